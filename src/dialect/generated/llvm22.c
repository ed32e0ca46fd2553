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
  char part_25[3977];
  char part_26[3996];
  char part_27[3999];
  char part_28[4000];
  char part_29[3976];
  char part_30[3932];
  char part_31[3989];
  char part_32[3994];
  char part_33[3939];
  char part_34[3998];
  char part_35[3987];
  char part_36[3989];
  char part_37[3980];
  char part_38[3997];
  char part_39[3998];
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
  char part_78[3928];
  char part_79[3987];
  char part_80[3989];
  char part_81[3981];
  char part_82[3531];
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
    "keyword.overflowFlags\0"
    "\"overflow\"\0"
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
    "[[\"results\", \"same\", \"operands\"]]\0"
    "memref.distinct_objects\0"
    "hook:memref.dma_start\0"
    "memref.dma_start\0"
    "tagMemRef\0"
    "tagIndices",
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
    "MPI_ERR_BAD_FILE",
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
    "oob",
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
    "nvgpu.tma.async.load\0"
    "$src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($src) `->` type($tensorMapDescriptor)\0"
    "[[\"coordinates\", \"type\", \"index\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvgpu.tma.async.store\0"
    "boxDimensions\0"
    "tensorMap",
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
    "enum<@Tcgen05FenceKind>",
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
    "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )\? (`byte_mask` `=` $byteMask^ )\? attr-dict `:` type($dstMem) `,` type($srcMem)\0"
    "[[\"dstMem\", \"type\", \"!llvm.ptr<1>\"], [\"srcMem\", \"type\", \"!llvm.ptr<3>\"], [\"size\", \"type\", \"i32\"], [\"l2CacheHint\", \"type\", \"i64\"], [\"byteMask\", \"type\", \"i16\"]]\0"
    "nvvm.cp.async.bulk.global.shared.cta\0"
    "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )\? attr-dict `:` type($srcMem)\0"
    "[[\"srcMem\", \"type\", \"!llvm.ptr<1>\"], [\"size\", \"type\", \"i32\"], [\"l2CacheHint\", \"type\", \"i64\"]]",
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
    "#nvvm.proxy_kind<async>",
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
    "duration\0"
    "attr-dict $duration\0"
    "[[\"duration\", \"type\", \"i32\"]]\0"
    "nvvm.nanosleep\0"
    "I16Attr\0"
    "maskedEventId\0"
    "eventId\0"
    "attr-dict (`id` `=` $eventId^)\? (`mask` `=` $maskedEventId^)\?\0"
    "nvvm.pmevent\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<5>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<4>>>",
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
    "NVVMRequiresSMa<100,101>",
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
    "vector.scalable.extract",
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
    "[[\"result\", \"wasmssa_local\", \"type\"]]\0"
    "wasmssa.local\0"
    "localVar\0"
    "$localVar `:` type($localVar) attr-dict\0"
    "[[\"result\", \"value_type\", \"localVar\"]]\0"
    "wasmssa.local_get\0"
    "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict",
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
    "tensorDesc",
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
    "subgroup_block_io",
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
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {125021, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {126018, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {129694, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {135044, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {2441, 1}, {0, 0}}, {159336, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {2586, 2}, {0, 0}},
    {175633, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {178160, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2748, 1}, {0, 0}},
    {55805, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {184432, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16304, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {2441, 1}, {2834, 1}}, {36013, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {30141, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {3099, 2}, {0, 0}}, {211679, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {717, 1}, {0, 0}},
    {216753, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {220671, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {226909, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21161, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {4118, 3}, {0, 0}},
    {270543, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {4231, 2}, {0, 0}}, {280045, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14226, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {308173, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {2441, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {313330, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316678, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {319101, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {717, 1}, {0, 0}},
    {325514, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {2441, 1}, {0, 0}},
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
    {93671, 93653, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {101551, 101381, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1865, 5}, {1870, 2}},
    {101671, 101603, 0, {1191, 1}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1874, 3}, {0, 0}}, {101804, 101719, 0, {1193, 1}, {1194, 1}, {0, 0}, {0, 0}, {515, 3}, {1877, 2}, {0, 0}},
    {101855, 101816, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}}, {101943, 101864, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1884, 4}, {1882, 1}},
    {102475, 102234, 0, {1195, 2}, {1197, 1}, {0, 0}, {0, 0}, {518, 9}, {1888, 3}, {1891, 1}},
    {102546, 101603, 0, {1198, 1}, {1199, 1}, {0, 0}, {0, 0}, {0, 0}, {1893, 2}, {0, 0}}, {102637, 102589, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {527, 1}, {1895, 3}, {0, 0}},
    {102670, 102655, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}}, {102684, 53143, 0, {1200, 1}, {0, 0}, {0, 0}, {576, 1}, {529, 1}, {721, 3}, {0, 0}},
    {103022, 102984, 1, {1201, 2}, {1203, 1}, {0, 0}, {0, 0}, {530, 20}, {1898, 5}, {0, 0}}, {103093, 103039, 1, {1204, 2}, {1206, 1}, {0, 0}, {0, 0}, {550, 6}, {1903, 2}, {0, 0}},
    {103473, 103197, 0, {1207, 3}, {1210, 1}, {0, 0}, {0, 0}, {556, 10}, {1905, 4}, {1909, 1}},
    {103512, 103486, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1911, 4}, {0, 0}}, {103552, 103524, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {829, 1}, {0, 0}},
    {103781, 103573, 1, {1211, 3}, {0, 0}, {0, 0}, {580, 2}, {568, 2}, {724, 4}, {728, 1}}, {103859, 103808, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {570, 1}, {1895, 3}, {0, 0}},
    {104046, 103909, 0, {1214, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1915, 2}, {1917, 1}}, {104253, 104109, 0, {1216, 1}, {345, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {104322, 101816, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104479, 104382, 0, {1217, 2}, {1220, 1}, {0, 0}, {0, 0}, {573, 2}, {1923, 4}, {1927, 1}},
    {104489, 101816, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104554, 104499, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}}, {104565, 101816, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104638, 104575, 0, {1221, 1}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1929, 3}, {1932, 1}},
    {104648, 101603, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104659, 101603, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104671, 101603, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104683, 101603, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104726, 104696, 0, {1223, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1891, 1}}, {104738, 101816, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104748, 101816, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {105470, 105455, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {577, 53}, {1936, 4}, {0, 0}}, {105766, 105548, 0, {1224, 2}, {1192, 1}, {0, 0}, {0, 0}, {630, 3}, {1940, 5}, {0, 0}},
    {105919, 105904, 0, {1226, 2}, {1220, 1}, {0, 0}, {0, 0}, {633, 1}, {1945, 3}, {1927, 1}},
    {106114, 105981, 0, {1228, 2}, {0, 0}, {0, 0}, {1230, 1}, {634, 1}, {1948, 4}, {0, 0}}, {106524, 106244, 0, {1231, 1}, {1232, 1}, {0, 0}, {0, 0}, {635, 7}, {718, 1}, {0, 0}},
    {106798, 106593, 0, {1233, 3}, {1236, 1}, {0, 0}, {0, 0}, {0, 0}, {1952, 3}, {1955, 1}}, {107034, 106817, 0, {1237, 2}, {1239, 1}, {0, 0}, {0, 0}, {571, 1}, {1957, 2}, {1959, 1}},
    {107076, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {107180, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107367, 0, 0, {1242, 4}, {1246, 1}, {0, 0}, {0, 0}, {0, 0}, {1966, 2}, {1968, 1}}, {107388, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107554, 107408, 0, {1247, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1970, 1}}, {107571, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107629, 107090, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {107645, 107090, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1964, 1}},
    {107666, 107090, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1964, 1}}, {107682, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107697, 107090, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {107716, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {107853, 107753, 0, {1251, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1974, 1}}, {108034, 107889, 0, {1253, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1976, 1}},
    {108150, 108053, 0, {1256, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1978, 1}}, {108324, 108201, 0, {1258, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1980, 1}},
    {108471, 108342, 0, {1262, 3}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1982, 1}}, {108541, 108494, 0, {1265, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108620, 108563, 0, {1265, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {108640, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108772, 108671, 0, {1266, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1984, 1}}, {108795, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {108809, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {108839, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1934, 2}, {1964, 1}},
    {108854, 107090, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1964, 1}}, {108870, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1934, 2}, {1964, 1}},
    {109048, 108952, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1986, 1}, {0, 0}}, {109108, 109091, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {109226, 109128, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1986, 1}, {0, 0}}, {109246, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {109336, 109276, 0, {1270, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {109360, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {109374, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {109390, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {109503, 109405, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1987, 1}}, {109619, 109533, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {649, 1}, {1989, 2}, {1987, 1}},
    {109811, 109706, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {650, 1}, {1991, 2}, {0, 0}}, {110007, 109895, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1993, 3}, {0, 0}},
    {110050, 109895, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1993, 3}, {0, 0}}, {110092, 109895, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1993, 3}, {0, 0}},
    {110169, 110152, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {110258, 0, 0, {1274, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}},
    {110297, 0, 0, {1278, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}}, {110337, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {110352, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {110431, 107090, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1998, 1}},
    {110445, 107090, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1998, 1}}, {110463, 107090, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}},
    {110479, 107090, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1998, 1}}, {110494, 107090, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1998, 1}},
    {110577, 110509, 0, {1290, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110757, 110662, 0, {1292, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1986, 1}, {2002, 1}},
    {110863, 110781, 0, {1294, 1}, {1295, 1}, {0, 0}, {0, 0}, {654, 1}, {1986, 1}, {2004, 1}},
    {110913, 0, 0, {1223, 1}, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2006, 1}}, {110939, 0, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {111026, 110960, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2008, 2}, {2010, 1}}, {111066, 107090, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}},
    {111082, 110960, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1986, 1}, {0, 0}}, {111105, 110960, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1986, 1}, {0, 0}},
    {111130, 107090, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111161, 107090, 0, {1299, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111179, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {111193, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {111209, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {111224, 107090, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111240, 107090, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111257, 0, 0, {1300, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {2012, 1}, {0, 0}},
    {111297, 0, 0, {1303, 3}, {345, 1}, {0, 0}, {0, 0}, {413, 2}, {2012, 1}, {0, 0}}, {111365, 55844, 0, {1306, 3}, {1236, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {111406, 55844, 0, {1309, 3}, {1236, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {111517, 111428, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {111642, 111542, 0, {1315, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {111800, 111684, 0, {1318, 2}, {1236, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {111964, 111835, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {112111, 112033, 0, {1323, 2}, {1236, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {112191, 112137, 0, {1325, 1}, {1236, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {112218, 107090, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}},
    {112236, 107090, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {112282, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2013, 6}, {0, 0}},
    {112299, 0, 0, {1329, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {2013, 6}, {0, 0}}, {112323, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2013, 6}, {0, 0}},
    {112368, 0, 0, {1331, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2013, 6}, {2019, 1}}, {112385, 0, 0, {1334, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {2013, 6}, {2019, 1}},
    {112409, 107090, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {112427, 107090, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}},
    {112444, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {112464, 107090, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}},
    {112478, 107090, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}}, {112502, 0, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {112707, 0, 0, {1336, 5}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2021, 2}, {2023, 1}}, {112864, 112777, 0, {1341, 2}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {2010, 1}},
    {112882, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {112897, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {112913, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {112933, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {112976, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}}, {113026, 107090, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {2031, 1}},
    {113041, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113055, 107090, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}},
    {113072, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113087, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113102, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113117, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}},
    {113146, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113161, 48215, 0, {595, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1932, 1}},
    {113180, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113199, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113218, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}}, {113247, 110960, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113270, 31163, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113324, 42762, 0, {0, 0}, {1347, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {113345, 110960, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2008, 2}, {2010, 1}}, {113377, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {113391, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113406, 0, 0, {1348, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {113436, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113451, 107090, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {113467, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113486, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}},
    {113554, 113534, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {113574, 107090, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {2031, 1}},
    {113589, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113604, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113619, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}}, {113648, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113667, 107090, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113686, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}},
    {113789, 113734, 0, {1349, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113866, 113815, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113976, 0, 0, {1352, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2033, 1}, {2034, 1}}, {114001, 113815, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {114023, 0, 0, {1357, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {114229, 114065, 0, {1358, 1}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {2036, 4}, {0, 0}},
    {114461, 114261, 0, {1359, 2}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {2040, 5}, {2045, 1}},
    {114603, 0, 0, {1361, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2047, 4}, {2051, 1}}, {114632, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {114660, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {114724, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}},
    {114753, 107090, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}}, {114782, 107090, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}},
    {114815, 107090, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}}, {114844, 107090, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}},
    {114877, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}}, {114906, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {114934, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {114961, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {114990, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {115019, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {115048, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {115077, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {115105, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115122, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115139, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115157, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115175, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115205, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115222, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115240, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115261, 0, 0, {1380, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115279, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115298, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115318, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115338, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115359, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115377, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115395, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115417, 0, 0, {1389, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}}, {115435, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115472, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115491, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115508, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115524, 0, 0, {1396, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115558, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115582, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115606, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115631, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115656, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115681, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115706, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115730, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115753, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115778, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115803, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115828, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115853, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115877, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115895, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115915, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115933, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115950, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115970, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115988, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116006, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116024, 0, 0, {1407, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}},
    {116043, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116060, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116079, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116097, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116117, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116135, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116153, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116171, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116188, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116206, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {116360, 116245, 0, {1411, 1}, {1192, 1}, {0, 0}, {0, 0}, {687, 1}, {2058, 2}, {0, 0}}, {116451, 116434, 1, {1412, 4}, {1203, 1}, {0, 0}, {1416, 2}, {688, 8}, {2060, 4}, {0, 0}},
    {116492, 116471, 0, {1418, 1}, {345, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {116535, 116516, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {116898, 116648, 0, {1268, 1}, {1419, 1}, {0, 0}, {0, 0}, {698, 12}, {2064, 7}, {0, 0}}, {116908, 101864, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1884, 4}, {1882, 1}},
    {116979, 116930, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {710, 1}, {1895, 3}, {0, 0}}, {117071, 117036, 4, {0, 0}, {0, 0}, {1420, 1}, {0, 0}, {711, 7}, {2071, 3}, {2074, 1}},
    {117127, 117087, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {718, 1}, {2076, 2}, {0, 0}}, {117322, 117300, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {719, 16}, {2071, 3}, {2074, 1}},
    {117483, 117400, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {812, 1}, {0, 0}}, {117595, 117512, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {812, 1}, {0, 0}},
    {117784, 117653, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {2078, 3}, {0, 0}}, {117833, 42762, 0, {0, 0}, {1422, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2081, 1}},
    {117848, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2076, 2}, {0, 0}}, {117865, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2076, 2}, {0, 0}},
    {117881, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2076, 2}, {0, 0}}, {117913, 117896, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {117931, 101381, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1865, 5}, {1870, 2}},
    {118039, 117951, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {751, 1}, {2083, 4}, {1882, 1}},
    {118047, 101603, 0, {1191, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {118061, 66294, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {118107, 118073, 0, {1423, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {118119, 101864, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {2087, 4}, {1882, 1}},
    {118313, 118150, 0, {1424, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2091, 4}, {2095, 1}}, {118325, 101603, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {118335, 101381, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2097, 4}, {1870, 2}},
    {118490, 118344, 0, {1427, 2}, {1236, 1}, {0, 0}, {0, 0}, {752, 1}, {2101, 2}, {2103, 1}},
    {118509, 101603, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {118521, 101816, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}},
    {118724, 118531, 0, {1429, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {2105, 6}, {0, 0}}, {118735, 101381, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2097, 4}, {1870, 2}},
    {118968, 118744, 1, {1431, 3}, {0, 0}, {0, 0}, {585, 2}, {763, 3}, {724, 4}, {0, 0}}, {119045, 118980, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2111, 2}, {2113, 1}},
    {119056, 101864, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {2087, 4}, {1882, 1}},
    {119158, 119073, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {766, 1}, {2115, 2}, {0, 0}}, {119170, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {119187, 101816, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}}, {119244, 119197, 0, {1434, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {119256, 101816, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}}, {119265, 119073, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {766, 1}, {2115, 2}, {0, 0}},
    {119275, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119322, 119285, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}},
    {119332, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119342, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119353, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119363, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119374, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119384, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {214, 1}},
    {119395, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119406, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119416, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119602, 119426, 0, {1436, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {2132, 1}},
    {119614, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {214, 1}}, {119628, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119637, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119647, 119285, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}},
    {119657, 119285, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}}, {119668, 119285, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}},
    {119678, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119687, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119697, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119706, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119716, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119727, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119877, 119738, 0, {1439, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {2134, 1}}, {119968, 119886, 0, {1442, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2136, 9}, {773, 1}},
    {119979, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {214, 1}}, {120031, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}},
    {120045, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}}, {120056, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}},
    {120067, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}}, {120081, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120090, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120101, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120112, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120122, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {214, 1}},
    {120132, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120143, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120158, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120169, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120340, 120186, 0, {307, 1}, {1444, 2}, {0, 0}, {0, 0}, {341, 1}, {2155, 9}, {2164, 1}}, {120352, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120362, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120372, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120381, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120391, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120628, 120443, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2166, 2}, {2168, 2}},
    {120650, 120443, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2172, 4}, {2176, 2}},
    {120718, 120664, 4, {0, 0}, {97, 1}, {482, 1}, {0, 0}, {0, 0}, {2180, 5}, {2185, 1}}, {120811, 120738, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2187, 4}, {0, 0}},
    {120998, 120866, 0, {1448, 1}, {158, 1}, {0, 0}, {0, 0}, {768, 1}, {2191, 6}, {2197, 2}}, {121329, 121089, 0, {1449, 3}, {693, 1}, {0, 0}, {0, 0}, {769, 1}, {2201, 3}, {2204, 1}},
    {121420, 121347, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2206, 4}, {0, 0}}, {121447, 56515, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2210, 7}, {2217, 1}},
    {121599, 121516, 0, {1454, 1}, {1455, 1}, {0, 0}, {0, 0}, {770, 1}, {2219, 4}, {2223, 1}},
    {121706, 121621, 0, {1456, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2225, 2}, {0, 0}}, {121754, 121718, 0, {1458, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2227, 1}, {0, 0}},
    {121947, 121815, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2228, 6}, {2234, 2}}, {122053, 121958, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {2238, 3}, {2241, 1}},
    {122099, 122077, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {122284, 122137, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2243, 1}},
    {122527, 122333, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {2245, 5}, {2250, 2}},
    {122689, 122563, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {2254, 3}, {2257, 2}}, {122927, 122563, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {2261, 5}, {2266, 2}},
    {123123, 122971, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {2270, 2}, {2272, 2}},
    {123170, 57854, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {852, 2}, {0, 0}}, {123344, 123210, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {2276, 2}, {0, 0}},
    {123411, 123358, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {2278, 6}, {2284, 1}}, {123465, 56515, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2286, 8}, {2294, 1}},
    {123511, 123490, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {123527, 121718, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {548, 1}},
    {123712, 123585, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {2296, 1}, {2297, 1}},
    {124191, 123778, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {2299, 6}, {2305, 2}},
    {124358, 124276, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {2219, 4}, {2309, 1}}, {124505, 124373, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {2311, 6}, {2317, 1}},
    {124770, 124518, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {2319, 6}, {2325, 2}}, {124819, 124785, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {2329, 3}, {2332, 1}},
    {125009, 124847, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {2334, 4}, {2338, 2}}, {125069, 125048, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2346, 4}, {0, 0}},
    {125228, 125096, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {829, 1}, {0, 0}}, {125293, 125246, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2350, 2}, {2352, 1}},
    {125316, 125246, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2354, 3}, {2352, 1}}, {125584, 125390, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2357, 1}},
    {125659, 125613, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {0, 0}}, {125791, 125683, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2357, 1}},
    {125852, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2359, 4}, {0, 0}}, {125897, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2363, 4}, {0, 0}},
    {125940, 125915, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2367, 6}, {0, 0}}, {126001, 13112, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2373, 1}},
    {127530, 127344, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {2375, 1}}, {127591, 127544, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2375, 1}},
    {127737, 127603, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2377, 1}}, {127843, 127603, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2379, 1}},
    {128084, 127871, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2381, 1}}, {128159, 128099, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2383, 1}},
    {128244, 104696, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2385, 1}}, {128328, 128260, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2387, 1}},
    {128341, 128260, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2387, 1}}, {128641, 128371, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2389, 1}},
    {128916, 128651, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2391, 1}}, {129169, 128926, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2393, 1}},
    {129292, 129192, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {2395, 1}}, {129545, 129309, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2397, 1}},
    {129685, 129554, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2399, 1}}, {130601, 130314, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {2401, 1}},
    {130768, 130637, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2403, 1}}, {130900, 130810, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {2405, 1}},
    {131067, 130933, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {2407, 4}, {114, 1}}, {131290, 131142, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2411, 1}},
    {131513, 131320, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2413, 1}}, {131732, 131545, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2415, 1}},
    {131796, 131765, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131964, 131850, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2417, 1}},
    {132172, 131983, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2419, 1}}, {132395, 132205, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2421, 1}},
    {132611, 132438, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2423, 1}}, {132978, 132765, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {2425, 4}, {2429, 1}},
    {133128, 132996, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {2425, 4}, {0, 0}}, {133346, 133241, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1934, 2}, {2431, 1}},
    {133784, 133422, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2433, 1}}, {134013, 133805, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2435, 1}},
    {134183, 134059, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2437, 1}}, {134273, 134211, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134427, 134300, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2439, 1}}, {134591, 134496, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134856, 134720, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {134906, 134876, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {135018, 134943, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138648, 138590, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2443, 1}},
    {139017, 138740, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {2445, 1}}, {139199, 139030, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2447, 1}, {2448, 1}},
    {139219, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {139233, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {139257, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {139296, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2450, 1}, {0, 0}},
    {139324, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2450, 1}, {0, 0}}, {139569, 139433, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {2451, 1}, {2452, 1}},
    {139835, 139687, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {2451, 1}, {2454, 1}}, {140127, 140070, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {140207, 140070, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {140413, 140260, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2456, 1}},
    {140442, 140260, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2456, 1}}, {140588, 140470, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2458, 1}},
    {140660, 140470, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2460, 1}}, {140687, 140470, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {2460, 1}},
    {140915, 140767, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {2462, 2}, {2464, 1}},
    {141015, 140767, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2462, 2}, {2466, 1}},
    {141042, 140767, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2462, 2}, {2466, 1}},
    {141164, 141077, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {2468, 1}}, {141237, 141077, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141264, 141077, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {141292, 141077, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141383, 141319, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {2470, 1}}, {141410, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {141829, 141525, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2472, 1}}, {142044, 141866, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2474, 1}},
    {142508, 142181, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2476, 1}}, {142815, 142597, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2478, 1}},
    {143275, 142922, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {2447, 1}, {2480, 1}}, {143673, 143379, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {2482, 1}},
    {143986, 143737, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {2484, 1}}, {144548, 144045, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {2486, 2}, {2488, 1}},
    {144613, 144596, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {2450, 1}, {0, 0}}, {144643, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144815, 144780, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {145076, 144887, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {2490, 1}},
    {145117, 145104, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {145350, 145234, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {2492, 1}},
    {145375, 145234, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {2492, 1}}, {145512, 145411, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2494, 1}},
    {145528, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {145538, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {145605, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {145860, 145710, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {2496, 1}},
    {145962, 145885, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {146033, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {146064, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {146086, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {146149, 146133, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {146420, 146218, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {2447, 1}, {2439, 1}},
    {146599, 146518, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {2498, 1}}, {146816, 146717, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 2}, {2502, 1}},
    {146987, 146885, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {2504, 1}}, {147295, 147177, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2506, 1}},
    {147501, 147316, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {2447, 1}, {2508, 1}},
    {147594, 147532, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2506, 1}}, {147626, 147177, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2506, 1}},
    {147773, 147652, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2510, 1}}, {147809, 147532, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2506, 1}},
    {147923, 147846, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2512, 1}}, {147949, 147846, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2512, 1}},
    {148110, 147973, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2447, 1}, {2514, 1}}, {148129, 144780, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {148247, 148178, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2006, 1}}, {148405, 148271, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2516, 1}},
    {148544, 148434, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2447, 1}, {2518, 1}}, {148574, 110152, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {149052, 148847, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {2520, 1}}, {149369, 149089, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {2522, 1}},
    {149546, 149451, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {2524, 1}}, {149618, 149599, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {149691, 149641, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2526, 1}}, {149798, 149736, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {150347, 150110, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {2447, 1}, {2439, 1}}, {150556, 150395, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {2528, 1}},
    {150645, 150566, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2530, 1}}, {150667, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2532, 2}, {0, 0}},
    {150701, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {150726, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {150824, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {150859, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}},
    {150894, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {150929, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}},
    {150964, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {151000, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}},
    {151036, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151072, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151108, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {151139, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151170, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151201, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151228, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151255, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151282, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151319, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151346, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151373, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151401, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151429, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151457, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151485, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151513, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151541, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151569, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151597, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151625, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151653, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151680, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151708, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151736, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151764, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151792, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151820, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151848, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151876, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151904, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151932, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151960, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151987, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152015, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152043, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152070, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152097, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152124, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152151, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152178, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152205, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {152236, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {152270, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152296, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152322, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152353, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152384, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152415, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152446, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152477, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152509, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152541, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152573, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152601, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152629, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152657, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152682, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152708, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152734, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152760, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152787, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152811, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152836, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152861, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152886, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152921, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152947, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {153197, 153023, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {2537, 2}, {2539, 1}},
    {153263, 153235, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {153570, 153355, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {2541, 1}, {2542, 1}},
    {153700, 153593, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {2544, 1}}, {153830, 153721, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {2546, 1}},
    {154037, 153939, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {2549, 1}}, {154170, 154056, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {2551, 1}},
    {154469, 154372, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {2548, 1}, {2553, 1}}, {154594, 154485, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {2555, 1}},
    {154635, 146133, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {2548, 1}, {0, 0}}, {154909, 154775, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {2548, 1}, {2557, 1}},
    {155548, 155203, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2559, 1}, {2560, 1}}, {155966, 155645, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2559, 1}, {2562, 1}},
    {156379, 155995, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2559, 1}, {2564, 1}}, {156784, 156399, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2559, 1}, {2566, 1}},
    {157185, 156907, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2559, 1}, {2568, 1}}, {157547, 157205, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2559, 1}, {2570, 1}},
    {157944, 157651, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2572, 1}}, {157971, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {0, 0}},
    {158109, 158008, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2574, 1}, {2575, 1}}, {158216, 158135, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {2548, 1}, {2557, 1}},
    {158251, 146133, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {2548, 1}, {0, 0}}, {158403, 158305, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {2577, 1}},
    {158438, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2579, 1}, {0, 0}}, {158475, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2579, 1}, {0, 0}},
    {158935, 158592, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {2580, 2}, {2582, 1}},
    {158973, 158956, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {2579, 1}, {0, 0}}, {159147, 159060, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2584, 1}},
    {159227, 159178, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {159320, 159241, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2584, 1}},
    {161626, 161483, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2588, 1}}, {161831, 161677, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2590, 3}, {2593, 1}},
    {162033, 161850, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {162233, 162069, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2595, 3}, {2598, 1}},
    {162422, 162251, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {162439, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {162653, 162507, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2600, 1}}, {162750, 162664, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {162915, 162792, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2602, 2}, {2604, 3}}, {162970, 162934, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {812, 1}, {0, 0}},
    {163063, 162983, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {829, 1}, {0, 0}}, {163120, 163084, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2610, 4}, {0, 0}},
    {163277, 163148, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2614, 3}, {0, 0}}, {163651, 163419, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2617, 3}, {0, 0}},
    {164351, 163826, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2620, 6}, {0, 0}}, {164418, 164366, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {164866, 164536, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2626, 4}, {0, 0}}, {165177, 164998, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2630, 3}, {2633, 1}},
    {165573, 165248, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2635, 1}}, {166191, 165736, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2637, 1}},
    {166318, 166223, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {166347, 166329, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166391, 13112, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2639, 1}, {2640, 2}}, {166619, 166483, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {166707, 166646, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {167294, 166771, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2644, 5}, {2600, 1}},
    {167496, 167369, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2649, 2}, {0, 0}}, {167684, 167538, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {997, 1}, {0, 0}},
    {167717, 166329, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2651, 2}, {0, 0}}, {168107, 167736, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2653, 1}, {0, 0}},
    {168906, 168223, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2620, 6}, {2654, 1}},
    {169327, 168949, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2653, 1}, {0, 0}}, {170357, 169544, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2656, 4}, {2600, 1}},
    {170486, 170408, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2660, 1}, {2661, 1}},
    {170840, 170547, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2663, 2}, {2600, 1}}, {171106, 170856, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2665, 1}, {2600, 1}},
    {171128, 170856, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2665, 1}, {2600, 1}}, {171285, 171157, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2666, 1}, {2667, 1}},
    {171304, 170856, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2665, 1}, {2600, 1}}, {172056, 171361, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2669, 3}, {2672, 1}},
    {172405, 172126, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2674, 2}, {0, 0}}, {173313, 172512, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2676, 8}, {2672, 1}},
    {173453, 173326, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {173466, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174072, 173512, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2684, 3}, {2600, 1}}, {174082, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2687, 2}, {0, 0}},
    {174244, 174115, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2689, 1}, {2690, 1}}, {174463, 174282, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2692, 1}, {2693, 1}},
    {174540, 174480, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2692, 1}, {2695, 1}}, {174561, 166329, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174625, 174580, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2697, 1}, {0, 0}}, {174639, 166329, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2698, 4}, {0, 0}},
    {175483, 174763, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2620, 6}, {2702, 1}},
    {175623, 175494, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2704, 4}, {0, 0}}, {175838, 175745, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2708, 1}, {0, 0}},
    {175962, 175866, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2709, 1}, {0, 0}}, {176142, 176012, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2710, 1}},
    {176238, 176179, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2709, 1}, {2712, 1}}, {176358, 176259, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2708, 1}, {2714, 1}},
    {176539, 176259, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2708, 1}, {2716, 1}}, {176983, 176706, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2718, 1}},
    {177122, 177036, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2720, 4}, {2724, 1}}, {177297, 177195, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2726, 2}, {0, 0}},
    {177508, 177332, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2709, 1}, {2728, 1}}, {177627, 177527, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2730, 1}},
    {177761, 177638, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2732, 1}}, {177944, 177791, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2734, 6}, {2740, 2}},
    {178035, 177969, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2744, 1}}, {178150, 178076, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2746, 1}},
    {178256, 178171, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {623, 1}, {0, 0}}, {178284, 175866, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {178384, 178309, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2749, 3}, {2752, 1}}, {178421, 178405, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2754, 2}, {0, 0}},
    {178552, 178453, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2687, 2}, {2756, 1}},
    {178725, 178602, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2687, 2}, {2758, 1}},
    {178807, 178756, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2687, 2}, {2758, 1}},
    {178839, 178602, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2687, 2}, {2758, 1}},
    {178946, 178869, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2687, 2}, {2760, 1}},
    {179054, 178968, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2687, 2}, {2762, 1}},
    {179107, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2764, 3}, {0, 0}}, {179157, 179127, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2756, 1}},
    {179615, 179281, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2767, 1}}, {179643, 177195, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {179684, 179667, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2744, 1}}, {179707, 179667, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2746, 1}},
    {179750, 179731, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2758, 1}}, {179986, 179872, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2769, 2}, {2771, 1}},
    {180005, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2754, 2}, {0, 0}}, {180059, 180035, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {623, 1}, {0, 0}},
    {180117, 180096, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2773, 2}, {0, 0}}, {180244, 180133, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2775, 1}},
    {180362, 180269, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2777, 1}}, {180431, 180392, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2758, 1}},
    {180562, 180458, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2779, 1}}, {180637, 180585, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2758, 1}},
    {180661, 180458, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2779, 1}}, {180683, 180585, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2758, 1}},
    {180803, 180392, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2781, 1}}, {180936, 180824, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2783, 2}, {2785, 1}},
    {181012, 180962, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2687, 2}, {0, 0}}, {181336, 181077, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {623, 1}, {2787, 1}},
    {181436, 181360, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2758, 1}}, {181549, 181478, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2687, 2}, {2756, 1}},
    {181651, 181577, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2687, 2}, {2758, 1}},
    {181683, 181577, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2687, 2}, {2758, 1}},
    {181716, 181577, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2687, 2}, {2758, 1}},
    {181814, 181747, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2687, 2}, {2760, 1}},
    {181864, 181747, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2687, 2}, {2762, 1}},
    {182052, 32855, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2794, 3}, {915, 1}}, {182273, 182118, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2797, 2}, {2799, 1}},
    {182748, 182447, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2801, 5}, {2806, 1}},
    {182852, 182759, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2808, 2}, {2810, 1}}, {183139, 182869, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {718, 1}, {0, 0}},
    {183266, 183148, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2812, 3}, {2806, 1}},
    {183456, 183282, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2815, 2}, {2817, 1}}, {183735, 183662, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2819, 3}, {0, 0}},
    {183843, 183774, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2822, 3}, {2752, 1}},
    {184012, 183856, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2825, 4}, {2817, 1}}, {184279, 184024, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {718, 1}, {0, 0}},
    {184338, 184289, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {184416, 184375, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {184609, 184526, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2829, 2}, {0, 0}}, {184621, 184526, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2829, 2}, {0, 0}},
    {184769, 184526, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2831, 3}, {0, 0}}, {185306, 185250, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2836, 1}},
    {185319, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185333, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185352, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {185371, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185639, 185412, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}}, {185676, 185412, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}},
    {185712, 185412, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}}, {185748, 185412, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}},
    {185847, 185783, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {185944, 185870, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2841, 1}},
    {185962, 185870, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2841, 1}}, {186136, 185993, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2843, 1}},
    {186229, 186157, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2845, 1}}, {186250, 186157, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2845, 1}},
    {186271, 185993, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2843, 1}}, {186384, 186292, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2847, 1}},
    {186659, 186503, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2849, 1}}, {186689, 186503, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2849, 1}},
    {186862, 186503, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2851, 1}}, {186891, 186503, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2851, 1}},
    {187063, 186503, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2853, 1}}, {187092, 186503, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2853, 1}},
    {187310, 186503, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2855, 1}}, {187425, 186503, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2857, 1}},
    {187454, 186503, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2855, 1}}, {187624, 186503, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2859, 1}},
    {187737, 186503, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2861, 1}}, {187765, 186503, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2859, 1}},
    {187934, 186503, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2863, 1}}, {188047, 186503, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2865, 1}},
    {188075, 186503, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2863, 1}}, {188339, 188154, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2867, 1}},
    {188373, 188154, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2867, 1}}, {188703, 188484, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2869, 1}},
    {188730, 188484, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2869, 1}}, {188894, 188757, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2871, 1}},
    {188921, 188757, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2871, 1}}, {189153, 189006, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2873, 1}},
    {189184, 188757, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2873, 1}}, {189215, 189006, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2873, 1}},
    {189457, 189246, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2875, 1}}, {189622, 189246, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2877, 1}},
    {189887, 189652, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2879, 1}}, {190002, 189006, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2881, 1}},
    {190032, 188757, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2881, 1}}, {190062, 189006, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2881, 1}},
    {190223, 189006, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2883, 1}}, {190253, 188757, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2883, 1}},
    {190283, 189006, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2883, 1}}, {190515, 190325, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2885, 1}},
    {190659, 190325, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2887, 1}}, {190905, 190689, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2889, 1}},
    {190935, 189246, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2875, 1}}, {190966, 189246, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2877, 1}},
    {190996, 189652, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2879, 1}}, {191164, 191026, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}},
    {191293, 191026, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}}, {191421, 191026, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}},
    {191453, 191026, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}}, {191486, 191026, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}},
    {191518, 191026, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}}, {191695, 191026, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}},
    {191728, 191026, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}}, {191858, 191026, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}},
    {192034, 191026, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}}, {192162, 191026, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}},
    {192194, 191026, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}}, {192369, 191026, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2905, 1}},
    {192401, 191026, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2905, 1}}, {192433, 191026, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}},
    {192466, 191026, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}}, {192594, 191026, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2907, 1}},
    {192721, 191026, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2909, 1}}, {192847, 191026, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2911, 1}},
    {192964, 191026, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2913, 1}}, {193081, 191026, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2915, 1}},
    {193197, 191026, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2917, 1}}, {193228, 191026, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2907, 1}},
    {193260, 191026, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2909, 1}}, {193291, 191026, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2911, 1}},
    {193549, 193332, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2919, 1}}, {193713, 193332, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2921, 1}},
    {193872, 193332, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2923, 1}}, {193902, 193332, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2919, 1}},
    {193933, 193332, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2921, 1}}, {193963, 193332, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2923, 1}},
    {194218, 193993, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2925, 1}}, {194390, 193993, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2927, 1}},
    {194561, 193993, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2929, 1}}, {194767, 194594, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}},
    {194924, 194594, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}}, {195080, 194594, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}},
    {195115, 194594, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}}, {195151, 194594, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}},
    {195186, 194594, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}}, {195343, 194594, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}},
    {195500, 194594, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}}, {195656, 194594, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2941, 1}},
    {195691, 194594, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}}, {195727, 194594, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}},
    {195762, 194594, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2941, 1}}, {195918, 194594, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2943, 1}},
    {196073, 194594, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2945, 1}}, {196227, 194594, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2947, 1}},
    {196372, 194594, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2949, 1}}, {196517, 194594, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2951, 1}},
    {196661, 194594, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2953, 1}}, {196695, 194594, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2943, 1}},
    {196730, 194594, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2945, 1}}, {196764, 194594, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2947, 1}},
    {196941, 196798, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2955, 1}}, {196962, 196798, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2955, 1}},
    {197090, 196994, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2957, 1}}, {197315, 197131, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2959, 1}},
    {197411, 197354, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197435, 197354, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197457, 197354, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197479, 197354, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197547, 197501, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197570, 197501, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197592, 197501, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197614, 197501, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197793, 197636, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2961, 1}}, {197971, 197811, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2963, 1}},
    {197988, 185783, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197998, 185783, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {198100, 198009, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2838, 1}, {2965, 1}}, {198281, 198120, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2967, 2}, {2969, 1}},
    {198488, 198297, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}}, {198524, 198297, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}},
    {198559, 198297, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}}, {198594, 198297, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}},
    {198692, 198628, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2838, 1}, {2971, 1}}, {198748, 197354, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198774, 197354, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198799, 197354, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198825, 197354, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198851, 198009, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2838, 1}, {2973, 1}}, {198873, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198890, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198907, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198951, 198932, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {199088, 198966, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2838, 1}, {2975, 1}},
    {199106, 185783, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {199263, 199127, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2977, 1}},
    {199445, 199294, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2979, 2}, {2981, 1}},
    {199460, 199294, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2979, 2}, {2981, 1}},
    {199475, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199506, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199533, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199559, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199586, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199615, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199647, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199679, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199707, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199739, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199771, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199801, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199827, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199853, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199881, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199908, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199937, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199969, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200001, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200029, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200061, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200093, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200119, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200146, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200172, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200200, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200227, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200257, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200283, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200313, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200339, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200363, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200388, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200416, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200440, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200466, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200490, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200516, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200543, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200568, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200595, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200622, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200649, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200674, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200699, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200722, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200760, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201067, 200869, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2983, 1}},
    {201089, 200869, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2983, 1}}, {201318, 201111, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2985, 2}, {2987, 1}},
    {201562, 201349, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2989, 1}, {2990, 1}}, {201634, 201600, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201697, 201663, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201760, 201726, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201823, 201789, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201879, 201852, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201929, 201901, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {202196, 202000, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2992, 2}, {2994, 1}},
    {202382, 202232, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}}, {202415, 202232, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202448, 202232, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}}, {202481, 202232, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202514, 202000, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202770, 202548, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2998, 1}}, {202800, 202232, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202827, 185783, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {202915, 202837, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {3000, 1}, {3001, 1}},
    {203092, 202935, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {3003, 1}, {3004, 1}}, {203107, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203202, 203133, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2498, 1}}, {203223, 110960, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 1}},
    {203267, 203244, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203289, 203244, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {203351, 203312, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2006, 1}}, {203382, 203133, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2498, 1}},
    {203409, 203244, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203455, 203312, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {3006, 1}},
    {203539, 197354, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3008, 1}}, {203588, 203571, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203620, 203600, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {203636, 203571, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {203667, 203650, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203689, 203650, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203708, 203650, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203728, 203650, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203749, 203650, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203771, 203650, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203823, 203803, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {203839, 110960, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 1}},
    {203878, 203862, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {203945, 203906, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {203971, 185783, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {203981, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204016, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204051, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204086, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204121, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204152, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204182, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204213, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204247, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204281, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204311, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204345, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204379, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204410, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204440, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204471, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204505, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204539, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204569, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204603, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204637, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204671, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204705, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204739, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204773, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204803, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204832, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204861, 159178, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204890, 185783, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {204901, 185783, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {205285, 205048, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3010, 1}},
    {205387, 205048, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3012, 1}}, {205415, 205048, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3010, 1}},
    {205443, 205048, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3012, 1}}, {205682, 205509, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {3014, 1}, {3015, 1}},
    {205699, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {205788, 205725, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {205890, 205725, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {205951, 205725, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206015, 205725, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206048, 205725, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206081, 205725, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206114, 205725, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206147, 205725, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {206175, 205725, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206203, 205725, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206235, 205725, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206267, 205725, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206299, 205725, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206331, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206364, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206397, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206430, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206463, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206492, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206524, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206556, 205725, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206584, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206616, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206648, 205725, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206677, 205725, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206705, 205725, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206732, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206764, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206796, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206828, 205725, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206860, 205725, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206888, 205725, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {206916, 205725, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206944, 205725, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {207166, 207024, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3017, 1}},
    {207204, 207024, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3017, 1}}, {207293, 207024, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3019, 1}},
    {207333, 207024, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3019, 1}}, {207369, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207391, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207413, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207435, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207456, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207477, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207498, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207518, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207538, 150780, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207634, 207558, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3021, 4}, {728, 1}}, {207672, 207648, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {3025, 2}, {0, 0}},
    {207737, 207712, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {3027, 7}, {3034, 2}},
    {208119, 207945, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {3038, 7}, {3045, 2}},
    {208202, 208130, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {3049, 8}, {0, 0}}, {208237, 208225, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {3057, 6}, {3063, 2}},
    {208385, 208244, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {3067, 3}, {3070, 2}},
    {208536, 208411, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {3074, 6}, {3080, 2}}, {208637, 208549, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {3084, 4}, {0, 0}},
    {208670, 121347, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3088, 3}, {0, 0}}, {208703, 208688, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {3091, 4}, {0, 0}},
    {208785, 120738, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3095, 4}, {0, 0}}, {208949, 208841, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}},
    {209075, 209020, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3104, 2}, {0, 0}}, {209192, 209109, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {3106, 3}, {3109, 2}},
    {209302, 209207, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3104, 2}, {3113, 1}}, {209347, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3115, 4}, {0, 0}},
    {209430, 209375, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {3104, 2}, {0, 0}}, {209446, 208841, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {209500, 209477, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {3119, 3}, {0, 0}}, {209577, 179667, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {746, 3}, {3122, 2}},
    {209660, 209602, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {3126, 2}, {3128, 1}}, {209716, 209680, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 1}, {3128, 1}},
    {209741, 209680, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 1}, {3128, 1}}, {209843, 209755, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {3131, 1}},
    {209895, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {209993, 209913, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {210003, 208841, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}}, {210137, 210066, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3135, 1}},
    {210244, 210170, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3137, 1}}, {210287, 210263, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {896, 5}, {3139, 1}},
    {210326, 210298, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {3141, 8}, {3139, 1}}, {210426, 210349, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {210520, 210443, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3149, 1}}, {210540, 209680, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 1}, {3151, 1}},
    {210563, 208841, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}}, {210768, 210664, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {3153, 2}, {0, 0}},
    {210779, 208841, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}}, {210789, 208841, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}},
    {210852, 210799, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}}, {210922, 210871, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {210965, 210933, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {3155, 1}, {3156, 1}}, {211000, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3158, 4}, {0, 0}},
    {211013, 209680, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3162, 2}, {3151, 1}}, {211114, 211065, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {211159, 211129, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3164, 2}, {651, 1}}, {211184, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211268, 211215, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {3164, 2}, {0, 0}}, {211377, 211065, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211490, 211417, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3166, 1}}, {211603, 211505, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3168, 1}},
    {211667, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3170, 4}, {0, 0}}, {212083, 211918, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {3174, 5}, {3179, 1}},
    {212274, 212135, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {3181, 4}, {3185, 1}},
    {212438, 212302, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {3174, 5}, {3187, 1}},
    {212645, 212477, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {3174, 5}, {3189, 1}},
    {212943, 212675, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {3191, 5}, {3196, 2}},
    {213183, 212959, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {3200, 5}, {3205, 2}},
    {213307, 213212, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3209, 1}}, {213396, 213326, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {3211, 2}, {0, 0}},
    {213475, 213407, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3213, 3}, {3216, 2}}, {213746, 213529, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {3213, 3}, {3220, 2}},
    {213834, 213777, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {3213, 3}, {3224, 2}}, {213921, 213861, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3213, 3}, {3224, 2}},
    {214173, 213962, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {3228, 4}, {3232, 2}},
    {214380, 214184, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {3236, 4}, {3240, 2}},
    {214582, 214406, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {3244, 4}, {3248, 1}},
    {214802, 214603, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {3200, 5}, {3250, 2}},
    {215075, 214848, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {3228, 4}, {3254, 2}},
    {215288, 215105, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {3258, 3}, {3261, 2}},
    {215660, 215328, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {3265, 2}, {3267, 2}},
    {216195, 215789, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {3213, 3}, {3271, 2}},
    {216402, 216228, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {3275, 5}, {3280, 1}},
    {216735, 216473, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {3282, 4}, {3286, 1}},
    {217088, 209207, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3288, 1}}, {217326, 217125, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {3290, 3}, {3293, 1}},
    {217451, 217364, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2783, 2}, {3295, 1}}, {217669, 217471, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3297, 3}, {3300, 1}},
    {217922, 217686, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {3302, 4}, {3306, 1}}, {217988, 217938, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3308, 1}},
    {218060, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218071, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218082, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218230, 218116, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {2029, 2}, {3310, 1}},
    {218295, 218241, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 2}, {0, 0}}, {218430, 218317, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {3314, 5}, {3319, 2}},
    {218522, 218453, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {218537, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218549, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218636, 218560, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {3323, 1}},
    {218647, 218560, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {3323, 1}}, {218658, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218687, 218668, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218701, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218713, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218724, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218736, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218748, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218760, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218772, 218007, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218894, 218792, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {3325, 1}}, {219062, 218941, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {3327, 2}, {3329, 1}},
    {219106, 179667, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {3331, 3}, {3334, 2}}, {219200, 219130, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2639, 1}, {3338, 1}},
    {219234, 219216, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {3340, 1}}, {219259, 219247, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {3340, 1}},
    {219428, 219306, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3342, 3}, {3345, 2}},
    {219439, 219306, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3342, 3}, {3345, 2}},
    {219544, 76562, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3349, 1}}, {219620, 217938, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3351, 1}},
    {219697, 209207, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3162, 2}, {3353, 1}}, {219851, 219729, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {3355, 1}},
    {219885, 219863, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {3331, 3}, {3357, 2}}, {219993, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}},
    {220005, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}}, {220017, 209207, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3162, 2}, {3353, 1}},
    {220029, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}}, {220073, 218560, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3363, 1}},
    {220322, 220104, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3365, 2}, {3367, 1}}, {220396, 217938, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3369, 1}},
    {220404, 209207, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3288, 1}}, {220411, 203650, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {220419, 203650, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {220428, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {220483, 220444, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {3371, 1}, {0, 0}}, {220591, 220514, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {3372, 2}, {3329, 1}},
    {220602, 209207, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3288, 1}}, {220661, 220610, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3374, 3}, {0, 0}},
    {221606, 221501, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {221917, 221695, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {222119, 222068, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {3381, 2}, {3383, 1}},
    {222543, 222266, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {3385, 1}, {3386, 1}}, {222652, 222566, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {3388, 2}, {0, 0}},
    {222678, 56515, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {3388, 2}, {0, 0}}, {222775, 222720, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3312, 2}, {0, 0}},
    {222801, 222720, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 2}, {0, 0}}, {223036, 222902, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {3390, 1}},
    {223459, 223219, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {3392, 2}, {0, 0}}, {223604, 223485, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3394, 1}},
    {223842, 223675, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {3312, 2}, {0, 0}}, {224030, 223880, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3396, 2}, {3398, 1}},
    {224186, 224058, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {3155, 1}, {3383, 1}},
    {224208, 13112, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3151, 1}}, {224279, 224252, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {3400, 5}, {3383, 1}},
    {224408, 224312, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1060, 1}, {3405, 1}},
    {224427, 121815, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3407, 2}, {3409, 1}}, {224500, 224445, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {224518, 49751, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {651, 1}}, {224612, 224550, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {224630, 222720, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3312, 2}, {0, 0}}, {224654, 49751, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {225088, 224709, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {3411, 2}, {3413, 1}},
    {225254, 225121, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1934, 2}, {3415, 1}}, {225275, 56515, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {225452, 225377, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {225538, 225478, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1934, 2}, {3417, 1}},
    {225669, 225595, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3419, 1}}, {225726, 225595, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3421, 1}},
    {225934, 225824, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {3423, 1}}, {226113, 226030, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {651, 1}},
    {226248, 226149, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226474, 226285, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {3425, 2}, {3427, 1}},
    {226648, 226537, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226668, 222720, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 2}, {0, 0}},
    {226889, 226689, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3429, 3}, {0, 0}}, {248041, 247887, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {3432, 9}, {0, 0}},
    {248134, 248093, 0, {0, 0}, {2753, 1}, {0, 0}, {0, 0}, {1349, 1}, {3441, 7}, {0, 0}}, {248202, 248171, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {3448, 5}, {0, 0}},
    {248228, 66294, 0, {2754, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3453, 7}, {0, 0}}, {248425, 248330, 0, {2755, 2}, {2757, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {248696, 248490, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {248993, 248757, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3473, 7}, {3480, 1}},
    {249021, 248757, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3473, 7}, {3480, 1}},
    {249119, 248490, 0, {2764, 2}, {2766, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249140, 248490, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249192, 248490, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3482, 5}, {3487, 1}},
    {249215, 248490, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3482, 5}, {3487, 1}},
    {249238, 248490, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249255, 248490, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249270, 248490, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249287, 248490, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249315, 248490, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3489, 7}, {3471, 1}},
    {249332, 248490, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3489, 7}, {3471, 1}},
    {249349, 248490, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249549, 249511, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {249732, 249571, 0, {2770, 4}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3502, 6}, {3508, 1}},
    {249818, 249571, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3510, 7}, {3517, 1}}, {249841, 249571, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3519, 7}, {3517, 1}},
    {249864, 249511, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250090, 54207, 0, {2777, 1}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {250194, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3526, 8}, {3534, 1}}, {250211, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3526, 8}, {3534, 1}},
    {250227, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3526, 8}, {3534, 1}}, {250700, 250612, 0, {2781, 1}, {0, 0}, {0, 0}, {2782, 1}, {0, 0}, {3536, 8}, {0, 0}},
    {250804, 250775, 1, {2783, 3}, {0, 0}, {0, 0}, {2786, 2}, {1357, 1}, {3536, 8}, {728, 1}},
    {250926, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250940, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {250955, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250969, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {250984, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250998, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251013, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251028, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251042, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251055, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251069, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251082, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251095, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251109, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251190, 56778, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {3544, 1}}, {251203, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251217, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {251231, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251244, 56778, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {3544, 1}}, {251257, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251369, 251270, 0, {2795, 2}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {251385, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251399, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251414, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251429, 249511, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251444, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251459, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {251474, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251487, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251501, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251515, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251528, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251542, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {251557, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251886, 251816, 0, {2799, 1}, {2800, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {251949, 251921, 0, {2801, 1}, {2802, 1}, {0, 0}, {0, 0}, {1358, 1}, {3550, 6}, {0, 0}},
    {251999, 251972, 0, {2803, 2}, {2800, 1}, {0, 0}, {0, 0}, {1358, 1}, {3550, 6}, {0, 0}}, {252063, 252021, 0, {0, 0}, {2805, 1}, {0, 0}, {0, 0}, {718, 1}, {3556, 7}, {3563, 1}},
    {252161, 252094, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3546, 4}, {0, 0}}, {252590, 54207, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3565, 6}, {0, 0}},
    {252608, 54207, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3565, 6}, {0, 0}}, {252683, 252626, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}},
    {252703, 54207, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3571, 7}, {0, 0}}, {252721, 54207, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3578, 7}, {0, 0}},
    {252739, 54207, 0, {2810, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3585, 5}, {0, 0}}, {252881, 252859, 0, {2812, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {3590, 5}, {0, 0}},
    {253181, 253023, 0, {2814, 2}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {3595, 7}, {3602, 1}}, {253280, 248490, 0, {2817, 2}, {2819, 1}, {0, 0}, {0, 0}, {1352, 2}, {3604, 6}, {3610, 1}},
    {253381, 253321, 0, {0, 0}, {2820, 1}, {0, 0}, {0, 0}, {718, 1}, {3460, 5}, {0, 0}}, {253487, 58378, 0, {2821, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3612, 5}, {0, 0}},
    {253540, 58378, 0, {2825, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {253623, 253577, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {3617, 6}, {0, 0}},
    {253664, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {253681, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}},
    {253745, 253723, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {3448, 5}, {0, 0}}, {253809, 253784, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {3448, 5}, {0, 0}},
    {254028, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3623, 7}, {3534, 1}}, {254039, 54207, 0, {2806, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3630, 7}, {0, 0}},
    {254054, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3637, 6}, {3534, 1}}, {254065, 56778, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3637, 6}, {3534, 1}},
    {254076, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3623, 7}, {3534, 1}}, {254117, 56778, 0, {2832, 1}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3643, 6}, {385, 1}},
    {254362, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}}, {254378, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}},
    {254400, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}}, {254427, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}},
    {254446, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}}, {254470, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}},
    {254489, 56778, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3637, 6}, {3534, 1}}, {254500, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3637, 6}, {3534, 1}},
    {254511, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}}, {254529, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}},
    {254553, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}}, {254582, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}},
    {254603, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}}, {254629, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}},
    {254741, 254663, 0, {2834, 1}, {2835, 1}, {0, 0}, {0, 0}, {357, 3}, {3668, 7}, {0, 0}}, {254848, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254862, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {254877, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254891, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {254906, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254920, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {254935, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254949, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {254962, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254976, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {255172, 254994, 0, {2838, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3675, 7}, {3682, 1}},
    {255190, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {255203, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255217, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {255252, 255231, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {255268, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {255282, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {255475, 255296, 0, {2840, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3684, 6}, {3690, 1}}, {255489, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255504, 249511, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {255593, 249511, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255611, 249511, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {255629, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255662, 255644, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {255675, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255761, 255704, 0, {2788, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {255782, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255907, 255803, 0, {2846, 2}, {2848, 1}, {0, 0}, {0, 0}, {0, 0}, {3692, 6}, {3698, 1}}, {256027, 255922, 0, {2788, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3700, 6}, {3706, 1}},
    {256043, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256056, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256070, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256164, 255704, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3708, 1}},
    {256186, 255704, 0, {2851, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3708, 1}}, {256208, 56778, 0, {2852, 2}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {256221, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {256238, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256253, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256272, 249511, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256307, 256286, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {256323, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {256337, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {256351, 249511, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256366, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256379, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256393, 249511, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256407, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256420, 249511, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256455, 256434, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {256471, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {256485, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {256528, 255704, 0, {2857, 1}, {2858, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3710, 1}}, {256552, 255704, 0, {2857, 1}, {2859, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3710, 1}},
    {256576, 252626, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {256599, 252626, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {256705, 256679, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {3617, 6}, {0, 0}}, {256806, 256734, 0, {2860, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {256966, 256850, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {256982, 256850, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {256998, 256850, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {257014, 256850, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {257169, 257030, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3726, 5}, {3731, 1}},
    {257564, 257495, 0, {2866, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3726, 5}, {3151, 1}},
    {257594, 257030, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3726, 5}, {3731, 1}},
    {257718, 257030, 0, {2865, 1}, {2867, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {2439, 1}},
    {257951, 257864, 0, {2868, 1}, {2869, 1}, {0, 0}, {0, 0}, {1384, 2}, {3726, 5}, {0, 0}}, {257987, 257495, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {0, 0}},
    {258022, 257495, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {0, 0}}, {258212, 258057, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258244, 258057, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258275, 258057, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258374, 258307, 0, {2873, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {258450, 258405, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {3151, 1}}, {258477, 258057, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258503, 258057, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258529, 258057, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258555, 258057, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258581, 258057, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258607, 258057, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258633, 258057, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258665, 258057, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258696, 258057, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258811, 258728, 0, {2879, 2}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3733, 6}, {915, 1}},
    {259018, 258847, 0, {2882, 3}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259049, 258057, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3739, 5}, {0, 0}}, {259075, 258057, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3739, 5}, {0, 0}},
    {259298, 258307, 0, {2885, 2}, {2887, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259397, 259327, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259430, 259327, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259530, 259461, 0, {2890, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259562, 258057, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3585, 5}, {0, 0}}, {259588, 258057, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3585, 5}, {0, 0}},
    {259614, 256850, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {259630, 256850, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {259646, 256850, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {259662, 256850, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {259678, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3744, 8}, {3534, 1}}, {259710, 259689, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3752, 6}, {0, 0}},
    {259726, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}}, {259739, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3744, 8}, {3534, 1}},
    {259809, 259750, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3546, 4}, {0, 0}}, {259842, 259750, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3546, 4}, {0, 0}},
    {260015, 54207, 0, {2894, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3768, 5}, {0, 0}}, {260042, 54207, 0, {2896, 1}, {2897, 1}, {0, 0}, {0, 0}, {0, 0}, {3768, 5}, {0, 0}},
    {260069, 54207, 0, {2896, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3768, 5}, {0, 0}}, {260142, 260094, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}},
    {260208, 260172, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {260239, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}},
    {260255, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 7}, {3534, 1}}, {260288, 260266, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {260485, 260353, 0, {2902, 1}, {2903, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 6}, {3786, 1}}, {261035, 260713, 0, {2904, 4}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3788, 8}, {3796, 1}},
    {261455, 261223, 0, {2909, 3}, {2912, 1}, {0, 0}, {0, 0}, {1386, 1}, {3798, 7}, {0, 0}}, {261525, 261472, 0, {2913, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {261784, 261223, 0, {2914, 3}, {2917, 1}, {0, 0}, {0, 0}, {1386, 1}, {3805, 6}, {0, 0}}, {262067, 261800, 0, {2918, 3}, {2908, 1}, {0, 0}, {0, 0}, {1387, 1}, {3811, 9}, {0, 0}},
    {262125, 261800, 0, {2921, 3}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3820, 8}, {0, 0}}, {262292, 260713, 0, {2924, 4}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3828, 8}, {3836, 1}},
    {262538, 262335, 0, {2929, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3838, 7}, {0, 0}}, {262694, 262563, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {262723, 249511, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3845, 8}, {2153, 1}}, {262738, 249511, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3845, 8}, {2153, 1}},
    {262750, 249511, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3845, 8}, {2153, 1}}, {262783, 262762, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {728, 1}},
    {262897, 262858, 0, {0, 0}, {2850, 1}, {0, 0}, {0, 0}, {1388, 1}, {3460, 5}, {3708, 1}}, {263143, 263008, 0, {2936, 2}, {2938, 1}, {0, 0}, {0, 0}, {1389, 3}, {3590, 5}, {0, 0}},
    {263374, 263230, 0, {2939, 3}, {2938, 1}, {0, 0}, {0, 0}, {1392, 1}, {3853, 6}, {3859, 1}},
    {263536, 263408, 0, {2942, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {3590, 5}, {0, 0}}, {263569, 256850, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {263589, 256850, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {263700, 263661, 0, {2865, 1}, {2945, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {2439, 1}}, {263725, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3612, 5}, {0, 0}},
    {263752, 263736, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {1393, 2}, {3590, 5}, {0, 0}}, {263763, 254200, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}},
    {263780, 254200, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}}, {263799, 249511, 0, {2948, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3861, 9}, {2153, 1}},
    {263816, 254200, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}}, {263838, 254200, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}},
    {263974, 263891, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {264195, 264080, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {0, 0}, {3870, 6}, {3876, 1}},
    {264461, 264351, 0, {2955, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3878, 6}, {0, 0}}, {264531, 264485, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {3546, 4}, {0, 0}},
    {264551, 249511, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3884, 7}, {385, 1}}, {264561, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}},
    {264575, 262563, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {264596, 252626, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {264619, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3891, 8}, {0, 0}}, {264632, 66294, 0, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3891, 8}, {0, 0}},
    {264650, 54207, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3899, 8}, {0, 0}}, {264665, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 7}, {3534, 1}},
    {264792, 264704, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3907, 8}, {3602, 1}},
    {265022, 264815, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3915, 8}, {3923, 1}},
    {265039, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3925, 10}, {3658, 1}}, {265058, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3925, 10}, {3658, 1}},
    {265082, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3925, 10}, {3658, 1}}, {265098, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3925, 10}, {3658, 1}},
    {265119, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 7}, {3534, 1}}, {265154, 265130, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3935, 6}, {0, 0}},
    {265173, 56778, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3941, 7}, {385, 1}}, {265187, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 7}, {3534, 1}},
    {265198, 264704, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3948, 8}, {3602, 1}},
    {265210, 264815, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3956, 9}, {3923, 1}},
    {265286, 265228, 0, {2963, 3}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3965, 8}, {419, 1}}, {265422, 265299, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3973, 8}, {3981, 1}},
    {265445, 265299, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3973, 8}, {3981, 1}}, {265472, 265299, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3973, 8}, {3981, 1}},
    {265534, 265510, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {3617, 6}, {0, 0}}, {265586, 265553, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {3617, 6}, {0, 0}},
    {265666, 265614, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3983, 7}, {3990, 1}}, {265711, 265694, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {3590, 5}, {0, 0}},
    {265965, 265746, 1, {2966, 3}, {0, 0}, {0, 0}, {2969, 2}, {1403, 2}, {3992, 8}, {0, 0}}, {266034, 265978, 0, {2971, 1}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {266050, 54207, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {4000, 8}, {0, 0}}, {266065, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {4008, 8}, {3534, 1}},
    {266076, 264704, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {4016, 8}, {3602, 1}},
    {266087, 264815, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {4024, 8}, {3923, 1}},
    {266104, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 10}, {3658, 1}}, {266123, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 10}, {3658, 1}},
    {266147, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 10}, {3658, 1}}, {266163, 254200, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 10}, {3658, 1}},
    {266184, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {4008, 8}, {3534, 1}}, {266219, 266195, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3935, 6}, {0, 0}},
    {266238, 48452, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {266250, 254200, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}},
    {266266, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4042, 6}, {0, 0}}, {266325, 266305, 0, {2972, 1}, {2767, 1}, {0, 0}, {0, 0}, {1405, 1}, {3546, 4}, {0, 0}},
    {266673, 266536, 0, {2973, 2}, {2975, 1}, {0, 0}, {0, 0}, {0, 0}, {4048, 6}, {4054, 1}}, {266917, 266700, 0, {2976, 3}, {2979, 1}, {0, 0}, {0, 0}, {0, 0}, {4056, 7}, {4063, 1}},
    {267100, 266954, 0, {2980, 2}, {2979, 1}, {0, 0}, {0, 0}, {1406, 1}, {4065, 6}, {0, 0}}, {267194, 267120, 0, {2982, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3878, 6}, {0, 0}},
    {267353, 267288, 0, {2984, 2}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {267417, 267401, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {4071, 8}, {0, 0}},
    {267494, 267437, 0, {0, 0}, {2767, 1}, {0, 0}, {0, 0}, {1413, 1}, {4079, 7}, {4086, 1}}, {267556, 267535, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {4088, 5}, {0, 0}},
    {267620, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4093, 8}, {0, 0}}, {267691, 267648, 0, {0, 0}, {2987, 1}, {0, 0}, {0, 0}, {1415, 1}, {3460, 5}, {0, 0}},
    {267765, 267739, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {4088, 5}, {0, 0}}, {267863, 267786, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4101, 7}, {0, 0}},
    {267972, 267954, 4, {0, 0}, {0, 0}, {2988, 1}, {0, 0}, {1417, 4}, {4108, 10}, {0, 0}}, {268069, 56515, 0, {2989, 1}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {3164, 2}, {0, 0}},
    {268084, 56515, 0, {2991, 1}, {2992, 1}, {0, 0}, {0, 0}, {0, 0}, {4121, 3}, {2217, 1}}, {268108, 121516, 0, {2993, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {4124, 2}, {4126, 1}},
    {268215, 268130, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {4128, 3}, {4131, 1}},
    {268275, 121815, 0, {2994, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {4133, 5}, {2234, 2}}, {268370, 268286, 0, {2996, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4138, 2}, {4140, 1}},
    {268394, 122333, 0, {2997, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {4124, 2}, {4142, 2}}, {268548, 268414, 0, {2999, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 3}, {4149, 2}},
    {268581, 124518, 1, {3001, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4153, 4}, {4157, 2}}, {268751, 268623, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {4161, 3}, {4164, 2}},
    {268921, 268791, 0, {3007, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {4124, 2}, {4168, 1}},
    {269065, 268950, 4, {3009, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {4170, 4}, {4174, 3}}, {269279, 269081, 0, {3010, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4180, 5}, {4185, 2}},
    {269650, 269293, 1, {3013, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4189, 6}, {4195, 2}}, {269956, 269700, 5, {3018, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {4199, 4}, {4203, 3}},
    {269996, 269293, 1, {3013, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {4209, 2}, {4211, 1}}, {270032, 49751, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {4124, 2}, {4213, 2}},
    {270111, 124276, 0, {3021, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {4124, 2}, {2309, 1}}, {270284, 270139, 0, {3023, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {4124, 2}, {4217, 1}},
    {270479, 270299, 0, {3026, 2}, {3028, 1}, {0, 0}, {0, 0}, {0, 0}, {4219, 4}, {4223, 2}}, {270530, 66294, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4227, 4}, {0, 0}},
    {271831, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {271847, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {271917, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}}, {272349, 272327, 0, {3055, 3}, {3058, 1}, {0, 0}, {0, 0}, {1429, 1}, {4262, 10}, {0, 0}},
    {273009, 272967, 0, {3059, 1}, {3049, 1}, {0, 0}, {0, 0}, {1430, 2}, {4272, 6}, {0, 0}}, {273021, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1432, 1}, {4278, 10}, {0, 0}},
    {273936, 55844, 0, {3060, 3}, {3063, 1}, {0, 0}, {0, 0}, {1433, 4}, {4272, 6}, {0, 0}}, {273952, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {273969, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {273986, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {274002, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}}, {274019, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4288, 7}, {0, 0}},
    {274420, 274387, 0, {3065, 2}, {3067, 1}, {0, 0}, {0, 0}, {1437, 1}, {4272, 6}, {0, 0}}, {274492, 274461, 0, {3068, 1}, {3069, 2}, {0, 0}, {0, 0}, {1437, 1}, {4272, 6}, {0, 0}},
    {274518, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {274588, 274572, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {1438, 3}, {4233, 11}, {0, 0}},
    {274599, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {274631, 55844, 0, {3071, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}},
    {274643, 55844, 0, {3073, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4301, 6}, {0, 0}}, {274817, 274786, 4, {3074, 2}, {3076, 1}, {3077, 2}, {0, 0}, {0, 0}, {4307, 7}, {4314, 1}},
    {274901, 0, 0, {0, 0}, {3049, 1}, {0, 0}, {0, 0}, {1442, 1}, {4316, 8}, {4324, 1}}, {274912, 55844, 0, {0, 0}, {3054, 1}, {0, 0}, {0, 0}, {1443, 1}, {4326, 7}, {0, 0}},
    {275505, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4333, 7}, {0, 0}}, {276157, 55844, 0, {3084, 5}, {3089, 1}, {0, 0}, {0, 0}, {1449, 5}, {4333, 7}, {0, 0}},
    {276255, 55844, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {276311, 55844, 0, {3092, 1}, {3076, 1}, {0, 0}, {0, 0}, {1454, 3}, {4340, 4}, {0, 0}},
    {276323, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4333, 7}, {0, 0}}, {276345, 55844, 0, {3093, 1}, {3054, 1}, {0, 0}, {0, 0}, {1441, 1}, {4301, 6}, {0, 0}},
    {276354, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}}, {276374, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {276411, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4344, 12}, {0, 0}}, {276422, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {276431, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {276440, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {277080, 55844, 0, {3096, 2}, {3098, 2}, {0, 0}, {0, 0}, {1457, 2}, {4356, 9}, {0, 0}}, {277091, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {277428, 55844, 0, {3100, 2}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {277440, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4365, 10}, {0, 0}},
    {277453, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4365, 10}, {0, 0}}, {277472, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 6}, {0, 0}},
    {277579, 55844, 0, {3103, 2}, {3105, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}}, {277591, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {277600, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}}, {277621, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {277643, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}}, {277660, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}},
    {277684, 55844, 0, {3108, 1}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {277701, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {277717, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}}, {277742, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {277759, 55844, 0, {3109, 4}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {278129, 278097, 0, {3113, 4}, {3117, 1}, {0, 0}, {0, 0}, {1437, 1}, {4272, 6}, {0, 0}},
    {278177, 278156, 0, {3118, 1}, {3063, 1}, {0, 0}, {0, 0}, {1459, 4}, {4272, 6}, {0, 0}}, {278193, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {278226, 278208, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {4244, 11}, {0, 0}}, {278239, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {278272, 278254, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {4244, 11}, {0, 0}}, {278285, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {278388, 55844, 0, {3119, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4381, 6}, {0, 0}}, {278397, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {278422, 55844, 0, {3122, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4387, 7}, {0, 0}}, {278822, 55844, 0, {3125, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}},
    {278831, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}}, {278840, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {278856, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}}, {278872, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}},
    {278909, 278888, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4295, 6}, {0, 0}}, {278946, 278925, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4295, 6}, {0, 0}},
    {278962, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}}, {278982, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}},
    {279154, 279136, 0, {3128, 5}, {3049, 1}, {0, 0}, {0, 0}, {1464, 5}, {4272, 6}, {0, 0}}, {279167, 55844, 0, {3133, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4295, 6}, {0, 0}},
    {279296, 279279, 0, {3135, 4}, {3063, 1}, {0, 0}, {0, 0}, {1469, 1}, {4272, 6}, {0, 0}}, {279308, 55844, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4381, 6}, {0, 0}},
    {279321, 55844, 0, {3139, 1}, {3098, 2}, {0, 0}, {0, 0}, {1470, 1}, {4394, 8}, {0, 0}}, {279333, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {279365, 55844, 0, {3140, 3}, {3143, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {279385, 55844, 0, {3144, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4402, 9}, {0, 0}},
    {279397, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {279410, 55844, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {279419, 55844, 0, {3147, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {279520, 55844, 0, {3150, 3}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4301, 6}, {0, 0}},
    {279537, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}}, {279546, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {279567, 55844, 0, {3153, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {279578, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {279598, 55844, 0, {3155, 2}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {279650, 55844, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1471, 1}, {4411, 8}, {0, 0}},
    {279673, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1472, 4}, {4333, 7}, {0, 0}}, {279797, 279705, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {4419, 5}, {0, 0}},
    {279854, 279819, 0, {0, 0}, {3157, 1}, {0, 0}, {0, 0}, {1480, 1}, {4340, 4}, {0, 0}}, {279919, 279873, 0, {3048, 1}, {0, 0}, {0, 0}, {0, 0}, {1480, 1}, {4340, 4}, {0, 0}},
    {279982, 279961, 4, {3092, 1}, {3076, 1}, {3158, 2}, {0, 0}, {0, 0}, {4424, 8}, {4314, 1}},
    {280034, 279998, 0, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4432, 6}, {0, 0}}, {280945, 280784, 0, {3163, 2}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {4441, 2}, {0, 0}},
    {281026, 280990, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4441, 2}, {0, 0}}, {281218, 281084, 4, {3166, 1}, {3167, 1}, {3168, 1}, {0, 0}, {0, 0}, {4443, 6}, {4449, 1}},
    {281360, 281283, 0, {3169, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {4441, 2}, {0, 0}}, {281647, 281499, 4, {3165, 1}, {0, 0}, {3171, 2}, {0, 0}, {1483, 6}, {4451, 7}, {0, 0}},
    {281759, 281696, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {4458, 1}, {0, 0}}, {281811, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}},
    {281865, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}}, {281941, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {4458, 1}, {0, 0}},
    {282034, 282001, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 1}, {4458, 1}, {0, 0}}, {282087, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}},
    {282275, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1492, 5}, {4459, 1}, {0, 0}}, {282348, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}},
    {282404, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}}, {282464, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}},
    {282601, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1497, 3}, {4458, 1}, {0, 0}}, {282721, 282659, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}},
    {282741, 282659, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}}, {282761, 282659, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}},
    {282884, 282833, 4, {3165, 1}, {0, 0}, {3173, 1}, {0, 0}, {1500, 3}, {4464, 8}, {0, 0}}, {282938, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {282998, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283056, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283115, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283172, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283214, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283262, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283349, 283312, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 1}, {4472, 1}, {0, 0}}, {283435, 283400, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1504, 3}, {4472, 1}, {0, 0}},
    {283492, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283546, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283592, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283649, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283721, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4472, 1}, {0, 0}}, {283781, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283848, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283913, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283963, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284077, 284030, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {4472, 1}, {0, 0}},
    {284125, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284168, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284224, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284285, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284339, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284410, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284465, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284521, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284570, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284645, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284703, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4472, 1}, {0, 0}}, {284753, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284808, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284885, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284956, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285068, 285029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {4472, 1}, {0, 0}},
    {285120, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285185, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285257, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285320, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285374, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285427, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285481, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285527, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285680, 285623, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {4472, 1}, {0, 0}}, {285730, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285780, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285825, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285874, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285929, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286009, 285623, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {4472, 1}, {0, 0}}, {286063, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286114, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {286157, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286281, 286224, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 1}, {4472, 1}, {0, 0}}, {286501, 286382, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {4472, 1}, {0, 0}},
    {286549, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {286599, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286662, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {286716, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286769, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {286814, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286975, 286906, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 1}, {4472, 1}, {0, 0}}, {287035, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {287206, 287109, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1516, 2}, {4472, 1}, {0, 0}}, {287254, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {287307, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {287358, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {287418, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {287481, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {287539, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {287807, 287646, 0, {3174, 2}, {3176, 1}, {0, 0}, {0, 0}, {1518, 2}, {4441, 2}, {0, 0}},
    {287839, 280990, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4473, 3}, {0, 0}}, {287884, 280990, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4441, 2}, {0, 0}},
    {288151, 288062, 0, {3177, 1}, {3178, 1}, {0, 0}, {0, 0}, {0, 0}, {4476, 4}, {0, 0}}, {288550, 288438, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1520, 9}, {4480, 3}, {0, 0}},
    {288593, 49356, 0, {3180, 1}, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {4483, 4}, {0, 0}}, {288825, 288758, 0, {3182, 1}, {3183, 1}, {0, 0}, {0, 0}, {1529, 1}, {4487, 3}, {0, 0}},
    {289000, 288867, 0, {3184, 2}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {4490, 4}, {0, 0}}, {289180, 289139, 0, {3186, 1}, {0, 0}, {0, 0}, {0, 0}, {1531, 1}, {4490, 4}, {0, 0}},
    {289300, 289232, 0, {3165, 1}, {3187, 1}, {0, 0}, {0, 0}, {1532, 1}, {4494, 3}, {0, 0}}, {289454, 289339, 4, {3188, 1}, {3183, 1}, {888, 1}, {0, 0}, {1533, 1}, {4497, 4}, {4449, 1}},
    {289802, 289562, 0, {3189, 2}, {3191, 2}, {0, 0}, {0, 0}, {1534, 4}, {4501, 4}, {4505, 1}},
    {290110, 289915, 5, {3193, 4}, {3176, 1}, {3197, 1}, {0, 0}, {1538, 2}, {4451, 7}, {0, 0}},
    {290256, 290179, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1540, 1}, {4441, 2}, {0, 0}}, {290513, 290348, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1541, 4}, {4441, 2}, {0, 0}},
    {290655, 290575, 0, {3165, 1}, {3201, 1}, {0, 0}, {0, 0}, {1545, 1}, {4507, 3}, {0, 0}}, {290689, 288062, 0, {3202, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4510, 4}, {0, 0}},
    {290885, 290752, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4514, 4}, {0, 0}}, {290978, 288062, 0, {3165, 1}, {3204, 1}, {0, 0}, {0, 0}, {1549, 5}, {4510, 4}, {0, 0}},
    {291098, 291017, 0, {3165, 1}, {3205, 1}, {0, 0}, {0, 0}, {1554, 1}, {4514, 4}, {0, 0}}, {291132, 290752, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4507, 3}, {0, 0}},
    {291256, 291174, 0, {3206, 1}, {3207, 1}, {0, 0}, {0, 0}, {1555, 1}, {4518, 3}, {0, 0}}, {291439, 291305, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1556, 2}, {4476, 4}, {0, 0}},
    {291687, 291516, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1558, 3}, {4521, 4}, {0, 0}}, {291906, 291785, 0, {3208, 1}, {3183, 1}, {0, 0}, {0, 0}, {1561, 4}, {4525, 5}, {0, 0}},
    {292013, 291932, 4, {3182, 1}, {3209, 1}, {888, 1}, {0, 0}, {0, 0}, {4530, 4}, {0, 0}}, {292106, 292045, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4476, 4}, {0, 0}},
    {292130, 288062, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4480, 3}, {0, 0}}, {292159, 288062, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4480, 3}, {0, 0}},
    {292276, 292204, 0, {3211, 2}, {3213, 1}, {0, 0}, {0, 0}, {0, 0}, {4480, 3}, {0, 0}}, {292304, 280990, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}},
    {292353, 288062, 0, {3165, 1}, {3214, 2}, {0, 0}, {0, 0}, {1565, 1}, {4480, 3}, {0, 0}}, {292376, 288062, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4480, 3}, {0, 0}},
    {292530, 288062, 0, {3216, 1}, {3217, 2}, {0, 0}, {0, 0}, {1566, 2}, {4476, 4}, {0, 0}}, {292582, 288062, 0, {3216, 1}, {3179, 1}, {0, 0}, {0, 0}, {1568, 2}, {4476, 4}, {0, 0}},
    {292606, 280990, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4534, 3}, {0, 0}}, {292653, 280990, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4476, 4}, {0, 0}},
    {292675, 280990, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4476, 4}, {0, 0}}, {292791, 292720, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4537, 3}, {0, 0}},
    {292910, 292832, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {4540, 3}, {0, 0}}, {293060, 292967, 0, {3220, 2}, {0, 0}, {0, 0}, {0, 0}, {1572, 1}, {4543, 4}, {4547, 1}},
    {293290, 293107, 4, {3222, 1}, {3223, 1}, {3224, 1}, {0, 0}, {1573, 1}, {4549, 4}, {4553, 1}},
    {293380, 292720, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1574, 4}, {4555, 4}, {0, 0}}, {293483, 293418, 0, {3219, 1}, {3225, 4}, {0, 0}, {0, 0}, {0, 0}, {4555, 4}, {0, 0}},
    {293596, 293418, 0, {3219, 1}, {3229, 8}, {0, 0}, {0, 0}, {0, 0}, {4555, 4}, {0, 0}}, {293826, 293662, 0, {3219, 1}, {3237, 1}, {0, 0}, {0, 0}, {1578, 5}, {4559, 4}, {0, 0}},
    {293876, 293418, 0, {3238, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4563, 3}, {0, 0}}, {294235, 294066, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4559, 4}, {0, 0}},
    {294267, 294066, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4559, 4}, {0, 0}}, {294300, 293418, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4559, 4}, {0, 0}},
    {294337, 293418, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4559, 4}, {0, 0}}, {294475, 294375, 0, {3219, 1}, {3241, 1}, {0, 0}, {0, 0}, {0, 0}, {4559, 4}, {0, 0}},
    {294625, 294507, 0, {3219, 1}, {3242, 1}, {0, 0}, {0, 0}, {1588, 3}, {4559, 4}, {0, 0}}, {294709, 294667, 0, {3243, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4566, 2}, {0, 0}},
    {294869, 294812, 0, {3244, 1}, {3245, 2}, {0, 0}, {0, 0}, {0, 0}, {4441, 2}, {0, 0}}, {294959, 294903, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4568, 4}, {0, 0}},
    {295014, 292045, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4476, 4}, {0, 0}}, {295119, 288062, 0, {3247, 1}, {3179, 1}, {0, 0}, {0, 0}, {1592, 2}, {4480, 3}, {0, 0}},
    {295248, 295148, 0, {3243, 1}, {3248, 1}, {0, 0}, {0, 0}, {1594, 1}, {4572, 4}, {4576, 1}},
    {295302, 295272, 4, {0, 0}, {0, 0}, {3249, 1}, {0, 0}, {360, 5}, {4578, 4}, {0, 0}}, {295357, 108563, 0, {3250, 1}, {3251, 1}, {0, 0}, {0, 0}, {0, 0}, {4582, 4}, {0, 0}},
    {295394, 288062, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1595, 1}, {4586, 4}, {0, 0}}, {295553, 295451, 0, {3252, 1}, {3176, 1}, {0, 0}, {0, 0}, {1596, 3}, {4590, 5}, {0, 0}},
    {295599, 288062, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4590, 5}, {0, 0}}, {295635, 288062, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4590, 5}, {0, 0}},
    {295713, 295678, 0, {0, 0}, {3253, 1}, {0, 0}, {0, 0}, {718, 1}, {4595, 4}, {0, 0}}, {295825, 295751, 0, {3182, 1}, {3209, 1}, {0, 0}, {0, 0}, {1599, 1}, {4441, 2}, {0, 0}},
    {295930, 295890, 0, {3254, 1}, {0, 0}, {0, 0}, {0, 0}, {1600, 4}, {4599, 3}, {0, 0}}, {296115, 295965, 0, {3255, 2}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {4602, 3}, {4605, 1}},
    {296250, 296152, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1604, 1}, {4534, 3}, {0, 0}}, {296355, 296284, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1605, 1}, {4507, 3}, {0, 0}},
    {296586, 296387, 5, {3258, 2}, {3167, 1}, {888, 1}, {0, 0}, {1606, 1}, {4607, 7}, {4614, 2}},
    {296676, 296605, 4, {3260, 1}, {3261, 1}, {888, 1}, {0, 0}, {0, 0}, {4618, 3}, {4449, 1}},
    {296793, 296707, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4621, 3}, {0, 0}}, {296904, 108563, 0, {3250, 1}, {3183, 1}, {0, 0}, {0, 0}, {1607, 3}, {4624, 3}, {0, 0}},
    {297195, 280990, 0, {3165, 1}, {3262, 2}, {0, 0}, {0, 0}, {1610, 5}, {4627, 3}, {4630, 1}},
    {297496, 297388, 0, {3165, 1}, {3264, 2}, {0, 0}, {0, 0}, {1615, 2}, {4632, 3}, {0, 0}}, {297554, 294903, 0, {3165, 1}, {3266, 2}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {297601, 288062, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4640, 4}, {0, 0}}, {297639, 288062, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {297670, 288062, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}}, {297711, 294903, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {297754, 280990, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4441, 2}, {0, 0}}, {297799, 294903, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {298154, 297930, 1, {3268, 3}, {3271, 2}, {0, 0}, {0, 0}, {1617, 4}, {4632, 3}, {0, 0}}, {298317, 298233, 0, {3273, 2}, {3275, 2}, {0, 0}, {0, 0}, {0, 0}, {4627, 3}, {0, 0}},
    {298453, 298362, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}}, {298695, 298544, 0, {3165, 1}, {3277, 2}, {0, 0}, {0, 0}, {1621, 2}, {4521, 4}, {0, 0}},
    {298857, 298740, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1623, 2}, {4476, 4}, {0, 0}}, {299008, 298901, 0, {3279, 2}, {3281, 1}, {0, 0}, {0, 0}, {1625, 1}, {4632, 3}, {0, 0}},
    {299063, 288062, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4590, 5}, {0, 0}}, {299139, 288062, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1626, 1}, {4590, 5}, {0, 0}},
    {299193, 288062, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4521, 4}, {0, 0}}, {299448, 299304, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1627, 1}, {4635, 5}, {0, 0}},
    {299481, 288062, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4521, 4}, {0, 0}}, {299804, 288062, 0, {3282, 1}, {3283, 3}, {0, 0}, {0, 0}, {1628, 1}, {4590, 5}, {0, 0}},
    {300085, 288062, 0, {3286, 1}, {3287, 4}, {0, 0}, {0, 0}, {1629, 1}, {4590, 5}, {0, 0}}, {300446, 300198, 0, {3165, 1}, {3291, 1}, {0, 0}, {0, 0}, {1630, 5}, {4644, 3}, {0, 0}},
    {300632, 300512, 0, {3165, 1}, {3292, 3}, {0, 0}, {0, 0}, {1635, 3}, {4647, 4}, {0, 0}}, {300850, 300712, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1638, 1}, {4627, 3}, {0, 0}},
    {301365, 301056, 0, {3298, 2}, {3297, 1}, {0, 0}, {0, 0}, {1639, 3}, {4627, 3}, {0, 0}}, {301672, 301484, 0, {3300, 2}, {3302, 3}, {0, 0}, {0, 0}, {1642, 2}, {4640, 4}, {0, 0}},
    {302089, 301868, 0, {3305, 2}, {3307, 3}, {0, 0}, {0, 0}, {1644, 7}, {4640, 4}, {0, 0}}, {302340, 302149, 0, {3310, 2}, {3312, 2}, {0, 0}, {0, 0}, {1651, 3}, {4640, 4}, {0, 0}},
    {302487, 298362, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1654, 8}, {4635, 5}, {0, 0}}, {302617, 302525, 0, {3314, 1}, {3315, 1}, {0, 0}, {0, 0}, {366, 1}, {4651, 3}, {4654, 1}},
    {302777, 302665, 4, {3165, 1}, {3316, 1}, {482, 1}, {0, 0}, {0, 0}, {4656, 8}, {0, 0}}, {302806, 294903, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {302864, 296707, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}}, {302895, 298362, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {303018, 302986, 0, {3317, 2}, {3319, 1}, {0, 0}, {0, 0}, {1662, 3}, {4632, 3}, {0, 0}}, {303245, 303189, 0, {3165, 1}, {3320, 4}, {0, 0}, {0, 0}, {1665, 5}, {4590, 5}, {0, 0}},
    {303451, 303319, 0, {3165, 1}, {3324, 4}, {0, 0}, {0, 0}, {1670, 2}, {4590, 5}, {0, 0}}, {303695, 303497, 0, {3165, 1}, {3328, 4}, {0, 0}, {0, 0}, {1672, 4}, {4590, 5}, {0, 0}},
    {303976, 303797, 0, {3332, 2}, {3334, 2}, {0, 0}, {0, 0}, {1676, 3}, {4627, 3}, {0, 0}}, {304373, 304068, 1, {3336, 5}, {3341, 2}, {0, 0}, {0, 0}, {1679, 3}, {4632, 3}, {0, 0}},
    {304412, 294903, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}}, {304581, 304495, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1682, 1}, {4635, 5}, {0, 0}},
    {304900, 304734, 0, {3343, 2}, {0, 0}, {0, 0}, {0, 0}, {1683, 5}, {4632, 3}, {0, 0}}, {305106, 303189, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1688, 6}, {4590, 5}, {0, 0}},
    {305165, 294903, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {513, 1}, {4635, 5}, {0, 0}}, {305202, 292045, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4476, 4}, {0, 0}},
    {305501, 305284, 4, {3345, 1}, {3183, 1}, {3168, 1}, {0, 0}, {1694, 2}, {4664, 5}, {4449, 1}},
    {305629, 305538, 0, {0, 0}, {3239, 1}, {0, 0}, {0, 0}, {1696, 3}, {4441, 2}, {0, 0}}, {305726, 305669, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 1}, {4459, 1}, {0, 0}},
    {305783, 280990, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}}, {305857, 305800, 4, {3346, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {4669, 6}, {4675, 1}},
    {306732, 306130, 1, {3347, 7}, {3354, 1}, {0, 0}, {0, 0}, {1700, 6}, {4677, 2}, {0, 0}}, {306774, 288062, 0, {3202, 1}, {3355, 1}, {0, 0}, {0, 0}, {0, 0}, {4507, 3}, {0, 0}},
    {306971, 306849, 0, {3356, 2}, {3358, 1}, {0, 0}, {0, 0}, {1706, 1}, {4677, 2}, {0, 0}}, {307395, 307091, 1, {3359, 4}, {3179, 1}, {0, 0}, {0, 0}, {1707, 4}, {4677, 2}, {0, 0}},
    {307564, 307450, 0, {3363, 2}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {4677, 2}, {0, 0}}, {307942, 307603, 1, {3359, 4}, {0, 0}, {0, 0}, {0, 0}, {1712, 6}, {4677, 2}, {0, 0}},
    {308020, 307977, 0, {3208, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4679, 2}, {0, 0}}, {308148, 308101, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1718, 1}, {3126, 2}, {0, 0}},
    {308158, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}}, {308213, 0, 0, {3365, 2}, {1236, 1}, {0, 0}, {0, 0}, {1719, 2}, {0, 0}, {0, 0}},
    {308270, 0, 0, {3367, 3}, {1236, 1}, {0, 0}, {0, 0}, {1721, 1}, {0, 0}, {0, 0}}, {308396, 224445, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4682, 2}, {0, 0}},
    {308466, 308411, 0, {2652, 1}, {3373, 1}, {0, 0}, {0, 0}, {0, 0}, {4684, 4}, {0, 0}}, {308631, 308514, 0, {3374, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {114, 1}},
    {308733, 308689, 0, {0, 0}, {3378, 1}, {0, 0}, {0, 0}, {1722, 1}, {4690, 2}, {0, 0}}, {308914, 308816, 0, {3379, 3}, {662, 1}, {0, 0}, {0, 0}, {1723, 3}, {4692, 8}, {0, 0}},
    {309000, 308930, 0, {136, 1}, {3378, 1}, {0, 0}, {0, 0}, {0, 0}, {4690, 2}, {4700, 1}}, {309249, 309029, 0, {3382, 1}, {3383, 2}, {0, 0}, {0, 0}, {0, 0}, {4702, 4}, {4706, 1}},
    {309401, 309269, 0, {3385, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {114, 1}}, {309614, 309452, 0, {3389, 2}, {135, 1}, {0, 0}, {0, 0}, {1726, 1}, {4708, 4}, {4712, 1}},
    {309684, 309629, 0, {3382, 1}, {3391, 1}, {0, 0}, {0, 0}, {1727, 3}, {4714, 2}, {0, 0}}, {309899, 309741, 0, {3392, 3}, {3395, 1}, {0, 0}, {0, 0}, {0, 0}, {4716, 7}, {4723, 1}},
    {310048, 309934, 0, {3005, 1}, {3396, 1}, {0, 0}, {0, 0}, {0, 0}, {4725, 2}, {4727, 1}}, {310370, 310171, 0, {3397, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4729, 4}, {4733, 1}},
    {310618, 310384, 0, {3402, 3}, {3372, 1}, {0, 0}, {0, 0}, {1726, 1}, {4735, 4}, {4739, 1}},
    {310738, 310632, 0, {3405, 2}, {140, 1}, {0, 0}, {0, 0}, {1730, 2}, {4741, 3}, {4744, 1}},
    {310926, 310766, 0, {3407, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4746, 3}, {4749, 1}}, {311011, 310944, 0, {3409, 2}, {3372, 1}, {0, 0}, {0, 0}, {779, 2}, {4751, 3}, {114, 1}},
    {311085, 311034, 4, {3411, 2}, {97, 1}, {3413, 1}, {0, 0}, {0, 0}, {4754, 4}, {4758, 1}}, {311097, 309269, 0, {3414, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {114, 1}},
    {311115, 308514, 0, {3418, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {114, 1}}, {311272, 311134, 0, {3422, 2}, {576, 1}, {0, 0}, {0, 0}, {1732, 2}, {4760, 6}, {4766, 1}},
    {311354, 311295, 0, {3424, 3}, {3391, 1}, {0, 0}, {0, 0}, {1734, 1}, {4768, 4}, {0, 0}}, {311610, 311492, 0, {3427, 1}, {0, 0}, {0, 0}, {0, 0}, {1735, 2}, {4772, 2}, {0, 0}},
    {311762, 311623, 0, {3428, 2}, {576, 1}, {0, 0}, {0, 0}, {1737, 2}, {4774, 6}, {4766, 1}},
    {311960, 311820, 0, {3430, 1}, {3431, 1}, {0, 0}, {0, 0}, {686, 1}, {4780, 3}, {0, 0}}, {312148, 311984, 0, {3432, 2}, {3434, 1}, {0, 0}, {0, 0}, {686, 1}, {4783, 4}, {4744, 1}},
    {312454, 312213, 0, {3435, 2}, {3437, 2}, {0, 0}, {0, 0}, {1739, 3}, {4787, 3}, {4790, 1}},
    {312642, 312466, 0, {3439, 5}, {3444, 1}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {4733, 1}},
    {312657, 224445, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4792, 3}, {0, 0}}, {312719, 312675, 0, {3445, 2}, {3447, 1}, {0, 0}, {0, 0}, {1742, 1}, {4795, 4}, {0, 0}},
    {312781, 48452, 0, {0, 0}, {3448, 1}, {0, 0}, {0, 0}, {0, 0}, {4792, 3}, {0, 0}}, {312884, 312793, 0, {3449, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4751, 3}, {114, 1}},
    {312939, 43153, 0, {3371, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {4799, 3}, {4802, 1}}, {313036, 312984, 1, {3452, 4}, {3373, 1}, {0, 0}, {0, 0}, {1743, 2}, {4804, 7}, {114, 1}},
    {313084, 313057, 1, {3456, 4}, {3444, 1}, {0, 0}, {0, 0}, {1743, 2}, {4804, 7}, {114, 1}},
    {313178, 313106, 0, {3373, 1}, {3372, 1}, {0, 0}, {0, 0}, {512, 1}, {4811, 4}, {0, 0}}, {313250, 313195, 0, {3460, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 2}, {0, 0}},
    {313303, 13112, 0, {0, 0}, {3461, 1}, {0, 0}, {0, 0}, {0, 0}, {3265, 2}, {4817, 2}}, {313317, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}},
    {313541, 313458, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {313644, 313579, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {313656, 313579, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {313828, 313738, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4825, 2}, {0, 0}},
    {313908, 313842, 0, {3471, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4827, 2}, {0, 0}}, {314110, 313962, 0, {3472, 2}, {0, 0}, {0, 0}, {3474, 1}, {1745, 1}, {4827, 2}, {4829, 1}},
    {314207, 314128, 0, {3475, 1}, {3476, 1}, {0, 0}, {0, 0}, {1746, 1}, {0, 0}, {0, 0}}, {314220, 313458, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {314233, 313458, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {314265, 179667, 0, {0, 0}, {3470, 1}, {0, 0}, {0, 0}, {346, 1}, {4831, 2}, {915, 1}},
    {314332, 314279, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {314350, 314279, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {314368, 313579, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {314385, 313458, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {314401, 314279, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {314416, 313579, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {314428, 313579, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {314443, 313579, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {314564, 314458, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {314627, 314575, 0, {3479, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3708, 1}},
    {314744, 314650, 0, {3479, 1}, {3478, 1}, {0, 0}, {0, 0}, {1747, 1}, {4836, 1}, {3323, 1}},
    {314849, 314759, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4837, 1}}, {314870, 314759, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4837, 1}},
    {314891, 313458, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {314945, 314927, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1748, 5}, {4839, 5}, {0, 0}},
    {314958, 314458, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {314969, 314458, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {314983, 314458, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {315146, 315089, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1753, 4}, {4844, 5}, {0, 0}},
    {315212, 315172, 0, {0, 0}, {3488, 1}, {0, 0}, {0, 0}, {1757, 1}, {4849, 2}, {0, 0}}, {315231, 314458, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {315242, 314458, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {315256, 314458, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {315381, 315278, 4, {3472, 2}, {0, 0}, {3489, 2}, {2782, 1}, {0, 0}, {4825, 2}, {4829, 1}},
    {315488, 315414, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 6}, {4851, 3}, {0, 0}}, {315535, 315508, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1764, 5}, {4854, 2}, {0, 0}},
    {315591, 315414, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1769, 4}, {4854, 2}, {0, 0}}, {315641, 315414, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1773, 4}, {4854, 2}, {0, 0}},
    {315662, 314458, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {315673, 314458, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {315687, 314458, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {315782, 315716, 0, {0, 0}, {3491, 1}, {0, 0}, {0, 0}, {1777, 1}, {650, 1}, {4856, 1}},
    {315884, 315805, 0, {3492, 1}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4858, 1}}, {315971, 315902, 0, {3494, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {315989, 315902, 0, {3494, 2}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4858, 1}}, {316007, 313738, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4825, 2}, {0, 0}},
    {316020, 314458, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {316031, 314458, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {316045, 314458, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {316059, 313579, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {316124, 316071, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1778, 3}, {829, 1}, {0, 0}}, {316139, 313579, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {316151, 313579, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {316163, 314458, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {316174, 313458, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {316186, 313579, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {316197, 313458, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {316212, 314279, 0, {3496, 1}, {3497, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316281, 316228, 0, {3498, 1}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {316301, 313579, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {316316, 313579, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {316331, 14022, 0, {3475, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {316483, 316351, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}}, {316496, 316351, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}},
    {316509, 316351, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}}, {316521, 316351, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}},
    {316535, 316351, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}}, {316549, 313458, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {316562, 313579, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {316625, 316574, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1781, 3}, {829, 1}, {0, 0}},
    {316639, 313458, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {316653, 314279, 0, {3501, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316666, 313579, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {316829, 316765, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4863, 2}, {0, 0}},
    {316862, 316765, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4863, 2}, {0, 0}}, {316907, 316765, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4863, 2}, {0, 0}},
    {317228, 317054, 0, {3504, 3}, {3507, 1}, {0, 0}, {0, 0}, {0, 0}, {4865, 5}, {4870, 1}}, {317331, 317296, 0, {3508, 2}, {3510, 1}, {0, 0}, {0, 0}, {0, 0}, {4872, 3}, {1972, 1}},
    {317380, 317354, 0, {3511, 1}, {3512, 1}, {0, 0}, {0, 0}, {0, 0}, {4872, 3}, {2031, 1}}, {317523, 317452, 0, {3513, 1}, {3514, 1}, {0, 0}, {0, 0}, {0, 0}, {4875, 3}, {0, 0}},
    {317833, 317673, 0, {3515, 3}, {3518, 1}, {0, 0}, {0, 0}, {0, 0}, {4878, 5}, {4883, 1}}, {318165, 317990, 0, {3519, 3}, {3522, 1}, {0, 0}, {0, 0}, {1784, 1}, {4885, 4}, {4889, 1}},
    {318532, 318274, 0, {3523, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4891, 4}, {4895, 1}}, {318795, 318563, 0, {3529, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4897, 4}, {4901, 1}},
    {319071, 318893, 0, {3534, 2}, {3536, 2}, {0, 0}, {0, 0}, {0, 0}, {4903, 5}, {4908, 1}}, {319708, 319684, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1785, 1}, {0, 0}, {0, 0}},
    {320228, 319960, 0, {3564, 3}, {3567, 1}, {0, 0}, {0, 0}, {1786, 2}, {4911, 5}, {0, 0}}, {320572, 320466, 0, {3568, 1}, {3569, 1}, {0, 0}, {0, 0}, {1788, 2}, {4916, 3}, {4919, 1}},
    {321118, 321003, 0, {3570, 1}, {3571, 1}, {0, 0}, {0, 0}, {0, 0}, {4921, 2}, {0, 0}}, {321751, 321395, 1, {3572, 4}, {3576, 1}, {0, 0}, {0, 0}, {1790, 3}, {4815, 2}, {4923, 1}},
    {322108, 322006, 0, {3577, 2}, {3576, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 2}, {0, 0}}, {322702, 322568, 0, {3579, 3}, {3582, 1}, {0, 0}, {0, 0}, {1793, 3}, {4925, 3}, {0, 0}},
    {322826, 322744, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}, {0, 0}}, {323140, 322889, 0, {3583, 2}, {3585, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4928, 1}},
    {323912, 323816, 0, {3586, 3}, {3589, 1}, {0, 0}, {0, 0}, {1798, 5}, {4930, 2}, {0, 0}}, {324101, 323941, 0, {3590, 2}, {3592, 1}, {0, 0}, {0, 0}, {1803, 3}, {4932, 3}, {4733, 1}},
    {324310, 324126, 0, {3593, 2}, {3595, 1}, {0, 0}, {0, 0}, {1806, 7}, {4935, 3}, {4733, 1}},
    {324417, 324324, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4938, 1}}, {324439, 324324, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4938, 1}},
    {324545, 324477, 0, {3597, 2}, {0, 0}, {0, 0}, {0, 0}, {1813, 5}, {4940, 1}, {0, 0}}, {324687, 324560, 0, {3593, 2}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4940, 1}, {4733, 1}},
    {324792, 324705, 0, {3599, 4}, {0, 0}, {0, 0}, {0, 0}, {1798, 5}, {4941, 2}, {0, 0}}, {324956, 324804, 0, {3603, 3}, {0, 0}, {0, 0}, {0, 0}, {1803, 3}, {4943, 3}, {4733, 1}},
    {325130, 324975, 0, {3606, 3}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4946, 3}, {4733, 1}}, {325349, 325145, 0, {3593, 2}, {3609, 1}, {0, 0}, {0, 0}, {1823, 1}, {4949, 2}, {4951, 1}},
    {325494, 325372, 0, {3610, 2}, {3609, 1}, {0, 0}, {0, 0}, {0, 0}, {4953, 1}, {4954, 1}}, {326312, 326244, 0, {1294, 1}, {3623, 1}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {326685, 326244, 0, {3624, 6}, {3630, 1}, {0, 0}, {0, 0}, {1825, 7}, {0, 0}, {4956, 1}}, {326758, 326702, 0, {3624, 6}, {0, 0}, {0, 0}, {0, 0}, {1832, 5}, {0, 0}, {4956, 1}},
    {326805, 326702, 0, {3631, 2}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {0, 0}, {0, 0}}, {326832, 326702, 0, {3633, 7}, {0, 0}, {0, 0}, {0, 0}, {1838, 4}, {0, 0}, {4956, 1}},
    {326850, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326869, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326888, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326907, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326923, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326939, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326955, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326968, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326984, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327000, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {327016, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327034, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {327052, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327139, 113534, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 2}, {0, 0}, {0, 0}},
    {327309, 327185, 0, {3641, 3}, {3644, 1}, {0, 0}, {0, 0}, {1844, 2}, {0, 0}, {0, 0}}, {327422, 326702, 0, {3645, 1}, {0, 0}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {327436, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327453, 150780, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
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
    {125041, 0, {1498, 1}, {702, 1}, {2342, 2}}, {127217, 0, {0, 0}, {0, 0}, {0, 0}}, {127222, 0, {0, 0}, {0, 0}, {0, 0}},
    {127230, 0, {0, 0}, {0, 0}, {0, 0}}, {127237, 0, {0, 0}, {0, 0}, {0, 0}}, {127270, 16896, {1506, 1}, {0, 0}, {0, 0}},
    {129927, 0, {0, 0}, {0, 0}, {0, 0}}, {129959, 1600, {1534, 2}, {0, 0}, {0, 0}}, {129974, 0, {0, 0}, {0, 0}, {0, 0}},
    {130120, 1600, {1536, 5}, {0, 0}, {0, 0}}, {130171, 1600, {1541, 1}, {0, 0}, {0, 0}}, {130193, 1600, {1542, 1}, {0, 0}, {0, 0}},
    {99343, 1458, {1543, 1}, {0, 0}, {0, 0}}, {130108, 1458, {1544, 1}, {0, 0}, {0, 0}}, {130116, 1458, {1545, 1}, {0, 0}, {0, 0}},
    {130237, 1458, {1546, 1}, {0, 0}, {0, 0}}, {130100, 1458, {1547, 1}, {0, 0}, {0, 0}}, {136686, 1458, {1619, 1}, {0, 0}, {0, 0}},
    {136717, 16896, {1620, 1}, {0, 0}, {0, 0}}, {136761, 16896, {1621, 1}, {0, 0}, {0, 0}}, {136807, 1458, {1622, 1}, {0, 0}, {0, 0}},
    {136868, 1458, {1623, 1}, {0, 0}, {0, 0}}, {136922, 16896, {1624, 1}, {0, 0}, {0, 0}}, {136957, 16896, {1625, 1}, {0, 0}, {0, 0}},
    {136999, 16896, {1626, 1}, {0, 0}, {0, 0}}, {137036, 1458, {1627, 1}, {0, 0}, {0, 0}}, {137077, 16896, {1628, 1}, {0, 0}, {0, 0}},
    {137103, 1600, {1629, 2}, {0, 0}, {0, 0}}, {137151, 1458, {1631, 1}, {0, 0}, {0, 0}}, {137192, 1458, {1632, 1}, {0, 0}, {0, 0}},
    {137228, 16896, {1633, 1}, {0, 0}, {0, 0}}, {137258, 16896, {1634, 1}, {0, 0}, {0, 0}}, {49152, 16896, {1635, 1}, {1715, 2}, {0, 0}},
    {137306, 16896, {1636, 1}, {0, 0}, {0, 0}}, {137330, 16896, {1637, 1}, {0, 0}, {0, 0}}, {137361, 16896, {1638, 1}, {0, 0}, {0, 0}},
    {137393, 16896, {1639, 1}, {0, 0}, {0, 0}}, {137419, 16896, {1640, 1}, {0, 0}, {0, 0}}, {137446, 16896, {1641, 1}, {0, 0}, {0, 0}},
    {137474, 16896, {1642, 1}, {0, 0}, {0, 0}}, {137513, 1458, {1643, 1}, {0, 0}, {0, 0}}, {137551, 16896, {1644, 1}, {0, 0}, {0, 0}},
    {79255, 16896, {1645, 1}, {0, 0}, {0, 0}}, {137603, 1458, {1646, 1}, {0, 0}, {0, 0}}, {137636, 16896, {1647, 1}, {0, 0}, {0, 0}},
    {137665, 16896, {1648, 1}, {0, 0}, {0, 0}}, {30141, 1600, {1649, 3}, {0, 0}, {0, 0}}, {137699, 16896, {1652, 1}, {0, 0}, {0, 0}},
    {137728, 1458, {1653, 1}, {0, 0}, {0, 0}}, {61051, 137796, {1654, 7}, {2442, 1}, {0, 0}}, {137928, 16896, {1661, 1}, {0, 0}, {0, 0}},
    {137971, 16896, {1662, 1}, {0, 0}, {0, 0}}, {138014, 16896, {1663, 1}, {0, 0}, {0, 0}}, {138057, 16896, {1664, 1}, {0, 0}, {0, 0}},
    {138095, 16896, {1665, 1}, {0, 0}, {0, 0}}, {138142, 16896, {1666, 1}, {0, 0}, {0, 0}}, {138200, 16896, {1667, 1}, {0, 0}, {0, 0}},
    {138252, 16896, {1668, 1}, {0, 0}, {0, 0}}, {138298, 16896, {1669, 1}, {0, 0}, {0, 0}}, {138338, 16896, {1670, 1}, {0, 0}, {0, 0}},
    {138370, 16896, {1671, 1}, {0, 0}, {0, 0}}, {138404, 16896, {1672, 1}, {0, 0}, {0, 0}}, {138439, 16896, {1673, 1}, {0, 0}, {0, 0}},
    {138474, 1458, {1674, 1}, {0, 0}, {0, 0}}, {138509, 16896, {1675, 1}, {0, 0}, {0, 0}}, {138545, 16896, {1676, 1}, {0, 0}, {0, 0}},
    {138579, 16896, {1677, 1}, {0, 0}, {0, 0}}, {160288, 0, {0, 0}, {0, 0}, {0, 0}}, {160292, 0, {0, 0}, {0, 0}, {0, 0}},
    {160361, 1600, {1923, 3}, {0, 0}, {0, 0}}, {160398, 1458, {1926, 1}, {0, 0}, {0, 0}}, {160446, 1458, {1927, 1}, {0, 0}, {0, 0}},
    {160521, 160506, {1928, 1}, {0, 0}, {0, 0}}, {160556, 160506, {1929, 1}, {0, 0}, {0, 0}}, {160592, 1458, {1930, 1}, {0, 0}, {0, 0}},
    {160631, 1458, {1931, 1}, {0, 0}, {0, 0}}, {160671, 160506, {1932, 1}, {0, 0}, {0, 0}}, {160745, 160719, {1933, 1}, {0, 0}, {0, 0}},
    {160808, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 160506, {1937, 1}, {0, 0}, {0, 0}}, {97312, 1600, {1938, 7}, {0, 0}, {0, 0}},
    {161047, 1458, {1945, 1}, {0, 0}, {0, 0}}, {161090, 1458, {1946, 1}, {0, 0}, {0, 0}}, {161132, 1458, {1947, 1}, {0, 0}, {0, 0}},
    {161173, 1458, {1948, 1}, {0, 0}, {0, 0}}, {161209, 1458, {1949, 1}, {0, 0}, {0, 0}}, {161242, 1458, {1950, 1}, {0, 0}, {0, 0}},
    {161278, 1458, {1951, 1}, {0, 0}, {0, 0}}, {161316, 160506, {1952, 1}, {0, 0}, {0, 0}}, {161359, 1458, {1953, 1}, {0, 0}, {0, 0}},
    {161395, 1458, {1954, 1}, {0, 0}, {0, 0}}, {161435, 160506, {1955, 1}, {0, 0}, {0, 0}}, {161457, 1600, {1956, 1}, {0, 0}, {0, 0}},
    {51203, 0, {0, 0}, {0, 0}, {0, 0}}, {175637, 0, {0, 0}, {0, 0}, {0, 0}}, {150774, 175647, {144, 1}, {0, 0}, {0, 0}},
    {6753, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55805, 181913, {2146, 1}, {2789, 4}, {0, 0}},
    {181975, 181961, {2147, 1}, {0, 0}, {0, 0}}, {181997, 16896, {2148, 2}, {702, 1}, {698, 1}},
    {182005, 0, {0, 0}, {2793, 1}, {0, 0}}, {182019, 0, {2150, 1}, {702, 1}, {698, 1}}, {182047, 1600, {2151, 4}, {0, 0}, {0, 0}},
    {61051, 185179, {2190, 7}, {0, 0}, {0, 0}}, {30141, 0, {0, 0}, {0, 0}, {0, 0}}, {47646, 0, {0, 0}, {0, 0}, {0, 0}},
    {208795, 0, {0, 0}, {0, 0}, {0, 0}}, {208807, 0, {0, 0}, {0, 0}, {0, 0}}, {211750, 0, {0, 0}, {0, 0}, {0, 0}},
    {211803, 211789, {2514, 1}, {0, 0}, {0, 0}}, {211834, 1458, {2515, 1}, {0, 0}, {0, 0}}, {1303, 216806, {2544, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {216865, 216850, {2546, 1}, {0, 0}, {0, 0}}, {59297, 216880, {2547, 2}, {0, 0}, {0, 0}},
    {216924, 0, {0, 0}, {0, 0}, {0, 0}}, {216994, 216950, {2549, 2}, {0, 0}, {0, 0}}, {216865, 216999, {2551, 1}, {702, 1}, {0, 0}},
    {220998, 220930, {2588, 3}, {0, 0}, {0, 0}}, {221009, 220930, {2588, 3}, {0, 0}, {0, 0}}, {221047, 221018, {2591, 1}, {0, 0}, {0, 0}},
    {221094, 1458, {2592, 1}, {0, 0}, {0, 0}}, {221140, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51337, 221293, {2594, 8}, {3377, 2}, {3379, 1}},
    {17095, 1458, {2602, 1}, {0, 0}, {0, 0}}, {221408, 221383, {2603, 3}, {0, 0}, {0, 0}}, {246008, 16896, {2682, 1}, {0, 0}, {0, 0}},
    {246040, 16896, {2683, 1}, {0, 0}, {0, 0}}, {246104, 1600, {2684, 2}, {0, 0}, {0, 0}}, {246174, 1600, {2686, 2}, {0, 0}, {0, 0}},
    {246218, 16896, {2688, 1}, {0, 0}, {0, 0}}, {246246, 16896, {2689, 1}, {0, 0}, {0, 0}}, {246291, 16896, {2690, 1}, {0, 0}, {0, 0}},
    {246375, 1600, {2691, 9}, {0, 0}, {0, 0}}, {246397, 1600, {2700, 8}, {0, 0}, {0, 0}}, {246449, 16896, {2708, 1}, {0, 0}, {0, 0}},
    {246505, 16896, {2709, 1}, {0, 0}, {0, 0}}, {246555, 16896, {2710, 1}, {0, 0}, {0, 0}}, {1759, 16896, {11, 1}, {0, 0}, {0, 0}},
    {60659, 16896, {2711, 1}, {0, 0}, {0, 0}}, {246619, 1600, {2712, 3}, {0, 0}, {0, 0}}, {246656, 16896, {2715, 1}, {0, 0}, {0, 0}},
    {246693, 16896, {2716, 1}, {0, 0}, {0, 0}}, {246726, 16896, {2717, 1}, {0, 0}, {0, 0}}, {246748, 16896, {2718, 1}, {0, 0}, {0, 0}},
    {246783, 16896, {2719, 1}, {0, 0}, {0, 0}}, {246797, 16896, {1626, 1}, {0, 0}, {0, 0}}, {246837, 16896, {2720, 1}, {0, 0}, {0, 0}},
    {246876, 16896, {2721, 1}, {0, 0}, {0, 0}}, {246916, 16896, {2722, 1}, {0, 0}, {0, 0}}, {246957, 16896, {2723, 1}, {0, 0}, {0, 0}},
    {246993, 16896, {2724, 1}, {0, 0}, {0, 0}}, {247027, 16896, {2725, 1}, {0, 0}, {0, 0}}, {247069, 16896, {2726, 1}, {0, 0}, {0, 0}},
    {247117, 16896, {2727, 1}, {0, 0}, {0, 0}}, {247183, 1600, {2728, 2}, {0, 0}, {0, 0}}, {247170, 16896, {2730, 1}, {0, 0}, {0, 0}},
    {246085, 16896, {2731, 1}, {0, 0}, {0, 0}}, {247240, 16896, {2732, 1}, {0, 0}, {0, 0}}, {247273, 16896, {2733, 1}, {0, 0}, {0, 0}},
    {247306, 16896, {2734, 1}, {0, 0}, {0, 0}}, {247339, 16896, {2735, 1}, {0, 0}, {0, 0}}, {247375, 16896, {2736, 1}, {0, 0}, {0, 0}},
    {97702, 16896, {2737, 1}, {0, 0}, {0, 0}}, {247432, 16896, {2738, 1}, {0, 0}, {0, 0}}, {247712, 1600, {2739, 8}, {0, 0}, {0, 0}},
    {97003, 16896, {2747, 1}, {0, 0}, {0, 0}}, {247765, 16896, {2748, 1}, {0, 0}, {0, 0}}, {247803, 16896, {2749, 1}, {0, 0}, {0, 0}},
    {246154, 16896, {2750, 1}, {0, 0}, {0, 0}}, {247831, 16896, {2751, 1}, {0, 0}, {0, 0}}, {161457, 16896, {2752, 1}, {0, 0}, {0, 0}},
    {270831, 0, {0, 0}, {0, 0}, {0, 0}}, {30141, 270838, {3029, 1}, {0, 0}, {0, 0}}, {270869, 16896, {3030, 1}, {0, 0}, {0, 0}},
    {270899, 1600, {3031, 2}, {0, 0}, {0, 0}}, {246726, 16896, {2717, 1}, {0, 0}, {0, 0}}, {2013, 16896, {3033, 1}, {0, 0}, {0, 0}},
    {270933, 1600, {3034, 2}, {0, 0}, {0, 0}}, {270972, 16896, {3036, 1}, {0, 0}, {0, 0}}, {270981, 1600, {3037, 1}, {0, 0}, {0, 0}},
    {271006, 16896, {3038, 1}, {0, 0}, {0, 0}}, {271029, 16896, {3039, 1}, {0, 0}, {0, 0}}, {271041, 16896, {3040, 1}, {0, 0}, {0, 0}},
    {271083, 16896, {3041, 1}, {0, 0}, {0, 0}}, {271331, 271171, {3042, 4}, {0, 0}, {0, 0}}, {271352, 1600, {3046, 2}, {0, 0}, {0, 0}},
    {51555, 0, {0, 0}, {4438, 1}, {0, 0}}, {280553, 0, {0, 0}, {4439, 1}, {0, 0}}, {280560, 0, {0, 0}, {4438, 1}, {0, 0}},
    {280604, 0, {0, 0}, {4440, 1}, {0, 0}}, {61522, 280629, {3161, 1}, {4439, 1}, {0, 0}}, {280653, 181961, {2147, 1}, {4438, 1}, {0, 0}},
    {6753, 0, {0, 0}, {4438, 1}, {0, 0}}, {280686, 280659, {3162, 1}, {0, 0}, {0, 0}}, {100496, 0, {0, 0}, {4681, 1}, {0, 0}},
    {79438, 16896, {895, 1}, {0, 0}, {0, 0}}, {17095, 16896, {328, 1}, {0, 0}, {0, 0}}, {308355, 16896, {3370, 1}, {0, 0}, {0, 0}},
    {313338, 0, {0, 0}, {0, 0}, {0, 0}}, {313348, 0, {0, 0}, {0, 0}, {0, 0}}, {313385, 313356, {3462, 2}, {0, 0}, {0, 0}},
    {135802, 313391, {144, 1}, {0, 0}, {0, 0}}, {313448, 313430, {3464, 2}, {0, 0}, {0, 0}}, {319262, 319242, {3538, 3}, {786, 1}, {0, 0}},
    {319271, 0, {0, 0}, {0, 0}, {0, 0}}, {319303, 319280, {3541, 4}, {786, 1}, {0, 0}}, {319391, 1600, {3545, 3}, {0, 0}, {0, 0}},
    {319427, 16896, {3548, 1}, {0, 0}, {0, 0}}, {319456, 1458, {3549, 1}, {0, 0}, {0, 0}}, {36146, 1600, {3550, 6}, {4910, 1}, {0, 0}},
    {319231, 319517, {3556, 1}, {0, 0}, {0, 0}}, {49152, 1458, {3557, 1}, {0, 0}, {0, 0}}, {150774, 319562, {3558, 2}, {0, 0}, {0, 0}},
    {319604, 1600, {3560, 2}, {0, 0}, {0, 0}}, {221408, 319623, {3562, 2}, {4910, 1}, {0, 0}},
    {117257, 16896, {3612, 1}, {0, 0}, {0, 0}}, {246085, 16896, {2731, 1}, {0, 0}, {0, 0}}, {137258, 16896, {3613, 1}, {0, 0}, {0, 0}},
    {325951, 1600, {1649, 3}, {0, 0}, {0, 0}}, {325979, 1600, {3614, 4}, {0, 0}, {0, 0}}, {246154, 16896, {2750, 1}, {0, 0}, {0, 0}},
    {61051, 326031, {3618, 5}, {0, 0}, {0, 0}},
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
    {17620, 357, 0, 0, 0}, {101690, 221, 0, 0, 0}, {17620, 151, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {31044, 358, 0, 0, 0}, {17620, 358, 0, 0, 0}, {53064, 364, 0, 0, 0}, {17620, 364, 0, 0, 0},
    {53130, 149, 2, 0, 0}, {59335, 149, 2, 0, 0}, {102782, 149, 3, 102801, 0}, {3681, 149, 1, 0, 0},
    {56478, 149, 2, 0, 0}, {102782, 149, 3, 102801, 0}, {9558, 149, 1, 0, 0}, {55805, 151, 0, 0, 0},
    {23874, 371, 0, 0, 0}, {31044, 371, 0, 0, 0}, {17620, 372, 0, 0, 0}, {15108, 18, 0, 0, 0},
    {53233, 149, 2, 0, 0}, {53250, 149, 2, 0, 0}, {1126, 373, 0, 0, 0}, {103900, 221, 0, 0, 0},
    {104099, 374, 0, 0, 0}, {30583, 375, 0, 0, 0}, {30587, 375, 0, 0, 0}, {17620, 375, 0, 0, 0},
    {17620, 376, 0, 0, 0}, {33809, 375, 0, 0, 0}, {53064, 375, 0, 0, 0}, {31044, 149, 0, 0, 0},
    {18483, 357, 0, 0, 0}, {105502, 356, 2, 0, 0}, {30583, 386, 0, 0, 0}, {30587, 386, 0, 0, 0},
    {105929, 151, 0, 0, 0}, {105934, 0, 3, 105947, 0}, {105970, 0, 2, 0, 0}, {14013, 149, 2, 0, 0},
    {17620, 149, 1, 0, 0}, {1126, 373, 0, 0, 0}, {1398, 389, 0, 0, 0}, {103900, 221, 0, 0, 0},
    {17620, 373, 0, 0, 0}, {104099, 374, 0, 0, 0}, {1398, 389, 0, 0, 0}, {17620, 374, 0, 0, 0},
    {32381, 356, 0, 0, 0}, {32381, 375, 0, 0, 0}, {51182, 221, 0, 0, 0}, {107195, 151, 0, 0, 0},
    {107206, 151, 0, 0, 0}, {97019, 68, 0, 0, 0}, {17620, 221, 0, 0, 0}, {107403, 18, 0, 0, 0},
    {102782, 149, 3, 102801, 0}, {34911, 375, 0, 0, 0}, {34913, 375, 0, 0, 0}, {5486, 391, 0, 0, 0},
    {107749, 151, 0, 0, 0}, {47079, 151, 0, 0, 0}, {107874, 18, 0, 0, 0}, {107881, 391, 0, 0, 0},
    {47076, 391, 0, 0, 0}, {47079, 151, 0, 0, 0}, {108170, 68, 0, 0, 0}, {108176, 151, 0, 0, 0},
    {108184, 151, 0, 0, 0}, {108193, 151, 0, 0, 0}, {47079, 151, 0, 0, 0}, {108170, 68, 0, 0, 0},
    {96672, 18, 0, 0, 0}, {47079, 151, 0, 0, 0}, {108660, 391, 0, 0, 0}, {108665, 18, 0, 0, 0},
    {105929, 151, 0, 0, 0}, {1398, 149, 0, 0, 0}, {109266, 151, 0, 0, 0}, {31044, 221, 0, 0, 0},
    {78067, 221, 0, 0, 0}, {109680, 149, 0, 0, 0}, {55805, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {31044, 373, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {3665, 221, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {34911, 375, 0, 0, 0},
    {34913, 375, 0, 0, 0}, {34915, 375, 0, 0, 0}, {31044, 375, 0, 0, 0}, {34911, 356, 0, 0, 0},
    {34913, 356, 0, 0, 0}, {34915, 356, 0, 0, 0}, {18483, 221, 0, 0, 0}, {22144, 221, 0, 0, 0},
    {110656, 399, 0, 0, 0}, {55805, 151, 0, 0, 0}, {55805, 151, 0, 0, 0}, {17620, 399, 0, 0, 0},
    {17620, 18, 0, 0, 0}, {31044, 375, 0, 0, 0}, {111060, 221, 0, 0, 0}, {31044, 400, 0, 0, 0},
    {1398, 373, 0, 0, 0}, {55805, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {111288, 373, 0, 0, 0}, {111350, 401, 0, 0, 0}, {40034, 398, 0, 0, 0},
    {111355, 373, 2, 0, 0}, {111389, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {111355, 373, 1, 0, 0},
    {1398, 373, 0, 0, 0}, {111350, 401, 0, 0, 0}, {40034, 398, 0, 0, 0}, {1398, 373, 0, 0, 0},
    {111389, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {111389, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {75089, 373, 0, 0, 0}, {111389, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {30583, 373, 0, 0, 0},
    {30587, 373, 0, 0, 0}, {75089, 373, 0, 0, 0}, {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0},
    {112253, 221, 0, 0, 0}, {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0}, {18181, 151, 0, 0, 0},
    {31044, 402, 0, 0, 0}, {112253, 221, 0, 0, 0}, {18181, 151, 0, 0, 0}, {31044, 402, 0, 0, 0},
    {55805, 151, 0, 0, 0}, {107195, 151, 0, 0, 0}, {107206, 151, 0, 0, 0}, {97019, 68, 0, 0, 0},
    {112521, 151, 0, 0, 0}, {55805, 357, 0, 0, 0}, {40034, 403, 0, 0, 0}, {34911, 356, 0, 0, 0},
    {34913, 356, 0, 0, 0}, {15099, 356, 0, 0, 0}, {43690, 356, 0, 0, 0}, {17620, 404, 0, 0, 0},
    {18445, 151, 0, 0, 0}, {113715, 151, 0, 0, 0}, {113725, 151, 0, 0, 0}, {113806, 151, 0, 0, 0},
    {31044, 151, 0, 0, 0}, {107195, 151, 0, 0, 0}, {107206, 151, 0, 0, 0}, {97019, 68, 0, 0, 0},
    {112521, 151, 0, 0, 0}, {114019, 373, 0, 0, 0}, {114054, 373, 0, 0, 0}, {114254, 373, 0, 0, 0},
    {114054, 373, 0, 0, 0}, {114485, 373, 0, 0, 0}, {114490, 373, 0, 0, 0}, {32381, 404, 0, 0, 0},
    {114712, 218, 0, 0, 0}, {49343, 406, 0, 0, 0}, {32381, 406, 0, 0, 0}, {30583, 404, 0, 0, 0},
    {30587, 404, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {30583, 406, 0, 0, 0},
    {30587, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {115193, 406, 0, 0, 0},
    {115197, 406, 0, 0, 0}, {115201, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0},
    {61522, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {17091, 406, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {17091, 404, 0, 0, 0}, {40034, 398, 0, 0, 0},
    {110229, 68, 0, 0, 0}, {55805, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0},
    {107403, 398, 0, 0, 0}, {115453, 373, 0, 0, 0}, {115462, 373, 0, 0, 0}, {110229, 68, 0, 0, 0},
    {17091, 401, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {115546, 221, 0, 0, 0},
    {31044, 404, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {115546, 218, 0, 0, 0},
    {31044, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {31044, 373, 0, 0, 0},
    {55805, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110229, 68, 0, 0, 0}, {53064, 356, 0, 0, 0},
    {59335, 149, 2, 0, 0}, {116374, 149, 2, 0, 0}, {116393, 149, 2, 0, 0}, {102782, 149, 3, 102801, 0},
    {116412, 0, 0, 0, 0}, {116423, 0, 0, 0, 0}, {15099, 149, 2, 0, 0}, {17620, 408, 0, 0, 0}, {117024, 19, 0, 0, 0},
    {117024, 31, 0, 0, 0}, {17620, 391, 0, 0, 0}, {53064, 149, 1, 0, 0}, {15108, 376, 0, 0, 0},
    {118129, 149, 0, 0, 0}, {118139, 149, 0, 0, 0}, {44555, 373, 0, 0, 0}, {44558, 373, 0, 0, 0},
    {1398, 408, 0, 0, 0}, {105929, 151, 0, 0, 0}, {1398, 221, 0, 0, 0}, {53592, 0, 2, 0, 0}, {53608, 0, 3, 53621, 0},
    {53064, 151, 0, 0, 0}, {33809, 123, 0, 0, 0}, {1398, 121, 0, 0, 0}, {1226, 121, 0, 0, 0}, {1222, 121, 0, 0, 0},
    {34911, 121, 0, 0, 0}, {34913, 121, 0, 0, 0}, {34915, 121, 0, 0, 0}, {30583, 121, 0, 0, 0},
    {30587, 123, 0, 0, 0}, {120178, 121, 0, 0, 0}, {120182, 121, 0, 0, 0}, {61700, 35, 2, 0, 0},
    {61713, 35, 2, 0, 0}, {21, 48, 0, 0, 0}, {1398, 251, 0, 0, 0}, {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {17613, 190, 0, 0, 0}, {49826, 190, 0, 0, 0}, {17091, 417, 0, 0, 0}, {3681, 417, 0, 0, 0},
    {17613, 190, 0, 0, 0}, {61051, 190, 0, 0, 0}, {21, 190, 0, 0, 0}, {17613, 419, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {14013, 48, 2, 0, 0}, {9558, 48, 2, 0, 0}, {122116, 48, 0, 0, 0}, {122126, 35, 2, 0, 0}, {95890, 35, 0, 0, 0},
    {17091, 417, 0, 0, 0}, {122300, 35, 2, 0, 0}, {122547, 35, 0, 0, 0}, {17613, 417, 0, 0, 0},
    {122764, 420, 0, 0, 0}, {39650, 35, 0, 0, 0}, {122776, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0}, {122959, 31, 0, 0, 0}, {3681, 421, 0, 0, 0}, {17613, 423, 0, 0, 0},
    {123567, 35, 1, 0, 0}, {14364, 423, 0, 0, 0}, {17613, 190, 0, 0, 0}, {123727, 35, 2, 0, 0},
    {122776, 35, 2, 0, 0}, {52586, 35, 2, 0, 0}, {17613, 190, 0, 0, 0}, {30141, 424, 0, 0, 0},
    {3681, 190, 0, 0, 0}, {17613, 48, 0, 0, 0}, {123727, 35, 2, 0, 0}, {122776, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {32381, 417, 0, 0, 0}, {14364, 417, 0, 0, 0}, {17613, 260, 0, 0, 0}, {124836, 35, 0, 0, 0},
    {122776, 35, 2, 0, 0}, {14364, 48, 0, 0, 0}, {6753, 53, 0, 0, 55}, {125363, 425, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {125377, 425, 0, 0, 0}, {1398, 0, 0, 0, 0}, {125363, 425, 2, 0, 0}, {125377, 425, 0, 0, 0},
    {5486, 425, 0, 0, 0}, {1398, 426, 0, 0, 0}, {127328, 48, 0, 0, 0}, {127336, 48, 0, 0, 0}, {127217, 427, 0, 0, 0},
    {127230, 428, 1, 0, 0}, {127217, 427, 0, 0, 0}, {127230, 428, 1, 0, 0}, {46547, 68, 0, 0, 0},
    {127230, 428, 1, 0, 0}, {47646, 68, 0, 0, 0}, {127217, 427, 0, 0, 0}, {127857, 68, 0, 0, 0},
    {55254, 68, 0, 0, 0}, {127230, 428, 1, 0, 0}, {127863, 427, 0, 0, 0}, {31044, 428, 0, 0, 0},
    {127270, 428, 0, 0, 0}, {128363, 48, 0, 0, 0}, {96594, 68, 0, 0, 0}, {17613, 68, 0, 0, 0},
    {127217, 427, 0, 0, 0}, {127230, 428, 1, 0, 0}, {128367, 430, 0, 0, 0}, {128363, 48, 0, 0, 0},
    {96594, 68, 0, 0, 0}, {49826, 68, 0, 0, 0}, {127217, 427, 0, 0, 0}, {128367, 430, 0, 0, 0},
    {51213, 198, 0, 0, 0}, {129946, 195, 0, 0, 22155}, {21161, 48, 0, 0, 0}, {130100, 432, 0, 0, 0},
    {130108, 433, 0, 0, 0}, {130116, 434, 0, 0, 0}, {99343, 435, 0, 0, 0}, {130160, 436, 0, 0, 0},
    {21161, 48, 0, 0, 0}, {1398, 435, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 437, 0, 0, 0},
    {1398, 432, 0, 0, 0}, {18181, 48, 0, 0, 0}, {18185, 35, 2, 0, 0}, {17091, 48, 0, 0, 0}, {18170, 35, 2, 0, 0},
    {130281, 35, 1, 0, 0}, {61728, 438, 0, 0, 0}, {130625, 438, 2, 0, 0}, {61682, 438, 0, 0, 0},
    {75631, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17620, 52, 0, 0, 0}, {131126, 439, 0, 0, 0}, {131135, 35, 0, 0, 0},
    {5486, 440, 0, 0, 0}, {131126, 439, 0, 0, 0}, {131312, 35, 0, 0, 0}, {131135, 35, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {131126, 439, 0, 0, 0}, {131135, 35, 0, 0, 0}, {48209, 35, 0, 0, 0},
    {131126, 439, 0, 0, 0}, {131834, 441, 0, 0, 0}, {131126, 439, 0, 0, 0}, {48209, 35, 0, 0, 0},
    {131135, 35, 0, 0, 0}, {32568, 18, 1, 0, 0}, {131126, 439, 0, 0, 0}, {5486, 440, 0, 0, 0},
    {131135, 35, 0, 0, 0}, {132192, 18, 0, 0, 0}, {131126, 439, 0, 0, 0}, {132420, 18, 0, 0, 0},
    {132432, 35, 0, 0, 0}, {131135, 35, 0, 0, 0}, {132688, 52, 0, 0, 0}, {132696, 52, 0, 0, 0},
    {132704, 52, 0, 0, 0}, {132712, 442, 0, 0, 0}, {132688, 52, 0, 0, 0}, {132696, 52, 0, 0, 0},
    {132704, 52, 0, 0, 0}, {32381, 443, 0, 0, 0}, {32384, 443, 0, 0, 0}, {18181, 48, 0, 0, 0},
    {131126, 439, 0, 0, 0}, {133388, 445, 0, 0, 0}, {70094, 35, 2, 0, 0}, {131135, 35, 0, 0, 0},
    {133408, 446, 1, 0, 0}, {32568, 18, 1, 0, 0}, {17091, 48, 0, 0, 0}, {133388, 445, 0, 0, 0},
    {70094, 35, 2, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 262, 0, 0, 0}, {134035, 35, 2, 0, 0}, {134049, 445, 0, 0, 0},
    {133388, 445, 0, 0, 0}, {133388, 445, 0, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 48, 0, 0, 0},
    {134049, 445, 0, 0, 0}, {134485, 447, 0, 0, 0}, {134656, 447, 0, 0, 0}, {134668, 447, 0, 0, 0},
    {132704, 448, 0, 0, 0}, {134680, 448, 0, 0, 0}, {132704, 448, 0, 0, 0}, {134680, 448, 0, 0, 0},
    {75863, 48, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0}, {1398, 452, 0, 0, 0},
    {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0},
    {1398, 458, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {1398, 460, 0, 0, 0}, {1398, 461, 0, 0, 0},
    {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0}, {1398, 466, 0, 0, 0},
    {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0}, {1398, 471, 0, 0, 0},
    {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0}, {1398, 476, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {22146, 459, 0, 0, 0},
    {1398, 478, 0, 0, 0}, {1398, 479, 0, 0, 0}, {137738, 459, 0, 0, 137740}, {100875, 17, 0, 0, 137748},
    {100882, 17, 0, 0, 137770}, {100887, 17, 0, 0, 96182}, {97312, 241, 1, 0, 0}, {137778, 220, 1, 0, 0},
    {137783, 6, 0, 0, 3064}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0},
    {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0},
    {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0},
    {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {40034, 68, 0, 0, 0},
    {138683, 68, 1, 0, 0}, {138693, 68, 1, 0, 0}, {138709, 68, 1, 0, 0}, {17620, 68, 1, 0, 0},
    {138683, 68, 1, 0, 0}, {138693, 68, 0, 0, 0}, {139402, 498, 0, 0, 0}, {17620, 499, 0, 0, 0},
    {139656, 501, 0, 0, 0}, {139668, 501, 0, 0, 0}, {34911, 502, 0, 0, 0}, {18181, 503, 0, 0, 0},
    {34911, 506, 0, 0, 0}, {140234, 79, 0, 0, 0}, {140241, 79, 0, 0, 0}, {140248, 68, 1, 0, 0},
    {18181, 502, 0, 0, 0}, {18181, 506, 0, 0, 0}, {34911, 79, 0, 0, 0}, {34913, 79, 0, 0, 0}, {18181, 402, 0, 0, 0},
    {17091, 507, 0, 0, 0}, {140761, 68, 0, 0, 0}, {18181, 446, 0, 0, 0}, {18181, 508, 0, 0, 0},
    {17091, 402, 0, 0, 0}, {17091, 509, 0, 0, 0}, {17091, 79, 0, 0, 0}, {17620, 68, 0, 0, 0}, {141490, 510, 0, 0, 0},
    {141497, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {141504, 64, 1, 0, 0}, {141516, 446, 1, 0, 0},
    {141497, 510, 0, 0, 0}, {47646, 68, 0, 0, 0}, {141504, 64, 1, 0, 0}, {141490, 511, 0, 0, 0},
    {141497, 510, 0, 0, 0}, {142176, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {133408, 446, 1, 0, 0},
    {141504, 64, 1, 0, 0}, {141490, 512, 0, 0, 0}, {141497, 501, 0, 0, 0}, {142176, 501, 0, 0, 0},
    {47646, 68, 0, 0, 0}, {142881, 399, 0, 0, 0}, {141497, 501, 0, 0, 0}, {70094, 68, 2, 0, 0},
    {141504, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {142881, 399, 0, 0, 0}, {70094, 68, 2, 0, 0},
    {143339, 446, 2, 0, 0}, {141504, 64, 1, 0, 0}, {142881, 151, 0, 0, 0}, {141497, 501, 0, 0, 0},
    {70094, 68, 2, 0, 0}, {141504, 64, 1, 0, 0}, {141490, 511, 0, 0, 0}, {142881, 399, 0, 0, 0},
    {70094, 68, 2, 0, 0}, {142176, 501, 0, 0, 0}, {143339, 446, 2, 0, 0}, {133408, 446, 1, 0, 0},
    {141504, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {105929, 517, 0, 0, 0}, {18181, 501, 0, 0, 0},
    {17091, 510, 0, 0, 0}, {144871, 68, 1, 0, 0}, {34911, 519, 0, 0, 0}, {34913, 508, 0, 0, 0},
    {34915, 68, 0, 0, 0}, {34911, 508, 0, 0, 0}, {34913, 508, 0, 0, 0}, {34915, 68, 0, 0, 0}, {145400, 68, 1, 0, 0},
    {76820, 18, 0, 0, 0}, {105929, 399, 0, 0, 0}, {47646, 68, 0, 0, 0}, {146169, 0, 2, 0, 0}, {146182, 0, 2, 0, 0},
    {32568, 18, 1, 0, 0}, {146196, 0, 2, 0, 0}, {55805, 501, 0, 0, 0}, {17620, 0, 0, 0, 0}, {34911, 517, 0, 0, 0},
    {34913, 68, 0, 0, 0}, {17620, 529, 0, 0, 0}, {146873, 68, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {17620, 530, 0, 0, 0}, {105929, 532, 0, 0, 0}, {48209, 68, 1, 0, 0}, {17620, 64, 1, 0, 0},
    {105929, 532, 0, 0, 0}, {131312, 68, 0, 0, 0}, {32568, 18, 1, 0, 0}, {105929, 517, 0, 0, 0},
    {48209, 68, 0, 0, 0}, {17620, 64, 0, 0, 0}, {105929, 532, 0, 0, 0}, {131312, 68, 0, 0, 0},
    {105929, 511, 0, 0, 0}, {131312, 68, 0, 0, 0}, {105929, 517, 0, 0, 0}, {48209, 68, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {105929, 517, 0, 0, 0}, {148165, 533, 0, 0, 0}, {105929, 517, 0, 0, 0},
    {148165, 533, 0, 0, 0}, {132432, 68, 1, 0, 0}, {105929, 517, 0, 0, 0}, {148428, 68, 0, 0, 0},
    {132432, 68, 0, 0, 0}, {148690, 149, 2, 0, 0}, {148699, 149, 2, 0, 0}, {148708, 149, 2, 0, 0},
    {148717, 68, 0, 0, 0}, {148728, 446, 0, 0, 0}, {148736, 446, 0, 0, 0}, {148746, 68, 0, 0, 0},
    {148757, 446, 0, 0, 0}, {148765, 446, 0, 0, 0}, {148690, 149, 2, 0, 0}, {148699, 149, 2, 0, 0},
    {148708, 149, 2, 0, 0}, {132712, 68, 0, 0, 0}, {132736, 68, 0, 0, 0}, {148717, 68, 0, 0, 0},
    {148728, 446, 0, 0, 0}, {148736, 446, 0, 0, 0}, {148746, 68, 0, 0, 0}, {148757, 446, 0, 0, 0},
    {148765, 446, 0, 0, 0}, {148690, 149, 2, 0, 0}, {148699, 149, 2, 0, 0}, {148708, 149, 2, 0, 0},
    {132712, 68, 0, 0, 0}, {132736, 68, 0, 0, 0}, {148690, 149, 2, 0, 0}, {148699, 149, 2, 0, 0},
    {148708, 149, 2, 0, 0}, {149632, 68, 0, 0, 0}, {105929, 543, 0, 0, 0}, {32568, 18, 1, 0, 0},
    {150380, 68, 0, 0, 0}, {150383, 68, 1, 0, 0}, {150386, 68, 0, 0, 0}, {53064, 79, 0, 0, 0},
    {17620, 79, 0, 0, 0}, {31044, 548, 0, 0, 0}, {153008, 68, 0, 0, 0}, {17620, 548, 0, 0, 0},
    {146873, 68, 0, 0, 0}, {31044, 548, 0, 0, 0}, {39650, 68, 0, 0, 0}, {153008, 68, 0, 0, 0},
    {17620, 551, 0, 0, 0}, {105929, 517, 0, 0, 0}, {47646, 64, 0, 0, 0}, {55805, 501, 0, 0, 0},
    {153713, 68, 2, 0, 0}, {105929, 553, 0, 0, 0}, {153910, 68, 0, 0, 0}, {105929, 553, 0, 0, 0},
    {133408, 446, 1, 0, 0}, {154313, 554, 0, 0, 0}, {154319, 64, 0, 0, 0}, {154313, 554, 0, 0, 0},
    {153910, 68, 0, 0, 0}, {154761, 554, 0, 0, 0}, {39650, 64, 1, 0, 0}, {17620, 559, 0, 0, 0},
    {134680, 554, 0, 0, 0}, {132688, 561, 0, 0, 0}, {132696, 64, 0, 0, 0}, {155087, 68, 0, 0, 0},
    {155093, 18, 0, 0, 0}, {155106, 64, 1, 0, 0}, {155118, 562, 1, 0, 0}, {134680, 554, 0, 0, 0},
    {132688, 561, 0, 0, 0}, {132696, 64, 0, 0, 0}, {155087, 68, 0, 0, 0}, {155093, 18, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {134680, 554, 0, 0, 0}, {132688, 561, 0, 0, 0},
    {132696, 64, 0, 0, 0}, {155087, 68, 0, 0, 0}, {155093, 18, 0, 0, 0}, {132712, 554, 0, 0, 0},
    {155106, 64, 1, 0, 0}, {155118, 562, 1, 0, 0}, {134680, 554, 0, 0, 0}, {132688, 561, 0, 0, 0},
    {132696, 64, 0, 0, 0}, {155087, 68, 0, 0, 0}, {155093, 18, 0, 0, 0}, {132712, 554, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {134680, 554, 0, 0, 0}, {132688, 561, 0, 0, 0},
    {132696, 64, 0, 0, 0}, {155087, 68, 0, 0, 0}, {155093, 18, 0, 0, 0}, {156845, 64, 1, 0, 0},
    {134680, 554, 0, 0, 0}, {132688, 561, 0, 0, 0}, {132696, 64, 0, 0, 0}, {155087, 68, 0, 0, 0},
    {155093, 18, 0, 0, 0}, {132712, 554, 0, 0, 0}, {156845, 64, 1, 0, 0}, {157570, 68, 0, 0, 0},
    {157580, 68, 0, 0, 0}, {157597, 68, 0, 0, 0}, {157613, 402, 0, 0, 0}, {157624, 18, 0, 0, 0},
    {157639, 402, 0, 0, 0}, {154313, 554, 0, 0, 0}, {154761, 554, 0, 0, 0}, {31044, 559, 0, 0, 0},
    {39650, 64, 1, 0, 0}, {40034, 68, 0, 0, 0}, {76820, 18, 0, 0, 0}, {17620, 568, 0, 0, 0}, {158560, 372, 0, 0, 0},
    {134656, 64, 0, 0, 0}, {134668, 64, 0, 0, 0}, {9558, 372, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {3665, 68, 0, 0, 0}, {17620, 573, 0, 0, 0}, {56478, 149, 2, 0, 0}, {55805, 151, 0, 0, 0}, {56478, 149, 2, 0, 0},
    {3665, 68, 0, 0, 0}, {160306, 6, 0, 0, 1594}, {160327, 6, 0, 0, 1594}, {160347, 6, 0, 0, 1594},
    {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0}, {1398, 579, 0, 0, 0},
    {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1398, 582, 0, 0, 0}, {1759, 583, 1, 0, 0}, {160521, 584, 1, 0, 0},
    {160800, 26, 1, 0, 0}, {1398, 585, 0, 0, 0}, {160853, 195, 0, 0, 22168}, {160864, 6, 0, 0, 1594},
    {160894, 6, 0, 0, 1594}, {160926, 6, 0, 0, 1594}, {160949, 6, 0, 0, 1594}, {160978, 6, 0, 0, 1594},
    {160989, 195, 0, 0, 161011}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0}, {1398, 588, 0, 0, 0},
    {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0}, {1398, 593, 0, 0, 0},
    {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {1398, 596, 0, 0, 0}, {161457, 195, 0, 0, 0}, {161465, 0, 2, 0, 0},
    {161473, 64, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {162482, 18, 1, 0, 0}, {162782, 24, 0, 0, 0}, {160288, 600, 1, 0, 0}, {163139, 20, 2, 0, 0},
    {163320, 232, 0, 0, 0}, {163332, 31, 0, 0, 0}, {163350, 31, 0, 0, 0}, {163366, 31, 0, 0, 0},
    {163388, 31, 0, 0, 0}, {163402, 232, 0, 0, 0}, {163703, 0, 2, 0, 0}, {163717, 0, 2, 0, 0},
    {163732, 24, 1, 0, 0}, {163757, 0, 2, 0, 0}, {161465, 0, 2, 0, 0}, {163757, 0, 2, 0, 0}, {164466, 20, 2, 0, 0},
    {164906, 24, 2, 0, 0}, {164924, 24, 2, 0, 0}, {164942, 24, 2, 0, 0}, {165210, 24, 1, 0, 0},
    {62365, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {165222, 24, 1, 0, 0}, {3681, 606, 0, 0, 0},
    {165637, 20, 0, 0, 0}, {165645, 20, 1, 0, 0}, {101157, 20, 2, 0, 0}, {2954, 606, 2, 0, 0},
    {165657, 20, 0, 0, 0}, {166204, 24, 1, 0, 0}, {3681, 600, 0, 0, 0}, {166422, 0, 2, 0, 0}, {163703, 0, 2, 0, 0},
    {163717, 0, 2, 0, 0}, {162482, 18, 1, 0, 0}, {166744, 24, 1, 0, 0}, {163757, 0, 2, 0, 0}, {164466, 20, 2, 0, 0},
    {167330, 31, 0, 0, 0}, {167342, 31, 0, 0, 0}, {167354, 31, 0, 0, 0}, {167508, 0, 2, 0, 0},
    {167523, 0, 2, 0, 0}, {163703, 0, 2, 0, 0}, {163717, 0, 2, 0, 0}, {163757, 0, 2, 0, 0}, {164466, 20, 2, 0, 0},
    {168120, 20, 2, 0, 0}, {162482, 18, 1, 0, 0}, {168133, 0, 2, 0, 0}, {168145, 68, 2, 0, 0},
    {168162, 20, 2, 0, 0}, {163757, 0, 2, 0, 0}, {164466, 20, 2, 0, 0}, {163703, 0, 2, 0, 0}, {163717, 0, 2, 0, 0},
    {168915, 20, 2, 0, 0}, {163757, 0, 2, 0, 0}, {163703, 0, 2, 0, 0}, {163717, 0, 2, 0, 0}, {169371, 20, 2, 0, 0},
    {169383, 216, 1, 0, 0}, {169390, 20, 2, 0, 0}, {169411, 0, 2, 0, 0}, {162482, 18, 1, 0, 0},
    {169426, 20, 2, 0, 0}, {169444, 20, 2, 0, 0}, {163139, 20, 2, 0, 0}, {163757, 0, 2, 0, 0},
    {169463, 216, 1, 0, 0}, {169383, 216, 0, 0, 0}, {170368, 24, 2, 0, 0}, {30141, 24, 2, 0, 0},
    {14364, 64, 0, 0, 0}, {169383, 216, 1, 0, 0}, {162482, 18, 1, 0, 0}, {163139, 20, 2, 0, 0},
    {170506, 20, 2, 0, 0}, {170527, 20, 2, 0, 0}, {169371, 20, 2, 0, 0}, {169383, 216, 1, 0, 0},
    {162482, 18, 1, 0, 0}, {163139, 20, 2, 0, 0}, {169383, 216, 0, 0, 0}, {171149, 64, 0, 0, 0},
    {163703, 0, 2, 0, 0}, {163717, 0, 2, 0, 0}, {169371, 20, 2, 0, 0}, {108665, 18, 1, 0, 0}, {162482, 18, 1, 0, 0},
    {169426, 20, 2, 0, 0}, {171322, 216, 1, 0, 0}, {163757, 0, 2, 0, 0}, {171331, 20, 1, 0, 0},
    {163703, 0, 2, 0, 0}, {163717, 0, 2, 0, 0}, {172065, 20, 2, 0, 0}, {163703, 0, 2, 0, 0}, {163717, 0, 2, 0, 0},
    {108665, 18, 1, 0, 0}, {172456, 24, 1, 0, 0}, {162482, 18, 1, 0, 0}, {169426, 20, 2, 0, 0},
    {172466, 24, 1, 0, 0}, {171322, 216, 1, 0, 0}, {163757, 0, 2, 0, 0}, {164466, 20, 2, 0, 0},
    {169371, 20, 2, 0, 0}, {163703, 0, 2, 0, 0}, {163717, 0, 2, 0, 0}, {162482, 18, 1, 0, 0}, {173480, 216, 1, 0, 0},
    {173496, 216, 1, 0, 0}, {163757, 0, 2, 0, 0}, {164466, 20, 2, 0, 0}, {169463, 216, 1, 0, 0},
    {174097, 20, 0, 0, 0}, {174106, 20, 0, 0, 0}, {174262, 600, 2, 0, 0}, {174273, 600, 2, 0, 0},
    {122776, 24, 2, 0, 0}, {174472, 600, 0, 0, 0}, {163703, 0, 2, 0, 0}, {163717, 0, 2, 0, 0},
    {168133, 0, 2, 0, 0}, {168145, 68, 2, 0, 0}, {163757, 0, 2, 0, 0}, {164466, 20, 2, 0, 0}, {174699, 0, 1, 0, 0},
    {56478, 617, 2, 0, 0}, {9558, 617, 2, 0, 0}, {46473, 618, 1, 0, 0}, {112521, 619, 0, 0, 0},
    {176171, 620, 0, 0, 0}, {1398, 621, 0, 0, 0}, {46473, 622, 1, 0, 0}, {1398, 623, 0, 0, 0},
    {176674, 624, 2, 0, 0}, {77752, 619, 2, 0, 0}, {176688, 625, 2, 0, 0}, {61522, 620, 0, 0, 0},
    {97709, 617, 2, 0, 0}, {3681, 627, 0, 0, 0}, {176171, 620, 0, 0, 0}, {177307, 620, 1, 0, 0},
    {177321, 624, 2, 0, 0}, {177520, 620, 0, 0, 0}, {31044, 621, 0, 0, 0}, {31044, 624, 0, 0, 0},
    {177773, 620, 1, 0, 0}, {177778, 617, 2, 0, 0}, {47832, 31, 0, 0, 0}, {3681, 618, 0, 0, 0},
    {3681, 622, 0, 0, 0}, {30583, 617, 0, 0, 0}, {30587, 617, 0, 0, 0}, {51203, 619, 0, 0, 0},
    {178579, 620, 0, 0, 0}, {1398, 618, 0, 0, 0}, {1398, 622, 0, 0, 0}, {179185, 624, 2, 0, 0},
    {179199, 619, 2, 0, 0}, {179215, 625, 2, 0, 0}, {179232, 620, 0, 0, 0}, {150774, 629, 0, 0, 0},
    {3681, 617, 0, 0, 0}, {52534, 629, 0, 0, 0}, {180025, 0, 0, 0, 0}, {48022, 630, 0, 0, 0}, {1398, 619, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {97595, 631, 0, 0, 0}, {3681, 625, 0, 0, 0}, {1398, 617, 0, 0, 0}, {51031, 617, 2, 0, 0},
    {181035, 620, 2, 0, 0}, {178579, 620, 0, 0, 0}, {177321, 624, 2, 0, 0}, {181466, 0, 0, 0, 0},
    {58897, 0, 2, 0, 0}, {51213, 198, 0, 0, 0}, {6753, 53, 0, 0, 0}, {6753, 633, 0, 0, 0}, {1398, 210, 0, 0, 0},
    {6753, 633, 0, 0, 0}, {47646, 195, 0, 0, 0}, {182024, 195, 0, 0, 0}, {182028, 195, 0, 0, 0},
    {17624, 195, 0, 0, 182038}, {3681, 633, 0, 0, 0}, {55805, 633, 0, 0, 0}, {52271, 634, 1, 0, 0},
    {3681, 635, 0, 0, 0}, {111350, 636, 0, 0, 0}, {40034, 637, 0, 0, 0}, {104952, 638, 0, 0, 0},
    {3681, 638, 0, 0, 0}, {55805, 635, 0, 0, 0}, {3681, 634, 0, 0, 0}, {55805, 633, 0, 0, 0}, {55805, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {104952, 638, 0, 0, 0}, {1398, 638, 0, 0, 0}, {55805, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {18483, 639, 0, 0, 0}, {39650, 640, 0, 0, 0}, {3681, 639, 0, 0, 0},
    {30583, 639, 0, 0, 0}, {30587, 639, 0, 0, 0}, {3681, 640, 0, 0, 0}, {1398, 638, 0, 0, 0}, {111350, 636, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55805, 633, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49343, 644, 0, 0, 0},
    {3681, 645, 0, 0, 0}, {49343, 645, 0, 0, 0}, {3681, 644, 0, 0, 0}, {49343, 646, 0, 0, 0}, {3681, 646, 0, 0, 0},
    {137738, 459, 0, 0, 137740}, {100875, 17, 0, 0, 185144}, {100882, 17, 0, 0, 185164}, {100887, 17, 0, 0, 96182},
    {182024, 17, 0, 0, 185173}, {97312, 241, 1, 0, 0}, {137778, 220, 1, 0, 0}, {185390, 510, 0, 0, 0},
    {185400, 501, 0, 0, 0}, {40034, 68, 0, 0, 0}, {53064, 400, 0, 0, 0}, {17620, 400, 0, 0, 0},
    {185857, 68, 0, 0, 0}, {185857, 79, 0, 0, 0}, {185980, 79, 0, 0, 0}, {17087, 68, 0, 0, 0},
    {17091, 68, 0, 0, 0}, {185857, 79, 0, 0, 0}, {185980, 79, 0, 0, 0}, {17091, 647, 0, 0, 0},
    {22716, 68, 0, 0, 0}, {17620, 648, 0, 0, 0}, {17620, 649, 0, 0, 0}, {17620, 650, 0, 0, 0},
    {17091, 651, 0, 0, 0}, {22716, 68, 0, 0, 0}, {17620, 652, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 68, 0, 0, 0},
    {17620, 653, 0, 0, 0}, {17620, 654, 0, 0, 0}, {188149, 650, 0, 0, 0}, {35249, 650, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 655, 0, 0, 0}, {188453, 656, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 656, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 657, 0, 0, 0},
    {188453, 442, 0, 0, 0}, {188149, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 442, 0, 0, 0},
    {188453, 442, 0, 0, 0}, {188149, 656, 0, 0, 0}, {22716, 79, 0, 0, 0}, {188453, 442, 0, 0, 0},
    {188149, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 658, 0, 0, 0}, {188453, 68, 0, 0, 0},
    {17091, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {188453, 68, 0, 0, 0}, {17091, 656, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188453, 68, 0, 0, 0}, {188149, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17091, 648, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 647, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 655, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17620, 659, 0, 0, 0}, {17091, 659, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 660, 0, 0, 0}, {17620, 661, 0, 0, 0}, {17091, 652, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 651, 0, 0, 0}, {17091, 653, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188453, 68, 0, 0, 0}, {188149, 662, 0, 0, 0}, {193327, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188453, 68, 0, 0, 0}, {188149, 663, 0, 0, 0}, {193327, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188453, 68, 0, 0, 0}, {188149, 79, 0, 0, 0}, {193327, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188453, 68, 0, 0, 0}, {17091, 657, 0, 0, 0}, {193327, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188453, 68, 0, 0, 0}, {17091, 656, 0, 0, 0}, {193327, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188453, 68, 0, 0, 0}, {17091, 658, 0, 0, 0}, {193327, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 648, 0, 0, 0}, {193327, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {193327, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {193327, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 659, 0, 0, 0}, {193327, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {193327, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 661, 0, 0, 0}, {193327, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 652, 0, 0, 0}, {193327, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 653, 0, 0, 0},
    {193327, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0}, {193327, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {185857, 79, 0, 0, 0}, {185980, 68, 0, 0, 0}, {17087, 68, 0, 0, 0}, {196983, 501, 0, 0, 0},
    {196983, 501, 0, 0, 0}, {31044, 64, 0, 0, 0}, {17624, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {55805, 399, 0, 0, 0}, {188149, 375, 0, 0, 0}, {35249, 375, 0, 0, 0},
    {35254, 375, 0, 0, 0}, {185390, 510, 0, 0, 0}, {185400, 501, 0, 0, 0}, {55805, 510, 0, 0, 0},
    {185390, 151, 0, 0, 0}, {185400, 501, 0, 0, 0}, {18483, 151, 0, 0, 0}, {3665, 446, 0, 0, 0},
    {199116, 64, 0, 0, 0}, {97312, 68, 0, 0, 0}, {199286, 68, 0, 0, 0}, {199290, 68, 0, 0, 0},
    {17087, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17620, 664, 0, 0, 0}, {17087, 149, 0, 0, 0}, {188149, 149, 0, 0, 0},
    {35249, 149, 0, 0, 0}, {35254, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0},
    {201336, 149, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201341, 68, 0, 0, 0}, {198293, 68, 0, 0, 0},
    {201594, 149, 0, 0, 0}, {201336, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {201341, 149, 0, 0, 0},
    {198293, 149, 0, 0, 0}, {201336, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {201341, 149, 0, 0, 0},
    {198293, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0}, {201336, 665, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {201341, 68, 0, 0, 0}, {198293, 68, 0, 0, 0}, {201594, 149, 0, 0, 0},
    {201336, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201341, 68, 0, 0, 0}, {198293, 68, 0, 0, 0},
    {201336, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201341, 68, 0, 0, 0}, {198293, 68, 0, 0, 0},
    {201336, 665, 0, 0, 0}, {185400, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {202540, 68, 0, 0, 0},
    {201341, 68, 0, 0, 0}, {39650, 68, 0, 0, 0}, {198293, 68, 0, 0, 0}, {17091, 149, 0, 0, 0},
    {188149, 149, 0, 0, 0}, {35249, 68, 0, 0, 0}, {205004, 666, 0, 0, 0}, {205012, 667, 0, 0, 0},
    {205020, 666, 0, 0, 0}, {205028, 666, 0, 0, 0}, {205004, 666, 0, 0, 0}, {205012, 667, 0, 0, 0},
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
    {57554, 643, 0, 0, 0}, {57565, 643, 0, 0, 0}, {9480, 643, 0, 0, 0}, {207691, 0, 2, 0, 0}, {207844, 35, 2, 0, 0},
    {207862, 35, 2, 0, 0}, {207880, 35, 2, 0, 0}, {52958, 293, 2, 0, 0}, {53064, 35, 0, 0, 0},
    {57554, 35, 2, 0, 0}, {57565, 35, 2, 0, 0}, {9480, 35, 2, 0, 0}, {208402, 0, 2, 0, 0}, {15847, 19, 2, 0, 0},
    {14899, 0, 2, 0, 0}, {136339, 19, 0, 0, 0}, {136346, 19, 0, 0, 0}, {30583, 672, 0, 0, 0}, {30587, 672, 0, 0, 0},
    {3681, 672, 0, 0, 0}, {51031, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {208807, 674, 0, 0, 0},
    {209100, 19, 0, 0, 0}, {51031, 674, 2, 0, 0}, {3681, 674, 0, 0, 0}, {209368, 673, 2, 0, 0},
    {30583, 673, 0, 0, 0}, {30587, 673, 0, 0, 0}, {3681, 676, 0, 0, 0}, {49343, 677, 0, 0, 0},
    {49349, 677, 0, 0, 0}, {1398, 191, 0, 0, 0}, {17624, 672, 0, 0, 0}, {3658, 672, 0, 0, 0}, {49343, 678, 0, 0, 0},
    {3681, 679, 0, 0, 0}, {210162, 672, 2, 0, 0}, {30141, 679, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {60659, 672, 0, 0, 0}, {30583, 677, 0, 0, 0}, {30587, 677, 0, 0, 0}, {3681, 677, 0, 0, 0},
    {210654, 680, 0, 0, 0}, {210659, 680, 0, 0, 0}, {3681, 680, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {46547, 672, 0, 0, 0}, {30141, 673, 0, 0, 0}, {208402, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {53064, 681, 0, 0, 0},
    {53064, 672, 0, 0, 0}, {33809, 673, 0, 0, 0}, {17624, 672, 0, 0, 0}, {211179, 673, 0, 0, 0},
    {95796, 673, 0, 0, 0}, {49343, 673, 0, 0, 0}, {3681, 682, 0, 0, 0}, {53064, 683, 0, 0, 0},
    {53064, 684, 0, 0, 0}, {3681, 191, 0, 0, 0}, {33809, 681, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {3681, 684, 0, 0, 0}, {211784, 685, 0, 0, 0}, {1398, 686, 0, 0, 0}, {49343, 687, 0, 0, 0},
    {3681, 687, 0, 0, 0}, {49343, 296, 0, 0, 0}, {3681, 296, 0, 0, 0}, {49343, 293, 0, 0, 0}, {212662, 35, 2, 0, 0},
    {49343, 687, 0, 0, 0}, {212662, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {3681, 690, 0, 0, 0},
    {3681, 35, 2, 0, 0}, {169383, 35, 2, 0, 0}, {213492, 35, 0, 0, 0}, {213506, 35, 0, 0, 0}, {49343, 687, 0, 0, 0},
    {213947, 35, 2, 0, 0}, {49343, 687, 0, 0, 0}, {214816, 35, 2, 0, 0}, {17091, 293, 0, 0, 0},
    {211750, 690, 0, 0, 0}, {215300, 35, 2, 0, 0}, {211750, 690, 0, 0, 0}, {215313, 35, 2, 0, 0},
    {215695, 64, 2, 0, 0}, {215724, 64, 2, 0, 0}, {214836, 692, 0, 0, 0}, {216462, 64, 2, 0, 0},
    {3681, 692, 0, 0, 0}, {216785, 53, 0, 0, 0}, {216796, 53, 0, 0, 0}, {51155, 203, 0, 0, 0},
    {216868, 194, 0, 0, 0}, {216796, 53, 0, 0, 0}, {216928, 16, 0, 0, 0}, {216939, 194, 0, 0, 60806},
    {1398, 210, 0, 0, 0}, {51031, 693, 2, 0, 0}, {3681, 693, 0, 0, 0}, {59297, 694, 0, 0, 0}, {56478, 695, 2, 0, 0},
    {3681, 695, 0, 0, 0}, {1398, 696, 0, 0, 0}, {3681, 697, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0},
    {3681, 696, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0}, {1398, 696, 0, 0, 0}, {49343, 693, 0, 0, 0},
    {30583, 698, 0, 0, 0}, {30587, 698, 0, 0, 0}, {3681, 698, 0, 0, 0}, {49343, 698, 0, 0, 0},
    {3681, 701, 0, 0, 0}, {218905, 19, 0, 0, 0}, {218915, 19, 0, 0, 0}, {218929, 19, 0, 0, 0},
    {51031, 695, 2, 0, 0}, {48022, 19, 0, 0, 0}, {219297, 19, 2, 0, 0}, {30583, 693, 0, 0, 0},
    {30587, 693, 0, 0, 0}, {49343, 701, 0, 0, 0}, {51031, 701, 2, 0, 0}, {30583, 701, 0, 0, 0},
    {30587, 701, 0, 0, 0}, {107403, 693, 0, 0, 0}, {220084, 696, 0, 0, 0}, {220094, 696, 0, 0, 0},
    {51031, 703, 2, 0, 0}, {9558, 703, 2, 0, 0}, {51337, 704, 0, 0, 0}, {220918, 212, 0, 0, 0},
    {220924, 212, 0, 0, 0}, {51337, 704, 0, 0, 0}, {1398, 705, 0, 0, 0}, {1398, 706, 0, 0, 0},
    {221214, 707, 0, 0, 0}, {221223, 200, 0, 0, 0}, {221232, 200, 0, 0, 0}, {221241, 195, 0, 0, 0},
    {221250, 195, 0, 0, 0}, {221259, 198, 0, 0, 0}, {221271, 198, 0, 0, 0}, {221283, 708, 0, 0, 0},
    {1398, 709, 0, 0, 0}, {39650, 203, 0, 0, 0}, {47646, 203, 0, 0, 0}, {3665, 203, 0, 0, 0}, {221494, 710, 2, 0, 0},
    {52534, 293, 0, 0, 0}, {3681, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {60026, 0, 0, 0, 0}, {49349, 0, 0, 0, 0},
    {221658, 31, 0, 0, 0}, {221672, 31, 0, 0, 0}, {221683, 31, 0, 0, 0}, {222045, 712, 2, 0, 0},
    {207691, 0, 2, 0, 0}, {58917, 19, 2, 0, 0}, {52534, 715, 0, 0, 0}, {222243, 716, 0, 0, 0},
    {222250, 717, 0, 0, 0}, {48209, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {222256, 35, 2, 0, 0},
    {51031, 293, 2, 0, 0}, {49826, 293, 0, 0, 0}, {21161, 711, 0, 0, 0}, {3681, 718, 0, 0, 0},
    {222867, 35, 2, 0, 0}, {222875, 35, 2, 0, 0}, {21161, 711, 0, 0, 0}, {223158, 710, 2, 0, 0},
    {223169, 293, 0, 0, 0}, {223180, 710, 2, 0, 0}, {223191, 293, 0, 0, 0}, {223202, 720, 2, 0, 0},
    {223211, 720, 0, 0, 0}, {52534, 715, 0, 0, 0}, {222243, 716, 0, 0, 0}, {222250, 717, 0, 0, 0},
    {48209, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {223649, 721, 1, 0, 0}, {223660, 712, 0, 0, 0},
    {21161, 711, 0, 0, 0}, {221009, 721, 0, 0, 0}, {21161, 293, 0, 0, 0}, {207691, 0, 2, 0, 0},
    {224242, 712, 0, 0, 0}, {207691, 0, 2, 0, 0}, {17613, 711, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {17613, 0, 0, 0, 0}, {21161, 711, 0, 0, 0}, {49826, 0, 0, 0, 0}, {224674, 35, 0, 0, 0}, {224682, 423, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22144, 35, 1, 0, 0}, {224691, 423, 0, 0, 0}, {224701, 35, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {60026, 0, 0, 0, 0}, {225112, 0, 0, 0, 0}, {17613, 711, 0, 0, 0}, {49826, 711, 0, 0, 0}, {225346, 711, 0, 0, 0},
    {225356, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {221408, 723, 0, 0, 0}, {39650, 35, 0, 0, 0}, {3665, 35, 0, 0, 0},
    {22144, 35, 0, 0, 0}, {225806, 724, 0, 0, 0}, {225809, 423, 2, 0, 0}, {226006, 725, 0, 0, 0},
    {17613, 725, 1, 0, 0}, {3681, 725, 0, 0, 0}, {226006, 725, 0, 0, 0}, {1398, 35, 0, 0, 0}, {226510, 31, 0, 0, 0},
    {226524, 31, 0, 0, 0}, {1398, 727, 0, 0, 0}, {1398, 728, 0, 0, 0}, {246073, 195, 0, 0, 0},
    {246085, 729, 0, 0, 0}, {246073, 195, 0, 0, 0}, {246154, 730, 0, 0, 0}, {1398, 731, 0, 0, 0},
    {1398, 732, 0, 0, 0}, {1398, 733, 0, 0, 0}, {246327, 195, 0, 0, 0}, {246334, 195, 0, 0, 0},
    {246341, 195, 0, 0, 0}, {145215, 53, 0, 0, 0}, {145222, 53, 0, 0, 0}, {246348, 53, 0, 0, 0},
    {246355, 53, 0, 0, 0}, {246367, 6, 0, 0, 0}, {97003, 734, 0, 0, 0}, {246327, 459, 0, 0, 0},
    {246334, 459, 0, 0, 0}, {246341, 459, 0, 0, 0}, {145215, 53, 0, 0, 0}, {145222, 53, 0, 0, 0},
    {246348, 53, 0, 0, 0}, {246355, 53, 0, 0, 0}, {97003, 734, 0, 0, 0}, {1398, 735, 0, 0, 0},
    {1398, 736, 0, 0, 0}, {1398, 737, 0, 0, 0}, {1398, 738, 0, 0, 0}, {246577, 28, 1, 0, 0}, {246592, 459, 1, 0, 0},
    {246606, 459, 1, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {1398, 741, 0, 0, 0}, {1398, 742, 0, 0, 0},
    {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0}, {1398, 747, 0, 0, 0},
    {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {1398, 751, 0, 0, 0}, {247157, 16, 0, 0, 0},
    {247170, 752, 0, 0, 0}, {1398, 753, 0, 0, 0}, {1398, 729, 0, 0, 0}, {1398, 754, 0, 0, 0}, {1398, 755, 0, 0, 0},
    {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0}, {1398, 760, 0, 0, 0},
    {247453, 459, 0, 0, 247484}, {247496, 459, 0, 0, 247530}, {247540, 220, 0, 0, 247567}, {246592, 459, 0, 0, 247600},
    {247609, 459, 1, 0, 0}, {247627, 459, 1, 0, 0}, {247645, 220, 1, 0, 0}, {247679, 220, 1, 0, 0},
    {1398, 761, 0, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 763, 0, 0, 0}, {1398, 730, 0, 0, 0}, {1398, 764, 0, 0, 0},
    {1398, 765, 0, 0, 0}, {49349, 767, 0, 0, 0}, {1398, 767, 2, 0, 0}, {248307, 768, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {248316, 768, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 769, 0, 0, 0},
    {3681, 769, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 769, 0, 0, 0}, {248712, 769, 0, 0, 0},
    {57022, 768, 0, 0, 0}, {1398, 771, 0, 0, 0}, {3681, 771, 0, 0, 0}, {57022, 768, 0, 0, 0}, {33809, 772, 0, 0, 0},
    {3681, 772, 0, 0, 0}, {18483, 772, 0, 0, 0}, {249564, 772, 0, 0, 0}, {39650, 769, 0, 0, 0},
    {48209, 769, 0, 0, 0}, {18483, 772, 0, 0, 0}, {39650, 769, 0, 0, 0}, {48209, 769, 0, 0, 0},
    {33809, 773, 0, 0, 0}, {3681, 773, 0, 0, 0}, {43690, 772, 0, 0, 0}, {43699, 772, 0, 0, 0},
    {250597, 774, 2, 0, 0}, {61051, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {250713, 774, 2, 0, 0},
    {250732, 774, 2, 0, 0}, {250752, 0, 0, 0, 0}, {250763, 0, 0, 0, 0}, {33809, 775, 0, 0, 0},
    {3681, 775, 0, 0, 0}, {30583, 775, 0, 0, 0}, {30587, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {60026, 775, 0, 0, 0},
    {60028, 775, 0, 0, 0}, {61058, 768, 0, 0, 0}, {97709, 774, 2, 0, 0}, {30583, 772, 0, 0, 0},
    {30587, 772, 0, 0, 0}, {251803, 774, 2, 0, 0}, {3681, 776, 0, 0, 0}, {1309, 776, 0, 0, 0},
    {251911, 774, 0, 0, 0}, {61073, 774, 0, 0, 0}, {1309, 776, 0, 0, 0}, {101115, 774, 0, 0, 0},
    {33809, 777, 0, 0, 0}, {3681, 778, 0, 0, 0}, {33809, 778, 0, 0, 0}, {3681, 777, 0, 0, 0}, {33809, 769, 0, 0, 0},
    {3681, 768, 0, 0, 0}, {61051, 768, 0, 0, 0}, {17613, 768, 0, 0, 0}, {253007, 781, 0, 0, 0},
    {253015, 781, 0, 0, 0}, {3681, 782, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 783, 0, 0, 0},
    {3681, 783, 0, 0, 0}, {253301, 776, 0, 0, 0}, {253437, 784, 0, 0, 0}, {253451, 784, 0, 0, 0},
    {253465, 784, 0, 0, 0}, {253479, 768, 1, 0, 0}, {253511, 784, 0, 0, 0}, {253524, 784, 0, 0, 0},
    {43690, 787, 0, 0, 0}, {43699, 787, 0, 0, 0}, {3681, 787, 0, 0, 0}, {43690, 775, 0, 0, 0},
    {43699, 775, 0, 0, 0}, {33809, 787, 0, 0, 0}, {3681, 788, 0, 0, 0}, {97709, 774, 2, 0, 0},
    {254650, 774, 1, 0, 0}, {33809, 789, 0, 0, 0}, {3681, 789, 0, 0, 0}, {254991, 775, 0, 0, 0},
    {44288, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {60026, 775, 0, 0, 0}, {34911, 775, 0, 0, 0},
    {33809, 790, 0, 0, 0}, {3681, 790, 0, 0, 0}, {3681, 791, 0, 0, 0}, {2372, 775, 0, 0, 0}, {21157, 772, 0, 0, 0},
    {60026, 775, 0, 0, 0}, {33809, 792, 0, 0, 0}, {3681, 68, 0, 0, 0}, {33809, 507, 0, 0, 0}, {30583, 789, 0, 0, 0},
    {30587, 789, 0, 0, 0}, {2372, 772, 0, 0, 0}, {60026, 772, 0, 0, 0}, {60028, 772, 0, 0, 0},
    {33809, 68, 0, 0, 0}, {3681, 792, 0, 0, 0}, {3681, 507, 0, 0, 0}, {1398, 774, 0, 0, 0}, {256726, 772, 0, 0, 0},
    {3681, 774, 0, 0, 0}, {2372, 775, 0, 0, 0}, {2372, 772, 0, 0, 0}, {32568, 18, 0, 0, 0}, {1398, 795, 0, 0, 0},
    {3681, 796, 0, 0, 0}, {1398, 797, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 796, 0, 0, 0}, {1398, 772, 0, 0, 0},
    {75981, 769, 1, 0, 0}, {1398, 774, 0, 0, 0}, {47076, 769, 0, 0, 0}, {1398, 775, 0, 0, 0}, {75981, 769, 1, 0, 0},
    {1398, 788, 0, 0, 0}, {75981, 769, 1, 0, 0}, {1398, 795, 0, 0, 0}, {222884, 798, 0, 0, 0},
    {3681, 795, 0, 0, 0}, {1398, 795, 0, 0, 0}, {258841, 798, 0, 0, 0}, {75981, 798, 1, 0, 0},
    {1398, 799, 0, 0, 0}, {47076, 769, 0, 0, 0}, {3681, 799, 0, 0, 0}, {1398, 799, 0, 0, 0}, {258841, 769, 0, 0, 0},
    {1398, 799, 0, 0, 0}, {40034, 769, 0, 0, 0}, {43690, 778, 0, 0, 0}, {43699, 778, 0, 0, 0},
    {33809, 800, 0, 0, 0}, {3681, 801, 0, 0, 0}, {33809, 801, 0, 0, 0}, {3681, 800, 0, 0, 0}, {55805, 768, 0, 0, 0},
    {1398, 774, 0, 0, 0}, {55805, 768, 0, 0, 0}, {1398, 774, 0, 0, 0}, {260339, 802, 0, 0, 0},
    {3681, 803, 0, 0, 0}, {260339, 802, 0, 0, 0}, {260679, 775, 0, 0, 0}, {260690, 79, 0, 0, 0},
    {260695, 774, 2, 0, 0}, {3681, 804, 0, 0, 0}, {261217, 803, 0, 0, 0}, {260679, 772, 0, 0, 0},
    {260695, 774, 2, 0, 0}, {3681, 806, 0, 0, 0}, {261217, 803, 0, 0, 0}, {261217, 803, 0, 0, 0},
    {260679, 807, 0, 0, 0}, {260695, 774, 2, 0, 0}, {3681, 807, 0, 0, 0}, {260339, 802, 0, 0, 0},
    {260679, 807, 0, 0, 0}, {260695, 774, 2, 0, 0}, {260339, 802, 0, 0, 0}, {260679, 775, 0, 0, 0},
    {260695, 774, 2, 0, 0}, {260339, 802, 0, 0, 0}, {260679, 807, 0, 0, 0}, {260690, 79, 0, 0, 0},
    {260695, 774, 2, 0, 0}, {3681, 808, 0, 0, 0}, {261217, 803, 0, 0, 0}, {260679, 807, 0, 0, 0},
    {262329, 807, 0, 0, 0}, {260695, 774, 2, 0, 0}, {248307, 768, 0, 0, 0}, {262555, 769, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {57022, 768, 0, 0, 0}, {3665, 769, 0, 0, 0}, {3681, 810, 0, 0, 0}, {34911, 810, 0, 0, 0},
    {34913, 810, 0, 0, 0}, {34915, 810, 0, 0, 0}, {57022, 768, 0, 0, 0}, {61073, 810, 0, 0, 0},
    {3665, 769, 0, 0, 0}, {3681, 813, 0, 0, 0}, {43690, 788, 0, 0, 0}, {43699, 788, 0, 0, 0}, {33809, 788, 0, 0, 0},
    {263868, 814, 0, 0, 0}, {263879, 814, 0, 0, 0}, {3681, 814, 0, 0, 0}, {75089, 815, 0, 0, 0},
    {1296, 783, 0, 0, 0}, {3681, 815, 0, 0, 0}, {75089, 816, 0, 0, 0}, {1126, 817, 0, 0, 0}, {3681, 817, 0, 0, 0},
    {253007, 772, 0, 0, 0}, {253015, 772, 0, 0, 0}, {253007, 772, 0, 0, 0}, {253015, 772, 0, 0, 0},
    {264803, 769, 0, 0, 0}, {15108, 788, 0, 0, 0}, {34288, 773, 0, 0, 0}, {34299, 773, 0, 0, 0},
    {150386, 769, 0, 0, 0}, {53592, 0, 2, 0, 0}, {250597, 0, 3, 53621, 0}, {265732, 0, 0, 0, 0},
    {68454, 0, 2, 0, 0}, {75089, 814, 0, 0, 0}, {117024, 0, 1, 0, 0}, {1126, 820, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 821, 0, 0, 0}, {1126, 820, 0, 0, 0}, {251911, 821, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 820, 0, 0, 0}, {253007, 820, 0, 0, 0}, {253015, 820, 0, 0, 0}, {1126, 817, 0, 0, 0},
    {75089, 816, 0, 0, 0}, {1126, 822, 0, 0, 0}, {1296, 783, 0, 0, 0}, {3681, 822, 0, 0, 0}, {55958, 774, 0, 0, 0},
    {267946, 31, 0, 0, 0}, {17613, 829, 0, 0, 0}, {49826, 829, 0, 0, 0}, {17613, 189, 0, 0, 0},
    {49826, 189, 0, 0, 0}, {17091, 189, 0, 0, 0}, {17613, 830, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {61700, 35, 2, 0, 0}, {17091, 189, 0, 0, 0}, {122300, 35, 2, 0, 0}, {21161, 293, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {123727, 35, 2, 0, 0}, {122776, 35, 2, 0, 0},
    {52586, 35, 2, 0, 0}, {97364, 0, 2, 0, 0}, {3681, 831, 0, 0, 0}, {17613, 293, 0, 0, 0}, {15550, 710, 0, 0, 0},
    {268935, 35, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49826, 293, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49826, 293, 0, 0, 0}, {123727, 35, 2, 0, 0}, {122776, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {17613, 293, 0, 0, 0}, {33613, 35, 2, 0, 0}, {33617, 35, 2, 0, 0}, {17613, 189, 0, 0, 0}, {30141, 832, 0, 0, 0},
    {17613, 293, 0, 0, 0}, {49826, 293, 0, 0, 0}, {15550, 710, 0, 0, 0}, {49343, 0, 0, 0, 0}, {61700, 35, 2, 0, 0},
    {1329, 293, 0, 0, 0}, {46547, 459, 0, 0, 0}, {1398, 833, 0, 0, 0}, {270880, 203, 0, 0, 0},
    {270889, 203, 0, 0, 0}, {1398, 834, 0, 0, 0}, {270923, 203, 0, 0, 0}, {270928, 203, 0, 0, 0},
    {1398, 835, 0, 0, 0}, {270880, 203, 0, 0, 0}, {1398, 836, 0, 0, 0}, {1398, 837, 0, 0, 0}, {1398, 132, 0, 0, 0},
    {1398, 838, 0, 0, 0}, {271083, 838, 0, 0, 0}, {2013, 834, 0, 0, 0}, {271151, 839, 0, 0, 0},
    {271160, 840, 0, 0, 0}, {270880, 203, 0, 0, 0}, {271342, 203, 0, 0, 0}, {271681, 841, 0, 0, 0},
    {49349, 841, 0, 0, 0}, {271681, 841, 0, 0, 0}, {271840, 841, 0, 0, 0}, {271681, 842, 0, 0, 0},
    {271840, 842, 0, 0, 0}, {49349, 842, 0, 0, 0}, {1398, 843, 0, 0, 0}, {272310, 843, 0, 0, 0},
    {272321, 844, 0, 0, 0}, {49349, 843, 0, 0, 0}, {49343, 846, 0, 0, 0}, {49343, 848, 0, 0, 0},
    {270880, 849, 0, 0, 0}, {271342, 849, 0, 0, 0}, {49349, 848, 0, 0, 0}, {49343, 841, 0, 0, 0},
    {274352, 853, 0, 0, 0}, {274363, 854, 0, 0, 0}, {274375, 846, 0, 0, 0}, {274352, 846, 0, 0, 0},
    {274375, 853, 0, 0, 0}, {274448, 854, 0, 0, 0}, {271681, 846, 2, 0, 0}, {49349, 846, 0, 0, 0},
    {49343, 842, 2, 0, 0}, {15108, 857, 0, 0, 0}, {274741, 841, 2, 0, 0}, {274752, 841, 2, 0, 0},
    {274764, 19, 0, 0, 0}, {274775, 19, 0, 0, 0}, {49343, 848, 0, 0, 0}, {219266, 848, 0, 0, 0},
    {275479, 859, 0, 0, 0}, {270880, 849, 0, 0, 0}, {270889, 849, 0, 0, 0}, {49343, 860, 0, 0, 0},
    {219266, 860, 0, 0, 0}, {275479, 859, 0, 0, 0}, {270880, 849, 0, 0, 0}, {270889, 849, 0, 0, 0},
    {49349, 860, 0, 0, 0}, {271681, 863, 0, 0, 0}, {49349, 863, 0, 0, 0}, {274741, 841, 2, 0, 0},
    {271681, 846, 0, 0, 0}, {49349, 857, 0, 0, 0}, {49343, 842, 0, 0, 0}, {277006, 864, 0, 0, 0},
    {277017, 864, 0, 0, 0}, {277028, 864, 0, 0, 0}, {277040, 864, 0, 0, 0}, {52534, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49349, 864, 0, 0, 0}, {271681, 866, 0, 0, 0}, {271840, 866, 0, 0, 0},
    {49349, 866, 0, 0, 0}, {271681, 857, 0, 0, 0}, {271840, 857, 0, 0, 0}, {271681, 857, 0, 0, 0},
    {34911, 864, 0, 0, 0}, {34913, 864, 0, 0, 0}, {270923, 849, 0, 0, 0}, {270928, 849, 0, 0, 0},
    {278067, 867, 0, 0, 0}, {278074, 868, 0, 0, 0}, {278082, 867, 0, 0, 0}, {278089, 868, 0, 0, 0},
    {274375, 864, 0, 0, 0}, {49343, 848, 0, 0, 0}, {271681, 841, 0, 0, 0}, {271840, 841, 0, 0, 0},
    {272321, 869, 0, 0, 0}, {271681, 841, 0, 0, 0}, {278412, 849, 0, 0, 0}, {271342, 849, 0, 0, 0},
    {271681, 846, 0, 0, 0}, {41932, 842, 0, 0, 0}, {278812, 870, 0, 0, 0}, {49343, 841, 0, 0, 0},
    {272310, 871, 0, 0, 0}, {272321, 872, 0, 0, 0}, {270880, 849, 0, 0, 0}, {271342, 849, 0, 0, 0},
    {271681, 841, 0, 0, 0}, {30141, 842, 0, 0, 0}, {49343, 848, 0, 0, 0}, {22716, 873, 0, 0, 0},
    {39650, 874, 0, 0, 0}, {279272, 874, 0, 0, 0}, {277006, 864, 0, 0, 0}, {279344, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49343, 864, 0, 0, 0}, {279354, 864, 0, 0, 0}, {271681, 857, 0, 0, 0},
    {271840, 841, 0, 0, 0}, {279378, 841, 0, 0, 0}, {271681, 846, 0, 0, 0}, {110656, 842, 0, 0, 0},
    {47646, 842, 0, 0, 0}, {49343, 842, 0, 0, 0}, {110656, 876, 0, 0, 0}, {47646, 876, 0, 0, 0},
    {271681, 841, 0, 0, 0}, {279561, 859, 0, 0, 0}, {271681, 846, 0, 0, 0}, {279588, 842, 0, 0, 0},
    {279811, 841, 0, 0, 0}, {279939, 19, 0, 0, 0}, {279950, 19, 0, 0, 0}, {51031, 841, 2, 0, 0},
    {280614, 17, 0, 0, 0}, {17624, 345, 0, 0, 0}, {61051, 877, 0, 0, 0}, {280743, 877, 2, 0, 0},
    {61051, 877, 0, 0, 0}, {97003, 877, 1, 0, 0}, {9558, 877, 2, 0, 0}, {281071, 19, 2, 0, 0},
    {61051, 877, 0, 0, 0}, {280653, 878, 1, 0, 0}, {219297, 232, 0, 0, 0}, {281469, 232, 2, 0, 0},
    {219297, 232, 0, 0, 0}, {61051, 877, 0, 0, 0}, {287617, 878, 2, 0, 0}, {3681, 877, 0, 0, 0},
    {61051, 883, 0, 0, 0}, {288050, 884, 0, 0, 0}, {288050, 877, 0, 0, 0}, {49343, 877, 0, 0, 0},
    {49349, 877, 0, 0, 0}, {177773, 877, 0, 0, 0}, {9558, 886, 2, 0, 0}, {280653, 878, 0, 0, 0},
    {288852, 877, 1, 0, 0}, {289136, 887, 0, 0, 0}, {289211, 878, 0, 0, 0}, {68454, 886, 2, 0, 0},
    {177773, 877, 0, 0, 0}, {289472, 886, 2, 0, 0}, {289489, 877, 0, 0, 0}, {289497, 886, 2, 0, 0},
    {289874, 877, 0, 0, 0}, {51031, 888, 1, 0, 0}, {52958, 888, 1, 0, 0}, {51060, 877, 1, 0, 0},
    {289903, 232, 0, 0, 0}, {66545, 877, 0, 0, 0}, {290139, 877, 0, 0, 0}, {290158, 877, 0, 0, 0},
    {290551, 877, 0, 0, 0}, {61051, 888, 0, 0, 0}, {3681, 888, 0, 0, 0}, {177520, 877, 0, 0, 0},
    {97133, 877, 0, 0, 0}, {1398, 888, 0, 0, 0}, {291153, 878, 0, 0, 0}, {14013, 886, 2, 0, 0},
    {291924, 877, 0, 0, 0}, {288050, 877, 2, 0, 0}, {61051, 877, 0, 0, 0}, {17613, 877, 0, 0, 0},
    {292193, 877, 0, 0, 0}, {51060, 877, 0, 0, 0}, {292348, 877, 0, 0, 0}, {61051, 890, 0, 0, 0},
    {292466, 877, 0, 0, 0}, {292478, 877, 0, 0, 0}, {292705, 877, 0, 0, 0}, {280653, 878, 0, 0, 0},
    {55958, 878, 0, 0, 0}, {293087, 877, 0, 0, 0}, {52958, 886, 2, 0, 0}, {293095, 19, 0, 0, 0},
    {293412, 878, 0, 0, 0}, {22142, 878, 0, 0, 0}, {22144, 878, 0, 0, 0}, {22146, 878, 0, 0, 0},
    {293412, 878, 0, 0, 0}, {293536, 878, 0, 0, 0}, {293549, 878, 0, 0, 0}, {293564, 878, 0, 0, 0},
    {293576, 878, 0, 0, 0}, {293590, 878, 0, 0, 0}, {52586, 878, 0, 0, 0}, {80949, 878, 0, 0, 0},
    {3681, 878, 1, 0, 0}, {292705, 888, 0, 0, 0}, {3681, 878, 0, 0, 0}, {3681, 892, 1, 0, 0}, {46547, 878, 0, 0, 0},
    {3681, 887, 0, 0, 0}, {294659, 886, 2, 0, 0}, {294795, 893, 0, 0, 0}, {294802, 877, 0, 0, 0},
    {18445, 877, 0, 0, 0}, {61051, 894, 0, 0, 0}, {3681, 886, 0, 0, 0}, {48022, 232, 0, 0, 0},
    {47079, 886, 0, 0, 0}, {146506, 878, 0, 0, 0}, {295430, 877, 0, 0, 0}, {280653, 878, 0, 0, 0},
    {61051, 877, 1, 0, 0}, {295946, 877, 0, 0, 0}, {294659, 886, 2, 0, 0}, {295954, 886, 2, 0, 0},
    {177773, 877, 1, 0, 0}, {296372, 886, 2, 0, 0}, {96027, 878, 2, 0, 0}, {9558, 878, 2, 0, 0},
    {296966, 895, 0, 0, 0}, {296983, 896, 0, 0, 0}, {164987, 897, 0, 0, 0}, {297364, 897, 0, 0, 0},
    {297539, 877, 0, 0, 0}, {288050, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {164987, 897, 2, 0, 0},
    {297840, 897, 2, 0, 0}, {288050, 877, 0, 0, 0}, {297857, 877, 2, 0, 0}, {298180, 877, 0, 0, 0},
    {298192, 877, 0, 0, 0}, {298206, 877, 0, 0, 0}, {298215, 877, 0, 0, 0}, {298485, 877, 0, 0, 0},
    {298495, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {159393, 877, 0, 0, 0}, {298888, 877, 0, 0, 0},
    {61051, 900, 0, 0, 0}, {299740, 901, 0, 0, 0}, {299747, 902, 0, 0, 0}, {299763, 903, 0, 0, 0},
    {61051, 904, 0, 0, 0}, {300010, 883, 0, 0, 0}, {299763, 903, 0, 0, 0}, {300019, 905, 0, 0, 0},
    {300037, 906, 0, 0, 0}, {9558, 877, 0, 0, 0}, {300473, 897, 0, 0, 0}, {300482, 897, 0, 0, 0},
    {300492, 897, 0, 0, 0}, {61051, 877, 0, 0, 0}, {300669, 877, 2, 0, 0}, {300682, 877, 0, 0, 0},
    {61051, 877, 0, 0, 0}, {300948, 877, 2, 0, 0}, {301400, 877, 0, 0, 0}, {301426, 877, 0, 0, 0},
    {300682, 877, 0, 0, 0}, {301443, 877, 0, 0, 0}, {301451, 877, 0, 0, 0}, {61051, 877, 0, 0, 0},
    {301708, 897, 2, 0, 0}, {301727, 877, 0, 0, 0}, {273923, 877, 0, 0, 0}, {49137, 877, 0, 0, 0},
    {61051, 877, 0, 0, 0}, {302114, 897, 2, 0, 0}, {301727, 877, 0, 0, 0}, {273923, 877, 0, 0, 0},
    {21161, 888, 0, 0, 0}, {302516, 888, 0, 0, 0}, {302653, 877, 0, 0, 0}, {61051, 877, 0, 0, 0},
    {302927, 897, 1, 0, 0}, {302947, 877, 0, 0, 0}, {303045, 877, 0, 0, 0}, {303062, 877, 0, 0, 0},
    {303070, 877, 0, 0, 0}, {303086, 877, 0, 0, 0}, {303062, 877, 2, 0, 0}, {303282, 877, 0, 0, 0},
    {303291, 877, 0, 0, 0}, {295430, 877, 0, 0, 0}, {303062, 877, 2, 0, 0}, {303282, 877, 0, 0, 0},
    {303291, 877, 0, 0, 0}, {298485, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {49123, 897, 2, 0, 0},
    {303744, 877, 0, 0, 0}, {297857, 877, 2, 0, 0}, {61051, 877, 0, 0, 0}, {166744, 897, 2, 0, 0},
    {164987, 897, 2, 0, 0}, {304012, 897, 1, 0, 0}, {304031, 897, 1, 0, 0}, {298495, 877, 0, 0, 0},
    {298485, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {304619, 897, 2, 0, 0}, {305241, 878, 1, 0, 0},
    {177773, 877, 1, 0, 0}, {61051, 888, 0, 0, 0}, {305885, 897, 2, 0, 0}, {305901, 897, 2, 0, 0},
    {305915, 897, 2, 0, 0}, {305931, 897, 2, 0, 0}, {305948, 897, 2, 0, 0}, {305963, 897, 2, 0, 0},
    {305980, 877, 0, 0, 0}, {306763, 877, 0, 0, 0}, {61051, 888, 0, 0, 0}, {306802, 897, 1, 0, 0},
    {306822, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {307003, 897, 2, 0, 0}, {307013, 897, 2, 0, 0},
    {307021, 897, 2, 0, 0}, {61051, 877, 0, 0, 0}, {307427, 897, 2, 0, 0}, {308202, 373, 0, 0, 0},
    {308206, 533, 1, 0, 0}, {308202, 373, 0, 0, 0}, {61522, 912, 0, 0, 0}, {308206, 533, 1, 0, 0},
    {1398, 913, 0, 0, 0}, {17613, 436, 0, 0, 0}, {3681, 436, 0, 0, 0}, {1126, 436, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {42323, 52, 0, 0, 0}, {14364, 915, 0, 0, 0}, {30583, 52, 0, 0, 0},
    {30587, 52, 0, 0, 0}, {1, 0, 0, 0, 0}, {17613, 52, 0, 0, 0}, {309019, 52, 0, 0, 0}, {309024, 52, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {111355, 52, 0, 0, 0}, {17613, 436, 0, 0, 0},
    {309419, 35, 2, 0, 0}, {14364, 52, 0, 0, 0}, {30583, 918, 0, 0, 0}, {30587, 918, 0, 0, 0},
    {1, 918, 0, 0, 0}, {3681, 918, 0, 0, 0}, {49826, 919, 0, 0, 0}, {18483, 920, 0, 0, 0}, {123727, 35, 2, 0, 0},
    {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0}, {111355, 52, 0, 0, 0}, {42323, 0, 0, 0, 0}, {49826, 436, 0, 0, 0},
    {309419, 35, 2, 0, 0}, {42323, 52, 0, 0, 0}, {49826, 52, 0, 0, 0}, {30583, 436, 0, 0, 0}, {30587, 436, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {111288, 0, 1, 0, 0}, {311023, 19, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {111355, 52, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {42323, 52, 0, 0, 0}, {17613, 52, 0, 0, 0}, {1, 0, 0, 0, 0},
    {30583, 52, 0, 0, 0}, {30587, 0, 0, 0, 0}, {1, 52, 1, 0, 0}, {17613, 923, 1, 0, 0}, {1126, 436, 0, 0, 0},
    {1, 0, 1, 0, 0}, {17613, 169, 0, 0, 0}, {3681, 925, 0, 0, 0}, {42323, 925, 0, 0, 0}, {49826, 169, 0, 0, 0},
    {3681, 169, 0, 0, 0}, {17613, 52, 0, 0, 0}, {57361, 436, 0, 0, 0}, {49826, 52, 0, 0, 0}, {312171, 436, 0, 0, 0},
    {18483, 920, 0, 0, 0}, {123727, 35, 2, 0, 0}, {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0},
    {42323, 52, 0, 0, 0}, {3681, 293, 1, 0, 0}, {44555, 919, 0, 0, 0}, {44558, 919, 0, 0, 0}, {1126, 52, 0, 0, 0},
    {3681, 926, 0, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {41932, 0, 0, 0, 0}, {40034, 922, 1, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 1, 0, 0}, {21, 421, 0, 0, 0}, {17620, 35, 0, 0, 0}, {1226, 195, 0, 0, 0},
    {1222, 195, 1, 0, 0}, {55958, 53, 0, 0, 0}, {313385, 927, 0, 0, 0}, {17091, 86, 0, 0, 0}, {3681, 86, 0, 0, 0},
    {30583, 928, 0, 0, 0}, {30587, 928, 0, 0, 0}, {3681, 928, 0, 0, 0}, {51031, 929, 2, 0, 0},
    {15108, 68, 0, 0, 0}, {51031, 929, 2, 0, 0}, {313948, 0, 0, 0, 0}, {14013, 929, 2, 0, 0}, {9558, 929, 2, 0, 0},
    {17091, 441, 0, 0, 0}, {3681, 441, 0, 0, 0}, {49343, 441, 0, 0, 0}, {30583, 86, 0, 0, 0}, {30587, 86, 0, 0, 0},
    {49343, 931, 0, 0, 0}, {3681, 79, 0, 0, 0}, {30583, 441, 0, 0, 0}, {30587, 441, 0, 0, 0}, {49343, 68, 0, 0, 0},
    {3681, 64, 0, 0, 0}, {315161, 929, 0, 0, 0}, {315270, 31, 0, 0, 0}, {315273, 31, 0, 0, 0},
    {3681, 935, 0, 0, 0}, {315796, 935, 0, 0, 0}, {3681, 929, 0, 0, 0}, {315796, 935, 0, 0, 0},
    {1398, 929, 0, 0, 0}, {49343, 79, 0, 0, 0}, {3681, 931, 0, 0, 0}, {49343, 928, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {316346, 441, 0, 0, 0}, {49343, 64, 0, 0, 0}, {34911, 936, 0, 0, 0}, {18181, 937, 0, 0, 0},
    {317052, 938, 0, 0, 0}, {34911, 939, 0, 0, 0}, {34913, 939, 0, 0, 0}, {18181, 938, 0, 0, 0},
    {34911, 940, 0, 0, 0}, {34913, 940, 0, 0, 0}, {17620, 940, 0, 0, 0}, {34911, 940, 0, 0, 0},
    {34913, 940, 0, 0, 0}, {34911, 99, 0, 0, 0}, {18181, 941, 0, 0, 0}, {17091, 942, 0, 0, 0},
    {34911, 943, 0, 0, 0}, {34913, 943, 0, 0, 0}, {18181, 942, 0, 0, 0}, {22146, 944, 0, 0, 0},
    {34911, 945, 0, 0, 0}, {17091, 945, 1, 0, 0}, {18181, 945, 0, 0, 0}, {17091, 946, 0, 0, 0},
    {22146, 68, 0, 0, 0}, {34911, 946, 0, 0, 0}, {308209, 947, 0, 0, 0}, {133195, 68, 0, 0, 0},
    {18181, 946, 0, 0, 0}, {17091, 946, 0, 0, 0}, {34911, 946, 0, 0, 0}, {34913, 946, 0, 0, 0},
    {22146, 947, 0, 0, 0}, {133195, 68, 0, 0, 0}, {34911, 948, 0, 0, 0}, {34913, 948, 0, 0, 0},
    {318887, 944, 0, 0, 0}, {318890, 944, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {319231, 949, 1, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51337, 198, 1, 0, 0},
    {36146, 198, 1, 0, 0}, {49152, 950, 0, 0, 319335}, {319363, 345, 0, 0, 97218}, {319376, 26, 0, 0, 3064},
    {1398, 951, 0, 0, 0}, {1398, 952, 0, 0, 0}, {307003, 28, 1, 0, 0}, {307013, 28, 1, 0, 0}, {307021, 28, 1, 0, 0},
    {319468, 28, 1, 0, 0}, {319480, 28, 1, 0, 0}, {146003, 28, 1, 0, 0}, {319511, 241, 0, 0, 0},
    {1398, 953, 0, 0, 0}, {110656, 345, 0, 0, 0}, {319558, 345, 0, 0, 0}, {49152, 950, 0, 0, 319335},
    {319593, 345, 0, 0, 97218}, {177520, 198, 0, 0, 0}, {64862, 45, 0, 0, 0}, {319949, 954, 0, 0, 0},
    {40034, 914, 0, 0, 0}, {1398, 955, 0, 0, 0}, {3681, 955, 0, 0, 0}, {17613, 957, 0, 0, 0}, {3681, 957, 0, 0, 0},
    {17613, 958, 0, 0, 0}, {319262, 959, 0, 0, 0}, {17613, 960, 0, 0, 0}, {123727, 35, 2, 0, 0},
    {30141, 35, 2, 0, 0}, {52586, 35, 2, 0, 0}, {321344, 954, 0, 0, 0}, {17613, 961, 0, 0, 0},
    {123727, 962, 0, 0, 0}, {30583, 963, 0, 0, 0}, {30587, 963, 0, 0, 0}, {1, 964, 1, 0, 0}, {3681, 964, 0, 0, 0},
    {322854, 402, 0, 0, 0}, {322866, 402, 0, 0, 0}, {3681, 966, 0, 0, 0}, {17613, 967, 0, 0, 0},
    {123727, 968, 1, 0, 0}, {40034, 969, 0, 0, 0}, {1398, 970, 0, 0, 0}, {319262, 959, 0, 0, 0},
    {123727, 35, 2, 0, 0}, {17620, 970, 0, 0, 0}, {321344, 954, 0, 0, 0}, {123727, 35, 2, 0, 0},
    {1398, 955, 0, 0, 0}, {319271, 966, 0, 0, 0}, {17613, 967, 0, 0, 0}, {123727, 968, 1, 0, 0},
    {1398, 970, 0, 0, 0}, {49826, 967, 0, 0, 0}, {123727, 968, 1, 0, 0}, {40034, 969, 0, 0, 0},
    {111389, 970, 0, 0, 0}, {319262, 959, 0, 0, 0}, {123727, 35, 2, 0, 0}, {1398, 955, 0, 0, 0},
    {321344, 954, 0, 0, 0}, {123727, 35, 2, 0, 0}, {3681, 954, 0, 0, 0}, {321344, 954, 0, 0, 0},
    {123727, 962, 0, 0, 0}, {1398, 972, 0, 0, 0}, {1398, 973, 0, 0, 0}, {325977, 974, 0, 0, 0},
    {34911, 974, 0, 0, 0}, {34913, 974, 0, 0, 0}, {34915, 974, 0, 0, 22168}, {137738, 459, 0, 0, 137740},
    {100875, 17, 0, 0, 325989}, {100882, 17, 0, 0, 326015}, {97312, 241, 1, 0, 0}, {326021, 220, 1, 0, 0},
    {17620, 975, 0, 0, 0}, {55805, 151, 0, 0, 0}, {326448, 68, 0, 0, 0}, {326459, 68, 0, 0, 0},
    {326471, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60026, 68, 0, 0, 0}, {17620, 977, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {31044, 975, 0, 0, 0}, {55805, 151, 0, 0, 0}, {326448, 68, 0, 0, 0}, {326459, 68, 0, 0, 0},
    {326471, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60026, 68, 0, 0, 0}, {326821, 977, 0, 0, 0}, {17620, 441, 0, 0, 0},
    {34911, 977, 0, 0, 0}, {34913, 977, 0, 0, 0}, {34915, 977, 1, 0, 0}, {325977, 977, 0, 0, 0},
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
    {31910, 120, 101376, 22168, 0}, {55369, 164, 0, 0, 1}, {101700, 21, 0, 0, 0}, {101710, 33, 0, 0, 1},
    {102151, 359, 0, 0, 0}, {102158, 360, 0, 0, 0}, {102167, 16, 0, 0, 1}, {55369, 164, 0, 0, 1},
    {102177, 33, 0, 0, 1}, {102187, 361, 0, 0, 1}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1},
    {102229, 363, 0, 0, 1}, {102578, 365, 0, 0, 0}, {96594, 310, 0, 0, 0}, {99521, 344, 0, 0, 1},
    {102817, 366, 0, 0, 1}, {46890, 179, 0, 0, 1}, {102833, 367, 0, 102847, 0}, {93962, 368, 0, 102868, 0},
    {95767, 369, 0, 102885, 0}, {100246, 370, 0, 0, 1}, {102910, 33, 0, 0, 1}, {102921, 33, 0, 0, 1},
    {102931, 33, 0, 0, 1}, {102801, 28, 0, 0, 0}, {102943, 220, 0, 0, 1}, {46897, 180, 0, 0, 1},
    {46907, 180, 0, 0, 1}, {59302, 33, 0, 0, 1}, {102958, 33, 0, 0, 1}, {102972, 33, 0, 0, 1},
    {102187, 361, 0, 0, 1}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1},
    {103032, 16, 0, 0, 0}, {102833, 367, 0, 102847, 0}, {102801, 28, 0, 0, 0}, {102943, 220, 0, 0, 1},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {103163, 360, 0, 0, 0}, {103180, 360, 0, 0, 0},
    {102167, 16, 0, 0, 1}, {55369, 164, 0, 0, 1}, {95503, 33, 0, 0, 1}, {102177, 33, 0, 0, 1},
    {102187, 361, 0, 0, 1}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {96710, 312, 0, 0, 0}, {53268, 28, 0, 0, 1}, {99521, 344, 0, 0, 1}, {103794, 179, 0, 0, 0},
    {103900, 45, 0, 0, 0}, {102833, 367, 0, 102847, 0}, {32568, 377, 0, 0, 0}, {102833, 367, 0, 102847, 0},
    {102158, 360, 0, 0, 0}, {102167, 16, 0, 0, 1}, {6744, 16, 0, 0, 0}, {48007, 16, 0, 0, 1}, {47993, 366, 0, 0, 0},
    {99073, 378, 0, 104889, 0}, {104913, 33, 0, 0, 1}, {93962, 368, 0, 102868, 0}, {96710, 7, 0, 0, 1},
    {102910, 33, 0, 0, 1}, {104923, 179, 0, 0, 1}, {104935, 16, 0, 0, 1}, {104952, 220, 0, 0, 1},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {104964, 164, 0, 0, 1}, {100246, 370, 0, 0, 1},
    {104985, 379, 0, 96907, 0}, {104997, 33, 0, 0, 1}, {105011, 33, 0, 0, 1}, {105033, 33, 0, 0, 1},
    {105058, 33, 0, 0, 1}, {105069, 33, 0, 0, 1}, {105079, 33, 0, 0, 1}, {105090, 33, 0, 0, 1},
    {105103, 33, 0, 0, 1}, {105120, 16, 0, 0, 1}, {95849, 380, 0, 0, 1}, {55369, 164, 0, 0, 1},
    {101302, 381, 0, 0, 1}, {105128, 382, 0, 0, 1}, {105142, 16, 0, 0, 1}, {105153, 16, 0, 0, 1},
    {105162, 16, 0, 0, 1}, {105183, 16, 0, 0, 1}, {100996, 352, 0, 0, 1}, {105203, 26, 0, 0, 1},
    {105219, 26, 0, 0, 1}, {105235, 26, 0, 0, 1}, {105259, 16, 0, 0, 1}, {105276, 16, 0, 0, 1},
    {105297, 16, 0, 0, 1}, {105309, 16, 0, 0, 1}, {105335, 16, 0, 0, 1}, {59302, 33, 0, 0, 1},
    {102958, 33, 0, 0, 1}, {102972, 33, 0, 0, 1}, {102921, 33, 0, 0, 1}, {102931, 33, 0, 0, 1},
    {105360, 33, 0, 0, 1}, {101270, 383, 0, 0, 1}, {105374, 28, 0, 0, 1}, {105395, 28, 0, 0, 1},
    {105416, 60, 0, 0, 1}, {105442, 384, 0, 0, 1}, {105517, 28, 0, 0, 0}, {101700, 21, 0, 0, 0},
    {105536, 385, 101376, 22168, 0}, {32568, 387, 0, 0, 0}, {105947, 28, 0, 0, 0}, {106148, 16, 0, 0, 0},
    {106159, 16, 0, 0, 0}, {106171, 33, 0, 0, 1}, {106188, 33, 0, 0, 1}, {106203, 369, 0, 102885, 0},
    {106218, 388, 0, 0, 1}, {106230, 220, 0, 0, 1}, {107058, 390, 0, 0, 0}, {102801, 28, 0, 0, 0},
    {102943, 220, 0, 0, 1}, {108824, 390, 0, 0, 0}, {108909, 392, 0, 0, 0}, {108917, 322, 0, 108930, 0},
    {109085, 393, 0, 0, 0}, {109528, 394, 0, 0, 0}, {109686, 395, 0, 0, 0}, {34109, 396, 0, 0, 0},
    {109686, 395, 0, 0, 0}, {97003, 397, 0, 0, 0}, {47646, 164, 0, 0, 0}, {110935, 60, 0, 0, 0},
    {55369, 60, 0, 0, 0}, {55369, 60, 0, 0, 0}, {111394, 33, 0, 0, 1}, {111665, 390, 0, 0, 0},
    {62745, 60, 0, 0, 0}, {111676, 60, 0, 0, 0}, {112000, 60, 0, 0, 0}, {112009, 60, 0, 0, 0},
    {112021, 60, 0, 0, 0}, {62745, 60, 0, 0, 0}, {111676, 60, 0, 0, 0}, {111665, 390, 0, 0, 0},
    {102187, 361, 0, 0, 1}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {112253, 345, 0, 0, 0}, {111665, 390, 0, 0, 0},
    {102187, 361, 0, 0, 1}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {112493, 60, 0, 0, 0}, {101255, 60, 0, 0, 0},
    {112496, 60, 0, 0, 0}, {113522, 405, 0, 0, 0}, {114061, 164, 0, 0, 0}, {96841, 407, 0, 0, 1},
    {102817, 366, 0, 0, 1}, {46890, 179, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {53268, 28, 0, 0, 1}, {93962, 368, 0, 102868, 0}, {102801, 28, 0, 0, 0}, {102943, 220, 0, 0, 1},
    {116463, 33, 0, 0, 1}, {116508, 42, 0, 0, 0}, {55369, 164, 0, 0, 1}, {102177, 33, 0, 0, 1},
    {111394, 33, 0, 0, 1}, {116623, 33, 0, 0, 1}, {116633, 33, 0, 0, 1}, {102158, 360, 0, 96907, 0},
    {102167, 16, 0, 0, 1}, {96841, 407, 0, 0, 1}, {102187, 361, 0, 0, 1}, {102201, 362, 0, 0, 1},
    {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1}, {116918, 179, 0, 0, 0}, {116999, 21, 0, 0, 0},
    {6744, 16, 0, 0, 0}, {99073, 378, 0, 0, 0}, {104913, 33, 0, 0, 1}, {117010, 33, 0, 0, 1}, {95849, 380, 0, 0, 1},
    {104985, 379, 0, 96907, 0}, {1398, 0, 0, 0, 0}, {117222, 21, 0, 0, 0}, {101115, 33, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {99073, 378, 0, 0, 0}, {104913, 33, 0, 0, 1}, {117010, 33, 0, 0, 1}, {117234, 33, 0, 0, 1},
    {1398, 0, 0, 0, 1}, {55369, 164, 0, 0, 1}, {117257, 409, 0, 22168, 0}, {95849, 380, 0, 0, 1},
    {105120, 16, 0, 0, 1}, {96710, 7, 0, 0, 1}, {117268, 410, 0, 0, 1}, {104985, 379, 0, 96907, 0},
    {117278, 220, 0, 0, 1}, {117383, 411, 0, 0, 0}, {117389, 412, 0, 0, 0}, {111389, 220, 0, 0, 0},
    {117506, 411, 0, 0, 0}, {117389, 412, 0, 0, 0}, {111389, 220, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {117618, 21, 0, 0, 0}, {117630, 179, 0, 0, 0}, {117639, 21, 0, 0, 0}, {99073, 378, 0, 0, 0},
    {104913, 33, 0, 0, 1}, {16911, 409, 0, 22168, 0}, {95849, 380, 0, 96907, 0}, {104985, 379, 0, 96907, 0},
    {97312, 220, 0, 0, 0}, {117940, 33, 0, 0, 1}, {40034, 28, 0, 0, 0}, {55369, 164, 0, 0, 1},
    {102177, 33, 0, 0, 1}, {111394, 33, 0, 0, 1}, {116633, 33, 0, 0, 1}, {102158, 360, 0, 96907, 0},
    {102167, 16, 0, 0, 1}, {102187, 361, 0, 0, 1}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1},
    {102229, 363, 0, 0, 1}, {53643, 213, 0, 0, 1}, {53621, 28, 0, 0, 0}, {53268, 28, 0, 0, 1},
    {119066, 33, 0, 0, 1}, {55369, 413, 0, 0, 1}, {55369, 414, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {121502, 418, 0, 0, 0}, {121502, 418, 0, 0, 0}, {122313, 45, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {48007, 16, 0, 0, 1}, {6753, 422, 0, 0, 0}, {57361, 0, 0, 0, 1}, {101115, 33, 0, 0, 1}, {55369, 413, 0, 0, 1},
    {111394, 26, 0, 1594, 1}, {55369, 413, 0, 0, 1}, {16049, 26, 0, 0, 0}, {16057, 51, 0, 0, 0},
    {16070, 26, 0, 0, 0}, {123735, 45, 0, 0, 0}, {123750, 45, 0, 0, 0}, {123763, 45, 0, 0, 0},
    {92583, 44, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {48007, 16, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {125085, 33, 0, 0, 1}, {1398, 0, 0, 0, 1},
    {48007, 16, 0, 0, 1}, {18445, 7, 0, 0, 0}, {61522, 429, 0, 0, 0}, {127270, 431, 0, 0, 0}, {130293, 46, 0, 0, 0},
    {130305, 33, 0, 0, 1}, {130800, 60, 0, 0, 1}, {75655, 26, 0, 0, 0}, {130924, 60, 0, 0, 0},
    {132727, 37, 0, 0, 0}, {132736, 60, 0, 22168, 0}, {132753, 33, 0, 0, 1}, {132727, 37, 0, 0, 0},
    {132753, 33, 0, 0, 1}, {133195, 444, 0, 133204, 0}, {133237, 33, 0, 0, 1}, {134688, 164, 0, 97218, 1},
    {134698, 33, 0, 0, 1}, {134709, 33, 0, 0, 1}, {138728, 497, 0, 0, 1}, {139249, 33, 0, 0, 1},
    {139422, 500, 0, 0, 0}, {139677, 33, 0, 0, 1}, {140011, 504, 0, 140015, 0}, {140039, 505, 0, 140043, 0},
    {140064, 21, 0, 0, 0}, {140202, 26, 0, 1594, 0}, {140064, 21, 0, 0, 0}, {140011, 504, 0, 140015, 0},
    {140039, 505, 0, 140043, 0}, {140202, 26, 0, 1594, 0}, {140011, 504, 0, 140015, 0}, {140039, 505, 0, 140043, 0},
    {140202, 26, 0, 1594, 0}, {140064, 21, 0, 0, 0}, {140202, 26, 0, 1594, 0}, {141069, 21, 0, 0, 0},
    {141069, 21, 0, 0, 0}, {70429, 513, 0, 142895, 0}, {70429, 514, 0, 143353, 0}, {143729, 515, 0, 0, 0},
    {70429, 513, 0, 142895, 0}, {70429, 514, 0, 143353, 0}, {144035, 26, 0, 1594, 0}, {46467, 516, 0, 0, 1},
    {46467, 266, 0, 0, 0}, {95634, 33, 0, 0, 1}, {144774, 390, 0, 1594, 0}, {47646, 60, 0, 0, 0},
    {144878, 518, 0, 0, 0}, {22144, 60, 0, 0, 0}, {145215, 520, 0, 0, 0}, {145222, 520, 0, 0, 0},
    {145229, 26, 0, 0, 0}, {145215, 520, 0, 0, 0}, {145222, 520, 0, 0, 0}, {17095, 521, 0, 0, 0},
    {145599, 522, 0, 0, 1}, {97003, 523, 0, 0, 0}, {145638, 521, 0, 145648, 0}, {145674, 521, 0, 145682, 0},
    {146003, 524, 0, 0, 0}, {145638, 521, 0, 145648, 0}, {145674, 521, 0, 146009, 0}, {146003, 524, 0, 0, 0},
    {17095, 525, 0, 0, 0}, {146210, 16, 0, 0, 0}, {146506, 60, 0, 0, 0}, {36146, 526, 0, 0, 0},
    {30141, 527, 0, 0, 0}, {146510, 528, 0, 0, 0}, {17095, 531, 0, 0, 0}, {97003, 523, 0, 147156, 0},
    {135717, 26, 0, 1594, 0}, {97003, 523, 0, 147156, 0}, {97003, 523, 0, 0, 0}, {30141, 534, 0, 0, 0},
    {148775, 535, 0, 0, 1}, {148796, 535, 0, 0, 1}, {148817, 536, 0, 0, 0}, {148830, 537, 0, 0, 0},
    {17095, 538, 0, 0, 0}, {30141, 534, 0, 0, 0}, {148775, 535, 0, 0, 1}, {148796, 535, 0, 0, 1},
    {148817, 536, 0, 0, 0}, {148830, 537, 0, 0, 0}, {17095, 538, 0, 0, 0}, {149073, 33, 0, 0, 1},
    {30141, 534, 0, 0, 0}, {149431, 539, 0, 0, 1}, {148775, 535, 0, 0, 1}, {148796, 535, 0, 0, 1},
    {149073, 33, 0, 0, 1}, {17095, 540, 0, 0, 1}, {30141, 534, 0, 0, 0}, {149578, 541, 0, 0, 1},
    {149431, 539, 0, 0, 1}, {149583, 526, 0, 0, 0}, {149591, 526, 0, 0, 0}, {148775, 535, 0, 0, 1},
    {148796, 535, 0, 0, 1}, {149714, 542, 0, 0, 1}, {149728, 60, 0, 0, 1}, {150070, 544, 0, 0, 1},
    {150081, 545, 0, 0, 1}, {135921, 33, 0, 0, 1}, {61525, 33, 0, 0, 1}, {150095, 33, 0, 0, 1},
    {70429, 546, 0, 0, 0}, {150774, 547, 0, 0, 1}, {17095, 549, 0, 0, 0}, {79162, 26, 0, 1594, 0},
    {129865, 26, 0, 1594, 0}, {153226, 60, 0, 0, 0}, {136686, 550, 0, 0, 0}, {17095, 552, 0, 0, 0},
    {153329, 33, 0, 0, 1}, {153585, 164, 0, 96907, 0}, {36146, 526, 0, 0, 0}, {30141, 527, 0, 0, 0},
    {146510, 528, 0, 0, 0}, {46467, 516, 0, 153916, 0}, {30141, 555, 0, 0, 0}, {46467, 516, 0, 153916, 0},
    {139677, 556, 0, 154329, 0}, {154362, 557, 0, 0, 1}, {17095, 558, 0, 0, 0}, {154770, 33, 0, 0, 1},
    {30141, 560, 0, 0, 0}, {17095, 563, 0, 0, 0}, {155136, 516, 0, 0, 0}, {155145, 564, 0, 155157, 0},
    {155196, 33, 0, 0, 1}, {17095, 538, 0, 0, 0}, {155136, 516, 0, 0, 0}, {155595, 565, 0, 155606, 0},
    {155145, 564, 0, 155157, 0}, {17095, 563, 0, 0, 0}, {156857, 566, 0, 156874, 0}, {155145, 564, 0, 155157, 0},
    {158128, 33, 0, 0, 1}, {30141, 560, 0, 0, 0}, {17095, 567, 0, 0, 0}, {17095, 569, 0, 0, 0},
    {30141, 534, 0, 0, 0}, {158567, 570, 0, 0, 0}, {158573, 570, 0, 0, 0}, {158579, 570, 0, 0, 0},
    {158585, 571, 0, 0, 0}, {27479, 572, 0, 0, 0}, {27486, 572, 0, 0, 0}, {149583, 526, 0, 0, 0},
    {149591, 526, 0, 0, 0}, {135586, 539, 0, 0, 1}, {46467, 164, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0}, {159048, 535, 0, 0, 0},
    {159055, 574, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {149583, 526, 0, 0, 0},
    {149591, 526, 0, 0, 0}, {159162, 535, 0, 0, 0}, {159170, 535, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0}, {159048, 535, 0, 0, 0},
    {108170, 188, 0, 0, 1}, {101255, 164, 0, 96907, 1}, {161664, 597, 0, 0, 1}, {2376, 21, 0, 0, 0},
    {101255, 164, 0, 96907, 1}, {161664, 597, 0, 0, 1}, {160361, 598, 0, 0, 1}, {101255, 164, 0, 96907, 1},
    {161664, 597, 0, 0, 1}, {162490, 599, 0, 0, 0}, {2097, 179, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {101255, 164, 0, 96907, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {163301, 21, 0, 0, 1},
    {163770, 33, 0, 0, 1}, {146003, 601, 0, 0, 1}, {161209, 602, 0, 0, 1}, {163791, 41, 0, 0, 1},
    {163804, 33, 0, 0, 1}, {164481, 603, 0, 0, 1}, {163791, 41, 0, 0, 1}, {163804, 33, 0, 0, 1},
    {146003, 601, 0, 0, 1}, {161209, 602, 0, 0, 1}, {164491, 604, 0, 0, 1}, {164505, 36, 0, 0, 1},
    {164521, 41, 0, 0, 1}, {164953, 605, 0, 97218, 1}, {164972, 33, 0, 0, 1}, {164987, 45, 0, 0, 1},
    {165232, 26, 0, 1594, 0}, {165665, 21, 0, 0, 0}, {165674, 607, 0, 0, 0}, {165683, 608, 0, 0, 0},
    {165700, 418, 0, 0, 1}, {165714, 179, 0, 0, 1}, {2097, 16, 0, 0, 1}, {165724, 26, 0, 1594, 0},
    {166443, 609, 0, 0, 1}, {166464, 302, 0, 0, 1}, {166631, 33, 0, 0, 1}, {163791, 41, 0, 0, 1},
    {163804, 33, 0, 0, 1}, {166756, 610, 0, 0, 1}, {164491, 604, 0, 0, 1}, {164505, 36, 0, 0, 1},
    {164521, 41, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {160745, 611, 0, 0, 0}, {167729, 33, 0, 0, 1},
    {163791, 41, 0, 0, 1}, {163804, 33, 0, 0, 1}, {164491, 604, 0, 0, 1}, {164505, 36, 0, 0, 1},
    {164521, 41, 0, 0, 1}, {168179, 37, 0, 0, 1}, {168190, 220, 0, 0, 1}, {146003, 601, 0, 0, 1},
    {161209, 602, 0, 0, 1}, {163791, 41, 0, 0, 1}, {163804, 33, 0, 0, 1}, {164491, 604, 0, 0, 1},
    {164505, 36, 0, 0, 1}, {164521, 41, 0, 0, 1}, {168207, 188, 0, 0, 1}, {168215, 188, 0, 0, 1},
    {168932, 41, 0, 0, 1}, {167729, 33, 0, 0, 1}, {163791, 41, 0, 0, 1}, {163804, 33, 0, 0, 1},
    {169476, 33, 0, 0, 1}, {169481, 612, 0, 0, 1}, {169494, 36, 0, 0, 1}, {169513, 41, 0, 0, 1},
    {167729, 33, 0, 0, 1}, {163791, 41, 0, 0, 1}, {163804, 33, 0, 0, 1}, {169531, 45, 0, 0, 1},
    {170379, 21, 0, 0, 0}, {170387, 16, 0, 0, 1}, {170397, 16, 0, 0, 1}, {169481, 612, 0, 0, 1},
    {167729, 33, 0, 0, 1}, {169481, 612, 0, 0, 1}, {169494, 36, 0, 0, 1}, {169513, 41, 0, 0, 1},
    {171344, 33, 0, 0, 1}, {163791, 41, 0, 0, 1}, {163804, 33, 0, 0, 1}, {171354, 33, 0, 0, 1},
    {172085, 36, 0, 0, 1}, {172106, 41, 0, 0, 1}, {172476, 613, 0, 0, 1}, {169494, 36, 0, 0, 1},
    {169513, 41, 0, 0, 1}, {171344, 33, 0, 0, 1}, {172490, 33, 0, 0, 1}, {172498, 614, 0, 0, 1},
    {163791, 41, 0, 0, 1}, {163804, 33, 0, 0, 1}, {164491, 604, 0, 0, 1}, {164505, 36, 0, 0, 1},
    {164521, 41, 0, 0, 1}, {171354, 33, 0, 0, 1}, {163791, 41, 0, 0, 1}, {163804, 33, 0, 0, 1},
    {164491, 604, 0, 0, 1}, {164505, 36, 0, 0, 1}, {164521, 41, 0, 0, 1}, {167729, 33, 0, 0, 1},
    {168190, 220, 0, 0, 1}, {167729, 33, 0, 0, 1}, {146003, 601, 0, 0, 1}, {161209, 602, 0, 0, 1},
    {174714, 302, 0, 0, 1}, {163791, 41, 0, 0, 1}, {163804, 33, 0, 0, 1}, {164491, 604, 0, 0, 1},
    {164505, 36, 0, 0, 1}, {164521, 41, 0, 0, 1}, {174722, 615, 0, 0, 1}, {174736, 616, 0, 0, 1},
    {174749, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {175735, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {176699, 16, 0, 0, 1}, {77768, 42, 0, 0, 0}, {177028, 626, 0, 0, 0}, {6744, 34, 0, 0, 1},
    {17624, 60, 0, 0, 0}, {17624, 60, 0, 0, 1}, {2097, 16, 0, 0, 1}, {177956, 21, 0, 0, 1}, {178062, 628, 0, 0, 1},
    {178439, 0, 0, 0, 0}, {48209, 409, 0, 0, 0}, {178587, 33, 0, 0, 1}, {6753, 21, 0, 0, 0}, {51389, 628, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {179241, 42, 0, 0, 0}, {179261, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {17624, 409, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {17624, 409, 0, 0, 1}, {181046, 7, 0, 0, 0}, {181055, 16, 0, 0, 1}, {181064, 42, 0, 0, 1},
    {177028, 626, 0, 0, 0}, {181455, 220, 0, 0, 0}, {181455, 50, 0, 0, 0}, {181455, 42, 0, 0, 0},
    {181455, 628, 0, 0, 0}, {181455, 632, 0, 0, 0}, {55369, 203, 182433, 0, 0}, {55369, 203, 182433, 0, 0},
    {102177, 33, 15216, 0, 0}, {111394, 33, 15216, 0, 0}, {116623, 33, 15216, 0, 0}, {116633, 33, 15216, 0, 0},
    {102158, 360, 101376, 22168, 0}, {102167, 16, 0, 0, 1}, {97312, 641, 101376, 22168, 0}, {97312, 642, 101376, 183767, 0},
    {55369, 203, 182433, 0, 0}, {102177, 33, 15216, 0, 0}, {111394, 33, 15216, 0, 0}, {116633, 33, 15216, 0, 0},
    {102158, 360, 101376, 22168, 0}, {102167, 16, 0, 0, 1}, {16758, 21, 0, 0, 0}, {39650, 60, 0, 0, 0},
    {185407, 60, 0, 0, 0}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1},
    {185862, 60, 0, 0, 0}, {185985, 390, 0, 0, 0}, {186494, 60, 0, 0, 0}, {188461, 60, 0, 0, 0},
    {188473, 390, 0, 0, 0}, {188461, 60, 0, 0, 0}, {188995, 390, 0, 0, 0}, {188473, 390, 0, 0, 0},
    {190313, 60, 0, 0, 0}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1},
    {97003, 60, 0, 0, 0}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1},
    {39650, 60, 0, 0, 0}, {198293, 60, 0, 0, 0}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1},
    {102229, 363, 0, 0, 1}, {47646, 60, 0, 0, 0}, {39650, 60, 0, 0, 0}, {198293, 60, 0, 0, 0},
    {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1}, {198924, 60, 0, 0, 0},
    {200853, 390, 0, 0, 0}, {200856, 390, 0, 0, 0}, {203123, 60, 0, 0, 0}, {47076, 542, 0, 0, 0},
    {47076, 60, 0, 0, 0}, {48209, 542, 0, 0, 0}, {171322, 542, 0, 0, 0}, {48209, 60, 0, 0, 0},
    {203794, 60, 0, 0, 0}, {40034, 60, 0, 0, 0}, {40034, 60, 0, 0, 0}, {47646, 60, 0, 0, 0}, {203898, 60, 0, 0, 0},
    {205036, 60, 0, 0, 0}, {102201, 362, 0, 0, 1}, {102214, 362, 0, 0, 1}, {102229, 363, 0, 0, 1},
    {205474, 60, 0, 0, 0}, {205482, 60, 0, 0, 0}, {205490, 60, 0, 0, 0}, {205499, 390, 0, 0, 0},
    {205719, 390, 0, 1594, 0}, {205851, 390, 0, 1594, 0}, {205857, 390, 0, 1594, 0}, {205863, 542, 0, 205868, 0},
    {205876, 390, 0, 1594, 0}, {205883, 390, 0, 1594, 0}, {205863, 542, 0, 205868, 0}, {205876, 390, 0, 1594, 0},
    {205883, 390, 0, 1594, 0}, {205851, 390, 0, 1594, 0}, {205857, 390, 0, 1594, 0}, {29973, 390, 0, 1594, 0},
    {205851, 390, 0, 1594, 0}, {205857, 390, 0, 1594, 0}, {205876, 390, 0, 1594, 0}, {205883, 390, 0, 1594, 0},
    {29973, 390, 0, 1594, 0}, {206972, 60, 0, 22168, 0}, {206977, 60, 0, 22168, 0}, {205863, 542, 0, 205868, 0},
    {206982, 60, 0, 22168, 0}, {206993, 60, 0, 22168, 0}, {207003, 60, 0, 22168, 0}, {207014, 60, 0, 22168, 0},
    {205876, 390, 0, 1594, 0}, {205883, 390, 0, 1594, 0}, {205863, 542, 0, 205868, 0}, {206982, 60, 0, 22168, 0},
    {206993, 60, 0, 22168, 0}, {207003, 60, 0, 22168, 0}, {207014, 60, 0, 22168, 0}, {205876, 390, 0, 1594, 0},
    {205883, 390, 0, 1594, 0}, {59302, 33, 0, 0, 1}, {207700, 33, 0, 0, 1}, {207892, 45, 0, 0, 0},
    {207909, 45, 0, 0, 0}, {207926, 45, 0, 0, 0}, {207937, 671, 0, 0, 1}, {95571, 16, 0, 0, 1},
    {30141, 675, 0, 0, 0}, {209594, 26, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48007, 16, 0, 0, 1}, {207937, 241, 0, 0, 0},
    {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0}, {211906, 46, 0, 0, 0}, {211880, 179, 0, 0, 0},
    {211885, 688, 0, 211895, 0}, {79255, 689, 0, 212115, 0}, {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0},
    {212291, 46, 0, 0, 0}, {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0}, {212454, 46, 0, 0, 0},
    {212465, 46, 0, 0, 0}, {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0}, {177773, 45, 0, 0, 0},
    {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0}, {211906, 46, 0, 0, 0}, {177773, 45, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {30141, 45, 0, 0, 0}, {211880, 179, 0, 0, 0}, {211784, 688, 0, 211895, 0},
    {211880, 179, 0, 0, 0}, {213518, 688, 0, 0, 0}, {211880, 179, 0, 0, 0}, {211880, 179, 0, 0, 0},
    {211885, 688, 0, 211895, 0}, {17613, 45, 0, 0, 1}, {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0},
    {79255, 689, 0, 212115, 0}, {177773, 45, 0, 0, 0}, {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0},
    {79255, 689, 0, 212115, 0}, {214393, 46, 0, 0, 0}, {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0},
    {214393, 46, 0, 0, 0}, {177773, 45, 0, 0, 0}, {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0},
    {214836, 45, 0, 0, 0}, {215086, 33, 0, 0, 1}, {64862, 45, 0, 0, 0}, {169383, 45, 0, 0, 0},
    {211880, 179, 0, 0, 0}, {213518, 691, 0, 0, 0}, {215743, 45, 0, 30130, 0}, {215771, 45, 0, 30130, 0},
    {211880, 179, 0, 0, 0}, {211885, 688, 0, 211895, 0}, {216210, 46, 0, 0, 0}, {39650, 164, 0, 0, 0},
    {216221, 33, 0, 0, 1}, {211880, 179, 0, 0, 0}, {213518, 691, 0, 0, 0}, {215771, 45, 0, 30130, 0},
    {76820, 699, 0, 0, 0}, {1398, 700, 0, 0, 0}, {218446, 60, 0, 0, 0}, {101260, 33, 0, 0, 1},
    {219119, 16, 0, 0, 1}, {219266, 60, 0, 22168, 0}, {219273, 33, 0, 0, 1}, {219283, 42, 0, 0, 1},
    {76820, 702, 0, 0, 0}, {1398, 345, 0, 0, 0}, {48209, 409, 0, 0, 0}, {220438, 16, 0, 0, 0},
    {221629, 33, 0, 0, 1}, {221643, 33, 0, 0, 1}, {222056, 713, 0, 0, 0}, {58897, 714, 0, 0, 0},
    {62355, 46, 0, 0, 0}, {2013, 46, 0, 0, 0}, {222884, 719, 0, 0, 0}, {222894, 704, 0, 0, 0},
    {220918, 46, 0, 0, 0}, {220924, 46, 0, 0, 0}, {146003, 44, 0, 0, 1}, {222056, 713, 0, 0, 0},
    {224301, 33, 0, 0, 1}, {95420, 33, 0, 0, 1}, {225367, 722, 0, 0, 0}, {60659, 46, 0, 0, 0},
    {225812, 44, 0, 0, 0}, {225821, 46, 0, 0, 1}, {225367, 722, 0, 0, 0}, {226016, 726, 0, 0, 0},
    {2013, 46, 0, 0, 1}, {47993, 766, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {247875, 26, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {248075, 60, 0, 0, 0}, {248158, 179, 0, 0, 0}, {248161, 41, 0, 0, 0},
    {248467, 734, 0, 0, 0}, {248480, 770, 0, 0, 0}, {248467, 734, 0, 0, 0}, {248723, 770, 0, 0, 0},
    {248739, 770, 0, 0, 0}, {53268, 412, 0, 0, 1}, {15550, 412, 0, 0, 0}, {252078, 734, 0, 0, 0},
    {248467, 734, 0, 0, 0}, {247375, 770, 0, 0, 0}, {247306, 779, 0, 0, 1}, {55369, 780, 0, 0, 1},
    {252821, 779, 0, 0, 1}, {252842, 780, 0, 0, 1}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {253565, 7, 0, 0, 0},
    {246693, 785, 0, 0, 0}, {248158, 179, 0, 0, 0}, {248161, 41, 0, 0, 0}, {248158, 179, 0, 0, 0},
    {246656, 786, 0, 0, 0}, {52534, 412, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {117024, 179, 0, 0, 1},
    {51671, 60, 0, 0, 1}, {256656, 60, 0, 0, 1}, {256664, 60, 0, 0, 1}, {246040, 16, 0, 0, 1},
    {247183, 793, 0, 0, 1}, {252078, 734, 0, 0, 0}, {252078, 734, 0, 0, 0}, {246876, 794, 0, 0, 0},
    {247027, 805, 0, 0, 1}, {247027, 805, 0, 0, 0}, {262834, 809, 0, 0, 0}, {262979, 811, 0, 0, 0},
    {262993, 779, 0, 0, 1}, {55369, 780, 0, 0, 1}, {263214, 812, 0, 0, 1}, {247306, 779, 0, 0, 1},
    {55369, 780, 0, 0, 1}, {248467, 734, 0, 0, 0}, {247375, 770, 0, 0, 0}, {61058, 818, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {265496, 129, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {251803, 41, 0, 0, 0},
    {265723, 213, 0, 0, 1}, {53621, 28, 0, 0, 0}, {247803, 819, 0, 0, 0}, {266943, 412, 0, 0, 0},
    {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {6744, 16, 0, 0, 0}, {246837, 823, 0, 0, 0},
    {247183, 793, 0, 0, 1}, {267428, 179, 0, 0, 0}, {247240, 824, 0, 0, 0}, {267637, 179, 0, 0, 0},
    {247765, 825, 0, 0, 0}, {246008, 826, 0, 0, 0}, {247339, 827, 0, 0, 0}, {267935, 828, 0, 0, 1},
    {6744, 16, 0, 0, 1}, {60659, 164, 0, 0, 0}, {268772, 45, 0, 0, 0}, {268784, 33, 0, 0, 1}, {269670, 45, 0, 0, 0},
    {269681, 45, 0, 0, 0}, {269693, 33, 0, 0, 1}, {270126, 45, 0, 0, 0}, {268784, 33, 0, 0, 1},
    {271041, 845, 0, 0, 0}, {272936, 60, 0, 0, 0}, {270972, 847, 0, 272941, 0}, {79193, 26, 0, 0, 0},
    {67069, 850, 0, 0, 0}, {3665, 850, 0, 0, 0}, {273923, 851, 0, 0, 0}, {273927, 852, 0, 0, 0},
    {270869, 855, 0, 0, 0}, {274556, 856, 0, 0, 0}, {274564, 856, 0, 0, 0}, {270972, 847, 0, 272941, 0},
    {272936, 60, 0, 0, 0}, {52534, 858, 0, 0, 0}, {52534, 675, 0, 0, 0}, {273923, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {275484, 850, 0, 0, 0}, {273927, 852, 0, 0, 0}, {275493, 26, 0, 1594, 1},
    {273923, 861, 0, 0, 0}, {3665, 862, 0, 0, 0}, {275484, 862, 0, 0, 0}, {273927, 852, 0, 0, 0},
    {275493, 26, 0, 1594, 1}, {276264, 16, 0, 0, 0}, {276278, 16, 0, 0, 0}, {276290, 16, 0, 0, 0},
    {277052, 26, 0, 0, 0}, {275493, 26, 0, 1594, 1}, {67069, 850, 0, 0, 0}, {3665, 850, 0, 0, 0},
    {273923, 851, 0, 0, 0}, {270972, 847, 0, 272941, 0}, {270972, 847, 0, 272941, 0}, {279085, 26, 0, 0, 0},
    {271041, 845, 0, 0, 0}, {279093, 26, 0, 0, 0}, {279105, 26, 0, 0, 0}, {279120, 26, 0, 0, 0},
    {70429, 875, 0, 0, 0}, {275493, 26, 0, 1594, 1}, {279608, 28, 0, 0, 0}, {279665, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {273927, 852, 0, 0, 0}, {275493, 26, 0, 1594, 1}, {6744, 34, 0, 0, 0},
    {279695, 675, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57361, 0, 0, 0, 1}, {2097, 34, 0, 0, 0}, {280758, 45, 0, 0, 0},
    {280771, 45, 0, 0, 0}, {281379, 42, 0, 0, 1}, {281389, 42, 0, 0, 1}, {281401, 42, 0, 0, 1},
    {281416, 42, 0, 0, 1}, {281433, 33, 0, 0, 1}, {281452, 33, 0, 0, 1}, {281683, 16, 0, 0, 0},
    {177028, 542, 0, 281933, 0}, {281993, 16, 0, 0, 0}, {282144, 26, 0, 1594, 1}, {282162, 164, 0, 282177, 1},
    {282186, 26, 0, 1594, 1}, {282208, 26, 0, 1594, 1}, {282231, 16, 0, 0, 1}, {282527, 26, 0, 1594, 0},
    {282553, 26, 0, 3064, 0}, {282580, 26, 0, 1594, 0}, {282782, 33, 0, 0, 1}, {282792, 164, 0, 282807, 0},
    {282816, 164, 0, 282807, 0}, {281993, 16, 0, 0, 1}, {22142, 164, 0, 0, 0}, {22144, 164, 0, 0, 0},
    {22146, 164, 0, 0, 0}, {283700, 26, 0, 1594, 0}, {284019, 164, 0, 0, 1}, {285018, 33, 0, 0, 1},
    {285605, 879, 0, 137740, 0}, {285605, 880, 0, 22168, 0}, {286206, 164, 0, 97218, 0}, {285605, 881, 0, 22168, 0},
    {286359, 26, 0, 1594, 0}, {286882, 882, 0, 137740, 0}, {286206, 164, 0, 97218, 0}, {287097, 26, 0, 1594, 0},
    {287633, 16, 0, 0, 0}, {116508, 241, 0, 287643, 0}, {288227, 885, 0, 0, 1}, {288261, 26, 0, 1594, 0},
    {288292, 26, 0, 1594, 0}, {288310, 26, 0, 1594, 0}, {288340, 26, 0, 1594, 0}, {288356, 26, 0, 1594, 0},
    {288375, 26, 0, 1594, 0}, {288391, 26, 0, 3064, 0}, {288414, 16, 0, 288424, 0}, {288750, 7, 0, 0, 0},
    {288859, 16, 0, 0, 1}, {288859, 16, 0, 0, 0}, {289227, 220, 0, 0, 0}, {289321, 33, 0, 0, 1},
    {289515, 33, 0, 0, 1}, {289529, 33, 0, 0, 1}, {289545, 41, 0, 0, 0}, {289554, 41, 0, 0, 0},
    {289890, 33, 0, 0, 1}, {103794, 7, 0, 0, 1}, {103794, 7, 0, 0, 0}, {103794, 7, 0, 0, 0}, {290293, 28, 0, 0, 0},
    {290310, 28, 0, 0, 0}, {290330, 33, 0, 0, 1}, {290561, 164, 0, 0, 0}, {290715, 45, 0, 0, 0},
    {290733, 33, 0, 0, 1}, {290745, 33, 0, 0, 1}, {290907, 33, 0, 0, 1}, {290927, 33, 0, 0, 1},
    {290947, 16, 0, 0, 1}, {290955, 33, 0, 0, 1}, {290967, 188, 0, 97218, 0}, {291002, 164, 0, 0, 0},
    {291164, 33, 0, 0, 1}, {291275, 45, 0, 30130, 1}, {291285, 33, 0, 0, 1}, {291474, 45, 0, 30130, 0},
    {291485, 26, 0, 3064, 0}, {76333, 164, 0, 291507, 0}, {61051, 7, 0, 0, 0}, {291760, 889, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {11482, 16, 0, 0, 0}, {292493, 26, 0, 1594, 0},
    {292504, 26, 0, 1594, 0}, {292550, 164, 0, 97218, 0}, {292569, 164, 0, 98173, 0}, {292646, 188, 0, 0, 0},
    {292823, 42, 0, 0, 0}, {32568, 891, 0, 0, 0}, {291760, 889, 0, 0, 1}, {293317, 164, 0, 0, 1},
    {104952, 33, 0, 0, 1}, {293336, 33, 0, 0, 1}, {293348, 42, 0, 0, 1}, {293649, 45, 0, 0, 0},
    {290733, 33, 0, 0, 1}, {290745, 33, 0, 0, 1}, {79246, 33, 0, 0, 1}, {79255, 33, 0, 0, 1}, {290715, 45, 0, 0, 0},
    {290733, 33, 0, 0, 1}, {290745, 33, 0, 0, 1}, {92583, 33, 0, 0, 1}, {294044, 33, 0, 0, 1},
    {103900, 164, 0, 0, 0}, {94573, 33, 0, 0, 1}, {77188, 33, 0, 0, 1}, {295004, 164, 0, 0, 0},
    {292646, 188, 0, 0, 0}, {295105, 33, 0, 0, 1}, {290955, 33, 0, 0, 1}, {295384, 33, 0, 0, 1},
    {293590, 164, 0, 0, 0}, {295437, 33, 0, 0, 1}, {291760, 889, 0, 137740, 0}, {295738, 7, 0, 0, 0},
    {2097, 16, 0, 0, 1}, {295845, 33, 0, 0, 1}, {295861, 33, 0, 0, 1}, {295877, 33, 0, 0, 1}, {296135, 33, 0, 0, 1},
    {290947, 16, 0, 0, 0}, {291760, 889, 0, 0, 0}, {296836, 26, 0, 3064, 0}, {296862, 26, 0, 3064, 0},
    {296888, 164, 0, 0, 1}, {49152, 0, 0, 0, 1}, {288414, 16, 0, 296991, 0}, {297034, 16, 0, 297043, 0},
    {297058, 33, 0, 0, 1}, {297085, 33, 0, 0, 1}, {62355, 898, 0, 0, 0}, {297376, 898, 0, 0, 0},
    {297863, 45, 0, 30130, 1}, {297881, 45, 0, 30130, 1}, {297905, 33, 0, 0, 1}, {297919, 33, 0, 0, 1},
    {298504, 164, 0, 0, 0}, {298522, 164, 0, 0, 0}, {295004, 164, 0, 0, 0}, {75655, 45, 0, 30130, 0},
    {75655, 45, 0, 30130, 0}, {299118, 33, 0, 0, 1}, {299283, 899, 0, 30130, 1}, {299776, 26, 0, 3064, 0},
    {300054, 26, 0, 3064, 0}, {300145, 42, 0, 0, 1}, {248161, 907, 0, 0, 1}, {300149, 241, 0, 0, 1},
    {300158, 21, 0, 0, 1}, {300177, 628, 0, 0, 1}, {62355, 164, 0, 0, 0}, {297376, 164, 0, 0, 0},
    {300504, 164, 0, 97218, 0}, {300692, 45, 0, 30130, 0}, {300968, 862, 0, 30130, 0}, {300995, 908, 0, 30130, 0},
    {301032, 862, 0, 30130, 0}, {301462, 45, 0, 30130, 1}, {301473, 45, 0, 30130, 1}, {301734, 220, 0, 60806, 0},
    {301749, 37, 0, 60806, 0}, {301768, 45, 0, 30130, 1}, {301794, 37, 0, 60806, 0}, {301807, 418, 0, 60806, 0},
    {301826, 16, 0, 296991, 0}, {301839, 33, 0, 0, 1}, {301734, 220, 0, 60806, 0}, {302128, 45, 0, 30130, 1},
    {301708, 33, 0, 0, 1}, {302382, 37, 0, 60806, 0}, {302402, 29, 0, 60806, 0}, {302424, 33, 0, 0, 1},
    {302450, 33, 0, 0, 1}, {302476, 33, 0, 0, 1}, {49152, 0, 0, 0, 1}, {207937, 671, 0, 0, 1},
    {55369, 164, 0, 0, 1}, {62355, 164, 0, 0, 0}, {302958, 164, 0, 0, 0}, {302977, 33, 0, 0, 1},
    {303106, 164, 0, 96907, 0}, {303119, 164, 0, 96907, 0}, {303142, 33, 0, 0, 1}, {303157, 33, 0, 0, 1},
    {303179, 33, 0, 0, 1}, {303304, 37, 0, 60806, 0}, {164987, 37, 0, 60806, 0}, {303304, 37, 0, 60806, 0},
    {166744, 45, 0, 30130, 0}, {164987, 45, 0, 30130, 0}, {207937, 671, 0, 0, 1}, {123750, 45, 0, 30130, 1},
    {303760, 45, 0, 30130, 1}, {303772, 36, 0, 303787, 1}, {304049, 45, 0, 30130, 1}, {297863, 45, 0, 30130, 1},
    {207937, 671, 0, 0, 1}, {304478, 909, 0, 22168, 0}, {304632, 45, 0, 30130, 1}, {304652, 33, 0, 0, 1},
    {304673, 33, 0, 0, 1}, {304709, 33, 0, 0, 1}, {303772, 36, 0, 303787, 1}, {304931, 33, 0, 0, 1},
    {304966, 33, 0, 0, 1}, {304652, 33, 0, 0, 1}, {304984, 33, 0, 0, 1}, {305010, 33, 0, 0, 1},
    {305055, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {305263, 345, 0, 0, 1}, {2097, 16, 0, 0, 0}, {116508, 0, 0, 0, 0},
    {305529, 0, 0, 0, 1}, {305649, 33, 0, 0, 1}, {305993, 45, 0, 30130, 1}, {306016, 45, 0, 30130, 1},
    {306037, 45, 0, 30130, 1}, {306060, 45, 0, 30130, 1}, {306084, 45, 0, 30130, 1}, {306106, 45, 0, 30130, 1},
    {306830, 164, 0, 97218, 1}, {307031, 45, 0, 30130, 1}, {307048, 45, 0, 30130, 1}, {307063, 45, 0, 30130, 1},
    {307080, 45, 0, 30130, 1}, {307435, 45, 0, 30130, 1}, {17624, 164, 0, 96907, 1}, {307031, 45, 0, 30130, 1},
    {307048, 45, 0, 30130, 1}, {307063, 45, 0, 30130, 1}, {307080, 45, 0, 30130, 1}, {3681, 33, 0, 0, 1},
    {1398, 910, 0, 308090, 0}, {97702, 911, 0, 0, 0}, {308209, 911, 0, 0, 0}, {97702, 911, 0, 0, 0},
    {308674, 45, 0, 0, 0}, {79715, 220, 0, 0, 0}, {88443, 916, 0, 0, 0}, {17095, 917, 0, 308798, 0},
    {309436, 45, 0, 0, 0}, {123727, 37, 0, 0, 0}, {122776, 37, 0, 0, 0}, {52586, 37, 0, 0, 0},
    {123727, 37, 0, 0, 0}, {52586, 37, 0, 0, 0}, {17095, 917, 0, 0, 0}, {303304, 45, 0, 0, 0},
    {17095, 917, 0, 308798, 0}, {308355, 924, 0, 311449, 0}, {311478, 16, 0, 0, 1}, {17095, 917, 0, 0, 0},
    {31504, 122, 0, 31576, 0}, {17095, 917, 0, 0, 0}, {312189, 164, 0, 0, 0}, {312203, 26, 0, 0, 0},
    {40034, 45, 0, 0, 0}, {312958, 44, 0, 0, 0}, {312974, 29, 0, 0, 0}, {313938, 930, 0, 0, 0},
    {46890, 179, 0, 0, 0}, {314639, 345, 0, 0, 0}, {6744, 34, 0, 0, 0}, {314905, 186, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {314918, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {315079, 33, 0, 0, 1}, {314918, 33, 0, 0, 1}, {18445, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {315392, 16, 0, 0, 0},
    {315403, 16, 0, 0, 0}, {6753, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {315392, 16, 0, 0, 0}, {315403, 16, 0, 0, 0}, {6753, 932, 0, 0, 0}, {315079, 33, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {315392, 16, 0, 0, 0}, {315403, 16, 0, 0, 0}, {315584, 933, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {315392, 16, 0, 0, 0}, {315403, 16, 0, 0, 0}, {6753, 934, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {315584, 933, 0, 0, 0}, {314918, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 934, 0, 0, 0},
    {314918, 33, 0, 0, 1}, {317977, 858, 0, 0, 1}, {319671, 164, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {36146, 956, 0, 0, 1}, {320439, 956, 0, 0, 0}, {320452, 956, 0, 0, 0}, {321355, 45, 0, 0, 1},
    {321369, 45, 0, 0, 1}, {321381, 45, 0, 0, 1}, {322540, 956, 0, 0, 1}, {322549, 956, 0, 0, 1},
    {322558, 956, 0, 0, 1}, {322732, 950, 0, 0, 0}, {319456, 965, 0, 0, 0}, {319593, 164, 0, 0, 1},
    {323792, 971, 0, 0, 1}, {323800, 971, 0, 0, 1}, {323808, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {321355, 45, 0, 0, 0}, {323923, 33, 0, 0, 1}, {36146, 956, 0, 0, 1}, {321355, 45, 0, 0, 1},
    {324119, 33, 0, 0, 1}, {75655, 45, 0, 0, 1}, {323792, 971, 0, 0, 1}, {323800, 971, 0, 0, 1},
    {323808, 971, 0, 0, 1}, {36146, 956, 0, 0, 1}, {323792, 971, 0, 0, 1}, {323800, 971, 0, 0, 1},
    {323808, 971, 0, 0, 1}, {324459, 164, 0, 0, 1}, {36146, 956, 0, 0, 1}, {321355, 45, 0, 0, 1},
    {323792, 971, 0, 0, 1}, {323800, 971, 0, 0, 1}, {323808, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {321355, 45, 0, 0, 0}, {326230, 976, 0, 0, 1}, {326482, 60, 0, 0, 0}, {326500, 60, 0, 0, 0},
    {326511, 60, 0, 0, 0}, {326523, 60, 0, 0, 0}, {75655, 390, 0, 0, 0}, {326532, 390, 0, 0, 0},
    {326230, 976, 0, 0, 1}, {326482, 60, 0, 0, 0}, {326500, 60, 0, 0, 0}, {326511, 60, 0, 0, 0},
    {326523, 60, 0, 0, 0}, {326230, 976, 0, 0, 1}, {326230, 978, 0, 0, 1}, {326482, 60, 0, 0, 0},
    {326500, 60, 0, 0, 0}, {326511, 60, 0, 0, 0}, {326230, 978, 0, 0, 1}, {97003, 979, 0, 0, 0},
    {327103, 980, 0, 327113, 0}, {30141, 981, 0, 0, 0}, {51389, 982, 0, 0, 0},
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
    {126022, 32, 0, 0, {560, 63}}, {127066, 32, 0, 0, {623, 14}}, {129700, 32, 0, 0, {637, 5}},
    {129735, 32, 0, 0, {642, 3}}, {129789, 32, 0, 0, {645, 4}}, {129848, 32, 0, 0, {649, 2}}, {129869, 32, 0, 0, {651, 4}},
    {135049, 32, 0, 0, {655, 3}}, {135071, 32, 0, 0, {658, 2}}, {135100, 32, 0, 0, {660, 2}}, {135125, 32, 0, 0, {662, 5}},
    {135211, 32, 0, 0, {667, 4}}, {135310, 32, 0, 0, {671, 2}}, {135344, 32, 0, 0, {673, 7}}, {135366, 32, 0, 0, {680, 2}},
    {135402, 32, 0, 0, {682, 4}}, {135459, 32, 0, 0, {686, 5}}, {135496, 32, 0, 0, {691, 3}}, {135522, 32, 0, 0, {694, 3}},
    {135563, 32, 0, 0, {697, 3}}, {135571, 32, 0, 0, {700, 2}}, {135604, 32, 0, 0, {702, 1}}, {135619, 32, 0, 0, {703, 2}},
    {135637, 32, 0, 0, {705, 16}}, {135690, 32, 0, 0, {721, 2}}, {135704, 32, 0, 0, {723, 8}},
    {135742, 32, 0, 0, {731, 4}}, {135771, 32, 0, 0, {735, 7}}, {135823, 32, 0, 0, {742, 7}}, {135860, 32, 0, 0, {749, 2}},
    {135885, 32, 0, 0, {751, 6}}, {135931, 32, 0, 0, {757, 10}}, {135941, 32, 0, 0, {767, 2}},
    {135956, 32, 0, 0, {769, 3}}, {135978, 32, 0, 0, {772, 2}}, {136017, 32, 0, 0, {774, 2}}, {136029, 32, 0, 0, {776, 4}},
    {136043, 32, 0, 0, {780, 5}}, {136097, 32, 0, 0, {785, 8}}, {136118, 32, 0, 0, {793, 3}}, {136145, 32, 0, 0, {796, 4}},
    {136197, 32, 0, 0, {800, 5}}, {136283, 32, 0, 0, {805, 2}}, {136322, 32, 0, 0, {807, 2}}, {136352, 32, 0, 0, {809, 5}},
    {136438, 32, 0, 0, {814, 3}}, {136475, 32, 0, 0, {817, 4}}, {136511, 32, 0, 0, {821, 4}}, {136558, 32, 0, 0, {825, 4}},
    {136576, 32, 0, 0, {829, 2}}, {136592, 32, 0, 0, {831, 4}}, {136616, 32, 0, 0, {835, 2}}, {136633, 32, 0, 0, {837, 2}},
    {136647, 32, 0, 0, {839, 10}}, {159340, 32, 0, 0, {849, 3}}, {159361, 32, 0, 0, {852, 4}},
    {159417, 32, 0, 0, {856, 2}}, {159454, 32, 0, 0, {858, 1}}, {159474, 32, 3, 16645, {859, 21}},
    {159624, 32, 0, 0, {880, 5}}, {159646, 32, 0, 0, {858, 1}}, {159665, 32, 0, 0, {858, 1}}, {159686, 32, 0, 0, {885, 1}},
    {159713, 32, 0, 0, {886, 4}}, {159754, 32, 3, 16645, {890, 5}}, {159842, 32, 0, 0, {895, 6}},
    {159888, 32, 0, 0, {901, 5}}, {159991, 32, 0, 0, {906, 2}}, {160026, 32, 0, 0, {908, 4}}, {160059, 32, 0, 0, {912, 3}},
    {160083, 32, 0, 0, {915, 2}}, {160124, 32, 0, 0, {917, 3}}, {160165, 32, 0, 0, {920, 4}}, {160200, 32, 3, 16645, {924, 5}},
    {160242, 32, 0, 0, {929, 4}}, {93761, 32, 0, 0, {933, 17}}, {93884, 32, 0, 0, {950, 7}}, {181888, 32, 0, 0, {957, 4}},
    {181900, 8, 1, 16645, {961, 3}}, {211685, 32, 0, 0, {964, 9}}, {216757, 64, 0, 0, {973, 8}},
    {216772, 64, 0, 0, {981, 4}}, {220685, 32, 0, 0, {985, 2}}, {220729, 32, 0, 0, {987, 4}}, {220811, 32, 0, 0, {991, 6}},
    {226915, 32, 0, 0, {997, 4}}, {226985, 32, 0, 0, {1001, 96}}, {228488, 32, 0, 0, {1097, 210}},
    {232921, 32, 0, 0, {1307, 5}}, {232966, 32, 0, 0, {1312, 2}}, {233014, 32, 3, 16645, {1314, 6}},
    {233087, 32, 0, 0, {1320, 3}}, {233137, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {234773, 32, 0, 0, {1440, 76}}, {236123, 32, 0, 0, {1516, 15}},
    {236300, 32, 0, 0, {1531, 107}}, {239400, 32, 0, 0, {1638, 1}}, {233500, 32, 3, 16645, {1639, 8}},
    {135344, 32, 0, 0, {1647, 4}}, {239514, 32, 3, 16645, {1651, 6}}, {239554, 32, 0, 0, {1657, 7}},
    {239694, 32, 0, 0, {1664, 2}}, {239730, 32, 0, 0, {1666, 3}}, {239774, 32, 0, 0, {1669, 42}},
    {240071, 32, 3, 16645, {1711, 17}}, {240232, 32, 0, 0, {1728, 3}}, {240289, 32, 0, 0, {1731, 2}},
    {240334, 32, 0, 0, {1733, 3}}, {240372, 32, 0, 0, {1736, 5}}, {240444, 32, 3, 16645, {1741, 18}},
    {240743, 32, 0, 0, {1759, 4}}, {240772, 32, 3, 16645, {1763, 9}}, {240888, 32, 0, 0, {1772, 4}},
    {240915, 32, 3, 16645, {1776, 15}}, {241122, 32, 0, 0, {1791, 259}}, {245341, 32, 0, 0, {2050, 1}},
    {245385, 32, 0, 0, {2051, 7}}, {245466, 32, 3, 16645, {2058, 3}}, {245503, 32, 0, 0, {2061, 24}},
    {245831, 32, 0, 0, {2085, 4}}, {245872, 32, 0, 0, {2089, 10}}, {245942, 32, 0, 0, {2099, 7}},
    {270548, 32, 0, 0, {2106, 1}}, {236300, 32, 0, 0, {2107, 15}}, {270651, 32, 0, 0, {2122, 2}},
    {270660, 32, 0, 0, {2124, 2}}, {270696, 32, 0, 0, {2126, 3}}, {270719, 32, 0, 0, {2129, 2}},
    {31410, 32, 0, 0, {2131, 3}}, {270796, 32, 0, 0, {2134, 2}}, {280055, 32, 0, 0, {2136, 2}},
    {280097, 32, 0, 0, {2138, 3}}, {280168, 32, 0, 0, {2141, 6}}, {280187, 32, 0, 0, {2147, 3}},
    {280233, 32, 0, 0, {2150, 2}}, {280254, 32, 0, 0, {2152, 4}}, {280317, 32, 0, 0, {2156, 2}},
    {280375, 32, 0, 0, {2158, 4}}, {280439, 32, 0, 0, {2162, 4}}, {79316, 32, 0, 0, {338, 3}},
    {36017, 32, 0, 0, {2166, 13}}, {79233, 32, 0, 0, {320, 2}}, {308280, 32, 0, 0, {2179, 5}},
    {14229, 64, 0, 0, {94, 16}}, {319107, 32, 0, 0, {2184, 6}}, {319186, 32, 0, 0, {2190, 2}},
    {319197, 32, 0, 0, {2192, 2}}, {325519, 32, 0, 0, {2194, 5}}, {325529, 32, 0, 0, {2199, 9}},
    {240372, 32, 0, 0, {2208, 13}}, {325701, 32, 0, 0, {2221, 6}}, {245831, 32, 0, 0, {2227, 15}},
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
    {0, 0, 0}, {95830, 1, 0}, {95849, 2, 0}, {0, 0, 0}, {95873, 1, 0}, {95880, 2, 0}, {126041, 0, 0},
    {126053, 1, 0}, {126068, 2, 0}, {126082, 3, 0}, {126094, 4, 0}, {126109, 5, 0}, {126126, 6, 0},
    {126139, 7, 0}, {126154, 8, 0}, {126167, 9, 0}, {126186, 10, 0}, {126200, 11, 0}, {126213, 12, 0},
    {126226, 13, 0}, {126246, 14, 0}, {126265, 15, 0}, {126278, 16, 0}, {126298, 17, 0}, {126318, 18, 0},
    {126332, 19, 0}, {126345, 20, 0}, {126362, 21, 0}, {126381, 22, 0}, {126400, 23, 0}, {126418, 24, 0},
    {126433, 25, 0}, {126444, 26, 0}, {126459, 27, 0}, {126476, 28, 0}, {126489, 29, 0}, {126504, 30, 0},
    {126521, 31, 0}, {126542, 32, 0}, {126559, 33, 0}, {126570, 34, 0}, {126584, 35, 0}, {126600, 36, 0},
    {126613, 37, 0}, {126634, 38, 0}, {126648, 39, 0}, {126661, 40, 0}, {126679, 41, 0}, {126695, 42, 0},
    {126714, 43, 0}, {126735, 44, 0}, {126754, 45, 0}, {126772, 46, 0}, {126791, 47, 0}, {126808, 48, 0},
    {126821, 49, 0}, {126837, 50, 0}, {126853, 51, 0}, {126866, 52, 0}, {126880, 53, 0}, {126892, 54, 0},
    {126909, 55, 0}, {126926, 56, 0}, {126939, 57, 0}, {126955, 58, 0}, {126983, 59, 0}, {127013, 60, 0},
    {127037, 61, 0}, {127049, 62, 0}, {127086, 0, 0}, {127098, 1, 0}, {127106, 2, 0}, {127114, 3, 0},
    {127122, 4, 0}, {127131, 5, 0}, {127140, 6, 0}, {127149, 7, 0}, {127157, 8, 0}, {127165, 9, 0},
    {127174, 10, 0}, {127183, 11, 0}, {127194, 12, 0}, {127205, 13, 0}, {129716, 0, 0}, {129723, 1, 0},
    {129726, 2, 0}, {129729, 3, 0}, {129732, 4, 0}, {55, 0, 0}, {129759, 1, 0}, {129774, 2, 0},
    {55, 0, 0}, {129810, 1, 0}, {129822, 2, 0}, {129835, 3, 0}, {900, 0, 0}, {129865, 1, 0}, {55, 0, 0},
    {129890, 1, 0}, {129902, 2, 0}, {129914, 3, 0}, {135066, 0, 0}, {59917, 1, 0}, {59921, 2, 0},
    {135088, 0, 0}, {135094, 1, 0}, {135113, 0, 0}, {135119, 1, 0}, {135147, 0, 0}, {135160, 1, 0},
    {135172, 2, 0}, {135183, 3, 0}, {135199, 4, 0}, {135241, 0, 0}, {135253, 1, 0}, {135272, 2, 0},
    {135291, 3, 0}, {135328, 1, 0}, {135335, 0, 0}, {55, 0, 0}, {129723, 1, 0}, {129729, 2, 0},
    {129732, 3, 0}, {129726, 4, 0}, {135359, 5, 0}, {135363, 6, 0}, {6272, 0, 0}, {135384, 1, 0},
    {135420, 0, 0}, {135424, 1, 0}, {135427, 2, 0}, {135443, 3, 0}, {135481, 0, 0}, {135484, 1, 0},
    {135487, 2, 0}, {135490, 3, 0}, {135493, 4, 0}, {55, 0, 0}, {135504, 1, 0}, {135513, 2, 0},
    {135540, 0, 0}, {135549, 1, 0}, {135554, 2, 0}, {34911, 0, 0}, {34913, 1, 0}, {34915, 2, 0},
    {135586, 1, 0}, {135596, 0, 0}, {135612, 0, 0}, {135629, 0, 0}, {135633, 1, 0}, {50603, 0, 0},
    {50624, 1, 0}, {51384, 2, 0}, {50529, 9, 0}, {135646, 4, 0}, {135649, 3, 0}, {135652, 5, 0},
    {135656, 8, 0}, {135659, 7, 0}, {135662, 6, 0}, {50676, 10, 0}, {135665, 11, 0}, {135670, 12, 0},
    {135675, 13, 0}, {135680, 14, 0}, {135685, 15, 0}, {94573, 0, 0}, {95353, 1, 0}, {95503, 0, 0},
    {135717, 1, 0}, {93930, 2, 0}, {93938, 3, 0}, {93946, 4, 0}, {135725, 5, 0}, {135728, 6, 0},
    {135733, 7, 0}, {135755, 0, 0}, {135759, 1, 0}, {17, 2, 0}, {135767, 3, 0}, {135787, 0, 0},
    {18445, 1, 0}, {135795, 3, 0}, {101115, 4, 0}, {135802, 5, 0}, {21161, 6, 0}, {135808, 7, 0},
    {964, 0, 0}, {135835, 1, 0}, {135839, 2, 0}, {135843, 3, 0}, {135847, 4, 0}, {135851, 5, 0},
    {135855, 6, 0}, {135879, 0, 0}, {135882, 1, 0}, {96361, 0, 0}, {6266, 1, 0}, {135895, 2, 0},
    {135908, 3, 0}, {135921, 4, 0}, {135787, 5, 0}, {1214, 1, 0}, {59917, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59921, 5, 0}, {93797, 6, 0}, {93802, 7, 0}, {1239, 8, 0}, {93822, 9, 0}, {93817, 10, 0},
    {55, 0, 0}, {135586, 1, 0}, {135969, 0, 0}, {135972, 1, 0}, {135975, 2, 0}, {135999, 1, 0},
    {136008, 0, 0}, {135755, 0, 0}, {135759, 1, 0}, {136038, 0, 0}, {60378, 1, 0}, {60381, 2, 0},
    {60386, 3, 0}, {30187, 0, 0}, {136055, 1, 0}, {136062, 2, 0}, {136071, 3, 0}, {136084, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {136110, 3, 0}, {136114, 4, 0}, {59917, 5, 0}, {59921, 6, 0},
    {1239, 7, 0}, {30187, 0, 0}, {136055, 1, 0}, {136131, 2, 0}, {55, 0, 0}, {136164, 1, 0}, {136177, 2, 0},
    {136190, 3, 0}, {136212, 0, 0}, {136227, 1, 0}, {136240, 2, 0}, {136255, 3, 0}, {136269, 4, 0},
    {136302, 0, 0}, {136312, 1, 0}, {136339, 0, 0}, {136346, 1, 0}, {136369, 0, 0}, {136382, 1, 0},
    {136396, 2, 0}, {136410, 3, 0}, {136423, 4, 0}, {964, 0, 0}, {136459, 1, 0}, {136467, 2, 0},
    {136502, 0, 0}, {135662, 1, 0}, {136505, 2, 0}, {136508, 3, 0}, {136533, 0, 0}, {136541, 1, 0},
    {136549, 2, 0}, {136554, 3, 0}, {135612, 2, 0}, {136573, 3, 0}, {50603, 0, 0}, {51384, 1, 0},
    {21143, 0, 0}, {21148, 1, 0}, {94573, 0, 0}, {95353, 1, 0}, {136605, 2, 0}, {136612, 3, 0},
    {31247, 1, 0}, {136629, 4294967295, 0}, {900, 0, 0}, {31247, 1, 0}, {50603, 0, 0}, {51384, 1, 0},
    {135649, 2, 0}, {135646, 3, 0}, {135662, 4, 0}, {50529, 5, 0}, {135665, 6, 0}, {135670, 7, 0},
    {50624, 8, 0}, {135652, 9, 0}, {79246, 0, 0}, {159355, 1, 0}, {61445, 2, 0}, {79246, 0, 0},
    {159393, 1, 0}, {159398, 2, 0}, {159407, 3, 0}, {159430, 0, 0}, {159443, 1, 0}, {95306, 0, 0},
    {55, 0, 0}, {48612, 1, 0}, {96677, 2, 0}, {96672, 4, 0}, {933, 8, 0}, {159489, 16, 0}, {159493, 32, 0},
    {159506, 64, 0}, {159511, 128, 0}, {1585, 256, 0}, {159519, 512, 0}, {47, 1024, 0}, {159525, 2048, 0},
    {159535, 4096, 0}, {159542, 8192, 0}, {159556, 16384, 0}, {159568, 32768, 0}, {159580, 65536, 0},
    {159588, 131072, 0}, {159597, 262144, 0}, {159610, 524288, 0}, {93954, 0, 0}, {93946, 1, 0},
    {93930, 2, 0}, {93938, 3, 0}, {135717, 4, 0}, {159702, 1, 0}, {159732, 0, 0}, {159740, 1, 0},
    {159519, 2, 0}, {159747, 3, 0}, {55, 0, 0}, {159769, 1, 0}, {159785, 2, 0}, {159801, 4, 0},
    {159823, 8, 0}, {159861, 0, 0}, {95751, 1, 0}, {159868, 2, 0}, {159875, 3, 0}, {159880, 4, 0},
    {99379, 5, 0}, {159905, 0, 0}, {159918, 1, 0}, {159932, 2, 0}, {159948, 3, 0}, {159972, 4, 0},
    {59866, 0, 0}, {160013, 1, 0}, {55, 0, 0}, {96677, 1, 0}, {137778, 2, 0}, {160053, 3, 0}, {94573, 0, 0},
    {972, 1, 0}, {11558, 2, 0}, {160097, 0, 0}, {160110, 1, 0}, {160142, 0, 0}, {160153, 1, 0},
    {160160, 2, 0}, {55, 0, 0}, {93920, 1, 0}, {160182, 2, 0}, {160195, 3, 0}, {55, 0, 0}, {135787, 1, 0},
    {160218, 2, 0}, {160223, 4, 0}, {160234, 8, 0}, {160262, 0, 0}, {160267, 1, 0}, {160273, 2, 0},
    {160280, 3, 0}, {93773, 0, 0}, {1214, 1, 0}, {36031, 2, 0}, {93778, 3, 0}, {93783, 4, 0}, {93788, 5, 0},
    {93792, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93797, 9, 0}, {93802, 10, 0}, {93807, 11, 0}, {93812, 12, 0},
    {93817, 13, 0}, {93822, 14, 0}, {93827, 15, 0}, {93837, 16, 0}, {93899, 0, 0}, {93910, 1, 0},
    {93920, 2, 0}, {93930, 3, 0}, {93938, 4, 0}, {93946, 5, 0}, {93954, 6, 0}, {55, 0, 0}, {95415, 1, 0},
    {31406, 2, 0}, {95420, 3, 0}, {55, 0, 0}, {31406, 1, 0}, {31402, 2, 0}, {32076, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {211699, 4, 0}, {211707, 5, 0}, {211715, 6, 0}, {211727, 7, 0}, {211738, 8, 0},
    {135787, 100, 0}, {31303, 0, 0}, {31307, 1, 0}, {31311, 2, 0}, {31315, 3, 0}, {31267, 4, 0},
    {31271, 5, 0}, {31259, 6, 0}, {31263, 7, 0}, {55693, 0, 0}, {55696, 1, 0}, {55699, 2, 0}, {55702, 3, 0},
    {220707, 0, 0}, {220718, 1, 0}, {220750, 0, 0}, {220768, 1, 0}, {220790, 2, 0}, {220801, 3, 0},
    {220832, 0, 0}, {220839, 1, 0}, {220850, 2, 0}, {220861, 3, 0}, {220872, 4, 0}, {220883, 5, 0},
    {226931, 0, 0}, {226939, 1, 0}, {226950, 2, 0}, {226961, 5348, 0}, {226993, 0, 0}, {227002, 1, 0},
    {227012, 3, 0}, {227025, 4, 0}, {227038, 5, 0}, {227047, 6, 0}, {227058, 7, 0}, {227070, 8, 0},
    {227083, 9, 0}, {227089, 10, 0}, {227103, 11, 0}, {227118, 12, 0}, {227133, 13, 0}, {227143, 14, 0},
    {227157, 15, 0}, {227167, 16, 0}, {227178, 17, 0}, {227190, 18, 0}, {227199, 19, 0}, {227214, 20, 0},
    {227225, 22, 0}, {227235, 23, 0}, {227252, 24, 0}, {227266, 25, 0}, {227280, 26, 0}, {227292, 27, 0},
    {227310, 28, 0}, {227329, 29, 0}, {227350, 30, 0}, {227358, 31, 0}, {227369, 32, 0}, {227391, 33, 0},
    {227404, 34, 0}, {227419, 36, 0}, {227432, 37, 0}, {227448, 38, 0}, {227461, 39, 0}, {227482, 40, 0},
    {227493, 41, 0}, {227519, 42, 0}, {227531, 43, 0}, {227545, 4416, 0}, {227560, 4417, 0}, {227575, 4418, 0},
    {227590, 4419, 0}, {227605, 4420, 0}, {227620, 4424, 0}, {227631, 4425, 0}, {227644, 4426, 0},
    {227654, 4432, 0}, {227678, 4438, 0}, {227690, 4440, 0}, {227700, 4444, 0}, {227715, 4992, 0},
    {227735, 4993, 0}, {227763, 4994, 0}, {227789, 4995, 0}, {227808, 4996, 0}, {227835, 4997, 0},
    {227860, 4998, 0}, {227882, 5014, 0}, {227900, 5253, 0}, {227915, 5257, 0}, {227935, 5258, 0},
    {227959, 5261, 0}, {227977, 5262, 0}, {227999, 5264, 0}, {228015, 5286, 0}, {228028, 5287, 0},
    {228048, 5292, 0}, {228060, 5293, 0}, {228083, 5294, 0}, {228108, 5295, 0}, {228132, 5296, 0},
    {228160, 5299, 0}, {228177, 5319, 0}, {228189, 5320, 0}, {228203, 5321, 0}, {228221, 5322, 0},
    {228242, 5323, 0}, {228261, 5324, 0}, {228283, 5325, 0}, {228294, 5326, 0}, {228305, 5327, 0},
    {228328, 5330, 0}, {228345, 5331, 0}, {228362, 5332, 0}, {228369, 5333, 0}, {228380, 5334, 0},
    {228397, 5351, 0}, {228417, 5352, 0}, {228437, 5374, 0}, {228450, 5375, 0}, {228460, 5376, 0},
    {228469, 5377, 0}, {228476, 6021, 0}, {228499, 0, 0}, {228506, 4, 0}, {95443, 5, 0}, {228516, 6, 0},
    {228523, 9, 0}, {228531, 10, 0}, {228539, 11, 0}, {228545, 18, 0}, {228552, 22, 0}, {228558, 39, 0},
    {228563, 43, 0}, {228573, 46, 0}, {228587, 61, 0}, {228603, 69, 0}, {228615, 70, 0}, {228635, 71, 0},
    {228653, 4423, 0}, {228671, 4431, 0}, {228687, 4433, 0}, {228712, 4435, 0}, {228734, 4436, 0},
    {228755, 4437, 0}, {228767, 4445, 0}, {228784, 4447, 0}, {228812, 4448, 0}, {228836, 4450, 0},
    {228857, 4464, 0}, {228872, 4465, 0}, {228890, 4466, 0}, {228915, 4467, 0}, {228931, 4468, 0},
    {228947, 5282, 0}, {228964, 5284, 0}, {228987, 5283, 0}, {229002, 5288, 0}, {229032, 5297, 0},
    {229061, 5345, 0}, {229079, 5346, 0}, {229108, 5350, 0}, {229139, 5390, 0}, {229157, 5568, 0},
    {229178, 5569, 0}, {229205, 5570, 0}, {229231, 5579, 0}, {229262, 5582, 0}, {229283, 5583, 0},
    {229306, 5603, 0}, {229328, 5604, 0}, {229352, 5606, 0}, {229361, 5612, 0}, {229384, 5613, 0},
    {229407, 5616, 0}, {229430, 5619, 0}, {229445, 5629, 0}, {229461, 5696, 0}, {229494, 5697, 0},
    {229532, 5698, 0}, {229571, 5817, 0}, {229596, 5821, 0}, {229622, 5824, 0}, {229648, 5844, 0},
    {229680, 5845, 0}, {229717, 5886, 0}, {229747, 5888, 0}, {229769, 5892, 0}, {229791, 5897, 0},
    {229817, 5898, 0}, {229841, 5904, 0}, {229868, 5906, 0}, {229882, 5910, 0}, {229908, 5920, 0},
    {229932, 5922, 0}, {229966, 5935, 0}, {229989, 5943, 0}, {230002, 5945, 0}, {230022, 5948, 0},
    {230035, 6016, 0}, {230054, 6018, 0}, {230082, 6019, 0}, {230093, 6020, 0}, {230108, 6022, 0},
    {230129, 6024, 0}, {230153, 6025, 0}, {230169, 6033, 0}, {230189, 6034, 0}, {230209, 6089, 0},
    {230236, 6094, 0}, {230249, 6095, 0}, {230269, 6114, 0}, {230290, 6141, 0}, {230308, 6400, 0},
    {230334, 1, 0}, {230341, 7, 0}, {230350, 8, 0}, {230364, 12, 0}, {230377, 13, 0}, {230388, 17, 0},
    {230394, 19, 0}, {230408, 20, 0}, {230423, 38, 0}, {230438, 44, 0}, {230446, 47, 0}, {230458, 59, 0},
    {230471, 62, 0}, {230491, 63, 0}, {230517, 64, 0}, {230539, 65, 0}, {230562, 66, 0}, {230593, 67, 0},
    {230618, 68, 0}, {230638, 4434, 0}, {230655, 4449, 0}, {230689, 5304, 0}, {230728, 5617, 0},
    {230747, 5837, 0}, {230767, 6017, 0}, {230789, 6026, 0}, {230814, 2, 0}, {230823, 3, 0}, {230836, 14, 0},
    {230851, 15, 0}, {230863, 21, 0}, {230877, 25, 0}, {230897, 27, 0}, {230921, 28, 0}, {230955, 29, 0},
    {230988, 30, 0}, {231022, 31, 0}, {227012, 32, 0}, {227025, 33, 0}, {231055, 35, 0}, {231073, 37, 0},
    {231085, 40, 0}, {231101, 41, 0}, {231117, 42, 0}, {231124, 45, 0}, {231141, 48, 0}, {231154, 49, 0},
    {231182, 50, 0}, {231193, 51, 0}, {231211, 52, 0}, {231233, 53, 0}, {231251, 55, 0}, {231281, 56, 0},
    {231312, 58, 0}, {231329, 60, 0}, {231341, 4422, 0}, {231364, 4427, 0}, {231379, 4428, 0},
    {231412, 4430, 0}, {231456, 4439, 0}, {231466, 4441, 0}, {231496, 4471, 0}, {231519, 4472, 0},
    {231531, 4479, 0}, {231545, 5008, 0}, {231561, 5009, 0}, {231583, 5010, 0}, {231599, 5013, 0},
    {231616, 5015, 0}, {231637, 5016, 0}, {231651, 5055, 0}, {231666, 5265, 0}, {231690, 5291, 0},
    {231709, 5301, 0}, {231726, 5302, 0}, {231749, 5305, 0}, {231788, 5340, 0}, {231801, 5341, 0},
    {231824, 5347, 0}, {231855, 5353, 0}, {231880, 5363, 0}, {231913, 5372, 0}, {231951, 5373, 0},
    {231970, 5378, 0}, {232002, 5379, 0}, {232027, 5584, 0}, {232050, 23, 0}, {232072, 24, 0},
    {232090, 34, 0}, {232105, 36, 0}, {232115, 54, 0}, {232131, 57, 0}, {232145, 4174, 0}, {232156, 4175, 0},
    {232193, 4176, 0}, {232233, 4191, 0}, {232242, 4429, 0}, {232285, 4442, 0}, {232302, 4478, 0},
    {232334, 5249, 0}, {232363, 5251, 0}, {232391, 5260, 0}, {232411, 5303, 0}, {232447, 5306, 0},
    {232484, 5307, 0}, {232520, 5308, 0}, {232557, 5309, 0}, {232593, 5310, 0}, {232632, 5311, 0},
    {232674, 5312, 0}, {232716, 5254, 0}, {232744, 5255, 0}, {232765, 5259, 0}, {232784, 6115, 0},
    {232808, 6441, 0}, {232827, 5116, 0}, {232843, 5117, 0}, {232865, 5118, 0}, {232894, 6425, 0},
    {232931, 0, 0}, {232937, 1, 0}, {232944, 2, 0}, {232951, 3, 0}, {232958, 4294967295, 0}, {232993, 0, 0},
    {233002, 1, 0}, {94634, 0, 0}, {233043, 1, 0}, {233051, 2, 0}, {233059, 4, 0}, {233067, 8, 0},
    {233080, 16, 0}, {233111, 0, 0}, {233119, 1, 0}, {233127, 2, 0}, {233148, 0, 0}, {233165, 1, 0},
    {233172, 2, 0}, {233178, 3, 0}, {232993, 4, 0}, {233190, 5, 0}, {233199, 6, 0}, {233211, 7, 0},
    {233224, 8, 0}, {233235, 9, 0}, {233246, 10, 0}, {226985, 11, 0}, {233254, 13, 0}, {233268, 14, 0},
    {233273, 15, 0}, {233279, 16, 0}, {233288, 17, 0}, {233295, 18, 0}, {233305, 19, 0}, {233314, 20, 0},
    {233322, 21, 0}, {233331, 22, 0}, {233340, 23, 0}, {233349, 24, 0}, {233361, 25, 0}, {233373, 26, 0},
    {233381, 27, 0}, {233391, 28, 0}, {233411, 29, 0}, {233418, 30, 0}, {233427, 31, 0}, {7015, 32, 0},
    {233437, 33, 0}, {233445, 34, 0}, {233459, 35, 0}, {233466, 36, 0}, {233476, 37, 0}, {233486, 38, 0},
    {135344, 39, 0}, {233500, 40, 0}, {233515, 41, 0}, {233533, 42, 0}, {233547, 43, 0}, {233568, 44, 0},
    {233578, 45, 0}, {233592, 46, 0}, {233604, 47, 0}, {233620, 4469, 0}, {233633, 4470, 0}, {233648, 4999, 0},
    {233666, 5248, 0}, {233685, 5250, 0}, {233699, 5252, 0}, {233718, 5256, 0}, {233746, 5271, 0},
    {233762, 5285, 0}, {233775, 5300, 0}, {233786, 5355, 0}, {233802, 5356, 0}, {233817, 5398, 0},
    {233835, 5399, 0}, {233851, 5400, 0}, {233866, 5401, 0}, {233879, 5599, 0}, {233893, 5602, 0},
    {233919, 5607, 0}, {233932, 5608, 0}, {233949, 5624, 0}, {233976, 5625, 0}, {233997, 5626, 0},
    {234024, 5627, 0}, {234039, 5628, 0}, {234065, 5634, 0}, {234079, 5635, 0}, {234092, 5636, 0},
    {234107, 5822, 0}, {234133, 5823, 0}, {234157, 5825, 0}, {234171, 5826, 0}, {234183, 5827, 0},
    {234197, 5828, 0}, {234212, 5829, 0}, {234234, 5830, 0}, {234250, 5831, 0}, {234266, 5832, 0},
    {234285, 5833, 0}, {234305, 5834, 0}, {234316, 5835, 0}, {234330, 5836, 0}, {234350, 5899, 0},
    {234369, 5900, 0}, {234384, 5901, 0}, {234412, 5902, 0}, {234426, 5905, 0}, {234443, 5907, 0},
    {234468, 5914, 0}, {234484, 5915, 0}, {234497, 5921, 0}, {234517, 5944, 0}, {234536, 6080, 0},
    {234567, 6085, 0}, {234592, 6087, 0}, {234627, 6140, 0}, {234645, 6442, 0}, {234667, 6443, 0},
    {234690, 3, 0}, {234696, 2, 0}, {234710, 1, 0}, {234722, 0, 0}, {232958, 4294967295, 0}, {234726, 0, 0},
    {234732, 1, 0}, {234738, 2, 0}, {234744, 3, 0}, {234749, 4, 0}, {234754, 5, 0}, {234761, 6, 0},
    {234787, 0, 0}, {234799, 1, 0}, {234812, 2, 0}, {234834, 3, 0}, {234855, 4, 0}, {234869, 5, 0},
    {234884, 6, 0}, {234903, 7, 0}, {234919, 8, 0}, {234935, 9, 0}, {234954, 10, 0}, {234964, 11, 0},
    {234968, 12, 0}, {234983, 14, 0}, {234996, 15, 0}, {235006, 16, 0}, {235021, 17, 0}, {235031, 18, 0},
    {235045, 19, 0}, {235057, 20, 0}, {235068, 21, 0}, {235088, 22, 0}, {235098, 23, 0}, {235122, 24, 0},
    {235128, 25, 0}, {235137, 26, 0}, {235152, 27, 0}, {235165, 28, 0}, {235181, 29, 0}, {235201, 30, 0},
    {235213, 31, 0}, {235228, 33, 0}, {235240, 34, 0}, {227419, 35, 0}, {235250, 36, 0}, {235272, 37, 0},
    {235296, 38, 0}, {235308, 39, 0}, {235324, 4421, 0}, {235354, 4446, 0}, {228857, 4459, 0},
    {228872, 4460, 0}, {228890, 4461, 0}, {228915, 4462, 0}, {228931, 4463, 0}, {235372, 5017, 0},
    {235401, 5027, 0}, {235424, 5079, 0}, {235452, 5080, 0}, {235478, 5081, 0}, {235501, 5082, 0},
    {235528, 5083, 0}, {235553, 5084, 0}, {235575, 5269, 0}, {235590, 5270, 0}, {235610, 5289, 0},
    {235633, 5290, 0}, {235657, 5298, 0}, {235676, 5366, 0}, {235701, 5367, 0}, {235728, 5368, 0},
    {235754, 5369, 0}, {235782, 5370, 0}, {235813, 5371, 0}, {235846, 5618, 0}, {235873, 5620, 0},
    {235894, 5621, 0}, {235915, 5622, 0}, {235941, 5623, 0}, {235968, 5893, 0}, {235990, 5894, 0},
    {236006, 5895, 0}, {236026, 5896, 0}, {236048, 5903, 0}, {236076, 6154, 0}, {236100, 6417, 0},
    {236138, 0, 0}, {236145, 1, 0}, {236165, 2, 0}, {230814, 3, 0}, {236188, 4, 0}, {236197, 5, 0},
    {228516, 6, 0}, {236207, 5313, 0}, {236224, 5314, 0}, {236240, 5315, 0}, {236250, 5316, 0},
    {236264, 5317, 0}, {236272, 5318, 0}, {236284, 5364, 0}, {236292, 5365, 0}, {236310, 0, 0},
    {236332, 1, 0}, {236353, 2, 0}, {236374, 3, 0}, {236397, 4, 0}, {236429, 5, 0}, {236447, 6, 0},
    {236482, 7, 0}, {236510, 8, 0}, {236544, 9, 0}, {236566, 10, 0}, {236587, 11, 0}, {236618, 12, 0},
    {236655, 13, 0}, {236677, 14, 0}, {236703, 15, 0}, {236731, 16, 0}, {236753, 17, 0}, {236781, 18, 0},
    {236806, 19, 0}, {236836, 20, 0}, {236877, 21, 0}, {236895, 22, 0}, {236915, 23, 0}, {236953, 24, 0},
    {236974, 25, 0}, {237010, 26, 0}, {237032, 27, 0}, {237067, 28, 0}, {237091, 29, 0}, {237117, 30, 0},
    {237146, 31, 0}, {237173, 32, 0}, {237190, 1000, 0}, {237226, 1001, 0}, {237254, 1002, 0},
    {237285, 1003, 0}, {237321, 1004, 0}, {237355, 1005, 0}, {237387, 1006, 0}, {237417, 1007, 0},
    {237453, 1008, 0}, {237485, 1009, 0}, {237521, 1010, 0}, {237548, 1011, 0}, {237582, 1012, 0},
    {237602, 1013, 0}, {237632, 6000, 0}, {237648, 6001, 0}, {237662, 2000, 0}, {237698, 2001, 0},
    {237720, 2002, 0}, {237761, 2003, 0}, {237790, 2004, 0}, {237826, 2005, 0}, {237858, 2006, 0},
    {237903, 3000, 0}, {237930, 3001, 0}, {237961, 3002, 0}, {237982, 4000, 0}, {238026, 4001, 0},
    {238051, 4002, 0}, {238087, 4003, 0}, {238107, 4007, 0}, {238132, 4004, 0}, {238158, 4005, 0},
    {238186, 4006, 0}, {238212, 4008, 0}, {238244, 4009, 0}, {238277, 4012, 0}, {238314, 4013, 0},
    {238343, 4010, 0}, {238382, 4011, 0}, {238427, 4014, 0}, {238455, 4015, 0}, {238486, 4016, 0},
    {238520, 4017, 0}, {238540, 4018, 0}, {238571, 4019, 0}, {238613, 4020, 0}, {238643, 4021, 0},
    {238662, 4022, 0}, {238688, 4023, 0}, {238707, 4024, 0}, {238741, 4025, 0}, {238759, 4026, 0},
    {238782, 4027, 0}, {238810, 4028, 0}, {238843, 4029, 0}, {238867, 4031, 0}, {238897, 4032, 0},
    {238922, 4033, 0}, {238958, 5000, 0}, {238992, 5001, 0}, {239018, 5002, 0}, {239053, 5003, 0},
    {239088, 5005, 0}, {239107, 5006, 0}, {239144, 5007, 0}, {239174, 5008, 0}, {239200, 5009, 0},
    {239235, 5010, 0}, {239255, 5011, 0}, {239284, 5012, 0}, {239307, 5013, 0}, {239331, 5014, 0},
    {239362, 5015, 0}, {239411, 0, 0}, {94634, 0, 0}, {239423, 1, 0}, {239430, 2, 0}, {239437, 4, 0},
    {239441, 8, 0}, {239452, 16, 0}, {239457, 65536, 0}, {239480, 131072, 0}, {239498, 0, 0}, {239502, 1, 0},
    {239506, 2, 0}, {239510, 3, 0}, {94634, 0, 0}, {239530, 1, 0}, {239537, 2, 0}, {13122, 4, 0},
    {239548, 8, 0}, {230236, 65536, 0}, {239569, 0, 0}, {239576, 1, 0}, {239590, 2, 0}, {239604, 3, 0},
    {239620, 6, 0}, {239640, 7, 0}, {239667, 8, 0}, {239711, 0, 0}, {239722, 1, 0}, {239745, 0, 0},
    {239753, 1, 0}, {239761, 2, 0}, {232958, 0, 0}, {239786, 1, 0}, {239794, 2, 0}, {239802, 3, 0},
    {239807, 4, 0}, {239813, 5, 0}, {239824, 6, 0}, {239830, 7, 0}, {239836, 8, 0}, {239849, 9, 0},
    {239854, 10, 0}, {239861, 11, 0}, {239869, 12, 0}, {239874, 13, 0}, {239878, 14, 0}, {239882, 15, 0},
    {239885, 16, 0}, {239897, 17, 0}, {239907, 18, 0}, {239916, 19, 0}, {239925, 20, 0}, {239933, 21, 0},
    {239941, 22, 0}, {239949, 23, 0}, {239956, 24, 0}, {239961, 25, 0}, {239967, 26, 0}, {239973, 27, 0},
    {239978, 28, 0}, {239983, 29, 0}, {239987, 30, 0}, {239996, 31, 0}, {240005, 32, 0}, {240013, 33, 0},
    {240019, 34, 0}, {240029, 35, 0}, {240036, 36, 0}, {240043, 37, 0}, {240049, 38, 0}, {240055, 39, 0},
    {240060, 40, 0}, {240066, 41, 0}, {94634, 0, 0}, {240085, 1, 0}, {240090, 2, 0}, {240094, 4, 0},
    {240099, 8, 0}, {233459, 16, 0}, {240111, 32, 0}, {233288, 64, 0}, {231117, 128, 0}, {240124, 256, 0},
    {240143, 512, 0}, {240160, 1024, 0}, {240176, 2048, 0}, {240190, 4096, 0}, {240201, 65536, 0},
    {240209, 8192, 0}, {240220, 16384, 0}, {240252, 0, 0}, {240267, 1, 0}, {240279, 2, 0}, {240307, 0, 0},
    {240321, 1, 0}, {240346, 0, 0}, {240353, 1, 0}, {240360, 2, 0}, {240389, 0, 0}, {240398, 1, 0},
    {240405, 2, 0}, {240415, 3, 0}, {240432, 4, 0}, {94634, 0, 0}, {240456, 1, 0}, {240463, 2, 0},
    {240474, 4, 0}, {240493, 8, 0}, {240510, 16, 0}, {240524, 32, 0}, {240538, 64, 0}, {240556, 128, 0},
    {240566, 256, 0}, {240579, 65536, 0}, {240603, 1048576, 0}, {240621, 131072, 0}, {240641, 2097152, 0},
    {240662, 262144, 0}, {240683, 4194304, 0}, {240709, 524288, 0}, {240729, 8388608, 0}, {233002, 0, 0},
    {232993, 1, 0}, {240756, 2, 0}, {240764, 3, 0}, {94634, 0, 0}, {233322, 1, 0}, {240785, 2, 0},
    {240220, 4, 0}, {240793, 8, 0}, {240814, 16, 0}, {240833, 32, 0}, {240851, 65536, 0}, {240871, 131072, 0},
    {240900, 0, 0}, {240907, 1, 0}, {232937, 2, 0}, {232944, 3, 0}, {94634, 0, 0}, {240931, 2, 0},
    {240939, 4, 0}, {240947, 8, 0}, {240962, 16, 0}, {240985, 64, 0}, {240999, 128, 0}, {241014, 256, 0},
    {241030, 512, 0}, {241051, 1024, 0}, {241071, 2048, 0}, {241083, 4096, 0}, {241096, 8192, 0},
    {241110, 16384, 0}, {233322, 32768, 0}, {241129, 0, 0}, {241135, 1, 0}, {241143, 2, 0}, {241161, 3, 0},
    {241170, 4, 0}, {241188, 5, 0}, {241195, 6, 0}, {241208, 7, 0}, {241217, 8, 0}, {241224, 10, 0},
    {241236, 11, 0}, {241252, 12, 0}, {241262, 14, 0}, {241276, 15, 0}, {241289, 16, 0}, {241305, 17, 0},
    {241318, 19, 0}, {241329, 20, 0}, {241340, 21, 0}, {241350, 22, 0}, {241362, 23, 0}, {241375, 24, 0},
    {241388, 25, 0}, {241400, 27, 0}, {241419, 28, 0}, {241431, 29, 0}, {241450, 30, 0}, {241463, 32, 0},
    {241477, 33, 0}, {241492, 39, 0}, {241513, 41, 0}, {241528, 42, 0}, {241544, 43, 0}, {241555, 44, 0},
    {241575, 46, 0}, {241590, 48, 0}, {241609, 49, 0}, {241629, 50, 0}, {241644, 51, 0}, {241668, 52, 0},
    {241685, 54, 0}, {241696, 55, 0}, {241716, 56, 0}, {241730, 57, 0}, {241745, 59, 0}, {241756, 61, 0},
    {241763, 62, 0}, {241771, 63, 0}, {241784, 65, 0}, {241798, 67, 0}, {241815, 70, 0}, {241840, 71, 0},
    {241851, 72, 0}, {241868, 77, 0}, {241891, 78, 0}, {241913, 79, 0}, {241929, 80, 0}, {241950, 81, 0},
    {241969, 82, 0}, {241987, 84, 0}, {241999, 87, 0}, {242024, 88, 0}, {242049, 93, 0}, {242082, 95, 0},
    {242095, 97, 0}, {242113, 98, 0}, {242125, 99, 0}, {242138, 100, 0}, {242146, 104, 0}, {242163, 109, 0},
    {242177, 110, 0}, {242191, 111, 0}, {242205, 112, 0}, {242219, 113, 0}, {242230, 114, 0}, {242241, 115, 0},
    {242252, 117, 0}, {242268, 120, 0}, {242284, 121, 0}, {242303, 122, 0}, {242322, 123, 0}, {242349, 124, 0},
    {242359, 126, 0}, {242369, 127, 0}, {242379, 128, 0}, {242386, 129, 0}, {242393, 130, 0}, {242400, 131, 0},
    {242407, 132, 0}, {242414, 133, 0}, {242421, 134, 0}, {242428, 135, 0}, {242435, 136, 0}, {242442, 137, 0},
    {242449, 138, 0}, {242456, 139, 0}, {242463, 140, 0}, {242470, 141, 0}, {242477, 142, 0}, {242497, 143, 0},
    {242517, 144, 0}, {242537, 145, 0}, {242557, 146, 0}, {242577, 148, 0}, {242583, 149, 0}, {242595, 150, 0},
    {242608, 151, 0}, {242623, 152, 0}, {242638, 156, 0}, {242646, 157, 0}, {242654, 158, 0}, {242665, 162, 0},
    {242675, 163, 0}, {242687, 164, 0}, {242702, 165, 0}, {242720, 166, 0}, {242732, 167, 0}, {242745, 168, 0},
    {242758, 169, 0}, {242767, 170, 0}, {242776, 171, 0}, {242788, 172, 0}, {242803, 173, 0}, {242818, 174, 0},
    {242838, 175, 0}, {242858, 176, 0}, {242870, 177, 0}, {242882, 178, 0}, {242899, 179, 0}, {242916, 180, 0},
    {242928, 181, 0}, {242942, 182, 0}, {242957, 183, 0}, {242974, 184, 0}, {242989, 185, 0}, {243006, 186, 0},
    {243024, 187, 0}, {243044, 188, 0}, {243064, 189, 0}, {243086, 190, 0}, {243109, 191, 0}, {243134, 194, 0},
    {243154, 195, 0}, {243177, 196, 0}, {243196, 197, 0}, {243208, 198, 0}, {243221, 199, 0}, {243234, 200, 0},
    {243240, 201, 0}, {243257, 202, 0}, {243276, 203, 0}, {243295, 204, 0}, {243308, 205, 0}, {243319, 218, 0},
    {243332, 219, 0}, {243347, 224, 0}, {243364, 225, 0}, {243380, 229, 0}, {243397, 230, 0}, {243421, 231, 0},
    {243449, 232, 0}, {243468, 233, 0}, {243487, 234, 0}, {243500, 235, 0}, {243513, 236, 0}, {243526, 237, 0},
    {243539, 238, 0}, {243552, 239, 0}, {243565, 240, 0}, {243577, 241, 0}, {243588, 242, 0}, {243600, 245, 0},
    {243606, 246, 0}, {243618, 247, 0}, {243635, 248, 0}, {243643, 249, 0}, {243652, 250, 0}, {243672, 251, 0},
    {243681, 252, 0}, {243688, 253, 0}, {243697, 254, 0}, {243711, 255, 0}, {243725, 263, 0}, {243742, 264, 0},
    {243754, 265, 0}, {243766, 266, 0}, {243778, 267, 0}, {243790, 268, 0}, {243802, 269, 0}, {243814, 270, 0},
    {243826, 271, 0}, {243838, 317, 0}, {243847, 330, 0}, {243865, 333, 0}, {243888, 334, 0}, {243909, 335, 0},
    {243930, 336, 0}, {243956, 337, 0}, {243983, 339, 0}, {244007, 342, 0}, {244039, 343, 0}, {244070, 344, 0},
    {244101, 345, 0}, {244126, 346, 0}, {244154, 347, 0}, {244181, 348, 0}, {244210, 349, 0}, {244232, 350, 0},
    {244254, 351, 0}, {244276, 352, 0}, {244298, 353, 0}, {244320, 354, 0}, {244342, 355, 0}, {244364, 356, 0},
    {244386, 357, 0}, {244408, 358, 0}, {244430, 359, 0}, {244458, 360, 0}, {244485, 361, 0}, {244513, 362, 0},
    {244541, 363, 0}, {244568, 364, 0}, {244596, 366, 0}, {244622, 4163, 0}, {244638, 4182, 0},
    {244659, 4183, 0}, {244670, 4184, 0}, {244686, 4185, 0}, {244706, 4186, 0}, {244720, 4190, 0},
    {244735, 4181, 0}, {244754, 4421, 0}, {244774, 4431, 0}, {244801, 4450, 0}, {244808, 4451, 0},
    {244815, 4452, 0}, {244823, 4453, 0}, {244836, 4454, 0}, {244849, 4455, 0}, {244863, 4456, 0},
    {244890, 4457, 0}, {244917, 4458, 0}, {244945, 4459, 0}, {244974, 4460, 0}, {245003, 4461, 0},
    {245035, 4462, 0}, {245071, 5294, 0}, {245090, 5295, 0}, {245110, 5575, 0}, {245135, 5576, 0},
    {245161, 5630, 0}, {245177, 6035, 0}, {245193, 6116, 0}, {245215, 6117, 0}, {245237, 6142, 0},
    {245265, 6143, 0}, {245291, 6401, 0}, {245306, 6402, 0}, {245321, 6426, 0}, {245360, 0, 0},
    {245391, 0, 0}, {245403, 1, 0}, {245410, 2, 0}, {245420, 3, 0}, {245429, 4, 0}, {245440, 5, 0},
    {245452, 6, 0}, {94634, 0, 0}, {245483, 1, 0}, {245491, 2, 0}, {245516, 0, 0}, {245532, 1, 0},
    {233373, 2, 0}, {245538, 3, 0}, {245410, 4, 0}, {245545, 5, 0}, {94702, 6, 0}, {245560, 7, 0},
    {245569, 8, 0}, {245577, 9, 0}, {245590, 10, 0}, {245604, 11, 0}, {245610, 12, 0}, {245624, 5328, 0},
    {245640, 5329, 0}, {245664, 5338, 0}, {245678, 5339, 0}, {245694, 5342, 0}, {245716, 5343, 0},
    {245738, 5349, 0}, {245760, 5402, 0}, {245784, 5605, 0}, {245801, 5936, 0}, {245817, 5937, 0},
    {240389, 0, 0}, {245849, 1, 0}, {245862, 2, 0}, {240405, 3, 0}, {245879, 0, 0}, {95121, 1, 0},
    {245883, 2, 0}, {245887, 3, 0}, {245896, 4, 0}, {245908, 5, 0}, {245914, 6, 0}, {245921, 7, 0},
    {245930, 8, 0}, {232958, 4294967295, 0}, {245950, 0, 0}, {245955, 1, 0}, {245960, 2, 0}, {245965, 3, 0},
    {245970, 4, 0}, {245975, 5, 0}, {245980, 6, 0}, {270558, 32, 0}, {55, 0, 0}, {270572, 1, 0},
    {270578, 2, 0}, {50529, 3, 0}, {270583, 4, 0}, {270591, 5, 0}, {270599, 6, 0}, {267428, 7, 0},
    {270603, 8, 0}, {270615, 9, 0}, {270627, 10, 0}, {95751, 11, 0}, {270640, 12, 0}, {270645, 13, 0},
    {30141, 14, 0}, {55, 0, 0}, {270657, 1, 0}, {270679, 1, 0}, {270689, 2, 0}, {270704, 1, 0},
    {270712, 2, 0}, {55, 0, 0}, {270730, 1, 0}, {270747, 2, 0}, {270756, 1, 0}, {270769, 2, 0},
    {270783, 3, 0}, {270817, 0, 0}, {270821, 1, 0}, {280078, 1, 0}, {280088, 2, 0}, {280113, 0, 0},
    {280128, 1, 0}, {280146, 2, 0}, {31297, 0, 0}, {31300, 1, 0}, {55693, 2, 0}, {55696, 3, 0},
    {55699, 4, 0}, {55702, 5, 0}, {280206, 0, 0}, {92383, 1, 0}, {280215, 2, 0}, {30583, 0, 0},
    {30587, 1, 0}, {280277, 0, 0}, {280281, 1, 0}, {280290, 2, 0}, {280303, 3, 0}, {280346, 0, 0},
    {280360, 1, 0}, {55, 0, 0}, {280395, 1, 0}, {280411, 2, 0}, {280423, 3, 0}, {280463, 0, 0},
    {280281, 1, 0}, {280471, 2, 0}, {280482, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59893, 2, 0},
    {59899, 3, 0}, {14301, 4, 0}, {59905, 5, 0}, {59911, 6, 0}, {14274, 7, 0}, {59917, 8, 0}, {59921, 9, 0},
    {1239, 10, 0}, {14265, 12, 0}, {14292, 11, 0}, {308297, 0, 0}, {308312, 1, 0}, {308320, 2, 0},
    {308326, 3, 0}, {159519, 4, 0}, {319119, 0, 0}, {319126, 1, 0}, {319135, 2, 0}, {319145, 3, 0},
    {319161, 4, 0}, {319172, 5, 0}, {59856, 0, 0}, {17, 1, 0}, {18445, 0, 0}, {319209, 3, 0}, {59866, 0, 0},
    {18445, 1, 0}, {101115, 2, 0}, {135795, 3, 0}, {135787, 4, 0}, {50529, 8, 0}, {50603, 9, 0},
    {135646, 10, 0}, {135649, 11, 0}, {135656, 12, 0}, {135659, 13, 0}, {51384, 14, 0}, {50624, 15, 0},
    {135652, 16, 0}, {325538, 1, 0}, {325553, 2, 0}, {325567, 3, 0}, {325581, 4, 0}, {325594, 5, 0},
    {325608, 6, 0}, {325621, 7, 0}, {325634, 8, 0}, {325646, 9, 0}, {325660, 10, 0}, {325673, 11, 0},
    {325686, 12, 0}, {325698, 13, 0}, {43548, 0, 0}, {325710, 1, 0}, {59856, 2, 0}, {135759, 3, 0},
    {169383, 4, 0}, {325719, 5, 0}, {325538, 1, 0}, {325726, 2, 0}, {325741, 3, 0}, {325756, 4, 0},
    {325771, 5, 0}, {325786, 6, 0}, {325801, 7, 0}, {325816, 8, 0}, {325646, 9, 0}, {325831, 10, 0},
    {325845, 11, 0}, {325859, 12, 0}, {325873, 13, 0}, {325888, 14, 0}, {325903, 15, 0},
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
    {1, 101315, {0, 0}, 0, 0}, {1, 101560, {0, 0}, 0, 0}, {1, 101953, {0, 0}, 0, 0}, {1, 102031, {0, 0}, 0, 0},
    {1, 102050, {0, 0}, 0, 0}, {1, 102072, {0, 0}, 0, 0}, {1, 102100, {0, 0}, 0, 0}, {1, 102127, {0, 0}, 0, 0},
    {1, 102490, {0, 0}, 0, 0}, {3, 102559, {0, 0}, 0, 0}, {1, 102692, {0, 0}, 0, 0}, {3, 102715, {0, 0}, 0, 0},
    {3, 102730, {0, 0}, 0, 0}, {3, 102742, {0, 0}, 0, 0}, {3, 102761, {0, 0}, 0, 0}, {1, 103113, {0, 0}, 0, 0},
    {3, 103150, {0, 0}, 0, 0}, {1, 103885, {0, 0}, 0, 0}, {1, 104066, {0, 0}, 0, 0}, {1, 104271, {0, 0}, 0, 0},
    {1, 104332, {0, 0}, 0, 0}, {1, 104361, {0, 0}, 0, 0}, {3, 104758, {0, 0}, 0, 0}, {1, 104772, {0, 0}, 0, 0},
    {1, 104790, {0, 0}, 0, 0}, {3, 104809, {0, 0}, 0, 0}, {3, 104828, {0, 0}, 0, 0}, {3, 104851, {0, 0}, 0, 0},
    {3, 104871, {0, 0}, 0, 0}, {1, 105480, {0, 0}, 0, 0}, {1, 105785, {0, 0}, 0, 0}, {1, 105883, {0, 0}, 0, 0},
    {1, 106130, {0, 0}, 0, 0}, {1, 106540, {0, 0}, 0, 0}, {1, 107051, {0, 0}, 0, 0}, {3, 107737, {0, 0}, 0, 0},
    {3, 108885, {0, 0}, 0, 0}, {3, 109070, {0, 0}, 0, 0}, {1, 109520, {0, 0}, 0, 0}, {1, 109653, {0, 0}, 0, 0},
    {1, 109852, {0, 0}, 0, 0}, {3, 110134, {0, 0}, 0, 0}, {1, 110211, {0, 0}, 0, 0}, {1, 110608, {0, 0}, 0, 0},
    {1, 111147, {0, 0}, 0, 0}, {1, 111325, {0, 0}, 0, 0}, {1, 112341, {0, 0}, 0, 0}, {1, 112732, {0, 0}, 0, 0},
    {1, 113290, {0, 0}, 0, 0}, {1, 113515, {0, 0}, 0, 0}, {1, 114688, {0, 0}, 0, 0}, {3, 116223, {0, 0}, 0, 0},
    {1, 116555, {0, 0}, 0, 0}, {1, 117146, {0, 0}, 0, 0}, {1, 117177, {0, 0}, 0, 0}, {1, 117339, {0, 0}, 0, 0},
    {1, 117366, {0, 0}, 0, 0}, {1, 120402, {0, 0}, 0, 0}, {1, 120838, {0, 0}, 0, 0}, {1, 121022, {0, 0}, 0, 0},
    {1, 121068, {0, 0}, 0, 0}, {1, 121459, {0, 0}, 0, 0}, {1, 121476, {0, 0}, 0, 0}, {1, 121769, {0, 0}, 0, 0},
    {1, 122729, {0, 0}, 0, 0}, {1, 123149, {0, 0}, 0, 0}, {1, 123188, {0, 0}, 0, 0}, {1, 123539, {0, 0}, 0, 0},
    {1, 124215, {0, 0}, 0, 0}, {3, 125345, {0, 0}, 0, 0}, {1, 127244, {0, 0}, 0, 0}, {3, 127279, {0, 0}, 0, 0},
    {3, 127289, {0, 0}, 0, 0}, {1, 127301, {0, 0}, 0, 0}, {3, 128350, {0, 0}, 0, 0}, {3, 129178, {0, 0}, 0, 0},
    {1, 129989, {0, 0}, 0, 0}, {1, 130017, {0, 0}, 0, 0}, {1, 130045, {0, 0}, 0, 0}, {1, 130069, {0, 0}, 0, 0},
    {1, 130141, {0, 0}, 0, 0}, {1, 130214, {0, 0}, 0, 0}, {3, 130255, {0, 0}, 0, 0}, {3, 131082, {0, 0}, 0, 0},
    {3, 131104, {0, 0}, 0, 0}, {1, 131818, {0, 0}, 0, 0}, {1, 132642, {0, 0}, 0, 0}, {1, 133143, {0, 0}, 0, 0},
    {3, 133170, {0, 0}, 0, 0}, {3, 133356, {0, 0}, 0, 0}, {1, 133384, {0, 0}, 0, 0}, {3, 134457, {0, 0}, 0, 0},
    {3, 134627, {0, 0}, 0, 0}, {1, 136658, {0, 0}, 0, 0}, {1, 136693, {0, 0}, 0, 0}, {1, 136736, {0, 0}, 0, 0},
    {1, 136778, {0, 0}, 0, 0}, {1, 136831, {0, 0}, 0, 0}, {1, 136902, {0, 0}, 0, 0}, {1, 136932, {0, 0}, 0, 0},
    {1, 136977, {0, 0}, 0, 0}, {1, 137011, {0, 0}, 0, 0}, {1, 137052, {0, 0}, 0, 0}, {1, 137099, {0, 0}, 0, 0},
    {1, 137122, {0, 0}, 0, 0}, {1, 137171, {0, 0}, 0, 0}, {1, 137208, {0, 0}, 0, 0}, {1, 137238, {0, 0}, 0, 0},
    {1, 137268, {0, 0}, 0, 0}, {1, 137291, {0, 0}, 0, 0}, {1, 137315, {0, 0}, 0, 0}, {1, 137339, {0, 0}, 0, 0},
    {1, 137378, {0, 0}, 0, 0}, {1, 137402, {0, 0}, 0, 0}, {1, 137430, {0, 0}, 0, 0}, {1, 137455, {0, 0}, 0, 0},
    {1, 137487, {0, 0}, 0, 0}, {1, 137534, {0, 0}, 0, 0}, {1, 137562, {0, 0}, 0, 0}, {1, 137586, {0, 0}, 0, 0},
    {1, 137614, {0, 0}, 0, 0}, {1, 137645, {0, 0}, 0, 0}, {1, 137680, {0, 0}, 0, 0}, {1, 137712, {0, 0}, 0, 0},
    {1, 137902, {0, 0}, 0, 0}, {1, 137949, {0, 0}, 0, 0}, {1, 137988, {0, 0}, 0, 0}, {1, 138033, {0, 0}, 0, 0},
    {1, 138071, {0, 0}, 0, 0}, {1, 138114, {0, 0}, 0, 0}, {1, 138166, {0, 0}, 0, 0}, {1, 138223, {0, 0}, 0, 0},
    {1, 138276, {0, 0}, 0, 0}, {1, 138315, {0, 0}, 0, 0}, {1, 138351, {0, 0}, 0, 0}, {1, 138384, {0, 0}, 0, 0},
    {1, 138419, {0, 0}, 0, 0}, {1, 138454, {0, 0}, 0, 0}, {1, 138489, {0, 0}, 0, 0}, {1, 138524, {0, 0}, 0, 0},
    {1, 138561, {0, 0}, 0, 0}, {3, 138667, {0, 0}, 0, 0}, {1, 139342, {0, 0}, 0, 0}, {1, 139347, {0, 0}, 0, 0},
    {3, 139362, {0, 0}, 0, 0}, {1, 139608, {0, 0}, 0, 0}, {1, 139872, {0, 0}, 0, 0}, {1, 139920, {0, 0}, 0, 0},
    {3, 139978, {0, 0}, 0, 0}, {3, 139996, {0, 0}, 0, 0}, {1, 140155, {0, 0}, 0, 0}, {1, 140714, {0, 0}, 0, 0},
    {1, 140942, {0, 0}, 0, 0}, {1, 141191, {0, 0}, 0, 0}, {1, 141442, {0, 0}, 0, 0}, {1, 142072, {0, 0}, 0, 0},
    {1, 142549, {0, 0}, 0, 0}, {3, 142860, {0, 0}, 0, 0}, {3, 143319, {0, 0}, 0, 0}, {3, 143708, {0, 0}, 0, 0},
    {3, 144019, {0, 0}, 0, 0}, {1, 144670, {0, 0}, 0, 0}, {3, 144845, {0, 0}, 0, 0}, {1, 145142, {0, 0}, 0, 0},
    {3, 145189, {0, 0}, 0, 0}, {3, 145563, {0, 0}, 0, 0}, {3, 145580, {0, 0}, 0, 0}, {3, 145622, {0, 0}, 0, 0},
    {3, 145987, {0, 0}, 0, 0}, {3, 146111, {0, 0}, 0, 0}, {3, 146436, {0, 0}, 0, 0}, {3, 146453, {0, 0}, 0, 0},
    {3, 146478, {0, 0}, 0, 0}, {1, 146613, {0, 0}, 0, 0}, {1, 146826, {0, 0}, 0, 0}, {3, 146851, {0, 0}, 0, 0},
    {1, 147003, {0, 0}, 0, 0}, {1, 148149, {0, 0}, 0, 0}, {3, 148594, {0, 0}, 0, 0}, {3, 148606, {0, 0}, 0, 0},
    {3, 148621, {0, 0}, 0, 0}, {3, 148642, {0, 0}, 0, 0}, {3, 148667, {0, 0}, 0, 0}, {3, 149393, {0, 0}, 0, 0},
    {3, 149416, {0, 0}, 0, 0}, {3, 149563, {0, 0}, 0, 0}, {1, 149706, {0, 0}, 0, 0}, {1, 149811, {0, 0}, 0, 0},
    {3, 150013, {0, 0}, 0, 0}, {3, 150040, {0, 0}, 0, 0}, {3, 150361, {0, 0}, 0, 0}, {3, 150753, {0, 0}, 0, 0},
    {1, 152975, {0, 0}, 0, 0}, {3, 152991, {0, 0}, 0, 0}, {3, 153213, {0, 0}, 0, 0}, {1, 153283, {0, 0}, 0, 0},
    {3, 153313, {0, 0}, 0, 0}, {1, 153844, {0, 0}, 0, 0}, {1, 154190, {0, 0}, 0, 0}, {3, 154238, {0, 0}, 0, 0},
    {3, 154261, {0, 0}, 0, 0}, {3, 154288, {0, 0}, 0, 0}, {3, 154615, {0, 0}, 0, 0}, {1, 154654, {0, 0}, 0, 0},
    {3, 154736, {0, 0}, 0, 0}, {1, 154925, {0, 0}, 0, 0}, {1, 154985, {0, 0}, 0, 0}, {3, 155034, {0, 0}, 0, 0},
    {3, 155057, {0, 0}, 0, 0}, {3, 155565, {0, 0}, 0, 0}, {3, 156816, {0, 0}, 0, 0}, {3, 158232, {0, 0}, 0, 0},
    {1, 158269, {0, 0}, 0, 0}, {3, 158284, {0, 0}, 0, 0}, {3, 158500, {0, 0}, 0, 0}, {3, 158517, {0, 0}, 0, 0},
    {3, 158539, {0, 0}, 0, 0}, {1, 159008, {0, 0}, 0, 0}, {3, 159033, {0, 0}, 0, 0}, {1, 160376, {0, 0}, 0, 0},
    {1, 160407, {0, 0}, 0, 0}, {1, 160472, {0, 0}, 0, 0}, {1, 160536, {0, 0}, 0, 0}, {1, 160570, {0, 0}, 0, 0},
    {1, 160609, {0, 0}, 0, 0}, {1, 160647, {0, 0}, 0, 0}, {1, 160690, {0, 0}, 0, 0}, {3, 160763, {0, 0}, 0, 0},
    {3, 160780, {0, 0}, 0, 0}, {1, 160822, {0, 0}, 0, 0}, {1, 161020, {0, 0}, 0, 0}, {1, 161061, {0, 0}, 0, 0},
    {1, 161106, {0, 0}, 0, 0}, {1, 161145, {0, 0}, 0, 0}, {1, 161188, {0, 0}, 0, 0}, {1, 161219, {0, 0}, 0, 0},
    {1, 161252, {0, 0}, 0, 0}, {1, 161291, {0, 0}, 0, 0}, {1, 161335, {0, 0}, 0, 0}, {1, 161369, {0, 0}, 0, 0},
    {1, 161408, {0, 0}, 0, 0}, {3, 161643, {0, 0}, 0, 0}, {3, 162049, {0, 0}, 0, 0}, {3, 162451, {0, 0}, 0, 0},
    {3, 162773, {0, 0}, 0, 0}, {3, 163673, {0, 0}, 0, 0}, {3, 163688, {0, 0}, 0, 0}, {3, 164428, {0, 0}, 0, 0},
    {3, 164442, {0, 0}, 0, 0}, {1, 164875, {0, 0}, 0, 0}, {3, 165191, {0, 0}, 0, 0}, {3, 165588, {0, 0}, 0, 0},
    {3, 165610, {0, 0}, 0, 0}, {3, 166403, {0, 0}, 0, 0}, {3, 166726, {0, 0}, 0, 0}, {3, 167307, {0, 0}, 0, 0},
    {1, 169338, {0, 0}, 0, 0}, {3, 172419, {0, 0}, 0, 0}, {3, 172438, {0, 0}, 0, 0}, {3, 174666, {0, 0}, 0, 0},
    {3, 174684, {0, 0}, 0, 0}, {1, 175662, {0, 0}, 0, 0}, {3, 175987, {0, 0}, 0, 0}, {3, 175997, {0, 0}, 0, 0},
    {3, 176156, {0, 0}, 0, 0}, {3, 176248, {0, 0}, 0, 0}, {1, 176370, {0, 0}, 0, 0}, {1, 176412, {0, 0}, 0, 0},
    {1, 176552, {0, 0}, 0, 0}, {1, 176614, {0, 0}, 0, 0}, {1, 176997, {0, 0}, 0, 0}, {1, 177134, {0, 0}, 0, 0},
    {1, 178044, {0, 0}, 0, 0}, {1, 179767, {0, 0}, 0, 0}, {1, 180078, {0, 0}, 0, 0}, {1, 180706, {0, 0}, 0, 0},
    {1, 181837, {0, 0}, 0, 0}, {3, 181988, {0, 0}, 0, 0}, {3, 182065, {0, 0}, 0, 0}, {1, 182083, {0, 0}, 0, 0},
    {1, 182286, {0, 0}, 0, 0}, {1, 182340, {0, 0}, 0, 0}, {1, 182388, {0, 0}, 0, 0}, {1, 183473, {0, 0}, 0, 0},
    {1, 183541, {0, 0}, 0, 0}, {1, 183643, {0, 0}, 0, 0}, {1, 183747, {0, 0}, 0, 0}, {1, 184349, {0, 0}, 0, 0},
    {1, 184438, {0, 0}, 0, 0}, {1, 184490, {0, 0}, 0, 0}, {1, 184633, {0, 0}, 0, 0}, {1, 186400, {0, 0}, 0, 0},
    {1, 186446, {0, 0}, 0, 0}, {1, 186719, {0, 0}, 0, 0}, {1, 186920, {0, 0}, 0, 0}, {1, 187121, {0, 0}, 0, 0},
    {1, 187167, {0, 0}, 0, 0}, {1, 187483, {0, 0}, 0, 0}, {1, 187793, {0, 0}, 0, 0}, {1, 188103, {0, 0}, 0, 0},
    {1, 188407, {0, 0}, 0, 0}, {1, 188948, {0, 0}, 0, 0}, {1, 190092, {0, 0}, 0, 0}, {1, 191550, {0, 0}, 0, 0},
    {1, 191891, {0, 0}, 0, 0}, {1, 192226, {0, 0}, 0, 0}, {1, 193322, {0, 0}, 0, 0}, {1, 193580, {0, 0}, 0, 0},
    {1, 200797, {0, 0}, 0, 0}, {1, 201952, {0, 0}, 0, 0}, {1, 204912, {0, 0}, 0, 0}, {1, 204958, {0, 0}, 0, 0},
    {1, 205818, {0, 0}, 0, 0}, {1, 205920, {0, 0}, 0, 0}, {1, 205984, {0, 0}, 0, 0}, {1, 207745, {0, 0}, 0, 0},
    {1, 208815, {0, 0}, 0, 0}, {1, 208959, {0, 0}, 0, 0}, {3, 209085, {0, 0}, 0, 0}, {1, 209459, {0, 0}, 0, 0},
    {3, 209518, {0, 0}, 0, 0}, {1, 209862, {0, 0}, 0, 0}, {1, 210013, {0, 0}, 0, 0}, {3, 210053, {0, 0}, 0, 0},
    {1, 210573, {0, 0}, 0, 0}, {1, 211028, {0, 0}, 0, 0}, {1, 211199, {0, 0}, 0, 0}, {1, 211291, {0, 0}, 0, 0},
    {3, 211398, {0, 0}, 0, 0}, {1, 211759, {0, 0}, 0, 0}, {1, 211813, {0, 0}, 0, 0}, {1, 211842, {0, 0}, 0, 0},
    {1, 211862, {0, 0}, 0, 0}, {3, 212100, {0, 0}, 0, 0}, {3, 213196, {0, 0}, 0, 0}, {3, 215678, {0, 0}, 0, 0},
    {1, 216414, {0, 0}, 0, 0}, {3, 217011, {0, 0}, 0, 0}, {3, 217096, {0, 0}, 0, 0}, {1, 217106, {0, 0}, 0, 0},
    {1, 217341, {0, 0}, 0, 0}, {3, 217353, {0, 0}, 0, 0}, {3, 217999, {0, 0}, 0, 0}, {1, 218094, {0, 0}, 0, 0},
    {3, 218309, {0, 0}, 0, 0}, {3, 218783, {0, 0}, 0, 0}, {1, 219709, {0, 0}, 0, 0}, {1, 220497, {0, 0}, 0, 0},
    {3, 220894, {0, 0}, 0, 0}, {1, 221065, {0, 0}, 0, 0}, {1, 221112, {0, 0}, 0, 0}, {1, 221166, {0, 0}, 0, 0},
    {1, 221186, {0, 0}, 0, 0}, {1, 221355, {0, 0}, 0, 0}, {1, 221414, {0, 0}, 0, 0}, {1, 221456, {0, 0}, 0, 0},
    {3, 221938, {0, 0}, 0, 0}, {1, 221964, {0, 0}, 0, 0}, {1, 222000, {0, 0}, 0, 0}, {1, 222143, {0, 0}, 0, 0},
    {1, 222178, {0, 0}, 0, 0}, {1, 222209, {0, 0}, 0, 0}, {1, 222700, {0, 0}, 0, 0}, {3, 222834, {0, 0}, 0, 0},
    {1, 223064, {0, 0}, 0, 0}, {3, 223625, {0, 0}, 0, 0}, {3, 225305, {0, 0}, 0, 0}, {1, 225559, {0, 0}, 0, 0},
    {1, 225753, {0, 0}, 0, 0}, {3, 225953, {0, 0}, 0, 0}, {3, 225986, {0, 0}, 0, 0}, {1, 245985, {0, 0}, 0, 0},
    {1, 246025, {0, 0}, 0, 0}, {1, 246049, {0, 0}, 0, 0}, {1, 246129, {0, 0}, 0, 0}, {1, 246200, {0, 0}, 0, 0},
    {1, 246229, {0, 0}, 0, 0}, {1, 246257, {0, 0}, 0, 0}, {3, 246314, {0, 0}, 0, 0}, {1, 246418, {0, 0}, 0, 0},
    {1, 246469, {0, 0}, 0, 0}, {1, 246537, {0, 0}, 0, 0}, {1, 246566, {0, 0}, 0, 0}, {1, 246635, {0, 0}, 0, 0},
    {1, 246671, {0, 0}, 0, 0}, {1, 246709, {0, 0}, 0, 0}, {1, 246730, {0, 0}, 0, 0}, {1, 246761, {0, 0}, 0, 0},
    {1, 246814, {0, 0}, 0, 0}, {1, 246854, {0, 0}, 0, 0}, {1, 246892, {0, 0}, 0, 0}, {1, 246935, {0, 0}, 0, 0},
    {1, 246974, {0, 0}, 0, 0}, {1, 247006, {0, 0}, 0, 0}, {1, 247042, {0, 0}, 0, 0}, {1, 247092, {0, 0}, 0, 0},
    {3, 247137, {0, 0}, 0, 0}, {1, 247202, {0, 0}, 0, 0}, {1, 247221, {0, 0}, 0, 0}, {1, 247253, {0, 0}, 0, 0},
    {1, 247286, {0, 0}, 0, 0}, {1, 247320, {0, 0}, 0, 0}, {1, 247352, {0, 0}, 0, 0}, {1, 247392, {0, 0}, 0, 0},
    {1, 247406, {0, 0}, 0, 0}, {1, 247728, {0, 0}, 0, 0}, {1, 247741, {0, 0}, 0, 0}, {1, 247783, {0, 0}, 0, 0},
    {1, 247817, {0, 0}, 0, 0}, {1, 247838, {0, 0}, 0, 0}, {1, 247853, {0, 0}, 0, 0}, {3, 248057, {0, 0}, 0, 0},
    {3, 248251, {0, 0}, 0, 0}, {1, 248262, {0, 0}, 0, 0}, {3, 248443, {0, 0}, 0, 0}, {1, 249053, {0, 0}, 0, 0},
    {1, 249365, {0, 0}, 0, 0}, {1, 249881, {0, 0}, 0, 0}, {1, 250244, {0, 0}, 0, 0}, {1, 250828, {0, 0}, 0, 0},
    {1, 251572, {0, 0}, 0, 0}, {1, 252182, {0, 0}, 0, 0}, {1, 252359, {0, 0}, 0, 0}, {3, 252759, {0, 0}, 0, 0},
    {1, 252780, {0, 0}, 0, 0}, {1, 252898, {0, 0}, 0, 0}, {1, 252980, {0, 0}, 0, 0}, {1, 253191, {0, 0}, 0, 0},
    {1, 253418, {0, 0}, 0, 0}, {3, 253700, {0, 0}, 0, 0}, {3, 253762, {0, 0}, 0, 0}, {1, 253829, {0, 0}, 0, 0},
    {1, 254131, {0, 0}, 0, 0}, {1, 254760, {0, 0}, 0, 0}, {1, 255522, {0, 0}, 0, 0}, {3, 255690, {0, 0}, 0, 0},
    {1, 256089, {0, 0}, 0, 0}, {3, 256630, {0, 0}, 0, 0}, {3, 256827, {0, 0}, 0, 0}, {1, 257194, {0, 0}, 0, 0},
    {1, 257619, {0, 0}, 0, 0}, {1, 257746, {0, 0}, 0, 0}, {1, 257808, {0, 0}, 0, 0}, {1, 259101, {0, 0}, 0, 0},
    {1, 259873, {0, 0}, 0, 0}, {1, 259944, {0, 0}, 0, 0}, {3, 260305, {0, 0}, 0, 0}, {3, 260326, {0, 0}, 0, 0},
    {1, 260497, {0, 0}, 0, 0}, {3, 260657, {0, 0}, 0, 0}, {1, 261057, {0, 0}, 0, 0}, {1, 261546, {0, 0}, 0, 0},
    {1, 262154, {0, 0}, 0, 0}, {1, 262804, {0, 0}, 0, 0}, {3, 262931, {0, 0}, 0, 0}, {3, 262949, {0, 0}, 0, 0},
    {3, 263175, {0, 0}, 0, 0}, {1, 263609, {0, 0}, 0, 0}, {3, 263854, {0, 0}, 0, 0}, {1, 263998, {0, 0}, 0, 0},
    {1, 264219, {0, 0}, 0, 0}, {1, 264275, {0, 0}, 0, 0}, {3, 264676, {0, 0}, 0, 0}, {3, 266284, {0, 0}, 0, 0},
    {1, 266340, {0, 0}, 0, 0}, {1, 266466, {0, 0}, 0, 0}, {1, 267218, {0, 0}, 0, 0}, {3, 267377, {0, 0}, 0, 0},
    {3, 267515, {0, 0}, 0, 0}, {3, 267714, {0, 0}, 0, 0}, {3, 267880, {0, 0}, 0, 0}, {3, 267904, {0, 0}, 0, 0},
    {3, 267924, {0, 0}, 0, 0}, {1, 267985, {0, 0}, 0, 0}, {1, 268229, {0, 0}, 0, 0}, {1, 268602, {0, 0}, 0, 0},
    {1, 270044, {0, 0}, 0, 0}, {1, 270852, {0, 0}, 0, 0}, {1, 270910, {0, 0}, 0, 0}, {1, 270946, {0, 0}, 0, 0},
    {1, 270991, {0, 0}, 0, 0}, {1, 271011, {0, 0}, 0, 0}, {1, 271055, {0, 0}, 0, 0}, {1, 271105, {0, 0}, 0, 0},
    {1, 271127, {0, 0}, 0, 0}, {1, 271364, {0, 0}, 0, 0}, {3, 271856, {0, 0}, 0, 0}, {1, 271932, {0, 0}, 0, 0},
    {1, 272172, {0, 0}, 0, 0}, {3, 272290, {0, 0}, 0, 0}, {1, 272366, {0, 0}, 0, 0}, {3, 272921, {0, 0}, 0, 0},
    {1, 273049, {0, 0}, 0, 0}, {1, 273599, {0, 0}, 0, 0}, {1, 273793, {0, 0}, 0, 0}, {1, 273838, {0, 0}, 0, 0},
    {1, 273883, {0, 0}, 0, 0}, {1, 274029, {0, 0}, 0, 0}, {1, 274240, {0, 0}, 0, 0}, {3, 274335, {0, 0}, 0, 0},
    {1, 274528, {0, 0}, 0, 0}, {1, 274661, {0, 0}, 0, 0}, {1, 51841, {0, 0}, 0, 0}, {1, 274929, {0, 0}, 0, 0},
    {1, 275517, {0, 0}, 0, 0}, {1, 276067, {0, 0}, 0, 0}, {1, 276112, {0, 0}, 0, 0}, {1, 276169, {0, 0}, 0, 0},
    {1, 276456, {0, 0}, 0, 0}, {1, 277102, {0, 0}, 0, 0}, {1, 277486, {0, 0}, 0, 0}, {1, 277771, {0, 0}, 0, 0},
    {1, 277977, {0, 0}, 0, 0}, {1, 278300, {0, 0}, 0, 0}, {1, 278434, {0, 0}, 0, 0}, {1, 278998, {0, 0}, 0, 0},
    {1, 279048, {0, 0}, 0, 0}, {1, 279180, {0, 0}, 0, 0}, {1, 279217, {0, 0}, 0, 0}, {3, 279254, {0, 0}, 0, 0},
    {1, 279430, {0, 0}, 0, 0}, {1, 280700, {0, 0}, 0, 0}, {1, 281241, {0, 0}, 0, 0}, {1, 285575, {0, 0}, 0, 0},
    {1, 285973, {0, 0}, 0, 0}, {1, 286328, {0, 0}, 0, 0}, {1, 286855, {0, 0}, 0, 0}, {1, 287932, {0, 0}, 0, 0},
    {1, 287984, {0, 0}, 0, 0}, {1, 288204, {0, 0}, 0, 0}, {1, 288608, {0, 0}, 0, 0}, {1, 289037, {0, 0}, 0, 0},
    {1, 289826, {0, 0}, 0, 0}, {1, 291730, {0, 0}, 0, 0}, {1, 292419, {0, 0}, 0, 0}, {1, 292941, {0, 0}, 0, 0},
    {1, 293922, {0, 0}, 0, 0}, {1, 294742, {0, 0}, 0, 0}, {1, 295053, {0, 0}, 0, 0}, {3, 296927, {0, 0}, 0, 0},
    {3, 296948, {0, 0}, 0, 0}, {1, 297240, {0, 0}, 0, 0}, {1, 297333, {0, 0}, 0, 0}, {1, 299235, {0, 0}, 0, 0},
    {1, 299524, {0, 0}, 0, 0}, {1, 299575, {0, 0}, 0, 0}, {1, 299625, {0, 0}, 0, 0}, {1, 299684, {0, 0}, 0, 0},
    {1, 299836, {0, 0}, 0, 0}, {1, 299889, {0, 0}, 0, 0}, {1, 299950, {0, 0}, 0, 0}, {1, 300119, {0, 0}, 0, 0},
    {1, 300876, {0, 0}, 0, 0}, {1, 304450, {0, 0}, 0, 0}, {1, 308056, {0, 0}, 0, 0}, {1, 308178, {0, 0}, 0, 0},
    {1, 308223, {0, 0}, 0, 0}, {1, 308331, {0, 0}, 0, 0}, {1, 308483, {0, 0}, 0, 0}, {1, 308652, {0, 0}, 0, 0},
    {1, 308754, {0, 0}, 0, 0}, {3, 308785, {0, 0}, 0, 0}, {1, 309713, {0, 0}, 0, 0}, {1, 309910, {0, 0}, 0, 0},
    {1, 310069, {0, 0}, 0, 0}, {1, 310097, {0, 0}, 0, 0}, {1, 310145, {0, 0}, 0, 0}, {1, 311374, {0, 0}, 0, 0},
    {3, 311429, {0, 0}, 0, 0}, {1, 311779, {0, 0}, 0, 0}, {1, 312734, {0, 0}, 0, 0}, {3, 313415, {0, 0}, 0, 0},
    {1, 313553, {0, 0}, 0, 0}, {1, 313668, {0, 0}, 0, 0}, {1, 313929, {0, 0}, 0, 0}, {1, 314397, {0, 0}, 0, 0},
    {1, 314997, {0, 0}, 0, 0}, {1, 315557, {0, 0}, 0, 0}, {1, 315610, {0, 0}, 0, 0}, {3, 315701, {0, 0}, 0, 0},
    {1, 316688, {0, 0}, 0, 0}, {1, 316715, {0, 0}, 0, 0}, {1, 316951, {0, 0}, 0, 0}, {1, 317001, {0, 0}, 0, 0},
    {1, 317249, {0, 0}, 0, 0}, {1, 317400, {0, 0}, 0, 0}, {1, 317563, {0, 0}, 0, 0}, {1, 317617, {0, 0}, 0, 0},
    {1, 317854, {0, 0}, 0, 0}, {1, 317904, {0, 0}, 0, 0}, {1, 318196, {0, 0}, 0, 0}, {1, 318259, {0, 0}, 0, 0},
    {1, 318824, {0, 0}, 0, 0}, {3, 319213, {0, 0}, 0, 0}, {3, 319315, {0, 0}, 0, 0}, {1, 319408, {0, 0}, 0, 0},
    {1, 319438, {0, 0}, 0, 0}, {1, 319539, {0, 0}, 0, 0}, {3, 319729, {0, 0}, 0, 0}, {1, 319748, {0, 0}, 0, 0},
    {1, 319914, {0, 0}, 0, 0}, {1, 320245, {0, 0}, 0, 0}, {1, 320593, {0, 0}, 0, 0}, {3, 320987, {0, 0}, 0, 0},
    {1, 321140, {0, 0}, 0, 0}, {1, 321773, {0, 0}, 0, 0}, {1, 321972, {0, 0}, 0, 0}, {1, 322127, {0, 0}, 0, 0},
    {1, 322335, {0, 0}, 0, 0}, {3, 322713, {0, 0}, 0, 0}, {3, 322838, {0, 0}, 0, 0}, {1, 323160, {0, 0}, 0, 0},
    {1, 323379, {0, 0}, 0, 0}, {1, 323427, {0, 0}, 0, 0}, {1, 323469, {0, 0}, 0, 0}, {3, 323774, {0, 0}, 0, 0},
    {1, 325918, {0, 0}, 0, 0}, {1, 325935, {0, 0}, 0, 0}, {1, 325961, {0, 0}, 0, 0}, {1, 326090, {0, 0}, 0, 0},
    {3, 326205, {0, 0}, 0, 0}, {1, 326327, {0, 0}, 0, 0}, {3, 326779, {0, 0}, 0, 0}, {3, 327070, {0, 0}, 0, 0},
    {3, 327086, {0, 0}, 0, 0}, {3, 327153, {0, 0}, 0, 0}, {3, 327169, {0, 0}, 0, 0}, {1, 327318, {0, 0}, 0, 0},
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
    101060, 96361, 101124, 96361, 101165, 31703, 3975, 101439, 31691, 13122, 2253, 101469, 101518,
    101540, 13122, 101649, 18052, 101736, 101768, 31703, 3975, 13122, 2253, 101469, 31703, 3975,
    101924, 13122, 102378, 102401, 102426, 2253, 102450, 13122, 101649, 13122, 32872, 47009, 102378,
    102401, 102999, 46993, 47009, 103064, 102999, 102378, 102401, 103385, 102426, 2253, 103409,
    8025, 15179, 52882, 6922, 13122, 103983, 2253, 104010, 31703, 3975, 102999, 13122, 13122, 102999,
    17222, 104397, 2253, 104421, 13122, 31703, 102999, 2253, 104609, 13122, 31703, 52870, 6945,
    6904, 48043, 13122, 101649, 105700, 105732, 18052, 13122, 17222, 104397, 29285, 53209, 13122,
    13127, 13122, 106678, 106707, 2253, 106733, 13122, 106974, 2253, 107003, 102999, 13122, 31703,
    2253, 107156, 107215, 107242, 2253, 107277, 2253, 107529, 2253, 107586, 2253, 107818, 2253,
    107971, 2253, 108118, 2253, 108297, 2253, 108420, 2253, 108713, 101649, 2253, 109449, 13122,
    109587, 13122, 109780, 13122, 109780, 109983, 2253, 110233, 2253, 110368, 102999, 13122, 2253,
    110724, 2253, 110832, 2253, 110889, 101649, 31703, 2253, 111001, 103064, 102378, 102401, 103064,
    112257, 105732, 105700, 2253, 112344, 112526, 112549, 2253, 112589, 13122, 112841, 13122, 112952,
    13122, 17222, 2253, 113005, 112549, 2253, 113882, 13122, 114132, 114165, 114198, 13122, 114340,
    114132, 114366, 114399, 2253, 114433, 13122, 114495, 114520, 114550, 2253, 114576, 13122, 50272,
    102999, 13122, 50272, 13122, 116333, 53209, 46993, 53509, 13127, 102378, 102401, 105732, 49409,
    112257, 105700, 116333, 6904, 2193, 6922, 2286, 117057, 13122, 32872, 6904, 6922, 47009, 2253,
    117800, 31703, 3975, 118017, 13122, 31703, 3975, 101924, 14949, 13122, 118205, 102999, 34406,
    2253, 118245, 31703, 3975, 101439, 13122, 13122, 118446, 2253, 118467, 102378, 102401, 105732,
    49409, 112257, 105700, 13122, 101439, 101518, 101540, 13122, 119138, 31703, 31668, 13122, 31729,
    31753, 31765, 31778, 31791, 31703, 13122, 31729, 31753, 31765, 31778, 31791, 2253, 119520,
    2253, 119811, 32432, 55028, 31668, 13122, 31729, 31753, 31765, 31778, 31791, 31668, 58298,
    13122, 31729, 31753, 31765, 31778, 31791, 2253, 119990, 32432, 31668, 120252, 13122, 31729,
    31753, 31765, 31778, 31791, 2253, 120283, 120522, 32885, 2253, 120547, 32960, 120620, 120522,
    32885, 101736, 101768, 2253, 120547, 32960, 120641, 6945, 5096, 2193, 2205, 15179, 2286, 120689,
    120780, 13122, 14066, 13127, 32885, 13122, 18052, 31703, 120917, 18019, 2253, 120952, 32960,
    120983, 120917, 32902, 121203, 2253, 121232, 121383, 13122, 13127, 14066, 32485, 32885, 120917,
    15622, 13122, 32432, 18052, 32960, 121440, 32885, 120917, 13122, 18052, 32960, 121582, 112952,
    121688, 15622, 32885, 15622, 14949, 3975, 121862, 14394, 2253, 121883, 32960, 121941, 13122,
    121998, 17998, 2253, 122019, 2253, 122216, 32885, 120917, 18019, 13122, 18052, 2253, 122476,
    32960, 122512, 32885, 13122, 122618, 2253, 122641, 32960, 122680, 32885, 13122, 122618, 18052,
    122782, 2253, 122801, 32960, 122889, 2193, 123002, 2253, 123032, 2286, 123101, 6922, 120522,
    123002, 15622, 120522, 120917, 112257, 105732, 2253, 123032, 32485, 32885, 123423, 15622, 13122,
    50272, 32432, 18052, 32960, 123450, 120522, 2253, 123671, 32885, 120917, 15622, 13122, 124052,
    18052, 2253, 124083, 32960, 124172, 32960, 124348, 121203, 15622, 120522, 120917, 112257, 105732,
    2253, 124437, 32885, 124728, 120917, 18052, 124052, 13122, 2253, 124083, 32960, 124760, 32885,
    120917, 13122, 32960, 124807, 32885, 120917, 18052, 13122, 2253, 124940, 32960, 125002, 96361,
    125032, 51854, 51864, 48043, 6904, 52894, 6922, 32885, 47009, 32960, 125282, 13122, 32885,
    47009, 2253, 125488, 13122, 125821, 14066, 13127, 13122, 125870, 14066, 13127, 48043, 52914,
    6904, 52894, 2193, 6922, 2253, 125960, 2253, 127463, 2253, 127645, 2253, 127751, 2253, 127933,
    2253, 128127, 2253, 128174, 2253, 128292, 2253, 128490, 2253, 128767, 2253, 129051, 2253, 129236,
    2253, 129429, 2253, 129616, 2253, 130447, 2253, 130660, 2253, 130839, 75737, 131007, 92272,
    131033, 2253, 131216, 2253, 131424, 2253, 131630, 2253, 131934, 2253, 132085, 2253, 132289,
    2253, 132522, 13122, 92272, 92299, 92326, 2253, 132932, 2253, 133322, 2253, 133657, 2253, 133949,
    2253, 134146, 2253, 134397, 12, 137876, 2253, 138622, 2253, 138887, 139105, 2253, 139132, 139277,
    139507, 2253, 139527, 2253, 139755, 2253, 140326, 2253, 140520, 2253, 140615, 13122, 140839,
    2253, 140864, 2253, 140988, 2253, 141140, 2253, 141334, 2253, 141670, 2253, 141950, 2253, 142346,
    2253, 142683, 2253, 143105, 2253, 143534, 2253, 143885, 139105, 139277, 2253, 144312, 2253,
    144982, 2253, 145303, 2253, 145456, 2253, 145803, 2253, 146565, 146765, 139277, 2253, 146793,
    2253, 146954, 2253, 147244, 2253, 147419, 2253, 147720, 2253, 147894, 2253, 148054, 2253, 148355,
    2253, 148491, 2253, 148873, 2253, 149118, 2253, 149473, 2253, 149661, 2253, 150456, 2253, 150596,
    139277, 13122, 139277, 14394, 13122, 153095, 153114, 2253, 153137, 153456, 2253, 153475, 2253,
    153674, 2253, 153768, 153985, 2253, 154010, 2253, 154135, 2253, 154403, 2253, 154532, 2253,
    154843, 155367, 2253, 155392, 2253, 155770, 2253, 156179, 2253, 156544, 2253, 157029, 2253,
    157347, 2253, 157721, 158044, 2253, 158073, 2253, 158353, 158418, 139105, 158843, 2253, 158870,
    2253, 159119, 12, 59297, 2253, 161595, 2228, 2205, 2193, 2286, 161814, 2587, 2205, 2193, 2286,
    162221, 2253, 162625, 162816, 32885, 88495, 162844, 162860, 162872, 2253, 162885, 6904, 6929,
    2193, 6922, 163220, 13127, 163250, 6904, 6929, 6922, 164282, 164304, 8025, 2205, 2193, 164325,
    164304, 8025, 2193, 164325, 2205, 29285, 165017, 2253, 165079, 2253, 165530, 2253, 166148,
    32885, 2253, 166358, 32960, 162844, 6945, 164282, 167265, 2205, 164325, 6904, 6929, 164325,
    167693, 164325, 2253, 168841, 164325, 6904, 167265, 163250, 170433, 2253, 170457, 163250, 164325,
    163250, 171236, 2253, 171256, 6945, 167265, 164325, 2253, 172003, 6945, 164325, 6945, 164282,
    167265, 164304, 8025, 2205, 2193, 164325, 2205, 167265, 164325, 13127, 13122, 174176, 2253,
    174209, 162816, 2253, 174392, 2253, 174506, 2205, 164304, 8025, 2205, 2193, 2253, 175445, 13122,
    14066, 13127, 175546, 175815, 175939, 2253, 176069, 2253, 176198, 2253, 176288, 2253, 176455,
    2253, 176901, 6904, 2193, 6922, 32885, 48063, 177116, 13122, 175939, 2253, 177423, 2253, 177557,
    2253, 177722, 13127, 175815, 8025, 15179, 2193, 32885, 48063, 177116, 2253, 177907, 2253, 178001,
    2253, 178109, 175633, 13127, 13122, 17222, 2253, 178359, 13122, 13127, 2253, 178510, 2253,
    178685, 2253, 178913, 2253, 179014, 13122, 179077, 13127, 2253, 179527, 13122, 179919, 2253,
    179948, 48043, 6904, 2253, 180163, 2253, 180291, 2253, 180489, 2253, 180753, 13122, 180864,
    2253, 180893, 2253, 181293, 181934, 51245, 51113, 95964, 96444, 32872, 13122, 32902, 13122,
    182192, 2253, 182232, 49409, 182556, 182584, 182618, 182646, 2253, 182675, 13122, 182789, 2253,
    182816, 49409, 182556, 182584, 49409, 183392, 2253, 183419, 13122, 18052, 17998, 13122, 37764,
    32432, 49409, 183392, 183957, 183984, 13122, 184579, 13122, 184579, 184732, 59713, 184781,
    2253, 185281, 102401, 2253, 185538, 2253, 185918, 2253, 186061, 2253, 186204, 2253, 186333,
    2253, 186562, 2253, 186766, 2253, 186967, 2253, 187214, 2253, 187339, 2253, 187529, 2253, 187652,
    2253, 187839, 2253, 187962, 2253, 188206, 2253, 188580, 2253, 188819, 2253, 189067, 2253, 189322,
    2253, 189488, 2253, 189738, 2253, 189917, 2253, 190138, 2253, 190401, 2253, 190546, 2253, 190776,
    2253, 191067, 2253, 191197, 2253, 191325, 2253, 191598, 2253, 191761, 2253, 191938, 2253, 192066,
    2253, 192273, 2253, 192498, 2253, 192626, 2253, 192752, 2253, 192878, 2253, 192996, 2253, 193112,
    2253, 193419, 2253, 193584, 2253, 193743, 2253, 194079, 2253, 194252, 2253, 194423, 2253, 194645,
    2253, 194803, 2253, 194959, 2253, 195221, 2253, 195379, 2253, 195535, 2253, 195797, 2253, 195953,
    2253, 196107, 2253, 196261, 2253, 196407, 2253, 196551, 2253, 196866, 2253, 197049, 2253, 197226,
    2253, 197718, 2253, 197895, 2253, 198069, 13122, 198171, 2253, 198205, 2253, 198412, 2253,
    198714, 2253, 199051, 2253, 199178, 103064, 13122, 2253, 199372, 2253, 200973, 201214, 35326,
    2253, 201242, 201407, 2253, 201434, 102401, 201407, 2253, 202034, 2253, 202268, 2253, 202567,
    202867, 2253, 202890, 203017, 2253, 203041, 2253, 203430, 2253, 203481, 2253, 205132, 2253,
    205310, 205606, 2253, 205633, 2253, 207111, 2253, 207238, 207613, 13138, 13122, 13127, 5096,
    2205, 6945, 10879, 57591, 14949, 5096, 2193, 2205, 2253, 57633, 2286, 207725, 6945, 10879,
    2205, 2193, 5096, 50001, 207961, 2253, 207979, 2286, 208094, 13122, 13127, 208158, 208180,
    8025, 2193, 52894, 52914, 5096, 122782, 2193, 2205, 15155, 15179, 2253, 53535, 2286, 207725,
    2205, 2193, 5096, 2253, 208358, 2286, 207725, 6945, 10879, 2205, 5096, 2193, 207961, 2253,
    208429, 2286, 208523, 13127, 208613, 2205, 13138, 208648, 13122, 13127, 5096, 10879, 2205,
    2193, 13122, 14066, 13127, 208713, 14220, 21161, 31691, 13122, 208914, 31691, 13122, 2193,
    5096, 2205, 2253, 209129, 2286, 209169, 2253, 209225, 13122, 14066, 13127, 209321, 32872, 13122,
    208914, 2253, 209530, 32960, 209566, 32872, 13122, 2253, 209621, 31691, 2253, 209780, 13122,
    208914, 2253, 210100, 2253, 210208, 48063, 210279, 52870, 6904, 15179, 52882, 6922, 8025, 32885,
    2193, 2253, 210458, 2253, 76688, 31691, 208914, 2193, 2286, 210951, 13122, 210978, 14066, 13127,
    13122, 31691, 32485, 13122, 2253, 211450, 2253, 211560, 211620, 13122, 14066, 13127, 13122,
    50272, 212044, 47009, 32885, 32960, 212070, 13122, 32432, 47009, 32885, 32960, 212261, 32960,
    212426, 32960, 212632, 13122, 212831, 212860, 47009, 32885, 2253, 212895, 32960, 212931, 13122,
    213146, 212860, 47009, 32885, 2253, 212895, 32960, 213174, 2253, 213267, 6922, 13122, 13122,
    47009, 32885, 2253, 48746, 32960, 213462, 2253, 213613, 32960, 213713, 2253, 48746, 32960,
    213816, 212831, 212860, 47009, 32885, 2253, 214128, 32960, 214166, 13122, 212831, 47009, 32885,
    2253, 212895, 32960, 214371, 13122, 212044, 47009, 32885, 32960, 214565, 2253, 212895, 32960,
    214792, 2253, 215025, 32960, 215068, 13122, 23799, 32885, 2253, 215198, 32960, 215267, 13122,
    32885, 2253, 215503, 32960, 215646, 2253, 216056, 32960, 216184, 13122, 50272, 32432, 47009,
    32885, 32960, 216394, 13122, 50001, 216633, 47009, 2253, 216668, 2253, 217021, 13122, 217182,
    217210, 2253, 217242, 2253, 217410, 13122, 217531, 217559, 2253, 217588, 13122, 217531, 217757,
    217785, 2253, 217813, 2253, 217955, 2253, 218172, 13122, 17998, 13122, 32872, 218345, 17998,
    32885, 2253, 218372, 32960, 218412, 2253, 218606, 2253, 218861, 15179, 2193, 2286, 219050,
    13122, 32872, 32885, 2253, 219072, 32960, 76715, 32960, 219185, 2253, 219072, 15155, 2205,
    2193, 2253, 219072, 2286, 219050, 2253, 219450, 2253, 219556, 2253, 219632, 2253, 219759, 2253,
    218861, 32960, 209566, 2253, 219902, 2253, 220041, 13122, 220179, 2253, 220221, 2253, 220330,
    220461, 6904, 2193, 13122, 13127, 14066, 221321, 51616, 96361, 221346, 2193, 2205, 2286, 222097,
    222423, 2253, 222452, 13122, 222621, 2253, 222974, 13122, 122618, 2253, 223575, 13122, 223961,
    2253, 223991, 2205, 15155, 10879, 5096, 2193, 2253, 224377, 14949, 3975, 2253, 121883, 224864,
    224895, 2253, 224929, 2253, 225181, 2253, 225512, 2253, 225639, 2253, 225696, 2253, 225909,
    13122, 226380, 2253, 226412, 13122, 13127, 226727, 6945, 247908, 48043, 247928, 6904, 247942,
    247967, 247992, 248016, 248121, 13122, 32872, 247942, 247967, 247992, 248016, 247928, 247942,
    247967, 247992, 248016, 248121, 13122, 13127, 247942, 247967, 247992, 248016, 13122, 247942,
    247967, 247992, 248016, 248553, 248590, 247942, 247967, 247992, 248016, 2253, 248628, 248590,
    248553, 248845, 247942, 247967, 247992, 248016, 2253, 248887, 248590, 247942, 247967, 247992,
    248016, 2253, 249157, 249304, 248553, 248590, 247942, 247967, 247992, 248016, 13122, 31703,
    247942, 247967, 247992, 248016, 13122, 249641, 247942, 247967, 247992, 248016, 2253, 249675,
    249753, 13122, 249762, 247942, 247967, 247992, 248016, 2253, 249789, 249304, 13122, 249762,
    247942, 247967, 247992, 248016, 31691, 250104, 13122, 31703, 247942, 247967, 247992, 248016,
    2253, 250127, 53209, 250684, 13122, 13127, 247942, 247967, 247992, 248016, 2253, 251124, 247942,
    247967, 247992, 248016, 13122, 250104, 247942, 247967, 247992, 248016, 32872, 32885, 13122,
    247942, 247967, 247992, 248016, 32960, 252041, 13122, 32432, 247942, 247967, 247992, 248016,
    249753, 13122, 32432, 247942, 247967, 247992, 248016, 249304, 13122, 32432, 247942, 247967,
    247992, 248016, 249304, 247942, 247967, 247992, 248016, 120522, 247942, 247967, 247992, 248016,
    13122, 253080, 253111, 247942, 247967, 247992, 248016, 2253, 253148, 248590, 248553, 247942,
    247967, 247992, 248016, 2253, 253212, 13127, 247942, 247967, 247992, 248016, 247928, 6922,
    247942, 247967, 247992, 248016, 31691, 13122, 253988, 247942, 247967, 247992, 248016, 250104,
    13122, 32432, 247942, 247967, 247992, 248016, 13122, 253988, 247942, 247967, 247992, 248016,
    13122, 254087, 247942, 247967, 247992, 248016, 31691, 13122, 17222, 32432, 254254, 247942,
    247967, 247992, 248016, 2253, 254286, 13122, 17222, 32432, 254254, 247942, 247967, 247992,
    248016, 250684, 46993, 47009, 247942, 247967, 247992, 248016, 13122, 255060, 255081, 247942,
    247967, 247992, 248016, 2253, 255107, 13122, 255381, 247942, 247967, 247992, 248016, 2253,
    255409, 13122, 255867, 247942, 247967, 247992, 248016, 2253, 255886, 13122, 58298, 247942,
    247967, 247992, 248016, 2253, 255979, 2253, 256136, 2253, 256499, 13122, 32902, 247942, 247967,
    247992, 248016, 13122, 256916, 247942, 247967, 247992, 248016, 2253, 256940, 257086, 247942,
    247967, 247992, 248016, 2253, 257113, 257086, 32902, 247942, 247967, 247992, 248016, 249753,
    247942, 247967, 247992, 248016, 31691, 250104, 13122, 253988, 247942, 247967, 247992, 248016,
    31691, 13122, 247942, 247967, 247992, 248016, 31691, 250104, 13122, 17222, 32432, 254254, 247942,
    247967, 247992, 248016, 32432, 247942, 247967, 247992, 248016, 250104, 13122, 253988, 247942,
    247967, 247992, 248016, 13122, 260403, 247942, 247967, 247992, 248016, 2253, 260440, 13122,
    260949, 260961, 260979, 247942, 247967, 247992, 248016, 2253, 261009, 261417, 261432, 260979,
    247942, 247967, 247992, 248016, 261432, 260979, 247942, 247967, 247992, 248016, 261417, 260961,
    260979, 262010, 262038, 247942, 247967, 247992, 248016, 261417, 260961, 260979, 262096, 247942,
    247967, 247992, 248016, 261417, 260961, 260403, 262096, 247942, 247967, 247992, 248016, 2253,
    262214, 261432, 261417, 260979, 247942, 247967, 247992, 248016, 13122, 17222, 32432, 58298,
    247942, 247967, 247992, 248016, 13122, 263324, 247942, 247967, 247992, 248016, 2253, 263348,
    250104, 13122, 17222, 32432, 58298, 247942, 247967, 247992, 248016, 13122, 264135, 247942,
    247967, 247992, 248016, 2253, 264164, 13122, 264425, 247942, 247967, 247992, 248016, 250104,
    13122, 31703, 247942, 247967, 247992, 248016, 250684, 13122, 14066, 13127, 247942, 247967,
    247992, 248016, 250104, 249753, 13122, 32432, 247942, 247967, 247992, 248016, 249753, 31691,
    253080, 13122, 247942, 247967, 247992, 248016, 249753, 253080, 264920, 13122, 247942, 247967,
    247992, 248016, 2253, 264954, 250104, 249753, 13122, 17222, 32432, 254254, 247942, 247967,
    247992, 248016, 13122, 31691, 247942, 247967, 247992, 248016, 250104, 13122, 254087, 247942,
    247967, 247992, 248016, 249753, 249304, 253080, 13122, 247942, 247967, 247992, 248016, 249753,
    249304, 253080, 264920, 13122, 247942, 247967, 247992, 248016, 13122, 34329, 250104, 34406,
    247942, 247967, 247992, 248016, 250104, 13122, 32432, 265358, 247942, 247967, 247992, 248016,
    2253, 265389, 13122, 250684, 2193, 247942, 247967, 247992, 248016, 2286, 265647, 250684, 53209,
    13122, 13127, 247942, 247967, 247992, 248016, 249304, 250104, 13122, 32432, 247942, 247967,
    247992, 248016, 249304, 250104, 13122, 253988, 247942, 247967, 247992, 248016, 249304, 31691,
    253080, 13122, 247942, 247967, 247992, 248016, 249304, 253080, 264920, 13122, 247942, 247967,
    247992, 248016, 249304, 250104, 13122, 17222, 32432, 254254, 247942, 247967, 247992, 248016,
    250684, 13127, 247942, 247967, 247992, 248016, 13122, 266604, 247942, 247967, 247992, 248016,
    2253, 266634, 13122, 266783, 266816, 247942, 247967, 247992, 248016, 2253, 266845, 13122, 267055,
    247942, 247967, 247992, 248016, 6945, 48043, 247928, 6904, 247942, 247967, 247992, 248016,
    32885, 250684, 13122, 247942, 247967, 247992, 248016, 32960, 267476, 250684, 247942, 247967,
    247992, 248016, 13122, 13127, 267572, 14066, 247942, 247967, 247992, 248016, 267824, 13122,
    13127, 247942, 247967, 247992, 248016, 6904, 15179, 8025, 2193, 52882, 6922, 247942, 247967,
    247992, 248016, 14213, 14220, 50555, 32485, 32885, 13122, 32885, 13122, 32960, 268096, 13122,
    32885, 18019, 32960, 268206, 32885, 14949, 3975, 121862, 14394, 13122, 18019, 2253, 268334,
    2253, 122476, 32960, 268383, 32885, 13122, 223961, 2253, 268467, 32960, 268536, 32885, 18019,
    13122, 124052, 2253, 124083, 32960, 268563, 32885, 13122, 268661, 2253, 268693, 32960, 268735,
    32960, 213174, 32885, 2205, 18019, 2193, 2253, 269000, 32960, 269038, 2286, 269050, 32885,
    50001, 13122, 89616, 269145, 2253, 269173, 32960, 269268, 32885, 18019, 50001, 13122, 124052,
    89616, 2253, 269516, 32960, 269633, 32885, 18019, 13122, 2193, 2253, 269893, 32960, 269947,
    2286, 269050, 124052, 269967, 2253, 124083, 2253, 41812, 32960, 270025, 32960, 214792, 32885,
    18019, 13122, 270363, 2253, 270395, 32960, 270471, 13122, 14066, 13127, 270492, 184432, 21161,
    32432, 50272, 271688, 271715, 271741, 212044, 13122, 271765, 271781, 247992, 271803, 31691,
    50272, 271688, 271715, 271741, 212044, 13122, 271765, 271781, 247992, 271803, 13122, 271868,
    271899, 271765, 271781, 247992, 271803, 13122, 31729, 31753, 31765, 31778, 31791, 271765, 271781,
    247992, 271803, 272984, 13122, 271765, 271781, 247992, 271803, 50272, 271688, 271715, 271741,
    212044, 13122, 271765, 271781, 247992, 271803, 13122, 32432, 271688, 271765, 271781, 247992,
    271803, 274608, 13122, 271765, 271781, 247992, 271803, 13122, 271899, 271765, 271781, 247992,
    271803, 272984, 2193, 2205, 271765, 271781, 247992, 271803, 2286, 274804, 32872, 13122, 274830,
    218345, 271765, 271781, 247992, 271803, 2253, 274860, 32872, 13122, 271899, 271765, 271781,
    247992, 271803, 29285, 272984, 13122, 271765, 271781, 247992, 271803, 271765, 271781, 247992,
    271803, 276395, 31691, 112952, 271688, 271715, 271741, 212044, 13122, 271765, 271781, 247992,
    271803, 50272, 32432, 277060, 272984, 13122, 271765, 271781, 247992, 271803, 112952, 271688,
    271715, 271741, 212044, 13122, 271765, 271781, 247992, 271803, 13122, 271688, 271765, 271781,
    247992, 271803, 271688, 13122, 271765, 271781, 247992, 271803, 271741, 13122, 272984, 271765,
    271781, 247992, 271803, 50272, 277060, 272984, 13122, 271765, 271781, 247992, 271803, 271688,
    271715, 271741, 212044, 13122, 271765, 271781, 247992, 271803, 18019, 279614, 272984, 13122,
    271765, 271781, 247992, 271803, 6922, 271765, 271781, 247992, 271803, 10879, 272984, 2193,
    2205, 271765, 271781, 247992, 271803, 13127, 13122, 271765, 271781, 247992, 271803, 280496,
    280524, 280570, 280924, 49409, 5096, 280924, 49409, 6904, 281167, 2193, 2286, 281200, 280924,
    49409, 281609, 8025, 2193, 52894, 52914, 281720, 282243, 280924, 282700, 49409, 281609, 280924,
    282700, 49409, 281609, 8025, 2193, 52894, 52914, 282909, 49409, 282700, 280924, 288119, 49409,
    280924, 282700, 288119, 49409, 280924, 280924, 282700, 32485, 49409, 49409, 47009, 280924,
    288956, 280924, 49409, 288973, 280924, 282700, 49409, 280924, 49409, 5096, 2193, 49409, 47009,
    280924, 32885, 32960, 289775, 280924, 288973, 49409, 280924, 288956, 288973, 49409, 280924,
    288973, 288956, 49409, 280924, 288956, 49409, 288119, 49409, 282700, 280924, 46993, 288956,
    49409, 47009, 280924, 280924, 49409, 52882, 8025, 49409, 280924, 282700, 292772, 288956, 49409,
    292894, 288956, 49409, 280924, 288956, 49409, 17222, 2253, 293027, 288956, 49409, 292894, 2193,
    2286, 293255, 292894, 293360, 288956, 49409, 293360, 292894, 288956, 49409, 293857, 288956,
    49409, 49409, 13127, 282700, 280924, 49409, 281609, 280924, 49409, 288956, 31703, 2253, 295216,
    48043, 6904, 49409, 280924, 49409, 295327, 280924, 288956, 49409, 282700, 280924, 281609, 288119,
    49409, 282700, 280924, 281609, 288956, 280924, 49409, 295327, 280924, 49409, 288956, 280924,
    49409, 296045, 2253, 296079, 5096, 288956, 280924, 49409, 32885, 281167, 2193, 48063, 296574,
    2286, 281200, 280924, 49409, 2193, 288956, 292894, 49409, 288119, 280924, 49409, 280924, 49409,
    281609, 2253, 297098, 49409, 280924, 281609, 288119, 49409, 280924, 282700, 281609, 288119,
    49409, 280924, 281609, 49409, 288973, 280924, 49409, 280924, 282700, 281609, 280924, 49409,
    31703, 2253, 302584, 6904, 280924, 49409, 281609, 8025, 2193, 52894, 52914, 5096, 280924, 49409,
    2193, 15179, 280924, 8025, 32885, 281167, 49409, 52882, 48063, 296574, 49409, 280924, 13127,
    49409, 308036, 13122, 308367, 13122, 31729, 14394, 131033, 120917, 120522, 13122, 31729, 308837,
    13122, 92272, 92299, 92326, 308860, 308894, 31729, 2253, 308968, 13122, 309082, 309111, 309153,
    2253, 309178, 13122, 14394, 131033, 208914, 2253, 309574, 13122, 131033, 13122, 309789, 31729,
    31753, 31765, 31778, 31791, 2253, 309823, 13122, 309970, 2253, 310008, 308894, 120917, 31729,
    120522, 2253, 310339, 13122, 14394, 131033, 310523, 2253, 310550, 13122, 131033, 310523, 2253,
    310709, 13122, 37764, 310824, 2253, 310855, 31729, 120917, 120522, 2193, 311051, 2205, 15179,
    2286, 311070, 13122, 311222, 131033, 17998, 308894, 31729, 2253, 311246, 13122, 131033, 311320,
    308894, 30383, 311591, 13122, 131033, 311729, 31668, 308894, 31729, 13122, 311890, 311926,
    13122, 312074, 310523, 312114, 13122, 312303, 312330, 2253, 312377, 13122, 31729, 14394, 13122,
    131033, 311320, 122782, 122782, 13122, 309970, 2253, 312897, 313010, 31729, 308894, 49409,
    14949, 120917, 50001, 13122, 14394, 31729, 131033, 13122, 18052, 2253, 313267, 32960, 313294,
    313487, 2253, 313513, 313614, 13127, 313806, 13127, 313882, 2253, 314079, 32902, 314245, 37764,
    2253, 314512, 314716, 2253, 314795, 52870, 6945, 48043, 6904, 6922, 52870, 6945, 6904, 6922,
    315109, 47009, 314245, 6922, 247908, 315470, 6922, 315470, 2253, 315744, 2253, 315845, 316399,
    2253, 316430, 75737, 316805, 13122, 316805, 35844, 317108, 317129, 2253, 317149, 13122, 316805,
    31703, 13122, 316805, 317494, 13122, 316805, 35844, 43597, 317731, 2253, 317753, 13122, 316805,
    318057, 318078, 2253, 318100, 13122, 316805, 318341, 318366, 2253, 318390, 13122, 316805, 318628,
    318078, 2253, 318655, 13122, 316805, 35844, 318926, 318947, 2253, 318968, 319490, 13122, 320094,
    320120, 320166, 320206, 13122, 320512, 320206, 2253, 320541, 13122, 321084, 2253, 321662, 13122,
    322672, 320206, 2253, 323027, 75737, 320206, 75737, 324066, 320206, 324271, 75737, 320206,
    2253, 324375, 320206, 30383, 320206, 30383, 324920, 320206, 324271, 30383, 320206, 13122, 325251,
    2253, 325284, 325251, 2253, 325459, 2253, 326546,
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
