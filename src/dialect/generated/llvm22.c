/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm22: change those. */
#include "dialect/generated/llvm22.h"

static const struct {
  char part_0[3990];
  char part_1[3661];
  char part_2[3940];
  char part_3[3896];
  char part_4[3678];
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
  char part_62[3977];
  char part_63[3985];
  char part_64[3985];
  char part_65[3989];
  char part_66[3929];
  char part_67[3938];
  char part_68[3993];
  char part_69[3930];
  char part_70[3773];
  char part_71[3970];
  char part_72[3978];
  char part_73[3966];
  char part_74[3983];
  char part_75[3980];
  char part_76[3832];
  char part_77[3981];
  char part_78[3967];
  char part_79[3982];
  char part_80[3999];
  char part_81[3928];
  char part_82[3983];
  char part_83[1483];
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
    "hook:affine.dma_start\0"
    "affine.dma_start\0"
    "hook:affine.dma_wait\0"
    "affine.dma_wait\0"
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
    "(`disjoint` $disjoint^)\? ` ` `[` $multi_index `]` `by` custom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($linear_index)",
    "[[\"multi_index\", \"type\", \"index\"], [\"dynamic_basis\", \"type\", \"index\"], [\"linear_index\", \"type\", \"index\"]]\0"
    "affine.linearize_index\0"
    "AnyMemRef\0"
    "indices\0"
    "hook:affine.load\0"
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
    "enum<@Dim>\0"
    "enum<@ImageDepthInfo>\0"
    "enum<@ImageArrayedInfo>\0"
    "enum<@ImageSamplingInfo>\0"
    "enum<@ImageSamplerUseInfo>\0"
    "enum<@ImageFormat>\0"
    "element\0"
    "depth\0"
    "arrayed\0"
    "sampling\0"
    "sampler_use\0"
    "image\0"
    "enum<@StorageClass>\0"
    "storage_class\0"
    "`<` $image `>`\0"
    "sampled_image\0"
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
    "image_arrayed_info\0"
    "image_depth_info\0"
    "image_format\0"
    "enum<@ImageOperands>\0"
    "image_operands\0"
    "image_sampler_use_info\0"
    "image_sampling_info\0"
    "descriptor_set\0"
    "binding\0"
    "`<` `(` $descriptor_set `,` $binding `)` (`,` $storage_class^)\? `>`\0"
    "interface_var_abi\0"
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
    "enum<@Version>\0"
    "array<enum<@Capability>>\0"
    "array<enum<@Extension>>\0"
    "capabilities\0"
    "extensions\0"
    "`<` $version `,` `[` $capabilities `]` `,` `[` $extensions `]` `>`\0"
    "vce\0"
    "enum<@Vendor>\0"
    "vendor\0"
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
    "$fn `` custom<Symbols>($interface, \",\") attr-dict\0"
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
    "semantics",
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
    "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)\? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)\? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)\? attr-dict\0"
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
    "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict\0"
    "spirv.CompositeExtract\0"
    "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)\0"
    "[[\"result\", \"same\", \"composite\"]]\0"
    "spirv.CompositeInsert\0"
    "custom<Constant>($value, type($constant)) attr-dict\0"
    "\"rule:spirv_constant\"\0"
    "spirv.Constant\0"
    "execution_scope",
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
    "` ` custom<Pointer>(type($target)) $target `,` ` ` custom<Pointer>(type($source)) $source `` custom<Access>($memory_access, $alignment) `` custom<SourceAccess>($source_memory_access, $source_alignment, ref($memory_access)) `:` custom<Pointee>(ref(type($target)), ref(type($source))) attr-dict\0"
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
    "`` custom<SymbolName>($sym_name) ` ` `(` $constituent `)` `:` $type attr-dict\0"
    "spirv.EXT.SpecConstantCompositeReplicate\0"
    "spirv.EmitVertex\0"
    "spirv.EndPrimitive\0"
    "#spirv.execution_model\0"
    "custom<Name>($execution_model) $fn `` custom<Symbols>($interface, \",\") attr-dict\0"
    "spirv.EntryPoint\0"
    "#spirv.execution_mode\0"
    "$fn custom<Name>($execution_mode) `` custom<Numbers>($values, \",\") attr-dict\0"
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
    "spirv.GL.Fma\0"
    "spirv.GL.Fract\0"
    "!spirv.struct",
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
    "spirv.GL.SClamp\0"
    "spirv.GL.SMax\0"
    "spirv.GL.SMin\0"
    "spirv.GL.SSign\0"
    "spirv.GL.Sin\0"
    "spirv.GL.Sinh\0"
    "spirv.GL.Sqrt\0"
    "spirv.GL.Tan\0"
    "spirv.GL.Tanh\0"
    "spirv.GL.UClamp\0"
    "spirv.GL.UMax\0"
    "spirv.GL.UMin\0"
    "[[\"operand\", \"type\", \"i32\"]]\0"
    "spirv.GL.UnpackHalf2x16\0"
    "spirv.GL.UnpackSnorm4x8\0"
    "spirv.GenericCastToPtr\0"
    "spirv.GenericCastToPtrExplicit\0"
    "#spirv.linkage_attributes\0"
    "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)\? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)\0"
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
    "spirv.GroupNonUniformUMin",
    "spirv.GroupSMax\0"
    "spirv.GroupSMin\0"
    "spirv.GroupUMax\0"
    "spirv.GroupUMin\0"
    "spirv.IAdd\0"
    "` ` attr-dict `` operands `:` type($result)\0"
    "[[\"operand1\", \"spirv_first_member\", \"result\"], [\"operand2\", \"spirv_first_member\", \"result\"]]\0"
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
    "custom<Pointer>(type($ptr)) $ptr `,` $value `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict\0"
    "spirv.INTEL.SubgroupBlockWrite\0"
    "spirv.INotEqual\0"
    "spirv.ISub\0"
    "spirv.ISubBorrow\0"
    "!spirv.sampled_image\0"
    "!spirv.image\0"
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
    "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))\0"
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
    "`` custom<SymbolName>($sym_name) ` ` `(` custom<Symbols>($constituents) `)` `:` $type attr-dict\0"
    "spirv.SpecConstantComposite\0"
    "hook:spirv.SpecConstantOperation\0"
    "\"spirv.mlir.yield\"\0"
    "spirv.SpecConstantOperation\0"
    "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict\0"
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
    "spirv.UMulExtended\0"
    "spirv.Undef\0"
    "spirv.Unordered\0"
    "spirv.Unreachable\0"
    "#spirv.storage_class\0"
    "(`init` `(` $initializer^ `)`)\? attr-dict `:` custom<VariableType>(type($pointer), $storage_class)\0"
    "[[\"initializer\", \"pointee\", \"pointer\"]]\0"
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
    "components",
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
    "`` custom<Control>($loop_control) (`->` type($results)^)\? $body attr-dict\0"
    "spirv.mlir.loop\0"
    "HasParent<spirv.mlir.selection,spirv.mlir.loop>\0"
    "spirv.mlir.merge\0"
    "spec_const\0"
    "$spec_const attr-dict `:` type($reference)\0"
    "spirv.mlir.referenceof\0"
    "#spirv.selection_control\0"
    "`` custom<Control>($selection_control) (`->` type($results)^)\? $body attr-dict\0"
    "spirv.mlir.selection\0"
    "attr-dict $operand `:` type($operand)\0"
    "HasParent<spirv.SpecConstantOperation>\0"
    "spirv.mlir.yield\0"
    "#spirv.addressing_model\0"
    "#spirv.memory_model\0"
    "#spirv.vce\0"
    "vce_triple\0"
    "region0\0"
    "`` custom<SymbolName>($sym_name) custom<Word>($addressing_model) custom<Word>($memory_model) (`requires` qualified($vce_triple)^)\? attr-dict-with-keyword $region0\0"
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
    "IGNORE",
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
    "profiles\0"
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
    "tosa.concat_shape",
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
    "tosa.negate",
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
    "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm",
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
    "avx2_lowering_strategy",
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
    "adjust_func_calls",
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
    "transform.match.structured.num_inits",
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
    "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)",
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
    "static_padding_sizes",
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
    "static_target_inst_data",
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
    "AnyOf<AnyTensor, AnyMemRef>",
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
    "$condition `to` `level` $exitLevel (`with` `args` `(`$inputs^ `:` type($inputs)`)`)\? `else` $elseSuccessor attr-dict",
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
    "AllTypesMatch<a,dst>",
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
    "FixedVectorOfNonZeroRankOf<Index>",
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
    "mma_types",
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
    {1, 5, 0, {0, 54}, {0, 2}, {2, 15}, {0, 12}, {0, 3}, {0, 0}}, {14213, 5, 0, {54, 16}, {0, 0}, {0, 0}, {12, 1}, {83, 2}, {0, 0}},
    {16373, 5, 0, {70, 33}, {17, 3}, {20, 4}, {13, 4}, {137, 3}, {0, 0}}, {30202, 5, 0, {103, 5}, {24, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {14220, 5, 0, {108, 51}, {0, 0}, {25, 2}, {17, 6}, {0, 0}, {0, 0}}, {34878, 5, 0, {159, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {36081, 5, 0, {166, 68}, {0, 0}, {27, 3}, {23, 3}, {480, 3}, {0, 0}}, {42876, 5, 0, {234, 42}, {0, 0}, {0, 0}, {0, 0}, {562, 1}, {0, 0}},
    {6266, 5, 0, {276, 29}, {30, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {49177, 5, 0, {305, 7}, {0, 0}, {0, 0}, {0, 0}, {660, 4}, {0, 0}},
    {50571, 5, 0, {312, 2}, {36, 31}, {67, 23}, {0, 0}, {0, 0}, {0, 0}}, {53139, 5, 0, {314, 4}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {50633, 5, 0, {318, 29}, {0, 0}, {90, 1}, {26, 1}, {717, 1}, {0, 0}}, {55311, 5, 0, {0, 0}, {0, 0}, {91, 6}, {0, 0}, {0, 0}, {0, 0}},
    {55711, 5, 0, {347, 49}, {97, 7}, {104, 1}, {27, 1}, {0, 0}, {0, 0}}, {59334, 5, 0, {396, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {17, 5, 0, {401, 66}, {0, 0}, {105, 21}, {28, 12}, {717, 1}, {908, 1}}, {17700, 5, 0, {467, 26}, {0, 0}, {126, 1}, {40, 1}, {0, 0}, {0, 0}},
    {77208, 5, 0, {493, 17}, {127, 2}, {129, 2}, {41, 1}, {0, 0}, {0, 0}}, {78990, 5, 0, {510, 99}, {0, 0}, {131, 6}, {42, 9}, {1151, 5}, {0, 0}},
    {12, 5, 1, {609, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1704, 1}}, {78997, 5, 0, {893, 46}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {21, 5, 0, {939, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {125058, 5, 0, {971, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {126055, 5, 0, {982, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {129731, 5, 0, {997, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {135081, 5, 1, {1021, 185}, {0, 0}, {232, 50}, {84, 47}, {2441, 1}, {0, 0}}, {159373, 5, 0, {1206, 54}, {282, 2}, {284, 24}, {131, 21}, {2586, 2}, {0, 0}},
    {175670, 5, 0, {1260, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {178197, 5, 0, {1275, 39}, {0, 0}, {0, 0}, {0, 0}, {2748, 1}, {0, 0}},
    {55842, 5, 0, {1314, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {184469, 5, 0, {1327, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16380, 5, 1, {1330, 323}, {0, 0}, {319, 1}, {0, 0}, {2441, 1}, {2834, 1}}, {36089, 5, 0, {1653, 12}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {30217, 5, 1, {1665, 40}, {320, 4}, {0, 0}, {0, 0}, {3099, 2}, {0, 0}}, {211716, 5, 0, {1705, 22}, {324, 1}, {325, 2}, {156, 1}, {717, 1}, {0, 0}},
    {216790, 5, 0, {1727, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {220708, 5, 0, {1781, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {226946, 5, 1, {1818, 306}, {342, 3}, {345, 48}, {162, 39}, {0, 0}, {0, 0}}, {21237, 5, 0, {2124, 21}, {0, 0}, {0, 0}, {0, 0}, {4124, 3}, {0, 0}},
    {272543, 5, 0, {2145, 94}, {393, 2}, {395, 13}, {201, 8}, {4237, 2}, {0, 0}}, {282010, 5, 0, {2239, 224}, {408, 7}, {415, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14226, 5, 0, {2463, 2}, {0, 0}, {416, 1}, {0, 0}, {0, 0}, {0, 0}}, {310132, 5, 0, {2465, 2}, {0, 0}, {0, 0}, {0, 0}, {2441, 1}, {0, 0}},
    {1126, 5, 0, {2467, 39}, {0, 0}, {417, 3}, {219, 3}, {83, 2}, {0, 0}}, {315289, 5, 0, {2506, 73}, {420, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {318637, 5, 0, {2579, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {321060, 5, 0, {2591, 21}, {425, 3}, {428, 9}, {222, 4}, {717, 1}, {0, 0}},
    {327473, 5, 0, {2612, 23}, {0, 0}, {437, 7}, {226, 5}, {2441, 1}, {0, 0}},
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
    {14873, 14851, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {14911, 14890, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {15149, 15009, 5, {124, 3}, {97, 1}, {22, 1}, {0, 0}, {258, 3}, {92, 6}, {98, 2}}, {15273, 15216, 4, {127, 1}, {97, 1}, {128, 2}, {0, 0}, {261, 1}, {102, 5}, {107, 1}},
    {15593, 15297, 1, {130, 2}, {132, 1}, {0, 0}, {0, 0}, {262, 2}, {89, 1}, {109, 1}}, {15749, 15634, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {256, 1}, {111, 3}, {114, 1}},
    {15839, 15761, 0, {136, 1}, {120, 1}, {0, 0}, {0, 0}, {256, 1}, {89, 1}, {116, 1}}, {15866, 15850, 0, {136, 1}, {120, 1}, {0, 0}, {0, 0}, {256, 1}, {89, 1}, {116, 1}},
    {16062, 16006, 4, {119, 1}, {97, 1}, {22, 1}, {0, 0}, {264, 6}, {118, 6}, {124, 2}}, {16179, 16158, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {270, 4}, {128, 2}, {114, 1}},
    {16236, 16195, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {256, 1}, {130, 3}, {114, 1}}, {16296, 16272, 0, {133, 2}, {140, 1}, {0, 0}, {0, 0}, {256, 1}, {111, 3}, {114, 1}},
    {16340, 16315, 0, {141, 3}, {0, 0}, {0, 0}, {0, 0}, {256, 1}, {130, 3}, {114, 1}}, {16360, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {133, 4}, {0, 0}},
    {17424, 17228, 0, {151, 2}, {135, 1}, {0, 0}, {0, 0}, {274, 5}, {140, 3}, {143, 1}}, {17773, 17706, 0, {153, 1}, {154, 1}, {0, 0}, {0, 0}, {279, 1}, {89, 1}, {0, 0}},
    {18219, 17859, 1, {155, 3}, {158, 1}, {0, 0}, {0, 0}, {280, 2}, {145, 4}, {149, 1}}, {18464, 18285, 1, {159, 4}, {0, 0}, {0, 0}, {0, 0}, {282, 1}, {0, 0}, {151, 1}},
    {18485, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {18793, 18564, 1, {163, 4}, {167, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {20281, 19165, 1, {168, 13}, {181, 1}, {0, 0}, {0, 0}, {283, 3}, {89, 1}, {157, 1}}, {20332, 18564, 1, {163, 4}, {182, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {21185, 20507, 1, {183, 14}, {181, 1}, {0, 0}, {0, 0}, {283, 3}, {89, 1}, {157, 1}}, {21377, 21244, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {286, 5}, {0, 0}, {0, 0}},
    {22536, 22328, 0, {197, 3}, {200, 1}, {0, 0}, {0, 0}, {291, 11}, {159, 2}, {161, 1}}, {22970, 22807, 0, {201, 3}, {204, 1}, {0, 0}, {0, 0}, {302, 1}, {89, 1}, {163, 1}},
    {23332, 23115, 0, {205, 3}, {208, 1}, {0, 0}, {0, 0}, {303, 1}, {89, 1}, {165, 1}}, {23641, 23419, 1, {209, 3}, {208, 1}, {0, 0}, {0, 0}, {304, 1}, {89, 1}, {167, 1}},
    {23929, 23830, 0, {212, 1}, {213, 1}, {0, 0}, {0, 0}, {305, 3}, {169, 2}, {171, 1}}, {24289, 23977, 1, {214, 5}, {219, 1}, {0, 0}, {0, 0}, {308, 2}, {173, 2}, {175, 1}},
    {24585, 24394, 1, {220, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}}, {24631, 24394, 1, {224, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}},
    {24747, 24394, 1, {228, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {0, 0}, {180, 1}}, {24777, 24394, 1, {228, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {0, 0}, {180, 1}},
    {24930, 24807, 1, {232, 3}, {219, 1}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}}, {25088, 24953, 1, {235, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}},
    {25495, 25417, 0, {239, 2}, {241, 1}, {0, 0}, {0, 0}, {302, 1}, {89, 1}, {163, 1}}, {26502, 26228, 0, {242, 2}, {244, 1}, {0, 0}, {0, 0}, {310, 3}, {182, 2}, {184, 1}},
    {27144, 26885, 0, {245, 5}, {250, 1}, {0, 0}, {0, 0}, {313, 5}, {159, 2}, {161, 1}}, {27822, 27607, 0, {251, 5}, {256, 1}, {0, 0}, {0, 0}, {318, 5}, {159, 2}, {161, 1}},
    {27900, 27872, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {323, 1}, {0, 0}, {0, 0}}, {28993, 28809, 0, {257, 4}, {261, 1}, {0, 0}, {0, 0}, {324, 5}, {159, 2}, {161, 1}},
    {29100, 29038, 0, {212, 1}, {213, 1}, {0, 0}, {0, 0}, {329, 3}, {169, 2}, {171, 1}}, {29237, 29123, 0, {181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}},
    {29263, 29123, 0, {181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}}, {29419, 29292, 0, {262, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {189, 1}, {190, 1}},
    {30190, 30055, 0, {264, 3}, {267, 1}, {0, 0}, {0, 0}, {332, 7}, {159, 2}, {161, 1}}, {30540, 30341, 1, {270, 3}, {273, 1}, {0, 0}, {0, 0}, {0, 0}, {194, 2}, {196, 1}},
    {30826, 30667, 0, {274, 3}, {277, 1}, {0, 0}, {0, 0}, {0, 0}, {198, 3}, {201, 1}}, {31106, 30951, 0, {278, 3}, {281, 1}, {0, 0}, {0, 0}, {339, 2}, {198, 3}, {201, 1}},
    {31224, 31124, 1, {282, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {203, 1}, {196, 1}}, {31275, 31239, 0, {0, 0}, {273, 1}, {0, 0}, {0, 0}, {0, 0}, {194, 2}, {0, 0}},
    {31932, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {32132, 32022, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {216, 11}, {214, 1}},
    {32291, 32156, 0, {291, 2}, {294, 2}, {0, 0}, {0, 0}, {0, 0}, {227, 9}, {236, 1}}, {32365, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {238, 11}, {214, 1}},
    {32577, 32464, 0, {296, 1}, {297, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {32591, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {259, 9}, {214, 1}},
    {32607, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {259, 9}, {214, 1}}, {32824, 32654, 0, {288, 2}, {298, 1}, {0, 0}, {0, 0}, {343, 2}, {268, 10}, {278, 1}},
    {32910, 32856, 0, {291, 2}, {298, 1}, {0, 0}, {0, 0}, {345, 1}, {280, 10}, {278, 1}}, {33058, 32931, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {346, 1}, {290, 5}, {295, 2}},
    {33073, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {299, 9}, {214, 1}}, {33155, 33092, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}},
    {33167, 33092, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}}, {33251, 33179, 0, {299, 1}, {300, 1}, {0, 0}, {0, 0}, {348, 1}, {308, 11}, {0, 0}},
    {33357, 32464, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {319, 11}, {0, 0}}, {33369, 32464, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {319, 11}, {0, 0}},
    {33381, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {330, 9}, {214, 1}}, {33398, 32464, 0, {299, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {33411, 32464, 0, {299, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {33502, 32464, 0, {303, 1}, {304, 1}, {0, 0}, {0, 0}, {0, 0}, {319, 11}, {0, 0}},
    {33519, 32464, 0, {303, 1}, {304, 1}, {0, 0}, {0, 0}, {0, 0}, {319, 11}, {0, 0}}, {33538, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33553, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33567, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}},
    {33579, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}}, {33591, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33606, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33620, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}},
    {33632, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}}, {33644, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33678, 32022, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {349, 12}, {361, 2}}, {33843, 33698, 0, {291, 2}, {305, 2}, {0, 0}, {0, 0}, {0, 0}, {365, 9}, {374, 1}},
    {33864, 33698, 0, {291, 2}, {305, 2}, {0, 0}, {0, 0}, {0, 0}, {365, 9}, {374, 1}}, {33990, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {376, 9}, {385, 1}},
    {34001, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {238, 11}, {214, 1}}, {34011, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {299, 9}, {214, 1}},
    {34022, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {330, 9}, {214, 1}}, {34034, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {330, 9}, {214, 1}},
    {34146, 34046, 0, {308, 2}, {300, 1}, {0, 0}, {0, 0}, {348, 1}, {387, 10}, {0, 0}}, {34343, 34198, 0, {308, 2}, {300, 1}, {0, 0}, {0, 0}, {349, 2}, {397, 11}, {0, 0}},
    {34578, 34387, 0, {310, 3}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {408, 11}, {419, 1}}, {34591, 32022, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {421, 10}, {214, 1}},
    {34602, 33092, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {330, 9}, {214, 1}}, {34614, 33092, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {330, 9}, {214, 1}},
    {34626, 32464, 0, {301, 1}, {300, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {34639, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {299, 9}, {214, 1}},
    {34650, 32022, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {421, 10}, {214, 1}}, {34751, 34661, 0, {299, 1}, {300, 1}, {0, 0}, {0, 0}, {349, 2}, {431, 12}, {0, 0}},
    {34841, 34764, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {342, 1}, {443, 12}, {0, 0}}, {34854, 32464, 0, {301, 1}, {300, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {34867, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}}, {35217, 34993, 0, {313, 3}, {316, 1}, {0, 0}, {0, 0}, {0, 0}, {455, 7}, {462, 1}},
    {35478, 35335, 0, {317, 3}, {320, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}}, {35603, 34993, 0, {313, 3}, {316, 1}, {0, 0}, {0, 0}, {0, 0}, {469, 4}, {473, 1}},
    {35712, 35335, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}}, {36020, 35871, 0, {325, 2}, {327, 1}, {0, 0}, {0, 0}, {0, 0}, {475, 3}, {478, 1}},
    {36040, 35335, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}}, {36060, 35335, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}},
    {37078, 36966, 0, {331, 1}, {332, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 3}, {486, 1}}, {37497, 37278, 0, {333, 2}, {335, 1}, {0, 0}, {0, 0}, {351, 1}, {488, 3}, {491, 1}},
    {38163, 37690, 1, {336, 5}, {341, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}}, {38182, 37690, 1, {336, 5}, {341, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {38227, 38201, 0, {0, 0}, {331, 1}, {0, 0}, {0, 0}, {0, 0}, {503, 2}, {0, 0}}, {38514, 38244, 0, {342, 3}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {505, 4}, {509, 1}},
    {38566, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {511, 1}, {0, 0}}, {38726, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38750, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {38773, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38797, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {38820, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38844, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {38867, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38891, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {38914, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38938, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39182, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39200, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39223, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39241, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39334, 0, 0, {353, 3}, {345, 1}, {0, 0}, {0, 0}, {352, 1}, {514, 2}, {512, 1}},
    {39358, 0, 0, {353, 3}, {345, 1}, {0, 0}, {0, 0}, {352, 1}, {514, 2}, {512, 1}}, {39381, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39405, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39429, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39453, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39491, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39515, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39538, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39562, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39585, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39609, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39632, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39656, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39679, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39703, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39787, 0, 0, {359, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {516, 1}},
    {39804, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39829, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39854, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39878, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39902, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39926, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39950, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39975, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {40033, 0, 0, {362, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {518, 1}, {512, 1}}, {40058, 0, 0, {362, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {518, 1}, {512, 1}},
    {40092, 0, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {353, 1}, {0, 0}, {0, 0}}, {40485, 40115, 0, {365, 5}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {519, 4}, {523, 1}},
    {40970, 40542, 1, {370, 5}, {332, 1}, {0, 0}, {0, 0}, {354, 1}, {525, 8}, {533, 1}}, {41128, 37690, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {41462, 37690, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {41481, 37690, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {41500, 37690, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {41823, 41519, 0, {387, 5}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {543, 3}, {546, 1}},
    {41919, 41867, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {355, 1}, {89, 1}, {548, 1}}, {41940, 37690, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}},
    {41960, 37690, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {42381, 42016, 1, {392, 4}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {550, 5}, {555, 1}},
    {42703, 42412, 1, {396, 4}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {557, 3}, {560, 1}}, {42722, 37690, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {42741, 37690, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {42760, 37690, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {42779, 37690, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {42798, 37690, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}},
    {42818, 37690, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {42863, 42838, 0, {0, 0}, {400, 1}, {0, 0}, {0, 0}, {0, 0}, {503, 2}, {0, 0}},
    {43201, 43084, 0, {401, 1}, {402, 1}, {0, 0}, {0, 0}, {0, 0}, {563, 2}, {565, 1}}, {43346, 43229, 0, {403, 1}, {404, 1}, {0, 0}, {0, 0}, {0, 0}, {567, 2}, {569, 1}},
    {43721, 43629, 0, {405, 1}, {406, 1}, {0, 0}, {0, 0}, {356, 1}, {571, 2}, {573, 1}}, {43784, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43900, 35335, 0, {410, 3}, {413, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}}, {44071, 0, 0, {414, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {575, 1}, {0, 0}},
    {44176, 0, 0, {415, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}}, {44252, 0, 0, {416, 1}, {345, 1}, {0, 0}, {0, 0}, {356, 1}, {0, 0}, {0, 0}},
    {44275, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44293, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44311, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44329, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44347, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44397, 0, 0, {417, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {577, 2}, {579, 1}},
    {44415, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44433, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44451, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44470, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44487, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44505, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44523, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44542, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44610, 0, 0, {420, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {581, 2}, {583, 1}}, {44637, 0, 0, {422, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44663, 0, 0, {424, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44954, 44745, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {585, 3}, {588, 1}},
    {45024, 44745, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {585, 3}, {588, 1}}, {45044, 44745, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}},
    {45064, 44745, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}}, {45091, 44745, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}},
    {45120, 44745, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {585, 3}, {588, 1}}, {45140, 44745, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {585, 3}, {588, 1}},
    {45160, 44745, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}}, {45180, 44745, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}},
    {45345, 45200, 0, {436, 3}, {439, 1}, {0, 0}, {0, 0}, {0, 0}, {592, 2}, {594, 1}}, {45627, 45486, 0, {440, 3}, {443, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}},
    {45738, 45486, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}}, {45752, 45486, 0, {440, 3}, {443, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}},
    {45765, 45486, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}}, {45779, 45486, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}},
    {46038, 45830, 0, {448, 2}, {450, 2}, {0, 0}, {0, 0}, {0, 0}, {601, 2}, {603, 1}}, {46497, 46089, 0, {452, 4}, {456, 4}, {0, 0}, {0, 0}, {0, 0}, {605, 2}, {607, 1}},
    {46742, 46630, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}}, {46841, 46761, 0, {464, 1}, {465, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {46910, 46853, 0, {466, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}}, {47109, 46995, 0, {118, 1}, {467, 1}, {0, 0}, {0, 0}, {357, 3}, {613, 2}, {0, 0}},
    {47255, 47164, 0, {468, 1}, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}}, {47333, 47272, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}},
    {47374, 47348, 0, {470, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}}, {47425, 13112, 0, {0, 0}, {468, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {619, 1}},
    {47546, 47272, 0, {469, 1}, {472, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {621, 1}}, {47705, 47597, 0, {472, 1}, {0, 0}, {0, 0}, {473, 3}, {0, 0}, {623, 1}, {624, 1}},
    {47827, 47729, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {626, 1}}, {48032, 47921, 5, {478, 2}, {480, 2}, {482, 1}, {0, 0}, {0, 0}, {628, 4}, {632, 2}},
    {48165, 48105, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {360, 5}, {636, 3}, {639, 1}}, {48198, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {641, 4}, {0, 0}},
    {48331, 48293, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48402, 48353, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}},
    {48429, 48293, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48499, 48449, 0, {485, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}},
    {48558, 48530, 0, {0, 0}, {487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48579, 47729, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {626, 1}},
    {48606, 48293, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48667, 48293, 0, {484, 1}, {488, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {645, 1}},
    {48805, 48698, 0, {489, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {647, 1}, {648, 1}}, {48854, 48530, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {651, 1}},
    {48887, 47272, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}}, {48908, 48293, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {48936, 48293, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {49076, 48960, 0, {490, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {654, 1}},
    {49165, 49096, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {656, 4}, {0, 0}}, {49368, 49243, 1, {492, 3}, {495, 1}, {0, 0}, {0, 0}, {366, 1}, {664, 2}, {666, 1}},
    {49534, 49434, 0, {496, 1}, {497, 1}, {0, 0}, {0, 0}, {0, 0}, {668, 2}, {0, 0}}, {49807, 49600, 1, {498, 3}, {501, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {670, 1}},
    {49865, 49829, 0, {502, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {672, 1}, {0, 0}}, {50152, 49927, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {367, 2}, {673, 7}, {0, 0}},
    {50418, 50268, 0, {506, 1}, {507, 1}, {0, 0}, {0, 0}, {369, 1}, {680, 5}, {0, 0}}, {50547, 50442, 0, {507, 1}, {508, 1}, {0, 0}, {0, 0}, {367, 2}, {685, 4}, {0, 0}},
    {53021, 52899, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {370, 2}, {705, 10}, {715, 1}}, {53104, 53044, 0, {572, 1}, {573, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {53198, 53150, 0, {574, 1}, {0, 0}, {0, 0}, {0, 0}, {372, 1}, {718, 1}, {719, 1}}, {53305, 53221, 0, {575, 1}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {721, 3}, {0, 0}},
    {53643, 53380, 1, {577, 3}, {0, 0}, {0, 0}, {580, 2}, {373, 1}, {724, 4}, {728, 1}}, {53989, 53769, 1, {582, 3}, {0, 0}, {0, 0}, {585, 2}, {374, 2}, {721, 3}, {0, 0}},
    {54233, 54096, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {54245, 31674, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {54257, 54096, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {54271, 31674, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {54342, 54285, 0, {595, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {54390, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54466, 54424, 0, {0, 0}, {596, 1}, {0, 0}, {0, 0}, {376, 1}, {746, 3}, {749, 1}}, {54483, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54759, 54505, 0, {597, 2}, {590, 1}, {0, 0}, {0, 0}, {0, 0}, {751, 4}, {755, 1}}, {54774, 31674, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {54837, 33698, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {757, 3}, {760, 1}}, {54848, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54860, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {54917, 54096, 0, {590, 1}, {600, 1}, {0, 0}, {0, 0}, {341, 1}, {762, 4}, {766, 1}},
    {54928, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {54940, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54954, 31674, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}}, {54966, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54978, 33698, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {757, 3}, {760, 1}}, {54990, 31674, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {55160, 55021, 0, {601, 2}, {594, 1}, {0, 0}, {0, 0}, {348, 1}, {768, 5}, {773, 1}}, {55211, 54096, 0, {590, 1}, {603, 1}, {0, 0}, {0, 0}, {341, 1}, {775, 4}, {779, 1}},
    {55222, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {55236, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {55249, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {55261, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {55274, 31674, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}}, {55286, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {55298, 54096, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {55960, 55881, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56144, 56005, 0, {614, 1}, {615, 1}, {0, 0}, {0, 0}, {0, 0}, {788, 2}, {790, 1}}, {56298, 56212, 0, {616, 1}, {617, 1}, {0, 0}, {0, 0}, {377, 1}, {787, 1}, {0, 0}},
    {56369, 56310, 0, {618, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {56382, 55881, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56400, 55881, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {56425, 55881, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56443, 55881, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {56460, 55881, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56486, 55881, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {56504, 46995, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {357, 3}, {792, 3}, {0, 0}},
    {56534, 46995, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {378, 3}, {787, 1}, {0, 0}}, {56605, 56552, 0, {623, 1}, {624, 1}, {0, 0}, {0, 0}, {0, 0}, {795, 2}, {0, 0}},
    {56700, 56632, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {381, 2}, {797, 9}, {0, 0}}, {56805, 56732, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {383, 1}, {787, 1}, {0, 0}},
    {56955, 56815, 0, {625, 3}, {617, 1}, {0, 0}, {0, 0}, {0, 0}, {806, 2}, {808, 1}}, {57005, 0, 0, {0, 0}, {613, 1}, {0, 0}, {0, 0}, {384, 1}, {810, 2}, {0, 0}},
    {57040, 57020, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {385, 1}, {812, 1}, {0, 0}}, {57198, 57067, 0, {628, 1}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {813, 1}, {814, 1}},
    {57269, 55881, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {57317, 57295, 4, {0, 0}, {0, 0}, {633, 2}, {0, 0}, {0, 0}, {816, 3}, {819, 1}},
    {57381, 57345, 4, {635, 1}, {617, 1}, {22, 1}, {0, 0}, {386, 1}, {821, 4}, {825, 2}}, {57499, 57412, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {387, 3}, {829, 1}, {0, 0}},
    {57550, 57511, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {390, 1}, {830, 8}, {819, 1}}, {57741, 57613, 4, {636, 3}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {838, 4}, {842, 3}},
    {57778, 57762, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {391, 5}, {848, 4}, {819, 1}}, {57840, 57800, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {396, 1}, {852, 2}, {0, 0}},
    {57925, 57891, 0, {0, 0}, {639, 1}, {0, 0}, {0, 0}, {397, 1}, {852, 2}, {0, 0}}, {58171, 57992, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {398, 6}, {829, 1}, {0, 0}},
    {58216, 58202, 4, {640, 1}, {0, 0}, {641, 2}, {0, 0}, {0, 0}, {854, 5}, {859, 3}}, {58272, 58253, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {404, 2}, {0, 0}, {0, 0}},
    {58321, 58286, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {406, 1}, {89, 1}, {0, 0}}, {58404, 48293, 0, {643, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {865, 2}, {867, 1}},
    {58481, 58415, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {869, 1}}, {58499, 58415, 0, {620, 1}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {869, 1}},
    {58517, 58415, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {869, 1}}, {58590, 0, 0, {645, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}},
    {58671, 0, 0, {647, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}}, {58691, 55881, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {58701, 55881, 0, {648, 2}, {650, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {58775, 58711, 0, {651, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {871, 4}, {0, 0}},
    {58788, 55881, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {58918, 58845, 0, {652, 2}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {59071, 58966, 4, {654, 1}, {0, 0}, {655, 2}, {0, 0}, {408, 1}, {875, 4}, {825, 2}}, {59084, 55881, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {59102, 55881, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {59119, 0, 0, {0, 0}, {646, 1}, {0, 0}, {0, 0}, {384, 1}, {0, 0}, {0, 0}},
    {59198, 59142, 0, {657, 1}, {0, 0}, {0, 0}, {0, 0}, {406, 1}, {0, 0}, {0, 0}}, {59322, 59213, 0, {658, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {879, 3}, {0, 0}},
    {59349, 46995, 0, {118, 1}, {659, 1}, {0, 0}, {0, 0}, {409, 4}, {882, 3}, {0, 0}}, {59613, 59388, 0, {660, 2}, {97, 1}, {0, 0}, {0, 0}, {413, 2}, {885, 3}, {888, 1}},
    {59671, 59632, 0, {0, 0}, {662, 1}, {0, 0}, {0, 0}, {415, 1}, {890, 4}, {894, 1}}, {59707, 59685, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {416, 6}, {896, 5}, {901, 1}},
    {59738, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {903, 5}, {0, 0}}, {61687, 61570, 4, {692, 1}, {693, 1}, {483, 1}, {0, 0}, {422, 2}, {913, 2}, {915, 1}},
    {62160, 61787, 1, {694, 3}, {697, 2}, {0, 0}, {0, 0}, {424, 1}, {917, 1}, {918, 1}}, {62170, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {62372, 62297, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {425, 3}, {829, 1}, {0, 0}}, {62490, 62414, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {923, 2}},
    {62527, 62414, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {927, 2}}, {62571, 62414, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {931, 2}},
    {62618, 62414, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {935, 2}}, {62667, 62414, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {939, 2}},
    {62715, 62414, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {943, 2}}, {63189, 62852, 0, {699, 4}, {703, 2}, {0, 0}, {0, 0}, {430, 1}, {917, 1}, {947, 1}},
    {63796, 63273, 0, {705, 9}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {949, 1}}, {64248, 63831, 0, {716, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}},
    {64424, 64268, 0, {723, 6}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}}, {64642, 64450, 0, {729, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}},
    {64856, 64664, 0, {736, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}}, {65219, 64913, 1, {743, 3}, {746, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {953, 1}},
    {65437, 65240, 0, {748, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {955, 1}}, {65683, 65449, 0, {751, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {957, 1}},
    {65930, 65705, 0, {753, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {959, 1}}, {66027, 65993, 0, {0, 0}, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {66230, 66194, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {431, 8}, {961, 5}, {0, 0}}, {66263, 62414, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {966, 2}},
    {66300, 62414, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {970, 2}}, {66365, 66331, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {66383, 66331, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {66444, 66403, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}},
    {67045, 66589, 5, {757, 11}, {750, 1}, {483, 1}, {0, 0}, {440, 2}, {974, 5}, {979, 1}}, {68115, 67113, 1, {768, 13}, {750, 1}, {0, 0}, {0, 0}, {442, 1}, {981, 2}, {983, 1}},
    {68248, 68131, 0, {781, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {955, 1}}, {68412, 68259, 0, {784, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {985, 2}, {955, 1}},
    {68635, 68499, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {443, 3}, {987, 10}, {0, 0}}, {68705, 68646, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}},
    {68806, 68758, 0, {787, 1}, {0, 0}, {0, 0}, {0, 0}, {446, 1}, {997, 1}, {0, 0}}, {68837, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {998, 3}, {0, 0}},
    {69078, 68926, 0, {788, 1}, {789, 2}, {0, 0}, {0, 0}, {447, 2}, {1001, 2}, {1003, 1}}, {69638, 69197, 0, {791, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1005, 1}},
    {70099, 69657, 0, {796, 4}, {800, 2}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1007, 1}}, {70331, 70143, 0, {802, 5}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {959, 1}},
    {70411, 70361, 0, {807, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {997, 1}, {1009, 1}}, {70684, 70471, 0, {808, 3}, {811, 2}, {0, 0}, {0, 0}, {452, 1}, {1011, 2}, {1013, 1}},
    {71199, 70738, 0, {813, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1015, 1}}, {71435, 71215, 0, {818, 1}, {819, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {1017, 1}},
    {71540, 71459, 0, {821, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {1017, 1}}, {72208, 71621, 0, {823, 7}, {830, 2}, {0, 0}, {0, 0}, {453, 4}, {917, 1}, {1019, 1}},
    {72469, 65705, 0, {753, 2}, {832, 4}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {1021, 1}}, {72946, 72503, 1, {836, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1023, 1}},
    {73429, 72965, 2, {841, 4}, {845, 2}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1025, 1}}, {73868, 73458, 0, {847, 5}, {750, 1}, {0, 0}, {0, 0}, {457, 2}, {917, 1}, {1027, 1}},
    {74288, 73877, 0, {852, 4}, {800, 2}, {0, 0}, {0, 0}, {457, 2}, {917, 1}, {1029, 1}}, {74455, 74339, 0, {856, 2}, {135, 1}, {0, 0}, {0, 0}, {459, 1}, {1031, 8}, {1039, 1}},
    {74478, 68646, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}}, {74805, 74681, 0, {858, 3}, {861, 1}, {0, 0}, {0, 0}, {460, 2}, {1041, 2}, {1043, 1}},
    {74958, 74865, 0, {862, 1}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {1045, 2}, {1047, 1}}, {75097, 75020, 0, {863, 1}, {861, 1}, {0, 0}, {0, 0}, {462, 1}, {1049, 2}, {0, 0}},
    {75292, 75133, 0, {864, 2}, {866, 1}, {0, 0}, {0, 0}, {0, 0}, {1051, 2}, {1053, 1}}, {75519, 75330, 0, {867, 3}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {1057, 1}},
    {75794, 75702, 0, {870, 2}, {861, 1}, {0, 0}, {0, 0}, {463, 2}, {1059, 1}, {114, 1}}, {75988, 75910, 0, {872, 3}, {0, 0}, {0, 0}, {0, 0}, {463, 2}, {997, 1}, {114, 1}},
    {76241, 76046, 0, {788, 1}, {213, 1}, {0, 0}, {0, 0}, {465, 4}, {1060, 1}, {915, 1}}, {76261, 68646, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}},
    {76301, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1061, 3}, {0, 0}}, {76340, 62414, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {1064, 2}},
    {76354, 71215, 0, {818, 1}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {955, 1}}, {76465, 76391, 4, {875, 2}, {97, 1}, {877, 1}, {0, 0}, {469, 1}, {1068, 3}, {1071, 2}},
    {76532, 76492, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {76705, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {76715, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {76762, 32931, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {470, 1}, {1083, 4}, {1087, 2}},
    {76782, 49434, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1091, 3}, {0, 0}}, {76794, 49434, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1091, 3}, {0, 0}},
    {76806, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {76821, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}},
    {76982, 76862, 0, {880, 2}, {599, 1}, {0, 0}, {0, 0}, {471, 1}, {1096, 2}, {1098, 1}}, {77005, 32931, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {472, 1}, {1083, 4}, {1100, 2}},
    {77020, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {77031, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}},
    {77042, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {77058, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {77069, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77080, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {77091, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77102, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {77112, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77121, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}},
    {77132, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {77143, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}},
    {77153, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}}, {77164, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}},
    {77175, 13112, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {651, 1}}, {77188, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}},
    {77198, 76599, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77577, 77367, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1104, 3}, {1107, 1}},
    {77629, 13112, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1109, 2}, {1111, 1}}, {77638, 77367, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1104, 3}, {1107, 1}},
    {77774, 77650, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1113, 5}, {0, 0}}, {77971, 77825, 0, {889, 1}, {0, 0}, {0, 0}, {0, 0}, {473, 1}, {1118, 1}, {1119, 1}},
    {78049, 78006, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {474, 2}, {1121, 3}, {1111, 1}}, {78079, 78059, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {476, 1}, {0, 0}, {1111, 1}},
    {78091, 77650, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1124, 4}, {0, 0}}, {78137, 78113, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {477, 1}, {1128, 3}, {1111, 1}},
    {78287, 78169, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1118, 1}, {1131, 1}}, {78375, 77650, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1133, 5}, {0, 0}},
    {78477, 78390, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1138, 1}, {1131, 1}}, {78619, 78503, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {481, 1}, {1139, 4}, {1143, 1}},
    {78907, 78699, 0, {890, 1}, {891, 1}, {0, 0}, {0, 0}, {482, 2}, {1145, 2}, {1147, 1}}, {78954, 78390, 0, {892, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1118, 1}, {1149, 1}},
    {78967, 78169, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1118, 1}, {1131, 1}}, {78980, 77650, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1113, 5}, {0, 0}},
    {79662, 79594, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 2}}, {79702, 79673, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1167, 2}},
    {80028, 79939, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {484, 2}, {1171, 8}, {1179, 2}}, {80178, 80048, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1183, 3}},
    {80321, 80198, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1189, 3}}, {80507, 80475, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {486, 2}, {1171, 8}, {1179, 2}},
    {80610, 80534, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1195, 3}}, {80716, 80680, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {488, 1}, {1201, 8}, {1209, 2}},
    {80762, 80733, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1213, 2}}, {80804, 80783, 5, {899, 2}, {905, 1}, {906, 1}, {0, 0}, {489, 2}, {1171, 8}, {1179, 2}},
    {80905, 80820, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1217, 8}, {1225, 3}}, {81126, 80996, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1231, 3}},
    {81279, 81149, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1237, 3}}, {81383, 81302, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1217, 8}, {1243, 3}},
    {81651, 81464, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1249, 3}}, {81964, 81676, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1255, 3}},
    {82196, 81991, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1261, 3}}, {82428, 82223, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1267, 3}},
    {82670, 82455, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1273, 3}}, {82886, 82699, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1279, 3}},
    {83108, 82911, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1285, 3}}, {83322, 83135, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1291, 3}},
    {83544, 83347, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1297, 3}}, {83776, 83571, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1303, 3}},
    {84018, 83803, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1309, 3}}, {84153, 84047, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1217, 8}, {1315, 3}},
    {84478, 84234, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1321, 3}}, {84749, 84505, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1327, 3}},
    {85030, 84776, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1333, 3}}, {85091, 85059, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {497, 1}, {1156, 7}, {1339, 2}},
    {85234, 85103, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1343, 3}}, {85397, 85266, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1349, 3}},
    {85573, 85429, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1355, 3}}, {85794, 85606, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1361, 3}},
    {86016, 85828, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1367, 3}}, {86248, 86050, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1373, 3}},
    {86485, 86284, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1379, 3}}, {86731, 86520, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1385, 3}},
    {87013, 86768, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1391, 3}}, {87294, 87049, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1397, 3}},
    {87588, 87330, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1403, 3}}, {87654, 87625, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1409, 2}},
    {87712, 87665, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1413, 2}}, {87773, 87732, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1417, 3}},
    {87833, 87809, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {498, 2}, {1156, 7}, {1423, 1}}, {87879, 87852, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1425, 2}},
    {87917, 87890, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1429, 2}}, {87974, 87928, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1433, 8}, {1441, 2}},
    {88386, 87986, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1445, 3}}, {88436, 88405, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1451, 2}},
    {88562, 88512, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {500, 4}, {1201, 8}, {1455, 2}}, {88641, 88608, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {651, 1}},
    {88681, 88654, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1459, 2}}, {88743, 88699, 4, {907, 2}, {904, 1}, {909, 1}, {0, 0}, {0, 0}, {1201, 8}, {1463, 3}},
    {88888, 88869, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {505, 2}, {1171, 8}, {1179, 2}}, {88956, 88902, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1469, 3}},
    {89006, 88970, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1475, 2}}, {89053, 89017, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1479, 2}},
    {89165, 89064, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1483, 3}}, {89207, 89178, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1489, 2}},
    {89247, 89218, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1493, 2}}, {89751, 89335, 1, {910, 4}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1497, 7}, {1504, 2}},
    {89972, 89763, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1508, 3}}, {90053, 89996, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1514, 3}},
    {90195, 90077, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1520, 3}}, {90246, 90218, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1526, 3}},
    {90499, 90269, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1532, 3}}, {90589, 90524, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1538, 3}},
    {90644, 90614, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1544, 3}}, {90843, 90669, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1550, 3}},
    {90944, 90867, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1556, 3}}, {91006, 90977, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1562, 3}},
    {91107, 91030, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1568, 3}}, {91169, 91140, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1574, 3}},
    {91311, 91193, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1580, 3}}, {91371, 91334, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1586, 3}},
    {91431, 91403, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1592, 3}}, {91491, 91454, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1598, 3}},
    {91551, 91523, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1604, 3}}, {91605, 91574, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1610, 2}},
    {91723, 91617, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1614, 3}}, {91837, 91753, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1620, 3}},
    {91902, 91861, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1626, 2}}, {92013, 91984, 4, {915, 2}, {917, 1}, {906, 1}, {0, 0}, {510, 1}, {1630, 9}, {1639, 3}},
    {92058, 92027, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1645, 2}}, {92102, 92071, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1649, 2}},
    {92152, 92115, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1653, 2}}, {92436, 92166, 0, {918, 2}, {920, 1}, {0, 0}, {0, 0}, {511, 1}, {1657, 8}, {0, 0}},
    {92480, 92451, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1665, 2}}, {92525, 92492, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1669, 2}},
    {92568, 92539, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1673, 2}}, {92608, 92579, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1677, 2}},
    {92667, 92632, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {512, 1}, {1201, 8}, {1681, 2}}, {92917, 92684, 0, {921, 3}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1497, 7}, {1685, 2}},
    {92985, 92931, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1689, 3}}, {93234, 93069, 0, {924, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1695, 3}, {0, 0}},
    {93463, 93301, 0, {927, 2}, {929, 1}, {0, 0}, {0, 0}, {513, 1}, {1698, 3}, {0, 0}}, {93657, 93495, 0, {930, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1701, 3}, {0, 0}},
    {93708, 93690, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {101588, 101418, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1865, 5}, {1870, 2}},
    {101708, 101640, 0, {1191, 1}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1874, 3}, {0, 0}}, {101841, 101756, 0, {1193, 1}, {1194, 1}, {0, 0}, {0, 0}, {515, 3}, {1877, 2}, {0, 0}},
    {101892, 101853, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}}, {101980, 101901, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1884, 4}, {1882, 1}},
    {102512, 102271, 0, {1195, 2}, {1197, 1}, {0, 0}, {0, 0}, {518, 9}, {1888, 3}, {1891, 1}},
    {102583, 101640, 0, {1198, 1}, {1199, 1}, {0, 0}, {0, 0}, {0, 0}, {1893, 2}, {0, 0}}, {102674, 102626, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {527, 1}, {1895, 3}, {0, 0}},
    {102707, 102692, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}}, {102721, 53221, 0, {1200, 1}, {0, 0}, {0, 0}, {576, 1}, {529, 1}, {721, 3}, {0, 0}},
    {103059, 103021, 1, {1201, 2}, {1203, 1}, {0, 0}, {0, 0}, {530, 20}, {1898, 5}, {0, 0}}, {103130, 103076, 1, {1204, 2}, {1206, 1}, {0, 0}, {0, 0}, {550, 6}, {1903, 2}, {0, 0}},
    {103510, 103234, 0, {1207, 3}, {1210, 1}, {0, 0}, {0, 0}, {556, 10}, {1905, 4}, {1909, 1}},
    {103549, 103523, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1911, 4}, {0, 0}}, {103589, 103561, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {829, 1}, {0, 0}},
    {103818, 103610, 1, {1211, 3}, {0, 0}, {0, 0}, {580, 2}, {568, 2}, {724, 4}, {728, 1}}, {103896, 103845, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {570, 1}, {1895, 3}, {0, 0}},
    {104083, 103946, 0, {1214, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1915, 2}, {1917, 1}}, {104290, 104146, 0, {1216, 1}, {345, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {104359, 101853, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104516, 104419, 0, {1217, 2}, {1220, 1}, {0, 0}, {0, 0}, {573, 2}, {1923, 4}, {1927, 1}},
    {104526, 101853, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104591, 104536, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}}, {104602, 101853, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104675, 104612, 0, {1221, 1}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1929, 3}, {1932, 1}},
    {104685, 101640, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104696, 101640, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104708, 101640, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104720, 101640, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104763, 104733, 0, {1223, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1891, 1}}, {104775, 101853, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {104785, 101853, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1919, 4}, {1882, 1}},
    {105507, 105492, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {577, 53}, {1936, 4}, {0, 0}}, {105803, 105585, 0, {1224, 2}, {1192, 1}, {0, 0}, {0, 0}, {630, 3}, {1940, 5}, {0, 0}},
    {105956, 105941, 0, {1226, 2}, {1220, 1}, {0, 0}, {0, 0}, {633, 1}, {1945, 3}, {1927, 1}},
    {106151, 106018, 0, {1228, 2}, {0, 0}, {0, 0}, {1230, 1}, {634, 1}, {1948, 4}, {0, 0}}, {106561, 106281, 0, {1231, 1}, {1232, 1}, {0, 0}, {0, 0}, {635, 7}, {718, 1}, {0, 0}},
    {106835, 106630, 0, {1233, 3}, {1236, 1}, {0, 0}, {0, 0}, {0, 0}, {1952, 3}, {1955, 1}}, {107071, 106854, 0, {1237, 2}, {1239, 1}, {0, 0}, {0, 0}, {571, 1}, {1957, 2}, {1959, 1}},
    {107113, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {107217, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107404, 0, 0, {1242, 4}, {1246, 1}, {0, 0}, {0, 0}, {0, 0}, {1966, 2}, {1968, 1}}, {107425, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107591, 107445, 0, {1247, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1970, 1}}, {107608, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107666, 107127, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {107682, 107127, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1964, 1}},
    {107703, 107127, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1964, 1}}, {107719, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {107734, 107127, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {107753, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {107890, 107790, 0, {1251, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1974, 1}}, {108071, 107926, 0, {1253, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1976, 1}},
    {108187, 108090, 0, {1256, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1978, 1}}, {108361, 108238, 0, {1258, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1980, 1}},
    {108508, 108379, 0, {1262, 3}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1982, 1}}, {108578, 108531, 0, {1265, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108657, 108600, 0, {1265, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {108677, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108809, 108708, 0, {1266, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1984, 1}}, {108832, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {108846, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {108876, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1934, 2}, {1964, 1}},
    {108891, 107127, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1964, 1}}, {108907, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1934, 2}, {1964, 1}},
    {109085, 108989, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1986, 1}, {0, 0}}, {109145, 109128, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {109263, 109165, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1986, 1}, {0, 0}}, {109283, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {109373, 109313, 0, {1270, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {109397, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {109411, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {109427, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {109540, 109442, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1987, 1}}, {109656, 109570, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {649, 1}, {1989, 2}, {1987, 1}},
    {109848, 109743, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {650, 1}, {1991, 2}, {0, 0}}, {110044, 109932, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1993, 3}, {0, 0}},
    {110087, 109932, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1993, 3}, {0, 0}}, {110129, 109932, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1993, 3}, {0, 0}},
    {110206, 110189, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {110295, 0, 0, {1274, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}},
    {110334, 0, 0, {1278, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}}, {110374, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {110389, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {110468, 107127, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1998, 1}},
    {110482, 107127, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1998, 1}}, {110500, 107127, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}},
    {110516, 107127, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1998, 1}}, {110531, 107127, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1998, 1}},
    {110614, 110546, 0, {1290, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110794, 110699, 0, {1292, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1986, 1}, {2002, 1}},
    {110900, 110818, 0, {1294, 1}, {1295, 1}, {0, 0}, {0, 0}, {654, 1}, {1986, 1}, {2004, 1}},
    {110950, 0, 0, {1223, 1}, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2006, 1}}, {110976, 0, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {111063, 110997, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2008, 2}, {2010, 1}}, {111103, 107127, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}},
    {111119, 110997, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1986, 1}, {0, 0}}, {111142, 110997, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1986, 1}, {0, 0}},
    {111167, 107127, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111198, 107127, 0, {1299, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111216, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {111230, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {111246, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {111261, 107127, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111277, 107127, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111294, 0, 0, {1300, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {2012, 1}, {0, 0}},
    {111334, 0, 0, {1303, 3}, {345, 1}, {0, 0}, {0, 0}, {413, 2}, {2012, 1}, {0, 0}}, {111402, 55881, 0, {1306, 3}, {1236, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {111443, 55881, 0, {1309, 3}, {1236, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {111554, 111465, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {111679, 111579, 0, {1315, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {111837, 111721, 0, {1318, 2}, {1236, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {112001, 111872, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {112148, 112070, 0, {1323, 2}, {1236, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {112228, 112174, 0, {1325, 1}, {1236, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {112255, 107127, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}},
    {112273, 107127, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {112319, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2013, 6}, {0, 0}},
    {112336, 0, 0, {1329, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {2013, 6}, {0, 0}}, {112360, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2013, 6}, {0, 0}},
    {112405, 0, 0, {1331, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2013, 6}, {2019, 1}}, {112422, 0, 0, {1334, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {2013, 6}, {2019, 1}},
    {112446, 107127, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}}, {112464, 107127, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}},
    {112481, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {112501, 107127, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1972, 1}},
    {112515, 107127, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}}, {112539, 0, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {112744, 0, 0, {1336, 5}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2021, 2}, {2023, 1}}, {112901, 112814, 0, {1341, 2}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {2010, 1}},
    {112919, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {112934, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {112950, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {112970, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113013, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}}, {113063, 107127, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {2031, 1}},
    {113078, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113092, 107127, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2000, 2}, {0, 0}},
    {113109, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113124, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113139, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113154, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}},
    {113183, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113198, 48293, 0, {595, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1932, 1}},
    {113217, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113236, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113255, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}}, {113284, 110997, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113307, 31239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113361, 42838, 0, {0, 0}, {1347, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {113382, 110997, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2008, 2}, {2010, 1}}, {113414, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {113428, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}}, {113443, 0, 0, {1348, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {113473, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113488, 107127, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1961, 3}, {1964, 1}},
    {113504, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113523, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}},
    {113591, 113571, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {113611, 107127, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {2031, 1}},
    {113626, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113641, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113656, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}}, {113685, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}},
    {113704, 107127, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1972, 1}}, {113723, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2027, 2}, {0, 0}},
    {113826, 113771, 0, {1349, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113903, 113852, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {114013, 0, 0, {1352, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2033, 1}, {2034, 1}}, {114038, 113852, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {114060, 0, 0, {1357, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {114266, 114102, 0, {1358, 1}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {2036, 4}, {0, 0}},
    {114498, 114298, 0, {1359, 2}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {2040, 5}, {2045, 1}},
    {114640, 0, 0, {1361, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2047, 4}, {2051, 1}}, {114669, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {114697, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {114761, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}},
    {114790, 107127, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}}, {114819, 107127, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}},
    {114852, 107127, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}}, {114881, 107127, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}},
    {114914, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2055, 3}, {0, 0}}, {114943, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {114971, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {114998, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {115027, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {115056, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {115085, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}}, {115114, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2053, 2}, {0, 0}},
    {115142, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115159, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115176, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115194, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115212, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115242, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115259, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115277, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115298, 0, 0, {1380, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115316, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115335, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115355, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115375, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115396, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115414, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115432, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115454, 0, 0, {1389, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}}, {115472, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115509, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115528, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115545, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115561, 0, 0, {1396, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115595, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115619, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115643, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115668, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115693, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115718, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115743, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115767, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115790, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115815, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115840, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115865, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115890, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115914, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115932, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115952, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {115970, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {115987, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116007, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116025, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116043, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116061, 0, 0, {1407, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}},
    {116080, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116097, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116116, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116134, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116154, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116172, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116190, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116208, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}},
    {116225, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1996, 1}}, {116243, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {116397, 116282, 0, {1411, 1}, {1192, 1}, {0, 0}, {0, 0}, {687, 1}, {2058, 2}, {0, 0}}, {116488, 116471, 1, {1412, 4}, {1203, 1}, {0, 0}, {1416, 2}, {688, 8}, {2060, 4}, {0, 0}},
    {116529, 116508, 0, {1418, 1}, {345, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {116572, 116553, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {116935, 116685, 0, {1268, 1}, {1419, 1}, {0, 0}, {0, 0}, {698, 12}, {2064, 7}, {0, 0}}, {116945, 101901, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1884, 4}, {1882, 1}},
    {117016, 116967, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {710, 1}, {1895, 3}, {0, 0}}, {117108, 117073, 4, {0, 0}, {0, 0}, {1420, 1}, {0, 0}, {711, 7}, {2071, 3}, {2074, 1}},
    {117164, 117124, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {718, 1}, {2076, 2}, {0, 0}}, {117359, 117337, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {719, 16}, {2071, 3}, {2074, 1}},
    {117520, 117437, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {812, 1}, {0, 0}}, {117632, 117549, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {812, 1}, {0, 0}},
    {117821, 117690, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {2078, 3}, {0, 0}}, {117870, 42838, 0, {0, 0}, {1422, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2081, 1}},
    {117885, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2076, 2}, {0, 0}}, {117902, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2076, 2}, {0, 0}},
    {117918, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2076, 2}, {0, 0}}, {117950, 117933, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {117968, 101418, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1865, 5}, {1870, 2}},
    {118076, 117988, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {751, 1}, {2083, 4}, {1882, 1}},
    {118084, 101640, 0, {1191, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {118098, 66331, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {118144, 118110, 0, {1423, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {118156, 101901, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {2087, 4}, {1882, 1}},
    {118350, 118187, 0, {1424, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2091, 4}, {2095, 1}}, {118362, 101640, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {118372, 101418, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2097, 4}, {1870, 2}},
    {118527, 118381, 0, {1427, 2}, {1236, 1}, {0, 0}, {0, 0}, {752, 1}, {2101, 2}, {2103, 1}},
    {118546, 101640, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {118558, 101853, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}},
    {118761, 118568, 0, {1429, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {2105, 6}, {0, 0}}, {118772, 101418, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2097, 4}, {1870, 2}},
    {119005, 118781, 1, {1431, 3}, {0, 0}, {0, 0}, {585, 2}, {763, 3}, {724, 4}, {0, 0}}, {119082, 119017, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2111, 2}, {2113, 1}},
    {119093, 101901, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {2087, 4}, {1882, 1}},
    {119195, 119110, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {766, 1}, {2115, 2}, {0, 0}}, {119207, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {119224, 101853, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}}, {119281, 119234, 0, {1434, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {119293, 101853, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1879, 3}, {1882, 1}}, {119302, 119110, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {766, 1}, {2115, 2}, {0, 0}},
    {119312, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119359, 119322, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}},
    {119369, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119379, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119390, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119400, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119411, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119421, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {214, 1}},
    {119432, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119443, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119453, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119639, 119463, 0, {1436, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {2132, 1}},
    {119651, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {214, 1}}, {119665, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119674, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119684, 119322, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}},
    {119694, 119322, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}}, {119705, 119322, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {385, 1}},
    {119715, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119724, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119734, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119743, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119753, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {119764, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {119914, 119775, 0, {1439, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {2134, 1}}, {120005, 119923, 0, {1442, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2136, 9}, {773, 1}},
    {120016, 32312, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2125, 7}, {214, 1}}, {120068, 48293, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}},
    {120082, 48293, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}}, {120093, 48293, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}},
    {120104, 48293, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2145, 8}, {2153, 1}}, {120118, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120127, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120138, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120149, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120159, 31674, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {214, 1}},
    {120169, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120180, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120195, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120206, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120377, 120223, 0, {307, 1}, {1444, 2}, {0, 0}, {0, 0}, {341, 1}, {2155, 9}, {2164, 1}}, {120389, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120399, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120409, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120418, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}}, {120428, 33893, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2117, 8}, {385, 1}},
    {120665, 120480, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2166, 2}, {2168, 2}},
    {120687, 120480, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2172, 4}, {2176, 2}},
    {120755, 120701, 4, {0, 0}, {97, 1}, {482, 1}, {0, 0}, {0, 0}, {2180, 5}, {2185, 1}}, {120848, 120775, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2187, 4}, {0, 0}},
    {121035, 120903, 0, {1448, 1}, {158, 1}, {0, 0}, {0, 0}, {768, 1}, {2191, 6}, {2197, 2}}, {121366, 121126, 0, {1449, 3}, {693, 1}, {0, 0}, {0, 0}, {769, 1}, {2201, 3}, {2204, 1}},
    {121457, 121384, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2206, 4}, {0, 0}}, {121484, 56552, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2210, 7}, {2217, 1}},
    {121636, 121553, 0, {1454, 1}, {1455, 1}, {0, 0}, {0, 0}, {770, 1}, {2219, 4}, {2223, 1}},
    {121743, 121658, 0, {1456, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2225, 2}, {0, 0}}, {121791, 121755, 0, {1458, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2227, 1}, {0, 0}},
    {121984, 121852, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2228, 6}, {2234, 2}}, {122090, 121995, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {2238, 3}, {2241, 1}},
    {122136, 122114, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {122321, 122174, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2243, 1}},
    {122564, 122370, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {2245, 5}, {2250, 2}},
    {122726, 122600, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {2254, 3}, {2257, 2}}, {122964, 122600, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {2261, 5}, {2266, 2}},
    {123160, 123008, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {2270, 2}, {2272, 2}},
    {123207, 57891, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {852, 2}, {0, 0}}, {123381, 123247, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {2276, 2}, {0, 0}},
    {123448, 123395, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {2278, 6}, {2284, 1}}, {123502, 56552, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2286, 8}, {2294, 1}},
    {123548, 123527, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {123564, 121755, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {548, 1}},
    {123749, 123622, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {2296, 1}, {2297, 1}},
    {124228, 123815, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {2299, 6}, {2305, 2}},
    {124395, 124313, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {2219, 4}, {2309, 1}}, {124542, 124410, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {2311, 6}, {2317, 1}},
    {124807, 124555, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {2319, 6}, {2325, 2}}, {124856, 124822, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {2329, 3}, {2332, 1}},
    {125046, 124884, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {2334, 4}, {2338, 2}}, {125106, 125085, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2346, 4}, {0, 0}},
    {125265, 125133, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {829, 1}, {0, 0}}, {125330, 125283, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2350, 2}, {2352, 1}},
    {125353, 125283, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2354, 3}, {2352, 1}}, {125621, 125427, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2357, 1}},
    {125696, 125650, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {0, 0}}, {125828, 125720, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2357, 1}},
    {125889, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2359, 4}, {0, 0}}, {125934, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2363, 4}, {0, 0}},
    {125977, 125952, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2367, 6}, {0, 0}}, {126038, 13112, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2373, 1}},
    {127567, 127381, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {2375, 1}}, {127628, 127581, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2375, 1}},
    {127774, 127640, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2377, 1}}, {127880, 127640, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2379, 1}},
    {128121, 127908, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2381, 1}}, {128196, 128136, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2383, 1}},
    {128281, 104733, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2385, 1}}, {128365, 128297, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2387, 1}},
    {128378, 128297, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2387, 1}}, {128678, 128408, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2389, 1}},
    {128953, 128688, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2391, 1}}, {129206, 128963, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2393, 1}},
    {129329, 129229, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {2395, 1}}, {129582, 129346, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2397, 1}},
    {129722, 129591, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2399, 1}}, {130638, 130351, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {2401, 1}},
    {130805, 130674, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2403, 1}}, {130937, 130847, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {2405, 1}},
    {131104, 130970, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {2407, 4}, {114, 1}}, {131327, 131179, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2411, 1}},
    {131550, 131357, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2413, 1}}, {131769, 131582, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2415, 1}},
    {131833, 131802, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {132001, 131887, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2417, 1}},
    {132209, 132020, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2419, 1}}, {132432, 132242, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2421, 1}},
    {132648, 132475, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2423, 1}}, {133015, 132802, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {2425, 4}, {2429, 1}},
    {133165, 133033, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {2425, 4}, {0, 0}}, {133383, 133278, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1934, 2}, {2431, 1}},
    {133821, 133459, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2433, 1}}, {134050, 133842, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2435, 1}},
    {134220, 134096, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2437, 1}}, {134310, 134248, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134464, 134337, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2439, 1}}, {134628, 134533, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134893, 134757, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {134943, 134913, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {135055, 134980, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138685, 138627, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2443, 1}},
    {139054, 138777, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {2445, 1}}, {139236, 139067, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2447, 1}, {2448, 1}},
    {139256, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {139270, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {139294, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {139333, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2450, 1}, {0, 0}},
    {139361, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2450, 1}, {0, 0}}, {139606, 139470, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {2451, 1}, {2452, 1}},
    {139872, 139724, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {2451, 1}, {2454, 1}}, {140164, 140107, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {140244, 140107, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {140450, 140297, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2456, 1}},
    {140479, 140297, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2456, 1}}, {140625, 140507, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2458, 1}},
    {140697, 140507, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2460, 1}}, {140724, 140507, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {2460, 1}},
    {140952, 140804, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {2462, 2}, {2464, 1}},
    {141052, 140804, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2462, 2}, {2466, 1}},
    {141079, 140804, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2462, 2}, {2466, 1}},
    {141201, 141114, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {2468, 1}}, {141274, 141114, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141301, 141114, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {141329, 141114, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141420, 141356, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {2470, 1}}, {141447, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {141866, 141562, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2472, 1}}, {142081, 141903, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2474, 1}},
    {142545, 142218, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2476, 1}}, {142852, 142634, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2478, 1}},
    {143312, 142959, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {2447, 1}, {2480, 1}}, {143710, 143416, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {2482, 1}},
    {144023, 143774, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {2484, 1}}, {144585, 144082, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {2486, 2}, {2488, 1}},
    {144650, 144633, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {2450, 1}, {0, 0}}, {144680, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144852, 144817, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {145113, 144924, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {2490, 1}},
    {145154, 145141, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {145387, 145271, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {2492, 1}},
    {145412, 145271, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {2492, 1}}, {145549, 145448, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2494, 1}},
    {145565, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {145575, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {145642, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {145897, 145747, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {2496, 1}},
    {145999, 145922, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {146070, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {146101, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {146123, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {146186, 146170, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {146457, 146255, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {2447, 1}, {2439, 1}},
    {146636, 146555, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {2498, 1}}, {146853, 146754, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 2}, {2502, 1}},
    {147024, 146922, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {2504, 1}}, {147332, 147214, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2506, 1}},
    {147538, 147353, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {2447, 1}, {2508, 1}},
    {147631, 147569, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2506, 1}}, {147663, 147214, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2506, 1}},
    {147810, 147689, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2510, 1}}, {147846, 147569, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2506, 1}},
    {147960, 147883, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2512, 1}}, {147986, 147883, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2512, 1}},
    {148147, 148010, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2447, 1}, {2514, 1}}, {148166, 144817, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {148284, 148215, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2006, 1}}, {148442, 148308, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2516, 1}},
    {148581, 148471, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2447, 1}, {2518, 1}}, {148611, 110189, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {149089, 148884, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {2520, 1}}, {149406, 149126, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {2522, 1}},
    {149583, 149488, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {2524, 1}}, {149655, 149636, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {149728, 149678, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2526, 1}}, {149835, 149773, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {150384, 150147, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {2447, 1}, {2439, 1}}, {150593, 150432, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {2528, 1}},
    {150682, 150603, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2530, 1}}, {150704, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2532, 2}, {0, 0}},
    {150738, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {150763, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {150861, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {150896, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}},
    {150931, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {150966, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}},
    {151001, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {151037, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}},
    {151073, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151109, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151145, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2534, 3}, {0, 0}}, {151176, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151207, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151238, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151265, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151292, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151319, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151356, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151383, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151410, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151438, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151466, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151494, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151522, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151550, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151578, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151606, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151634, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151662, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151690, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151717, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151745, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151773, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151801, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151829, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151857, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151885, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151913, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151941, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151969, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151997, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152024, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152052, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152080, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152107, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152134, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152161, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152188, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152215, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152242, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {152273, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {152307, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152333, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152359, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152390, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152421, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152452, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152483, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152514, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152546, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152578, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152610, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152638, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152666, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152694, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152719, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152745, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152771, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152797, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152824, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152848, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152873, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152898, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152923, 42838, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152958, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152984, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {153234, 153060, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {2537, 2}, {2539, 1}},
    {153300, 153272, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {153607, 153392, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {2541, 1}, {2542, 1}},
    {153737, 153630, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {2544, 1}}, {153867, 153758, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {2546, 1}},
    {154074, 153976, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {2549, 1}}, {154207, 154093, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {2551, 1}},
    {154506, 154409, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {2548, 1}, {2553, 1}}, {154631, 154522, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {2555, 1}},
    {154672, 146170, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {2548, 1}, {0, 0}}, {154946, 154812, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {2548, 1}, {2557, 1}},
    {155585, 155240, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2559, 1}, {2560, 1}}, {156003, 155682, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2559, 1}, {2562, 1}},
    {156416, 156032, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2559, 1}, {2564, 1}}, {156821, 156436, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2559, 1}, {2566, 1}},
    {157222, 156944, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2559, 1}, {2568, 1}}, {157584, 157242, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2559, 1}, {2570, 1}},
    {157981, 157688, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2572, 1}}, {158008, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2548, 1}, {0, 0}},
    {158146, 158045, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2574, 1}, {2575, 1}}, {158253, 158172, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {2548, 1}, {2557, 1}},
    {158288, 146170, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {2548, 1}, {0, 0}}, {158440, 158342, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {2577, 1}},
    {158475, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2579, 1}, {0, 0}}, {158512, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2579, 1}, {0, 0}},
    {158972, 158629, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {2580, 2}, {2582, 1}},
    {159010, 158993, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {2579, 1}, {0, 0}}, {159184, 159097, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2584, 1}},
    {159264, 159215, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {159357, 159278, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2584, 1}},
    {161663, 161520, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2588, 1}}, {161868, 161714, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2590, 3}, {2593, 1}},
    {162070, 161887, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {162270, 162106, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2595, 3}, {2598, 1}},
    {162459, 162288, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {162476, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {162690, 162544, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2600, 1}}, {162787, 162701, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {162952, 162829, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2602, 2}, {2604, 3}}, {163007, 162971, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {812, 1}, {0, 0}},
    {163100, 163020, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {829, 1}, {0, 0}}, {163157, 163121, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2610, 4}, {0, 0}},
    {163314, 163185, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2614, 3}, {0, 0}}, {163688, 163456, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2617, 3}, {0, 0}},
    {164388, 163863, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2620, 6}, {0, 0}}, {164455, 164403, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {164903, 164573, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2626, 4}, {0, 0}}, {165214, 165035, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2630, 3}, {2633, 1}},
    {165610, 165285, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2635, 1}}, {166228, 165773, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2637, 1}},
    {166355, 166260, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {166384, 166366, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166428, 13112, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2639, 1}, {2640, 2}}, {166656, 166520, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {166744, 166683, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {167331, 166808, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2644, 5}, {2600, 1}},
    {167533, 167406, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2649, 2}, {0, 0}}, {167721, 167575, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {997, 1}, {0, 0}},
    {167754, 166366, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2651, 2}, {0, 0}}, {168144, 167773, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2653, 1}, {0, 0}},
    {168943, 168260, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2620, 6}, {2654, 1}},
    {169364, 168986, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2653, 1}, {0, 0}}, {170394, 169581, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2656, 4}, {2600, 1}},
    {170523, 170445, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2660, 1}, {2661, 1}},
    {170877, 170584, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2663, 2}, {2600, 1}}, {171143, 170893, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2665, 1}, {2600, 1}},
    {171165, 170893, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2665, 1}, {2600, 1}}, {171322, 171194, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2666, 1}, {2667, 1}},
    {171341, 170893, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2665, 1}, {2600, 1}}, {172093, 171398, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2669, 3}, {2672, 1}},
    {172442, 172163, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2674, 2}, {0, 0}}, {173350, 172549, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2676, 8}, {2672, 1}},
    {173490, 173363, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {173503, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174109, 173549, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2684, 3}, {2600, 1}}, {174119, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2687, 2}, {0, 0}},
    {174281, 174152, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2689, 1}, {2690, 1}}, {174500, 174319, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2692, 1}, {2693, 1}},
    {174577, 174517, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2692, 1}, {2695, 1}}, {174598, 166366, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174662, 174617, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2697, 1}, {0, 0}}, {174676, 166366, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2698, 4}, {0, 0}},
    {175520, 174800, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2620, 6}, {2702, 1}},
    {175660, 175531, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2704, 4}, {0, 0}}, {175875, 175782, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2708, 1}, {0, 0}},
    {175999, 175903, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2709, 1}, {0, 0}}, {176179, 176049, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2710, 1}},
    {176275, 176216, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2709, 1}, {2712, 1}}, {176395, 176296, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2708, 1}, {2714, 1}},
    {176576, 176296, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2708, 1}, {2716, 1}}, {177020, 176743, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2718, 1}},
    {177159, 177073, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2720, 4}, {2724, 1}}, {177334, 177232, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2726, 2}, {0, 0}},
    {177545, 177369, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2709, 1}, {2728, 1}}, {177664, 177564, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2730, 1}},
    {177798, 177675, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2732, 1}}, {177981, 177828, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2734, 6}, {2740, 2}},
    {178072, 178006, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2744, 1}}, {178187, 178113, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2746, 1}},
    {178293, 178208, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {623, 1}, {0, 0}}, {178321, 175903, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {178421, 178346, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2749, 3}, {2752, 1}}, {178458, 178442, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2754, 2}, {0, 0}},
    {178589, 178490, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2687, 2}, {2756, 1}},
    {178762, 178639, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2687, 2}, {2758, 1}},
    {178844, 178793, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2687, 2}, {2758, 1}},
    {178876, 178639, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2687, 2}, {2758, 1}},
    {178983, 178906, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2687, 2}, {2760, 1}},
    {179091, 179005, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2687, 2}, {2762, 1}},
    {179144, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2764, 3}, {0, 0}}, {179194, 179164, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2756, 1}},
    {179652, 179318, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2767, 1}}, {179680, 177232, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {179721, 179704, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2744, 1}}, {179744, 179704, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2746, 1}},
    {179787, 179768, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2758, 1}}, {180023, 179909, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2769, 2}, {2771, 1}},
    {180042, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2754, 2}, {0, 0}}, {180096, 180072, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {623, 1}, {0, 0}},
    {180154, 180133, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2773, 2}, {0, 0}}, {180281, 180170, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2775, 1}},
    {180399, 180306, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2777, 1}}, {180468, 180429, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2758, 1}},
    {180599, 180495, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2779, 1}}, {180674, 180622, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2758, 1}},
    {180698, 180495, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2779, 1}}, {180720, 180622, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2758, 1}},
    {180840, 180429, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2781, 1}}, {180973, 180861, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2783, 2}, {2785, 1}},
    {181049, 180999, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2687, 2}, {0, 0}}, {181373, 181114, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {623, 1}, {2787, 1}},
    {181473, 181397, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2758, 1}}, {181586, 181515, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2687, 2}, {2756, 1}},
    {181688, 181614, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2687, 2}, {2758, 1}},
    {181720, 181614, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2687, 2}, {2758, 1}},
    {181753, 181614, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2687, 2}, {2758, 1}},
    {181851, 181784, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2687, 2}, {2760, 1}},
    {181901, 181784, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2687, 2}, {2762, 1}},
    {182089, 32931, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2794, 3}, {915, 1}}, {182310, 182155, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2797, 2}, {2799, 1}},
    {182785, 182484, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2801, 5}, {2806, 1}},
    {182889, 182796, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2808, 2}, {2810, 1}}, {183176, 182906, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {718, 1}, {0, 0}},
    {183303, 183185, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2812, 3}, {2806, 1}},
    {183493, 183319, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2815, 2}, {2817, 1}}, {183772, 183699, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2819, 3}, {0, 0}},
    {183880, 183811, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2822, 3}, {2752, 1}},
    {184049, 183893, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2825, 4}, {2817, 1}}, {184316, 184061, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {718, 1}, {0, 0}},
    {184375, 184326, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {184453, 184412, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {184646, 184563, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2829, 2}, {0, 0}}, {184658, 184563, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2829, 2}, {0, 0}},
    {184806, 184563, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2831, 3}, {0, 0}}, {185343, 185287, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2836, 1}},
    {185356, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185370, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185389, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {185408, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185676, 185449, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}}, {185713, 185449, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}},
    {185749, 185449, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}}, {185785, 185449, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2838, 1}, {2839, 1}},
    {185884, 185820, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {185981, 185907, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2841, 1}},
    {185999, 185907, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2841, 1}}, {186173, 186030, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2843, 1}},
    {186266, 186194, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2845, 1}}, {186287, 186194, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2845, 1}},
    {186308, 186030, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2843, 1}}, {186421, 186329, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2847, 1}},
    {186696, 186540, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2849, 1}}, {186726, 186540, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2849, 1}},
    {186899, 186540, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2851, 1}}, {186928, 186540, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2851, 1}},
    {187100, 186540, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2853, 1}}, {187129, 186540, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2853, 1}},
    {187347, 186540, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2855, 1}}, {187462, 186540, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2857, 1}},
    {187491, 186540, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2855, 1}}, {187661, 186540, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2859, 1}},
    {187774, 186540, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2861, 1}}, {187802, 186540, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2859, 1}},
    {187971, 186540, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2863, 1}}, {188084, 186540, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2865, 1}},
    {188112, 186540, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2863, 1}}, {188376, 188191, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2867, 1}},
    {188410, 188191, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2867, 1}}, {188740, 188521, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2869, 1}},
    {188767, 188521, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2869, 1}}, {188931, 188794, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2871, 1}},
    {188958, 188794, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2871, 1}}, {189190, 189043, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2873, 1}},
    {189221, 188794, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2873, 1}}, {189252, 189043, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2873, 1}},
    {189494, 189283, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2875, 1}}, {189659, 189283, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2877, 1}},
    {189924, 189689, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2879, 1}}, {190039, 189043, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2881, 1}},
    {190069, 188794, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2881, 1}}, {190099, 189043, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2881, 1}},
    {190260, 189043, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2883, 1}}, {190290, 188794, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2883, 1}},
    {190320, 189043, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2883, 1}}, {190552, 190362, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2885, 1}},
    {190696, 190362, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2887, 1}}, {190942, 190726, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2889, 1}},
    {190972, 189283, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2875, 1}}, {191003, 189283, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2877, 1}},
    {191033, 189689, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2879, 1}}, {191201, 191063, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}},
    {191330, 191063, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}}, {191458, 191063, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}},
    {191490, 191063, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}}, {191523, 191063, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}},
    {191555, 191063, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}}, {191732, 191063, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}},
    {191765, 191063, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}}, {191895, 191063, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}},
    {192071, 191063, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}}, {192199, 191063, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}},
    {192231, 191063, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}}, {192406, 191063, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2905, 1}},
    {192438, 191063, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2905, 1}}, {192470, 191063, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}},
    {192503, 191063, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}}, {192631, 191063, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2907, 1}},
    {192758, 191063, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2909, 1}}, {192884, 191063, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2911, 1}},
    {193001, 191063, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2913, 1}}, {193118, 191063, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2915, 1}},
    {193234, 191063, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2917, 1}}, {193265, 191063, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2907, 1}},
    {193297, 191063, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2909, 1}}, {193328, 191063, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2911, 1}},
    {193586, 193369, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2919, 1}}, {193750, 193369, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2921, 1}},
    {193909, 193369, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2923, 1}}, {193939, 193369, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2919, 1}},
    {193970, 193369, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2921, 1}}, {194000, 193369, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2923, 1}},
    {194255, 194030, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2925, 1}}, {194427, 194030, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2927, 1}},
    {194598, 194030, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2929, 1}}, {194804, 194631, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}},
    {194961, 194631, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}}, {195117, 194631, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}},
    {195152, 194631, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}}, {195188, 194631, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}},
    {195223, 194631, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}}, {195380, 194631, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}},
    {195537, 194631, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}}, {195693, 194631, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2941, 1}},
    {195728, 194631, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}}, {195764, 194631, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}},
    {195799, 194631, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2941, 1}}, {195955, 194631, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2943, 1}},
    {196110, 194631, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2945, 1}}, {196264, 194631, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2947, 1}},
    {196409, 194631, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2949, 1}}, {196554, 194631, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2951, 1}},
    {196698, 194631, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2953, 1}}, {196732, 194631, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2943, 1}},
    {196767, 194631, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2945, 1}}, {196801, 194631, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2947, 1}},
    {196978, 196835, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2955, 1}}, {196999, 196835, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2955, 1}},
    {197127, 197031, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2957, 1}}, {197352, 197168, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2959, 1}},
    {197448, 197391, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197472, 197391, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197494, 197391, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197516, 197391, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197584, 197538, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197607, 197538, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197629, 197538, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197651, 197538, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2498, 1}},
    {197830, 197673, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2961, 1}}, {198008, 197848, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2963, 1}},
    {198025, 185820, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {198035, 185820, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {198137, 198046, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2838, 1}, {2965, 1}}, {198318, 198157, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2967, 2}, {2969, 1}},
    {198525, 198334, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}}, {198561, 198334, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}},
    {198596, 198334, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}}, {198631, 198334, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2838, 1}, {2971, 1}},
    {198729, 198665, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2838, 1}, {2971, 1}}, {198785, 197391, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198811, 197391, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198836, 197391, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198862, 197391, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2973, 1}},
    {198888, 198046, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2838, 1}, {2973, 1}}, {198910, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198927, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198944, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198988, 198969, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {199125, 199003, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2838, 1}, {2975, 1}},
    {199143, 185820, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {199300, 199164, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2977, 1}},
    {199482, 199331, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2979, 2}, {2981, 1}},
    {199497, 199331, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2979, 2}, {2981, 1}},
    {199512, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199543, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199570, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199596, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199623, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199652, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199684, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199716, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199744, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199776, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199808, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199838, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199864, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199890, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199918, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199945, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199974, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200006, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200038, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200066, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200098, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200130, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200156, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200183, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200209, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200237, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200264, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200294, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200320, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200350, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200376, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200400, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200425, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200453, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200477, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200503, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200527, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200553, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200580, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200605, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200632, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200659, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200686, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200711, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200736, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200759, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200797, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201104, 200906, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2983, 1}},
    {201126, 200906, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2983, 1}}, {201355, 201148, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2985, 2}, {2987, 1}},
    {201599, 201386, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2989, 1}, {2990, 1}}, {201671, 201637, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201734, 201700, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201797, 201763, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201860, 201826, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201916, 201889, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201966, 201938, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {202233, 202037, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2992, 2}, {2994, 1}},
    {202419, 202269, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}}, {202452, 202269, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202485, 202269, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}}, {202518, 202269, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202551, 202037, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202807, 202585, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2998, 1}}, {202837, 202269, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2838, 1}, {2996, 1}},
    {202864, 185820, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {202952, 202874, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {3000, 1}, {3001, 1}},
    {203129, 202972, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {3003, 1}, {3004, 1}}, {203144, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203239, 203170, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2498, 1}}, {203260, 110997, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 1}},
    {203304, 203281, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203326, 203281, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {203388, 203349, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2006, 1}}, {203419, 203170, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2498, 1}},
    {203446, 203281, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203492, 203349, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {3006, 1}},
    {203576, 197391, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3008, 1}}, {203625, 203608, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203657, 203637, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {203673, 203608, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {203704, 203687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203726, 203687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203745, 203687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203765, 203687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203786, 203687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203808, 203687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203860, 203840, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {203876, 110997, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 1}},
    {203915, 203899, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {203982, 203943, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {204008, 185820, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {204018, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204053, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204088, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204123, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204158, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204189, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204219, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204250, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204284, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204318, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204348, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204382, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204416, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204447, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204477, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204508, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204542, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204576, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204606, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204640, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204674, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204708, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204742, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204776, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204810, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204840, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204869, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204898, 159215, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204927, 185820, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {204938, 185820, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {205322, 205085, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3010, 1}},
    {205424, 205085, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3012, 1}}, {205452, 205085, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3010, 1}},
    {205480, 205085, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2838, 1}, {3012, 1}}, {205719, 205546, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {3014, 1}, {3015, 1}},
    {205736, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {205825, 205762, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {205927, 205762, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {205988, 205762, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206052, 205762, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206085, 205762, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206118, 205762, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206151, 205762, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206184, 205762, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {206212, 205762, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206240, 205762, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206272, 205762, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206304, 205762, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206336, 205762, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206368, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206401, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206434, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206467, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206500, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206529, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206561, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206593, 205762, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206621, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206653, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206685, 205762, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206714, 205762, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206742, 205762, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206769, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206801, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206833, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206865, 205762, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206897, 205762, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206925, 205762, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {206953, 205762, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206981, 205762, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {207203, 207061, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3017, 1}},
    {207241, 207061, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3017, 1}}, {207330, 207061, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3019, 1}},
    {207370, 207061, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3019, 1}}, {207406, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207428, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207450, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207472, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207493, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207514, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207535, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207555, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207575, 150817, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207671, 207595, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3021, 4}, {728, 1}}, {207709, 207685, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {3025, 2}, {0, 0}},
    {207774, 207749, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {3027, 7}, {3034, 2}},
    {208156, 207982, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {3038, 7}, {3045, 2}},
    {208239, 208167, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {3049, 8}, {0, 0}}, {208274, 208262, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {3057, 6}, {3063, 2}},
    {208422, 208281, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {3067, 3}, {3070, 2}},
    {208573, 208448, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {3074, 6}, {3080, 2}}, {208674, 208586, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {3084, 4}, {0, 0}},
    {208707, 121384, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3088, 3}, {0, 0}}, {208740, 208725, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {3091, 4}, {0, 0}},
    {208822, 120775, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3095, 4}, {0, 0}}, {208986, 208878, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}},
    {209112, 209057, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3104, 2}, {0, 0}}, {209229, 209146, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {3106, 3}, {3109, 2}},
    {209339, 209244, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3104, 2}, {3113, 1}}, {209384, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3115, 4}, {0, 0}},
    {209467, 209412, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {3104, 2}, {0, 0}}, {209483, 208878, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {209537, 209514, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {3119, 3}, {0, 0}}, {209614, 179704, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {746, 3}, {3122, 2}},
    {209697, 209639, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {3126, 2}, {3128, 1}}, {209753, 209717, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 1}, {3128, 1}},
    {209778, 209717, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 1}, {3128, 1}}, {209880, 209792, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {3131, 1}},
    {209932, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {210030, 209950, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {210040, 208878, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}}, {210174, 210103, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3135, 1}},
    {210281, 210207, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3137, 1}}, {210324, 210300, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {896, 5}, {3139, 1}},
    {210363, 210335, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {3141, 8}, {3139, 1}}, {210463, 210386, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {210557, 210480, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3149, 1}}, {210577, 209717, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 1}, {3151, 1}},
    {210600, 208878, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}}, {210805, 210701, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {3153, 2}, {0, 0}},
    {210816, 208878, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}}, {210826, 208878, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3101, 3}, {0, 0}},
    {210889, 210836, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}}, {210959, 210908, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {211002, 210970, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {3155, 1}, {3156, 1}}, {211037, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3158, 4}, {0, 0}},
    {211050, 209717, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3162, 2}, {3151, 1}}, {211151, 211102, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3133, 2}, {0, 0}},
    {211196, 211166, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3164, 2}, {651, 1}}, {211221, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211305, 211252, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {3164, 2}, {0, 0}}, {211414, 211102, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211527, 211454, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3166, 1}}, {211640, 211542, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3168, 1}},
    {211704, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3170, 4}, {0, 0}}, {212120, 211955, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {3174, 5}, {3179, 1}},
    {212311, 212172, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {3181, 4}, {3185, 1}},
    {212475, 212339, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {3174, 5}, {3187, 1}},
    {212682, 212514, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {3174, 5}, {3189, 1}},
    {212980, 212712, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {3191, 5}, {3196, 2}},
    {213220, 212996, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {3200, 5}, {3205, 2}},
    {213344, 213249, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3209, 1}}, {213433, 213363, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {3211, 2}, {0, 0}},
    {213512, 213444, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3213, 3}, {3216, 2}}, {213783, 213566, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {3213, 3}, {3220, 2}},
    {213871, 213814, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {3213, 3}, {3224, 2}}, {213958, 213898, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3213, 3}, {3224, 2}},
    {214210, 213999, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {3228, 4}, {3232, 2}},
    {214417, 214221, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {3236, 4}, {3240, 2}},
    {214619, 214443, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {3244, 4}, {3248, 1}},
    {214839, 214640, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {3200, 5}, {3250, 2}},
    {215112, 214885, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {3228, 4}, {3254, 2}},
    {215325, 215142, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {3258, 3}, {3261, 2}},
    {215697, 215365, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {3265, 2}, {3267, 2}},
    {216232, 215826, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {3213, 3}, {3271, 2}},
    {216439, 216265, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {3275, 5}, {3280, 1}},
    {216772, 216510, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {3282, 4}, {3286, 1}},
    {217125, 209244, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3288, 1}}, {217363, 217162, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {3290, 3}, {3293, 1}},
    {217488, 217401, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2783, 2}, {3295, 1}}, {217706, 217508, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3297, 3}, {3300, 1}},
    {217959, 217723, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {3302, 4}, {3306, 1}}, {218025, 217975, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3308, 1}},
    {218097, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218108, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218119, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218267, 218153, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {2029, 2}, {3310, 1}},
    {218332, 218278, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 2}, {0, 0}}, {218467, 218354, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {3314, 5}, {3319, 2}},
    {218559, 218490, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {218574, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218586, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218673, 218597, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {3323, 1}},
    {218684, 218597, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {3323, 1}}, {218695, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218724, 218705, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218738, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218750, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218761, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218773, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218785, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218797, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}}, {218809, 218044, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {214, 1}},
    {218931, 218829, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {3325, 1}}, {219099, 218978, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {3327, 2}, {3329, 1}},
    {219143, 179704, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {3331, 3}, {3334, 2}}, {219237, 219167, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2639, 1}, {3338, 1}},
    {219271, 219253, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {3340, 1}}, {219296, 219284, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2029, 2}, {3340, 1}},
    {219465, 219343, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3342, 3}, {3345, 2}},
    {219476, 219343, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3342, 3}, {3345, 2}},
    {219581, 76599, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3349, 1}}, {219657, 217975, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3351, 1}},
    {219734, 209244, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3162, 2}, {3353, 1}}, {219888, 219766, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {3355, 1}},
    {219922, 219900, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {3331, 3}, {3357, 2}}, {220030, 76599, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}},
    {220042, 76599, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}}, {220054, 209244, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3162, 2}, {3353, 1}},
    {220066, 76599, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}}, {220110, 218597, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3363, 1}},
    {220359, 220141, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3365, 2}, {3367, 1}}, {220433, 217975, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3369, 1}},
    {220441, 209244, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3288, 1}}, {220448, 203687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {220456, 203687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {220465, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {220520, 220481, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {3371, 1}, {0, 0}}, {220628, 220551, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {3372, 2}, {3329, 1}},
    {220639, 209244, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3288, 1}}, {220698, 220647, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3374, 3}, {0, 0}},
    {221643, 221538, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {221954, 221732, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {222156, 222105, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {3381, 2}, {3383, 1}},
    {222580, 222303, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {3385, 1}, {3386, 1}}, {222689, 222603, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {3388, 2}, {0, 0}},
    {222715, 56552, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {3388, 2}, {0, 0}}, {222812, 222757, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3312, 2}, {0, 0}},
    {222838, 222757, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 2}, {0, 0}}, {223073, 222939, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {3390, 1}},
    {223496, 223256, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {3392, 2}, {0, 0}}, {223641, 223522, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3394, 1}},
    {223879, 223712, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {3312, 2}, {0, 0}}, {224067, 223917, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3396, 2}, {3398, 1}},
    {224223, 224095, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {3155, 1}, {3383, 1}},
    {224245, 13112, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3151, 1}}, {224316, 224289, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {3400, 5}, {3383, 1}},
    {224445, 224349, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1060, 1}, {3405, 1}},
    {224464, 121852, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3407, 2}, {3409, 1}}, {224537, 224482, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {224555, 49829, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {651, 1}}, {224649, 224587, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {224667, 222757, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3312, 2}, {0, 0}}, {224691, 49829, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {225125, 224746, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {3411, 2}, {3413, 1}},
    {225291, 225158, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1934, 2}, {3415, 1}}, {225312, 56552, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {225489, 225414, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {225575, 225515, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1934, 2}, {3417, 1}},
    {225706, 225632, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3419, 1}}, {225763, 225632, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3421, 1}},
    {225971, 225861, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {3423, 1}}, {226150, 226067, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {651, 1}},
    {226285, 226186, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226511, 226322, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {3425, 2}, {3427, 1}},
    {226685, 226574, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226705, 222757, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 2}, {0, 0}},
    {226926, 226726, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3429, 3}, {0, 0}}, {248409, 248255, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {3432, 9}, {0, 0}},
    {248502, 248461, 0, {0, 0}, {2769, 1}, {0, 0}, {0, 0}, {1349, 1}, {3441, 7}, {0, 0}}, {248589, 248539, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {3448, 5}, {0, 0}},
    {248615, 66331, 0, {2770, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3453, 7}, {0, 0}}, {248812, 248717, 0, {2771, 2}, {2773, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {249083, 248877, 0, {2774, 2}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249380, 249144, 0, {2777, 3}, {2776, 1}, {0, 0}, {0, 0}, {1354, 3}, {3473, 7}, {3480, 1}},
    {249408, 249144, 0, {2777, 3}, {2776, 1}, {0, 0}, {0, 0}, {1354, 3}, {3473, 7}, {3480, 1}},
    {249506, 248877, 0, {2780, 2}, {2782, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249527, 248877, 0, {2774, 2}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249579, 248877, 0, {2783, 1}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3482, 5}, {3487, 1}},
    {249602, 248877, 0, {2783, 1}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3482, 5}, {3487, 1}},
    {249625, 248877, 0, {2774, 2}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249642, 248877, 0, {2774, 2}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249657, 248877, 0, {2774, 2}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249674, 248877, 0, {2774, 2}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249702, 248877, 0, {2774, 2}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3489, 7}, {3471, 1}},
    {249719, 248877, 0, {2774, 2}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3489, 7}, {3471, 1}},
    {249736, 248877, 0, {2774, 2}, {2776, 1}, {0, 0}, {0, 0}, {1352, 2}, {3465, 6}, {3471, 1}},
    {249936, 249898, 0, {2784, 1}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250119, 249958, 0, {2786, 4}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3502, 6}, {3508, 1}},
    {250205, 249958, 0, {2790, 3}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3510, 7}, {3517, 1}}, {250228, 249958, 0, {2790, 3}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3519, 7}, {3517, 1}},
    {250251, 249898, 0, {2784, 1}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {250477, 54285, 0, {2793, 1}, {2794, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {250581, 56815, 0, {2795, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3526, 8}, {3534, 1}}, {250598, 56815, 0, {2795, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3526, 8}, {3534, 1}},
    {250614, 56815, 0, {2795, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3526, 8}, {3534, 1}}, {251087, 250999, 0, {2797, 1}, {0, 0}, {0, 0}, {2798, 1}, {0, 0}, {3536, 8}, {0, 0}},
    {251391, 251162, 1, {2799, 3}, {0, 0}, {0, 0}, {2802, 2}, {1357, 1}, {3536, 8}, {728, 1}},
    {251513, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251527, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251542, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251556, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251571, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251585, 56815, 0, {2806, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251600, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251615, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251629, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251642, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251656, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251669, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251682, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {251696, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251777, 56815, 0, {2808, 3}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {3544, 1}}, {251790, 56815, 0, {2806, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251804, 56815, 0, {2806, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {251818, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251831, 56815, 0, {2808, 3}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {3544, 1}}, {251844, 56815, 0, {2806, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {251956, 251857, 0, {2811, 2}, {2776, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {251972, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {251986, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {252001, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {252016, 249898, 0, {2784, 1}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {252031, 56815, 0, {2813, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {252046, 56815, 0, {2813, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {252061, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {252074, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {252088, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {252102, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {252115, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {252129, 56815, 0, {2813, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {252144, 56815, 0, {2813, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {252473, 252403, 0, {2815, 1}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {252591, 252508, 0, {2817, 1}, {2818, 1}, {0, 0}, {0, 0}, {1358, 1}, {3550, 6}, {0, 0}},
    {252735, 252614, 0, {2819, 2}, {2816, 1}, {0, 0}, {0, 0}, {1358, 1}, {3550, 6}, {3556, 1}},
    {252831, 252757, 0, {0, 0}, {2821, 1}, {0, 0}, {0, 0}, {718, 1}, {3558, 7}, {3565, 1}}, {252929, 252862, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3546, 4}, {0, 0}},
    {253358, 54285, 0, {2822, 1}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {3567, 6}, {0, 0}}, {253376, 54285, 0, {2822, 1}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {3567, 6}, {0, 0}},
    {253451, 253394, 0, {2783, 1}, {2776, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {253471, 54285, 0, {2824, 1}, {2825, 1}, {0, 0}, {0, 0}, {0, 0}, {3573, 7}, {0, 0}},
    {253489, 54285, 0, {2824, 1}, {2825, 1}, {0, 0}, {0, 0}, {0, 0}, {3580, 7}, {0, 0}}, {253507, 54285, 0, {2826, 1}, {2827, 1}, {0, 0}, {0, 0}, {0, 0}, {3587, 5}, {0, 0}},
    {253920, 253627, 0, {2828, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {3592, 5}, {0, 0}}, {254220, 254062, 0, {2830, 2}, {2832, 1}, {0, 0}, {0, 0}, {0, 0}, {3597, 7}, {3604, 1}},
    {254319, 248877, 0, {2833, 2}, {2835, 1}, {0, 0}, {0, 0}, {1352, 2}, {3606, 6}, {3612, 1}},
    {254420, 254360, 0, {0, 0}, {2836, 1}, {0, 0}, {0, 0}, {718, 1}, {3460, 5}, {0, 0}}, {254526, 58415, 0, {2837, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3614, 5}, {0, 0}},
    {254579, 58415, 0, {2841, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {254694, 254616, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {3619, 6}, {0, 0}},
    {254735, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {254752, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}},
    {254875, 254794, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {3448, 5}, {0, 0}}, {254991, 254914, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {3448, 5}, {0, 0}},
    {255210, 56815, 0, {2843, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3625, 7}, {3534, 1}}, {255221, 54285, 0, {2822, 1}, {2825, 1}, {0, 0}, {0, 0}, {0, 0}, {3632, 7}, {0, 0}},
    {255236, 56815, 0, {2843, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3639, 6}, {3534, 1}}, {255247, 56815, 0, {2846, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3639, 6}, {3534, 1}},
    {255258, 56815, 0, {2843, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3625, 7}, {3534, 1}}, {255299, 56815, 0, {2848, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3645, 6}, {385, 1}},
    {255544, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3651, 9}, {3660, 1}}, {255560, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 8}, {3660, 1}},
    {255582, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 8}, {3660, 1}}, {255609, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 8}, {3660, 1}},
    {255628, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 8}, {3660, 1}}, {255652, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3651, 9}, {3660, 1}},
    {255671, 56815, 0, {2846, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3639, 6}, {3534, 1}}, {255682, 56815, 0, {2843, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3639, 6}, {3534, 1}},
    {255693, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3651, 9}, {3660, 1}}, {255711, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 8}, {3660, 1}},
    {255735, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 8}, {3660, 1}}, {255764, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 8}, {3660, 1}},
    {255785, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 8}, {3660, 1}}, {255811, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3651, 9}, {3660, 1}},
    {255923, 255845, 0, {2850, 1}, {2851, 1}, {0, 0}, {0, 0}, {357, 3}, {3670, 7}, {0, 0}}, {256030, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256044, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256059, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256073, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256088, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256102, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256117, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256131, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256144, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256158, 56815, 0, {2806, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {256354, 256176, 0, {2854, 2}, {2835, 1}, {0, 0}, {0, 0}, {0, 0}, {3677, 7}, {3684, 1}},
    {256372, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256385, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256399, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256413, 56815, 0, {2808, 3}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3544, 1}},
    {256429, 56815, 0, {2806, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {256443, 56815, 0, {2806, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {256636, 256457, 0, {2856, 3}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3686, 6}, {3692, 1}}, {256650, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256665, 249898, 0, {2784, 1}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256754, 249898, 0, {2859, 1}, {2860, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256772, 249898, 0, {2859, 1}, {2860, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {256790, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256805, 56815, 0, {2808, 3}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3544, 1}}, {256818, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {256904, 256847, 0, {2804, 1}, {2861, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {256925, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {257050, 256946, 0, {2862, 2}, {2864, 1}, {0, 0}, {0, 0}, {0, 0}, {3694, 6}, {3700, 1}}, {257170, 257065, 0, {2804, 1}, {2835, 1}, {0, 0}, {0, 0}, {0, 0}, {3702, 6}, {3708, 1}},
    {257186, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {257199, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {257213, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {257307, 256847, 0, {2865, 1}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3710, 1}},
    {257329, 256847, 0, {2867, 1}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3710, 1}}, {257351, 56815, 0, {2868, 2}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {257364, 56815, 0, {2806, 2}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {257381, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {257396, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {257415, 249898, 0, {2784, 1}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {257429, 56815, 0, {2870, 3}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3544, 1}}, {257445, 56815, 0, {2813, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {257459, 56815, 0, {2813, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {257473, 249898, 0, {2784, 1}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {257488, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {257501, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {257515, 249898, 0, {2804, 1}, {2805, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {257529, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}},
    {257542, 249898, 0, {2852, 1}, {2853, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {385, 1}}, {257556, 56815, 0, {2870, 3}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3544, 1}},
    {257572, 56815, 0, {2813, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}}, {257586, 56815, 0, {2813, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 6}, {214, 1}},
    {257629, 256847, 0, {2873, 1}, {2874, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3712, 1}}, {257653, 256847, 0, {2873, 1}, {2875, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3712, 1}},
    {257677, 253394, 0, {2783, 1}, {2827, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {257700, 253394, 0, {2783, 1}, {2827, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {257927, 257757, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {3619, 6}, {0, 0}}, {258028, 257956, 0, {2876, 2}, {2878, 1}, {0, 0}, {0, 0}, {1383, 1}, {3714, 6}, {915, 1}},
    {258188, 258072, 0, {2879, 1}, {2805, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {258204, 258072, 0, {2879, 1}, {2805, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {258220, 258072, 0, {2879, 1}, {2805, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {258236, 258072, 0, {2880, 1}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {258391, 258252, 0, {2881, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3728, 5}, {3733, 1}},
    {258786, 258717, 0, {2882, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3728, 5}, {3151, 1}},
    {258816, 258252, 0, {2881, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3728, 5}, {3733, 1}},
    {258940, 258252, 0, {2881, 1}, {2883, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {2439, 1}},
    {259173, 259086, 0, {2884, 1}, {2885, 1}, {0, 0}, {0, 0}, {1384, 2}, {3728, 5}, {0, 0}}, {259209, 258717, 0, {2886, 1}, {2885, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {0, 0}},
    {259244, 258717, 0, {2886, 1}, {2885, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {0, 0}}, {259434, 259279, 0, {2887, 2}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {259466, 259279, 0, {2887, 2}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {259497, 259279, 0, {2887, 2}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {259596, 259529, 0, {2889, 2}, {2878, 1}, {0, 0}, {0, 0}, {1383, 1}, {3714, 6}, {915, 1}},
    {259672, 259627, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3546, 4}, {3151, 1}}, {259699, 259279, 0, {2891, 2}, {2805, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {259725, 259279, 0, {2891, 2}, {2805, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {259751, 259279, 0, {2891, 2}, {2805, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {259777, 259279, 0, {2891, 2}, {2805, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {259803, 259279, 0, {2887, 2}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {259829, 259279, 0, {2887, 2}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {259855, 259279, 0, {2893, 2}, {2849, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {259887, 259279, 0, {2893, 2}, {2849, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}}, {259918, 259279, 0, {2893, 2}, {2849, 1}, {0, 0}, {0, 0}, {1384, 2}, {3546, 4}, {0, 0}},
    {260033, 259950, 0, {2895, 2}, {2897, 1}, {0, 0}, {0, 0}, {1383, 1}, {3735, 6}, {915, 1}},
    {260240, 260069, 0, {2898, 3}, {2897, 1}, {0, 0}, {0, 0}, {1383, 1}, {3714, 6}, {915, 1}},
    {260271, 259279, 0, {2887, 2}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3741, 5}, {0, 0}}, {260297, 259279, 0, {2887, 2}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3741, 5}, {0, 0}},
    {260520, 259529, 0, {2901, 2}, {2903, 1}, {0, 0}, {0, 0}, {1383, 1}, {3714, 6}, {915, 1}},
    {260619, 260549, 0, {2904, 2}, {2878, 1}, {0, 0}, {0, 0}, {1383, 1}, {3714, 6}, {915, 1}},
    {260652, 260549, 0, {2904, 2}, {2878, 1}, {0, 0}, {0, 0}, {1383, 1}, {3714, 6}, {915, 1}},
    {260752, 260683, 0, {2906, 2}, {2878, 1}, {0, 0}, {0, 0}, {1383, 1}, {3714, 6}, {915, 1}},
    {260784, 259279, 0, {2887, 2}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3587, 5}, {0, 0}}, {260810, 259279, 0, {2887, 2}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3587, 5}, {0, 0}},
    {260836, 258072, 0, {2880, 1}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {260852, 258072, 0, {2880, 1}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {260868, 258072, 0, {2880, 1}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {260884, 258072, 0, {2880, 1}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {260900, 56815, 0, {2908, 2}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {3746, 8}, {3534, 1}}, {261048, 260911, 0, {2795, 2}, {2861, 1}, {0, 0}, {0, 0}, {0, 0}, {3754, 6}, {3760, 1}},
    {261064, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3762, 10}, {3660, 1}}, {261077, 56815, 0, {2908, 2}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {3746, 8}, {3534, 1}},
    {261147, 261088, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3546, 4}, {0, 0}}, {261180, 261088, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3546, 4}, {0, 0}},
    {261353, 54285, 0, {2910, 1}, {2911, 1}, {0, 0}, {0, 0}, {0, 0}, {3772, 5}, {0, 0}}, {261380, 54285, 0, {2912, 1}, {2913, 1}, {0, 0}, {0, 0}, {0, 0}, {3772, 5}, {0, 0}},
    {261407, 54285, 0, {2912, 1}, {2911, 1}, {0, 0}, {0, 0}, {0, 0}, {3772, 5}, {0, 0}}, {261480, 261432, 0, {2914, 1}, {2915, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}},
    {261615, 261510, 0, {2916, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {0, 0}}, {261646, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3762, 10}, {3660, 1}},
    {261662, 56815, 0, {2908, 2}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 7}, {3534, 1}}, {261673, 260911, 0, {2795, 2}, {2861, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {3760, 1}},
    {261856, 261724, 0, {2918, 1}, {2919, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 6}, {3790, 1}}, {262406, 262084, 0, {2920, 4}, {2924, 1}, {0, 0}, {0, 0}, {1386, 1}, {3792, 8}, {3800, 1}},
    {262820, 262588, 0, {2925, 3}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3802, 7}, {0, 0}}, {262890, 262837, 0, {2929, 1}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {263149, 262588, 0, {2930, 3}, {2933, 1}, {0, 0}, {0, 0}, {1386, 1}, {3809, 6}, {0, 0}}, {263432, 263165, 0, {2934, 3}, {2924, 1}, {0, 0}, {0, 0}, {1387, 1}, {3815, 9}, {0, 0}},
    {263490, 263165, 0, {2937, 3}, {2924, 1}, {0, 0}, {0, 0}, {1386, 1}, {3824, 8}, {0, 0}}, {263657, 262084, 0, {2940, 4}, {2944, 1}, {0, 0}, {0, 0}, {1386, 1}, {3832, 8}, {3840, 1}},
    {263903, 263700, 0, {2945, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3842, 7}, {0, 0}}, {264051, 263920, 0, {2949, 3}, {2827, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {264080, 249898, 0, {2804, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 8}, {2153, 1}}, {264095, 249898, 0, {2804, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 8}, {2153, 1}},
    {264107, 249898, 0, {2804, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 8}, {2153, 1}}, {264140, 264119, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {728, 1}},
    {264254, 264215, 0, {0, 0}, {2866, 1}, {0, 0}, {0, 0}, {1388, 1}, {3460, 5}, {3710, 1}}, {264500, 264365, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {1389, 3}, {3592, 5}, {0, 0}},
    {264731, 264587, 0, {2955, 3}, {2954, 1}, {0, 0}, {0, 0}, {1392, 1}, {3857, 6}, {3863, 1}},
    {264893, 264765, 0, {2958, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {3592, 5}, {0, 0}}, {264926, 258072, 0, {2879, 1}, {2805, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {264946, 258072, 0, {2880, 1}, {2785, 1}, {0, 0}, {0, 0}, {1384, 2}, {3720, 6}, {3726, 1}},
    {265057, 265018, 0, {2881, 1}, {2961, 1}, {0, 0}, {0, 0}, {0, 0}, {3546, 4}, {2439, 1}}, {265082, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3614, 5}, {0, 0}},
    {265233, 265093, 0, {2914, 1}, {2915, 1}, {0, 0}, {0, 0}, {1393, 2}, {3592, 5}, {0, 0}}, {265244, 255382, 0, {2962, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3762, 10}, {3660, 1}},
    {265261, 255382, 0, {2962, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3762, 10}, {3660, 1}}, {265280, 249898, 0, {2964, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3865, 9}, {2153, 1}},
    {265297, 255382, 0, {2962, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3762, 10}, {3660, 1}}, {265319, 255382, 0, {2962, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3762, 10}, {3660, 1}},
    {265455, 265372, 0, {2965, 2}, {2967, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {265676, 265561, 0, {2968, 2}, {2970, 1}, {0, 0}, {0, 0}, {0, 0}, {3874, 6}, {3880, 1}},
    {265942, 265832, 0, {2971, 2}, {2973, 1}, {0, 0}, {0, 0}, {0, 0}, {3882, 6}, {0, 0}}, {266012, 265966, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {3546, 4}, {0, 0}},
    {266032, 249898, 0, {2784, 1}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3888, 7}, {385, 1}}, {266042, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3651, 9}, {3660, 1}},
    {266056, 263920, 0, {2949, 3}, {2827, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {266077, 253394, 0, {2783, 1}, {2827, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {266100, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3895, 8}, {0, 0}}, {266113, 66331, 0, {2915, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3895, 8}, {0, 0}},
    {266131, 54285, 0, {2824, 1}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {3903, 8}, {0, 0}}, {266146, 56815, 0, {2908, 2}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 7}, {3534, 1}},
    {266273, 266185, 0, {2974, 2}, {2776, 1}, {0, 0}, {0, 0}, {1397, 1}, {3911, 8}, {3604, 1}},
    {266503, 266296, 0, {2976, 3}, {2776, 1}, {0, 0}, {0, 0}, {1397, 1}, {3919, 8}, {3927, 1}},
    {266520, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 10}, {3660, 1}}, {266539, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 10}, {3660, 1}},
    {266563, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 10}, {3660, 1}}, {266579, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 10}, {3660, 1}},
    {266600, 56815, 0, {2795, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 7}, {3534, 1}}, {266611, 260911, 0, {2795, 2}, {2861, 1}, {0, 0}, {0, 0}, {0, 0}, {3939, 6}, {3760, 1}},
    {266630, 56815, 0, {2824, 1}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {3945, 7}, {385, 1}}, {266644, 56815, 0, {2795, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 7}, {3534, 1}},
    {266655, 266185, 0, {2974, 2}, {2776, 1}, {0, 0}, {0, 0}, {1397, 1}, {3952, 8}, {3604, 1}},
    {266667, 266296, 0, {2976, 3}, {2776, 1}, {0, 0}, {0, 0}, {1397, 1}, {3960, 9}, {3927, 1}},
    {266743, 266685, 0, {2979, 3}, {2794, 1}, {0, 0}, {0, 0}, {0, 0}, {3969, 8}, {419, 1}}, {266879, 266756, 0, {2795, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3977, 8}, {3985, 1}},
    {266902, 266756, 0, {2795, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3977, 8}, {3985, 1}}, {266929, 266756, 0, {2795, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {3977, 8}, {3985, 1}},
    {266991, 266967, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {3619, 6}, {0, 0}}, {267106, 267010, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {3619, 6}, {0, 0}},
    {267186, 267134, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3987, 7}, {3994, 1}}, {267365, 267214, 0, {2916, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {3592, 5}, {0, 0}},
    {267619, 267400, 1, {2982, 3}, {0, 0}, {0, 0}, {2985, 2}, {1403, 2}, {3996, 8}, {0, 0}}, {267688, 267632, 0, {2987, 1}, {2967, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}},
    {267704, 54285, 0, {2824, 1}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {4004, 8}, {0, 0}}, {267719, 56815, 0, {2908, 2}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {4012, 8}, {3534, 1}},
    {267730, 266185, 0, {2974, 2}, {2776, 1}, {0, 0}, {0, 0}, {1397, 1}, {4020, 8}, {3604, 1}},
    {267741, 266296, 0, {2976, 3}, {2776, 1}, {0, 0}, {0, 0}, {1397, 1}, {4028, 8}, {3927, 1}},
    {267758, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {4036, 10}, {3660, 1}}, {267777, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {4036, 10}, {3660, 1}},
    {267801, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {4036, 10}, {3660, 1}}, {267817, 255382, 0, {2795, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {4036, 10}, {3660, 1}},
    {267838, 56815, 0, {2795, 2}, {2785, 1}, {0, 0}, {0, 0}, {0, 0}, {4012, 8}, {3534, 1}}, {267849, 260911, 0, {2795, 2}, {2861, 1}, {0, 0}, {0, 0}, {0, 0}, {3939, 6}, {3760, 1}},
    {267868, 48530, 0, {0, 0}, {2878, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {267880, 255382, 0, {2846, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {3651, 9}, {3660, 1}},
    {267896, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4046, 6}, {0, 0}}, {268074, 267935, 0, {2988, 1}, {2783, 1}, {0, 0}, {0, 0}, {1405, 1}, {3546, 4}, {4052, 1}},
    {268422, 268285, 0, {2989, 2}, {2991, 1}, {0, 0}, {0, 0}, {0, 0}, {4054, 6}, {4060, 1}}, {268666, 268449, 0, {2992, 3}, {2995, 1}, {0, 0}, {0, 0}, {0, 0}, {4062, 7}, {4069, 1}},
    {268849, 268703, 0, {2996, 2}, {2995, 1}, {0, 0}, {0, 0}, {1406, 1}, {4071, 6}, {0, 0}}, {268943, 268869, 0, {2998, 2}, {2973, 1}, {0, 0}, {0, 0}, {0, 0}, {3882, 6}, {0, 0}},
    {269102, 269037, 0, {3000, 2}, {3002, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 5}, {0, 0}}, {269166, 269150, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {4077, 8}, {0, 0}},
    {269243, 269186, 0, {0, 0}, {2783, 1}, {0, 0}, {0, 0}, {1413, 1}, {4085, 7}, {4092, 1}}, {269358, 269284, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {4094, 5}, {0, 0}},
    {269422, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4099, 8}, {0, 0}}, {269493, 269450, 0, {0, 0}, {3003, 1}, {0, 0}, {0, 0}, {1415, 1}, {3460, 5}, {0, 0}},
    {269620, 269541, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {4094, 5}, {0, 0}}, {269718, 269641, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4107, 7}, {0, 0}},
    {269972, 269809, 4, {0, 0}, {0, 0}, {3004, 1}, {0, 0}, {1417, 4}, {4114, 10}, {0, 0}}, {270069, 56552, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {3164, 2}, {0, 0}},
    {270084, 56552, 0, {3007, 1}, {3008, 1}, {0, 0}, {0, 0}, {0, 0}, {4127, 3}, {2217, 1}}, {270108, 121553, 0, {3009, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {4130, 2}, {4132, 1}},
    {270215, 270130, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {4134, 3}, {4137, 1}},
    {270275, 121852, 0, {3010, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {4139, 5}, {2234, 2}}, {270370, 270286, 0, {3012, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4144, 2}, {4146, 1}},
    {270394, 122370, 0, {3013, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {4130, 2}, {4148, 2}}, {270548, 270414, 0, {3015, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {4152, 3}, {4155, 2}},
    {270581, 124555, 1, {3017, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4159, 4}, {4163, 2}}, {270751, 270623, 0, {3021, 1}, {3022, 1}, {0, 0}, {0, 0}, {0, 0}, {4167, 3}, {4170, 2}},
    {270921, 270791, 0, {3023, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {4130, 2}, {4174, 1}},
    {271065, 270950, 4, {3025, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {4176, 4}, {4180, 3}}, {271279, 271081, 0, {3026, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4186, 5}, {4191, 2}},
    {271650, 271293, 1, {3029, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4195, 6}, {4201, 2}}, {271956, 271700, 5, {3034, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {4205, 4}, {4209, 3}},
    {271996, 271293, 1, {3029, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {4215, 2}, {4217, 1}}, {272032, 49829, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {4130, 2}, {4219, 2}},
    {272111, 124313, 0, {3037, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {4130, 2}, {2309, 1}}, {272284, 272139, 0, {3039, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {4130, 2}, {4223, 1}},
    {272479, 272299, 0, {3042, 2}, {3044, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 4}, {4229, 2}}, {272530, 66331, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4233, 4}, {0, 0}},
    {273796, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}}, {273812, 55881, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4250, 11}, {0, 0}},
    {273882, 55881, 0, {3068, 2}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}}, {274314, 274292, 0, {3071, 3}, {3074, 1}, {0, 0}, {0, 0}, {1429, 1}, {4268, 10}, {0, 0}},
    {274974, 274932, 0, {3075, 1}, {3065, 1}, {0, 0}, {0, 0}, {1430, 2}, {4278, 6}, {0, 0}}, {274986, 55881, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {1432, 1}, {4284, 10}, {0, 0}},
    {275901, 55881, 0, {3076, 3}, {3079, 1}, {0, 0}, {0, 0}, {1433, 4}, {4278, 6}, {0, 0}}, {275917, 55881, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4250, 11}, {0, 0}},
    {275934, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}}, {275951, 55881, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4250, 11}, {0, 0}},
    {275967, 55881, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4250, 11}, {0, 0}}, {275984, 55881, 0, {3080, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4294, 7}, {0, 0}},
    {276385, 276352, 0, {3081, 2}, {3083, 1}, {0, 0}, {0, 0}, {1437, 1}, {4278, 6}, {0, 0}}, {276457, 276426, 0, {3084, 1}, {3085, 2}, {0, 0}, {0, 0}, {1437, 1}, {4278, 6}, {0, 0}},
    {276483, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}}, {276553, 276537, 0, {3080, 1}, {3065, 1}, {0, 0}, {0, 0}, {1438, 3}, {4239, 11}, {0, 0}},
    {276564, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}}, {276596, 55881, 0, {3087, 1}, {3088, 1}, {0, 0}, {0, 0}, {1441, 1}, {4301, 6}, {0, 0}},
    {276608, 55881, 0, {3089, 1}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4307, 6}, {0, 0}}, {276782, 276751, 4, {3090, 2}, {3092, 1}, {3093, 2}, {0, 0}, {0, 0}, {4313, 7}, {4320, 1}},
    {276866, 0, 0, {0, 0}, {3065, 1}, {0, 0}, {0, 0}, {1442, 1}, {4322, 8}, {4330, 1}}, {276877, 55881, 0, {0, 0}, {3070, 1}, {0, 0}, {0, 0}, {1443, 1}, {4332, 7}, {0, 0}},
    {277470, 55881, 0, {3095, 5}, {3079, 1}, {0, 0}, {0, 0}, {1444, 5}, {4339, 7}, {0, 0}}, {278122, 55881, 0, {3100, 5}, {3105, 1}, {0, 0}, {0, 0}, {1449, 5}, {4339, 7}, {0, 0}},
    {278220, 55881, 0, {3106, 1}, {3107, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}}, {278276, 55881, 0, {3108, 1}, {3092, 1}, {0, 0}, {0, 0}, {1454, 3}, {4346, 4}, {0, 0}},
    {278288, 55881, 0, {3095, 5}, {3079, 1}, {0, 0}, {0, 0}, {1444, 5}, {4339, 7}, {0, 0}}, {278310, 55881, 0, {3109, 1}, {3070, 1}, {0, 0}, {0, 0}, {1441, 1}, {4307, 6}, {0, 0}},
    {278319, 55881, 0, {3068, 2}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}}, {278339, 55881, 0, {3068, 2}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}},
    {278376, 55881, 0, {3066, 2}, {3110, 1}, {0, 0}, {0, 0}, {0, 0}, {4350, 12}, {0, 0}}, {278387, 55881, 0, {3080, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}},
    {278396, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}}, {278405, 55881, 0, {3111, 1}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}},
    {279045, 55881, 0, {3112, 2}, {3114, 2}, {0, 0}, {0, 0}, {1457, 2}, {4362, 9}, {0, 0}}, {279056, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}},
    {279393, 55881, 0, {3116, 2}, {3118, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 6}, {0, 0}}, {279405, 55881, 0, {3066, 2}, {3110, 1}, {0, 0}, {0, 0}, {0, 0}, {4371, 10}, {0, 0}},
    {279418, 55881, 0, {3066, 2}, {3110, 1}, {0, 0}, {0, 0}, {0, 0}, {4371, 10}, {0, 0}}, {279437, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4381, 6}, {0, 0}},
    {279544, 55881, 0, {3119, 2}, {3121, 1}, {0, 0}, {0, 0}, {0, 0}, {4284, 10}, {0, 0}}, {279556, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}},
    {279565, 55881, 0, {3111, 1}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}}, {279586, 55881, 0, {3111, 1}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}},
    {279608, 55881, 0, {3122, 2}, {3110, 1}, {0, 0}, {0, 0}, {0, 0}, {4250, 11}, {0, 0}}, {279625, 55881, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4284, 10}, {0, 0}},
    {279649, 55881, 0, {3124, 1}, {3110, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}}, {279666, 55881, 0, {3122, 2}, {3110, 1}, {0, 0}, {0, 0}, {0, 0}, {4250, 11}, {0, 0}},
    {279682, 55881, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4284, 10}, {0, 0}}, {279707, 55881, 0, {3122, 2}, {3110, 1}, {0, 0}, {0, 0}, {0, 0}, {4250, 11}, {0, 0}},
    {279724, 55881, 0, {3125, 4}, {3118, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 6}, {0, 0}}, {280094, 280062, 0, {3129, 4}, {3133, 1}, {0, 0}, {0, 0}, {1437, 1}, {4278, 6}, {0, 0}},
    {280142, 280121, 0, {3134, 1}, {3079, 1}, {0, 0}, {0, 0}, {1459, 4}, {4278, 6}, {0, 0}}, {280158, 55881, 0, {3068, 2}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}},
    {280191, 280173, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {1463, 1}, {4250, 11}, {0, 0}}, {280204, 55881, 0, {3068, 2}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}},
    {280237, 280219, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {1463, 1}, {4250, 11}, {0, 0}}, {280250, 55881, 0, {3068, 2}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}},
    {280353, 55881, 0, {3135, 3}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4387, 6}, {0, 0}}, {280362, 55881, 0, {3068, 2}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}},
    {280387, 55881, 0, {3138, 3}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4393, 7}, {0, 0}}, {280787, 55881, 0, {3141, 3}, {3088, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 6}, {0, 0}},
    {280796, 55881, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4284, 10}, {0, 0}}, {280805, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}},
    {280821, 55881, 0, {3075, 1}, {3088, 1}, {0, 0}, {0, 0}, {1441, 1}, {4301, 6}, {0, 0}}, {280837, 55881, 0, {3075, 1}, {3088, 1}, {0, 0}, {0, 0}, {1441, 1}, {4301, 6}, {0, 0}},
    {280874, 280853, 0, {3075, 1}, {3088, 1}, {0, 0}, {0, 0}, {1430, 2}, {4301, 6}, {0, 0}}, {280911, 280890, 0, {3075, 1}, {3088, 1}, {0, 0}, {0, 0}, {1430, 2}, {4301, 6}, {0, 0}},
    {280927, 55881, 0, {3075, 1}, {3088, 1}, {0, 0}, {0, 0}, {1441, 1}, {4301, 6}, {0, 0}}, {280947, 55881, 0, {3075, 1}, {3088, 1}, {0, 0}, {0, 0}, {1441, 1}, {4301, 6}, {0, 0}},
    {281119, 281101, 0, {3144, 5}, {3065, 1}, {0, 0}, {0, 0}, {1464, 5}, {4278, 6}, {0, 0}}, {281132, 55881, 0, {3149, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4301, 6}, {0, 0}},
    {281261, 281244, 0, {3151, 4}, {3079, 1}, {0, 0}, {0, 0}, {1469, 1}, {4278, 6}, {0, 0}}, {281273, 55881, 0, {3109, 1}, {3088, 1}, {0, 0}, {0, 0}, {1441, 1}, {4387, 6}, {0, 0}},
    {281286, 55881, 0, {3155, 1}, {3114, 2}, {0, 0}, {0, 0}, {1470, 1}, {4400, 8}, {0, 0}}, {281298, 55881, 0, {3064, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}},
    {281330, 55881, 0, {3156, 3}, {3159, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 6}, {0, 0}}, {281350, 55881, 0, {3160, 3}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4408, 9}, {0, 0}},
    {281362, 55881, 0, {3080, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}}, {281375, 55881, 0, {3106, 1}, {3107, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}},
    {281384, 55881, 0, {3163, 3}, {3088, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 6}, {0, 0}}, {281485, 55881, 0, {3166, 3}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4307, 6}, {0, 0}},
    {281502, 55881, 0, {3066, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4284, 10}, {0, 0}}, {281511, 55881, 0, {3068, 2}, {3070, 1}, {0, 0}, {0, 0}, {0, 0}, {4261, 7}, {0, 0}},
    {281532, 55881, 0, {3169, 2}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 6}, {0, 0}}, {281543, 55881, 0, {3080, 1}, {3065, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 11}, {0, 0}},
    {281563, 55881, 0, {3171, 2}, {3088, 1}, {0, 0}, {0, 0}, {0, 0}, {4278, 6}, {0, 0}}, {281615, 55881, 0, {3109, 1}, {3088, 1}, {0, 0}, {0, 0}, {1471, 1}, {4417, 8}, {0, 0}},
    {281638, 55881, 0, {3095, 5}, {3079, 1}, {0, 0}, {0, 0}, {1472, 4}, {4339, 7}, {0, 0}}, {281762, 281670, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {4425, 5}, {0, 0}},
    {281819, 281784, 0, {0, 0}, {3173, 1}, {0, 0}, {0, 0}, {1480, 1}, {4346, 4}, {0, 0}}, {281884, 281838, 0, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {1480, 1}, {4346, 4}, {0, 0}},
    {281947, 281926, 4, {3108, 1}, {3092, 1}, {3174, 2}, {0, 0}, {0, 0}, {4430, 8}, {4320, 1}},
    {281999, 281963, 0, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4438, 6}, {0, 0}}, {282910, 282749, 0, {3179, 2}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {4447, 2}, {0, 0}},
    {282991, 282955, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4447, 2}, {0, 0}}, {283183, 283049, 4, {3182, 1}, {3183, 1}, {3184, 1}, {0, 0}, {0, 0}, {4449, 6}, {4455, 1}},
    {283325, 283248, 0, {3185, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {4447, 2}, {0, 0}}, {283612, 283464, 4, {3181, 1}, {0, 0}, {3187, 2}, {0, 0}, {1483, 6}, {4457, 7}, {0, 0}},
    {283724, 283661, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {4464, 1}, {0, 0}}, {283776, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {283830, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {283906, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {4464, 1}, {0, 0}},
    {283999, 283966, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 1}, {4464, 1}, {0, 0}}, {284052, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284240, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1492, 5}, {4465, 1}, {0, 0}}, {284313, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284369, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {284429, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284566, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1497, 3}, {4464, 1}, {0, 0}}, {284686, 284624, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 4}, {0, 0}},
    {284706, 284624, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 4}, {0, 0}}, {284726, 284624, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 4}, {0, 0}},
    {284849, 284798, 4, {3181, 1}, {0, 0}, {3189, 1}, {0, 0}, {1500, 3}, {4470, 8}, {0, 0}}, {284903, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {284963, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {285021, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {285080, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {285137, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {285179, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {285227, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {285314, 285277, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 1}, {4478, 1}, {0, 0}}, {285400, 285365, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1504, 3}, {4478, 1}, {0, 0}},
    {285457, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {285511, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {285557, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {285614, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {285686, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4478, 1}, {0, 0}}, {285746, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {285813, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {285878, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {285928, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {286042, 285995, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {4478, 1}, {0, 0}},
    {286090, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {286133, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {286189, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {286250, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {286304, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {286375, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {286430, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {286486, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {286535, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {286610, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {286668, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4478, 1}, {0, 0}}, {286718, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {286773, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {286850, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {286921, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {287033, 286994, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {4478, 1}, {0, 0}},
    {287085, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {287150, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {287222, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {287285, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {287339, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {287392, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {287446, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {287492, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {287645, 287588, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {4478, 1}, {0, 0}}, {287695, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {287745, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {287790, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {287839, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {287894, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {287974, 287588, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {4478, 1}, {0, 0}}, {288028, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {288079, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {288122, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {288246, 288189, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 1}, {4478, 1}, {0, 0}}, {288466, 288347, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {4478, 1}, {0, 0}},
    {288514, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {288564, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {288627, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {288681, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {288734, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {288779, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {288940, 288871, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 1}, {4478, 1}, {0, 0}}, {289000, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {289171, 289074, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1516, 2}, {4478, 1}, {0, 0}}, {289219, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {289272, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {289323, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {289383, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {289446, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}},
    {289504, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4478, 1}, {0, 0}}, {289772, 289611, 0, {3190, 2}, {3192, 1}, {0, 0}, {0, 0}, {1518, 2}, {4447, 2}, {0, 0}},
    {289804, 282955, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4479, 3}, {0, 0}}, {289849, 282955, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4447, 2}, {0, 0}},
    {290116, 290027, 0, {3193, 1}, {3194, 1}, {0, 0}, {0, 0}, {0, 0}, {4482, 4}, {0, 0}}, {290515, 290403, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {1520, 9}, {4486, 3}, {0, 0}},
    {290558, 49434, 0, {3196, 1}, {3197, 1}, {0, 0}, {0, 0}, {0, 0}, {4489, 4}, {0, 0}}, {290790, 290723, 0, {3198, 1}, {3199, 1}, {0, 0}, {0, 0}, {1529, 1}, {4493, 3}, {0, 0}},
    {290965, 290832, 0, {3200, 2}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {4496, 4}, {0, 0}}, {291145, 291104, 0, {3202, 1}, {0, 0}, {0, 0}, {0, 0}, {1531, 1}, {4496, 4}, {0, 0}},
    {291265, 291197, 0, {3181, 1}, {3203, 1}, {0, 0}, {0, 0}, {1532, 1}, {4500, 3}, {0, 0}}, {291419, 291304, 4, {3204, 1}, {3199, 1}, {888, 1}, {0, 0}, {1533, 1}, {4503, 4}, {4455, 1}},
    {291767, 291527, 0, {3205, 2}, {3207, 2}, {0, 0}, {0, 0}, {1534, 4}, {4507, 4}, {4511, 1}},
    {292075, 291880, 5, {3209, 4}, {3192, 1}, {3213, 1}, {0, 0}, {1538, 2}, {4457, 7}, {0, 0}},
    {292221, 292144, 0, {3214, 1}, {3215, 2}, {0, 0}, {0, 0}, {1540, 1}, {4447, 2}, {0, 0}}, {292478, 292313, 0, {3214, 1}, {3215, 2}, {0, 0}, {0, 0}, {1541, 4}, {4447, 2}, {0, 0}},
    {292620, 292540, 0, {3181, 1}, {3217, 1}, {0, 0}, {0, 0}, {1545, 1}, {4513, 3}, {0, 0}}, {292654, 290027, 0, {3218, 1}, {3192, 1}, {0, 0}, {0, 0}, {0, 0}, {4516, 4}, {0, 0}},
    {292850, 292717, 0, {3181, 1}, {3219, 1}, {0, 0}, {0, 0}, {1546, 3}, {4520, 4}, {0, 0}}, {292943, 290027, 0, {3181, 1}, {3220, 1}, {0, 0}, {0, 0}, {1549, 5}, {4516, 4}, {0, 0}},
    {293063, 292982, 0, {3181, 1}, {3221, 1}, {0, 0}, {0, 0}, {1554, 1}, {4520, 4}, {0, 0}}, {293097, 292717, 0, {3181, 1}, {3219, 1}, {0, 0}, {0, 0}, {1546, 3}, {4513, 3}, {0, 0}},
    {293221, 293139, 0, {3222, 1}, {3223, 1}, {0, 0}, {0, 0}, {1555, 1}, {4524, 3}, {0, 0}}, {293404, 293270, 0, {3181, 1}, {3192, 1}, {0, 0}, {0, 0}, {1556, 2}, {4482, 4}, {0, 0}},
    {293652, 293481, 0, {3181, 1}, {3192, 1}, {0, 0}, {0, 0}, {1558, 3}, {4527, 4}, {0, 0}}, {293871, 293750, 0, {3224, 1}, {3199, 1}, {0, 0}, {0, 0}, {1561, 4}, {4531, 5}, {0, 0}},
    {293978, 293897, 4, {3198, 1}, {3225, 1}, {888, 1}, {0, 0}, {0, 0}, {4536, 4}, {0, 0}}, {294071, 294010, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4482, 4}, {0, 0}},
    {294095, 290027, 0, {3181, 1}, {3226, 1}, {0, 0}, {0, 0}, {0, 0}, {4486, 3}, {0, 0}}, {294124, 290027, 0, {3181, 1}, {3226, 1}, {0, 0}, {0, 0}, {0, 0}, {4486, 3}, {0, 0}},
    {294241, 294169, 0, {3227, 2}, {3229, 1}, {0, 0}, {0, 0}, {0, 0}, {4486, 3}, {0, 0}}, {294269, 282955, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 4}, {0, 0}},
    {294318, 290027, 0, {3181, 1}, {3230, 2}, {0, 0}, {0, 0}, {1565, 1}, {4486, 3}, {0, 0}}, {294341, 290027, 0, {3181, 1}, {3226, 1}, {0, 0}, {0, 0}, {0, 0}, {4486, 3}, {0, 0}},
    {294495, 290027, 0, {3232, 1}, {3233, 2}, {0, 0}, {0, 0}, {1566, 2}, {4482, 4}, {0, 0}}, {294547, 290027, 0, {3232, 1}, {3195, 1}, {0, 0}, {0, 0}, {1568, 2}, {4482, 4}, {0, 0}},
    {294571, 282955, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4540, 3}, {0, 0}}, {294618, 282955, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4482, 4}, {0, 0}},
    {294640, 282955, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4482, 4}, {0, 0}}, {294756, 294685, 0, {3235, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4543, 3}, {0, 0}},
    {294875, 294797, 0, {3235, 1}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {4546, 3}, {0, 0}}, {295025, 294932, 0, {3236, 2}, {0, 0}, {0, 0}, {0, 0}, {1572, 1}, {4549, 4}, {4553, 1}},
    {295255, 295072, 4, {3238, 1}, {3239, 1}, {3240, 1}, {0, 0}, {1573, 1}, {4555, 4}, {4559, 1}},
    {295345, 294685, 0, {3235, 1}, {0, 0}, {0, 0}, {0, 0}, {1574, 4}, {4561, 4}, {0, 0}}, {295448, 295383, 0, {3235, 1}, {3241, 4}, {0, 0}, {0, 0}, {0, 0}, {4561, 4}, {0, 0}},
    {295555, 295383, 0, {3235, 1}, {3245, 8}, {0, 0}, {0, 0}, {0, 0}, {4561, 4}, {0, 0}}, {295785, 295621, 0, {3235, 1}, {3253, 1}, {0, 0}, {0, 0}, {1578, 5}, {4565, 4}, {0, 0}},
    {295835, 295383, 0, {3254, 1}, {3255, 1}, {0, 0}, {0, 0}, {0, 0}, {4569, 3}, {0, 0}}, {296194, 296025, 0, {3235, 1}, {3256, 1}, {0, 0}, {0, 0}, {1583, 5}, {4565, 4}, {0, 0}},
    {296226, 296025, 0, {3235, 1}, {3256, 1}, {0, 0}, {0, 0}, {1583, 5}, {4565, 4}, {0, 0}}, {296259, 295383, 0, {3235, 1}, {3255, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 4}, {0, 0}},
    {296296, 295383, 0, {3235, 1}, {3255, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 4}, {0, 0}}, {296434, 296334, 0, {3235, 1}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 4}, {0, 0}},
    {296584, 296466, 0, {3235, 1}, {3258, 1}, {0, 0}, {0, 0}, {1588, 3}, {4565, 4}, {0, 0}}, {296668, 296626, 0, {3259, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4572, 2}, {0, 0}},
    {296828, 296771, 0, {3260, 1}, {3261, 2}, {0, 0}, {0, 0}, {0, 0}, {4447, 2}, {0, 0}}, {296918, 296862, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4574, 4}, {0, 0}},
    {296973, 294010, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {1591, 1}, {4482, 4}, {0, 0}}, {297078, 290027, 0, {3263, 1}, {3195, 1}, {0, 0}, {0, 0}, {1592, 2}, {4486, 3}, {0, 0}},
    {297207, 297107, 0, {3259, 1}, {3264, 1}, {0, 0}, {0, 0}, {1594, 1}, {4578, 4}, {4582, 1}},
    {297261, 297231, 4, {0, 0}, {0, 0}, {3265, 1}, {0, 0}, {360, 5}, {4584, 4}, {0, 0}}, {297316, 108600, 0, {3266, 1}, {3267, 1}, {0, 0}, {0, 0}, {0, 0}, {4588, 4}, {0, 0}},
    {297353, 290027, 0, {3181, 1}, {3192, 1}, {0, 0}, {0, 0}, {1595, 1}, {4592, 4}, {0, 0}}, {297512, 297410, 0, {3268, 1}, {3192, 1}, {0, 0}, {0, 0}, {1596, 3}, {4596, 5}, {0, 0}},
    {297558, 290027, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4596, 5}, {0, 0}}, {297594, 290027, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4596, 5}, {0, 0}},
    {297672, 297637, 0, {0, 0}, {3269, 1}, {0, 0}, {0, 0}, {718, 1}, {4601, 4}, {0, 0}}, {297784, 297710, 0, {3198, 1}, {3225, 1}, {0, 0}, {0, 0}, {1599, 1}, {4447, 2}, {0, 0}},
    {297889, 297849, 0, {3270, 1}, {0, 0}, {0, 0}, {0, 0}, {1600, 4}, {4605, 3}, {0, 0}}, {298074, 297924, 0, {3271, 2}, {3273, 1}, {0, 0}, {0, 0}, {0, 0}, {4608, 3}, {4611, 1}},
    {298209, 298111, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {1604, 1}, {4540, 3}, {0, 0}}, {298314, 298243, 0, {3181, 1}, {3192, 1}, {0, 0}, {0, 0}, {1605, 1}, {4513, 3}, {0, 0}},
    {298545, 298346, 5, {3274, 2}, {3183, 1}, {888, 1}, {0, 0}, {1606, 1}, {4613, 7}, {4620, 2}},
    {298635, 298564, 4, {3276, 1}, {3277, 1}, {888, 1}, {0, 0}, {0, 0}, {4624, 3}, {4455, 1}},
    {298752, 298666, 0, {3181, 1}, {3192, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 3}, {0, 0}}, {298863, 108600, 0, {3266, 1}, {3199, 1}, {0, 0}, {0, 0}, {1607, 3}, {4630, 3}, {0, 0}},
    {299154, 282955, 0, {3181, 1}, {3278, 2}, {0, 0}, {0, 0}, {1610, 5}, {4633, 3}, {4636, 1}},
    {299455, 299347, 0, {3181, 1}, {3280, 2}, {0, 0}, {0, 0}, {1615, 2}, {4638, 3}, {0, 0}}, {299513, 296862, 0, {3181, 1}, {3282, 2}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}},
    {299560, 290027, 0, {3181, 1}, {3192, 1}, {0, 0}, {0, 0}, {0, 0}, {4646, 4}, {0, 0}}, {299598, 290027, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}},
    {299629, 290027, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}}, {299670, 296862, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}},
    {299713, 282955, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4447, 2}, {0, 0}}, {299758, 296862, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}},
    {300113, 299889, 1, {3284, 3}, {3287, 2}, {0, 0}, {0, 0}, {1617, 4}, {4638, 3}, {0, 0}}, {300276, 300192, 0, {3289, 2}, {3291, 2}, {0, 0}, {0, 0}, {0, 0}, {4633, 3}, {0, 0}},
    {300412, 300321, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}}, {300654, 300503, 0, {3181, 1}, {3293, 2}, {0, 0}, {0, 0}, {1621, 2}, {4527, 4}, {0, 0}},
    {300816, 300699, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {1623, 2}, {4482, 4}, {0, 0}}, {300967, 300860, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1625, 1}, {4638, 3}, {0, 0}},
    {301022, 290027, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4596, 5}, {0, 0}}, {301098, 290027, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {1626, 1}, {4596, 5}, {0, 0}},
    {301152, 290027, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4527, 4}, {0, 0}}, {301407, 301263, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {1627, 1}, {4641, 5}, {0, 0}},
    {301440, 290027, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4527, 4}, {0, 0}}, {301763, 290027, 0, {3298, 1}, {3299, 3}, {0, 0}, {0, 0}, {1628, 1}, {4596, 5}, {0, 0}},
    {302044, 290027, 0, {3302, 1}, {3303, 4}, {0, 0}, {0, 0}, {1629, 1}, {4596, 5}, {0, 0}}, {302405, 302157, 0, {3181, 1}, {3307, 1}, {0, 0}, {0, 0}, {1630, 5}, {4650, 3}, {0, 0}},
    {302591, 302471, 0, {3181, 1}, {3308, 3}, {0, 0}, {0, 0}, {1635, 3}, {4653, 4}, {0, 0}}, {302809, 302671, 0, {3311, 2}, {3313, 1}, {0, 0}, {0, 0}, {1638, 1}, {4633, 3}, {0, 0}},
    {303324, 303015, 0, {3314, 2}, {3313, 1}, {0, 0}, {0, 0}, {1639, 3}, {4633, 3}, {0, 0}}, {303631, 303443, 0, {3316, 2}, {3318, 3}, {0, 0}, {0, 0}, {1642, 2}, {4646, 4}, {0, 0}},
    {304048, 303827, 0, {3321, 2}, {3323, 3}, {0, 0}, {0, 0}, {1644, 7}, {4646, 4}, {0, 0}}, {304299, 304108, 0, {3326, 2}, {3328, 2}, {0, 0}, {0, 0}, {1651, 3}, {4646, 4}, {0, 0}},
    {304446, 300321, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {1654, 8}, {4641, 5}, {0, 0}}, {304576, 304484, 0, {3330, 1}, {3331, 1}, {0, 0}, {0, 0}, {366, 1}, {4657, 3}, {4660, 1}},
    {304736, 304624, 4, {3181, 1}, {3332, 1}, {482, 1}, {0, 0}, {0, 0}, {4662, 8}, {0, 0}}, {304765, 296862, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}},
    {304823, 298666, 0, {3181, 1}, {3192, 1}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}}, {304854, 300321, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}},
    {304977, 304945, 0, {3333, 2}, {3335, 1}, {0, 0}, {0, 0}, {1662, 3}, {4638, 3}, {0, 0}}, {305204, 305148, 0, {3181, 1}, {3336, 4}, {0, 0}, {0, 0}, {1665, 5}, {4596, 5}, {0, 0}},
    {305410, 305278, 0, {3181, 1}, {3340, 4}, {0, 0}, {0, 0}, {1670, 2}, {4596, 5}, {0, 0}}, {305654, 305456, 0, {3181, 1}, {3344, 4}, {0, 0}, {0, 0}, {1672, 4}, {4596, 5}, {0, 0}},
    {305935, 305756, 0, {3348, 2}, {3350, 2}, {0, 0}, {0, 0}, {1676, 3}, {4633, 3}, {0, 0}}, {306332, 306027, 1, {3352, 5}, {3357, 2}, {0, 0}, {0, 0}, {1679, 3}, {4638, 3}, {0, 0}},
    {306371, 296862, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {4641, 5}, {0, 0}}, {306540, 306454, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {1682, 1}, {4641, 5}, {0, 0}},
    {306859, 306693, 0, {3359, 2}, {0, 0}, {0, 0}, {0, 0}, {1683, 5}, {4638, 3}, {0, 0}}, {307065, 305148, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {1688, 6}, {4596, 5}, {0, 0}},
    {307124, 296862, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {513, 1}, {4641, 5}, {0, 0}}, {307161, 294010, 0, {3181, 1}, {3195, 1}, {0, 0}, {0, 0}, {1591, 1}, {4482, 4}, {0, 0}},
    {307460, 307243, 4, {3361, 1}, {3199, 1}, {3184, 1}, {0, 0}, {1694, 2}, {4670, 5}, {4455, 1}},
    {307588, 307497, 0, {0, 0}, {3255, 1}, {0, 0}, {0, 0}, {1696, 3}, {4447, 2}, {0, 0}}, {307685, 307628, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 1}, {4465, 1}, {0, 0}},
    {307742, 282955, 0, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4466, 4}, {0, 0}}, {307816, 307759, 4, {3362, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {4675, 6}, {4681, 1}},
    {308691, 308089, 1, {3363, 7}, {3370, 1}, {0, 0}, {0, 0}, {1700, 6}, {4683, 2}, {0, 0}}, {308733, 290027, 0, {3218, 1}, {3371, 1}, {0, 0}, {0, 0}, {0, 0}, {4513, 3}, {0, 0}},
    {308930, 308808, 0, {3372, 2}, {3374, 1}, {0, 0}, {0, 0}, {1706, 1}, {4683, 2}, {0, 0}}, {309354, 309050, 1, {3375, 4}, {3195, 1}, {0, 0}, {0, 0}, {1707, 4}, {4683, 2}, {0, 0}},
    {309523, 309409, 0, {3379, 2}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {4683, 2}, {0, 0}}, {309901, 309562, 1, {3375, 4}, {0, 0}, {0, 0}, {0, 0}, {1712, 6}, {4683, 2}, {0, 0}},
    {309979, 309936, 0, {3224, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4685, 2}, {0, 0}}, {310107, 310060, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1718, 1}, {3126, 2}, {0, 0}},
    {310117, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}}, {310172, 0, 0, {3381, 2}, {1236, 1}, {0, 0}, {0, 0}, {1719, 2}, {0, 0}, {0, 0}},
    {310229, 0, 0, {3383, 3}, {1236, 1}, {0, 0}, {0, 0}, {1721, 1}, {0, 0}, {0, 0}}, {310355, 224482, 0, {3387, 1}, {3388, 1}, {0, 0}, {0, 0}, {0, 0}, {4688, 2}, {0, 0}},
    {310425, 310370, 0, {2652, 1}, {3389, 1}, {0, 0}, {0, 0}, {0, 0}, {4690, 4}, {0, 0}}, {310590, 310473, 0, {3390, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4694, 2}, {114, 1}},
    {310692, 310648, 0, {0, 0}, {3394, 1}, {0, 0}, {0, 0}, {1722, 1}, {4696, 2}, {0, 0}}, {310873, 310775, 0, {3395, 3}, {662, 1}, {0, 0}, {0, 0}, {1723, 3}, {4698, 8}, {0, 0}},
    {310959, 310889, 0, {136, 1}, {3394, 1}, {0, 0}, {0, 0}, {0, 0}, {4696, 2}, {4706, 1}}, {311208, 310988, 0, {3398, 1}, {3399, 2}, {0, 0}, {0, 0}, {0, 0}, {4708, 4}, {4712, 1}},
    {311360, 311228, 0, {3401, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4694, 2}, {114, 1}}, {311573, 311411, 0, {3405, 2}, {135, 1}, {0, 0}, {0, 0}, {1726, 1}, {4714, 4}, {4718, 1}},
    {311643, 311588, 0, {3398, 1}, {3407, 1}, {0, 0}, {0, 0}, {1727, 3}, {4720, 2}, {0, 0}}, {311858, 311700, 0, {3408, 3}, {3411, 1}, {0, 0}, {0, 0}, {0, 0}, {4722, 7}, {4729, 1}},
    {312007, 311893, 0, {3021, 1}, {3412, 1}, {0, 0}, {0, 0}, {0, 0}, {4731, 2}, {4733, 1}}, {312329, 312130, 0, {3413, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4735, 4}, {4739, 1}},
    {312577, 312343, 0, {3418, 3}, {3388, 1}, {0, 0}, {0, 0}, {1726, 1}, {4741, 4}, {4745, 1}},
    {312697, 312591, 0, {3421, 2}, {140, 1}, {0, 0}, {0, 0}, {1730, 2}, {4747, 3}, {4750, 1}},
    {312885, 312725, 0, {3423, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4752, 3}, {4755, 1}}, {312970, 312903, 0, {3425, 2}, {3388, 1}, {0, 0}, {0, 0}, {779, 2}, {4757, 3}, {114, 1}},
    {313044, 312993, 4, {3427, 2}, {97, 1}, {3429, 1}, {0, 0}, {0, 0}, {4760, 4}, {4764, 1}}, {313056, 311228, 0, {3430, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4694, 2}, {114, 1}},
    {313074, 310473, 0, {3434, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4694, 2}, {114, 1}}, {313231, 313093, 0, {3438, 2}, {576, 1}, {0, 0}, {0, 0}, {1732, 2}, {4766, 6}, {4772, 1}},
    {313313, 313254, 0, {3440, 3}, {3407, 1}, {0, 0}, {0, 0}, {1734, 1}, {4774, 4}, {0, 0}}, {313569, 313451, 0, {3443, 1}, {0, 0}, {0, 0}, {0, 0}, {1735, 2}, {4778, 2}, {0, 0}},
    {313721, 313582, 0, {3444, 2}, {576, 1}, {0, 0}, {0, 0}, {1737, 2}, {4780, 6}, {4772, 1}},
    {313919, 313779, 0, {3446, 1}, {3447, 1}, {0, 0}, {0, 0}, {686, 1}, {4786, 3}, {0, 0}}, {314107, 313943, 0, {3448, 2}, {3450, 1}, {0, 0}, {0, 0}, {686, 1}, {4789, 4}, {4750, 1}},
    {314413, 314172, 0, {3451, 2}, {3453, 2}, {0, 0}, {0, 0}, {1739, 3}, {4793, 3}, {4796, 1}},
    {314601, 314425, 0, {3455, 5}, {3460, 1}, {0, 0}, {0, 0}, {767, 1}, {4694, 2}, {4739, 1}},
    {314616, 224482, 0, {3387, 1}, {3388, 1}, {0, 0}, {0, 0}, {0, 0}, {4798, 3}, {0, 0}}, {314678, 314634, 0, {3461, 2}, {3463, 1}, {0, 0}, {0, 0}, {1742, 1}, {4801, 4}, {0, 0}},
    {314740, 48530, 0, {0, 0}, {3464, 1}, {0, 0}, {0, 0}, {0, 0}, {4798, 3}, {0, 0}}, {314843, 314752, 0, {3465, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4757, 3}, {114, 1}},
    {314898, 43229, 0, {3387, 1}, {3021, 1}, {0, 0}, {0, 0}, {0, 0}, {4805, 3}, {4808, 1}}, {314995, 314943, 1, {3468, 4}, {3389, 1}, {0, 0}, {0, 0}, {1743, 2}, {4810, 7}, {114, 1}},
    {315043, 315016, 1, {3472, 4}, {3460, 1}, {0, 0}, {0, 0}, {1743, 2}, {4810, 7}, {114, 1}},
    {315137, 315065, 0, {3389, 1}, {3388, 1}, {0, 0}, {0, 0}, {512, 1}, {4817, 4}, {0, 0}}, {315209, 315154, 0, {3476, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 2}, {0, 0}},
    {315262, 13112, 0, {0, 0}, {3477, 1}, {0, 0}, {0, 0}, {0, 0}, {3265, 2}, {4823, 2}}, {315276, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}},
    {315500, 315417, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {315603, 315538, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}},
    {315615, 315538, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}}, {315787, 315697, 4, {3487, 1}, {0, 0}, {483, 1}, {2798, 1}, {0, 0}, {4831, 2}, {0, 0}},
    {315867, 315801, 0, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4833, 2}, {0, 0}}, {316069, 315921, 0, {3488, 2}, {0, 0}, {0, 0}, {3490, 1}, {1745, 1}, {4833, 2}, {4835, 1}},
    {316166, 316087, 0, {3491, 1}, {3492, 1}, {0, 0}, {0, 0}, {1746, 1}, {0, 0}, {0, 0}}, {316179, 315417, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}},
    {316192, 315417, 0, {3493, 1}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {316224, 179704, 0, {0, 0}, {3486, 1}, {0, 0}, {0, 0}, {346, 1}, {4837, 2}, {915, 1}},
    {316291, 316238, 0, {3495, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {316309, 316238, 0, {3495, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316327, 315538, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}}, {316344, 315417, 0, {3493, 1}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}},
    {316360, 316238, 0, {3498, 1}, {3499, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {316375, 315538, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}},
    {316387, 315538, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}}, {316402, 315538, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}},
    {316523, 316417, 0, {3484, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}}, {316586, 316534, 0, {3495, 1}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3710, 1}},
    {316703, 316609, 0, {3495, 1}, {3494, 1}, {0, 0}, {0, 0}, {1747, 1}, {4842, 1}, {3323, 1}},
    {316808, 316718, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4843, 1}}, {316829, 316718, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4843, 1}},
    {316850, 315417, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {316904, 316886, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1748, 5}, {4845, 5}, {0, 0}},
    {316917, 316417, 0, {3496, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}}, {316928, 316417, 0, {3500, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}},
    {316942, 316417, 0, {3500, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}}, {317105, 317048, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1753, 4}, {4850, 5}, {0, 0}},
    {317171, 317131, 0, {0, 0}, {3504, 1}, {0, 0}, {0, 0}, {1757, 1}, {4855, 2}, {0, 0}}, {317190, 316417, 0, {3496, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}},
    {317201, 316417, 0, {3500, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}}, {317215, 316417, 0, {3500, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}},
    {317340, 317237, 4, {3488, 2}, {0, 0}, {3505, 2}, {2798, 1}, {0, 0}, {4831, 2}, {4835, 1}},
    {317447, 317373, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 6}, {4857, 3}, {0, 0}}, {317494, 317467, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1764, 5}, {4860, 2}, {0, 0}},
    {317550, 317373, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1769, 4}, {4860, 2}, {0, 0}}, {317600, 317373, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1773, 4}, {4860, 2}, {0, 0}},
    {317621, 316417, 0, {3496, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}}, {317632, 316417, 0, {3500, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}},
    {317646, 316417, 0, {3500, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}}, {317741, 317675, 0, {0, 0}, {3507, 1}, {0, 0}, {0, 0}, {1777, 1}, {650, 1}, {4862, 1}},
    {317843, 317764, 0, {3508, 1}, {3509, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4864, 1}}, {317930, 317861, 0, {3510, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {317948, 317861, 0, {3510, 2}, {3509, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4864, 1}}, {317966, 315697, 4, {3487, 1}, {0, 0}, {483, 1}, {2798, 1}, {0, 0}, {4831, 2}, {0, 0}},
    {317979, 316417, 0, {3496, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}}, {317990, 316417, 0, {3500, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}},
    {318004, 316417, 0, {3500, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}}, {318018, 315538, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}},
    {318083, 318030, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1778, 3}, {829, 1}, {0, 0}}, {318098, 315538, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}},
    {318110, 315538, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}}, {318122, 316417, 0, {3484, 2}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {4839, 1}, {4840, 1}},
    {318133, 315417, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {318145, 315538, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}},
    {318156, 315417, 0, {3493, 1}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {318171, 316238, 0, {3512, 1}, {3513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {318240, 318187, 0, {3514, 1}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {318260, 315538, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}},
    {318275, 315538, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}}, {318290, 14022, 0, {3491, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {318442, 318310, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4866, 1}, {4867, 1}}, {318455, 318310, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4866, 1}, {4867, 1}},
    {318468, 318310, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4866, 1}, {4867, 1}}, {318480, 318310, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4866, 1}, {4867, 1}},
    {318494, 318310, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4866, 1}, {4867, 1}}, {318508, 315417, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}},
    {318521, 315538, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}}, {318584, 318533, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1781, 3}, {829, 1}, {0, 0}},
    {318598, 315417, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4827, 1}, {4828, 1}}, {318612, 316238, 0, {3517, 1}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {318625, 315538, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4830, 1}, {214, 1}}, {318788, 318724, 0, {3518, 1}, {3519, 1}, {0, 0}, {0, 0}, {0, 0}, {4869, 2}, {0, 0}},
    {318821, 318724, 0, {3518, 1}, {3519, 1}, {0, 0}, {0, 0}, {0, 0}, {4869, 2}, {0, 0}}, {318866, 318724, 0, {3518, 1}, {3519, 1}, {0, 0}, {0, 0}, {0, 0}, {4869, 2}, {0, 0}},
    {319187, 319013, 0, {3520, 3}, {3523, 1}, {0, 0}, {0, 0}, {0, 0}, {4871, 5}, {4876, 1}}, {319290, 319255, 0, {3524, 2}, {3526, 1}, {0, 0}, {0, 0}, {0, 0}, {4878, 3}, {1972, 1}},
    {319339, 319313, 0, {3527, 1}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4878, 3}, {2031, 1}}, {319482, 319411, 0, {3529, 1}, {3530, 1}, {0, 0}, {0, 0}, {0, 0}, {4881, 3}, {0, 0}},
    {319792, 319632, 0, {3531, 3}, {3534, 1}, {0, 0}, {0, 0}, {0, 0}, {4884, 5}, {4889, 1}}, {320124, 319949, 0, {3535, 3}, {3538, 1}, {0, 0}, {0, 0}, {1784, 1}, {4891, 4}, {4895, 1}},
    {320491, 320233, 0, {3539, 5}, {3544, 1}, {0, 0}, {0, 0}, {0, 0}, {4897, 4}, {4901, 1}}, {320754, 320522, 0, {3545, 5}, {3544, 1}, {0, 0}, {0, 0}, {0, 0}, {4903, 4}, {4907, 1}},
    {321030, 320852, 0, {3550, 2}, {3552, 2}, {0, 0}, {0, 0}, {0, 0}, {4909, 5}, {4914, 1}}, {321667, 321643, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1785, 1}, {0, 0}, {0, 0}},
    {322187, 321919, 0, {3580, 3}, {3583, 1}, {0, 0}, {0, 0}, {1786, 2}, {4917, 5}, {0, 0}}, {322531, 322425, 0, {3584, 1}, {3585, 1}, {0, 0}, {0, 0}, {1788, 2}, {4922, 3}, {4925, 1}},
    {323077, 322962, 0, {3586, 1}, {3587, 1}, {0, 0}, {0, 0}, {0, 0}, {4927, 2}, {0, 0}}, {323710, 323354, 1, {3588, 4}, {3592, 1}, {0, 0}, {0, 0}, {1790, 3}, {4821, 2}, {4929, 1}},
    {324067, 323965, 0, {3593, 2}, {3592, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 2}, {0, 0}}, {324661, 324527, 0, {3595, 3}, {3598, 1}, {0, 0}, {0, 0}, {1793, 3}, {4931, 3}, {0, 0}},
    {324785, 324703, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}, {0, 0}}, {325099, 324848, 0, {3599, 2}, {3601, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4934, 1}},
    {325871, 325775, 0, {3602, 3}, {3605, 1}, {0, 0}, {0, 0}, {1798, 5}, {4936, 2}, {0, 0}}, {326060, 325900, 0, {3606, 2}, {3608, 1}, {0, 0}, {0, 0}, {1803, 3}, {4938, 3}, {4739, 1}},
    {326269, 326085, 0, {3609, 2}, {3611, 1}, {0, 0}, {0, 0}, {1806, 7}, {4941, 3}, {4739, 1}},
    {326376, 326283, 0, {3612, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4944, 1}}, {326398, 326283, 0, {3612, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4944, 1}},
    {326504, 326436, 0, {3613, 2}, {0, 0}, {0, 0}, {0, 0}, {1813, 5}, {4946, 1}, {0, 0}}, {326646, 326519, 0, {3609, 2}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4946, 1}, {4739, 1}},
    {326751, 326664, 0, {3615, 4}, {0, 0}, {0, 0}, {0, 0}, {1798, 5}, {4947, 2}, {0, 0}}, {326915, 326763, 0, {3619, 3}, {0, 0}, {0, 0}, {0, 0}, {1803, 3}, {4949, 3}, {4739, 1}},
    {327089, 326934, 0, {3622, 3}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4952, 3}, {4739, 1}}, {327308, 327104, 0, {3609, 2}, {3625, 1}, {0, 0}, {0, 0}, {1823, 1}, {4955, 2}, {4957, 1}},
    {327453, 327331, 0, {3626, 2}, {3625, 1}, {0, 0}, {0, 0}, {0, 0}, {4959, 1}, {4960, 1}}, {328271, 328203, 0, {1294, 1}, {3639, 1}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {328644, 328203, 0, {3640, 6}, {3646, 1}, {0, 0}, {0, 0}, {1825, 7}, {0, 0}, {4962, 1}}, {328717, 328661, 0, {3640, 6}, {0, 0}, {0, 0}, {0, 0}, {1832, 5}, {0, 0}, {4962, 1}},
    {328764, 328661, 0, {3647, 2}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {0, 0}, {0, 0}}, {328791, 328661, 0, {3649, 7}, {0, 0}, {0, 0}, {0, 0}, {1838, 4}, {0, 0}, {4962, 1}},
    {328809, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {328828, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {328847, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {328866, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {328882, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {328898, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {328914, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {328927, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {328943, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {328959, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {328975, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {328993, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {329011, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {329098, 113571, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 2}, {0, 0}, {0, 0}},
    {329268, 329144, 0, {3657, 3}, {3660, 1}, {0, 0}, {0, 0}, {1844, 2}, {0, 0}, {0, 0}}, {329381, 328661, 0, {3661, 1}, {0, 0}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {329395, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {329412, 150817, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
};

static const varve_entity_record entities[] = {
    {1339, 0, {0, 0}, {0, 0}, {0, 0}}, {1354, 0, {0, 0}, {0, 0}, {0, 0}}, {1421, 1404, {0, 1}, {0, 0}, {0, 0}},
    {1465, 1458, {1, 1}, {0, 0}, {0, 0}}, {1493, 1458, {2, 1}, {0, 0}, {0, 0}}, {1531, 1458, {3, 1}, {0, 0}, {0, 0}},
    {1623, 1600, {4, 2}, {0, 0}, {0, 0}}, {1687, 1600, {6, 4}, {0, 0}, {0, 0}}, {1728, 1458, {10, 1}, {0, 0}, {0, 0}},
    {1759, 1404, {11, 1}, {0, 0}, {0, 0}}, {1790, 1404, {12, 1}, {0, 0}, {0, 0}}, {1820, 1404, {13, 1}, {0, 0}, {0, 0}},
    {1848, 1404, {14, 1}, {0, 0}, {0, 0}}, {1885, 1404, {15, 1}, {0, 0}, {0, 0}}, {1969, 1937, {16, 1}, {0, 0}, {0, 0}},
    {2070, 2028, {17, 3}, {0, 0}, {0, 0}}, {2116, 2102, {20, 1}, {0, 0}, {0, 0}}, {16867, 16846, {144, 1}, {0, 0}, {0, 0}},
    {16876, 0, {0, 0}, {0, 0}, {0, 0}}, {16936, 16901, {145, 2}, {0, 0}, {0, 0}}, {16987, 16972, {147, 1}, {0, 0}, {0, 0}},
    {17016, 1458, {148, 1}, {0, 0}, {0, 0}}, {17042, 1458, {149, 1}, {0, 0}, {0, 0}}, {17084, 16972, {150, 1}, {0, 0}, {0, 0}},
    {30263, 30223, {268, 2}, {192, 2}, {0, 0}}, {31580, 16972, {286, 1}, {0, 0}, {0, 0}}, {31617, 16972, {287, 1}, {0, 0}, {0, 0}},
    {17171, 16972, {328, 1}, {0, 0}, {0, 0}}, {36222, 16972, {329, 1}, {0, 0}, {0, 0}}, {36245, 16972, {330, 1}, {0, 0}, {0, 0}},
    {46512, 0, {0, 0}, {0, 0}, {0, 0}}, {46524, 0, {0, 0}, {0, 0}, {0, 0}}, {46532, 0, {0, 0}, {0, 0}, {0, 0}},
    {46543, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 46559, {460, 1}, {0, 0}, {0, 0}},
    {50607, 50579, {0, 0}, {689, 1}, {0, 0}}, {50633, 50612, {144, 1}, {0, 0}, {0, 0}}, {50659, 50641, {0, 0}, {689, 1}, {0, 0}},
    {50681, 50664, {0, 0}, {689, 1}, {0, 0}}, {50702, 50685, {0, 0}, {689, 1}, {0, 0}}, {50728, 50706, {0, 0}, {689, 1}, {0, 0}},
    {50754, 50737, {0, 0}, {689, 1}, {0, 0}}, {50780, 50758, {0, 0}, {689, 1}, {0, 0}}, {50811, 50789, {0, 0}, {689, 1}, {0, 0}},
    {50837, 50820, {0, 0}, {689, 1}, {0, 0}}, {50861, 50841, {0, 0}, {689, 1}, {0, 0}}, {50888, 50868, {0, 0}, {689, 1}, {0, 0}},
    {50922, 50895, {0, 0}, {689, 1}, {0, 0}}, {50958, 50936, {0, 0}, {689, 1}, {0, 0}}, {50991, 50967, {0, 0}, {689, 1}, {0, 0}},
    {51022, 51002, {0, 0}, {689, 1}, {0, 0}}, {51053, 51029, {0, 0}, {689, 1}, {0, 0}}, {51087, 51064, {0, 0}, {689, 1}, {0, 0}},
    {51138, 51116, {509, 2}, {0, 0}, {0, 0}}, {51166, 51147, {509, 2}, {0, 0}, {0, 0}}, {17700, 51172, {0, 0}, {690, 1}, {0, 0}},
    {51260, 51239, {511, 2}, {690, 1}, {0, 0}}, {21, 51303, {513, 4}, {691, 2}, {0, 0}}, {55, 51344, {0, 0}, {0, 0}, {0, 0}},
    {51408, 51388, {517, 2}, {0, 0}, {0, 0}}, {21237, 51424, {519, 3}, {192, 2}, {0, 0}}, {51462, 51444, {0, 0}, {689, 1}, {0, 0}},
    {51492, 51473, {522, 1}, {0, 0}, {0, 0}}, {51527, 51498, {523, 2}, {691, 2}, {0, 0}}, {51572, 51543, {144, 1}, {192, 2}, {0, 0}},
    {1126, 51613, {525, 3}, {192, 2}, {0, 0}}, {51633, 51644, {528, 1}, {693, 2}, {0, 0}}, {1303, 51730, {529, 1}, {0, 0}, {0, 0}},
    {51803, 51765, {530, 2}, {695, 1}, {0, 0}}, {51869, 51835, {532, 3}, {696, 1}, {0, 0}}, {51951, 51881, {535, 2}, {697, 1}, {698, 1}},
    {52039, 52002, {537, 2}, {700, 2}, {698, 1}}, {52112, 52077, {539, 2}, {697, 1}, {698, 1}},
    {52181, 52157, {541, 1}, {0, 0}, {0, 0}}, {52274, 52245, {542, 5}, {695, 1}, {0, 0}}, {52317, 52298, {547, 2}, {702, 1}, {698, 1}},
    {52381, 52358, {549, 2}, {695, 1}, {0, 0}}, {51260, 51239, {551, 2}, {702, 1}, {698, 1}}, {52397, 52409, {553, 1}, {703, 1}, {0, 0}},
    {52465, 52443, {554, 2}, {695, 1}, {0, 0}}, {51408, 51388, {556, 3}, {702, 1}, {698, 1}}, {52564, 52540, {559, 3}, {695, 1}, {0, 0}},
    {52648, 52619, {562, 3}, {697, 1}, {698, 1}}, {52700, 52672, {565, 2}, {704, 1}, {0, 0}}, {2090, 52715, {567, 2}, {702, 1}, {698, 1}},
    {52815, 52791, {569, 2}, {0, 0}, {0, 0}}, {6753, 52826, {571, 1}, {0, 0}, {0, 0}}, {15292, 52844, {0, 0}, {0, 0}, {0, 0}},
    {52887, 52862, {0, 0}, {695, 1}, {0, 0}}, {54062, 54042, {587, 3}, {702, 1}, {698, 1}}, {55385, 55336, {604, 2}, {781, 1}, {0, 0}},
    {55470, 55402, {606, 1}, {782, 1}, {0, 0}}, {55575, 55507, {607, 2}, {0, 0}, {0, 0}}, {14372, 55402, {606, 1}, {783, 1}, {0, 0}},
    {55647, 55402, {606, 1}, {784, 1}, {0, 0}}, {55692, 55402, {606, 1}, {785, 1}, {0, 0}}, {1303, 55752, {268, 2}, {786, 1}, {0, 0}},
    {55799, 55769, {460, 1}, {0, 0}, {0, 0}}, {51408, 16972, {609, 1}, {0, 0}, {0, 0}}, {55842, 55814, {610, 1}, {0, 0}, {0, 0}},
    {55846, 0, {0, 0}, {0, 0}, {0, 0}}, {55856, 0, {0, 0}, {0, 0}, {0, 0}}, {55863, 0, {0, 0}, {0, 0}, {0, 0}},
    {51408, 16972, {609, 1}, {0, 0}, {0, 0}}, {16987, 16972, {147, 1}, {0, 0}, {0, 0}}, {60569, 1458, {663, 1}, {0, 0}, {0, 0}},
    {60600, 60606, {664, 1}, {910, 1}, {0, 0}}, {60669, 1458, {665, 1}, {0, 0}, {0, 0}}, {60696, 1458, {666, 1}, {0, 0}, {0, 0}},
    {60786, 60715, {667, 4}, {0, 0}, {0, 0}}, {60830, 60846, {671, 1}, {0, 0}, {0, 0}}, {43624, 60606, {672, 1}, {910, 1}, {0, 0}},
    {60924, 1600, {673, 3}, {0, 0}, {0, 0}}, {40110, 60606, {676, 1}, {911, 1}, {0, 0}}, {60985, 1458, {677, 1}, {0, 0}, {0, 0}},
    {49230, 60606, {678, 1}, {910, 1}, {0, 0}}, {61028, 1458, {679, 1}, {0, 0}, {0, 0}}, {61110, 61136, {680, 5}, {0, 0}, {0, 0}},
    {61283, 1458, {685, 1}, {0, 0}, {0, 0}}, {61356, 61305, {686, 1}, {912, 1}, {0, 0}}, {61389, 1458, {687, 1}, {0, 0}, {0, 0}},
    {61443, 1458, {688, 1}, {0, 0}, {0, 0}}, {61482, 60606, {689, 1}, {910, 1}, {0, 0}}, {61489, 60606, {690, 1}, {910, 1}, {0, 0}},
    {61494, 60606, {691, 1}, {910, 1}, {0, 0}}, {76585, 1458, {879, 1}, {0, 0}, {0, 0}}, {51281, 0, {0, 0}, {0, 0}, {0, 0}},
    {2137, 0, {0, 0}, {0, 0}, {0, 0}}, {77269, 1458, {884, 1}, {0, 0}, {0, 0}}, {77333, 77306, {885, 1}, {0, 0}, {0, 0}},
    {79405, 16972, {893, 1}, {0, 0}, {0, 0}}, {79438, 16972, {894, 1}, {0, 0}, {0, 0}}, {79475, 16972, {895, 1}, {0, 0}, {0, 0}},
    {79506, 16972, {896, 1}, {0, 0}, {0, 0}}, {79531, 16972, {897, 1}, {0, 0}, {0, 0}}, {79554, 16972, {898, 1}, {0, 0}, {0, 0}},
    {1303, 95939, {932, 2}, {1706, 2}, {0, 0}}, {59334, 96078, {934, 3}, {0, 0}, {0, 0}}, {96170, 0, {0, 0}, {689, 1}, {0, 0}},
    {55842, 96193, {937, 1}, {1708, 2}, {0, 0}}, {96249, 96222, {938, 2}, {1710, 3}, {0, 0}}, {61088, 96300, {940, 3}, {0, 0}, {0, 0}},
    {96377, 0, {0, 0}, {0, 0}, {0, 0}}, {96419, 1600, {943, 1}, {0, 0}, {1713, 1}}, {16987, 96432, {944, 1}, {1715, 2}, {0, 0}},
    {96564, 1600, {945, 3}, {0, 0}, {1717, 1}}, {96597, 1600, {948, 2}, {0, 0}, {1719, 1}}, {96635, 1600, {950, 2}, {0, 0}, {0, 0}},
    {96648, 1600, {952, 1}, {0, 0}, {0, 0}}, {96703, 96682, {953, 1}, {0, 0}, {0, 0}}, {96717, 1600, {954, 3}, {0, 0}, {0, 0}},
    {96747, 96754, {957, 1}, {0, 0}, {0, 0}}, {96799, 96774, {958, 2}, {0, 0}, {0, 0}}, {96848, 96834, {960, 1}, {0, 0}, {0, 0}},
    {96878, 1600, {961, 2}, {0, 0}, {0, 0}}, {96894, 1600, {963, 2}, {0, 0}, {0, 0}}, {96987, 1600, {965, 4}, {0, 0}, {1721, 3}},
    {97079, 1600, {969, 5}, {0, 0}, {1727, 1}}, {97273, 1600, {974, 8}, {0, 0}, {1729, 3}}, {97488, 1600, {982, 16}, {1735, 1}, {1736, 3}},
    {97584, 1600, {998, 8}, {0, 0}, {1742, 3}}, {97698, 97643, {1006, 1}, {0, 0}, {1748, 2}}, {97851, 97756, {1007, 2}, {0, 0}, {1752, 2}},
    {97933, 97880, {1009, 2}, {0, 0}, {1756, 3}}, {97941, 1600, {1011, 4}, {0, 0}, {0, 0}}, {98038, 1600, {1015, 9}, {0, 0}, {1762, 3}},
    {98102, 1600, {1024, 2}, {0, 0}, {1768, 3}}, {98180, 1600, {1026, 7}, {0, 0}, {1774, 3}}, {98226, 1600, {1033, 4}, {0, 0}, {1780, 3}},
    {98277, 1600, {1037, 4}, {0, 0}, {1786, 3}}, {98347, 1600, {1041, 3}, {0, 0}, {1792, 3}}, {98409, 1600, {1044, 8}, {0, 0}, {1798, 3}},
    {98480, 1600, {1052, 8}, {0, 0}, {1804, 1}}, {98534, 1600, {1060, 3}, {0, 0}, {1806, 3}}, {98562, 0, {0, 0}, {0, 0}, {1812, 1}},
    {98639, 1600, {1063, 8}, {0, 0}, {1814, 1}}, {98836, 1600, {1071, 14}, {1735, 1}, {1816, 3}},
    {98866, 1600, {1085, 4}, {0, 0}, {1822, 2}}, {98958, 1600, {1089, 2}, {0, 0}, {1826, 3}}, {98986, 98981, {1091, 1}, {0, 0}, {0, 0}},
    {31580, 16972, {1092, 1}, {0, 0}, {0, 0}}, {99052, 99069, {1093, 1}, {0, 0}, {0, 0}}, {99110, 99118, {1094, 1}, {0, 0}, {0, 0}},
    {99558, 1600, {1095, 15}, {0, 0}, {1832, 3}}, {99689, 1600, {1110, 5}, {0, 0}, {1838, 1}},
    {99733, 1600, {1115, 1}, {0, 0}, {1840, 1}}, {99779, 1600, {1116, 2}, {0, 0}, {1842, 1}}, {99803, 1600, {1118, 1}, {0, 0}, {1844, 1}},
    {99850, 1600, {1119, 2}, {0, 0}, {1846, 1}}, {99933, 1600, {1121, 7}, {0, 0}, {1848, 1}}, {100041, 1600, {1128, 7}, {0, 0}, {1850, 1}},
    {100092, 1600, {1135, 1}, {0, 0}, {1852, 1}}, {100190, 1600, {1136, 7}, {0, 0}, {1854, 1}},
    {100283, 1600, {1143, 6}, {0, 0}, {0, 0}}, {100368, 100330, {1149, 3}, {0, 0}, {0, 0}}, {100438, 100398, {1152, 2}, {0, 0}, {0, 0}},
    {100524, 100479, {1154, 2}, {0, 0}, {1856, 1}}, {31617, 16972, {287, 1}, {0, 0}, {0, 0}}, {100533, 0, {0, 0}, {0, 0}, {0, 0}},
    {100763, 1600, {1156, 10}, {0, 0}, {0, 0}}, {100797, 1600, {1166, 3}, {0, 0}, {0, 0}}, {100877, 100855, {1169, 1}, {0, 0}, {0, 0}},
    {61088, 100933, {1170, 3}, {1858, 1}, {0, 0}}, {101033, 100995, {1173, 1}, {783, 1}, {0, 0}},
    {101058, 60606, {1174, 2}, {0, 0}, {0, 0}}, {101109, 101070, {1176, 1}, {0, 0}, {1859, 1}},
    {101172, 1600, {1177, 4}, {0, 0}, {1861, 1}}, {101219, 1600, {1181, 2}, {0, 0}, {1863, 1}},
    {101234, 0, {0, 0}, {0, 0}, {0, 0}}, {101259, 101271, {1183, 1}, {0, 0}, {0, 0}}, {101307, 1600, {1184, 2}, {0, 0}, {0, 0}},
    {101339, 1600, {1186, 2}, {0, 0}, {0, 0}}, {900, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}},
    {125078, 0, {1498, 1}, {702, 1}, {2342, 2}}, {127254, 0, {0, 0}, {0, 0}, {0, 0}}, {127259, 0, {0, 0}, {0, 0}, {0, 0}},
    {127267, 0, {0, 0}, {0, 0}, {0, 0}}, {127274, 0, {0, 0}, {0, 0}, {0, 0}}, {127307, 16972, {1506, 1}, {0, 0}, {0, 0}},
    {129964, 0, {0, 0}, {0, 0}, {0, 0}}, {129996, 1600, {1534, 2}, {0, 0}, {0, 0}}, {130011, 0, {0, 0}, {0, 0}, {0, 0}},
    {130157, 1600, {1536, 5}, {0, 0}, {0, 0}}, {130208, 1600, {1541, 1}, {0, 0}, {0, 0}}, {130230, 1600, {1542, 1}, {0, 0}, {0, 0}},
    {99380, 1458, {1543, 1}, {0, 0}, {0, 0}}, {130145, 1458, {1544, 1}, {0, 0}, {0, 0}}, {130153, 1458, {1545, 1}, {0, 0}, {0, 0}},
    {130274, 1458, {1546, 1}, {0, 0}, {0, 0}}, {130137, 1458, {1547, 1}, {0, 0}, {0, 0}}, {136723, 1458, {1619, 1}, {0, 0}, {0, 0}},
    {136754, 16972, {1620, 1}, {0, 0}, {0, 0}}, {136798, 16972, {1621, 1}, {0, 0}, {0, 0}}, {136844, 1458, {1622, 1}, {0, 0}, {0, 0}},
    {136905, 1458, {1623, 1}, {0, 0}, {0, 0}}, {136959, 16972, {1624, 1}, {0, 0}, {0, 0}}, {136994, 16972, {1625, 1}, {0, 0}, {0, 0}},
    {137036, 16972, {1626, 1}, {0, 0}, {0, 0}}, {137073, 1458, {1627, 1}, {0, 0}, {0, 0}}, {137114, 16972, {1628, 1}, {0, 0}, {0, 0}},
    {137140, 1600, {1629, 2}, {0, 0}, {0, 0}}, {137188, 1458, {1631, 1}, {0, 0}, {0, 0}}, {137229, 1458, {1632, 1}, {0, 0}, {0, 0}},
    {137265, 16972, {1633, 1}, {0, 0}, {0, 0}}, {137295, 16972, {1634, 1}, {0, 0}, {0, 0}}, {49230, 16972, {1635, 1}, {1715, 2}, {0, 0}},
    {137343, 16972, {1636, 1}, {0, 0}, {0, 0}}, {137367, 16972, {1637, 1}, {0, 0}, {0, 0}}, {137398, 16972, {1638, 1}, {0, 0}, {0, 0}},
    {137430, 16972, {1639, 1}, {0, 0}, {0, 0}}, {137456, 16972, {1640, 1}, {0, 0}, {0, 0}}, {137483, 16972, {1641, 1}, {0, 0}, {0, 0}},
    {137511, 16972, {1642, 1}, {0, 0}, {0, 0}}, {137550, 1458, {1643, 1}, {0, 0}, {0, 0}}, {137588, 16972, {1644, 1}, {0, 0}, {0, 0}},
    {79292, 16972, {1645, 1}, {0, 0}, {0, 0}}, {137640, 1458, {1646, 1}, {0, 0}, {0, 0}}, {137673, 16972, {1647, 1}, {0, 0}, {0, 0}},
    {137702, 16972, {1648, 1}, {0, 0}, {0, 0}}, {30217, 1600, {1649, 3}, {0, 0}, {0, 0}}, {137736, 16972, {1652, 1}, {0, 0}, {0, 0}},
    {137765, 1458, {1653, 1}, {0, 0}, {0, 0}}, {61088, 137833, {1654, 7}, {2442, 1}, {0, 0}}, {137965, 16972, {1661, 1}, {0, 0}, {0, 0}},
    {138008, 16972, {1662, 1}, {0, 0}, {0, 0}}, {138051, 16972, {1663, 1}, {0, 0}, {0, 0}}, {138094, 16972, {1664, 1}, {0, 0}, {0, 0}},
    {138132, 16972, {1665, 1}, {0, 0}, {0, 0}}, {138179, 16972, {1666, 1}, {0, 0}, {0, 0}}, {138237, 16972, {1667, 1}, {0, 0}, {0, 0}},
    {138289, 16972, {1668, 1}, {0, 0}, {0, 0}}, {138335, 16972, {1669, 1}, {0, 0}, {0, 0}}, {138375, 16972, {1670, 1}, {0, 0}, {0, 0}},
    {138407, 16972, {1671, 1}, {0, 0}, {0, 0}}, {138441, 16972, {1672, 1}, {0, 0}, {0, 0}}, {138476, 16972, {1673, 1}, {0, 0}, {0, 0}},
    {138511, 1458, {1674, 1}, {0, 0}, {0, 0}}, {138546, 16972, {1675, 1}, {0, 0}, {0, 0}}, {138582, 16972, {1676, 1}, {0, 0}, {0, 0}},
    {138616, 16972, {1677, 1}, {0, 0}, {0, 0}}, {160325, 0, {0, 0}, {0, 0}, {0, 0}}, {160329, 0, {0, 0}, {0, 0}, {0, 0}},
    {160398, 1600, {1923, 3}, {0, 0}, {0, 0}}, {160435, 1458, {1926, 1}, {0, 0}, {0, 0}}, {160483, 1458, {1927, 1}, {0, 0}, {0, 0}},
    {160558, 160543, {1928, 1}, {0, 0}, {0, 0}}, {160593, 160543, {1929, 1}, {0, 0}, {0, 0}}, {160629, 1458, {1930, 1}, {0, 0}, {0, 0}},
    {160668, 1458, {1931, 1}, {0, 0}, {0, 0}}, {160708, 160543, {1932, 1}, {0, 0}, {0, 0}}, {160782, 160756, {1933, 1}, {0, 0}, {0, 0}},
    {160845, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 160543, {1937, 1}, {0, 0}, {0, 0}}, {97349, 1600, {1938, 7}, {0, 0}, {0, 0}},
    {161084, 1458, {1945, 1}, {0, 0}, {0, 0}}, {161127, 1458, {1946, 1}, {0, 0}, {0, 0}}, {161169, 1458, {1947, 1}, {0, 0}, {0, 0}},
    {161210, 1458, {1948, 1}, {0, 0}, {0, 0}}, {161246, 1458, {1949, 1}, {0, 0}, {0, 0}}, {161279, 1458, {1950, 1}, {0, 0}, {0, 0}},
    {161315, 1458, {1951, 1}, {0, 0}, {0, 0}}, {161353, 160543, {1952, 1}, {0, 0}, {0, 0}}, {161396, 1458, {1953, 1}, {0, 0}, {0, 0}},
    {161432, 1458, {1954, 1}, {0, 0}, {0, 0}}, {161472, 160543, {1955, 1}, {0, 0}, {0, 0}}, {161494, 1600, {1956, 1}, {0, 0}, {0, 0}},
    {51281, 0, {0, 0}, {0, 0}, {0, 0}}, {175674, 0, {0, 0}, {0, 0}, {0, 0}}, {150811, 175684, {144, 1}, {0, 0}, {0, 0}},
    {6753, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55842, 181950, {2146, 1}, {2789, 4}, {0, 0}},
    {182012, 181998, {2147, 1}, {0, 0}, {0, 0}}, {182034, 16972, {2148, 2}, {702, 1}, {698, 1}},
    {182042, 0, {0, 0}, {2793, 1}, {0, 0}}, {182056, 0, {2150, 1}, {702, 1}, {698, 1}}, {182084, 1600, {2151, 4}, {0, 0}, {0, 0}},
    {61088, 185216, {2190, 7}, {0, 0}, {0, 0}}, {30217, 0, {0, 0}, {0, 0}, {0, 0}}, {47724, 0, {0, 0}, {0, 0}, {0, 0}},
    {208832, 0, {0, 0}, {0, 0}, {0, 0}}, {208844, 0, {0, 0}, {0, 0}, {0, 0}}, {211787, 0, {0, 0}, {0, 0}, {0, 0}},
    {211840, 211826, {2514, 1}, {0, 0}, {0, 0}}, {211871, 1458, {2515, 1}, {0, 0}, {0, 0}}, {1303, 216843, {2544, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {216902, 216887, {2546, 1}, {0, 0}, {0, 0}}, {59334, 216917, {2547, 2}, {0, 0}, {0, 0}},
    {216961, 0, {0, 0}, {0, 0}, {0, 0}}, {217031, 216987, {2549, 2}, {0, 0}, {0, 0}}, {216902, 217036, {2551, 1}, {702, 1}, {0, 0}},
    {221035, 220967, {2588, 3}, {0, 0}, {0, 0}}, {221046, 220967, {2588, 3}, {0, 0}, {0, 0}}, {221084, 221055, {2591, 1}, {0, 0}, {0, 0}},
    {221131, 1458, {2592, 1}, {0, 0}, {0, 0}}, {221177, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51415, 221330, {2594, 8}, {3377, 2}, {3379, 1}},
    {17171, 1458, {2602, 1}, {0, 0}, {0, 0}}, {221445, 221420, {2603, 3}, {0, 0}, {0, 0}}, {246193, 60606, {2682, 7}, {0, 0}, {0, 0}},
    {55842, 60606, {2689, 2}, {0, 0}, {0, 0}}, {246248, 246233, {2691, 1}, {0, 0}, {0, 0}}, {246285, 16972, {2692, 1}, {0, 0}, {0, 0}},
    {246317, 16972, {2693, 1}, {0, 0}, {0, 0}}, {246381, 1600, {2694, 2}, {0, 0}, {0, 0}}, {246451, 1600, {2696, 2}, {0, 0}, {0, 0}},
    {246495, 16972, {2698, 1}, {0, 0}, {0, 0}}, {246523, 16972, {2699, 1}, {0, 0}, {0, 0}}, {246568, 16972, {2700, 1}, {0, 0}, {0, 0}},
    {246652, 1600, {2701, 9}, {0, 0}, {0, 0}}, {246674, 1600, {2710, 8}, {0, 0}, {0, 0}}, {246726, 16972, {2718, 1}, {0, 0}, {0, 0}},
    {246782, 16972, {2719, 1}, {0, 0}, {0, 0}}, {246832, 16972, {2720, 1}, {0, 0}, {0, 0}}, {1759, 16972, {11, 1}, {0, 0}, {0, 0}},
    {60696, 16972, {2721, 1}, {0, 0}, {0, 0}}, {246885, 1600, {2722, 3}, {0, 0}, {0, 0}}, {246922, 16972, {2725, 1}, {0, 0}, {0, 0}},
    {246959, 16972, {2726, 1}, {0, 0}, {0, 0}}, {246992, 16972, {2727, 1}, {0, 0}, {0, 0}}, {247014, 16972, {2728, 1}, {0, 0}, {0, 0}},
    {247049, 16972, {2729, 1}, {0, 0}, {0, 0}}, {247063, 16972, {1626, 1}, {0, 0}, {0, 0}}, {247103, 16972, {2730, 1}, {0, 0}, {0, 0}},
    {247142, 16972, {2731, 1}, {0, 0}, {0, 0}}, {247158, 16972, {2732, 1}, {0, 0}, {0, 0}}, {247177, 16972, {2733, 1}, {0, 0}, {0, 0}},
    {247194, 16972, {2734, 1}, {0, 0}, {0, 0}}, {247228, 16972, {2735, 1}, {0, 0}, {0, 0}}, {247243, 16972, {2736, 1}, {0, 0}, {0, 0}},
    {247266, 16972, {2737, 1}, {0, 0}, {0, 0}}, {247377, 247309, {2738, 3}, {0, 0}, {0, 0}}, {247441, 1600, {2741, 2}, {0, 0}, {0, 0}},
    {247428, 16972, {2743, 1}, {0, 0}, {0, 0}}, {246362, 16972, {2744, 1}, {0, 0}, {0, 0}}, {247498, 16972, {2745, 1}, {0, 0}, {0, 0}},
    {247531, 16972, {2746, 1}, {0, 0}, {0, 0}}, {247564, 16972, {2747, 1}, {0, 0}, {0, 0}}, {247597, 16972, {2748, 1}, {0, 0}, {0, 0}},
    {247633, 16972, {2749, 1}, {0, 0}, {0, 0}}, {97739, 16972, {2750, 1}, {0, 0}, {0, 0}}, {247690, 16972, {2751, 1}, {0, 0}, {0, 0}},
    {247970, 1600, {2752, 8}, {0, 0}, {0, 0}}, {97040, 16972, {2760, 1}, {0, 0}, {0, 0}}, {248023, 16972, {2761, 1}, {0, 0}, {0, 0}},
    {246219, 16972, {2762, 1}, {0, 0}, {0, 0}}, {246431, 16972, {2763, 1}, {0, 0}, {0, 0}}, {248196, 248129, {2764, 3}, {0, 0}, {0, 0}},
    {248214, 16972, {2767, 1}, {0, 0}, {0, 0}}, {161494, 16972, {2768, 1}, {0, 0}, {0, 0}}, {272831, 0, {0, 0}, {0, 0}, {0, 0}},
    {30217, 272838, {3045, 1}, {0, 0}, {0, 0}}, {272869, 16972, {3046, 1}, {0, 0}, {0, 0}}, {272899, 1600, {3047, 2}, {0, 0}, {0, 0}},
    {246992, 16972, {2727, 1}, {0, 0}, {0, 0}}, {2013, 16972, {3049, 1}, {0, 0}, {0, 0}}, {272933, 1600, {3050, 2}, {0, 0}, {0, 0}},
    {272972, 16972, {3052, 1}, {0, 0}, {0, 0}}, {272981, 1600, {3053, 1}, {0, 0}, {0, 0}}, {273006, 16972, {3054, 1}, {0, 0}, {0, 0}},
    {273029, 16972, {3055, 1}, {0, 0}, {0, 0}}, {273041, 16972, {3056, 1}, {0, 0}, {0, 0}}, {273083, 16972, {3057, 1}, {0, 0}, {0, 0}},
    {273296, 273136, {3058, 4}, {0, 0}, {0, 0}}, {273317, 1600, {3062, 2}, {0, 0}, {0, 0}}, {51633, 0, {0, 0}, {4444, 1}, {0, 0}},
    {282518, 0, {0, 0}, {4445, 1}, {0, 0}}, {282525, 0, {0, 0}, {4444, 1}, {0, 0}}, {282569, 0, {0, 0}, {4446, 1}, {0, 0}},
    {61559, 282594, {3177, 1}, {4445, 1}, {0, 0}}, {282618, 181998, {2147, 1}, {4444, 1}, {0, 0}},
    {6753, 0, {0, 0}, {4444, 1}, {0, 0}}, {282651, 282624, {3178, 1}, {0, 0}, {0, 0}}, {100533, 0, {0, 0}, {4687, 1}, {0, 0}},
    {79475, 16972, {895, 1}, {0, 0}, {0, 0}}, {17171, 16972, {328, 1}, {0, 0}, {0, 0}}, {310314, 16972, {3386, 1}, {0, 0}, {0, 0}},
    {315297, 0, {0, 0}, {0, 0}, {0, 0}}, {315307, 0, {0, 0}, {0, 0}, {0, 0}}, {315344, 315315, {3478, 2}, {0, 0}, {0, 0}},
    {135839, 315350, {144, 1}, {0, 0}, {0, 0}}, {315407, 315389, {3480, 2}, {0, 0}, {0, 0}}, {321221, 321201, {3554, 3}, {786, 1}, {0, 0}},
    {321230, 0, {0, 0}, {0, 0}, {0, 0}}, {321262, 321239, {3557, 4}, {786, 1}, {0, 0}}, {321350, 1600, {3561, 3}, {0, 0}, {0, 0}},
    {321386, 16972, {3564, 1}, {0, 0}, {0, 0}}, {321415, 1458, {3565, 1}, {0, 0}, {0, 0}}, {36222, 1600, {3566, 6}, {4916, 1}, {0, 0}},
    {321190, 321476, {3572, 1}, {0, 0}, {0, 0}}, {49230, 1458, {3573, 1}, {0, 0}, {0, 0}}, {150811, 321521, {3574, 2}, {0, 0}, {0, 0}},
    {321563, 1600, {3576, 2}, {0, 0}, {0, 0}}, {221445, 321582, {3578, 2}, {4916, 1}, {0, 0}},
    {117294, 16972, {3628, 1}, {0, 0}, {0, 0}}, {246362, 16972, {2744, 1}, {0, 0}, {0, 0}}, {137295, 16972, {3629, 1}, {0, 0}, {0, 0}},
    {327910, 1600, {1649, 3}, {0, 0}, {0, 0}}, {327938, 1600, {3630, 4}, {0, 0}, {0, 0}}, {246431, 16972, {2763, 1}, {0, 0}, {0, 0}},
    {61088, 327990, {3634, 5}, {0, 0}, {0, 0}},
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
    {14364, 35, 0, 0, 0}, {14513, 35, 0, 0, 0}, {14526, 35, 2, 0, 0}, {14540, 35, 2, 0, 0}, {14937, 35, 2, 0, 0},
    {14956, 35, 2, 0, 0}, {14975, 0, 2, 0, 0}, {15175, 0, 2, 0, 0}, {15194, 19, 0, 0, 0}, {15205, 31, 0, 0, 0},
    {14540, 35, 2, 0, 0}, {14526, 35, 2, 0, 0}, {14513, 35, 0, 0, 0}, {21, 48, 0, 0, 0}, {15626, 35, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {14013, 35, 2, 0, 0}, {1398, 0, 0, 0, 0}, {21, 48, 0, 0, 0}, {15626, 35, 2, 0, 0},
    {3681, 52, 0, 0, 0}, {1398, 52, 0, 0, 0}, {21, 48, 0, 0, 0}, {15626, 35, 2, 0, 0}, {16834, 53, 0, 0, 0},
    {16834, 53, 0, 0, 0}, {16891, 53, 0, 0, 0}, {1398, 54, 0, 0, 0}, {1398, 55, 0, 0, 0}, {1398, 56, 0, 0, 0},
    {1398, 57, 0, 0, 0}, {17163, 0, 0, 0, 0}, {17167, 0, 0, 0, 0}, {17689, 61, 0, 0, 0}, {17696, 62, 0, 0, 0},
    {17689, 48, 0, 0, 0}, {17805, 64, 1, 0, 0}, {17816, 65, 1, 0, 0}, {3681, 48, 0, 0, 0}, {17167, 48, 0, 0, 0},
    {18246, 35, 2, 0, 0}, {18257, 48, 0, 0, 0}, {18261, 35, 2, 0, 0}, {18521, 48, 0, 0, 0}, {18528, 35, 2, 0, 0},
    {18543, 48, 0, 0, 0}, {18547, 35, 2, 0, 0}, {18559, 66, 0, 0, 0}, {18559, 66, 0, 0, 0}, {18887, 35, 2, 0, 0},
    {18908, 35, 2, 0, 0}, {18931, 35, 2, 0, 0}, {18952, 67, 1, 0, 0}, {18967, 18, 1, 0, 0}, {18981, 68, 1, 0, 0},
    {18992, 68, 1, 0, 0}, {19005, 48, 1, 0, 0}, {19028, 35, 2, 0, 0}, {19051, 35, 1, 0, 0}, {19068, 68, 1, 0, 0},
    {19082, 35, 1, 0, 0}, {19098, 69, 0, 0, 0}, {18559, 70, 0, 0, 0}, {18559, 70, 0, 0, 0}, {15626, 71, 0, 0, 0},
    {18887, 35, 2, 0, 0}, {18908, 35, 2, 0, 0}, {18931, 35, 2, 0, 0}, {18952, 67, 1, 0, 0}, {18967, 18, 1, 0, 0},
    {18981, 68, 1, 0, 0}, {18992, 68, 1, 0, 0}, {19005, 48, 1, 0, 0}, {19028, 35, 2, 0, 0}, {19051, 35, 1, 0, 0},
    {19068, 68, 1, 0, 0}, {19082, 35, 1, 0, 0}, {22190, 72, 0, 0, 0}, {22198, 72, 0, 0, 0}, {22206, 73, 0, 0, 0},
    {22212, 73, 0, 0, 0}, {17689, 78, 0, 0, 0}, {22792, 79, 0, 0, 0}, {22798, 80, 1, 0, 0}, {17696, 80, 0, 0, 0},
    {17689, 79, 0, 0, 0}, {23087, 68, 0, 0, 0}, {22798, 82, 1, 0, 0}, {17696, 82, 0, 0, 0}, {22190, 79, 0, 0, 0},
    {22198, 79, 1, 0, 0}, {22798, 82, 1, 0, 0}, {17167, 84, 0, 0, 0}, {3681, 84, 0, 0, 0}, {17167, 0, 0, 0, 0},
    {23950, 0, 0, 0, 0}, {21, 48, 0, 0, 0}, {15626, 68, 2, 0, 0}, {23954, 68, 1, 0, 0}, {1398, 0, 0, 0, 0},
    {1398, 85, 0, 0, 0}, {21, 48, 0, 0, 0}, {15626, 68, 2, 0, 0}, {23954, 68, 1, 0, 0}, {1398, 86, 0, 0, 0},
    {21, 48, 0, 0, 0}, {15626, 68, 2, 0, 0}, {23954, 68, 1, 0, 0}, {1398, 68, 0, 0, 0}, {21, 48, 0, 0, 0},
    {15626, 68, 2, 0, 0}, {23954, 68, 1, 0, 0}, {21, 48, 0, 0, 0}, {15626, 68, 2, 0, 0}, {23954, 68, 1, 0, 0},
    {1398, 0, 0, 0, 0}, {21, 48, 0, 0, 0}, {15626, 68, 2, 0, 0}, {23954, 68, 1, 0, 0}, {17689, 87, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {17696, 88, 0, 0, 0}, {17689, 89, 0, 0, 0}, {22792, 90, 0, 0, 0}, {17696, 91, 0, 0, 0},
    {22190, 94, 0, 0, 0}, {22198, 94, 0, 0, 0}, {22206, 95, 0, 0, 0}, {26847, 96, 0, 0, 0}, {26855, 96, 0, 0, 0},
    {22212, 95, 0, 0, 0}, {22190, 98, 0, 0, 0}, {22198, 98, 0, 0, 0}, {22206, 99, 0, 0, 0}, {27555, 100, 0, 0, 0},
    {27562, 100, 0, 0, 0}, {22212, 99, 0, 0, 0}, {22190, 104, 0, 0, 0}, {22198, 105, 0, 0, 0},
    {22206, 106, 0, 0, 0}, {28799, 107, 0, 0, 0}, {22212, 106, 0, 0, 0}, {17167, 48, 0, 0, 0},
    {18246, 35, 2, 0, 0}, {22190, 109, 0, 0, 0}, {22198, 109, 0, 0, 0}, {22206, 110, 0, 0, 0},
    {22212, 110, 0, 0, 0}, {30217, 113, 0, 0, 0}, {16834, 53, 0, 0, 0}, {18559, 48, 0, 0, 0}, {15626, 35, 2, 0, 0},
    {3665, 35, 1, 0, 0}, {17696, 114, 0, 0, 0}, {30659, 115, 0, 0, 0}, {30663, 115, 0, 0, 0}, {1, 116, 0, 0, 0},
    {17696, 116, 0, 0, 0}, {30659, 117, 0, 0, 0}, {30663, 117, 0, 0, 0}, {1, 118, 0, 0, 0}, {17696, 118, 0, 0, 0},
    {18559, 48, 0, 0, 0}, {15626, 35, 2, 0, 0}, {31120, 114, 0, 0, 0}, {3665, 35, 1, 0, 0}, {1398, 119, 0, 0, 0},
    {1398, 120, 0, 0, 0}, {30659, 121, 0, 0, 0}, {30663, 121, 0, 0, 0}, {3681, 121, 0, 0, 0}, {30659, 123, 0, 0, 0},
    {30663, 123, 0, 0, 0}, {3681, 123, 0, 0, 0}, {32152, 123, 0, 0, 0}, {31617, 125, 0, 0, 0},
    {32457, 126, 0, 0, 0}, {32460, 126, 0, 0, 0}, {3681, 125, 0, 0, 0}, {32457, 121, 0, 0, 0},
    {32460, 121, 0, 0, 0}, {32457, 130, 0, 0, 0}, {32460, 130, 0, 0, 0}, {32457, 131, 0, 0, 0},
    {32460, 131, 0, 0, 0}, {33689, 123, 0, 0, 0}, {33693, 123, 0, 0, 0}, {33885, 121, 0, 0, 0},
    {32457, 121, 0, 0, 0}, {22792, 121, 0, 0, 0}, {15184, 125, 0, 0, 0}, {34364, 0, 0, 0, 0}, {34375, 0, 0, 0, 0},
    {34987, 133, 0, 0, 0}, {34989, 134, 0, 0, 0}, {34991, 134, 0, 0, 0}, {17696, 133, 0, 0, 0},
    {1, 135, 0, 0, 0}, {35325, 136, 0, 0, 0}, {35330, 136, 0, 0, 0}, {17696, 135, 0, 0, 0}, {1, 137, 0, 0, 0},
    {35325, 138, 0, 0, 0}, {35330, 138, 0, 0, 0}, {17696, 137, 0, 0, 0}, {34987, 139, 0, 0, 0},
    {34989, 139, 0, 0, 0}, {17696, 140, 0, 0, 0}, {1398, 141, 0, 0, 0}, {1398, 142, 0, 0, 0}, {1398, 143, 0, 0, 0},
    {30263, 144, 0, 0, 0}, {3681, 144, 0, 0, 0}, {30263, 144, 0, 0, 0}, {37233, 35, 0, 0, 0}, {3681, 145, 0, 0, 0},
    {30659, 147, 0, 0, 0}, {30663, 52, 0, 0, 0}, {37674, 52, 1, 0, 0}, {37682, 52, 1, 0, 0}, {1, 52, 1, 0, 0},
    {3681, 148, 0, 0, 0}, {1126, 145, 0, 0, 0}, {30263, 144, 0, 0, 0}, {37233, 35, 0, 0, 0}, {17696, 149, 0, 0, 0},
    {32644, 150, 0, 0, 0}, {38667, 151, 0, 0, 0}, {37233, 68, 0, 0, 0}, {39132, 152, 0, 0, 0},
    {39146, 152, 0, 0, 0}, {39160, 153, 0, 0, 0}, {39171, 153, 0, 0, 0}, {1126, 145, 0, 0, 0},
    {32644, 150, 0, 0, 0}, {37233, 68, 0, 0, 0}, {32644, 150, 0, 0, 0}, {39477, 151, 0, 0, 0},
    {37233, 68, 0, 0, 0}, {17700, 68, 0, 0, 0}, {39477, 151, 0, 0, 0}, {39726, 68, 0, 0, 0}, {37233, 68, 0, 0, 0},
    {32644, 150, 0, 0, 0}, {1126, 145, 0, 0, 0}, {18559, 48, 0, 0, 0}, {40110, 150, 0, 0, 0}, {30263, 144, 0, 0, 0},
    {15626, 35, 2, 0, 0}, {37233, 35, 0, 0, 0}, {30659, 145, 0, 0, 0}, {30663, 145, 0, 0, 0}, {37674, 150, 1, 0, 0},
    {37682, 150, 1, 0, 0}, {1, 144, 1, 0, 0}, {30659, 155, 0, 0, 0}, {30663, 52, 0, 0, 0}, {37674, 52, 1, 0, 0},
    {37682, 52, 1, 0, 0}, {1, 52, 1, 0, 0}, {3681, 156, 0, 0, 0}, {30659, 157, 0, 0, 0}, {30663, 52, 0, 0, 0},
    {37674, 52, 1, 0, 0}, {37682, 52, 1, 0, 0}, {1, 52, 1, 0, 0}, {3681, 158, 0, 0, 0}, {30263, 144, 0, 0, 0},
    {37233, 35, 0, 0, 0}, {40110, 150, 0, 0, 0}, {18559, 48, 0, 0, 0}, {15626, 35, 2, 0, 0}, {18559, 160, 0, 0, 0},
    {15626, 35, 2, 0, 0}, {42008, 0, 1, 0, 0}, {40110, 52, 1, 0, 0}, {42399, 144, 0, 0, 0}, {18559, 160, 0, 0, 0},
    {15626, 35, 2, 0, 0}, {40110, 52, 1, 0, 0}, {17696, 144, 0, 0, 0}, {17689, 161, 0, 0, 0}, {3681, 162, 0, 0, 0},
    {17689, 162, 0, 0, 0}, {3681, 161, 0, 0, 0}, {17167, 163, 0, 0, 0}, {18257, 163, 0, 0, 0},
    {15175, 165, 0, 0, 0}, {43766, 165, 0, 0, 0}, {43775, 165, 0, 0, 0}, {1, 166, 0, 0, 0}, {35325, 167, 0, 0, 0},
    {35330, 167, 0, 0, 0}, {17696, 166, 0, 0, 0}, {43980, 168, 0, 0, 0}, {40110, 150, 0, 0, 0},
    {2374, 169, 0, 0, 0}, {44364, 168, 0, 0, 0}, {44367, 150, 0, 0, 0}, {17700, 68, 0, 0, 0}, {18559, 64, 0, 0, 0},
    {22220, 64, 0, 0, 0}, {44631, 165, 0, 0, 0}, {44634, 165, 0, 0, 0}, {44631, 165, 0, 0, 0},
    {44634, 165, 0, 0, 0}, {44657, 165, 0, 0, 0}, {44660, 165, 0, 0, 0}, {40110, 170, 0, 0, 0},
    {35325, 171, 0, 0, 0}, {35330, 171, 0, 0, 0}, {17696, 171, 0, 0, 0}, {40110, 170, 0, 0, 0},
    {35325, 172, 0, 0, 0}, {35330, 172, 0, 0, 0}, {17696, 172, 0, 0, 0}, {44364, 150, 0, 0, 0},
    {44367, 150, 0, 0, 0}, {17700, 35, 0, 0, 0}, {3681, 150, 0, 0, 0}, {1, 173, 0, 0, 0}, {35325, 174, 0, 0, 0},
    {35330, 174, 0, 0, 0}, {18257, 173, 0, 0, 0}, {1, 175, 0, 0, 0}, {35325, 176, 0, 0, 0}, {35330, 176, 0, 0, 0},
    {18257, 175, 0, 0, 0}, {45794, 163, 0, 0, 0}, {45803, 163, 0, 0, 0}, {45812, 163, 0, 0, 0},
    {45821, 163, 0, 0, 0}, {45794, 163, 0, 0, 0}, {45803, 163, 0, 0, 0}, {46053, 163, 0, 0, 0},
    {46062, 163, 0, 0, 0}, {45812, 163, 0, 0, 0}, {45821, 163, 0, 0, 0}, {46071, 163, 0, 0, 0},
    {46080, 163, 0, 0, 0}, {46549, 53, 0, 0, 0}, {33885, 177, 0, 0, 0}, {46543, 178, 0, 0, 0},
    {46625, 35, 0, 0, 0}, {33885, 177, 0, 0, 0}, {3681, 0, 1, 0, 0}, {33885, 178, 0, 0, 0}, {14364, 177, 2, 0, 0},
    {47154, 181, 0, 0, 0}, {47157, 182, 0, 0, 0}, {47154, 181, 0, 0, 0}, {47157, 182, 0, 0, 0},
    {47457, 183, 0, 0, 0}, {47562, 0, 0, 0, 0}, {47574, 0, 0, 0, 0}, {47585, 0, 0, 0, 0}, {47724, 35, 0, 0, 0},
    {3681, 178, 0, 0, 0}, {47872, 184, 2, 0, 0}, {47885, 177, 2, 0, 0}, {5486, 184, 0, 0, 0}, {47898, 185, 2, 0, 0},
    {47910, 19, 0, 0, 0}, {48100, 31, 0, 0, 0}, {33885, 187, 0, 0, 0}, {33885, 187, 0, 0, 0}, {47157, 182, 0, 0, 0},
    {3681, 177, 0, 0, 0}, {48629, 18, 0, 0, 0}, {48690, 185, 0, 0, 0}, {1398, 0, 0, 0, 0}, {48690, 185, 0, 0, 0},
    {49201, 35, 2, 0, 0}, {49215, 189, 1, 0, 0}, {49220, 35, 1, 0, 0}, {3681, 189, 0, 0, 0}, {49421, 190, 0, 0, 0},
    {49427, 190, 0, 0, 0}, {49554, 190, 2, 0, 0}, {49562, 18, 2, 0, 0}, {49573, 190, 2, 0, 0},
    {49582, 18, 2, 0, 0}, {21237, 189, 0, 0, 0}, {17689, 189, 0, 0, 0}, {49904, 191, 0, 0, 0},
    {3681, 189, 1, 0, 0}, {21237, 192, 0, 0, 0}, {50251, 193, 0, 0, 0}, {3681, 192, 0, 0, 0}, {51109, 194, 0, 0, 0},
    {9558, 194, 0, 0, 0}, {51233, 195, 0, 0, 0}, {51222, 196, 0, 0, 0}, {30217, 113, 0, 0, 0},
    {16834, 53, 0, 0, 0}, {36222, 197, 0, 0, 0}, {51291, 198, 0, 0, 0}, {51362, 16, 0, 0, 0}, {51379, 17, 0, 0, 0},
    {30217, 113, 0, 0, 0}, {16834, 53, 0, 0, 0}, {51415, 198, 0, 0, 0}, {51467, 194, 0, 0, 0},
    {16834, 53, 0, 0, 0}, {51291, 198, 0, 0, 0}, {30217, 113, 0, 0, 0}, {16834, 53, 0, 0, 0}, {51600, 199, 0, 0, 0},
    {1398, 200, 0, 0, 0}, {1398, 201, 0, 0, 0}, {46968, 202, 0, 0, 0}, {51758, 202, 0, 0, 0}, {16834, 53, 0, 0, 0},
    {47724, 203, 0, 0, 0}, {51827, 204, 0, 0, 0}, {6753, 191, 0, 0, 0}, {51827, 204, 0, 0, 0},
    {6753, 191, 0, 0, 0}, {51992, 205, 0, 0, 0}, {6753, 191, 0, 0, 0}, {1398, 206, 0, 0, 0}, {1398, 207, 0, 0, 0},
    {52192, 16, 0, 0, 0}, {52201, 195, 0, 0, 0}, {52212, 195, 0, 0, 0}, {52225, 195, 0, 0, 0},
    {52234, 195, 0, 0, 0}, {6753, 53, 0, 0, 55}, {1398, 208, 0, 0, 0}, {52339, 209, 0, 0, 0}, {52349, 198, 0, 0, 0},
    {6753, 53, 0, 0, 55}, {1398, 210, 0, 0, 0}, {1398, 211, 0, 0, 0}, {2097, 16, 0, 0, 0}, {52434, 202, 0, 0, 0},
    {51362, 16, 0, 0, 0}, {52474, 17, 0, 0, 0}, {6753, 53, 0, 0, 55}, {52487, 212, 0, 0, 0}, {52506, 212, 0, 0, 0},
    {52523, 202, 0, 0, 0}, {6753, 191, 0, 0, 0}, {15626, 213, 0, 0, 0}, {52612, 214, 0, 0, 0},
    {39726, 203, 0, 0, 0}, {52664, 113, 0, 0, 0}, {1398, 17, 0, 0, 0}, {6753, 53, 0, 0, 55}, {52760, 16, 0, 0, 0},
    {52774, 215, 0, 0, 0}, {1398, 53, 0, 0, 0}, {51109, 0, 2, 0, 0}, {53036, 0, 2, 0, 0}, {53142, 18, 0, 0, 0},
    {53208, 0, 2, 0, 0}, {49904, 0, 0, 0, 0}, {15184, 18, 0, 0, 0}, {53311, 0, 2, 0, 0}, {53328, 0, 2, 0, 0},
    {53361, 0, 0, 0, 0}, {53370, 0, 0, 0, 0}, {53665, 216, 0, 0, 0}, {53670, 0, 2, 0, 0}, {53686, 0, 3, 53699, 0},
    {53733, 0, 0, 0, 0}, {53752, 0, 2, 0, 0}, {54032, 208, 0, 0, 0}, {54037, 208, 0, 0, 0}, {6753, 53, 0, 0, 55},
    {50633, 217, 0, 0, 0}, {3681, 218, 0, 0, 0}, {30659, 217, 0, 0, 0}, {30663, 217, 0, 0, 0},
    {3681, 217, 0, 0, 0}, {33885, 0, 0, 0, 0}, {50633, 219, 0, 0, 0}, {54032, 218, 0, 0, 0}, {54495, 218, 0, 0, 0},
    {3681, 18, 0, 0, 0}, {54495, 218, 0, 0, 0}, {30659, 217, 0, 0, 0}, {30663, 221, 0, 0, 0}, {54032, 218, 0, 0, 0},
    {55332, 222, 0, 0, 0}, {1398, 198, 0, 0, 0}, {55394, 201, 0, 0, 0}, {55478, 212, 0, 0, 0},
    {55488, 6, 0, 0, 0}, {1398, 17, 0, 0, 0}, {55806, 53, 0, 0, 0}, {30659, 223, 0, 0, 0}, {30663, 223, 0, 0, 0},
    {14364, 223, 0, 0, 0}, {55995, 224, 0, 0, 0}, {3681, 225, 0, 0, 0}, {33885, 226, 0, 0, 0},
    {3681, 223, 0, 0, 0}, {2940, 224, 0, 0, 0}, {1398, 223, 0, 0, 0}, {15175, 223, 0, 0, 0}, {14013, 223, 2, 0, 0},
    {14364, 223, 2, 0, 0}, {17689, 223, 0, 0, 0}, {49904, 223, 0, 0, 0}, {15184, 18, 0, 0, 0},
    {34364, 223, 0, 0, 0}, {34375, 223, 0, 0, 0}, {57059, 225, 0, 0, 0}, {3681, 224, 0, 0, 0},
    {15175, 229, 0, 0, 0}, {43766, 229, 0, 0, 0}, {14364, 229, 0, 0, 0}, {47910, 19, 0, 0, 0},
    {57279, 19, 0, 0, 0}, {57326, 226, 2, 0, 0}, {57591, 230, 0, 0, 0}, {57602, 230, 0, 0, 0},
    {9480, 230, 0, 0, 0}, {3681, 231, 0, 0, 0}, {15184, 18, 0, 0, 0}, {15194, 19, 0, 0, 0}, {15205, 232, 0, 0, 0},
    {33885, 224, 0, 0, 0}, {14364, 18, 0, 0, 0}, {33885, 233, 0, 0, 0}, {14364, 231, 0, 0, 0},
    {33885, 234, 0, 0, 0}, {15175, 230, 0, 0, 0}, {43766, 230, 0, 0, 0}, {14364, 230, 0, 0, 0},
    {33885, 223, 1, 0, 0}, {1398, 235, 0, 0, 0}, {15626, 223, 2, 0, 0}, {53142, 230, 0, 0, 0},
    {58940, 19, 0, 0, 0}, {58954, 19, 2, 0, 0}, {59134, 226, 2, 0, 0}, {3681, 223, 1, 0, 0}, {14364, 0, 2, 0, 0},
    {46968, 236, 0, 0, 0}, {59372, 0, 2, 0, 0}, {14364, 0, 0, 0, 0}, {1398, 237, 0, 0, 0}, {60600, 238, 0, 0, 0},
    {1398, 239, 0, 0, 0}, {1398, 240, 0, 0, 0}, {2097, 16, 0, 0, 0}, {48071, 53, 0, 0, 0}, {46975, 220, 1, 0, 0},
    {52349, 241, 1, 0, 0}, {60830, 242, 0, 0, 60843}, {43624, 238, 0, 0, 0}, {60908, 243, 0, 0, 0},
    {14372, 200, 0, 0, 0}, {60918, 200, 0, 0, 0}, {40110, 212, 0, 0, 0}, {1398, 244, 0, 0, 0},
    {16987, 54, 0, 0, 0}, {1398, 245, 0, 0, 0}, {61088, 198, 0, 0, 0}, {61095, 246, 0, 0, 61102},
    {61110, 16, 0, 0, 0}, {61117, 241, 1, 0, 0}, {61128, 247, 1, 0, 0}, {1398, 248, 0, 0, 0}, {61088, 198, 1, 0, 0},
    {1398, 249, 0, 0, 0}, {1398, 250, 0, 0, 0}, {61482, 238, 0, 0, 0}, {61489, 238, 0, 0, 0}, {61494, 238, 0, 0, 0},
    {1398, 251, 0, 0, 0}, {3681, 251, 0, 0, 0}, {61719, 253, 2, 0, 0}, {61737, 35, 2, 0, 0}, {61750, 35, 2, 0, 0},
    {21, 48, 0, 0, 0}, {61765, 253, 1, 0, 0}, {61719, 253, 2, 0, 0}, {62782, 35, 0, 0, 0}, {62787, 35, 0, 0, 0},
    {21, 48, 0, 0, 0}, {62792, 257, 0, 0, 0}, {61765, 253, 1, 0, 0}, {61719, 253, 2, 0, 0}, {63211, 35, 0, 0, 0},
    {63217, 35, 0, 0, 0}, {63223, 35, 0, 0, 0}, {63228, 35, 0, 0, 0}, {63239, 35, 0, 0, 0}, {63250, 48, 0, 0, 0},
    {63258, 48, 0, 0, 0}, {52612, 48, 0, 0, 0}, {63267, 257, 0, 0, 0}, {61765, 253, 1, 0, 0}, {61719, 253, 2, 0, 0},
    {62782, 35, 0, 0, 0}, {62787, 35, 0, 0, 0}, {63811, 35, 0, 0, 0}, {63815, 48, 0, 0, 0}, {63823, 48, 0, 0, 0},
    {52612, 48, 0, 0, 0}, {61719, 253, 2, 0, 0}, {62782, 35, 0, 0, 0}, {62787, 35, 0, 0, 0}, {63811, 35, 0, 0, 0},
    {64263, 48, 0, 0, 0}, {52612, 48, 0, 0, 0}, {61719, 253, 2, 0, 0}, {62782, 35, 0, 0, 0}, {62787, 35, 0, 0, 0},
    {63811, 35, 0, 0, 0}, {64443, 48, 0, 0, 0}, {63815, 48, 0, 0, 0}, {52612, 48, 0, 0, 0}, {61719, 253, 2, 0, 0},
    {62782, 35, 0, 0, 0}, {62787, 35, 0, 0, 0}, {63811, 35, 0, 0, 0}, {64657, 48, 0, 0, 0}, {63823, 48, 0, 0, 0},
    {52612, 48, 0, 0, 0}, {61719, 253, 2, 0, 0}, {21, 48, 0, 0, 0}, {64899, 35, 2, 0, 0}, {64904, 259, 0, 0, 0},
    {61765, 253, 1, 0, 0}, {61719, 253, 2, 0, 0}, {21, 48, 0, 0, 0}, {61765, 253, 1, 0, 0}, {61719, 253, 2, 0, 0},
    {64904, 259, 0, 0, 0}, {61719, 253, 2, 0, 0}, {63267, 257, 0, 0, 0}, {65980, 260, 0, 0, 0},
    {1398, 262, 0, 0, 0}, {61719, 253, 2, 0, 0}, {66456, 35, 0, 0, 0}, {66466, 35, 0, 0, 0}, {66476, 35, 0, 0, 0},
    {66486, 35, 0, 0, 0}, {66497, 35, 0, 0, 0}, {66508, 35, 0, 0, 0}, {66519, 35, 1, 0, 0}, {66532, 35, 1, 0, 0},
    {66545, 35, 1, 0, 0}, {66558, 68, 1, 0, 0}, {61719, 253, 2, 0, 0}, {66456, 263, 0, 0, 0}, {66466, 263, 0, 0, 0},
    {66476, 263, 0, 0, 0}, {66486, 263, 0, 0, 0}, {66497, 263, 0, 0, 0}, {66508, 263, 0, 0, 0},
    {66519, 263, 1, 0, 0}, {66532, 263, 1, 0, 0}, {66545, 263, 1, 0, 0}, {66558, 68, 1, 0, 0},
    {67079, 0, 2, 0, 0}, {67094, 0, 1, 0, 0}, {61719, 253, 2, 0, 0}, {18257, 48, 0, 0, 0}, {17167, 48, 0, 0, 0},
    {61719, 253, 2, 0, 0}, {18257, 48, 0, 0, 0}, {1398, 0, 0, 0, 0}, {56515, 265, 2, 0, 0}, {1398, 84, 0, 0, 0},
    {68907, 84, 0, 0, 0}, {68920, 18, 0, 0, 0}, {61719, 253, 2, 0, 0}, {69113, 259, 0, 0, 0}, {69120, 259, 0, 0, 0},
    {69127, 257, 0, 0, 0}, {50251, 48, 0, 0, 0}, {61719, 253, 2, 0, 0}, {69113, 259, 0, 0, 0},
    {69120, 259, 0, 0, 0}, {69127, 257, 0, 0, 0}, {69648, 35, 0, 0, 0}, {61765, 253, 1, 0, 0},
    {61719, 253, 2, 0, 0}, {63267, 257, 0, 0, 0}, {70121, 48, 0, 0, 0}, {70131, 48, 0, 0, 0}, {52612, 48, 0, 0, 0},
    {70352, 68, 0, 0, 0}, {1398, 84, 0, 0, 0}, {39726, 68, 0, 0, 0}, {51233, 68, 0, 0, 0}, {70452, 84, 0, 0, 0},
    {68920, 18, 0, 0, 0}, {61719, 253, 2, 0, 0}, {19098, 270, 0, 0, 0}, {70724, 257, 0, 0, 0},
    {70731, 257, 0, 0, 0}, {69127, 257, 0, 0, 0}, {61719, 253, 2, 0, 0}, {19098, 270, 0, 0, 0},
    {61765, 253, 1, 0, 0}, {61719, 253, 2, 0, 0}, {19098, 270, 0, 0, 0}, {61719, 253, 2, 0, 0},
    {19098, 270, 0, 0, 0}, {70724, 257, 0, 0, 0}, {70731, 257, 0, 0, 0}, {69127, 257, 0, 0, 0},
    {69648, 35, 0, 0, 0}, {50251, 48, 0, 0, 0}, {71609, 35, 0, 0, 0}, {61765, 253, 1, 0, 0}, {62782, 35, 0, 0, 0},
    {62787, 35, 0, 0, 0}, {63811, 35, 0, 0, 0}, {61765, 253, 1, 0, 0}, {61719, 253, 2, 0, 0}, {70724, 257, 0, 0, 0},
    {69120, 259, 0, 0, 0}, {72488, 259, 0, 0, 0}, {72495, 48, 2, 0, 0}, {61719, 253, 2, 0, 0},
    {70724, 257, 0, 0, 0}, {69120, 259, 0, 0, 0}, {72488, 259, 0, 0, 0}, {72955, 35, 2, 0, 0},
    {61765, 253, 1, 0, 0}, {61719, 253, 2, 0, 0}, {70724, 257, 0, 0, 0}, {73450, 259, 0, 0, 0},
    {73454, 259, 0, 0, 0}, {50251, 48, 0, 0, 0}, {61719, 253, 2, 0, 0}, {70724, 257, 0, 0, 0},
    {73450, 259, 0, 0, 0}, {73454, 259, 0, 0, 0}, {17167, 0, 0, 0, 0}, {43624, 68, 1, 0, 0}, {74645, 273, 0, 0, 0},
    {74649, 273, 0, 0, 0}, {74653, 274, 0, 0, 0}, {17696, 275, 0, 0, 0}, {1398, 276, 0, 0, 0},
    {56515, 275, 2, 0, 0}, {75126, 275, 0, 0, 0}, {15626, 35, 2, 0, 0}, {17696, 251, 0, 0, 0},
    {1398, 251, 0, 0, 0}, {75126, 275, 0, 0, 0}, {15626, 35, 2, 0, 0}, {75668, 278, 0, 0, 0}, {15626, 35, 2, 0, 0},
    {17167, 279, 0, 0, 0}, {75900, 278, 0, 0, 0}, {15626, 35, 2, 0, 0}, {76363, 35, 0, 0, 0}, {56515, 0, 2, 0, 0},
    {76380, 19, 0, 0, 0}, {52612, 0, 2, 0, 0}, {1398, 280, 0, 0, 0}, {30659, 35, 0, 0, 0}, {30663, 35, 0, 0, 0},
    {49421, 24, 0, 0, 0}, {49427, 24, 0, 0, 0}, {1398, 282, 0, 0, 0}, {1398, 283, 0, 0, 60843},
    {56515, 284, 2, 0, 0}, {49427, 284, 0, 0, 0}, {48100, 19, 0, 0, 0}, {77789, 284, 2, 0, 0},
    {78648, 284, 2, 0, 0}, {49427, 286, 0, 0, 0}, {56515, 286, 2, 0, 0}, {1398, 287, 0, 0, 0},
    {1398, 288, 0, 0, 0}, {1398, 289, 0, 0, 0}, {1398, 290, 0, 0, 0}, {1398, 291, 0, 0, 0}, {1398, 292, 0, 0, 0},
    {51109, 0, 2, 0, 0}, {53036, 191, 2, 0, 0}, {79579, 293, 2, 0, 0}, {49421, 296, 0, 0, 0}, {80664, 296, 0, 0, 0},
    {3681, 189, 2, 0, 0}, {79579, 191, 2, 0, 0}, {80774, 19, 0, 0, 0}, {51109, 296, 2, 0, 0}, {80664, 296, 0, 0, 0},
    {88692, 19, 0, 0, 0}, {17689, 293, 0, 0, 0}, {49904, 293, 0, 0, 0}, {89259, 0, 1, 0, 0}, {89273, 35, 2, 0, 0},
    {3681, 293, 0, 0, 0}, {51109, 296, 2, 0, 0}, {14975, 296, 2, 0, 0}, {14364, 189, 2, 0, 0},
    {49421, 191, 0, 0, 0}, {49427, 191, 0, 0, 0}, {3681, 293, 2, 0, 0}, {17689, 293, 0, 0, 0},
    {49904, 293, 0, 0, 0}, {89273, 35, 2, 0, 0}, {93058, 304, 0, 0, 0}, {49427, 304, 0, 0, 0},
    {3681, 304, 0, 0, 0}, {49421, 304, 0, 0, 0}, {49427, 306, 0, 0, 0}, {3681, 306, 0, 0, 0}, {1398, 306, 0, 0, 0},
    {49427, 304, 0, 0, 0}, {16834, 53, 0, 0, 0}, {95927, 212, 0, 0, 0}, {96053, 53, 0, 0, 0}, {96064, 194, 0, 0, 0},
    {96071, 6, 0, 0, 0}, {96180, 195, 0, 0, 22244}, {2097, 17, 0, 0, 96219}, {48100, 194, 0, 0, 60843},
    {96267, 17, 0, 0, 0}, {96279, 194, 0, 0, 60843}, {96290, 307, 0, 0, 60843}, {47154, 308, 0, 0, 0},
    {96180, 195, 0, 0, 0}, {47154, 198, 0, 0, 0}, {96531, 309, 0, 0, 0}, {96538, 16, 1, 0, 0},
    {47154, 198, 0, 0, 0}, {96538, 16, 1, 0, 0}, {51138, 179, 0, 0, 0}, {96631, 310, 0, 0, 0},
    {47154, 195, 0, 0, 0}, {96670, 311, 0, 0, 0}, {96709, 179, 1, 0, 0}, {96714, 179, 1, 0, 0},
    {48287, 212, 0, 0, 0}, {96747, 312, 0, 0, 0}, {96762, 210, 0, 0, 0}, {96768, 210, 0, 0, 0},
    {96829, 313, 0, 0, 60843}, {51821, 212, 0, 0, 0}, {96868, 6, 0, 0, 1594}, {2097, 16, 0, 0, 0},
    {1398, 16, 0, 0, 0}, {96631, 314, 0, 0, 22244}, {2097, 16, 0, 0, 0}, {96933, 212, 0, 0, 96944},
    {51415, 315, 0, 0, 22244}, {97040, 198, 0, 0, 0}, {97046, 316, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {97051, 317, 1, 0, 0}, {97056, 195, 0, 0, 22244}, {47154, 308, 0, 0, 0}, {97155, 318, 0, 0, 0},
    {97051, 317, 0, 0, 0}, {97170, 16, 1, 0, 0}, {97179, 6, 0, 0, 0}, {97191, 319, 0, 0, 0}, {97204, 320, 0, 0, 96944},
    {97218, 16, 1, 0, 0}, {97324, 308, 1, 0, 0}, {97330, 6, 0, 0, 1594}, {96631, 314, 0, 0, 22244},
    {2097, 16, 1, 0, 0}, {97051, 317, 1, 0, 0}, {97056, 195, 0, 0, 22244}, {97040, 198, 1, 0, 0},
    {97340, 198, 1, 0, 0}, {97349, 321, 0, 0, 22244}, {96933, 212, 0, 0, 96944}, {97355, 212, 0, 0, 96944},
    {97367, 322, 1, 0, 0}, {46625, 322, 1, 0, 0}, {97380, 322, 1, 0, 0}, {97390, 322, 1, 0, 0},
    {97401, 201, 0, 0, 60843}, {96631, 314, 0, 0, 22244}, {2097, 16, 1, 0, 0}, {97340, 198, 1, 0, 0},
    {96933, 212, 0, 0, 96944}, {97355, 195, 0, 0, 22244}, {97506, 212, 0, 0, 96944}, {97519, 195, 1, 0, 0},
    {97537, 198, 1, 0, 0}, {97632, 323, 0, 0, 60843}, {97739, 324, 0, 0, 0}, {97746, 325, 0, 0, 60843},
    {2097, 16, 0, 0, 0}, {97870, 16, 0, 0, 0}, {48287, 198, 1, 0, 0}, {57591, 198, 0, 0, 0}, {57602, 198, 1, 0, 0},
    {3665, 198, 0, 0, 0}, {97040, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {97961, 16, 1, 0, 0}, {97051, 317, 0, 0, 0},
    {97056, 195, 0, 0, 0}, {6753, 198, 0, 0, 0}, {97973, 6, 0, 0, 1594}, {97987, 6, 0, 0, 1594},
    {97355, 195, 0, 0, 22244}, {2940, 316, 0, 0, 0}, {2641, 322, 1, 0, 0}, {96631, 314, 0, 0, 22244},
    {97040, 198, 0, 0, 0}, {98132, 198, 0, 0, 0}, {97051, 317, 1, 0, 0}, {97056, 195, 0, 0, 22244},
    {2097, 16, 1, 0, 0}, {97401, 201, 0, 0, 60843}, {97040, 198, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {97051, 317, 1, 0, 0}, {97056, 195, 0, 0, 22244}, {97040, 198, 0, 0, 0}, {97051, 317, 1, 0, 0},
    {97056, 195, 0, 0, 22244}, {98235, 195, 0, 0, 22244}, {97040, 198, 0, 0, 0}, {97051, 317, 1, 0, 0},
    {98294, 195, 0, 0, 0}, {97040, 198, 0, 0, 0}, {2097, 16, 1, 0, 0}, {97051, 317, 1, 0, 0}, {97056, 195, 0, 0, 22244},
    {53142, 195, 0, 0, 22244}, {97355, 195, 0, 0, 22244}, {6753, 198, 1, 0, 0}, {97349, 321, 0, 0, 22244},
    {97051, 317, 1, 0, 0}, {97040, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {98427, 16, 1, 0, 0}, {98440, 16, 1, 0, 0},
    {98452, 16, 1, 0, 0}, {97056, 195, 0, 0, 22244}, {98461, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {97040, 198, 1, 0, 0}, {98490, 6, 0, 0, 0}, {96631, 314, 0, 0, 22244}, {2097, 16, 0, 0, 0},
    {96933, 212, 0, 0, 96944}, {97355, 195, 0, 0, 22244}, {98575, 198, 1, 0, 0}, {98588, 322, 1, 0, 0},
    {98604, 322, 1, 0, 0}, {51415, 315, 0, 0, 22244}, {97324, 308, 1, 0, 0}, {97330, 6, 0, 0, 1594},
    {47154, 308, 1, 0, 0}, {98726, 326, 1, 0, 0}, {97040, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {97961, 16, 1, 0, 0},
    {97051, 317, 1, 0, 0}, {97056, 195, 0, 0, 22244}, {98738, 195, 0, 0, 22244}, {98748, 327, 0, 0, 22244},
    {6753, 328, 1, 0, 0}, {98764, 201, 0, 0, 60843}, {98778, 201, 0, 0, 60843}, {48287, 198, 1, 0, 0},
    {57591, 198, 1, 0, 0}, {57602, 198, 1, 0, 0}, {3665, 198, 1, 0, 0}, {98903, 329, 0, 0, 22244},
    {51467, 201, 0, 0, 60843}, {98977, 179, 0, 0, 0}, {1398, 330, 0, 0, 0}, {99052, 331, 0, 0, 0},
    {99110, 332, 0, 0, 0}, {99353, 26, 1, 0, 0}, {99370, 333, 1, 0, 0}, {99380, 334, 1, 0, 0},
    {99391, 335, 1, 0, 0}, {99398, 336, 1, 0, 0}, {99411, 337, 1, 0, 0}, {99416, 338, 1, 0, 0},
    {99427, 339, 1, 0, 0}, {99436, 340, 1, 0, 0}, {99443, 341, 1, 0, 0}, {99452, 26, 1, 0, 0},
    {99465, 26, 1, 0, 0}, {99478, 342, 1, 0, 0}, {99487, 342, 1, 0, 0}, {99494, 343, 0, 0, 60843},
    {99596, 26, 1, 0, 0}, {99604, 344, 1, 0, 0}, {99623, 344, 1, 0, 0}, {99642, 344, 1, 0, 0},
    {99659, 344, 1, 0, 0}, {48287, 345, 0, 0, 0}, {99596, 26, 1, 0, 0}, {99749, 26, 1, 0, 0}, {48287, 345, 1, 0, 0},
    {99596, 26, 1, 0, 0}, {99815, 345, 1, 0, 0}, {99596, 26, 1, 0, 0}, {48287, 345, 1, 0, 0}, {99864, 26, 1, 0, 0},
    {99879, 26, 1, 0, 0}, {99884, 344, 1, 0, 0}, {99901, 344, 1, 0, 0}, {99659, 344, 1, 0, 0},
    {99596, 26, 1, 0, 0}, {48287, 345, 1, 0, 0}, {99945, 344, 1, 0, 0}, {99959, 344, 1, 0, 0},
    {99973, 344, 1, 0, 0}, {99996, 344, 1, 0, 0}, {99659, 344, 1, 0, 0}, {100061, 26, 1, 0, 0},
    {99596, 26, 1, 0, 0}, {100106, 26, 1, 0, 0}, {100122, 26, 1, 0, 0}, {51233, 345, 1, 0, 0},
    {100137, 344, 1, 0, 0}, {100156, 344, 1, 0, 0}, {99659, 344, 1, 0, 0}, {100223, 346, 0, 0, 0},
    {100229, 346, 0, 0, 0}, {100236, 346, 0, 0, 0}, {100252, 346, 0, 0, 0}, {100261, 346, 0, 0, 0},
    {100272, 346, 0, 0, 0}, {100321, 347, 0, 0, 0}, {55332, 16, 0, 0, 0}, {1398, 198, 0, 0, 0},
    {100385, 345, 0, 0, 0}, {2376, 21, 0, 0, 0}, {100465, 17, 0, 0, 0}, {100472, 17, 0, 0, 0},
    {61095, 348, 0, 0, 0}, {100620, 212, 0, 0, 0}, {100632, 212, 0, 0, 0}, {100642, 212, 0, 0, 0},
    {100661, 212, 0, 0, 0}, {100680, 212, 0, 0, 0}, {100691, 212, 0, 0, 0}, {100705, 212, 1, 0, 0},
    {100724, 349, 1, 0, 0}, {100746, 350, 0, 0, 0}, {100779, 195, 0, 0, 0}, {100787, 212, 0, 0, 0},
    {100680, 195, 0, 0, 0}, {100842, 351, 0, 0, 0}, {100912, 16, 0, 0, 0}, {100919, 16, 0, 0, 0},
    {100924, 352, 1, 0, 0}, {100924, 313, 0, 0, 60843}, {101049, 198, 0, 0, 0}, {39726, 203, 0, 0, 0},
    {47154, 16, 1, 0, 0}, {78493, 353, 0, 0, 0}, {101140, 353, 0, 0, 0}, {39726, 203, 0, 0, 0},
    {101152, 6, 0, 0, 1594}, {47154, 17, 0, 0, 0}, {101194, 354, 0, 0, 0}, {101259, 355, 0, 0, 0},
    {101292, 21, 0, 0, 0}, {101297, 6, 0, 0, 1594}, {101321, 345, 0, 0, 0}, {101330, 345, 0, 0, 0},
    {30659, 356, 0, 0, 0}, {30663, 356, 0, 0, 0}, {17696, 356, 0, 0, 0}, {53142, 357, 0, 0, 0},
    {17696, 357, 0, 0, 0}, {101727, 221, 0, 0, 0}, {17696, 151, 0, 0, 0}, {55842, 151, 0, 0, 0},
    {31120, 358, 0, 0, 0}, {17696, 358, 0, 0, 0}, {53142, 364, 0, 0, 0}, {17696, 364, 0, 0, 0},
    {53208, 149, 2, 0, 0}, {59372, 149, 2, 0, 0}, {102819, 149, 3, 102838, 0}, {3681, 149, 1, 0, 0},
    {56515, 149, 2, 0, 0}, {102819, 149, 3, 102838, 0}, {9558, 149, 1, 0, 0}, {55842, 151, 0, 0, 0},
    {23950, 371, 0, 0, 0}, {31120, 371, 0, 0, 0}, {17696, 372, 0, 0, 0}, {15184, 18, 0, 0, 0},
    {53311, 149, 2, 0, 0}, {53328, 149, 2, 0, 0}, {1126, 373, 0, 0, 0}, {103937, 221, 0, 0, 0},
    {104136, 374, 0, 0, 0}, {30659, 375, 0, 0, 0}, {30663, 375, 0, 0, 0}, {17696, 375, 0, 0, 0},
    {17696, 376, 0, 0, 0}, {33885, 375, 0, 0, 0}, {53142, 375, 0, 0, 0}, {31120, 149, 0, 0, 0},
    {18559, 357, 0, 0, 0}, {105539, 356, 2, 0, 0}, {30659, 386, 0, 0, 0}, {30663, 386, 0, 0, 0},
    {105966, 151, 0, 0, 0}, {105971, 0, 3, 105984, 0}, {106007, 0, 2, 0, 0}, {14013, 149, 2, 0, 0},
    {17696, 149, 1, 0, 0}, {1126, 373, 0, 0, 0}, {1398, 389, 0, 0, 0}, {103937, 221, 0, 0, 0},
    {17696, 373, 0, 0, 0}, {104136, 374, 0, 0, 0}, {1398, 389, 0, 0, 0}, {17696, 374, 0, 0, 0},
    {32457, 356, 0, 0, 0}, {32457, 375, 0, 0, 0}, {51260, 221, 0, 0, 0}, {107232, 151, 0, 0, 0},
    {107243, 151, 0, 0, 0}, {97056, 68, 0, 0, 0}, {17696, 221, 0, 0, 0}, {107440, 18, 0, 0, 0},
    {102819, 149, 3, 102838, 0}, {34987, 375, 0, 0, 0}, {34989, 375, 0, 0, 0}, {5486, 391, 0, 0, 0},
    {107786, 151, 0, 0, 0}, {47157, 151, 0, 0, 0}, {107911, 18, 0, 0, 0}, {107918, 391, 0, 0, 0},
    {47154, 391, 0, 0, 0}, {47157, 151, 0, 0, 0}, {108207, 68, 0, 0, 0}, {108213, 151, 0, 0, 0},
    {108221, 151, 0, 0, 0}, {108230, 151, 0, 0, 0}, {47157, 151, 0, 0, 0}, {108207, 68, 0, 0, 0},
    {96709, 18, 0, 0, 0}, {47157, 151, 0, 0, 0}, {108697, 391, 0, 0, 0}, {108702, 18, 0, 0, 0},
    {105966, 151, 0, 0, 0}, {1398, 149, 0, 0, 0}, {109303, 151, 0, 0, 0}, {31120, 221, 0, 0, 0},
    {78104, 221, 0, 0, 0}, {109717, 149, 0, 0, 0}, {55842, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {31120, 373, 0, 0, 0}, {55842, 151, 0, 0, 0},
    {3665, 221, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {34987, 375, 0, 0, 0},
    {34989, 375, 0, 0, 0}, {34991, 375, 0, 0, 0}, {31120, 375, 0, 0, 0}, {34987, 356, 0, 0, 0},
    {34989, 356, 0, 0, 0}, {34991, 356, 0, 0, 0}, {18559, 221, 0, 0, 0}, {22220, 221, 0, 0, 0},
    {110693, 399, 0, 0, 0}, {55842, 151, 0, 0, 0}, {55842, 151, 0, 0, 0}, {17696, 399, 0, 0, 0},
    {17696, 18, 0, 0, 0}, {31120, 375, 0, 0, 0}, {111097, 221, 0, 0, 0}, {31120, 400, 0, 0, 0},
    {1398, 373, 0, 0, 0}, {55842, 151, 0, 0, 0}, {40110, 398, 0, 0, 0}, {55842, 151, 0, 0, 0},
    {40110, 398, 0, 0, 0}, {111325, 373, 0, 0, 0}, {111387, 401, 0, 0, 0}, {40110, 398, 0, 0, 0},
    {111392, 373, 2, 0, 0}, {111426, 151, 0, 0, 0}, {40110, 398, 0, 0, 0}, {111392, 373, 1, 0, 0},
    {1398, 373, 0, 0, 0}, {111387, 401, 0, 0, 0}, {40110, 398, 0, 0, 0}, {1398, 373, 0, 0, 0},
    {111426, 151, 0, 0, 0}, {40110, 398, 0, 0, 0}, {111426, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {75126, 373, 0, 0, 0}, {111426, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {30659, 373, 0, 0, 0},
    {30663, 373, 0, 0, 0}, {75126, 373, 0, 0, 0}, {18257, 151, 0, 0, 0}, {17167, 151, 0, 0, 0},
    {112290, 221, 0, 0, 0}, {18257, 151, 0, 0, 0}, {17167, 151, 0, 0, 0}, {18257, 151, 0, 0, 0},
    {31120, 402, 0, 0, 0}, {112290, 221, 0, 0, 0}, {18257, 151, 0, 0, 0}, {31120, 402, 0, 0, 0},
    {55842, 151, 0, 0, 0}, {107232, 151, 0, 0, 0}, {107243, 151, 0, 0, 0}, {97056, 68, 0, 0, 0},
    {112558, 151, 0, 0, 0}, {55842, 357, 0, 0, 0}, {40110, 403, 0, 0, 0}, {34987, 356, 0, 0, 0},
    {34989, 356, 0, 0, 0}, {15175, 356, 0, 0, 0}, {43766, 356, 0, 0, 0}, {17696, 404, 0, 0, 0},
    {18521, 151, 0, 0, 0}, {113752, 151, 0, 0, 0}, {113762, 151, 0, 0, 0}, {113843, 151, 0, 0, 0},
    {31120, 151, 0, 0, 0}, {107232, 151, 0, 0, 0}, {107243, 151, 0, 0, 0}, {97056, 68, 0, 0, 0},
    {112558, 151, 0, 0, 0}, {114056, 373, 0, 0, 0}, {114091, 373, 0, 0, 0}, {114291, 373, 0, 0, 0},
    {114091, 373, 0, 0, 0}, {114522, 373, 0, 0, 0}, {114527, 373, 0, 0, 0}, {32457, 404, 0, 0, 0},
    {114749, 218, 0, 0, 0}, {49421, 406, 0, 0, 0}, {32457, 406, 0, 0, 0}, {30659, 404, 0, 0, 0},
    {30663, 404, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {30659, 406, 0, 0, 0},
    {30663, 406, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {115230, 406, 0, 0, 0},
    {115234, 406, 0, 0, 0}, {115238, 406, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0},
    {61559, 406, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {17167, 406, 0, 0, 0},
    {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {17167, 404, 0, 0, 0}, {40110, 398, 0, 0, 0},
    {110266, 68, 0, 0, 0}, {55842, 151, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0},
    {107440, 398, 0, 0, 0}, {115490, 373, 0, 0, 0}, {115499, 373, 0, 0, 0}, {110266, 68, 0, 0, 0},
    {17167, 401, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {115583, 221, 0, 0, 0},
    {31120, 404, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {115583, 218, 0, 0, 0},
    {31120, 406, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {31120, 373, 0, 0, 0},
    {55842, 151, 0, 0, 0}, {40110, 398, 0, 0, 0}, {110266, 68, 0, 0, 0}, {53142, 356, 0, 0, 0},
    {59372, 149, 2, 0, 0}, {116411, 149, 2, 0, 0}, {116430, 149, 2, 0, 0}, {102819, 149, 3, 102838, 0},
    {116449, 0, 0, 0, 0}, {116460, 0, 0, 0, 0}, {15175, 149, 2, 0, 0}, {17696, 408, 0, 0, 0}, {117061, 19, 0, 0, 0},
    {117061, 31, 0, 0, 0}, {17696, 391, 0, 0, 0}, {53142, 149, 1, 0, 0}, {15184, 376, 0, 0, 0},
    {118166, 149, 0, 0, 0}, {118176, 149, 0, 0, 0}, {44631, 373, 0, 0, 0}, {44634, 373, 0, 0, 0},
    {1398, 408, 0, 0, 0}, {105966, 151, 0, 0, 0}, {1398, 221, 0, 0, 0}, {53670, 0, 2, 0, 0}, {53686, 0, 3, 53699, 0},
    {53142, 151, 0, 0, 0}, {33885, 123, 0, 0, 0}, {1398, 121, 0, 0, 0}, {1226, 121, 0, 0, 0}, {1222, 121, 0, 0, 0},
    {34987, 121, 0, 0, 0}, {34989, 121, 0, 0, 0}, {34991, 121, 0, 0, 0}, {30659, 121, 0, 0, 0},
    {30663, 123, 0, 0, 0}, {120215, 121, 0, 0, 0}, {120219, 121, 0, 0, 0}, {61737, 35, 2, 0, 0},
    {61750, 35, 2, 0, 0}, {21, 48, 0, 0, 0}, {1398, 251, 0, 0, 0}, {21, 415, 0, 0, 0}, {15626, 35, 2, 0, 0},
    {17689, 190, 0, 0, 0}, {49904, 190, 0, 0, 0}, {17167, 417, 0, 0, 0}, {3681, 417, 0, 0, 0},
    {17689, 190, 0, 0, 0}, {61088, 190, 0, 0, 0}, {21, 190, 0, 0, 0}, {17689, 419, 0, 0, 0}, {17700, 35, 0, 0, 0},
    {14013, 48, 2, 0, 0}, {9558, 48, 2, 0, 0}, {122153, 48, 0, 0, 0}, {122163, 35, 2, 0, 0}, {95927, 35, 0, 0, 0},
    {17167, 417, 0, 0, 0}, {122337, 35, 2, 0, 0}, {122584, 35, 0, 0, 0}, {17689, 417, 0, 0, 0},
    {122801, 420, 0, 0, 0}, {39726, 35, 0, 0, 0}, {122813, 35, 2, 0, 0}, {52664, 35, 2, 0, 0},
    {21, 415, 0, 0, 0}, {15626, 35, 2, 0, 0}, {122996, 31, 0, 0, 0}, {3681, 421, 0, 0, 0}, {17689, 423, 0, 0, 0},
    {123604, 35, 1, 0, 0}, {14364, 423, 0, 0, 0}, {17689, 190, 0, 0, 0}, {123764, 35, 2, 0, 0},
    {122813, 35, 2, 0, 0}, {52664, 35, 2, 0, 0}, {17689, 190, 0, 0, 0}, {30217, 424, 0, 0, 0},
    {3681, 190, 0, 0, 0}, {17689, 48, 0, 0, 0}, {123764, 35, 2, 0, 0}, {122813, 35, 2, 0, 0}, {52664, 35, 2, 0, 0},
    {32457, 417, 0, 0, 0}, {14364, 417, 0, 0, 0}, {17689, 260, 0, 0, 0}, {124873, 35, 0, 0, 0},
    {122813, 35, 2, 0, 0}, {14364, 48, 0, 0, 0}, {6753, 53, 0, 0, 55}, {125400, 425, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {125414, 425, 0, 0, 0}, {1398, 0, 0, 0, 0}, {125400, 425, 2, 0, 0}, {125414, 425, 0, 0, 0},
    {5486, 425, 0, 0, 0}, {1398, 426, 0, 0, 0}, {127365, 48, 0, 0, 0}, {127373, 48, 0, 0, 0}, {127254, 427, 0, 0, 0},
    {127267, 428, 1, 0, 0}, {127254, 427, 0, 0, 0}, {127267, 428, 1, 0, 0}, {46625, 68, 0, 0, 0},
    {127267, 428, 1, 0, 0}, {47724, 68, 0, 0, 0}, {127254, 427, 0, 0, 0}, {127894, 68, 0, 0, 0},
    {55332, 68, 0, 0, 0}, {127267, 428, 1, 0, 0}, {127900, 427, 0, 0, 0}, {31120, 428, 0, 0, 0},
    {127307, 428, 0, 0, 0}, {128400, 48, 0, 0, 0}, {96631, 68, 0, 0, 0}, {17689, 68, 0, 0, 0},
    {127254, 427, 0, 0, 0}, {127267, 428, 1, 0, 0}, {128404, 430, 0, 0, 0}, {128400, 48, 0, 0, 0},
    {96631, 68, 0, 0, 0}, {49904, 68, 0, 0, 0}, {127254, 427, 0, 0, 0}, {128404, 430, 0, 0, 0},
    {51291, 198, 0, 0, 0}, {129983, 195, 0, 0, 22231}, {21237, 48, 0, 0, 0}, {130137, 432, 0, 0, 0},
    {130145, 433, 0, 0, 0}, {130153, 434, 0, 0, 0}, {99380, 435, 0, 0, 0}, {130197, 436, 0, 0, 0},
    {21237, 48, 0, 0, 0}, {1398, 435, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 437, 0, 0, 0},
    {1398, 432, 0, 0, 0}, {18257, 48, 0, 0, 0}, {18261, 35, 2, 0, 0}, {17167, 48, 0, 0, 0}, {18246, 35, 2, 0, 0},
    {130318, 35, 1, 0, 0}, {61765, 438, 0, 0, 0}, {130662, 438, 2, 0, 0}, {61719, 438, 0, 0, 0},
    {75668, 48, 0, 0, 0}, {15626, 35, 2, 0, 0}, {17696, 52, 0, 0, 0}, {131163, 439, 0, 0, 0}, {131172, 35, 0, 0, 0},
    {5486, 440, 0, 0, 0}, {131163, 439, 0, 0, 0}, {131349, 35, 0, 0, 0}, {131172, 35, 0, 0, 0},
    {32644, 18, 1, 0, 0}, {131163, 439, 0, 0, 0}, {131172, 35, 0, 0, 0}, {48287, 35, 0, 0, 0},
    {131163, 439, 0, 0, 0}, {131871, 441, 0, 0, 0}, {131163, 439, 0, 0, 0}, {48287, 35, 0, 0, 0},
    {131172, 35, 0, 0, 0}, {32644, 18, 1, 0, 0}, {131163, 439, 0, 0, 0}, {5486, 440, 0, 0, 0},
    {131172, 35, 0, 0, 0}, {132229, 18, 0, 0, 0}, {131163, 439, 0, 0, 0}, {132457, 18, 0, 0, 0},
    {132469, 35, 0, 0, 0}, {131172, 35, 0, 0, 0}, {132725, 52, 0, 0, 0}, {132733, 52, 0, 0, 0},
    {132741, 52, 0, 0, 0}, {132749, 442, 0, 0, 0}, {132725, 52, 0, 0, 0}, {132733, 52, 0, 0, 0},
    {132741, 52, 0, 0, 0}, {32457, 443, 0, 0, 0}, {32460, 443, 0, 0, 0}, {18257, 48, 0, 0, 0},
    {131163, 439, 0, 0, 0}, {133425, 445, 0, 0, 0}, {70131, 35, 2, 0, 0}, {131172, 35, 0, 0, 0},
    {133445, 446, 1, 0, 0}, {32644, 18, 1, 0, 0}, {17167, 48, 0, 0, 0}, {133425, 445, 0, 0, 0},
    {70131, 35, 2, 0, 0}, {32644, 18, 1, 0, 0}, {21237, 262, 0, 0, 0}, {134072, 35, 2, 0, 0}, {134086, 445, 0, 0, 0},
    {133425, 445, 0, 0, 0}, {133425, 445, 0, 0, 0}, {32644, 18, 1, 0, 0}, {21237, 48, 0, 0, 0},
    {134086, 445, 0, 0, 0}, {134522, 447, 0, 0, 0}, {134693, 447, 0, 0, 0}, {134705, 447, 0, 0, 0},
    {132741, 448, 0, 0, 0}, {134717, 448, 0, 0, 0}, {132741, 448, 0, 0, 0}, {134717, 448, 0, 0, 0},
    {75900, 48, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0}, {1398, 452, 0, 0, 0},
    {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0},
    {1398, 458, 0, 0, 0}, {22218, 459, 0, 0, 0}, {22220, 459, 0, 0, 0}, {1398, 460, 0, 0, 0}, {1398, 461, 0, 0, 0},
    {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0}, {1398, 466, 0, 0, 0},
    {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0}, {1398, 471, 0, 0, 0},
    {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0}, {1398, 476, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {22218, 459, 0, 0, 0}, {22220, 459, 0, 0, 0}, {22222, 459, 0, 0, 0},
    {1398, 478, 0, 0, 0}, {1398, 479, 0, 0, 0}, {137775, 459, 0, 0, 137777}, {100912, 17, 0, 0, 137785},
    {100919, 17, 0, 0, 137807}, {100924, 17, 0, 0, 96219}, {97349, 241, 1, 0, 0}, {137815, 220, 1, 0, 0},
    {137820, 6, 0, 0, 3064}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0},
    {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0},
    {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0},
    {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {40110, 68, 0, 0, 0},
    {138720, 68, 1, 0, 0}, {138730, 68, 1, 0, 0}, {138746, 68, 1, 0, 0}, {17696, 68, 1, 0, 0},
    {138720, 68, 1, 0, 0}, {138730, 68, 0, 0, 0}, {139439, 498, 0, 0, 0}, {17696, 499, 0, 0, 0},
    {139693, 501, 0, 0, 0}, {139705, 501, 0, 0, 0}, {34987, 502, 0, 0, 0}, {18257, 503, 0, 0, 0},
    {34987, 506, 0, 0, 0}, {140271, 79, 0, 0, 0}, {140278, 79, 0, 0, 0}, {140285, 68, 1, 0, 0},
    {18257, 502, 0, 0, 0}, {18257, 506, 0, 0, 0}, {34987, 79, 0, 0, 0}, {34989, 79, 0, 0, 0}, {18257, 402, 0, 0, 0},
    {17167, 507, 0, 0, 0}, {140798, 68, 0, 0, 0}, {18257, 446, 0, 0, 0}, {18257, 508, 0, 0, 0},
    {17167, 402, 0, 0, 0}, {17167, 509, 0, 0, 0}, {17167, 79, 0, 0, 0}, {17696, 68, 0, 0, 0}, {141527, 510, 0, 0, 0},
    {141534, 501, 0, 0, 0}, {47724, 68, 0, 0, 0}, {141541, 64, 1, 0, 0}, {141553, 446, 1, 0, 0},
    {141534, 510, 0, 0, 0}, {47724, 68, 0, 0, 0}, {141541, 64, 1, 0, 0}, {141527, 511, 0, 0, 0},
    {141534, 510, 0, 0, 0}, {142213, 501, 0, 0, 0}, {47724, 68, 0, 0, 0}, {133445, 446, 1, 0, 0},
    {141541, 64, 1, 0, 0}, {141527, 512, 0, 0, 0}, {141534, 501, 0, 0, 0}, {142213, 501, 0, 0, 0},
    {47724, 68, 0, 0, 0}, {142918, 399, 0, 0, 0}, {141534, 501, 0, 0, 0}, {70131, 68, 2, 0, 0},
    {141541, 64, 1, 0, 0}, {32644, 18, 1, 0, 0}, {142918, 399, 0, 0, 0}, {70131, 68, 2, 0, 0},
    {143376, 446, 2, 0, 0}, {141541, 64, 1, 0, 0}, {142918, 151, 0, 0, 0}, {141534, 501, 0, 0, 0},
    {70131, 68, 2, 0, 0}, {141541, 64, 1, 0, 0}, {141527, 511, 0, 0, 0}, {142918, 399, 0, 0, 0},
    {70131, 68, 2, 0, 0}, {142213, 501, 0, 0, 0}, {143376, 446, 2, 0, 0}, {133445, 446, 1, 0, 0},
    {141541, 64, 1, 0, 0}, {32644, 18, 1, 0, 0}, {105966, 517, 0, 0, 0}, {18257, 501, 0, 0, 0},
    {17167, 510, 0, 0, 0}, {144908, 68, 1, 0, 0}, {34987, 519, 0, 0, 0}, {34989, 508, 0, 0, 0},
    {34991, 68, 0, 0, 0}, {34987, 508, 0, 0, 0}, {34989, 508, 0, 0, 0}, {34991, 68, 0, 0, 0}, {145437, 68, 1, 0, 0},
    {76857, 18, 0, 0, 0}, {105966, 399, 0, 0, 0}, {47724, 68, 0, 0, 0}, {146206, 0, 2, 0, 0}, {146219, 0, 2, 0, 0},
    {32644, 18, 1, 0, 0}, {146233, 0, 2, 0, 0}, {55842, 501, 0, 0, 0}, {17696, 0, 0, 0, 0}, {34987, 517, 0, 0, 0},
    {34989, 68, 0, 0, 0}, {17696, 529, 0, 0, 0}, {146910, 68, 0, 0, 0}, {31120, 441, 0, 0, 0},
    {17696, 530, 0, 0, 0}, {105966, 532, 0, 0, 0}, {48287, 68, 1, 0, 0}, {17696, 64, 1, 0, 0},
    {105966, 532, 0, 0, 0}, {131349, 68, 0, 0, 0}, {32644, 18, 1, 0, 0}, {105966, 517, 0, 0, 0},
    {48287, 68, 0, 0, 0}, {17696, 64, 0, 0, 0}, {105966, 532, 0, 0, 0}, {131349, 68, 0, 0, 0},
    {105966, 511, 0, 0, 0}, {131349, 68, 0, 0, 0}, {105966, 517, 0, 0, 0}, {48287, 68, 0, 0, 0},
    {32644, 18, 1, 0, 0}, {105966, 517, 0, 0, 0}, {148202, 533, 0, 0, 0}, {105966, 517, 0, 0, 0},
    {148202, 533, 0, 0, 0}, {132469, 68, 1, 0, 0}, {105966, 517, 0, 0, 0}, {148465, 68, 0, 0, 0},
    {132469, 68, 0, 0, 0}, {148727, 149, 2, 0, 0}, {148736, 149, 2, 0, 0}, {148745, 149, 2, 0, 0},
    {148754, 68, 0, 0, 0}, {148765, 446, 0, 0, 0}, {148773, 446, 0, 0, 0}, {148783, 68, 0, 0, 0},
    {148794, 446, 0, 0, 0}, {148802, 446, 0, 0, 0}, {148727, 149, 2, 0, 0}, {148736, 149, 2, 0, 0},
    {148745, 149, 2, 0, 0}, {132749, 68, 0, 0, 0}, {132773, 68, 0, 0, 0}, {148754, 68, 0, 0, 0},
    {148765, 446, 0, 0, 0}, {148773, 446, 0, 0, 0}, {148783, 68, 0, 0, 0}, {148794, 446, 0, 0, 0},
    {148802, 446, 0, 0, 0}, {148727, 149, 2, 0, 0}, {148736, 149, 2, 0, 0}, {148745, 149, 2, 0, 0},
    {132749, 68, 0, 0, 0}, {132773, 68, 0, 0, 0}, {148727, 149, 2, 0, 0}, {148736, 149, 2, 0, 0},
    {148745, 149, 2, 0, 0}, {149669, 68, 0, 0, 0}, {105966, 543, 0, 0, 0}, {32644, 18, 1, 0, 0},
    {150417, 68, 0, 0, 0}, {150420, 68, 1, 0, 0}, {150423, 68, 0, 0, 0}, {53142, 79, 0, 0, 0},
    {17696, 79, 0, 0, 0}, {31120, 548, 0, 0, 0}, {153045, 68, 0, 0, 0}, {17696, 548, 0, 0, 0},
    {146910, 68, 0, 0, 0}, {31120, 548, 0, 0, 0}, {39726, 68, 0, 0, 0}, {153045, 68, 0, 0, 0},
    {17696, 551, 0, 0, 0}, {105966, 517, 0, 0, 0}, {47724, 64, 0, 0, 0}, {55842, 501, 0, 0, 0},
    {153750, 68, 2, 0, 0}, {105966, 553, 0, 0, 0}, {153947, 68, 0, 0, 0}, {105966, 553, 0, 0, 0},
    {133445, 446, 1, 0, 0}, {154350, 554, 0, 0, 0}, {154356, 64, 0, 0, 0}, {154350, 554, 0, 0, 0},
    {153947, 68, 0, 0, 0}, {154798, 554, 0, 0, 0}, {39726, 64, 1, 0, 0}, {17696, 559, 0, 0, 0},
    {134717, 554, 0, 0, 0}, {132725, 561, 0, 0, 0}, {132733, 64, 0, 0, 0}, {155124, 68, 0, 0, 0},
    {155130, 18, 0, 0, 0}, {155143, 64, 1, 0, 0}, {155155, 562, 1, 0, 0}, {134717, 554, 0, 0, 0},
    {132725, 561, 0, 0, 0}, {132733, 64, 0, 0, 0}, {155124, 68, 0, 0, 0}, {155130, 18, 0, 0, 0},
    {27555, 554, 0, 0, 0}, {27562, 554, 0, 0, 0}, {134717, 554, 0, 0, 0}, {132725, 561, 0, 0, 0},
    {132733, 64, 0, 0, 0}, {155124, 68, 0, 0, 0}, {155130, 18, 0, 0, 0}, {132749, 554, 0, 0, 0},
    {155143, 64, 1, 0, 0}, {155155, 562, 1, 0, 0}, {134717, 554, 0, 0, 0}, {132725, 561, 0, 0, 0},
    {132733, 64, 0, 0, 0}, {155124, 68, 0, 0, 0}, {155130, 18, 0, 0, 0}, {132749, 554, 0, 0, 0},
    {27555, 554, 0, 0, 0}, {27562, 554, 0, 0, 0}, {134717, 554, 0, 0, 0}, {132725, 561, 0, 0, 0},
    {132733, 64, 0, 0, 0}, {155124, 68, 0, 0, 0}, {155130, 18, 0, 0, 0}, {156882, 64, 1, 0, 0},
    {134717, 554, 0, 0, 0}, {132725, 561, 0, 0, 0}, {132733, 64, 0, 0, 0}, {155124, 68, 0, 0, 0},
    {155130, 18, 0, 0, 0}, {132749, 554, 0, 0, 0}, {156882, 64, 1, 0, 0}, {157607, 68, 0, 0, 0},
    {157617, 68, 0, 0, 0}, {157634, 68, 0, 0, 0}, {157650, 402, 0, 0, 0}, {157661, 18, 0, 0, 0},
    {157676, 402, 0, 0, 0}, {154350, 554, 0, 0, 0}, {154798, 554, 0, 0, 0}, {31120, 559, 0, 0, 0},
    {39726, 64, 1, 0, 0}, {40110, 68, 0, 0, 0}, {76857, 18, 0, 0, 0}, {17696, 568, 0, 0, 0}, {158597, 372, 0, 0, 0},
    {134693, 64, 0, 0, 0}, {134705, 64, 0, 0, 0}, {9558, 372, 0, 0, 0}, {55842, 151, 0, 0, 0},
    {3665, 68, 0, 0, 0}, {17696, 573, 0, 0, 0}, {56515, 149, 2, 0, 0}, {55842, 151, 0, 0, 0}, {56515, 149, 2, 0, 0},
    {3665, 68, 0, 0, 0}, {160343, 6, 0, 0, 1594}, {160364, 6, 0, 0, 1594}, {160384, 6, 0, 0, 1594},
    {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0}, {1398, 579, 0, 0, 0},
    {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1398, 582, 0, 0, 0}, {1759, 583, 1, 0, 0}, {160558, 584, 1, 0, 0},
    {160837, 26, 1, 0, 0}, {1398, 585, 0, 0, 0}, {160890, 195, 0, 0, 22244}, {160901, 6, 0, 0, 1594},
    {160931, 6, 0, 0, 1594}, {160963, 6, 0, 0, 1594}, {160986, 6, 0, 0, 1594}, {161015, 6, 0, 0, 1594},
    {161026, 195, 0, 0, 161048}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0}, {1398, 588, 0, 0, 0},
    {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0}, {1398, 593, 0, 0, 0},
    {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {1398, 596, 0, 0, 0}, {161494, 195, 0, 0, 0}, {161502, 0, 2, 0, 0},
    {161510, 64, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {162519, 18, 1, 0, 0}, {162819, 24, 0, 0, 0}, {160325, 600, 1, 0, 0}, {163176, 20, 2, 0, 0},
    {163357, 232, 0, 0, 0}, {163369, 31, 0, 0, 0}, {163387, 31, 0, 0, 0}, {163403, 31, 0, 0, 0},
    {163425, 31, 0, 0, 0}, {163439, 232, 0, 0, 0}, {163740, 0, 2, 0, 0}, {163754, 0, 2, 0, 0},
    {163769, 24, 1, 0, 0}, {163794, 0, 2, 0, 0}, {161502, 0, 2, 0, 0}, {163794, 0, 2, 0, 0}, {164503, 20, 2, 0, 0},
    {164943, 24, 2, 0, 0}, {164961, 24, 2, 0, 0}, {164979, 24, 2, 0, 0}, {165247, 24, 1, 0, 0},
    {62402, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {165259, 24, 1, 0, 0}, {3681, 606, 0, 0, 0},
    {165674, 20, 0, 0, 0}, {165682, 20, 1, 0, 0}, {101194, 20, 2, 0, 0}, {2954, 606, 2, 0, 0},
    {165694, 20, 0, 0, 0}, {166241, 24, 1, 0, 0}, {3681, 600, 0, 0, 0}, {166459, 0, 2, 0, 0}, {163740, 0, 2, 0, 0},
    {163754, 0, 2, 0, 0}, {162519, 18, 1, 0, 0}, {166781, 24, 1, 0, 0}, {163794, 0, 2, 0, 0}, {164503, 20, 2, 0, 0},
    {167367, 31, 0, 0, 0}, {167379, 31, 0, 0, 0}, {167391, 31, 0, 0, 0}, {167545, 0, 2, 0, 0},
    {167560, 0, 2, 0, 0}, {163740, 0, 2, 0, 0}, {163754, 0, 2, 0, 0}, {163794, 0, 2, 0, 0}, {164503, 20, 2, 0, 0},
    {168157, 20, 2, 0, 0}, {162519, 18, 1, 0, 0}, {168170, 0, 2, 0, 0}, {168182, 68, 2, 0, 0},
    {168199, 20, 2, 0, 0}, {163794, 0, 2, 0, 0}, {164503, 20, 2, 0, 0}, {163740, 0, 2, 0, 0}, {163754, 0, 2, 0, 0},
    {168952, 20, 2, 0, 0}, {163794, 0, 2, 0, 0}, {163740, 0, 2, 0, 0}, {163754, 0, 2, 0, 0}, {169408, 20, 2, 0, 0},
    {169420, 216, 1, 0, 0}, {169427, 20, 2, 0, 0}, {169448, 0, 2, 0, 0}, {162519, 18, 1, 0, 0},
    {169463, 20, 2, 0, 0}, {169481, 20, 2, 0, 0}, {163176, 20, 2, 0, 0}, {163794, 0, 2, 0, 0},
    {169500, 216, 1, 0, 0}, {169420, 216, 0, 0, 0}, {170405, 24, 2, 0, 0}, {30217, 24, 2, 0, 0},
    {14364, 64, 0, 0, 0}, {169420, 216, 1, 0, 0}, {162519, 18, 1, 0, 0}, {163176, 20, 2, 0, 0},
    {170543, 20, 2, 0, 0}, {170564, 20, 2, 0, 0}, {169408, 20, 2, 0, 0}, {169420, 216, 1, 0, 0},
    {162519, 18, 1, 0, 0}, {163176, 20, 2, 0, 0}, {169420, 216, 0, 0, 0}, {171186, 64, 0, 0, 0},
    {163740, 0, 2, 0, 0}, {163754, 0, 2, 0, 0}, {169408, 20, 2, 0, 0}, {108702, 18, 1, 0, 0}, {162519, 18, 1, 0, 0},
    {169463, 20, 2, 0, 0}, {171359, 216, 1, 0, 0}, {163794, 0, 2, 0, 0}, {171368, 20, 1, 0, 0},
    {163740, 0, 2, 0, 0}, {163754, 0, 2, 0, 0}, {172102, 20, 2, 0, 0}, {163740, 0, 2, 0, 0}, {163754, 0, 2, 0, 0},
    {108702, 18, 1, 0, 0}, {172493, 24, 1, 0, 0}, {162519, 18, 1, 0, 0}, {169463, 20, 2, 0, 0},
    {172503, 24, 1, 0, 0}, {171359, 216, 1, 0, 0}, {163794, 0, 2, 0, 0}, {164503, 20, 2, 0, 0},
    {169408, 20, 2, 0, 0}, {163740, 0, 2, 0, 0}, {163754, 0, 2, 0, 0}, {162519, 18, 1, 0, 0}, {173517, 216, 1, 0, 0},
    {173533, 216, 1, 0, 0}, {163794, 0, 2, 0, 0}, {164503, 20, 2, 0, 0}, {169500, 216, 1, 0, 0},
    {174134, 20, 0, 0, 0}, {174143, 20, 0, 0, 0}, {174299, 600, 2, 0, 0}, {174310, 600, 2, 0, 0},
    {122813, 24, 2, 0, 0}, {174509, 600, 0, 0, 0}, {163740, 0, 2, 0, 0}, {163754, 0, 2, 0, 0},
    {168170, 0, 2, 0, 0}, {168182, 68, 2, 0, 0}, {163794, 0, 2, 0, 0}, {164503, 20, 2, 0, 0}, {174736, 0, 1, 0, 0},
    {56515, 617, 2, 0, 0}, {9558, 617, 2, 0, 0}, {46549, 618, 1, 0, 0}, {112558, 619, 0, 0, 0},
    {176208, 620, 0, 0, 0}, {1398, 621, 0, 0, 0}, {46549, 622, 1, 0, 0}, {1398, 623, 0, 0, 0},
    {176711, 624, 2, 0, 0}, {77789, 619, 2, 0, 0}, {176725, 625, 2, 0, 0}, {61559, 620, 0, 0, 0},
    {97746, 617, 2, 0, 0}, {3681, 627, 0, 0, 0}, {176208, 620, 0, 0, 0}, {177344, 620, 1, 0, 0},
    {177358, 624, 2, 0, 0}, {177557, 620, 0, 0, 0}, {31120, 621, 0, 0, 0}, {31120, 624, 0, 0, 0},
    {177810, 620, 1, 0, 0}, {177815, 617, 2, 0, 0}, {47910, 31, 0, 0, 0}, {3681, 618, 0, 0, 0},
    {3681, 622, 0, 0, 0}, {30659, 617, 0, 0, 0}, {30663, 617, 0, 0, 0}, {51281, 619, 0, 0, 0},
    {178616, 620, 0, 0, 0}, {1398, 618, 0, 0, 0}, {1398, 622, 0, 0, 0}, {179222, 624, 2, 0, 0},
    {179236, 619, 2, 0, 0}, {179252, 625, 2, 0, 0}, {179269, 620, 0, 0, 0}, {150811, 629, 0, 0, 0},
    {3681, 617, 0, 0, 0}, {52612, 629, 0, 0, 0}, {180062, 0, 0, 0, 0}, {48100, 630, 0, 0, 0}, {1398, 619, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {97632, 631, 0, 0, 0}, {3681, 625, 0, 0, 0}, {1398, 617, 0, 0, 0}, {51109, 617, 2, 0, 0},
    {181072, 620, 2, 0, 0}, {178616, 620, 0, 0, 0}, {177358, 624, 2, 0, 0}, {181503, 0, 0, 0, 0},
    {58934, 0, 2, 0, 0}, {51291, 198, 0, 0, 0}, {6753, 53, 0, 0, 0}, {6753, 633, 0, 0, 0}, {1398, 210, 0, 0, 0},
    {6753, 633, 0, 0, 0}, {47724, 195, 0, 0, 0}, {182061, 195, 0, 0, 0}, {182065, 195, 0, 0, 0},
    {17700, 195, 0, 0, 182075}, {3681, 633, 0, 0, 0}, {55842, 633, 0, 0, 0}, {52349, 634, 1, 0, 0},
    {3681, 635, 0, 0, 0}, {111387, 636, 0, 0, 0}, {40110, 637, 0, 0, 0}, {104989, 638, 0, 0, 0},
    {3681, 638, 0, 0, 0}, {55842, 635, 0, 0, 0}, {3681, 634, 0, 0, 0}, {55842, 633, 0, 0, 0}, {55842, 633, 0, 0, 0},
    {40110, 637, 0, 0, 0}, {104989, 638, 0, 0, 0}, {1398, 638, 0, 0, 0}, {55842, 633, 0, 0, 0},
    {40110, 637, 0, 0, 0}, {18559, 639, 0, 0, 0}, {39726, 640, 0, 0, 0}, {3681, 639, 0, 0, 0},
    {30659, 639, 0, 0, 0}, {30663, 639, 0, 0, 0}, {3681, 640, 0, 0, 0}, {1398, 638, 0, 0, 0}, {111387, 636, 0, 0, 0},
    {40110, 637, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55842, 633, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49421, 644, 0, 0, 0},
    {3681, 645, 0, 0, 0}, {49421, 645, 0, 0, 0}, {3681, 644, 0, 0, 0}, {49421, 646, 0, 0, 0}, {3681, 646, 0, 0, 0},
    {137775, 459, 0, 0, 137777}, {100912, 17, 0, 0, 185181}, {100919, 17, 0, 0, 185201}, {100924, 17, 0, 0, 96219},
    {182061, 17, 0, 0, 185210}, {97349, 241, 1, 0, 0}, {137815, 220, 1, 0, 0}, {185427, 510, 0, 0, 0},
    {185437, 501, 0, 0, 0}, {40110, 68, 0, 0, 0}, {53142, 400, 0, 0, 0}, {17696, 400, 0, 0, 0},
    {185894, 68, 0, 0, 0}, {185894, 79, 0, 0, 0}, {186017, 79, 0, 0, 0}, {17163, 68, 0, 0, 0},
    {17167, 68, 0, 0, 0}, {185894, 79, 0, 0, 0}, {186017, 79, 0, 0, 0}, {17167, 647, 0, 0, 0},
    {22792, 68, 0, 0, 0}, {17696, 648, 0, 0, 0}, {17696, 649, 0, 0, 0}, {17696, 650, 0, 0, 0},
    {17167, 651, 0, 0, 0}, {22792, 68, 0, 0, 0}, {17696, 652, 0, 0, 0}, {17167, 68, 0, 0, 0}, {22792, 68, 0, 0, 0},
    {17696, 653, 0, 0, 0}, {17696, 654, 0, 0, 0}, {188186, 650, 0, 0, 0}, {35325, 650, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {17696, 655, 0, 0, 0}, {188490, 656, 0, 0, 0}, {17167, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {17696, 656, 0, 0, 0}, {17167, 68, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17696, 657, 0, 0, 0},
    {188490, 442, 0, 0, 0}, {188186, 657, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17696, 442, 0, 0, 0},
    {188490, 442, 0, 0, 0}, {188186, 656, 0, 0, 0}, {22792, 79, 0, 0, 0}, {188490, 442, 0, 0, 0},
    {188186, 79, 0, 0, 0}, {35325, 79, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17696, 658, 0, 0, 0}, {188490, 68, 0, 0, 0},
    {17167, 657, 0, 0, 0}, {22792, 79, 0, 0, 0}, {188490, 68, 0, 0, 0}, {17167, 656, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {188490, 68, 0, 0, 0}, {188186, 79, 0, 0, 0}, {35325, 79, 0, 0, 0}, {22792, 79, 0, 0, 0},
    {17167, 648, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17696, 647, 0, 0, 0}, {17167, 649, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {17167, 650, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17167, 655, 0, 0, 0}, {22792, 79, 0, 0, 0},
    {17696, 659, 0, 0, 0}, {17167, 659, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17167, 660, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {17696, 660, 0, 0, 0}, {17696, 661, 0, 0, 0}, {17167, 652, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {17696, 651, 0, 0, 0}, {17167, 653, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17167, 654, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {188490, 68, 0, 0, 0}, {188186, 662, 0, 0, 0}, {193364, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {188490, 68, 0, 0, 0}, {188186, 663, 0, 0, 0}, {193364, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {188490, 68, 0, 0, 0}, {188186, 79, 0, 0, 0}, {193364, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {188490, 68, 0, 0, 0}, {17167, 657, 0, 0, 0}, {193364, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {188490, 68, 0, 0, 0}, {17167, 656, 0, 0, 0}, {193364, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {188490, 68, 0, 0, 0}, {17167, 658, 0, 0, 0}, {193364, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {17167, 648, 0, 0, 0}, {193364, 68, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17167, 649, 0, 0, 0},
    {193364, 68, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17167, 650, 0, 0, 0}, {193364, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {17167, 659, 0, 0, 0}, {193364, 68, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17167, 660, 0, 0, 0},
    {193364, 68, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17167, 661, 0, 0, 0}, {193364, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {17167, 652, 0, 0, 0}, {193364, 68, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17167, 653, 0, 0, 0},
    {193364, 68, 0, 0, 0}, {22792, 79, 0, 0, 0}, {17167, 654, 0, 0, 0}, {193364, 68, 0, 0, 0},
    {22792, 79, 0, 0, 0}, {185894, 79, 0, 0, 0}, {186017, 68, 0, 0, 0}, {17163, 68, 0, 0, 0}, {197020, 501, 0, 0, 0},
    {197020, 501, 0, 0, 0}, {31120, 64, 0, 0, 0}, {17700, 68, 0, 0, 0}, {17167, 68, 0, 0, 0}, {17167, 68, 0, 0, 0},
    {39726, 68, 0, 0, 0}, {55842, 399, 0, 0, 0}, {188186, 375, 0, 0, 0}, {35325, 375, 0, 0, 0},
    {35330, 375, 0, 0, 0}, {185427, 510, 0, 0, 0}, {185437, 501, 0, 0, 0}, {55842, 510, 0, 0, 0},
    {185427, 151, 0, 0, 0}, {185437, 501, 0, 0, 0}, {18559, 151, 0, 0, 0}, {3665, 446, 0, 0, 0},
    {199153, 64, 0, 0, 0}, {97349, 68, 0, 0, 0}, {199323, 68, 0, 0, 0}, {199327, 68, 0, 0, 0},
    {17163, 68, 0, 0, 0}, {17167, 68, 0, 0, 0}, {17696, 664, 0, 0, 0}, {17163, 149, 0, 0, 0}, {188186, 149, 0, 0, 0},
    {35325, 149, 0, 0, 0}, {35330, 149, 0, 0, 0}, {17167, 149, 0, 0, 0}, {23950, 149, 0, 0, 0},
    {201373, 149, 0, 0, 0}, {39726, 68, 0, 0, 0}, {201378, 68, 0, 0, 0}, {198330, 68, 0, 0, 0},
    {201631, 149, 0, 0, 0}, {201373, 149, 0, 0, 0}, {39726, 149, 0, 0, 0}, {201378, 149, 0, 0, 0},
    {198330, 149, 0, 0, 0}, {201373, 149, 0, 0, 0}, {39726, 149, 0, 0, 0}, {201378, 149, 0, 0, 0},
    {198330, 149, 0, 0, 0}, {17167, 149, 0, 0, 0}, {23950, 149, 0, 0, 0}, {201373, 665, 0, 0, 0},
    {39726, 68, 0, 0, 0}, {201378, 68, 0, 0, 0}, {198330, 68, 0, 0, 0}, {201631, 149, 0, 0, 0},
    {201373, 665, 0, 0, 0}, {39726, 68, 0, 0, 0}, {201378, 68, 0, 0, 0}, {198330, 68, 0, 0, 0},
    {201373, 665, 0, 0, 0}, {39726, 68, 0, 0, 0}, {201378, 68, 0, 0, 0}, {198330, 68, 0, 0, 0},
    {201373, 665, 0, 0, 0}, {185437, 501, 0, 0, 0}, {47724, 68, 0, 0, 0}, {202577, 68, 0, 0, 0},
    {201378, 68, 0, 0, 0}, {39726, 68, 0, 0, 0}, {198330, 68, 0, 0, 0}, {17167, 149, 0, 0, 0},
    {188186, 149, 0, 0, 0}, {35325, 68, 0, 0, 0}, {205041, 666, 0, 0, 0}, {205049, 667, 0, 0, 0},
    {205057, 666, 0, 0, 0}, {205065, 666, 0, 0, 0}, {205041, 666, 0, 0, 0}, {205049, 667, 0, 0, 0},
    {17163, 149, 0, 0, 0}, {17167, 149, 0, 0, 0}, {34987, 403, 0, 0, 0}, {34989, 403, 0, 0, 0},
    {34991, 403, 0, 0, 0}, {17696, 403, 0, 0, 0}, {34987, 668, 0, 0, 0}, {34989, 668, 0, 0, 0},
    {34991, 668, 0, 0, 0}, {17696, 668, 0, 0, 0}, {34987, 668, 0, 0, 0}, {34989, 668, 0, 0, 0},
    {34991, 669, 0, 0, 0}, {34987, 403, 0, 0, 0}, {34989, 403, 0, 0, 0}, {34991, 670, 0, 0, 0},
    {17696, 670, 0, 0, 0}, {34987, 670, 0, 0, 0}, {34989, 670, 0, 0, 0}, {34991, 670, 0, 0, 0},
    {34987, 403, 0, 0, 0}, {34989, 403, 0, 0, 0}, {34991, 669, 0, 0, 0}, {17696, 669, 0, 0, 0},
    {34987, 670, 0, 0, 0}, {34989, 670, 0, 0, 0}, {34991, 669, 0, 0, 0}, {34987, 669, 0, 0, 0},
    {34989, 669, 0, 0, 0}, {34991, 669, 0, 0, 0}, {34987, 403, 0, 0, 0}, {34989, 403, 0, 0, 0},
    {34991, 669, 0, 0, 0}, {27555, 68, 0, 0, 0}, {27562, 68, 0, 0, 0}, {34987, 403, 0, 0, 0}, {34989, 403, 0, 0, 0},
    {34991, 669, 0, 0, 0}, {27555, 64, 0, 0, 0}, {27562, 64, 0, 0, 0}, {15184, 18, 0, 0, 0}, {56515, 0, 2, 0, 0},
    {57591, 643, 0, 0, 0}, {57602, 643, 0, 0, 0}, {9480, 643, 0, 0, 0}, {207728, 0, 2, 0, 0}, {207881, 35, 2, 0, 0},
    {207899, 35, 2, 0, 0}, {207917, 35, 2, 0, 0}, {53036, 293, 2, 0, 0}, {53142, 35, 0, 0, 0},
    {57591, 35, 2, 0, 0}, {57602, 35, 2, 0, 0}, {9480, 35, 2, 0, 0}, {208439, 0, 2, 0, 0}, {15923, 19, 2, 0, 0},
    {14975, 0, 2, 0, 0}, {136376, 19, 0, 0, 0}, {136383, 19, 0, 0, 0}, {30659, 672, 0, 0, 0}, {30663, 672, 0, 0, 0},
    {3681, 672, 0, 0, 0}, {51109, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {208844, 674, 0, 0, 0},
    {209137, 19, 0, 0, 0}, {51109, 674, 2, 0, 0}, {3681, 674, 0, 0, 0}, {209405, 673, 2, 0, 0},
    {30659, 673, 0, 0, 0}, {30663, 673, 0, 0, 0}, {3681, 676, 0, 0, 0}, {49421, 677, 0, 0, 0},
    {49427, 677, 0, 0, 0}, {1398, 191, 0, 0, 0}, {17700, 672, 0, 0, 0}, {3658, 672, 0, 0, 0}, {49421, 678, 0, 0, 0},
    {3681, 679, 0, 0, 0}, {210199, 672, 2, 0, 0}, {30217, 679, 0, 0, 0}, {30217, 673, 0, 0, 0},
    {60696, 672, 0, 0, 0}, {30659, 677, 0, 0, 0}, {30663, 677, 0, 0, 0}, {3681, 677, 0, 0, 0},
    {210691, 680, 0, 0, 0}, {210696, 680, 0, 0, 0}, {3681, 680, 0, 0, 0}, {30217, 673, 0, 0, 0},
    {46625, 672, 0, 0, 0}, {30217, 673, 0, 0, 0}, {208439, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {53142, 681, 0, 0, 0},
    {53142, 672, 0, 0, 0}, {33885, 673, 0, 0, 0}, {17700, 672, 0, 0, 0}, {211216, 673, 0, 0, 0},
    {95833, 673, 0, 0, 0}, {49421, 673, 0, 0, 0}, {3681, 682, 0, 0, 0}, {53142, 683, 0, 0, 0},
    {53142, 684, 0, 0, 0}, {3681, 191, 0, 0, 0}, {33885, 681, 0, 0, 0}, {30217, 673, 0, 0, 0},
    {3681, 684, 0, 0, 0}, {211821, 685, 0, 0, 0}, {1398, 686, 0, 0, 0}, {49421, 687, 0, 0, 0},
    {3681, 687, 0, 0, 0}, {49421, 296, 0, 0, 0}, {3681, 296, 0, 0, 0}, {49421, 293, 0, 0, 0}, {212699, 35, 2, 0, 0},
    {49421, 687, 0, 0, 0}, {212699, 35, 2, 0, 0}, {17689, 293, 0, 0, 0}, {3681, 690, 0, 0, 0},
    {3681, 35, 2, 0, 0}, {169420, 35, 2, 0, 0}, {213529, 35, 0, 0, 0}, {213543, 35, 0, 0, 0}, {49421, 687, 0, 0, 0},
    {213984, 35, 2, 0, 0}, {49421, 687, 0, 0, 0}, {214853, 35, 2, 0, 0}, {17167, 293, 0, 0, 0},
    {211787, 690, 0, 0, 0}, {215337, 35, 2, 0, 0}, {211787, 690, 0, 0, 0}, {215350, 35, 2, 0, 0},
    {215732, 64, 2, 0, 0}, {215761, 64, 2, 0, 0}, {214873, 692, 0, 0, 0}, {216499, 64, 2, 0, 0},
    {3681, 692, 0, 0, 0}, {216822, 53, 0, 0, 0}, {216833, 53, 0, 0, 0}, {51233, 203, 0, 0, 0},
    {216905, 194, 0, 0, 0}, {216833, 53, 0, 0, 0}, {216965, 16, 0, 0, 0}, {216976, 194, 0, 0, 60843},
    {1398, 210, 0, 0, 0}, {51109, 693, 2, 0, 0}, {3681, 693, 0, 0, 0}, {59334, 694, 0, 0, 0}, {56515, 695, 2, 0, 0},
    {3681, 695, 0, 0, 0}, {1398, 696, 0, 0, 0}, {3681, 697, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17700, 696, 0, 0, 0},
    {3681, 696, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17700, 696, 0, 0, 0}, {1398, 696, 0, 0, 0}, {49421, 693, 0, 0, 0},
    {30659, 698, 0, 0, 0}, {30663, 698, 0, 0, 0}, {3681, 698, 0, 0, 0}, {49421, 698, 0, 0, 0},
    {3681, 701, 0, 0, 0}, {218942, 19, 0, 0, 0}, {218952, 19, 0, 0, 0}, {218966, 19, 0, 0, 0},
    {51109, 695, 2, 0, 0}, {48100, 19, 0, 0, 0}, {219334, 19, 2, 0, 0}, {30659, 693, 0, 0, 0},
    {30663, 693, 0, 0, 0}, {49421, 701, 0, 0, 0}, {51109, 701, 2, 0, 0}, {30659, 701, 0, 0, 0},
    {30663, 701, 0, 0, 0}, {107440, 693, 0, 0, 0}, {220121, 696, 0, 0, 0}, {220131, 696, 0, 0, 0},
    {51109, 703, 2, 0, 0}, {9558, 703, 2, 0, 0}, {51415, 704, 0, 0, 0}, {220955, 212, 0, 0, 0},
    {220961, 212, 0, 0, 0}, {51415, 704, 0, 0, 0}, {1398, 705, 0, 0, 0}, {1398, 706, 0, 0, 0},
    {221251, 707, 0, 0, 0}, {221260, 200, 0, 0, 0}, {221269, 200, 0, 0, 0}, {221278, 195, 0, 0, 0},
    {221287, 195, 0, 0, 0}, {221296, 198, 0, 0, 0}, {221308, 198, 0, 0, 0}, {221320, 708, 0, 0, 0},
    {1398, 709, 0, 0, 0}, {39726, 203, 0, 0, 0}, {47724, 203, 0, 0, 0}, {3665, 203, 0, 0, 0}, {221531, 710, 2, 0, 0},
    {52612, 293, 0, 0, 0}, {3681, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {60063, 0, 0, 0, 0}, {49427, 0, 0, 0, 0},
    {221695, 31, 0, 0, 0}, {221709, 31, 0, 0, 0}, {221720, 31, 0, 0, 0}, {222082, 712, 2, 0, 0},
    {207728, 0, 2, 0, 0}, {58954, 19, 2, 0, 0}, {52612, 715, 0, 0, 0}, {222280, 716, 0, 0, 0},
    {222287, 717, 0, 0, 0}, {48287, 35, 0, 0, 0}, {21237, 711, 0, 0, 0}, {222293, 35, 2, 0, 0},
    {51109, 293, 2, 0, 0}, {49904, 293, 0, 0, 0}, {21237, 711, 0, 0, 0}, {3681, 718, 0, 0, 0},
    {222904, 35, 2, 0, 0}, {222912, 35, 2, 0, 0}, {21237, 711, 0, 0, 0}, {223195, 710, 2, 0, 0},
    {223206, 293, 0, 0, 0}, {223217, 710, 2, 0, 0}, {223228, 293, 0, 0, 0}, {223239, 720, 2, 0, 0},
    {223248, 720, 0, 0, 0}, {52612, 715, 0, 0, 0}, {222280, 716, 0, 0, 0}, {222287, 717, 0, 0, 0},
    {48287, 35, 0, 0, 0}, {21237, 711, 0, 0, 0}, {223686, 721, 1, 0, 0}, {223697, 712, 0, 0, 0},
    {21237, 711, 0, 0, 0}, {221046, 721, 0, 0, 0}, {21237, 293, 0, 0, 0}, {207728, 0, 2, 0, 0},
    {224279, 712, 0, 0, 0}, {207728, 0, 2, 0, 0}, {17689, 711, 0, 0, 0}, {17700, 35, 0, 0, 0},
    {17689, 0, 0, 0, 0}, {21237, 711, 0, 0, 0}, {49904, 0, 0, 0, 0}, {224711, 35, 0, 0, 0}, {224719, 423, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22220, 35, 1, 0, 0}, {224728, 423, 0, 0, 0}, {224738, 35, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {60063, 0, 0, 0, 0}, {225149, 0, 0, 0, 0}, {17689, 711, 0, 0, 0}, {49904, 711, 0, 0, 0}, {225383, 711, 0, 0, 0},
    {225393, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {221445, 723, 0, 0, 0}, {39726, 35, 0, 0, 0}, {3665, 35, 0, 0, 0},
    {22220, 35, 0, 0, 0}, {225843, 724, 0, 0, 0}, {225846, 423, 2, 0, 0}, {226043, 725, 0, 0, 0},
    {17689, 725, 1, 0, 0}, {3681, 725, 0, 0, 0}, {226043, 725, 0, 0, 0}, {1398, 35, 0, 0, 0}, {226547, 31, 0, 0, 0},
    {226561, 31, 0, 0, 0}, {246150, 53, 0, 0, 0}, {60696, 727, 0, 0, 0}, {246158, 728, 0, 0, 0},
    {246164, 729, 0, 0, 0}, {246172, 730, 0, 0, 0}, {246181, 731, 0, 0, 0}, {61095, 732, 0, 0, 0},
    {55806, 53, 0, 0, 0}, {246219, 733, 0, 0, 0}, {246193, 53, 0, 0, 0}, {1398, 734, 0, 0, 0},
    {1398, 735, 0, 0, 0}, {246350, 195, 0, 0, 0}, {246362, 736, 0, 0, 0}, {246350, 195, 0, 0, 0},
    {246431, 737, 0, 0, 0}, {1398, 738, 0, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {246604, 195, 0, 0, 0},
    {246611, 195, 0, 0, 0}, {246618, 195, 0, 0, 0}, {145252, 53, 0, 0, 0}, {145259, 53, 0, 0, 0},
    {246625, 53, 0, 0, 0}, {246632, 53, 0, 0, 0}, {246644, 6, 0, 0, 0}, {97040, 741, 0, 0, 0},
    {246604, 459, 0, 0, 0}, {246611, 459, 0, 0, 0}, {246618, 459, 0, 0, 0}, {145252, 53, 0, 0, 0},
    {145259, 53, 0, 0, 0}, {246625, 53, 0, 0, 0}, {246632, 53, 0, 0, 0}, {97040, 741, 0, 0, 0},
    {1398, 742, 0, 0, 0}, {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 727, 0, 0, 0}, {246843, 28, 1, 0, 0},
    {246858, 459, 1, 0, 0}, {246872, 459, 1, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0},
    {1398, 747, 0, 0, 0}, {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {1398, 751, 0, 0, 0},
    {1398, 729, 0, 0, 0}, {1398, 728, 0, 0, 0}, {1398, 732, 0, 0, 0}, {1398, 752, 0, 0, 0}, {1398, 731, 0, 0, 0},
    {1398, 730, 0, 0, 0}, {247286, 195, 0, 0, 0}, {247301, 195, 0, 0, 0}, {246219, 733, 1, 0, 0},
    {247415, 16, 0, 0, 0}, {247428, 753, 0, 0, 0}, {1398, 754, 0, 0, 0}, {1398, 736, 0, 0, 0},
    {1398, 755, 0, 0, 0}, {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0},
    {1398, 760, 0, 0, 0}, {1398, 761, 0, 0, 0}, {247711, 459, 0, 0, 247742}, {247754, 459, 0, 0, 247788},
    {247798, 220, 0, 0, 247825}, {246858, 459, 0, 0, 247858}, {247867, 459, 1, 0, 0}, {247885, 459, 1, 0, 0},
    {247903, 220, 1, 0, 0}, {247937, 220, 1, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 763, 0, 0, 0},
    {1398, 733, 0, 0, 0}, {1398, 737, 0, 0, 0}, {161494, 764, 0, 0, 0}, {248105, 765, 1, 0, 0},
    {248118, 766, 1, 0, 0}, {1398, 767, 0, 0, 0}, {1398, 764, 0, 0, 0}, {49427, 769, 0, 0, 0},
    {1398, 769, 2, 0, 0}, {248694, 770, 0, 0, 0}, {15626, 771, 2, 0, 0}, {248703, 770, 0, 0, 0},
    {57059, 770, 0, 0, 0}, {1398, 771, 0, 0, 0}, {3681, 771, 0, 0, 0}, {57059, 770, 0, 0, 0}, {1398, 771, 0, 0, 0},
    {249099, 771, 0, 0, 0}, {57059, 770, 0, 0, 0}, {1398, 773, 0, 0, 0}, {3681, 773, 0, 0, 0},
    {57059, 770, 0, 0, 0}, {33885, 774, 0, 0, 0}, {3681, 774, 0, 0, 0}, {18559, 774, 0, 0, 0},
    {249951, 774, 0, 0, 0}, {39726, 771, 0, 0, 0}, {48287, 771, 0, 0, 0}, {18559, 774, 0, 0, 0},
    {39726, 771, 0, 0, 0}, {48287, 771, 0, 0, 0}, {33885, 775, 0, 0, 0}, {3681, 775, 0, 0, 0},
    {43766, 774, 0, 0, 0}, {43775, 774, 0, 0, 0}, {250984, 776, 2, 0, 0}, {61088, 0, 0, 0, 0},
    {15184, 18, 0, 0, 0}, {251100, 776, 2, 0, 0}, {251119, 776, 2, 0, 0}, {251139, 0, 0, 0, 0},
    {251150, 0, 0, 0, 0}, {33885, 777, 0, 0, 0}, {3681, 777, 0, 0, 0}, {30659, 777, 0, 0, 0}, {30663, 777, 0, 0, 0},
    {2372, 777, 0, 0, 0}, {60063, 777, 0, 0, 0}, {60065, 777, 0, 0, 0}, {61095, 770, 0, 0, 0},
    {97746, 776, 2, 0, 0}, {30659, 774, 0, 0, 0}, {30663, 774, 0, 0, 0}, {252390, 776, 2, 0, 0},
    {3681, 778, 0, 0, 0}, {1309, 778, 0, 0, 0}, {252498, 776, 0, 0, 0}, {61110, 776, 0, 0, 0},
    {1309, 778, 0, 0, 0}, {101152, 776, 0, 0, 0}, {33885, 779, 0, 0, 0}, {3681, 780, 0, 0, 0},
    {33885, 780, 0, 0, 0}, {3681, 779, 0, 0, 0}, {33885, 771, 0, 0, 0}, {3681, 770, 0, 0, 0}, {61088, 770, 0, 0, 0},
    {17689, 770, 0, 0, 0}, {254046, 783, 0, 0, 0}, {254054, 783, 0, 0, 0}, {3681, 784, 0, 0, 0},
    {57059, 770, 0, 0, 0}, {1398, 785, 0, 0, 0}, {3681, 785, 0, 0, 0}, {254340, 778, 0, 0, 0},
    {254476, 786, 0, 0, 0}, {254490, 786, 0, 0, 0}, {254504, 786, 0, 0, 0}, {254518, 770, 1, 0, 0},
    {254550, 786, 0, 0, 0}, {254563, 786, 0, 0, 0}, {43766, 789, 0, 0, 0}, {43775, 789, 0, 0, 0},
    {3681, 789, 0, 0, 0}, {43766, 777, 0, 0, 0}, {43775, 777, 0, 0, 0}, {33885, 789, 0, 0, 0},
    {3681, 790, 0, 0, 0}, {97746, 776, 2, 0, 0}, {255832, 776, 1, 0, 0}, {33885, 791, 0, 0, 0},
    {3681, 791, 0, 0, 0}, {256173, 777, 0, 0, 0}, {44364, 777, 0, 0, 0}, {2372, 777, 0, 0, 0},
    {60063, 777, 0, 0, 0}, {34987, 777, 0, 0, 0}, {33885, 792, 0, 0, 0}, {3681, 792, 0, 0, 0},
    {3681, 793, 0, 0, 0}, {2372, 777, 0, 0, 0}, {21233, 774, 0, 0, 0}, {60063, 777, 0, 0, 0}, {33885, 794, 0, 0, 0},
    {3681, 68, 0, 0, 0}, {33885, 507, 0, 0, 0}, {30659, 791, 0, 0, 0}, {30663, 791, 0, 0, 0}, {2372, 774, 0, 0, 0},
    {60063, 774, 0, 0, 0}, {60065, 774, 0, 0, 0}, {33885, 68, 0, 0, 0}, {3681, 794, 0, 0, 0}, {3681, 507, 0, 0, 0},
    {1398, 776, 0, 0, 0}, {257948, 774, 0, 0, 0}, {3681, 776, 0, 0, 0}, {2372, 777, 0, 0, 0}, {2372, 774, 0, 0, 0},
    {32644, 18, 0, 0, 0}, {1398, 797, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 799, 0, 0, 0}, {3681, 800, 0, 0, 0},
    {1398, 798, 0, 0, 0}, {1398, 774, 0, 0, 0}, {76018, 771, 1, 0, 0}, {1398, 776, 0, 0, 0}, {47154, 771, 0, 0, 0},
    {1398, 777, 0, 0, 0}, {76018, 771, 1, 0, 0}, {1398, 790, 0, 0, 0}, {76018, 771, 1, 0, 0}, {1398, 797, 0, 0, 0},
    {222921, 800, 0, 0, 0}, {3681, 797, 0, 0, 0}, {1398, 797, 0, 0, 0}, {260063, 800, 0, 0, 0},
    {76018, 800, 1, 0, 0}, {1398, 801, 0, 0, 0}, {47154, 771, 0, 0, 0}, {3681, 801, 0, 0, 0}, {1398, 801, 0, 0, 0},
    {260063, 771, 0, 0, 0}, {1398, 801, 0, 0, 0}, {40110, 771, 0, 0, 0}, {43766, 780, 0, 0, 0},
    {43775, 780, 0, 0, 0}, {33885, 802, 0, 0, 0}, {3681, 803, 0, 0, 0}, {33885, 803, 0, 0, 0},
    {3681, 802, 0, 0, 0}, {55842, 770, 0, 0, 0}, {1398, 776, 0, 0, 0}, {55842, 770, 0, 0, 0}, {1398, 776, 0, 0, 0},
    {246248, 804, 0, 0, 0}, {3681, 805, 0, 0, 0}, {246248, 804, 0, 0, 0}, {262050, 777, 0, 0, 0},
    {262061, 79, 0, 0, 0}, {262066, 776, 2, 0, 0}, {3681, 806, 0, 0, 0}, {246193, 805, 0, 0, 0},
    {262050, 774, 0, 0, 0}, {262066, 776, 2, 0, 0}, {3681, 808, 0, 0, 0}, {246193, 805, 0, 0, 0},
    {246193, 805, 0, 0, 0}, {262050, 809, 0, 0, 0}, {262066, 776, 2, 0, 0}, {3681, 809, 0, 0, 0},
    {246248, 804, 0, 0, 0}, {262050, 809, 0, 0, 0}, {262066, 776, 2, 0, 0}, {246248, 804, 0, 0, 0},
    {262050, 777, 0, 0, 0}, {262066, 776, 2, 0, 0}, {246248, 804, 0, 0, 0}, {262050, 809, 0, 0, 0},
    {262061, 79, 0, 0, 0}, {262066, 776, 2, 0, 0}, {3681, 810, 0, 0, 0}, {246193, 805, 0, 0, 0},
    {262050, 809, 0, 0, 0}, {263694, 809, 0, 0, 0}, {262066, 776, 2, 0, 0}, {248694, 770, 0, 0, 0},
    {246150, 771, 0, 0, 0}, {15626, 771, 2, 0, 0}, {57059, 770, 0, 0, 0}, {3665, 771, 0, 0, 0},
    {3681, 812, 0, 0, 0}, {34987, 812, 0, 0, 0}, {34989, 812, 0, 0, 0}, {34991, 812, 0, 0, 0},
    {57059, 770, 0, 0, 0}, {61110, 812, 0, 0, 0}, {3665, 771, 0, 0, 0}, {3681, 815, 0, 0, 0}, {43766, 790, 0, 0, 0},
    {43775, 790, 0, 0, 0}, {33885, 790, 0, 0, 0}, {265349, 816, 0, 0, 0}, {265360, 816, 0, 0, 0},
    {3681, 816, 0, 0, 0}, {75126, 817, 0, 0, 0}, {1296, 785, 0, 0, 0}, {3681, 817, 0, 0, 0}, {75126, 818, 0, 0, 0},
    {1126, 819, 0, 0, 0}, {3681, 819, 0, 0, 0}, {254046, 774, 0, 0, 0}, {254054, 774, 0, 0, 0},
    {254046, 774, 0, 0, 0}, {254054, 774, 0, 0, 0}, {266284, 771, 0, 0, 0}, {15184, 790, 0, 0, 0},
    {34364, 775, 0, 0, 0}, {34375, 775, 0, 0, 0}, {150423, 771, 0, 0, 0}, {53670, 0, 2, 0, 0},
    {250984, 0, 3, 53699, 0}, {267386, 0, 0, 0, 0}, {68491, 0, 2, 0, 0}, {75126, 816, 0, 0, 0},
    {117061, 0, 1, 0, 0}, {1126, 822, 0, 0, 0}, {17700, 771, 0, 0, 0}, {3681, 823, 0, 0, 0}, {1126, 822, 0, 0, 0},
    {252498, 823, 0, 0, 0}, {17700, 771, 0, 0, 0}, {3681, 822, 0, 0, 0}, {254046, 822, 0, 0, 0},
    {254054, 822, 0, 0, 0}, {1126, 819, 0, 0, 0}, {75126, 818, 0, 0, 0}, {1126, 824, 0, 0, 0},
    {1296, 785, 0, 0, 0}, {3681, 824, 0, 0, 0}, {55995, 776, 0, 0, 0}, {269801, 31, 0, 0, 0}, {17689, 831, 0, 0, 0},
    {49904, 831, 0, 0, 0}, {17689, 189, 0, 0, 0}, {49904, 189, 0, 0, 0}, {17167, 189, 0, 0, 0},
    {17689, 832, 0, 0, 0}, {17700, 35, 0, 0, 0}, {61737, 35, 2, 0, 0}, {17167, 189, 0, 0, 0}, {122337, 35, 2, 0, 0},
    {21237, 293, 0, 0, 0}, {15626, 35, 2, 0, 0}, {17689, 293, 0, 0, 0}, {123764, 35, 2, 0, 0},
    {122813, 35, 2, 0, 0}, {52664, 35, 2, 0, 0}, {97401, 0, 2, 0, 0}, {3681, 833, 0, 0, 0}, {17689, 293, 0, 0, 0},
    {15626, 710, 0, 0, 0}, {270935, 35, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49904, 293, 0, 0, 0}, {15626, 35, 2, 0, 0},
    {17689, 293, 0, 0, 0}, {49904, 293, 0, 0, 0}, {123764, 35, 2, 0, 0}, {122813, 35, 2, 0, 0},
    {52664, 35, 2, 0, 0}, {17689, 293, 0, 0, 0}, {33689, 35, 2, 0, 0}, {33693, 35, 2, 0, 0}, {17689, 189, 0, 0, 0},
    {30217, 834, 0, 0, 0}, {17689, 293, 0, 0, 0}, {49904, 293, 0, 0, 0}, {15626, 710, 0, 0, 0},
    {49421, 0, 0, 0, 0}, {61737, 35, 2, 0, 0}, {1329, 293, 0, 0, 0}, {46625, 459, 0, 0, 0}, {1398, 835, 0, 0, 0},
    {272880, 203, 0, 0, 0}, {272889, 203, 0, 0, 0}, {1398, 836, 0, 0, 0}, {272923, 203, 0, 0, 0},
    {272928, 203, 0, 0, 0}, {1398, 837, 0, 0, 0}, {272880, 203, 0, 0, 0}, {1398, 838, 0, 0, 0},
    {1398, 839, 0, 0, 0}, {1398, 132, 0, 0, 0}, {1398, 840, 0, 0, 0}, {273083, 840, 0, 0, 0}, {2013, 836, 0, 0, 0},
    {273127, 841, 0, 0, 0}, {248118, 766, 0, 0, 0}, {272880, 203, 0, 0, 0}, {273307, 203, 0, 0, 0},
    {273646, 842, 0, 0, 0}, {49427, 842, 0, 0, 0}, {273646, 842, 0, 0, 0}, {273805, 842, 0, 0, 0},
    {273646, 843, 0, 0, 0}, {273805, 843, 0, 0, 0}, {49427, 843, 0, 0, 0}, {1398, 844, 0, 0, 0},
    {274275, 844, 0, 0, 0}, {274286, 845, 0, 0, 0}, {49427, 844, 0, 0, 0}, {49421, 847, 0, 0, 0},
    {49421, 849, 0, 0, 0}, {272880, 850, 0, 0, 0}, {273307, 850, 0, 0, 0}, {49427, 849, 0, 0, 0},
    {49421, 842, 0, 0, 0}, {276317, 854, 0, 0, 0}, {276328, 855, 0, 0, 0}, {276340, 847, 0, 0, 0},
    {276317, 847, 0, 0, 0}, {276340, 854, 0, 0, 0}, {276413, 855, 0, 0, 0}, {273646, 847, 2, 0, 0},
    {49427, 847, 0, 0, 0}, {49421, 843, 2, 0, 0}, {15184, 858, 0, 0, 0}, {276706, 842, 2, 0, 0},
    {276717, 842, 2, 0, 0}, {276729, 19, 0, 0, 0}, {276740, 19, 0, 0, 0}, {49421, 849, 0, 0, 0},
    {219303, 849, 0, 0, 0}, {277444, 860, 0, 0, 0}, {272880, 850, 0, 0, 0}, {272889, 850, 0, 0, 0},
    {49421, 861, 0, 0, 0}, {219303, 861, 0, 0, 0}, {277444, 860, 0, 0, 0}, {272880, 850, 0, 0, 0},
    {272889, 850, 0, 0, 0}, {49427, 861, 0, 0, 0}, {273646, 864, 0, 0, 0}, {49427, 864, 0, 0, 0},
    {276706, 842, 2, 0, 0}, {273646, 847, 0, 0, 0}, {49427, 858, 0, 0, 0}, {49421, 843, 0, 0, 0},
    {278971, 865, 0, 0, 0}, {278982, 865, 0, 0, 0}, {278993, 865, 0, 0, 0}, {279005, 865, 0, 0, 0},
    {52612, 865, 0, 0, 0}, {15626, 866, 0, 0, 0}, {49427, 865, 0, 0, 0}, {273646, 867, 0, 0, 0},
    {273805, 867, 0, 0, 0}, {49427, 867, 0, 0, 0}, {273646, 858, 0, 0, 0}, {273805, 858, 0, 0, 0},
    {273646, 858, 0, 0, 0}, {34987, 865, 0, 0, 0}, {34989, 865, 0, 0, 0}, {272923, 850, 0, 0, 0},
    {272928, 850, 0, 0, 0}, {280032, 868, 0, 0, 0}, {280039, 869, 0, 0, 0}, {280047, 868, 0, 0, 0},
    {280054, 869, 0, 0, 0}, {276340, 865, 0, 0, 0}, {49421, 849, 0, 0, 0}, {273646, 842, 0, 0, 0},
    {273805, 842, 0, 0, 0}, {274286, 870, 0, 0, 0}, {273646, 842, 0, 0, 0}, {280377, 850, 0, 0, 0},
    {273307, 850, 0, 0, 0}, {273646, 847, 0, 0, 0}, {42008, 843, 0, 0, 0}, {280777, 871, 0, 0, 0},
    {49421, 842, 0, 0, 0}, {274275, 872, 0, 0, 0}, {274286, 873, 0, 0, 0}, {272880, 850, 0, 0, 0},
    {273307, 850, 0, 0, 0}, {273646, 842, 0, 0, 0}, {30217, 843, 0, 0, 0}, {49421, 849, 0, 0, 0},
    {22792, 874, 0, 0, 0}, {39726, 875, 0, 0, 0}, {281237, 875, 0, 0, 0}, {278971, 865, 0, 0, 0},
    {281309, 865, 0, 0, 0}, {15626, 866, 0, 0, 0}, {49421, 865, 0, 0, 0}, {281319, 865, 0, 0, 0},
    {273646, 858, 0, 0, 0}, {273805, 842, 0, 0, 0}, {281343, 842, 0, 0, 0}, {273646, 847, 0, 0, 0},
    {110693, 843, 0, 0, 0}, {47724, 843, 0, 0, 0}, {49421, 843, 0, 0, 0}, {110693, 877, 0, 0, 0},
    {47724, 877, 0, 0, 0}, {273646, 842, 0, 0, 0}, {281526, 860, 0, 0, 0}, {273646, 847, 0, 0, 0},
    {281553, 843, 0, 0, 0}, {281776, 842, 0, 0, 0}, {281904, 19, 0, 0, 0}, {281915, 19, 0, 0, 0},
    {51109, 842, 2, 0, 0}, {282579, 17, 0, 0, 0}, {17700, 345, 0, 0, 0}, {61088, 878, 0, 0, 0},
    {282708, 878, 2, 0, 0}, {61088, 878, 0, 0, 0}, {97040, 878, 1, 0, 0}, {9558, 878, 2, 0, 0},
    {283036, 19, 2, 0, 0}, {61088, 878, 0, 0, 0}, {282618, 879, 1, 0, 0}, {219334, 232, 0, 0, 0},
    {283434, 232, 2, 0, 0}, {219334, 232, 0, 0, 0}, {61088, 878, 0, 0, 0}, {289582, 879, 2, 0, 0},
    {3681, 878, 0, 0, 0}, {61088, 884, 0, 0, 0}, {290015, 885, 0, 0, 0}, {290015, 878, 0, 0, 0},
    {49421, 878, 0, 0, 0}, {49427, 878, 0, 0, 0}, {177810, 878, 0, 0, 0}, {9558, 887, 2, 0, 0},
    {282618, 879, 0, 0, 0}, {290817, 878, 1, 0, 0}, {291101, 888, 0, 0, 0}, {291176, 879, 0, 0, 0},
    {68491, 887, 2, 0, 0}, {177810, 878, 0, 0, 0}, {291437, 887, 2, 0, 0}, {291454, 878, 0, 0, 0},
    {291462, 887, 2, 0, 0}, {291839, 878, 0, 0, 0}, {51109, 889, 1, 0, 0}, {53036, 889, 1, 0, 0},
    {51138, 878, 1, 0, 0}, {291868, 232, 0, 0, 0}, {66582, 878, 0, 0, 0}, {292104, 878, 0, 0, 0},
    {292123, 878, 0, 0, 0}, {292516, 878, 0, 0, 0}, {61088, 889, 0, 0, 0}, {3681, 889, 0, 0, 0},
    {177557, 878, 0, 0, 0}, {97170, 878, 0, 0, 0}, {1398, 889, 0, 0, 0}, {293118, 879, 0, 0, 0},
    {14013, 887, 2, 0, 0}, {293889, 878, 0, 0, 0}, {290015, 878, 2, 0, 0}, {61088, 878, 0, 0, 0},
    {17689, 878, 0, 0, 0}, {294158, 878, 0, 0, 0}, {51138, 878, 0, 0, 0}, {294313, 878, 0, 0, 0},
    {61088, 891, 0, 0, 0}, {294431, 878, 0, 0, 0}, {294443, 878, 0, 0, 0}, {294670, 878, 0, 0, 0},
    {282618, 879, 0, 0, 0}, {55995, 879, 0, 0, 0}, {295052, 878, 0, 0, 0}, {53036, 887, 2, 0, 0},
    {295060, 19, 0, 0, 0}, {295377, 879, 0, 0, 0}, {22218, 879, 0, 0, 0}, {22220, 879, 0, 0, 0},
    {22222, 879, 0, 0, 0}, {295377, 879, 0, 0, 0}, {295501, 879, 0, 0, 0}, {295514, 879, 0, 0, 0},
    {295529, 879, 0, 0, 0}, {295541, 879, 0, 0, 0}, {246158, 879, 0, 0, 0}, {52664, 879, 0, 0, 0},
    {80986, 879, 0, 0, 0}, {3681, 879, 1, 0, 0}, {294670, 889, 0, 0, 0}, {3681, 879, 0, 0, 0},
    {3681, 893, 1, 0, 0}, {46625, 879, 0, 0, 0}, {3681, 888, 0, 0, 0}, {296618, 887, 2, 0, 0},
    {296754, 894, 0, 0, 0}, {296761, 878, 0, 0, 0}, {18521, 878, 0, 0, 0}, {61088, 895, 0, 0, 0},
    {3681, 887, 0, 0, 0}, {48100, 232, 0, 0, 0}, {47157, 887, 0, 0, 0}, {146543, 879, 0, 0, 0},
    {297389, 878, 0, 0, 0}, {282618, 879, 0, 0, 0}, {61088, 878, 1, 0, 0}, {297905, 878, 0, 0, 0},
    {296618, 887, 2, 0, 0}, {297913, 887, 2, 0, 0}, {177810, 878, 1, 0, 0}, {298331, 887, 2, 0, 0},
    {96064, 879, 2, 0, 0}, {9558, 879, 2, 0, 0}, {298925, 896, 0, 0, 0}, {298942, 897, 0, 0, 0},
    {165024, 898, 0, 0, 0}, {299323, 898, 0, 0, 0}, {299498, 878, 0, 0, 0}, {290015, 878, 0, 0, 0},
    {61088, 878, 0, 0, 0}, {165024, 898, 2, 0, 0}, {299799, 898, 2, 0, 0}, {290015, 878, 0, 0, 0},
    {299816, 878, 2, 0, 0}, {300139, 878, 0, 0, 0}, {300151, 878, 0, 0, 0}, {300165, 878, 0, 0, 0},
    {300174, 878, 0, 0, 0}, {300444, 878, 0, 0, 0}, {300454, 878, 0, 0, 0}, {61088, 878, 0, 0, 0},
    {159430, 878, 0, 0, 0}, {300847, 878, 0, 0, 0}, {61088, 901, 0, 0, 0}, {301699, 902, 0, 0, 0},
    {301706, 903, 0, 0, 0}, {301722, 904, 0, 0, 0}, {61088, 905, 0, 0, 0}, {301969, 884, 0, 0, 0},
    {301722, 904, 0, 0, 0}, {301978, 906, 0, 0, 0}, {301996, 907, 0, 0, 0}, {9558, 878, 0, 0, 0},
    {302432, 898, 0, 0, 0}, {302441, 898, 0, 0, 0}, {302451, 898, 0, 0, 0}, {61088, 878, 0, 0, 0},
    {302628, 878, 2, 0, 0}, {302641, 878, 0, 0, 0}, {61088, 878, 0, 0, 0}, {302907, 878, 2, 0, 0},
    {303359, 878, 0, 0, 0}, {303385, 878, 0, 0, 0}, {302641, 878, 0, 0, 0}, {303402, 878, 0, 0, 0},
    {303410, 878, 0, 0, 0}, {61088, 878, 0, 0, 0}, {303667, 898, 2, 0, 0}, {303686, 878, 0, 0, 0},
    {275888, 878, 0, 0, 0}, {49215, 878, 0, 0, 0}, {61088, 878, 0, 0, 0}, {304073, 898, 2, 0, 0},
    {303686, 878, 0, 0, 0}, {275888, 878, 0, 0, 0}, {21237, 889, 0, 0, 0}, {304475, 889, 0, 0, 0},
    {304612, 878, 0, 0, 0}, {61088, 878, 0, 0, 0}, {304886, 898, 1, 0, 0}, {304906, 878, 0, 0, 0},
    {305004, 878, 0, 0, 0}, {305021, 878, 0, 0, 0}, {305029, 878, 0, 0, 0}, {305045, 878, 0, 0, 0},
    {305021, 878, 2, 0, 0}, {305241, 878, 0, 0, 0}, {305250, 878, 0, 0, 0}, {297389, 878, 0, 0, 0},
    {305021, 878, 2, 0, 0}, {305241, 878, 0, 0, 0}, {305250, 878, 0, 0, 0}, {300444, 878, 0, 0, 0},
    {61088, 878, 0, 0, 0}, {49201, 898, 2, 0, 0}, {305703, 878, 0, 0, 0}, {299816, 878, 2, 0, 0},
    {61088, 878, 0, 0, 0}, {166781, 898, 2, 0, 0}, {165024, 898, 2, 0, 0}, {305971, 898, 1, 0, 0},
    {305990, 898, 1, 0, 0}, {300454, 878, 0, 0, 0}, {300444, 878, 0, 0, 0}, {61088, 878, 0, 0, 0},
    {306578, 898, 2, 0, 0}, {307200, 879, 1, 0, 0}, {177810, 878, 1, 0, 0}, {61088, 889, 0, 0, 0},
    {307844, 898, 2, 0, 0}, {307860, 898, 2, 0, 0}, {307874, 898, 2, 0, 0}, {307890, 898, 2, 0, 0},
    {307907, 898, 2, 0, 0}, {307922, 898, 2, 0, 0}, {307939, 878, 0, 0, 0}, {308722, 878, 0, 0, 0},
    {61088, 889, 0, 0, 0}, {308761, 898, 1, 0, 0}, {308781, 878, 0, 0, 0}, {61088, 878, 0, 0, 0},
    {308962, 898, 2, 0, 0}, {308972, 898, 2, 0, 0}, {308980, 898, 2, 0, 0}, {61088, 878, 0, 0, 0},
    {309386, 898, 2, 0, 0}, {310161, 373, 0, 0, 0}, {310165, 533, 1, 0, 0}, {310161, 373, 0, 0, 0},
    {61559, 913, 0, 0, 0}, {310165, 533, 1, 0, 0}, {1398, 914, 0, 0, 0}, {17689, 436, 0, 0, 0},
    {3681, 436, 0, 0, 0}, {1126, 436, 0, 0, 0}, {18559, 48, 0, 0, 0}, {15626, 35, 2, 0, 0}, {40110, 915, 0, 0, 0},
    {42399, 52, 0, 0, 0}, {14364, 916, 0, 0, 0}, {30659, 52, 0, 0, 0}, {30663, 52, 0, 0, 0}, {1, 0, 0, 0, 0},
    {17689, 52, 0, 0, 0}, {310978, 52, 0, 0, 0}, {310983, 52, 0, 0, 0}, {18559, 48, 0, 0, 0}, {15626, 35, 2, 0, 0},
    {40110, 915, 0, 0, 0}, {111392, 52, 0, 0, 0}, {17689, 436, 0, 0, 0}, {311378, 35, 2, 0, 0},
    {14364, 52, 0, 0, 0}, {30659, 919, 0, 0, 0}, {30663, 919, 0, 0, 0}, {1, 919, 0, 0, 0}, {3681, 919, 0, 0, 0},
    {49904, 920, 0, 0, 0}, {18559, 921, 0, 0, 0}, {123764, 35, 2, 0, 0}, {15626, 922, 0, 0, 0},
    {40110, 923, 0, 0, 0}, {111392, 52, 0, 0, 0}, {42399, 0, 0, 0, 0}, {49904, 436, 0, 0, 0}, {311378, 35, 2, 0, 0},
    {42399, 52, 0, 0, 0}, {49904, 52, 0, 0, 0}, {30659, 436, 0, 0, 0}, {30663, 436, 0, 0, 0}, {18559, 48, 0, 0, 0},
    {15626, 35, 2, 0, 0}, {40110, 923, 0, 0, 0}, {111325, 0, 1, 0, 0}, {312982, 19, 0, 0, 0}, {18559, 48, 0, 0, 0},
    {15626, 35, 2, 0, 0}, {40110, 923, 0, 0, 0}, {111392, 52, 0, 0, 0}, {18559, 48, 0, 0, 0}, {15626, 35, 2, 0, 0},
    {40110, 923, 0, 0, 0}, {42399, 52, 0, 0, 0}, {17689, 52, 0, 0, 0}, {1, 0, 0, 0, 0}, {30659, 52, 0, 0, 0},
    {30663, 0, 0, 0, 0}, {1, 52, 1, 0, 0}, {17689, 924, 1, 0, 0}, {1126, 436, 0, 0, 0}, {1, 0, 1, 0, 0},
    {17689, 169, 0, 0, 0}, {3681, 926, 0, 0, 0}, {42399, 926, 0, 0, 0}, {49904, 169, 0, 0, 0},
    {3681, 169, 0, 0, 0}, {17689, 52, 0, 0, 0}, {57398, 436, 0, 0, 0}, {49904, 52, 0, 0, 0}, {314130, 436, 0, 0, 0},
    {18559, 921, 0, 0, 0}, {123764, 35, 2, 0, 0}, {15626, 922, 0, 0, 0}, {40110, 923, 0, 0, 0},
    {42399, 52, 0, 0, 0}, {3681, 293, 1, 0, 0}, {44631, 920, 0, 0, 0}, {44634, 920, 0, 0, 0}, {1126, 52, 0, 0, 0},
    {3681, 927, 0, 0, 0}, {42399, 436, 0, 0, 0}, {18559, 48, 0, 0, 0}, {15626, 35, 2, 0, 0}, {18559, 191, 0, 0, 0},
    {15626, 35, 2, 0, 0}, {42008, 0, 0, 0, 0}, {40110, 923, 1, 0, 0}, {42399, 436, 0, 0, 0}, {18559, 191, 0, 0, 0},
    {15626, 35, 2, 0, 0}, {40110, 923, 1, 0, 0}, {21, 421, 0, 0, 0}, {17696, 35, 0, 0, 0}, {1226, 195, 0, 0, 0},
    {1222, 195, 1, 0, 0}, {55995, 53, 0, 0, 0}, {315344, 928, 0, 0, 0}, {17167, 86, 0, 0, 0}, {3681, 86, 0, 0, 0},
    {30659, 929, 0, 0, 0}, {30663, 929, 0, 0, 0}, {3681, 929, 0, 0, 0}, {51109, 930, 2, 0, 0},
    {15184, 68, 0, 0, 0}, {51109, 930, 2, 0, 0}, {315907, 0, 0, 0, 0}, {14013, 930, 2, 0, 0}, {9558, 930, 2, 0, 0},
    {17167, 441, 0, 0, 0}, {3681, 441, 0, 0, 0}, {49421, 441, 0, 0, 0}, {30659, 86, 0, 0, 0}, {30663, 86, 0, 0, 0},
    {49421, 932, 0, 0, 0}, {3681, 79, 0, 0, 0}, {30659, 441, 0, 0, 0}, {30663, 441, 0, 0, 0}, {49421, 68, 0, 0, 0},
    {3681, 64, 0, 0, 0}, {317120, 930, 0, 0, 0}, {317229, 31, 0, 0, 0}, {317232, 31, 0, 0, 0},
    {3681, 936, 0, 0, 0}, {317755, 936, 0, 0, 0}, {3681, 930, 0, 0, 0}, {317755, 936, 0, 0, 0},
    {1398, 930, 0, 0, 0}, {49421, 79, 0, 0, 0}, {3681, 932, 0, 0, 0}, {49421, 929, 0, 0, 0}, {31120, 441, 0, 0, 0},
    {318305, 441, 0, 0, 0}, {49421, 64, 0, 0, 0}, {34987, 937, 0, 0, 0}, {18257, 938, 0, 0, 0},
    {319011, 939, 0, 0, 0}, {34987, 940, 0, 0, 0}, {34989, 940, 0, 0, 0}, {18257, 939, 0, 0, 0},
    {34987, 941, 0, 0, 0}, {34989, 941, 0, 0, 0}, {17696, 941, 0, 0, 0}, {34987, 941, 0, 0, 0},
    {34989, 941, 0, 0, 0}, {34987, 99, 0, 0, 0}, {18257, 942, 0, 0, 0}, {17167, 943, 0, 0, 0},
    {34987, 944, 0, 0, 0}, {34989, 944, 0, 0, 0}, {18257, 943, 0, 0, 0}, {22222, 945, 0, 0, 0},
    {34987, 946, 0, 0, 0}, {17167, 946, 1, 0, 0}, {18257, 946, 0, 0, 0}, {17167, 947, 0, 0, 0},
    {22222, 68, 0, 0, 0}, {34987, 947, 0, 0, 0}, {310168, 948, 0, 0, 0}, {133232, 68, 0, 0, 0},
    {18257, 947, 0, 0, 0}, {17167, 947, 0, 0, 0}, {34987, 947, 0, 0, 0}, {34989, 947, 0, 0, 0},
    {22222, 948, 0, 0, 0}, {133232, 68, 0, 0, 0}, {34987, 949, 0, 0, 0}, {34989, 949, 0, 0, 0},
    {320846, 945, 0, 0, 0}, {320849, 945, 0, 0, 0}, {30217, 113, 0, 0, 0}, {16834, 53, 0, 0, 0},
    {321190, 950, 1, 0, 0}, {30217, 113, 0, 0, 0}, {16834, 53, 0, 0, 0}, {51415, 198, 1, 0, 0},
    {36222, 198, 1, 0, 0}, {49230, 951, 0, 0, 321294}, {321322, 345, 0, 0, 97255}, {321335, 26, 0, 0, 3064},
    {1398, 952, 0, 0, 0}, {1398, 953, 0, 0, 0}, {308962, 28, 1, 0, 0}, {308972, 28, 1, 0, 0}, {308980, 28, 1, 0, 0},
    {321427, 28, 1, 0, 0}, {321439, 28, 1, 0, 0}, {146040, 28, 1, 0, 0}, {321470, 241, 0, 0, 0},
    {1398, 954, 0, 0, 0}, {110693, 345, 0, 0, 0}, {321517, 345, 0, 0, 0}, {49230, 951, 0, 0, 321294},
    {321552, 345, 0, 0, 97255}, {177557, 198, 0, 0, 0}, {64899, 45, 0, 0, 0}, {321908, 955, 0, 0, 0},
    {40110, 915, 0, 0, 0}, {1398, 956, 0, 0, 0}, {3681, 956, 0, 0, 0}, {17689, 958, 0, 0, 0}, {3681, 958, 0, 0, 0},
    {17689, 959, 0, 0, 0}, {321221, 960, 0, 0, 0}, {17689, 961, 0, 0, 0}, {123764, 35, 2, 0, 0},
    {30217, 35, 2, 0, 0}, {52664, 35, 2, 0, 0}, {323303, 955, 0, 0, 0}, {17689, 962, 0, 0, 0},
    {123764, 963, 0, 0, 0}, {30659, 964, 0, 0, 0}, {30663, 964, 0, 0, 0}, {1, 965, 1, 0, 0}, {3681, 965, 0, 0, 0},
    {324813, 402, 0, 0, 0}, {324825, 402, 0, 0, 0}, {3681, 967, 0, 0, 0}, {17689, 968, 0, 0, 0},
    {123764, 969, 1, 0, 0}, {40110, 970, 0, 0, 0}, {1398, 971, 0, 0, 0}, {321221, 960, 0, 0, 0},
    {123764, 35, 2, 0, 0}, {17696, 971, 0, 0, 0}, {323303, 955, 0, 0, 0}, {123764, 35, 2, 0, 0},
    {1398, 956, 0, 0, 0}, {321230, 967, 0, 0, 0}, {17689, 968, 0, 0, 0}, {123764, 969, 1, 0, 0},
    {1398, 971, 0, 0, 0}, {49904, 968, 0, 0, 0}, {123764, 969, 1, 0, 0}, {40110, 970, 0, 0, 0},
    {111426, 971, 0, 0, 0}, {321221, 960, 0, 0, 0}, {123764, 35, 2, 0, 0}, {1398, 956, 0, 0, 0},
    {323303, 955, 0, 0, 0}, {123764, 35, 2, 0, 0}, {3681, 955, 0, 0, 0}, {323303, 955, 0, 0, 0},
    {123764, 963, 0, 0, 0}, {1398, 973, 0, 0, 0}, {1398, 974, 0, 0, 0}, {327936, 975, 0, 0, 0},
    {34987, 975, 0, 0, 0}, {34989, 975, 0, 0, 0}, {34991, 975, 0, 0, 22244}, {137775, 459, 0, 0, 137777},
    {100912, 17, 0, 0, 327948}, {100919, 17, 0, 0, 327974}, {97349, 241, 1, 0, 0}, {327980, 220, 1, 0, 0},
    {17696, 976, 0, 0, 0}, {55842, 151, 0, 0, 0}, {328407, 68, 0, 0, 0}, {328418, 68, 0, 0, 0},
    {328430, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60063, 68, 0, 0, 0}, {17696, 978, 0, 0, 0}, {55842, 151, 0, 0, 0},
    {31120, 976, 0, 0, 0}, {55842, 151, 0, 0, 0}, {328407, 68, 0, 0, 0}, {328418, 68, 0, 0, 0},
    {328430, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60063, 68, 0, 0, 0}, {328780, 978, 0, 0, 0}, {17696, 441, 0, 0, 0},
    {34987, 978, 0, 0, 0}, {34989, 978, 0, 0, 0}, {34991, 978, 1, 0, 0}, {327936, 978, 0, 0, 0},
    {55842, 984, 0, 0, 0},
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
    {3111, 7, 0, 0, 1}, {6266, 33, 0, 0, 1}, {14372, 44, 0, 0, 0}, {14552, 45, 0, 0, 0}, {14981, 44, 0, 0, 0},
    {14995, 44, 0, 0, 0}, {9480, 46, 0, 0, 0}, {15184, 47, 0, 0, 0}, {14552, 45, 0, 0, 0}, {15283, 33, 15292, 0, 0},
    {15923, 49, 0, 0, 0}, {15934, 44, 0, 0, 0}, {15949, 50, 0, 0, 0}, {15967, 44, 0, 0, 0}, {15982, 50, 0, 0, 0},
    {16000, 37, 0, 0, 0}, {16125, 26, 0, 0, 0}, {16133, 51, 0, 0, 0}, {16146, 26, 0, 0, 0}, {14372, 44, 0, 0, 0},
    {17171, 58, 0, 0, 0}, {17176, 59, 0, 0, 1}, {17189, 60, 0, 17198, 0}, {17207, 60, 0, 17198, 0},
    {17217, 26, 0, 1594, 0}, {17700, 63, 0, 0, 0}, {17835, 26, 0, 3064, 0}, {17847, 33, 0, 0, 1},
    {18272, 21, 0, 0, 0}, {19103, 45, 0, 0, 0}, {19123, 45, 0, 0, 0}, {19145, 45, 0, 0, 0}, {21219, 60, 0, 0, 1},
    {21224, 60, 0, 0, 1}, {21230, 60, 0, 0, 1}, {21233, 60, 0, 0, 1}, {21237, 60, 0, 0, 1}, {22218, 74, 0, 0, 0},
    {22220, 74, 0, 0, 0}, {22222, 75, 0, 0, 0}, {22224, 76, 0, 22231, 0}, {22239, 60, 0, 22244, 0},
    {22252, 60, 0, 22244, 0}, {22257, 77, 0, 22262, 0}, {22288, 33, 0, 0, 1}, {22304, 33, 0, 0, 1},
    {22312, 33, 0, 0, 1}, {22320, 33, 0, 0, 1}, {17700, 81, 0, 0, 0}, {23104, 63, 0, 0, 0}, {23409, 83, 0, 0, 0},
    {23804, 60, 0, 0, 0}, {23815, 26, 0, 1594, 0}, {17217, 26, 0, 1594, 0}, {17835, 26, 0, 3064, 0},
    {23965, 60, 0, 0, 1}, {26188, 92, 0, 0, 0}, {26198, 93, 0, 0, 0}, {26213, 51, 0, 0, 0}, {22218, 92, 0, 0, 0},
    {22220, 92, 0, 0, 0}, {22222, 97, 0, 0, 0}, {26863, 63, 0, 0, 0}, {26874, 63, 0, 0, 0}, {22218, 92, 0, 0, 0},
    {22220, 101, 0, 0, 0}, {22222, 102, 0, 0, 0}, {27569, 93, 0, 0, 0}, {27588, 93, 0, 0, 0}, {27867, 103, 0, 0, 0},
    {22218, 92, 0, 0, 0}, {22220, 92, 0, 0, 0}, {22222, 108, 0, 0, 0}, {22239, 60, 0, 22244, 0},
    {22252, 60, 0, 22244, 0}, {29012, 60, 0, 0, 0}, {29021, 60, 0, 0, 0}, {29029, 60, 0, 0, 0},
    {22218, 101, 0, 0, 0}, {22220, 101, 0, 0, 0}, {22222, 111, 0, 0, 0}, {30015, 112, 0, 22244, 0},
    {30029, 33, 0, 0, 1}, {30039, 33, 0, 0, 1}, {30049, 33, 0, 0, 1}, {30931, 33, 0, 0, 1}, {30941, 33, 0, 0, 1},
    {31580, 122, 0, 31652, 0}, {31986, 124, 0, 32000, 0}, {32644, 127, 0, 0, 0}, {31580, 122, 0, 31652, 0},
    {32644, 128, 0, 0, 0}, {1398, 129, 0, 0, 0}, {33084, 33, 0, 0, 1}, {31580, 122, 0, 0, 1}, {34185, 132, 0, 0, 1},
    {31580, 122, 0, 0, 1}, {36222, 146, 0, 37250, 0}, {38680, 60, 0, 0, 0}, {40082, 60, 0, 0, 0},
    {17171, 154, 0, 40523, 0}, {36245, 159, 0, 0, 0}, {43624, 164, 0, 0, 0}, {46968, 179, 0, 0, 0},
    {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {6744, 34, 0, 0, 0}, {48071, 186, 0, 0, 0}, {48085, 16, 0, 0, 1},
    {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {48287, 188, 0, 0, 0}, {49230, 0, 0, 0, 1}, {49909, 33, 0, 0, 1},
    {49918, 33, 0, 0, 1}, {50258, 33, 0, 0, 1}, {6744, 34, 0, 0, 1}, {48085, 16, 0, 0, 1}, {53146, 16, 0, 0, 0},
    {53346, 28, 0, 0, 1}, {53721, 213, 0, 0, 1}, {53699, 28, 0, 0, 0}, {1398, 220, 0, 0, 0}, {56193, 16, 0, 0, 0},
    {46968, 16, 0, 0, 0}, {56515, 220, 0, 0, 1}, {56520, 220, 0, 0, 1}, {6744, 34, 0, 0, 0}, {56616, 33, 0, 0, 1},
    {32644, 227, 0, 0, 0}, {1398, 228, 0, 0, 0}, {6744, 179, 0, 0, 0}, {57331, 33, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {6753, 21, 0, 0, 0}, {57398, 228, 0, 0, 1}, {47154, 16, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48071, 186, 0, 0, 0},
    {57751, 42, 0, 0, 1}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {57789, 179, 0, 0, 0},
    {2097, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57398, 228, 0, 0, 1}, {57942, 33, 0, 0, 1},
    {57959, 33, 0, 0, 1}, {57976, 33, 0, 0, 1}, {58225, 16, 0, 0, 0}, {58233, 33, 0, 0, 1}, {1398, 16, 0, 0, 0},
    {58583, 16, 0, 0, 0}, {58934, 45, 0, 0, 0}, {46968, 179, 0, 0, 0}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1},
    {59339, 33, 0, 0, 1}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {1398, 179, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {48071, 186, 0, 0, 0}, {48085, 16, 0, 0, 1}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1},
    {59339, 33, 0, 0, 1}, {61559, 252, 0, 0, 1}, {61562, 33, 0, 0, 1}, {61776, 33, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {62271, 254, 0, 0, 1}, {62289, 255, 0, 0, 0}, {62392, 256, 0, 0, 0}, {62402, 46, 0, 0, 1},
    {62798, 258, 0, 62808, 0}, {48071, 186, 0, 0, 0}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1},
    {66098, 180, 0, 0, 1}, {66121, 180, 0, 0, 1}, {66142, 261, 0, 0, 1}, {66159, 261, 0, 0, 1},
    {66175, 261, 0, 0, 1}, {62402, 46, 0, 0, 1}, {66582, 179, 0, 0, 1}, {51138, 179, 0, 0, 1},
    {67106, 7, 0, 0, 0}, {6744, 34, 0, 0, 0}, {68491, 264, 0, 0, 1}, {62271, 254, 0, 0, 1}, {61095, 16, 0, 0, 0},
    {39726, 266, 0, 0, 0}, {51233, 267, 0, 0, 0}, {69134, 268, 0, 69140, 0}, {69179, 268, 0, 69140, 0},
    {69185, 21, 0, 0, 0}, {70466, 269, 0, 0, 0}, {69134, 268, 0, 69140, 0}, {69179, 268, 0, 69140, 0},
    {69185, 21, 0, 0, 0}, {17171, 271, 0, 0, 0}, {69134, 268, 0, 69140, 0}, {69185, 21, 0, 0, 0},
    {74324, 272, 0, 0, 0}, {74657, 33, 0, 0, 1}, {74669, 33, 0, 0, 1}, {75013, 277, 0, 0, 0}, {75678, 46, 0, 0, 0},
    {75692, 33, 0, 0, 1}, {61559, 252, 0, 0, 0}, {61562, 33, 0, 0, 1}, {76018, 60, 0, 0, 1}, {76031, 60, 0, 22231, 0},
    {76370, 164, 0, 0, 0}, {1398, 26, 0, 0, 0}, {76857, 281, 0, 0, 0}, {1398, 46, 0, 0, 0}, {77805, 42, 0, 0, 0},
    {77987, 7, 0, 0, 1}, {77996, 16, 0, 0, 1}, {76857, 16, 0, 0, 0}, {78104, 0, 0, 0, 0}, {33036, 42, 0, 0, 0},
    {77269, 285, 0, 0, 0}, {33036, 42, 0, 0, 0}, {78493, 7, 0, 0, 0}, {78663, 60, 0, 0, 1}, {78678, 33, 0, 0, 1},
    {79752, 294, 0, 79766, 1}, {79905, 295, 0, 79910, 1}, {79752, 294, 0, 80340, 1}, {79905, 295, 0, 79910, 1},
    {80669, 45, 0, 0, 0}, {79752, 294, 0, 0, 0}, {79905, 295, 0, 79910, 1}, {52664, 297, 0, 80961, 1},
    {80986, 297, 0, 80961, 1}, {52664, 298, 0, 81439, 1}, {80986, 298, 0, 81439, 1}, {52664, 299, 0, 84209, 1},
    {80986, 299, 0, 84209, 1}, {79905, 295, 0, 79910, 1}, {17171, 300, 0, 0, 0}, {79752, 294, 0, 60843, 1},
    {79752, 294, 0, 0, 0}, {88480, 301, 0, 0, 0}, {88495, 16, 0, 0, 1}, {88499, 16, 0, 0, 1}, {60696, 302, 0, 0, 0},
    {79752, 294, 0, 88754, 1}, {79905, 295, 0, 79910, 1}, {89285, 45, 0, 30206, 1}, {89301, 45, 0, 0, 0},
    {89316, 45, 0, 0, 0}, {80669, 303, 0, 0, 0}, {62392, 164, 0, 0, 0}, {92620, 45, 0, 0, 0}, {93065, 305, 0, 0, 0},
    {31986, 120, 101413, 22244, 0}, {55478, 164, 0, 0, 1}, {101737, 21, 0, 0, 0}, {101747, 33, 0, 0, 1},
    {102188, 359, 0, 0, 0}, {102195, 360, 0, 0, 0}, {102204, 16, 0, 0, 1}, {55478, 164, 0, 0, 1},
    {102214, 33, 0, 0, 1}, {102224, 361, 0, 0, 1}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1},
    {102266, 363, 0, 0, 1}, {102615, 365, 0, 0, 0}, {96631, 310, 0, 0, 0}, {99558, 344, 0, 0, 1},
    {102854, 366, 0, 0, 1}, {46968, 179, 0, 0, 1}, {102870, 367, 0, 102884, 0}, {93999, 368, 0, 102905, 0},
    {95804, 369, 0, 102922, 0}, {100283, 370, 0, 0, 1}, {102947, 33, 0, 0, 1}, {102958, 33, 0, 0, 1},
    {102968, 33, 0, 0, 1}, {102838, 28, 0, 0, 0}, {102980, 220, 0, 0, 1}, {46975, 180, 0, 0, 1},
    {46985, 180, 0, 0, 1}, {59339, 33, 0, 0, 1}, {102995, 33, 0, 0, 1}, {103009, 33, 0, 0, 1},
    {102224, 361, 0, 0, 1}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1},
    {103069, 16, 0, 0, 0}, {102870, 367, 0, 102884, 0}, {102838, 28, 0, 0, 0}, {102980, 220, 0, 0, 1},
    {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {103200, 360, 0, 0, 0}, {103217, 360, 0, 0, 0},
    {102204, 16, 0, 0, 1}, {55478, 164, 0, 0, 1}, {95540, 33, 0, 0, 1}, {102214, 33, 0, 0, 1},
    {102224, 361, 0, 0, 1}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {96747, 312, 0, 0, 0}, {53346, 28, 0, 0, 1}, {99558, 344, 0, 0, 1}, {103831, 179, 0, 0, 0},
    {103937, 45, 0, 0, 0}, {102870, 367, 0, 102884, 0}, {32644, 377, 0, 0, 0}, {102870, 367, 0, 102884, 0},
    {102195, 360, 0, 0, 0}, {102204, 16, 0, 0, 1}, {6744, 16, 0, 0, 0}, {48085, 16, 0, 0, 1}, {48071, 366, 0, 0, 0},
    {99110, 378, 0, 104926, 0}, {104950, 33, 0, 0, 1}, {93999, 368, 0, 102905, 0}, {96747, 7, 0, 0, 1},
    {102947, 33, 0, 0, 1}, {104960, 179, 0, 0, 1}, {104972, 16, 0, 0, 1}, {104989, 220, 0, 0, 1},
    {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {105001, 164, 0, 0, 1}, {100283, 370, 0, 0, 1},
    {105022, 379, 0, 96944, 0}, {105034, 33, 0, 0, 1}, {105048, 33, 0, 0, 1}, {105070, 33, 0, 0, 1},
    {105095, 33, 0, 0, 1}, {105106, 33, 0, 0, 1}, {105116, 33, 0, 0, 1}, {105127, 33, 0, 0, 1},
    {105140, 33, 0, 0, 1}, {105157, 16, 0, 0, 1}, {95886, 380, 0, 0, 1}, {55478, 164, 0, 0, 1},
    {101339, 381, 0, 0, 1}, {105165, 382, 0, 0, 1}, {105179, 16, 0, 0, 1}, {105190, 16, 0, 0, 1},
    {105199, 16, 0, 0, 1}, {105220, 16, 0, 0, 1}, {101033, 352, 0, 0, 1}, {105240, 26, 0, 0, 1},
    {105256, 26, 0, 0, 1}, {105272, 26, 0, 0, 1}, {105296, 16, 0, 0, 1}, {105313, 16, 0, 0, 1},
    {105334, 16, 0, 0, 1}, {105346, 16, 0, 0, 1}, {105372, 16, 0, 0, 1}, {59339, 33, 0, 0, 1},
    {102995, 33, 0, 0, 1}, {103009, 33, 0, 0, 1}, {102958, 33, 0, 0, 1}, {102968, 33, 0, 0, 1},
    {105397, 33, 0, 0, 1}, {101307, 383, 0, 0, 1}, {105411, 28, 0, 0, 1}, {105432, 28, 0, 0, 1},
    {105453, 60, 0, 0, 1}, {105479, 384, 0, 0, 1}, {105554, 28, 0, 0, 0}, {101737, 21, 0, 0, 0},
    {105573, 385, 101413, 22244, 0}, {32644, 387, 0, 0, 0}, {105984, 28, 0, 0, 0}, {106185, 16, 0, 0, 0},
    {106196, 16, 0, 0, 0}, {106208, 33, 0, 0, 1}, {106225, 33, 0, 0, 1}, {106240, 369, 0, 102922, 0},
    {106255, 388, 0, 0, 1}, {106267, 220, 0, 0, 1}, {107095, 390, 0, 0, 0}, {102838, 28, 0, 0, 0},
    {102980, 220, 0, 0, 1}, {108861, 390, 0, 0, 0}, {108946, 392, 0, 0, 0}, {108954, 322, 0, 108967, 0},
    {109122, 393, 0, 0, 0}, {109565, 394, 0, 0, 0}, {109723, 395, 0, 0, 0}, {34185, 396, 0, 0, 0},
    {109723, 395, 0, 0, 0}, {97040, 397, 0, 0, 0}, {47724, 164, 0, 0, 0}, {110972, 60, 0, 0, 0},
    {55478, 60, 0, 0, 0}, {55478, 60, 0, 0, 0}, {111431, 33, 0, 0, 1}, {111702, 390, 0, 0, 0},
    {62782, 60, 0, 0, 0}, {111713, 60, 0, 0, 0}, {112037, 60, 0, 0, 0}, {112046, 60, 0, 0, 0},
    {112058, 60, 0, 0, 0}, {62782, 60, 0, 0, 0}, {111713, 60, 0, 0, 0}, {111702, 390, 0, 0, 0},
    {102224, 361, 0, 0, 1}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1},
    {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {112290, 345, 0, 0, 0}, {111702, 390, 0, 0, 0},
    {102224, 361, 0, 0, 1}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1},
    {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {112530, 60, 0, 0, 0}, {101292, 60, 0, 0, 0},
    {112533, 60, 0, 0, 0}, {113559, 405, 0, 0, 0}, {114098, 164, 0, 0, 0}, {96878, 407, 0, 0, 1},
    {102854, 366, 0, 0, 1}, {46968, 179, 0, 0, 1}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1},
    {53346, 28, 0, 0, 1}, {93999, 368, 0, 102905, 0}, {102838, 28, 0, 0, 0}, {102980, 220, 0, 0, 1},
    {116500, 33, 0, 0, 1}, {116545, 42, 0, 0, 0}, {55478, 164, 0, 0, 1}, {102214, 33, 0, 0, 1},
    {111431, 33, 0, 0, 1}, {116660, 33, 0, 0, 1}, {116670, 33, 0, 0, 1}, {102195, 360, 0, 96944, 0},
    {102204, 16, 0, 0, 1}, {96878, 407, 0, 0, 1}, {102224, 361, 0, 0, 1}, {102238, 362, 0, 0, 1},
    {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1}, {116955, 179, 0, 0, 0}, {117036, 21, 0, 0, 0},
    {6744, 16, 0, 0, 0}, {99110, 378, 0, 0, 0}, {104950, 33, 0, 0, 1}, {117047, 33, 0, 0, 1}, {95886, 380, 0, 0, 1},
    {105022, 379, 0, 96944, 0}, {1398, 0, 0, 0, 0}, {117259, 21, 0, 0, 0}, {101152, 33, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {99110, 378, 0, 0, 0}, {104950, 33, 0, 0, 1}, {117047, 33, 0, 0, 1}, {117271, 33, 0, 0, 1},
    {1398, 0, 0, 0, 1}, {55478, 164, 0, 0, 1}, {117294, 409, 0, 22244, 0}, {95886, 380, 0, 0, 1},
    {105157, 16, 0, 0, 1}, {96747, 7, 0, 0, 1}, {117305, 410, 0, 0, 1}, {105022, 379, 0, 96944, 0},
    {117315, 220, 0, 0, 1}, {117420, 411, 0, 0, 0}, {117426, 412, 0, 0, 0}, {111426, 220, 0, 0, 0},
    {117543, 411, 0, 0, 0}, {117426, 412, 0, 0, 0}, {111426, 220, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {117655, 21, 0, 0, 0}, {117667, 179, 0, 0, 0}, {117676, 21, 0, 0, 0}, {99110, 378, 0, 0, 0},
    {104950, 33, 0, 0, 1}, {16987, 409, 0, 22244, 0}, {95886, 380, 0, 96944, 0}, {105022, 379, 0, 96944, 0},
    {97349, 220, 0, 0, 0}, {117977, 33, 0, 0, 1}, {40110, 28, 0, 0, 0}, {55478, 164, 0, 0, 1},
    {102214, 33, 0, 0, 1}, {111431, 33, 0, 0, 1}, {116670, 33, 0, 0, 1}, {102195, 360, 0, 96944, 0},
    {102204, 16, 0, 0, 1}, {102224, 361, 0, 0, 1}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1},
    {102266, 363, 0, 0, 1}, {53721, 213, 0, 0, 1}, {53699, 28, 0, 0, 0}, {53346, 28, 0, 0, 1},
    {119103, 33, 0, 0, 1}, {55478, 413, 0, 0, 1}, {55478, 414, 0, 0, 0}, {17171, 416, 0, 0, 0},
    {121539, 418, 0, 0, 0}, {121539, 418, 0, 0, 0}, {122350, 45, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {48085, 16, 0, 0, 1}, {6753, 422, 0, 0, 0}, {57398, 0, 0, 0, 1}, {101152, 33, 0, 0, 1}, {55478, 413, 0, 0, 1},
    {111431, 26, 0, 1594, 1}, {55478, 413, 0, 0, 1}, {16125, 26, 0, 0, 0}, {16133, 51, 0, 0, 0},
    {16146, 26, 0, 0, 0}, {123772, 45, 0, 0, 0}, {123787, 45, 0, 0, 0}, {123800, 45, 0, 0, 0},
    {92620, 44, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48071, 186, 0, 0, 0}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1},
    {48085, 16, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {125122, 33, 0, 0, 1}, {1398, 0, 0, 0, 1},
    {48085, 16, 0, 0, 1}, {18521, 7, 0, 0, 0}, {61559, 429, 0, 0, 0}, {127307, 431, 0, 0, 0}, {130330, 46, 0, 0, 0},
    {130342, 33, 0, 0, 1}, {130837, 60, 0, 0, 1}, {75692, 26, 0, 0, 0}, {130961, 60, 0, 0, 0},
    {132764, 37, 0, 0, 0}, {132773, 60, 0, 22244, 0}, {132790, 33, 0, 0, 1}, {132764, 37, 0, 0, 0},
    {132790, 33, 0, 0, 1}, {133232, 444, 0, 133241, 0}, {133274, 33, 0, 0, 1}, {134725, 164, 0, 97255, 1},
    {134735, 33, 0, 0, 1}, {134746, 33, 0, 0, 1}, {138765, 497, 0, 0, 1}, {139286, 33, 0, 0, 1},
    {139459, 500, 0, 0, 0}, {139714, 33, 0, 0, 1}, {140048, 504, 0, 140052, 0}, {140076, 505, 0, 140080, 0},
    {140101, 21, 0, 0, 0}, {140239, 26, 0, 1594, 0}, {140101, 21, 0, 0, 0}, {140048, 504, 0, 140052, 0},
    {140076, 505, 0, 140080, 0}, {140239, 26, 0, 1594, 0}, {140048, 504, 0, 140052, 0}, {140076, 505, 0, 140080, 0},
    {140239, 26, 0, 1594, 0}, {140101, 21, 0, 0, 0}, {140239, 26, 0, 1594, 0}, {141106, 21, 0, 0, 0},
    {141106, 21, 0, 0, 0}, {70466, 513, 0, 142932, 0}, {70466, 514, 0, 143390, 0}, {143766, 515, 0, 0, 0},
    {70466, 513, 0, 142932, 0}, {70466, 514, 0, 143390, 0}, {144072, 26, 0, 1594, 0}, {46543, 516, 0, 0, 1},
    {46543, 266, 0, 0, 0}, {95671, 33, 0, 0, 1}, {144811, 390, 0, 1594, 0}, {47724, 60, 0, 0, 0},
    {144915, 518, 0, 0, 0}, {22220, 60, 0, 0, 0}, {145252, 520, 0, 0, 0}, {145259, 520, 0, 0, 0},
    {145266, 26, 0, 0, 0}, {145252, 520, 0, 0, 0}, {145259, 520, 0, 0, 0}, {17171, 521, 0, 0, 0},
    {145636, 522, 0, 0, 1}, {97040, 523, 0, 0, 0}, {145675, 521, 0, 145685, 0}, {145711, 521, 0, 145719, 0},
    {146040, 524, 0, 0, 0}, {145675, 521, 0, 145685, 0}, {145711, 521, 0, 146046, 0}, {146040, 524, 0, 0, 0},
    {17171, 525, 0, 0, 0}, {146247, 16, 0, 0, 0}, {146543, 60, 0, 0, 0}, {36222, 526, 0, 0, 0},
    {30217, 527, 0, 0, 0}, {146547, 528, 0, 0, 0}, {17171, 531, 0, 0, 0}, {97040, 523, 0, 147193, 0},
    {135754, 26, 0, 1594, 0}, {97040, 523, 0, 147193, 0}, {97040, 523, 0, 0, 0}, {30217, 534, 0, 0, 0},
    {148812, 535, 0, 0, 1}, {148833, 535, 0, 0, 1}, {148854, 536, 0, 0, 0}, {148867, 537, 0, 0, 0},
    {17171, 538, 0, 0, 0}, {30217, 534, 0, 0, 0}, {148812, 535, 0, 0, 1}, {148833, 535, 0, 0, 1},
    {148854, 536, 0, 0, 0}, {148867, 537, 0, 0, 0}, {17171, 538, 0, 0, 0}, {149110, 33, 0, 0, 1},
    {30217, 534, 0, 0, 0}, {149468, 539, 0, 0, 1}, {148812, 535, 0, 0, 1}, {148833, 535, 0, 0, 1},
    {149110, 33, 0, 0, 1}, {17171, 540, 0, 0, 1}, {30217, 534, 0, 0, 0}, {149615, 541, 0, 0, 1},
    {149468, 539, 0, 0, 1}, {149620, 526, 0, 0, 0}, {149628, 526, 0, 0, 0}, {148812, 535, 0, 0, 1},
    {148833, 535, 0, 0, 1}, {149751, 542, 0, 0, 1}, {149765, 60, 0, 0, 1}, {150107, 544, 0, 0, 1},
    {150118, 545, 0, 0, 1}, {135958, 33, 0, 0, 1}, {61562, 33, 0, 0, 1}, {150132, 33, 0, 0, 1},
    {70466, 546, 0, 0, 0}, {150811, 547, 0, 0, 1}, {17171, 549, 0, 0, 0}, {79199, 26, 0, 1594, 0},
    {129902, 26, 0, 1594, 0}, {153263, 60, 0, 0, 0}, {136723, 550, 0, 0, 0}, {17171, 552, 0, 0, 0},
    {153366, 33, 0, 0, 1}, {153622, 164, 0, 96944, 0}, {36222, 526, 0, 0, 0}, {30217, 527, 0, 0, 0},
    {146547, 528, 0, 0, 0}, {46543, 516, 0, 153953, 0}, {30217, 555, 0, 0, 0}, {46543, 516, 0, 153953, 0},
    {139714, 556, 0, 154366, 0}, {154399, 557, 0, 0, 1}, {17171, 558, 0, 0, 0}, {154807, 33, 0, 0, 1},
    {30217, 560, 0, 0, 0}, {17171, 563, 0, 0, 0}, {155173, 516, 0, 0, 0}, {155182, 564, 0, 155194, 0},
    {155233, 33, 0, 0, 1}, {17171, 538, 0, 0, 0}, {155173, 516, 0, 0, 0}, {155632, 565, 0, 155643, 0},
    {155182, 564, 0, 155194, 0}, {17171, 563, 0, 0, 0}, {156894, 566, 0, 156911, 0}, {155182, 564, 0, 155194, 0},
    {158165, 33, 0, 0, 1}, {30217, 560, 0, 0, 0}, {17171, 567, 0, 0, 0}, {17171, 569, 0, 0, 0},
    {30217, 534, 0, 0, 0}, {158604, 570, 0, 0, 0}, {158610, 570, 0, 0, 0}, {158616, 570, 0, 0, 0},
    {158622, 571, 0, 0, 0}, {27555, 572, 0, 0, 0}, {27562, 572, 0, 0, 0}, {149620, 526, 0, 0, 0},
    {149628, 526, 0, 0, 0}, {135623, 539, 0, 0, 1}, {46543, 164, 0, 0, 0}, {22218, 60, 0, 0, 0},
    {22220, 60, 0, 0, 0}, {22222, 60, 0, 0, 0}, {36222, 526, 0, 0, 0}, {159085, 535, 0, 0, 0},
    {159092, 574, 0, 0, 0}, {22218, 60, 0, 0, 0}, {22220, 60, 0, 0, 0}, {22222, 60, 0, 0, 0}, {149620, 526, 0, 0, 0},
    {149628, 526, 0, 0, 0}, {159199, 535, 0, 0, 0}, {159207, 535, 0, 0, 0}, {22218, 60, 0, 0, 0},
    {22220, 60, 0, 0, 0}, {22222, 60, 0, 0, 0}, {36222, 526, 0, 0, 0}, {159085, 535, 0, 0, 0},
    {108207, 188, 0, 0, 1}, {101292, 164, 0, 96944, 1}, {161701, 597, 0, 0, 1}, {2376, 21, 0, 0, 0},
    {101292, 164, 0, 96944, 1}, {161701, 597, 0, 0, 1}, {160398, 598, 0, 0, 1}, {101292, 164, 0, 96944, 1},
    {161701, 597, 0, 0, 1}, {162527, 599, 0, 0, 0}, {2097, 179, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {101292, 164, 0, 96944, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {163338, 21, 0, 0, 1},
    {163807, 33, 0, 0, 1}, {146040, 601, 0, 0, 1}, {161246, 602, 0, 0, 1}, {163828, 41, 0, 0, 1},
    {163841, 33, 0, 0, 1}, {164518, 603, 0, 0, 1}, {163828, 41, 0, 0, 1}, {163841, 33, 0, 0, 1},
    {146040, 601, 0, 0, 1}, {161246, 602, 0, 0, 1}, {164528, 604, 0, 0, 1}, {164542, 36, 0, 0, 1},
    {164558, 41, 0, 0, 1}, {164990, 605, 0, 97255, 1}, {165009, 33, 0, 0, 1}, {165024, 45, 0, 0, 1},
    {165269, 26, 0, 1594, 0}, {165702, 21, 0, 0, 0}, {165711, 607, 0, 0, 0}, {165720, 608, 0, 0, 0},
    {165737, 418, 0, 0, 1}, {165751, 179, 0, 0, 1}, {2097, 16, 0, 0, 1}, {165761, 26, 0, 1594, 0},
    {166480, 609, 0, 0, 1}, {166501, 302, 0, 0, 1}, {166668, 33, 0, 0, 1}, {163828, 41, 0, 0, 1},
    {163841, 33, 0, 0, 1}, {166793, 610, 0, 0, 1}, {164528, 604, 0, 0, 1}, {164542, 36, 0, 0, 1},
    {164558, 41, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {160782, 611, 0, 0, 0}, {167766, 33, 0, 0, 1},
    {163828, 41, 0, 0, 1}, {163841, 33, 0, 0, 1}, {164528, 604, 0, 0, 1}, {164542, 36, 0, 0, 1},
    {164558, 41, 0, 0, 1}, {168216, 37, 0, 0, 1}, {168227, 220, 0, 0, 1}, {146040, 601, 0, 0, 1},
    {161246, 602, 0, 0, 1}, {163828, 41, 0, 0, 1}, {163841, 33, 0, 0, 1}, {164528, 604, 0, 0, 1},
    {164542, 36, 0, 0, 1}, {164558, 41, 0, 0, 1}, {168244, 188, 0, 0, 1}, {168252, 188, 0, 0, 1},
    {168969, 41, 0, 0, 1}, {167766, 33, 0, 0, 1}, {163828, 41, 0, 0, 1}, {163841, 33, 0, 0, 1},
    {169513, 33, 0, 0, 1}, {169518, 612, 0, 0, 1}, {169531, 36, 0, 0, 1}, {169550, 41, 0, 0, 1},
    {167766, 33, 0, 0, 1}, {163828, 41, 0, 0, 1}, {163841, 33, 0, 0, 1}, {169568, 45, 0, 0, 1},
    {170416, 21, 0, 0, 0}, {170424, 16, 0, 0, 1}, {170434, 16, 0, 0, 1}, {169518, 612, 0, 0, 1},
    {167766, 33, 0, 0, 1}, {169518, 612, 0, 0, 1}, {169531, 36, 0, 0, 1}, {169550, 41, 0, 0, 1},
    {171381, 33, 0, 0, 1}, {163828, 41, 0, 0, 1}, {163841, 33, 0, 0, 1}, {171391, 33, 0, 0, 1},
    {172122, 36, 0, 0, 1}, {172143, 41, 0, 0, 1}, {172513, 613, 0, 0, 1}, {169531, 36, 0, 0, 1},
    {169550, 41, 0, 0, 1}, {171381, 33, 0, 0, 1}, {172527, 33, 0, 0, 1}, {172535, 614, 0, 0, 1},
    {163828, 41, 0, 0, 1}, {163841, 33, 0, 0, 1}, {164528, 604, 0, 0, 1}, {164542, 36, 0, 0, 1},
    {164558, 41, 0, 0, 1}, {171391, 33, 0, 0, 1}, {163828, 41, 0, 0, 1}, {163841, 33, 0, 0, 1},
    {164528, 604, 0, 0, 1}, {164542, 36, 0, 0, 1}, {164558, 41, 0, 0, 1}, {167766, 33, 0, 0, 1},
    {168227, 220, 0, 0, 1}, {167766, 33, 0, 0, 1}, {146040, 601, 0, 0, 1}, {161246, 602, 0, 0, 1},
    {174751, 302, 0, 0, 1}, {163828, 41, 0, 0, 1}, {163841, 33, 0, 0, 1}, {164528, 604, 0, 0, 1},
    {164542, 36, 0, 0, 1}, {164558, 41, 0, 0, 1}, {174759, 615, 0, 0, 1}, {174773, 616, 0, 0, 1},
    {174786, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {175772, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {176736, 16, 0, 0, 1}, {77805, 42, 0, 0, 0}, {177065, 626, 0, 0, 0}, {6744, 34, 0, 0, 1},
    {17700, 60, 0, 0, 0}, {17700, 60, 0, 0, 1}, {2097, 16, 0, 0, 1}, {177993, 21, 0, 0, 1}, {178099, 628, 0, 0, 1},
    {178476, 0, 0, 0, 0}, {48287, 409, 0, 0, 0}, {178624, 33, 0, 0, 1}, {6753, 21, 0, 0, 0}, {51467, 628, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {179278, 42, 0, 0, 0}, {179298, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {17700, 409, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48071, 186, 0, 0, 0}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1},
    {17700, 409, 0, 0, 1}, {181083, 7, 0, 0, 0}, {181092, 16, 0, 0, 1}, {181101, 42, 0, 0, 1},
    {177065, 626, 0, 0, 0}, {181492, 220, 0, 0, 0}, {181492, 50, 0, 0, 0}, {181492, 42, 0, 0, 0},
    {181492, 628, 0, 0, 0}, {181492, 632, 0, 0, 0}, {55478, 203, 182470, 0, 0}, {55478, 203, 182470, 0, 0},
    {102214, 33, 15292, 0, 0}, {111431, 33, 15292, 0, 0}, {116660, 33, 15292, 0, 0}, {116670, 33, 15292, 0, 0},
    {102195, 360, 101413, 22244, 0}, {102204, 16, 0, 0, 1}, {97349, 641, 101413, 22244, 0}, {97349, 642, 101413, 183804, 0},
    {55478, 203, 182470, 0, 0}, {102214, 33, 15292, 0, 0}, {111431, 33, 15292, 0, 0}, {116670, 33, 15292, 0, 0},
    {102195, 360, 101413, 22244, 0}, {102204, 16, 0, 0, 1}, {16834, 21, 0, 0, 0}, {39726, 60, 0, 0, 0},
    {185444, 60, 0, 0, 0}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1},
    {185899, 60, 0, 0, 0}, {186022, 390, 0, 0, 0}, {186531, 60, 0, 0, 0}, {188498, 60, 0, 0, 0},
    {188510, 390, 0, 0, 0}, {188498, 60, 0, 0, 0}, {189032, 390, 0, 0, 0}, {188510, 390, 0, 0, 0},
    {190350, 60, 0, 0, 0}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1},
    {97040, 60, 0, 0, 0}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1},
    {39726, 60, 0, 0, 0}, {198330, 60, 0, 0, 0}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1},
    {102266, 363, 0, 0, 1}, {47724, 60, 0, 0, 0}, {39726, 60, 0, 0, 0}, {198330, 60, 0, 0, 0},
    {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1}, {198961, 60, 0, 0, 0},
    {200890, 390, 0, 0, 0}, {200893, 390, 0, 0, 0}, {203160, 60, 0, 0, 0}, {47154, 542, 0, 0, 0},
    {47154, 60, 0, 0, 0}, {48287, 542, 0, 0, 0}, {171359, 542, 0, 0, 0}, {48287, 60, 0, 0, 0},
    {203831, 60, 0, 0, 0}, {40110, 60, 0, 0, 0}, {40110, 60, 0, 0, 0}, {47724, 60, 0, 0, 0}, {203935, 60, 0, 0, 0},
    {205073, 60, 0, 0, 0}, {102238, 362, 0, 0, 1}, {102251, 362, 0, 0, 1}, {102266, 363, 0, 0, 1},
    {205511, 60, 0, 0, 0}, {205519, 60, 0, 0, 0}, {205527, 60, 0, 0, 0}, {205536, 390, 0, 0, 0},
    {205756, 390, 0, 1594, 0}, {205888, 390, 0, 1594, 0}, {205894, 390, 0, 1594, 0}, {205900, 542, 0, 205905, 0},
    {205913, 390, 0, 1594, 0}, {205920, 390, 0, 1594, 0}, {205900, 542, 0, 205905, 0}, {205913, 390, 0, 1594, 0},
    {205920, 390, 0, 1594, 0}, {205888, 390, 0, 1594, 0}, {205894, 390, 0, 1594, 0}, {30049, 390, 0, 1594, 0},
    {205888, 390, 0, 1594, 0}, {205894, 390, 0, 1594, 0}, {205913, 390, 0, 1594, 0}, {205920, 390, 0, 1594, 0},
    {30049, 390, 0, 1594, 0}, {207009, 60, 0, 22244, 0}, {207014, 60, 0, 22244, 0}, {205900, 542, 0, 205905, 0},
    {207019, 60, 0, 22244, 0}, {207030, 60, 0, 22244, 0}, {207040, 60, 0, 22244, 0}, {207051, 60, 0, 22244, 0},
    {205913, 390, 0, 1594, 0}, {205920, 390, 0, 1594, 0}, {205900, 542, 0, 205905, 0}, {207019, 60, 0, 22244, 0},
    {207030, 60, 0, 22244, 0}, {207040, 60, 0, 22244, 0}, {207051, 60, 0, 22244, 0}, {205913, 390, 0, 1594, 0},
    {205920, 390, 0, 1594, 0}, {59339, 33, 0, 0, 1}, {207737, 33, 0, 0, 1}, {207929, 45, 0, 0, 0},
    {207946, 45, 0, 0, 0}, {207963, 45, 0, 0, 0}, {207974, 671, 0, 0, 1}, {95608, 16, 0, 0, 1},
    {30217, 675, 0, 0, 0}, {209631, 26, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48085, 16, 0, 0, 1}, {207974, 241, 0, 0, 0},
    {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0}, {211943, 46, 0, 0, 0}, {211917, 179, 0, 0, 0},
    {211922, 688, 0, 211932, 0}, {79292, 689, 0, 212152, 0}, {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0},
    {212328, 46, 0, 0, 0}, {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0}, {212491, 46, 0, 0, 0},
    {212502, 46, 0, 0, 0}, {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0}, {177810, 45, 0, 0, 0},
    {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0}, {211943, 46, 0, 0, 0}, {177810, 45, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {30217, 45, 0, 0, 0}, {211917, 179, 0, 0, 0}, {211821, 688, 0, 211932, 0},
    {211917, 179, 0, 0, 0}, {213555, 688, 0, 0, 0}, {211917, 179, 0, 0, 0}, {211917, 179, 0, 0, 0},
    {211922, 688, 0, 211932, 0}, {17689, 45, 0, 0, 1}, {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0},
    {79292, 689, 0, 212152, 0}, {177810, 45, 0, 0, 0}, {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0},
    {79292, 689, 0, 212152, 0}, {214430, 46, 0, 0, 0}, {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0},
    {214430, 46, 0, 0, 0}, {177810, 45, 0, 0, 0}, {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0},
    {214873, 45, 0, 0, 0}, {215123, 33, 0, 0, 1}, {64899, 45, 0, 0, 0}, {169420, 45, 0, 0, 0},
    {211917, 179, 0, 0, 0}, {213555, 691, 0, 0, 0}, {215780, 45, 0, 30206, 0}, {215808, 45, 0, 30206, 0},
    {211917, 179, 0, 0, 0}, {211922, 688, 0, 211932, 0}, {216247, 46, 0, 0, 0}, {39726, 164, 0, 0, 0},
    {216258, 33, 0, 0, 1}, {211917, 179, 0, 0, 0}, {213555, 691, 0, 0, 0}, {215808, 45, 0, 30206, 0},
    {76857, 699, 0, 0, 0}, {1398, 700, 0, 0, 0}, {218483, 60, 0, 0, 0}, {101297, 33, 0, 0, 1},
    {219156, 16, 0, 0, 1}, {219303, 60, 0, 22244, 0}, {219310, 33, 0, 0, 1}, {219320, 42, 0, 0, 1},
    {76857, 702, 0, 0, 0}, {1398, 345, 0, 0, 0}, {48287, 409, 0, 0, 0}, {220475, 16, 0, 0, 0},
    {221666, 33, 0, 0, 1}, {221680, 33, 0, 0, 1}, {222093, 713, 0, 0, 0}, {58934, 714, 0, 0, 0},
    {62392, 46, 0, 0, 0}, {2013, 46, 0, 0, 0}, {222921, 719, 0, 0, 0}, {222931, 704, 0, 0, 0},
    {220955, 46, 0, 0, 0}, {220961, 46, 0, 0, 0}, {146040, 44, 0, 0, 1}, {222093, 713, 0, 0, 0},
    {224338, 33, 0, 0, 1}, {95457, 33, 0, 0, 1}, {225404, 722, 0, 0, 0}, {60696, 46, 0, 0, 0},
    {225849, 44, 0, 0, 0}, {225858, 46, 0, 0, 1}, {225404, 722, 0, 0, 0}, {226053, 726, 0, 0, 0},
    {2013, 46, 0, 0, 1}, {48071, 768, 0, 0, 0}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {248243, 26, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {248443, 60, 0, 0, 0}, {248526, 179, 0, 0, 0}, {248529, 41, 0, 0, 0},
    {248854, 741, 0, 0, 0}, {248867, 772, 0, 0, 0}, {248854, 741, 0, 0, 0}, {249110, 772, 0, 0, 0},
    {249126, 772, 0, 0, 0}, {53346, 412, 0, 0, 1}, {15626, 412, 0, 0, 0}, {252846, 741, 0, 0, 0},
    {248854, 741, 0, 0, 0}, {247633, 772, 0, 0, 0}, {247564, 781, 0, 0, 1}, {55478, 782, 0, 0, 1},
    {253589, 781, 0, 0, 1}, {253610, 782, 0, 0, 1}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {254604, 7, 0, 0, 0},
    {246959, 787, 0, 0, 0}, {248526, 179, 0, 0, 0}, {248529, 41, 0, 0, 0}, {248526, 179, 0, 0, 0},
    {246922, 788, 0, 0, 0}, {52612, 412, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {117061, 179, 0, 0, 1},
    {51749, 60, 0, 0, 1}, {247301, 60, 0, 0, 1}, {247286, 60, 0, 0, 1}, {246317, 16, 0, 0, 1},
    {247441, 795, 0, 0, 1}, {252846, 741, 0, 0, 0}, {252846, 741, 0, 0, 0}, {247142, 796, 0, 0, 0},
    {247228, 807, 0, 0, 1}, {247228, 807, 0, 0, 0}, {264191, 811, 0, 0, 0}, {264336, 813, 0, 0, 0},
    {264350, 781, 0, 0, 1}, {55478, 782, 0, 0, 1}, {264571, 814, 0, 0, 1}, {247564, 781, 0, 0, 1},
    {55478, 782, 0, 0, 1}, {248854, 741, 0, 0, 0}, {247633, 772, 0, 0, 0}, {61095, 820, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {266953, 129, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {252390, 41, 0, 0, 0},
    {267377, 213, 0, 0, 1}, {53699, 28, 0, 0, 0}, {246219, 821, 0, 0, 0}, {268692, 412, 0, 0, 0},
    {48071, 186, 0, 0, 0}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {6744, 16, 0, 0, 0}, {247103, 825, 0, 0, 0},
    {247441, 795, 0, 0, 1}, {269177, 179, 0, 0, 0}, {247498, 826, 0, 0, 0}, {269439, 179, 0, 0, 0},
    {248023, 827, 0, 0, 0}, {246285, 828, 0, 0, 0}, {247597, 829, 0, 0, 0}, {269790, 830, 0, 0, 1},
    {6744, 16, 0, 0, 1}, {60696, 164, 0, 0, 0}, {270772, 45, 0, 0, 0}, {270784, 33, 0, 0, 1}, {271670, 45, 0, 0, 0},
    {271681, 45, 0, 0, 0}, {271693, 33, 0, 0, 1}, {272126, 45, 0, 0, 0}, {270784, 33, 0, 0, 1},
    {273041, 846, 0, 0, 0}, {274901, 60, 0, 0, 0}, {272972, 848, 0, 274906, 0}, {79230, 26, 0, 0, 0},
    {67106, 851, 0, 0, 0}, {3665, 851, 0, 0, 0}, {275888, 852, 0, 0, 0}, {275892, 853, 0, 0, 0},
    {272869, 856, 0, 0, 0}, {276521, 857, 0, 0, 0}, {276529, 857, 0, 0, 0}, {272972, 848, 0, 274906, 0},
    {274901, 60, 0, 0, 0}, {52612, 859, 0, 0, 0}, {52612, 675, 0, 0, 0}, {275888, 852, 0, 0, 0},
    {3665, 851, 0, 0, 0}, {277449, 851, 0, 0, 0}, {275892, 853, 0, 0, 0}, {277458, 26, 0, 1594, 1},
    {275888, 862, 0, 0, 0}, {3665, 863, 0, 0, 0}, {277449, 863, 0, 0, 0}, {275892, 853, 0, 0, 0},
    {277458, 26, 0, 1594, 1}, {278229, 16, 0, 0, 0}, {278243, 16, 0, 0, 0}, {278255, 16, 0, 0, 0},
    {279017, 26, 0, 0, 0}, {277458, 26, 0, 1594, 1}, {67106, 851, 0, 0, 0}, {3665, 851, 0, 0, 0},
    {275888, 852, 0, 0, 0}, {272972, 848, 0, 274906, 0}, {272972, 848, 0, 274906, 0}, {281050, 26, 0, 0, 0},
    {273041, 846, 0, 0, 0}, {281058, 26, 0, 0, 0}, {281070, 26, 0, 0, 0}, {281085, 26, 0, 0, 0},
    {70466, 876, 0, 0, 0}, {277458, 26, 0, 1594, 1}, {281573, 28, 0, 0, 0}, {281630, 852, 0, 0, 0},
    {3665, 851, 0, 0, 0}, {275892, 853, 0, 0, 0}, {277458, 26, 0, 1594, 1}, {6744, 34, 0, 0, 0},
    {281660, 675, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57398, 0, 0, 0, 1}, {2097, 34, 0, 0, 0}, {282723, 45, 0, 0, 0},
    {282736, 45, 0, 0, 0}, {283344, 42, 0, 0, 1}, {283354, 42, 0, 0, 1}, {283366, 42, 0, 0, 1},
    {283381, 42, 0, 0, 1}, {283398, 33, 0, 0, 1}, {283417, 33, 0, 0, 1}, {283648, 16, 0, 0, 0},
    {177065, 542, 0, 283898, 0}, {283958, 16, 0, 0, 0}, {284109, 26, 0, 1594, 1}, {284127, 164, 0, 284142, 1},
    {284151, 26, 0, 1594, 1}, {284173, 26, 0, 1594, 1}, {284196, 16, 0, 0, 1}, {284492, 26, 0, 1594, 0},
    {284518, 26, 0, 3064, 0}, {284545, 26, 0, 1594, 0}, {284747, 33, 0, 0, 1}, {284757, 164, 0, 284772, 0},
    {284781, 164, 0, 284772, 0}, {283958, 16, 0, 0, 1}, {22218, 164, 0, 0, 0}, {22220, 164, 0, 0, 0},
    {22222, 164, 0, 0, 0}, {285665, 26, 0, 1594, 0}, {285984, 164, 0, 0, 1}, {286983, 33, 0, 0, 1},
    {287570, 880, 0, 137777, 0}, {287570, 881, 0, 22244, 0}, {288171, 164, 0, 97255, 0}, {287570, 882, 0, 22244, 0},
    {288324, 26, 0, 1594, 0}, {288847, 883, 0, 137777, 0}, {288171, 164, 0, 97255, 0}, {289062, 26, 0, 1594, 0},
    {289598, 16, 0, 0, 0}, {116545, 241, 0, 289608, 0}, {290192, 886, 0, 0, 1}, {290226, 26, 0, 1594, 0},
    {290257, 26, 0, 1594, 0}, {290275, 26, 0, 1594, 0}, {290305, 26, 0, 1594, 0}, {290321, 26, 0, 1594, 0},
    {290340, 26, 0, 1594, 0}, {290356, 26, 0, 3064, 0}, {290379, 16, 0, 290389, 0}, {290715, 7, 0, 0, 0},
    {290824, 16, 0, 0, 1}, {290824, 16, 0, 0, 0}, {291192, 220, 0, 0, 0}, {291286, 33, 0, 0, 1},
    {291480, 33, 0, 0, 1}, {291494, 33, 0, 0, 1}, {291510, 41, 0, 0, 0}, {291519, 41, 0, 0, 0},
    {291855, 33, 0, 0, 1}, {103831, 7, 0, 0, 1}, {103831, 7, 0, 0, 0}, {103831, 7, 0, 0, 0}, {292258, 28, 0, 0, 0},
    {292275, 28, 0, 0, 0}, {292295, 33, 0, 0, 1}, {292526, 164, 0, 0, 0}, {292680, 45, 0, 0, 0},
    {292698, 33, 0, 0, 1}, {292710, 33, 0, 0, 1}, {292872, 33, 0, 0, 1}, {292892, 33, 0, 0, 1},
    {292912, 16, 0, 0, 1}, {292920, 33, 0, 0, 1}, {292932, 188, 0, 97255, 0}, {292967, 164, 0, 0, 0},
    {293129, 33, 0, 0, 1}, {293240, 45, 0, 30206, 1}, {293250, 33, 0, 0, 1}, {293439, 45, 0, 30206, 0},
    {293450, 26, 0, 3064, 0}, {76370, 164, 0, 293472, 0}, {61088, 7, 0, 0, 0}, {293725, 890, 0, 0, 0},
    {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {11482, 16, 0, 0, 0}, {294458, 26, 0, 1594, 0},
    {294469, 26, 0, 1594, 0}, {294515, 164, 0, 97255, 0}, {294534, 164, 0, 98210, 0}, {294611, 188, 0, 0, 0},
    {294788, 42, 0, 0, 0}, {32644, 892, 0, 0, 0}, {293725, 890, 0, 0, 1}, {295282, 164, 0, 0, 1},
    {104989, 33, 0, 0, 1}, {295301, 33, 0, 0, 1}, {295313, 42, 0, 0, 1}, {295608, 45, 0, 0, 0},
    {292698, 33, 0, 0, 1}, {292710, 33, 0, 0, 1}, {79283, 33, 0, 0, 1}, {79292, 33, 0, 0, 1}, {292680, 45, 0, 0, 0},
    {292698, 33, 0, 0, 1}, {292710, 33, 0, 0, 1}, {92620, 33, 0, 0, 1}, {296003, 33, 0, 0, 1},
    {103937, 164, 0, 0, 0}, {94610, 33, 0, 0, 1}, {77225, 33, 0, 0, 1}, {296963, 164, 0, 0, 0},
    {294611, 188, 0, 0, 0}, {297064, 33, 0, 0, 1}, {292920, 33, 0, 0, 1}, {297343, 33, 0, 0, 1},
    {246158, 164, 0, 0, 0}, {297396, 33, 0, 0, 1}, {293725, 890, 0, 137777, 0}, {297697, 7, 0, 0, 0},
    {2097, 16, 0, 0, 1}, {297804, 33, 0, 0, 1}, {297820, 33, 0, 0, 1}, {297836, 33, 0, 0, 1}, {298094, 33, 0, 0, 1},
    {292912, 16, 0, 0, 0}, {293725, 890, 0, 0, 0}, {298795, 26, 0, 3064, 0}, {298821, 26, 0, 3064, 0},
    {298847, 164, 0, 0, 1}, {49230, 0, 0, 0, 1}, {290379, 16, 0, 298950, 0}, {298993, 16, 0, 299002, 0},
    {299017, 33, 0, 0, 1}, {299044, 33, 0, 0, 1}, {62392, 899, 0, 0, 0}, {299335, 899, 0, 0, 0},
    {299822, 45, 0, 30206, 1}, {299840, 45, 0, 30206, 1}, {299864, 33, 0, 0, 1}, {299878, 33, 0, 0, 1},
    {300463, 164, 0, 0, 0}, {300481, 164, 0, 0, 0}, {296963, 164, 0, 0, 0}, {75692, 45, 0, 30206, 0},
    {75692, 45, 0, 30206, 0}, {301077, 33, 0, 0, 1}, {301242, 900, 0, 30206, 1}, {301735, 26, 0, 3064, 0},
    {302013, 26, 0, 3064, 0}, {302104, 42, 0, 0, 1}, {248529, 908, 0, 0, 1}, {302108, 241, 0, 0, 1},
    {302117, 21, 0, 0, 1}, {302136, 628, 0, 0, 1}, {62392, 164, 0, 0, 0}, {299335, 164, 0, 0, 0},
    {302463, 164, 0, 97255, 0}, {302651, 45, 0, 30206, 0}, {302927, 863, 0, 30206, 0}, {302954, 909, 0, 30206, 0},
    {302991, 863, 0, 30206, 0}, {303421, 45, 0, 30206, 1}, {303432, 45, 0, 30206, 1}, {303693, 220, 0, 60843, 0},
    {303708, 37, 0, 60843, 0}, {303727, 45, 0, 30206, 1}, {303753, 37, 0, 60843, 0}, {303766, 418, 0, 60843, 0},
    {303785, 16, 0, 298950, 0}, {303798, 33, 0, 0, 1}, {303693, 220, 0, 60843, 0}, {304087, 45, 0, 30206, 1},
    {303667, 33, 0, 0, 1}, {304341, 37, 0, 60843, 0}, {304361, 29, 0, 60843, 0}, {304383, 33, 0, 0, 1},
    {304409, 33, 0, 0, 1}, {304435, 33, 0, 0, 1}, {49230, 0, 0, 0, 1}, {207974, 671, 0, 0, 1},
    {55478, 164, 0, 0, 1}, {62392, 164, 0, 0, 0}, {304917, 164, 0, 0, 0}, {304936, 33, 0, 0, 1},
    {305065, 164, 0, 96944, 0}, {305078, 164, 0, 96944, 0}, {305101, 33, 0, 0, 1}, {305116, 33, 0, 0, 1},
    {305138, 33, 0, 0, 1}, {305263, 37, 0, 60843, 0}, {165024, 37, 0, 60843, 0}, {305263, 37, 0, 60843, 0},
    {166781, 45, 0, 30206, 0}, {165024, 45, 0, 30206, 0}, {207974, 671, 0, 0, 1}, {123787, 45, 0, 30206, 1},
    {305719, 45, 0, 30206, 1}, {305731, 36, 0, 305746, 1}, {306008, 45, 0, 30206, 1}, {299822, 45, 0, 30206, 1},
    {207974, 671, 0, 0, 1}, {306437, 910, 0, 22244, 0}, {306591, 45, 0, 30206, 1}, {306611, 33, 0, 0, 1},
    {306632, 33, 0, 0, 1}, {306668, 33, 0, 0, 1}, {305731, 36, 0, 305746, 1}, {306890, 33, 0, 0, 1},
    {306925, 33, 0, 0, 1}, {306611, 33, 0, 0, 1}, {306943, 33, 0, 0, 1}, {306969, 33, 0, 0, 1},
    {307014, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {307222, 345, 0, 0, 1}, {2097, 16, 0, 0, 0}, {116545, 0, 0, 0, 0},
    {307488, 0, 0, 0, 1}, {307608, 33, 0, 0, 1}, {307952, 45, 0, 30206, 1}, {307975, 45, 0, 30206, 1},
    {307996, 45, 0, 30206, 1}, {308019, 45, 0, 30206, 1}, {308043, 45, 0, 30206, 1}, {308065, 45, 0, 30206, 1},
    {308789, 164, 0, 97255, 1}, {308990, 45, 0, 30206, 1}, {309007, 45, 0, 30206, 1}, {309022, 45, 0, 30206, 1},
    {309039, 45, 0, 30206, 1}, {309394, 45, 0, 30206, 1}, {17700, 164, 0, 96944, 1}, {308990, 45, 0, 30206, 1},
    {309007, 45, 0, 30206, 1}, {309022, 45, 0, 30206, 1}, {309039, 45, 0, 30206, 1}, {3681, 33, 0, 0, 1},
    {1398, 911, 0, 310049, 0}, {97739, 912, 0, 0, 0}, {310168, 912, 0, 0, 0}, {97739, 912, 0, 0, 0},
    {310633, 45, 0, 0, 0}, {79752, 220, 0, 0, 0}, {88480, 917, 0, 0, 0}, {17171, 918, 0, 310757, 0},
    {311395, 45, 0, 0, 0}, {123764, 37, 0, 0, 0}, {122813, 37, 0, 0, 0}, {52664, 37, 0, 0, 0},
    {123764, 37, 0, 0, 0}, {52664, 37, 0, 0, 0}, {17171, 918, 0, 0, 0}, {305263, 45, 0, 0, 0},
    {17171, 918, 0, 310757, 0}, {310314, 925, 0, 313408, 0}, {313437, 16, 0, 0, 1}, {17171, 918, 0, 0, 0},
    {31580, 122, 0, 31652, 0}, {17171, 918, 0, 0, 0}, {314148, 164, 0, 0, 0}, {314162, 26, 0, 0, 0},
    {40110, 45, 0, 0, 0}, {314917, 44, 0, 0, 0}, {314933, 29, 0, 0, 0}, {315897, 931, 0, 0, 0},
    {46968, 179, 0, 0, 0}, {316598, 345, 0, 0, 0}, {6744, 34, 0, 0, 0}, {316864, 186, 0, 0, 0},
    {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1}, {316877, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 933, 0, 0, 0},
    {317038, 33, 0, 0, 1}, {316877, 33, 0, 0, 1}, {18521, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {317351, 16, 0, 0, 0},
    {317362, 16, 0, 0, 0}, {6753, 186, 0, 0, 0}, {46975, 180, 0, 0, 1}, {46985, 180, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {317351, 16, 0, 0, 0}, {317362, 16, 0, 0, 0}, {6753, 933, 0, 0, 0}, {317038, 33, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {317351, 16, 0, 0, 0}, {317362, 16, 0, 0, 0}, {317543, 934, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {317351, 16, 0, 0, 0}, {317362, 16, 0, 0, 0}, {6753, 935, 0, 0, 0}, {6753, 933, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {317543, 934, 0, 0, 0}, {316877, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 935, 0, 0, 0},
    {316877, 33, 0, 0, 1}, {319936, 859, 0, 0, 1}, {321630, 164, 0, 0, 0}, {17171, 416, 0, 0, 0},
    {36222, 957, 0, 0, 1}, {322398, 957, 0, 0, 0}, {322411, 957, 0, 0, 0}, {323314, 45, 0, 0, 1},
    {323328, 45, 0, 0, 1}, {323340, 45, 0, 0, 1}, {324499, 957, 0, 0, 1}, {324508, 957, 0, 0, 1},
    {324517, 957, 0, 0, 1}, {324691, 951, 0, 0, 0}, {321415, 966, 0, 0, 0}, {321552, 164, 0, 0, 1},
    {325751, 972, 0, 0, 1}, {325759, 972, 0, 0, 1}, {325767, 972, 0, 0, 1}, {36222, 957, 0, 0, 1},
    {323314, 45, 0, 0, 0}, {325882, 33, 0, 0, 1}, {36222, 957, 0, 0, 1}, {323314, 45, 0, 0, 1},
    {326078, 33, 0, 0, 1}, {75692, 45, 0, 0, 1}, {325751, 972, 0, 0, 1}, {325759, 972, 0, 0, 1},
    {325767, 972, 0, 0, 1}, {36222, 957, 0, 0, 1}, {325751, 972, 0, 0, 1}, {325759, 972, 0, 0, 1},
    {325767, 972, 0, 0, 1}, {326418, 164, 0, 0, 1}, {36222, 957, 0, 0, 1}, {323314, 45, 0, 0, 1},
    {325751, 972, 0, 0, 1}, {325759, 972, 0, 0, 1}, {325767, 972, 0, 0, 1}, {36222, 957, 0, 0, 1},
    {323314, 45, 0, 0, 0}, {328189, 977, 0, 0, 1}, {328441, 60, 0, 0, 0}, {328459, 60, 0, 0, 0},
    {328470, 60, 0, 0, 0}, {328482, 60, 0, 0, 0}, {75692, 390, 0, 0, 0}, {328491, 390, 0, 0, 0},
    {328189, 977, 0, 0, 1}, {328441, 60, 0, 0, 0}, {328459, 60, 0, 0, 0}, {328470, 60, 0, 0, 0},
    {328482, 60, 0, 0, 0}, {328189, 977, 0, 0, 1}, {328189, 979, 0, 0, 1}, {328441, 60, 0, 0, 0},
    {328459, 60, 0, 0, 0}, {328470, 60, 0, 0, 0}, {328189, 979, 0, 0, 1}, {97040, 980, 0, 0, 0},
    {329062, 981, 0, 329072, 0}, {30217, 982, 0, 0, 0}, {51467, 983, 0, 0, 0},
};

static const varve_enum_record enums[] = {
    {28, 32, 0, 0, {0, 2}}, {60, 32, 0, 0, {2, 3}}, {122, 64, 0, 0, {5, 17}}, {500, 64, 0, 0, {22, 25}},
    {879, 32, 7, 898, {47, 7}}, {948, 32, 0, 0, {54, 7}}, {1001, 32, 0, 0, {61, 3}}, {1028, 32, 0, 0, {64, 3}},
    {1076, 32, 0, 0, {67, 6}}, {1133, 32, 0, 0, {73, 3}}, {1196, 32, 0, 0, {76, 12}}, {1261, 32, 7, 898, {88, 6}},
    {14229, 64, 0, 0, {94, 16}}, {16386, 32, 0, 0, {110, 3}}, {16448, 32, 0, 0, {113, 12}}, {16579, 32, 0, 0, {125, 8}},
    {16698, 32, 3, 16721, {133, 12}}, {14229, 64, 0, 0, {94, 16}}, {31289, 64, 0, 0, {145, 16}},
    {31359, 64, 0, 0, {161, 10}}, {31395, 32, 7, 898, {171, 9}}, {31454, 32, 7, 31475, {180, 3}},
    {31486, 32, 0, 0, {183, 5}}, {36093, 32, 0, 0, {188, 2}}, {36111, 32, 0, 0, {190, 2}}, {36147, 32, 0, 0, {192, 4}},
    {53999, 32, 3, 16721, {196, 3}}, {55717, 64, 0, 0, {199, 7}}, {16386, 32, 0, 0, {206, 3}},
    {59911, 32, 0, 0, {209, 13}}, {59961, 32, 0, 0, {222, 2}}, {60007, 32, 0, 0, {224, 4}}, {60053, 32, 0, 0, {228, 3}},
    {60067, 32, 0, 0, {231, 14}}, {60140, 64, 0, 0, {245, 13}}, {60280, 64, 0, 0, {258, 7}}, {60352, 32, 0, 0, {265, 3}},
    {60403, 32, 0, 0, {268, 4}}, {60427, 32, 0, 0, {272, 2}}, {60485, 32, 0, 0, {274, 3}}, {76542, 32, 0, 0, {161, 10}},
    {77213, 32, 0, 0, {277, 3}}, {79002, 32, 0, 0, {280, 10}}, {79081, 32, 0, 0, {290, 3}}, {79124, 32, 0, 0, {293, 3}},
    {79179, 32, 0, 0, {296, 24}}, {79270, 32, 0, 0, {320, 2}}, {79302, 32, 0, 0, {322, 1}}, {79312, 32, 0, 0, {323, 2}},
    {79345, 32, 0, 0, {325, 13}}, {79353, 32, 0, 0, {338, 3}}, {93777, 64, 0, 0, {341, 2}}, {93798, 64, 0, 0, {343, 21}},
    {93921, 64, 0, 0, {364, 7}}, {93999, 64, 0, 0, {371, 47}}, {94603, 64, 0, 0, {418, 5}}, {94656, 64, 0, 0, {423, 4}},
    {94716, 32, 7, 16721, {427, 34}}, {95130, 64, 0, 0, {461, 4}}, {95164, 32, 7, 16721, {465, 11}},
    {95281, 64, 0, 0, {476, 16}}, {95308, 64, 0, 0, {492, 3}}, {95350, 32, 7, 31475, {495, 9}},
    {95364, 64, 0, 0, {504, 5}}, {95423, 32, 5, 16721, {509, 5}}, {95466, 64, 0, 0, {161, 10}},
    {31454, 32, 5, 31475, {180, 3}}, {95480, 64, 0, 0, {514, 11}}, {95592, 64, 0, 0, {525, 8}},
    {95660, 64, 0, 0, {533, 4}}, {95692, 64, 0, 0, {537, 3}}, {31486, 64, 0, 0, {540, 7}}, {95804, 64, 0, 0, {547, 4}},
    {95838, 64, 0, 0, {551, 3}}, {95855, 64, 0, 0, {554, 3}}, {95899, 64, 0, 0, {557, 3}}, {14229, 64, 0, 0, {94, 16}},
    {126059, 32, 0, 0, {560, 63}}, {127103, 32, 0, 0, {623, 14}}, {129737, 32, 0, 0, {637, 5}},
    {129772, 32, 0, 0, {642, 3}}, {129826, 32, 0, 0, {645, 4}}, {129885, 32, 0, 0, {649, 2}}, {129906, 32, 0, 0, {651, 4}},
    {135086, 32, 0, 0, {655, 3}}, {135108, 32, 0, 0, {658, 2}}, {135137, 32, 0, 0, {660, 2}}, {135162, 32, 0, 0, {662, 5}},
    {135248, 32, 0, 0, {667, 4}}, {135347, 32, 0, 0, {671, 2}}, {135381, 32, 0, 0, {673, 7}}, {135403, 32, 0, 0, {680, 2}},
    {135439, 32, 0, 0, {682, 4}}, {135496, 32, 0, 0, {686, 5}}, {135533, 32, 0, 0, {691, 3}}, {135559, 32, 0, 0, {694, 3}},
    {135600, 32, 0, 0, {697, 3}}, {135608, 32, 0, 0, {700, 2}}, {135641, 32, 0, 0, {702, 1}}, {135656, 32, 0, 0, {703, 2}},
    {135674, 32, 0, 0, {705, 16}}, {135727, 32, 0, 0, {721, 2}}, {135741, 32, 0, 0, {723, 8}},
    {135779, 32, 0, 0, {731, 4}}, {135808, 32, 0, 0, {735, 7}}, {135860, 32, 0, 0, {742, 7}}, {135897, 32, 0, 0, {749, 2}},
    {135922, 32, 0, 0, {751, 6}}, {135968, 32, 0, 0, {757, 10}}, {135978, 32, 0, 0, {767, 2}},
    {135993, 32, 0, 0, {769, 3}}, {136015, 32, 0, 0, {772, 2}}, {136054, 32, 0, 0, {774, 2}}, {136066, 32, 0, 0, {776, 4}},
    {136080, 32, 0, 0, {780, 5}}, {136134, 32, 0, 0, {785, 8}}, {136155, 32, 0, 0, {793, 3}}, {136182, 32, 0, 0, {796, 4}},
    {136234, 32, 0, 0, {800, 5}}, {136320, 32, 0, 0, {805, 2}}, {136359, 32, 0, 0, {807, 2}}, {136389, 32, 0, 0, {809, 5}},
    {136475, 32, 0, 0, {814, 3}}, {136512, 32, 0, 0, {817, 4}}, {136548, 32, 0, 0, {821, 4}}, {136595, 32, 0, 0, {825, 4}},
    {136613, 32, 0, 0, {829, 2}}, {136629, 32, 0, 0, {831, 4}}, {136653, 32, 0, 0, {835, 2}}, {136670, 32, 0, 0, {837, 2}},
    {136684, 32, 0, 0, {839, 10}}, {159377, 32, 0, 0, {849, 3}}, {159398, 32, 0, 0, {852, 4}},
    {159454, 32, 0, 0, {856, 2}}, {159491, 32, 0, 0, {858, 1}}, {159511, 32, 3, 16721, {859, 21}},
    {159661, 32, 0, 0, {880, 5}}, {159683, 32, 0, 0, {858, 1}}, {159702, 32, 0, 0, {858, 1}}, {159723, 32, 0, 0, {885, 1}},
    {159750, 32, 0, 0, {886, 4}}, {159791, 32, 3, 16721, {890, 5}}, {159879, 32, 0, 0, {895, 6}},
    {159925, 32, 0, 0, {901, 5}}, {160028, 32, 0, 0, {906, 2}}, {160063, 32, 0, 0, {908, 4}}, {160096, 32, 0, 0, {912, 3}},
    {160120, 32, 0, 0, {915, 2}}, {160161, 32, 0, 0, {917, 3}}, {160202, 32, 0, 0, {920, 4}}, {160237, 32, 3, 16721, {924, 5}},
    {160279, 32, 0, 0, {929, 4}}, {93798, 32, 0, 0, {933, 17}}, {93921, 32, 0, 0, {950, 7}}, {181925, 32, 0, 0, {957, 4}},
    {181937, 8, 1, 16721, {961, 3}}, {211722, 32, 0, 0, {964, 9}}, {216794, 64, 0, 0, {973, 8}},
    {216809, 64, 0, 0, {981, 4}}, {220722, 32, 0, 0, {985, 2}}, {220766, 32, 0, 0, {987, 4}}, {220848, 32, 0, 0, {991, 6}},
    {226952, 32, 0, 0, {997, 4}}, {227022, 32, 0, 0, {1001, 96}}, {228525, 32, 0, 0, {1097, 210}},
    {232958, 32, 0, 0, {1307, 5}}, {233003, 32, 0, 0, {1312, 2}}, {233051, 32, 3, 16721, {1314, 6}},
    {233124, 32, 0, 0, {1320, 3}}, {233174, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {234810, 32, 0, 0, {1440, 76}}, {236160, 32, 0, 0, {1516, 15}},
    {236337, 32, 0, 0, {1531, 107}}, {239437, 32, 0, 0, {1638, 1}}, {233537, 32, 3, 16721, {1639, 8}},
    {135381, 32, 0, 0, {1647, 4}}, {239551, 32, 3, 16721, {1651, 6}}, {239591, 32, 0, 0, {1657, 7}},
    {239731, 32, 0, 0, {1664, 2}}, {239767, 32, 0, 0, {1666, 3}}, {239811, 32, 0, 0, {1669, 42}},
    {240108, 32, 3, 16721, {1711, 17}}, {240269, 32, 0, 0, {1728, 3}}, {240326, 32, 0, 0, {1731, 2}},
    {240371, 32, 0, 0, {1733, 3}}, {240409, 32, 0, 0, {1736, 5}}, {240481, 32, 3, 16721, {1741, 18}},
    {240780, 32, 0, 0, {1759, 4}}, {240809, 32, 3, 16721, {1763, 9}}, {240925, 32, 0, 0, {1772, 4}},
    {240952, 32, 3, 16721, {1776, 15}}, {241159, 32, 0, 0, {1791, 259}}, {245378, 32, 0, 0, {2050, 1}},
    {245422, 32, 0, 0, {2051, 7}}, {245503, 32, 3, 16721, {2058, 3}}, {245540, 32, 0, 0, {2061, 24}},
    {245868, 32, 0, 0, {2085, 4}}, {245909, 32, 0, 0, {2089, 10}}, {245979, 32, 0, 0, {2099, 7}},
    {272548, 32, 0, 0, {2106, 1}}, {236337, 32, 0, 0, {2107, 15}}, {272651, 32, 0, 0, {2122, 2}},
    {272660, 32, 0, 0, {2124, 2}}, {272696, 32, 0, 0, {2126, 3}}, {272719, 32, 0, 0, {2129, 2}},
    {31486, 32, 0, 0, {2131, 3}}, {272796, 32, 0, 0, {2134, 2}}, {282020, 32, 0, 0, {2136, 2}},
    {282062, 32, 0, 0, {2138, 3}}, {282133, 32, 0, 0, {2141, 6}}, {282152, 32, 0, 0, {2147, 3}},
    {282198, 32, 0, 0, {2150, 2}}, {282219, 32, 0, 0, {2152, 4}}, {282282, 32, 0, 0, {2156, 2}},
    {282340, 32, 0, 0, {2158, 4}}, {282404, 32, 0, 0, {2162, 4}}, {79353, 32, 0, 0, {338, 3}},
    {36093, 32, 0, 0, {2166, 13}}, {79270, 32, 0, 0, {320, 2}}, {310239, 32, 0, 0, {2179, 5}},
    {14229, 64, 0, 0, {94, 16}}, {321066, 32, 0, 0, {2184, 6}}, {321145, 32, 0, 0, {2190, 2}},
    {321156, 32, 0, 0, {2192, 2}}, {327478, 32, 0, 0, {2194, 5}}, {327488, 32, 0, 0, {2199, 9}},
    {240409, 32, 0, 0, {2208, 13}}, {327660, 32, 0, 0, {2221, 6}}, {245868, 32, 0, 0, {2227, 15}},
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
    {14314, 11, 0}, {14319, 12, 0}, {14324, 13, 0}, {14329, 14, 0}, {14333, 15, 0}, {16399, 0, 0},
    {16414, 1, 0}, {16426, 2, 0}, {16456, 0, 0}, {16466, 1, 0}, {16474, 2, 0}, {16482, 3, 0}, {16490, 4, 0},
    {16499, 5, 0}, {16508, 6, 0}, {16517, 7, 0}, {16526, 8, 0}, {16537, 9, 0}, {16553, 10, 0},
    {16566, 11, 0}, {55, 0, 0}, {16589, 1, 0}, {16604, 2, 0}, {16620, 3, 0}, {16636, 4, 0}, {16651, 5, 0},
    {16667, 6, 0}, {16682, 7, 0}, {55, 0, 0}, {16723, 1, 0}, {16745, 2, 0}, {16750, 4, 0}, {16755, 8, 0},
    {16765, 16, 0}, {16774, 32, 0}, {16784, 64, 0}, {16795, 128, 0}, {16802, 256, 0}, {16810, 512, 0},
    {16819, 1024, 0}, {1594, 0, 0}, {31303, 1, 0}, {31307, 2, 0}, {31311, 3, 0}, {31315, 4, 0},
    {31319, 5, 0}, {31323, 6, 0}, {31327, 7, 0}, {31331, 8, 0}, {31335, 9, 0}, {31339, 10, 0},
    {31343, 11, 0}, {31347, 12, 0}, {31351, 13, 0}, {31355, 14, 0}, {3064, 15, 0}, {31373, 0, 0},
    {31376, 1, 0}, {31379, 2, 0}, {31383, 3, 0}, {31387, 4, 0}, {31391, 5, 0}, {31343, 6, 0}, {31347, 7, 0},
    {31335, 8, 0}, {31339, 9, 0}, {55, 0, 0}, {31409, 1, 0}, {31417, 2, 0}, {31422, 4, 0}, {31427, 8, 0},
    {31431, 16, 0}, {31436, 32, 0}, {31445, 64, 0}, {31449, 127, 0}, {55, 0, 0}, {31478, 1, 0},
    {31482, 2, 0}, {31499, 0, 0}, {31515, 1, 0}, {31524, 2, 0}, {31531, 3, 0}, {31543, 4, 0}, {1214, 0, 0},
    {36107, 1, 0}, {36127, 0, 0}, {36138, 1, 0}, {36156, 0, 0}, {36161, 1, 0}, {36166, 2, 0}, {36171, 3, 0},
    {54017, 1, 0}, {54026, 2, 0}, {55, 4, 0}, {31373, 0, 0}, {31376, 1, 0}, {55730, 2, 0}, {55733, 3, 0},
    {55736, 4, 0}, {55739, 5, 0}, {55742, 6, 0}, {18521, 1, 0}, {59893, 2, 0}, {59903, 3, 0}, {1214, 0, 0},
    {1218, 1, 0}, {59930, 2, 0}, {59936, 3, 0}, {14301, 4, 0}, {59942, 5, 0}, {59948, 6, 0}, {14274, 7, 0},
    {59954, 8, 0}, {59958, 9, 0}, {1239, 10, 0}, {14292, 11, 0}, {14265, 12, 0}, {59975, 0, 0},
    {59993, 1, 0}, {60025, 1, 0}, {60033, 2, 0}, {60042, 3, 0}, {60046, 4, 0}, {2372, 0, 0}, {60063, 1, 0},
    {60065, 2, 0}, {14243, 0, 0}, {14319, 1, 0}, {60084, 2, 0}, {60089, 3, 0}, {60094, 4, 0}, {60099, 5, 0},
    {14248, 6, 0}, {14324, 7, 0}, {60104, 8, 0}, {60109, 9, 0}, {60114, 10, 0}, {60119, 11, 0},
    {60127, 12, 0}, {60135, 13, 0}, {2372, 0, 0}, {60063, 1, 0}, {60065, 2, 0}, {60150, 3, 0},
    {60163, 4, 0}, {60176, 5, 0}, {60189, 6, 0}, {60202, 7, 0}, {60215, 8, 0}, {60228, 9, 0}, {60241, 10, 0},
    {60254, 11, 0}, {60267, 12, 0}, {60290, 0, 0}, {60298, 1, 0}, {60306, 2, 0}, {60314, 3, 0},
    {60323, 4, 0}, {60332, 5, 0}, {60341, 6, 0}, {60371, 0, 0}, {60376, 1, 0}, {60387, 2, 0}, {1239, 0, 0},
    {60415, 2, 0}, {60418, 1, 0}, {60423, 3, 0}, {60461, 0, 0}, {60477, 1, 0}, {60499, 0, 0}, {60513, 1, 0},
    {60523, 2, 0}, {77225, 0, 0}, {77232, 1, 0}, {77241, 2, 0}, {1214, 0, 0}, {36107, 1, 0}, {1218, 2, 0},
    {79011, 3, 0}, {79015, 4, 0}, {79028, 5, 0}, {79039, 6, 0}, {79050, 7, 0}, {79063, 8, 0}, {79076, 9, 0},
    {79103, 1, 0}, {79109, 2, 0}, {79116, 3, 0}, {79146, 13, 0}, {79156, 23, 0}, {79167, 24, 0},
    {21233, 0, 0}, {79195, 1, 0}, {79199, 2, 0}, {79203, 3, 0}, {79208, 4, 0}, {79214, 5, 0}, {79219, 6, 0},
    {79230, 7, 0}, {79236, 8, 0}, {79241, 9, 0}, {79247, 10, 0}, {79254, 11, 0}, {79259, 12, 0},
    {1214, 13, 0}, {36107, 14, 0}, {1218, 15, 0}, {79011, 16, 0}, {79015, 17, 0}, {79028, 18, 0},
    {79039, 19, 0}, {79050, 20, 0}, {79063, 21, 0}, {79076, 22, 0}, {79263, 23, 0}, {79283, 0, 0},
    {79292, 1, 0}, {79263, 0, 0}, {79319, 0, 0}, {79331, 1, 0}, {21233, 0, 0}, {79195, 1, 0}, {79199, 2, 0},
    {79203, 3, 0}, {79208, 4, 0}, {79214, 5, 0}, {79219, 6, 0}, {79230, 7, 0}, {79236, 8, 0}, {79241, 9, 0},
    {79247, 10, 0}, {79254, 11, 0}, {79259, 12, 0}, {79371, 0, 0}, {79377, 1, 0}, {79383, 2, 0},
    {93788, 0, 0}, {93792, 1, 0}, {93810, 0, 0}, {1214, 1, 0}, {36107, 2, 0}, {93815, 3, 0}, {93820, 4, 0},
    {93825, 5, 0}, {93829, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93834, 9, 0}, {93839, 10, 0}, {93844, 11, 0},
    {93849, 12, 0}, {93854, 13, 0}, {93859, 14, 0}, {93864, 15, 0}, {93874, 16, 0}, {93884, 17, 0},
    {93894, 18, 0}, {93903, 19, 0}, {93912, 20, 0}, {93936, 0, 0}, {93947, 1, 0}, {93957, 2, 0},
    {93967, 4, 0}, {93975, 5, 0}, {93983, 6, 0}, {93991, 7, 0}, {94005, 0, 0}, {94009, 8, 0}, {94016, 9, 0},
    {94023, 10, 0}, {94029, 11, 0}, {94035, 13, 0}, {94044, 14, 0}, {94060, 15, 0}, {94075, 16, 0},
    {94083, 17, 0}, {94098, 18, 0}, {94105, 19, 0}, {94121, 20, 0}, {94133, 64, 0}, {94147, 65, 0},
    {94162, 66, 0}, {94173, 67, 0}, {94185, 68, 0}, {94201, 69, 0}, {94215, 70, 0}, {94230, 71, 0},
    {94243, 72, 0}, {94256, 75, 0}, {94268, 76, 0}, {94282, 77, 0}, {94297, 78, 0}, {94311, 79, 0},
    {94319, 80, 0}, {94336, 81, 0}, {94343, 82, 0}, {94352, 83, 0}, {94363, 84, 0}, {94374, 86, 0},
    {94388, 87, 0}, {94400, 88, 0}, {94412, 90, 0}, {94424, 91, 0}, {94440, 92, 0}, {94454, 93, 0},
    {94466, 94, 0}, {94483, 95, 0}, {94495, 96, 0}, {94507, 97, 0}, {94528, 98, 0}, {94553, 99, 0},
    {94578, 100, 0}, {94591, 101, 0}, {94610, 0, 0}, {94614, 1, 0}, {94625, 2, 0}, {94633, 3, 0},
    {94647, 4, 0}, {94671, 0, 0}, {94676, 1, 0}, {94681, 2, 0}, {94696, 3, 0}, {94724, 0, 0}, {94729, 1, 0},
    {94734, 2, 0}, {94739, 1, 0}, {94747, 2, 0}, {94757, 3, 0}, {94764, 4, 0}, {94772, 8, 0}, {94783, 16, 0},
    {94796, 32, 0}, {94804, 64, 0}, {94815, 128, 0}, {94824, 256, 0}, {94835, 512, 0}, {94853, 1024, 0},
    {94867, 2048, 0}, {94874, 4096, 0}, {94887, 8192, 0}, {94903, 16384, 0}, {94919, 32768, 0},
    {94933, 65536, 0}, {94951, 65536, 0}, {94971, 65536, 0}, {94990, 262144, 0}, {95008, 524288, 0},
    {95017, 1048576, 0}, {95026, 4194304, 0}, {95042, 8388608, 0}, {95062, 16777216, 0}, {95072, 33554432, 0},
    {95078, 67108864, 0}, {95089, 134217728, 0}, {95099, 268435456, 0}, {95112, 536870912, 0},
    {95146, 0, 0}, {95154, 1, 0}, {94671, 2, 0}, {95158, 3, 0}, {94796, 1, 0}, {95182, 2, 0}, {95194, 4, 0},
    {95206, 8, 0}, {95217, 16, 0}, {13122, 32, 0}, {95227, 64, 0}, {95237, 128, 0}, {95247, 256, 0},
    {95262, 512, 0}, {95270, 2048, 0}, {95295, 0, 0}, {31303, 1, 0}, {31307, 2, 0}, {31311, 3, 0},
    {31315, 4, 0}, {31319, 5, 0}, {31323, 6, 0}, {31327, 7, 0}, {31331, 8, 0}, {31335, 9, 0}, {31339, 10, 0},
    {31343, 11, 0}, {31347, 12, 0}, {31351, 13, 0}, {31355, 14, 0}, {95302, 15, 0}, {95328, 0, 0},
    {95335, 1, 0}, {95343, 2, 0}, {55, 0, 0}, {31417, 1, 0}, {31422, 2, 0}, {31427, 4, 0}, {31431, 8, 0},
    {31436, 16, 0}, {31445, 32, 0}, {31409, 64, 0}, {31449, 127, 0}, {55, 0, 0}, {95381, 1, 0},
    {95390, 2, 0}, {95394, 3, 0}, {95403, 4, 0}, {55, 0, 0}, {95438, 1, 0}, {95452, 2, 0}, {31482, 4, 0},
    {95457, 3, 0}, {95488, 0, 0}, {95497, 1, 0}, {95518, 2, 0}, {95527, 3, 0}, {95540, 4, 0}, {95545, 5, 0},
    {95554, 6, 0}, {95564, 7, 0}, {59903, 8, 0}, {95573, 9, 0}, {95585, 10, 0}, {95608, 1, 0},
    {95614, 2, 0}, {95622, 3, 0}, {95630, 4, 0}, {95639, 5, 0}, {95646, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {95671, 1, 0}, {95676, 2, 0}, {95682, 3, 0}, {95717, 0, 0}, {95731, 1, 0}, {95741, 2, 0},
    {95753, 0, 0}, {95764, 1, 0}, {31524, 2, 0}, {31515, 3, 0}, {95774, 4, 0}, {95788, 7, 0}, {95796, 4294967295, 4294967295},
    {55, 0, 0}, {95817, 3, 0}, {95824, 2, 0}, {95833, 1, 0}, {55, 0, 0}, {95850, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {95867, 1, 0}, {95886, 2, 0}, {0, 0, 0}, {95910, 1, 0}, {95917, 2, 0}, {126078, 0, 0},
    {126090, 1, 0}, {126105, 2, 0}, {126119, 3, 0}, {126131, 4, 0}, {126146, 5, 0}, {126163, 6, 0},
    {126176, 7, 0}, {126191, 8, 0}, {126204, 9, 0}, {126223, 10, 0}, {126237, 11, 0}, {126250, 12, 0},
    {126263, 13, 0}, {126283, 14, 0}, {126302, 15, 0}, {126315, 16, 0}, {126335, 17, 0}, {126355, 18, 0},
    {126369, 19, 0}, {126382, 20, 0}, {126399, 21, 0}, {126418, 22, 0}, {126437, 23, 0}, {126455, 24, 0},
    {126470, 25, 0}, {126481, 26, 0}, {126496, 27, 0}, {126513, 28, 0}, {126526, 29, 0}, {126541, 30, 0},
    {126558, 31, 0}, {126579, 32, 0}, {126596, 33, 0}, {126607, 34, 0}, {126621, 35, 0}, {126637, 36, 0},
    {126650, 37, 0}, {126671, 38, 0}, {126685, 39, 0}, {126698, 40, 0}, {126716, 41, 0}, {126732, 42, 0},
    {126751, 43, 0}, {126772, 44, 0}, {126791, 45, 0}, {126809, 46, 0}, {126828, 47, 0}, {126845, 48, 0},
    {126858, 49, 0}, {126874, 50, 0}, {126890, 51, 0}, {126903, 52, 0}, {126917, 53, 0}, {126929, 54, 0},
    {126946, 55, 0}, {126963, 56, 0}, {126976, 57, 0}, {126992, 58, 0}, {127020, 59, 0}, {127050, 60, 0},
    {127074, 61, 0}, {127086, 62, 0}, {127123, 0, 0}, {127135, 1, 0}, {127143, 2, 0}, {127151, 3, 0},
    {127159, 4, 0}, {127168, 5, 0}, {127177, 6, 0}, {127186, 7, 0}, {127194, 8, 0}, {127202, 9, 0},
    {127211, 10, 0}, {127220, 11, 0}, {127231, 12, 0}, {127242, 13, 0}, {129753, 0, 0}, {129760, 1, 0},
    {129763, 2, 0}, {129766, 3, 0}, {129769, 4, 0}, {55, 0, 0}, {129796, 1, 0}, {129811, 2, 0},
    {55, 0, 0}, {129847, 1, 0}, {129859, 2, 0}, {129872, 3, 0}, {900, 0, 0}, {129902, 1, 0}, {55, 0, 0},
    {129927, 1, 0}, {129939, 2, 0}, {129951, 3, 0}, {135103, 0, 0}, {59954, 1, 0}, {59958, 2, 0},
    {135125, 0, 0}, {135131, 1, 0}, {135150, 0, 0}, {135156, 1, 0}, {135184, 0, 0}, {135197, 1, 0},
    {135209, 2, 0}, {135220, 3, 0}, {135236, 4, 0}, {135278, 0, 0}, {135290, 1, 0}, {135309, 2, 0},
    {135328, 3, 0}, {135365, 1, 0}, {135372, 0, 0}, {55, 0, 0}, {129760, 1, 0}, {129766, 2, 0},
    {129769, 3, 0}, {129763, 4, 0}, {135396, 5, 0}, {135400, 6, 0}, {6272, 0, 0}, {135421, 1, 0},
    {135457, 0, 0}, {135461, 1, 0}, {135464, 2, 0}, {135480, 3, 0}, {135518, 0, 0}, {135521, 1, 0},
    {135524, 2, 0}, {135527, 3, 0}, {135530, 4, 0}, {55, 0, 0}, {135541, 1, 0}, {135550, 2, 0},
    {135577, 0, 0}, {135586, 1, 0}, {135591, 2, 0}, {34987, 0, 0}, {34989, 1, 0}, {34991, 2, 0},
    {135623, 1, 0}, {135633, 0, 0}, {135649, 0, 0}, {135666, 0, 0}, {135670, 1, 0}, {50681, 0, 0},
    {50702, 1, 0}, {51462, 2, 0}, {50607, 9, 0}, {135683, 4, 0}, {135686, 3, 0}, {135689, 5, 0},
    {135693, 8, 0}, {135696, 7, 0}, {135699, 6, 0}, {50754, 10, 0}, {135702, 11, 0}, {135707, 12, 0},
    {135712, 13, 0}, {135717, 14, 0}, {135722, 15, 0}, {94610, 0, 0}, {95390, 1, 0}, {95540, 0, 0},
    {135754, 1, 0}, {93967, 2, 0}, {93975, 3, 0}, {93983, 4, 0}, {135762, 5, 0}, {135765, 6, 0},
    {135770, 7, 0}, {135792, 0, 0}, {135796, 1, 0}, {17, 2, 0}, {135804, 3, 0}, {135824, 0, 0},
    {18521, 1, 0}, {135832, 3, 0}, {101152, 4, 0}, {135839, 5, 0}, {21237, 6, 0}, {135845, 7, 0},
    {964, 0, 0}, {135872, 1, 0}, {135876, 2, 0}, {135880, 3, 0}, {135884, 4, 0}, {135888, 5, 0},
    {135892, 6, 0}, {135916, 0, 0}, {135919, 1, 0}, {96398, 0, 0}, {6266, 1, 0}, {135932, 2, 0},
    {135945, 3, 0}, {135958, 4, 0}, {135824, 5, 0}, {1214, 1, 0}, {59954, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59958, 5, 0}, {93834, 6, 0}, {93839, 7, 0}, {1239, 8, 0}, {93859, 9, 0}, {93854, 10, 0},
    {55, 0, 0}, {135623, 1, 0}, {136006, 0, 0}, {136009, 1, 0}, {136012, 2, 0}, {136036, 1, 0},
    {136045, 0, 0}, {135792, 0, 0}, {135796, 1, 0}, {136075, 0, 0}, {60415, 1, 0}, {60418, 2, 0},
    {60423, 3, 0}, {30263, 0, 0}, {136092, 1, 0}, {136099, 2, 0}, {136108, 3, 0}, {136121, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {136147, 3, 0}, {136151, 4, 0}, {59954, 5, 0}, {59958, 6, 0},
    {1239, 7, 0}, {30263, 0, 0}, {136092, 1, 0}, {136168, 2, 0}, {55, 0, 0}, {136201, 1, 0}, {136214, 2, 0},
    {136227, 3, 0}, {136249, 0, 0}, {136264, 1, 0}, {136277, 2, 0}, {136292, 3, 0}, {136306, 4, 0},
    {136339, 0, 0}, {136349, 1, 0}, {136376, 0, 0}, {136383, 1, 0}, {136406, 0, 0}, {136419, 1, 0},
    {136433, 2, 0}, {136447, 3, 0}, {136460, 4, 0}, {964, 0, 0}, {136496, 1, 0}, {136504, 2, 0},
    {136539, 0, 0}, {135699, 1, 0}, {136542, 2, 0}, {136545, 3, 0}, {136570, 0, 0}, {136578, 1, 0},
    {136586, 2, 0}, {136591, 3, 0}, {135649, 2, 0}, {136610, 3, 0}, {50681, 0, 0}, {51462, 1, 0},
    {21219, 0, 0}, {21224, 1, 0}, {94610, 0, 0}, {95390, 1, 0}, {136642, 2, 0}, {136649, 3, 0},
    {31323, 1, 0}, {136666, 4294967295, 0}, {900, 0, 0}, {31323, 1, 0}, {50681, 0, 0}, {51462, 1, 0},
    {135686, 2, 0}, {135683, 3, 0}, {135699, 4, 0}, {50607, 5, 0}, {135702, 6, 0}, {135707, 7, 0},
    {50702, 8, 0}, {135689, 9, 0}, {79283, 0, 0}, {159392, 1, 0}, {61482, 2, 0}, {79283, 0, 0},
    {159430, 1, 0}, {159435, 2, 0}, {159444, 3, 0}, {159467, 0, 0}, {159480, 1, 0}, {95343, 0, 0},
    {55, 0, 0}, {48690, 1, 0}, {96714, 2, 0}, {96709, 4, 0}, {933, 8, 0}, {159526, 16, 0}, {159530, 32, 0},
    {159543, 64, 0}, {159548, 128, 0}, {1585, 256, 0}, {159556, 512, 0}, {47, 1024, 0}, {159562, 2048, 0},
    {159572, 4096, 0}, {159579, 8192, 0}, {159593, 16384, 0}, {159605, 32768, 0}, {159617, 65536, 0},
    {159625, 131072, 0}, {159634, 262144, 0}, {159647, 524288, 0}, {93991, 0, 0}, {93983, 1, 0},
    {93967, 2, 0}, {93975, 3, 0}, {135754, 4, 0}, {159739, 1, 0}, {159769, 0, 0}, {159777, 1, 0},
    {159556, 2, 0}, {159784, 3, 0}, {55, 0, 0}, {159806, 1, 0}, {159822, 2, 0}, {159838, 4, 0},
    {159860, 8, 0}, {159898, 0, 0}, {95788, 1, 0}, {159905, 2, 0}, {159912, 3, 0}, {159917, 4, 0},
    {99416, 5, 0}, {159942, 0, 0}, {159955, 1, 0}, {159969, 2, 0}, {159985, 3, 0}, {160009, 4, 0},
    {59903, 0, 0}, {160050, 1, 0}, {55, 0, 0}, {96714, 1, 0}, {137815, 2, 0}, {160090, 3, 0}, {94610, 0, 0},
    {972, 1, 0}, {11558, 2, 0}, {160134, 0, 0}, {160147, 1, 0}, {160179, 0, 0}, {160190, 1, 0},
    {160197, 2, 0}, {55, 0, 0}, {93957, 1, 0}, {160219, 2, 0}, {160232, 3, 0}, {55, 0, 0}, {135824, 1, 0},
    {160255, 2, 0}, {160260, 4, 0}, {160271, 8, 0}, {160299, 0, 0}, {160304, 1, 0}, {160310, 2, 0},
    {160317, 3, 0}, {93810, 0, 0}, {1214, 1, 0}, {36107, 2, 0}, {93815, 3, 0}, {93820, 4, 0}, {93825, 5, 0},
    {93829, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93834, 9, 0}, {93839, 10, 0}, {93844, 11, 0}, {93849, 12, 0},
    {93854, 13, 0}, {93859, 14, 0}, {93864, 15, 0}, {93874, 16, 0}, {93936, 0, 0}, {93947, 1, 0},
    {93957, 2, 0}, {93967, 3, 0}, {93975, 4, 0}, {93983, 5, 0}, {93991, 6, 0}, {55, 0, 0}, {95452, 1, 0},
    {31482, 2, 0}, {95457, 3, 0}, {55, 0, 0}, {31482, 1, 0}, {31478, 2, 0}, {32152, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {211736, 4, 0}, {211744, 5, 0}, {211752, 6, 0}, {211764, 7, 0}, {211775, 8, 0},
    {135824, 100, 0}, {31379, 0, 0}, {31383, 1, 0}, {31387, 2, 0}, {31391, 3, 0}, {31343, 4, 0},
    {31347, 5, 0}, {31335, 6, 0}, {31339, 7, 0}, {55730, 0, 0}, {55733, 1, 0}, {55736, 2, 0}, {55739, 3, 0},
    {220744, 0, 0}, {220755, 1, 0}, {220787, 0, 0}, {220805, 1, 0}, {220827, 2, 0}, {220838, 3, 0},
    {220869, 0, 0}, {220876, 1, 0}, {220887, 2, 0}, {220898, 3, 0}, {220909, 4, 0}, {220920, 5, 0},
    {226968, 0, 0}, {226976, 1, 0}, {226987, 2, 0}, {226998, 5348, 0}, {227030, 0, 0}, {227039, 1, 0},
    {227049, 3, 0}, {227062, 4, 0}, {227075, 5, 0}, {227084, 6, 0}, {227095, 7, 0}, {227107, 8, 0},
    {227120, 9, 0}, {227126, 10, 0}, {227140, 11, 0}, {227155, 12, 0}, {227170, 13, 0}, {227180, 14, 0},
    {227194, 15, 0}, {227204, 16, 0}, {227215, 17, 0}, {227227, 18, 0}, {227236, 19, 0}, {227251, 20, 0},
    {227262, 22, 0}, {227272, 23, 0}, {227289, 24, 0}, {227303, 25, 0}, {227317, 26, 0}, {227329, 27, 0},
    {227347, 28, 0}, {227366, 29, 0}, {227387, 30, 0}, {227395, 31, 0}, {227406, 32, 0}, {227428, 33, 0},
    {227441, 34, 0}, {227456, 36, 0}, {227469, 37, 0}, {227485, 38, 0}, {227498, 39, 0}, {227519, 40, 0},
    {227530, 41, 0}, {227556, 42, 0}, {227568, 43, 0}, {227582, 4416, 0}, {227597, 4417, 0}, {227612, 4418, 0},
    {227627, 4419, 0}, {227642, 4420, 0}, {227657, 4424, 0}, {227668, 4425, 0}, {227681, 4426, 0},
    {227691, 4432, 0}, {227715, 4438, 0}, {227727, 4440, 0}, {227737, 4444, 0}, {227752, 4992, 0},
    {227772, 4993, 0}, {227800, 4994, 0}, {227826, 4995, 0}, {227845, 4996, 0}, {227872, 4997, 0},
    {227897, 4998, 0}, {227919, 5014, 0}, {227937, 5253, 0}, {227952, 5257, 0}, {227972, 5258, 0},
    {227996, 5261, 0}, {228014, 5262, 0}, {228036, 5264, 0}, {228052, 5286, 0}, {228065, 5287, 0},
    {228085, 5292, 0}, {228097, 5293, 0}, {228120, 5294, 0}, {228145, 5295, 0}, {228169, 5296, 0},
    {228197, 5299, 0}, {228214, 5319, 0}, {228226, 5320, 0}, {228240, 5321, 0}, {228258, 5322, 0},
    {228279, 5323, 0}, {228298, 5324, 0}, {228320, 5325, 0}, {228331, 5326, 0}, {228342, 5327, 0},
    {228365, 5330, 0}, {228382, 5331, 0}, {228399, 5332, 0}, {228406, 5333, 0}, {228417, 5334, 0},
    {228434, 5351, 0}, {228454, 5352, 0}, {228474, 5374, 0}, {228487, 5375, 0}, {228497, 5376, 0},
    {228506, 5377, 0}, {228513, 6021, 0}, {228536, 0, 0}, {228543, 4, 0}, {95480, 5, 0}, {228553, 6, 0},
    {228560, 9, 0}, {228568, 10, 0}, {228576, 11, 0}, {228582, 18, 0}, {228589, 22, 0}, {228595, 39, 0},
    {228600, 43, 0}, {228610, 46, 0}, {228624, 61, 0}, {228640, 69, 0}, {228652, 70, 0}, {228672, 71, 0},
    {228690, 4423, 0}, {228708, 4431, 0}, {228724, 4433, 0}, {228749, 4435, 0}, {228771, 4436, 0},
    {228792, 4437, 0}, {228804, 4445, 0}, {228821, 4447, 0}, {228849, 4448, 0}, {228873, 4450, 0},
    {228894, 4464, 0}, {228909, 4465, 0}, {228927, 4466, 0}, {228952, 4467, 0}, {228968, 4468, 0},
    {228984, 5282, 0}, {229001, 5284, 0}, {229024, 5283, 0}, {229039, 5288, 0}, {229069, 5297, 0},
    {229098, 5345, 0}, {229116, 5346, 0}, {229145, 5350, 0}, {229176, 5390, 0}, {229194, 5568, 0},
    {229215, 5569, 0}, {229242, 5570, 0}, {229268, 5579, 0}, {229299, 5582, 0}, {229320, 5583, 0},
    {229343, 5603, 0}, {229365, 5604, 0}, {229389, 5606, 0}, {229398, 5612, 0}, {229421, 5613, 0},
    {229444, 5616, 0}, {229467, 5619, 0}, {229482, 5629, 0}, {229498, 5696, 0}, {229531, 5697, 0},
    {229569, 5698, 0}, {229608, 5817, 0}, {229633, 5821, 0}, {229659, 5824, 0}, {229685, 5844, 0},
    {229717, 5845, 0}, {229754, 5886, 0}, {229784, 5888, 0}, {229806, 5892, 0}, {229828, 5897, 0},
    {229854, 5898, 0}, {229878, 5904, 0}, {229905, 5906, 0}, {229919, 5910, 0}, {229945, 5920, 0},
    {229969, 5922, 0}, {230003, 5935, 0}, {230026, 5943, 0}, {230039, 5945, 0}, {230059, 5948, 0},
    {230072, 6016, 0}, {230091, 6018, 0}, {230119, 6019, 0}, {230130, 6020, 0}, {230145, 6022, 0},
    {230166, 6024, 0}, {230190, 6025, 0}, {230206, 6033, 0}, {230226, 6034, 0}, {230246, 6089, 0},
    {230273, 6094, 0}, {230286, 6095, 0}, {230306, 6114, 0}, {230327, 6141, 0}, {230345, 6400, 0},
    {230371, 1, 0}, {230378, 7, 0}, {230387, 8, 0}, {230401, 12, 0}, {230414, 13, 0}, {230425, 17, 0},
    {230431, 19, 0}, {230445, 20, 0}, {230460, 38, 0}, {230475, 44, 0}, {230483, 47, 0}, {230495, 59, 0},
    {230508, 62, 0}, {230528, 63, 0}, {230554, 64, 0}, {230576, 65, 0}, {230599, 66, 0}, {230630, 67, 0},
    {230655, 68, 0}, {230675, 4434, 0}, {230692, 4449, 0}, {230726, 5304, 0}, {230765, 5617, 0},
    {230784, 5837, 0}, {230804, 6017, 0}, {230826, 6026, 0}, {230851, 2, 0}, {230860, 3, 0}, {230873, 14, 0},
    {230888, 15, 0}, {230900, 21, 0}, {230914, 25, 0}, {230934, 27, 0}, {230958, 28, 0}, {230992, 29, 0},
    {231025, 30, 0}, {231059, 31, 0}, {227049, 32, 0}, {227062, 33, 0}, {231092, 35, 0}, {231110, 37, 0},
    {231122, 40, 0}, {231138, 41, 0}, {231154, 42, 0}, {231161, 45, 0}, {231178, 48, 0}, {231191, 49, 0},
    {231219, 50, 0}, {231230, 51, 0}, {231248, 52, 0}, {231270, 53, 0}, {231288, 55, 0}, {231318, 56, 0},
    {231349, 58, 0}, {231366, 60, 0}, {231378, 4422, 0}, {231401, 4427, 0}, {231416, 4428, 0},
    {231449, 4430, 0}, {231493, 4439, 0}, {231503, 4441, 0}, {231533, 4471, 0}, {231556, 4472, 0},
    {231568, 4479, 0}, {231582, 5008, 0}, {231598, 5009, 0}, {231620, 5010, 0}, {231636, 5013, 0},
    {231653, 5015, 0}, {231674, 5016, 0}, {231688, 5055, 0}, {231703, 5265, 0}, {231727, 5291, 0},
    {231746, 5301, 0}, {231763, 5302, 0}, {231786, 5305, 0}, {231825, 5340, 0}, {231838, 5341, 0},
    {231861, 5347, 0}, {231892, 5353, 0}, {231917, 5363, 0}, {231950, 5372, 0}, {231988, 5373, 0},
    {232007, 5378, 0}, {232039, 5379, 0}, {232064, 5584, 0}, {232087, 23, 0}, {232109, 24, 0},
    {232127, 34, 0}, {232142, 36, 0}, {232152, 54, 0}, {232168, 57, 0}, {232182, 4174, 0}, {232193, 4175, 0},
    {232230, 4176, 0}, {232270, 4191, 0}, {232279, 4429, 0}, {232322, 4442, 0}, {232339, 4478, 0},
    {232371, 5249, 0}, {232400, 5251, 0}, {232428, 5260, 0}, {232448, 5303, 0}, {232484, 5306, 0},
    {232521, 5307, 0}, {232557, 5308, 0}, {232594, 5309, 0}, {232630, 5310, 0}, {232669, 5311, 0},
    {232711, 5312, 0}, {232753, 5254, 0}, {232781, 5255, 0}, {232802, 5259, 0}, {232821, 6115, 0},
    {232845, 6441, 0}, {232864, 5116, 0}, {232880, 5117, 0}, {232902, 5118, 0}, {232931, 6425, 0},
    {232968, 0, 0}, {232974, 1, 0}, {232981, 2, 0}, {232988, 3, 0}, {232995, 4294967295, 0}, {233030, 0, 0},
    {233039, 1, 0}, {94671, 0, 0}, {233080, 1, 0}, {233088, 2, 0}, {233096, 4, 0}, {233104, 8, 0},
    {233117, 16, 0}, {233148, 0, 0}, {233156, 1, 0}, {233164, 2, 0}, {233185, 0, 0}, {233202, 1, 0},
    {233209, 2, 0}, {233215, 3, 0}, {233030, 4, 0}, {233227, 5, 0}, {233236, 6, 0}, {233248, 7, 0},
    {233261, 8, 0}, {233272, 9, 0}, {233283, 10, 0}, {227022, 11, 0}, {233291, 13, 0}, {233305, 14, 0},
    {233310, 15, 0}, {233316, 16, 0}, {233325, 17, 0}, {233332, 18, 0}, {233342, 19, 0}, {233351, 20, 0},
    {233359, 21, 0}, {233368, 22, 0}, {233377, 23, 0}, {233386, 24, 0}, {233398, 25, 0}, {233410, 26, 0},
    {233418, 27, 0}, {233428, 28, 0}, {233448, 29, 0}, {233455, 30, 0}, {233464, 31, 0}, {7015, 32, 0},
    {233474, 33, 0}, {233482, 34, 0}, {233496, 35, 0}, {233503, 36, 0}, {233513, 37, 0}, {233523, 38, 0},
    {135381, 39, 0}, {233537, 40, 0}, {233552, 41, 0}, {233570, 42, 0}, {233584, 43, 0}, {233605, 44, 0},
    {233615, 45, 0}, {233629, 46, 0}, {233641, 47, 0}, {233657, 4469, 0}, {233670, 4470, 0}, {233685, 4999, 0},
    {233703, 5248, 0}, {233722, 5250, 0}, {233736, 5252, 0}, {233755, 5256, 0}, {233783, 5271, 0},
    {233799, 5285, 0}, {233812, 5300, 0}, {233823, 5355, 0}, {233839, 5356, 0}, {233854, 5398, 0},
    {233872, 5399, 0}, {233888, 5400, 0}, {233903, 5401, 0}, {233916, 5599, 0}, {233930, 5602, 0},
    {233956, 5607, 0}, {233969, 5608, 0}, {233986, 5624, 0}, {234013, 5625, 0}, {234034, 5626, 0},
    {234061, 5627, 0}, {234076, 5628, 0}, {234102, 5634, 0}, {234116, 5635, 0}, {234129, 5636, 0},
    {234144, 5822, 0}, {234170, 5823, 0}, {234194, 5825, 0}, {234208, 5826, 0}, {234220, 5827, 0},
    {234234, 5828, 0}, {234249, 5829, 0}, {234271, 5830, 0}, {234287, 5831, 0}, {234303, 5832, 0},
    {234322, 5833, 0}, {234342, 5834, 0}, {234353, 5835, 0}, {234367, 5836, 0}, {234387, 5899, 0},
    {234406, 5900, 0}, {234421, 5901, 0}, {234449, 5902, 0}, {234463, 5905, 0}, {234480, 5907, 0},
    {234505, 5914, 0}, {234521, 5915, 0}, {234534, 5921, 0}, {234554, 5944, 0}, {234573, 6080, 0},
    {234604, 6085, 0}, {234629, 6087, 0}, {234664, 6140, 0}, {234682, 6442, 0}, {234704, 6443, 0},
    {234727, 3, 0}, {234733, 2, 0}, {234747, 1, 0}, {234759, 0, 0}, {232995, 4294967295, 0}, {234763, 0, 0},
    {234769, 1, 0}, {234775, 2, 0}, {234781, 3, 0}, {234786, 4, 0}, {234791, 5, 0}, {234798, 6, 0},
    {234824, 0, 0}, {234836, 1, 0}, {234849, 2, 0}, {234871, 3, 0}, {234892, 4, 0}, {234906, 5, 0},
    {234921, 6, 0}, {234940, 7, 0}, {234956, 8, 0}, {234972, 9, 0}, {234991, 10, 0}, {235001, 11, 0},
    {235005, 12, 0}, {235020, 14, 0}, {235033, 15, 0}, {235043, 16, 0}, {235058, 17, 0}, {235068, 18, 0},
    {235082, 19, 0}, {235094, 20, 0}, {235105, 21, 0}, {235125, 22, 0}, {235135, 23, 0}, {235159, 24, 0},
    {235165, 25, 0}, {235174, 26, 0}, {235189, 27, 0}, {235202, 28, 0}, {235218, 29, 0}, {235238, 30, 0},
    {235250, 31, 0}, {235265, 33, 0}, {235277, 34, 0}, {227456, 35, 0}, {235287, 36, 0}, {235309, 37, 0},
    {235333, 38, 0}, {235345, 39, 0}, {235361, 4421, 0}, {235391, 4446, 0}, {228894, 4459, 0},
    {228909, 4460, 0}, {228927, 4461, 0}, {228952, 4462, 0}, {228968, 4463, 0}, {235409, 5017, 0},
    {235438, 5027, 0}, {235461, 5079, 0}, {235489, 5080, 0}, {235515, 5081, 0}, {235538, 5082, 0},
    {235565, 5083, 0}, {235590, 5084, 0}, {235612, 5269, 0}, {235627, 5270, 0}, {235647, 5289, 0},
    {235670, 5290, 0}, {235694, 5298, 0}, {235713, 5366, 0}, {235738, 5367, 0}, {235765, 5368, 0},
    {235791, 5369, 0}, {235819, 5370, 0}, {235850, 5371, 0}, {235883, 5618, 0}, {235910, 5620, 0},
    {235931, 5621, 0}, {235952, 5622, 0}, {235978, 5623, 0}, {236005, 5893, 0}, {236027, 5894, 0},
    {236043, 5895, 0}, {236063, 5896, 0}, {236085, 5903, 0}, {236113, 6154, 0}, {236137, 6417, 0},
    {236175, 0, 0}, {236182, 1, 0}, {236202, 2, 0}, {230851, 3, 0}, {236225, 4, 0}, {236234, 5, 0},
    {228553, 6, 0}, {236244, 5313, 0}, {236261, 5314, 0}, {236277, 5315, 0}, {236287, 5316, 0},
    {236301, 5317, 0}, {236309, 5318, 0}, {236321, 5364, 0}, {236329, 5365, 0}, {236347, 0, 0},
    {236369, 1, 0}, {236390, 2, 0}, {236411, 3, 0}, {236434, 4, 0}, {236466, 5, 0}, {236484, 6, 0},
    {236519, 7, 0}, {236547, 8, 0}, {236581, 9, 0}, {236603, 10, 0}, {236624, 11, 0}, {236655, 12, 0},
    {236692, 13, 0}, {236714, 14, 0}, {236740, 15, 0}, {236768, 16, 0}, {236790, 17, 0}, {236818, 18, 0},
    {236843, 19, 0}, {236873, 20, 0}, {236914, 21, 0}, {236932, 22, 0}, {236952, 23, 0}, {236990, 24, 0},
    {237011, 25, 0}, {237047, 26, 0}, {237069, 27, 0}, {237104, 28, 0}, {237128, 29, 0}, {237154, 30, 0},
    {237183, 31, 0}, {237210, 32, 0}, {237227, 1000, 0}, {237263, 1001, 0}, {237291, 1002, 0},
    {237322, 1003, 0}, {237358, 1004, 0}, {237392, 1005, 0}, {237424, 1006, 0}, {237454, 1007, 0},
    {237490, 1008, 0}, {237522, 1009, 0}, {237558, 1010, 0}, {237585, 1011, 0}, {237619, 1012, 0},
    {237639, 1013, 0}, {237669, 6000, 0}, {237685, 6001, 0}, {237699, 2000, 0}, {237735, 2001, 0},
    {237757, 2002, 0}, {237798, 2003, 0}, {237827, 2004, 0}, {237863, 2005, 0}, {237895, 2006, 0},
    {237940, 3000, 0}, {237967, 3001, 0}, {237998, 3002, 0}, {238019, 4000, 0}, {238063, 4001, 0},
    {238088, 4002, 0}, {238124, 4003, 0}, {238144, 4007, 0}, {238169, 4004, 0}, {238195, 4005, 0},
    {238223, 4006, 0}, {238249, 4008, 0}, {238281, 4009, 0}, {238314, 4012, 0}, {238351, 4013, 0},
    {238380, 4010, 0}, {238419, 4011, 0}, {238464, 4014, 0}, {238492, 4015, 0}, {238523, 4016, 0},
    {238557, 4017, 0}, {238577, 4018, 0}, {238608, 4019, 0}, {238650, 4020, 0}, {238680, 4021, 0},
    {238699, 4022, 0}, {238725, 4023, 0}, {238744, 4024, 0}, {238778, 4025, 0}, {238796, 4026, 0},
    {238819, 4027, 0}, {238847, 4028, 0}, {238880, 4029, 0}, {238904, 4031, 0}, {238934, 4032, 0},
    {238959, 4033, 0}, {238995, 5000, 0}, {239029, 5001, 0}, {239055, 5002, 0}, {239090, 5003, 0},
    {239125, 5005, 0}, {239144, 5006, 0}, {239181, 5007, 0}, {239211, 5008, 0}, {239237, 5009, 0},
    {239272, 5010, 0}, {239292, 5011, 0}, {239321, 5012, 0}, {239344, 5013, 0}, {239368, 5014, 0},
    {239399, 5015, 0}, {239448, 0, 0}, {94671, 0, 0}, {239460, 1, 0}, {239467, 2, 0}, {239474, 4, 0},
    {239478, 8, 0}, {239489, 16, 0}, {239494, 65536, 0}, {239517, 131072, 0}, {239535, 0, 0}, {239539, 1, 0},
    {239543, 2, 0}, {239547, 3, 0}, {94671, 0, 0}, {239567, 1, 0}, {239574, 2, 0}, {13122, 4, 0},
    {239585, 8, 0}, {230273, 65536, 0}, {239606, 0, 0}, {239613, 1, 0}, {239627, 2, 0}, {239641, 3, 0},
    {239657, 6, 0}, {239677, 7, 0}, {239704, 8, 0}, {239748, 0, 0}, {239759, 1, 0}, {239782, 0, 0},
    {239790, 1, 0}, {239798, 2, 0}, {232995, 0, 0}, {239823, 1, 0}, {239831, 2, 0}, {239839, 3, 0},
    {239844, 4, 0}, {239850, 5, 0}, {239861, 6, 0}, {239867, 7, 0}, {239873, 8, 0}, {239886, 9, 0},
    {239891, 10, 0}, {239898, 11, 0}, {239906, 12, 0}, {239911, 13, 0}, {239915, 14, 0}, {239919, 15, 0},
    {239922, 16, 0}, {239934, 17, 0}, {239944, 18, 0}, {239953, 19, 0}, {239962, 20, 0}, {239970, 21, 0},
    {239978, 22, 0}, {239986, 23, 0}, {239993, 24, 0}, {239998, 25, 0}, {240004, 26, 0}, {240010, 27, 0},
    {240015, 28, 0}, {240020, 29, 0}, {240024, 30, 0}, {240033, 31, 0}, {240042, 32, 0}, {240050, 33, 0},
    {240056, 34, 0}, {240066, 35, 0}, {240073, 36, 0}, {240080, 37, 0}, {240086, 38, 0}, {240092, 39, 0},
    {240097, 40, 0}, {240103, 41, 0}, {94671, 0, 0}, {240122, 1, 0}, {240127, 2, 0}, {240131, 4, 0},
    {240136, 8, 0}, {233496, 16, 0}, {240148, 32, 0}, {233325, 64, 0}, {231154, 128, 0}, {240161, 256, 0},
    {240180, 512, 0}, {240197, 1024, 0}, {240213, 2048, 0}, {240227, 4096, 0}, {240238, 65536, 0},
    {240246, 8192, 0}, {240257, 16384, 0}, {240289, 0, 0}, {240304, 1, 0}, {240316, 2, 0}, {240344, 0, 0},
    {240358, 1, 0}, {240383, 0, 0}, {240390, 1, 0}, {240397, 2, 0}, {240426, 0, 0}, {240435, 1, 0},
    {240442, 2, 0}, {240452, 3, 0}, {240469, 4, 0}, {94671, 0, 0}, {240493, 1, 0}, {240500, 2, 0},
    {240511, 4, 0}, {240530, 8, 0}, {240547, 16, 0}, {240561, 32, 0}, {240575, 64, 0}, {240593, 128, 0},
    {240603, 256, 0}, {240616, 65536, 0}, {240640, 1048576, 0}, {240658, 131072, 0}, {240678, 2097152, 0},
    {240699, 262144, 0}, {240720, 4194304, 0}, {240746, 524288, 0}, {240766, 8388608, 0}, {233039, 0, 0},
    {233030, 1, 0}, {240793, 2, 0}, {240801, 3, 0}, {94671, 0, 0}, {233359, 1, 0}, {240822, 2, 0},
    {240257, 4, 0}, {240830, 8, 0}, {240851, 16, 0}, {240870, 32, 0}, {240888, 65536, 0}, {240908, 131072, 0},
    {240937, 0, 0}, {240944, 1, 0}, {232974, 2, 0}, {232981, 3, 0}, {94671, 0, 0}, {240968, 2, 0},
    {240976, 4, 0}, {240984, 8, 0}, {240999, 16, 0}, {241022, 64, 0}, {241036, 128, 0}, {241051, 256, 0},
    {241067, 512, 0}, {241088, 1024, 0}, {241108, 2048, 0}, {241120, 4096, 0}, {241133, 8192, 0},
    {241147, 16384, 0}, {233359, 32768, 0}, {241166, 0, 0}, {241172, 1, 0}, {241180, 2, 0}, {241198, 3, 0},
    {241207, 4, 0}, {241225, 5, 0}, {241232, 6, 0}, {241245, 7, 0}, {241254, 8, 0}, {241261, 10, 0},
    {241273, 11, 0}, {241289, 12, 0}, {241299, 14, 0}, {241313, 15, 0}, {241326, 16, 0}, {241342, 17, 0},
    {241355, 19, 0}, {241366, 20, 0}, {241377, 21, 0}, {241387, 22, 0}, {241399, 23, 0}, {241412, 24, 0},
    {241425, 25, 0}, {241437, 27, 0}, {241456, 28, 0}, {241468, 29, 0}, {241487, 30, 0}, {241500, 32, 0},
    {241514, 33, 0}, {241529, 39, 0}, {241550, 41, 0}, {241565, 42, 0}, {241581, 43, 0}, {241592, 44, 0},
    {241612, 46, 0}, {241627, 48, 0}, {241646, 49, 0}, {241666, 50, 0}, {241681, 51, 0}, {241705, 52, 0},
    {241722, 54, 0}, {241733, 55, 0}, {241753, 56, 0}, {241767, 57, 0}, {241782, 59, 0}, {241793, 61, 0},
    {241800, 62, 0}, {241808, 63, 0}, {241821, 65, 0}, {241835, 67, 0}, {241852, 70, 0}, {241877, 71, 0},
    {241888, 72, 0}, {241905, 77, 0}, {241928, 78, 0}, {241950, 79, 0}, {241966, 80, 0}, {241987, 81, 0},
    {242006, 82, 0}, {242024, 84, 0}, {242036, 87, 0}, {242061, 88, 0}, {242086, 93, 0}, {242119, 95, 0},
    {242132, 97, 0}, {242150, 98, 0}, {242162, 99, 0}, {242175, 100, 0}, {242183, 104, 0}, {242200, 109, 0},
    {242214, 110, 0}, {242228, 111, 0}, {242242, 112, 0}, {242256, 113, 0}, {242267, 114, 0}, {242278, 115, 0},
    {242289, 117, 0}, {242305, 120, 0}, {242321, 121, 0}, {242340, 122, 0}, {242359, 123, 0}, {242386, 124, 0},
    {242396, 126, 0}, {242406, 127, 0}, {242416, 128, 0}, {242423, 129, 0}, {242430, 130, 0}, {242437, 131, 0},
    {242444, 132, 0}, {242451, 133, 0}, {242458, 134, 0}, {242465, 135, 0}, {242472, 136, 0}, {242479, 137, 0},
    {242486, 138, 0}, {242493, 139, 0}, {242500, 140, 0}, {242507, 141, 0}, {242514, 142, 0}, {242534, 143, 0},
    {242554, 144, 0}, {242574, 145, 0}, {242594, 146, 0}, {242614, 148, 0}, {242620, 149, 0}, {242632, 150, 0},
    {242645, 151, 0}, {242660, 152, 0}, {242675, 156, 0}, {242683, 157, 0}, {242691, 158, 0}, {242702, 162, 0},
    {242712, 163, 0}, {242724, 164, 0}, {242739, 165, 0}, {242757, 166, 0}, {242769, 167, 0}, {242782, 168, 0},
    {242795, 169, 0}, {242804, 170, 0}, {242813, 171, 0}, {242825, 172, 0}, {242840, 173, 0}, {242855, 174, 0},
    {242875, 175, 0}, {242895, 176, 0}, {242907, 177, 0}, {242919, 178, 0}, {242936, 179, 0}, {242953, 180, 0},
    {242965, 181, 0}, {242979, 182, 0}, {242994, 183, 0}, {243011, 184, 0}, {243026, 185, 0}, {243043, 186, 0},
    {243061, 187, 0}, {243081, 188, 0}, {243101, 189, 0}, {243123, 190, 0}, {243146, 191, 0}, {243171, 194, 0},
    {243191, 195, 0}, {243214, 196, 0}, {243233, 197, 0}, {243245, 198, 0}, {243258, 199, 0}, {243271, 200, 0},
    {243277, 201, 0}, {243294, 202, 0}, {243313, 203, 0}, {243332, 204, 0}, {243345, 205, 0}, {243356, 218, 0},
    {243369, 219, 0}, {243384, 224, 0}, {243401, 225, 0}, {243417, 229, 0}, {243434, 230, 0}, {243458, 231, 0},
    {243486, 232, 0}, {243505, 233, 0}, {243524, 234, 0}, {243537, 235, 0}, {243550, 236, 0}, {243563, 237, 0},
    {243576, 238, 0}, {243589, 239, 0}, {243602, 240, 0}, {243614, 241, 0}, {243625, 242, 0}, {243637, 245, 0},
    {243643, 246, 0}, {243655, 247, 0}, {243672, 248, 0}, {243680, 249, 0}, {243689, 250, 0}, {243709, 251, 0},
    {243718, 252, 0}, {243725, 253, 0}, {243734, 254, 0}, {243748, 255, 0}, {243762, 263, 0}, {243779, 264, 0},
    {243791, 265, 0}, {243803, 266, 0}, {243815, 267, 0}, {243827, 268, 0}, {243839, 269, 0}, {243851, 270, 0},
    {243863, 271, 0}, {243875, 317, 0}, {243884, 330, 0}, {243902, 333, 0}, {243925, 334, 0}, {243946, 335, 0},
    {243967, 336, 0}, {243993, 337, 0}, {244020, 339, 0}, {244044, 342, 0}, {244076, 343, 0}, {244107, 344, 0},
    {244138, 345, 0}, {244163, 346, 0}, {244191, 347, 0}, {244218, 348, 0}, {244247, 349, 0}, {244269, 350, 0},
    {244291, 351, 0}, {244313, 352, 0}, {244335, 353, 0}, {244357, 354, 0}, {244379, 355, 0}, {244401, 356, 0},
    {244423, 357, 0}, {244445, 358, 0}, {244467, 359, 0}, {244495, 360, 0}, {244522, 361, 0}, {244550, 362, 0},
    {244578, 363, 0}, {244605, 364, 0}, {244633, 366, 0}, {244659, 4163, 0}, {244675, 4182, 0},
    {244696, 4183, 0}, {244707, 4184, 0}, {244723, 4185, 0}, {244743, 4186, 0}, {244757, 4190, 0},
    {244772, 4181, 0}, {244791, 4421, 0}, {244811, 4431, 0}, {244838, 4450, 0}, {244845, 4451, 0},
    {244852, 4452, 0}, {244860, 4453, 0}, {244873, 4454, 0}, {244886, 4455, 0}, {244900, 4456, 0},
    {244927, 4457, 0}, {244954, 4458, 0}, {244982, 4459, 0}, {245011, 4460, 0}, {245040, 4461, 0},
    {245072, 4462, 0}, {245108, 5294, 0}, {245127, 5295, 0}, {245147, 5575, 0}, {245172, 5576, 0},
    {245198, 5630, 0}, {245214, 6035, 0}, {245230, 6116, 0}, {245252, 6117, 0}, {245274, 6142, 0},
    {245302, 6143, 0}, {245328, 6401, 0}, {245343, 6402, 0}, {245358, 6426, 0}, {245397, 0, 0},
    {245428, 0, 0}, {245440, 1, 0}, {245447, 2, 0}, {245457, 3, 0}, {245466, 4, 0}, {245477, 5, 0},
    {245489, 6, 0}, {94671, 0, 0}, {245520, 1, 0}, {245528, 2, 0}, {245553, 0, 0}, {245569, 1, 0},
    {233410, 2, 0}, {245575, 3, 0}, {245447, 4, 0}, {245582, 5, 0}, {94739, 6, 0}, {245597, 7, 0},
    {245606, 8, 0}, {245614, 9, 0}, {245627, 10, 0}, {245641, 11, 0}, {245647, 12, 0}, {245661, 5328, 0},
    {245677, 5329, 0}, {245701, 5338, 0}, {245715, 5339, 0}, {245731, 5342, 0}, {245753, 5343, 0},
    {245775, 5349, 0}, {245797, 5402, 0}, {245821, 5605, 0}, {245838, 5936, 0}, {245854, 5937, 0},
    {240426, 0, 0}, {245886, 1, 0}, {245899, 2, 0}, {240442, 3, 0}, {245916, 0, 0}, {95158, 1, 0},
    {245920, 2, 0}, {245924, 3, 0}, {245933, 4, 0}, {245945, 5, 0}, {245951, 6, 0}, {245958, 7, 0},
    {245967, 8, 0}, {232995, 4294967295, 0}, {245987, 0, 0}, {245992, 1, 0}, {245997, 2, 0}, {246002, 3, 0},
    {246007, 4, 0}, {246012, 5, 0}, {246017, 6, 0}, {272558, 32, 0}, {55, 0, 0}, {272572, 1, 0},
    {272578, 2, 0}, {50607, 3, 0}, {272583, 4, 0}, {272591, 5, 0}, {272599, 6, 0}, {269177, 7, 0},
    {272603, 8, 0}, {272615, 9, 0}, {272627, 10, 0}, {95788, 11, 0}, {272640, 12, 0}, {272645, 13, 0},
    {30217, 14, 0}, {55, 0, 0}, {272657, 1, 0}, {272679, 1, 0}, {272689, 2, 0}, {272704, 1, 0},
    {272712, 2, 0}, {55, 0, 0}, {272730, 1, 0}, {272747, 2, 0}, {272756, 1, 0}, {272769, 2, 0},
    {272783, 3, 0}, {272817, 0, 0}, {272821, 1, 0}, {282043, 1, 0}, {282053, 2, 0}, {282078, 0, 0},
    {282093, 1, 0}, {282111, 2, 0}, {31373, 0, 0}, {31376, 1, 0}, {55730, 2, 0}, {55733, 3, 0},
    {55736, 4, 0}, {55739, 5, 0}, {282171, 0, 0}, {92420, 1, 0}, {282180, 2, 0}, {30659, 0, 0},
    {30663, 1, 0}, {282242, 0, 0}, {282246, 1, 0}, {282255, 2, 0}, {282268, 3, 0}, {282311, 0, 0},
    {282325, 1, 0}, {55, 0, 0}, {282360, 1, 0}, {282376, 2, 0}, {282388, 3, 0}, {282428, 0, 0},
    {282246, 1, 0}, {282436, 2, 0}, {282447, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59930, 2, 0},
    {59936, 3, 0}, {14301, 4, 0}, {59942, 5, 0}, {59948, 6, 0}, {14274, 7, 0}, {59954, 8, 0}, {59958, 9, 0},
    {1239, 10, 0}, {14265, 12, 0}, {14292, 11, 0}, {310256, 0, 0}, {310271, 1, 0}, {310279, 2, 0},
    {310285, 3, 0}, {159556, 4, 0}, {321078, 0, 0}, {321085, 1, 0}, {321094, 2, 0}, {321104, 3, 0},
    {321120, 4, 0}, {321131, 5, 0}, {59893, 0, 0}, {17, 1, 0}, {18521, 0, 0}, {321168, 3, 0}, {59903, 0, 0},
    {18521, 1, 0}, {101152, 2, 0}, {135832, 3, 0}, {135824, 4, 0}, {50607, 8, 0}, {50681, 9, 0},
    {135683, 10, 0}, {135686, 11, 0}, {135693, 12, 0}, {135696, 13, 0}, {51462, 14, 0}, {50702, 15, 0},
    {135689, 16, 0}, {327497, 1, 0}, {327512, 2, 0}, {327526, 3, 0}, {327540, 4, 0}, {327553, 5, 0},
    {327567, 6, 0}, {327580, 7, 0}, {327593, 8, 0}, {327605, 9, 0}, {327619, 10, 0}, {327632, 11, 0},
    {327645, 12, 0}, {327657, 13, 0}, {43624, 0, 0}, {327669, 1, 0}, {59893, 2, 0}, {135796, 3, 0},
    {169420, 4, 0}, {327678, 5, 0}, {327497, 1, 0}, {327685, 2, 0}, {327700, 3, 0}, {327715, 4, 0},
    {327730, 5, 0}, {327745, 6, 0}, {327760, 7, 0}, {327775, 8, 0}, {327605, 9, 0}, {327790, 10, 0},
    {327804, 11, 0}, {327818, 12, 0}, {327832, 13, 0}, {327847, 14, 0}, {327862, 15, 0},
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
    {1, 14338, {0, 0}, 0, 0}, {1, 14495, {0, 0}, 0, 0}, {1, 14927, {0, 0}, 0, 0}, {1, 15160, {0, 0}, 0, 0},
    {1, 15616, {0, 0}, 0, 0}, {1, 15877, {0, 0}, 0, 0}, {1, 15907, {0, 0}, 0, 0}, {1, 16078, {0, 0}, 0, 0},
    {1, 16249, {0, 0}, 0, 0}, {1, 6753, {0, 0}, 0, 0}, {1, 16952, {0, 0}, 0, 0}, {1, 17001, {0, 0}, 0, 0},
    {1, 17025, {0, 0}, 0, 0}, {1, 17054, {0, 0}, 0, 0}, {3, 17102, {0, 0}, 0, 0}, {1, 17119, {0, 0}, 0, 0},
    {1, 17155, {0, 0}, 0, 0}, {1, 17435, {0, 0}, 0, 0}, {1, 17584, {0, 0}, 0, 0}, {1, 17642, {0, 0}, 0, 0},
    {1, 17795, {0, 0}, 0, 0}, {1, 17799, {0, 0}, 0, 0}, {3, 18504, {0, 0}, 0, 0}, {1, 18814, {0, 0}, 0, 0},
    {1, 18860, {0, 0}, 0, 0}, {3, 18864, {0, 0}, 0, 0}, {3, 20308, {0, 0}, 0, 0}, {1, 20360, {0, 0}, 0, 0},
    {1, 21404, {0, 0}, 0, 0}, {1, 21865, {0, 0}, 0, 0}, {1, 22036, {0, 0}, 0, 0}, {1, 22074, {0, 0}, 0, 0},
    {1, 22130, {0, 0}, 0, 0}, {3, 22170, {0, 0}, 0, 0}, {1, 22548, {0, 0}, 0, 0}, {1, 22616, {0, 0}, 0, 0},
    {1, 22620, {0, 0}, 0, 0}, {1, 22745, {0, 0}, 0, 0}, {1, 22997, {0, 0}, 0, 0}, {1, 23362, {0, 0}, 0, 0},
    {1, 23667, {0, 0}, 0, 0}, {1, 24322, {0, 0}, 0, 0}, {1, 24615, {0, 0}, 0, 0}, {1, 25112, {0, 0}, 0, 0},
    {1, 25269, {0, 0}, 0, 0}, {1, 25520, {0, 0}, 0, 0}, {1, 25781, {0, 0}, 0, 0}, {1, 25832, {0, 0}, 0, 0},
    {1, 26119, {0, 0}, 0, 0}, {1, 26154, {0, 0}, 0, 0}, {1, 26534, {0, 0}, 0, 0}, {1, 26690, {0, 0}, 0, 0},
    {1, 26741, {0, 0}, 0, 0}, {1, 26811, {0, 0}, 0, 0}, {1, 27163, {0, 0}, 0, 0}, {1, 27368, {0, 0}, 0, 0},
    {1, 27419, {0, 0}, 0, 0}, {1, 27492, {0, 0}, 0, 0}, {1, 27523, {0, 0}, 0, 0}, {3, 27841, {0, 0}, 0, 0},
    {1, 27921, {0, 0}, 0, 0}, {1, 28231, {0, 0}, 0, 0}, {1, 28546, {0, 0}, 0, 0}, {1, 28656, {0, 0}, 0, 0},
    {1, 28755, {0, 0}, 0, 0}, {1, 29441, {0, 0}, 0, 0}, {1, 29798, {0, 0}, 0, 0}, {1, 29935, {0, 0}, 0, 0},
    {1, 29982, {0, 0}, 0, 0}, {1, 30206, {0, 0}, 0, 0}, {1, 30268, {0, 0}, 0, 0}, {1, 30554, {0, 0}, 0, 0},
    {1, 30613, {0, 0}, 0, 0}, {1, 30840, {0, 0}, 0, 0}, {1, 30885, {0, 0}, 0, 0}, {1, 31559, {0, 0}, 0, 0},
    {1, 31589, {0, 0}, 0, 0}, {1, 31626, {0, 0}, 0, 0}, {3, 31636, {0, 0}, 0, 0}, {1, 31943, {0, 0}, 0, 0},
    {3, 31970, {0, 0}, 0, 0}, {1, 32143, {0, 0}, 0, 0}, {1, 32376, {0, 0}, 0, 0}, {1, 32623, {0, 0}, 0, 0},
    {1, 32835, {0, 0}, 0, 0}, {1, 32921, {0, 0}, 0, 0}, {1, 33262, {0, 0}, 0, 0}, {1, 33424, {0, 0}, 0, 0},
    {1, 34165, {0, 0}, 0, 0}, {1, 34887, {0, 0}, 0, 0}, {1, 34937, {0, 0}, 0, 0}, {1, 35234, {0, 0}, 0, 0},
    {1, 35279, {0, 0}, 0, 0}, {1, 35622, {0, 0}, 0, 0}, {1, 35667, {0, 0}, 0, 0}, {1, 35732, {0, 0}, 0, 0},
    {1, 35801, {0, 0}, 0, 0}, {1, 36178, {0, 0}, 0, 0}, {1, 36199, {0, 0}, 0, 0}, {1, 36229, {0, 0}, 0, 0},
    {1, 36255, {0, 0}, 0, 0}, {1, 37096, {0, 0}, 0, 0}, {3, 37217, {0, 0}, 0, 0}, {1, 37524, {0, 0}, 0, 0},
    {1, 37597, {0, 0}, 0, 0}, {1, 38540, {0, 0}, 0, 0}, {1, 38585, {0, 0}, 0, 0}, {3, 38657, {0, 0}, 0, 0},
    {1, 38961, {0, 0}, 0, 0}, {1, 39030, {0, 0}, 0, 0}, {3, 40509, {0, 0}, 0, 0}, {1, 40991, {0, 0}, 0, 0},
    {1, 41051, {0, 0}, 0, 0}, {1, 41147, {0, 0}, 0, 0}, {1, 41275, {0, 0}, 0, 0}, {3, 41848, {0, 0}, 0, 0},
    {1, 41980, {0, 0}, 0, 0}, {1, 42884, {0, 0}, 0, 0}, {1, 42978, {0, 0}, 0, 0}, {1, 43372, {0, 0}, 0, 0},
    {1, 43616, {0, 0}, 0, 0}, {1, 43739, {0, 0}, 0, 0}, {1, 43801, {0, 0}, 0, 0}, {1, 43850, {0, 0}, 0, 0},
    {1, 43920, {0, 0}, 0, 0}, {1, 44207, {0, 0}, 0, 0}, {1, 44683, {0, 0}, 0, 0}, {1, 44711, {0, 0}, 0, 0},
    {1, 44974, {0, 0}, 0, 0}, {1, 45358, {0, 0}, 0, 0}, {1, 45422, {0, 0}, 0, 0}, {1, 45640, {0, 0}, 0, 0},
    {1, 45689, {0, 0}, 0, 0}, {1, 46578, {0, 0}, 0, 0}, {3, 46612, {0, 0}, 0, 0}, {1, 46926, {0, 0}, 0, 0},
    {1, 46944, {0, 0}, 0, 0}, {3, 47120, {0, 0}, 0, 0}, {3, 47135, {0, 0}, 0, 0}, {3, 47439, {0, 0}, 0, 0},
    {3, 47846, {0, 0}, 0, 0}, {3, 47859, {0, 0}, 0, 0}, {1, 48046, {0, 0}, 0, 0}, {1, 48211, {0, 0}, 0, 0},
    {1, 48259, {0, 0}, 0, 0}, {1, 49191, {0, 0}, 0, 0}, {1, 49395, {0, 0}, 0, 0}, {1, 49894, {0, 0}, 0, 0},
    {1, 50193, {0, 0}, 0, 0}, {1, 50222, {0, 0}, 0, 0}, {1, 51097, {0, 0}, 0, 0}, {1, 51218, {0, 0}, 0, 0},
    {1, 51222, {0, 0}, 0, 0}, {1, 51268, {0, 0}, 0, 0}, {1, 51281, {0, 0}, 0, 0}, {1, 51588, {0, 0}, 0, 0},
    {1, 51633, {0, 0}, 0, 0}, {1, 51713, {0, 0}, 0, 0}, {1, 51749, {0, 0}, 0, 0}, {1, 51817, {0, 0}, 0, 0},
    {1, 51821, {0, 0}, 0, 0}, {1, 51976, {0, 0}, 0, 0}, {1, 52063, {0, 0}, 0, 0}, {1, 52134, {0, 0}, 0, 0},
    {1, 52290, {0, 0}, 0, 0}, {1, 52323, {0, 0}, 0, 0}, {1, 52391, {0, 0}, 0, 0}, {1, 52397, {0, 0}, 0, 0},
    {1, 52483, {0, 0}, 0, 0}, {1, 52575, {0, 0}, 0, 0}, {1, 52594, {0, 0}, 0, 0}, {1, 52735, {0, 0}, 0, 0},
    {1, 53654, {0, 0}, 0, 0}, {1, 54069, {0, 0}, 0, 0}, {1, 54087, {0, 0}, 0, 0}, {1, 54403, {0, 0}, 0, 0},
    {1, 54414, {0, 0}, 0, 0}, {1, 55002, {0, 0}, 0, 0}, {1, 55316, {0, 0}, 0, 0}, {1, 55871, {0, 0}, 0, 0},
    {3, 55970, {0, 0}, 0, 0}, {3, 55984, {0, 0}, 0, 0}, {1, 56161, {0, 0}, 0, 0}, {1, 56712, {0, 0}, 0, 0},
    {1, 56973, {0, 0}, 0, 0}, {1, 57216, {0, 0}, 0, 0}, {1, 57561, {0, 0}, 0, 0}, {1, 57856, {0, 0}, 0, 0},
    {1, 58184, {0, 0}, 0, 0}, {1, 58534, {0, 0}, 0, 0}, {1, 58603, {0, 0}, 0, 0}, {1, 58798, {0, 0}, 0, 0},
    {1, 59359, {0, 0}, 0, 0}, {1, 60543, {0, 0}, 0, 0}, {1, 60583, {0, 0}, 0, 0}, {1, 60648, {0, 0}, 0, 0},
    {1, 60679, {0, 0}, 0, 0}, {1, 60700, {0, 0}, 0, 0}, {1, 60802, {0, 0}, 0, 0}, {1, 60891, {0, 0}, 0, 0},
    {1, 60964, {0, 0}, 0, 0}, {1, 61004, {0, 0}, 0, 0}, {1, 61045, {0, 0}, 0, 0}, {3, 61070, {0, 0}, 0, 0},
    {1, 61257, {0, 0}, 0, 0}, {1, 61370, {0, 0}, 0, 0}, {1, 61402, {0, 0}, 0, 0}, {1, 61504, {0, 0}, 0, 0},
    {3, 61540, {0, 0}, 0, 0}, {3, 61702, {0, 0}, 0, 0}, {1, 62182, {0, 0}, 0, 0}, {1, 62225, {0, 0}, 0, 0},
    {3, 62383, {0, 0}, 0, 0}, {3, 62730, {0, 0}, 0, 0}, {3, 62755, {0, 0}, 0, 0}, {3, 64871, {0, 0}, 0, 0},
    {1, 65949, {0, 0}, 0, 0}, {1, 66053, {0, 0}, 0, 0}, {1, 66313, {0, 0}, 0, 0}, {1, 67056, {0, 0}, 0, 0},
    {1, 68423, {0, 0}, 0, 0}, {1, 68723, {0, 0}, 0, 0}, {1, 68848, {0, 0}, 0, 0}, {1, 68879, {0, 0}, 0, 0},
    {3, 69089, {0, 0}, 0, 0}, {3, 70434, {0, 0}, 0, 0}, {3, 70696, {0, 0}, 0, 0}, {3, 71565, {0, 0}, 0, 0},
    {3, 74309, {0, 0}, 0, 0}, {1, 74494, {0, 0}, 0, 0}, {1, 74566, {0, 0}, 0, 0}, {3, 74629, {0, 0}, 0, 0},
    {1, 74830, {0, 0}, 0, 0}, {3, 74991, {0, 0}, 0, 0}, {1, 75556, {0, 0}, 0, 0}, {1, 75823, {0, 0}, 0, 0},
    {1, 76560, {0, 0}, 0, 0}, {3, 76836, {0, 0}, 0, 0}, {1, 77250, {0, 0}, 0, 0}, {1, 77281, {0, 0}, 0, 0},
    {3, 77351, {0, 0}, 0, 0}, {3, 78145, {0, 0}, 0, 0}, {3, 78635, {0, 0}, 0, 0}, {1, 79389, {0, 0}, 0, 0},
    {1, 79415, {0, 0}, 0, 0}, {1, 79455, {0, 0}, 0, 0}, {1, 79489, {0, 0}, 0, 0}, {1, 79517, {0, 0}, 0, 0},
    {1, 79539, {0, 0}, 0, 0}, {1, 79563, {0, 0}, 0, 0}, {1, 79713, {0, 0}, 0, 0}, {3, 79736, {0, 0}, 0, 0},
    {1, 80630, {0, 0}, 0, 0}, {1, 80920, {0, 0}, 0, 0}, {1, 81398, {0, 0}, 0, 0}, {1, 84168, {0, 0}, 0, 0},
    {3, 87784, {0, 0}, 0, 0}, {1, 88449, {0, 0}, 0, 0}, {1, 88577, {0, 0}, 0, 0}, {1, 91920, {0, 0}, 0, 0},
    {1, 92999, {0, 0}, 0, 0}, {1, 93033, {0, 0}, 0, 0}, {1, 93267, {0, 0}, 0, 0}, {1, 96256, {0, 0}, 0, 0},
    {1, 96385, {0, 0}, 0, 0}, {3, 96506, {0, 0}, 0, 0}, {3, 96616, {0, 0}, 0, 0}, {1, 96657, {0, 0}, 0, 0},
    {1, 96733, {0, 0}, 0, 0}, {1, 96814, {0, 0}, 0, 0}, {1, 96908, {0, 0}, 0, 0}, {1, 96918, {0, 0}, 0, 0},
    {3, 97001, {0, 0}, 0, 0}, {3, 97026, {0, 0}, 0, 0}, {1, 97095, {0, 0}, 0, 0}, {1, 97110, {0, 0}, 0, 0},
    {1, 97132, {0, 0}, 0, 0}, {1, 97289, {0, 0}, 0, 0}, {3, 97304, {0, 0}, 0, 0}, {1, 97600, {0, 0}, 0, 0},
    {1, 97712, {0, 0}, 0, 0}, {1, 97728, {0, 0}, 0, 0}, {3, 98654, {0, 0}, 0, 0}, {1, 98676, {0, 0}, 0, 0},
    {3, 98701, {0, 0}, 0, 0}, {1, 98878, {0, 0}, 0, 0}, {1, 99007, {0, 0}, 0, 0}, {1, 99028, {0, 0}, 0, 0},
    {1, 99095, {0, 0}, 0, 0}, {3, 99135, {0, 0}, 0, 0}, {3, 99156, {0, 0}, 0, 0}, {3, 99178, {0, 0}, 0, 0},
    {3, 99196, {0, 0}, 0, 0}, {3, 99222, {0, 0}, 0, 0}, {3, 99238, {0, 0}, 0, 0}, {3, 99260, {0, 0}, 0, 0},
    {3, 99280, {0, 0}, 0, 0}, {3, 99298, {0, 0}, 0, 0}, {1, 99318, {0, 0}, 0, 0}, {1, 99327, {0, 0}, 0, 0},
    {3, 99574, {0, 0}, 0, 0}, {1, 99705, {0, 0}, 0, 0}, {1, 100205, {0, 0}, 0, 0}, {1, 100298, {0, 0}, 0, 0},
    {1, 100540, {0, 0}, 0, 0}, {1, 100572, {0, 0}, 0, 0}, {1, 100582, {0, 0}, 0, 0}, {1, 100822, {0, 0}, 0, 0},
    {3, 100890, {0, 0}, 0, 0}, {3, 101119, {0, 0}, 0, 0}, {1, 101181, {0, 0}, 0, 0}, {1, 101240, {0, 0}, 0, 0},
    {1, 101352, {0, 0}, 0, 0}, {1, 101597, {0, 0}, 0, 0}, {1, 101990, {0, 0}, 0, 0}, {1, 102068, {0, 0}, 0, 0},
    {1, 102087, {0, 0}, 0, 0}, {1, 102109, {0, 0}, 0, 0}, {1, 102137, {0, 0}, 0, 0}, {1, 102164, {0, 0}, 0, 0},
    {1, 102527, {0, 0}, 0, 0}, {3, 102596, {0, 0}, 0, 0}, {1, 102729, {0, 0}, 0, 0}, {3, 102752, {0, 0}, 0, 0},
    {3, 102767, {0, 0}, 0, 0}, {3, 102779, {0, 0}, 0, 0}, {3, 102798, {0, 0}, 0, 0}, {1, 103150, {0, 0}, 0, 0},
    {3, 103187, {0, 0}, 0, 0}, {1, 103922, {0, 0}, 0, 0}, {1, 104103, {0, 0}, 0, 0}, {1, 104308, {0, 0}, 0, 0},
    {1, 104369, {0, 0}, 0, 0}, {1, 104398, {0, 0}, 0, 0}, {3, 104795, {0, 0}, 0, 0}, {1, 104809, {0, 0}, 0, 0},
    {1, 104827, {0, 0}, 0, 0}, {3, 104846, {0, 0}, 0, 0}, {3, 104865, {0, 0}, 0, 0}, {3, 104888, {0, 0}, 0, 0},
    {3, 104908, {0, 0}, 0, 0}, {1, 105517, {0, 0}, 0, 0}, {1, 105822, {0, 0}, 0, 0}, {1, 105920, {0, 0}, 0, 0},
    {1, 106167, {0, 0}, 0, 0}, {1, 106577, {0, 0}, 0, 0}, {1, 107088, {0, 0}, 0, 0}, {3, 107774, {0, 0}, 0, 0},
    {3, 108922, {0, 0}, 0, 0}, {3, 109107, {0, 0}, 0, 0}, {1, 109557, {0, 0}, 0, 0}, {1, 109690, {0, 0}, 0, 0},
    {1, 109889, {0, 0}, 0, 0}, {3, 110171, {0, 0}, 0, 0}, {1, 110248, {0, 0}, 0, 0}, {1, 110645, {0, 0}, 0, 0},
    {1, 111184, {0, 0}, 0, 0}, {1, 111362, {0, 0}, 0, 0}, {1, 112378, {0, 0}, 0, 0}, {1, 112769, {0, 0}, 0, 0},
    {1, 113327, {0, 0}, 0, 0}, {1, 113552, {0, 0}, 0, 0}, {1, 114725, {0, 0}, 0, 0}, {3, 116260, {0, 0}, 0, 0},
    {1, 116592, {0, 0}, 0, 0}, {1, 117183, {0, 0}, 0, 0}, {1, 117214, {0, 0}, 0, 0}, {1, 117376, {0, 0}, 0, 0},
    {1, 117403, {0, 0}, 0, 0}, {1, 120439, {0, 0}, 0, 0}, {1, 120875, {0, 0}, 0, 0}, {1, 121059, {0, 0}, 0, 0},
    {1, 121105, {0, 0}, 0, 0}, {1, 121496, {0, 0}, 0, 0}, {1, 121513, {0, 0}, 0, 0}, {1, 121806, {0, 0}, 0, 0},
    {1, 122766, {0, 0}, 0, 0}, {1, 123186, {0, 0}, 0, 0}, {1, 123225, {0, 0}, 0, 0}, {1, 123576, {0, 0}, 0, 0},
    {1, 124252, {0, 0}, 0, 0}, {3, 125382, {0, 0}, 0, 0}, {1, 127281, {0, 0}, 0, 0}, {3, 127316, {0, 0}, 0, 0},
    {3, 127326, {0, 0}, 0, 0}, {1, 127338, {0, 0}, 0, 0}, {3, 128387, {0, 0}, 0, 0}, {3, 129215, {0, 0}, 0, 0},
    {1, 130026, {0, 0}, 0, 0}, {1, 130054, {0, 0}, 0, 0}, {1, 130082, {0, 0}, 0, 0}, {1, 130106, {0, 0}, 0, 0},
    {1, 130178, {0, 0}, 0, 0}, {1, 130251, {0, 0}, 0, 0}, {3, 130292, {0, 0}, 0, 0}, {3, 131119, {0, 0}, 0, 0},
    {3, 131141, {0, 0}, 0, 0}, {1, 131855, {0, 0}, 0, 0}, {1, 132679, {0, 0}, 0, 0}, {1, 133180, {0, 0}, 0, 0},
    {3, 133207, {0, 0}, 0, 0}, {3, 133393, {0, 0}, 0, 0}, {1, 133421, {0, 0}, 0, 0}, {3, 134494, {0, 0}, 0, 0},
    {3, 134664, {0, 0}, 0, 0}, {1, 136695, {0, 0}, 0, 0}, {1, 136730, {0, 0}, 0, 0}, {1, 136773, {0, 0}, 0, 0},
    {1, 136815, {0, 0}, 0, 0}, {1, 136868, {0, 0}, 0, 0}, {1, 136939, {0, 0}, 0, 0}, {1, 136969, {0, 0}, 0, 0},
    {1, 137014, {0, 0}, 0, 0}, {1, 137048, {0, 0}, 0, 0}, {1, 137089, {0, 0}, 0, 0}, {1, 137136, {0, 0}, 0, 0},
    {1, 137159, {0, 0}, 0, 0}, {1, 137208, {0, 0}, 0, 0}, {1, 137245, {0, 0}, 0, 0}, {1, 137275, {0, 0}, 0, 0},
    {1, 137305, {0, 0}, 0, 0}, {1, 137328, {0, 0}, 0, 0}, {1, 137352, {0, 0}, 0, 0}, {1, 137376, {0, 0}, 0, 0},
    {1, 137415, {0, 0}, 0, 0}, {1, 137439, {0, 0}, 0, 0}, {1, 137467, {0, 0}, 0, 0}, {1, 137492, {0, 0}, 0, 0},
    {1, 137524, {0, 0}, 0, 0}, {1, 137571, {0, 0}, 0, 0}, {1, 137599, {0, 0}, 0, 0}, {1, 137623, {0, 0}, 0, 0},
    {1, 137651, {0, 0}, 0, 0}, {1, 137682, {0, 0}, 0, 0}, {1, 137717, {0, 0}, 0, 0}, {1, 137749, {0, 0}, 0, 0},
    {1, 137939, {0, 0}, 0, 0}, {1, 137986, {0, 0}, 0, 0}, {1, 138025, {0, 0}, 0, 0}, {1, 138070, {0, 0}, 0, 0},
    {1, 138108, {0, 0}, 0, 0}, {1, 138151, {0, 0}, 0, 0}, {1, 138203, {0, 0}, 0, 0}, {1, 138260, {0, 0}, 0, 0},
    {1, 138313, {0, 0}, 0, 0}, {1, 138352, {0, 0}, 0, 0}, {1, 138388, {0, 0}, 0, 0}, {1, 138421, {0, 0}, 0, 0},
    {1, 138456, {0, 0}, 0, 0}, {1, 138491, {0, 0}, 0, 0}, {1, 138526, {0, 0}, 0, 0}, {1, 138561, {0, 0}, 0, 0},
    {1, 138598, {0, 0}, 0, 0}, {3, 138704, {0, 0}, 0, 0}, {1, 139379, {0, 0}, 0, 0}, {1, 139384, {0, 0}, 0, 0},
    {3, 139399, {0, 0}, 0, 0}, {1, 139645, {0, 0}, 0, 0}, {1, 139909, {0, 0}, 0, 0}, {1, 139957, {0, 0}, 0, 0},
    {3, 140015, {0, 0}, 0, 0}, {3, 140033, {0, 0}, 0, 0}, {1, 140192, {0, 0}, 0, 0}, {1, 140751, {0, 0}, 0, 0},
    {1, 140979, {0, 0}, 0, 0}, {1, 141228, {0, 0}, 0, 0}, {1, 141479, {0, 0}, 0, 0}, {1, 142109, {0, 0}, 0, 0},
    {1, 142586, {0, 0}, 0, 0}, {3, 142897, {0, 0}, 0, 0}, {3, 143356, {0, 0}, 0, 0}, {3, 143745, {0, 0}, 0, 0},
    {3, 144056, {0, 0}, 0, 0}, {1, 144707, {0, 0}, 0, 0}, {3, 144882, {0, 0}, 0, 0}, {1, 145179, {0, 0}, 0, 0},
    {3, 145226, {0, 0}, 0, 0}, {3, 145600, {0, 0}, 0, 0}, {3, 145617, {0, 0}, 0, 0}, {3, 145659, {0, 0}, 0, 0},
    {3, 146024, {0, 0}, 0, 0}, {3, 146148, {0, 0}, 0, 0}, {3, 146473, {0, 0}, 0, 0}, {3, 146490, {0, 0}, 0, 0},
    {3, 146515, {0, 0}, 0, 0}, {1, 146650, {0, 0}, 0, 0}, {1, 146863, {0, 0}, 0, 0}, {3, 146888, {0, 0}, 0, 0},
    {1, 147040, {0, 0}, 0, 0}, {1, 148186, {0, 0}, 0, 0}, {3, 148631, {0, 0}, 0, 0}, {3, 148643, {0, 0}, 0, 0},
    {3, 148658, {0, 0}, 0, 0}, {3, 148679, {0, 0}, 0, 0}, {3, 148704, {0, 0}, 0, 0}, {3, 149430, {0, 0}, 0, 0},
    {3, 149453, {0, 0}, 0, 0}, {3, 149600, {0, 0}, 0, 0}, {1, 149743, {0, 0}, 0, 0}, {1, 149848, {0, 0}, 0, 0},
    {3, 150050, {0, 0}, 0, 0}, {3, 150077, {0, 0}, 0, 0}, {3, 150398, {0, 0}, 0, 0}, {3, 150790, {0, 0}, 0, 0},
    {1, 153012, {0, 0}, 0, 0}, {3, 153028, {0, 0}, 0, 0}, {3, 153250, {0, 0}, 0, 0}, {1, 153320, {0, 0}, 0, 0},
    {3, 153350, {0, 0}, 0, 0}, {1, 153881, {0, 0}, 0, 0}, {1, 154227, {0, 0}, 0, 0}, {3, 154275, {0, 0}, 0, 0},
    {3, 154298, {0, 0}, 0, 0}, {3, 154325, {0, 0}, 0, 0}, {3, 154652, {0, 0}, 0, 0}, {1, 154691, {0, 0}, 0, 0},
    {3, 154773, {0, 0}, 0, 0}, {1, 154962, {0, 0}, 0, 0}, {1, 155022, {0, 0}, 0, 0}, {3, 155071, {0, 0}, 0, 0},
    {3, 155094, {0, 0}, 0, 0}, {3, 155602, {0, 0}, 0, 0}, {3, 156853, {0, 0}, 0, 0}, {3, 158269, {0, 0}, 0, 0},
    {1, 158306, {0, 0}, 0, 0}, {3, 158321, {0, 0}, 0, 0}, {3, 158537, {0, 0}, 0, 0}, {3, 158554, {0, 0}, 0, 0},
    {3, 158576, {0, 0}, 0, 0}, {1, 159045, {0, 0}, 0, 0}, {3, 159070, {0, 0}, 0, 0}, {1, 160413, {0, 0}, 0, 0},
    {1, 160444, {0, 0}, 0, 0}, {1, 160509, {0, 0}, 0, 0}, {1, 160573, {0, 0}, 0, 0}, {1, 160607, {0, 0}, 0, 0},
    {1, 160646, {0, 0}, 0, 0}, {1, 160684, {0, 0}, 0, 0}, {1, 160727, {0, 0}, 0, 0}, {3, 160800, {0, 0}, 0, 0},
    {3, 160817, {0, 0}, 0, 0}, {1, 160859, {0, 0}, 0, 0}, {1, 161057, {0, 0}, 0, 0}, {1, 161098, {0, 0}, 0, 0},
    {1, 161143, {0, 0}, 0, 0}, {1, 161182, {0, 0}, 0, 0}, {1, 161225, {0, 0}, 0, 0}, {1, 161256, {0, 0}, 0, 0},
    {1, 161289, {0, 0}, 0, 0}, {1, 161328, {0, 0}, 0, 0}, {1, 161372, {0, 0}, 0, 0}, {1, 161406, {0, 0}, 0, 0},
    {1, 161445, {0, 0}, 0, 0}, {3, 161680, {0, 0}, 0, 0}, {3, 162086, {0, 0}, 0, 0}, {3, 162488, {0, 0}, 0, 0},
    {3, 162810, {0, 0}, 0, 0}, {3, 163710, {0, 0}, 0, 0}, {3, 163725, {0, 0}, 0, 0}, {3, 164465, {0, 0}, 0, 0},
    {3, 164479, {0, 0}, 0, 0}, {1, 164912, {0, 0}, 0, 0}, {3, 165228, {0, 0}, 0, 0}, {3, 165625, {0, 0}, 0, 0},
    {3, 165647, {0, 0}, 0, 0}, {3, 166440, {0, 0}, 0, 0}, {3, 166763, {0, 0}, 0, 0}, {3, 167344, {0, 0}, 0, 0},
    {1, 169375, {0, 0}, 0, 0}, {3, 172456, {0, 0}, 0, 0}, {3, 172475, {0, 0}, 0, 0}, {3, 174703, {0, 0}, 0, 0},
    {3, 174721, {0, 0}, 0, 0}, {1, 175699, {0, 0}, 0, 0}, {3, 176024, {0, 0}, 0, 0}, {3, 176034, {0, 0}, 0, 0},
    {3, 176193, {0, 0}, 0, 0}, {3, 176285, {0, 0}, 0, 0}, {1, 176407, {0, 0}, 0, 0}, {1, 176449, {0, 0}, 0, 0},
    {1, 176589, {0, 0}, 0, 0}, {1, 176651, {0, 0}, 0, 0}, {1, 177034, {0, 0}, 0, 0}, {1, 177171, {0, 0}, 0, 0},
    {1, 178081, {0, 0}, 0, 0}, {1, 179804, {0, 0}, 0, 0}, {1, 180115, {0, 0}, 0, 0}, {1, 180743, {0, 0}, 0, 0},
    {1, 181874, {0, 0}, 0, 0}, {3, 182025, {0, 0}, 0, 0}, {3, 182102, {0, 0}, 0, 0}, {1, 182120, {0, 0}, 0, 0},
    {1, 182323, {0, 0}, 0, 0}, {1, 182377, {0, 0}, 0, 0}, {1, 182425, {0, 0}, 0, 0}, {1, 183510, {0, 0}, 0, 0},
    {1, 183578, {0, 0}, 0, 0}, {1, 183680, {0, 0}, 0, 0}, {1, 183784, {0, 0}, 0, 0}, {1, 184386, {0, 0}, 0, 0},
    {1, 184475, {0, 0}, 0, 0}, {1, 184527, {0, 0}, 0, 0}, {1, 184670, {0, 0}, 0, 0}, {1, 186437, {0, 0}, 0, 0},
    {1, 186483, {0, 0}, 0, 0}, {1, 186756, {0, 0}, 0, 0}, {1, 186957, {0, 0}, 0, 0}, {1, 187158, {0, 0}, 0, 0},
    {1, 187204, {0, 0}, 0, 0}, {1, 187520, {0, 0}, 0, 0}, {1, 187830, {0, 0}, 0, 0}, {1, 188140, {0, 0}, 0, 0},
    {1, 188444, {0, 0}, 0, 0}, {1, 188985, {0, 0}, 0, 0}, {1, 190129, {0, 0}, 0, 0}, {1, 191587, {0, 0}, 0, 0},
    {1, 191928, {0, 0}, 0, 0}, {1, 192263, {0, 0}, 0, 0}, {1, 193359, {0, 0}, 0, 0}, {1, 193617, {0, 0}, 0, 0},
    {1, 200834, {0, 0}, 0, 0}, {1, 201989, {0, 0}, 0, 0}, {1, 204949, {0, 0}, 0, 0}, {1, 204995, {0, 0}, 0, 0},
    {1, 205855, {0, 0}, 0, 0}, {1, 205957, {0, 0}, 0, 0}, {1, 206021, {0, 0}, 0, 0}, {1, 207782, {0, 0}, 0, 0},
    {1, 208852, {0, 0}, 0, 0}, {1, 208996, {0, 0}, 0, 0}, {3, 209122, {0, 0}, 0, 0}, {1, 209496, {0, 0}, 0, 0},
    {3, 209555, {0, 0}, 0, 0}, {1, 209899, {0, 0}, 0, 0}, {1, 210050, {0, 0}, 0, 0}, {3, 210090, {0, 0}, 0, 0},
    {1, 210610, {0, 0}, 0, 0}, {1, 211065, {0, 0}, 0, 0}, {1, 211236, {0, 0}, 0, 0}, {1, 211328, {0, 0}, 0, 0},
    {3, 211435, {0, 0}, 0, 0}, {1, 211796, {0, 0}, 0, 0}, {1, 211850, {0, 0}, 0, 0}, {1, 211879, {0, 0}, 0, 0},
    {1, 211899, {0, 0}, 0, 0}, {3, 212137, {0, 0}, 0, 0}, {3, 213233, {0, 0}, 0, 0}, {3, 215715, {0, 0}, 0, 0},
    {1, 216451, {0, 0}, 0, 0}, {3, 217048, {0, 0}, 0, 0}, {3, 217133, {0, 0}, 0, 0}, {1, 217143, {0, 0}, 0, 0},
    {1, 217378, {0, 0}, 0, 0}, {3, 217390, {0, 0}, 0, 0}, {3, 218036, {0, 0}, 0, 0}, {1, 218131, {0, 0}, 0, 0},
    {3, 218346, {0, 0}, 0, 0}, {3, 218820, {0, 0}, 0, 0}, {1, 219746, {0, 0}, 0, 0}, {1, 220534, {0, 0}, 0, 0},
    {3, 220931, {0, 0}, 0, 0}, {1, 221102, {0, 0}, 0, 0}, {1, 221149, {0, 0}, 0, 0}, {1, 221203, {0, 0}, 0, 0},
    {1, 221223, {0, 0}, 0, 0}, {1, 221392, {0, 0}, 0, 0}, {1, 221451, {0, 0}, 0, 0}, {1, 221493, {0, 0}, 0, 0},
    {3, 221975, {0, 0}, 0, 0}, {1, 222001, {0, 0}, 0, 0}, {1, 222037, {0, 0}, 0, 0}, {1, 222180, {0, 0}, 0, 0},
    {1, 222215, {0, 0}, 0, 0}, {1, 222246, {0, 0}, 0, 0}, {1, 222737, {0, 0}, 0, 0}, {3, 222871, {0, 0}, 0, 0},
    {1, 223101, {0, 0}, 0, 0}, {3, 223662, {0, 0}, 0, 0}, {3, 225342, {0, 0}, 0, 0}, {1, 225596, {0, 0}, 0, 0},
    {1, 225790, {0, 0}, 0, 0}, {3, 225990, {0, 0}, 0, 0}, {3, 226023, {0, 0}, 0, 0}, {1, 246022, {0, 0}, 0, 0},
    {1, 246033, {0, 0}, 0, 0}, {1, 246055, {0, 0}, 0, 0}, {1, 246079, {0, 0}, 0, 0}, {1, 246104, {0, 0}, 0, 0},
    {1, 246131, {0, 0}, 0, 0}, {1, 246199, {0, 0}, 0, 0}, {1, 246262, {0, 0}, 0, 0}, {1, 246302, {0, 0}, 0, 0},
    {1, 246326, {0, 0}, 0, 0}, {1, 246406, {0, 0}, 0, 0}, {1, 246477, {0, 0}, 0, 0}, {1, 246506, {0, 0}, 0, 0},
    {1, 246534, {0, 0}, 0, 0}, {3, 246591, {0, 0}, 0, 0}, {1, 246695, {0, 0}, 0, 0}, {1, 246746, {0, 0}, 0, 0},
    {1, 246814, {0, 0}, 0, 0}, {1, 246901, {0, 0}, 0, 0}, {1, 246937, {0, 0}, 0, 0}, {1, 246975, {0, 0}, 0, 0},
    {1, 246996, {0, 0}, 0, 0}, {1, 247027, {0, 0}, 0, 0}, {1, 247080, {0, 0}, 0, 0}, {1, 247120, {0, 0}, 0, 0},
    {1, 247207, {0, 0}, 0, 0}, {3, 247395, {0, 0}, 0, 0}, {1, 247460, {0, 0}, 0, 0}, {1, 247479, {0, 0}, 0, 0},
    {1, 247511, {0, 0}, 0, 0}, {1, 247544, {0, 0}, 0, 0}, {1, 247578, {0, 0}, 0, 0}, {1, 247610, {0, 0}, 0, 0},
    {1, 247650, {0, 0}, 0, 0}, {1, 247664, {0, 0}, 0, 0}, {1, 247986, {0, 0}, 0, 0}, {1, 247999, {0, 0}, 0, 0},
    {1, 248041, {0, 0}, 0, 0}, {1, 248056, {0, 0}, 0, 0}, {1, 248081, {0, 0}, 0, 0}, {1, 248200, {0, 0}, 0, 0},
    {1, 248221, {0, 0}, 0, 0}, {3, 248425, {0, 0}, 0, 0}, {3, 248638, {0, 0}, 0, 0}, {1, 248649, {0, 0}, 0, 0},
    {3, 248830, {0, 0}, 0, 0}, {1, 249440, {0, 0}, 0, 0}, {1, 249752, {0, 0}, 0, 0}, {1, 250268, {0, 0}, 0, 0},
    {1, 250631, {0, 0}, 0, 0}, {1, 251415, {0, 0}, 0, 0}, {1, 252159, {0, 0}, 0, 0}, {1, 252950, {0, 0}, 0, 0},
    {1, 253127, {0, 0}, 0, 0}, {3, 253527, {0, 0}, 0, 0}, {1, 253548, {0, 0}, 0, 0}, {1, 253937, {0, 0}, 0, 0},
    {1, 254019, {0, 0}, 0, 0}, {1, 254230, {0, 0}, 0, 0}, {1, 254457, {0, 0}, 0, 0}, {3, 254771, {0, 0}, 0, 0},
    {3, 254892, {0, 0}, 0, 0}, {1, 255011, {0, 0}, 0, 0}, {1, 255313, {0, 0}, 0, 0}, {1, 255942, {0, 0}, 0, 0},
    {1, 256683, {0, 0}, 0, 0}, {3, 256833, {0, 0}, 0, 0}, {1, 257232, {0, 0}, 0, 0}, {3, 257731, {0, 0}, 0, 0},
    {3, 258049, {0, 0}, 0, 0}, {1, 258416, {0, 0}, 0, 0}, {1, 258841, {0, 0}, 0, 0}, {1, 258968, {0, 0}, 0, 0},
    {1, 259030, {0, 0}, 0, 0}, {1, 260323, {0, 0}, 0, 0}, {1, 261211, {0, 0}, 0, 0}, {1, 261282, {0, 0}, 0, 0},
    {3, 261690, {0, 0}, 0, 0}, {3, 261711, {0, 0}, 0, 0}, {1, 261868, {0, 0}, 0, 0}, {3, 262028, {0, 0}, 0, 0},
    {1, 262428, {0, 0}, 0, 0}, {1, 262911, {0, 0}, 0, 0}, {1, 263519, {0, 0}, 0, 0}, {1, 264161, {0, 0}, 0, 0},
    {3, 264288, {0, 0}, 0, 0}, {3, 264306, {0, 0}, 0, 0}, {3, 264532, {0, 0}, 0, 0}, {1, 264966, {0, 0}, 0, 0},
    {3, 265335, {0, 0}, 0, 0}, {1, 265479, {0, 0}, 0, 0}, {1, 265700, {0, 0}, 0, 0}, {1, 265756, {0, 0}, 0, 0},
    {3, 266157, {0, 0}, 0, 0}, {3, 267914, {0, 0}, 0, 0}, {1, 268089, {0, 0}, 0, 0}, {1, 268215, {0, 0}, 0, 0},
    {1, 268967, {0, 0}, 0, 0}, {3, 269126, {0, 0}, 0, 0}, {3, 269264, {0, 0}, 0, 0}, {3, 269516, {0, 0}, 0, 0},
    {3, 269735, {0, 0}, 0, 0}, {3, 269759, {0, 0}, 0, 0}, {3, 269779, {0, 0}, 0, 0}, {1, 269985, {0, 0}, 0, 0},
    {1, 270229, {0, 0}, 0, 0}, {1, 270602, {0, 0}, 0, 0}, {1, 272044, {0, 0}, 0, 0}, {1, 272852, {0, 0}, 0, 0},
    {1, 272910, {0, 0}, 0, 0}, {1, 272946, {0, 0}, 0, 0}, {1, 272991, {0, 0}, 0, 0}, {1, 273011, {0, 0}, 0, 0},
    {1, 273055, {0, 0}, 0, 0}, {1, 273105, {0, 0}, 0, 0}, {1, 273329, {0, 0}, 0, 0}, {3, 273821, {0, 0}, 0, 0},
    {1, 273897, {0, 0}, 0, 0}, {1, 274137, {0, 0}, 0, 0}, {3, 274255, {0, 0}, 0, 0}, {1, 274331, {0, 0}, 0, 0},
    {3, 274886, {0, 0}, 0, 0}, {1, 275014, {0, 0}, 0, 0}, {1, 275564, {0, 0}, 0, 0}, {1, 275758, {0, 0}, 0, 0},
    {1, 275803, {0, 0}, 0, 0}, {1, 275848, {0, 0}, 0, 0}, {1, 275994, {0, 0}, 0, 0}, {1, 276205, {0, 0}, 0, 0},
    {3, 276300, {0, 0}, 0, 0}, {1, 276493, {0, 0}, 0, 0}, {1, 276626, {0, 0}, 0, 0}, {1, 51919, {0, 0}, 0, 0},
    {1, 276894, {0, 0}, 0, 0}, {1, 277482, {0, 0}, 0, 0}, {1, 278032, {0, 0}, 0, 0}, {1, 278077, {0, 0}, 0, 0},
    {1, 278134, {0, 0}, 0, 0}, {1, 278421, {0, 0}, 0, 0}, {1, 279067, {0, 0}, 0, 0}, {1, 279451, {0, 0}, 0, 0},
    {1, 279736, {0, 0}, 0, 0}, {1, 279942, {0, 0}, 0, 0}, {1, 280265, {0, 0}, 0, 0}, {1, 280399, {0, 0}, 0, 0},
    {1, 280963, {0, 0}, 0, 0}, {1, 281013, {0, 0}, 0, 0}, {1, 281145, {0, 0}, 0, 0}, {1, 281182, {0, 0}, 0, 0},
    {3, 281219, {0, 0}, 0, 0}, {1, 281395, {0, 0}, 0, 0}, {1, 282665, {0, 0}, 0, 0}, {1, 283206, {0, 0}, 0, 0},
    {1, 287540, {0, 0}, 0, 0}, {1, 287938, {0, 0}, 0, 0}, {1, 288293, {0, 0}, 0, 0}, {1, 288820, {0, 0}, 0, 0},
    {1, 289897, {0, 0}, 0, 0}, {1, 289949, {0, 0}, 0, 0}, {1, 290169, {0, 0}, 0, 0}, {1, 290573, {0, 0}, 0, 0},
    {1, 291002, {0, 0}, 0, 0}, {1, 291791, {0, 0}, 0, 0}, {1, 293695, {0, 0}, 0, 0}, {1, 294384, {0, 0}, 0, 0},
    {1, 294906, {0, 0}, 0, 0}, {1, 295881, {0, 0}, 0, 0}, {1, 296701, {0, 0}, 0, 0}, {1, 297012, {0, 0}, 0, 0},
    {3, 298886, {0, 0}, 0, 0}, {3, 298907, {0, 0}, 0, 0}, {1, 299199, {0, 0}, 0, 0}, {1, 299292, {0, 0}, 0, 0},
    {1, 301194, {0, 0}, 0, 0}, {1, 301483, {0, 0}, 0, 0}, {1, 301534, {0, 0}, 0, 0}, {1, 301584, {0, 0}, 0, 0},
    {1, 301643, {0, 0}, 0, 0}, {1, 301795, {0, 0}, 0, 0}, {1, 301848, {0, 0}, 0, 0}, {1, 301909, {0, 0}, 0, 0},
    {1, 302078, {0, 0}, 0, 0}, {1, 302835, {0, 0}, 0, 0}, {1, 306409, {0, 0}, 0, 0}, {1, 310015, {0, 0}, 0, 0},
    {1, 310137, {0, 0}, 0, 0}, {1, 310182, {0, 0}, 0, 0}, {1, 310290, {0, 0}, 0, 0}, {1, 310442, {0, 0}, 0, 0},
    {1, 310611, {0, 0}, 0, 0}, {1, 310713, {0, 0}, 0, 0}, {3, 310744, {0, 0}, 0, 0}, {1, 311672, {0, 0}, 0, 0},
    {1, 311869, {0, 0}, 0, 0}, {1, 312028, {0, 0}, 0, 0}, {1, 312056, {0, 0}, 0, 0}, {1, 312104, {0, 0}, 0, 0},
    {1, 313333, {0, 0}, 0, 0}, {3, 313388, {0, 0}, 0, 0}, {1, 313738, {0, 0}, 0, 0}, {1, 314693, {0, 0}, 0, 0},
    {3, 315374, {0, 0}, 0, 0}, {1, 315512, {0, 0}, 0, 0}, {1, 315627, {0, 0}, 0, 0}, {1, 315888, {0, 0}, 0, 0},
    {1, 316356, {0, 0}, 0, 0}, {1, 316956, {0, 0}, 0, 0}, {1, 317516, {0, 0}, 0, 0}, {1, 317569, {0, 0}, 0, 0},
    {3, 317660, {0, 0}, 0, 0}, {1, 318647, {0, 0}, 0, 0}, {1, 318674, {0, 0}, 0, 0}, {1, 318910, {0, 0}, 0, 0},
    {1, 318960, {0, 0}, 0, 0}, {1, 319208, {0, 0}, 0, 0}, {1, 319359, {0, 0}, 0, 0}, {1, 319522, {0, 0}, 0, 0},
    {1, 319576, {0, 0}, 0, 0}, {1, 319813, {0, 0}, 0, 0}, {1, 319863, {0, 0}, 0, 0}, {1, 320155, {0, 0}, 0, 0},
    {1, 320218, {0, 0}, 0, 0}, {1, 320783, {0, 0}, 0, 0}, {3, 321172, {0, 0}, 0, 0}, {3, 321274, {0, 0}, 0, 0},
    {1, 321367, {0, 0}, 0, 0}, {1, 321397, {0, 0}, 0, 0}, {1, 321498, {0, 0}, 0, 0}, {3, 321688, {0, 0}, 0, 0},
    {1, 321707, {0, 0}, 0, 0}, {1, 321873, {0, 0}, 0, 0}, {1, 322204, {0, 0}, 0, 0}, {1, 322552, {0, 0}, 0, 0},
    {3, 322946, {0, 0}, 0, 0}, {1, 323099, {0, 0}, 0, 0}, {1, 323732, {0, 0}, 0, 0}, {1, 323931, {0, 0}, 0, 0},
    {1, 324086, {0, 0}, 0, 0}, {1, 324294, {0, 0}, 0, 0}, {3, 324672, {0, 0}, 0, 0}, {3, 324797, {0, 0}, 0, 0},
    {1, 325119, {0, 0}, 0, 0}, {1, 325338, {0, 0}, 0, 0}, {1, 325386, {0, 0}, 0, 0}, {1, 325428, {0, 0}, 0, 0},
    {3, 325733, {0, 0}, 0, 0}, {1, 327877, {0, 0}, 0, 0}, {1, 327894, {0, 0}, 0, 0}, {1, 327920, {0, 0}, 0, 0},
    {1, 328049, {0, 0}, 0, 0}, {3, 328164, {0, 0}, 0, 0}, {1, 328286, {0, 0}, 0, 0}, {3, 328738, {0, 0}, 0, 0},
    {3, 329029, {0, 0}, 0, 0}, {3, 329045, {0, 0}, 0, 0}, {3, 329112, {0, 0}, 0, 0}, {3, 329128, {0, 0}, 0, 0},
    {1, 329277, {0, 0}, 0, 0},
};

static const uint32_t numbers[] = {
    12, 17, 21, 2193, 2205, 2228, 2253, 2259, 2286, 2297, 2484, 2253, 2259, 2193, 2205, 2587, 2253,
    2259, 2286, 2611, 2729, 3476, 3536, 2253, 3581, 3975, 3990, 2253, 4026, 3975, 3536, 2205, 5096,
    5120, 2205, 5303, 5401, 3536, 5120, 2253, 5598, 6182, 3536, 3536, 6904, 6922, 6929, 6945, 3975,
    2253, 7084, 6904, 6922, 5096, 5120, 2205, 2193, 8025, 5096, 5120, 6945, 2205, 9274, 5096, 9299,
    5120, 2253, 9324, 6945, 2205, 9274, 10879, 5096, 5303, 6904, 12938, 13122, 13127, 13138, 13122,
    14066, 13127, 14077, 14220, 14226, 13122, 14394, 2253, 14417, 13122, 2253, 14720, 6945, 2193,
    15025, 2205, 10879, 5096, 2253, 15051, 2286, 15134, 2193, 15231, 2205, 15255, 5096, 2286, 15134,
    2253, 15487, 15651, 15673, 15698, 2253, 15718, 2253, 15777, 6945, 2193, 15231, 2205, 10879,
    15698, 2253, 16027, 2286, 15134, 15673, 15698, 16213, 15673, 15698, 13122, 13127, 14066, 15698,
    14220, 17, 16380, 13122, 17298, 17315, 2253, 17345, 13122, 18074, 18095, 18128, 2253, 18148,
    2253, 18397, 13122, 18688, 2253, 18721, 2253, 19807, 22480, 13122, 2253, 22507, 2253, 22943,
    2253, 23267, 2253, 23584, 13122, 23875, 2253, 23901, 24115, 24144, 2253, 24179, 24144, 2253,
    24525, 2253, 24661, 13122, 26432, 2253, 26459, 29166, 2253, 29192, 29361, 2253, 29385, 30237,
    30248, 30435, 30459, 2253, 30480, 13122, 30435, 30778, 2253, 30801, 30435, 13122, 31744, 31767,
    31779, 31805, 3975, 31829, 31841, 31854, 31867, 2253, 31880, 31767, 13122, 14394, 32097, 31779,
    31805, 3975, 31829, 31841, 31854, 31867, 13122, 31767, 32215, 31805, 3975, 31829, 31841, 31854,
    31867, 2253, 32242, 31767, 32354, 13122, 14394, 31779, 31805, 3975, 31829, 31841, 31854, 31867,
    13122, 32508, 32535, 32561, 31805, 3975, 31829, 31841, 31854, 31867, 15025, 14394, 31779, 31805,
    3975, 31829, 31841, 31854, 31867, 31744, 13122, 17298, 32736, 31805, 3975, 31829, 31841, 31854,
    31867, 2253, 32763, 14394, 13122, 17298, 32736, 31805, 3975, 31829, 31841, 31854, 31867, 32948,
    13122, 32961, 32978, 14394, 2253, 33006, 33036, 33042, 13122, 31744, 31779, 31805, 3975, 31829,
    31841, 31854, 31867, 31744, 13122, 32508, 32535, 32561, 31805, 3975, 31829, 31841, 31854, 31867,
    14394, 13122, 32508, 32535, 32561, 31805, 3975, 31829, 31841, 31854, 31867, 13122, 14394, 31779,
    31805, 3975, 31829, 31841, 31854, 31867, 31767, 13122, 14394, 31779, 31805, 3975, 31829, 31841,
    31854, 31867, 31767, 32961, 13122, 14394, 32097, 31779, 31805, 3975, 31829, 31841, 31854, 31867,
    2253, 31880, 33036, 33655, 13122, 31767, 33737, 31805, 3975, 31829, 31841, 31854, 31867, 2253,
    33769, 31744, 13122, 31779, 31805, 3975, 31829, 31841, 31854, 31867, 2253, 33958, 13122, 32535,
    31744, 32561, 31805, 3975, 31829, 31841, 31854, 31867, 13122, 32535, 34316, 31744, 32561, 31805,
    3975, 31829, 31841, 31854, 31867, 13122, 34405, 34450, 14394, 34482, 31805, 3975, 31829, 31841,
    31854, 31867, 2253, 34504, 13122, 14394, 32097, 31779, 31805, 3975, 31829, 31841, 31854, 31867,
    13122, 32508, 32535, 34316, 31744, 32561, 31805, 3975, 31829, 31841, 31854, 31867, 13122, 32508,
    32535, 32561, 14394, 32097, 31805, 3975, 31829, 31841, 31854, 31867, 13122, 35062, 35081, 35102,
    35118, 35134, 35151, 2253, 35174, 13122, 35402, 30778, 2253, 35427, 13122, 35062, 35081, 35499,
    2253, 35521, 13122, 35920, 35939, 2253, 35961, 21, 36089, 1126, 13122, 37000, 37022, 2253,
    37049, 37000, 13122, 37381, 2253, 37409, 13122, 37000, 37840, 37863, 37906, 37949, 37977, 38012,
    2253, 38037, 37000, 13122, 37000, 13122, 37022, 38361, 2253, 38389, 38550, 2253, 38688, 39264,
    39301, 2253, 39733, 40000, 37000, 40264, 37022, 40296, 2253, 40333, 13122, 37000, 37840, 37863,
    37906, 37949, 40689, 40738, 2253, 40784, 13122, 37000, 37840, 37863, 37906, 37949, 37977, 41437,
    37000, 40264, 41666, 2253, 41701, 2253, 41888, 37000, 42133, 42167, 42206, 42249, 2253, 42274,
    37000, 42540, 42580, 2253, 42629, 1126, 13122, 43120, 2253, 43156, 13122, 43265, 2253, 43301,
    13122, 43673, 2253, 43696, 43987, 44104, 13122, 44104, 2253, 44370, 43987, 13122, 2253, 44562,
    31767, 44812, 44841, 2253, 44867, 44812, 44841, 13122, 45265, 2253, 45290, 13122, 35402, 45553,
    2253, 45576, 13122, 45884, 2253, 45935, 13122, 46171, 2253, 46258, 2253, 46679, 2253, 46872,
    47071, 47087, 2253, 47178, 2253, 47290, 2253, 47390, 2253, 47463, 13127, 2253, 47664, 2253,
    47763, 2193, 5096, 6945, 2205, 2253, 47940, 2286, 48018, 48121, 6904, 32961, 48141, 48157,
    13122, 48176, 14066, 13127, 2253, 48638, 48736, 2253, 48767, 18074, 2253, 48824, 49009, 2253,
    49039, 49140, 13122, 13127, 14066, 14213, 14220, 21, 21237, 49275, 18095, 2253, 49299, 49487,
    49512, 2253, 49739, 49275, 50045, 49275, 50079, 18095, 50107, 50125, 49487, 49275, 32508, 50350,
    13122, 50383, 49275, 32508, 50350, 50383, 50597, 51191, 51323, 30237, 51668, 51694, 51792,
    51860, 51919, 51932, 51942, 51919, 51860, 32921, 51694, 51668, 52948, 6904, 15255, 52960, 6922,
    32961, 8025, 2193, 52972, 52992, 48141, 53011, 14220, 49487, 2253, 53174, 53287, 13122, 13127,
    53287, 53587, 13122, 13127, 2253, 53613, 54162, 13122, 31829, 31744, 2253, 54193, 13122, 31779,
    31829, 31744, 31779, 13122, 31829, 31744, 2253, 54358, 32948, 13122, 32961, 33036, 54460, 13122,
    54555, 54585, 54614, 2253, 54648, 13122, 37840, 31829, 2253, 54786, 54614, 13122, 31829, 31744,
    2253, 54874, 13122, 31829, 32508, 55106, 31744, 2253, 55132, 54585, 13122, 31829, 31744, 2253,
    55173, 55360, 55446, 55602, 55621, 55666, 30237, 55939, 55939, 56058, 2253, 56091, 47071, 55939,
    47087, 55939, 32561, 6945, 6904, 32961, 52960, 6922, 8025, 2193, 52972, 52992, 34405, 55939,
    2253, 56852, 32948, 55939, 47087, 57116, 2253, 57147, 8025, 32961, 2205, 48141, 57309, 52992,
    32961, 6904, 2193, 48141, 57309, 2286, 57367, 6922, 6904, 15255, 52960, 32961, 8025, 2193,
    52972, 52992, 57628, 32961, 2193, 2205, 48141, 57309, 2253, 57670, 2286, 57367, 6945, 48121,
    6904, 32961, 13122, 47087, 5096, 32961, 2193, 2205, 15255, 48141, 57309, 2253, 53613, 2286,
    57367, 55939, 58335, 2253, 58366, 2253, 58453, 13122, 58753, 14066, 13127, 2205, 32961, 2193,
    5096, 13122, 13127, 59253, 47071, 15698, 47087, 47071, 59449, 59488, 2253, 59519, 32948, 13122,
    47087, 32961, 33036, 59667, 52948, 6945, 48121, 6904, 32961, 48141, 59700, 13122, 59717, 15698,
    14066, 13127, 59750, 59762, 60621, 60937, 61325, 31779, 6904, 2253, 33006, 61971, 2253, 61992,
    13122, 14394, 32961, 2253, 41888, 33036, 62466, 2253, 41888, 33036, 62504, 2253, 41888, 33036,
    62540, 2253, 41888, 33036, 62592, 2253, 41888, 33036, 62634, 2253, 41888, 33036, 62690, 2253,
    62992, 2253, 63504, 2253, 64025, 2253, 65043, 2253, 65341, 2253, 65534, 2253, 65787, 66208,
    6945, 48121, 6904, 52948, 2253, 41888, 33036, 66239, 2253, 41888, 33036, 66277, 52948, 6945,
    14394, 61971, 2205, 2253, 66605, 61971, 67714, 2253, 67792, 61971, 68380, 6904, 68588, 68610,
    15255, 52960, 6922, 8025, 2193, 52972, 52992, 30459, 68817, 13122, 13127, 13122, 68983, 2253,
    69017, 2253, 69392, 2253, 69822, 2253, 70381, 13122, 70534, 2253, 70569, 2253, 70910, 2253,
    71290, 2253, 71854, 2253, 72246, 2253, 72700, 2253, 73151, 2253, 73628, 2253, 74017, 3975,
    23875, 14394, 15025, 31829, 31841, 31854, 31867, 2253, 74402, 13122, 74757, 2253, 74780, 13122,
    74897, 2253, 74923, 13122, 75077, 13122, 75199, 2253, 75226, 13122, 75422, 2253, 75451, 75774,
    31779, 76279, 13122, 13127, 2253, 41888, 33036, 76316, 5096, 2193, 2205, 2253, 76423, 2286,
    76453, 13122, 14066, 13127, 14394, 31767, 13122, 2253, 76623, 14394, 32948, 13122, 32961, 2253,
    76725, 33036, 76752, 14394, 13122, 32561, 14394, 3975, 14394, 13122, 2253, 76903, 2253, 48824,
    33036, 76992, 77395, 77421, 31779, 2253, 77472, 77395, 77421, 2253, 77589, 77716, 8025, 15255,
    77740, 6922, 77896, 2253, 77922, 77395, 77421, 47087, 6904, 8025, 6922, 52960, 77395, 77421,
    13122, 2253, 78249, 77716, 8025, 15255, 78301, 6922, 78441, 77395, 77421, 47087, 13122, 2253,
    78542, 77896, 78801, 2253, 78823, 2253, 78919, 14213, 14220, 78997, 21, 21237, 2193, 49487,
    15025, 2205, 50079, 79610, 18095, 48100, 79636, 2286, 79647, 48100, 79689, 2286, 79647, 2193,
    49487, 15025, 2205, 50079, 79610, 18095, 79964, 48100, 79993, 2286, 79647, 48100, 80073, 80122,
    80127, 2286, 79647, 48100, 80073, 80122, 80222, 2286, 79647, 48100, 80073, 80122, 80559, 2286,
    79647, 2193, 49487, 15025, 2205, 50079, 79610, 18095, 32961, 33036, 80702, 2286, 79647, 48100,
    80750, 2286, 79647, 2193, 49487, 15025, 2205, 50079, 79610, 18095, 80840, 48100, 80073, 80122,
    80869, 2286, 79647, 48100, 80073, 80122, 81024, 2286, 79647, 48100, 80073, 80122, 81177, 2286,
    79647, 48100, 80073, 80122, 81322, 2286, 79647, 48100, 80073, 80122, 81494, 2286, 79647, 48100,
    81708, 80122, 81799, 2286, 79647, 48100, 80073, 80122, 82023, 2286, 79647, 48100, 80073, 80122,
    82255, 2286, 79647, 48100, 81708, 80122, 82489, 2286, 79647, 48100, 80073, 80122, 82729, 2286,
    79647, 48100, 81708, 80122, 82943, 2286, 79647, 48100, 80073, 80122, 83165, 2286, 79647, 48100,
    81708, 80122, 83379, 2286, 79647, 48100, 80073, 80122, 83603, 2286, 79647, 48100, 81708, 80122,
    83837, 2286, 79647, 48100, 80073, 80122, 84067, 2286, 79647, 48100, 80073, 80122, 84266, 2286,
    79647, 48100, 80073, 80122, 84537, 2286, 79647, 48100, 81708, 80122, 84810, 2286, 79647, 48100,
    85076, 2286, 79647, 48100, 80073, 80122, 85140, 2286, 79647, 48100, 80073, 80122, 85303, 2286,
    79647, 48100, 80073, 80122, 85467, 2286, 79647, 48100, 80073, 80122, 85645, 2286, 79647, 48100,
    80073, 80122, 85867, 2286, 79647, 48100, 81708, 80122, 86091, 2286, 79647, 48100, 80073, 80122,
    86324, 2286, 79647, 48100, 81708, 80122, 86562, 2286, 79647, 48100, 80073, 80122, 86809, 2286,
    79647, 48100, 80073, 80122, 87090, 2286, 79647, 48100, 80073, 80122, 87372, 2286, 79647, 48100,
    87641, 2286, 79647, 48100, 87690, 2286, 79647, 48100, 80073, 80122, 87748, 2286, 79647, 2286,
    79647, 48100, 87868, 2286, 79647, 48100, 87906, 2286, 79647, 2193, 49487, 15025, 2205, 50079,
    79610, 18095, 87945, 48100, 87967, 2286, 79647, 48100, 88010, 80122, 88351, 2286, 79647, 48100,
    88423, 2286, 79647, 88532, 88544, 2286, 79647, 48100, 88670, 2286, 79647, 88532, 88715, 33036,
    88734, 2286, 79647, 48100, 80073, 80122, 88921, 2286, 79647, 48100, 88986, 2286, 79647, 48100,
    89033, 2286, 79647, 48100, 80073, 80122, 89082, 2286, 79647, 48100, 89194, 2286, 79647, 48100,
    89235, 2286, 79647, 32961, 50079, 89627, 15025, 3975, 18095, 89653, 2253, 89681, 33036, 89744,
    48100, 89792, 80122, 89827, 2286, 79647, 48100, 90025, 80122, 89827, 2286, 79647, 48100, 89792,
    80122, 90105, 2286, 79647, 48100, 90025, 80122, 90105, 2286, 79647, 48100, 89792, 80122, 90299,
    2286, 79647, 48100, 90554, 80122, 90299, 2286, 79647, 48100, 90025, 80122, 90299, 2286, 79647,
    48100, 89792, 80122, 90698, 2286, 79647, 48100, 90905, 80122, 90698, 2286, 79647, 48100, 90554,
    80122, 90698, 2286, 79647, 48100, 91068, 80122, 90698, 2286, 79647, 48100, 90025, 80122, 90698,
    2286, 79647, 48100, 89792, 80122, 91221, 2286, 79647, 48100, 90905, 80122, 91221, 2286, 79647,
    48100, 90554, 80122, 91221, 2286, 79647, 48100, 91068, 80122, 91221, 2286, 79647, 48100, 90025,
    80122, 91221, 2286, 79647, 48100, 91591, 2286, 79647, 48100, 81708, 80122, 91652, 2286, 79647,
    48100, 81708, 80122, 91782, 2286, 79647, 48100, 91884, 2286, 79647, 2193, 49487, 15025, 2205,
    50079, 79610, 18095, 32961, 29361, 88532, 88715, 33036, 92003, 2286, 79647, 48100, 92045, 2286,
    79647, 48100, 92089, 2286, 79647, 48100, 92134, 2286, 79647, 50079, 92309, 92336, 92363, 18095,
    92398, 49487, 92420, 48100, 92468, 2286, 79647, 48100, 92511, 2286, 79647, 48100, 92555, 2286,
    79647, 48100, 92596, 2286, 79647, 33036, 92654, 2286, 79647, 2253, 89681, 33036, 92908, 48100,
    80073, 80122, 92950, 2286, 79647, 93198, 50079, 92420, 93428, 50079, 92420, 93622, 50079, 92420,
    59750, 93721, 96001, 96025, 96001, 51191, 96239, 96001, 96025, 96398, 96404, 96454, 96481,
    96398, 96550, 96398, 96576, 96398, 96952, 96968, 96944, 96973, 96980, 96398, 97061, 96398,
    97237, 96968, 97255, 96973, 97263, 97410, 96398, 97439, 96968, 97459, 96973, 97467, 96398,
    97547, 96968, 97565, 96973, 97573, 96968, 97684, 96973, 97692, 96968, 97836, 96973, 97844,
    96398, 97910, 96968, 97920, 96973, 97928, 96398, 97997, 96968, 98018, 96973, 98026, 96398,
    98057, 96968, 98089, 96973, 98097, 96398, 98139, 96968, 98160, 96973, 98168, 96398, 98199,
    96968, 98210, 96973, 98219, 96398, 98242, 96968, 98261, 96973, 98270, 96398, 98308, 96968,
    98332, 96973, 98341, 96398, 98369, 96968, 98389, 96973, 98398, 96398, 98468, 96398, 98504,
    96968, 98519, 96973, 98528, 96398, 98547, 96398, 98622, 96398, 98790, 96968, 98806, 96973,
    98815, 96968, 98850, 96973, 98859, 96398, 98921, 96968, 98942, 96973, 98951, 96398, 99511,
    96968, 99529, 96973, 99538, 96398, 99671, 96398, 99715, 96398, 99767, 96398, 99789, 96398,
    99834, 96398, 99919, 96398, 100019, 96398, 100076, 96398, 100173, 96398, 100513, 100975, 96398,
    101097, 96398, 101161, 96398, 101202, 31779, 3975, 101476, 31767, 13122, 2253, 101506, 101555,
    101577, 13122, 101686, 18128, 101773, 101805, 31779, 3975, 13122, 2253, 101506, 31779, 3975,
    101961, 13122, 102415, 102438, 102463, 2253, 102487, 13122, 101686, 13122, 32948, 47087, 102415,
    102438, 103036, 47071, 47087, 103101, 103036, 102415, 102438, 103422, 102463, 2253, 103446,
    8025, 15255, 52960, 6922, 13122, 104020, 2253, 104047, 31779, 3975, 103036, 13122, 13122, 103036,
    17298, 104434, 2253, 104458, 13122, 31779, 103036, 2253, 104646, 13122, 31779, 52948, 6945,
    6904, 48121, 13122, 101686, 105737, 105769, 18128, 13122, 17298, 104434, 29361, 53287, 13122,
    13127, 13122, 106715, 106744, 2253, 106770, 13122, 107011, 2253, 107040, 103036, 13122, 31779,
    2253, 107193, 107252, 107279, 2253, 107314, 2253, 107566, 2253, 107623, 2253, 107855, 2253,
    108008, 2253, 108155, 2253, 108334, 2253, 108457, 2253, 108750, 101686, 2253, 109486, 13122,
    109624, 13122, 109817, 13122, 109817, 110020, 2253, 110270, 2253, 110405, 103036, 13122, 2253,
    110761, 2253, 110869, 2253, 110926, 101686, 31779, 2253, 111038, 103101, 102415, 102438, 103101,
    112294, 105769, 105737, 2253, 112381, 112563, 112586, 2253, 112626, 13122, 112878, 13122, 112989,
    13122, 17298, 2253, 113042, 112586, 2253, 113919, 13122, 114169, 114202, 114235, 13122, 114377,
    114169, 114403, 114436, 2253, 114470, 13122, 114532, 114557, 114587, 2253, 114613, 13122, 50350,
    103036, 13122, 50350, 13122, 116370, 53287, 47071, 53587, 13127, 102415, 102438, 105769, 49487,
    112294, 105737, 116370, 6904, 2193, 6922, 2286, 117094, 13122, 32948, 6904, 6922, 47087, 2253,
    117837, 31779, 3975, 118054, 13122, 31779, 3975, 101961, 15025, 13122, 118242, 103036, 34482,
    2253, 118282, 31779, 3975, 101476, 13122, 13122, 118483, 2253, 118504, 102415, 102438, 105769,
    49487, 112294, 105737, 13122, 101476, 101555, 101577, 13122, 119175, 31779, 31744, 13122, 31805,
    31829, 31841, 31854, 31867, 31779, 13122, 31805, 31829, 31841, 31854, 31867, 2253, 119557,
    2253, 119848, 32508, 55106, 31744, 13122, 31805, 31829, 31841, 31854, 31867, 31744, 58335,
    13122, 31805, 31829, 31841, 31854, 31867, 2253, 120027, 32508, 31744, 120289, 13122, 31805,
    31829, 31841, 31854, 31867, 2253, 120320, 120559, 32961, 2253, 120584, 33036, 120657, 120559,
    32961, 101773, 101805, 2253, 120584, 33036, 120678, 6945, 5096, 2193, 2205, 15255, 2286, 120726,
    120817, 13122, 14066, 13127, 32961, 13122, 18128, 31779, 120954, 18095, 2253, 120989, 33036,
    121020, 120954, 32978, 121240, 2253, 121269, 121420, 13122, 13127, 14066, 32561, 32961, 120954,
    15698, 13122, 32508, 18128, 33036, 121477, 32961, 120954, 13122, 18128, 33036, 121619, 112989,
    121725, 15698, 32961, 15698, 15025, 3975, 121899, 14394, 2253, 121920, 33036, 121978, 13122,
    122035, 18074, 2253, 122056, 2253, 122253, 32961, 120954, 18095, 13122, 18128, 2253, 122513,
    33036, 122549, 32961, 13122, 122655, 2253, 122678, 33036, 122717, 32961, 13122, 122655, 18128,
    122819, 2253, 122838, 33036, 122926, 2193, 123039, 2253, 123069, 2286, 123138, 6922, 120559,
    123039, 15698, 120559, 120954, 112294, 105769, 2253, 123069, 32561, 32961, 123460, 15698, 13122,
    50350, 32508, 18128, 33036, 123487, 120559, 2253, 123708, 32961, 120954, 15698, 13122, 124089,
    18128, 2253, 124120, 33036, 124209, 33036, 124385, 121240, 15698, 120559, 120954, 112294, 105769,
    2253, 124474, 32961, 124765, 120954, 18128, 124089, 13122, 2253, 124120, 33036, 124797, 32961,
    120954, 13122, 33036, 124844, 32961, 120954, 18128, 13122, 2253, 124977, 33036, 125039, 96398,
    125069, 51932, 51942, 48121, 6904, 52972, 6922, 32961, 47087, 33036, 125319, 13122, 32961,
    47087, 2253, 125525, 13122, 125858, 14066, 13127, 13122, 125907, 14066, 13127, 48121, 52992,
    6904, 52972, 2193, 6922, 2253, 125997, 2253, 127500, 2253, 127682, 2253, 127788, 2253, 127970,
    2253, 128164, 2253, 128211, 2253, 128329, 2253, 128527, 2253, 128804, 2253, 129088, 2253, 129273,
    2253, 129466, 2253, 129653, 2253, 130484, 2253, 130697, 2253, 130876, 75774, 131044, 92309,
    131070, 2253, 131253, 2253, 131461, 2253, 131667, 2253, 131971, 2253, 132122, 2253, 132326,
    2253, 132559, 13122, 92309, 92336, 92363, 2253, 132969, 2253, 133359, 2253, 133694, 2253, 133986,
    2253, 134183, 2253, 134434, 12, 137913, 2253, 138659, 2253, 138924, 139142, 2253, 139169, 139314,
    139544, 2253, 139564, 2253, 139792, 2253, 140363, 2253, 140557, 2253, 140652, 13122, 140876,
    2253, 140901, 2253, 141025, 2253, 141177, 2253, 141371, 2253, 141707, 2253, 141987, 2253, 142383,
    2253, 142720, 2253, 143142, 2253, 143571, 2253, 143922, 139142, 139314, 2253, 144349, 2253,
    145019, 2253, 145340, 2253, 145493, 2253, 145840, 2253, 146602, 146802, 139314, 2253, 146830,
    2253, 146991, 2253, 147281, 2253, 147456, 2253, 147757, 2253, 147931, 2253, 148091, 2253, 148392,
    2253, 148528, 2253, 148910, 2253, 149155, 2253, 149510, 2253, 149698, 2253, 150493, 2253, 150633,
    139314, 13122, 139314, 14394, 13122, 153132, 153151, 2253, 153174, 153493, 2253, 153512, 2253,
    153711, 2253, 153805, 154022, 2253, 154047, 2253, 154172, 2253, 154440, 2253, 154569, 2253,
    154880, 155404, 2253, 155429, 2253, 155807, 2253, 156216, 2253, 156581, 2253, 157066, 2253,
    157384, 2253, 157758, 158081, 2253, 158110, 2253, 158390, 158455, 139142, 158880, 2253, 158907,
    2253, 159156, 12, 59334, 2253, 161632, 2228, 2205, 2193, 2286, 161851, 2587, 2205, 2193, 2286,
    162258, 2253, 162662, 162853, 32961, 88532, 162881, 162897, 162909, 2253, 162922, 6904, 6929,
    2193, 6922, 163257, 13127, 163287, 6904, 6929, 6922, 164319, 164341, 8025, 2205, 2193, 164362,
    164341, 8025, 2193, 164362, 2205, 29361, 165054, 2253, 165116, 2253, 165567, 2253, 166185,
    32961, 2253, 166395, 33036, 162881, 6945, 164319, 167302, 2205, 164362, 6904, 6929, 164362,
    167730, 164362, 2253, 168878, 164362, 6904, 167302, 163287, 170470, 2253, 170494, 163287, 164362,
    163287, 171273, 2253, 171293, 6945, 167302, 164362, 2253, 172040, 6945, 164362, 6945, 164319,
    167302, 164341, 8025, 2205, 2193, 164362, 2205, 167302, 164362, 13127, 13122, 174213, 2253,
    174246, 162853, 2253, 174429, 2253, 174543, 2205, 164341, 8025, 2205, 2193, 2253, 175482, 13122,
    14066, 13127, 175583, 175852, 175976, 2253, 176106, 2253, 176235, 2253, 176325, 2253, 176492,
    2253, 176938, 6904, 2193, 6922, 32961, 48141, 177153, 13122, 175976, 2253, 177460, 2253, 177594,
    2253, 177759, 13127, 175852, 8025, 15255, 2193, 32961, 48141, 177153, 2253, 177944, 2253, 178038,
    2253, 178146, 175670, 13127, 13122, 17298, 2253, 178396, 13122, 13127, 2253, 178547, 2253,
    178722, 2253, 178950, 2253, 179051, 13122, 179114, 13127, 2253, 179564, 13122, 179956, 2253,
    179985, 48121, 6904, 2253, 180200, 2253, 180328, 2253, 180526, 2253, 180790, 13122, 180901,
    2253, 180930, 2253, 181330, 181971, 51323, 51191, 96001, 96481, 32948, 13122, 32978, 13122,
    182229, 2253, 182269, 49487, 182593, 182621, 182655, 182683, 2253, 182712, 13122, 182826, 2253,
    182853, 49487, 182593, 182621, 49487, 183429, 2253, 183456, 13122, 18128, 18074, 13122, 37840,
    32508, 49487, 183429, 183994, 184021, 13122, 184616, 13122, 184616, 184769, 59750, 184818,
    2253, 185318, 102438, 2253, 185575, 2253, 185955, 2253, 186098, 2253, 186241, 2253, 186370,
    2253, 186599, 2253, 186803, 2253, 187004, 2253, 187251, 2253, 187376, 2253, 187566, 2253, 187689,
    2253, 187876, 2253, 187999, 2253, 188243, 2253, 188617, 2253, 188856, 2253, 189104, 2253, 189359,
    2253, 189525, 2253, 189775, 2253, 189954, 2253, 190175, 2253, 190438, 2253, 190583, 2253, 190813,
    2253, 191104, 2253, 191234, 2253, 191362, 2253, 191635, 2253, 191798, 2253, 191975, 2253, 192103,
    2253, 192310, 2253, 192535, 2253, 192663, 2253, 192789, 2253, 192915, 2253, 193033, 2253, 193149,
    2253, 193456, 2253, 193621, 2253, 193780, 2253, 194116, 2253, 194289, 2253, 194460, 2253, 194682,
    2253, 194840, 2253, 194996, 2253, 195258, 2253, 195416, 2253, 195572, 2253, 195834, 2253, 195990,
    2253, 196144, 2253, 196298, 2253, 196444, 2253, 196588, 2253, 196903, 2253, 197086, 2253, 197263,
    2253, 197755, 2253, 197932, 2253, 198106, 13122, 198208, 2253, 198242, 2253, 198449, 2253,
    198751, 2253, 199088, 2253, 199215, 103101, 13122, 2253, 199409, 2253, 201010, 201251, 35402,
    2253, 201279, 201444, 2253, 201471, 102438, 201444, 2253, 202071, 2253, 202305, 2253, 202604,
    202904, 2253, 202927, 203054, 2253, 203078, 2253, 203467, 2253, 203518, 2253, 205169, 2253,
    205347, 205643, 2253, 205670, 2253, 207148, 2253, 207275, 207650, 13138, 13122, 13127, 5096,
    2205, 6945, 10879, 57628, 15025, 5096, 2193, 2205, 2253, 57670, 2286, 207762, 6945, 10879,
    2205, 2193, 5096, 50079, 207998, 2253, 208016, 2286, 208131, 13122, 13127, 208195, 208217,
    8025, 2193, 52972, 52992, 5096, 122819, 2193, 2205, 15231, 15255, 2253, 53613, 2286, 207762,
    2205, 2193, 5096, 2253, 208395, 2286, 207762, 6945, 10879, 2205, 5096, 2193, 207998, 2253,
    208466, 2286, 208560, 13127, 208650, 2205, 13138, 208685, 13122, 13127, 5096, 10879, 2205,
    2193, 13122, 14066, 13127, 208750, 14220, 21237, 31767, 13122, 208951, 31767, 13122, 2193,
    5096, 2205, 2253, 209166, 2286, 209206, 2253, 209262, 13122, 14066, 13127, 209358, 32948, 13122,
    208951, 2253, 209567, 33036, 209603, 32948, 13122, 2253, 209658, 31767, 2253, 209817, 13122,
    208951, 2253, 210137, 2253, 210245, 48141, 210316, 52948, 6904, 15255, 52960, 6922, 8025, 32961,
    2193, 2253, 210495, 2253, 76725, 31767, 208951, 2193, 2286, 210988, 13122, 211015, 14066, 13127,
    13122, 31767, 32561, 13122, 2253, 211487, 2253, 211597, 211657, 13122, 14066, 13127, 13122,
    50350, 212081, 47087, 32961, 33036, 212107, 13122, 32508, 47087, 32961, 33036, 212298, 33036,
    212463, 33036, 212669, 13122, 212868, 212897, 47087, 32961, 2253, 212932, 33036, 212968, 13122,
    213183, 212897, 47087, 32961, 2253, 212932, 33036, 213211, 2253, 213304, 6922, 13122, 13122,
    47087, 32961, 2253, 48824, 33036, 213499, 2253, 213650, 33036, 213750, 2253, 48824, 33036,
    213853, 212868, 212897, 47087, 32961, 2253, 214165, 33036, 214203, 13122, 212868, 47087, 32961,
    2253, 212932, 33036, 214408, 13122, 212081, 47087, 32961, 33036, 214602, 2253, 212932, 33036,
    214829, 2253, 215062, 33036, 215105, 13122, 23875, 32961, 2253, 215235, 33036, 215304, 13122,
    32961, 2253, 215540, 33036, 215683, 2253, 216093, 33036, 216221, 13122, 50350, 32508, 47087,
    32961, 33036, 216431, 13122, 50079, 216670, 47087, 2253, 216705, 2253, 217058, 13122, 217219,
    217247, 2253, 217279, 2253, 217447, 13122, 217568, 217596, 2253, 217625, 13122, 217568, 217794,
    217822, 2253, 217850, 2253, 217992, 2253, 218209, 13122, 18074, 13122, 32948, 218382, 18074,
    32961, 2253, 218409, 33036, 218449, 2253, 218643, 2253, 218898, 15255, 2193, 2286, 219087,
    13122, 32948, 32961, 2253, 219109, 33036, 76752, 33036, 219222, 2253, 219109, 15231, 2205,
    2193, 2253, 219109, 2286, 219087, 2253, 219487, 2253, 219593, 2253, 219669, 2253, 219796, 2253,
    218898, 33036, 209603, 2253, 219939, 2253, 220078, 13122, 220216, 2253, 220258, 2253, 220367,
    220498, 6904, 2193, 13122, 13127, 14066, 221358, 51694, 96398, 221383, 2193, 2205, 2286, 222134,
    222460, 2253, 222489, 13122, 222658, 2253, 223011, 13122, 122655, 2253, 223612, 13122, 223998,
    2253, 224028, 2205, 15231, 10879, 5096, 2193, 2253, 224414, 15025, 3975, 2253, 121920, 224901,
    224932, 2253, 224966, 2253, 225218, 2253, 225549, 2253, 225676, 2253, 225733, 2253, 225946,
    13122, 226417, 2253, 226449, 13122, 13127, 226764, 6945, 248276, 48121, 248296, 6904, 248310,
    248335, 248360, 248384, 248489, 13122, 32948, 248310, 248335, 248360, 248384, 248296, 248310,
    248335, 248360, 248384, 248489, 13122, 13127, 248310, 248335, 248360, 248384, 13122, 248310,
    248335, 248360, 248384, 248940, 248977, 248310, 248335, 248360, 248384, 2253, 249015, 248977,
    248940, 249232, 248310, 248335, 248360, 248384, 2253, 249274, 248977, 248310, 248335, 248360,
    248384, 2253, 249544, 249691, 248940, 248977, 248310, 248335, 248360, 248384, 13122, 31779,
    248310, 248335, 248360, 248384, 13122, 250028, 248310, 248335, 248360, 248384, 2253, 250062,
    250140, 13122, 250149, 248310, 248335, 248360, 248384, 2253, 250176, 249691, 13122, 250149,
    248310, 248335, 248360, 248384, 31767, 250491, 13122, 31779, 248310, 248335, 248360, 248384,
    2253, 250514, 53287, 251071, 13122, 13127, 248310, 248335, 248360, 248384, 2253, 251711, 248310,
    248335, 248360, 248384, 13122, 250491, 248310, 248335, 248360, 248384, 2253, 252701, 32948,
    32961, 13122, 248310, 248335, 248360, 248384, 33036, 252809, 13122, 32508, 248310, 248335,
    248360, 248384, 250140, 13122, 32508, 248310, 248335, 248360, 248384, 249691, 13122, 32508,
    248310, 248335, 248360, 248384, 249691, 248310, 248335, 248360, 248384, 120559, 248310, 248335,
    248360, 248384, 13122, 254119, 254150, 248310, 248335, 248360, 248384, 2253, 254187, 248977,
    248940, 248310, 248335, 248360, 248384, 2253, 254251, 13127, 248310, 248335, 248360, 248384,
    248296, 6922, 248310, 248335, 248360, 248384, 31767, 13122, 255170, 248310, 248335, 248360,
    248384, 250491, 13122, 32508, 248310, 248335, 248360, 248384, 13122, 255170, 248310, 248335,
    248360, 248384, 13122, 255269, 248310, 248335, 248360, 248384, 31767, 13122, 17298, 32508,
    255436, 248310, 248335, 248360, 248384, 2253, 255468, 13122, 17298, 32508, 255436, 248310,
    248335, 248360, 248384, 251071, 47071, 47087, 248310, 248335, 248360, 248384, 13122, 256242,
    256263, 248310, 248335, 248360, 248384, 2253, 256289, 13122, 256542, 248310, 248335, 248360,
    248384, 2253, 256570, 13122, 257010, 248310, 248335, 248360, 248384, 2253, 257029, 13122, 58335,
    248310, 248335, 248360, 248384, 2253, 257122, 2253, 257279, 2253, 257600, 13122, 32978, 248310,
    248335, 248360, 248384, 13122, 258138, 248310, 248335, 248360, 248384, 2253, 258162, 258308,
    248310, 248335, 248360, 248384, 2253, 258335, 258308, 32978, 248310, 248335, 248360, 248384,
    250140, 248310, 248335, 248360, 248384, 31767, 250491, 13122, 255170, 248310, 248335, 248360,
    248384, 31767, 13122, 248310, 248335, 248360, 248384, 2253, 260955, 31767, 250491, 13122, 17298,
    32508, 255436, 248310, 248335, 248360, 248384, 32508, 248310, 248335, 248360, 248384, 250491,
    13122, 255170, 248310, 248335, 248360, 248384, 13122, 261774, 248310, 248335, 248360, 248384,
    2253, 261811, 13122, 262320, 262332, 262350, 248310, 248335, 248360, 248384, 2253, 262380,
    262782, 262797, 262350, 248310, 248335, 248360, 248384, 262797, 262350, 248310, 248335, 248360,
    248384, 262782, 262332, 262350, 263375, 263403, 248310, 248335, 248360, 248384, 262782, 262332,
    262350, 263461, 248310, 248335, 248360, 248384, 262782, 262332, 261774, 263461, 248310, 248335,
    248360, 248384, 2253, 263579, 262797, 262782, 262350, 248310, 248335, 248360, 248384, 13122,
    17298, 32508, 58335, 248310, 248335, 248360, 248384, 13122, 264681, 248310, 248335, 248360,
    248384, 2253, 264705, 250491, 13122, 17298, 32508, 58335, 248310, 248335, 248360, 248384, 13122,
    265616, 248310, 248335, 248360, 248384, 2253, 265645, 13122, 265906, 248310, 248335, 248360,
    248384, 250491, 13122, 31779, 248310, 248335, 248360, 248384, 251071, 13122, 14066, 13127,
    248310, 248335, 248360, 248384, 250491, 250140, 13122, 32508, 248310, 248335, 248360, 248384,
    250140, 31767, 254119, 13122, 248310, 248335, 248360, 248384, 250140, 254119, 266401, 13122,
    248310, 248335, 248360, 248384, 2253, 266435, 250491, 250140, 13122, 17298, 32508, 255436,
    248310, 248335, 248360, 248384, 13122, 31767, 248310, 248335, 248360, 248384, 250491, 13122,
    255269, 248310, 248335, 248360, 248384, 250140, 249691, 254119, 13122, 248310, 248335, 248360,
    248384, 250140, 249691, 254119, 266401, 13122, 248310, 248335, 248360, 248384, 13122, 34405,
    250491, 34482, 248310, 248335, 248360, 248384, 250491, 13122, 32508, 266815, 248310, 248335,
    248360, 248384, 2253, 266846, 13122, 251071, 2193, 248310, 248335, 248360, 248384, 2286, 267167,
    251071, 53287, 13122, 13127, 248310, 248335, 248360, 248384, 249691, 250491, 13122, 32508,
    248310, 248335, 248360, 248384, 249691, 250491, 13122, 255170, 248310, 248335, 248360, 248384,
    249691, 31767, 254119, 13122, 248310, 248335, 248360, 248384, 249691, 254119, 266401, 13122,
    248310, 248335, 248360, 248384, 249691, 250491, 13122, 17298, 32508, 255436, 248310, 248335,
    248360, 248384, 251071, 13127, 248310, 248335, 248360, 248384, 2253, 268034, 13122, 268353,
    248310, 248335, 248360, 248384, 2253, 268383, 13122, 268532, 268565, 248310, 248335, 248360,
    248384, 2253, 268594, 13122, 268804, 248310, 248335, 248360, 248384, 6945, 48121, 248296, 6904,
    248310, 248335, 248360, 248384, 32961, 251071, 13122, 248310, 248335, 248360, 248384, 33036,
    269225, 251071, 248310, 248335, 248360, 248384, 13122, 13127, 269374, 14066, 248310, 248335,
    248360, 248384, 269679, 13122, 13127, 248310, 248335, 248360, 248384, 6904, 15255, 8025, 2193,
    52960, 6922, 248310, 248335, 248360, 248384, 14213, 14220, 50633, 32561, 32961, 13122, 32961,
    13122, 33036, 270096, 13122, 32961, 18095, 33036, 270206, 32961, 15025, 3975, 121899, 14394,
    13122, 18095, 2253, 270334, 2253, 122513, 33036, 270383, 32961, 13122, 223998, 2253, 270467,
    33036, 270536, 32961, 18095, 13122, 124089, 2253, 124120, 33036, 270563, 32961, 13122, 270661,
    2253, 270693, 33036, 270735, 33036, 213211, 32961, 2205, 18095, 2193, 2253, 271000, 33036,
    271038, 2286, 271050, 32961, 50079, 13122, 89653, 271145, 2253, 271173, 33036, 271268, 32961,
    18095, 50079, 13122, 124089, 89653, 2253, 271516, 33036, 271633, 32961, 18095, 13122, 2193,
    2253, 271893, 33036, 271947, 2286, 271050, 124089, 271967, 2253, 124120, 2253, 41888, 33036,
    272025, 33036, 214829, 32961, 18095, 13122, 272363, 2253, 272395, 33036, 272471, 13122, 14066,
    13127, 272492, 184469, 21237, 32508, 50350, 273653, 273680, 273706, 212081, 13122, 273730,
    273746, 248360, 273768, 31767, 50350, 273653, 273680, 273706, 212081, 13122, 273730, 273746,
    248360, 273768, 13122, 273833, 273864, 273730, 273746, 248360, 273768, 13122, 31805, 31829,
    31841, 31854, 31867, 273730, 273746, 248360, 273768, 274949, 13122, 273730, 273746, 248360,
    273768, 50350, 273653, 273680, 273706, 212081, 13122, 273730, 273746, 248360, 273768, 13122,
    32508, 273653, 273730, 273746, 248360, 273768, 276573, 13122, 273730, 273746, 248360, 273768,
    13122, 273864, 273730, 273746, 248360, 273768, 274949, 2193, 2205, 273730, 273746, 248360,
    273768, 2286, 276769, 32948, 13122, 276795, 218382, 273730, 273746, 248360, 273768, 2253, 276825,
    32948, 13122, 273864, 273730, 273746, 248360, 273768, 29361, 274949, 13122, 273730, 273746,
    248360, 273768, 273730, 273746, 248360, 273768, 278360, 31767, 112989, 273653, 273680, 273706,
    212081, 13122, 273730, 273746, 248360, 273768, 50350, 32508, 279025, 274949, 13122, 273730,
    273746, 248360, 273768, 112989, 273653, 273680, 273706, 212081, 13122, 273730, 273746, 248360,
    273768, 13122, 273653, 273730, 273746, 248360, 273768, 273653, 13122, 273730, 273746, 248360,
    273768, 273706, 13122, 274949, 273730, 273746, 248360, 273768, 50350, 279025, 274949, 13122,
    273730, 273746, 248360, 273768, 273653, 273680, 273706, 212081, 13122, 273730, 273746, 248360,
    273768, 18095, 281579, 274949, 13122, 273730, 273746, 248360, 273768, 6922, 273730, 273746,
    248360, 273768, 10879, 274949, 2193, 2205, 273730, 273746, 248360, 273768, 13127, 13122, 273730,
    273746, 248360, 273768, 282461, 282489, 282535, 282889, 49487, 5096, 282889, 49487, 6904, 283132,
    2193, 2286, 283165, 282889, 49487, 283574, 8025, 2193, 52972, 52992, 283685, 284208, 282889,
    284665, 49487, 283574, 282889, 284665, 49487, 283574, 8025, 2193, 52972, 52992, 284874, 49487,
    284665, 282889, 290084, 49487, 282889, 284665, 290084, 49487, 282889, 282889, 284665, 32561,
    49487, 49487, 47087, 282889, 290921, 282889, 49487, 290938, 282889, 284665, 49487, 282889,
    49487, 5096, 2193, 49487, 47087, 282889, 32961, 33036, 291740, 282889, 290938, 49487, 282889,
    290921, 290938, 49487, 282889, 290938, 290921, 49487, 282889, 290921, 49487, 290084, 49487,
    284665, 282889, 47071, 290921, 49487, 47087, 282889, 282889, 49487, 52960, 8025, 49487, 282889,
    284665, 294737, 290921, 49487, 294859, 290921, 49487, 282889, 290921, 49487, 17298, 2253, 294992,
    290921, 49487, 294859, 2193, 2286, 295220, 294859, 295325, 290921, 49487, 295325, 294859, 290921,
    49487, 295816, 290921, 49487, 49487, 13127, 284665, 282889, 49487, 283574, 282889, 49487, 290921,
    31779, 2253, 297175, 48121, 6904, 49487, 282889, 49487, 297286, 282889, 290921, 49487, 284665,
    282889, 283574, 290084, 49487, 284665, 282889, 283574, 290921, 282889, 49487, 297286, 282889,
    49487, 290921, 282889, 49487, 298004, 2253, 298038, 5096, 290921, 282889, 49487, 32961, 283132,
    2193, 48141, 298533, 2286, 283165, 282889, 49487, 2193, 290921, 294859, 49487, 290084, 282889,
    49487, 282889, 49487, 283574, 2253, 299057, 49487, 282889, 283574, 290084, 49487, 282889, 284665,
    283574, 290084, 49487, 282889, 283574, 49487, 290938, 282889, 49487, 282889, 284665, 283574,
    282889, 49487, 31779, 2253, 304543, 6904, 282889, 49487, 283574, 8025, 2193, 52972, 52992,
    5096, 282889, 49487, 2193, 15255, 282889, 8025, 32961, 283132, 49487, 52960, 48141, 298533,
    49487, 282889, 13127, 49487, 309995, 13122, 310326, 13122, 31805, 14394, 131070, 120954, 120559,
    13122, 31805, 310796, 13122, 92309, 92336, 92363, 310819, 310853, 31805, 2253, 310927, 13122,
    311041, 311070, 311112, 2253, 311137, 13122, 14394, 131070, 208951, 2253, 311533, 13122, 131070,
    13122, 311748, 31805, 31829, 31841, 31854, 31867, 2253, 311782, 13122, 311929, 2253, 311967,
    310853, 120954, 31805, 120559, 2253, 312298, 13122, 14394, 131070, 312482, 2253, 312509, 13122,
    131070, 312482, 2253, 312668, 13122, 37840, 312783, 2253, 312814, 31805, 120954, 120559, 2193,
    313010, 2205, 15255, 2286, 313029, 13122, 313181, 131070, 18074, 310853, 31805, 2253, 313205,
    13122, 131070, 313279, 310853, 30459, 313550, 13122, 131070, 313688, 31744, 310853, 31805,
    13122, 313849, 313885, 13122, 314033, 312482, 314073, 13122, 314262, 314289, 2253, 314336,
    13122, 31805, 14394, 13122, 131070, 313279, 122819, 122819, 13122, 311929, 2253, 314856, 314969,
    31805, 310853, 49487, 15025, 120954, 50079, 13122, 14394, 31805, 131070, 13122, 18128, 2253,
    315226, 33036, 315253, 315446, 2253, 315472, 315573, 13127, 315765, 13127, 315841, 2253, 316038,
    32978, 316204, 37840, 2253, 316471, 316675, 2253, 316754, 52948, 6945, 48121, 6904, 6922, 52948,
    6945, 6904, 6922, 317068, 47087, 316204, 6922, 248276, 317429, 6922, 317429, 2253, 317703,
    2253, 317804, 318358, 2253, 318389, 75774, 318764, 13122, 318764, 35920, 319067, 319088, 2253,
    319108, 13122, 318764, 31779, 13122, 318764, 319453, 13122, 318764, 35920, 43673, 319690, 2253,
    319712, 13122, 318764, 320016, 320037, 2253, 320059, 13122, 318764, 320300, 320325, 2253, 320349,
    13122, 318764, 320587, 320037, 2253, 320614, 13122, 318764, 35920, 320885, 320906, 2253, 320927,
    321449, 13122, 322053, 322079, 322125, 322165, 13122, 322471, 322165, 2253, 322500, 13122,
    323043, 2253, 323621, 13122, 324631, 322165, 2253, 324986, 75774, 322165, 75774, 326025, 322165,
    326230, 75774, 322165, 2253, 326334, 322165, 30459, 322165, 30459, 326879, 322165, 326230,
    30459, 322165, 13122, 327210, 2253, 327243, 327210, 2253, 327418, 2253, 328505,
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
