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
  char part_11[3990];
  char part_12[3988];
  char part_13[3996];
  char part_14[3961];
  char part_15[4000];
  char part_16[3807];
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
    "`<` $valueType `>`\0"
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
    "`<` $key `,` $value `>`\0"
    "DataLayoutEntryInterface\0"
    "dl_entry\0"
    "entries\0"
    "`<` custom<DataLayoutEntries>($entries) `>`\0"
    "DataLayoutSpecInterface\0"
    "dl_spec\0"
    "alignment\0"
    "function_dependent\0"
    "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`\0"
    "function_pointer_alignment\0"
    "DLTIQueryInterface\0"
    "TargetDeviceSpecInterface\0"
    "target_device_spec\0"
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
    "rows\0"
    "cols\0"
    "spMat",
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
    {6266, 5, 0, {274, 29}, {30, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {49101, 5, 0, {303, 7}, {0, 0}, {0, 0}, {0, 0}, {660, 4}, {0, 0}},
    {50495, 5, 0, {310, 2}, {36, 31}, {67, 23}, {0, 0}, {0, 0}, {0, 0}}, {53063, 5, 0, {312, 4}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {50557, 5, 0, {316, 29}, {0, 0}, {90, 1}, {26, 1}, {717, 1}, {0, 0}}, {55235, 5, 0, {0, 0}, {0, 0}, {91, 6}, {0, 0}, {0, 0}, {0, 0}},
    {55635, 5, 0, {345, 49}, {97, 7}, {104, 1}, {27, 1}, {0, 0}, {0, 0}}, {59258, 5, 0, {394, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {17, 5, 0, {399, 66}, {0, 0}, {105, 21}, {28, 12}, {717, 1}, {908, 1}}, {17624, 5, 0, {465, 26}, {0, 0}, {126, 1}, {40, 1}, {0, 0}, {0, 0}},
    {77132, 5, 0, {491, 17}, {127, 2}, {129, 2}, {41, 1}, {0, 0}, {0, 0}}, {78914, 5, 0, {508, 99}, {0, 0}, {131, 6}, {42, 9}, {1151, 5}, {0, 0}},
    {12, 5, 1, {607, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1704, 1}}, {78921, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {124982, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {125979, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {129655, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {135005, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {2441, 1}, {0, 0}}, {159297, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {2586, 2}, {0, 0}},
    {175594, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {178121, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2748, 1}, {0, 0}},
    {55766, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {184393, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16304, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {2441, 1}, {2834, 1}}, {36013, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {30141, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {3099, 2}, {0, 0}}, {211640, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {717, 1}, {0, 0}},
    {216714, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {220632, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {226870, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21161, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {4118, 3}, {0, 0}},
    {270504, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {4231, 2}, {0, 0}}, {280006, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14226, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {308134, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {2441, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {313291, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316639, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {319062, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {717, 1}, {0, 0}},
    {325475, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {2441, 1}, {0, 0}},
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
    {46666, 46554, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}}, {46765, 46685, 0, {464, 1}, {465, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {46834, 46777, 0, {466, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}}, {47033, 46919, 0, {118, 1}, {467, 1}, {0, 0}, {0, 0}, {357, 3}, {613, 2}, {0, 0}},
    {47179, 47088, 0, {468, 1}, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}}, {47257, 47196, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}},
    {47298, 47272, 0, {470, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}}, {47349, 13112, 0, {0, 0}, {468, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {619, 1}},
    {47470, 47196, 0, {469, 1}, {472, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {621, 1}}, {47629, 47521, 0, {472, 1}, {0, 0}, {0, 0}, {473, 3}, {0, 0}, {623, 1}, {624, 1}},
    {47751, 47653, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {626, 1}}, {47956, 47845, 5, {478, 2}, {480, 2}, {482, 1}, {0, 0}, {0, 0}, {628, 4}, {632, 2}},
    {48089, 48029, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {360, 5}, {636, 3}, {639, 1}}, {48122, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {641, 4}, {0, 0}},
    {48255, 48217, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48326, 48277, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}},
    {48353, 48217, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48423, 48373, 0, {485, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}},
    {48482, 48454, 0, {0, 0}, {487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48503, 47653, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {626, 1}},
    {48530, 48217, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48591, 48217, 0, {484, 1}, {488, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {645, 1}},
    {48729, 48622, 0, {489, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {647, 1}, {648, 1}}, {48778, 48454, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {651, 1}},
    {48811, 47196, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}}, {48832, 48217, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {48860, 48217, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {49000, 48884, 0, {490, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {654, 1}},
    {49089, 49020, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {656, 4}, {0, 0}}, {49292, 49167, 1, {492, 3}, {495, 1}, {0, 0}, {0, 0}, {366, 1}, {664, 2}, {666, 1}},
    {49458, 49358, 0, {496, 1}, {497, 1}, {0, 0}, {0, 0}, {0, 0}, {668, 2}, {0, 0}}, {49731, 49524, 1, {498, 3}, {501, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {670, 1}},
    {49789, 49753, 0, {502, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {672, 1}, {0, 0}}, {50076, 49851, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {367, 2}, {673, 7}, {0, 0}},
    {50342, 50192, 0, {506, 1}, {507, 1}, {0, 0}, {0, 0}, {369, 1}, {680, 5}, {0, 0}}, {50471, 50366, 0, {507, 1}, {508, 1}, {0, 0}, {0, 0}, {367, 2}, {685, 4}, {0, 0}},
    {52945, 52823, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {370, 2}, {705, 10}, {715, 1}}, {53028, 52968, 0, {572, 1}, {573, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {53122, 53074, 0, {574, 1}, {0, 0}, {0, 0}, {0, 0}, {372, 1}, {718, 1}, {719, 1}}, {53229, 53145, 0, {575, 1}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {721, 3}, {0, 0}},
    {53567, 53304, 1, {577, 3}, {0, 0}, {0, 0}, {580, 2}, {373, 1}, {724, 4}, {728, 1}}, {53913, 53693, 1, {582, 3}, {0, 0}, {0, 0}, {585, 2}, {374, 2}, {721, 3}, {0, 0}},
    {54157, 54020, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {54169, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {54181, 54020, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {54195, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {54266, 54209, 0, {595, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {54314, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54390, 54348, 0, {0, 0}, {596, 1}, {0, 0}, {0, 0}, {376, 1}, {746, 3}, {749, 1}}, {54407, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54683, 54429, 0, {597, 2}, {590, 1}, {0, 0}, {0, 0}, {0, 0}, {751, 4}, {755, 1}}, {54698, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {54761, 33622, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {757, 3}, {760, 1}}, {54772, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54784, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {54841, 54020, 0, {590, 1}, {600, 1}, {0, 0}, {0, 0}, {341, 1}, {762, 4}, {766, 1}},
    {54852, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {54864, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54878, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}}, {54890, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54902, 33622, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {757, 3}, {760, 1}}, {54914, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {55084, 54945, 0, {601, 2}, {594, 1}, {0, 0}, {0, 0}, {348, 1}, {768, 5}, {773, 1}}, {55135, 54020, 0, {590, 1}, {603, 1}, {0, 0}, {0, 0}, {341, 1}, {775, 4}, {779, 1}},
    {55146, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {55160, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {55173, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {55185, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {55198, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}}, {55210, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {55222, 54020, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {55884, 55805, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56068, 55929, 0, {614, 1}, {615, 1}, {0, 0}, {0, 0}, {0, 0}, {788, 2}, {790, 1}}, {56222, 56136, 0, {616, 1}, {617, 1}, {0, 0}, {0, 0}, {377, 1}, {787, 1}, {0, 0}},
    {56293, 56234, 0, {618, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {56306, 55805, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56324, 55805, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {56349, 55805, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56367, 55805, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {56384, 55805, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56410, 55805, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {56428, 46919, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {357, 3}, {792, 3}, {0, 0}},
    {56458, 46919, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {378, 3}, {787, 1}, {0, 0}}, {56529, 56476, 0, {623, 1}, {624, 1}, {0, 0}, {0, 0}, {0, 0}, {795, 2}, {0, 0}},
    {56624, 56556, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {381, 2}, {797, 9}, {0, 0}}, {56729, 56656, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {383, 1}, {787, 1}, {0, 0}},
    {56879, 56739, 0, {625, 3}, {617, 1}, {0, 0}, {0, 0}, {0, 0}, {806, 2}, {808, 1}}, {56929, 0, 0, {0, 0}, {613, 1}, {0, 0}, {0, 0}, {384, 1}, {810, 2}, {0, 0}},
    {56964, 56944, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {385, 1}, {812, 1}, {0, 0}}, {57122, 56991, 0, {628, 1}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {813, 1}, {814, 1}},
    {57193, 55805, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {57241, 57219, 4, {0, 0}, {0, 0}, {633, 2}, {0, 0}, {0, 0}, {816, 3}, {819, 1}},
    {57305, 57269, 4, {635, 1}, {617, 1}, {22, 1}, {0, 0}, {386, 1}, {821, 4}, {825, 2}}, {57423, 57336, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {387, 3}, {829, 1}, {0, 0}},
    {57474, 57435, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {390, 1}, {830, 8}, {819, 1}}, {57665, 57537, 4, {636, 3}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {838, 4}, {842, 3}},
    {57702, 57686, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {391, 5}, {848, 4}, {819, 1}}, {57764, 57724, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {396, 1}, {852, 2}, {0, 0}},
    {57849, 57815, 0, {0, 0}, {639, 1}, {0, 0}, {0, 0}, {397, 1}, {852, 2}, {0, 0}}, {58095, 57916, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {398, 6}, {829, 1}, {0, 0}},
    {58140, 58126, 4, {640, 1}, {0, 0}, {641, 2}, {0, 0}, {0, 0}, {854, 5}, {859, 3}}, {58196, 58177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {404, 2}, {0, 0}, {0, 0}},
    {58245, 58210, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {406, 1}, {89, 1}, {0, 0}}, {58328, 48217, 0, {643, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {865, 2}, {867, 1}},
    {58405, 58339, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {869, 1}}, {58423, 58339, 0, {620, 1}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {869, 1}},
    {58441, 58339, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {869, 1}}, {58514, 0, 0, {645, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}},
    {58595, 0, 0, {647, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}}, {58615, 55805, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {58625, 55805, 0, {648, 2}, {650, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {58699, 58635, 0, {651, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {871, 4}, {0, 0}},
    {58712, 55805, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {58842, 58769, 0, {652, 2}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {58995, 58890, 4, {654, 1}, {0, 0}, {655, 2}, {0, 0}, {408, 1}, {875, 4}, {825, 2}}, {59008, 55805, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {59026, 55805, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {59043, 0, 0, {0, 0}, {646, 1}, {0, 0}, {0, 0}, {384, 1}, {0, 0}, {0, 0}},
    {59122, 59066, 0, {657, 1}, {0, 0}, {0, 0}, {0, 0}, {406, 1}, {0, 0}, {0, 0}}, {59246, 59137, 0, {658, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {879, 3}, {0, 0}},
    {59273, 46919, 0, {118, 1}, {659, 1}, {0, 0}, {0, 0}, {409, 4}, {882, 3}, {0, 0}}, {59537, 59312, 0, {660, 2}, {97, 1}, {0, 0}, {0, 0}, {413, 2}, {885, 3}, {888, 1}},
    {59595, 59556, 0, {0, 0}, {662, 1}, {0, 0}, {0, 0}, {415, 1}, {890, 4}, {894, 1}}, {59631, 59609, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {416, 6}, {896, 5}, {901, 1}},
    {59662, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {903, 5}, {0, 0}}, {61611, 61494, 4, {692, 1}, {693, 1}, {483, 1}, {0, 0}, {422, 2}, {913, 2}, {915, 1}},
    {62084, 61711, 1, {694, 3}, {697, 2}, {0, 0}, {0, 0}, {424, 1}, {917, 1}, {918, 1}}, {62094, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {62296, 62221, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {425, 3}, {829, 1}, {0, 0}}, {62414, 62338, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {923, 2}},
    {62451, 62338, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {927, 2}}, {62495, 62338, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {931, 2}},
    {62542, 62338, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {935, 2}}, {62591, 62338, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {939, 2}},
    {62639, 62338, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {943, 2}}, {63113, 62776, 0, {699, 4}, {703, 2}, {0, 0}, {0, 0}, {430, 1}, {917, 1}, {947, 1}},
    {63720, 63197, 0, {705, 9}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {949, 1}}, {64172, 63755, 0, {716, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}},
    {64348, 64192, 0, {723, 6}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}}, {64566, 64374, 0, {729, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}},
    {64780, 64588, 0, {736, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}}, {65143, 64837, 1, {743, 3}, {746, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {953, 1}},
    {65361, 65164, 0, {748, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {955, 1}}, {65607, 65373, 0, {751, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {957, 1}},
    {65854, 65629, 0, {753, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {959, 1}}, {65951, 65917, 0, {0, 0}, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {66154, 66118, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {431, 8}, {961, 5}, {0, 0}}, {66187, 62338, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {966, 2}},
    {66224, 62338, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {970, 2}}, {66289, 66255, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {66307, 66255, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {66368, 66327, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}},
    {66969, 66513, 5, {757, 11}, {750, 1}, {483, 1}, {0, 0}, {440, 2}, {974, 5}, {979, 1}}, {68039, 67037, 1, {768, 13}, {750, 1}, {0, 0}, {0, 0}, {442, 1}, {981, 2}, {983, 1}},
    {68172, 68055, 0, {781, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {955, 1}}, {68336, 68183, 0, {784, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {985, 2}, {955, 1}},
    {68559, 68423, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {443, 3}, {987, 10}, {0, 0}}, {68629, 68570, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}},
    {68730, 68682, 0, {787, 1}, {0, 0}, {0, 0}, {0, 0}, {446, 1}, {997, 1}, {0, 0}}, {68761, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {998, 3}, {0, 0}},
    {69002, 68850, 0, {788, 1}, {789, 2}, {0, 0}, {0, 0}, {447, 2}, {1001, 2}, {1003, 1}}, {69562, 69121, 0, {791, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1005, 1}},
    {70023, 69581, 0, {796, 4}, {800, 2}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1007, 1}}, {70255, 70067, 0, {802, 5}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {959, 1}},
    {70335, 70285, 0, {807, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {997, 1}, {1009, 1}}, {70608, 70395, 0, {808, 3}, {811, 2}, {0, 0}, {0, 0}, {452, 1}, {1011, 2}, {1013, 1}},
    {71123, 70662, 0, {813, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1015, 1}}, {71359, 71139, 0, {818, 1}, {819, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {1017, 1}},
    {71464, 71383, 0, {821, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {1017, 1}}, {72132, 71545, 0, {823, 7}, {830, 2}, {0, 0}, {0, 0}, {453, 4}, {917, 1}, {1019, 1}},
    {72393, 65629, 0, {753, 2}, {832, 4}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {1021, 1}}, {72870, 72427, 1, {836, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1023, 1}},
    {73353, 72889, 2, {841, 4}, {845, 2}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1025, 1}}, {73792, 73382, 0, {847, 5}, {750, 1}, {0, 0}, {0, 0}, {457, 2}, {917, 1}, {1027, 1}},
    {74212, 73801, 0, {852, 4}, {800, 2}, {0, 0}, {0, 0}, {457, 2}, {917, 1}, {1029, 1}}, {74379, 74263, 0, {856, 2}, {135, 1}, {0, 0}, {0, 0}, {459, 1}, {1031, 8}, {1039, 1}},
    {74402, 68570, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}}, {74729, 74605, 0, {858, 3}, {861, 1}, {0, 0}, {0, 0}, {460, 2}, {1041, 2}, {1043, 1}},
    {74882, 74789, 0, {862, 1}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {1045, 2}, {1047, 1}}, {75021, 74944, 0, {863, 1}, {861, 1}, {0, 0}, {0, 0}, {462, 1}, {1049, 2}, {0, 0}},
    {75216, 75057, 0, {864, 2}, {866, 1}, {0, 0}, {0, 0}, {0, 0}, {1051, 2}, {1053, 1}}, {75443, 75254, 0, {867, 3}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {1057, 1}},
    {75718, 75626, 0, {870, 2}, {861, 1}, {0, 0}, {0, 0}, {463, 2}, {1059, 1}, {114, 1}}, {75912, 75834, 0, {872, 3}, {0, 0}, {0, 0}, {0, 0}, {463, 2}, {997, 1}, {114, 1}},
    {76165, 75970, 0, {788, 1}, {213, 1}, {0, 0}, {0, 0}, {465, 4}, {1060, 1}, {915, 1}}, {76185, 68570, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}},
    {76225, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1061, 3}, {0, 0}}, {76264, 62338, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {1064, 2}},
    {76278, 71139, 0, {818, 1}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {955, 1}}, {76389, 76315, 4, {875, 2}, {97, 1}, {877, 1}, {0, 0}, {469, 1}, {1068, 3}, {1071, 2}},
    {76456, 76416, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {76629, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {76639, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {76686, 32855, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {470, 1}, {1083, 4}, {1087, 2}},
    {76706, 49358, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1091, 3}, {0, 0}}, {76718, 49358, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1091, 3}, {0, 0}},
    {76730, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {76745, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}},
    {76906, 76786, 0, {880, 2}, {599, 1}, {0, 0}, {0, 0}, {471, 1}, {1096, 2}, {1098, 1}}, {76929, 32855, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {472, 1}, {1083, 4}, {1100, 2}},
    {76944, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {76955, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}},
    {76966, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {76982, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {76993, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77004, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {77015, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77026, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {77036, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77045, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}},
    {77056, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {77067, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}},
    {77077, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}}, {77088, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}},
    {77099, 13112, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {651, 1}}, {77112, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}},
    {77122, 76523, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77501, 77291, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1104, 3}, {1107, 1}},
    {77553, 13112, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1109, 2}, {1111, 1}}, {77562, 77291, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1104, 3}, {1107, 1}},
    {77698, 77574, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1113, 5}, {0, 0}}, {77895, 77749, 0, {889, 1}, {0, 0}, {0, 0}, {0, 0}, {473, 1}, {1118, 1}, {1119, 1}},
    {77973, 77930, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {474, 2}, {1121, 3}, {1111, 1}}, {78003, 77983, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {476, 1}, {0, 0}, {1111, 1}},
    {78015, 77574, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1124, 4}, {0, 0}}, {78061, 78037, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {477, 1}, {1128, 3}, {1111, 1}},
    {78211, 78093, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1118, 1}, {1131, 1}}, {78299, 77574, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1133, 5}, {0, 0}},
    {78401, 78314, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1138, 1}, {1131, 1}}, {78543, 78427, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {481, 1}, {1139, 4}, {1143, 1}},
    {78831, 78623, 0, {890, 1}, {891, 1}, {0, 0}, {0, 0}, {482, 2}, {1145, 2}, {1147, 1}}, {78878, 78314, 0, {892, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1118, 1}, {1149, 1}},
    {78891, 78093, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1118, 1}, {1131, 1}}, {78904, 77574, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1113, 5}, {0, 0}},
    {79586, 79518, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 2}}, {79626, 79597, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1167, 2}},
    {79952, 79863, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {484, 2}, {1171, 8}, {1179, 2}}, {80102, 79972, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1183, 3}},
    {80245, 80122, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1189, 3}}, {80431, 80399, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {486, 2}, {1171, 8}, {1179, 2}},
    {80534, 80458, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1195, 3}}, {80640, 80604, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {488, 1}, {1201, 8}, {1209, 2}},
    {80686, 80657, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1213, 2}}, {80728, 80707, 5, {899, 2}, {905, 1}, {906, 1}, {0, 0}, {489, 2}, {1171, 8}, {1179, 2}},
    {80829, 80744, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1217, 8}, {1225, 3}}, {81050, 80920, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1231, 3}},
    {81203, 81073, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1237, 3}}, {81307, 81226, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1217, 8}, {1243, 3}},
    {81575, 81388, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1249, 3}}, {81888, 81600, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1255, 3}},
    {82120, 81915, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1261, 3}}, {82352, 82147, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1267, 3}},
    {82594, 82379, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1273, 3}}, {82810, 82623, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1279, 3}},
    {83032, 82835, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1285, 3}}, {83246, 83059, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1291, 3}},
    {83468, 83271, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1297, 3}}, {83700, 83495, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1303, 3}},
    {83942, 83727, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1309, 3}}, {84077, 83971, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1217, 8}, {1315, 3}},
    {84402, 84158, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1321, 3}}, {84673, 84429, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1327, 3}},
    {84954, 84700, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1333, 3}}, {85015, 84983, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {497, 1}, {1156, 7}, {1339, 2}},
    {85158, 85027, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1343, 3}}, {85321, 85190, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1349, 3}},
    {85497, 85353, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1355, 3}}, {85718, 85530, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1361, 3}},
    {85940, 85752, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1367, 3}}, {86172, 85974, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1373, 3}},
    {86409, 86208, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1379, 3}}, {86655, 86444, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1385, 3}},
    {86937, 86692, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1391, 3}}, {87218, 86973, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1397, 3}},
    {87512, 87254, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1403, 3}}, {87578, 87549, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1409, 2}},
    {87636, 87589, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1413, 2}}, {87697, 87656, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1417, 3}},
    {87757, 87733, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {498, 2}, {1156, 7}, {1423, 1}}, {87803, 87776, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1425, 2}},
    {87841, 87814, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1429, 2}}, {87898, 87852, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1433, 8}, {1441, 2}},
    {88310, 87910, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1445, 3}}, {88360, 88329, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1451, 2}},
    {88486, 88436, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {500, 4}, {1201, 8}, {1455, 2}}, {88565, 88532, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {651, 1}},
    {88605, 88578, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1459, 2}}, {88667, 88623, 4, {907, 2}, {904, 1}, {909, 1}, {0, 0}, {0, 0}, {1201, 8}, {1463, 3}},
    {88812, 88793, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {505, 2}, {1171, 8}, {1179, 2}}, {88880, 88826, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1469, 3}},
    {88930, 88894, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1475, 2}}, {88977, 88941, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1479, 2}},
    {89089, 88988, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1483, 3}}, {89131, 89102, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1489, 2}},
    {89171, 89142, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1493, 2}}, {89675, 89259, 1, {910, 4}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1497, 7}, {1504, 2}},
    {89896, 89687, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1508, 3}}, {89977, 89920, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1514, 3}},
    {90119, 90001, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1520, 3}}, {90170, 90142, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1526, 3}},
    {90423, 90193, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1532, 3}}, {90513, 90448, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1538, 3}},
    {90568, 90538, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1544, 3}}, {90767, 90593, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1550, 3}},
    {90868, 90791, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1556, 3}}, {90930, 90901, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1562, 3}},
    {91031, 90954, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1568, 3}}, {91093, 91064, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1574, 3}},
    {91235, 91117, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1580, 3}}, {91295, 91258, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1586, 3}},
    {91355, 91327, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1592, 3}}, {91415, 91378, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1598, 3}},
    {91475, 91447, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1604, 3}}, {91529, 91498, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1610, 2}},
    {91647, 91541, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1614, 3}}, {91761, 91677, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1620, 3}},
    {91826, 91785, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1626, 2}}, {91937, 91908, 4, {915, 2}, {917, 1}, {906, 1}, {0, 0}, {510, 1}, {1630, 9}, {1639, 3}},
    {91982, 91951, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1645, 2}}, {92026, 91995, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1649, 2}},
    {92076, 92039, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1653, 2}}, {92360, 92090, 0, {918, 2}, {920, 1}, {0, 0}, {0, 0}, {511, 1}, {1657, 8}, {0, 0}},
    {92404, 92375, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1665, 2}}, {92449, 92416, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1669, 2}},
    {92492, 92463, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1673, 2}}, {92532, 92503, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1677, 2}},
    {92591, 92556, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {512, 1}, {1201, 8}, {1681, 2}}, {92841, 92608, 0, {921, 3}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1497, 7}, {1685, 2}},
    {92909, 92855, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1689, 3}}, {93158, 92993, 0, {924, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1695, 3}, {0, 0}},
    {93387, 93225, 0, {927, 2}, {929, 1}, {0, 0}, {0, 0}, {513, 1}, {1698, 3}, {0, 0}}, {93581, 93419, 0, {930, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1701, 3}, {0, 0}},
    {93632, 93614, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {101512, 101342, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1865, 5}, {1870, 2}},
    {101632, 101564, 0, {1191, 1}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1874, 3}, {0, 0}}, {101765, 101680, 0, {1193, 1}, {1194, 1}, {0, 0}, {0, 0}, {515, 3}, {1877, 2}, {0, 0}},
    {101816, 101777, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}}, {101904, 101825, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1884, 4}, {1882, 1}},
    {102436, 102195, 0, {1195, 2}, {1197, 1}, {0, 0}, {0, 0}, {518, 9}, {1888, 3}, {1891, 1}},
    {102507, 101564, 0, {1198, 1}, {1199, 1}, {0, 0}, {0, 0}, {0, 0}, {1893, 2}, {0, 0}}, {102598, 102550, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {527, 1}, {1895, 3}, {0, 0}},
    {102631, 102616, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}}, {102645, 53145, 0, {1200, 1}, {0, 0}, {0, 0}, {576, 1}, {529, 1}, {721, 3}, {0, 0}},
    {102983, 102945, 1, {1201, 2}, {1203, 1}, {0, 0}, {0, 0}, {530, 20}, {1898, 5}, {0, 0}}, {103054, 103000, 1, {1204, 2}, {1206, 1}, {0, 0}, {0, 0}, {550, 6}, {1903, 2}, {0, 0}},
    {103434, 103158, 0, {1207, 3}, {1210, 1}, {0, 0}, {0, 0}, {556, 10}, {1905, 4}, {1909, 1}},
    {103473, 103447, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1911, 4}, {0, 0}}, {103513, 103485, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {829, 1}, {0, 0}},
    {103742, 103534, 1, {1211, 3}, {0, 0}, {0, 0}, {580, 2}, {568, 2}, {724, 4}, {728, 1}}, {103820, 103769, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {570, 1}, {1895, 3}, {0, 0}},
    {104007, 103870, 0, {1214, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1915, 2}, {1917, 1}}, {104214, 104070, 0, {1216, 1}, {345, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {104283, 101777, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104440, 104343, 0, {1217, 2}, {1220, 1}, {0, 0}, {0, 0}, {573, 2}, {1923, 4}, {1927, 1}},
    {104450, 101777, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104515, 104460, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}}, {104526, 101777, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104599, 104536, 0, {1221, 1}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1929, 3}, {1932, 1}},
    {104609, 101564, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104620, 101564, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104632, 101564, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104644, 101564, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104687, 104657, 0, {1223, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1891, 1}}, {104699, 101777, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104709, 101777, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {105431, 105416, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {577, 53}, {1936, 4}, {0, 0}}, {105727, 105509, 0, {1224, 2}, {1192, 1}, {0, 0}, {0, 0}, {630, 3}, {1940, 5}, {0, 0}},
    {105880, 105865, 0, {1226, 2}, {1220, 1}, {0, 0}, {0, 0}, {633, 1}, {1945, 3}, {1927, 1}},
    {106075, 105942, 0, {1228, 2}, {0, 0}, {0, 0}, {1230, 1}, {634, 1}, {1948, 4}, {0, 0}}, {106485, 106205, 0, {1231, 1}, {1232, 1}, {0, 0}, {0, 0}, {635, 7}, {718, 1}, {0, 0}},
    {106759, 106554, 0, {1233, 3}, {1236, 1}, {0, 0}, {0, 0}, {0, 0}, {1952, 3}, {1955, 1}}, {106995, 106778, 0, {1237, 2}, {1239, 1}, {0, 0}, {0, 0}, {571, 1}, {1957, 2}, {1959, 1}},
    {107037, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {107141, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107328, 0, 0, {1242, 4}, {1246, 1}, {0, 0}, {0, 0}, {0, 0}, {1966, 2}, {1968, 1}}, {107349, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107515, 107369, 0, {1247, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1970, 1}}, {107532, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107590, 107051, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {107606, 107051, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1964, 1}},
    {107627, 107051, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1964, 1}}, {107643, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107658, 107051, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {107677, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {107814, 107714, 0, {1251, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1974, 1}}, {107995, 107850, 0, {1253, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1976, 1}},
    {108111, 108014, 0, {1256, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1978, 1}}, {108285, 108162, 0, {1258, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1980, 1}},
    {108432, 108303, 0, {1262, 3}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1982, 1}}, {108502, 108455, 0, {1265, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108581, 108524, 0, {1265, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {108601, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108733, 108632, 0, {1266, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1984, 1}}, {108756, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {108770, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {108800, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1934, 2}, {1964, 1}},
    {108815, 107051, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1964, 1}}, {108831, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1934, 2}, {1964, 1}},
    {109009, 108913, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1986, 1}, {0, 0}}, {109069, 109052, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {109187, 109089, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1986, 1}, {0, 0}}, {109207, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {109297, 109237, 0, {1270, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {109321, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {109335, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {109351, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {109464, 109366, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1987, 1}}, {109580, 109494, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {649, 1}, {1989, 2}, {1987, 1}},
    {109772, 109667, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {650, 1}, {1991, 2}, {0, 0}}, {109968, 109856, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1993, 3}, {0, 0}},
    {110011, 109856, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1993, 3}, {0, 0}}, {110053, 109856, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1993, 3}, {0, 0}},
    {110130, 110113, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {110219, 0, 0, {1274, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}},
    {110258, 0, 0, {1278, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}}, {110298, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {110313, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {110392, 107051, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1998, 1}},
    {110406, 107051, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1998, 1}}, {110424, 107051, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}},
    {110440, 107051, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1998, 1}}, {110455, 107051, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1998, 1}},
    {110538, 110470, 0, {1290, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110718, 110623, 0, {1292, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1986, 1}, {2002, 1}},
    {110824, 110742, 0, {1294, 1}, {1295, 1}, {0, 0}, {0, 0}, {654, 1}, {1986, 1}, {2004, 1}},
    {110874, 0, 0, {1223, 1}, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2006, 1}}, {110900, 0, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {110987, 110921, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2008, 2}, {2010, 1}}, {111027, 107051, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}},
    {111043, 110921, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1986, 1}, {0, 0}}, {111066, 110921, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1986, 1}, {0, 0}},
    {111091, 107051, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111122, 107051, 0, {1299, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111140, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {111154, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {111170, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {111185, 107051, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111201, 107051, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111218, 0, 0, {1300, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {2012, 1}, {0, 0}},
    {111258, 0, 0, {1303, 3}, {345, 1}, {0, 0}, {0, 0}, {413, 2}, {2012, 1}, {0, 0}}, {111326, 55805, 0, {1306, 3}, {1236, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {111367, 55805, 0, {1309, 3}, {1236, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {111478, 111389, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {111603, 111503, 0, {1315, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {111761, 111645, 0, {1318, 2}, {1236, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {111925, 111796, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {112072, 111994, 0, {1323, 2}, {1236, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {112152, 112098, 0, {1325, 1}, {1236, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {112179, 107051, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}},
    {112197, 107051, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {112243, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2013, 6}, {0, 0}},
    {112260, 0, 0, {1329, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {2013, 6}, {0, 0}}, {112284, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2013, 6}, {0, 0}},
    {112329, 0, 0, {1331, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2013, 6}, {2019, 1}}, {112346, 0, 0, {1334, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {2013, 6}, {2019, 1}},
    {112370, 107051, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {112388, 107051, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}},
    {112405, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {112425, 107051, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}},
    {112439, 107051, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}}, {112463, 0, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {112668, 0, 0, {1336, 5}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2021, 2}, {2023, 1}}, {112825, 112738, 0, {1341, 2}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {2010, 1}},
    {112843, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {112858, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {112874, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {112894, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {112937, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}}, {112987, 107051, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {2031, 1}},
    {113002, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113016, 107051, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}},
    {113033, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113048, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113063, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113078, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}},
    {113107, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113122, 48217, 0, {595, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1932, 1}},
    {113141, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113160, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113179, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}}, {113208, 110921, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113231, 31163, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113285, 42762, 0, {0, 0}, {1347, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {113306, 110921, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2008, 2}, {2010, 1}}, {113338, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {113352, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113367, 0, 0, {1348, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {113397, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113412, 107051, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {113428, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113447, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}},
    {113515, 113495, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {113535, 107051, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {2031, 1}},
    {113550, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113565, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113580, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}}, {113609, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113628, 107051, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113647, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}},
    {113750, 113695, 0, {1349, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113827, 113776, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113937, 0, 0, {1352, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2033, 1}, {2034, 1}}, {113962, 113776, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113984, 0, 0, {1357, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {114190, 114026, 0, {1358, 1}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {2036, 4}, {0, 0}},
    {114422, 114222, 0, {1359, 2}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {2040, 5}, {2045, 1}},
    {114564, 0, 0, {1361, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2047, 4}, {2051, 1}}, {114593, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {114621, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {114685, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}},
    {114714, 107051, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}}, {114743, 107051, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}},
    {114776, 107051, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}}, {114805, 107051, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}},
    {114838, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}}, {114867, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {114895, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {114922, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {114951, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {114980, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {115009, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {115038, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {115066, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115083, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115100, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115118, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115136, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115166, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115183, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115201, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115222, 0, 0, {1380, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115240, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115259, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115279, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115299, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115320, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115338, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115356, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115378, 0, 0, {1389, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}}, {115396, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115433, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115452, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115469, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115485, 0, 0, {1396, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115519, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115543, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115567, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115592, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115617, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115642, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115667, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115691, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115714, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115739, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115764, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115789, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115814, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115838, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115856, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115876, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115894, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115911, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115931, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115949, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115967, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115985, 0, 0, {1407, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}},
    {116004, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116021, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116040, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116058, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116078, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116096, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116114, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116132, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116149, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116167, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {116321, 116206, 0, {1411, 1}, {1192, 1}, {0, 0}, {0, 0}, {687, 1}, {2058, 2}, {0, 0}}, {116412, 116395, 1, {1412, 4}, {1203, 1}, {0, 0}, {1416, 2}, {688, 8}, {2060, 4}, {0, 0}},
    {116453, 116432, 0, {1418, 1}, {345, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {116496, 116477, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {116859, 116609, 0, {1268, 1}, {1419, 1}, {0, 0}, {0, 0}, {698, 12}, {2064, 7}, {0, 0}}, {116869, 101825, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1884, 4}, {1882, 1}},
    {116940, 116891, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {710, 1}, {1895, 3}, {0, 0}}, {117032, 116997, 4, {0, 0}, {0, 0}, {1420, 1}, {0, 0}, {711, 7}, {2071, 3}, {2074, 1}},
    {117088, 117048, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {718, 1}, {2076, 2}, {0, 0}}, {117283, 117261, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {719, 16}, {2071, 3}, {2074, 1}},
    {117444, 117361, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {812, 1}, {0, 0}}, {117556, 117473, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {812, 1}, {0, 0}},
    {117745, 117614, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {2078, 3}, {0, 0}}, {117794, 42762, 0, {0, 0}, {1422, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2081, 1}},
    {117809, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2076, 2}, {0, 0}}, {117826, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2076, 2}, {0, 0}},
    {117842, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2076, 2}, {0, 0}}, {117874, 117857, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {117892, 101342, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1865, 5}, {1870, 2}},
    {118000, 117912, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {751, 1}, {2083, 4}, {1882, 1}},
    {118008, 101564, 0, {1191, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {118022, 66255, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {118068, 118034, 0, {1423, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {118080, 101825, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {2087, 4}, {1882, 1}},
    {118274, 118111, 0, {1424, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2091, 4}, {2095, 1}}, {118286, 101564, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {118296, 101342, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2097, 4}, {1870, 2}},
    {118451, 118305, 0, {1427, 2}, {1236, 1}, {0, 0}, {0, 0}, {752, 1}, {2101, 2}, {2103, 1}},
    {118470, 101564, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {118482, 101777, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}},
    {118685, 118492, 0, {1429, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {2105, 6}, {0, 0}}, {118696, 101342, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2097, 4}, {1870, 2}},
    {118929, 118705, 1, {1431, 3}, {0, 0}, {0, 0}, {585, 2}, {763, 3}, {724, 4}, {0, 0}}, {119006, 118941, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2111, 2}, {2113, 1}},
    {119017, 101825, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {2087, 4}, {1882, 1}},
    {119119, 119034, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {766, 1}, {2115, 2}, {0, 0}}, {119131, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {119148, 101777, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}}, {119205, 119158, 0, {1434, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {119217, 101777, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}}, {119226, 119034, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {766, 1}, {2115, 2}, {0, 0}},
    {119236, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119283, 119246, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}},
    {119293, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119303, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119314, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119324, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119335, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119345, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {214, 1}},
    {119356, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119367, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119377, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119563, 119387, 0, {1436, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {2132, 1}},
    {119575, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {214, 1}}, {119589, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119598, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119608, 119246, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}},
    {119618, 119246, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}}, {119629, 119246, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}},
    {119639, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119648, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119658, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119667, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119677, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119688, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119838, 119699, 0, {1439, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {2134, 1}}, {119929, 119847, 0, {1442, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2136, 9}, {773, 1}},
    {119940, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {214, 1}}, {119992, 48217, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}},
    {120006, 48217, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}}, {120017, 48217, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}},
    {120028, 48217, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}}, {120042, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120051, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120062, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120073, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120083, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {214, 1}},
    {120093, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120104, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120119, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120130, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120301, 120147, 0, {307, 1}, {1444, 2}, {0, 0}, {0, 0}, {341, 1}, {2155, 9}, {2164, 1}}, {120313, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120323, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120333, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120342, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120352, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120589, 120404, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2166, 2}, {2168, 2}},
    {120611, 120404, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2172, 4}, {2176, 2}},
    {120679, 120625, 4, {0, 0}, {97, 1}, {482, 1}, {0, 0}, {0, 0}, {2180, 5}, {2185, 1}}, {120772, 120699, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2187, 4}, {0, 0}},
    {120959, 120827, 0, {1448, 1}, {158, 1}, {0, 0}, {0, 0}, {768, 1}, {2191, 6}, {2197, 2}}, {121290, 121050, 0, {1449, 3}, {693, 1}, {0, 0}, {0, 0}, {769, 1}, {2201, 3}, {2204, 1}},
    {121381, 121308, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2206, 4}, {0, 0}}, {121408, 56476, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2210, 7}, {2217, 1}},
    {121560, 121477, 0, {1454, 1}, {1455, 1}, {0, 0}, {0, 0}, {770, 1}, {2219, 4}, {2223, 1}},
    {121667, 121582, 0, {1456, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2225, 2}, {0, 0}}, {121715, 121679, 0, {1458, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2227, 1}, {0, 0}},
    {121908, 121776, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2228, 6}, {2234, 2}}, {122014, 121919, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {2238, 3}, {2241, 1}},
    {122060, 122038, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {122245, 122098, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2243, 1}},
    {122488, 122294, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {2245, 5}, {2250, 2}},
    {122650, 122524, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {2254, 3}, {2257, 2}}, {122888, 122524, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {2261, 5}, {2266, 2}},
    {123084, 122932, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {2270, 2}, {2272, 2}},
    {123131, 57815, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {852, 2}, {0, 0}}, {123305, 123171, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {2276, 2}, {0, 0}},
    {123372, 123319, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {2278, 6}, {2284, 1}}, {123426, 56476, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2286, 8}, {2294, 1}},
    {123472, 123451, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {123488, 121679, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {548, 1}},
    {123673, 123546, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {2296, 1}, {2297, 1}},
    {124152, 123739, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {2299, 6}, {2305, 2}},
    {124319, 124237, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {2219, 4}, {2309, 1}}, {124466, 124334, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {2311, 6}, {2317, 1}},
    {124731, 124479, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {2319, 6}, {2325, 2}}, {124780, 124746, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {2329, 3}, {2332, 1}},
    {124970, 124808, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {2334, 4}, {2338, 2}}, {125030, 125009, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2346, 4}, {0, 0}},
    {125189, 125057, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {829, 1}, {0, 0}}, {125254, 125207, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2350, 2}, {2352, 1}},
    {125277, 125207, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2354, 3}, {2352, 1}}, {125545, 125351, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2357, 1}},
    {125620, 125574, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {0, 0}}, {125752, 125644, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2357, 1}},
    {125813, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2359, 4}, {0, 0}}, {125858, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2363, 4}, {0, 0}},
    {125901, 125876, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2367, 6}, {0, 0}}, {125962, 13112, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2373, 1}},
    {127491, 127305, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {2375, 1}}, {127552, 127505, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2375, 1}},
    {127698, 127564, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2377, 1}}, {127804, 127564, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2379, 1}},
    {128045, 127832, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2381, 1}}, {128120, 128060, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2383, 1}},
    {128205, 104657, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2385, 1}}, {128289, 128221, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2387, 1}},
    {128302, 128221, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2387, 1}}, {128602, 128332, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2389, 1}},
    {128877, 128612, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2391, 1}}, {129130, 128887, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2393, 1}},
    {129253, 129153, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {2395, 1}}, {129506, 129270, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2397, 1}},
    {129646, 129515, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2399, 1}}, {130562, 130275, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {2401, 1}},
    {130729, 130598, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2403, 1}}, {130861, 130771, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {2405, 1}},
    {131028, 130894, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {2407, 4}, {114, 1}}, {131251, 131103, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2411, 1}},
    {131474, 131281, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2413, 1}}, {131693, 131506, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2415, 1}},
    {131757, 131726, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131925, 131811, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2417, 1}},
    {132133, 131944, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2419, 1}}, {132356, 132166, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2421, 1}},
    {132572, 132399, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2423, 1}}, {132939, 132726, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {2425, 4}, {2429, 1}},
    {133089, 132957, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {2425, 4}, {0, 0}}, {133307, 133202, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1934, 2}, {2431, 1}},
    {133745, 133383, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2433, 1}}, {133974, 133766, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2435, 1}},
    {134144, 134020, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2437, 1}}, {134234, 134172, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134388, 134261, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2439, 1}}, {134552, 134457, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134817, 134681, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {134867, 134837, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134979, 134904, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138609, 138551, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2443, 1}},
    {138978, 138701, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {2445, 1}}, {139160, 138991, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2447, 1}, {2448, 1}},
    {139180, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {139194, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {139218, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {139257, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2450, 1}, {0, 0}},
    {139285, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2450, 1}, {0, 0}}, {139530, 139394, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {2451, 1}, {2452, 1}},
    {139796, 139648, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {2451, 1}, {2454, 1}}, {140088, 140031, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {140168, 140031, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {140374, 140221, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2456, 1}},
    {140403, 140221, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2456, 1}}, {140549, 140431, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2458, 1}},
    {140621, 140431, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2460, 1}}, {140648, 140431, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {2460, 1}},
    {140876, 140728, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {2462, 2}, {2464, 1}},
    {140976, 140728, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2462, 2}, {2466, 1}},
    {141003, 140728, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2462, 2}, {2466, 1}},
    {141125, 141038, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {2468, 1}}, {141198, 141038, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141225, 141038, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {141253, 141038, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141344, 141280, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {2470, 1}}, {141371, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {141790, 141486, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2472, 1}}, {142005, 141827, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2474, 1}},
    {142469, 142142, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2476, 1}}, {142776, 142558, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2478, 1}},
    {143236, 142883, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {2447, 1}, {2480, 1}}, {143634, 143340, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {2482, 1}},
    {143947, 143698, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {2484, 1}}, {144509, 144006, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {2486, 2}, {2488, 1}},
    {144574, 144557, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {2450, 1}, {0, 0}}, {144604, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144776, 144741, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {145037, 144848, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {2490, 1}},
    {145078, 145065, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {145311, 145195, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {2492, 1}},
    {145336, 145195, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {2492, 1}}, {145473, 145372, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2494, 1}},
    {145489, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {145499, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {145566, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {145821, 145671, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {2496, 1}},
    {145923, 145846, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {145994, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {146025, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {146047, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {146110, 146094, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {146381, 146179, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {2447, 1}, {2439, 1}},
    {146560, 146479, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {2498, 1}}, {146777, 146678, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 2}, {2502, 1}},
    {146948, 146846, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {2504, 1}}, {147256, 147138, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2506, 1}},
    {147462, 147277, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {2447, 1}, {2508, 1}},
    {147555, 147493, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2506, 1}}, {147587, 147138, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2506, 1}},
    {147734, 147613, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2510, 1}}, {147770, 147493, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2506, 1}},
    {147884, 147807, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2512, 1}}, {147910, 147807, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2512, 1}},
    {148071, 147934, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2447, 1}, {2514, 1}}, {148090, 144741, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {148208, 148139, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2006, 1}}, {148366, 148232, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2516, 1}},
    {148505, 148395, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2447, 1}, {2518, 1}}, {148535, 110113, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {149013, 148808, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {2520, 1}}, {149330, 149050, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {2522, 1}},
    {149507, 149412, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {2524, 1}}, {149579, 149560, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {149652, 149602, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2526, 1}}, {149759, 149697, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {150308, 150071, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {2447, 1}, {2439, 1}}, {150517, 150356, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {2528, 1}},
    {150606, 150527, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2530, 1}}, {150628, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2532, 2}, {0, 0}},
    {150662, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {150687, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {150785, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {150820, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}},
    {150855, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {150890, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}},
    {150925, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {150961, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}},
    {150997, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151033, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151069, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {151100, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151131, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151162, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151189, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151216, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151243, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151280, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151307, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151334, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151362, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151390, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151418, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151446, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151474, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151502, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151530, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151558, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151586, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151614, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151641, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151669, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151697, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151725, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151753, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151781, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151809, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151837, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151865, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151893, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151921, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151948, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151976, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152004, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152031, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152058, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152085, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152112, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152139, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152166, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {152197, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {152231, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152257, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152283, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152314, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152345, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152376, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152407, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152438, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152470, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152502, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152534, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152562, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152590, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152618, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152643, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152669, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152695, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152721, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152748, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152772, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152797, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152822, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152847, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152882, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152908, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {153158, 152984, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {2537, 2}, {2539, 1}},
    {153224, 153196, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {153531, 153316, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {2541, 1}, {2542, 1}},
    {153661, 153554, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {2544, 1}}, {153791, 153682, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {2546, 1}},
    {153998, 153900, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {2549, 1}}, {154131, 154017, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {2551, 1}},
    {154430, 154333, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {2548, 1}, {2553, 1}}, {154555, 154446, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {2555, 1}},
    {154596, 146094, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {2548, 1}, {0, 0}}, {154870, 154736, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {2548, 1}, {2557, 1}},
    {155509, 155164, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2559, 1}, {2560, 1}}, {155927, 155606, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2559, 1}, {2562, 1}},
    {156340, 155956, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2559, 1}, {2564, 1}}, {156745, 156360, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2559, 1}, {2566, 1}},
    {157146, 156868, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2559, 1}, {2568, 1}}, {157508, 157166, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2559, 1}, {2570, 1}},
    {157905, 157612, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2572, 1}}, {157932, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {0, 0}},
    {158070, 157969, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2574, 1}, {2575, 1}}, {158177, 158096, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {2548, 1}, {2557, 1}},
    {158212, 146094, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {2548, 1}, {0, 0}}, {158364, 158266, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {2577, 1}},
    {158399, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2579, 1}, {0, 0}}, {158436, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2579, 1}, {0, 0}},
    {158896, 158553, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {2580, 2}, {2582, 1}},
    {158934, 158917, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {2579, 1}, {0, 0}}, {159108, 159021, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2584, 1}},
    {159188, 159139, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {159281, 159202, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2584, 1}},
    {161587, 161444, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2588, 1}}, {161792, 161638, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2590, 3}, {2593, 1}},
    {161994, 161811, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {162194, 162030, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2595, 3}, {2598, 1}},
    {162383, 162212, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {162400, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {162614, 162468, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2600, 1}}, {162711, 162625, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {162876, 162753, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2602, 2}, {2604, 3}}, {162931, 162895, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {812, 1}, {0, 0}},
    {163024, 162944, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {829, 1}, {0, 0}}, {163081, 163045, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2610, 4}, {0, 0}},
    {163238, 163109, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2614, 3}, {0, 0}}, {163612, 163380, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2617, 3}, {0, 0}},
    {164312, 163787, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2620, 6}, {0, 0}}, {164379, 164327, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {164827, 164497, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2626, 4}, {0, 0}}, {165138, 164959, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2630, 3}, {2633, 1}},
    {165534, 165209, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2635, 1}}, {166152, 165697, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2637, 1}},
    {166279, 166184, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {166308, 166290, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166352, 13112, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2639, 1}, {2640, 2}}, {166580, 166444, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {166668, 166607, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {167255, 166732, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2644, 5}, {2600, 1}},
    {167457, 167330, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2649, 2}, {0, 0}}, {167645, 167499, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {997, 1}, {0, 0}},
    {167678, 166290, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2651, 2}, {0, 0}}, {168068, 167697, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2653, 1}, {0, 0}},
    {168867, 168184, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2620, 6}, {2654, 1}},
    {169288, 168910, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2653, 1}, {0, 0}}, {170318, 169505, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2656, 4}, {2600, 1}},
    {170447, 170369, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2660, 1}, {2661, 1}},
    {170801, 170508, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2663, 2}, {2600, 1}}, {171067, 170817, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2665, 1}, {2600, 1}},
    {171089, 170817, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2665, 1}, {2600, 1}}, {171246, 171118, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2666, 1}, {2667, 1}},
    {171265, 170817, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2665, 1}, {2600, 1}}, {172017, 171322, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2669, 3}, {2672, 1}},
    {172366, 172087, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2674, 2}, {0, 0}}, {173274, 172473, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2676, 8}, {2672, 1}},
    {173414, 173287, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {173427, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174033, 173473, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2684, 3}, {2600, 1}}, {174043, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2687, 2}, {0, 0}},
    {174205, 174076, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2689, 1}, {2690, 1}}, {174424, 174243, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2692, 1}, {2693, 1}},
    {174501, 174441, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2692, 1}, {2695, 1}}, {174522, 166290, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174586, 174541, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2697, 1}, {0, 0}}, {174600, 166290, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2698, 4}, {0, 0}},
    {175444, 174724, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2620, 6}, {2702, 1}},
    {175584, 175455, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2704, 4}, {0, 0}}, {175799, 175706, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2708, 1}, {0, 0}},
    {175923, 175827, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2709, 1}, {0, 0}}, {176103, 175973, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2710, 1}},
    {176199, 176140, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2709, 1}, {2712, 1}}, {176319, 176220, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2708, 1}, {2714, 1}},
    {176500, 176220, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2708, 1}, {2716, 1}}, {176944, 176667, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2718, 1}},
    {177083, 176997, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2720, 4}, {2724, 1}}, {177258, 177156, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2726, 2}, {0, 0}},
    {177469, 177293, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2709, 1}, {2728, 1}}, {177588, 177488, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2730, 1}},
    {177722, 177599, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2732, 1}}, {177905, 177752, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2734, 6}, {2740, 2}},
    {177996, 177930, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2744, 1}}, {178111, 178037, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2746, 1}},
    {178217, 178132, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {623, 1}, {0, 0}}, {178245, 175827, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {178345, 178270, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2749, 3}, {2752, 1}}, {178382, 178366, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2754, 2}, {0, 0}},
    {178513, 178414, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2687, 2}, {2756, 1}},
    {178686, 178563, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2687, 2}, {2758, 1}},
    {178768, 178717, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2687, 2}, {2758, 1}},
    {178800, 178563, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2687, 2}, {2758, 1}},
    {178907, 178830, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2687, 2}, {2760, 1}},
    {179015, 178929, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2687, 2}, {2762, 1}},
    {179068, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2764, 3}, {0, 0}}, {179118, 179088, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2756, 1}},
    {179576, 179242, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2767, 1}}, {179604, 177156, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {179645, 179628, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2744, 1}}, {179668, 179628, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2746, 1}},
    {179711, 179692, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2758, 1}}, {179947, 179833, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2769, 2}, {2771, 1}},
    {179966, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2754, 2}, {0, 0}}, {180020, 179996, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {623, 1}, {0, 0}},
    {180078, 180057, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2773, 2}, {0, 0}}, {180205, 180094, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2775, 1}},
    {180323, 180230, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2777, 1}}, {180392, 180353, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2758, 1}},
    {180523, 180419, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2779, 1}}, {180598, 180546, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2758, 1}},
    {180622, 180419, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2779, 1}}, {180644, 180546, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2758, 1}},
    {180764, 180353, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2781, 1}}, {180897, 180785, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2783, 2}, {2785, 1}},
    {180973, 180923, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2687, 2}, {0, 0}}, {181297, 181038, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {623, 1}, {2787, 1}},
    {181397, 181321, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2758, 1}}, {181510, 181439, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2687, 2}, {2756, 1}},
    {181612, 181538, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2687, 2}, {2758, 1}},
    {181644, 181538, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2687, 2}, {2758, 1}},
    {181677, 181538, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2687, 2}, {2758, 1}},
    {181775, 181708, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2687, 2}, {2760, 1}},
    {181825, 181708, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2687, 2}, {2762, 1}},
    {182013, 32855, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2794, 3}, {915, 1}}, {182234, 182079, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2797, 2}, {2799, 1}},
    {182709, 182408, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2801, 5}, {2806, 1}},
    {182813, 182720, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2808, 2}, {2810, 1}}, {183100, 182830, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {718, 1}, {0, 0}},
    {183227, 183109, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2812, 3}, {2806, 1}},
    {183417, 183243, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2815, 2}, {2817, 1}}, {183696, 183623, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2819, 3}, {0, 0}},
    {183804, 183735, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2822, 3}, {2752, 1}},
    {183973, 183817, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2825, 4}, {2817, 1}}, {184240, 183985, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {718, 1}, {0, 0}},
    {184299, 184250, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {184377, 184336, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {184570, 184487, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2829, 2}, {0, 0}}, {184582, 184487, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2829, 2}, {0, 0}},
    {184730, 184487, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2831, 3}, {0, 0}}, {185267, 185211, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2836, 1}},
    {185280, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185294, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185313, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {185332, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185600, 185373, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}}, {185637, 185373, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}},
    {185673, 185373, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}}, {185709, 185373, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}},
    {185808, 185744, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {185905, 185831, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2841, 1}},
    {185923, 185831, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2841, 1}}, {186097, 185954, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2843, 1}},
    {186190, 186118, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2845, 1}}, {186211, 186118, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2845, 1}},
    {186232, 185954, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2843, 1}}, {186345, 186253, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2847, 1}},
    {186620, 186464, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2849, 1}}, {186650, 186464, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2849, 1}},
    {186823, 186464, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2851, 1}}, {186852, 186464, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2851, 1}},
    {187024, 186464, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2853, 1}}, {187053, 186464, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2853, 1}},
    {187271, 186464, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2855, 1}}, {187386, 186464, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2857, 1}},
    {187415, 186464, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2855, 1}}, {187585, 186464, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2859, 1}},
    {187698, 186464, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2861, 1}}, {187726, 186464, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2859, 1}},
    {187895, 186464, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2863, 1}}, {188008, 186464, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2865, 1}},
    {188036, 186464, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2863, 1}}, {188300, 188115, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2867, 1}},
    {188334, 188115, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2867, 1}}, {188664, 188445, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2869, 1}},
    {188691, 188445, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2869, 1}}, {188855, 188718, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2871, 1}},
    {188882, 188718, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2871, 1}}, {189114, 188967, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2873, 1}},
    {189145, 188718, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2873, 1}}, {189176, 188967, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2873, 1}},
    {189418, 189207, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2875, 1}}, {189583, 189207, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2877, 1}},
    {189848, 189613, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2879, 1}}, {189963, 188967, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2881, 1}},
    {189993, 188718, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2881, 1}}, {190023, 188967, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2881, 1}},
    {190184, 188967, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2883, 1}}, {190214, 188718, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2883, 1}},
    {190244, 188967, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2883, 1}}, {190476, 190286, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2885, 1}},
    {190620, 190286, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2887, 1}}, {190866, 190650, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2889, 1}},
    {190896, 189207, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2875, 1}}, {190927, 189207, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2877, 1}},
    {190957, 189613, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2879, 1}}, {191125, 190987, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}},
    {191254, 190987, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}}, {191382, 190987, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}},
    {191414, 190987, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}}, {191447, 190987, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}},
    {191479, 190987, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}}, {191656, 190987, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}},
    {191689, 190987, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}}, {191819, 190987, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}},
    {191995, 190987, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}}, {192123, 190987, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}},
    {192155, 190987, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}}, {192330, 190987, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2905, 1}},
    {192362, 190987, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2905, 1}}, {192394, 190987, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}},
    {192427, 190987, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}}, {192555, 190987, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2907, 1}},
    {192682, 190987, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2909, 1}}, {192808, 190987, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2911, 1}},
    {192925, 190987, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2913, 1}}, {193042, 190987, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2915, 1}},
    {193158, 190987, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2917, 1}}, {193189, 190987, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2907, 1}},
    {193221, 190987, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2909, 1}}, {193252, 190987, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2911, 1}},
    {193510, 193293, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2919, 1}}, {193674, 193293, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2921, 1}},
    {193833, 193293, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2923, 1}}, {193863, 193293, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2919, 1}},
    {193894, 193293, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2921, 1}}, {193924, 193293, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2923, 1}},
    {194179, 193954, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2925, 1}}, {194351, 193954, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2927, 1}},
    {194522, 193954, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2929, 1}}, {194728, 194555, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}},
    {194885, 194555, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}}, {195041, 194555, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}},
    {195076, 194555, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}}, {195112, 194555, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}},
    {195147, 194555, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}}, {195304, 194555, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}},
    {195461, 194555, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}}, {195617, 194555, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2941, 1}},
    {195652, 194555, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}}, {195688, 194555, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}},
    {195723, 194555, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2941, 1}}, {195879, 194555, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2943, 1}},
    {196034, 194555, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2945, 1}}, {196188, 194555, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2947, 1}},
    {196333, 194555, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2949, 1}}, {196478, 194555, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2951, 1}},
    {196622, 194555, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2953, 1}}, {196656, 194555, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2943, 1}},
    {196691, 194555, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2945, 1}}, {196725, 194555, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2947, 1}},
    {196902, 196759, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2955, 1}}, {196923, 196759, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2955, 1}},
    {197051, 196955, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2957, 1}}, {197276, 197092, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2959, 1}},
    {197372, 197315, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197396, 197315, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197418, 197315, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197440, 197315, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197508, 197462, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197531, 197462, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197553, 197462, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197575, 197462, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197754, 197597, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2961, 1}}, {197932, 197772, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2963, 1}},
    {197949, 185744, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197959, 185744, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {198061, 197970, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2838, 1}, {2965, 1}}, {198242, 198081, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2967, 2}, {2969, 1}},
    {198449, 198258, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}}, {198485, 198258, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}},
    {198520, 198258, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}}, {198555, 198258, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}},
    {198653, 198589, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2838, 1}, {2971, 1}}, {198709, 197315, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198735, 197315, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198760, 197315, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198786, 197315, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198812, 197970, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2838, 1}, {2973, 1}}, {198834, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198851, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198868, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198912, 198893, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {199049, 198927, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2838, 1}, {2975, 1}},
    {199067, 185744, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {199224, 199088, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2977, 1}},
    {199406, 199255, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2979, 2}, {2981, 1}},
    {199421, 199255, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2979, 2}, {2981, 1}},
    {199436, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199467, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199494, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199520, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199547, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199576, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199608, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199640, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199668, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199700, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199732, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199762, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199788, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199814, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199842, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199869, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199898, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199930, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199962, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199990, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200022, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200054, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200080, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200107, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200133, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200161, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200188, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200218, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200244, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200274, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200300, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200324, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200349, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200377, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200401, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200427, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200451, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200477, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200504, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200529, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200556, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200583, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200610, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200635, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200660, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200683, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200721, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201028, 200830, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2983, 1}},
    {201050, 200830, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2983, 1}}, {201279, 201072, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2985, 2}, {2987, 1}},
    {201523, 201310, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2989, 1}, {2990, 1}}, {201595, 201561, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201658, 201624, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201721, 201687, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201784, 201750, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201840, 201813, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201890, 201862, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {202157, 201961, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2992, 2}, {2994, 1}},
    {202343, 202193, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}}, {202376, 202193, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202409, 202193, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}}, {202442, 202193, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202475, 201961, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202731, 202509, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2998, 1}}, {202761, 202193, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202788, 185744, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {202876, 202798, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {3000, 1}, {3001, 1}},
    {203053, 202896, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {3003, 1}, {3004, 1}}, {203068, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203163, 203094, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2498, 1}}, {203184, 110921, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 1}},
    {203228, 203205, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203250, 203205, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {203312, 203273, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2006, 1}}, {203343, 203094, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2498, 1}},
    {203370, 203205, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203416, 203273, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {3006, 1}},
    {203500, 197315, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3008, 1}}, {203549, 203532, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203581, 203561, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {203597, 203532, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {203628, 203611, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203650, 203611, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203669, 203611, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203689, 203611, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203710, 203611, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203732, 203611, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203784, 203764, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {203800, 110921, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 1}},
    {203839, 203823, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {203906, 203867, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {203932, 185744, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {203942, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203977, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204012, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204047, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204082, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204113, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204143, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204174, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204208, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204242, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204272, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204306, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204340, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204371, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204401, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204432, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204466, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204500, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204530, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204564, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204598, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204632, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204666, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204700, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204734, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204764, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204793, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204822, 159139, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204851, 185744, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {204862, 185744, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {205246, 205009, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3010, 1}},
    {205348, 205009, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3012, 1}}, {205376, 205009, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3010, 1}},
    {205404, 205009, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3012, 1}}, {205643, 205470, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {3014, 1}, {3015, 1}},
    {205660, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {205749, 205686, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {205851, 205686, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {205912, 205686, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {205976, 205686, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206009, 205686, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206042, 205686, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206075, 205686, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206108, 205686, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {206136, 205686, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206164, 205686, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206196, 205686, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206228, 205686, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206260, 205686, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206292, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206325, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206358, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206391, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206424, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206453, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206485, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206517, 205686, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206545, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206577, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206609, 205686, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206638, 205686, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206666, 205686, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206693, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206725, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206757, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206789, 205686, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206821, 205686, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206849, 205686, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {206877, 205686, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206905, 205686, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {207127, 206985, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3017, 1}},
    {207165, 206985, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3017, 1}}, {207254, 206985, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3019, 1}},
    {207294, 206985, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3019, 1}}, {207330, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207352, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207374, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207396, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207417, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207438, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207459, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207479, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207499, 150741, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207595, 207519, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3021, 4}, {728, 1}}, {207633, 207609, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {3025, 2}, {0, 0}},
    {207698, 207673, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {3027, 7}, {3034, 2}},
    {208080, 207906, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {3038, 7}, {3045, 2}},
    {208163, 208091, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {3049, 8}, {0, 0}}, {208198, 208186, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {3057, 6}, {3063, 2}},
    {208346, 208205, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {3067, 3}, {3070, 2}},
    {208497, 208372, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {3074, 6}, {3080, 2}}, {208598, 208510, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {3084, 4}, {0, 0}},
    {208631, 121308, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3088, 3}, {0, 0}}, {208664, 208649, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {3091, 4}, {0, 0}},
    {208746, 120699, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3095, 4}, {0, 0}}, {208910, 208802, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}},
    {209036, 208981, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3104, 2}, {0, 0}}, {209153, 209070, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {3106, 3}, {3109, 2}},
    {209263, 209168, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3104, 2}, {3113, 1}}, {209308, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3115, 4}, {0, 0}},
    {209391, 209336, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {3104, 2}, {0, 0}}, {209407, 208802, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {209461, 209438, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {3119, 3}, {0, 0}}, {209538, 179628, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {746, 3}, {3122, 2}},
    {209621, 209563, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {3126, 2}, {3128, 1}}, {209677, 209641, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 1}, {3128, 1}},
    {209702, 209641, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 1}, {3128, 1}}, {209804, 209716, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {3131, 1}},
    {209856, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {209954, 209874, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {209964, 208802, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}}, {210098, 210027, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3135, 1}},
    {210205, 210131, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3137, 1}}, {210248, 210224, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {896, 5}, {3139, 1}},
    {210287, 210259, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {3141, 8}, {3139, 1}}, {210387, 210310, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {210481, 210404, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3149, 1}}, {210501, 209641, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 1}, {3151, 1}},
    {210524, 208802, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}}, {210729, 210625, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {3153, 2}, {0, 0}},
    {210740, 208802, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}}, {210750, 208802, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}},
    {210813, 210760, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}}, {210883, 210832, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {210926, 210894, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {3155, 1}, {3156, 1}}, {210961, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3158, 4}, {0, 0}},
    {210974, 209641, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3162, 2}, {3151, 1}}, {211075, 211026, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {211120, 211090, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3164, 2}, {651, 1}}, {211145, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211229, 211176, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {3164, 2}, {0, 0}}, {211338, 211026, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211451, 211378, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3166, 1}}, {211564, 211466, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3168, 1}},
    {211628, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3170, 4}, {0, 0}}, {212044, 211879, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {3174, 5}, {3179, 1}},
    {212235, 212096, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {3181, 4}, {3185, 1}},
    {212399, 212263, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {3174, 5}, {3187, 1}},
    {212606, 212438, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {3174, 5}, {3189, 1}},
    {212904, 212636, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {3191, 5}, {3196, 2}},
    {213144, 212920, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {3200, 5}, {3205, 2}},
    {213268, 213173, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3209, 1}}, {213357, 213287, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {3211, 2}, {0, 0}},
    {213436, 213368, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3213, 3}, {3216, 2}}, {213707, 213490, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {3213, 3}, {3220, 2}},
    {213795, 213738, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {3213, 3}, {3224, 2}}, {213882, 213822, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3213, 3}, {3224, 2}},
    {214134, 213923, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {3228, 4}, {3232, 2}},
    {214341, 214145, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {3236, 4}, {3240, 2}},
    {214543, 214367, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {3244, 4}, {3248, 1}},
    {214763, 214564, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {3200, 5}, {3250, 2}},
    {215036, 214809, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {3228, 4}, {3254, 2}},
    {215249, 215066, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {3258, 3}, {3261, 2}},
    {215621, 215289, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {3265, 2}, {3267, 2}},
    {216156, 215750, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {3213, 3}, {3271, 2}},
    {216363, 216189, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {3275, 5}, {3280, 1}},
    {216696, 216434, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {3282, 4}, {3286, 1}},
    {217049, 209168, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3288, 1}}, {217287, 217086, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {3290, 3}, {3293, 1}},
    {217412, 217325, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2783, 2}, {3295, 1}}, {217630, 217432, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3297, 3}, {3300, 1}},
    {217883, 217647, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {3302, 4}, {3306, 1}}, {217949, 217899, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3308, 1}},
    {218021, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218032, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218043, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218191, 218077, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {2029, 2}, {3310, 1}},
    {218256, 218202, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 2}, {0, 0}}, {218391, 218278, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {3314, 5}, {3319, 2}},
    {218483, 218414, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {218498, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218510, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218597, 218521, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {3323, 1}},
    {218608, 218521, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {3323, 1}}, {218619, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218648, 218629, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218662, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218674, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218685, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218697, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218709, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218721, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218733, 217968, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218855, 218753, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {3325, 1}}, {219023, 218902, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {3327, 2}, {3329, 1}},
    {219067, 179628, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {3331, 3}, {3334, 2}}, {219161, 219091, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2639, 1}, {3338, 1}},
    {219195, 219177, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {3340, 1}}, {219220, 219208, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {3340, 1}},
    {219389, 219267, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3342, 3}, {3345, 2}},
    {219400, 219267, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3342, 3}, {3345, 2}},
    {219505, 76523, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3349, 1}}, {219581, 217899, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3351, 1}},
    {219658, 209168, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3162, 2}, {3353, 1}}, {219812, 219690, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {3355, 1}},
    {219846, 219824, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {3331, 3}, {3357, 2}}, {219954, 76523, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}},
    {219966, 76523, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}}, {219978, 209168, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3162, 2}, {3353, 1}},
    {219990, 76523, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}}, {220034, 218521, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3363, 1}},
    {220283, 220065, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3365, 2}, {3367, 1}}, {220357, 217899, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3369, 1}},
    {220365, 209168, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3288, 1}}, {220372, 203611, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {220380, 203611, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {220389, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {220444, 220405, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {3371, 1}, {0, 0}}, {220552, 220475, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {3372, 2}, {3329, 1}},
    {220563, 209168, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3288, 1}}, {220622, 220571, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3374, 3}, {0, 0}},
    {221567, 221462, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {221878, 221656, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {222080, 222029, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {3381, 2}, {3383, 1}},
    {222504, 222227, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {3385, 1}, {3386, 1}}, {222613, 222527, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {3388, 2}, {0, 0}},
    {222639, 56476, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {3388, 2}, {0, 0}}, {222736, 222681, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3312, 2}, {0, 0}},
    {222762, 222681, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 2}, {0, 0}}, {222997, 222863, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {3390, 1}},
    {223420, 223180, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {3392, 2}, {0, 0}}, {223565, 223446, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3394, 1}},
    {223803, 223636, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {3312, 2}, {0, 0}}, {223991, 223841, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3396, 2}, {3398, 1}},
    {224147, 224019, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {3155, 1}, {3383, 1}},
    {224169, 13112, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3151, 1}}, {224240, 224213, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {3400, 5}, {3383, 1}},
    {224369, 224273, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1060, 1}, {3405, 1}},
    {224388, 121776, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3407, 2}, {3409, 1}}, {224461, 224406, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {224479, 49753, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {651, 1}}, {224573, 224511, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {224591, 222681, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3312, 2}, {0, 0}}, {224615, 49753, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {225049, 224670, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {3411, 2}, {3413, 1}},
    {225215, 225082, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1934, 2}, {3415, 1}}, {225236, 56476, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {225413, 225338, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {225499, 225439, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1934, 2}, {3417, 1}},
    {225630, 225556, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3419, 1}}, {225687, 225556, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3421, 1}},
    {225895, 225785, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {3423, 1}}, {226074, 225991, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {651, 1}},
    {226209, 226110, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226435, 226246, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {3425, 2}, {3427, 1}},
    {226609, 226498, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226629, 222681, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 2}, {0, 0}},
    {226850, 226650, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3429, 3}, {0, 0}}, {248002, 247848, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {3432, 9}, {0, 0}},
    {248095, 248054, 0, {0, 0}, {2753, 1}, {0, 0}, {0, 0}, {1349, 1}, {3441, 7}, {0, 0}}, {248163, 248132, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {3448, 5}, {0, 0}},
    {248189, 66255, 0, {2754, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3453, 7}, {0, 0}}, {248386, 248291, 0, {2755, 2}, {2757, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {248657, 248451, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {248954, 248718, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3473, 7}, {3480, 1}},
    {248982, 248718, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3473, 7}, {3480, 1}},
    {249080, 248451, 0, {2764, 2}, {2766, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249101, 248451, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249153, 248451, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3482, 5}, {3487, 1}},
    {249176, 248451, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3482, 5}, {3487, 1}},
    {249199, 248451, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249216, 248451, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249231, 248451, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249248, 248451, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249276, 248451, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3489, 7}, {3471, 1}},
    {249293, 248451, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3489, 7}, {3471, 1}},
    {249310, 248451, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249510, 249472, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {249693, 249532, 0, {2770, 4}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3502, 6}, {3508, 1}},
    {249779, 249532, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3510, 7}, {3517, 1}}, {249802, 249532, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3519, 7}, {3517, 1}},
    {249825, 249472, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250051, 54209, 0, {2777, 1}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {250155, 56739, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3526, 8}, {3534, 1}}, {250172, 56739, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3526, 8}, {3534, 1}},
    {250188, 56739, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3526, 8}, {3534, 1}}, {250661, 250573, 0, {2781, 1}, {0, 0}, {0, 0}, {2782, 1}, {0, 0}, {3536, 8}, {0, 0}},
    {250765, 250736, 1, {2783, 3}, {0, 0}, {0, 0}, {2786, 2}, {1357, 1}, {3536, 8}, {728, 1}},
    {250887, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250901, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {250916, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250930, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {250945, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250959, 56739, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {250974, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250989, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251003, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251016, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251030, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251043, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251056, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251070, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251151, 56739, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {3544, 1}}, {251164, 56739, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251178, 56739, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {251192, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251205, 56739, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {3544, 1}}, {251218, 56739, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251330, 251231, 0, {2795, 2}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {251346, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251360, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251375, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251390, 249472, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251405, 56739, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251420, 56739, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {251435, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251448, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251462, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251476, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251489, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251503, 56739, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {251518, 56739, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251847, 251777, 0, {2799, 1}, {2800, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {251910, 251882, 0, {2801, 1}, {2802, 1}, {0, 0}, {0, 0}, {1358, 1}, {3550, 6}, {0, 0}},
    {251960, 251933, 0, {2803, 2}, {2800, 1}, {0, 0}, {0, 0}, {1358, 1}, {3550, 6}, {0, 0}}, {252024, 251982, 0, {0, 0}, {2805, 1}, {0, 0}, {0, 0}, {718, 1}, {3556, 7}, {3563, 1}},
    {252122, 252055, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3546, 4}, {0, 0}}, {252551, 54209, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3565, 6}, {0, 0}},
    {252569, 54209, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3565, 6}, {0, 0}}, {252644, 252587, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}},
    {252664, 54209, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3571, 7}, {0, 0}}, {252682, 54209, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3578, 7}, {0, 0}},
    {252700, 54209, 0, {2810, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3585, 5}, {0, 0}}, {252842, 252820, 0, {2812, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {3590, 5}, {0, 0}},
    {253142, 252984, 0, {2814, 2}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {3595, 7}, {3602, 1}}, {253241, 248451, 0, {2817, 2}, {2819, 1}, {0, 0}, {0, 0}, {1352, 2}, {3604, 6}, {3610, 1}},
    {253342, 253282, 0, {0, 0}, {2820, 1}, {0, 0}, {0, 0}, {718, 1}, {3460, 5}, {0, 0}}, {253448, 58339, 0, {2821, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3612, 5}, {0, 0}},
    {253501, 58339, 0, {2825, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {253584, 253538, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {3617, 6}, {0, 0}},
    {253625, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {253642, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}},
    {253706, 253684, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {3448, 5}, {0, 0}}, {253770, 253745, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {3448, 5}, {0, 0}},
    {253989, 56739, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3623, 7}, {3534, 1}}, {254000, 54209, 0, {2806, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3630, 7}, {0, 0}},
    {254015, 56739, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3637, 6}, {3534, 1}}, {254026, 56739, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3637, 6}, {3534, 1}},
    {254037, 56739, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3623, 7}, {3534, 1}}, {254078, 56739, 0, {2832, 1}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3643, 6}, {385, 1}},
    {254323, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}}, {254339, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}},
    {254361, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}}, {254388, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}},
    {254407, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}}, {254431, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}},
    {254450, 56739, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3637, 6}, {3534, 1}}, {254461, 56739, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3637, 6}, {3534, 1}},
    {254472, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}}, {254490, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}},
    {254514, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}}, {254543, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}},
    {254564, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3660, 8}, {3658, 1}}, {254590, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}},
    {254702, 254624, 0, {2834, 1}, {2835, 1}, {0, 0}, {0, 0}, {357, 3}, {3668, 7}, {0, 0}}, {254809, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254823, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {254838, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254852, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {254867, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254881, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {254896, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254910, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {254923, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {254937, 56739, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {255133, 254955, 0, {2838, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3675, 7}, {3682, 1}},
    {255151, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {255164, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255178, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {255213, 255192, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {255229, 56739, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {255243, 56739, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {255436, 255257, 0, {2840, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3684, 6}, {3690, 1}}, {255450, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255465, 249472, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {255554, 249472, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255572, 249472, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {255590, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255623, 255605, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {255636, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255722, 255665, 0, {2788, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {255743, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {255868, 255764, 0, {2846, 2}, {2848, 1}, {0, 0}, {0, 0}, {0, 0}, {3692, 6}, {3698, 1}}, {255988, 255883, 0, {2788, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3700, 6}, {3706, 1}},
    {256004, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256017, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256031, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256125, 255665, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3708, 1}},
    {256147, 255665, 0, {2851, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3708, 1}}, {256169, 56739, 0, {2852, 2}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {256182, 56739, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {256199, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256214, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256233, 249472, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256268, 256247, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {256284, 56739, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {256298, 56739, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {256312, 249472, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256327, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256340, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256354, 249472, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256368, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256381, 249472, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256416, 256395, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {256432, 56739, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {256446, 56739, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {256489, 255665, 0, {2857, 1}, {2858, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3710, 1}}, {256513, 255665, 0, {2857, 1}, {2859, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3710, 1}},
    {256537, 252587, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {256560, 252587, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {256666, 256640, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {3617, 6}, {0, 0}}, {256767, 256695, 0, {2860, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {256927, 256811, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {256943, 256811, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {256959, 256811, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {256975, 256811, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {257130, 256991, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3726, 5}, {3731, 1}},
    {257525, 257456, 0, {2866, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3726, 5}, {3151, 1}},
    {257555, 256991, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3726, 5}, {3731, 1}},
    {257679, 256991, 0, {2865, 1}, {2867, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {2439, 1}},
    {257912, 257825, 0, {2868, 1}, {2869, 1}, {0, 0}, {0, 0}, {1384, 2}, {3726, 5}, {0, 0}}, {257948, 257456, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {0, 0}},
    {257983, 257456, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {0, 0}}, {258173, 258018, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258205, 258018, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258236, 258018, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258335, 258268, 0, {2873, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {258411, 258366, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {3151, 1}}, {258438, 258018, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258464, 258018, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258490, 258018, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258516, 258018, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258542, 258018, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258568, 258018, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258594, 258018, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258626, 258018, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {258657, 258018, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {258772, 258689, 0, {2879, 2}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3733, 6}, {915, 1}},
    {258979, 258808, 0, {2882, 3}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259010, 258018, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3739, 5}, {0, 0}}, {259036, 258018, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3739, 5}, {0, 0}},
    {259259, 258268, 0, {2885, 2}, {2887, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259358, 259288, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259391, 259288, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259491, 259422, 0, {2890, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3712, 6}, {915, 1}},
    {259523, 258018, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3585, 5}, {0, 0}}, {259549, 258018, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3585, 5}, {0, 0}},
    {259575, 256811, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {259591, 256811, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {259607, 256811, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {259623, 256811, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {259639, 56739, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3744, 8}, {3534, 1}}, {259671, 259650, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3752, 6}, {0, 0}},
    {259687, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}}, {259700, 56739, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3744, 8}, {3534, 1}},
    {259770, 259711, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3546, 4}, {0, 0}}, {259803, 259711, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3546, 4}, {0, 0}},
    {259976, 54209, 0, {2894, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3768, 5}, {0, 0}}, {260003, 54209, 0, {2896, 1}, {2897, 1}, {0, 0}, {0, 0}, {0, 0}, {3768, 5}, {0, 0}},
    {260030, 54209, 0, {2896, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3768, 5}, {0, 0}}, {260103, 260055, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}},
    {260169, 260133, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {260200, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}},
    {260216, 56739, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 7}, {3534, 1}}, {260249, 260227, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {260446, 260314, 0, {2902, 1}, {2903, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 6}, {3786, 1}}, {260996, 260674, 0, {2904, 4}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3788, 8}, {3796, 1}},
    {261416, 261184, 0, {2909, 3}, {2912, 1}, {0, 0}, {0, 0}, {1386, 1}, {3798, 7}, {0, 0}}, {261486, 261433, 0, {2913, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {261745, 261184, 0, {2914, 3}, {2917, 1}, {0, 0}, {0, 0}, {1386, 1}, {3805, 6}, {0, 0}}, {262028, 261761, 0, {2918, 3}, {2908, 1}, {0, 0}, {0, 0}, {1387, 1}, {3811, 9}, {0, 0}},
    {262086, 261761, 0, {2921, 3}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3820, 8}, {0, 0}}, {262253, 260674, 0, {2924, 4}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3828, 8}, {3836, 1}},
    {262499, 262296, 0, {2929, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3838, 7}, {0, 0}}, {262655, 262524, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {262684, 249472, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3845, 8}, {2153, 1}}, {262699, 249472, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3845, 8}, {2153, 1}},
    {262711, 249472, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3845, 8}, {2153, 1}}, {262744, 262723, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {728, 1}},
    {262858, 262819, 0, {0, 0}, {2850, 1}, {0, 0}, {0, 0}, {1388, 1}, {3460, 5}, {3708, 1}}, {263104, 262969, 0, {2936, 2}, {2938, 1}, {0, 0}, {0, 0}, {1389, 3}, {3590, 5}, {0, 0}},
    {263335, 263191, 0, {2939, 3}, {2938, 1}, {0, 0}, {0, 0}, {1392, 1}, {3853, 6}, {3859, 1}},
    {263497, 263369, 0, {2942, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {3590, 5}, {0, 0}}, {263530, 256811, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {263550, 256811, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 6}, {3724, 1}},
    {263661, 263622, 0, {2865, 1}, {2945, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {2439, 1}}, {263686, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3612, 5}, {0, 0}},
    {263713, 263697, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {1393, 2}, {3590, 5}, {0, 0}}, {263724, 254161, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}},
    {263741, 254161, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}}, {263760, 249472, 0, {2948, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3861, 9}, {2153, 1}},
    {263777, 254161, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}}, {263799, 254161, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3758, 10}, {3658, 1}},
    {263935, 263852, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {264156, 264041, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {0, 0}, {3870, 6}, {3876, 1}},
    {264422, 264312, 0, {2955, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3878, 6}, {0, 0}}, {264492, 264446, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {3546, 4}, {0, 0}},
    {264512, 249472, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3884, 7}, {385, 1}}, {264522, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}},
    {264536, 262524, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {264557, 252587, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {264580, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3891, 8}, {0, 0}}, {264593, 66255, 0, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3891, 8}, {0, 0}},
    {264611, 54209, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3899, 8}, {0, 0}}, {264626, 56739, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 7}, {3534, 1}},
    {264753, 264665, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3907, 8}, {3602, 1}},
    {264983, 264776, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3915, 8}, {3923, 1}},
    {265000, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3925, 10}, {3658, 1}}, {265019, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3925, 10}, {3658, 1}},
    {265043, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3925, 10}, {3658, 1}}, {265059, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3925, 10}, {3658, 1}},
    {265080, 56739, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 7}, {3534, 1}}, {265115, 265091, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3935, 6}, {0, 0}},
    {265134, 56739, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3941, 7}, {385, 1}}, {265148, 56739, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 7}, {3534, 1}},
    {265159, 264665, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3948, 8}, {3602, 1}},
    {265171, 264776, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3956, 9}, {3923, 1}},
    {265247, 265189, 0, {2963, 3}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3965, 8}, {419, 1}}, {265383, 265260, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3973, 8}, {3981, 1}},
    {265406, 265260, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3973, 8}, {3981, 1}}, {265433, 265260, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3973, 8}, {3981, 1}},
    {265495, 265471, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {3617, 6}, {0, 0}}, {265547, 265514, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {3617, 6}, {0, 0}},
    {265627, 265575, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3983, 7}, {3990, 1}}, {265672, 265655, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {3590, 5}, {0, 0}},
    {265926, 265707, 1, {2966, 3}, {0, 0}, {0, 0}, {2969, 2}, {1403, 2}, {3992, 8}, {0, 0}}, {265995, 265939, 0, {2971, 1}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {266011, 54209, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {4000, 8}, {0, 0}}, {266026, 56739, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {4008, 8}, {3534, 1}},
    {266037, 264665, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {4016, 8}, {3602, 1}},
    {266048, 264776, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {4024, 8}, {3923, 1}},
    {266065, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 10}, {3658, 1}}, {266084, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 10}, {3658, 1}},
    {266108, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 10}, {3658, 1}}, {266124, 254161, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 10}, {3658, 1}},
    {266145, 56739, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {4008, 8}, {3534, 1}}, {266180, 266156, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3935, 6}, {0, 0}},
    {266199, 48454, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {266211, 254161, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3649, 9}, {3658, 1}},
    {266227, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4042, 6}, {0, 0}}, {266286, 266266, 0, {2972, 1}, {2767, 1}, {0, 0}, {0, 0}, {1405, 1}, {3546, 4}, {0, 0}},
    {266634, 266497, 0, {2973, 2}, {2975, 1}, {0, 0}, {0, 0}, {0, 0}, {4048, 6}, {4054, 1}}, {266878, 266661, 0, {2976, 3}, {2979, 1}, {0, 0}, {0, 0}, {0, 0}, {4056, 7}, {4063, 1}},
    {267061, 266915, 0, {2980, 2}, {2979, 1}, {0, 0}, {0, 0}, {1406, 1}, {4065, 6}, {0, 0}}, {267155, 267081, 0, {2982, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3878, 6}, {0, 0}},
    {267314, 267249, 0, {2984, 2}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {267378, 267362, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {4071, 8}, {0, 0}},
    {267455, 267398, 0, {0, 0}, {2767, 1}, {0, 0}, {0, 0}, {1413, 1}, {4079, 7}, {4086, 1}}, {267517, 267496, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {4088, 5}, {0, 0}},
    {267581, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4093, 8}, {0, 0}}, {267652, 267609, 0, {0, 0}, {2987, 1}, {0, 0}, {0, 0}, {1415, 1}, {3460, 5}, {0, 0}},
    {267726, 267700, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {4088, 5}, {0, 0}}, {267824, 267747, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4101, 7}, {0, 0}},
    {267933, 267915, 4, {0, 0}, {0, 0}, {2988, 1}, {0, 0}, {1417, 4}, {4108, 10}, {0, 0}}, {268030, 56476, 0, {2989, 1}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {3164, 2}, {0, 0}},
    {268045, 56476, 0, {2991, 1}, {2992, 1}, {0, 0}, {0, 0}, {0, 0}, {4121, 3}, {2217, 1}}, {268069, 121477, 0, {2993, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {4124, 2}, {4126, 1}},
    {268176, 268091, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {4128, 3}, {4131, 1}},
    {268236, 121776, 0, {2994, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {4133, 5}, {2234, 2}}, {268331, 268247, 0, {2996, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4138, 2}, {4140, 1}},
    {268355, 122294, 0, {2997, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {4124, 2}, {4142, 2}}, {268509, 268375, 0, {2999, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 3}, {4149, 2}},
    {268542, 124479, 1, {3001, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4153, 4}, {4157, 2}}, {268712, 268584, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {4161, 3}, {4164, 2}},
    {268882, 268752, 0, {3007, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {4124, 2}, {4168, 1}},
    {269026, 268911, 4, {3009, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {4170, 4}, {4174, 3}}, {269240, 269042, 0, {3010, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4180, 5}, {4185, 2}},
    {269611, 269254, 1, {3013, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4189, 6}, {4195, 2}}, {269917, 269661, 5, {3018, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {4199, 4}, {4203, 3}},
    {269957, 269254, 1, {3013, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {4209, 2}, {4211, 1}}, {269993, 49753, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {4124, 2}, {4213, 2}},
    {270072, 124237, 0, {3021, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {4124, 2}, {2309, 1}}, {270245, 270100, 0, {3023, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {4124, 2}, {4217, 1}},
    {270440, 270260, 0, {3026, 2}, {3028, 1}, {0, 0}, {0, 0}, {0, 0}, {4219, 4}, {4223, 2}}, {270491, 66255, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4227, 4}, {0, 0}},
    {271792, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {271808, 55805, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {271878, 55805, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}}, {272310, 272288, 0, {3055, 3}, {3058, 1}, {0, 0}, {0, 0}, {1429, 1}, {4262, 10}, {0, 0}},
    {272970, 272928, 0, {3059, 1}, {3049, 1}, {0, 0}, {0, 0}, {1430, 2}, {4272, 6}, {0, 0}}, {272982, 55805, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1432, 1}, {4278, 10}, {0, 0}},
    {273897, 55805, 0, {3060, 3}, {3063, 1}, {0, 0}, {0, 0}, {1433, 4}, {4272, 6}, {0, 0}}, {273913, 55805, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {273930, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {273947, 55805, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {273963, 55805, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}}, {273980, 55805, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4288, 7}, {0, 0}},
    {274381, 274348, 0, {3065, 2}, {3067, 1}, {0, 0}, {0, 0}, {1437, 1}, {4272, 6}, {0, 0}}, {274453, 274422, 0, {3068, 1}, {3069, 2}, {0, 0}, {0, 0}, {1437, 1}, {4272, 6}, {0, 0}},
    {274479, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {274549, 274533, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {1438, 3}, {4233, 11}, {0, 0}},
    {274560, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {274592, 55805, 0, {3071, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}},
    {274604, 55805, 0, {3073, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4301, 6}, {0, 0}}, {274778, 274747, 4, {3074, 2}, {3076, 1}, {3077, 2}, {0, 0}, {0, 0}, {4307, 7}, {4314, 1}},
    {274862, 0, 0, {0, 0}, {3049, 1}, {0, 0}, {0, 0}, {1442, 1}, {4316, 8}, {4324, 1}}, {274873, 55805, 0, {0, 0}, {3054, 1}, {0, 0}, {0, 0}, {1443, 1}, {4326, 7}, {0, 0}},
    {275466, 55805, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4333, 7}, {0, 0}}, {276118, 55805, 0, {3084, 5}, {3089, 1}, {0, 0}, {0, 0}, {1449, 5}, {4333, 7}, {0, 0}},
    {276216, 55805, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {276272, 55805, 0, {3092, 1}, {3076, 1}, {0, 0}, {0, 0}, {1454, 3}, {4340, 4}, {0, 0}},
    {276284, 55805, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4333, 7}, {0, 0}}, {276306, 55805, 0, {3093, 1}, {3054, 1}, {0, 0}, {0, 0}, {1441, 1}, {4301, 6}, {0, 0}},
    {276315, 55805, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}}, {276335, 55805, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {276372, 55805, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4344, 12}, {0, 0}}, {276383, 55805, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {276392, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {276401, 55805, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {277041, 55805, 0, {3096, 2}, {3098, 2}, {0, 0}, {0, 0}, {1457, 2}, {4356, 9}, {0, 0}}, {277052, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {277389, 55805, 0, {3100, 2}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {277401, 55805, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4365, 10}, {0, 0}},
    {277414, 55805, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4365, 10}, {0, 0}}, {277433, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 6}, {0, 0}},
    {277540, 55805, 0, {3103, 2}, {3105, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}}, {277552, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {277561, 55805, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}}, {277582, 55805, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {277604, 55805, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}}, {277621, 55805, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}},
    {277645, 55805, 0, {3108, 1}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {277662, 55805, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {277678, 55805, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}}, {277703, 55805, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4244, 11}, {0, 0}},
    {277720, 55805, 0, {3109, 4}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {278090, 278058, 0, {3113, 4}, {3117, 1}, {0, 0}, {0, 0}, {1437, 1}, {4272, 6}, {0, 0}},
    {278138, 278117, 0, {3118, 1}, {3063, 1}, {0, 0}, {0, 0}, {1459, 4}, {4272, 6}, {0, 0}}, {278154, 55805, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {278187, 278169, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {4244, 11}, {0, 0}}, {278200, 55805, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {278233, 278215, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {4244, 11}, {0, 0}}, {278246, 55805, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {278349, 55805, 0, {3119, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4381, 6}, {0, 0}}, {278358, 55805, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {278383, 55805, 0, {3122, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4387, 7}, {0, 0}}, {278783, 55805, 0, {3125, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}},
    {278792, 55805, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}}, {278801, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {278817, 55805, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}}, {278833, 55805, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}},
    {278870, 278849, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4295, 6}, {0, 0}}, {278907, 278886, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4295, 6}, {0, 0}},
    {278923, 55805, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}}, {278943, 55805, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4295, 6}, {0, 0}},
    {279115, 279097, 0, {3128, 5}, {3049, 1}, {0, 0}, {0, 0}, {1464, 5}, {4272, 6}, {0, 0}}, {279128, 55805, 0, {3133, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4295, 6}, {0, 0}},
    {279257, 279240, 0, {3135, 4}, {3063, 1}, {0, 0}, {0, 0}, {1469, 1}, {4272, 6}, {0, 0}}, {279269, 55805, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4381, 6}, {0, 0}},
    {279282, 55805, 0, {3139, 1}, {3098, 2}, {0, 0}, {0, 0}, {1470, 1}, {4394, 8}, {0, 0}}, {279294, 55805, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {279326, 55805, 0, {3140, 3}, {3143, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {279346, 55805, 0, {3144, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4402, 9}, {0, 0}},
    {279358, 55805, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}}, {279371, 55805, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {279380, 55805, 0, {3147, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {279481, 55805, 0, {3150, 3}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4301, 6}, {0, 0}},
    {279498, 55805, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 10}, {0, 0}}, {279507, 55805, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4255, 7}, {0, 0}},
    {279528, 55805, 0, {3153, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {279539, 55805, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4233, 11}, {0, 0}},
    {279559, 55805, 0, {3155, 2}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4272, 6}, {0, 0}}, {279611, 55805, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1471, 1}, {4411, 8}, {0, 0}},
    {279634, 55805, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1472, 4}, {4333, 7}, {0, 0}}, {279758, 279666, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {4419, 5}, {0, 0}},
    {279815, 279780, 0, {0, 0}, {3157, 1}, {0, 0}, {0, 0}, {1480, 1}, {4340, 4}, {0, 0}}, {279880, 279834, 0, {3048, 1}, {0, 0}, {0, 0}, {0, 0}, {1480, 1}, {4340, 4}, {0, 0}},
    {279943, 279922, 4, {3092, 1}, {3076, 1}, {3158, 2}, {0, 0}, {0, 0}, {4424, 8}, {4314, 1}},
    {279995, 279959, 0, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4432, 6}, {0, 0}}, {280906, 280745, 0, {3163, 2}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {4441, 2}, {0, 0}},
    {280987, 280951, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4441, 2}, {0, 0}}, {281179, 281045, 4, {3166, 1}, {3167, 1}, {3168, 1}, {0, 0}, {0, 0}, {4443, 6}, {4449, 1}},
    {281321, 281244, 0, {3169, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {4441, 2}, {0, 0}}, {281608, 281460, 4, {3165, 1}, {0, 0}, {3171, 2}, {0, 0}, {1483, 6}, {4451, 7}, {0, 0}},
    {281720, 281657, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {4458, 1}, {0, 0}}, {281772, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}},
    {281826, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}}, {281902, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {4458, 1}, {0, 0}},
    {281995, 281962, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 1}, {4458, 1}, {0, 0}}, {282048, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}},
    {282236, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1492, 5}, {4459, 1}, {0, 0}}, {282309, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}},
    {282365, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}}, {282425, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4458, 1}, {0, 0}},
    {282562, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1497, 3}, {4458, 1}, {0, 0}}, {282682, 282620, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}},
    {282702, 282620, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}}, {282722, 282620, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}},
    {282845, 282794, 4, {3165, 1}, {0, 0}, {3173, 1}, {0, 0}, {1500, 3}, {4464, 8}, {0, 0}}, {282899, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {282959, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283017, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283076, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283133, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283175, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283223, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283310, 283273, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 1}, {4472, 1}, {0, 0}}, {283396, 283361, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1504, 3}, {4472, 1}, {0, 0}},
    {283453, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283507, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283553, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283610, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283682, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4472, 1}, {0, 0}}, {283742, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283809, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {283874, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {283924, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284038, 283991, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {4472, 1}, {0, 0}},
    {284086, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284129, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284185, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284246, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284300, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284371, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284426, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284482, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284531, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284606, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284664, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4472, 1}, {0, 0}}, {284714, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284769, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {284846, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {284917, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285029, 284990, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {4472, 1}, {0, 0}},
    {285081, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285146, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285218, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285281, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285335, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285388, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285442, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285488, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285641, 285584, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {4472, 1}, {0, 0}}, {285691, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285741, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285786, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285835, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {285890, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {285970, 285584, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {4472, 1}, {0, 0}}, {286024, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286075, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {286118, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286242, 286185, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 1}, {4472, 1}, {0, 0}}, {286462, 286343, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {4472, 1}, {0, 0}},
    {286510, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {286560, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286623, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {286677, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286730, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {286775, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {286936, 286867, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 1}, {4472, 1}, {0, 0}}, {286996, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {287167, 287070, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1516, 2}, {4472, 1}, {0, 0}}, {287215, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {287268, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {287319, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {287379, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {287442, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}},
    {287500, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4472, 1}, {0, 0}}, {287768, 287607, 0, {3174, 2}, {3176, 1}, {0, 0}, {0, 0}, {1518, 2}, {4441, 2}, {0, 0}},
    {287800, 280951, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4473, 3}, {0, 0}}, {287845, 280951, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4441, 2}, {0, 0}},
    {288112, 288023, 0, {3177, 1}, {3178, 1}, {0, 0}, {0, 0}, {0, 0}, {4476, 4}, {0, 0}}, {288511, 288399, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1520, 9}, {4480, 3}, {0, 0}},
    {288554, 49358, 0, {3180, 1}, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {4483, 4}, {0, 0}}, {288786, 288719, 0, {3182, 1}, {3183, 1}, {0, 0}, {0, 0}, {1529, 1}, {4487, 3}, {0, 0}},
    {288961, 288828, 0, {3184, 2}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {4490, 4}, {0, 0}}, {289141, 289100, 0, {3186, 1}, {0, 0}, {0, 0}, {0, 0}, {1531, 1}, {4490, 4}, {0, 0}},
    {289261, 289193, 0, {3165, 1}, {3187, 1}, {0, 0}, {0, 0}, {1532, 1}, {4494, 3}, {0, 0}}, {289415, 289300, 4, {3188, 1}, {3183, 1}, {888, 1}, {0, 0}, {1533, 1}, {4497, 4}, {4449, 1}},
    {289763, 289523, 0, {3189, 2}, {3191, 2}, {0, 0}, {0, 0}, {1534, 4}, {4501, 4}, {4505, 1}},
    {290071, 289876, 5, {3193, 4}, {3176, 1}, {3197, 1}, {0, 0}, {1538, 2}, {4451, 7}, {0, 0}},
    {290217, 290140, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1540, 1}, {4441, 2}, {0, 0}}, {290474, 290309, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1541, 4}, {4441, 2}, {0, 0}},
    {290616, 290536, 0, {3165, 1}, {3201, 1}, {0, 0}, {0, 0}, {1545, 1}, {4507, 3}, {0, 0}}, {290650, 288023, 0, {3202, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4510, 4}, {0, 0}},
    {290846, 290713, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4514, 4}, {0, 0}}, {290939, 288023, 0, {3165, 1}, {3204, 1}, {0, 0}, {0, 0}, {1549, 5}, {4510, 4}, {0, 0}},
    {291059, 290978, 0, {3165, 1}, {3205, 1}, {0, 0}, {0, 0}, {1554, 1}, {4514, 4}, {0, 0}}, {291093, 290713, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4507, 3}, {0, 0}},
    {291217, 291135, 0, {3206, 1}, {3207, 1}, {0, 0}, {0, 0}, {1555, 1}, {4518, 3}, {0, 0}}, {291400, 291266, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1556, 2}, {4476, 4}, {0, 0}},
    {291648, 291477, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1558, 3}, {4521, 4}, {0, 0}}, {291867, 291746, 0, {3208, 1}, {3183, 1}, {0, 0}, {0, 0}, {1561, 4}, {4525, 5}, {0, 0}},
    {291974, 291893, 4, {3182, 1}, {3209, 1}, {888, 1}, {0, 0}, {0, 0}, {4530, 4}, {0, 0}}, {292067, 292006, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4476, 4}, {0, 0}},
    {292091, 288023, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4480, 3}, {0, 0}}, {292120, 288023, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4480, 3}, {0, 0}},
    {292237, 292165, 0, {3211, 2}, {3213, 1}, {0, 0}, {0, 0}, {0, 0}, {4480, 3}, {0, 0}}, {292265, 280951, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}},
    {292314, 288023, 0, {3165, 1}, {3214, 2}, {0, 0}, {0, 0}, {1565, 1}, {4480, 3}, {0, 0}}, {292337, 288023, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4480, 3}, {0, 0}},
    {292491, 288023, 0, {3216, 1}, {3217, 2}, {0, 0}, {0, 0}, {1566, 2}, {4476, 4}, {0, 0}}, {292543, 288023, 0, {3216, 1}, {3179, 1}, {0, 0}, {0, 0}, {1568, 2}, {4476, 4}, {0, 0}},
    {292567, 280951, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4534, 3}, {0, 0}}, {292614, 280951, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4476, 4}, {0, 0}},
    {292636, 280951, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4476, 4}, {0, 0}}, {292752, 292681, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4537, 3}, {0, 0}},
    {292871, 292793, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {4540, 3}, {0, 0}}, {293021, 292928, 0, {3220, 2}, {0, 0}, {0, 0}, {0, 0}, {1572, 1}, {4543, 4}, {4547, 1}},
    {293251, 293068, 4, {3222, 1}, {3223, 1}, {3224, 1}, {0, 0}, {1573, 1}, {4549, 4}, {4553, 1}},
    {293341, 292681, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1574, 4}, {4555, 4}, {0, 0}}, {293444, 293379, 0, {3219, 1}, {3225, 4}, {0, 0}, {0, 0}, {0, 0}, {4555, 4}, {0, 0}},
    {293557, 293379, 0, {3219, 1}, {3229, 8}, {0, 0}, {0, 0}, {0, 0}, {4555, 4}, {0, 0}}, {293787, 293623, 0, {3219, 1}, {3237, 1}, {0, 0}, {0, 0}, {1578, 5}, {4559, 4}, {0, 0}},
    {293837, 293379, 0, {3238, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4563, 3}, {0, 0}}, {294196, 294027, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4559, 4}, {0, 0}},
    {294228, 294027, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4559, 4}, {0, 0}}, {294261, 293379, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4559, 4}, {0, 0}},
    {294298, 293379, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4559, 4}, {0, 0}}, {294436, 294336, 0, {3219, 1}, {3241, 1}, {0, 0}, {0, 0}, {0, 0}, {4559, 4}, {0, 0}},
    {294586, 294468, 0, {3219, 1}, {3242, 1}, {0, 0}, {0, 0}, {1588, 3}, {4559, 4}, {0, 0}}, {294670, 294628, 0, {3243, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4566, 2}, {0, 0}},
    {294830, 294773, 0, {3244, 1}, {3245, 2}, {0, 0}, {0, 0}, {0, 0}, {4441, 2}, {0, 0}}, {294920, 294864, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4568, 4}, {0, 0}},
    {294975, 292006, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4476, 4}, {0, 0}}, {295080, 288023, 0, {3247, 1}, {3179, 1}, {0, 0}, {0, 0}, {1592, 2}, {4480, 3}, {0, 0}},
    {295209, 295109, 0, {3243, 1}, {3248, 1}, {0, 0}, {0, 0}, {1594, 1}, {4572, 4}, {4576, 1}},
    {295263, 295233, 4, {0, 0}, {0, 0}, {3249, 1}, {0, 0}, {360, 5}, {4578, 4}, {0, 0}}, {295318, 108524, 0, {3250, 1}, {3251, 1}, {0, 0}, {0, 0}, {0, 0}, {4582, 4}, {0, 0}},
    {295355, 288023, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1595, 1}, {4586, 4}, {0, 0}}, {295514, 295412, 0, {3252, 1}, {3176, 1}, {0, 0}, {0, 0}, {1596, 3}, {4590, 5}, {0, 0}},
    {295560, 288023, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4590, 5}, {0, 0}}, {295596, 288023, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4590, 5}, {0, 0}},
    {295674, 295639, 0, {0, 0}, {3253, 1}, {0, 0}, {0, 0}, {718, 1}, {4595, 4}, {0, 0}}, {295786, 295712, 0, {3182, 1}, {3209, 1}, {0, 0}, {0, 0}, {1599, 1}, {4441, 2}, {0, 0}},
    {295891, 295851, 0, {3254, 1}, {0, 0}, {0, 0}, {0, 0}, {1600, 4}, {4599, 3}, {0, 0}}, {296076, 295926, 0, {3255, 2}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {4602, 3}, {4605, 1}},
    {296211, 296113, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1604, 1}, {4534, 3}, {0, 0}}, {296316, 296245, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1605, 1}, {4507, 3}, {0, 0}},
    {296547, 296348, 5, {3258, 2}, {3167, 1}, {888, 1}, {0, 0}, {1606, 1}, {4607, 7}, {4614, 2}},
    {296637, 296566, 4, {3260, 1}, {3261, 1}, {888, 1}, {0, 0}, {0, 0}, {4618, 3}, {4449, 1}},
    {296754, 296668, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4621, 3}, {0, 0}}, {296865, 108524, 0, {3250, 1}, {3183, 1}, {0, 0}, {0, 0}, {1607, 3}, {4624, 3}, {0, 0}},
    {297156, 280951, 0, {3165, 1}, {3262, 2}, {0, 0}, {0, 0}, {1610, 5}, {4627, 3}, {4630, 1}},
    {297457, 297349, 0, {3165, 1}, {3264, 2}, {0, 0}, {0, 0}, {1615, 2}, {4632, 3}, {0, 0}}, {297515, 294864, 0, {3165, 1}, {3266, 2}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {297562, 288023, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4640, 4}, {0, 0}}, {297600, 288023, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {297631, 288023, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}}, {297672, 294864, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {297715, 280951, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4441, 2}, {0, 0}}, {297760, 294864, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {298115, 297891, 1, {3268, 3}, {3271, 2}, {0, 0}, {0, 0}, {1617, 4}, {4632, 3}, {0, 0}}, {298278, 298194, 0, {3273, 2}, {3275, 2}, {0, 0}, {0, 0}, {0, 0}, {4627, 3}, {0, 0}},
    {298414, 298323, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}}, {298656, 298505, 0, {3165, 1}, {3277, 2}, {0, 0}, {0, 0}, {1621, 2}, {4521, 4}, {0, 0}},
    {298818, 298701, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1623, 2}, {4476, 4}, {0, 0}}, {298969, 298862, 0, {3279, 2}, {3281, 1}, {0, 0}, {0, 0}, {1625, 1}, {4632, 3}, {0, 0}},
    {299024, 288023, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4590, 5}, {0, 0}}, {299100, 288023, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1626, 1}, {4590, 5}, {0, 0}},
    {299154, 288023, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4521, 4}, {0, 0}}, {299409, 299265, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1627, 1}, {4635, 5}, {0, 0}},
    {299442, 288023, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4521, 4}, {0, 0}}, {299765, 288023, 0, {3282, 1}, {3283, 3}, {0, 0}, {0, 0}, {1628, 1}, {4590, 5}, {0, 0}},
    {300046, 288023, 0, {3286, 1}, {3287, 4}, {0, 0}, {0, 0}, {1629, 1}, {4590, 5}, {0, 0}}, {300407, 300159, 0, {3165, 1}, {3291, 1}, {0, 0}, {0, 0}, {1630, 5}, {4644, 3}, {0, 0}},
    {300593, 300473, 0, {3165, 1}, {3292, 3}, {0, 0}, {0, 0}, {1635, 3}, {4647, 4}, {0, 0}}, {300811, 300673, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1638, 1}, {4627, 3}, {0, 0}},
    {301326, 301017, 0, {3298, 2}, {3297, 1}, {0, 0}, {0, 0}, {1639, 3}, {4627, 3}, {0, 0}}, {301633, 301445, 0, {3300, 2}, {3302, 3}, {0, 0}, {0, 0}, {1642, 2}, {4640, 4}, {0, 0}},
    {302050, 301829, 0, {3305, 2}, {3307, 3}, {0, 0}, {0, 0}, {1644, 7}, {4640, 4}, {0, 0}}, {302301, 302110, 0, {3310, 2}, {3312, 2}, {0, 0}, {0, 0}, {1651, 3}, {4640, 4}, {0, 0}},
    {302448, 298323, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1654, 8}, {4635, 5}, {0, 0}}, {302578, 302486, 0, {3314, 1}, {3315, 1}, {0, 0}, {0, 0}, {366, 1}, {4651, 3}, {4654, 1}},
    {302738, 302626, 4, {3165, 1}, {3316, 1}, {482, 1}, {0, 0}, {0, 0}, {4656, 8}, {0, 0}}, {302767, 294864, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {302825, 296668, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}}, {302856, 298323, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}},
    {302979, 302947, 0, {3317, 2}, {3319, 1}, {0, 0}, {0, 0}, {1662, 3}, {4632, 3}, {0, 0}}, {303206, 303150, 0, {3165, 1}, {3320, 4}, {0, 0}, {0, 0}, {1665, 5}, {4590, 5}, {0, 0}},
    {303412, 303280, 0, {3165, 1}, {3324, 4}, {0, 0}, {0, 0}, {1670, 2}, {4590, 5}, {0, 0}}, {303656, 303458, 0, {3165, 1}, {3328, 4}, {0, 0}, {0, 0}, {1672, 4}, {4590, 5}, {0, 0}},
    {303937, 303758, 0, {3332, 2}, {3334, 2}, {0, 0}, {0, 0}, {1676, 3}, {4627, 3}, {0, 0}}, {304334, 304029, 1, {3336, 5}, {3341, 2}, {0, 0}, {0, 0}, {1679, 3}, {4632, 3}, {0, 0}},
    {304373, 294864, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4635, 5}, {0, 0}}, {304542, 304456, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1682, 1}, {4635, 5}, {0, 0}},
    {304861, 304695, 0, {3343, 2}, {0, 0}, {0, 0}, {0, 0}, {1683, 5}, {4632, 3}, {0, 0}}, {305067, 303150, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1688, 6}, {4590, 5}, {0, 0}},
    {305126, 294864, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {513, 1}, {4635, 5}, {0, 0}}, {305163, 292006, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4476, 4}, {0, 0}},
    {305462, 305245, 4, {3345, 1}, {3183, 1}, {3168, 1}, {0, 0}, {1694, 2}, {4664, 5}, {4449, 1}},
    {305590, 305499, 0, {0, 0}, {3239, 1}, {0, 0}, {0, 0}, {1696, 3}, {4441, 2}, {0, 0}}, {305687, 305630, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 1}, {4459, 1}, {0, 0}},
    {305744, 280951, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4460, 4}, {0, 0}}, {305818, 305761, 4, {3346, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {4669, 6}, {4675, 1}},
    {306693, 306091, 1, {3347, 7}, {3354, 1}, {0, 0}, {0, 0}, {1700, 6}, {4677, 2}, {0, 0}}, {306735, 288023, 0, {3202, 1}, {3355, 1}, {0, 0}, {0, 0}, {0, 0}, {4507, 3}, {0, 0}},
    {306932, 306810, 0, {3356, 2}, {3358, 1}, {0, 0}, {0, 0}, {1706, 1}, {4677, 2}, {0, 0}}, {307356, 307052, 1, {3359, 4}, {3179, 1}, {0, 0}, {0, 0}, {1707, 4}, {4677, 2}, {0, 0}},
    {307525, 307411, 0, {3363, 2}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {4677, 2}, {0, 0}}, {307903, 307564, 1, {3359, 4}, {0, 0}, {0, 0}, {0, 0}, {1712, 6}, {4677, 2}, {0, 0}},
    {307981, 307938, 0, {3208, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4679, 2}, {0, 0}}, {308109, 308062, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1718, 1}, {3126, 2}, {0, 0}},
    {308119, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}}, {308174, 0, 0, {3365, 2}, {1236, 1}, {0, 0}, {0, 0}, {1719, 2}, {0, 0}, {0, 0}},
    {308231, 0, 0, {3367, 3}, {1236, 1}, {0, 0}, {0, 0}, {1721, 1}, {0, 0}, {0, 0}}, {308357, 224406, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4682, 2}, {0, 0}},
    {308427, 308372, 0, {2652, 1}, {3373, 1}, {0, 0}, {0, 0}, {0, 0}, {4684, 4}, {0, 0}}, {308592, 308475, 0, {3374, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {114, 1}},
    {308694, 308650, 0, {0, 0}, {3378, 1}, {0, 0}, {0, 0}, {1722, 1}, {4690, 2}, {0, 0}}, {308875, 308777, 0, {3379, 3}, {662, 1}, {0, 0}, {0, 0}, {1723, 3}, {4692, 8}, {0, 0}},
    {308961, 308891, 0, {136, 1}, {3378, 1}, {0, 0}, {0, 0}, {0, 0}, {4690, 2}, {4700, 1}}, {309210, 308990, 0, {3382, 1}, {3383, 2}, {0, 0}, {0, 0}, {0, 0}, {4702, 4}, {4706, 1}},
    {309362, 309230, 0, {3385, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {114, 1}}, {309575, 309413, 0, {3389, 2}, {135, 1}, {0, 0}, {0, 0}, {1726, 1}, {4708, 4}, {4712, 1}},
    {309645, 309590, 0, {3382, 1}, {3391, 1}, {0, 0}, {0, 0}, {1727, 3}, {4714, 2}, {0, 0}}, {309860, 309702, 0, {3392, 3}, {3395, 1}, {0, 0}, {0, 0}, {0, 0}, {4716, 7}, {4723, 1}},
    {310009, 309895, 0, {3005, 1}, {3396, 1}, {0, 0}, {0, 0}, {0, 0}, {4725, 2}, {4727, 1}}, {310331, 310132, 0, {3397, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4729, 4}, {4733, 1}},
    {310579, 310345, 0, {3402, 3}, {3372, 1}, {0, 0}, {0, 0}, {1726, 1}, {4735, 4}, {4739, 1}},
    {310699, 310593, 0, {3405, 2}, {140, 1}, {0, 0}, {0, 0}, {1730, 2}, {4741, 3}, {4744, 1}},
    {310887, 310727, 0, {3407, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4746, 3}, {4749, 1}}, {310972, 310905, 0, {3409, 2}, {3372, 1}, {0, 0}, {0, 0}, {779, 2}, {4751, 3}, {114, 1}},
    {311046, 310995, 4, {3411, 2}, {97, 1}, {3413, 1}, {0, 0}, {0, 0}, {4754, 4}, {4758, 1}}, {311058, 309230, 0, {3414, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {114, 1}},
    {311076, 308475, 0, {3418, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {114, 1}}, {311233, 311095, 0, {3422, 2}, {576, 1}, {0, 0}, {0, 0}, {1732, 2}, {4760, 6}, {4766, 1}},
    {311315, 311256, 0, {3424, 3}, {3391, 1}, {0, 0}, {0, 0}, {1734, 1}, {4768, 4}, {0, 0}}, {311571, 311453, 0, {3427, 1}, {0, 0}, {0, 0}, {0, 0}, {1735, 2}, {4772, 2}, {0, 0}},
    {311723, 311584, 0, {3428, 2}, {576, 1}, {0, 0}, {0, 0}, {1737, 2}, {4774, 6}, {4766, 1}},
    {311921, 311781, 0, {3430, 1}, {3431, 1}, {0, 0}, {0, 0}, {686, 1}, {4780, 3}, {0, 0}}, {312109, 311945, 0, {3432, 2}, {3434, 1}, {0, 0}, {0, 0}, {686, 1}, {4783, 4}, {4744, 1}},
    {312415, 312174, 0, {3435, 2}, {3437, 2}, {0, 0}, {0, 0}, {1739, 3}, {4787, 3}, {4790, 1}},
    {312603, 312427, 0, {3439, 5}, {3444, 1}, {0, 0}, {0, 0}, {767, 1}, {4688, 2}, {4733, 1}},
    {312618, 224406, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4792, 3}, {0, 0}}, {312680, 312636, 0, {3445, 2}, {3447, 1}, {0, 0}, {0, 0}, {1742, 1}, {4795, 4}, {0, 0}},
    {312742, 48454, 0, {0, 0}, {3448, 1}, {0, 0}, {0, 0}, {0, 0}, {4792, 3}, {0, 0}}, {312845, 312754, 0, {3449, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4751, 3}, {114, 1}},
    {312900, 43153, 0, {3371, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {4799, 3}, {4802, 1}}, {312997, 312945, 1, {3452, 4}, {3373, 1}, {0, 0}, {0, 0}, {1743, 2}, {4804, 7}, {114, 1}},
    {313045, 313018, 1, {3456, 4}, {3444, 1}, {0, 0}, {0, 0}, {1743, 2}, {4804, 7}, {114, 1}},
    {313139, 313067, 0, {3373, 1}, {3372, 1}, {0, 0}, {0, 0}, {512, 1}, {4811, 4}, {0, 0}}, {313211, 313156, 0, {3460, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 2}, {0, 0}},
    {313264, 13112, 0, {0, 0}, {3461, 1}, {0, 0}, {0, 0}, {0, 0}, {3265, 2}, {4817, 2}}, {313278, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}},
    {313502, 313419, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {313605, 313540, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {313617, 313540, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {313789, 313699, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4825, 2}, {0, 0}},
    {313869, 313803, 0, {3471, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4827, 2}, {0, 0}}, {314071, 313923, 0, {3472, 2}, {0, 0}, {0, 0}, {3474, 1}, {1745, 1}, {4827, 2}, {4829, 1}},
    {314168, 314089, 0, {3475, 1}, {3476, 1}, {0, 0}, {0, 0}, {1746, 1}, {0, 0}, {0, 0}}, {314181, 313419, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {314194, 313419, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {314226, 179628, 0, {0, 0}, {3470, 1}, {0, 0}, {0, 0}, {346, 1}, {4831, 2}, {915, 1}},
    {314293, 314240, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {314311, 314240, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {314329, 313540, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {314346, 313419, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {314362, 314240, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {314377, 313540, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {314389, 313540, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {314404, 313540, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {314525, 314419, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {314588, 314536, 0, {3479, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3708, 1}},
    {314705, 314611, 0, {3479, 1}, {3478, 1}, {0, 0}, {0, 0}, {1747, 1}, {4836, 1}, {3323, 1}},
    {314810, 314720, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4837, 1}}, {314831, 314720, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4837, 1}},
    {314852, 313419, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {314906, 314888, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1748, 5}, {4839, 5}, {0, 0}},
    {314919, 314419, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {314930, 314419, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {314944, 314419, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {315107, 315050, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1753, 4}, {4844, 5}, {0, 0}},
    {315173, 315133, 0, {0, 0}, {3488, 1}, {0, 0}, {0, 0}, {1757, 1}, {4849, 2}, {0, 0}}, {315192, 314419, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {315203, 314419, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {315217, 314419, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {315342, 315239, 4, {3472, 2}, {0, 0}, {3489, 2}, {2782, 1}, {0, 0}, {4825, 2}, {4829, 1}},
    {315449, 315375, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 6}, {4851, 3}, {0, 0}}, {315496, 315469, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1764, 5}, {4854, 2}, {0, 0}},
    {315552, 315375, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1769, 4}, {4854, 2}, {0, 0}}, {315602, 315375, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1773, 4}, {4854, 2}, {0, 0}},
    {315623, 314419, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {315634, 314419, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {315648, 314419, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {315743, 315677, 0, {0, 0}, {3491, 1}, {0, 0}, {0, 0}, {1777, 1}, {650, 1}, {4856, 1}},
    {315845, 315766, 0, {3492, 1}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4858, 1}}, {315932, 315863, 0, {3494, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {315950, 315863, 0, {3494, 2}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4858, 1}}, {315968, 313699, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4825, 2}, {0, 0}},
    {315981, 314419, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {315992, 314419, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {316006, 314419, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}}, {316020, 313540, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {316085, 316032, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1778, 3}, {829, 1}, {0, 0}}, {316100, 313540, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {316112, 313540, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {316124, 314419, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4833, 1}, {4834, 1}},
    {316135, 313419, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {316147, 313540, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {316158, 313419, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {316173, 314240, 0, {3496, 1}, {3497, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316242, 316189, 0, {3498, 1}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {316262, 313540, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}},
    {316277, 313540, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {316292, 14022, 0, {3475, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {316444, 316312, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}}, {316457, 316312, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}},
    {316470, 316312, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}}, {316482, 316312, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}},
    {316496, 316312, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4860, 1}, {4861, 1}}, {316510, 313419, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {316523, 313540, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {316586, 316535, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1781, 3}, {829, 1}, {0, 0}},
    {316600, 313419, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {316614, 314240, 0, {3501, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316627, 313540, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4824, 1}, {214, 1}}, {316790, 316726, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4863, 2}, {0, 0}},
    {316823, 316726, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4863, 2}, {0, 0}}, {316868, 316726, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4863, 2}, {0, 0}},
    {317189, 317015, 0, {3504, 3}, {3507, 1}, {0, 0}, {0, 0}, {0, 0}, {4865, 5}, {4870, 1}}, {317292, 317257, 0, {3508, 2}, {3510, 1}, {0, 0}, {0, 0}, {0, 0}, {4872, 3}, {1972, 1}},
    {317341, 317315, 0, {3511, 1}, {3512, 1}, {0, 0}, {0, 0}, {0, 0}, {4872, 3}, {2031, 1}}, {317484, 317413, 0, {3513, 1}, {3514, 1}, {0, 0}, {0, 0}, {0, 0}, {4875, 3}, {0, 0}},
    {317794, 317634, 0, {3515, 3}, {3518, 1}, {0, 0}, {0, 0}, {0, 0}, {4878, 5}, {4883, 1}}, {318126, 317951, 0, {3519, 3}, {3522, 1}, {0, 0}, {0, 0}, {1784, 1}, {4885, 4}, {4889, 1}},
    {318493, 318235, 0, {3523, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4891, 4}, {4895, 1}}, {318756, 318524, 0, {3529, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4897, 4}, {4901, 1}},
    {319032, 318854, 0, {3534, 2}, {3536, 2}, {0, 0}, {0, 0}, {0, 0}, {4903, 5}, {4908, 1}}, {319669, 319645, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1785, 1}, {0, 0}, {0, 0}},
    {320189, 319921, 0, {3564, 3}, {3567, 1}, {0, 0}, {0, 0}, {1786, 2}, {4911, 5}, {0, 0}}, {320533, 320427, 0, {3568, 1}, {3569, 1}, {0, 0}, {0, 0}, {1788, 2}, {4916, 3}, {4919, 1}},
    {321079, 320964, 0, {3570, 1}, {3571, 1}, {0, 0}, {0, 0}, {0, 0}, {4921, 2}, {0, 0}}, {321712, 321356, 1, {3572, 4}, {3576, 1}, {0, 0}, {0, 0}, {1790, 3}, {4815, 2}, {4923, 1}},
    {322069, 321967, 0, {3577, 2}, {3576, 1}, {0, 0}, {0, 0}, {0, 0}, {4815, 2}, {0, 0}}, {322663, 322529, 0, {3579, 3}, {3582, 1}, {0, 0}, {0, 0}, {1793, 3}, {4925, 3}, {0, 0}},
    {322787, 322705, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}, {0, 0}}, {323101, 322850, 0, {3583, 2}, {3585, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4928, 1}},
    {323873, 323777, 0, {3586, 3}, {3589, 1}, {0, 0}, {0, 0}, {1798, 5}, {4930, 2}, {0, 0}}, {324062, 323902, 0, {3590, 2}, {3592, 1}, {0, 0}, {0, 0}, {1803, 3}, {4932, 3}, {4733, 1}},
    {324271, 324087, 0, {3593, 2}, {3595, 1}, {0, 0}, {0, 0}, {1806, 7}, {4935, 3}, {4733, 1}},
    {324378, 324285, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4938, 1}}, {324400, 324285, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4938, 1}},
    {324506, 324438, 0, {3597, 2}, {0, 0}, {0, 0}, {0, 0}, {1813, 5}, {4940, 1}, {0, 0}}, {324648, 324521, 0, {3593, 2}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4940, 1}, {4733, 1}},
    {324753, 324666, 0, {3599, 4}, {0, 0}, {0, 0}, {0, 0}, {1798, 5}, {4941, 2}, {0, 0}}, {324917, 324765, 0, {3603, 3}, {0, 0}, {0, 0}, {0, 0}, {1803, 3}, {4943, 3}, {4733, 1}},
    {325091, 324936, 0, {3606, 3}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4946, 3}, {4733, 1}}, {325310, 325106, 0, {3593, 2}, {3609, 1}, {0, 0}, {0, 0}, {1823, 1}, {4949, 2}, {4951, 1}},
    {325455, 325333, 0, {3610, 2}, {3609, 1}, {0, 0}, {0, 0}, {0, 0}, {4953, 1}, {4954, 1}}, {326273, 326205, 0, {1294, 1}, {3623, 1}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {326646, 326205, 0, {3624, 6}, {3630, 1}, {0, 0}, {0, 0}, {1825, 7}, {0, 0}, {4956, 1}}, {326719, 326663, 0, {3624, 6}, {0, 0}, {0, 0}, {0, 0}, {1832, 5}, {0, 0}, {4956, 1}},
    {326766, 326663, 0, {3631, 2}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {0, 0}, {0, 0}}, {326793, 326663, 0, {3633, 7}, {0, 0}, {0, 0}, {0, 0}, {1838, 4}, {0, 0}, {4956, 1}},
    {326811, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326830, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326849, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326868, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326884, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326900, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326916, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326929, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326945, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326961, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326977, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326995, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {327013, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327100, 113495, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 2}, {0, 0}, {0, 0}},
    {327270, 327146, 0, {3641, 3}, {3644, 1}, {0, 0}, {0, 0}, {1844, 2}, {0, 0}, {0, 0}}, {327383, 326663, 0, {3645, 1}, {0, 0}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {327397, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327414, 150741, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
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
    {50531, 50503, {0, 0}, {689, 1}, {0, 0}}, {50557, 50536, {144, 1}, {0, 0}, {0, 0}}, {50583, 50565, {0, 0}, {689, 1}, {0, 0}},
    {50605, 50588, {0, 0}, {689, 1}, {0, 0}}, {50626, 50609, {0, 0}, {689, 1}, {0, 0}}, {50652, 50630, {0, 0}, {689, 1}, {0, 0}},
    {50678, 50661, {0, 0}, {689, 1}, {0, 0}}, {50704, 50682, {0, 0}, {689, 1}, {0, 0}}, {50735, 50713, {0, 0}, {689, 1}, {0, 0}},
    {50761, 50744, {0, 0}, {689, 1}, {0, 0}}, {50785, 50765, {0, 0}, {689, 1}, {0, 0}}, {50812, 50792, {0, 0}, {689, 1}, {0, 0}},
    {50846, 50819, {0, 0}, {689, 1}, {0, 0}}, {50882, 50860, {0, 0}, {689, 1}, {0, 0}}, {50915, 50891, {0, 0}, {689, 1}, {0, 0}},
    {50946, 50926, {0, 0}, {689, 1}, {0, 0}}, {50977, 50953, {0, 0}, {689, 1}, {0, 0}}, {51011, 50988, {0, 0}, {689, 1}, {0, 0}},
    {51062, 51040, {509, 2}, {0, 0}, {0, 0}}, {51090, 51071, {509, 2}, {0, 0}, {0, 0}}, {17624, 51096, {0, 0}, {690, 1}, {0, 0}},
    {51184, 51163, {511, 2}, {690, 1}, {0, 0}}, {21, 51227, {513, 4}, {691, 2}, {0, 0}}, {55, 51268, {0, 0}, {0, 0}, {0, 0}},
    {51332, 51312, {517, 2}, {0, 0}, {0, 0}}, {21161, 51348, {519, 3}, {192, 2}, {0, 0}}, {51386, 51368, {0, 0}, {689, 1}, {0, 0}},
    {51416, 51397, {522, 1}, {0, 0}, {0, 0}}, {51451, 51422, {523, 2}, {691, 2}, {0, 0}}, {51496, 51467, {144, 1}, {192, 2}, {0, 0}},
    {1126, 51537, {525, 3}, {192, 2}, {0, 0}}, {51557, 51568, {528, 1}, {693, 2}, {0, 0}}, {1303, 51654, {529, 1}, {0, 0}, {0, 0}},
    {51727, 51689, {530, 2}, {695, 1}, {0, 0}}, {51793, 51759, {532, 3}, {696, 1}, {0, 0}}, {51875, 51805, {535, 2}, {697, 1}, {698, 1}},
    {51963, 51926, {537, 2}, {700, 2}, {698, 1}}, {52036, 52001, {539, 2}, {697, 1}, {698, 1}},
    {52105, 52081, {541, 1}, {0, 0}, {0, 0}}, {52198, 52169, {542, 5}, {695, 1}, {0, 0}}, {52241, 52222, {547, 2}, {702, 1}, {698, 1}},
    {52305, 52282, {549, 2}, {695, 1}, {0, 0}}, {51184, 51163, {551, 2}, {702, 1}, {698, 1}}, {52321, 52333, {553, 1}, {703, 1}, {0, 0}},
    {52389, 52367, {554, 2}, {695, 1}, {0, 0}}, {51332, 51312, {556, 3}, {702, 1}, {698, 1}}, {52488, 52464, {559, 3}, {695, 1}, {0, 0}},
    {52572, 52543, {562, 3}, {697, 1}, {698, 1}}, {52624, 52596, {565, 2}, {704, 1}, {0, 0}}, {2090, 52639, {567, 2}, {702, 1}, {698, 1}},
    {52739, 52715, {569, 2}, {0, 0}, {0, 0}}, {6753, 52750, {571, 1}, {0, 0}, {0, 0}}, {15216, 52768, {0, 0}, {0, 0}, {0, 0}},
    {52811, 52786, {0, 0}, {695, 1}, {0, 0}}, {53986, 53966, {587, 3}, {702, 1}, {698, 1}}, {55309, 55260, {604, 2}, {781, 1}, {0, 0}},
    {55394, 55326, {606, 1}, {782, 1}, {0, 0}}, {55499, 55431, {607, 2}, {0, 0}, {0, 0}}, {14372, 55326, {606, 1}, {783, 1}, {0, 0}},
    {55571, 55326, {606, 1}, {784, 1}, {0, 0}}, {55616, 55326, {606, 1}, {785, 1}, {0, 0}}, {1303, 55676, {268, 2}, {786, 1}, {0, 0}},
    {55723, 55693, {460, 1}, {0, 0}, {0, 0}}, {51332, 16896, {609, 1}, {0, 0}, {0, 0}}, {55766, 55738, {610, 1}, {0, 0}, {0, 0}},
    {55770, 0, {0, 0}, {0, 0}, {0, 0}}, {55780, 0, {0, 0}, {0, 0}, {0, 0}}, {55787, 0, {0, 0}, {0, 0}, {0, 0}},
    {51332, 16896, {609, 1}, {0, 0}, {0, 0}}, {16911, 16896, {147, 1}, {0, 0}, {0, 0}}, {60493, 1458, {663, 1}, {0, 0}, {0, 0}},
    {60524, 60530, {664, 1}, {910, 1}, {0, 0}}, {60593, 1458, {665, 1}, {0, 0}, {0, 0}}, {60620, 1458, {666, 1}, {0, 0}, {0, 0}},
    {60710, 60639, {667, 4}, {0, 0}, {0, 0}}, {60754, 60770, {671, 1}, {0, 0}, {0, 0}}, {43548, 60530, {672, 1}, {910, 1}, {0, 0}},
    {60848, 1600, {673, 3}, {0, 0}, {0, 0}}, {40034, 60530, {676, 1}, {911, 1}, {0, 0}}, {60909, 1458, {677, 1}, {0, 0}, {0, 0}},
    {49154, 60530, {678, 1}, {910, 1}, {0, 0}}, {60952, 1458, {679, 1}, {0, 0}, {0, 0}}, {61034, 61060, {680, 5}, {0, 0}, {0, 0}},
    {61207, 1458, {685, 1}, {0, 0}, {0, 0}}, {61280, 61229, {686, 1}, {912, 1}, {0, 0}}, {61313, 1458, {687, 1}, {0, 0}, {0, 0}},
    {61367, 1458, {688, 1}, {0, 0}, {0, 0}}, {61406, 60530, {689, 1}, {910, 1}, {0, 0}}, {61413, 60530, {690, 1}, {910, 1}, {0, 0}},
    {61418, 60530, {691, 1}, {910, 1}, {0, 0}}, {76509, 1458, {879, 1}, {0, 0}, {0, 0}}, {51205, 0, {0, 0}, {0, 0}, {0, 0}},
    {2137, 0, {0, 0}, {0, 0}, {0, 0}}, {77193, 1458, {884, 1}, {0, 0}, {0, 0}}, {77257, 77230, {885, 1}, {0, 0}, {0, 0}},
    {79329, 16896, {893, 1}, {0, 0}, {0, 0}}, {79362, 16896, {894, 1}, {0, 0}, {0, 0}}, {79399, 16896, {895, 1}, {0, 0}, {0, 0}},
    {79430, 16896, {896, 1}, {0, 0}, {0, 0}}, {79455, 16896, {897, 1}, {0, 0}, {0, 0}}, {79478, 16896, {898, 1}, {0, 0}, {0, 0}},
    {1303, 95863, {932, 2}, {1706, 2}, {0, 0}}, {59258, 96002, {934, 3}, {0, 0}, {0, 0}}, {96094, 0, {0, 0}, {689, 1}, {0, 0}},
    {55766, 96117, {937, 1}, {1708, 2}, {0, 0}}, {96173, 96146, {938, 2}, {1710, 3}, {0, 0}}, {61012, 96224, {940, 3}, {0, 0}, {0, 0}},
    {96301, 0, {0, 0}, {0, 0}, {0, 0}}, {96343, 1600, {943, 1}, {0, 0}, {1713, 1}}, {16911, 96356, {944, 1}, {1715, 2}, {0, 0}},
    {96488, 1600, {945, 3}, {0, 0}, {1717, 1}}, {96521, 1600, {948, 2}, {0, 0}, {1719, 1}}, {96559, 1600, {950, 2}, {0, 0}, {0, 0}},
    {96572, 1600, {952, 1}, {0, 0}, {0, 0}}, {96627, 96606, {953, 1}, {0, 0}, {0, 0}}, {96641, 1600, {954, 3}, {0, 0}, {0, 0}},
    {96671, 96678, {957, 1}, {0, 0}, {0, 0}}, {96723, 96698, {958, 2}, {0, 0}, {0, 0}}, {96772, 96758, {960, 1}, {0, 0}, {0, 0}},
    {96802, 1600, {961, 2}, {0, 0}, {0, 0}}, {96818, 1600, {963, 2}, {0, 0}, {0, 0}}, {96911, 1600, {965, 4}, {0, 0}, {1721, 3}},
    {97003, 1600, {969, 5}, {0, 0}, {1727, 1}}, {97197, 1600, {974, 8}, {0, 0}, {1729, 3}}, {97412, 1600, {982, 16}, {1735, 1}, {1736, 3}},
    {97508, 1600, {998, 8}, {0, 0}, {1742, 3}}, {97622, 97567, {1006, 1}, {0, 0}, {1748, 2}}, {97775, 97680, {1007, 2}, {0, 0}, {1752, 2}},
    {97857, 97804, {1009, 2}, {0, 0}, {1756, 3}}, {97865, 1600, {1011, 4}, {0, 0}, {0, 0}}, {97962, 1600, {1015, 9}, {0, 0}, {1762, 3}},
    {98026, 1600, {1024, 2}, {0, 0}, {1768, 3}}, {98104, 1600, {1026, 7}, {0, 0}, {1774, 3}}, {98150, 1600, {1033, 4}, {0, 0}, {1780, 3}},
    {98201, 1600, {1037, 4}, {0, 0}, {1786, 3}}, {98271, 1600, {1041, 3}, {0, 0}, {1792, 3}}, {98333, 1600, {1044, 8}, {0, 0}, {1798, 3}},
    {98404, 1600, {1052, 8}, {0, 0}, {1804, 1}}, {98458, 1600, {1060, 3}, {0, 0}, {1806, 3}}, {98486, 0, {0, 0}, {0, 0}, {1812, 1}},
    {98563, 1600, {1063, 8}, {0, 0}, {1814, 1}}, {98760, 1600, {1071, 14}, {1735, 1}, {1816, 3}},
    {98790, 1600, {1085, 4}, {0, 0}, {1822, 2}}, {98882, 1600, {1089, 2}, {0, 0}, {1826, 3}}, {98910, 98905, {1091, 1}, {0, 0}, {0, 0}},
    {31504, 16896, {1092, 1}, {0, 0}, {0, 0}}, {98976, 98993, {1093, 1}, {0, 0}, {0, 0}}, {99034, 99042, {1094, 1}, {0, 0}, {0, 0}},
    {99482, 1600, {1095, 15}, {0, 0}, {1832, 3}}, {99613, 1600, {1110, 5}, {0, 0}, {1838, 1}},
    {99657, 1600, {1115, 1}, {0, 0}, {1840, 1}}, {99703, 1600, {1116, 2}, {0, 0}, {1842, 1}}, {99727, 1600, {1118, 1}, {0, 0}, {1844, 1}},
    {99774, 1600, {1119, 2}, {0, 0}, {1846, 1}}, {99857, 1600, {1121, 7}, {0, 0}, {1848, 1}}, {99965, 1600, {1128, 7}, {0, 0}, {1850, 1}},
    {100016, 1600, {1135, 1}, {0, 0}, {1852, 1}}, {100114, 1600, {1136, 7}, {0, 0}, {1854, 1}},
    {100207, 1600, {1143, 6}, {0, 0}, {0, 0}}, {100292, 100254, {1149, 3}, {0, 0}, {0, 0}}, {100362, 100322, {1152, 2}, {0, 0}, {0, 0}},
    {100448, 100403, {1154, 2}, {0, 0}, {1856, 1}}, {31541, 16896, {287, 1}, {0, 0}, {0, 0}}, {100457, 0, {0, 0}, {0, 0}, {0, 0}},
    {100687, 1600, {1156, 10}, {0, 0}, {0, 0}}, {100721, 1600, {1166, 3}, {0, 0}, {0, 0}}, {100801, 100779, {1169, 1}, {0, 0}, {0, 0}},
    {61012, 100857, {1170, 3}, {1858, 1}, {0, 0}}, {100957, 100919, {1173, 1}, {783, 1}, {0, 0}},
    {100982, 60530, {1174, 2}, {0, 0}, {0, 0}}, {101033, 100994, {1176, 1}, {0, 0}, {1859, 1}},
    {101096, 1600, {1177, 4}, {0, 0}, {1861, 1}}, {101143, 1600, {1181, 2}, {0, 0}, {1863, 1}},
    {101158, 0, {0, 0}, {0, 0}, {0, 0}}, {101183, 101195, {1183, 1}, {0, 0}, {0, 0}}, {101231, 1600, {1184, 2}, {0, 0}, {0, 0}},
    {101263, 1600, {1186, 2}, {0, 0}, {0, 0}}, {900, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}},
    {125002, 0, {1498, 1}, {702, 1}, {2342, 2}}, {127178, 0, {0, 0}, {0, 0}, {0, 0}}, {127183, 0, {0, 0}, {0, 0}, {0, 0}},
    {127191, 0, {0, 0}, {0, 0}, {0, 0}}, {127198, 0, {0, 0}, {0, 0}, {0, 0}}, {127231, 16896, {1506, 1}, {0, 0}, {0, 0}},
    {129888, 0, {0, 0}, {0, 0}, {0, 0}}, {129920, 1600, {1534, 2}, {0, 0}, {0, 0}}, {129935, 0, {0, 0}, {0, 0}, {0, 0}},
    {130081, 1600, {1536, 5}, {0, 0}, {0, 0}}, {130132, 1600, {1541, 1}, {0, 0}, {0, 0}}, {130154, 1600, {1542, 1}, {0, 0}, {0, 0}},
    {99304, 1458, {1543, 1}, {0, 0}, {0, 0}}, {130069, 1458, {1544, 1}, {0, 0}, {0, 0}}, {130077, 1458, {1545, 1}, {0, 0}, {0, 0}},
    {130198, 1458, {1546, 1}, {0, 0}, {0, 0}}, {130061, 1458, {1547, 1}, {0, 0}, {0, 0}}, {136647, 1458, {1619, 1}, {0, 0}, {0, 0}},
    {136678, 16896, {1620, 1}, {0, 0}, {0, 0}}, {136722, 16896, {1621, 1}, {0, 0}, {0, 0}}, {136768, 1458, {1622, 1}, {0, 0}, {0, 0}},
    {136829, 1458, {1623, 1}, {0, 0}, {0, 0}}, {136883, 16896, {1624, 1}, {0, 0}, {0, 0}}, {136918, 16896, {1625, 1}, {0, 0}, {0, 0}},
    {136960, 16896, {1626, 1}, {0, 0}, {0, 0}}, {136997, 1458, {1627, 1}, {0, 0}, {0, 0}}, {137038, 16896, {1628, 1}, {0, 0}, {0, 0}},
    {137064, 1600, {1629, 2}, {0, 0}, {0, 0}}, {137112, 1458, {1631, 1}, {0, 0}, {0, 0}}, {137153, 1458, {1632, 1}, {0, 0}, {0, 0}},
    {137189, 16896, {1633, 1}, {0, 0}, {0, 0}}, {137219, 16896, {1634, 1}, {0, 0}, {0, 0}}, {49154, 16896, {1635, 1}, {1715, 2}, {0, 0}},
    {137267, 16896, {1636, 1}, {0, 0}, {0, 0}}, {137291, 16896, {1637, 1}, {0, 0}, {0, 0}}, {137322, 16896, {1638, 1}, {0, 0}, {0, 0}},
    {137354, 16896, {1639, 1}, {0, 0}, {0, 0}}, {137380, 16896, {1640, 1}, {0, 0}, {0, 0}}, {137407, 16896, {1641, 1}, {0, 0}, {0, 0}},
    {137435, 16896, {1642, 1}, {0, 0}, {0, 0}}, {137474, 1458, {1643, 1}, {0, 0}, {0, 0}}, {137512, 16896, {1644, 1}, {0, 0}, {0, 0}},
    {79216, 16896, {1645, 1}, {0, 0}, {0, 0}}, {137564, 1458, {1646, 1}, {0, 0}, {0, 0}}, {137597, 16896, {1647, 1}, {0, 0}, {0, 0}},
    {137626, 16896, {1648, 1}, {0, 0}, {0, 0}}, {30141, 1600, {1649, 3}, {0, 0}, {0, 0}}, {137660, 16896, {1652, 1}, {0, 0}, {0, 0}},
    {137689, 1458, {1653, 1}, {0, 0}, {0, 0}}, {61012, 137757, {1654, 7}, {2442, 1}, {0, 0}}, {137889, 16896, {1661, 1}, {0, 0}, {0, 0}},
    {137932, 16896, {1662, 1}, {0, 0}, {0, 0}}, {137975, 16896, {1663, 1}, {0, 0}, {0, 0}}, {138018, 16896, {1664, 1}, {0, 0}, {0, 0}},
    {138056, 16896, {1665, 1}, {0, 0}, {0, 0}}, {138103, 16896, {1666, 1}, {0, 0}, {0, 0}}, {138161, 16896, {1667, 1}, {0, 0}, {0, 0}},
    {138213, 16896, {1668, 1}, {0, 0}, {0, 0}}, {138259, 16896, {1669, 1}, {0, 0}, {0, 0}}, {138299, 16896, {1670, 1}, {0, 0}, {0, 0}},
    {138331, 16896, {1671, 1}, {0, 0}, {0, 0}}, {138365, 16896, {1672, 1}, {0, 0}, {0, 0}}, {138400, 16896, {1673, 1}, {0, 0}, {0, 0}},
    {138435, 1458, {1674, 1}, {0, 0}, {0, 0}}, {138470, 16896, {1675, 1}, {0, 0}, {0, 0}}, {138506, 16896, {1676, 1}, {0, 0}, {0, 0}},
    {138540, 16896, {1677, 1}, {0, 0}, {0, 0}}, {160249, 0, {0, 0}, {0, 0}, {0, 0}}, {160253, 0, {0, 0}, {0, 0}, {0, 0}},
    {160322, 1600, {1923, 3}, {0, 0}, {0, 0}}, {160359, 1458, {1926, 1}, {0, 0}, {0, 0}}, {160407, 1458, {1927, 1}, {0, 0}, {0, 0}},
    {160482, 160467, {1928, 1}, {0, 0}, {0, 0}}, {160517, 160467, {1929, 1}, {0, 0}, {0, 0}}, {160553, 1458, {1930, 1}, {0, 0}, {0, 0}},
    {160592, 1458, {1931, 1}, {0, 0}, {0, 0}}, {160632, 160467, {1932, 1}, {0, 0}, {0, 0}}, {160706, 160680, {1933, 1}, {0, 0}, {0, 0}},
    {160769, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 160467, {1937, 1}, {0, 0}, {0, 0}}, {97273, 1600, {1938, 7}, {0, 0}, {0, 0}},
    {161008, 1458, {1945, 1}, {0, 0}, {0, 0}}, {161051, 1458, {1946, 1}, {0, 0}, {0, 0}}, {161093, 1458, {1947, 1}, {0, 0}, {0, 0}},
    {161134, 1458, {1948, 1}, {0, 0}, {0, 0}}, {161170, 1458, {1949, 1}, {0, 0}, {0, 0}}, {161203, 1458, {1950, 1}, {0, 0}, {0, 0}},
    {161239, 1458, {1951, 1}, {0, 0}, {0, 0}}, {161277, 160467, {1952, 1}, {0, 0}, {0, 0}}, {161320, 1458, {1953, 1}, {0, 0}, {0, 0}},
    {161356, 1458, {1954, 1}, {0, 0}, {0, 0}}, {161396, 160467, {1955, 1}, {0, 0}, {0, 0}}, {161418, 1600, {1956, 1}, {0, 0}, {0, 0}},
    {51205, 0, {0, 0}, {0, 0}, {0, 0}}, {175598, 0, {0, 0}, {0, 0}, {0, 0}}, {150735, 175608, {144, 1}, {0, 0}, {0, 0}},
    {6753, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55766, 181874, {2146, 1}, {2789, 4}, {0, 0}},
    {181936, 181922, {2147, 1}, {0, 0}, {0, 0}}, {181958, 16896, {2148, 2}, {702, 1}, {698, 1}},
    {181966, 0, {0, 0}, {2793, 1}, {0, 0}}, {181980, 0, {2150, 1}, {702, 1}, {698, 1}}, {182008, 1600, {2151, 4}, {0, 0}, {0, 0}},
    {61012, 185140, {2190, 7}, {0, 0}, {0, 0}}, {30141, 0, {0, 0}, {0, 0}, {0, 0}}, {47648, 0, {0, 0}, {0, 0}, {0, 0}},
    {208756, 0, {0, 0}, {0, 0}, {0, 0}}, {208768, 0, {0, 0}, {0, 0}, {0, 0}}, {211711, 0, {0, 0}, {0, 0}, {0, 0}},
    {211764, 211750, {2514, 1}, {0, 0}, {0, 0}}, {211795, 1458, {2515, 1}, {0, 0}, {0, 0}}, {1303, 216767, {2544, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {216826, 216811, {2546, 1}, {0, 0}, {0, 0}}, {59258, 216841, {2547, 2}, {0, 0}, {0, 0}},
    {216885, 0, {0, 0}, {0, 0}, {0, 0}}, {216955, 216911, {2549, 2}, {0, 0}, {0, 0}}, {216826, 216960, {2551, 1}, {702, 1}, {0, 0}},
    {220959, 220891, {2588, 3}, {0, 0}, {0, 0}}, {220970, 220891, {2588, 3}, {0, 0}, {0, 0}}, {221008, 220979, {2591, 1}, {0, 0}, {0, 0}},
    {221055, 1458, {2592, 1}, {0, 0}, {0, 0}}, {221101, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51339, 221254, {2594, 8}, {3377, 2}, {3379, 1}},
    {17095, 1458, {2602, 1}, {0, 0}, {0, 0}}, {221369, 221344, {2603, 3}, {0, 0}, {0, 0}}, {245969, 16896, {2682, 1}, {0, 0}, {0, 0}},
    {246001, 16896, {2683, 1}, {0, 0}, {0, 0}}, {246065, 1600, {2684, 2}, {0, 0}, {0, 0}}, {246135, 1600, {2686, 2}, {0, 0}, {0, 0}},
    {246179, 16896, {2688, 1}, {0, 0}, {0, 0}}, {246207, 16896, {2689, 1}, {0, 0}, {0, 0}}, {246252, 16896, {2690, 1}, {0, 0}, {0, 0}},
    {246336, 1600, {2691, 9}, {0, 0}, {0, 0}}, {246358, 1600, {2700, 8}, {0, 0}, {0, 0}}, {246410, 16896, {2708, 1}, {0, 0}, {0, 0}},
    {246466, 16896, {2709, 1}, {0, 0}, {0, 0}}, {246516, 16896, {2710, 1}, {0, 0}, {0, 0}}, {1759, 16896, {11, 1}, {0, 0}, {0, 0}},
    {60620, 16896, {2711, 1}, {0, 0}, {0, 0}}, {246580, 1600, {2712, 3}, {0, 0}, {0, 0}}, {246617, 16896, {2715, 1}, {0, 0}, {0, 0}},
    {246654, 16896, {2716, 1}, {0, 0}, {0, 0}}, {246687, 16896, {2717, 1}, {0, 0}, {0, 0}}, {246709, 16896, {2718, 1}, {0, 0}, {0, 0}},
    {246744, 16896, {2719, 1}, {0, 0}, {0, 0}}, {246758, 16896, {1626, 1}, {0, 0}, {0, 0}}, {246798, 16896, {2720, 1}, {0, 0}, {0, 0}},
    {246837, 16896, {2721, 1}, {0, 0}, {0, 0}}, {246877, 16896, {2722, 1}, {0, 0}, {0, 0}}, {246918, 16896, {2723, 1}, {0, 0}, {0, 0}},
    {246954, 16896, {2724, 1}, {0, 0}, {0, 0}}, {246988, 16896, {2725, 1}, {0, 0}, {0, 0}}, {247030, 16896, {2726, 1}, {0, 0}, {0, 0}},
    {247078, 16896, {2727, 1}, {0, 0}, {0, 0}}, {247144, 1600, {2728, 2}, {0, 0}, {0, 0}}, {247131, 16896, {2730, 1}, {0, 0}, {0, 0}},
    {246046, 16896, {2731, 1}, {0, 0}, {0, 0}}, {247201, 16896, {2732, 1}, {0, 0}, {0, 0}}, {247234, 16896, {2733, 1}, {0, 0}, {0, 0}},
    {247267, 16896, {2734, 1}, {0, 0}, {0, 0}}, {247300, 16896, {2735, 1}, {0, 0}, {0, 0}}, {247336, 16896, {2736, 1}, {0, 0}, {0, 0}},
    {97663, 16896, {2737, 1}, {0, 0}, {0, 0}}, {247393, 16896, {2738, 1}, {0, 0}, {0, 0}}, {247673, 1600, {2739, 8}, {0, 0}, {0, 0}},
    {96964, 16896, {2747, 1}, {0, 0}, {0, 0}}, {247726, 16896, {2748, 1}, {0, 0}, {0, 0}}, {247764, 16896, {2749, 1}, {0, 0}, {0, 0}},
    {246115, 16896, {2750, 1}, {0, 0}, {0, 0}}, {247792, 16896, {2751, 1}, {0, 0}, {0, 0}}, {161418, 16896, {2752, 1}, {0, 0}, {0, 0}},
    {270792, 0, {0, 0}, {0, 0}, {0, 0}}, {30141, 270799, {3029, 1}, {0, 0}, {0, 0}}, {270830, 16896, {3030, 1}, {0, 0}, {0, 0}},
    {270860, 1600, {3031, 2}, {0, 0}, {0, 0}}, {246687, 16896, {2717, 1}, {0, 0}, {0, 0}}, {2013, 16896, {3033, 1}, {0, 0}, {0, 0}},
    {270894, 1600, {3034, 2}, {0, 0}, {0, 0}}, {270933, 16896, {3036, 1}, {0, 0}, {0, 0}}, {270942, 1600, {3037, 1}, {0, 0}, {0, 0}},
    {270967, 16896, {3038, 1}, {0, 0}, {0, 0}}, {270990, 16896, {3039, 1}, {0, 0}, {0, 0}}, {271002, 16896, {3040, 1}, {0, 0}, {0, 0}},
    {271044, 16896, {3041, 1}, {0, 0}, {0, 0}}, {271292, 271132, {3042, 4}, {0, 0}, {0, 0}}, {271313, 1600, {3046, 2}, {0, 0}, {0, 0}},
    {51557, 0, {0, 0}, {4438, 1}, {0, 0}}, {280514, 0, {0, 0}, {4439, 1}, {0, 0}}, {280521, 0, {0, 0}, {4438, 1}, {0, 0}},
    {280565, 0, {0, 0}, {4440, 1}, {0, 0}}, {61483, 280590, {3161, 1}, {4439, 1}, {0, 0}}, {280614, 181922, {2147, 1}, {4438, 1}, {0, 0}},
    {6753, 0, {0, 0}, {4438, 1}, {0, 0}}, {280647, 280620, {3162, 1}, {0, 0}, {0, 0}}, {100457, 0, {0, 0}, {4681, 1}, {0, 0}},
    {79399, 16896, {895, 1}, {0, 0}, {0, 0}}, {17095, 16896, {328, 1}, {0, 0}, {0, 0}}, {308316, 16896, {3370, 1}, {0, 0}, {0, 0}},
    {313299, 0, {0, 0}, {0, 0}, {0, 0}}, {313309, 0, {0, 0}, {0, 0}, {0, 0}}, {313346, 313317, {3462, 2}, {0, 0}, {0, 0}},
    {135763, 313352, {144, 1}, {0, 0}, {0, 0}}, {313409, 313391, {3464, 2}, {0, 0}, {0, 0}}, {319223, 319203, {3538, 3}, {786, 1}, {0, 0}},
    {319232, 0, {0, 0}, {0, 0}, {0, 0}}, {319264, 319241, {3541, 4}, {786, 1}, {0, 0}}, {319352, 1600, {3545, 3}, {0, 0}, {0, 0}},
    {319388, 16896, {3548, 1}, {0, 0}, {0, 0}}, {319417, 1458, {3549, 1}, {0, 0}, {0, 0}}, {36146, 1600, {3550, 6}, {4910, 1}, {0, 0}},
    {319192, 319478, {3556, 1}, {0, 0}, {0, 0}}, {49154, 1458, {3557, 1}, {0, 0}, {0, 0}}, {150735, 319523, {3558, 2}, {0, 0}, {0, 0}},
    {319565, 1600, {3560, 2}, {0, 0}, {0, 0}}, {221369, 319584, {3562, 2}, {4910, 1}, {0, 0}},
    {117218, 16896, {3612, 1}, {0, 0}, {0, 0}}, {246046, 16896, {2731, 1}, {0, 0}, {0, 0}}, {137219, 16896, {3613, 1}, {0, 0}, {0, 0}},
    {325912, 1600, {1649, 3}, {0, 0}, {0, 0}}, {325940, 1600, {3614, 4}, {0, 0}, {0, 0}}, {246115, 16896, {2750, 1}, {0, 0}, {0, 0}},
    {61012, 325992, {3618, 5}, {0, 0}, {0, 0}},
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
    {46549, 35, 0, 0, 0}, {33809, 177, 0, 0, 0}, {3681, 0, 1, 0, 0}, {33809, 178, 0, 0, 0}, {14364, 177, 2, 0, 0},
    {47078, 181, 0, 0, 0}, {47081, 182, 0, 0, 0}, {47078, 181, 0, 0, 0}, {47081, 182, 0, 0, 0},
    {47381, 183, 0, 0, 0}, {47486, 0, 0, 0, 0}, {47498, 0, 0, 0, 0}, {47509, 0, 0, 0, 0}, {47648, 35, 0, 0, 0},
    {3681, 178, 0, 0, 0}, {47796, 184, 2, 0, 0}, {47809, 177, 2, 0, 0}, {5486, 184, 0, 0, 0}, {47822, 185, 2, 0, 0},
    {47834, 19, 0, 0, 0}, {48024, 31, 0, 0, 0}, {33809, 187, 0, 0, 0}, {33809, 187, 0, 0, 0}, {47081, 182, 0, 0, 0},
    {3681, 177, 0, 0, 0}, {48553, 18, 0, 0, 0}, {48614, 185, 0, 0, 0}, {1398, 0, 0, 0, 0}, {48614, 185, 0, 0, 0},
    {49125, 35, 2, 0, 0}, {49139, 189, 1, 0, 0}, {49144, 35, 1, 0, 0}, {3681, 189, 0, 0, 0}, {49345, 190, 0, 0, 0},
    {49351, 190, 0, 0, 0}, {49478, 190, 2, 0, 0}, {49486, 18, 2, 0, 0}, {49497, 190, 2, 0, 0},
    {49506, 18, 2, 0, 0}, {21161, 189, 0, 0, 0}, {17613, 189, 0, 0, 0}, {49828, 191, 0, 0, 0},
    {3681, 189, 1, 0, 0}, {21161, 192, 0, 0, 0}, {50175, 193, 0, 0, 0}, {3681, 192, 0, 0, 0}, {51033, 194, 0, 0, 0},
    {9558, 194, 0, 0, 0}, {51157, 195, 0, 0, 0}, {51146, 196, 0, 0, 0}, {30141, 113, 0, 0, 0},
    {16758, 53, 0, 0, 0}, {36146, 197, 0, 0, 0}, {51215, 198, 0, 0, 0}, {51286, 16, 0, 0, 0}, {51303, 17, 0, 0, 0},
    {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51339, 198, 0, 0, 0}, {51391, 194, 0, 0, 0},
    {16758, 53, 0, 0, 0}, {51215, 198, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51524, 199, 0, 0, 0},
    {1398, 200, 0, 0, 0}, {1398, 201, 0, 0, 0}, {46892, 202, 0, 0, 0}, {51682, 202, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {47648, 203, 0, 0, 0}, {51751, 204, 0, 0, 0}, {6753, 191, 0, 0, 0}, {51751, 204, 0, 0, 0},
    {6753, 191, 0, 0, 0}, {51916, 205, 0, 0, 0}, {6753, 191, 0, 0, 0}, {1398, 206, 0, 0, 0}, {1398, 207, 0, 0, 0},
    {52116, 16, 0, 0, 0}, {52125, 195, 0, 0, 0}, {52136, 195, 0, 0, 0}, {52149, 195, 0, 0, 0},
    {52158, 195, 0, 0, 0}, {6753, 53, 0, 0, 55}, {1398, 208, 0, 0, 0}, {52263, 209, 0, 0, 0}, {52273, 198, 0, 0, 0},
    {6753, 53, 0, 0, 55}, {1398, 210, 0, 0, 0}, {1398, 211, 0, 0, 0}, {2097, 16, 0, 0, 0}, {52358, 202, 0, 0, 0},
    {51286, 16, 0, 0, 0}, {52398, 17, 0, 0, 0}, {6753, 53, 0, 0, 55}, {52411, 212, 0, 0, 0}, {52430, 212, 0, 0, 0},
    {52447, 202, 0, 0, 0}, {6753, 191, 0, 0, 0}, {15550, 213, 0, 0, 0}, {52536, 214, 0, 0, 0},
    {39650, 203, 0, 0, 0}, {52588, 113, 0, 0, 0}, {1398, 17, 0, 0, 0}, {6753, 53, 0, 0, 55}, {52684, 16, 0, 0, 0},
    {52698, 215, 0, 0, 0}, {1398, 53, 0, 0, 0}, {51033, 0, 2, 0, 0}, {52960, 0, 2, 0, 0}, {53066, 18, 0, 0, 0},
    {53132, 0, 2, 0, 0}, {49828, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {53235, 0, 2, 0, 0}, {53252, 0, 2, 0, 0},
    {53285, 0, 0, 0, 0}, {53294, 0, 0, 0, 0}, {53589, 216, 0, 0, 0}, {53594, 0, 2, 0, 0}, {53610, 0, 3, 53623, 0},
    {53657, 0, 0, 0, 0}, {53676, 0, 2, 0, 0}, {53956, 208, 0, 0, 0}, {53961, 208, 0, 0, 0}, {6753, 53, 0, 0, 55},
    {50557, 217, 0, 0, 0}, {3681, 218, 0, 0, 0}, {30583, 217, 0, 0, 0}, {30587, 217, 0, 0, 0},
    {3681, 217, 0, 0, 0}, {33809, 0, 0, 0, 0}, {50557, 219, 0, 0, 0}, {53956, 218, 0, 0, 0}, {54419, 218, 0, 0, 0},
    {3681, 18, 0, 0, 0}, {54419, 218, 0, 0, 0}, {30583, 217, 0, 0, 0}, {30587, 221, 0, 0, 0}, {53956, 218, 0, 0, 0},
    {55256, 222, 0, 0, 0}, {1398, 198, 0, 0, 0}, {55318, 201, 0, 0, 0}, {55402, 212, 0, 0, 0},
    {55412, 6, 0, 0, 0}, {1398, 17, 0, 0, 0}, {55730, 53, 0, 0, 0}, {30583, 223, 0, 0, 0}, {30587, 223, 0, 0, 0},
    {14364, 223, 0, 0, 0}, {55919, 224, 0, 0, 0}, {3681, 225, 0, 0, 0}, {33809, 226, 0, 0, 0},
    {3681, 223, 0, 0, 0}, {2940, 224, 0, 0, 0}, {1398, 223, 0, 0, 0}, {15099, 223, 0, 0, 0}, {14013, 223, 2, 0, 0},
    {14364, 223, 2, 0, 0}, {17613, 223, 0, 0, 0}, {49828, 223, 0, 0, 0}, {15108, 18, 0, 0, 0},
    {34288, 223, 0, 0, 0}, {34299, 223, 0, 0, 0}, {56983, 225, 0, 0, 0}, {3681, 224, 0, 0, 0},
    {15099, 229, 0, 0, 0}, {43690, 229, 0, 0, 0}, {14364, 229, 0, 0, 0}, {47834, 19, 0, 0, 0},
    {57203, 19, 0, 0, 0}, {57250, 226, 2, 0, 0}, {57515, 230, 0, 0, 0}, {57526, 230, 0, 0, 0},
    {9480, 230, 0, 0, 0}, {3681, 231, 0, 0, 0}, {15108, 18, 0, 0, 0}, {15118, 19, 0, 0, 0}, {15129, 232, 0, 0, 0},
    {33809, 224, 0, 0, 0}, {14364, 18, 0, 0, 0}, {33809, 233, 0, 0, 0}, {14364, 231, 0, 0, 0},
    {33809, 234, 0, 0, 0}, {15099, 230, 0, 0, 0}, {43690, 230, 0, 0, 0}, {14364, 230, 0, 0, 0},
    {33809, 223, 1, 0, 0}, {1398, 235, 0, 0, 0}, {15550, 223, 2, 0, 0}, {53066, 230, 0, 0, 0},
    {58864, 19, 0, 0, 0}, {58878, 19, 2, 0, 0}, {59058, 226, 2, 0, 0}, {3681, 223, 1, 0, 0}, {14364, 0, 2, 0, 0},
    {46892, 236, 0, 0, 0}, {59296, 0, 2, 0, 0}, {14364, 0, 0, 0, 0}, {1398, 237, 0, 0, 0}, {60524, 238, 0, 0, 0},
    {1398, 239, 0, 0, 0}, {1398, 240, 0, 0, 0}, {2097, 16, 0, 0, 0}, {47995, 53, 0, 0, 0}, {46899, 220, 1, 0, 0},
    {52273, 241, 1, 0, 0}, {60754, 242, 0, 0, 60767}, {43548, 238, 0, 0, 0}, {60832, 243, 0, 0, 0},
    {14372, 200, 0, 0, 0}, {60842, 200, 0, 0, 0}, {40034, 212, 0, 0, 0}, {1398, 244, 0, 0, 0},
    {16911, 54, 0, 0, 0}, {1398, 245, 0, 0, 0}, {61012, 198, 0, 0, 0}, {61019, 246, 0, 0, 61026},
    {61034, 16, 0, 0, 0}, {61041, 241, 1, 0, 0}, {61052, 247, 1, 0, 0}, {1398, 248, 0, 0, 0}, {61012, 198, 1, 0, 0},
    {1398, 249, 0, 0, 0}, {1398, 250, 0, 0, 0}, {61406, 238, 0, 0, 0}, {61413, 238, 0, 0, 0}, {61418, 238, 0, 0, 0},
    {1398, 251, 0, 0, 0}, {3681, 251, 0, 0, 0}, {61643, 253, 2, 0, 0}, {61661, 35, 2, 0, 0}, {61674, 35, 2, 0, 0},
    {21, 48, 0, 0, 0}, {61689, 253, 1, 0, 0}, {61643, 253, 2, 0, 0}, {62706, 35, 0, 0, 0}, {62711, 35, 0, 0, 0},
    {21, 48, 0, 0, 0}, {62716, 257, 0, 0, 0}, {61689, 253, 1, 0, 0}, {61643, 253, 2, 0, 0}, {63135, 35, 0, 0, 0},
    {63141, 35, 0, 0, 0}, {63147, 35, 0, 0, 0}, {63152, 35, 0, 0, 0}, {63163, 35, 0, 0, 0}, {63174, 48, 0, 0, 0},
    {63182, 48, 0, 0, 0}, {52536, 48, 0, 0, 0}, {63191, 257, 0, 0, 0}, {61689, 253, 1, 0, 0}, {61643, 253, 2, 0, 0},
    {62706, 35, 0, 0, 0}, {62711, 35, 0, 0, 0}, {63735, 35, 0, 0, 0}, {63739, 48, 0, 0, 0}, {63747, 48, 0, 0, 0},
    {52536, 48, 0, 0, 0}, {61643, 253, 2, 0, 0}, {62706, 35, 0, 0, 0}, {62711, 35, 0, 0, 0}, {63735, 35, 0, 0, 0},
    {64187, 48, 0, 0, 0}, {52536, 48, 0, 0, 0}, {61643, 253, 2, 0, 0}, {62706, 35, 0, 0, 0}, {62711, 35, 0, 0, 0},
    {63735, 35, 0, 0, 0}, {64367, 48, 0, 0, 0}, {63739, 48, 0, 0, 0}, {52536, 48, 0, 0, 0}, {61643, 253, 2, 0, 0},
    {62706, 35, 0, 0, 0}, {62711, 35, 0, 0, 0}, {63735, 35, 0, 0, 0}, {64581, 48, 0, 0, 0}, {63747, 48, 0, 0, 0},
    {52536, 48, 0, 0, 0}, {61643, 253, 2, 0, 0}, {21, 48, 0, 0, 0}, {64823, 35, 2, 0, 0}, {64828, 259, 0, 0, 0},
    {61689, 253, 1, 0, 0}, {61643, 253, 2, 0, 0}, {21, 48, 0, 0, 0}, {61689, 253, 1, 0, 0}, {61643, 253, 2, 0, 0},
    {64828, 259, 0, 0, 0}, {61643, 253, 2, 0, 0}, {63191, 257, 0, 0, 0}, {65904, 260, 0, 0, 0},
    {1398, 262, 0, 0, 0}, {61643, 253, 2, 0, 0}, {66380, 35, 0, 0, 0}, {66390, 35, 0, 0, 0}, {66400, 35, 0, 0, 0},
    {66410, 35, 0, 0, 0}, {66421, 35, 0, 0, 0}, {66432, 35, 0, 0, 0}, {66443, 35, 1, 0, 0}, {66456, 35, 1, 0, 0},
    {66469, 35, 1, 0, 0}, {66482, 68, 1, 0, 0}, {61643, 253, 2, 0, 0}, {66380, 263, 0, 0, 0}, {66390, 263, 0, 0, 0},
    {66400, 263, 0, 0, 0}, {66410, 263, 0, 0, 0}, {66421, 263, 0, 0, 0}, {66432, 263, 0, 0, 0},
    {66443, 263, 1, 0, 0}, {66456, 263, 1, 0, 0}, {66469, 263, 1, 0, 0}, {66482, 68, 1, 0, 0},
    {67003, 0, 2, 0, 0}, {67018, 0, 1, 0, 0}, {61643, 253, 2, 0, 0}, {18181, 48, 0, 0, 0}, {17091, 48, 0, 0, 0},
    {61643, 253, 2, 0, 0}, {18181, 48, 0, 0, 0}, {1398, 0, 0, 0, 0}, {56439, 265, 2, 0, 0}, {1398, 84, 0, 0, 0},
    {68831, 84, 0, 0, 0}, {68844, 18, 0, 0, 0}, {61643, 253, 2, 0, 0}, {69037, 259, 0, 0, 0}, {69044, 259, 0, 0, 0},
    {69051, 257, 0, 0, 0}, {50175, 48, 0, 0, 0}, {61643, 253, 2, 0, 0}, {69037, 259, 0, 0, 0},
    {69044, 259, 0, 0, 0}, {69051, 257, 0, 0, 0}, {69572, 35, 0, 0, 0}, {61689, 253, 1, 0, 0},
    {61643, 253, 2, 0, 0}, {63191, 257, 0, 0, 0}, {70045, 48, 0, 0, 0}, {70055, 48, 0, 0, 0}, {52536, 48, 0, 0, 0},
    {70276, 68, 0, 0, 0}, {1398, 84, 0, 0, 0}, {39650, 68, 0, 0, 0}, {51157, 68, 0, 0, 0}, {70376, 84, 0, 0, 0},
    {68844, 18, 0, 0, 0}, {61643, 253, 2, 0, 0}, {19022, 270, 0, 0, 0}, {70648, 257, 0, 0, 0},
    {70655, 257, 0, 0, 0}, {69051, 257, 0, 0, 0}, {61643, 253, 2, 0, 0}, {19022, 270, 0, 0, 0},
    {61689, 253, 1, 0, 0}, {61643, 253, 2, 0, 0}, {19022, 270, 0, 0, 0}, {61643, 253, 2, 0, 0},
    {19022, 270, 0, 0, 0}, {70648, 257, 0, 0, 0}, {70655, 257, 0, 0, 0}, {69051, 257, 0, 0, 0},
    {69572, 35, 0, 0, 0}, {50175, 48, 0, 0, 0}, {71533, 35, 0, 0, 0}, {61689, 253, 1, 0, 0}, {62706, 35, 0, 0, 0},
    {62711, 35, 0, 0, 0}, {63735, 35, 0, 0, 0}, {61689, 253, 1, 0, 0}, {61643, 253, 2, 0, 0}, {70648, 257, 0, 0, 0},
    {69044, 259, 0, 0, 0}, {72412, 259, 0, 0, 0}, {72419, 48, 2, 0, 0}, {61643, 253, 2, 0, 0},
    {70648, 257, 0, 0, 0}, {69044, 259, 0, 0, 0}, {72412, 259, 0, 0, 0}, {72879, 35, 2, 0, 0},
    {61689, 253, 1, 0, 0}, {61643, 253, 2, 0, 0}, {70648, 257, 0, 0, 0}, {73374, 259, 0, 0, 0},
    {73378, 259, 0, 0, 0}, {50175, 48, 0, 0, 0}, {61643, 253, 2, 0, 0}, {70648, 257, 0, 0, 0},
    {73374, 259, 0, 0, 0}, {73378, 259, 0, 0, 0}, {17091, 0, 0, 0, 0}, {43548, 68, 1, 0, 0}, {74569, 273, 0, 0, 0},
    {74573, 273, 0, 0, 0}, {74577, 274, 0, 0, 0}, {17620, 275, 0, 0, 0}, {1398, 276, 0, 0, 0},
    {56439, 275, 2, 0, 0}, {75050, 275, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17620, 251, 0, 0, 0},
    {1398, 251, 0, 0, 0}, {75050, 275, 0, 0, 0}, {15550, 35, 2, 0, 0}, {75592, 278, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {17091, 279, 0, 0, 0}, {75824, 278, 0, 0, 0}, {15550, 35, 2, 0, 0}, {76287, 35, 0, 0, 0}, {56439, 0, 2, 0, 0},
    {76304, 19, 0, 0, 0}, {52536, 0, 2, 0, 0}, {1398, 280, 0, 0, 0}, {30583, 35, 0, 0, 0}, {30587, 35, 0, 0, 0},
    {49345, 24, 0, 0, 0}, {49351, 24, 0, 0, 0}, {1398, 282, 0, 0, 0}, {1398, 283, 0, 0, 60767},
    {56439, 284, 2, 0, 0}, {49351, 284, 0, 0, 0}, {48024, 19, 0, 0, 0}, {77713, 284, 2, 0, 0},
    {78572, 284, 2, 0, 0}, {49351, 286, 0, 0, 0}, {56439, 286, 2, 0, 0}, {1398, 287, 0, 0, 0},
    {1398, 288, 0, 0, 0}, {1398, 289, 0, 0, 0}, {1398, 290, 0, 0, 0}, {1398, 291, 0, 0, 0}, {1398, 292, 0, 0, 0},
    {51033, 0, 2, 0, 0}, {52960, 191, 2, 0, 0}, {79503, 293, 2, 0, 0}, {49345, 296, 0, 0, 0}, {80588, 296, 0, 0, 0},
    {3681, 189, 2, 0, 0}, {79503, 191, 2, 0, 0}, {80698, 19, 0, 0, 0}, {51033, 296, 2, 0, 0}, {80588, 296, 0, 0, 0},
    {88616, 19, 0, 0, 0}, {17613, 293, 0, 0, 0}, {49828, 293, 0, 0, 0}, {89183, 0, 1, 0, 0}, {89197, 35, 2, 0, 0},
    {3681, 293, 0, 0, 0}, {51033, 296, 2, 0, 0}, {14899, 296, 2, 0, 0}, {14364, 189, 2, 0, 0},
    {49345, 191, 0, 0, 0}, {49351, 191, 0, 0, 0}, {3681, 293, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49828, 293, 0, 0, 0}, {89197, 35, 2, 0, 0}, {92982, 304, 0, 0, 0}, {49351, 304, 0, 0, 0},
    {3681, 304, 0, 0, 0}, {49345, 304, 0, 0, 0}, {49351, 306, 0, 0, 0}, {3681, 306, 0, 0, 0}, {1398, 306, 0, 0, 0},
    {49351, 304, 0, 0, 0}, {16758, 53, 0, 0, 0}, {95851, 212, 0, 0, 0}, {95977, 53, 0, 0, 0}, {95988, 194, 0, 0, 0},
    {95995, 6, 0, 0, 0}, {96104, 195, 0, 0, 22168}, {2097, 17, 0, 0, 96143}, {48024, 194, 0, 0, 60767},
    {96191, 17, 0, 0, 0}, {96203, 194, 0, 0, 60767}, {96214, 307, 0, 0, 60767}, {47078, 308, 0, 0, 0},
    {96104, 195, 0, 0, 0}, {47078, 198, 0, 0, 0}, {96455, 309, 0, 0, 0}, {96462, 16, 1, 0, 0},
    {47078, 198, 0, 0, 0}, {96462, 16, 1, 0, 0}, {51062, 179, 0, 0, 0}, {96555, 310, 0, 0, 0},
    {47078, 195, 0, 0, 0}, {96594, 311, 0, 0, 0}, {96633, 179, 1, 0, 0}, {96638, 179, 1, 0, 0},
    {48211, 212, 0, 0, 0}, {96671, 312, 0, 0, 0}, {96686, 210, 0, 0, 0}, {96692, 210, 0, 0, 0},
    {96753, 313, 0, 0, 60767}, {51745, 212, 0, 0, 0}, {96792, 6, 0, 0, 1594}, {2097, 16, 0, 0, 0},
    {1398, 16, 0, 0, 0}, {96555, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0}, {96857, 212, 0, 0, 96868},
    {51339, 315, 0, 0, 22168}, {96964, 198, 0, 0, 0}, {96970, 316, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {96975, 317, 1, 0, 0}, {96980, 195, 0, 0, 22168}, {47078, 308, 0, 0, 0}, {97079, 318, 0, 0, 0},
    {96975, 317, 0, 0, 0}, {97094, 16, 1, 0, 0}, {97103, 6, 0, 0, 0}, {97115, 319, 0, 0, 0}, {97128, 320, 0, 0, 96868},
    {97142, 16, 1, 0, 0}, {97248, 308, 1, 0, 0}, {97254, 6, 0, 0, 1594}, {96555, 314, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {96975, 317, 1, 0, 0}, {96980, 195, 0, 0, 22168}, {96964, 198, 1, 0, 0},
    {97264, 198, 1, 0, 0}, {97273, 321, 0, 0, 22168}, {96857, 212, 0, 0, 96868}, {97279, 212, 0, 0, 96868},
    {97291, 322, 1, 0, 0}, {46549, 322, 1, 0, 0}, {97304, 322, 1, 0, 0}, {97314, 322, 1, 0, 0},
    {97325, 201, 0, 0, 60767}, {96555, 314, 0, 0, 22168}, {2097, 16, 1, 0, 0}, {97264, 198, 1, 0, 0},
    {96857, 212, 0, 0, 96868}, {97279, 195, 0, 0, 22168}, {97430, 212, 0, 0, 96868}, {97443, 195, 1, 0, 0},
    {97461, 198, 1, 0, 0}, {97556, 323, 0, 0, 60767}, {97663, 324, 0, 0, 0}, {97670, 325, 0, 0, 60767},
    {2097, 16, 0, 0, 0}, {97794, 16, 0, 0, 0}, {48211, 198, 1, 0, 0}, {57515, 198, 0, 0, 0}, {57526, 198, 1, 0, 0},
    {3665, 198, 0, 0, 0}, {96964, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {97885, 16, 1, 0, 0}, {96975, 317, 0, 0, 0},
    {96980, 195, 0, 0, 0}, {6753, 198, 0, 0, 0}, {97897, 6, 0, 0, 1594}, {97911, 6, 0, 0, 1594},
    {97279, 195, 0, 0, 22168}, {2940, 316, 0, 0, 0}, {2641, 322, 1, 0, 0}, {96555, 314, 0, 0, 22168},
    {96964, 198, 0, 0, 0}, {98056, 198, 0, 0, 0}, {96975, 317, 1, 0, 0}, {96980, 195, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {97325, 201, 0, 0, 60767}, {96964, 198, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {96975, 317, 1, 0, 0}, {96980, 195, 0, 0, 22168}, {96964, 198, 0, 0, 0}, {96975, 317, 1, 0, 0},
    {96980, 195, 0, 0, 22168}, {98159, 195, 0, 0, 22168}, {96964, 198, 0, 0, 0}, {96975, 317, 1, 0, 0},
    {98218, 195, 0, 0, 0}, {96964, 198, 0, 0, 0}, {2097, 16, 1, 0, 0}, {96975, 317, 1, 0, 0}, {96980, 195, 0, 0, 22168},
    {53066, 195, 0, 0, 22168}, {97279, 195, 0, 0, 22168}, {6753, 198, 1, 0, 0}, {97273, 321, 0, 0, 22168},
    {96975, 317, 1, 0, 0}, {96964, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {98351, 16, 1, 0, 0}, {98364, 16, 1, 0, 0},
    {98376, 16, 1, 0, 0}, {96980, 195, 0, 0, 22168}, {98385, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {96964, 198, 1, 0, 0}, {98414, 6, 0, 0, 0}, {96555, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0},
    {96857, 212, 0, 0, 96868}, {97279, 195, 0, 0, 22168}, {98499, 198, 1, 0, 0}, {98512, 322, 1, 0, 0},
    {98528, 322, 1, 0, 0}, {51339, 315, 0, 0, 22168}, {97248, 308, 1, 0, 0}, {97254, 6, 0, 0, 1594},
    {47078, 308, 1, 0, 0}, {98650, 326, 1, 0, 0}, {96964, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {97885, 16, 1, 0, 0},
    {96975, 317, 1, 0, 0}, {96980, 195, 0, 0, 22168}, {98662, 195, 0, 0, 22168}, {98672, 327, 0, 0, 22168},
    {6753, 328, 1, 0, 0}, {98688, 201, 0, 0, 60767}, {98702, 201, 0, 0, 60767}, {48211, 198, 1, 0, 0},
    {57515, 198, 1, 0, 0}, {57526, 198, 1, 0, 0}, {3665, 198, 1, 0, 0}, {98827, 329, 0, 0, 22168},
    {51391, 201, 0, 0, 60767}, {98901, 179, 0, 0, 0}, {1398, 330, 0, 0, 0}, {98976, 331, 0, 0, 0},
    {99034, 332, 0, 0, 0}, {99277, 26, 1, 0, 0}, {99294, 333, 1, 0, 0}, {99304, 334, 1, 0, 0},
    {99315, 335, 1, 0, 0}, {99322, 336, 1, 0, 0}, {99335, 337, 1, 0, 0}, {99340, 338, 1, 0, 0},
    {99351, 339, 1, 0, 0}, {99360, 340, 1, 0, 0}, {99367, 341, 1, 0, 0}, {99376, 26, 1, 0, 0},
    {99389, 26, 1, 0, 0}, {99402, 342, 1, 0, 0}, {99411, 342, 1, 0, 0}, {99418, 343, 0, 0, 60767},
    {99520, 26, 1, 0, 0}, {99528, 344, 1, 0, 0}, {99547, 344, 1, 0, 0}, {99566, 344, 1, 0, 0},
    {99583, 344, 1, 0, 0}, {48211, 345, 0, 0, 0}, {99520, 26, 1, 0, 0}, {99673, 26, 1, 0, 0}, {48211, 345, 1, 0, 0},
    {99520, 26, 1, 0, 0}, {99739, 345, 1, 0, 0}, {99520, 26, 1, 0, 0}, {48211, 345, 1, 0, 0}, {99788, 26, 1, 0, 0},
    {99803, 26, 1, 0, 0}, {99808, 344, 1, 0, 0}, {99825, 344, 1, 0, 0}, {99583, 344, 1, 0, 0},
    {99520, 26, 1, 0, 0}, {48211, 345, 1, 0, 0}, {99869, 344, 1, 0, 0}, {99883, 344, 1, 0, 0},
    {99897, 344, 1, 0, 0}, {99920, 344, 1, 0, 0}, {99583, 344, 1, 0, 0}, {99985, 26, 1, 0, 0},
    {99520, 26, 1, 0, 0}, {100030, 26, 1, 0, 0}, {100046, 26, 1, 0, 0}, {51157, 345, 1, 0, 0},
    {100061, 344, 1, 0, 0}, {100080, 344, 1, 0, 0}, {99583, 344, 1, 0, 0}, {100147, 346, 0, 0, 0},
    {100153, 346, 0, 0, 0}, {100160, 346, 0, 0, 0}, {100176, 346, 0, 0, 0}, {100185, 346, 0, 0, 0},
    {100196, 346, 0, 0, 0}, {100245, 347, 0, 0, 0}, {55256, 16, 0, 0, 0}, {1398, 198, 0, 0, 0},
    {100309, 345, 0, 0, 0}, {2376, 21, 0, 0, 0}, {100389, 17, 0, 0, 0}, {100396, 17, 0, 0, 0},
    {61019, 348, 0, 0, 0}, {100544, 212, 0, 0, 0}, {100556, 212, 0, 0, 0}, {100566, 212, 0, 0, 0},
    {100585, 212, 0, 0, 0}, {100604, 212, 0, 0, 0}, {100615, 212, 0, 0, 0}, {100629, 212, 1, 0, 0},
    {100648, 349, 1, 0, 0}, {100670, 350, 0, 0, 0}, {100703, 195, 0, 0, 0}, {100711, 212, 0, 0, 0},
    {100604, 195, 0, 0, 0}, {100766, 351, 0, 0, 0}, {100836, 16, 0, 0, 0}, {100843, 16, 0, 0, 0},
    {100848, 352, 1, 0, 0}, {100848, 313, 0, 0, 60767}, {100973, 198, 0, 0, 0}, {39650, 203, 0, 0, 0},
    {47078, 16, 1, 0, 0}, {78417, 353, 0, 0, 0}, {101064, 353, 0, 0, 0}, {39650, 203, 0, 0, 0},
    {101076, 6, 0, 0, 1594}, {47078, 17, 0, 0, 0}, {101118, 354, 0, 0, 0}, {101183, 355, 0, 0, 0},
    {101216, 21, 0, 0, 0}, {101221, 6, 0, 0, 1594}, {101245, 345, 0, 0, 0}, {101254, 345, 0, 0, 0},
    {30583, 356, 0, 0, 0}, {30587, 356, 0, 0, 0}, {17620, 356, 0, 0, 0}, {53066, 357, 0, 0, 0},
    {17620, 357, 0, 0, 0}, {101651, 221, 0, 0, 0}, {17620, 151, 0, 0, 0}, {55766, 151, 0, 0, 0},
    {31044, 358, 0, 0, 0}, {17620, 358, 0, 0, 0}, {53066, 364, 0, 0, 0}, {17620, 364, 0, 0, 0},
    {53132, 149, 2, 0, 0}, {59296, 149, 2, 0, 0}, {102743, 149, 3, 102762, 0}, {3681, 149, 1, 0, 0},
    {56439, 149, 2, 0, 0}, {102743, 149, 3, 102762, 0}, {9558, 149, 1, 0, 0}, {55766, 151, 0, 0, 0},
    {23874, 371, 0, 0, 0}, {31044, 371, 0, 0, 0}, {17620, 372, 0, 0, 0}, {15108, 18, 0, 0, 0},
    {53235, 149, 2, 0, 0}, {53252, 149, 2, 0, 0}, {1126, 373, 0, 0, 0}, {103861, 221, 0, 0, 0},
    {104060, 374, 0, 0, 0}, {30583, 375, 0, 0, 0}, {30587, 375, 0, 0, 0}, {17620, 375, 0, 0, 0},
    {17620, 376, 0, 0, 0}, {33809, 375, 0, 0, 0}, {53066, 375, 0, 0, 0}, {31044, 149, 0, 0, 0},
    {18483, 357, 0, 0, 0}, {105463, 356, 2, 0, 0}, {30583, 386, 0, 0, 0}, {30587, 386, 0, 0, 0},
    {105890, 151, 0, 0, 0}, {105895, 0, 3, 105908, 0}, {105931, 0, 2, 0, 0}, {14013, 149, 2, 0, 0},
    {17620, 149, 1, 0, 0}, {1126, 373, 0, 0, 0}, {1398, 389, 0, 0, 0}, {103861, 221, 0, 0, 0},
    {17620, 373, 0, 0, 0}, {104060, 374, 0, 0, 0}, {1398, 389, 0, 0, 0}, {17620, 374, 0, 0, 0},
    {32381, 356, 0, 0, 0}, {32381, 375, 0, 0, 0}, {51184, 221, 0, 0, 0}, {107156, 151, 0, 0, 0},
    {107167, 151, 0, 0, 0}, {96980, 68, 0, 0, 0}, {17620, 221, 0, 0, 0}, {107364, 18, 0, 0, 0},
    {102743, 149, 3, 102762, 0}, {34911, 375, 0, 0, 0}, {34913, 375, 0, 0, 0}, {5486, 391, 0, 0, 0},
    {107710, 151, 0, 0, 0}, {47081, 151, 0, 0, 0}, {107835, 18, 0, 0, 0}, {107842, 391, 0, 0, 0},
    {47078, 391, 0, 0, 0}, {47081, 151, 0, 0, 0}, {108131, 68, 0, 0, 0}, {108137, 151, 0, 0, 0},
    {108145, 151, 0, 0, 0}, {108154, 151, 0, 0, 0}, {47081, 151, 0, 0, 0}, {108131, 68, 0, 0, 0},
    {96633, 18, 0, 0, 0}, {47081, 151, 0, 0, 0}, {108621, 391, 0, 0, 0}, {108626, 18, 0, 0, 0},
    {105890, 151, 0, 0, 0}, {1398, 149, 0, 0, 0}, {109227, 151, 0, 0, 0}, {31044, 221, 0, 0, 0},
    {78028, 221, 0, 0, 0}, {109641, 149, 0, 0, 0}, {55766, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {31044, 373, 0, 0, 0}, {55766, 151, 0, 0, 0},
    {3665, 221, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {34911, 375, 0, 0, 0},
    {34913, 375, 0, 0, 0}, {34915, 375, 0, 0, 0}, {31044, 375, 0, 0, 0}, {34911, 356, 0, 0, 0},
    {34913, 356, 0, 0, 0}, {34915, 356, 0, 0, 0}, {18483, 221, 0, 0, 0}, {22144, 221, 0, 0, 0},
    {110617, 399, 0, 0, 0}, {55766, 151, 0, 0, 0}, {55766, 151, 0, 0, 0}, {17620, 399, 0, 0, 0},
    {17620, 18, 0, 0, 0}, {31044, 375, 0, 0, 0}, {111021, 221, 0, 0, 0}, {31044, 400, 0, 0, 0},
    {1398, 373, 0, 0, 0}, {55766, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {55766, 151, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {111249, 373, 0, 0, 0}, {111311, 401, 0, 0, 0}, {40034, 398, 0, 0, 0},
    {111316, 373, 2, 0, 0}, {111350, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {111316, 373, 1, 0, 0},
    {1398, 373, 0, 0, 0}, {111311, 401, 0, 0, 0}, {40034, 398, 0, 0, 0}, {1398, 373, 0, 0, 0},
    {111350, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {111350, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {75050, 373, 0, 0, 0}, {111350, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {30583, 373, 0, 0, 0},
    {30587, 373, 0, 0, 0}, {75050, 373, 0, 0, 0}, {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0},
    {112214, 221, 0, 0, 0}, {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0}, {18181, 151, 0, 0, 0},
    {31044, 402, 0, 0, 0}, {112214, 221, 0, 0, 0}, {18181, 151, 0, 0, 0}, {31044, 402, 0, 0, 0},
    {55766, 151, 0, 0, 0}, {107156, 151, 0, 0, 0}, {107167, 151, 0, 0, 0}, {96980, 68, 0, 0, 0},
    {112482, 151, 0, 0, 0}, {55766, 357, 0, 0, 0}, {40034, 403, 0, 0, 0}, {34911, 356, 0, 0, 0},
    {34913, 356, 0, 0, 0}, {15099, 356, 0, 0, 0}, {43690, 356, 0, 0, 0}, {17620, 404, 0, 0, 0},
    {18445, 151, 0, 0, 0}, {113676, 151, 0, 0, 0}, {113686, 151, 0, 0, 0}, {113767, 151, 0, 0, 0},
    {31044, 151, 0, 0, 0}, {107156, 151, 0, 0, 0}, {107167, 151, 0, 0, 0}, {96980, 68, 0, 0, 0},
    {112482, 151, 0, 0, 0}, {113980, 373, 0, 0, 0}, {114015, 373, 0, 0, 0}, {114215, 373, 0, 0, 0},
    {114015, 373, 0, 0, 0}, {114446, 373, 0, 0, 0}, {114451, 373, 0, 0, 0}, {32381, 404, 0, 0, 0},
    {114673, 218, 0, 0, 0}, {49345, 406, 0, 0, 0}, {32381, 406, 0, 0, 0}, {30583, 404, 0, 0, 0},
    {30587, 404, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {30583, 406, 0, 0, 0},
    {30587, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {115154, 406, 0, 0, 0},
    {115158, 406, 0, 0, 0}, {115162, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0},
    {61483, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {17091, 406, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {17091, 404, 0, 0, 0}, {40034, 398, 0, 0, 0},
    {110190, 68, 0, 0, 0}, {55766, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0},
    {107364, 398, 0, 0, 0}, {115414, 373, 0, 0, 0}, {115423, 373, 0, 0, 0}, {110190, 68, 0, 0, 0},
    {17091, 401, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {115507, 221, 0, 0, 0},
    {31044, 404, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {115507, 218, 0, 0, 0},
    {31044, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {31044, 373, 0, 0, 0},
    {55766, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110190, 68, 0, 0, 0}, {53066, 356, 0, 0, 0},
    {59296, 149, 2, 0, 0}, {116335, 149, 2, 0, 0}, {116354, 149, 2, 0, 0}, {102743, 149, 3, 102762, 0},
    {116373, 0, 0, 0, 0}, {116384, 0, 0, 0, 0}, {15099, 149, 2, 0, 0}, {17620, 408, 0, 0, 0}, {116985, 19, 0, 0, 0},
    {116985, 31, 0, 0, 0}, {17620, 391, 0, 0, 0}, {53066, 149, 1, 0, 0}, {15108, 376, 0, 0, 0},
    {118090, 149, 0, 0, 0}, {118100, 149, 0, 0, 0}, {44555, 373, 0, 0, 0}, {44558, 373, 0, 0, 0},
    {1398, 408, 0, 0, 0}, {105890, 151, 0, 0, 0}, {1398, 221, 0, 0, 0}, {53594, 0, 2, 0, 0}, {53610, 0, 3, 53623, 0},
    {53066, 151, 0, 0, 0}, {33809, 123, 0, 0, 0}, {1398, 121, 0, 0, 0}, {1226, 121, 0, 0, 0}, {1222, 121, 0, 0, 0},
    {34911, 121, 0, 0, 0}, {34913, 121, 0, 0, 0}, {34915, 121, 0, 0, 0}, {30583, 121, 0, 0, 0},
    {30587, 123, 0, 0, 0}, {120139, 121, 0, 0, 0}, {120143, 121, 0, 0, 0}, {61661, 35, 2, 0, 0},
    {61674, 35, 2, 0, 0}, {21, 48, 0, 0, 0}, {1398, 251, 0, 0, 0}, {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {17613, 190, 0, 0, 0}, {49828, 190, 0, 0, 0}, {17091, 417, 0, 0, 0}, {3681, 417, 0, 0, 0},
    {17613, 190, 0, 0, 0}, {61012, 190, 0, 0, 0}, {21, 190, 0, 0, 0}, {17613, 419, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {14013, 48, 2, 0, 0}, {9558, 48, 2, 0, 0}, {122077, 48, 0, 0, 0}, {122087, 35, 2, 0, 0}, {95851, 35, 0, 0, 0},
    {17091, 417, 0, 0, 0}, {122261, 35, 2, 0, 0}, {122508, 35, 0, 0, 0}, {17613, 417, 0, 0, 0},
    {122725, 420, 0, 0, 0}, {39650, 35, 0, 0, 0}, {122737, 35, 2, 0, 0}, {52588, 35, 2, 0, 0},
    {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0}, {122920, 31, 0, 0, 0}, {3681, 421, 0, 0, 0}, {17613, 423, 0, 0, 0},
    {123528, 35, 1, 0, 0}, {14364, 423, 0, 0, 0}, {17613, 190, 0, 0, 0}, {123688, 35, 2, 0, 0},
    {122737, 35, 2, 0, 0}, {52588, 35, 2, 0, 0}, {17613, 190, 0, 0, 0}, {30141, 424, 0, 0, 0},
    {3681, 190, 0, 0, 0}, {17613, 48, 0, 0, 0}, {123688, 35, 2, 0, 0}, {122737, 35, 2, 0, 0}, {52588, 35, 2, 0, 0},
    {32381, 417, 0, 0, 0}, {14364, 417, 0, 0, 0}, {17613, 260, 0, 0, 0}, {124797, 35, 0, 0, 0},
    {122737, 35, 2, 0, 0}, {14364, 48, 0, 0, 0}, {6753, 53, 0, 0, 55}, {125324, 425, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {125338, 425, 0, 0, 0}, {1398, 0, 0, 0, 0}, {125324, 425, 2, 0, 0}, {125338, 425, 0, 0, 0},
    {5486, 425, 0, 0, 0}, {1398, 426, 0, 0, 0}, {127289, 48, 0, 0, 0}, {127297, 48, 0, 0, 0}, {127178, 427, 0, 0, 0},
    {127191, 428, 1, 0, 0}, {127178, 427, 0, 0, 0}, {127191, 428, 1, 0, 0}, {46549, 68, 0, 0, 0},
    {127191, 428, 1, 0, 0}, {47648, 68, 0, 0, 0}, {127178, 427, 0, 0, 0}, {127818, 68, 0, 0, 0},
    {55256, 68, 0, 0, 0}, {127191, 428, 1, 0, 0}, {127824, 427, 0, 0, 0}, {31044, 428, 0, 0, 0},
    {127231, 428, 0, 0, 0}, {128324, 48, 0, 0, 0}, {96555, 68, 0, 0, 0}, {17613, 68, 0, 0, 0},
    {127178, 427, 0, 0, 0}, {127191, 428, 1, 0, 0}, {128328, 430, 0, 0, 0}, {128324, 48, 0, 0, 0},
    {96555, 68, 0, 0, 0}, {49828, 68, 0, 0, 0}, {127178, 427, 0, 0, 0}, {128328, 430, 0, 0, 0},
    {51215, 198, 0, 0, 0}, {129907, 195, 0, 0, 22155}, {21161, 48, 0, 0, 0}, {130061, 432, 0, 0, 0},
    {130069, 433, 0, 0, 0}, {130077, 434, 0, 0, 0}, {99304, 435, 0, 0, 0}, {130121, 436, 0, 0, 0},
    {21161, 48, 0, 0, 0}, {1398, 435, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 437, 0, 0, 0},
    {1398, 432, 0, 0, 0}, {18181, 48, 0, 0, 0}, {18185, 35, 2, 0, 0}, {17091, 48, 0, 0, 0}, {18170, 35, 2, 0, 0},
    {130242, 35, 1, 0, 0}, {61689, 438, 0, 0, 0}, {130586, 438, 2, 0, 0}, {61643, 438, 0, 0, 0},
    {75592, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17620, 52, 0, 0, 0}, {131087, 439, 0, 0, 0}, {131096, 35, 0, 0, 0},
    {5486, 440, 0, 0, 0}, {131087, 439, 0, 0, 0}, {131273, 35, 0, 0, 0}, {131096, 35, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {131087, 439, 0, 0, 0}, {131096, 35, 0, 0, 0}, {48211, 35, 0, 0, 0},
    {131087, 439, 0, 0, 0}, {131795, 441, 0, 0, 0}, {131087, 439, 0, 0, 0}, {48211, 35, 0, 0, 0},
    {131096, 35, 0, 0, 0}, {32568, 18, 1, 0, 0}, {131087, 439, 0, 0, 0}, {5486, 440, 0, 0, 0},
    {131096, 35, 0, 0, 0}, {132153, 18, 0, 0, 0}, {131087, 439, 0, 0, 0}, {132381, 18, 0, 0, 0},
    {132393, 35, 0, 0, 0}, {131096, 35, 0, 0, 0}, {132649, 52, 0, 0, 0}, {132657, 52, 0, 0, 0},
    {132665, 52, 0, 0, 0}, {132673, 442, 0, 0, 0}, {132649, 52, 0, 0, 0}, {132657, 52, 0, 0, 0},
    {132665, 52, 0, 0, 0}, {32381, 443, 0, 0, 0}, {32384, 443, 0, 0, 0}, {18181, 48, 0, 0, 0},
    {131087, 439, 0, 0, 0}, {133349, 445, 0, 0, 0}, {70055, 35, 2, 0, 0}, {131096, 35, 0, 0, 0},
    {133369, 446, 1, 0, 0}, {32568, 18, 1, 0, 0}, {17091, 48, 0, 0, 0}, {133349, 445, 0, 0, 0},
    {70055, 35, 2, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 262, 0, 0, 0}, {133996, 35, 2, 0, 0}, {134010, 445, 0, 0, 0},
    {133349, 445, 0, 0, 0}, {133349, 445, 0, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 48, 0, 0, 0},
    {134010, 445, 0, 0, 0}, {134446, 447, 0, 0, 0}, {134617, 447, 0, 0, 0}, {134629, 447, 0, 0, 0},
    {132665, 448, 0, 0, 0}, {134641, 448, 0, 0, 0}, {132665, 448, 0, 0, 0}, {134641, 448, 0, 0, 0},
    {75824, 48, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0}, {1398, 452, 0, 0, 0},
    {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0},
    {1398, 458, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {1398, 460, 0, 0, 0}, {1398, 461, 0, 0, 0},
    {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0}, {1398, 466, 0, 0, 0},
    {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0}, {1398, 471, 0, 0, 0},
    {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0}, {1398, 476, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {22146, 459, 0, 0, 0},
    {1398, 478, 0, 0, 0}, {1398, 479, 0, 0, 0}, {137699, 459, 0, 0, 137701}, {100836, 17, 0, 0, 137709},
    {100843, 17, 0, 0, 137731}, {100848, 17, 0, 0, 96143}, {97273, 241, 1, 0, 0}, {137739, 220, 1, 0, 0},
    {137744, 6, 0, 0, 3064}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0},
    {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0},
    {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0},
    {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {40034, 68, 0, 0, 0},
    {138644, 68, 1, 0, 0}, {138654, 68, 1, 0, 0}, {138670, 68, 1, 0, 0}, {17620, 68, 1, 0, 0},
    {138644, 68, 1, 0, 0}, {138654, 68, 0, 0, 0}, {139363, 498, 0, 0, 0}, {17620, 499, 0, 0, 0},
    {139617, 501, 0, 0, 0}, {139629, 501, 0, 0, 0}, {34911, 502, 0, 0, 0}, {18181, 503, 0, 0, 0},
    {34911, 506, 0, 0, 0}, {140195, 79, 0, 0, 0}, {140202, 79, 0, 0, 0}, {140209, 68, 1, 0, 0},
    {18181, 502, 0, 0, 0}, {18181, 506, 0, 0, 0}, {34911, 79, 0, 0, 0}, {34913, 79, 0, 0, 0}, {18181, 402, 0, 0, 0},
    {17091, 507, 0, 0, 0}, {140722, 68, 0, 0, 0}, {18181, 446, 0, 0, 0}, {18181, 508, 0, 0, 0},
    {17091, 402, 0, 0, 0}, {17091, 509, 0, 0, 0}, {17091, 79, 0, 0, 0}, {17620, 68, 0, 0, 0}, {141451, 510, 0, 0, 0},
    {141458, 501, 0, 0, 0}, {47648, 68, 0, 0, 0}, {141465, 64, 1, 0, 0}, {141477, 446, 1, 0, 0},
    {141458, 510, 0, 0, 0}, {47648, 68, 0, 0, 0}, {141465, 64, 1, 0, 0}, {141451, 511, 0, 0, 0},
    {141458, 510, 0, 0, 0}, {142137, 501, 0, 0, 0}, {47648, 68, 0, 0, 0}, {133369, 446, 1, 0, 0},
    {141465, 64, 1, 0, 0}, {141451, 512, 0, 0, 0}, {141458, 501, 0, 0, 0}, {142137, 501, 0, 0, 0},
    {47648, 68, 0, 0, 0}, {142842, 399, 0, 0, 0}, {141458, 501, 0, 0, 0}, {70055, 68, 2, 0, 0},
    {141465, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {142842, 399, 0, 0, 0}, {70055, 68, 2, 0, 0},
    {143300, 446, 2, 0, 0}, {141465, 64, 1, 0, 0}, {142842, 151, 0, 0, 0}, {141458, 501, 0, 0, 0},
    {70055, 68, 2, 0, 0}, {141465, 64, 1, 0, 0}, {141451, 511, 0, 0, 0}, {142842, 399, 0, 0, 0},
    {70055, 68, 2, 0, 0}, {142137, 501, 0, 0, 0}, {143300, 446, 2, 0, 0}, {133369, 446, 1, 0, 0},
    {141465, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {105890, 517, 0, 0, 0}, {18181, 501, 0, 0, 0},
    {17091, 510, 0, 0, 0}, {144832, 68, 1, 0, 0}, {34911, 519, 0, 0, 0}, {34913, 508, 0, 0, 0},
    {34915, 68, 0, 0, 0}, {34911, 508, 0, 0, 0}, {34913, 508, 0, 0, 0}, {34915, 68, 0, 0, 0}, {145361, 68, 1, 0, 0},
    {76781, 18, 0, 0, 0}, {105890, 399, 0, 0, 0}, {47648, 68, 0, 0, 0}, {146130, 0, 2, 0, 0}, {146143, 0, 2, 0, 0},
    {32568, 18, 1, 0, 0}, {146157, 0, 2, 0, 0}, {55766, 501, 0, 0, 0}, {17620, 0, 0, 0, 0}, {34911, 517, 0, 0, 0},
    {34913, 68, 0, 0, 0}, {17620, 529, 0, 0, 0}, {146834, 68, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {17620, 530, 0, 0, 0}, {105890, 532, 0, 0, 0}, {48211, 68, 1, 0, 0}, {17620, 64, 1, 0, 0},
    {105890, 532, 0, 0, 0}, {131273, 68, 0, 0, 0}, {32568, 18, 1, 0, 0}, {105890, 517, 0, 0, 0},
    {48211, 68, 0, 0, 0}, {17620, 64, 0, 0, 0}, {105890, 532, 0, 0, 0}, {131273, 68, 0, 0, 0},
    {105890, 511, 0, 0, 0}, {131273, 68, 0, 0, 0}, {105890, 517, 0, 0, 0}, {48211, 68, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {105890, 517, 0, 0, 0}, {148126, 533, 0, 0, 0}, {105890, 517, 0, 0, 0},
    {148126, 533, 0, 0, 0}, {132393, 68, 1, 0, 0}, {105890, 517, 0, 0, 0}, {148389, 68, 0, 0, 0},
    {132393, 68, 0, 0, 0}, {148651, 149, 2, 0, 0}, {148660, 149, 2, 0, 0}, {148669, 149, 2, 0, 0},
    {148678, 68, 0, 0, 0}, {148689, 446, 0, 0, 0}, {148697, 446, 0, 0, 0}, {148707, 68, 0, 0, 0},
    {148718, 446, 0, 0, 0}, {148726, 446, 0, 0, 0}, {148651, 149, 2, 0, 0}, {148660, 149, 2, 0, 0},
    {148669, 149, 2, 0, 0}, {132673, 68, 0, 0, 0}, {132697, 68, 0, 0, 0}, {148678, 68, 0, 0, 0},
    {148689, 446, 0, 0, 0}, {148697, 446, 0, 0, 0}, {148707, 68, 0, 0, 0}, {148718, 446, 0, 0, 0},
    {148726, 446, 0, 0, 0}, {148651, 149, 2, 0, 0}, {148660, 149, 2, 0, 0}, {148669, 149, 2, 0, 0},
    {132673, 68, 0, 0, 0}, {132697, 68, 0, 0, 0}, {148651, 149, 2, 0, 0}, {148660, 149, 2, 0, 0},
    {148669, 149, 2, 0, 0}, {149593, 68, 0, 0, 0}, {105890, 543, 0, 0, 0}, {32568, 18, 1, 0, 0},
    {150341, 68, 0, 0, 0}, {150344, 68, 1, 0, 0}, {150347, 68, 0, 0, 0}, {53066, 79, 0, 0, 0},
    {17620, 79, 0, 0, 0}, {31044, 548, 0, 0, 0}, {152969, 68, 0, 0, 0}, {17620, 548, 0, 0, 0},
    {146834, 68, 0, 0, 0}, {31044, 548, 0, 0, 0}, {39650, 68, 0, 0, 0}, {152969, 68, 0, 0, 0},
    {17620, 551, 0, 0, 0}, {105890, 517, 0, 0, 0}, {47648, 64, 0, 0, 0}, {55766, 501, 0, 0, 0},
    {153674, 68, 2, 0, 0}, {105890, 553, 0, 0, 0}, {153871, 68, 0, 0, 0}, {105890, 553, 0, 0, 0},
    {133369, 446, 1, 0, 0}, {154274, 554, 0, 0, 0}, {154280, 64, 0, 0, 0}, {154274, 554, 0, 0, 0},
    {153871, 68, 0, 0, 0}, {154722, 554, 0, 0, 0}, {39650, 64, 1, 0, 0}, {17620, 559, 0, 0, 0},
    {134641, 554, 0, 0, 0}, {132649, 561, 0, 0, 0}, {132657, 64, 0, 0, 0}, {155048, 68, 0, 0, 0},
    {155054, 18, 0, 0, 0}, {155067, 64, 1, 0, 0}, {155079, 562, 1, 0, 0}, {134641, 554, 0, 0, 0},
    {132649, 561, 0, 0, 0}, {132657, 64, 0, 0, 0}, {155048, 68, 0, 0, 0}, {155054, 18, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {134641, 554, 0, 0, 0}, {132649, 561, 0, 0, 0},
    {132657, 64, 0, 0, 0}, {155048, 68, 0, 0, 0}, {155054, 18, 0, 0, 0}, {132673, 554, 0, 0, 0},
    {155067, 64, 1, 0, 0}, {155079, 562, 1, 0, 0}, {134641, 554, 0, 0, 0}, {132649, 561, 0, 0, 0},
    {132657, 64, 0, 0, 0}, {155048, 68, 0, 0, 0}, {155054, 18, 0, 0, 0}, {132673, 554, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {134641, 554, 0, 0, 0}, {132649, 561, 0, 0, 0},
    {132657, 64, 0, 0, 0}, {155048, 68, 0, 0, 0}, {155054, 18, 0, 0, 0}, {156806, 64, 1, 0, 0},
    {134641, 554, 0, 0, 0}, {132649, 561, 0, 0, 0}, {132657, 64, 0, 0, 0}, {155048, 68, 0, 0, 0},
    {155054, 18, 0, 0, 0}, {132673, 554, 0, 0, 0}, {156806, 64, 1, 0, 0}, {157531, 68, 0, 0, 0},
    {157541, 68, 0, 0, 0}, {157558, 68, 0, 0, 0}, {157574, 402, 0, 0, 0}, {157585, 18, 0, 0, 0},
    {157600, 402, 0, 0, 0}, {154274, 554, 0, 0, 0}, {154722, 554, 0, 0, 0}, {31044, 559, 0, 0, 0},
    {39650, 64, 1, 0, 0}, {40034, 68, 0, 0, 0}, {76781, 18, 0, 0, 0}, {17620, 568, 0, 0, 0}, {158521, 372, 0, 0, 0},
    {134617, 64, 0, 0, 0}, {134629, 64, 0, 0, 0}, {9558, 372, 0, 0, 0}, {55766, 151, 0, 0, 0},
    {3665, 68, 0, 0, 0}, {17620, 573, 0, 0, 0}, {56439, 149, 2, 0, 0}, {55766, 151, 0, 0, 0}, {56439, 149, 2, 0, 0},
    {3665, 68, 0, 0, 0}, {160267, 6, 0, 0, 1594}, {160288, 6, 0, 0, 1594}, {160308, 6, 0, 0, 1594},
    {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0}, {1398, 579, 0, 0, 0},
    {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1398, 582, 0, 0, 0}, {1759, 583, 1, 0, 0}, {160482, 584, 1, 0, 0},
    {160761, 26, 1, 0, 0}, {1398, 585, 0, 0, 0}, {160814, 195, 0, 0, 22168}, {160825, 6, 0, 0, 1594},
    {160855, 6, 0, 0, 1594}, {160887, 6, 0, 0, 1594}, {160910, 6, 0, 0, 1594}, {160939, 6, 0, 0, 1594},
    {160950, 195, 0, 0, 160972}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0}, {1398, 588, 0, 0, 0},
    {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0}, {1398, 593, 0, 0, 0},
    {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {1398, 596, 0, 0, 0}, {161418, 195, 0, 0, 0}, {161426, 0, 2, 0, 0},
    {161434, 64, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {162443, 18, 1, 0, 0}, {162743, 24, 0, 0, 0}, {160249, 600, 1, 0, 0}, {163100, 20, 2, 0, 0},
    {163281, 232, 0, 0, 0}, {163293, 31, 0, 0, 0}, {163311, 31, 0, 0, 0}, {163327, 31, 0, 0, 0},
    {163349, 31, 0, 0, 0}, {163363, 232, 0, 0, 0}, {163664, 0, 2, 0, 0}, {163678, 0, 2, 0, 0},
    {163693, 24, 1, 0, 0}, {163718, 0, 2, 0, 0}, {161426, 0, 2, 0, 0}, {163718, 0, 2, 0, 0}, {164427, 20, 2, 0, 0},
    {164867, 24, 2, 0, 0}, {164885, 24, 2, 0, 0}, {164903, 24, 2, 0, 0}, {165171, 24, 1, 0, 0},
    {62326, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {165183, 24, 1, 0, 0}, {3681, 606, 0, 0, 0},
    {165598, 20, 0, 0, 0}, {165606, 20, 1, 0, 0}, {101118, 20, 2, 0, 0}, {2954, 606, 2, 0, 0},
    {165618, 20, 0, 0, 0}, {166165, 24, 1, 0, 0}, {3681, 600, 0, 0, 0}, {166383, 0, 2, 0, 0}, {163664, 0, 2, 0, 0},
    {163678, 0, 2, 0, 0}, {162443, 18, 1, 0, 0}, {166705, 24, 1, 0, 0}, {163718, 0, 2, 0, 0}, {164427, 20, 2, 0, 0},
    {167291, 31, 0, 0, 0}, {167303, 31, 0, 0, 0}, {167315, 31, 0, 0, 0}, {167469, 0, 2, 0, 0},
    {167484, 0, 2, 0, 0}, {163664, 0, 2, 0, 0}, {163678, 0, 2, 0, 0}, {163718, 0, 2, 0, 0}, {164427, 20, 2, 0, 0},
    {168081, 20, 2, 0, 0}, {162443, 18, 1, 0, 0}, {168094, 0, 2, 0, 0}, {168106, 68, 2, 0, 0},
    {168123, 20, 2, 0, 0}, {163718, 0, 2, 0, 0}, {164427, 20, 2, 0, 0}, {163664, 0, 2, 0, 0}, {163678, 0, 2, 0, 0},
    {168876, 20, 2, 0, 0}, {163718, 0, 2, 0, 0}, {163664, 0, 2, 0, 0}, {163678, 0, 2, 0, 0}, {169332, 20, 2, 0, 0},
    {169344, 216, 1, 0, 0}, {169351, 20, 2, 0, 0}, {169372, 0, 2, 0, 0}, {162443, 18, 1, 0, 0},
    {169387, 20, 2, 0, 0}, {169405, 20, 2, 0, 0}, {163100, 20, 2, 0, 0}, {163718, 0, 2, 0, 0},
    {169424, 216, 1, 0, 0}, {169344, 216, 0, 0, 0}, {170329, 24, 2, 0, 0}, {30141, 24, 2, 0, 0},
    {14364, 64, 0, 0, 0}, {169344, 216, 1, 0, 0}, {162443, 18, 1, 0, 0}, {163100, 20, 2, 0, 0},
    {170467, 20, 2, 0, 0}, {170488, 20, 2, 0, 0}, {169332, 20, 2, 0, 0}, {169344, 216, 1, 0, 0},
    {162443, 18, 1, 0, 0}, {163100, 20, 2, 0, 0}, {169344, 216, 0, 0, 0}, {171110, 64, 0, 0, 0},
    {163664, 0, 2, 0, 0}, {163678, 0, 2, 0, 0}, {169332, 20, 2, 0, 0}, {108626, 18, 1, 0, 0}, {162443, 18, 1, 0, 0},
    {169387, 20, 2, 0, 0}, {171283, 216, 1, 0, 0}, {163718, 0, 2, 0, 0}, {171292, 20, 1, 0, 0},
    {163664, 0, 2, 0, 0}, {163678, 0, 2, 0, 0}, {172026, 20, 2, 0, 0}, {163664, 0, 2, 0, 0}, {163678, 0, 2, 0, 0},
    {108626, 18, 1, 0, 0}, {172417, 24, 1, 0, 0}, {162443, 18, 1, 0, 0}, {169387, 20, 2, 0, 0},
    {172427, 24, 1, 0, 0}, {171283, 216, 1, 0, 0}, {163718, 0, 2, 0, 0}, {164427, 20, 2, 0, 0},
    {169332, 20, 2, 0, 0}, {163664, 0, 2, 0, 0}, {163678, 0, 2, 0, 0}, {162443, 18, 1, 0, 0}, {173441, 216, 1, 0, 0},
    {173457, 216, 1, 0, 0}, {163718, 0, 2, 0, 0}, {164427, 20, 2, 0, 0}, {169424, 216, 1, 0, 0},
    {174058, 20, 0, 0, 0}, {174067, 20, 0, 0, 0}, {174223, 600, 2, 0, 0}, {174234, 600, 2, 0, 0},
    {122737, 24, 2, 0, 0}, {174433, 600, 0, 0, 0}, {163664, 0, 2, 0, 0}, {163678, 0, 2, 0, 0},
    {168094, 0, 2, 0, 0}, {168106, 68, 2, 0, 0}, {163718, 0, 2, 0, 0}, {164427, 20, 2, 0, 0}, {174660, 0, 1, 0, 0},
    {56439, 617, 2, 0, 0}, {9558, 617, 2, 0, 0}, {46473, 618, 1, 0, 0}, {112482, 619, 0, 0, 0},
    {176132, 620, 0, 0, 0}, {1398, 621, 0, 0, 0}, {46473, 622, 1, 0, 0}, {1398, 623, 0, 0, 0},
    {176635, 624, 2, 0, 0}, {77713, 619, 2, 0, 0}, {176649, 625, 2, 0, 0}, {61483, 620, 0, 0, 0},
    {97670, 617, 2, 0, 0}, {3681, 627, 0, 0, 0}, {176132, 620, 0, 0, 0}, {177268, 620, 1, 0, 0},
    {177282, 624, 2, 0, 0}, {177481, 620, 0, 0, 0}, {31044, 621, 0, 0, 0}, {31044, 624, 0, 0, 0},
    {177734, 620, 1, 0, 0}, {177739, 617, 2, 0, 0}, {47834, 31, 0, 0, 0}, {3681, 618, 0, 0, 0},
    {3681, 622, 0, 0, 0}, {30583, 617, 0, 0, 0}, {30587, 617, 0, 0, 0}, {51205, 619, 0, 0, 0},
    {178540, 620, 0, 0, 0}, {1398, 618, 0, 0, 0}, {1398, 622, 0, 0, 0}, {179146, 624, 2, 0, 0},
    {179160, 619, 2, 0, 0}, {179176, 625, 2, 0, 0}, {179193, 620, 0, 0, 0}, {150735, 629, 0, 0, 0},
    {3681, 617, 0, 0, 0}, {52536, 629, 0, 0, 0}, {179986, 0, 0, 0, 0}, {48024, 630, 0, 0, 0}, {1398, 619, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {97556, 631, 0, 0, 0}, {3681, 625, 0, 0, 0}, {1398, 617, 0, 0, 0}, {51033, 617, 2, 0, 0},
    {180996, 620, 2, 0, 0}, {178540, 620, 0, 0, 0}, {177282, 624, 2, 0, 0}, {181427, 0, 0, 0, 0},
    {58858, 0, 2, 0, 0}, {51215, 198, 0, 0, 0}, {6753, 53, 0, 0, 0}, {6753, 633, 0, 0, 0}, {1398, 210, 0, 0, 0},
    {6753, 633, 0, 0, 0}, {47648, 195, 0, 0, 0}, {181985, 195, 0, 0, 0}, {181989, 195, 0, 0, 0},
    {17624, 195, 0, 0, 181999}, {3681, 633, 0, 0, 0}, {55766, 633, 0, 0, 0}, {52273, 634, 1, 0, 0},
    {3681, 635, 0, 0, 0}, {111311, 636, 0, 0, 0}, {40034, 637, 0, 0, 0}, {104913, 638, 0, 0, 0},
    {3681, 638, 0, 0, 0}, {55766, 635, 0, 0, 0}, {3681, 634, 0, 0, 0}, {55766, 633, 0, 0, 0}, {55766, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {104913, 638, 0, 0, 0}, {1398, 638, 0, 0, 0}, {55766, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {18483, 639, 0, 0, 0}, {39650, 640, 0, 0, 0}, {3681, 639, 0, 0, 0},
    {30583, 639, 0, 0, 0}, {30587, 639, 0, 0, 0}, {3681, 640, 0, 0, 0}, {1398, 638, 0, 0, 0}, {111311, 636, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55766, 633, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49345, 644, 0, 0, 0},
    {3681, 645, 0, 0, 0}, {49345, 645, 0, 0, 0}, {3681, 644, 0, 0, 0}, {49345, 646, 0, 0, 0}, {3681, 646, 0, 0, 0},
    {137699, 459, 0, 0, 137701}, {100836, 17, 0, 0, 185105}, {100843, 17, 0, 0, 185125}, {100848, 17, 0, 0, 96143},
    {181985, 17, 0, 0, 185134}, {97273, 241, 1, 0, 0}, {137739, 220, 1, 0, 0}, {185351, 510, 0, 0, 0},
    {185361, 501, 0, 0, 0}, {40034, 68, 0, 0, 0}, {53066, 400, 0, 0, 0}, {17620, 400, 0, 0, 0},
    {185818, 68, 0, 0, 0}, {185818, 79, 0, 0, 0}, {185941, 79, 0, 0, 0}, {17087, 68, 0, 0, 0},
    {17091, 68, 0, 0, 0}, {185818, 79, 0, 0, 0}, {185941, 79, 0, 0, 0}, {17091, 647, 0, 0, 0},
    {22716, 68, 0, 0, 0}, {17620, 648, 0, 0, 0}, {17620, 649, 0, 0, 0}, {17620, 650, 0, 0, 0},
    {17091, 651, 0, 0, 0}, {22716, 68, 0, 0, 0}, {17620, 652, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 68, 0, 0, 0},
    {17620, 653, 0, 0, 0}, {17620, 654, 0, 0, 0}, {188110, 650, 0, 0, 0}, {35249, 650, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 655, 0, 0, 0}, {188414, 656, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 656, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 657, 0, 0, 0},
    {188414, 442, 0, 0, 0}, {188110, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 442, 0, 0, 0},
    {188414, 442, 0, 0, 0}, {188110, 656, 0, 0, 0}, {22716, 79, 0, 0, 0}, {188414, 442, 0, 0, 0},
    {188110, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 658, 0, 0, 0}, {188414, 68, 0, 0, 0},
    {17091, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {188414, 68, 0, 0, 0}, {17091, 656, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188414, 68, 0, 0, 0}, {188110, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17091, 648, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 647, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 655, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17620, 659, 0, 0, 0}, {17091, 659, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 660, 0, 0, 0}, {17620, 661, 0, 0, 0}, {17091, 652, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 651, 0, 0, 0}, {17091, 653, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188414, 68, 0, 0, 0}, {188110, 662, 0, 0, 0}, {193288, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188414, 68, 0, 0, 0}, {188110, 663, 0, 0, 0}, {193288, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188414, 68, 0, 0, 0}, {188110, 79, 0, 0, 0}, {193288, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188414, 68, 0, 0, 0}, {17091, 657, 0, 0, 0}, {193288, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188414, 68, 0, 0, 0}, {17091, 656, 0, 0, 0}, {193288, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188414, 68, 0, 0, 0}, {17091, 658, 0, 0, 0}, {193288, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 648, 0, 0, 0}, {193288, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {193288, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {193288, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 659, 0, 0, 0}, {193288, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {193288, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 661, 0, 0, 0}, {193288, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 652, 0, 0, 0}, {193288, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 653, 0, 0, 0},
    {193288, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0}, {193288, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {185818, 79, 0, 0, 0}, {185941, 68, 0, 0, 0}, {17087, 68, 0, 0, 0}, {196944, 501, 0, 0, 0},
    {196944, 501, 0, 0, 0}, {31044, 64, 0, 0, 0}, {17624, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {55766, 399, 0, 0, 0}, {188110, 375, 0, 0, 0}, {35249, 375, 0, 0, 0},
    {35254, 375, 0, 0, 0}, {185351, 510, 0, 0, 0}, {185361, 501, 0, 0, 0}, {55766, 510, 0, 0, 0},
    {185351, 151, 0, 0, 0}, {185361, 501, 0, 0, 0}, {18483, 151, 0, 0, 0}, {3665, 446, 0, 0, 0},
    {199077, 64, 0, 0, 0}, {97273, 68, 0, 0, 0}, {199247, 68, 0, 0, 0}, {199251, 68, 0, 0, 0},
    {17087, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17620, 664, 0, 0, 0}, {17087, 149, 0, 0, 0}, {188110, 149, 0, 0, 0},
    {35249, 149, 0, 0, 0}, {35254, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0},
    {201297, 149, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201302, 68, 0, 0, 0}, {198254, 68, 0, 0, 0},
    {201555, 149, 0, 0, 0}, {201297, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {201302, 149, 0, 0, 0},
    {198254, 149, 0, 0, 0}, {201297, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {201302, 149, 0, 0, 0},
    {198254, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0}, {201297, 665, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {201302, 68, 0, 0, 0}, {198254, 68, 0, 0, 0}, {201555, 149, 0, 0, 0},
    {201297, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201302, 68, 0, 0, 0}, {198254, 68, 0, 0, 0},
    {201297, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201302, 68, 0, 0, 0}, {198254, 68, 0, 0, 0},
    {201297, 665, 0, 0, 0}, {185361, 501, 0, 0, 0}, {47648, 68, 0, 0, 0}, {202501, 68, 0, 0, 0},
    {201302, 68, 0, 0, 0}, {39650, 68, 0, 0, 0}, {198254, 68, 0, 0, 0}, {17091, 149, 0, 0, 0},
    {188110, 149, 0, 0, 0}, {35249, 68, 0, 0, 0}, {204965, 666, 0, 0, 0}, {204973, 667, 0, 0, 0},
    {204981, 666, 0, 0, 0}, {204989, 666, 0, 0, 0}, {204965, 666, 0, 0, 0}, {204973, 667, 0, 0, 0},
    {17087, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0},
    {34915, 403, 0, 0, 0}, {17620, 403, 0, 0, 0}, {34911, 668, 0, 0, 0}, {34913, 668, 0, 0, 0},
    {34915, 668, 0, 0, 0}, {17620, 668, 0, 0, 0}, {34911, 668, 0, 0, 0}, {34913, 668, 0, 0, 0},
    {34915, 669, 0, 0, 0}, {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0}, {34915, 670, 0, 0, 0},
    {17620, 670, 0, 0, 0}, {34911, 670, 0, 0, 0}, {34913, 670, 0, 0, 0}, {34915, 670, 0, 0, 0},
    {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0}, {34915, 669, 0, 0, 0}, {17620, 669, 0, 0, 0},
    {34911, 670, 0, 0, 0}, {34913, 670, 0, 0, 0}, {34915, 669, 0, 0, 0}, {34911, 669, 0, 0, 0},
    {34913, 669, 0, 0, 0}, {34915, 669, 0, 0, 0}, {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0},
    {34915, 669, 0, 0, 0}, {27479, 68, 0, 0, 0}, {27486, 68, 0, 0, 0}, {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0},
    {34915, 669, 0, 0, 0}, {27479, 64, 0, 0, 0}, {27486, 64, 0, 0, 0}, {15108, 18, 0, 0, 0}, {56439, 0, 2, 0, 0},
    {57515, 643, 0, 0, 0}, {57526, 643, 0, 0, 0}, {9480, 643, 0, 0, 0}, {207652, 0, 2, 0, 0}, {207805, 35, 2, 0, 0},
    {207823, 35, 2, 0, 0}, {207841, 35, 2, 0, 0}, {52960, 293, 2, 0, 0}, {53066, 35, 0, 0, 0},
    {57515, 35, 2, 0, 0}, {57526, 35, 2, 0, 0}, {9480, 35, 2, 0, 0}, {208363, 0, 2, 0, 0}, {15847, 19, 2, 0, 0},
    {14899, 0, 2, 0, 0}, {136300, 19, 0, 0, 0}, {136307, 19, 0, 0, 0}, {30583, 672, 0, 0, 0}, {30587, 672, 0, 0, 0},
    {3681, 672, 0, 0, 0}, {51033, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {208768, 674, 0, 0, 0},
    {209061, 19, 0, 0, 0}, {51033, 674, 2, 0, 0}, {3681, 674, 0, 0, 0}, {209329, 673, 2, 0, 0},
    {30583, 673, 0, 0, 0}, {30587, 673, 0, 0, 0}, {3681, 676, 0, 0, 0}, {49345, 677, 0, 0, 0},
    {49351, 677, 0, 0, 0}, {1398, 191, 0, 0, 0}, {17624, 672, 0, 0, 0}, {3658, 672, 0, 0, 0}, {49345, 678, 0, 0, 0},
    {3681, 679, 0, 0, 0}, {210123, 672, 2, 0, 0}, {30141, 679, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {60620, 672, 0, 0, 0}, {30583, 677, 0, 0, 0}, {30587, 677, 0, 0, 0}, {3681, 677, 0, 0, 0},
    {210615, 680, 0, 0, 0}, {210620, 680, 0, 0, 0}, {3681, 680, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {46549, 672, 0, 0, 0}, {30141, 673, 0, 0, 0}, {208363, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {53066, 681, 0, 0, 0},
    {53066, 672, 0, 0, 0}, {33809, 673, 0, 0, 0}, {17624, 672, 0, 0, 0}, {211140, 673, 0, 0, 0},
    {95757, 673, 0, 0, 0}, {49345, 673, 0, 0, 0}, {3681, 682, 0, 0, 0}, {53066, 683, 0, 0, 0},
    {53066, 684, 0, 0, 0}, {3681, 191, 0, 0, 0}, {33809, 681, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {3681, 684, 0, 0, 0}, {211745, 685, 0, 0, 0}, {1398, 686, 0, 0, 0}, {49345, 687, 0, 0, 0},
    {3681, 687, 0, 0, 0}, {49345, 296, 0, 0, 0}, {3681, 296, 0, 0, 0}, {49345, 293, 0, 0, 0}, {212623, 35, 2, 0, 0},
    {49345, 687, 0, 0, 0}, {212623, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {3681, 690, 0, 0, 0},
    {3681, 35, 2, 0, 0}, {169344, 35, 2, 0, 0}, {213453, 35, 0, 0, 0}, {213467, 35, 0, 0, 0}, {49345, 687, 0, 0, 0},
    {213908, 35, 2, 0, 0}, {49345, 687, 0, 0, 0}, {214777, 35, 2, 0, 0}, {17091, 293, 0, 0, 0},
    {211711, 690, 0, 0, 0}, {215261, 35, 2, 0, 0}, {211711, 690, 0, 0, 0}, {215274, 35, 2, 0, 0},
    {215656, 64, 2, 0, 0}, {215685, 64, 2, 0, 0}, {214797, 692, 0, 0, 0}, {216423, 64, 2, 0, 0},
    {3681, 692, 0, 0, 0}, {216746, 53, 0, 0, 0}, {216757, 53, 0, 0, 0}, {51157, 203, 0, 0, 0},
    {216829, 194, 0, 0, 0}, {216757, 53, 0, 0, 0}, {216889, 16, 0, 0, 0}, {216900, 194, 0, 0, 60767},
    {1398, 210, 0, 0, 0}, {51033, 693, 2, 0, 0}, {3681, 693, 0, 0, 0}, {59258, 694, 0, 0, 0}, {56439, 695, 2, 0, 0},
    {3681, 695, 0, 0, 0}, {1398, 696, 0, 0, 0}, {3681, 697, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0},
    {3681, 696, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0}, {1398, 696, 0, 0, 0}, {49345, 693, 0, 0, 0},
    {30583, 698, 0, 0, 0}, {30587, 698, 0, 0, 0}, {3681, 698, 0, 0, 0}, {49345, 698, 0, 0, 0},
    {3681, 701, 0, 0, 0}, {218866, 19, 0, 0, 0}, {218876, 19, 0, 0, 0}, {218890, 19, 0, 0, 0},
    {51033, 695, 2, 0, 0}, {48024, 19, 0, 0, 0}, {219258, 19, 2, 0, 0}, {30583, 693, 0, 0, 0},
    {30587, 693, 0, 0, 0}, {49345, 701, 0, 0, 0}, {51033, 701, 2, 0, 0}, {30583, 701, 0, 0, 0},
    {30587, 701, 0, 0, 0}, {107364, 693, 0, 0, 0}, {220045, 696, 0, 0, 0}, {220055, 696, 0, 0, 0},
    {51033, 703, 2, 0, 0}, {9558, 703, 2, 0, 0}, {51339, 704, 0, 0, 0}, {220879, 212, 0, 0, 0},
    {220885, 212, 0, 0, 0}, {51339, 704, 0, 0, 0}, {1398, 705, 0, 0, 0}, {1398, 706, 0, 0, 0},
    {221175, 707, 0, 0, 0}, {221184, 200, 0, 0, 0}, {221193, 200, 0, 0, 0}, {221202, 195, 0, 0, 0},
    {221211, 195, 0, 0, 0}, {221220, 198, 0, 0, 0}, {221232, 198, 0, 0, 0}, {221244, 708, 0, 0, 0},
    {1398, 709, 0, 0, 0}, {39650, 203, 0, 0, 0}, {47648, 203, 0, 0, 0}, {3665, 203, 0, 0, 0}, {221455, 710, 2, 0, 0},
    {52536, 293, 0, 0, 0}, {3681, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {59987, 0, 0, 0, 0}, {49351, 0, 0, 0, 0},
    {221619, 31, 0, 0, 0}, {221633, 31, 0, 0, 0}, {221644, 31, 0, 0, 0}, {222006, 712, 2, 0, 0},
    {207652, 0, 2, 0, 0}, {58878, 19, 2, 0, 0}, {52536, 715, 0, 0, 0}, {222204, 716, 0, 0, 0},
    {222211, 717, 0, 0, 0}, {48211, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {222217, 35, 2, 0, 0},
    {51033, 293, 2, 0, 0}, {49828, 293, 0, 0, 0}, {21161, 711, 0, 0, 0}, {3681, 718, 0, 0, 0},
    {222828, 35, 2, 0, 0}, {222836, 35, 2, 0, 0}, {21161, 711, 0, 0, 0}, {223119, 710, 2, 0, 0},
    {223130, 293, 0, 0, 0}, {223141, 710, 2, 0, 0}, {223152, 293, 0, 0, 0}, {223163, 720, 2, 0, 0},
    {223172, 720, 0, 0, 0}, {52536, 715, 0, 0, 0}, {222204, 716, 0, 0, 0}, {222211, 717, 0, 0, 0},
    {48211, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {223610, 721, 1, 0, 0}, {223621, 712, 0, 0, 0},
    {21161, 711, 0, 0, 0}, {220970, 721, 0, 0, 0}, {21161, 293, 0, 0, 0}, {207652, 0, 2, 0, 0},
    {224203, 712, 0, 0, 0}, {207652, 0, 2, 0, 0}, {17613, 711, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {17613, 0, 0, 0, 0}, {21161, 711, 0, 0, 0}, {49828, 0, 0, 0, 0}, {224635, 35, 0, 0, 0}, {224643, 423, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22144, 35, 1, 0, 0}, {224652, 423, 0, 0, 0}, {224662, 35, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {59987, 0, 0, 0, 0}, {225073, 0, 0, 0, 0}, {17613, 711, 0, 0, 0}, {49828, 711, 0, 0, 0}, {225307, 711, 0, 0, 0},
    {225317, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {221369, 723, 0, 0, 0}, {39650, 35, 0, 0, 0}, {3665, 35, 0, 0, 0},
    {22144, 35, 0, 0, 0}, {225767, 724, 0, 0, 0}, {225770, 423, 2, 0, 0}, {225967, 725, 0, 0, 0},
    {17613, 725, 1, 0, 0}, {3681, 725, 0, 0, 0}, {225967, 725, 0, 0, 0}, {1398, 35, 0, 0, 0}, {226471, 31, 0, 0, 0},
    {226485, 31, 0, 0, 0}, {1398, 727, 0, 0, 0}, {1398, 728, 0, 0, 0}, {246034, 195, 0, 0, 0},
    {246046, 729, 0, 0, 0}, {246034, 195, 0, 0, 0}, {246115, 730, 0, 0, 0}, {1398, 731, 0, 0, 0},
    {1398, 732, 0, 0, 0}, {1398, 733, 0, 0, 0}, {246288, 195, 0, 0, 0}, {246295, 195, 0, 0, 0},
    {246302, 195, 0, 0, 0}, {145176, 53, 0, 0, 0}, {145183, 53, 0, 0, 0}, {246309, 53, 0, 0, 0},
    {246316, 53, 0, 0, 0}, {246328, 6, 0, 0, 0}, {96964, 734, 0, 0, 0}, {246288, 459, 0, 0, 0},
    {246295, 459, 0, 0, 0}, {246302, 459, 0, 0, 0}, {145176, 53, 0, 0, 0}, {145183, 53, 0, 0, 0},
    {246309, 53, 0, 0, 0}, {246316, 53, 0, 0, 0}, {96964, 734, 0, 0, 0}, {1398, 735, 0, 0, 0},
    {1398, 736, 0, 0, 0}, {1398, 737, 0, 0, 0}, {1398, 738, 0, 0, 0}, {246538, 28, 1, 0, 0}, {246553, 459, 1, 0, 0},
    {246567, 459, 1, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {1398, 741, 0, 0, 0}, {1398, 742, 0, 0, 0},
    {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0}, {1398, 747, 0, 0, 0},
    {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {1398, 751, 0, 0, 0}, {247118, 16, 0, 0, 0},
    {247131, 752, 0, 0, 0}, {1398, 753, 0, 0, 0}, {1398, 729, 0, 0, 0}, {1398, 754, 0, 0, 0}, {1398, 755, 0, 0, 0},
    {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0}, {1398, 760, 0, 0, 0},
    {247414, 459, 0, 0, 247445}, {247457, 459, 0, 0, 247491}, {247501, 220, 0, 0, 247528}, {246553, 459, 0, 0, 247561},
    {247570, 459, 1, 0, 0}, {247588, 459, 1, 0, 0}, {247606, 220, 1, 0, 0}, {247640, 220, 1, 0, 0},
    {1398, 761, 0, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 763, 0, 0, 0}, {1398, 730, 0, 0, 0}, {1398, 764, 0, 0, 0},
    {1398, 765, 0, 0, 0}, {49351, 767, 0, 0, 0}, {1398, 767, 2, 0, 0}, {248268, 768, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {248277, 768, 0, 0, 0}, {56983, 768, 0, 0, 0}, {1398, 769, 0, 0, 0},
    {3681, 769, 0, 0, 0}, {56983, 768, 0, 0, 0}, {1398, 769, 0, 0, 0}, {248673, 769, 0, 0, 0},
    {56983, 768, 0, 0, 0}, {1398, 771, 0, 0, 0}, {3681, 771, 0, 0, 0}, {56983, 768, 0, 0, 0}, {33809, 772, 0, 0, 0},
    {3681, 772, 0, 0, 0}, {18483, 772, 0, 0, 0}, {249525, 772, 0, 0, 0}, {39650, 769, 0, 0, 0},
    {48211, 769, 0, 0, 0}, {18483, 772, 0, 0, 0}, {39650, 769, 0, 0, 0}, {48211, 769, 0, 0, 0},
    {33809, 773, 0, 0, 0}, {3681, 773, 0, 0, 0}, {43690, 772, 0, 0, 0}, {43699, 772, 0, 0, 0},
    {250558, 774, 2, 0, 0}, {61012, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {250674, 774, 2, 0, 0},
    {250693, 774, 2, 0, 0}, {250713, 0, 0, 0, 0}, {250724, 0, 0, 0, 0}, {33809, 775, 0, 0, 0},
    {3681, 775, 0, 0, 0}, {30583, 775, 0, 0, 0}, {30587, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {59987, 775, 0, 0, 0},
    {59989, 775, 0, 0, 0}, {61019, 768, 0, 0, 0}, {97670, 774, 2, 0, 0}, {30583, 772, 0, 0, 0},
    {30587, 772, 0, 0, 0}, {251764, 774, 2, 0, 0}, {3681, 776, 0, 0, 0}, {1309, 776, 0, 0, 0},
    {251872, 774, 0, 0, 0}, {61034, 774, 0, 0, 0}, {1309, 776, 0, 0, 0}, {101076, 774, 0, 0, 0},
    {33809, 777, 0, 0, 0}, {3681, 778, 0, 0, 0}, {33809, 778, 0, 0, 0}, {3681, 777, 0, 0, 0}, {33809, 769, 0, 0, 0},
    {3681, 768, 0, 0, 0}, {61012, 768, 0, 0, 0}, {17613, 768, 0, 0, 0}, {252968, 781, 0, 0, 0},
    {252976, 781, 0, 0, 0}, {3681, 782, 0, 0, 0}, {56983, 768, 0, 0, 0}, {1398, 783, 0, 0, 0},
    {3681, 783, 0, 0, 0}, {253262, 776, 0, 0, 0}, {253398, 784, 0, 0, 0}, {253412, 784, 0, 0, 0},
    {253426, 784, 0, 0, 0}, {253440, 768, 1, 0, 0}, {253472, 784, 0, 0, 0}, {253485, 784, 0, 0, 0},
    {43690, 787, 0, 0, 0}, {43699, 787, 0, 0, 0}, {3681, 787, 0, 0, 0}, {43690, 775, 0, 0, 0},
    {43699, 775, 0, 0, 0}, {33809, 787, 0, 0, 0}, {3681, 788, 0, 0, 0}, {97670, 774, 2, 0, 0},
    {254611, 774, 1, 0, 0}, {33809, 789, 0, 0, 0}, {3681, 789, 0, 0, 0}, {254952, 775, 0, 0, 0},
    {44288, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {59987, 775, 0, 0, 0}, {34911, 775, 0, 0, 0},
    {33809, 790, 0, 0, 0}, {3681, 790, 0, 0, 0}, {3681, 791, 0, 0, 0}, {2372, 775, 0, 0, 0}, {21157, 772, 0, 0, 0},
    {59987, 775, 0, 0, 0}, {33809, 792, 0, 0, 0}, {3681, 68, 0, 0, 0}, {33809, 507, 0, 0, 0}, {30583, 789, 0, 0, 0},
    {30587, 789, 0, 0, 0}, {2372, 772, 0, 0, 0}, {59987, 772, 0, 0, 0}, {59989, 772, 0, 0, 0},
    {33809, 68, 0, 0, 0}, {3681, 792, 0, 0, 0}, {3681, 507, 0, 0, 0}, {1398, 774, 0, 0, 0}, {256687, 772, 0, 0, 0},
    {3681, 774, 0, 0, 0}, {2372, 775, 0, 0, 0}, {2372, 772, 0, 0, 0}, {32568, 18, 0, 0, 0}, {1398, 795, 0, 0, 0},
    {3681, 796, 0, 0, 0}, {1398, 797, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 796, 0, 0, 0}, {1398, 772, 0, 0, 0},
    {75942, 769, 1, 0, 0}, {1398, 774, 0, 0, 0}, {47078, 769, 0, 0, 0}, {1398, 775, 0, 0, 0}, {75942, 769, 1, 0, 0},
    {1398, 788, 0, 0, 0}, {75942, 769, 1, 0, 0}, {1398, 795, 0, 0, 0}, {222845, 798, 0, 0, 0},
    {3681, 795, 0, 0, 0}, {1398, 795, 0, 0, 0}, {258802, 798, 0, 0, 0}, {75942, 798, 1, 0, 0},
    {1398, 799, 0, 0, 0}, {47078, 769, 0, 0, 0}, {3681, 799, 0, 0, 0}, {1398, 799, 0, 0, 0}, {258802, 769, 0, 0, 0},
    {1398, 799, 0, 0, 0}, {40034, 769, 0, 0, 0}, {43690, 778, 0, 0, 0}, {43699, 778, 0, 0, 0},
    {33809, 800, 0, 0, 0}, {3681, 801, 0, 0, 0}, {33809, 801, 0, 0, 0}, {3681, 800, 0, 0, 0}, {55766, 768, 0, 0, 0},
    {1398, 774, 0, 0, 0}, {55766, 768, 0, 0, 0}, {1398, 774, 0, 0, 0}, {260300, 802, 0, 0, 0},
    {3681, 803, 0, 0, 0}, {260300, 802, 0, 0, 0}, {260640, 775, 0, 0, 0}, {260651, 79, 0, 0, 0},
    {260656, 774, 2, 0, 0}, {3681, 804, 0, 0, 0}, {261178, 803, 0, 0, 0}, {260640, 772, 0, 0, 0},
    {260656, 774, 2, 0, 0}, {3681, 806, 0, 0, 0}, {261178, 803, 0, 0, 0}, {261178, 803, 0, 0, 0},
    {260640, 807, 0, 0, 0}, {260656, 774, 2, 0, 0}, {3681, 807, 0, 0, 0}, {260300, 802, 0, 0, 0},
    {260640, 807, 0, 0, 0}, {260656, 774, 2, 0, 0}, {260300, 802, 0, 0, 0}, {260640, 775, 0, 0, 0},
    {260656, 774, 2, 0, 0}, {260300, 802, 0, 0, 0}, {260640, 807, 0, 0, 0}, {260651, 79, 0, 0, 0},
    {260656, 774, 2, 0, 0}, {3681, 808, 0, 0, 0}, {261178, 803, 0, 0, 0}, {260640, 807, 0, 0, 0},
    {262290, 807, 0, 0, 0}, {260656, 774, 2, 0, 0}, {248268, 768, 0, 0, 0}, {262516, 769, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {56983, 768, 0, 0, 0}, {3665, 769, 0, 0, 0}, {3681, 810, 0, 0, 0}, {34911, 810, 0, 0, 0},
    {34913, 810, 0, 0, 0}, {34915, 810, 0, 0, 0}, {56983, 768, 0, 0, 0}, {61034, 810, 0, 0, 0},
    {3665, 769, 0, 0, 0}, {3681, 813, 0, 0, 0}, {43690, 788, 0, 0, 0}, {43699, 788, 0, 0, 0}, {33809, 788, 0, 0, 0},
    {263829, 814, 0, 0, 0}, {263840, 814, 0, 0, 0}, {3681, 814, 0, 0, 0}, {75050, 815, 0, 0, 0},
    {1296, 783, 0, 0, 0}, {3681, 815, 0, 0, 0}, {75050, 816, 0, 0, 0}, {1126, 817, 0, 0, 0}, {3681, 817, 0, 0, 0},
    {252968, 772, 0, 0, 0}, {252976, 772, 0, 0, 0}, {252968, 772, 0, 0, 0}, {252976, 772, 0, 0, 0},
    {264764, 769, 0, 0, 0}, {15108, 788, 0, 0, 0}, {34288, 773, 0, 0, 0}, {34299, 773, 0, 0, 0},
    {150347, 769, 0, 0, 0}, {53594, 0, 2, 0, 0}, {250558, 0, 3, 53623, 0}, {265693, 0, 0, 0, 0},
    {68415, 0, 2, 0, 0}, {75050, 814, 0, 0, 0}, {116985, 0, 1, 0, 0}, {1126, 820, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 821, 0, 0, 0}, {1126, 820, 0, 0, 0}, {251872, 821, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 820, 0, 0, 0}, {252968, 820, 0, 0, 0}, {252976, 820, 0, 0, 0}, {1126, 817, 0, 0, 0},
    {75050, 816, 0, 0, 0}, {1126, 822, 0, 0, 0}, {1296, 783, 0, 0, 0}, {3681, 822, 0, 0, 0}, {55919, 774, 0, 0, 0},
    {267907, 31, 0, 0, 0}, {17613, 829, 0, 0, 0}, {49828, 829, 0, 0, 0}, {17613, 189, 0, 0, 0},
    {49828, 189, 0, 0, 0}, {17091, 189, 0, 0, 0}, {17613, 830, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {61661, 35, 2, 0, 0}, {17091, 189, 0, 0, 0}, {122261, 35, 2, 0, 0}, {21161, 293, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {123688, 35, 2, 0, 0}, {122737, 35, 2, 0, 0},
    {52588, 35, 2, 0, 0}, {97325, 0, 2, 0, 0}, {3681, 831, 0, 0, 0}, {17613, 293, 0, 0, 0}, {15550, 710, 0, 0, 0},
    {268896, 35, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49828, 293, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49828, 293, 0, 0, 0}, {123688, 35, 2, 0, 0}, {122737, 35, 2, 0, 0}, {52588, 35, 2, 0, 0},
    {17613, 293, 0, 0, 0}, {33613, 35, 2, 0, 0}, {33617, 35, 2, 0, 0}, {17613, 189, 0, 0, 0}, {30141, 832, 0, 0, 0},
    {17613, 293, 0, 0, 0}, {49828, 293, 0, 0, 0}, {15550, 710, 0, 0, 0}, {49345, 0, 0, 0, 0}, {61661, 35, 2, 0, 0},
    {1329, 293, 0, 0, 0}, {46549, 459, 0, 0, 0}, {1398, 833, 0, 0, 0}, {270841, 203, 0, 0, 0},
    {270850, 203, 0, 0, 0}, {1398, 834, 0, 0, 0}, {270884, 203, 0, 0, 0}, {270889, 203, 0, 0, 0},
    {1398, 835, 0, 0, 0}, {270841, 203, 0, 0, 0}, {1398, 836, 0, 0, 0}, {1398, 837, 0, 0, 0}, {1398, 132, 0, 0, 0},
    {1398, 838, 0, 0, 0}, {271044, 838, 0, 0, 0}, {2013, 834, 0, 0, 0}, {271112, 839, 0, 0, 0},
    {271121, 840, 0, 0, 0}, {270841, 203, 0, 0, 0}, {271303, 203, 0, 0, 0}, {271642, 841, 0, 0, 0},
    {49351, 841, 0, 0, 0}, {271642, 841, 0, 0, 0}, {271801, 841, 0, 0, 0}, {271642, 842, 0, 0, 0},
    {271801, 842, 0, 0, 0}, {49351, 842, 0, 0, 0}, {1398, 843, 0, 0, 0}, {272271, 843, 0, 0, 0},
    {272282, 844, 0, 0, 0}, {49351, 843, 0, 0, 0}, {49345, 846, 0, 0, 0}, {49345, 848, 0, 0, 0},
    {270841, 849, 0, 0, 0}, {271303, 849, 0, 0, 0}, {49351, 848, 0, 0, 0}, {49345, 841, 0, 0, 0},
    {274313, 853, 0, 0, 0}, {274324, 854, 0, 0, 0}, {274336, 846, 0, 0, 0}, {274313, 846, 0, 0, 0},
    {274336, 853, 0, 0, 0}, {274409, 854, 0, 0, 0}, {271642, 846, 2, 0, 0}, {49351, 846, 0, 0, 0},
    {49345, 842, 2, 0, 0}, {15108, 857, 0, 0, 0}, {274702, 841, 2, 0, 0}, {274713, 841, 2, 0, 0},
    {274725, 19, 0, 0, 0}, {274736, 19, 0, 0, 0}, {49345, 848, 0, 0, 0}, {219227, 848, 0, 0, 0},
    {275440, 859, 0, 0, 0}, {270841, 849, 0, 0, 0}, {270850, 849, 0, 0, 0}, {49345, 860, 0, 0, 0},
    {219227, 860, 0, 0, 0}, {275440, 859, 0, 0, 0}, {270841, 849, 0, 0, 0}, {270850, 849, 0, 0, 0},
    {49351, 860, 0, 0, 0}, {271642, 863, 0, 0, 0}, {49351, 863, 0, 0, 0}, {274702, 841, 2, 0, 0},
    {271642, 846, 0, 0, 0}, {49351, 857, 0, 0, 0}, {49345, 842, 0, 0, 0}, {276967, 864, 0, 0, 0},
    {276978, 864, 0, 0, 0}, {276989, 864, 0, 0, 0}, {277001, 864, 0, 0, 0}, {52536, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49351, 864, 0, 0, 0}, {271642, 866, 0, 0, 0}, {271801, 866, 0, 0, 0},
    {49351, 866, 0, 0, 0}, {271642, 857, 0, 0, 0}, {271801, 857, 0, 0, 0}, {271642, 857, 0, 0, 0},
    {34911, 864, 0, 0, 0}, {34913, 864, 0, 0, 0}, {270884, 849, 0, 0, 0}, {270889, 849, 0, 0, 0},
    {278028, 867, 0, 0, 0}, {278035, 868, 0, 0, 0}, {278043, 867, 0, 0, 0}, {278050, 868, 0, 0, 0},
    {274336, 864, 0, 0, 0}, {49345, 848, 0, 0, 0}, {271642, 841, 0, 0, 0}, {271801, 841, 0, 0, 0},
    {272282, 869, 0, 0, 0}, {271642, 841, 0, 0, 0}, {278373, 849, 0, 0, 0}, {271303, 849, 0, 0, 0},
    {271642, 846, 0, 0, 0}, {41932, 842, 0, 0, 0}, {278773, 870, 0, 0, 0}, {49345, 841, 0, 0, 0},
    {272271, 871, 0, 0, 0}, {272282, 872, 0, 0, 0}, {270841, 849, 0, 0, 0}, {271303, 849, 0, 0, 0},
    {271642, 841, 0, 0, 0}, {30141, 842, 0, 0, 0}, {49345, 848, 0, 0, 0}, {22716, 873, 0, 0, 0},
    {39650, 874, 0, 0, 0}, {279233, 874, 0, 0, 0}, {276967, 864, 0, 0, 0}, {279305, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49345, 864, 0, 0, 0}, {279315, 864, 0, 0, 0}, {271642, 857, 0, 0, 0},
    {271801, 841, 0, 0, 0}, {279339, 841, 0, 0, 0}, {271642, 846, 0, 0, 0}, {110617, 842, 0, 0, 0},
    {47648, 842, 0, 0, 0}, {49345, 842, 0, 0, 0}, {110617, 876, 0, 0, 0}, {47648, 876, 0, 0, 0},
    {271642, 841, 0, 0, 0}, {279522, 859, 0, 0, 0}, {271642, 846, 0, 0, 0}, {279549, 842, 0, 0, 0},
    {279772, 841, 0, 0, 0}, {279900, 19, 0, 0, 0}, {279911, 19, 0, 0, 0}, {51033, 841, 2, 0, 0},
    {280575, 17, 0, 0, 0}, {17624, 345, 0, 0, 0}, {61012, 877, 0, 0, 0}, {280704, 877, 2, 0, 0},
    {61012, 877, 0, 0, 0}, {96964, 877, 1, 0, 0}, {9558, 877, 2, 0, 0}, {281032, 19, 2, 0, 0},
    {61012, 877, 0, 0, 0}, {280614, 878, 1, 0, 0}, {219258, 232, 0, 0, 0}, {281430, 232, 2, 0, 0},
    {219258, 232, 0, 0, 0}, {61012, 877, 0, 0, 0}, {287578, 878, 2, 0, 0}, {3681, 877, 0, 0, 0},
    {61012, 883, 0, 0, 0}, {288011, 884, 0, 0, 0}, {288011, 877, 0, 0, 0}, {49345, 877, 0, 0, 0},
    {49351, 877, 0, 0, 0}, {177734, 877, 0, 0, 0}, {9558, 886, 2, 0, 0}, {280614, 878, 0, 0, 0},
    {288813, 877, 1, 0, 0}, {289097, 887, 0, 0, 0}, {289172, 878, 0, 0, 0}, {68415, 886, 2, 0, 0},
    {177734, 877, 0, 0, 0}, {289433, 886, 2, 0, 0}, {289450, 877, 0, 0, 0}, {289458, 886, 2, 0, 0},
    {289835, 877, 0, 0, 0}, {51033, 888, 1, 0, 0}, {52960, 888, 1, 0, 0}, {51062, 877, 1, 0, 0},
    {289864, 232, 0, 0, 0}, {66506, 877, 0, 0, 0}, {290100, 877, 0, 0, 0}, {290119, 877, 0, 0, 0},
    {290512, 877, 0, 0, 0}, {61012, 888, 0, 0, 0}, {3681, 888, 0, 0, 0}, {177481, 877, 0, 0, 0},
    {97094, 877, 0, 0, 0}, {1398, 888, 0, 0, 0}, {291114, 878, 0, 0, 0}, {14013, 886, 2, 0, 0},
    {291885, 877, 0, 0, 0}, {288011, 877, 2, 0, 0}, {61012, 877, 0, 0, 0}, {17613, 877, 0, 0, 0},
    {292154, 877, 0, 0, 0}, {51062, 877, 0, 0, 0}, {292309, 877, 0, 0, 0}, {61012, 890, 0, 0, 0},
    {292427, 877, 0, 0, 0}, {292439, 877, 0, 0, 0}, {292666, 877, 0, 0, 0}, {280614, 878, 0, 0, 0},
    {55919, 878, 0, 0, 0}, {293048, 877, 0, 0, 0}, {52960, 886, 2, 0, 0}, {293056, 19, 0, 0, 0},
    {293373, 878, 0, 0, 0}, {22142, 878, 0, 0, 0}, {22144, 878, 0, 0, 0}, {22146, 878, 0, 0, 0},
    {293373, 878, 0, 0, 0}, {293497, 878, 0, 0, 0}, {293510, 878, 0, 0, 0}, {293525, 878, 0, 0, 0},
    {293537, 878, 0, 0, 0}, {293551, 878, 0, 0, 0}, {52588, 878, 0, 0, 0}, {80910, 878, 0, 0, 0},
    {3681, 878, 1, 0, 0}, {292666, 888, 0, 0, 0}, {3681, 878, 0, 0, 0}, {3681, 892, 1, 0, 0}, {46549, 878, 0, 0, 0},
    {3681, 887, 0, 0, 0}, {294620, 886, 2, 0, 0}, {294756, 893, 0, 0, 0}, {294763, 877, 0, 0, 0},
    {18445, 877, 0, 0, 0}, {61012, 894, 0, 0, 0}, {3681, 886, 0, 0, 0}, {48024, 232, 0, 0, 0},
    {47081, 886, 0, 0, 0}, {146467, 878, 0, 0, 0}, {295391, 877, 0, 0, 0}, {280614, 878, 0, 0, 0},
    {61012, 877, 1, 0, 0}, {295907, 877, 0, 0, 0}, {294620, 886, 2, 0, 0}, {295915, 886, 2, 0, 0},
    {177734, 877, 1, 0, 0}, {296333, 886, 2, 0, 0}, {95988, 878, 2, 0, 0}, {9558, 878, 2, 0, 0},
    {296927, 895, 0, 0, 0}, {296944, 896, 0, 0, 0}, {164948, 897, 0, 0, 0}, {297325, 897, 0, 0, 0},
    {297500, 877, 0, 0, 0}, {288011, 877, 0, 0, 0}, {61012, 877, 0, 0, 0}, {164948, 897, 2, 0, 0},
    {297801, 897, 2, 0, 0}, {288011, 877, 0, 0, 0}, {297818, 877, 2, 0, 0}, {298141, 877, 0, 0, 0},
    {298153, 877, 0, 0, 0}, {298167, 877, 0, 0, 0}, {298176, 877, 0, 0, 0}, {298446, 877, 0, 0, 0},
    {298456, 877, 0, 0, 0}, {61012, 877, 0, 0, 0}, {159354, 877, 0, 0, 0}, {298849, 877, 0, 0, 0},
    {61012, 900, 0, 0, 0}, {299701, 901, 0, 0, 0}, {299708, 902, 0, 0, 0}, {299724, 903, 0, 0, 0},
    {61012, 904, 0, 0, 0}, {299971, 883, 0, 0, 0}, {299724, 903, 0, 0, 0}, {299980, 905, 0, 0, 0},
    {299998, 906, 0, 0, 0}, {9558, 877, 0, 0, 0}, {300434, 897, 0, 0, 0}, {300443, 897, 0, 0, 0},
    {300453, 897, 0, 0, 0}, {61012, 877, 0, 0, 0}, {300630, 877, 2, 0, 0}, {300643, 877, 0, 0, 0},
    {61012, 877, 0, 0, 0}, {300909, 877, 2, 0, 0}, {301361, 877, 0, 0, 0}, {301387, 877, 0, 0, 0},
    {300643, 877, 0, 0, 0}, {301404, 877, 0, 0, 0}, {301412, 877, 0, 0, 0}, {61012, 877, 0, 0, 0},
    {301669, 897, 2, 0, 0}, {301688, 877, 0, 0, 0}, {273884, 877, 0, 0, 0}, {49139, 877, 0, 0, 0},
    {61012, 877, 0, 0, 0}, {302075, 897, 2, 0, 0}, {301688, 877, 0, 0, 0}, {273884, 877, 0, 0, 0},
    {21161, 888, 0, 0, 0}, {302477, 888, 0, 0, 0}, {302614, 877, 0, 0, 0}, {61012, 877, 0, 0, 0},
    {302888, 897, 1, 0, 0}, {302908, 877, 0, 0, 0}, {303006, 877, 0, 0, 0}, {303023, 877, 0, 0, 0},
    {303031, 877, 0, 0, 0}, {303047, 877, 0, 0, 0}, {303023, 877, 2, 0, 0}, {303243, 877, 0, 0, 0},
    {303252, 877, 0, 0, 0}, {295391, 877, 0, 0, 0}, {303023, 877, 2, 0, 0}, {303243, 877, 0, 0, 0},
    {303252, 877, 0, 0, 0}, {298446, 877, 0, 0, 0}, {61012, 877, 0, 0, 0}, {49125, 897, 2, 0, 0},
    {303705, 877, 0, 0, 0}, {297818, 877, 2, 0, 0}, {61012, 877, 0, 0, 0}, {166705, 897, 2, 0, 0},
    {164948, 897, 2, 0, 0}, {303973, 897, 1, 0, 0}, {303992, 897, 1, 0, 0}, {298456, 877, 0, 0, 0},
    {298446, 877, 0, 0, 0}, {61012, 877, 0, 0, 0}, {304580, 897, 2, 0, 0}, {305202, 878, 1, 0, 0},
    {177734, 877, 1, 0, 0}, {61012, 888, 0, 0, 0}, {305846, 897, 2, 0, 0}, {305862, 897, 2, 0, 0},
    {305876, 897, 2, 0, 0}, {305892, 897, 2, 0, 0}, {305909, 897, 2, 0, 0}, {305924, 897, 2, 0, 0},
    {305941, 877, 0, 0, 0}, {306724, 877, 0, 0, 0}, {61012, 888, 0, 0, 0}, {306763, 897, 1, 0, 0},
    {306783, 877, 0, 0, 0}, {61012, 877, 0, 0, 0}, {306964, 897, 2, 0, 0}, {306974, 897, 2, 0, 0},
    {306982, 897, 2, 0, 0}, {61012, 877, 0, 0, 0}, {307388, 897, 2, 0, 0}, {308163, 373, 0, 0, 0},
    {308167, 533, 1, 0, 0}, {308163, 373, 0, 0, 0}, {61483, 912, 0, 0, 0}, {308167, 533, 1, 0, 0},
    {1398, 913, 0, 0, 0}, {17613, 436, 0, 0, 0}, {3681, 436, 0, 0, 0}, {1126, 436, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {42323, 52, 0, 0, 0}, {14364, 915, 0, 0, 0}, {30583, 52, 0, 0, 0},
    {30587, 52, 0, 0, 0}, {1, 0, 0, 0, 0}, {17613, 52, 0, 0, 0}, {308980, 52, 0, 0, 0}, {308985, 52, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {111316, 52, 0, 0, 0}, {17613, 436, 0, 0, 0},
    {309380, 35, 2, 0, 0}, {14364, 52, 0, 0, 0}, {30583, 918, 0, 0, 0}, {30587, 918, 0, 0, 0},
    {1, 918, 0, 0, 0}, {3681, 918, 0, 0, 0}, {49828, 919, 0, 0, 0}, {18483, 920, 0, 0, 0}, {123688, 35, 2, 0, 0},
    {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0}, {111316, 52, 0, 0, 0}, {42323, 0, 0, 0, 0}, {49828, 436, 0, 0, 0},
    {309380, 35, 2, 0, 0}, {42323, 52, 0, 0, 0}, {49828, 52, 0, 0, 0}, {30583, 436, 0, 0, 0}, {30587, 436, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {111249, 0, 1, 0, 0}, {310984, 19, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {111316, 52, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {42323, 52, 0, 0, 0}, {17613, 52, 0, 0, 0}, {1, 0, 0, 0, 0},
    {30583, 52, 0, 0, 0}, {30587, 0, 0, 0, 0}, {1, 52, 1, 0, 0}, {17613, 923, 1, 0, 0}, {1126, 436, 0, 0, 0},
    {1, 0, 1, 0, 0}, {17613, 169, 0, 0, 0}, {3681, 925, 0, 0, 0}, {42323, 925, 0, 0, 0}, {49828, 169, 0, 0, 0},
    {3681, 169, 0, 0, 0}, {17613, 52, 0, 0, 0}, {57322, 436, 0, 0, 0}, {49828, 52, 0, 0, 0}, {312132, 436, 0, 0, 0},
    {18483, 920, 0, 0, 0}, {123688, 35, 2, 0, 0}, {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0},
    {42323, 52, 0, 0, 0}, {3681, 293, 1, 0, 0}, {44555, 919, 0, 0, 0}, {44558, 919, 0, 0, 0}, {1126, 52, 0, 0, 0},
    {3681, 926, 0, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {41932, 0, 0, 0, 0}, {40034, 922, 1, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 1, 0, 0}, {21, 421, 0, 0, 0}, {17620, 35, 0, 0, 0}, {1226, 195, 0, 0, 0},
    {1222, 195, 1, 0, 0}, {55919, 53, 0, 0, 0}, {313346, 927, 0, 0, 0}, {17091, 86, 0, 0, 0}, {3681, 86, 0, 0, 0},
    {30583, 928, 0, 0, 0}, {30587, 928, 0, 0, 0}, {3681, 928, 0, 0, 0}, {51033, 929, 2, 0, 0},
    {15108, 68, 0, 0, 0}, {51033, 929, 2, 0, 0}, {313909, 0, 0, 0, 0}, {14013, 929, 2, 0, 0}, {9558, 929, 2, 0, 0},
    {17091, 441, 0, 0, 0}, {3681, 441, 0, 0, 0}, {49345, 441, 0, 0, 0}, {30583, 86, 0, 0, 0}, {30587, 86, 0, 0, 0},
    {49345, 931, 0, 0, 0}, {3681, 79, 0, 0, 0}, {30583, 441, 0, 0, 0}, {30587, 441, 0, 0, 0}, {49345, 68, 0, 0, 0},
    {3681, 64, 0, 0, 0}, {315122, 929, 0, 0, 0}, {315231, 31, 0, 0, 0}, {315234, 31, 0, 0, 0},
    {3681, 935, 0, 0, 0}, {315757, 935, 0, 0, 0}, {3681, 929, 0, 0, 0}, {315757, 935, 0, 0, 0},
    {1398, 929, 0, 0, 0}, {49345, 79, 0, 0, 0}, {3681, 931, 0, 0, 0}, {49345, 928, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {316307, 441, 0, 0, 0}, {49345, 64, 0, 0, 0}, {34911, 936, 0, 0, 0}, {18181, 937, 0, 0, 0},
    {317013, 938, 0, 0, 0}, {34911, 939, 0, 0, 0}, {34913, 939, 0, 0, 0}, {18181, 938, 0, 0, 0},
    {34911, 940, 0, 0, 0}, {34913, 940, 0, 0, 0}, {17620, 940, 0, 0, 0}, {34911, 940, 0, 0, 0},
    {34913, 940, 0, 0, 0}, {34911, 99, 0, 0, 0}, {18181, 941, 0, 0, 0}, {17091, 942, 0, 0, 0},
    {34911, 943, 0, 0, 0}, {34913, 943, 0, 0, 0}, {18181, 942, 0, 0, 0}, {22146, 944, 0, 0, 0},
    {34911, 945, 0, 0, 0}, {17091, 945, 1, 0, 0}, {18181, 945, 0, 0, 0}, {17091, 946, 0, 0, 0},
    {22146, 68, 0, 0, 0}, {34911, 946, 0, 0, 0}, {308170, 947, 0, 0, 0}, {133156, 68, 0, 0, 0},
    {18181, 946, 0, 0, 0}, {17091, 946, 0, 0, 0}, {34911, 946, 0, 0, 0}, {34913, 946, 0, 0, 0},
    {22146, 947, 0, 0, 0}, {133156, 68, 0, 0, 0}, {34911, 948, 0, 0, 0}, {34913, 948, 0, 0, 0},
    {318848, 944, 0, 0, 0}, {318851, 944, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {319192, 949, 1, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51339, 198, 1, 0, 0},
    {36146, 198, 1, 0, 0}, {49154, 950, 0, 0, 319296}, {319324, 345, 0, 0, 97179}, {319337, 26, 0, 0, 3064},
    {1398, 951, 0, 0, 0}, {1398, 952, 0, 0, 0}, {306964, 28, 1, 0, 0}, {306974, 28, 1, 0, 0}, {306982, 28, 1, 0, 0},
    {319429, 28, 1, 0, 0}, {319441, 28, 1, 0, 0}, {145964, 28, 1, 0, 0}, {319472, 241, 0, 0, 0},
    {1398, 953, 0, 0, 0}, {110617, 345, 0, 0, 0}, {319519, 345, 0, 0, 0}, {49154, 950, 0, 0, 319296},
    {319554, 345, 0, 0, 97179}, {177481, 198, 0, 0, 0}, {64823, 45, 0, 0, 0}, {319910, 954, 0, 0, 0},
    {40034, 914, 0, 0, 0}, {1398, 955, 0, 0, 0}, {3681, 955, 0, 0, 0}, {17613, 957, 0, 0, 0}, {3681, 957, 0, 0, 0},
    {17613, 958, 0, 0, 0}, {319223, 959, 0, 0, 0}, {17613, 960, 0, 0, 0}, {123688, 35, 2, 0, 0},
    {30141, 35, 2, 0, 0}, {52588, 35, 2, 0, 0}, {321305, 954, 0, 0, 0}, {17613, 961, 0, 0, 0},
    {123688, 962, 0, 0, 0}, {30583, 963, 0, 0, 0}, {30587, 963, 0, 0, 0}, {1, 964, 1, 0, 0}, {3681, 964, 0, 0, 0},
    {322815, 402, 0, 0, 0}, {322827, 402, 0, 0, 0}, {3681, 966, 0, 0, 0}, {17613, 967, 0, 0, 0},
    {123688, 968, 1, 0, 0}, {40034, 969, 0, 0, 0}, {1398, 970, 0, 0, 0}, {319223, 959, 0, 0, 0},
    {123688, 35, 2, 0, 0}, {17620, 970, 0, 0, 0}, {321305, 954, 0, 0, 0}, {123688, 35, 2, 0, 0},
    {1398, 955, 0, 0, 0}, {319232, 966, 0, 0, 0}, {17613, 967, 0, 0, 0}, {123688, 968, 1, 0, 0},
    {1398, 970, 0, 0, 0}, {49828, 967, 0, 0, 0}, {123688, 968, 1, 0, 0}, {40034, 969, 0, 0, 0},
    {111350, 970, 0, 0, 0}, {319223, 959, 0, 0, 0}, {123688, 35, 2, 0, 0}, {1398, 955, 0, 0, 0},
    {321305, 954, 0, 0, 0}, {123688, 35, 2, 0, 0}, {3681, 954, 0, 0, 0}, {321305, 954, 0, 0, 0},
    {123688, 962, 0, 0, 0}, {1398, 972, 0, 0, 0}, {1398, 973, 0, 0, 0}, {325938, 974, 0, 0, 0},
    {34911, 974, 0, 0, 0}, {34913, 974, 0, 0, 0}, {34915, 974, 0, 0, 22168}, {137699, 459, 0, 0, 137701},
    {100836, 17, 0, 0, 325950}, {100843, 17, 0, 0, 325976}, {97273, 241, 1, 0, 0}, {325982, 220, 1, 0, 0},
    {17620, 975, 0, 0, 0}, {55766, 151, 0, 0, 0}, {326409, 68, 0, 0, 0}, {326420, 68, 0, 0, 0},
    {326432, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {59987, 68, 0, 0, 0}, {17620, 977, 0, 0, 0}, {55766, 151, 0, 0, 0},
    {31044, 975, 0, 0, 0}, {55766, 151, 0, 0, 0}, {326409, 68, 0, 0, 0}, {326420, 68, 0, 0, 0},
    {326432, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {59987, 68, 0, 0, 0}, {326782, 977, 0, 0, 0}, {17620, 441, 0, 0, 0},
    {34911, 977, 0, 0, 0}, {34913, 977, 0, 0, 0}, {34915, 977, 1, 0, 0}, {325938, 977, 0, 0, 0},
    {55766, 983, 0, 0, 0},
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
    {17095, 154, 0, 40447, 0}, {36169, 159, 0, 0, 0}, {43548, 164, 0, 0, 0}, {46892, 179, 0, 0, 0},
    {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {6744, 34, 0, 0, 0}, {47995, 186, 0, 0, 0}, {48009, 16, 0, 0, 1},
    {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {48211, 188, 0, 0, 0}, {49154, 0, 0, 0, 1}, {49833, 33, 0, 0, 1},
    {49842, 33, 0, 0, 1}, {50182, 33, 0, 0, 1}, {6744, 34, 0, 0, 1}, {48009, 16, 0, 0, 1}, {53070, 16, 0, 0, 0},
    {53270, 28, 0, 0, 1}, {53645, 213, 0, 0, 1}, {53623, 28, 0, 0, 0}, {1398, 220, 0, 0, 0}, {56117, 16, 0, 0, 0},
    {46892, 16, 0, 0, 0}, {56439, 220, 0, 0, 1}, {56444, 220, 0, 0, 1}, {6744, 34, 0, 0, 0}, {56540, 33, 0, 0, 1},
    {32568, 227, 0, 0, 0}, {1398, 228, 0, 0, 0}, {6744, 179, 0, 0, 0}, {57255, 33, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {6753, 21, 0, 0, 0}, {57322, 228, 0, 0, 1}, {47078, 16, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47995, 186, 0, 0, 0},
    {57675, 42, 0, 0, 1}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {57713, 179, 0, 0, 0},
    {2097, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57322, 228, 0, 0, 1}, {57866, 33, 0, 0, 1},
    {57883, 33, 0, 0, 1}, {57900, 33, 0, 0, 1}, {58149, 16, 0, 0, 0}, {58157, 33, 0, 0, 1}, {1398, 16, 0, 0, 0},
    {58507, 16, 0, 0, 0}, {58858, 45, 0, 0, 0}, {46892, 179, 0, 0, 0}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1},
    {59263, 33, 0, 0, 1}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {1398, 179, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {47995, 186, 0, 0, 0}, {48009, 16, 0, 0, 1}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1},
    {59263, 33, 0, 0, 1}, {61483, 252, 0, 0, 1}, {61486, 33, 0, 0, 1}, {61700, 33, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {62195, 254, 0, 0, 1}, {62213, 255, 0, 0, 0}, {62316, 256, 0, 0, 0}, {62326, 46, 0, 0, 1},
    {62722, 258, 0, 62732, 0}, {47995, 186, 0, 0, 0}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1},
    {66022, 180, 0, 0, 1}, {66045, 180, 0, 0, 1}, {66066, 261, 0, 0, 1}, {66083, 261, 0, 0, 1},
    {66099, 261, 0, 0, 1}, {62326, 46, 0, 0, 1}, {66506, 179, 0, 0, 1}, {51062, 179, 0, 0, 1},
    {67030, 7, 0, 0, 0}, {6744, 34, 0, 0, 0}, {68415, 264, 0, 0, 1}, {62195, 254, 0, 0, 1}, {61019, 16, 0, 0, 0},
    {39650, 266, 0, 0, 0}, {51157, 267, 0, 0, 0}, {69058, 268, 0, 69064, 0}, {69103, 268, 0, 69064, 0},
    {69109, 21, 0, 0, 0}, {70390, 269, 0, 0, 0}, {69058, 268, 0, 69064, 0}, {69103, 268, 0, 69064, 0},
    {69109, 21, 0, 0, 0}, {17095, 271, 0, 0, 0}, {69058, 268, 0, 69064, 0}, {69109, 21, 0, 0, 0},
    {74248, 272, 0, 0, 0}, {74581, 33, 0, 0, 1}, {74593, 33, 0, 0, 1}, {74937, 277, 0, 0, 0}, {75602, 46, 0, 0, 0},
    {75616, 33, 0, 0, 1}, {61483, 252, 0, 0, 0}, {61486, 33, 0, 0, 1}, {75942, 60, 0, 0, 1}, {75955, 60, 0, 22155, 0},
    {76294, 164, 0, 0, 0}, {1398, 26, 0, 0, 0}, {76781, 281, 0, 0, 0}, {1398, 46, 0, 0, 0}, {77729, 42, 0, 0, 0},
    {77911, 7, 0, 0, 1}, {77920, 16, 0, 0, 1}, {76781, 16, 0, 0, 0}, {78028, 0, 0, 0, 0}, {32960, 42, 0, 0, 0},
    {77193, 285, 0, 0, 0}, {32960, 42, 0, 0, 0}, {78417, 7, 0, 0, 0}, {78587, 60, 0, 0, 1}, {78602, 33, 0, 0, 1},
    {79676, 294, 0, 79690, 1}, {79829, 295, 0, 79834, 1}, {79676, 294, 0, 80264, 1}, {79829, 295, 0, 79834, 1},
    {80593, 45, 0, 0, 0}, {79676, 294, 0, 0, 0}, {79829, 295, 0, 79834, 1}, {52588, 297, 0, 80885, 1},
    {80910, 297, 0, 80885, 1}, {52588, 298, 0, 81363, 1}, {80910, 298, 0, 81363, 1}, {52588, 299, 0, 84133, 1},
    {80910, 299, 0, 84133, 1}, {79829, 295, 0, 79834, 1}, {17095, 300, 0, 0, 0}, {79676, 294, 0, 60767, 1},
    {79676, 294, 0, 0, 0}, {88404, 301, 0, 0, 0}, {88419, 16, 0, 0, 1}, {88423, 16, 0, 0, 1}, {60620, 302, 0, 0, 0},
    {79676, 294, 0, 88678, 1}, {79829, 295, 0, 79834, 1}, {89209, 45, 0, 30130, 1}, {89225, 45, 0, 0, 0},
    {89240, 45, 0, 0, 0}, {80593, 303, 0, 0, 0}, {62316, 164, 0, 0, 0}, {92544, 45, 0, 0, 0}, {92989, 305, 0, 0, 0},
    {31910, 120, 101337, 22168, 0}, {55402, 164, 0, 0, 1}, {101661, 21, 0, 0, 0}, {101671, 33, 0, 0, 1},
    {102112, 359, 0, 0, 0}, {102119, 360, 0, 0, 0}, {102128, 16, 0, 0, 1}, {55402, 164, 0, 0, 1},
    {102138, 33, 0, 0, 1}, {102148, 361, 0, 0, 1}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1},
    {102190, 363, 0, 0, 1}, {102539, 365, 0, 0, 0}, {96555, 310, 0, 0, 0}, {99482, 344, 0, 0, 1},
    {102778, 366, 0, 0, 1}, {46892, 179, 0, 0, 1}, {102794, 367, 0, 102808, 0}, {93923, 368, 0, 102829, 0},
    {95728, 369, 0, 102846, 0}, {100207, 370, 0, 0, 1}, {102871, 33, 0, 0, 1}, {102882, 33, 0, 0, 1},
    {102892, 33, 0, 0, 1}, {102762, 28, 0, 0, 0}, {102904, 220, 0, 0, 1}, {46899, 180, 0, 0, 1},
    {46909, 180, 0, 0, 1}, {59263, 33, 0, 0, 1}, {102919, 33, 0, 0, 1}, {102933, 33, 0, 0, 1},
    {102148, 361, 0, 0, 1}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1},
    {102993, 16, 0, 0, 0}, {102794, 367, 0, 102808, 0}, {102762, 28, 0, 0, 0}, {102904, 220, 0, 0, 1},
    {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {103124, 360, 0, 0, 0}, {103141, 360, 0, 0, 0},
    {102128, 16, 0, 0, 1}, {55402, 164, 0, 0, 1}, {95464, 33, 0, 0, 1}, {102138, 33, 0, 0, 1},
    {102148, 361, 0, 0, 1}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {96671, 312, 0, 0, 0}, {53270, 28, 0, 0, 1}, {99482, 344, 0, 0, 1}, {103755, 179, 0, 0, 0},
    {103861, 45, 0, 0, 0}, {102794, 367, 0, 102808, 0}, {32568, 377, 0, 0, 0}, {102794, 367, 0, 102808, 0},
    {102119, 360, 0, 0, 0}, {102128, 16, 0, 0, 1}, {6744, 16, 0, 0, 0}, {48009, 16, 0, 0, 1}, {47995, 366, 0, 0, 0},
    {99034, 378, 0, 104850, 0}, {104874, 33, 0, 0, 1}, {93923, 368, 0, 102829, 0}, {96671, 7, 0, 0, 1},
    {102871, 33, 0, 0, 1}, {104884, 179, 0, 0, 1}, {104896, 16, 0, 0, 1}, {104913, 220, 0, 0, 1},
    {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {104925, 164, 0, 0, 1}, {100207, 370, 0, 0, 1},
    {104946, 379, 0, 96868, 0}, {104958, 33, 0, 0, 1}, {104972, 33, 0, 0, 1}, {104994, 33, 0, 0, 1},
    {105019, 33, 0, 0, 1}, {105030, 33, 0, 0, 1}, {105040, 33, 0, 0, 1}, {105051, 33, 0, 0, 1},
    {105064, 33, 0, 0, 1}, {105081, 16, 0, 0, 1}, {95810, 380, 0, 0, 1}, {55402, 164, 0, 0, 1},
    {101263, 381, 0, 0, 1}, {105089, 382, 0, 0, 1}, {105103, 16, 0, 0, 1}, {105114, 16, 0, 0, 1},
    {105123, 16, 0, 0, 1}, {105144, 16, 0, 0, 1}, {100957, 352, 0, 0, 1}, {105164, 26, 0, 0, 1},
    {105180, 26, 0, 0, 1}, {105196, 26, 0, 0, 1}, {105220, 16, 0, 0, 1}, {105237, 16, 0, 0, 1},
    {105258, 16, 0, 0, 1}, {105270, 16, 0, 0, 1}, {105296, 16, 0, 0, 1}, {59263, 33, 0, 0, 1},
    {102919, 33, 0, 0, 1}, {102933, 33, 0, 0, 1}, {102882, 33, 0, 0, 1}, {102892, 33, 0, 0, 1},
    {105321, 33, 0, 0, 1}, {101231, 383, 0, 0, 1}, {105335, 28, 0, 0, 1}, {105356, 28, 0, 0, 1},
    {105377, 60, 0, 0, 1}, {105403, 384, 0, 0, 1}, {105478, 28, 0, 0, 0}, {101661, 21, 0, 0, 0},
    {105497, 385, 101337, 22168, 0}, {32568, 387, 0, 0, 0}, {105908, 28, 0, 0, 0}, {106109, 16, 0, 0, 0},
    {106120, 16, 0, 0, 0}, {106132, 33, 0, 0, 1}, {106149, 33, 0, 0, 1}, {106164, 369, 0, 102846, 0},
    {106179, 388, 0, 0, 1}, {106191, 220, 0, 0, 1}, {107019, 390, 0, 0, 0}, {102762, 28, 0, 0, 0},
    {102904, 220, 0, 0, 1}, {108785, 390, 0, 0, 0}, {108870, 392, 0, 0, 0}, {108878, 322, 0, 108891, 0},
    {109046, 393, 0, 0, 0}, {109489, 394, 0, 0, 0}, {109647, 395, 0, 0, 0}, {34109, 396, 0, 0, 0},
    {109647, 395, 0, 0, 0}, {96964, 397, 0, 0, 0}, {47648, 164, 0, 0, 0}, {110896, 60, 0, 0, 0},
    {55402, 60, 0, 0, 0}, {55402, 60, 0, 0, 0}, {111355, 33, 0, 0, 1}, {111626, 390, 0, 0, 0},
    {62706, 60, 0, 0, 0}, {111637, 60, 0, 0, 0}, {111961, 60, 0, 0, 0}, {111970, 60, 0, 0, 0},
    {111982, 60, 0, 0, 0}, {62706, 60, 0, 0, 0}, {111637, 60, 0, 0, 0}, {111626, 390, 0, 0, 0},
    {102148, 361, 0, 0, 1}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1},
    {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {112214, 345, 0, 0, 0}, {111626, 390, 0, 0, 0},
    {102148, 361, 0, 0, 1}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1},
    {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {112454, 60, 0, 0, 0}, {101216, 60, 0, 0, 0},
    {112457, 60, 0, 0, 0}, {113483, 405, 0, 0, 0}, {114022, 164, 0, 0, 0}, {96802, 407, 0, 0, 1},
    {102778, 366, 0, 0, 1}, {46892, 179, 0, 0, 1}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1},
    {53270, 28, 0, 0, 1}, {93923, 368, 0, 102829, 0}, {102762, 28, 0, 0, 0}, {102904, 220, 0, 0, 1},
    {116424, 33, 0, 0, 1}, {116469, 42, 0, 0, 0}, {55402, 164, 0, 0, 1}, {102138, 33, 0, 0, 1},
    {111355, 33, 0, 0, 1}, {116584, 33, 0, 0, 1}, {116594, 33, 0, 0, 1}, {102119, 360, 0, 96868, 0},
    {102128, 16, 0, 0, 1}, {96802, 407, 0, 0, 1}, {102148, 361, 0, 0, 1}, {102162, 362, 0, 0, 1},
    {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1}, {116879, 179, 0, 0, 0}, {116960, 21, 0, 0, 0},
    {6744, 16, 0, 0, 0}, {99034, 378, 0, 0, 0}, {104874, 33, 0, 0, 1}, {116971, 33, 0, 0, 1}, {95810, 380, 0, 0, 1},
    {104946, 379, 0, 96868, 0}, {1398, 0, 0, 0, 0}, {117183, 21, 0, 0, 0}, {101076, 33, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {99034, 378, 0, 0, 0}, {104874, 33, 0, 0, 1}, {116971, 33, 0, 0, 1}, {117195, 33, 0, 0, 1},
    {1398, 0, 0, 0, 1}, {55402, 164, 0, 0, 1}, {117218, 409, 0, 22168, 0}, {95810, 380, 0, 0, 1},
    {105081, 16, 0, 0, 1}, {96671, 7, 0, 0, 1}, {117229, 410, 0, 0, 1}, {104946, 379, 0, 96868, 0},
    {117239, 220, 0, 0, 1}, {117344, 411, 0, 0, 0}, {117350, 412, 0, 0, 0}, {111350, 220, 0, 0, 0},
    {117467, 411, 0, 0, 0}, {117350, 412, 0, 0, 0}, {111350, 220, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {117579, 21, 0, 0, 0}, {117591, 179, 0, 0, 0}, {117600, 21, 0, 0, 0}, {99034, 378, 0, 0, 0},
    {104874, 33, 0, 0, 1}, {16911, 409, 0, 22168, 0}, {95810, 380, 0, 96868, 0}, {104946, 379, 0, 96868, 0},
    {97273, 220, 0, 0, 0}, {117901, 33, 0, 0, 1}, {40034, 28, 0, 0, 0}, {55402, 164, 0, 0, 1},
    {102138, 33, 0, 0, 1}, {111355, 33, 0, 0, 1}, {116594, 33, 0, 0, 1}, {102119, 360, 0, 96868, 0},
    {102128, 16, 0, 0, 1}, {102148, 361, 0, 0, 1}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1},
    {102190, 363, 0, 0, 1}, {53645, 213, 0, 0, 1}, {53623, 28, 0, 0, 0}, {53270, 28, 0, 0, 1},
    {119027, 33, 0, 0, 1}, {55402, 413, 0, 0, 1}, {55402, 414, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {121463, 418, 0, 0, 0}, {121463, 418, 0, 0, 0}, {122274, 45, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {48009, 16, 0, 0, 1}, {6753, 422, 0, 0, 0}, {57322, 0, 0, 0, 1}, {101076, 33, 0, 0, 1}, {55402, 413, 0, 0, 1},
    {111355, 26, 0, 1594, 1}, {55402, 413, 0, 0, 1}, {16049, 26, 0, 0, 0}, {16057, 51, 0, 0, 0},
    {16070, 26, 0, 0, 0}, {123696, 45, 0, 0, 0}, {123711, 45, 0, 0, 0}, {123724, 45, 0, 0, 0},
    {92544, 44, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47995, 186, 0, 0, 0}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1},
    {48009, 16, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {125046, 33, 0, 0, 1}, {1398, 0, 0, 0, 1},
    {48009, 16, 0, 0, 1}, {18445, 7, 0, 0, 0}, {61483, 429, 0, 0, 0}, {127231, 431, 0, 0, 0}, {130254, 46, 0, 0, 0},
    {130266, 33, 0, 0, 1}, {130761, 60, 0, 0, 1}, {75616, 26, 0, 0, 0}, {130885, 60, 0, 0, 0},
    {132688, 37, 0, 0, 0}, {132697, 60, 0, 22168, 0}, {132714, 33, 0, 0, 1}, {132688, 37, 0, 0, 0},
    {132714, 33, 0, 0, 1}, {133156, 444, 0, 133165, 0}, {133198, 33, 0, 0, 1}, {134649, 164, 0, 97179, 1},
    {134659, 33, 0, 0, 1}, {134670, 33, 0, 0, 1}, {138689, 497, 0, 0, 1}, {139210, 33, 0, 0, 1},
    {139383, 500, 0, 0, 0}, {139638, 33, 0, 0, 1}, {139972, 504, 0, 139976, 0}, {140000, 505, 0, 140004, 0},
    {140025, 21, 0, 0, 0}, {140163, 26, 0, 1594, 0}, {140025, 21, 0, 0, 0}, {139972, 504, 0, 139976, 0},
    {140000, 505, 0, 140004, 0}, {140163, 26, 0, 1594, 0}, {139972, 504, 0, 139976, 0}, {140000, 505, 0, 140004, 0},
    {140163, 26, 0, 1594, 0}, {140025, 21, 0, 0, 0}, {140163, 26, 0, 1594, 0}, {141030, 21, 0, 0, 0},
    {141030, 21, 0, 0, 0}, {70390, 513, 0, 142856, 0}, {70390, 514, 0, 143314, 0}, {143690, 515, 0, 0, 0},
    {70390, 513, 0, 142856, 0}, {70390, 514, 0, 143314, 0}, {143996, 26, 0, 1594, 0}, {46467, 516, 0, 0, 1},
    {46467, 266, 0, 0, 0}, {95595, 33, 0, 0, 1}, {144735, 390, 0, 1594, 0}, {47648, 60, 0, 0, 0},
    {144839, 518, 0, 0, 0}, {22144, 60, 0, 0, 0}, {145176, 520, 0, 0, 0}, {145183, 520, 0, 0, 0},
    {145190, 26, 0, 0, 0}, {145176, 520, 0, 0, 0}, {145183, 520, 0, 0, 0}, {17095, 521, 0, 0, 0},
    {145560, 522, 0, 0, 1}, {96964, 523, 0, 0, 0}, {145599, 521, 0, 145609, 0}, {145635, 521, 0, 145643, 0},
    {145964, 524, 0, 0, 0}, {145599, 521, 0, 145609, 0}, {145635, 521, 0, 145970, 0}, {145964, 524, 0, 0, 0},
    {17095, 525, 0, 0, 0}, {146171, 16, 0, 0, 0}, {146467, 60, 0, 0, 0}, {36146, 526, 0, 0, 0},
    {30141, 527, 0, 0, 0}, {146471, 528, 0, 0, 0}, {17095, 531, 0, 0, 0}, {96964, 523, 0, 147117, 0},
    {135678, 26, 0, 1594, 0}, {96964, 523, 0, 147117, 0}, {96964, 523, 0, 0, 0}, {30141, 534, 0, 0, 0},
    {148736, 535, 0, 0, 1}, {148757, 535, 0, 0, 1}, {148778, 536, 0, 0, 0}, {148791, 537, 0, 0, 0},
    {17095, 538, 0, 0, 0}, {30141, 534, 0, 0, 0}, {148736, 535, 0, 0, 1}, {148757, 535, 0, 0, 1},
    {148778, 536, 0, 0, 0}, {148791, 537, 0, 0, 0}, {17095, 538, 0, 0, 0}, {149034, 33, 0, 0, 1},
    {30141, 534, 0, 0, 0}, {149392, 539, 0, 0, 1}, {148736, 535, 0, 0, 1}, {148757, 535, 0, 0, 1},
    {149034, 33, 0, 0, 1}, {17095, 540, 0, 0, 1}, {30141, 534, 0, 0, 0}, {149539, 541, 0, 0, 1},
    {149392, 539, 0, 0, 1}, {149544, 526, 0, 0, 0}, {149552, 526, 0, 0, 0}, {148736, 535, 0, 0, 1},
    {148757, 535, 0, 0, 1}, {149675, 542, 0, 0, 1}, {149689, 60, 0, 0, 1}, {150031, 544, 0, 0, 1},
    {150042, 545, 0, 0, 1}, {135882, 33, 0, 0, 1}, {61486, 33, 0, 0, 1}, {150056, 33, 0, 0, 1},
    {70390, 546, 0, 0, 0}, {150735, 547, 0, 0, 1}, {17095, 549, 0, 0, 0}, {79123, 26, 0, 1594, 0},
    {129826, 26, 0, 1594, 0}, {153187, 60, 0, 0, 0}, {136647, 550, 0, 0, 0}, {17095, 552, 0, 0, 0},
    {153290, 33, 0, 0, 1}, {153546, 164, 0, 96868, 0}, {36146, 526, 0, 0, 0}, {30141, 527, 0, 0, 0},
    {146471, 528, 0, 0, 0}, {46467, 516, 0, 153877, 0}, {30141, 555, 0, 0, 0}, {46467, 516, 0, 153877, 0},
    {139638, 556, 0, 154290, 0}, {154323, 557, 0, 0, 1}, {17095, 558, 0, 0, 0}, {154731, 33, 0, 0, 1},
    {30141, 560, 0, 0, 0}, {17095, 563, 0, 0, 0}, {155097, 516, 0, 0, 0}, {155106, 564, 0, 155118, 0},
    {155157, 33, 0, 0, 1}, {17095, 538, 0, 0, 0}, {155097, 516, 0, 0, 0}, {155556, 565, 0, 155567, 0},
    {155106, 564, 0, 155118, 0}, {17095, 563, 0, 0, 0}, {156818, 566, 0, 156835, 0}, {155106, 564, 0, 155118, 0},
    {158089, 33, 0, 0, 1}, {30141, 560, 0, 0, 0}, {17095, 567, 0, 0, 0}, {17095, 569, 0, 0, 0},
    {30141, 534, 0, 0, 0}, {158528, 570, 0, 0, 0}, {158534, 570, 0, 0, 0}, {158540, 570, 0, 0, 0},
    {158546, 571, 0, 0, 0}, {27479, 572, 0, 0, 0}, {27486, 572, 0, 0, 0}, {149544, 526, 0, 0, 0},
    {149552, 526, 0, 0, 0}, {135547, 539, 0, 0, 1}, {46467, 164, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0}, {159009, 535, 0, 0, 0},
    {159016, 574, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {149544, 526, 0, 0, 0},
    {149552, 526, 0, 0, 0}, {159123, 535, 0, 0, 0}, {159131, 535, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0}, {159009, 535, 0, 0, 0},
    {108131, 188, 0, 0, 1}, {101216, 164, 0, 96868, 1}, {161625, 597, 0, 0, 1}, {2376, 21, 0, 0, 0},
    {101216, 164, 0, 96868, 1}, {161625, 597, 0, 0, 1}, {160322, 598, 0, 0, 1}, {101216, 164, 0, 96868, 1},
    {161625, 597, 0, 0, 1}, {162451, 599, 0, 0, 0}, {2097, 179, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {101216, 164, 0, 96868, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {163262, 21, 0, 0, 1},
    {163731, 33, 0, 0, 1}, {145964, 601, 0, 0, 1}, {161170, 602, 0, 0, 1}, {163752, 41, 0, 0, 1},
    {163765, 33, 0, 0, 1}, {164442, 603, 0, 0, 1}, {163752, 41, 0, 0, 1}, {163765, 33, 0, 0, 1},
    {145964, 601, 0, 0, 1}, {161170, 602, 0, 0, 1}, {164452, 604, 0, 0, 1}, {164466, 36, 0, 0, 1},
    {164482, 41, 0, 0, 1}, {164914, 605, 0, 97179, 1}, {164933, 33, 0, 0, 1}, {164948, 45, 0, 0, 1},
    {165193, 26, 0, 1594, 0}, {165626, 21, 0, 0, 0}, {165635, 607, 0, 0, 0}, {165644, 608, 0, 0, 0},
    {165661, 418, 0, 0, 1}, {165675, 179, 0, 0, 1}, {2097, 16, 0, 0, 1}, {165685, 26, 0, 1594, 0},
    {166404, 609, 0, 0, 1}, {166425, 302, 0, 0, 1}, {166592, 33, 0, 0, 1}, {163752, 41, 0, 0, 1},
    {163765, 33, 0, 0, 1}, {166717, 610, 0, 0, 1}, {164452, 604, 0, 0, 1}, {164466, 36, 0, 0, 1},
    {164482, 41, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {160706, 611, 0, 0, 0}, {167690, 33, 0, 0, 1},
    {163752, 41, 0, 0, 1}, {163765, 33, 0, 0, 1}, {164452, 604, 0, 0, 1}, {164466, 36, 0, 0, 1},
    {164482, 41, 0, 0, 1}, {168140, 37, 0, 0, 1}, {168151, 220, 0, 0, 1}, {145964, 601, 0, 0, 1},
    {161170, 602, 0, 0, 1}, {163752, 41, 0, 0, 1}, {163765, 33, 0, 0, 1}, {164452, 604, 0, 0, 1},
    {164466, 36, 0, 0, 1}, {164482, 41, 0, 0, 1}, {168168, 188, 0, 0, 1}, {168176, 188, 0, 0, 1},
    {168893, 41, 0, 0, 1}, {167690, 33, 0, 0, 1}, {163752, 41, 0, 0, 1}, {163765, 33, 0, 0, 1},
    {169437, 33, 0, 0, 1}, {169442, 612, 0, 0, 1}, {169455, 36, 0, 0, 1}, {169474, 41, 0, 0, 1},
    {167690, 33, 0, 0, 1}, {163752, 41, 0, 0, 1}, {163765, 33, 0, 0, 1}, {169492, 45, 0, 0, 1},
    {170340, 21, 0, 0, 0}, {170348, 16, 0, 0, 1}, {170358, 16, 0, 0, 1}, {169442, 612, 0, 0, 1},
    {167690, 33, 0, 0, 1}, {169442, 612, 0, 0, 1}, {169455, 36, 0, 0, 1}, {169474, 41, 0, 0, 1},
    {171305, 33, 0, 0, 1}, {163752, 41, 0, 0, 1}, {163765, 33, 0, 0, 1}, {171315, 33, 0, 0, 1},
    {172046, 36, 0, 0, 1}, {172067, 41, 0, 0, 1}, {172437, 613, 0, 0, 1}, {169455, 36, 0, 0, 1},
    {169474, 41, 0, 0, 1}, {171305, 33, 0, 0, 1}, {172451, 33, 0, 0, 1}, {172459, 614, 0, 0, 1},
    {163752, 41, 0, 0, 1}, {163765, 33, 0, 0, 1}, {164452, 604, 0, 0, 1}, {164466, 36, 0, 0, 1},
    {164482, 41, 0, 0, 1}, {171315, 33, 0, 0, 1}, {163752, 41, 0, 0, 1}, {163765, 33, 0, 0, 1},
    {164452, 604, 0, 0, 1}, {164466, 36, 0, 0, 1}, {164482, 41, 0, 0, 1}, {167690, 33, 0, 0, 1},
    {168151, 220, 0, 0, 1}, {167690, 33, 0, 0, 1}, {145964, 601, 0, 0, 1}, {161170, 602, 0, 0, 1},
    {174675, 302, 0, 0, 1}, {163752, 41, 0, 0, 1}, {163765, 33, 0, 0, 1}, {164452, 604, 0, 0, 1},
    {164466, 36, 0, 0, 1}, {164482, 41, 0, 0, 1}, {174683, 615, 0, 0, 1}, {174697, 616, 0, 0, 1},
    {174710, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {175696, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {176660, 16, 0, 0, 1}, {77729, 42, 0, 0, 0}, {176989, 626, 0, 0, 0}, {6744, 34, 0, 0, 1},
    {17624, 60, 0, 0, 0}, {17624, 60, 0, 0, 1}, {2097, 16, 0, 0, 1}, {177917, 21, 0, 0, 1}, {178023, 628, 0, 0, 1},
    {178400, 0, 0, 0, 0}, {48211, 409, 0, 0, 0}, {178548, 33, 0, 0, 1}, {6753, 21, 0, 0, 0}, {51391, 628, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {179202, 42, 0, 0, 0}, {179222, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {17624, 409, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47995, 186, 0, 0, 0}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1},
    {17624, 409, 0, 0, 1}, {181007, 7, 0, 0, 0}, {181016, 16, 0, 0, 1}, {181025, 42, 0, 0, 1},
    {176989, 626, 0, 0, 0}, {181416, 220, 0, 0, 0}, {181416, 50, 0, 0, 0}, {181416, 42, 0, 0, 0},
    {181416, 628, 0, 0, 0}, {181416, 632, 0, 0, 0}, {55402, 203, 182394, 0, 0}, {55402, 203, 182394, 0, 0},
    {102138, 33, 15216, 0, 0}, {111355, 33, 15216, 0, 0}, {116584, 33, 15216, 0, 0}, {116594, 33, 15216, 0, 0},
    {102119, 360, 101337, 22168, 0}, {102128, 16, 0, 0, 1}, {97273, 641, 101337, 22168, 0}, {97273, 642, 101337, 183728, 0},
    {55402, 203, 182394, 0, 0}, {102138, 33, 15216, 0, 0}, {111355, 33, 15216, 0, 0}, {116594, 33, 15216, 0, 0},
    {102119, 360, 101337, 22168, 0}, {102128, 16, 0, 0, 1}, {16758, 21, 0, 0, 0}, {39650, 60, 0, 0, 0},
    {185368, 60, 0, 0, 0}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1},
    {185823, 60, 0, 0, 0}, {185946, 390, 0, 0, 0}, {186455, 60, 0, 0, 0}, {188422, 60, 0, 0, 0},
    {188434, 390, 0, 0, 0}, {188422, 60, 0, 0, 0}, {188956, 390, 0, 0, 0}, {188434, 390, 0, 0, 0},
    {190274, 60, 0, 0, 0}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1},
    {96964, 60, 0, 0, 0}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1},
    {39650, 60, 0, 0, 0}, {198254, 60, 0, 0, 0}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1},
    {102190, 363, 0, 0, 1}, {47648, 60, 0, 0, 0}, {39650, 60, 0, 0, 0}, {198254, 60, 0, 0, 0},
    {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1}, {198885, 60, 0, 0, 0},
    {200814, 390, 0, 0, 0}, {200817, 390, 0, 0, 0}, {203084, 60, 0, 0, 0}, {47078, 542, 0, 0, 0},
    {47078, 60, 0, 0, 0}, {48211, 542, 0, 0, 0}, {171283, 542, 0, 0, 0}, {48211, 60, 0, 0, 0},
    {203755, 60, 0, 0, 0}, {40034, 60, 0, 0, 0}, {40034, 60, 0, 0, 0}, {47648, 60, 0, 0, 0}, {203859, 60, 0, 0, 0},
    {204997, 60, 0, 0, 0}, {102162, 362, 0, 0, 1}, {102175, 362, 0, 0, 1}, {102190, 363, 0, 0, 1},
    {205435, 60, 0, 0, 0}, {205443, 60, 0, 0, 0}, {205451, 60, 0, 0, 0}, {205460, 390, 0, 0, 0},
    {205680, 390, 0, 1594, 0}, {205812, 390, 0, 1594, 0}, {205818, 390, 0, 1594, 0}, {205824, 542, 0, 205829, 0},
    {205837, 390, 0, 1594, 0}, {205844, 390, 0, 1594, 0}, {205824, 542, 0, 205829, 0}, {205837, 390, 0, 1594, 0},
    {205844, 390, 0, 1594, 0}, {205812, 390, 0, 1594, 0}, {205818, 390, 0, 1594, 0}, {29973, 390, 0, 1594, 0},
    {205812, 390, 0, 1594, 0}, {205818, 390, 0, 1594, 0}, {205837, 390, 0, 1594, 0}, {205844, 390, 0, 1594, 0},
    {29973, 390, 0, 1594, 0}, {206933, 60, 0, 22168, 0}, {206938, 60, 0, 22168, 0}, {205824, 542, 0, 205829, 0},
    {206943, 60, 0, 22168, 0}, {206954, 60, 0, 22168, 0}, {206964, 60, 0, 22168, 0}, {206975, 60, 0, 22168, 0},
    {205837, 390, 0, 1594, 0}, {205844, 390, 0, 1594, 0}, {205824, 542, 0, 205829, 0}, {206943, 60, 0, 22168, 0},
    {206954, 60, 0, 22168, 0}, {206964, 60, 0, 22168, 0}, {206975, 60, 0, 22168, 0}, {205837, 390, 0, 1594, 0},
    {205844, 390, 0, 1594, 0}, {59263, 33, 0, 0, 1}, {207661, 33, 0, 0, 1}, {207853, 45, 0, 0, 0},
    {207870, 45, 0, 0, 0}, {207887, 45, 0, 0, 0}, {207898, 671, 0, 0, 1}, {95532, 16, 0, 0, 1},
    {30141, 675, 0, 0, 0}, {209555, 26, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48009, 16, 0, 0, 1}, {207898, 241, 0, 0, 0},
    {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0}, {211867, 46, 0, 0, 0}, {211841, 179, 0, 0, 0},
    {211846, 688, 0, 211856, 0}, {79216, 689, 0, 212076, 0}, {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0},
    {212252, 46, 0, 0, 0}, {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0}, {212415, 46, 0, 0, 0},
    {212426, 46, 0, 0, 0}, {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0}, {177734, 45, 0, 0, 0},
    {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0}, {211867, 46, 0, 0, 0}, {177734, 45, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {30141, 45, 0, 0, 0}, {211841, 179, 0, 0, 0}, {211745, 688, 0, 211856, 0},
    {211841, 179, 0, 0, 0}, {213479, 688, 0, 0, 0}, {211841, 179, 0, 0, 0}, {211841, 179, 0, 0, 0},
    {211846, 688, 0, 211856, 0}, {17613, 45, 0, 0, 1}, {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0},
    {79216, 689, 0, 212076, 0}, {177734, 45, 0, 0, 0}, {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0},
    {79216, 689, 0, 212076, 0}, {214354, 46, 0, 0, 0}, {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0},
    {214354, 46, 0, 0, 0}, {177734, 45, 0, 0, 0}, {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0},
    {214797, 45, 0, 0, 0}, {215047, 33, 0, 0, 1}, {64823, 45, 0, 0, 0}, {169344, 45, 0, 0, 0},
    {211841, 179, 0, 0, 0}, {213479, 691, 0, 0, 0}, {215704, 45, 0, 30130, 0}, {215732, 45, 0, 30130, 0},
    {211841, 179, 0, 0, 0}, {211846, 688, 0, 211856, 0}, {216171, 46, 0, 0, 0}, {39650, 164, 0, 0, 0},
    {216182, 33, 0, 0, 1}, {211841, 179, 0, 0, 0}, {213479, 691, 0, 0, 0}, {215732, 45, 0, 30130, 0},
    {76781, 699, 0, 0, 0}, {1398, 700, 0, 0, 0}, {218407, 60, 0, 0, 0}, {101221, 33, 0, 0, 1},
    {219080, 16, 0, 0, 1}, {219227, 60, 0, 22168, 0}, {219234, 33, 0, 0, 1}, {219244, 42, 0, 0, 1},
    {76781, 702, 0, 0, 0}, {1398, 345, 0, 0, 0}, {48211, 409, 0, 0, 0}, {220399, 16, 0, 0, 0},
    {221590, 33, 0, 0, 1}, {221604, 33, 0, 0, 1}, {222017, 713, 0, 0, 0}, {58858, 714, 0, 0, 0},
    {62316, 46, 0, 0, 0}, {2013, 46, 0, 0, 0}, {222845, 719, 0, 0, 0}, {222855, 704, 0, 0, 0},
    {220879, 46, 0, 0, 0}, {220885, 46, 0, 0, 0}, {145964, 44, 0, 0, 1}, {222017, 713, 0, 0, 0},
    {224262, 33, 0, 0, 1}, {95381, 33, 0, 0, 1}, {225328, 722, 0, 0, 0}, {60620, 46, 0, 0, 0},
    {225773, 44, 0, 0, 0}, {225782, 46, 0, 0, 1}, {225328, 722, 0, 0, 0}, {225977, 726, 0, 0, 0},
    {2013, 46, 0, 0, 1}, {47995, 766, 0, 0, 0}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {247836, 26, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {248036, 60, 0, 0, 0}, {248119, 179, 0, 0, 0}, {248122, 41, 0, 0, 0},
    {248428, 734, 0, 0, 0}, {248441, 770, 0, 0, 0}, {248428, 734, 0, 0, 0}, {248684, 770, 0, 0, 0},
    {248700, 770, 0, 0, 0}, {53270, 412, 0, 0, 1}, {15550, 412, 0, 0, 0}, {252039, 734, 0, 0, 0},
    {248428, 734, 0, 0, 0}, {247336, 770, 0, 0, 0}, {247267, 779, 0, 0, 1}, {55402, 780, 0, 0, 1},
    {252782, 779, 0, 0, 1}, {252803, 780, 0, 0, 1}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {253526, 7, 0, 0, 0},
    {246654, 785, 0, 0, 0}, {248119, 179, 0, 0, 0}, {248122, 41, 0, 0, 0}, {248119, 179, 0, 0, 0},
    {246617, 786, 0, 0, 0}, {52536, 412, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {116985, 179, 0, 0, 1},
    {51673, 60, 0, 0, 1}, {256617, 60, 0, 0, 1}, {256625, 60, 0, 0, 1}, {246001, 16, 0, 0, 1},
    {247144, 793, 0, 0, 1}, {252039, 734, 0, 0, 0}, {252039, 734, 0, 0, 0}, {246837, 794, 0, 0, 0},
    {246988, 805, 0, 0, 1}, {246988, 805, 0, 0, 0}, {262795, 809, 0, 0, 0}, {262940, 811, 0, 0, 0},
    {262954, 779, 0, 0, 1}, {55402, 780, 0, 0, 1}, {263175, 812, 0, 0, 1}, {247267, 779, 0, 0, 1},
    {55402, 780, 0, 0, 1}, {248428, 734, 0, 0, 0}, {247336, 770, 0, 0, 0}, {61019, 818, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {265457, 129, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {251764, 41, 0, 0, 0},
    {265684, 213, 0, 0, 1}, {53623, 28, 0, 0, 0}, {247764, 819, 0, 0, 0}, {266904, 412, 0, 0, 0},
    {47995, 186, 0, 0, 0}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {6744, 16, 0, 0, 0}, {246798, 823, 0, 0, 0},
    {247144, 793, 0, 0, 1}, {267389, 179, 0, 0, 0}, {247201, 824, 0, 0, 0}, {267598, 179, 0, 0, 0},
    {247726, 825, 0, 0, 0}, {245969, 826, 0, 0, 0}, {247300, 827, 0, 0, 0}, {267896, 828, 0, 0, 1},
    {6744, 16, 0, 0, 1}, {60620, 164, 0, 0, 0}, {268733, 45, 0, 0, 0}, {268745, 33, 0, 0, 1}, {269631, 45, 0, 0, 0},
    {269642, 45, 0, 0, 0}, {269654, 33, 0, 0, 1}, {270087, 45, 0, 0, 0}, {268745, 33, 0, 0, 1},
    {271002, 845, 0, 0, 0}, {272897, 60, 0, 0, 0}, {270933, 847, 0, 272902, 0}, {79154, 26, 0, 0, 0},
    {67030, 850, 0, 0, 0}, {3665, 850, 0, 0, 0}, {273884, 851, 0, 0, 0}, {273888, 852, 0, 0, 0},
    {270830, 855, 0, 0, 0}, {274517, 856, 0, 0, 0}, {274525, 856, 0, 0, 0}, {270933, 847, 0, 272902, 0},
    {272897, 60, 0, 0, 0}, {52536, 858, 0, 0, 0}, {52536, 675, 0, 0, 0}, {273884, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {275445, 850, 0, 0, 0}, {273888, 852, 0, 0, 0}, {275454, 26, 0, 1594, 1},
    {273884, 861, 0, 0, 0}, {3665, 862, 0, 0, 0}, {275445, 862, 0, 0, 0}, {273888, 852, 0, 0, 0},
    {275454, 26, 0, 1594, 1}, {276225, 16, 0, 0, 0}, {276239, 16, 0, 0, 0}, {276251, 16, 0, 0, 0},
    {277013, 26, 0, 0, 0}, {275454, 26, 0, 1594, 1}, {67030, 850, 0, 0, 0}, {3665, 850, 0, 0, 0},
    {273884, 851, 0, 0, 0}, {270933, 847, 0, 272902, 0}, {270933, 847, 0, 272902, 0}, {279046, 26, 0, 0, 0},
    {271002, 845, 0, 0, 0}, {279054, 26, 0, 0, 0}, {279066, 26, 0, 0, 0}, {279081, 26, 0, 0, 0},
    {70390, 875, 0, 0, 0}, {275454, 26, 0, 1594, 1}, {279569, 28, 0, 0, 0}, {279626, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {273888, 852, 0, 0, 0}, {275454, 26, 0, 1594, 1}, {6744, 34, 0, 0, 0},
    {279656, 675, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57322, 0, 0, 0, 1}, {2097, 34, 0, 0, 0}, {280719, 45, 0, 0, 0},
    {280732, 45, 0, 0, 0}, {281340, 42, 0, 0, 1}, {281350, 42, 0, 0, 1}, {281362, 42, 0, 0, 1},
    {281377, 42, 0, 0, 1}, {281394, 33, 0, 0, 1}, {281413, 33, 0, 0, 1}, {281644, 16, 0, 0, 0},
    {176989, 542, 0, 281894, 0}, {281954, 16, 0, 0, 0}, {282105, 26, 0, 1594, 1}, {282123, 164, 0, 282138, 1},
    {282147, 26, 0, 1594, 1}, {282169, 26, 0, 1594, 1}, {282192, 16, 0, 0, 1}, {282488, 26, 0, 1594, 0},
    {282514, 26, 0, 3064, 0}, {282541, 26, 0, 1594, 0}, {282743, 33, 0, 0, 1}, {282753, 164, 0, 282768, 0},
    {282777, 164, 0, 282768, 0}, {281954, 16, 0, 0, 1}, {22142, 164, 0, 0, 0}, {22144, 164, 0, 0, 0},
    {22146, 164, 0, 0, 0}, {283661, 26, 0, 1594, 0}, {283980, 164, 0, 0, 1}, {284979, 33, 0, 0, 1},
    {285566, 879, 0, 137701, 0}, {285566, 880, 0, 22168, 0}, {286167, 164, 0, 97179, 0}, {285566, 881, 0, 22168, 0},
    {286320, 26, 0, 1594, 0}, {286843, 882, 0, 137701, 0}, {286167, 164, 0, 97179, 0}, {287058, 26, 0, 1594, 0},
    {287594, 16, 0, 0, 0}, {116469, 241, 0, 287604, 0}, {288188, 885, 0, 0, 1}, {288222, 26, 0, 1594, 0},
    {288253, 26, 0, 1594, 0}, {288271, 26, 0, 1594, 0}, {288301, 26, 0, 1594, 0}, {288317, 26, 0, 1594, 0},
    {288336, 26, 0, 1594, 0}, {288352, 26, 0, 3064, 0}, {288375, 16, 0, 288385, 0}, {288711, 7, 0, 0, 0},
    {288820, 16, 0, 0, 1}, {288820, 16, 0, 0, 0}, {289188, 220, 0, 0, 0}, {289282, 33, 0, 0, 1},
    {289476, 33, 0, 0, 1}, {289490, 33, 0, 0, 1}, {289506, 41, 0, 0, 0}, {289515, 41, 0, 0, 0},
    {289851, 33, 0, 0, 1}, {103755, 7, 0, 0, 1}, {103755, 7, 0, 0, 0}, {103755, 7, 0, 0, 0}, {290254, 28, 0, 0, 0},
    {290271, 28, 0, 0, 0}, {290291, 33, 0, 0, 1}, {290522, 164, 0, 0, 0}, {290676, 45, 0, 0, 0},
    {290694, 33, 0, 0, 1}, {290706, 33, 0, 0, 1}, {290868, 33, 0, 0, 1}, {290888, 33, 0, 0, 1},
    {290908, 16, 0, 0, 1}, {290916, 33, 0, 0, 1}, {290928, 188, 0, 97179, 0}, {290963, 164, 0, 0, 0},
    {291125, 33, 0, 0, 1}, {291236, 45, 0, 30130, 1}, {291246, 33, 0, 0, 1}, {291435, 45, 0, 30130, 0},
    {291446, 26, 0, 3064, 0}, {76294, 164, 0, 291468, 0}, {61012, 7, 0, 0, 0}, {291721, 889, 0, 0, 0},
    {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {11482, 16, 0, 0, 0}, {292454, 26, 0, 1594, 0},
    {292465, 26, 0, 1594, 0}, {292511, 164, 0, 97179, 0}, {292530, 164, 0, 98134, 0}, {292607, 188, 0, 0, 0},
    {292784, 42, 0, 0, 0}, {32568, 891, 0, 0, 0}, {291721, 889, 0, 0, 1}, {293278, 164, 0, 0, 1},
    {104913, 33, 0, 0, 1}, {293297, 33, 0, 0, 1}, {293309, 42, 0, 0, 1}, {293610, 45, 0, 0, 0},
    {290694, 33, 0, 0, 1}, {290706, 33, 0, 0, 1}, {79207, 33, 0, 0, 1}, {79216, 33, 0, 0, 1}, {290676, 45, 0, 0, 0},
    {290694, 33, 0, 0, 1}, {290706, 33, 0, 0, 1}, {92544, 33, 0, 0, 1}, {294005, 33, 0, 0, 1},
    {103861, 164, 0, 0, 0}, {94534, 33, 0, 0, 1}, {77149, 33, 0, 0, 1}, {294965, 164, 0, 0, 0},
    {292607, 188, 0, 0, 0}, {295066, 33, 0, 0, 1}, {290916, 33, 0, 0, 1}, {295345, 33, 0, 0, 1},
    {293551, 164, 0, 0, 0}, {295398, 33, 0, 0, 1}, {291721, 889, 0, 137701, 0}, {295699, 7, 0, 0, 0},
    {2097, 16, 0, 0, 1}, {295806, 33, 0, 0, 1}, {295822, 33, 0, 0, 1}, {295838, 33, 0, 0, 1}, {296096, 33, 0, 0, 1},
    {290908, 16, 0, 0, 0}, {291721, 889, 0, 0, 0}, {296797, 26, 0, 3064, 0}, {296823, 26, 0, 3064, 0},
    {296849, 164, 0, 0, 1}, {49154, 0, 0, 0, 1}, {288375, 16, 0, 296952, 0}, {296995, 16, 0, 297004, 0},
    {297019, 33, 0, 0, 1}, {297046, 33, 0, 0, 1}, {62316, 898, 0, 0, 0}, {297337, 898, 0, 0, 0},
    {297824, 45, 0, 30130, 1}, {297842, 45, 0, 30130, 1}, {297866, 33, 0, 0, 1}, {297880, 33, 0, 0, 1},
    {298465, 164, 0, 0, 0}, {298483, 164, 0, 0, 0}, {294965, 164, 0, 0, 0}, {75616, 45, 0, 30130, 0},
    {75616, 45, 0, 30130, 0}, {299079, 33, 0, 0, 1}, {299244, 899, 0, 30130, 1}, {299737, 26, 0, 3064, 0},
    {300015, 26, 0, 3064, 0}, {300106, 42, 0, 0, 1}, {248122, 907, 0, 0, 1}, {300110, 241, 0, 0, 1},
    {300119, 21, 0, 0, 1}, {300138, 628, 0, 0, 1}, {62316, 164, 0, 0, 0}, {297337, 164, 0, 0, 0},
    {300465, 164, 0, 97179, 0}, {300653, 45, 0, 30130, 0}, {300929, 862, 0, 30130, 0}, {300956, 908, 0, 30130, 0},
    {300993, 862, 0, 30130, 0}, {301423, 45, 0, 30130, 1}, {301434, 45, 0, 30130, 1}, {301695, 220, 0, 60767, 0},
    {301710, 37, 0, 60767, 0}, {301729, 45, 0, 30130, 1}, {301755, 37, 0, 60767, 0}, {301768, 418, 0, 60767, 0},
    {301787, 16, 0, 296952, 0}, {301800, 33, 0, 0, 1}, {301695, 220, 0, 60767, 0}, {302089, 45, 0, 30130, 1},
    {301669, 33, 0, 0, 1}, {302343, 37, 0, 60767, 0}, {302363, 29, 0, 60767, 0}, {302385, 33, 0, 0, 1},
    {302411, 33, 0, 0, 1}, {302437, 33, 0, 0, 1}, {49154, 0, 0, 0, 1}, {207898, 671, 0, 0, 1},
    {55402, 164, 0, 0, 1}, {62316, 164, 0, 0, 0}, {302919, 164, 0, 0, 0}, {302938, 33, 0, 0, 1},
    {303067, 164, 0, 96868, 0}, {303080, 164, 0, 96868, 0}, {303103, 33, 0, 0, 1}, {303118, 33, 0, 0, 1},
    {303140, 33, 0, 0, 1}, {303265, 37, 0, 60767, 0}, {164948, 37, 0, 60767, 0}, {303265, 37, 0, 60767, 0},
    {166705, 45, 0, 30130, 0}, {164948, 45, 0, 30130, 0}, {207898, 671, 0, 0, 1}, {123711, 45, 0, 30130, 1},
    {303721, 45, 0, 30130, 1}, {303733, 36, 0, 303748, 1}, {304010, 45, 0, 30130, 1}, {297824, 45, 0, 30130, 1},
    {207898, 671, 0, 0, 1}, {304439, 909, 0, 22168, 0}, {304593, 45, 0, 30130, 1}, {304613, 33, 0, 0, 1},
    {304634, 33, 0, 0, 1}, {304670, 33, 0, 0, 1}, {303733, 36, 0, 303748, 1}, {304892, 33, 0, 0, 1},
    {304927, 33, 0, 0, 1}, {304613, 33, 0, 0, 1}, {304945, 33, 0, 0, 1}, {304971, 33, 0, 0, 1},
    {305016, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {305224, 345, 0, 0, 1}, {2097, 16, 0, 0, 0}, {116469, 0, 0, 0, 0},
    {305490, 0, 0, 0, 1}, {305610, 33, 0, 0, 1}, {305954, 45, 0, 30130, 1}, {305977, 45, 0, 30130, 1},
    {305998, 45, 0, 30130, 1}, {306021, 45, 0, 30130, 1}, {306045, 45, 0, 30130, 1}, {306067, 45, 0, 30130, 1},
    {306791, 164, 0, 97179, 1}, {306992, 45, 0, 30130, 1}, {307009, 45, 0, 30130, 1}, {307024, 45, 0, 30130, 1},
    {307041, 45, 0, 30130, 1}, {307396, 45, 0, 30130, 1}, {17624, 164, 0, 96868, 1}, {306992, 45, 0, 30130, 1},
    {307009, 45, 0, 30130, 1}, {307024, 45, 0, 30130, 1}, {307041, 45, 0, 30130, 1}, {3681, 33, 0, 0, 1},
    {1398, 910, 0, 308051, 0}, {97663, 911, 0, 0, 0}, {308170, 911, 0, 0, 0}, {97663, 911, 0, 0, 0},
    {308635, 45, 0, 0, 0}, {79676, 220, 0, 0, 0}, {88404, 916, 0, 0, 0}, {17095, 917, 0, 308759, 0},
    {309397, 45, 0, 0, 0}, {123688, 37, 0, 0, 0}, {122737, 37, 0, 0, 0}, {52588, 37, 0, 0, 0},
    {123688, 37, 0, 0, 0}, {52588, 37, 0, 0, 0}, {17095, 917, 0, 0, 0}, {303265, 45, 0, 0, 0},
    {17095, 917, 0, 308759, 0}, {308316, 924, 0, 311410, 0}, {311439, 16, 0, 0, 1}, {17095, 917, 0, 0, 0},
    {31504, 122, 0, 31576, 0}, {17095, 917, 0, 0, 0}, {312150, 164, 0, 0, 0}, {312164, 26, 0, 0, 0},
    {40034, 45, 0, 0, 0}, {312919, 44, 0, 0, 0}, {312935, 29, 0, 0, 0}, {313899, 930, 0, 0, 0},
    {46892, 179, 0, 0, 0}, {314600, 345, 0, 0, 0}, {6744, 34, 0, 0, 0}, {314866, 186, 0, 0, 0},
    {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1}, {314879, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {315040, 33, 0, 0, 1}, {314879, 33, 0, 0, 1}, {18445, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {315353, 16, 0, 0, 0},
    {315364, 16, 0, 0, 0}, {6753, 186, 0, 0, 0}, {46899, 180, 0, 0, 1}, {46909, 180, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {315353, 16, 0, 0, 0}, {315364, 16, 0, 0, 0}, {6753, 932, 0, 0, 0}, {315040, 33, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {315353, 16, 0, 0, 0}, {315364, 16, 0, 0, 0}, {315545, 933, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {315353, 16, 0, 0, 0}, {315364, 16, 0, 0, 0}, {6753, 934, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {315545, 933, 0, 0, 0}, {314879, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 934, 0, 0, 0},
    {314879, 33, 0, 0, 1}, {317938, 858, 0, 0, 1}, {319632, 164, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {36146, 956, 0, 0, 1}, {320400, 956, 0, 0, 0}, {320413, 956, 0, 0, 0}, {321316, 45, 0, 0, 1},
    {321330, 45, 0, 0, 1}, {321342, 45, 0, 0, 1}, {322501, 956, 0, 0, 1}, {322510, 956, 0, 0, 1},
    {322519, 956, 0, 0, 1}, {322693, 950, 0, 0, 0}, {319417, 965, 0, 0, 0}, {319554, 164, 0, 0, 1},
    {323753, 971, 0, 0, 1}, {323761, 971, 0, 0, 1}, {323769, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {321316, 45, 0, 0, 0}, {323884, 33, 0, 0, 1}, {36146, 956, 0, 0, 1}, {321316, 45, 0, 0, 1},
    {324080, 33, 0, 0, 1}, {75616, 45, 0, 0, 1}, {323753, 971, 0, 0, 1}, {323761, 971, 0, 0, 1},
    {323769, 971, 0, 0, 1}, {36146, 956, 0, 0, 1}, {323753, 971, 0, 0, 1}, {323761, 971, 0, 0, 1},
    {323769, 971, 0, 0, 1}, {324420, 164, 0, 0, 1}, {36146, 956, 0, 0, 1}, {321316, 45, 0, 0, 1},
    {323753, 971, 0, 0, 1}, {323761, 971, 0, 0, 1}, {323769, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {321316, 45, 0, 0, 0}, {326191, 976, 0, 0, 1}, {326443, 60, 0, 0, 0}, {326461, 60, 0, 0, 0},
    {326472, 60, 0, 0, 0}, {326484, 60, 0, 0, 0}, {75616, 390, 0, 0, 0}, {326493, 390, 0, 0, 0},
    {326191, 976, 0, 0, 1}, {326443, 60, 0, 0, 0}, {326461, 60, 0, 0, 0}, {326472, 60, 0, 0, 0},
    {326484, 60, 0, 0, 0}, {326191, 976, 0, 0, 1}, {326191, 978, 0, 0, 1}, {326443, 60, 0, 0, 0},
    {326461, 60, 0, 0, 0}, {326472, 60, 0, 0, 0}, {326191, 978, 0, 0, 1}, {96964, 979, 0, 0, 0},
    {327064, 980, 0, 327074, 0}, {30141, 981, 0, 0, 0}, {51391, 982, 0, 0, 0},
};

static const varve_enum_record enums[] = {
    {28, 32, 0, 0, {0, 2}}, {60, 32, 0, 0, {2, 3}}, {122, 64, 0, 0, {5, 17}}, {500, 64, 0, 0, {22, 25}},
    {879, 32, 7, 898, {47, 7}}, {948, 32, 0, 0, {54, 7}}, {1001, 32, 0, 0, {61, 3}}, {1028, 32, 0, 0, {64, 3}},
    {1076, 32, 0, 0, {67, 6}}, {1133, 32, 0, 0, {73, 3}}, {1196, 32, 0, 0, {76, 12}}, {1261, 32, 7, 898, {88, 6}},
    {14229, 64, 0, 0, {94, 16}}, {16310, 32, 0, 0, {110, 3}}, {16372, 32, 0, 0, {113, 12}}, {16503, 32, 0, 0, {125, 8}},
    {16622, 32, 3, 16645, {133, 12}}, {14229, 64, 0, 0, {94, 16}}, {31213, 64, 0, 0, {145, 16}},
    {31283, 64, 0, 0, {161, 10}}, {31319, 32, 7, 898, {171, 9}}, {31378, 32, 7, 31399, {180, 3}},
    {31410, 32, 0, 0, {183, 5}}, {36017, 32, 0, 0, {188, 2}}, {36035, 32, 0, 0, {190, 2}}, {36071, 32, 0, 0, {192, 4}},
    {53923, 32, 3, 16645, {196, 3}}, {55641, 64, 0, 0, {199, 7}}, {16310, 32, 0, 0, {206, 3}},
    {59835, 32, 0, 0, {209, 13}}, {59885, 32, 0, 0, {222, 2}}, {59931, 32, 0, 0, {224, 4}}, {59977, 32, 0, 0, {228, 3}},
    {59991, 32, 0, 0, {231, 14}}, {60064, 64, 0, 0, {245, 13}}, {60204, 64, 0, 0, {258, 7}}, {60276, 32, 0, 0, {265, 3}},
    {60327, 32, 0, 0, {268, 4}}, {60351, 32, 0, 0, {272, 2}}, {60409, 32, 0, 0, {274, 3}}, {76466, 32, 0, 0, {161, 10}},
    {77137, 32, 0, 0, {277, 3}}, {78926, 32, 0, 0, {280, 10}}, {79005, 32, 0, 0, {290, 3}}, {79048, 32, 0, 0, {293, 3}},
    {79103, 32, 0, 0, {296, 24}}, {79194, 32, 0, 0, {320, 2}}, {79226, 32, 0, 0, {322, 1}}, {79236, 32, 0, 0, {323, 2}},
    {79269, 32, 0, 0, {325, 13}}, {79277, 32, 0, 0, {338, 3}}, {93701, 64, 0, 0, {341, 2}}, {93722, 64, 0, 0, {343, 21}},
    {93845, 64, 0, 0, {364, 7}}, {93923, 64, 0, 0, {371, 47}}, {94527, 64, 0, 0, {418, 5}}, {94580, 64, 0, 0, {423, 4}},
    {94640, 32, 7, 16645, {427, 34}}, {95054, 64, 0, 0, {461, 4}}, {95088, 32, 7, 16645, {465, 11}},
    {95205, 64, 0, 0, {476, 16}}, {95232, 64, 0, 0, {492, 3}}, {95274, 32, 7, 31399, {495, 9}},
    {95288, 64, 0, 0, {504, 5}}, {95347, 32, 5, 16645, {509, 5}}, {95390, 64, 0, 0, {161, 10}},
    {31378, 32, 5, 31399, {180, 3}}, {95404, 64, 0, 0, {514, 11}}, {95516, 64, 0, 0, {525, 8}},
    {95584, 64, 0, 0, {533, 4}}, {95616, 64, 0, 0, {537, 3}}, {31410, 64, 0, 0, {540, 7}}, {95728, 64, 0, 0, {547, 4}},
    {95762, 64, 0, 0, {551, 3}}, {95779, 64, 0, 0, {554, 3}}, {95823, 64, 0, 0, {557, 3}}, {14229, 64, 0, 0, {94, 16}},
    {125983, 32, 0, 0, {560, 63}}, {127027, 32, 0, 0, {623, 14}}, {129661, 32, 0, 0, {637, 5}},
    {129696, 32, 0, 0, {642, 3}}, {129750, 32, 0, 0, {645, 4}}, {129809, 32, 0, 0, {649, 2}}, {129830, 32, 0, 0, {651, 4}},
    {135010, 32, 0, 0, {655, 3}}, {135032, 32, 0, 0, {658, 2}}, {135061, 32, 0, 0, {660, 2}}, {135086, 32, 0, 0, {662, 5}},
    {135172, 32, 0, 0, {667, 4}}, {135271, 32, 0, 0, {671, 2}}, {135305, 32, 0, 0, {673, 7}}, {135327, 32, 0, 0, {680, 2}},
    {135363, 32, 0, 0, {682, 4}}, {135420, 32, 0, 0, {686, 5}}, {135457, 32, 0, 0, {691, 3}}, {135483, 32, 0, 0, {694, 3}},
    {135524, 32, 0, 0, {697, 3}}, {135532, 32, 0, 0, {700, 2}}, {135565, 32, 0, 0, {702, 1}}, {135580, 32, 0, 0, {703, 2}},
    {135598, 32, 0, 0, {705, 16}}, {135651, 32, 0, 0, {721, 2}}, {135665, 32, 0, 0, {723, 8}},
    {135703, 32, 0, 0, {731, 4}}, {135732, 32, 0, 0, {735, 7}}, {135784, 32, 0, 0, {742, 7}}, {135821, 32, 0, 0, {749, 2}},
    {135846, 32, 0, 0, {751, 6}}, {135892, 32, 0, 0, {757, 10}}, {135902, 32, 0, 0, {767, 2}},
    {135917, 32, 0, 0, {769, 3}}, {135939, 32, 0, 0, {772, 2}}, {135978, 32, 0, 0, {774, 2}}, {135990, 32, 0, 0, {776, 4}},
    {136004, 32, 0, 0, {780, 5}}, {136058, 32, 0, 0, {785, 8}}, {136079, 32, 0, 0, {793, 3}}, {136106, 32, 0, 0, {796, 4}},
    {136158, 32, 0, 0, {800, 5}}, {136244, 32, 0, 0, {805, 2}}, {136283, 32, 0, 0, {807, 2}}, {136313, 32, 0, 0, {809, 5}},
    {136399, 32, 0, 0, {814, 3}}, {136436, 32, 0, 0, {817, 4}}, {136472, 32, 0, 0, {821, 4}}, {136519, 32, 0, 0, {825, 4}},
    {136537, 32, 0, 0, {829, 2}}, {136553, 32, 0, 0, {831, 4}}, {136577, 32, 0, 0, {835, 2}}, {136594, 32, 0, 0, {837, 2}},
    {136608, 32, 0, 0, {839, 10}}, {159301, 32, 0, 0, {849, 3}}, {159322, 32, 0, 0, {852, 4}},
    {159378, 32, 0, 0, {856, 2}}, {159415, 32, 0, 0, {858, 1}}, {159435, 32, 3, 16645, {859, 21}},
    {159585, 32, 0, 0, {880, 5}}, {159607, 32, 0, 0, {858, 1}}, {159626, 32, 0, 0, {858, 1}}, {159647, 32, 0, 0, {885, 1}},
    {159674, 32, 0, 0, {886, 4}}, {159715, 32, 3, 16645, {890, 5}}, {159803, 32, 0, 0, {895, 6}},
    {159849, 32, 0, 0, {901, 5}}, {159952, 32, 0, 0, {906, 2}}, {159987, 32, 0, 0, {908, 4}}, {160020, 32, 0, 0, {912, 3}},
    {160044, 32, 0, 0, {915, 2}}, {160085, 32, 0, 0, {917, 3}}, {160126, 32, 0, 0, {920, 4}}, {160161, 32, 3, 16645, {924, 5}},
    {160203, 32, 0, 0, {929, 4}}, {93722, 32, 0, 0, {933, 17}}, {93845, 32, 0, 0, {950, 7}}, {181849, 32, 0, 0, {957, 4}},
    {181861, 8, 1, 16645, {961, 3}}, {211646, 32, 0, 0, {964, 9}}, {216718, 64, 0, 0, {973, 8}},
    {216733, 64, 0, 0, {981, 4}}, {220646, 32, 0, 0, {985, 2}}, {220690, 32, 0, 0, {987, 4}}, {220772, 32, 0, 0, {991, 6}},
    {226876, 32, 0, 0, {997, 4}}, {226946, 32, 0, 0, {1001, 96}}, {228449, 32, 0, 0, {1097, 210}},
    {232882, 32, 0, 0, {1307, 5}}, {232927, 32, 0, 0, {1312, 2}}, {232975, 32, 3, 16645, {1314, 6}},
    {233048, 32, 0, 0, {1320, 3}}, {233098, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {234734, 32, 0, 0, {1440, 76}}, {236084, 32, 0, 0, {1516, 15}},
    {236261, 32, 0, 0, {1531, 107}}, {239361, 32, 0, 0, {1638, 1}}, {233461, 32, 3, 16645, {1639, 8}},
    {135305, 32, 0, 0, {1647, 4}}, {239475, 32, 3, 16645, {1651, 6}}, {239515, 32, 0, 0, {1657, 7}},
    {239655, 32, 0, 0, {1664, 2}}, {239691, 32, 0, 0, {1666, 3}}, {239735, 32, 0, 0, {1669, 42}},
    {240032, 32, 3, 16645, {1711, 17}}, {240193, 32, 0, 0, {1728, 3}}, {240250, 32, 0, 0, {1731, 2}},
    {240295, 32, 0, 0, {1733, 3}}, {240333, 32, 0, 0, {1736, 5}}, {240405, 32, 3, 16645, {1741, 18}},
    {240704, 32, 0, 0, {1759, 4}}, {240733, 32, 3, 16645, {1763, 9}}, {240849, 32, 0, 0, {1772, 4}},
    {240876, 32, 3, 16645, {1776, 15}}, {241083, 32, 0, 0, {1791, 259}}, {245302, 32, 0, 0, {2050, 1}},
    {245346, 32, 0, 0, {2051, 7}}, {245427, 32, 3, 16645, {2058, 3}}, {245464, 32, 0, 0, {2061, 24}},
    {245792, 32, 0, 0, {2085, 4}}, {245833, 32, 0, 0, {2089, 10}}, {245903, 32, 0, 0, {2099, 7}},
    {270509, 32, 0, 0, {2106, 1}}, {236261, 32, 0, 0, {2107, 15}}, {270612, 32, 0, 0, {2122, 2}},
    {270621, 32, 0, 0, {2124, 2}}, {270657, 32, 0, 0, {2126, 3}}, {270680, 32, 0, 0, {2129, 2}},
    {31410, 32, 0, 0, {2131, 3}}, {270757, 32, 0, 0, {2134, 2}}, {280016, 32, 0, 0, {2136, 2}},
    {280058, 32, 0, 0, {2138, 3}}, {280129, 32, 0, 0, {2141, 6}}, {280148, 32, 0, 0, {2147, 3}},
    {280194, 32, 0, 0, {2150, 2}}, {280215, 32, 0, 0, {2152, 4}}, {280278, 32, 0, 0, {2156, 2}},
    {280336, 32, 0, 0, {2158, 4}}, {280400, 32, 0, 0, {2162, 4}}, {79277, 32, 0, 0, {338, 3}},
    {36017, 32, 0, 0, {2166, 13}}, {79194, 32, 0, 0, {320, 2}}, {308241, 32, 0, 0, {2179, 5}},
    {14229, 64, 0, 0, {94, 16}}, {319068, 32, 0, 0, {2184, 6}}, {319147, 32, 0, 0, {2190, 2}},
    {319158, 32, 0, 0, {2192, 2}}, {325480, 32, 0, 0, {2194, 5}}, {325490, 32, 0, 0, {2199, 9}},
    {240333, 32, 0, 0, {2208, 13}}, {325662, 32, 0, 0, {2221, 6}}, {245792, 32, 0, 0, {2227, 15}},
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
    {53941, 1, 0}, {53950, 2, 0}, {55, 4, 0}, {31297, 0, 0}, {31300, 1, 0}, {55654, 2, 0}, {55657, 3, 0},
    {55660, 4, 0}, {55663, 5, 0}, {55666, 6, 0}, {18445, 1, 0}, {59817, 2, 0}, {59827, 3, 0}, {1214, 0, 0},
    {1218, 1, 0}, {59854, 2, 0}, {59860, 3, 0}, {14301, 4, 0}, {59866, 5, 0}, {59872, 6, 0}, {14274, 7, 0},
    {59878, 8, 0}, {59882, 9, 0}, {1239, 10, 0}, {14292, 11, 0}, {14265, 12, 0}, {59899, 0, 0},
    {59917, 1, 0}, {59949, 1, 0}, {59957, 2, 0}, {59966, 3, 0}, {59970, 4, 0}, {2372, 0, 0}, {59987, 1, 0},
    {59989, 2, 0}, {14243, 0, 0}, {14319, 1, 0}, {60008, 2, 0}, {60013, 3, 0}, {60018, 4, 0}, {60023, 5, 0},
    {14248, 6, 0}, {14324, 7, 0}, {60028, 8, 0}, {60033, 9, 0}, {60038, 10, 0}, {60043, 11, 0},
    {60051, 12, 0}, {60059, 13, 0}, {2372, 0, 0}, {59987, 1, 0}, {59989, 2, 0}, {60074, 3, 0},
    {60087, 4, 0}, {60100, 5, 0}, {60113, 6, 0}, {60126, 7, 0}, {60139, 8, 0}, {60152, 9, 0}, {60165, 10, 0},
    {60178, 11, 0}, {60191, 12, 0}, {60214, 0, 0}, {60222, 1, 0}, {60230, 2, 0}, {60238, 3, 0},
    {60247, 4, 0}, {60256, 5, 0}, {60265, 6, 0}, {60295, 0, 0}, {60300, 1, 0}, {60311, 2, 0}, {1239, 0, 0},
    {60339, 2, 0}, {60342, 1, 0}, {60347, 3, 0}, {60385, 0, 0}, {60401, 1, 0}, {60423, 0, 0}, {60437, 1, 0},
    {60447, 2, 0}, {77149, 0, 0}, {77156, 1, 0}, {77165, 2, 0}, {1214, 0, 0}, {36031, 1, 0}, {1218, 2, 0},
    {78935, 3, 0}, {78939, 4, 0}, {78952, 5, 0}, {78963, 6, 0}, {78974, 7, 0}, {78987, 8, 0}, {79000, 9, 0},
    {79027, 1, 0}, {79033, 2, 0}, {79040, 3, 0}, {79070, 13, 0}, {79080, 23, 0}, {79091, 24, 0},
    {21157, 0, 0}, {79119, 1, 0}, {79123, 2, 0}, {79127, 3, 0}, {79132, 4, 0}, {79138, 5, 0}, {79143, 6, 0},
    {79154, 7, 0}, {79160, 8, 0}, {79165, 9, 0}, {79171, 10, 0}, {79178, 11, 0}, {79183, 12, 0},
    {1214, 13, 0}, {36031, 14, 0}, {1218, 15, 0}, {78935, 16, 0}, {78939, 17, 0}, {78952, 18, 0},
    {78963, 19, 0}, {78974, 20, 0}, {78987, 21, 0}, {79000, 22, 0}, {79187, 23, 0}, {79207, 0, 0},
    {79216, 1, 0}, {79187, 0, 0}, {79243, 0, 0}, {79255, 1, 0}, {21157, 0, 0}, {79119, 1, 0}, {79123, 2, 0},
    {79127, 3, 0}, {79132, 4, 0}, {79138, 5, 0}, {79143, 6, 0}, {79154, 7, 0}, {79160, 8, 0}, {79165, 9, 0},
    {79171, 10, 0}, {79178, 11, 0}, {79183, 12, 0}, {79295, 0, 0}, {79301, 1, 0}, {79307, 2, 0},
    {93712, 0, 0}, {93716, 1, 0}, {93734, 0, 0}, {1214, 1, 0}, {36031, 2, 0}, {93739, 3, 0}, {93744, 4, 0},
    {93749, 5, 0}, {93753, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93758, 9, 0}, {93763, 10, 0}, {93768, 11, 0},
    {93773, 12, 0}, {93778, 13, 0}, {93783, 14, 0}, {93788, 15, 0}, {93798, 16, 0}, {93808, 17, 0},
    {93818, 18, 0}, {93827, 19, 0}, {93836, 20, 0}, {93860, 0, 0}, {93871, 1, 0}, {93881, 2, 0},
    {93891, 4, 0}, {93899, 5, 0}, {93907, 6, 0}, {93915, 7, 0}, {93929, 0, 0}, {93933, 8, 0}, {93940, 9, 0},
    {93947, 10, 0}, {93953, 11, 0}, {93959, 13, 0}, {93968, 14, 0}, {93984, 15, 0}, {93999, 16, 0},
    {94007, 17, 0}, {94022, 18, 0}, {94029, 19, 0}, {94045, 20, 0}, {94057, 64, 0}, {94071, 65, 0},
    {94086, 66, 0}, {94097, 67, 0}, {94109, 68, 0}, {94125, 69, 0}, {94139, 70, 0}, {94154, 71, 0},
    {94167, 72, 0}, {94180, 75, 0}, {94192, 76, 0}, {94206, 77, 0}, {94221, 78, 0}, {94235, 79, 0},
    {94243, 80, 0}, {94260, 81, 0}, {94267, 82, 0}, {94276, 83, 0}, {94287, 84, 0}, {94298, 86, 0},
    {94312, 87, 0}, {94324, 88, 0}, {94336, 90, 0}, {94348, 91, 0}, {94364, 92, 0}, {94378, 93, 0},
    {94390, 94, 0}, {94407, 95, 0}, {94419, 96, 0}, {94431, 97, 0}, {94452, 98, 0}, {94477, 99, 0},
    {94502, 100, 0}, {94515, 101, 0}, {94534, 0, 0}, {94538, 1, 0}, {94549, 2, 0}, {94557, 3, 0},
    {94571, 4, 0}, {94595, 0, 0}, {94600, 1, 0}, {94605, 2, 0}, {94620, 3, 0}, {94648, 0, 0}, {94653, 1, 0},
    {94658, 2, 0}, {94663, 1, 0}, {94671, 2, 0}, {94681, 3, 0}, {94688, 4, 0}, {94696, 8, 0}, {94707, 16, 0},
    {94720, 32, 0}, {94728, 64, 0}, {94739, 128, 0}, {94748, 256, 0}, {94759, 512, 0}, {94777, 1024, 0},
    {94791, 2048, 0}, {94798, 4096, 0}, {94811, 8192, 0}, {94827, 16384, 0}, {94843, 32768, 0},
    {94857, 65536, 0}, {94875, 65536, 0}, {94895, 65536, 0}, {94914, 262144, 0}, {94932, 524288, 0},
    {94941, 1048576, 0}, {94950, 4194304, 0}, {94966, 8388608, 0}, {94986, 16777216, 0}, {94996, 33554432, 0},
    {95002, 67108864, 0}, {95013, 134217728, 0}, {95023, 268435456, 0}, {95036, 536870912, 0},
    {95070, 0, 0}, {95078, 1, 0}, {94595, 2, 0}, {95082, 3, 0}, {94720, 1, 0}, {95106, 2, 0}, {95118, 4, 0},
    {95130, 8, 0}, {95141, 16, 0}, {13122, 32, 0}, {95151, 64, 0}, {95161, 128, 0}, {95171, 256, 0},
    {95186, 512, 0}, {95194, 2048, 0}, {95219, 0, 0}, {31227, 1, 0}, {31231, 2, 0}, {31235, 3, 0},
    {31239, 4, 0}, {31243, 5, 0}, {31247, 6, 0}, {31251, 7, 0}, {31255, 8, 0}, {31259, 9, 0}, {31263, 10, 0},
    {31267, 11, 0}, {31271, 12, 0}, {31275, 13, 0}, {31279, 14, 0}, {95226, 15, 0}, {95252, 0, 0},
    {95259, 1, 0}, {95267, 2, 0}, {55, 0, 0}, {31341, 1, 0}, {31346, 2, 0}, {31351, 4, 0}, {31355, 8, 0},
    {31360, 16, 0}, {31369, 32, 0}, {31333, 64, 0}, {31373, 127, 0}, {55, 0, 0}, {95305, 1, 0},
    {95314, 2, 0}, {95318, 3, 0}, {95327, 4, 0}, {55, 0, 0}, {95362, 1, 0}, {95376, 2, 0}, {31406, 4, 0},
    {95381, 3, 0}, {95412, 0, 0}, {95421, 1, 0}, {95442, 2, 0}, {95451, 3, 0}, {95464, 4, 0}, {95469, 5, 0},
    {95478, 6, 0}, {95488, 7, 0}, {59827, 8, 0}, {95497, 9, 0}, {95509, 10, 0}, {95532, 1, 0},
    {95538, 2, 0}, {95546, 3, 0}, {95554, 4, 0}, {95563, 5, 0}, {95570, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {95595, 1, 0}, {95600, 2, 0}, {95606, 3, 0}, {95641, 0, 0}, {95655, 1, 0}, {95665, 2, 0},
    {95677, 0, 0}, {95688, 1, 0}, {31448, 2, 0}, {31439, 3, 0}, {95698, 4, 0}, {95712, 7, 0}, {95720, 4294967295, 4294967295},
    {55, 0, 0}, {95741, 3, 0}, {95748, 2, 0}, {95757, 1, 0}, {55, 0, 0}, {95774, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {95791, 1, 0}, {95810, 2, 0}, {0, 0, 0}, {95834, 1, 0}, {95841, 2, 0}, {126002, 0, 0},
    {126014, 1, 0}, {126029, 2, 0}, {126043, 3, 0}, {126055, 4, 0}, {126070, 5, 0}, {126087, 6, 0},
    {126100, 7, 0}, {126115, 8, 0}, {126128, 9, 0}, {126147, 10, 0}, {126161, 11, 0}, {126174, 12, 0},
    {126187, 13, 0}, {126207, 14, 0}, {126226, 15, 0}, {126239, 16, 0}, {126259, 17, 0}, {126279, 18, 0},
    {126293, 19, 0}, {126306, 20, 0}, {126323, 21, 0}, {126342, 22, 0}, {126361, 23, 0}, {126379, 24, 0},
    {126394, 25, 0}, {126405, 26, 0}, {126420, 27, 0}, {126437, 28, 0}, {126450, 29, 0}, {126465, 30, 0},
    {126482, 31, 0}, {126503, 32, 0}, {126520, 33, 0}, {126531, 34, 0}, {126545, 35, 0}, {126561, 36, 0},
    {126574, 37, 0}, {126595, 38, 0}, {126609, 39, 0}, {126622, 40, 0}, {126640, 41, 0}, {126656, 42, 0},
    {126675, 43, 0}, {126696, 44, 0}, {126715, 45, 0}, {126733, 46, 0}, {126752, 47, 0}, {126769, 48, 0},
    {126782, 49, 0}, {126798, 50, 0}, {126814, 51, 0}, {126827, 52, 0}, {126841, 53, 0}, {126853, 54, 0},
    {126870, 55, 0}, {126887, 56, 0}, {126900, 57, 0}, {126916, 58, 0}, {126944, 59, 0}, {126974, 60, 0},
    {126998, 61, 0}, {127010, 62, 0}, {127047, 0, 0}, {127059, 1, 0}, {127067, 2, 0}, {127075, 3, 0},
    {127083, 4, 0}, {127092, 5, 0}, {127101, 6, 0}, {127110, 7, 0}, {127118, 8, 0}, {127126, 9, 0},
    {127135, 10, 0}, {127144, 11, 0}, {127155, 12, 0}, {127166, 13, 0}, {129677, 0, 0}, {129684, 1, 0},
    {129687, 2, 0}, {129690, 3, 0}, {129693, 4, 0}, {55, 0, 0}, {129720, 1, 0}, {129735, 2, 0},
    {55, 0, 0}, {129771, 1, 0}, {129783, 2, 0}, {129796, 3, 0}, {900, 0, 0}, {129826, 1, 0}, {55, 0, 0},
    {129851, 1, 0}, {129863, 2, 0}, {129875, 3, 0}, {135027, 0, 0}, {59878, 1, 0}, {59882, 2, 0},
    {135049, 0, 0}, {135055, 1, 0}, {135074, 0, 0}, {135080, 1, 0}, {135108, 0, 0}, {135121, 1, 0},
    {135133, 2, 0}, {135144, 3, 0}, {135160, 4, 0}, {135202, 0, 0}, {135214, 1, 0}, {135233, 2, 0},
    {135252, 3, 0}, {135289, 1, 0}, {135296, 0, 0}, {55, 0, 0}, {129684, 1, 0}, {129690, 2, 0},
    {129693, 3, 0}, {129687, 4, 0}, {135320, 5, 0}, {135324, 6, 0}, {6272, 0, 0}, {135345, 1, 0},
    {135381, 0, 0}, {135385, 1, 0}, {135388, 2, 0}, {135404, 3, 0}, {135442, 0, 0}, {135445, 1, 0},
    {135448, 2, 0}, {135451, 3, 0}, {135454, 4, 0}, {55, 0, 0}, {135465, 1, 0}, {135474, 2, 0},
    {135501, 0, 0}, {135510, 1, 0}, {135515, 2, 0}, {34911, 0, 0}, {34913, 1, 0}, {34915, 2, 0},
    {135547, 1, 0}, {135557, 0, 0}, {135573, 0, 0}, {135590, 0, 0}, {135594, 1, 0}, {50605, 0, 0},
    {50626, 1, 0}, {51386, 2, 0}, {50531, 9, 0}, {135607, 4, 0}, {135610, 3, 0}, {135613, 5, 0},
    {135617, 8, 0}, {135620, 7, 0}, {135623, 6, 0}, {50678, 10, 0}, {135626, 11, 0}, {135631, 12, 0},
    {135636, 13, 0}, {135641, 14, 0}, {135646, 15, 0}, {94534, 0, 0}, {95314, 1, 0}, {95464, 0, 0},
    {135678, 1, 0}, {93891, 2, 0}, {93899, 3, 0}, {93907, 4, 0}, {135686, 5, 0}, {135689, 6, 0},
    {135694, 7, 0}, {135716, 0, 0}, {135720, 1, 0}, {17, 2, 0}, {135728, 3, 0}, {135748, 0, 0},
    {18445, 1, 0}, {135756, 3, 0}, {101076, 4, 0}, {135763, 5, 0}, {21161, 6, 0}, {135769, 7, 0},
    {964, 0, 0}, {135796, 1, 0}, {135800, 2, 0}, {135804, 3, 0}, {135808, 4, 0}, {135812, 5, 0},
    {135816, 6, 0}, {135840, 0, 0}, {135843, 1, 0}, {96322, 0, 0}, {6266, 1, 0}, {135856, 2, 0},
    {135869, 3, 0}, {135882, 4, 0}, {135748, 5, 0}, {1214, 1, 0}, {59878, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59882, 5, 0}, {93758, 6, 0}, {93763, 7, 0}, {1239, 8, 0}, {93783, 9, 0}, {93778, 10, 0},
    {55, 0, 0}, {135547, 1, 0}, {135930, 0, 0}, {135933, 1, 0}, {135936, 2, 0}, {135960, 1, 0},
    {135969, 0, 0}, {135716, 0, 0}, {135720, 1, 0}, {135999, 0, 0}, {60339, 1, 0}, {60342, 2, 0},
    {60347, 3, 0}, {30187, 0, 0}, {136016, 1, 0}, {136023, 2, 0}, {136032, 3, 0}, {136045, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {136071, 3, 0}, {136075, 4, 0}, {59878, 5, 0}, {59882, 6, 0},
    {1239, 7, 0}, {30187, 0, 0}, {136016, 1, 0}, {136092, 2, 0}, {55, 0, 0}, {136125, 1, 0}, {136138, 2, 0},
    {136151, 3, 0}, {136173, 0, 0}, {136188, 1, 0}, {136201, 2, 0}, {136216, 3, 0}, {136230, 4, 0},
    {136263, 0, 0}, {136273, 1, 0}, {136300, 0, 0}, {136307, 1, 0}, {136330, 0, 0}, {136343, 1, 0},
    {136357, 2, 0}, {136371, 3, 0}, {136384, 4, 0}, {964, 0, 0}, {136420, 1, 0}, {136428, 2, 0},
    {136463, 0, 0}, {135623, 1, 0}, {136466, 2, 0}, {136469, 3, 0}, {136494, 0, 0}, {136502, 1, 0},
    {136510, 2, 0}, {136515, 3, 0}, {135573, 2, 0}, {136534, 3, 0}, {50605, 0, 0}, {51386, 1, 0},
    {21143, 0, 0}, {21148, 1, 0}, {94534, 0, 0}, {95314, 1, 0}, {136566, 2, 0}, {136573, 3, 0},
    {31247, 1, 0}, {136590, 4294967295, 0}, {900, 0, 0}, {31247, 1, 0}, {50605, 0, 0}, {51386, 1, 0},
    {135610, 2, 0}, {135607, 3, 0}, {135623, 4, 0}, {50531, 5, 0}, {135626, 6, 0}, {135631, 7, 0},
    {50626, 8, 0}, {135613, 9, 0}, {79207, 0, 0}, {159316, 1, 0}, {61406, 2, 0}, {79207, 0, 0},
    {159354, 1, 0}, {159359, 2, 0}, {159368, 3, 0}, {159391, 0, 0}, {159404, 1, 0}, {95267, 0, 0},
    {55, 0, 0}, {48614, 1, 0}, {96638, 2, 0}, {96633, 4, 0}, {933, 8, 0}, {159450, 16, 0}, {159454, 32, 0},
    {159467, 64, 0}, {159472, 128, 0}, {1585, 256, 0}, {159480, 512, 0}, {47, 1024, 0}, {159486, 2048, 0},
    {159496, 4096, 0}, {159503, 8192, 0}, {159517, 16384, 0}, {159529, 32768, 0}, {159541, 65536, 0},
    {159549, 131072, 0}, {159558, 262144, 0}, {159571, 524288, 0}, {93915, 0, 0}, {93907, 1, 0},
    {93891, 2, 0}, {93899, 3, 0}, {135678, 4, 0}, {159663, 1, 0}, {159693, 0, 0}, {159701, 1, 0},
    {159480, 2, 0}, {159708, 3, 0}, {55, 0, 0}, {159730, 1, 0}, {159746, 2, 0}, {159762, 4, 0},
    {159784, 8, 0}, {159822, 0, 0}, {95712, 1, 0}, {159829, 2, 0}, {159836, 3, 0}, {159841, 4, 0},
    {99340, 5, 0}, {159866, 0, 0}, {159879, 1, 0}, {159893, 2, 0}, {159909, 3, 0}, {159933, 4, 0},
    {59827, 0, 0}, {159974, 1, 0}, {55, 0, 0}, {96638, 1, 0}, {137739, 2, 0}, {160014, 3, 0}, {94534, 0, 0},
    {972, 1, 0}, {11558, 2, 0}, {160058, 0, 0}, {160071, 1, 0}, {160103, 0, 0}, {160114, 1, 0},
    {160121, 2, 0}, {55, 0, 0}, {93881, 1, 0}, {160143, 2, 0}, {160156, 3, 0}, {55, 0, 0}, {135748, 1, 0},
    {160179, 2, 0}, {160184, 4, 0}, {160195, 8, 0}, {160223, 0, 0}, {160228, 1, 0}, {160234, 2, 0},
    {160241, 3, 0}, {93734, 0, 0}, {1214, 1, 0}, {36031, 2, 0}, {93739, 3, 0}, {93744, 4, 0}, {93749, 5, 0},
    {93753, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93758, 9, 0}, {93763, 10, 0}, {93768, 11, 0}, {93773, 12, 0},
    {93778, 13, 0}, {93783, 14, 0}, {93788, 15, 0}, {93798, 16, 0}, {93860, 0, 0}, {93871, 1, 0},
    {93881, 2, 0}, {93891, 3, 0}, {93899, 4, 0}, {93907, 5, 0}, {93915, 6, 0}, {55, 0, 0}, {95376, 1, 0},
    {31406, 2, 0}, {95381, 3, 0}, {55, 0, 0}, {31406, 1, 0}, {31402, 2, 0}, {32076, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {211660, 4, 0}, {211668, 5, 0}, {211676, 6, 0}, {211688, 7, 0}, {211699, 8, 0},
    {135748, 100, 0}, {31303, 0, 0}, {31307, 1, 0}, {31311, 2, 0}, {31315, 3, 0}, {31267, 4, 0},
    {31271, 5, 0}, {31259, 6, 0}, {31263, 7, 0}, {55654, 0, 0}, {55657, 1, 0}, {55660, 2, 0}, {55663, 3, 0},
    {220668, 0, 0}, {220679, 1, 0}, {220711, 0, 0}, {220729, 1, 0}, {220751, 2, 0}, {220762, 3, 0},
    {220793, 0, 0}, {220800, 1, 0}, {220811, 2, 0}, {220822, 3, 0}, {220833, 4, 0}, {220844, 5, 0},
    {226892, 0, 0}, {226900, 1, 0}, {226911, 2, 0}, {226922, 5348, 0}, {226954, 0, 0}, {226963, 1, 0},
    {226973, 3, 0}, {226986, 4, 0}, {226999, 5, 0}, {227008, 6, 0}, {227019, 7, 0}, {227031, 8, 0},
    {227044, 9, 0}, {227050, 10, 0}, {227064, 11, 0}, {227079, 12, 0}, {227094, 13, 0}, {227104, 14, 0},
    {227118, 15, 0}, {227128, 16, 0}, {227139, 17, 0}, {227151, 18, 0}, {227160, 19, 0}, {227175, 20, 0},
    {227186, 22, 0}, {227196, 23, 0}, {227213, 24, 0}, {227227, 25, 0}, {227241, 26, 0}, {227253, 27, 0},
    {227271, 28, 0}, {227290, 29, 0}, {227311, 30, 0}, {227319, 31, 0}, {227330, 32, 0}, {227352, 33, 0},
    {227365, 34, 0}, {227380, 36, 0}, {227393, 37, 0}, {227409, 38, 0}, {227422, 39, 0}, {227443, 40, 0},
    {227454, 41, 0}, {227480, 42, 0}, {227492, 43, 0}, {227506, 4416, 0}, {227521, 4417, 0}, {227536, 4418, 0},
    {227551, 4419, 0}, {227566, 4420, 0}, {227581, 4424, 0}, {227592, 4425, 0}, {227605, 4426, 0},
    {227615, 4432, 0}, {227639, 4438, 0}, {227651, 4440, 0}, {227661, 4444, 0}, {227676, 4992, 0},
    {227696, 4993, 0}, {227724, 4994, 0}, {227750, 4995, 0}, {227769, 4996, 0}, {227796, 4997, 0},
    {227821, 4998, 0}, {227843, 5014, 0}, {227861, 5253, 0}, {227876, 5257, 0}, {227896, 5258, 0},
    {227920, 5261, 0}, {227938, 5262, 0}, {227960, 5264, 0}, {227976, 5286, 0}, {227989, 5287, 0},
    {228009, 5292, 0}, {228021, 5293, 0}, {228044, 5294, 0}, {228069, 5295, 0}, {228093, 5296, 0},
    {228121, 5299, 0}, {228138, 5319, 0}, {228150, 5320, 0}, {228164, 5321, 0}, {228182, 5322, 0},
    {228203, 5323, 0}, {228222, 5324, 0}, {228244, 5325, 0}, {228255, 5326, 0}, {228266, 5327, 0},
    {228289, 5330, 0}, {228306, 5331, 0}, {228323, 5332, 0}, {228330, 5333, 0}, {228341, 5334, 0},
    {228358, 5351, 0}, {228378, 5352, 0}, {228398, 5374, 0}, {228411, 5375, 0}, {228421, 5376, 0},
    {228430, 5377, 0}, {228437, 6021, 0}, {228460, 0, 0}, {228467, 4, 0}, {95404, 5, 0}, {228477, 6, 0},
    {228484, 9, 0}, {228492, 10, 0}, {228500, 11, 0}, {228506, 18, 0}, {228513, 22, 0}, {228519, 39, 0},
    {228524, 43, 0}, {228534, 46, 0}, {228548, 61, 0}, {228564, 69, 0}, {228576, 70, 0}, {228596, 71, 0},
    {228614, 4423, 0}, {228632, 4431, 0}, {228648, 4433, 0}, {228673, 4435, 0}, {228695, 4436, 0},
    {228716, 4437, 0}, {228728, 4445, 0}, {228745, 4447, 0}, {228773, 4448, 0}, {228797, 4450, 0},
    {228818, 4464, 0}, {228833, 4465, 0}, {228851, 4466, 0}, {228876, 4467, 0}, {228892, 4468, 0},
    {228908, 5282, 0}, {228925, 5284, 0}, {228948, 5283, 0}, {228963, 5288, 0}, {228993, 5297, 0},
    {229022, 5345, 0}, {229040, 5346, 0}, {229069, 5350, 0}, {229100, 5390, 0}, {229118, 5568, 0},
    {229139, 5569, 0}, {229166, 5570, 0}, {229192, 5579, 0}, {229223, 5582, 0}, {229244, 5583, 0},
    {229267, 5603, 0}, {229289, 5604, 0}, {229313, 5606, 0}, {229322, 5612, 0}, {229345, 5613, 0},
    {229368, 5616, 0}, {229391, 5619, 0}, {229406, 5629, 0}, {229422, 5696, 0}, {229455, 5697, 0},
    {229493, 5698, 0}, {229532, 5817, 0}, {229557, 5821, 0}, {229583, 5824, 0}, {229609, 5844, 0},
    {229641, 5845, 0}, {229678, 5886, 0}, {229708, 5888, 0}, {229730, 5892, 0}, {229752, 5897, 0},
    {229778, 5898, 0}, {229802, 5904, 0}, {229829, 5906, 0}, {229843, 5910, 0}, {229869, 5920, 0},
    {229893, 5922, 0}, {229927, 5935, 0}, {229950, 5943, 0}, {229963, 5945, 0}, {229983, 5948, 0},
    {229996, 6016, 0}, {230015, 6018, 0}, {230043, 6019, 0}, {230054, 6020, 0}, {230069, 6022, 0},
    {230090, 6024, 0}, {230114, 6025, 0}, {230130, 6033, 0}, {230150, 6034, 0}, {230170, 6089, 0},
    {230197, 6094, 0}, {230210, 6095, 0}, {230230, 6114, 0}, {230251, 6141, 0}, {230269, 6400, 0},
    {230295, 1, 0}, {230302, 7, 0}, {230311, 8, 0}, {230325, 12, 0}, {230338, 13, 0}, {230349, 17, 0},
    {230355, 19, 0}, {230369, 20, 0}, {230384, 38, 0}, {230399, 44, 0}, {230407, 47, 0}, {230419, 59, 0},
    {230432, 62, 0}, {230452, 63, 0}, {230478, 64, 0}, {230500, 65, 0}, {230523, 66, 0}, {230554, 67, 0},
    {230579, 68, 0}, {230599, 4434, 0}, {230616, 4449, 0}, {230650, 5304, 0}, {230689, 5617, 0},
    {230708, 5837, 0}, {230728, 6017, 0}, {230750, 6026, 0}, {230775, 2, 0}, {230784, 3, 0}, {230797, 14, 0},
    {230812, 15, 0}, {230824, 21, 0}, {230838, 25, 0}, {230858, 27, 0}, {230882, 28, 0}, {230916, 29, 0},
    {230949, 30, 0}, {230983, 31, 0}, {226973, 32, 0}, {226986, 33, 0}, {231016, 35, 0}, {231034, 37, 0},
    {231046, 40, 0}, {231062, 41, 0}, {231078, 42, 0}, {231085, 45, 0}, {231102, 48, 0}, {231115, 49, 0},
    {231143, 50, 0}, {231154, 51, 0}, {231172, 52, 0}, {231194, 53, 0}, {231212, 55, 0}, {231242, 56, 0},
    {231273, 58, 0}, {231290, 60, 0}, {231302, 4422, 0}, {231325, 4427, 0}, {231340, 4428, 0},
    {231373, 4430, 0}, {231417, 4439, 0}, {231427, 4441, 0}, {231457, 4471, 0}, {231480, 4472, 0},
    {231492, 4479, 0}, {231506, 5008, 0}, {231522, 5009, 0}, {231544, 5010, 0}, {231560, 5013, 0},
    {231577, 5015, 0}, {231598, 5016, 0}, {231612, 5055, 0}, {231627, 5265, 0}, {231651, 5291, 0},
    {231670, 5301, 0}, {231687, 5302, 0}, {231710, 5305, 0}, {231749, 5340, 0}, {231762, 5341, 0},
    {231785, 5347, 0}, {231816, 5353, 0}, {231841, 5363, 0}, {231874, 5372, 0}, {231912, 5373, 0},
    {231931, 5378, 0}, {231963, 5379, 0}, {231988, 5584, 0}, {232011, 23, 0}, {232033, 24, 0},
    {232051, 34, 0}, {232066, 36, 0}, {232076, 54, 0}, {232092, 57, 0}, {232106, 4174, 0}, {232117, 4175, 0},
    {232154, 4176, 0}, {232194, 4191, 0}, {232203, 4429, 0}, {232246, 4442, 0}, {232263, 4478, 0},
    {232295, 5249, 0}, {232324, 5251, 0}, {232352, 5260, 0}, {232372, 5303, 0}, {232408, 5306, 0},
    {232445, 5307, 0}, {232481, 5308, 0}, {232518, 5309, 0}, {232554, 5310, 0}, {232593, 5311, 0},
    {232635, 5312, 0}, {232677, 5254, 0}, {232705, 5255, 0}, {232726, 5259, 0}, {232745, 6115, 0},
    {232769, 6441, 0}, {232788, 5116, 0}, {232804, 5117, 0}, {232826, 5118, 0}, {232855, 6425, 0},
    {232892, 0, 0}, {232898, 1, 0}, {232905, 2, 0}, {232912, 3, 0}, {232919, 4294967295, 0}, {232954, 0, 0},
    {232963, 1, 0}, {94595, 0, 0}, {233004, 1, 0}, {233012, 2, 0}, {233020, 4, 0}, {233028, 8, 0},
    {233041, 16, 0}, {233072, 0, 0}, {233080, 1, 0}, {233088, 2, 0}, {233109, 0, 0}, {233126, 1, 0},
    {233133, 2, 0}, {233139, 3, 0}, {232954, 4, 0}, {233151, 5, 0}, {233160, 6, 0}, {233172, 7, 0},
    {233185, 8, 0}, {233196, 9, 0}, {233207, 10, 0}, {226946, 11, 0}, {233215, 13, 0}, {233229, 14, 0},
    {233234, 15, 0}, {233240, 16, 0}, {233249, 17, 0}, {233256, 18, 0}, {233266, 19, 0}, {233275, 20, 0},
    {233283, 21, 0}, {233292, 22, 0}, {233301, 23, 0}, {233310, 24, 0}, {233322, 25, 0}, {233334, 26, 0},
    {233342, 27, 0}, {233352, 28, 0}, {233372, 29, 0}, {233379, 30, 0}, {233388, 31, 0}, {7015, 32, 0},
    {233398, 33, 0}, {233406, 34, 0}, {233420, 35, 0}, {233427, 36, 0}, {233437, 37, 0}, {233447, 38, 0},
    {135305, 39, 0}, {233461, 40, 0}, {233476, 41, 0}, {233494, 42, 0}, {233508, 43, 0}, {233529, 44, 0},
    {233539, 45, 0}, {233553, 46, 0}, {233565, 47, 0}, {233581, 4469, 0}, {233594, 4470, 0}, {233609, 4999, 0},
    {233627, 5248, 0}, {233646, 5250, 0}, {233660, 5252, 0}, {233679, 5256, 0}, {233707, 5271, 0},
    {233723, 5285, 0}, {233736, 5300, 0}, {233747, 5355, 0}, {233763, 5356, 0}, {233778, 5398, 0},
    {233796, 5399, 0}, {233812, 5400, 0}, {233827, 5401, 0}, {233840, 5599, 0}, {233854, 5602, 0},
    {233880, 5607, 0}, {233893, 5608, 0}, {233910, 5624, 0}, {233937, 5625, 0}, {233958, 5626, 0},
    {233985, 5627, 0}, {234000, 5628, 0}, {234026, 5634, 0}, {234040, 5635, 0}, {234053, 5636, 0},
    {234068, 5822, 0}, {234094, 5823, 0}, {234118, 5825, 0}, {234132, 5826, 0}, {234144, 5827, 0},
    {234158, 5828, 0}, {234173, 5829, 0}, {234195, 5830, 0}, {234211, 5831, 0}, {234227, 5832, 0},
    {234246, 5833, 0}, {234266, 5834, 0}, {234277, 5835, 0}, {234291, 5836, 0}, {234311, 5899, 0},
    {234330, 5900, 0}, {234345, 5901, 0}, {234373, 5902, 0}, {234387, 5905, 0}, {234404, 5907, 0},
    {234429, 5914, 0}, {234445, 5915, 0}, {234458, 5921, 0}, {234478, 5944, 0}, {234497, 6080, 0},
    {234528, 6085, 0}, {234553, 6087, 0}, {234588, 6140, 0}, {234606, 6442, 0}, {234628, 6443, 0},
    {234651, 3, 0}, {234657, 2, 0}, {234671, 1, 0}, {234683, 0, 0}, {232919, 4294967295, 0}, {234687, 0, 0},
    {234693, 1, 0}, {234699, 2, 0}, {234705, 3, 0}, {234710, 4, 0}, {234715, 5, 0}, {234722, 6, 0},
    {234748, 0, 0}, {234760, 1, 0}, {234773, 2, 0}, {234795, 3, 0}, {234816, 4, 0}, {234830, 5, 0},
    {234845, 6, 0}, {234864, 7, 0}, {234880, 8, 0}, {234896, 9, 0}, {234915, 10, 0}, {234925, 11, 0},
    {234929, 12, 0}, {234944, 14, 0}, {234957, 15, 0}, {234967, 16, 0}, {234982, 17, 0}, {234992, 18, 0},
    {235006, 19, 0}, {235018, 20, 0}, {235029, 21, 0}, {235049, 22, 0}, {235059, 23, 0}, {235083, 24, 0},
    {235089, 25, 0}, {235098, 26, 0}, {235113, 27, 0}, {235126, 28, 0}, {235142, 29, 0}, {235162, 30, 0},
    {235174, 31, 0}, {235189, 33, 0}, {235201, 34, 0}, {227380, 35, 0}, {235211, 36, 0}, {235233, 37, 0},
    {235257, 38, 0}, {235269, 39, 0}, {235285, 4421, 0}, {235315, 4446, 0}, {228818, 4459, 0},
    {228833, 4460, 0}, {228851, 4461, 0}, {228876, 4462, 0}, {228892, 4463, 0}, {235333, 5017, 0},
    {235362, 5027, 0}, {235385, 5079, 0}, {235413, 5080, 0}, {235439, 5081, 0}, {235462, 5082, 0},
    {235489, 5083, 0}, {235514, 5084, 0}, {235536, 5269, 0}, {235551, 5270, 0}, {235571, 5289, 0},
    {235594, 5290, 0}, {235618, 5298, 0}, {235637, 5366, 0}, {235662, 5367, 0}, {235689, 5368, 0},
    {235715, 5369, 0}, {235743, 5370, 0}, {235774, 5371, 0}, {235807, 5618, 0}, {235834, 5620, 0},
    {235855, 5621, 0}, {235876, 5622, 0}, {235902, 5623, 0}, {235929, 5893, 0}, {235951, 5894, 0},
    {235967, 5895, 0}, {235987, 5896, 0}, {236009, 5903, 0}, {236037, 6154, 0}, {236061, 6417, 0},
    {236099, 0, 0}, {236106, 1, 0}, {236126, 2, 0}, {230775, 3, 0}, {236149, 4, 0}, {236158, 5, 0},
    {228477, 6, 0}, {236168, 5313, 0}, {236185, 5314, 0}, {236201, 5315, 0}, {236211, 5316, 0},
    {236225, 5317, 0}, {236233, 5318, 0}, {236245, 5364, 0}, {236253, 5365, 0}, {236271, 0, 0},
    {236293, 1, 0}, {236314, 2, 0}, {236335, 3, 0}, {236358, 4, 0}, {236390, 5, 0}, {236408, 6, 0},
    {236443, 7, 0}, {236471, 8, 0}, {236505, 9, 0}, {236527, 10, 0}, {236548, 11, 0}, {236579, 12, 0},
    {236616, 13, 0}, {236638, 14, 0}, {236664, 15, 0}, {236692, 16, 0}, {236714, 17, 0}, {236742, 18, 0},
    {236767, 19, 0}, {236797, 20, 0}, {236838, 21, 0}, {236856, 22, 0}, {236876, 23, 0}, {236914, 24, 0},
    {236935, 25, 0}, {236971, 26, 0}, {236993, 27, 0}, {237028, 28, 0}, {237052, 29, 0}, {237078, 30, 0},
    {237107, 31, 0}, {237134, 32, 0}, {237151, 1000, 0}, {237187, 1001, 0}, {237215, 1002, 0},
    {237246, 1003, 0}, {237282, 1004, 0}, {237316, 1005, 0}, {237348, 1006, 0}, {237378, 1007, 0},
    {237414, 1008, 0}, {237446, 1009, 0}, {237482, 1010, 0}, {237509, 1011, 0}, {237543, 1012, 0},
    {237563, 1013, 0}, {237593, 6000, 0}, {237609, 6001, 0}, {237623, 2000, 0}, {237659, 2001, 0},
    {237681, 2002, 0}, {237722, 2003, 0}, {237751, 2004, 0}, {237787, 2005, 0}, {237819, 2006, 0},
    {237864, 3000, 0}, {237891, 3001, 0}, {237922, 3002, 0}, {237943, 4000, 0}, {237987, 4001, 0},
    {238012, 4002, 0}, {238048, 4003, 0}, {238068, 4007, 0}, {238093, 4004, 0}, {238119, 4005, 0},
    {238147, 4006, 0}, {238173, 4008, 0}, {238205, 4009, 0}, {238238, 4012, 0}, {238275, 4013, 0},
    {238304, 4010, 0}, {238343, 4011, 0}, {238388, 4014, 0}, {238416, 4015, 0}, {238447, 4016, 0},
    {238481, 4017, 0}, {238501, 4018, 0}, {238532, 4019, 0}, {238574, 4020, 0}, {238604, 4021, 0},
    {238623, 4022, 0}, {238649, 4023, 0}, {238668, 4024, 0}, {238702, 4025, 0}, {238720, 4026, 0},
    {238743, 4027, 0}, {238771, 4028, 0}, {238804, 4029, 0}, {238828, 4031, 0}, {238858, 4032, 0},
    {238883, 4033, 0}, {238919, 5000, 0}, {238953, 5001, 0}, {238979, 5002, 0}, {239014, 5003, 0},
    {239049, 5005, 0}, {239068, 5006, 0}, {239105, 5007, 0}, {239135, 5008, 0}, {239161, 5009, 0},
    {239196, 5010, 0}, {239216, 5011, 0}, {239245, 5012, 0}, {239268, 5013, 0}, {239292, 5014, 0},
    {239323, 5015, 0}, {239372, 0, 0}, {94595, 0, 0}, {239384, 1, 0}, {239391, 2, 0}, {239398, 4, 0},
    {239402, 8, 0}, {239413, 16, 0}, {239418, 65536, 0}, {239441, 131072, 0}, {239459, 0, 0}, {239463, 1, 0},
    {239467, 2, 0}, {239471, 3, 0}, {94595, 0, 0}, {239491, 1, 0}, {239498, 2, 0}, {13122, 4, 0},
    {239509, 8, 0}, {230197, 65536, 0}, {239530, 0, 0}, {239537, 1, 0}, {239551, 2, 0}, {239565, 3, 0},
    {239581, 6, 0}, {239601, 7, 0}, {239628, 8, 0}, {239672, 0, 0}, {239683, 1, 0}, {239706, 0, 0},
    {239714, 1, 0}, {239722, 2, 0}, {232919, 0, 0}, {239747, 1, 0}, {239755, 2, 0}, {239763, 3, 0},
    {239768, 4, 0}, {239774, 5, 0}, {239785, 6, 0}, {239791, 7, 0}, {239797, 8, 0}, {239810, 9, 0},
    {239815, 10, 0}, {239822, 11, 0}, {239830, 12, 0}, {239835, 13, 0}, {239839, 14, 0}, {239843, 15, 0},
    {239846, 16, 0}, {239858, 17, 0}, {239868, 18, 0}, {239877, 19, 0}, {239886, 20, 0}, {239894, 21, 0},
    {239902, 22, 0}, {239910, 23, 0}, {239917, 24, 0}, {239922, 25, 0}, {239928, 26, 0}, {239934, 27, 0},
    {239939, 28, 0}, {239944, 29, 0}, {239948, 30, 0}, {239957, 31, 0}, {239966, 32, 0}, {239974, 33, 0},
    {239980, 34, 0}, {239990, 35, 0}, {239997, 36, 0}, {240004, 37, 0}, {240010, 38, 0}, {240016, 39, 0},
    {240021, 40, 0}, {240027, 41, 0}, {94595, 0, 0}, {240046, 1, 0}, {240051, 2, 0}, {240055, 4, 0},
    {240060, 8, 0}, {233420, 16, 0}, {240072, 32, 0}, {233249, 64, 0}, {231078, 128, 0}, {240085, 256, 0},
    {240104, 512, 0}, {240121, 1024, 0}, {240137, 2048, 0}, {240151, 4096, 0}, {240162, 65536, 0},
    {240170, 8192, 0}, {240181, 16384, 0}, {240213, 0, 0}, {240228, 1, 0}, {240240, 2, 0}, {240268, 0, 0},
    {240282, 1, 0}, {240307, 0, 0}, {240314, 1, 0}, {240321, 2, 0}, {240350, 0, 0}, {240359, 1, 0},
    {240366, 2, 0}, {240376, 3, 0}, {240393, 4, 0}, {94595, 0, 0}, {240417, 1, 0}, {240424, 2, 0},
    {240435, 4, 0}, {240454, 8, 0}, {240471, 16, 0}, {240485, 32, 0}, {240499, 64, 0}, {240517, 128, 0},
    {240527, 256, 0}, {240540, 65536, 0}, {240564, 1048576, 0}, {240582, 131072, 0}, {240602, 2097152, 0},
    {240623, 262144, 0}, {240644, 4194304, 0}, {240670, 524288, 0}, {240690, 8388608, 0}, {232963, 0, 0},
    {232954, 1, 0}, {240717, 2, 0}, {240725, 3, 0}, {94595, 0, 0}, {233283, 1, 0}, {240746, 2, 0},
    {240181, 4, 0}, {240754, 8, 0}, {240775, 16, 0}, {240794, 32, 0}, {240812, 65536, 0}, {240832, 131072, 0},
    {240861, 0, 0}, {240868, 1, 0}, {232898, 2, 0}, {232905, 3, 0}, {94595, 0, 0}, {240892, 2, 0},
    {240900, 4, 0}, {240908, 8, 0}, {240923, 16, 0}, {240946, 64, 0}, {240960, 128, 0}, {240975, 256, 0},
    {240991, 512, 0}, {241012, 1024, 0}, {241032, 2048, 0}, {241044, 4096, 0}, {241057, 8192, 0},
    {241071, 16384, 0}, {233283, 32768, 0}, {241090, 0, 0}, {241096, 1, 0}, {241104, 2, 0}, {241122, 3, 0},
    {241131, 4, 0}, {241149, 5, 0}, {241156, 6, 0}, {241169, 7, 0}, {241178, 8, 0}, {241185, 10, 0},
    {241197, 11, 0}, {241213, 12, 0}, {241223, 14, 0}, {241237, 15, 0}, {241250, 16, 0}, {241266, 17, 0},
    {241279, 19, 0}, {241290, 20, 0}, {241301, 21, 0}, {241311, 22, 0}, {241323, 23, 0}, {241336, 24, 0},
    {241349, 25, 0}, {241361, 27, 0}, {241380, 28, 0}, {241392, 29, 0}, {241411, 30, 0}, {241424, 32, 0},
    {241438, 33, 0}, {241453, 39, 0}, {241474, 41, 0}, {241489, 42, 0}, {241505, 43, 0}, {241516, 44, 0},
    {241536, 46, 0}, {241551, 48, 0}, {241570, 49, 0}, {241590, 50, 0}, {241605, 51, 0}, {241629, 52, 0},
    {241646, 54, 0}, {241657, 55, 0}, {241677, 56, 0}, {241691, 57, 0}, {241706, 59, 0}, {241717, 61, 0},
    {241724, 62, 0}, {241732, 63, 0}, {241745, 65, 0}, {241759, 67, 0}, {241776, 70, 0}, {241801, 71, 0},
    {241812, 72, 0}, {241829, 77, 0}, {241852, 78, 0}, {241874, 79, 0}, {241890, 80, 0}, {241911, 81, 0},
    {241930, 82, 0}, {241948, 84, 0}, {241960, 87, 0}, {241985, 88, 0}, {242010, 93, 0}, {242043, 95, 0},
    {242056, 97, 0}, {242074, 98, 0}, {242086, 99, 0}, {242099, 100, 0}, {242107, 104, 0}, {242124, 109, 0},
    {242138, 110, 0}, {242152, 111, 0}, {242166, 112, 0}, {242180, 113, 0}, {242191, 114, 0}, {242202, 115, 0},
    {242213, 117, 0}, {242229, 120, 0}, {242245, 121, 0}, {242264, 122, 0}, {242283, 123, 0}, {242310, 124, 0},
    {242320, 126, 0}, {242330, 127, 0}, {242340, 128, 0}, {242347, 129, 0}, {242354, 130, 0}, {242361, 131, 0},
    {242368, 132, 0}, {242375, 133, 0}, {242382, 134, 0}, {242389, 135, 0}, {242396, 136, 0}, {242403, 137, 0},
    {242410, 138, 0}, {242417, 139, 0}, {242424, 140, 0}, {242431, 141, 0}, {242438, 142, 0}, {242458, 143, 0},
    {242478, 144, 0}, {242498, 145, 0}, {242518, 146, 0}, {242538, 148, 0}, {242544, 149, 0}, {242556, 150, 0},
    {242569, 151, 0}, {242584, 152, 0}, {242599, 156, 0}, {242607, 157, 0}, {242615, 158, 0}, {242626, 162, 0},
    {242636, 163, 0}, {242648, 164, 0}, {242663, 165, 0}, {242681, 166, 0}, {242693, 167, 0}, {242706, 168, 0},
    {242719, 169, 0}, {242728, 170, 0}, {242737, 171, 0}, {242749, 172, 0}, {242764, 173, 0}, {242779, 174, 0},
    {242799, 175, 0}, {242819, 176, 0}, {242831, 177, 0}, {242843, 178, 0}, {242860, 179, 0}, {242877, 180, 0},
    {242889, 181, 0}, {242903, 182, 0}, {242918, 183, 0}, {242935, 184, 0}, {242950, 185, 0}, {242967, 186, 0},
    {242985, 187, 0}, {243005, 188, 0}, {243025, 189, 0}, {243047, 190, 0}, {243070, 191, 0}, {243095, 194, 0},
    {243115, 195, 0}, {243138, 196, 0}, {243157, 197, 0}, {243169, 198, 0}, {243182, 199, 0}, {243195, 200, 0},
    {243201, 201, 0}, {243218, 202, 0}, {243237, 203, 0}, {243256, 204, 0}, {243269, 205, 0}, {243280, 218, 0},
    {243293, 219, 0}, {243308, 224, 0}, {243325, 225, 0}, {243341, 229, 0}, {243358, 230, 0}, {243382, 231, 0},
    {243410, 232, 0}, {243429, 233, 0}, {243448, 234, 0}, {243461, 235, 0}, {243474, 236, 0}, {243487, 237, 0},
    {243500, 238, 0}, {243513, 239, 0}, {243526, 240, 0}, {243538, 241, 0}, {243549, 242, 0}, {243561, 245, 0},
    {243567, 246, 0}, {243579, 247, 0}, {243596, 248, 0}, {243604, 249, 0}, {243613, 250, 0}, {243633, 251, 0},
    {243642, 252, 0}, {243649, 253, 0}, {243658, 254, 0}, {243672, 255, 0}, {243686, 263, 0}, {243703, 264, 0},
    {243715, 265, 0}, {243727, 266, 0}, {243739, 267, 0}, {243751, 268, 0}, {243763, 269, 0}, {243775, 270, 0},
    {243787, 271, 0}, {243799, 317, 0}, {243808, 330, 0}, {243826, 333, 0}, {243849, 334, 0}, {243870, 335, 0},
    {243891, 336, 0}, {243917, 337, 0}, {243944, 339, 0}, {243968, 342, 0}, {244000, 343, 0}, {244031, 344, 0},
    {244062, 345, 0}, {244087, 346, 0}, {244115, 347, 0}, {244142, 348, 0}, {244171, 349, 0}, {244193, 350, 0},
    {244215, 351, 0}, {244237, 352, 0}, {244259, 353, 0}, {244281, 354, 0}, {244303, 355, 0}, {244325, 356, 0},
    {244347, 357, 0}, {244369, 358, 0}, {244391, 359, 0}, {244419, 360, 0}, {244446, 361, 0}, {244474, 362, 0},
    {244502, 363, 0}, {244529, 364, 0}, {244557, 366, 0}, {244583, 4163, 0}, {244599, 4182, 0},
    {244620, 4183, 0}, {244631, 4184, 0}, {244647, 4185, 0}, {244667, 4186, 0}, {244681, 4190, 0},
    {244696, 4181, 0}, {244715, 4421, 0}, {244735, 4431, 0}, {244762, 4450, 0}, {244769, 4451, 0},
    {244776, 4452, 0}, {244784, 4453, 0}, {244797, 4454, 0}, {244810, 4455, 0}, {244824, 4456, 0},
    {244851, 4457, 0}, {244878, 4458, 0}, {244906, 4459, 0}, {244935, 4460, 0}, {244964, 4461, 0},
    {244996, 4462, 0}, {245032, 5294, 0}, {245051, 5295, 0}, {245071, 5575, 0}, {245096, 5576, 0},
    {245122, 5630, 0}, {245138, 6035, 0}, {245154, 6116, 0}, {245176, 6117, 0}, {245198, 6142, 0},
    {245226, 6143, 0}, {245252, 6401, 0}, {245267, 6402, 0}, {245282, 6426, 0}, {245321, 0, 0},
    {245352, 0, 0}, {245364, 1, 0}, {245371, 2, 0}, {245381, 3, 0}, {245390, 4, 0}, {245401, 5, 0},
    {245413, 6, 0}, {94595, 0, 0}, {245444, 1, 0}, {245452, 2, 0}, {245477, 0, 0}, {245493, 1, 0},
    {233334, 2, 0}, {245499, 3, 0}, {245371, 4, 0}, {245506, 5, 0}, {94663, 6, 0}, {245521, 7, 0},
    {245530, 8, 0}, {245538, 9, 0}, {245551, 10, 0}, {245565, 11, 0}, {245571, 12, 0}, {245585, 5328, 0},
    {245601, 5329, 0}, {245625, 5338, 0}, {245639, 5339, 0}, {245655, 5342, 0}, {245677, 5343, 0},
    {245699, 5349, 0}, {245721, 5402, 0}, {245745, 5605, 0}, {245762, 5936, 0}, {245778, 5937, 0},
    {240350, 0, 0}, {245810, 1, 0}, {245823, 2, 0}, {240366, 3, 0}, {245840, 0, 0}, {95082, 1, 0},
    {245844, 2, 0}, {245848, 3, 0}, {245857, 4, 0}, {245869, 5, 0}, {245875, 6, 0}, {245882, 7, 0},
    {245891, 8, 0}, {232919, 4294967295, 0}, {245911, 0, 0}, {245916, 1, 0}, {245921, 2, 0}, {245926, 3, 0},
    {245931, 4, 0}, {245936, 5, 0}, {245941, 6, 0}, {270519, 32, 0}, {55, 0, 0}, {270533, 1, 0},
    {270539, 2, 0}, {50531, 3, 0}, {270544, 4, 0}, {270552, 5, 0}, {270560, 6, 0}, {267389, 7, 0},
    {270564, 8, 0}, {270576, 9, 0}, {270588, 10, 0}, {95712, 11, 0}, {270601, 12, 0}, {270606, 13, 0},
    {30141, 14, 0}, {55, 0, 0}, {270618, 1, 0}, {270640, 1, 0}, {270650, 2, 0}, {270665, 1, 0},
    {270673, 2, 0}, {55, 0, 0}, {270691, 1, 0}, {270708, 2, 0}, {270717, 1, 0}, {270730, 2, 0},
    {270744, 3, 0}, {270778, 0, 0}, {270782, 1, 0}, {280039, 1, 0}, {280049, 2, 0}, {280074, 0, 0},
    {280089, 1, 0}, {280107, 2, 0}, {31297, 0, 0}, {31300, 1, 0}, {55654, 2, 0}, {55657, 3, 0},
    {55660, 4, 0}, {55663, 5, 0}, {280167, 0, 0}, {92344, 1, 0}, {280176, 2, 0}, {30583, 0, 0},
    {30587, 1, 0}, {280238, 0, 0}, {280242, 1, 0}, {280251, 2, 0}, {280264, 3, 0}, {280307, 0, 0},
    {280321, 1, 0}, {55, 0, 0}, {280356, 1, 0}, {280372, 2, 0}, {280384, 3, 0}, {280424, 0, 0},
    {280242, 1, 0}, {280432, 2, 0}, {280443, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59854, 2, 0},
    {59860, 3, 0}, {14301, 4, 0}, {59866, 5, 0}, {59872, 6, 0}, {14274, 7, 0}, {59878, 8, 0}, {59882, 9, 0},
    {1239, 10, 0}, {14265, 12, 0}, {14292, 11, 0}, {308258, 0, 0}, {308273, 1, 0}, {308281, 2, 0},
    {308287, 3, 0}, {159480, 4, 0}, {319080, 0, 0}, {319087, 1, 0}, {319096, 2, 0}, {319106, 3, 0},
    {319122, 4, 0}, {319133, 5, 0}, {59817, 0, 0}, {17, 1, 0}, {18445, 0, 0}, {319170, 3, 0}, {59827, 0, 0},
    {18445, 1, 0}, {101076, 2, 0}, {135756, 3, 0}, {135748, 4, 0}, {50531, 8, 0}, {50605, 9, 0},
    {135607, 10, 0}, {135610, 11, 0}, {135617, 12, 0}, {135620, 13, 0}, {51386, 14, 0}, {50626, 15, 0},
    {135613, 16, 0}, {325499, 1, 0}, {325514, 2, 0}, {325528, 3, 0}, {325542, 4, 0}, {325555, 5, 0},
    {325569, 6, 0}, {325582, 7, 0}, {325595, 8, 0}, {325607, 9, 0}, {325621, 10, 0}, {325634, 11, 0},
    {325647, 12, 0}, {325659, 13, 0}, {43548, 0, 0}, {325671, 1, 0}, {59817, 2, 0}, {135720, 3, 0},
    {169344, 4, 0}, {325680, 5, 0}, {325499, 1, 0}, {325687, 2, 0}, {325702, 3, 0}, {325717, 4, 0},
    {325732, 5, 0}, {325747, 6, 0}, {325762, 7, 0}, {325777, 8, 0}, {325607, 9, 0}, {325792, 10, 0},
    {325806, 11, 0}, {325820, 12, 0}, {325834, 13, 0}, {325849, 14, 0}, {325864, 15, 0},
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
    {1, 45613, {0, 0}, 0, 0}, {1, 46502, {0, 0}, 0, 0}, {3, 46536, {0, 0}, 0, 0}, {1, 46850, {0, 0}, 0, 0},
    {1, 46868, {0, 0}, 0, 0}, {3, 47044, {0, 0}, 0, 0}, {3, 47059, {0, 0}, 0, 0}, {3, 47363, {0, 0}, 0, 0},
    {3, 47770, {0, 0}, 0, 0}, {3, 47783, {0, 0}, 0, 0}, {1, 47970, {0, 0}, 0, 0}, {1, 48135, {0, 0}, 0, 0},
    {1, 48183, {0, 0}, 0, 0}, {1, 49115, {0, 0}, 0, 0}, {1, 49319, {0, 0}, 0, 0}, {1, 49818, {0, 0}, 0, 0},
    {1, 50117, {0, 0}, 0, 0}, {1, 50146, {0, 0}, 0, 0}, {1, 51021, {0, 0}, 0, 0}, {1, 51142, {0, 0}, 0, 0},
    {1, 51146, {0, 0}, 0, 0}, {1, 51192, {0, 0}, 0, 0}, {1, 51205, {0, 0}, 0, 0}, {1, 51512, {0, 0}, 0, 0},
    {1, 51557, {0, 0}, 0, 0}, {1, 51637, {0, 0}, 0, 0}, {1, 51673, {0, 0}, 0, 0}, {1, 51741, {0, 0}, 0, 0},
    {1, 51745, {0, 0}, 0, 0}, {1, 51900, {0, 0}, 0, 0}, {1, 51987, {0, 0}, 0, 0}, {1, 52058, {0, 0}, 0, 0},
    {1, 52214, {0, 0}, 0, 0}, {1, 52247, {0, 0}, 0, 0}, {1, 52315, {0, 0}, 0, 0}, {1, 52321, {0, 0}, 0, 0},
    {1, 52407, {0, 0}, 0, 0}, {1, 52499, {0, 0}, 0, 0}, {1, 52518, {0, 0}, 0, 0}, {1, 52659, {0, 0}, 0, 0},
    {1, 53578, {0, 0}, 0, 0}, {1, 53993, {0, 0}, 0, 0}, {1, 54011, {0, 0}, 0, 0}, {1, 54327, {0, 0}, 0, 0},
    {1, 54338, {0, 0}, 0, 0}, {1, 54926, {0, 0}, 0, 0}, {1, 55240, {0, 0}, 0, 0}, {1, 55795, {0, 0}, 0, 0},
    {3, 55894, {0, 0}, 0, 0}, {3, 55908, {0, 0}, 0, 0}, {1, 56085, {0, 0}, 0, 0}, {1, 56636, {0, 0}, 0, 0},
    {1, 56897, {0, 0}, 0, 0}, {1, 57140, {0, 0}, 0, 0}, {1, 57485, {0, 0}, 0, 0}, {1, 57780, {0, 0}, 0, 0},
    {1, 58108, {0, 0}, 0, 0}, {1, 58458, {0, 0}, 0, 0}, {1, 58527, {0, 0}, 0, 0}, {1, 58722, {0, 0}, 0, 0},
    {1, 59283, {0, 0}, 0, 0}, {1, 60467, {0, 0}, 0, 0}, {1, 60507, {0, 0}, 0, 0}, {1, 60572, {0, 0}, 0, 0},
    {1, 60603, {0, 0}, 0, 0}, {1, 60624, {0, 0}, 0, 0}, {1, 60726, {0, 0}, 0, 0}, {1, 60815, {0, 0}, 0, 0},
    {1, 60888, {0, 0}, 0, 0}, {1, 60928, {0, 0}, 0, 0}, {1, 60969, {0, 0}, 0, 0}, {3, 60994, {0, 0}, 0, 0},
    {1, 61181, {0, 0}, 0, 0}, {1, 61294, {0, 0}, 0, 0}, {1, 61326, {0, 0}, 0, 0}, {1, 61428, {0, 0}, 0, 0},
    {3, 61464, {0, 0}, 0, 0}, {3, 61626, {0, 0}, 0, 0}, {1, 62106, {0, 0}, 0, 0}, {1, 62149, {0, 0}, 0, 0},
    {3, 62307, {0, 0}, 0, 0}, {3, 62654, {0, 0}, 0, 0}, {3, 62679, {0, 0}, 0, 0}, {3, 64795, {0, 0}, 0, 0},
    {1, 65873, {0, 0}, 0, 0}, {1, 65977, {0, 0}, 0, 0}, {1, 66237, {0, 0}, 0, 0}, {1, 66980, {0, 0}, 0, 0},
    {1, 68347, {0, 0}, 0, 0}, {1, 68647, {0, 0}, 0, 0}, {1, 68772, {0, 0}, 0, 0}, {1, 68803, {0, 0}, 0, 0},
    {3, 69013, {0, 0}, 0, 0}, {3, 70358, {0, 0}, 0, 0}, {3, 70620, {0, 0}, 0, 0}, {3, 71489, {0, 0}, 0, 0},
    {3, 74233, {0, 0}, 0, 0}, {1, 74418, {0, 0}, 0, 0}, {1, 74490, {0, 0}, 0, 0}, {3, 74553, {0, 0}, 0, 0},
    {1, 74754, {0, 0}, 0, 0}, {3, 74915, {0, 0}, 0, 0}, {1, 75480, {0, 0}, 0, 0}, {1, 75747, {0, 0}, 0, 0},
    {1, 76484, {0, 0}, 0, 0}, {3, 76760, {0, 0}, 0, 0}, {1, 77174, {0, 0}, 0, 0}, {1, 77205, {0, 0}, 0, 0},
    {3, 77275, {0, 0}, 0, 0}, {3, 78069, {0, 0}, 0, 0}, {3, 78559, {0, 0}, 0, 0}, {1, 79313, {0, 0}, 0, 0},
    {1, 79339, {0, 0}, 0, 0}, {1, 79379, {0, 0}, 0, 0}, {1, 79413, {0, 0}, 0, 0}, {1, 79441, {0, 0}, 0, 0},
    {1, 79463, {0, 0}, 0, 0}, {1, 79487, {0, 0}, 0, 0}, {1, 79637, {0, 0}, 0, 0}, {3, 79660, {0, 0}, 0, 0},
    {1, 80554, {0, 0}, 0, 0}, {1, 80844, {0, 0}, 0, 0}, {1, 81322, {0, 0}, 0, 0}, {1, 84092, {0, 0}, 0, 0},
    {3, 87708, {0, 0}, 0, 0}, {1, 88373, {0, 0}, 0, 0}, {1, 88501, {0, 0}, 0, 0}, {1, 91844, {0, 0}, 0, 0},
    {1, 92923, {0, 0}, 0, 0}, {1, 92957, {0, 0}, 0, 0}, {1, 93191, {0, 0}, 0, 0}, {1, 96180, {0, 0}, 0, 0},
    {1, 96309, {0, 0}, 0, 0}, {3, 96430, {0, 0}, 0, 0}, {3, 96540, {0, 0}, 0, 0}, {1, 96581, {0, 0}, 0, 0},
    {1, 96657, {0, 0}, 0, 0}, {1, 96738, {0, 0}, 0, 0}, {1, 96832, {0, 0}, 0, 0}, {1, 96842, {0, 0}, 0, 0},
    {3, 96925, {0, 0}, 0, 0}, {3, 96950, {0, 0}, 0, 0}, {1, 97019, {0, 0}, 0, 0}, {1, 97034, {0, 0}, 0, 0},
    {1, 97056, {0, 0}, 0, 0}, {1, 97213, {0, 0}, 0, 0}, {3, 97228, {0, 0}, 0, 0}, {1, 97524, {0, 0}, 0, 0},
    {1, 97636, {0, 0}, 0, 0}, {1, 97652, {0, 0}, 0, 0}, {3, 98578, {0, 0}, 0, 0}, {1, 98600, {0, 0}, 0, 0},
    {3, 98625, {0, 0}, 0, 0}, {1, 98802, {0, 0}, 0, 0}, {1, 98931, {0, 0}, 0, 0}, {1, 98952, {0, 0}, 0, 0},
    {1, 99019, {0, 0}, 0, 0}, {3, 99059, {0, 0}, 0, 0}, {3, 99080, {0, 0}, 0, 0}, {3, 99102, {0, 0}, 0, 0},
    {3, 99120, {0, 0}, 0, 0}, {3, 99146, {0, 0}, 0, 0}, {3, 99162, {0, 0}, 0, 0}, {3, 99184, {0, 0}, 0, 0},
    {3, 99204, {0, 0}, 0, 0}, {3, 99222, {0, 0}, 0, 0}, {1, 99242, {0, 0}, 0, 0}, {1, 99251, {0, 0}, 0, 0},
    {3, 99498, {0, 0}, 0, 0}, {1, 99629, {0, 0}, 0, 0}, {1, 100129, {0, 0}, 0, 0}, {1, 100222, {0, 0}, 0, 0},
    {1, 100464, {0, 0}, 0, 0}, {1, 100496, {0, 0}, 0, 0}, {1, 100506, {0, 0}, 0, 0}, {1, 100746, {0, 0}, 0, 0},
    {3, 100814, {0, 0}, 0, 0}, {3, 101043, {0, 0}, 0, 0}, {1, 101105, {0, 0}, 0, 0}, {1, 101164, {0, 0}, 0, 0},
    {1, 101276, {0, 0}, 0, 0}, {1, 101521, {0, 0}, 0, 0}, {1, 101914, {0, 0}, 0, 0}, {1, 101992, {0, 0}, 0, 0},
    {1, 102011, {0, 0}, 0, 0}, {1, 102033, {0, 0}, 0, 0}, {1, 102061, {0, 0}, 0, 0}, {1, 102088, {0, 0}, 0, 0},
    {1, 102451, {0, 0}, 0, 0}, {3, 102520, {0, 0}, 0, 0}, {1, 102653, {0, 0}, 0, 0}, {3, 102676, {0, 0}, 0, 0},
    {3, 102691, {0, 0}, 0, 0}, {3, 102703, {0, 0}, 0, 0}, {3, 102722, {0, 0}, 0, 0}, {1, 103074, {0, 0}, 0, 0},
    {3, 103111, {0, 0}, 0, 0}, {1, 103846, {0, 0}, 0, 0}, {1, 104027, {0, 0}, 0, 0}, {1, 104232, {0, 0}, 0, 0},
    {1, 104293, {0, 0}, 0, 0}, {1, 104322, {0, 0}, 0, 0}, {3, 104719, {0, 0}, 0, 0}, {1, 104733, {0, 0}, 0, 0},
    {1, 104751, {0, 0}, 0, 0}, {3, 104770, {0, 0}, 0, 0}, {3, 104789, {0, 0}, 0, 0}, {3, 104812, {0, 0}, 0, 0},
    {3, 104832, {0, 0}, 0, 0}, {1, 105441, {0, 0}, 0, 0}, {1, 105746, {0, 0}, 0, 0}, {1, 105844, {0, 0}, 0, 0},
    {1, 106091, {0, 0}, 0, 0}, {1, 106501, {0, 0}, 0, 0}, {1, 107012, {0, 0}, 0, 0}, {3, 107698, {0, 0}, 0, 0},
    {3, 108846, {0, 0}, 0, 0}, {3, 109031, {0, 0}, 0, 0}, {1, 109481, {0, 0}, 0, 0}, {1, 109614, {0, 0}, 0, 0},
    {1, 109813, {0, 0}, 0, 0}, {3, 110095, {0, 0}, 0, 0}, {1, 110172, {0, 0}, 0, 0}, {1, 110569, {0, 0}, 0, 0},
    {1, 111108, {0, 0}, 0, 0}, {1, 111286, {0, 0}, 0, 0}, {1, 112302, {0, 0}, 0, 0}, {1, 112693, {0, 0}, 0, 0},
    {1, 113251, {0, 0}, 0, 0}, {1, 113476, {0, 0}, 0, 0}, {1, 114649, {0, 0}, 0, 0}, {3, 116184, {0, 0}, 0, 0},
    {1, 116516, {0, 0}, 0, 0}, {1, 117107, {0, 0}, 0, 0}, {1, 117138, {0, 0}, 0, 0}, {1, 117300, {0, 0}, 0, 0},
    {1, 117327, {0, 0}, 0, 0}, {1, 120363, {0, 0}, 0, 0}, {1, 120799, {0, 0}, 0, 0}, {1, 120983, {0, 0}, 0, 0},
    {1, 121029, {0, 0}, 0, 0}, {1, 121420, {0, 0}, 0, 0}, {1, 121437, {0, 0}, 0, 0}, {1, 121730, {0, 0}, 0, 0},
    {1, 122690, {0, 0}, 0, 0}, {1, 123110, {0, 0}, 0, 0}, {1, 123149, {0, 0}, 0, 0}, {1, 123500, {0, 0}, 0, 0},
    {1, 124176, {0, 0}, 0, 0}, {3, 125306, {0, 0}, 0, 0}, {1, 127205, {0, 0}, 0, 0}, {3, 127240, {0, 0}, 0, 0},
    {3, 127250, {0, 0}, 0, 0}, {1, 127262, {0, 0}, 0, 0}, {3, 128311, {0, 0}, 0, 0}, {3, 129139, {0, 0}, 0, 0},
    {1, 129950, {0, 0}, 0, 0}, {1, 129978, {0, 0}, 0, 0}, {1, 130006, {0, 0}, 0, 0}, {1, 130030, {0, 0}, 0, 0},
    {1, 130102, {0, 0}, 0, 0}, {1, 130175, {0, 0}, 0, 0}, {3, 130216, {0, 0}, 0, 0}, {3, 131043, {0, 0}, 0, 0},
    {3, 131065, {0, 0}, 0, 0}, {1, 131779, {0, 0}, 0, 0}, {1, 132603, {0, 0}, 0, 0}, {1, 133104, {0, 0}, 0, 0},
    {3, 133131, {0, 0}, 0, 0}, {3, 133317, {0, 0}, 0, 0}, {1, 133345, {0, 0}, 0, 0}, {3, 134418, {0, 0}, 0, 0},
    {3, 134588, {0, 0}, 0, 0}, {1, 136619, {0, 0}, 0, 0}, {1, 136654, {0, 0}, 0, 0}, {1, 136697, {0, 0}, 0, 0},
    {1, 136739, {0, 0}, 0, 0}, {1, 136792, {0, 0}, 0, 0}, {1, 136863, {0, 0}, 0, 0}, {1, 136893, {0, 0}, 0, 0},
    {1, 136938, {0, 0}, 0, 0}, {1, 136972, {0, 0}, 0, 0}, {1, 137013, {0, 0}, 0, 0}, {1, 137060, {0, 0}, 0, 0},
    {1, 137083, {0, 0}, 0, 0}, {1, 137132, {0, 0}, 0, 0}, {1, 137169, {0, 0}, 0, 0}, {1, 137199, {0, 0}, 0, 0},
    {1, 137229, {0, 0}, 0, 0}, {1, 137252, {0, 0}, 0, 0}, {1, 137276, {0, 0}, 0, 0}, {1, 137300, {0, 0}, 0, 0},
    {1, 137339, {0, 0}, 0, 0}, {1, 137363, {0, 0}, 0, 0}, {1, 137391, {0, 0}, 0, 0}, {1, 137416, {0, 0}, 0, 0},
    {1, 137448, {0, 0}, 0, 0}, {1, 137495, {0, 0}, 0, 0}, {1, 137523, {0, 0}, 0, 0}, {1, 137547, {0, 0}, 0, 0},
    {1, 137575, {0, 0}, 0, 0}, {1, 137606, {0, 0}, 0, 0}, {1, 137641, {0, 0}, 0, 0}, {1, 137673, {0, 0}, 0, 0},
    {1, 137863, {0, 0}, 0, 0}, {1, 137910, {0, 0}, 0, 0}, {1, 137949, {0, 0}, 0, 0}, {1, 137994, {0, 0}, 0, 0},
    {1, 138032, {0, 0}, 0, 0}, {1, 138075, {0, 0}, 0, 0}, {1, 138127, {0, 0}, 0, 0}, {1, 138184, {0, 0}, 0, 0},
    {1, 138237, {0, 0}, 0, 0}, {1, 138276, {0, 0}, 0, 0}, {1, 138312, {0, 0}, 0, 0}, {1, 138345, {0, 0}, 0, 0},
    {1, 138380, {0, 0}, 0, 0}, {1, 138415, {0, 0}, 0, 0}, {1, 138450, {0, 0}, 0, 0}, {1, 138485, {0, 0}, 0, 0},
    {1, 138522, {0, 0}, 0, 0}, {3, 138628, {0, 0}, 0, 0}, {1, 139303, {0, 0}, 0, 0}, {1, 139308, {0, 0}, 0, 0},
    {3, 139323, {0, 0}, 0, 0}, {1, 139569, {0, 0}, 0, 0}, {1, 139833, {0, 0}, 0, 0}, {1, 139881, {0, 0}, 0, 0},
    {3, 139939, {0, 0}, 0, 0}, {3, 139957, {0, 0}, 0, 0}, {1, 140116, {0, 0}, 0, 0}, {1, 140675, {0, 0}, 0, 0},
    {1, 140903, {0, 0}, 0, 0}, {1, 141152, {0, 0}, 0, 0}, {1, 141403, {0, 0}, 0, 0}, {1, 142033, {0, 0}, 0, 0},
    {1, 142510, {0, 0}, 0, 0}, {3, 142821, {0, 0}, 0, 0}, {3, 143280, {0, 0}, 0, 0}, {3, 143669, {0, 0}, 0, 0},
    {3, 143980, {0, 0}, 0, 0}, {1, 144631, {0, 0}, 0, 0}, {3, 144806, {0, 0}, 0, 0}, {1, 145103, {0, 0}, 0, 0},
    {3, 145150, {0, 0}, 0, 0}, {3, 145524, {0, 0}, 0, 0}, {3, 145541, {0, 0}, 0, 0}, {3, 145583, {0, 0}, 0, 0},
    {3, 145948, {0, 0}, 0, 0}, {3, 146072, {0, 0}, 0, 0}, {3, 146397, {0, 0}, 0, 0}, {3, 146414, {0, 0}, 0, 0},
    {3, 146439, {0, 0}, 0, 0}, {1, 146574, {0, 0}, 0, 0}, {1, 146787, {0, 0}, 0, 0}, {3, 146812, {0, 0}, 0, 0},
    {1, 146964, {0, 0}, 0, 0}, {1, 148110, {0, 0}, 0, 0}, {3, 148555, {0, 0}, 0, 0}, {3, 148567, {0, 0}, 0, 0},
    {3, 148582, {0, 0}, 0, 0}, {3, 148603, {0, 0}, 0, 0}, {3, 148628, {0, 0}, 0, 0}, {3, 149354, {0, 0}, 0, 0},
    {3, 149377, {0, 0}, 0, 0}, {3, 149524, {0, 0}, 0, 0}, {1, 149667, {0, 0}, 0, 0}, {1, 149772, {0, 0}, 0, 0},
    {3, 149974, {0, 0}, 0, 0}, {3, 150001, {0, 0}, 0, 0}, {3, 150322, {0, 0}, 0, 0}, {3, 150714, {0, 0}, 0, 0},
    {1, 152936, {0, 0}, 0, 0}, {3, 152952, {0, 0}, 0, 0}, {3, 153174, {0, 0}, 0, 0}, {1, 153244, {0, 0}, 0, 0},
    {3, 153274, {0, 0}, 0, 0}, {1, 153805, {0, 0}, 0, 0}, {1, 154151, {0, 0}, 0, 0}, {3, 154199, {0, 0}, 0, 0},
    {3, 154222, {0, 0}, 0, 0}, {3, 154249, {0, 0}, 0, 0}, {3, 154576, {0, 0}, 0, 0}, {1, 154615, {0, 0}, 0, 0},
    {3, 154697, {0, 0}, 0, 0}, {1, 154886, {0, 0}, 0, 0}, {1, 154946, {0, 0}, 0, 0}, {3, 154995, {0, 0}, 0, 0},
    {3, 155018, {0, 0}, 0, 0}, {3, 155526, {0, 0}, 0, 0}, {3, 156777, {0, 0}, 0, 0}, {3, 158193, {0, 0}, 0, 0},
    {1, 158230, {0, 0}, 0, 0}, {3, 158245, {0, 0}, 0, 0}, {3, 158461, {0, 0}, 0, 0}, {3, 158478, {0, 0}, 0, 0},
    {3, 158500, {0, 0}, 0, 0}, {1, 158969, {0, 0}, 0, 0}, {3, 158994, {0, 0}, 0, 0}, {1, 160337, {0, 0}, 0, 0},
    {1, 160368, {0, 0}, 0, 0}, {1, 160433, {0, 0}, 0, 0}, {1, 160497, {0, 0}, 0, 0}, {1, 160531, {0, 0}, 0, 0},
    {1, 160570, {0, 0}, 0, 0}, {1, 160608, {0, 0}, 0, 0}, {1, 160651, {0, 0}, 0, 0}, {3, 160724, {0, 0}, 0, 0},
    {3, 160741, {0, 0}, 0, 0}, {1, 160783, {0, 0}, 0, 0}, {1, 160981, {0, 0}, 0, 0}, {1, 161022, {0, 0}, 0, 0},
    {1, 161067, {0, 0}, 0, 0}, {1, 161106, {0, 0}, 0, 0}, {1, 161149, {0, 0}, 0, 0}, {1, 161180, {0, 0}, 0, 0},
    {1, 161213, {0, 0}, 0, 0}, {1, 161252, {0, 0}, 0, 0}, {1, 161296, {0, 0}, 0, 0}, {1, 161330, {0, 0}, 0, 0},
    {1, 161369, {0, 0}, 0, 0}, {3, 161604, {0, 0}, 0, 0}, {3, 162010, {0, 0}, 0, 0}, {3, 162412, {0, 0}, 0, 0},
    {3, 162734, {0, 0}, 0, 0}, {3, 163634, {0, 0}, 0, 0}, {3, 163649, {0, 0}, 0, 0}, {3, 164389, {0, 0}, 0, 0},
    {3, 164403, {0, 0}, 0, 0}, {1, 164836, {0, 0}, 0, 0}, {3, 165152, {0, 0}, 0, 0}, {3, 165549, {0, 0}, 0, 0},
    {3, 165571, {0, 0}, 0, 0}, {3, 166364, {0, 0}, 0, 0}, {3, 166687, {0, 0}, 0, 0}, {3, 167268, {0, 0}, 0, 0},
    {1, 169299, {0, 0}, 0, 0}, {3, 172380, {0, 0}, 0, 0}, {3, 172399, {0, 0}, 0, 0}, {3, 174627, {0, 0}, 0, 0},
    {3, 174645, {0, 0}, 0, 0}, {1, 175623, {0, 0}, 0, 0}, {3, 175948, {0, 0}, 0, 0}, {3, 175958, {0, 0}, 0, 0},
    {3, 176117, {0, 0}, 0, 0}, {3, 176209, {0, 0}, 0, 0}, {1, 176331, {0, 0}, 0, 0}, {1, 176373, {0, 0}, 0, 0},
    {1, 176513, {0, 0}, 0, 0}, {1, 176575, {0, 0}, 0, 0}, {1, 176958, {0, 0}, 0, 0}, {1, 177095, {0, 0}, 0, 0},
    {1, 178005, {0, 0}, 0, 0}, {1, 179728, {0, 0}, 0, 0}, {1, 180039, {0, 0}, 0, 0}, {1, 180667, {0, 0}, 0, 0},
    {1, 181798, {0, 0}, 0, 0}, {3, 181949, {0, 0}, 0, 0}, {3, 182026, {0, 0}, 0, 0}, {1, 182044, {0, 0}, 0, 0},
    {1, 182247, {0, 0}, 0, 0}, {1, 182301, {0, 0}, 0, 0}, {1, 182349, {0, 0}, 0, 0}, {1, 183434, {0, 0}, 0, 0},
    {1, 183502, {0, 0}, 0, 0}, {1, 183604, {0, 0}, 0, 0}, {1, 183708, {0, 0}, 0, 0}, {1, 184310, {0, 0}, 0, 0},
    {1, 184399, {0, 0}, 0, 0}, {1, 184451, {0, 0}, 0, 0}, {1, 184594, {0, 0}, 0, 0}, {1, 186361, {0, 0}, 0, 0},
    {1, 186407, {0, 0}, 0, 0}, {1, 186680, {0, 0}, 0, 0}, {1, 186881, {0, 0}, 0, 0}, {1, 187082, {0, 0}, 0, 0},
    {1, 187128, {0, 0}, 0, 0}, {1, 187444, {0, 0}, 0, 0}, {1, 187754, {0, 0}, 0, 0}, {1, 188064, {0, 0}, 0, 0},
    {1, 188368, {0, 0}, 0, 0}, {1, 188909, {0, 0}, 0, 0}, {1, 190053, {0, 0}, 0, 0}, {1, 191511, {0, 0}, 0, 0},
    {1, 191852, {0, 0}, 0, 0}, {1, 192187, {0, 0}, 0, 0}, {1, 193283, {0, 0}, 0, 0}, {1, 193541, {0, 0}, 0, 0},
    {1, 200758, {0, 0}, 0, 0}, {1, 201913, {0, 0}, 0, 0}, {1, 204873, {0, 0}, 0, 0}, {1, 204919, {0, 0}, 0, 0},
    {1, 205779, {0, 0}, 0, 0}, {1, 205881, {0, 0}, 0, 0}, {1, 205945, {0, 0}, 0, 0}, {1, 207706, {0, 0}, 0, 0},
    {1, 208776, {0, 0}, 0, 0}, {1, 208920, {0, 0}, 0, 0}, {3, 209046, {0, 0}, 0, 0}, {1, 209420, {0, 0}, 0, 0},
    {3, 209479, {0, 0}, 0, 0}, {1, 209823, {0, 0}, 0, 0}, {1, 209974, {0, 0}, 0, 0}, {3, 210014, {0, 0}, 0, 0},
    {1, 210534, {0, 0}, 0, 0}, {1, 210989, {0, 0}, 0, 0}, {1, 211160, {0, 0}, 0, 0}, {1, 211252, {0, 0}, 0, 0},
    {3, 211359, {0, 0}, 0, 0}, {1, 211720, {0, 0}, 0, 0}, {1, 211774, {0, 0}, 0, 0}, {1, 211803, {0, 0}, 0, 0},
    {1, 211823, {0, 0}, 0, 0}, {3, 212061, {0, 0}, 0, 0}, {3, 213157, {0, 0}, 0, 0}, {3, 215639, {0, 0}, 0, 0},
    {1, 216375, {0, 0}, 0, 0}, {3, 216972, {0, 0}, 0, 0}, {3, 217057, {0, 0}, 0, 0}, {1, 217067, {0, 0}, 0, 0},
    {1, 217302, {0, 0}, 0, 0}, {3, 217314, {0, 0}, 0, 0}, {3, 217960, {0, 0}, 0, 0}, {1, 218055, {0, 0}, 0, 0},
    {3, 218270, {0, 0}, 0, 0}, {3, 218744, {0, 0}, 0, 0}, {1, 219670, {0, 0}, 0, 0}, {1, 220458, {0, 0}, 0, 0},
    {3, 220855, {0, 0}, 0, 0}, {1, 221026, {0, 0}, 0, 0}, {1, 221073, {0, 0}, 0, 0}, {1, 221127, {0, 0}, 0, 0},
    {1, 221147, {0, 0}, 0, 0}, {1, 221316, {0, 0}, 0, 0}, {1, 221375, {0, 0}, 0, 0}, {1, 221417, {0, 0}, 0, 0},
    {3, 221899, {0, 0}, 0, 0}, {1, 221925, {0, 0}, 0, 0}, {1, 221961, {0, 0}, 0, 0}, {1, 222104, {0, 0}, 0, 0},
    {1, 222139, {0, 0}, 0, 0}, {1, 222170, {0, 0}, 0, 0}, {1, 222661, {0, 0}, 0, 0}, {3, 222795, {0, 0}, 0, 0},
    {1, 223025, {0, 0}, 0, 0}, {3, 223586, {0, 0}, 0, 0}, {3, 225266, {0, 0}, 0, 0}, {1, 225520, {0, 0}, 0, 0},
    {1, 225714, {0, 0}, 0, 0}, {3, 225914, {0, 0}, 0, 0}, {3, 225947, {0, 0}, 0, 0}, {1, 245946, {0, 0}, 0, 0},
    {1, 245986, {0, 0}, 0, 0}, {1, 246010, {0, 0}, 0, 0}, {1, 246090, {0, 0}, 0, 0}, {1, 246161, {0, 0}, 0, 0},
    {1, 246190, {0, 0}, 0, 0}, {1, 246218, {0, 0}, 0, 0}, {3, 246275, {0, 0}, 0, 0}, {1, 246379, {0, 0}, 0, 0},
    {1, 246430, {0, 0}, 0, 0}, {1, 246498, {0, 0}, 0, 0}, {1, 246527, {0, 0}, 0, 0}, {1, 246596, {0, 0}, 0, 0},
    {1, 246632, {0, 0}, 0, 0}, {1, 246670, {0, 0}, 0, 0}, {1, 246691, {0, 0}, 0, 0}, {1, 246722, {0, 0}, 0, 0},
    {1, 246775, {0, 0}, 0, 0}, {1, 246815, {0, 0}, 0, 0}, {1, 246853, {0, 0}, 0, 0}, {1, 246896, {0, 0}, 0, 0},
    {1, 246935, {0, 0}, 0, 0}, {1, 246967, {0, 0}, 0, 0}, {1, 247003, {0, 0}, 0, 0}, {1, 247053, {0, 0}, 0, 0},
    {3, 247098, {0, 0}, 0, 0}, {1, 247163, {0, 0}, 0, 0}, {1, 247182, {0, 0}, 0, 0}, {1, 247214, {0, 0}, 0, 0},
    {1, 247247, {0, 0}, 0, 0}, {1, 247281, {0, 0}, 0, 0}, {1, 247313, {0, 0}, 0, 0}, {1, 247353, {0, 0}, 0, 0},
    {1, 247367, {0, 0}, 0, 0}, {1, 247689, {0, 0}, 0, 0}, {1, 247702, {0, 0}, 0, 0}, {1, 247744, {0, 0}, 0, 0},
    {1, 247778, {0, 0}, 0, 0}, {1, 247799, {0, 0}, 0, 0}, {1, 247814, {0, 0}, 0, 0}, {3, 248018, {0, 0}, 0, 0},
    {3, 248212, {0, 0}, 0, 0}, {1, 248223, {0, 0}, 0, 0}, {3, 248404, {0, 0}, 0, 0}, {1, 249014, {0, 0}, 0, 0},
    {1, 249326, {0, 0}, 0, 0}, {1, 249842, {0, 0}, 0, 0}, {1, 250205, {0, 0}, 0, 0}, {1, 250789, {0, 0}, 0, 0},
    {1, 251533, {0, 0}, 0, 0}, {1, 252143, {0, 0}, 0, 0}, {1, 252320, {0, 0}, 0, 0}, {3, 252720, {0, 0}, 0, 0},
    {1, 252741, {0, 0}, 0, 0}, {1, 252859, {0, 0}, 0, 0}, {1, 252941, {0, 0}, 0, 0}, {1, 253152, {0, 0}, 0, 0},
    {1, 253379, {0, 0}, 0, 0}, {3, 253661, {0, 0}, 0, 0}, {3, 253723, {0, 0}, 0, 0}, {1, 253790, {0, 0}, 0, 0},
    {1, 254092, {0, 0}, 0, 0}, {1, 254721, {0, 0}, 0, 0}, {1, 255483, {0, 0}, 0, 0}, {3, 255651, {0, 0}, 0, 0},
    {1, 256050, {0, 0}, 0, 0}, {3, 256591, {0, 0}, 0, 0}, {3, 256788, {0, 0}, 0, 0}, {1, 257155, {0, 0}, 0, 0},
    {1, 257580, {0, 0}, 0, 0}, {1, 257707, {0, 0}, 0, 0}, {1, 257769, {0, 0}, 0, 0}, {1, 259062, {0, 0}, 0, 0},
    {1, 259834, {0, 0}, 0, 0}, {1, 259905, {0, 0}, 0, 0}, {3, 260266, {0, 0}, 0, 0}, {3, 260287, {0, 0}, 0, 0},
    {1, 260458, {0, 0}, 0, 0}, {3, 260618, {0, 0}, 0, 0}, {1, 261018, {0, 0}, 0, 0}, {1, 261507, {0, 0}, 0, 0},
    {1, 262115, {0, 0}, 0, 0}, {1, 262765, {0, 0}, 0, 0}, {3, 262892, {0, 0}, 0, 0}, {3, 262910, {0, 0}, 0, 0},
    {3, 263136, {0, 0}, 0, 0}, {1, 263570, {0, 0}, 0, 0}, {3, 263815, {0, 0}, 0, 0}, {1, 263959, {0, 0}, 0, 0},
    {1, 264180, {0, 0}, 0, 0}, {1, 264236, {0, 0}, 0, 0}, {3, 264637, {0, 0}, 0, 0}, {3, 266245, {0, 0}, 0, 0},
    {1, 266301, {0, 0}, 0, 0}, {1, 266427, {0, 0}, 0, 0}, {1, 267179, {0, 0}, 0, 0}, {3, 267338, {0, 0}, 0, 0},
    {3, 267476, {0, 0}, 0, 0}, {3, 267675, {0, 0}, 0, 0}, {3, 267841, {0, 0}, 0, 0}, {3, 267865, {0, 0}, 0, 0},
    {3, 267885, {0, 0}, 0, 0}, {1, 267946, {0, 0}, 0, 0}, {1, 268190, {0, 0}, 0, 0}, {1, 268563, {0, 0}, 0, 0},
    {1, 270005, {0, 0}, 0, 0}, {1, 270813, {0, 0}, 0, 0}, {1, 270871, {0, 0}, 0, 0}, {1, 270907, {0, 0}, 0, 0},
    {1, 270952, {0, 0}, 0, 0}, {1, 270972, {0, 0}, 0, 0}, {1, 271016, {0, 0}, 0, 0}, {1, 271066, {0, 0}, 0, 0},
    {1, 271088, {0, 0}, 0, 0}, {1, 271325, {0, 0}, 0, 0}, {3, 271817, {0, 0}, 0, 0}, {1, 271893, {0, 0}, 0, 0},
    {1, 272133, {0, 0}, 0, 0}, {3, 272251, {0, 0}, 0, 0}, {1, 272327, {0, 0}, 0, 0}, {3, 272882, {0, 0}, 0, 0},
    {1, 273010, {0, 0}, 0, 0}, {1, 273560, {0, 0}, 0, 0}, {1, 273754, {0, 0}, 0, 0}, {1, 273799, {0, 0}, 0, 0},
    {1, 273844, {0, 0}, 0, 0}, {1, 273990, {0, 0}, 0, 0}, {1, 274201, {0, 0}, 0, 0}, {3, 274296, {0, 0}, 0, 0},
    {1, 274489, {0, 0}, 0, 0}, {1, 274622, {0, 0}, 0, 0}, {1, 51843, {0, 0}, 0, 0}, {1, 274890, {0, 0}, 0, 0},
    {1, 275478, {0, 0}, 0, 0}, {1, 276028, {0, 0}, 0, 0}, {1, 276073, {0, 0}, 0, 0}, {1, 276130, {0, 0}, 0, 0},
    {1, 276417, {0, 0}, 0, 0}, {1, 277063, {0, 0}, 0, 0}, {1, 277447, {0, 0}, 0, 0}, {1, 277732, {0, 0}, 0, 0},
    {1, 277938, {0, 0}, 0, 0}, {1, 278261, {0, 0}, 0, 0}, {1, 278395, {0, 0}, 0, 0}, {1, 278959, {0, 0}, 0, 0},
    {1, 279009, {0, 0}, 0, 0}, {1, 279141, {0, 0}, 0, 0}, {1, 279178, {0, 0}, 0, 0}, {3, 279215, {0, 0}, 0, 0},
    {1, 279391, {0, 0}, 0, 0}, {1, 280661, {0, 0}, 0, 0}, {1, 281202, {0, 0}, 0, 0}, {1, 285536, {0, 0}, 0, 0},
    {1, 285934, {0, 0}, 0, 0}, {1, 286289, {0, 0}, 0, 0}, {1, 286816, {0, 0}, 0, 0}, {1, 287893, {0, 0}, 0, 0},
    {1, 287945, {0, 0}, 0, 0}, {1, 288165, {0, 0}, 0, 0}, {1, 288569, {0, 0}, 0, 0}, {1, 288998, {0, 0}, 0, 0},
    {1, 289787, {0, 0}, 0, 0}, {1, 291691, {0, 0}, 0, 0}, {1, 292380, {0, 0}, 0, 0}, {1, 292902, {0, 0}, 0, 0},
    {1, 293883, {0, 0}, 0, 0}, {1, 294703, {0, 0}, 0, 0}, {1, 295014, {0, 0}, 0, 0}, {3, 296888, {0, 0}, 0, 0},
    {3, 296909, {0, 0}, 0, 0}, {1, 297201, {0, 0}, 0, 0}, {1, 297294, {0, 0}, 0, 0}, {1, 299196, {0, 0}, 0, 0},
    {1, 299485, {0, 0}, 0, 0}, {1, 299536, {0, 0}, 0, 0}, {1, 299586, {0, 0}, 0, 0}, {1, 299645, {0, 0}, 0, 0},
    {1, 299797, {0, 0}, 0, 0}, {1, 299850, {0, 0}, 0, 0}, {1, 299911, {0, 0}, 0, 0}, {1, 300080, {0, 0}, 0, 0},
    {1, 300837, {0, 0}, 0, 0}, {1, 304411, {0, 0}, 0, 0}, {1, 308017, {0, 0}, 0, 0}, {1, 308139, {0, 0}, 0, 0},
    {1, 308184, {0, 0}, 0, 0}, {1, 308292, {0, 0}, 0, 0}, {1, 308444, {0, 0}, 0, 0}, {1, 308613, {0, 0}, 0, 0},
    {1, 308715, {0, 0}, 0, 0}, {3, 308746, {0, 0}, 0, 0}, {1, 309674, {0, 0}, 0, 0}, {1, 309871, {0, 0}, 0, 0},
    {1, 310030, {0, 0}, 0, 0}, {1, 310058, {0, 0}, 0, 0}, {1, 310106, {0, 0}, 0, 0}, {1, 311335, {0, 0}, 0, 0},
    {3, 311390, {0, 0}, 0, 0}, {1, 311740, {0, 0}, 0, 0}, {1, 312695, {0, 0}, 0, 0}, {3, 313376, {0, 0}, 0, 0},
    {1, 313514, {0, 0}, 0, 0}, {1, 313629, {0, 0}, 0, 0}, {1, 313890, {0, 0}, 0, 0}, {1, 314358, {0, 0}, 0, 0},
    {1, 314958, {0, 0}, 0, 0}, {1, 315518, {0, 0}, 0, 0}, {1, 315571, {0, 0}, 0, 0}, {3, 315662, {0, 0}, 0, 0},
    {1, 316649, {0, 0}, 0, 0}, {1, 316676, {0, 0}, 0, 0}, {1, 316912, {0, 0}, 0, 0}, {1, 316962, {0, 0}, 0, 0},
    {1, 317210, {0, 0}, 0, 0}, {1, 317361, {0, 0}, 0, 0}, {1, 317524, {0, 0}, 0, 0}, {1, 317578, {0, 0}, 0, 0},
    {1, 317815, {0, 0}, 0, 0}, {1, 317865, {0, 0}, 0, 0}, {1, 318157, {0, 0}, 0, 0}, {1, 318220, {0, 0}, 0, 0},
    {1, 318785, {0, 0}, 0, 0}, {3, 319174, {0, 0}, 0, 0}, {3, 319276, {0, 0}, 0, 0}, {1, 319369, {0, 0}, 0, 0},
    {1, 319399, {0, 0}, 0, 0}, {1, 319500, {0, 0}, 0, 0}, {3, 319690, {0, 0}, 0, 0}, {1, 319709, {0, 0}, 0, 0},
    {1, 319875, {0, 0}, 0, 0}, {1, 320206, {0, 0}, 0, 0}, {1, 320554, {0, 0}, 0, 0}, {3, 320948, {0, 0}, 0, 0},
    {1, 321101, {0, 0}, 0, 0}, {1, 321734, {0, 0}, 0, 0}, {1, 321933, {0, 0}, 0, 0}, {1, 322088, {0, 0}, 0, 0},
    {1, 322296, {0, 0}, 0, 0}, {3, 322674, {0, 0}, 0, 0}, {3, 322799, {0, 0}, 0, 0}, {1, 323121, {0, 0}, 0, 0},
    {1, 323340, {0, 0}, 0, 0}, {1, 323388, {0, 0}, 0, 0}, {1, 323430, {0, 0}, 0, 0}, {3, 323735, {0, 0}, 0, 0},
    {1, 325879, {0, 0}, 0, 0}, {1, 325896, {0, 0}, 0, 0}, {1, 325922, {0, 0}, 0, 0}, {1, 326051, {0, 0}, 0, 0},
    {3, 326166, {0, 0}, 0, 0}, {1, 326288, {0, 0}, 0, 0}, {3, 326740, {0, 0}, 0, 0}, {3, 327031, {0, 0}, 0, 0},
    {3, 327047, {0, 0}, 0, 0}, {3, 327114, {0, 0}, 0, 0}, {3, 327130, {0, 0}, 0, 0}, {1, 327279, {0, 0}, 0, 0},
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
    2253, 45500, 13122, 45808, 2253, 45859, 13122, 46095, 2253, 46182, 2253, 46603, 2253, 46796,
    46995, 47011, 2253, 47102, 2253, 47214, 2253, 47314, 2253, 47387, 13127, 2253, 47588, 2253,
    47687, 2193, 5096, 6945, 2205, 2253, 47864, 2286, 47942, 48045, 6904, 32885, 48065, 48081,
    13122, 48100, 14066, 13127, 2253, 48562, 48660, 2253, 48691, 17998, 2253, 48748, 48933, 2253,
    48963, 49064, 13122, 13127, 14066, 14213, 14220, 21, 21161, 49199, 18019, 2253, 49223, 49411,
    49436, 2253, 49663, 49199, 49969, 49199, 50003, 18019, 50031, 50049, 49411, 49199, 32432, 50274,
    13122, 50307, 49199, 32432, 50274, 50307, 50521, 51115, 51247, 30161, 51592, 51618, 51716,
    51784, 51843, 51856, 51866, 51843, 51784, 32845, 51618, 51592, 52872, 6904, 15179, 52884, 6922,
    32885, 8025, 2193, 52896, 52916, 48065, 52935, 14220, 49411, 2253, 53098, 53211, 13122, 13127,
    53211, 53511, 13122, 13127, 2253, 53537, 54086, 13122, 31753, 31668, 2253, 54117, 13122, 31703,
    31753, 31668, 31703, 13122, 31753, 31668, 2253, 54282, 32872, 13122, 32885, 32960, 54384, 13122,
    54479, 54509, 54538, 2253, 54572, 13122, 37764, 31753, 2253, 54710, 54538, 13122, 31753, 31668,
    2253, 54798, 13122, 31753, 32432, 55030, 31668, 2253, 55056, 54509, 13122, 31753, 31668, 2253,
    55097, 55284, 55370, 55526, 55545, 55590, 30161, 55863, 55863, 55982, 2253, 56015, 46995, 55863,
    47011, 55863, 32485, 6945, 6904, 32885, 52884, 6922, 8025, 2193, 52896, 52916, 34329, 55863,
    2253, 56776, 32872, 55863, 47011, 57040, 2253, 57071, 8025, 32885, 2205, 48065, 57233, 52916,
    32885, 6904, 2193, 48065, 57233, 2286, 57291, 6922, 6904, 15179, 52884, 32885, 8025, 2193,
    52896, 52916, 57552, 32885, 2193, 2205, 48065, 57233, 2253, 57594, 2286, 57291, 6945, 48045,
    6904, 32885, 13122, 47011, 5096, 32885, 2193, 2205, 15179, 48065, 57233, 2253, 53537, 2286,
    57291, 55863, 58259, 2253, 58290, 2253, 58377, 13122, 58677, 14066, 13127, 2205, 32885, 2193,
    5096, 13122, 13127, 59177, 46995, 15622, 47011, 46995, 59373, 59412, 2253, 59443, 32872, 13122,
    47011, 32885, 32960, 59591, 52872, 6945, 48045, 6904, 32885, 48065, 59624, 13122, 59641, 15622,
    14066, 13127, 59674, 59686, 60545, 60861, 61249, 31703, 6904, 2253, 32930, 61895, 2253, 61916,
    13122, 14394, 32885, 2253, 41812, 32960, 62390, 2253, 41812, 32960, 62428, 2253, 41812, 32960,
    62464, 2253, 41812, 32960, 62516, 2253, 41812, 32960, 62558, 2253, 41812, 32960, 62614, 2253,
    62916, 2253, 63428, 2253, 63949, 2253, 64967, 2253, 65265, 2253, 65458, 2253, 65711, 66132,
    6945, 48045, 6904, 52872, 2253, 41812, 32960, 66163, 2253, 41812, 32960, 66201, 52872, 6945,
    14394, 61895, 2205, 2253, 66529, 61895, 67638, 2253, 67716, 61895, 68304, 6904, 68512, 68534,
    15179, 52884, 6922, 8025, 2193, 52896, 52916, 30383, 68741, 13122, 13127, 13122, 68907, 2253,
    68941, 2253, 69316, 2253, 69746, 2253, 70305, 13122, 70458, 2253, 70493, 2253, 70834, 2253,
    71214, 2253, 71778, 2253, 72170, 2253, 72624, 2253, 73075, 2253, 73552, 2253, 73941, 3975,
    23799, 14394, 14949, 31753, 31765, 31778, 31791, 2253, 74326, 13122, 74681, 2253, 74704, 13122,
    74821, 2253, 74847, 13122, 75001, 13122, 75123, 2253, 75150, 13122, 75346, 2253, 75375, 75698,
    31703, 76203, 13122, 13127, 2253, 41812, 32960, 76240, 5096, 2193, 2205, 2253, 76347, 2286,
    76377, 13122, 14066, 13127, 14394, 31691, 13122, 2253, 76547, 14394, 32872, 13122, 32885, 2253,
    76649, 32960, 76676, 14394, 13122, 32485, 14394, 3975, 14394, 13122, 2253, 76827, 2253, 48748,
    32960, 76916, 77319, 77345, 31703, 2253, 77396, 77319, 77345, 2253, 77513, 77640, 8025, 15179,
    77664, 6922, 77820, 2253, 77846, 77319, 77345, 47011, 6904, 8025, 6922, 52884, 77319, 77345,
    13122, 2253, 78173, 77640, 8025, 15179, 78225, 6922, 78365, 77319, 77345, 47011, 13122, 2253,
    78466, 77820, 78725, 2253, 78747, 2253, 78843, 14213, 14220, 78921, 21, 21161, 2193, 49411,
    14949, 2205, 50003, 79534, 18019, 48024, 79560, 2286, 79571, 48024, 79613, 2286, 79571, 2193,
    49411, 14949, 2205, 50003, 79534, 18019, 79888, 48024, 79917, 2286, 79571, 48024, 79997, 80046,
    80051, 2286, 79571, 48024, 79997, 80046, 80146, 2286, 79571, 48024, 79997, 80046, 80483, 2286,
    79571, 2193, 49411, 14949, 2205, 50003, 79534, 18019, 32885, 32960, 80626, 2286, 79571, 48024,
    80674, 2286, 79571, 2193, 49411, 14949, 2205, 50003, 79534, 18019, 80764, 48024, 79997, 80046,
    80793, 2286, 79571, 48024, 79997, 80046, 80948, 2286, 79571, 48024, 79997, 80046, 81101, 2286,
    79571, 48024, 79997, 80046, 81246, 2286, 79571, 48024, 79997, 80046, 81418, 2286, 79571, 48024,
    81632, 80046, 81723, 2286, 79571, 48024, 79997, 80046, 81947, 2286, 79571, 48024, 79997, 80046,
    82179, 2286, 79571, 48024, 81632, 80046, 82413, 2286, 79571, 48024, 79997, 80046, 82653, 2286,
    79571, 48024, 81632, 80046, 82867, 2286, 79571, 48024, 79997, 80046, 83089, 2286, 79571, 48024,
    81632, 80046, 83303, 2286, 79571, 48024, 79997, 80046, 83527, 2286, 79571, 48024, 81632, 80046,
    83761, 2286, 79571, 48024, 79997, 80046, 83991, 2286, 79571, 48024, 79997, 80046, 84190, 2286,
    79571, 48024, 79997, 80046, 84461, 2286, 79571, 48024, 81632, 80046, 84734, 2286, 79571, 48024,
    85000, 2286, 79571, 48024, 79997, 80046, 85064, 2286, 79571, 48024, 79997, 80046, 85227, 2286,
    79571, 48024, 79997, 80046, 85391, 2286, 79571, 48024, 79997, 80046, 85569, 2286, 79571, 48024,
    79997, 80046, 85791, 2286, 79571, 48024, 81632, 80046, 86015, 2286, 79571, 48024, 79997, 80046,
    86248, 2286, 79571, 48024, 81632, 80046, 86486, 2286, 79571, 48024, 79997, 80046, 86733, 2286,
    79571, 48024, 79997, 80046, 87014, 2286, 79571, 48024, 79997, 80046, 87296, 2286, 79571, 48024,
    87565, 2286, 79571, 48024, 87614, 2286, 79571, 48024, 79997, 80046, 87672, 2286, 79571, 2286,
    79571, 48024, 87792, 2286, 79571, 48024, 87830, 2286, 79571, 2193, 49411, 14949, 2205, 50003,
    79534, 18019, 87869, 48024, 87891, 2286, 79571, 48024, 87934, 80046, 88275, 2286, 79571, 48024,
    88347, 2286, 79571, 88456, 88468, 2286, 79571, 48024, 88594, 2286, 79571, 88456, 88639, 32960,
    88658, 2286, 79571, 48024, 79997, 80046, 88845, 2286, 79571, 48024, 88910, 2286, 79571, 48024,
    88957, 2286, 79571, 48024, 79997, 80046, 89006, 2286, 79571, 48024, 89118, 2286, 79571, 48024,
    89159, 2286, 79571, 32885, 50003, 89551, 14949, 3975, 18019, 89577, 2253, 89605, 32960, 89668,
    48024, 89716, 80046, 89751, 2286, 79571, 48024, 89949, 80046, 89751, 2286, 79571, 48024, 89716,
    80046, 90029, 2286, 79571, 48024, 89949, 80046, 90029, 2286, 79571, 48024, 89716, 80046, 90223,
    2286, 79571, 48024, 90478, 80046, 90223, 2286, 79571, 48024, 89949, 80046, 90223, 2286, 79571,
    48024, 89716, 80046, 90622, 2286, 79571, 48024, 90829, 80046, 90622, 2286, 79571, 48024, 90478,
    80046, 90622, 2286, 79571, 48024, 90992, 80046, 90622, 2286, 79571, 48024, 89949, 80046, 90622,
    2286, 79571, 48024, 89716, 80046, 91145, 2286, 79571, 48024, 90829, 80046, 91145, 2286, 79571,
    48024, 90478, 80046, 91145, 2286, 79571, 48024, 90992, 80046, 91145, 2286, 79571, 48024, 89949,
    80046, 91145, 2286, 79571, 48024, 91515, 2286, 79571, 48024, 81632, 80046, 91576, 2286, 79571,
    48024, 81632, 80046, 91706, 2286, 79571, 48024, 91808, 2286, 79571, 2193, 49411, 14949, 2205,
    50003, 79534, 18019, 32885, 29285, 88456, 88639, 32960, 91927, 2286, 79571, 48024, 91969, 2286,
    79571, 48024, 92013, 2286, 79571, 48024, 92058, 2286, 79571, 50003, 92233, 92260, 92287, 18019,
    92322, 49411, 92344, 48024, 92392, 2286, 79571, 48024, 92435, 2286, 79571, 48024, 92479, 2286,
    79571, 48024, 92520, 2286, 79571, 32960, 92578, 2286, 79571, 2253, 89605, 32960, 92832, 48024,
    79997, 80046, 92874, 2286, 79571, 93122, 50003, 92344, 93352, 50003, 92344, 93546, 50003, 92344,
    59674, 93645, 95925, 95949, 95925, 51115, 96163, 95925, 95949, 96322, 96328, 96378, 96405,
    96322, 96474, 96322, 96500, 96322, 96876, 96892, 96868, 96897, 96904, 96322, 96985, 96322,
    97161, 96892, 97179, 96897, 97187, 97334, 96322, 97363, 96892, 97383, 96897, 97391, 96322,
    97471, 96892, 97489, 96897, 97497, 96892, 97608, 96897, 97616, 96892, 97760, 96897, 97768,
    96322, 97834, 96892, 97844, 96897, 97852, 96322, 97921, 96892, 97942, 96897, 97950, 96322,
    97981, 96892, 98013, 96897, 98021, 96322, 98063, 96892, 98084, 96897, 98092, 96322, 98123,
    96892, 98134, 96897, 98143, 96322, 98166, 96892, 98185, 96897, 98194, 96322, 98232, 96892,
    98256, 96897, 98265, 96322, 98293, 96892, 98313, 96897, 98322, 96322, 98392, 96322, 98428,
    96892, 98443, 96897, 98452, 96322, 98471, 96322, 98546, 96322, 98714, 96892, 98730, 96897,
    98739, 96892, 98774, 96897, 98783, 96322, 98845, 96892, 98866, 96897, 98875, 96322, 99435,
    96892, 99453, 96897, 99462, 96322, 99595, 96322, 99639, 96322, 99691, 96322, 99713, 96322,
    99758, 96322, 99843, 96322, 99943, 96322, 100000, 96322, 100097, 96322, 100437, 100899, 96322,
    101021, 96322, 101085, 96322, 101126, 31703, 3975, 101400, 31691, 13122, 2253, 101430, 101479,
    101501, 13122, 101610, 18052, 101697, 101729, 31703, 3975, 13122, 2253, 101430, 31703, 3975,
    101885, 13122, 102339, 102362, 102387, 2253, 102411, 13122, 101610, 13122, 32872, 47011, 102339,
    102362, 102960, 46995, 47011, 103025, 102960, 102339, 102362, 103346, 102387, 2253, 103370,
    8025, 15179, 52884, 6922, 13122, 103944, 2253, 103971, 31703, 3975, 102960, 13122, 13122, 102960,
    17222, 104358, 2253, 104382, 13122, 31703, 102960, 2253, 104570, 13122, 31703, 52872, 6945,
    6904, 48045, 13122, 101610, 105661, 105693, 18052, 13122, 17222, 104358, 29285, 53211, 13122,
    13127, 13122, 106639, 106668, 2253, 106694, 13122, 106935, 2253, 106964, 102960, 13122, 31703,
    2253, 107117, 107176, 107203, 2253, 107238, 2253, 107490, 2253, 107547, 2253, 107779, 2253,
    107932, 2253, 108079, 2253, 108258, 2253, 108381, 2253, 108674, 101610, 2253, 109410, 13122,
    109548, 13122, 109741, 13122, 109741, 109944, 2253, 110194, 2253, 110329, 102960, 13122, 2253,
    110685, 2253, 110793, 2253, 110850, 101610, 31703, 2253, 110962, 103025, 102339, 102362, 103025,
    112218, 105693, 105661, 2253, 112305, 112487, 112510, 2253, 112550, 13122, 112802, 13122, 112913,
    13122, 17222, 2253, 112966, 112510, 2253, 113843, 13122, 114093, 114126, 114159, 13122, 114301,
    114093, 114327, 114360, 2253, 114394, 13122, 114456, 114481, 114511, 2253, 114537, 13122, 50274,
    102960, 13122, 50274, 13122, 116294, 53211, 46995, 53511, 13127, 102339, 102362, 105693, 49411,
    112218, 105661, 116294, 6904, 2193, 6922, 2286, 117018, 13122, 32872, 6904, 6922, 47011, 2253,
    117761, 31703, 3975, 117978, 13122, 31703, 3975, 101885, 14949, 13122, 118166, 102960, 34406,
    2253, 118206, 31703, 3975, 101400, 13122, 13122, 118407, 2253, 118428, 102339, 102362, 105693,
    49411, 112218, 105661, 13122, 101400, 101479, 101501, 13122, 119099, 31703, 31668, 13122, 31729,
    31753, 31765, 31778, 31791, 31703, 13122, 31729, 31753, 31765, 31778, 31791, 2253, 119481,
    2253, 119772, 32432, 55030, 31668, 13122, 31729, 31753, 31765, 31778, 31791, 31668, 58259,
    13122, 31729, 31753, 31765, 31778, 31791, 2253, 119951, 32432, 31668, 120213, 13122, 31729,
    31753, 31765, 31778, 31791, 2253, 120244, 120483, 32885, 2253, 120508, 32960, 120581, 120483,
    32885, 101697, 101729, 2253, 120508, 32960, 120602, 6945, 5096, 2193, 2205, 15179, 2286, 120650,
    120741, 13122, 14066, 13127, 32885, 13122, 18052, 31703, 120878, 18019, 2253, 120913, 32960,
    120944, 120878, 32902, 121164, 2253, 121193, 121344, 13122, 13127, 14066, 32485, 32885, 120878,
    15622, 13122, 32432, 18052, 32960, 121401, 32885, 120878, 13122, 18052, 32960, 121543, 112913,
    121649, 15622, 32885, 15622, 14949, 3975, 121823, 14394, 2253, 121844, 32960, 121902, 13122,
    121959, 17998, 2253, 121980, 2253, 122177, 32885, 120878, 18019, 13122, 18052, 2253, 122437,
    32960, 122473, 32885, 13122, 122579, 2253, 122602, 32960, 122641, 32885, 13122, 122579, 18052,
    122743, 2253, 122762, 32960, 122850, 2193, 122963, 2253, 122993, 2286, 123062, 6922, 120483,
    122963, 15622, 120483, 120878, 112218, 105693, 2253, 122993, 32485, 32885, 123384, 15622, 13122,
    50274, 32432, 18052, 32960, 123411, 120483, 2253, 123632, 32885, 120878, 15622, 13122, 124013,
    18052, 2253, 124044, 32960, 124133, 32960, 124309, 121164, 15622, 120483, 120878, 112218, 105693,
    2253, 124398, 32885, 124689, 120878, 18052, 124013, 13122, 2253, 124044, 32960, 124721, 32885,
    120878, 13122, 32960, 124768, 32885, 120878, 18052, 13122, 2253, 124901, 32960, 124963, 96322,
    124993, 51856, 51866, 48045, 6904, 52896, 6922, 32885, 47011, 32960, 125243, 13122, 32885,
    47011, 2253, 125449, 13122, 125782, 14066, 13127, 13122, 125831, 14066, 13127, 48045, 52916,
    6904, 52896, 2193, 6922, 2253, 125921, 2253, 127424, 2253, 127606, 2253, 127712, 2253, 127894,
    2253, 128088, 2253, 128135, 2253, 128253, 2253, 128451, 2253, 128728, 2253, 129012, 2253, 129197,
    2253, 129390, 2253, 129577, 2253, 130408, 2253, 130621, 2253, 130800, 75698, 130968, 92233,
    130994, 2253, 131177, 2253, 131385, 2253, 131591, 2253, 131895, 2253, 132046, 2253, 132250,
    2253, 132483, 13122, 92233, 92260, 92287, 2253, 132893, 2253, 133283, 2253, 133618, 2253, 133910,
    2253, 134107, 2253, 134358, 12, 137837, 2253, 138583, 2253, 138848, 139066, 2253, 139093, 139238,
    139468, 2253, 139488, 2253, 139716, 2253, 140287, 2253, 140481, 2253, 140576, 13122, 140800,
    2253, 140825, 2253, 140949, 2253, 141101, 2253, 141295, 2253, 141631, 2253, 141911, 2253, 142307,
    2253, 142644, 2253, 143066, 2253, 143495, 2253, 143846, 139066, 139238, 2253, 144273, 2253,
    144943, 2253, 145264, 2253, 145417, 2253, 145764, 2253, 146526, 146726, 139238, 2253, 146754,
    2253, 146915, 2253, 147205, 2253, 147380, 2253, 147681, 2253, 147855, 2253, 148015, 2253, 148316,
    2253, 148452, 2253, 148834, 2253, 149079, 2253, 149434, 2253, 149622, 2253, 150417, 2253, 150557,
    139238, 13122, 139238, 14394, 13122, 153056, 153075, 2253, 153098, 153417, 2253, 153436, 2253,
    153635, 2253, 153729, 153946, 2253, 153971, 2253, 154096, 2253, 154364, 2253, 154493, 2253,
    154804, 155328, 2253, 155353, 2253, 155731, 2253, 156140, 2253, 156505, 2253, 156990, 2253,
    157308, 2253, 157682, 158005, 2253, 158034, 2253, 158314, 158379, 139066, 158804, 2253, 158831,
    2253, 159080, 12, 59258, 2253, 161556, 2228, 2205, 2193, 2286, 161775, 2587, 2205, 2193, 2286,
    162182, 2253, 162586, 162777, 32885, 88456, 162805, 162821, 162833, 2253, 162846, 6904, 6929,
    2193, 6922, 163181, 13127, 163211, 6904, 6929, 6922, 164243, 164265, 8025, 2205, 2193, 164286,
    164265, 8025, 2193, 164286, 2205, 29285, 164978, 2253, 165040, 2253, 165491, 2253, 166109,
    32885, 2253, 166319, 32960, 162805, 6945, 164243, 167226, 2205, 164286, 6904, 6929, 164286,
    167654, 164286, 2253, 168802, 164286, 6904, 167226, 163211, 170394, 2253, 170418, 163211, 164286,
    163211, 171197, 2253, 171217, 6945, 167226, 164286, 2253, 171964, 6945, 164286, 6945, 164243,
    167226, 164265, 8025, 2205, 2193, 164286, 2205, 167226, 164286, 13127, 13122, 174137, 2253,
    174170, 162777, 2253, 174353, 2253, 174467, 2205, 164265, 8025, 2205, 2193, 2253, 175406, 13122,
    14066, 13127, 175507, 175776, 175900, 2253, 176030, 2253, 176159, 2253, 176249, 2253, 176416,
    2253, 176862, 6904, 2193, 6922, 32885, 48065, 177077, 13122, 175900, 2253, 177384, 2253, 177518,
    2253, 177683, 13127, 175776, 8025, 15179, 2193, 32885, 48065, 177077, 2253, 177868, 2253, 177962,
    2253, 178070, 175594, 13127, 13122, 17222, 2253, 178320, 13122, 13127, 2253, 178471, 2253,
    178646, 2253, 178874, 2253, 178975, 13122, 179038, 13127, 2253, 179488, 13122, 179880, 2253,
    179909, 48045, 6904, 2253, 180124, 2253, 180252, 2253, 180450, 2253, 180714, 13122, 180825,
    2253, 180854, 2253, 181254, 181895, 51247, 51115, 95925, 96405, 32872, 13122, 32902, 13122,
    182153, 2253, 182193, 49411, 182517, 182545, 182579, 182607, 2253, 182636, 13122, 182750, 2253,
    182777, 49411, 182517, 182545, 49411, 183353, 2253, 183380, 13122, 18052, 17998, 13122, 37764,
    32432, 49411, 183353, 183918, 183945, 13122, 184540, 13122, 184540, 184693, 59674, 184742,
    2253, 185242, 102362, 2253, 185499, 2253, 185879, 2253, 186022, 2253, 186165, 2253, 186294,
    2253, 186523, 2253, 186727, 2253, 186928, 2253, 187175, 2253, 187300, 2253, 187490, 2253, 187613,
    2253, 187800, 2253, 187923, 2253, 188167, 2253, 188541, 2253, 188780, 2253, 189028, 2253, 189283,
    2253, 189449, 2253, 189699, 2253, 189878, 2253, 190099, 2253, 190362, 2253, 190507, 2253, 190737,
    2253, 191028, 2253, 191158, 2253, 191286, 2253, 191559, 2253, 191722, 2253, 191899, 2253, 192027,
    2253, 192234, 2253, 192459, 2253, 192587, 2253, 192713, 2253, 192839, 2253, 192957, 2253, 193073,
    2253, 193380, 2253, 193545, 2253, 193704, 2253, 194040, 2253, 194213, 2253, 194384, 2253, 194606,
    2253, 194764, 2253, 194920, 2253, 195182, 2253, 195340, 2253, 195496, 2253, 195758, 2253, 195914,
    2253, 196068, 2253, 196222, 2253, 196368, 2253, 196512, 2253, 196827, 2253, 197010, 2253, 197187,
    2253, 197679, 2253, 197856, 2253, 198030, 13122, 198132, 2253, 198166, 2253, 198373, 2253,
    198675, 2253, 199012, 2253, 199139, 103025, 13122, 2253, 199333, 2253, 200934, 201175, 35326,
    2253, 201203, 201368, 2253, 201395, 102362, 201368, 2253, 201995, 2253, 202229, 2253, 202528,
    202828, 2253, 202851, 202978, 2253, 203002, 2253, 203391, 2253, 203442, 2253, 205093, 2253,
    205271, 205567, 2253, 205594, 2253, 207072, 2253, 207199, 207574, 13138, 13122, 13127, 5096,
    2205, 6945, 10879, 57552, 14949, 5096, 2193, 2205, 2253, 57594, 2286, 207686, 6945, 10879,
    2205, 2193, 5096, 50003, 207922, 2253, 207940, 2286, 208055, 13122, 13127, 208119, 208141,
    8025, 2193, 52896, 52916, 5096, 122743, 2193, 2205, 15155, 15179, 2253, 53537, 2286, 207686,
    2205, 2193, 5096, 2253, 208319, 2286, 207686, 6945, 10879, 2205, 5096, 2193, 207922, 2253,
    208390, 2286, 208484, 13127, 208574, 2205, 13138, 208609, 13122, 13127, 5096, 10879, 2205,
    2193, 13122, 14066, 13127, 208674, 14220, 21161, 31691, 13122, 208875, 31691, 13122, 2193,
    5096, 2205, 2253, 209090, 2286, 209130, 2253, 209186, 13122, 14066, 13127, 209282, 32872, 13122,
    208875, 2253, 209491, 32960, 209527, 32872, 13122, 2253, 209582, 31691, 2253, 209741, 13122,
    208875, 2253, 210061, 2253, 210169, 48065, 210240, 52872, 6904, 15179, 52884, 6922, 8025, 32885,
    2193, 2253, 210419, 2253, 76649, 31691, 208875, 2193, 2286, 210912, 13122, 210939, 14066, 13127,
    13122, 31691, 32485, 13122, 2253, 211411, 2253, 211521, 211581, 13122, 14066, 13127, 13122,
    50274, 212005, 47011, 32885, 32960, 212031, 13122, 32432, 47011, 32885, 32960, 212222, 32960,
    212387, 32960, 212593, 13122, 212792, 212821, 47011, 32885, 2253, 212856, 32960, 212892, 13122,
    213107, 212821, 47011, 32885, 2253, 212856, 32960, 213135, 2253, 213228, 6922, 13122, 13122,
    47011, 32885, 2253, 48748, 32960, 213423, 2253, 213574, 32960, 213674, 2253, 48748, 32960,
    213777, 212792, 212821, 47011, 32885, 2253, 214089, 32960, 214127, 13122, 212792, 47011, 32885,
    2253, 212856, 32960, 214332, 13122, 212005, 47011, 32885, 32960, 214526, 2253, 212856, 32960,
    214753, 2253, 214986, 32960, 215029, 13122, 23799, 32885, 2253, 215159, 32960, 215228, 13122,
    32885, 2253, 215464, 32960, 215607, 2253, 216017, 32960, 216145, 13122, 50274, 32432, 47011,
    32885, 32960, 216355, 13122, 50003, 216594, 47011, 2253, 216629, 2253, 216982, 13122, 217143,
    217171, 2253, 217203, 2253, 217371, 13122, 217492, 217520, 2253, 217549, 13122, 217492, 217718,
    217746, 2253, 217774, 2253, 217916, 2253, 218133, 13122, 17998, 13122, 32872, 218306, 17998,
    32885, 2253, 218333, 32960, 218373, 2253, 218567, 2253, 218822, 15179, 2193, 2286, 219011,
    13122, 32872, 32885, 2253, 219033, 32960, 76676, 32960, 219146, 2253, 219033, 15155, 2205,
    2193, 2253, 219033, 2286, 219011, 2253, 219411, 2253, 219517, 2253, 219593, 2253, 219720, 2253,
    218822, 32960, 209527, 2253, 219863, 2253, 220002, 13122, 220140, 2253, 220182, 2253, 220291,
    220422, 6904, 2193, 13122, 13127, 14066, 221282, 51618, 96322, 221307, 2193, 2205, 2286, 222058,
    222384, 2253, 222413, 13122, 222582, 2253, 222935, 13122, 122579, 2253, 223536, 13122, 223922,
    2253, 223952, 2205, 15155, 10879, 5096, 2193, 2253, 224338, 14949, 3975, 2253, 121844, 224825,
    224856, 2253, 224890, 2253, 225142, 2253, 225473, 2253, 225600, 2253, 225657, 2253, 225870,
    13122, 226341, 2253, 226373, 13122, 13127, 226688, 6945, 247869, 48045, 247889, 6904, 247903,
    247928, 247953, 247977, 248082, 13122, 32872, 247903, 247928, 247953, 247977, 247889, 247903,
    247928, 247953, 247977, 248082, 13122, 13127, 247903, 247928, 247953, 247977, 13122, 247903,
    247928, 247953, 247977, 248514, 248551, 247903, 247928, 247953, 247977, 2253, 248589, 248551,
    248514, 248806, 247903, 247928, 247953, 247977, 2253, 248848, 248551, 247903, 247928, 247953,
    247977, 2253, 249118, 249265, 248514, 248551, 247903, 247928, 247953, 247977, 13122, 31703,
    247903, 247928, 247953, 247977, 13122, 249602, 247903, 247928, 247953, 247977, 2253, 249636,
    249714, 13122, 249723, 247903, 247928, 247953, 247977, 2253, 249750, 249265, 13122, 249723,
    247903, 247928, 247953, 247977, 31691, 250065, 13122, 31703, 247903, 247928, 247953, 247977,
    2253, 250088, 53211, 250645, 13122, 13127, 247903, 247928, 247953, 247977, 2253, 251085, 247903,
    247928, 247953, 247977, 13122, 250065, 247903, 247928, 247953, 247977, 32872, 32885, 13122,
    247903, 247928, 247953, 247977, 32960, 252002, 13122, 32432, 247903, 247928, 247953, 247977,
    249714, 13122, 32432, 247903, 247928, 247953, 247977, 249265, 13122, 32432, 247903, 247928,
    247953, 247977, 249265, 247903, 247928, 247953, 247977, 120483, 247903, 247928, 247953, 247977,
    13122, 253041, 253072, 247903, 247928, 247953, 247977, 2253, 253109, 248551, 248514, 247903,
    247928, 247953, 247977, 2253, 253173, 13127, 247903, 247928, 247953, 247977, 247889, 6922,
    247903, 247928, 247953, 247977, 31691, 13122, 253949, 247903, 247928, 247953, 247977, 250065,
    13122, 32432, 247903, 247928, 247953, 247977, 13122, 253949, 247903, 247928, 247953, 247977,
    13122, 254048, 247903, 247928, 247953, 247977, 31691, 13122, 17222, 32432, 254215, 247903,
    247928, 247953, 247977, 2253, 254247, 13122, 17222, 32432, 254215, 247903, 247928, 247953,
    247977, 250645, 46995, 47011, 247903, 247928, 247953, 247977, 13122, 255021, 255042, 247903,
    247928, 247953, 247977, 2253, 255068, 13122, 255342, 247903, 247928, 247953, 247977, 2253,
    255370, 13122, 255828, 247903, 247928, 247953, 247977, 2253, 255847, 13122, 58259, 247903,
    247928, 247953, 247977, 2253, 255940, 2253, 256097, 2253, 256460, 13122, 32902, 247903, 247928,
    247953, 247977, 13122, 256877, 247903, 247928, 247953, 247977, 2253, 256901, 257047, 247903,
    247928, 247953, 247977, 2253, 257074, 257047, 32902, 247903, 247928, 247953, 247977, 249714,
    247903, 247928, 247953, 247977, 31691, 250065, 13122, 253949, 247903, 247928, 247953, 247977,
    31691, 13122, 247903, 247928, 247953, 247977, 31691, 250065, 13122, 17222, 32432, 254215, 247903,
    247928, 247953, 247977, 32432, 247903, 247928, 247953, 247977, 250065, 13122, 253949, 247903,
    247928, 247953, 247977, 13122, 260364, 247903, 247928, 247953, 247977, 2253, 260401, 13122,
    260910, 260922, 260940, 247903, 247928, 247953, 247977, 2253, 260970, 261378, 261393, 260940,
    247903, 247928, 247953, 247977, 261393, 260940, 247903, 247928, 247953, 247977, 261378, 260922,
    260940, 261971, 261999, 247903, 247928, 247953, 247977, 261378, 260922, 260940, 262057, 247903,
    247928, 247953, 247977, 261378, 260922, 260364, 262057, 247903, 247928, 247953, 247977, 2253,
    262175, 261393, 261378, 260940, 247903, 247928, 247953, 247977, 13122, 17222, 32432, 58259,
    247903, 247928, 247953, 247977, 13122, 263285, 247903, 247928, 247953, 247977, 2253, 263309,
    250065, 13122, 17222, 32432, 58259, 247903, 247928, 247953, 247977, 13122, 264096, 247903,
    247928, 247953, 247977, 2253, 264125, 13122, 264386, 247903, 247928, 247953, 247977, 250065,
    13122, 31703, 247903, 247928, 247953, 247977, 250645, 13122, 14066, 13127, 247903, 247928,
    247953, 247977, 250065, 249714, 13122, 32432, 247903, 247928, 247953, 247977, 249714, 31691,
    253041, 13122, 247903, 247928, 247953, 247977, 249714, 253041, 264881, 13122, 247903, 247928,
    247953, 247977, 2253, 264915, 250065, 249714, 13122, 17222, 32432, 254215, 247903, 247928,
    247953, 247977, 13122, 31691, 247903, 247928, 247953, 247977, 250065, 13122, 254048, 247903,
    247928, 247953, 247977, 249714, 249265, 253041, 13122, 247903, 247928, 247953, 247977, 249714,
    249265, 253041, 264881, 13122, 247903, 247928, 247953, 247977, 13122, 34329, 250065, 34406,
    247903, 247928, 247953, 247977, 250065, 13122, 32432, 265319, 247903, 247928, 247953, 247977,
    2253, 265350, 13122, 250645, 2193, 247903, 247928, 247953, 247977, 2286, 265608, 250645, 53211,
    13122, 13127, 247903, 247928, 247953, 247977, 249265, 250065, 13122, 32432, 247903, 247928,
    247953, 247977, 249265, 250065, 13122, 253949, 247903, 247928, 247953, 247977, 249265, 31691,
    253041, 13122, 247903, 247928, 247953, 247977, 249265, 253041, 264881, 13122, 247903, 247928,
    247953, 247977, 249265, 250065, 13122, 17222, 32432, 254215, 247903, 247928, 247953, 247977,
    250645, 13127, 247903, 247928, 247953, 247977, 13122, 266565, 247903, 247928, 247953, 247977,
    2253, 266595, 13122, 266744, 266777, 247903, 247928, 247953, 247977, 2253, 266806, 13122, 267016,
    247903, 247928, 247953, 247977, 6945, 48045, 247889, 6904, 247903, 247928, 247953, 247977,
    32885, 250645, 13122, 247903, 247928, 247953, 247977, 32960, 267437, 250645, 247903, 247928,
    247953, 247977, 13122, 13127, 267533, 14066, 247903, 247928, 247953, 247977, 267785, 13122,
    13127, 247903, 247928, 247953, 247977, 6904, 15179, 8025, 2193, 52884, 6922, 247903, 247928,
    247953, 247977, 14213, 14220, 50557, 32485, 32885, 13122, 32885, 13122, 32960, 268057, 13122,
    32885, 18019, 32960, 268167, 32885, 14949, 3975, 121823, 14394, 13122, 18019, 2253, 268295,
    2253, 122437, 32960, 268344, 32885, 13122, 223922, 2253, 268428, 32960, 268497, 32885, 18019,
    13122, 124013, 2253, 124044, 32960, 268524, 32885, 13122, 268622, 2253, 268654, 32960, 268696,
    32960, 213135, 32885, 2205, 18019, 2193, 2253, 268961, 32960, 268999, 2286, 269011, 32885,
    50003, 13122, 89577, 269106, 2253, 269134, 32960, 269229, 32885, 18019, 50003, 13122, 124013,
    89577, 2253, 269477, 32960, 269594, 32885, 18019, 13122, 2193, 2253, 269854, 32960, 269908,
    2286, 269011, 124013, 269928, 2253, 124044, 2253, 41812, 32960, 269986, 32960, 214753, 32885,
    18019, 13122, 270324, 2253, 270356, 32960, 270432, 13122, 14066, 13127, 270453, 184393, 21161,
    32432, 50274, 271649, 271676, 271702, 212005, 13122, 271726, 271742, 247953, 271764, 31691,
    50274, 271649, 271676, 271702, 212005, 13122, 271726, 271742, 247953, 271764, 13122, 271829,
    271860, 271726, 271742, 247953, 271764, 13122, 31729, 31753, 31765, 31778, 31791, 271726, 271742,
    247953, 271764, 272945, 13122, 271726, 271742, 247953, 271764, 50274, 271649, 271676, 271702,
    212005, 13122, 271726, 271742, 247953, 271764, 13122, 32432, 271649, 271726, 271742, 247953,
    271764, 274569, 13122, 271726, 271742, 247953, 271764, 13122, 271860, 271726, 271742, 247953,
    271764, 272945, 2193, 2205, 271726, 271742, 247953, 271764, 2286, 274765, 32872, 13122, 274791,
    218306, 271726, 271742, 247953, 271764, 2253, 274821, 32872, 13122, 271860, 271726, 271742,
    247953, 271764, 29285, 272945, 13122, 271726, 271742, 247953, 271764, 271726, 271742, 247953,
    271764, 276356, 31691, 112913, 271649, 271676, 271702, 212005, 13122, 271726, 271742, 247953,
    271764, 50274, 32432, 277021, 272945, 13122, 271726, 271742, 247953, 271764, 112913, 271649,
    271676, 271702, 212005, 13122, 271726, 271742, 247953, 271764, 13122, 271649, 271726, 271742,
    247953, 271764, 271649, 13122, 271726, 271742, 247953, 271764, 271702, 13122, 272945, 271726,
    271742, 247953, 271764, 50274, 277021, 272945, 13122, 271726, 271742, 247953, 271764, 271649,
    271676, 271702, 212005, 13122, 271726, 271742, 247953, 271764, 18019, 279575, 272945, 13122,
    271726, 271742, 247953, 271764, 6922, 271726, 271742, 247953, 271764, 10879, 272945, 2193,
    2205, 271726, 271742, 247953, 271764, 13127, 13122, 271726, 271742, 247953, 271764, 280457,
    280485, 280531, 280885, 49411, 5096, 280885, 49411, 6904, 281128, 2193, 2286, 281161, 280885,
    49411, 281570, 8025, 2193, 52896, 52916, 281681, 282204, 280885, 282661, 49411, 281570, 280885,
    282661, 49411, 281570, 8025, 2193, 52896, 52916, 282870, 49411, 282661, 280885, 288080, 49411,
    280885, 282661, 288080, 49411, 280885, 280885, 282661, 32485, 49411, 49411, 47011, 280885,
    288917, 280885, 49411, 288934, 280885, 282661, 49411, 280885, 49411, 5096, 2193, 49411, 47011,
    280885, 32885, 32960, 289736, 280885, 288934, 49411, 280885, 288917, 288934, 49411, 280885,
    288934, 288917, 49411, 280885, 288917, 49411, 288080, 49411, 282661, 280885, 46995, 288917,
    49411, 47011, 280885, 280885, 49411, 52884, 8025, 49411, 280885, 282661, 292733, 288917, 49411,
    292855, 288917, 49411, 280885, 288917, 49411, 17222, 2253, 292988, 288917, 49411, 292855, 2193,
    2286, 293216, 292855, 293321, 288917, 49411, 293321, 292855, 288917, 49411, 293818, 288917,
    49411, 49411, 13127, 282661, 280885, 49411, 281570, 280885, 49411, 288917, 31703, 2253, 295177,
    48045, 6904, 49411, 280885, 49411, 295288, 280885, 288917, 49411, 282661, 280885, 281570, 288080,
    49411, 282661, 280885, 281570, 288917, 280885, 49411, 295288, 280885, 49411, 288917, 280885,
    49411, 296006, 2253, 296040, 5096, 288917, 280885, 49411, 32885, 281128, 2193, 48065, 296535,
    2286, 281161, 280885, 49411, 2193, 288917, 292855, 49411, 288080, 280885, 49411, 280885, 49411,
    281570, 2253, 297059, 49411, 280885, 281570, 288080, 49411, 280885, 282661, 281570, 288080,
    49411, 280885, 281570, 49411, 288934, 280885, 49411, 280885, 282661, 281570, 280885, 49411,
    31703, 2253, 302545, 6904, 280885, 49411, 281570, 8025, 2193, 52896, 52916, 5096, 280885, 49411,
    2193, 15179, 280885, 8025, 32885, 281128, 49411, 52884, 48065, 296535, 49411, 280885, 13127,
    49411, 307997, 13122, 308328, 13122, 31729, 14394, 130994, 120878, 120483, 13122, 31729, 308798,
    13122, 92233, 92260, 92287, 308821, 308855, 31729, 2253, 308929, 13122, 309043, 309072, 309114,
    2253, 309139, 13122, 14394, 130994, 208875, 2253, 309535, 13122, 130994, 13122, 309750, 31729,
    31753, 31765, 31778, 31791, 2253, 309784, 13122, 309931, 2253, 309969, 308855, 120878, 31729,
    120483, 2253, 310300, 13122, 14394, 130994, 310484, 2253, 310511, 13122, 130994, 310484, 2253,
    310670, 13122, 37764, 310785, 2253, 310816, 31729, 120878, 120483, 2193, 311012, 2205, 15179,
    2286, 311031, 13122, 311183, 130994, 17998, 308855, 31729, 2253, 311207, 13122, 130994, 311281,
    308855, 30383, 311552, 13122, 130994, 311690, 31668, 308855, 31729, 13122, 311851, 311887,
    13122, 312035, 310484, 312075, 13122, 312264, 312291, 2253, 312338, 13122, 31729, 14394, 13122,
    130994, 311281, 122743, 122743, 13122, 309931, 2253, 312858, 312971, 31729, 308855, 49411,
    14949, 120878, 50003, 13122, 14394, 31729, 130994, 13122, 18052, 2253, 313228, 32960, 313255,
    313448, 2253, 313474, 313575, 13127, 313767, 13127, 313843, 2253, 314040, 32902, 314206, 37764,
    2253, 314473, 314677, 2253, 314756, 52872, 6945, 48045, 6904, 6922, 52872, 6945, 6904, 6922,
    315070, 47011, 314206, 6922, 247869, 315431, 6922, 315431, 2253, 315705, 2253, 315806, 316360,
    2253, 316391, 75698, 316766, 13122, 316766, 35844, 317069, 317090, 2253, 317110, 13122, 316766,
    31703, 13122, 316766, 317455, 13122, 316766, 35844, 43597, 317692, 2253, 317714, 13122, 316766,
    318018, 318039, 2253, 318061, 13122, 316766, 318302, 318327, 2253, 318351, 13122, 316766, 318589,
    318039, 2253, 318616, 13122, 316766, 35844, 318887, 318908, 2253, 318929, 319451, 13122, 320055,
    320081, 320127, 320167, 13122, 320473, 320167, 2253, 320502, 13122, 321045, 2253, 321623, 13122,
    322633, 320167, 2253, 322988, 75698, 320167, 75698, 324027, 320167, 324232, 75698, 320167,
    2253, 324336, 320167, 30383, 320167, 30383, 324881, 320167, 324232, 30383, 320167, 13122, 325212,
    2253, 325245, 325212, 2253, 325420, 2253, 326507,
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
