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
  char part_9[3993];
  char part_10[3996];
  char part_11[3988];
  char part_12[3978];
  char part_13[3993];
  char part_14[3973];
  char part_15[3998];
  char part_16[3981];
  char part_17[3921];
  char part_18[3997];
  char part_19[3984];
  char part_20[3994];
  char part_21[3979];
  char part_22[3991];
  char part_23[3907];
  char part_24[3984];
  char part_25[3984];
  char part_26[3959];
  char part_27[3995];
  char part_28[3956];
  char part_29[3990];
  char part_30[3999];
  char part_31[3929];
  char part_32[3946];
  char part_33[3937];
  char part_34[3966];
  char part_35[3921];
  char part_36[3997];
  char part_37[3982];
  char part_38[3521];
  char part_39[3776];
  char part_40[3993];
  char part_41[3989];
  char part_42[3996];
  char part_43[3972];
  char part_44[3914];
  char part_45[3991];
  char part_46[3977];
  char part_47[3998];
  char part_48[3999];
  char part_49[3989];
  char part_50[3919];
  char part_51[3987];
  char part_52[3929];
  char part_53[3997];
  char part_54[3984];
  char part_55[3986];
  char part_56[4000];
  char part_57[3997];
  char part_58[3983];
  char part_59[3997];
  char part_60[3958];
  char part_61[3988];
  char part_62[3977];
  char part_63[3979];
  char part_64[3851];
  char part_65[3565];
  char part_66[3996];
  char part_67[3984];
  char part_68[3997];
  char part_69[3994];
  char part_70[3985];
  char part_71[3986];
  char part_72[3994];
  char part_73[3954];
  char part_74[3996];
  char part_75[3966];
  char part_76[3993];
  char part_77[3918];
  char part_78[3993];
  char part_79[319];
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
    "[[\"tile_slice_index\", \"type\", \"index\"]]\0"
    "arm_sme.extract_tile_slice\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<F16, BF16>>, LengthIs<8>>\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>\0"
    "lhsMask\0"
    "rhsMask\0"
    "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)\0"
    "AllTypesMatch<lhs,rhs>\0"
    "HasMatchingMaskTypeConstraint<lhs,lhsMask>\0"
    "HasMatchingMaskTypeConstraint<rhs,rhsMask>\0"
    "OptionalTypesMatchWith<result,acc>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"acc\", \"same\", \"result\"]]\0"
    "arm_sme.fmopa_2way\0"
    "arm_sme.fmops_2way\0"
    "attr-dict `:` type($tile)\0"
    "arm_sme.get_tile\0"
    "$vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)\? attr-dict `:` type($vector) `into` type($result)\0"
    "TypesMatchWith<tile,vector>\0"
    "[[\"result\", \"same\", \"tile\"], [\"tile_slice_index\", \"type\", \"index\"]]\0"
    "arm_sme.insert_tile_slice\0"
    "LLVM_Type\0"
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
    "arm_sme.intr.ld1h.vert\0"
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
    "arm_sme.intr.mopa",
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
    "[[\"result\", \"same\", \"tile\"], [\"indices\", \"type\", \"index\"], [\"tile_slice_index\", \"type\", \"index\"]]\0"
    "arm_sme.load_tile_slice\0"
    "#arm_sme.kind\0"
    "#arm_sme.kind<add>\0"
    "$lhs `,` $rhs oilist( `kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs)\0"
    "OuterProductResultTileTypeConstraint<lhs,result>\0"
    "OuterProductResultTileTypeConstraint<lhs,acc>\0"
    "[[\"rhs\", \"same\", \"lhs\"]]\0"
    "arm_sme.outerproduct\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>\0"
    "AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>\0"
    "arm_sme.smopa_2way\0"
    "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>\0"
    "arm_sme.smopa_4way\0"
    "arm_sme.smops_2way\0"
    "arm_sme.smops_4way\0"
    "$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)\? attr-dict `:` type($base) `,` type($mask) `,` type($tile)\0"
    "TileSliceMaskConstraint<tile,mask>\0"
    "[[\"tile_slice_index\", \"type\", \"index\"], [\"indices\", \"type\", \"index\"]]\0"
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
    "[[\"padding\", \"element_type\", \"result\"], [\"indices\", \"type\", \"index\"]]\0"
    "arm_sme.tile_load\0"
    "valueToStore\0"
    "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)\? (`layout` `` $layout^)\?attr-dict `:` type($base) `,` type($valueToStore)\0"
    "AllElementTypesMatch<valueToStore,base>\0"
    "HasMatchingMaskTypeConstraint<valueToStore,mask>\0"
    "arm_sme.tile_store\0"
    "arm_sme.umopa_2way\0"
    "arm_sme.umopa_4way\0"
    "arm_sme.umops_2way\0"
    "arm_sme.umops_4way\0"
    "arm_sme.usmopa_4way\0"
    "arm_sme.usmops_4way\0"
    "attr-dict `:` type($res)\0"
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
    "I64Attr",
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
    "TypeIs\0"
    "arm_sve.intr.convert.from.svbool\0"
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
    "async.await\0"
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
    "$size `:` type($result) attr-dict",
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
    "caller",
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
    "three_way",
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
    "discardable",
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
    "[[\"dynamicSizes\", \"type\", \"index\"], [\"symbolOperands\", \"type\", \"index\"]]\0"
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
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)\0"
    "[[\"rows\", \"type\", \"index\"], [\"cols\", \"type\", \"index\"]]\0"
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
    "[[\"brows\", \"type\", \"index\"], [\"bcols\", \"type\", \"index\"], [\"bnnz\", \"type\", \"index\"], [\"rBlockSize\", \"type\", \"index\"], [\"cBlockSize\", \"type\", \"index\"]]\0"
    "gpu.create_bsr\0"
    "nnz\0"
    "rowIdxs\0"
    "colIdxs\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` type($values)\0"
    "[[\"rows\", \"type\", \"index\"], [\"cols\", \"type\", \"index\"], [\"nnz\", \"type\", \"index\"]]\0"
    "gpu.create_coo\0"
    "idxs\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)\0"
    "gpu.create_coo_aos",
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
    "[[\"dims\", \"type\", \"index\"]]\0"
    "gpu.create_dn_tensor\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)\0"
    "gpu.dealloc\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnTensor attr-dict\0"
    "gpu.destroy_dn_tensor\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict\0"
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
    "hook:gpu.launch\0"
    "[[\"gridSizeX\", \"type\", \"index\"], [\"gridSizeY\", \"type\", \"index\"], [\"gridSizeZ\", \"type\", \"index\"], [\"blockSizeX\", \"type\", \"index\"], [\"blockSizeY\", \"type\", \"index\"], [\"blockSizeZ\", \"type\", \"index\"], [\"clusterSizeX\", \"type\", \"index\"], [\"clusterSizeY\", \"type\", \"index\"], [\"clusterSizeZ\", \"type\", \"index\"], [\"dynamicSharedMemorySize\", \"type\", \"i32\"]]\0"
    "gpu.launch\0"
    "AnyOf<Index, I32, I64>\0"
    "kernelOperands\0"
    "asyncObject\0"
    "kernel\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)\? $kernel ( `clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)` )\? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict\0"
    "AllTypesMatch<gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ>\0"
    "[[\"gridSizeY\", \"same\", \"gridSizeX\"], [\"gridSizeZ\", \"same\", \"gridSizeX\"], [\"blockSizeX\", \"same\", \"gridSizeX\"], [\"blockSizeY\", \"same\", \"gridSizeX\"], [\"blockSizeZ\", \"same\", \"gridSizeX\"], [\"dynamicSharedMemorySize\", \"type\", \"i32\"]]\0"
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
    "computeType",
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType\0"
    "gpu.sddmm\0"
    "bufferSz\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $spmatC attr-dict `into` $computeType\0"
    "[[\"bufferSz\", \"type\", \"index\"]]\0"
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
    "AllTypesMatch<value,shuffleResult>\0"
    "[[\"shuffleResult\", \"same\", \"value\"], [\"offset\", \"type\", \"i32\"], [\"width\", \"type\", \"i32\"], [\"valid\", \"type\", \"i1\"]]\0"
    "gpu.shuffle\0"
    "!gpu.sparse.spgemmop_handle\0"
    "spmatA\0"
    "spmatB\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $spmatB (`{` $modeB^ `}`)\? `,` $spmatC `,` $desc attr-dict `:` $computeType\0"
    "gpu.spgemm_copy\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict\0"
    "gpu.spgemm_create_descr\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $desc attr-dict\0"
    "gpu.spgemm_destroy_descr\0"
    "#gpu.spgemm_work_estimation_or_compute_kind\0"
    "bufferSzNew\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $kind `}` $spmatA (`{` $modeA^ `}`)\? `,` $spmatB (`{` $modeB^ `}`)\? `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)\0"
    "[[\"bufferSz\", \"type\", \"index\"], [\"bufferSzNew\", \"type\", \"index\"]]\0"
    "gpu.spgemm_work_estimation_or_compute\0"
    "gpu.spmat_get_size\0"
    "dnmatC\0"
    "buffers\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into` $computeType\0"
    "gpu.spmm\0"
    "bufferSzs\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType\0"
    "[[\"bufferSzs\", \"type\", \"index\"]]\0"
    "gpu.spmm_buffer_size\0"
    "dnX\0"
    "dnY\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType\0"
    "gpu.spmv\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnX `,` $dnY attr-dict `into` $computeType\0"
    "gpu.spmv_buffer_size\0"
    "#gpu.broadcast\0"
    "broadcast_type\0"
    "$src `,` $broadcast_type ($lane^)\? attr-dict `:` type($result)\0"
    "[[\"src\", \"same\", \"result\"], [\"lane\", \"type\", \"i32\"]]\0"
    "gpu.subgroup_broadcast\0"
    "gpu.subgroup_id\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, F16, F32, F64>>>\0"
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
    "gpu.subgroup_mma_insert_thread_local",
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
    "$base_type `<` $args `>` ` ` attr-dict\0"
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
    "result_tensors",
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
    "linalg.depthwise_conv_3d_ndhwc_dhwc\0"
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
    "static_inner_tiles",
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
    "amdgpu_gfxcc",
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
    "\"di_composite_type\"\0"
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
    "di_subrange",
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
    "#llvm.tailcallkind<none>",
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
    "operand_attrs\0"
    "(`has_side_effects` $has_side_effects^)\? (`is_align_stack` $is_align_stack^)\? (`tail_call_kind` `=` $tail_call_kind^)\? (`asm_dialect` `=` $asm_dialect^)\? (`operand_attrs` `=` $operand_attrs^)\? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)\0"
    "llvm.inline_asm\0"
    "AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>\0"
    "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)\0"
    "TypesMatchWith<vector,value>\0"
    "AllTypesMatch<res,vector>\0"
    "[[\"value\", \"element_type\", \"vector\"], [\"vector\", \"same\", \"res\"]]\0"
    "llvm.insertelement",
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
    "llvm.intr.coro.begin\0"
    "unwind\0"
    "retvals\0"
    "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)\0"
    "[[\"unwind\", \"type\", \"i1\"]]\0"
    "llvm.intr.coro.end\0"
    "$id `,` $handle attr-dict `:` functional-type(operands, results)\0"
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
    "[[\"final\", \"type\", \"i1\"]]\0"
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
    "llvm.intr.invariant.end\0"
    "$size `,` $ptr attr-dict `:` qualified(type($ptr))\0"
    "llvm.intr.invariant.start\0"
    "[[\"res\", \"type\", \"i1\"]]\0"
    "llvm.intr.is.constant\0"
    "bit\0"
    "llvm.intr.is.fpclass\0"
    "$ptr attr-dict `:` qualified(type($ptr))",
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
    "llvm.intr.vector.extract\0"
    "dstvec\0"
    "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)\0"
    "AllTypesMatch<dstvec,res>\0"
    "[[\"res\", \"same\", \"dstvec\"]]\0"
    "llvm.intr.vector.insert\0"
    "vec1\0"
    "vec2\0"
    "AllTypesMatch<vec1,vec2>\0"
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
    "op3",
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
    "llvm.urem",
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
    "memref.load",
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
    "`(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)\?",
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
    "[[\"txcount\", \"type\", \"index\"], [\"mbarId\", \"type\", \"index\"], [\"predicate\", \"type\", \"i1\"]]",
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
    "MMAB1Op",
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
    "query_type",
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
    "#nvvm.tma_load_mode<tile>",
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
    "nvvm.mbarrier.arrive",
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
    "nvvm.read.ptx.sreg.ctaid.z",
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
    "aShift",
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
    "$args attr-dict `:` functional-type($args, $res)",
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
    "HasParent<omp.declare_mapper>",
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
    "proc_bind_kind",
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
    "use_device_ptr_vars",
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
    "[[\"applyee\", \"type\", \"!omp.cli\"]]",
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
    "pdl.types\0"
    "pdl_interp\0"
    "$name `(` $args `:` type($args) `)` (`:` type($results)^)\? attr-dict `->` successors\0"
    "pdl_interp.apply_constraint\0"
    "pdl_interp.apply_rewrite\0"
    "operands `:` type($lhs) attr-dict `->` successors\0"
    "pdl_interp.are_equal\0"
    "$dest attr-dict\0"
    "pdl_interp.branch\0"
    "constantValue\0"
    "$attribute `is` $constantValue attr-dict `->` successors\0"
    "[[\"attribute\", \"type\", \"!pdl.attribute\"]]\0"
    "pdl_interp.check_attribute\0"
    "inputOp\0"
    "compareAtLeast\0"
    "`of` $inputOp `is` (`at_least` $compareAtLeast^)\? $count attr-dict `->` successors",
    "[[\"inputOp\", \"type\", \"!pdl.operation\"]]\0"
    "pdl_interp.check_operand_count\0"
    "`of` $inputOp `is` $name attr-dict `->` successors\0"
    "pdl_interp.check_operation_name\0"
    "pdl_interp.check_result_count\0"
    "$value `is` $type attr-dict `->` successors\0"
    "[[\"value\", \"type\", \"!pdl.type\"]]\0"
    "pdl_interp.check_type\0"
    "$value `are` $types attr-dict `->` successors\0"
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
    "pdl_interp.get_defining_op\0"
    "$index `of` $inputOp attr-dict\0"
    "[[\"inputOp\", \"type\", \"!pdl.operation\"], [\"value\", \"type\", \"!pdl.value\"]]\0"
    "pdl_interp.get_operand\0"
    "($index^)\? `of` $inputOp `:` type($value) attr-dict\0"
    "pdl_interp.get_operands\0"
    "pdl_interp.get_result\0"
    "pdl_interp.get_results\0"
    "AllOf<!pdl.range, ElementType<!pdl.operation>>\0"
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
    "$ptr attr-dict `:` type($ptr)",
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
    "cpol\0"
    "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))\0"
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
    "[[\"src\", \"type\", \"vector<3xi32>\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<16xf16>\"]]",
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
    "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
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
    "[[\"src\", \"type\", \"vector<16xbf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<3xi32>\"]]",
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
    "rocdl.ds.atomic.async.barrier.arrive.b64\0"
    "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)\0"
    "[[\"val\", \"type\", \"i64\"], [\"res\", \"type\", \"i64\"]]\0"
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
    "rocdl.flat.prefetch\0"
    "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)\0"
    "AllTypesMatch<res,src0,src1,src2>\0"
    "[[\"src0\", \"same\", \"res\"], [\"src1\", \"same\", \"res\"], [\"src2\", \"same\", \"res\"]]\0"
    "rocdl.fmed3\0"
    "aux\0"
    "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))\0"
    "rocdl.global.load.async.to.lds.b128\0"
    "rocdl.global.load.async.to.lds.b32\0"
    "rocdl.global.load.async.to.lds.b64\0"
    "rocdl.global.load.async.to.lds.b8\0"
    "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict\0"
    "rocdl.global.load.lds\0"
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
    "rocdl.iglp.opt",
    "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)\0"
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
    "[[\"old\", \"type\", \"i32\"], [\"src\", \"type\", \"i32\"]]\0"
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
    "rocdl.raw.ptr.buffer.atomic.cmpswap\0"
    "operands attr-dict `:` type($vdata)\0"
    "[[\"offset\", \"type\", \"i32\"], [\"soffset\", \"type\", \"i32\"], [\"aux\", \"type\", \"i32\"]]\0"
    "rocdl.raw.ptr.buffer.atomic.fadd\0"
    "rocdl.raw.ptr.buffer.atomic.fmax\0"
    "rocdl.raw.ptr.buffer.atomic.smax\0"
    "rocdl.raw.ptr.buffer.atomic.umin\0"
    "rocdl.raw.ptr.buffer.load\0"
    "voffset\0"
    "operands attr-dict\0"
    "[[\"size\", \"type\", \"i32\"], [\"voffset\", \"type\", \"i32\"], [\"soffset\", \"type\", \"i32\"], [\"offset\", \"type\", \"i32\"], [\"aux\", \"type\", \"i32\"]]\0"
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
    "rocdl.s.barrier.signal",
    "`id` `=` $id attr-dict `->` type($res)\0"
    "rocdl.s.barrier.signal.isfirst\0"
    "rocdl.s.barrier.signal.var\0"
    "rocdl.s.barrier.wait\0"
    "[[\"res\", \"type\", \"i32\"]]\0"
    "rocdl.s.get.barrier.state\0"
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
    "rocdl.wmma.scale16.f32.32x16x128.f4",
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
    "AnyOf<AllOf<RankedTensorOf<AnyOf<AnyInteger, Index>>, RankIs<1>>, !shape.value_shape>",
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
    "`dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)",
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
    "smt.implies",
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
    "sparse_tensor.disassemble",
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
    "NumEnqueuedSubgroups",
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
    "MultiView",
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
    "StencilRefUnchangedFrontAMD",
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
    "AllowRecip",
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
    "OpAtomicCompareExchangeWeak",
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
    "enum<@PackedVectorFormat>",
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
    "spirv.CL.rsqrt",
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
    "AllTypesMatch<x,y,a,result>",
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
    "$execution_scope operands attr-dict `:` type($value) `,` type($delta)",
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
    "[[\"result\", \"same\", \"c\"]]",
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
    "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
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
    "isolated_from_above",
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
    "transform.memref.alloca_to_global",
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
    "packing_loop",
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
    "transform.structured.replace\0"
    "transform.structured.rewrite_in_destination_passing_style\0"
    "transform.structured.scalarize",
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
    "transform.xegpu.get_desc_op\0"
    "dynamic_nb_prefetch\0"
    "desc_op\0"
    "static_nb_prefetch",
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
    "[[\"res2\", \"same\", \"res1\"]]\0"
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
    "vector.interleave\0"
    "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)\0"
    "vector.load\0"
    "maskRegion",
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
    "vector.outerproduct\0"
    "AnyOf<AnyVectorOfAnyRank, AnyInteger, Index, AnyFloat>\0"
    "#vector.punctuation\0"
    "#vector.punctuation<newline>\0"
    "stringLiteral\0"
    "($source^ `:` type($source))\? oilist( `str` $stringLiteral | `punctuation` $punctuation) attr-dict\0"
    "vector.print\0"
    "$kind `,` $vector (`,` $acc^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($vector) `into` type($dest)\0"
    "OptionalTypesMatchWith<dest,acc>\0"
    "vector.reduction\0"
    "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>\0"
    "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)\0"
    "AllElementTypesMatch<source,result>\0"
    "vector.scalable.extract\0"
    "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)\0"
    "AllElementTypesMatch<valueToStore,dest>\0"
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
    "global_val",
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
    "mem_layout",
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
    "xegpu.init_nbarrier",
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
    "xevm.memfence",
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
    {35873, 5, 0, {164, 68}, {0, 0}, {27, 3}, {23, 3}, {470, 3}, {0, 0}}, {41992, 5, 0, {232, 42}, {0, 0}, {0, 0}, {0, 0}, {537, 1}, {0, 0}},
    {6266, 5, 0, {274, 29}, {30, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48118, 5, 0, {303, 7}, {0, 0}, {0, 0}, {0, 0}, {632, 4}, {0, 0}},
    {49512, 5, 0, {310, 2}, {36, 31}, {67, 23}, {0, 0}, {0, 0}, {0, 0}}, {52051, 5, 0, {312, 4}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}},
    {49574, 5, 0, {316, 29}, {0, 0}, {90, 1}, {26, 1}, {685, 1}, {0, 0}}, {54217, 5, 0, {0, 0}, {0, 0}, {91, 6}, {0, 0}, {0, 0}, {0, 0}},
    {54658, 5, 0, {345, 49}, {97, 7}, {104, 1}, {27, 1}, {0, 0}, {0, 0}}, {58255, 5, 0, {394, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {17, 5, 0, {399, 66}, {0, 0}, {105, 21}, {28, 12}, {685, 1}, {862, 1}}, {17609, 5, 0, {465, 26}, {0, 0}, {126, 1}, {40, 1}, {0, 0}, {0, 0}},
    {72177, 5, 0, {491, 17}, {127, 2}, {129, 2}, {41, 1}, {0, 0}, {0, 0}}, {73965, 5, 0, {508, 99}, {0, 0}, {131, 6}, {42, 9}, {1041, 5}, {0, 0}},
    {12, 5, 1, {607, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1119, 1}}, {73972, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {111871, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {112857, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {116533, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {121831, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {1705, 1}, {0, 0}}, {146096, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {1848, 2}, {0, 0}},
    {162352, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {164748, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}, {0, 0}},
    {54789, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {170887, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16289, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {1705, 1}, {2076, 1}}, {35881, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}},
    {30126, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {2325, 2}, {0, 0}}, {197386, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {685, 1}, {0, 0}},
    {202220, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {206105, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {212343, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21146, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {3274, 3}, {0, 0}},
    {255795, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {3351, 2}, {0, 0}}, {265297, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14211, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {293395, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {1705, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {298191, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {301462, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {303885, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {685, 1}, {0, 0}},
    {310298, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {1705, 1}, {0, 0}},
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
    {34731, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {35009, 34857, 0, {314, 3}, {317, 1}, {0, 0}, {0, 0}, {0, 0}, {449, 3}, {452, 1}},
    {35270, 35127, 0, {318, 3}, {321, 1}, {0, 0}, {0, 0}, {0, 0}, {454, 3}, {457, 1}}, {35395, 34857, 0, {314, 3}, {317, 1}, {0, 0}, {0, 0}, {0, 0}, {459, 4}, {463, 1}},
    {35504, 35127, 0, {322, 3}, {325, 1}, {0, 0}, {0, 0}, {0, 0}, {454, 3}, {457, 1}}, {35812, 35663, 0, {326, 2}, {328, 1}, {0, 0}, {0, 0}, {0, 0}, {465, 3}, {468, 1}},
    {35832, 35127, 0, {322, 3}, {325, 1}, {0, 0}, {0, 0}, {0, 0}, {454, 3}, {457, 1}}, {35852, 35127, 0, {322, 3}, {325, 1}, {0, 0}, {0, 0}, {0, 0}, {454, 3}, {457, 1}},
    {36870, 36758, 0, {332, 1}, {333, 1}, {0, 0}, {0, 0}, {0, 0}, {473, 3}, {476, 1}}, {37241, 37070, 0, {334, 2}, {336, 1}, {0, 0}, {0, 0}, {351, 1}, {478, 3}, {481, 1}},
    {37780, 37434, 1, {337, 5}, {342, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}}, {37799, 37434, 1, {337, 5}, {342, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}},
    {37844, 37818, 0, {0, 0}, {332, 1}, {0, 0}, {0, 0}, {0, 0}, {491, 2}, {0, 0}}, {38074, 37861, 0, {343, 3}, {333, 1}, {0, 0}, {0, 0}, {351, 1}, {493, 4}, {497, 1}},
    {38110, 0, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {38270, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {38294, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {38317, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {38341, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {38364, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {38388, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {38411, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {38435, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {38458, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {38482, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {38726, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {38744, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {38767, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {38785, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {38878, 0, 0, {354, 3}, {346, 1}, {0, 0}, {0, 0}, {352, 1}, {501, 2}, {499, 1}},
    {38902, 0, 0, {354, 3}, {346, 1}, {0, 0}, {0, 0}, {352, 1}, {501, 2}, {499, 1}}, {38925, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {38949, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {38973, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {38997, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39035, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {39059, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {39082, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {39106, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {39129, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {39153, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {39176, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {39200, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {39223, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}},
    {39247, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {499, 1}}, {39331, 0, 0, {360, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {503, 1}},
    {39348, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39373, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39398, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39422, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39446, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39470, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39494, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39519, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39577, 0, 0, {363, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {505, 1}, {499, 1}}, {39602, 0, 0, {363, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {505, 1}, {499, 1}},
    {39636, 0, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {353, 1}, {0, 0}, {0, 0}}, {39975, 39659, 0, {366, 5}, {333, 1}, {0, 0}, {0, 0}, {351, 1}, {506, 4}, {510, 1}},
    {40299, 40032, 1, {371, 5}, {333, 1}, {0, 0}, {0, 0}, {354, 1}, {512, 7}, {519, 1}}, {40457, 37434, 1, {376, 5}, {381, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}},
    {40766, 37434, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}}, {40785, 37434, 1, {376, 5}, {381, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}},
    {40804, 37434, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}}, {41075, 40823, 0, {388, 5}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {521, 3}, {524, 1}},
    {41171, 41119, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {355, 1}, {89, 1}, {526, 1}}, {41192, 37434, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}},
    {41212, 37434, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}}, {41571, 41268, 1, {393, 4}, {333, 1}, {0, 0}, {0, 0}, {351, 1}, {528, 4}, {532, 1}},
    {41819, 41602, 1, {397, 4}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {534, 3}, {114, 1}}, {41838, 37434, 1, {376, 5}, {381, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}},
    {41857, 37434, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}}, {41876, 37434, 1, {376, 5}, {381, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}},
    {41895, 37434, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}}, {41914, 37434, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}},
    {41934, 37434, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 6}, {489, 1}}, {41979, 41954, 0, {0, 0}, {401, 1}, {0, 0}, {0, 0}, {0, 0}, {491, 2}, {0, 0}},
    {42317, 42200, 0, {402, 1}, {403, 1}, {0, 0}, {0, 0}, {0, 0}, {538, 2}, {540, 1}}, {42462, 42345, 0, {404, 1}, {405, 1}, {0, 0}, {0, 0}, {0, 0}, {542, 2}, {544, 1}},
    {42837, 42745, 0, {406, 1}, {407, 1}, {0, 0}, {0, 0}, {356, 1}, {546, 2}, {548, 1}}, {42900, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43016, 35127, 0, {411, 3}, {414, 1}, {0, 0}, {0, 0}, {0, 0}, {454, 3}, {457, 1}}, {43110, 0, 0, {415, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {550, 1}, {0, 0}},
    {43143, 0, 0, {416, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {550, 1}, {0, 0}}, {43219, 0, 0, {417, 1}, {346, 1}, {0, 0}, {0, 0}, {356, 1}, {0, 0}, {0, 0}},
    {43242, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {43260, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43278, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {43296, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43314, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {43364, 0, 0, {418, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {551, 2}, {553, 1}},
    {43382, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {43400, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43418, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {43437, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43454, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {43472, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43490, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {43509, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43577, 0, 0, {421, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {555, 2}, {557, 1}}, {43604, 0, 0, {423, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43630, 0, 0, {425, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {43921, 43712, 0, {429, 3}, {432, 1}, {0, 0}, {0, 0}, {0, 0}, {559, 3}, {562, 1}},
    {43991, 43712, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {559, 3}, {562, 1}}, {44011, 43712, 0, {429, 3}, {432, 1}, {0, 0}, {0, 0}, {0, 0}, {564, 2}, {562, 1}},
    {44031, 43712, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {564, 2}, {562, 1}}, {44058, 43712, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {564, 2}, {562, 1}},
    {44087, 43712, 0, {429, 3}, {432, 1}, {0, 0}, {0, 0}, {0, 0}, {559, 3}, {562, 1}}, {44107, 43712, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {559, 3}, {562, 1}},
    {44127, 43712, 0, {429, 3}, {432, 1}, {0, 0}, {0, 0}, {0, 0}, {564, 2}, {562, 1}}, {44147, 43712, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {564, 2}, {562, 1}},
    {44312, 44167, 0, {437, 3}, {440, 1}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {568, 1}}, {44594, 44453, 0, {441, 3}, {444, 1}, {0, 0}, {0, 0}, {0, 0}, {570, 3}, {573, 1}},
    {44705, 44453, 0, {445, 3}, {448, 1}, {0, 0}, {0, 0}, {0, 0}, {570, 3}, {573, 1}}, {44719, 44453, 0, {441, 3}, {444, 1}, {0, 0}, {0, 0}, {0, 0}, {570, 3}, {573, 1}},
    {44732, 44453, 0, {445, 3}, {448, 1}, {0, 0}, {0, 0}, {0, 0}, {570, 3}, {573, 1}}, {44746, 44453, 0, {445, 3}, {448, 1}, {0, 0}, {0, 0}, {0, 0}, {570, 3}, {573, 1}},
    {45005, 44797, 0, {449, 2}, {451, 2}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {577, 1}}, {45464, 45056, 0, {453, 4}, {457, 4}, {0, 0}, {0, 0}, {0, 0}, {579, 2}, {581, 1}},
    {45707, 45595, 0, {462, 2}, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {583, 1}}, {45806, 45726, 0, {465, 1}, {466, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {45875, 45818, 0, {467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {585, 1}}, {46074, 45960, 0, {118, 1}, {468, 1}, {0, 0}, {0, 0}, {357, 3}, {587, 2}, {0, 0}},
    {46220, 46129, 0, {469, 1}, {470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {589, 1}}, {46298, 46237, 0, {470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {591, 1}},
    {46339, 46313, 0, {471, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {589, 1}}, {46390, 13097, 0, {0, 0}, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {593, 1}},
    {46511, 46237, 0, {470, 1}, {473, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {595, 1}}, {46670, 46562, 0, {473, 1}, {0, 0}, {0, 0}, {474, 3}, {0, 0}, {597, 1}, {598, 1}},
    {46792, 46694, 0, {477, 1}, {478, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {600, 1}}, {46997, 46886, 5, {479, 2}, {481, 2}, {483, 1}, {0, 0}, {0, 0}, {602, 4}, {606, 2}},
    {47106, 47070, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {360, 5}, {610, 3}, {0, 0}}, {47139, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {613, 4}, {0, 0}},
    {47272, 47234, 0, {485, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {47343, 47294, 0, {462, 2}, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {583, 1}},
    {47370, 47234, 0, {485, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {47440, 47390, 0, {486, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {591, 1}},
    {47499, 47471, 0, {0, 0}, {488, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {47520, 46694, 0, {477, 1}, {478, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {600, 1}},
    {47547, 47234, 0, {485, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {47608, 47234, 0, {485, 1}, {489, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}},
    {47746, 47639, 0, {490, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {619, 1}, {620, 1}}, {47795, 47471, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {622, 1}, {623, 1}},
    {47828, 46237, 0, {470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {591, 1}}, {47849, 47234, 0, {465, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {47877, 47234, 0, {465, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48017, 47901, 0, {491, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {625, 1}, {626, 1}},
    {48106, 48037, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {628, 4}, {0, 0}}, {48309, 48184, 1, {493, 3}, {496, 1}, {0, 0}, {0, 0}, {366, 1}, {636, 2}, {638, 1}},
    {48475, 48375, 0, {497, 1}, {498, 1}, {0, 0}, {0, 0}, {0, 0}, {640, 2}, {0, 0}}, {48748, 48541, 1, {499, 3}, {502, 1}, {0, 0}, {0, 0}, {0, 0}, {622, 1}, {642, 1}},
    {48806, 48770, 0, {503, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {644, 1}, {0, 0}}, {49093, 48868, 0, {504, 2}, {506, 1}, {0, 0}, {0, 0}, {367, 2}, {645, 7}, {0, 0}},
    {49359, 49209, 0, {507, 1}, {508, 1}, {0, 0}, {0, 0}, {369, 1}, {652, 5}, {0, 0}}, {49488, 49383, 0, {508, 1}, {509, 1}, {0, 0}, {0, 0}, {367, 2}, {657, 4}, {0, 0}},
    {51933, 51821, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {370, 2}, {675, 10}, {0, 0}}, {52016, 51956, 0, {573, 1}, {574, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {52110, 52062, 0, {575, 1}, {0, 0}, {0, 0}, {0, 0}, {372, 1}, {686, 1}, {687, 1}}, {52217, 52133, 0, {576, 1}, {0, 0}, {0, 0}, {577, 1}, {0, 0}, {689, 3}, {0, 0}},
    {52555, 52292, 1, {578, 3}, {0, 0}, {0, 0}, {581, 2}, {373, 1}, {692, 4}, {696, 1}}, {52901, 52681, 1, {583, 3}, {0, 0}, {0, 0}, {586, 2}, {374, 2}, {689, 3}, {0, 0}},
    {53145, 53008, 0, {591, 1}, {592, 1}, {0, 0}, {0, 0}, {341, 1}, {698, 4}, {702, 1}}, {53157, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {704, 4}, {214, 1}},
    {53169, 53008, 0, {591, 1}, {592, 1}, {0, 0}, {0, 0}, {341, 1}, {698, 4}, {702, 1}}, {53183, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {704, 4}, {214, 1}},
    {53254, 53197, 0, {596, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {53302, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}},
    {53372, 53336, 0, {0, 0}, {597, 1}, {0, 0}, {0, 0}, {376, 1}, {714, 3}, {0, 0}}, {53389, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}},
    {53665, 53411, 0, {598, 2}, {591, 1}, {0, 0}, {0, 0}, {0, 0}, {717, 4}, {721, 1}}, {53680, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {704, 4}, {214, 1}},
    {53743, 33562, 0, {593, 2}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {723, 3}, {726, 1}}, {53754, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}},
    {53766, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}}, {53823, 53008, 0, {591, 1}, {601, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}},
    {53834, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}}, {53846, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}},
    {53860, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {704, 4}, {214, 1}}, {53872, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}},
    {53884, 33562, 0, {593, 2}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {723, 3}, {726, 1}}, {53896, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {704, 4}, {214, 1}},
    {54066, 53927, 0, {602, 2}, {595, 1}, {0, 0}, {0, 0}, {348, 1}, {734, 5}, {739, 1}}, {54117, 53008, 0, {591, 1}, {604, 1}, {0, 0}, {0, 0}, {341, 1}, {741, 4}, {745, 1}},
    {54128, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}}, {54142, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}},
    {54155, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}}, {54167, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}},
    {54180, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {704, 4}, {214, 1}}, {54192, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}},
    {54204, 53008, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {708, 4}, {712, 1}}, {54907, 54828, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}},
    {55091, 54952, 0, {615, 1}, {616, 1}, {0, 0}, {0, 0}, {0, 0}, {754, 2}, {756, 1}}, {55245, 55159, 0, {617, 1}, {618, 1}, {0, 0}, {0, 0}, {377, 1}, {753, 1}, {0, 0}},
    {55316, 55257, 0, {619, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {55329, 54828, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}},
    {55347, 54828, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}}, {55372, 54828, 0, {621, 1}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}},
    {55390, 54828, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}}, {55407, 54828, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}},
    {55433, 54828, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}}, {55451, 45960, 0, {622, 1}, {623, 1}, {0, 0}, {0, 0}, {357, 3}, {758, 3}, {0, 0}},
    {55481, 45960, 0, {622, 1}, {623, 1}, {0, 0}, {0, 0}, {378, 3}, {753, 1}, {0, 0}}, {55552, 55499, 0, {624, 1}, {625, 1}, {0, 0}, {0, 0}, {0, 0}, {761, 2}, {0, 0}},
    {55647, 55579, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {381, 2}, {763, 9}, {0, 0}}, {55752, 55679, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {383, 1}, {753, 1}, {0, 0}},
    {55902, 55762, 0, {626, 3}, {618, 1}, {0, 0}, {0, 0}, {0, 0}, {772, 2}, {774, 1}}, {55952, 0, 0, {0, 0}, {614, 1}, {0, 0}, {0, 0}, {384, 1}, {776, 2}, {0, 0}},
    {55987, 55967, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {385, 1}, {778, 1}, {0, 0}}, {56145, 56014, 0, {629, 1}, {630, 1}, {0, 0}, {0, 0}, {0, 0}, {779, 1}, {780, 1}},
    {56216, 54828, 0, {631, 2}, {633, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}}, {56256, 56242, 4, {0, 0}, {0, 0}, {634, 2}, {0, 0}, {0, 0}, {782, 3}, {0, 0}},
    {56320, 56284, 4, {636, 1}, {618, 1}, {22, 1}, {0, 0}, {386, 1}, {785, 4}, {789, 1}}, {56438, 56351, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {387, 3}, {791, 1}, {0, 0}},
    {56489, 56450, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {390, 1}, {792, 8}, {0, 0}}, {56680, 56552, 4, {637, 3}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {800, 4}, {804, 2}},
    {56717, 56701, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {391, 5}, {808, 4}, {0, 0}}, {56779, 56739, 0, {0, 0}, {618, 1}, {0, 0}, {0, 0}, {396, 1}, {812, 2}, {0, 0}},
    {56864, 56830, 0, {0, 0}, {640, 1}, {0, 0}, {0, 0}, {397, 1}, {812, 2}, {0, 0}}, {57110, 56931, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {398, 6}, {791, 1}, {0, 0}},
    {57137, 57123, 4, {641, 1}, {0, 0}, {128, 2}, {0, 0}, {0, 0}, {814, 5}, {819, 2}}, {57193, 57174, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {404, 2}, {0, 0}, {0, 0}},
    {57242, 57207, 0, {0, 0}, {618, 1}, {0, 0}, {0, 0}, {406, 1}, {89, 1}, {0, 0}}, {57325, 47234, 0, {642, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {823, 2}, {825, 1}},
    {57402, 57336, 0, {612, 2}, {643, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {827, 1}}, {57420, 57336, 0, {621, 1}, {643, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {827, 1}},
    {57438, 57336, 0, {612, 2}, {643, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {827, 1}}, {57511, 0, 0, {644, 1}, {645, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}},
    {57592, 0, 0, {646, 1}, {645, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}}, {57612, 54828, 0, {631, 2}, {633, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}},
    {57622, 54828, 0, {647, 2}, {649, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}}, {57696, 57632, 0, {650, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {829, 4}, {0, 0}},
    {57709, 54828, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}}, {57839, 57766, 0, {651, 2}, {630, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {57992, 57887, 4, {653, 1}, {0, 0}, {654, 2}, {0, 0}, {408, 1}, {833, 4}, {789, 1}}, {58005, 54828, 0, {621, 1}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}},
    {58023, 54828, 0, {621, 1}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {753, 1}, {0, 0}}, {58040, 0, 0, {0, 0}, {645, 1}, {0, 0}, {0, 0}, {384, 1}, {0, 0}, {0, 0}},
    {58119, 58063, 0, {656, 1}, {0, 0}, {0, 0}, {0, 0}, {406, 1}, {0, 0}, {0, 0}}, {58243, 58134, 0, {657, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {837, 3}, {0, 0}},
    {58270, 45960, 0, {118, 1}, {658, 1}, {0, 0}, {0, 0}, {409, 4}, {840, 3}, {0, 0}}, {58534, 58309, 0, {659, 2}, {97, 1}, {0, 0}, {0, 0}, {413, 2}, {843, 3}, {846, 1}},
    {58588, 58553, 0, {0, 0}, {661, 1}, {0, 0}, {0, 0}, {415, 1}, {848, 4}, {0, 0}}, {58617, 58602, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {416, 6}, {852, 5}, {0, 0}},
    {58648, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {857, 5}, {0, 0}}, {60597, 60480, 4, {691, 1}, {692, 1}, {484, 1}, {0, 0}, {422, 2}, {867, 2}, {295, 1}},
    {60975, 60697, 1, {693, 3}, {696, 2}, {0, 0}, {0, 0}, {424, 1}, {869, 1}, {870, 1}}, {60985, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {61187, 61112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {425, 3}, {791, 1}, {0, 0}}, {61281, 61229, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {872, 3}, {526, 1}},
    {61295, 61229, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {872, 3}, {526, 1}}, {61308, 61229, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {872, 3}, {526, 1}},
    {61329, 61229, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {872, 3}, {526, 1}}, {61345, 61229, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {872, 3}, {526, 1}},
    {61368, 61229, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {872, 3}, {526, 1}}, {61700, 61505, 0, {698, 4}, {702, 2}, {0, 0}, {0, 0}, {430, 1}, {869, 1}, {875, 1}},
    {62165, 61784, 0, {704, 9}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {877, 1}}, {62475, 62200, 0, {715, 7}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {879, 1}},
    {62651, 62495, 0, {722, 6}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {879, 1}}, {62869, 62677, 0, {728, 7}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {879, 1}},
    {63083, 62891, 0, {735, 7}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {879, 1}}, {63298, 63140, 1, {742, 3}, {745, 2}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {881, 1}},
    {63420, 63319, 0, {747, 2}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {0, 0}}, {63517, 63432, 0, {750, 2}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {0, 0}},
    {63621, 63539, 0, {752, 2}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {0, 0}}, {63718, 63684, 0, {0, 0}, {754, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {63921, 63885, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {431, 8}, {883, 5}, {0, 0}}, {63930, 61229, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {872, 3}, {526, 1}},
    {63944, 61229, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {872, 3}, {526, 1}}, {64009, 63975, 0, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {64027, 63975, 0, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {64088, 64047, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {623, 1}},
    {64594, 64233, 5, {756, 11}, {749, 1}, {484, 1}, {0, 0}, {440, 2}, {888, 5}, {893, 1}}, {65569, 64662, 1, {767, 13}, {749, 1}, {0, 0}, {0, 0}, {442, 1}, {895, 2}, {897, 1}},
    {65702, 65585, 0, {780, 3}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {0, 0}}, {65866, 65713, 0, {783, 3}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}},
    {66089, 65953, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {443, 3}, {901, 10}, {0, 0}}, {66159, 66100, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {623, 1}},
    {66260, 66212, 0, {786, 1}, {0, 0}, {0, 0}, {0, 0}, {446, 1}, {911, 1}, {0, 0}}, {66291, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {912, 3}, {0, 0}},
    {66532, 66380, 0, {787, 1}, {788, 2}, {0, 0}, {0, 0}, {447, 2}, {915, 2}, {917, 1}}, {66846, 66651, 0, {790, 5}, {749, 1}, {0, 0}, {0, 0}, {449, 3}, {869, 1}, {0, 0}},
    {67062, 66865, 0, {795, 4}, {799, 2}, {0, 0}, {0, 0}, {449, 3}, {869, 1}, {919, 1}}, {67294, 67106, 0, {801, 5}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {0, 0}},
    {67374, 67324, 0, {806, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 1}, {921, 1}}, {67647, 67434, 0, {807, 3}, {810, 2}, {0, 0}, {0, 0}, {452, 1}, {923, 2}, {925, 1}},
    {67873, 67701, 0, {812, 5}, {749, 1}, {0, 0}, {0, 0}, {449, 3}, {869, 1}, {0, 0}}, {67964, 67889, 0, {817, 1}, {818, 2}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {0, 0}},
    {68069, 67988, 0, {820, 2}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {0, 0}}, {68449, 68150, 0, {822, 7}, {829, 2}, {0, 0}, {0, 0}, {453, 4}, {869, 1}, {927, 1}},
    {68487, 63539, 0, {752, 2}, {831, 4}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {879, 1}}, {68718, 68521, 1, {835, 5}, {749, 1}, {0, 0}, {0, 0}, {449, 3}, {869, 1}, {0, 0}},
    {68956, 68737, 2, {840, 4}, {844, 2}, {0, 0}, {0, 0}, {449, 3}, {869, 1}, {929, 1}}, {69155, 68985, 0, {846, 5}, {749, 1}, {0, 0}, {0, 0}, {457, 2}, {869, 1}, {0, 0}},
    {69304, 69164, 0, {851, 4}, {799, 2}, {0, 0}, {0, 0}, {457, 2}, {869, 1}, {919, 1}}, {69471, 69355, 0, {855, 2}, {135, 1}, {0, 0}, {0, 0}, {459, 1}, {931, 8}, {939, 1}},
    {69494, 66100, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {623, 1}}, {69821, 69697, 0, {857, 3}, {860, 1}, {0, 0}, {0, 0}, {460, 2}, {941, 2}, {943, 1}},
    {69974, 69881, 0, {861, 1}, {860, 1}, {0, 0}, {0, 0}, {0, 0}, {945, 2}, {947, 1}}, {70113, 70036, 0, {862, 1}, {863, 1}, {0, 0}, {0, 0}, {462, 1}, {949, 2}, {0, 0}},
    {70308, 70149, 0, {864, 2}, {866, 1}, {0, 0}, {0, 0}, {0, 0}, {951, 2}, {953, 1}}, {70535, 70346, 0, {867, 3}, {863, 1}, {0, 0}, {0, 0}, {0, 0}, {955, 2}, {957, 1}},
    {70810, 70718, 0, {870, 2}, {860, 1}, {0, 0}, {0, 0}, {463, 2}, {959, 1}, {114, 1}}, {71004, 70926, 0, {872, 3}, {0, 0}, {0, 0}, {0, 0}, {463, 2}, {911, 1}, {114, 1}},
    {71257, 71062, 0, {787, 1}, {214, 1}, {0, 0}, {0, 0}, {465, 4}, {960, 1}, {295, 1}}, {71277, 66100, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {623, 1}},
    {71317, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {961, 3}, {0, 0}}, {71332, 61229, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {872, 3}, {526, 1}},
    {71346, 67889, 0, {817, 1}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {869, 1}, {0, 0}}, {71457, 71383, 4, {875, 2}, {97, 1}, {877, 1}, {0, 0}, {469, 1}, {964, 3}, {967, 2}},
    {71524, 71484, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {971, 3}, {0, 0}}, {71697, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {977, 1}},
    {71707, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {977, 1}}, {71744, 32840, 0, {0, 0}, {600, 1}, {0, 0}, {0, 0}, {470, 1}, {979, 4}, {983, 1}},
    {71764, 48375, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {985, 3}, {0, 0}}, {71776, 48375, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {985, 3}, {0, 0}},
    {71788, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {988, 2}, {977, 1}}, {71803, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {988, 2}, {977, 1}},
    {71964, 71844, 0, {880, 2}, {600, 1}, {0, 0}, {0, 0}, {471, 1}, {990, 2}, {992, 1}}, {71974, 32840, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {472, 1}, {979, 4}, {623, 1}},
    {71989, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {988, 2}, {977, 1}}, {72000, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {988, 2}, {977, 1}},
    {72011, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {988, 2}, {977, 1}}, {72027, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {977, 1}},
    {72038, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {977, 1}}, {72049, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {977, 1}},
    {72060, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {977, 1}}, {72071, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {977, 1}},
    {72081, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {977, 1}}, {72090, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {988, 2}, {977, 1}},
    {72101, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {988, 2}, {977, 1}}, {72112, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {990, 2}, {977, 1}},
    {72122, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {990, 2}, {977, 1}}, {72133, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {990, 2}, {977, 1}},
    {72144, 13097, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {990, 2}, {623, 1}}, {72157, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {990, 2}, {977, 1}},
    {72167, 71591, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {977, 1}}, {72546, 72336, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {994, 3}, {997, 1}},
    {72598, 13097, 0, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {0, 0}, {999, 2}, {1001, 1}}, {72607, 72336, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {994, 3}, {997, 1}},
    {72743, 72619, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1003, 5}, {0, 0}}, {72940, 72794, 0, {890, 1}, {0, 0}, {0, 0}, {0, 0}, {473, 1}, {1008, 1}, {1009, 1}},
    {73018, 72975, 0, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {474, 2}, {1011, 3}, {1001, 1}}, {73048, 73028, 0, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {476, 1}, {0, 0}, {1001, 1}},
    {73060, 72619, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1014, 4}, {0, 0}}, {73106, 73082, 0, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {477, 1}, {1018, 3}, {1001, 1}},
    {73262, 73144, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1008, 1}, {1021, 1}}, {73350, 72619, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1023, 5}, {0, 0}},
    {73452, 73365, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1028, 1}, {1021, 1}}, {73594, 73478, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {481, 1}, {1029, 4}, {1033, 1}},
    {73882, 73674, 0, {891, 1}, {892, 1}, {0, 0}, {0, 0}, {482, 2}, {1035, 2}, {1037, 1}}, {73929, 73365, 0, {893, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1008, 1}, {1039, 1}},
    {73942, 73144, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1008, 1}, {1021, 1}}, {73955, 72619, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1003, 5}, {0, 0}},
    {74626, 74569, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {74653, 74637, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {74944, 74890, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {484, 2}, {1055, 8}, {1053, 1}}, {74989, 74964, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1055, 8}, {1053, 1}},
    {75033, 75009, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1055, 8}, {1053, 1}}, {75219, 75187, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {486, 2}, {1055, 8}, {1053, 1}},
    {75271, 75246, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1055, 8}, {1053, 1}}, {75363, 75341, 4, {903, 2}, {905, 1}, {22, 1}, {0, 0}, {488, 1}, {1063, 8}, {1053, 1}},
    {75397, 75380, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {75439, 75418, 5, {900, 2}, {906, 1}, {907, 1}, {0, 0}, {489, 2}, {1055, 8}, {1053, 1}},
    {75504, 75455, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1071, 8}, {1053, 1}}, {75623, 75595, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}},
    {75674, 75646, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}}, {75717, 75697, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1071, 8}, {1053, 1}},
    {75828, 75798, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {75885, 75853, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {75944, 75912, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {76003, 75971, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {76064, 76030, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {76123, 76093, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {76180, 76148, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {76237, 76207, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {76294, 76262, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {76353, 76321, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {76414, 76380, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {76463, 76443, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1071, 8}, {1053, 1}},
    {76576, 76544, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1071, 8}, {1053, 1}}, {76635, 76603, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1071, 8}, {1053, 1}},
    {76696, 76662, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1071, 8}, {1053, 1}}, {76742, 76725, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {497, 1}, {1046, 7}, {1053, 1}},
    {76791, 76754, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}}, {76860, 76823, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}},
    {76930, 76892, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}}, {77002, 76963, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {77075, 77036, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {77150, 77109, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {77226, 77186, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {77303, 77261, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {77381, 77340, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1071, 8}, {1053, 1}}, {77458, 77417, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1071, 8}, {1053, 1}},
    {77536, 77494, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1071, 8}, {1053, 1}}, {77589, 77573, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {77625, 77600, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {77661, 77645, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1055, 8}, {1053, 1}},
    {77721, 77697, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {498, 2}, {1046, 7}, {1053, 1}}, {77756, 77740, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {77783, 77767, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {77833, 77794, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1079, 8}, {1053, 1}},
    {77869, 77845, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {77906, 77888, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {78002, 77982, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {500, 4}, {1063, 8}, {1053, 1}}, {78081, 78048, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {623, 1}},
    {78110, 78094, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {78144, 78128, 4, {908, 2}, {905, 1}, {910, 1}, {0, 0}, {0, 0}, {1063, 8}, {1053, 1}},
    {78289, 78270, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {505, 2}, {1055, 8}, {1053, 1}}, {78322, 78303, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1055, 8}, {1053, 1}},
    {78352, 78336, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {78379, 78363, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {78408, 78390, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1055, 8}, {1053, 1}}, {78437, 78421, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {78465, 78448, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {78962, 78553, 1, {911, 4}, {915, 1}, {0, 0}, {0, 0}, {507, 3}, {1087, 7}, {1094, 1}},
    {79003, 78974, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {79056, 79027, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {79108, 79080, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}}, {79159, 79131, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}},
    {79212, 79182, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1071, 8}, {1053, 1}}, {79267, 79237, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1071, 8}, {1053, 1}},
    {79322, 79292, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1071, 8}, {1053, 1}}, {79376, 79347, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {79438, 79400, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {79500, 79471, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {79562, 79524, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}}, {79624, 79595, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1071, 8}, {1053, 1}},
    {79676, 79648, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}}, {79736, 79699, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}},
    {79796, 79768, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}}, {79856, 79819, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}},
    {79916, 79888, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1071, 8}, {1053, 1}}, {79956, 79939, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {80003, 79968, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {80062, 80033, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {80109, 80086, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {80210, 80191, 4, {916, 2}, {918, 1}, {907, 1}, {0, 0}, {510, 1}, {1096, 9}, {1053, 1}},
    {80242, 80224, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {80273, 80255, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {80305, 80286, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {80500, 80319, 0, {919, 2}, {921, 1}, {0, 0}, {0, 0}, {511, 1}, {1105, 5}, {0, 0}},
    {80532, 80515, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {80563, 80544, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {80593, 80577, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}}, {80621, 80604, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1046, 7}, {1053, 1}},
    {80667, 80645, 4, {903, 2}, {905, 1}, {22, 1}, {0, 0}, {512, 1}, {1063, 8}, {1053, 1}}, {80908, 80684, 0, {922, 3}, {915, 1}, {0, 0}, {0, 0}, {507, 3}, {1087, 7}, {1094, 1}},
    {80941, 80922, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1055, 8}, {1053, 1}}, {81190, 81025, 0, {925, 2}, {927, 1}, {0, 0}, {0, 0}, {513, 1}, {1110, 3}, {0, 0}},
    {81419, 81257, 0, {928, 2}, {930, 1}, {0, 0}, {0, 0}, {513, 1}, {1113, 3}, {0, 0}}, {81613, 81451, 0, {931, 2}, {927, 1}, {0, 0}, {0, 0}, {513, 1}, {1116, 3}, {0, 0}},
    {81664, 81646, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {971, 3}, {0, 0}}, {89158, 89021, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1204, 5}, {1209, 1}},
    {89278, 89210, 0, {1192, 1}, {1193, 1}, {0, 0}, {0, 0}, {0, 0}, {1211, 3}, {0, 0}}, {89411, 89326, 0, {1194, 1}, {1195, 1}, {0, 0}, {0, 0}, {515, 3}, {1214, 2}, {0, 0}},
    {89462, 89423, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1216, 3}, {1209, 1}}, {89550, 89471, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {347, 1}, {1219, 4}, {1209, 1}},
    {90082, 89841, 0, {1196, 2}, {1198, 1}, {0, 0}, {0, 0}, {518, 9}, {1223, 3}, {1226, 1}}, {90153, 89210, 0, {1199, 1}, {1200, 1}, {0, 0}, {0, 0}, {0, 0}, {1228, 2}, {0, 0}},
    {90244, 90196, 0, {0, 0}, {1195, 1}, {0, 0}, {0, 0}, {527, 1}, {1230, 3}, {0, 0}}, {90277, 90262, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}},
    {90291, 52133, 0, {1201, 1}, {0, 0}, {0, 0}, {577, 1}, {529, 1}, {689, 3}, {0, 0}}, {90629, 90591, 1, {1202, 2}, {1204, 1}, {0, 0}, {0, 0}, {530, 20}, {1233, 5}, {0, 0}},
    {90700, 90646, 1, {1205, 2}, {1207, 1}, {0, 0}, {0, 0}, {550, 6}, {1238, 2}, {0, 0}}, {91080, 90804, 0, {1208, 3}, {1211, 1}, {0, 0}, {0, 0}, {556, 10}, {1240, 4}, {1244, 1}},
    {91119, 91093, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1246, 4}, {0, 0}}, {91159, 91131, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {791, 1}, {0, 0}},
    {91388, 91180, 1, {1212, 3}, {0, 0}, {0, 0}, {581, 2}, {568, 2}, {692, 4}, {696, 1}}, {91466, 91415, 0, {0, 0}, {1195, 1}, {0, 0}, {0, 0}, {570, 1}, {1230, 3}, {0, 0}},
    {91653, 91516, 0, {1215, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1250, 2}, {1252, 1}}, {91860, 91716, 0, {1217, 1}, {346, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {91929, 89423, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1254, 4}, {1209, 1}}, {92086, 91989, 0, {1218, 2}, {1221, 1}, {0, 0}, {0, 0}, {573, 2}, {1258, 4}, {1262, 1}},
    {92096, 89423, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1254, 4}, {1209, 1}}, {92161, 92106, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}},
    {92172, 89423, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1254, 4}, {1209, 1}}, {92245, 92182, 0, {1222, 1}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1264, 3}, {1267, 1}},
    {92255, 89210, 0, {1223, 1}, {1220, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {92266, 89210, 0, {1223, 1}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {92278, 89210, 0, {1223, 1}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {92290, 89210, 0, {1223, 1}, {1220, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {92333, 92303, 0, {1224, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1226, 1}}, {92345, 89423, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1254, 4}, {1209, 1}},
    {92355, 89423, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1254, 4}, {1209, 1}}, {93077, 93062, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {577, 53}, {1271, 4}, {0, 0}},
    {93373, 93155, 0, {1225, 2}, {1193, 1}, {0, 0}, {0, 0}, {630, 3}, {1275, 5}, {0, 0}}, {93526, 93511, 0, {1227, 2}, {1221, 1}, {0, 0}, {0, 0}, {633, 1}, {1280, 3}, {1262, 1}},
    {93721, 93588, 0, {1229, 2}, {0, 0}, {0, 0}, {1231, 1}, {634, 1}, {1283, 4}, {0, 0}}, {94131, 93851, 0, {1232, 1}, {1233, 1}, {0, 0}, {0, 0}, {635, 7}, {686, 1}, {0, 0}},
    {94405, 94200, 0, {1234, 3}, {1237, 1}, {0, 0}, {0, 0}, {0, 0}, {1287, 3}, {1290, 1}}, {94641, 94424, 0, {1238, 2}, {1240, 1}, {0, 0}, {0, 0}, {571, 1}, {1292, 2}, {1294, 1}},
    {94683, 0, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {94787, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {94974, 0, 0, {1243, 4}, {1247, 1}, {0, 0}, {0, 0}, {0, 0}, {1301, 2}, {1303, 1}}, {94995, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {95161, 95015, 0, {1248, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1305, 1}}, {95178, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {95236, 94697, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1307, 1}}, {95252, 94697, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1299, 1}},
    {95273, 94697, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1299, 1}}, {95289, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {95304, 94697, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1307, 1}}, {95323, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {95425, 95360, 0, {1252, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {95570, 95461, 0, {1254, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1309, 1}},
    {95654, 95589, 0, {1257, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {95828, 95705, 0, {1259, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1311, 1}},
    {95975, 95846, 0, {1263, 3}, {1266, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1313, 1}}, {96045, 95998, 0, {1267, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {96124, 96067, 0, {1267, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {96144, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {96243, 96175, 0, {1268, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1315, 1}}, {96266, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {96280, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}}, {96310, 0, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {645, 1}, {1269, 2}, {1299, 1}},
    {96325, 94697, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1299, 1}}, {96341, 0, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {645, 1}, {1269, 2}, {1299, 1}},
    {96519, 96423, 0, {1270, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1317, 1}, {0, 0}}, {96579, 96562, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {96697, 96599, 0, {1271, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1317, 1}, {0, 0}}, {96717, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {96807, 96747, 0, {1272, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {96831, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {96845, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}}, {96861, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {96974, 96876, 0, {1273, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1318, 1}}, {97090, 97004, 0, {1273, 2}, {346, 1}, {0, 0}, {0, 0}, {649, 1}, {1320, 2}, {1318, 1}},
    {97282, 97177, 0, {1275, 1}, {346, 1}, {0, 0}, {0, 0}, {650, 1}, {1322, 2}, {0, 0}}, {97478, 97366, 0, {1275, 1}, {346, 1}, {0, 0}, {0, 0}, {651, 2}, {1324, 3}, {0, 0}},
    {97521, 97366, 0, {1275, 1}, {346, 1}, {0, 0}, {0, 0}, {651, 2}, {1324, 3}, {0, 0}}, {97563, 97366, 0, {1275, 1}, {346, 1}, {0, 0}, {0, 0}, {651, 2}, {1324, 3}, {0, 0}},
    {97640, 97623, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {97729, 0, 0, {1276, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1327, 1}},
    {97768, 0, 0, {1280, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1327, 1}}, {97808, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {97823, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}}, {97902, 94697, 0, {1285, 3}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1329, 1}},
    {97916, 94697, 0, {1285, 3}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1329, 1}}, {97934, 94697, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1331, 2}, {0, 0}},
    {97950, 94697, 0, {1289, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1329, 1}}, {97965, 94697, 0, {1289, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1329, 1}},
    {98048, 97980, 0, {1292, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {98195, 98133, 0, {1294, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1317, 1}, {0, 0}},
    {98270, 98219, 0, {1296, 1}, {1297, 1}, {0, 0}, {0, 0}, {654, 1}, {1317, 1}, {0, 0}}, {98320, 0, 0, {1224, 1}, {1298, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1333, 1}},
    {98346, 0, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}}, {98433, 98367, 0, {1296, 1}, {1266, 1}, {0, 0}, {0, 0}, {0, 0}, {1335, 2}, {1337, 1}},
    {98473, 94697, 0, {1299, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1331, 2}, {0, 0}}, {98489, 98367, 0, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1317, 1}, {0, 0}},
    {98512, 98367, 0, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1317, 1}, {0, 0}}, {98537, 94697, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {98568, 94697, 0, {1301, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {98586, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {98600, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}}, {98616, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {98631, 94697, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {98647, 94697, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {98664, 0, 0, {1302, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {1339, 1}, {0, 0}}, {98704, 0, 0, {1305, 3}, {346, 1}, {0, 0}, {0, 0}, {413, 2}, {1339, 1}, {0, 0}},
    {98772, 54828, 0, {1308, 3}, {1237, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {98813, 54828, 0, {1311, 3}, {1237, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}},
    {98924, 98835, 0, {1314, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {99049, 98949, 0, {1317, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {99207, 99091, 0, {1320, 2}, {1237, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {99371, 99242, 0, {1322, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {99518, 99440, 0, {1325, 2}, {1237, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}}, {99598, 99544, 0, {1327, 1}, {1237, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}},
    {99625, 94697, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1307, 1}}, {99643, 94697, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1307, 1}},
    {99689, 0, 0, {1328, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1340, 6}, {0, 0}}, {99706, 0, 0, {1331, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1340, 6}, {0, 0}},
    {99730, 0, 0, {1328, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1340, 6}, {0, 0}}, {99775, 0, 0, {1333, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1340, 6}, {1346, 1}},
    {99792, 0, 0, {1336, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1340, 6}, {1346, 1}}, {99816, 94697, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1307, 1}},
    {99834, 94697, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1307, 1}}, {99851, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {99871, 94697, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1307, 1}}, {99885, 94697, 0, {1299, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1331, 2}, {0, 0}},
    {99909, 0, 0, {1270, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}}, {100114, 0, 0, {1338, 5}, {1343, 1}, {0, 0}, {0, 0}, {0, 0}, {1348, 2}, {1350, 1}},
    {100271, 100184, 0, {1344, 2}, {1193, 1}, {0, 0}, {0, 0}, {0, 0}, {1352, 2}, {1337, 1}}, {100289, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {100304, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}}, {100320, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {100340, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}}, {100383, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1354, 2}, {0, 0}},
    {100433, 94697, 0, {1346, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1356, 2}, {1358, 1}}, {100448, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {100462, 94697, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1331, 2}, {0, 0}}, {100479, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {100494, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}}, {100509, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}},
    {100524, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1354, 2}, {0, 0}}, {100553, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {100568, 47234, 0, {596, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1267, 1}}, {100587, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}},
    {100606, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}}, {100625, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1354, 2}, {0, 0}},
    {100654, 98367, 0, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {100677, 31148, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {100731, 41954, 0, {0, 0}, {1350, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {100752, 98367, 0, {1296, 1}, {1266, 1}, {0, 0}, {0, 0}, {0, 0}, {1335, 2}, {1337, 1}},
    {100784, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}}, {100798, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}},
    {100813, 0, 0, {1351, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {100843, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {100858, 94697, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1296, 3}, {1299, 1}}, {100874, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}},
    {100893, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1354, 2}, {0, 0}}, {100961, 100941, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}},
    {100981, 94697, 0, {1346, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1356, 2}, {1358, 1}}, {100996, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}},
    {101011, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}}, {101026, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1354, 2}, {0, 0}},
    {101055, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}}, {101074, 94697, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {1307, 1}},
    {101093, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1354, 2}, {0, 0}}, {101196, 101141, 0, {1352, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101273, 101222, 0, {1354, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {101383, 0, 0, {1355, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1360, 1}, {1361, 1}},
    {101408, 101222, 0, {1354, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {101430, 0, 0, {1360, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {101539, 101472, 0, {1361, 1}, {1237, 1}, {0, 0}, {0, 0}, {686, 1}, {89, 1}, {0, 0}}, {101704, 101571, 0, {1362, 2}, {1237, 1}, {0, 0}, {0, 0}, {686, 1}, {1363, 2}, {1365, 1}},
    {101790, 0, 0, {1364, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1367, 2}, {1369, 1}}, {101819, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {0, 0}},
    {101847, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {0, 0}}, {101911, 0, 0, {1367, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1373, 3}, {0, 0}},
    {101940, 94697, 0, {1369, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1373, 3}, {0, 0}}, {101969, 94697, 0, {1369, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1373, 3}, {0, 0}},
    {102002, 94697, 0, {1369, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1373, 3}, {0, 0}}, {102031, 94697, 0, {1369, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1373, 3}, {0, 0}},
    {102064, 0, 0, {1367, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1373, 3}, {0, 0}}, {102093, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {0, 0}},
    {102121, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {0, 0}}, {102148, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {0, 0}},
    {102177, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {0, 0}}, {102206, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {0, 0}},
    {102235, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {0, 0}}, {102264, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {0, 0}},
    {102292, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102309, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102326, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102344, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102362, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102392, 0, 0, {1378, 5}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102409, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102427, 0, 0, {1378, 5}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102448, 0, 0, {1383, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102466, 0, 0, {1386, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102485, 0, 0, {1386, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102505, 0, 0, {1386, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102525, 0, 0, {1386, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102546, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102564, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102582, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102604, 0, 0, {1392, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1327, 1}}, {102622, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102659, 0, 0, {1395, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102678, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102695, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102711, 0, 0, {1399, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102745, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102769, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102793, 0, 0, {1406, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102818, 0, 0, {1406, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102843, 0, 0, {1406, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102868, 0, 0, {1406, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102893, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102917, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102940, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {102965, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {102990, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103015, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {103040, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103064, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {103082, 0, 0, {1395, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103102, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {103120, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103137, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {103157, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103175, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {103193, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103211, 0, 0, {1410, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1327, 1}},
    {103230, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103247, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {103266, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103284, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {103304, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103322, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {103340, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103358, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}},
    {103375, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1327, 1}}, {103393, 0, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {103547, 103432, 0, {1414, 1}, {1193, 1}, {0, 0}, {0, 0}, {687, 1}, {1376, 2}, {0, 0}}, {103638, 103621, 1, {1415, 4}, {1204, 1}, {0, 0}, {1419, 2}, {688, 8}, {1378, 4}, {0, 0}},
    {103679, 103658, 0, {1421, 1}, {346, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {103722, 103703, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {104085, 103835, 0, {1270, 1}, {1422, 1}, {0, 0}, {0, 0}, {698, 12}, {1382, 7}, {0, 0}}, {104095, 89471, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {347, 1}, {1219, 4}, {1209, 1}},
    {104166, 104117, 0, {0, 0}, {1195, 1}, {0, 0}, {0, 0}, {710, 1}, {1230, 3}, {0, 0}}, {104258, 104223, 4, {0, 0}, {0, 0}, {1423, 1}, {0, 0}, {711, 7}, {1389, 3}, {1392, 1}},
    {104314, 104274, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {718, 1}, {1394, 2}, {0, 0}}, {104509, 104487, 4, {0, 0}, {0, 0}, {1424, 1}, {0, 0}, {719, 16}, {1389, 3}, {1392, 1}},
    {104670, 104587, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {778, 1}, {0, 0}}, {104782, 104699, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {778, 1}, {0, 0}},
    {104971, 104840, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {1396, 3}, {0, 0}}, {104987, 41954, 0, {0, 0}, {1425, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {105002, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {0, 0}}, {105019, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {0, 0}},
    {105035, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {0, 0}}, {105067, 105050, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {105085, 89021, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1204, 5}, {1209, 1}}, {105193, 105105, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {751, 1}, {1399, 4}, {1209, 1}},
    {105201, 89210, 0, {1192, 1}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {105215, 63975, 0, {1271, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {597, 1}, {0, 0}},
    {105261, 105227, 0, {1426, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {971, 3}, {0, 0}}, {105273, 89471, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {347, 1}, {1403, 4}, {1209, 1}},
    {105467, 105304, 0, {1427, 3}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1407, 4}, {1411, 1}}, {105479, 89210, 0, {1414, 1}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {105489, 89021, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1413, 4}, {1209, 1}}, {105644, 105498, 0, {1430, 2}, {1237, 1}, {0, 0}, {0, 0}, {752, 1}, {1417, 2}, {1419, 1}},
    {105663, 89210, 0, {1414, 1}, {1220, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {105675, 89423, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1216, 3}, {1209, 1}},
    {105878, 105685, 0, {1432, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {1421, 6}, {0, 0}}, {105889, 89021, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1413, 4}, {1209, 1}},
    {106122, 105898, 1, {1434, 3}, {0, 0}, {0, 0}, {586, 2}, {763, 3}, {692, 4}, {0, 0}}, {106199, 106134, 0, {1414, 1}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1427, 2}, {0, 0}},
    {106210, 89471, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {347, 1}, {1403, 4}, {1209, 1}}, {106312, 106227, 0, {1414, 1}, {1220, 1}, {0, 0}, {0, 0}, {766, 1}, {1429, 2}, {0, 0}},
    {106324, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {597, 1}, {0, 0}}, {106341, 89423, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1216, 3}, {1209, 1}},
    {106398, 106351, 0, {1437, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106410, 89423, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1216, 3}, {1209, 1}},
    {106419, 106227, 0, {1414, 1}, {1191, 1}, {0, 0}, {0, 0}, {766, 1}, {1429, 2}, {0, 0}}, {106429, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106476, 106439, 0, {1438, 1}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1439, 7}, {379, 1}}, {106486, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106496, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {106507, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106517, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {106528, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106538, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {214, 1}}, {106549, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106560, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {106570, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106756, 106580, 0, {1439, 3}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {1446, 1}}, {106768, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {214, 1}},
    {106782, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {106791, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106801, 106439, 0, {1438, 1}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1439, 7}, {379, 1}}, {106811, 106439, 0, {1438, 1}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1439, 7}, {379, 1}},
    {106822, 106439, 0, {1438, 1}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1439, 7}, {379, 1}}, {106832, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106841, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {106851, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106860, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {106870, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {106881, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {107031, 106892, 0, {1442, 3}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {1448, 1}},
    {107122, 107040, 0, {1445, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1450, 9}, {739, 1}}, {107133, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1439, 7}, {214, 1}},
    {107185, 47234, 0, {308, 1}, {299, 1}, {0, 0}, {0, 0}, {341, 1}, {1459, 8}, {1467, 1}}, {107199, 47234, 0, {308, 1}, {299, 1}, {0, 0}, {0, 0}, {341, 1}, {1459, 8}, {1467, 1}},
    {107210, 47234, 0, {308, 1}, {299, 1}, {0, 0}, {0, 0}, {341, 1}, {1459, 8}, {1467, 1}}, {107221, 47234, 0, {308, 1}, {299, 1}, {0, 0}, {0, 0}, {341, 1}, {1459, 8}, {1467, 1}},
    {107235, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {107244, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {107255, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {107266, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {107276, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {214, 1}}, {107286, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {107297, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {107312, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {107323, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {107494, 107340, 0, {308, 1}, {1447, 2}, {0, 0}, {0, 0}, {341, 1}, {1469, 9}, {1478, 1}},
    {107506, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {107516, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {107526, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {107535, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}},
    {107545, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1431, 8}, {379, 1}}, {107701, 107597, 1, {1449, 2}, {1451, 1}, {0, 0}, {0, 0}, {767, 1}, {1480, 2}, {870, 1}},
    {107714, 107597, 1, {1449, 2}, {1451, 1}, {0, 0}, {0, 0}, {767, 1}, {1482, 4}, {870, 1}}, {107782, 107728, 4, {0, 0}, {137, 1}, {483, 1}, {0, 0}, {0, 0}, {1486, 5}, {1491, 1}},
    {107875, 107802, 0, {137, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1493, 4}, {0, 0}}, {108047, 107930, 0, {1451, 1}, {159, 1}, {0, 0}, {0, 0}, {768, 1}, {1497, 6}, {1503, 1}},
    {108378, 108138, 0, {1452, 3}, {692, 1}, {0, 0}, {0, 0}, {769, 1}, {1505, 3}, {1508, 1}}, {108469, 108396, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 4}, {0, 0}},
    {108489, 55499, 0, {1455, 1}, {1456, 1}, {0, 0}, {0, 0}, {0, 0}, {1514, 7}, {0, 0}}, {108624, 108558, 0, {1457, 1}, {1458, 1}, {0, 0}, {0, 0}, {770, 1}, {1521, 4}, {0, 0}},
    {108731, 108646, 0, {1459, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1525, 2}, {0, 0}}, {108779, 108743, 0, {1461, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1527, 1}, {0, 0}},
    {108966, 108840, 0, {1462, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1528, 6}, {1534, 1}}, {109038, 108977, 0, {1464, 1}, {1465, 1}, {0, 0}, {0, 0}, {0, 0}, {1536, 3}, {0, 0}},
    {109084, 109062, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {109269, 109122, 0, {1466, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1539, 1}},
    {109497, 109318, 0, {1469, 2}, {1458, 1}, {0, 0}, {0, 0}, {771, 2}, {1541, 5}, {1546, 1}},
    {109650, 109533, 0, {1455, 1}, {1471, 1}, {0, 0}, {0, 0}, {0, 0}, {1548, 3}, {1551, 1}}, {109850, 109533, 0, {1472, 1}, {1473, 4}, {0, 0}, {0, 0}, {0, 0}, {1553, 5}, {1558, 1}},
    {110046, 109894, 4, {1477, 2}, {692, 1}, {1479, 1}, {0, 0}, {0, 0}, {1560, 2}, {1562, 2}},
    {110093, 56830, 0, {0, 0}, {1480, 1}, {0, 0}, {0, 0}, {397, 1}, {812, 2}, {0, 0}}, {110267, 110133, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {1566, 2}, {0, 0}},
    {110334, 110281, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {1568, 6}, {1574, 1}}, {110373, 55499, 0, {1455, 1}, {1456, 1}, {0, 0}, {0, 0}, {0, 0}, {1576, 8}, {0, 0}},
    {110419, 110398, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {110435, 108743, 0, {1461, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {526, 1}},
    {110620, 110493, 0, {1481, 2}, {1483, 1}, {0, 0}, {0, 0}, {767, 1}, {1584, 1}, {1585, 1}},
    {111080, 110686, 1, {1484, 4}, {1458, 1}, {0, 0}, {0, 0}, {784, 3}, {1587, 6}, {1593, 1}},
    {111237, 111165, 0, {1488, 2}, {1490, 1}, {0, 0}, {0, 0}, {0, 0}, {1521, 4}, {0, 0}}, {111384, 111252, 0, {138, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {1595, 6}, {1601, 1}},
    {111639, 111397, 1, {1491, 4}, {159, 1}, {0, 0}, {0, 0}, {784, 3}, {1603, 6}, {1593, 1}}, {111676, 111654, 0, {1495, 1}, {1496, 1}, {0, 0}, {0, 0}, {787, 1}, {1609, 3}, {0, 0}},
    {111859, 111704, 0, {1497, 3}, {1500, 1}, {0, 0}, {0, 0}, {0, 0}, {1612, 4}, {1616, 1}}, {111919, 111898, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {788, 5}, {1620, 4}, {0, 0}},
    {112078, 111946, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {791, 1}, {0, 0}}, {112132, 112096, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1624, 2}, {0, 0}},
    {112155, 112096, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1626, 3}, {0, 0}}, {112423, 112229, 0, {1502, 1}, {1503, 2}, {0, 0}, {0, 0}, {798, 1}, {778, 1}, {1629, 1}},
    {112498, 112452, 0, {220, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {778, 1}, {0, 0}}, {112630, 112522, 0, {1505, 2}, {1507, 1}, {0, 0}, {0, 0}, {798, 1}, {778, 1}, {1629, 1}},
    {112691, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1631, 4}, {0, 0}}, {112736, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1635, 4}, {0, 0}},
    {112779, 112754, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {788, 5}, {1639, 6}, {0, 0}}, {112840, 13097, 0, {0, 0}, {1508, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1645, 1}},
    {114369, 114183, 0, {1510, 3}, {1513, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {1647, 1}}, {114430, 114383, 0, {1514, 1}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1647, 1}},
    {114576, 114442, 0, {1514, 1}, {1515, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1649, 1}}, {114682, 114442, 0, {1514, 1}, {1517, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1651, 1}},
    {114923, 114710, 0, {1519, 3}, {1522, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1653, 1}}, {114998, 114938, 0, {0, 0}, {1514, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1655, 1}},
    {115083, 92303, 0, {1524, 1}, {1525, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1657, 1}}, {115167, 115099, 0, {0, 0}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1659, 1}},
    {115180, 115099, 0, {0, 0}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1659, 1}}, {115480, 115210, 0, {1526, 4}, {1530, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1661, 1}},
    {115755, 115490, 0, {1532, 4}, {1530, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1663, 1}}, {116008, 115765, 0, {1526, 4}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1665, 1}},
    {116131, 116031, 0, {1524, 1}, {1298, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {1667, 1}}, {116384, 116148, 0, {1532, 4}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1669, 1}},
    {116524, 116393, 0, {1536, 1}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1671, 1}}, {117440, 117153, 1, {1551, 5}, {1556, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {1673, 1}},
    {117607, 117476, 0, {1557, 1}, {1558, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1675, 1}}, {117739, 117649, 0, {1559, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {1677, 1}},
    {117846, 117772, 0, {1560, 2}, {1562, 1}, {0, 0}, {0, 0}, {804, 2}, {959, 1}, {114, 1}}, {118069, 117921, 0, {1563, 2}, {1565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1679, 1}},
    {118292, 118099, 0, {1566, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1681, 1}}, {118511, 118324, 0, {1570, 3}, {1565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1683, 1}},
    {118575, 118544, 0, {0, 0}, {1573, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {118743, 118629, 0, {1563, 2}, {1574, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1685, 1}},
    {118951, 118762, 0, {1575, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1687, 1}}, {119174, 118984, 0, {1579, 3}, {1582, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1689, 1}},
    {119390, 119217, 0, {1583, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1691, 1}}, {119757, 119544, 0, {1587, 4}, {1562, 1}, {0, 0}, {0, 0}, {806, 3}, {89, 1}, {1693, 1}},
    {119907, 119775, 0, {1591, 3}, {1562, 1}, {0, 0}, {0, 0}, {809, 2}, {89, 1}, {0, 0}}, {120125, 120020, 0, {1594, 1}, {1595, 1}, {0, 0}, {0, 0}, {811, 2}, {1269, 2}, {1695, 1}},
    {120563, 120201, 1, {1596, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1697, 1}}, {120792, 120584, 1, {1603, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 1}},
    {120962, 120838, 0, {1607, 2}, {1609, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1701, 1}}, {121052, 120990, 0, {1610, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {121206, 121079, 0, {1611, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1703, 1}}, {121370, 121275, 0, {1613, 2}, {1615, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {121643, 121507, 0, {1616, 3}, {1619, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {121693, 121663, 0, {0, 0}, {1620, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {121805, 121730, 0, {1621, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {125435, 125377, 0, {1682, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1707, 1}},
    {125804, 125527, 1, {1683, 3}, {1686, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {1709, 1}}, {125986, 125817, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {1712, 1}},
    {126006, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {126020, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {126044, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {126083, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1714, 1}, {0, 0}},
    {126111, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1714, 1}, {0, 0}}, {126356, 126220, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {818, 1}, {1715, 1}, {1716, 1}},
    {126622, 126474, 0, {1691, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {1715, 1}, {1718, 1}}, {126914, 126857, 0, {1693, 1}, {1694, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {126994, 126857, 0, {1695, 1}, {1694, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {127200, 127047, 0, {1696, 3}, {1699, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1720, 1}},
    {127229, 127047, 0, {1696, 3}, {1700, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1720, 1}}, {127375, 127257, 0, {1701, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1722, 1}},
    {127447, 127257, 0, {1701, 2}, {1694, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1724, 1}}, {127474, 127257, 0, {1701, 2}, {1694, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {1724, 1}},
    {127702, 127554, 0, {1704, 2}, {1706, 1}, {0, 0}, {0, 0}, {823, 2}, {1726, 2}, {1728, 1}},
    {127802, 127554, 0, {1704, 2}, {1707, 1}, {0, 0}, {0, 0}, {823, 2}, {1726, 2}, {1730, 1}},
    {127829, 127554, 0, {1704, 2}, {1707, 1}, {0, 0}, {0, 0}, {823, 2}, {1726, 2}, {1730, 1}},
    {127951, 127864, 0, {1708, 1}, {1700, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {1732, 1}}, {128024, 127864, 0, {1709, 1}, {1700, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {128051, 127864, 0, {1709, 1}, {1699, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {128079, 127864, 0, {1709, 1}, {1700, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {128170, 128106, 0, {1710, 1}, {1711, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {1734, 1}}, {128197, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {128616, 128312, 1, {1712, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1736, 1}}, {128831, 128653, 0, {1717, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1738, 1}},
    {129295, 128968, 1, {1720, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1740, 1}}, {129602, 129384, 0, {1726, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1742, 1}},
    {130062, 129709, 1, {1730, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {1711, 1}, {1744, 1}}, {130460, 130166, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {1746, 1}},
    {130773, 130524, 1, {1739, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {1748, 1}}, {131335, 130832, 1, {1743, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {1750, 2}, {1752, 1}},
    {131400, 131383, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {1714, 1}, {0, 0}}, {131430, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {131602, 131567, 0, {1751, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {131863, 131674, 0, {1752, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {1754, 1}},
    {131904, 131891, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {132137, 132021, 0, {1755, 3}, {1711, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {1756, 1}},
    {132162, 132021, 0, {1758, 3}, {1711, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {1756, 1}}, {132299, 132198, 0, {1761, 1}, {1762, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 1}},
    {132315, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {132325, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {132392, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {132647, 132497, 0, {1763, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {1760, 1}},
    {132749, 132672, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {132820, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {132851, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {132873, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {132936, 132920, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {133207, 133005, 1, {1765, 3}, {1768, 1}, {0, 0}, {0, 0}, {863, 1}, {1711, 1}, {1703, 1}},
    {133386, 133305, 0, {1769, 1}, {1770, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {1762, 1}}, {133603, 133504, 0, {1771, 2}, {1773, 1}, {0, 0}, {0, 0}, {0, 0}, {1764, 2}, {1766, 1}},
    {133774, 133672, 0, {1774, 2}, {1776, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {1768, 1}}, {134082, 133964, 0, {1777, 2}, {1779, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1770, 1}},
    {134288, 134103, 0, {1780, 3}, {1779, 1}, {0, 0}, {0, 0}, {869, 2}, {1711, 1}, {1772, 1}},
    {134381, 134319, 0, {1783, 2}, {1785, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1770, 1}}, {134413, 133964, 0, {1777, 2}, {1779, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1770, 1}},
    {134560, 134439, 0, {1786, 2}, {1779, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1774, 1}}, {134596, 134319, 0, {1783, 2}, {1785, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1770, 1}},
    {134710, 134633, 0, {1788, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1776, 1}}, {134736, 134633, 0, {1788, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1776, 1}},
    {134897, 134760, 0, {1790, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {1778, 1}}, {134916, 131567, 0, {1751, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {135034, 134965, 0, {1793, 2}, {1298, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1333, 1}}, {135192, 135058, 0, {1795, 3}, {1298, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1780, 1}},
    {135331, 135221, 0, {1798, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {1782, 1}}, {135361, 97623, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {135839, 135634, 1, {1801, 9}, {1211, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {1784, 1}}, {136156, 135876, 1, {1810, 11}, {1211, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {1786, 1}},
    {136333, 136238, 1, {1821, 5}, {1211, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {1788, 1}}, {136405, 136386, 1, {1826, 3}, {1211, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {136478, 136428, 0, {1829, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1790, 1}}, {136585, 136523, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {137134, 136897, 0, {1830, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {1711, 1}, {1703, 1}}, {137343, 137182, 0, {1832, 3}, {1711, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {1792, 1}},
    {137432, 137353, 0, {1835, 1}, {1836, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1794, 1}}, {137454, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}},
    {137488, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {137513, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {137611, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1798, 3}, {0, 0}}, {137646, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1798, 3}, {0, 0}},
    {137681, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1798, 3}, {0, 0}}, {137716, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1798, 3}, {0, 0}},
    {137751, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1798, 3}, {0, 0}}, {137787, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1798, 3}, {0, 0}},
    {137823, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {137859, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {137895, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1798, 3}, {0, 0}}, {137926, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {137957, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {137988, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {138015, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {138042, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {138069, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138106, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138133, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138160, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138188, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138216, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138244, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138272, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138300, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138328, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138356, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138384, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138412, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138440, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138467, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138495, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138523, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138551, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138579, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138607, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138635, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138663, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138691, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138719, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138747, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138774, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138802, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138830, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138857, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138884, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138911, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138938, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {138965, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {138992, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {139023, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {139057, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {139083, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139109, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {139140, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {139171, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {139202, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {139233, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {139264, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139296, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {139328, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139360, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {139388, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139416, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {139444, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139469, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {139495, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139521, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {139547, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139574, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {139598, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139623, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {139648, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139673, 41954, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {139708, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}}, {139734, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {990, 2}, {0, 0}},
    {139984, 139810, 0, {1837, 2}, {1839, 1}, {0, 0}, {0, 0}, {908, 3}, {1801, 2}, {1803, 1}},
    {140050, 140022, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {140357, 140142, 0, {1840, 4}, {1844, 1}, {0, 0}, {0, 0}, {913, 2}, {1805, 1}, {1806, 1}},
    {140487, 140380, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {1808, 1}}, {140617, 140508, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {1810, 1}},
    {140824, 140726, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1812, 1}, {1813, 1}}, {140957, 140843, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1812, 1}, {1815, 1}},
    {141256, 141159, 0, {1853, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {1812, 1}, {1817, 1}}, {141381, 141272, 0, {1855, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1812, 1}, {1819, 1}},
    {141422, 132920, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {1812, 1}, {0, 0}}, {141696, 141562, 0, {1857, 2}, {1859, 1}, {0, 0}, {0, 0}, {925, 2}, {1812, 1}, {1821, 1}},
    {142335, 141990, 1, {1860, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1823, 1}, {1824, 1}}, {142753, 142432, 0, {1867, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1823, 1}, {1826, 1}},
    {143166, 142782, 1, {1874, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1823, 1}, {1828, 1}}, {143571, 143186, 0, {1882, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1823, 1}, {1830, 1}},
    {143972, 143694, 0, {1890, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1823, 1}, {1832, 1}}, {144334, 143992, 0, {1896, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1823, 1}, {1834, 1}},
    {144731, 144438, 0, {1903, 6}, {1785, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1836, 1}}, {144758, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1812, 1}, {0, 0}},
    {144896, 144795, 0, {1909, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1838, 1}, {1839, 1}}, {145003, 144922, 0, {1910, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {1812, 1}, {1821, 1}},
    {145038, 132920, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {1812, 1}, {0, 0}}, {145190, 145092, 0, {1913, 2}, {1915, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {1841, 1}},
    {145225, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1843, 1}, {0, 0}}, {145262, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1843, 1}, {0, 0}},
    {145695, 145379, 0, {1916, 3}, {1919, 1}, {0, 0}, {0, 0}, {942, 10}, {1711, 1}, {1844, 1}},
    {145733, 145716, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {1843, 1}, {0, 0}}, {145907, 145820, 0, {1920, 2}, {1922, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {1846, 1}},
    {145987, 145938, 0, {1923, 1}, {1211, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {146080, 146001, 0, {1924, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {1846, 1}},
    {148386, 148243, 1, {1961, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {1850, 1}}, {148591, 148437, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {1852, 3}, {1855, 1}},
    {148793, 148610, 0, {1963, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {148993, 148829, 4, {1965, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {1857, 3}, {1860, 1}},
    {149182, 149011, 0, {1966, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {149199, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {149413, 149267, 0, {1968, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {1862, 1}}, {149510, 149424, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {149634, 149552, 4, {1969, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {1864, 2}, {1866, 1}}, {149689, 149653, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {778, 1}, {0, 0}},
    {149782, 149702, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {791, 1}, {0, 0}}, {149839, 149803, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {108, 2}, {1868, 4}, {0, 0}},
    {149996, 149867, 0, {1971, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1872, 3}, {0, 0}}, {150370, 150138, 4, {0, 0}, {0, 0}, {1972, 6}, {0, 0}, {984, 3}, {1875, 3}, {0, 0}},
    {151070, 150545, 5, {1978, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {1878, 6}, {0, 0}}, {151137, 151085, 0, {1982, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {151585, 151255, 5, {1983, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {1884, 4}, {0, 0}}, {151896, 151717, 4, {1985, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {1888, 3}, {1891, 1}},
    {152292, 151967, 1, {1988, 5}, {1993, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {1893, 1}}, {152910, 152455, 1, {1994, 4}, {1998, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {1895, 1}},
    {153037, 152942, 4, {1999, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {153066, 153048, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {153110, 13097, 0, {0, 0}, {2000, 1}, {0, 0}, {0, 0}, {0, 0}, {1897, 1}, {1898, 1}}, {153338, 153202, 0, {2001, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {153426, 153365, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {154013, 153490, 5, {2002, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {1900, 5}, {1862, 1}},
    {154215, 154088, 4, {0, 0}, {0, 0}, {2008, 3}, {0, 0}, {1020, 3}, {1905, 2}, {0, 0}}, {154403, 154257, 1, {2011, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 1}, {0, 0}},
    {154436, 153048, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {1907, 2}, {0, 0}}, {154826, 154455, 5, {2013, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {1909, 1}, {0, 0}},
    {155625, 154942, 5, {2017, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {1878, 6}, {1910, 1}},
    {156046, 155668, 5, {2024, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {1909, 1}, {0, 0}}, {157076, 156263, 5, {2028, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {1912, 4}, {1862, 1}},
    {157205, 157127, 1, {2040, 3}, {2043, 1}, {0, 0}, {0, 0}, {1052, 3}, {1916, 1}, {1917, 1}},
    {157559, 157266, 5, {2044, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {1919, 2}, {1862, 1}}, {157825, 157575, 1, {2049, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {1921, 1}, {1862, 1}},
    {157847, 157575, 1, {2049, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {1921, 1}, {1862, 1}}, {158004, 157876, 0, {2053, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1922, 1}, {1923, 1}},
    {158023, 157575, 1, {2049, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {1921, 1}, {1862, 1}}, {158775, 158080, 5, {2055, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {1925, 3}, {1928, 1}},
    {159124, 158845, 5, {2064, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {1930, 2}, {0, 0}}, {160032, 159231, 5, {2067, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {1932, 8}, {1928, 1}},
    {160172, 160045, 0, {2077, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {160185, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {160791, 160231, 5, {2078, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {1940, 3}, {1862, 1}}, {160801, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1943, 2}, {0, 0}},
    {160963, 160834, 0, {2086, 1}, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {1945, 1}, {1946, 1}}, {161182, 161001, 1, {2088, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1948, 1}, {1949, 1}},
    {161259, 161199, 0, {2091, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1948, 1}, {1951, 1}}, {161280, 153048, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {161344, 161299, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {1953, 1}, {0, 0}}, {161358, 153048, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {1954, 4}, {0, 0}},
    {162202, 161482, 5, {2092, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {1878, 6}, {1958, 1}},
    {162342, 162213, 0, {137, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1960, 4}, {0, 0}}, {162557, 162464, 0, {2099, 1}, {2100, 1}, {0, 0}, {0, 0}, {1097, 2}, {1964, 1}, {0, 0}},
    {162681, 162585, 0, {2099, 1}, {2100, 1}, {0, 0}, {0, 0}, {1099, 1}, {1965, 1}, {0, 0}}, {162861, 162731, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {1966, 1}},
    {162957, 162898, 0, {2103, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1965, 1}, {1968, 1}}, {163077, 162978, 0, {2101, 1}, {2104, 1}, {0, 0}, {0, 0}, {0, 0}, {1964, 1}, {1970, 1}},
    {163174, 162978, 0, {2105, 1}, {2106, 1}, {0, 0}, {0, 0}, {0, 0}, {1964, 1}, {0, 0}}, {163618, 163341, 1, {2107, 3}, {2110, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {1972, 1}},
    {163751, 163671, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1103, 2}, {1974, 4}, {0, 0}}, {163926, 163824, 0, {2111, 1}, {2112, 1}, {0, 0}, {0, 0}, {0, 0}, {1978, 2}, {0, 0}},
    {164137, 163961, 1, {2113, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1965, 1}, {1980, 1}}, {164256, 164156, 0, {2116, 1}, {2117, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {1982, 1}},
    {164390, 164267, 0, {2116, 1}, {2118, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {1984, 1}}, {164573, 164420, 5, {2119, 2}, {0, 0}, {2121, 1}, {0, 0}, {1107, 1}, {1986, 6}, {1992, 1}},
    {164664, 164598, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {1994, 1}}, {164738, 164705, 0, {0, 0}, {2123, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {0, 0}},
    {164844, 164759, 0, {2099, 1}, {2100, 1}, {0, 0}, {581, 2}, {1097, 2}, {597, 1}, {0, 0}}, {164872, 162585, 0, {2099, 1}, {2100, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {164947, 164897, 0, {2124, 2}, {0, 0}, {0, 0}, {581, 2}, {0, 0}, {1997, 3}, {519, 1}}, {164984, 164968, 0, {0, 0}, {0, 0}, {0, 0}, {577, 1}, {0, 0}, {2000, 2}, {0, 0}},
    {165115, 165016, 0, {2126, 1}, {0, 0}, {0, 0}, {581, 2}, {1110, 1}, {1943, 2}, {2002, 1}},
    {165288, 165165, 0, {2127, 1}, {0, 0}, {0, 0}, {581, 2}, {1111, 2}, {1943, 2}, {2004, 1}},
    {165370, 165319, 0, {2127, 1}, {0, 0}, {0, 0}, {581, 2}, {1099, 1}, {1943, 2}, {2004, 1}},
    {165402, 165165, 0, {2127, 1}, {0, 0}, {0, 0}, {581, 2}, {1111, 2}, {1943, 2}, {2004, 1}},
    {165509, 165432, 0, {2128, 1}, {0, 0}, {0, 0}, {581, 2}, {1113, 1}, {1943, 2}, {2006, 1}},
    {165577, 165531, 0, {2129, 1}, {0, 0}, {0, 0}, {581, 2}, {1114, 1}, {1943, 2}, {0, 0}}, {165630, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2008, 3}, {0, 0}},
    {165680, 165650, 0, {0, 0}, {2126, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2002, 1}}, {166138, 165804, 1, {2130, 3}, {2133, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2011, 1}},
    {166166, 163824, 0, {2111, 1}, {2112, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {166207, 166190, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {1994, 1}},
    {166230, 166190, 0, {0, 0}, {2123, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {0, 0}}, {166273, 166254, 0, {2127, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2004, 1}},
    {166509, 166395, 0, {2134, 1}, {2135, 1}, {0, 0}, {0, 0}, {1120, 1}, {2013, 2}, {2015, 1}},
    {166528, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2000, 2}, {0, 0}}, {166582, 166558, 4, {2136, 1}, {0, 0}, {50, 1}, {2137, 1}, {0, 0}, {597, 1}, {0, 0}},
    {166622, 166601, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1121, 4}, {2017, 2}, {0, 0}}, {166749, 166638, 0, {2127, 1}, {2126, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2019, 1}},
    {166867, 166774, 0, {2138, 1}, {2122, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2021, 1}}, {166936, 166897, 0, {2139, 1}, {2127, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2004, 1}},
    {167067, 166963, 0, {2127, 1}, {2104, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2023, 1}}, {167142, 167090, 0, {2127, 1}, {2139, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2004, 1}},
    {167166, 166963, 0, {2127, 1}, {2104, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2023, 1}}, {167188, 167090, 0, {2127, 1}, {2139, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2004, 1}},
    {167258, 166897, 0, {2139, 1}, {2140, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {167391, 167279, 0, {2139, 1}, {2141, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {2027, 1}},
    {167467, 167417, 0, {2142, 1}, {0, 0}, {0, 0}, {581, 2}, {0, 0}, {1943, 2}, {0, 0}}, {167791, 167532, 1, {2143, 2}, {0, 0}, {0, 0}, {577, 1}, {1126, 4}, {597, 1}, {2029, 1}},
    {167891, 167815, 0, {2145, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2004, 1}}, {168004, 167933, 0, {2126, 1}, {0, 0}, {0, 0}, {2147, 2}, {1130, 1}, {1943, 2}, {2002, 1}},
    {168106, 168032, 0, {2127, 1}, {0, 0}, {0, 0}, {2147, 2}, {1131, 1}, {1943, 2}, {2004, 1}},
    {168138, 168032, 0, {2127, 1}, {0, 0}, {0, 0}, {2147, 2}, {1132, 1}, {1943, 2}, {2004, 1}},
    {168171, 168032, 0, {2127, 1}, {0, 0}, {0, 0}, {2147, 2}, {1131, 1}, {1943, 2}, {2004, 1}},
    {168269, 168202, 0, {2128, 1}, {0, 0}, {0, 0}, {2147, 2}, {1133, 1}, {1943, 2}, {2006, 1}},
    {168319, 168202, 0, {2129, 1}, {0, 0}, {0, 0}, {2147, 2}, {1134, 1}, {1943, 2}, {0, 0}}, {168507, 32840, 0, {0, 0}, {2158, 1}, {0, 0}, {0, 0}, {346, 1}, {2036, 3}, {295, 1}},
    {168728, 168573, 0, {2159, 2}, {2161, 1}, {0, 0}, {0, 0}, {0, 0}, {2039, 2}, {2041, 1}}, {169203, 168902, 0, {2162, 3}, {2165, 1}, {0, 0}, {0, 0}, {1135, 1}, {2043, 5}, {2048, 1}},
    {169307, 169214, 0, {2166, 1}, {2167, 1}, {0, 0}, {0, 0}, {0, 0}, {2050, 2}, {2052, 1}}, {169594, 169324, 0, {2168, 1}, {220, 1}, {0, 0}, {0, 0}, {1136, 7}, {686, 1}, {0, 0}},
    {169721, 169603, 0, {2169, 3}, {2165, 1}, {0, 0}, {0, 0}, {1135, 1}, {2054, 3}, {2048, 1}},
    {169911, 169737, 0, {2172, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2057, 2}, {2059, 1}}, {170190, 170117, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1143, 1}, {2061, 3}, {0, 0}},
    {170298, 170229, 0, {2178, 2}, {2180, 1}, {0, 0}, {0, 0}, {1144, 1}, {2064, 3}, {519, 1}},
    {170467, 170311, 0, {2181, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2067, 4}, {2059, 1}}, {170734, 170479, 0, {2184, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {686, 1}, {0, 0}},
    {170793, 170744, 0, {2166, 1}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {170871, 170830, 0, {0, 0}, {2186, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {171064, 170981, 0, {2187, 1}, {2188, 1}, {0, 0}, {0, 0}, {0, 0}, {2071, 2}, {0, 0}}, {171076, 170981, 0, {2189, 1}, {2190, 1}, {0, 0}, {0, 0}, {0, 0}, {2071, 2}, {0, 0}},
    {171224, 170981, 0, {2191, 1}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2073, 3}, {0, 0}}, {171761, 171705, 0, {1762, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2078, 1}},
    {171774, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {171788, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {171807, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {171826, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {171993, 171867, 0, {2200, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2080, 1}, {1707, 1}}, {172030, 171867, 0, {2200, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2080, 1}, {1707, 1}},
    {172066, 171867, 0, {2200, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2080, 1}, {1707, 1}}, {172102, 171867, 0, {2200, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2080, 1}, {1707, 1}},
    {172201, 172137, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {172298, 172224, 0, {2205, 1}, {346, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2081, 1}},
    {172316, 172224, 0, {2205, 1}, {346, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2081, 1}}, {172490, 172347, 0, {2206, 3}, {346, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2083, 1}},
    {172583, 172511, 0, {2209, 1}, {346, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2085, 1}}, {172604, 172511, 0, {2209, 1}, {346, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2085, 1}},
    {172625, 172347, 0, {2206, 3}, {346, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2083, 1}}, {172738, 172646, 0, {2210, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2087, 1}},
    {173013, 172857, 0, {2212, 2}, {2214, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2089, 1}}, {173043, 172857, 0, {2212, 2}, {2214, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2089, 1}},
    {173216, 172857, 0, {2212, 2}, {2215, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2091, 1}}, {173245, 172857, 0, {2212, 2}, {2215, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2091, 1}},
    {173417, 172857, 0, {2212, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2093, 1}}, {173446, 172857, 0, {2212, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2093, 1}},
    {173664, 172857, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2095, 1}}, {173779, 172857, 0, {2220, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2097, 1}},
    {173808, 172857, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2095, 1}}, {173978, 172857, 0, {2217, 2}, {2222, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2099, 1}},
    {174091, 172857, 0, {2220, 2}, {2222, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2101, 1}}, {174119, 172857, 0, {2217, 2}, {2222, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2099, 1}},
    {174288, 172857, 0, {2217, 2}, {2223, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2103, 1}}, {174401, 172857, 0, {2220, 2}, {2223, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2105, 1}},
    {174429, 172857, 0, {2217, 2}, {2223, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2103, 1}}, {174693, 174508, 0, {2224, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2107, 1}},
    {174727, 174508, 0, {2224, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2107, 1}}, {175057, 174838, 0, {2228, 3}, {2231, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2109, 1}},
    {175084, 174838, 0, {2228, 3}, {2231, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2109, 1}}, {175248, 175111, 0, {2232, 2}, {1836, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2111, 1}},
    {175275, 175111, 0, {2232, 2}, {1836, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2111, 1}}, {175507, 175360, 0, {2232, 2}, {2234, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2113, 1}},
    {175538, 175111, 0, {2232, 2}, {2234, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2113, 1}}, {175569, 175360, 0, {2232, 2}, {2234, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2113, 1}},
    {175811, 175600, 0, {2235, 3}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2115, 1}}, {175976, 175600, 0, {2239, 3}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2117, 1}},
    {176241, 176006, 0, {2242, 4}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2119, 1}}, {176356, 175360, 0, {2232, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2121, 1}},
    {176386, 175111, 0, {2232, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2121, 1}}, {176416, 175360, 0, {2232, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2121, 1}},
    {176577, 175360, 0, {2232, 2}, {2246, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2123, 1}}, {176607, 175111, 0, {2232, 2}, {2246, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2123, 1}},
    {176637, 175360, 0, {2232, 2}, {2246, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2123, 1}}, {176869, 176679, 0, {2247, 3}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2125, 1}},
    {177013, 176679, 0, {2250, 3}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2127, 1}}, {177259, 177043, 0, {2253, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2129, 1}},
    {177289, 175600, 0, {2235, 3}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2115, 1}}, {177320, 175600, 0, {2239, 3}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2117, 1}},
    {177350, 176006, 0, {2242, 4}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2119, 1}}, {177518, 177380, 0, {2257, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2131, 1}},
    {177647, 177380, 0, {2260, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2133, 1}}, {177775, 177380, 0, {2262, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2135, 1}},
    {177807, 177380, 0, {2257, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2131, 1}}, {177840, 177380, 0, {2260, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2133, 1}},
    {177872, 177380, 0, {2262, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2135, 1}}, {178049, 177380, 0, {2264, 2}, {2266, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2137, 1}},
    {178082, 177380, 0, {2264, 2}, {2266, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2137, 1}}, {178212, 177380, 0, {2267, 2}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2139, 1}},
    {178388, 177380, 0, {2269, 2}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2141, 1}}, {178516, 177380, 0, {2264, 2}, {2271, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2143, 1}},
    {178548, 177380, 0, {2264, 2}, {2271, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2143, 1}}, {178723, 177380, 0, {2264, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2145, 1}},
    {178755, 177380, 0, {2264, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2145, 1}}, {178787, 177380, 0, {2267, 2}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2139, 1}},
    {178820, 177380, 0, {2269, 2}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2141, 1}}, {178948, 177380, 0, {2273, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2147, 1}},
    {179075, 177380, 0, {2276, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2149, 1}}, {179201, 177380, 0, {2278, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2151, 1}},
    {179318, 177380, 0, {2273, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2153, 1}}, {179435, 177380, 0, {2276, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2155, 1}},
    {179551, 177380, 0, {2278, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2157, 1}}, {179582, 177380, 0, {2273, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2147, 1}},
    {179614, 177380, 0, {2276, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2149, 1}}, {179645, 177380, 0, {2278, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2151, 1}},
    {179903, 179686, 0, {2280, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2159, 1}}, {180067, 179686, 0, {2284, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2161, 1}},
    {180226, 179686, 0, {2288, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2163, 1}}, {180256, 179686, 0, {2280, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2159, 1}},
    {180287, 179686, 0, {2284, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2161, 1}}, {180317, 179686, 0, {2288, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2163, 1}},
    {180572, 180347, 0, {2292, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2165, 1}}, {180744, 180347, 0, {2296, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2167, 1}},
    {180915, 180347, 0, {2300, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2169, 1}}, {181121, 180948, 0, {2304, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2171, 1}},
    {181278, 180948, 0, {2307, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2173, 1}}, {181434, 180948, 0, {2310, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2175, 1}},
    {181469, 180948, 0, {2304, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2171, 1}}, {181505, 180948, 0, {2307, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2173, 1}},
    {181540, 180948, 0, {2310, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2175, 1}}, {181697, 180948, 0, {2313, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2177, 1}},
    {181854, 180948, 0, {2316, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2179, 1}}, {182010, 180948, 0, {2319, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2181, 1}},
    {182045, 180948, 0, {2313, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2177, 1}}, {182081, 180948, 0, {2316, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2179, 1}},
    {182116, 180948, 0, {2319, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2181, 1}}, {182272, 180948, 0, {2322, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2183, 1}},
    {182427, 180948, 0, {2325, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2185, 1}}, {182581, 180948, 0, {2328, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2187, 1}},
    {182726, 180948, 0, {2322, 3}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2189, 1}}, {182871, 180948, 0, {2325, 3}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2191, 1}},
    {183015, 180948, 0, {2328, 3}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2193, 1}}, {183049, 180948, 0, {2322, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2183, 1}},
    {183084, 180948, 0, {2325, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2185, 1}}, {183118, 180948, 0, {2328, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2187, 1}},
    {183295, 183152, 0, {2331, 3}, {346, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2195, 1}}, {183316, 183152, 0, {2331, 3}, {346, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2195, 1}},
    {183403, 183348, 0, {2334, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}}, {183588, 183444, 0, {2335, 2}, {1785, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {2197, 1}},
    {183684, 183627, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}}, {183708, 183627, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}},
    {183730, 183627, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}}, {183752, 183627, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}},
    {183820, 183774, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}}, {183843, 183774, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}},
    {183865, 183774, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}}, {183887, 183774, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}},
    {184066, 183909, 0, {2337, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2199, 1}}, {184244, 184084, 0, {2339, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2201, 1}},
    {184261, 172137, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {184271, 172137, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {184342, 184282, 0, {2341, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2080, 1}, {0, 0}}, {184523, 184362, 0, {2342, 3}, {1220, 1}, {0, 0}, {0, 0}, {0, 0}, {2203, 2}, {2205, 1}},
    {184654, 184539, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2080, 1}, {0, 0}}, {184690, 184539, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2080, 1}, {0, 0}},
    {184725, 184539, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2080, 1}, {0, 0}}, {184760, 184539, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2080, 1}, {0, 0}},
    {184858, 184794, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2080, 1}, {0, 0}}, {184880, 183627, 0, {2347, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}},
    {184906, 183627, 0, {2347, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}}, {184931, 183627, 0, {2347, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}},
    {184957, 183627, 0, {2347, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {0, 0}}, {184983, 184282, 0, {2347, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2080, 1}, {0, 0}},
    {185005, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {185022, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185039, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {185083, 185064, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}},
    {185183, 185098, 0, {2348, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2080, 1}, {0, 0}}, {185201, 172137, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {185358, 185222, 0, {2350, 4}, {1266, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2207, 1}}, {185540, 185389, 0, {2354, 2}, {1711, 1}, {0, 0}, {0, 0}, {413, 2}, {2209, 2}, {2211, 1}},
    {185555, 185389, 0, {2354, 2}, {1711, 1}, {0, 0}, {0, 0}, {413, 2}, {2209, 2}, {2211, 1}},
    {185570, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185601, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {185628, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185654, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {185681, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185710, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {185742, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185774, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {185802, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185834, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {185866, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185896, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {185922, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185948, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {185976, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186003, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186032, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186064, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186096, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186124, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186156, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186188, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186214, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186241, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186267, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186295, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186322, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186352, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186378, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186408, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186434, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186458, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186483, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186511, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186535, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186561, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186585, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186611, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186638, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186663, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186690, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186717, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186744, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186769, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186794, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {186817, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {186855, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {187117, 186964, 0, {2356, 2}, {2358, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2213, 1}},
    {187139, 186964, 0, {2356, 2}, {2358, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2213, 1}}, {187368, 187161, 0, {2359, 4}, {346, 1}, {0, 0}, {0, 0}, {1185, 2}, {2215, 2}, {2217, 1}},
    {187612, 187399, 0, {2363, 6}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {2219, 1}, {2220, 1}}, {187684, 187650, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {187747, 187713, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {187810, 187776, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {187873, 187839, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {187929, 187902, 0, {2374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {187979, 187951, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {188084, 188050, 0, {2378, 6}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2222, 2}, {2220, 1}},
    {188236, 188120, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {2224, 1}}, {188269, 188120, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {2224, 1}},
    {188302, 188120, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {2224, 1}}, {188335, 188120, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {2224, 1}},
    {188368, 188050, 0, {2389, 4}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {2224, 1}},
    {188554, 188402, 0, {2393, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {2226, 1}}, {188584, 188120, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2080, 1}, {2224, 1}},
    {188611, 172137, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {188699, 188621, 0, {2400, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {2228, 1}, {2229, 1}},
    {188876, 188719, 0, {2401, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {2231, 1}, {2232, 1}}, {188891, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {188986, 188917, 0, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {0, 0}}, {189007, 98367, 0, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {189051, 189028, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {189073, 189028, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {189135, 189096, 0, {0, 0}, {1298, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {1333, 1}}, {189166, 188917, 0, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {0, 0}},
    {189193, 189028, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {189239, 189096, 0, {0, 0}, {1711, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2234, 1}},
    {189265, 183627, 0, {1769, 1}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2234, 1}}, {189314, 189297, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {189346, 189326, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {189362, 189297, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {189393, 189376, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {189415, 189376, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {189434, 189376, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {189454, 189376, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {189475, 189376, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {189497, 189376, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {189549, 189529, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {189565, 98367, 0, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {189604, 189588, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {189671, 189632, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {189697, 172137, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {189707, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {189742, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {189777, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {189812, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {189847, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {189878, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {189908, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {189939, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {189973, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190007, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190037, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190071, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190105, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190136, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190166, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190197, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190231, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190265, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190295, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190329, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190363, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190397, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190431, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190465, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190499, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190529, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190558, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {190587, 145938, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {190616, 172137, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {190627, 172137, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {191011, 190774, 0, {2403, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2080, 1}, {2236, 1}},
    {191113, 190774, 0, {2407, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2080, 1}, {2238, 1}}, {191141, 190774, 0, {2403, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2080, 1}, {2236, 1}},
    {191169, 190774, 0, {2407, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2080, 1}, {2238, 1}}, {191408, 191235, 0, {2409, 2}, {346, 1}, {0, 0}, {0, 0}, {1202, 4}, {2240, 1}, {2241, 1}},
    {191425, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {191514, 191451, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {191616, 191451, 0, {2415, 3}, {2418, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {191677, 191451, 0, {2419, 3}, {2418, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {191741, 191451, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {191774, 191451, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {191807, 191451, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {191840, 191451, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {191873, 191451, 0, {2426, 3}, {2425, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {191901, 191451, 0, {2426, 3}, {2425, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {191929, 191451, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {191961, 191451, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {191993, 191451, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {192025, 191451, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {192057, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {192090, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {192123, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {192156, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {192189, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192218, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192250, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192282, 191451, 0, {2433, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192310, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192342, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192374, 191451, 0, {2419, 3}, {2432, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {192403, 191451, 0, {2433, 3}, {2432, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {192431, 191451, 0, {2436, 3}, {2432, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {192458, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {192490, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {192522, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {192554, 191451, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {192586, 191451, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {192614, 191451, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {192642, 191451, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {192670, 191451, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {192892, 192750, 0, {2439, 5}, {2432, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2243, 1}},
    {192930, 192750, 0, {2439, 5}, {2432, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2243, 1}}, {193019, 192750, 0, {2444, 5}, {2432, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2245, 1}},
    {193059, 192750, 0, {2444, 5}, {2432, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2245, 1}}, {193095, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {193117, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {193139, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {193161, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {193182, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {193203, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {193224, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {193244, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {193264, 137567, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {193360, 193284, 0, {2449, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2247, 4}, {696, 1}}, {193398, 193374, 4, {0, 0}, {2451, 1}, {50, 1}, {0, 0}, {1239, 1}, {2251, 2}, {0, 0}},
    {193463, 193438, 4, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {2253, 7}, {2260, 2}},
    {193845, 193671, 5, {2456, 4}, {137, 1}, {22, 1}, {0, 0}, {1241, 4}, {2264, 7}, {2271, 2}},
    {193928, 193856, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {2275, 8}, {0, 0}}, {193963, 193951, 4, {641, 1}, {137, 1}, {128, 2}, {0, 0}, {0, 0}, {2283, 6}, {2289, 2}},
    {194111, 193970, 4, {2460, 1}, {137, 1}, {654, 2}, {0, 0}, {408, 1}, {2293, 3}, {2296, 2}},
    {194262, 194137, 5, {2461, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {2300, 6}, {2306, 2}}, {194363, 194275, 4, {118, 1}, {0, 0}, {2465, 1}, {0, 0}, {0, 0}, {2310, 4}, {0, 0}},
    {194396, 108396, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2314, 3}, {0, 0}}, {194429, 194414, 4, {2466, 1}, {97, 1}, {2467, 2}, {0, 0}, {0, 0}, {2317, 4}, {0, 0}},
    {194511, 107802, 0, {137, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2321, 4}, {0, 0}}, {194675, 194567, 0, {2469, 2}, {2471, 1}, {0, 0}, {0, 0}, {0, 0}, {2327, 3}, {0, 0}},
    {194801, 194746, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2330, 2}, {0, 0}}, {194918, 194835, 4, {2474, 1}, {137, 1}, {2475, 1}, {0, 0}, {0, 0}, {2332, 3}, {2335, 2}},
    {195028, 194933, 0, {2476, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {2330, 2}, {2339, 1}}, {195073, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2341, 4}, {0, 0}},
    {195156, 195101, 0, {2478, 1}, {2473, 1}, {0, 0}, {0, 0}, {1245, 1}, {2330, 2}, {0, 0}}, {195172, 194567, 0, {2479, 2}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {195226, 195203, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1246, 1}, {2345, 3}, {0, 0}}, {195292, 166190, 0, {0, 0}, {2481, 1}, {0, 0}, {0, 0}, {472, 1}, {714, 3}, {2348, 1}},
    {195375, 195317, 0, {0, 0}, {2482, 1}, {0, 0}, {0, 0}, {1247, 1}, {2350, 2}, {2352, 1}}, {195431, 195395, 0, {2478, 1}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2354, 1}, {2352, 1}},
    {195456, 195395, 0, {2478, 1}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2354, 1}, {2352, 1}}, {195558, 195470, 0, {1762, 1}, {2482, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {2355, 1}},
    {195610, 0, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {195708, 195628, 0, {2485, 2}, {2487, 1}, {0, 0}, {0, 0}, {0, 0}, {2357, 2}, {0, 0}},
    {195718, 194567, 0, {2469, 2}, {2471, 1}, {0, 0}, {0, 0}, {0, 0}, {2357, 2}, {0, 0}}, {195852, 195781, 0, {2488, 1}, {2489, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2359, 1}},
    {195959, 195885, 0, {2490, 1}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2361, 1}}, {195994, 195978, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {788, 5}, {852, 5}, {0, 0}},
    {196033, 196005, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1248, 3}, {2363, 8}, {0, 0}}, {196133, 196056, 0, {2492, 2}, {2487, 1}, {0, 0}, {0, 0}, {0, 0}, {2357, 2}, {0, 0}},
    {196227, 196150, 0, {2460, 1}, {2481, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2371, 1}}, {196247, 195395, 0, {2478, 1}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {2354, 1}, {983, 1}},
    {196270, 194567, 0, {2494, 2}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {2327, 3}, {0, 0}}, {196475, 196371, 0, {2497, 2}, {2499, 1}, {0, 0}, {0, 0}, {1245, 1}, {2373, 2}, {0, 0}},
    {196486, 194567, 0, {2494, 2}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {2327, 3}, {0, 0}}, {196496, 194567, 0, {2469, 2}, {2471, 1}, {0, 0}, {0, 0}, {0, 0}, {2327, 3}, {0, 0}},
    {196559, 196506, 0, {2500, 1}, {2471, 1}, {0, 0}, {0, 0}, {0, 0}, {2357, 2}, {0, 0}}, {196629, 196578, 0, {2500, 1}, {2501, 1}, {0, 0}, {0, 0}, {0, 0}, {2357, 2}, {0, 0}},
    {196672, 196640, 4, {2502, 2}, {2504, 1}, {22, 1}, {0, 0}, {0, 0}, {2375, 1}, {2376, 1}}, {196707, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2378, 4}, {0, 0}},
    {196720, 195395, 0, {2478, 1}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {2382, 2}, {983, 1}}, {196821, 196772, 0, {2505, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2357, 2}, {0, 0}},
    {196866, 196836, 0, {2506, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2384, 2}, {623, 1}}, {196891, 0, 0, {2507, 2}, {2509, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {196975, 196922, 0, {2511, 1}, {2512, 1}, {0, 0}, {0, 0}, {0, 0}, {2384, 2}, {0, 0}}, {197084, 196772, 0, {2513, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {197197, 197124, 0, {2514, 1}, {2515, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2386, 1}}, {197310, 197212, 0, {2516, 2}, {2518, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2388, 1}},
    {197374, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2390, 4}, {0, 0}}, {197777, 197625, 0, {2521, 1}, {2522, 1}, {0, 0}, {0, 0}, {1251, 3}, {2394, 5}, {0, 0}},
    {197955, 197829, 0, {2523, 1}, {2524, 1}, {0, 0}, {0, 0}, {1254, 3}, {2399, 4}, {0, 0}}, {198107, 197983, 0, {2521, 1}, {2522, 1}, {0, 0}, {0, 0}, {1257, 3}, {2394, 5}, {0, 0}},
    {198301, 198146, 0, {2521, 1}, {2522, 1}, {0, 0}, {0, 0}, {1260, 4}, {2394, 5}, {0, 0}}, {198587, 198331, 0, {2525, 2}, {915, 1}, {0, 0}, {0, 0}, {1264, 3}, {2403, 5}, {2408, 1}},
    {198818, 198603, 0, {2527, 2}, {2522, 1}, {0, 0}, {0, 0}, {1267, 4}, {2410, 5}, {2408, 1}},
    {198942, 198847, 0, {2529, 1}, {2530, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2415, 1}}, {199031, 198961, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {2417, 2}, {0, 0}},
    {199097, 199042, 0, {0, 0}, {2531, 1}, {0, 0}, {0, 0}, {1273, 2}, {2419, 3}, {623, 1}}, {199335, 199151, 0, {2532, 1}, {2533, 2}, {0, 0}, {0, 0}, {1275, 2}, {2419, 3}, {2422, 1}},
    {199405, 199366, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {2419, 3}, {623, 1}}, {199492, 199432, 0, {0, 0}, {2531, 1}, {0, 0}, {0, 0}, {1273, 2}, {2419, 3}, {623, 1}},
    {199737, 199533, 0, {2535, 2}, {915, 1}, {0, 0}, {0, 0}, {1278, 3}, {2424, 4}, {2428, 1}},
    {199935, 199748, 0, {2525, 2}, {915, 1}, {0, 0}, {0, 0}, {1281, 4}, {2430, 4}, {2408, 1}},
    {200120, 199961, 0, {2521, 1}, {915, 1}, {0, 0}, {0, 0}, {1285, 4}, {2434, 4}, {0, 0}}, {200330, 200141, 0, {2527, 2}, {915, 1}, {0, 0}, {0, 0}, {1289, 4}, {2410, 5}, {2408, 1}},
    {200596, 200376, 0, {2537, 2}, {915, 1}, {0, 0}, {0, 0}, {1293, 3}, {2424, 4}, {2438, 1}},
    {200788, 200626, 0, {2539, 2}, {915, 1}, {0, 0}, {0, 0}, {1296, 1}, {2440, 3}, {2443, 1}},
    {201146, 200828, 1, {2541, 3}, {2531, 1}, {0, 0}, {0, 0}, {1297, 2}, {2445, 2}, {2447, 1}},
    {201670, 201275, 1, {2544, 2}, {2530, 1}, {0, 0}, {0, 0}, {1299, 4}, {2419, 3}, {2449, 1}},
    {201869, 201703, 0, {2521, 1}, {915, 1}, {0, 0}, {0, 0}, {1303, 5}, {2451, 5}, {0, 0}}, {202202, 201940, 0, {2546, 2}, {2548, 1}, {0, 0}, {0, 0}, {1308, 3}, {2456, 4}, {2460, 1}},
    {202555, 194933, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2462, 1}}, {202793, 202592, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2464, 3}, {2467, 1}},
    {202918, 202831, 0, {2562, 1}, {2563, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {2469, 1}}, {203136, 202938, 0, {2564, 2}, {2566, 1}, {0, 0}, {0, 0}, {0, 0}, {2471, 3}, {2474, 1}},
    {203389, 203153, 0, {2567, 3}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2476, 4}, {2480, 1}}, {203455, 203405, 0, {2571, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2482, 1}},
    {203527, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}}, {203538, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}},
    {203549, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}}, {203697, 203583, 0, {2572, 2}, {2575, 1}, {0, 0}, {0, 0}, {1311, 1}, {1356, 2}, {2484, 1}},
    {203762, 203708, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {2486, 2}, {0, 0}}, {203879, 203784, 0, {0, 0}, {2576, 1}, {0, 0}, {0, 0}, {1312, 1}, {2488, 5}, {2493, 1}},
    {203971, 203902, 0, {2577, 1}, {2578, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {203986, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}},
    {203998, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}}, {204085, 204009, 0, {2577, 1}, {2578, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {2495, 1}},
    {204096, 204009, 0, {2577, 1}, {2578, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {2495, 1}}, {204107, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}},
    {204136, 204117, 0, {2577, 1}, {2578, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {204150, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}},
    {204162, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}}, {204173, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}},
    {204185, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}}, {204197, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}},
    {204209, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}}, {204221, 203474, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1269, 2}, {214, 1}},
    {204343, 204241, 0, {2577, 1}, {2579, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {2497, 1}}, {204511, 204390, 4, {0, 0}, {137, 1}, {2580, 3}, {0, 0}, {0, 0}, {2499, 2}, {2501, 1}},
    {204555, 166190, 0, {0, 0}, {2575, 1}, {0, 0}, {0, 0}, {470, 1}, {2503, 3}, {2506, 1}}, {204634, 204579, 0, {0, 0}, {2566, 1}, {0, 0}, {0, 0}, {1315, 1}, {1897, 1}, {0, 0}},
    {204668, 204650, 0, {2583, 1}, {2575, 1}, {0, 0}, {0, 0}, {0, 0}, {1356, 2}, {2506, 1}}, {204693, 204681, 0, {2583, 1}, {2575, 1}, {0, 0}, {0, 0}, {0, 0}, {1356, 2}, {2506, 1}},
    {204862, 204740, 4, {0, 0}, {2575, 1}, {2584, 2}, {0, 0}, {1316, 3}, {2508, 3}, {2511, 2}},
    {204873, 204740, 4, {0, 0}, {2575, 1}, {2584, 2}, {0, 0}, {1316, 3}, {2508, 3}, {2511, 2}},
    {204978, 71591, 0, {2586, 2}, {2588, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2515, 1}}, {205054, 203405, 0, {2589, 1}, {2590, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2517, 1}},
    {205131, 194933, 0, {2591, 1}, {2590, 1}, {0, 0}, {0, 0}, {0, 0}, {2382, 2}, {2519, 1}}, {205285, 205163, 0, {2592, 2}, {2575, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {2521, 1}},
    {205319, 205297, 0, {0, 0}, {2579, 1}, {0, 0}, {0, 0}, {1320, 1}, {2503, 3}, {2497, 1}}, {205427, 71591, 0, {2592, 2}, {2594, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2523, 1}},
    {205439, 71591, 0, {2592, 2}, {2594, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2523, 1}}, {205451, 194933, 0, {2591, 1}, {2590, 1}, {0, 0}, {0, 0}, {0, 0}, {2382, 2}, {2519, 1}},
    {205463, 71591, 0, {2592, 2}, {2594, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2523, 1}}, {205507, 204009, 0, {2589, 1}, {2576, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2525, 1}},
    {205756, 205538, 0, {2595, 3}, {2566, 1}, {0, 0}, {0, 0}, {0, 0}, {2527, 2}, {2529, 1}}, {205830, 203405, 0, {2571, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2531, 1}},
    {205838, 194933, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2462, 1}}, {205845, 189376, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {205853, 189376, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {205862, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {205917, 205878, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {2533, 1}, {0, 0}}, {206025, 205948, 4, {2598, 1}, {2599, 1}, {483, 1}, {0, 0}, {0, 0}, {2534, 2}, {2501, 1}},
    {206036, 194933, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2462, 1}}, {206095, 206044, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2536, 3}, {0, 0}},
    {207040, 206935, 0, {2618, 2}, {2620, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {207351, 207129, 4, {2621, 2}, {2623, 1}, {2624, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {207553, 207502, 5, {2627, 2}, {97, 1}, {2629, 1}, {0, 0}, {1325, 2}, {2543, 2}, {2545, 1}},
    {207977, 207700, 0, {2630, 6}, {2620, 1}, {0, 0}, {0, 0}, {0, 0}, {2547, 1}, {2548, 1}}, {208086, 208000, 0, {2636, 1}, {915, 1}, {0, 0}, {0, 0}, {1327, 1}, {2550, 2}, {0, 0}},
    {208112, 55499, 0, {2529, 1}, {2637, 1}, {0, 0}, {0, 0}, {0, 0}, {2550, 2}, {0, 0}}, {208209, 208154, 0, {2638, 1}, {2639, 1}, {0, 0}, {0, 0}, {1328, 1}, {2486, 2}, {0, 0}},
    {208235, 208154, 0, {2638, 1}, {2639, 1}, {0, 0}, {0, 0}, {0, 0}, {2486, 2}, {0, 0}}, {208470, 208336, 0, {2640, 1}, {2641, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {2552, 1}},
    {208893, 208653, 0, {2642, 3}, {2645, 4}, {0, 0}, {0, 0}, {0, 0}, {2554, 2}, {0, 0}}, {209038, 208919, 0, {2638, 1}, {2649, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2556, 1}},
    {209276, 209109, 0, {2653, 2}, {2655, 1}, {0, 0}, {0, 0}, {1331, 2}, {2486, 2}, {0, 0}}, {209464, 209314, 0, {2656, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {2558, 2}, {2560, 1}},
    {209620, 209492, 4, {2658, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {2375, 1}, {2545, 1}},
    {209642, 13097, 0, {0, 0}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {983, 1}}, {209713, 209686, 4, {2660, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {2562, 5}, {2545, 1}},
    {209842, 209746, 0, {2638, 1}, {496, 1}, {0, 0}, {0, 0}, {1335, 1}, {960, 1}, {2567, 1}}, {209861, 108840, 0, {2662, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2569, 2}, {1534, 1}},
    {209934, 209879, 0, {2664, 1}, {2620, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {209952, 48770, 0, {2638, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {623, 1}},
    {210046, 209984, 0, {2665, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {210064, 208154, 0, {2638, 1}, {2639, 1}, {0, 0}, {0, 0}, {1328, 1}, {2486, 2}, {0, 0}},
    {210088, 48770, 0, {2638, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {210522, 210143, 0, {2667, 4}, {2671, 2}, {0, 0}, {0, 0}, {1336, 1}, {2571, 2}, {2573, 1}},
    {210688, 210555, 4, {2673, 3}, {2623, 1}, {22, 1}, {0, 0}, {0, 0}, {1269, 2}, {2575, 1}}, {210709, 55499, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {210886, 210811, 0, {2678, 1}, {2679, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {210972, 210912, 4, {2680, 1}, {2623, 1}, {22, 1}, {0, 0}, {0, 0}, {1269, 2}, {2577, 1}},
    {211103, 211029, 0, {2681, 1}, {2682, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2579, 1}}, {211160, 211029, 0, {2681, 1}, {2683, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2581, 1}},
    {211368, 211258, 0, {2684, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {2583, 1}}, {211547, 211464, 0, {2687, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {623, 1}},
    {211682, 211583, 0, {2688, 1}, {2689, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {211908, 211719, 0, {2690, 2}, {2689, 1}, {0, 0}, {0, 0}, {1342, 2}, {2585, 2}, {2587, 1}},
    {212082, 211971, 4, {2680, 1}, {2623, 1}, {2692, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {212102, 208154, 0, {2638, 1}, {2639, 1}, {0, 0}, {0, 0}, {0, 0}, {2486, 2}, {0, 0}},
    {212323, 212123, 0, {137, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2589, 3}, {0, 0}}, {233475, 233321, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1344, 5}, {2592, 9}, {0, 0}},
    {233568, 233527, 0, {0, 0}, {2765, 1}, {0, 0}, {0, 0}, {1349, 1}, {2601, 7}, {0, 0}}, {233636, 233605, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {2608, 5}, {0, 0}},
    {233662, 63975, 0, {2766, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2613, 7}, {0, 0}}, {233859, 233764, 0, {2767, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {234130, 233924, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2625, 6}, {2631, 1}},
    {234427, 234191, 0, {2773, 3}, {2772, 1}, {0, 0}, {0, 0}, {1354, 3}, {2633, 7}, {2640, 1}},
    {234455, 234191, 0, {2773, 3}, {2772, 1}, {0, 0}, {0, 0}, {1354, 3}, {2633, 7}, {2640, 1}},
    {234553, 233924, 0, {2776, 2}, {2778, 1}, {0, 0}, {0, 0}, {1352, 2}, {2625, 6}, {2631, 1}},
    {234574, 233924, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2625, 6}, {2631, 1}},
    {234626, 233924, 0, {2779, 1}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2642, 5}, {2647, 1}},
    {234649, 233924, 0, {2779, 1}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2642, 5}, {2647, 1}},
    {234672, 233924, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2625, 6}, {2631, 1}},
    {234689, 233924, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2625, 6}, {2631, 1}},
    {234704, 233924, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2625, 6}, {2631, 1}},
    {234721, 233924, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2625, 6}, {2631, 1}},
    {234749, 233924, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2649, 7}, {2631, 1}},
    {234766, 233924, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2649, 7}, {2631, 1}},
    {234783, 233924, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2625, 6}, {2631, 1}},
    {234983, 234945, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {235166, 235005, 0, {2782, 4}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2662, 6}, {2668, 1}},
    {235252, 235005, 0, {2786, 3}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2670, 7}, {2677, 1}}, {235275, 235005, 0, {2786, 3}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2679, 7}, {2677, 1}},
    {235298, 234945, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {235524, 53197, 0, {2789, 1}, {2790, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {235628, 55762, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2686, 8}, {2694, 1}}, {235645, 55762, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2686, 8}, {2694, 1}},
    {235661, 55762, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2686, 8}, {2694, 1}}, {236134, 236046, 0, {2793, 1}, {0, 0}, {0, 0}, {2794, 1}, {0, 0}, {2696, 8}, {0, 0}},
    {236238, 236209, 1, {2795, 3}, {0, 0}, {0, 0}, {2798, 2}, {1357, 1}, {2696, 8}, {696, 1}},
    {236360, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236374, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236389, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236403, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236418, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236432, 55762, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}},
    {236447, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236462, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236476, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236489, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236503, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236516, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236529, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236543, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236624, 55762, 0, {2804, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {2704, 1}}, {236637, 55762, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}},
    {236651, 55762, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}}, {236665, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236678, 55762, 0, {2804, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {2704, 1}}, {236691, 55762, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}},
    {236803, 236704, 0, {2807, 2}, {2772, 1}, {0, 0}, {0, 0}, {0, 0}, {2706, 4}, {0, 0}}, {236819, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236833, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236848, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236863, 234945, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236878, 55762, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}},
    {236893, 55762, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}}, {236908, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236921, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236935, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236949, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {236962, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {236976, 55762, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}}, {236991, 55762, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}},
    {237320, 237250, 0, {2811, 1}, {2812, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}}, {237383, 237355, 0, {2813, 1}, {2814, 1}, {0, 0}, {0, 0}, {1358, 1}, {2710, 6}, {0, 0}},
    {237433, 237406, 0, {2815, 2}, {2812, 1}, {0, 0}, {0, 0}, {1358, 1}, {2710, 6}, {0, 0}}, {237475, 237455, 0, {0, 0}, {2817, 1}, {0, 0}, {0, 0}, {718, 1}, {2716, 7}, {0, 0}},
    {237573, 237506, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2706, 4}, {0, 0}}, {238002, 53197, 0, {2818, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {2723, 6}, {0, 0}},
    {238020, 53197, 0, {2818, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {2723, 6}, {0, 0}}, {238095, 238038, 0, {2779, 1}, {2772, 1}, {0, 0}, {0, 0}, {0, 0}, {2706, 4}, {0, 0}},
    {238115, 53197, 0, {2820, 1}, {2821, 1}, {0, 0}, {0, 0}, {0, 0}, {2729, 7}, {0, 0}}, {238133, 53197, 0, {2820, 1}, {2821, 1}, {0, 0}, {0, 0}, {0, 0}, {2736, 7}, {0, 0}},
    {238151, 53197, 0, {2822, 1}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {2743, 5}, {0, 0}}, {238293, 238271, 0, {2824, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {2748, 5}, {0, 0}},
    {238593, 238435, 0, {2826, 2}, {2828, 1}, {0, 0}, {0, 0}, {0, 0}, {2753, 7}, {2760, 1}}, {238692, 233924, 0, {2829, 2}, {2831, 1}, {0, 0}, {0, 0}, {1352, 2}, {2762, 6}, {2768, 1}},
    {238793, 238733, 0, {0, 0}, {2832, 1}, {0, 0}, {0, 0}, {718, 1}, {2620, 5}, {0, 0}}, {238899, 57336, 0, {2833, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2770, 5}, {0, 0}},
    {238952, 57336, 0, {2837, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2706, 4}, {0, 0}}, {239035, 238989, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {2775, 6}, {0, 0}},
    {239076, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2706, 4}, {0, 0}}, {239093, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2706, 4}, {0, 0}},
    {239157, 239135, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {2608, 5}, {0, 0}}, {239221, 239196, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {2608, 5}, {0, 0}},
    {239440, 55762, 0, {2839, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2781, 7}, {2694, 1}}, {239451, 53197, 0, {2818, 1}, {2821, 1}, {0, 0}, {0, 0}, {0, 0}, {2788, 7}, {0, 0}},
    {239466, 55762, 0, {2839, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2795, 6}, {2694, 1}}, {239477, 55762, 0, {2842, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2795, 6}, {2694, 1}},
    {239488, 55762, 0, {2839, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2781, 7}, {2694, 1}}, {239529, 55762, 0, {2844, 1}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2801, 6}, {379, 1}},
    {239774, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2807, 9}, {2816, 1}}, {239790, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2818, 8}, {2816, 1}},
    {239812, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2818, 8}, {2816, 1}}, {239839, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2818, 8}, {2816, 1}},
    {239858, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2818, 8}, {2816, 1}}, {239882, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2807, 9}, {2816, 1}},
    {239901, 55762, 0, {2842, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2795, 6}, {2694, 1}}, {239912, 55762, 0, {2839, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2795, 6}, {2694, 1}},
    {239923, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2807, 9}, {2816, 1}}, {239941, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2818, 8}, {2816, 1}},
    {239965, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2818, 8}, {2816, 1}}, {239994, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2818, 8}, {2816, 1}},
    {240015, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2818, 8}, {2816, 1}}, {240041, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2807, 9}, {2816, 1}},
    {240153, 240075, 0, {2846, 1}, {2847, 1}, {0, 0}, {0, 0}, {357, 3}, {2826, 7}, {0, 0}}, {240260, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {240274, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {240289, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {240303, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {240318, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {240332, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {240347, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {240361, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {240374, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {240388, 55762, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}}, {240584, 240406, 0, {2850, 2}, {2831, 1}, {0, 0}, {0, 0}, {0, 0}, {2833, 7}, {2840, 1}},
    {240602, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {240615, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {240629, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {240664, 240643, 0, {2804, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {240680, 55762, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}}, {240694, 55762, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}},
    {240887, 240708, 0, {2852, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2842, 6}, {2848, 1}}, {240901, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {240916, 234945, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {241005, 234945, 0, {2855, 1}, {2856, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241023, 234945, 0, {2855, 1}, {2856, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {241041, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241074, 241056, 0, {2804, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}}, {241087, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241173, 241116, 0, {2800, 1}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}}, {241194, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241319, 241215, 0, {2858, 2}, {2860, 1}, {0, 0}, {0, 0}, {0, 0}, {2850, 6}, {2856, 1}}, {241439, 241334, 0, {2800, 1}, {2831, 1}, {0, 0}, {0, 0}, {0, 0}, {2858, 6}, {2864, 1}},
    {241455, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {241468, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241482, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {241576, 241116, 0, {2861, 1}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {2866, 1}},
    {241598, 241116, 0, {2863, 1}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {2866, 1}}, {241620, 55762, 0, {2864, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}},
    {241633, 55762, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}}, {241650, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241665, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {241684, 234945, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241719, 241698, 0, {2866, 3}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}}, {241735, 55762, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}},
    {241749, 55762, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}}, {241763, 234945, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241778, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {241791, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241805, 234945, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {241819, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}},
    {241832, 234945, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {379, 1}}, {241867, 241846, 0, {2866, 3}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {241883, 55762, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}}, {241897, 55762, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 6}, {214, 1}},
    {241940, 241116, 0, {2869, 1}, {2870, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {2868, 1}}, {241964, 241116, 0, {2869, 1}, {2871, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {2868, 1}},
    {241988, 238038, 0, {2779, 1}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}}, {242011, 238038, 0, {2779, 1}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {242117, 242091, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {2775, 6}, {0, 0}}, {242218, 242146, 0, {2873, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2870, 6}, {295, 1}},
    {242378, 242262, 0, {2876, 1}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {242394, 242262, 0, {2876, 1}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {242410, 242262, 0, {2876, 1}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {242426, 242262, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {242581, 242442, 0, {2878, 1}, {600, 1}, {0, 0}, {0, 0}, {1383, 1}, {2884, 5}, {2889, 1}},
    {242976, 242907, 0, {2879, 1}, {600, 1}, {0, 0}, {0, 0}, {1383, 1}, {2884, 5}, {983, 1}}, {243006, 242442, 0, {2878, 1}, {600, 1}, {0, 0}, {0, 0}, {1383, 1}, {2884, 5}, {2889, 1}},
    {243130, 242442, 0, {2878, 1}, {2880, 1}, {0, 0}, {0, 0}, {1383, 1}, {2706, 4}, {1703, 1}},
    {243363, 243276, 0, {2881, 1}, {2882, 1}, {0, 0}, {0, 0}, {1384, 2}, {2884, 5}, {0, 0}}, {243399, 242907, 0, {2883, 1}, {2882, 1}, {0, 0}, {0, 0}, {1383, 1}, {2706, 4}, {0, 0}},
    {243434, 242907, 0, {2883, 1}, {2882, 1}, {0, 0}, {0, 0}, {1383, 1}, {2706, 4}, {0, 0}}, {243624, 243469, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}},
    {243656, 243469, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}}, {243687, 243469, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}},
    {243786, 243719, 0, {2886, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2870, 6}, {295, 1}},
    {243862, 243817, 0, {0, 0}, {600, 1}, {0, 0}, {0, 0}, {1383, 1}, {2706, 4}, {983, 1}}, {243889, 243469, 0, {2888, 2}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}},
    {243915, 243469, 0, {2888, 2}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}}, {243941, 243469, 0, {2888, 2}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}},
    {243967, 243469, 0, {2888, 2}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}}, {243993, 243469, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}},
    {244019, 243469, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}}, {244045, 243469, 0, {2890, 2}, {2845, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}},
    {244077, 243469, 0, {2890, 2}, {2845, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}}, {244108, 243469, 0, {2890, 2}, {2845, 1}, {0, 0}, {0, 0}, {1384, 2}, {2706, 4}, {0, 0}},
    {244223, 244140, 0, {2892, 2}, {2894, 1}, {0, 0}, {0, 0}, {1383, 1}, {2891, 6}, {295, 1}},
    {244430, 244259, 0, {2895, 3}, {2894, 1}, {0, 0}, {0, 0}, {1383, 1}, {2870, 6}, {295, 1}},
    {244461, 243469, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2897, 5}, {0, 0}}, {244487, 243469, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2897, 5}, {0, 0}},
    {244710, 243719, 0, {2898, 2}, {2900, 1}, {0, 0}, {0, 0}, {1383, 1}, {2870, 6}, {295, 1}},
    {244809, 244739, 0, {2901, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2870, 6}, {295, 1}},
    {244842, 244739, 0, {2901, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2870, 6}, {295, 1}},
    {244942, 244873, 0, {2903, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2870, 6}, {295, 1}},
    {244974, 243469, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2743, 5}, {0, 0}}, {245000, 243469, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2743, 5}, {0, 0}},
    {245026, 242262, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {245042, 242262, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {245058, 242262, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {245074, 242262, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {245090, 55762, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {2902, 8}, {2694, 1}}, {245122, 245101, 0, {2791, 2}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {2910, 6}, {0, 0}},
    {245138, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2916, 10}, {2816, 1}}, {245151, 55762, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {2902, 8}, {2694, 1}},
    {245221, 245162, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2706, 4}, {0, 0}}, {245254, 245162, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2706, 4}, {0, 0}},
    {245427, 53197, 0, {2907, 1}, {2908, 1}, {0, 0}, {0, 0}, {0, 0}, {2926, 5}, {0, 0}}, {245454, 53197, 0, {2909, 1}, {2910, 1}, {0, 0}, {0, 0}, {0, 0}, {2926, 5}, {0, 0}},
    {245481, 53197, 0, {2909, 1}, {2908, 1}, {0, 0}, {0, 0}, {0, 0}, {2926, 5}, {0, 0}}, {245554, 245506, 0, {2911, 1}, {2912, 1}, {0, 0}, {0, 0}, {0, 0}, {2706, 4}, {0, 0}},
    {245620, 245584, 0, {2913, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2706, 4}, {0, 0}}, {245651, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2916, 10}, {2816, 1}},
    {245667, 55762, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {2931, 7}, {2694, 1}}, {245700, 245678, 0, {2791, 2}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {245897, 245765, 0, {2915, 1}, {2916, 1}, {0, 0}, {0, 0}, {0, 0}, {2938, 6}, {2944, 1}}, {246447, 246125, 0, {2917, 4}, {2921, 1}, {0, 0}, {0, 0}, {1386, 1}, {2946, 8}, {2954, 1}},
    {246867, 246635, 0, {2922, 3}, {2925, 1}, {0, 0}, {0, 0}, {1386, 1}, {2956, 7}, {0, 0}}, {246937, 246884, 0, {2926, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {247196, 246635, 0, {2927, 3}, {2930, 1}, {0, 0}, {0, 0}, {1386, 1}, {2963, 6}, {0, 0}}, {247479, 247212, 0, {2931, 3}, {2921, 1}, {0, 0}, {0, 0}, {1387, 1}, {2969, 9}, {0, 0}},
    {247537, 247212, 0, {2934, 3}, {2921, 1}, {0, 0}, {0, 0}, {1386, 1}, {2978, 8}, {0, 0}}, {247704, 246125, 0, {2937, 4}, {2941, 1}, {0, 0}, {0, 0}, {1386, 1}, {2986, 8}, {2994, 1}},
    {247950, 247747, 0, {2942, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {2996, 7}, {0, 0}}, {248106, 247975, 0, {2946, 3}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {248135, 234945, 0, {2800, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3003, 8}, {1467, 1}}, {248150, 234945, 0, {2800, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3003, 8}, {1467, 1}},
    {248162, 234945, 0, {2800, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3003, 8}, {1467, 1}}, {248195, 248174, 0, {641, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2706, 4}, {696, 1}},
    {248309, 248270, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {1388, 1}, {2620, 5}, {2866, 1}}, {248555, 248420, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {1389, 3}, {2748, 5}, {0, 0}},
    {248786, 248642, 0, {2952, 3}, {2955, 1}, {0, 0}, {0, 0}, {1392, 1}, {3011, 6}, {3017, 1}},
    {248948, 248820, 0, {2956, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {2748, 5}, {0, 0}}, {248981, 242262, 0, {2876, 1}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {249001, 242262, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2876, 6}, {2882, 1}},
    {249112, 249073, 0, {2878, 1}, {2959, 1}, {0, 0}, {0, 0}, {0, 0}, {2706, 4}, {1703, 1}}, {249137, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2770, 5}, {0, 0}},
    {249164, 249148, 0, {2911, 1}, {2912, 1}, {0, 0}, {0, 0}, {1393, 2}, {2748, 5}, {0, 0}}, {249175, 239612, 0, {2960, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2916, 10}, {2816, 1}},
    {249192, 239612, 0, {2960, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2916, 10}, {2816, 1}}, {249211, 234945, 0, {2962, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3019, 9}, {1467, 1}},
    {249228, 239612, 0, {2960, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2916, 10}, {2816, 1}}, {249250, 239612, 0, {2960, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2916, 10}, {2816, 1}},
    {249386, 249303, 0, {2963, 2}, {2965, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}}, {249607, 249492, 0, {2966, 2}, {2968, 1}, {0, 0}, {0, 0}, {0, 0}, {3028, 6}, {3034, 1}},
    {249873, 249763, 0, {2969, 2}, {2971, 1}, {0, 0}, {0, 0}, {0, 0}, {3036, 6}, {0, 0}}, {249943, 249897, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {2706, 4}, {0, 0}},
    {249963, 234945, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3042, 7}, {379, 1}}, {249973, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2807, 9}, {2816, 1}},
    {249987, 247975, 0, {2946, 3}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}}, {250008, 238038, 0, {2779, 1}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {250031, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3049, 8}, {0, 0}}, {250044, 63975, 0, {2912, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3049, 8}, {0, 0}},
    {250062, 53197, 0, {2820, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3057, 8}, {0, 0}}, {250077, 55762, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {2931, 7}, {2694, 1}},
    {250204, 250116, 0, {2972, 2}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3065, 8}, {2760, 1}},
    {250434, 250227, 0, {2974, 3}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3073, 8}, {3081, 1}},
    {250451, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3083, 10}, {2816, 1}}, {250470, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3083, 10}, {2816, 1}},
    {250494, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3083, 10}, {2816, 1}}, {250510, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3083, 10}, {2816, 1}},
    {250531, 55762, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2931, 7}, {2694, 1}}, {250566, 250542, 0, {2791, 2}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {3093, 6}, {0, 0}},
    {250585, 55762, 0, {2820, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3099, 7}, {379, 1}}, {250599, 55762, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2931, 7}, {2694, 1}},
    {250610, 250116, 0, {2972, 2}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3106, 8}, {2760, 1}},
    {250622, 250227, 0, {2974, 3}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3114, 9}, {3081, 1}},
    {250698, 250640, 0, {2977, 3}, {2790, 1}, {0, 0}, {0, 0}, {0, 0}, {3123, 8}, {413, 1}}, {250834, 250711, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3131, 8}, {3139, 1}},
    {250857, 250711, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3131, 8}, {3139, 1}}, {250884, 250711, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3131, 8}, {3139, 1}},
    {250946, 250922, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {2775, 6}, {0, 0}}, {250998, 250965, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {2775, 6}, {0, 0}},
    {251078, 251026, 4, {0, 0}, {135, 1}, {889, 1}, {0, 0}, {0, 0}, {3141, 7}, {3148, 1}}, {251123, 251106, 0, {2913, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {2748, 5}, {0, 0}},
    {251377, 251158, 1, {2980, 3}, {0, 0}, {0, 0}, {2983, 2}, {1403, 2}, {3150, 8}, {0, 0}}, {251446, 251390, 0, {2985, 1}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}},
    {251462, 53197, 0, {2820, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3158, 8}, {0, 0}}, {251477, 55762, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3166, 8}, {2694, 1}},
    {251488, 250116, 0, {2972, 2}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3174, 8}, {2760, 1}},
    {251499, 250227, 0, {2974, 3}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3182, 8}, {3081, 1}},
    {251516, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3190, 10}, {2816, 1}}, {251535, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3190, 10}, {2816, 1}},
    {251559, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3190, 10}, {2816, 1}}, {251575, 239612, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3190, 10}, {2816, 1}},
    {251596, 55762, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3166, 8}, {2694, 1}}, {251631, 251607, 0, {2791, 2}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {3093, 6}, {0, 0}},
    {251650, 47471, 0, {0, 0}, {2875, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}}, {251662, 239612, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2807, 9}, {2816, 1}},
    {251678, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3200, 6}, {0, 0}}, {251737, 251717, 0, {2987, 1}, {2779, 1}, {0, 0}, {0, 0}, {1405, 1}, {2706, 4}, {0, 0}},
    {252085, 251948, 0, {2988, 2}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {3206, 6}, {3212, 1}}, {252329, 252112, 0, {2991, 3}, {2994, 1}, {0, 0}, {0, 0}, {0, 0}, {3214, 7}, {3221, 1}},
    {252512, 252366, 0, {2995, 2}, {2994, 1}, {0, 0}, {0, 0}, {1406, 1}, {3223, 6}, {0, 0}}, {252606, 252532, 0, {2997, 2}, {2971, 1}, {0, 0}, {0, 0}, {0, 0}, {3036, 6}, {0, 0}},
    {252765, 252700, 0, {2999, 2}, {3001, 1}, {0, 0}, {0, 0}, {0, 0}, {2620, 5}, {0, 0}}, {252829, 252813, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1407, 6}, {3229, 8}, {0, 0}},
    {252888, 252849, 0, {0, 0}, {2779, 1}, {0, 0}, {0, 0}, {1413, 1}, {3237, 7}, {0, 0}}, {252950, 252929, 4, {0, 0}, {137, 1}, {484, 1}, {0, 0}, {1414, 1}, {3244, 5}, {0, 0}},
    {253014, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3249, 8}, {0, 0}}, {253085, 253042, 0, {0, 0}, {3002, 1}, {0, 0}, {0, 0}, {1415, 1}, {2620, 5}, {0, 0}},
    {253159, 253133, 4, {0, 0}, {137, 1}, {484, 1}, {0, 0}, {1416, 1}, {3244, 5}, {0, 0}}, {253257, 253180, 0, {596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3257, 7}, {0, 0}},
    {253366, 253348, 4, {0, 0}, {0, 0}, {3003, 1}, {0, 0}, {1417, 4}, {3264, 10}, {0, 0}}, {253463, 55499, 0, {3004, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {2384, 2}, {0, 0}},
    {253478, 55499, 0, {3006, 1}, {3007, 1}, {0, 0}, {0, 0}, {0, 0}, {3277, 3}, {0, 0}}, {253490, 108558, 0, {3008, 1}, {496, 1}, {0, 0}, {0, 0}, {770, 1}, {3280, 2}, {0, 0}},
    {253588, 253512, 0, {2636, 1}, {915, 1}, {0, 0}, {0, 0}, {1421, 1}, {3282, 3}, {0, 0}}, {253648, 108840, 0, {3009, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3285, 5}, {1534, 1}},
    {253743, 253659, 0, {3011, 1}, {915, 1}, {0, 0}, {0, 0}, {0, 0}, {3290, 2}, {3292, 1}}, {253756, 109318, 0, {3012, 2}, {496, 1}, {0, 0}, {0, 0}, {771, 2}, {3280, 2}, {1546, 1}},
    {253898, 253776, 0, {3014, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3294, 3}, {3297, 1}}, {253913, 111397, 1, {3016, 4}, {915, 1}, {0, 0}, {0, 0}, {784, 3}, {3299, 4}, {1593, 1}},
    {254067, 253955, 0, {3020, 1}, {3021, 1}, {0, 0}, {0, 0}, {0, 0}, {3303, 3}, {3306, 1}}, {254237, 254107, 0, {3022, 2}, {915, 1}, {0, 0}, {0, 0}, {1422, 2}, {3280, 2}, {0, 0}},
    {254369, 254266, 4, {3024, 1}, {915, 1}, {889, 1}, {0, 0}, {0, 0}, {3308, 4}, {3312, 2}}, {254572, 254385, 0, {3025, 3}, {915, 1}, {0, 0}, {0, 0}, {0, 0}, {3316, 5}, {3321, 1}},
    {254926, 254586, 1, {3028, 5}, {915, 1}, {0, 0}, {0, 0}, {784, 3}, {3323, 6}, {3329, 1}}, {255223, 254976, 5, {3033, 3}, {915, 1}, {22, 1}, {0, 0}, {1424, 3}, {3331, 4}, {3335, 2}},
    {255263, 254586, 1, {3028, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {3339, 2}, {1593, 1}}, {255292, 48770, 0, {503, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {3280, 2}, {526, 1}},
    {255371, 111165, 0, {3036, 2}, {496, 1}, {0, 0}, {0, 0}, {0, 0}, {3280, 2}, {0, 0}}, {255544, 255399, 0, {3038, 3}, {915, 1}, {0, 0}, {0, 0}, {1427, 2}, {3280, 2}, {0, 0}},
    {255731, 255559, 0, {3041, 2}, {3043, 1}, {0, 0}, {0, 0}, {0, 0}, {3341, 4}, {3345, 1}}, {255782, 63975, 0, {220, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3347, 4}, {0, 0}},
    {257083, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}}, {257099, 54828, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3364, 11}, {0, 0}},
    {257169, 54828, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}}, {257601, 257579, 0, {3070, 3}, {3073, 1}, {0, 0}, {0, 0}, {1429, 1}, {3382, 10}, {0, 0}},
    {258261, 258219, 0, {3074, 1}, {3064, 1}, {0, 0}, {0, 0}, {1430, 2}, {3392, 6}, {0, 0}}, {258273, 54828, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {1432, 1}, {3398, 10}, {0, 0}},
    {259188, 54828, 0, {3075, 3}, {3078, 1}, {0, 0}, {0, 0}, {1433, 4}, {3392, 6}, {0, 0}}, {259204, 54828, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3364, 11}, {0, 0}},
    {259221, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}}, {259238, 54828, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3364, 11}, {0, 0}},
    {259254, 54828, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3364, 11}, {0, 0}}, {259271, 54828, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3408, 7}, {0, 0}},
    {259672, 259639, 0, {3080, 2}, {3082, 1}, {0, 0}, {0, 0}, {1437, 1}, {3392, 6}, {0, 0}}, {259744, 259713, 0, {3083, 1}, {3084, 2}, {0, 0}, {0, 0}, {1437, 1}, {3392, 6}, {0, 0}},
    {259770, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}}, {259840, 259824, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {1438, 3}, {3353, 11}, {0, 0}},
    {259851, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}}, {259883, 54828, 0, {3086, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3415, 6}, {0, 0}},
    {259895, 54828, 0, {3088, 1}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3421, 6}, {0, 0}}, {260069, 260038, 4, {3090, 2}, {3092, 1}, {3093, 2}, {0, 0}, {0, 0}, {3427, 7}, {3434, 1}},
    {260153, 0, 0, {0, 0}, {3064, 1}, {0, 0}, {0, 0}, {1442, 1}, {3436, 8}, {3444, 1}}, {260164, 54828, 0, {0, 0}, {3095, 1}, {0, 0}, {0, 0}, {1443, 1}, {3446, 7}, {0, 0}},
    {260757, 54828, 0, {3096, 5}, {3078, 1}, {0, 0}, {0, 0}, {1444, 5}, {3453, 7}, {0, 0}}, {261409, 54828, 0, {3101, 5}, {3106, 1}, {0, 0}, {0, 0}, {1449, 5}, {3453, 7}, {0, 0}},
    {261507, 54828, 0, {3107, 1}, {3108, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}}, {261563, 54828, 0, {3109, 1}, {3092, 1}, {0, 0}, {0, 0}, {1454, 3}, {3460, 4}, {0, 0}},
    {261575, 54828, 0, {3096, 5}, {3078, 1}, {0, 0}, {0, 0}, {1444, 5}, {3453, 7}, {0, 0}}, {261597, 54828, 0, {3110, 1}, {3095, 1}, {0, 0}, {0, 0}, {1441, 1}, {3421, 6}, {0, 0}},
    {261606, 54828, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}}, {261626, 54828, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}},
    {261663, 54828, 0, {3065, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 12}, {0, 0}}, {261674, 54828, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}},
    {261683, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}}, {261692, 54828, 0, {3112, 1}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}},
    {262332, 54828, 0, {3113, 2}, {3115, 2}, {0, 0}, {0, 0}, {1457, 2}, {3476, 9}, {0, 0}}, {262343, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}},
    {262680, 54828, 0, {3117, 2}, {3119, 1}, {0, 0}, {0, 0}, {0, 0}, {3392, 6}, {0, 0}}, {262692, 54828, 0, {3065, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3485, 10}, {0, 0}},
    {262705, 54828, 0, {3065, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3485, 10}, {0, 0}}, {262724, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3495, 6}, {0, 0}},
    {262831, 54828, 0, {3120, 2}, {3122, 1}, {0, 0}, {0, 0}, {0, 0}, {3398, 10}, {0, 0}}, {262843, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}},
    {262852, 54828, 0, {3112, 1}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}}, {262873, 54828, 0, {3112, 1}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}},
    {262895, 54828, 0, {3123, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3364, 11}, {0, 0}}, {262912, 54828, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3398, 10}, {0, 0}},
    {262936, 54828, 0, {3125, 1}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}}, {262953, 54828, 0, {3123, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3364, 11}, {0, 0}},
    {262969, 54828, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3398, 10}, {0, 0}}, {262994, 54828, 0, {3123, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3364, 11}, {0, 0}},
    {263011, 54828, 0, {3126, 4}, {3119, 1}, {0, 0}, {0, 0}, {0, 0}, {3392, 6}, {0, 0}}, {263381, 263349, 0, {3130, 4}, {3134, 1}, {0, 0}, {0, 0}, {1437, 1}, {3392, 6}, {0, 0}},
    {263429, 263408, 0, {3135, 1}, {3078, 1}, {0, 0}, {0, 0}, {1459, 4}, {3392, 6}, {0, 0}}, {263445, 54828, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}},
    {263478, 263460, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {1463, 1}, {3364, 11}, {0, 0}}, {263491, 54828, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}},
    {263524, 263506, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {1463, 1}, {3364, 11}, {0, 0}}, {263537, 54828, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}},
    {263640, 54828, 0, {3136, 3}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3501, 6}, {0, 0}}, {263649, 54828, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}},
    {263674, 54828, 0, {3139, 3}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3507, 7}, {0, 0}}, {264074, 54828, 0, {3142, 3}, {3087, 1}, {0, 0}, {0, 0}, {0, 0}, {3392, 6}, {0, 0}},
    {264083, 54828, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3398, 10}, {0, 0}}, {264092, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}},
    {264108, 54828, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3415, 6}, {0, 0}}, {264124, 54828, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3415, 6}, {0, 0}},
    {264161, 264140, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1430, 2}, {3415, 6}, {0, 0}}, {264198, 264177, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1430, 2}, {3415, 6}, {0, 0}},
    {264214, 54828, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3415, 6}, {0, 0}}, {264234, 54828, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3415, 6}, {0, 0}},
    {264406, 264388, 0, {3145, 5}, {3064, 1}, {0, 0}, {0, 0}, {1464, 5}, {3392, 6}, {0, 0}}, {264419, 54828, 0, {3150, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3415, 6}, {0, 0}},
    {264548, 264531, 0, {3152, 4}, {3078, 1}, {0, 0}, {0, 0}, {1469, 1}, {3392, 6}, {0, 0}}, {264560, 54828, 0, {3110, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3501, 6}, {0, 0}},
    {264573, 54828, 0, {3156, 1}, {3115, 2}, {0, 0}, {0, 0}, {1470, 1}, {3514, 8}, {0, 0}}, {264585, 54828, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}},
    {264617, 54828, 0, {3157, 3}, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {3392, 6}, {0, 0}}, {264637, 54828, 0, {3161, 3}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3522, 9}, {0, 0}},
    {264649, 54828, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}}, {264662, 54828, 0, {3107, 1}, {3108, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}},
    {264671, 54828, 0, {3164, 3}, {3087, 1}, {0, 0}, {0, 0}, {0, 0}, {3392, 6}, {0, 0}}, {264772, 54828, 0, {3167, 3}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3421, 6}, {0, 0}},
    {264789, 54828, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3398, 10}, {0, 0}}, {264798, 54828, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 7}, {0, 0}},
    {264819, 54828, 0, {3170, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3392, 6}, {0, 0}}, {264830, 54828, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3353, 11}, {0, 0}},
    {264850, 54828, 0, {3172, 2}, {3087, 1}, {0, 0}, {0, 0}, {0, 0}, {3392, 6}, {0, 0}}, {264902, 54828, 0, {3110, 1}, {3087, 1}, {0, 0}, {0, 0}, {1471, 1}, {3531, 8}, {0, 0}},
    {264925, 54828, 0, {3096, 5}, {3078, 1}, {0, 0}, {0, 0}, {1472, 4}, {3453, 7}, {0, 0}}, {265049, 264957, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {3539, 5}, {0, 0}},
    {265106, 265071, 0, {0, 0}, {3174, 1}, {0, 0}, {0, 0}, {1099, 1}, {3460, 4}, {0, 0}}, {265171, 265125, 0, {3063, 1}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3460, 4}, {0, 0}},
    {265234, 265213, 4, {3109, 1}, {3092, 1}, {3175, 2}, {0, 0}, {0, 0}, {3544, 8}, {3434, 1}},
    {265286, 265250, 0, {3177, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3552, 6}, {0, 0}}, {266197, 266036, 0, {3180, 2}, {0, 0}, {0, 0}, {0, 0}, {1480, 2}, {3561, 2}, {0, 0}},
    {266278, 266242, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3561, 2}, {0, 0}}, {266470, 266336, 4, {3183, 1}, {3184, 1}, {3185, 1}, {0, 0}, {0, 0}, {3563, 6}, {3569, 1}},
    {266612, 266535, 0, {3186, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3561, 2}, {0, 0}}, {266899, 266751, 4, {3182, 1}, {0, 0}, {3188, 2}, {0, 0}, {1482, 6}, {3571, 7}, {0, 0}},
    {267011, 266948, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1488, 1}, {3578, 1}, {0, 0}}, {267063, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3578, 1}, {0, 0}},
    {267117, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3578, 1}, {0, 0}}, {267193, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {3578, 1}, {0, 0}},
    {267286, 267253, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {3578, 1}, {0, 0}}, {267339, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3578, 1}, {0, 0}},
    {267527, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 5}, {3579, 1}, {0, 0}}, {267600, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3578, 1}, {0, 0}},
    {267656, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3578, 1}, {0, 0}}, {267716, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3578, 1}, {0, 0}},
    {267853, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1496, 3}, {3578, 1}, {0, 0}}, {267973, 267911, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3580, 4}, {0, 0}},
    {267993, 267911, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3580, 4}, {0, 0}}, {268013, 267911, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3580, 4}, {0, 0}},
    {268136, 268085, 4, {3182, 1}, {0, 0}, {3190, 1}, {0, 0}, {1499, 3}, {3584, 8}, {0, 0}}, {268190, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {268250, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {268308, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {268367, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {268424, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {268466, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {268514, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {268601, 268564, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1502, 1}, {3592, 1}, {0, 0}}, {268687, 268652, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 3}, {3592, 1}, {0, 0}},
    {268744, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {268798, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {268844, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {268901, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {268973, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1506, 1}, {3592, 1}, {0, 0}}, {269033, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {269100, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {269165, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {269215, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {269329, 269282, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {3592, 1}, {0, 0}},
    {269377, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {269420, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {269476, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {269537, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {269591, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {269662, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {269717, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {269773, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {269822, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {269897, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {269955, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1506, 1}, {3592, 1}, {0, 0}}, {270005, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {270060, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {270137, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {270208, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {270320, 270281, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {3592, 1}, {0, 0}},
    {270372, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {270437, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {270509, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {270572, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {270626, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {270679, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {270733, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {270779, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {270932, 270875, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {3592, 1}, {0, 0}}, {270982, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {271032, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {271077, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {271126, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {271181, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {271261, 270875, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {3592, 1}, {0, 0}}, {271315, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {271366, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {271409, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {271533, 271476, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {3592, 1}, {0, 0}}, {271753, 271634, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 2}, {3592, 1}, {0, 0}},
    {271801, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {271851, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {271914, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {271968, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {272021, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {272066, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {272227, 272158, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1514, 1}, {3592, 1}, {0, 0}}, {272287, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {272458, 272361, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 2}, {3592, 1}, {0, 0}}, {272506, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {272559, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {272610, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {272670, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {272733, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}},
    {272791, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3592, 1}, {0, 0}}, {273059, 272898, 0, {3191, 2}, {3193, 1}, {0, 0}, {0, 0}, {1517, 2}, {3561, 2}, {0, 0}},
    {273091, 266242, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3593, 3}, {0, 0}}, {273136, 266242, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3561, 2}, {0, 0}},
    {273403, 273314, 0, {3194, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {3596, 4}, {0, 0}}, {273802, 273690, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1519, 9}, {3600, 3}, {0, 0}},
    {273845, 48375, 0, {3197, 1}, {3198, 1}, {0, 0}, {0, 0}, {0, 0}, {3603, 4}, {0, 0}}, {274077, 274010, 0, {3199, 1}, {3200, 1}, {0, 0}, {0, 0}, {1528, 1}, {3607, 3}, {0, 0}},
    {274252, 274119, 0, {3201, 2}, {0, 0}, {0, 0}, {0, 0}, {1529, 1}, {3610, 4}, {0, 0}}, {274432, 274391, 0, {3203, 1}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {3610, 4}, {0, 0}},
    {274552, 274484, 0, {3182, 1}, {3204, 1}, {0, 0}, {0, 0}, {1531, 1}, {3614, 3}, {0, 0}}, {274706, 274591, 4, {3205, 1}, {3200, 1}, {889, 1}, {0, 0}, {1532, 1}, {3617, 4}, {3569, 1}},
    {275027, 274814, 0, {3206, 2}, {3208, 2}, {0, 0}, {0, 0}, {1533, 4}, {3621, 4}, {0, 0}}, {275335, 275140, 5, {3210, 4}, {3193, 1}, {3214, 1}, {0, 0}, {1537, 2}, {3571, 7}, {0, 0}},
    {275481, 275404, 0, {3215, 1}, {3216, 2}, {0, 0}, {0, 0}, {1539, 1}, {3561, 2}, {0, 0}}, {275738, 275573, 0, {3215, 1}, {3216, 2}, {0, 0}, {0, 0}, {1540, 4}, {3561, 2}, {0, 0}},
    {275880, 275800, 0, {3182, 1}, {3218, 1}, {0, 0}, {0, 0}, {1544, 1}, {3625, 3}, {0, 0}}, {275914, 273314, 0, {3219, 1}, {3193, 1}, {0, 0}, {0, 0}, {0, 0}, {3628, 4}, {0, 0}},
    {276110, 275977, 0, {3182, 1}, {3220, 1}, {0, 0}, {0, 0}, {1545, 3}, {3632, 4}, {0, 0}}, {276203, 273314, 0, {3182, 1}, {3221, 1}, {0, 0}, {0, 0}, {1548, 5}, {3628, 4}, {0, 0}},
    {276323, 276242, 0, {3182, 1}, {3222, 1}, {0, 0}, {0, 0}, {1553, 1}, {3632, 4}, {0, 0}}, {276357, 275977, 0, {3182, 1}, {3220, 1}, {0, 0}, {0, 0}, {1545, 3}, {3625, 3}, {0, 0}},
    {276481, 276399, 0, {3223, 1}, {3224, 1}, {0, 0}, {0, 0}, {1554, 1}, {3636, 3}, {0, 0}}, {276664, 276530, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {1555, 2}, {3596, 4}, {0, 0}},
    {276912, 276741, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {1557, 3}, {3639, 4}, {0, 0}}, {277131, 277010, 0, {3225, 1}, {3200, 1}, {0, 0}, {0, 0}, {1560, 4}, {3643, 5}, {0, 0}},
    {277238, 277157, 4, {3199, 1}, {3226, 1}, {889, 1}, {0, 0}, {0, 0}, {3648, 4}, {0, 0}}, {277331, 277270, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3596, 4}, {0, 0}},
    {277355, 273314, 0, {3182, 1}, {3227, 1}, {0, 0}, {0, 0}, {0, 0}, {3600, 3}, {0, 0}}, {277384, 273314, 0, {3182, 1}, {3227, 1}, {0, 0}, {0, 0}, {0, 0}, {3600, 3}, {0, 0}},
    {277501, 277429, 0, {3228, 2}, {3230, 1}, {0, 0}, {0, 0}, {0, 0}, {3600, 3}, {0, 0}}, {277529, 266242, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3580, 4}, {0, 0}},
    {277578, 273314, 0, {3182, 1}, {3231, 2}, {0, 0}, {0, 0}, {1564, 1}, {3600, 3}, {0, 0}}, {277601, 273314, 0, {3182, 1}, {3227, 1}, {0, 0}, {0, 0}, {0, 0}, {3600, 3}, {0, 0}},
    {277755, 273314, 0, {3233, 1}, {3234, 2}, {0, 0}, {0, 0}, {1565, 2}, {3596, 4}, {0, 0}}, {277816, 273314, 0, {3233, 1}, {3196, 1}, {0, 0}, {0, 0}, {1567, 2}, {3596, 4}, {0, 0}},
    {277840, 266242, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3652, 3}, {0, 0}}, {277887, 266242, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {1569, 1}, {3596, 4}, {0, 0}},
    {277909, 266242, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {1569, 1}, {3596, 4}, {0, 0}}, {278025, 277954, 0, {3236, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3655, 3}, {0, 0}},
    {278144, 278066, 0, {3236, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {3658, 3}, {0, 0}}, {278294, 278201, 0, {3237, 2}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {3661, 4}, {3665, 1}},
    {278524, 278341, 4, {3239, 1}, {3240, 1}, {3241, 1}, {0, 0}, {1572, 1}, {3667, 4}, {3671, 1}},
    {278614, 277954, 0, {3236, 1}, {0, 0}, {0, 0}, {0, 0}, {1573, 4}, {3673, 4}, {0, 0}}, {278717, 278652, 0, {3236, 1}, {3242, 4}, {0, 0}, {0, 0}, {0, 0}, {3673, 4}, {0, 0}},
    {278830, 278652, 0, {3236, 1}, {3246, 8}, {0, 0}, {0, 0}, {0, 0}, {3673, 4}, {0, 0}}, {279060, 278896, 0, {3236, 1}, {3254, 1}, {0, 0}, {0, 0}, {1577, 5}, {3677, 4}, {0, 0}},
    {279110, 278652, 0, {3255, 1}, {3256, 1}, {0, 0}, {0, 0}, {0, 0}, {3681, 3}, {0, 0}}, {279469, 279300, 0, {3236, 1}, {3257, 1}, {0, 0}, {0, 0}, {1582, 5}, {3677, 4}, {0, 0}},
    {279501, 279300, 0, {3236, 1}, {3257, 1}, {0, 0}, {0, 0}, {1582, 5}, {3677, 4}, {0, 0}}, {279534, 278652, 0, {3236, 1}, {3256, 1}, {0, 0}, {0, 0}, {0, 0}, {3677, 4}, {0, 0}},
    {279571, 278652, 0, {3236, 1}, {3256, 1}, {0, 0}, {0, 0}, {0, 0}, {3677, 4}, {0, 0}}, {279709, 279609, 0, {3236, 1}, {3258, 1}, {0, 0}, {0, 0}, {0, 0}, {3677, 4}, {0, 0}},
    {279859, 279741, 0, {3236, 1}, {3259, 1}, {0, 0}, {0, 0}, {1587, 3}, {3677, 4}, {0, 0}}, {279943, 279901, 0, {3260, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3684, 2}, {0, 0}},
    {280103, 280046, 0, {3261, 1}, {3262, 2}, {0, 0}, {0, 0}, {0, 0}, {3561, 2}, {0, 0}}, {280193, 280137, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3686, 4}, {0, 0}},
    {280248, 277270, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1590, 1}, {3596, 4}, {0, 0}}, {280353, 273314, 0, {3264, 1}, {3196, 1}, {0, 0}, {0, 0}, {1591, 2}, {3600, 3}, {0, 0}},
    {280482, 280382, 0, {3260, 1}, {3265, 1}, {0, 0}, {0, 0}, {1593, 1}, {3690, 4}, {3694, 1}},
    {280536, 280506, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {360, 5}, {3696, 4}, {0, 0}}, {280591, 96067, 0, {3266, 1}, {3267, 1}, {0, 0}, {0, 0}, {0, 0}, {3700, 4}, {0, 0}},
    {280628, 273314, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {1594, 1}, {3704, 4}, {0, 0}}, {280787, 280685, 0, {3268, 1}, {3193, 1}, {0, 0}, {0, 0}, {1595, 3}, {3708, 5}, {0, 0}},
    {280833, 273314, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3708, 5}, {0, 0}}, {280869, 273314, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3708, 5}, {0, 0}},
    {280947, 280912, 0, {0, 0}, {3269, 1}, {0, 0}, {0, 0}, {718, 1}, {3713, 4}, {0, 0}}, {281059, 280985, 0, {3199, 1}, {3226, 1}, {0, 0}, {0, 0}, {1598, 1}, {3561, 2}, {0, 0}},
    {281164, 281124, 0, {3270, 1}, {0, 0}, {0, 0}, {0, 0}, {1599, 4}, {3717, 3}, {0, 0}}, {281349, 281199, 0, {3271, 2}, {3273, 1}, {0, 0}, {0, 0}, {0, 0}, {3720, 3}, {3723, 1}},
    {281484, 281386, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {1603, 1}, {3652, 3}, {0, 0}}, {281589, 281518, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {1604, 1}, {3625, 3}, {0, 0}},
    {281808, 281621, 5, {3274, 2}, {3184, 1}, {889, 1}, {0, 0}, {1605, 1}, {3725, 7}, {3569, 1}},
    {281898, 281827, 4, {3276, 1}, {3277, 1}, {889, 1}, {0, 0}, {0, 0}, {3732, 3}, {3569, 1}},
    {282015, 281929, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {0, 0}, {3735, 3}, {0, 0}}, {282126, 96067, 0, {3266, 1}, {3200, 1}, {0, 0}, {0, 0}, {1606, 3}, {3738, 3}, {0, 0}},
    {282417, 266242, 0, {3182, 1}, {3278, 2}, {0, 0}, {0, 0}, {1609, 5}, {3741, 3}, {3744, 1}},
    {282718, 282610, 0, {3182, 1}, {3280, 2}, {0, 0}, {0, 0}, {1614, 2}, {3746, 3}, {0, 0}}, {282776, 280137, 0, {3182, 1}, {3282, 2}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}},
    {282823, 273314, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {0, 0}, {3754, 4}, {0, 0}}, {282861, 273314, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}},
    {282892, 273314, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}}, {282933, 280137, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}},
    {282976, 266242, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3561, 2}, {0, 0}}, {283021, 280137, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}},
    {283376, 283152, 1, {3284, 3}, {3287, 2}, {0, 0}, {0, 0}, {1616, 4}, {3746, 3}, {0, 0}}, {283539, 283455, 0, {3289, 2}, {3291, 2}, {0, 0}, {0, 0}, {0, 0}, {3741, 3}, {0, 0}},
    {283675, 283584, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}}, {283917, 283766, 0, {3182, 1}, {3293, 2}, {0, 0}, {0, 0}, {1620, 2}, {3639, 4}, {0, 0}},
    {284079, 283962, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1622, 2}, {3596, 4}, {0, 0}}, {284230, 284123, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1624, 1}, {3746, 3}, {0, 0}},
    {284285, 273314, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3708, 5}, {0, 0}}, {284361, 273314, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1625, 1}, {3708, 5}, {0, 0}},
    {284415, 273314, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3639, 4}, {0, 0}}, {284670, 284526, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1626, 1}, {3749, 5}, {0, 0}},
    {284703, 273314, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3639, 4}, {0, 0}}, {285026, 273314, 0, {3298, 1}, {3299, 3}, {0, 0}, {0, 0}, {1627, 1}, {3708, 5}, {0, 0}},
    {285307, 273314, 0, {3302, 1}, {3303, 4}, {0, 0}, {0, 0}, {1628, 1}, {3708, 5}, {0, 0}}, {285668, 285420, 0, {3182, 1}, {3307, 1}, {0, 0}, {0, 0}, {1629, 5}, {3758, 3}, {0, 0}},
    {285854, 285734, 0, {3182, 1}, {3308, 3}, {0, 0}, {0, 0}, {1634, 3}, {3761, 4}, {0, 0}}, {286072, 285934, 0, {3311, 2}, {3313, 1}, {0, 0}, {0, 0}, {1637, 1}, {3741, 3}, {0, 0}},
    {286587, 286278, 0, {3314, 2}, {3313, 1}, {0, 0}, {0, 0}, {1638, 3}, {3741, 3}, {0, 0}}, {286894, 286706, 0, {3316, 2}, {3318, 3}, {0, 0}, {0, 0}, {1641, 2}, {3754, 4}, {0, 0}},
    {287311, 287090, 0, {3321, 2}, {3323, 3}, {0, 0}, {0, 0}, {1643, 7}, {3754, 4}, {0, 0}}, {287562, 287371, 0, {3326, 2}, {3328, 2}, {0, 0}, {0, 0}, {1650, 3}, {3754, 4}, {0, 0}},
    {287709, 283584, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1653, 8}, {3749, 5}, {0, 0}}, {287839, 287747, 0, {3330, 1}, {3331, 1}, {0, 0}, {0, 0}, {366, 1}, {3765, 3}, {3768, 1}},
    {287999, 287887, 4, {3182, 1}, {3332, 1}, {483, 1}, {0, 0}, {0, 0}, {3770, 8}, {0, 0}}, {288028, 280137, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}},
    {288086, 281929, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}}, {288117, 283584, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}},
    {288240, 288208, 0, {3333, 2}, {3335, 1}, {0, 0}, {0, 0}, {1661, 3}, {3746, 3}, {0, 0}}, {288467, 288411, 0, {3182, 1}, {3336, 4}, {0, 0}, {0, 0}, {1664, 5}, {3708, 5}, {0, 0}},
    {288673, 288541, 0, {3182, 1}, {3340, 4}, {0, 0}, {0, 0}, {1669, 2}, {3708, 5}, {0, 0}}, {288917, 288719, 0, {3182, 1}, {3344, 4}, {0, 0}, {0, 0}, {1671, 4}, {3708, 5}, {0, 0}},
    {289198, 289019, 0, {3348, 2}, {3350, 2}, {0, 0}, {0, 0}, {1675, 3}, {3741, 3}, {0, 0}}, {289595, 289290, 1, {3352, 5}, {3357, 2}, {0, 0}, {0, 0}, {1678, 3}, {3746, 3}, {0, 0}},
    {289634, 280137, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 5}, {0, 0}}, {289803, 289717, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1681, 1}, {3749, 5}, {0, 0}},
    {290122, 289956, 0, {3359, 2}, {0, 0}, {0, 0}, {0, 0}, {1682, 5}, {3746, 3}, {0, 0}}, {290328, 288411, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1687, 6}, {3708, 5}, {0, 0}},
    {290387, 280137, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {513, 1}, {3749, 5}, {0, 0}}, {290424, 277270, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1590, 1}, {3596, 4}, {0, 0}},
    {290723, 290506, 4, {3361, 1}, {3200, 1}, {3185, 1}, {0, 0}, {1693, 2}, {3778, 5}, {3569, 1}},
    {290851, 290760, 0, {0, 0}, {3256, 1}, {0, 0}, {0, 0}, {1695, 3}, {3561, 2}, {0, 0}}, {290948, 290891, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1698, 1}, {3579, 1}, {0, 0}},
    {291005, 266242, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3580, 4}, {0, 0}}, {291079, 291022, 4, {3362, 1}, {0, 0}, {889, 1}, {0, 0}, {0, 0}, {3783, 6}, {0, 0}},
    {291954, 291352, 1, {3363, 7}, {3370, 1}, {0, 0}, {0, 0}, {1699, 6}, {3789, 2}, {0, 0}}, {291996, 273314, 0, {3219, 1}, {3371, 1}, {0, 0}, {0, 0}, {0, 0}, {3625, 3}, {0, 0}},
    {292193, 292071, 0, {3372, 2}, {3374, 1}, {0, 0}, {0, 0}, {1705, 1}, {3789, 2}, {0, 0}}, {292617, 292313, 1, {3375, 4}, {3196, 1}, {0, 0}, {0, 0}, {1706, 4}, {3789, 2}, {0, 0}},
    {292786, 292672, 0, {3379, 2}, {0, 0}, {0, 0}, {0, 0}, {1710, 1}, {3789, 2}, {0, 0}}, {293164, 292825, 1, {3375, 4}, {0, 0}, {0, 0}, {0, 0}, {1711, 6}, {3789, 2}, {0, 0}},
    {293242, 293199, 0, {3225, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3791, 2}, {0, 0}}, {293370, 293323, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1717, 1}, {2350, 2}, {0, 0}},
    {293380, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {597, 1}, {0, 0}}, {293435, 0, 0, {3381, 2}, {1237, 1}, {0, 0}, {0, 0}, {1718, 2}, {0, 0}, {0, 0}},
    {293492, 0, 0, {3383, 3}, {1237, 1}, {0, 0}, {0, 0}, {1720, 1}, {0, 0}, {0, 0}}, {293618, 209879, 0, {3387, 1}, {3388, 1}, {0, 0}, {0, 0}, {0, 0}, {3794, 2}, {0, 0}},
    {293688, 293633, 0, {2664, 1}, {3389, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 3}, {0, 0}}, {293853, 293736, 0, {3390, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3799, 2}, {114, 1}},
    {293955, 293911, 0, {0, 0}, {3394, 1}, {0, 0}, {0, 0}, {1721, 1}, {3801, 2}, {0, 0}}, {294102, 294038, 0, {3395, 3}, {661, 1}, {0, 0}, {0, 0}, {1722, 3}, {3803, 4}, {0, 0}},
    {294188, 294118, 0, {136, 1}, {3394, 1}, {0, 0}, {0, 0}, {0, 0}, {3801, 2}, {3807, 1}}, {294393, 294217, 0, {3398, 1}, {3399, 2}, {0, 0}, {0, 0}, {0, 0}, {3809, 4}, {3813, 1}},
    {294545, 294413, 0, {3401, 4}, {141, 1}, {0, 0}, {0, 0}, {767, 1}, {3799, 2}, {114, 1}}, {294758, 294596, 0, {3405, 2}, {135, 1}, {0, 0}, {0, 0}, {1725, 1}, {3815, 3}, {3818, 1}},
    {294828, 294773, 0, {3398, 1}, {3407, 1}, {0, 0}, {0, 0}, {1726, 3}, {89, 1}, {0, 0}}, {295043, 294885, 0, {3408, 3}, {3411, 1}, {0, 0}, {0, 0}, {0, 0}, {3820, 7}, {3827, 1}},
    {295152, 295078, 0, {3020, 1}, {3412, 1}, {0, 0}, {0, 0}, {0, 0}, {3829, 2}, {0, 0}}, {295474, 295275, 0, {3413, 5}, {141, 1}, {0, 0}, {0, 0}, {767, 1}, {3831, 4}, {3835, 1}},
    {295722, 295488, 0, {3418, 3}, {3388, 1}, {0, 0}, {0, 0}, {1725, 1}, {3837, 3}, {3840, 1}},
    {295842, 295736, 0, {3421, 2}, {141, 1}, {0, 0}, {0, 0}, {1729, 2}, {3842, 2}, {3844, 1}},
    {295959, 295870, 0, {3423, 2}, {141, 1}, {0, 0}, {0, 0}, {0, 0}, {3846, 3}, {519, 1}}, {296044, 295977, 0, {3425, 2}, {3388, 1}, {0, 0}, {0, 0}, {779, 2}, {3849, 3}, {114, 1}},
    {296118, 296067, 4, {3427, 2}, {137, 1}, {3429, 1}, {0, 0}, {0, 0}, {3852, 4}, {3856, 1}},
    {296130, 294413, 0, {3430, 4}, {141, 1}, {0, 0}, {0, 0}, {767, 1}, {3799, 2}, {114, 1}}, {296148, 293736, 0, {3434, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3799, 2}, {114, 1}},
    {296305, 296167, 0, {3438, 2}, {577, 1}, {0, 0}, {0, 0}, {1731, 2}, {3858, 5}, {3863, 1}},
    {296353, 296328, 0, {3440, 3}, {3407, 1}, {0, 0}, {0, 0}, {1733, 1}, {3865, 2}, {0, 0}}, {296590, 296491, 0, {3443, 1}, {0, 0}, {0, 0}, {0, 0}, {1734, 2}, {911, 1}, {0, 0}},
    {296742, 296603, 0, {3444, 2}, {577, 1}, {0, 0}, {0, 0}, {1736, 2}, {3867, 5}, {3863, 1}},
    {296906, 296800, 0, {3446, 1}, {3447, 1}, {0, 0}, {0, 0}, {686, 1}, {3872, 2}, {0, 0}}, {297060, 296930, 0, {3448, 2}, {3450, 1}, {0, 0}, {0, 0}, {686, 1}, {3874, 3}, {3844, 1}},
    {297366, 297125, 0, {3451, 2}, {3453, 2}, {0, 0}, {0, 0}, {1738, 3}, {3877, 3}, {3880, 1}},
    {297554, 297378, 0, {3455, 5}, {3460, 1}, {0, 0}, {0, 0}, {767, 1}, {3799, 2}, {3835, 1}},
    {297569, 209879, 0, {3387, 1}, {3388, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 3}, {0, 0}}, {297631, 297587, 0, {3461, 2}, {3463, 1}, {0, 0}, {0, 0}, {1741, 1}, {3882, 2}, {0, 0}},
    {297693, 47471, 0, {0, 0}, {3464, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 3}, {0, 0}}, {297796, 297705, 0, {3465, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {3849, 3}, {114, 1}},
    {297809, 42345, 0, {3387, 1}, {3020, 1}, {0, 0}, {0, 0}, {0, 0}, {3884, 3}, {0, 0}}, {297906, 297854, 1, {3468, 4}, {3389, 1}, {0, 0}, {0, 0}, {1742, 2}, {3887, 7}, {114, 1}},
    {297954, 297927, 1, {3472, 4}, {3460, 1}, {0, 0}, {0, 0}, {1742, 2}, {3887, 7}, {114, 1}},
    {298048, 297976, 0, {3389, 1}, {3388, 1}, {0, 0}, {0, 0}, {512, 1}, {3894, 3}, {0, 0}}, {298120, 298065, 0, {3476, 1}, {159, 1}, {0, 0}, {0, 0}, {0, 0}, {3897, 2}, {0, 0}},
    {298164, 13097, 0, {0, 0}, {3477, 1}, {0, 0}, {0, 0}, {0, 0}, {2445, 2}, {3899, 1}}, {298178, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {971, 3}, {0, 0}},
    {298402, 298319, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3901, 1}, {3902, 1}}, {298505, 298440, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}},
    {298517, 298440, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}}, {298689, 298599, 4, {3487, 1}, {0, 0}, {484, 1}, {2794, 1}, {0, 0}, {3905, 2}, {0, 0}},
    {298769, 298703, 0, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3907, 2}, {0, 0}}, {298971, 298823, 0, {3488, 2}, {0, 0}, {0, 0}, {3490, 1}, {1744, 1}, {3907, 2}, {3909, 1}},
    {299068, 298989, 0, {3491, 1}, {3492, 1}, {0, 0}, {0, 0}, {1745, 1}, {0, 0}, {0, 0}}, {299081, 298319, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3901, 1}, {3902, 1}},
    {299094, 298319, 0, {3493, 1}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3901, 1}, {3902, 1}}, {299126, 166190, 0, {0, 0}, {3486, 1}, {0, 0}, {0, 0}, {346, 1}, {3911, 2}, {295, 1}},
    {299193, 299140, 0, {3495, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {299211, 299140, 0, {3495, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {299229, 298440, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}}, {299246, 298319, 0, {3493, 1}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3901, 1}, {3902, 1}},
    {299262, 299140, 0, {3498, 1}, {3499, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {299277, 298440, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}},
    {299289, 298440, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}}, {299304, 298440, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}},
    {299425, 299319, 0, {3484, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}}, {299488, 299436, 0, {3495, 1}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2866, 1}},
    {299605, 299511, 0, {3495, 1}, {3494, 1}, {0, 0}, {0, 0}, {1746, 1}, {3916, 1}, {2495, 1}},
    {299710, 299620, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3917, 1}}, {299731, 299620, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3917, 1}},
    {299752, 298319, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3901, 1}, {3902, 1}}, {299806, 299788, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1747, 5}, {3919, 5}, {0, 0}},
    {299819, 299319, 0, {3496, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}}, {299830, 299319, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}},
    {299844, 299319, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}}, {300007, 299950, 4, {0, 0}, {0, 0}, {1424, 1}, {0, 0}, {1752, 4}, {3924, 5}, {0, 0}},
    {300073, 300033, 0, {0, 0}, {3504, 1}, {0, 0}, {0, 0}, {1756, 1}, {3929, 2}, {0, 0}}, {300092, 299319, 0, {3496, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}},
    {300103, 299319, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}}, {300117, 299319, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}},
    {300242, 300139, 4, {3488, 2}, {0, 0}, {3505, 2}, {2794, 1}, {0, 0}, {3905, 2}, {3909, 1}},
    {300349, 300275, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1757, 6}, {3931, 3}, {0, 0}}, {300396, 300369, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1763, 5}, {3934, 2}, {0, 0}},
    {300452, 300275, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1768, 4}, {3934, 2}, {0, 0}}, {300502, 300275, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1772, 4}, {3934, 2}, {0, 0}},
    {300523, 299319, 0, {3496, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}}, {300534, 299319, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}},
    {300548, 299319, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}}, {300605, 300577, 0, {0, 0}, {3507, 1}, {0, 0}, {0, 0}, {1776, 1}, {622, 1}, {0, 0}},
    {300668, 300628, 0, {3508, 1}, {3509, 1}, {0, 0}, {0, 0}, {0, 0}, {622, 1}, {0, 0}}, {300755, 300686, 0, {3510, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {300773, 300686, 0, {3510, 2}, {3509, 1}, {0, 0}, {0, 0}, {0, 0}, {622, 1}, {0, 0}}, {300791, 298599, 4, {3487, 1}, {0, 0}, {484, 1}, {2794, 1}, {0, 0}, {3905, 2}, {0, 0}},
    {300804, 299319, 0, {3496, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}}, {300815, 299319, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}},
    {300829, 299319, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}}, {300843, 298440, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}},
    {300908, 300855, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1777, 3}, {791, 1}, {0, 0}}, {300923, 298440, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}},
    {300935, 298440, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}}, {300947, 299319, 0, {3484, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3913, 1}, {3914, 1}},
    {300958, 298319, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3901, 1}, {3902, 1}}, {300970, 298440, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}},
    {300981, 298319, 0, {3493, 1}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3901, 1}, {3902, 1}}, {300996, 299140, 0, {3512, 1}, {3513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {301065, 301012, 0, {3514, 1}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {301085, 298440, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}},
    {301100, 298440, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}}, {301115, 14007, 0, {3491, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {597, 1}, {0, 0}},
    {301267, 301135, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3936, 1}, {3937, 1}}, {301280, 301135, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3936, 1}, {3937, 1}},
    {301293, 301135, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3936, 1}, {3937, 1}}, {301305, 301135, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3936, 1}, {3937, 1}},
    {301319, 301135, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {3936, 1}, {3937, 1}}, {301333, 298319, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3901, 1}, {3902, 1}},
    {301346, 298440, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}}, {301409, 301358, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1780, 3}, {791, 1}, {0, 0}},
    {301423, 298319, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {3901, 1}, {3902, 1}}, {301437, 299140, 0, {3517, 1}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {301450, 298440, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {214, 1}}, {301613, 301549, 0, {3518, 1}, {3519, 1}, {0, 0}, {0, 0}, {0, 0}, {3939, 2}, {0, 0}},
    {301646, 301549, 0, {3518, 1}, {3519, 1}, {0, 0}, {0, 0}, {0, 0}, {3939, 2}, {0, 0}}, {301691, 301549, 0, {3518, 1}, {3519, 1}, {0, 0}, {0, 0}, {0, 0}, {3939, 2}, {0, 0}},
    {302012, 301838, 0, {3520, 3}, {3523, 1}, {0, 0}, {0, 0}, {0, 0}, {3941, 5}, {3946, 1}}, {302115, 302080, 0, {3524, 2}, {3526, 1}, {0, 0}, {0, 0}, {0, 0}, {3948, 3}, {1307, 1}},
    {302164, 302138, 0, {3527, 1}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {3948, 3}, {1358, 1}}, {302307, 302236, 0, {3529, 1}, {3530, 1}, {0, 0}, {0, 0}, {0, 0}, {3951, 3}, {0, 0}},
    {302617, 302457, 0, {3531, 3}, {3534, 1}, {0, 0}, {0, 0}, {0, 0}, {3954, 5}, {3959, 1}}, {302949, 302774, 0, {3535, 3}, {3538, 1}, {0, 0}, {0, 0}, {1783, 1}, {3961, 4}, {3965, 1}},
    {303316, 303058, 0, {3539, 5}, {3544, 1}, {0, 0}, {0, 0}, {0, 0}, {3967, 4}, {3971, 1}}, {303579, 303347, 0, {3545, 5}, {3544, 1}, {0, 0}, {0, 0}, {0, 0}, {3973, 4}, {3977, 1}},
    {303855, 303677, 0, {3550, 2}, {3552, 2}, {0, 0}, {0, 0}, {0, 0}, {3979, 5}, {3984, 1}}, {304492, 304468, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1784, 1}, {0, 0}, {0, 0}},
    {305012, 304744, 0, {3580, 3}, {3583, 1}, {0, 0}, {0, 0}, {1785, 2}, {3987, 5}, {0, 0}}, {305356, 305250, 0, {3584, 1}, {3585, 1}, {0, 0}, {0, 0}, {1787, 2}, {3992, 3}, {3995, 1}},
    {305902, 305787, 0, {3586, 1}, {3587, 1}, {0, 0}, {0, 0}, {0, 0}, {3997, 2}, {0, 0}}, {306535, 306179, 1, {3588, 4}, {3592, 1}, {0, 0}, {0, 0}, {1789, 3}, {3897, 2}, {3999, 1}},
    {306892, 306790, 0, {3593, 2}, {3592, 1}, {0, 0}, {0, 0}, {0, 0}, {3897, 2}, {0, 0}}, {307486, 307352, 0, {3595, 3}, {3598, 1}, {0, 0}, {0, 0}, {1792, 3}, {4001, 3}, {0, 0}},
    {307610, 307528, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1795, 2}, {0, 0}, {0, 0}}, {307924, 307673, 0, {3599, 2}, {3601, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4004, 1}},
    {308696, 308600, 0, {3602, 3}, {3605, 1}, {0, 0}, {0, 0}, {1797, 5}, {4006, 2}, {0, 0}}, {308885, 308725, 0, {3606, 2}, {3608, 1}, {0, 0}, {0, 0}, {1802, 3}, {4008, 3}, {3835, 1}},
    {309094, 308910, 0, {3609, 2}, {3611, 1}, {0, 0}, {0, 0}, {1805, 7}, {4011, 3}, {3835, 1}},
    {309201, 309108, 0, {3612, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4014, 1}}, {309223, 309108, 0, {3612, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4014, 1}},
    {309329, 309261, 0, {3613, 2}, {0, 0}, {0, 0}, {0, 0}, {1812, 5}, {4016, 1}, {0, 0}}, {309471, 309344, 0, {3609, 2}, {0, 0}, {0, 0}, {0, 0}, {1817, 5}, {4016, 1}, {3835, 1}},
    {309576, 309489, 0, {3615, 4}, {0, 0}, {0, 0}, {0, 0}, {1797, 5}, {4017, 2}, {0, 0}}, {309740, 309588, 0, {3619, 3}, {0, 0}, {0, 0}, {0, 0}, {1802, 3}, {4019, 3}, {3835, 1}},
    {309914, 309759, 0, {3622, 3}, {0, 0}, {0, 0}, {0, 0}, {1817, 5}, {4022, 3}, {3835, 1}}, {310133, 309929, 0, {3609, 2}, {3625, 1}, {0, 0}, {0, 0}, {1822, 1}, {4025, 2}, {4027, 1}},
    {310278, 310156, 0, {3626, 2}, {3625, 1}, {0, 0}, {0, 0}, {0, 0}, {4029, 1}, {4030, 1}}, {311096, 311028, 0, {1296, 1}, {3639, 1}, {0, 0}, {0, 0}, {1823, 1}, {0, 0}, {0, 0}},
    {311469, 311028, 0, {3640, 6}, {3646, 1}, {0, 0}, {0, 0}, {1824, 7}, {0, 0}, {4032, 1}}, {311542, 311486, 0, {3640, 6}, {0, 0}, {0, 0}, {0, 0}, {1831, 5}, {0, 0}, {4032, 1}},
    {311589, 311486, 0, {3647, 2}, {0, 0}, {0, 0}, {0, 0}, {1836, 1}, {0, 0}, {0, 0}}, {311616, 311486, 0, {3649, 7}, {0, 0}, {0, 0}, {0, 0}, {1837, 4}, {0, 0}, {4032, 1}},
    {311634, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {311653, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {311672, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {311691, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {311707, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {311723, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {311739, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {311752, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {311768, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {311784, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {311800, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {311818, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {311836, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {311923, 100941, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1841, 2}, {0, 0}, {0, 0}},
    {312093, 311969, 0, {3657, 3}, {3660, 1}, {0, 0}, {0, 0}, {1843, 2}, {0, 0}, {0, 0}}, {312206, 311486, 0, {3661, 1}, {0, 0}, {0, 0}, {0, 0}, {1823, 1}, {0, 0}, {0, 0}},
    {312220, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {312237, 137567, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
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
    {17080, 16881, {329, 1}, {0, 0}, {0, 0}}, {36014, 16881, {330, 1}, {0, 0}, {0, 0}}, {36037, 16881, {331, 1}, {0, 0}, {0, 0}},
    {45479, 0, {0, 0}, {0, 0}, {0, 0}}, {45491, 0, {0, 0}, {0, 0}, {0, 0}}, {45499, 0, {0, 0}, {0, 0}, {0, 0}},
    {45510, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 45526, {461, 1}, {0, 0}, {0, 0}},
    {49548, 49520, {0, 0}, {661, 1}, {0, 0}}, {49574, 49553, {145, 1}, {0, 0}, {0, 0}}, {49600, 49582, {0, 0}, {661, 1}, {0, 0}},
    {49622, 49605, {0, 0}, {661, 1}, {0, 0}}, {49643, 49626, {0, 0}, {661, 1}, {0, 0}}, {49669, 49647, {0, 0}, {661, 1}, {0, 0}},
    {49695, 49678, {0, 0}, {661, 1}, {0, 0}}, {49721, 49699, {0, 0}, {661, 1}, {0, 0}}, {49752, 49730, {0, 0}, {661, 1}, {0, 0}},
    {49778, 49761, {0, 0}, {661, 1}, {0, 0}}, {49802, 49782, {0, 0}, {661, 1}, {0, 0}}, {49829, 49809, {0, 0}, {661, 1}, {0, 0}},
    {49863, 49836, {0, 0}, {661, 1}, {0, 0}}, {49899, 49877, {0, 0}, {661, 1}, {0, 0}}, {49932, 49908, {0, 0}, {661, 1}, {0, 0}},
    {49963, 49943, {0, 0}, {661, 1}, {0, 0}}, {49994, 49970, {0, 0}, {661, 1}, {0, 0}}, {50028, 50005, {0, 0}, {661, 1}, {0, 0}},
    {50079, 50057, {510, 2}, {0, 0}, {0, 0}}, {50107, 50088, {510, 2}, {0, 0}, {0, 0}}, {17609, 50113, {0, 0}, {662, 1}, {0, 0}},
    {50201, 50180, {512, 2}, {662, 1}, {0, 0}}, {21, 50244, {514, 4}, {663, 2}, {0, 0}}, {55, 50285, {0, 0}, {0, 0}, {0, 0}},
    {50349, 50329, {518, 2}, {0, 0}, {0, 0}}, {21146, 50365, {520, 3}, {192, 2}, {0, 0}}, {50403, 50385, {0, 0}, {661, 1}, {0, 0}},
    {50433, 50414, {523, 1}, {0, 0}, {0, 0}}, {50468, 50439, {524, 2}, {663, 2}, {0, 0}}, {50513, 50484, {145, 1}, {192, 2}, {0, 0}},
    {1126, 50554, {526, 3}, {192, 2}, {0, 0}}, {50574, 50585, {529, 1}, {665, 2}, {0, 0}}, {1303, 50671, {530, 1}, {0, 0}, {0, 0}},
    {50744, 50706, {531, 2}, {667, 1}, {0, 0}}, {50810, 50776, {533, 3}, {668, 1}, {0, 0}}, {50873, 50822, {536, 2}, {669, 1}, {0, 0}},
    {50961, 50924, {538, 2}, {670, 2}, {0, 0}}, {51034, 50999, {540, 2}, {669, 1}, {0, 0}}, {51103, 51079, {542, 1}, {0, 0}, {0, 0}},
    {51196, 51167, {543, 5}, {667, 1}, {0, 0}}, {51239, 51220, {548, 2}, {672, 1}, {0, 0}}, {51303, 51280, {550, 2}, {667, 1}, {0, 0}},
    {50201, 50180, {552, 2}, {672, 1}, {0, 0}}, {51319, 51331, {554, 1}, {673, 1}, {0, 0}}, {51387, 51365, {555, 2}, {667, 1}, {0, 0}},
    {50349, 50329, {557, 3}, {672, 1}, {0, 0}}, {51486, 51462, {560, 3}, {667, 1}, {0, 0}}, {51570, 51541, {563, 3}, {669, 1}, {0, 0}},
    {51622, 51594, {566, 2}, {674, 1}, {0, 0}}, {2090, 51637, {568, 2}, {672, 1}, {0, 0}}, {51737, 51713, {570, 2}, {0, 0}, {0, 0}},
    {6738, 51748, {572, 1}, {0, 0}, {0, 0}}, {15201, 51766, {0, 0}, {0, 0}, {0, 0}}, {51809, 51784, {0, 0}, {667, 1}, {0, 0}},
    {52974, 52954, {588, 3}, {672, 1}, {0, 0}}, {54286, 54242, {605, 2}, {747, 1}, {0, 0}}, {54345, 54303, {607, 1}, {748, 1}, {0, 0}},
    {54450, 54382, {608, 2}, {0, 0}, {0, 0}}, {14357, 54477, {607, 1}, {749, 1}, {0, 0}}, {54565, 54510, {607, 1}, {750, 1}, {0, 0}},
    {54639, 54584, {607, 1}, {751, 1}, {0, 0}}, {1303, 54699, {269, 2}, {752, 1}, {0, 0}}, {54746, 54716, {461, 1}, {0, 0}, {0, 0}},
    {50349, 16881, {610, 1}, {0, 0}, {0, 0}}, {54789, 54761, {611, 1}, {0, 0}, {0, 0}}, {54793, 0, {0, 0}, {0, 0}, {0, 0}},
    {54803, 0, {0, 0}, {0, 0}, {0, 0}}, {54810, 0, {0, 0}, {0, 0}, {0, 0}}, {50349, 16881, {610, 1}, {0, 0}, {0, 0}},
    {16896, 16881, {148, 1}, {0, 0}, {0, 0}}, {59479, 1458, {662, 1}, {0, 0}, {0, 0}}, {59510, 59516, {663, 1}, {864, 1}, {0, 0}},
    {59579, 1458, {664, 1}, {0, 0}, {0, 0}}, {59606, 1458, {665, 1}, {0, 0}, {0, 0}}, {59696, 59625, {666, 4}, {0, 0}, {0, 0}},
    {59740, 59756, {670, 1}, {0, 0}, {0, 0}}, {42740, 59516, {671, 1}, {864, 1}, {0, 0}}, {59834, 1600, {672, 3}, {0, 0}, {0, 0}},
    {39654, 59516, {675, 1}, {865, 1}, {0, 0}}, {59895, 1458, {676, 1}, {0, 0}, {0, 0}}, {48171, 59516, {677, 1}, {864, 1}, {0, 0}},
    {59938, 1458, {678, 1}, {0, 0}, {0, 0}}, {60020, 60046, {679, 5}, {0, 0}, {0, 0}}, {60193, 1458, {684, 1}, {0, 0}, {0, 0}},
    {60266, 60215, {685, 1}, {866, 1}, {0, 0}}, {60299, 1458, {686, 1}, {0, 0}, {0, 0}}, {60353, 1458, {687, 1}, {0, 0}, {0, 0}},
    {60392, 59516, {688, 1}, {864, 1}, {0, 0}}, {60399, 59516, {689, 1}, {864, 1}, {0, 0}}, {60404, 59516, {690, 1}, {864, 1}, {0, 0}},
    {71577, 1458, {879, 1}, {0, 0}, {0, 0}}, {50222, 0, {0, 0}, {0, 0}, {0, 0}}, {2137, 0, {0, 0}, {0, 0}, {0, 0}},
    {72238, 1458, {884, 1}, {0, 0}, {0, 0}}, {72302, 72275, {885, 1}, {0, 0}, {0, 0}}, {74380, 16881, {894, 1}, {0, 0}, {0, 0}},
    {74413, 16881, {895, 1}, {0, 0}, {0, 0}}, {74450, 16881, {896, 1}, {0, 0}, {0, 0}}, {74481, 16881, {897, 1}, {0, 0}, {0, 0}},
    {74506, 16881, {898, 1}, {0, 0}, {0, 0}}, {74529, 16881, {899, 1}, {0, 0}, {0, 0}}, {1303, 83895, {933, 2}, {1121, 2}, {0, 0}},
    {58255, 84034, {935, 3}, {0, 0}, {0, 0}}, {84126, 0, {0, 0}, {661, 1}, {0, 0}}, {54789, 84149, {938, 1}, {1123, 2}, {0, 0}},
    {84205, 84178, {939, 2}, {1125, 3}, {0, 0}}, {59998, 84256, {941, 3}, {0, 0}, {0, 0}}, {84333, 0, {0, 0}, {0, 0}, {0, 0}},
    {84375, 1600, {944, 1}, {0, 0}, {1128, 1}}, {16896, 84388, {945, 1}, {1130, 2}, {0, 0}}, {84520, 1600, {946, 3}, {0, 0}, {1132, 1}},
    {84553, 1600, {949, 2}, {0, 0}, {1134, 1}}, {84591, 1600, {951, 2}, {0, 0}, {0, 0}}, {84604, 1600, {953, 1}, {0, 0}, {0, 0}},
    {84659, 84638, {954, 1}, {0, 0}, {0, 0}}, {84673, 1600, {955, 3}, {0, 0}, {0, 0}}, {84703, 84710, {958, 1}, {0, 0}, {0, 0}},
    {84755, 84730, {959, 2}, {0, 0}, {0, 0}}, {84804, 84790, {961, 1}, {0, 0}, {0, 0}}, {84834, 1600, {962, 2}, {0, 0}, {0, 0}},
    {84850, 1600, {964, 2}, {0, 0}, {0, 0}}, {84924, 1600, {966, 4}, {0, 0}, {1136, 1}}, {85016, 1600, {970, 5}, {0, 0}, {1138, 1}},
    {85192, 1600, {975, 8}, {0, 0}, {1140, 1}}, {85378, 1600, {983, 16}, {1142, 1}, {1143, 1}},
    {85455, 1600, {999, 8}, {0, 0}, {1145, 1}}, {85555, 85514, {1007, 1}, {0, 0}, {0, 0}}, {85693, 85613, {1008, 2}, {0, 0}, {0, 0}},
    {85762, 85722, {1010, 2}, {0, 0}, {1147, 1}}, {85770, 1600, {1012, 4}, {0, 0}, {0, 0}}, {85847, 1600, {1016, 9}, {0, 0}, {1149, 1}},
    {85898, 1600, {1025, 2}, {0, 0}, {1151, 1}}, {85956, 1600, {1027, 7}, {0, 0}, {1153, 1}}, {85986, 1600, {1034, 4}, {0, 0}, {1155, 1}},
    {86021, 1600, {1038, 4}, {0, 0}, {1157, 1}}, {86076, 1600, {1042, 3}, {0, 0}, {1159, 1}}, {86118, 1600, {1045, 8}, {0, 0}, {1161, 1}},
    {86189, 1600, {1053, 8}, {0, 0}, {1163, 1}}, {86228, 1600, {1061, 3}, {0, 0}, {1165, 1}}, {86256, 0, {0, 0}, {0, 0}, {1167, 1}},
    {86333, 1600, {1064, 8}, {0, 0}, {1169, 1}}, {86500, 1600, {1072, 14}, {1142, 1}, {1171, 1}},
    {86514, 1600, {1086, 4}, {0, 0}, {0, 0}}, {86590, 1600, {1090, 2}, {0, 0}, {1173, 1}}, {86618, 86613, {1092, 1}, {0, 0}, {0, 0}},
    {31489, 16881, {1093, 1}, {0, 0}, {0, 0}}, {86684, 86701, {1094, 1}, {0, 0}, {0, 0}}, {86742, 86750, {1095, 1}, {0, 0}, {0, 0}},
    {87161, 1600, {1096, 15}, {0, 0}, {1175, 1}}, {87292, 1600, {1111, 5}, {0, 0}, {1177, 1}},
    {87336, 1600, {1116, 1}, {0, 0}, {1179, 1}}, {87382, 1600, {1117, 2}, {0, 0}, {1181, 1}}, {87406, 1600, {1119, 1}, {0, 0}, {1183, 1}},
    {87453, 1600, {1120, 2}, {0, 0}, {1185, 1}}, {87536, 1600, {1122, 7}, {0, 0}, {1187, 1}}, {87644, 1600, {1129, 7}, {0, 0}, {1189, 1}},
    {87695, 1600, {1136, 1}, {0, 0}, {1191, 1}}, {87793, 1600, {1137, 7}, {0, 0}, {1193, 1}}, {87886, 1600, {1144, 6}, {0, 0}, {0, 0}},
    {87971, 87933, {1150, 3}, {0, 0}, {0, 0}}, {88041, 88001, {1153, 2}, {0, 0}, {0, 0}}, {88127, 88082, {1155, 2}, {0, 0}, {1195, 1}},
    {31526, 16881, {288, 1}, {0, 0}, {0, 0}}, {88136, 0, {0, 0}, {0, 0}, {0, 0}}, {88366, 1600, {1157, 10}, {0, 0}, {0, 0}},
    {88400, 1600, {1167, 3}, {0, 0}, {0, 0}}, {88480, 88458, {1170, 1}, {0, 0}, {0, 0}}, {59998, 88536, {1171, 3}, {1197, 1}, {0, 0}},
    {88636, 88598, {1174, 1}, {749, 1}, {0, 0}}, {88661, 59516, {1175, 2}, {0, 0}, {0, 0}}, {88712, 88673, {1177, 1}, {0, 0}, {1198, 1}},
    {88775, 1600, {1178, 4}, {0, 0}, {1200, 1}}, {88822, 1600, {1182, 2}, {0, 0}, {1202, 1}}, {88837, 0, {0, 0}, {0, 0}, {0, 0}},
    {88862, 88874, {1184, 1}, {0, 0}, {0, 0}}, {88910, 1600, {1185, 2}, {0, 0}, {0, 0}}, {88942, 1600, {1187, 2}, {0, 0}, {0, 0}},
    {900, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {111891, 0, {1501, 1}, {672, 1}, {1618, 1}},
    {114056, 0, {0, 0}, {0, 0}, {0, 0}}, {114061, 0, {0, 0}, {0, 0}, {0, 0}}, {114069, 0, {0, 0}, {0, 0}, {0, 0}},
    {114076, 0, {0, 0}, {0, 0}, {0, 0}}, {114109, 16881, {1509, 1}, {0, 0}, {0, 0}}, {116766, 0, {0, 0}, {0, 0}, {0, 0}},
    {116798, 1600, {1537, 2}, {0, 0}, {0, 0}}, {116813, 0, {0, 0}, {0, 0}, {0, 0}}, {116959, 1600, {1539, 5}, {0, 0}, {0, 0}},
    {117010, 1600, {1544, 1}, {0, 0}, {0, 0}}, {117032, 1600, {1545, 1}, {0, 0}, {0, 0}}, {87012, 1458, {1546, 1}, {0, 0}, {0, 0}},
    {116947, 1458, {1547, 1}, {0, 0}, {0, 0}}, {116955, 1458, {1548, 1}, {0, 0}, {0, 0}}, {117076, 1458, {1549, 1}, {0, 0}, {0, 0}},
    {116939, 1458, {1550, 1}, {0, 0}, {0, 0}}, {123473, 1458, {1623, 1}, {0, 0}, {0, 0}}, {123504, 16881, {1624, 1}, {0, 0}, {0, 0}},
    {123548, 16881, {1625, 1}, {0, 0}, {0, 0}}, {123594, 1458, {1626, 1}, {0, 0}, {0, 0}}, {123655, 1458, {1627, 1}, {0, 0}, {0, 0}},
    {123709, 16881, {1628, 1}, {0, 0}, {0, 0}}, {123744, 16881, {1629, 1}, {0, 0}, {0, 0}}, {123786, 16881, {1630, 1}, {0, 0}, {0, 0}},
    {123823, 1458, {1631, 1}, {0, 0}, {0, 0}}, {123864, 16881, {1632, 1}, {0, 0}, {0, 0}}, {123890, 1600, {1633, 2}, {0, 0}, {0, 0}},
    {123938, 1458, {1635, 1}, {0, 0}, {0, 0}}, {123979, 1458, {1636, 1}, {0, 0}, {0, 0}}, {124015, 16881, {1637, 1}, {0, 0}, {0, 0}},
    {124045, 16881, {1638, 1}, {0, 0}, {0, 0}}, {48171, 16881, {1639, 1}, {1130, 2}, {0, 0}}, {124093, 16881, {1640, 1}, {0, 0}, {0, 0}},
    {124117, 16881, {1641, 1}, {0, 0}, {0, 0}}, {124148, 16881, {1642, 1}, {0, 0}, {0, 0}}, {124180, 16881, {1643, 1}, {0, 0}, {0, 0}},
    {124206, 16881, {1644, 1}, {0, 0}, {0, 0}}, {124233, 16881, {1645, 1}, {0, 0}, {0, 0}}, {124261, 16881, {1646, 1}, {0, 0}, {0, 0}},
    {124300, 1458, {1647, 1}, {0, 0}, {0, 0}}, {124338, 16881, {1648, 1}, {0, 0}, {0, 0}}, {74267, 16881, {1649, 1}, {0, 0}, {0, 0}},
    {124390, 1458, {1650, 1}, {0, 0}, {0, 0}}, {124423, 16881, {1651, 1}, {0, 0}, {0, 0}}, {124452, 16881, {1652, 1}, {0, 0}, {0, 0}},
    {30126, 1600, {1653, 3}, {0, 0}, {0, 0}}, {124486, 16881, {1656, 1}, {0, 0}, {0, 0}}, {124515, 1458, {1657, 1}, {0, 0}, {0, 0}},
    {59998, 124583, {1658, 7}, {1706, 1}, {0, 0}}, {124715, 16881, {1665, 1}, {0, 0}, {0, 0}},
    {124758, 16881, {1666, 1}, {0, 0}, {0, 0}}, {124801, 16881, {1667, 1}, {0, 0}, {0, 0}}, {124844, 16881, {1668, 1}, {0, 0}, {0, 0}},
    {124882, 16881, {1669, 1}, {0, 0}, {0, 0}}, {124929, 16881, {1670, 1}, {0, 0}, {0, 0}}, {124987, 16881, {1671, 1}, {0, 0}, {0, 0}},
    {125039, 16881, {1672, 1}, {0, 0}, {0, 0}}, {125085, 16881, {1673, 1}, {0, 0}, {0, 0}}, {125125, 16881, {1674, 1}, {0, 0}, {0, 0}},
    {125157, 16881, {1675, 1}, {0, 0}, {0, 0}}, {125191, 16881, {1676, 1}, {0, 0}, {0, 0}}, {125226, 16881, {1677, 1}, {0, 0}, {0, 0}},
    {125261, 1458, {1678, 1}, {0, 0}, {0, 0}}, {125296, 16881, {1679, 1}, {0, 0}, {0, 0}}, {125332, 16881, {1680, 1}, {0, 0}, {0, 0}},
    {125366, 16881, {1681, 1}, {0, 0}, {0, 0}}, {147048, 0, {0, 0}, {0, 0}, {0, 0}}, {147052, 0, {0, 0}, {0, 0}, {0, 0}},
    {147121, 1600, {1927, 3}, {0, 0}, {0, 0}}, {147158, 1458, {1930, 1}, {0, 0}, {0, 0}}, {147206, 1458, {1931, 1}, {0, 0}, {0, 0}},
    {147281, 147266, {1932, 1}, {0, 0}, {0, 0}}, {147316, 147266, {1933, 1}, {0, 0}, {0, 0}}, {147352, 1458, {1934, 1}, {0, 0}, {0, 0}},
    {147391, 1458, {1935, 1}, {0, 0}, {0, 0}}, {147431, 147266, {1936, 1}, {0, 0}, {0, 0}}, {147505, 147479, {1937, 1}, {0, 0}, {0, 0}},
    {147568, 1600, {1938, 3}, {0, 0}, {0, 0}}, {1759, 147266, {1941, 1}, {0, 0}, {0, 0}}, {85268, 1600, {1942, 7}, {0, 0}, {0, 0}},
    {147807, 1458, {1949, 1}, {0, 0}, {0, 0}}, {147850, 1458, {1950, 1}, {0, 0}, {0, 0}}, {147892, 1458, {1951, 1}, {0, 0}, {0, 0}},
    {147933, 1458, {1952, 1}, {0, 0}, {0, 0}}, {147969, 1458, {1953, 1}, {0, 0}, {0, 0}}, {148002, 1458, {1954, 1}, {0, 0}, {0, 0}},
    {148038, 1458, {1955, 1}, {0, 0}, {0, 0}}, {148076, 147266, {1956, 1}, {0, 0}, {0, 0}}, {148119, 1458, {1957, 1}, {0, 0}, {0, 0}},
    {148155, 1458, {1958, 1}, {0, 0}, {0, 0}}, {148195, 147266, {1959, 1}, {0, 0}, {0, 0}}, {148217, 1600, {1960, 1}, {0, 0}, {0, 0}},
    {50222, 0, {0, 0}, {0, 0}, {0, 0}}, {162356, 0, {0, 0}, {0, 0}, {0, 0}}, {137561, 162366, {145, 1}, {0, 0}, {0, 0}},
    {6738, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {54789, 168368, {2149, 1}, {2031, 4}, {0, 0}},
    {168430, 168416, {2150, 1}, {0, 0}, {0, 0}}, {168452, 16881, {2151, 2}, {672, 1}, {0, 0}},
    {168460, 0, {0, 0}, {2035, 1}, {0, 0}}, {168474, 0, {2153, 1}, {672, 1}, {0, 0}}, {168502, 1600, {2154, 4}, {0, 0}, {0, 0}},
    {59998, 171634, {2193, 7}, {0, 0}, {0, 0}}, {30126, 0, {0, 0}, {0, 0}, {0, 0}}, {46689, 0, {0, 0}, {0, 0}, {0, 0}},
    {194521, 0, {0, 0}, {0, 0}, {0, 0}}, {194533, 0, {0, 0}, {0, 0}, {0, 0}}, {197457, 0, {0, 0}, {0, 0}, {0, 0}},
    {197510, 197496, {2519, 1}, {0, 0}, {0, 0}}, {197541, 1458, {2520, 1}, {0, 0}, {0, 0}}, {1303, 202273, {2549, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {202332, 202317, {2551, 1}, {0, 0}, {0, 0}}, {58255, 202347, {2552, 2}, {0, 0}, {0, 0}},
    {202391, 0, {0, 0}, {0, 0}, {0, 0}}, {202461, 202417, {2554, 2}, {0, 0}, {0, 0}}, {202332, 202466, {2556, 1}, {672, 1}, {0, 0}},
    {206432, 206364, {2600, 3}, {0, 0}, {0, 0}}, {206443, 206364, {2600, 3}, {0, 0}, {0, 0}}, {206481, 206452, {2603, 1}, {0, 0}, {0, 0}},
    {206528, 1458, {2604, 1}, {0, 0}, {0, 0}}, {206574, 1458, {2605, 1}, {0, 0}, {0, 0}}, {50356, 206727, {2606, 8}, {2539, 2}, {2541, 1}},
    {17080, 1458, {2614, 1}, {0, 0}, {0, 0}}, {206842, 206817, {2615, 3}, {0, 0}, {0, 0}}, {231442, 16881, {2694, 1}, {0, 0}, {0, 0}},
    {231474, 16881, {2695, 1}, {0, 0}, {0, 0}}, {231538, 1600, {2696, 2}, {0, 0}, {0, 0}}, {231608, 1600, {2698, 2}, {0, 0}, {0, 0}},
    {231652, 16881, {2700, 1}, {0, 0}, {0, 0}}, {231680, 16881, {2701, 1}, {0, 0}, {0, 0}}, {231725, 16881, {2702, 1}, {0, 0}, {0, 0}},
    {231809, 1600, {2703, 9}, {0, 0}, {0, 0}}, {231831, 1600, {2712, 8}, {0, 0}, {0, 0}}, {231883, 16881, {2720, 1}, {0, 0}, {0, 0}},
    {231939, 16881, {2721, 1}, {0, 0}, {0, 0}}, {231989, 16881, {2722, 1}, {0, 0}, {0, 0}}, {1759, 16881, {11, 1}, {0, 0}, {0, 0}},
    {59606, 16881, {2723, 1}, {0, 0}, {0, 0}}, {232053, 1600, {2724, 3}, {0, 0}, {0, 0}}, {232090, 16881, {2727, 1}, {0, 0}, {0, 0}},
    {232127, 16881, {2728, 1}, {0, 0}, {0, 0}}, {232160, 16881, {2729, 1}, {0, 0}, {0, 0}}, {232182, 16881, {2730, 1}, {0, 0}, {0, 0}},
    {232217, 16881, {2731, 1}, {0, 0}, {0, 0}}, {232231, 16881, {1630, 1}, {0, 0}, {0, 0}}, {232271, 16881, {2732, 1}, {0, 0}, {0, 0}},
    {232310, 16881, {2733, 1}, {0, 0}, {0, 0}}, {232350, 16881, {2734, 1}, {0, 0}, {0, 0}}, {232391, 16881, {2735, 1}, {0, 0}, {0, 0}},
    {232427, 16881, {2736, 1}, {0, 0}, {0, 0}}, {232461, 16881, {2737, 1}, {0, 0}, {0, 0}}, {232503, 16881, {2738, 1}, {0, 0}, {0, 0}},
    {232551, 16881, {2739, 1}, {0, 0}, {0, 0}}, {232617, 1600, {2740, 2}, {0, 0}, {0, 0}}, {232604, 16881, {2742, 1}, {0, 0}, {0, 0}},
    {231519, 16881, {2743, 1}, {0, 0}, {0, 0}}, {232674, 16881, {2744, 1}, {0, 0}, {0, 0}}, {232707, 16881, {2745, 1}, {0, 0}, {0, 0}},
    {232740, 16881, {2746, 1}, {0, 0}, {0, 0}}, {232773, 16881, {2747, 1}, {0, 0}, {0, 0}}, {232809, 16881, {2748, 1}, {0, 0}, {0, 0}},
    {85596, 16881, {2749, 1}, {0, 0}, {0, 0}}, {232866, 16881, {2750, 1}, {0, 0}, {0, 0}}, {233146, 1600, {2751, 8}, {0, 0}, {0, 0}},
    {84977, 16881, {2759, 1}, {0, 0}, {0, 0}}, {233199, 16881, {2760, 1}, {0, 0}, {0, 0}}, {233237, 16881, {2761, 1}, {0, 0}, {0, 0}},
    {231588, 16881, {2762, 1}, {0, 0}, {0, 0}}, {233265, 16881, {2763, 1}, {0, 0}, {0, 0}}, {148217, 16881, {2764, 1}, {0, 0}, {0, 0}},
    {256083, 0, {0, 0}, {0, 0}, {0, 0}}, {30126, 256090, {3044, 1}, {0, 0}, {0, 0}}, {256121, 16881, {3045, 1}, {0, 0}, {0, 0}},
    {256151, 1600, {3046, 2}, {0, 0}, {0, 0}}, {232160, 16881, {2729, 1}, {0, 0}, {0, 0}}, {2013, 16881, {3048, 1}, {0, 0}, {0, 0}},
    {256185, 1600, {3049, 2}, {0, 0}, {0, 0}}, {256224, 16881, {3051, 1}, {0, 0}, {0, 0}}, {256233, 1600, {3052, 1}, {0, 0}, {0, 0}},
    {256258, 16881, {3053, 1}, {0, 0}, {0, 0}}, {256281, 16881, {3054, 1}, {0, 0}, {0, 0}}, {256293, 16881, {3055, 1}, {0, 0}, {0, 0}},
    {256335, 16881, {3056, 1}, {0, 0}, {0, 0}}, {256583, 256423, {3057, 4}, {0, 0}, {0, 0}}, {256604, 1600, {3061, 2}, {0, 0}, {0, 0}},
    {50574, 0, {0, 0}, {3558, 1}, {0, 0}}, {265805, 0, {0, 0}, {3559, 1}, {0, 0}}, {265812, 0, {0, 0}, {3558, 1}, {0, 0}},
    {265856, 0, {0, 0}, {3560, 1}, {0, 0}}, {60469, 265881, {3178, 1}, {3559, 1}, {0, 0}}, {265905, 168416, {2150, 1}, {3558, 1}, {0, 0}},
    {6738, 0, {0, 0}, {3558, 1}, {0, 0}}, {265938, 265911, {3179, 1}, {0, 0}, {0, 0}}, {88136, 0, {0, 0}, {3793, 1}, {0, 0}},
    {74450, 16881, {896, 1}, {0, 0}, {0, 0}}, {17080, 16881, {329, 1}, {0, 0}, {0, 0}}, {293577, 16881, {3386, 1}, {0, 0}, {0, 0}},
    {298199, 0, {0, 0}, {0, 0}, {0, 0}}, {298209, 0, {0, 0}, {0, 0}, {0, 0}}, {298246, 298217, {3478, 2}, {0, 0}, {0, 0}},
    {122589, 298252, {145, 1}, {0, 0}, {0, 0}}, {298309, 298291, {3480, 2}, {0, 0}, {0, 0}}, {304046, 304026, {3554, 3}, {752, 1}, {0, 0}},
    {304055, 0, {0, 0}, {0, 0}, {0, 0}}, {304087, 304064, {3557, 4}, {752, 1}, {0, 0}}, {304175, 1600, {3561, 3}, {0, 0}, {0, 0}},
    {304211, 16881, {3564, 1}, {0, 0}, {0, 0}}, {304240, 1458, {3565, 1}, {0, 0}, {0, 0}}, {36014, 1600, {3566, 6}, {3986, 1}, {0, 0}},
    {304015, 304301, {3572, 1}, {0, 0}, {0, 0}}, {48171, 1458, {3573, 1}, {0, 0}, {0, 0}}, {137561, 304346, {3574, 2}, {0, 0}, {0, 0}},
    {304388, 1600, {3576, 2}, {0, 0}, {0, 0}}, {206842, 304407, {3578, 2}, {3986, 1}, {0, 0}},
    {104444, 16881, {3628, 1}, {0, 0}, {0, 0}}, {231519, 16881, {2743, 1}, {0, 0}, {0, 0}}, {124045, 16881, {3629, 1}, {0, 0}, {0, 0}},
    {310735, 1600, {1653, 3}, {0, 0}, {0, 0}}, {310763, 1600, {3630, 4}, {0, 0}, {0, 0}}, {231588, 16881, {2762, 1}, {0, 0}, {0, 0}},
    {59998, 310815, {3634, 5}, {0, 0}, {0, 0}},
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
    {1, 136, 0, 0, 0}, {35117, 137, 0, 0, 0}, {35122, 137, 0, 0, 0}, {17605, 136, 0, 0, 0}, {1, 138, 0, 0, 0},
    {35117, 139, 0, 0, 0}, {35122, 139, 0, 0, 0}, {17605, 138, 0, 0, 0}, {34851, 140, 0, 0, 0},
    {34853, 140, 0, 0, 0}, {17605, 141, 0, 0, 0}, {1398, 142, 0, 0, 0}, {1398, 143, 0, 0, 0}, {1398, 144, 0, 0, 0},
    {30172, 145, 0, 0, 0}, {3681, 145, 0, 0, 0}, {30172, 145, 0, 0, 0}, {37025, 34, 0, 0, 0}, {3681, 146, 0, 0, 0},
    {30568, 148, 0, 0, 0}, {30572, 53, 0, 0, 0}, {37418, 53, 1, 0, 0}, {37426, 53, 1, 0, 0}, {1, 53, 1, 0, 0},
    {3681, 149, 0, 0, 0}, {1126, 146, 0, 0, 0}, {30172, 145, 0, 0, 0}, {37025, 34, 0, 0, 0}, {17605, 150, 0, 0, 0},
    {32553, 151, 0, 0, 0}, {38211, 152, 0, 0, 0}, {37025, 69, 0, 0, 0}, {38676, 153, 0, 0, 0},
    {38690, 153, 0, 0, 0}, {38704, 154, 0, 0, 0}, {38715, 154, 0, 0, 0}, {1126, 146, 0, 0, 0},
    {32553, 151, 0, 0, 0}, {37025, 69, 0, 0, 0}, {32553, 151, 0, 0, 0}, {39021, 152, 0, 0, 0},
    {37025, 69, 0, 0, 0}, {17609, 69, 0, 0, 0}, {39021, 152, 0, 0, 0}, {39270, 69, 0, 0, 0}, {37025, 69, 0, 0, 0},
    {32553, 151, 0, 0, 0}, {1126, 146, 0, 0, 0}, {18468, 49, 0, 0, 0}, {39654, 151, 0, 0, 0}, {30172, 145, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {37025, 34, 0, 0, 0}, {30568, 146, 0, 0, 0}, {30572, 146, 0, 0, 0}, {37418, 151, 1, 0, 0},
    {37426, 151, 1, 0, 0}, {1, 145, 1, 0, 0}, {30568, 156, 0, 0, 0}, {30572, 53, 0, 0, 0}, {37418, 53, 1, 0, 0},
    {37426, 53, 1, 0, 0}, {1, 53, 1, 0, 0}, {3681, 157, 0, 0, 0}, {30568, 158, 0, 0, 0}, {30572, 53, 0, 0, 0},
    {37418, 53, 1, 0, 0}, {37426, 53, 1, 0, 0}, {1, 53, 1, 0, 0}, {3681, 159, 0, 0, 0}, {30172, 145, 0, 0, 0},
    {37025, 34, 0, 0, 0}, {39654, 151, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {18468, 161, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {41260, 0, 1, 0, 0}, {39654, 53, 1, 0, 0}, {41589, 145, 0, 0, 0}, {18468, 161, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {39654, 53, 1, 0, 0}, {17605, 145, 0, 0, 0}, {17598, 162, 0, 0, 0}, {3681, 163, 0, 0, 0},
    {17598, 163, 0, 0, 0}, {3681, 162, 0, 0, 0}, {17076, 164, 0, 0, 0}, {18166, 164, 0, 0, 0},
    {15084, 166, 0, 0, 0}, {42882, 166, 0, 0, 0}, {42891, 166, 0, 0, 0}, {1, 167, 0, 0, 0}, {35117, 168, 0, 0, 0},
    {35122, 168, 0, 0, 0}, {17605, 167, 0, 0, 0}, {43096, 169, 0, 0, 0}, {39654, 151, 0, 0, 0},
    {2374, 170, 0, 0, 0}, {43331, 169, 0, 0, 0}, {43334, 151, 0, 0, 0}, {17609, 69, 0, 0, 0}, {18468, 65, 0, 0, 0},
    {22129, 65, 0, 0, 0}, {43598, 166, 0, 0, 0}, {43601, 166, 0, 0, 0}, {43598, 166, 0, 0, 0},
    {43601, 166, 0, 0, 0}, {43624, 166, 0, 0, 0}, {43627, 166, 0, 0, 0}, {39654, 171, 0, 0, 0},
    {35117, 172, 0, 0, 0}, {35122, 172, 0, 0, 0}, {17605, 172, 0, 0, 0}, {39654, 171, 0, 0, 0},
    {35117, 173, 0, 0, 0}, {35122, 173, 0, 0, 0}, {17605, 173, 0, 0, 0}, {43331, 151, 0, 0, 0},
    {43334, 151, 0, 0, 0}, {17609, 34, 0, 0, 0}, {3681, 151, 0, 0, 0}, {1, 174, 0, 0, 0}, {35117, 175, 0, 0, 0},
    {35122, 175, 0, 0, 0}, {18166, 174, 0, 0, 0}, {1, 176, 0, 0, 0}, {35117, 177, 0, 0, 0}, {35122, 177, 0, 0, 0},
    {18166, 176, 0, 0, 0}, {44761, 164, 0, 0, 0}, {44770, 164, 0, 0, 0}, {44779, 164, 0, 0, 0},
    {44788, 164, 0, 0, 0}, {44761, 164, 0, 0, 0}, {44770, 164, 0, 0, 0}, {45020, 164, 0, 0, 0},
    {45029, 164, 0, 0, 0}, {44779, 164, 0, 0, 0}, {44788, 164, 0, 0, 0}, {45038, 164, 0, 0, 0},
    {45047, 164, 0, 0, 0}, {45516, 54, 0, 0, 0}, {33749, 178, 0, 0, 0}, {45510, 179, 0, 0, 0},
    {45590, 34, 0, 0, 0}, {33749, 178, 0, 0, 0}, {3681, 0, 1, 0, 0}, {33749, 179, 0, 0, 0}, {14349, 178, 2, 0, 0},
    {46119, 182, 0, 0, 0}, {46122, 183, 0, 0, 0}, {46119, 182, 0, 0, 0}, {46122, 183, 0, 0, 0},
    {46422, 184, 0, 0, 0}, {46527, 0, 0, 0, 0}, {46539, 0, 0, 0, 0}, {46550, 0, 0, 0, 0}, {46689, 34, 0, 0, 0},
    {3681, 179, 0, 0, 0}, {46837, 185, 2, 0, 0}, {46850, 178, 2, 0, 0}, {5486, 186, 0, 0, 0}, {46863, 187, 2, 0, 0},
    {46875, 19, 0, 0, 0}, {47065, 31, 0, 0, 0}, {33749, 189, 0, 0, 0}, {33749, 189, 0, 0, 0}, {46122, 183, 0, 0, 0},
    {3681, 178, 0, 0, 0}, {47570, 18, 0, 0, 0}, {47631, 187, 0, 0, 0}, {1398, 0, 0, 0, 0}, {47631, 187, 0, 0, 0},
    {48142, 34, 2, 0, 0}, {48156, 191, 1, 0, 0}, {48161, 34, 1, 0, 0}, {3681, 191, 0, 0, 0}, {48362, 192, 0, 0, 0},
    {48368, 192, 0, 0, 0}, {48495, 192, 2, 0, 0}, {48503, 18, 2, 0, 0}, {48514, 192, 2, 0, 0},
    {48523, 18, 2, 0, 0}, {21146, 191, 0, 0, 0}, {17598, 191, 0, 0, 0}, {48845, 193, 0, 0, 0},
    {3681, 191, 1, 0, 0}, {21146, 194, 0, 0, 0}, {49192, 195, 0, 0, 0}, {3681, 194, 0, 0, 0}, {50050, 196, 0, 0, 0},
    {9543, 196, 0, 0, 0}, {50174, 197, 0, 0, 0}, {50163, 198, 0, 0, 0}, {30126, 114, 0, 0, 0},
    {16743, 54, 0, 0, 0}, {36014, 199, 0, 0, 0}, {50232, 200, 0, 0, 0}, {50303, 16, 0, 0, 0}, {50320, 17, 0, 0, 0},
    {30126, 114, 0, 0, 0}, {16743, 54, 0, 0, 0}, {50356, 200, 0, 0, 0}, {50408, 196, 0, 0, 0},
    {16743, 54, 0, 0, 0}, {50232, 200, 0, 0, 0}, {30126, 114, 0, 0, 0}, {16743, 54, 0, 0, 0}, {50541, 201, 0, 0, 0},
    {1398, 202, 0, 0, 0}, {1398, 203, 0, 0, 0}, {45933, 204, 0, 0, 0}, {50699, 204, 0, 0, 0}, {16743, 54, 0, 0, 0},
    {46689, 205, 0, 0, 0}, {50768, 206, 0, 0, 0}, {6738, 193, 0, 0, 0}, {50768, 206, 0, 0, 0},
    {6738, 193, 0, 0, 0}, {50914, 207, 0, 0, 0}, {6738, 193, 0, 0, 0}, {1398, 208, 0, 0, 0}, {1398, 209, 0, 0, 0},
    {51114, 16, 0, 0, 0}, {51123, 197, 0, 0, 0}, {51134, 197, 0, 0, 0}, {51147, 197, 0, 0, 0},
    {51156, 197, 0, 0, 0}, {6738, 54, 0, 0, 55}, {1398, 210, 0, 0, 0}, {51261, 211, 0, 0, 0}, {51271, 200, 0, 0, 0},
    {6738, 54, 0, 0, 55}, {1398, 212, 0, 0, 0}, {1398, 213, 0, 0, 0}, {2097, 16, 0, 0, 0}, {51356, 204, 0, 0, 0},
    {50303, 16, 0, 0, 0}, {51396, 17, 0, 0, 0}, {6738, 54, 0, 0, 55}, {51409, 214, 0, 0, 0}, {51428, 214, 0, 0, 0},
    {51445, 204, 0, 0, 0}, {6738, 193, 0, 0, 0}, {15535, 215, 0, 0, 0}, {51534, 216, 0, 0, 0},
    {39270, 205, 0, 0, 0}, {51586, 114, 0, 0, 0}, {1398, 17, 0, 0, 0}, {6738, 54, 0, 0, 55}, {51682, 16, 0, 0, 0},
    {51696, 217, 0, 0, 0}, {1398, 54, 0, 0, 0}, {50050, 35, 2, 0, 0}, {51948, 40, 2, 0, 0}, {52054, 18, 0, 0, 0},
    {52120, 35, 2, 0, 0}, {48845, 0, 0, 0, 0}, {15093, 18, 0, 0, 0}, {52223, 35, 2, 0, 0}, {52240, 40, 2, 0, 0},
    {52273, 0, 0, 0, 0}, {52282, 0, 0, 0, 0}, {52577, 218, 0, 0, 0}, {52582, 35, 2, 0, 0}, {52598, 40, 3, 52611, 0},
    {52645, 0, 0, 0, 0}, {52664, 0, 2, 0, 0}, {52944, 210, 0, 0, 0}, {52949, 210, 0, 0, 0}, {6738, 54, 0, 0, 55},
    {49574, 219, 0, 0, 0}, {3681, 220, 0, 0, 0}, {30568, 219, 0, 0, 0}, {30572, 219, 0, 0, 0},
    {3681, 219, 0, 0, 0}, {33749, 0, 0, 0, 0}, {49574, 221, 0, 0, 0}, {52944, 220, 0, 0, 0}, {53401, 220, 0, 0, 0},
    {3681, 18, 0, 0, 0}, {53401, 220, 0, 0, 0}, {30568, 219, 0, 0, 0}, {30572, 223, 0, 0, 0}, {52944, 220, 0, 0, 0},
    {54238, 224, 0, 0, 0}, {1398, 200, 0, 0, 0}, {54295, 203, 0, 0, 0}, {54353, 214, 0, 0, 0},
    {54363, 6, 0, 0, 0}, {1398, 17, 0, 0, 0}, {54753, 54, 0, 0, 0}, {30568, 225, 0, 0, 0}, {30572, 225, 0, 0, 0},
    {14349, 225, 0, 0, 0}, {54942, 226, 0, 0, 0}, {3681, 227, 0, 0, 0}, {33749, 228, 0, 0, 0},
    {3681, 225, 0, 0, 0}, {2940, 226, 0, 0, 0}, {1398, 225, 0, 0, 0}, {15084, 225, 0, 0, 0}, {13998, 225, 2, 0, 0},
    {14349, 225, 2, 0, 0}, {17598, 225, 0, 0, 0}, {48845, 225, 0, 0, 0}, {15093, 18, 0, 0, 0},
    {34228, 225, 0, 0, 0}, {34239, 225, 0, 0, 0}, {56006, 227, 0, 0, 0}, {3681, 226, 0, 0, 0},
    {15084, 231, 0, 0, 0}, {42882, 231, 0, 0, 0}, {14349, 231, 0, 0, 0}, {46875, 19, 0, 0, 0},
    {56226, 19, 0, 0, 0}, {56265, 228, 2, 0, 0}, {56530, 232, 0, 0, 0}, {56541, 232, 0, 0, 0},
    {9465, 232, 0, 0, 0}, {3681, 233, 0, 0, 0}, {15093, 18, 0, 0, 0}, {33749, 226, 0, 0, 0}, {14349, 18, 0, 0, 0},
    {33749, 234, 0, 0, 0}, {14349, 233, 0, 0, 0}, {33749, 235, 0, 0, 0}, {15084, 232, 0, 0, 0},
    {42882, 232, 0, 0, 0}, {14349, 232, 0, 0, 0}, {33749, 225, 1, 0, 0}, {1398, 236, 0, 0, 0},
    {15535, 225, 2, 0, 0}, {52054, 232, 0, 0, 0}, {57861, 19, 0, 0, 0}, {57875, 19, 2, 0, 0}, {58055, 228, 2, 0, 0},
    {3681, 225, 1, 0, 0}, {14349, 40, 2, 0, 0}, {45933, 237, 0, 0, 0}, {58293, 35, 2, 0, 0}, {14349, 0, 0, 0, 0},
    {1398, 238, 0, 0, 0}, {59510, 239, 0, 0, 0}, {1398, 240, 0, 0, 0}, {1398, 241, 0, 0, 0}, {2097, 16, 0, 0, 0},
    {47036, 54, 0, 0, 0}, {45940, 222, 1, 0, 0}, {51271, 242, 1, 0, 0}, {59740, 243, 0, 0, 59753},
    {42740, 239, 0, 0, 0}, {59818, 244, 0, 0, 0}, {14357, 202, 0, 0, 0}, {59828, 202, 0, 0, 0},
    {39654, 214, 0, 0, 0}, {1398, 245, 0, 0, 0}, {16896, 55, 0, 0, 0}, {1398, 246, 0, 0, 0}, {59998, 200, 0, 0, 0},
    {60005, 247, 0, 0, 60012}, {60020, 16, 0, 0, 0}, {60027, 242, 1, 0, 0}, {60038, 248, 1, 0, 0},
    {1398, 249, 0, 0, 0}, {59998, 200, 1, 0, 0}, {1398, 250, 0, 0, 0}, {1398, 251, 0, 0, 0}, {60392, 239, 0, 0, 0},
    {60399, 239, 0, 0, 0}, {60404, 239, 0, 0, 0}, {1398, 252, 0, 0, 0}, {3681, 252, 0, 0, 0}, {60629, 254, 2, 0, 0},
    {60647, 34, 2, 0, 0}, {60660, 34, 2, 0, 0}, {21, 49, 0, 0, 0}, {60675, 255, 1, 0, 0}, {60629, 254, 2, 0, 0},
    {61435, 34, 0, 0, 0}, {61440, 34, 0, 0, 0}, {21, 49, 0, 0, 0}, {61445, 259, 0, 0, 0}, {60675, 255, 1, 0, 0},
    {60629, 254, 2, 0, 0}, {61722, 34, 0, 0, 0}, {61728, 34, 0, 0, 0}, {61734, 34, 0, 0, 0}, {61739, 34, 0, 0, 0},
    {61750, 34, 0, 0, 0}, {61761, 49, 0, 0, 0}, {61769, 49, 0, 0, 0}, {51534, 49, 0, 0, 0}, {61778, 259, 0, 0, 0},
    {60675, 255, 1, 0, 0}, {60629, 254, 2, 0, 0}, {61435, 34, 0, 0, 0}, {61440, 34, 0, 0, 0}, {62180, 34, 0, 0, 0},
    {62184, 49, 0, 0, 0}, {62192, 49, 0, 0, 0}, {51534, 49, 0, 0, 0}, {60629, 254, 2, 0, 0}, {61435, 34, 0, 0, 0},
    {61440, 34, 0, 0, 0}, {62180, 34, 0, 0, 0}, {62490, 49, 0, 0, 0}, {51534, 49, 0, 0, 0}, {60629, 254, 2, 0, 0},
    {61435, 34, 0, 0, 0}, {61440, 34, 0, 0, 0}, {62180, 34, 0, 0, 0}, {62670, 49, 0, 0, 0}, {62184, 49, 0, 0, 0},
    {51534, 49, 0, 0, 0}, {60629, 254, 2, 0, 0}, {61435, 34, 0, 0, 0}, {61440, 34, 0, 0, 0}, {62180, 34, 0, 0, 0},
    {62884, 49, 0, 0, 0}, {62192, 49, 0, 0, 0}, {51534, 49, 0, 0, 0}, {60629, 254, 2, 0, 0}, {21, 49, 0, 0, 0},
    {63126, 34, 2, 0, 0}, {63131, 261, 0, 0, 0}, {60675, 255, 1, 0, 0}, {60629, 254, 2, 0, 0},
    {21, 49, 0, 0, 0}, {60675, 255, 1, 0, 0}, {60629, 254, 2, 0, 0}, {63131, 261, 0, 0, 0}, {60629, 254, 2, 0, 0},
    {61778, 259, 0, 0, 0}, {63671, 262, 0, 0, 0}, {1398, 264, 0, 0, 0}, {60629, 254, 2, 0, 0},
    {64100, 34, 0, 0, 0}, {64110, 34, 0, 0, 0}, {64120, 34, 0, 0, 0}, {64130, 34, 0, 0, 0}, {64141, 34, 0, 0, 0},
    {64152, 34, 0, 0, 0}, {64163, 34, 1, 0, 0}, {64176, 34, 1, 0, 0}, {64189, 34, 1, 0, 0}, {64202, 69, 1, 0, 0},
    {60629, 254, 2, 0, 0}, {64100, 265, 0, 0, 0}, {64110, 265, 0, 0, 0}, {64120, 265, 0, 0, 0},
    {64130, 265, 0, 0, 0}, {64141, 265, 0, 0, 0}, {64152, 265, 0, 0, 0}, {64163, 265, 1, 0, 0},
    {64176, 265, 1, 0, 0}, {64189, 265, 1, 0, 0}, {64202, 69, 1, 0, 0}, {64628, 35, 2, 0, 0}, {64643, 0, 1, 0, 0},
    {60629, 254, 2, 0, 0}, {18166, 49, 0, 0, 0}, {17076, 49, 0, 0, 0}, {60629, 254, 2, 0, 0}, {18166, 49, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {55462, 267, 2, 0, 0}, {1398, 85, 0, 0, 0}, {66361, 85, 0, 0, 0}, {66374, 18, 0, 0, 0},
    {60629, 254, 2, 0, 0}, {66567, 261, 0, 0, 0}, {66574, 270, 0, 0, 0}, {66581, 259, 0, 0, 0},
    {49192, 49, 0, 0, 0}, {60629, 254, 2, 0, 0}, {66567, 261, 0, 0, 0}, {66574, 270, 0, 0, 0},
    {66581, 259, 0, 0, 0}, {66856, 34, 0, 0, 0}, {60675, 255, 1, 0, 0}, {60629, 254, 2, 0, 0},
    {61778, 259, 0, 0, 0}, {67084, 49, 0, 0, 0}, {67094, 49, 0, 0, 0}, {51534, 49, 0, 0, 0}, {67315, 69, 0, 0, 0},
    {1398, 85, 0, 0, 0}, {39270, 69, 0, 0, 0}, {50174, 69, 0, 0, 0}, {67415, 85, 0, 0, 0}, {66374, 18, 0, 0, 0},
    {60629, 254, 2, 0, 0}, {19007, 274, 0, 0, 0}, {67687, 259, 0, 0, 0}, {67694, 275, 0, 0, 0},
    {66581, 276, 0, 0, 0}, {60629, 254, 2, 0, 0}, {19007, 274, 0, 0, 0}, {60675, 255, 1, 0, 0},
    {60629, 254, 2, 0, 0}, {19007, 274, 0, 0, 0}, {60629, 254, 2, 0, 0}, {19007, 274, 0, 0, 0},
    {67687, 259, 0, 0, 0}, {67694, 275, 0, 0, 0}, {66581, 276, 0, 0, 0}, {66856, 34, 0, 0, 0},
    {49192, 49, 0, 0, 0}, {68138, 34, 0, 0, 0}, {60675, 255, 1, 0, 0}, {61435, 34, 0, 0, 0}, {61440, 34, 0, 0, 0},
    {62180, 34, 0, 0, 0}, {60675, 255, 1, 0, 0}, {60629, 254, 2, 0, 0}, {67687, 259, 0, 0, 0},
    {66574, 261, 0, 0, 0}, {68506, 270, 0, 0, 0}, {68513, 49, 2, 0, 0}, {60629, 254, 2, 0, 0},
    {67687, 259, 0, 0, 0}, {66574, 261, 0, 0, 0}, {68506, 270, 0, 0, 0}, {68727, 34, 2, 0, 0},
    {60675, 255, 1, 0, 0}, {60629, 254, 2, 0, 0}, {67687, 259, 0, 0, 0}, {68977, 261, 0, 0, 0},
    {68981, 270, 0, 0, 0}, {49192, 49, 0, 0, 0}, {60629, 254, 2, 0, 0}, {67687, 259, 0, 0, 0},
    {68977, 261, 0, 0, 0}, {68981, 270, 0, 0, 0}, {17076, 0, 0, 0, 0}, {42740, 69, 1, 0, 0}, {69661, 279, 0, 0, 0},
    {69665, 279, 0, 0, 0}, {69669, 280, 0, 0, 0}, {17605, 281, 0, 0, 0}, {1398, 282, 0, 0, 0},
    {55462, 281, 2, 0, 0}, {17605, 283, 0, 0, 0}, {70142, 281, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {17605, 252, 0, 0, 0}, {1398, 252, 0, 0, 0}, {70142, 281, 0, 0, 0}, {15535, 34, 2, 0, 0}, {70684, 285, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {17076, 286, 0, 0, 0}, {70916, 285, 0, 0, 0}, {15535, 34, 2, 0, 0}, {71355, 34, 0, 0, 0},
    {55462, 35, 2, 0, 0}, {71372, 19, 0, 0, 0}, {51534, 35, 2, 0, 0}, {1398, 287, 0, 0, 0}, {30568, 34, 0, 0, 0},
    {30572, 34, 0, 0, 0}, {48362, 24, 0, 0, 0}, {48368, 24, 0, 0, 0}, {1398, 289, 0, 0, 0}, {1398, 290, 0, 0, 59753},
    {55462, 291, 2, 0, 0}, {48368, 292, 0, 0, 0}, {48368, 291, 0, 0, 0}, {47065, 19, 0, 0, 0},
    {72758, 291, 2, 0, 0}, {73623, 291, 2, 0, 0}, {48368, 294, 0, 0, 0}, {55462, 294, 2, 0, 0},
    {1398, 295, 0, 0, 0}, {1398, 296, 0, 0, 0}, {1398, 297, 0, 0, 0}, {1398, 298, 0, 0, 0}, {1398, 299, 0, 0, 0},
    {1398, 300, 0, 0, 0}, {50050, 35, 2, 0, 0}, {51948, 193, 2, 0, 0}, {74554, 301, 2, 0, 0}, {48362, 304, 0, 0, 0},
    {75325, 304, 0, 0, 0}, {3681, 191, 2, 0, 0}, {74554, 193, 2, 0, 0}, {75409, 19, 0, 0, 0}, {50050, 304, 2, 0, 0},
    {75325, 304, 0, 0, 0}, {78121, 19, 0, 0, 0}, {17598, 301, 0, 0, 0}, {48845, 301, 0, 0, 0},
    {78477, 0, 1, 0, 0}, {78491, 34, 2, 0, 0}, {3681, 301, 0, 0, 0}, {50050, 304, 2, 0, 0}, {14884, 304, 2, 0, 0},
    {14349, 191, 2, 0, 0}, {48362, 193, 0, 0, 0}, {48368, 193, 0, 0, 0}, {3681, 301, 2, 0, 0},
    {17598, 301, 0, 0, 0}, {48845, 301, 0, 0, 0}, {78491, 34, 2, 0, 0}, {81014, 312, 0, 0, 0},
    {48368, 312, 0, 0, 0}, {3681, 312, 0, 0, 0}, {48362, 312, 0, 0, 0}, {48368, 314, 0, 0, 0},
    {3681, 314, 0, 0, 0}, {1398, 314, 0, 0, 0}, {48368, 312, 0, 0, 0}, {16743, 54, 0, 0, 0}, {83883, 214, 0, 0, 0},
    {84009, 54, 0, 0, 0}, {84020, 196, 0, 0, 0}, {84027, 6, 0, 0, 0}, {84136, 197, 0, 0, 22153},
    {2097, 17, 0, 0, 84175}, {47065, 196, 0, 0, 59753}, {84223, 17, 0, 0, 0}, {84235, 196, 0, 0, 59753},
    {84246, 315, 0, 0, 59753}, {46119, 316, 0, 0, 0}, {84136, 197, 0, 0, 0}, {46119, 200, 0, 0, 0},
    {84487, 317, 0, 0, 0}, {84494, 16, 1, 0, 0}, {46119, 200, 0, 0, 0}, {84494, 16, 1, 0, 0}, {50079, 180, 0, 0, 0},
    {84587, 318, 0, 0, 0}, {46119, 197, 0, 0, 0}, {84626, 319, 0, 0, 0}, {84665, 180, 1, 0, 0},
    {84670, 180, 1, 0, 0}, {47228, 214, 0, 0, 0}, {84703, 320, 0, 0, 0}, {84718, 212, 0, 0, 0},
    {84724, 212, 0, 0, 0}, {84785, 321, 0, 0, 59753}, {50762, 214, 0, 0, 0}, {84824, 6, 0, 0, 1594},
    {2097, 16, 0, 0, 0}, {1398, 16, 0, 0, 0}, {84587, 322, 0, 0, 22153}, {2097, 16, 0, 0, 0}, {84889, 214, 0, 0, 84900},
    {50356, 323, 0, 0, 22153}, {84977, 200, 0, 0, 0}, {84983, 324, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {84988, 325, 1, 0, 0}, {84993, 197, 0, 0, 22153}, {46119, 316, 0, 0, 0}, {85092, 326, 0, 0, 0},
    {84988, 325, 0, 0, 0}, {85107, 16, 1, 0, 0}, {85116, 6, 0, 0, 0}, {85128, 327, 0, 0, 0}, {85141, 328, 0, 0, 84900},
    {85155, 16, 1, 0, 0}, {85243, 316, 1, 0, 0}, {85249, 6, 0, 0, 1594}, {84587, 322, 0, 0, 22153},
    {2097, 16, 1, 0, 0}, {84988, 325, 1, 0, 0}, {84993, 197, 0, 0, 22153}, {84977, 200, 1, 0, 0},
    {85259, 200, 1, 0, 0}, {85268, 329, 0, 0, 22153}, {84889, 214, 0, 0, 84900}, {85274, 214, 0, 0, 84900},
    {85286, 330, 1, 0, 0}, {45590, 331, 1, 0, 0}, {85299, 332, 1, 0, 0}, {85309, 333, 1, 0, 0},
    {85320, 203, 0, 0, 59753}, {84587, 322, 0, 0, 22153}, {2097, 16, 1, 0, 0}, {85259, 200, 1, 0, 0},
    {84889, 214, 0, 0, 84900}, {85274, 197, 0, 0, 22153}, {85396, 214, 0, 0, 84900}, {85409, 197, 1, 0, 0},
    {85427, 200, 1, 0, 0}, {85503, 334, 0, 0, 59753}, {85596, 335, 0, 0, 0}, {85603, 336, 0, 0, 59753},
    {2097, 16, 0, 0, 0}, {85712, 16, 0, 0, 0}, {47228, 200, 1, 0, 0}, {56530, 200, 0, 0, 0}, {56541, 200, 1, 0, 0},
    {3665, 200, 0, 0, 0}, {84977, 200, 1, 0, 0}, {2097, 16, 1, 0, 0}, {85790, 16, 1, 0, 0}, {84988, 325, 0, 0, 0},
    {84993, 197, 0, 0, 0}, {6738, 200, 0, 0, 0}, {85802, 6, 0, 0, 1594}, {85816, 6, 0, 0, 1594},
    {85274, 197, 0, 0, 22153}, {2940, 324, 0, 0, 0}, {2641, 330, 1, 0, 0}, {84587, 322, 0, 0, 22153},
    {84977, 200, 0, 0, 0}, {85928, 200, 0, 0, 0}, {84988, 325, 1, 0, 0}, {84993, 197, 0, 0, 22153},
    {2097, 16, 1, 0, 0}, {85320, 203, 0, 0, 59753}, {84977, 200, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {84988, 325, 1, 0, 0}, {84993, 197, 0, 0, 22153}, {84977, 200, 0, 0, 0}, {84988, 325, 1, 0, 0},
    {84993, 197, 0, 0, 22153}, {85995, 197, 0, 0, 22153}, {84977, 200, 0, 0, 0}, {84988, 325, 1, 0, 0},
    {86038, 197, 0, 0, 0}, {84977, 200, 0, 0, 0}, {2097, 16, 1, 0, 0}, {84988, 325, 1, 0, 0}, {84993, 197, 0, 0, 22153},
    {52054, 197, 0, 0, 22153}, {85274, 197, 0, 0, 22153}, {6738, 200, 1, 0, 0}, {85268, 329, 0, 0, 22153},
    {84988, 325, 1, 0, 0}, {84977, 200, 1, 0, 0}, {2097, 16, 1, 0, 0}, {86136, 16, 1, 0, 0}, {86149, 16, 1, 0, 0},
    {86161, 16, 1, 0, 0}, {84993, 197, 0, 0, 22153}, {86170, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {84977, 200, 1, 0, 0}, {86199, 6, 0, 0, 0}, {84587, 322, 0, 0, 22153}, {2097, 16, 0, 0, 0},
    {84889, 214, 0, 0, 84900}, {85274, 197, 0, 0, 22153}, {86269, 200, 1, 0, 0}, {86282, 330, 1, 0, 0},
    {86298, 331, 1, 0, 0}, {50356, 323, 0, 0, 22153}, {85243, 316, 1, 0, 0}, {85249, 6, 0, 0, 1594},
    {46119, 316, 1, 0, 0}, {86420, 337, 1, 0, 0}, {84977, 200, 1, 0, 0}, {2097, 16, 1, 0, 0}, {85790, 16, 1, 0, 0},
    {84988, 325, 1, 0, 0}, {84993, 197, 0, 0, 22153}, {86432, 197, 0, 0, 22153}, {86442, 338, 0, 0, 22153},
    {6738, 339, 1, 0, 0}, {86458, 203, 0, 0, 59753}, {86472, 203, 0, 0, 59753}, {47228, 200, 1, 0, 0},
    {56530, 200, 1, 0, 0}, {56541, 200, 1, 0, 0}, {3665, 200, 1, 0, 0}, {86551, 340, 0, 0, 22153},
    {50408, 203, 0, 0, 59753}, {86609, 180, 0, 0, 0}, {1398, 341, 0, 0, 0}, {86684, 342, 0, 0, 0},
    {86742, 343, 0, 0, 0}, {86985, 26, 1, 0, 0}, {87002, 344, 1, 0, 0}, {87012, 345, 1, 0, 0},
    {87023, 346, 1, 0, 0}, {87030, 347, 1, 0, 0}, {87043, 348, 1, 0, 0}, {87048, 349, 1, 0, 0},
    {87059, 350, 1, 0, 0}, {87068, 351, 1, 0, 0}, {87075, 352, 1, 0, 0}, {87084, 26, 1, 0, 0},
    {87097, 26, 1, 0, 0}, {87110, 353, 1, 0, 0}, {87119, 353, 1, 0, 0}, {87126, 354, 0, 0, 59753},
    {87199, 26, 1, 0, 0}, {87207, 355, 1, 0, 0}, {87226, 356, 1, 0, 0}, {87245, 357, 1, 0, 0},
    {87262, 358, 1, 0, 0}, {47228, 359, 0, 0, 0}, {87199, 26, 1, 0, 0}, {87352, 26, 1, 0, 0}, {47228, 359, 1, 0, 0},
    {87199, 26, 1, 0, 0}, {87418, 359, 1, 0, 0}, {87199, 26, 1, 0, 0}, {47228, 359, 1, 0, 0}, {87467, 26, 1, 0, 0},
    {87482, 26, 1, 0, 0}, {87487, 355, 1, 0, 0}, {87504, 356, 1, 0, 0}, {87262, 357, 1, 0, 0},
    {87199, 26, 1, 0, 0}, {47228, 359, 1, 0, 0}, {87548, 355, 1, 0, 0}, {87562, 356, 1, 0, 0},
    {87576, 357, 1, 0, 0}, {87599, 358, 1, 0, 0}, {87262, 360, 1, 0, 0}, {87664, 26, 1, 0, 0},
    {87199, 26, 1, 0, 0}, {87709, 26, 1, 0, 0}, {87725, 26, 1, 0, 0}, {50174, 359, 1, 0, 0}, {87740, 355, 1, 0, 0},
    {87759, 356, 1, 0, 0}, {87262, 357, 1, 0, 0}, {87826, 361, 0, 0, 0}, {87832, 361, 0, 0, 0},
    {87839, 361, 0, 0, 0}, {87855, 361, 0, 0, 0}, {87864, 361, 0, 0, 0}, {87875, 361, 0, 0, 0},
    {87924, 362, 0, 0, 0}, {54238, 16, 0, 0, 0}, {1398, 200, 0, 0, 0}, {87988, 359, 0, 0, 0}, {2376, 21, 0, 0, 0},
    {88068, 17, 0, 0, 0}, {88075, 17, 0, 0, 0}, {60005, 363, 0, 0, 0}, {88223, 214, 0, 0, 0}, {88235, 214, 0, 0, 0},
    {88245, 214, 0, 0, 0}, {88264, 214, 0, 0, 0}, {88283, 214, 0, 0, 0}, {88294, 214, 0, 0, 0},
    {88308, 214, 1, 0, 0}, {88327, 364, 1, 0, 0}, {88349, 365, 0, 0, 0}, {88382, 197, 0, 0, 0},
    {88390, 214, 0, 0, 0}, {88283, 197, 0, 0, 0}, {88445, 366, 0, 0, 0}, {88515, 16, 0, 0, 0},
    {88522, 16, 0, 0, 0}, {88527, 367, 1, 0, 0}, {88527, 321, 0, 0, 59753}, {88652, 200, 0, 0, 0},
    {39270, 205, 0, 0, 0}, {46119, 16, 1, 0, 0}, {73468, 368, 0, 0, 0}, {88743, 369, 0, 0, 0},
    {39270, 205, 0, 0, 0}, {88755, 6, 0, 0, 1594}, {46119, 17, 0, 0, 0}, {88797, 370, 0, 0, 0},
    {88862, 371, 0, 0, 0}, {88895, 21, 0, 0, 0}, {88900, 6, 0, 0, 1594}, {88924, 359, 0, 0, 0},
    {88933, 359, 0, 0, 0}, {30568, 372, 0, 0, 0}, {30572, 372, 0, 0, 0}, {17605, 372, 0, 0, 0},
    {52054, 373, 0, 0, 0}, {17605, 373, 0, 0, 0}, {89297, 223, 0, 0, 0}, {17605, 152, 0, 0, 0},
    {54789, 152, 0, 0, 0}, {31029, 374, 0, 0, 0}, {17605, 374, 0, 0, 0}, {52054, 380, 0, 0, 0},
    {17605, 380, 0, 0, 0}, {52120, 150, 2, 0, 0}, {58293, 150, 2, 0, 0}, {90389, 150, 3, 90408, 0},
    {3681, 150, 1, 0, 0}, {55462, 150, 2, 0, 0}, {90389, 150, 3, 90408, 0}, {9543, 150, 1, 0, 0},
    {54789, 152, 0, 0, 0}, {23859, 387, 0, 0, 0}, {31029, 387, 0, 0, 0}, {17605, 388, 0, 0, 0},
    {15093, 18, 0, 0, 0}, {52223, 150, 2, 0, 0}, {52240, 150, 2, 0, 0}, {1126, 389, 0, 0, 0}, {91507, 223, 0, 0, 0},
    {91706, 390, 0, 0, 0}, {30568, 391, 0, 0, 0}, {30572, 391, 0, 0, 0}, {17605, 391, 0, 0, 0},
    {17605, 392, 0, 0, 0}, {33749, 391, 0, 0, 0}, {52054, 391, 0, 0, 0}, {31029, 150, 0, 0, 0},
    {18468, 373, 0, 0, 0}, {93109, 372, 2, 0, 0}, {30568, 402, 0, 0, 0}, {30572, 402, 0, 0, 0},
    {93536, 152, 0, 0, 0}, {93541, 35, 3, 93554, 0}, {93577, 0, 2, 0, 0}, {13998, 150, 2, 0, 0},
    {17605, 150, 1, 0, 0}, {1126, 389, 0, 0, 0}, {1398, 405, 0, 0, 0}, {91507, 223, 0, 0, 0}, {17605, 389, 0, 0, 0},
    {91706, 390, 0, 0, 0}, {1398, 405, 0, 0, 0}, {17605, 390, 0, 0, 0}, {32366, 372, 0, 0, 0},
    {32366, 391, 0, 0, 0}, {50201, 223, 0, 0, 0}, {94802, 152, 0, 0, 0}, {94813, 407, 0, 0, 0},
    {84993, 69, 0, 0, 0}, {17605, 223, 0, 0, 0}, {95010, 18, 0, 0, 0}, {90389, 150, 3, 90408, 0},
    {34851, 391, 0, 0, 0}, {34853, 391, 0, 0, 0}, {5486, 408, 0, 0, 0}, {95356, 152, 0, 0, 0},
    {46122, 152, 0, 0, 0}, {95446, 18, 0, 0, 0}, {95453, 408, 0, 0, 0}, {46119, 408, 0, 0, 0},
    {46122, 152, 0, 0, 0}, {95674, 69, 0, 0, 0}, {95680, 152, 0, 0, 0}, {95688, 407, 0, 0, 0},
    {95697, 409, 0, 0, 0}, {46122, 152, 0, 0, 0}, {95674, 69, 0, 0, 0}, {84665, 18, 0, 0, 0}, {17605, 407, 0, 0, 0},
    {46122, 152, 0, 0, 0}, {96164, 408, 0, 0, 0}, {96169, 18, 0, 0, 0}, {93536, 152, 0, 0, 0},
    {1398, 150, 0, 0, 0}, {96737, 152, 0, 0, 0}, {31029, 223, 0, 0, 0}, {73073, 223, 0, 0, 0},
    {97151, 150, 0, 0, 0}, {54789, 152, 0, 0, 0}, {3665, 223, 0, 0, 0}, {39654, 416, 0, 0, 0},
    {97700, 69, 0, 0, 0}, {31029, 389, 0, 0, 0}, {54789, 152, 0, 0, 0}, {3665, 223, 0, 0, 0}, {39654, 416, 0, 0, 0},
    {97700, 69, 0, 0, 0}, {34851, 391, 0, 0, 0}, {34853, 391, 0, 0, 0}, {34855, 391, 0, 0, 0},
    {31029, 391, 0, 0, 0}, {34851, 372, 0, 0, 0}, {34853, 372, 0, 0, 0}, {34855, 372, 0, 0, 0},
    {18468, 223, 0, 0, 0}, {22129, 223, 0, 0, 0}, {98127, 417, 0, 0, 0}, {54789, 152, 0, 0, 0},
    {54789, 152, 0, 0, 0}, {17605, 417, 0, 0, 0}, {17605, 18, 0, 0, 0}, {31029, 391, 0, 0, 0},
    {98467, 223, 0, 0, 0}, {31029, 418, 0, 0, 0}, {1398, 389, 0, 0, 0}, {54789, 152, 0, 0, 0},
    {39654, 416, 0, 0, 0}, {54789, 152, 0, 0, 0}, {39654, 416, 0, 0, 0}, {98695, 389, 0, 0, 0},
    {98757, 419, 0, 0, 0}, {39654, 416, 0, 0, 0}, {98762, 389, 2, 0, 0}, {98796, 152, 0, 0, 0},
    {39654, 416, 0, 0, 0}, {98762, 389, 1, 0, 0}, {1398, 389, 0, 0, 0}, {98757, 419, 0, 0, 0},
    {39654, 416, 0, 0, 0}, {1398, 389, 0, 0, 0}, {98796, 152, 0, 0, 0}, {39654, 416, 0, 0, 0},
    {98796, 152, 0, 0, 0}, {3665, 223, 0, 0, 0}, {70142, 389, 0, 0, 0}, {98796, 152, 0, 0, 0},
    {3665, 223, 0, 0, 0}, {30568, 389, 0, 0, 0}, {30572, 389, 0, 0, 0}, {70142, 389, 0, 0, 0},
    {18166, 152, 0, 0, 0}, {17076, 407, 0, 0, 0}, {99660, 223, 0, 0, 0}, {18166, 152, 0, 0, 0},
    {17076, 407, 0, 0, 0}, {18166, 152, 0, 0, 0}, {31029, 420, 0, 0, 0}, {99660, 223, 0, 0, 0},
    {18166, 152, 0, 0, 0}, {31029, 420, 0, 0, 0}, {54789, 152, 0, 0, 0}, {94802, 407, 0, 0, 0},
    {94813, 409, 0, 0, 0}, {84993, 69, 0, 0, 0}, {99928, 421, 0, 0, 0}, {17605, 422, 0, 0, 0},
    {54789, 373, 0, 0, 0}, {39654, 423, 0, 0, 0}, {34851, 372, 0, 0, 0}, {34853, 372, 0, 0, 0},
    {15084, 372, 0, 0, 0}, {42882, 372, 0, 0, 0}, {17605, 424, 0, 0, 0}, {18430, 152, 0, 0, 0},
    {101122, 152, 0, 0, 0}, {101132, 407, 0, 0, 0}, {101213, 152, 0, 0, 0}, {31029, 152, 0, 0, 0},
    {94802, 407, 0, 0, 0}, {94813, 409, 0, 0, 0}, {84993, 69, 0, 0, 0}, {99928, 421, 0, 0, 0},
    {101426, 389, 0, 0, 0}, {101461, 389, 0, 0, 0}, {101564, 389, 0, 0, 0}, {101461, 389, 0, 0, 0},
    {101728, 389, 0, 0, 0}, {101733, 389, 0, 0, 0}, {32366, 424, 0, 0, 0}, {101899, 220, 0, 0, 0},
    {48362, 426, 0, 0, 0}, {32366, 426, 0, 0, 0}, {30568, 424, 0, 0, 0}, {30572, 424, 0, 0, 0},
    {39654, 416, 0, 0, 0}, {97700, 69, 0, 0, 0}, {30568, 426, 0, 0, 0}, {30572, 426, 0, 0, 0},
    {39654, 416, 0, 0, 0}, {97700, 69, 0, 0, 0}, {102380, 426, 0, 0, 0}, {102384, 426, 0, 0, 0},
    {102388, 426, 0, 0, 0}, {39654, 416, 0, 0, 0}, {97700, 69, 0, 0, 0}, {60469, 426, 0, 0, 0},
    {39654, 416, 0, 0, 0}, {97700, 69, 0, 0, 0}, {17076, 426, 0, 0, 0}, {39654, 416, 0, 0, 0},
    {97700, 69, 0, 0, 0}, {17076, 424, 0, 0, 0}, {39654, 416, 0, 0, 0}, {97700, 69, 0, 0, 0}, {54789, 152, 0, 0, 0},
    {39654, 416, 0, 0, 0}, {97700, 69, 0, 0, 0}, {95010, 416, 0, 0, 0}, {102640, 389, 0, 0, 0},
    {102649, 389, 0, 0, 0}, {97700, 69, 0, 0, 0}, {17076, 419, 0, 0, 0}, {39654, 416, 0, 0, 0},
    {97700, 69, 0, 0, 0}, {102733, 223, 0, 0, 0}, {31029, 424, 0, 0, 0}, {39654, 416, 0, 0, 0},
    {97700, 69, 0, 0, 0}, {102733, 220, 0, 0, 0}, {31029, 426, 0, 0, 0}, {39654, 416, 0, 0, 0},
    {97700, 69, 0, 0, 0}, {31029, 389, 0, 0, 0}, {54789, 152, 0, 0, 0}, {39654, 416, 0, 0, 0},
    {97700, 69, 0, 0, 0}, {52054, 372, 0, 0, 0}, {58293, 150, 2, 0, 0}, {103561, 150, 2, 0, 0},
    {103580, 150, 2, 0, 0}, {90389, 150, 3, 90408, 0}, {103599, 0, 0, 0, 0}, {103610, 0, 0, 0, 0},
    {15084, 150, 2, 0, 0}, {17605, 428, 0, 0, 0}, {104211, 19, 0, 0, 0}, {104211, 31, 0, 0, 0},
    {17605, 408, 0, 0, 0}, {52054, 150, 1, 0, 0}, {15093, 392, 0, 0, 0}, {105283, 150, 0, 0, 0},
    {105293, 150, 0, 0, 0}, {43598, 389, 0, 0, 0}, {43601, 389, 0, 0, 0}, {1398, 428, 0, 0, 0},
    {93536, 152, 0, 0, 0}, {1398, 223, 0, 0, 0}, {52582, 35, 2, 0, 0}, {52598, 40, 3, 52611, 0},
    {52054, 152, 0, 0, 0}, {33749, 124, 0, 0, 0}, {1398, 122, 0, 0, 0}, {1226, 122, 0, 0, 0}, {1222, 122, 0, 0, 0},
    {34851, 122, 0, 0, 0}, {34853, 122, 0, 0, 0}, {34855, 122, 0, 0, 0}, {30568, 122, 0, 0, 0},
    {30572, 124, 0, 0, 0}, {107332, 122, 0, 0, 0}, {107336, 122, 0, 0, 0}, {60647, 34, 2, 0, 0},
    {60660, 34, 2, 0, 0}, {21, 49, 0, 0, 0}, {1398, 252, 0, 0, 0}, {21, 435, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {17598, 192, 0, 0, 0}, {48845, 192, 0, 0, 0}, {17076, 437, 0, 0, 0}, {3681, 437, 0, 0, 0},
    {17598, 192, 0, 0, 0}, {59998, 192, 0, 0, 0}, {21, 192, 0, 0, 0}, {17598, 439, 0, 0, 0}, {17609, 34, 0, 0, 0},
    {13998, 49, 2, 0, 0}, {9543, 49, 2, 0, 0}, {109101, 49, 0, 0, 0}, {109111, 34, 2, 0, 0}, {83883, 34, 0, 0, 0},
    {17076, 437, 0, 0, 0}, {109285, 34, 2, 0, 0}, {109517, 34, 0, 0, 0}, {17598, 437, 0, 0, 0},
    {109725, 440, 0, 0, 0}, {39270, 34, 0, 0, 0}, {109737, 34, 2, 0, 0}, {51586, 34, 2, 0, 0},
    {21, 435, 0, 0, 0}, {15535, 34, 2, 0, 0}, {109882, 31, 0, 0, 0}, {3681, 441, 0, 0, 0}, {17598, 443, 0, 0, 0},
    {110475, 34, 1, 0, 0}, {14349, 443, 0, 0, 0}, {17598, 192, 0, 0, 0}, {110635, 34, 2, 0, 0},
    {109737, 34, 2, 0, 0}, {51586, 34, 2, 0, 0}, {17598, 192, 0, 0, 0}, {30126, 444, 0, 0, 0},
    {3681, 192, 0, 0, 0}, {17598, 49, 0, 0, 0}, {110635, 34, 2, 0, 0}, {109737, 34, 2, 0, 0}, {51586, 34, 2, 0, 0},
    {32366, 437, 0, 0, 0}, {14349, 437, 0, 0, 0}, {17598, 262, 0, 0, 0}, {111693, 34, 0, 0, 0},
    {109737, 34, 2, 0, 0}, {14349, 49, 0, 0, 0}, {6738, 54, 0, 0, 55}, {112202, 445, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {112216, 446, 0, 0, 0}, {1398, 0, 0, 0, 0}, {112202, 445, 2, 0, 0}, {112216, 446, 0, 0, 0},
    {5486, 445, 0, 0, 0}, {1398, 447, 0, 0, 0}, {114167, 49, 0, 0, 0}, {114175, 49, 0, 0, 0}, {114056, 448, 0, 0, 0},
    {114069, 449, 1, 0, 0}, {114056, 448, 0, 0, 0}, {114069, 449, 1, 0, 0}, {45590, 69, 0, 0, 0},
    {114069, 449, 1, 0, 0}, {46689, 69, 0, 0, 0}, {114056, 448, 0, 0, 0}, {114696, 69, 0, 0, 0},
    {54238, 69, 0, 0, 0}, {114069, 449, 1, 0, 0}, {114702, 451, 0, 0, 0}, {31029, 449, 0, 0, 0},
    {114109, 452, 0, 0, 0}, {115202, 49, 0, 0, 0}, {84587, 69, 0, 0, 0}, {17598, 69, 0, 0, 0},
    {114056, 448, 0, 0, 0}, {114069, 449, 1, 0, 0}, {115206, 453, 0, 0, 0}, {115202, 49, 0, 0, 0},
    {84587, 69, 0, 0, 0}, {48845, 69, 0, 0, 0}, {114056, 448, 0, 0, 0}, {115206, 453, 0, 0, 0},
    {50232, 200, 0, 0, 0}, {116785, 197, 0, 0, 22140}, {21146, 49, 0, 0, 0}, {116939, 455, 0, 0, 0},
    {116947, 456, 0, 0, 0}, {116955, 457, 0, 0, 0}, {87012, 458, 0, 0, 0}, {116999, 459, 0, 0, 0},
    {21146, 49, 0, 0, 0}, {1398, 458, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0}, {1398, 460, 0, 0, 0},
    {1398, 455, 0, 0, 0}, {18166, 49, 0, 0, 0}, {18170, 34, 2, 0, 0}, {17076, 49, 0, 0, 0}, {18155, 34, 2, 0, 0},
    {117120, 34, 1, 0, 0}, {60675, 461, 0, 0, 0}, {117464, 461, 2, 0, 0}, {60675, 462, 0, 0, 0},
    {60629, 461, 0, 0, 0}, {70684, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17605, 53, 0, 0, 0}, {117905, 463, 0, 0, 0},
    {117914, 34, 0, 0, 0}, {5486, 464, 0, 0, 0}, {117905, 463, 0, 0, 0}, {118091, 34, 0, 0, 0},
    {117914, 34, 0, 0, 0}, {32553, 18, 1, 0, 0}, {117905, 463, 0, 0, 0}, {117914, 34, 0, 0, 0},
    {47228, 34, 0, 0, 0}, {117905, 463, 0, 0, 0}, {118613, 465, 0, 0, 0}, {117905, 463, 0, 0, 0},
    {47228, 34, 0, 0, 0}, {117914, 34, 0, 0, 0}, {32553, 18, 1, 0, 0}, {117905, 463, 0, 0, 0},
    {5486, 464, 0, 0, 0}, {117914, 34, 0, 0, 0}, {118971, 18, 0, 0, 0}, {117905, 463, 0, 0, 0},
    {119199, 18, 0, 0, 0}, {119211, 34, 0, 0, 0}, {117914, 34, 0, 0, 0}, {119467, 53, 0, 0, 0},
    {119475, 53, 0, 0, 0}, {119483, 53, 0, 0, 0}, {119491, 466, 0, 0, 0}, {119467, 53, 0, 0, 0},
    {119475, 53, 0, 0, 0}, {119483, 53, 0, 0, 0}, {32366, 467, 0, 0, 0}, {32369, 467, 0, 0, 0},
    {18166, 49, 0, 0, 0}, {117905, 463, 0, 0, 0}, {120167, 469, 0, 0, 0}, {67094, 34, 2, 0, 0},
    {117914, 34, 0, 0, 0}, {120187, 470, 1, 0, 0}, {32553, 18, 1, 0, 0}, {17076, 49, 0, 0, 0},
    {120167, 469, 0, 0, 0}, {67094, 34, 2, 0, 0}, {32553, 18, 1, 0, 0}, {21146, 264, 0, 0, 0},
    {120814, 34, 2, 0, 0}, {120828, 469, 0, 0, 0}, {120167, 469, 0, 0, 0}, {120167, 469, 0, 0, 0},
    {32553, 18, 1, 0, 0}, {21146, 49, 0, 0, 0}, {120828, 469, 0, 0, 0}, {121264, 471, 0, 0, 0},
    {121435, 471, 0, 0, 0}, {121447, 472, 0, 0, 0}, {119483, 473, 0, 0, 0}, {121459, 474, 0, 0, 0},
    {119483, 473, 0, 0, 0}, {121459, 473, 0, 0, 0}, {70916, 49, 0, 0, 0}, {1398, 475, 0, 0, 0},
    {1398, 476, 0, 0, 0}, {1398, 477, 0, 0, 0}, {1398, 478, 0, 0, 0}, {1398, 479, 0, 0, 0}, {1398, 480, 0, 0, 0},
    {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0}, {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {22127, 485, 0, 0, 0},
    {22129, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0}, {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0},
    {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0}, {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0},
    {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {1398, 497, 0, 0, 0}, {1398, 498, 0, 0, 0}, {1398, 499, 0, 0, 0},
    {1398, 500, 0, 0, 0}, {1398, 501, 0, 0, 0}, {1398, 502, 0, 0, 0}, {1398, 503, 0, 0, 0}, {22127, 485, 0, 0, 0},
    {22129, 485, 0, 0, 0}, {22131, 485, 0, 0, 0}, {1398, 504, 0, 0, 0}, {1398, 505, 0, 0, 0}, {124525, 485, 0, 0, 124527},
    {88515, 17, 0, 0, 124535}, {88522, 17, 0, 0, 124557}, {88527, 17, 0, 0, 84175}, {85268, 242, 1, 0, 0},
    {124565, 222, 1, 0, 0}, {124570, 6, 0, 0, 3064}, {1398, 506, 0, 0, 0}, {1398, 507, 0, 0, 0},
    {1398, 508, 0, 0, 0}, {1398, 509, 0, 0, 0}, {1398, 510, 0, 0, 0}, {1398, 511, 0, 0, 0}, {1398, 512, 0, 0, 0},
    {1398, 513, 0, 0, 0}, {1398, 514, 0, 0, 0}, {1398, 515, 0, 0, 0}, {1398, 516, 0, 0, 0}, {1398, 517, 0, 0, 0},
    {1398, 518, 0, 0, 0}, {1398, 519, 0, 0, 0}, {1398, 520, 0, 0, 0}, {1398, 521, 0, 0, 0}, {1398, 522, 0, 0, 0},
    {39654, 69, 0, 0, 0}, {125470, 69, 1, 0, 0}, {125480, 69, 1, 0, 0}, {125496, 69, 1, 0, 0},
    {17605, 69, 1, 0, 0}, {125470, 69, 1, 0, 0}, {125480, 69, 0, 0, 0}, {126189, 524, 0, 0, 0},
    {17605, 525, 0, 0, 0}, {126443, 527, 0, 0, 0}, {126455, 527, 0, 0, 0}, {34851, 528, 0, 0, 0},
    {18166, 529, 0, 0, 0}, {34851, 532, 0, 0, 0}, {127021, 80, 0, 0, 0}, {127028, 80, 0, 0, 0},
    {127035, 69, 1, 0, 0}, {18166, 528, 0, 0, 0}, {18166, 532, 0, 0, 0}, {34851, 80, 0, 0, 0},
    {34853, 80, 0, 0, 0}, {18166, 420, 0, 0, 0}, {17076, 533, 0, 0, 0}, {127548, 69, 0, 0, 0},
    {18166, 470, 0, 0, 0}, {18166, 534, 0, 0, 0}, {17076, 420, 0, 0, 0}, {17076, 535, 0, 0, 0},
    {17076, 80, 0, 0, 0}, {17605, 69, 0, 0, 0}, {128277, 536, 0, 0, 0}, {128284, 527, 0, 0, 0},
    {46689, 69, 0, 0, 0}, {128291, 65, 1, 0, 0}, {128303, 470, 1, 0, 0}, {128284, 536, 0, 0, 0},
    {46689, 69, 0, 0, 0}, {128291, 65, 1, 0, 0}, {128277, 537, 0, 0, 0}, {128284, 536, 0, 0, 0},
    {128963, 527, 0, 0, 0}, {46689, 69, 0, 0, 0}, {120187, 470, 1, 0, 0}, {128291, 65, 1, 0, 0},
    {128277, 538, 0, 0, 0}, {128284, 527, 0, 0, 0}, {128963, 527, 0, 0, 0}, {46689, 69, 0, 0, 0},
    {129668, 417, 0, 0, 0}, {128284, 527, 0, 0, 0}, {67094, 69, 2, 0, 0}, {128291, 65, 1, 0, 0},
    {32553, 18, 1, 0, 0}, {129668, 417, 0, 0, 0}, {67094, 69, 2, 0, 0}, {130126, 470, 2, 0, 0},
    {128291, 65, 1, 0, 0}, {129668, 152, 0, 0, 0}, {128284, 527, 0, 0, 0}, {67094, 69, 2, 0, 0},
    {128291, 65, 1, 0, 0}, {128277, 537, 0, 0, 0}, {129668, 417, 0, 0, 0}, {67094, 69, 2, 0, 0},
    {128963, 527, 0, 0, 0}, {130126, 470, 2, 0, 0}, {120187, 470, 1, 0, 0}, {128291, 65, 1, 0, 0},
    {32553, 18, 1, 0, 0}, {93536, 543, 0, 0, 0}, {18166, 527, 0, 0, 0}, {17076, 536, 0, 0, 0},
    {131658, 69, 1, 0, 0}, {34851, 545, 0, 0, 0}, {34853, 534, 0, 0, 0}, {34855, 69, 0, 0, 0},
    {34851, 534, 0, 0, 0}, {34853, 534, 0, 0, 0}, {34855, 69, 0, 0, 0}, {132187, 69, 1, 0, 0},
    {71839, 18, 0, 0, 0}, {93536, 417, 0, 0, 0}, {46689, 69, 0, 0, 0}, {132956, 35, 2, 0, 0}, {132969, 40, 2, 0, 0},
    {32553, 18, 1, 0, 0}, {132983, 554, 2, 0, 0}, {54789, 527, 0, 0, 0}, {17605, 0, 0, 0, 0}, {34851, 543, 0, 0, 0},
    {34853, 69, 0, 0, 0}, {17605, 558, 0, 0, 0}, {133660, 69, 0, 0, 0}, {31029, 465, 0, 0, 0},
    {17605, 559, 0, 0, 0}, {93536, 561, 0, 0, 0}, {47228, 69, 1, 0, 0}, {17605, 65, 1, 0, 0}, {93536, 561, 0, 0, 0},
    {118091, 69, 0, 0, 0}, {32553, 18, 1, 0, 0}, {93536, 543, 0, 0, 0}, {47228, 69, 0, 0, 0}, {17605, 65, 0, 0, 0},
    {93536, 561, 0, 0, 0}, {118091, 69, 0, 0, 0}, {93536, 537, 0, 0, 0}, {118091, 69, 0, 0, 0},
    {93536, 543, 0, 0, 0}, {47228, 69, 0, 0, 0}, {32553, 18, 1, 0, 0}, {93536, 543, 0, 0, 0}, {134952, 562, 0, 0, 0},
    {93536, 543, 0, 0, 0}, {134952, 562, 0, 0, 0}, {119211, 69, 1, 0, 0}, {93536, 543, 0, 0, 0},
    {135215, 69, 0, 0, 0}, {119211, 69, 0, 0, 0}, {135477, 150, 2, 0, 0}, {135486, 150, 2, 0, 0},
    {135495, 150, 2, 0, 0}, {135504, 69, 0, 0, 0}, {135515, 470, 0, 0, 0}, {135523, 470, 0, 0, 0},
    {135533, 69, 0, 0, 0}, {135544, 470, 0, 0, 0}, {135552, 470, 0, 0, 0}, {135477, 150, 2, 0, 0},
    {135486, 150, 2, 0, 0}, {135495, 150, 2, 0, 0}, {119491, 69, 0, 0, 0}, {119515, 69, 0, 0, 0},
    {135504, 69, 0, 0, 0}, {135515, 470, 0, 0, 0}, {135523, 470, 0, 0, 0}, {135533, 69, 0, 0, 0},
    {135544, 470, 0, 0, 0}, {135552, 470, 0, 0, 0}, {135477, 150, 2, 0, 0}, {135486, 150, 2, 0, 0},
    {135495, 150, 2, 0, 0}, {119491, 69, 0, 0, 0}, {119515, 69, 0, 0, 0}, {135477, 150, 2, 0, 0},
    {135486, 150, 2, 0, 0}, {135495, 150, 2, 0, 0}, {136419, 69, 0, 0, 0}, {93536, 574, 0, 0, 0},
    {32553, 18, 1, 0, 0}, {137167, 69, 0, 0, 0}, {137170, 69, 1, 0, 0}, {137173, 69, 0, 0, 0},
    {52054, 80, 0, 0, 0}, {17605, 80, 0, 0, 0}, {31029, 579, 0, 0, 0}, {139795, 69, 0, 0, 0}, {17605, 579, 0, 0, 0},
    {133660, 69, 0, 0, 0}, {31029, 579, 0, 0, 0}, {39270, 69, 0, 0, 0}, {139795, 69, 0, 0, 0},
    {17605, 582, 0, 0, 0}, {93536, 543, 0, 0, 0}, {46689, 65, 0, 0, 0}, {54789, 527, 0, 0, 0},
    {140500, 69, 2, 0, 0}, {93536, 584, 0, 0, 0}, {140697, 69, 0, 0, 0}, {93536, 584, 0, 0, 0},
    {120187, 470, 1, 0, 0}, {141100, 585, 0, 0, 0}, {141106, 65, 0, 0, 0}, {141100, 585, 0, 0, 0},
    {140697, 69, 0, 0, 0}, {141548, 585, 0, 0, 0}, {39270, 65, 1, 0, 0}, {17605, 590, 0, 0, 0},
    {121459, 585, 0, 0, 0}, {119467, 592, 0, 0, 0}, {119475, 65, 0, 0, 0}, {141874, 69, 0, 0, 0},
    {141880, 18, 0, 0, 0}, {141893, 65, 1, 0, 0}, {141905, 593, 1, 0, 0}, {121459, 585, 0, 0, 0},
    {119467, 592, 0, 0, 0}, {119475, 65, 0, 0, 0}, {141874, 69, 0, 0, 0}, {141880, 18, 0, 0, 0},
    {27464, 585, 0, 0, 0}, {27471, 585, 0, 0, 0}, {121459, 585, 0, 0, 0}, {119467, 592, 0, 0, 0},
    {119475, 65, 0, 0, 0}, {141874, 69, 0, 0, 0}, {141880, 18, 0, 0, 0}, {119491, 585, 0, 0, 0},
    {141893, 65, 1, 0, 0}, {141905, 593, 1, 0, 0}, {121459, 585, 0, 0, 0}, {119467, 592, 0, 0, 0},
    {119475, 65, 0, 0, 0}, {141874, 69, 0, 0, 0}, {141880, 18, 0, 0, 0}, {119491, 585, 0, 0, 0},
    {27464, 585, 0, 0, 0}, {27471, 585, 0, 0, 0}, {121459, 585, 0, 0, 0}, {119467, 592, 0, 0, 0},
    {119475, 65, 0, 0, 0}, {141874, 69, 0, 0, 0}, {141880, 18, 0, 0, 0}, {143632, 65, 1, 0, 0},
    {121459, 585, 0, 0, 0}, {119467, 592, 0, 0, 0}, {119475, 65, 0, 0, 0}, {141874, 69, 0, 0, 0},
    {141880, 18, 0, 0, 0}, {119491, 585, 0, 0, 0}, {143632, 65, 1, 0, 0}, {144357, 69, 0, 0, 0},
    {144367, 69, 0, 0, 0}, {144384, 69, 0, 0, 0}, {144400, 420, 0, 0, 0}, {144411, 18, 0, 0, 0},
    {144426, 420, 0, 0, 0}, {141100, 585, 0, 0, 0}, {141548, 585, 0, 0, 0}, {31029, 590, 0, 0, 0},
    {39270, 65, 1, 0, 0}, {39654, 69, 0, 0, 0}, {71839, 18, 0, 0, 0}, {17605, 599, 0, 0, 0}, {145347, 388, 0, 0, 0},
    {121435, 65, 0, 0, 0}, {121447, 65, 0, 0, 0}, {9543, 601, 0, 0, 0}, {54789, 152, 0, 0, 0},
    {3665, 69, 0, 0, 0}, {17605, 608, 0, 0, 0}, {55462, 150, 2, 0, 0}, {54789, 152, 0, 0, 0}, {55462, 150, 2, 0, 0},
    {3665, 69, 0, 0, 0}, {147066, 6, 0, 0, 1594}, {147087, 6, 0, 0, 1594}, {147107, 6, 0, 0, 1594},
    {1398, 610, 0, 0, 0}, {1398, 611, 0, 0, 0}, {1398, 612, 0, 0, 0}, {1398, 613, 0, 0, 0}, {1398, 614, 0, 0, 0},
    {1398, 615, 0, 0, 0}, {1398, 616, 0, 0, 0}, {1398, 617, 0, 0, 0}, {1759, 618, 1, 0, 0}, {147281, 619, 1, 0, 0},
    {147560, 26, 1, 0, 0}, {1398, 620, 0, 0, 0}, {147613, 197, 0, 0, 22153}, {147624, 6, 0, 0, 1594},
    {147654, 6, 0, 0, 1594}, {147686, 6, 0, 0, 1594}, {147709, 6, 0, 0, 1594}, {147738, 6, 0, 0, 1594},
    {147749, 197, 0, 0, 147771}, {1398, 621, 0, 0, 0}, {1398, 622, 0, 0, 0}, {1398, 623, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {1398, 625, 0, 0, 0}, {1398, 626, 0, 0, 0}, {1398, 627, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {1398, 629, 0, 0, 0}, {1398, 630, 0, 0, 0}, {1398, 631, 0, 0, 0}, {148217, 197, 0, 0, 0}, {148225, 35, 2, 0, 0},
    {148233, 65, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {149242, 18, 1, 0, 0}, {149542, 24, 0, 0, 0}, {147048, 635, 1, 0, 0}, {149858, 20, 2, 0, 0},
    {150039, 31, 0, 0, 0}, {150051, 31, 0, 0, 0}, {150069, 31, 0, 0, 0}, {150085, 31, 0, 0, 0},
    {150107, 31, 0, 0, 0}, {150121, 31, 0, 0, 0}, {150422, 35, 2, 0, 0}, {150436, 40, 2, 0, 0},
    {150451, 24, 1, 0, 0}, {150476, 554, 2, 0, 0}, {148225, 35, 2, 0, 0}, {150476, 35, 2, 0, 0},
    {151185, 20, 2, 0, 0}, {151625, 24, 2, 0, 0}, {151643, 24, 2, 0, 0}, {151661, 24, 2, 0, 0},
    {151929, 24, 1, 0, 0}, {61217, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {151941, 24, 1, 0, 0},
    {3681, 641, 0, 0, 0}, {152356, 20, 0, 0, 0}, {152364, 20, 1, 0, 0}, {88797, 20, 2, 0, 0}, {2954, 641, 2, 0, 0},
    {152376, 20, 0, 0, 0}, {152923, 24, 1, 0, 0}, {3681, 635, 0, 0, 0}, {153141, 35, 2, 0, 0},
    {150422, 35, 2, 0, 0}, {150436, 40, 2, 0, 0}, {149242, 18, 1, 0, 0}, {153463, 24, 1, 0, 0},
    {150476, 554, 2, 0, 0}, {151185, 20, 2, 0, 0}, {154049, 31, 0, 0, 0}, {154061, 31, 0, 0, 0},
    {154073, 31, 0, 0, 0}, {154227, 35, 2, 0, 0}, {154242, 40, 2, 0, 0}, {150422, 35, 2, 0, 0},
    {150436, 40, 2, 0, 0}, {150476, 554, 2, 0, 0}, {151185, 20, 2, 0, 0}, {154839, 20, 2, 0, 0},
    {149242, 18, 1, 0, 0}, {154852, 35, 2, 0, 0}, {154864, 69, 2, 0, 0}, {154881, 20, 2, 0, 0},
    {150476, 40, 2, 0, 0}, {151185, 20, 2, 0, 0}, {150422, 35, 2, 0, 0}, {150436, 40, 2, 0, 0},
    {155634, 20, 2, 0, 0}, {150476, 554, 2, 0, 0}, {150422, 35, 2, 0, 0}, {150436, 40, 2, 0, 0},
    {156090, 20, 2, 0, 0}, {156102, 218, 1, 0, 0}, {156109, 20, 2, 0, 0}, {156130, 554, 2, 0, 0},
    {149242, 18, 1, 0, 0}, {156145, 20, 2, 0, 0}, {156163, 20, 2, 0, 0}, {149858, 20, 2, 0, 0},
    {150476, 648, 2, 0, 0}, {156182, 218, 1, 0, 0}, {156102, 218, 0, 0, 0}, {157087, 24, 2, 0, 0},
    {30126, 24, 2, 0, 0}, {14349, 65, 0, 0, 0}, {156102, 218, 1, 0, 0}, {149242, 18, 1, 0, 0},
    {149858, 20, 2, 0, 0}, {157225, 20, 2, 0, 0}, {157246, 20, 2, 0, 0}, {156090, 20, 2, 0, 0},
    {156102, 218, 1, 0, 0}, {149242, 18, 1, 0, 0}, {149858, 20, 2, 0, 0}, {156102, 218, 0, 0, 0},
    {157868, 65, 0, 0, 0}, {150422, 35, 2, 0, 0}, {150436, 40, 2, 0, 0}, {156090, 20, 2, 0, 0},
    {96169, 18, 1, 0, 0}, {149242, 18, 1, 0, 0}, {156145, 20, 2, 0, 0}, {158041, 218, 1, 0, 0},
    {150476, 554, 2, 0, 0}, {158050, 20, 1, 0, 0}, {150422, 35, 2, 0, 0}, {150436, 40, 2, 0, 0},
    {158784, 20, 2, 0, 0}, {150422, 35, 2, 0, 0}, {150436, 40, 2, 0, 0}, {96169, 18, 1, 0, 0},
    {159175, 24, 1, 0, 0}, {149242, 18, 1, 0, 0}, {156145, 20, 2, 0, 0}, {159185, 24, 1, 0, 0},
    {158041, 218, 1, 0, 0}, {150476, 554, 2, 0, 0}, {151185, 20, 2, 0, 0}, {156090, 20, 2, 0, 0},
    {150422, 35, 2, 0, 0}, {150436, 40, 2, 0, 0}, {149242, 18, 1, 0, 0}, {160199, 218, 1, 0, 0},
    {160215, 218, 1, 0, 0}, {150476, 554, 2, 0, 0}, {151185, 20, 2, 0, 0}, {156182, 218, 1, 0, 0},
    {160816, 20, 0, 0, 0}, {160825, 20, 0, 0, 0}, {160981, 635, 2, 0, 0}, {160992, 651, 2, 0, 0},
    {109737, 24, 2, 0, 0}, {161191, 635, 0, 0, 0}, {150422, 35, 2, 0, 0}, {150436, 40, 2, 0, 0},
    {154852, 554, 2, 0, 0}, {154864, 69, 2, 0, 0}, {150476, 648, 2, 0, 0}, {151185, 20, 2, 0, 0},
    {161418, 0, 1, 0, 0}, {55462, 654, 2, 0, 0}, {9543, 654, 2, 0, 0}, {45516, 655, 1, 0, 0}, {99928, 656, 0, 0, 0},
    {162890, 657, 0, 0, 0}, {1398, 658, 0, 0, 0}, {45516, 659, 1, 0, 0}, {1398, 660, 0, 0, 0},
    {163309, 661, 2, 0, 0}, {72758, 656, 2, 0, 0}, {163323, 662, 2, 0, 0}, {60469, 657, 0, 0, 0},
    {85603, 654, 2, 0, 0}, {3681, 664, 0, 0, 0}, {162890, 657, 0, 0, 0}, {163936, 665, 1, 0, 0},
    {163950, 661, 2, 0, 0}, {164149, 657, 0, 0, 0}, {31029, 658, 0, 0, 0}, {31029, 661, 0, 0, 0},
    {164402, 657, 1, 0, 0}, {164407, 654, 2, 0, 0}, {46875, 31, 0, 0, 0}, {3681, 655, 0, 0, 0},
    {3681, 659, 0, 0, 0}, {30568, 654, 0, 0, 0}, {30572, 654, 0, 0, 0}, {50222, 656, 0, 0, 0},
    {165142, 657, 0, 0, 0}, {1398, 655, 0, 0, 0}, {1398, 659, 0, 0, 0}, {165708, 661, 2, 0, 0},
    {165722, 656, 2, 0, 0}, {165738, 662, 2, 0, 0}, {165755, 657, 0, 0, 0}, {137561, 667, 0, 0, 0},
    {3681, 654, 0, 0, 0}, {51534, 667, 0, 0, 0}, {166548, 0, 0, 0, 0}, {1398, 656, 0, 0, 0}, {1398, 661, 0, 0, 0},
    {85503, 668, 0, 0, 0}, {3681, 662, 0, 0, 0}, {1398, 654, 0, 0, 0}, {50050, 654, 2, 0, 0}, {167490, 657, 2, 0, 0},
    {165142, 657, 0, 0, 0}, {163950, 661, 2, 0, 0}, {167921, 0, 0, 0, 0}, {57855, 0, 2, 0, 0},
    {50232, 200, 0, 0, 0}, {6738, 54, 0, 0, 0}, {6738, 670, 0, 0, 0}, {1398, 212, 0, 0, 0}, {6738, 670, 0, 0, 0},
    {46689, 197, 0, 0, 0}, {168479, 197, 0, 0, 0}, {168483, 197, 0, 0, 0}, {17609, 197, 0, 0, 168493},
    {3681, 670, 0, 0, 0}, {54789, 670, 0, 0, 0}, {51271, 671, 1, 0, 0}, {3681, 672, 0, 0, 0}, {98757, 673, 0, 0, 0},
    {39654, 674, 0, 0, 0}, {92559, 675, 0, 0, 0}, {3681, 675, 0, 0, 0}, {54789, 672, 0, 0, 0},
    {3681, 671, 0, 0, 0}, {54789, 670, 0, 0, 0}, {54789, 670, 0, 0, 0}, {39654, 674, 0, 0, 0},
    {92559, 675, 0, 0, 0}, {1398, 675, 0, 0, 0}, {54789, 670, 0, 0, 0}, {39654, 674, 0, 0, 0},
    {18468, 676, 0, 0, 0}, {39270, 677, 0, 0, 0}, {3681, 676, 0, 0, 0}, {30568, 676, 0, 0, 0},
    {30572, 676, 0, 0, 0}, {3681, 677, 0, 0, 0}, {1398, 675, 0, 0, 0}, {98757, 673, 0, 0, 0}, {39654, 674, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {54789, 670, 0, 0, 0}, {3681, 680, 0, 0, 0}, {48362, 681, 0, 0, 0}, {3681, 682, 0, 0, 0},
    {48362, 682, 0, 0, 0}, {3681, 681, 0, 0, 0}, {48362, 683, 0, 0, 0}, {3681, 683, 0, 0, 0}, {124525, 485, 0, 0, 124527},
    {88515, 17, 0, 0, 171599}, {88522, 17, 0, 0, 171619}, {88527, 17, 0, 0, 84175}, {168479, 17, 0, 0, 171628},
    {85268, 242, 1, 0, 0}, {124565, 222, 1, 0, 0}, {171845, 536, 0, 0, 0}, {171855, 527, 0, 0, 0},
    {39654, 69, 0, 0, 0}, {52054, 418, 0, 0, 0}, {17605, 418, 0, 0, 0}, {172211, 69, 0, 0, 0},
    {172211, 80, 0, 0, 0}, {172334, 80, 0, 0, 0}, {17072, 69, 0, 0, 0}, {17076, 69, 0, 0, 0}, {172211, 80, 0, 0, 0},
    {172334, 80, 0, 0, 0}, {17076, 684, 0, 0, 0}, {22701, 69, 0, 0, 0}, {17605, 685, 0, 0, 0},
    {17605, 686, 0, 0, 0}, {17605, 687, 0, 0, 0}, {17076, 688, 0, 0, 0}, {22701, 69, 0, 0, 0},
    {17605, 689, 0, 0, 0}, {17076, 69, 0, 0, 0}, {22701, 69, 0, 0, 0}, {17605, 690, 0, 0, 0}, {17605, 691, 0, 0, 0},
    {174503, 687, 0, 0, 0}, {35117, 687, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 692, 0, 0, 0},
    {174807, 693, 0, 0, 0}, {17076, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 693, 0, 0, 0},
    {17076, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 694, 0, 0, 0}, {174807, 466, 0, 0, 0},
    {174503, 694, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 466, 0, 0, 0}, {174807, 466, 0, 0, 0},
    {174503, 693, 0, 0, 0}, {22701, 80, 0, 0, 0}, {174807, 466, 0, 0, 0}, {174503, 80, 0, 0, 0},
    {35117, 80, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 695, 0, 0, 0}, {174807, 69, 0, 0, 0}, {17076, 694, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {174807, 69, 0, 0, 0}, {17076, 693, 0, 0, 0}, {22701, 80, 0, 0, 0}, {174807, 69, 0, 0, 0},
    {174503, 80, 0, 0, 0}, {35117, 80, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 685, 0, 0, 0}, {22701, 80, 0, 0, 0},
    {17605, 684, 0, 0, 0}, {17076, 686, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 687, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 692, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 696, 0, 0, 0}, {17076, 696, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 697, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 697, 0, 0, 0}, {17605, 698, 0, 0, 0},
    {17076, 689, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 688, 0, 0, 0}, {17076, 690, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 691, 0, 0, 0}, {22701, 80, 0, 0, 0}, {174807, 69, 0, 0, 0}, {174503, 699, 0, 0, 0},
    {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {174807, 69, 0, 0, 0}, {174503, 700, 0, 0, 0},
    {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {174807, 69, 0, 0, 0}, {174503, 80, 0, 0, 0},
    {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {174807, 69, 0, 0, 0}, {17076, 694, 0, 0, 0},
    {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {174807, 69, 0, 0, 0}, {17076, 693, 0, 0, 0},
    {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {174807, 69, 0, 0, 0}, {17076, 695, 0, 0, 0},
    {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 685, 0, 0, 0}, {179681, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 686, 0, 0, 0}, {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 687, 0, 0, 0},
    {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 696, 0, 0, 0}, {179681, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 697, 0, 0, 0}, {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 698, 0, 0, 0},
    {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 689, 0, 0, 0}, {179681, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 690, 0, 0, 0}, {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 691, 0, 0, 0},
    {179681, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {172211, 80, 0, 0, 0}, {172334, 69, 0, 0, 0},
    {17072, 69, 0, 0, 0}, {183337, 527, 0, 0, 0}, {183337, 527, 0, 0, 0}, {31029, 65, 0, 0, 0},
    {17609, 69, 0, 0, 0}, {17076, 69, 0, 0, 0}, {17076, 69, 0, 0, 0}, {39270, 69, 0, 0, 0}, {54789, 417, 0, 0, 0},
    {174503, 391, 0, 0, 0}, {35117, 391, 0, 0, 0}, {35122, 391, 0, 0, 0}, {171845, 536, 0, 0, 0},
    {171855, 527, 0, 0, 0}, {54789, 536, 0, 0, 0}, {171845, 152, 0, 0, 0}, {171855, 527, 0, 0, 0},
    {18468, 152, 0, 0, 0}, {3665, 470, 0, 0, 0}, {185211, 65, 0, 0, 0}, {85268, 69, 0, 0, 0}, {185381, 69, 0, 0, 0},
    {185385, 69, 0, 0, 0}, {17072, 69, 0, 0, 0}, {17076, 69, 0, 0, 0}, {17605, 701, 0, 0, 0}, {17072, 150, 0, 0, 0},
    {174503, 150, 0, 0, 0}, {35117, 150, 0, 0, 0}, {35122, 150, 0, 0, 0}, {17076, 150, 0, 0, 0},
    {23859, 150, 0, 0, 0}, {187386, 150, 0, 0, 0}, {39270, 69, 0, 0, 0}, {187391, 69, 0, 0, 0},
    {184535, 69, 0, 0, 0}, {187644, 150, 0, 0, 0}, {187386, 150, 0, 0, 0}, {39270, 150, 0, 0, 0},
    {187391, 150, 0, 0, 0}, {184535, 150, 0, 0, 0}, {187386, 150, 0, 0, 0}, {39270, 150, 0, 0, 0},
    {187391, 150, 0, 0, 0}, {184535, 150, 0, 0, 0}, {17076, 150, 0, 0, 0}, {23859, 150, 0, 0, 0},
    {187386, 702, 0, 0, 0}, {39270, 69, 0, 0, 0}, {187391, 69, 0, 0, 0}, {184535, 69, 0, 0, 0},
    {187644, 150, 0, 0, 0}, {187386, 702, 0, 0, 0}, {39270, 69, 0, 0, 0}, {187391, 69, 0, 0, 0},
    {184535, 69, 0, 0, 0}, {187386, 702, 0, 0, 0}, {39270, 69, 0, 0, 0}, {187391, 69, 0, 0, 0},
    {184535, 69, 0, 0, 0}, {187386, 702, 0, 0, 0}, {171855, 527, 0, 0, 0}, {46689, 69, 0, 0, 0},
    {188394, 69, 0, 0, 0}, {187391, 69, 0, 0, 0}, {39270, 69, 0, 0, 0}, {184535, 69, 0, 0, 0},
    {17076, 150, 0, 0, 0}, {174503, 150, 0, 0, 0}, {35117, 69, 0, 0, 0}, {190730, 703, 0, 0, 0},
    {190738, 704, 0, 0, 0}, {190746, 703, 0, 0, 0}, {190754, 703, 0, 0, 0}, {190730, 703, 0, 0, 0},
    {190738, 704, 0, 0, 0}, {17072, 150, 0, 0, 0}, {17076, 150, 0, 0, 0}, {34851, 423, 0, 0, 0},
    {34853, 423, 0, 0, 0}, {34855, 423, 0, 0, 0}, {17605, 423, 0, 0, 0}, {34851, 705, 0, 0, 0},
    {34853, 705, 0, 0, 0}, {34855, 705, 0, 0, 0}, {17605, 705, 0, 0, 0}, {34851, 705, 0, 0, 0},
    {34853, 705, 0, 0, 0}, {34855, 706, 0, 0, 0}, {34851, 423, 0, 0, 0}, {34853, 423, 0, 0, 0},
    {34855, 707, 0, 0, 0}, {17605, 707, 0, 0, 0}, {34851, 707, 0, 0, 0}, {34853, 707, 0, 0, 0},
    {34855, 707, 0, 0, 0}, {34851, 423, 0, 0, 0}, {34853, 423, 0, 0, 0}, {34855, 706, 0, 0, 0},
    {17605, 706, 0, 0, 0}, {34851, 707, 0, 0, 0}, {34853, 707, 0, 0, 0}, {34855, 706, 0, 0, 0},
    {34851, 706, 0, 0, 0}, {34853, 706, 0, 0, 0}, {34855, 706, 0, 0, 0}, {34851, 423, 0, 0, 0},
    {34853, 423, 0, 0, 0}, {34855, 706, 0, 0, 0}, {27464, 69, 0, 0, 0}, {27471, 69, 0, 0, 0}, {34851, 423, 0, 0, 0},
    {34853, 423, 0, 0, 0}, {34855, 706, 0, 0, 0}, {27464, 65, 0, 0, 0}, {27471, 65, 0, 0, 0}, {15093, 18, 0, 0, 0},
    {55462, 35, 2, 0, 0}, {14349, 35, 2, 0, 0}, {56530, 680, 0, 0, 0}, {56541, 680, 0, 0, 0}, {9465, 680, 0, 0, 0},
    {193417, 35, 2, 0, 0}, {193570, 34, 2, 0, 0}, {193588, 34, 2, 0, 0}, {193606, 34, 2, 0, 0},
    {51948, 301, 2, 0, 0}, {52054, 34, 0, 0, 0}, {56530, 34, 2, 0, 0}, {56541, 34, 2, 0, 0}, {9465, 34, 2, 0, 0},
    {194128, 35, 2, 0, 0}, {15832, 19, 2, 0, 0}, {14884, 35, 2, 0, 0}, {123126, 19, 0, 0, 0}, {123133, 19, 0, 0, 0},
    {30568, 709, 0, 0, 0}, {30572, 709, 0, 0, 0}, {3681, 709, 0, 0, 0}, {50050, 710, 2, 0, 0},
    {3681, 710, 0, 0, 0}, {194533, 711, 0, 0, 0}, {194826, 19, 0, 0, 0}, {50050, 711, 2, 0, 0},
    {3681, 712, 0, 0, 0}, {195094, 710, 2, 0, 0}, {30568, 710, 0, 0, 0}, {30572, 710, 0, 0, 0},
    {3681, 714, 0, 0, 0}, {3681, 711, 0, 0, 0}, {48362, 715, 0, 0, 0}, {48368, 715, 0, 0, 0}, {1398, 193, 0, 0, 0},
    {17609, 709, 0, 0, 0}, {3658, 709, 0, 0, 0}, {48362, 716, 0, 0, 0}, {3681, 717, 0, 0, 0}, {195877, 709, 2, 0, 0},
    {30126, 717, 0, 0, 0}, {30126, 710, 0, 0, 0}, {59606, 709, 0, 0, 0}, {30568, 715, 0, 0, 0},
    {30572, 715, 0, 0, 0}, {3681, 715, 0, 0, 0}, {196361, 718, 0, 0, 0}, {196366, 718, 0, 0, 0},
    {3681, 718, 0, 0, 0}, {30126, 710, 0, 0, 0}, {45590, 709, 0, 0, 0}, {30126, 710, 0, 0, 0},
    {194128, 35, 2, 0, 0}, {3681, 40, 2, 0, 0}, {52054, 719, 0, 0, 0}, {52054, 709, 0, 0, 0}, {33749, 710, 0, 0, 0},
    {17609, 709, 0, 0, 0}, {196886, 710, 0, 0, 0}, {83789, 710, 0, 0, 0}, {48362, 710, 0, 0, 0},
    {3681, 720, 0, 0, 0}, {52054, 721, 0, 0, 0}, {52054, 722, 0, 0, 0}, {3681, 193, 0, 0, 0}, {33749, 719, 0, 0, 0},
    {30126, 710, 0, 0, 0}, {3681, 722, 0, 0, 0}, {197491, 723, 0, 0, 0}, {1398, 724, 0, 0, 0},
    {48362, 725, 0, 0, 0}, {3681, 725, 0, 0, 0}, {48362, 304, 0, 0, 0}, {3681, 304, 0, 0, 0}, {48362, 301, 0, 0, 0},
    {198318, 34, 2, 0, 0}, {48362, 725, 0, 0, 0}, {198318, 34, 2, 0, 0}, {17598, 301, 0, 0, 0},
    {3681, 728, 0, 0, 0}, {3681, 34, 2, 0, 0}, {156102, 34, 2, 0, 0}, {199114, 34, 0, 0, 0}, {199128, 34, 0, 0, 0},
    {48362, 725, 0, 0, 0}, {199518, 34, 2, 0, 0}, {48362, 725, 0, 0, 0}, {200344, 34, 2, 0, 0},
    {17076, 301, 0, 0, 0}, {197457, 728, 0, 0, 0}, {200800, 34, 2, 0, 0}, {197457, 728, 0, 0, 0},
    {200813, 34, 2, 0, 0}, {201181, 65, 2, 0, 0}, {201210, 65, 2, 0, 0}, {200364, 730, 0, 0, 0},
    {201929, 65, 2, 0, 0}, {3681, 730, 0, 0, 0}, {202252, 54, 0, 0, 0}, {202263, 54, 0, 0, 0},
    {50174, 205, 0, 0, 0}, {202335, 196, 0, 0, 0}, {202263, 54, 0, 0, 0}, {202395, 16, 0, 0, 0},
    {202406, 196, 0, 0, 59753}, {1398, 212, 0, 0, 0}, {50050, 731, 2, 0, 0}, {3681, 732, 0, 0, 0},
    {58255, 733, 0, 0, 0}, {55462, 734, 2, 0, 0}, {3681, 734, 0, 0, 0}, {1398, 735, 0, 0, 0}, {3681, 736, 0, 0, 0},
    {1303, 736, 0, 0, 0}, {17609, 735, 0, 0, 0}, {3681, 735, 0, 0, 0}, {1303, 736, 0, 0, 0}, {17609, 735, 0, 0, 0},
    {1398, 735, 0, 0, 0}, {3681, 737, 0, 0, 0}, {48362, 731, 0, 0, 0}, {30568, 738, 0, 0, 0}, {30572, 739, 0, 0, 0},
    {3681, 740, 0, 0, 0}, {3681, 731, 0, 0, 0}, {3681, 738, 0, 0, 0}, {48362, 738, 0, 0, 0}, {3681, 739, 0, 0, 0},
    {3681, 743, 0, 0, 0}, {204354, 19, 0, 0, 0}, {204364, 19, 0, 0, 0}, {204378, 19, 0, 0, 0},
    {50050, 734, 2, 0, 0}, {47065, 19, 0, 0, 0}, {204731, 19, 2, 0, 0}, {30568, 731, 0, 0, 0},
    {30572, 732, 0, 0, 0}, {3681, 744, 0, 0, 0}, {48362, 743, 0, 0, 0}, {3681, 745, 0, 0, 0}, {50050, 743, 2, 0, 0},
    {30568, 743, 0, 0, 0}, {30572, 745, 0, 0, 0}, {3681, 747, 0, 0, 0}, {95010, 731, 0, 0, 0},
    {205518, 735, 0, 0, 0}, {205528, 735, 0, 0, 0}, {50050, 748, 2, 0, 0}, {9543, 748, 2, 0, 0},
    {50356, 749, 0, 0, 0}, {206352, 214, 0, 0, 0}, {206358, 214, 0, 0, 0}, {50356, 749, 0, 0, 0},
    {1398, 750, 0, 0, 0}, {1398, 751, 0, 0, 0}, {206648, 752, 0, 0, 0}, {206657, 202, 0, 0, 0},
    {206666, 202, 0, 0, 0}, {206675, 197, 0, 0, 0}, {206684, 197, 0, 0, 0}, {206693, 200, 0, 0, 0},
    {206705, 200, 0, 0, 0}, {206717, 753, 0, 0, 0}, {1398, 754, 0, 0, 0}, {39270, 205, 0, 0, 0},
    {46689, 205, 0, 0, 0}, {3665, 205, 0, 0, 0}, {206928, 755, 2, 0, 0}, {51534, 301, 0, 0, 0},
    {3681, 756, 0, 0, 0}, {2372, 0, 0, 0, 0}, {58973, 0, 0, 0, 0}, {48368, 0, 0, 0, 0}, {207092, 31, 0, 0, 0},
    {207106, 31, 0, 0, 0}, {207117, 31, 0, 0, 0}, {207479, 757, 2, 0, 0}, {193417, 35, 2, 0, 0},
    {57875, 19, 2, 0, 0}, {51534, 760, 0, 0, 0}, {207677, 761, 0, 0, 0}, {207684, 762, 0, 0, 0},
    {47228, 34, 0, 0, 0}, {21146, 756, 0, 0, 0}, {207690, 34, 2, 0, 0}, {50050, 301, 2, 0, 0},
    {48845, 301, 0, 0, 0}, {21146, 756, 0, 0, 0}, {3681, 763, 0, 0, 0}, {208301, 34, 2, 0, 0},
    {208309, 34, 2, 0, 0}, {21146, 756, 0, 0, 0}, {208592, 755, 2, 0, 0}, {208603, 301, 0, 0, 0},
    {208614, 755, 2, 0, 0}, {208625, 301, 0, 0, 0}, {208636, 765, 2, 0, 0}, {208645, 765, 0, 0, 0},
    {51534, 760, 0, 0, 0}, {207677, 761, 0, 0, 0}, {207684, 762, 0, 0, 0}, {47228, 34, 0, 0, 0},
    {21146, 756, 0, 0, 0}, {209083, 766, 1, 0, 0}, {209094, 757, 0, 0, 0}, {21146, 756, 0, 0, 0},
    {206443, 766, 0, 0, 0}, {21146, 301, 0, 0, 0}, {193417, 35, 2, 0, 0}, {209676, 757, 0, 0, 0},
    {193417, 35, 2, 0, 0}, {17598, 756, 0, 0, 0}, {17609, 34, 0, 0, 0}, {17598, 0, 0, 0, 0}, {21146, 756, 0, 0, 0},
    {48845, 0, 0, 0, 0}, {210108, 34, 0, 0, 0}, {210116, 443, 0, 0, 0}, {1398, 0, 0, 0, 0}, {22129, 34, 1, 0, 0},
    {210125, 443, 0, 0, 0}, {210135, 34, 0, 0, 0}, {2372, 0, 0, 0, 0}, {58973, 0, 0, 0, 0}, {210546, 0, 0, 0, 0},
    {17598, 756, 0, 0, 0}, {48845, 756, 0, 0, 0}, {210780, 756, 0, 0, 0}, {210790, 756, 0, 0, 0},
    {2372, 0, 0, 0, 0}, {206842, 768, 0, 0, 0}, {39270, 34, 0, 0, 0}, {3665, 34, 0, 0, 0}, {22129, 34, 0, 0, 0},
    {211240, 769, 0, 0, 0}, {211243, 443, 2, 0, 0}, {211440, 770, 0, 0, 0}, {17598, 770, 1, 0, 0},
    {3681, 772, 0, 0, 0}, {211440, 770, 0, 0, 0}, {1398, 34, 0, 0, 0}, {211944, 31, 0, 0, 0}, {211958, 31, 0, 0, 0},
    {1398, 773, 0, 0, 0}, {1398, 774, 0, 0, 0}, {231507, 197, 0, 0, 0}, {231519, 775, 0, 0, 0},
    {231507, 197, 0, 0, 0}, {231588, 776, 0, 0, 0}, {1398, 777, 0, 0, 0}, {1398, 778, 0, 0, 0},
    {1398, 779, 0, 0, 0}, {231761, 197, 0, 0, 0}, {231768, 197, 0, 0, 0}, {231775, 197, 0, 0, 0},
    {132002, 54, 0, 0, 0}, {132009, 54, 0, 0, 0}, {231782, 54, 0, 0, 0}, {231789, 54, 0, 0, 0},
    {231801, 6, 0, 0, 0}, {84977, 780, 0, 0, 0}, {231761, 485, 0, 0, 0}, {231768, 485, 0, 0, 0},
    {231775, 485, 0, 0, 0}, {132002, 54, 0, 0, 0}, {132009, 54, 0, 0, 0}, {231782, 54, 0, 0, 0},
    {231789, 54, 0, 0, 0}, {84977, 780, 0, 0, 0}, {1398, 781, 0, 0, 0}, {1398, 782, 0, 0, 0}, {1398, 783, 0, 0, 0},
    {1398, 784, 0, 0, 0}, {232011, 28, 1, 0, 0}, {232026, 485, 1, 0, 0}, {232040, 485, 1, 0, 0},
    {1398, 785, 0, 0, 0}, {1398, 786, 0, 0, 0}, {1398, 787, 0, 0, 0}, {1398, 788, 0, 0, 0}, {1398, 789, 0, 0, 0},
    {1398, 790, 0, 0, 0}, {1398, 791, 0, 0, 0}, {1398, 792, 0, 0, 0}, {1398, 793, 0, 0, 0}, {1398, 794, 0, 0, 0},
    {1398, 795, 0, 0, 0}, {1398, 796, 0, 0, 0}, {1398, 797, 0, 0, 0}, {232591, 16, 0, 0, 0}, {232604, 798, 0, 0, 0},
    {1398, 799, 0, 0, 0}, {1398, 775, 0, 0, 0}, {1398, 800, 0, 0, 0}, {1398, 801, 0, 0, 0}, {1398, 802, 0, 0, 0},
    {1398, 803, 0, 0, 0}, {1398, 804, 0, 0, 0}, {1398, 805, 0, 0, 0}, {1398, 806, 0, 0, 0}, {232887, 485, 0, 0, 232918},
    {232930, 485, 0, 0, 232964}, {232974, 222, 0, 0, 233001}, {232026, 485, 0, 0, 233034}, {233043, 485, 1, 0, 0},
    {233061, 485, 1, 0, 0}, {233079, 222, 1, 0, 0}, {233113, 222, 1, 0, 0}, {1398, 807, 0, 0, 0},
    {1398, 808, 0, 0, 0}, {1398, 809, 0, 0, 0}, {1398, 776, 0, 0, 0}, {1398, 810, 0, 0, 0}, {1398, 811, 0, 0, 0},
    {48368, 813, 0, 0, 0}, {1398, 813, 2, 0, 0}, {233741, 814, 0, 0, 0}, {15535, 815, 2, 0, 0},
    {233750, 816, 0, 0, 0}, {56006, 814, 0, 0, 0}, {1398, 815, 0, 0, 0}, {3681, 815, 0, 0, 0},
    {56006, 814, 0, 0, 0}, {1398, 815, 0, 0, 0}, {234146, 815, 0, 0, 0}, {56006, 814, 0, 0, 0},
    {1398, 819, 0, 0, 0}, {3681, 819, 0, 0, 0}, {56006, 814, 0, 0, 0}, {33749, 820, 0, 0, 0}, {3681, 820, 0, 0, 0},
    {18468, 820, 0, 0, 0}, {234998, 820, 0, 0, 0}, {39270, 815, 0, 0, 0}, {47228, 815, 0, 0, 0},
    {18468, 820, 0, 0, 0}, {39270, 815, 0, 0, 0}, {47228, 815, 0, 0, 0}, {33749, 821, 0, 0, 0},
    {3681, 821, 0, 0, 0}, {42882, 820, 0, 0, 0}, {42891, 820, 0, 0, 0}, {236031, 822, 2, 0, 0},
    {59998, 0, 0, 0, 0}, {15093, 18, 0, 0, 0}, {236147, 822, 2, 0, 0}, {236166, 822, 2, 0, 0},
    {236186, 0, 0, 0, 0}, {236197, 0, 0, 0, 0}, {33749, 823, 0, 0, 0}, {3681, 823, 0, 0, 0}, {30568, 823, 0, 0, 0},
    {30572, 823, 0, 0, 0}, {2372, 823, 0, 0, 0}, {58973, 823, 0, 0, 0}, {58975, 823, 0, 0, 0},
    {60005, 814, 0, 0, 0}, {85603, 822, 2, 0, 0}, {30568, 820, 0, 0, 0}, {30572, 820, 0, 0, 0},
    {237237, 822, 2, 0, 0}, {3681, 824, 0, 0, 0}, {1309, 824, 0, 0, 0}, {237345, 822, 0, 0, 0},
    {60020, 822, 0, 0, 0}, {1309, 824, 0, 0, 0}, {88755, 822, 0, 0, 0}, {33749, 826, 0, 0, 0},
    {3681, 827, 0, 0, 0}, {33749, 827, 0, 0, 0}, {3681, 826, 0, 0, 0}, {33749, 815, 0, 0, 0}, {3681, 814, 0, 0, 0},
    {59998, 814, 0, 0, 0}, {17598, 816, 0, 0, 0}, {238419, 831, 0, 0, 0}, {238427, 831, 0, 0, 0},
    {3681, 832, 0, 0, 0}, {56006, 814, 0, 0, 0}, {1398, 833, 0, 0, 0}, {3681, 833, 0, 0, 0}, {238713, 824, 0, 0, 0},
    {238849, 834, 0, 0, 0}, {238863, 834, 0, 0, 0}, {238877, 834, 0, 0, 0}, {238891, 814, 1, 0, 0},
    {238923, 834, 0, 0, 0}, {238936, 834, 0, 0, 0}, {42882, 837, 0, 0, 0}, {42891, 837, 0, 0, 0},
    {3681, 837, 0, 0, 0}, {42882, 823, 0, 0, 0}, {42891, 823, 0, 0, 0}, {33749, 837, 0, 0, 0},
    {3681, 838, 0, 0, 0}, {85603, 822, 2, 0, 0}, {240062, 822, 1, 0, 0}, {33749, 839, 0, 0, 0},
    {3681, 839, 0, 0, 0}, {240403, 823, 0, 0, 0}, {43331, 823, 0, 0, 0}, {2372, 823, 0, 0, 0},
    {58973, 823, 0, 0, 0}, {34851, 823, 0, 0, 0}, {33749, 840, 0, 0, 0}, {3681, 840, 0, 0, 0},
    {3681, 841, 0, 0, 0}, {2372, 823, 0, 0, 0}, {21142, 820, 0, 0, 0}, {58973, 823, 0, 0, 0}, {33749, 842, 0, 0, 0},
    {3681, 69, 0, 0, 0}, {33749, 533, 0, 0, 0}, {30568, 839, 0, 0, 0}, {30572, 839, 0, 0, 0}, {2372, 820, 0, 0, 0},
    {58973, 820, 0, 0, 0}, {58975, 820, 0, 0, 0}, {33749, 69, 0, 0, 0}, {3681, 842, 0, 0, 0}, {3681, 533, 0, 0, 0},
    {3681, 816, 0, 0, 0}, {1398, 822, 0, 0, 0}, {242138, 820, 0, 0, 0}, {3681, 822, 0, 0, 0}, {2372, 823, 0, 0, 0},
    {2372, 820, 0, 0, 0}, {32553, 18, 0, 0, 0}, {1398, 845, 0, 0, 0}, {3681, 846, 0, 0, 0}, {1398, 847, 0, 0, 0},
    {3681, 848, 0, 0, 0}, {1398, 846, 0, 0, 0}, {1398, 820, 0, 0, 0}, {71034, 815, 1, 0, 0}, {1398, 822, 0, 0, 0},
    {46119, 815, 0, 0, 0}, {1398, 823, 0, 0, 0}, {71034, 815, 1, 0, 0}, {1398, 838, 0, 0, 0}, {71034, 815, 1, 0, 0},
    {1398, 845, 0, 0, 0}, {208318, 848, 0, 0, 0}, {3681, 845, 0, 0, 0}, {1398, 845, 0, 0, 0}, {244253, 848, 0, 0, 0},
    {71034, 848, 1, 0, 0}, {1398, 849, 0, 0, 0}, {46119, 815, 0, 0, 0}, {3681, 849, 0, 0, 0}, {1398, 849, 0, 0, 0},
    {244253, 815, 0, 0, 0}, {1398, 849, 0, 0, 0}, {39654, 815, 0, 0, 0}, {42882, 827, 0, 0, 0},
    {42891, 827, 0, 0, 0}, {33749, 850, 0, 0, 0}, {3681, 851, 0, 0, 0}, {33749, 851, 0, 0, 0},
    {3681, 850, 0, 0, 0}, {54789, 814, 0, 0, 0}, {1398, 822, 0, 0, 0}, {54789, 814, 0, 0, 0}, {1398, 822, 0, 0, 0},
    {245751, 852, 0, 0, 0}, {3681, 853, 0, 0, 0}, {245751, 852, 0, 0, 0}, {246091, 823, 0, 0, 0},
    {246102, 80, 0, 0, 0}, {246107, 822, 2, 0, 0}, {3681, 854, 0, 0, 0}, {246629, 853, 0, 0, 0},
    {246091, 820, 0, 0, 0}, {246107, 822, 2, 0, 0}, {3681, 856, 0, 0, 0}, {246629, 853, 0, 0, 0},
    {246629, 853, 0, 0, 0}, {246091, 857, 0, 0, 0}, {246107, 822, 2, 0, 0}, {3681, 857, 0, 0, 0},
    {245751, 852, 0, 0, 0}, {246091, 857, 0, 0, 0}, {246107, 822, 2, 0, 0}, {245751, 852, 0, 0, 0},
    {246091, 823, 0, 0, 0}, {246107, 822, 2, 0, 0}, {245751, 852, 0, 0, 0}, {246091, 857, 0, 0, 0},
    {246102, 80, 0, 0, 0}, {246107, 822, 2, 0, 0}, {3681, 858, 0, 0, 0}, {246629, 853, 0, 0, 0},
    {246091, 857, 0, 0, 0}, {247741, 857, 0, 0, 0}, {246107, 822, 2, 0, 0}, {233741, 814, 0, 0, 0},
    {247967, 815, 0, 0, 0}, {15535, 815, 2, 0, 0}, {56006, 814, 0, 0, 0}, {3665, 815, 0, 0, 0},
    {3681, 860, 0, 0, 0}, {34851, 860, 0, 0, 0}, {34853, 862, 0, 0, 0}, {34855, 863, 0, 0, 0},
    {3681, 864, 0, 0, 0}, {56006, 814, 0, 0, 0}, {60020, 860, 0, 0, 0}, {3665, 815, 0, 0, 0}, {3681, 866, 0, 0, 0},
    {42882, 838, 0, 0, 0}, {42891, 838, 0, 0, 0}, {33749, 838, 0, 0, 0}, {249280, 867, 0, 0, 0},
    {249291, 868, 0, 0, 0}, {3681, 869, 0, 0, 0}, {70142, 870, 0, 0, 0}, {1296, 833, 0, 0, 0},
    {3681, 870, 0, 0, 0}, {70142, 871, 0, 0, 0}, {1126, 872, 0, 0, 0}, {3681, 872, 0, 0, 0}, {238419, 820, 0, 0, 0},
    {238427, 820, 0, 0, 0}, {238419, 820, 0, 0, 0}, {238427, 820, 0, 0, 0}, {250215, 815, 0, 0, 0},
    {15093, 838, 0, 0, 0}, {34228, 821, 0, 0, 0}, {34239, 821, 0, 0, 0}, {137173, 815, 0, 0, 0},
    {52582, 35, 2, 0, 0}, {236031, 40, 3, 52611, 0}, {251144, 0, 0, 0, 0}, {65945, 0, 2, 0, 0},
    {70142, 867, 0, 0, 0}, {3681, 868, 0, 0, 0}, {104211, 0, 1, 0, 0}, {1126, 875, 0, 0, 0}, {17609, 815, 0, 0, 0},
    {3681, 876, 0, 0, 0}, {1126, 875, 0, 0, 0}, {237345, 876, 0, 0, 0}, {17609, 815, 0, 0, 0},
    {3681, 875, 0, 0, 0}, {238419, 875, 0, 0, 0}, {238427, 875, 0, 0, 0}, {1126, 872, 0, 0, 0},
    {70142, 871, 0, 0, 0}, {1126, 877, 0, 0, 0}, {1296, 833, 0, 0, 0}, {3681, 877, 0, 0, 0}, {54942, 822, 0, 0, 0},
    {253340, 31, 0, 0, 0}, {17598, 884, 0, 0, 0}, {48845, 884, 0, 0, 0}, {17598, 191, 0, 0, 0},
    {48845, 191, 0, 0, 0}, {17076, 191, 0, 0, 0}, {17598, 885, 0, 0, 0}, {17609, 34, 0, 0, 0},
    {60647, 34, 2, 0, 0}, {17076, 191, 0, 0, 0}, {109285, 34, 2, 0, 0}, {21146, 301, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {17598, 301, 0, 0, 0}, {110635, 34, 2, 0, 0}, {109737, 34, 2, 0, 0},
    {51586, 34, 2, 0, 0}, {85320, 35, 2, 0, 0}, {3681, 886, 0, 0, 0}, {17598, 301, 0, 0, 0}, {15535, 755, 0, 0, 0},
    {254251, 34, 2, 0, 0}, {1296, 0, 0, 0, 0}, {48845, 301, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17598, 301, 0, 0, 0},
    {48845, 301, 0, 0, 0}, {110635, 34, 2, 0, 0}, {109737, 34, 2, 0, 0}, {51586, 34, 2, 0, 0},
    {17598, 301, 0, 0, 0}, {33553, 34, 2, 0, 0}, {33557, 34, 2, 0, 0}, {17598, 191, 0, 0, 0}, {30126, 887, 0, 0, 0},
    {17598, 301, 0, 0, 0}, {48845, 301, 0, 0, 0}, {15535, 755, 0, 0, 0}, {48362, 0, 0, 0, 0}, {60647, 34, 2, 0, 0},
    {1329, 301, 0, 0, 0}, {45590, 485, 0, 0, 0}, {1398, 888, 0, 0, 0}, {256132, 205, 0, 0, 0},
    {256141, 205, 0, 0, 0}, {1398, 889, 0, 0, 0}, {256175, 205, 0, 0, 0}, {256180, 205, 0, 0, 0},
    {1398, 890, 0, 0, 0}, {256132, 205, 0, 0, 0}, {1398, 891, 0, 0, 0}, {1398, 892, 0, 0, 0}, {1398, 133, 0, 0, 0},
    {1398, 893, 0, 0, 0}, {256335, 893, 0, 0, 0}, {2013, 889, 0, 0, 0}, {256403, 894, 0, 0, 0},
    {256412, 895, 0, 0, 0}, {256132, 205, 0, 0, 0}, {256594, 205, 0, 0, 0}, {256933, 896, 0, 0, 0},
    {48368, 896, 0, 0, 0}, {256933, 896, 0, 0, 0}, {257092, 896, 0, 0, 0}, {256933, 897, 0, 0, 0},
    {257092, 898, 0, 0, 0}, {48368, 899, 0, 0, 0}, {1398, 900, 0, 0, 0}, {257562, 900, 0, 0, 0},
    {257573, 901, 0, 0, 0}, {48368, 900, 0, 0, 0}, {48362, 903, 0, 0, 0}, {48362, 905, 0, 0, 0},
    {256132, 906, 0, 0, 0}, {256594, 906, 0, 0, 0}, {48368, 905, 0, 0, 0}, {48362, 896, 0, 0, 0},
    {259604, 910, 0, 0, 0}, {259615, 911, 0, 0, 0}, {259627, 903, 0, 0, 0}, {259604, 903, 0, 0, 0},
    {259627, 910, 0, 0, 0}, {259700, 911, 0, 0, 0}, {256933, 903, 2, 0, 0}, {48368, 903, 0, 0, 0},
    {48362, 897, 2, 0, 0}, {48368, 898, 0, 0, 0}, {15093, 914, 0, 0, 0}, {259993, 896, 2, 0, 0},
    {260004, 896, 2, 0, 0}, {260016, 19, 0, 0, 0}, {260027, 19, 0, 0, 0}, {48368, 897, 0, 0, 0},
    {48362, 905, 0, 0, 0}, {204700, 905, 0, 0, 0}, {260731, 916, 0, 0, 0}, {256132, 906, 0, 0, 0},
    {256141, 906, 0, 0, 0}, {48362, 917, 0, 0, 0}, {204700, 917, 0, 0, 0}, {260731, 916, 0, 0, 0},
    {256132, 906, 0, 0, 0}, {256141, 906, 0, 0, 0}, {48368, 917, 0, 0, 0}, {256933, 920, 0, 0, 0},
    {48368, 920, 0, 0, 0}, {259993, 896, 2, 0, 0}, {256933, 903, 0, 0, 0}, {48368, 914, 0, 0, 0},
    {48362, 897, 0, 0, 0}, {262258, 921, 0, 0, 0}, {262269, 921, 0, 0, 0}, {262280, 921, 0, 0, 0},
    {262292, 921, 0, 0, 0}, {51534, 921, 0, 0, 0}, {15535, 922, 0, 0, 0}, {48368, 921, 0, 0, 0},
    {256933, 923, 0, 0, 0}, {257092, 923, 0, 0, 0}, {48368, 923, 0, 0, 0}, {256933, 914, 0, 0, 0},
    {257092, 914, 0, 0, 0}, {256933, 914, 0, 0, 0}, {34851, 921, 0, 0, 0}, {34853, 921, 0, 0, 0},
    {256175, 906, 0, 0, 0}, {256180, 906, 0, 0, 0}, {263319, 924, 0, 0, 0}, {263326, 925, 0, 0, 0},
    {263334, 924, 0, 0, 0}, {263341, 925, 0, 0, 0}, {259627, 921, 0, 0, 0}, {48362, 905, 0, 0, 0},
    {256933, 896, 0, 0, 0}, {257092, 896, 0, 0, 0}, {257573, 926, 0, 0, 0}, {256933, 896, 0, 0, 0},
    {263664, 906, 0, 0, 0}, {256594, 906, 0, 0, 0}, {256933, 903, 0, 0, 0}, {41260, 897, 0, 0, 0},
    {264064, 927, 0, 0, 0}, {48362, 896, 0, 0, 0}, {257562, 928, 0, 0, 0}, {257573, 929, 0, 0, 0},
    {256132, 906, 0, 0, 0}, {256594, 906, 0, 0, 0}, {256933, 896, 0, 0, 0}, {30126, 897, 0, 0, 0},
    {48362, 905, 0, 0, 0}, {22701, 930, 0, 0, 0}, {39270, 931, 0, 0, 0}, {264524, 931, 0, 0, 0},
    {262258, 921, 0, 0, 0}, {264596, 921, 0, 0, 0}, {15535, 922, 0, 0, 0}, {48362, 921, 0, 0, 0},
    {264606, 921, 0, 0, 0}, {256933, 914, 0, 0, 0}, {257092, 896, 0, 0, 0}, {264630, 896, 0, 0, 0},
    {256933, 903, 0, 0, 0}, {98127, 897, 0, 0, 0}, {46689, 898, 0, 0, 0}, {48362, 897, 0, 0, 0},
    {98127, 933, 0, 0, 0}, {46689, 933, 0, 0, 0}, {256933, 896, 0, 0, 0}, {264813, 916, 0, 0, 0},
    {256933, 903, 0, 0, 0}, {264840, 897, 0, 0, 0}, {265063, 896, 0, 0, 0}, {265191, 19, 0, 0, 0},
    {265202, 19, 0, 0, 0}, {50050, 896, 2, 0, 0}, {265866, 17, 0, 0, 0}, {17609, 359, 0, 0, 0},
    {59998, 934, 0, 0, 0}, {265995, 934, 2, 0, 0}, {59998, 934, 0, 0, 0}, {84977, 934, 1, 0, 0},
    {9543, 934, 2, 0, 0}, {266323, 19, 2, 0, 0}, {59998, 934, 0, 0, 0}, {265905, 935, 1, 0, 0},
    {204731, 31, 0, 0, 0}, {266721, 31, 2, 0, 0}, {204731, 31, 0, 0, 0}, {59998, 934, 0, 0, 0},
    {272869, 935, 2, 0, 0}, {3681, 934, 0, 0, 0}, {59998, 940, 0, 0, 0}, {273302, 941, 0, 0, 0},
    {273302, 934, 0, 0, 0}, {48362, 934, 0, 0, 0}, {48368, 934, 0, 0, 0}, {164402, 934, 0, 0, 0},
    {9543, 943, 2, 0, 0}, {265905, 935, 0, 0, 0}, {274104, 934, 1, 0, 0}, {274388, 944, 0, 0, 0},
    {274463, 935, 0, 0, 0}, {65945, 943, 2, 0, 0}, {164402, 934, 0, 0, 0}, {274724, 943, 2, 0, 0},
    {274741, 934, 0, 0, 0}, {274749, 943, 2, 0, 0}, {275099, 934, 0, 0, 0}, {50050, 945, 1, 0, 0},
    {51948, 945, 1, 0, 0}, {50079, 934, 1, 0, 0}, {275128, 31, 0, 0, 0}, {64226, 934, 0, 0, 0},
    {275364, 934, 0, 0, 0}, {275383, 934, 0, 0, 0}, {275776, 934, 0, 0, 0}, {59998, 945, 0, 0, 0},
    {3681, 945, 0, 0, 0}, {164149, 934, 0, 0, 0}, {85107, 934, 0, 0, 0}, {1398, 945, 0, 0, 0},
    {276378, 935, 0, 0, 0}, {13998, 943, 2, 0, 0}, {277149, 934, 0, 0, 0}, {273302, 934, 2, 0, 0},
    {59998, 934, 0, 0, 0}, {17598, 934, 0, 0, 0}, {277418, 934, 0, 0, 0}, {50079, 934, 0, 0, 0},
    {277573, 934, 0, 0, 0}, {59998, 947, 0, 0, 0}, {277691, 934, 0, 0, 0}, {277703, 934, 0, 0, 0},
    {277939, 934, 0, 0, 0}, {265905, 935, 0, 0, 0}, {54942, 935, 0, 0, 0}, {278321, 934, 0, 0, 0},
    {51948, 943, 2, 0, 0}, {278329, 19, 0, 0, 0}, {278646, 935, 0, 0, 0}, {22127, 935, 0, 0, 0},
    {22129, 935, 0, 0, 0}, {22131, 935, 0, 0, 0}, {278646, 935, 0, 0, 0}, {278770, 935, 0, 0, 0},
    {278783, 935, 0, 0, 0}, {278798, 935, 0, 0, 0}, {278810, 935, 0, 0, 0}, {278824, 935, 0, 0, 0},
    {51586, 935, 0, 0, 0}, {75585, 935, 0, 0, 0}, {3681, 935, 1, 0, 0}, {277939, 945, 0, 0, 0},
    {3681, 935, 0, 0, 0}, {3681, 949, 1, 0, 0}, {45590, 935, 0, 0, 0}, {3681, 944, 0, 0, 0}, {279893, 943, 2, 0, 0},
    {280029, 950, 0, 0, 0}, {280036, 934, 0, 0, 0}, {18430, 934, 0, 0, 0}, {59998, 951, 0, 0, 0},
    {3681, 943, 0, 0, 0}, {46122, 943, 0, 0, 0}, {133293, 935, 0, 0, 0}, {280664, 934, 0, 0, 0},
    {265905, 935, 0, 0, 0}, {59998, 934, 1, 0, 0}, {281180, 934, 0, 0, 0}, {279893, 943, 2, 0, 0},
    {281188, 943, 2, 0, 0}, {164402, 934, 1, 0, 0}, {281606, 943, 2, 0, 0}, {84020, 935, 2, 0, 0},
    {9543, 935, 2, 0, 0}, {282188, 952, 0, 0, 0}, {282205, 953, 0, 0, 0}, {151706, 954, 0, 0, 0},
    {282586, 954, 0, 0, 0}, {282761, 934, 0, 0, 0}, {273302, 934, 0, 0, 0}, {59998, 934, 0, 0, 0},
    {151706, 954, 2, 0, 0}, {283062, 954, 2, 0, 0}, {273302, 934, 0, 0, 0}, {283079, 934, 2, 0, 0},
    {283402, 934, 0, 0, 0}, {283414, 934, 0, 0, 0}, {283428, 934, 0, 0, 0}, {283437, 934, 0, 0, 0},
    {283707, 934, 0, 0, 0}, {283717, 934, 0, 0, 0}, {59998, 934, 0, 0, 0}, {146153, 934, 0, 0, 0},
    {284110, 934, 0, 0, 0}, {59998, 957, 0, 0, 0}, {284962, 958, 0, 0, 0}, {284969, 959, 0, 0, 0},
    {284985, 960, 0, 0, 0}, {59998, 961, 0, 0, 0}, {285232, 940, 0, 0, 0}, {284985, 960, 0, 0, 0},
    {285241, 962, 0, 0, 0}, {285259, 963, 0, 0, 0}, {9543, 934, 0, 0, 0}, {285695, 954, 0, 0, 0},
    {285704, 954, 0, 0, 0}, {285714, 954, 0, 0, 0}, {59998, 934, 0, 0, 0}, {285891, 934, 2, 0, 0},
    {285904, 934, 0, 0, 0}, {59998, 934, 0, 0, 0}, {286170, 934, 2, 0, 0}, {286622, 934, 0, 0, 0},
    {286648, 934, 0, 0, 0}, {285904, 934, 0, 0, 0}, {286665, 934, 0, 0, 0}, {286673, 934, 0, 0, 0},
    {59998, 934, 0, 0, 0}, {286930, 954, 2, 0, 0}, {286949, 934, 0, 0, 0}, {259175, 934, 0, 0, 0},
    {48156, 934, 0, 0, 0}, {59998, 934, 0, 0, 0}, {287336, 954, 2, 0, 0}, {286949, 934, 0, 0, 0},
    {259175, 934, 0, 0, 0}, {21146, 945, 0, 0, 0}, {287738, 945, 0, 0, 0}, {287875, 934, 0, 0, 0},
    {59998, 934, 0, 0, 0}, {288149, 954, 1, 0, 0}, {288169, 934, 0, 0, 0}, {288267, 934, 0, 0, 0},
    {288284, 934, 0, 0, 0}, {288292, 934, 0, 0, 0}, {288308, 934, 0, 0, 0}, {288284, 934, 2, 0, 0},
    {288504, 934, 0, 0, 0}, {288513, 934, 0, 0, 0}, {280664, 934, 0, 0, 0}, {288284, 934, 2, 0, 0},
    {288504, 934, 0, 0, 0}, {288513, 934, 0, 0, 0}, {283707, 934, 0, 0, 0}, {59998, 934, 0, 0, 0},
    {48142, 954, 2, 0, 0}, {288966, 934, 0, 0, 0}, {283079, 934, 2, 0, 0}, {59998, 934, 0, 0, 0},
    {153463, 954, 2, 0, 0}, {151706, 954, 2, 0, 0}, {289234, 954, 1, 0, 0}, {289253, 954, 1, 0, 0},
    {283717, 934, 0, 0, 0}, {283707, 934, 0, 0, 0}, {59998, 934, 0, 0, 0}, {289841, 954, 2, 0, 0},
    {290463, 935, 1, 0, 0}, {164402, 934, 1, 0, 0}, {59998, 945, 0, 0, 0}, {291107, 954, 2, 0, 0},
    {291123, 954, 2, 0, 0}, {291137, 954, 2, 0, 0}, {291153, 954, 2, 0, 0}, {291170, 954, 2, 0, 0},
    {291185, 954, 2, 0, 0}, {291202, 934, 0, 0, 0}, {291985, 934, 0, 0, 0}, {59998, 945, 0, 0, 0},
    {292024, 954, 1, 0, 0}, {292044, 934, 0, 0, 0}, {59998, 934, 0, 0, 0}, {292225, 954, 2, 0, 0},
    {292235, 954, 2, 0, 0}, {292243, 954, 2, 0, 0}, {59998, 934, 0, 0, 0}, {292649, 954, 2, 0, 0},
    {293424, 389, 0, 0, 0}, {293428, 562, 1, 0, 0}, {293424, 389, 0, 0, 0}, {60469, 969, 0, 0, 0},
    {293428, 562, 1, 0, 0}, {1398, 970, 0, 0, 0}, {17598, 459, 0, 0, 0}, {3681, 459, 0, 0, 0},
    {1126, 459, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39654, 971, 0, 0, 0}, {41589, 53, 0, 0, 0},
    {14349, 972, 0, 0, 0}, {30568, 53, 0, 0, 0}, {30572, 53, 0, 0, 0}, {1, 0, 0, 0, 0}, {17598, 53, 0, 0, 0},
    {294207, 53, 0, 0, 0}, {294212, 53, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39654, 971, 0, 0, 0},
    {98762, 53, 0, 0, 0}, {17598, 459, 0, 0, 0}, {294563, 34, 2, 0, 0}, {14349, 53, 0, 0, 0}, {30568, 975, 0, 0, 0},
    {30572, 975, 0, 0, 0}, {1, 975, 0, 0, 0}, {3681, 975, 0, 0, 0}, {48845, 976, 0, 0, 0}, {18468, 977, 0, 0, 0},
    {110635, 34, 2, 0, 0}, {15535, 978, 0, 0, 0}, {39654, 979, 0, 0, 0}, {98762, 53, 0, 0, 0},
    {41589, 0, 0, 0, 0}, {48845, 459, 0, 0, 0}, {294563, 34, 2, 0, 0}, {41589, 53, 0, 0, 0}, {48845, 53, 0, 0, 0},
    {30568, 459, 0, 0, 0}, {30572, 459, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39654, 979, 0, 0, 0},
    {98695, 0, 1, 0, 0}, {296056, 19, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39654, 979, 0, 0, 0},
    {98762, 53, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39654, 979, 0, 0, 0}, {41589, 53, 0, 0, 0},
    {17598, 53, 0, 0, 0}, {1, 0, 0, 0, 0}, {30568, 53, 0, 0, 0}, {30572, 0, 0, 0, 0}, {1, 53, 1, 0, 0},
    {17598, 980, 1, 0, 0}, {1126, 459, 0, 0, 0}, {1, 0, 1, 0, 0}, {17598, 170, 0, 0, 0}, {3681, 982, 0, 0, 0},
    {41589, 982, 0, 0, 0}, {48845, 170, 0, 0, 0}, {3681, 170, 0, 0, 0}, {17598, 53, 0, 0, 0}, {56337, 459, 0, 0, 0},
    {48845, 53, 0, 0, 0}, {297083, 459, 0, 0, 0}, {18468, 977, 0, 0, 0}, {110635, 34, 2, 0, 0},
    {15535, 978, 0, 0, 0}, {39654, 979, 0, 0, 0}, {41589, 53, 0, 0, 0}, {3681, 301, 1, 0, 0}, {43598, 976, 0, 0, 0},
    {43601, 976, 0, 0, 0}, {1126, 53, 0, 0, 0}, {3681, 983, 0, 0, 0}, {41589, 459, 0, 0, 0}, {18468, 49, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {18468, 193, 0, 0, 0}, {15535, 34, 2, 0, 0}, {41260, 0, 0, 0, 0}, {39654, 979, 1, 0, 0},
    {41589, 459, 0, 0, 0}, {18468, 193, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39654, 979, 1, 0, 0},
    {21, 441, 0, 0, 0}, {17605, 34, 0, 0, 0}, {1226, 197, 0, 0, 0}, {1222, 197, 1, 0, 0}, {54942, 54, 0, 0, 0},
    {298246, 984, 0, 0, 0}, {17076, 87, 0, 0, 0}, {3681, 87, 0, 0, 0}, {30568, 985, 0, 0, 0}, {30572, 985, 0, 0, 0},
    {3681, 985, 0, 0, 0}, {50050, 986, 2, 0, 0}, {15093, 69, 0, 0, 0}, {50050, 986, 2, 0, 0}, {298809, 0, 0, 0, 0},
    {13998, 986, 2, 0, 0}, {9543, 986, 2, 0, 0}, {17076, 465, 0, 0, 0}, {3681, 465, 0, 0, 0}, {48362, 465, 0, 0, 0},
    {30568, 87, 0, 0, 0}, {30572, 87, 0, 0, 0}, {48362, 988, 0, 0, 0}, {3681, 80, 0, 0, 0}, {30568, 465, 0, 0, 0},
    {30572, 465, 0, 0, 0}, {48362, 69, 0, 0, 0}, {3681, 65, 0, 0, 0}, {300022, 986, 0, 0, 0}, {300131, 31, 0, 0, 0},
    {300134, 31, 0, 0, 0}, {3681, 992, 0, 0, 0}, {300619, 992, 0, 0, 0}, {3681, 986, 0, 0, 0},
    {300619, 992, 0, 0, 0}, {1398, 986, 0, 0, 0}, {48362, 80, 0, 0, 0}, {3681, 988, 0, 0, 0}, {48362, 985, 0, 0, 0},
    {31029, 465, 0, 0, 0}, {301130, 465, 0, 0, 0}, {48362, 65, 0, 0, 0}, {34851, 993, 0, 0, 0},
    {18166, 994, 0, 0, 0}, {301836, 995, 0, 0, 0}, {34851, 996, 0, 0, 0}, {34853, 996, 0, 0, 0},
    {18166, 995, 0, 0, 0}, {34851, 997, 0, 0, 0}, {34853, 997, 0, 0, 0}, {17605, 997, 0, 0, 0},
    {34851, 997, 0, 0, 0}, {34853, 997, 0, 0, 0}, {34851, 100, 0, 0, 0}, {18166, 998, 0, 0, 0},
    {17076, 999, 0, 0, 0}, {34851, 1000, 0, 0, 0}, {34853, 1000, 0, 0, 0}, {18166, 999, 0, 0, 0},
    {22131, 1001, 0, 0, 0}, {34851, 1002, 0, 0, 0}, {17076, 1002, 1, 0, 0}, {18166, 1002, 0, 0, 0},
    {17076, 1003, 0, 0, 0}, {22131, 69, 0, 0, 0}, {34851, 1003, 0, 0, 0}, {293431, 1004, 0, 0, 0},
    {119974, 69, 0, 0, 0}, {18166, 1003, 0, 0, 0}, {17076, 1003, 0, 0, 0}, {34851, 1003, 0, 0, 0},
    {34853, 1003, 0, 0, 0}, {22131, 1004, 0, 0, 0}, {119974, 69, 0, 0, 0}, {34851, 1005, 0, 0, 0},
    {34853, 1005, 0, 0, 0}, {303671, 1001, 0, 0, 0}, {303674, 1001, 0, 0, 0}, {30126, 114, 0, 0, 0},
    {16743, 54, 0, 0, 0}, {304015, 1006, 1, 0, 0}, {30126, 114, 0, 0, 0}, {16743, 54, 0, 0, 0},
    {50356, 200, 1, 0, 0}, {36014, 200, 1, 0, 0}, {48171, 1007, 0, 0, 304119}, {304147, 359, 0, 0, 121477},
    {304160, 26, 0, 0, 3064}, {1398, 1008, 0, 0, 0}, {1398, 1009, 0, 0, 0}, {292225, 28, 1, 0, 0},
    {292235, 28, 1, 0, 0}, {292243, 28, 1, 0, 0}, {304252, 28, 1, 0, 0}, {304264, 28, 1, 0, 0},
    {132790, 28, 1, 0, 0}, {304295, 242, 0, 0, 0}, {1398, 1010, 0, 0, 0}, {98127, 359, 0, 0, 0},
    {304342, 359, 0, 0, 0}, {48171, 1007, 0, 0, 304119}, {304377, 359, 0, 0, 121477}, {164149, 200, 0, 0, 0},
    {63126, 46, 0, 0, 0}, {304733, 1011, 0, 0, 0}, {39654, 971, 0, 0, 0}, {1398, 1012, 0, 0, 0},
    {3681, 1012, 0, 0, 0}, {17598, 1014, 0, 0, 0}, {3681, 1014, 0, 0, 0}, {17598, 1015, 0, 0, 0},
    {304046, 1016, 0, 0, 0}, {17598, 1017, 0, 0, 0}, {110635, 34, 2, 0, 0}, {30126, 34, 2, 0, 0},
    {51586, 34, 2, 0, 0}, {306128, 1011, 0, 0, 0}, {17598, 1018, 0, 0, 0}, {110635, 1019, 0, 0, 0},
    {30568, 1020, 0, 0, 0}, {30572, 1020, 0, 0, 0}, {1, 1021, 1, 0, 0}, {3681, 1021, 0, 0, 0},
    {307638, 420, 0, 0, 0}, {307650, 420, 0, 0, 0}, {3681, 1023, 0, 0, 0}, {17598, 1024, 0, 0, 0},
    {110635, 1025, 1, 0, 0}, {39654, 1026, 0, 0, 0}, {1398, 1027, 0, 0, 0}, {304046, 1016, 0, 0, 0},
    {110635, 34, 2, 0, 0}, {17605, 1027, 0, 0, 0}, {306128, 1011, 0, 0, 0}, {110635, 34, 2, 0, 0},
    {1398, 1012, 0, 0, 0}, {304055, 1023, 0, 0, 0}, {17598, 1024, 0, 0, 0}, {110635, 1025, 1, 0, 0},
    {1398, 1027, 0, 0, 0}, {48845, 1024, 0, 0, 0}, {110635, 1025, 1, 0, 0}, {39654, 1026, 0, 0, 0},
    {98796, 1027, 0, 0, 0}, {304046, 1016, 0, 0, 0}, {110635, 34, 2, 0, 0}, {1398, 1012, 0, 0, 0},
    {306128, 1011, 0, 0, 0}, {110635, 34, 2, 0, 0}, {3681, 1031, 0, 0, 0}, {306128, 1011, 0, 0, 0},
    {110635, 1019, 0, 0, 0}, {1398, 1032, 0, 0, 0}, {1398, 1033, 0, 0, 0}, {310761, 1034, 0, 0, 0},
    {34851, 1034, 0, 0, 0}, {34853, 1034, 0, 0, 0}, {34855, 1034, 0, 0, 22153}, {124525, 485, 0, 0, 124527},
    {88515, 17, 0, 0, 310773}, {88522, 17, 0, 0, 310799}, {85268, 242, 1, 0, 0}, {310805, 222, 1, 0, 0},
    {17605, 1035, 0, 0, 0}, {54789, 152, 0, 0, 0}, {311232, 69, 0, 0, 0}, {311243, 69, 0, 0, 0},
    {311255, 69, 0, 0, 0}, {2372, 69, 0, 0, 0}, {58973, 69, 0, 0, 0}, {17605, 1037, 0, 0, 0}, {54789, 152, 0, 0, 0},
    {31029, 1035, 0, 0, 0}, {54789, 152, 0, 0, 0}, {311232, 69, 0, 0, 0}, {311243, 69, 0, 0, 0},
    {311255, 69, 0, 0, 0}, {2372, 69, 0, 0, 0}, {58973, 69, 0, 0, 0}, {311605, 1037, 0, 0, 0},
    {17605, 465, 0, 0, 0}, {34851, 1037, 0, 0, 0}, {34853, 1037, 0, 0, 0}, {34855, 1037, 1, 0, 0},
    {310761, 1037, 0, 0, 0}, {54789, 1043, 0, 0, 0},
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
    {31489, 123, 0, 0, 1}, {36014, 147, 0, 37042, 0}, {38224, 61, 0, 0, 0}, {39626, 61, 0, 0, 0},
    {17080, 155, 0, 40013, 0}, {36037, 160, 0, 0, 0}, {42740, 165, 0, 0, 0}, {45933, 180, 0, 0, 0},
    {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1}, {6729, 16, 0, 0, 0}, {47036, 188, 0, 0, 0}, {47050, 16, 0, 0, 1},
    {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1}, {47228, 190, 0, 0, 0}, {48171, 0, 0, 0, 1}, {48850, 33, 0, 0, 1},
    {48859, 33, 0, 0, 1}, {49199, 33, 0, 0, 1}, {6729, 16, 0, 0, 1}, {47050, 16, 0, 0, 1}, {52058, 16, 0, 0, 0},
    {52258, 28, 0, 0, 1}, {52633, 215, 0, 0, 1}, {52611, 28, 0, 0, 0}, {1398, 222, 0, 0, 0}, {55140, 16, 0, 0, 0},
    {45933, 16, 0, 0, 0}, {55462, 222, 0, 0, 1}, {55467, 222, 0, 0, 1}, {6729, 16, 0, 0, 0}, {55563, 33, 0, 0, 1},
    {32553, 229, 0, 0, 0}, {1398, 230, 0, 0, 0}, {6729, 180, 0, 0, 0}, {56270, 33, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {56337, 230, 0, 0, 1}, {46119, 16, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47036, 188, 0, 0, 0},
    {56690, 43, 0, 0, 1}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1}, {56728, 180, 0, 0, 0},
    {2097, 180, 0, 0, 0}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {56337, 230, 0, 0, 1}, {56881, 33, 0, 0, 1},
    {56898, 33, 0, 0, 1}, {56915, 33, 0, 0, 1}, {57146, 16, 0, 0, 0}, {57154, 33, 0, 0, 1}, {1398, 16, 0, 0, 0},
    {57504, 16, 0, 0, 0}, {57855, 46, 0, 0, 0}, {45933, 180, 0, 0, 0}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1},
    {58260, 33, 0, 0, 1}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1}, {1398, 180, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {47036, 188, 0, 0, 0}, {47050, 16, 0, 0, 1}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1},
    {58260, 33, 0, 0, 1}, {60469, 253, 0, 0, 1}, {60472, 33, 0, 0, 1}, {60686, 33, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {61086, 256, 0, 0, 1}, {61104, 257, 0, 0, 0}, {61207, 258, 0, 0, 0}, {61217, 47, 0, 0, 1},
    {61451, 260, 0, 61461, 0}, {47036, 188, 0, 0, 0}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1},
    {63789, 181, 0, 0, 1}, {63812, 181, 0, 0, 1}, {63833, 263, 0, 0, 1}, {63850, 263, 0, 0, 1},
    {63866, 263, 0, 0, 1}, {61217, 47, 0, 0, 1}, {64226, 180, 0, 0, 1}, {50079, 180, 0, 0, 1},
    {64655, 7, 0, 0, 0}, {6729, 16, 0, 0, 0}, {65945, 266, 0, 0, 1}, {61086, 256, 0, 0, 1}, {60005, 16, 0, 0, 0},
    {39270, 268, 0, 0, 0}, {50174, 269, 0, 0, 0}, {66588, 271, 0, 66594, 0}, {66633, 272, 0, 66594, 0},
    {66639, 21, 0, 0, 0}, {67429, 273, 0, 0, 0}, {66588, 271, 0, 66594, 0}, {66633, 272, 0, 66594, 0},
    {66639, 21, 0, 0, 0}, {17080, 277, 0, 0, 0}, {66588, 271, 0, 66594, 0}, {66639, 21, 0, 0, 0},
    {69340, 278, 0, 0, 0}, {69673, 33, 0, 0, 1}, {69685, 33, 0, 0, 1}, {70029, 284, 0, 0, 0}, {70694, 47, 0, 0, 0},
    {70708, 33, 0, 0, 1}, {60469, 253, 0, 0, 0}, {60472, 33, 0, 0, 1}, {71034, 61, 0, 0, 1}, {71047, 61, 0, 22140, 0},
    {71362, 165, 0, 0, 0}, {1398, 26, 0, 0, 0}, {71839, 288, 0, 0, 0}, {1398, 47, 0, 0, 0}, {72774, 43, 0, 0, 0},
    {72956, 7, 0, 0, 1}, {72965, 16, 0, 0, 1}, {71839, 16, 0, 0, 0}, {73073, 0, 0, 0, 0}, {73138, 43, 0, 0, 0},
    {72238, 293, 0, 0, 0}, {73138, 43, 0, 0, 0}, {73468, 7, 0, 0, 0}, {73638, 61, 0, 0, 1}, {73653, 33, 0, 0, 1},
    {74703, 302, 0, 74717, 1}, {74856, 303, 0, 74861, 1}, {74703, 302, 0, 75052, 1}, {74856, 303, 0, 74861, 1},
    {75330, 46, 0, 0, 0}, {74703, 302, 0, 0, 0}, {74856, 303, 0, 74861, 1}, {51586, 305, 0, 75560, 1},
    {75585, 305, 0, 75560, 1}, {51586, 306, 0, 75773, 1}, {75585, 306, 0, 75773, 1}, {51586, 307, 0, 76519, 1},
    {75585, 307, 0, 76519, 1}, {74856, 303, 0, 74861, 1}, {17080, 308, 0, 0, 0}, {74703, 302, 0, 59753, 1},
    {74703, 302, 0, 0, 0}, {77950, 309, 0, 0, 0}, {77965, 16, 0, 0, 1}, {77969, 16, 0, 0, 1}, {59606, 310, 0, 0, 0},
    {74703, 302, 0, 78155, 1}, {74856, 303, 0, 74861, 1}, {78503, 46, 0, 30115, 1}, {78519, 46, 0, 0, 0},
    {78534, 46, 0, 0, 0}, {75330, 311, 0, 0, 0}, {61207, 165, 0, 0, 0}, {80633, 46, 0, 0, 0}, {81021, 313, 0, 0, 0},
    {31895, 121, 89016, 22153, 0}, {54353, 165, 0, 0, 1}, {89307, 21, 0, 0, 0}, {89317, 33, 0, 0, 1},
    {89758, 375, 0, 0, 0}, {89765, 376, 0, 0, 0}, {89774, 16, 0, 0, 1}, {54353, 165, 0, 0, 1},
    {89784, 33, 0, 0, 1}, {89794, 377, 0, 0, 1}, {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1},
    {89836, 379, 0, 0, 1}, {90185, 381, 0, 0, 0}, {84587, 318, 0, 0, 0}, {87161, 355, 0, 0, 1},
    {90424, 382, 0, 0, 1}, {45933, 180, 0, 0, 1}, {90440, 383, 0, 90454, 0}, {81955, 384, 0, 90475, 0},
    {83760, 385, 0, 90492, 0}, {87886, 386, 0, 0, 1}, {90517, 33, 0, 0, 1}, {90528, 33, 0, 0, 1},
    {90538, 33, 0, 0, 1}, {90408, 28, 0, 0, 0}, {90550, 222, 0, 0, 1}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1},
    {58260, 33, 0, 0, 1}, {90565, 33, 0, 0, 1}, {90579, 33, 0, 0, 1}, {89794, 377, 0, 0, 1}, {89808, 378, 0, 0, 1},
    {89821, 378, 0, 0, 1}, {89836, 379, 0, 0, 1}, {90639, 16, 0, 0, 0}, {90440, 383, 0, 90454, 0},
    {90408, 28, 0, 0, 0}, {90550, 222, 0, 0, 1}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1},
    {90770, 376, 0, 0, 0}, {90787, 376, 0, 0, 0}, {89774, 16, 0, 0, 1}, {54353, 165, 0, 0, 1},
    {83496, 33, 0, 0, 1}, {89784, 33, 0, 0, 1}, {89794, 377, 0, 0, 1}, {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1},
    {89836, 379, 0, 0, 1}, {6729, 16, 0, 0, 0}, {84703, 320, 0, 0, 0}, {52258, 28, 0, 0, 1}, {87161, 355, 0, 0, 1},
    {91401, 180, 0, 0, 0}, {91507, 46, 0, 0, 0}, {90440, 383, 0, 90454, 0}, {32553, 393, 0, 0, 0},
    {90440, 383, 0, 90454, 0}, {89765, 376, 0, 0, 0}, {89774, 16, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {47050, 16, 0, 0, 1}, {47036, 382, 0, 0, 0}, {86742, 394, 0, 92496, 0}, {92520, 33, 0, 0, 1},
    {81955, 384, 0, 90475, 0}, {84703, 7, 0, 0, 1}, {90517, 33, 0, 0, 1}, {92530, 180, 0, 0, 1},
    {92542, 16, 0, 0, 1}, {92559, 222, 0, 0, 1}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1},
    {92571, 165, 0, 0, 1}, {87886, 386, 0, 0, 1}, {92592, 395, 0, 84900, 0}, {92604, 33, 0, 0, 1},
    {92618, 33, 0, 0, 1}, {92640, 33, 0, 0, 1}, {92665, 33, 0, 0, 1}, {92676, 33, 0, 0, 1}, {92686, 33, 0, 0, 1},
    {92697, 33, 0, 0, 1}, {92710, 33, 0, 0, 1}, {92727, 16, 0, 0, 1}, {83842, 396, 0, 0, 1}, {54353, 165, 0, 0, 1},
    {88942, 397, 0, 0, 1}, {92735, 398, 0, 0, 1}, {92749, 16, 0, 0, 1}, {92760, 16, 0, 0, 1}, {92769, 16, 0, 0, 1},
    {92790, 16, 0, 0, 1}, {88636, 367, 0, 0, 1}, {92810, 26, 0, 0, 1}, {92826, 26, 0, 0, 1}, {92842, 26, 0, 0, 1},
    {92866, 16, 0, 0, 1}, {92883, 16, 0, 0, 1}, {92904, 16, 0, 0, 1}, {92916, 16, 0, 0, 1}, {92942, 16, 0, 0, 1},
    {58260, 33, 0, 0, 1}, {90565, 33, 0, 0, 1}, {90579, 33, 0, 0, 1}, {90528, 33, 0, 0, 1}, {90538, 33, 0, 0, 1},
    {92967, 33, 0, 0, 1}, {88910, 399, 0, 0, 1}, {92981, 28, 0, 0, 1}, {93002, 28, 0, 0, 1}, {93023, 61, 0, 0, 1},
    {93049, 400, 0, 0, 1}, {93124, 28, 0, 0, 0}, {89307, 21, 0, 0, 0}, {93143, 401, 89016, 22153, 0},
    {32553, 403, 0, 0, 0}, {93554, 28, 0, 0, 0}, {93755, 16, 0, 0, 0}, {93766, 16, 0, 0, 0}, {93778, 33, 0, 0, 1},
    {93795, 33, 0, 0, 1}, {93810, 385, 0, 90492, 0}, {93825, 404, 0, 0, 1}, {93837, 222, 0, 0, 1},
    {94665, 406, 0, 0, 0}, {90408, 28, 0, 0, 0}, {90550, 222, 0, 0, 1}, {96295, 406, 0, 0, 0},
    {96380, 410, 0, 0, 0}, {96388, 330, 0, 96401, 0}, {96556, 411, 0, 0, 0}, {96999, 412, 0, 0, 0},
    {97157, 413, 0, 0, 0}, {34049, 414, 0, 0, 0}, {97157, 413, 0, 0, 0}, {84977, 415, 0, 0, 0},
    {46689, 165, 0, 0, 0}, {98342, 61, 0, 0, 0}, {54353, 61, 0, 0, 0}, {54353, 61, 0, 0, 0}, {98801, 33, 0, 0, 1},
    {99072, 406, 0, 0, 0}, {61435, 61, 0, 0, 0}, {99083, 61, 0, 0, 0}, {99407, 61, 0, 0, 0}, {99416, 61, 0, 0, 0},
    {99428, 61, 0, 0, 0}, {61435, 61, 0, 0, 0}, {99083, 61, 0, 0, 0}, {99072, 406, 0, 0, 0}, {89794, 377, 0, 0, 1},
    {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1}, {89836, 379, 0, 0, 1}, {45940, 181, 0, 0, 1},
    {45950, 181, 0, 0, 1}, {99660, 359, 0, 0, 0}, {99072, 406, 0, 0, 0}, {89794, 377, 0, 0, 1},
    {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1}, {89836, 379, 0, 0, 1}, {45940, 181, 0, 0, 1},
    {45950, 181, 0, 0, 1}, {99900, 61, 0, 0, 0}, {88895, 61, 0, 0, 0}, {99903, 61, 0, 0, 0}, {100929, 425, 0, 0, 0},
    {101468, 165, 0, 0, 0}, {84834, 427, 0, 0, 1}, {90424, 382, 0, 0, 1}, {45933, 180, 0, 0, 1},
    {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1}, {52258, 28, 0, 0, 1}, {81955, 384, 0, 90475, 0},
    {90408, 28, 0, 0, 0}, {90550, 222, 0, 0, 1}, {103650, 33, 0, 0, 1}, {103695, 43, 0, 0, 0},
    {54353, 165, 0, 0, 1}, {89784, 33, 0, 0, 1}, {98801, 33, 0, 0, 1}, {103810, 33, 0, 0, 1}, {103820, 33, 0, 0, 1},
    {89765, 376, 0, 84900, 0}, {89774, 16, 0, 0, 1}, {84834, 427, 0, 0, 1}, {89794, 377, 0, 0, 1},
    {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1}, {89836, 379, 0, 0, 1}, {104105, 180, 0, 0, 0},
    {104186, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {86742, 394, 0, 0, 0}, {92520, 33, 0, 0, 1}, {104197, 33, 0, 0, 1},
    {83842, 396, 0, 0, 1}, {92592, 395, 0, 84900, 0}, {1398, 0, 0, 0, 0}, {104409, 21, 0, 0, 0},
    {88755, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {86742, 394, 0, 0, 0}, {92520, 33, 0, 0, 1}, {104197, 33, 0, 0, 1},
    {104421, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {54353, 165, 0, 0, 1}, {104444, 429, 0, 22153, 0},
    {83842, 396, 0, 0, 1}, {92727, 16, 0, 0, 1}, {84703, 7, 0, 0, 1}, {104455, 430, 0, 0, 1}, {92592, 395, 0, 84900, 0},
    {104465, 222, 0, 0, 1}, {104570, 431, 0, 0, 0}, {104576, 432, 0, 0, 0}, {98796, 222, 0, 0, 0},
    {104693, 431, 0, 0, 0}, {104576, 432, 0, 0, 0}, {98796, 222, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {104805, 21, 0, 0, 0}, {104817, 180, 0, 0, 0}, {104826, 21, 0, 0, 0}, {86742, 394, 0, 0, 0},
    {92520, 33, 0, 0, 1}, {16896, 429, 0, 22153, 0}, {83842, 396, 0, 84900, 0}, {92592, 395, 0, 84900, 0},
    {85268, 222, 0, 0, 0}, {105094, 33, 0, 0, 1}, {39654, 28, 0, 0, 0}, {54353, 165, 0, 0, 1},
    {89784, 33, 0, 0, 1}, {98801, 33, 0, 0, 1}, {103820, 33, 0, 0, 1}, {89765, 376, 0, 84900, 0},
    {89774, 16, 0, 0, 1}, {89794, 377, 0, 0, 1}, {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1},
    {89836, 379, 0, 0, 1}, {52633, 215, 0, 0, 1}, {52611, 28, 0, 0, 0}, {52258, 28, 0, 0, 1}, {106220, 33, 0, 0, 1},
    {54353, 433, 0, 0, 1}, {54353, 434, 0, 0, 0}, {17080, 436, 0, 0, 0}, {108544, 438, 0, 0, 0},
    {108544, 438, 0, 0, 0}, {109298, 46, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47050, 16, 0, 0, 1}, {6738, 442, 0, 0, 0},
    {56337, 0, 0, 0, 1}, {88755, 33, 0, 0, 1}, {54353, 433, 0, 0, 1}, {98801, 26, 0, 1594, 1},
    {54353, 433, 0, 0, 1}, {16034, 26, 0, 0, 0}, {16042, 52, 0, 0, 0}, {16055, 26, 0, 0, 0}, {110643, 46, 0, 0, 0},
    {110658, 46, 0, 0, 0}, {110671, 46, 0, 0, 0}, {80633, 45, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47036, 188, 0, 0, 0},
    {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1}, {47050, 16, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0},
    {111935, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {47050, 16, 0, 0, 1}, {18430, 7, 0, 0, 0}, {60469, 450, 0, 0, 0},
    {114109, 454, 0, 0, 0}, {117132, 47, 0, 0, 0}, {117144, 33, 0, 0, 1}, {117639, 61, 0, 0, 1},
    {70708, 26, 0, 0, 0}, {117763, 61, 0, 0, 0}, {119506, 37, 0, 0, 0}, {119515, 61, 0, 22153, 0},
    {119532, 33, 0, 0, 1}, {119506, 37, 0, 0, 0}, {119532, 33, 0, 0, 1}, {119974, 468, 0, 119983, 0},
    {120016, 33, 0, 0, 1}, {121467, 165, 0, 121477, 1}, {121485, 33, 0, 0, 1}, {121496, 33, 0, 0, 1},
    {125515, 523, 0, 0, 1}, {126036, 33, 0, 0, 1}, {126209, 526, 0, 0, 0}, {126464, 33, 0, 0, 1},
    {126798, 530, 0, 126802, 0}, {126826, 531, 0, 126830, 0}, {126851, 21, 0, 0, 0}, {126989, 26, 0, 1594, 0},
    {126851, 21, 0, 0, 0}, {126798, 530, 0, 126802, 0}, {126826, 531, 0, 126830, 0}, {126989, 26, 0, 1594, 0},
    {126798, 530, 0, 126802, 0}, {126826, 531, 0, 126830, 0}, {126989, 26, 0, 1594, 0}, {126851, 21, 0, 0, 0},
    {126989, 26, 0, 1594, 0}, {127856, 21, 0, 0, 0}, {127856, 21, 0, 0, 0}, {67429, 539, 0, 129682, 0},
    {67429, 540, 0, 130140, 0}, {130516, 541, 0, 0, 0}, {67429, 539, 0, 129682, 0}, {67429, 540, 0, 130140, 0},
    {130822, 26, 0, 1594, 0}, {45510, 542, 0, 0, 1}, {45510, 268, 0, 0, 0}, {83627, 33, 0, 0, 1},
    {131561, 406, 0, 1594, 0}, {46689, 61, 0, 0, 0}, {131665, 544, 0, 0, 0}, {22129, 61, 0, 0, 0},
    {132002, 546, 0, 0, 0}, {132009, 547, 0, 0, 0}, {132016, 26, 0, 0, 0}, {132002, 546, 0, 0, 0},
    {132009, 547, 0, 0, 0}, {17080, 548, 0, 0, 0}, {132386, 549, 0, 0, 1}, {84977, 550, 0, 0, 0},
    {132425, 548, 0, 132435, 0}, {132461, 551, 0, 132469, 0}, {132790, 552, 0, 0, 0}, {132425, 548, 0, 132435, 0},
    {132461, 551, 0, 132796, 0}, {132790, 552, 0, 0, 0}, {17080, 553, 0, 0, 0}, {132997, 16, 0, 0, 0},
    {133293, 61, 0, 0, 0}, {36014, 555, 0, 0, 0}, {30126, 556, 0, 0, 0}, {133297, 557, 0, 0, 0},
    {17080, 560, 0, 0, 0}, {84977, 550, 0, 133943, 0}, {122504, 26, 0, 1594, 0}, {84977, 550, 0, 133943, 0},
    {84977, 550, 0, 0, 0}, {30126, 563, 0, 0, 0}, {135562, 564, 0, 0, 1}, {135583, 565, 0, 0, 1},
    {135604, 566, 0, 0, 0}, {135617, 567, 0, 0, 0}, {17080, 568, 0, 0, 0}, {30126, 563, 0, 0, 0},
    {135562, 564, 0, 0, 1}, {135583, 565, 0, 0, 1}, {135604, 566, 0, 0, 0}, {135617, 567, 0, 0, 0},
    {17080, 568, 0, 0, 0}, {135860, 33, 0, 0, 1}, {30126, 563, 0, 0, 0}, {136218, 569, 0, 0, 1},
    {135562, 564, 0, 0, 1}, {135583, 565, 0, 0, 1}, {135860, 33, 0, 0, 1}, {17080, 570, 0, 0, 1},
    {30126, 563, 0, 0, 0}, {136365, 571, 0, 0, 1}, {136218, 569, 0, 0, 1}, {136370, 555, 0, 0, 0},
    {136378, 572, 0, 0, 0}, {135562, 564, 0, 0, 1}, {135583, 565, 0, 0, 1}, {136501, 573, 0, 0, 1},
    {136515, 61, 0, 0, 1}, {136857, 575, 0, 0, 1}, {136868, 576, 0, 0, 1}, {122708, 33, 0, 0, 1},
    {60472, 33, 0, 0, 1}, {136882, 33, 0, 0, 1}, {67429, 577, 0, 0, 0}, {137561, 578, 0, 0, 1},
    {17080, 580, 0, 0, 0}, {74174, 26, 0, 1594, 0}, {116704, 26, 0, 1594, 0}, {140013, 61, 0, 0, 0},
    {123473, 581, 0, 0, 0}, {17080, 583, 0, 0, 0}, {140116, 33, 0, 0, 1}, {140372, 165, 0, 84900, 0},
    {36014, 555, 0, 0, 0}, {30126, 556, 0, 0, 0}, {133297, 557, 0, 0, 0}, {45510, 542, 0, 140703, 0},
    {30126, 586, 0, 0, 0}, {45510, 542, 0, 140703, 0}, {126464, 587, 0, 141116, 0}, {141149, 588, 0, 0, 1},
    {17080, 589, 0, 0, 0}, {141557, 33, 0, 0, 1}, {30126, 591, 0, 0, 0}, {17080, 594, 0, 0, 0},
    {141923, 542, 0, 0, 0}, {141932, 595, 0, 141944, 0}, {141983, 33, 0, 0, 1}, {17080, 568, 0, 0, 0},
    {141923, 542, 0, 0, 0}, {142382, 596, 0, 142393, 0}, {141932, 595, 0, 141944, 0}, {17080, 594, 0, 0, 0},
    {143644, 597, 0, 143661, 0}, {141932, 595, 0, 141944, 0}, {144915, 33, 0, 0, 1}, {30126, 591, 0, 0, 0},
    {17080, 598, 0, 0, 0}, {17080, 600, 0, 0, 0}, {30126, 563, 0, 0, 0}, {145354, 602, 0, 0, 0},
    {145360, 603, 0, 0, 0}, {145366, 604, 0, 0, 0}, {145372, 605, 0, 0, 0}, {27464, 606, 0, 0, 0},
    {27471, 607, 0, 0, 0}, {136370, 555, 0, 0, 0}, {136378, 572, 0, 0, 0}, {122373, 569, 0, 0, 1},
    {45510, 165, 0, 0, 0}, {22127, 61, 0, 0, 0}, {22129, 61, 0, 0, 0}, {22131, 61, 0, 0, 0}, {36014, 555, 0, 0, 0},
    {145808, 564, 0, 0, 0}, {145815, 609, 0, 0, 0}, {22127, 61, 0, 0, 0}, {22129, 61, 0, 0, 0},
    {22131, 61, 0, 0, 0}, {136370, 555, 0, 0, 0}, {136378, 572, 0, 0, 0}, {145922, 564, 0, 0, 0},
    {145930, 565, 0, 0, 0}, {22127, 61, 0, 0, 0}, {22129, 61, 0, 0, 0}, {22131, 61, 0, 0, 0}, {36014, 555, 0, 0, 0},
    {145808, 564, 0, 0, 0}, {95674, 190, 0, 0, 1}, {88895, 165, 0, 84900, 1}, {148424, 632, 0, 0, 1},
    {2376, 21, 0, 0, 0}, {88895, 165, 0, 84900, 1}, {148424, 632, 0, 0, 1}, {147121, 633, 0, 0, 1},
    {88895, 165, 0, 84900, 1}, {148424, 632, 0, 0, 1}, {149250, 634, 0, 0, 0}, {2097, 180, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {88895, 165, 0, 84900, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {150020, 21, 0, 0, 1},
    {150489, 33, 0, 0, 1}, {132790, 636, 0, 0, 1}, {147969, 637, 0, 0, 1}, {150510, 42, 0, 0, 1},
    {150523, 33, 0, 0, 1}, {151200, 638, 0, 0, 1}, {150510, 42, 0, 0, 1}, {150523, 33, 0, 0, 1},
    {132790, 636, 0, 0, 1}, {147969, 637, 0, 0, 1}, {151210, 639, 0, 0, 1}, {151224, 36, 0, 0, 1},
    {151240, 42, 0, 0, 1}, {151672, 640, 0, 121477, 1}, {151691, 33, 0, 0, 1}, {151706, 46, 0, 0, 1},
    {151951, 26, 0, 1594, 0}, {152384, 21, 0, 0, 0}, {152393, 642, 0, 0, 0}, {152402, 643, 0, 0, 0},
    {152419, 438, 0, 0, 1}, {152433, 180, 0, 0, 1}, {2097, 16, 0, 0, 1}, {152443, 26, 0, 1594, 0},
    {153162, 644, 0, 0, 1}, {153183, 310, 0, 0, 1}, {153350, 33, 0, 0, 1}, {150510, 42, 0, 0, 1},
    {150523, 33, 0, 0, 1}, {153475, 645, 0, 0, 1}, {151210, 639, 0, 0, 1}, {151224, 36, 0, 0, 1},
    {151240, 42, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {147505, 646, 0, 0, 0}, {154448, 33, 0, 0, 1},
    {150510, 42, 0, 0, 1}, {150523, 33, 0, 0, 1}, {151210, 639, 0, 0, 1}, {151224, 36, 0, 0, 1},
    {151240, 42, 0, 0, 1}, {154898, 37, 0, 0, 1}, {154909, 222, 0, 0, 1}, {132790, 636, 0, 0, 1},
    {147969, 637, 0, 0, 1}, {150510, 42, 0, 0, 1}, {150523, 33, 0, 0, 1}, {151210, 639, 0, 0, 1},
    {151224, 36, 0, 0, 1}, {151240, 42, 0, 0, 1}, {154926, 190, 0, 0, 1}, {154934, 190, 0, 0, 1},
    {155651, 42, 0, 0, 1}, {154448, 33, 0, 0, 1}, {150510, 42, 0, 0, 1}, {150523, 33, 0, 0, 1},
    {156195, 33, 0, 0, 1}, {156200, 647, 0, 0, 1}, {156213, 36, 0, 0, 1}, {156232, 42, 0, 0, 1},
    {154448, 33, 0, 0, 1}, {150510, 42, 0, 0, 1}, {150523, 33, 0, 0, 1}, {156250, 46, 0, 0, 1},
    {157098, 21, 0, 0, 0}, {157106, 16, 0, 0, 1}, {157116, 16, 0, 0, 1}, {156200, 647, 0, 0, 1},
    {154448, 33, 0, 0, 1}, {156200, 647, 0, 0, 1}, {156213, 36, 0, 0, 1}, {156232, 42, 0, 0, 1},
    {158063, 33, 0, 0, 1}, {150510, 42, 0, 0, 1}, {150523, 33, 0, 0, 1}, {158073, 33, 0, 0, 1},
    {158804, 36, 0, 0, 1}, {158825, 42, 0, 0, 1}, {159195, 649, 0, 0, 1}, {156213, 36, 0, 0, 1},
    {156232, 42, 0, 0, 1}, {158063, 33, 0, 0, 1}, {159209, 33, 0, 0, 1}, {159217, 650, 0, 0, 1},
    {150510, 42, 0, 0, 1}, {150523, 33, 0, 0, 1}, {151210, 639, 0, 0, 1}, {151224, 36, 0, 0, 1},
    {151240, 42, 0, 0, 1}, {158073, 33, 0, 0, 1}, {150510, 42, 0, 0, 1}, {150523, 33, 0, 0, 1},
    {151210, 639, 0, 0, 1}, {151224, 36, 0, 0, 1}, {151240, 42, 0, 0, 1}, {154448, 33, 0, 0, 1},
    {154909, 222, 0, 0, 1}, {154448, 33, 0, 0, 1}, {132790, 636, 0, 0, 1}, {147969, 637, 0, 0, 1},
    {161433, 310, 0, 0, 1}, {150510, 42, 0, 0, 1}, {150523, 33, 0, 0, 1}, {151210, 639, 0, 0, 1},
    {151224, 36, 0, 0, 1}, {151240, 42, 0, 0, 1}, {161441, 652, 0, 0, 1}, {161455, 653, 0, 0, 1},
    {161468, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {162454, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {163334, 16, 0, 0, 1}, {72774, 43, 0, 0, 0}, {163663, 663, 0, 0, 0}, {6729, 16, 0, 0, 1},
    {17609, 61, 0, 0, 0}, {17609, 61, 0, 0, 1}, {2097, 16, 0, 0, 1}, {164585, 21, 0, 0, 1}, {164691, 666, 0, 0, 1},
    {165002, 0, 0, 0, 0}, {47228, 429, 0, 0, 0}, {165150, 33, 0, 0, 1}, {6738, 21, 0, 0, 0}, {50408, 666, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {165764, 43, 0, 0, 0}, {165784, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 666, 0, 0, 0},
    {17609, 429, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47036, 188, 0, 0, 0}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1},
    {17609, 429, 0, 0, 1}, {167501, 7, 0, 0, 0}, {167510, 16, 0, 0, 1}, {167519, 43, 0, 0, 1},
    {163663, 663, 0, 0, 0}, {167910, 222, 0, 0, 0}, {167910, 51, 0, 0, 0}, {167910, 43, 0, 0, 0},
    {167910, 666, 0, 0, 0}, {167910, 669, 0, 0, 0}, {54353, 205, 168888, 0, 0}, {54353, 205, 168888, 0, 0},
    {89784, 33, 15201, 0, 0}, {98801, 33, 15201, 0, 0}, {103810, 33, 15201, 0, 0}, {103820, 33, 15201, 0, 0},
    {89765, 376, 89016, 22153, 0}, {89774, 16, 0, 0, 1}, {85268, 678, 89016, 22153, 0}, {85268, 679, 89016, 170222, 0},
    {54353, 205, 168888, 0, 0}, {89784, 33, 15201, 0, 0}, {98801, 33, 15201, 0, 0}, {103820, 33, 15201, 0, 0},
    {89765, 376, 89016, 22153, 0}, {89774, 16, 0, 0, 1}, {16743, 21, 0, 0, 0}, {39270, 61, 0, 0, 0},
    {171862, 61, 0, 0, 0}, {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1}, {89836, 379, 0, 0, 1},
    {172216, 61, 0, 0, 0}, {172339, 406, 0, 0, 0}, {172848, 61, 0, 0, 0}, {174815, 61, 0, 0, 0},
    {174827, 406, 0, 0, 0}, {174815, 61, 0, 0, 0}, {175349, 406, 0, 0, 0}, {174827, 406, 0, 0, 0},
    {176667, 61, 0, 0, 0}, {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1}, {89836, 379, 0, 0, 1},
    {84977, 61, 0, 0, 0}, {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1}, {89836, 379, 0, 0, 1},
    {39270, 61, 0, 0, 0}, {184535, 61, 0, 0, 0}, {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1},
    {89836, 379, 0, 0, 1}, {46689, 61, 0, 0, 0}, {39270, 61, 0, 0, 0}, {184535, 61, 0, 0, 0}, {89808, 378, 0, 0, 1},
    {89821, 378, 0, 0, 1}, {89836, 379, 0, 0, 1}, {185056, 61, 0, 0, 0}, {186948, 406, 0, 0, 0},
    {186951, 406, 0, 0, 0}, {188907, 61, 0, 0, 0}, {46119, 573, 0, 0, 0}, {46119, 61, 0, 0, 0},
    {47228, 573, 0, 0, 0}, {158041, 573, 0, 0, 0}, {47228, 61, 0, 0, 0}, {189520, 61, 0, 0, 0},
    {39654, 61, 0, 0, 0}, {39654, 61, 0, 0, 0}, {46689, 61, 0, 0, 0}, {189624, 61, 0, 0, 0}, {190762, 61, 0, 0, 0},
    {89808, 378, 0, 0, 1}, {89821, 378, 0, 0, 1}, {89836, 379, 0, 0, 1}, {191200, 61, 0, 0, 0},
    {191208, 61, 0, 0, 0}, {191216, 61, 0, 0, 0}, {191225, 406, 0, 0, 0}, {191445, 406, 0, 1594, 0},
    {191577, 406, 0, 1594, 0}, {191583, 406, 0, 1594, 0}, {191589, 573, 0, 191594, 0}, {191602, 406, 0, 1594, 0},
    {191609, 406, 0, 1594, 0}, {191589, 573, 0, 191594, 0}, {191602, 406, 0, 1594, 0}, {191609, 406, 0, 1594, 0},
    {191577, 406, 0, 1594, 0}, {191583, 406, 0, 1594, 0}, {29958, 406, 0, 1594, 0}, {191577, 406, 0, 1594, 0},
    {191583, 406, 0, 1594, 0}, {191602, 406, 0, 1594, 0}, {191609, 406, 0, 1594, 0}, {29958, 406, 0, 1594, 0},
    {192698, 61, 0, 22153, 0}, {192703, 61, 0, 22153, 0}, {191589, 573, 0, 191594, 0}, {192708, 61, 0, 22153, 0},
    {192719, 61, 0, 22153, 0}, {192729, 61, 0, 22153, 0}, {192740, 61, 0, 22153, 0}, {191602, 406, 0, 1594, 0},
    {191609, 406, 0, 1594, 0}, {191589, 573, 0, 191594, 0}, {192708, 61, 0, 22153, 0}, {192719, 61, 0, 22153, 0},
    {192729, 61, 0, 22153, 0}, {192740, 61, 0, 22153, 0}, {191602, 406, 0, 1594, 0}, {191609, 406, 0, 1594, 0},
    {58260, 33, 0, 0, 1}, {193426, 33, 0, 0, 1}, {193618, 46, 0, 0, 0}, {193635, 46, 0, 0, 0},
    {193652, 46, 0, 0, 0}, {193663, 708, 0, 0, 1}, {83564, 16, 0, 0, 1}, {30126, 713, 0, 0, 0},
    {195309, 26, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47050, 16, 0, 0, 1}, {193663, 242, 0, 0, 0}, {197587, 180, 0, 0, 0},
    {197592, 726, 0, 197602, 0}, {197613, 47, 0, 0, 0}, {197587, 180, 0, 0, 0}, {197592, 726, 0, 197602, 0},
    {74267, 727, 0, 197809, 0}, {197587, 180, 0, 0, 0}, {197592, 726, 0, 197602, 0}, {197972, 47, 0, 0, 0},
    {197587, 180, 0, 0, 0}, {197592, 726, 0, 197602, 0}, {198123, 47, 0, 0, 0}, {198134, 47, 0, 0, 0},
    {197587, 180, 0, 0, 0}, {197592, 726, 0, 197602, 0}, {164402, 46, 0, 0, 0}, {197587, 180, 0, 0, 0},
    {197592, 726, 0, 197602, 0}, {197613, 47, 0, 0, 0}, {164402, 46, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {30126, 46, 0, 0, 0}, {197587, 180, 0, 0, 0}, {197491, 726, 0, 197602, 0}, {197587, 180, 0, 0, 0},
    {199140, 726, 0, 0, 0}, {197587, 180, 0, 0, 0}, {197587, 180, 0, 0, 0}, {197592, 726, 0, 197602, 0},
    {17598, 46, 0, 0, 1}, {197587, 180, 0, 0, 0}, {197592, 726, 0, 197602, 0}, {74267, 727, 0, 197809, 0},
    {164402, 46, 0, 0, 0}, {197587, 180, 0, 0, 0}, {197592, 726, 0, 197602, 0}, {74267, 727, 0, 197809, 0},
    {199948, 47, 0, 0, 0}, {197587, 180, 0, 0, 0}, {197592, 726, 0, 197602, 0}, {199948, 47, 0, 0, 0},
    {164402, 46, 0, 0, 0}, {197587, 180, 0, 0, 0}, {197592, 726, 0, 197602, 0}, {200364, 46, 0, 0, 0},
    {200607, 33, 0, 0, 1}, {63126, 46, 0, 0, 0}, {156102, 46, 0, 0, 0}, {197587, 180, 0, 0, 0},
    {199140, 729, 0, 0, 0}, {201229, 46, 0, 30115, 0}, {201257, 46, 0, 30115, 0}, {197587, 180, 0, 0, 0},
    {197592, 726, 0, 197602, 0}, {201685, 47, 0, 0, 0}, {39270, 165, 0, 0, 0}, {201696, 33, 0, 0, 1},
    {197587, 180, 0, 0, 0}, {199140, 729, 0, 0, 0}, {201257, 46, 0, 30115, 0}, {71839, 741, 0, 0, 0},
    {1398, 742, 0, 0, 0}, {203895, 61, 0, 0, 0}, {88900, 33, 0, 0, 1}, {204568, 16, 0, 0, 1}, {204700, 61, 0, 22153, 0},
    {204707, 33, 0, 0, 1}, {204717, 43, 0, 0, 1}, {71839, 746, 0, 0, 0}, {1398, 359, 0, 0, 0},
    {47228, 429, 0, 0, 0}, {205872, 16, 0, 0, 0}, {207063, 33, 0, 0, 1}, {207077, 33, 0, 0, 1},
    {207490, 758, 0, 0, 0}, {57855, 759, 0, 0, 0}, {61207, 47, 0, 0, 0}, {2013, 47, 0, 0, 0}, {208318, 764, 0, 0, 0},
    {208328, 749, 0, 0, 0}, {206352, 47, 0, 0, 0}, {206358, 47, 0, 0, 0}, {132790, 45, 0, 0, 1},
    {207490, 758, 0, 0, 0}, {209735, 33, 0, 0, 1}, {83413, 33, 0, 0, 1}, {210801, 767, 0, 0, 0},
    {59606, 47, 0, 0, 0}, {211246, 45, 0, 0, 0}, {211255, 47, 0, 0, 1}, {210801, 767, 0, 0, 0},
    {211450, 771, 0, 0, 0}, {2013, 47, 0, 0, 1}, {47036, 812, 0, 0, 0}, {45940, 181, 0, 0, 1},
    {45950, 181, 0, 0, 1}, {233309, 26, 0, 0, 1}, {6729, 16, 0, 0, 0}, {233509, 61, 0, 0, 0}, {233592, 180, 0, 0, 0},
    {233595, 42, 0, 0, 0}, {233901, 780, 0, 0, 0}, {233914, 817, 0, 0, 0}, {233901, 780, 0, 0, 0},
    {234157, 817, 0, 0, 0}, {234173, 818, 0, 0, 0}, {52258, 432, 0, 0, 1}, {15535, 432, 0, 0, 0},
    {237490, 780, 0, 0, 0}, {233901, 825, 0, 0, 0}, {232809, 817, 0, 0, 0}, {232740, 828, 0, 0, 1},
    {54353, 829, 0, 0, 1}, {238233, 830, 0, 0, 1}, {238254, 829, 0, 0, 1}, {6738, 21, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {238977, 7, 0, 0, 0}, {232127, 835, 0, 0, 0}, {233592, 180, 0, 0, 0},
    {233595, 42, 0, 0, 0}, {233592, 180, 0, 0, 0}, {232090, 836, 0, 0, 0}, {51534, 432, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {104211, 180, 0, 0, 1}, {50690, 61, 0, 0, 1}, {242068, 61, 0, 0, 1},
    {242076, 61, 0, 0, 1}, {231474, 16, 0, 0, 1}, {232617, 843, 0, 0, 1}, {237490, 780, 0, 0, 0},
    {237490, 780, 0, 0, 0}, {232310, 844, 0, 0, 0}, {232461, 855, 0, 0, 1}, {232461, 855, 0, 0, 0},
    {248246, 859, 0, 0, 0}, {248391, 861, 0, 0, 0}, {248405, 828, 0, 0, 1}, {54353, 829, 0, 0, 1},
    {248626, 865, 0, 0, 1}, {232740, 828, 0, 0, 1}, {54353, 829, 0, 0, 1}, {233901, 780, 0, 0, 0},
    {232809, 817, 0, 0, 0}, {60005, 873, 0, 0, 1}, {6729, 16, 0, 0, 0}, {250908, 130, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {237237, 42, 0, 0, 0}, {251135, 215, 0, 0, 1}, {52611, 28, 0, 0, 0},
    {233237, 874, 0, 0, 0}, {252355, 432, 0, 0, 0}, {47036, 188, 0, 0, 0}, {45940, 181, 0, 0, 1},
    {45950, 181, 0, 0, 1}, {6729, 16, 0, 0, 0}, {232271, 878, 0, 0, 0}, {232617, 843, 0, 0, 1},
    {252840, 180, 0, 0, 0}, {232674, 879, 0, 0, 0}, {253031, 180, 0, 0, 0}, {233199, 880, 0, 0, 0},
    {231442, 881, 0, 0, 0}, {232773, 882, 0, 0, 0}, {253329, 883, 0, 0, 1}, {6729, 16, 0, 0, 1},
    {59606, 165, 0, 0, 0}, {254088, 46, 0, 0, 0}, {254100, 33, 0, 0, 1}, {254946, 46, 0, 0, 0},
    {254957, 46, 0, 0, 0}, {254969, 33, 0, 0, 1}, {255386, 46, 0, 0, 0}, {254100, 33, 0, 0, 1},
    {256293, 902, 0, 0, 0}, {258188, 61, 0, 0, 0}, {256224, 904, 0, 258193, 0}, {74205, 26, 0, 0, 0},
    {64655, 907, 0, 0, 0}, {3665, 907, 0, 0, 0}, {259175, 908, 0, 0, 0}, {259179, 909, 0, 0, 0},
    {256121, 912, 0, 0, 0}, {259808, 913, 0, 0, 0}, {259816, 913, 0, 0, 0}, {256224, 904, 0, 258193, 0},
    {258188, 61, 0, 0, 0}, {51534, 915, 0, 0, 0}, {51534, 713, 0, 0, 0}, {259175, 908, 0, 0, 0},
    {3665, 907, 0, 0, 0}, {260736, 907, 0, 0, 0}, {259179, 909, 0, 0, 0}, {260745, 26, 0, 1594, 1},
    {259175, 918, 0, 0, 0}, {3665, 919, 0, 0, 0}, {260736, 919, 0, 0, 0}, {259179, 909, 0, 0, 0},
    {260745, 26, 0, 1594, 1}, {261516, 16, 0, 0, 0}, {261530, 16, 0, 0, 0}, {261542, 16, 0, 0, 0},
    {262304, 26, 0, 0, 0}, {260745, 26, 0, 1594, 1}, {64655, 907, 0, 0, 0}, {3665, 907, 0, 0, 0},
    {259175, 908, 0, 0, 0}, {256224, 904, 0, 258193, 0}, {256224, 904, 0, 258193, 0}, {264337, 26, 0, 0, 0},
    {256293, 902, 0, 0, 0}, {264345, 26, 0, 0, 0}, {264357, 26, 0, 0, 0}, {264372, 26, 0, 0, 0},
    {67429, 932, 0, 0, 0}, {260745, 26, 0, 1594, 1}, {264860, 28, 0, 0, 0}, {264917, 908, 0, 0, 0},
    {3665, 907, 0, 0, 0}, {259179, 909, 0, 0, 0}, {260745, 26, 0, 1594, 1}, {6729, 16, 0, 0, 0},
    {264947, 713, 0, 0, 0}, {6738, 21, 0, 0, 0}, {56337, 0, 0, 0, 1}, {266010, 46, 0, 0, 0}, {266023, 46, 0, 0, 0},
    {266631, 43, 0, 0, 1}, {266641, 43, 0, 0, 1}, {266653, 43, 0, 0, 1}, {266668, 43, 0, 0, 1},
    {266685, 33, 0, 0, 1}, {266704, 33, 0, 0, 1}, {266935, 16, 0, 0, 0}, {163663, 573, 0, 267185, 0},
    {267245, 16, 0, 0, 0}, {267396, 26, 0, 1594, 1}, {267414, 165, 0, 267429, 1}, {267438, 26, 0, 1594, 1},
    {267460, 26, 0, 1594, 1}, {267483, 16, 0, 0, 1}, {267779, 26, 0, 1594, 0}, {267805, 26, 0, 3064, 0},
    {267832, 26, 0, 1594, 0}, {268034, 33, 0, 0, 1}, {268044, 165, 0, 268059, 0}, {268068, 165, 0, 268059, 0},
    {267245, 16, 0, 0, 1}, {22127, 165, 0, 0, 0}, {22129, 165, 0, 0, 0}, {22131, 165, 0, 0, 0},
    {268952, 26, 0, 1594, 0}, {269271, 165, 0, 0, 1}, {270270, 33, 0, 0, 1}, {270857, 936, 0, 124527, 0},
    {270857, 937, 0, 22153, 0}, {271458, 165, 0, 121477, 0}, {270857, 938, 0, 22153, 0}, {271611, 26, 0, 1594, 0},
    {272134, 939, 0, 124527, 0}, {271458, 165, 0, 121477, 0}, {272349, 26, 0, 1594, 0}, {272885, 16, 0, 0, 0},
    {103695, 242, 0, 272895, 0}, {273479, 942, 0, 0, 1}, {273513, 26, 0, 1594, 0}, {273544, 26, 0, 1594, 0},
    {273562, 26, 0, 1594, 0}, {273592, 26, 0, 1594, 0}, {273608, 26, 0, 1594, 0}, {273627, 26, 0, 1594, 0},
    {273643, 26, 0, 3064, 0}, {273666, 16, 0, 273676, 0}, {274002, 7, 0, 0, 0}, {274111, 16, 0, 0, 1},
    {274111, 16, 0, 0, 0}, {274479, 222, 0, 0, 0}, {274573, 33, 0, 0, 1}, {274767, 33, 0, 0, 1},
    {274781, 33, 0, 0, 1}, {274797, 42, 0, 0, 0}, {274806, 42, 0, 0, 0}, {275115, 33, 0, 0, 1},
    {91401, 7, 0, 0, 1}, {91401, 7, 0, 0, 0}, {91401, 7, 0, 0, 0}, {275518, 28, 0, 0, 0}, {275535, 28, 0, 0, 0},
    {275555, 33, 0, 0, 1}, {275786, 165, 0, 0, 0}, {275940, 46, 0, 0, 0}, {275958, 33, 0, 0, 1},
    {275970, 33, 0, 0, 1}, {276132, 33, 0, 0, 1}, {276152, 33, 0, 0, 1}, {276172, 16, 0, 0, 1},
    {276180, 33, 0, 0, 1}, {276192, 190, 0, 121477, 0}, {276227, 165, 0, 0, 0}, {276389, 33, 0, 0, 1},
    {276500, 46, 0, 30115, 1}, {276510, 33, 0, 0, 1}, {276699, 46, 0, 30115, 0}, {276710, 26, 0, 3064, 0},
    {71362, 165, 0, 276732, 0}, {59998, 7, 0, 0, 0}, {276985, 946, 0, 0, 0}, {45940, 181, 0, 0, 1},
    {45950, 181, 0, 0, 1}, {11467, 16, 0, 0, 0}, {277718, 26, 0, 1594, 0}, {277729, 26, 0, 1594, 0},
    {277775, 165, 0, 121477, 0}, {277794, 165, 0, 277807, 0}, {277880, 190, 0, 0, 0}, {278057, 43, 0, 0, 0},
    {32553, 948, 0, 0, 0}, {276985, 946, 0, 0, 1}, {278551, 165, 0, 0, 1}, {92559, 33, 0, 0, 1},
    {278570, 33, 0, 0, 1}, {278582, 43, 0, 0, 1}, {278883, 46, 0, 0, 0}, {275958, 33, 0, 0, 1},
    {275970, 33, 0, 0, 1}, {74258, 33, 0, 0, 1}, {74267, 33, 0, 0, 1}, {275940, 46, 0, 0, 0}, {275958, 33, 0, 0, 1},
    {275970, 33, 0, 0, 1}, {80633, 33, 0, 0, 1}, {279278, 33, 0, 0, 1}, {91507, 165, 0, 0, 0},
    {82566, 33, 0, 0, 1}, {72194, 33, 0, 0, 1}, {280238, 165, 0, 0, 0}, {277880, 190, 0, 0, 0},
    {280339, 33, 0, 0, 1}, {276180, 33, 0, 0, 1}, {280618, 33, 0, 0, 1}, {278824, 165, 0, 0, 0},
    {280671, 33, 0, 0, 1}, {276985, 946, 0, 124527, 0}, {280972, 7, 0, 0, 0}, {2097, 16, 0, 0, 1},
    {281079, 33, 0, 0, 1}, {281095, 33, 0, 0, 1}, {281111, 33, 0, 0, 1}, {281369, 33, 0, 0, 1},
    {276172, 16, 0, 0, 0}, {276985, 946, 0, 0, 0}, {282058, 26, 0, 3064, 0}, {282084, 26, 0, 3064, 0},
    {282110, 165, 0, 0, 1}, {48171, 0, 0, 0, 1}, {273666, 16, 0, 282213, 0}, {282256, 16, 0, 282265, 0},
    {282280, 33, 0, 0, 1}, {282307, 33, 0, 0, 1}, {61207, 955, 0, 0, 0}, {282598, 955, 0, 0, 0},
    {283085, 46, 0, 30115, 1}, {283103, 46, 0, 30115, 1}, {283127, 33, 0, 0, 1}, {283141, 33, 0, 0, 1},
    {283726, 165, 0, 0, 0}, {283744, 165, 0, 0, 0}, {280238, 165, 0, 0, 0}, {70708, 46, 0, 30115, 0},
    {70708, 46, 0, 30115, 0}, {284340, 33, 0, 0, 1}, {284505, 956, 0, 30115, 1}, {284998, 26, 0, 3064, 0},
    {285276, 26, 0, 3064, 0}, {285367, 43, 0, 0, 1}, {233595, 964, 0, 0, 1}, {285371, 242, 0, 0, 1},
    {285380, 21, 0, 0, 1}, {285399, 666, 0, 0, 1}, {61207, 165, 0, 0, 0}, {282598, 165, 0, 0, 0},
    {285726, 165, 0, 121477, 0}, {285914, 46, 0, 30115, 0}, {286190, 919, 0, 30115, 0}, {286217, 965, 0, 30115, 0},
    {286254, 919, 0, 30115, 0}, {286684, 46, 0, 30115, 1}, {286695, 46, 0, 30115, 1}, {286956, 222, 0, 59753, 0},
    {286971, 37, 0, 59753, 0}, {286990, 46, 0, 30115, 1}, {287016, 37, 0, 59753, 0}, {287029, 438, 0, 59753, 0},
    {287048, 16, 0, 282213, 0}, {287061, 33, 0, 0, 1}, {286956, 222, 0, 59753, 0}, {287350, 46, 0, 30115, 1},
    {286930, 33, 0, 0, 1}, {287604, 37, 0, 59753, 0}, {287624, 29, 0, 59753, 0}, {287646, 33, 0, 0, 1},
    {287672, 33, 0, 0, 1}, {287698, 33, 0, 0, 1}, {48171, 0, 0, 0, 1}, {193663, 708, 0, 0, 1},
    {54353, 165, 0, 0, 1}, {61207, 165, 0, 0, 0}, {288180, 165, 0, 0, 0}, {288199, 33, 0, 0, 1},
    {288328, 165, 0, 84900, 0}, {288341, 165, 0, 84900, 0}, {288364, 33, 0, 0, 1}, {288379, 33, 0, 0, 1},
    {288401, 33, 0, 0, 1}, {288526, 37, 0, 59753, 0}, {151706, 37, 0, 59753, 0}, {288526, 37, 0, 59753, 0},
    {153463, 46, 0, 30115, 0}, {151706, 46, 0, 30115, 0}, {193663, 708, 0, 0, 1}, {110658, 46, 0, 30115, 1},
    {288982, 46, 0, 30115, 1}, {288994, 36, 0, 289009, 1}, {289271, 46, 0, 30115, 1}, {283085, 46, 0, 30115, 1},
    {193663, 708, 0, 0, 1}, {289700, 966, 0, 22153, 0}, {289854, 46, 0, 30115, 1}, {289874, 33, 0, 0, 1},
    {289895, 33, 0, 0, 1}, {289931, 33, 0, 0, 1}, {288994, 36, 0, 289009, 1}, {290153, 33, 0, 0, 1},
    {290188, 33, 0, 0, 1}, {289874, 33, 0, 0, 1}, {290206, 33, 0, 0, 1}, {290232, 33, 0, 0, 1},
    {290277, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {290485, 359, 0, 0, 1}, {2097, 16, 0, 0, 0}, {103695, 0, 0, 0, 0},
    {290751, 0, 0, 0, 1}, {290871, 33, 0, 0, 1}, {291215, 46, 0, 30115, 1}, {291238, 46, 0, 30115, 1},
    {291259, 46, 0, 30115, 1}, {291282, 46, 0, 30115, 1}, {291306, 46, 0, 30115, 1}, {291328, 46, 0, 30115, 1},
    {292052, 165, 0, 121477, 1}, {292253, 46, 0, 30115, 1}, {292270, 46, 0, 30115, 1}, {292285, 46, 0, 30115, 1},
    {292302, 46, 0, 30115, 1}, {292657, 46, 0, 30115, 1}, {17609, 165, 0, 84900, 1}, {292253, 46, 0, 30115, 1},
    {292270, 46, 0, 30115, 1}, {292285, 46, 0, 30115, 1}, {292302, 46, 0, 30115, 1}, {3681, 33, 0, 0, 1},
    {1398, 967, 0, 293312, 0}, {85596, 968, 0, 0, 0}, {293431, 968, 0, 0, 0}, {85596, 968, 0, 0, 0},
    {293896, 46, 0, 0, 0}, {74703, 222, 0, 0, 0}, {77950, 973, 0, 0, 0}, {17080, 974, 0, 294020, 0},
    {294580, 46, 0, 0, 0}, {110635, 37, 0, 0, 0}, {109737, 37, 0, 0, 0}, {51586, 37, 0, 0, 0},
    {110635, 37, 0, 0, 0}, {51586, 37, 0, 0, 0}, {17080, 974, 0, 0, 0}, {288526, 46, 0, 0, 0},
    {17080, 974, 0, 294020, 0}, {293577, 981, 0, 296448, 0}, {296477, 16, 0, 0, 1}, {17080, 974, 0, 0, 0},
    {31489, 123, 0, 31561, 0}, {17080, 974, 0, 0, 0}, {297101, 165, 0, 0, 0}, {297115, 26, 0, 0, 0},
    {39654, 46, 0, 0, 0}, {297828, 45, 0, 0, 0}, {297844, 29, 0, 0, 0}, {298799, 987, 0, 0, 0},
    {45933, 180, 0, 0, 0}, {299500, 359, 0, 0, 0}, {6729, 16, 0, 0, 0}, {299766, 188, 0, 0, 0},
    {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1}, {299779, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 989, 0, 0, 0},
    {299940, 33, 0, 0, 1}, {299779, 33, 0, 0, 1}, {18430, 180, 0, 0, 0}, {6729, 16, 0, 0, 0}, {300253, 16, 0, 0, 0},
    {300264, 16, 0, 0, 0}, {6738, 188, 0, 0, 0}, {45940, 181, 0, 0, 1}, {45950, 181, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {300253, 16, 0, 0, 0}, {300264, 16, 0, 0, 0}, {6738, 989, 0, 0, 0}, {299940, 33, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {300253, 16, 0, 0, 0}, {300264, 16, 0, 0, 0}, {300445, 990, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {300253, 16, 0, 0, 0}, {300264, 16, 0, 0, 0}, {6738, 991, 0, 0, 0}, {6738, 989, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {300445, 990, 0, 0, 0}, {299779, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 991, 0, 0, 0},
    {299779, 33, 0, 0, 1}, {302761, 915, 0, 0, 1}, {304455, 165, 0, 0, 0}, {17080, 436, 0, 0, 0},
    {36014, 1013, 0, 0, 1}, {305223, 1013, 0, 0, 0}, {305236, 1013, 0, 0, 0}, {306139, 46, 0, 0, 1},
    {306153, 46, 0, 0, 1}, {306165, 46, 0, 0, 1}, {307324, 1013, 0, 0, 1}, {307333, 1013, 0, 0, 1},
    {307342, 1013, 0, 0, 1}, {307516, 1007, 0, 0, 0}, {304240, 1022, 0, 0, 0}, {304377, 165, 0, 0, 1},
    {308576, 1028, 0, 0, 1}, {308584, 1029, 0, 0, 1}, {308592, 1030, 0, 0, 1}, {36014, 1013, 0, 0, 1},
    {306139, 46, 0, 0, 0}, {308707, 33, 0, 0, 1}, {36014, 1013, 0, 0, 1}, {306139, 46, 0, 0, 1},
    {308903, 33, 0, 0, 1}, {70708, 46, 0, 0, 1}, {308576, 1028, 0, 0, 1}, {308584, 1029, 0, 0, 1},
    {308592, 1030, 0, 0, 1}, {36014, 1013, 0, 0, 1}, {308576, 1028, 0, 0, 1}, {308584, 1029, 0, 0, 1},
    {308592, 1030, 0, 0, 1}, {309243, 165, 0, 0, 1}, {36014, 1013, 0, 0, 1}, {306139, 46, 0, 0, 1},
    {308576, 1028, 0, 0, 1}, {308584, 1029, 0, 0, 1}, {308592, 1030, 0, 0, 1}, {36014, 1013, 0, 0, 1},
    {306139, 46, 0, 0, 0}, {311014, 1036, 0, 0, 1}, {311266, 61, 0, 0, 0}, {311284, 61, 0, 0, 0},
    {311295, 61, 0, 0, 0}, {311307, 61, 0, 0, 0}, {70708, 406, 0, 0, 0}, {311316, 406, 0, 0, 0},
    {311014, 1036, 0, 0, 1}, {311266, 61, 0, 0, 0}, {311284, 61, 0, 0, 0}, {311295, 61, 0, 0, 0},
    {311307, 61, 0, 0, 0}, {311014, 1036, 0, 0, 1}, {311014, 1038, 0, 0, 1}, {311266, 61, 0, 0, 0},
    {311284, 61, 0, 0, 0}, {311295, 61, 0, 0, 0}, {311014, 1038, 0, 0, 1}, {84977, 1039, 0, 0, 0},
    {311887, 1040, 0, 311897, 0}, {30126, 1041, 0, 0, 0}, {50408, 1042, 0, 0, 0},
};

static const varve_enum_record enums[] = {
    {28, 32, 0, 0, {0, 2}}, {60, 32, 0, 0, {2, 3}}, {122, 64, 0, 0, {5, 17}}, {500, 64, 0, 0, {22, 25}},
    {879, 32, 7, 898, {47, 7}}, {948, 32, 0, 0, {54, 7}}, {1001, 32, 0, 0, {61, 3}}, {1028, 32, 0, 0, {64, 3}},
    {1076, 32, 0, 0, {67, 6}}, {1133, 32, 0, 0, {73, 3}}, {1196, 32, 0, 0, {76, 12}}, {1261, 32, 7, 898, {88, 6}},
    {14214, 64, 0, 0, {94, 16}}, {16295, 32, 0, 0, {110, 3}}, {16357, 32, 0, 0, {113, 12}}, {16488, 32, 0, 0, {125, 8}},
    {16607, 32, 3, 16630, {133, 12}}, {14214, 64, 0, 0, {94, 16}}, {31198, 64, 0, 0, {145, 16}},
    {31268, 64, 0, 0, {161, 10}}, {31304, 32, 7, 898, {171, 9}}, {31363, 32, 7, 31384, {180, 3}},
    {31395, 32, 0, 0, {183, 5}}, {35885, 32, 0, 0, {188, 2}}, {35903, 32, 0, 0, {190, 2}}, {35939, 32, 0, 0, {192, 4}},
    {52911, 32, 3, 16630, {196, 3}}, {54664, 64, 0, 0, {199, 7}}, {16295, 32, 0, 0, {206, 3}},
    {58821, 32, 0, 0, {209, 13}}, {58871, 32, 0, 0, {222, 2}}, {58917, 32, 0, 0, {224, 4}}, {58963, 32, 0, 0, {228, 3}},
    {58977, 32, 0, 0, {231, 14}}, {59050, 64, 0, 0, {245, 13}}, {59190, 64, 0, 0, {258, 7}}, {59262, 32, 0, 0, {265, 3}},
    {59313, 32, 0, 0, {268, 4}}, {59337, 32, 0, 0, {272, 2}}, {59395, 32, 0, 0, {274, 3}}, {71534, 32, 0, 0, {161, 10}},
    {72182, 32, 0, 0, {277, 3}}, {73977, 32, 0, 0, {280, 10}}, {74056, 32, 0, 0, {290, 3}}, {74099, 32, 0, 0, {293, 3}},
    {74154, 32, 0, 0, {296, 24}}, {74245, 32, 0, 0, {320, 2}}, {74277, 32, 0, 0, {322, 1}}, {74287, 32, 0, 0, {323, 2}},
    {74320, 32, 0, 0, {325, 13}}, {74328, 32, 0, 0, {338, 3}}, {81733, 64, 0, 0, {341, 2}}, {81754, 64, 0, 0, {343, 21}},
    {81877, 64, 0, 0, {364, 7}}, {81955, 64, 0, 0, {371, 47}}, {82559, 64, 0, 0, {418, 5}}, {82612, 64, 0, 0, {423, 4}},
    {82672, 32, 7, 16630, {427, 34}}, {83086, 64, 0, 0, {461, 4}}, {83120, 32, 7, 16630, {465, 11}},
    {83237, 64, 0, 0, {476, 16}}, {83264, 64, 0, 0, {492, 3}}, {83306, 32, 7, 31384, {495, 9}},
    {83320, 64, 0, 0, {504, 5}}, {83379, 32, 5, 16630, {509, 5}}, {83422, 64, 0, 0, {161, 10}},
    {31363, 32, 5, 31384, {180, 3}}, {83436, 64, 0, 0, {514, 11}}, {83548, 64, 0, 0, {525, 8}},
    {83616, 64, 0, 0, {533, 4}}, {83648, 64, 0, 0, {537, 3}}, {31395, 64, 0, 0, {540, 7}}, {83760, 64, 0, 0, {547, 4}},
    {83794, 64, 0, 0, {551, 3}}, {83811, 64, 0, 0, {554, 3}}, {83855, 64, 0, 0, {557, 3}}, {14214, 64, 0, 0, {94, 16}},
    {112861, 32, 0, 0, {560, 63}}, {113905, 32, 0, 0, {623, 14}}, {116539, 32, 0, 0, {637, 5}},
    {116574, 32, 0, 0, {642, 3}}, {116628, 32, 0, 0, {645, 4}}, {116687, 32, 0, 0, {649, 2}}, {116708, 32, 0, 0, {651, 4}},
    {121836, 32, 0, 0, {655, 3}}, {121858, 32, 0, 0, {658, 2}}, {121887, 32, 0, 0, {660, 2}}, {121912, 32, 0, 0, {662, 5}},
    {121998, 32, 0, 0, {667, 4}}, {122097, 32, 0, 0, {671, 2}}, {122131, 32, 0, 0, {673, 7}}, {122153, 32, 0, 0, {680, 2}},
    {122189, 32, 0, 0, {682, 4}}, {122246, 32, 0, 0, {686, 5}}, {122283, 32, 0, 0, {691, 3}}, {122309, 32, 0, 0, {694, 3}},
    {122350, 32, 0, 0, {697, 3}}, {122358, 32, 0, 0, {700, 2}}, {122391, 32, 0, 0, {702, 1}}, {122406, 32, 0, 0, {703, 2}},
    {122424, 32, 0, 0, {705, 16}}, {122477, 32, 0, 0, {721, 2}}, {122491, 32, 0, 0, {723, 8}},
    {122529, 32, 0, 0, {731, 4}}, {122558, 32, 0, 0, {735, 7}}, {122610, 32, 0, 0, {742, 7}}, {122647, 32, 0, 0, {749, 2}},
    {122672, 32, 0, 0, {751, 6}}, {122718, 32, 0, 0, {757, 10}}, {122728, 32, 0, 0, {767, 2}},
    {122743, 32, 0, 0, {769, 3}}, {122765, 32, 0, 0, {772, 2}}, {122804, 32, 0, 0, {774, 2}}, {122816, 32, 0, 0, {776, 4}},
    {122830, 32, 0, 0, {780, 5}}, {122884, 32, 0, 0, {785, 8}}, {122905, 32, 0, 0, {793, 3}}, {122932, 32, 0, 0, {796, 4}},
    {122984, 32, 0, 0, {800, 5}}, {123070, 32, 0, 0, {805, 2}}, {123109, 32, 0, 0, {807, 2}}, {123139, 32, 0, 0, {809, 5}},
    {123225, 32, 0, 0, {814, 3}}, {123262, 32, 0, 0, {817, 4}}, {123298, 32, 0, 0, {821, 4}}, {123345, 32, 0, 0, {825, 4}},
    {123363, 32, 0, 0, {829, 2}}, {123379, 32, 0, 0, {831, 4}}, {123403, 32, 0, 0, {835, 2}}, {123420, 32, 0, 0, {837, 2}},
    {123434, 32, 0, 0, {839, 10}}, {146100, 32, 0, 0, {849, 3}}, {146121, 32, 0, 0, {852, 4}},
    {146177, 32, 0, 0, {856, 2}}, {146214, 32, 0, 0, {858, 1}}, {146234, 32, 3, 16630, {859, 21}},
    {146384, 32, 0, 0, {880, 5}}, {146406, 32, 0, 0, {858, 1}}, {146425, 32, 0, 0, {858, 1}}, {146446, 32, 0, 0, {885, 1}},
    {146473, 32, 0, 0, {886, 4}}, {146514, 32, 3, 16630, {890, 5}}, {146602, 32, 0, 0, {895, 6}},
    {146648, 32, 0, 0, {901, 5}}, {146751, 32, 0, 0, {906, 2}}, {146786, 32, 0, 0, {908, 4}}, {146819, 32, 0, 0, {912, 3}},
    {146843, 32, 0, 0, {915, 2}}, {146884, 32, 0, 0, {917, 3}}, {146925, 32, 0, 0, {920, 4}}, {146960, 32, 3, 16630, {924, 5}},
    {147002, 32, 0, 0, {929, 4}}, {81754, 32, 0, 0, {933, 17}}, {81877, 32, 0, 0, {950, 7}}, {168343, 32, 0, 0, {957, 4}},
    {168355, 8, 1, 16630, {961, 3}}, {197392, 32, 0, 0, {964, 9}}, {202224, 64, 0, 0, {973, 8}},
    {202239, 64, 0, 0, {981, 4}}, {206119, 32, 0, 0, {985, 2}}, {206163, 32, 0, 0, {987, 4}}, {206245, 32, 0, 0, {991, 6}},
    {212349, 32, 0, 0, {997, 4}}, {212419, 32, 0, 0, {1001, 96}}, {213922, 32, 0, 0, {1097, 210}},
    {218355, 32, 0, 0, {1307, 5}}, {218400, 32, 0, 0, {1312, 2}}, {218448, 32, 3, 16630, {1314, 6}},
    {218521, 32, 0, 0, {1320, 3}}, {218571, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {220207, 32, 0, 0, {1440, 76}}, {221557, 32, 0, 0, {1516, 15}},
    {221734, 32, 0, 0, {1531, 107}}, {224834, 32, 0, 0, {1638, 1}}, {218934, 32, 3, 16630, {1639, 8}},
    {122131, 32, 0, 0, {1647, 4}}, {224948, 32, 3, 16630, {1651, 6}}, {224988, 32, 0, 0, {1657, 7}},
    {225128, 32, 0, 0, {1664, 2}}, {225164, 32, 0, 0, {1666, 3}}, {225208, 32, 0, 0, {1669, 42}},
    {225505, 32, 3, 16630, {1711, 17}}, {225666, 32, 0, 0, {1728, 3}}, {225723, 32, 0, 0, {1731, 2}},
    {225768, 32, 0, 0, {1733, 3}}, {225806, 32, 0, 0, {1736, 5}}, {225878, 32, 3, 16630, {1741, 18}},
    {226177, 32, 0, 0, {1759, 4}}, {226206, 32, 3, 16630, {1763, 9}}, {226322, 32, 0, 0, {1772, 4}},
    {226349, 32, 3, 16630, {1776, 15}}, {226556, 32, 0, 0, {1791, 259}}, {230775, 32, 0, 0, {2050, 1}},
    {230819, 32, 0, 0, {2051, 7}}, {230900, 32, 3, 16630, {2058, 3}}, {230937, 32, 0, 0, {2061, 24}},
    {231265, 32, 0, 0, {2085, 4}}, {231306, 32, 0, 0, {2089, 10}}, {231376, 32, 0, 0, {2099, 7}},
    {255800, 32, 0, 0, {2106, 1}}, {221734, 32, 0, 0, {2107, 15}}, {255903, 32, 0, 0, {2122, 2}},
    {255912, 32, 0, 0, {2124, 2}}, {255948, 32, 0, 0, {2126, 3}}, {255971, 32, 0, 0, {2129, 2}},
    {31395, 32, 0, 0, {2131, 3}}, {256048, 32, 0, 0, {2134, 2}}, {265307, 32, 0, 0, {2136, 2}},
    {265349, 32, 0, 0, {2138, 3}}, {265420, 32, 0, 0, {2141, 6}}, {265439, 32, 0, 0, {2147, 3}},
    {265485, 32, 0, 0, {2150, 2}}, {265506, 32, 0, 0, {2152, 4}}, {265569, 32, 0, 0, {2156, 2}},
    {265627, 32, 0, 0, {2158, 4}}, {265691, 32, 0, 0, {2162, 4}}, {74328, 32, 0, 0, {338, 3}},
    {35885, 32, 0, 0, {2166, 13}}, {74245, 32, 0, 0, {320, 2}}, {293502, 32, 0, 0, {2179, 5}},
    {14214, 64, 0, 0, {94, 16}}, {303891, 32, 0, 0, {2184, 6}}, {303970, 32, 0, 0, {2190, 2}},
    {303981, 32, 0, 0, {2192, 2}}, {310303, 32, 0, 0, {2194, 5}}, {310313, 32, 0, 0, {2199, 9}},
    {225806, 32, 0, 0, {2208, 13}}, {310485, 32, 0, 0, {2221, 6}}, {231265, 32, 0, 0, {2227, 15}},
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
    {35899, 1, 0}, {35919, 0, 0}, {35930, 1, 0}, {35948, 0, 0}, {35953, 1, 0}, {35958, 2, 0}, {35963, 3, 0},
    {52929, 1, 0}, {52938, 2, 0}, {55, 4, 0}, {31282, 0, 0}, {31285, 1, 0}, {54677, 2, 0}, {54680, 3, 0},
    {54683, 4, 0}, {54686, 5, 0}, {54689, 6, 0}, {18430, 1, 0}, {58803, 2, 0}, {58813, 3, 0}, {1214, 0, 0},
    {1218, 1, 0}, {58840, 2, 0}, {58846, 3, 0}, {14286, 4, 0}, {58852, 5, 0}, {58858, 6, 0}, {14259, 7, 0},
    {58864, 8, 0}, {58868, 9, 0}, {1239, 10, 0}, {14277, 11, 0}, {14250, 12, 0}, {58885, 0, 0},
    {58903, 1, 0}, {58935, 1, 0}, {58943, 2, 0}, {58952, 3, 0}, {58956, 4, 0}, {2372, 0, 0}, {58973, 1, 0},
    {58975, 2, 0}, {14228, 0, 0}, {14304, 1, 0}, {58994, 2, 0}, {58999, 3, 0}, {59004, 4, 0}, {59009, 5, 0},
    {14233, 6, 0}, {14309, 7, 0}, {59014, 8, 0}, {59019, 9, 0}, {59024, 10, 0}, {59029, 11, 0},
    {59037, 12, 0}, {59045, 13, 0}, {2372, 0, 0}, {58973, 1, 0}, {58975, 2, 0}, {59060, 3, 0},
    {59073, 4, 0}, {59086, 5, 0}, {59099, 6, 0}, {59112, 7, 0}, {59125, 8, 0}, {59138, 9, 0}, {59151, 10, 0},
    {59164, 11, 0}, {59177, 12, 0}, {59200, 0, 0}, {59208, 1, 0}, {59216, 2, 0}, {59224, 3, 0},
    {59233, 4, 0}, {59242, 5, 0}, {59251, 6, 0}, {59281, 0, 0}, {59286, 1, 0}, {59297, 2, 0}, {1239, 0, 0},
    {59325, 2, 0}, {59328, 1, 0}, {59333, 3, 0}, {59371, 0, 0}, {59387, 1, 0}, {59409, 0, 0}, {59423, 1, 0},
    {59433, 2, 0}, {72194, 0, 0}, {72201, 1, 0}, {72210, 2, 0}, {1214, 0, 0}, {35899, 1, 0}, {1218, 2, 0},
    {73986, 3, 0}, {73990, 4, 0}, {74003, 5, 0}, {74014, 6, 0}, {74025, 7, 0}, {74038, 8, 0}, {74051, 9, 0},
    {74078, 1, 0}, {74084, 2, 0}, {74091, 3, 0}, {74121, 13, 0}, {74131, 23, 0}, {74142, 24, 0},
    {21142, 0, 0}, {74170, 1, 0}, {74174, 2, 0}, {74178, 3, 0}, {74183, 4, 0}, {74189, 5, 0}, {74194, 6, 0},
    {74205, 7, 0}, {74211, 8, 0}, {74216, 9, 0}, {74222, 10, 0}, {74229, 11, 0}, {74234, 12, 0},
    {1214, 13, 0}, {35899, 14, 0}, {1218, 15, 0}, {73986, 16, 0}, {73990, 17, 0}, {74003, 18, 0},
    {74014, 19, 0}, {74025, 20, 0}, {74038, 21, 0}, {74051, 22, 0}, {74238, 23, 0}, {74258, 0, 0},
    {74267, 1, 0}, {74238, 0, 0}, {74294, 0, 0}, {74306, 1, 0}, {21142, 0, 0}, {74170, 1, 0}, {74174, 2, 0},
    {74178, 3, 0}, {74183, 4, 0}, {74189, 5, 0}, {74194, 6, 0}, {74205, 7, 0}, {74211, 8, 0}, {74216, 9, 0},
    {74222, 10, 0}, {74229, 11, 0}, {74234, 12, 0}, {74346, 0, 0}, {74352, 1, 0}, {74358, 2, 0},
    {81744, 0, 0}, {81748, 1, 0}, {81766, 0, 0}, {1214, 1, 0}, {35899, 2, 0}, {81771, 3, 0}, {81776, 4, 0},
    {81781, 5, 0}, {81785, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {81790, 9, 0}, {81795, 10, 0}, {81800, 11, 0},
    {81805, 12, 0}, {81810, 13, 0}, {81815, 14, 0}, {81820, 15, 0}, {81830, 16, 0}, {81840, 17, 0},
    {81850, 18, 0}, {81859, 19, 0}, {81868, 20, 0}, {81892, 0, 0}, {81903, 1, 0}, {81913, 2, 0},
    {81923, 4, 0}, {81931, 5, 0}, {81939, 6, 0}, {81947, 7, 0}, {81961, 0, 0}, {81965, 8, 0}, {81972, 9, 0},
    {81979, 10, 0}, {81985, 11, 0}, {81991, 13, 0}, {82000, 14, 0}, {82016, 15, 0}, {82031, 16, 0},
    {82039, 17, 0}, {82054, 18, 0}, {82061, 19, 0}, {82077, 20, 0}, {82089, 64, 0}, {82103, 65, 0},
    {82118, 66, 0}, {82129, 67, 0}, {82141, 68, 0}, {82157, 69, 0}, {82171, 70, 0}, {82186, 71, 0},
    {82199, 72, 0}, {82212, 75, 0}, {82224, 76, 0}, {82238, 77, 0}, {82253, 78, 0}, {82267, 79, 0},
    {82275, 80, 0}, {82292, 81, 0}, {82299, 82, 0}, {82308, 83, 0}, {82319, 84, 0}, {82330, 86, 0},
    {82344, 87, 0}, {82356, 88, 0}, {82368, 90, 0}, {82380, 91, 0}, {82396, 92, 0}, {82410, 93, 0},
    {82422, 94, 0}, {82439, 95, 0}, {82451, 96, 0}, {82463, 97, 0}, {82484, 98, 0}, {82509, 99, 0},
    {82534, 100, 0}, {82547, 101, 0}, {82566, 0, 0}, {82570, 1, 0}, {82581, 2, 0}, {82589, 3, 0},
    {82603, 4, 0}, {82627, 0, 0}, {82632, 1, 0}, {82637, 2, 0}, {82652, 3, 0}, {82680, 0, 0}, {82685, 1, 0},
    {82690, 2, 0}, {82695, 1, 0}, {82703, 2, 0}, {82713, 3, 0}, {82720, 4, 0}, {82728, 8, 0}, {82739, 16, 0},
    {82752, 32, 0}, {82760, 64, 0}, {82771, 128, 0}, {82780, 256, 0}, {82791, 512, 0}, {82809, 1024, 0},
    {82823, 2048, 0}, {82830, 4096, 0}, {82843, 8192, 0}, {82859, 16384, 0}, {82875, 32768, 0},
    {82889, 65536, 0}, {82907, 65536, 0}, {82927, 65536, 0}, {82946, 262144, 0}, {82964, 524288, 0},
    {82973, 1048576, 0}, {82982, 4194304, 0}, {82998, 8388608, 0}, {83018, 16777216, 0}, {83028, 33554432, 0},
    {83034, 67108864, 0}, {83045, 134217728, 0}, {83055, 268435456, 0}, {83068, 536870912, 0},
    {83102, 0, 0}, {83110, 1, 0}, {82627, 2, 0}, {83114, 3, 0}, {82752, 1, 0}, {83138, 2, 0}, {83150, 4, 0},
    {83162, 8, 0}, {83173, 16, 0}, {13107, 32, 0}, {83183, 64, 0}, {83193, 128, 0}, {83203, 256, 0},
    {83218, 512, 0}, {83226, 2048, 0}, {83251, 0, 0}, {31212, 1, 0}, {31216, 2, 0}, {31220, 3, 0},
    {31224, 4, 0}, {31228, 5, 0}, {31232, 6, 0}, {31236, 7, 0}, {31240, 8, 0}, {31244, 9, 0}, {31248, 10, 0},
    {31252, 11, 0}, {31256, 12, 0}, {31260, 13, 0}, {31264, 14, 0}, {83258, 15, 0}, {83284, 0, 0},
    {83291, 1, 0}, {83299, 2, 0}, {55, 0, 0}, {31326, 1, 0}, {31331, 2, 0}, {31336, 4, 0}, {31340, 8, 0},
    {31345, 16, 0}, {31354, 32, 0}, {31318, 64, 0}, {31358, 127, 0}, {55, 0, 0}, {83337, 1, 0},
    {83346, 2, 0}, {83350, 3, 0}, {83359, 4, 0}, {55, 0, 0}, {83394, 1, 0}, {83408, 2, 0}, {31391, 4, 0},
    {83413, 3, 0}, {83444, 0, 0}, {83453, 1, 0}, {83474, 2, 0}, {83483, 3, 0}, {83496, 4, 0}, {83501, 5, 0},
    {83510, 6, 0}, {83520, 7, 0}, {58813, 8, 0}, {83529, 9, 0}, {83541, 10, 0}, {83564, 1, 0},
    {83570, 2, 0}, {83578, 3, 0}, {83586, 4, 0}, {83595, 5, 0}, {83602, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {83627, 1, 0}, {83632, 2, 0}, {83638, 3, 0}, {83673, 0, 0}, {83687, 1, 0}, {83697, 2, 0},
    {83709, 0, 0}, {83720, 1, 0}, {31433, 2, 0}, {31424, 3, 0}, {83730, 4, 0}, {83744, 7, 0}, {83752, 4294967295, 4294967295},
    {55, 0, 0}, {83773, 3, 0}, {83780, 2, 0}, {83789, 1, 0}, {55, 0, 0}, {83806, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {83823, 1, 0}, {83842, 2, 0}, {0, 0, 0}, {83866, 1, 0}, {83873, 2, 0}, {112880, 0, 0},
    {112892, 1, 0}, {112907, 2, 0}, {112921, 3, 0}, {112933, 4, 0}, {112948, 5, 0}, {112965, 6, 0},
    {112978, 7, 0}, {112993, 8, 0}, {113006, 9, 0}, {113025, 10, 0}, {113039, 11, 0}, {113052, 12, 0},
    {113065, 13, 0}, {113085, 14, 0}, {113104, 15, 0}, {113117, 16, 0}, {113137, 17, 0}, {113157, 18, 0},
    {113171, 19, 0}, {113184, 20, 0}, {113201, 21, 0}, {113220, 22, 0}, {113239, 23, 0}, {113257, 24, 0},
    {113272, 25, 0}, {113283, 26, 0}, {113298, 27, 0}, {113315, 28, 0}, {113328, 29, 0}, {113343, 30, 0},
    {113360, 31, 0}, {113381, 32, 0}, {113398, 33, 0}, {113409, 34, 0}, {113423, 35, 0}, {113439, 36, 0},
    {113452, 37, 0}, {113473, 38, 0}, {113487, 39, 0}, {113500, 40, 0}, {113518, 41, 0}, {113534, 42, 0},
    {113553, 43, 0}, {113574, 44, 0}, {113593, 45, 0}, {113611, 46, 0}, {113630, 47, 0}, {113647, 48, 0},
    {113660, 49, 0}, {113676, 50, 0}, {113692, 51, 0}, {113705, 52, 0}, {113719, 53, 0}, {113731, 54, 0},
    {113748, 55, 0}, {113765, 56, 0}, {113778, 57, 0}, {113794, 58, 0}, {113822, 59, 0}, {113852, 60, 0},
    {113876, 61, 0}, {113888, 62, 0}, {113925, 0, 0}, {113937, 1, 0}, {113945, 2, 0}, {113953, 3, 0},
    {113961, 4, 0}, {113970, 5, 0}, {113979, 6, 0}, {113988, 7, 0}, {113996, 8, 0}, {114004, 9, 0},
    {114013, 10, 0}, {114022, 11, 0}, {114033, 12, 0}, {114044, 13, 0}, {116555, 0, 0}, {116562, 1, 0},
    {116565, 2, 0}, {116568, 3, 0}, {116571, 4, 0}, {55, 0, 0}, {116598, 1, 0}, {116613, 2, 0},
    {55, 0, 0}, {116649, 1, 0}, {116661, 2, 0}, {116674, 3, 0}, {900, 0, 0}, {116704, 1, 0}, {55, 0, 0},
    {116729, 1, 0}, {116741, 2, 0}, {116753, 3, 0}, {121853, 0, 0}, {58864, 1, 0}, {58868, 2, 0},
    {121875, 0, 0}, {121881, 1, 0}, {121900, 0, 0}, {121906, 1, 0}, {121934, 0, 0}, {121947, 1, 0},
    {121959, 2, 0}, {121970, 3, 0}, {121986, 4, 0}, {122028, 0, 0}, {122040, 1, 0}, {122059, 2, 0},
    {122078, 3, 0}, {122115, 1, 0}, {122122, 0, 0}, {55, 0, 0}, {116562, 1, 0}, {116568, 2, 0},
    {116571, 3, 0}, {116565, 4, 0}, {122146, 5, 0}, {122150, 6, 0}, {6272, 0, 0}, {122171, 1, 0},
    {122207, 0, 0}, {122211, 1, 0}, {122214, 2, 0}, {122230, 3, 0}, {122268, 0, 0}, {122271, 1, 0},
    {122274, 2, 0}, {122277, 3, 0}, {122280, 4, 0}, {55, 0, 0}, {122291, 1, 0}, {122300, 2, 0},
    {122327, 0, 0}, {122336, 1, 0}, {122341, 2, 0}, {34851, 0, 0}, {34853, 1, 0}, {34855, 2, 0},
    {122373, 1, 0}, {122383, 0, 0}, {122399, 0, 0}, {122416, 0, 0}, {122420, 1, 0}, {49622, 0, 0},
    {49643, 1, 0}, {50403, 2, 0}, {49548, 9, 0}, {122433, 4, 0}, {122436, 3, 0}, {122439, 5, 0},
    {122443, 8, 0}, {122446, 7, 0}, {122449, 6, 0}, {49695, 10, 0}, {122452, 11, 0}, {122457, 12, 0},
    {122462, 13, 0}, {122467, 14, 0}, {122472, 15, 0}, {82566, 0, 0}, {83346, 1, 0}, {83496, 0, 0},
    {122504, 1, 0}, {81923, 2, 0}, {81931, 3, 0}, {81939, 4, 0}, {122512, 5, 0}, {122515, 6, 0},
    {122520, 7, 0}, {122542, 0, 0}, {122546, 1, 0}, {17, 2, 0}, {122554, 3, 0}, {122574, 0, 0},
    {18430, 1, 0}, {122582, 3, 0}, {88755, 4, 0}, {122589, 5, 0}, {21146, 6, 0}, {122595, 7, 0},
    {964, 0, 0}, {122622, 1, 0}, {122626, 2, 0}, {122630, 3, 0}, {122634, 4, 0}, {122638, 5, 0},
    {122642, 6, 0}, {122666, 0, 0}, {122669, 1, 0}, {84354, 0, 0}, {6266, 1, 0}, {122682, 2, 0},
    {122695, 3, 0}, {122708, 4, 0}, {122574, 5, 0}, {1214, 1, 0}, {58864, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {58868, 5, 0}, {81790, 6, 0}, {81795, 7, 0}, {1239, 8, 0}, {81815, 9, 0}, {81810, 10, 0},
    {55, 0, 0}, {122373, 1, 0}, {122756, 0, 0}, {122759, 1, 0}, {122762, 2, 0}, {122786, 1, 0},
    {122795, 0, 0}, {122542, 0, 0}, {122546, 1, 0}, {122825, 0, 0}, {59325, 1, 0}, {59328, 2, 0},
    {59333, 3, 0}, {30172, 0, 0}, {122842, 1, 0}, {122849, 2, 0}, {122858, 3, 0}, {122871, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {122897, 3, 0}, {122901, 4, 0}, {58864, 5, 0}, {58868, 6, 0},
    {1239, 7, 0}, {30172, 0, 0}, {122842, 1, 0}, {122918, 2, 0}, {55, 0, 0}, {122951, 1, 0}, {122964, 2, 0},
    {122977, 3, 0}, {122999, 0, 0}, {123014, 1, 0}, {123027, 2, 0}, {123042, 3, 0}, {123056, 4, 0},
    {123089, 0, 0}, {123099, 1, 0}, {123126, 0, 0}, {123133, 1, 0}, {123156, 0, 0}, {123169, 1, 0},
    {123183, 2, 0}, {123197, 3, 0}, {123210, 4, 0}, {964, 0, 0}, {123246, 1, 0}, {123254, 2, 0},
    {123289, 0, 0}, {122449, 1, 0}, {123292, 2, 0}, {123295, 3, 0}, {123320, 0, 0}, {123328, 1, 0},
    {123336, 2, 0}, {123341, 3, 0}, {122399, 2, 0}, {123360, 3, 0}, {49622, 0, 0}, {50403, 1, 0},
    {21128, 0, 0}, {21133, 1, 0}, {82566, 0, 0}, {83346, 1, 0}, {123392, 2, 0}, {123399, 3, 0},
    {31232, 1, 0}, {123416, 4294967295, 0}, {900, 0, 0}, {31232, 1, 0}, {49622, 0, 0}, {50403, 1, 0},
    {122436, 2, 0}, {122433, 3, 0}, {122449, 4, 0}, {49548, 5, 0}, {122452, 6, 0}, {122457, 7, 0},
    {49643, 8, 0}, {122439, 9, 0}, {74258, 0, 0}, {146115, 1, 0}, {60392, 2, 0}, {74258, 0, 0},
    {146153, 1, 0}, {146158, 2, 0}, {146167, 3, 0}, {146190, 0, 0}, {146203, 1, 0}, {83299, 0, 0},
    {55, 0, 0}, {47631, 1, 0}, {84670, 2, 0}, {84665, 4, 0}, {933, 8, 0}, {146249, 16, 0}, {146253, 32, 0},
    {146266, 64, 0}, {146271, 128, 0}, {1585, 256, 0}, {146279, 512, 0}, {47, 1024, 0}, {146285, 2048, 0},
    {146295, 4096, 0}, {146302, 8192, 0}, {146316, 16384, 0}, {146328, 32768, 0}, {146340, 65536, 0},
    {146348, 131072, 0}, {146357, 262144, 0}, {146370, 524288, 0}, {81947, 0, 0}, {81939, 1, 0},
    {81923, 2, 0}, {81931, 3, 0}, {122504, 4, 0}, {146462, 1, 0}, {146492, 0, 0}, {146500, 1, 0},
    {146279, 2, 0}, {146507, 3, 0}, {55, 0, 0}, {146529, 1, 0}, {146545, 2, 0}, {146561, 4, 0},
    {146583, 8, 0}, {146621, 0, 0}, {83744, 1, 0}, {146628, 2, 0}, {146635, 3, 0}, {146640, 4, 0},
    {87048, 5, 0}, {146665, 0, 0}, {146678, 1, 0}, {146692, 2, 0}, {146708, 3, 0}, {146732, 4, 0},
    {58813, 0, 0}, {146773, 1, 0}, {55, 0, 0}, {84670, 1, 0}, {124565, 2, 0}, {146813, 3, 0}, {82566, 0, 0},
    {972, 1, 0}, {11543, 2, 0}, {146857, 0, 0}, {146870, 1, 0}, {146902, 0, 0}, {146913, 1, 0},
    {146920, 2, 0}, {55, 0, 0}, {81913, 1, 0}, {146942, 2, 0}, {146955, 3, 0}, {55, 0, 0}, {122574, 1, 0},
    {146978, 2, 0}, {146983, 4, 0}, {146994, 8, 0}, {147022, 0, 0}, {147027, 1, 0}, {147033, 2, 0},
    {147040, 3, 0}, {81766, 0, 0}, {1214, 1, 0}, {35899, 2, 0}, {81771, 3, 0}, {81776, 4, 0}, {81781, 5, 0},
    {81785, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {81790, 9, 0}, {81795, 10, 0}, {81800, 11, 0}, {81805, 12, 0},
    {81810, 13, 0}, {81815, 14, 0}, {81820, 15, 0}, {81830, 16, 0}, {81892, 0, 0}, {81903, 1, 0},
    {81913, 2, 0}, {81923, 3, 0}, {81931, 4, 0}, {81939, 5, 0}, {81947, 6, 0}, {55, 0, 0}, {83408, 1, 0},
    {31391, 2, 0}, {83413, 3, 0}, {55, 0, 0}, {31391, 1, 0}, {31387, 2, 0}, {32061, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {197406, 4, 0}, {197414, 5, 0}, {197422, 6, 0}, {197434, 7, 0}, {197445, 8, 0},
    {122574, 100, 0}, {31288, 0, 0}, {31292, 1, 0}, {31296, 2, 0}, {31300, 3, 0}, {31252, 4, 0},
    {31256, 5, 0}, {31244, 6, 0}, {31248, 7, 0}, {54677, 0, 0}, {54680, 1, 0}, {54683, 2, 0}, {54686, 3, 0},
    {206141, 0, 0}, {206152, 1, 0}, {206184, 0, 0}, {206202, 1, 0}, {206224, 2, 0}, {206235, 3, 0},
    {206266, 0, 0}, {206273, 1, 0}, {206284, 2, 0}, {206295, 3, 0}, {206306, 4, 0}, {206317, 5, 0},
    {212365, 0, 0}, {212373, 1, 0}, {212384, 2, 0}, {212395, 5348, 0}, {212427, 0, 0}, {212436, 1, 0},
    {212446, 3, 0}, {212459, 4, 0}, {212472, 5, 0}, {212481, 6, 0}, {212492, 7, 0}, {212504, 8, 0},
    {212517, 9, 0}, {212523, 10, 0}, {212537, 11, 0}, {212552, 12, 0}, {212567, 13, 0}, {212577, 14, 0},
    {212591, 15, 0}, {212601, 16, 0}, {212612, 17, 0}, {212624, 18, 0}, {212633, 19, 0}, {212648, 20, 0},
    {212659, 22, 0}, {212669, 23, 0}, {212686, 24, 0}, {212700, 25, 0}, {212714, 26, 0}, {212726, 27, 0},
    {212744, 28, 0}, {212763, 29, 0}, {212784, 30, 0}, {212792, 31, 0}, {212803, 32, 0}, {212825, 33, 0},
    {212838, 34, 0}, {212853, 36, 0}, {212866, 37, 0}, {212882, 38, 0}, {212895, 39, 0}, {212916, 40, 0},
    {212927, 41, 0}, {212953, 42, 0}, {212965, 43, 0}, {212979, 4416, 0}, {212994, 4417, 0}, {213009, 4418, 0},
    {213024, 4419, 0}, {213039, 4420, 0}, {213054, 4424, 0}, {213065, 4425, 0}, {213078, 4426, 0},
    {213088, 4432, 0}, {213112, 4438, 0}, {213124, 4440, 0}, {213134, 4444, 0}, {213149, 4992, 0},
    {213169, 4993, 0}, {213197, 4994, 0}, {213223, 4995, 0}, {213242, 4996, 0}, {213269, 4997, 0},
    {213294, 4998, 0}, {213316, 5014, 0}, {213334, 5253, 0}, {213349, 5257, 0}, {213369, 5258, 0},
    {213393, 5261, 0}, {213411, 5262, 0}, {213433, 5264, 0}, {213449, 5286, 0}, {213462, 5287, 0},
    {213482, 5292, 0}, {213494, 5293, 0}, {213517, 5294, 0}, {213542, 5295, 0}, {213566, 5296, 0},
    {213594, 5299, 0}, {213611, 5319, 0}, {213623, 5320, 0}, {213637, 5321, 0}, {213655, 5322, 0},
    {213676, 5323, 0}, {213695, 5324, 0}, {213717, 5325, 0}, {213728, 5326, 0}, {213739, 5327, 0},
    {213762, 5330, 0}, {213779, 5331, 0}, {213796, 5332, 0}, {213803, 5333, 0}, {213814, 5334, 0},
    {213831, 5351, 0}, {213851, 5352, 0}, {213871, 5374, 0}, {213884, 5375, 0}, {213894, 5376, 0},
    {213903, 5377, 0}, {213910, 6021, 0}, {213933, 0, 0}, {213940, 4, 0}, {83436, 5, 0}, {213950, 6, 0},
    {213957, 9, 0}, {213965, 10, 0}, {213973, 11, 0}, {213979, 18, 0}, {213986, 22, 0}, {213992, 39, 0},
    {213997, 43, 0}, {214007, 46, 0}, {214021, 61, 0}, {214037, 69, 0}, {214049, 70, 0}, {214069, 71, 0},
    {214087, 4423, 0}, {214105, 4431, 0}, {214121, 4433, 0}, {214146, 4435, 0}, {214168, 4436, 0},
    {214189, 4437, 0}, {214201, 4445, 0}, {214218, 4447, 0}, {214246, 4448, 0}, {214270, 4450, 0},
    {214291, 4464, 0}, {214306, 4465, 0}, {214324, 4466, 0}, {214349, 4467, 0}, {214365, 4468, 0},
    {214381, 5282, 0}, {214398, 5284, 0}, {214421, 5283, 0}, {214436, 5288, 0}, {214466, 5297, 0},
    {214495, 5345, 0}, {214513, 5346, 0}, {214542, 5350, 0}, {214573, 5390, 0}, {214591, 5568, 0},
    {214612, 5569, 0}, {214639, 5570, 0}, {214665, 5579, 0}, {214696, 5582, 0}, {214717, 5583, 0},
    {214740, 5603, 0}, {214762, 5604, 0}, {214786, 5606, 0}, {214795, 5612, 0}, {214818, 5613, 0},
    {214841, 5616, 0}, {214864, 5619, 0}, {214879, 5629, 0}, {214895, 5696, 0}, {214928, 5697, 0},
    {214966, 5698, 0}, {215005, 5817, 0}, {215030, 5821, 0}, {215056, 5824, 0}, {215082, 5844, 0},
    {215114, 5845, 0}, {215151, 5886, 0}, {215181, 5888, 0}, {215203, 5892, 0}, {215225, 5897, 0},
    {215251, 5898, 0}, {215275, 5904, 0}, {215302, 5906, 0}, {215316, 5910, 0}, {215342, 5920, 0},
    {215366, 5922, 0}, {215400, 5935, 0}, {215423, 5943, 0}, {215436, 5945, 0}, {215456, 5948, 0},
    {215469, 6016, 0}, {215488, 6018, 0}, {215516, 6019, 0}, {215527, 6020, 0}, {215542, 6022, 0},
    {215563, 6024, 0}, {215587, 6025, 0}, {215603, 6033, 0}, {215623, 6034, 0}, {215643, 6089, 0},
    {215670, 6094, 0}, {215683, 6095, 0}, {215703, 6114, 0}, {215724, 6141, 0}, {215742, 6400, 0},
    {215768, 1, 0}, {215775, 7, 0}, {215784, 8, 0}, {215798, 12, 0}, {215811, 13, 0}, {215822, 17, 0},
    {215828, 19, 0}, {215842, 20, 0}, {215857, 38, 0}, {215872, 44, 0}, {215880, 47, 0}, {215892, 59, 0},
    {215905, 62, 0}, {215925, 63, 0}, {215951, 64, 0}, {215973, 65, 0}, {215996, 66, 0}, {216027, 67, 0},
    {216052, 68, 0}, {216072, 4434, 0}, {216089, 4449, 0}, {216123, 5304, 0}, {216162, 5617, 0},
    {216181, 5837, 0}, {216201, 6017, 0}, {216223, 6026, 0}, {216248, 2, 0}, {216257, 3, 0}, {216270, 14, 0},
    {216285, 15, 0}, {216297, 21, 0}, {216311, 25, 0}, {216331, 27, 0}, {216355, 28, 0}, {216389, 29, 0},
    {216422, 30, 0}, {216456, 31, 0}, {212446, 32, 0}, {212459, 33, 0}, {216489, 35, 0}, {216507, 37, 0},
    {216519, 40, 0}, {216535, 41, 0}, {216551, 42, 0}, {216558, 45, 0}, {216575, 48, 0}, {216588, 49, 0},
    {216616, 50, 0}, {216627, 51, 0}, {216645, 52, 0}, {216667, 53, 0}, {216685, 55, 0}, {216715, 56, 0},
    {216746, 58, 0}, {216763, 60, 0}, {216775, 4422, 0}, {216798, 4427, 0}, {216813, 4428, 0},
    {216846, 4430, 0}, {216890, 4439, 0}, {216900, 4441, 0}, {216930, 4471, 0}, {216953, 4472, 0},
    {216965, 4479, 0}, {216979, 5008, 0}, {216995, 5009, 0}, {217017, 5010, 0}, {217033, 5013, 0},
    {217050, 5015, 0}, {217071, 5016, 0}, {217085, 5055, 0}, {217100, 5265, 0}, {217124, 5291, 0},
    {217143, 5301, 0}, {217160, 5302, 0}, {217183, 5305, 0}, {217222, 5340, 0}, {217235, 5341, 0},
    {217258, 5347, 0}, {217289, 5353, 0}, {217314, 5363, 0}, {217347, 5372, 0}, {217385, 5373, 0},
    {217404, 5378, 0}, {217436, 5379, 0}, {217461, 5584, 0}, {217484, 23, 0}, {217506, 24, 0},
    {217524, 34, 0}, {217539, 36, 0}, {217549, 54, 0}, {217565, 57, 0}, {217579, 4174, 0}, {217590, 4175, 0},
    {217627, 4176, 0}, {217667, 4191, 0}, {217676, 4429, 0}, {217719, 4442, 0}, {217736, 4478, 0},
    {217768, 5249, 0}, {217797, 5251, 0}, {217825, 5260, 0}, {217845, 5303, 0}, {217881, 5306, 0},
    {217918, 5307, 0}, {217954, 5308, 0}, {217991, 5309, 0}, {218027, 5310, 0}, {218066, 5311, 0},
    {218108, 5312, 0}, {218150, 5254, 0}, {218178, 5255, 0}, {218199, 5259, 0}, {218218, 6115, 0},
    {218242, 6441, 0}, {218261, 5116, 0}, {218277, 5117, 0}, {218299, 5118, 0}, {218328, 6425, 0},
    {218365, 0, 0}, {218371, 1, 0}, {218378, 2, 0}, {218385, 3, 0}, {218392, 4294967295, 0}, {218427, 0, 0},
    {218436, 1, 0}, {82627, 0, 0}, {218477, 1, 0}, {218485, 2, 0}, {218493, 4, 0}, {218501, 8, 0},
    {218514, 16, 0}, {218545, 0, 0}, {218553, 1, 0}, {218561, 2, 0}, {218582, 0, 0}, {218599, 1, 0},
    {218606, 2, 0}, {218612, 3, 0}, {218427, 4, 0}, {218624, 5, 0}, {218633, 6, 0}, {218645, 7, 0},
    {218658, 8, 0}, {218669, 9, 0}, {218680, 10, 0}, {212419, 11, 0}, {218688, 13, 0}, {218702, 14, 0},
    {218707, 15, 0}, {218713, 16, 0}, {218722, 17, 0}, {218729, 18, 0}, {218739, 19, 0}, {218748, 20, 0},
    {218756, 21, 0}, {218765, 22, 0}, {218774, 23, 0}, {218783, 24, 0}, {218795, 25, 0}, {218807, 26, 0},
    {218815, 27, 0}, {218825, 28, 0}, {218845, 29, 0}, {218852, 30, 0}, {218861, 31, 0}, {7000, 32, 0},
    {218871, 33, 0}, {218879, 34, 0}, {218893, 35, 0}, {218900, 36, 0}, {218910, 37, 0}, {218920, 38, 0},
    {122131, 39, 0}, {218934, 40, 0}, {218949, 41, 0}, {218967, 42, 0}, {218981, 43, 0}, {219002, 44, 0},
    {219012, 45, 0}, {219026, 46, 0}, {219038, 47, 0}, {219054, 4469, 0}, {219067, 4470, 0}, {219082, 4999, 0},
    {219100, 5248, 0}, {219119, 5250, 0}, {219133, 5252, 0}, {219152, 5256, 0}, {219180, 5271, 0},
    {219196, 5285, 0}, {219209, 5300, 0}, {219220, 5355, 0}, {219236, 5356, 0}, {219251, 5398, 0},
    {219269, 5399, 0}, {219285, 5400, 0}, {219300, 5401, 0}, {219313, 5599, 0}, {219327, 5602, 0},
    {219353, 5607, 0}, {219366, 5608, 0}, {219383, 5624, 0}, {219410, 5625, 0}, {219431, 5626, 0},
    {219458, 5627, 0}, {219473, 5628, 0}, {219499, 5634, 0}, {219513, 5635, 0}, {219526, 5636, 0},
    {219541, 5822, 0}, {219567, 5823, 0}, {219591, 5825, 0}, {219605, 5826, 0}, {219617, 5827, 0},
    {219631, 5828, 0}, {219646, 5829, 0}, {219668, 5830, 0}, {219684, 5831, 0}, {219700, 5832, 0},
    {219719, 5833, 0}, {219739, 5834, 0}, {219750, 5835, 0}, {219764, 5836, 0}, {219784, 5899, 0},
    {219803, 5900, 0}, {219818, 5901, 0}, {219846, 5902, 0}, {219860, 5905, 0}, {219877, 5907, 0},
    {219902, 5914, 0}, {219918, 5915, 0}, {219931, 5921, 0}, {219951, 5944, 0}, {219970, 6080, 0},
    {220001, 6085, 0}, {220026, 6087, 0}, {220061, 6140, 0}, {220079, 6442, 0}, {220101, 6443, 0},
    {220124, 3, 0}, {220130, 2, 0}, {220144, 1, 0}, {220156, 0, 0}, {218392, 4294967295, 0}, {220160, 0, 0},
    {220166, 1, 0}, {220172, 2, 0}, {220178, 3, 0}, {220183, 4, 0}, {220188, 5, 0}, {220195, 6, 0},
    {220221, 0, 0}, {220233, 1, 0}, {220246, 2, 0}, {220268, 3, 0}, {220289, 4, 0}, {220303, 5, 0},
    {220318, 6, 0}, {220337, 7, 0}, {220353, 8, 0}, {220369, 9, 0}, {220388, 10, 0}, {220398, 11, 0},
    {220402, 12, 0}, {220417, 14, 0}, {220430, 15, 0}, {220440, 16, 0}, {220455, 17, 0}, {220465, 18, 0},
    {220479, 19, 0}, {220491, 20, 0}, {220502, 21, 0}, {220522, 22, 0}, {220532, 23, 0}, {220556, 24, 0},
    {220562, 25, 0}, {220571, 26, 0}, {220586, 27, 0}, {220599, 28, 0}, {220615, 29, 0}, {220635, 30, 0},
    {220647, 31, 0}, {220662, 33, 0}, {220674, 34, 0}, {212853, 35, 0}, {220684, 36, 0}, {220706, 37, 0},
    {220730, 38, 0}, {220742, 39, 0}, {220758, 4421, 0}, {220788, 4446, 0}, {214291, 4459, 0},
    {214306, 4460, 0}, {214324, 4461, 0}, {214349, 4462, 0}, {214365, 4463, 0}, {220806, 5017, 0},
    {220835, 5027, 0}, {220858, 5079, 0}, {220886, 5080, 0}, {220912, 5081, 0}, {220935, 5082, 0},
    {220962, 5083, 0}, {220987, 5084, 0}, {221009, 5269, 0}, {221024, 5270, 0}, {221044, 5289, 0},
    {221067, 5290, 0}, {221091, 5298, 0}, {221110, 5366, 0}, {221135, 5367, 0}, {221162, 5368, 0},
    {221188, 5369, 0}, {221216, 5370, 0}, {221247, 5371, 0}, {221280, 5618, 0}, {221307, 5620, 0},
    {221328, 5621, 0}, {221349, 5622, 0}, {221375, 5623, 0}, {221402, 5893, 0}, {221424, 5894, 0},
    {221440, 5895, 0}, {221460, 5896, 0}, {221482, 5903, 0}, {221510, 6154, 0}, {221534, 6417, 0},
    {221572, 0, 0}, {221579, 1, 0}, {221599, 2, 0}, {216248, 3, 0}, {221622, 4, 0}, {221631, 5, 0},
    {213950, 6, 0}, {221641, 5313, 0}, {221658, 5314, 0}, {221674, 5315, 0}, {221684, 5316, 0},
    {221698, 5317, 0}, {221706, 5318, 0}, {221718, 5364, 0}, {221726, 5365, 0}, {221744, 0, 0},
    {221766, 1, 0}, {221787, 2, 0}, {221808, 3, 0}, {221831, 4, 0}, {221863, 5, 0}, {221881, 6, 0},
    {221916, 7, 0}, {221944, 8, 0}, {221978, 9, 0}, {222000, 10, 0}, {222021, 11, 0}, {222052, 12, 0},
    {222089, 13, 0}, {222111, 14, 0}, {222137, 15, 0}, {222165, 16, 0}, {222187, 17, 0}, {222215, 18, 0},
    {222240, 19, 0}, {222270, 20, 0}, {222311, 21, 0}, {222329, 22, 0}, {222349, 23, 0}, {222387, 24, 0},
    {222408, 25, 0}, {222444, 26, 0}, {222466, 27, 0}, {222501, 28, 0}, {222525, 29, 0}, {222551, 30, 0},
    {222580, 31, 0}, {222607, 32, 0}, {222624, 1000, 0}, {222660, 1001, 0}, {222688, 1002, 0},
    {222719, 1003, 0}, {222755, 1004, 0}, {222789, 1005, 0}, {222821, 1006, 0}, {222851, 1007, 0},
    {222887, 1008, 0}, {222919, 1009, 0}, {222955, 1010, 0}, {222982, 1011, 0}, {223016, 1012, 0},
    {223036, 1013, 0}, {223066, 6000, 0}, {223082, 6001, 0}, {223096, 2000, 0}, {223132, 2001, 0},
    {223154, 2002, 0}, {223195, 2003, 0}, {223224, 2004, 0}, {223260, 2005, 0}, {223292, 2006, 0},
    {223337, 3000, 0}, {223364, 3001, 0}, {223395, 3002, 0}, {223416, 4000, 0}, {223460, 4001, 0},
    {223485, 4002, 0}, {223521, 4003, 0}, {223541, 4007, 0}, {223566, 4004, 0}, {223592, 4005, 0},
    {223620, 4006, 0}, {223646, 4008, 0}, {223678, 4009, 0}, {223711, 4012, 0}, {223748, 4013, 0},
    {223777, 4010, 0}, {223816, 4011, 0}, {223861, 4014, 0}, {223889, 4015, 0}, {223920, 4016, 0},
    {223954, 4017, 0}, {223974, 4018, 0}, {224005, 4019, 0}, {224047, 4020, 0}, {224077, 4021, 0},
    {224096, 4022, 0}, {224122, 4023, 0}, {224141, 4024, 0}, {224175, 4025, 0}, {224193, 4026, 0},
    {224216, 4027, 0}, {224244, 4028, 0}, {224277, 4029, 0}, {224301, 4031, 0}, {224331, 4032, 0},
    {224356, 4033, 0}, {224392, 5000, 0}, {224426, 5001, 0}, {224452, 5002, 0}, {224487, 5003, 0},
    {224522, 5005, 0}, {224541, 5006, 0}, {224578, 5007, 0}, {224608, 5008, 0}, {224634, 5009, 0},
    {224669, 5010, 0}, {224689, 5011, 0}, {224718, 5012, 0}, {224741, 5013, 0}, {224765, 5014, 0},
    {224796, 5015, 0}, {224845, 0, 0}, {82627, 0, 0}, {224857, 1, 0}, {224864, 2, 0}, {224871, 4, 0},
    {224875, 8, 0}, {224886, 16, 0}, {224891, 65536, 0}, {224914, 131072, 0}, {224932, 0, 0}, {224936, 1, 0},
    {224940, 2, 0}, {224944, 3, 0}, {82627, 0, 0}, {224964, 1, 0}, {224971, 2, 0}, {13107, 4, 0},
    {224982, 8, 0}, {215670, 65536, 0}, {225003, 0, 0}, {225010, 1, 0}, {225024, 2, 0}, {225038, 3, 0},
    {225054, 6, 0}, {225074, 7, 0}, {225101, 8, 0}, {225145, 0, 0}, {225156, 1, 0}, {225179, 0, 0},
    {225187, 1, 0}, {225195, 2, 0}, {218392, 0, 0}, {225220, 1, 0}, {225228, 2, 0}, {225236, 3, 0},
    {225241, 4, 0}, {225247, 5, 0}, {225258, 6, 0}, {225264, 7, 0}, {225270, 8, 0}, {225283, 9, 0},
    {225288, 10, 0}, {225295, 11, 0}, {225303, 12, 0}, {225308, 13, 0}, {225312, 14, 0}, {225316, 15, 0},
    {225319, 16, 0}, {225331, 17, 0}, {225341, 18, 0}, {225350, 19, 0}, {225359, 20, 0}, {225367, 21, 0},
    {225375, 22, 0}, {225383, 23, 0}, {225390, 24, 0}, {225395, 25, 0}, {225401, 26, 0}, {225407, 27, 0},
    {225412, 28, 0}, {225417, 29, 0}, {225421, 30, 0}, {225430, 31, 0}, {225439, 32, 0}, {225447, 33, 0},
    {225453, 34, 0}, {225463, 35, 0}, {225470, 36, 0}, {225477, 37, 0}, {225483, 38, 0}, {225489, 39, 0},
    {225494, 40, 0}, {225500, 41, 0}, {82627, 0, 0}, {225519, 1, 0}, {225524, 2, 0}, {225528, 4, 0},
    {225533, 8, 0}, {218893, 16, 0}, {225545, 32, 0}, {218722, 64, 0}, {216551, 128, 0}, {225558, 256, 0},
    {225577, 512, 0}, {225594, 1024, 0}, {225610, 2048, 0}, {225624, 4096, 0}, {225635, 65536, 0},
    {225643, 8192, 0}, {225654, 16384, 0}, {225686, 0, 0}, {225701, 1, 0}, {225713, 2, 0}, {225741, 0, 0},
    {225755, 1, 0}, {225780, 0, 0}, {225787, 1, 0}, {225794, 2, 0}, {225823, 0, 0}, {225832, 1, 0},
    {225839, 2, 0}, {225849, 3, 0}, {225866, 4, 0}, {82627, 0, 0}, {225890, 1, 0}, {225897, 2, 0},
    {225908, 4, 0}, {225927, 8, 0}, {225944, 16, 0}, {225958, 32, 0}, {225972, 64, 0}, {225990, 128, 0},
    {226000, 256, 0}, {226013, 65536, 0}, {226037, 1048576, 0}, {226055, 131072, 0}, {226075, 2097152, 0},
    {226096, 262144, 0}, {226117, 4194304, 0}, {226143, 524288, 0}, {226163, 8388608, 0}, {218436, 0, 0},
    {218427, 1, 0}, {226190, 2, 0}, {226198, 3, 0}, {82627, 0, 0}, {218756, 1, 0}, {226219, 2, 0},
    {225654, 4, 0}, {226227, 8, 0}, {226248, 16, 0}, {226267, 32, 0}, {226285, 65536, 0}, {226305, 131072, 0},
    {226334, 0, 0}, {226341, 1, 0}, {218371, 2, 0}, {218378, 3, 0}, {82627, 0, 0}, {226365, 2, 0},
    {226373, 4, 0}, {226381, 8, 0}, {226396, 16, 0}, {226419, 64, 0}, {226433, 128, 0}, {226448, 256, 0},
    {226464, 512, 0}, {226485, 1024, 0}, {226505, 2048, 0}, {226517, 4096, 0}, {226530, 8192, 0},
    {226544, 16384, 0}, {218756, 32768, 0}, {226563, 0, 0}, {226569, 1, 0}, {226577, 2, 0}, {226595, 3, 0},
    {226604, 4, 0}, {226622, 5, 0}, {226629, 6, 0}, {226642, 7, 0}, {226651, 8, 0}, {226658, 10, 0},
    {226670, 11, 0}, {226686, 12, 0}, {226696, 14, 0}, {226710, 15, 0}, {226723, 16, 0}, {226739, 17, 0},
    {226752, 19, 0}, {226763, 20, 0}, {226774, 21, 0}, {226784, 22, 0}, {226796, 23, 0}, {226809, 24, 0},
    {226822, 25, 0}, {226834, 27, 0}, {226853, 28, 0}, {226865, 29, 0}, {226884, 30, 0}, {226897, 32, 0},
    {226911, 33, 0}, {226926, 39, 0}, {226947, 41, 0}, {226962, 42, 0}, {226978, 43, 0}, {226989, 44, 0},
    {227009, 46, 0}, {227024, 48, 0}, {227043, 49, 0}, {227063, 50, 0}, {227078, 51, 0}, {227102, 52, 0},
    {227119, 54, 0}, {227130, 55, 0}, {227150, 56, 0}, {227164, 57, 0}, {227179, 59, 0}, {227190, 61, 0},
    {227197, 62, 0}, {227205, 63, 0}, {227218, 65, 0}, {227232, 67, 0}, {227249, 70, 0}, {227274, 71, 0},
    {227285, 72, 0}, {227302, 77, 0}, {227325, 78, 0}, {227347, 79, 0}, {227363, 80, 0}, {227384, 81, 0},
    {227403, 82, 0}, {227421, 84, 0}, {227433, 87, 0}, {227458, 88, 0}, {227483, 93, 0}, {227516, 95, 0},
    {227529, 97, 0}, {227547, 98, 0}, {227559, 99, 0}, {227572, 100, 0}, {227580, 104, 0}, {227597, 109, 0},
    {227611, 110, 0}, {227625, 111, 0}, {227639, 112, 0}, {227653, 113, 0}, {227664, 114, 0}, {227675, 115, 0},
    {227686, 117, 0}, {227702, 120, 0}, {227718, 121, 0}, {227737, 122, 0}, {227756, 123, 0}, {227783, 124, 0},
    {227793, 126, 0}, {227803, 127, 0}, {227813, 128, 0}, {227820, 129, 0}, {227827, 130, 0}, {227834, 131, 0},
    {227841, 132, 0}, {227848, 133, 0}, {227855, 134, 0}, {227862, 135, 0}, {227869, 136, 0}, {227876, 137, 0},
    {227883, 138, 0}, {227890, 139, 0}, {227897, 140, 0}, {227904, 141, 0}, {227911, 142, 0}, {227931, 143, 0},
    {227951, 144, 0}, {227971, 145, 0}, {227991, 146, 0}, {228011, 148, 0}, {228017, 149, 0}, {228029, 150, 0},
    {228042, 151, 0}, {228057, 152, 0}, {228072, 156, 0}, {228080, 157, 0}, {228088, 158, 0}, {228099, 162, 0},
    {228109, 163, 0}, {228121, 164, 0}, {228136, 165, 0}, {228154, 166, 0}, {228166, 167, 0}, {228179, 168, 0},
    {228192, 169, 0}, {228201, 170, 0}, {228210, 171, 0}, {228222, 172, 0}, {228237, 173, 0}, {228252, 174, 0},
    {228272, 175, 0}, {228292, 176, 0}, {228304, 177, 0}, {228316, 178, 0}, {228333, 179, 0}, {228350, 180, 0},
    {228362, 181, 0}, {228376, 182, 0}, {228391, 183, 0}, {228408, 184, 0}, {228423, 185, 0}, {228440, 186, 0},
    {228458, 187, 0}, {228478, 188, 0}, {228498, 189, 0}, {228520, 190, 0}, {228543, 191, 0}, {228568, 194, 0},
    {228588, 195, 0}, {228611, 196, 0}, {228630, 197, 0}, {228642, 198, 0}, {228655, 199, 0}, {228668, 200, 0},
    {228674, 201, 0}, {228691, 202, 0}, {228710, 203, 0}, {228729, 204, 0}, {228742, 205, 0}, {228753, 218, 0},
    {228766, 219, 0}, {228781, 224, 0}, {228798, 225, 0}, {228814, 229, 0}, {228831, 230, 0}, {228855, 231, 0},
    {228883, 232, 0}, {228902, 233, 0}, {228921, 234, 0}, {228934, 235, 0}, {228947, 236, 0}, {228960, 237, 0},
    {228973, 238, 0}, {228986, 239, 0}, {228999, 240, 0}, {229011, 241, 0}, {229022, 242, 0}, {229034, 245, 0},
    {229040, 246, 0}, {229052, 247, 0}, {229069, 248, 0}, {229077, 249, 0}, {229086, 250, 0}, {229106, 251, 0},
    {229115, 252, 0}, {229122, 253, 0}, {229131, 254, 0}, {229145, 255, 0}, {229159, 263, 0}, {229176, 264, 0},
    {229188, 265, 0}, {229200, 266, 0}, {229212, 267, 0}, {229224, 268, 0}, {229236, 269, 0}, {229248, 270, 0},
    {229260, 271, 0}, {229272, 317, 0}, {229281, 330, 0}, {229299, 333, 0}, {229322, 334, 0}, {229343, 335, 0},
    {229364, 336, 0}, {229390, 337, 0}, {229417, 339, 0}, {229441, 342, 0}, {229473, 343, 0}, {229504, 344, 0},
    {229535, 345, 0}, {229560, 346, 0}, {229588, 347, 0}, {229615, 348, 0}, {229644, 349, 0}, {229666, 350, 0},
    {229688, 351, 0}, {229710, 352, 0}, {229732, 353, 0}, {229754, 354, 0}, {229776, 355, 0}, {229798, 356, 0},
    {229820, 357, 0}, {229842, 358, 0}, {229864, 359, 0}, {229892, 360, 0}, {229919, 361, 0}, {229947, 362, 0},
    {229975, 363, 0}, {230002, 364, 0}, {230030, 366, 0}, {230056, 4163, 0}, {230072, 4182, 0},
    {230093, 4183, 0}, {230104, 4184, 0}, {230120, 4185, 0}, {230140, 4186, 0}, {230154, 4190, 0},
    {230169, 4181, 0}, {230188, 4421, 0}, {230208, 4431, 0}, {230235, 4450, 0}, {230242, 4451, 0},
    {230249, 4452, 0}, {230257, 4453, 0}, {230270, 4454, 0}, {230283, 4455, 0}, {230297, 4456, 0},
    {230324, 4457, 0}, {230351, 4458, 0}, {230379, 4459, 0}, {230408, 4460, 0}, {230437, 4461, 0},
    {230469, 4462, 0}, {230505, 5294, 0}, {230524, 5295, 0}, {230544, 5575, 0}, {230569, 5576, 0},
    {230595, 5630, 0}, {230611, 6035, 0}, {230627, 6116, 0}, {230649, 6117, 0}, {230671, 6142, 0},
    {230699, 6143, 0}, {230725, 6401, 0}, {230740, 6402, 0}, {230755, 6426, 0}, {230794, 0, 0},
    {230825, 0, 0}, {230837, 1, 0}, {230844, 2, 0}, {230854, 3, 0}, {230863, 4, 0}, {230874, 5, 0},
    {230886, 6, 0}, {82627, 0, 0}, {230917, 1, 0}, {230925, 2, 0}, {230950, 0, 0}, {230966, 1, 0},
    {218807, 2, 0}, {230972, 3, 0}, {230844, 4, 0}, {230979, 5, 0}, {82695, 6, 0}, {230994, 7, 0},
    {231003, 8, 0}, {231011, 9, 0}, {231024, 10, 0}, {231038, 11, 0}, {231044, 12, 0}, {231058, 5328, 0},
    {231074, 5329, 0}, {231098, 5338, 0}, {231112, 5339, 0}, {231128, 5342, 0}, {231150, 5343, 0},
    {231172, 5349, 0}, {231194, 5402, 0}, {231218, 5605, 0}, {231235, 5936, 0}, {231251, 5937, 0},
    {225823, 0, 0}, {231283, 1, 0}, {231296, 2, 0}, {225839, 3, 0}, {231313, 0, 0}, {83114, 1, 0},
    {231317, 2, 0}, {231321, 3, 0}, {231330, 4, 0}, {231342, 5, 0}, {231348, 6, 0}, {231355, 7, 0},
    {231364, 8, 0}, {218392, 4294967295, 0}, {231384, 0, 0}, {231389, 1, 0}, {231394, 2, 0}, {231399, 3, 0},
    {231404, 4, 0}, {231409, 5, 0}, {231414, 6, 0}, {255810, 32, 0}, {55, 0, 0}, {255824, 1, 0},
    {255830, 2, 0}, {49548, 3, 0}, {255835, 4, 0}, {255843, 5, 0}, {255851, 6, 0}, {252840, 7, 0},
    {255855, 8, 0}, {255867, 9, 0}, {255879, 10, 0}, {83744, 11, 0}, {255892, 12, 0}, {255897, 13, 0},
    {30126, 14, 0}, {55, 0, 0}, {255909, 1, 0}, {255931, 1, 0}, {255941, 2, 0}, {255956, 1, 0},
    {255964, 2, 0}, {55, 0, 0}, {255982, 1, 0}, {255999, 2, 0}, {256008, 1, 0}, {256021, 2, 0},
    {256035, 3, 0}, {256069, 0, 0}, {256073, 1, 0}, {265330, 1, 0}, {265340, 2, 0}, {265365, 0, 0},
    {265380, 1, 0}, {265398, 2, 0}, {31282, 0, 0}, {31285, 1, 0}, {54677, 2, 0}, {54680, 3, 0},
    {54683, 4, 0}, {54686, 5, 0}, {265458, 0, 0}, {80484, 1, 0}, {265467, 2, 0}, {30568, 0, 0},
    {30572, 1, 0}, {265529, 0, 0}, {265533, 1, 0}, {265542, 2, 0}, {265555, 3, 0}, {265598, 0, 0},
    {265612, 1, 0}, {55, 0, 0}, {265647, 1, 0}, {265663, 2, 0}, {265675, 3, 0}, {265715, 0, 0},
    {265533, 1, 0}, {265723, 2, 0}, {265734, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {58840, 2, 0},
    {58846, 3, 0}, {14286, 4, 0}, {58852, 5, 0}, {58858, 6, 0}, {14259, 7, 0}, {58864, 8, 0}, {58868, 9, 0},
    {1239, 10, 0}, {14250, 12, 0}, {14277, 11, 0}, {293519, 0, 0}, {293534, 1, 0}, {293542, 2, 0},
    {293548, 3, 0}, {146279, 4, 0}, {303903, 0, 0}, {303910, 1, 0}, {303919, 2, 0}, {303929, 3, 0},
    {303945, 4, 0}, {303956, 5, 0}, {58803, 0, 0}, {17, 1, 0}, {18430, 0, 0}, {303993, 3, 0}, {58813, 0, 0},
    {18430, 1, 0}, {88755, 2, 0}, {122582, 3, 0}, {122574, 4, 0}, {49548, 8, 0}, {49622, 9, 0},
    {122433, 10, 0}, {122436, 11, 0}, {122443, 12, 0}, {122446, 13, 0}, {50403, 14, 0}, {49643, 15, 0},
    {122439, 16, 0}, {310322, 1, 0}, {310337, 2, 0}, {310351, 3, 0}, {310365, 4, 0}, {310378, 5, 0},
    {310392, 6, 0}, {310405, 7, 0}, {310418, 8, 0}, {310430, 9, 0}, {310444, 10, 0}, {310457, 11, 0},
    {310470, 12, 0}, {310482, 13, 0}, {42740, 0, 0}, {310494, 1, 0}, {58803, 2, 0}, {122546, 3, 0},
    {156102, 4, 0}, {310503, 5, 0}, {310322, 1, 0}, {310510, 2, 0}, {310525, 3, 0}, {310540, 4, 0},
    {310555, 5, 0}, {310570, 6, 0}, {310585, 7, 0}, {310600, 8, 0}, {310430, 9, 0}, {310615, 10, 0},
    {310629, 11, 0}, {310643, 12, 0}, {310657, 13, 0}, {310672, 14, 0}, {310687, 15, 0},
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
    {1, 34029, {0, 0}, 0}, {1, 34751, {0, 0}, 0}, {1, 34801, {0, 0}, 0}, {1, 35026, {0, 0}, 0},
    {1, 35071, {0, 0}, 0}, {1, 35414, {0, 0}, 0}, {1, 35459, {0, 0}, 0}, {1, 35524, {0, 0}, 0},
    {1, 35593, {0, 0}, 0}, {1, 35970, {0, 0}, 0}, {1, 35991, {0, 0}, 0}, {1, 36021, {0, 0}, 0},
    {1, 36047, {0, 0}, 0}, {1, 36888, {0, 0}, 0}, {3, 37009, {0, 0}, 0}, {1, 37268, {0, 0}, 0},
    {1, 37341, {0, 0}, 0}, {1, 38100, {0, 0}, 0}, {1, 38129, {0, 0}, 0}, {3, 38201, {0, 0}, 0},
    {1, 38505, {0, 0}, 0}, {1, 38574, {0, 0}, 0}, {3, 39999, {0, 0}, 0}, {1, 40320, {0, 0}, 0},
    {1, 40380, {0, 0}, 0}, {1, 40476, {0, 0}, 0}, {1, 40604, {0, 0}, 0}, {3, 41100, {0, 0}, 0},
    {1, 41232, {0, 0}, 0}, {1, 42000, {0, 0}, 0}, {1, 42094, {0, 0}, 0}, {1, 42488, {0, 0}, 0},
    {1, 42732, {0, 0}, 0}, {1, 42855, {0, 0}, 0}, {1, 42917, {0, 0}, 0}, {1, 42966, {0, 0}, 0},
    {1, 43036, {0, 0}, 0}, {1, 43174, {0, 0}, 0}, {1, 43650, {0, 0}, 0}, {1, 43678, {0, 0}, 0},
    {1, 43941, {0, 0}, 0}, {1, 44325, {0, 0}, 0}, {1, 44389, {0, 0}, 0}, {1, 44607, {0, 0}, 0},
    {1, 44656, {0, 0}, 0}, {1, 45543, {0, 0}, 0}, {3, 45577, {0, 0}, 0}, {1, 45891, {0, 0}, 0},
    {1, 45909, {0, 0}, 0}, {3, 46085, {0, 0}, 0}, {3, 46100, {0, 0}, 0}, {3, 46404, {0, 0}, 0},
    {3, 46811, {0, 0}, 0}, {3, 46811, {0, 0}, 0}, {3, 46824, {0, 0}, 0}, {1, 47011, {0, 0}, 0},
    {1, 47152, {0, 0}, 0}, {1, 47200, {0, 0}, 0}, {1, 48132, {0, 0}, 0}, {1, 48336, {0, 0}, 0},
    {1, 48835, {0, 0}, 0}, {1, 49134, {0, 0}, 0}, {1, 49163, {0, 0}, 0}, {1, 50038, {0, 0}, 0},
    {1, 50159, {0, 0}, 0}, {1, 50163, {0, 0}, 0}, {1, 50209, {0, 0}, 0}, {1, 50222, {0, 0}, 0},
    {1, 50529, {0, 0}, 0}, {1, 50574, {0, 0}, 0}, {1, 50654, {0, 0}, 0}, {1, 50690, {0, 0}, 0},
    {1, 50758, {0, 0}, 0}, {1, 50762, {0, 0}, 0}, {1, 50898, {0, 0}, 0}, {1, 50985, {0, 0}, 0},
    {1, 51056, {0, 0}, 0}, {1, 51212, {0, 0}, 0}, {1, 51245, {0, 0}, 0}, {1, 51313, {0, 0}, 0},
    {1, 51319, {0, 0}, 0}, {1, 51405, {0, 0}, 0}, {1, 51497, {0, 0}, 0}, {1, 51516, {0, 0}, 0},
    {1, 51657, {0, 0}, 0}, {1, 52566, {0, 0}, 0}, {1, 52981, {0, 0}, 0}, {1, 52999, {0, 0}, 0},
    {1, 53315, {0, 0}, 0}, {1, 53326, {0, 0}, 0}, {1, 53908, {0, 0}, 0}, {1, 54222, {0, 0}, 0},
    {1, 54818, {0, 0}, 0}, {3, 54917, {0, 0}, 0}, {3, 54931, {0, 0}, 0}, {1, 55108, {0, 0}, 0},
    {1, 55659, {0, 0}, 0}, {1, 55920, {0, 0}, 0}, {1, 56163, {0, 0}, 0}, {1, 56500, {0, 0}, 0},
    {1, 56795, {0, 0}, 0}, {1, 57455, {0, 0}, 0}, {1, 57524, {0, 0}, 0}, {1, 57719, {0, 0}, 0},
    {1, 58280, {0, 0}, 0}, {1, 59453, {0, 0}, 0}, {1, 59493, {0, 0}, 0}, {1, 59558, {0, 0}, 0},
    {1, 59589, {0, 0}, 0}, {1, 59610, {0, 0}, 0}, {1, 59712, {0, 0}, 0}, {1, 59801, {0, 0}, 0},
    {1, 59874, {0, 0}, 0}, {1, 59914, {0, 0}, 0}, {1, 59955, {0, 0}, 0}, {3, 59980, {0, 0}, 0},
    {1, 60167, {0, 0}, 0}, {1, 60280, {0, 0}, 0}, {1, 60312, {0, 0}, 0}, {1, 60414, {0, 0}, 0},
    {3, 60450, {0, 0}, 0}, {3, 60612, {0, 0}, 0}, {3, 60612, {0, 0}, 0}, {1, 60997, {0, 0}, 0},
    {1, 61040, {0, 0}, 0}, {3, 61198, {0, 0}, 0}, {3, 61383, {0, 0}, 0}, {3, 61408, {0, 0}, 0},
    {3, 63098, {0, 0}, 0}, {1, 63640, {0, 0}, 0}, {1, 63744, {0, 0}, 0}, {1, 63957, {0, 0}, 0},
    {1, 64605, {0, 0}, 0}, {1, 65877, {0, 0}, 0}, {1, 66177, {0, 0}, 0}, {1, 66302, {0, 0}, 0},
    {1, 66333, {0, 0}, 0}, {3, 63098, {0, 0}, 0}, {3, 66543, {0, 0}, 0}, {3, 66543, {0, 0}, 0},
    {3, 67397, {0, 0}, 0}, {3, 67659, {0, 0}, 0}, {3, 61383, {0, 0}, 0}, {3, 61383, {0, 0}, 0},
    {3, 68094, {0, 0}, 0}, {3, 69325, {0, 0}, 0}, {1, 69510, {0, 0}, 0}, {1, 69582, {0, 0}, 0},
    {3, 69645, {0, 0}, 0}, {1, 69846, {0, 0}, 0}, {3, 69645, {0, 0}, 0}, {3, 70007, {0, 0}, 0},
    {1, 70572, {0, 0}, 0}, {1, 70839, {0, 0}, 0}, {1, 71552, {0, 0}, 0}, {3, 71818, {0, 0}, 0},
    {1, 72219, {0, 0}, 0}, {1, 72250, {0, 0}, 0}, {3, 72320, {0, 0}, 0}, {3, 72320, {0, 0}, 0},
    {3, 73114, {0, 0}, 0}, {3, 73610, {0, 0}, 0}, {1, 74364, {0, 0}, 0}, {1, 74390, {0, 0}, 0},
    {1, 74430, {0, 0}, 0}, {1, 74464, {0, 0}, 0}, {1, 74492, {0, 0}, 0}, {1, 74514, {0, 0}, 0},
    {1, 74538, {0, 0}, 0}, {1, 74664, {0, 0}, 0}, {3, 74687, {0, 0}, 0}, {1, 75291, {0, 0}, 0},
    {1, 75519, {0, 0}, 0}, {1, 75732, {0, 0}, 0}, {1, 76478, {0, 0}, 0}, {3, 77672, {0, 0}, 0},
    {1, 77919, {0, 0}, 0}, {1, 78017, {0, 0}, 0}, {1, 80127, {0, 0}, 0}, {1, 80955, {0, 0}, 0},
    {1, 80989, {0, 0}, 0}, {1, 81223, {0, 0}, 0}, {1, 84212, {0, 0}, 0}, {1, 84341, {0, 0}, 0},
    {3, 84462, {0, 0}, 0}, {3, 84572, {0, 0}, 0}, {1, 84613, {0, 0}, 0}, {1, 84689, {0, 0}, 0},
    {1, 84770, {0, 0}, 0}, {1, 84864, {0, 0}, 0}, {1, 84874, {0, 0}, 0}, {3, 84938, {0, 0}, 0},
    {3, 84963, {0, 0}, 0}, {1, 85032, {0, 0}, 0}, {1, 85047, {0, 0}, 0}, {1, 85069, {0, 0}, 0},
    {1, 85208, {0, 0}, 0}, {3, 85223, {0, 0}, 0}, {3, 85223, {0, 0}, 0}, {3, 85223, {0, 0}, 0},
    {3, 85223, {0, 0}, 0}, {1, 85471, {0, 0}, 0}, {1, 85569, {0, 0}, 0}, {1, 85585, {0, 0}, 0},
    {3, 86348, {0, 0}, 0}, {1, 86370, {0, 0}, 0}, {3, 86395, {0, 0}, 0}, {1, 86526, {0, 0}, 0},
    {1, 86639, {0, 0}, 0}, {1, 86660, {0, 0}, 0}, {1, 86727, {0, 0}, 0}, {3, 86767, {0, 0}, 0},
    {3, 86788, {0, 0}, 0}, {3, 86810, {0, 0}, 0}, {3, 86828, {0, 0}, 0}, {3, 86854, {0, 0}, 0},
    {3, 86870, {0, 0}, 0}, {3, 86892, {0, 0}, 0}, {3, 86912, {0, 0}, 0}, {3, 86930, {0, 0}, 0},
    {1, 86950, {0, 0}, 0}, {1, 86959, {0, 0}, 0}, {3, 87177, {0, 0}, 0}, {3, 87177, {0, 0}, 0},
    {3, 87177, {0, 0}, 0}, {3, 87177, {0, 0}, 0}, {1, 87308, {0, 0}, 0}, {3, 87177, {0, 0}, 0},
    {1, 87808, {0, 0}, 0}, {1, 87901, {0, 0}, 0}, {1, 88143, {0, 0}, 0}, {1, 88175, {0, 0}, 0},
    {1, 88185, {0, 0}, 0}, {1, 88425, {0, 0}, 0}, {3, 88493, {0, 0}, 0}, {3, 88722, {0, 0}, 0},
    {3, 88722, {0, 0}, 0}, {1, 88784, {0, 0}, 0}, {1, 88843, {0, 0}, 0}, {1, 88955, {0, 0}, 0},
    {1, 89167, {0, 0}, 0}, {1, 89560, {0, 0}, 0}, {1, 89638, {0, 0}, 0}, {1, 89657, {0, 0}, 0},
    {1, 89679, {0, 0}, 0}, {1, 89707, {0, 0}, 0}, {1, 89734, {0, 0}, 0}, {1, 90097, {0, 0}, 0},
    {3, 90166, {0, 0}, 0}, {1, 90299, {0, 0}, 0}, {3, 90322, {0, 0}, 0}, {3, 90337, {0, 0}, 0},
    {3, 90349, {0, 0}, 0}, {3, 90368, {0, 0}, 0}, {1, 90720, {0, 0}, 0}, {3, 90757, {0, 0}, 0},
    {1, 91492, {0, 0}, 0}, {1, 91673, {0, 0}, 0}, {1, 91878, {0, 0}, 0}, {1, 91939, {0, 0}, 0},
    {1, 91968, {0, 0}, 0}, {3, 92365, {0, 0}, 0}, {1, 92379, {0, 0}, 0}, {1, 92397, {0, 0}, 0},
    {3, 92416, {0, 0}, 0}, {3, 92435, {0, 0}, 0}, {3, 92458, {0, 0}, 0}, {3, 92478, {0, 0}, 0},
    {1, 93087, {0, 0}, 0}, {1, 93392, {0, 0}, 0}, {1, 93490, {0, 0}, 0}, {1, 93737, {0, 0}, 0},
    {1, 94147, {0, 0}, 0}, {1, 94658, {0, 0}, 0}, {3, 38201, {0, 0}, 0}, {3, 95344, {0, 0}, 0},
    {3, 38201, {0, 0}, 0}, {3, 96356, {0, 0}, 0}, {3, 96541, {0, 0}, 0}, {1, 96991, {0, 0}, 0},
    {1, 97124, {0, 0}, 0}, {1, 97323, {0, 0}, 0}, {3, 97605, {0, 0}, 0}, {1, 97682, {0, 0}, 0},
    {1, 98079, {0, 0}, 0}, {1, 98554, {0, 0}, 0}, {1, 98732, {0, 0}, 0}, {1, 99748, {0, 0}, 0},
    {3, 38201, {0, 0}, 0}, {3, 38201, {0, 0}, 0}, {1, 100139, {0, 0}, 0}, {1, 100697, {0, 0}, 0},
    {1, 100922, {0, 0}, 0}, {1, 101875, {0, 0}, 0}, {3, 103410, {0, 0}, 0}, {1, 103742, {0, 0}, 0},
    {1, 104333, {0, 0}, 0}, {1, 104364, {0, 0}, 0}, {1, 104526, {0, 0}, 0}, {1, 104553, {0, 0}, 0},
    {1, 107556, {0, 0}, 0}, {1, 107902, {0, 0}, 0}, {1, 108071, {0, 0}, 0}, {1, 108117, {0, 0}, 0},
    {1, 108501, {0, 0}, 0}, {1, 108518, {0, 0}, 0}, {1, 108794, {0, 0}, 0}, {1, 109690, {0, 0}, 0},
    {1, 110072, {0, 0}, 0}, {1, 110111, {0, 0}, 0}, {1, 110447, {0, 0}, 0}, {1, 111104, {0, 0}, 0},
    {3, 112184, {0, 0}, 0}, {3, 112184, {0, 0}, 0}, {1, 114083, {0, 0}, 0}, {3, 114118, {0, 0}, 0},
    {3, 114128, {0, 0}, 0}, {1, 114140, {0, 0}, 0}, {3, 114118, {0, 0}, 0}, {3, 114128, {0, 0}, 0},
    {3, 115189, {0, 0}, 0}, {3, 116017, {0, 0}, 0}, {1, 116828, {0, 0}, 0}, {1, 116856, {0, 0}, 0},
    {1, 116884, {0, 0}, 0}, {1, 116908, {0, 0}, 0}, {1, 116980, {0, 0}, 0}, {1, 117053, {0, 0}, 0},
    {3, 117094, {0, 0}, 0}, {3, 117094, {0, 0}, 0}, {3, 117861, {0, 0}, 0}, {3, 117883, {0, 0}, 0},
    {1, 118597, {0, 0}, 0}, {1, 119421, {0, 0}, 0}, {1, 119922, {0, 0}, 0}, {3, 119949, {0, 0}, 0},
    {3, 120135, {0, 0}, 0}, {1, 120163, {0, 0}, 0}, {3, 121236, {0, 0}, 0}, {3, 121236, {0, 0}, 0},
    {3, 121406, {0, 0}, 0}, {3, 121406, {0, 0}, 0}, {1, 123445, {0, 0}, 0}, {1, 123480, {0, 0}, 0},
    {1, 123523, {0, 0}, 0}, {1, 123565, {0, 0}, 0}, {1, 123618, {0, 0}, 0}, {1, 123689, {0, 0}, 0},
    {1, 123719, {0, 0}, 0}, {1, 123764, {0, 0}, 0}, {1, 123798, {0, 0}, 0}, {1, 123839, {0, 0}, 0},
    {1, 123886, {0, 0}, 0}, {1, 123909, {0, 0}, 0}, {1, 123958, {0, 0}, 0}, {1, 123995, {0, 0}, 0},
    {1, 124025, {0, 0}, 0}, {1, 124055, {0, 0}, 0}, {1, 124078, {0, 0}, 0}, {1, 124102, {0, 0}, 0},
    {1, 124126, {0, 0}, 0}, {1, 124165, {0, 0}, 0}, {1, 124189, {0, 0}, 0}, {1, 124217, {0, 0}, 0},
    {1, 124242, {0, 0}, 0}, {1, 124274, {0, 0}, 0}, {1, 124321, {0, 0}, 0}, {1, 124349, {0, 0}, 0},
    {1, 124373, {0, 0}, 0}, {1, 124401, {0, 0}, 0}, {1, 124432, {0, 0}, 0}, {1, 124467, {0, 0}, 0},
    {1, 124499, {0, 0}, 0}, {1, 124689, {0, 0}, 0}, {1, 124736, {0, 0}, 0}, {1, 124775, {0, 0}, 0},
    {1, 124820, {0, 0}, 0}, {1, 124858, {0, 0}, 0}, {1, 124901, {0, 0}, 0}, {1, 124953, {0, 0}, 0},
    {1, 125010, {0, 0}, 0}, {1, 125063, {0, 0}, 0}, {1, 125102, {0, 0}, 0}, {1, 125138, {0, 0}, 0},
    {1, 125171, {0, 0}, 0}, {1, 125206, {0, 0}, 0}, {1, 125241, {0, 0}, 0}, {1, 125276, {0, 0}, 0},
    {1, 125311, {0, 0}, 0}, {1, 125348, {0, 0}, 0}, {3, 125454, {0, 0}, 0}, {1, 126129, {0, 0}, 0},
    {1, 126134, {0, 0}, 0}, {3, 126149, {0, 0}, 0}, {1, 126395, {0, 0}, 0}, {1, 126659, {0, 0}, 0},
    {1, 126707, {0, 0}, 0}, {3, 126765, {0, 0}, 0}, {3, 126783, {0, 0}, 0}, {1, 126942, {0, 0}, 0},
    {1, 127501, {0, 0}, 0}, {1, 127729, {0, 0}, 0}, {1, 127978, {0, 0}, 0}, {1, 128229, {0, 0}, 0},
    {1, 128859, {0, 0}, 0}, {1, 129336, {0, 0}, 0}, {3, 129647, {0, 0}, 0}, {3, 130106, {0, 0}, 0},
    {3, 130495, {0, 0}, 0}, {3, 130806, {0, 0}, 0}, {1, 131457, {0, 0}, 0}, {3, 131632, {0, 0}, 0},
    {1, 131929, {0, 0}, 0}, {3, 131976, {0, 0}, 0}, {3, 131976, {0, 0}, 0}, {3, 132350, {0, 0}, 0},
    {3, 132367, {0, 0}, 0}, {3, 132409, {0, 0}, 0}, {3, 132350, {0, 0}, 0}, {3, 132774, {0, 0}, 0},
    {3, 132898, {0, 0}, 0}, {0, 0, {0, 0}, 0}, {3, 133223, {0, 0}, 0}, {3, 133240, {0, 0}, 0},
    {3, 133265, {0, 0}, 0}, {1, 133400, {0, 0}, 0}, {1, 133613, {0, 0}, 0}, {3, 133638, {0, 0}, 0},
    {1, 133790, {0, 0}, 0}, {1, 134936, {0, 0}, 0}, {3, 135381, {0, 0}, 0}, {3, 135393, {0, 0}, 0},
    {3, 135393, {0, 0}, 0}, {3, 135408, {0, 0}, 0}, {3, 135429, {0, 0}, 0}, {3, 135454, {0, 0}, 0},
    {3, 136180, {0, 0}, 0}, {3, 136203, {0, 0}, 0}, {3, 136350, {0, 0}, 0}, {3, 133223, {0, 0}, 0},
    {1, 136493, {0, 0}, 0}, {1, 136598, {0, 0}, 0}, {3, 136800, {0, 0}, 0}, {3, 136827, {0, 0}, 0},
    {3, 137148, {0, 0}, 0}, {3, 137540, {0, 0}, 0}, {1, 139762, {0, 0}, 0}, {3, 139778, {0, 0}, 0},
    {3, 140000, {0, 0}, 0}, {1, 140070, {0, 0}, 0}, {3, 140100, {0, 0}, 0}, {1, 140631, {0, 0}, 0},
    {1, 140977, {0, 0}, 0}, {3, 141025, {0, 0}, 0}, {3, 141048, {0, 0}, 0}, {3, 141075, {0, 0}, 0},
    {3, 141402, {0, 0}, 0}, {1, 141441, {0, 0}, 0}, {3, 141523, {0, 0}, 0}, {1, 141712, {0, 0}, 0},
    {1, 141772, {0, 0}, 0}, {3, 141821, {0, 0}, 0}, {3, 141844, {0, 0}, 0}, {3, 142352, {0, 0}, 0},
    {3, 143603, {0, 0}, 0}, {3, 145019, {0, 0}, 0}, {1, 145056, {0, 0}, 0}, {3, 145071, {0, 0}, 0},
    {3, 90757, {0, 0}, 0}, {3, 145287, {0, 0}, 0}, {3, 145287, {0, 0}, 0}, {3, 145287, {0, 0}, 0},
    {3, 145304, {0, 0}, 0}, {3, 145326, {0, 0}, 0}, {3, 145326, {0, 0}, 0}, {1, 145768, {0, 0}, 0},
    {3, 145793, {0, 0}, 0}, {1, 147136, {0, 0}, 0}, {1, 147167, {0, 0}, 0}, {1, 147232, {0, 0}, 0},
    {1, 147296, {0, 0}, 0}, {1, 147330, {0, 0}, 0}, {1, 147369, {0, 0}, 0}, {1, 147407, {0, 0}, 0},
    {1, 147450, {0, 0}, 0}, {3, 147523, {0, 0}, 0}, {3, 147540, {0, 0}, 0}, {1, 147582, {0, 0}, 0},
    {1, 147780, {0, 0}, 0}, {1, 147821, {0, 0}, 0}, {1, 147866, {0, 0}, 0}, {1, 147905, {0, 0}, 0},
    {1, 147948, {0, 0}, 0}, {1, 147979, {0, 0}, 0}, {1, 148012, {0, 0}, 0}, {1, 148051, {0, 0}, 0},
    {1, 148095, {0, 0}, 0}, {1, 148129, {0, 0}, 0}, {1, 148168, {0, 0}, 0}, {3, 148403, {0, 0}, 0},
    {3, 148809, {0, 0}, 0}, {3, 149211, {0, 0}, 0}, {3, 149533, {0, 0}, 0}, {3, 150392, {0, 0}, 0},
    {3, 150407, {0, 0}, 0}, {3, 151147, {0, 0}, 0}, {3, 151161, {0, 0}, 0}, {1, 151594, {0, 0}, 0},
    {3, 151910, {0, 0}, 0}, {3, 152307, {0, 0}, 0}, {3, 152329, {0, 0}, 0}, {3, 153122, {0, 0}, 0},
    {3, 153445, {0, 0}, 0}, {3, 154026, {0, 0}, 0}, {1, 156057, {0, 0}, 0}, {0, 0, {0, 0}, 0},
    {3, 159138, {0, 0}, 0}, {3, 159157, {0, 0}, 0}, {3, 149533, {0, 0}, 0}, {3, 161385, {0, 0}, 0},
    {3, 161403, {0, 0}, 0}, {1, 162381, {0, 0}, 0}, {3, 162706, {0, 0}, 0}, {3, 162716, {0, 0}, 0},
    {3, 162875, {0, 0}, 0}, {3, 162967, {0, 0}, 0}, {1, 163089, {0, 0}, 0}, {1, 163131, {0, 0}, 0},
    {1, 163187, {0, 0}, 0}, {1, 163249, {0, 0}, 0}, {1, 163632, {0, 0}, 0}, {1, 163763, {0, 0}, 0},
    {3, 162875, {0, 0}, 0}, {1, 164673, {0, 0}, 0}, {1, 166290, {0, 0}, 0}, {1, 167211, {0, 0}, 0},
    {1, 168292, {0, 0}, 0}, {3, 168443, {0, 0}, 0}, {3, 168520, {0, 0}, 0}, {1, 168538, {0, 0}, 0},
    {1, 168741, {0, 0}, 0}, {1, 168795, {0, 0}, 0}, {1, 168843, {0, 0}, 0}, {1, 169928, {0, 0}, 0},
    {1, 169996, {0, 0}, 0}, {1, 170098, {0, 0}, 0}, {1, 170202, {0, 0}, 0}, {1, 170804, {0, 0}, 0},
    {1, 170893, {0, 0}, 0}, {1, 170945, {0, 0}, 0}, {1, 171088, {0, 0}, 0}, {1, 172754, {0, 0}, 0},
    {1, 172800, {0, 0}, 0}, {1, 173073, {0, 0}, 0}, {1, 173274, {0, 0}, 0}, {1, 173475, {0, 0}, 0},
    {1, 173521, {0, 0}, 0}, {1, 173837, {0, 0}, 0}, {1, 174147, {0, 0}, 0}, {1, 174457, {0, 0}, 0},
    {1, 174761, {0, 0}, 0}, {1, 175302, {0, 0}, 0}, {1, 176446, {0, 0}, 0}, {1, 177904, {0, 0}, 0},
    {1, 178245, {0, 0}, 0}, {1, 178580, {0, 0}, 0}, {1, 179676, {0, 0}, 0}, {1, 179934, {0, 0}, 0},
    {1, 186892, {0, 0}, 0}, {1, 188002, {0, 0}, 0}, {1, 190638, {0, 0}, 0}, {1, 190684, {0, 0}, 0},
    {1, 191544, {0, 0}, 0}, {1, 191646, {0, 0}, 0}, {1, 191710, {0, 0}, 0}, {1, 193471, {0, 0}, 0},
    {1, 194541, {0, 0}, 0}, {1, 194685, {0, 0}, 0}, {3, 194811, {0, 0}, 0}, {3, 194811, {0, 0}, 0},
    {1, 195185, {0, 0}, 0}, {3, 195244, {0, 0}, 0}, {1, 195577, {0, 0}, 0}, {1, 195728, {0, 0}, 0},
    {3, 195768, {0, 0}, 0}, {1, 196280, {0, 0}, 0}, {1, 196735, {0, 0}, 0}, {1, 196906, {0, 0}, 0},
    {1, 196998, {0, 0}, 0}, {3, 197105, {0, 0}, 0}, {1, 197466, {0, 0}, 0}, {1, 197520, {0, 0}, 0},
    {1, 197549, {0, 0}, 0}, {1, 197569, {0, 0}, 0}, {3, 197794, {0, 0}, 0}, {3, 198831, {0, 0}, 0},
    {3, 201164, {0, 0}, 0}, {1, 201881, {0, 0}, 0}, {3, 202478, {0, 0}, 0}, {3, 202478, {0, 0}, 0},
    {3, 202563, {0, 0}, 0}, {1, 202573, {0, 0}, 0}, {1, 202808, {0, 0}, 0}, {3, 202820, {0, 0}, 0},
    {3, 202820, {0, 0}, 0}, {3, 203466, {0, 0}, 0}, {3, 203466, {0, 0}, 0}, {3, 203466, {0, 0}, 0},
    {1, 203561, {0, 0}, 0}, {3, 203776, {0, 0}, 0}, {3, 204232, {0, 0}, 0}, {3, 202478, {0, 0}, 0},
    {3, 204232, {0, 0}, 0}, {1, 205143, {0, 0}, 0}, {3, 204232, {0, 0}, 0}, {1, 205931, {0, 0}, 0},
    {3, 206328, {0, 0}, 0}, {1, 206499, {0, 0}, 0}, {1, 206546, {0, 0}, 0}, {1, 206600, {0, 0}, 0},
    {1, 206620, {0, 0}, 0}, {1, 206789, {0, 0}, 0}, {1, 206848, {0, 0}, 0}, {1, 206890, {0, 0}, 0},
    {3, 207372, {0, 0}, 0}, {1, 207398, {0, 0}, 0}, {1, 207434, {0, 0}, 0}, {1, 207577, {0, 0}, 0},
    {1, 207612, {0, 0}, 0}, {1, 207643, {0, 0}, 0}, {1, 208134, {0, 0}, 0}, {3, 208268, {0, 0}, 0},
    {1, 208498, {0, 0}, 0}, {3, 209059, {0, 0}, 0}, {3, 210739, {0, 0}, 0}, {1, 210993, {0, 0}, 0},
    {1, 211187, {0, 0}, 0}, {3, 211387, {0, 0}, 0}, {3, 211420, {0, 0}, 0}, {3, 211387, {0, 0}, 0},
    {1, 231419, {0, 0}, 0}, {1, 231459, {0, 0}, 0}, {1, 231483, {0, 0}, 0}, {1, 231563, {0, 0}, 0},
    {1, 231634, {0, 0}, 0}, {1, 231663, {0, 0}, 0}, {1, 231691, {0, 0}, 0}, {3, 231748, {0, 0}, 0},
    {1, 231852, {0, 0}, 0}, {1, 231903, {0, 0}, 0}, {1, 231971, {0, 0}, 0}, {1, 232000, {0, 0}, 0},
    {1, 232069, {0, 0}, 0}, {1, 232105, {0, 0}, 0}, {1, 232143, {0, 0}, 0}, {1, 232164, {0, 0}, 0},
    {1, 232195, {0, 0}, 0}, {1, 232248, {0, 0}, 0}, {1, 232288, {0, 0}, 0}, {1, 232326, {0, 0}, 0},
    {1, 232369, {0, 0}, 0}, {1, 232408, {0, 0}, 0}, {1, 232440, {0, 0}, 0}, {1, 232476, {0, 0}, 0},
    {1, 232526, {0, 0}, 0}, {3, 232571, {0, 0}, 0}, {1, 232636, {0, 0}, 0}, {1, 232655, {0, 0}, 0},
    {1, 232687, {0, 0}, 0}, {1, 232720, {0, 0}, 0}, {1, 232754, {0, 0}, 0}, {1, 232786, {0, 0}, 0},
    {1, 232826, {0, 0}, 0}, {1, 232840, {0, 0}, 0}, {1, 233162, {0, 0}, 0}, {1, 233175, {0, 0}, 0},
    {1, 233217, {0, 0}, 0}, {1, 233251, {0, 0}, 0}, {1, 233272, {0, 0}, 0}, {1, 233287, {0, 0}, 0},
    {3, 233491, {0, 0}, 0}, {3, 233685, {0, 0}, 0}, {1, 233696, {0, 0}, 0}, {3, 233685, {0, 0}, 0},
    {3, 233877, {0, 0}, 0}, {3, 233877, {0, 0}, 0}, {1, 234487, {0, 0}, 0}, {1, 234799, {0, 0}, 0},
    {1, 235315, {0, 0}, 0}, {1, 235678, {0, 0}, 0}, {1, 236262, {0, 0}, 0}, {1, 237006, {0, 0}, 0},
    {3, 231748, {0, 0}, 0}, {1, 237594, {0, 0}, 0}, {1, 237771, {0, 0}, 0}, {3, 238171, {0, 0}, 0},
    {1, 238192, {0, 0}, 0}, {3, 238171, {0, 0}, 0}, {1, 238310, {0, 0}, 0}, {1, 238392, {0, 0}, 0},
    {1, 238603, {0, 0}, 0}, {1, 238830, {0, 0}, 0}, {3, 239112, {0, 0}, 0}, {3, 239174, {0, 0}, 0},
    {1, 239241, {0, 0}, 0}, {1, 239543, {0, 0}, 0}, {1, 240172, {0, 0}, 0}, {1, 240934, {0, 0}, 0},
    {3, 241102, {0, 0}, 0}, {1, 241501, {0, 0}, 0}, {3, 242042, {0, 0}, 0}, {3, 242239, {0, 0}, 0},
    {1, 242606, {0, 0}, 0}, {1, 243031, {0, 0}, 0}, {1, 243158, {0, 0}, 0}, {1, 243220, {0, 0}, 0},
    {1, 244513, {0, 0}, 0}, {1, 245285, {0, 0}, 0}, {1, 245356, {0, 0}, 0}, {3, 245717, {0, 0}, 0},
    {3, 245738, {0, 0}, 0}, {1, 245909, {0, 0}, 0}, {3, 246069, {0, 0}, 0}, {1, 246469, {0, 0}, 0},
    {1, 246958, {0, 0}, 0}, {1, 247566, {0, 0}, 0}, {1, 248216, {0, 0}, 0}, {3, 248343, {0, 0}, 0},
    {3, 248361, {0, 0}, 0}, {3, 248343, {0, 0}, 0}, {3, 248343, {0, 0}, 0}, {3, 248343, {0, 0}, 0},
    {3, 248587, {0, 0}, 0}, {1, 249021, {0, 0}, 0}, {3, 249266, {0, 0}, 0}, {3, 249266, {0, 0}, 0},
    {3, 249266, {0, 0}, 0}, {1, 249410, {0, 0}, 0}, {1, 249631, {0, 0}, 0}, {1, 249687, {0, 0}, 0},
    {3, 250088, {0, 0}, 0}, {3, 251696, {0, 0}, 0}, {1, 251752, {0, 0}, 0}, {1, 251878, {0, 0}, 0},
    {1, 252630, {0, 0}, 0}, {3, 252789, {0, 0}, 0}, {3, 252909, {0, 0}, 0}, {3, 253108, {0, 0}, 0},
    {3, 253274, {0, 0}, 0}, {3, 253298, {0, 0}, 0}, {3, 253318, {0, 0}, 0}, {1, 253379, {0, 0}, 0},
    {1, 253602, {0, 0}, 0}, {1, 253934, {0, 0}, 0}, {1, 255304, {0, 0}, 0}, {1, 256104, {0, 0}, 0},
    {1, 256162, {0, 0}, 0}, {1, 256198, {0, 0}, 0}, {1, 256243, {0, 0}, 0}, {1, 256263, {0, 0}, 0},
    {1, 256307, {0, 0}, 0}, {1, 256357, {0, 0}, 0}, {1, 256379, {0, 0}, 0}, {1, 256616, {0, 0}, 0},
    {3, 257108, {0, 0}, 0}, {3, 257108, {0, 0}, 0}, {3, 257108, {0, 0}, 0}, {1, 257184, {0, 0}, 0},
    {1, 257424, {0, 0}, 0}, {3, 257542, {0, 0}, 0}, {1, 257618, {0, 0}, 0}, {3, 258173, {0, 0}, 0},
    {1, 258301, {0, 0}, 0}, {1, 258851, {0, 0}, 0}, {1, 259045, {0, 0}, 0}, {1, 259090, {0, 0}, 0},
    {1, 259135, {0, 0}, 0}, {1, 259281, {0, 0}, 0}, {1, 259492, {0, 0}, 0}, {3, 259587, {0, 0}, 0},
    {1, 259780, {0, 0}, 0}, {1, 259913, {0, 0}, 0}, {1, 50860, {0, 0}, 0}, {1, 260181, {0, 0}, 0},
    {1, 260769, {0, 0}, 0}, {1, 261319, {0, 0}, 0}, {1, 261364, {0, 0}, 0}, {1, 261421, {0, 0}, 0},
    {1, 261708, {0, 0}, 0}, {1, 262354, {0, 0}, 0}, {1, 262738, {0, 0}, 0}, {1, 263023, {0, 0}, 0},
    {1, 263229, {0, 0}, 0}, {1, 263552, {0, 0}, 0}, {1, 263686, {0, 0}, 0}, {1, 264250, {0, 0}, 0},
    {1, 264300, {0, 0}, 0}, {1, 264432, {0, 0}, 0}, {1, 264469, {0, 0}, 0}, {3, 264506, {0, 0}, 0},
    {1, 264682, {0, 0}, 0}, {1, 265952, {0, 0}, 0}, {1, 266493, {0, 0}, 0}, {1, 270827, {0, 0}, 0},
    {1, 271225, {0, 0}, 0}, {1, 271580, {0, 0}, 0}, {1, 272107, {0, 0}, 0}, {1, 273184, {0, 0}, 0},
    {1, 273236, {0, 0}, 0}, {1, 273456, {0, 0}, 0}, {1, 273860, {0, 0}, 0}, {1, 274289, {0, 0}, 0},
    {1, 275051, {0, 0}, 0}, {1, 276955, {0, 0}, 0}, {1, 277644, {0, 0}, 0}, {1, 278175, {0, 0}, 0},
    {1, 279156, {0, 0}, 0}, {1, 279976, {0, 0}, 0}, {1, 280287, {0, 0}, 0}, {3, 282149, {0, 0}, 0},
    {3, 282170, {0, 0}, 0}, {1, 282462, {0, 0}, 0}, {1, 282555, {0, 0}, 0}, {1, 284457, {0, 0}, 0},
    {1, 284746, {0, 0}, 0}, {1, 284797, {0, 0}, 0}, {1, 284847, {0, 0}, 0}, {1, 284906, {0, 0}, 0},
    {1, 285058, {0, 0}, 0}, {1, 285111, {0, 0}, 0}, {1, 285172, {0, 0}, 0}, {1, 285341, {0, 0}, 0},
    {1, 286098, {0, 0}, 0}, {1, 289672, {0, 0}, 0}, {1, 293278, {0, 0}, 0}, {1, 293400, {0, 0}, 0},
    {1, 293445, {0, 0}, 0}, {1, 293553, {0, 0}, 0}, {1, 293705, {0, 0}, 0}, {1, 293874, {0, 0}, 0},
    {1, 293976, {0, 0}, 0}, {3, 294007, {0, 0}, 0}, {1, 294857, {0, 0}, 0}, {1, 295054, {0, 0}, 0},
    {1, 295173, {0, 0}, 0}, {1, 295201, {0, 0}, 0}, {1, 295249, {0, 0}, 0}, {1, 296373, {0, 0}, 0},
    {3, 296428, {0, 0}, 0}, {1, 296759, {0, 0}, 0}, {1, 297646, {0, 0}, 0}, {3, 298276, {0, 0}, 0},
    {1, 298414, {0, 0}, 0}, {1, 298529, {0, 0}, 0}, {1, 298790, {0, 0}, 0}, {1, 299258, {0, 0}, 0},
    {1, 299858, {0, 0}, 0}, {1, 300418, {0, 0}, 0}, {1, 300471, {0, 0}, 0}, {3, 300562, {0, 0}, 0},
    {1, 301472, {0, 0}, 0}, {1, 301499, {0, 0}, 0}, {1, 301735, {0, 0}, 0}, {1, 301785, {0, 0}, 0},
    {1, 302033, {0, 0}, 0}, {1, 302184, {0, 0}, 0}, {1, 302347, {0, 0}, 0}, {1, 302401, {0, 0}, 0},
    {1, 302638, {0, 0}, 0}, {1, 302688, {0, 0}, 0}, {1, 302980, {0, 0}, 0}, {1, 303043, {0, 0}, 0},
    {1, 303608, {0, 0}, 0}, {3, 303997, {0, 0}, 0}, {3, 304099, {0, 0}, 0}, {1, 304192, {0, 0}, 0},
    {1, 304222, {0, 0}, 0}, {1, 304323, {0, 0}, 0}, {3, 304513, {0, 0}, 0}, {1, 304532, {0, 0}, 0},
    {1, 304698, {0, 0}, 0}, {1, 305029, {0, 0}, 0}, {1, 305377, {0, 0}, 0}, {3, 305771, {0, 0}, 0},
    {1, 305924, {0, 0}, 0}, {1, 306557, {0, 0}, 0}, {1, 306756, {0, 0}, 0}, {1, 306911, {0, 0}, 0},
    {1, 307119, {0, 0}, 0}, {3, 307497, {0, 0}, 0}, {3, 307622, {0, 0}, 0}, {1, 307944, {0, 0}, 0},
    {1, 308163, {0, 0}, 0}, {1, 308211, {0, 0}, 0}, {1, 308253, {0, 0}, 0}, {3, 308558, {0, 0}, 0},
    {3, 308558, {0, 0}, 0}, {3, 308558, {0, 0}, 0}, {3, 304513, {0, 0}, 0}, {1, 310702, {0, 0}, 0},
    {1, 310719, {0, 0}, 0}, {1, 310745, {0, 0}, 0}, {1, 310874, {0, 0}, 0}, {3, 310989, {0, 0}, 0},
    {1, 311111, {0, 0}, 0}, {3, 311563, {0, 0}, 0}, {3, 311854, {0, 0}, 0}, {3, 311870, {0, 0}, 0},
    {3, 311937, {0, 0}, 0}, {3, 311953, {0, 0}, 0}, {1, 312102, {0, 0}, 0},
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
    31738, 31750, 31763, 31776, 13107, 34926, 34945, 2253, 34966, 13107, 35194, 30687, 2253, 35219,
    13107, 34926, 34945, 35291, 2253, 35313, 13107, 35712, 35731, 2253, 35753, 21, 35881, 1126,
    13107, 36792, 36814, 2253, 36841, 36792, 13107, 37173, 2253, 37201, 13107, 36792, 37584, 37607,
    37650, 37693, 2253, 37728, 36792, 13107, 36792, 13107, 36814, 37978, 2253, 38006, 2253, 38232,
    38808, 38845, 2253, 39277, 39544, 36792, 39808, 36814, 39840, 2253, 39877, 13107, 36792, 37584,
    37607, 37650, 40179, 40228, 2253, 40274, 36792, 39808, 40970, 2253, 41005, 2253, 41140, 36792,
    41385, 41419, 41458, 2253, 41501, 36792, 41730, 41770, 1126, 13107, 42236, 2253, 42272, 13107,
    42381, 2253, 42417, 13107, 42789, 2253, 42812, 43103, 13107, 43103, 2253, 43337, 43103, 13107,
    2253, 43529, 31676, 43779, 43808, 2253, 43834, 43779, 43808, 13107, 44232, 2253, 44257, 13107,
    35194, 44520, 2253, 44543, 13107, 44851, 2253, 44902, 13107, 45138, 2253, 45225, 2253, 45644,
    2253, 45837, 46036, 46052, 2253, 46143, 2253, 46255, 2253, 46355, 2253, 46428, 13112, 2253,
    46629, 2253, 46728, 2193, 5096, 6930, 2205, 2253, 46905, 2286, 46983, 47086, 6889, 32870, 13107,
    47117, 14051, 13112, 2253, 47579, 47677, 2253, 47708, 17983, 2253, 47765, 47950, 2253, 47980,
    48081, 13107, 13112, 14051, 14198, 14205, 21, 21146, 48216, 18004, 2253, 48240, 48428, 48453,
    2253, 48680, 48216, 48986, 48216, 49020, 18004, 49048, 49066, 48428, 48216, 32417, 49291, 13107,
    49324, 48216, 32417, 49291, 49324, 49538, 50132, 50264, 30146, 50609, 50635, 50733, 50801,
    50860, 50860, 50801, 32830, 50635, 50609, 51870, 6889, 15164, 51882, 6907, 32870, 8010, 2193,
    51894, 51914, 14205, 48428, 2253, 52086, 52199, 13107, 13112, 52199, 52499, 13107, 13112, 2253,
    52525, 53074, 13107, 31738, 31653, 2253, 53105, 13107, 31688, 31738, 31653, 31688, 13107, 31738,
    31653, 2253, 53270, 32857, 13107, 32870, 13107, 53461, 53491, 53520, 2253, 53554, 13107, 37584,
    31738, 2253, 53692, 53520, 13107, 31738, 31653, 2253, 53780, 13107, 31738, 32417, 54012, 31653,
    2253, 54038, 53491, 13107, 31738, 31653, 2253, 54079, 54261, 54321, 54491, 54539, 54613, 30146,
    54886, 54886, 55005, 2253, 55038, 46036, 54886, 46052, 54886, 32470, 6930, 6889, 32870, 51882,
    6907, 8010, 2193, 51894, 51914, 34269, 54886, 2253, 55799, 32857, 54886, 46052, 56063, 2253,
    56094, 8010, 32870, 2205, 51914, 32870, 6889, 2193, 2286, 56306, 6907, 6889, 15164, 51882,
    32870, 8010, 2193, 51894, 51914, 56567, 32870, 2193, 2205, 2253, 56609, 2286, 56306, 6930,
    47086, 6889, 32870, 13107, 46052, 5096, 32870, 2193, 2205, 15164, 2253, 52525, 2286, 56306,
    54886, 57256, 2253, 57287, 2253, 57374, 13107, 57674, 14051, 13112, 2205, 32870, 2193, 5096,
    13107, 13112, 58174, 46036, 15607, 46052, 46036, 58370, 58409, 2253, 58440, 32857, 13107, 46052,
    32870, 51870, 6930, 47086, 6889, 32870, 13107, 58627, 15607, 14051, 13112, 58660, 58672, 59531,
    59847, 60235, 31688, 6889, 60881, 2253, 60902, 13107, 14379, 32870, 2253, 61645, 2253, 62015,
    2253, 62394, 2253, 63270, 63899, 6930, 47086, 6889, 51870, 51870, 6930, 14379, 60881, 2205,
    2253, 64249, 60881, 65263, 2253, 65341, 60881, 65834, 6889, 66042, 66064, 15164, 51882, 6907,
    8010, 2193, 51894, 51914, 30368, 66271, 13107, 13112, 13107, 66437, 2253, 66471, 2253, 67030,
    2253, 67344, 13107, 67497, 2253, 67532, 2253, 68383, 2253, 68923, 3975, 23784, 14379, 14934,
    31738, 31750, 31763, 31776, 2253, 69418, 13107, 69773, 2253, 69796, 13107, 69913, 2253, 69939,
    13107, 70093, 13107, 70215, 2253, 70242, 13107, 70438, 2253, 70467, 70790, 31688, 71295, 13107,
    13112, 5096, 2193, 2205, 2253, 71415, 2286, 71445, 13107, 14051, 13112, 14379, 31676, 13107,
    2253, 71615, 14379, 32857, 13107, 32870, 2253, 71717, 14379, 13107, 32470, 14379, 3975, 14379,
    13107, 2253, 71885, 72364, 72390, 31688, 2253, 72441, 72364, 72390, 2253, 72558, 72685, 8010,
    15164, 72709, 6907, 72865, 2253, 72891, 72364, 72390, 46052, 6889, 8010, 6907, 51882, 72364,
    72390, 13107, 2253, 73224, 72685, 8010, 15164, 73276, 6907, 73416, 72364, 72390, 46052, 13107,
    2253, 73517, 72865, 73776, 2253, 73798, 2253, 73894, 14198, 14205, 73972, 21, 21146, 2193,
    48428, 14934, 2205, 49020, 74585, 18004, 2286, 74611, 2193, 48428, 14934, 2205, 49020, 74585,
    18004, 74915, 2193, 48428, 14934, 2205, 49020, 74585, 18004, 32870, 2193, 48428, 14934, 2205,
    49020, 74585, 18004, 75475, 2193, 48428, 14934, 2205, 49020, 74585, 18004, 77811, 32870, 49020,
    78845, 14934, 3975, 18004, 78871, 2253, 78899, 2193, 48428, 14934, 2205, 49020, 74585, 18004,
    32870, 29270, 49020, 18004, 80462, 48428, 80484, 81154, 49020, 80484, 81384, 49020, 80484,
    81578, 49020, 80484, 58660, 81677, 83957, 83981, 83957, 50132, 84195, 83957, 83981, 84354,
    84360, 84410, 84437, 84354, 84506, 84354, 84532, 84354, 84908, 84354, 84998, 84354, 85174,
    85329, 84354, 85358, 84354, 85437, 84354, 85752, 84354, 85826, 84354, 85866, 84354, 85935,
    84354, 85975, 84354, 86002, 84354, 86052, 84354, 86098, 84354, 86177, 84354, 86213, 84354,
    86241, 84354, 86316, 84354, 86484, 84354, 86569, 84354, 87143, 84354, 87274, 84354, 87318,
    84354, 87370, 84354, 87392, 84354, 87437, 84354, 87522, 84354, 87622, 84354, 87679, 84354,
    87776, 84354, 88116, 88578, 84354, 88700, 84354, 88764, 84354, 88805, 31688, 3975, 89079, 31676,
    13107, 2253, 89109, 13107, 89256, 18037, 89343, 89375, 31688, 3975, 13107, 31688, 3975, 89531,
    13107, 89985, 90008, 90033, 2253, 90057, 13107, 89256, 13107, 32857, 46052, 89985, 90008, 90606,
    46036, 46052, 90671, 90606, 89985, 90008, 90992, 90033, 2253, 91016, 8010, 15164, 51882, 6907,
    13107, 91590, 2253, 91617, 31688, 3975, 90606, 13107, 13107, 90606, 17207, 92004, 2253, 92028,
    13107, 31688, 90606, 2253, 92216, 13107, 31688, 51870, 6930, 6889, 47086, 13107, 89256, 93307,
    93339, 18037, 13107, 17207, 92004, 29270, 52199, 13107, 13112, 13107, 94285, 94314, 2253, 94340,
    13107, 94581, 2253, 94610, 90606, 13107, 31688, 2253, 94763, 94822, 94849, 2253, 94884, 2253,
    95136, 2253, 95193, 2253, 95543, 2253, 95801, 2253, 95924, 2253, 96217, 89256, 2253, 96920,
    13107, 97058, 13107, 97251, 13107, 97251, 97454, 2253, 97704, 2253, 97839, 90606, 13107, 2253,
    98296, 89256, 31688, 2253, 98408, 90671, 89985, 90008, 90671, 99664, 93339, 93307, 2253, 99751,
    99933, 99956, 2253, 99996, 13107, 100248, 13107, 100359, 13107, 17207, 2253, 100412, 99956,
    2253, 101289, 13107, 101650, 2253, 101676, 13107, 101738, 2253, 101763, 13107, 49291, 90606,
    13107, 49291, 13107, 103520, 52199, 46036, 52499, 13112, 89985, 90008, 93339, 48428, 99664,
    93307, 103520, 6889, 2193, 6907, 2286, 104244, 13107, 32857, 6889, 6907, 46052, 31688, 3975,
    105171, 13107, 31688, 3975, 89531, 14934, 13107, 105359, 90606, 34346, 2253, 105399, 31688,
    3975, 89079, 13107, 13107, 105600, 2253, 105621, 89985, 90008, 93339, 48428, 99664, 93307,
    13107, 89079, 13107, 106292, 31688, 31653, 13107, 31714, 31738, 31750, 31763, 31776, 31688,
    13107, 31714, 31738, 31750, 31763, 31776, 2253, 106674, 2253, 106965, 32417, 54012, 31653,
    13107, 31714, 31738, 31750, 31763, 31776, 31653, 57256, 13107, 31714, 31738, 31750, 31763,
    31776, 2253, 107144, 32417, 31653, 107406, 13107, 31714, 31738, 31750, 31763, 31776, 2253,
    107437, 107676, 32870, 107676, 32870, 89343, 89375, 6930, 5096, 2193, 2205, 15164, 2286, 107753,
    107844, 13107, 14051, 13112, 32870, 13107, 18037, 31688, 107981, 18004, 2253, 108016, 107981,
    32887, 108252, 2253, 108281, 108432, 13107, 13112, 14051, 32470, 32870, 107981, 15607, 13107,
    32417, 18037, 32870, 107981, 13107, 18037, 100359, 108713, 15607, 32870, 15607, 14934, 3975,
    108887, 14379, 2253, 108908, 13107, 109017, 17983, 2253, 109201, 32870, 107981, 18004, 13107,
    18037, 2253, 109461, 32870, 13107, 109588, 2253, 109611, 32870, 13107, 109588, 18037, 109743,
    2253, 109762, 2193, 109925, 2253, 109955, 2286, 110024, 6907, 107676, 109925, 15607, 107676,
    107981, 99664, 93339, 2253, 109955, 32470, 32870, 110346, 15607, 13107, 49291, 32417, 18037,
    107676, 2253, 110579, 32870, 107981, 15607, 13107, 110960, 18037, 2253, 110991, 108252, 15607,
    107676, 107981, 99664, 93339, 2253, 111316, 32870, 111607, 107981, 18037, 110960, 13107, 32870,
    107981, 13107, 32870, 107981, 18037, 13107, 2253, 111797, 84354, 111882, 47086, 6889, 51894,
    6907, 32870, 46052, 13107, 32870, 46052, 2253, 112327, 13107, 112660, 14051, 13112, 13107,
    112709, 14051, 13112, 47086, 51914, 6889, 51894, 2193, 6907, 2253, 112799, 2253, 114302, 2253,
    114484, 2253, 114590, 2253, 114772, 2253, 114966, 2253, 115013, 2253, 115131, 2253, 115329,
    2253, 115606, 2253, 115890, 2253, 116075, 2253, 116268, 2253, 116455, 2253, 117286, 2253, 117499,
    2253, 117678, 2253, 117995, 2253, 118203, 2253, 118409, 2253, 118713, 2253, 118864, 2253, 119068,
    2253, 119301, 2253, 119711, 2253, 120101, 2253, 120436, 2253, 120728, 2253, 120925, 2253, 121176,
    12, 124663, 2253, 125409, 2253, 125674, 125892, 2253, 125919, 126064, 126294, 2253, 126314,
    2253, 126542, 2253, 127113, 2253, 127307, 2253, 127402, 13107, 127626, 2253, 127651, 2253,
    127775, 2253, 127927, 2253, 128121, 2253, 128457, 2253, 128737, 2253, 129133, 2253, 129470,
    2253, 129892, 2253, 130321, 2253, 130672, 125892, 126064, 2253, 131099, 2253, 131769, 2253,
    132090, 2253, 132243, 2253, 132590, 2253, 133352, 133552, 126064, 2253, 133580, 2253, 133741,
    2253, 134031, 2253, 134206, 2253, 134507, 2253, 134681, 2253, 134841, 2253, 135142, 2253, 135278,
    2253, 135660, 2253, 135905, 2253, 136260, 2253, 136448, 2253, 137243, 2253, 137383, 126064,
    13107, 126064, 14379, 13107, 139882, 139901, 2253, 139924, 140243, 2253, 140262, 2253, 140461,
    2253, 140555, 140772, 2253, 140797, 2253, 140922, 2253, 141190, 2253, 141319, 2253, 141630,
    142154, 2253, 142179, 2253, 142557, 2253, 142966, 2253, 143331, 2253, 143816, 2253, 144134,
    2253, 144508, 144831, 2253, 144860, 2253, 145140, 145205, 2253, 145630, 2253, 145879, 12, 58255,
    2253, 148355, 2228, 2205, 2193, 2286, 148574, 2587, 2205, 2193, 2286, 148981, 2253, 149385,
    149576, 32870, 2253, 149604, 6889, 6914, 2193, 6907, 149939, 13112, 149969, 6889, 6914, 6907,
    151001, 151023, 8010, 2205, 2193, 151044, 151023, 8010, 2193, 151044, 2205, 29270, 151736,
    2253, 151798, 2253, 152249, 2253, 152867, 32870, 2253, 153077, 6930, 151001, 153984, 2205,
    151044, 6889, 6914, 151044, 154412, 151044, 2253, 155560, 151044, 6889, 153984, 149969, 157152,
    2253, 157176, 149969, 151044, 149969, 157955, 2253, 157975, 6930, 153984, 151044, 2253, 158722,
    6930, 151044, 6930, 151001, 153984, 151023, 8010, 2205, 2193, 151044, 2205, 153984, 151044,
    13112, 13107, 160895, 2253, 160928, 149576, 2253, 161111, 2253, 161225, 2205, 151023, 8010,
    2205, 2193, 2253, 162164, 13107, 14051, 13112, 162265, 162534, 162658, 2253, 162788, 2253,
    162917, 2253, 163007, 2253, 163536, 6889, 2193, 6907, 32870, 13107, 162658, 2253, 164052, 2253,
    164186, 2253, 164351, 13112, 162534, 8010, 15164, 2193, 32870, 2253, 164536, 2253, 164630,
    162352, 13112, 13107, 17207, 13107, 13112, 2253, 165073, 2253, 165248, 2253, 165476, 13107,
    165600, 13112, 2253, 166050, 13107, 166442, 2253, 166471, 47086, 6889, 2253, 166668, 2253,
    166796, 2253, 166994, 13107, 167319, 2253, 167348, 2253, 167748, 168389, 50264, 50132, 83957,
    84437, 32857, 13107, 32887, 13107, 168647, 2253, 168687, 48428, 169011, 169039, 169073, 169101,
    2253, 169130, 13107, 169244, 2253, 169271, 48428, 169011, 169039, 48428, 169847, 2253, 169874,
    13107, 18037, 17983, 13107, 37584, 32417, 48428, 169847, 170412, 170439, 13107, 171034, 13107,
    171034, 171187, 58660, 171236, 2253, 171736, 90008, 2253, 172272, 2253, 172415, 2253, 172558,
    2253, 172687, 2253, 172916, 2253, 173120, 2253, 173321, 2253, 173568, 2253, 173693, 2253, 173883,
    2253, 174006, 2253, 174193, 2253, 174316, 2253, 174560, 2253, 174934, 2253, 175173, 2253, 175421,
    2253, 175676, 2253, 175842, 2253, 176092, 2253, 176271, 2253, 176492, 2253, 176755, 2253, 176900,
    2253, 177130, 2253, 177421, 2253, 177551, 2253, 177679, 2253, 177952, 2253, 178115, 2253, 178292,
    2253, 178420, 2253, 178627, 2253, 178852, 2253, 178980, 2253, 179106, 2253, 179232, 2253, 179350,
    2253, 179466, 2253, 179773, 2253, 179938, 2253, 180097, 2253, 180433, 2253, 180606, 2253, 180777,
    2253, 180999, 2253, 181157, 2253, 181313, 2253, 181575, 2253, 181733, 2253, 181889, 2253, 182151,
    2253, 182307, 2253, 182461, 2253, 182615, 2253, 182761, 2253, 182905, 2253, 183220, 2253, 183539,
    2253, 183991, 2253, 184168, 13107, 184413, 2253, 184447, 2253, 185273, 90671, 13107, 2253,
    185467, 2253, 187068, 187264, 35194, 2253, 187292, 187457, 2253, 187484, 90008, 187457, 2253,
    188156, 2253, 188421, 188651, 2253, 188674, 188801, 2253, 188825, 2253, 189214, 2253, 190858,
    2253, 191036, 191332, 2253, 191359, 2253, 192837, 2253, 192964, 193339, 13123, 13107, 13112,
    5096, 2205, 6930, 10864, 56567, 14934, 5096, 2193, 2205, 2253, 56609, 2286, 193451, 6930, 10864,
    2205, 2193, 5096, 49020, 193687, 2253, 193705, 2286, 193820, 13107, 13112, 193884, 193906,
    8010, 2193, 51894, 51914, 5096, 109743, 2193, 2205, 15140, 15164, 2253, 52525, 2286, 193451,
    2205, 2193, 5096, 2253, 194084, 2286, 193451, 6930, 10864, 2205, 5096, 2193, 193687, 2253,
    194155, 2286, 194249, 13112, 194339, 2205, 13123, 194374, 13107, 13112, 5096, 10864, 2205,
    2193, 13107, 14051, 13112, 194439, 14205, 21146, 31676, 13107, 194640, 31676, 13107, 2193,
    5096, 2205, 2253, 194855, 2286, 194895, 2253, 194951, 13107, 14051, 13112, 195047, 32857, 13107,
    194640, 2253, 195256, 32857, 13107, 2253, 195336, 31676, 2253, 195495, 13107, 194640, 2253,
    195815, 2253, 195923, 51870, 6889, 15164, 51882, 6907, 8010, 32870, 2193, 2253, 196165, 31676,
    194640, 2193, 2286, 196658, 13107, 196685, 14051, 13112, 13107, 31676, 32470, 13107, 2253,
    197157, 2253, 197267, 197327, 13107, 14051, 13112, 13107, 49291, 197751, 46052, 32870, 13107,
    32417, 46052, 32870, 13107, 198487, 198516, 46052, 32870, 2253, 198551, 13107, 198790, 198516,
    46052, 32870, 2253, 198902, 6907, 13107, 13107, 46052, 32870, 2253, 199235, 198487, 198516,
    46052, 32870, 2253, 199699, 13107, 198487, 46052, 32870, 13107, 197751, 46052, 32870, 2253,
    200553, 13107, 23784, 32870, 2253, 200719, 13107, 32870, 2253, 201003, 2253, 201542, 13107,
    49291, 32417, 46052, 32870, 13107, 49020, 202100, 46052, 2253, 202135, 2253, 202488, 13107,
    202649, 202677, 2253, 202709, 2253, 202877, 13107, 202998, 203026, 2253, 203055, 13107, 202998,
    203224, 203252, 2253, 203280, 2253, 203422, 2253, 203639, 13107, 17983, 13107, 32857, 203812,
    17983, 32870, 2253, 203839, 2253, 204055, 2253, 204310, 15164, 2193, 2286, 204499, 13107, 32857,
    32870, 2253, 204521, 15140, 2205, 2193, 2253, 204521, 2286, 204499, 2253, 204884, 2253, 204990,
    2253, 205066, 2253, 205193, 2253, 205336, 2253, 205475, 13107, 205613, 2253, 205655, 2253,
    205764, 205895, 6889, 2193, 13107, 13112, 14051, 206755, 50635, 84354, 206780, 2193, 2205,
    2286, 207531, 207857, 2253, 207886, 13107, 208055, 2253, 208408, 13107, 109588, 2253, 209009,
    13107, 209395, 2253, 209425, 2205, 15140, 10864, 5096, 2193, 2253, 209811, 14934, 3975, 210298,
    210329, 2253, 210363, 2253, 210615, 2253, 210946, 2253, 211073, 2253, 211130, 2253, 211343,
    13107, 211814, 2253, 211846, 13107, 13112, 212161, 6930, 233342, 47086, 233362, 6889, 233376,
    233401, 233426, 233450, 233555, 13107, 32857, 233376, 233401, 233426, 233450, 233362, 233376,
    233401, 233426, 233450, 233555, 13107, 13112, 233376, 233401, 233426, 233450, 13107, 233376,
    233401, 233426, 233450, 233987, 234024, 233376, 233401, 233426, 233450, 2253, 234062, 234024,
    233987, 234279, 233376, 233401, 233426, 233450, 2253, 234321, 234024, 233376, 233401, 233426,
    233450, 2253, 234591, 234738, 233987, 234024, 233376, 233401, 233426, 233450, 13107, 31688,
    233376, 233401, 233426, 233450, 13107, 235075, 233376, 233401, 233426, 233450, 2253, 235109,
    235187, 13107, 235196, 233376, 233401, 233426, 233450, 2253, 235223, 234738, 13107, 235196,
    233376, 233401, 233426, 233450, 31676, 235538, 13107, 31688, 233376, 233401, 233426, 233450,
    2253, 235561, 52199, 236118, 13107, 13112, 233376, 233401, 233426, 233450, 2253, 236558, 233376,
    233401, 233426, 233450, 13107, 235538, 233376, 233401, 233426, 233450, 32857, 32870, 13107,
    233376, 233401, 233426, 233450, 13107, 32417, 233376, 233401, 233426, 233450, 235187, 13107,
    32417, 233376, 233401, 233426, 233450, 234738, 13107, 32417, 233376, 233401, 233426, 233450,
    234738, 233376, 233401, 233426, 233450, 107676, 233376, 233401, 233426, 233450, 13107, 238492,
    238523, 233376, 233401, 233426, 233450, 2253, 238560, 234024, 233987, 233376, 233401, 233426,
    233450, 2253, 238624, 13112, 233376, 233401, 233426, 233450, 233362, 6907, 233376, 233401,
    233426, 233450, 31676, 13107, 239400, 233376, 233401, 233426, 233450, 235538, 13107, 32417,
    233376, 233401, 233426, 233450, 13107, 239400, 233376, 233401, 233426, 233450, 13107, 239499,
    233376, 233401, 233426, 233450, 31676, 13107, 17207, 32417, 239666, 233376, 233401, 233426,
    233450, 2253, 239698, 13107, 17207, 32417, 239666, 233376, 233401, 233426, 233450, 236118,
    46036, 46052, 233376, 233401, 233426, 233450, 13107, 240472, 240493, 233376, 233401, 233426,
    233450, 2253, 240519, 13107, 240793, 233376, 233401, 233426, 233450, 2253, 240821, 13107, 241279,
    233376, 233401, 233426, 233450, 2253, 241298, 13107, 57256, 233376, 233401, 233426, 233450,
    2253, 241391, 2253, 241548, 2253, 241911, 13107, 32887, 233376, 233401, 233426, 233450, 13107,
    242328, 233376, 233401, 233426, 233450, 2253, 242352, 242498, 233376, 233401, 233426, 233450,
    2253, 242525, 242498, 32887, 233376, 233401, 233426, 233450, 235187, 233376, 233401, 233426,
    233450, 31676, 235538, 13107, 239400, 233376, 233401, 233426, 233450, 31676, 13107, 233376,
    233401, 233426, 233450, 31676, 235538, 13107, 17207, 32417, 239666, 233376, 233401, 233426,
    233450, 32417, 233376, 233401, 233426, 233450, 235538, 13107, 239400, 233376, 233401, 233426,
    233450, 13107, 245815, 233376, 233401, 233426, 233450, 2253, 245852, 13107, 246361, 246373,
    246391, 233376, 233401, 233426, 233450, 2253, 246421, 246829, 246844, 246391, 233376, 233401,
    233426, 233450, 246844, 246391, 233376, 233401, 233426, 233450, 246829, 246373, 246391, 247422,
    247450, 233376, 233401, 233426, 233450, 246829, 246373, 246391, 247508, 233376, 233401, 233426,
    233450, 246829, 246373, 245815, 247508, 233376, 233401, 233426, 233450, 2253, 247626, 246844,
    246829, 246391, 233376, 233401, 233426, 233450, 13107, 17207, 32417, 57256, 233376, 233401,
    233426, 233450, 13107, 248736, 233376, 233401, 233426, 233450, 2253, 248760, 235538, 13107,
    17207, 32417, 57256, 233376, 233401, 233426, 233450, 13107, 249547, 233376, 233401, 233426,
    233450, 2253, 249576, 13107, 249837, 233376, 233401, 233426, 233450, 235538, 13107, 31688,
    233376, 233401, 233426, 233450, 236118, 13107, 14051, 13112, 233376, 233401, 233426, 233450,
    235538, 235187, 13107, 32417, 233376, 233401, 233426, 233450, 235187, 31676, 238492, 13107,
    233376, 233401, 233426, 233450, 235187, 238492, 250332, 13107, 233376, 233401, 233426, 233450,
    2253, 250366, 235538, 235187, 13107, 17207, 32417, 239666, 233376, 233401, 233426, 233450,
    13107, 31676, 233376, 233401, 233426, 233450, 235538, 13107, 239499, 233376, 233401, 233426,
    233450, 235187, 234738, 238492, 13107, 233376, 233401, 233426, 233450, 235187, 234738, 238492,
    250332, 13107, 233376, 233401, 233426, 233450, 13107, 34269, 235538, 34346, 233376, 233401,
    233426, 233450, 235538, 13107, 32417, 250770, 233376, 233401, 233426, 233450, 2253, 250801,
    13107, 236118, 2193, 233376, 233401, 233426, 233450, 2286, 251059, 236118, 52199, 13107, 13112,
    233376, 233401, 233426, 233450, 234738, 235538, 13107, 32417, 233376, 233401, 233426, 233450,
    234738, 235538, 13107, 239400, 233376, 233401, 233426, 233450, 234738, 31676, 238492, 13107,
    233376, 233401, 233426, 233450, 234738, 238492, 250332, 13107, 233376, 233401, 233426, 233450,
    234738, 235538, 13107, 17207, 32417, 239666, 233376, 233401, 233426, 233450, 236118, 13112,
    233376, 233401, 233426, 233450, 13107, 252016, 233376, 233401, 233426, 233450, 2253, 252046,
    13107, 252195, 252228, 233376, 233401, 233426, 233450, 2253, 252257, 13107, 252467, 233376,
    233401, 233426, 233450, 6930, 47086, 233362, 6889, 233376, 233401, 233426, 233450, 32870, 236118,
    13107, 233376, 233401, 233426, 233450, 236118, 233376, 233401, 233426, 233450, 13107, 13112,
    252966, 14051, 233376, 233401, 233426, 233450, 253218, 13107, 13112, 233376, 233401, 233426,
    233450, 6889, 15164, 8010, 2193, 51882, 6907, 233376, 233401, 233426, 233450, 14198, 14205,
    49574, 32470, 32870, 13107, 32870, 13107, 13107, 32870, 18004, 32870, 14934, 3975, 108887,
    14379, 13107, 18004, 2253, 253707, 32870, 13107, 209395, 2253, 253829, 32870, 18004, 13107,
    110960, 32870, 13107, 253993, 2253, 254025, 32870, 2205, 18004, 2193, 2253, 254316, 2286, 254354,
    32870, 49020, 13107, 78871, 254449, 2253, 254477, 32870, 18004, 49020, 13107, 110960, 78871,
    2253, 254809, 32870, 18004, 13107, 2193, 2253, 255169, 2286, 254354, 110960, 255234, 32870,
    18004, 13107, 255623, 2253, 255655, 13107, 14051, 13112, 255744, 170887, 21146, 32417, 49291,
    256940, 256967, 256993, 197751, 13107, 257017, 257033, 233426, 257055, 31676, 49291, 256940,
    256967, 256993, 197751, 13107, 257017, 257033, 233426, 257055, 13107, 257120, 257151, 257017,
    257033, 233426, 257055, 13107, 31714, 31738, 31750, 31763, 31776, 257017, 257033, 233426, 257055,
    258236, 13107, 257017, 257033, 233426, 257055, 49291, 256940, 256967, 256993, 197751, 13107,
    257017, 257033, 233426, 257055, 13107, 32417, 256940, 257017, 257033, 233426, 257055, 259860,
    13107, 257017, 257033, 233426, 257055, 13107, 257151, 257017, 257033, 233426, 257055, 258236,
    2193, 2205, 257017, 257033, 233426, 257055, 2286, 260056, 32857, 13107, 260082, 203812, 257017,
    257033, 233426, 257055, 2253, 260112, 32857, 13107, 257151, 257017, 257033, 233426, 257055,
    29270, 258236, 13107, 257017, 257033, 233426, 257055, 257017, 257033, 233426, 257055, 261647,
    31676, 100359, 256940, 256967, 256993, 197751, 13107, 257017, 257033, 233426, 257055, 49291,
    32417, 262312, 258236, 13107, 257017, 257033, 233426, 257055, 100359, 256940, 256967, 256993,
    197751, 13107, 257017, 257033, 233426, 257055, 13107, 256940, 257017, 257033, 233426, 257055,
    256940, 13107, 257017, 257033, 233426, 257055, 256993, 13107, 258236, 257017, 257033, 233426,
    257055, 49291, 262312, 258236, 13107, 257017, 257033, 233426, 257055, 256940, 256967, 256993,
    197751, 13107, 257017, 257033, 233426, 257055, 18004, 264866, 258236, 13107, 257017, 257033,
    233426, 257055, 6907, 257017, 257033, 233426, 257055, 10864, 258236, 2193, 2205, 257017, 257033,
    233426, 257055, 13112, 13107, 257017, 257033, 233426, 257055, 265748, 265776, 265822, 266176,
    48428, 5096, 266176, 48428, 6889, 266419, 2193, 2286, 266452, 266176, 48428, 266861, 8010,
    2193, 51894, 51914, 266972, 267495, 266176, 267952, 48428, 266861, 266176, 267952, 48428, 266861,
    8010, 2193, 51894, 51914, 268161, 48428, 267952, 266176, 273371, 48428, 266176, 267952, 273371,
    48428, 266176, 266176, 267952, 32470, 48428, 48428, 46052, 266176, 274208, 266176, 48428, 274225,
    266176, 267952, 48428, 266176, 48428, 5096, 2193, 48428, 46052, 266176, 32870, 266176, 274225,
    48428, 266176, 274208, 274225, 48428, 266176, 274225, 274208, 48428, 266176, 274208, 48428,
    273371, 48428, 267952, 266176, 46036, 274208, 48428, 46052, 266176, 266176, 48428, 51882, 8010,
    48428, 266176, 267952, 278006, 274208, 48428, 278128, 274208, 48428, 266176, 274208, 48428,
    17207, 2253, 278261, 274208, 48428, 278128, 2193, 2286, 278489, 278128, 278594, 274208, 48428,
    278594, 278128, 274208, 48428, 279091, 274208, 48428, 48428, 13112, 267952, 266176, 48428,
    266861, 266176, 48428, 274208, 31688, 2253, 280450, 47086, 6889, 48428, 266176, 48428, 280561,
    266176, 274208, 48428, 267952, 266176, 266861, 273371, 48428, 267952, 266176, 266861, 274208,
    266176, 48428, 280561, 266176, 48428, 274208, 266176, 48428, 281279, 2253, 281313, 5096, 274208,
    266176, 48428, 32870, 266419, 2193, 266176, 48428, 2193, 274208, 278128, 48428, 273371, 266176,
    48428, 266176, 48428, 266861, 2253, 282320, 48428, 266176, 266861, 273371, 48428, 266176, 267952,
    266861, 273371, 48428, 266176, 266861, 48428, 274225, 266176, 48428, 266176, 267952, 266861,
    266176, 48428, 31688, 2253, 287806, 6889, 266176, 48428, 266861, 8010, 2193, 51894, 51914,
    5096, 266176, 48428, 2193, 15164, 266176, 8010, 32870, 266419, 48428, 51882, 48428, 266176,
    13112, 48428, 293258, 13107, 293589, 13107, 31714, 14379, 107981, 107676, 13107, 31714, 294059,
    13107, 294082, 31714, 2253, 294156, 13107, 294270, 294299, 294341, 2253, 294366, 13107, 14379,
    194640, 2253, 294718, 13107, 294933, 31714, 31738, 31750, 31763, 31776, 2253, 294967, 13107,
    295114, 294082, 107981, 31714, 107676, 2253, 295443, 13107, 14379, 295627, 2253, 295654, 13107,
    295627, 2253, 295813, 13107, 37584, 295928, 31714, 107981, 107676, 2193, 296084, 2205, 15164,
    2286, 296103, 13107, 296255, 17983, 294082, 31714, 2253, 296279, 13107, 294082, 13107, 296709,
    31653, 294082, 31714, 13107, 296870, 13107, 297020, 295627, 13107, 297215, 297242, 2253, 297289,
    13107, 109743, 109743, 13107, 295114, 297880, 31714, 294082, 48428, 14934, 107981, 49020, 13107,
    14379, 31714, 13107, 18037, 2253, 298137, 298348, 2253, 298374, 298475, 13112, 298667, 13112,
    298743, 2253, 298940, 32887, 299106, 37584, 2253, 299373, 299577, 2253, 299656, 51870, 6930,
    47086, 6889, 6907, 51870, 6930, 6889, 6907, 299970, 46052, 299106, 6907, 233342, 300331, 6907,
    300331, 301183, 2253, 301214, 70790, 301589, 13107, 301589, 35712, 301892, 301913, 2253, 301933,
    13107, 301589, 31688, 13107, 301589, 302278, 13107, 301589, 35712, 42789, 302515, 2253, 302537,
    13107, 301589, 302841, 302862, 2253, 302884, 13107, 301589, 303125, 303150, 2253, 303174, 13107,
    301589, 303412, 302862, 2253, 303439, 13107, 301589, 35712, 303710, 303731, 2253, 303752, 304274,
    13107, 304878, 304904, 304950, 304990, 13107, 305296, 304990, 2253, 305325, 13107, 305868,
    2253, 306446, 13107, 307456, 304990, 2253, 307811, 70790, 304990, 70790, 308850, 304990, 309055,
    70790, 304990, 2253, 309159, 304990, 30368, 304990, 30368, 309704, 304990, 309055, 30368, 304990,
    13107, 310035, 2253, 310068, 310035, 2253, 310243, 2253, 311330,
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
