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
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {124988, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {125985, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {129661, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {135011, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {2435, 1}, {0, 0}}, {159303, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {2580, 2}, {0, 0}},
    {175600, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {178127, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2742, 1}, {0, 0}},
    {55805, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {184399, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16304, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {2435, 1}, {2828, 1}}, {36013, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {30141, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {3093, 2}, {0, 0}}, {211646, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {717, 1}, {0, 0}},
    {216720, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {220638, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {226876, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21161, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {4112, 3}, {0, 0}},
    {270510, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {4225, 2}, {0, 0}}, {280012, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14226, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {308140, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {2435, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {313297, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316645, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {319068, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {717, 1}, {0, 0}},
    {325481, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {2435, 1}, {0, 0}},
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
    {121914, 121782, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2222, 6}, {2228, 2}}, {122020, 121925, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {2232, 3}, {2235, 1}},
    {122066, 122044, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {122251, 122104, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2237, 1}},
    {122494, 122300, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {2239, 5}, {2244, 2}},
    {122656, 122530, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {2248, 3}, {2251, 2}}, {122894, 122530, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {2255, 5}, {2260, 2}},
    {123090, 122938, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {2264, 2}, {2266, 2}},
    {123137, 57854, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {852, 2}, {0, 0}}, {123311, 123177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {2270, 2}, {0, 0}},
    {123378, 123325, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {2272, 6}, {2278, 1}}, {123432, 56515, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2280, 8}, {2288, 1}},
    {123478, 123457, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {123494, 121685, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {548, 1}},
    {123679, 123552, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {2290, 1}, {2291, 1}},
    {124158, 123745, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {2293, 6}, {2299, 2}},
    {124325, 124243, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {2213, 4}, {2303, 1}}, {124472, 124340, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {2305, 6}, {2311, 1}},
    {124737, 124485, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {2313, 6}, {2319, 2}}, {124786, 124752, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {2323, 3}, {2326, 1}},
    {124976, 124814, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {2328, 4}, {2332, 2}}, {125036, 125015, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2340, 4}, {0, 0}},
    {125195, 125063, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {829, 1}, {0, 0}}, {125260, 125213, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2344, 2}, {2346, 1}},
    {125283, 125213, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2348, 3}, {2346, 1}}, {125551, 125357, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2351, 1}},
    {125626, 125580, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {0, 0}}, {125758, 125650, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2351, 1}},
    {125819, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2353, 4}, {0, 0}}, {125864, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2357, 4}, {0, 0}},
    {125907, 125882, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2361, 6}, {0, 0}}, {125968, 13112, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2367, 1}},
    {127497, 127311, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {2369, 1}}, {127558, 127511, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2369, 1}},
    {127704, 127570, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2371, 1}}, {127810, 127570, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2373, 1}},
    {128051, 127838, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2375, 1}}, {128126, 128066, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2377, 1}},
    {128211, 104663, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2379, 1}}, {128295, 128227, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2381, 1}},
    {128308, 128227, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2381, 1}}, {128608, 128338, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2383, 1}},
    {128883, 128618, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2385, 1}}, {129136, 128893, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2387, 1}},
    {129259, 129159, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {2389, 1}}, {129512, 129276, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2391, 1}},
    {129652, 129521, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2393, 1}}, {130568, 130281, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {2395, 1}},
    {130735, 130604, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2397, 1}}, {130867, 130777, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {2399, 1}},
    {131034, 130900, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {2401, 4}, {114, 1}}, {131257, 131109, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2405, 1}},
    {131480, 131287, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2407, 1}}, {131699, 131512, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2409, 1}},
    {131763, 131732, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131931, 131817, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2411, 1}},
    {132139, 131950, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2413, 1}}, {132362, 132172, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2415, 1}},
    {132578, 132405, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2417, 1}}, {132945, 132732, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {2419, 4}, {2423, 1}},
    {133095, 132963, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {2419, 4}, {0, 0}}, {133313, 133208, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1930, 2}, {2425, 1}},
    {133751, 133389, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2427, 1}}, {133980, 133772, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2429, 1}},
    {134150, 134026, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2431, 1}}, {134240, 134178, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134394, 134267, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2433, 1}}, {134558, 134463, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134823, 134687, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {134873, 134843, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134985, 134910, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138615, 138557, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2437, 1}},
    {138984, 138707, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {2439, 1}}, {139166, 138997, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2441, 1}, {2442, 1}},
    {139186, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {139200, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {139224, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {139263, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2444, 1}, {0, 0}},
    {139291, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2444, 1}, {0, 0}}, {139536, 139400, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {2445, 1}, {2446, 1}},
    {139802, 139654, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {2445, 1}, {2448, 1}}, {140094, 140037, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {140174, 140037, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {140380, 140227, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2450, 1}},
    {140409, 140227, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2450, 1}}, {140555, 140437, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2452, 1}},
    {140627, 140437, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2454, 1}}, {140654, 140437, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {2454, 1}},
    {140882, 140734, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {2456, 2}, {2458, 1}},
    {140982, 140734, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2456, 2}, {2460, 1}},
    {141009, 140734, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2456, 2}, {2460, 1}},
    {141131, 141044, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {2462, 1}}, {141204, 141044, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141231, 141044, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {141259, 141044, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141350, 141286, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {2464, 1}}, {141377, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {141796, 141492, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2466, 1}}, {142011, 141833, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2468, 1}},
    {142475, 142148, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2470, 1}}, {142782, 142564, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2472, 1}},
    {143242, 142889, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {2441, 1}, {2474, 1}}, {143640, 143346, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {2476, 1}},
    {143953, 143704, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {2478, 1}}, {144515, 144012, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {2480, 2}, {2482, 1}},
    {144580, 144563, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {2444, 1}, {0, 0}}, {144610, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144782, 144747, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {145043, 144854, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {2484, 1}},
    {145084, 145071, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {145317, 145201, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {2486, 1}},
    {145342, 145201, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {2486, 1}}, {145479, 145378, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2488, 1}},
    {145495, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {145505, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {145572, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {145827, 145677, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {2490, 1}},
    {145929, 145852, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {146000, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {146031, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {146053, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {146116, 146100, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {146387, 146185, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {2441, 1}, {2433, 1}},
    {146566, 146485, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {2492, 1}}, {146783, 146684, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {2494, 2}, {2496, 1}},
    {146954, 146852, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {2498, 1}}, {147262, 147144, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2500, 1}},
    {147468, 147283, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {2441, 1}, {2502, 1}},
    {147561, 147499, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2500, 1}}, {147593, 147144, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2500, 1}},
    {147740, 147619, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2504, 1}}, {147776, 147499, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2500, 1}},
    {147890, 147813, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2506, 1}}, {147916, 147813, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2506, 1}},
    {148077, 147940, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2441, 1}, {2508, 1}}, {148096, 144747, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {148214, 148145, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2002, 1}}, {148372, 148238, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2510, 1}},
    {148511, 148401, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2441, 1}, {2512, 1}}, {148541, 110119, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {149019, 148814, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {2514, 1}}, {149336, 149056, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {2516, 1}},
    {149513, 149418, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {2518, 1}}, {149585, 149566, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {149658, 149608, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2520, 1}}, {149765, 149703, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {150314, 150077, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {2441, 1}, {2433, 1}}, {150523, 150362, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {2522, 1}},
    {150612, 150533, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2524, 1}}, {150634, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2526, 2}, {0, 0}},
    {150668, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {150693, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {150791, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2528, 3}, {0, 0}}, {150826, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2528, 3}, {0, 0}},
    {150861, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2528, 3}, {0, 0}}, {150896, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2528, 3}, {0, 0}},
    {150931, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2528, 3}, {0, 0}}, {150967, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2528, 3}, {0, 0}},
    {151003, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151039, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151075, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2528, 3}, {0, 0}}, {151106, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151137, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151168, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151195, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151222, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151249, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151286, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151313, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151340, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151368, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151396, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151424, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151452, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151480, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151508, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151536, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151564, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151592, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151620, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151647, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151675, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151703, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151731, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151759, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151787, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151815, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151843, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151871, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151899, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151927, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151954, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151982, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152010, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152037, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152064, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152091, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152118, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152145, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152172, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {152203, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {152237, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152263, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152289, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152320, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152351, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152382, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152413, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152444, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152476, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152508, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152540, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152568, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152596, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152624, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152649, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152675, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152701, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152727, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152754, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152778, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152803, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152828, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152853, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152888, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152914, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {153164, 152990, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {2531, 2}, {2533, 1}},
    {153230, 153202, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {153537, 153322, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {2535, 1}, {2536, 1}},
    {153667, 153560, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {2538, 1}}, {153797, 153688, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {2540, 1}},
    {154004, 153906, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2542, 1}, {2543, 1}}, {154137, 154023, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2542, 1}, {2545, 1}},
    {154436, 154339, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {2542, 1}, {2547, 1}}, {154561, 154452, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2542, 1}, {2549, 1}},
    {154602, 146100, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {2542, 1}, {0, 0}}, {154876, 154742, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {2542, 1}, {2551, 1}},
    {155515, 155170, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2553, 1}, {2554, 1}}, {155933, 155612, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2553, 1}, {2556, 1}},
    {156346, 155962, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2553, 1}, {2558, 1}}, {156751, 156366, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2553, 1}, {2560, 1}},
    {157152, 156874, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2553, 1}, {2562, 1}}, {157514, 157172, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2553, 1}, {2564, 1}},
    {157911, 157618, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2566, 1}}, {157938, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2542, 1}, {0, 0}},
    {158076, 157975, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2568, 1}, {2569, 1}}, {158183, 158102, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {2542, 1}, {2551, 1}},
    {158218, 146100, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {2542, 1}, {0, 0}}, {158370, 158272, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {2571, 1}},
    {158405, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2573, 1}, {0, 0}}, {158442, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2573, 1}, {0, 0}},
    {158902, 158559, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {2574, 2}, {2576, 1}},
    {158940, 158923, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {2573, 1}, {0, 0}}, {159114, 159027, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2578, 1}},
    {159194, 159145, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {159287, 159208, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2578, 1}},
    {161593, 161450, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2582, 1}}, {161798, 161644, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2584, 3}, {2587, 1}},
    {162000, 161817, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {162200, 162036, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2589, 3}, {2592, 1}},
    {162389, 162218, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {162406, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {162620, 162474, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2594, 1}}, {162717, 162631, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {162882, 162759, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2596, 2}, {2598, 3}}, {162937, 162901, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {812, 1}, {0, 0}},
    {163030, 162950, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {829, 1}, {0, 0}}, {163087, 163051, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2604, 4}, {0, 0}},
    {163244, 163115, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2608, 3}, {0, 0}}, {163618, 163386, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2611, 3}, {0, 0}},
    {164318, 163793, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2614, 6}, {0, 0}}, {164385, 164333, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {164833, 164503, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2620, 4}, {0, 0}}, {165144, 164965, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2624, 3}, {2627, 1}},
    {165540, 165215, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2629, 1}}, {166158, 165703, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2631, 1}},
    {166285, 166190, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {166314, 166296, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166358, 13112, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2633, 1}, {2634, 2}}, {166586, 166450, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {166674, 166613, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {167261, 166738, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2638, 5}, {2594, 1}},
    {167463, 167336, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2643, 2}, {0, 0}}, {167651, 167505, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {997, 1}, {0, 0}},
    {167684, 166296, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2645, 2}, {0, 0}}, {168074, 167703, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2647, 1}, {0, 0}},
    {168873, 168190, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2614, 6}, {2648, 1}},
    {169294, 168916, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2647, 1}, {0, 0}}, {170324, 169511, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2650, 4}, {2594, 1}},
    {170453, 170375, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2654, 1}, {2655, 1}},
    {170807, 170514, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2657, 2}, {2594, 1}}, {171073, 170823, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2659, 1}, {2594, 1}},
    {171095, 170823, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2659, 1}, {2594, 1}}, {171252, 171124, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2660, 1}, {2661, 1}},
    {171271, 170823, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2659, 1}, {2594, 1}}, {172023, 171328, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2663, 3}, {2666, 1}},
    {172372, 172093, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2668, 2}, {0, 0}}, {173280, 172479, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2670, 8}, {2666, 1}},
    {173420, 173293, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {173433, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174039, 173479, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2678, 3}, {2594, 1}}, {174049, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2681, 2}, {0, 0}},
    {174211, 174082, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2683, 1}, {2684, 1}}, {174430, 174249, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2686, 1}, {2687, 1}},
    {174507, 174447, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2686, 1}, {2689, 1}}, {174528, 166296, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174592, 174547, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2691, 1}, {0, 0}}, {174606, 166296, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2692, 4}, {0, 0}},
    {175450, 174730, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2614, 6}, {2696, 1}},
    {175590, 175461, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2698, 4}, {0, 0}}, {175805, 175712, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2702, 1}, {0, 0}},
    {175929, 175833, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2703, 1}, {0, 0}}, {176109, 175979, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2704, 1}},
    {176205, 176146, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2703, 1}, {2706, 1}}, {176325, 176226, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2702, 1}, {2708, 1}},
    {176506, 176226, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2702, 1}, {2710, 1}}, {176950, 176673, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2712, 1}},
    {177089, 177003, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2714, 4}, {2718, 1}}, {177264, 177162, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 2}, {0, 0}},
    {177475, 177299, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2703, 1}, {2722, 1}}, {177594, 177494, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2724, 1}},
    {177728, 177605, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2726, 1}}, {177911, 177758, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2728, 6}, {2734, 2}},
    {178002, 177936, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2738, 1}}, {178117, 178043, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2740, 1}},
    {178223, 178138, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {623, 1}, {0, 0}}, {178251, 175833, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {178351, 178276, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2743, 3}, {2746, 1}}, {178388, 178372, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2748, 2}, {0, 0}},
    {178519, 178420, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2681, 2}, {2750, 1}},
    {178692, 178569, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2681, 2}, {2752, 1}},
    {178774, 178723, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2681, 2}, {2752, 1}},
    {178806, 178569, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2681, 2}, {2752, 1}},
    {178913, 178836, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2681, 2}, {2754, 1}},
    {179021, 178935, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2681, 2}, {2756, 1}},
    {179074, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2758, 3}, {0, 0}}, {179124, 179094, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2750, 1}},
    {179582, 179248, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2761, 1}}, {179610, 177162, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {179651, 179634, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2738, 1}}, {179674, 179634, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2740, 1}},
    {179717, 179698, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2752, 1}}, {179953, 179839, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2763, 2}, {2765, 1}},
    {179972, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2748, 2}, {0, 0}}, {180026, 180002, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {623, 1}, {0, 0}},
    {180084, 180063, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2767, 2}, {0, 0}}, {180211, 180100, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2769, 1}},
    {180329, 180236, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2771, 1}}, {180398, 180359, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2752, 1}},
    {180529, 180425, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2773, 1}}, {180604, 180552, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2752, 1}},
    {180628, 180425, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2773, 1}}, {180650, 180552, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2752, 1}},
    {180770, 180359, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2775, 1}}, {180903, 180791, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2777, 2}, {2779, 1}},
    {180979, 180929, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2681, 2}, {0, 0}}, {181303, 181044, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {623, 1}, {2781, 1}},
    {181403, 181327, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2752, 1}}, {181516, 181445, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2681, 2}, {2750, 1}},
    {181618, 181544, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2681, 2}, {2752, 1}},
    {181650, 181544, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2681, 2}, {2752, 1}},
    {181683, 181544, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2681, 2}, {2752, 1}},
    {181781, 181714, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2681, 2}, {2754, 1}},
    {181831, 181714, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2681, 2}, {2756, 1}},
    {182019, 32855, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2788, 3}, {915, 1}}, {182240, 182085, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2791, 2}, {2793, 1}},
    {182715, 182414, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2795, 5}, {2800, 1}},
    {182819, 182726, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2802, 2}, {2804, 1}}, {183106, 182836, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {718, 1}, {0, 0}},
    {183233, 183115, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2806, 3}, {2800, 1}},
    {183423, 183249, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2809, 2}, {2811, 1}}, {183702, 183629, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2813, 3}, {0, 0}},
    {183810, 183741, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2816, 3}, {2746, 1}},
    {183979, 183823, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2819, 4}, {2811, 1}}, {184246, 183991, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {718, 1}, {0, 0}},
    {184305, 184256, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {184383, 184342, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {184576, 184493, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2823, 2}, {0, 0}}, {184588, 184493, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2823, 2}, {0, 0}},
    {184736, 184493, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2825, 3}, {0, 0}}, {185273, 185217, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2830, 1}},
    {185286, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185300, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185319, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {185338, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185606, 185379, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2832, 1}, {2833, 1}}, {185643, 185379, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2832, 1}, {2833, 1}},
    {185679, 185379, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2832, 1}, {2833, 1}}, {185715, 185379, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2832, 1}, {2833, 1}},
    {185814, 185750, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {185911, 185837, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2835, 1}},
    {185929, 185837, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2835, 1}}, {186103, 185960, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2837, 1}},
    {186196, 186124, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2839, 1}}, {186217, 186124, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2839, 1}},
    {186238, 185960, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2837, 1}}, {186351, 186259, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2841, 1}},
    {186626, 186470, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2843, 1}}, {186656, 186470, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2843, 1}},
    {186829, 186470, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2845, 1}}, {186858, 186470, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2845, 1}},
    {187030, 186470, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2847, 1}}, {187059, 186470, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2847, 1}},
    {187277, 186470, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2849, 1}}, {187392, 186470, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2851, 1}},
    {187421, 186470, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2849, 1}}, {187591, 186470, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2853, 1}},
    {187704, 186470, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2855, 1}}, {187732, 186470, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2853, 1}},
    {187901, 186470, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2857, 1}}, {188014, 186470, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2859, 1}},
    {188042, 186470, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2857, 1}}, {188306, 188121, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2861, 1}},
    {188340, 188121, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2861, 1}}, {188670, 188451, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2863, 1}},
    {188697, 188451, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2863, 1}}, {188861, 188724, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2865, 1}},
    {188888, 188724, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2865, 1}}, {189120, 188973, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2867, 1}},
    {189151, 188724, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2867, 1}}, {189182, 188973, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2867, 1}},
    {189424, 189213, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2869, 1}}, {189589, 189213, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2871, 1}},
    {189854, 189619, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2873, 1}}, {189969, 188973, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2875, 1}},
    {189999, 188724, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2875, 1}}, {190029, 188973, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2875, 1}},
    {190190, 188973, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2877, 1}}, {190220, 188724, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2877, 1}},
    {190250, 188973, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2877, 1}}, {190482, 190292, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2879, 1}},
    {190626, 190292, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2881, 1}}, {190872, 190656, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2883, 1}},
    {190902, 189213, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2869, 1}}, {190933, 189213, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2871, 1}},
    {190963, 189619, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2873, 1}}, {191131, 190993, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2885, 1}},
    {191260, 190993, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2887, 1}}, {191388, 190993, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2889, 1}},
    {191420, 190993, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2885, 1}}, {191453, 190993, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2887, 1}},
    {191485, 190993, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2889, 1}}, {191662, 190993, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}},
    {191695, 190993, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}}, {191825, 190993, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}},
    {192001, 190993, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}}, {192129, 190993, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}},
    {192161, 190993, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}}, {192336, 190993, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}},
    {192368, 190993, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}}, {192400, 190993, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}},
    {192433, 190993, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}}, {192561, 190993, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}},
    {192688, 190993, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}}, {192814, 190993, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2905, 1}},
    {192931, 190993, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2907, 1}}, {193048, 190993, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2909, 1}},
    {193164, 190993, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2911, 1}}, {193195, 190993, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}},
    {193227, 190993, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}}, {193258, 190993, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2905, 1}},
    {193516, 193299, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2913, 1}}, {193680, 193299, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2915, 1}},
    {193839, 193299, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2917, 1}}, {193869, 193299, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2913, 1}},
    {193900, 193299, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2915, 1}}, {193930, 193299, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2917, 1}},
    {194185, 193960, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2919, 1}}, {194357, 193960, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2921, 1}},
    {194528, 193960, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2923, 1}}, {194734, 194561, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2925, 1}},
    {194891, 194561, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2927, 1}}, {195047, 194561, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2929, 1}},
    {195082, 194561, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2925, 1}}, {195118, 194561, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2927, 1}},
    {195153, 194561, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2929, 1}}, {195310, 194561, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}},
    {195467, 194561, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}}, {195623, 194561, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}},
    {195658, 194561, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}}, {195694, 194561, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}},
    {195729, 194561, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}}, {195885, 194561, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}},
    {196040, 194561, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}}, {196194, 194561, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2941, 1}},
    {196339, 194561, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2943, 1}}, {196484, 194561, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2945, 1}},
    {196628, 194561, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2947, 1}}, {196662, 194561, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}},
    {196697, 194561, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}}, {196731, 194561, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2941, 1}},
    {196908, 196765, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2949, 1}}, {196929, 196765, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2949, 1}},
    {197057, 196961, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2951, 1}}, {197282, 197098, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2953, 1}},
    {197378, 197321, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2492, 1}},
    {197402, 197321, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2492, 1}},
    {197424, 197321, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2492, 1}},
    {197446, 197321, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2492, 1}},
    {197514, 197468, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2492, 1}},
    {197537, 197468, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2492, 1}},
    {197559, 197468, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2492, 1}},
    {197581, 197468, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2492, 1}},
    {197760, 197603, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2955, 1}}, {197938, 197778, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2957, 1}},
    {197955, 185750, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197965, 185750, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {198067, 197976, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2832, 1}, {2959, 1}}, {198248, 198087, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2961, 2}, {2963, 1}},
    {198455, 198264, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2832, 1}, {2965, 1}}, {198491, 198264, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2832, 1}, {2965, 1}},
    {198526, 198264, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2832, 1}, {2965, 1}}, {198561, 198264, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2832, 1}, {2965, 1}},
    {198659, 198595, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2832, 1}, {2965, 1}}, {198715, 197321, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2967, 1}},
    {198741, 197321, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2967, 1}},
    {198766, 197321, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2967, 1}},
    {198792, 197321, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2967, 1}},
    {198818, 197976, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2832, 1}, {2967, 1}}, {198840, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198857, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198874, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198918, 198899, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {199055, 198933, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2832, 1}, {2969, 1}},
    {199073, 185750, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {199230, 199094, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2971, 1}},
    {199412, 199261, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2973, 2}, {2975, 1}},
    {199427, 199261, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2973, 2}, {2975, 1}},
    {199442, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199473, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199500, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199526, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199553, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199582, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199614, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199646, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199674, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199706, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199738, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199768, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199794, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199820, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199848, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199875, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199904, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199936, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199968, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199996, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200028, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200060, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200086, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200113, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200139, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200167, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200194, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200224, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200250, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200280, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200306, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200330, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200355, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200383, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200407, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200433, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200457, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200483, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200510, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200535, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200562, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200589, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200616, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200641, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200666, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200689, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200727, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201034, 200836, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2977, 1}},
    {201056, 200836, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2977, 1}}, {201285, 201078, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2979, 2}, {2981, 1}},
    {201529, 201316, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2983, 1}, {2984, 1}}, {201601, 201567, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201664, 201630, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201727, 201693, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201790, 201756, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201846, 201819, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201896, 201868, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {202163, 201967, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2986, 2}, {2988, 1}},
    {202349, 202199, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2990, 1}}, {202382, 202199, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2990, 1}},
    {202415, 202199, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2990, 1}}, {202448, 202199, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2990, 1}},
    {202481, 201967, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2990, 1}},
    {202737, 202515, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2992, 1}}, {202767, 202199, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2832, 1}, {2990, 1}},
    {202794, 185750, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {202882, 202804, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2994, 1}, {2995, 1}},
    {203059, 202902, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2997, 1}, {2998, 1}}, {203074, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203169, 203100, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2492, 1}}, {203190, 110927, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2492, 1}},
    {203234, 203211, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203256, 203211, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {203318, 203279, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2002, 1}}, {203349, 203100, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2492, 1}},
    {203376, 203211, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203422, 203279, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {3000, 1}},
    {203506, 197321, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3002, 1}}, {203555, 203538, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203587, 203567, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {203603, 203538, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {203634, 203617, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203656, 203617, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203675, 203617, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203695, 203617, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203716, 203617, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203738, 203617, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203790, 203770, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {203806, 110927, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2492, 1}},
    {203845, 203829, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {203912, 203873, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {203938, 185750, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {203948, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203983, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204018, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204053, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204088, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204119, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204149, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204180, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204214, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204248, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204278, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204312, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204346, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204377, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204407, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204438, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204472, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204506, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204536, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204570, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204604, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204638, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204672, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204706, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204740, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204770, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204799, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204828, 159145, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204857, 185750, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {204868, 185750, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {205252, 205015, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2832, 1}, {3004, 1}},
    {205354, 205015, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2832, 1}, {3006, 1}}, {205382, 205015, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2832, 1}, {3004, 1}},
    {205410, 205015, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2832, 1}, {3006, 1}}, {205649, 205476, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {3008, 1}, {3009, 1}},
    {205666, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {205755, 205692, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {205857, 205692, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {205918, 205692, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {205982, 205692, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206015, 205692, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206048, 205692, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206081, 205692, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206114, 205692, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {206142, 205692, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206170, 205692, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206202, 205692, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206234, 205692, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206266, 205692, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206298, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206331, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206364, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206397, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206430, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206459, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206491, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206523, 205692, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206551, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206583, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206615, 205692, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206644, 205692, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206672, 205692, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206699, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206731, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206763, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206795, 205692, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206827, 205692, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206855, 205692, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {206883, 205692, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206911, 205692, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {207133, 206991, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3011, 1}},
    {207171, 206991, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3011, 1}}, {207260, 206991, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3013, 1}},
    {207300, 206991, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3013, 1}}, {207336, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207358, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207380, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207402, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207423, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207444, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207465, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207485, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207505, 150747, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207601, 207525, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3015, 4}, {728, 1}}, {207639, 207615, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {3019, 2}, {0, 0}},
    {207704, 207679, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {3021, 7}, {3028, 2}},
    {208086, 207912, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {3032, 7}, {3039, 2}},
    {208169, 208097, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {3043, 8}, {0, 0}}, {208204, 208192, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {3051, 6}, {3057, 2}},
    {208352, 208211, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {3061, 3}, {3064, 2}},
    {208503, 208378, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {3068, 6}, {3074, 2}}, {208604, 208516, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {3078, 4}, {0, 0}},
    {208637, 121314, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3082, 3}, {0, 0}}, {208670, 208655, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {3085, 4}, {0, 0}},
    {208752, 120705, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3089, 4}, {0, 0}}, {208916, 208808, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3095, 3}, {0, 0}},
    {209042, 208987, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3098, 2}, {0, 0}}, {209159, 209076, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {3100, 3}, {3103, 2}},
    {209269, 209174, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3098, 2}, {3107, 1}}, {209314, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3109, 4}, {0, 0}},
    {209397, 209342, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {3098, 2}, {0, 0}}, {209413, 208808, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {209467, 209444, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {3113, 3}, {0, 0}}, {209544, 179634, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {746, 3}, {3116, 2}},
    {209627, 209569, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {3120, 2}, {3122, 1}}, {209683, 209647, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3124, 1}, {3122, 1}},
    {209708, 209647, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3124, 1}, {3122, 1}}, {209810, 209722, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {3125, 1}},
    {209862, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {209960, 209880, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3127, 2}, {0, 0}},
    {209970, 208808, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3127, 2}, {0, 0}}, {210104, 210033, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3129, 1}},
    {210211, 210137, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3131, 1}}, {210254, 210230, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {896, 5}, {3133, 1}},
    {210293, 210265, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {3135, 8}, {3133, 1}}, {210393, 210316, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3127, 2}, {0, 0}},
    {210487, 210410, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3143, 1}}, {210507, 209647, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3124, 1}, {3145, 1}},
    {210530, 208808, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3095, 3}, {0, 0}}, {210735, 210631, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {3147, 2}, {0, 0}},
    {210746, 208808, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3095, 3}, {0, 0}}, {210756, 208808, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3095, 3}, {0, 0}},
    {210819, 210766, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3127, 2}, {0, 0}}, {210889, 210838, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {3127, 2}, {0, 0}},
    {210932, 210900, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {3149, 1}, {3150, 1}}, {210967, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3152, 4}, {0, 0}},
    {210980, 209647, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3156, 2}, {3145, 1}}, {211081, 211032, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3127, 2}, {0, 0}},
    {211126, 211096, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3158, 2}, {651, 1}}, {211151, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211235, 211182, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {3158, 2}, {0, 0}}, {211344, 211032, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211457, 211384, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3160, 1}}, {211570, 211472, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3162, 1}},
    {211634, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3164, 4}, {0, 0}}, {212050, 211885, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {3168, 5}, {3173, 1}},
    {212241, 212102, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {3175, 4}, {3179, 1}},
    {212405, 212269, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {3168, 5}, {3181, 1}},
    {212612, 212444, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {3168, 5}, {3183, 1}},
    {212910, 212642, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {3185, 5}, {3190, 2}},
    {213150, 212926, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {3194, 5}, {3199, 2}},
    {213274, 213179, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3203, 1}}, {213363, 213293, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {3205, 2}, {0, 0}},
    {213442, 213374, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3207, 3}, {3210, 2}}, {213713, 213496, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {3207, 3}, {3214, 2}},
    {213801, 213744, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {3207, 3}, {3218, 2}}, {213888, 213828, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3207, 3}, {3218, 2}},
    {214140, 213929, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {3222, 4}, {3226, 2}},
    {214347, 214151, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {3230, 4}, {3234, 2}},
    {214549, 214373, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {3238, 4}, {3242, 1}},
    {214769, 214570, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {3194, 5}, {3244, 2}},
    {215042, 214815, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {3222, 4}, {3248, 2}},
    {215255, 215072, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {3252, 3}, {3255, 2}},
    {215627, 215295, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {3259, 2}, {3261, 2}},
    {216162, 215756, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {3207, 3}, {3265, 2}},
    {216369, 216195, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {3269, 5}, {3274, 1}},
    {216702, 216440, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {3276, 4}, {3280, 1}},
    {217055, 209174, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3282, 1}}, {217293, 217092, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {3284, 3}, {3287, 1}},
    {217418, 217331, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2777, 2}, {3289, 1}}, {217636, 217438, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3291, 3}, {3294, 1}},
    {217889, 217653, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {3296, 4}, {3300, 1}}, {217955, 217905, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3302, 1}},
    {218027, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218038, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218049, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218197, 218083, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {2025, 2}, {3304, 1}},
    {218262, 218208, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {3306, 2}, {0, 0}}, {218397, 218284, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {3308, 5}, {3313, 2}},
    {218489, 218420, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {218504, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218516, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218603, 218527, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {3317, 1}},
    {218614, 218527, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {3317, 1}}, {218625, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218654, 218635, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218668, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218680, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218691, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218703, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218715, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218727, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218739, 217974, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218861, 218759, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {3319, 1}}, {219029, 218908, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {3321, 2}, {3323, 1}},
    {219073, 179634, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {3325, 3}, {3328, 2}}, {219167, 219097, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2633, 1}, {3332, 1}},
    {219201, 219183, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {3334, 1}}, {219226, 219214, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {3334, 1}},
    {219395, 219273, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3336, 3}, {3339, 2}},
    {219406, 219273, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3336, 3}, {3339, 2}},
    {219511, 76562, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3343, 1}}, {219587, 217905, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3345, 1}},
    {219664, 209174, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3156, 2}, {3347, 1}}, {219818, 219696, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {3349, 1}},
    {219852, 219830, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {3325, 3}, {3351, 2}}, {219960, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3355, 1}},
    {219972, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3355, 1}}, {219984, 209174, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3156, 2}, {3347, 1}},
    {219996, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3355, 1}}, {220040, 218527, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3357, 1}},
    {220289, 220071, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3359, 2}, {3361, 1}}, {220363, 217905, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3363, 1}},
    {220371, 209174, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3282, 1}}, {220378, 203617, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {220386, 203617, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {220395, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {220450, 220411, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {3365, 1}, {0, 0}}, {220558, 220481, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {3366, 2}, {3323, 1}},
    {220569, 209174, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3282, 1}}, {220628, 220577, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3368, 3}, {0, 0}},
    {221573, 221468, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {221884, 221662, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {222086, 222035, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {3375, 2}, {3377, 1}},
    {222510, 222233, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {3379, 1}, {3380, 1}}, {222619, 222533, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {3382, 2}, {0, 0}},
    {222645, 56515, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {3382, 2}, {0, 0}}, {222742, 222687, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3306, 2}, {0, 0}},
    {222768, 222687, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3306, 2}, {0, 0}}, {223003, 222869, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {3384, 1}},
    {223426, 223186, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {3386, 2}, {0, 0}}, {223571, 223452, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3388, 1}},
    {223809, 223642, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {3306, 2}, {0, 0}}, {223997, 223847, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3390, 2}, {3392, 1}},
    {224153, 224025, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {3149, 1}, {3377, 1}},
    {224175, 13112, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3145, 1}}, {224246, 224219, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {3394, 5}, {3377, 1}},
    {224375, 224279, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1060, 1}, {3399, 1}},
    {224394, 121782, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3401, 2}, {3403, 1}}, {224467, 224412, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {224485, 49751, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {651, 1}}, {224579, 224517, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {224597, 222687, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3306, 2}, {0, 0}}, {224621, 49751, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {225055, 224676, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {3405, 2}, {3407, 1}},
    {225221, 225088, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1930, 2}, {3409, 1}}, {225242, 56515, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {225419, 225344, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {225505, 225445, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1930, 2}, {3411, 1}},
    {225636, 225562, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3413, 1}}, {225693, 225562, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3415, 1}},
    {225901, 225791, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {3417, 1}}, {226080, 225997, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {651, 1}},
    {226215, 226116, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226441, 226252, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {3419, 2}, {3421, 1}},
    {226615, 226504, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226635, 222687, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3306, 2}, {0, 0}},
    {226856, 226656, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3423, 3}, {0, 0}}, {248008, 247854, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {3426, 9}, {0, 0}},
    {248101, 248060, 0, {0, 0}, {2753, 1}, {0, 0}, {0, 0}, {1349, 1}, {3435, 7}, {0, 0}}, {248169, 248138, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {3442, 5}, {0, 0}},
    {248195, 66294, 0, {2754, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3447, 7}, {0, 0}}, {248392, 248297, 0, {2755, 2}, {2757, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {248663, 248457, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3459, 6}, {3465, 1}},
    {248960, 248724, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3467, 7}, {3474, 1}},
    {248988, 248724, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3467, 7}, {3474, 1}},
    {249086, 248457, 0, {2764, 2}, {2766, 1}, {0, 0}, {0, 0}, {1352, 2}, {3459, 6}, {3465, 1}},
    {249107, 248457, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3459, 6}, {3465, 1}},
    {249159, 248457, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3476, 5}, {3481, 1}},
    {249182, 248457, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3476, 5}, {3481, 1}},
    {249205, 248457, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3459, 6}, {3465, 1}},
    {249222, 248457, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3459, 6}, {3465, 1}},
    {249237, 248457, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3459, 6}, {3465, 1}},
    {249254, 248457, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3459, 6}, {3465, 1}},
    {249282, 248457, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3483, 7}, {3465, 1}},
    {249299, 248457, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3483, 7}, {3465, 1}},
    {249316, 248457, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3459, 6}, {3465, 1}},
    {249516, 249478, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {249699, 249538, 0, {2770, 4}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {3502, 1}},
    {249785, 249538, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3504, 7}, {3511, 1}}, {249808, 249538, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3513, 7}, {3511, 1}},
    {249831, 249478, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {250057, 54207, 0, {2777, 1}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {250161, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3520, 8}, {3528, 1}}, {250178, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3520, 8}, {3528, 1}},
    {250194, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3520, 8}, {3528, 1}}, {250667, 250579, 0, {2781, 1}, {0, 0}, {0, 0}, {2782, 1}, {0, 0}, {3530, 8}, {0, 0}},
    {250771, 250742, 1, {2783, 3}, {0, 0}, {0, 0}, {2786, 2}, {1357, 1}, {3530, 8}, {728, 1}},
    {250893, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {250907, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {250922, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {250936, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {250951, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {250965, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}},
    {250980, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {250995, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251009, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {251022, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251036, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {251049, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251062, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {251076, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251157, 56778, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {3538, 1}}, {251170, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}},
    {251184, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}}, {251198, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251211, 56778, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {3538, 1}}, {251224, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}},
    {251336, 251237, 0, {2795, 2}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3540, 4}, {0, 0}}, {251352, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251366, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {251381, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251396, 249478, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {251411, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}},
    {251426, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}}, {251441, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251454, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {251468, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251482, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {251495, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {251509, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}}, {251524, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}},
    {251853, 251783, 0, {2799, 1}, {2800, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}}, {251916, 251888, 0, {2801, 1}, {2802, 1}, {0, 0}, {0, 0}, {1358, 1}, {3544, 6}, {0, 0}},
    {251966, 251939, 0, {2803, 2}, {2800, 1}, {0, 0}, {0, 0}, {1358, 1}, {3544, 6}, {0, 0}}, {252030, 251988, 0, {0, 0}, {2805, 1}, {0, 0}, {0, 0}, {718, 1}, {3550, 7}, {3557, 1}},
    {252128, 252061, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3540, 4}, {0, 0}}, {252557, 54207, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 6}, {0, 0}},
    {252575, 54207, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 6}, {0, 0}}, {252650, 252593, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3540, 4}, {0, 0}},
    {252670, 54207, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3565, 7}, {0, 0}}, {252688, 54207, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3572, 7}, {0, 0}},
    {252706, 54207, 0, {2810, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3579, 5}, {0, 0}}, {252848, 252826, 0, {2812, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {3584, 5}, {0, 0}},
    {253148, 252990, 0, {2814, 2}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {3589, 7}, {3596, 1}}, {253247, 248457, 0, {2817, 2}, {2819, 1}, {0, 0}, {0, 0}, {1352, 2}, {3598, 6}, {3604, 1}},
    {253348, 253288, 0, {0, 0}, {2820, 1}, {0, 0}, {0, 0}, {718, 1}, {3454, 5}, {0, 0}}, {253454, 58378, 0, {2821, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3606, 5}, {0, 0}},
    {253507, 58378, 0, {2825, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3540, 4}, {0, 0}}, {253590, 253544, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {3611, 6}, {0, 0}},
    {253631, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3540, 4}, {0, 0}}, {253648, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3540, 4}, {0, 0}},
    {253712, 253690, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {3442, 5}, {0, 0}}, {253776, 253751, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {3442, 5}, {0, 0}},
    {253995, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3617, 7}, {3528, 1}}, {254006, 54207, 0, {2806, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3624, 7}, {0, 0}},
    {254021, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3631, 6}, {3528, 1}}, {254032, 56778, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3631, 6}, {3528, 1}},
    {254043, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3617, 7}, {3528, 1}}, {254084, 56778, 0, {2832, 1}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3637, 6}, {385, 1}},
    {254329, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3643, 9}, {3652, 1}}, {254345, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3654, 8}, {3652, 1}},
    {254367, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3654, 8}, {3652, 1}}, {254394, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3654, 8}, {3652, 1}},
    {254413, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3654, 8}, {3652, 1}}, {254437, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3643, 9}, {3652, 1}},
    {254456, 56778, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3631, 6}, {3528, 1}}, {254467, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3631, 6}, {3528, 1}},
    {254478, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3643, 9}, {3652, 1}}, {254496, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3654, 8}, {3652, 1}},
    {254520, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3654, 8}, {3652, 1}}, {254549, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3654, 8}, {3652, 1}},
    {254570, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3654, 8}, {3652, 1}}, {254596, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3643, 9}, {3652, 1}},
    {254708, 254630, 0, {2834, 1}, {2835, 1}, {0, 0}, {0, 0}, {357, 3}, {3662, 7}, {0, 0}}, {254815, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {254829, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {254844, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {254858, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {254873, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {254887, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {254902, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {254916, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {254929, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {254943, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}}, {255139, 254961, 0, {2838, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3669, 7}, {3676, 1}},
    {255157, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {255170, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {255184, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {255219, 255198, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {255235, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}}, {255249, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}},
    {255442, 255263, 0, {2840, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3678, 6}, {3684, 1}}, {255456, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {255471, 249478, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {255560, 249478, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {255578, 249478, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {255596, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {255629, 255611, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}}, {255642, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {255728, 255671, 0, {2788, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}}, {255749, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {255874, 255770, 0, {2846, 2}, {2848, 1}, {0, 0}, {0, 0}, {0, 0}, {3686, 6}, {3692, 1}}, {255994, 255889, 0, {2788, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3694, 6}, {3700, 1}},
    {256010, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {256023, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {256037, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {256131, 255671, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {3702, 1}},
    {256153, 255671, 0, {2851, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {3702, 1}}, {256175, 56778, 0, {2852, 2}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}},
    {256188, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}}, {256205, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {256220, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {256239, 249478, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {256274, 256253, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}}, {256290, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}},
    {256304, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}}, {256318, 249478, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {256333, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {256346, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {256360, 249478, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {256374, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}},
    {256387, 249478, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {385, 1}}, {256422, 256401, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {256438, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}}, {256452, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3490, 6}, {214, 1}},
    {256495, 255671, 0, {2857, 1}, {2858, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {3704, 1}}, {256519, 255671, 0, {2857, 1}, {2859, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {3704, 1}},
    {256543, 252593, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}}, {256566, 252593, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {256672, 256646, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {3611, 6}, {0, 0}}, {256773, 256701, 0, {2860, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3706, 6}, {915, 1}},
    {256933, 256817, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {256949, 256817, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {256965, 256817, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {256981, 256817, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {257136, 256997, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3720, 5}, {3725, 1}},
    {257531, 257462, 0, {2866, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3720, 5}, {3145, 1}},
    {257561, 256997, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3720, 5}, {3725, 1}},
    {257685, 256997, 0, {2865, 1}, {2867, 1}, {0, 0}, {0, 0}, {1383, 1}, {3540, 4}, {2433, 1}},
    {257918, 257831, 0, {2868, 1}, {2869, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 5}, {0, 0}}, {257954, 257462, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3540, 4}, {0, 0}},
    {257989, 257462, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3540, 4}, {0, 0}}, {258179, 258024, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}},
    {258211, 258024, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}}, {258242, 258024, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}},
    {258341, 258274, 0, {2873, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3706, 6}, {915, 1}},
    {258417, 258372, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3540, 4}, {3145, 1}}, {258444, 258024, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}},
    {258470, 258024, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}}, {258496, 258024, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}},
    {258522, 258024, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}}, {258548, 258024, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}},
    {258574, 258024, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}}, {258600, 258024, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}},
    {258632, 258024, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}}, {258663, 258024, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3540, 4}, {0, 0}},
    {258778, 258695, 0, {2879, 2}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3727, 6}, {915, 1}},
    {258985, 258814, 0, {2882, 3}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3706, 6}, {915, 1}},
    {259016, 258024, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3733, 5}, {0, 0}}, {259042, 258024, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3733, 5}, {0, 0}},
    {259265, 258274, 0, {2885, 2}, {2887, 1}, {0, 0}, {0, 0}, {1383, 1}, {3706, 6}, {915, 1}},
    {259364, 259294, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3706, 6}, {915, 1}},
    {259397, 259294, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3706, 6}, {915, 1}},
    {259497, 259428, 0, {2890, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3706, 6}, {915, 1}},
    {259529, 258024, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3579, 5}, {0, 0}}, {259555, 258024, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3579, 5}, {0, 0}},
    {259581, 256817, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {259597, 256817, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {259613, 256817, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {259629, 256817, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {259645, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3738, 8}, {3528, 1}}, {259677, 259656, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3746, 6}, {0, 0}},
    {259693, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3752, 10}, {3652, 1}}, {259706, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3738, 8}, {3528, 1}},
    {259776, 259717, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3540, 4}, {0, 0}}, {259809, 259717, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3540, 4}, {0, 0}},
    {259982, 54207, 0, {2894, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3762, 5}, {0, 0}}, {260009, 54207, 0, {2896, 1}, {2897, 1}, {0, 0}, {0, 0}, {0, 0}, {3762, 5}, {0, 0}},
    {260036, 54207, 0, {2896, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3762, 5}, {0, 0}}, {260109, 260061, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {3540, 4}, {0, 0}},
    {260175, 260139, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3540, 4}, {0, 0}}, {260206, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3752, 10}, {3652, 1}},
    {260222, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3767, 7}, {3528, 1}}, {260255, 260233, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {260452, 260320, 0, {2902, 1}, {2903, 1}, {0, 0}, {0, 0}, {0, 0}, {3774, 6}, {3780, 1}}, {261002, 260680, 0, {2904, 4}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3782, 8}, {3790, 1}},
    {261422, 261190, 0, {2909, 3}, {2912, 1}, {0, 0}, {0, 0}, {1386, 1}, {3792, 7}, {0, 0}}, {261492, 261439, 0, {2913, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {261751, 261190, 0, {2914, 3}, {2917, 1}, {0, 0}, {0, 0}, {1386, 1}, {3799, 6}, {0, 0}}, {262034, 261767, 0, {2918, 3}, {2908, 1}, {0, 0}, {0, 0}, {1387, 1}, {3805, 9}, {0, 0}},
    {262092, 261767, 0, {2921, 3}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3814, 8}, {0, 0}}, {262259, 260680, 0, {2924, 4}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3822, 8}, {3830, 1}},
    {262505, 262302, 0, {2929, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3832, 7}, {0, 0}}, {262661, 262530, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {262690, 249478, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3839, 8}, {2147, 1}}, {262705, 249478, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3839, 8}, {2147, 1}},
    {262717, 249478, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3839, 8}, {2147, 1}}, {262750, 262729, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3540, 4}, {728, 1}},
    {262864, 262825, 0, {0, 0}, {2850, 1}, {0, 0}, {0, 0}, {1388, 1}, {3454, 5}, {3702, 1}}, {263110, 262975, 0, {2936, 2}, {2938, 1}, {0, 0}, {0, 0}, {1389, 3}, {3584, 5}, {0, 0}},
    {263341, 263197, 0, {2939, 3}, {2938, 1}, {0, 0}, {0, 0}, {1392, 1}, {3847, 6}, {3853, 1}},
    {263503, 263375, 0, {2942, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {3584, 5}, {0, 0}}, {263536, 256817, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {263556, 256817, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3712, 6}, {3718, 1}},
    {263667, 263628, 0, {2865, 1}, {2945, 1}, {0, 0}, {0, 0}, {0, 0}, {3540, 4}, {2433, 1}}, {263692, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3606, 5}, {0, 0}},
    {263719, 263703, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {1393, 2}, {3584, 5}, {0, 0}}, {263730, 254167, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3752, 10}, {3652, 1}},
    {263747, 254167, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3752, 10}, {3652, 1}}, {263766, 249478, 0, {2948, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3855, 9}, {2147, 1}},
    {263783, 254167, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3752, 10}, {3652, 1}}, {263805, 254167, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3752, 10}, {3652, 1}},
    {263941, 263858, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}}, {264162, 264047, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {0, 0}, {3864, 6}, {3870, 1}},
    {264428, 264318, 0, {2955, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3872, 6}, {0, 0}}, {264498, 264452, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {3540, 4}, {0, 0}},
    {264518, 249478, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3878, 7}, {385, 1}}, {264528, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3643, 9}, {3652, 1}},
    {264542, 262530, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}}, {264563, 252593, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {264586, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3885, 8}, {0, 0}}, {264599, 66294, 0, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3885, 8}, {0, 0}},
    {264617, 54207, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3893, 8}, {0, 0}}, {264632, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3767, 7}, {3528, 1}},
    {264759, 264671, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3901, 8}, {3596, 1}},
    {264989, 264782, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3909, 8}, {3917, 1}},
    {265006, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3919, 10}, {3652, 1}}, {265025, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3919, 10}, {3652, 1}},
    {265049, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3919, 10}, {3652, 1}}, {265065, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3919, 10}, {3652, 1}},
    {265086, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3767, 7}, {3528, 1}}, {265121, 265097, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 6}, {0, 0}},
    {265140, 56778, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3935, 7}, {385, 1}}, {265154, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3767, 7}, {3528, 1}},
    {265165, 264671, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3942, 8}, {3596, 1}},
    {265177, 264782, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3950, 9}, {3917, 1}},
    {265253, 265195, 0, {2963, 3}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3959, 8}, {419, 1}}, {265389, 265266, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3967, 8}, {3975, 1}},
    {265412, 265266, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3967, 8}, {3975, 1}}, {265439, 265266, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3967, 8}, {3975, 1}},
    {265501, 265477, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {3611, 6}, {0, 0}}, {265553, 265520, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {3611, 6}, {0, 0}},
    {265633, 265581, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3977, 7}, {3984, 1}}, {265678, 265661, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {3584, 5}, {0, 0}},
    {265932, 265713, 1, {2966, 3}, {0, 0}, {0, 0}, {2969, 2}, {1403, 2}, {3986, 8}, {0, 0}}, {266001, 265945, 0, {2971, 1}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}},
    {266017, 54207, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3994, 8}, {0, 0}}, {266032, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {4002, 8}, {3528, 1}},
    {266043, 264671, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {4010, 8}, {3596, 1}},
    {266054, 264782, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {4018, 8}, {3917, 1}},
    {266071, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4026, 10}, {3652, 1}}, {266090, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4026, 10}, {3652, 1}},
    {266114, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4026, 10}, {3652, 1}}, {266130, 254167, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4026, 10}, {3652, 1}},
    {266151, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {4002, 8}, {3528, 1}}, {266186, 266162, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 6}, {0, 0}},
    {266205, 48452, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}}, {266217, 254167, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3643, 9}, {3652, 1}},
    {266233, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4036, 6}, {0, 0}}, {266292, 266272, 0, {2972, 1}, {2767, 1}, {0, 0}, {0, 0}, {1405, 1}, {3540, 4}, {0, 0}},
    {266640, 266503, 0, {2973, 2}, {2975, 1}, {0, 0}, {0, 0}, {0, 0}, {4042, 6}, {4048, 1}}, {266884, 266667, 0, {2976, 3}, {2979, 1}, {0, 0}, {0, 0}, {0, 0}, {4050, 7}, {4057, 1}},
    {267067, 266921, 0, {2980, 2}, {2979, 1}, {0, 0}, {0, 0}, {1406, 1}, {4059, 6}, {0, 0}}, {267161, 267087, 0, {2982, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3872, 6}, {0, 0}},
    {267320, 267255, 0, {2984, 2}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {3454, 5}, {0, 0}}, {267384, 267368, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {4065, 8}, {0, 0}},
    {267461, 267404, 0, {0, 0}, {2767, 1}, {0, 0}, {0, 0}, {1413, 1}, {4073, 7}, {4080, 1}}, {267523, 267502, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {4082, 5}, {0, 0}},
    {267587, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4087, 8}, {0, 0}}, {267658, 267615, 0, {0, 0}, {2987, 1}, {0, 0}, {0, 0}, {1415, 1}, {3454, 5}, {0, 0}},
    {267732, 267706, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {4082, 5}, {0, 0}}, {267830, 267753, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4095, 7}, {0, 0}},
    {267939, 267921, 4, {0, 0}, {0, 0}, {2988, 1}, {0, 0}, {1417, 4}, {4102, 10}, {0, 0}}, {268036, 56515, 0, {2989, 1}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {3158, 2}, {0, 0}},
    {268051, 56515, 0, {2991, 1}, {2992, 1}, {0, 0}, {0, 0}, {0, 0}, {4115, 3}, {2211, 1}}, {268075, 121483, 0, {2993, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {4118, 2}, {4120, 1}},
    {268182, 268097, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {4122, 3}, {4125, 1}},
    {268242, 121782, 0, {2994, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {4127, 5}, {2228, 2}}, {268337, 268253, 0, {2996, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4132, 2}, {4134, 1}},
    {268361, 122300, 0, {2997, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {4118, 2}, {4136, 2}}, {268515, 268381, 0, {2999, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {4140, 3}, {4143, 2}},
    {268548, 124485, 1, {3001, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4147, 4}, {4151, 2}}, {268718, 268590, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {4155, 3}, {4158, 2}},
    {268888, 268758, 0, {3007, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {4118, 2}, {4162, 1}},
    {269032, 268917, 4, {3009, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {4164, 4}, {4168, 3}}, {269246, 269048, 0, {3010, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4174, 5}, {4179, 2}},
    {269617, 269260, 1, {3013, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4183, 6}, {4189, 2}}, {269923, 269667, 5, {3018, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {4193, 4}, {4197, 3}},
    {269963, 269260, 1, {3013, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {4203, 2}, {4205, 1}}, {269999, 49751, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {4118, 2}, {4207, 2}},
    {270078, 124243, 0, {3021, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {4118, 2}, {2303, 1}}, {270251, 270106, 0, {3023, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {4118, 2}, {4211, 1}},
    {270446, 270266, 0, {3026, 2}, {3028, 1}, {0, 0}, {0, 0}, {0, 0}, {4213, 4}, {4217, 2}}, {270497, 66294, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4221, 4}, {0, 0}},
    {271798, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}}, {271814, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4238, 11}, {0, 0}},
    {271884, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}}, {272316, 272294, 0, {3055, 3}, {3058, 1}, {0, 0}, {0, 0}, {1429, 1}, {4256, 10}, {0, 0}},
    {272976, 272934, 0, {3059, 1}, {3049, 1}, {0, 0}, {0, 0}, {1430, 2}, {4266, 6}, {0, 0}}, {272988, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1432, 1}, {4272, 10}, {0, 0}},
    {273903, 55844, 0, {3060, 3}, {3063, 1}, {0, 0}, {0, 0}, {1433, 4}, {4266, 6}, {0, 0}}, {273919, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4238, 11}, {0, 0}},
    {273936, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}}, {273953, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4238, 11}, {0, 0}},
    {273969, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4238, 11}, {0, 0}}, {273986, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4282, 7}, {0, 0}},
    {274387, 274354, 0, {3065, 2}, {3067, 1}, {0, 0}, {0, 0}, {1437, 1}, {4266, 6}, {0, 0}}, {274459, 274428, 0, {3068, 1}, {3069, 2}, {0, 0}, {0, 0}, {1437, 1}, {4266, 6}, {0, 0}},
    {274485, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}}, {274555, 274539, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {1438, 3}, {4227, 11}, {0, 0}},
    {274566, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}}, {274598, 55844, 0, {3071, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4289, 6}, {0, 0}},
    {274610, 55844, 0, {3073, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4295, 6}, {0, 0}}, {274784, 274753, 4, {3074, 2}, {3076, 1}, {3077, 2}, {0, 0}, {0, 0}, {4301, 7}, {4308, 1}},
    {274868, 0, 0, {0, 0}, {3049, 1}, {0, 0}, {0, 0}, {1442, 1}, {4310, 8}, {4318, 1}}, {274879, 55844, 0, {0, 0}, {3054, 1}, {0, 0}, {0, 0}, {1443, 1}, {4320, 7}, {0, 0}},
    {275472, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4327, 7}, {0, 0}}, {276124, 55844, 0, {3084, 5}, {3089, 1}, {0, 0}, {0, 0}, {1449, 5}, {4327, 7}, {0, 0}},
    {276222, 55844, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}}, {276278, 55844, 0, {3092, 1}, {3076, 1}, {0, 0}, {0, 0}, {1454, 3}, {4334, 4}, {0, 0}},
    {276290, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4327, 7}, {0, 0}}, {276312, 55844, 0, {3093, 1}, {3054, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}},
    {276321, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}}, {276341, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}},
    {276378, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4338, 12}, {0, 0}}, {276389, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}},
    {276398, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}}, {276407, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}},
    {277047, 55844, 0, {3096, 2}, {3098, 2}, {0, 0}, {0, 0}, {1457, 2}, {4350, 9}, {0, 0}}, {277058, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}},
    {277395, 55844, 0, {3100, 2}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4266, 6}, {0, 0}}, {277407, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4359, 10}, {0, 0}},
    {277420, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4359, 10}, {0, 0}}, {277439, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4369, 6}, {0, 0}},
    {277546, 55844, 0, {3103, 2}, {3105, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 10}, {0, 0}}, {277558, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}},
    {277567, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}}, {277588, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}},
    {277610, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4238, 11}, {0, 0}}, {277627, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 10}, {0, 0}},
    {277651, 55844, 0, {3108, 1}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}}, {277668, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4238, 11}, {0, 0}},
    {277684, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 10}, {0, 0}}, {277709, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4238, 11}, {0, 0}},
    {277726, 55844, 0, {3109, 4}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4266, 6}, {0, 0}}, {278096, 278064, 0, {3113, 4}, {3117, 1}, {0, 0}, {0, 0}, {1437, 1}, {4266, 6}, {0, 0}},
    {278144, 278123, 0, {3118, 1}, {3063, 1}, {0, 0}, {0, 0}, {1459, 4}, {4266, 6}, {0, 0}}, {278160, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}},
    {278193, 278175, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {4238, 11}, {0, 0}}, {278206, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}},
    {278239, 278221, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {4238, 11}, {0, 0}}, {278252, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}},
    {278355, 55844, 0, {3119, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 6}, {0, 0}}, {278364, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}},
    {278389, 55844, 0, {3122, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4381, 7}, {0, 0}}, {278789, 55844, 0, {3125, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4266, 6}, {0, 0}},
    {278798, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 10}, {0, 0}}, {278807, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}},
    {278823, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4289, 6}, {0, 0}}, {278839, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4289, 6}, {0, 0}},
    {278876, 278855, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4289, 6}, {0, 0}}, {278913, 278892, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4289, 6}, {0, 0}},
    {278929, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4289, 6}, {0, 0}}, {278949, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4289, 6}, {0, 0}},
    {279121, 279103, 0, {3128, 5}, {3049, 1}, {0, 0}, {0, 0}, {1464, 5}, {4266, 6}, {0, 0}}, {279134, 55844, 0, {3133, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4289, 6}, {0, 0}},
    {279263, 279246, 0, {3135, 4}, {3063, 1}, {0, 0}, {0, 0}, {1469, 1}, {4266, 6}, {0, 0}}, {279275, 55844, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4375, 6}, {0, 0}},
    {279288, 55844, 0, {3139, 1}, {3098, 2}, {0, 0}, {0, 0}, {1470, 1}, {4388, 8}, {0, 0}}, {279300, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}},
    {279332, 55844, 0, {3140, 3}, {3143, 1}, {0, 0}, {0, 0}, {0, 0}, {4266, 6}, {0, 0}}, {279352, 55844, 0, {3144, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4396, 9}, {0, 0}},
    {279364, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}}, {279377, 55844, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}},
    {279386, 55844, 0, {3147, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4266, 6}, {0, 0}}, {279487, 55844, 0, {3150, 3}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4295, 6}, {0, 0}},
    {279504, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 10}, {0, 0}}, {279513, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4249, 7}, {0, 0}},
    {279534, 55844, 0, {3153, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4266, 6}, {0, 0}}, {279545, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4227, 11}, {0, 0}},
    {279565, 55844, 0, {3155, 2}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4266, 6}, {0, 0}}, {279617, 55844, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1471, 1}, {4405, 8}, {0, 0}},
    {279640, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1472, 4}, {4327, 7}, {0, 0}}, {279764, 279672, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {4413, 5}, {0, 0}},
    {279821, 279786, 0, {0, 0}, {3157, 1}, {0, 0}, {0, 0}, {1480, 1}, {4334, 4}, {0, 0}}, {279886, 279840, 0, {3048, 1}, {0, 0}, {0, 0}, {0, 0}, {1480, 1}, {4334, 4}, {0, 0}},
    {279949, 279928, 4, {3092, 1}, {3076, 1}, {3158, 2}, {0, 0}, {0, 0}, {4418, 8}, {4308, 1}},
    {280001, 279965, 0, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4426, 6}, {0, 0}}, {280912, 280751, 0, {3163, 2}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {4435, 2}, {0, 0}},
    {280993, 280957, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4435, 2}, {0, 0}}, {281185, 281051, 4, {3166, 1}, {3167, 1}, {3168, 1}, {0, 0}, {0, 0}, {4437, 6}, {4443, 1}},
    {281327, 281250, 0, {3169, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {4435, 2}, {0, 0}}, {281614, 281466, 4, {3165, 1}, {0, 0}, {3171, 2}, {0, 0}, {1483, 6}, {4445, 7}, {0, 0}},
    {281726, 281663, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {4452, 1}, {0, 0}}, {281778, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 1}, {0, 0}},
    {281832, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 1}, {0, 0}}, {281908, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {4452, 1}, {0, 0}},
    {282001, 281968, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 1}, {4452, 1}, {0, 0}}, {282054, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 1}, {0, 0}},
    {282242, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1492, 5}, {4453, 1}, {0, 0}}, {282315, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 1}, {0, 0}},
    {282371, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 1}, {0, 0}}, {282431, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 1}, {0, 0}},
    {282568, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1497, 3}, {4452, 1}, {0, 0}}, {282688, 282626, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4454, 4}, {0, 0}},
    {282708, 282626, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4454, 4}, {0, 0}}, {282728, 282626, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4454, 4}, {0, 0}},
    {282851, 282800, 4, {3165, 1}, {0, 0}, {3173, 1}, {0, 0}, {1500, 3}, {4458, 8}, {0, 0}}, {282905, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {282965, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {283023, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {283082, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {283139, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {283181, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {283229, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {283316, 283279, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 1}, {4466, 1}, {0, 0}}, {283402, 283367, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1504, 3}, {4466, 1}, {0, 0}},
    {283459, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {283513, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {283559, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {283616, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {283688, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4466, 1}, {0, 0}}, {283748, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {283815, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {283880, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {283930, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {284044, 283997, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {4466, 1}, {0, 0}},
    {284092, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {284135, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {284191, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {284252, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {284306, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {284377, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {284432, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {284488, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {284537, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {284612, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {284670, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4466, 1}, {0, 0}}, {284720, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {284775, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {284852, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {284923, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {285035, 284996, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {4466, 1}, {0, 0}},
    {285087, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {285152, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {285224, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {285287, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {285341, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {285394, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {285448, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {285494, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {285647, 285590, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {4466, 1}, {0, 0}}, {285697, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {285747, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {285792, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {285841, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {285896, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {285976, 285590, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {4466, 1}, {0, 0}}, {286030, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {286081, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {286124, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {286248, 286191, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 1}, {4466, 1}, {0, 0}}, {286468, 286349, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {4466, 1}, {0, 0}},
    {286516, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {286566, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {286629, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {286683, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {286736, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {286781, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {286942, 286873, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 1}, {4466, 1}, {0, 0}}, {287002, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {287173, 287076, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1516, 2}, {4466, 1}, {0, 0}}, {287221, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {287274, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {287325, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {287385, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {287448, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}},
    {287506, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 1}, {0, 0}}, {287774, 287613, 0, {3174, 2}, {3176, 1}, {0, 0}, {0, 0}, {1518, 2}, {4435, 2}, {0, 0}},
    {287806, 280957, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4467, 3}, {0, 0}}, {287851, 280957, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4435, 2}, {0, 0}},
    {288118, 288029, 0, {3177, 1}, {3178, 1}, {0, 0}, {0, 0}, {0, 0}, {4470, 4}, {0, 0}}, {288517, 288405, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1520, 9}, {4474, 3}, {0, 0}},
    {288560, 49356, 0, {3180, 1}, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {4477, 4}, {0, 0}}, {288792, 288725, 0, {3182, 1}, {3183, 1}, {0, 0}, {0, 0}, {1529, 1}, {4481, 3}, {0, 0}},
    {288967, 288834, 0, {3184, 2}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {4484, 4}, {0, 0}}, {289147, 289106, 0, {3186, 1}, {0, 0}, {0, 0}, {0, 0}, {1531, 1}, {4484, 4}, {0, 0}},
    {289267, 289199, 0, {3165, 1}, {3187, 1}, {0, 0}, {0, 0}, {1532, 1}, {4488, 3}, {0, 0}}, {289421, 289306, 4, {3188, 1}, {3183, 1}, {888, 1}, {0, 0}, {1533, 1}, {4491, 4}, {4443, 1}},
    {289769, 289529, 0, {3189, 2}, {3191, 2}, {0, 0}, {0, 0}, {1534, 4}, {4495, 4}, {4499, 1}},
    {290077, 289882, 5, {3193, 4}, {3176, 1}, {3197, 1}, {0, 0}, {1538, 2}, {4445, 7}, {0, 0}},
    {290223, 290146, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1540, 1}, {4435, 2}, {0, 0}}, {290480, 290315, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1541, 4}, {4435, 2}, {0, 0}},
    {290622, 290542, 0, {3165, 1}, {3201, 1}, {0, 0}, {0, 0}, {1545, 1}, {4501, 3}, {0, 0}}, {290656, 288029, 0, {3202, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4504, 4}, {0, 0}},
    {290852, 290719, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4508, 4}, {0, 0}}, {290945, 288029, 0, {3165, 1}, {3204, 1}, {0, 0}, {0, 0}, {1549, 5}, {4504, 4}, {0, 0}},
    {291065, 290984, 0, {3165, 1}, {3205, 1}, {0, 0}, {0, 0}, {1554, 1}, {4508, 4}, {0, 0}}, {291099, 290719, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4501, 3}, {0, 0}},
    {291223, 291141, 0, {3206, 1}, {3207, 1}, {0, 0}, {0, 0}, {1555, 1}, {4512, 3}, {0, 0}}, {291406, 291272, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1556, 2}, {4470, 4}, {0, 0}},
    {291654, 291483, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1558, 3}, {4515, 4}, {0, 0}}, {291873, 291752, 0, {3208, 1}, {3183, 1}, {0, 0}, {0, 0}, {1561, 4}, {4519, 5}, {0, 0}},
    {291980, 291899, 4, {3182, 1}, {3209, 1}, {888, 1}, {0, 0}, {0, 0}, {4524, 4}, {0, 0}}, {292073, 292012, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4470, 4}, {0, 0}},
    {292097, 288029, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4474, 3}, {0, 0}}, {292126, 288029, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4474, 3}, {0, 0}},
    {292243, 292171, 0, {3211, 2}, {3213, 1}, {0, 0}, {0, 0}, {0, 0}, {4474, 3}, {0, 0}}, {292271, 280957, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4454, 4}, {0, 0}},
    {292320, 288029, 0, {3165, 1}, {3214, 2}, {0, 0}, {0, 0}, {1565, 1}, {4474, 3}, {0, 0}}, {292343, 288029, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4474, 3}, {0, 0}},
    {292497, 288029, 0, {3216, 1}, {3217, 2}, {0, 0}, {0, 0}, {1566, 2}, {4470, 4}, {0, 0}}, {292549, 288029, 0, {3216, 1}, {3179, 1}, {0, 0}, {0, 0}, {1568, 2}, {4470, 4}, {0, 0}},
    {292573, 280957, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4528, 3}, {0, 0}}, {292620, 280957, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4470, 4}, {0, 0}},
    {292642, 280957, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4470, 4}, {0, 0}}, {292758, 292687, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4531, 3}, {0, 0}},
    {292877, 292799, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {4534, 3}, {0, 0}}, {293027, 292934, 0, {3220, 2}, {0, 0}, {0, 0}, {0, 0}, {1572, 1}, {4537, 4}, {4541, 1}},
    {293257, 293074, 4, {3222, 1}, {3223, 1}, {3224, 1}, {0, 0}, {1573, 1}, {4543, 4}, {4547, 1}},
    {293347, 292687, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1574, 4}, {4549, 4}, {0, 0}}, {293450, 293385, 0, {3219, 1}, {3225, 4}, {0, 0}, {0, 0}, {0, 0}, {4549, 4}, {0, 0}},
    {293563, 293385, 0, {3219, 1}, {3229, 8}, {0, 0}, {0, 0}, {0, 0}, {4549, 4}, {0, 0}}, {293793, 293629, 0, {3219, 1}, {3237, 1}, {0, 0}, {0, 0}, {1578, 5}, {4553, 4}, {0, 0}},
    {293843, 293385, 0, {3238, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4557, 3}, {0, 0}}, {294202, 294033, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4553, 4}, {0, 0}},
    {294234, 294033, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4553, 4}, {0, 0}}, {294267, 293385, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 4}, {0, 0}},
    {294304, 293385, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 4}, {0, 0}}, {294442, 294342, 0, {3219, 1}, {3241, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 4}, {0, 0}},
    {294592, 294474, 0, {3219, 1}, {3242, 1}, {0, 0}, {0, 0}, {1588, 3}, {4553, 4}, {0, 0}}, {294676, 294634, 0, {3243, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4560, 2}, {0, 0}},
    {294836, 294779, 0, {3244, 1}, {3245, 2}, {0, 0}, {0, 0}, {0, 0}, {4435, 2}, {0, 0}}, {294926, 294870, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4562, 4}, {0, 0}},
    {294981, 292012, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4470, 4}, {0, 0}}, {295086, 288029, 0, {3247, 1}, {3179, 1}, {0, 0}, {0, 0}, {1592, 2}, {4474, 3}, {0, 0}},
    {295215, 295115, 0, {3243, 1}, {3248, 1}, {0, 0}, {0, 0}, {1594, 1}, {4566, 4}, {4570, 1}},
    {295269, 295239, 4, {0, 0}, {0, 0}, {3249, 1}, {0, 0}, {360, 5}, {4572, 4}, {0, 0}}, {295324, 108530, 0, {3250, 1}, {3251, 1}, {0, 0}, {0, 0}, {0, 0}, {4576, 4}, {0, 0}},
    {295361, 288029, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1595, 1}, {4580, 4}, {0, 0}}, {295520, 295418, 0, {3252, 1}, {3176, 1}, {0, 0}, {0, 0}, {1596, 3}, {4584, 5}, {0, 0}},
    {295566, 288029, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4584, 5}, {0, 0}}, {295602, 288029, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4584, 5}, {0, 0}},
    {295680, 295645, 0, {0, 0}, {3253, 1}, {0, 0}, {0, 0}, {718, 1}, {4589, 4}, {0, 0}}, {295792, 295718, 0, {3182, 1}, {3209, 1}, {0, 0}, {0, 0}, {1599, 1}, {4435, 2}, {0, 0}},
    {295897, 295857, 0, {3254, 1}, {0, 0}, {0, 0}, {0, 0}, {1600, 4}, {4593, 3}, {0, 0}}, {296082, 295932, 0, {3255, 2}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {4596, 3}, {4599, 1}},
    {296217, 296119, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1604, 1}, {4528, 3}, {0, 0}}, {296322, 296251, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1605, 1}, {4501, 3}, {0, 0}},
    {296553, 296354, 5, {3258, 2}, {3167, 1}, {888, 1}, {0, 0}, {1606, 1}, {4601, 7}, {4608, 2}},
    {296643, 296572, 4, {3260, 1}, {3261, 1}, {888, 1}, {0, 0}, {0, 0}, {4612, 3}, {4443, 1}},
    {296760, 296674, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4615, 3}, {0, 0}}, {296871, 108530, 0, {3250, 1}, {3183, 1}, {0, 0}, {0, 0}, {1607, 3}, {4618, 3}, {0, 0}},
    {297162, 280957, 0, {3165, 1}, {3262, 2}, {0, 0}, {0, 0}, {1610, 5}, {4621, 3}, {4624, 1}},
    {297463, 297355, 0, {3165, 1}, {3264, 2}, {0, 0}, {0, 0}, {1615, 2}, {4626, 3}, {0, 0}}, {297521, 294870, 0, {3165, 1}, {3266, 2}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}},
    {297568, 288029, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4634, 4}, {0, 0}}, {297606, 288029, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}},
    {297637, 288029, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}}, {297678, 294870, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}},
    {297721, 280957, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4435, 2}, {0, 0}}, {297766, 294870, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}},
    {298121, 297897, 1, {3268, 3}, {3271, 2}, {0, 0}, {0, 0}, {1617, 4}, {4626, 3}, {0, 0}}, {298284, 298200, 0, {3273, 2}, {3275, 2}, {0, 0}, {0, 0}, {0, 0}, {4621, 3}, {0, 0}},
    {298420, 298329, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}}, {298662, 298511, 0, {3165, 1}, {3277, 2}, {0, 0}, {0, 0}, {1621, 2}, {4515, 4}, {0, 0}},
    {298824, 298707, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1623, 2}, {4470, 4}, {0, 0}}, {298975, 298868, 0, {3279, 2}, {3281, 1}, {0, 0}, {0, 0}, {1625, 1}, {4626, 3}, {0, 0}},
    {299030, 288029, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4584, 5}, {0, 0}}, {299106, 288029, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1626, 1}, {4584, 5}, {0, 0}},
    {299160, 288029, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4515, 4}, {0, 0}}, {299415, 299271, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1627, 1}, {4629, 5}, {0, 0}},
    {299448, 288029, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4515, 4}, {0, 0}}, {299771, 288029, 0, {3282, 1}, {3283, 3}, {0, 0}, {0, 0}, {1628, 1}, {4584, 5}, {0, 0}},
    {300052, 288029, 0, {3286, 1}, {3287, 4}, {0, 0}, {0, 0}, {1629, 1}, {4584, 5}, {0, 0}}, {300413, 300165, 0, {3165, 1}, {3291, 1}, {0, 0}, {0, 0}, {1630, 5}, {4638, 3}, {0, 0}},
    {300599, 300479, 0, {3165, 1}, {3292, 3}, {0, 0}, {0, 0}, {1635, 3}, {4641, 4}, {0, 0}}, {300817, 300679, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1638, 1}, {4621, 3}, {0, 0}},
    {301332, 301023, 0, {3298, 2}, {3297, 1}, {0, 0}, {0, 0}, {1639, 3}, {4621, 3}, {0, 0}}, {301639, 301451, 0, {3300, 2}, {3302, 3}, {0, 0}, {0, 0}, {1642, 2}, {4634, 4}, {0, 0}},
    {302056, 301835, 0, {3305, 2}, {3307, 3}, {0, 0}, {0, 0}, {1644, 7}, {4634, 4}, {0, 0}}, {302307, 302116, 0, {3310, 2}, {3312, 2}, {0, 0}, {0, 0}, {1651, 3}, {4634, 4}, {0, 0}},
    {302454, 298329, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1654, 8}, {4629, 5}, {0, 0}}, {302584, 302492, 0, {3314, 1}, {3315, 1}, {0, 0}, {0, 0}, {366, 1}, {4645, 3}, {4648, 1}},
    {302744, 302632, 4, {3165, 1}, {3316, 1}, {482, 1}, {0, 0}, {0, 0}, {4650, 8}, {0, 0}}, {302773, 294870, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}},
    {302831, 296674, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}}, {302862, 298329, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}},
    {302985, 302953, 0, {3317, 2}, {3319, 1}, {0, 0}, {0, 0}, {1662, 3}, {4626, 3}, {0, 0}}, {303212, 303156, 0, {3165, 1}, {3320, 4}, {0, 0}, {0, 0}, {1665, 5}, {4584, 5}, {0, 0}},
    {303418, 303286, 0, {3165, 1}, {3324, 4}, {0, 0}, {0, 0}, {1670, 2}, {4584, 5}, {0, 0}}, {303662, 303464, 0, {3165, 1}, {3328, 4}, {0, 0}, {0, 0}, {1672, 4}, {4584, 5}, {0, 0}},
    {303943, 303764, 0, {3332, 2}, {3334, 2}, {0, 0}, {0, 0}, {1676, 3}, {4621, 3}, {0, 0}}, {304340, 304035, 1, {3336, 5}, {3341, 2}, {0, 0}, {0, 0}, {1679, 3}, {4626, 3}, {0, 0}},
    {304379, 294870, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4629, 5}, {0, 0}}, {304548, 304462, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1682, 1}, {4629, 5}, {0, 0}},
    {304867, 304701, 0, {3343, 2}, {0, 0}, {0, 0}, {0, 0}, {1683, 5}, {4626, 3}, {0, 0}}, {305073, 303156, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1688, 6}, {4584, 5}, {0, 0}},
    {305132, 294870, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {513, 1}, {4629, 5}, {0, 0}}, {305169, 292012, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4470, 4}, {0, 0}},
    {305468, 305251, 4, {3345, 1}, {3183, 1}, {3168, 1}, {0, 0}, {1694, 2}, {4658, 5}, {4443, 1}},
    {305596, 305505, 0, {0, 0}, {3239, 1}, {0, 0}, {0, 0}, {1696, 3}, {4435, 2}, {0, 0}}, {305693, 305636, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 1}, {4453, 1}, {0, 0}},
    {305750, 280957, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4454, 4}, {0, 0}}, {305824, 305767, 4, {3346, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {4663, 6}, {4669, 1}},
    {306699, 306097, 1, {3347, 7}, {3354, 1}, {0, 0}, {0, 0}, {1700, 6}, {4671, 2}, {0, 0}}, {306741, 288029, 0, {3202, 1}, {3355, 1}, {0, 0}, {0, 0}, {0, 0}, {4501, 3}, {0, 0}},
    {306938, 306816, 0, {3356, 2}, {3358, 1}, {0, 0}, {0, 0}, {1706, 1}, {4671, 2}, {0, 0}}, {307362, 307058, 1, {3359, 4}, {3179, 1}, {0, 0}, {0, 0}, {1707, 4}, {4671, 2}, {0, 0}},
    {307531, 307417, 0, {3363, 2}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {4671, 2}, {0, 0}}, {307909, 307570, 1, {3359, 4}, {0, 0}, {0, 0}, {0, 0}, {1712, 6}, {4671, 2}, {0, 0}},
    {307987, 307944, 0, {3208, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4673, 2}, {0, 0}}, {308115, 308068, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1718, 1}, {3120, 2}, {0, 0}},
    {308125, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}}, {308180, 0, 0, {3365, 2}, {1236, 1}, {0, 0}, {0, 0}, {1719, 2}, {0, 0}, {0, 0}},
    {308237, 0, 0, {3367, 3}, {1236, 1}, {0, 0}, {0, 0}, {1721, 1}, {0, 0}, {0, 0}}, {308363, 224412, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4676, 2}, {0, 0}},
    {308433, 308378, 0, {2652, 1}, {3373, 1}, {0, 0}, {0, 0}, {0, 0}, {4678, 4}, {0, 0}}, {308598, 308481, 0, {3374, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4682, 2}, {114, 1}},
    {308700, 308656, 0, {0, 0}, {3378, 1}, {0, 0}, {0, 0}, {1722, 1}, {4684, 2}, {0, 0}}, {308881, 308783, 0, {3379, 3}, {662, 1}, {0, 0}, {0, 0}, {1723, 3}, {4686, 8}, {0, 0}},
    {308967, 308897, 0, {136, 1}, {3378, 1}, {0, 0}, {0, 0}, {0, 0}, {4684, 2}, {4694, 1}}, {309216, 308996, 0, {3382, 1}, {3383, 2}, {0, 0}, {0, 0}, {0, 0}, {4696, 4}, {4700, 1}},
    {309368, 309236, 0, {3385, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4682, 2}, {114, 1}}, {309581, 309419, 0, {3389, 2}, {135, 1}, {0, 0}, {0, 0}, {1726, 1}, {4702, 4}, {4706, 1}},
    {309651, 309596, 0, {3382, 1}, {3391, 1}, {0, 0}, {0, 0}, {1727, 3}, {4708, 2}, {0, 0}}, {309866, 309708, 0, {3392, 3}, {3395, 1}, {0, 0}, {0, 0}, {0, 0}, {4710, 7}, {4717, 1}},
    {310015, 309901, 0, {3005, 1}, {3396, 1}, {0, 0}, {0, 0}, {0, 0}, {4719, 2}, {4721, 1}}, {310337, 310138, 0, {3397, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4723, 4}, {4727, 1}},
    {310585, 310351, 0, {3402, 3}, {3372, 1}, {0, 0}, {0, 0}, {1726, 1}, {4729, 4}, {4733, 1}},
    {310705, 310599, 0, {3405, 2}, {140, 1}, {0, 0}, {0, 0}, {1730, 2}, {4735, 3}, {4738, 1}},
    {310893, 310733, 0, {3407, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4740, 3}, {4743, 1}}, {310978, 310911, 0, {3409, 2}, {3372, 1}, {0, 0}, {0, 0}, {779, 2}, {4745, 3}, {114, 1}},
    {311052, 311001, 4, {3411, 2}, {97, 1}, {3413, 1}, {0, 0}, {0, 0}, {4748, 4}, {4752, 1}}, {311064, 309236, 0, {3414, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4682, 2}, {114, 1}},
    {311082, 308481, 0, {3418, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4682, 2}, {114, 1}}, {311239, 311101, 0, {3422, 2}, {576, 1}, {0, 0}, {0, 0}, {1732, 2}, {4754, 6}, {4760, 1}},
    {311321, 311262, 0, {3424, 3}, {3391, 1}, {0, 0}, {0, 0}, {1734, 1}, {4762, 4}, {0, 0}}, {311577, 311459, 0, {3427, 1}, {0, 0}, {0, 0}, {0, 0}, {1735, 2}, {4766, 2}, {0, 0}},
    {311729, 311590, 0, {3428, 2}, {576, 1}, {0, 0}, {0, 0}, {1737, 2}, {4768, 6}, {4760, 1}},
    {311927, 311787, 0, {3430, 1}, {3431, 1}, {0, 0}, {0, 0}, {686, 1}, {4774, 3}, {0, 0}}, {312115, 311951, 0, {3432, 2}, {3434, 1}, {0, 0}, {0, 0}, {686, 1}, {4777, 4}, {4738, 1}},
    {312421, 312180, 0, {3435, 2}, {3437, 2}, {0, 0}, {0, 0}, {1739, 3}, {4781, 3}, {4784, 1}},
    {312609, 312433, 0, {3439, 5}, {3444, 1}, {0, 0}, {0, 0}, {767, 1}, {4682, 2}, {4727, 1}},
    {312624, 224412, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4786, 3}, {0, 0}}, {312686, 312642, 0, {3445, 2}, {3447, 1}, {0, 0}, {0, 0}, {1742, 1}, {4789, 4}, {0, 0}},
    {312748, 48452, 0, {0, 0}, {3448, 1}, {0, 0}, {0, 0}, {0, 0}, {4786, 3}, {0, 0}}, {312851, 312760, 0, {3449, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4745, 3}, {114, 1}},
    {312906, 43153, 0, {3371, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {4793, 3}, {4796, 1}}, {313003, 312951, 1, {3452, 4}, {3373, 1}, {0, 0}, {0, 0}, {1743, 2}, {4798, 7}, {114, 1}},
    {313051, 313024, 1, {3456, 4}, {3444, 1}, {0, 0}, {0, 0}, {1743, 2}, {4798, 7}, {114, 1}},
    {313145, 313073, 0, {3373, 1}, {3372, 1}, {0, 0}, {0, 0}, {512, 1}, {4805, 4}, {0, 0}}, {313217, 313162, 0, {3460, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 2}, {0, 0}},
    {313270, 13112, 0, {0, 0}, {3461, 1}, {0, 0}, {0, 0}, {0, 0}, {3259, 2}, {4811, 2}}, {313284, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}},
    {313508, 313425, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 1}, {4816, 1}}, {313611, 313546, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}},
    {313623, 313546, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}}, {313795, 313705, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4819, 2}, {0, 0}},
    {313875, 313809, 0, {3471, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4821, 2}, {0, 0}}, {314077, 313929, 0, {3472, 2}, {0, 0}, {0, 0}, {3474, 1}, {1745, 1}, {4821, 2}, {4823, 1}},
    {314174, 314095, 0, {3475, 1}, {3476, 1}, {0, 0}, {0, 0}, {1746, 1}, {0, 0}, {0, 0}}, {314187, 313425, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 1}, {4816, 1}},
    {314200, 313425, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 1}, {4816, 1}}, {314232, 179634, 0, {0, 0}, {3470, 1}, {0, 0}, {0, 0}, {346, 1}, {4825, 2}, {915, 1}},
    {314299, 314246, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {314317, 314246, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {314335, 313546, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}}, {314352, 313425, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 1}, {4816, 1}},
    {314368, 314246, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {314383, 313546, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}},
    {314395, 313546, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}}, {314410, 313546, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}},
    {314531, 314425, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {314594, 314542, 0, {3479, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3702, 1}},
    {314711, 314617, 0, {3479, 1}, {3478, 1}, {0, 0}, {0, 0}, {1747, 1}, {4830, 1}, {3317, 1}},
    {314816, 314726, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4831, 1}}, {314837, 314726, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4831, 1}},
    {314858, 313425, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 1}, {4816, 1}}, {314912, 314894, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1748, 5}, {4833, 5}, {0, 0}},
    {314925, 314425, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {314936, 314425, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}},
    {314950, 314425, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {315113, 315056, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1753, 4}, {4838, 5}, {0, 0}},
    {315179, 315139, 0, {0, 0}, {3488, 1}, {0, 0}, {0, 0}, {1757, 1}, {4843, 2}, {0, 0}}, {315198, 314425, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}},
    {315209, 314425, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {315223, 314425, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}},
    {315348, 315245, 4, {3472, 2}, {0, 0}, {3489, 2}, {2782, 1}, {0, 0}, {4819, 2}, {4823, 1}},
    {315455, 315381, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 6}, {4845, 3}, {0, 0}}, {315502, 315475, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1764, 5}, {4848, 2}, {0, 0}},
    {315558, 315381, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1769, 4}, {4848, 2}, {0, 0}}, {315608, 315381, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1773, 4}, {4848, 2}, {0, 0}},
    {315629, 314425, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {315640, 314425, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}},
    {315654, 314425, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {315749, 315683, 0, {0, 0}, {3491, 1}, {0, 0}, {0, 0}, {1777, 1}, {650, 1}, {4850, 1}},
    {315851, 315772, 0, {3492, 1}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4852, 1}}, {315938, 315869, 0, {3494, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {315956, 315869, 0, {3494, 2}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4852, 1}}, {315974, 313705, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4819, 2}, {0, 0}},
    {315987, 314425, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {315998, 314425, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}},
    {316012, 314425, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {316026, 313546, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}},
    {316091, 316038, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1778, 3}, {829, 1}, {0, 0}}, {316106, 313546, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}},
    {316118, 313546, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}}, {316130, 314425, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}},
    {316141, 313425, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 1}, {4816, 1}}, {316153, 313546, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}},
    {316164, 313425, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 1}, {4816, 1}}, {316179, 314246, 0, {3496, 1}, {3497, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316248, 316195, 0, {3498, 1}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {316268, 313546, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}},
    {316283, 313546, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}}, {316298, 14022, 0, {3475, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {316450, 316318, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4854, 1}, {4855, 1}}, {316463, 316318, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4854, 1}, {4855, 1}},
    {316476, 316318, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4854, 1}, {4855, 1}}, {316488, 316318, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4854, 1}, {4855, 1}},
    {316502, 316318, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4854, 1}, {4855, 1}}, {316516, 313425, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 1}, {4816, 1}},
    {316529, 313546, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}}, {316592, 316541, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1781, 3}, {829, 1}, {0, 0}},
    {316606, 313425, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 1}, {4816, 1}}, {316620, 314246, 0, {3501, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316633, 313546, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4818, 1}, {214, 1}}, {316796, 316732, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4857, 2}, {0, 0}},
    {316829, 316732, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4857, 2}, {0, 0}}, {316874, 316732, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4857, 2}, {0, 0}},
    {317195, 317021, 0, {3504, 3}, {3507, 1}, {0, 0}, {0, 0}, {0, 0}, {4859, 5}, {4864, 1}}, {317298, 317263, 0, {3508, 2}, {3510, 1}, {0, 0}, {0, 0}, {0, 0}, {4866, 3}, {1968, 1}},
    {317347, 317321, 0, {3511, 1}, {3512, 1}, {0, 0}, {0, 0}, {0, 0}, {4866, 3}, {2027, 1}}, {317490, 317419, 0, {3513, 1}, {3514, 1}, {0, 0}, {0, 0}, {0, 0}, {4869, 3}, {0, 0}},
    {317800, 317640, 0, {3515, 3}, {3518, 1}, {0, 0}, {0, 0}, {0, 0}, {4872, 5}, {4877, 1}}, {318132, 317957, 0, {3519, 3}, {3522, 1}, {0, 0}, {0, 0}, {1784, 1}, {4879, 4}, {4883, 1}},
    {318499, 318241, 0, {3523, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4885, 4}, {4889, 1}}, {318762, 318530, 0, {3529, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4891, 4}, {4895, 1}},
    {319038, 318860, 0, {3534, 2}, {3536, 2}, {0, 0}, {0, 0}, {0, 0}, {4897, 5}, {4902, 1}}, {319675, 319651, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1785, 1}, {0, 0}, {0, 0}},
    {320195, 319927, 0, {3564, 3}, {3567, 1}, {0, 0}, {0, 0}, {1786, 2}, {4905, 5}, {0, 0}}, {320539, 320433, 0, {3568, 1}, {3569, 1}, {0, 0}, {0, 0}, {1788, 2}, {4910, 3}, {4913, 1}},
    {321085, 320970, 0, {3570, 1}, {3571, 1}, {0, 0}, {0, 0}, {0, 0}, {4915, 2}, {0, 0}}, {321718, 321362, 1, {3572, 4}, {3576, 1}, {0, 0}, {0, 0}, {1790, 3}, {4809, 2}, {4917, 1}},
    {322075, 321973, 0, {3577, 2}, {3576, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 2}, {0, 0}}, {322669, 322535, 0, {3579, 3}, {3582, 1}, {0, 0}, {0, 0}, {1793, 3}, {4919, 3}, {0, 0}},
    {322793, 322711, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}, {0, 0}}, {323107, 322856, 0, {3583, 2}, {3585, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4922, 1}},
    {323879, 323783, 0, {3586, 3}, {3589, 1}, {0, 0}, {0, 0}, {1798, 5}, {4924, 2}, {0, 0}}, {324068, 323908, 0, {3590, 2}, {3592, 1}, {0, 0}, {0, 0}, {1803, 3}, {4926, 3}, {4727, 1}},
    {324277, 324093, 0, {3593, 2}, {3595, 1}, {0, 0}, {0, 0}, {1806, 7}, {4929, 3}, {4727, 1}},
    {324384, 324291, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4932, 1}}, {324406, 324291, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4932, 1}},
    {324512, 324444, 0, {3597, 2}, {0, 0}, {0, 0}, {0, 0}, {1813, 5}, {4934, 1}, {0, 0}}, {324654, 324527, 0, {3593, 2}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4934, 1}, {4727, 1}},
    {324759, 324672, 0, {3599, 4}, {0, 0}, {0, 0}, {0, 0}, {1798, 5}, {4935, 2}, {0, 0}}, {324923, 324771, 0, {3603, 3}, {0, 0}, {0, 0}, {0, 0}, {1803, 3}, {4937, 3}, {4727, 1}},
    {325097, 324942, 0, {3606, 3}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4940, 3}, {4727, 1}}, {325316, 325112, 0, {3593, 2}, {3609, 1}, {0, 0}, {0, 0}, {1823, 1}, {4943, 2}, {4945, 1}},
    {325461, 325339, 0, {3610, 2}, {3609, 1}, {0, 0}, {0, 0}, {0, 0}, {4947, 1}, {4948, 1}}, {326279, 326211, 0, {1294, 1}, {3623, 1}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {326652, 326211, 0, {3624, 6}, {3630, 1}, {0, 0}, {0, 0}, {1825, 7}, {0, 0}, {4950, 1}}, {326725, 326669, 0, {3624, 6}, {0, 0}, {0, 0}, {0, 0}, {1832, 5}, {0, 0}, {4950, 1}},
    {326772, 326669, 0, {3631, 2}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {0, 0}, {0, 0}}, {326799, 326669, 0, {3633, 7}, {0, 0}, {0, 0}, {0, 0}, {1838, 4}, {0, 0}, {4950, 1}},
    {326817, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326836, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326855, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326874, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326890, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326906, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326922, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326935, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326951, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326967, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326983, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327001, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {327019, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327106, 113501, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 2}, {0, 0}, {0, 0}},
    {327276, 327152, 0, {3641, 3}, {3644, 1}, {0, 0}, {0, 0}, {1844, 2}, {0, 0}, {0, 0}}, {327389, 326669, 0, {3645, 1}, {0, 0}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {327403, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327420, 150747, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
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
    {125008, 0, {1498, 1}, {702, 1}, {2336, 2}}, {127184, 0, {0, 0}, {0, 0}, {0, 0}}, {127189, 0, {0, 0}, {0, 0}, {0, 0}},
    {127197, 0, {0, 0}, {0, 0}, {0, 0}}, {127204, 0, {0, 0}, {0, 0}, {0, 0}}, {127237, 16896, {1506, 1}, {0, 0}, {0, 0}},
    {129894, 0, {0, 0}, {0, 0}, {0, 0}}, {129926, 1600, {1534, 2}, {0, 0}, {0, 0}}, {129941, 0, {0, 0}, {0, 0}, {0, 0}},
    {130087, 1600, {1536, 5}, {0, 0}, {0, 0}}, {130138, 1600, {1541, 1}, {0, 0}, {0, 0}}, {130160, 1600, {1542, 1}, {0, 0}, {0, 0}},
    {99343, 1458, {1543, 1}, {0, 0}, {0, 0}}, {130075, 1458, {1544, 1}, {0, 0}, {0, 0}}, {130083, 1458, {1545, 1}, {0, 0}, {0, 0}},
    {130204, 1458, {1546, 1}, {0, 0}, {0, 0}}, {130067, 1458, {1547, 1}, {0, 0}, {0, 0}}, {136653, 1458, {1619, 1}, {0, 0}, {0, 0}},
    {136684, 16896, {1620, 1}, {0, 0}, {0, 0}}, {136728, 16896, {1621, 1}, {0, 0}, {0, 0}}, {136774, 1458, {1622, 1}, {0, 0}, {0, 0}},
    {136835, 1458, {1623, 1}, {0, 0}, {0, 0}}, {136889, 16896, {1624, 1}, {0, 0}, {0, 0}}, {136924, 16896, {1625, 1}, {0, 0}, {0, 0}},
    {136966, 16896, {1626, 1}, {0, 0}, {0, 0}}, {137003, 1458, {1627, 1}, {0, 0}, {0, 0}}, {137044, 16896, {1628, 1}, {0, 0}, {0, 0}},
    {137070, 1600, {1629, 2}, {0, 0}, {0, 0}}, {137118, 1458, {1631, 1}, {0, 0}, {0, 0}}, {137159, 1458, {1632, 1}, {0, 0}, {0, 0}},
    {137195, 16896, {1633, 1}, {0, 0}, {0, 0}}, {137225, 16896, {1634, 1}, {0, 0}, {0, 0}}, {49152, 16896, {1635, 1}, {1715, 2}, {0, 0}},
    {137273, 16896, {1636, 1}, {0, 0}, {0, 0}}, {137297, 16896, {1637, 1}, {0, 0}, {0, 0}}, {137328, 16896, {1638, 1}, {0, 0}, {0, 0}},
    {137360, 16896, {1639, 1}, {0, 0}, {0, 0}}, {137386, 16896, {1640, 1}, {0, 0}, {0, 0}}, {137413, 16896, {1641, 1}, {0, 0}, {0, 0}},
    {137441, 16896, {1642, 1}, {0, 0}, {0, 0}}, {137480, 1458, {1643, 1}, {0, 0}, {0, 0}}, {137518, 16896, {1644, 1}, {0, 0}, {0, 0}},
    {79255, 16896, {1645, 1}, {0, 0}, {0, 0}}, {137570, 1458, {1646, 1}, {0, 0}, {0, 0}}, {137603, 16896, {1647, 1}, {0, 0}, {0, 0}},
    {137632, 16896, {1648, 1}, {0, 0}, {0, 0}}, {30141, 1600, {1649, 3}, {0, 0}, {0, 0}}, {137666, 16896, {1652, 1}, {0, 0}, {0, 0}},
    {137695, 1458, {1653, 1}, {0, 0}, {0, 0}}, {61051, 137763, {1654, 7}, {2436, 1}, {0, 0}}, {137895, 16896, {1661, 1}, {0, 0}, {0, 0}},
    {137938, 16896, {1662, 1}, {0, 0}, {0, 0}}, {137981, 16896, {1663, 1}, {0, 0}, {0, 0}}, {138024, 16896, {1664, 1}, {0, 0}, {0, 0}},
    {138062, 16896, {1665, 1}, {0, 0}, {0, 0}}, {138109, 16896, {1666, 1}, {0, 0}, {0, 0}}, {138167, 16896, {1667, 1}, {0, 0}, {0, 0}},
    {138219, 16896, {1668, 1}, {0, 0}, {0, 0}}, {138265, 16896, {1669, 1}, {0, 0}, {0, 0}}, {138305, 16896, {1670, 1}, {0, 0}, {0, 0}},
    {138337, 16896, {1671, 1}, {0, 0}, {0, 0}}, {138371, 16896, {1672, 1}, {0, 0}, {0, 0}}, {138406, 16896, {1673, 1}, {0, 0}, {0, 0}},
    {138441, 1458, {1674, 1}, {0, 0}, {0, 0}}, {138476, 16896, {1675, 1}, {0, 0}, {0, 0}}, {138512, 16896, {1676, 1}, {0, 0}, {0, 0}},
    {138546, 16896, {1677, 1}, {0, 0}, {0, 0}}, {160255, 0, {0, 0}, {0, 0}, {0, 0}}, {160259, 0, {0, 0}, {0, 0}, {0, 0}},
    {160328, 1600, {1923, 3}, {0, 0}, {0, 0}}, {160365, 1458, {1926, 1}, {0, 0}, {0, 0}}, {160413, 1458, {1927, 1}, {0, 0}, {0, 0}},
    {160488, 160473, {1928, 1}, {0, 0}, {0, 0}}, {160523, 160473, {1929, 1}, {0, 0}, {0, 0}}, {160559, 1458, {1930, 1}, {0, 0}, {0, 0}},
    {160598, 1458, {1931, 1}, {0, 0}, {0, 0}}, {160638, 160473, {1932, 1}, {0, 0}, {0, 0}}, {160712, 160686, {1933, 1}, {0, 0}, {0, 0}},
    {160775, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 160473, {1937, 1}, {0, 0}, {0, 0}}, {97312, 1600, {1938, 7}, {0, 0}, {0, 0}},
    {161014, 1458, {1945, 1}, {0, 0}, {0, 0}}, {161057, 1458, {1946, 1}, {0, 0}, {0, 0}}, {161099, 1458, {1947, 1}, {0, 0}, {0, 0}},
    {161140, 1458, {1948, 1}, {0, 0}, {0, 0}}, {161176, 1458, {1949, 1}, {0, 0}, {0, 0}}, {161209, 1458, {1950, 1}, {0, 0}, {0, 0}},
    {161245, 1458, {1951, 1}, {0, 0}, {0, 0}}, {161283, 160473, {1952, 1}, {0, 0}, {0, 0}}, {161326, 1458, {1953, 1}, {0, 0}, {0, 0}},
    {161362, 1458, {1954, 1}, {0, 0}, {0, 0}}, {161402, 160473, {1955, 1}, {0, 0}, {0, 0}}, {161424, 1600, {1956, 1}, {0, 0}, {0, 0}},
    {51203, 0, {0, 0}, {0, 0}, {0, 0}}, {175604, 0, {0, 0}, {0, 0}, {0, 0}}, {150741, 175614, {144, 1}, {0, 0}, {0, 0}},
    {6753, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55805, 181880, {2146, 1}, {2783, 4}, {0, 0}},
    {181942, 181928, {2147, 1}, {0, 0}, {0, 0}}, {181964, 16896, {2148, 2}, {702, 1}, {698, 1}},
    {181972, 0, {0, 0}, {2787, 1}, {0, 0}}, {181986, 0, {2150, 1}, {702, 1}, {698, 1}}, {182014, 1600, {2151, 4}, {0, 0}, {0, 0}},
    {61051, 185146, {2190, 7}, {0, 0}, {0, 0}}, {30141, 0, {0, 0}, {0, 0}, {0, 0}}, {47646, 0, {0, 0}, {0, 0}, {0, 0}},
    {208762, 0, {0, 0}, {0, 0}, {0, 0}}, {208774, 0, {0, 0}, {0, 0}, {0, 0}}, {211717, 0, {0, 0}, {0, 0}, {0, 0}},
    {211770, 211756, {2514, 1}, {0, 0}, {0, 0}}, {211801, 1458, {2515, 1}, {0, 0}, {0, 0}}, {1303, 216773, {2544, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {216832, 216817, {2546, 1}, {0, 0}, {0, 0}}, {59297, 216847, {2547, 2}, {0, 0}, {0, 0}},
    {216891, 0, {0, 0}, {0, 0}, {0, 0}}, {216961, 216917, {2549, 2}, {0, 0}, {0, 0}}, {216832, 216966, {2551, 1}, {702, 1}, {0, 0}},
    {220965, 220897, {2588, 3}, {0, 0}, {0, 0}}, {220976, 220897, {2588, 3}, {0, 0}, {0, 0}}, {221014, 220985, {2591, 1}, {0, 0}, {0, 0}},
    {221061, 1458, {2592, 1}, {0, 0}, {0, 0}}, {221107, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51337, 221260, {2594, 8}, {3371, 2}, {3373, 1}},
    {17095, 1458, {2602, 1}, {0, 0}, {0, 0}}, {221375, 221350, {2603, 3}, {0, 0}, {0, 0}}, {245975, 16896, {2682, 1}, {0, 0}, {0, 0}},
    {246007, 16896, {2683, 1}, {0, 0}, {0, 0}}, {246071, 1600, {2684, 2}, {0, 0}, {0, 0}}, {246141, 1600, {2686, 2}, {0, 0}, {0, 0}},
    {246185, 16896, {2688, 1}, {0, 0}, {0, 0}}, {246213, 16896, {2689, 1}, {0, 0}, {0, 0}}, {246258, 16896, {2690, 1}, {0, 0}, {0, 0}},
    {246342, 1600, {2691, 9}, {0, 0}, {0, 0}}, {246364, 1600, {2700, 8}, {0, 0}, {0, 0}}, {246416, 16896, {2708, 1}, {0, 0}, {0, 0}},
    {246472, 16896, {2709, 1}, {0, 0}, {0, 0}}, {246522, 16896, {2710, 1}, {0, 0}, {0, 0}}, {1759, 16896, {11, 1}, {0, 0}, {0, 0}},
    {60659, 16896, {2711, 1}, {0, 0}, {0, 0}}, {246586, 1600, {2712, 3}, {0, 0}, {0, 0}}, {246623, 16896, {2715, 1}, {0, 0}, {0, 0}},
    {246660, 16896, {2716, 1}, {0, 0}, {0, 0}}, {246693, 16896, {2717, 1}, {0, 0}, {0, 0}}, {246715, 16896, {2718, 1}, {0, 0}, {0, 0}},
    {246750, 16896, {2719, 1}, {0, 0}, {0, 0}}, {246764, 16896, {1626, 1}, {0, 0}, {0, 0}}, {246804, 16896, {2720, 1}, {0, 0}, {0, 0}},
    {246843, 16896, {2721, 1}, {0, 0}, {0, 0}}, {246883, 16896, {2722, 1}, {0, 0}, {0, 0}}, {246924, 16896, {2723, 1}, {0, 0}, {0, 0}},
    {246960, 16896, {2724, 1}, {0, 0}, {0, 0}}, {246994, 16896, {2725, 1}, {0, 0}, {0, 0}}, {247036, 16896, {2726, 1}, {0, 0}, {0, 0}},
    {247084, 16896, {2727, 1}, {0, 0}, {0, 0}}, {247150, 1600, {2728, 2}, {0, 0}, {0, 0}}, {247137, 16896, {2730, 1}, {0, 0}, {0, 0}},
    {246052, 16896, {2731, 1}, {0, 0}, {0, 0}}, {247207, 16896, {2732, 1}, {0, 0}, {0, 0}}, {247240, 16896, {2733, 1}, {0, 0}, {0, 0}},
    {247273, 16896, {2734, 1}, {0, 0}, {0, 0}}, {247306, 16896, {2735, 1}, {0, 0}, {0, 0}}, {247342, 16896, {2736, 1}, {0, 0}, {0, 0}},
    {97702, 16896, {2737, 1}, {0, 0}, {0, 0}}, {247399, 16896, {2738, 1}, {0, 0}, {0, 0}}, {247679, 1600, {2739, 8}, {0, 0}, {0, 0}},
    {97003, 16896, {2747, 1}, {0, 0}, {0, 0}}, {247732, 16896, {2748, 1}, {0, 0}, {0, 0}}, {247770, 16896, {2749, 1}, {0, 0}, {0, 0}},
    {246121, 16896, {2750, 1}, {0, 0}, {0, 0}}, {247798, 16896, {2751, 1}, {0, 0}, {0, 0}}, {161424, 16896, {2752, 1}, {0, 0}, {0, 0}},
    {270798, 0, {0, 0}, {0, 0}, {0, 0}}, {30141, 270805, {3029, 1}, {0, 0}, {0, 0}}, {270836, 16896, {3030, 1}, {0, 0}, {0, 0}},
    {270866, 1600, {3031, 2}, {0, 0}, {0, 0}}, {246693, 16896, {2717, 1}, {0, 0}, {0, 0}}, {2013, 16896, {3033, 1}, {0, 0}, {0, 0}},
    {270900, 1600, {3034, 2}, {0, 0}, {0, 0}}, {270939, 16896, {3036, 1}, {0, 0}, {0, 0}}, {270948, 1600, {3037, 1}, {0, 0}, {0, 0}},
    {270973, 16896, {3038, 1}, {0, 0}, {0, 0}}, {270996, 16896, {3039, 1}, {0, 0}, {0, 0}}, {271008, 16896, {3040, 1}, {0, 0}, {0, 0}},
    {271050, 16896, {3041, 1}, {0, 0}, {0, 0}}, {271298, 271138, {3042, 4}, {0, 0}, {0, 0}}, {271319, 1600, {3046, 2}, {0, 0}, {0, 0}},
    {51555, 0, {0, 0}, {4432, 1}, {0, 0}}, {280520, 0, {0, 0}, {4433, 1}, {0, 0}}, {280527, 0, {0, 0}, {4432, 1}, {0, 0}},
    {280571, 0, {0, 0}, {4434, 1}, {0, 0}}, {61522, 280596, {3161, 1}, {4433, 1}, {0, 0}}, {280620, 181928, {2147, 1}, {4432, 1}, {0, 0}},
    {6753, 0, {0, 0}, {4432, 1}, {0, 0}}, {280653, 280626, {3162, 1}, {0, 0}, {0, 0}}, {100496, 0, {0, 0}, {4675, 1}, {0, 0}},
    {79438, 16896, {895, 1}, {0, 0}, {0, 0}}, {17095, 16896, {328, 1}, {0, 0}, {0, 0}}, {308322, 16896, {3370, 1}, {0, 0}, {0, 0}},
    {313305, 0, {0, 0}, {0, 0}, {0, 0}}, {313315, 0, {0, 0}, {0, 0}, {0, 0}}, {313352, 313323, {3462, 2}, {0, 0}, {0, 0}},
    {135769, 313358, {144, 1}, {0, 0}, {0, 0}}, {313415, 313397, {3464, 2}, {0, 0}, {0, 0}}, {319229, 319209, {3538, 3}, {786, 1}, {0, 0}},
    {319238, 0, {0, 0}, {0, 0}, {0, 0}}, {319270, 319247, {3541, 4}, {786, 1}, {0, 0}}, {319358, 1600, {3545, 3}, {0, 0}, {0, 0}},
    {319394, 16896, {3548, 1}, {0, 0}, {0, 0}}, {319423, 1458, {3549, 1}, {0, 0}, {0, 0}}, {36146, 1600, {3550, 6}, {4904, 1}, {0, 0}},
    {319198, 319484, {3556, 1}, {0, 0}, {0, 0}}, {49152, 1458, {3557, 1}, {0, 0}, {0, 0}}, {150741, 319529, {3558, 2}, {0, 0}, {0, 0}},
    {319571, 1600, {3560, 2}, {0, 0}, {0, 0}}, {221375, 319590, {3562, 2}, {4904, 1}, {0, 0}},
    {117224, 16896, {3612, 1}, {0, 0}, {0, 0}}, {246052, 16896, {2731, 1}, {0, 0}, {0, 0}}, {137225, 16896, {3613, 1}, {0, 0}, {0, 0}},
    {325918, 1600, {1649, 3}, {0, 0}, {0, 0}}, {325946, 1600, {3614, 4}, {0, 0}, {0, 0}}, {246121, 16896, {2750, 1}, {0, 0}, {0, 0}},
    {61051, 325998, {3618, 5}, {0, 0}, {0, 0}},
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
    {14013, 48, 2, 0, 0}, {9558, 48, 2, 0, 0}, {122083, 48, 0, 0, 0}, {122093, 35, 2, 0, 0}, {95890, 35, 0, 0, 0},
    {17091, 417, 0, 0, 0}, {122267, 35, 2, 0, 0}, {122514, 35, 0, 0, 0}, {17613, 417, 0, 0, 0},
    {122731, 420, 0, 0, 0}, {39650, 35, 0, 0, 0}, {122743, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0}, {122926, 31, 0, 0, 0}, {3681, 421, 0, 0, 0}, {17613, 423, 0, 0, 0},
    {123534, 35, 1, 0, 0}, {14364, 423, 0, 0, 0}, {17613, 190, 0, 0, 0}, {123694, 35, 2, 0, 0},
    {122743, 35, 2, 0, 0}, {52586, 35, 2, 0, 0}, {17613, 190, 0, 0, 0}, {30141, 424, 0, 0, 0},
    {3681, 190, 0, 0, 0}, {17613, 48, 0, 0, 0}, {123694, 35, 2, 0, 0}, {122743, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {32381, 417, 0, 0, 0}, {14364, 417, 0, 0, 0}, {17613, 260, 0, 0, 0}, {124803, 35, 0, 0, 0},
    {122743, 35, 2, 0, 0}, {14364, 48, 0, 0, 0}, {6753, 53, 0, 0, 55}, {125330, 425, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {125344, 425, 0, 0, 0}, {1398, 0, 0, 0, 0}, {125330, 425, 2, 0, 0}, {125344, 425, 0, 0, 0},
    {5486, 425, 0, 0, 0}, {1398, 426, 0, 0, 0}, {127295, 48, 0, 0, 0}, {127303, 48, 0, 0, 0}, {127184, 427, 0, 0, 0},
    {127197, 428, 1, 0, 0}, {127184, 427, 0, 0, 0}, {127197, 428, 1, 0, 0}, {46547, 68, 0, 0, 0},
    {127197, 428, 1, 0, 0}, {47646, 68, 0, 0, 0}, {127184, 427, 0, 0, 0}, {127824, 68, 0, 0, 0},
    {55254, 68, 0, 0, 0}, {127197, 428, 1, 0, 0}, {127830, 427, 0, 0, 0}, {31044, 428, 0, 0, 0},
    {127237, 428, 0, 0, 0}, {128330, 48, 0, 0, 0}, {96594, 68, 0, 0, 0}, {17613, 68, 0, 0, 0},
    {127184, 427, 0, 0, 0}, {127197, 428, 1, 0, 0}, {128334, 430, 0, 0, 0}, {128330, 48, 0, 0, 0},
    {96594, 68, 0, 0, 0}, {49826, 68, 0, 0, 0}, {127184, 427, 0, 0, 0}, {128334, 430, 0, 0, 0},
    {51213, 198, 0, 0, 0}, {129913, 195, 0, 0, 22155}, {21161, 48, 0, 0, 0}, {130067, 432, 0, 0, 0},
    {130075, 433, 0, 0, 0}, {130083, 434, 0, 0, 0}, {99343, 435, 0, 0, 0}, {130127, 436, 0, 0, 0},
    {21161, 48, 0, 0, 0}, {1398, 435, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 437, 0, 0, 0},
    {1398, 432, 0, 0, 0}, {18181, 48, 0, 0, 0}, {18185, 35, 2, 0, 0}, {17091, 48, 0, 0, 0}, {18170, 35, 2, 0, 0},
    {130248, 35, 1, 0, 0}, {61728, 438, 0, 0, 0}, {130592, 438, 2, 0, 0}, {61682, 438, 0, 0, 0},
    {75631, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17620, 52, 0, 0, 0}, {131093, 439, 0, 0, 0}, {131102, 35, 0, 0, 0},
    {5486, 440, 0, 0, 0}, {131093, 439, 0, 0, 0}, {131279, 35, 0, 0, 0}, {131102, 35, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {131093, 439, 0, 0, 0}, {131102, 35, 0, 0, 0}, {48209, 35, 0, 0, 0},
    {131093, 439, 0, 0, 0}, {131801, 441, 0, 0, 0}, {131093, 439, 0, 0, 0}, {48209, 35, 0, 0, 0},
    {131102, 35, 0, 0, 0}, {32568, 18, 1, 0, 0}, {131093, 439, 0, 0, 0}, {5486, 440, 0, 0, 0},
    {131102, 35, 0, 0, 0}, {132159, 18, 0, 0, 0}, {131093, 439, 0, 0, 0}, {132387, 18, 0, 0, 0},
    {132399, 35, 0, 0, 0}, {131102, 35, 0, 0, 0}, {132655, 52, 0, 0, 0}, {132663, 52, 0, 0, 0},
    {132671, 52, 0, 0, 0}, {132679, 442, 0, 0, 0}, {132655, 52, 0, 0, 0}, {132663, 52, 0, 0, 0},
    {132671, 52, 0, 0, 0}, {32381, 443, 0, 0, 0}, {32384, 443, 0, 0, 0}, {18181, 48, 0, 0, 0},
    {131093, 439, 0, 0, 0}, {133355, 445, 0, 0, 0}, {70094, 35, 2, 0, 0}, {131102, 35, 0, 0, 0},
    {133375, 446, 1, 0, 0}, {32568, 18, 1, 0, 0}, {17091, 48, 0, 0, 0}, {133355, 445, 0, 0, 0},
    {70094, 35, 2, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 262, 0, 0, 0}, {134002, 35, 2, 0, 0}, {134016, 445, 0, 0, 0},
    {133355, 445, 0, 0, 0}, {133355, 445, 0, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 48, 0, 0, 0},
    {134016, 445, 0, 0, 0}, {134452, 447, 0, 0, 0}, {134623, 447, 0, 0, 0}, {134635, 447, 0, 0, 0},
    {132671, 448, 0, 0, 0}, {134647, 448, 0, 0, 0}, {132671, 448, 0, 0, 0}, {134647, 448, 0, 0, 0},
    {75863, 48, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0}, {1398, 452, 0, 0, 0},
    {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0},
    {1398, 458, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {1398, 460, 0, 0, 0}, {1398, 461, 0, 0, 0},
    {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0}, {1398, 466, 0, 0, 0},
    {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0}, {1398, 471, 0, 0, 0},
    {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0}, {1398, 476, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {22146, 459, 0, 0, 0},
    {1398, 478, 0, 0, 0}, {1398, 479, 0, 0, 0}, {137705, 459, 0, 0, 137707}, {100875, 17, 0, 0, 137715},
    {100882, 17, 0, 0, 137737}, {100887, 17, 0, 0, 96182}, {97312, 241, 1, 0, 0}, {137745, 220, 1, 0, 0},
    {137750, 6, 0, 0, 3064}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0},
    {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0},
    {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0},
    {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {40034, 68, 0, 0, 0},
    {138650, 68, 1, 0, 0}, {138660, 68, 1, 0, 0}, {138676, 68, 1, 0, 0}, {17620, 68, 1, 0, 0},
    {138650, 68, 1, 0, 0}, {138660, 68, 0, 0, 0}, {139369, 498, 0, 0, 0}, {17620, 499, 0, 0, 0},
    {139623, 501, 0, 0, 0}, {139635, 501, 0, 0, 0}, {34911, 502, 0, 0, 0}, {18181, 503, 0, 0, 0},
    {34911, 506, 0, 0, 0}, {140201, 79, 0, 0, 0}, {140208, 79, 0, 0, 0}, {140215, 68, 1, 0, 0},
    {18181, 502, 0, 0, 0}, {18181, 506, 0, 0, 0}, {34911, 79, 0, 0, 0}, {34913, 79, 0, 0, 0}, {18181, 402, 0, 0, 0},
    {17091, 507, 0, 0, 0}, {140728, 68, 0, 0, 0}, {18181, 446, 0, 0, 0}, {18181, 508, 0, 0, 0},
    {17091, 402, 0, 0, 0}, {17091, 509, 0, 0, 0}, {17091, 79, 0, 0, 0}, {17620, 68, 0, 0, 0}, {141457, 510, 0, 0, 0},
    {141464, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {141471, 64, 1, 0, 0}, {141483, 446, 1, 0, 0},
    {141464, 510, 0, 0, 0}, {47646, 68, 0, 0, 0}, {141471, 64, 1, 0, 0}, {141457, 511, 0, 0, 0},
    {141464, 510, 0, 0, 0}, {142143, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {133375, 446, 1, 0, 0},
    {141471, 64, 1, 0, 0}, {141457, 512, 0, 0, 0}, {141464, 501, 0, 0, 0}, {142143, 501, 0, 0, 0},
    {47646, 68, 0, 0, 0}, {142848, 399, 0, 0, 0}, {141464, 501, 0, 0, 0}, {70094, 68, 2, 0, 0},
    {141471, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {142848, 399, 0, 0, 0}, {70094, 68, 2, 0, 0},
    {143306, 446, 2, 0, 0}, {141471, 64, 1, 0, 0}, {142848, 151, 0, 0, 0}, {141464, 501, 0, 0, 0},
    {70094, 68, 2, 0, 0}, {141471, 64, 1, 0, 0}, {141457, 511, 0, 0, 0}, {142848, 399, 0, 0, 0},
    {70094, 68, 2, 0, 0}, {142143, 501, 0, 0, 0}, {143306, 446, 2, 0, 0}, {133375, 446, 1, 0, 0},
    {141471, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {105896, 517, 0, 0, 0}, {18181, 501, 0, 0, 0},
    {17091, 510, 0, 0, 0}, {144838, 68, 1, 0, 0}, {34911, 519, 0, 0, 0}, {34913, 508, 0, 0, 0},
    {34915, 68, 0, 0, 0}, {34911, 508, 0, 0, 0}, {34913, 508, 0, 0, 0}, {34915, 68, 0, 0, 0}, {145367, 68, 1, 0, 0},
    {76820, 18, 0, 0, 0}, {105896, 399, 0, 0, 0}, {47646, 68, 0, 0, 0}, {146136, 0, 2, 0, 0}, {146149, 0, 2, 0, 0},
    {32568, 18, 1, 0, 0}, {146163, 0, 2, 0, 0}, {55805, 501, 0, 0, 0}, {17620, 0, 0, 0, 0}, {34911, 517, 0, 0, 0},
    {34913, 68, 0, 0, 0}, {17620, 529, 0, 0, 0}, {146840, 68, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {17620, 530, 0, 0, 0}, {105896, 532, 0, 0, 0}, {48209, 68, 1, 0, 0}, {17620, 64, 1, 0, 0},
    {105896, 532, 0, 0, 0}, {131279, 68, 0, 0, 0}, {32568, 18, 1, 0, 0}, {105896, 517, 0, 0, 0},
    {48209, 68, 0, 0, 0}, {17620, 64, 0, 0, 0}, {105896, 532, 0, 0, 0}, {131279, 68, 0, 0, 0},
    {105896, 511, 0, 0, 0}, {131279, 68, 0, 0, 0}, {105896, 517, 0, 0, 0}, {48209, 68, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {105896, 517, 0, 0, 0}, {148132, 533, 0, 0, 0}, {105896, 517, 0, 0, 0},
    {148132, 533, 0, 0, 0}, {132399, 68, 1, 0, 0}, {105896, 517, 0, 0, 0}, {148395, 68, 0, 0, 0},
    {132399, 68, 0, 0, 0}, {148657, 149, 2, 0, 0}, {148666, 149, 2, 0, 0}, {148675, 149, 2, 0, 0},
    {148684, 68, 0, 0, 0}, {148695, 446, 0, 0, 0}, {148703, 446, 0, 0, 0}, {148713, 68, 0, 0, 0},
    {148724, 446, 0, 0, 0}, {148732, 446, 0, 0, 0}, {148657, 149, 2, 0, 0}, {148666, 149, 2, 0, 0},
    {148675, 149, 2, 0, 0}, {132679, 68, 0, 0, 0}, {132703, 68, 0, 0, 0}, {148684, 68, 0, 0, 0},
    {148695, 446, 0, 0, 0}, {148703, 446, 0, 0, 0}, {148713, 68, 0, 0, 0}, {148724, 446, 0, 0, 0},
    {148732, 446, 0, 0, 0}, {148657, 149, 2, 0, 0}, {148666, 149, 2, 0, 0}, {148675, 149, 2, 0, 0},
    {132679, 68, 0, 0, 0}, {132703, 68, 0, 0, 0}, {148657, 149, 2, 0, 0}, {148666, 149, 2, 0, 0},
    {148675, 149, 2, 0, 0}, {149599, 68, 0, 0, 0}, {105896, 543, 0, 0, 0}, {32568, 18, 1, 0, 0},
    {150347, 68, 0, 0, 0}, {150350, 68, 1, 0, 0}, {150353, 68, 0, 0, 0}, {53064, 79, 0, 0, 0},
    {17620, 79, 0, 0, 0}, {31044, 548, 0, 0, 0}, {152975, 68, 0, 0, 0}, {17620, 548, 0, 0, 0},
    {146840, 68, 0, 0, 0}, {31044, 548, 0, 0, 0}, {39650, 68, 0, 0, 0}, {152975, 68, 0, 0, 0},
    {17620, 551, 0, 0, 0}, {105896, 517, 0, 0, 0}, {47646, 64, 0, 0, 0}, {55805, 501, 0, 0, 0},
    {153680, 68, 2, 0, 0}, {105896, 553, 0, 0, 0}, {153877, 68, 0, 0, 0}, {105896, 553, 0, 0, 0},
    {133375, 446, 1, 0, 0}, {154280, 554, 0, 0, 0}, {154286, 64, 0, 0, 0}, {154280, 554, 0, 0, 0},
    {153877, 68, 0, 0, 0}, {154728, 554, 0, 0, 0}, {39650, 64, 1, 0, 0}, {17620, 559, 0, 0, 0},
    {134647, 554, 0, 0, 0}, {132655, 561, 0, 0, 0}, {132663, 64, 0, 0, 0}, {155054, 68, 0, 0, 0},
    {155060, 18, 0, 0, 0}, {155073, 64, 1, 0, 0}, {155085, 562, 1, 0, 0}, {134647, 554, 0, 0, 0},
    {132655, 561, 0, 0, 0}, {132663, 64, 0, 0, 0}, {155054, 68, 0, 0, 0}, {155060, 18, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {134647, 554, 0, 0, 0}, {132655, 561, 0, 0, 0},
    {132663, 64, 0, 0, 0}, {155054, 68, 0, 0, 0}, {155060, 18, 0, 0, 0}, {132679, 554, 0, 0, 0},
    {155073, 64, 1, 0, 0}, {155085, 562, 1, 0, 0}, {134647, 554, 0, 0, 0}, {132655, 561, 0, 0, 0},
    {132663, 64, 0, 0, 0}, {155054, 68, 0, 0, 0}, {155060, 18, 0, 0, 0}, {132679, 554, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {134647, 554, 0, 0, 0}, {132655, 561, 0, 0, 0},
    {132663, 64, 0, 0, 0}, {155054, 68, 0, 0, 0}, {155060, 18, 0, 0, 0}, {156812, 64, 1, 0, 0},
    {134647, 554, 0, 0, 0}, {132655, 561, 0, 0, 0}, {132663, 64, 0, 0, 0}, {155054, 68, 0, 0, 0},
    {155060, 18, 0, 0, 0}, {132679, 554, 0, 0, 0}, {156812, 64, 1, 0, 0}, {157537, 68, 0, 0, 0},
    {157547, 68, 0, 0, 0}, {157564, 68, 0, 0, 0}, {157580, 402, 0, 0, 0}, {157591, 18, 0, 0, 0},
    {157606, 402, 0, 0, 0}, {154280, 554, 0, 0, 0}, {154728, 554, 0, 0, 0}, {31044, 559, 0, 0, 0},
    {39650, 64, 1, 0, 0}, {40034, 68, 0, 0, 0}, {76820, 18, 0, 0, 0}, {17620, 568, 0, 0, 0}, {158527, 372, 0, 0, 0},
    {134623, 64, 0, 0, 0}, {134635, 64, 0, 0, 0}, {9558, 372, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {3665, 68, 0, 0, 0}, {17620, 573, 0, 0, 0}, {56478, 149, 2, 0, 0}, {55805, 151, 0, 0, 0}, {56478, 149, 2, 0, 0},
    {3665, 68, 0, 0, 0}, {160273, 6, 0, 0, 1594}, {160294, 6, 0, 0, 1594}, {160314, 6, 0, 0, 1594},
    {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0}, {1398, 579, 0, 0, 0},
    {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1398, 582, 0, 0, 0}, {1759, 583, 1, 0, 0}, {160488, 584, 1, 0, 0},
    {160767, 26, 1, 0, 0}, {1398, 585, 0, 0, 0}, {160820, 195, 0, 0, 22168}, {160831, 6, 0, 0, 1594},
    {160861, 6, 0, 0, 1594}, {160893, 6, 0, 0, 1594}, {160916, 6, 0, 0, 1594}, {160945, 6, 0, 0, 1594},
    {160956, 195, 0, 0, 160978}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0}, {1398, 588, 0, 0, 0},
    {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0}, {1398, 593, 0, 0, 0},
    {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {1398, 596, 0, 0, 0}, {161424, 195, 0, 0, 0}, {161432, 0, 2, 0, 0},
    {161440, 64, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {162449, 18, 1, 0, 0}, {162749, 24, 0, 0, 0}, {160255, 600, 1, 0, 0}, {163106, 20, 2, 0, 0},
    {163287, 232, 0, 0, 0}, {163299, 31, 0, 0, 0}, {163317, 31, 0, 0, 0}, {163333, 31, 0, 0, 0},
    {163355, 31, 0, 0, 0}, {163369, 232, 0, 0, 0}, {163670, 0, 2, 0, 0}, {163684, 0, 2, 0, 0},
    {163699, 24, 1, 0, 0}, {163724, 0, 2, 0, 0}, {161432, 0, 2, 0, 0}, {163724, 0, 2, 0, 0}, {164433, 20, 2, 0, 0},
    {164873, 24, 2, 0, 0}, {164891, 24, 2, 0, 0}, {164909, 24, 2, 0, 0}, {165177, 24, 1, 0, 0},
    {62365, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {165189, 24, 1, 0, 0}, {3681, 606, 0, 0, 0},
    {165604, 20, 0, 0, 0}, {165612, 20, 1, 0, 0}, {101157, 20, 2, 0, 0}, {2954, 606, 2, 0, 0},
    {165624, 20, 0, 0, 0}, {166171, 24, 1, 0, 0}, {3681, 600, 0, 0, 0}, {166389, 0, 2, 0, 0}, {163670, 0, 2, 0, 0},
    {163684, 0, 2, 0, 0}, {162449, 18, 1, 0, 0}, {166711, 24, 1, 0, 0}, {163724, 0, 2, 0, 0}, {164433, 20, 2, 0, 0},
    {167297, 31, 0, 0, 0}, {167309, 31, 0, 0, 0}, {167321, 31, 0, 0, 0}, {167475, 0, 2, 0, 0},
    {167490, 0, 2, 0, 0}, {163670, 0, 2, 0, 0}, {163684, 0, 2, 0, 0}, {163724, 0, 2, 0, 0}, {164433, 20, 2, 0, 0},
    {168087, 20, 2, 0, 0}, {162449, 18, 1, 0, 0}, {168100, 0, 2, 0, 0}, {168112, 68, 2, 0, 0},
    {168129, 20, 2, 0, 0}, {163724, 0, 2, 0, 0}, {164433, 20, 2, 0, 0}, {163670, 0, 2, 0, 0}, {163684, 0, 2, 0, 0},
    {168882, 20, 2, 0, 0}, {163724, 0, 2, 0, 0}, {163670, 0, 2, 0, 0}, {163684, 0, 2, 0, 0}, {169338, 20, 2, 0, 0},
    {169350, 216, 1, 0, 0}, {169357, 20, 2, 0, 0}, {169378, 0, 2, 0, 0}, {162449, 18, 1, 0, 0},
    {169393, 20, 2, 0, 0}, {169411, 20, 2, 0, 0}, {163106, 20, 2, 0, 0}, {163724, 0, 2, 0, 0},
    {169430, 216, 1, 0, 0}, {169350, 216, 0, 0, 0}, {170335, 24, 2, 0, 0}, {30141, 24, 2, 0, 0},
    {14364, 64, 0, 0, 0}, {169350, 216, 1, 0, 0}, {162449, 18, 1, 0, 0}, {163106, 20, 2, 0, 0},
    {170473, 20, 2, 0, 0}, {170494, 20, 2, 0, 0}, {169338, 20, 2, 0, 0}, {169350, 216, 1, 0, 0},
    {162449, 18, 1, 0, 0}, {163106, 20, 2, 0, 0}, {169350, 216, 0, 0, 0}, {171116, 64, 0, 0, 0},
    {163670, 0, 2, 0, 0}, {163684, 0, 2, 0, 0}, {169338, 20, 2, 0, 0}, {108632, 18, 1, 0, 0}, {162449, 18, 1, 0, 0},
    {169393, 20, 2, 0, 0}, {171289, 216, 1, 0, 0}, {163724, 0, 2, 0, 0}, {171298, 20, 1, 0, 0},
    {163670, 0, 2, 0, 0}, {163684, 0, 2, 0, 0}, {172032, 20, 2, 0, 0}, {163670, 0, 2, 0, 0}, {163684, 0, 2, 0, 0},
    {108632, 18, 1, 0, 0}, {172423, 24, 1, 0, 0}, {162449, 18, 1, 0, 0}, {169393, 20, 2, 0, 0},
    {172433, 24, 1, 0, 0}, {171289, 216, 1, 0, 0}, {163724, 0, 2, 0, 0}, {164433, 20, 2, 0, 0},
    {169338, 20, 2, 0, 0}, {163670, 0, 2, 0, 0}, {163684, 0, 2, 0, 0}, {162449, 18, 1, 0, 0}, {173447, 216, 1, 0, 0},
    {173463, 216, 1, 0, 0}, {163724, 0, 2, 0, 0}, {164433, 20, 2, 0, 0}, {169430, 216, 1, 0, 0},
    {174064, 20, 0, 0, 0}, {174073, 20, 0, 0, 0}, {174229, 600, 2, 0, 0}, {174240, 600, 2, 0, 0},
    {122743, 24, 2, 0, 0}, {174439, 600, 0, 0, 0}, {163670, 0, 2, 0, 0}, {163684, 0, 2, 0, 0},
    {168100, 0, 2, 0, 0}, {168112, 68, 2, 0, 0}, {163724, 0, 2, 0, 0}, {164433, 20, 2, 0, 0}, {174666, 0, 1, 0, 0},
    {56478, 617, 2, 0, 0}, {9558, 617, 2, 0, 0}, {46473, 618, 1, 0, 0}, {112488, 619, 0, 0, 0},
    {176138, 620, 0, 0, 0}, {1398, 621, 0, 0, 0}, {46473, 622, 1, 0, 0}, {1398, 623, 0, 0, 0},
    {176641, 624, 2, 0, 0}, {77752, 619, 2, 0, 0}, {176655, 625, 2, 0, 0}, {61522, 620, 0, 0, 0},
    {97709, 617, 2, 0, 0}, {3681, 627, 0, 0, 0}, {176138, 620, 0, 0, 0}, {177274, 620, 1, 0, 0},
    {177288, 624, 2, 0, 0}, {177487, 620, 0, 0, 0}, {31044, 621, 0, 0, 0}, {31044, 624, 0, 0, 0},
    {177740, 620, 1, 0, 0}, {177745, 617, 2, 0, 0}, {47832, 31, 0, 0, 0}, {3681, 618, 0, 0, 0},
    {3681, 622, 0, 0, 0}, {30583, 617, 0, 0, 0}, {30587, 617, 0, 0, 0}, {51203, 619, 0, 0, 0},
    {178546, 620, 0, 0, 0}, {1398, 618, 0, 0, 0}, {1398, 622, 0, 0, 0}, {179152, 624, 2, 0, 0},
    {179166, 619, 2, 0, 0}, {179182, 625, 2, 0, 0}, {179199, 620, 0, 0, 0}, {150741, 629, 0, 0, 0},
    {3681, 617, 0, 0, 0}, {52534, 629, 0, 0, 0}, {179992, 0, 0, 0, 0}, {48022, 630, 0, 0, 0}, {1398, 619, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {97595, 631, 0, 0, 0}, {3681, 625, 0, 0, 0}, {1398, 617, 0, 0, 0}, {51031, 617, 2, 0, 0},
    {181002, 620, 2, 0, 0}, {178546, 620, 0, 0, 0}, {177288, 624, 2, 0, 0}, {181433, 0, 0, 0, 0},
    {58897, 0, 2, 0, 0}, {51213, 198, 0, 0, 0}, {6753, 53, 0, 0, 0}, {6753, 633, 0, 0, 0}, {1398, 210, 0, 0, 0},
    {6753, 633, 0, 0, 0}, {47646, 195, 0, 0, 0}, {181991, 195, 0, 0, 0}, {181995, 195, 0, 0, 0},
    {17624, 195, 0, 0, 182005}, {3681, 633, 0, 0, 0}, {55805, 633, 0, 0, 0}, {52271, 634, 1, 0, 0},
    {3681, 635, 0, 0, 0}, {111317, 636, 0, 0, 0}, {40034, 637, 0, 0, 0}, {104919, 638, 0, 0, 0},
    {3681, 638, 0, 0, 0}, {55805, 635, 0, 0, 0}, {3681, 634, 0, 0, 0}, {55805, 633, 0, 0, 0}, {55805, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {104919, 638, 0, 0, 0}, {1398, 638, 0, 0, 0}, {55805, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {18483, 639, 0, 0, 0}, {39650, 640, 0, 0, 0}, {3681, 639, 0, 0, 0},
    {30583, 639, 0, 0, 0}, {30587, 639, 0, 0, 0}, {3681, 640, 0, 0, 0}, {1398, 638, 0, 0, 0}, {111317, 636, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55805, 633, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49343, 644, 0, 0, 0},
    {3681, 645, 0, 0, 0}, {49343, 645, 0, 0, 0}, {3681, 644, 0, 0, 0}, {49343, 646, 0, 0, 0}, {3681, 646, 0, 0, 0},
    {137705, 459, 0, 0, 137707}, {100875, 17, 0, 0, 185111}, {100882, 17, 0, 0, 185131}, {100887, 17, 0, 0, 96182},
    {181991, 17, 0, 0, 185140}, {97312, 241, 1, 0, 0}, {137745, 220, 1, 0, 0}, {185357, 510, 0, 0, 0},
    {185367, 501, 0, 0, 0}, {40034, 68, 0, 0, 0}, {53064, 400, 0, 0, 0}, {17620, 400, 0, 0, 0},
    {185824, 68, 0, 0, 0}, {185824, 79, 0, 0, 0}, {185947, 79, 0, 0, 0}, {17087, 68, 0, 0, 0},
    {17091, 68, 0, 0, 0}, {185824, 79, 0, 0, 0}, {185947, 79, 0, 0, 0}, {17091, 647, 0, 0, 0},
    {22716, 68, 0, 0, 0}, {17620, 648, 0, 0, 0}, {17620, 649, 0, 0, 0}, {17620, 650, 0, 0, 0},
    {17091, 651, 0, 0, 0}, {22716, 68, 0, 0, 0}, {17620, 652, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 68, 0, 0, 0},
    {17620, 653, 0, 0, 0}, {17620, 654, 0, 0, 0}, {188116, 650, 0, 0, 0}, {35249, 650, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 655, 0, 0, 0}, {188420, 656, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 656, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 657, 0, 0, 0},
    {188420, 442, 0, 0, 0}, {188116, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 442, 0, 0, 0},
    {188420, 442, 0, 0, 0}, {188116, 656, 0, 0, 0}, {22716, 79, 0, 0, 0}, {188420, 442, 0, 0, 0},
    {188116, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 658, 0, 0, 0}, {188420, 68, 0, 0, 0},
    {17091, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {188420, 68, 0, 0, 0}, {17091, 656, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188420, 68, 0, 0, 0}, {188116, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17091, 648, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 647, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 655, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17620, 659, 0, 0, 0}, {17091, 659, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 660, 0, 0, 0}, {17620, 661, 0, 0, 0}, {17091, 652, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 651, 0, 0, 0}, {17091, 653, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188420, 68, 0, 0, 0}, {188116, 662, 0, 0, 0}, {193294, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188420, 68, 0, 0, 0}, {188116, 663, 0, 0, 0}, {193294, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188420, 68, 0, 0, 0}, {188116, 79, 0, 0, 0}, {193294, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188420, 68, 0, 0, 0}, {17091, 657, 0, 0, 0}, {193294, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188420, 68, 0, 0, 0}, {17091, 656, 0, 0, 0}, {193294, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188420, 68, 0, 0, 0}, {17091, 658, 0, 0, 0}, {193294, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 648, 0, 0, 0}, {193294, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {193294, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {193294, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 659, 0, 0, 0}, {193294, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {193294, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 661, 0, 0, 0}, {193294, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 652, 0, 0, 0}, {193294, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 653, 0, 0, 0},
    {193294, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0}, {193294, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {185824, 79, 0, 0, 0}, {185947, 68, 0, 0, 0}, {17087, 68, 0, 0, 0}, {196950, 501, 0, 0, 0},
    {196950, 501, 0, 0, 0}, {31044, 64, 0, 0, 0}, {17624, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {55805, 399, 0, 0, 0}, {188116, 375, 0, 0, 0}, {35249, 375, 0, 0, 0},
    {35254, 375, 0, 0, 0}, {185357, 510, 0, 0, 0}, {185367, 501, 0, 0, 0}, {55805, 510, 0, 0, 0},
    {185357, 151, 0, 0, 0}, {185367, 501, 0, 0, 0}, {18483, 151, 0, 0, 0}, {3665, 446, 0, 0, 0},
    {199083, 64, 0, 0, 0}, {97312, 68, 0, 0, 0}, {199253, 68, 0, 0, 0}, {199257, 68, 0, 0, 0},
    {17087, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17620, 664, 0, 0, 0}, {17087, 149, 0, 0, 0}, {188116, 149, 0, 0, 0},
    {35249, 149, 0, 0, 0}, {35254, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0},
    {201303, 149, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201308, 68, 0, 0, 0}, {198260, 68, 0, 0, 0},
    {201561, 149, 0, 0, 0}, {201303, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {201308, 149, 0, 0, 0},
    {198260, 149, 0, 0, 0}, {201303, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {201308, 149, 0, 0, 0},
    {198260, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0}, {201303, 665, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {201308, 68, 0, 0, 0}, {198260, 68, 0, 0, 0}, {201561, 149, 0, 0, 0},
    {201303, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201308, 68, 0, 0, 0}, {198260, 68, 0, 0, 0},
    {201303, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201308, 68, 0, 0, 0}, {198260, 68, 0, 0, 0},
    {201303, 665, 0, 0, 0}, {185367, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {202507, 68, 0, 0, 0},
    {201308, 68, 0, 0, 0}, {39650, 68, 0, 0, 0}, {198260, 68, 0, 0, 0}, {17091, 149, 0, 0, 0},
    {188116, 149, 0, 0, 0}, {35249, 68, 0, 0, 0}, {204971, 666, 0, 0, 0}, {204979, 667, 0, 0, 0},
    {204987, 666, 0, 0, 0}, {204995, 666, 0, 0, 0}, {204971, 666, 0, 0, 0}, {204979, 667, 0, 0, 0},
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
    {57554, 643, 0, 0, 0}, {57565, 643, 0, 0, 0}, {9480, 643, 0, 0, 0}, {207658, 0, 2, 0, 0}, {207811, 35, 2, 0, 0},
    {207829, 35, 2, 0, 0}, {207847, 35, 2, 0, 0}, {52958, 293, 2, 0, 0}, {53064, 35, 0, 0, 0},
    {57554, 35, 2, 0, 0}, {57565, 35, 2, 0, 0}, {9480, 35, 2, 0, 0}, {208369, 0, 2, 0, 0}, {15847, 19, 2, 0, 0},
    {14899, 0, 2, 0, 0}, {136306, 19, 0, 0, 0}, {136313, 19, 0, 0, 0}, {30583, 672, 0, 0, 0}, {30587, 672, 0, 0, 0},
    {3681, 672, 0, 0, 0}, {51031, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {208774, 674, 0, 0, 0},
    {209067, 19, 0, 0, 0}, {51031, 674, 2, 0, 0}, {3681, 674, 0, 0, 0}, {209335, 673, 2, 0, 0},
    {30583, 673, 0, 0, 0}, {30587, 673, 0, 0, 0}, {3681, 676, 0, 0, 0}, {49343, 677, 0, 0, 0},
    {49349, 677, 0, 0, 0}, {1398, 191, 0, 0, 0}, {17624, 672, 0, 0, 0}, {3658, 672, 0, 0, 0}, {49343, 678, 0, 0, 0},
    {3681, 679, 0, 0, 0}, {210129, 672, 2, 0, 0}, {30141, 679, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {60659, 672, 0, 0, 0}, {30583, 677, 0, 0, 0}, {30587, 677, 0, 0, 0}, {3681, 677, 0, 0, 0},
    {210621, 680, 0, 0, 0}, {210626, 680, 0, 0, 0}, {3681, 680, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {46547, 672, 0, 0, 0}, {30141, 673, 0, 0, 0}, {208369, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {53064, 681, 0, 0, 0},
    {53064, 672, 0, 0, 0}, {33809, 673, 0, 0, 0}, {17624, 672, 0, 0, 0}, {211146, 673, 0, 0, 0},
    {95796, 673, 0, 0, 0}, {49343, 673, 0, 0, 0}, {3681, 682, 0, 0, 0}, {53064, 683, 0, 0, 0},
    {53064, 684, 0, 0, 0}, {3681, 191, 0, 0, 0}, {33809, 681, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {3681, 684, 0, 0, 0}, {211751, 685, 0, 0, 0}, {1398, 686, 0, 0, 0}, {49343, 687, 0, 0, 0},
    {3681, 687, 0, 0, 0}, {49343, 296, 0, 0, 0}, {3681, 296, 0, 0, 0}, {49343, 293, 0, 0, 0}, {212629, 35, 2, 0, 0},
    {49343, 687, 0, 0, 0}, {212629, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {3681, 690, 0, 0, 0},
    {3681, 35, 2, 0, 0}, {169350, 35, 2, 0, 0}, {213459, 35, 0, 0, 0}, {213473, 35, 0, 0, 0}, {49343, 687, 0, 0, 0},
    {213914, 35, 2, 0, 0}, {49343, 687, 0, 0, 0}, {214783, 35, 2, 0, 0}, {17091, 293, 0, 0, 0},
    {211717, 690, 0, 0, 0}, {215267, 35, 2, 0, 0}, {211717, 690, 0, 0, 0}, {215280, 35, 2, 0, 0},
    {215662, 64, 2, 0, 0}, {215691, 64, 2, 0, 0}, {214803, 692, 0, 0, 0}, {216429, 64, 2, 0, 0},
    {3681, 692, 0, 0, 0}, {216752, 53, 0, 0, 0}, {216763, 53, 0, 0, 0}, {51155, 203, 0, 0, 0},
    {216835, 194, 0, 0, 0}, {216763, 53, 0, 0, 0}, {216895, 16, 0, 0, 0}, {216906, 194, 0, 0, 60806},
    {1398, 210, 0, 0, 0}, {51031, 693, 2, 0, 0}, {3681, 693, 0, 0, 0}, {59297, 694, 0, 0, 0}, {56478, 695, 2, 0, 0},
    {3681, 695, 0, 0, 0}, {1398, 696, 0, 0, 0}, {3681, 697, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0},
    {3681, 696, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0}, {1398, 696, 0, 0, 0}, {49343, 693, 0, 0, 0},
    {30583, 698, 0, 0, 0}, {30587, 698, 0, 0, 0}, {3681, 698, 0, 0, 0}, {49343, 698, 0, 0, 0},
    {3681, 701, 0, 0, 0}, {218872, 19, 0, 0, 0}, {218882, 19, 0, 0, 0}, {218896, 19, 0, 0, 0},
    {51031, 695, 2, 0, 0}, {48022, 19, 0, 0, 0}, {219264, 19, 2, 0, 0}, {30583, 693, 0, 0, 0},
    {30587, 693, 0, 0, 0}, {49343, 701, 0, 0, 0}, {51031, 701, 2, 0, 0}, {30583, 701, 0, 0, 0},
    {30587, 701, 0, 0, 0}, {107370, 693, 0, 0, 0}, {220051, 696, 0, 0, 0}, {220061, 696, 0, 0, 0},
    {51031, 703, 2, 0, 0}, {9558, 703, 2, 0, 0}, {51337, 704, 0, 0, 0}, {220885, 212, 0, 0, 0},
    {220891, 212, 0, 0, 0}, {51337, 704, 0, 0, 0}, {1398, 705, 0, 0, 0}, {1398, 706, 0, 0, 0},
    {221181, 707, 0, 0, 0}, {221190, 200, 0, 0, 0}, {221199, 200, 0, 0, 0}, {221208, 195, 0, 0, 0},
    {221217, 195, 0, 0, 0}, {221226, 198, 0, 0, 0}, {221238, 198, 0, 0, 0}, {221250, 708, 0, 0, 0},
    {1398, 709, 0, 0, 0}, {39650, 203, 0, 0, 0}, {47646, 203, 0, 0, 0}, {3665, 203, 0, 0, 0}, {221461, 710, 2, 0, 0},
    {52534, 293, 0, 0, 0}, {3681, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {60026, 0, 0, 0, 0}, {49349, 0, 0, 0, 0},
    {221625, 31, 0, 0, 0}, {221639, 31, 0, 0, 0}, {221650, 31, 0, 0, 0}, {222012, 712, 2, 0, 0},
    {207658, 0, 2, 0, 0}, {58917, 19, 2, 0, 0}, {52534, 715, 0, 0, 0}, {222210, 716, 0, 0, 0},
    {222217, 717, 0, 0, 0}, {48209, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {222223, 35, 2, 0, 0},
    {51031, 293, 2, 0, 0}, {49826, 293, 0, 0, 0}, {21161, 711, 0, 0, 0}, {3681, 718, 0, 0, 0},
    {222834, 35, 2, 0, 0}, {222842, 35, 2, 0, 0}, {21161, 711, 0, 0, 0}, {223125, 710, 2, 0, 0},
    {223136, 293, 0, 0, 0}, {223147, 710, 2, 0, 0}, {223158, 293, 0, 0, 0}, {223169, 720, 2, 0, 0},
    {223178, 720, 0, 0, 0}, {52534, 715, 0, 0, 0}, {222210, 716, 0, 0, 0}, {222217, 717, 0, 0, 0},
    {48209, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {223616, 721, 1, 0, 0}, {223627, 712, 0, 0, 0},
    {21161, 711, 0, 0, 0}, {220976, 721, 0, 0, 0}, {21161, 293, 0, 0, 0}, {207658, 0, 2, 0, 0},
    {224209, 712, 0, 0, 0}, {207658, 0, 2, 0, 0}, {17613, 711, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {17613, 0, 0, 0, 0}, {21161, 711, 0, 0, 0}, {49826, 0, 0, 0, 0}, {224641, 35, 0, 0, 0}, {224649, 423, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22144, 35, 1, 0, 0}, {224658, 423, 0, 0, 0}, {224668, 35, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {60026, 0, 0, 0, 0}, {225079, 0, 0, 0, 0}, {17613, 711, 0, 0, 0}, {49826, 711, 0, 0, 0}, {225313, 711, 0, 0, 0},
    {225323, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {221375, 723, 0, 0, 0}, {39650, 35, 0, 0, 0}, {3665, 35, 0, 0, 0},
    {22144, 35, 0, 0, 0}, {225773, 724, 0, 0, 0}, {225776, 423, 2, 0, 0}, {225973, 725, 0, 0, 0},
    {17613, 725, 1, 0, 0}, {3681, 725, 0, 0, 0}, {225973, 725, 0, 0, 0}, {1398, 35, 0, 0, 0}, {226477, 31, 0, 0, 0},
    {226491, 31, 0, 0, 0}, {1398, 727, 0, 0, 0}, {1398, 728, 0, 0, 0}, {246040, 195, 0, 0, 0},
    {246052, 729, 0, 0, 0}, {246040, 195, 0, 0, 0}, {246121, 730, 0, 0, 0}, {1398, 731, 0, 0, 0},
    {1398, 732, 0, 0, 0}, {1398, 733, 0, 0, 0}, {246294, 195, 0, 0, 0}, {246301, 195, 0, 0, 0},
    {246308, 195, 0, 0, 0}, {145182, 53, 0, 0, 0}, {145189, 53, 0, 0, 0}, {246315, 53, 0, 0, 0},
    {246322, 53, 0, 0, 0}, {246334, 6, 0, 0, 0}, {97003, 734, 0, 0, 0}, {246294, 459, 0, 0, 0},
    {246301, 459, 0, 0, 0}, {246308, 459, 0, 0, 0}, {145182, 53, 0, 0, 0}, {145189, 53, 0, 0, 0},
    {246315, 53, 0, 0, 0}, {246322, 53, 0, 0, 0}, {97003, 734, 0, 0, 0}, {1398, 735, 0, 0, 0},
    {1398, 736, 0, 0, 0}, {1398, 737, 0, 0, 0}, {1398, 738, 0, 0, 0}, {246544, 28, 1, 0, 0}, {246559, 459, 1, 0, 0},
    {246573, 459, 1, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {1398, 741, 0, 0, 0}, {1398, 742, 0, 0, 0},
    {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0}, {1398, 747, 0, 0, 0},
    {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {1398, 751, 0, 0, 0}, {247124, 16, 0, 0, 0},
    {247137, 752, 0, 0, 0}, {1398, 753, 0, 0, 0}, {1398, 729, 0, 0, 0}, {1398, 754, 0, 0, 0}, {1398, 755, 0, 0, 0},
    {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0}, {1398, 760, 0, 0, 0},
    {247420, 459, 0, 0, 247451}, {247463, 459, 0, 0, 247497}, {247507, 220, 0, 0, 247534}, {246559, 459, 0, 0, 247567},
    {247576, 459, 1, 0, 0}, {247594, 459, 1, 0, 0}, {247612, 220, 1, 0, 0}, {247646, 220, 1, 0, 0},
    {1398, 761, 0, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 763, 0, 0, 0}, {1398, 730, 0, 0, 0}, {1398, 764, 0, 0, 0},
    {1398, 765, 0, 0, 0}, {49349, 767, 0, 0, 0}, {1398, 767, 2, 0, 0}, {248274, 768, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {248283, 768, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 769, 0, 0, 0},
    {3681, 769, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 769, 0, 0, 0}, {248679, 769, 0, 0, 0},
    {57022, 768, 0, 0, 0}, {1398, 771, 0, 0, 0}, {3681, 771, 0, 0, 0}, {57022, 768, 0, 0, 0}, {33809, 772, 0, 0, 0},
    {3681, 772, 0, 0, 0}, {18483, 772, 0, 0, 0}, {249531, 772, 0, 0, 0}, {39650, 769, 0, 0, 0},
    {48209, 769, 0, 0, 0}, {18483, 772, 0, 0, 0}, {39650, 769, 0, 0, 0}, {48209, 769, 0, 0, 0},
    {33809, 773, 0, 0, 0}, {3681, 773, 0, 0, 0}, {43690, 772, 0, 0, 0}, {43699, 772, 0, 0, 0},
    {250564, 774, 2, 0, 0}, {61051, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {250680, 774, 2, 0, 0},
    {250699, 774, 2, 0, 0}, {250719, 0, 0, 0, 0}, {250730, 0, 0, 0, 0}, {33809, 775, 0, 0, 0},
    {3681, 775, 0, 0, 0}, {30583, 775, 0, 0, 0}, {30587, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {60026, 775, 0, 0, 0},
    {60028, 775, 0, 0, 0}, {61058, 768, 0, 0, 0}, {97709, 774, 2, 0, 0}, {30583, 772, 0, 0, 0},
    {30587, 772, 0, 0, 0}, {251770, 774, 2, 0, 0}, {3681, 776, 0, 0, 0}, {1309, 776, 0, 0, 0},
    {251878, 774, 0, 0, 0}, {61073, 774, 0, 0, 0}, {1309, 776, 0, 0, 0}, {101115, 774, 0, 0, 0},
    {33809, 777, 0, 0, 0}, {3681, 778, 0, 0, 0}, {33809, 778, 0, 0, 0}, {3681, 777, 0, 0, 0}, {33809, 769, 0, 0, 0},
    {3681, 768, 0, 0, 0}, {61051, 768, 0, 0, 0}, {17613, 768, 0, 0, 0}, {252974, 781, 0, 0, 0},
    {252982, 781, 0, 0, 0}, {3681, 782, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 783, 0, 0, 0},
    {3681, 783, 0, 0, 0}, {253268, 776, 0, 0, 0}, {253404, 784, 0, 0, 0}, {253418, 784, 0, 0, 0},
    {253432, 784, 0, 0, 0}, {253446, 768, 1, 0, 0}, {253478, 784, 0, 0, 0}, {253491, 784, 0, 0, 0},
    {43690, 787, 0, 0, 0}, {43699, 787, 0, 0, 0}, {3681, 787, 0, 0, 0}, {43690, 775, 0, 0, 0},
    {43699, 775, 0, 0, 0}, {33809, 787, 0, 0, 0}, {3681, 788, 0, 0, 0}, {97709, 774, 2, 0, 0},
    {254617, 774, 1, 0, 0}, {33809, 789, 0, 0, 0}, {3681, 789, 0, 0, 0}, {254958, 775, 0, 0, 0},
    {44288, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {60026, 775, 0, 0, 0}, {34911, 775, 0, 0, 0},
    {33809, 790, 0, 0, 0}, {3681, 790, 0, 0, 0}, {3681, 791, 0, 0, 0}, {2372, 775, 0, 0, 0}, {21157, 772, 0, 0, 0},
    {60026, 775, 0, 0, 0}, {33809, 792, 0, 0, 0}, {3681, 68, 0, 0, 0}, {33809, 507, 0, 0, 0}, {30583, 789, 0, 0, 0},
    {30587, 789, 0, 0, 0}, {2372, 772, 0, 0, 0}, {60026, 772, 0, 0, 0}, {60028, 772, 0, 0, 0},
    {33809, 68, 0, 0, 0}, {3681, 792, 0, 0, 0}, {3681, 507, 0, 0, 0}, {1398, 774, 0, 0, 0}, {256693, 772, 0, 0, 0},
    {3681, 774, 0, 0, 0}, {2372, 775, 0, 0, 0}, {2372, 772, 0, 0, 0}, {32568, 18, 0, 0, 0}, {1398, 795, 0, 0, 0},
    {3681, 796, 0, 0, 0}, {1398, 797, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 796, 0, 0, 0}, {1398, 772, 0, 0, 0},
    {75981, 769, 1, 0, 0}, {1398, 774, 0, 0, 0}, {47076, 769, 0, 0, 0}, {1398, 775, 0, 0, 0}, {75981, 769, 1, 0, 0},
    {1398, 788, 0, 0, 0}, {75981, 769, 1, 0, 0}, {1398, 795, 0, 0, 0}, {222851, 798, 0, 0, 0},
    {3681, 795, 0, 0, 0}, {1398, 795, 0, 0, 0}, {258808, 798, 0, 0, 0}, {75981, 798, 1, 0, 0},
    {1398, 799, 0, 0, 0}, {47076, 769, 0, 0, 0}, {3681, 799, 0, 0, 0}, {1398, 799, 0, 0, 0}, {258808, 769, 0, 0, 0},
    {1398, 799, 0, 0, 0}, {40034, 769, 0, 0, 0}, {43690, 778, 0, 0, 0}, {43699, 778, 0, 0, 0},
    {33809, 800, 0, 0, 0}, {3681, 801, 0, 0, 0}, {33809, 801, 0, 0, 0}, {3681, 800, 0, 0, 0}, {55805, 768, 0, 0, 0},
    {1398, 774, 0, 0, 0}, {55805, 768, 0, 0, 0}, {1398, 774, 0, 0, 0}, {260306, 802, 0, 0, 0},
    {3681, 803, 0, 0, 0}, {260306, 802, 0, 0, 0}, {260646, 775, 0, 0, 0}, {260657, 79, 0, 0, 0},
    {260662, 774, 2, 0, 0}, {3681, 804, 0, 0, 0}, {261184, 803, 0, 0, 0}, {260646, 772, 0, 0, 0},
    {260662, 774, 2, 0, 0}, {3681, 806, 0, 0, 0}, {261184, 803, 0, 0, 0}, {261184, 803, 0, 0, 0},
    {260646, 807, 0, 0, 0}, {260662, 774, 2, 0, 0}, {3681, 807, 0, 0, 0}, {260306, 802, 0, 0, 0},
    {260646, 807, 0, 0, 0}, {260662, 774, 2, 0, 0}, {260306, 802, 0, 0, 0}, {260646, 775, 0, 0, 0},
    {260662, 774, 2, 0, 0}, {260306, 802, 0, 0, 0}, {260646, 807, 0, 0, 0}, {260657, 79, 0, 0, 0},
    {260662, 774, 2, 0, 0}, {3681, 808, 0, 0, 0}, {261184, 803, 0, 0, 0}, {260646, 807, 0, 0, 0},
    {262296, 807, 0, 0, 0}, {260662, 774, 2, 0, 0}, {248274, 768, 0, 0, 0}, {262522, 769, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {57022, 768, 0, 0, 0}, {3665, 769, 0, 0, 0}, {3681, 810, 0, 0, 0}, {34911, 810, 0, 0, 0},
    {34913, 810, 0, 0, 0}, {34915, 810, 0, 0, 0}, {57022, 768, 0, 0, 0}, {61073, 810, 0, 0, 0},
    {3665, 769, 0, 0, 0}, {3681, 813, 0, 0, 0}, {43690, 788, 0, 0, 0}, {43699, 788, 0, 0, 0}, {33809, 788, 0, 0, 0},
    {263835, 814, 0, 0, 0}, {263846, 814, 0, 0, 0}, {3681, 814, 0, 0, 0}, {75089, 815, 0, 0, 0},
    {1296, 783, 0, 0, 0}, {3681, 815, 0, 0, 0}, {75089, 816, 0, 0, 0}, {1126, 817, 0, 0, 0}, {3681, 817, 0, 0, 0},
    {252974, 772, 0, 0, 0}, {252982, 772, 0, 0, 0}, {252974, 772, 0, 0, 0}, {252982, 772, 0, 0, 0},
    {264770, 769, 0, 0, 0}, {15108, 788, 0, 0, 0}, {34288, 773, 0, 0, 0}, {34299, 773, 0, 0, 0},
    {150353, 769, 0, 0, 0}, {53592, 0, 2, 0, 0}, {250564, 0, 3, 53621, 0}, {265699, 0, 0, 0, 0},
    {68454, 0, 2, 0, 0}, {75089, 814, 0, 0, 0}, {116991, 0, 1, 0, 0}, {1126, 820, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 821, 0, 0, 0}, {1126, 820, 0, 0, 0}, {251878, 821, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 820, 0, 0, 0}, {252974, 820, 0, 0, 0}, {252982, 820, 0, 0, 0}, {1126, 817, 0, 0, 0},
    {75089, 816, 0, 0, 0}, {1126, 822, 0, 0, 0}, {1296, 783, 0, 0, 0}, {3681, 822, 0, 0, 0}, {55958, 774, 0, 0, 0},
    {267913, 31, 0, 0, 0}, {17613, 829, 0, 0, 0}, {49826, 829, 0, 0, 0}, {17613, 189, 0, 0, 0},
    {49826, 189, 0, 0, 0}, {17091, 189, 0, 0, 0}, {17613, 830, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {61700, 35, 2, 0, 0}, {17091, 189, 0, 0, 0}, {122267, 35, 2, 0, 0}, {21161, 293, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {123694, 35, 2, 0, 0}, {122743, 35, 2, 0, 0},
    {52586, 35, 2, 0, 0}, {97364, 0, 2, 0, 0}, {3681, 831, 0, 0, 0}, {17613, 293, 0, 0, 0}, {15550, 710, 0, 0, 0},
    {268902, 35, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49826, 293, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49826, 293, 0, 0, 0}, {123694, 35, 2, 0, 0}, {122743, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {17613, 293, 0, 0, 0}, {33613, 35, 2, 0, 0}, {33617, 35, 2, 0, 0}, {17613, 189, 0, 0, 0}, {30141, 832, 0, 0, 0},
    {17613, 293, 0, 0, 0}, {49826, 293, 0, 0, 0}, {15550, 710, 0, 0, 0}, {49343, 0, 0, 0, 0}, {61700, 35, 2, 0, 0},
    {1329, 293, 0, 0, 0}, {46547, 459, 0, 0, 0}, {1398, 833, 0, 0, 0}, {270847, 203, 0, 0, 0},
    {270856, 203, 0, 0, 0}, {1398, 834, 0, 0, 0}, {270890, 203, 0, 0, 0}, {270895, 203, 0, 0, 0},
    {1398, 835, 0, 0, 0}, {270847, 203, 0, 0, 0}, {1398, 836, 0, 0, 0}, {1398, 837, 0, 0, 0}, {1398, 132, 0, 0, 0},
    {1398, 838, 0, 0, 0}, {271050, 838, 0, 0, 0}, {2013, 834, 0, 0, 0}, {271118, 839, 0, 0, 0},
    {271127, 840, 0, 0, 0}, {270847, 203, 0, 0, 0}, {271309, 203, 0, 0, 0}, {271648, 841, 0, 0, 0},
    {49349, 841, 0, 0, 0}, {271648, 841, 0, 0, 0}, {271807, 841, 0, 0, 0}, {271648, 842, 0, 0, 0},
    {271807, 842, 0, 0, 0}, {49349, 842, 0, 0, 0}, {1398, 843, 0, 0, 0}, {272277, 843, 0, 0, 0},
    {272288, 844, 0, 0, 0}, {49349, 843, 0, 0, 0}, {49343, 846, 0, 0, 0}, {49343, 848, 0, 0, 0},
    {270847, 849, 0, 0, 0}, {271309, 849, 0, 0, 0}, {49349, 848, 0, 0, 0}, {49343, 841, 0, 0, 0},
    {274319, 853, 0, 0, 0}, {274330, 854, 0, 0, 0}, {274342, 846, 0, 0, 0}, {274319, 846, 0, 0, 0},
    {274342, 853, 0, 0, 0}, {274415, 854, 0, 0, 0}, {271648, 846, 2, 0, 0}, {49349, 846, 0, 0, 0},
    {49343, 842, 2, 0, 0}, {15108, 857, 0, 0, 0}, {274708, 841, 2, 0, 0}, {274719, 841, 2, 0, 0},
    {274731, 19, 0, 0, 0}, {274742, 19, 0, 0, 0}, {49343, 848, 0, 0, 0}, {219233, 848, 0, 0, 0},
    {275446, 859, 0, 0, 0}, {270847, 849, 0, 0, 0}, {270856, 849, 0, 0, 0}, {49343, 860, 0, 0, 0},
    {219233, 860, 0, 0, 0}, {275446, 859, 0, 0, 0}, {270847, 849, 0, 0, 0}, {270856, 849, 0, 0, 0},
    {49349, 860, 0, 0, 0}, {271648, 863, 0, 0, 0}, {49349, 863, 0, 0, 0}, {274708, 841, 2, 0, 0},
    {271648, 846, 0, 0, 0}, {49349, 857, 0, 0, 0}, {49343, 842, 0, 0, 0}, {276973, 864, 0, 0, 0},
    {276984, 864, 0, 0, 0}, {276995, 864, 0, 0, 0}, {277007, 864, 0, 0, 0}, {52534, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49349, 864, 0, 0, 0}, {271648, 866, 0, 0, 0}, {271807, 866, 0, 0, 0},
    {49349, 866, 0, 0, 0}, {271648, 857, 0, 0, 0}, {271807, 857, 0, 0, 0}, {271648, 857, 0, 0, 0},
    {34911, 864, 0, 0, 0}, {34913, 864, 0, 0, 0}, {270890, 849, 0, 0, 0}, {270895, 849, 0, 0, 0},
    {278034, 867, 0, 0, 0}, {278041, 868, 0, 0, 0}, {278049, 867, 0, 0, 0}, {278056, 868, 0, 0, 0},
    {274342, 864, 0, 0, 0}, {49343, 848, 0, 0, 0}, {271648, 841, 0, 0, 0}, {271807, 841, 0, 0, 0},
    {272288, 869, 0, 0, 0}, {271648, 841, 0, 0, 0}, {278379, 849, 0, 0, 0}, {271309, 849, 0, 0, 0},
    {271648, 846, 0, 0, 0}, {41932, 842, 0, 0, 0}, {278779, 870, 0, 0, 0}, {49343, 841, 0, 0, 0},
    {272277, 871, 0, 0, 0}, {272288, 872, 0, 0, 0}, {270847, 849, 0, 0, 0}, {271309, 849, 0, 0, 0},
    {271648, 841, 0, 0, 0}, {30141, 842, 0, 0, 0}, {49343, 848, 0, 0, 0}, {22716, 873, 0, 0, 0},
    {39650, 874, 0, 0, 0}, {279239, 874, 0, 0, 0}, {276973, 864, 0, 0, 0}, {279311, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49343, 864, 0, 0, 0}, {279321, 864, 0, 0, 0}, {271648, 857, 0, 0, 0},
    {271807, 841, 0, 0, 0}, {279345, 841, 0, 0, 0}, {271648, 846, 0, 0, 0}, {110623, 842, 0, 0, 0},
    {47646, 842, 0, 0, 0}, {49343, 842, 0, 0, 0}, {110623, 876, 0, 0, 0}, {47646, 876, 0, 0, 0},
    {271648, 841, 0, 0, 0}, {279528, 859, 0, 0, 0}, {271648, 846, 0, 0, 0}, {279555, 842, 0, 0, 0},
    {279778, 841, 0, 0, 0}, {279906, 19, 0, 0, 0}, {279917, 19, 0, 0, 0}, {51031, 841, 2, 0, 0},
    {280581, 17, 0, 0, 0}, {17624, 345, 0, 0, 0}, {61051, 877, 0, 0, 0}, {280710, 877, 2, 0, 0},
    {61051, 877, 0, 0, 0}, {97003, 877, 1, 0, 0}, {9558, 877, 2, 0, 0}, {281038, 19, 2, 0, 0},
    {61051, 877, 0, 0, 0}, {280620, 878, 1, 0, 0}, {219264, 232, 0, 0, 0}, {281436, 232, 2, 0, 0},
    {219264, 232, 0, 0, 0}, {61051, 877, 0, 0, 0}, {287584, 878, 2, 0, 0}, {3681, 877, 0, 0, 0},
    {61051, 883, 0, 0, 0}, {288017, 884, 0, 0, 0}, {288017, 877, 0, 0, 0}, {49343, 877, 0, 0, 0},
    {49349, 877, 0, 0, 0}, {177740, 877, 0, 0, 0}, {9558, 886, 2, 0, 0}, {280620, 878, 0, 0, 0},
    {288819, 877, 1, 0, 0}, {289103, 887, 0, 0, 0}, {289178, 878, 0, 0, 0}, {68454, 886, 2, 0, 0},
    {177740, 877, 0, 0, 0}, {289439, 886, 2, 0, 0}, {289456, 877, 0, 0, 0}, {289464, 886, 2, 0, 0},
    {289841, 877, 0, 0, 0}, {51031, 888, 1, 0, 0}, {52958, 888, 1, 0, 0}, {51060, 877, 1, 0, 0},
    {289870, 232, 0, 0, 0}, {66545, 877, 0, 0, 0}, {290106, 877, 0, 0, 0}, {290125, 877, 0, 0, 0},
    {290518, 877, 0, 0, 0}, {61051, 888, 0, 0, 0}, {3681, 888, 0, 0, 0}, {177487, 877, 0, 0, 0},
    {97133, 877, 0, 0, 0}, {1398, 888, 0, 0, 0}, {291120, 878, 0, 0, 0}, {14013, 886, 2, 0, 0},
    {291891, 877, 0, 0, 0}, {288017, 877, 2, 0, 0}, {61051, 877, 0, 0, 0}, {17613, 877, 0, 0, 0},
    {292160, 877, 0, 0, 0}, {51060, 877, 0, 0, 0}, {292315, 877, 0, 0, 0}, {61051, 890, 0, 0, 0},
    {292433, 877, 0, 0, 0}, {292445, 877, 0, 0, 0}, {292672, 877, 0, 0, 0}, {280620, 878, 0, 0, 0},
    {55958, 878, 0, 0, 0}, {293054, 877, 0, 0, 0}, {52958, 886, 2, 0, 0}, {293062, 19, 0, 0, 0},
    {293379, 878, 0, 0, 0}, {22142, 878, 0, 0, 0}, {22144, 878, 0, 0, 0}, {22146, 878, 0, 0, 0},
    {293379, 878, 0, 0, 0}, {293503, 878, 0, 0, 0}, {293516, 878, 0, 0, 0}, {293531, 878, 0, 0, 0},
    {293543, 878, 0, 0, 0}, {293557, 878, 0, 0, 0}, {52586, 878, 0, 0, 0}, {80949, 878, 0, 0, 0},
    {3681, 878, 1, 0, 0}, {292672, 888, 0, 0, 0}, {3681, 878, 0, 0, 0}, {3681, 892, 1, 0, 0}, {46547, 878, 0, 0, 0},
    {3681, 887, 0, 0, 0}, {294626, 886, 2, 0, 0}, {294762, 893, 0, 0, 0}, {294769, 877, 0, 0, 0},
    {18445, 877, 0, 0, 0}, {61051, 894, 0, 0, 0}, {3681, 886, 0, 0, 0}, {48022, 232, 0, 0, 0},
    {47079, 886, 0, 0, 0}, {146473, 878, 0, 0, 0}, {295397, 877, 0, 0, 0}, {280620, 878, 0, 0, 0},
    {61051, 877, 1, 0, 0}, {295913, 877, 0, 0, 0}, {294626, 886, 2, 0, 0}, {295921, 886, 2, 0, 0},
    {177740, 877, 1, 0, 0}, {296339, 886, 2, 0, 0}, {96027, 878, 2, 0, 0}, {9558, 878, 2, 0, 0},
    {296933, 895, 0, 0, 0}, {296950, 896, 0, 0, 0}, {164954, 897, 0, 0, 0}, {297331, 897, 0, 0, 0},
    {297506, 877, 0, 0, 0}, {288017, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {164954, 897, 2, 0, 0},
    {297807, 897, 2, 0, 0}, {288017, 877, 0, 0, 0}, {297824, 877, 2, 0, 0}, {298147, 877, 0, 0, 0},
    {298159, 877, 0, 0, 0}, {298173, 877, 0, 0, 0}, {298182, 877, 0, 0, 0}, {298452, 877, 0, 0, 0},
    {298462, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {159360, 877, 0, 0, 0}, {298855, 877, 0, 0, 0},
    {61051, 900, 0, 0, 0}, {299707, 901, 0, 0, 0}, {299714, 902, 0, 0, 0}, {299730, 903, 0, 0, 0},
    {61051, 904, 0, 0, 0}, {299977, 883, 0, 0, 0}, {299730, 903, 0, 0, 0}, {299986, 905, 0, 0, 0},
    {300004, 906, 0, 0, 0}, {9558, 877, 0, 0, 0}, {300440, 897, 0, 0, 0}, {300449, 897, 0, 0, 0},
    {300459, 897, 0, 0, 0}, {61051, 877, 0, 0, 0}, {300636, 877, 2, 0, 0}, {300649, 877, 0, 0, 0},
    {61051, 877, 0, 0, 0}, {300915, 877, 2, 0, 0}, {301367, 877, 0, 0, 0}, {301393, 877, 0, 0, 0},
    {300649, 877, 0, 0, 0}, {301410, 877, 0, 0, 0}, {301418, 877, 0, 0, 0}, {61051, 877, 0, 0, 0},
    {301675, 897, 2, 0, 0}, {301694, 877, 0, 0, 0}, {273890, 877, 0, 0, 0}, {49137, 877, 0, 0, 0},
    {61051, 877, 0, 0, 0}, {302081, 897, 2, 0, 0}, {301694, 877, 0, 0, 0}, {273890, 877, 0, 0, 0},
    {21161, 888, 0, 0, 0}, {302483, 888, 0, 0, 0}, {302620, 877, 0, 0, 0}, {61051, 877, 0, 0, 0},
    {302894, 897, 1, 0, 0}, {302914, 877, 0, 0, 0}, {303012, 877, 0, 0, 0}, {303029, 877, 0, 0, 0},
    {303037, 877, 0, 0, 0}, {303053, 877, 0, 0, 0}, {303029, 877, 2, 0, 0}, {303249, 877, 0, 0, 0},
    {303258, 877, 0, 0, 0}, {295397, 877, 0, 0, 0}, {303029, 877, 2, 0, 0}, {303249, 877, 0, 0, 0},
    {303258, 877, 0, 0, 0}, {298452, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {49123, 897, 2, 0, 0},
    {303711, 877, 0, 0, 0}, {297824, 877, 2, 0, 0}, {61051, 877, 0, 0, 0}, {166711, 897, 2, 0, 0},
    {164954, 897, 2, 0, 0}, {303979, 897, 1, 0, 0}, {303998, 897, 1, 0, 0}, {298462, 877, 0, 0, 0},
    {298452, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {304586, 897, 2, 0, 0}, {305208, 878, 1, 0, 0},
    {177740, 877, 1, 0, 0}, {61051, 888, 0, 0, 0}, {305852, 897, 2, 0, 0}, {305868, 897, 2, 0, 0},
    {305882, 897, 2, 0, 0}, {305898, 897, 2, 0, 0}, {305915, 897, 2, 0, 0}, {305930, 897, 2, 0, 0},
    {305947, 877, 0, 0, 0}, {306730, 877, 0, 0, 0}, {61051, 888, 0, 0, 0}, {306769, 897, 1, 0, 0},
    {306789, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {306970, 897, 2, 0, 0}, {306980, 897, 2, 0, 0},
    {306988, 897, 2, 0, 0}, {61051, 877, 0, 0, 0}, {307394, 897, 2, 0, 0}, {308169, 373, 0, 0, 0},
    {308173, 533, 1, 0, 0}, {308169, 373, 0, 0, 0}, {61522, 912, 0, 0, 0}, {308173, 533, 1, 0, 0},
    {1398, 913, 0, 0, 0}, {17613, 436, 0, 0, 0}, {3681, 436, 0, 0, 0}, {1126, 436, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {42323, 52, 0, 0, 0}, {14364, 915, 0, 0, 0}, {30583, 52, 0, 0, 0},
    {30587, 52, 0, 0, 0}, {1, 0, 0, 0, 0}, {17613, 52, 0, 0, 0}, {308986, 52, 0, 0, 0}, {308991, 52, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {111322, 52, 0, 0, 0}, {17613, 436, 0, 0, 0},
    {309386, 35, 2, 0, 0}, {14364, 52, 0, 0, 0}, {30583, 918, 0, 0, 0}, {30587, 918, 0, 0, 0},
    {1, 918, 0, 0, 0}, {3681, 918, 0, 0, 0}, {49826, 919, 0, 0, 0}, {18483, 920, 0, 0, 0}, {123694, 35, 2, 0, 0},
    {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0}, {111322, 52, 0, 0, 0}, {42323, 0, 0, 0, 0}, {49826, 436, 0, 0, 0},
    {309386, 35, 2, 0, 0}, {42323, 52, 0, 0, 0}, {49826, 52, 0, 0, 0}, {30583, 436, 0, 0, 0}, {30587, 436, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {111255, 0, 1, 0, 0}, {310990, 19, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {111322, 52, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {42323, 52, 0, 0, 0}, {17613, 52, 0, 0, 0}, {1, 0, 0, 0, 0},
    {30583, 52, 0, 0, 0}, {30587, 0, 0, 0, 0}, {1, 52, 1, 0, 0}, {17613, 923, 1, 0, 0}, {1126, 436, 0, 0, 0},
    {1, 0, 1, 0, 0}, {17613, 169, 0, 0, 0}, {3681, 925, 0, 0, 0}, {42323, 925, 0, 0, 0}, {49826, 169, 0, 0, 0},
    {3681, 169, 0, 0, 0}, {17613, 52, 0, 0, 0}, {57361, 436, 0, 0, 0}, {49826, 52, 0, 0, 0}, {312138, 436, 0, 0, 0},
    {18483, 920, 0, 0, 0}, {123694, 35, 2, 0, 0}, {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0},
    {42323, 52, 0, 0, 0}, {3681, 293, 1, 0, 0}, {44555, 919, 0, 0, 0}, {44558, 919, 0, 0, 0}, {1126, 52, 0, 0, 0},
    {3681, 926, 0, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {41932, 0, 0, 0, 0}, {40034, 922, 1, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 1, 0, 0}, {21, 421, 0, 0, 0}, {17620, 35, 0, 0, 0}, {1226, 195, 0, 0, 0},
    {1222, 195, 1, 0, 0}, {55958, 53, 0, 0, 0}, {313352, 927, 0, 0, 0}, {17091, 86, 0, 0, 0}, {3681, 86, 0, 0, 0},
    {30583, 928, 0, 0, 0}, {30587, 928, 0, 0, 0}, {3681, 928, 0, 0, 0}, {51031, 929, 2, 0, 0},
    {15108, 68, 0, 0, 0}, {51031, 929, 2, 0, 0}, {313915, 0, 0, 0, 0}, {14013, 929, 2, 0, 0}, {9558, 929, 2, 0, 0},
    {17091, 441, 0, 0, 0}, {3681, 441, 0, 0, 0}, {49343, 441, 0, 0, 0}, {30583, 86, 0, 0, 0}, {30587, 86, 0, 0, 0},
    {49343, 931, 0, 0, 0}, {3681, 79, 0, 0, 0}, {30583, 441, 0, 0, 0}, {30587, 441, 0, 0, 0}, {49343, 68, 0, 0, 0},
    {3681, 64, 0, 0, 0}, {315128, 929, 0, 0, 0}, {315237, 31, 0, 0, 0}, {315240, 31, 0, 0, 0},
    {3681, 935, 0, 0, 0}, {315763, 935, 0, 0, 0}, {3681, 929, 0, 0, 0}, {315763, 935, 0, 0, 0},
    {1398, 929, 0, 0, 0}, {49343, 79, 0, 0, 0}, {3681, 931, 0, 0, 0}, {49343, 928, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {316313, 441, 0, 0, 0}, {49343, 64, 0, 0, 0}, {34911, 936, 0, 0, 0}, {18181, 937, 0, 0, 0},
    {317019, 938, 0, 0, 0}, {34911, 939, 0, 0, 0}, {34913, 939, 0, 0, 0}, {18181, 938, 0, 0, 0},
    {34911, 940, 0, 0, 0}, {34913, 940, 0, 0, 0}, {17620, 940, 0, 0, 0}, {34911, 940, 0, 0, 0},
    {34913, 940, 0, 0, 0}, {34911, 99, 0, 0, 0}, {18181, 941, 0, 0, 0}, {17091, 942, 0, 0, 0},
    {34911, 943, 0, 0, 0}, {34913, 943, 0, 0, 0}, {18181, 942, 0, 0, 0}, {22146, 944, 0, 0, 0},
    {34911, 945, 0, 0, 0}, {17091, 945, 1, 0, 0}, {18181, 945, 0, 0, 0}, {17091, 946, 0, 0, 0},
    {22146, 68, 0, 0, 0}, {34911, 946, 0, 0, 0}, {308176, 947, 0, 0, 0}, {133162, 68, 0, 0, 0},
    {18181, 946, 0, 0, 0}, {17091, 946, 0, 0, 0}, {34911, 946, 0, 0, 0}, {34913, 946, 0, 0, 0},
    {22146, 947, 0, 0, 0}, {133162, 68, 0, 0, 0}, {34911, 948, 0, 0, 0}, {34913, 948, 0, 0, 0},
    {318854, 944, 0, 0, 0}, {318857, 944, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {319198, 949, 1, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51337, 198, 1, 0, 0},
    {36146, 198, 1, 0, 0}, {49152, 950, 0, 0, 319302}, {319330, 345, 0, 0, 97218}, {319343, 26, 0, 0, 3064},
    {1398, 951, 0, 0, 0}, {1398, 952, 0, 0, 0}, {306970, 28, 1, 0, 0}, {306980, 28, 1, 0, 0}, {306988, 28, 1, 0, 0},
    {319435, 28, 1, 0, 0}, {319447, 28, 1, 0, 0}, {145970, 28, 1, 0, 0}, {319478, 241, 0, 0, 0},
    {1398, 953, 0, 0, 0}, {110623, 345, 0, 0, 0}, {319525, 345, 0, 0, 0}, {49152, 950, 0, 0, 319302},
    {319560, 345, 0, 0, 97218}, {177487, 198, 0, 0, 0}, {64862, 45, 0, 0, 0}, {319916, 954, 0, 0, 0},
    {40034, 914, 0, 0, 0}, {1398, 955, 0, 0, 0}, {3681, 955, 0, 0, 0}, {17613, 957, 0, 0, 0}, {3681, 957, 0, 0, 0},
    {17613, 958, 0, 0, 0}, {319229, 959, 0, 0, 0}, {17613, 960, 0, 0, 0}, {123694, 35, 2, 0, 0},
    {30141, 35, 2, 0, 0}, {52586, 35, 2, 0, 0}, {321311, 954, 0, 0, 0}, {17613, 961, 0, 0, 0},
    {123694, 962, 0, 0, 0}, {30583, 963, 0, 0, 0}, {30587, 963, 0, 0, 0}, {1, 964, 1, 0, 0}, {3681, 964, 0, 0, 0},
    {322821, 402, 0, 0, 0}, {322833, 402, 0, 0, 0}, {3681, 966, 0, 0, 0}, {17613, 967, 0, 0, 0},
    {123694, 968, 1, 0, 0}, {40034, 969, 0, 0, 0}, {1398, 970, 0, 0, 0}, {319229, 959, 0, 0, 0},
    {123694, 35, 2, 0, 0}, {17620, 970, 0, 0, 0}, {321311, 954, 0, 0, 0}, {123694, 35, 2, 0, 0},
    {1398, 955, 0, 0, 0}, {319238, 966, 0, 0, 0}, {17613, 967, 0, 0, 0}, {123694, 968, 1, 0, 0},
    {1398, 970, 0, 0, 0}, {49826, 967, 0, 0, 0}, {123694, 968, 1, 0, 0}, {40034, 969, 0, 0, 0},
    {111356, 970, 0, 0, 0}, {319229, 959, 0, 0, 0}, {123694, 35, 2, 0, 0}, {1398, 955, 0, 0, 0},
    {321311, 954, 0, 0, 0}, {123694, 35, 2, 0, 0}, {3681, 954, 0, 0, 0}, {321311, 954, 0, 0, 0},
    {123694, 962, 0, 0, 0}, {1398, 972, 0, 0, 0}, {1398, 973, 0, 0, 0}, {325944, 974, 0, 0, 0},
    {34911, 974, 0, 0, 0}, {34913, 974, 0, 0, 0}, {34915, 974, 0, 0, 22168}, {137705, 459, 0, 0, 137707},
    {100875, 17, 0, 0, 325956}, {100882, 17, 0, 0, 325982}, {97312, 241, 1, 0, 0}, {325988, 220, 1, 0, 0},
    {17620, 975, 0, 0, 0}, {55805, 151, 0, 0, 0}, {326415, 68, 0, 0, 0}, {326426, 68, 0, 0, 0},
    {326438, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60026, 68, 0, 0, 0}, {17620, 977, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {31044, 975, 0, 0, 0}, {55805, 151, 0, 0, 0}, {326415, 68, 0, 0, 0}, {326426, 68, 0, 0, 0},
    {326438, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60026, 68, 0, 0, 0}, {326788, 977, 0, 0, 0}, {17620, 441, 0, 0, 0},
    {34911, 977, 0, 0, 0}, {34913, 977, 0, 0, 0}, {34915, 977, 1, 0, 0}, {325944, 977, 0, 0, 0},
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
    {121469, 418, 0, 0, 0}, {121469, 418, 0, 0, 0}, {122280, 45, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {48007, 16, 0, 0, 1}, {6753, 422, 0, 0, 0}, {57361, 0, 0, 0, 1}, {101115, 33, 0, 0, 1}, {55369, 413, 0, 0, 1},
    {111361, 26, 0, 1594, 1}, {55369, 413, 0, 0, 1}, {16049, 26, 0, 0, 0}, {16057, 51, 0, 0, 0},
    {16070, 26, 0, 0, 0}, {123702, 45, 0, 0, 0}, {123717, 45, 0, 0, 0}, {123730, 45, 0, 0, 0},
    {92583, 44, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {48007, 16, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {125052, 33, 0, 0, 1}, {1398, 0, 0, 0, 1},
    {48007, 16, 0, 0, 1}, {18445, 7, 0, 0, 0}, {61522, 429, 0, 0, 0}, {127237, 431, 0, 0, 0}, {130260, 46, 0, 0, 0},
    {130272, 33, 0, 0, 1}, {130767, 60, 0, 0, 1}, {75655, 26, 0, 0, 0}, {130891, 60, 0, 0, 0},
    {132694, 37, 0, 0, 0}, {132703, 60, 0, 22168, 0}, {132720, 33, 0, 0, 1}, {132694, 37, 0, 0, 0},
    {132720, 33, 0, 0, 1}, {133162, 444, 0, 133171, 0}, {133204, 33, 0, 0, 1}, {134655, 164, 0, 97218, 1},
    {134665, 33, 0, 0, 1}, {134676, 33, 0, 0, 1}, {138695, 497, 0, 0, 1}, {139216, 33, 0, 0, 1},
    {139389, 500, 0, 0, 0}, {139644, 33, 0, 0, 1}, {139978, 504, 0, 139982, 0}, {140006, 505, 0, 140010, 0},
    {140031, 21, 0, 0, 0}, {140169, 26, 0, 1594, 0}, {140031, 21, 0, 0, 0}, {139978, 504, 0, 139982, 0},
    {140006, 505, 0, 140010, 0}, {140169, 26, 0, 1594, 0}, {139978, 504, 0, 139982, 0}, {140006, 505, 0, 140010, 0},
    {140169, 26, 0, 1594, 0}, {140031, 21, 0, 0, 0}, {140169, 26, 0, 1594, 0}, {141036, 21, 0, 0, 0},
    {141036, 21, 0, 0, 0}, {70429, 513, 0, 142862, 0}, {70429, 514, 0, 143320, 0}, {143696, 515, 0, 0, 0},
    {70429, 513, 0, 142862, 0}, {70429, 514, 0, 143320, 0}, {144002, 26, 0, 1594, 0}, {46467, 516, 0, 0, 1},
    {46467, 266, 0, 0, 0}, {95634, 33, 0, 0, 1}, {144741, 390, 0, 1594, 0}, {47646, 60, 0, 0, 0},
    {144845, 518, 0, 0, 0}, {22144, 60, 0, 0, 0}, {145182, 520, 0, 0, 0}, {145189, 520, 0, 0, 0},
    {145196, 26, 0, 0, 0}, {145182, 520, 0, 0, 0}, {145189, 520, 0, 0, 0}, {17095, 521, 0, 0, 0},
    {145566, 522, 0, 0, 1}, {97003, 523, 0, 0, 0}, {145605, 521, 0, 145615, 0}, {145641, 521, 0, 145649, 0},
    {145970, 524, 0, 0, 0}, {145605, 521, 0, 145615, 0}, {145641, 521, 0, 145976, 0}, {145970, 524, 0, 0, 0},
    {17095, 525, 0, 0, 0}, {146177, 16, 0, 0, 0}, {146473, 60, 0, 0, 0}, {36146, 526, 0, 0, 0},
    {30141, 527, 0, 0, 0}, {146477, 528, 0, 0, 0}, {17095, 531, 0, 0, 0}, {97003, 523, 0, 147123, 0},
    {135684, 26, 0, 1594, 0}, {97003, 523, 0, 147123, 0}, {97003, 523, 0, 0, 0}, {30141, 534, 0, 0, 0},
    {148742, 535, 0, 0, 1}, {148763, 535, 0, 0, 1}, {148784, 536, 0, 0, 0}, {148797, 537, 0, 0, 0},
    {17095, 538, 0, 0, 0}, {30141, 534, 0, 0, 0}, {148742, 535, 0, 0, 1}, {148763, 535, 0, 0, 1},
    {148784, 536, 0, 0, 0}, {148797, 537, 0, 0, 0}, {17095, 538, 0, 0, 0}, {149040, 33, 0, 0, 1},
    {30141, 534, 0, 0, 0}, {149398, 539, 0, 0, 1}, {148742, 535, 0, 0, 1}, {148763, 535, 0, 0, 1},
    {149040, 33, 0, 0, 1}, {17095, 540, 0, 0, 1}, {30141, 534, 0, 0, 0}, {149545, 541, 0, 0, 1},
    {149398, 539, 0, 0, 1}, {149550, 526, 0, 0, 0}, {149558, 526, 0, 0, 0}, {148742, 535, 0, 0, 1},
    {148763, 535, 0, 0, 1}, {149681, 542, 0, 0, 1}, {149695, 60, 0, 0, 1}, {150037, 544, 0, 0, 1},
    {150048, 545, 0, 0, 1}, {135888, 33, 0, 0, 1}, {61525, 33, 0, 0, 1}, {150062, 33, 0, 0, 1},
    {70429, 546, 0, 0, 0}, {150741, 547, 0, 0, 1}, {17095, 549, 0, 0, 0}, {79162, 26, 0, 1594, 0},
    {129832, 26, 0, 1594, 0}, {153193, 60, 0, 0, 0}, {136653, 550, 0, 0, 0}, {17095, 552, 0, 0, 0},
    {153296, 33, 0, 0, 1}, {153552, 164, 0, 96907, 0}, {36146, 526, 0, 0, 0}, {30141, 527, 0, 0, 0},
    {146477, 528, 0, 0, 0}, {46467, 516, 0, 153883, 0}, {30141, 555, 0, 0, 0}, {46467, 516, 0, 153883, 0},
    {139644, 556, 0, 154296, 0}, {154329, 557, 0, 0, 1}, {17095, 558, 0, 0, 0}, {154737, 33, 0, 0, 1},
    {30141, 560, 0, 0, 0}, {17095, 563, 0, 0, 0}, {155103, 516, 0, 0, 0}, {155112, 564, 0, 155124, 0},
    {155163, 33, 0, 0, 1}, {17095, 538, 0, 0, 0}, {155103, 516, 0, 0, 0}, {155562, 565, 0, 155573, 0},
    {155112, 564, 0, 155124, 0}, {17095, 563, 0, 0, 0}, {156824, 566, 0, 156841, 0}, {155112, 564, 0, 155124, 0},
    {158095, 33, 0, 0, 1}, {30141, 560, 0, 0, 0}, {17095, 567, 0, 0, 0}, {17095, 569, 0, 0, 0},
    {30141, 534, 0, 0, 0}, {158534, 570, 0, 0, 0}, {158540, 570, 0, 0, 0}, {158546, 570, 0, 0, 0},
    {158552, 571, 0, 0, 0}, {27479, 572, 0, 0, 0}, {27486, 572, 0, 0, 0}, {149550, 526, 0, 0, 0},
    {149558, 526, 0, 0, 0}, {135553, 539, 0, 0, 1}, {46467, 164, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0}, {159015, 535, 0, 0, 0},
    {159022, 574, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {149550, 526, 0, 0, 0},
    {149558, 526, 0, 0, 0}, {159129, 535, 0, 0, 0}, {159137, 535, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0}, {159015, 535, 0, 0, 0},
    {108137, 188, 0, 0, 1}, {101255, 164, 0, 96907, 1}, {161631, 597, 0, 0, 1}, {2376, 21, 0, 0, 0},
    {101255, 164, 0, 96907, 1}, {161631, 597, 0, 0, 1}, {160328, 598, 0, 0, 1}, {101255, 164, 0, 96907, 1},
    {161631, 597, 0, 0, 1}, {162457, 599, 0, 0, 0}, {2097, 179, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {101255, 164, 0, 96907, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {163268, 21, 0, 0, 1},
    {163737, 33, 0, 0, 1}, {145970, 601, 0, 0, 1}, {161176, 602, 0, 0, 1}, {163758, 41, 0, 0, 1},
    {163771, 33, 0, 0, 1}, {164448, 603, 0, 0, 1}, {163758, 41, 0, 0, 1}, {163771, 33, 0, 0, 1},
    {145970, 601, 0, 0, 1}, {161176, 602, 0, 0, 1}, {164458, 604, 0, 0, 1}, {164472, 36, 0, 0, 1},
    {164488, 41, 0, 0, 1}, {164920, 605, 0, 97218, 1}, {164939, 33, 0, 0, 1}, {164954, 45, 0, 0, 1},
    {165199, 26, 0, 1594, 0}, {165632, 21, 0, 0, 0}, {165641, 607, 0, 0, 0}, {165650, 608, 0, 0, 0},
    {165667, 418, 0, 0, 1}, {165681, 179, 0, 0, 1}, {2097, 16, 0, 0, 1}, {165691, 26, 0, 1594, 0},
    {166410, 609, 0, 0, 1}, {166431, 302, 0, 0, 1}, {166598, 33, 0, 0, 1}, {163758, 41, 0, 0, 1},
    {163771, 33, 0, 0, 1}, {166723, 610, 0, 0, 1}, {164458, 604, 0, 0, 1}, {164472, 36, 0, 0, 1},
    {164488, 41, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {160712, 611, 0, 0, 0}, {167696, 33, 0, 0, 1},
    {163758, 41, 0, 0, 1}, {163771, 33, 0, 0, 1}, {164458, 604, 0, 0, 1}, {164472, 36, 0, 0, 1},
    {164488, 41, 0, 0, 1}, {168146, 37, 0, 0, 1}, {168157, 220, 0, 0, 1}, {145970, 601, 0, 0, 1},
    {161176, 602, 0, 0, 1}, {163758, 41, 0, 0, 1}, {163771, 33, 0, 0, 1}, {164458, 604, 0, 0, 1},
    {164472, 36, 0, 0, 1}, {164488, 41, 0, 0, 1}, {168174, 188, 0, 0, 1}, {168182, 188, 0, 0, 1},
    {168899, 41, 0, 0, 1}, {167696, 33, 0, 0, 1}, {163758, 41, 0, 0, 1}, {163771, 33, 0, 0, 1},
    {169443, 33, 0, 0, 1}, {169448, 612, 0, 0, 1}, {169461, 36, 0, 0, 1}, {169480, 41, 0, 0, 1},
    {167696, 33, 0, 0, 1}, {163758, 41, 0, 0, 1}, {163771, 33, 0, 0, 1}, {169498, 45, 0, 0, 1},
    {170346, 21, 0, 0, 0}, {170354, 16, 0, 0, 1}, {170364, 16, 0, 0, 1}, {169448, 612, 0, 0, 1},
    {167696, 33, 0, 0, 1}, {169448, 612, 0, 0, 1}, {169461, 36, 0, 0, 1}, {169480, 41, 0, 0, 1},
    {171311, 33, 0, 0, 1}, {163758, 41, 0, 0, 1}, {163771, 33, 0, 0, 1}, {171321, 33, 0, 0, 1},
    {172052, 36, 0, 0, 1}, {172073, 41, 0, 0, 1}, {172443, 613, 0, 0, 1}, {169461, 36, 0, 0, 1},
    {169480, 41, 0, 0, 1}, {171311, 33, 0, 0, 1}, {172457, 33, 0, 0, 1}, {172465, 614, 0, 0, 1},
    {163758, 41, 0, 0, 1}, {163771, 33, 0, 0, 1}, {164458, 604, 0, 0, 1}, {164472, 36, 0, 0, 1},
    {164488, 41, 0, 0, 1}, {171321, 33, 0, 0, 1}, {163758, 41, 0, 0, 1}, {163771, 33, 0, 0, 1},
    {164458, 604, 0, 0, 1}, {164472, 36, 0, 0, 1}, {164488, 41, 0, 0, 1}, {167696, 33, 0, 0, 1},
    {168157, 220, 0, 0, 1}, {167696, 33, 0, 0, 1}, {145970, 601, 0, 0, 1}, {161176, 602, 0, 0, 1},
    {174681, 302, 0, 0, 1}, {163758, 41, 0, 0, 1}, {163771, 33, 0, 0, 1}, {164458, 604, 0, 0, 1},
    {164472, 36, 0, 0, 1}, {164488, 41, 0, 0, 1}, {174689, 615, 0, 0, 1}, {174703, 616, 0, 0, 1},
    {174716, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {175702, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {176666, 16, 0, 0, 1}, {77768, 42, 0, 0, 0}, {176995, 626, 0, 0, 0}, {6744, 34, 0, 0, 1},
    {17624, 60, 0, 0, 0}, {17624, 60, 0, 0, 1}, {2097, 16, 0, 0, 1}, {177923, 21, 0, 0, 1}, {178029, 628, 0, 0, 1},
    {178406, 0, 0, 0, 0}, {48209, 409, 0, 0, 0}, {178554, 33, 0, 0, 1}, {6753, 21, 0, 0, 0}, {51389, 628, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {179208, 42, 0, 0, 0}, {179228, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {17624, 409, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {17624, 409, 0, 0, 1}, {181013, 7, 0, 0, 0}, {181022, 16, 0, 0, 1}, {181031, 42, 0, 0, 1},
    {176995, 626, 0, 0, 0}, {181422, 220, 0, 0, 0}, {181422, 50, 0, 0, 0}, {181422, 42, 0, 0, 0},
    {181422, 628, 0, 0, 0}, {181422, 632, 0, 0, 0}, {55369, 203, 182400, 0, 0}, {55369, 203, 182400, 0, 0},
    {102144, 33, 15216, 0, 0}, {111361, 33, 15216, 0, 0}, {116590, 33, 15216, 0, 0}, {116600, 33, 15216, 0, 0},
    {102125, 360, 101376, 22168, 0}, {102134, 16, 0, 0, 1}, {97312, 641, 101376, 22168, 0}, {97312, 642, 101376, 183734, 0},
    {55369, 203, 182400, 0, 0}, {102144, 33, 15216, 0, 0}, {111361, 33, 15216, 0, 0}, {116600, 33, 15216, 0, 0},
    {102125, 360, 101376, 22168, 0}, {102134, 16, 0, 0, 1}, {16758, 21, 0, 0, 0}, {39650, 60, 0, 0, 0},
    {185374, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {185829, 60, 0, 0, 0}, {185952, 390, 0, 0, 0}, {186461, 60, 0, 0, 0}, {188428, 60, 0, 0, 0},
    {188440, 390, 0, 0, 0}, {188428, 60, 0, 0, 0}, {188962, 390, 0, 0, 0}, {188440, 390, 0, 0, 0},
    {190280, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {97003, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {39650, 60, 0, 0, 0}, {198260, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1},
    {102196, 363, 0, 0, 1}, {47646, 60, 0, 0, 0}, {39650, 60, 0, 0, 0}, {198260, 60, 0, 0, 0},
    {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1}, {198891, 60, 0, 0, 0},
    {200820, 390, 0, 0, 0}, {200823, 390, 0, 0, 0}, {203090, 60, 0, 0, 0}, {47076, 542, 0, 0, 0},
    {47076, 60, 0, 0, 0}, {48209, 542, 0, 0, 0}, {171289, 542, 0, 0, 0}, {48209, 60, 0, 0, 0},
    {203761, 60, 0, 0, 0}, {40034, 60, 0, 0, 0}, {40034, 60, 0, 0, 0}, {47646, 60, 0, 0, 0}, {203865, 60, 0, 0, 0},
    {205003, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {205441, 60, 0, 0, 0}, {205449, 60, 0, 0, 0}, {205457, 60, 0, 0, 0}, {205466, 390, 0, 0, 0},
    {205686, 390, 0, 1594, 0}, {205818, 390, 0, 1594, 0}, {205824, 390, 0, 1594, 0}, {205830, 542, 0, 205835, 0},
    {205843, 390, 0, 1594, 0}, {205850, 390, 0, 1594, 0}, {205830, 542, 0, 205835, 0}, {205843, 390, 0, 1594, 0},
    {205850, 390, 0, 1594, 0}, {205818, 390, 0, 1594, 0}, {205824, 390, 0, 1594, 0}, {29973, 390, 0, 1594, 0},
    {205818, 390, 0, 1594, 0}, {205824, 390, 0, 1594, 0}, {205843, 390, 0, 1594, 0}, {205850, 390, 0, 1594, 0},
    {29973, 390, 0, 1594, 0}, {206939, 60, 0, 22168, 0}, {206944, 60, 0, 22168, 0}, {205830, 542, 0, 205835, 0},
    {206949, 60, 0, 22168, 0}, {206960, 60, 0, 22168, 0}, {206970, 60, 0, 22168, 0}, {206981, 60, 0, 22168, 0},
    {205843, 390, 0, 1594, 0}, {205850, 390, 0, 1594, 0}, {205830, 542, 0, 205835, 0}, {206949, 60, 0, 22168, 0},
    {206960, 60, 0, 22168, 0}, {206970, 60, 0, 22168, 0}, {206981, 60, 0, 22168, 0}, {205843, 390, 0, 1594, 0},
    {205850, 390, 0, 1594, 0}, {59302, 33, 0, 0, 1}, {207667, 33, 0, 0, 1}, {207859, 45, 0, 0, 0},
    {207876, 45, 0, 0, 0}, {207893, 45, 0, 0, 0}, {207904, 671, 0, 0, 1}, {95571, 16, 0, 0, 1},
    {30141, 675, 0, 0, 0}, {209561, 26, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48007, 16, 0, 0, 1}, {207904, 241, 0, 0, 0},
    {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0}, {211873, 46, 0, 0, 0}, {211847, 179, 0, 0, 0},
    {211852, 688, 0, 211862, 0}, {79255, 689, 0, 212082, 0}, {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0},
    {212258, 46, 0, 0, 0}, {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0}, {212421, 46, 0, 0, 0},
    {212432, 46, 0, 0, 0}, {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0}, {177740, 45, 0, 0, 0},
    {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0}, {211873, 46, 0, 0, 0}, {177740, 45, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {30141, 45, 0, 0, 0}, {211847, 179, 0, 0, 0}, {211751, 688, 0, 211862, 0},
    {211847, 179, 0, 0, 0}, {213485, 688, 0, 0, 0}, {211847, 179, 0, 0, 0}, {211847, 179, 0, 0, 0},
    {211852, 688, 0, 211862, 0}, {17613, 45, 0, 0, 1}, {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0},
    {79255, 689, 0, 212082, 0}, {177740, 45, 0, 0, 0}, {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0},
    {79255, 689, 0, 212082, 0}, {214360, 46, 0, 0, 0}, {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0},
    {214360, 46, 0, 0, 0}, {177740, 45, 0, 0, 0}, {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0},
    {214803, 45, 0, 0, 0}, {215053, 33, 0, 0, 1}, {64862, 45, 0, 0, 0}, {169350, 45, 0, 0, 0},
    {211847, 179, 0, 0, 0}, {213485, 691, 0, 0, 0}, {215710, 45, 0, 30130, 0}, {215738, 45, 0, 30130, 0},
    {211847, 179, 0, 0, 0}, {211852, 688, 0, 211862, 0}, {216177, 46, 0, 0, 0}, {39650, 164, 0, 0, 0},
    {216188, 33, 0, 0, 1}, {211847, 179, 0, 0, 0}, {213485, 691, 0, 0, 0}, {215738, 45, 0, 30130, 0},
    {76820, 699, 0, 0, 0}, {1398, 700, 0, 0, 0}, {218413, 60, 0, 0, 0}, {101260, 33, 0, 0, 1},
    {219086, 16, 0, 0, 1}, {219233, 60, 0, 22168, 0}, {219240, 33, 0, 0, 1}, {219250, 42, 0, 0, 1},
    {76820, 702, 0, 0, 0}, {1398, 345, 0, 0, 0}, {48209, 409, 0, 0, 0}, {220405, 16, 0, 0, 0},
    {221596, 33, 0, 0, 1}, {221610, 33, 0, 0, 1}, {222023, 713, 0, 0, 0}, {58897, 714, 0, 0, 0},
    {62355, 46, 0, 0, 0}, {2013, 46, 0, 0, 0}, {222851, 719, 0, 0, 0}, {222861, 704, 0, 0, 0},
    {220885, 46, 0, 0, 0}, {220891, 46, 0, 0, 0}, {145970, 44, 0, 0, 1}, {222023, 713, 0, 0, 0},
    {224268, 33, 0, 0, 1}, {95420, 33, 0, 0, 1}, {225334, 722, 0, 0, 0}, {60659, 46, 0, 0, 0},
    {225779, 44, 0, 0, 0}, {225788, 46, 0, 0, 1}, {225334, 722, 0, 0, 0}, {225983, 726, 0, 0, 0},
    {2013, 46, 0, 0, 1}, {47993, 766, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {247842, 26, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {248042, 60, 0, 0, 0}, {248125, 179, 0, 0, 0}, {248128, 41, 0, 0, 0},
    {248434, 734, 0, 0, 0}, {248447, 770, 0, 0, 0}, {248434, 734, 0, 0, 0}, {248690, 770, 0, 0, 0},
    {248706, 770, 0, 0, 0}, {53268, 412, 0, 0, 1}, {15550, 412, 0, 0, 0}, {252045, 734, 0, 0, 0},
    {248434, 734, 0, 0, 0}, {247342, 770, 0, 0, 0}, {247273, 779, 0, 0, 1}, {55369, 780, 0, 0, 1},
    {252788, 779, 0, 0, 1}, {252809, 780, 0, 0, 1}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {253532, 7, 0, 0, 0},
    {246660, 785, 0, 0, 0}, {248125, 179, 0, 0, 0}, {248128, 41, 0, 0, 0}, {248125, 179, 0, 0, 0},
    {246623, 786, 0, 0, 0}, {52534, 412, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {116991, 179, 0, 0, 1},
    {51671, 60, 0, 0, 1}, {256623, 60, 0, 0, 1}, {256631, 60, 0, 0, 1}, {246007, 16, 0, 0, 1},
    {247150, 793, 0, 0, 1}, {252045, 734, 0, 0, 0}, {252045, 734, 0, 0, 0}, {246843, 794, 0, 0, 0},
    {246994, 805, 0, 0, 1}, {246994, 805, 0, 0, 0}, {262801, 809, 0, 0, 0}, {262946, 811, 0, 0, 0},
    {262960, 779, 0, 0, 1}, {55369, 780, 0, 0, 1}, {263181, 812, 0, 0, 1}, {247273, 779, 0, 0, 1},
    {55369, 780, 0, 0, 1}, {248434, 734, 0, 0, 0}, {247342, 770, 0, 0, 0}, {61058, 818, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {265463, 129, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {251770, 41, 0, 0, 0},
    {265690, 213, 0, 0, 1}, {53621, 28, 0, 0, 0}, {247770, 819, 0, 0, 0}, {266910, 412, 0, 0, 0},
    {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {6744, 16, 0, 0, 0}, {246804, 823, 0, 0, 0},
    {247150, 793, 0, 0, 1}, {267395, 179, 0, 0, 0}, {247207, 824, 0, 0, 0}, {267604, 179, 0, 0, 0},
    {247732, 825, 0, 0, 0}, {245975, 826, 0, 0, 0}, {247306, 827, 0, 0, 0}, {267902, 828, 0, 0, 1},
    {6744, 16, 0, 0, 1}, {60659, 164, 0, 0, 0}, {268739, 45, 0, 0, 0}, {268751, 33, 0, 0, 1}, {269637, 45, 0, 0, 0},
    {269648, 45, 0, 0, 0}, {269660, 33, 0, 0, 1}, {270093, 45, 0, 0, 0}, {268751, 33, 0, 0, 1},
    {271008, 845, 0, 0, 0}, {272903, 60, 0, 0, 0}, {270939, 847, 0, 272908, 0}, {79193, 26, 0, 0, 0},
    {67069, 850, 0, 0, 0}, {3665, 850, 0, 0, 0}, {273890, 851, 0, 0, 0}, {273894, 852, 0, 0, 0},
    {270836, 855, 0, 0, 0}, {274523, 856, 0, 0, 0}, {274531, 856, 0, 0, 0}, {270939, 847, 0, 272908, 0},
    {272903, 60, 0, 0, 0}, {52534, 858, 0, 0, 0}, {52534, 675, 0, 0, 0}, {273890, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {275451, 850, 0, 0, 0}, {273894, 852, 0, 0, 0}, {275460, 26, 0, 1594, 1},
    {273890, 861, 0, 0, 0}, {3665, 862, 0, 0, 0}, {275451, 862, 0, 0, 0}, {273894, 852, 0, 0, 0},
    {275460, 26, 0, 1594, 1}, {276231, 16, 0, 0, 0}, {276245, 16, 0, 0, 0}, {276257, 16, 0, 0, 0},
    {277019, 26, 0, 0, 0}, {275460, 26, 0, 1594, 1}, {67069, 850, 0, 0, 0}, {3665, 850, 0, 0, 0},
    {273890, 851, 0, 0, 0}, {270939, 847, 0, 272908, 0}, {270939, 847, 0, 272908, 0}, {279052, 26, 0, 0, 0},
    {271008, 845, 0, 0, 0}, {279060, 26, 0, 0, 0}, {279072, 26, 0, 0, 0}, {279087, 26, 0, 0, 0},
    {70429, 875, 0, 0, 0}, {275460, 26, 0, 1594, 1}, {279575, 28, 0, 0, 0}, {279632, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {273894, 852, 0, 0, 0}, {275460, 26, 0, 1594, 1}, {6744, 34, 0, 0, 0},
    {279662, 675, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57361, 0, 0, 0, 1}, {2097, 34, 0, 0, 0}, {280725, 45, 0, 0, 0},
    {280738, 45, 0, 0, 0}, {281346, 42, 0, 0, 1}, {281356, 42, 0, 0, 1}, {281368, 42, 0, 0, 1},
    {281383, 42, 0, 0, 1}, {281400, 33, 0, 0, 1}, {281419, 33, 0, 0, 1}, {281650, 16, 0, 0, 0},
    {176995, 542, 0, 281900, 0}, {281960, 16, 0, 0, 0}, {282111, 26, 0, 1594, 1}, {282129, 164, 0, 282144, 1},
    {282153, 26, 0, 1594, 1}, {282175, 26, 0, 1594, 1}, {282198, 16, 0, 0, 1}, {282494, 26, 0, 1594, 0},
    {282520, 26, 0, 3064, 0}, {282547, 26, 0, 1594, 0}, {282749, 33, 0, 0, 1}, {282759, 164, 0, 282774, 0},
    {282783, 164, 0, 282774, 0}, {281960, 16, 0, 0, 1}, {22142, 164, 0, 0, 0}, {22144, 164, 0, 0, 0},
    {22146, 164, 0, 0, 0}, {283667, 26, 0, 1594, 0}, {283986, 164, 0, 0, 1}, {284985, 33, 0, 0, 1},
    {285572, 879, 0, 137707, 0}, {285572, 880, 0, 22168, 0}, {286173, 164, 0, 97218, 0}, {285572, 881, 0, 22168, 0},
    {286326, 26, 0, 1594, 0}, {286849, 882, 0, 137707, 0}, {286173, 164, 0, 97218, 0}, {287064, 26, 0, 1594, 0},
    {287600, 16, 0, 0, 0}, {116475, 241, 0, 287610, 0}, {288194, 885, 0, 0, 1}, {288228, 26, 0, 1594, 0},
    {288259, 26, 0, 1594, 0}, {288277, 26, 0, 1594, 0}, {288307, 26, 0, 1594, 0}, {288323, 26, 0, 1594, 0},
    {288342, 26, 0, 1594, 0}, {288358, 26, 0, 3064, 0}, {288381, 16, 0, 288391, 0}, {288717, 7, 0, 0, 0},
    {288826, 16, 0, 0, 1}, {288826, 16, 0, 0, 0}, {289194, 220, 0, 0, 0}, {289288, 33, 0, 0, 1},
    {289482, 33, 0, 0, 1}, {289496, 33, 0, 0, 1}, {289512, 41, 0, 0, 0}, {289521, 41, 0, 0, 0},
    {289857, 33, 0, 0, 1}, {103761, 7, 0, 0, 1}, {103761, 7, 0, 0, 0}, {103761, 7, 0, 0, 0}, {290260, 28, 0, 0, 0},
    {290277, 28, 0, 0, 0}, {290297, 33, 0, 0, 1}, {290528, 164, 0, 0, 0}, {290682, 45, 0, 0, 0},
    {290700, 33, 0, 0, 1}, {290712, 33, 0, 0, 1}, {290874, 33, 0, 0, 1}, {290894, 33, 0, 0, 1},
    {290914, 16, 0, 0, 1}, {290922, 33, 0, 0, 1}, {290934, 188, 0, 97218, 0}, {290969, 164, 0, 0, 0},
    {291131, 33, 0, 0, 1}, {291242, 45, 0, 30130, 1}, {291252, 33, 0, 0, 1}, {291441, 45, 0, 30130, 0},
    {291452, 26, 0, 3064, 0}, {76333, 164, 0, 291474, 0}, {61051, 7, 0, 0, 0}, {291727, 889, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {11482, 16, 0, 0, 0}, {292460, 26, 0, 1594, 0},
    {292471, 26, 0, 1594, 0}, {292517, 164, 0, 97218, 0}, {292536, 164, 0, 98173, 0}, {292613, 188, 0, 0, 0},
    {292790, 42, 0, 0, 0}, {32568, 891, 0, 0, 0}, {291727, 889, 0, 0, 1}, {293284, 164, 0, 0, 1},
    {104919, 33, 0, 0, 1}, {293303, 33, 0, 0, 1}, {293315, 42, 0, 0, 1}, {293616, 45, 0, 0, 0},
    {290700, 33, 0, 0, 1}, {290712, 33, 0, 0, 1}, {79246, 33, 0, 0, 1}, {79255, 33, 0, 0, 1}, {290682, 45, 0, 0, 0},
    {290700, 33, 0, 0, 1}, {290712, 33, 0, 0, 1}, {92583, 33, 0, 0, 1}, {294011, 33, 0, 0, 1},
    {103867, 164, 0, 0, 0}, {94573, 33, 0, 0, 1}, {77188, 33, 0, 0, 1}, {294971, 164, 0, 0, 0},
    {292613, 188, 0, 0, 0}, {295072, 33, 0, 0, 1}, {290922, 33, 0, 0, 1}, {295351, 33, 0, 0, 1},
    {293557, 164, 0, 0, 0}, {295404, 33, 0, 0, 1}, {291727, 889, 0, 137707, 0}, {295705, 7, 0, 0, 0},
    {2097, 16, 0, 0, 1}, {295812, 33, 0, 0, 1}, {295828, 33, 0, 0, 1}, {295844, 33, 0, 0, 1}, {296102, 33, 0, 0, 1},
    {290914, 16, 0, 0, 0}, {291727, 889, 0, 0, 0}, {296803, 26, 0, 3064, 0}, {296829, 26, 0, 3064, 0},
    {296855, 164, 0, 0, 1}, {49152, 0, 0, 0, 1}, {288381, 16, 0, 296958, 0}, {297001, 16, 0, 297010, 0},
    {297025, 33, 0, 0, 1}, {297052, 33, 0, 0, 1}, {62355, 898, 0, 0, 0}, {297343, 898, 0, 0, 0},
    {297830, 45, 0, 30130, 1}, {297848, 45, 0, 30130, 1}, {297872, 33, 0, 0, 1}, {297886, 33, 0, 0, 1},
    {298471, 164, 0, 0, 0}, {298489, 164, 0, 0, 0}, {294971, 164, 0, 0, 0}, {75655, 45, 0, 30130, 0},
    {75655, 45, 0, 30130, 0}, {299085, 33, 0, 0, 1}, {299250, 899, 0, 30130, 1}, {299743, 26, 0, 3064, 0},
    {300021, 26, 0, 3064, 0}, {300112, 42, 0, 0, 1}, {248128, 907, 0, 0, 1}, {300116, 241, 0, 0, 1},
    {300125, 21, 0, 0, 1}, {300144, 628, 0, 0, 1}, {62355, 164, 0, 0, 0}, {297343, 164, 0, 0, 0},
    {300471, 164, 0, 97218, 0}, {300659, 45, 0, 30130, 0}, {300935, 862, 0, 30130, 0}, {300962, 908, 0, 30130, 0},
    {300999, 862, 0, 30130, 0}, {301429, 45, 0, 30130, 1}, {301440, 45, 0, 30130, 1}, {301701, 220, 0, 60806, 0},
    {301716, 37, 0, 60806, 0}, {301735, 45, 0, 30130, 1}, {301761, 37, 0, 60806, 0}, {301774, 418, 0, 60806, 0},
    {301793, 16, 0, 296958, 0}, {301806, 33, 0, 0, 1}, {301701, 220, 0, 60806, 0}, {302095, 45, 0, 30130, 1},
    {301675, 33, 0, 0, 1}, {302349, 37, 0, 60806, 0}, {302369, 29, 0, 60806, 0}, {302391, 33, 0, 0, 1},
    {302417, 33, 0, 0, 1}, {302443, 33, 0, 0, 1}, {49152, 0, 0, 0, 1}, {207904, 671, 0, 0, 1},
    {55369, 164, 0, 0, 1}, {62355, 164, 0, 0, 0}, {302925, 164, 0, 0, 0}, {302944, 33, 0, 0, 1},
    {303073, 164, 0, 96907, 0}, {303086, 164, 0, 96907, 0}, {303109, 33, 0, 0, 1}, {303124, 33, 0, 0, 1},
    {303146, 33, 0, 0, 1}, {303271, 37, 0, 60806, 0}, {164954, 37, 0, 60806, 0}, {303271, 37, 0, 60806, 0},
    {166711, 45, 0, 30130, 0}, {164954, 45, 0, 30130, 0}, {207904, 671, 0, 0, 1}, {123717, 45, 0, 30130, 1},
    {303727, 45, 0, 30130, 1}, {303739, 36, 0, 303754, 1}, {304016, 45, 0, 30130, 1}, {297830, 45, 0, 30130, 1},
    {207904, 671, 0, 0, 1}, {304445, 909, 0, 22168, 0}, {304599, 45, 0, 30130, 1}, {304619, 33, 0, 0, 1},
    {304640, 33, 0, 0, 1}, {304676, 33, 0, 0, 1}, {303739, 36, 0, 303754, 1}, {304898, 33, 0, 0, 1},
    {304933, 33, 0, 0, 1}, {304619, 33, 0, 0, 1}, {304951, 33, 0, 0, 1}, {304977, 33, 0, 0, 1},
    {305022, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {305230, 345, 0, 0, 1}, {2097, 16, 0, 0, 0}, {116475, 0, 0, 0, 0},
    {305496, 0, 0, 0, 1}, {305616, 33, 0, 0, 1}, {305960, 45, 0, 30130, 1}, {305983, 45, 0, 30130, 1},
    {306004, 45, 0, 30130, 1}, {306027, 45, 0, 30130, 1}, {306051, 45, 0, 30130, 1}, {306073, 45, 0, 30130, 1},
    {306797, 164, 0, 97218, 1}, {306998, 45, 0, 30130, 1}, {307015, 45, 0, 30130, 1}, {307030, 45, 0, 30130, 1},
    {307047, 45, 0, 30130, 1}, {307402, 45, 0, 30130, 1}, {17624, 164, 0, 96907, 1}, {306998, 45, 0, 30130, 1},
    {307015, 45, 0, 30130, 1}, {307030, 45, 0, 30130, 1}, {307047, 45, 0, 30130, 1}, {3681, 33, 0, 0, 1},
    {1398, 910, 0, 308057, 0}, {97702, 911, 0, 0, 0}, {308176, 911, 0, 0, 0}, {97702, 911, 0, 0, 0},
    {308641, 45, 0, 0, 0}, {79715, 220, 0, 0, 0}, {88443, 916, 0, 0, 0}, {17095, 917, 0, 308765, 0},
    {309403, 45, 0, 0, 0}, {123694, 37, 0, 0, 0}, {122743, 37, 0, 0, 0}, {52586, 37, 0, 0, 0},
    {123694, 37, 0, 0, 0}, {52586, 37, 0, 0, 0}, {17095, 917, 0, 0, 0}, {303271, 45, 0, 0, 0},
    {17095, 917, 0, 308765, 0}, {308322, 924, 0, 311416, 0}, {311445, 16, 0, 0, 1}, {17095, 917, 0, 0, 0},
    {31504, 122, 0, 31576, 0}, {17095, 917, 0, 0, 0}, {312156, 164, 0, 0, 0}, {312170, 26, 0, 0, 0},
    {40034, 45, 0, 0, 0}, {312925, 44, 0, 0, 0}, {312941, 29, 0, 0, 0}, {313905, 930, 0, 0, 0},
    {46890, 179, 0, 0, 0}, {314606, 345, 0, 0, 0}, {6744, 34, 0, 0, 0}, {314872, 186, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {314885, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {315046, 33, 0, 0, 1}, {314885, 33, 0, 0, 1}, {18445, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {315359, 16, 0, 0, 0},
    {315370, 16, 0, 0, 0}, {6753, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {315359, 16, 0, 0, 0}, {315370, 16, 0, 0, 0}, {6753, 932, 0, 0, 0}, {315046, 33, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {315359, 16, 0, 0, 0}, {315370, 16, 0, 0, 0}, {315551, 933, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {315359, 16, 0, 0, 0}, {315370, 16, 0, 0, 0}, {6753, 934, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {315551, 933, 0, 0, 0}, {314885, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 934, 0, 0, 0},
    {314885, 33, 0, 0, 1}, {317944, 858, 0, 0, 1}, {319638, 164, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {36146, 956, 0, 0, 1}, {320406, 956, 0, 0, 0}, {320419, 956, 0, 0, 0}, {321322, 45, 0, 0, 1},
    {321336, 45, 0, 0, 1}, {321348, 45, 0, 0, 1}, {322507, 956, 0, 0, 1}, {322516, 956, 0, 0, 1},
    {322525, 956, 0, 0, 1}, {322699, 950, 0, 0, 0}, {319423, 965, 0, 0, 0}, {319560, 164, 0, 0, 1},
    {323759, 971, 0, 0, 1}, {323767, 971, 0, 0, 1}, {323775, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {321322, 45, 0, 0, 0}, {323890, 33, 0, 0, 1}, {36146, 956, 0, 0, 1}, {321322, 45, 0, 0, 1},
    {324086, 33, 0, 0, 1}, {75655, 45, 0, 0, 1}, {323759, 971, 0, 0, 1}, {323767, 971, 0, 0, 1},
    {323775, 971, 0, 0, 1}, {36146, 956, 0, 0, 1}, {323759, 971, 0, 0, 1}, {323767, 971, 0, 0, 1},
    {323775, 971, 0, 0, 1}, {324426, 164, 0, 0, 1}, {36146, 956, 0, 0, 1}, {321322, 45, 0, 0, 1},
    {323759, 971, 0, 0, 1}, {323767, 971, 0, 0, 1}, {323775, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {321322, 45, 0, 0, 0}, {326197, 976, 0, 0, 1}, {326449, 60, 0, 0, 0}, {326467, 60, 0, 0, 0},
    {326478, 60, 0, 0, 0}, {326490, 60, 0, 0, 0}, {75655, 390, 0, 0, 0}, {326499, 390, 0, 0, 0},
    {326197, 976, 0, 0, 1}, {326449, 60, 0, 0, 0}, {326467, 60, 0, 0, 0}, {326478, 60, 0, 0, 0},
    {326490, 60, 0, 0, 0}, {326197, 976, 0, 0, 1}, {326197, 978, 0, 0, 1}, {326449, 60, 0, 0, 0},
    {326467, 60, 0, 0, 0}, {326478, 60, 0, 0, 0}, {326197, 978, 0, 0, 1}, {97003, 979, 0, 0, 0},
    {327070, 980, 0, 327080, 0}, {30141, 981, 0, 0, 0}, {51389, 982, 0, 0, 0},
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
    {125989, 32, 0, 0, {560, 63}}, {127033, 32, 0, 0, {623, 14}}, {129667, 32, 0, 0, {637, 5}},
    {129702, 32, 0, 0, {642, 3}}, {129756, 32, 0, 0, {645, 4}}, {129815, 32, 0, 0, {649, 2}}, {129836, 32, 0, 0, {651, 4}},
    {135016, 32, 0, 0, {655, 3}}, {135038, 32, 0, 0, {658, 2}}, {135067, 32, 0, 0, {660, 2}}, {135092, 32, 0, 0, {662, 5}},
    {135178, 32, 0, 0, {667, 4}}, {135277, 32, 0, 0, {671, 2}}, {135311, 32, 0, 0, {673, 7}}, {135333, 32, 0, 0, {680, 2}},
    {135369, 32, 0, 0, {682, 4}}, {135426, 32, 0, 0, {686, 5}}, {135463, 32, 0, 0, {691, 3}}, {135489, 32, 0, 0, {694, 3}},
    {135530, 32, 0, 0, {697, 3}}, {135538, 32, 0, 0, {700, 2}}, {135571, 32, 0, 0, {702, 1}}, {135586, 32, 0, 0, {703, 2}},
    {135604, 32, 0, 0, {705, 16}}, {135657, 32, 0, 0, {721, 2}}, {135671, 32, 0, 0, {723, 8}},
    {135709, 32, 0, 0, {731, 4}}, {135738, 32, 0, 0, {735, 7}}, {135790, 32, 0, 0, {742, 7}}, {135827, 32, 0, 0, {749, 2}},
    {135852, 32, 0, 0, {751, 6}}, {135898, 32, 0, 0, {757, 10}}, {135908, 32, 0, 0, {767, 2}},
    {135923, 32, 0, 0, {769, 3}}, {135945, 32, 0, 0, {772, 2}}, {135984, 32, 0, 0, {774, 2}}, {135996, 32, 0, 0, {776, 4}},
    {136010, 32, 0, 0, {780, 5}}, {136064, 32, 0, 0, {785, 8}}, {136085, 32, 0, 0, {793, 3}}, {136112, 32, 0, 0, {796, 4}},
    {136164, 32, 0, 0, {800, 5}}, {136250, 32, 0, 0, {805, 2}}, {136289, 32, 0, 0, {807, 2}}, {136319, 32, 0, 0, {809, 5}},
    {136405, 32, 0, 0, {814, 3}}, {136442, 32, 0, 0, {817, 4}}, {136478, 32, 0, 0, {821, 4}}, {136525, 32, 0, 0, {825, 4}},
    {136543, 32, 0, 0, {829, 2}}, {136559, 32, 0, 0, {831, 4}}, {136583, 32, 0, 0, {835, 2}}, {136600, 32, 0, 0, {837, 2}},
    {136614, 32, 0, 0, {839, 10}}, {159307, 32, 0, 0, {849, 3}}, {159328, 32, 0, 0, {852, 4}},
    {159384, 32, 0, 0, {856, 2}}, {159421, 32, 0, 0, {858, 1}}, {159441, 32, 3, 16645, {859, 21}},
    {159591, 32, 0, 0, {880, 5}}, {159613, 32, 0, 0, {858, 1}}, {159632, 32, 0, 0, {858, 1}}, {159653, 32, 0, 0, {885, 1}},
    {159680, 32, 0, 0, {886, 4}}, {159721, 32, 3, 16645, {890, 5}}, {159809, 32, 0, 0, {895, 6}},
    {159855, 32, 0, 0, {901, 5}}, {159958, 32, 0, 0, {906, 2}}, {159993, 32, 0, 0, {908, 4}}, {160026, 32, 0, 0, {912, 3}},
    {160050, 32, 0, 0, {915, 2}}, {160091, 32, 0, 0, {917, 3}}, {160132, 32, 0, 0, {920, 4}}, {160167, 32, 3, 16645, {924, 5}},
    {160209, 32, 0, 0, {929, 4}}, {93761, 32, 0, 0, {933, 17}}, {93884, 32, 0, 0, {950, 7}}, {181855, 32, 0, 0, {957, 4}},
    {181867, 8, 1, 16645, {961, 3}}, {211652, 32, 0, 0, {964, 9}}, {216724, 64, 0, 0, {973, 8}},
    {216739, 64, 0, 0, {981, 4}}, {220652, 32, 0, 0, {985, 2}}, {220696, 32, 0, 0, {987, 4}}, {220778, 32, 0, 0, {991, 6}},
    {226882, 32, 0, 0, {997, 4}}, {226952, 32, 0, 0, {1001, 96}}, {228455, 32, 0, 0, {1097, 210}},
    {232888, 32, 0, 0, {1307, 5}}, {232933, 32, 0, 0, {1312, 2}}, {232981, 32, 3, 16645, {1314, 6}},
    {233054, 32, 0, 0, {1320, 3}}, {233104, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {234740, 32, 0, 0, {1440, 76}}, {236090, 32, 0, 0, {1516, 15}},
    {236267, 32, 0, 0, {1531, 107}}, {239367, 32, 0, 0, {1638, 1}}, {233467, 32, 3, 16645, {1639, 8}},
    {135311, 32, 0, 0, {1647, 4}}, {239481, 32, 3, 16645, {1651, 6}}, {239521, 32, 0, 0, {1657, 7}},
    {239661, 32, 0, 0, {1664, 2}}, {239697, 32, 0, 0, {1666, 3}}, {239741, 32, 0, 0, {1669, 42}},
    {240038, 32, 3, 16645, {1711, 17}}, {240199, 32, 0, 0, {1728, 3}}, {240256, 32, 0, 0, {1731, 2}},
    {240301, 32, 0, 0, {1733, 3}}, {240339, 32, 0, 0, {1736, 5}}, {240411, 32, 3, 16645, {1741, 18}},
    {240710, 32, 0, 0, {1759, 4}}, {240739, 32, 3, 16645, {1763, 9}}, {240855, 32, 0, 0, {1772, 4}},
    {240882, 32, 3, 16645, {1776, 15}}, {241089, 32, 0, 0, {1791, 259}}, {245308, 32, 0, 0, {2050, 1}},
    {245352, 32, 0, 0, {2051, 7}}, {245433, 32, 3, 16645, {2058, 3}}, {245470, 32, 0, 0, {2061, 24}},
    {245798, 32, 0, 0, {2085, 4}}, {245839, 32, 0, 0, {2089, 10}}, {245909, 32, 0, 0, {2099, 7}},
    {270515, 32, 0, 0, {2106, 1}}, {236267, 32, 0, 0, {2107, 15}}, {270618, 32, 0, 0, {2122, 2}},
    {270627, 32, 0, 0, {2124, 2}}, {270663, 32, 0, 0, {2126, 3}}, {270686, 32, 0, 0, {2129, 2}},
    {31410, 32, 0, 0, {2131, 3}}, {270763, 32, 0, 0, {2134, 2}}, {280022, 32, 0, 0, {2136, 2}},
    {280064, 32, 0, 0, {2138, 3}}, {280135, 32, 0, 0, {2141, 6}}, {280154, 32, 0, 0, {2147, 3}},
    {280200, 32, 0, 0, {2150, 2}}, {280221, 32, 0, 0, {2152, 4}}, {280284, 32, 0, 0, {2156, 2}},
    {280342, 32, 0, 0, {2158, 4}}, {280406, 32, 0, 0, {2162, 4}}, {79316, 32, 0, 0, {338, 3}},
    {36017, 32, 0, 0, {2166, 13}}, {79233, 32, 0, 0, {320, 2}}, {308247, 32, 0, 0, {2179, 5}},
    {14229, 64, 0, 0, {94, 16}}, {319074, 32, 0, 0, {2184, 6}}, {319153, 32, 0, 0, {2190, 2}},
    {319164, 32, 0, 0, {2192, 2}}, {325486, 32, 0, 0, {2194, 5}}, {325496, 32, 0, 0, {2199, 9}},
    {240339, 32, 0, 0, {2208, 13}}, {325668, 32, 0, 0, {2221, 6}}, {245798, 32, 0, 0, {2227, 15}},
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
    {0, 0, 0}, {95830, 1, 0}, {95849, 2, 0}, {0, 0, 0}, {95873, 1, 0}, {95880, 2, 0}, {126008, 0, 0},
    {126020, 1, 0}, {126035, 2, 0}, {126049, 3, 0}, {126061, 4, 0}, {126076, 5, 0}, {126093, 6, 0},
    {126106, 7, 0}, {126121, 8, 0}, {126134, 9, 0}, {126153, 10, 0}, {126167, 11, 0}, {126180, 12, 0},
    {126193, 13, 0}, {126213, 14, 0}, {126232, 15, 0}, {126245, 16, 0}, {126265, 17, 0}, {126285, 18, 0},
    {126299, 19, 0}, {126312, 20, 0}, {126329, 21, 0}, {126348, 22, 0}, {126367, 23, 0}, {126385, 24, 0},
    {126400, 25, 0}, {126411, 26, 0}, {126426, 27, 0}, {126443, 28, 0}, {126456, 29, 0}, {126471, 30, 0},
    {126488, 31, 0}, {126509, 32, 0}, {126526, 33, 0}, {126537, 34, 0}, {126551, 35, 0}, {126567, 36, 0},
    {126580, 37, 0}, {126601, 38, 0}, {126615, 39, 0}, {126628, 40, 0}, {126646, 41, 0}, {126662, 42, 0},
    {126681, 43, 0}, {126702, 44, 0}, {126721, 45, 0}, {126739, 46, 0}, {126758, 47, 0}, {126775, 48, 0},
    {126788, 49, 0}, {126804, 50, 0}, {126820, 51, 0}, {126833, 52, 0}, {126847, 53, 0}, {126859, 54, 0},
    {126876, 55, 0}, {126893, 56, 0}, {126906, 57, 0}, {126922, 58, 0}, {126950, 59, 0}, {126980, 60, 0},
    {127004, 61, 0}, {127016, 62, 0}, {127053, 0, 0}, {127065, 1, 0}, {127073, 2, 0}, {127081, 3, 0},
    {127089, 4, 0}, {127098, 5, 0}, {127107, 6, 0}, {127116, 7, 0}, {127124, 8, 0}, {127132, 9, 0},
    {127141, 10, 0}, {127150, 11, 0}, {127161, 12, 0}, {127172, 13, 0}, {129683, 0, 0}, {129690, 1, 0},
    {129693, 2, 0}, {129696, 3, 0}, {129699, 4, 0}, {55, 0, 0}, {129726, 1, 0}, {129741, 2, 0},
    {55, 0, 0}, {129777, 1, 0}, {129789, 2, 0}, {129802, 3, 0}, {900, 0, 0}, {129832, 1, 0}, {55, 0, 0},
    {129857, 1, 0}, {129869, 2, 0}, {129881, 3, 0}, {135033, 0, 0}, {59917, 1, 0}, {59921, 2, 0},
    {135055, 0, 0}, {135061, 1, 0}, {135080, 0, 0}, {135086, 1, 0}, {135114, 0, 0}, {135127, 1, 0},
    {135139, 2, 0}, {135150, 3, 0}, {135166, 4, 0}, {135208, 0, 0}, {135220, 1, 0}, {135239, 2, 0},
    {135258, 3, 0}, {135295, 1, 0}, {135302, 0, 0}, {55, 0, 0}, {129690, 1, 0}, {129696, 2, 0},
    {129699, 3, 0}, {129693, 4, 0}, {135326, 5, 0}, {135330, 6, 0}, {6272, 0, 0}, {135351, 1, 0},
    {135387, 0, 0}, {135391, 1, 0}, {135394, 2, 0}, {135410, 3, 0}, {135448, 0, 0}, {135451, 1, 0},
    {135454, 2, 0}, {135457, 3, 0}, {135460, 4, 0}, {55, 0, 0}, {135471, 1, 0}, {135480, 2, 0},
    {135507, 0, 0}, {135516, 1, 0}, {135521, 2, 0}, {34911, 0, 0}, {34913, 1, 0}, {34915, 2, 0},
    {135553, 1, 0}, {135563, 0, 0}, {135579, 0, 0}, {135596, 0, 0}, {135600, 1, 0}, {50603, 0, 0},
    {50624, 1, 0}, {51384, 2, 0}, {50529, 9, 0}, {135613, 4, 0}, {135616, 3, 0}, {135619, 5, 0},
    {135623, 8, 0}, {135626, 7, 0}, {135629, 6, 0}, {50676, 10, 0}, {135632, 11, 0}, {135637, 12, 0},
    {135642, 13, 0}, {135647, 14, 0}, {135652, 15, 0}, {94573, 0, 0}, {95353, 1, 0}, {95503, 0, 0},
    {135684, 1, 0}, {93930, 2, 0}, {93938, 3, 0}, {93946, 4, 0}, {135692, 5, 0}, {135695, 6, 0},
    {135700, 7, 0}, {135722, 0, 0}, {135726, 1, 0}, {17, 2, 0}, {135734, 3, 0}, {135754, 0, 0},
    {18445, 1, 0}, {135762, 3, 0}, {101115, 4, 0}, {135769, 5, 0}, {21161, 6, 0}, {135775, 7, 0},
    {964, 0, 0}, {135802, 1, 0}, {135806, 2, 0}, {135810, 3, 0}, {135814, 4, 0}, {135818, 5, 0},
    {135822, 6, 0}, {135846, 0, 0}, {135849, 1, 0}, {96361, 0, 0}, {6266, 1, 0}, {135862, 2, 0},
    {135875, 3, 0}, {135888, 4, 0}, {135754, 5, 0}, {1214, 1, 0}, {59917, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59921, 5, 0}, {93797, 6, 0}, {93802, 7, 0}, {1239, 8, 0}, {93822, 9, 0}, {93817, 10, 0},
    {55, 0, 0}, {135553, 1, 0}, {135936, 0, 0}, {135939, 1, 0}, {135942, 2, 0}, {135966, 1, 0},
    {135975, 0, 0}, {135722, 0, 0}, {135726, 1, 0}, {136005, 0, 0}, {60378, 1, 0}, {60381, 2, 0},
    {60386, 3, 0}, {30187, 0, 0}, {136022, 1, 0}, {136029, 2, 0}, {136038, 3, 0}, {136051, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {136077, 3, 0}, {136081, 4, 0}, {59917, 5, 0}, {59921, 6, 0},
    {1239, 7, 0}, {30187, 0, 0}, {136022, 1, 0}, {136098, 2, 0}, {55, 0, 0}, {136131, 1, 0}, {136144, 2, 0},
    {136157, 3, 0}, {136179, 0, 0}, {136194, 1, 0}, {136207, 2, 0}, {136222, 3, 0}, {136236, 4, 0},
    {136269, 0, 0}, {136279, 1, 0}, {136306, 0, 0}, {136313, 1, 0}, {136336, 0, 0}, {136349, 1, 0},
    {136363, 2, 0}, {136377, 3, 0}, {136390, 4, 0}, {964, 0, 0}, {136426, 1, 0}, {136434, 2, 0},
    {136469, 0, 0}, {135629, 1, 0}, {136472, 2, 0}, {136475, 3, 0}, {136500, 0, 0}, {136508, 1, 0},
    {136516, 2, 0}, {136521, 3, 0}, {135579, 2, 0}, {136540, 3, 0}, {50603, 0, 0}, {51384, 1, 0},
    {21143, 0, 0}, {21148, 1, 0}, {94573, 0, 0}, {95353, 1, 0}, {136572, 2, 0}, {136579, 3, 0},
    {31247, 1, 0}, {136596, 4294967295, 0}, {900, 0, 0}, {31247, 1, 0}, {50603, 0, 0}, {51384, 1, 0},
    {135616, 2, 0}, {135613, 3, 0}, {135629, 4, 0}, {50529, 5, 0}, {135632, 6, 0}, {135637, 7, 0},
    {50624, 8, 0}, {135619, 9, 0}, {79246, 0, 0}, {159322, 1, 0}, {61445, 2, 0}, {79246, 0, 0},
    {159360, 1, 0}, {159365, 2, 0}, {159374, 3, 0}, {159397, 0, 0}, {159410, 1, 0}, {95306, 0, 0},
    {55, 0, 0}, {48612, 1, 0}, {96677, 2, 0}, {96672, 4, 0}, {933, 8, 0}, {159456, 16, 0}, {159460, 32, 0},
    {159473, 64, 0}, {159478, 128, 0}, {1585, 256, 0}, {159486, 512, 0}, {47, 1024, 0}, {159492, 2048, 0},
    {159502, 4096, 0}, {159509, 8192, 0}, {159523, 16384, 0}, {159535, 32768, 0}, {159547, 65536, 0},
    {159555, 131072, 0}, {159564, 262144, 0}, {159577, 524288, 0}, {93954, 0, 0}, {93946, 1, 0},
    {93930, 2, 0}, {93938, 3, 0}, {135684, 4, 0}, {159669, 1, 0}, {159699, 0, 0}, {159707, 1, 0},
    {159486, 2, 0}, {159714, 3, 0}, {55, 0, 0}, {159736, 1, 0}, {159752, 2, 0}, {159768, 4, 0},
    {159790, 8, 0}, {159828, 0, 0}, {95751, 1, 0}, {159835, 2, 0}, {159842, 3, 0}, {159847, 4, 0},
    {99379, 5, 0}, {159872, 0, 0}, {159885, 1, 0}, {159899, 2, 0}, {159915, 3, 0}, {159939, 4, 0},
    {59866, 0, 0}, {159980, 1, 0}, {55, 0, 0}, {96677, 1, 0}, {137745, 2, 0}, {160020, 3, 0}, {94573, 0, 0},
    {972, 1, 0}, {11558, 2, 0}, {160064, 0, 0}, {160077, 1, 0}, {160109, 0, 0}, {160120, 1, 0},
    {160127, 2, 0}, {55, 0, 0}, {93920, 1, 0}, {160149, 2, 0}, {160162, 3, 0}, {55, 0, 0}, {135754, 1, 0},
    {160185, 2, 0}, {160190, 4, 0}, {160201, 8, 0}, {160229, 0, 0}, {160234, 1, 0}, {160240, 2, 0},
    {160247, 3, 0}, {93773, 0, 0}, {1214, 1, 0}, {36031, 2, 0}, {93778, 3, 0}, {93783, 4, 0}, {93788, 5, 0},
    {93792, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93797, 9, 0}, {93802, 10, 0}, {93807, 11, 0}, {93812, 12, 0},
    {93817, 13, 0}, {93822, 14, 0}, {93827, 15, 0}, {93837, 16, 0}, {93899, 0, 0}, {93910, 1, 0},
    {93920, 2, 0}, {93930, 3, 0}, {93938, 4, 0}, {93946, 5, 0}, {93954, 6, 0}, {55, 0, 0}, {95415, 1, 0},
    {31406, 2, 0}, {95420, 3, 0}, {55, 0, 0}, {31406, 1, 0}, {31402, 2, 0}, {32076, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {211666, 4, 0}, {211674, 5, 0}, {211682, 6, 0}, {211694, 7, 0}, {211705, 8, 0},
    {135754, 100, 0}, {31303, 0, 0}, {31307, 1, 0}, {31311, 2, 0}, {31315, 3, 0}, {31267, 4, 0},
    {31271, 5, 0}, {31259, 6, 0}, {31263, 7, 0}, {55693, 0, 0}, {55696, 1, 0}, {55699, 2, 0}, {55702, 3, 0},
    {220674, 0, 0}, {220685, 1, 0}, {220717, 0, 0}, {220735, 1, 0}, {220757, 2, 0}, {220768, 3, 0},
    {220799, 0, 0}, {220806, 1, 0}, {220817, 2, 0}, {220828, 3, 0}, {220839, 4, 0}, {220850, 5, 0},
    {226898, 0, 0}, {226906, 1, 0}, {226917, 2, 0}, {226928, 5348, 0}, {226960, 0, 0}, {226969, 1, 0},
    {226979, 3, 0}, {226992, 4, 0}, {227005, 5, 0}, {227014, 6, 0}, {227025, 7, 0}, {227037, 8, 0},
    {227050, 9, 0}, {227056, 10, 0}, {227070, 11, 0}, {227085, 12, 0}, {227100, 13, 0}, {227110, 14, 0},
    {227124, 15, 0}, {227134, 16, 0}, {227145, 17, 0}, {227157, 18, 0}, {227166, 19, 0}, {227181, 20, 0},
    {227192, 22, 0}, {227202, 23, 0}, {227219, 24, 0}, {227233, 25, 0}, {227247, 26, 0}, {227259, 27, 0},
    {227277, 28, 0}, {227296, 29, 0}, {227317, 30, 0}, {227325, 31, 0}, {227336, 32, 0}, {227358, 33, 0},
    {227371, 34, 0}, {227386, 36, 0}, {227399, 37, 0}, {227415, 38, 0}, {227428, 39, 0}, {227449, 40, 0},
    {227460, 41, 0}, {227486, 42, 0}, {227498, 43, 0}, {227512, 4416, 0}, {227527, 4417, 0}, {227542, 4418, 0},
    {227557, 4419, 0}, {227572, 4420, 0}, {227587, 4424, 0}, {227598, 4425, 0}, {227611, 4426, 0},
    {227621, 4432, 0}, {227645, 4438, 0}, {227657, 4440, 0}, {227667, 4444, 0}, {227682, 4992, 0},
    {227702, 4993, 0}, {227730, 4994, 0}, {227756, 4995, 0}, {227775, 4996, 0}, {227802, 4997, 0},
    {227827, 4998, 0}, {227849, 5014, 0}, {227867, 5253, 0}, {227882, 5257, 0}, {227902, 5258, 0},
    {227926, 5261, 0}, {227944, 5262, 0}, {227966, 5264, 0}, {227982, 5286, 0}, {227995, 5287, 0},
    {228015, 5292, 0}, {228027, 5293, 0}, {228050, 5294, 0}, {228075, 5295, 0}, {228099, 5296, 0},
    {228127, 5299, 0}, {228144, 5319, 0}, {228156, 5320, 0}, {228170, 5321, 0}, {228188, 5322, 0},
    {228209, 5323, 0}, {228228, 5324, 0}, {228250, 5325, 0}, {228261, 5326, 0}, {228272, 5327, 0},
    {228295, 5330, 0}, {228312, 5331, 0}, {228329, 5332, 0}, {228336, 5333, 0}, {228347, 5334, 0},
    {228364, 5351, 0}, {228384, 5352, 0}, {228404, 5374, 0}, {228417, 5375, 0}, {228427, 5376, 0},
    {228436, 5377, 0}, {228443, 6021, 0}, {228466, 0, 0}, {228473, 4, 0}, {95443, 5, 0}, {228483, 6, 0},
    {228490, 9, 0}, {228498, 10, 0}, {228506, 11, 0}, {228512, 18, 0}, {228519, 22, 0}, {228525, 39, 0},
    {228530, 43, 0}, {228540, 46, 0}, {228554, 61, 0}, {228570, 69, 0}, {228582, 70, 0}, {228602, 71, 0},
    {228620, 4423, 0}, {228638, 4431, 0}, {228654, 4433, 0}, {228679, 4435, 0}, {228701, 4436, 0},
    {228722, 4437, 0}, {228734, 4445, 0}, {228751, 4447, 0}, {228779, 4448, 0}, {228803, 4450, 0},
    {228824, 4464, 0}, {228839, 4465, 0}, {228857, 4466, 0}, {228882, 4467, 0}, {228898, 4468, 0},
    {228914, 5282, 0}, {228931, 5284, 0}, {228954, 5283, 0}, {228969, 5288, 0}, {228999, 5297, 0},
    {229028, 5345, 0}, {229046, 5346, 0}, {229075, 5350, 0}, {229106, 5390, 0}, {229124, 5568, 0},
    {229145, 5569, 0}, {229172, 5570, 0}, {229198, 5579, 0}, {229229, 5582, 0}, {229250, 5583, 0},
    {229273, 5603, 0}, {229295, 5604, 0}, {229319, 5606, 0}, {229328, 5612, 0}, {229351, 5613, 0},
    {229374, 5616, 0}, {229397, 5619, 0}, {229412, 5629, 0}, {229428, 5696, 0}, {229461, 5697, 0},
    {229499, 5698, 0}, {229538, 5817, 0}, {229563, 5821, 0}, {229589, 5824, 0}, {229615, 5844, 0},
    {229647, 5845, 0}, {229684, 5886, 0}, {229714, 5888, 0}, {229736, 5892, 0}, {229758, 5897, 0},
    {229784, 5898, 0}, {229808, 5904, 0}, {229835, 5906, 0}, {229849, 5910, 0}, {229875, 5920, 0},
    {229899, 5922, 0}, {229933, 5935, 0}, {229956, 5943, 0}, {229969, 5945, 0}, {229989, 5948, 0},
    {230002, 6016, 0}, {230021, 6018, 0}, {230049, 6019, 0}, {230060, 6020, 0}, {230075, 6022, 0},
    {230096, 6024, 0}, {230120, 6025, 0}, {230136, 6033, 0}, {230156, 6034, 0}, {230176, 6089, 0},
    {230203, 6094, 0}, {230216, 6095, 0}, {230236, 6114, 0}, {230257, 6141, 0}, {230275, 6400, 0},
    {230301, 1, 0}, {230308, 7, 0}, {230317, 8, 0}, {230331, 12, 0}, {230344, 13, 0}, {230355, 17, 0},
    {230361, 19, 0}, {230375, 20, 0}, {230390, 38, 0}, {230405, 44, 0}, {230413, 47, 0}, {230425, 59, 0},
    {230438, 62, 0}, {230458, 63, 0}, {230484, 64, 0}, {230506, 65, 0}, {230529, 66, 0}, {230560, 67, 0},
    {230585, 68, 0}, {230605, 4434, 0}, {230622, 4449, 0}, {230656, 5304, 0}, {230695, 5617, 0},
    {230714, 5837, 0}, {230734, 6017, 0}, {230756, 6026, 0}, {230781, 2, 0}, {230790, 3, 0}, {230803, 14, 0},
    {230818, 15, 0}, {230830, 21, 0}, {230844, 25, 0}, {230864, 27, 0}, {230888, 28, 0}, {230922, 29, 0},
    {230955, 30, 0}, {230989, 31, 0}, {226979, 32, 0}, {226992, 33, 0}, {231022, 35, 0}, {231040, 37, 0},
    {231052, 40, 0}, {231068, 41, 0}, {231084, 42, 0}, {231091, 45, 0}, {231108, 48, 0}, {231121, 49, 0},
    {231149, 50, 0}, {231160, 51, 0}, {231178, 52, 0}, {231200, 53, 0}, {231218, 55, 0}, {231248, 56, 0},
    {231279, 58, 0}, {231296, 60, 0}, {231308, 4422, 0}, {231331, 4427, 0}, {231346, 4428, 0},
    {231379, 4430, 0}, {231423, 4439, 0}, {231433, 4441, 0}, {231463, 4471, 0}, {231486, 4472, 0},
    {231498, 4479, 0}, {231512, 5008, 0}, {231528, 5009, 0}, {231550, 5010, 0}, {231566, 5013, 0},
    {231583, 5015, 0}, {231604, 5016, 0}, {231618, 5055, 0}, {231633, 5265, 0}, {231657, 5291, 0},
    {231676, 5301, 0}, {231693, 5302, 0}, {231716, 5305, 0}, {231755, 5340, 0}, {231768, 5341, 0},
    {231791, 5347, 0}, {231822, 5353, 0}, {231847, 5363, 0}, {231880, 5372, 0}, {231918, 5373, 0},
    {231937, 5378, 0}, {231969, 5379, 0}, {231994, 5584, 0}, {232017, 23, 0}, {232039, 24, 0},
    {232057, 34, 0}, {232072, 36, 0}, {232082, 54, 0}, {232098, 57, 0}, {232112, 4174, 0}, {232123, 4175, 0},
    {232160, 4176, 0}, {232200, 4191, 0}, {232209, 4429, 0}, {232252, 4442, 0}, {232269, 4478, 0},
    {232301, 5249, 0}, {232330, 5251, 0}, {232358, 5260, 0}, {232378, 5303, 0}, {232414, 5306, 0},
    {232451, 5307, 0}, {232487, 5308, 0}, {232524, 5309, 0}, {232560, 5310, 0}, {232599, 5311, 0},
    {232641, 5312, 0}, {232683, 5254, 0}, {232711, 5255, 0}, {232732, 5259, 0}, {232751, 6115, 0},
    {232775, 6441, 0}, {232794, 5116, 0}, {232810, 5117, 0}, {232832, 5118, 0}, {232861, 6425, 0},
    {232898, 0, 0}, {232904, 1, 0}, {232911, 2, 0}, {232918, 3, 0}, {232925, 4294967295, 0}, {232960, 0, 0},
    {232969, 1, 0}, {94634, 0, 0}, {233010, 1, 0}, {233018, 2, 0}, {233026, 4, 0}, {233034, 8, 0},
    {233047, 16, 0}, {233078, 0, 0}, {233086, 1, 0}, {233094, 2, 0}, {233115, 0, 0}, {233132, 1, 0},
    {233139, 2, 0}, {233145, 3, 0}, {232960, 4, 0}, {233157, 5, 0}, {233166, 6, 0}, {233178, 7, 0},
    {233191, 8, 0}, {233202, 9, 0}, {233213, 10, 0}, {226952, 11, 0}, {233221, 13, 0}, {233235, 14, 0},
    {233240, 15, 0}, {233246, 16, 0}, {233255, 17, 0}, {233262, 18, 0}, {233272, 19, 0}, {233281, 20, 0},
    {233289, 21, 0}, {233298, 22, 0}, {233307, 23, 0}, {233316, 24, 0}, {233328, 25, 0}, {233340, 26, 0},
    {233348, 27, 0}, {233358, 28, 0}, {233378, 29, 0}, {233385, 30, 0}, {233394, 31, 0}, {7015, 32, 0},
    {233404, 33, 0}, {233412, 34, 0}, {233426, 35, 0}, {233433, 36, 0}, {233443, 37, 0}, {233453, 38, 0},
    {135311, 39, 0}, {233467, 40, 0}, {233482, 41, 0}, {233500, 42, 0}, {233514, 43, 0}, {233535, 44, 0},
    {233545, 45, 0}, {233559, 46, 0}, {233571, 47, 0}, {233587, 4469, 0}, {233600, 4470, 0}, {233615, 4999, 0},
    {233633, 5248, 0}, {233652, 5250, 0}, {233666, 5252, 0}, {233685, 5256, 0}, {233713, 5271, 0},
    {233729, 5285, 0}, {233742, 5300, 0}, {233753, 5355, 0}, {233769, 5356, 0}, {233784, 5398, 0},
    {233802, 5399, 0}, {233818, 5400, 0}, {233833, 5401, 0}, {233846, 5599, 0}, {233860, 5602, 0},
    {233886, 5607, 0}, {233899, 5608, 0}, {233916, 5624, 0}, {233943, 5625, 0}, {233964, 5626, 0},
    {233991, 5627, 0}, {234006, 5628, 0}, {234032, 5634, 0}, {234046, 5635, 0}, {234059, 5636, 0},
    {234074, 5822, 0}, {234100, 5823, 0}, {234124, 5825, 0}, {234138, 5826, 0}, {234150, 5827, 0},
    {234164, 5828, 0}, {234179, 5829, 0}, {234201, 5830, 0}, {234217, 5831, 0}, {234233, 5832, 0},
    {234252, 5833, 0}, {234272, 5834, 0}, {234283, 5835, 0}, {234297, 5836, 0}, {234317, 5899, 0},
    {234336, 5900, 0}, {234351, 5901, 0}, {234379, 5902, 0}, {234393, 5905, 0}, {234410, 5907, 0},
    {234435, 5914, 0}, {234451, 5915, 0}, {234464, 5921, 0}, {234484, 5944, 0}, {234503, 6080, 0},
    {234534, 6085, 0}, {234559, 6087, 0}, {234594, 6140, 0}, {234612, 6442, 0}, {234634, 6443, 0},
    {234657, 3, 0}, {234663, 2, 0}, {234677, 1, 0}, {234689, 0, 0}, {232925, 4294967295, 0}, {234693, 0, 0},
    {234699, 1, 0}, {234705, 2, 0}, {234711, 3, 0}, {234716, 4, 0}, {234721, 5, 0}, {234728, 6, 0},
    {234754, 0, 0}, {234766, 1, 0}, {234779, 2, 0}, {234801, 3, 0}, {234822, 4, 0}, {234836, 5, 0},
    {234851, 6, 0}, {234870, 7, 0}, {234886, 8, 0}, {234902, 9, 0}, {234921, 10, 0}, {234931, 11, 0},
    {234935, 12, 0}, {234950, 14, 0}, {234963, 15, 0}, {234973, 16, 0}, {234988, 17, 0}, {234998, 18, 0},
    {235012, 19, 0}, {235024, 20, 0}, {235035, 21, 0}, {235055, 22, 0}, {235065, 23, 0}, {235089, 24, 0},
    {235095, 25, 0}, {235104, 26, 0}, {235119, 27, 0}, {235132, 28, 0}, {235148, 29, 0}, {235168, 30, 0},
    {235180, 31, 0}, {235195, 33, 0}, {235207, 34, 0}, {227386, 35, 0}, {235217, 36, 0}, {235239, 37, 0},
    {235263, 38, 0}, {235275, 39, 0}, {235291, 4421, 0}, {235321, 4446, 0}, {228824, 4459, 0},
    {228839, 4460, 0}, {228857, 4461, 0}, {228882, 4462, 0}, {228898, 4463, 0}, {235339, 5017, 0},
    {235368, 5027, 0}, {235391, 5079, 0}, {235419, 5080, 0}, {235445, 5081, 0}, {235468, 5082, 0},
    {235495, 5083, 0}, {235520, 5084, 0}, {235542, 5269, 0}, {235557, 5270, 0}, {235577, 5289, 0},
    {235600, 5290, 0}, {235624, 5298, 0}, {235643, 5366, 0}, {235668, 5367, 0}, {235695, 5368, 0},
    {235721, 5369, 0}, {235749, 5370, 0}, {235780, 5371, 0}, {235813, 5618, 0}, {235840, 5620, 0},
    {235861, 5621, 0}, {235882, 5622, 0}, {235908, 5623, 0}, {235935, 5893, 0}, {235957, 5894, 0},
    {235973, 5895, 0}, {235993, 5896, 0}, {236015, 5903, 0}, {236043, 6154, 0}, {236067, 6417, 0},
    {236105, 0, 0}, {236112, 1, 0}, {236132, 2, 0}, {230781, 3, 0}, {236155, 4, 0}, {236164, 5, 0},
    {228483, 6, 0}, {236174, 5313, 0}, {236191, 5314, 0}, {236207, 5315, 0}, {236217, 5316, 0},
    {236231, 5317, 0}, {236239, 5318, 0}, {236251, 5364, 0}, {236259, 5365, 0}, {236277, 0, 0},
    {236299, 1, 0}, {236320, 2, 0}, {236341, 3, 0}, {236364, 4, 0}, {236396, 5, 0}, {236414, 6, 0},
    {236449, 7, 0}, {236477, 8, 0}, {236511, 9, 0}, {236533, 10, 0}, {236554, 11, 0}, {236585, 12, 0},
    {236622, 13, 0}, {236644, 14, 0}, {236670, 15, 0}, {236698, 16, 0}, {236720, 17, 0}, {236748, 18, 0},
    {236773, 19, 0}, {236803, 20, 0}, {236844, 21, 0}, {236862, 22, 0}, {236882, 23, 0}, {236920, 24, 0},
    {236941, 25, 0}, {236977, 26, 0}, {236999, 27, 0}, {237034, 28, 0}, {237058, 29, 0}, {237084, 30, 0},
    {237113, 31, 0}, {237140, 32, 0}, {237157, 1000, 0}, {237193, 1001, 0}, {237221, 1002, 0},
    {237252, 1003, 0}, {237288, 1004, 0}, {237322, 1005, 0}, {237354, 1006, 0}, {237384, 1007, 0},
    {237420, 1008, 0}, {237452, 1009, 0}, {237488, 1010, 0}, {237515, 1011, 0}, {237549, 1012, 0},
    {237569, 1013, 0}, {237599, 6000, 0}, {237615, 6001, 0}, {237629, 2000, 0}, {237665, 2001, 0},
    {237687, 2002, 0}, {237728, 2003, 0}, {237757, 2004, 0}, {237793, 2005, 0}, {237825, 2006, 0},
    {237870, 3000, 0}, {237897, 3001, 0}, {237928, 3002, 0}, {237949, 4000, 0}, {237993, 4001, 0},
    {238018, 4002, 0}, {238054, 4003, 0}, {238074, 4007, 0}, {238099, 4004, 0}, {238125, 4005, 0},
    {238153, 4006, 0}, {238179, 4008, 0}, {238211, 4009, 0}, {238244, 4012, 0}, {238281, 4013, 0},
    {238310, 4010, 0}, {238349, 4011, 0}, {238394, 4014, 0}, {238422, 4015, 0}, {238453, 4016, 0},
    {238487, 4017, 0}, {238507, 4018, 0}, {238538, 4019, 0}, {238580, 4020, 0}, {238610, 4021, 0},
    {238629, 4022, 0}, {238655, 4023, 0}, {238674, 4024, 0}, {238708, 4025, 0}, {238726, 4026, 0},
    {238749, 4027, 0}, {238777, 4028, 0}, {238810, 4029, 0}, {238834, 4031, 0}, {238864, 4032, 0},
    {238889, 4033, 0}, {238925, 5000, 0}, {238959, 5001, 0}, {238985, 5002, 0}, {239020, 5003, 0},
    {239055, 5005, 0}, {239074, 5006, 0}, {239111, 5007, 0}, {239141, 5008, 0}, {239167, 5009, 0},
    {239202, 5010, 0}, {239222, 5011, 0}, {239251, 5012, 0}, {239274, 5013, 0}, {239298, 5014, 0},
    {239329, 5015, 0}, {239378, 0, 0}, {94634, 0, 0}, {239390, 1, 0}, {239397, 2, 0}, {239404, 4, 0},
    {239408, 8, 0}, {239419, 16, 0}, {239424, 65536, 0}, {239447, 131072, 0}, {239465, 0, 0}, {239469, 1, 0},
    {239473, 2, 0}, {239477, 3, 0}, {94634, 0, 0}, {239497, 1, 0}, {239504, 2, 0}, {13122, 4, 0},
    {239515, 8, 0}, {230203, 65536, 0}, {239536, 0, 0}, {239543, 1, 0}, {239557, 2, 0}, {239571, 3, 0},
    {239587, 6, 0}, {239607, 7, 0}, {239634, 8, 0}, {239678, 0, 0}, {239689, 1, 0}, {239712, 0, 0},
    {239720, 1, 0}, {239728, 2, 0}, {232925, 0, 0}, {239753, 1, 0}, {239761, 2, 0}, {239769, 3, 0},
    {239774, 4, 0}, {239780, 5, 0}, {239791, 6, 0}, {239797, 7, 0}, {239803, 8, 0}, {239816, 9, 0},
    {239821, 10, 0}, {239828, 11, 0}, {239836, 12, 0}, {239841, 13, 0}, {239845, 14, 0}, {239849, 15, 0},
    {239852, 16, 0}, {239864, 17, 0}, {239874, 18, 0}, {239883, 19, 0}, {239892, 20, 0}, {239900, 21, 0},
    {239908, 22, 0}, {239916, 23, 0}, {239923, 24, 0}, {239928, 25, 0}, {239934, 26, 0}, {239940, 27, 0},
    {239945, 28, 0}, {239950, 29, 0}, {239954, 30, 0}, {239963, 31, 0}, {239972, 32, 0}, {239980, 33, 0},
    {239986, 34, 0}, {239996, 35, 0}, {240003, 36, 0}, {240010, 37, 0}, {240016, 38, 0}, {240022, 39, 0},
    {240027, 40, 0}, {240033, 41, 0}, {94634, 0, 0}, {240052, 1, 0}, {240057, 2, 0}, {240061, 4, 0},
    {240066, 8, 0}, {233426, 16, 0}, {240078, 32, 0}, {233255, 64, 0}, {231084, 128, 0}, {240091, 256, 0},
    {240110, 512, 0}, {240127, 1024, 0}, {240143, 2048, 0}, {240157, 4096, 0}, {240168, 65536, 0},
    {240176, 8192, 0}, {240187, 16384, 0}, {240219, 0, 0}, {240234, 1, 0}, {240246, 2, 0}, {240274, 0, 0},
    {240288, 1, 0}, {240313, 0, 0}, {240320, 1, 0}, {240327, 2, 0}, {240356, 0, 0}, {240365, 1, 0},
    {240372, 2, 0}, {240382, 3, 0}, {240399, 4, 0}, {94634, 0, 0}, {240423, 1, 0}, {240430, 2, 0},
    {240441, 4, 0}, {240460, 8, 0}, {240477, 16, 0}, {240491, 32, 0}, {240505, 64, 0}, {240523, 128, 0},
    {240533, 256, 0}, {240546, 65536, 0}, {240570, 1048576, 0}, {240588, 131072, 0}, {240608, 2097152, 0},
    {240629, 262144, 0}, {240650, 4194304, 0}, {240676, 524288, 0}, {240696, 8388608, 0}, {232969, 0, 0},
    {232960, 1, 0}, {240723, 2, 0}, {240731, 3, 0}, {94634, 0, 0}, {233289, 1, 0}, {240752, 2, 0},
    {240187, 4, 0}, {240760, 8, 0}, {240781, 16, 0}, {240800, 32, 0}, {240818, 65536, 0}, {240838, 131072, 0},
    {240867, 0, 0}, {240874, 1, 0}, {232904, 2, 0}, {232911, 3, 0}, {94634, 0, 0}, {240898, 2, 0},
    {240906, 4, 0}, {240914, 8, 0}, {240929, 16, 0}, {240952, 64, 0}, {240966, 128, 0}, {240981, 256, 0},
    {240997, 512, 0}, {241018, 1024, 0}, {241038, 2048, 0}, {241050, 4096, 0}, {241063, 8192, 0},
    {241077, 16384, 0}, {233289, 32768, 0}, {241096, 0, 0}, {241102, 1, 0}, {241110, 2, 0}, {241128, 3, 0},
    {241137, 4, 0}, {241155, 5, 0}, {241162, 6, 0}, {241175, 7, 0}, {241184, 8, 0}, {241191, 10, 0},
    {241203, 11, 0}, {241219, 12, 0}, {241229, 14, 0}, {241243, 15, 0}, {241256, 16, 0}, {241272, 17, 0},
    {241285, 19, 0}, {241296, 20, 0}, {241307, 21, 0}, {241317, 22, 0}, {241329, 23, 0}, {241342, 24, 0},
    {241355, 25, 0}, {241367, 27, 0}, {241386, 28, 0}, {241398, 29, 0}, {241417, 30, 0}, {241430, 32, 0},
    {241444, 33, 0}, {241459, 39, 0}, {241480, 41, 0}, {241495, 42, 0}, {241511, 43, 0}, {241522, 44, 0},
    {241542, 46, 0}, {241557, 48, 0}, {241576, 49, 0}, {241596, 50, 0}, {241611, 51, 0}, {241635, 52, 0},
    {241652, 54, 0}, {241663, 55, 0}, {241683, 56, 0}, {241697, 57, 0}, {241712, 59, 0}, {241723, 61, 0},
    {241730, 62, 0}, {241738, 63, 0}, {241751, 65, 0}, {241765, 67, 0}, {241782, 70, 0}, {241807, 71, 0},
    {241818, 72, 0}, {241835, 77, 0}, {241858, 78, 0}, {241880, 79, 0}, {241896, 80, 0}, {241917, 81, 0},
    {241936, 82, 0}, {241954, 84, 0}, {241966, 87, 0}, {241991, 88, 0}, {242016, 93, 0}, {242049, 95, 0},
    {242062, 97, 0}, {242080, 98, 0}, {242092, 99, 0}, {242105, 100, 0}, {242113, 104, 0}, {242130, 109, 0},
    {242144, 110, 0}, {242158, 111, 0}, {242172, 112, 0}, {242186, 113, 0}, {242197, 114, 0}, {242208, 115, 0},
    {242219, 117, 0}, {242235, 120, 0}, {242251, 121, 0}, {242270, 122, 0}, {242289, 123, 0}, {242316, 124, 0},
    {242326, 126, 0}, {242336, 127, 0}, {242346, 128, 0}, {242353, 129, 0}, {242360, 130, 0}, {242367, 131, 0},
    {242374, 132, 0}, {242381, 133, 0}, {242388, 134, 0}, {242395, 135, 0}, {242402, 136, 0}, {242409, 137, 0},
    {242416, 138, 0}, {242423, 139, 0}, {242430, 140, 0}, {242437, 141, 0}, {242444, 142, 0}, {242464, 143, 0},
    {242484, 144, 0}, {242504, 145, 0}, {242524, 146, 0}, {242544, 148, 0}, {242550, 149, 0}, {242562, 150, 0},
    {242575, 151, 0}, {242590, 152, 0}, {242605, 156, 0}, {242613, 157, 0}, {242621, 158, 0}, {242632, 162, 0},
    {242642, 163, 0}, {242654, 164, 0}, {242669, 165, 0}, {242687, 166, 0}, {242699, 167, 0}, {242712, 168, 0},
    {242725, 169, 0}, {242734, 170, 0}, {242743, 171, 0}, {242755, 172, 0}, {242770, 173, 0}, {242785, 174, 0},
    {242805, 175, 0}, {242825, 176, 0}, {242837, 177, 0}, {242849, 178, 0}, {242866, 179, 0}, {242883, 180, 0},
    {242895, 181, 0}, {242909, 182, 0}, {242924, 183, 0}, {242941, 184, 0}, {242956, 185, 0}, {242973, 186, 0},
    {242991, 187, 0}, {243011, 188, 0}, {243031, 189, 0}, {243053, 190, 0}, {243076, 191, 0}, {243101, 194, 0},
    {243121, 195, 0}, {243144, 196, 0}, {243163, 197, 0}, {243175, 198, 0}, {243188, 199, 0}, {243201, 200, 0},
    {243207, 201, 0}, {243224, 202, 0}, {243243, 203, 0}, {243262, 204, 0}, {243275, 205, 0}, {243286, 218, 0},
    {243299, 219, 0}, {243314, 224, 0}, {243331, 225, 0}, {243347, 229, 0}, {243364, 230, 0}, {243388, 231, 0},
    {243416, 232, 0}, {243435, 233, 0}, {243454, 234, 0}, {243467, 235, 0}, {243480, 236, 0}, {243493, 237, 0},
    {243506, 238, 0}, {243519, 239, 0}, {243532, 240, 0}, {243544, 241, 0}, {243555, 242, 0}, {243567, 245, 0},
    {243573, 246, 0}, {243585, 247, 0}, {243602, 248, 0}, {243610, 249, 0}, {243619, 250, 0}, {243639, 251, 0},
    {243648, 252, 0}, {243655, 253, 0}, {243664, 254, 0}, {243678, 255, 0}, {243692, 263, 0}, {243709, 264, 0},
    {243721, 265, 0}, {243733, 266, 0}, {243745, 267, 0}, {243757, 268, 0}, {243769, 269, 0}, {243781, 270, 0},
    {243793, 271, 0}, {243805, 317, 0}, {243814, 330, 0}, {243832, 333, 0}, {243855, 334, 0}, {243876, 335, 0},
    {243897, 336, 0}, {243923, 337, 0}, {243950, 339, 0}, {243974, 342, 0}, {244006, 343, 0}, {244037, 344, 0},
    {244068, 345, 0}, {244093, 346, 0}, {244121, 347, 0}, {244148, 348, 0}, {244177, 349, 0}, {244199, 350, 0},
    {244221, 351, 0}, {244243, 352, 0}, {244265, 353, 0}, {244287, 354, 0}, {244309, 355, 0}, {244331, 356, 0},
    {244353, 357, 0}, {244375, 358, 0}, {244397, 359, 0}, {244425, 360, 0}, {244452, 361, 0}, {244480, 362, 0},
    {244508, 363, 0}, {244535, 364, 0}, {244563, 366, 0}, {244589, 4163, 0}, {244605, 4182, 0},
    {244626, 4183, 0}, {244637, 4184, 0}, {244653, 4185, 0}, {244673, 4186, 0}, {244687, 4190, 0},
    {244702, 4181, 0}, {244721, 4421, 0}, {244741, 4431, 0}, {244768, 4450, 0}, {244775, 4451, 0},
    {244782, 4452, 0}, {244790, 4453, 0}, {244803, 4454, 0}, {244816, 4455, 0}, {244830, 4456, 0},
    {244857, 4457, 0}, {244884, 4458, 0}, {244912, 4459, 0}, {244941, 4460, 0}, {244970, 4461, 0},
    {245002, 4462, 0}, {245038, 5294, 0}, {245057, 5295, 0}, {245077, 5575, 0}, {245102, 5576, 0},
    {245128, 5630, 0}, {245144, 6035, 0}, {245160, 6116, 0}, {245182, 6117, 0}, {245204, 6142, 0},
    {245232, 6143, 0}, {245258, 6401, 0}, {245273, 6402, 0}, {245288, 6426, 0}, {245327, 0, 0},
    {245358, 0, 0}, {245370, 1, 0}, {245377, 2, 0}, {245387, 3, 0}, {245396, 4, 0}, {245407, 5, 0},
    {245419, 6, 0}, {94634, 0, 0}, {245450, 1, 0}, {245458, 2, 0}, {245483, 0, 0}, {245499, 1, 0},
    {233340, 2, 0}, {245505, 3, 0}, {245377, 4, 0}, {245512, 5, 0}, {94702, 6, 0}, {245527, 7, 0},
    {245536, 8, 0}, {245544, 9, 0}, {245557, 10, 0}, {245571, 11, 0}, {245577, 12, 0}, {245591, 5328, 0},
    {245607, 5329, 0}, {245631, 5338, 0}, {245645, 5339, 0}, {245661, 5342, 0}, {245683, 5343, 0},
    {245705, 5349, 0}, {245727, 5402, 0}, {245751, 5605, 0}, {245768, 5936, 0}, {245784, 5937, 0},
    {240356, 0, 0}, {245816, 1, 0}, {245829, 2, 0}, {240372, 3, 0}, {245846, 0, 0}, {95121, 1, 0},
    {245850, 2, 0}, {245854, 3, 0}, {245863, 4, 0}, {245875, 5, 0}, {245881, 6, 0}, {245888, 7, 0},
    {245897, 8, 0}, {232925, 4294967295, 0}, {245917, 0, 0}, {245922, 1, 0}, {245927, 2, 0}, {245932, 3, 0},
    {245937, 4, 0}, {245942, 5, 0}, {245947, 6, 0}, {270525, 32, 0}, {55, 0, 0}, {270539, 1, 0},
    {270545, 2, 0}, {50529, 3, 0}, {270550, 4, 0}, {270558, 5, 0}, {270566, 6, 0}, {267395, 7, 0},
    {270570, 8, 0}, {270582, 9, 0}, {270594, 10, 0}, {95751, 11, 0}, {270607, 12, 0}, {270612, 13, 0},
    {30141, 14, 0}, {55, 0, 0}, {270624, 1, 0}, {270646, 1, 0}, {270656, 2, 0}, {270671, 1, 0},
    {270679, 2, 0}, {55, 0, 0}, {270697, 1, 0}, {270714, 2, 0}, {270723, 1, 0}, {270736, 2, 0},
    {270750, 3, 0}, {270784, 0, 0}, {270788, 1, 0}, {280045, 1, 0}, {280055, 2, 0}, {280080, 0, 0},
    {280095, 1, 0}, {280113, 2, 0}, {31297, 0, 0}, {31300, 1, 0}, {55693, 2, 0}, {55696, 3, 0},
    {55699, 4, 0}, {55702, 5, 0}, {280173, 0, 0}, {92383, 1, 0}, {280182, 2, 0}, {30583, 0, 0},
    {30587, 1, 0}, {280244, 0, 0}, {280248, 1, 0}, {280257, 2, 0}, {280270, 3, 0}, {280313, 0, 0},
    {280327, 1, 0}, {55, 0, 0}, {280362, 1, 0}, {280378, 2, 0}, {280390, 3, 0}, {280430, 0, 0},
    {280248, 1, 0}, {280438, 2, 0}, {280449, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59893, 2, 0},
    {59899, 3, 0}, {14301, 4, 0}, {59905, 5, 0}, {59911, 6, 0}, {14274, 7, 0}, {59917, 8, 0}, {59921, 9, 0},
    {1239, 10, 0}, {14265, 12, 0}, {14292, 11, 0}, {308264, 0, 0}, {308279, 1, 0}, {308287, 2, 0},
    {308293, 3, 0}, {159486, 4, 0}, {319086, 0, 0}, {319093, 1, 0}, {319102, 2, 0}, {319112, 3, 0},
    {319128, 4, 0}, {319139, 5, 0}, {59856, 0, 0}, {17, 1, 0}, {18445, 0, 0}, {319176, 3, 0}, {59866, 0, 0},
    {18445, 1, 0}, {101115, 2, 0}, {135762, 3, 0}, {135754, 4, 0}, {50529, 8, 0}, {50603, 9, 0},
    {135613, 10, 0}, {135616, 11, 0}, {135623, 12, 0}, {135626, 13, 0}, {51384, 14, 0}, {50624, 15, 0},
    {135619, 16, 0}, {325505, 1, 0}, {325520, 2, 0}, {325534, 3, 0}, {325548, 4, 0}, {325561, 5, 0},
    {325575, 6, 0}, {325588, 7, 0}, {325601, 8, 0}, {325613, 9, 0}, {325627, 10, 0}, {325640, 11, 0},
    {325653, 12, 0}, {325665, 13, 0}, {43548, 0, 0}, {325677, 1, 0}, {59856, 2, 0}, {135726, 3, 0},
    {169350, 4, 0}, {325686, 5, 0}, {325505, 1, 0}, {325693, 2, 0}, {325708, 3, 0}, {325723, 4, 0},
    {325738, 5, 0}, {325753, 6, 0}, {325768, 7, 0}, {325783, 8, 0}, {325613, 9, 0}, {325798, 10, 0},
    {325812, 11, 0}, {325826, 12, 0}, {325840, 13, 0}, {325855, 14, 0}, {325870, 15, 0},
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
    {1, 122696, {0, 0}, 0, 0}, {1, 123116, {0, 0}, 0, 0}, {1, 123155, {0, 0}, 0, 0}, {1, 123506, {0, 0}, 0, 0},
    {1, 124182, {0, 0}, 0, 0}, {3, 125312, {0, 0}, 0, 0}, {1, 127211, {0, 0}, 0, 0}, {3, 127246, {0, 0}, 0, 0},
    {3, 127256, {0, 0}, 0, 0}, {1, 127268, {0, 0}, 0, 0}, {3, 128317, {0, 0}, 0, 0}, {3, 129145, {0, 0}, 0, 0},
    {1, 129956, {0, 0}, 0, 0}, {1, 129984, {0, 0}, 0, 0}, {1, 130012, {0, 0}, 0, 0}, {1, 130036, {0, 0}, 0, 0},
    {1, 130108, {0, 0}, 0, 0}, {1, 130181, {0, 0}, 0, 0}, {3, 130222, {0, 0}, 0, 0}, {3, 131049, {0, 0}, 0, 0},
    {3, 131071, {0, 0}, 0, 0}, {1, 131785, {0, 0}, 0, 0}, {1, 132609, {0, 0}, 0, 0}, {1, 133110, {0, 0}, 0, 0},
    {3, 133137, {0, 0}, 0, 0}, {3, 133323, {0, 0}, 0, 0}, {1, 133351, {0, 0}, 0, 0}, {3, 134424, {0, 0}, 0, 0},
    {3, 134594, {0, 0}, 0, 0}, {1, 136625, {0, 0}, 0, 0}, {1, 136660, {0, 0}, 0, 0}, {1, 136703, {0, 0}, 0, 0},
    {1, 136745, {0, 0}, 0, 0}, {1, 136798, {0, 0}, 0, 0}, {1, 136869, {0, 0}, 0, 0}, {1, 136899, {0, 0}, 0, 0},
    {1, 136944, {0, 0}, 0, 0}, {1, 136978, {0, 0}, 0, 0}, {1, 137019, {0, 0}, 0, 0}, {1, 137066, {0, 0}, 0, 0},
    {1, 137089, {0, 0}, 0, 0}, {1, 137138, {0, 0}, 0, 0}, {1, 137175, {0, 0}, 0, 0}, {1, 137205, {0, 0}, 0, 0},
    {1, 137235, {0, 0}, 0, 0}, {1, 137258, {0, 0}, 0, 0}, {1, 137282, {0, 0}, 0, 0}, {1, 137306, {0, 0}, 0, 0},
    {1, 137345, {0, 0}, 0, 0}, {1, 137369, {0, 0}, 0, 0}, {1, 137397, {0, 0}, 0, 0}, {1, 137422, {0, 0}, 0, 0},
    {1, 137454, {0, 0}, 0, 0}, {1, 137501, {0, 0}, 0, 0}, {1, 137529, {0, 0}, 0, 0}, {1, 137553, {0, 0}, 0, 0},
    {1, 137581, {0, 0}, 0, 0}, {1, 137612, {0, 0}, 0, 0}, {1, 137647, {0, 0}, 0, 0}, {1, 137679, {0, 0}, 0, 0},
    {1, 137869, {0, 0}, 0, 0}, {1, 137916, {0, 0}, 0, 0}, {1, 137955, {0, 0}, 0, 0}, {1, 138000, {0, 0}, 0, 0},
    {1, 138038, {0, 0}, 0, 0}, {1, 138081, {0, 0}, 0, 0}, {1, 138133, {0, 0}, 0, 0}, {1, 138190, {0, 0}, 0, 0},
    {1, 138243, {0, 0}, 0, 0}, {1, 138282, {0, 0}, 0, 0}, {1, 138318, {0, 0}, 0, 0}, {1, 138351, {0, 0}, 0, 0},
    {1, 138386, {0, 0}, 0, 0}, {1, 138421, {0, 0}, 0, 0}, {1, 138456, {0, 0}, 0, 0}, {1, 138491, {0, 0}, 0, 0},
    {1, 138528, {0, 0}, 0, 0}, {3, 138634, {0, 0}, 0, 0}, {1, 139309, {0, 0}, 0, 0}, {1, 139314, {0, 0}, 0, 0},
    {3, 139329, {0, 0}, 0, 0}, {1, 139575, {0, 0}, 0, 0}, {1, 139839, {0, 0}, 0, 0}, {1, 139887, {0, 0}, 0, 0},
    {3, 139945, {0, 0}, 0, 0}, {3, 139963, {0, 0}, 0, 0}, {1, 140122, {0, 0}, 0, 0}, {1, 140681, {0, 0}, 0, 0},
    {1, 140909, {0, 0}, 0, 0}, {1, 141158, {0, 0}, 0, 0}, {1, 141409, {0, 0}, 0, 0}, {1, 142039, {0, 0}, 0, 0},
    {1, 142516, {0, 0}, 0, 0}, {3, 142827, {0, 0}, 0, 0}, {3, 143286, {0, 0}, 0, 0}, {3, 143675, {0, 0}, 0, 0},
    {3, 143986, {0, 0}, 0, 0}, {1, 144637, {0, 0}, 0, 0}, {3, 144812, {0, 0}, 0, 0}, {1, 145109, {0, 0}, 0, 0},
    {3, 145156, {0, 0}, 0, 0}, {3, 145530, {0, 0}, 0, 0}, {3, 145547, {0, 0}, 0, 0}, {3, 145589, {0, 0}, 0, 0},
    {3, 145954, {0, 0}, 0, 0}, {3, 146078, {0, 0}, 0, 0}, {3, 146403, {0, 0}, 0, 0}, {3, 146420, {0, 0}, 0, 0},
    {3, 146445, {0, 0}, 0, 0}, {1, 146580, {0, 0}, 0, 0}, {1, 146793, {0, 0}, 0, 0}, {3, 146818, {0, 0}, 0, 0},
    {1, 146970, {0, 0}, 0, 0}, {1, 148116, {0, 0}, 0, 0}, {3, 148561, {0, 0}, 0, 0}, {3, 148573, {0, 0}, 0, 0},
    {3, 148588, {0, 0}, 0, 0}, {3, 148609, {0, 0}, 0, 0}, {3, 148634, {0, 0}, 0, 0}, {3, 149360, {0, 0}, 0, 0},
    {3, 149383, {0, 0}, 0, 0}, {3, 149530, {0, 0}, 0, 0}, {1, 149673, {0, 0}, 0, 0}, {1, 149778, {0, 0}, 0, 0},
    {3, 149980, {0, 0}, 0, 0}, {3, 150007, {0, 0}, 0, 0}, {3, 150328, {0, 0}, 0, 0}, {3, 150720, {0, 0}, 0, 0},
    {1, 152942, {0, 0}, 0, 0}, {3, 152958, {0, 0}, 0, 0}, {3, 153180, {0, 0}, 0, 0}, {1, 153250, {0, 0}, 0, 0},
    {3, 153280, {0, 0}, 0, 0}, {1, 153811, {0, 0}, 0, 0}, {1, 154157, {0, 0}, 0, 0}, {3, 154205, {0, 0}, 0, 0},
    {3, 154228, {0, 0}, 0, 0}, {3, 154255, {0, 0}, 0, 0}, {3, 154582, {0, 0}, 0, 0}, {1, 154621, {0, 0}, 0, 0},
    {3, 154703, {0, 0}, 0, 0}, {1, 154892, {0, 0}, 0, 0}, {1, 154952, {0, 0}, 0, 0}, {3, 155001, {0, 0}, 0, 0},
    {3, 155024, {0, 0}, 0, 0}, {3, 155532, {0, 0}, 0, 0}, {3, 156783, {0, 0}, 0, 0}, {3, 158199, {0, 0}, 0, 0},
    {1, 158236, {0, 0}, 0, 0}, {3, 158251, {0, 0}, 0, 0}, {3, 158467, {0, 0}, 0, 0}, {3, 158484, {0, 0}, 0, 0},
    {3, 158506, {0, 0}, 0, 0}, {1, 158975, {0, 0}, 0, 0}, {3, 159000, {0, 0}, 0, 0}, {1, 160343, {0, 0}, 0, 0},
    {1, 160374, {0, 0}, 0, 0}, {1, 160439, {0, 0}, 0, 0}, {1, 160503, {0, 0}, 0, 0}, {1, 160537, {0, 0}, 0, 0},
    {1, 160576, {0, 0}, 0, 0}, {1, 160614, {0, 0}, 0, 0}, {1, 160657, {0, 0}, 0, 0}, {3, 160730, {0, 0}, 0, 0},
    {3, 160747, {0, 0}, 0, 0}, {1, 160789, {0, 0}, 0, 0}, {1, 160987, {0, 0}, 0, 0}, {1, 161028, {0, 0}, 0, 0},
    {1, 161073, {0, 0}, 0, 0}, {1, 161112, {0, 0}, 0, 0}, {1, 161155, {0, 0}, 0, 0}, {1, 161186, {0, 0}, 0, 0},
    {1, 161219, {0, 0}, 0, 0}, {1, 161258, {0, 0}, 0, 0}, {1, 161302, {0, 0}, 0, 0}, {1, 161336, {0, 0}, 0, 0},
    {1, 161375, {0, 0}, 0, 0}, {3, 161610, {0, 0}, 0, 0}, {3, 162016, {0, 0}, 0, 0}, {3, 162418, {0, 0}, 0, 0},
    {3, 162740, {0, 0}, 0, 0}, {3, 163640, {0, 0}, 0, 0}, {3, 163655, {0, 0}, 0, 0}, {3, 164395, {0, 0}, 0, 0},
    {3, 164409, {0, 0}, 0, 0}, {1, 164842, {0, 0}, 0, 0}, {3, 165158, {0, 0}, 0, 0}, {3, 165555, {0, 0}, 0, 0},
    {3, 165577, {0, 0}, 0, 0}, {3, 166370, {0, 0}, 0, 0}, {3, 166693, {0, 0}, 0, 0}, {3, 167274, {0, 0}, 0, 0},
    {1, 169305, {0, 0}, 0, 0}, {3, 172386, {0, 0}, 0, 0}, {3, 172405, {0, 0}, 0, 0}, {3, 174633, {0, 0}, 0, 0},
    {3, 174651, {0, 0}, 0, 0}, {1, 175629, {0, 0}, 0, 0}, {3, 175954, {0, 0}, 0, 0}, {3, 175964, {0, 0}, 0, 0},
    {3, 176123, {0, 0}, 0, 0}, {3, 176215, {0, 0}, 0, 0}, {1, 176337, {0, 0}, 0, 0}, {1, 176379, {0, 0}, 0, 0},
    {1, 176519, {0, 0}, 0, 0}, {1, 176581, {0, 0}, 0, 0}, {1, 176964, {0, 0}, 0, 0}, {1, 177101, {0, 0}, 0, 0},
    {1, 178011, {0, 0}, 0, 0}, {1, 179734, {0, 0}, 0, 0}, {1, 180045, {0, 0}, 0, 0}, {1, 180673, {0, 0}, 0, 0},
    {1, 181804, {0, 0}, 0, 0}, {3, 181955, {0, 0}, 0, 0}, {3, 182032, {0, 0}, 0, 0}, {1, 182050, {0, 0}, 0, 0},
    {1, 182253, {0, 0}, 0, 0}, {1, 182307, {0, 0}, 0, 0}, {1, 182355, {0, 0}, 0, 0}, {1, 183440, {0, 0}, 0, 0},
    {1, 183508, {0, 0}, 0, 0}, {1, 183610, {0, 0}, 0, 0}, {1, 183714, {0, 0}, 0, 0}, {1, 184316, {0, 0}, 0, 0},
    {1, 184405, {0, 0}, 0, 0}, {1, 184457, {0, 0}, 0, 0}, {1, 184600, {0, 0}, 0, 0}, {1, 186367, {0, 0}, 0, 0},
    {1, 186413, {0, 0}, 0, 0}, {1, 186686, {0, 0}, 0, 0}, {1, 186887, {0, 0}, 0, 0}, {1, 187088, {0, 0}, 0, 0},
    {1, 187134, {0, 0}, 0, 0}, {1, 187450, {0, 0}, 0, 0}, {1, 187760, {0, 0}, 0, 0}, {1, 188070, {0, 0}, 0, 0},
    {1, 188374, {0, 0}, 0, 0}, {1, 188915, {0, 0}, 0, 0}, {1, 190059, {0, 0}, 0, 0}, {1, 191517, {0, 0}, 0, 0},
    {1, 191858, {0, 0}, 0, 0}, {1, 192193, {0, 0}, 0, 0}, {1, 193289, {0, 0}, 0, 0}, {1, 193547, {0, 0}, 0, 0},
    {1, 200764, {0, 0}, 0, 0}, {1, 201919, {0, 0}, 0, 0}, {1, 204879, {0, 0}, 0, 0}, {1, 204925, {0, 0}, 0, 0},
    {1, 205785, {0, 0}, 0, 0}, {1, 205887, {0, 0}, 0, 0}, {1, 205951, {0, 0}, 0, 0}, {1, 207712, {0, 0}, 0, 0},
    {1, 208782, {0, 0}, 0, 0}, {1, 208926, {0, 0}, 0, 0}, {3, 209052, {0, 0}, 0, 0}, {1, 209426, {0, 0}, 0, 0},
    {3, 209485, {0, 0}, 0, 0}, {1, 209829, {0, 0}, 0, 0}, {1, 209980, {0, 0}, 0, 0}, {3, 210020, {0, 0}, 0, 0},
    {1, 210540, {0, 0}, 0, 0}, {1, 210995, {0, 0}, 0, 0}, {1, 211166, {0, 0}, 0, 0}, {1, 211258, {0, 0}, 0, 0},
    {3, 211365, {0, 0}, 0, 0}, {1, 211726, {0, 0}, 0, 0}, {1, 211780, {0, 0}, 0, 0}, {1, 211809, {0, 0}, 0, 0},
    {1, 211829, {0, 0}, 0, 0}, {3, 212067, {0, 0}, 0, 0}, {3, 213163, {0, 0}, 0, 0}, {3, 215645, {0, 0}, 0, 0},
    {1, 216381, {0, 0}, 0, 0}, {3, 216978, {0, 0}, 0, 0}, {3, 217063, {0, 0}, 0, 0}, {1, 217073, {0, 0}, 0, 0},
    {1, 217308, {0, 0}, 0, 0}, {3, 217320, {0, 0}, 0, 0}, {3, 217966, {0, 0}, 0, 0}, {1, 218061, {0, 0}, 0, 0},
    {3, 218276, {0, 0}, 0, 0}, {3, 218750, {0, 0}, 0, 0}, {1, 219676, {0, 0}, 0, 0}, {1, 220464, {0, 0}, 0, 0},
    {3, 220861, {0, 0}, 0, 0}, {1, 221032, {0, 0}, 0, 0}, {1, 221079, {0, 0}, 0, 0}, {1, 221133, {0, 0}, 0, 0},
    {1, 221153, {0, 0}, 0, 0}, {1, 221322, {0, 0}, 0, 0}, {1, 221381, {0, 0}, 0, 0}, {1, 221423, {0, 0}, 0, 0},
    {3, 221905, {0, 0}, 0, 0}, {1, 221931, {0, 0}, 0, 0}, {1, 221967, {0, 0}, 0, 0}, {1, 222110, {0, 0}, 0, 0},
    {1, 222145, {0, 0}, 0, 0}, {1, 222176, {0, 0}, 0, 0}, {1, 222667, {0, 0}, 0, 0}, {3, 222801, {0, 0}, 0, 0},
    {1, 223031, {0, 0}, 0, 0}, {3, 223592, {0, 0}, 0, 0}, {3, 225272, {0, 0}, 0, 0}, {1, 225526, {0, 0}, 0, 0},
    {1, 225720, {0, 0}, 0, 0}, {3, 225920, {0, 0}, 0, 0}, {3, 225953, {0, 0}, 0, 0}, {1, 245952, {0, 0}, 0, 0},
    {1, 245992, {0, 0}, 0, 0}, {1, 246016, {0, 0}, 0, 0}, {1, 246096, {0, 0}, 0, 0}, {1, 246167, {0, 0}, 0, 0},
    {1, 246196, {0, 0}, 0, 0}, {1, 246224, {0, 0}, 0, 0}, {3, 246281, {0, 0}, 0, 0}, {1, 246385, {0, 0}, 0, 0},
    {1, 246436, {0, 0}, 0, 0}, {1, 246504, {0, 0}, 0, 0}, {1, 246533, {0, 0}, 0, 0}, {1, 246602, {0, 0}, 0, 0},
    {1, 246638, {0, 0}, 0, 0}, {1, 246676, {0, 0}, 0, 0}, {1, 246697, {0, 0}, 0, 0}, {1, 246728, {0, 0}, 0, 0},
    {1, 246781, {0, 0}, 0, 0}, {1, 246821, {0, 0}, 0, 0}, {1, 246859, {0, 0}, 0, 0}, {1, 246902, {0, 0}, 0, 0},
    {1, 246941, {0, 0}, 0, 0}, {1, 246973, {0, 0}, 0, 0}, {1, 247009, {0, 0}, 0, 0}, {1, 247059, {0, 0}, 0, 0},
    {3, 247104, {0, 0}, 0, 0}, {1, 247169, {0, 0}, 0, 0}, {1, 247188, {0, 0}, 0, 0}, {1, 247220, {0, 0}, 0, 0},
    {1, 247253, {0, 0}, 0, 0}, {1, 247287, {0, 0}, 0, 0}, {1, 247319, {0, 0}, 0, 0}, {1, 247359, {0, 0}, 0, 0},
    {1, 247373, {0, 0}, 0, 0}, {1, 247695, {0, 0}, 0, 0}, {1, 247708, {0, 0}, 0, 0}, {1, 247750, {0, 0}, 0, 0},
    {1, 247784, {0, 0}, 0, 0}, {1, 247805, {0, 0}, 0, 0}, {1, 247820, {0, 0}, 0, 0}, {3, 248024, {0, 0}, 0, 0},
    {3, 248218, {0, 0}, 0, 0}, {1, 248229, {0, 0}, 0, 0}, {3, 248410, {0, 0}, 0, 0}, {1, 249020, {0, 0}, 0, 0},
    {1, 249332, {0, 0}, 0, 0}, {1, 249848, {0, 0}, 0, 0}, {1, 250211, {0, 0}, 0, 0}, {1, 250795, {0, 0}, 0, 0},
    {1, 251539, {0, 0}, 0, 0}, {1, 252149, {0, 0}, 0, 0}, {1, 252326, {0, 0}, 0, 0}, {3, 252726, {0, 0}, 0, 0},
    {1, 252747, {0, 0}, 0, 0}, {1, 252865, {0, 0}, 0, 0}, {1, 252947, {0, 0}, 0, 0}, {1, 253158, {0, 0}, 0, 0},
    {1, 253385, {0, 0}, 0, 0}, {3, 253667, {0, 0}, 0, 0}, {3, 253729, {0, 0}, 0, 0}, {1, 253796, {0, 0}, 0, 0},
    {1, 254098, {0, 0}, 0, 0}, {1, 254727, {0, 0}, 0, 0}, {1, 255489, {0, 0}, 0, 0}, {3, 255657, {0, 0}, 0, 0},
    {1, 256056, {0, 0}, 0, 0}, {3, 256597, {0, 0}, 0, 0}, {3, 256794, {0, 0}, 0, 0}, {1, 257161, {0, 0}, 0, 0},
    {1, 257586, {0, 0}, 0, 0}, {1, 257713, {0, 0}, 0, 0}, {1, 257775, {0, 0}, 0, 0}, {1, 259068, {0, 0}, 0, 0},
    {1, 259840, {0, 0}, 0, 0}, {1, 259911, {0, 0}, 0, 0}, {3, 260272, {0, 0}, 0, 0}, {3, 260293, {0, 0}, 0, 0},
    {1, 260464, {0, 0}, 0, 0}, {3, 260624, {0, 0}, 0, 0}, {1, 261024, {0, 0}, 0, 0}, {1, 261513, {0, 0}, 0, 0},
    {1, 262121, {0, 0}, 0, 0}, {1, 262771, {0, 0}, 0, 0}, {3, 262898, {0, 0}, 0, 0}, {3, 262916, {0, 0}, 0, 0},
    {3, 263142, {0, 0}, 0, 0}, {1, 263576, {0, 0}, 0, 0}, {3, 263821, {0, 0}, 0, 0}, {1, 263965, {0, 0}, 0, 0},
    {1, 264186, {0, 0}, 0, 0}, {1, 264242, {0, 0}, 0, 0}, {3, 264643, {0, 0}, 0, 0}, {3, 266251, {0, 0}, 0, 0},
    {1, 266307, {0, 0}, 0, 0}, {1, 266433, {0, 0}, 0, 0}, {1, 267185, {0, 0}, 0, 0}, {3, 267344, {0, 0}, 0, 0},
    {3, 267482, {0, 0}, 0, 0}, {3, 267681, {0, 0}, 0, 0}, {3, 267847, {0, 0}, 0, 0}, {3, 267871, {0, 0}, 0, 0},
    {3, 267891, {0, 0}, 0, 0}, {1, 267952, {0, 0}, 0, 0}, {1, 268196, {0, 0}, 0, 0}, {1, 268569, {0, 0}, 0, 0},
    {1, 270011, {0, 0}, 0, 0}, {1, 270819, {0, 0}, 0, 0}, {1, 270877, {0, 0}, 0, 0}, {1, 270913, {0, 0}, 0, 0},
    {1, 270958, {0, 0}, 0, 0}, {1, 270978, {0, 0}, 0, 0}, {1, 271022, {0, 0}, 0, 0}, {1, 271072, {0, 0}, 0, 0},
    {1, 271094, {0, 0}, 0, 0}, {1, 271331, {0, 0}, 0, 0}, {3, 271823, {0, 0}, 0, 0}, {1, 271899, {0, 0}, 0, 0},
    {1, 272139, {0, 0}, 0, 0}, {3, 272257, {0, 0}, 0, 0}, {1, 272333, {0, 0}, 0, 0}, {3, 272888, {0, 0}, 0, 0},
    {1, 273016, {0, 0}, 0, 0}, {1, 273566, {0, 0}, 0, 0}, {1, 273760, {0, 0}, 0, 0}, {1, 273805, {0, 0}, 0, 0},
    {1, 273850, {0, 0}, 0, 0}, {1, 273996, {0, 0}, 0, 0}, {1, 274207, {0, 0}, 0, 0}, {3, 274302, {0, 0}, 0, 0},
    {1, 274495, {0, 0}, 0, 0}, {1, 274628, {0, 0}, 0, 0}, {1, 51841, {0, 0}, 0, 0}, {1, 274896, {0, 0}, 0, 0},
    {1, 275484, {0, 0}, 0, 0}, {1, 276034, {0, 0}, 0, 0}, {1, 276079, {0, 0}, 0, 0}, {1, 276136, {0, 0}, 0, 0},
    {1, 276423, {0, 0}, 0, 0}, {1, 277069, {0, 0}, 0, 0}, {1, 277453, {0, 0}, 0, 0}, {1, 277738, {0, 0}, 0, 0},
    {1, 277944, {0, 0}, 0, 0}, {1, 278267, {0, 0}, 0, 0}, {1, 278401, {0, 0}, 0, 0}, {1, 278965, {0, 0}, 0, 0},
    {1, 279015, {0, 0}, 0, 0}, {1, 279147, {0, 0}, 0, 0}, {1, 279184, {0, 0}, 0, 0}, {3, 279221, {0, 0}, 0, 0},
    {1, 279397, {0, 0}, 0, 0}, {1, 280667, {0, 0}, 0, 0}, {1, 281208, {0, 0}, 0, 0}, {1, 285542, {0, 0}, 0, 0},
    {1, 285940, {0, 0}, 0, 0}, {1, 286295, {0, 0}, 0, 0}, {1, 286822, {0, 0}, 0, 0}, {1, 287899, {0, 0}, 0, 0},
    {1, 287951, {0, 0}, 0, 0}, {1, 288171, {0, 0}, 0, 0}, {1, 288575, {0, 0}, 0, 0}, {1, 289004, {0, 0}, 0, 0},
    {1, 289793, {0, 0}, 0, 0}, {1, 291697, {0, 0}, 0, 0}, {1, 292386, {0, 0}, 0, 0}, {1, 292908, {0, 0}, 0, 0},
    {1, 293889, {0, 0}, 0, 0}, {1, 294709, {0, 0}, 0, 0}, {1, 295020, {0, 0}, 0, 0}, {3, 296894, {0, 0}, 0, 0},
    {3, 296915, {0, 0}, 0, 0}, {1, 297207, {0, 0}, 0, 0}, {1, 297300, {0, 0}, 0, 0}, {1, 299202, {0, 0}, 0, 0},
    {1, 299491, {0, 0}, 0, 0}, {1, 299542, {0, 0}, 0, 0}, {1, 299592, {0, 0}, 0, 0}, {1, 299651, {0, 0}, 0, 0},
    {1, 299803, {0, 0}, 0, 0}, {1, 299856, {0, 0}, 0, 0}, {1, 299917, {0, 0}, 0, 0}, {1, 300086, {0, 0}, 0, 0},
    {1, 300843, {0, 0}, 0, 0}, {1, 304417, {0, 0}, 0, 0}, {1, 308023, {0, 0}, 0, 0}, {1, 308145, {0, 0}, 0, 0},
    {1, 308190, {0, 0}, 0, 0}, {1, 308298, {0, 0}, 0, 0}, {1, 308450, {0, 0}, 0, 0}, {1, 308619, {0, 0}, 0, 0},
    {1, 308721, {0, 0}, 0, 0}, {3, 308752, {0, 0}, 0, 0}, {1, 309680, {0, 0}, 0, 0}, {1, 309877, {0, 0}, 0, 0},
    {1, 310036, {0, 0}, 0, 0}, {1, 310064, {0, 0}, 0, 0}, {1, 310112, {0, 0}, 0, 0}, {1, 311341, {0, 0}, 0, 0},
    {3, 311396, {0, 0}, 0, 0}, {1, 311746, {0, 0}, 0, 0}, {1, 312701, {0, 0}, 0, 0}, {3, 313382, {0, 0}, 0, 0},
    {1, 313520, {0, 0}, 0, 0}, {1, 313635, {0, 0}, 0, 0}, {1, 313896, {0, 0}, 0, 0}, {1, 314364, {0, 0}, 0, 0},
    {1, 314964, {0, 0}, 0, 0}, {1, 315524, {0, 0}, 0, 0}, {1, 315577, {0, 0}, 0, 0}, {3, 315668, {0, 0}, 0, 0},
    {1, 316655, {0, 0}, 0, 0}, {1, 316682, {0, 0}, 0, 0}, {1, 316918, {0, 0}, 0, 0}, {1, 316968, {0, 0}, 0, 0},
    {1, 317216, {0, 0}, 0, 0}, {1, 317367, {0, 0}, 0, 0}, {1, 317530, {0, 0}, 0, 0}, {1, 317584, {0, 0}, 0, 0},
    {1, 317821, {0, 0}, 0, 0}, {1, 317871, {0, 0}, 0, 0}, {1, 318163, {0, 0}, 0, 0}, {1, 318226, {0, 0}, 0, 0},
    {1, 318791, {0, 0}, 0, 0}, {3, 319180, {0, 0}, 0, 0}, {3, 319282, {0, 0}, 0, 0}, {1, 319375, {0, 0}, 0, 0},
    {1, 319405, {0, 0}, 0, 0}, {1, 319506, {0, 0}, 0, 0}, {3, 319696, {0, 0}, 0, 0}, {1, 319715, {0, 0}, 0, 0},
    {1, 319881, {0, 0}, 0, 0}, {1, 320212, {0, 0}, 0, 0}, {1, 320560, {0, 0}, 0, 0}, {3, 320954, {0, 0}, 0, 0},
    {1, 321107, {0, 0}, 0, 0}, {1, 321740, {0, 0}, 0, 0}, {1, 321939, {0, 0}, 0, 0}, {1, 322094, {0, 0}, 0, 0},
    {1, 322302, {0, 0}, 0, 0}, {3, 322680, {0, 0}, 0, 0}, {3, 322805, {0, 0}, 0, 0}, {1, 323127, {0, 0}, 0, 0},
    {1, 323346, {0, 0}, 0, 0}, {1, 323394, {0, 0}, 0, 0}, {1, 323436, {0, 0}, 0, 0}, {3, 323741, {0, 0}, 0, 0},
    {1, 325885, {0, 0}, 0, 0}, {1, 325902, {0, 0}, 0, 0}, {1, 325928, {0, 0}, 0, 0}, {1, 326057, {0, 0}, 0, 0},
    {3, 326172, {0, 0}, 0, 0}, {1, 326294, {0, 0}, 0, 0}, {3, 326746, {0, 0}, 0, 0}, {3, 327037, {0, 0}, 0, 0},
    {3, 327053, {0, 0}, 0, 0}, {3, 327120, {0, 0}, 0, 0}, {3, 327136, {0, 0}, 0, 0}, {1, 327285, {0, 0}, 0, 0},
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
    3975, 121829, 14394, 2253, 121850, 32960, 121908, 13122, 121965, 17998, 2253, 121986, 2253,
    122183, 32885, 120884, 18019, 13122, 18052, 2253, 122443, 32960, 122479, 32885, 13122, 122585,
    2253, 122608, 32960, 122647, 32885, 13122, 122585, 18052, 122749, 2253, 122768, 32960, 122856,
    2193, 122969, 2253, 122999, 2286, 123068, 6922, 120489, 122969, 15622, 120489, 120884, 112224,
    105699, 2253, 122999, 32485, 32885, 123390, 15622, 13122, 50272, 32432, 18052, 32960, 123417,
    120489, 2253, 123638, 32885, 120884, 15622, 13122, 124019, 18052, 2253, 124050, 32960, 124139,
    32960, 124315, 121170, 15622, 120489, 120884, 112224, 105699, 2253, 124404, 32885, 124695,
    120884, 18052, 124019, 13122, 2253, 124050, 32960, 124727, 32885, 120884, 13122, 32960, 124774,
    32885, 120884, 18052, 13122, 2253, 124907, 32960, 124969, 96361, 124999, 51854, 51864, 48043,
    6904, 52894, 6922, 32885, 47009, 32960, 125249, 13122, 32885, 47009, 2253, 125455, 13122, 125788,
    14066, 13127, 13122, 125837, 14066, 13127, 48043, 52914, 6904, 52894, 2193, 6922, 2253, 125927,
    2253, 127430, 2253, 127612, 2253, 127718, 2253, 127900, 2253, 128094, 2253, 128141, 2253, 128259,
    2253, 128457, 2253, 128734, 2253, 129018, 2253, 129203, 2253, 129396, 2253, 129583, 2253, 130414,
    2253, 130627, 2253, 130806, 75737, 130974, 92272, 131000, 2253, 131183, 2253, 131391, 2253,
    131597, 2253, 131901, 2253, 132052, 2253, 132256, 2253, 132489, 13122, 92272, 92299, 92326,
    2253, 132899, 2253, 133289, 2253, 133624, 2253, 133916, 2253, 134113, 2253, 134364, 12, 137843,
    2253, 138589, 2253, 138854, 139072, 2253, 139099, 139244, 139474, 2253, 139494, 2253, 139722,
    2253, 140293, 2253, 140487, 2253, 140582, 13122, 140806, 2253, 140831, 2253, 140955, 2253,
    141107, 2253, 141301, 2253, 141637, 2253, 141917, 2253, 142313, 2253, 142650, 2253, 143072,
    2253, 143501, 2253, 143852, 139072, 139244, 2253, 144279, 2253, 144949, 2253, 145270, 2253,
    145423, 2253, 145770, 2253, 146532, 146732, 139244, 2253, 146760, 2253, 146921, 2253, 147211,
    2253, 147386, 2253, 147687, 2253, 147861, 2253, 148021, 2253, 148322, 2253, 148458, 2253, 148840,
    2253, 149085, 2253, 149440, 2253, 149628, 2253, 150423, 2253, 150563, 139244, 13122, 139244,
    14394, 13122, 153062, 153081, 2253, 153104, 153423, 2253, 153442, 2253, 153641, 2253, 153735,
    153952, 2253, 153977, 2253, 154102, 2253, 154370, 2253, 154499, 2253, 154810, 155334, 2253,
    155359, 2253, 155737, 2253, 156146, 2253, 156511, 2253, 156996, 2253, 157314, 2253, 157688,
    158011, 2253, 158040, 2253, 158320, 158385, 139072, 158810, 2253, 158837, 2253, 159086, 12,
    59297, 2253, 161562, 2228, 2205, 2193, 2286, 161781, 2587, 2205, 2193, 2286, 162188, 2253,
    162592, 162783, 32885, 88495, 162811, 162827, 162839, 2253, 162852, 6904, 6929, 2193, 6922,
    163187, 13127, 163217, 6904, 6929, 6922, 164249, 164271, 8025, 2205, 2193, 164292, 164271,
    8025, 2193, 164292, 2205, 29285, 164984, 2253, 165046, 2253, 165497, 2253, 166115, 32885, 2253,
    166325, 32960, 162811, 6945, 164249, 167232, 2205, 164292, 6904, 6929, 164292, 167660, 164292,
    2253, 168808, 164292, 6904, 167232, 163217, 170400, 2253, 170424, 163217, 164292, 163217, 171203,
    2253, 171223, 6945, 167232, 164292, 2253, 171970, 6945, 164292, 6945, 164249, 167232, 164271,
    8025, 2205, 2193, 164292, 2205, 167232, 164292, 13127, 13122, 174143, 2253, 174176, 162783,
    2253, 174359, 2253, 174473, 2205, 164271, 8025, 2205, 2193, 2253, 175412, 13122, 14066, 13127,
    175513, 175782, 175906, 2253, 176036, 2253, 176165, 2253, 176255, 2253, 176422, 2253, 176868,
    6904, 2193, 6922, 32885, 48063, 177083, 13122, 175906, 2253, 177390, 2253, 177524, 2253, 177689,
    13127, 175782, 8025, 15179, 2193, 32885, 48063, 177083, 2253, 177874, 2253, 177968, 2253, 178076,
    175600, 13127, 13122, 17222, 2253, 178326, 13122, 13127, 2253, 178477, 2253, 178652, 2253,
    178880, 2253, 178981, 13122, 179044, 13127, 2253, 179494, 13122, 179886, 2253, 179915, 48043,
    6904, 2253, 180130, 2253, 180258, 2253, 180456, 2253, 180720, 13122, 180831, 2253, 180860,
    2253, 181260, 181901, 51245, 51113, 95964, 96444, 32872, 13122, 32902, 13122, 182159, 2253,
    182199, 49409, 182523, 182551, 182585, 182613, 2253, 182642, 13122, 182756, 2253, 182783, 49409,
    182523, 182551, 49409, 183359, 2253, 183386, 13122, 18052, 17998, 13122, 37764, 32432, 49409,
    183359, 183924, 183951, 13122, 184546, 13122, 184546, 184699, 59713, 184748, 2253, 185248,
    102368, 2253, 185505, 2253, 185885, 2253, 186028, 2253, 186171, 2253, 186300, 2253, 186529,
    2253, 186733, 2253, 186934, 2253, 187181, 2253, 187306, 2253, 187496, 2253, 187619, 2253, 187806,
    2253, 187929, 2253, 188173, 2253, 188547, 2253, 188786, 2253, 189034, 2253, 189289, 2253, 189455,
    2253, 189705, 2253, 189884, 2253, 190105, 2253, 190368, 2253, 190513, 2253, 190743, 2253, 191034,
    2253, 191164, 2253, 191292, 2253, 191565, 2253, 191728, 2253, 191905, 2253, 192033, 2253, 192240,
    2253, 192465, 2253, 192593, 2253, 192719, 2253, 192845, 2253, 192963, 2253, 193079, 2253, 193386,
    2253, 193551, 2253, 193710, 2253, 194046, 2253, 194219, 2253, 194390, 2253, 194612, 2253, 194770,
    2253, 194926, 2253, 195188, 2253, 195346, 2253, 195502, 2253, 195764, 2253, 195920, 2253, 196074,
    2253, 196228, 2253, 196374, 2253, 196518, 2253, 196833, 2253, 197016, 2253, 197193, 2253, 197685,
    2253, 197862, 2253, 198036, 13122, 198138, 2253, 198172, 2253, 198379, 2253, 198681, 2253,
    199018, 2253, 199145, 103031, 13122, 2253, 199339, 2253, 200940, 201181, 35326, 2253, 201209,
    201374, 2253, 201401, 102368, 201374, 2253, 202001, 2253, 202235, 2253, 202534, 202834, 2253,
    202857, 202984, 2253, 203008, 2253, 203397, 2253, 203448, 2253, 205099, 2253, 205277, 205573,
    2253, 205600, 2253, 207078, 2253, 207205, 207580, 13138, 13122, 13127, 5096, 2205, 6945, 10879,
    57591, 14949, 5096, 2193, 2205, 2253, 57633, 2286, 207692, 6945, 10879, 2205, 2193, 5096, 50001,
    207928, 2253, 207946, 2286, 208061, 13122, 13127, 208125, 208147, 8025, 2193, 52894, 52914,
    5096, 122749, 2193, 2205, 15155, 15179, 2253, 53535, 2286, 207692, 2205, 2193, 5096, 2253,
    208325, 2286, 207692, 6945, 10879, 2205, 5096, 2193, 207928, 2253, 208396, 2286, 208490, 13127,
    208580, 2205, 13138, 208615, 13122, 13127, 5096, 10879, 2205, 2193, 13122, 14066, 13127, 208680,
    14220, 21161, 31691, 13122, 208881, 31691, 13122, 2193, 5096, 2205, 2253, 209096, 2286, 209136,
    2253, 209192, 13122, 14066, 13127, 209288, 32872, 13122, 208881, 2253, 209497, 32960, 209533,
    32872, 13122, 2253, 209588, 31691, 2253, 209747, 13122, 208881, 2253, 210067, 2253, 210175,
    48063, 210246, 52870, 6904, 15179, 52882, 6922, 8025, 32885, 2193, 2253, 210425, 2253, 76688,
    31691, 208881, 2193, 2286, 210918, 13122, 210945, 14066, 13127, 13122, 31691, 32485, 13122,
    2253, 211417, 2253, 211527, 211587, 13122, 14066, 13127, 13122, 50272, 212011, 47009, 32885,
    32960, 212037, 13122, 32432, 47009, 32885, 32960, 212228, 32960, 212393, 32960, 212599, 13122,
    212798, 212827, 47009, 32885, 2253, 212862, 32960, 212898, 13122, 213113, 212827, 47009, 32885,
    2253, 212862, 32960, 213141, 2253, 213234, 6922, 13122, 13122, 47009, 32885, 2253, 48746, 32960,
    213429, 2253, 213580, 32960, 213680, 2253, 48746, 32960, 213783, 212798, 212827, 47009, 32885,
    2253, 214095, 32960, 214133, 13122, 212798, 47009, 32885, 2253, 212862, 32960, 214338, 13122,
    212011, 47009, 32885, 32960, 214532, 2253, 212862, 32960, 214759, 2253, 214992, 32960, 215035,
    13122, 23799, 32885, 2253, 215165, 32960, 215234, 13122, 32885, 2253, 215470, 32960, 215613,
    2253, 216023, 32960, 216151, 13122, 50272, 32432, 47009, 32885, 32960, 216361, 13122, 50001,
    216600, 47009, 2253, 216635, 2253, 216988, 13122, 217149, 217177, 2253, 217209, 2253, 217377,
    13122, 217498, 217526, 2253, 217555, 13122, 217498, 217724, 217752, 2253, 217780, 2253, 217922,
    2253, 218139, 13122, 17998, 13122, 32872, 218312, 17998, 32885, 2253, 218339, 32960, 218379,
    2253, 218573, 2253, 218828, 15179, 2193, 2286, 219017, 13122, 32872, 32885, 2253, 219039, 32960,
    76715, 32960, 219152, 2253, 219039, 15155, 2205, 2193, 2253, 219039, 2286, 219017, 2253, 219417,
    2253, 219523, 2253, 219599, 2253, 219726, 2253, 218828, 32960, 209533, 2253, 219869, 2253,
    220008, 13122, 220146, 2253, 220188, 2253, 220297, 220428, 6904, 2193, 13122, 13127, 14066,
    221288, 51616, 96361, 221313, 2193, 2205, 2286, 222064, 222390, 2253, 222419, 13122, 222588,
    2253, 222941, 13122, 122585, 2253, 223542, 13122, 223928, 2253, 223958, 2205, 15155, 10879,
    5096, 2193, 2253, 224344, 14949, 3975, 2253, 121850, 224831, 224862, 2253, 224896, 2253, 225148,
    2253, 225479, 2253, 225606, 2253, 225663, 2253, 225876, 13122, 226347, 2253, 226379, 13122,
    13127, 226694, 6945, 247875, 48043, 247895, 6904, 247909, 247934, 247959, 247983, 248088, 13122,
    32872, 247909, 247934, 247959, 247983, 247895, 247909, 247934, 247959, 247983, 248088, 13122,
    13127, 247909, 247934, 247959, 247983, 13122, 247909, 247934, 247959, 247983, 248520, 248557,
    247909, 247934, 247959, 247983, 2253, 248595, 248557, 248520, 248812, 247909, 247934, 247959,
    247983, 2253, 248854, 248557, 247909, 247934, 247959, 247983, 2253, 249124, 249271, 248520,
    248557, 247909, 247934, 247959, 247983, 13122, 31703, 247909, 247934, 247959, 247983, 13122,
    249608, 247909, 247934, 247959, 247983, 2253, 249642, 249720, 13122, 249729, 247909, 247934,
    247959, 247983, 2253, 249756, 249271, 13122, 249729, 247909, 247934, 247959, 247983, 31691,
    250071, 13122, 31703, 247909, 247934, 247959, 247983, 2253, 250094, 53209, 250651, 13122, 13127,
    247909, 247934, 247959, 247983, 2253, 251091, 247909, 247934, 247959, 247983, 13122, 250071,
    247909, 247934, 247959, 247983, 32872, 32885, 13122, 247909, 247934, 247959, 247983, 32960,
    252008, 13122, 32432, 247909, 247934, 247959, 247983, 249720, 13122, 32432, 247909, 247934,
    247959, 247983, 249271, 13122, 32432, 247909, 247934, 247959, 247983, 249271, 247909, 247934,
    247959, 247983, 120489, 247909, 247934, 247959, 247983, 13122, 253047, 253078, 247909, 247934,
    247959, 247983, 2253, 253115, 248557, 248520, 247909, 247934, 247959, 247983, 2253, 253179,
    13127, 247909, 247934, 247959, 247983, 247895, 6922, 247909, 247934, 247959, 247983, 31691,
    13122, 253955, 247909, 247934, 247959, 247983, 250071, 13122, 32432, 247909, 247934, 247959,
    247983, 13122, 253955, 247909, 247934, 247959, 247983, 13122, 254054, 247909, 247934, 247959,
    247983, 31691, 13122, 17222, 32432, 254221, 247909, 247934, 247959, 247983, 2253, 254253, 13122,
    17222, 32432, 254221, 247909, 247934, 247959, 247983, 250651, 46993, 47009, 247909, 247934,
    247959, 247983, 13122, 255027, 255048, 247909, 247934, 247959, 247983, 2253, 255074, 13122,
    255348, 247909, 247934, 247959, 247983, 2253, 255376, 13122, 255834, 247909, 247934, 247959,
    247983, 2253, 255853, 13122, 58298, 247909, 247934, 247959, 247983, 2253, 255946, 2253, 256103,
    2253, 256466, 13122, 32902, 247909, 247934, 247959, 247983, 13122, 256883, 247909, 247934,
    247959, 247983, 2253, 256907, 257053, 247909, 247934, 247959, 247983, 2253, 257080, 257053,
    32902, 247909, 247934, 247959, 247983, 249720, 247909, 247934, 247959, 247983, 31691, 250071,
    13122, 253955, 247909, 247934, 247959, 247983, 31691, 13122, 247909, 247934, 247959, 247983,
    31691, 250071, 13122, 17222, 32432, 254221, 247909, 247934, 247959, 247983, 32432, 247909,
    247934, 247959, 247983, 250071, 13122, 253955, 247909, 247934, 247959, 247983, 13122, 260370,
    247909, 247934, 247959, 247983, 2253, 260407, 13122, 260916, 260928, 260946, 247909, 247934,
    247959, 247983, 2253, 260976, 261384, 261399, 260946, 247909, 247934, 247959, 247983, 261399,
    260946, 247909, 247934, 247959, 247983, 261384, 260928, 260946, 261977, 262005, 247909, 247934,
    247959, 247983, 261384, 260928, 260946, 262063, 247909, 247934, 247959, 247983, 261384, 260928,
    260370, 262063, 247909, 247934, 247959, 247983, 2253, 262181, 261399, 261384, 260946, 247909,
    247934, 247959, 247983, 13122, 17222, 32432, 58298, 247909, 247934, 247959, 247983, 13122,
    263291, 247909, 247934, 247959, 247983, 2253, 263315, 250071, 13122, 17222, 32432, 58298, 247909,
    247934, 247959, 247983, 13122, 264102, 247909, 247934, 247959, 247983, 2253, 264131, 13122,
    264392, 247909, 247934, 247959, 247983, 250071, 13122, 31703, 247909, 247934, 247959, 247983,
    250651, 13122, 14066, 13127, 247909, 247934, 247959, 247983, 250071, 249720, 13122, 32432,
    247909, 247934, 247959, 247983, 249720, 31691, 253047, 13122, 247909, 247934, 247959, 247983,
    249720, 253047, 264887, 13122, 247909, 247934, 247959, 247983, 2253, 264921, 250071, 249720,
    13122, 17222, 32432, 254221, 247909, 247934, 247959, 247983, 13122, 31691, 247909, 247934,
    247959, 247983, 250071, 13122, 254054, 247909, 247934, 247959, 247983, 249720, 249271, 253047,
    13122, 247909, 247934, 247959, 247983, 249720, 249271, 253047, 264887, 13122, 247909, 247934,
    247959, 247983, 13122, 34329, 250071, 34406, 247909, 247934, 247959, 247983, 250071, 13122,
    32432, 265325, 247909, 247934, 247959, 247983, 2253, 265356, 13122, 250651, 2193, 247909, 247934,
    247959, 247983, 2286, 265614, 250651, 53209, 13122, 13127, 247909, 247934, 247959, 247983,
    249271, 250071, 13122, 32432, 247909, 247934, 247959, 247983, 249271, 250071, 13122, 253955,
    247909, 247934, 247959, 247983, 249271, 31691, 253047, 13122, 247909, 247934, 247959, 247983,
    249271, 253047, 264887, 13122, 247909, 247934, 247959, 247983, 249271, 250071, 13122, 17222,
    32432, 254221, 247909, 247934, 247959, 247983, 250651, 13127, 247909, 247934, 247959, 247983,
    13122, 266571, 247909, 247934, 247959, 247983, 2253, 266601, 13122, 266750, 266783, 247909,
    247934, 247959, 247983, 2253, 266812, 13122, 267022, 247909, 247934, 247959, 247983, 6945,
    48043, 247895, 6904, 247909, 247934, 247959, 247983, 32885, 250651, 13122, 247909, 247934,
    247959, 247983, 32960, 267443, 250651, 247909, 247934, 247959, 247983, 13122, 13127, 267539,
    14066, 247909, 247934, 247959, 247983, 267791, 13122, 13127, 247909, 247934, 247959, 247983,
    6904, 15179, 8025, 2193, 52882, 6922, 247909, 247934, 247959, 247983, 14213, 14220, 50555,
    32485, 32885, 13122, 32885, 13122, 32960, 268063, 13122, 32885, 18019, 32960, 268173, 32885,
    14949, 3975, 121829, 14394, 13122, 18019, 2253, 268301, 2253, 122443, 32960, 268350, 32885,
    13122, 223928, 2253, 268434, 32960, 268503, 32885, 18019, 13122, 124019, 2253, 124050, 32960,
    268530, 32885, 13122, 268628, 2253, 268660, 32960, 268702, 32960, 213141, 32885, 2205, 18019,
    2193, 2253, 268967, 32960, 269005, 2286, 269017, 32885, 50001, 13122, 89616, 269112, 2253,
    269140, 32960, 269235, 32885, 18019, 50001, 13122, 124019, 89616, 2253, 269483, 32960, 269600,
    32885, 18019, 13122, 2193, 2253, 269860, 32960, 269914, 2286, 269017, 124019, 269934, 2253,
    124050, 2253, 41812, 32960, 269992, 32960, 214759, 32885, 18019, 13122, 270330, 2253, 270362,
    32960, 270438, 13122, 14066, 13127, 270459, 184399, 21161, 32432, 50272, 271655, 271682, 271708,
    212011, 13122, 271732, 271748, 247959, 271770, 31691, 50272, 271655, 271682, 271708, 212011,
    13122, 271732, 271748, 247959, 271770, 13122, 271835, 271866, 271732, 271748, 247959, 271770,
    13122, 31729, 31753, 31765, 31778, 31791, 271732, 271748, 247959, 271770, 272951, 13122, 271732,
    271748, 247959, 271770, 50272, 271655, 271682, 271708, 212011, 13122, 271732, 271748, 247959,
    271770, 13122, 32432, 271655, 271732, 271748, 247959, 271770, 274575, 13122, 271732, 271748,
    247959, 271770, 13122, 271866, 271732, 271748, 247959, 271770, 272951, 2193, 2205, 271732,
    271748, 247959, 271770, 2286, 274771, 32872, 13122, 274797, 218312, 271732, 271748, 247959,
    271770, 2253, 274827, 32872, 13122, 271866, 271732, 271748, 247959, 271770, 29285, 272951,
    13122, 271732, 271748, 247959, 271770, 271732, 271748, 247959, 271770, 276362, 31691, 112919,
    271655, 271682, 271708, 212011, 13122, 271732, 271748, 247959, 271770, 50272, 32432, 277027,
    272951, 13122, 271732, 271748, 247959, 271770, 112919, 271655, 271682, 271708, 212011, 13122,
    271732, 271748, 247959, 271770, 13122, 271655, 271732, 271748, 247959, 271770, 271655, 13122,
    271732, 271748, 247959, 271770, 271708, 13122, 272951, 271732, 271748, 247959, 271770, 50272,
    277027, 272951, 13122, 271732, 271748, 247959, 271770, 271655, 271682, 271708, 212011, 13122,
    271732, 271748, 247959, 271770, 18019, 279581, 272951, 13122, 271732, 271748, 247959, 271770,
    6922, 271732, 271748, 247959, 271770, 10879, 272951, 2193, 2205, 271732, 271748, 247959, 271770,
    13127, 13122, 271732, 271748, 247959, 271770, 280463, 280491, 280537, 280891, 49409, 5096,
    280891, 49409, 6904, 281134, 2193, 2286, 281167, 280891, 49409, 281576, 8025, 2193, 52894,
    52914, 281687, 282210, 280891, 282667, 49409, 281576, 280891, 282667, 49409, 281576, 8025,
    2193, 52894, 52914, 282876, 49409, 282667, 280891, 288086, 49409, 280891, 282667, 288086, 49409,
    280891, 280891, 282667, 32485, 49409, 49409, 47009, 280891, 288923, 280891, 49409, 288940,
    280891, 282667, 49409, 280891, 49409, 5096, 2193, 49409, 47009, 280891, 32885, 32960, 289742,
    280891, 288940, 49409, 280891, 288923, 288940, 49409, 280891, 288940, 288923, 49409, 280891,
    288923, 49409, 288086, 49409, 282667, 280891, 46993, 288923, 49409, 47009, 280891, 280891,
    49409, 52882, 8025, 49409, 280891, 282667, 292739, 288923, 49409, 292861, 288923, 49409, 280891,
    288923, 49409, 17222, 2253, 292994, 288923, 49409, 292861, 2193, 2286, 293222, 292861, 293327,
    288923, 49409, 293327, 292861, 288923, 49409, 293824, 288923, 49409, 49409, 13127, 282667,
    280891, 49409, 281576, 280891, 49409, 288923, 31703, 2253, 295183, 48043, 6904, 49409, 280891,
    49409, 295294, 280891, 288923, 49409, 282667, 280891, 281576, 288086, 49409, 282667, 280891,
    281576, 288923, 280891, 49409, 295294, 280891, 49409, 288923, 280891, 49409, 296012, 2253,
    296046, 5096, 288923, 280891, 49409, 32885, 281134, 2193, 48063, 296541, 2286, 281167, 280891,
    49409, 2193, 288923, 292861, 49409, 288086, 280891, 49409, 280891, 49409, 281576, 2253, 297065,
    49409, 280891, 281576, 288086, 49409, 280891, 282667, 281576, 288086, 49409, 280891, 281576,
    49409, 288940, 280891, 49409, 280891, 282667, 281576, 280891, 49409, 31703, 2253, 302551, 6904,
    280891, 49409, 281576, 8025, 2193, 52894, 52914, 5096, 280891, 49409, 2193, 15179, 280891,
    8025, 32885, 281134, 49409, 52882, 48063, 296541, 49409, 280891, 13127, 49409, 308003, 13122,
    308334, 13122, 31729, 14394, 131000, 120884, 120489, 13122, 31729, 308804, 13122, 92272, 92299,
    92326, 308827, 308861, 31729, 2253, 308935, 13122, 309049, 309078, 309120, 2253, 309145, 13122,
    14394, 131000, 208881, 2253, 309541, 13122, 131000, 13122, 309756, 31729, 31753, 31765, 31778,
    31791, 2253, 309790, 13122, 309937, 2253, 309975, 308861, 120884, 31729, 120489, 2253, 310306,
    13122, 14394, 131000, 310490, 2253, 310517, 13122, 131000, 310490, 2253, 310676, 13122, 37764,
    310791, 2253, 310822, 31729, 120884, 120489, 2193, 311018, 2205, 15179, 2286, 311037, 13122,
    311189, 131000, 17998, 308861, 31729, 2253, 311213, 13122, 131000, 311287, 308861, 30383, 311558,
    13122, 131000, 311696, 31668, 308861, 31729, 13122, 311857, 311893, 13122, 312041, 310490,
    312081, 13122, 312270, 312297, 2253, 312344, 13122, 31729, 14394, 13122, 131000, 311287, 122749,
    122749, 13122, 309937, 2253, 312864, 312977, 31729, 308861, 49409, 14949, 120884, 50001, 13122,
    14394, 31729, 131000, 13122, 18052, 2253, 313234, 32960, 313261, 313454, 2253, 313480, 313581,
    13127, 313773, 13127, 313849, 2253, 314046, 32902, 314212, 37764, 2253, 314479, 314683, 2253,
    314762, 52870, 6945, 48043, 6904, 6922, 52870, 6945, 6904, 6922, 315076, 47009, 314212, 6922,
    247875, 315437, 6922, 315437, 2253, 315711, 2253, 315812, 316366, 2253, 316397, 75737, 316772,
    13122, 316772, 35844, 317075, 317096, 2253, 317116, 13122, 316772, 31703, 13122, 316772, 317461,
    13122, 316772, 35844, 43597, 317698, 2253, 317720, 13122, 316772, 318024, 318045, 2253, 318067,
    13122, 316772, 318308, 318333, 2253, 318357, 13122, 316772, 318595, 318045, 2253, 318622, 13122,
    316772, 35844, 318893, 318914, 2253, 318935, 319457, 13122, 320061, 320087, 320133, 320173,
    13122, 320479, 320173, 2253, 320508, 13122, 321051, 2253, 321629, 13122, 322639, 320173, 2253,
    322994, 75737, 320173, 75737, 324033, 320173, 324238, 75737, 320173, 2253, 324342, 320173,
    30383, 320173, 30383, 324887, 320173, 324238, 30383, 320173, 13122, 325218, 2253, 325251, 325218,
    2253, 325426, 2253, 326513,
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
