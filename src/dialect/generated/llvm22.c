/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm22: change those. */
#include "dialect/generated/llvm22.h"

static const struct {
  char part_0[3989];
  char part_1[3479];
  char part_2[3654];
  char part_3[3988];
  char part_4[4000];
  char part_5[3972];
  char part_6[3909];
  char part_7[3995];
  char part_8[3713];
  char part_9[3938];
  char part_10[3999];
  char part_11[3979];
  char part_12[3989];
  char part_13[3991];
  char part_14[3999];
  char part_15[3955];
  char part_16[3921];
  char part_17[3979];
  char part_18[3980];
  char part_19[3991];
  char part_20[3985];
  char part_21[3965];
  char part_22[3998];
  char part_23[3999];
  char part_24[3974];
  char part_25[3995];
  char part_26[3939];
  char part_27[3945];
  char part_28[3999];
  char part_29[3939];
  char part_30[3995];
  char part_31[3959];
  char part_32[3988];
  char part_33[3879];
  char part_34[3979];
  char part_35[3990];
  char part_36[3844];
  char part_37[3968];
  char part_38[3960];
  char part_39[3969];
  char part_40[3996];
  char part_41[3891];
  char part_42[3975];
  char part_43[3999];
  char part_44[3984];
  char part_45[3999];
  char part_46[3991];
  char part_47[3851];
  char part_48[3986];
  char part_49[3982];
  char part_50[3896];
  char part_51[3962];
  char part_52[3978];
  char part_53[3995];
  char part_54[3992];
  char part_55[3991];
  char part_56[3990];
  char part_57[3978];
  char part_58[3956];
  char part_59[3986];
  char part_60[3985];
  char part_61[3989];
  char part_62[3995];
  char part_63[3982];
  char part_64[3961];
  char part_65[3978];
  char part_66[3987];
  char part_67[3968];
  char part_68[3996];
  char part_69[3994];
  char part_70[3993];
  char part_71[3970];
  char part_72[3971];
  char part_73[3954];
  char part_74[3866];
  char part_75[2370];
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
    "```<` $value `>`\0"
    "combined_constructs\0"
    "$value\0"
    "construct\0"
    "data_clause\0"
    "data_clause_modifier\0"
    "`<` struct(params) `>`\0"
    "declare\0"
    "declare_action\0"
    "defaultvalue\0"
    "device_type\0"
    "gang_arg_type\0"
    "par_level\0"
    "recipe_kind\0"
    "reduction_operator\0"
    "`<` `[` `` $accRoutines `]` `>`\0"
    "routine_info\0"
    "`<` $routine `,` $level `,` $funcName `>`\0"
    "specialized_routine\0"
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
    "#acc.data_clause\0"
    "BoolAttr\0"
    "#acc.data_clause_modifier\0"
    "StrAttr\0"
    "SymbolRefAttr\0"
    "var\0"
    "varPtrPtr\0"
    "bounds\0"
    "asyncOperands\0"
    "accVar\0"
    "varType\0"
    "asyncOperandsDeviceType\0"
    "asyncOnly\0"
    "dataClause\0"
    "structured\0"
    "implicit\0"
    "modifiers\0"
    "name\0"
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
    "NoMemoryEffect\0"
    "OutlineRematerializationOpInterface\0"
    "[[\"result\", \"type\", \"!acc.data_bounds_ty\"]]\0"
    "acc.bounds\0"
    "acc.cache\0"
    "acc.copyin\0"
    "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )\? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)\? `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict\0"
    "acc.copyout\0"
    "acc.create",
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
    "MemoryEffects<Write<RuntimeCounters>>\0"
    "acc.declare_device_resident\0"
    "!acc.declare_token\0"
    "token\0"
    "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "[[\"token\", \"type\", \"!acc.declare_token\"]]\0"
    "acc.declare_enter\0"
    "oilist( `token` `(` $token `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "acc.declare_exit\0"
    "acc.declare_link\0"
    "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )\? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)\? attr-dict\0"
    "acc.delete\0"
    "acc.detach\0"
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
    "acc.init\0"
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
    "combined",
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
    "acc.nocreate\0"
    "acc.parallel\0"
    "acc.present\0"
    "acc.private\0"
    "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)\?\0"
    "acc.private.recipe\0"
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
    "gangDimDeviceType\0"
    "$sym_name `func` `(` $func_name `)` oilist ( `bind` `(` custom<BindName>($bindIdName, $bindStrName ,$bindIdNameDeviceType, $bindStrNameDeviceType) `)` | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<DeviceTypeArrayAttr>($worker) | `vector` custom<DeviceTypeArrayAttr>($vector) | `seq` custom<DeviceTypeArrayAttr>($seq) | `nohost` $nohost | `implicit` $implicit ) attr-dict-with-keyword\0"
    "acc.routine",
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
    "acc.update_device\0"
    "acc.update_host\0"
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
    "value",
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
    "`<` $elementType `>`\0"
    "tdm_base\0"
    "tdm_descriptor\0"
    "`<` $elementType `,` $indexType`>`\0"
    "tdm_gather_base\0"
    "`<` $value `>`\0"
    "address_space\0"
    "dpp_perm\0"
    "mfma_perm_b\0"
    "sched_barrier_opt\0"
    "#amdgpu.dpp_perm\0"
    "AnyOf<I32Attr, ArrayAttr, UnitAttr>\0"
    "I32Attr\0"
    "old\0"
    "src\0"
    "kind\0"
    "permArgument\0"
    "row_mask\0"
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
    "shared_static_sizes\0"
    "$base `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )\? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)\?)\? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)\? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )\? attr-dict `:` qualified(type($base)) `->` type(results)\0"
    "[[\"global_dynamic_sizes\", \"type\", \"index\"], [\"global_dynamic_strides\", \"type\", \"index\"], [\"shared_dynamic_sizes\", \"type\", \"index\"], [\"workgroup_mask\", \"type\", \"vector<16xi1>\"], [\"early_timeout\", \"type\", \"i1\"], [\"pad_amount\", \"type\", \"i32\"], [\"pad_interval\", \"type\", \"i32\"], [\"atomic_barrier_indices\", \"type\", \"index\"], [\"global_increment\", \"type\", \"index\"], [\"lds_increment\", \"type\", \"i32\"], [\"iteration_count\", \"type\", \"index\"], [\"desc\", \"type\", \"!amdgpu.tdm_descriptor\"]]\0"
    "amdgpu.make_dma_descriptor",
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
    "cbsz\0"
    "abid\0"
    "blgp\0"
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
    "storeIndex\0"
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
    "amdgpu.raw_buffer_atomic_cmpswap",
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
    "scalesIdxB\0"
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
    "AnyOf<AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ>>, LengthIs<8, 16>>>",
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
    "AllOf<!amx.tile, RankIs<2>, ElementType<I8>>\0"
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
    "false\0"
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
    "true\0"
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
    "fastmath\0"
    "overflow\0"
    "FloatLike\0"
    "#arith.fastmath\0"
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
    "Idempotent",
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
    "arm_neon\0"
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
    "layout\0"
    "type_size",
    "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>\0"
    "$tile attr-dict `:` type($result)\0"
    "ArmSMETileOpInterface\0"
    "AllTypesMatch<tile,result>\0"
    "[[\"result\", \"same\", \"tile\"]]\0"
    "arm_sme.copy_tile\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>\0"
    "#arm_sme.layout\0"
    "tile_slice_index\0"
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
    "[[\"result\", \"same\", \"tile\"], [\"indices\", \"type\", \"index\"], [\"tile_slice_index\", \"type\", \"index\"]]\0"
    "arm_sme.load_tile_slice\0"
    "#arm_sme.kind",
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
    "arm_sve.masked.divf",
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
    "async.runtime.store",
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
    "bf16\0"
    "complex\0"
    "f128\0"
    "f16\0"
    "f32\0"
    "f4E2M1FN\0"
    "f64\0"
    "f6E2M3FN\0"
    "f6E3M2FN\0"
    "f80\0"
    "f8E3M4\0"
    "f8E4M3\0"
    "f8E4M3B11FNUZ\0"
    "f8E4M3FN\0"
    "f8E4M3FNUZ\0"
    "f8E5M2\0"
    "f8E5M2FNUZ\0"
    "f8E8M0FNU\0"
    "function\0"
    "graph\0"
    "integer\0"
    "opaque\0"
    "tf32\0"
    "tuple\0"
    "unranked_memref\0"
    "unranked_tensor\0"
    "affine_map\0"
    "call_site_loc\0"
    "dense_array\0"
    "dense_int_or_fp_elements\0"
    "dense_resource_elements\0"
    "dense_string_elements\0"
    "dictionary\0"
    "file_line_range\0"
    "float\0"
    "fused_loc\0"
    "integer_set\0"
    "name_loc\0"
    "opaque_loc\0"
    "sparse_elements\0"
    "strided_layout\0"
    "string\0"
    "symbol_ref\0"
    "unknown_loc\0"
    "($sym_name^)\? attr-dict-with-keyword $bodyRegion\0"
    "AffineScope\0"
    "SymbolTable\0"
    "RegionKindInterface\0"
    "HasOnlyGraphRegion\0"
    "builtin.module\0"
    "inputs\0"
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
    "AnyIntElementsAttr\0"
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
    "real\0"
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
    "complex.mul",
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
    "dl_entry\0"
    "dl_spec\0"
    "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`\0"
    "function_pointer_alignment\0"
    "target_device_spec\0"
    "target_system_spec\0"
    "emitc\0"
    "CmpPredicate\0"
    "lt\0"
    "le\0"
    "gt\0"
    "ge\0"
    "three_way\0"
    "`<` qualified($valueType) `>`\0"
    "lvalue\0"
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
    "attr-dict ($result^ `:` type($result))\?",
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
    "all_reduce_op\0"
    "`<` params `>`\0"
    "block\0"
    "broadcast\0"
    "dim\0"
    "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)\? `>`\0"
    "kernel_metadata\0"
    "`<` (`[` qualified($kernel_table)^ `]`)\? `>`\0"
    "kernel_table\0"
    "loop_dim_map\0"
    "mat_transpose_mode\0"
    "mma_element_wise\0"
    "`<` $target `,` (`properties` `=` $properties^ `,`)\? (`kernels` `=` $kernels^ `,`)\? custom<Object>($format, $object) `>`\0"
    "object\0"
    "prune_2to4_spmat_flag\0"
    "(`<` $target^ `>`)\?\0"
    "select_object\0"
    "shuffle_mode\0"
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
    "values\0"
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
    "format\0"
    "$format attr-dict (`,` $args^ `:` type($args))\?\0"
    "gpu.printf\0"
    "HasParent<gpu.func>\0"
    "gpu.return\0"
    "AllOf<I32Attr, IntMinValue<0>>\0"
    "AllOf<I32Attr, IntPowerOf2>\0"
    "rotateResult\0"
    "valid\0"
    "width\0"
    "$value `,` $offset `,` $width attr-dict `:` type($value)\0"
    "AllTypesMatch<value,rotateResult>\0"
    "[[\"rotateResult\", \"same\", \"value\"], [\"valid\", \"type\", \"i1\"]]\0"
    "gpu.rotate\0"
    "#gpu.mat_transpose_mode\0"
    "dnmatA\0"
    "dnmatB\0"
    "spmatC\0"
    "modeA\0"
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
    "attribute\0"
    "variadicity\0"
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
    "TernaryFn\0"
    "TypeFn\0"
    "cast_signed\0"
    "cast_unsigned\0"
    "UnaryFn\0"
    "WinogradConv2DFmr\0"
    "F_2_3\0"
    "F_4_3\0"
    "F_2_5\0"
    "binary_fn\0"
    "elementwise_kind\0"
    "iterator_type\0"
    "ternary_fn\0"
    "type_fn\0"
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
    "cast\0"
    "hook:linalg.batch_matmul",
    "LinalgContractionOpInterface\0"
    "linalg.batch_matmul\0"
    "hook:linalg.batch_matvec\0"
    "linalg.batch_matvec\0"
    "hook:linalg.batch_mmt4d\0"
    "linalg.batch_mmt4d\0"
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
    "strides\0"
    "dilations\0"
    "hook:linalg.conv_1d_ncw_fcw\0"
    "linalg.conv_1d_ncw_fcw\0"
    "hook:linalg.conv_1d_nwc_wcf\0"
    "linalg.conv_1d_nwc_wcf\0"
    "hook:linalg.conv_2d\0"
    "linalg.conv_2d\0"
    "AllOf<I64ElementsAttr, ElementsShape<2>>\0"
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
    "hook:linalg.pooling_ndhwc_max",
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
    "Recursive",
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
    "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`\0"
    "`<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`\0"
    "ppc_fp128\0"
    "(`<` $addressSpace^ `>`)\?\0"
    "struct\0"
    "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )\? `>`\0"
    "target\0"
    "x86_amx\0"
    "access_group\0"
    "`<` $addressSpace `>`\0"
    "alias_scope\0"
    "alias_scope_domain\0"
    "blockaddress\0"
    "blocktag\0"
    "`<` $CallingConv `>`\0"
    "cconv\0"
    "cgprofile_entry\0"
    "$comdat\0"
    "comdat\0"
    "constant_range\0"
    "`<` $libs `>`\0"
    "dependent_libraries\0"
    "dereferenceable\0"
    "di_annotation\0"
    "di_basic_type\0"
    "di_common_block\0"
    "di_compile_unit\0"
    "di_composite_type\0"
    "di_derived_type\0"
    "`<` ( `[` $operations^ `]` ) : (``)\? `>`\0"
    "di_expression\0"
    "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)\?\0"
    "di_expression_elem\0"
    "`<` $name `in` $directory `>`\0"
    "di_file\0"
    "di_generic_subrange\0"
    "di_global_variable\0"
    "di_global_variable_expression\0"
    "di_imported_entity\0"
    "di_label\0"
    "di_lexical_block\0"
    "di_lexical_block_file\0"
    "di_local_variable\0"
    "di_module\0"
    "di_namespace\0"
    "di_null_type\0"
    "di_string_type\0"
    "di_subprogram\0"
    "di_subrange\0"
    "di_subroutine_type\0"
    "$sym\0"
    "dso_local_equivalent\0"
    "`<` $framePointerKind `>`\0"
    "framePointerKind\0"
    "`<` $linkage `>`\0"
    "linkage\0"
    "loop_annotation\0"
    "loop_distribute\0"
    "loop_interleave\0"
    "loop_licm\0"
    "loop_peeled\0"
    "loop_pipeline\0"
    "loop_unroll\0"
    "loop_unroll_and_jam\0"
    "loop_unswitch\0"
    "loop_vectorize\0"
    "memory_effects\0"
    "`<` $behavior `,` $key `,` $value `>`\0"
    "mlir.module_flag\0"
    "`<` $num_elements `,` $element_type `>`\0"
    "mlir.workgroup_attribution\0"
    "`<` $prefix `` `:` `` $suffix `>`\0"
    "mmra_tag\0"
    "poison\0"
    "profile_summary\0"
    "profile_summary_detailed\0"
    "`<` $tailCallKind `>`\0"
    "tailcallkind\0"
    "`<` struct($triple, $chip, $features) `>`\0"
    "`<` `[` (`]`) : ($features^ `]`)\? `>`\0"
    "target_features\0"
    "tbaa_member\0"
    "(`<` struct(params)^ `>`)\?\0"
    "tbaa_root\0"
    "tbaa_tag\0"
    "tbaa_type_desc\0"
    "undef\0"
    "`<` $uwtableKind `>`\0"
    "uwtableKind\0"
    "vec_type_hint\0"
    "vscale_range\0"
    "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>\0"
    "enum<@IntegerOverflowFlags>\0"
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
    "alignment\0"
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
    "#llvm.blocktag\0"
    "tag\0"
    "$tag attr-dict\0"
    "llvm.blocktag\0"
    "#llvm.loop_annotation\0"
    "llvm.br\0"
    "TypeAttrOf<!llvm.func>\0"
    "#llvm.fastmath\0"
    "#llvm.cconv\0"
    "#llvm.tailcallkind\0"
    "#llvm.memory_effects\0"
    "op_bundle_operands",
    "op_bundle_sizes\0"
    "var_callee_type\0"
    "fastmathFlags\0"
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
    "enum<@Comdat>\0"
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
    "#llvm.target_features\0"
    "#llvm.vec_type_hint\0"
    "#llvm.uwtableKind\0"
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
    "line\0"
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
    "from\0"
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
    "#llvm.di_expression\0"
    "varInfo\0"
    "locationExpr\0"
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
    "scope\0"
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
    "APIntAttr\0"
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
    "hint\0"
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
    "constant\0"
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
    "flags\0"
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
    "numElements\0"
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
    "$memref `[` $indices `]` attr-dict `:` type($memref)",
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
    "shape\0"
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
    "key\0"
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
    "mbarrier.group\0"
    "mbarrier.token\0"
    "tensormap.descriptor\0"
    "warpgroup.accumulator\0"
    "warpgroup.descriptor\0"
    "interleave\0"
    "l2promo\0"
    "oob\0"
    "rcp_rounding_mode\0"
    "swizzle\0"
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
    "[[\"txcount\", \"type\", \"index\"], [\"mbarId\", \"type\", \"index\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvgpu.mbarrier.arrive.expect_tx\0"
    "$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)",
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
    "u4",
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
    "alias\0"
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
    "action\0"
    "block_scale_format\0"
    "block_scale_kind\0"
    "cache_eviction_priority\0"
    "cluster_launch_control_query_type\0"
    "cta_group\0"
    "dot_accumulate_type\0"
    "fp_rnd_mode\0"
    "grid_dep_action\0"
    "ld_st_matrix_elt_type\0"
    "ld_st_matrix_shape\0"
    "load_cache_modifier\0"
    "match_sync_kind\0"
    "mem_order\0"
    "mem_scope\0"
    "mma_b1op\0"
    "mma_frag\0"
    "mma_int_overflow\0"
    "mma_kind\0"
    "mma_layout\0"
    "mma_type\0"
    "permute_mode\0"
    "prefetch_cache_level\0"
    "proxy_kind\0"
    "reduction\0"
    "redux_kind\0"
    "sat_mode\0"
    "scale_vec_size\0"
    "shared_space\0"
    "shfl_kind\0"
    "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)\?\0"
    "tcgen05_cp_multicast\0"
    "tcgen05_cp_shape\0"
    "tcgen05_cp_src_fmt\0"
    "tcgen05_fence\0"
    "tcgen05_ldst_shape\0"
    "tcgen05_mma_block_scale\0"
    "tcgen05_mma_collectorb\0"
    "tcgen05_mma_collectorop\0"
    "tcgen05_mma_kind\0"
    "tcgen05_wait\0"
    "tma_load_mode\0"
    "tma_redux_kind\0"
    "tma_store_mode\0"
    "vote_sync_kind\0"
    "wgmma_scale_in\0"
    "wgmma_scale_out\0"
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
    "sat\0"
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
    "rbits",
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
    "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )\? (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)\0"
    "[[\"tmaDescriptor\", \"type\", \"!llvm.ptr\"], [\"srcMem\", \"type\", \"!llvm.ptr<3>\"], [\"coordinates\", \"type\", \"i32\"], [\"l2CacheHint\", \"type\", \"i64\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvvm.cp.async.bulk.tensor.global.shared.cta\0"
    "#nvvm.tma_load_mode\0"
    "im2colOffsets\0"
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
    "$addr attr-dict `:` type(operands)",
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
    "toProxy\0"
    "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)\? (`to_proxy` `=` $toProxy^)\? attr-dict\0"
    "[[\"addr\", \"type\", \"!llvm.ptr\"], [\"size\", \"type\", \"i32\"]]\0"
    "nvvm.fence.proxy.acquire\0"
    "$scope (`from_proxy` `=` $fromProxy^)\? (`to_proxy` `=` $toProxy^)\? attr-dict\0"
    "nvvm.fence.proxy.release\0"
    "#nvvm.mem_order\0"
    "order\0"
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
    "aShift\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)\? (`mask` `=` $disableOutputLane^)\? attr-dict `:` `(` type(operands) `)`\0"
    "NVVMRequiresSMa<100,110>\0"
    "[[\"matrixD\", \"type\", \"!llvm.ptr<6>\"], [\"matrixB\", \"type\", \"i64\"], [\"idesc\", \"type\", \"i32\"], [\"enableInputD\", \"type\", \"i1\"], [\"scaleInputD\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.mma\0"
    "#nvvm.tcgen05_mma_block_scale\0"
    "blockScale\0"
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
    "collectorBBuffer",
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
    "$args attr-dict `:` functional-type($args, $res)\0"
    "nvvm.wmma.mma\0"
    "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)\0"
    "nvvm.wmma.store\0"
    "omp\0"
    "ClauseBindKind\0"
    "parallel\0"
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
    "to\0"
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
    "distribute\0"
    "ClauseTaskDepend\0"
    "taskdependin\0"
    "taskdependout\0"
    "taskdependinout\0"
    "taskdependmutexinoutset\0"
    "taskdependinoutset\0"
    "DataSharingClauseType\0"
    "firstprivate\0"
    "DeclareTargetCaptureClause\0"
    "link\0"
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
    "atomic_control\0"
    "bindkind\0"
    "cancellationconstructtype\0"
    "`(` $value `)`\0"
    "capture_clause\0"
    "clause_depend\0"
    "clause_map_flags\0"
    "clause_requires\0"
    "clause_task_depend\0"
    "`{` `type` `=` $value `}`\0"
    "data_sharing_type\0"
    "declaretarget\0"
    "grainsizetype\0"
    "memoryorderkind\0"
    "numtaskstype\0"
    "numthreadstype\0"
    "order_mod\0"
    "orderkind\0"
    "procbindkind\0"
    "reduction_modifier\0"
    "sched_mod\0"
    "schedulekind\0"
    "variable_capture_kind\0"
    "version\0"
    "varList\0"
    "allocator\0"
    "`(` $varList `:` type($varList) `)` oilist( `align` `(` $align `)` | `allocator` `(` $allocator `)` ) attr-dict\0"
    "[[\"allocator\", \"type\", \"i64\"]]\0"
    "omp.allocate_dir\0"
    "#omp.memoryorderkind\0"
    "memory_order",
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
    "stride_in_bytes\0"
    "oilist( `lower_bound` `(` $lower_bound `:` type($lower_bound) `)` | `upper_bound` `(` $upper_bound `:` type($upper_bound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `start_idx` `(` $start_idx `:` type($start_idx) `)` ) attr-dict\0"
    "[[\"result\", \"type\", \"!omp.map_bounds_ty\"]]\0"
    "omp.map.bounds\0"
    "#omp.clause_map_flags\0"
    "#omp.variable_capture_kind\0"
    "var_ptr\0"
    "var_ptr_ptr\0"
    "members\0"
    "omp_ptr\0"
    "var_type\0"
    "map_type\0"
    "map_capture_type",
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
    "valueType\0"
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
    "arguments\0"
    "($arguments^ `:` type($arguments))\? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict\0"
    "pdl.range\0"
    "replOperation\0"
    "replValues\0"
    "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)\? ($replOperation^)\? attr-dict\0"
    "[[\"opValue\", \"type\", \"!pdl.operation\"], [\"replOperation\", \"type\", \"!pdl.operation\"]]\0"
    "pdl.replace\0"
    "parent\0"
    "$index `of` $parent attr-dict",
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
    "`of` $inputOp `is` (`at_least` $compareAtLeast^)\? $count attr-dict `->` successors\0"
    "[[\"inputOp\", \"type\", \"!pdl.operation\"]]\0"
    "pdl_interp.check_operand_count\0"
    "`of` $inputOp `is` $name attr-dict `->` successors\0"
    "pdl_interp.check_operation_name\0"
    "pdl_interp.check_result_count\0"
    "$value `is` $type attr-dict `->` successors\0"
    "[[\"value\", \"type\", \"!pdl.type\"]]\0"
    "pdl_interp.check_type\0"
    "types\0"
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
    "operations\0"
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
    "pdl_interp.switch_operand_count",
    "pdl_interp.switch_operation_name\0"
    "pdl_interp.switch_result_count\0"
    "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest\0"
    "pdl_interp.switch_type\0"
    "ArrayOf<ArrayOf<TypeAttr>>\0"
    "pdl_interp.switch_types\0"
    "PtrAddFlags\0"
    "PtrDiffFlags\0"
    "`<` $memorySpace `>`\0"
    "`<` $type `>`\0"
    "ptr_metadata\0"
    "address\0"
    "generic_space\0"
    "null\0"
    "spec\0"
    "!ptr.ptr\0"
    "ptr.constant\0"
    "!ptr.ptr_metadata\0"
    "Implements<\"PtrLikeTypeInterface\">\0"
    "metadata\0"
    "$ptr (`metadata` $metadata^)\? attr-dict `:` type($ptr) `->` type($result)\0"
    "OptionalTypesMatchWith<result,metadata>\0"
    "[[\"metadata\", \"ptr_metadata\", \"result\"]]\0"
    "ptr.from_ptr\0"
    "AllOf<ValueSemanticsContainerOf<!ptr.ptr>, RankIs<1>>\0"
    "AllOf<ValueSemanticsContainerOf<I1>, RankIs<1>>\0"
    "AllOf<HasTrait<\"ValueSemantics\">, RankIs<1>>\0"
    "i64\0"
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
    "elementType\0"
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
    "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
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
    "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)\0"
    "[[\"oldVdst\", \"type\", \"vector<2xi16>\"], [\"src0\", \"type\", \"vector<2xbf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi16>\"]]\0"
    "rocdl.cvt.scalef32.pk.bf8.bf16\0"
    "[[\"oldVdst\", \"type\", \"vector<2xi16>\"], [\"src0\", \"type\", \"vector<2xf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi16>\"]]\0"
    "rocdl.cvt.scalef32.pk.bf8.f16\0"
    "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
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
    "rocdl.cvt.scalef32.pk8.fp8.f32\0"
    "BF16\0"
    "seed\0"
    "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src0\", \"type\", \"bf16\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.bf8.bf16\0"
    "F16\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src0\", \"type\", \"f16\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]",
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
    "[[\"index\", \"type\", \"i32\"], [\"src\", \"type\", \"i32\"], [\"res\", \"type\", \"i32\"]]",
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
    "rocdl.iglp.opt\0"
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
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>",
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
    "rocdl.s.barrier.signal\0"
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
    "rocdl.wmma.f16.16x16x64.fp8_fp8",
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
    "DictionaryAttr\0"
    "hook:shape.function_library",
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
    "`[` $axes `]`\0"
    "axisarray\0"
    "partial\0"
    "AnyNon0RankedTensor\0"
    "DenseI16ArrayAttr\0"
    "grid\0"
    "grid_axes\0"
    "gather_axis\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)\0"
    "SameOperandsAndResultRank\0"
    "shard.all_gather\0"
    "#shard.partial\0"
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
    "axes\0"
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
    "scatter_axis",
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
    "halo_sizes\0"
    "$destination `on` $grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)\? attr-dict `:` type($result)\0"
    "TypesMatchWith<result,destination>\0"
    "[[\"destination\", \"same\", \"result\"], [\"halo_sizes\", \"type\", \"i64\"]]\0"
    "shard.update_halo\0"
    "smt\0"
    "BVCmpPredicate\0"
    "IntPredicate\0"
    "`<` `[` $domainType `->` $rangeType `]` `>`\0"
    "bool\0"
    "`<` $width `>`\0"
    "bv\0"
    "`<` `(` $domainTypes `)` ` ` $rangeType `>`\0"
    "int\0"
    "`<` $identifier (`[` $sortParams^ `]`)\? `>`\0"
    "sort\0"
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
    "smt.bv.mul",
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
    "is_signed\0"
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
    "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`\0"
    "iter_space\0"
    "iterator\0"
    "`<` qualified($encoding) `>`\0"
    "storage_specifier\0"
    "CrdTransDirection\0"
    "SparseTensorSortAlgorithm\0"
    "encoding\0"
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
    "level\0"
    "$tensor attr-dict `:` type($tensor) `to` type($result)\0"
    "sparse_tensor.coordinates\0"
    "sparse_tensor.coordinates_buffer\0"
    "#sparse_tensor.CrdTransDirection",
    "#sparse_tensor.encoding\0"
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
    "loLvl\0"
    "hiLvl\0"
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
    "$results attr-dict `:` type($results)",
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
    "UniformAndStorageBuffer8BitAccess",
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
    "CacheControlLoadINTEL",
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
    "SPV_INTEL_io_pipes",
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
    "OpIsInf",
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
    "addressing_model\0"
    "built_in\0"
    "cache_control_load_intel\0"
    "cache_control_store_intel\0"
    "capability\0"
    "client_api\0"
    "coop_matrix_layout_khr\0"
    "coop_matrix_props_khr\0"
    "coop_matrix_props_nv\0"
    "coop_matrix_use_khr\0"
    "cooperative_matrix_operands_khr\0"
    "decoration\0"
    "entry_point_abi\0"
    "execution_mode\0"
    "execution_model\0"
    "ext\0"
    "f_p_encoding\0"
    "fastmath_mode\0"
    "fp_rounding_mode\0"
    "function_control\0"
    "group_operation\0"
    "image_arrayed_info\0"
    "image_depth_info\0"
    "image_format\0"
    "image_operands\0"
    "image_sampler_use_info\0"
    "image_sampling_info\0"
    "linkage_attributes\0"
    "linkage_type\0"
    "load_cache_control\0"
    "loop_control\0"
    "matrixLayout\0"
    "memory_access\0"
    "memory_model\0"
    "memory_semantics\0"
    "opcode\0"
    "packed_vector_format\0"
    "resource_limits\0"
    "selection_control\0"
    "storage_class",
    "store_cache_control\0"
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
    "hook:spirv.ARM.GraphEntryPoint\0"
    "spirv.ARM.GraphEntryPoint\0"
    "spirv.ARM.GraphOutputs\0"
    "!spirv.ptr\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>\0"
    "base_ptr\0"
    "component_ptr\0"
    "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)\0"
    "spirv.AccessChain\0"
    "#spirv.scope\0"
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
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.arm.tensor>",
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
    "spirv.GL.InverseSqrt",
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
    "location\0"
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
    "spirv.IMul",
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
    "spirv.KHR.CooperativeMatrixMulAdd\0"
    "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )\? ( `,` $alignment^ )\? attr-dict `:` type(operands)\0"
    "spirv.KHR.CooperativeMatrixStore\0"
    "spirv.KHR.GroupFMul\0"
    "spirv.KHR.GroupIMul\0"
    "AllOf<VectorOfNonZeroRankOf<AnyI<32>>, LengthIs<4>>\0"
    "$predicate attr-dict `:` type($result)\0"
    "spirv.KHR.SubgroupBallot\0"
    "spirv.Kill",
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
    "#spirv.selection_control",
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
    "elements\0"
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
    "mxint8\0"
    "`<` $rank `>`\0"
    "block_size\0"
    "conv_quant\0"
    "matmul_quant\0"
    "nan_mode\0"
    "pad_quant\0"
    "prof\0"
    "resize_mode\0"
    "rounding_mode\0"
    "specification_version\0"
    "`<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`\0"
    "target_env\0"
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
    "hook:tosa.argmax\0"
    "InferShapedTypeOpAdaptor\0"
    "tosa.argmax\0"
    "tosa.arithmetic_right_shift\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>\0"
    "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>\0"
    "input_zp\0"
    "output_zp\0"
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
    "ElementsAttr\0"
    "AllShapesMatch<values,output>\0"
    "[[\"output\", \"attribute_type\", \"values\"]]\0"
    "tosa.const\0"
    "tosa.const_shape\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>\0"
    "bias\0"
    "weight_zp\0"
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
    "tosa.depthwise_conv2d",
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
    "a_zp\0"
    "b_zp\0"
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
    "parallelarith",
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
    "any_op\0"
    "any_param\0"
    "any_value\0"
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
    "transform.apply_conversion_patterns.gpu.gpu_to_nvvm\0"
    "chipset\0"
    "`chipset` `=` $chipset attr-dict\0"
    "transform.apply_conversion_patterns.gpu.gpu_to_rocdl\0"
    "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm\0"
    "use_aligned_alloc\0"
    "index_bitwidth\0"
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
    "transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims",
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
    "print_conflicts",
    "check_parallel_regions\0"
    "memcpy_op\0"
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
    "producer\0"
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
    "transform.loop.parallel_for_to_nested_fors",
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
    "transform.scf.take_assumed_branch\0"
    "$op_name `in` $target attr-dict `:` functional-type(operands, results)\0"
    "transform.select\0"
    "extra_bindings",
    "custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)\? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions\0"
    "transform.sequence\0"
    "params\0"
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
    "alloc_op\0"
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
    "filter_operand_types\0"
    "(`ops` `{` $ops^ `}`)\? (`interface` `{` $interface^ `}`)\? (`attributes` $op_attrs^)\? (`filter_result_type` `=` $filter_result_type^)\? (`filter_operand_types` `=` $filter_operand_types^)\? `in` $target attr-dict `:` functional-type($target, results)",
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
    "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=` $interchange^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_using_for\0"
    "packed_num_threads\0"
    "packed_tile_sizes\0"
    "static_num_threads\0"
    "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_using_forall\0"
    "transform.structured.transpose_conv2d",
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
    "Implements<\"PoisonAttrInterface\">\0"
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
    "IteratorType\0"
    "PrintPunctuation\0"
    "no_punctuation\0"
    "newline\0"
    "comma\0"
    "open\0"
    "punctuation\0"
    "AnyVectorOfAnyRank\0"
    "AllRanksMatch<source,result>\0"
    "vector.bitcast\0"
    "$source attr-dict `:` type($source) `to` type($vector)",
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
    "vector.outerproduct\0"
    "AnyOf<AnyVectorOfAnyRank, AnyInteger, Index, AnyFloat>\0"
    "#vector.punctuation\0"
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
    "vector.step",
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
    "x86vector.avx.cvt.packed.even.indexed_to_f32",
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
    "mem_desc\0"
    "nbarrier\0"
    "tensor_desc\0"
    "block_tdesc_attr\0"
    "cache_hint\0"
    "fence_scope\0"
    "mem_layout\0"
    "`<` `[`$start `,` $end `]` `>`\0"
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
    "xegpu.create_mem_desc",
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
    "#xegpu.memory_space\0"
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
    "chunk_size\0"
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
    "xegpu.store_matrix",
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
    "mma_shape\0"
    "mma_types\0"
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
    "xevm.memfence\0"
    "#xevm.mma_shape\0"
    "#xevm.mma_types\0"
    "d\0"
    "$a `,` $b (`,` $c^)\? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict `:` functional-type(operands, results)\0"
    "xevm.mma\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<4>>>\0"
    "xevm.prefetch\0"
    "xevm.subgroup_id\0"
    "xevm.subgroup_size",
};

static const varve_dialect_record dialects[] = {
    {1, 5, 0, {0, 54}, {0, 2}, {2, 15}, {0, 12}, {0, 3}, {0, 0}}, {13198, 5, 0, {54, 14}, {0, 0}, {0, 0}, {12, 1}, {83, 2}, {0, 0}},
    {15288, 5, 0, {68, 33}, {17, 3}, {20, 4}, {13, 4}, {137, 3}, {0, 0}}, {28962, 5, 0, {101, 5}, {24, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {13205, 5, 0, {106, 51}, {0, 0}, {25, 2}, {17, 6}, {0, 0}, {0, 0}}, {33454, 5, 0, {157, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {34585, 5, 0, {164, 68}, {0, 0}, {27, 3}, {23, 3}, {468, 3}, {0, 0}}, {40597, 5, 0, {232, 42}, {0, 0}, {0, 0}, {0, 0}, {535, 1}, {0, 0}},
    {5563, 5, 0, {274, 29}, {30, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {46696, 5, 0, {303, 7}, {0, 0}, {0, 0}, {0, 0}, {630, 4}, {0, 0}},
    {48090, 5, 0, {310, 2}, {36, 31}, {67, 23}, {0, 0}, {0, 0}, {0, 0}}, {48789, 5, 0, {312, 4}, {0, 0}, {0, 0}, {0, 0}, {669, 1}, {0, 0}},
    {48103, 5, 0, {316, 29}, {0, 0}, {90, 1}, {26, 1}, {669, 1}, {0, 0}}, {50949, 5, 0, {0, 0}, {0, 0}, {91, 6}, {0, 0}, {0, 0}, {0, 0}},
    {51104, 5, 0, {345, 49}, {97, 7}, {104, 1}, {27, 1}, {0, 0}, {0, 0}}, {54676, 5, 0, {394, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {17, 5, 0, {399, 66}, {0, 0}, {105, 21}, {28, 12}, {669, 1}, {840, 1}}, {16502, 5, 0, {465, 26}, {0, 0}, {126, 1}, {40, 1}, {0, 0}, {0, 0}},
    {68050, 5, 0, {491, 17}, {127, 2}, {129, 2}, {41, 1}, {0, 0}, {0, 0}}, {69804, 5, 0, {508, 99}, {0, 0}, {131, 6}, {42, 8}, {1016, 5}, {0, 0}},
    {12, 5, 0, {607, 284}, {137, 7}, {144, 70}, {50, 25}, {0, 0}, {1094, 1}}, {69811, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {669, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {75, 1}, {83, 2}, {0, 0}}, {103879, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {104856, 5, 0, {980, 15}, {216, 4}, {220, 1}, {76, 2}, {0, 0}, {0, 0}}, {108510, 5, 0, {995, 24}, {221, 6}, {227, 5}, {78, 5}, {0, 0}, {0, 0}},
    {113601, 5, 0, {1019, 185}, {0, 0}, {232, 50}, {83, 47}, {1595, 1}, {0, 0}}, {136381, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {130, 21}, {1737, 2}, {0, 0}},
    {151881, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {154282, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {1885, 1}, {0, 0}},
    {51210, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {151, 4}, {0, 0}, {0, 0}}, {160406, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {15295, 5, 0, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {1595, 1}, {1960, 1}}, {34593, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {669, 1}, {0, 0}},
    {103167, 5, 0, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {2209, 2}, {0, 0}}, {186877, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {155, 1}, {669, 1}, {0, 0}},
    {191634, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {156, 2}, {0, 0}, {0, 0}}, {195467, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {158, 3}, {0, 0}, {0, 0}},
    {201421, 5, 0, {1816, 306}, {0, 0}, {342, 46}, {161, 39}, {0, 0}, {0, 0}}, {20039, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {3154, 3}, {0, 0}},
    {243723, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {0, 0}, {3231, 2}, {0, 0}}, {252746, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {200, 10}, {0, 0}, {0, 0}},
    {13211, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {280594, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {1595, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {210, 3}, {83, 2}, {0, 0}}, {285351, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {288607, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {291030, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {213, 4}, {669, 1}, {0, 0}},
    {297195, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {217, 4}, {1595, 1}, {0, 0}},
};

static const varve_operation_record operations[] = {
    {1900, 1730, 4, {0, 1}, {0, 0}, {1, 1}, {0, 0}, {0, 0}, {3, 3}, {6, 2}}, {2092, 1975, 0, {2, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 1}, {10, 1}, {11, 1}},
    {2209, 2108, 4, {5, 2}, {0, 0}, {1, 1}, {0, 0}, {0, 0}, {13, 3}, {16, 2}}, {2338, 2232, 0, {7, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {20, 1}, {11, 1}},
    {3209, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {21, 2}, {23, 1}}, {3654, 3286, 1, {15, 5}, {20, 1}, {0, 0}, {0, 0}, {10, 1}, {25, 2}, {27, 1}},
    {3665, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {29, 2}, {23, 1}}, {3675, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {21, 2}, {23, 1}},
    {3966, 3686, 1, {21, 4}, {0, 0}, {0, 0}, {0, 0}, {11, 8}, {21, 2}, {23, 1}}, {3978, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {21, 2}, {23, 1}},
    {4658, 4154, 5, {25, 4}, {0, 0}, {29, 1}, {0, 0}, {19, 7}, {31, 3}, {11, 1}}, {4811, 4667, 4, {30, 1}, {0, 0}, {29, 1}, {0, 0}, {0, 0}, {34, 2}, {0, 0}},
    {4861, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {36, 2}, {23, 1}}, {5062, 4914, 0, {30, 1}, {31, 1}, {0, 0}, {0, 0}, {0, 0}, {38, 1}, {39, 1}},
    {5211, 5080, 1, {32, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {38, 1}, {39, 1}}, {5228, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {36, 2}, {23, 1}},
    {5457, 5245, 1, {34, 3}, {0, 0}, {0, 0}, {0, 0}, {26, 7}, {21, 2}, {23, 1}}, {5468, 5245, 1, {34, 3}, {0, 0}, {0, 0}, {0, 0}, {26, 7}, {21, 2}, {23, 1}},
    {5516, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {41, 2}, {23, 1}}, {5936, 5574, 1, {37, 5}, {0, 0}, {0, 0}, {0, 0}, {33, 2}, {38, 1}, {11, 1}},
    {5960, 5574, 1, {37, 5}, {0, 0}, {0, 0}, {0, 0}, {35, 3}, {38, 1}, {11, 1}}, {5974, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {43, 1}, {23, 1}},
    {6217, 6041, 4, {0, 0}, {0, 0}, {42, 3}, {0, 0}, {38, 2}, {44, 4}, {0, 0}}, {6241, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {43, 1}, {23, 1}},
    {6404, 6268, 0, {45, 1}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}}, {6419, 6268, 0, {45, 1}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}},
    {6438, 6268, 0, {45, 1}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}}, {6453, 6268, 0, {45, 1}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}},
    {6472, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {41, 2}, {23, 1}}, {6530, 6489, 4, {0, 0}, {0, 0}, {29, 1}, {0, 0}, {40, 1}, {51, 2}, {0, 0}},
    {6546, 6489, 4, {0, 0}, {0, 0}, {29, 1}, {0, 0}, {40, 1}, {51, 2}, {0, 0}}, {6709, 6572, 5, {47, 2}, {0, 0}, {29, 1}, {0, 0}, {41, 1}, {53, 2}, {11, 1}},
    {6854, 6746, 1, {49, 2}, {0, 0}, {0, 0}, {0, 0}, {42, 1}, {0, 0}, {11, 1}}, {7250, 6863, 5, {51, 3}, {0, 0}, {1, 1}, {0, 0}, {43, 6}, {55, 5}, {0, 0}},
    {8591, 7468, 5, {54, 11}, {0, 0}, {29, 1}, {0, 0}, {49, 13}, {60, 6}, {66, 1}}, {10111, 9023, 5, {65, 11}, {76, 1}, {29, 1}, {0, 0}, {62, 18}, {68, 6}, {0, 0}},
    {10120, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {21, 2}, {23, 1}}, {10133, 7468, 5, {54, 11}, {0, 0}, {29, 1}, {0, 0}, {49, 13}, {60, 6}, {66, 1}},
    {10146, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {21, 2}, {23, 1}}, {10158, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {43, 1}, {23, 1}},
    {10261, 10170, 4, {0, 0}, {0, 0}, {77, 2}, {0, 0}, {38, 2}, {44, 4}, {0, 0}}, {10280, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {43, 1}, {23, 1}},
    {10509, 10351, 4, {0, 0}, {0, 0}, {79, 3}, {0, 0}, {80, 3}, {44, 4}, {0, 0}}, {11110, 10679, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {83, 14}, {74, 1}, {0, 0}},
    {11813, 11122, 5, {82, 8}, {0, 0}, {29, 1}, {0, 0}, {97, 9}, {60, 6}, {66, 1}}, {12072, 11854, 1, {90, 3}, {0, 0}, {0, 0}, {0, 0}, {106, 1}, {75, 1}, {11, 1}},
    {12187, 12080, 1, {49, 2}, {0, 0}, {0, 0}, {0, 0}, {42, 1}, {0, 0}, {11, 1}}, {12260, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {76, 3}, {0, 0}},
    {12677, 12275, 1, {25, 4}, {0, 0}, {0, 0}, {0, 0}, {107, 7}, {38, 1}, {11, 1}}, {12688, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {43, 1}, {23, 1}},
    {12706, 3686, 1, {21, 4}, {0, 0}, {0, 0}, {0, 0}, {11, 8}, {21, 2}, {23, 1}}, {12722, 2702, 1, {10, 4}, {14, 1}, {0, 0}, {0, 0}, {1, 9}, {41, 2}, {23, 1}},
    {12989, 12737, 1, {93, 4}, {0, 0}, {0, 0}, {0, 0}, {114, 1}, {0, 0}, {11, 1}}, {13188, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {79, 4}, {0, 0}},
    {13467, 13361, 0, {98, 1}, {99, 1}, {0, 0}, {0, 0}, {115, 1}, {85, 2}, {87, 1}}, {13811, 13550, 0, {100, 2}, {102, 1}, {0, 0}, {0, 0}, {116, 1}, {89, 1}, {90, 1}},
    {14058, 13918, 5, {103, 3}, {76, 1}, {1, 1}, {0, 0}, {117, 3}, {92, 6}, {98, 2}}, {14182, 14125, 4, {106, 1}, {76, 1}, {107, 2}, {0, 0}, {120, 1}, {102, 5}, {107, 1}},
    {14502, 14206, 1, {109, 2}, {111, 1}, {0, 0}, {0, 0}, {121, 2}, {89, 1}, {109, 1}}, {14658, 14543, 0, {112, 2}, {114, 1}, {0, 0}, {0, 0}, {115, 1}, {111, 3}, {114, 1}},
    {14748, 14670, 0, {115, 1}, {99, 1}, {0, 0}, {0, 0}, {115, 1}, {89, 1}, {116, 1}}, {14775, 14759, 0, {115, 1}, {99, 1}, {0, 0}, {0, 0}, {115, 1}, {89, 1}, {116, 1}},
    {14971, 14915, 4, {98, 1}, {116, 1}, {1, 1}, {0, 0}, {123, 6}, {118, 6}, {124, 2}}, {15088, 15067, 0, {112, 2}, {0, 0}, {0, 0}, {0, 0}, {129, 4}, {128, 2}, {114, 1}},
    {15151, 15110, 0, {117, 3}, {0, 0}, {0, 0}, {0, 0}, {115, 1}, {130, 3}, {114, 1}}, {15211, 15187, 0, {112, 2}, {120, 1}, {0, 0}, {0, 0}, {115, 1}, {111, 3}, {114, 1}},
    {15255, 15230, 0, {121, 3}, {0, 0}, {0, 0}, {0, 0}, {115, 1}, {130, 3}, {114, 1}}, {15275, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {133, 4}, {0, 0}},
    {16226, 16030, 0, {124, 2}, {114, 1}, {0, 0}, {0, 0}, {133, 5}, {140, 3}, {143, 1}}, {16575, 16508, 0, {126, 1}, {127, 1}, {0, 0}, {0, 0}, {138, 1}, {89, 1}, {0, 0}},
    {17021, 16661, 1, {128, 3}, {131, 1}, {0, 0}, {0, 0}, {139, 2}, {145, 4}, {149, 1}}, {17266, 17087, 1, {132, 4}, {0, 0}, {0, 0}, {0, 0}, {141, 1}, {0, 0}, {151, 1}},
    {17287, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {17595, 17366, 1, {136, 4}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {19083, 17967, 1, {141, 13}, {154, 1}, {0, 0}, {0, 0}, {142, 3}, {89, 1}, {157, 1}}, {19134, 17366, 1, {136, 4}, {155, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {19987, 19309, 1, {156, 14}, {154, 1}, {0, 0}, {0, 0}, {142, 3}, {89, 1}, {157, 1}}, {20179, 20046, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {145, 5}, {0, 0}, {0, 0}},
    {21296, 21088, 0, {170, 3}, {173, 1}, {0, 0}, {0, 0}, {150, 11}, {159, 2}, {161, 1}}, {21730, 21567, 0, {174, 3}, {177, 1}, {0, 0}, {0, 0}, {161, 1}, {89, 1}, {163, 1}},
    {22092, 21875, 0, {178, 3}, {181, 1}, {0, 0}, {0, 0}, {162, 1}, {89, 1}, {165, 1}}, {22401, 22179, 1, {182, 3}, {181, 1}, {0, 0}, {0, 0}, {163, 1}, {89, 1}, {167, 1}},
    {22689, 22590, 0, {185, 1}, {186, 1}, {0, 0}, {0, 0}, {164, 3}, {169, 2}, {171, 1}}, {23049, 22737, 1, {187, 5}, {192, 1}, {0, 0}, {0, 0}, {167, 2}, {173, 2}, {175, 1}},
    {23345, 23154, 1, {193, 4}, {0, 0}, {0, 0}, {0, 0}, {167, 2}, {177, 1}, {178, 1}}, {23391, 23154, 1, {197, 4}, {0, 0}, {0, 0}, {0, 0}, {167, 2}, {177, 1}, {178, 1}},
    {23507, 23154, 1, {201, 4}, {0, 0}, {0, 0}, {0, 0}, {167, 2}, {0, 0}, {180, 1}}, {23537, 23154, 1, {201, 4}, {0, 0}, {0, 0}, {0, 0}, {167, 2}, {0, 0}, {180, 1}},
    {23690, 23567, 1, {205, 3}, {192, 1}, {0, 0}, {0, 0}, {167, 2}, {177, 1}, {178, 1}}, {23848, 23713, 1, {208, 4}, {0, 0}, {0, 0}, {0, 0}, {167, 2}, {177, 1}, {178, 1}},
    {24255, 24177, 0, {212, 2}, {214, 1}, {0, 0}, {0, 0}, {161, 1}, {89, 1}, {163, 1}}, {25262, 24988, 0, {215, 2}, {217, 1}, {0, 0}, {0, 0}, {169, 3}, {182, 2}, {184, 1}},
    {25904, 25645, 0, {218, 5}, {223, 1}, {0, 0}, {0, 0}, {172, 5}, {159, 2}, {161, 1}}, {26582, 26367, 0, {224, 5}, {229, 1}, {0, 0}, {0, 0}, {177, 5}, {159, 2}, {161, 1}},
    {26660, 26632, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {182, 1}, {0, 0}, {0, 0}}, {27753, 27569, 0, {230, 4}, {234, 1}, {0, 0}, {0, 0}, {183, 5}, {159, 2}, {161, 1}},
    {27860, 27798, 0, {185, 1}, {186, 1}, {0, 0}, {0, 0}, {188, 3}, {169, 2}, {171, 1}}, {27997, 27883, 0, {154, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}},
    {28023, 27883, 0, {154, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}}, {28179, 28052, 0, {235, 2}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {189, 1}, {190, 1}},
    {28950, 28815, 0, {237, 3}, {240, 1}, {0, 0}, {0, 0}, {191, 7}, {159, 2}, {161, 1}}, {29243, 29044, 1, {241, 3}, {244, 1}, {0, 0}, {0, 0}, {0, 0}, {192, 2}, {194, 1}},
    {29529, 29370, 0, {245, 3}, {248, 1}, {0, 0}, {0, 0}, {0, 0}, {196, 3}, {199, 1}}, {29809, 29654, 0, {249, 3}, {252, 1}, {0, 0}, {0, 0}, {198, 2}, {196, 3}, {199, 1}},
    {29927, 29827, 1, {253, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {201, 1}, {194, 1}}, {29978, 29942, 0, {0, 0}, {244, 1}, {0, 0}, {0, 0}, {0, 0}, {192, 2}, {0, 0}},
    {30575, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {202, 10}, {212, 1}}, {30753, 30643, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {201, 1}, {214, 11}, {212, 1}},
    {30912, 30777, 0, {260, 2}, {263, 2}, {0, 0}, {0, 0}, {0, 0}, {225, 9}, {234, 1}}, {30986, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {236, 11}, {212, 1}},
    {31198, 31085, 0, {265, 1}, {266, 1}, {0, 0}, {0, 0}, {0, 0}, {247, 10}, {0, 0}}, {31212, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {257, 9}, {212, 1}},
    {31228, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {257, 9}, {212, 1}}, {31445, 31275, 0, {257, 2}, {267, 1}, {0, 0}, {0, 0}, {202, 2}, {266, 10}, {276, 1}},
    {31531, 31477, 0, {260, 2}, {267, 1}, {0, 0}, {0, 0}, {204, 1}, {278, 10}, {276, 1}}, {31657, 31552, 0, {0, 0}, {114, 1}, {0, 0}, {0, 0}, {205, 1}, {288, 5}, {293, 1}},
    {31672, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {295, 9}, {212, 1}}, {31754, 31691, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {206, 1}, {257, 9}, {212, 1}},
    {31766, 31691, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {206, 1}, {257, 9}, {212, 1}}, {31850, 31778, 0, {268, 1}, {269, 1}, {0, 0}, {0, 0}, {200, 1}, {304, 11}, {0, 0}},
    {31956, 31085, 0, {270, 1}, {271, 1}, {0, 0}, {0, 0}, {0, 0}, {315, 11}, {0, 0}}, {31968, 31085, 0, {270, 1}, {271, 1}, {0, 0}, {0, 0}, {0, 0}, {315, 11}, {0, 0}},
    {31980, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {326, 9}, {212, 1}}, {31997, 31085, 0, {268, 1}, {271, 1}, {0, 0}, {0, 0}, {0, 0}, {247, 10}, {0, 0}},
    {32010, 31085, 0, {268, 1}, {271, 1}, {0, 0}, {0, 0}, {0, 0}, {247, 10}, {0, 0}}, {32101, 31085, 0, {272, 1}, {273, 1}, {0, 0}, {0, 0}, {0, 0}, {315, 11}, {0, 0}},
    {32118, 31085, 0, {272, 1}, {273, 1}, {0, 0}, {0, 0}, {0, 0}, {315, 11}, {0, 0}}, {32137, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {202, 10}, {212, 1}},
    {32152, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {202, 10}, {212, 1}}, {32166, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {335, 10}, {212, 1}},
    {32178, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {335, 10}, {212, 1}}, {32190, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {202, 10}, {212, 1}},
    {32205, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {202, 10}, {212, 1}}, {32219, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {335, 10}, {212, 1}},
    {32231, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {335, 10}, {212, 1}}, {32243, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {202, 10}, {212, 1}},
    {32254, 30643, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {201, 1}, {345, 12}, {212, 1}}, {32419, 32274, 0, {260, 2}, {274, 2}, {0, 0}, {0, 0}, {0, 0}, {357, 9}, {366, 1}},
    {32440, 32274, 0, {260, 2}, {274, 2}, {0, 0}, {0, 0}, {0, 0}, {357, 9}, {366, 1}}, {32566, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {368, 9}, {377, 1}},
    {32577, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {236, 11}, {212, 1}}, {32587, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {295, 9}, {212, 1}},
    {32598, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {326, 9}, {212, 1}}, {32610, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {326, 9}, {212, 1}},
    {32722, 32622, 0, {277, 2}, {269, 1}, {0, 0}, {0, 0}, {200, 1}, {379, 10}, {0, 0}}, {32919, 32774, 0, {277, 2}, {269, 1}, {0, 0}, {0, 0}, {207, 2}, {389, 11}, {0, 0}},
    {33154, 32963, 0, {279, 3}, {114, 1}, {0, 0}, {0, 0}, {0, 0}, {400, 11}, {411, 1}}, {33167, 30643, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {201, 1}, {413, 10}, {212, 1}},
    {33178, 31691, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {206, 1}, {326, 9}, {212, 1}}, {33190, 31691, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {206, 1}, {326, 9}, {212, 1}},
    {33202, 31085, 0, {270, 1}, {269, 1}, {0, 0}, {0, 0}, {0, 0}, {247, 10}, {0, 0}}, {33215, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {295, 9}, {212, 1}},
    {33226, 30643, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {201, 1}, {413, 10}, {212, 1}}, {33327, 33237, 0, {268, 1}, {269, 1}, {0, 0}, {0, 0}, {207, 2}, {423, 12}, {0, 0}},
    {33417, 33340, 0, {270, 1}, {271, 1}, {0, 0}, {0, 0}, {201, 1}, {435, 12}, {0, 0}}, {33430, 31085, 0, {270, 1}, {269, 1}, {0, 0}, {0, 0}, {0, 0}, {247, 10}, {0, 0}},
    {33443, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {335, 10}, {212, 1}}, {33721, 33569, 0, {282, 3}, {285, 1}, {0, 0}, {0, 0}, {0, 0}, {447, 3}, {450, 1}},
    {33982, 33839, 0, {286, 3}, {289, 1}, {0, 0}, {0, 0}, {0, 0}, {452, 3}, {455, 1}}, {34107, 33569, 0, {282, 3}, {285, 1}, {0, 0}, {0, 0}, {0, 0}, {457, 4}, {461, 1}},
    {34216, 33839, 0, {290, 3}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {452, 3}, {455, 1}}, {34524, 34375, 0, {294, 2}, {296, 1}, {0, 0}, {0, 0}, {0, 0}, {463, 3}, {466, 1}},
    {34544, 33839, 0, {290, 3}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {452, 3}, {455, 1}}, {34564, 33839, 0, {290, 3}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {452, 3}, {455, 1}},
    {35522, 35410, 0, {297, 1}, {298, 1}, {0, 0}, {0, 0}, {0, 0}, {471, 3}, {474, 1}}, {35865, 35694, 0, {299, 2}, {301, 1}, {0, 0}, {0, 0}, {209, 1}, {476, 3}, {479, 1}},
    {36404, 36058, 1, {302, 5}, {307, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}}, {36423, 36058, 1, {302, 5}, {307, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}},
    {36468, 36442, 0, {0, 0}, {297, 1}, {0, 0}, {0, 0}, {0, 0}, {489, 2}, {0, 0}}, {36698, 36485, 0, {308, 3}, {298, 1}, {0, 0}, {0, 0}, {209, 1}, {491, 4}, {495, 1}},
    {36734, 0, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {36894, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {36918, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {36941, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {36965, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {36988, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {37012, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {37035, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {37059, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {37082, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {37106, 0, 0, {312, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {37350, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}},
    {37368, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}}, {37391, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}},
    {37409, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}}, {37502, 0, 0, {319, 3}, {311, 1}, {0, 0}, {0, 0}, {210, 1}, {499, 2}, {497, 1}},
    {37526, 0, 0, {319, 3}, {311, 1}, {0, 0}, {0, 0}, {210, 1}, {499, 2}, {497, 1}}, {37549, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}},
    {37573, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}}, {37597, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}},
    {37621, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}}, {37659, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {37683, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {37706, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {37730, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {37753, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {37777, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {37800, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {37824, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {37847, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}},
    {37871, 0, 0, {322, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {497, 1}}, {37955, 0, 0, {325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {501, 1}},
    {37972, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}}, {37997, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}},
    {38022, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}}, {38046, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}},
    {38070, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}}, {38094, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}},
    {38118, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}}, {38143, 0, 0, {315, 4}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {0, 0}, {0, 0}},
    {38201, 0, 0, {328, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {503, 1}, {497, 1}}, {38226, 0, 0, {328, 3}, {0, 0}, {0, 0}, {0, 0}, {210, 1}, {503, 1}, {497, 1}},
    {38260, 0, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {211, 1}, {0, 0}, {0, 0}}, {38599, 38283, 0, {331, 5}, {298, 1}, {0, 0}, {0, 0}, {209, 1}, {504, 4}, {508, 1}},
    {38904, 38637, 1, {336, 5}, {298, 1}, {0, 0}, {0, 0}, {212, 1}, {510, 7}, {517, 1}}, {39062, 36058, 1, {341, 5}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}},
    {39371, 36058, 1, {347, 5}, {352, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}}, {39390, 36058, 1, {341, 5}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}},
    {39409, 36058, 1, {347, 5}, {352, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}}, {39680, 39428, 0, {353, 5}, {0, 0}, {0, 0}, {0, 0}, {209, 1}, {519, 3}, {522, 1}},
    {39776, 39724, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {213, 1}, {89, 1}, {524, 1}}, {39797, 36058, 1, {347, 5}, {352, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}},
    {39817, 36058, 1, {347, 5}, {352, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}}, {40176, 39873, 1, {358, 4}, {298, 1}, {0, 0}, {0, 0}, {209, 1}, {526, 4}, {530, 1}},
    {40424, 40207, 1, {362, 4}, {0, 0}, {0, 0}, {0, 0}, {209, 1}, {532, 3}, {114, 1}}, {40443, 36058, 1, {341, 5}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}},
    {40462, 36058, 1, {347, 5}, {352, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}}, {40481, 36058, 1, {341, 5}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}},
    {40500, 36058, 1, {347, 5}, {352, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}}, {40519, 36058, 1, {347, 5}, {352, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}},
    {40539, 36058, 1, {347, 5}, {352, 1}, {0, 0}, {0, 0}, {0, 0}, {481, 6}, {487, 1}}, {40584, 40559, 0, {0, 0}, {366, 1}, {0, 0}, {0, 0}, {0, 0}, {489, 2}, {0, 0}},
    {40922, 40805, 0, {367, 1}, {368, 1}, {0, 0}, {0, 0}, {0, 0}, {536, 2}, {538, 1}}, {41067, 40950, 0, {369, 1}, {370, 1}, {0, 0}, {0, 0}, {0, 0}, {540, 2}, {542, 1}},
    {41442, 41350, 0, {371, 1}, {372, 1}, {0, 0}, {0, 0}, {214, 1}, {544, 2}, {546, 1}}, {41505, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {41621, 33839, 0, {376, 3}, {379, 1}, {0, 0}, {0, 0}, {0, 0}, {452, 3}, {455, 1}}, {41715, 0, 0, {380, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {548, 1}, {0, 0}},
    {41748, 0, 0, {381, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {548, 1}, {0, 0}}, {41824, 0, 0, {382, 1}, {311, 1}, {0, 0}, {0, 0}, {214, 1}, {0, 0}, {0, 0}},
    {41847, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {41865, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {41883, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {41901, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {41919, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {41969, 0, 0, {383, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {549, 2}, {551, 1}},
    {41987, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {42005, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {42023, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {42042, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {42059, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {42077, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {42095, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {42114, 0, 0, {373, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {42182, 0, 0, {386, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {553, 2}, {555, 1}}, {42209, 0, 0, {388, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {42235, 0, 0, {390, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {42526, 42317, 0, {394, 3}, {397, 1}, {0, 0}, {0, 0}, {0, 0}, {557, 3}, {560, 1}},
    {42596, 42317, 0, {398, 3}, {401, 1}, {0, 0}, {0, 0}, {0, 0}, {557, 3}, {560, 1}}, {42616, 42317, 0, {394, 3}, {397, 1}, {0, 0}, {0, 0}, {0, 0}, {562, 2}, {560, 1}},
    {42636, 42317, 0, {398, 3}, {401, 1}, {0, 0}, {0, 0}, {0, 0}, {562, 2}, {560, 1}}, {42663, 42317, 0, {398, 3}, {401, 1}, {0, 0}, {0, 0}, {0, 0}, {562, 2}, {560, 1}},
    {42692, 42317, 0, {394, 3}, {397, 1}, {0, 0}, {0, 0}, {0, 0}, {557, 3}, {560, 1}}, {42712, 42317, 0, {398, 3}, {401, 1}, {0, 0}, {0, 0}, {0, 0}, {557, 3}, {560, 1}},
    {42732, 42317, 0, {394, 3}, {397, 1}, {0, 0}, {0, 0}, {0, 0}, {562, 2}, {560, 1}}, {42752, 42317, 0, {398, 3}, {401, 1}, {0, 0}, {0, 0}, {0, 0}, {562, 2}, {560, 1}},
    {42917, 42772, 0, {402, 3}, {405, 1}, {0, 0}, {0, 0}, {0, 0}, {564, 2}, {566, 1}}, {43199, 43058, 0, {406, 3}, {409, 1}, {0, 0}, {0, 0}, {0, 0}, {568, 3}, {571, 1}},
    {43310, 43058, 0, {410, 3}, {413, 1}, {0, 0}, {0, 0}, {0, 0}, {568, 3}, {571, 1}}, {43324, 43058, 0, {406, 3}, {409, 1}, {0, 0}, {0, 0}, {0, 0}, {568, 3}, {571, 1}},
    {43337, 43058, 0, {410, 3}, {413, 1}, {0, 0}, {0, 0}, {0, 0}, {568, 3}, {571, 1}}, {43351, 43058, 0, {410, 3}, {413, 1}, {0, 0}, {0, 0}, {0, 0}, {568, 3}, {571, 1}},
    {43610, 43402, 0, {414, 2}, {416, 2}, {0, 0}, {0, 0}, {0, 0}, {573, 2}, {575, 1}}, {44069, 43661, 0, {418, 4}, {422, 4}, {0, 0}, {0, 0}, {0, 0}, {577, 2}, {579, 1}},
    {44285, 44173, 0, {426, 2}, {428, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {581, 1}}, {44384, 44304, 0, {429, 1}, {430, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44453, 44396, 0, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {583, 1}}, {44652, 44538, 0, {97, 1}, {432, 1}, {0, 0}, {0, 0}, {215, 3}, {585, 2}, {0, 0}},
    {44798, 44707, 0, {433, 1}, {434, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {587, 1}}, {44876, 44815, 0, {434, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {589, 1}},
    {44917, 44891, 0, {435, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {587, 1}}, {44968, 12200, 0, {0, 0}, {433, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {591, 1}},
    {45089, 44815, 0, {434, 1}, {437, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {593, 1}}, {45248, 45140, 0, {437, 1}, {0, 0}, {0, 0}, {438, 3}, {0, 0}, {595, 1}, {596, 1}},
    {45370, 45272, 0, {441, 1}, {442, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {598, 1}}, {45575, 45464, 5, {443, 2}, {445, 2}, {447, 1}, {0, 0}, {0, 0}, {600, 4}, {604, 2}},
    {45684, 45648, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {218, 5}, {608, 3}, {0, 0}}, {45717, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 4}, {0, 0}},
    {45850, 45812, 0, {449, 1}, {0, 0}, {0, 0}, {0, 0}, {223, 1}, {0, 0}, {0, 0}}, {45921, 45872, 0, {426, 2}, {428, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {581, 1}},
    {45948, 45812, 0, {449, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {46018, 45968, 0, {450, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {589, 1}},
    {46077, 46049, 0, {0, 0}, {452, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {46098, 45272, 0, {441, 1}, {442, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {598, 1}},
    {46125, 45812, 0, {449, 1}, {0, 0}, {0, 0}, {0, 0}, {223, 1}, {0, 0}, {0, 0}}, {46186, 45812, 0, {449, 1}, {453, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}},
    {46324, 46217, 0, {454, 1}, {114, 1}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {618, 1}}, {46373, 46049, 0, {0, 0}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {620, 1}, {621, 1}},
    {46406, 44815, 0, {434, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {589, 1}}, {46427, 45812, 0, {429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {46455, 45812, 0, {429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {46595, 46479, 0, {455, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {624, 1}},
    {46684, 46615, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {626, 4}, {0, 0}}, {46887, 46762, 1, {457, 3}, {460, 1}, {0, 0}, {0, 0}, {224, 1}, {634, 2}, {636, 1}},
    {47053, 46953, 0, {461, 1}, {462, 1}, {0, 0}, {0, 0}, {0, 0}, {638, 2}, {0, 0}}, {47326, 47119, 1, {463, 3}, {466, 1}, {0, 0}, {0, 0}, {0, 0}, {620, 1}, {640, 1}},
    {47384, 47348, 0, {467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {47671, 47446, 0, {468, 2}, {470, 1}, {0, 0}, {0, 0}, {225, 2}, {643, 7}, {0, 0}},
    {47937, 47787, 0, {471, 1}, {472, 1}, {0, 0}, {0, 0}, {227, 1}, {650, 5}, {0, 0}}, {48066, 47961, 0, {472, 1}, {473, 1}, {0, 0}, {0, 0}, {225, 2}, {655, 4}, {0, 0}},
    {48664, 48552, 4, {0, 0}, {0, 0}, {447, 1}, {0, 0}, {228, 2}, {659, 10}, {0, 0}}, {48754, 48694, 0, {474, 1}, {475, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {48848, 48800, 0, {476, 1}, {0, 0}, {0, 0}, {0, 0}, {230, 1}, {670, 1}, {671, 1}}, {48955, 48871, 0, {477, 1}, {0, 0}, {0, 0}, {478, 1}, {0, 0}, {673, 3}, {0, 0}},
    {49293, 49030, 1, {479, 3}, {0, 0}, {0, 0}, {482, 2}, {231, 1}, {676, 4}, {680, 1}}, {49658, 49438, 1, {484, 3}, {0, 0}, {0, 0}, {487, 2}, {232, 2}, {673, 3}, {0, 0}},
    {49872, 49735, 0, {489, 1}, {490, 1}, {0, 0}, {0, 0}, {200, 1}, {682, 4}, {686, 1}}, {49884, 30317, 0, {491, 2}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {688, 4}, {212, 1}},
    {49896, 49735, 0, {489, 1}, {490, 1}, {0, 0}, {0, 0}, {200, 1}, {682, 4}, {686, 1}}, {49910, 30317, 0, {491, 2}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {688, 4}, {212, 1}},
    {49981, 49924, 0, {494, 1}, {114, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {50029, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}},
    {50099, 50063, 0, {0, 0}, {495, 1}, {0, 0}, {0, 0}, {234, 1}, {698, 3}, {0, 0}}, {50116, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}},
    {50397, 50143, 0, {496, 2}, {489, 1}, {0, 0}, {0, 0}, {0, 0}, {701, 4}, {705, 1}}, {50412, 30317, 0, {491, 2}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {688, 4}, {212, 1}},
    {50475, 32274, 0, {491, 2}, {498, 1}, {0, 0}, {0, 0}, {0, 0}, {707, 3}, {710, 1}}, {50486, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}},
    {50498, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}}, {50555, 49735, 0, {489, 1}, {499, 1}, {0, 0}, {0, 0}, {200, 1}, {712, 4}, {716, 1}},
    {50566, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}}, {50578, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}},
    {50592, 30317, 0, {491, 2}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {688, 4}, {212, 1}}, {50604, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}},
    {50616, 32274, 0, {491, 2}, {498, 1}, {0, 0}, {0, 0}, {0, 0}, {707, 3}, {710, 1}}, {50628, 30317, 0, {491, 2}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {688, 4}, {212, 1}},
    {50798, 50659, 0, {500, 2}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {718, 5}, {723, 1}}, {50849, 49735, 0, {489, 1}, {502, 1}, {0, 0}, {0, 0}, {200, 1}, {725, 4}, {729, 1}},
    {50860, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}}, {50874, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}},
    {50887, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}}, {50899, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}},
    {50912, 30317, 0, {491, 2}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {688, 4}, {212, 1}}, {50924, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}},
    {50936, 49735, 0, {489, 1}, {493, 1}, {0, 0}, {0, 0}, {200, 1}, {692, 4}, {696, 1}}, {51328, 51249, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}},
    {51512, 51373, 0, {506, 1}, {507, 1}, {0, 0}, {0, 0}, {0, 0}, {732, 2}, {734, 1}}, {51666, 51580, 0, {508, 1}, {509, 1}, {0, 0}, {0, 0}, {235, 1}, {731, 1}, {0, 0}},
    {51737, 51678, 0, {510, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {51750, 51249, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}},
    {51768, 51249, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}}, {51793, 51249, 0, {512, 1}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}},
    {51811, 51249, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}}, {51828, 51249, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}},
    {51854, 51249, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}}, {51872, 44538, 0, {513, 1}, {514, 1}, {0, 0}, {0, 0}, {215, 3}, {736, 3}, {0, 0}},
    {51902, 44538, 0, {513, 1}, {514, 1}, {0, 0}, {0, 0}, {236, 3}, {731, 1}, {0, 0}}, {51973, 51920, 0, {515, 1}, {516, 1}, {0, 0}, {0, 0}, {0, 0}, {739, 2}, {0, 0}},
    {52068, 52000, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {239, 2}, {741, 9}, {0, 0}}, {52173, 52100, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {241, 1}, {731, 1}, {0, 0}},
    {52323, 52183, 0, {517, 3}, {509, 1}, {0, 0}, {0, 0}, {0, 0}, {750, 2}, {752, 1}}, {52373, 0, 0, {0, 0}, {505, 1}, {0, 0}, {0, 0}, {242, 1}, {754, 2}, {0, 0}},
    {52408, 52388, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {243, 1}, {756, 1}, {0, 0}}, {52566, 52435, 0, {520, 1}, {521, 1}, {0, 0}, {0, 0}, {0, 0}, {757, 1}, {758, 1}},
    {52637, 51249, 0, {522, 2}, {524, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}}, {52677, 52663, 4, {0, 0}, {0, 0}, {525, 2}, {0, 0}, {0, 0}, {760, 3}, {0, 0}},
    {52741, 52705, 4, {527, 1}, {509, 1}, {1, 1}, {0, 0}, {244, 1}, {763, 4}, {767, 1}}, {52859, 52772, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {245, 3}, {769, 1}, {0, 0}},
    {52910, 52871, 4, {0, 0}, {0, 0}, {447, 1}, {0, 0}, {248, 1}, {770, 8}, {0, 0}}, {53101, 52973, 4, {528, 3}, {0, 0}, {1, 1}, {0, 0}, {0, 0}, {778, 4}, {782, 2}},
    {53138, 53122, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {249, 5}, {786, 4}, {0, 0}}, {53200, 53160, 0, {0, 0}, {509, 1}, {0, 0}, {0, 0}, {254, 1}, {790, 2}, {0, 0}},
    {53285, 53251, 0, {0, 0}, {531, 1}, {0, 0}, {0, 0}, {255, 1}, {790, 2}, {0, 0}}, {53531, 53352, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {256, 6}, {769, 1}, {0, 0}},
    {53558, 53544, 4, {532, 1}, {0, 0}, {107, 2}, {0, 0}, {0, 0}, {792, 5}, {797, 2}}, {53614, 53595, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {262, 2}, {0, 0}, {0, 0}},
    {53663, 53628, 0, {0, 0}, {509, 1}, {0, 0}, {0, 0}, {264, 1}, {89, 1}, {0, 0}}, {53746, 45812, 0, {533, 1}, {114, 1}, {0, 0}, {0, 0}, {0, 0}, {801, 2}, {803, 1}},
    {53823, 53757, 0, {503, 2}, {534, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {805, 1}}, {53841, 53757, 0, {512, 1}, {534, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {805, 1}},
    {53859, 53757, 0, {503, 2}, {534, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {805, 1}}, {53932, 0, 0, {535, 1}, {536, 1}, {0, 0}, {0, 0}, {265, 1}, {0, 0}, {0, 0}},
    {54013, 0, 0, {537, 1}, {536, 1}, {0, 0}, {0, 0}, {265, 1}, {0, 0}, {0, 0}}, {54033, 51249, 0, {522, 2}, {524, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}},
    {54043, 51249, 0, {538, 2}, {540, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}}, {54117, 54053, 0, {541, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {807, 4}, {0, 0}},
    {54130, 51249, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}}, {54260, 54187, 0, {542, 2}, {521, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {54413, 54308, 4, {544, 1}, {0, 0}, {545, 2}, {0, 0}, {266, 1}, {811, 4}, {767, 1}}, {54426, 51249, 0, {512, 1}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}},
    {54444, 51249, 0, {512, 1}, {505, 1}, {0, 0}, {0, 0}, {0, 0}, {731, 1}, {0, 0}}, {54461, 0, 0, {0, 0}, {536, 1}, {0, 0}, {0, 0}, {242, 1}, {0, 0}, {0, 0}},
    {54540, 54484, 0, {547, 1}, {0, 0}, {0, 0}, {0, 0}, {264, 1}, {0, 0}, {0, 0}}, {54664, 54555, 0, {548, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {815, 3}, {0, 0}},
    {54691, 44538, 0, {97, 1}, {549, 1}, {0, 0}, {0, 0}, {267, 4}, {818, 3}, {0, 0}}, {54955, 54730, 0, {550, 2}, {76, 1}, {0, 0}, {0, 0}, {271, 2}, {821, 3}, {824, 1}},
    {55009, 54974, 0, {0, 0}, {552, 1}, {0, 0}, {0, 0}, {273, 1}, {826, 4}, {0, 0}}, {55038, 55023, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {274, 6}, {830, 5}, {0, 0}},
    {55069, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {835, 5}, {0, 0}}, {56558, 56441, 4, {553, 1}, {554, 1}, {448, 1}, {0, 0}, {280, 2}, {842, 2}, {293, 1}},
    {56936, 56658, 1, {555, 3}, {558, 2}, {0, 0}, {0, 0}, {282, 1}, {844, 1}, {845, 1}}, {56946, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {57148, 57073, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {283, 3}, {769, 1}, {0, 0}}, {57242, 57190, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {286, 2}, {847, 3}, {524, 1}},
    {57256, 57190, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {286, 2}, {847, 3}, {524, 1}}, {57269, 57190, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {286, 2}, {847, 3}, {524, 1}},
    {57290, 57190, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {286, 2}, {847, 3}, {524, 1}}, {57306, 57190, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {286, 2}, {847, 3}, {524, 1}},
    {57329, 57190, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {286, 2}, {847, 3}, {524, 1}}, {57617, 57422, 0, {560, 4}, {564, 2}, {0, 0}, {0, 0}, {288, 1}, {844, 1}, {850, 1}},
    {58089, 57708, 0, {566, 9}, {575, 2}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {852, 1}}, {58399, 58124, 0, {577, 7}, {575, 2}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {854, 1}},
    {58575, 58419, 0, {584, 6}, {575, 2}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {854, 1}}, {58793, 58601, 0, {590, 7}, {575, 2}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {854, 1}},
    {59007, 58815, 0, {597, 7}, {575, 2}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {854, 1}}, {59222, 59064, 1, {604, 3}, {607, 2}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {856, 1}},
    {59344, 59243, 0, {609, 2}, {611, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}}, {59441, 59356, 0, {612, 2}, {611, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}},
    {59545, 59463, 0, {614, 2}, {611, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}}, {59642, 59608, 0, {0, 0}, {616, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {59845, 59809, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {289, 8}, {858, 5}, {0, 0}}, {59854, 57190, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {286, 2}, {847, 3}, {524, 1}},
    {59868, 57190, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {286, 2}, {847, 3}, {524, 1}}, {59933, 59899, 0, {617, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {59951, 59899, 0, {617, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {60012, 59971, 0, {0, 0}, {46, 1}, {0, 0}, {0, 0}, {297, 1}, {85, 2}, {621, 1}},
    {60518, 60157, 5, {618, 11}, {611, 1}, {448, 1}, {0, 0}, {298, 2}, {863, 5}, {868, 1}}, {61493, 60586, 1, {629, 13}, {611, 1}, {0, 0}, {0, 0}, {300, 1}, {870, 2}, {872, 1}},
    {61626, 61509, 0, {642, 3}, {611, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}}, {61790, 61637, 0, {645, 3}, {611, 1}, {0, 0}, {0, 0}, {0, 0}, {874, 2}, {0, 0}},
    {62013, 61877, 4, {0, 0}, {0, 0}, {447, 1}, {0, 0}, {301, 3}, {876, 10}, {0, 0}}, {62083, 62024, 0, {0, 0}, {46, 1}, {0, 0}, {0, 0}, {297, 1}, {85, 2}, {621, 1}},
    {62191, 62143, 0, {648, 1}, {0, 0}, {0, 0}, {0, 0}, {304, 1}, {886, 1}, {0, 0}}, {62222, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {887, 3}, {0, 0}},
    {62469, 62317, 0, {649, 1}, {650, 2}, {0, 0}, {0, 0}, {305, 2}, {890, 2}, {892, 1}}, {62744, 62549, 0, {652, 5}, {611, 1}, {0, 0}, {0, 0}, {307, 3}, {844, 1}, {0, 0}},
    {62960, 62763, 0, {657, 4}, {661, 2}, {0, 0}, {0, 0}, {307, 3}, {844, 1}, {894, 1}}, {63192, 63004, 0, {663, 5}, {611, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}},
    {63272, 63222, 0, {668, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {886, 1}, {896, 1}}, {63545, 63332, 0, {669, 3}, {672, 2}, {0, 0}, {0, 0}, {310, 1}, {898, 2}, {900, 1}},
    {63771, 63599, 0, {674, 5}, {611, 1}, {0, 0}, {0, 0}, {307, 3}, {844, 1}, {0, 0}}, {63862, 63787, 0, {679, 1}, {680, 2}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}},
    {63967, 63886, 0, {682, 2}, {611, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}}, {64347, 64048, 0, {684, 7}, {691, 2}, {0, 0}, {0, 0}, {311, 4}, {844, 1}, {902, 1}},
    {64385, 59463, 0, {614, 2}, {693, 4}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {854, 1}}, {64616, 64419, 1, {697, 5}, {611, 1}, {0, 0}, {0, 0}, {307, 3}, {844, 1}, {0, 0}},
    {64854, 64635, 2, {702, 4}, {706, 2}, {0, 0}, {0, 0}, {307, 3}, {844, 1}, {904, 1}}, {65053, 64883, 0, {708, 5}, {611, 1}, {0, 0}, {0, 0}, {315, 2}, {844, 1}, {0, 0}},
    {65202, 65062, 0, {713, 4}, {661, 2}, {0, 0}, {0, 0}, {315, 2}, {844, 1}, {894, 1}}, {65369, 65253, 0, {717, 2}, {114, 1}, {0, 0}, {0, 0}, {317, 1}, {906, 8}, {914, 1}},
    {65392, 62024, 0, {0, 0}, {46, 1}, {0, 0}, {0, 0}, {297, 1}, {85, 2}, {621, 1}}, {65719, 65595, 0, {719, 3}, {722, 1}, {0, 0}, {0, 0}, {318, 2}, {916, 2}, {918, 1}},
    {65872, 65779, 0, {723, 1}, {722, 1}, {0, 0}, {0, 0}, {0, 0}, {920, 2}, {922, 1}}, {66011, 65934, 0, {724, 1}, {725, 1}, {0, 0}, {0, 0}, {320, 1}, {924, 2}, {0, 0}},
    {66206, 66047, 0, {726, 2}, {728, 1}, {0, 0}, {0, 0}, {0, 0}, {926, 2}, {928, 1}}, {66433, 66244, 0, {729, 3}, {725, 1}, {0, 0}, {0, 0}, {0, 0}, {930, 2}, {932, 1}},
    {66708, 66616, 0, {732, 2}, {722, 1}, {0, 0}, {0, 0}, {321, 2}, {934, 1}, {114, 1}}, {66902, 66824, 0, {734, 3}, {0, 0}, {0, 0}, {0, 0}, {321, 2}, {886, 1}, {114, 1}},
    {67155, 66960, 0, {649, 1}, {186, 1}, {0, 0}, {0, 0}, {323, 4}, {935, 1}, {293, 1}}, {67175, 62024, 0, {0, 0}, {46, 1}, {0, 0}, {0, 0}, {297, 1}, {85, 2}, {621, 1}},
    {67215, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {936, 3}, {0, 0}}, {67230, 57190, 0, {0, 0}, {99, 1}, {0, 0}, {0, 0}, {286, 2}, {847, 3}, {524, 1}},
    {67244, 63787, 0, {679, 1}, {611, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}}, {67355, 67281, 4, {737, 2}, {76, 1}, {739, 1}, {0, 0}, {327, 1}, {939, 3}, {942, 2}},
    {67422, 67382, 0, {740, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {946, 3}, {0, 0}}, {67570, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {949, 3}, {952, 1}},
    {67580, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {949, 3}, {952, 1}}, {67617, 31552, 0, {0, 0}, {498, 1}, {0, 0}, {0, 0}, {328, 1}, {954, 4}, {958, 1}},
    {67637, 46953, 0, {743, 1}, {744, 1}, {0, 0}, {0, 0}, {0, 0}, {960, 3}, {0, 0}}, {67649, 46953, 0, {743, 1}, {744, 1}, {0, 0}, {0, 0}, {0, 0}, {960, 3}, {0, 0}},
    {67661, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {963, 2}, {952, 1}}, {67676, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {963, 2}, {952, 1}},
    {67837, 67717, 0, {741, 2}, {498, 1}, {0, 0}, {0, 0}, {329, 1}, {965, 2}, {967, 1}}, {67847, 31552, 0, {0, 0}, {46, 1}, {0, 0}, {0, 0}, {330, 1}, {954, 4}, {621, 1}},
    {67862, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {963, 2}, {952, 1}}, {67873, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {963, 2}, {952, 1}},
    {67884, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {963, 2}, {952, 1}}, {67900, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {949, 3}, {952, 1}},
    {67911, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {949, 3}, {952, 1}}, {67922, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {949, 3}, {952, 1}},
    {67933, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {949, 3}, {952, 1}}, {67944, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {949, 3}, {952, 1}},
    {67954, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {949, 3}, {952, 1}}, {67963, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {963, 2}, {952, 1}},
    {67974, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {963, 2}, {952, 1}}, {67985, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {965, 2}, {952, 1}},
    {67995, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {965, 2}, {952, 1}}, {68006, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {965, 2}, {952, 1}},
    {68017, 12200, 0, {0, 0}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {965, 2}, {621, 1}}, {68030, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {965, 2}, {952, 1}},
    {68040, 67464, 0, {741, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {949, 3}, {952, 1}}, {68385, 68175, 0, {745, 1}, {746, 1}, {0, 0}, {0, 0}, {0, 0}, {969, 3}, {972, 1}},
    {68437, 12200, 0, {0, 0}, {747, 1}, {0, 0}, {0, 0}, {0, 0}, {974, 2}, {976, 1}}, {68446, 68175, 0, {745, 1}, {746, 1}, {0, 0}, {0, 0}, {0, 0}, {969, 3}, {972, 1}},
    {68582, 68458, 4, {0, 0}, {0, 0}, {748, 1}, {0, 0}, {40, 1}, {978, 5}, {0, 0}}, {68779, 68633, 0, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {331, 1}, {983, 1}, {984, 1}},
    {68857, 68814, 0, {0, 0}, {747, 1}, {0, 0}, {0, 0}, {332, 2}, {986, 3}, {976, 1}}, {68887, 68867, 0, {0, 0}, {747, 1}, {0, 0}, {0, 0}, {334, 1}, {0, 0}, {976, 1}},
    {68899, 68458, 4, {0, 0}, {0, 0}, {748, 1}, {0, 0}, {40, 1}, {989, 4}, {0, 0}}, {68945, 68921, 0, {0, 0}, {747, 1}, {0, 0}, {0, 0}, {335, 1}, {993, 3}, {976, 1}},
    {69101, 68983, 0, {745, 1}, {0, 0}, {0, 0}, {0, 0}, {336, 2}, {983, 1}, {996, 1}}, {69189, 68458, 4, {0, 0}, {0, 0}, {748, 1}, {0, 0}, {40, 1}, {998, 5}, {0, 0}},
    {69291, 69204, 0, {745, 1}, {0, 0}, {0, 0}, {0, 0}, {338, 1}, {1003, 1}, {996, 1}}, {69433, 69317, 0, {745, 1}, {746, 1}, {0, 0}, {0, 0}, {339, 1}, {1004, 4}, {1008, 1}},
    {69721, 69513, 0, {750, 1}, {751, 1}, {0, 0}, {0, 0}, {340, 2}, {1010, 2}, {1012, 1}}, {69768, 69204, 0, {752, 1}, {0, 0}, {0, 0}, {0, 0}, {338, 1}, {983, 1}, {1014, 1}},
    {69781, 68983, 0, {745, 1}, {0, 0}, {0, 0}, {0, 0}, {336, 2}, {983, 1}, {996, 1}}, {69794, 68458, 4, {0, 0}, {0, 0}, {748, 1}, {0, 0}, {40, 1}, {978, 5}, {0, 0}},
    {70328, 70271, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {70355, 70339, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {70478, 70424, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {342, 2}, {1030, 8}, {1028, 1}}, {70523, 70498, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1030, 8}, {1028, 1}},
    {70567, 70543, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1030, 8}, {1028, 1}}, {70618, 70586, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {342, 2}, {1030, 8}, {1028, 1}},
    {70670, 70645, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1030, 8}, {1028, 1}}, {70762, 70740, 4, {756, 2}, {758, 1}, {1, 1}, {0, 0}, {344, 1}, {1038, 8}, {1028, 1}},
    {70796, 70779, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {70838, 70817, 5, {753, 2}, {759, 1}, {760, 1}, {0, 0}, {345, 2}, {1030, 8}, {1028, 1}},
    {70903, 70854, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1046, 8}, {1028, 1}}, {71005, 70977, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}},
    {71056, 71028, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}}, {71099, 71079, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1046, 8}, {1028, 1}},
    {71185, 71155, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {71242, 71210, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {71301, 71269, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {71360, 71328, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {71421, 71387, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {71480, 71450, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {71537, 71505, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {71594, 71564, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {71651, 71619, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {71710, 71678, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {71771, 71737, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {71820, 71800, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1046, 8}, {1028, 1}},
    {71908, 71876, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {351, 2}, {1046, 8}, {1028, 1}}, {71967, 71935, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {351, 2}, {1046, 8}, {1028, 1}},
    {72028, 71994, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {351, 2}, {1046, 8}, {1028, 1}}, {72074, 72057, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {353, 1}, {1021, 7}, {1028, 1}},
    {72123, 72086, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}}, {72192, 72155, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}},
    {72262, 72224, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}}, {72334, 72295, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {72407, 72368, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {72482, 72441, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {72558, 72518, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {72635, 72593, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {72713, 72672, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {351, 2}, {1046, 8}, {1028, 1}}, {72790, 72749, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {351, 2}, {1046, 8}, {1028, 1}},
    {72868, 72826, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {351, 2}, {1046, 8}, {1028, 1}}, {72921, 72905, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {72957, 72932, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {72993, 72977, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1030, 8}, {1028, 1}},
    {73053, 73029, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {354, 2}, {1021, 7}, {1028, 1}}, {73088, 73072, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {73115, 73099, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {73165, 73126, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1054, 8}, {1028, 1}},
    {73201, 73177, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {73238, 73220, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {73334, 73314, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {356, 4}, {1038, 8}, {1028, 1}}, {73413, 73380, 0, {0, 0}, {46, 1}, {0, 0}, {0, 0}, {360, 1}, {89, 1}, {621, 1}},
    {73442, 73426, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {73476, 73460, 4, {761, 2}, {758, 1}, {763, 1}, {0, 0}, {0, 0}, {1038, 8}, {1028, 1}},
    {73506, 73487, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {342, 2}, {1030, 8}, {1028, 1}}, {73539, 73520, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1030, 8}, {1028, 1}},
    {73569, 73553, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {73596, 73580, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {73625, 73607, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1030, 8}, {1028, 1}}, {73654, 73638, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {73682, 73665, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {74179, 73770, 1, {764, 4}, {768, 1}, {0, 0}, {0, 0}, {361, 3}, {1062, 7}, {1069, 1}},
    {74220, 74191, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {74273, 74244, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {74325, 74297, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}}, {74376, 74348, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}},
    {74429, 74399, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {351, 2}, {1046, 8}, {1028, 1}}, {74484, 74454, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {351, 2}, {1046, 8}, {1028, 1}},
    {74539, 74509, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {351, 2}, {1046, 8}, {1028, 1}}, {74593, 74564, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {74655, 74617, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {74717, 74688, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {74779, 74741, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}}, {74841, 74812, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {349, 2}, {1046, 8}, {1028, 1}},
    {74893, 74865, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}}, {74953, 74916, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}},
    {75013, 74985, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}}, {75073, 75036, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}},
    {75133, 75105, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {347, 2}, {1046, 8}, {1028, 1}}, {75173, 75156, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {75220, 75185, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {75279, 75250, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {75326, 75303, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {75427, 75408, 4, {769, 2}, {771, 1}, {760, 1}, {0, 0}, {364, 1}, {1071, 9}, {1028, 1}},
    {75459, 75441, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {75490, 75472, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {75522, 75503, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {75717, 75536, 0, {772, 2}, {774, 1}, {0, 0}, {0, 0}, {365, 1}, {1080, 5}, {0, 0}},
    {75749, 75732, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {75780, 75761, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {75810, 75794, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}}, {75838, 75821, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1021, 7}, {1028, 1}},
    {75884, 75862, 4, {756, 2}, {758, 1}, {1, 1}, {0, 0}, {366, 1}, {1038, 8}, {1028, 1}}, {76125, 75901, 0, {775, 3}, {768, 1}, {0, 0}, {0, 0}, {361, 3}, {1062, 7}, {1069, 1}},
    {76158, 76139, 5, {753, 2}, {755, 1}, {29, 1}, {0, 0}, {0, 0}, {1030, 8}, {1028, 1}}, {76407, 76242, 0, {778, 2}, {780, 1}, {0, 0}, {0, 0}, {367, 1}, {1085, 3}, {0, 0}},
    {76636, 76474, 0, {781, 2}, {783, 1}, {0, 0}, {0, 0}, {367, 1}, {1088, 3}, {0, 0}}, {76830, 76668, 0, {784, 2}, {780, 1}, {0, 0}, {0, 0}, {367, 1}, {1091, 3}, {0, 0}},
    {76881, 76863, 0, {740, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {946, 3}, {0, 0}}, {81104, 80967, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {368, 1}, {1096, 5}, {1101, 1}},
    {81224, 81156, 0, {789, 1}, {790, 1}, {0, 0}, {0, 0}, {0, 0}, {1103, 3}, {0, 0}}, {81367, 81282, 0, {791, 1}, {792, 1}, {0, 0}, {0, 0}, {369, 3}, {1106, 2}, {0, 0}},
    {81418, 81379, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {1108, 3}, {1101, 1}}, {81506, 81427, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {206, 1}, {1111, 4}, {1101, 1}},
    {82038, 81797, 0, {793, 2}, {795, 1}, {0, 0}, {0, 0}, {372, 9}, {1115, 3}, {1118, 1}}, {82109, 81156, 0, {796, 1}, {797, 1}, {0, 0}, {0, 0}, {0, 0}, {1120, 2}, {0, 0}},
    {82200, 82152, 0, {0, 0}, {792, 1}, {0, 0}, {0, 0}, {381, 1}, {1122, 3}, {0, 0}}, {82252, 82237, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {382, 1}, {0, 0}, {0, 0}},
    {82288, 48871, 0, {798, 1}, {0, 0}, {0, 0}, {478, 1}, {383, 1}, {673, 3}, {0, 0}}, {82563, 82525, 1, {799, 2}, {801, 1}, {0, 0}, {0, 0}, {384, 20}, {1125, 5}, {0, 0}},
    {82634, 82580, 1, {802, 2}, {804, 1}, {0, 0}, {0, 0}, {404, 6}, {1130, 2}, {0, 0}}, {83014, 82738, 0, {805, 3}, {808, 1}, {0, 0}, {0, 0}, {410, 10}, {1132, 4}, {1136, 1}},
    {83053, 83027, 4, {0, 0}, {0, 0}, {748, 1}, {0, 0}, {40, 1}, {1138, 4}, {0, 0}}, {83107, 83079, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {420, 2}, {769, 1}, {0, 0}},
    {83336, 83128, 1, {809, 3}, {0, 0}, {0, 0}, {482, 2}, {422, 2}, {676, 4}, {680, 1}}, {83414, 83363, 0, {0, 0}, {792, 1}, {0, 0}, {0, 0}, {424, 1}, {1122, 3}, {0, 0}},
    {83601, 83464, 0, {812, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1142, 2}, {1144, 1}}, {83808, 83664, 0, {814, 1}, {311, 1}, {0, 0}, {0, 0}, {425, 1}, {89, 1}, {0, 0}},
    {83877, 81379, 0, {815, 2}, {817, 1}, {0, 0}, {0, 0}, {426, 1}, {1146, 4}, {1101, 1}}, {84034, 83937, 0, {815, 2}, {818, 1}, {0, 0}, {0, 0}, {427, 2}, {1150, 4}, {1154, 1}},
    {84044, 81379, 0, {815, 2}, {817, 1}, {0, 0}, {0, 0}, {426, 1}, {1146, 4}, {1101, 1}}, {84109, 84054, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {429, 2}, {0, 0}, {0, 0}},
    {84120, 81379, 0, {815, 2}, {817, 1}, {0, 0}, {0, 0}, {426, 1}, {1146, 4}, {1101, 1}}, {84193, 84130, 0, {819, 1}, {817, 1}, {0, 0}, {0, 0}, {426, 1}, {1156, 3}, {1159, 1}},
    {84203, 81156, 0, {820, 1}, {817, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {84214, 81156, 0, {820, 1}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {84226, 81156, 0, {820, 1}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {84238, 81156, 0, {820, 1}, {817, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {84281, 84251, 0, {821, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1118, 1}}, {84293, 81379, 0, {815, 2}, {817, 1}, {0, 0}, {0, 0}, {426, 1}, {1146, 4}, {1101, 1}},
    {84303, 81379, 0, {815, 2}, {817, 1}, {0, 0}, {0, 0}, {426, 1}, {1146, 4}, {1101, 1}}, {85023, 85008, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {431, 53}, {1163, 4}, {0, 0}},
    {85319, 85101, 0, {822, 2}, {790, 1}, {0, 0}, {0, 0}, {484, 3}, {1167, 5}, {0, 0}}, {85472, 85457, 0, {824, 2}, {818, 1}, {0, 0}, {0, 0}, {487, 1}, {1172, 3}, {1154, 1}},
    {85667, 85534, 0, {826, 2}, {0, 0}, {0, 0}, {828, 1}, {488, 1}, {1175, 4}, {0, 0}}, {86077, 85797, 0, {829, 1}, {830, 1}, {0, 0}, {0, 0}, {489, 7}, {670, 1}, {0, 0}},
    {86351, 86146, 0, {831, 3}, {834, 1}, {0, 0}, {0, 0}, {0, 0}, {1179, 3}, {1182, 1}}, {86587, 86370, 0, {835, 2}, {837, 1}, {0, 0}, {0, 0}, {425, 1}, {1184, 2}, {1186, 1}},
    {86629, 0, 0, {838, 1}, {311, 1}, {0, 0}, {0, 0}, {496, 1}, {89, 1}, {0, 0}}, {86733, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {86925, 0, 0, {840, 4}, {844, 1}, {0, 0}, {0, 0}, {0, 0}, {1193, 2}, {1195, 1}}, {86946, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {87112, 86966, 0, {845, 2}, {0, 0}, {0, 0}, {0, 0}, {497, 2}, {0, 0}, {1197, 1}}, {87129, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {87187, 86643, 0, {847, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1199, 1}}, {87203, 86643, 0, {838, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1191, 1}},
    {87224, 86643, 0, {838, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1191, 1}}, {87240, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {87255, 86643, 0, {847, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1199, 1}}, {87274, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {87376, 87311, 0, {849, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {87521, 87412, 0, {851, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1201, 1}},
    {87605, 87540, 0, {854, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {87779, 87656, 0, {856, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1203, 1}},
    {87931, 87802, 0, {860, 3}, {863, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1205, 1}}, {88001, 87954, 0, {864, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {88080, 88023, 0, {864, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {88100, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {88199, 88131, 0, {865, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1207, 1}}, {88222, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {88236, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}}, {88266, 0, 0, {838, 1}, {311, 1}, {0, 0}, {0, 0}, {499, 1}, {1161, 2}, {1191, 1}},
    {88281, 86643, 0, {838, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1191, 1}}, {88297, 0, 0, {838, 1}, {311, 1}, {0, 0}, {0, 0}, {499, 1}, {1161, 2}, {1191, 1}},
    {88473, 88377, 0, {867, 1}, {0, 0}, {0, 0}, {0, 0}, {500, 2}, {1209, 1}, {0, 0}}, {88533, 88516, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {502, 1}, {0, 0}, {0, 0}},
    {88651, 88553, 0, {868, 1}, {0, 0}, {0, 0}, {0, 0}, {500, 2}, {1209, 1}, {0, 0}}, {88671, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {88761, 88701, 0, {869, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {88785, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {88799, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}}, {88815, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {88928, 88830, 0, {870, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1210, 1}}, {89044, 88958, 0, {870, 2}, {311, 1}, {0, 0}, {0, 0}, {503, 1}, {1212, 2}, {1210, 1}},
    {89236, 89131, 0, {872, 1}, {311, 1}, {0, 0}, {0, 0}, {504, 1}, {1214, 2}, {0, 0}}, {89432, 89320, 0, {872, 1}, {311, 1}, {0, 0}, {0, 0}, {505, 2}, {1216, 3}, {0, 0}},
    {89475, 89320, 0, {872, 1}, {311, 1}, {0, 0}, {0, 0}, {505, 2}, {1216, 3}, {0, 0}}, {89517, 89320, 0, {872, 1}, {311, 1}, {0, 0}, {0, 0}, {505, 2}, {1216, 3}, {0, 0}},
    {89600, 89583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {507, 1}, {0, 0}, {0, 0}}, {89689, 0, 0, {873, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1219, 1}},
    {89728, 0, 0, {877, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1219, 1}}, {89768, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {89783, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}}, {89862, 86643, 0, {882, 3}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1221, 1}},
    {89876, 86643, 0, {882, 3}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1221, 1}}, {89894, 86643, 0, {885, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1223, 2}, {0, 0}},
    {89910, 86643, 0, {886, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1221, 1}}, {89925, 86643, 0, {886, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1221, 1}},
    {90008, 89940, 0, {889, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {90155, 90093, 0, {891, 2}, {0, 0}, {0, 0}, {0, 0}, {508, 1}, {1209, 1}, {0, 0}},
    {90230, 90179, 0, {893, 1}, {894, 1}, {0, 0}, {0, 0}, {508, 1}, {1209, 1}, {0, 0}}, {90280, 0, 0, {821, 1}, {895, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1225, 1}},
    {90306, 0, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {509, 1}, {89, 1}, {0, 0}}, {90393, 90327, 0, {893, 1}, {863, 1}, {0, 0}, {0, 0}, {0, 0}, {1227, 2}, {1229, 1}},
    {90433, 86643, 0, {896, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1223, 2}, {0, 0}}, {90449, 90327, 0, {893, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1209, 1}, {0, 0}},
    {90472, 90327, 0, {893, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1209, 1}, {0, 0}}, {90497, 86643, 0, {885, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {90528, 86643, 0, {898, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {90546, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {90560, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}}, {90576, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {90591, 86643, 0, {885, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {90607, 86643, 0, {885, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {90624, 0, 0, {899, 3}, {0, 0}, {0, 0}, {0, 0}, {271, 2}, {1231, 1}, {0, 0}}, {90664, 0, 0, {902, 3}, {311, 1}, {0, 0}, {0, 0}, {271, 2}, {1231, 1}, {0, 0}},
    {90732, 51249, 0, {905, 3}, {834, 1}, {0, 0}, {0, 0}, {510, 1}, {0, 0}, {0, 0}}, {90773, 51249, 0, {908, 3}, {834, 1}, {0, 0}, {0, 0}, {511, 2}, {0, 0}, {0, 0}},
    {90884, 90795, 0, {911, 3}, {0, 0}, {0, 0}, {0, 0}, {510, 1}, {0, 0}, {0, 0}}, {91009, 90909, 0, {914, 3}, {0, 0}, {0, 0}, {0, 0}, {510, 1}, {0, 0}, {0, 0}},
    {91167, 91051, 0, {917, 2}, {834, 1}, {0, 0}, {0, 0}, {513, 3}, {0, 0}, {0, 0}}, {91331, 91202, 0, {919, 3}, {0, 0}, {0, 0}, {0, 0}, {513, 3}, {0, 0}, {0, 0}},
    {91478, 91400, 0, {922, 2}, {834, 1}, {0, 0}, {0, 0}, {516, 3}, {0, 0}, {0, 0}}, {91558, 91504, 0, {924, 1}, {834, 1}, {0, 0}, {0, 0}, {519, 2}, {0, 0}, {0, 0}},
    {91585, 86643, 0, {847, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1199, 1}}, {91603, 86643, 0, {847, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1199, 1}},
    {91649, 0, 0, {925, 3}, {0, 0}, {0, 0}, {0, 0}, {521, 7}, {1232, 6}, {0, 0}}, {91676, 0, 0, {928, 2}, {0, 0}, {0, 0}, {0, 0}, {528, 8}, {1232, 6}, {0, 0}},
    {91700, 0, 0, {925, 3}, {0, 0}, {0, 0}, {0, 0}, {521, 7}, {1232, 6}, {0, 0}}, {91745, 0, 0, {930, 3}, {0, 0}, {0, 0}, {0, 0}, {521, 7}, {1232, 6}, {1238, 1}},
    {91762, 0, 0, {933, 2}, {0, 0}, {0, 0}, {0, 0}, {528, 8}, {1232, 6}, {1238, 1}}, {91786, 86643, 0, {847, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1199, 1}},
    {91804, 86643, 0, {847, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1199, 1}}, {91821, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {91841, 86643, 0, {847, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1199, 1}}, {91855, 86643, 0, {896, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1223, 2}, {0, 0}},
    {91884, 0, 0, {867, 1}, {0, 0}, {0, 0}, {0, 0}, {536, 3}, {0, 0}, {0, 0}}, {92089, 0, 0, {935, 5}, {940, 1}, {0, 0}, {0, 0}, {0, 0}, {1240, 2}, {1242, 1}},
    {92246, 92159, 0, {941, 2}, {790, 1}, {0, 0}, {0, 0}, {0, 0}, {1244, 2}, {1229, 1}}, {92264, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {92279, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}}, {92295, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {92315, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}}, {92358, 0, 0, {945, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1246, 2}, {0, 0}},
    {92408, 86643, 0, {943, 2}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {1248, 2}, {1250, 1}}, {92423, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {92437, 86643, 0, {885, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1223, 2}, {0, 0}}, {92454, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {92469, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}}, {92484, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}},
    {92499, 0, 0, {945, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1246, 2}, {0, 0}}, {92528, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {92543, 45812, 0, {494, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1159, 1}}, {92562, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}},
    {92581, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}}, {92600, 0, 0, {945, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1246, 2}, {0, 0}},
    {92629, 90327, 0, {893, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {92652, 29942, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {92706, 40559, 0, {0, 0}, {947, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {92727, 90327, 0, {893, 1}, {863, 1}, {0, 0}, {0, 0}, {0, 0}, {1227, 2}, {1229, 1}},
    {92759, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}}, {92773, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}},
    {92788, 0, 0, {948, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {92818, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {92833, 86643, 0, {839, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1188, 3}, {1191, 1}}, {92849, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}},
    {92868, 0, 0, {945, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1246, 2}, {0, 0}}, {92936, 92916, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {539, 1}, {0, 0}, {0, 0}},
    {92956, 86643, 0, {943, 2}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {1248, 2}, {1250, 1}}, {92971, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}},
    {92986, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}}, {93001, 0, 0, {945, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1246, 2}, {0, 0}},
    {93030, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}}, {93049, 86643, 0, {943, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {1199, 1}},
    {93068, 0, 0, {945, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1246, 2}, {0, 0}}, {93171, 93116, 0, {949, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {93248, 93197, 0, {951, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {93358, 0, 0, {952, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1252, 1}, {1253, 1}},
    {93383, 93197, 0, {951, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {93405, 0, 0, {957, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {93514, 93447, 0, {958, 1}, {834, 1}, {0, 0}, {0, 0}, {540, 1}, {89, 1}, {0, 0}}, {93679, 93546, 0, {959, 2}, {834, 1}, {0, 0}, {0, 0}, {540, 1}, {1255, 2}, {1257, 1}},
    {93765, 0, 0, {961, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1259, 2}, {1261, 1}}, {93794, 0, 0, {963, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1263, 2}, {0, 0}},
    {93822, 0, 0, {963, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1263, 2}, {0, 0}}, {93886, 0, 0, {964, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1265, 3}, {0, 0}},
    {93915, 86643, 0, {966, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1265, 3}, {0, 0}}, {93944, 86643, 0, {966, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1265, 3}, {0, 0}},
    {93977, 86643, 0, {966, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1265, 3}, {0, 0}}, {94006, 86643, 0, {966, 1}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1265, 3}, {0, 0}},
    {94039, 0, 0, {964, 2}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1265, 3}, {0, 0}}, {94068, 0, 0, {963, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1263, 2}, {0, 0}},
    {94096, 0, 0, {963, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1263, 2}, {0, 0}}, {94123, 0, 0, {963, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1263, 2}, {0, 0}},
    {94152, 0, 0, {963, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1263, 2}, {0, 0}}, {94181, 0, 0, {963, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1263, 2}, {0, 0}},
    {94210, 0, 0, {963, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1263, 2}, {0, 0}}, {94239, 0, 0, {963, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1263, 2}, {0, 0}},
    {94267, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94284, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94301, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94319, 0, 0, {971, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94337, 0, 0, {971, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94367, 0, 0, {975, 5}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94384, 0, 0, {971, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94402, 0, 0, {975, 5}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94423, 0, 0, {980, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94441, 0, 0, {983, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94460, 0, 0, {983, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94480, 0, 0, {983, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94500, 0, 0, {983, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94521, 0, 0, {971, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94539, 0, 0, {971, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94557, 0, 0, {986, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94579, 0, 0, {989, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1219, 1}}, {94597, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94634, 0, 0, {992, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94653, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94670, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94686, 0, 0, {996, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94720, 0, 0, {999, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94744, 0, 0, {999, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94768, 0, 0, {1003, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94793, 0, 0, {1003, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94818, 0, 0, {1003, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94843, 0, 0, {1003, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94868, 0, 0, {999, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94892, 0, 0, {999, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94915, 0, 0, {999, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94940, 0, 0, {999, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {94965, 0, 0, {999, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {94990, 0, 0, {999, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {95015, 0, 0, {999, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95039, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {95057, 0, 0, {992, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95077, 0, 0, {986, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {95095, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95112, 0, 0, {986, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {95132, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95150, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {95168, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95186, 0, 0, {1007, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1219, 1}},
    {95205, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95222, 0, 0, {986, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {95241, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95259, 0, 0, {986, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {95279, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95297, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {95315, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95333, 0, 0, {967, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}},
    {95350, 0, 0, {986, 3}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1219, 1}}, {95368, 0, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {95522, 95407, 0, {1011, 1}, {790, 1}, {0, 0}, {0, 0}, {541, 1}, {1268, 2}, {0, 0}}, {95613, 95596, 1, {1012, 4}, {801, 1}, {0, 0}, {1016, 2}, {542, 8}, {1270, 4}, {0, 0}},
    {95654, 95633, 0, {1018, 1}, {311, 1}, {0, 0}, {0, 0}, {550, 1}, {0, 0}, {0, 0}}, {95697, 95678, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {551, 1}, {0, 0}, {0, 0}},
    {96060, 95810, 0, {867, 1}, {1019, 1}, {0, 0}, {0, 0}, {552, 12}, {1274, 7}, {0, 0}}, {96070, 81427, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {206, 1}, {1111, 4}, {1101, 1}},
    {96141, 96092, 0, {0, 0}, {792, 1}, {0, 0}, {0, 0}, {564, 1}, {1122, 3}, {0, 0}}, {96233, 96198, 4, {0, 0}, {0, 0}, {1020, 1}, {0, 0}, {565, 7}, {1281, 3}, {1284, 1}},
    {96289, 96249, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {572, 1}, {1286, 2}, {0, 0}}, {96493, 96471, 4, {0, 0}, {0, 0}, {1021, 1}, {0, 0}, {573, 16}, {1281, 3}, {1284, 1}},
    {96654, 96571, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {589, 3}, {756, 1}, {0, 0}}, {96766, 96683, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {592, 3}, {756, 1}, {0, 0}},
    {96955, 96824, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {595, 9}, {1288, 3}, {0, 0}}, {96971, 40559, 0, {0, 0}, {1022, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {96986, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1286, 2}, {0, 0}}, {97003, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1286, 2}, {0, 0}},
    {97019, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1286, 2}, {0, 0}}, {97057, 97040, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {604, 1}, {0, 0}, {0, 0}},
    {97075, 80967, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {368, 1}, {1096, 5}, {1101, 1}}, {97183, 97095, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {605, 1}, {1291, 4}, {1101, 1}},
    {97191, 81156, 0, {789, 1}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97205, 59899, 0, {868, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {595, 1}, {0, 0}},
    {97251, 97217, 0, {1023, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {946, 3}, {0, 0}}, {97263, 81427, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {206, 1}, {1295, 4}, {1101, 1}},
    {97457, 97294, 0, {1024, 3}, {311, 1}, {0, 0}, {0, 0}, {426, 1}, {1299, 4}, {1303, 1}}, {97469, 81156, 0, {1011, 1}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97479, 80967, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {368, 1}, {1305, 4}, {1101, 1}}, {97634, 97488, 0, {1027, 2}, {834, 1}, {0, 0}, {0, 0}, {606, 1}, {1309, 2}, {1311, 1}},
    {97653, 81156, 0, {1011, 1}, {817, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97665, 81379, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {1108, 3}, {1101, 1}},
    {97868, 97675, 0, {1029, 2}, {0, 0}, {0, 0}, {0, 0}, {607, 10}, {1313, 6}, {0, 0}}, {97879, 80967, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {368, 1}, {1305, 4}, {1101, 1}},
    {98112, 97888, 1, {1031, 3}, {0, 0}, {0, 0}, {487, 2}, {617, 3}, {676, 4}, {0, 0}}, {98189, 98124, 0, {1011, 1}, {788, 1}, {0, 0}, {0, 0}, {368, 1}, {1319, 2}, {0, 0}},
    {98200, 81427, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {206, 1}, {1295, 4}, {1101, 1}}, {98302, 98217, 0, {1011, 1}, {817, 1}, {0, 0}, {0, 0}, {620, 1}, {1321, 2}, {0, 0}},
    {98314, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {595, 1}, {0, 0}}, {98331, 81379, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {1108, 3}, {1101, 1}},
    {98388, 98341, 0, {1034, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {98400, 81379, 0, {786, 2}, {788, 1}, {0, 0}, {0, 0}, {0, 0}, {1108, 3}, {1101, 1}},
    {98409, 98217, 0, {1011, 1}, {788, 1}, {0, 0}, {0, 0}, {620, 1}, {1321, 2}, {0, 0}}, {98419, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98466, 98429, 0, {1035, 1}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {1331, 7}, {377, 1}}, {98476, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98486, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {98497, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98507, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {98518, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98528, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {212, 1}}, {98539, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98550, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {98560, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98746, 98570, 0, {1036, 3}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {1338, 1}}, {98758, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {212, 1}},
    {98772, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {98781, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98791, 98429, 0, {1035, 1}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {1331, 7}, {377, 1}}, {98801, 98429, 0, {1035, 1}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {1331, 7}, {377, 1}},
    {98812, 98429, 0, {1035, 1}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {1331, 7}, {377, 1}}, {98822, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98831, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {98841, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98850, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {98860, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {98871, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {99021, 98882, 0, {1039, 3}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {1340, 1}},
    {99112, 99030, 0, {1042, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1342, 9}, {723, 1}}, {99123, 30933, 0, {260, 2}, {262, 1}, {0, 0}, {0, 0}, {0, 0}, {1331, 7}, {212, 1}},
    {99175, 45812, 0, {276, 1}, {267, 1}, {0, 0}, {0, 0}, {200, 1}, {1351, 8}, {1359, 1}}, {99189, 45812, 0, {276, 1}, {267, 1}, {0, 0}, {0, 0}, {200, 1}, {1351, 8}, {1359, 1}},
    {99200, 45812, 0, {276, 1}, {267, 1}, {0, 0}, {0, 0}, {200, 1}, {1351, 8}, {1359, 1}}, {99211, 45812, 0, {276, 1}, {267, 1}, {0, 0}, {0, 0}, {200, 1}, {1351, 8}, {1359, 1}},
    {99225, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {99234, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {99245, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {99256, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {99266, 30317, 0, {257, 2}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {212, 1}}, {99276, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {99287, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {99302, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {99313, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {99484, 99330, 0, {276, 1}, {1044, 2}, {0, 0}, {0, 0}, {200, 1}, {1361, 9}, {1370, 1}},
    {99496, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {99506, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {99516, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {99525, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}},
    {99535, 32469, 0, {276, 1}, {259, 1}, {0, 0}, {0, 0}, {200, 1}, {1323, 8}, {377, 1}}, {99691, 99587, 1, {1046, 2}, {1048, 1}, {0, 0}, {0, 0}, {621, 1}, {1372, 2}, {845, 1}},
    {99704, 99587, 1, {1046, 2}, {1048, 1}, {0, 0}, {0, 0}, {621, 1}, {1374, 4}, {845, 1}}, {99772, 99718, 4, {0, 0}, {116, 1}, {447, 1}, {0, 0}, {0, 0}, {1378, 5}, {1383, 1}},
    {99865, 99792, 0, {116, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1385, 4}, {0, 0}}, {100037, 99920, 0, {1048, 1}, {131, 1}, {0, 0}, {0, 0}, {622, 1}, {1389, 6}, {1395, 1}},
    {100368, 100128, 0, {1049, 3}, {554, 1}, {0, 0}, {0, 0}, {623, 1}, {1397, 3}, {1400, 1}}, {100459, 100386, 0, {114, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1402, 4}, {0, 0}},
    {100479, 51920, 0, {1052, 1}, {1053, 1}, {0, 0}, {0, 0}, {0, 0}, {1406, 7}, {0, 0}}, {100614, 100548, 0, {1054, 1}, {1055, 1}, {0, 0}, {0, 0}, {624, 1}, {1413, 4}, {0, 0}},
    {100721, 100636, 0, {1056, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1417, 2}, {0, 0}}, {100769, 100733, 0, {1058, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1419, 1}, {0, 0}},
    {100956, 100830, 0, {1059, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {1420, 6}, {1426, 1}}, {101028, 100967, 0, {1061, 1}, {1062, 1}, {0, 0}, {0, 0}, {0, 0}, {1428, 3}, {0, 0}},
    {101074, 101052, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {101271, 101124, 0, {1063, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1431, 1}},
    {101499, 101320, 0, {1066, 2}, {1055, 1}, {0, 0}, {0, 0}, {625, 2}, {1433, 5}, {1438, 1}},
    {101652, 101535, 0, {1052, 1}, {1068, 1}, {0, 0}, {0, 0}, {0, 0}, {1440, 3}, {1443, 1}}, {101852, 101535, 0, {1069, 1}, {1070, 4}, {0, 0}, {0, 0}, {0, 0}, {1445, 5}, {1450, 1}},
    {102048, 101896, 4, {1074, 2}, {554, 1}, {1076, 1}, {0, 0}, {0, 0}, {1452, 2}, {1454, 2}},
    {102095, 53251, 0, {0, 0}, {1077, 1}, {0, 0}, {0, 0}, {255, 1}, {790, 2}, {0, 0}}, {102269, 102135, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {627, 6}, {1458, 2}, {0, 0}},
    {102336, 102283, 0, {112, 2}, {114, 1}, {0, 0}, {0, 0}, {633, 2}, {1460, 6}, {1466, 1}}, {102375, 51920, 0, {1052, 1}, {1053, 1}, {0, 0}, {0, 0}, {0, 0}, {1468, 8}, {0, 0}},
    {102421, 102400, 0, {112, 2}, {0, 0}, {0, 0}, {0, 0}, {635, 3}, {0, 0}, {114, 1}}, {102437, 100733, 0, {1058, 1}, {99, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {524, 1}},
    {102622, 102495, 0, {1078, 2}, {1080, 1}, {0, 0}, {0, 0}, {621, 1}, {1476, 1}, {1477, 1}},
    {103082, 102688, 1, {1081, 4}, {1055, 1}, {0, 0}, {0, 0}, {638, 3}, {1479, 6}, {1485, 1}},
    {103245, 103173, 0, {1085, 2}, {1087, 1}, {0, 0}, {0, 0}, {0, 0}, {1413, 4}, {0, 0}}, {103392, 103260, 0, {117, 3}, {0, 0}, {0, 0}, {0, 0}, {633, 2}, {1487, 6}, {1493, 1}},
    {103647, 103405, 1, {1088, 4}, {131, 1}, {0, 0}, {0, 0}, {638, 3}, {1495, 6}, {1485, 1}}, {103684, 103662, 0, {1092, 1}, {1093, 1}, {0, 0}, {0, 0}, {641, 1}, {1501, 3}, {0, 0}},
    {103867, 103712, 0, {1094, 3}, {1097, 1}, {0, 0}, {0, 0}, {0, 0}, {1504, 4}, {1508, 1}}, {103918, 103897, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {642, 5}, {1510, 4}, {0, 0}},
    {104077, 103945, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {647, 5}, {769, 1}, {0, 0}}, {104131, 104095, 0, {0, 0}, {114, 1}, {0, 0}, {0, 0}, {652, 1}, {1514, 2}, {0, 0}},
    {104154, 104095, 0, {0, 0}, {114, 1}, {0, 0}, {0, 0}, {652, 1}, {1516, 3}, {0, 0}}, {104422, 104228, 0, {1098, 1}, {1099, 2}, {0, 0}, {0, 0}, {652, 1}, {756, 1}, {1519, 1}},
    {104497, 104451, 0, {192, 1}, {0, 0}, {0, 0}, {0, 0}, {652, 1}, {756, 1}, {0, 0}}, {104629, 104521, 0, {1101, 2}, {1103, 1}, {0, 0}, {0, 0}, {652, 1}, {756, 1}, {1519, 1}},
    {104690, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1521, 4}, {0, 0}}, {104735, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1525, 4}, {0, 0}},
    {104778, 104753, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {642, 5}, {1529, 6}, {0, 0}}, {104839, 12200, 0, {0, 0}, {1104, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1535, 1}},
    {106342, 106156, 0, {1105, 3}, {1108, 1}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {1537, 1}}, {106403, 106356, 0, {1109, 1}, {1108, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1537, 1}},
    {106549, 106415, 0, {1109, 1}, {1110, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1539, 1}}, {106655, 106415, 0, {1109, 1}, {1112, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1541, 1}},
    {106900, 106687, 0, {1114, 3}, {1117, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1543, 1}}, {106975, 106915, 0, {0, 0}, {1109, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1545, 1}},
    {107060, 84251, 0, {1119, 1}, {1120, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1547, 1}}, {107144, 107076, 0, {0, 0}, {1108, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1549, 1}},
    {107157, 107076, 0, {0, 0}, {1108, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1549, 1}}, {107457, 107187, 0, {1121, 4}, {1125, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1551, 1}},
    {107732, 107467, 0, {1127, 4}, {1125, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1553, 1}}, {107985, 107742, 0, {1121, 4}, {1108, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1555, 1}},
    {108108, 108008, 0, {1119, 1}, {895, 1}, {0, 0}, {0, 0}, {654, 1}, {0, 0}, {1557, 1}}, {108361, 108125, 0, {1127, 4}, {1108, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1559, 1}},
    {108501, 108370, 0, {1131, 1}, {1108, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1561, 1}}, {109251, 108964, 1, {1132, 5}, {1137, 1}, {0, 0}, {0, 0}, {655, 2}, {0, 0}, {1563, 1}},
    {109418, 109287, 0, {1138, 1}, {1139, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1565, 1}}, {109550, 109460, 0, {1140, 1}, {0, 0}, {0, 0}, {0, 0}, {657, 1}, {0, 0}, {1567, 1}},
    {109657, 109583, 0, {1141, 2}, {1143, 1}, {0, 0}, {0, 0}, {658, 2}, {934, 1}, {114, 1}}, {109880, 109732, 0, {1144, 2}, {1146, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1569, 1}},
    {110103, 109910, 0, {1147, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}}, {110322, 110135, 0, {1151, 3}, {1146, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1573, 1}},
    {110386, 110355, 0, {0, 0}, {1154, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {110554, 110440, 0, {1144, 2}, {1155, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1575, 1}},
    {110762, 110573, 0, {1156, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1577, 1}}, {110985, 110795, 0, {1160, 3}, {1163, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1579, 1}},
    {111201, 111028, 0, {1164, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1581, 1}}, {111568, 111355, 0, {1168, 4}, {1143, 1}, {0, 0}, {0, 0}, {660, 3}, {89, 1}, {1583, 1}},
    {111718, 111586, 0, {1172, 3}, {1143, 1}, {0, 0}, {0, 0}, {663, 2}, {89, 1}, {0, 0}}, {111903, 111798, 0, {1175, 1}, {1176, 1}, {0, 0}, {0, 0}, {665, 2}, {1161, 2}, {1585, 1}},
    {112341, 111979, 1, {1177, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1587, 1}}, {112570, 112362, 1, {1184, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1589, 1}},
    {112740, 112616, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1591, 1}}, {112830, 112768, 0, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {112984, 112857, 0, {1192, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1593, 1}}, {113148, 113053, 0, {1194, 2}, {1196, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113413, 113277, 0, {1197, 3}, {1200, 1}, {0, 0}, {0, 0}, {667, 3}, {0, 0}, {0, 0}}, {113463, 113433, 0, {0, 0}, {1201, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113575, 113500, 0, {1202, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {116084, 116026, 0, {1204, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1596, 1}},
    {116453, 116176, 1, {1205, 3}, {1208, 1}, {0, 0}, {0, 0}, {670, 1}, {0, 0}, {1598, 1}}, {116635, 116466, 0, {1209, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1600, 1}, {1601, 1}},
    {116655, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {116669, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {116693, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {671, 1}, {0, 0}, {0, 0}}, {116732, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {671, 1}, {1603, 1}, {0, 0}},
    {116760, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {671, 1}, {1603, 1}, {0, 0}}, {117005, 116869, 0, {1211, 1}, {1212, 1}, {0, 0}, {0, 0}, {672, 1}, {1604, 1}, {1605, 1}},
    {117271, 117123, 0, {1213, 2}, {0, 0}, {0, 0}, {0, 0}, {673, 1}, {1604, 1}, {1607, 1}}, {117518, 117461, 0, {1215, 1}, {1216, 1}, {0, 0}, {0, 0}, {674, 3}, {0, 0}, {0, 0}},
    {117598, 117461, 0, {1217, 1}, {1216, 1}, {0, 0}, {0, 0}, {677, 2}, {0, 0}, {0, 0}}, {117804, 117651, 0, {1218, 3}, {1221, 1}, {0, 0}, {0, 0}, {679, 3}, {89, 1}, {1609, 1}},
    {117833, 117651, 0, {1218, 3}, {1222, 1}, {0, 0}, {0, 0}, {679, 3}, {89, 1}, {1609, 1}}, {117979, 117861, 0, {1223, 2}, {1225, 1}, {0, 0}, {0, 0}, {677, 2}, {0, 0}, {1611, 1}},
    {118051, 117861, 0, {1223, 2}, {1216, 1}, {0, 0}, {0, 0}, {677, 2}, {0, 0}, {1613, 1}}, {118078, 117861, 0, {1223, 2}, {1216, 1}, {0, 0}, {0, 0}, {682, 4}, {0, 0}, {1613, 1}},
    {118306, 118158, 0, {1226, 2}, {1228, 1}, {0, 0}, {0, 0}, {677, 2}, {1615, 2}, {1617, 1}},
    {118406, 118158, 0, {1226, 2}, {1229, 1}, {0, 0}, {0, 0}, {677, 2}, {1615, 2}, {1619, 1}},
    {118433, 118158, 0, {1226, 2}, {1229, 1}, {0, 0}, {0, 0}, {677, 2}, {1615, 2}, {1619, 1}},
    {118555, 118468, 0, {1230, 1}, {1222, 1}, {0, 0}, {0, 0}, {686, 2}, {0, 0}, {1621, 1}}, {118628, 118468, 0, {1231, 1}, {1222, 1}, {0, 0}, {0, 0}, {686, 2}, {0, 0}, {0, 0}},
    {118655, 118468, 0, {1231, 1}, {1221, 1}, {0, 0}, {0, 0}, {688, 1}, {0, 0}, {0, 0}}, {118683, 118468, 0, {1231, 1}, {1222, 1}, {0, 0}, {0, 0}, {686, 2}, {0, 0}, {0, 0}},
    {118774, 118710, 0, {1232, 1}, {1233, 1}, {0, 0}, {0, 0}, {679, 3}, {0, 0}, {1623, 1}}, {118801, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {119220, 118916, 1, {1234, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1625, 1}}, {119435, 119257, 0, {1239, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1627, 1}},
    {119899, 119572, 1, {1242, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1629, 1}}, {120206, 119988, 0, {1248, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1631, 1}},
    {120639, 120286, 1, {1252, 5}, {0, 0}, {0, 0}, {0, 0}, {689, 1}, {1600, 1}, {1633, 1}}, {121011, 120717, 1, {1257, 4}, {0, 0}, {0, 0}, {0, 0}, {690, 1}, {0, 0}, {1635, 1}},
    {121324, 121075, 1, {1261, 4}, {0, 0}, {0, 0}, {0, 0}, {691, 2}, {0, 0}, {1637, 1}}, {121886, 121383, 1, {1265, 8}, {0, 0}, {0, 0}, {0, 0}, {693, 3}, {1639, 2}, {1641, 1}},
    {121951, 121934, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {696, 2}, {1603, 1}, {0, 0}}, {121981, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {122153, 122118, 0, {1273, 1}, {0, 0}, {0, 0}, {0, 0}, {698, 1}, {0, 0}, {0, 0}}, {122414, 122225, 0, {1274, 3}, {0, 0}, {0, 0}, {0, 0}, {699, 2}, {0, 0}, {1643, 1}},
    {122455, 122442, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {701, 1}, {0, 0}, {0, 0}}, {122688, 122572, 0, {1277, 3}, {1233, 1}, {0, 0}, {0, 0}, {702, 3}, {0, 0}, {1645, 1}},
    {122713, 122572, 0, {1280, 3}, {1233, 1}, {0, 0}, {0, 0}, {705, 2}, {0, 0}, {1645, 1}}, {122850, 122749, 0, {1283, 1}, {1284, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1647, 1}},
    {122866, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {122876, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {122943, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {707, 2}, {0, 0}, {0, 0}}, {123144, 122994, 0, {1285, 2}, {0, 0}, {0, 0}, {0, 0}, {709, 3}, {0, 0}, {1649, 1}},
    {123246, 123169, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {709, 3}, {0, 0}, {0, 0}}, {123293, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {712, 3}, {0, 0}, {0, 0}},
    {123324, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {123346, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {715, 1}, {0, 0}, {0, 0}},
    {123409, 123393, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {716, 1}, {0, 0}, {0, 0}}, {123680, 123478, 1, {1287, 3}, {1290, 1}, {0, 0}, {0, 0}, {717, 1}, {1600, 1}, {1593, 1}},
    {123859, 123778, 0, {1291, 1}, {1292, 1}, {0, 0}, {0, 0}, {718, 4}, {0, 0}, {1651, 1}}, {124076, 123977, 0, {1293, 2}, {1295, 1}, {0, 0}, {0, 0}, {0, 0}, {1653, 2}, {1655, 1}},
    {124247, 124145, 0, {1296, 2}, {1298, 1}, {0, 0}, {0, 0}, {722, 1}, {0, 0}, {1657, 1}}, {124534, 124416, 0, {1299, 2}, {1301, 1}, {0, 0}, {0, 0}, {723, 2}, {0, 0}, {1659, 1}},
    {124740, 124555, 0, {1302, 3}, {1301, 1}, {0, 0}, {0, 0}, {723, 2}, {1600, 1}, {1661, 1}},
    {124833, 124771, 0, {1305, 2}, {1307, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1659, 1}}, {124865, 124416, 0, {1299, 2}, {1301, 1}, {0, 0}, {0, 0}, {723, 2}, {0, 0}, {1659, 1}},
    {125012, 124891, 0, {1308, 2}, {1301, 1}, {0, 0}, {0, 0}, {723, 2}, {0, 0}, {1663, 1}}, {125048, 124771, 0, {1305, 2}, {1307, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1659, 1}},
    {125162, 125085, 0, {1310, 2}, {0, 0}, {0, 0}, {0, 0}, {725, 1}, {0, 0}, {1665, 1}}, {125188, 125085, 0, {1310, 2}, {0, 0}, {0, 0}, {0, 0}, {725, 1}, {0, 0}, {1665, 1}},
    {125349, 125212, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1600, 1}, {1667, 1}}, {125368, 122118, 0, {1273, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {125486, 125417, 0, {1315, 2}, {895, 1}, {0, 0}, {0, 0}, {723, 2}, {0, 0}, {1225, 1}}, {125644, 125510, 0, {1317, 3}, {895, 1}, {0, 0}, {0, 0}, {723, 2}, {0, 0}, {1669, 1}},
    {125783, 125673, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1600, 1}, {1671, 1}}, {125813, 89583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {726, 1}, {0, 0}, {0, 0}},
    {126291, 126086, 1, {1323, 9}, {808, 1}, {0, 0}, {0, 0}, {727, 6}, {0, 0}, {1673, 1}}, {126608, 126328, 1, {1332, 11}, {808, 1}, {0, 0}, {0, 0}, {733, 7}, {0, 0}, {1675, 1}},
    {126785, 126690, 1, {1343, 5}, {808, 1}, {0, 0}, {0, 0}, {740, 6}, {0, 0}, {1677, 1}}, {126857, 126838, 1, {1348, 3}, {808, 1}, {0, 0}, {0, 0}, {746, 7}, {0, 0}, {0, 0}},
    {126930, 126880, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1679, 1}}, {127037, 126975, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {753, 2}, {0, 0}, {0, 0}},
    {127586, 127349, 0, {1352, 2}, {0, 0}, {0, 0}, {0, 0}, {755, 5}, {1600, 1}, {1593, 1}}, {127795, 127634, 0, {1354, 3}, {1233, 1}, {0, 0}, {0, 0}, {760, 1}, {89, 1}, {1681, 1}},
    {127884, 127805, 0, {1357, 1}, {1358, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1683, 1}}, {127906, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {1685, 2}, {0, 0}},
    {127940, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {127965, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {128063, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {1687, 3}, {0, 0}}, {128098, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {1687, 3}, {0, 0}},
    {128133, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {1687, 3}, {0, 0}}, {128168, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {1687, 3}, {0, 0}},
    {128203, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {1687, 3}, {0, 0}}, {128239, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {1687, 3}, {0, 0}},
    {128275, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {128311, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {128347, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {1687, 3}, {0, 0}}, {128378, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {128409, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {128440, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {128467, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {128494, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {128521, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {128558, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {128585, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {128612, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {128640, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {128668, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {128696, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {128724, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {128752, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {128780, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {128808, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {128836, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {128864, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {128892, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {128919, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {128947, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {128975, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129003, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129031, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129059, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129087, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129115, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129143, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129171, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129199, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129226, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129254, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129282, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129309, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129336, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129363, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129390, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129417, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129444, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {129475, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {129509, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {129535, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {129561, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129592, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129623, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129654, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {129685, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {129716, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {129748, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {129780, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {129812, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {129840, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {129868, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {129896, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {129921, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {129947, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {129973, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {129999, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {130026, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {130050, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {130075, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {130100, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {130125, 40559, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {130160, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}}, {130186, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {965, 2}, {0, 0}},
    {130436, 130262, 0, {1359, 2}, {1361, 1}, {0, 0}, {0, 0}, {762, 3}, {1690, 2}, {1692, 1}},
    {130502, 130474, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {765, 2}, {0, 0}, {0, 0}}, {130809, 130594, 0, {1362, 4}, {1366, 1}, {0, 0}, {0, 0}, {767, 2}, {1694, 1}, {1695, 1}},
    {130939, 130832, 0, {1367, 2}, {0, 0}, {0, 0}, {0, 0}, {769, 1}, {0, 0}, {1697, 1}}, {131069, 130960, 0, {1369, 2}, {0, 0}, {0, 0}, {0, 0}, {770, 3}, {0, 0}, {1699, 1}},
    {131253, 131155, 0, {1371, 2}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {1701, 1}, {1702, 1}}, {131386, 131272, 0, {1373, 2}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {1701, 1}, {1704, 1}},
    {131652, 131555, 0, {1375, 2}, {0, 0}, {0, 0}, {0, 0}, {774, 4}, {1701, 1}, {1706, 1}}, {131777, 131668, 0, {1377, 2}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {1701, 1}, {1708, 1}},
    {131818, 123393, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {778, 1}, {1701, 1}, {0, 0}}, {132092, 131958, 0, {1379, 2}, {1381, 1}, {0, 0}, {0, 0}, {779, 2}, {1701, 1}, {1710, 1}},
    {132692, 132347, 1, {1382, 7}, {0, 0}, {0, 0}, {0, 0}, {781, 4}, {1712, 1}, {1713, 1}}, {133071, 132750, 0, {1389, 7}, {0, 0}, {0, 0}, {0, 0}, {785, 4}, {1712, 1}, {1715, 1}},
    {133484, 133100, 1, {1396, 8}, {0, 0}, {0, 0}, {0, 0}, {781, 4}, {1712, 1}, {1717, 1}}, {133889, 133504, 0, {1404, 8}, {0, 0}, {0, 0}, {0, 0}, {785, 4}, {1712, 1}, {1719, 1}},
    {134257, 133979, 0, {1412, 6}, {0, 0}, {0, 0}, {0, 0}, {789, 3}, {1712, 1}, {1721, 1}}, {134619, 134277, 0, {1418, 7}, {0, 0}, {0, 0}, {0, 0}, {789, 3}, {1712, 1}, {1723, 1}},
    {135016, 134723, 0, {1425, 6}, {1307, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1725, 1}}, {135043, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {1701, 1}, {0, 0}},
    {135181, 135080, 0, {1431, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {1727, 1}, {1728, 1}}, {135288, 135207, 0, {1432, 3}, {0, 0}, {0, 0}, {0, 0}, {792, 2}, {1701, 1}, {1710, 1}},
    {135323, 123393, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {794, 1}, {1701, 1}, {0, 0}}, {135475, 135377, 0, {1435, 2}, {1437, 1}, {0, 0}, {0, 0}, {795, 1}, {0, 0}, {1730, 1}},
    {135510, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1732, 1}, {0, 0}}, {135547, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1732, 1}, {0, 0}},
    {135980, 135664, 0, {1438, 3}, {1441, 1}, {0, 0}, {0, 0}, {796, 10}, {1600, 1}, {1733, 1}},
    {136018, 136001, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {806, 1}, {1732, 1}, {0, 0}}, {136192, 136105, 0, {1442, 2}, {1444, 1}, {0, 0}, {0, 0}, {807, 6}, {0, 0}, {1735, 1}},
    {136272, 136223, 0, {1445, 1}, {808, 1}, {0, 0}, {0, 0}, {813, 7}, {0, 0}, {0, 0}}, {136365, 136286, 0, {1446, 3}, {0, 0}, {0, 0}, {0, 0}, {820, 5}, {0, 0}, {1735, 1}},
    {137907, 137764, 1, {1449, 2}, {0, 0}, {0, 0}, {0, 0}, {825, 1}, {0, 0}, {1739, 1}}, {138112, 137958, 4, {0, 0}, {0, 0}, {1, 1}, {0, 0}, {826, 2}, {1741, 3}, {1744, 1}},
    {138314, 138131, 0, {1451, 2}, {0, 0}, {0, 0}, {0, 0}, {828, 3}, {10, 1}, {0, 0}}, {138514, 138350, 4, {1453, 1}, {0, 0}, {1, 1}, {0, 0}, {831, 3}, {1746, 3}, {1749, 1}},
    {138703, 138532, 0, {1454, 2}, {0, 0}, {0, 0}, {0, 0}, {826, 2}, {20, 1}, {0, 0}}, {138720, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {138934, 138788, 0, {1456, 1}, {0, 0}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {1751, 1}}, {139031, 138945, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}},
    {139155, 139073, 4, {1457, 2}, {0, 0}, {29, 1}, {0, 0}, {0, 0}, {1753, 2}, {1755, 1}}, {139210, 139174, 4, {0, 0}, {0, 0}, {29, 1}, {0, 0}, {835, 1}, {756, 1}, {0, 0}},
    {139303, 139223, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {836, 2}, {769, 1}, {0, 0}}, {139360, 139324, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {38, 2}, {1757, 4}, {0, 0}},
    {139517, 139388, 0, {1459, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1761, 3}, {0, 0}}, {139891, 139659, 4, {0, 0}, {0, 0}, {1460, 6}, {0, 0}, {838, 3}, {1764, 3}, {0, 0}},
    {140591, 140066, 5, {1466, 4}, {0, 0}, {29, 1}, {0, 0}, {841, 5}, {1767, 6}, {0, 0}}, {140658, 140606, 0, {1470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {141106, 140776, 5, {1471, 2}, {0, 0}, {29, 1}, {0, 0}, {846, 8}, {1773, 4}, {0, 0}}, {141417, 141238, 4, {1473, 3}, {0, 0}, {29, 1}, {0, 0}, {854, 3}, {1777, 3}, {1780, 1}},
    {141813, 141488, 1, {1476, 5}, {1481, 1}, {0, 0}, {0, 0}, {857, 1}, {48, 1}, {1782, 1}}, {142439, 141984, 1, {1482, 4}, {1486, 1}, {0, 0}, {0, 0}, {858, 7}, {0, 0}, {1784, 1}},
    {142566, 142471, 4, {1487, 1}, {0, 0}, {29, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {142595, 142577, 4, {0, 0}, {0, 0}, {29, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {142639, 12200, 0, {0, 0}, {1488, 1}, {0, 0}, {0, 0}, {0, 0}, {1786, 1}, {1787, 1}}, {142867, 142731, 0, {1489, 1}, {0, 0}, {0, 0}, {0, 0}, {865, 2}, {0, 0}, {0, 0}},
    {142955, 142894, 4, {0, 0}, {0, 0}, {29, 1}, {0, 0}, {867, 1}, {0, 0}, {0, 0}}, {143542, 143019, 5, {1490, 6}, {0, 0}, {29, 1}, {0, 0}, {868, 6}, {1789, 5}, {1751, 1}},
    {143744, 143617, 4, {0, 0}, {0, 0}, {1496, 3}, {0, 0}, {874, 3}, {1794, 2}, {0, 0}}, {143932, 143786, 1, {1499, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {886, 1}, {0, 0}},
    {143965, 142577, 4, {0, 0}, {0, 0}, {29, 1}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}}, {144355, 143984, 5, {1501, 4}, {0, 0}, {1, 1}, {0, 0}, {877, 6}, {1798, 1}, {0, 0}},
    {145154, 144471, 5, {1505, 7}, {0, 0}, {29, 1}, {0, 0}, {883, 11}, {1767, 6}, {1799, 1}}, {145575, 145197, 5, {1512, 4}, {0, 0}, {29, 1}, {0, 0}, {894, 4}, {1798, 1}, {0, 0}},
    {146605, 145792, 5, {1516, 12}, {0, 0}, {29, 1}, {0, 0}, {898, 8}, {1801, 4}, {1751, 1}}, {146734, 146656, 1, {1528, 3}, {1531, 1}, {0, 0}, {0, 0}, {906, 3}, {1805, 1}, {1806, 1}},
    {147088, 146795, 5, {1532, 5}, {0, 0}, {29, 1}, {0, 0}, {0, 0}, {1808, 2}, {1751, 1}}, {147354, 147104, 1, {1537, 4}, {0, 0}, {0, 0}, {0, 0}, {909, 2}, {1810, 1}, {1751, 1}},
    {147376, 147104, 1, {1537, 4}, {0, 0}, {0, 0}, {0, 0}, {909, 2}, {1810, 1}, {1751, 1}}, {147533, 147405, 0, {1541, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1811, 1}, {1812, 1}},
    {147552, 147104, 1, {1537, 4}, {0, 0}, {0, 0}, {0, 0}, {909, 2}, {1810, 1}, {1751, 1}}, {148304, 147609, 5, {1543, 9}, {0, 0}, {29, 1}, {0, 0}, {911, 7}, {1814, 3}, {1817, 1}},
    {148653, 148374, 5, {1552, 3}, {0, 0}, {29, 1}, {0, 0}, {918, 2}, {1819, 2}, {0, 0}}, {149561, 148760, 5, {1555, 10}, {0, 0}, {29, 1}, {0, 0}, {920, 12}, {1821, 8}, {1817, 1}},
    {149701, 149574, 0, {1565, 1}, {0, 0}, {0, 0}, {0, 0}, {909, 2}, {0, 0}, {0, 0}}, {149714, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {150320, 149760, 5, {1566, 8}, {0, 0}, {29, 1}, {0, 0}, {932, 5}, {1829, 3}, {1751, 1}}, {150330, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1832, 2}, {0, 0}},
    {150492, 150363, 0, {1574, 1}, {1575, 1}, {0, 0}, {0, 0}, {0, 0}, {1834, 1}, {1835, 1}}, {150711, 150530, 1, {1576, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {1838, 1}},
    {150788, 150728, 0, {1579, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {1840, 1}}, {150809, 142577, 4, {0, 0}, {0, 0}, {29, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {150873, 150828, 4, {0, 0}, {0, 0}, {29, 1}, {0, 0}, {937, 1}, {1842, 1}, {0, 0}}, {150887, 142577, 4, {0, 0}, {0, 0}, {29, 1}, {0, 0}, {0, 0}, {1843, 4}, {0, 0}},
    {151731, 151011, 5, {1580, 7}, {0, 0}, {29, 1}, {0, 0}, {938, 13}, {1767, 6}, {1847, 1}}, {151871, 151742, 0, {116, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1849, 4}, {0, 0}},
    {152071, 151978, 0, {1587, 1}, {1588, 1}, {0, 0}, {0, 0}, {951, 2}, {1853, 1}, {0, 0}}, {152195, 152099, 0, {1587, 1}, {1588, 1}, {0, 0}, {0, 0}, {953, 1}, {1854, 1}, {0, 0}},
    {152385, 152255, 0, {1589, 1}, {1590, 1}, {0, 0}, {0, 0}, {954, 1}, {0, 0}, {1855, 1}}, {152481, 152422, 0, {1591, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1854, 1}, {1857, 1}},
    {152601, 152502, 0, {1589, 1}, {1592, 1}, {0, 0}, {0, 0}, {0, 0}, {1853, 1}, {1859, 1}}, {152698, 152502, 0, {1593, 1}, {1594, 1}, {0, 0}, {0, 0}, {0, 0}, {1853, 1}, {0, 0}},
    {153142, 152865, 1, {1595, 3}, {1598, 1}, {0, 0}, {0, 0}, {955, 2}, {0, 0}, {1861, 1}}, {153275, 153195, 4, {0, 0}, {0, 0}, {447, 1}, {0, 0}, {957, 2}, {1863, 4}, {0, 0}},
    {153460, 153358, 0, {1599, 1}, {1600, 1}, {0, 0}, {0, 0}, {0, 0}, {1867, 2}, {0, 0}}, {153671, 153495, 1, {1601, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1854, 1}, {1869, 1}},
    {153790, 153690, 0, {1604, 1}, {1605, 1}, {0, 0}, {0, 0}, {959, 1}, {89, 1}, {1871, 1}}, {153924, 153801, 0, {1604, 1}, {1606, 1}, {0, 0}, {0, 0}, {960, 1}, {89, 1}, {1873, 1}},
    {154107, 153954, 5, {1607, 2}, {0, 0}, {1609, 1}, {0, 0}, {961, 1}, {1875, 6}, {1881, 1}},
    {154198, 154132, 0, {0, 0}, {1610, 1}, {0, 0}, {0, 0}, {962, 1}, {0, 0}, {1883, 1}}, {154272, 154239, 0, {0, 0}, {1611, 1}, {0, 0}, {0, 0}, {963, 1}, {0, 0}, {0, 0}},
    {154378, 154293, 0, {1587, 1}, {1588, 1}, {0, 0}, {482, 2}, {951, 2}, {595, 1}, {0, 0}}, {154406, 152099, 0, {1587, 1}, {1588, 1}, {0, 0}, {0, 0}, {953, 1}, {0, 0}, {0, 0}},
    {154481, 154431, 0, {1612, 2}, {0, 0}, {0, 0}, {482, 2}, {0, 0}, {1886, 3}, {517, 1}}, {154518, 154502, 0, {0, 0}, {0, 0}, {0, 0}, {478, 1}, {0, 0}, {1889, 2}, {0, 0}},
    {154649, 154550, 0, {1614, 1}, {0, 0}, {0, 0}, {482, 2}, {964, 1}, {1832, 2}, {1891, 1}}, {154822, 154699, 0, {1615, 1}, {0, 0}, {0, 0}, {482, 2}, {965, 2}, {1832, 2}, {1893, 1}},
    {154904, 154853, 0, {1615, 1}, {0, 0}, {0, 0}, {482, 2}, {953, 1}, {1832, 2}, {1893, 1}}, {154936, 154699, 0, {1615, 1}, {0, 0}, {0, 0}, {482, 2}, {965, 2}, {1832, 2}, {1893, 1}},
    {155043, 154966, 0, {1616, 1}, {0, 0}, {0, 0}, {482, 2}, {967, 1}, {1832, 2}, {1895, 1}}, {155117, 155071, 0, {1617, 1}, {0, 0}, {0, 0}, {482, 2}, {968, 1}, {1832, 2}, {0, 0}},
    {155170, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1897, 3}, {0, 0}}, {155220, 155190, 0, {0, 0}, {1614, 1}, {0, 0}, {0, 0}, {572, 1}, {89, 1}, {1891, 1}},
    {155678, 155344, 1, {1618, 3}, {1621, 1}, {0, 0}, {0, 0}, {969, 3}, {0, 0}, {1900, 1}}, {155706, 153358, 0, {1599, 1}, {1600, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {155747, 155730, 0, {0, 0}, {1610, 1}, {0, 0}, {0, 0}, {972, 1}, {89, 1}, {1883, 1}}, {155770, 155730, 0, {0, 0}, {1611, 1}, {0, 0}, {0, 0}, {973, 1}, {89, 1}, {0, 0}},
    {155813, 155794, 0, {1615, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1893, 1}}, {156049, 155935, 0, {1622, 1}, {1623, 1}, {0, 0}, {0, 0}, {974, 1}, {1902, 2}, {1904, 1}},
    {156068, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1889, 2}, {0, 0}}, {156122, 156098, 4, {1624, 1}, {0, 0}, {29, 1}, {1625, 1}, {0, 0}, {595, 1}, {0, 0}},
    {156162, 156141, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {975, 4}, {1906, 2}, {0, 0}}, {156289, 156178, 0, {1615, 1}, {1614, 1}, {0, 0}, {0, 0}, {953, 1}, {89, 1}, {1908, 1}},
    {156407, 156314, 0, {1626, 1}, {1610, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1910, 1}}, {156476, 156437, 0, {1627, 1}, {1615, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1893, 1}},
    {156607, 156503, 0, {1615, 1}, {1592, 1}, {0, 0}, {0, 0}, {974, 1}, {89, 1}, {1912, 1}}, {156682, 156630, 0, {1615, 1}, {1627, 1}, {0, 0}, {0, 0}, {979, 1}, {89, 1}, {1893, 1}},
    {156706, 156503, 0, {1615, 1}, {1592, 1}, {0, 0}, {0, 0}, {974, 1}, {89, 1}, {1912, 1}}, {156728, 156630, 0, {1615, 1}, {1627, 1}, {0, 0}, {0, 0}, {979, 1}, {89, 1}, {1893, 1}},
    {156809, 156437, 0, {1627, 1}, {1628, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {156942, 156830, 0, {1627, 1}, {1629, 1}, {0, 0}, {0, 0}, {0, 0}, {1914, 2}, {1916, 1}},
    {157018, 156968, 0, {1630, 1}, {0, 0}, {0, 0}, {482, 2}, {0, 0}, {1832, 2}, {0, 0}}, {157342, 157083, 1, {1631, 2}, {0, 0}, {0, 0}, {478, 1}, {980, 4}, {595, 1}, {1918, 1}},
    {157442, 157366, 0, {1633, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1893, 1}}, {157555, 157484, 0, {1614, 1}, {0, 0}, {0, 0}, {1635, 2}, {984, 1}, {1832, 2}, {1891, 1}},
    {157657, 157583, 0, {1615, 1}, {0, 0}, {0, 0}, {1635, 2}, {985, 1}, {1832, 2}, {1893, 1}},
    {157689, 157583, 0, {1615, 1}, {0, 0}, {0, 0}, {1635, 2}, {986, 1}, {1832, 2}, {1893, 1}},
    {157722, 157583, 0, {1615, 1}, {0, 0}, {0, 0}, {1635, 2}, {985, 1}, {1832, 2}, {1893, 1}},
    {157820, 157753, 0, {1616, 1}, {0, 0}, {0, 0}, {1635, 2}, {987, 1}, {1832, 2}, {1895, 1}},
    {157870, 157753, 0, {1617, 1}, {0, 0}, {0, 0}, {1635, 2}, {988, 1}, {1832, 2}, {0, 0}}, {158008, 31552, 0, {0, 0}, {1637, 1}, {0, 0}, {0, 0}, {205, 1}, {1920, 3}, {293, 1}},
    {158238, 158083, 0, {1638, 2}, {1640, 1}, {0, 0}, {0, 0}, {0, 0}, {1923, 2}, {1925, 1}}, {158717, 158416, 0, {1641, 3}, {1644, 1}, {0, 0}, {0, 0}, {989, 1}, {1927, 5}, {1932, 1}},
    {158821, 158728, 0, {1645, 1}, {1646, 1}, {0, 0}, {0, 0}, {0, 0}, {1934, 2}, {1936, 1}}, {159108, 158838, 0, {1647, 1}, {192, 1}, {0, 0}, {0, 0}, {990, 7}, {670, 1}, {0, 0}},
    {159235, 159117, 0, {1648, 3}, {1644, 1}, {0, 0}, {0, 0}, {989, 1}, {1938, 3}, {1932, 1}},
    {159425, 159251, 0, {1651, 3}, {0, 0}, {0, 0}, {0, 0}, {989, 1}, {1941, 2}, {1943, 1}}, {159704, 159631, 0, {1654, 2}, {1656, 1}, {0, 0}, {0, 0}, {997, 1}, {1945, 3}, {0, 0}},
    {159805, 159736, 0, {1657, 2}, {1659, 1}, {0, 0}, {0, 0}, {998, 1}, {1948, 3}, {517, 1}}, {159974, 159818, 0, {1660, 3}, {0, 0}, {0, 0}, {0, 0}, {989, 1}, {1951, 4}, {1943, 1}},
    {160241, 159986, 0, {1663, 2}, {0, 0}, {0, 0}, {0, 0}, {999, 6}, {670, 1}, {0, 0}}, {160300, 160251, 0, {1645, 1}, {1637, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {160390, 160349, 0, {0, 0}, {1665, 1}, {0, 0}, {0, 0}, {1005, 1}, {89, 1}, {0, 0}}, {160583, 160500, 0, {1666, 1}, {1667, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}},
    {160595, 160500, 0, {1668, 1}, {1669, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}}, {160743, 160500, 0, {1670, 1}, {1671, 1}, {0, 0}, {0, 0}, {0, 0}, {1957, 3}, {0, 0}},
    {161245, 161189, 0, {1284, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1962, 1}}, {161258, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {161272, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}}, {161291, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}},
    {161310, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}}, {161477, 161351, 0, {1672, 3}, {0, 0}, {0, 0}, {0, 0}, {1006, 5}, {1964, 1}, {1596, 1}},
    {161514, 161351, 0, {1672, 3}, {0, 0}, {0, 0}, {0, 0}, {1006, 5}, {1964, 1}, {1596, 1}}, {161550, 161351, 0, {1672, 3}, {0, 0}, {0, 0}, {0, 0}, {1006, 5}, {1964, 1}, {1596, 1}},
    {161586, 161351, 0, {1672, 3}, {0, 0}, {0, 0}, {0, 0}, {1006, 5}, {1964, 1}, {1596, 1}}, {161685, 161621, 0, {1675, 1}, {1676, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {161782, 161708, 0, {1677, 1}, {311, 1}, {0, 0}, {0, 0}, {1011, 1}, {89, 1}, {1965, 1}}, {161800, 161708, 0, {1677, 1}, {311, 1}, {0, 0}, {0, 0}, {1011, 1}, {89, 1}, {1965, 1}},
    {161974, 161831, 0, {1678, 3}, {311, 1}, {0, 0}, {0, 0}, {1012, 1}, {89, 1}, {1967, 1}}, {162067, 161995, 0, {1681, 1}, {311, 1}, {0, 0}, {0, 0}, {1012, 1}, {89, 1}, {1969, 1}},
    {162088, 161995, 0, {1681, 1}, {311, 1}, {0, 0}, {0, 0}, {1012, 1}, {89, 1}, {1969, 1}}, {162109, 161831, 0, {1678, 3}, {311, 1}, {0, 0}, {0, 0}, {1012, 1}, {89, 1}, {1967, 1}},
    {162222, 162130, 0, {1682, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1971, 1}}, {162497, 162341, 0, {1684, 2}, {1686, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1973, 1}},
    {162527, 162341, 0, {1684, 2}, {1686, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1973, 1}}, {162700, 162341, 0, {1684, 2}, {1687, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1975, 1}},
    {162729, 162341, 0, {1684, 2}, {1687, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1975, 1}}, {162901, 162341, 0, {1684, 2}, {1688, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1977, 1}},
    {162930, 162341, 0, {1684, 2}, {1688, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1977, 1}}, {163148, 162341, 0, {1689, 2}, {1691, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1979, 1}},
    {163263, 162341, 0, {1692, 2}, {1691, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1981, 1}}, {163292, 162341, 0, {1689, 2}, {1691, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1979, 1}},
    {163462, 162341, 0, {1689, 2}, {1694, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1983, 1}}, {163575, 162341, 0, {1692, 2}, {1694, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1985, 1}},
    {163603, 162341, 0, {1689, 2}, {1694, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1983, 1}}, {163772, 162341, 0, {1689, 2}, {1695, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1987, 1}},
    {163885, 162341, 0, {1692, 2}, {1695, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1989, 1}}, {163913, 162341, 0, {1689, 2}, {1695, 1}, {0, 0}, {0, 0}, {1013, 1}, {89, 1}, {1987, 1}},
    {164177, 163992, 0, {1696, 3}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1991, 1}}, {164211, 163992, 0, {1696, 3}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1991, 1}},
    {164541, 164322, 0, {1700, 3}, {1703, 1}, {0, 0}, {0, 0}, {1014, 2}, {89, 1}, {1993, 1}}, {164568, 164322, 0, {1700, 3}, {1703, 1}, {0, 0}, {0, 0}, {1014, 2}, {89, 1}, {1993, 1}},
    {164732, 164595, 0, {1704, 2}, {1358, 1}, {0, 0}, {0, 0}, {1016, 1}, {89, 1}, {1995, 1}}, {164759, 164595, 0, {1704, 2}, {1358, 1}, {0, 0}, {0, 0}, {1016, 1}, {89, 1}, {1995, 1}},
    {164991, 164844, 0, {1704, 2}, {1706, 1}, {0, 0}, {0, 0}, {1017, 1}, {89, 1}, {1997, 1}}, {165022, 164595, 0, {1704, 2}, {1706, 1}, {0, 0}, {0, 0}, {1016, 1}, {89, 1}, {1997, 1}},
    {165053, 164844, 0, {1704, 2}, {1706, 1}, {0, 0}, {0, 0}, {1017, 1}, {89, 1}, {1997, 1}}, {165295, 165084, 0, {1707, 3}, {1710, 1}, {0, 0}, {0, 0}, {1018, 1}, {89, 1}, {1999, 1}},
    {165460, 165084, 0, {1711, 3}, {1710, 1}, {0, 0}, {0, 0}, {1018, 1}, {89, 1}, {2001, 1}}, {165725, 165490, 0, {1714, 4}, {1710, 1}, {0, 0}, {0, 0}, {1018, 1}, {89, 1}, {2003, 1}},
    {165840, 164844, 0, {1704, 2}, {1703, 1}, {0, 0}, {0, 0}, {1017, 1}, {89, 1}, {2005, 1}}, {165870, 164595, 0, {1704, 2}, {1703, 1}, {0, 0}, {0, 0}, {1016, 1}, {89, 1}, {2005, 1}},
    {165900, 164844, 0, {1704, 2}, {1703, 1}, {0, 0}, {0, 0}, {1017, 1}, {89, 1}, {2005, 1}}, {166061, 164844, 0, {1704, 2}, {1718, 1}, {0, 0}, {0, 0}, {1017, 1}, {89, 1}, {2007, 1}},
    {166091, 164595, 0, {1704, 2}, {1718, 1}, {0, 0}, {0, 0}, {1016, 1}, {89, 1}, {2007, 1}}, {166121, 164844, 0, {1704, 2}, {1718, 1}, {0, 0}, {0, 0}, {1017, 1}, {89, 1}, {2007, 1}},
    {166353, 166163, 0, {1719, 3}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2009, 1}}, {166497, 166163, 0, {1722, 3}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2011, 1}},
    {166743, 166527, 0, {1725, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2013, 1}}, {166773, 165084, 0, {1707, 3}, {1710, 1}, {0, 0}, {0, 0}, {1018, 1}, {89, 1}, {1999, 1}},
    {166804, 165084, 0, {1711, 3}, {1710, 1}, {0, 0}, {0, 0}, {1018, 1}, {89, 1}, {2001, 1}}, {166834, 165490, 0, {1714, 4}, {1710, 1}, {0, 0}, {0, 0}, {1018, 1}, {89, 1}, {2003, 1}},
    {167002, 166864, 0, {1729, 2}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2015, 1}}, {167131, 166864, 0, {1732, 2}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2017, 1}},
    {167259, 166864, 0, {1734, 2}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2019, 1}}, {167291, 166864, 0, {1729, 2}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2015, 1}},
    {167324, 166864, 0, {1732, 2}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2017, 1}}, {167356, 166864, 0, {1734, 2}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2019, 1}},
    {167533, 166864, 0, {1736, 2}, {1738, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2021, 1}}, {167566, 166864, 0, {1736, 2}, {1738, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2021, 1}},
    {167696, 166864, 0, {1739, 2}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2023, 1}}, {167872, 166864, 0, {1741, 2}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2025, 1}},
    {168000, 166864, 0, {1736, 2}, {1743, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2027, 1}}, {168032, 166864, 0, {1736, 2}, {1743, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2027, 1}},
    {168207, 166864, 0, {1736, 2}, {1744, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2029, 1}}, {168239, 166864, 0, {1736, 2}, {1744, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2029, 1}},
    {168271, 166864, 0, {1739, 2}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2023, 1}}, {168304, 166864, 0, {1741, 2}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2025, 1}},
    {168432, 166864, 0, {1745, 2}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2031, 1}}, {168559, 166864, 0, {1748, 2}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2033, 1}},
    {168685, 166864, 0, {1750, 2}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2035, 1}}, {168802, 166864, 0, {1745, 2}, {1233, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2037, 1}},
    {168919, 166864, 0, {1748, 2}, {1233, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2039, 1}}, {169035, 166864, 0, {1750, 2}, {1233, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2041, 1}},
    {169066, 166864, 0, {1745, 2}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2031, 1}}, {169098, 166864, 0, {1748, 2}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2033, 1}},
    {169129, 166864, 0, {1750, 2}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2035, 1}}, {169387, 169170, 0, {1752, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2043, 1}},
    {169551, 169170, 0, {1756, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2045, 1}}, {169710, 169170, 0, {1760, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2047, 1}},
    {169740, 169170, 0, {1752, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2043, 1}}, {169771, 169170, 0, {1756, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2045, 1}},
    {169801, 169170, 0, {1760, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2047, 1}}, {170056, 169831, 0, {1764, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2049, 1}},
    {170228, 169831, 0, {1768, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2051, 1}}, {170399, 169831, 0, {1772, 4}, {1233, 1}, {0, 0}, {0, 0}, {1019, 1}, {89, 1}, {2053, 1}},
    {170605, 170432, 0, {1776, 3}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2055, 1}}, {170762, 170432, 0, {1779, 3}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2057, 1}},
    {170918, 170432, 0, {1782, 3}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2059, 1}}, {170953, 170432, 0, {1776, 3}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2055, 1}},
    {170989, 170432, 0, {1779, 3}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2057, 1}}, {171024, 170432, 0, {1782, 3}, {1731, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2059, 1}},
    {171181, 170432, 0, {1785, 3}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2061, 1}}, {171338, 170432, 0, {1788, 3}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2063, 1}},
    {171494, 170432, 0, {1791, 3}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2065, 1}}, {171529, 170432, 0, {1785, 3}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2061, 1}},
    {171565, 170432, 0, {1788, 3}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2063, 1}}, {171600, 170432, 0, {1791, 3}, {1699, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2065, 1}},
    {171756, 170432, 0, {1794, 3}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2067, 1}}, {171911, 170432, 0, {1797, 3}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2069, 1}},
    {172065, 170432, 0, {1800, 3}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2071, 1}}, {172210, 170432, 0, {1794, 3}, {1233, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2073, 1}},
    {172355, 170432, 0, {1797, 3}, {1233, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2075, 1}}, {172499, 170432, 0, {1800, 3}, {1233, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2077, 1}},
    {172533, 170432, 0, {1794, 3}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2067, 1}}, {172568, 170432, 0, {1797, 3}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2069, 1}},
    {172602, 170432, 0, {1800, 3}, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2071, 1}}, {172779, 172636, 0, {1803, 3}, {311, 1}, {0, 0}, {0, 0}, {1011, 1}, {89, 1}, {2079, 1}},
    {172800, 172636, 0, {1803, 3}, {311, 1}, {0, 0}, {0, 0}, {1011, 1}, {89, 1}, {2079, 1}}, {172887, 172832, 0, {1806, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}},
    {173072, 172928, 0, {1807, 2}, {1307, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {2081, 1}},
    {173168, 173111, 0, {1291, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}}, {173192, 173111, 0, {1291, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}},
    {173214, 173111, 0, {1291, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}}, {173236, 173111, 0, {1291, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}},
    {173304, 173258, 0, {1291, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}}, {173327, 173258, 0, {1291, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}},
    {173349, 173258, 0, {1291, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}}, {173371, 173258, 0, {1291, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}},
    {173550, 173393, 0, {1809, 2}, {1233, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2083, 1}}, {173728, 173568, 0, {1811, 2}, {1233, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2085, 1}},
    {173745, 161621, 0, {1675, 1}, {1676, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {173755, 161621, 0, {1675, 1}, {1676, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {173826, 173766, 0, {1813, 1}, {0, 0}, {0, 0}, {0, 0}, {1023, 4}, {1964, 1}, {0, 0}}, {174007, 173846, 0, {1814, 3}, {817, 1}, {0, 0}, {0, 0}, {0, 0}, {2087, 2}, {2089, 1}},
    {174138, 174023, 0, {1817, 2}, {0, 0}, {0, 0}, {0, 0}, {1027, 5}, {1964, 1}, {0, 0}}, {174174, 174023, 0, {1817, 2}, {0, 0}, {0, 0}, {0, 0}, {1027, 5}, {1964, 1}, {0, 0}},
    {174209, 174023, 0, {1817, 2}, {0, 0}, {0, 0}, {0, 0}, {1027, 5}, {1964, 1}, {0, 0}}, {174244, 174023, 0, {1817, 2}, {0, 0}, {0, 0}, {0, 0}, {1027, 5}, {1964, 1}, {0, 0}},
    {174342, 174278, 0, {1817, 2}, {0, 0}, {0, 0}, {0, 0}, {1032, 6}, {1964, 1}, {0, 0}}, {174364, 173111, 0, {1819, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}},
    {174390, 173111, 0, {1819, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}}, {174415, 173111, 0, {1819, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}},
    {174441, 173111, 0, {1819, 1}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {0, 0}}, {174467, 173766, 0, {1819, 1}, {0, 0}, {0, 0}, {0, 0}, {1023, 4}, {1964, 1}, {0, 0}},
    {174489, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}}, {174506, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}},
    {174523, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}}, {174567, 174548, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1038, 1}, {0, 0}, {0, 0}},
    {174667, 174582, 0, {1820, 2}, {0, 0}, {0, 0}, {0, 0}, {1032, 6}, {1964, 1}, {0, 0}}, {174685, 161621, 0, {1675, 1}, {1676, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {174842, 174706, 0, {1822, 4}, {863, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2091, 1}}, {175024, 174873, 0, {1826, 2}, {1233, 1}, {0, 0}, {0, 0}, {271, 2}, {2093, 2}, {2095, 1}},
    {175039, 174873, 0, {1826, 2}, {1233, 1}, {0, 0}, {0, 0}, {271, 2}, {2093, 2}, {2095, 1}},
    {175054, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175085, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175112, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175138, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175165, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175194, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175226, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175258, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175286, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175318, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175350, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175380, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175406, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175432, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175460, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175487, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175516, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175548, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175580, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175608, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175640, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175672, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175698, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175725, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175751, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175779, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175806, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175836, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175862, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175892, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175918, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175942, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {175967, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {175995, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {176019, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {176045, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {176069, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {176095, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {176122, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {176147, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {176174, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {176201, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {176228, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {176253, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {176278, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {176301, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {176339, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {176601, 176448, 0, {1828, 2}, {1830, 1}, {0, 0}, {0, 0}, {1039, 2}, {0, 0}, {2097, 1}},
    {176623, 176448, 0, {1828, 2}, {1830, 1}, {0, 0}, {0, 0}, {1039, 2}, {0, 0}, {2097, 1}}, {176852, 176645, 0, {1831, 4}, {311, 1}, {0, 0}, {0, 0}, {1039, 2}, {2099, 2}, {2101, 1}},
    {177096, 176883, 0, {1835, 6}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {2103, 1}, {2104, 1}}, {177168, 177134, 0, {1841, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {177231, 177197, 0, {1841, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {177294, 177260, 0, {1841, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {177357, 177323, 0, {1841, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {177413, 177386, 0, {1846, 4}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {177463, 177435, 0, {1841, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {177568, 177534, 0, {1850, 6}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {2106, 2}, {2104, 1}},
    {177720, 177604, 0, {1856, 5}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {2108, 1}}, {177753, 177604, 0, {1856, 5}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {2108, 1}},
    {177786, 177604, 0, {1856, 5}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {2108, 1}}, {177819, 177604, 0, {1856, 5}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {2108, 1}},
    {177852, 177534, 0, {1861, 4}, {311, 1}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {2108, 1}},
    {178038, 177886, 0, {1865, 7}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {2110, 1}}, {178068, 177604, 0, {1856, 5}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1964, 1}, {2108, 1}},
    {178095, 161621, 0, {1675, 1}, {1676, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {178183, 178105, 0, {1872, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {2112, 1}, {2113, 1}},
    {178360, 178203, 0, {1873, 2}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {2115, 1}, {2116, 1}}, {178375, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {178470, 178401, 0, {1291, 1}, {0, 0}, {0, 0}, {0, 0}, {1041, 1}, {0, 0}, {0, 0}}, {178491, 90327, 0, {1291, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {178535, 178512, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1042, 1}, {0, 0}, {0, 0}}, {178557, 178512, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1043, 1}, {0, 0}, {0, 0}},
    {178619, 178580, 0, {0, 0}, {895, 1}, {0, 0}, {0, 0}, {1043, 1}, {0, 0}, {1225, 1}}, {178650, 178401, 0, {1291, 1}, {0, 0}, {0, 0}, {0, 0}, {1041, 1}, {0, 0}, {0, 0}},
    {178677, 178512, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1042, 1}, {0, 0}, {0, 0}}, {178723, 178580, 0, {0, 0}, {1233, 1}, {0, 0}, {0, 0}, {1043, 1}, {0, 0}, {2118, 1}},
    {178749, 173111, 0, {1291, 1}, {1233, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2118, 1}}, {178798, 178781, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1044, 1}, {0, 0}, {0, 0}},
    {178830, 178810, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1045, 1}, {0, 0}, {0, 0}}, {178846, 178781, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1046, 1}, {0, 0}, {0, 0}},
    {178877, 178860, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1044, 1}, {0, 0}, {0, 0}}, {178899, 178860, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1044, 1}, {0, 0}, {0, 0}},
    {178918, 178860, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1044, 1}, {0, 0}, {0, 0}}, {178938, 178860, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1044, 1}, {0, 0}, {0, 0}},
    {178959, 178860, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1044, 1}, {0, 0}, {0, 0}}, {178981, 178860, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1044, 1}, {0, 0}, {0, 0}},
    {179033, 179013, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1047, 1}, {0, 0}, {0, 0}}, {179049, 90327, 0, {1291, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179088, 179072, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1048, 1}, {0, 0}, {0, 0}}, {179155, 179116, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1049, 3}, {0, 0}, {0, 0}},
    {179181, 161621, 0, {1675, 1}, {1676, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {179191, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179226, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179261, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179296, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179331, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179362, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179392, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179423, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179457, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179491, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179521, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179555, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179589, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179620, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179650, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179681, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179715, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179749, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179779, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179813, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179847, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179881, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179915, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {179949, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {179983, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {180013, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {180042, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {180071, 136223, 0, {1445, 1}, {311, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {180100, 161621, 0, {1675, 1}, {1676, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {180111, 161621, 0, {1675, 1}, {1676, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {180495, 180258, 0, {1875, 4}, {0, 0}, {0, 0}, {0, 0}, {1052, 4}, {1964, 1}, {2120, 1}},
    {180597, 180258, 0, {1879, 2}, {0, 0}, {0, 0}, {0, 0}, {1052, 4}, {1964, 1}, {2122, 1}}, {180625, 180258, 0, {1875, 4}, {0, 0}, {0, 0}, {0, 0}, {1052, 4}, {1964, 1}, {2120, 1}},
    {180653, 180258, 0, {1879, 2}, {0, 0}, {0, 0}, {0, 0}, {1052, 4}, {1964, 1}, {2122, 1}}, {180892, 180719, 0, {1881, 2}, {311, 1}, {0, 0}, {0, 0}, {1056, 4}, {2124, 1}, {2125, 1}},
    {180909, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}}, {180998, 180935, 0, {1883, 3}, {1886, 1}, {0, 0}, {0, 0}, {1060, 1}, {0, 0}, {0, 0}},
    {181092, 180935, 0, {1887, 3}, {1890, 1}, {0, 0}, {0, 0}, {1061, 5}, {0, 0}, {0, 0}}, {181153, 180935, 0, {1891, 3}, {1890, 1}, {0, 0}, {0, 0}, {1061, 5}, {0, 0}, {0, 0}},
    {181217, 180935, 0, {1894, 3}, {1897, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}}, {181250, 180935, 0, {1894, 3}, {1897, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}},
    {181283, 180935, 0, {1894, 3}, {1897, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}}, {181316, 180935, 0, {1894, 3}, {1897, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}},
    {181349, 180935, 0, {1898, 3}, {1897, 1}, {0, 0}, {0, 0}, {1060, 1}, {0, 0}, {0, 0}}, {181377, 180935, 0, {1898, 3}, {1897, 1}, {0, 0}, {0, 0}, {1061, 5}, {0, 0}, {0, 0}},
    {181405, 180935, 0, {1894, 3}, {1897, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}}, {181437, 180935, 0, {1894, 3}, {1897, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}},
    {181469, 180935, 0, {1894, 3}, {1897, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}}, {181501, 180935, 0, {1894, 3}, {1897, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}},
    {181533, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}}, {181566, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}},
    {181599, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}}, {181632, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}},
    {181665, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {181694, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {181726, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {181758, 180935, 0, {1905, 3}, {1904, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {181786, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {181818, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {181850, 180935, 0, {1891, 3}, {1904, 1}, {0, 0}, {0, 0}, {1061, 5}, {0, 0}, {0, 0}}, {181879, 180935, 0, {1905, 3}, {1904, 1}, {0, 0}, {0, 0}, {1061, 5}, {0, 0}, {0, 0}},
    {181907, 180935, 0, {1908, 3}, {1904, 1}, {0, 0}, {0, 0}, {1061, 5}, {0, 0}, {0, 0}}, {181934, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}},
    {181966, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}}, {181998, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}},
    {182030, 180935, 0, {1901, 3}, {1904, 1}, {0, 0}, {0, 0}, {1066, 3}, {0, 0}, {0, 0}}, {182062, 180935, 0, {1883, 3}, {1886, 1}, {0, 0}, {0, 0}, {1069, 3}, {0, 0}, {0, 0}},
    {182090, 180935, 0, {1883, 3}, {1886, 1}, {0, 0}, {0, 0}, {1069, 3}, {0, 0}, {0, 0}}, {182118, 180935, 0, {1883, 3}, {1886, 1}, {0, 0}, {0, 0}, {1069, 3}, {0, 0}, {0, 0}},
    {182146, 180935, 0, {1883, 3}, {1886, 1}, {0, 0}, {0, 0}, {1072, 5}, {0, 0}, {0, 0}}, {182368, 182226, 0, {1911, 5}, {1904, 1}, {0, 0}, {0, 0}, {1077, 9}, {0, 0}, {2127, 1}},
    {182406, 182226, 0, {1911, 5}, {1904, 1}, {0, 0}, {0, 0}, {1086, 7}, {0, 0}, {2127, 1}}, {182495, 182226, 0, {1916, 5}, {1904, 1}, {0, 0}, {0, 0}, {1077, 9}, {0, 0}, {2129, 1}},
    {182535, 182226, 0, {1916, 5}, {1904, 1}, {0, 0}, {0, 0}, {1086, 7}, {0, 0}, {2129, 1}}, {182571, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}},
    {182593, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}}, {182615, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}},
    {182637, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}}, {182658, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}},
    {182679, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}}, {182700, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}},
    {182720, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}}, {182740, 128019, 0, {0, 0}, {311, 1}, {0, 0}, {0, 0}, {761, 1}, {89, 1}, {0, 0}},
    {182836, 182760, 0, {1921, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2131, 4}, {680, 1}}, {182874, 182850, 4, {0, 0}, {1923, 1}, {29, 1}, {0, 0}, {1093, 1}, {2135, 2}, {0, 0}},
    {182939, 182914, 4, {1924, 4}, {76, 1}, {1, 1}, {0, 0}, {1094, 1}, {2137, 7}, {2144, 2}}, {183321, 183147, 5, {1928, 4}, {116, 1}, {1, 1}, {0, 0}, {1095, 4}, {2148, 7}, {2155, 2}},
    {183404, 183332, 4, {0, 0}, {0, 0}, {1, 1}, {0, 0}, {0, 0}, {2159, 8}, {0, 0}}, {183439, 183427, 4, {532, 1}, {116, 1}, {107, 2}, {0, 0}, {0, 0}, {2167, 6}, {2173, 2}},
    {183587, 183446, 4, {1932, 1}, {116, 1}, {545, 2}, {0, 0}, {266, 1}, {2177, 3}, {2180, 2}},
    {183738, 183613, 5, {1933, 4}, {76, 1}, {1, 1}, {0, 0}, {0, 0}, {2184, 6}, {2190, 2}}, {183839, 183751, 4, {97, 1}, {0, 0}, {1937, 1}, {0, 0}, {0, 0}, {2194, 4}, {0, 0}},
    {183872, 100386, 0, {114, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2198, 3}, {0, 0}}, {183905, 183890, 4, {1938, 1}, {76, 1}, {1939, 2}, {0, 0}, {0, 0}, {2201, 4}, {0, 0}},
    {183987, 99792, 0, {116, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2205, 4}, {0, 0}}, {184151, 184043, 0, {1941, 2}, {1943, 1}, {0, 0}, {0, 0}, {0, 0}, {2211, 3}, {0, 0}},
    {184277, 184222, 0, {1944, 1}, {1945, 1}, {0, 0}, {0, 0}, {0, 0}, {2214, 2}, {0, 0}}, {184394, 184311, 4, {1946, 1}, {116, 1}, {1947, 1}, {0, 0}, {0, 0}, {2216, 3}, {2219, 2}},
    {184504, 184409, 0, {1948, 1}, {1949, 1}, {0, 0}, {0, 0}, {0, 0}, {2214, 2}, {2223, 1}}, {184549, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2225, 4}, {0, 0}},
    {184632, 184577, 0, {1950, 1}, {1945, 1}, {0, 0}, {0, 0}, {1099, 1}, {2214, 2}, {0, 0}}, {184648, 184043, 0, {1951, 2}, {1945, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {184702, 184679, 0, {0, 0}, {1945, 1}, {0, 0}, {0, 0}, {1100, 1}, {2229, 3}, {0, 0}}, {184768, 155730, 0, {0, 0}, {1953, 1}, {0, 0}, {0, 0}, {330, 1}, {698, 3}, {2232, 1}},
    {184851, 184793, 0, {0, 0}, {1954, 1}, {0, 0}, {0, 0}, {1101, 1}, {2234, 2}, {2236, 1}}, {184907, 184871, 0, {1950, 1}, {1954, 1}, {0, 0}, {0, 0}, {0, 0}, {2238, 1}, {2236, 1}},
    {184932, 184871, 0, {1950, 1}, {1954, 1}, {0, 0}, {0, 0}, {0, 0}, {2238, 1}, {2236, 1}}, {185034, 184946, 0, {1284, 1}, {1954, 1}, {0, 0}, {0, 0}, {230, 1}, {0, 0}, {2239, 1}},
    {185086, 0, 0, {1955, 1}, {1956, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185184, 185104, 0, {1957, 2}, {1959, 1}, {0, 0}, {0, 0}, {0, 0}, {2241, 2}, {0, 0}},
    {185194, 184043, 0, {1941, 2}, {1943, 1}, {0, 0}, {0, 0}, {0, 0}, {2241, 2}, {0, 0}}, {185328, 185257, 0, {1960, 1}, {1961, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2243, 1}},
    {185435, 185361, 0, {1962, 1}, {1963, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2245, 1}}, {185470, 185454, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {642, 5}, {830, 5}, {0, 0}},
    {185524, 185496, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {1102, 3}, {2247, 8}, {0, 0}}, {185624, 185547, 0, {1964, 2}, {1959, 1}, {0, 0}, {0, 0}, {0, 0}, {2241, 2}, {0, 0}},
    {185718, 185641, 0, {1932, 1}, {1953, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2255, 1}}, {185738, 184871, 0, {1950, 1}, {498, 1}, {0, 0}, {0, 0}, {0, 0}, {2238, 1}, {958, 1}},
    {185761, 184043, 0, {1966, 2}, {1968, 1}, {0, 0}, {0, 0}, {0, 0}, {2211, 3}, {0, 0}}, {185966, 185862, 0, {1969, 2}, {1971, 1}, {0, 0}, {0, 0}, {1099, 1}, {2257, 2}, {0, 0}},
    {185977, 184043, 0, {1966, 2}, {1968, 1}, {0, 0}, {0, 0}, {0, 0}, {2211, 3}, {0, 0}}, {185987, 184043, 0, {1941, 2}, {1943, 1}, {0, 0}, {0, 0}, {0, 0}, {2211, 3}, {0, 0}},
    {186050, 185997, 0, {1972, 1}, {1943, 1}, {0, 0}, {0, 0}, {0, 0}, {2241, 2}, {0, 0}}, {186120, 186069, 0, {1972, 1}, {1973, 1}, {0, 0}, {0, 0}, {0, 0}, {2241, 2}, {0, 0}},
    {186163, 186131, 4, {1974, 2}, {1976, 1}, {1, 1}, {0, 0}, {0, 0}, {2259, 1}, {2260, 1}}, {186198, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2262, 4}, {0, 0}},
    {186211, 184871, 0, {1950, 1}, {498, 1}, {0, 0}, {0, 0}, {0, 0}, {2266, 2}, {958, 1}}, {186312, 186263, 0, {1977, 1}, {1945, 1}, {0, 0}, {0, 0}, {0, 0}, {2241, 2}, {0, 0}},
    {186357, 186327, 0, {1978, 1}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {2268, 2}, {621, 1}}, {186382, 0, 0, {1979, 2}, {1981, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {186466, 186413, 0, {1983, 1}, {1984, 1}, {0, 0}, {0, 0}, {0, 0}, {2268, 2}, {0, 0}}, {186575, 186263, 0, {1985, 1}, {1945, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {186688, 186615, 0, {1986, 1}, {1987, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2270, 1}}, {186801, 186703, 0, {1988, 2}, {1990, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2272, 1}},
    {186865, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2274, 4}, {0, 0}}, {187206, 187054, 0, {1991, 1}, {1992, 1}, {0, 0}, {0, 0}, {1105, 3}, {2278, 5}, {0, 0}},
    {187364, 187238, 0, {1993, 1}, {1994, 1}, {0, 0}, {0, 0}, {1108, 3}, {2283, 4}, {0, 0}}, {187516, 187392, 0, {1991, 1}, {1992, 1}, {0, 0}, {0, 0}, {1111, 3}, {2278, 5}, {0, 0}},
    {187710, 187555, 0, {1991, 1}, {1992, 1}, {0, 0}, {0, 0}, {1114, 4}, {2278, 5}, {0, 0}}, {187996, 187740, 0, {1995, 2}, {768, 1}, {0, 0}, {0, 0}, {1118, 3}, {2287, 5}, {2292, 1}},
    {188227, 188012, 0, {1997, 2}, {1992, 1}, {0, 0}, {0, 0}, {1121, 4}, {2294, 5}, {2292, 1}},
    {188351, 188256, 0, {1999, 1}, {2000, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2299, 1}}, {188440, 188370, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1125, 2}, {2301, 2}, {0, 0}},
    {188511, 188456, 0, {0, 0}, {2001, 1}, {0, 0}, {0, 0}, {1127, 2}, {2303, 3}, {621, 1}}, {188749, 188565, 0, {2002, 1}, {2003, 2}, {0, 0}, {0, 0}, {1129, 2}, {2303, 3}, {2306, 1}},
    {188819, 188780, 0, {0, 0}, {46, 1}, {0, 0}, {0, 0}, {1131, 1}, {2303, 3}, {621, 1}}, {188906, 188846, 0, {0, 0}, {2001, 1}, {0, 0}, {0, 0}, {1127, 2}, {2303, 3}, {621, 1}},
    {189151, 188947, 0, {2005, 2}, {768, 1}, {0, 0}, {0, 0}, {1132, 3}, {2308, 4}, {2312, 1}},
    {189349, 189162, 0, {1995, 2}, {768, 1}, {0, 0}, {0, 0}, {1135, 4}, {2314, 4}, {2292, 1}},
    {189534, 189375, 0, {1991, 1}, {768, 1}, {0, 0}, {0, 0}, {1139, 4}, {2318, 4}, {0, 0}}, {189744, 189555, 0, {1997, 2}, {768, 1}, {0, 0}, {0, 0}, {1143, 4}, {2294, 5}, {2292, 1}},
    {190010, 189790, 0, {2007, 2}, {768, 1}, {0, 0}, {0, 0}, {1147, 3}, {2308, 4}, {2322, 1}},
    {190202, 190040, 0, {2009, 2}, {768, 1}, {0, 0}, {0, 0}, {1150, 1}, {2324, 3}, {2327, 1}},
    {190560, 190242, 1, {2011, 3}, {2001, 1}, {0, 0}, {0, 0}, {1151, 2}, {2329, 2}, {2331, 1}},
    {191084, 190689, 1, {2014, 2}, {2000, 1}, {0, 0}, {0, 0}, {1153, 4}, {2303, 3}, {2333, 1}},
    {191283, 191117, 0, {1991, 1}, {768, 1}, {0, 0}, {0, 0}, {1157, 5}, {2335, 5}, {0, 0}}, {191616, 191354, 0, {2016, 2}, {2018, 1}, {0, 0}, {0, 0}, {1162, 3}, {2340, 4}, {2344, 1}},
    {191907, 184409, 0, {2019, 1}, {2020, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2346, 1}}, {192145, 191944, 0, {2021, 2}, {2023, 1}, {0, 0}, {0, 0}, {0, 0}, {2348, 3}, {2351, 1}},
    {192270, 192183, 0, {2024, 1}, {2025, 1}, {0, 0}, {0, 0}, {0, 0}, {1914, 2}, {2353, 1}}, {192488, 192290, 0, {2026, 2}, {2028, 1}, {0, 0}, {0, 0}, {0, 0}, {2355, 3}, {2358, 1}},
    {192741, 192505, 0, {2029, 3}, {2032, 1}, {0, 0}, {0, 0}, {0, 0}, {2360, 4}, {2364, 1}}, {192807, 192757, 0, {2033, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2366, 1}},
    {192879, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}}, {192890, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}},
    {192901, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}}, {193049, 192935, 0, {2034, 2}, {2037, 1}, {0, 0}, {0, 0}, {1165, 1}, {1248, 2}, {2368, 1}},
    {193114, 193060, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {2370, 2}, {0, 0}}, {193231, 193136, 0, {0, 0}, {2038, 1}, {0, 0}, {0, 0}, {1166, 1}, {2372, 5}, {2377, 1}},
    {193323, 193254, 0, {2039, 1}, {2040, 1}, {0, 0}, {0, 0}, {1167, 1}, {89, 1}, {0, 0}}, {193338, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}},
    {193350, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}}, {193437, 193361, 0, {2039, 1}, {2040, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {2379, 1}},
    {193448, 193361, 0, {2039, 1}, {2040, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {2379, 1}}, {193459, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}},
    {193488, 193469, 0, {2039, 1}, {2040, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {193502, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}},
    {193514, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}}, {193525, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}},
    {193537, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}}, {193549, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}},
    {193561, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}}, {193573, 192826, 0, {2034, 2}, {2036, 1}, {0, 0}, {0, 0}, {0, 0}, {1161, 2}, {212, 1}},
    {193705, 193603, 0, {2039, 1}, {2041, 1}, {0, 0}, {0, 0}, {1168, 1}, {89, 1}, {2381, 1}}, {193873, 193752, 4, {0, 0}, {116, 1}, {2042, 3}, {0, 0}, {0, 0}, {2383, 2}, {2385, 1}},
    {193917, 155730, 0, {0, 0}, {2037, 1}, {0, 0}, {0, 0}, {328, 1}, {2387, 3}, {2390, 1}}, {193996, 193941, 0, {0, 0}, {2028, 1}, {0, 0}, {0, 0}, {1169, 1}, {1786, 1}, {0, 0}},
    {194030, 194012, 0, {2045, 1}, {2037, 1}, {0, 0}, {0, 0}, {0, 0}, {1248, 2}, {2390, 1}}, {194055, 194043, 0, {2045, 1}, {2037, 1}, {0, 0}, {0, 0}, {0, 0}, {1248, 2}, {2390, 1}},
    {194224, 194102, 4, {0, 0}, {2037, 1}, {2046, 2}, {0, 0}, {1170, 3}, {2392, 3}, {2395, 2}},
    {194235, 194102, 4, {0, 0}, {2037, 1}, {2046, 2}, {0, 0}, {1170, 3}, {2392, 3}, {2395, 2}},
    {194340, 67464, 0, {2048, 2}, {2050, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2399, 1}}, {194416, 192757, 0, {2051, 1}, {2052, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2401, 1}},
    {194493, 184409, 0, {2053, 1}, {2052, 1}, {0, 0}, {0, 0}, {0, 0}, {2266, 2}, {2403, 1}}, {194647, 194525, 0, {2054, 2}, {2037, 1}, {0, 0}, {0, 0}, {1173, 1}, {89, 1}, {2405, 1}},
    {194681, 194659, 0, {0, 0}, {2041, 1}, {0, 0}, {0, 0}, {1174, 1}, {2387, 3}, {2381, 1}}, {194789, 67464, 0, {2054, 2}, {2056, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2407, 1}},
    {194801, 67464, 0, {2054, 2}, {2056, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2407, 1}}, {194813, 184409, 0, {2053, 1}, {2052, 1}, {0, 0}, {0, 0}, {0, 0}, {2266, 2}, {2403, 1}},
    {194825, 67464, 0, {2054, 2}, {2056, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2407, 1}}, {194869, 193361, 0, {2051, 1}, {2038, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2409, 1}},
    {195118, 194900, 0, {2057, 3}, {2028, 1}, {0, 0}, {0, 0}, {0, 0}, {2411, 2}, {2413, 1}}, {195192, 192757, 0, {2033, 1}, {2020, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2415, 1}},
    {195200, 184409, 0, {2019, 1}, {2020, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2346, 1}}, {195207, 178860, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1175, 1}, {0, 0}, {0, 0}},
    {195215, 178860, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1175, 1}, {0, 0}, {0, 0}}, {195224, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {195279, 195240, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1176, 1}, {2417, 1}, {0, 0}}, {195387, 195310, 4, {2060, 1}, {2061, 1}, {447, 1}, {0, 0}, {0, 0}, {2418, 2}, {2385, 1}},
    {195398, 184409, 0, {2019, 1}, {2020, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2346, 1}}, {195457, 195406, 0, {740, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2420, 3}, {0, 0}},
    {196076, 195971, 0, {2062, 2}, {2064, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {196387, 196165, 4, {2065, 2}, {2067, 1}, {2068, 3}, {0, 0}, {1177, 2}, {89, 1}, {0, 0}},
    {196589, 196538, 5, {2071, 2}, {76, 1}, {2073, 1}, {0, 0}, {1179, 2}, {2423, 2}, {2425, 1}},
    {197013, 196736, 0, {2074, 6}, {2064, 1}, {0, 0}, {0, 0}, {0, 0}, {2427, 1}, {2428, 1}}, {197122, 197036, 0, {2080, 1}, {768, 1}, {0, 0}, {0, 0}, {1181, 1}, {2430, 2}, {0, 0}},
    {197148, 51920, 0, {1999, 1}, {2081, 1}, {0, 0}, {0, 0}, {0, 0}, {2430, 2}, {0, 0}}, {197251, 197196, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {1182, 1}, {2370, 2}, {0, 0}},
    {197277, 197196, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2370, 2}, {0, 0}}, {197536, 197402, 0, {2084, 1}, {2085, 1}, {0, 0}, {0, 0}, {1183, 2}, {89, 1}, {2432, 1}},
    {197959, 197719, 0, {2086, 3}, {2089, 4}, {0, 0}, {0, 0}, {0, 0}, {2434, 2}, {0, 0}}, {198104, 197985, 0, {2082, 1}, {2093, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2436, 1}},
    {198354, 198187, 0, {2097, 2}, {2099, 1}, {0, 0}, {0, 0}, {1185, 2}, {2370, 2}, {0, 0}}, {198542, 198392, 0, {2100, 2}, {114, 1}, {0, 0}, {0, 0}, {0, 0}, {2438, 2}, {2440, 1}},
    {198698, 198570, 4, {2102, 2}, {76, 1}, {1, 1}, {0, 0}, {1187, 1}, {2259, 1}, {2425, 1}}, {198720, 12200, 0, {0, 0}, {498, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {958, 1}},
    {198791, 198764, 4, {2104, 2}, {76, 1}, {1, 1}, {0, 0}, {1188, 1}, {2442, 5}, {2425, 1}}, {198920, 198824, 0, {2082, 1}, {460, 1}, {0, 0}, {0, 0}, {1189, 1}, {935, 1}, {2447, 1}},
    {198939, 100830, 0, {2106, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {2449, 2}, {1426, 1}}, {199012, 198957, 0, {2108, 1}, {2064, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {199030, 47348, 0, {2082, 1}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {621, 1}}, {199124, 199062, 0, {2109, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199142, 197196, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {1182, 1}, {2370, 2}, {0, 0}}, {199166, 47348, 0, {2082, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199600, 199221, 0, {2111, 4}, {2115, 2}, {0, 0}, {0, 0}, {1190, 1}, {2451, 2}, {2453, 1}},
    {199766, 199633, 4, {2117, 3}, {2067, 1}, {1, 1}, {0, 0}, {0, 0}, {1161, 2}, {2455, 1}}, {199787, 51920, 0, {2120, 1}, {2121, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {199964, 199889, 0, {2122, 1}, {2123, 1}, {0, 0}, {0, 0}, {1191, 1}, {89, 1}, {0, 0}}, {200050, 199990, 4, {2124, 1}, {2067, 1}, {1, 1}, {0, 0}, {0, 0}, {1161, 2}, {2457, 1}},
    {200181, 200107, 0, {2125, 1}, {2126, 1}, {0, 0}, {0, 0}, {1192, 1}, {89, 1}, {2459, 1}}, {200238, 200107, 0, {2125, 1}, {2127, 1}, {0, 0}, {0, 0}, {1192, 1}, {89, 1}, {2461, 1}},
    {200446, 200336, 0, {2128, 3}, {0, 0}, {0, 0}, {0, 0}, {1193, 3}, {0, 0}, {2463, 1}}, {200625, 200542, 0, {2131, 1}, {46, 1}, {0, 0}, {0, 0}, {1196, 2}, {89, 1}, {621, 1}},
    {200760, 200661, 0, {2132, 1}, {2133, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {200986, 200797, 0, {2134, 2}, {2133, 1}, {0, 0}, {0, 0}, {1196, 2}, {2465, 2}, {2467, 1}},
    {201160, 201049, 4, {2124, 1}, {2067, 1}, {2136, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {201180, 197196, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2370, 2}, {0, 0}},
    {201401, 201201, 0, {116, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2469, 3}, {0, 0}}, {221372, 221218, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {1198, 5}, {2472, 9}, {0, 0}},
    {221465, 221424, 0, {0, 0}, {2138, 1}, {0, 0}, {0, 0}, {1203, 1}, {2481, 7}, {0, 0}}, {221533, 221502, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1204, 2}, {2488, 5}, {0, 0}},
    {221559, 59899, 0, {2139, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2493, 7}, {0, 0}}, {221756, 221661, 0, {2140, 2}, {2142, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {222040, 221834, 0, {2143, 2}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2505, 6}, {2511, 1}},
    {222337, 222101, 0, {2146, 3}, {2145, 1}, {0, 0}, {0, 0}, {1208, 3}, {2513, 7}, {2520, 1}},
    {222365, 222101, 0, {2146, 3}, {2145, 1}, {0, 0}, {0, 0}, {1208, 3}, {2513, 7}, {2520, 1}},
    {222463, 221834, 0, {2149, 2}, {2151, 1}, {0, 0}, {0, 0}, {1206, 2}, {2505, 6}, {2511, 1}},
    {222484, 221834, 0, {2143, 2}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2505, 6}, {2511, 1}},
    {222536, 221834, 0, {2152, 1}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2522, 5}, {2527, 1}},
    {222559, 221834, 0, {2152, 1}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2522, 5}, {2527, 1}},
    {222582, 221834, 0, {2143, 2}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2505, 6}, {2511, 1}},
    {222599, 221834, 0, {2143, 2}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2505, 6}, {2511, 1}},
    {222614, 221834, 0, {2143, 2}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2505, 6}, {2511, 1}},
    {222631, 221834, 0, {2143, 2}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2505, 6}, {2511, 1}},
    {222659, 221834, 0, {2143, 2}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2529, 7}, {2511, 1}},
    {222676, 221834, 0, {2143, 2}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2529, 7}, {2511, 1}},
    {222693, 221834, 0, {2143, 2}, {2145, 1}, {0, 0}, {0, 0}, {1206, 2}, {2505, 6}, {2511, 1}},
    {222893, 222855, 0, {2153, 1}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {223076, 222915, 0, {2155, 4}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2542, 6}, {2548, 1}},
    {223162, 222915, 0, {2159, 3}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2550, 7}, {2557, 1}}, {223185, 222915, 0, {2159, 3}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2559, 7}, {2557, 1}},
    {223208, 222855, 0, {2153, 1}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {223434, 49924, 0, {2162, 1}, {2163, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {223538, 52183, 0, {2164, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2566, 8}, {2574, 1}}, {223555, 52183, 0, {2164, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2566, 8}, {2574, 1}},
    {223571, 52183, 0, {2164, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2566, 8}, {2574, 1}}, {224044, 223956, 0, {2166, 1}, {0, 0}, {0, 0}, {2167, 1}, {0, 0}, {2576, 8}, {0, 0}},
    {224148, 224119, 1, {2168, 3}, {0, 0}, {0, 0}, {2171, 2}, {1211, 1}, {2576, 8}, {680, 1}},
    {224270, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224284, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224299, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224313, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224328, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224342, 52183, 0, {2175, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}},
    {224357, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224372, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224386, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224399, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224413, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224426, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224439, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224453, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224534, 52183, 0, {2177, 3}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {2584, 1}}, {224547, 52183, 0, {2175, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}},
    {224561, 52183, 0, {2175, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}}, {224575, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224588, 52183, 0, {2177, 3}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {2584, 1}}, {224601, 52183, 0, {2175, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}},
    {224713, 224614, 0, {2180, 2}, {2145, 1}, {0, 0}, {0, 0}, {0, 0}, {2586, 4}, {0, 0}}, {224729, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224743, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224758, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224773, 222855, 0, {2153, 1}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224788, 52183, 0, {2182, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}},
    {224803, 52183, 0, {2182, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}}, {224818, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224831, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224845, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224859, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {224872, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {224886, 52183, 0, {2182, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}}, {224901, 52183, 0, {2182, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}},
    {225230, 225160, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}}, {225293, 225265, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {1212, 1}, {2590, 6}, {0, 0}},
    {225343, 225316, 0, {2188, 2}, {2185, 1}, {0, 0}, {0, 0}, {1212, 1}, {2590, 6}, {0, 0}}, {225385, 225365, 0, {0, 0}, {2190, 1}, {0, 0}, {0, 0}, {572, 1}, {2596, 7}, {0, 0}},
    {225483, 225416, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1213, 3}, {2586, 4}, {0, 0}}, {225912, 49924, 0, {2191, 1}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2603, 6}, {0, 0}},
    {225930, 49924, 0, {2191, 1}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2603, 6}, {0, 0}}, {226005, 225948, 0, {2152, 1}, {2145, 1}, {0, 0}, {0, 0}, {0, 0}, {2586, 4}, {0, 0}},
    {226025, 49924, 0, {2193, 1}, {2194, 1}, {0, 0}, {0, 0}, {0, 0}, {2609, 7}, {0, 0}}, {226043, 49924, 0, {2193, 1}, {2194, 1}, {0, 0}, {0, 0}, {0, 0}, {2616, 7}, {0, 0}},
    {226061, 49924, 0, {2195, 1}, {2196, 1}, {0, 0}, {0, 0}, {0, 0}, {2623, 5}, {0, 0}}, {226203, 226181, 0, {2197, 2}, {0, 0}, {0, 0}, {0, 0}, {1216, 4}, {2628, 5}, {0, 0}},
    {226503, 226345, 0, {2199, 2}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {2633, 7}, {2640, 1}}, {226602, 221834, 0, {2202, 2}, {2204, 1}, {0, 0}, {0, 0}, {1206, 2}, {2642, 6}, {2648, 1}},
    {226703, 226643, 0, {0, 0}, {2205, 1}, {0, 0}, {0, 0}, {572, 1}, {2500, 5}, {0, 0}}, {226809, 53757, 0, {2206, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2650, 5}, {0, 0}},
    {226862, 53757, 0, {2210, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2586, 4}, {0, 0}}, {226945, 226899, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1220, 3}, {2655, 6}, {0, 0}},
    {226986, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2586, 4}, {0, 0}}, {227003, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2586, 4}, {0, 0}},
    {227067, 227045, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1223, 3}, {2488, 5}, {0, 0}}, {227131, 227106, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1226, 3}, {2488, 5}, {0, 0}},
    {227350, 52183, 0, {2212, 2}, {2214, 1}, {0, 0}, {0, 0}, {0, 0}, {2661, 7}, {2574, 1}}, {227361, 49924, 0, {2191, 1}, {2194, 1}, {0, 0}, {0, 0}, {0, 0}, {2668, 7}, {0, 0}},
    {227376, 52183, 0, {2212, 2}, {2214, 1}, {0, 0}, {0, 0}, {0, 0}, {2675, 6}, {2574, 1}}, {227387, 52183, 0, {2215, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2675, 6}, {2574, 1}},
    {227398, 52183, 0, {2212, 2}, {2214, 1}, {0, 0}, {0, 0}, {0, 0}, {2661, 7}, {2574, 1}}, {227439, 52183, 0, {2217, 1}, {2214, 1}, {0, 0}, {0, 0}, {0, 0}, {2681, 6}, {377, 1}},
    {227684, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2687, 9}, {2696, 1}}, {227700, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2698, 8}, {2696, 1}},
    {227722, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2698, 8}, {2696, 1}}, {227749, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2698, 8}, {2696, 1}},
    {227768, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2698, 8}, {2696, 1}}, {227792, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2687, 9}, {2696, 1}},
    {227811, 52183, 0, {2215, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2675, 6}, {2574, 1}}, {227822, 52183, 0, {2212, 2}, {2214, 1}, {0, 0}, {0, 0}, {0, 0}, {2675, 6}, {2574, 1}},
    {227833, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2687, 9}, {2696, 1}}, {227851, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2698, 8}, {2696, 1}},
    {227875, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2698, 8}, {2696, 1}}, {227904, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2698, 8}, {2696, 1}},
    {227925, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2698, 8}, {2696, 1}}, {227951, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2687, 9}, {2696, 1}},
    {228063, 227985, 0, {2219, 1}, {2220, 1}, {0, 0}, {0, 0}, {215, 3}, {2706, 7}, {0, 0}}, {228170, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {228184, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {228199, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {228213, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {228228, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {228242, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {228257, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {228271, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {228284, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {228298, 52183, 0, {2175, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}}, {228494, 228316, 0, {2223, 2}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {2713, 7}, {2720, 1}},
    {228512, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {228525, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {228539, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {228574, 228553, 0, {2177, 3}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {228590, 52183, 0, {2175, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}}, {228604, 52183, 0, {2175, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}},
    {228797, 228618, 0, {2225, 3}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2722, 6}, {2728, 1}}, {228811, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {228826, 222855, 0, {2153, 1}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {228915, 222855, 0, {2228, 1}, {2229, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {228933, 222855, 0, {2228, 1}, {2229, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {228951, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {228984, 228966, 0, {2177, 3}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}}, {228997, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {229083, 229026, 0, {2173, 1}, {2230, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}}, {229104, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {229229, 229125, 0, {2231, 2}, {2233, 1}, {0, 0}, {0, 0}, {0, 0}, {2730, 6}, {2736, 1}}, {229349, 229244, 0, {2173, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {2738, 6}, {2744, 1}},
    {229365, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {229378, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {229392, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {229486, 229026, 0, {2234, 1}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {2746, 1}},
    {229508, 229026, 0, {2236, 1}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {2746, 1}}, {229530, 52183, 0, {2237, 2}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}},
    {229543, 52183, 0, {2175, 2}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}}, {229560, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {229575, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {229594, 222855, 0, {2153, 1}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {229629, 229608, 0, {2239, 3}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}}, {229645, 52183, 0, {2182, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}},
    {229659, 52183, 0, {2182, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}}, {229673, 222855, 0, {2153, 1}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {229688, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {229701, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {229715, 222855, 0, {2173, 1}, {2174, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {229729, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}},
    {229742, 222855, 0, {2221, 1}, {2222, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {377, 1}}, {229777, 229756, 0, {2239, 3}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {229793, 52183, 0, {2182, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}}, {229807, 52183, 0, {2182, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2536, 6}, {212, 1}},
    {229850, 229026, 0, {2242, 1}, {2243, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {2748, 1}}, {229874, 229026, 0, {2242, 1}, {2244, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {2748, 1}},
    {229898, 225948, 0, {2152, 1}, {2245, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}}, {229921, 225948, 0, {2152, 1}, {2245, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {230036, 230010, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1229, 8}, {2655, 6}, {0, 0}}, {230137, 230065, 0, {2246, 2}, {2248, 1}, {0, 0}, {0, 0}, {1237, 1}, {2750, 6}, {293, 1}},
    {230297, 230181, 0, {2249, 1}, {2174, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {230313, 230181, 0, {2249, 1}, {2174, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {230329, 230181, 0, {2249, 1}, {2174, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {230345, 230181, 0, {2250, 1}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {230500, 230361, 0, {2251, 1}, {498, 1}, {0, 0}, {0, 0}, {1237, 1}, {2764, 5}, {2769, 1}},
    {230895, 230826, 0, {2252, 1}, {498, 1}, {0, 0}, {0, 0}, {1237, 1}, {2764, 5}, {958, 1}}, {230925, 230361, 0, {2251, 1}, {498, 1}, {0, 0}, {0, 0}, {1237, 1}, {2764, 5}, {2769, 1}},
    {231049, 230361, 0, {2251, 1}, {2253, 1}, {0, 0}, {0, 0}, {1237, 1}, {2586, 4}, {1593, 1}},
    {231282, 231195, 0, {2254, 1}, {2255, 1}, {0, 0}, {0, 0}, {1238, 2}, {2764, 5}, {0, 0}}, {231318, 230826, 0, {2256, 1}, {2255, 1}, {0, 0}, {0, 0}, {1237, 1}, {2586, 4}, {0, 0}},
    {231353, 230826, 0, {2256, 1}, {2255, 1}, {0, 0}, {0, 0}, {1237, 1}, {2586, 4}, {0, 0}}, {231543, 231388, 0, {2257, 2}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}},
    {231575, 231388, 0, {2257, 2}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}}, {231606, 231388, 0, {2257, 2}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}},
    {231705, 231638, 0, {2259, 2}, {2248, 1}, {0, 0}, {0, 0}, {1237, 1}, {2750, 6}, {293, 1}},
    {231781, 231736, 0, {0, 0}, {498, 1}, {0, 0}, {0, 0}, {1237, 1}, {2586, 4}, {958, 1}}, {231808, 231388, 0, {2261, 2}, {2174, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}},
    {231834, 231388, 0, {2261, 2}, {2174, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}}, {231860, 231388, 0, {2261, 2}, {2174, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}},
    {231886, 231388, 0, {2261, 2}, {2174, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}}, {231912, 231388, 0, {2257, 2}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}},
    {231938, 231388, 0, {2257, 2}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}}, {231964, 231388, 0, {2263, 2}, {2218, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}},
    {231996, 231388, 0, {2263, 2}, {2218, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}}, {232027, 231388, 0, {2263, 2}, {2218, 1}, {0, 0}, {0, 0}, {1238, 2}, {2586, 4}, {0, 0}},
    {232142, 232059, 0, {2265, 2}, {2267, 1}, {0, 0}, {0, 0}, {1237, 1}, {2771, 6}, {293, 1}},
    {232349, 232178, 0, {2268, 3}, {2267, 1}, {0, 0}, {0, 0}, {1237, 1}, {2750, 6}, {293, 1}},
    {232380, 231388, 0, {2257, 2}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2777, 5}, {0, 0}}, {232406, 231388, 0, {2257, 2}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2777, 5}, {0, 0}},
    {232629, 231638, 0, {2271, 2}, {2273, 1}, {0, 0}, {0, 0}, {1237, 1}, {2750, 6}, {293, 1}},
    {232728, 232658, 0, {2274, 2}, {2248, 1}, {0, 0}, {0, 0}, {1237, 1}, {2750, 6}, {293, 1}},
    {232761, 232658, 0, {2274, 2}, {2248, 1}, {0, 0}, {0, 0}, {1237, 1}, {2750, 6}, {293, 1}},
    {232861, 232792, 0, {2276, 2}, {2248, 1}, {0, 0}, {0, 0}, {1237, 1}, {2750, 6}, {293, 1}},
    {232893, 231388, 0, {2257, 2}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2623, 5}, {0, 0}}, {232919, 231388, 0, {2257, 2}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2623, 5}, {0, 0}},
    {232945, 230181, 0, {2250, 1}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {232961, 230181, 0, {2250, 1}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {232977, 230181, 0, {2250, 1}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {232993, 230181, 0, {2250, 1}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {233009, 52183, 0, {2278, 2}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2782, 8}, {2574, 1}}, {233041, 233020, 0, {2164, 2}, {2230, 1}, {0, 0}, {0, 0}, {0, 0}, {2790, 6}, {0, 0}},
    {233057, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2796, 10}, {2696, 1}}, {233070, 52183, 0, {2278, 2}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2782, 8}, {2574, 1}},
    {233140, 233081, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1213, 3}, {2586, 4}, {0, 0}}, {233173, 233081, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1213, 3}, {2586, 4}, {0, 0}},
    {233346, 49924, 0, {2280, 1}, {2281, 1}, {0, 0}, {0, 0}, {0, 0}, {2806, 5}, {0, 0}}, {233373, 49924, 0, {2282, 1}, {2283, 1}, {0, 0}, {0, 0}, {0, 0}, {2806, 5}, {0, 0}},
    {233400, 49924, 0, {2282, 1}, {2281, 1}, {0, 0}, {0, 0}, {0, 0}, {2806, 5}, {0, 0}}, {233473, 233425, 0, {2284, 1}, {2285, 1}, {0, 0}, {0, 0}, {0, 0}, {2586, 4}, {0, 0}},
    {233539, 233503, 0, {2286, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2586, 4}, {0, 0}}, {233570, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2796, 10}, {2696, 1}},
    {233586, 52183, 0, {2278, 2}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2811, 7}, {2574, 1}}, {233619, 233597, 0, {2164, 2}, {2230, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {233816, 233684, 0, {2288, 1}, {2289, 1}, {0, 0}, {0, 0}, {0, 0}, {2818, 6}, {2824, 1}}, {234366, 234044, 0, {2290, 4}, {2294, 1}, {0, 0}, {0, 0}, {1240, 1}, {2826, 8}, {2834, 1}},
    {234786, 234554, 0, {2295, 3}, {2298, 1}, {0, 0}, {0, 0}, {1240, 1}, {2836, 7}, {0, 0}}, {234856, 234803, 0, {2299, 1}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {235115, 234554, 0, {2300, 3}, {2303, 1}, {0, 0}, {0, 0}, {1240, 1}, {2843, 6}, {0, 0}}, {235398, 235131, 0, {2304, 3}, {2294, 1}, {0, 0}, {0, 0}, {1241, 1}, {2849, 9}, {0, 0}},
    {235456, 235131, 0, {2307, 3}, {2294, 1}, {0, 0}, {0, 0}, {1240, 1}, {2858, 8}, {0, 0}}, {235623, 234044, 0, {2310, 4}, {2314, 1}, {0, 0}, {0, 0}, {1240, 1}, {2866, 8}, {2874, 1}},
    {235869, 235666, 0, {2315, 4}, {0, 0}, {0, 0}, {0, 0}, {1240, 1}, {2876, 7}, {0, 0}}, {236025, 235894, 0, {2319, 3}, {2245, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {236054, 222855, 0, {2173, 1}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2883, 8}, {1359, 1}}, {236069, 222855, 0, {2173, 1}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2883, 8}, {1359, 1}},
    {236081, 222855, 0, {2173, 1}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2883, 8}, {1359, 1}}, {236114, 236093, 0, {532, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2586, 4}, {680, 1}},
    {236228, 236189, 0, {0, 0}, {2235, 1}, {0, 0}, {0, 0}, {1242, 1}, {2500, 5}, {2746, 1}}, {236474, 236339, 0, {2322, 2}, {2324, 1}, {0, 0}, {0, 0}, {1243, 3}, {2628, 5}, {0, 0}},
    {236705, 236561, 0, {2325, 3}, {2328, 1}, {0, 0}, {0, 0}, {1246, 1}, {2891, 6}, {2897, 1}},
    {236867, 236739, 0, {2329, 3}, {0, 0}, {0, 0}, {0, 0}, {1243, 3}, {2628, 5}, {0, 0}}, {236900, 230181, 0, {2249, 1}, {2174, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {236920, 230181, 0, {2250, 1}, {2154, 1}, {0, 0}, {0, 0}, {1238, 2}, {2756, 6}, {2762, 1}},
    {237031, 236992, 0, {2251, 1}, {2332, 1}, {0, 0}, {0, 0}, {0, 0}, {2586, 4}, {1593, 1}}, {237056, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2650, 5}, {0, 0}},
    {237083, 237067, 0, {2284, 1}, {2285, 1}, {0, 0}, {0, 0}, {1247, 2}, {2628, 5}, {0, 0}}, {237094, 227522, 0, {2333, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2796, 10}, {2696, 1}},
    {237111, 227522, 0, {2333, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2796, 10}, {2696, 1}}, {237130, 222855, 0, {2335, 1}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2899, 9}, {1359, 1}},
    {237147, 227522, 0, {2333, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2796, 10}, {2696, 1}}, {237169, 227522, 0, {2333, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2796, 10}, {2696, 1}},
    {237305, 237222, 0, {2336, 2}, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}}, {237526, 237411, 0, {2339, 2}, {2341, 1}, {0, 0}, {0, 0}, {0, 0}, {2908, 6}, {2914, 1}},
    {237792, 237682, 0, {2342, 2}, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {2916, 6}, {0, 0}}, {237862, 237816, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1249, 2}, {2586, 4}, {0, 0}},
    {237882, 222855, 0, {2153, 1}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2922, 7}, {377, 1}}, {237892, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2687, 9}, {2696, 1}},
    {237906, 235894, 0, {2319, 3}, {2245, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}}, {237927, 225948, 0, {2152, 1}, {2245, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {237950, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2929, 8}, {0, 0}}, {237963, 59899, 0, {2285, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2929, 8}, {0, 0}},
    {237981, 49924, 0, {2193, 1}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2937, 8}, {0, 0}}, {237996, 52183, 0, {2278, 2}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2811, 7}, {2574, 1}},
    {238123, 238035, 0, {2345, 2}, {2145, 1}, {0, 0}, {0, 0}, {1251, 1}, {2945, 8}, {2640, 1}},
    {238353, 238146, 0, {2347, 3}, {2145, 1}, {0, 0}, {0, 0}, {1251, 1}, {2953, 8}, {2961, 1}},
    {238370, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2963, 10}, {2696, 1}}, {238389, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2963, 10}, {2696, 1}},
    {238413, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2963, 10}, {2696, 1}}, {238429, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2963, 10}, {2696, 1}},
    {238450, 52183, 0, {2164, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2811, 7}, {2574, 1}}, {238485, 238461, 0, {2164, 2}, {2230, 1}, {0, 0}, {0, 0}, {0, 0}, {2973, 6}, {0, 0}},
    {238504, 52183, 0, {2193, 1}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2979, 7}, {377, 1}}, {238518, 52183, 0, {2164, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {2811, 7}, {2574, 1}},
    {238529, 238035, 0, {2345, 2}, {2145, 1}, {0, 0}, {0, 0}, {1251, 1}, {2986, 8}, {2640, 1}},
    {238541, 238146, 0, {2347, 3}, {2145, 1}, {0, 0}, {0, 0}, {1251, 1}, {2994, 9}, {2961, 1}},
    {238617, 238559, 0, {2350, 3}, {2163, 1}, {0, 0}, {0, 0}, {0, 0}, {3003, 8}, {411, 1}}, {238753, 238630, 0, {2164, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {3011, 8}, {3019, 1}},
    {238776, 238630, 0, {2164, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {3011, 8}, {3019, 1}}, {238803, 238630, 0, {2164, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {3011, 8}, {3019, 1}},
    {238865, 238841, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1252, 2}, {2655, 6}, {0, 0}}, {238917, 238884, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1254, 3}, {2655, 6}, {0, 0}},
    {238997, 238945, 4, {0, 0}, {114, 1}, {748, 1}, {0, 0}, {0, 0}, {3021, 7}, {3028, 1}}, {239042, 239025, 0, {2286, 2}, {0, 0}, {0, 0}, {0, 0}, {1247, 2}, {2628, 5}, {0, 0}},
    {239296, 239077, 1, {2353, 3}, {0, 0}, {0, 0}, {2356, 2}, {1257, 2}, {3030, 8}, {0, 0}}, {239365, 239309, 0, {2358, 1}, {2359, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}},
    {239381, 49924, 0, {2193, 1}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {3038, 8}, {0, 0}}, {239396, 52183, 0, {2278, 2}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {3046, 8}, {2574, 1}},
    {239407, 238035, 0, {2345, 2}, {2145, 1}, {0, 0}, {0, 0}, {1251, 1}, {3054, 8}, {2640, 1}},
    {239418, 238146, 0, {2347, 3}, {2145, 1}, {0, 0}, {0, 0}, {1251, 1}, {3062, 8}, {2961, 1}},
    {239435, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {3070, 10}, {2696, 1}}, {239454, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {3070, 10}, {2696, 1}},
    {239478, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {3070, 10}, {2696, 1}}, {239494, 227522, 0, {2164, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {3070, 10}, {2696, 1}},
    {239515, 52183, 0, {2164, 2}, {2154, 1}, {0, 0}, {0, 0}, {0, 0}, {3046, 8}, {2574, 1}}, {239550, 239526, 0, {2164, 2}, {2230, 1}, {0, 0}, {0, 0}, {0, 0}, {2973, 6}, {0, 0}},
    {239569, 46049, 0, {0, 0}, {2248, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}}, {239581, 227522, 0, {2215, 2}, {2218, 1}, {0, 0}, {0, 0}, {0, 0}, {2687, 9}, {2696, 1}},
    {239597, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3080, 6}, {0, 0}}, {239656, 239636, 0, {2360, 1}, {2152, 1}, {0, 0}, {0, 0}, {1259, 1}, {2586, 4}, {0, 0}},
    {240004, 239867, 0, {2361, 2}, {2363, 1}, {0, 0}, {0, 0}, {0, 0}, {3086, 6}, {3092, 1}}, {240248, 240031, 0, {2364, 3}, {2367, 1}, {0, 0}, {0, 0}, {0, 0}, {3094, 7}, {3101, 1}},
    {240431, 240285, 0, {2368, 2}, {2367, 1}, {0, 0}, {0, 0}, {1260, 1}, {3103, 6}, {0, 0}}, {240525, 240451, 0, {2370, 2}, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {2916, 6}, {0, 0}},
    {240684, 240619, 0, {2372, 2}, {2374, 1}, {0, 0}, {0, 0}, {0, 0}, {2500, 5}, {0, 0}}, {240748, 240732, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {1261, 6}, {3109, 8}, {0, 0}},
    {240807, 240768, 0, {0, 0}, {2152, 1}, {0, 0}, {0, 0}, {1267, 1}, {3117, 7}, {0, 0}}, {240869, 240848, 4, {0, 0}, {116, 1}, {448, 1}, {0, 0}, {1268, 1}, {3124, 5}, {0, 0}},
    {240933, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3129, 8}, {0, 0}}, {241004, 240961, 0, {0, 0}, {2375, 1}, {0, 0}, {0, 0}, {1269, 1}, {2500, 5}, {0, 0}},
    {241078, 241052, 4, {0, 0}, {116, 1}, {448, 1}, {0, 0}, {1270, 1}, {3124, 5}, {0, 0}}, {241176, 241099, 0, {494, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3137, 7}, {0, 0}},
    {241285, 241267, 4, {0, 0}, {0, 0}, {2376, 1}, {0, 0}, {1271, 4}, {3144, 10}, {0, 0}}, {241382, 51920, 0, {2377, 1}, {2378, 1}, {0, 0}, {0, 0}, {0, 0}, {2268, 2}, {0, 0}},
    {241397, 51920, 0, {2379, 1}, {2380, 1}, {0, 0}, {0, 0}, {0, 0}, {3157, 3}, {0, 0}}, {241409, 100548, 0, {2381, 1}, {460, 1}, {0, 0}, {0, 0}, {624, 1}, {3160, 2}, {0, 0}},
    {241507, 241431, 0, {2080, 1}, {768, 1}, {0, 0}, {0, 0}, {1275, 1}, {3162, 3}, {0, 0}}, {241567, 100830, 0, {2382, 2}, {46, 1}, {0, 0}, {0, 0}, {0, 0}, {3165, 5}, {1426, 1}},
    {241662, 241578, 0, {2384, 1}, {768, 1}, {0, 0}, {0, 0}, {0, 0}, {3170, 2}, {3172, 1}}, {241675, 101320, 0, {2385, 2}, {460, 1}, {0, 0}, {0, 0}, {625, 2}, {3160, 2}, {1438, 1}},
    {241817, 241695, 0, {2387, 2}, {114, 1}, {0, 0}, {0, 0}, {0, 0}, {3174, 3}, {3177, 1}}, {241832, 103405, 1, {2389, 4}, {768, 1}, {0, 0}, {0, 0}, {638, 3}, {3179, 4}, {1485, 1}},
    {241995, 241883, 0, {2393, 1}, {2394, 1}, {0, 0}, {0, 0}, {0, 0}, {3183, 3}, {3186, 1}}, {242165, 242035, 0, {2395, 2}, {768, 1}, {0, 0}, {0, 0}, {1276, 2}, {3160, 2}, {0, 0}},
    {242297, 242194, 4, {2397, 1}, {768, 1}, {748, 1}, {0, 0}, {0, 0}, {3188, 4}, {3192, 2}}, {242500, 242313, 0, {2398, 3}, {768, 1}, {0, 0}, {0, 0}, {0, 0}, {3196, 5}, {3201, 1}},
    {242854, 242514, 1, {2401, 5}, {768, 1}, {0, 0}, {0, 0}, {638, 3}, {3203, 6}, {3209, 1}}, {243151, 242904, 5, {2406, 3}, {768, 1}, {1, 1}, {0, 0}, {1278, 3}, {3211, 4}, {3215, 2}},
    {243191, 242514, 1, {2401, 5}, {0, 0}, {0, 0}, {0, 0}, {638, 3}, {3219, 2}, {1485, 1}}, {243220, 47348, 0, {467, 1}, {99, 1}, {0, 0}, {0, 0}, {0, 0}, {3160, 2}, {524, 1}},
    {243299, 103173, 0, {2409, 2}, {460, 1}, {0, 0}, {0, 0}, {0, 0}, {3160, 2}, {0, 0}}, {243472, 243327, 0, {2411, 3}, {768, 1}, {0, 0}, {0, 0}, {1281, 2}, {3160, 2}, {0, 0}},
    {243659, 243487, 0, {2414, 2}, {2416, 1}, {0, 0}, {0, 0}, {0, 0}, {3221, 4}, {3225, 1}}, {243710, 59899, 0, {192, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3227, 4}, {0, 0}},
    {244506, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}}, {244522, 51249, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3244, 11}, {0, 0}},
    {244592, 51249, 0, {2421, 2}, {2423, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}}, {245024, 245002, 0, {2424, 3}, {2427, 1}, {0, 0}, {0, 0}, {1283, 1}, {3262, 10}, {0, 0}},
    {245658, 245616, 0, {2428, 1}, {2418, 1}, {0, 0}, {0, 0}, {1284, 2}, {3272, 6}, {0, 0}}, {245670, 51249, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {1286, 1}, {3278, 10}, {0, 0}},
    {246604, 51249, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1287, 4}, {3272, 6}, {0, 0}}, {246620, 51249, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3244, 11}, {0, 0}},
    {246637, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}}, {246654, 51249, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3244, 11}, {0, 0}},
    {246670, 51249, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3244, 11}, {0, 0}}, {246687, 51249, 0, {2433, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3288, 7}, {0, 0}},
    {247088, 247055, 0, {2434, 2}, {2436, 1}, {0, 0}, {0, 0}, {1291, 1}, {3272, 6}, {0, 0}}, {247160, 247129, 0, {2437, 1}, {2438, 2}, {0, 0}, {0, 0}, {1291, 1}, {3272, 6}, {0, 0}},
    {247186, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}}, {247256, 247240, 0, {2433, 1}, {2418, 1}, {0, 0}, {0, 0}, {1292, 3}, {3233, 11}, {0, 0}},
    {247267, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}}, {247299, 51249, 0, {2440, 1}, {2441, 1}, {0, 0}, {0, 0}, {1295, 1}, {3295, 6}, {0, 0}},
    {247311, 51249, 0, {2442, 1}, {2443, 1}, {0, 0}, {0, 0}, {0, 0}, {3301, 6}, {0, 0}}, {247485, 247454, 4, {2444, 2}, {2446, 1}, {2447, 2}, {0, 0}, {0, 0}, {3307, 7}, {3314, 1}},
    {247582, 0, 0, {0, 0}, {2418, 1}, {0, 0}, {0, 0}, {1296, 1}, {3316, 8}, {3324, 1}}, {247593, 51249, 0, {0, 0}, {2449, 1}, {0, 0}, {0, 0}, {1297, 1}, {3326, 7}, {0, 0}},
    {248196, 51249, 0, {2450, 5}, {2432, 1}, {0, 0}, {0, 0}, {1298, 5}, {3333, 7}, {0, 0}}, {248848, 51249, 0, {2455, 5}, {2460, 1}, {0, 0}, {0, 0}, {1303, 5}, {3333, 7}, {0, 0}},
    {248946, 51249, 0, {2461, 1}, {2462, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}}, {249002, 51249, 0, {2463, 1}, {2446, 1}, {0, 0}, {0, 0}, {1308, 3}, {3340, 4}, {0, 0}},
    {249014, 51249, 0, {2450, 5}, {2432, 1}, {0, 0}, {0, 0}, {1298, 5}, {3333, 7}, {0, 0}}, {249036, 51249, 0, {2464, 1}, {2449, 1}, {0, 0}, {0, 0}, {1295, 1}, {3301, 6}, {0, 0}},
    {249045, 51249, 0, {2421, 2}, {2423, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}}, {249065, 51249, 0, {2421, 2}, {2423, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}},
    {249102, 51249, 0, {2419, 2}, {2465, 1}, {0, 0}, {0, 0}, {0, 0}, {3344, 12}, {0, 0}}, {249113, 51249, 0, {2433, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}},
    {249122, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}}, {249131, 51249, 0, {2466, 1}, {2443, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}},
    {249771, 51249, 0, {2467, 2}, {2469, 2}, {0, 0}, {0, 0}, {1311, 2}, {3356, 9}, {0, 0}}, {249782, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}},
    {250119, 51249, 0, {2471, 2}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3272, 6}, {0, 0}}, {250131, 51249, 0, {2419, 2}, {2465, 1}, {0, 0}, {0, 0}, {0, 0}, {3365, 10}, {0, 0}},
    {250144, 51249, 0, {2419, 2}, {2465, 1}, {0, 0}, {0, 0}, {0, 0}, {3365, 10}, {0, 0}}, {250163, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3375, 6}, {0, 0}},
    {250270, 51249, 0, {2474, 2}, {2476, 1}, {0, 0}, {0, 0}, {0, 0}, {3278, 10}, {0, 0}}, {250282, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}},
    {250291, 51249, 0, {2466, 1}, {2443, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}}, {250312, 51249, 0, {2466, 1}, {2443, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}},
    {250334, 51249, 0, {2477, 2}, {2465, 1}, {0, 0}, {0, 0}, {0, 0}, {3244, 11}, {0, 0}}, {250351, 51249, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3278, 10}, {0, 0}},
    {250375, 51249, 0, {2479, 1}, {2465, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}}, {250392, 51249, 0, {2477, 2}, {2465, 1}, {0, 0}, {0, 0}, {0, 0}, {3244, 11}, {0, 0}},
    {250408, 51249, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3278, 10}, {0, 0}}, {250433, 51249, 0, {2477, 2}, {2465, 1}, {0, 0}, {0, 0}, {0, 0}, {3244, 11}, {0, 0}},
    {250460, 51249, 0, {2480, 4}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3272, 6}, {0, 0}}, {250830, 250798, 0, {2484, 4}, {2488, 1}, {0, 0}, {0, 0}, {1291, 1}, {3272, 6}, {0, 0}},
    {250878, 250857, 0, {2489, 1}, {2432, 1}, {0, 0}, {0, 0}, {1313, 4}, {3272, 6}, {0, 0}}, {250894, 51249, 0, {2421, 2}, {2423, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}},
    {250927, 250909, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {1317, 1}, {3244, 11}, {0, 0}}, {250940, 51249, 0, {2421, 2}, {2423, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}},
    {250973, 250955, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {1317, 1}, {3244, 11}, {0, 0}}, {250986, 51249, 0, {2421, 2}, {2423, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}},
    {251089, 51249, 0, {2490, 3}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3381, 6}, {0, 0}}, {251098, 51249, 0, {2421, 2}, {2423, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}},
    {251123, 51249, 0, {2493, 3}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3387, 7}, {0, 0}}, {251523, 51249, 0, {2496, 3}, {2441, 1}, {0, 0}, {0, 0}, {0, 0}, {3272, 6}, {0, 0}},
    {251532, 51249, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3278, 10}, {0, 0}}, {251541, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}},
    {251557, 51249, 0, {2428, 1}, {2441, 1}, {0, 0}, {0, 0}, {1295, 1}, {3295, 6}, {0, 0}}, {251573, 51249, 0, {2428, 1}, {2441, 1}, {0, 0}, {0, 0}, {1295, 1}, {3295, 6}, {0, 0}},
    {251610, 251589, 0, {2428, 1}, {2441, 1}, {0, 0}, {0, 0}, {1284, 2}, {3295, 6}, {0, 0}}, {251647, 251626, 0, {2428, 1}, {2441, 1}, {0, 0}, {0, 0}, {1284, 2}, {3295, 6}, {0, 0}},
    {251663, 51249, 0, {2428, 1}, {2441, 1}, {0, 0}, {0, 0}, {1295, 1}, {3295, 6}, {0, 0}}, {251683, 51249, 0, {2428, 1}, {2441, 1}, {0, 0}, {0, 0}, {1295, 1}, {3295, 6}, {0, 0}},
    {251855, 251837, 0, {2499, 5}, {2418, 1}, {0, 0}, {0, 0}, {1318, 5}, {3272, 6}, {0, 0}}, {251868, 51249, 0, {2504, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3295, 6}, {0, 0}},
    {251997, 251980, 0, {2506, 4}, {2432, 1}, {0, 0}, {0, 0}, {1323, 1}, {3272, 6}, {0, 0}}, {252009, 51249, 0, {2464, 1}, {2441, 1}, {0, 0}, {0, 0}, {1295, 1}, {3381, 6}, {0, 0}},
    {252022, 51249, 0, {2510, 1}, {2469, 2}, {0, 0}, {0, 0}, {1324, 1}, {3394, 8}, {0, 0}}, {252034, 51249, 0, {2417, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}},
    {252066, 51249, 0, {2511, 3}, {2514, 1}, {0, 0}, {0, 0}, {0, 0}, {3272, 6}, {0, 0}}, {252086, 51249, 0, {2515, 3}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3402, 9}, {0, 0}},
    {252098, 51249, 0, {2433, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}}, {252111, 51249, 0, {2461, 1}, {2462, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}},
    {252120, 51249, 0, {2518, 3}, {2441, 1}, {0, 0}, {0, 0}, {0, 0}, {3272, 6}, {0, 0}}, {252221, 51249, 0, {2521, 3}, {2443, 1}, {0, 0}, {0, 0}, {0, 0}, {3301, 6}, {0, 0}},
    {252238, 51249, 0, {2419, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3278, 10}, {0, 0}}, {252247, 51249, 0, {2421, 2}, {2423, 1}, {0, 0}, {0, 0}, {0, 0}, {3255, 7}, {0, 0}},
    {252268, 51249, 0, {2524, 2}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3272, 6}, {0, 0}}, {252279, 51249, 0, {2433, 1}, {2418, 1}, {0, 0}, {0, 0}, {0, 0}, {3233, 11}, {0, 0}},
    {252299, 51249, 0, {2526, 2}, {2441, 1}, {0, 0}, {0, 0}, {0, 0}, {3272, 6}, {0, 0}}, {252351, 51249, 0, {2464, 1}, {2441, 1}, {0, 0}, {0, 0}, {1325, 1}, {3411, 8}, {0, 0}},
    {252374, 51249, 0, {2450, 5}, {2432, 1}, {0, 0}, {0, 0}, {1326, 4}, {3333, 7}, {0, 0}}, {252498, 252406, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1330, 4}, {3419, 5}, {0, 0}},
    {252555, 252520, 0, {0, 0}, {2528, 1}, {0, 0}, {0, 0}, {953, 1}, {3340, 4}, {0, 0}}, {252620, 252574, 0, {2417, 1}, {0, 0}, {0, 0}, {0, 0}, {953, 1}, {3340, 4}, {0, 0}},
    {252683, 252662, 4, {2463, 1}, {2446, 1}, {2529, 2}, {0, 0}, {0, 0}, {3424, 8}, {3314, 1}},
    {252735, 252699, 0, {2531, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3432, 6}, {0, 0}}, {253540, 253379, 0, {2532, 2}, {0, 0}, {0, 0}, {0, 0}, {1334, 2}, {3438, 2}, {0, 0}},
    {253621, 253585, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3438, 2}, {0, 0}}, {253813, 253679, 4, {2535, 1}, {2536, 1}, {2537, 1}, {0, 0}, {0, 0}, {3440, 6}, {3446, 1}},
    {253955, 253878, 0, {2538, 2}, {0, 0}, {0, 0}, {0, 0}, {953, 1}, {3438, 2}, {0, 0}}, {254242, 254094, 4, {2534, 1}, {0, 0}, {2540, 2}, {0, 0}, {1336, 6}, {3448, 7}, {0, 0}},
    {254354, 254291, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1342, 1}, {3455, 1}, {0, 0}}, {254406, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3455, 1}, {0, 0}},
    {254460, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3455, 1}, {0, 0}}, {254528, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1343, 1}, {3455, 1}, {0, 0}},
    {254621, 254588, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1344, 1}, {3455, 1}, {0, 0}}, {254674, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3455, 1}, {0, 0}},
    {254853, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1345, 5}, {3456, 1}, {0, 0}}, {254926, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3455, 1}, {0, 0}},
    {254982, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3455, 1}, {0, 0}}, {255042, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3455, 1}, {0, 0}},
    {255179, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 3}, {3455, 1}, {0, 0}}, {255299, 255237, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3457, 4}, {0, 0}},
    {255319, 255237, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3457, 4}, {0, 0}}, {255339, 255237, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3457, 4}, {0, 0}},
    {255453, 255402, 4, {2534, 1}, {0, 0}, {2542, 1}, {0, 0}, {1353, 3}, {3461, 8}, {0, 0}}, {255507, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {255567, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {255625, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {255684, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {255741, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {255783, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {255831, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {255918, 255881, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1356, 1}, {3469, 1}, {0, 0}}, {256004, 255969, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1357, 3}, {3469, 1}, {0, 0}},
    {256061, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {256115, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {256161, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {256218, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {256290, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1360, 1}, {3469, 1}, {0, 0}}, {256350, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {256417, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {256482, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {256532, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {256646, 256599, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1361, 1}, {3469, 1}, {0, 0}},
    {256694, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {256737, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {256793, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {256854, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {256908, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {256979, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {257034, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {257090, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {257139, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {257214, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {257272, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1360, 1}, {3469, 1}, {0, 0}}, {257322, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {257377, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {257454, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {257525, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {257637, 257598, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1362, 1}, {3469, 1}, {0, 0}},
    {257689, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {257754, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {257826, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {257889, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {257943, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {257996, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {258050, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {258096, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {258249, 258192, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1363, 1}, {3469, 1}, {0, 0}}, {258299, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {258349, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {258394, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {258443, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {258498, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {258578, 258192, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1364, 1}, {3469, 1}, {0, 0}}, {258632, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {258683, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {258726, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {258850, 258793, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1365, 1}, {3469, 1}, {0, 0}}, {259070, 258951, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 2}, {3469, 1}, {0, 0}},
    {259118, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {259168, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {259231, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {259285, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {259338, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {259383, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {259544, 259475, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1368, 1}, {3469, 1}, {0, 0}}, {259604, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {259775, 259678, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 2}, {3469, 1}, {0, 0}}, {259823, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {259876, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {259927, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {259987, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {260050, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}},
    {260108, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3469, 1}, {0, 0}}, {260373, 260212, 0, {2543, 2}, {2545, 1}, {0, 0}, {0, 0}, {1371, 2}, {3438, 2}, {0, 0}},
    {260405, 253585, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3470, 3}, {0, 0}}, {260450, 253585, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3438, 2}, {0, 0}},
    {260717, 260628, 0, {2546, 1}, {2547, 1}, {0, 0}, {0, 0}, {0, 0}, {3473, 4}, {0, 0}}, {261102, 260990, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {1373, 9}, {3477, 3}, {0, 0}},
    {261145, 46953, 0, {2549, 1}, {2550, 1}, {0, 0}, {0, 0}, {0, 0}, {3480, 4}, {0, 0}}, {261377, 261310, 0, {2551, 1}, {2552, 1}, {0, 0}, {0, 0}, {1382, 1}, {3484, 3}, {0, 0}},
    {261552, 261419, 0, {2553, 2}, {0, 0}, {0, 0}, {0, 0}, {1383, 1}, {3487, 4}, {0, 0}}, {261732, 261691, 0, {2555, 1}, {0, 0}, {0, 0}, {0, 0}, {1384, 1}, {3487, 4}, {0, 0}},
    {261852, 261784, 0, {2534, 1}, {2556, 1}, {0, 0}, {0, 0}, {1385, 1}, {3491, 3}, {0, 0}}, {262006, 261891, 4, {2557, 1}, {2552, 1}, {748, 1}, {0, 0}, {1386, 1}, {3494, 4}, {3446, 1}},
    {262327, 262114, 0, {2558, 2}, {2560, 2}, {0, 0}, {0, 0}, {1387, 4}, {3498, 4}, {0, 0}}, {262635, 262440, 5, {2562, 4}, {2545, 1}, {2566, 1}, {0, 0}, {1391, 2}, {3448, 7}, {0, 0}},
    {262781, 262704, 0, {2567, 1}, {2568, 2}, {0, 0}, {0, 0}, {1393, 1}, {3438, 2}, {0, 0}}, {263038, 262873, 0, {2567, 1}, {2568, 2}, {0, 0}, {0, 0}, {1394, 4}, {3438, 2}, {0, 0}},
    {263180, 263100, 0, {2534, 1}, {2570, 1}, {0, 0}, {0, 0}, {1398, 1}, {3502, 3}, {0, 0}}, {263214, 260628, 0, {2571, 1}, {2545, 1}, {0, 0}, {0, 0}, {0, 0}, {3505, 4}, {0, 0}},
    {263410, 263277, 0, {2534, 1}, {2572, 1}, {0, 0}, {0, 0}, {1399, 3}, {3509, 4}, {0, 0}}, {263503, 260628, 0, {2534, 1}, {2573, 1}, {0, 0}, {0, 0}, {1402, 5}, {3505, 4}, {0, 0}},
    {263632, 263551, 0, {2534, 1}, {2574, 1}, {0, 0}, {0, 0}, {1407, 1}, {3509, 4}, {0, 0}}, {263666, 263277, 0, {2534, 1}, {2572, 1}, {0, 0}, {0, 0}, {1399, 3}, {3502, 3}, {0, 0}},
    {263790, 263708, 0, {2575, 1}, {2576, 1}, {0, 0}, {0, 0}, {1408, 1}, {3513, 3}, {0, 0}}, {263973, 263839, 0, {2534, 1}, {2545, 1}, {0, 0}, {0, 0}, {1409, 2}, {3473, 4}, {0, 0}},
    {264212, 264041, 0, {2534, 1}, {2545, 1}, {0, 0}, {0, 0}, {1411, 3}, {3516, 4}, {0, 0}}, {264431, 264310, 0, {2577, 1}, {2552, 1}, {0, 0}, {0, 0}, {1414, 4}, {3520, 5}, {0, 0}},
    {264538, 264457, 4, {2551, 1}, {2578, 1}, {748, 1}, {0, 0}, {0, 0}, {3525, 4}, {0, 0}}, {264631, 264570, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3473, 4}, {0, 0}},
    {264655, 260628, 0, {2534, 1}, {2579, 1}, {0, 0}, {0, 0}, {0, 0}, {3477, 3}, {0, 0}}, {264684, 260628, 0, {2534, 1}, {2579, 1}, {0, 0}, {0, 0}, {0, 0}, {3477, 3}, {0, 0}},
    {264801, 264729, 0, {2580, 2}, {2582, 1}, {0, 0}, {0, 0}, {0, 0}, {3477, 3}, {0, 0}}, {264829, 253585, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3457, 4}, {0, 0}},
    {264878, 260628, 0, {2534, 1}, {2583, 2}, {0, 0}, {0, 0}, {1418, 1}, {3477, 3}, {0, 0}}, {264901, 260628, 0, {2534, 1}, {2579, 1}, {0, 0}, {0, 0}, {0, 0}, {3477, 3}, {0, 0}},
    {265055, 260628, 0, {2585, 1}, {2586, 2}, {0, 0}, {0, 0}, {1419, 2}, {3473, 4}, {0, 0}}, {265107, 260628, 0, {2585, 1}, {2548, 1}, {0, 0}, {0, 0}, {1421, 2}, {3473, 4}, {0, 0}},
    {265131, 253585, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3529, 3}, {0, 0}}, {265178, 253585, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {1423, 1}, {3473, 4}, {0, 0}},
    {265200, 253585, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {1423, 1}, {3473, 4}, {0, 0}}, {265316, 265245, 0, {2588, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3532, 3}, {0, 0}},
    {265435, 265357, 0, {2588, 1}, {0, 0}, {0, 0}, {0, 0}, {1424, 1}, {3535, 3}, {0, 0}}, {265585, 265492, 0, {2589, 2}, {0, 0}, {0, 0}, {0, 0}, {1425, 1}, {3538, 4}, {3542, 1}},
    {265815, 265632, 4, {2591, 1}, {2592, 1}, {2593, 1}, {0, 0}, {1426, 1}, {3544, 4}, {3548, 1}},
    {265905, 265245, 0, {2588, 1}, {0, 0}, {0, 0}, {0, 0}, {1427, 4}, {3550, 4}, {0, 0}}, {266008, 265943, 0, {2588, 1}, {2594, 4}, {0, 0}, {0, 0}, {0, 0}, {3550, 4}, {0, 0}},
    {266121, 265943, 0, {2588, 1}, {2598, 8}, {0, 0}, {0, 0}, {0, 0}, {3550, 4}, {0, 0}}, {266351, 266187, 0, {2588, 1}, {2606, 1}, {0, 0}, {0, 0}, {1431, 5}, {3554, 4}, {0, 0}},
    {266401, 265943, 0, {2607, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {3558, 3}, {0, 0}}, {266760, 266591, 0, {2588, 1}, {2609, 1}, {0, 0}, {0, 0}, {1436, 5}, {3554, 4}, {0, 0}},
    {266792, 266591, 0, {2588, 1}, {2609, 1}, {0, 0}, {0, 0}, {1436, 5}, {3554, 4}, {0, 0}}, {266825, 265943, 0, {2588, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {3554, 4}, {0, 0}},
    {266862, 265943, 0, {2588, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {3554, 4}, {0, 0}}, {267000, 266900, 0, {2588, 1}, {2610, 1}, {0, 0}, {0, 0}, {0, 0}, {3554, 4}, {0, 0}},
    {267150, 267032, 0, {2588, 1}, {2611, 1}, {0, 0}, {0, 0}, {1441, 3}, {3554, 4}, {0, 0}}, {267234, 267192, 0, {2612, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3561, 2}, {0, 0}},
    {267394, 267337, 0, {2613, 1}, {2614, 2}, {0, 0}, {0, 0}, {0, 0}, {3438, 2}, {0, 0}}, {267484, 267428, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3563, 4}, {0, 0}},
    {267539, 264570, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {1444, 1}, {3473, 4}, {0, 0}}, {267644, 260628, 0, {2616, 1}, {2548, 1}, {0, 0}, {0, 0}, {1445, 2}, {3477, 3}, {0, 0}},
    {267773, 267673, 0, {2612, 1}, {2617, 1}, {0, 0}, {0, 0}, {1447, 1}, {3567, 4}, {3571, 1}},
    {267827, 267797, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {218, 5}, {3573, 4}, {0, 0}}, {267882, 88023, 0, {2618, 1}, {2619, 1}, {0, 0}, {0, 0}, {0, 0}, {3577, 4}, {0, 0}},
    {267919, 260628, 0, {2534, 1}, {2545, 1}, {0, 0}, {0, 0}, {1448, 1}, {3581, 4}, {0, 0}}, {268078, 267976, 0, {2620, 1}, {2545, 1}, {0, 0}, {0, 0}, {1449, 3}, {3585, 5}, {0, 0}},
    {268124, 260628, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3585, 5}, {0, 0}}, {268160, 260628, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3585, 5}, {0, 0}},
    {268238, 268203, 0, {0, 0}, {2621, 1}, {0, 0}, {0, 0}, {572, 1}, {3590, 4}, {0, 0}}, {268350, 268276, 0, {2551, 1}, {2578, 1}, {0, 0}, {0, 0}, {1452, 1}, {3438, 2}, {0, 0}},
    {268455, 268415, 0, {2622, 1}, {0, 0}, {0, 0}, {0, 0}, {1453, 4}, {3594, 3}, {0, 0}}, {268640, 268490, 0, {2623, 2}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {3597, 3}, {3600, 1}},
    {268775, 268677, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {1457, 1}, {3529, 3}, {0, 0}}, {268880, 268809, 0, {2534, 1}, {2545, 1}, {0, 0}, {0, 0}, {1458, 1}, {3502, 3}, {0, 0}},
    {269099, 268912, 5, {2626, 2}, {2536, 1}, {748, 1}, {0, 0}, {1459, 1}, {3602, 7}, {3446, 1}},
    {269196, 269125, 4, {2628, 1}, {2629, 1}, {748, 1}, {0, 0}, {0, 0}, {3609, 3}, {3446, 1}},
    {269313, 269227, 0, {2534, 1}, {2545, 1}, {0, 0}, {0, 0}, {0, 0}, {3612, 3}, {0, 0}}, {269424, 88023, 0, {2618, 1}, {2552, 1}, {0, 0}, {0, 0}, {1460, 3}, {3615, 3}, {0, 0}},
    {269657, 253585, 0, {2534, 1}, {2630, 2}, {0, 0}, {0, 0}, {1463, 5}, {3618, 3}, {3621, 1}},
    {269958, 269850, 0, {2534, 1}, {2632, 2}, {0, 0}, {0, 0}, {1468, 2}, {3623, 3}, {0, 0}}, {270016, 267428, 0, {2534, 1}, {2634, 2}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}},
    {270063, 260628, 0, {2534, 1}, {2545, 1}, {0, 0}, {0, 0}, {0, 0}, {3631, 4}, {0, 0}}, {270101, 260628, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}},
    {270132, 260628, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}}, {270173, 267428, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}},
    {270216, 253585, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3438, 2}, {0, 0}}, {270261, 267428, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}},
    {270616, 270392, 1, {2636, 3}, {2639, 2}, {0, 0}, {0, 0}, {1470, 4}, {3623, 3}, {0, 0}}, {270779, 270695, 0, {2641, 2}, {2643, 2}, {0, 0}, {0, 0}, {0, 0}, {3618, 3}, {0, 0}},
    {270915, 270824, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}}, {271157, 271006, 0, {2534, 1}, {2645, 2}, {0, 0}, {0, 0}, {1474, 2}, {3516, 4}, {0, 0}},
    {271319, 271202, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {1476, 2}, {3473, 4}, {0, 0}}, {271470, 271363, 0, {2647, 2}, {2649, 1}, {0, 0}, {0, 0}, {1478, 1}, {3623, 3}, {0, 0}},
    {271525, 260628, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3585, 5}, {0, 0}}, {271601, 260628, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {1479, 1}, {3585, 5}, {0, 0}},
    {271655, 260628, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3516, 4}, {0, 0}}, {271910, 271766, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {1480, 1}, {3626, 5}, {0, 0}},
    {271943, 260628, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3516, 4}, {0, 0}}, {272266, 260628, 0, {2650, 1}, {2651, 3}, {0, 0}, {0, 0}, {1481, 1}, {3585, 5}, {0, 0}},
    {272547, 260628, 0, {2654, 1}, {2655, 4}, {0, 0}, {0, 0}, {1482, 1}, {3585, 5}, {0, 0}}, {272908, 272660, 0, {2534, 1}, {2659, 1}, {0, 0}, {0, 0}, {1483, 5}, {3635, 3}, {0, 0}},
    {273094, 272974, 0, {2534, 1}, {2660, 3}, {0, 0}, {0, 0}, {1488, 3}, {3638, 4}, {0, 0}}, {273312, 273174, 0, {2663, 2}, {2665, 1}, {0, 0}, {0, 0}, {1491, 1}, {3618, 3}, {0, 0}},
    {273827, 273518, 0, {2666, 2}, {2665, 1}, {0, 0}, {0, 0}, {1492, 3}, {3618, 3}, {0, 0}}, {274134, 273946, 0, {2668, 2}, {2670, 3}, {0, 0}, {0, 0}, {1495, 2}, {3631, 4}, {0, 0}},
    {274551, 274330, 0, {2673, 2}, {2675, 3}, {0, 0}, {0, 0}, {1497, 7}, {3631, 4}, {0, 0}}, {274802, 274611, 0, {2678, 2}, {2680, 2}, {0, 0}, {0, 0}, {1504, 3}, {3631, 4}, {0, 0}},
    {274949, 270824, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {1507, 8}, {3626, 5}, {0, 0}}, {275079, 274987, 0, {2682, 1}, {2683, 1}, {0, 0}, {0, 0}, {224, 1}, {3642, 3}, {3645, 1}},
    {275239, 275127, 4, {2534, 1}, {2684, 1}, {447, 1}, {0, 0}, {0, 0}, {3647, 8}, {0, 0}}, {275268, 267428, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}},
    {275326, 269227, 0, {2534, 1}, {2545, 1}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}}, {275357, 270824, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}},
    {275480, 275448, 0, {2685, 2}, {2687, 1}, {0, 0}, {0, 0}, {1515, 3}, {3623, 3}, {0, 0}}, {275707, 275651, 0, {2534, 1}, {2688, 4}, {0, 0}, {0, 0}, {1518, 5}, {3585, 5}, {0, 0}},
    {275913, 275781, 0, {2534, 1}, {2692, 4}, {0, 0}, {0, 0}, {1523, 2}, {3585, 5}, {0, 0}}, {276157, 275959, 0, {2534, 1}, {2696, 4}, {0, 0}, {0, 0}, {1525, 4}, {3585, 5}, {0, 0}},
    {276428, 276249, 0, {2700, 2}, {2702, 2}, {0, 0}, {0, 0}, {1529, 3}, {3618, 3}, {0, 0}}, {276825, 276520, 1, {2704, 5}, {2709, 2}, {0, 0}, {0, 0}, {1532, 3}, {3623, 3}, {0, 0}},
    {276864, 267428, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {0, 0}, {3626, 5}, {0, 0}}, {277033, 276947, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {1535, 1}, {3626, 5}, {0, 0}},
    {277352, 277186, 0, {2711, 2}, {0, 0}, {0, 0}, {0, 0}, {1536, 5}, {3623, 3}, {0, 0}}, {277558, 275651, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {1541, 6}, {3585, 5}, {0, 0}},
    {277617, 267428, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {367, 1}, {3626, 5}, {0, 0}}, {277654, 264570, 0, {2534, 1}, {2548, 1}, {0, 0}, {0, 0}, {1444, 1}, {3473, 4}, {0, 0}},
    {277953, 277736, 4, {2713, 1}, {2552, 1}, {2537, 1}, {0, 0}, {1547, 2}, {3655, 5}, {3446, 1}},
    {278081, 277990, 0, {0, 0}, {2608, 1}, {0, 0}, {0, 0}, {1549, 3}, {3438, 2}, {0, 0}}, {278178, 278121, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1552, 1}, {3456, 1}, {0, 0}},
    {278235, 253585, 0, {2534, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3457, 4}, {0, 0}}, {278309, 278252, 4, {2714, 1}, {0, 0}, {748, 1}, {0, 0}, {0, 0}, {3660, 6}, {0, 0}},
    {279184, 278582, 1, {2715, 7}, {2722, 1}, {0, 0}, {0, 0}, {1553, 6}, {3666, 2}, {0, 0}}, {279226, 260628, 0, {2571, 1}, {2723, 1}, {0, 0}, {0, 0}, {0, 0}, {3502, 3}, {0, 0}},
    {279423, 279301, 0, {2724, 2}, {2726, 1}, {0, 0}, {0, 0}, {1559, 1}, {3666, 2}, {0, 0}}, {279847, 279543, 1, {2727, 4}, {2548, 1}, {0, 0}, {0, 0}, {1560, 4}, {3666, 2}, {0, 0}},
    {280016, 279902, 0, {2731, 2}, {0, 0}, {0, 0}, {0, 0}, {1564, 1}, {3666, 2}, {0, 0}}, {280394, 280055, 1, {2727, 4}, {0, 0}, {0, 0}, {0, 0}, {1565, 6}, {3666, 2}, {0, 0}},
    {280472, 280429, 0, {2577, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3668, 2}, {0, 0}}, {280569, 280522, 0, {0, 0}, {114, 1}, {0, 0}, {0, 0}, {1571, 1}, {2234, 2}, {0, 0}},
    {280579, 12200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {595, 1}, {0, 0}}, {280634, 0, 0, {2733, 2}, {834, 1}, {0, 0}, {0, 0}, {1572, 2}, {0, 0}, {0, 0}},
    {280691, 0, 0, {2735, 3}, {834, 1}, {0, 0}, {0, 0}, {1574, 1}, {0, 0}, {0, 0}}, {280825, 198957, 0, {2738, 1}, {2739, 1}, {0, 0}, {0, 0}, {0, 0}, {3670, 2}, {0, 0}},
    {280895, 280840, 0, {2108, 1}, {2740, 1}, {0, 0}, {0, 0}, {0, 0}, {3672, 3}, {0, 0}}, {281060, 280943, 0, {2741, 4}, {0, 0}, {0, 0}, {0, 0}, {621, 1}, {3675, 2}, {114, 1}},
    {281162, 281118, 0, {0, 0}, {2745, 1}, {0, 0}, {0, 0}, {1575, 1}, {3677, 2}, {0, 0}}, {281291, 281227, 0, {2746, 3}, {552, 1}, {0, 0}, {0, 0}, {1576, 3}, {3679, 4}, {0, 0}},
    {281377, 281307, 0, {115, 1}, {2745, 1}, {0, 0}, {0, 0}, {0, 0}, {3677, 2}, {3683, 1}}, {281582, 281406, 0, {2749, 1}, {2750, 2}, {0, 0}, {0, 0}, {0, 0}, {3685, 4}, {3689, 1}},
    {281734, 281602, 0, {2752, 4}, {120, 1}, {0, 0}, {0, 0}, {621, 1}, {3675, 2}, {114, 1}}, {281947, 281785, 0, {2756, 2}, {114, 1}, {0, 0}, {0, 0}, {1579, 1}, {3691, 3}, {3694, 1}},
    {282017, 281962, 0, {2749, 1}, {2758, 1}, {0, 0}, {0, 0}, {1580, 3}, {89, 1}, {0, 0}}, {282232, 282074, 0, {2759, 3}, {2762, 1}, {0, 0}, {0, 0}, {0, 0}, {3696, 7}, {3703, 1}},
    {282341, 282267, 0, {2393, 1}, {2763, 1}, {0, 0}, {0, 0}, {0, 0}, {3705, 2}, {0, 0}}, {282663, 282464, 0, {2764, 5}, {120, 1}, {0, 0}, {0, 0}, {621, 1}, {3707, 4}, {3711, 1}},
    {282911, 282677, 0, {2769, 3}, {2739, 1}, {0, 0}, {0, 0}, {1579, 1}, {3713, 3}, {3716, 1}},
    {283031, 282925, 0, {2772, 2}, {120, 1}, {0, 0}, {0, 0}, {1583, 2}, {3718, 2}, {3720, 1}},
    {283148, 283059, 0, {2774, 2}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {3722, 3}, {517, 1}}, {283233, 283166, 0, {2776, 2}, {2739, 1}, {0, 0}, {0, 0}, {633, 2}, {3725, 3}, {114, 1}},
    {283307, 283256, 4, {2778, 2}, {116, 1}, {2780, 1}, {0, 0}, {0, 0}, {3728, 4}, {3732, 1}},
    {283319, 281602, 0, {2781, 4}, {120, 1}, {0, 0}, {0, 0}, {621, 1}, {3675, 2}, {114, 1}}, {283337, 280943, 0, {2785, 4}, {0, 0}, {0, 0}, {0, 0}, {621, 1}, {3675, 2}, {114, 1}},
    {283494, 283356, 0, {2789, 2}, {478, 1}, {0, 0}, {0, 0}, {1585, 2}, {3734, 5}, {3739, 1}},
    {283542, 283517, 0, {2791, 3}, {2758, 1}, {0, 0}, {0, 0}, {1587, 1}, {3741, 2}, {0, 0}}, {283750, 283651, 0, {2794, 1}, {0, 0}, {0, 0}, {0, 0}, {1588, 2}, {886, 1}, {0, 0}},
    {283902, 283763, 0, {2795, 2}, {478, 1}, {0, 0}, {0, 0}, {1590, 2}, {3743, 5}, {3739, 1}},
    {284066, 283960, 0, {2797, 1}, {2798, 1}, {0, 0}, {0, 0}, {540, 1}, {3748, 2}, {0, 0}}, {284220, 284090, 0, {2799, 2}, {2801, 1}, {0, 0}, {0, 0}, {540, 1}, {3750, 3}, {3720, 1}},
    {284526, 284285, 0, {2802, 2}, {2804, 2}, {0, 0}, {0, 0}, {1592, 3}, {3753, 3}, {3756, 1}},
    {284714, 284538, 0, {2806, 5}, {2811, 1}, {0, 0}, {0, 0}, {621, 1}, {3675, 2}, {3711, 1}},
    {284729, 198957, 0, {2738, 1}, {2739, 1}, {0, 0}, {0, 0}, {0, 0}, {3672, 3}, {0, 0}}, {284791, 284747, 0, {2812, 2}, {2814, 1}, {0, 0}, {0, 0}, {1595, 1}, {3758, 2}, {0, 0}},
    {284853, 46049, 0, {0, 0}, {2815, 1}, {0, 0}, {0, 0}, {0, 0}, {3672, 3}, {0, 0}}, {284956, 284865, 0, {2816, 3}, {0, 0}, {0, 0}, {0, 0}, {633, 2}, {3725, 3}, {114, 1}},
    {284969, 40950, 0, {2738, 1}, {2393, 1}, {0, 0}, {0, 0}, {0, 0}, {3760, 3}, {0, 0}}, {285066, 285014, 1, {2819, 4}, {2740, 1}, {0, 0}, {0, 0}, {1596, 2}, {3763, 7}, {114, 1}},
    {285114, 285087, 1, {2823, 4}, {2811, 1}, {0, 0}, {0, 0}, {1596, 2}, {3763, 7}, {114, 1}},
    {285208, 285136, 0, {2740, 1}, {2739, 1}, {0, 0}, {0, 0}, {366, 1}, {3770, 3}, {0, 0}}, {285280, 285225, 0, {2827, 1}, {131, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 2}, {0, 0}},
    {285324, 12200, 0, {0, 0}, {2828, 1}, {0, 0}, {0, 0}, {0, 0}, {2329, 2}, {3775, 1}}, {285338, 13007, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {946, 3}, {0, 0}},
    {285547, 285464, 0, {2829, 1}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 1}, {3778, 1}}, {285650, 285585, 0, {2831, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}},
    {285662, 285585, 0, {2831, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}}, {285834, 285744, 4, {2834, 1}, {0, 0}, {448, 1}, {2167, 1}, {0, 0}, {3781, 2}, {0, 0}},
    {285914, 285848, 0, {2834, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3783, 2}, {0, 0}}, {286116, 285968, 0, {2835, 2}, {0, 0}, {0, 0}, {2837, 1}, {1598, 1}, {3783, 2}, {3785, 1}},
    {286213, 286134, 0, {2838, 1}, {2839, 1}, {0, 0}, {0, 0}, {1599, 1}, {0, 0}, {0, 0}}, {286226, 285464, 0, {2829, 1}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 1}, {3778, 1}},
    {286239, 285464, 0, {2840, 1}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 1}, {3778, 1}}, {286271, 155730, 0, {0, 0}, {2833, 1}, {0, 0}, {0, 0}, {205, 1}, {3787, 2}, {293, 1}},
    {286338, 286285, 0, {2842, 1}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {286356, 286285, 0, {2842, 1}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {286374, 285585, 0, {2843, 2}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}}, {286391, 285464, 0, {2840, 1}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 1}, {3778, 1}},
    {286407, 286285, 0, {2845, 1}, {2846, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {286422, 285585, 0, {2843, 2}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}},
    {286434, 285585, 0, {2847, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}}, {286449, 285585, 0, {2847, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}},
    {286570, 286464, 0, {2831, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}}, {286633, 286581, 0, {2842, 1}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2746, 1}},
    {286750, 286656, 0, {2842, 1}, {2841, 1}, {0, 0}, {0, 0}, {1600, 1}, {3792, 1}, {2379, 1}},
    {286855, 286765, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3793, 1}}, {286876, 286765, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3793, 1}},
    {286897, 285464, 0, {2829, 1}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 1}, {3778, 1}}, {286951, 286933, 4, {0, 0}, {0, 0}, {448, 1}, {0, 0}, {1601, 5}, {3795, 5}, {0, 0}},
    {286964, 286464, 0, {2843, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}}, {286975, 286464, 0, {2847, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}},
    {286989, 286464, 0, {2847, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}}, {287152, 287095, 4, {0, 0}, {0, 0}, {1021, 1}, {0, 0}, {1606, 4}, {3800, 5}, {0, 0}},
    {287218, 287178, 0, {0, 0}, {2851, 1}, {0, 0}, {0, 0}, {1610, 1}, {3805, 2}, {0, 0}}, {287237, 286464, 0, {2843, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}},
    {287248, 286464, 0, {2847, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}}, {287262, 286464, 0, {2847, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}},
    {287387, 287284, 4, {2835, 2}, {0, 0}, {2852, 2}, {2167, 1}, {0, 0}, {3781, 2}, {3785, 1}},
    {287494, 287420, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1611, 6}, {3807, 3}, {0, 0}}, {287541, 287514, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1617, 5}, {3810, 2}, {0, 0}},
    {287597, 287420, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1622, 4}, {3810, 2}, {0, 0}}, {287647, 287420, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1626, 4}, {3810, 2}, {0, 0}},
    {287668, 286464, 0, {2843, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}}, {287679, 286464, 0, {2847, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}},
    {287693, 286464, 0, {2847, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}}, {287750, 287722, 0, {0, 0}, {2854, 1}, {0, 0}, {0, 0}, {1630, 1}, {620, 1}, {0, 0}},
    {287813, 287773, 0, {2855, 1}, {2856, 1}, {0, 0}, {0, 0}, {0, 0}, {620, 1}, {0, 0}}, {287900, 287831, 0, {2857, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {287918, 287831, 0, {2857, 2}, {2856, 1}, {0, 0}, {0, 0}, {0, 0}, {620, 1}, {0, 0}}, {287936, 285744, 4, {2834, 1}, {0, 0}, {448, 1}, {2167, 1}, {0, 0}, {3781, 2}, {0, 0}},
    {287949, 286464, 0, {2843, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}}, {287960, 286464, 0, {2847, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}},
    {287974, 286464, 0, {2847, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}}, {287988, 285585, 0, {2843, 2}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}},
    {288053, 288000, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1631, 3}, {769, 1}, {0, 0}}, {288068, 285585, 0, {2843, 2}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}},
    {288080, 285585, 0, {2831, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}}, {288092, 286464, 0, {2831, 2}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {3789, 1}, {3790, 1}},
    {288103, 285464, 0, {2829, 1}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 1}, {3778, 1}}, {288115, 285585, 0, {2831, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}},
    {288126, 285464, 0, {2840, 1}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 1}, {3778, 1}}, {288141, 286285, 0, {2859, 1}, {2860, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {288210, 288157, 0, {2861, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {288230, 285585, 0, {2847, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}},
    {288245, 285585, 0, {2847, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}}, {288260, 13007, 0, {2838, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {595, 1}, {0, 0}},
    {288412, 288280, 0, {2862, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3812, 1}, {3813, 1}}, {288425, 288280, 0, {2862, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3812, 1}, {3813, 1}},
    {288438, 288280, 0, {2862, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3812, 1}, {3813, 1}}, {288450, 288280, 0, {2862, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3812, 1}, {3813, 1}},
    {288464, 288280, 0, {2862, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {3812, 1}, {3813, 1}}, {288478, 285464, 0, {2829, 1}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 1}, {3778, 1}},
    {288491, 285585, 0, {2831, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}}, {288554, 288503, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1634, 3}, {769, 1}, {0, 0}},
    {288568, 285464, 0, {2829, 1}, {2830, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 1}, {3778, 1}}, {288582, 286285, 0, {2864, 1}, {2235, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {288595, 285585, 0, {2831, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 1}, {212, 1}}, {288758, 288694, 0, {2865, 1}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {3815, 2}, {0, 0}},
    {288791, 288694, 0, {2865, 1}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {3815, 2}, {0, 0}}, {288836, 288694, 0, {2865, 1}, {2866, 1}, {0, 0}, {0, 0}, {0, 0}, {3815, 2}, {0, 0}},
    {289157, 288983, 0, {2867, 3}, {2870, 1}, {0, 0}, {0, 0}, {0, 0}, {3817, 5}, {3822, 1}}, {289260, 289225, 0, {2871, 2}, {2873, 1}, {0, 0}, {0, 0}, {0, 0}, {3824, 3}, {1199, 1}},
    {289309, 289283, 0, {2874, 1}, {2875, 1}, {0, 0}, {0, 0}, {0, 0}, {3824, 3}, {1250, 1}}, {289452, 289381, 0, {2876, 1}, {2877, 1}, {0, 0}, {0, 0}, {0, 0}, {3827, 3}, {0, 0}},
    {289762, 289602, 0, {2878, 3}, {2881, 1}, {0, 0}, {0, 0}, {0, 0}, {3830, 5}, {3835, 1}}, {290094, 289919, 0, {2882, 3}, {2885, 1}, {0, 0}, {0, 0}, {1637, 1}, {3837, 4}, {3841, 1}},
    {290461, 290203, 0, {2886, 5}, {2891, 1}, {0, 0}, {0, 0}, {0, 0}, {3843, 4}, {3847, 1}}, {290724, 290492, 0, {2892, 5}, {2891, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 4}, {3853, 1}},
    {291000, 290822, 0, {2897, 2}, {2899, 2}, {0, 0}, {0, 0}, {0, 0}, {3855, 5}, {3860, 1}}, {291358, 291334, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1638, 1}, {0, 0}, {0, 0}},
    {291878, 291610, 0, {2901, 3}, {2904, 1}, {0, 0}, {0, 0}, {1639, 2}, {3862, 5}, {0, 0}}, {292222, 292116, 0, {2905, 1}, {2906, 1}, {0, 0}, {0, 0}, {1641, 2}, {3867, 3}, {3870, 1}},
    {292768, 292653, 0, {2907, 1}, {2908, 1}, {0, 0}, {0, 0}, {0, 0}, {3872, 2}, {0, 0}}, {293401, 293045, 1, {2909, 4}, {2913, 1}, {0, 0}, {0, 0}, {1643, 3}, {3773, 2}, {3874, 1}},
    {293758, 293656, 0, {2914, 2}, {2913, 1}, {0, 0}, {0, 0}, {0, 0}, {3773, 2}, {0, 0}}, {294352, 294218, 0, {2916, 3}, {2919, 1}, {0, 0}, {0, 0}, {1646, 3}, {3876, 3}, {0, 0}},
    {294496, 294414, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1649, 2}, {0, 0}, {0, 0}}, {294810, 294559, 0, {2920, 2}, {2922, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3879, 1}},
    {295593, 295497, 0, {2923, 3}, {2926, 1}, {0, 0}, {0, 0}, {1651, 5}, {3881, 2}, {0, 0}}, {295782, 295622, 0, {2927, 2}, {2929, 1}, {0, 0}, {0, 0}, {1656, 3}, {3883, 3}, {3711, 1}},
    {295991, 295807, 0, {2930, 2}, {2932, 1}, {0, 0}, {0, 0}, {1659, 7}, {3886, 3}, {3711, 1}},
    {296098, 296005, 0, {2933, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3889, 1}}, {296120, 296005, 0, {2933, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3889, 1}},
    {296226, 296158, 0, {2934, 2}, {0, 0}, {0, 0}, {0, 0}, {1666, 5}, {3891, 1}, {0, 0}}, {296368, 296241, 0, {2930, 2}, {0, 0}, {0, 0}, {0, 0}, {1671, 5}, {3891, 1}, {3711, 1}},
    {296473, 296386, 0, {2936, 4}, {0, 0}, {0, 0}, {0, 0}, {1651, 5}, {3892, 2}, {0, 0}}, {296637, 296485, 0, {2940, 3}, {0, 0}, {0, 0}, {0, 0}, {1656, 3}, {3894, 3}, {3711, 1}},
    {296811, 296656, 0, {2943, 3}, {0, 0}, {0, 0}, {0, 0}, {1671, 5}, {3897, 3}, {3711, 1}}, {297030, 296826, 0, {2930, 2}, {2946, 1}, {0, 0}, {0, 0}, {1676, 1}, {3900, 2}, {3902, 1}},
    {297175, 297053, 0, {2947, 2}, {2946, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 1}, {3905, 1}}, {297890, 297822, 0, {893, 1}, {2949, 1}, {0, 0}, {0, 0}, {1677, 1}, {0, 0}, {0, 0}},
    {298263, 297822, 0, {2950, 6}, {2956, 1}, {0, 0}, {0, 0}, {1678, 7}, {0, 0}, {3907, 1}}, {298336, 298280, 0, {2950, 6}, {0, 0}, {0, 0}, {0, 0}, {1685, 5}, {0, 0}, {3907, 1}},
    {298383, 298280, 0, {2957, 2}, {0, 0}, {0, 0}, {0, 0}, {1690, 1}, {0, 0}, {0, 0}}, {298410, 298280, 0, {2959, 7}, {0, 0}, {0, 0}, {0, 0}, {1691, 4}, {0, 0}, {3907, 1}},
    {298428, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}}, {298447, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}},
    {298466, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}}, {298485, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}},
    {298501, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}}, {298517, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}},
    {298533, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}}, {298546, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}},
    {298562, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}}, {298578, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}},
    {298594, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}}, {298612, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}},
    {298630, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}}, {298691, 92916, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1695, 2}, {0, 0}, {0, 0}},
    {298863, 298739, 0, {2967, 3}, {2970, 1}, {0, 0}, {0, 0}, {1697, 2}, {0, 0}, {0, 0}}, {298976, 298280, 0, {2971, 1}, {0, 0}, {0, 0}, {0, 0}, {1677, 1}, {0, 0}, {0, 0}},
    {298990, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}}, {299007, 128019, 0, {0, 0}, {2966, 1}, {0, 0}, {0, 0}, {761, 1}, {0, 0}, {0, 0}},
};

static const varve_entity_record entities[] = {
    {1339, 0, {0, 0}, {0, 0}, {0, 0}}, {1354, 0, {0, 0}, {0, 0}, {0, 0}}, {1385, 1368, {0, 0}, {0, 0}, {0, 0}},
    {1412, 1405, {0, 0}, {0, 0}, {0, 0}}, {1422, 1405, {0, 0}, {0, 0}, {0, 0}}, {1434, 1405, {0, 0}, {0, 0}, {0, 0}},
    {1478, 1455, {0, 0}, {0, 0}, {0, 0}}, {1486, 1455, {0, 0}, {0, 0}, {0, 0}}, {1501, 1405, {0, 0}, {0, 0}, {0, 0}},
    {1514, 1368, {0, 0}, {0, 0}, {0, 0}}, {1526, 1368, {0, 0}, {0, 0}, {0, 0}}, {1540, 1368, {0, 0}, {0, 0}, {0, 0}},
    {1550, 1368, {0, 0}, {0, 0}, {0, 0}}, {1562, 1368, {0, 0}, {0, 0}, {0, 0}}, {1613, 1581, {0, 0}, {0, 0}, {0, 0}},
    {1668, 1626, {0, 0}, {0, 0}, {0, 0}}, {1702, 1688, {0, 0}, {0, 0}, {0, 0}}, {15770, 15749, {0, 0}, {0, 0}, {0, 0}},
    {15779, 0, {0, 0}, {0, 0}, {0, 0}}, {15829, 15794, {0, 0}, {0, 0}, {0, 0}}, {15860, 15845, {0, 0}, {0, 0}, {0, 0}},
    {15874, 1405, {0, 0}, {0, 0}, {0, 0}}, {15883, 1405, {0, 0}, {0, 0}, {0, 0}}, {15895, 15845, {0, 0}, {0, 0}, {0, 0}},
    {28966, 0, {0, 0}, {0, 0}, {0, 0}}, {30273, 15845, {0, 0}, {0, 0}, {0, 0}}, {30282, 15845, {0, 0}, {0, 0}, {0, 0}},
    {15982, 15845, {0, 0}, {0, 0}, {0, 0}}, {34682, 15845, {0, 0}, {0, 0}, {0, 0}}, {34689, 15845, {0, 0}, {0, 0}, {0, 0}},
    {44084, 0, {0, 0}, {0, 0}, {0, 0}}, {44096, 0, {0, 0}, {0, 0}, {0, 0}}, {44104, 0, {0, 0}, {0, 0}, {0, 0}},
    {44115, 0, {0, 0}, {0, 0}, {0, 0}}, {4908, 0, {0, 0}, {0, 0}, {0, 0}}, {15104, 0, {0, 0}, {0, 0}, {0, 0}},
    {48098, 0, {0, 0}, {0, 0}, {0, 0}}, {48103, 0, {0, 0}, {0, 0}, {0, 0}}, {48111, 0, {0, 0}, {0, 0}, {0, 0}},
    {48116, 0, {0, 0}, {0, 0}, {0, 0}}, {48120, 0, {0, 0}, {0, 0}, {0, 0}}, {48124, 0, {0, 0}, {0, 0}, {0, 0}},
    {48133, 0, {0, 0}, {0, 0}, {0, 0}}, {48137, 0, {0, 0}, {0, 0}, {0, 0}}, {48146, 0, {0, 0}, {0, 0}, {0, 0}},
    {48155, 0, {0, 0}, {0, 0}, {0, 0}}, {48159, 0, {0, 0}, {0, 0}, {0, 0}}, {48166, 0, {0, 0}, {0, 0}, {0, 0}},
    {48173, 0, {0, 0}, {0, 0}, {0, 0}}, {48187, 0, {0, 0}, {0, 0}, {0, 0}}, {48196, 0, {0, 0}, {0, 0}, {0, 0}},
    {48207, 0, {0, 0}, {0, 0}, {0, 0}}, {48214, 0, {0, 0}, {0, 0}, {0, 0}}, {48225, 0, {0, 0}, {0, 0}, {0, 0}},
    {48235, 0, {0, 0}, {0, 0}, {0, 0}}, {48244, 0, {0, 0}, {0, 0}, {0, 0}}, {16502, 0, {0, 0}, {0, 0}, {0, 0}},
    {48250, 0, {0, 0}, {0, 0}, {0, 0}}, {21, 0, {0, 0}, {0, 0}, {0, 0}}, {55, 0, {0, 0}, {0, 0}, {0, 0}},
    {48258, 0, {0, 0}, {0, 0}, {0, 0}}, {20039, 0, {0, 0}, {0, 0}, {0, 0}}, {48265, 0, {0, 0}, {0, 0}, {0, 0}},
    {48270, 0, {0, 0}, {0, 0}, {0, 0}}, {48276, 0, {0, 0}, {0, 0}, {0, 0}}, {48292, 0, {0, 0}, {0, 0}, {0, 0}},
    {1126, 0, {0, 0}, {0, 0}, {0, 0}}, {48308, 0, {0, 0}, {0, 0}, {0, 0}}, {1303, 0, {0, 0}, {0, 0}, {0, 0}},
    {48319, 0, {0, 0}, {0, 0}, {0, 0}}, {48333, 0, {0, 0}, {0, 0}, {0, 0}}, {48345, 0, {0, 0}, {0, 0}, {0, 0}},
    {48370, 0, {0, 0}, {0, 0}, {0, 0}}, {48394, 0, {0, 0}, {0, 0}, {0, 0}}, {48416, 0, {0, 0}, {0, 0}, {0, 0}},
    {48427, 0, {0, 0}, {0, 0}, {0, 0}}, {48443, 0, {0, 0}, {0, 0}, {0, 0}}, {48449, 0, {0, 0}, {0, 0}, {0, 0}},
    {48250, 0, {0, 0}, {0, 0}, {0, 0}}, {48459, 0, {0, 0}, {0, 0}, {0, 0}}, {48471, 0, {0, 0}, {0, 0}, {0, 0}},
    {48258, 0, {0, 0}, {0, 0}, {0, 0}}, {48480, 0, {0, 0}, {0, 0}, {0, 0}}, {48491, 0, {0, 0}, {0, 0}, {0, 0}},
    {48507, 0, {0, 0}, {0, 0}, {0, 0}}, {48522, 0, {0, 0}, {0, 0}, {0, 0}}, {48529, 0, {0, 0}, {0, 0}, {0, 0}},
    {6000, 0, {0, 0}, {0, 0}, {0, 0}}, {14201, 0, {0, 0}, {0, 0}, {0, 0}}, {48540, 0, {0, 0}, {0, 0}, {0, 0}},
    {49701, 0, {0, 0}, {0, 0}, {0, 0}}, {50954, 0, {0, 0}, {0, 0}, {0, 0}}, {50963, 0, {0, 0}, {0, 0}, {0, 0}},
    {51039, 50971, {0, 0}, {0, 0}, {0, 0}}, {13357, 0, {0, 0}, {0, 0}, {0, 0}}, {51066, 0, {0, 0}, {0, 0}, {0, 0}},
    {51085, 0, {0, 0}, {0, 0}, {0, 0}}, {1303, 0, {0, 0}, {0, 0}, {0, 0}}, {51175, 51145, {0, 0}, {0, 0}, {0, 0}},
    {48258, 15845, {0, 0}, {0, 0}, {0, 0}}, {51210, 51182, {0, 0}, {0, 0}, {0, 0}}, {51214, 0, {0, 0}, {0, 0}, {0, 0}},
    {51224, 0, {0, 0}, {0, 0}, {0, 0}}, {51231, 0, {0, 0}, {0, 0}, {0, 0}}, {48258, 15845, {0, 0}, {0, 0}, {0, 0}},
    {15860, 15845, {0, 0}, {0, 0}, {0, 0}}, {55874, 1405, {0, 0}, {0, 0}, {0, 0}}, {55903, 55888, {0, 0}, {0, 0}, {0, 0}},
    {55909, 1405, {0, 0}, {0, 0}, {0, 0}}, {55919, 1405, {0, 0}, {0, 0}, {0, 0}}, {55994, 55923, {0, 0}, {0, 0}, {0, 0}},
    {56055, 56010, {0, 0}, {0, 0}, {0, 0}}, {41345, 55888, {0, 0}, {0, 0}, {0, 0}}, {56068, 1455, {0, 0}, {0, 0}, {0, 0}},
    {38278, 55888, {0, 0}, {0, 0}, {0, 0}}, {56081, 1405, {0, 0}, {0, 0}, {0, 0}}, {46749, 55888, {0, 0}, {0, 0}, {0, 0}},
    {56100, 1405, {0, 0}, {0, 0}, {0, 0}}, {56238, 56117, {0, 0}, {0, 0}, {0, 0}}, {56245, 1405, {0, 0}, {0, 0}, {0, 0}},
    {56287, 56267, {0, 0}, {0, 0}, {0, 0}}, {56301, 1405, {0, 0}, {0, 0}, {0, 0}}, {56314, 1405, {0, 0}, {0, 0}, {0, 0}},
    {56353, 55888, {0, 0}, {0, 0}, {0, 0}}, {56360, 55888, {0, 0}, {0, 0}, {0, 0}}, {56365, 55888, {0, 0}, {0, 0}, {0, 0}},
    {67450, 1405, {0, 0}, {0, 0}, {0, 0}}, {68092, 0, {0, 0}, {0, 0}, {0, 0}}, {1723, 0, {0, 0}, {0, 0}, {0, 0}},
    {68102, 1405, {0, 0}, {0, 0}, {0, 0}}, {68141, 68114, {0, 0}, {0, 0}, {0, 0}}, {70171, 15845, {0, 0}, {0, 0}, {0, 0}},
    {70181, 15845, {0, 0}, {0, 0}, {0, 0}}, {70198, 15845, {0, 0}, {0, 0}, {0, 0}}, {70212, 15845, {0, 0}, {0, 0}, {0, 0}},
    {70223, 15845, {0, 0}, {0, 0}, {0, 0}}, {70231, 15845, {0, 0}, {0, 0}, {0, 0}}, {1303, 79100, {0, 0}, {0, 0}, {0, 0}},
    {54676, 79162, {0, 0}, {0, 0}, {0, 0}}, {79254, 0, {0, 0}, {0, 0}, {0, 0}}, {51210, 79264, {0, 0}, {0, 0}, {0, 0}},
    {79290, 0, {0, 0}, {0, 0}, {0, 0}}, {79374, 79297, {0, 0}, {0, 0}, {0, 0}}, {79381, 0, {0, 0}, {0, 0}, {0, 0}},
    {79389, 1455, {0, 0}, {0, 0}, {0, 0}}, {15860, 79402, {0, 0}, {0, 0}, {0, 0}}, {79424, 1455, {0, 0}, {0, 0}, {0, 0}},
    {79436, 1455, {0, 0}, {0, 0}, {0, 0}}, {79455, 1455, {0, 0}, {0, 0}, {0, 0}}, {79468, 1455, {0, 0}, {0, 0}, {0, 0}},
    {79498, 79477, {0, 0}, {0, 0}, {0, 0}}, {79504, 1455, {0, 0}, {0, 0}, {0, 0}}, {79528, 79520, {0, 0}, {0, 0}, {0, 0}},
    {79535, 0, {0, 0}, {0, 0}, {0, 0}}, {79564, 79550, {0, 0}, {0, 0}, {0, 0}}, {79584, 1455, {0, 0}, {0, 0}, {0, 0}},
    {79600, 1455, {0, 0}, {0, 0}, {0, 0}}, {79614, 1455, {0, 0}, {0, 0}, {0, 0}}, {79628, 1455, {0, 0}, {0, 0}, {0, 0}},
    {79644, 1455, {0, 0}, {0, 0}, {0, 0}}, {79660, 1455, {0, 0}, {0, 0}, {0, 0}}, {79678, 1455, {0, 0}, {0, 0}, {0, 0}},
    {79735, 79694, {0, 0}, {0, 0}, {0, 0}}, {79829, 79749, {0, 0}, {0, 0}, {0, 0}}, {79878, 79848, {0, 0}, {0, 0}, {0, 0}},
    {79886, 1455, {0, 0}, {0, 0}, {0, 0}}, {79906, 1455, {0, 0}, {0, 0}, {0, 0}}, {79925, 1455, {0, 0}, {0, 0}, {0, 0}},
    {79955, 1455, {0, 0}, {0, 0}, {0, 0}}, {79974, 1455, {0, 0}, {0, 0}, {0, 0}}, {79983, 1455, {0, 0}, {0, 0}, {0, 0}},
    {80000, 1455, {0, 0}, {0, 0}, {0, 0}}, {80022, 1455, {0, 0}, {0, 0}, {0, 0}}, {80040, 1455, {0, 0}, {0, 0}, {0, 0}},
    {80050, 1455, {0, 0}, {0, 0}, {0, 0}}, {80063, 0, {0, 0}, {0, 0}, {0, 0}}, {80076, 1455, {0, 0}, {0, 0}, {0, 0}},
    {80091, 1455, {0, 0}, {0, 0}, {0, 0}}, {80105, 1455, {0, 0}, {0, 0}, {0, 0}}, {80117, 1455, {0, 0}, {0, 0}, {0, 0}},
    {80141, 80136, {0, 0}, {0, 0}, {0, 0}}, {30273, 15845, {0, 0}, {0, 0}, {0, 0}}, {80188, 80162, {0, 0}, {0, 0}, {0, 0}},
    {80222, 80205, {0, 0}, {0, 0}, {0, 0}}, {80230, 1455, {0, 0}, {0, 0}, {0, 0}}, {80246, 1455, {0, 0}, {0, 0}, {0, 0}},
    {80262, 1455, {0, 0}, {0, 0}, {0, 0}}, {80278, 1455, {0, 0}, {0, 0}, {0, 0}}, {80288, 1455, {0, 0}, {0, 0}, {0, 0}},
    {80300, 1455, {0, 0}, {0, 0}, {0, 0}}, {80314, 1455, {0, 0}, {0, 0}, {0, 0}}, {80326, 1455, {0, 0}, {0, 0}, {0, 0}},
    {80346, 1455, {0, 0}, {0, 0}, {0, 0}}, {80360, 1455, {0, 0}, {0, 0}, {0, 0}}, {80375, 1455, {0, 0}, {0, 0}, {0, 0}},
    {80428, 80390, {0, 0}, {0, 0}, {0, 0}}, {80485, 80445, {0, 0}, {0, 0}, {0, 0}}, {80546, 80512, {0, 0}, {0, 0}, {0, 0}},
    {30282, 15845, {0, 0}, {0, 0}, {0, 0}}, {80555, 0, {0, 0}, {0, 0}, {0, 0}}, {80562, 1455, {0, 0}, {0, 0}, {0, 0}},
    {80578, 1455, {0, 0}, {0, 0}, {0, 0}}, {80625, 80603, {0, 0}, {0, 0}, {0, 0}}, {79374, 80638, {0, 0}, {0, 0}, {0, 0}},
    {80718, 80680, {0, 0}, {0, 0}, {0, 0}}, {80734, 55888, {0, 0}, {0, 0}, {0, 0}}, {80773, 80746, {0, 0}, {0, 0}, {0, 0}},
    {80783, 1455, {0, 0}, {0, 0}, {0, 0}}, {80792, 1455, {0, 0}, {0, 0}, {0, 0}}, {80807, 0, {0, 0}, {0, 0}, {0, 0}},
    {80834, 80813, {0, 0}, {0, 0}, {0, 0}}, {80846, 1455, {0, 0}, {0, 0}, {0, 0}}, {80860, 1455, {0, 0}, {0, 0}, {0, 0}},
    {900, 0, {0, 0}, {0, 0}, {0, 0}}, {4908, 0, {0, 0}, {0, 0}, {0, 0}}, {103890, 0, {0, 0}, {0, 0}, {0, 0}},
    {106055, 0, {0, 0}, {0, 0}, {0, 0}}, {106060, 0, {0, 0}, {0, 0}, {0, 0}}, {106068, 0, {0, 0}, {0, 0}, {0, 0}},
    {106075, 0, {0, 0}, {0, 0}, {0, 0}}, {106082, 15845, {0, 0}, {0, 0}, {0, 0}}, {108743, 0, {0, 0}, {0, 0}, {0, 0}},
    {108762, 1455, {0, 0}, {0, 0}, {0, 0}}, {108777, 0, {0, 0}, {0, 0}, {0, 0}}, {108792, 1455, {0, 0}, {0, 0}, {0, 0}},
    {108813, 1455, {0, 0}, {0, 0}, {0, 0}}, {108835, 1455, {0, 0}, {0, 0}, {0, 0}}, {108856, 1405, {0, 0}, {0, 0}, {0, 0}},
    {108867, 1405, {0, 0}, {0, 0}, {0, 0}}, {108875, 1405, {0, 0}, {0, 0}, {0, 0}}, {108879, 1405, {0, 0}, {0, 0}, {0, 0}},
    {108897, 1405, {0, 0}, {0, 0}, {0, 0}}, {115221, 1405, {0, 0}, {0, 0}, {0, 0}}, {115228, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115247, 15845, {0, 0}, {0, 0}, {0, 0}}, {115264, 1405, {0, 0}, {0, 0}, {0, 0}}, {115288, 1405, {0, 0}, {0, 0}, {0, 0}},
    {115322, 15845, {0, 0}, {0, 0}, {0, 0}}, {115332, 15845, {0, 0}, {0, 0}, {0, 0}}, {115352, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115364, 1405, {0, 0}, {0, 0}, {0, 0}}, {115380, 15845, {0, 0}, {0, 0}, {0, 0}}, {115402, 1455, {0, 0}, {0, 0}, {0, 0}},
    {115421, 1405, {0, 0}, {0, 0}, {0, 0}}, {115441, 1405, {0, 0}, {0, 0}, {0, 0}}, {115457, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115467, 15845, {0, 0}, {0, 0}, {0, 0}}, {46749, 15845, {0, 0}, {0, 0}, {0, 0}}, {115477, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115486, 15845, {0, 0}, {0, 0}, {0, 0}}, {115495, 15845, {0, 0}, {0, 0}, {0, 0}}, {115512, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115521, 15845, {0, 0}, {0, 0}, {0, 0}}, {115532, 15845, {0, 0}, {0, 0}, {0, 0}}, {115541, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115554, 1405, {0, 0}, {0, 0}, {0, 0}}, {115575, 15845, {0, 0}, {0, 0}, {0, 0}}, {115586, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115596, 1405, {0, 0}, {0, 0}, {0, 0}}, {115607, 15845, {0, 0}, {0, 0}, {0, 0}}, {115616, 15845, {0, 0}, {0, 0}, {0, 0}},
    {103167, 1455, {0, 0}, {0, 0}, {0, 0}}, {115631, 15845, {0, 0}, {0, 0}, {0, 0}}, {115644, 1405, {0, 0}, {0, 0}, {0, 0}},
    {79374, 115654, {0, 0}, {0, 0}, {0, 0}}, {115734, 15845, {0, 0}, {0, 0}, {0, 0}}, {115755, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115772, 15845, {0, 0}, {0, 0}, {0, 0}}, {115791, 15845, {0, 0}, {0, 0}, {0, 0}}, {115805, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115824, 15845, {0, 0}, {0, 0}, {0, 0}}, {115848, 15845, {0, 0}, {0, 0}, {0, 0}}, {115871, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115895, 15845, {0, 0}, {0, 0}, {0, 0}}, {115912, 15845, {0, 0}, {0, 0}, {0, 0}}, {115925, 15845, {0, 0}, {0, 0}, {0, 0}},
    {115939, 15845, {0, 0}, {0, 0}, {0, 0}}, {115954, 15845, {0, 0}, {0, 0}, {0, 0}}, {115969, 1405, {0, 0}, {0, 0}, {0, 0}},
    {115984, 15845, {0, 0}, {0, 0}, {0, 0}}, {115999, 15845, {0, 0}, {0, 0}, {0, 0}}, {116015, 15845, {0, 0}, {0, 0}, {0, 0}},
    {137361, 0, {0, 0}, {0, 0}, {0, 0}}, {137365, 0, {0, 0}, {0, 0}, {0, 0}}, {137379, 1455, {0, 0}, {0, 0}, {0, 0}},
    {137394, 1405, {0, 0}, {0, 0}, {0, 0}}, {137403, 1405, {0, 0}, {0, 0}, {0, 0}}, {137444, 137429, {0, 0}, {0, 0}, {0, 0}},
    {137459, 137429, {0, 0}, {0, 0}, {0, 0}}, {137473, 1405, {0, 0}, {0, 0}, {0, 0}}, {137490, 1405, {0, 0}, {0, 0}, {0, 0}},
    {137506, 137429, {0, 0}, {0, 0}, {0, 0}}, {137551, 137525, {0, 0}, {0, 0}, {0, 0}}, {137569, 1455, {0, 0}, {0, 0}, {0, 0}},
    {1514, 137429, {0, 0}, {0, 0}, {0, 0}}, {97034, 1455, {0, 0}, {0, 0}, {0, 0}}, {137583, 1405, {0, 0}, {0, 0}, {0, 0}},
    {137597, 1405, {0, 0}, {0, 0}, {0, 0}}, {137613, 1405, {0, 0}, {0, 0}, {0, 0}}, {137626, 1405, {0, 0}, {0, 0}, {0, 0}},
    {137641, 1405, {0, 0}, {0, 0}, {0, 0}}, {137651, 1405, {0, 0}, {0, 0}, {0, 0}}, {137661, 1405, {0, 0}, {0, 0}, {0, 0}},
    {137674, 137429, {0, 0}, {0, 0}, {0, 0}}, {137693, 1405, {0, 0}, {0, 0}, {0, 0}}, {137703, 1405, {0, 0}, {0, 0}, {0, 0}},
    {137716, 137429, {0, 0}, {0, 0}, {0, 0}}, {137738, 1455, {0, 0}, {0, 0}, {0, 0}}, {68092, 0, {0, 0}, {0, 0}, {0, 0}},
    {151885, 0, {0, 0}, {0, 0}, {0, 0}}, {128013, 0, {0, 0}, {0, 0}, {0, 0}}, {6000, 0, {0, 0}, {0, 0}, {0, 0}},
    {15104, 0, {0, 0}, {0, 0}, {0, 0}}, {51210, 157919, {0, 0}, {0, 0}, {0, 0}}, {157954, 157940, {0, 0}, {0, 0}, {0, 0}},
    {157967, 15845, {0, 0}, {0, 0}, {0, 0}}, {157975, 0, {0, 0}, {0, 0}, {0, 0}}, {157989, 0, {0, 0}, {0, 0}, {0, 0}},
    {157994, 1455, {0, 0}, {0, 0}, {0, 0}}, {79374, 161118, {0, 0}, {0, 0}, {0, 0}}, {103167, 0, {0, 0}, {0, 0}, {0, 0}},
    {45267, 0, {0, 0}, {0, 0}, {0, 0}}, {183997, 0, {0, 0}, {0, 0}, {0, 0}}, {184009, 0, {0, 0}, {0, 0}, {0, 0}},
    {186948, 0, {0, 0}, {0, 0}, {0, 0}}, {186971, 186957, {0, 0}, {0, 0}, {0, 0}}, {186981, 1405, {0, 0}, {0, 0}, {0, 0}},
    {1303, 191666, {0, 0}, {0, 0}, {0, 0}}, {191710, 0, {0, 0}, {0, 0}, {0, 0}}, {191730, 191715, {0, 0}, {0, 0}, {0, 0}},
    {54676, 191733, {0, 0}, {0, 0}, {0, 0}}, {191777, 0, {0, 0}, {0, 0}, {0, 0}}, {191825, 191781, {0, 0}, {0, 0}, {0, 0}},
    {191730, 0, {0, 0}, {0, 0}, {0, 0}}, {195758, 195690, {0, 0}, {0, 0}, {0, 0}}, {195769, 195690, {0, 0}, {0, 0}, {0, 0}},
    {195807, 195778, {0, 0}, {0, 0}, {0, 0}}, {195825, 1405, {0, 0}, {0, 0}, {0, 0}}, {195843, 1405, {0, 0}, {0, 0}, {0, 0}},
    {195869, 0, {0, 0}, {0, 0}, {0, 0}}, {15982, 1405, {0, 0}, {0, 0}, {0, 0}}, {195878, 0, {0, 0}, {0, 0}, {0, 0}},
    {220497, 15845, {0, 0}, {0, 0}, {0, 0}}, {220514, 15845, {0, 0}, {0, 0}, {0, 0}}, {220523, 1455, {0, 0}, {0, 0}, {0, 0}},
    {220548, 1455, {0, 0}, {0, 0}, {0, 0}}, {220574, 15845, {0, 0}, {0, 0}, {0, 0}}, {220585, 15845, {0, 0}, {0, 0}, {0, 0}},
    {220596, 15845, {0, 0}, {0, 0}, {0, 0}}, {220619, 1455, {0, 0}, {0, 0}, {0, 0}}, {220641, 1455, {0, 0}, {0, 0}, {0, 0}},
    {220662, 15845, {0, 0}, {0, 0}, {0, 0}}, {220682, 15845, {0, 0}, {0, 0}, {0, 0}}, {220714, 15845, {0, 0}, {0, 0}, {0, 0}},
    {1514, 15845, {0, 0}, {0, 0}, {0, 0}}, {55919, 15845, {0, 0}, {0, 0}, {0, 0}}, {220725, 1455, {0, 0}, {0, 0}, {0, 0}},
    {220741, 15845, {0, 0}, {0, 0}, {0, 0}}, {220756, 15845, {0, 0}, {0, 0}, {0, 0}}, {220772, 15845, {0, 0}, {0, 0}, {0, 0}},
    {220776, 15845, {0, 0}, {0, 0}, {0, 0}}, {220789, 15845, {0, 0}, {0, 0}, {0, 0}}, {220803, 15845, {0, 0}, {0, 0}, {0, 0}},
    {220820, 15845, {0, 0}, {0, 0}, {0, 0}}, {220837, 15845, {0, 0}, {0, 0}, {0, 0}}, {220853, 15845, {0, 0}, {0, 0}, {0, 0}},
    {220872, 15845, {0, 0}, {0, 0}, {0, 0}}, {220889, 15845, {0, 0}, {0, 0}, {0, 0}}, {220902, 15845, {0, 0}, {0, 0}, {0, 0}},
    {220917, 15845, {0, 0}, {0, 0}, {0, 0}}, {220940, 15845, {0, 0}, {0, 0}, {0, 0}}, {220960, 1455, {0, 0}, {0, 0}, {0, 0}},
    {220979, 15845, {0, 0}, {0, 0}, {0, 0}}, {220992, 15845, {0, 0}, {0, 0}, {0, 0}}, {221011, 15845, {0, 0}, {0, 0}, {0, 0}},
    {221024, 15845, {0, 0}, {0, 0}, {0, 0}}, {221037, 15845, {0, 0}, {0, 0}, {0, 0}}, {221051, 15845, {0, 0}, {0, 0}, {0, 0}},
    {221064, 15845, {0, 0}, {0, 0}, {0, 0}}, {221081, 15845, {0, 0}, {0, 0}, {0, 0}}, {221088, 15845, {0, 0}, {0, 0}, {0, 0}},
    {221109, 1455, {0, 0}, {0, 0}, {0, 0}}, {89577, 15845, {0, 0}, {0, 0}, {0, 0}}, {221125, 15845, {0, 0}, {0, 0}, {0, 0}},
    {221143, 15845, {0, 0}, {0, 0}, {0, 0}}, {221157, 15845, {0, 0}, {0, 0}, {0, 0}}, {221177, 15845, {0, 0}, {0, 0}, {0, 0}},
    {137738, 15845, {0, 0}, {0, 0}, {0, 0}}, {243728, 0, {0, 0}, {0, 0}, {0, 0}}, {103167, 243735, {0, 0}, {0, 0}, {0, 0}},
    {243749, 15845, {0, 0}, {0, 0}, {0, 0}}, {243760, 1455, {0, 0}, {0, 0}, {0, 0}}, {220772, 15845, {0, 0}, {0, 0}, {0, 0}},
    {197190, 15845, {0, 0}, {0, 0}, {0, 0}}, {243771, 1455, {0, 0}, {0, 0}, {0, 0}}, {243784, 15845, {0, 0}, {0, 0}, {0, 0}},
    {243793, 1455, {0, 0}, {0, 0}, {0, 0}}, {243803, 15845, {0, 0}, {0, 0}, {0, 0}}, {243808, 15845, {0, 0}, {0, 0}, {0, 0}},
    {243820, 15845, {0, 0}, {0, 0}, {0, 0}}, {243834, 15845, {0, 0}, {0, 0}, {0, 0}}, {244016, 243856, {0, 0}, {0, 0}, {0, 0}},
    {244027, 1455, {0, 0}, {0, 0}, {0, 0}}, {48308, 0, {0, 0}, {0, 0}, {0, 0}}, {253197, 0, {0, 0}, {0, 0}, {0, 0}},
    {253204, 0, {0, 0}, {0, 0}, {0, 0}}, {253214, 0, {0, 0}, {0, 0}, {0, 0}}, {56430, 253224, {0, 0}, {0, 0}, {0, 0}},
    {253248, 157940, {0, 0}, {0, 0}, {0, 0}}, {6000, 0, {0, 0}, {0, 0}, {0, 0}}, {253281, 253254, {0, 0}, {0, 0}, {0, 0}},
    {80555, 0, {0, 0}, {0, 0}, {0, 0}}, {70198, 15845, {0, 0}, {0, 0}, {0, 0}}, {15982, 15845, {0, 0}, {0, 0}, {0, 0}},
    {280765, 15845, {0, 0}, {0, 0}, {0, 0}}, {285359, 0, {0, 0}, {0, 0}, {0, 0}}, {285369, 0, {0, 0}, {0, 0}, {0, 0}},
    {285406, 285377, {0, 0}, {0, 0}, {0, 0}}, {114359, 285412, {0, 0}, {0, 0}, {0, 0}}, {285454, 285436, {0, 0}, {0, 0}, {0, 0}},
    {291142, 0, {0, 0}, {0, 0}, {0, 0}}, {291151, 0, {0, 0}, {0, 0}, {0, 0}}, {291160, 0, {0, 0}, {0, 0}, {0, 0}},
    {291172, 1455, {0, 0}, {0, 0}, {0, 0}}, {291189, 15845, {0, 0}, {0, 0}, {0, 0}}, {291200, 1405, {0, 0}, {0, 0}, {0, 0}},
    {34682, 1455, {0, 0}, {0, 0}, {0, 0}}, {291212, 0, {0, 0}, {0, 0}, {0, 0}}, {46749, 1405, {0, 0}, {0, 0}, {0, 0}},
    {128013, 291223, {0, 0}, {0, 0}, {0, 0}}, {291254, 1455, {0, 0}, {0, 0}, {0, 0}}, {195878, 291273, {0, 0}, {0, 0}, {0, 0}},
    {96428, 15845, {0, 0}, {0, 0}, {0, 0}}, {220992, 15845, {0, 0}, {0, 0}, {0, 0}}, {115467, 15845, {0, 0}, {0, 0}, {0, 0}},
    {297589, 1455, {0, 0}, {0, 0}, {0, 0}}, {297599, 1455, {0, 0}, {0, 0}, {0, 0}}, {221157, 15845, {0, 0}, {0, 0}, {0, 0}},
    {79374, 297609, {0, 0}, {0, 0}, {0, 0}},
};

static const varve_value_record values[] = {
    {1714, 1, 1, 0, 0}, {1723, 2, 0, 0, 0}, {1958, 3, 0, 0, 0}, {1960, 3, 0, 0, 0}, {1714, 1, 1, 0, 0},
    {1958, 3, 0, 0, 0}, {1714, 1, 1, 0, 0}, {1958, 3, 0, 0, 0}, {2227, 0, 0, 0, 0}, {1714, 1, 1, 0, 0},
    {2565, 5, 0, 0, 0}, {2569, 3, 1, 0, 0}, {2579, 6, 2, 0, 0}, {2586, 7, 2, 0, 0}, {2600, 5, 0, 0, 0},
    {3220, 7, 1, 0, 0}, {3231, 7, 1, 0, 0}, {3242, 7, 1, 0, 0}, {3249, 7, 1, 0, 0}, {3256, 7, 1, 0, 0},
    {3265, 6, 0, 0, 0}, {2600, 5, 0, 0, 0}, {2565, 5, 0, 0, 0}, {2579, 6, 2, 0, 0}, {2586, 7, 2, 0, 0},
    {1714, 1, 1, 0, 0}, {2586, 7, 2, 0, 0}, {4043, 7, 2, 0, 0}, {4056, 5, 2, 0, 0}, {1723, 17, 0, 0, 0},
    {4056, 5, 2, 0, 0}, {4908, 18, 0, 0, 0}, {4908, 18, 1, 0, 0}, {4056, 5, 2, 0, 0}, {2600, 5, 0, 0, 0},
    {2579, 6, 2, 0, 0}, {2586, 7, 2, 0, 0}, {1714, 1, 1, 0, 0}, {5539, 7, 1, 0, 0}, {5552, 7, 1, 0, 0},
    {4043, 7, 2, 0, 0}, {4056, 5, 2, 0, 0}, {6005, 17, 0, 0, 0}, {6016, 17, 0, 0, 0}, {6027, 17, 0, 0, 0},
    {2579, 6, 0, 0, 0}, {3265, 20, 0, 0, 0}, {1714, 1, 1, 0, 0}, {4056, 5, 2, 0, 0}, {6723, 7, 1, 0, 0},
    {1714, 1, 1, 0, 0}, {4056, 21, 2, 0, 0}, {2586, 7, 2, 0, 0}, {4043, 7, 2, 0, 0}, {2586, 7, 2, 0, 0},
    {4043, 7, 2, 0, 0}, {7273, 7, 2, 0, 0}, {7282, 7, 2, 0, 0}, {7293, 7, 2, 0, 0}, {1714, 1, 1, 0, 0},
    {7306, 1, 1, 0, 0}, {7315, 5, 2, 0, 0}, {7333, 5, 2, 0, 0}, {7349, 5, 2, 0, 0}, {4056, 5, 2, 0, 0},
    {3220, 7, 2, 0, 0}, {3231, 7, 2, 0, 0}, {8692, 7, 2, 0, 0}, {8697, 7, 2, 0, 0}, {8710, 7, 2, 0, 0},
    {8728, 7, 2, 0, 0}, {8743, 7, 2, 0, 0}, {8756, 5, 2, 0, 0}, {7333, 5, 2, 0, 0}, {7349, 5, 2, 0, 0},
    {7315, 21, 2, 0, 0}, {8770, 26, 2, 0, 0}, {6005, 17, 0, 0, 0}, {6027, 17, 0, 0, 0}, {6005, 17, 0, 0, 0},
    {10336, 17, 0, 0, 0}, {6027, 17, 0, 0, 0}, {2586, 7, 2, 0, 0}, {4043, 7, 2, 0, 0}, {1714, 1, 1, 0, 0},
    {7306, 1, 1, 0, 0}, {7315, 5, 2, 0, 0}, {7333, 5, 2, 0, 0}, {7349, 5, 2, 0, 0}, {4056, 5, 2, 0, 0},
    {11841, 7, 1, 0, 0}, {6723, 7, 1, 0, 0}, {1714, 1, 1, 0, 0}, {4043, 7, 2, 0, 0}, {5539, 7, 1, 0, 0},
    {5552, 7, 1, 0, 0}, {1714, 1, 1, 0, 0}, {12998, 21, 2, 0, 0}, {13337, 20, 2, 0, 0}, {13349, 20, 0, 0, 0},
    {13498, 20, 0, 0, 0}, {13511, 20, 2, 0, 0}, {13525, 20, 2, 0, 0}, {13846, 20, 2, 0, 0}, {13865, 20, 2, 0, 0},
    {13884, 21, 2, 0, 0}, {14084, 21, 2, 0, 0}, {14103, 2, 0, 0, 0}, {14114, 17, 0, 0, 0}, {13525, 20, 2, 0, 0},
    {13511, 20, 2, 0, 0}, {13498, 20, 0, 0, 0}, {21, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {3265, 0, 0, 0, 0},
    {12998, 20, 2, 0, 0}, {8770, 21, 2, 0, 0}, {15104, 0, 0, 0, 0}, {21, 35, 0, 0, 0}, {14535, 20, 2, 0, 0},
    {3265, 39, 0, 0, 0}, {15104, 39, 0, 0, 0}, {21, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {15974, 0, 0, 0, 0},
    {15978, 0, 0, 0, 0}, {16491, 43, 0, 0, 0}, {16498, 44, 0, 0, 0}, {16491, 35, 0, 0, 0}, {16607, 46, 1, 0, 0},
    {16618, 47, 1, 0, 0}, {3265, 35, 0, 0, 0}, {15978, 35, 0, 0, 0}, {17048, 20, 2, 0, 0}, {17059, 35, 0, 0, 0},
    {17063, 20, 2, 0, 0}, {17323, 35, 0, 0, 0}, {17330, 20, 2, 0, 0}, {17345, 35, 0, 0, 0}, {17349, 20, 2, 0, 0},
    {17361, 48, 0, 0, 0}, {17361, 48, 0, 0, 0}, {17689, 20, 2, 0, 0}, {17710, 20, 2, 0, 0}, {17733, 20, 2, 0, 0},
    {17754, 49, 1, 0, 0}, {17769, 1, 1, 0, 0}, {17783, 50, 1, 0, 0}, {17794, 50, 1, 0, 0}, {17807, 35, 1, 0, 0},
    {17830, 20, 2, 0, 0}, {17853, 20, 1, 0, 0}, {17870, 50, 1, 0, 0}, {17884, 20, 1, 0, 0}, {17900, 51, 0, 0, 0},
    {17361, 52, 0, 0, 0}, {17361, 52, 0, 0, 0}, {14535, 53, 0, 0, 0}, {17689, 20, 2, 0, 0}, {17710, 20, 2, 0, 0},
    {17733, 20, 2, 0, 0}, {17754, 49, 1, 0, 0}, {17769, 1, 1, 0, 0}, {17783, 50, 1, 0, 0}, {17794, 50, 1, 0, 0},
    {17807, 35, 1, 0, 0}, {17830, 20, 2, 0, 0}, {17853, 20, 1, 0, 0}, {17870, 50, 1, 0, 0}, {17884, 20, 1, 0, 0},
    {20992, 54, 0, 0, 0}, {21000, 54, 0, 0, 0}, {21008, 55, 0, 0, 0}, {21014, 55, 0, 0, 0}, {16491, 60, 0, 0, 0},
    {21552, 61, 0, 0, 0}, {21558, 62, 1, 0, 0}, {16498, 62, 0, 0, 0}, {16491, 61, 0, 0, 0}, {21847, 50, 0, 0, 0},
    {21558, 64, 1, 0, 0}, {16498, 64, 0, 0, 0}, {20992, 61, 0, 0, 0}, {21000, 61, 1, 0, 0}, {21558, 64, 1, 0, 0},
    {15978, 66, 0, 0, 0}, {3265, 66, 0, 0, 0}, {15978, 0, 0, 0, 0}, {22710, 0, 0, 0, 0}, {21, 35, 0, 0, 0},
    {14535, 50, 2, 0, 0}, {22714, 50, 1, 0, 0}, {15104, 0, 0, 0, 0}, {15104, 67, 0, 0, 0}, {21, 35, 0, 0, 0},
    {14535, 50, 2, 0, 0}, {22714, 50, 1, 0, 0}, {15104, 68, 0, 0, 0}, {21, 35, 0, 0, 0}, {14535, 50, 2, 0, 0},
    {22714, 50, 1, 0, 0}, {15104, 50, 0, 0, 0}, {21, 35, 0, 0, 0}, {14535, 50, 2, 0, 0}, {22714, 50, 1, 0, 0},
    {21, 35, 0, 0, 0}, {14535, 50, 2, 0, 0}, {22714, 50, 1, 0, 0}, {15104, 0, 0, 0, 0}, {21, 35, 0, 0, 0},
    {14535, 50, 2, 0, 0}, {22714, 50, 1, 0, 0}, {16491, 69, 0, 0, 0}, {21552, 61, 0, 0, 0}, {16498, 70, 0, 0, 0},
    {16491, 71, 0, 0, 0}, {21552, 72, 0, 0, 0}, {16498, 73, 0, 0, 0}, {20992, 76, 0, 0, 0}, {21000, 76, 0, 0, 0},
    {21008, 77, 0, 0, 0}, {25607, 78, 0, 0, 0}, {25615, 78, 0, 0, 0}, {21014, 77, 0, 0, 0}, {20992, 80, 0, 0, 0},
    {21000, 80, 0, 0, 0}, {21008, 81, 0, 0, 0}, {26315, 82, 0, 0, 0}, {26322, 82, 0, 0, 0}, {21014, 81, 0, 0, 0},
    {20992, 86, 0, 0, 0}, {21000, 87, 0, 0, 0}, {21008, 88, 0, 0, 0}, {27559, 89, 0, 0, 0}, {21014, 88, 0, 0, 0},
    {15978, 35, 0, 0, 0}, {17048, 20, 2, 0, 0}, {20992, 91, 0, 0, 0}, {21000, 91, 0, 0, 0}, {21008, 92, 0, 0, 0},
    {21014, 92, 0, 0, 0}, {17361, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {3249, 20, 1, 0, 0}, {16498, 95, 0, 0, 0},
    {29362, 96, 0, 0, 0}, {29366, 96, 0, 0, 0}, {1, 97, 0, 0, 0}, {16498, 97, 0, 0, 0}, {29362, 98, 0, 0, 0},
    {29366, 98, 0, 0, 0}, {1, 99, 0, 0, 0}, {16498, 99, 0, 0, 0}, {17361, 35, 0, 0, 0}, {14535, 20, 2, 0, 0},
    {29823, 95, 0, 0, 0}, {3249, 20, 1, 0, 0}, {29362, 100, 0, 0, 0}, {29366, 100, 0, 0, 0}, {3265, 100, 0, 0, 0},
    {29362, 102, 0, 0, 0}, {29366, 102, 0, 0, 0}, {3265, 102, 0, 0, 0}, {30773, 102, 0, 0, 0},
    {30282, 104, 0, 0, 0}, {31078, 105, 0, 0, 0}, {31081, 105, 0, 0, 0}, {3265, 104, 0, 0, 0},
    {31078, 100, 0, 0, 0}, {31081, 100, 0, 0, 0}, {31078, 109, 0, 0, 0}, {31081, 109, 0, 0, 0},
    {31078, 110, 0, 0, 0}, {31081, 110, 0, 0, 0}, {32265, 102, 0, 0, 0}, {32269, 102, 0, 0, 0},
    {32461, 100, 0, 0, 0}, {31078, 100, 0, 0, 0}, {21552, 100, 0, 0, 0}, {14093, 104, 0, 0, 0},
    {32940, 0, 0, 0, 0}, {32951, 0, 0, 0, 0}, {33563, 112, 0, 0, 0}, {33565, 113, 0, 0, 0}, {33567, 113, 0, 0, 0},
    {16498, 112, 0, 0, 0}, {1, 114, 0, 0, 0}, {33829, 115, 0, 0, 0}, {33834, 115, 0, 0, 0}, {16498, 114, 0, 0, 0},
    {1, 116, 0, 0, 0}, {33829, 117, 0, 0, 0}, {33834, 117, 0, 0, 0}, {16498, 116, 0, 0, 0}, {33563, 118, 0, 0, 0},
    {33565, 118, 0, 0, 0}, {16498, 119, 0, 0, 0}, {28966, 120, 0, 0, 0}, {3265, 120, 0, 0, 0},
    {28966, 120, 0, 0, 0}, {35677, 20, 0, 0, 0}, {3265, 121, 0, 0, 0}, {29362, 123, 0, 0, 0}, {29366, 39, 0, 0, 0},
    {36042, 39, 1, 0, 0}, {36050, 39, 1, 0, 0}, {1, 39, 1, 0, 0}, {3265, 124, 0, 0, 0}, {1126, 121, 0, 0, 0},
    {28966, 120, 0, 0, 0}, {35677, 20, 0, 0, 0}, {16498, 125, 0, 0, 0}, {31265, 126, 0, 0, 0},
    {36835, 127, 0, 0, 0}, {35677, 50, 0, 0, 0}, {37300, 128, 0, 0, 0}, {37314, 128, 0, 0, 0},
    {37328, 129, 0, 0, 0}, {37339, 129, 0, 0, 0}, {1126, 121, 0, 0, 0}, {31265, 126, 0, 0, 0},
    {35677, 50, 0, 0, 0}, {31265, 126, 0, 0, 0}, {37645, 127, 0, 0, 0}, {35677, 50, 0, 0, 0}, {16502, 50, 0, 0, 0},
    {37645, 127, 0, 0, 0}, {37894, 50, 0, 0, 0}, {35677, 50, 0, 0, 0}, {31265, 126, 0, 0, 0}, {1126, 121, 0, 0, 0},
    {17361, 35, 0, 0, 0}, {38278, 126, 0, 0, 0}, {28966, 120, 0, 0, 0}, {14535, 20, 2, 0, 0}, {35677, 20, 0, 0, 0},
    {29362, 121, 0, 0, 0}, {29366, 121, 0, 0, 0}, {36042, 126, 1, 0, 0}, {36050, 126, 1, 0, 0},
    {1, 120, 1, 0, 0}, {29362, 131, 0, 0, 0}, {29366, 39, 0, 0, 0}, {36042, 39, 1, 0, 0}, {36050, 39, 1, 0, 0},
    {1, 39, 1, 0, 0}, {3265, 132, 0, 0, 0}, {29362, 133, 0, 0, 0}, {29366, 39, 0, 0, 0}, {36042, 39, 1, 0, 0},
    {36050, 39, 1, 0, 0}, {1, 39, 1, 0, 0}, {3265, 134, 0, 0, 0}, {28966, 120, 0, 0, 0}, {35677, 20, 0, 0, 0},
    {38278, 126, 0, 0, 0}, {17361, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {17361, 136, 0, 0, 0}, {14535, 20, 2, 0, 0},
    {39865, 0, 1, 0, 0}, {38278, 39, 1, 0, 0}, {40194, 120, 0, 0, 0}, {17361, 136, 0, 0, 0}, {14535, 20, 2, 0, 0},
    {38278, 39, 1, 0, 0}, {16498, 120, 0, 0, 0}, {16491, 137, 0, 0, 0}, {3265, 138, 0, 0, 0}, {16491, 138, 0, 0, 0},
    {3265, 137, 0, 0, 0}, {15978, 139, 0, 0, 0}, {17059, 139, 0, 0, 0}, {14084, 141, 0, 0, 0},
    {41487, 141, 0, 0, 0}, {41496, 141, 0, 0, 0}, {1, 142, 0, 0, 0}, {33829, 143, 0, 0, 0}, {33834, 143, 0, 0, 0},
    {16498, 142, 0, 0, 0}, {41701, 144, 0, 0, 0}, {38278, 126, 0, 0, 0}, {1960, 145, 0, 0, 0},
    {41936, 144, 0, 0, 0}, {41939, 126, 0, 0, 0}, {16502, 50, 0, 0, 0}, {17361, 46, 0, 0, 0}, {21022, 46, 0, 0, 0},
    {42203, 141, 0, 0, 0}, {42206, 141, 0, 0, 0}, {42203, 141, 0, 0, 0}, {42206, 141, 0, 0, 0},
    {42229, 141, 0, 0, 0}, {42232, 141, 0, 0, 0}, {38278, 146, 0, 0, 0}, {33829, 147, 0, 0, 0},
    {33834, 147, 0, 0, 0}, {16498, 147, 0, 0, 0}, {38278, 146, 0, 0, 0}, {33829, 148, 0, 0, 0},
    {33834, 148, 0, 0, 0}, {16498, 148, 0, 0, 0}, {41936, 126, 0, 0, 0}, {41939, 126, 0, 0, 0},
    {16502, 20, 0, 0, 0}, {3265, 126, 0, 0, 0}, {1, 149, 0, 0, 0}, {33829, 150, 0, 0, 0}, {33834, 150, 0, 0, 0},
    {17059, 149, 0, 0, 0}, {1, 151, 0, 0, 0}, {33829, 152, 0, 0, 0}, {33834, 152, 0, 0, 0}, {17059, 151, 0, 0, 0},
    {43366, 139, 0, 0, 0}, {43375, 139, 0, 0, 0}, {43384, 139, 0, 0, 0}, {43393, 139, 0, 0, 0},
    {43366, 139, 0, 0, 0}, {43375, 139, 0, 0, 0}, {43625, 139, 0, 0, 0}, {43634, 139, 0, 0, 0},
    {43384, 139, 0, 0, 0}, {43393, 139, 0, 0, 0}, {43643, 139, 0, 0, 0}, {43652, 139, 0, 0, 0},
    {32461, 153, 0, 0, 0}, {44115, 154, 0, 0, 0}, {44168, 20, 0, 0, 0}, {32461, 153, 0, 0, 0},
    {3265, 0, 1, 0, 0}, {32461, 154, 0, 0, 0}, {13349, 153, 2, 0, 0}, {44697, 157, 0, 0, 0}, {44700, 158, 0, 0, 0},
    {44697, 157, 0, 0, 0}, {44700, 158, 0, 0, 0}, {45000, 159, 0, 0, 0}, {45105, 0, 0, 0, 0}, {45117, 0, 0, 0, 0},
    {45128, 0, 0, 0, 0}, {45267, 20, 0, 0, 0}, {3265, 154, 0, 0, 0}, {45415, 160, 2, 0, 0}, {45428, 153, 2, 0, 0},
    {4908, 161, 0, 0, 0}, {45441, 162, 2, 0, 0}, {45453, 2, 0, 0, 0}, {45643, 17, 0, 0, 0}, {32461, 164, 0, 0, 0},
    {32461, 164, 0, 0, 0}, {44700, 158, 0, 0, 0}, {3265, 153, 0, 0, 0}, {46148, 1, 0, 0, 0}, {46209, 162, 0, 0, 0},
    {15104, 0, 0, 0, 0}, {46209, 162, 0, 0, 0}, {46720, 20, 2, 0, 0}, {46734, 166, 1, 0, 0}, {46739, 20, 1, 0, 0},
    {3265, 166, 0, 0, 0}, {46940, 167, 0, 0, 0}, {46946, 167, 0, 0, 0}, {47073, 167, 2, 0, 0},
    {47081, 1, 2, 0, 0}, {47092, 167, 2, 0, 0}, {47101, 1, 2, 0, 0}, {20039, 166, 0, 0, 0}, {16491, 166, 0, 0, 0},
    {47423, 168, 0, 0, 0}, {3265, 166, 1, 0, 0}, {20039, 169, 0, 0, 0}, {47770, 170, 0, 0, 0},
    {3265, 169, 0, 0, 0}, {48679, 21, 2, 0, 0}, {48686, 26, 2, 0, 0}, {48792, 1, 0, 0, 0}, {48858, 21, 2, 0, 0},
    {47423, 0, 0, 0, 0}, {14093, 1, 0, 0, 0}, {48961, 21, 2, 0, 0}, {48978, 26, 2, 0, 0}, {49011, 0, 0, 0, 0},
    {49020, 0, 0, 0, 0}, {49334, 171, 0, 0, 0}, {49339, 21, 2, 0, 0}, {49355, 26, 3, 49368, 0},
    {49402, 0, 0, 0, 0}, {49421, 0, 2, 0, 0}, {48103, 173, 0, 0, 0}, {3265, 174, 0, 0, 0}, {29362, 173, 0, 0, 0},
    {29366, 173, 0, 0, 0}, {3265, 173, 0, 0, 0}, {32461, 0, 0, 0, 0}, {48103, 175, 0, 0, 0}, {50128, 174, 0, 0, 0},
    {50133, 174, 0, 0, 0}, {3265, 1, 0, 0, 0}, {50133, 174, 0, 0, 0}, {29362, 173, 0, 0, 0}, {29366, 177, 0, 0, 0},
    {50128, 174, 0, 0, 0}, {29362, 178, 0, 0, 0}, {29366, 178, 0, 0, 0}, {13349, 178, 0, 0, 0},
    {51363, 179, 0, 0, 0}, {3265, 180, 0, 0, 0}, {32461, 181, 0, 0, 0}, {3265, 178, 0, 0, 0}, {2565, 179, 0, 0, 0},
    {15104, 178, 0, 0, 0}, {14084, 178, 0, 0, 0}, {12998, 178, 2, 0, 0}, {13349, 178, 2, 0, 0},
    {16491, 178, 0, 0, 0}, {47423, 178, 0, 0, 0}, {14093, 1, 0, 0, 0}, {32940, 178, 0, 0, 0}, {32951, 178, 0, 0, 0},
    {52427, 180, 0, 0, 0}, {3265, 179, 0, 0, 0}, {14084, 184, 0, 0, 0}, {41487, 184, 0, 0, 0},
    {13349, 184, 0, 0, 0}, {45453, 2, 0, 0, 0}, {52647, 2, 0, 0, 0}, {52686, 181, 2, 0, 0}, {52951, 185, 0, 0, 0},
    {52962, 185, 0, 0, 0}, {8692, 185, 0, 0, 0}, {3265, 186, 0, 0, 0}, {14093, 1, 0, 0, 0}, {32461, 179, 0, 0, 0},
    {13349, 1, 0, 0, 0}, {32461, 187, 0, 0, 0}, {13349, 186, 0, 0, 0}, {32461, 188, 0, 0, 0}, {14084, 185, 0, 0, 0},
    {41487, 185, 0, 0, 0}, {13349, 185, 0, 0, 0}, {32461, 178, 1, 0, 0}, {15104, 189, 0, 0, 0},
    {14535, 178, 2, 0, 0}, {48792, 185, 0, 0, 0}, {54282, 2, 0, 0, 0}, {54296, 2, 2, 0, 0}, {54476, 181, 2, 0, 0},
    {3265, 178, 1, 0, 0}, {13349, 26, 2, 0, 0}, {44511, 190, 0, 0, 0}, {54714, 21, 2, 0, 0}, {13349, 0, 0, 0, 0},
    {15104, 191, 0, 0, 0}, {3265, 191, 0, 0, 0}, {56590, 193, 2, 0, 0}, {56608, 20, 2, 0, 0}, {56621, 20, 2, 0, 0},
    {21, 35, 0, 0, 0}, {56636, 194, 1, 0, 0}, {56590, 193, 2, 0, 0}, {57396, 20, 0, 0, 0}, {57401, 20, 0, 0, 0},
    {21, 35, 0, 0, 0}, {57406, 198, 0, 0, 0}, {56636, 194, 1, 0, 0}, {56590, 193, 2, 0, 0}, {57639, 20, 0, 0, 0},
    {57645, 20, 0, 0, 0}, {57651, 20, 0, 0, 0}, {57656, 20, 0, 0, 0}, {57667, 20, 0, 0, 0}, {57678, 35, 0, 0, 0},
    {57686, 35, 0, 0, 0}, {57695, 35, 0, 0, 0}, {57702, 198, 0, 0, 0}, {56636, 194, 1, 0, 0}, {56590, 193, 2, 0, 0},
    {57396, 20, 0, 0, 0}, {57401, 20, 0, 0, 0}, {58104, 20, 0, 0, 0}, {58108, 35, 0, 0, 0}, {58116, 35, 0, 0, 0},
    {57695, 35, 0, 0, 0}, {56590, 193, 2, 0, 0}, {57396, 20, 0, 0, 0}, {57401, 20, 0, 0, 0}, {58104, 20, 0, 0, 0},
    {58414, 35, 0, 0, 0}, {57695, 35, 0, 0, 0}, {56590, 193, 2, 0, 0}, {57396, 20, 0, 0, 0}, {57401, 20, 0, 0, 0},
    {58104, 20, 0, 0, 0}, {58594, 35, 0, 0, 0}, {58108, 35, 0, 0, 0}, {57695, 35, 0, 0, 0}, {56590, 193, 2, 0, 0},
    {57396, 20, 0, 0, 0}, {57401, 20, 0, 0, 0}, {58104, 20, 0, 0, 0}, {58808, 35, 0, 0, 0}, {58116, 35, 0, 0, 0},
    {57695, 35, 0, 0, 0}, {56590, 193, 2, 0, 0}, {21, 35, 0, 0, 0}, {59050, 20, 2, 0, 0}, {59055, 200, 0, 0, 0},
    {56636, 194, 1, 0, 0}, {56590, 193, 2, 0, 0}, {21, 35, 0, 0, 0}, {56636, 194, 1, 0, 0}, {56590, 193, 2, 0, 0},
    {59055, 200, 0, 0, 0}, {56590, 193, 2, 0, 0}, {57702, 198, 0, 0, 0}, {59595, 201, 0, 0, 0},
    {15104, 203, 0, 0, 0}, {56590, 193, 2, 0, 0}, {60024, 20, 0, 0, 0}, {60034, 20, 0, 0, 0}, {60044, 20, 0, 0, 0},
    {60054, 20, 0, 0, 0}, {60065, 20, 0, 0, 0}, {60076, 20, 0, 0, 0}, {60087, 20, 1, 0, 0}, {60100, 20, 1, 0, 0},
    {60113, 20, 1, 0, 0}, {60126, 50, 1, 0, 0}, {56590, 193, 2, 0, 0}, {60024, 204, 0, 0, 0}, {60034, 204, 0, 0, 0},
    {60044, 204, 0, 0, 0}, {60054, 204, 0, 0, 0}, {60065, 204, 0, 0, 0}, {60076, 204, 0, 0, 0},
    {60087, 204, 1, 0, 0}, {60100, 204, 1, 0, 0}, {60113, 204, 1, 0, 0}, {60126, 50, 1, 0, 0},
    {60552, 21, 2, 0, 0}, {60567, 0, 1, 0, 0}, {56590, 193, 2, 0, 0}, {17059, 35, 0, 0, 0}, {15978, 35, 0, 0, 0},
    {56590, 193, 2, 0, 0}, {17059, 35, 0, 0, 0}, {15104, 0, 0, 0, 0}, {51883, 206, 2, 0, 0}, {15104, 66, 0, 0, 0},
    {62292, 66, 0, 0, 0}, {62305, 1, 0, 0, 0}, {56590, 193, 2, 0, 0}, {62504, 200, 0, 0, 0}, {62511, 209, 0, 0, 0},
    {62518, 198, 0, 0, 0}, {47770, 35, 0, 0, 0}, {56590, 193, 2, 0, 0}, {62504, 200, 0, 0, 0},
    {62511, 209, 0, 0, 0}, {62518, 198, 0, 0, 0}, {62754, 20, 0, 0, 0}, {56636, 194, 1, 0, 0},
    {56590, 193, 2, 0, 0}, {57702, 198, 0, 0, 0}, {62982, 35, 0, 0, 0}, {62992, 35, 0, 0, 0}, {57695, 35, 0, 0, 0},
    {63213, 50, 0, 0, 0}, {15104, 66, 0, 0, 0}, {37894, 50, 0, 0, 0}, {62311, 50, 0, 0, 0}, {63313, 66, 0, 0, 0},
    {62305, 1, 0, 0, 0}, {56590, 193, 2, 0, 0}, {17900, 213, 0, 0, 0}, {63585, 198, 0, 0, 0}, {63592, 214, 0, 0, 0},
    {62518, 215, 0, 0, 0}, {56590, 193, 2, 0, 0}, {17900, 213, 0, 0, 0}, {56636, 194, 1, 0, 0},
    {56590, 193, 2, 0, 0}, {17900, 213, 0, 0, 0}, {56590, 193, 2, 0, 0}, {17900, 213, 0, 0, 0},
    {63585, 198, 0, 0, 0}, {63592, 214, 0, 0, 0}, {62518, 215, 0, 0, 0}, {62754, 20, 0, 0, 0},
    {47770, 35, 0, 0, 0}, {64036, 20, 0, 0, 0}, {56636, 194, 1, 0, 0}, {57396, 20, 0, 0, 0}, {57401, 20, 0, 0, 0},
    {58104, 20, 0, 0, 0}, {56636, 194, 1, 0, 0}, {56590, 193, 2, 0, 0}, {63585, 198, 0, 0, 0},
    {62511, 200, 0, 0, 0}, {64404, 209, 0, 0, 0}, {64411, 35, 2, 0, 0}, {56590, 193, 2, 0, 0},
    {63585, 198, 0, 0, 0}, {62511, 200, 0, 0, 0}, {64404, 209, 0, 0, 0}, {64625, 20, 2, 0, 0},
    {56636, 194, 1, 0, 0}, {56590, 193, 2, 0, 0}, {63585, 198, 0, 0, 0}, {64875, 200, 0, 0, 0},
    {64879, 209, 0, 0, 0}, {47770, 35, 0, 0, 0}, {56590, 193, 2, 0, 0}, {63585, 198, 0, 0, 0},
    {64875, 200, 0, 0, 0}, {64879, 209, 0, 0, 0}, {15978, 0, 0, 0, 0}, {41345, 50, 1, 0, 0}, {65559, 218, 0, 0, 0},
    {65563, 218, 0, 0, 0}, {65567, 219, 0, 0, 0}, {16498, 220, 0, 0, 0}, {15104, 221, 0, 0, 0},
    {51883, 220, 2, 0, 0}, {16498, 222, 0, 0, 0}, {66040, 220, 0, 0, 0}, {14535, 20, 2, 0, 0},
    {16498, 191, 0, 0, 0}, {15104, 191, 0, 0, 0}, {66040, 220, 0, 0, 0}, {14535, 20, 2, 0, 0},
    {66582, 224, 0, 0, 0}, {14535, 20, 2, 0, 0}, {15978, 225, 0, 0, 0}, {66814, 224, 0, 0, 0},
    {14535, 20, 2, 0, 0}, {67253, 20, 0, 0, 0}, {51883, 21, 2, 0, 0}, {67270, 2, 0, 0, 0}, {57695, 21, 2, 0, 0},
    {29362, 20, 0, 0, 0}, {29366, 20, 0, 0, 0}, {46940, 7, 0, 0, 0}, {46946, 7, 0, 0, 0}, {51883, 227, 2, 0, 0},
    {46946, 228, 0, 0, 0}, {46946, 227, 0, 0, 0}, {45643, 2, 0, 0, 0}, {68597, 227, 2, 0, 0}, {69462, 227, 2, 0, 0},
    {46946, 230, 0, 0, 0}, {51883, 230, 2, 0, 0}, {48679, 21, 2, 0, 0}, {48686, 168, 2, 0, 0},
    {70256, 231, 2, 0, 0}, {46940, 234, 0, 0, 0}, {70724, 234, 0, 0, 0}, {3265, 166, 2, 0, 0},
    {70256, 168, 2, 0, 0}, {70808, 2, 0, 0, 0}, {48679, 234, 2, 0, 0}, {70724, 234, 0, 0, 0}, {73453, 2, 0, 0, 0},
    {16491, 231, 0, 0, 0}, {47423, 231, 0, 0, 0}, {73694, 0, 1, 0, 0}, {73708, 20, 2, 0, 0}, {3265, 231, 0, 0, 0},
    {48679, 234, 2, 0, 0}, {13884, 234, 2, 0, 0}, {13349, 166, 2, 0, 0}, {46940, 168, 0, 0, 0},
    {46946, 168, 0, 0, 0}, {3265, 231, 2, 0, 0}, {16491, 231, 0, 0, 0}, {47423, 231, 0, 0, 0},
    {73708, 20, 2, 0, 0}, {76231, 242, 0, 0, 0}, {46946, 242, 0, 0, 0}, {3265, 242, 0, 0, 0}, {46940, 242, 0, 0, 0},
    {46946, 244, 0, 0, 0}, {3265, 244, 0, 0, 0}, {15104, 244, 0, 0, 0}, {46946, 242, 0, 0, 0},
    {29362, 245, 0, 0, 0}, {29366, 245, 0, 0, 0}, {16498, 245, 0, 0, 0}, {48792, 247, 0, 0, 0},
    {16498, 247, 0, 0, 0}, {81243, 177, 0, 0, 0}, {16498, 127, 0, 0, 0}, {51210, 127, 0, 0, 0},
    {29823, 248, 0, 0, 0}, {16498, 248, 0, 0, 0}, {48792, 254, 0, 0, 0}, {16498, 254, 0, 0, 0},
    {48858, 125, 2, 0, 0}, {54714, 125, 2, 0, 0}, {82386, 125, 3, 82405, 0}, {3265, 125, 1, 0, 0},
    {51883, 125, 2, 0, 0}, {82386, 125, 3, 82405, 0}, {8770, 125, 1, 0, 0}, {51210, 127, 0, 0, 0},
    {22710, 263, 0, 0, 0}, {29823, 263, 0, 0, 0}, {16498, 264, 0, 0, 0}, {14093, 1, 0, 0, 0}, {48961, 125, 2, 0, 0},
    {48978, 125, 2, 0, 0}, {1126, 266, 0, 0, 0}, {83455, 177, 0, 0, 0}, {83654, 267, 0, 0, 0},
    {29362, 268, 0, 0, 0}, {29366, 268, 0, 0, 0}, {16498, 268, 0, 0, 0}, {16498, 269, 0, 0, 0},
    {32461, 268, 0, 0, 0}, {48792, 268, 0, 0, 0}, {29823, 125, 0, 0, 0}, {17361, 247, 0, 0, 0},
    {85055, 245, 2, 0, 0}, {29362, 280, 0, 0, 0}, {29366, 280, 0, 0, 0}, {85482, 127, 0, 0, 0},
    {85487, 21, 3, 85500, 0}, {85523, 0, 2, 0, 0}, {12998, 125, 2, 0, 0}, {16498, 125, 1, 0, 0},
    {1126, 266, 0, 0, 0}, {15104, 283, 0, 0, 0}, {83455, 177, 0, 0, 0}, {16498, 266, 0, 0, 0},
    {83654, 267, 0, 0, 0}, {15104, 283, 0, 0, 0}, {16498, 267, 0, 0, 0}, {31078, 245, 0, 0, 0},
    {31078, 268, 0, 0, 0}, {48250, 177, 0, 0, 0}, {86748, 127, 0, 0, 0}, {86759, 285, 0, 0, 0},
    {86768, 50, 0, 0, 0}, {16498, 177, 0, 0, 0}, {86961, 1, 0, 0, 0}, {82386, 125, 3, 82405, 0},
    {33563, 268, 0, 0, 0}, {33565, 268, 0, 0, 0}, {4908, 286, 0, 0, 0}, {87307, 127, 0, 0, 0},
    {44700, 127, 0, 0, 0}, {87397, 1, 0, 0, 0}, {87404, 286, 0, 0, 0}, {44697, 286, 0, 0, 0}, {44700, 127, 0, 0, 0},
    {87625, 50, 0, 0, 0}, {87631, 127, 0, 0, 0}, {87639, 285, 0, 0, 0}, {87648, 287, 0, 0, 0},
    {44700, 127, 0, 0, 0}, {87625, 50, 0, 0, 0}, {87797, 1, 0, 0, 0}, {16498, 285, 0, 0, 0}, {44700, 127, 0, 0, 0},
    {88120, 286, 0, 0, 0}, {88125, 1, 0, 0, 0}, {85482, 127, 0, 0, 0}, {15104, 125, 0, 0, 0}, {88691, 127, 0, 0, 0},
    {29823, 177, 0, 0, 0}, {68912, 177, 0, 0, 0}, {89105, 125, 0, 0, 0}, {51210, 127, 0, 0, 0},
    {3249, 177, 0, 0, 0}, {38278, 295, 0, 0, 0}, {89660, 50, 0, 0, 0}, {29823, 266, 0, 0, 0}, {51210, 127, 0, 0, 0},
    {3249, 177, 0, 0, 0}, {38278, 295, 0, 0, 0}, {89660, 50, 0, 0, 0}, {33563, 268, 0, 0, 0}, {33565, 268, 0, 0, 0},
    {33567, 268, 0, 0, 0}, {29823, 268, 0, 0, 0}, {33563, 245, 0, 0, 0}, {33565, 245, 0, 0, 0},
    {33567, 245, 0, 0, 0}, {17361, 177, 0, 0, 0}, {21022, 177, 0, 0, 0}, {90087, 296, 0, 0, 0},
    {51210, 127, 0, 0, 0}, {51210, 127, 0, 0, 0}, {16498, 296, 0, 0, 0}, {16498, 1, 0, 0, 0}, {29823, 268, 0, 0, 0},
    {90427, 177, 0, 0, 0}, {29823, 297, 0, 0, 0}, {15104, 266, 0, 0, 0}, {51210, 127, 0, 0, 0},
    {38278, 295, 0, 0, 0}, {51210, 127, 0, 0, 0}, {38278, 295, 0, 0, 0}, {90655, 266, 0, 0, 0},
    {90717, 298, 0, 0, 0}, {38278, 295, 0, 0, 0}, {90722, 266, 2, 0, 0}, {90756, 127, 0, 0, 0},
    {38278, 295, 0, 0, 0}, {90722, 266, 1, 0, 0}, {15104, 266, 0, 0, 0}, {90717, 298, 0, 0, 0},
    {38278, 295, 0, 0, 0}, {15104, 266, 0, 0, 0}, {90756, 127, 0, 0, 0}, {38278, 295, 0, 0, 0},
    {90756, 127, 0, 0, 0}, {3249, 177, 0, 0, 0}, {66040, 266, 0, 0, 0}, {90756, 127, 0, 0, 0},
    {3249, 177, 0, 0, 0}, {29362, 266, 0, 0, 0}, {29366, 266, 0, 0, 0}, {66040, 266, 0, 0, 0},
    {17059, 127, 0, 0, 0}, {15978, 285, 0, 0, 0}, {91620, 177, 0, 0, 0}, {17059, 127, 0, 0, 0},
    {15978, 285, 0, 0, 0}, {17059, 127, 0, 0, 0}, {29823, 300, 0, 0, 0}, {91620, 177, 0, 0, 0},
    {17059, 127, 0, 0, 0}, {29823, 300, 0, 0, 0}, {51210, 127, 0, 0, 0}, {86748, 285, 0, 0, 0},
    {86759, 287, 0, 0, 0}, {86768, 50, 0, 0, 0}, {91903, 301, 0, 0, 0}, {16498, 302, 0, 0, 0},
    {51210, 247, 0, 0, 0}, {38278, 303, 0, 0, 0}, {33563, 245, 0, 0, 0}, {33565, 245, 0, 0, 0},
    {14084, 245, 0, 0, 0}, {41487, 245, 0, 0, 0}, {16498, 304, 0, 0, 0}, {17323, 127, 0, 0, 0},
    {93097, 127, 0, 0, 0}, {93107, 285, 0, 0, 0}, {93188, 127, 0, 0, 0}, {29823, 127, 0, 0, 0},
    {86748, 285, 0, 0, 0}, {86759, 287, 0, 0, 0}, {86768, 50, 0, 0, 0}, {91903, 301, 0, 0, 0},
    {93401, 266, 0, 0, 0}, {93436, 266, 0, 0, 0}, {93539, 266, 0, 0, 0}, {93436, 266, 0, 0, 0},
    {93703, 266, 0, 0, 0}, {93708, 266, 0, 0, 0}, {31078, 304, 0, 0, 0}, {93874, 174, 0, 0, 0},
    {46940, 306, 0, 0, 0}, {31078, 306, 0, 0, 0}, {29362, 304, 0, 0, 0}, {29366, 304, 0, 0, 0},
    {38278, 295, 0, 0, 0}, {89660, 50, 0, 0, 0}, {29362, 306, 0, 0, 0}, {29366, 306, 0, 0, 0},
    {38278, 295, 0, 0, 0}, {89660, 50, 0, 0, 0}, {94355, 306, 0, 0, 0}, {94359, 306, 0, 0, 0},
    {94363, 306, 0, 0, 0}, {38278, 295, 0, 0, 0}, {89660, 50, 0, 0, 0}, {56430, 306, 0, 0, 0},
    {38278, 295, 0, 0, 0}, {89660, 50, 0, 0, 0}, {15978, 306, 0, 0, 0}, {38278, 295, 0, 0, 0},
    {89660, 50, 0, 0, 0}, {15978, 304, 0, 0, 0}, {38278, 295, 0, 0, 0}, {89660, 50, 0, 0, 0}, {51210, 127, 0, 0, 0},
    {38278, 295, 0, 0, 0}, {89660, 50, 0, 0, 0}, {86961, 295, 0, 0, 0}, {94615, 266, 0, 0, 0},
    {94624, 266, 0, 0, 0}, {89660, 50, 0, 0, 0}, {15978, 298, 0, 0, 0}, {38278, 295, 0, 0, 0},
    {89660, 50, 0, 0, 0}, {94708, 177, 0, 0, 0}, {29823, 304, 0, 0, 0}, {38278, 295, 0, 0, 0},
    {89660, 50, 0, 0, 0}, {94708, 174, 0, 0, 0}, {29823, 306, 0, 0, 0}, {38278, 295, 0, 0, 0},
    {89660, 50, 0, 0, 0}, {29823, 266, 0, 0, 0}, {51210, 127, 0, 0, 0}, {38278, 295, 0, 0, 0},
    {89660, 50, 0, 0, 0}, {48792, 245, 0, 0, 0}, {54714, 125, 2, 0, 0}, {95536, 125, 2, 0, 0},
    {95555, 125, 2, 0, 0}, {82386, 125, 3, 82405, 0}, {95574, 0, 0, 0, 0}, {95585, 0, 0, 0, 0},
    {14084, 125, 2, 0, 0}, {16498, 308, 0, 0, 0}, {96186, 2, 0, 0, 0}, {96186, 17, 0, 0, 0}, {16498, 286, 0, 0, 0},
    {48792, 125, 1, 0, 0}, {14093, 269, 0, 0, 0}, {97273, 125, 0, 0, 0}, {97283, 125, 0, 0, 0},
    {42203, 266, 0, 0, 0}, {42206, 266, 0, 0, 0}, {15104, 308, 0, 0, 0}, {85482, 127, 0, 0, 0},
    {15104, 177, 0, 0, 0}, {49339, 21, 2, 0, 0}, {49355, 26, 3, 49368, 0}, {48792, 127, 0, 0, 0},
    {32461, 102, 0, 0, 0}, {15104, 100, 0, 0, 0}, {1226, 100, 0, 0, 0}, {1222, 100, 0, 0, 0}, {33563, 100, 0, 0, 0},
    {33565, 100, 0, 0, 0}, {33567, 100, 0, 0, 0}, {29362, 100, 0, 0, 0}, {29366, 102, 0, 0, 0},
    {99322, 100, 0, 0, 0}, {99326, 100, 0, 0, 0}, {56608, 20, 2, 0, 0}, {56621, 20, 2, 0, 0}, {21, 35, 0, 0, 0},
    {15104, 191, 0, 0, 0}, {21, 315, 0, 0, 0}, {14535, 20, 2, 0, 0}, {16491, 167, 0, 0, 0}, {47423, 167, 0, 0, 0},
    {15978, 317, 0, 0, 0}, {3265, 317, 0, 0, 0}, {16491, 167, 0, 0, 0}, {79374, 167, 0, 0, 0},
    {21, 167, 0, 0, 0}, {16491, 319, 0, 0, 0}, {16502, 20, 0, 0, 0}, {12998, 35, 2, 0, 0}, {8770, 35, 2, 0, 0},
    {101091, 35, 0, 0, 0}, {101101, 20, 2, 0, 0}, {101112, 20, 0, 0, 0}, {15978, 317, 0, 0, 0},
    {101287, 20, 2, 0, 0}, {101519, 20, 0, 0, 0}, {16491, 317, 0, 0, 0}, {101727, 320, 0, 0, 0},
    {37894, 20, 0, 0, 0}, {101739, 20, 2, 0, 0}, {70959, 20, 2, 0, 0}, {21, 315, 0, 0, 0}, {14535, 20, 2, 0, 0},
    {101884, 17, 0, 0, 0}, {3265, 321, 0, 0, 0}, {16491, 323, 0, 0, 0}, {102477, 20, 1, 0, 0},
    {13349, 323, 0, 0, 0}, {16491, 167, 0, 0, 0}, {102637, 20, 2, 0, 0}, {101739, 20, 2, 0, 0},
    {70959, 20, 2, 0, 0}, {16491, 167, 0, 0, 0}, {103167, 324, 0, 0, 0}, {3265, 167, 0, 0, 0},
    {16491, 35, 0, 0, 0}, {102637, 20, 2, 0, 0}, {101739, 20, 2, 0, 0}, {70959, 20, 2, 0, 0}, {31078, 317, 0, 0, 0},
    {13349, 317, 0, 0, 0}, {16491, 201, 0, 0, 0}, {103701, 20, 0, 0, 0}, {101739, 20, 2, 0, 0},
    {13349, 35, 0, 0, 0}, {104201, 325, 2, 0, 0}, {3265, 0, 0, 0, 0}, {104215, 326, 0, 0, 0}, {15104, 0, 0, 0, 0},
    {104201, 325, 2, 0, 0}, {104215, 326, 0, 0, 0}, {4908, 325, 0, 0, 0}, {106140, 35, 0, 0, 0},
    {106148, 35, 0, 0, 0}, {106055, 327, 0, 0, 0}, {106068, 328, 1, 0, 0}, {106055, 327, 0, 0, 0},
    {106068, 328, 1, 0, 0}, {44168, 50, 0, 0, 0}, {106068, 328, 1, 0, 0}, {45267, 50, 0, 0, 0},
    {106055, 327, 0, 0, 0}, {106669, 50, 0, 0, 0}, {106675, 50, 0, 0, 0}, {106068, 328, 1, 0, 0},
    {106679, 330, 0, 0, 0}, {29823, 328, 0, 0, 0}, {106082, 331, 0, 0, 0}, {107179, 35, 0, 0, 0},
    {82233, 50, 0, 0, 0}, {16491, 50, 0, 0, 0}, {106055, 327, 0, 0, 0}, {106068, 328, 1, 0, 0},
    {107183, 332, 0, 0, 0}, {107179, 35, 0, 0, 0}, {82233, 50, 0, 0, 0}, {47423, 50, 0, 0, 0},
    {106055, 327, 0, 0, 0}, {107183, 332, 0, 0, 0}, {17059, 35, 0, 0, 0}, {17063, 20, 2, 0, 0},
    {15978, 35, 0, 0, 0}, {17048, 20, 2, 0, 0}, {108931, 20, 1, 0, 0}, {56636, 334, 0, 0, 0}, {109275, 334, 2, 0, 0},
    {56636, 335, 0, 0, 0}, {56590, 334, 0, 0, 0}, {66582, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {16498, 39, 0, 0, 0},
    {109716, 336, 0, 0, 0}, {109725, 20, 0, 0, 0}, {4908, 337, 0, 0, 0}, {109716, 336, 0, 0, 0},
    {109902, 20, 0, 0, 0}, {109725, 20, 0, 0, 0}, {31265, 1, 1, 0, 0}, {109716, 336, 0, 0, 0},
    {109725, 20, 0, 0, 0}, {45806, 20, 0, 0, 0}, {109716, 336, 0, 0, 0}, {110424, 338, 0, 0, 0},
    {109716, 336, 0, 0, 0}, {45806, 20, 0, 0, 0}, {109725, 20, 0, 0, 0}, {31265, 1, 1, 0, 0}, {109716, 336, 0, 0, 0},
    {4908, 337, 0, 0, 0}, {109725, 20, 0, 0, 0}, {110782, 1, 0, 0, 0}, {109716, 336, 0, 0, 0},
    {111010, 1, 0, 0, 0}, {111022, 20, 0, 0, 0}, {109725, 20, 0, 0, 0}, {111278, 39, 0, 0, 0},
    {111286, 39, 0, 0, 0}, {111294, 39, 0, 0, 0}, {111302, 339, 0, 0, 0}, {111278, 39, 0, 0, 0},
    {111286, 39, 0, 0, 0}, {111294, 39, 0, 0, 0}, {31078, 340, 0, 0, 0}, {31081, 340, 0, 0, 0},
    {17059, 35, 0, 0, 0}, {109716, 336, 0, 0, 0}, {111945, 342, 0, 0, 0}, {62992, 20, 2, 0, 0},
    {109725, 20, 0, 0, 0}, {111965, 343, 1, 0, 0}, {31265, 1, 1, 0, 0}, {15978, 35, 0, 0, 0}, {111945, 342, 0, 0, 0},
    {62992, 20, 2, 0, 0}, {31265, 1, 1, 0, 0}, {20039, 203, 0, 0, 0}, {112592, 20, 2, 0, 0}, {112606, 342, 0, 0, 0},
    {111945, 342, 0, 0, 0}, {111945, 342, 0, 0, 0}, {31265, 1, 1, 0, 0}, {20039, 35, 0, 0, 0},
    {112606, 342, 0, 0, 0}, {113042, 344, 0, 0, 0}, {113213, 344, 0, 0, 0}, {113225, 345, 0, 0, 0},
    {111294, 346, 0, 0, 0}, {113237, 347, 0, 0, 0}, {111294, 346, 0, 0, 0}, {113237, 346, 0, 0, 0},
    {66814, 35, 0, 0, 0}, {38278, 50, 0, 0, 0}, {116119, 50, 1, 0, 0}, {116129, 50, 1, 0, 0}, {116145, 50, 1, 0, 0},
    {16498, 50, 1, 0, 0}, {116119, 50, 1, 0, 0}, {116129, 50, 0, 0, 0}, {116838, 349, 0, 0, 0},
    {16498, 350, 0, 0, 0}, {117092, 352, 0, 0, 0}, {117104, 352, 0, 0, 0}, {33563, 353, 0, 0, 0},
    {17059, 354, 0, 0, 0}, {33563, 357, 0, 0, 0}, {117625, 61, 0, 0, 0}, {117632, 61, 0, 0, 0},
    {117639, 50, 1, 0, 0}, {17059, 353, 0, 0, 0}, {17059, 357, 0, 0, 0}, {33563, 61, 0, 0, 0},
    {33565, 61, 0, 0, 0}, {17059, 300, 0, 0, 0}, {15978, 358, 0, 0, 0}, {118152, 50, 0, 0, 0},
    {17059, 343, 0, 0, 0}, {17059, 359, 0, 0, 0}, {15978, 300, 0, 0, 0}, {15978, 360, 0, 0, 0},
    {15978, 61, 0, 0, 0}, {16498, 50, 0, 0, 0}, {118881, 361, 0, 0, 0}, {118888, 352, 0, 0, 0},
    {45267, 50, 0, 0, 0}, {118895, 46, 1, 0, 0}, {118907, 343, 1, 0, 0}, {118888, 361, 0, 0, 0},
    {45267, 50, 0, 0, 0}, {118895, 46, 1, 0, 0}, {118881, 362, 0, 0, 0}, {118888, 361, 0, 0, 0},
    {119567, 352, 0, 0, 0}, {45267, 50, 0, 0, 0}, {111965, 343, 1, 0, 0}, {118895, 46, 1, 0, 0},
    {118881, 363, 0, 0, 0}, {118888, 352, 0, 0, 0}, {119567, 352, 0, 0, 0}, {45267, 50, 0, 0, 0},
    {120272, 296, 0, 0, 0}, {118888, 352, 0, 0, 0}, {62992, 50, 2, 0, 0}, {118895, 46, 1, 0, 0},
    {31265, 1, 1, 0, 0}, {120272, 296, 0, 0, 0}, {62992, 50, 2, 0, 0}, {120703, 343, 2, 0, 0},
    {118895, 46, 1, 0, 0}, {120272, 127, 0, 0, 0}, {118888, 352, 0, 0, 0}, {62992, 50, 2, 0, 0},
    {118895, 46, 1, 0, 0}, {118881, 362, 0, 0, 0}, {120272, 296, 0, 0, 0}, {62992, 50, 2, 0, 0},
    {119567, 352, 0, 0, 0}, {120703, 343, 2, 0, 0}, {111965, 343, 1, 0, 0}, {118895, 46, 1, 0, 0},
    {31265, 1, 1, 0, 0}, {85482, 368, 0, 0, 0}, {17059, 352, 0, 0, 0}, {15978, 361, 0, 0, 0}, {122209, 50, 1, 0, 0},
    {33563, 370, 0, 0, 0}, {33565, 359, 0, 0, 0}, {33567, 50, 0, 0, 0}, {33563, 359, 0, 0, 0},
    {33565, 359, 0, 0, 0}, {33567, 50, 0, 0, 0}, {122738, 50, 1, 0, 0}, {67712, 1, 0, 0, 0}, {85482, 296, 0, 0, 0},
    {45267, 50, 0, 0, 0}, {123429, 21, 2, 0, 0}, {123442, 26, 2, 0, 0}, {31265, 1, 1, 0, 0}, {123456, 379, 2, 0, 0},
    {51210, 352, 0, 0, 0}, {16498, 0, 0, 0, 0}, {33563, 368, 0, 0, 0}, {33565, 50, 0, 0, 0}, {16498, 383, 0, 0, 0},
    {124133, 50, 0, 0, 0}, {29823, 338, 0, 0, 0}, {16498, 384, 0, 0, 0}, {85482, 386, 0, 0, 0},
    {45806, 50, 1, 0, 0}, {16498, 46, 1, 0, 0}, {85482, 386, 0, 0, 0}, {109902, 50, 0, 0, 0}, {31265, 1, 1, 0, 0},
    {85482, 368, 0, 0, 0}, {45806, 50, 0, 0, 0}, {16498, 46, 0, 0, 0}, {85482, 386, 0, 0, 0}, {109902, 50, 0, 0, 0},
    {85482, 362, 0, 0, 0}, {109902, 50, 0, 0, 0}, {85482, 368, 0, 0, 0}, {45806, 50, 0, 0, 0},
    {31265, 1, 1, 0, 0}, {85482, 368, 0, 0, 0}, {125404, 387, 0, 0, 0}, {85482, 368, 0, 0, 0},
    {125404, 387, 0, 0, 0}, {111022, 50, 1, 0, 0}, {85482, 368, 0, 0, 0}, {125667, 50, 0, 0, 0},
    {111022, 50, 0, 0, 0}, {125929, 125, 2, 0, 0}, {125938, 125, 2, 0, 0}, {125947, 125, 2, 0, 0},
    {125956, 50, 0, 0, 0}, {125967, 343, 0, 0, 0}, {125975, 343, 0, 0, 0}, {125985, 50, 0, 0, 0},
    {125996, 343, 0, 0, 0}, {126004, 343, 0, 0, 0}, {125929, 125, 2, 0, 0}, {125938, 125, 2, 0, 0},
    {125947, 125, 2, 0, 0}, {111302, 50, 0, 0, 0}, {111326, 50, 0, 0, 0}, {125956, 50, 0, 0, 0},
    {125967, 343, 0, 0, 0}, {125975, 343, 0, 0, 0}, {125985, 50, 0, 0, 0}, {125996, 343, 0, 0, 0},
    {126004, 343, 0, 0, 0}, {125929, 125, 2, 0, 0}, {125938, 125, 2, 0, 0}, {125947, 125, 2, 0, 0},
    {111302, 50, 0, 0, 0}, {111326, 50, 0, 0, 0}, {125929, 125, 2, 0, 0}, {125938, 125, 2, 0, 0},
    {125947, 125, 2, 0, 0}, {126871, 50, 0, 0, 0}, {85482, 399, 0, 0, 0}, {31265, 1, 1, 0, 0},
    {127619, 50, 0, 0, 0}, {127622, 50, 1, 0, 0}, {127625, 50, 0, 0, 0}, {48792, 61, 0, 0, 0},
    {16498, 61, 0, 0, 0}, {29823, 404, 0, 0, 0}, {130247, 50, 0, 0, 0}, {16498, 404, 0, 0, 0},
    {124133, 50, 0, 0, 0}, {29823, 404, 0, 0, 0}, {37894, 50, 0, 0, 0}, {130247, 50, 0, 0, 0},
    {16498, 407, 0, 0, 0}, {85482, 368, 0, 0, 0}, {45267, 46, 0, 0, 0}, {51210, 352, 0, 0, 0},
    {130952, 50, 2, 0, 0}, {85482, 409, 0, 0, 0}, {131149, 50, 0, 0, 0}, {85482, 409, 0, 0, 0},
    {111965, 343, 1, 0, 0}, {131529, 410, 0, 0, 0}, {131535, 46, 0, 0, 0}, {131529, 410, 0, 0, 0},
    {131149, 50, 0, 0, 0}, {131944, 410, 0, 0, 0}, {37894, 46, 1, 0, 0}, {16498, 415, 0, 0, 0},
    {113237, 410, 0, 0, 0}, {111278, 417, 0, 0, 0}, {111286, 46, 0, 0, 0}, {132270, 50, 0, 0, 0},
    {132276, 1, 0, 0, 0}, {132289, 46, 1, 0, 0}, {132301, 418, 1, 0, 0}, {113237, 410, 0, 0, 0},
    {111278, 417, 0, 0, 0}, {111286, 46, 0, 0, 0}, {132270, 50, 0, 0, 0}, {132276, 1, 0, 0, 0},
    {26315, 410, 0, 0, 0}, {26322, 410, 0, 0, 0}, {113237, 410, 0, 0, 0}, {111278, 417, 0, 0, 0},
    {111286, 46, 0, 0, 0}, {132270, 50, 0, 0, 0}, {132276, 1, 0, 0, 0}, {111302, 410, 0, 0, 0},
    {132289, 46, 1, 0, 0}, {132301, 418, 1, 0, 0}, {113237, 410, 0, 0, 0}, {111278, 417, 0, 0, 0},
    {111286, 46, 0, 0, 0}, {132270, 50, 0, 0, 0}, {132276, 1, 0, 0, 0}, {111302, 410, 0, 0, 0},
    {26315, 410, 0, 0, 0}, {26322, 410, 0, 0, 0}, {113237, 410, 0, 0, 0}, {111278, 417, 0, 0, 0},
    {111286, 46, 0, 0, 0}, {132270, 50, 0, 0, 0}, {132276, 1, 0, 0, 0}, {133950, 46, 1, 0, 0},
    {113237, 410, 0, 0, 0}, {111278, 417, 0, 0, 0}, {111286, 46, 0, 0, 0}, {132270, 50, 0, 0, 0},
    {132276, 1, 0, 0, 0}, {111302, 410, 0, 0, 0}, {133950, 46, 1, 0, 0}, {134642, 50, 0, 0, 0},
    {134652, 50, 0, 0, 0}, {134669, 50, 0, 0, 0}, {134685, 300, 0, 0, 0}, {134696, 1, 0, 0, 0},
    {134711, 300, 0, 0, 0}, {131529, 410, 0, 0, 0}, {131944, 410, 0, 0, 0}, {29823, 415, 0, 0, 0},
    {37894, 46, 1, 0, 0}, {38278, 50, 0, 0, 0}, {67712, 1, 0, 0, 0}, {16498, 424, 0, 0, 0}, {135632, 264, 0, 0, 0},
    {113213, 46, 0, 0, 0}, {113225, 46, 0, 0, 0}, {8770, 426, 0, 0, 0}, {51210, 127, 0, 0, 0},
    {3249, 50, 0, 0, 0}, {16498, 433, 0, 0, 0}, {51883, 125, 2, 0, 0}, {51210, 127, 0, 0, 0}, {51883, 125, 2, 0, 0},
    {3249, 50, 0, 0, 0}, {137746, 21, 2, 0, 0}, {137754, 46, 1, 0, 0}, {1958, 3, 0, 0, 0}, {1960, 3, 0, 0, 0},
    {1958, 3, 0, 0, 0}, {1958, 3, 0, 0, 0}, {2227, 0, 0, 0, 0}, {138763, 1, 1, 0, 0}, {139063, 7, 0, 0, 0},
    {137361, 438, 1, 0, 0}, {139379, 3, 2, 0, 0}, {139560, 17, 0, 0, 0}, {139572, 17, 0, 0, 0},
    {139590, 17, 0, 0, 0}, {139606, 17, 0, 0, 0}, {139628, 17, 0, 0, 0}, {139642, 17, 0, 0, 0},
    {139943, 21, 2, 0, 0}, {139957, 26, 2, 0, 0}, {139972, 7, 1, 0, 0}, {139997, 379, 2, 0, 0},
    {137746, 21, 2, 0, 0}, {139997, 21, 2, 0, 0}, {140706, 3, 2, 0, 0}, {141146, 7, 2, 0, 0}, {141164, 7, 2, 0, 0},
    {141182, 7, 2, 0, 0}, {141450, 7, 1, 0, 0}, {57178, 7, 1, 0, 0}, {3242, 7, 1, 0, 0}, {3249, 7, 1, 0, 0},
    {141462, 7, 1, 0, 0}, {3265, 444, 0, 0, 0}, {141877, 3, 0, 0, 0}, {141885, 3, 1, 0, 0}, {141897, 3, 2, 0, 0},
    {2579, 444, 2, 0, 0}, {141905, 3, 0, 0, 0}, {142452, 7, 1, 0, 0}, {3265, 438, 0, 0, 0}, {142670, 21, 2, 0, 0},
    {139943, 21, 2, 0, 0}, {139957, 26, 2, 0, 0}, {138763, 1, 1, 0, 0}, {142992, 7, 1, 0, 0}, {139997, 379, 2, 0, 0},
    {140706, 3, 2, 0, 0}, {143578, 17, 0, 0, 0}, {143590, 17, 0, 0, 0}, {143602, 17, 0, 0, 0},
    {143756, 21, 2, 0, 0}, {143771, 26, 2, 0, 0}, {139943, 21, 2, 0, 0}, {139957, 26, 2, 0, 0},
    {139997, 379, 2, 0, 0}, {140706, 3, 2, 0, 0}, {144368, 3, 2, 0, 0}, {138763, 1, 1, 0, 0}, {144381, 21, 2, 0, 0},
    {144393, 50, 2, 0, 0}, {144410, 3, 2, 0, 0}, {139997, 26, 2, 0, 0}, {140706, 3, 2, 0, 0}, {139943, 21, 2, 0, 0},
    {139957, 26, 2, 0, 0}, {145163, 3, 2, 0, 0}, {139997, 379, 2, 0, 0}, {139943, 21, 2, 0, 0},
    {139957, 26, 2, 0, 0}, {145619, 3, 2, 0, 0}, {145631, 171, 1, 0, 0}, {145638, 3, 2, 0, 0},
    {145659, 379, 2, 0, 0}, {138763, 1, 1, 0, 0}, {145674, 3, 2, 0, 0}, {145692, 3, 2, 0, 0}, {139379, 3, 2, 0, 0},
    {139997, 451, 2, 0, 0}, {145711, 171, 1, 0, 0}, {145631, 171, 0, 0, 0}, {146616, 7, 2, 0, 0},
    {103167, 7, 2, 0, 0}, {13349, 46, 0, 0, 0}, {145631, 171, 1, 0, 0}, {138763, 1, 1, 0, 0}, {139379, 3, 2, 0, 0},
    {146754, 3, 2, 0, 0}, {146775, 3, 2, 0, 0}, {145619, 3, 2, 0, 0}, {145631, 171, 1, 0, 0}, {138763, 1, 1, 0, 0},
    {139379, 3, 2, 0, 0}, {145631, 171, 0, 0, 0}, {147397, 46, 0, 0, 0}, {139943, 21, 2, 0, 0},
    {139957, 26, 2, 0, 0}, {145619, 3, 2, 0, 0}, {88125, 1, 1, 0, 0}, {138763, 1, 1, 0, 0}, {145674, 3, 2, 0, 0},
    {147570, 171, 1, 0, 0}, {139997, 379, 2, 0, 0}, {147579, 3, 1, 0, 0}, {139943, 21, 2, 0, 0},
    {139957, 26, 2, 0, 0}, {148313, 3, 2, 0, 0}, {139943, 21, 2, 0, 0}, {139957, 26, 2, 0, 0},
    {88125, 1, 1, 0, 0}, {148704, 7, 1, 0, 0}, {138763, 1, 1, 0, 0}, {145674, 3, 2, 0, 0}, {148714, 7, 1, 0, 0},
    {147570, 171, 1, 0, 0}, {139997, 379, 2, 0, 0}, {140706, 3, 2, 0, 0}, {145619, 3, 2, 0, 0},
    {139943, 21, 2, 0, 0}, {139957, 26, 2, 0, 0}, {138763, 1, 1, 0, 0}, {149728, 171, 1, 0, 0},
    {149744, 171, 1, 0, 0}, {139997, 379, 2, 0, 0}, {140706, 3, 2, 0, 0}, {145711, 171, 1, 0, 0},
    {150345, 3, 0, 0, 0}, {150354, 3, 0, 0, 0}, {150510, 438, 2, 0, 0}, {150521, 454, 2, 0, 0},
    {101739, 7, 2, 0, 0}, {150720, 438, 0, 0, 0}, {139943, 21, 2, 0, 0}, {139957, 26, 2, 0, 0},
    {144381, 379, 2, 0, 0}, {144393, 50, 2, 0, 0}, {139997, 451, 2, 0, 0}, {140706, 3, 2, 0, 0},
    {150947, 0, 1, 0, 0}, {51883, 457, 2, 0, 0}, {8770, 457, 2, 0, 0}, {152245, 458, 1, 0, 0},
    {91903, 459, 0, 0, 0}, {152414, 460, 0, 0, 0}, {15104, 461, 0, 0, 0}, {152245, 462, 1, 0, 0},
    {15104, 463, 0, 0, 0}, {152833, 464, 2, 0, 0}, {68597, 459, 2, 0, 0}, {152847, 465, 2, 0, 0},
    {56430, 460, 0, 0, 0}, {153348, 457, 2, 0, 0}, {3265, 467, 0, 0, 0}, {152414, 460, 0, 0, 0},
    {153470, 468, 1, 0, 0}, {153484, 464, 2, 0, 0}, {153683, 460, 0, 0, 0}, {29823, 461, 0, 0, 0},
    {29823, 464, 0, 0, 0}, {153936, 460, 1, 0, 0}, {153941, 457, 2, 0, 0}, {45453, 17, 0, 0, 0},
    {3265, 458, 0, 0, 0}, {3265, 462, 0, 0, 0}, {29362, 457, 0, 0, 0}, {29366, 457, 0, 0, 0}, {68092, 459, 0, 0, 0},
    {154676, 460, 0, 0, 0}, {15104, 458, 0, 0, 0}, {15104, 462, 0, 0, 0}, {155248, 464, 2, 0, 0},
    {155262, 459, 2, 0, 0}, {155278, 465, 2, 0, 0}, {155295, 460, 0, 0, 0}, {128013, 470, 0, 0, 0},
    {3265, 457, 0, 0, 0}, {57695, 470, 0, 0, 0}, {156088, 0, 0, 0, 0}, {15104, 459, 0, 0, 0}, {15104, 464, 0, 0, 0},
    {156798, 471, 0, 0, 0}, {3265, 465, 0, 0, 0}, {15104, 457, 0, 0, 0}, {48679, 457, 2, 0, 0},
    {157041, 460, 2, 0, 0}, {154676, 460, 0, 0, 0}, {153484, 464, 2, 0, 0}, {157472, 0, 0, 0, 0},
    {54276, 0, 2, 0, 0}, {3265, 473, 0, 0, 0}, {51210, 473, 0, 0, 0}, {158074, 474, 1, 0, 0}, {3265, 475, 0, 0, 0},
    {90717, 476, 0, 0, 0}, {38278, 477, 0, 0, 0}, {84505, 478, 0, 0, 0}, {3265, 478, 0, 0, 0},
    {51210, 475, 0, 0, 0}, {3265, 474, 0, 0, 0}, {51210, 473, 0, 0, 0}, {51210, 473, 0, 0, 0},
    {38278, 477, 0, 0, 0}, {84505, 478, 0, 0, 0}, {15104, 478, 0, 0, 0}, {51210, 473, 0, 0, 0},
    {38278, 477, 0, 0, 0}, {17361, 480, 0, 0, 0}, {37894, 481, 0, 0, 0}, {3265, 480, 0, 0, 0},
    {29362, 480, 0, 0, 0}, {29366, 480, 0, 0, 0}, {3265, 481, 0, 0, 0}, {15104, 478, 0, 0, 0},
    {90717, 476, 0, 0, 0}, {38278, 477, 0, 0, 0}, {15104, 0, 0, 0, 0}, {51210, 473, 0, 0, 0}, {3265, 484, 0, 0, 0},
    {46940, 485, 0, 0, 0}, {3265, 486, 0, 0, 0}, {46940, 486, 0, 0, 0}, {3265, 485, 0, 0, 0}, {46940, 487, 0, 0, 0},
    {3265, 487, 0, 0, 0}, {161329, 361, 0, 0, 0}, {161339, 352, 0, 0, 0}, {38278, 50, 0, 0, 0},
    {48792, 297, 0, 0, 0}, {16498, 297, 0, 0, 0}, {161695, 50, 0, 0, 0}, {161695, 61, 0, 0, 0},
    {161818, 61, 0, 0, 0}, {15974, 50, 0, 0, 0}, {15978, 50, 0, 0, 0}, {161695, 61, 0, 0, 0}, {161818, 61, 0, 0, 0},
    {15978, 488, 0, 0, 0}, {21552, 50, 0, 0, 0}, {16498, 489, 0, 0, 0}, {16498, 490, 0, 0, 0},
    {16498, 491, 0, 0, 0}, {15978, 492, 0, 0, 0}, {21552, 50, 0, 0, 0}, {16498, 493, 0, 0, 0},
    {15978, 50, 0, 0, 0}, {21552, 50, 0, 0, 0}, {16498, 494, 0, 0, 0}, {16498, 495, 0, 0, 0}, {163987, 491, 0, 0, 0},
    {33829, 491, 0, 0, 0}, {21552, 61, 0, 0, 0}, {16498, 496, 0, 0, 0}, {164291, 497, 0, 0, 0},
    {15978, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {16498, 497, 0, 0, 0}, {15978, 50, 0, 0, 0}, {21552, 61, 0, 0, 0},
    {16498, 498, 0, 0, 0}, {164291, 339, 0, 0, 0}, {163987, 498, 0, 0, 0}, {21552, 61, 0, 0, 0},
    {16498, 339, 0, 0, 0}, {164291, 339, 0, 0, 0}, {163987, 497, 0, 0, 0}, {21552, 61, 0, 0, 0},
    {164291, 339, 0, 0, 0}, {163987, 61, 0, 0, 0}, {33829, 61, 0, 0, 0}, {21552, 61, 0, 0, 0},
    {16498, 499, 0, 0, 0}, {164291, 50, 0, 0, 0}, {15978, 498, 0, 0, 0}, {21552, 61, 0, 0, 0},
    {164291, 50, 0, 0, 0}, {15978, 497, 0, 0, 0}, {21552, 61, 0, 0, 0}, {164291, 50, 0, 0, 0},
    {163987, 61, 0, 0, 0}, {33829, 61, 0, 0, 0}, {21552, 61, 0, 0, 0}, {15978, 489, 0, 0, 0}, {21552, 61, 0, 0, 0},
    {16498, 488, 0, 0, 0}, {15978, 490, 0, 0, 0}, {21552, 61, 0, 0, 0}, {15978, 491, 0, 0, 0},
    {21552, 61, 0, 0, 0}, {15978, 496, 0, 0, 0}, {21552, 61, 0, 0, 0}, {16498, 500, 0, 0, 0}, {15978, 500, 0, 0, 0},
    {21552, 61, 0, 0, 0}, {15978, 501, 0, 0, 0}, {21552, 61, 0, 0, 0}, {16498, 501, 0, 0, 0}, {16498, 502, 0, 0, 0},
    {15978, 493, 0, 0, 0}, {21552, 61, 0, 0, 0}, {16498, 492, 0, 0, 0}, {15978, 494, 0, 0, 0},
    {21552, 61, 0, 0, 0}, {15978, 495, 0, 0, 0}, {21552, 61, 0, 0, 0}, {164291, 50, 0, 0, 0}, {163987, 503, 0, 0, 0},
    {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {164291, 50, 0, 0, 0}, {163987, 504, 0, 0, 0},
    {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {164291, 50, 0, 0, 0}, {163987, 61, 0, 0, 0},
    {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {164291, 50, 0, 0, 0}, {15978, 498, 0, 0, 0},
    {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {164291, 50, 0, 0, 0}, {15978, 497, 0, 0, 0},
    {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {164291, 50, 0, 0, 0}, {15978, 499, 0, 0, 0},
    {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {15978, 489, 0, 0, 0}, {169165, 50, 0, 0, 0},
    {21552, 61, 0, 0, 0}, {15978, 490, 0, 0, 0}, {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {15978, 491, 0, 0, 0},
    {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {15978, 500, 0, 0, 0}, {169165, 50, 0, 0, 0},
    {21552, 61, 0, 0, 0}, {15978, 501, 0, 0, 0}, {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {15978, 502, 0, 0, 0},
    {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {15978, 493, 0, 0, 0}, {169165, 50, 0, 0, 0},
    {21552, 61, 0, 0, 0}, {15978, 494, 0, 0, 0}, {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {15978, 495, 0, 0, 0},
    {169165, 50, 0, 0, 0}, {21552, 61, 0, 0, 0}, {161695, 61, 0, 0, 0}, {161818, 50, 0, 0, 0},
    {15974, 50, 0, 0, 0}, {172821, 352, 0, 0, 0}, {172821, 352, 0, 0, 0}, {29823, 46, 0, 0, 0},
    {16502, 50, 0, 0, 0}, {15978, 50, 0, 0, 0}, {15978, 50, 0, 0, 0}, {37894, 50, 0, 0, 0}, {51210, 296, 0, 0, 0},
    {163987, 268, 0, 0, 0}, {33829, 268, 0, 0, 0}, {33834, 268, 0, 0, 0}, {161329, 361, 0, 0, 0},
    {161339, 352, 0, 0, 0}, {51210, 361, 0, 0, 0}, {161329, 127, 0, 0, 0}, {161339, 352, 0, 0, 0},
    {17361, 127, 0, 0, 0}, {3249, 343, 0, 0, 0}, {174695, 46, 0, 0, 0}, {97034, 50, 0, 0, 0}, {174865, 50, 0, 0, 0},
    {174869, 50, 0, 0, 0}, {15974, 50, 0, 0, 0}, {15978, 50, 0, 0, 0}, {16498, 505, 0, 0, 0}, {15974, 125, 0, 0, 0},
    {163987, 125, 0, 0, 0}, {33829, 125, 0, 0, 0}, {33834, 125, 0, 0, 0}, {15978, 125, 0, 0, 0},
    {22710, 125, 0, 0, 0}, {176870, 125, 0, 0, 0}, {37894, 50, 0, 0, 0}, {176875, 50, 0, 0, 0},
    {174019, 50, 0, 0, 0}, {177128, 125, 0, 0, 0}, {176870, 125, 0, 0, 0}, {37894, 125, 0, 0, 0},
    {176875, 125, 0, 0, 0}, {174019, 125, 0, 0, 0}, {176870, 125, 0, 0, 0}, {37894, 125, 0, 0, 0},
    {176875, 125, 0, 0, 0}, {174019, 125, 0, 0, 0}, {15978, 125, 0, 0, 0}, {22710, 125, 0, 0, 0},
    {176870, 506, 0, 0, 0}, {37894, 50, 0, 0, 0}, {176875, 50, 0, 0, 0}, {174019, 50, 0, 0, 0},
    {177128, 125, 0, 0, 0}, {176870, 506, 0, 0, 0}, {37894, 50, 0, 0, 0}, {176875, 50, 0, 0, 0},
    {174019, 50, 0, 0, 0}, {176870, 506, 0, 0, 0}, {37894, 50, 0, 0, 0}, {176875, 50, 0, 0, 0},
    {174019, 50, 0, 0, 0}, {176870, 506, 0, 0, 0}, {161339, 352, 0, 0, 0}, {45267, 50, 0, 0, 0},
    {177878, 50, 0, 0, 0}, {176875, 50, 0, 0, 0}, {37894, 50, 0, 0, 0}, {174019, 50, 0, 0, 0},
    {15978, 125, 0, 0, 0}, {163987, 125, 0, 0, 0}, {33829, 50, 0, 0, 0}, {180214, 507, 0, 0, 0},
    {180222, 508, 0, 0, 0}, {180230, 507, 0, 0, 0}, {180238, 507, 0, 0, 0}, {180214, 507, 0, 0, 0},
    {180222, 508, 0, 0, 0}, {15974, 125, 0, 0, 0}, {15978, 125, 0, 0, 0}, {33563, 303, 0, 0, 0},
    {33565, 303, 0, 0, 0}, {33567, 303, 0, 0, 0}, {16498, 303, 0, 0, 0}, {33563, 509, 0, 0, 0},
    {33565, 509, 0, 0, 0}, {33567, 509, 0, 0, 0}, {16498, 509, 0, 0, 0}, {33563, 509, 0, 0, 0},
    {33565, 509, 0, 0, 0}, {33567, 510, 0, 0, 0}, {33563, 303, 0, 0, 0}, {33565, 303, 0, 0, 0},
    {33567, 511, 0, 0, 0}, {16498, 511, 0, 0, 0}, {33563, 511, 0, 0, 0}, {33565, 511, 0, 0, 0},
    {33567, 511, 0, 0, 0}, {33563, 303, 0, 0, 0}, {33565, 303, 0, 0, 0}, {33567, 510, 0, 0, 0},
    {16498, 510, 0, 0, 0}, {33563, 511, 0, 0, 0}, {33565, 511, 0, 0, 0}, {33567, 510, 0, 0, 0},
    {33563, 510, 0, 0, 0}, {33565, 510, 0, 0, 0}, {33567, 510, 0, 0, 0}, {33563, 303, 0, 0, 0},
    {33565, 303, 0, 0, 0}, {33567, 510, 0, 0, 0}, {26315, 50, 0, 0, 0}, {26322, 50, 0, 0, 0}, {33563, 303, 0, 0, 0},
    {33565, 303, 0, 0, 0}, {33567, 510, 0, 0, 0}, {26315, 46, 0, 0, 0}, {26322, 46, 0, 0, 0}, {14093, 1, 0, 0, 0},
    {51883, 21, 2, 0, 0}, {13349, 21, 2, 0, 0}, {52951, 484, 0, 0, 0}, {52962, 484, 0, 0, 0}, {8692, 484, 0, 0, 0},
    {182893, 21, 2, 0, 0}, {183046, 20, 2, 0, 0}, {183064, 20, 2, 0, 0}, {183082, 20, 2, 0, 0},
    {48686, 231, 2, 0, 0}, {48792, 20, 0, 0, 0}, {52951, 20, 2, 0, 0}, {52962, 20, 2, 0, 0}, {8692, 20, 2, 0, 0},
    {183604, 21, 2, 0, 0}, {14832, 2, 2, 0, 0}, {13884, 21, 2, 0, 0}, {114902, 2, 0, 0, 0}, {114909, 2, 0, 0, 0},
    {29362, 513, 0, 0, 0}, {29366, 513, 0, 0, 0}, {3265, 513, 0, 0, 0}, {48679, 514, 2, 0, 0},
    {3265, 514, 0, 0, 0}, {184009, 515, 0, 0, 0}, {184302, 2, 0, 0, 0}, {48679, 515, 2, 0, 0},
    {3265, 516, 0, 0, 0}, {184570, 514, 2, 0, 0}, {29362, 514, 0, 0, 0}, {29366, 514, 0, 0, 0},
    {3265, 518, 0, 0, 0}, {3265, 515, 0, 0, 0}, {46940, 519, 0, 0, 0}, {46946, 519, 0, 0, 0}, {15104, 168, 0, 0, 0},
    {16502, 513, 0, 0, 0}, {3242, 513, 0, 0, 0}, {46940, 520, 0, 0, 0}, {3265, 521, 0, 0, 0}, {185353, 513, 2, 0, 0},
    {103167, 521, 0, 0, 0}, {103167, 514, 0, 0, 0}, {55919, 513, 0, 0, 0}, {29362, 519, 0, 0, 0},
    {29366, 519, 0, 0, 0}, {3265, 519, 0, 0, 0}, {185852, 523, 0, 0, 0}, {185857, 523, 0, 0, 0},
    {3265, 523, 0, 0, 0}, {103167, 514, 0, 0, 0}, {44168, 513, 0, 0, 0}, {103167, 514, 0, 0, 0},
    {183604, 21, 2, 0, 0}, {3265, 26, 2, 0, 0}, {48792, 524, 0, 0, 0}, {48792, 513, 0, 0, 0}, {32461, 514, 0, 0, 0},
    {16502, 513, 0, 0, 0}, {186377, 514, 0, 0, 0}, {79006, 514, 0, 0, 0}, {46940, 514, 0, 0, 0},
    {3265, 525, 0, 0, 0}, {48792, 526, 0, 0, 0}, {48792, 527, 0, 0, 0}, {3265, 168, 0, 0, 0}, {32461, 524, 0, 0, 0},
    {103167, 514, 0, 0, 0}, {3265, 527, 0, 0, 0}, {46940, 528, 0, 0, 0}, {3265, 528, 0, 0, 0},
    {46940, 234, 0, 0, 0}, {3265, 234, 0, 0, 0}, {46940, 231, 0, 0, 0}, {187727, 20, 2, 0, 0},
    {46940, 528, 0, 0, 0}, {187727, 20, 2, 0, 0}, {16491, 231, 0, 0, 0}, {3265, 531, 0, 0, 0},
    {3265, 20, 2, 0, 0}, {145631, 20, 2, 0, 0}, {188528, 20, 0, 0, 0}, {188542, 20, 0, 0, 0}, {46940, 528, 0, 0, 0},
    {188932, 20, 2, 0, 0}, {46940, 528, 0, 0, 0}, {189758, 20, 2, 0, 0}, {15978, 231, 0, 0, 0},
    {186948, 531, 0, 0, 0}, {190214, 20, 2, 0, 0}, {186948, 531, 0, 0, 0}, {190227, 20, 2, 0, 0},
    {190595, 46, 2, 0, 0}, {190624, 46, 2, 0, 0}, {189778, 533, 0, 0, 0}, {191343, 46, 2, 0, 0},
    {3265, 533, 0, 0, 0}, {48679, 534, 2, 0, 0}, {3265, 535, 0, 0, 0}, {54676, 536, 0, 0, 0}, {51883, 537, 2, 0, 0},
    {3265, 537, 0, 0, 0}, {15104, 538, 0, 0, 0}, {3265, 539, 0, 0, 0}, {1303, 539, 0, 0, 0}, {16502, 538, 0, 0, 0},
    {3265, 538, 0, 0, 0}, {1303, 539, 0, 0, 0}, {16502, 538, 0, 0, 0}, {15104, 538, 0, 0, 0}, {3265, 540, 0, 0, 0},
    {46940, 534, 0, 0, 0}, {29362, 541, 0, 0, 0}, {29366, 542, 0, 0, 0}, {3265, 543, 0, 0, 0},
    {3265, 534, 0, 0, 0}, {3265, 541, 0, 0, 0}, {46940, 541, 0, 0, 0}, {3265, 542, 0, 0, 0}, {3265, 546, 0, 0, 0},
    {193716, 2, 0, 0, 0}, {193726, 2, 0, 0, 0}, {193740, 2, 0, 0, 0}, {48679, 537, 2, 0, 0}, {45643, 2, 0, 0, 0},
    {194093, 2, 2, 0, 0}, {29362, 534, 0, 0, 0}, {29366, 535, 0, 0, 0}, {3265, 547, 0, 0, 0}, {46940, 546, 0, 0, 0},
    {3265, 548, 0, 0, 0}, {48679, 546, 2, 0, 0}, {29362, 546, 0, 0, 0}, {29366, 548, 0, 0, 0},
    {3265, 550, 0, 0, 0}, {86961, 534, 0, 0, 0}, {194880, 538, 0, 0, 0}, {194890, 538, 0, 0, 0},
    {48679, 551, 2, 0, 0}, {8770, 551, 2, 0, 0}, {195964, 552, 2, 0, 0}, {57695, 231, 0, 0, 0},
    {3265, 553, 0, 0, 0}, {1958, 0, 0, 0, 0}, {55394, 0, 0, 0, 0}, {46946, 0, 0, 0, 0}, {196128, 17, 0, 0, 0},
    {196142, 17, 0, 0, 0}, {196153, 17, 0, 0, 0}, {196515, 554, 2, 0, 0}, {182893, 21, 2, 0, 0},
    {54296, 2, 2, 0, 0}, {57695, 557, 0, 0, 0}, {196713, 558, 0, 0, 0}, {196720, 559, 0, 0, 0},
    {45806, 20, 0, 0, 0}, {20039, 553, 0, 0, 0}, {196726, 20, 2, 0, 0}, {48679, 231, 2, 0, 0},
    {47423, 231, 0, 0, 0}, {20039, 553, 0, 0, 0}, {3265, 560, 0, 0, 0}, {197367, 20, 2, 0, 0},
    {197375, 20, 2, 0, 0}, {20039, 553, 0, 0, 0}, {197658, 552, 2, 0, 0}, {197669, 231, 0, 0, 0},
    {197680, 552, 2, 0, 0}, {197691, 231, 0, 0, 0}, {197702, 563, 2, 0, 0}, {197711, 563, 0, 0, 0},
    {57695, 557, 0, 0, 0}, {196713, 558, 0, 0, 0}, {196720, 559, 0, 0, 0}, {45806, 20, 0, 0, 0},
    {20039, 553, 0, 0, 0}, {198149, 564, 1, 0, 0}, {198160, 554, 0, 0, 0}, {20039, 553, 0, 0, 0},
    {195769, 564, 0, 0, 0}, {20039, 231, 0, 0, 0}, {182893, 21, 2, 0, 0}, {198754, 554, 0, 0, 0},
    {182893, 21, 2, 0, 0}, {16491, 553, 0, 0, 0}, {16502, 20, 0, 0, 0}, {16491, 0, 0, 0, 0}, {20039, 553, 0, 0, 0},
    {47423, 0, 0, 0, 0}, {199186, 20, 0, 0, 0}, {199194, 323, 0, 0, 0}, {15104, 0, 0, 0, 0}, {21022, 20, 1, 0, 0},
    {199203, 323, 0, 0, 0}, {199213, 20, 0, 0, 0}, {1958, 0, 0, 0, 0}, {55394, 0, 0, 0, 0}, {199624, 0, 0, 0, 0},
    {16491, 553, 0, 0, 0}, {47423, 553, 0, 0, 0}, {199858, 553, 0, 0, 0}, {199868, 553, 0, 0, 0},
    {1958, 0, 0, 0, 0}, {195878, 566, 0, 0, 0}, {37894, 20, 0, 0, 0}, {3249, 20, 0, 0, 0}, {21022, 20, 0, 0, 0},
    {200318, 567, 0, 0, 0}, {200321, 323, 2, 0, 0}, {200518, 568, 0, 0, 0}, {16491, 568, 1, 0, 0},
    {3265, 570, 0, 0, 0}, {200518, 568, 0, 0, 0}, {15104, 20, 0, 0, 0}, {201022, 17, 0, 0, 0},
    {201036, 17, 0, 0, 0}, {46946, 572, 0, 0, 0}, {15104, 572, 2, 0, 0}, {221638, 573, 0, 0, 0},
    {14535, 574, 2, 0, 0}, {221647, 575, 0, 0, 0}, {52427, 573, 0, 0, 0}, {15104, 574, 0, 0, 0},
    {3265, 574, 0, 0, 0}, {52427, 573, 0, 0, 0}, {15104, 574, 0, 0, 0}, {222056, 574, 0, 0, 0},
    {52427, 573, 0, 0, 0}, {15104, 579, 0, 0, 0}, {3265, 579, 0, 0, 0}, {52427, 573, 0, 0, 0},
    {32461, 580, 0, 0, 0}, {3265, 580, 0, 0, 0}, {17361, 580, 0, 0, 0}, {222908, 580, 0, 0, 0},
    {37894, 574, 0, 0, 0}, {45806, 574, 0, 0, 0}, {17361, 580, 0, 0, 0}, {37894, 574, 0, 0, 0},
    {45806, 574, 0, 0, 0}, {32461, 581, 0, 0, 0}, {3265, 581, 0, 0, 0}, {41487, 580, 0, 0, 0},
    {41496, 580, 0, 0, 0}, {223941, 582, 2, 0, 0}, {79374, 0, 0, 0, 0}, {14093, 1, 0, 0, 0}, {224057, 582, 2, 0, 0},
    {224076, 582, 2, 0, 0}, {224096, 0, 0, 0, 0}, {224107, 0, 0, 0, 0}, {32461, 583, 0, 0, 0},
    {3265, 583, 0, 0, 0}, {29362, 583, 0, 0, 0}, {29366, 583, 0, 0, 0}, {1958, 583, 0, 0, 0}, {55394, 583, 0, 0, 0},
    {55396, 583, 0, 0, 0}, {62136, 573, 0, 0, 0}, {153348, 582, 2, 0, 0}, {29362, 580, 0, 0, 0},
    {29366, 580, 0, 0, 0}, {225147, 582, 2, 0, 0}, {3265, 584, 0, 0, 0}, {1309, 584, 0, 0, 0},
    {225255, 582, 0, 0, 0}, {56238, 582, 0, 0, 0}, {1309, 584, 0, 0, 0}, {96396, 582, 0, 0, 0},
    {32461, 586, 0, 0, 0}, {3265, 587, 0, 0, 0}, {32461, 587, 0, 0, 0}, {3265, 586, 0, 0, 0}, {32461, 574, 0, 0, 0},
    {3265, 573, 0, 0, 0}, {79374, 573, 0, 0, 0}, {16491, 575, 0, 0, 0}, {226329, 591, 0, 0, 0},
    {226337, 591, 0, 0, 0}, {3265, 592, 0, 0, 0}, {52427, 573, 0, 0, 0}, {15104, 593, 0, 0, 0},
    {3265, 593, 0, 0, 0}, {226623, 584, 0, 0, 0}, {226759, 594, 0, 0, 0}, {226773, 594, 0, 0, 0},
    {226787, 594, 0, 0, 0}, {226801, 573, 1, 0, 0}, {226833, 594, 0, 0, 0}, {226846, 594, 0, 0, 0},
    {41487, 597, 0, 0, 0}, {41496, 597, 0, 0, 0}, {3265, 597, 0, 0, 0}, {41487, 583, 0, 0, 0},
    {41496, 583, 0, 0, 0}, {32461, 597, 0, 0, 0}, {3265, 598, 0, 0, 0}, {153348, 582, 2, 0, 0},
    {227972, 582, 1, 0, 0}, {32461, 599, 0, 0, 0}, {3265, 599, 0, 0, 0}, {228313, 583, 0, 0, 0},
    {41936, 583, 0, 0, 0}, {1958, 583, 0, 0, 0}, {55394, 583, 0, 0, 0}, {33563, 583, 0, 0, 0},
    {32461, 600, 0, 0, 0}, {3265, 600, 0, 0, 0}, {3265, 601, 0, 0, 0}, {1958, 583, 0, 0, 0}, {20035, 580, 0, 0, 0},
    {55394, 583, 0, 0, 0}, {32461, 602, 0, 0, 0}, {3265, 50, 0, 0, 0}, {32461, 358, 0, 0, 0}, {29362, 599, 0, 0, 0},
    {29366, 599, 0, 0, 0}, {1958, 580, 0, 0, 0}, {55394, 580, 0, 0, 0}, {55396, 580, 0, 0, 0},
    {32461, 50, 0, 0, 0}, {3265, 602, 0, 0, 0}, {3265, 358, 0, 0, 0}, {3265, 575, 0, 0, 0}, {15104, 582, 0, 0, 0},
    {230057, 580, 0, 0, 0}, {3265, 582, 0, 0, 0}, {1958, 583, 0, 0, 0}, {1958, 580, 0, 0, 0}, {31265, 1, 0, 0, 0},
    {15104, 605, 0, 0, 0}, {3265, 606, 0, 0, 0}, {15104, 607, 0, 0, 0}, {3265, 608, 0, 0, 0}, {15104, 606, 0, 0, 0},
    {15104, 580, 0, 0, 0}, {66932, 574, 1, 0, 0}, {15104, 582, 0, 0, 0}, {44697, 574, 0, 0, 0},
    {15104, 583, 0, 0, 0}, {66932, 574, 1, 0, 0}, {15104, 598, 0, 0, 0}, {66932, 574, 1, 0, 0},
    {15104, 605, 0, 0, 0}, {197384, 608, 0, 0, 0}, {3265, 605, 0, 0, 0}, {15104, 605, 0, 0, 0},
    {232172, 608, 0, 0, 0}, {66932, 608, 1, 0, 0}, {15104, 609, 0, 0, 0}, {44697, 574, 0, 0, 0},
    {3265, 609, 0, 0, 0}, {15104, 609, 0, 0, 0}, {232172, 574, 0, 0, 0}, {15104, 609, 0, 0, 0},
    {38278, 574, 0, 0, 0}, {41487, 587, 0, 0, 0}, {41496, 587, 0, 0, 0}, {32461, 610, 0, 0, 0},
    {3265, 611, 0, 0, 0}, {32461, 611, 0, 0, 0}, {3265, 610, 0, 0, 0}, {51210, 573, 0, 0, 0}, {15104, 582, 0, 0, 0},
    {51210, 573, 0, 0, 0}, {15104, 582, 0, 0, 0}, {233670, 612, 0, 0, 0}, {3265, 613, 0, 0, 0},
    {233670, 612, 0, 0, 0}, {234010, 583, 0, 0, 0}, {234021, 61, 0, 0, 0}, {234026, 582, 2, 0, 0},
    {3265, 614, 0, 0, 0}, {234548, 613, 0, 0, 0}, {234010, 580, 0, 0, 0}, {234026, 582, 2, 0, 0},
    {3265, 616, 0, 0, 0}, {234548, 613, 0, 0, 0}, {234548, 613, 0, 0, 0}, {234010, 617, 0, 0, 0},
    {234026, 582, 2, 0, 0}, {3265, 617, 0, 0, 0}, {233670, 612, 0, 0, 0}, {234010, 617, 0, 0, 0},
    {234026, 582, 2, 0, 0}, {233670, 612, 0, 0, 0}, {234010, 583, 0, 0, 0}, {234026, 582, 2, 0, 0},
    {233670, 612, 0, 0, 0}, {234010, 617, 0, 0, 0}, {234021, 61, 0, 0, 0}, {234026, 582, 2, 0, 0},
    {3265, 618, 0, 0, 0}, {234548, 613, 0, 0, 0}, {234010, 617, 0, 0, 0}, {235660, 617, 0, 0, 0},
    {234026, 582, 2, 0, 0}, {221638, 573, 0, 0, 0}, {235886, 574, 0, 0, 0}, {14535, 574, 2, 0, 0},
    {52427, 573, 0, 0, 0}, {3249, 574, 0, 0, 0}, {3265, 620, 0, 0, 0}, {33563, 620, 0, 0, 0}, {33565, 622, 0, 0, 0},
    {33567, 623, 0, 0, 0}, {3265, 624, 0, 0, 0}, {52427, 573, 0, 0, 0}, {56238, 620, 0, 0, 0},
    {3249, 574, 0, 0, 0}, {3265, 626, 0, 0, 0}, {41487, 598, 0, 0, 0}, {41496, 598, 0, 0, 0}, {32461, 598, 0, 0, 0},
    {237199, 627, 0, 0, 0}, {237210, 628, 0, 0, 0}, {3265, 629, 0, 0, 0}, {66040, 630, 0, 0, 0},
    {1296, 593, 0, 0, 0}, {3265, 630, 0, 0, 0}, {66040, 631, 0, 0, 0}, {1126, 632, 0, 0, 0}, {3265, 632, 0, 0, 0},
    {226329, 580, 0, 0, 0}, {226337, 580, 0, 0, 0}, {226329, 580, 0, 0, 0}, {226337, 580, 0, 0, 0},
    {238134, 574, 0, 0, 0}, {14093, 598, 0, 0, 0}, {32940, 581, 0, 0, 0}, {32951, 581, 0, 0, 0},
    {127625, 574, 0, 0, 0}, {49339, 21, 2, 0, 0}, {223941, 26, 3, 49368, 0}, {239063, 0, 0, 0, 0},
    {61869, 0, 2, 0, 0}, {66040, 627, 0, 0, 0}, {3265, 628, 0, 0, 0}, {96186, 0, 1, 0, 0}, {1126, 635, 0, 0, 0},
    {16502, 574, 0, 0, 0}, {3265, 636, 0, 0, 0}, {1126, 635, 0, 0, 0}, {225255, 636, 0, 0, 0},
    {16502, 574, 0, 0, 0}, {3265, 635, 0, 0, 0}, {226329, 635, 0, 0, 0}, {226337, 635, 0, 0, 0},
    {1126, 632, 0, 0, 0}, {66040, 631, 0, 0, 0}, {1126, 637, 0, 0, 0}, {1296, 593, 0, 0, 0}, {3265, 637, 0, 0, 0},
    {51363, 582, 0, 0, 0}, {241259, 17, 0, 0, 0}, {16491, 644, 0, 0, 0}, {47423, 644, 0, 0, 0},
    {16491, 166, 0, 0, 0}, {47423, 166, 0, 0, 0}, {15978, 166, 0, 0, 0}, {16491, 645, 0, 0, 0},
    {16502, 20, 0, 0, 0}, {56608, 20, 2, 0, 0}, {15978, 166, 0, 0, 0}, {101287, 20, 2, 0, 0}, {20039, 231, 0, 0, 0},
    {14535, 20, 2, 0, 0}, {16491, 231, 0, 0, 0}, {102637, 20, 2, 0, 0}, {101739, 20, 2, 0, 0},
    {70959, 20, 2, 0, 0}, {241874, 21, 2, 0, 0}, {3265, 646, 0, 0, 0}, {16491, 231, 0, 0, 0}, {14535, 552, 0, 0, 0},
    {242179, 20, 2, 0, 0}, {1296, 0, 0, 0, 0}, {47423, 231, 0, 0, 0}, {14535, 20, 2, 0, 0}, {16491, 231, 0, 0, 0},
    {47423, 231, 0, 0, 0}, {102637, 20, 2, 0, 0}, {101739, 20, 2, 0, 0}, {70959, 20, 2, 0, 0},
    {16491, 231, 0, 0, 0}, {32265, 20, 2, 0, 0}, {32269, 20, 2, 0, 0}, {16491, 166, 0, 0, 0}, {103167, 647, 0, 0, 0},
    {16491, 231, 0, 0, 0}, {47423, 231, 0, 0, 0}, {14535, 552, 0, 0, 0}, {46940, 0, 0, 0, 0}, {56608, 20, 2, 0, 0},
    {1329, 231, 0, 0, 0}, {244356, 648, 0, 0, 0}, {46946, 648, 0, 0, 0}, {244356, 648, 0, 0, 0},
    {244515, 648, 0, 0, 0}, {244356, 649, 0, 0, 0}, {244515, 650, 0, 0, 0}, {46946, 651, 0, 0, 0},
    {15104, 652, 0, 0, 0}, {244985, 652, 0, 0, 0}, {244996, 653, 0, 0, 0}, {46946, 652, 0, 0, 0},
    {46940, 655, 0, 0, 0}, {46940, 657, 0, 0, 0}, {246572, 658, 0, 0, 0}, {246581, 658, 0, 0, 0},
    {46946, 657, 0, 0, 0}, {46940, 648, 0, 0, 0}, {247020, 662, 0, 0, 0}, {247031, 663, 0, 0, 0},
    {247043, 655, 0, 0, 0}, {247020, 655, 0, 0, 0}, {247043, 662, 0, 0, 0}, {247116, 663, 0, 0, 0},
    {244356, 655, 2, 0, 0}, {46946, 655, 0, 0, 0}, {46940, 649, 2, 0, 0}, {46946, 650, 0, 0, 0},
    {14093, 666, 0, 0, 0}, {247409, 648, 2, 0, 0}, {247420, 648, 2, 0, 0}, {247432, 2, 0, 0, 0},
    {247443, 2, 0, 0, 0}, {46946, 649, 0, 0, 0}, {46940, 657, 0, 0, 0}, {194062, 657, 0, 0, 0},
    {248160, 668, 0, 0, 0}, {246572, 658, 0, 0, 0}, {248165, 658, 0, 0, 0}, {46940, 669, 0, 0, 0},
    {194062, 669, 0, 0, 0}, {248160, 668, 0, 0, 0}, {246572, 658, 0, 0, 0}, {248165, 658, 0, 0, 0},
    {46946, 669, 0, 0, 0}, {244356, 672, 0, 0, 0}, {46946, 672, 0, 0, 0}, {247409, 648, 2, 0, 0},
    {244356, 655, 0, 0, 0}, {46946, 666, 0, 0, 0}, {46940, 649, 0, 0, 0}, {249697, 673, 0, 0, 0},
    {249708, 673, 0, 0, 0}, {249719, 673, 0, 0, 0}, {249731, 673, 0, 0, 0}, {57695, 673, 0, 0, 0},
    {14535, 674, 0, 0, 0}, {46946, 673, 0, 0, 0}, {244356, 675, 0, 0, 0}, {244515, 675, 0, 0, 0},
    {46946, 675, 0, 0, 0}, {244356, 666, 0, 0, 0}, {244515, 666, 0, 0, 0}, {244356, 666, 0, 0, 0},
    {33563, 673, 0, 0, 0}, {33565, 673, 0, 0, 0}, {250450, 658, 0, 0, 0}, {250455, 658, 0, 0, 0},
    {250768, 676, 0, 0, 0}, {250775, 677, 0, 0, 0}, {250783, 676, 0, 0, 0}, {250790, 677, 0, 0, 0},
    {247043, 673, 0, 0, 0}, {46940, 657, 0, 0, 0}, {244356, 648, 0, 0, 0}, {244515, 648, 0, 0, 0},
    {244996, 678, 0, 0, 0}, {244356, 648, 0, 0, 0}, {251113, 658, 0, 0, 0}, {246581, 658, 0, 0, 0},
    {244356, 655, 0, 0, 0}, {39865, 649, 0, 0, 0}, {251513, 679, 0, 0, 0}, {46940, 648, 0, 0, 0},
    {244985, 680, 0, 0, 0}, {244996, 681, 0, 0, 0}, {246572, 658, 0, 0, 0}, {246581, 658, 0, 0, 0},
    {244356, 648, 0, 0, 0}, {103167, 649, 0, 0, 0}, {46940, 657, 0, 0, 0}, {21552, 682, 0, 0, 0},
    {37894, 683, 0, 0, 0}, {251973, 683, 0, 0, 0}, {249697, 673, 0, 0, 0}, {252045, 673, 0, 0, 0},
    {14535, 674, 0, 0, 0}, {46940, 673, 0, 0, 0}, {252055, 673, 0, 0, 0}, {244356, 666, 0, 0, 0},
    {244515, 648, 0, 0, 0}, {252079, 648, 0, 0, 0}, {244356, 655, 0, 0, 0}, {90087, 649, 0, 0, 0},
    {45267, 650, 0, 0, 0}, {46940, 649, 0, 0, 0}, {90087, 685, 0, 0, 0}, {45267, 685, 0, 0, 0},
    {244356, 648, 0, 0, 0}, {252262, 668, 0, 0, 0}, {244356, 655, 0, 0, 0}, {252289, 649, 0, 0, 0},
    {252512, 648, 0, 0, 0}, {252640, 2, 0, 0, 0}, {252651, 2, 0, 0, 0}, {48679, 648, 2, 0, 0},
    {79374, 686, 0, 0, 0}, {253338, 686, 2, 0, 0}, {79374, 686, 0, 0, 0}, {89577, 686, 1, 0, 0},
    {8770, 686, 2, 0, 0}, {253666, 2, 2, 0, 0}, {79374, 686, 0, 0, 0}, {253248, 687, 1, 0, 0},
    {194093, 17, 0, 0, 0}, {254064, 17, 2, 0, 0}, {194093, 17, 0, 0, 0}, {79374, 686, 0, 0, 0},
    {260186, 687, 2, 0, 0}, {3265, 686, 0, 0, 0}, {79374, 692, 0, 0, 0}, {260616, 693, 0, 0, 0},
    {260616, 686, 0, 0, 0}, {46940, 686, 0, 0, 0}, {46946, 686, 0, 0, 0}, {153936, 686, 0, 0, 0},
    {8770, 695, 2, 0, 0}, {253248, 687, 0, 0, 0}, {261404, 686, 1, 0, 0}, {261688, 696, 0, 0, 0},
    {261763, 687, 0, 0, 0}, {61869, 695, 2, 0, 0}, {153936, 686, 0, 0, 0}, {262024, 695, 2, 0, 0},
    {262041, 686, 0, 0, 0}, {262049, 695, 2, 0, 0}, {262399, 686, 0, 0, 0}, {48679, 697, 1, 0, 0},
    {48686, 697, 1, 0, 0}, {48235, 686, 1, 0, 0}, {262428, 17, 0, 0, 0}, {60150, 686, 0, 0, 0},
    {262664, 686, 0, 0, 0}, {262683, 686, 0, 0, 0}, {263076, 686, 0, 0, 0}, {79374, 697, 0, 0, 0},
    {3265, 697, 0, 0, 0}, {153683, 686, 0, 0, 0}, {263527, 686, 0, 0, 0}, {15104, 697, 0, 0, 0},
    {263687, 687, 0, 0, 0}, {12998, 695, 2, 0, 0}, {264449, 686, 0, 0, 0}, {260616, 686, 2, 0, 0},
    {79374, 686, 0, 0, 0}, {16491, 686, 0, 0, 0}, {264718, 686, 0, 0, 0}, {48235, 686, 0, 0, 0},
    {264873, 686, 0, 0, 0}, {79374, 699, 0, 0, 0}, {264991, 686, 0, 0, 0}, {265003, 686, 0, 0, 0},
    {265230, 686, 0, 0, 0}, {253248, 687, 0, 0, 0}, {51363, 687, 0, 0, 0}, {265612, 686, 0, 0, 0},
    {48686, 695, 2, 0, 0}, {265620, 2, 0, 0, 0}, {265937, 687, 0, 0, 0}, {21020, 687, 0, 0, 0},
    {21022, 687, 0, 0, 0}, {21024, 687, 0, 0, 0}, {265937, 687, 0, 0, 0}, {266061, 687, 0, 0, 0},
    {266074, 687, 0, 0, 0}, {266089, 687, 0, 0, 0}, {266101, 687, 0, 0, 0}, {266115, 687, 0, 0, 0},
    {70959, 687, 0, 0, 0}, {70967, 687, 0, 0, 0}, {3265, 687, 1, 0, 0}, {265230, 697, 0, 0, 0},
    {3265, 687, 0, 0, 0}, {3265, 701, 1, 0, 0}, {44168, 687, 0, 0, 0}, {3265, 696, 0, 0, 0}, {267184, 695, 2, 0, 0},
    {267320, 702, 0, 0, 0}, {267327, 686, 0, 0, 0}, {17323, 686, 0, 0, 0}, {79374, 703, 0, 0, 0},
    {3265, 695, 0, 0, 0}, {44700, 695, 0, 0, 0}, {123766, 687, 0, 0, 0}, {267955, 686, 0, 0, 0},
    {253248, 687, 0, 0, 0}, {79374, 686, 1, 0, 0}, {268471, 686, 0, 0, 0}, {267184, 695, 2, 0, 0},
    {268479, 695, 2, 0, 0}, {153936, 686, 1, 0, 0}, {268897, 695, 2, 0, 0}, {269118, 687, 2, 0, 0},
    {8770, 687, 2, 0, 0}, {269486, 704, 0, 0, 0}, {269503, 705, 0, 0, 0}, {141227, 706, 0, 0, 0},
    {269826, 706, 0, 0, 0}, {270001, 686, 0, 0, 0}, {260616, 686, 0, 0, 0}, {79374, 686, 0, 0, 0},
    {141227, 706, 2, 0, 0}, {270302, 706, 2, 0, 0}, {260616, 686, 0, 0, 0}, {270319, 686, 2, 0, 0},
    {270642, 686, 0, 0, 0}, {270654, 686, 0, 0, 0}, {270668, 686, 0, 0, 0}, {270677, 686, 0, 0, 0},
    {270947, 686, 0, 0, 0}, {270957, 686, 0, 0, 0}, {79374, 686, 0, 0, 0}, {136447, 686, 0, 0, 0},
    {271350, 686, 0, 0, 0}, {79374, 709, 0, 0, 0}, {272202, 710, 0, 0, 0}, {272209, 711, 0, 0, 0},
    {272225, 712, 0, 0, 0}, {79374, 713, 0, 0, 0}, {272472, 692, 0, 0, 0}, {272225, 712, 0, 0, 0},
    {272481, 714, 0, 0, 0}, {272499, 715, 0, 0, 0}, {8770, 686, 0, 0, 0}, {272935, 706, 0, 0, 0},
    {272944, 706, 0, 0, 0}, {272954, 706, 0, 0, 0}, {79374, 686, 0, 0, 0}, {273131, 686, 2, 0, 0},
    {273144, 686, 0, 0, 0}, {79374, 686, 0, 0, 0}, {273410, 686, 2, 0, 0}, {273862, 686, 0, 0, 0},
    {273888, 686, 0, 0, 0}, {273144, 686, 0, 0, 0}, {273905, 686, 0, 0, 0}, {273913, 686, 0, 0, 0},
    {79374, 686, 0, 0, 0}, {274170, 706, 2, 0, 0}, {274189, 686, 0, 0, 0}, {246591, 686, 0, 0, 0},
    {46734, 686, 0, 0, 0}, {79374, 686, 0, 0, 0}, {274576, 706, 2, 0, 0}, {274189, 686, 0, 0, 0},
    {246591, 686, 0, 0, 0}, {20039, 697, 0, 0, 0}, {274978, 697, 0, 0, 0}, {275115, 686, 0, 0, 0},
    {79374, 686, 0, 0, 0}, {275389, 706, 1, 0, 0}, {275409, 686, 0, 0, 0}, {275507, 686, 0, 0, 0},
    {275524, 686, 0, 0, 0}, {275532, 686, 0, 0, 0}, {275548, 686, 0, 0, 0}, {275524, 686, 2, 0, 0},
    {275744, 686, 0, 0, 0}, {275753, 686, 0, 0, 0}, {267955, 686, 0, 0, 0}, {275524, 686, 2, 0, 0},
    {275744, 686, 0, 0, 0}, {275753, 686, 0, 0, 0}, {270947, 686, 0, 0, 0}, {79374, 686, 0, 0, 0},
    {46720, 706, 2, 0, 0}, {276206, 686, 0, 0, 0}, {270319, 686, 2, 0, 0}, {79374, 686, 0, 0, 0},
    {142992, 706, 2, 0, 0}, {141227, 706, 2, 0, 0}, {276464, 706, 1, 0, 0}, {276483, 706, 1, 0, 0},
    {270957, 686, 0, 0, 0}, {270947, 686, 0, 0, 0}, {79374, 686, 0, 0, 0}, {277071, 706, 2, 0, 0},
    {277693, 687, 1, 0, 0}, {153936, 686, 1, 0, 0}, {79374, 697, 0, 0, 0}, {278337, 706, 2, 0, 0},
    {278353, 706, 2, 0, 0}, {278367, 706, 2, 0, 0}, {278383, 706, 2, 0, 0}, {278400, 706, 2, 0, 0},
    {278415, 706, 2, 0, 0}, {278432, 686, 0, 0, 0}, {279215, 686, 0, 0, 0}, {79374, 697, 0, 0, 0},
    {279254, 706, 1, 0, 0}, {279274, 686, 0, 0, 0}, {79374, 686, 0, 0, 0}, {279455, 706, 2, 0, 0},
    {279465, 706, 2, 0, 0}, {279473, 706, 2, 0, 0}, {79374, 686, 0, 0, 0}, {279879, 706, 2, 0, 0},
    {280623, 266, 0, 0, 0}, {280627, 387, 1, 0, 0}, {280623, 266, 0, 0, 0}, {56430, 721, 0, 0, 0},
    {280627, 387, 1, 0, 0}, {16491, 722, 0, 0, 0}, {3265, 722, 0, 0, 0}, {1126, 722, 0, 0, 0},
    {17361, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {38278, 723, 0, 0, 0}, {40194, 39, 0, 0, 0}, {13349, 724, 0, 0, 0},
    {29362, 39, 0, 0, 0}, {29366, 39, 0, 0, 0}, {1, 0, 0, 0, 0}, {16491, 39, 0, 0, 0}, {281396, 39, 0, 0, 0},
    {281401, 39, 0, 0, 0}, {17361, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {38278, 723, 0, 0, 0}, {90722, 39, 0, 0, 0},
    {16491, 722, 0, 0, 0}, {281752, 20, 2, 0, 0}, {13349, 39, 0, 0, 0}, {29362, 727, 0, 0, 0},
    {29366, 727, 0, 0, 0}, {1, 727, 0, 0, 0}, {3265, 727, 0, 0, 0}, {47423, 728, 0, 0, 0}, {17361, 729, 0, 0, 0},
    {102637, 20, 2, 0, 0}, {14535, 730, 0, 0, 0}, {38278, 731, 0, 0, 0}, {90722, 39, 0, 0, 0},
    {40194, 0, 0, 0, 0}, {47423, 722, 0, 0, 0}, {281752, 20, 2, 0, 0}, {40194, 39, 0, 0, 0}, {47423, 39, 0, 0, 0},
    {29362, 722, 0, 0, 0}, {29366, 722, 0, 0, 0}, {17361, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {38278, 731, 0, 0, 0},
    {90655, 0, 1, 0, 0}, {283245, 2, 0, 0, 0}, {17361, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {38278, 731, 0, 0, 0},
    {90722, 39, 0, 0, 0}, {17361, 35, 0, 0, 0}, {14535, 20, 2, 0, 0}, {38278, 731, 0, 0, 0}, {40194, 39, 0, 0, 0},
    {16491, 39, 0, 0, 0}, {1, 0, 0, 0, 0}, {29362, 39, 0, 0, 0}, {29366, 0, 0, 0, 0}, {1, 39, 1, 0, 0},
    {16491, 732, 1, 0, 0}, {1126, 722, 0, 0, 0}, {1, 0, 1, 0, 0}, {16491, 145, 0, 0, 0}, {3265, 734, 0, 0, 0},
    {40194, 734, 0, 0, 0}, {47423, 145, 0, 0, 0}, {3265, 145, 0, 0, 0}, {16491, 39, 0, 0, 0}, {52758, 722, 0, 0, 0},
    {47423, 39, 0, 0, 0}, {284243, 722, 0, 0, 0}, {17361, 729, 0, 0, 0}, {102637, 20, 2, 0, 0},
    {14535, 730, 0, 0, 0}, {38278, 731, 0, 0, 0}, {40194, 39, 0, 0, 0}, {3265, 231, 1, 0, 0}, {42203, 728, 0, 0, 0},
    {42206, 728, 0, 0, 0}, {1126, 39, 0, 0, 0}, {3265, 735, 0, 0, 0}, {40194, 722, 0, 0, 0}, {17361, 35, 0, 0, 0},
    {14535, 20, 2, 0, 0}, {17361, 168, 0, 0, 0}, {14535, 20, 2, 0, 0}, {39865, 0, 0, 0, 0}, {38278, 731, 1, 0, 0},
    {40194, 722, 0, 0, 0}, {17361, 168, 0, 0, 0}, {14535, 20, 2, 0, 0}, {38278, 731, 1, 0, 0},
    {21, 321, 0, 0, 0}, {16498, 20, 0, 0, 0}, {15978, 68, 0, 0, 0}, {3265, 68, 0, 0, 0}, {29362, 736, 0, 0, 0},
    {29366, 736, 0, 0, 0}, {3265, 736, 0, 0, 0}, {48679, 737, 2, 0, 0}, {14093, 50, 0, 0, 0}, {48679, 737, 2, 0, 0},
    {285954, 0, 0, 0, 0}, {12998, 737, 2, 0, 0}, {8770, 737, 2, 0, 0}, {15978, 338, 0, 0, 0}, {3265, 338, 0, 0, 0},
    {46940, 338, 0, 0, 0}, {29362, 68, 0, 0, 0}, {29366, 68, 0, 0, 0}, {46940, 739, 0, 0, 0}, {3265, 61, 0, 0, 0},
    {29362, 338, 0, 0, 0}, {29366, 338, 0, 0, 0}, {46940, 50, 0, 0, 0}, {3265, 46, 0, 0, 0}, {287167, 737, 0, 0, 0},
    {287276, 17, 0, 0, 0}, {287279, 17, 0, 0, 0}, {3265, 743, 0, 0, 0}, {287764, 743, 0, 0, 0},
    {3265, 737, 0, 0, 0}, {287764, 743, 0, 0, 0}, {15104, 737, 0, 0, 0}, {46940, 61, 0, 0, 0},
    {3265, 739, 0, 0, 0}, {46940, 736, 0, 0, 0}, {29823, 338, 0, 0, 0}, {288275, 338, 0, 0, 0},
    {46940, 46, 0, 0, 0}, {33563, 744, 0, 0, 0}, {17059, 745, 0, 0, 0}, {288981, 746, 0, 0, 0},
    {33563, 747, 0, 0, 0}, {33565, 747, 0, 0, 0}, {17059, 746, 0, 0, 0}, {33563, 748, 0, 0, 0},
    {33565, 748, 0, 0, 0}, {16498, 748, 0, 0, 0}, {33563, 748, 0, 0, 0}, {33565, 748, 0, 0, 0},
    {33563, 81, 0, 0, 0}, {17059, 749, 0, 0, 0}, {15978, 750, 0, 0, 0}, {33563, 751, 0, 0, 0},
    {33565, 751, 0, 0, 0}, {17059, 750, 0, 0, 0}, {21024, 752, 0, 0, 0}, {33563, 753, 0, 0, 0},
    {15978, 753, 1, 0, 0}, {17059, 753, 0, 0, 0}, {15978, 754, 0, 0, 0}, {21024, 50, 0, 0, 0},
    {33563, 754, 0, 0, 0}, {280630, 755, 0, 0, 0}, {111785, 50, 0, 0, 0}, {17059, 754, 0, 0, 0},
    {15978, 754, 0, 0, 0}, {33563, 754, 0, 0, 0}, {33565, 754, 0, 0, 0}, {21024, 755, 0, 0, 0},
    {111785, 50, 0, 0, 0}, {33563, 756, 0, 0, 0}, {33565, 756, 0, 0, 0}, {290816, 752, 0, 0, 0},
    {290819, 752, 0, 0, 0}, {291599, 757, 0, 0, 0}, {38278, 723, 0, 0, 0}, {15104, 758, 0, 0, 0},
    {3265, 758, 0, 0, 0}, {16491, 760, 0, 0, 0}, {3265, 760, 0, 0, 0}, {16491, 761, 0, 0, 0}, {291142, 762, 0, 0, 0},
    {16491, 763, 0, 0, 0}, {102637, 20, 2, 0, 0}, {103167, 20, 2, 0, 0}, {70959, 20, 2, 0, 0},
    {292994, 757, 0, 0, 0}, {16491, 764, 0, 0, 0}, {102637, 765, 0, 0, 0}, {29362, 766, 0, 0, 0},
    {29366, 766, 0, 0, 0}, {1, 767, 1, 0, 0}, {3265, 767, 0, 0, 0}, {294524, 300, 0, 0, 0}, {294536, 300, 0, 0, 0},
    {3265, 770, 0, 0, 0}, {16491, 771, 0, 0, 0}, {102637, 772, 1, 0, 0}, {38278, 773, 0, 0, 0},
    {15104, 774, 0, 0, 0}, {291142, 762, 0, 0, 0}, {102637, 20, 2, 0, 0}, {16498, 774, 0, 0, 0},
    {292994, 757, 0, 0, 0}, {102637, 20, 2, 0, 0}, {15104, 758, 0, 0, 0}, {291151, 770, 0, 0, 0},
    {16491, 771, 0, 0, 0}, {102637, 772, 1, 0, 0}, {15104, 774, 0, 0, 0}, {47423, 771, 0, 0, 0},
    {102637, 772, 1, 0, 0}, {38278, 773, 0, 0, 0}, {90756, 774, 0, 0, 0}, {291142, 762, 0, 0, 0},
    {102637, 20, 2, 0, 0}, {15104, 758, 0, 0, 0}, {292994, 757, 0, 0, 0}, {102637, 20, 2, 0, 0},
    {3265, 778, 0, 0, 0}, {292994, 757, 0, 0, 0}, {102637, 765, 0, 0, 0}, {16498, 779, 0, 0, 0},
    {51210, 127, 0, 0, 0}, {298026, 50, 0, 0, 0}, {298037, 50, 0, 0, 0}, {298049, 50, 0, 0, 0},
    {1958, 50, 0, 0, 0}, {55394, 50, 0, 0, 0}, {16498, 781, 0, 0, 0}, {51210, 127, 0, 0, 0}, {29823, 779, 0, 0, 0},
    {51210, 127, 0, 0, 0}, {298026, 50, 0, 0, 0}, {298037, 50, 0, 0, 0}, {298049, 50, 0, 0, 0},
    {1958, 50, 0, 0, 0}, {55394, 50, 0, 0, 0}, {298399, 781, 0, 0, 0}, {16498, 338, 0, 0, 0}, {33563, 781, 0, 0, 0},
    {33565, 781, 0, 0, 0}, {33567, 781, 1, 0, 0}, {298737, 781, 0, 0, 0}, {51210, 787, 0, 0, 0},
};

static const varve_property_record properties[] = {
    {1962, 4, 0, 0, 0}, {2607, 4, 0, 0, 0}, {2615, 8, 0, 0, 1}, {2639, 8, 0, 0, 1}, {2649, 9, 0, 0, 1},
    {2660, 10, 0, 0, 1}, {2671, 10, 0, 0, 1}, {2680, 11, 0, 0, 1}, {2690, 12, 0, 0, 1}, {2695, 13, 0, 0, 1},
    {3272, 10, 0, 0, 1}, {2607, 4, 0, 0, 0}, {2615, 8, 0, 0, 1}, {2639, 8, 0, 0, 1}, {2649, 9, 0, 0, 1},
    {2660, 10, 0, 0, 1}, {2671, 10, 0, 0, 1}, {2680, 11, 0, 0, 1}, {2690, 12, 0, 0, 1}, {2615, 8, 0, 0, 1},
    {2639, 8, 0, 0, 1}, {4075, 14, 0, 0, 1}, {4096, 8, 0, 0, 1}, {4119, 15, 0, 0, 1}, {4133, 8, 0, 0, 1},
    {4142, 16, 0, 0, 1}, {2615, 8, 0, 0, 1}, {2639, 8, 0, 0, 1}, {2649, 9, 0, 0, 1}, {2660, 10, 0, 0, 1},
    {2671, 10, 0, 0, 1}, {2680, 11, 0, 0, 1}, {2690, 12, 0, 0, 1}, {5563, 19, 0, 0, 1}, {5569, 19, 0, 0, 1},
    {5563, 19, 0, 0, 1}, {5569, 19, 0, 0, 1}, {5951, 19, 0, 0, 1}, {5991, 12, 0, 0, 0}, {6000, 4, 0, 0, 0},
    {5991, 12, 0, 0, 0}, {6562, 19, 0, 0, 1}, {6733, 8, 0, 0, 1}, {2615, 8, 0, 0, 1}, {2639, 8, 0, 0, 1},
    {4075, 14, 0, 0, 1}, {4096, 8, 0, 0, 1}, {4119, 15, 0, 0, 1}, {4133, 8, 0, 0, 1}, {2615, 8, 0, 0, 1},
    {2639, 8, 0, 0, 1}, {4075, 14, 0, 0, 1}, {4096, 8, 0, 0, 1}, {4119, 15, 0, 0, 1}, {4133, 8, 0, 0, 1},
    {7370, 14, 0, 0, 1}, {7387, 8, 0, 0, 1}, {7406, 8, 0, 0, 1}, {7427, 8, 0, 0, 1}, {7450, 19, 0, 0, 1},
    {4142, 16, 0, 0, 1}, {7459, 19, 0, 0, 1}, {8778, 22, 0, 0, 1}, {8798, 23, 0, 0, 1}, {8807, 8, 0, 0, 1},
    {8826, 24, 0, 0, 1}, {8846, 14, 0, 0, 1}, {8867, 8, 0, 0, 1}, {8890, 8, 0, 0, 1}, {8918, 8, 0, 0, 1},
    {1085, 8, 0, 0, 1}, {8943, 8, 0, 0, 1}, {8955, 8, 0, 0, 1}, {8961, 8, 0, 0, 1}, {1119, 8, 0, 0, 1},
    {1126, 8, 0, 0, 1}, {8966, 14, 0, 0, 1}, {8987, 8, 0, 0, 1}, {7459, 25, 0, 0, 1}, {9010, 19, 0, 0, 1},
    {5991, 12, 0, 0, 0}, {6000, 4, 0, 0, 0}, {10318, 27, 0, 0, 0}, {5991, 12, 0, 0, 0}, {10570, 13, 0, 0, 0},
    {10580, 28, 0, 0, 1}, {10591, 29, 0, 0, 1}, {10603, 8, 0, 0, 1}, {10624, 8, 0, 0, 1}, {1119, 8, 0, 0, 1},
    {1126, 8, 0, 0, 1}, {1085, 8, 0, 0, 1}, {10646, 19, 0, 0, 1}, {2671, 19, 0, 0, 1}, {8961, 8, 0, 0, 1},
    {10653, 23, 0, 0, 1}, {10661, 8, 0, 0, 1}, {2615, 8, 0, 0, 1}, {2639, 8, 0, 0, 1}, {4075, 14, 0, 0, 1},
    {4096, 8, 0, 0, 1}, {4119, 15, 0, 0, 1}, {4133, 8, 0, 0, 1}, {7450, 19, 0, 0, 1}, {4142, 16, 0, 0, 1},
    {7459, 19, 0, 0, 1}, {1514, 30, 0, 0, 1}, {2615, 8, 0, 0, 1}, {2639, 8, 0, 0, 1}, {4075, 14, 0, 0, 1},
    {4096, 8, 0, 0, 1}, {4119, 15, 0, 0, 1}, {4133, 8, 0, 0, 1}, {6562, 19, 0, 0, 1}, {5563, 19, 0, 0, 1},
    {13357, 31, 0, 0, 0}, {13537, 32, 0, 0, 0}, {13890, 31, 0, 0, 0}, {13904, 31, 0, 0, 0}, {8692, 33, 0, 0, 0},
    {14093, 34, 0, 0, 0}, {13537, 32, 0, 0, 0}, {14192, 19, 14201, 0, 0}, {14832, 36, 0, 0, 0},
    {14843, 31, 0, 0, 0}, {14858, 37, 0, 0, 0}, {14876, 31, 0, 0, 0}, {14891, 37, 0, 0, 0}, {14909, 23, 0, 0, 0},
    {15034, 10, 0, 0, 0}, {15042, 38, 0, 0, 0}, {15055, 10, 0, 0, 0}, {13357, 31, 0, 0, 0}, {15982, 40, 0, 0, 0},
    {15987, 41, 0, 0, 1}, {16000, 42, 0, 0, 1}, {16009, 42, 0, 0, 1}, {16019, 10, 0, 0, 1}, {16502, 45, 0, 0, 0},
    {16637, 10, 0, 0, 1}, {16649, 19, 0, 0, 1}, {17074, 4, 0, 0, 0}, {17905, 32, 0, 0, 0}, {17925, 32, 0, 0, 0},
    {17947, 32, 0, 0, 0}, {20021, 42, 0, 0, 1}, {20026, 42, 0, 0, 1}, {20032, 42, 0, 0, 1}, {20035, 42, 0, 0, 1},
    {20039, 42, 0, 0, 1}, {21020, 56, 0, 0, 0}, {21022, 56, 0, 0, 0}, {21024, 57, 0, 0, 0}, {21026, 58, 0, 0, 1},
    {21033, 42, 0, 0, 1}, {21038, 42, 0, 0, 1}, {21043, 59, 0, 0, 1}, {21048, 19, 0, 0, 1}, {21064, 19, 0, 0, 1},
    {21072, 19, 0, 0, 1}, {21080, 19, 0, 0, 1}, {16502, 63, 0, 0, 0}, {21864, 45, 0, 0, 0}, {22169, 65, 0, 0, 0},
    {22564, 42, 0, 0, 0}, {22575, 10, 0, 0, 1}, {16019, 10, 0, 0, 1}, {16637, 10, 0, 0, 1}, {22725, 42, 0, 0, 1},
    {24948, 74, 0, 0, 0}, {24958, 75, 0, 0, 0}, {24973, 38, 0, 0, 0}, {21020, 74, 0, 0, 0}, {21022, 74, 0, 0, 0},
    {21024, 79, 0, 0, 0}, {25623, 45, 0, 0, 0}, {25634, 45, 0, 0, 0}, {21020, 74, 0, 0, 0}, {21022, 83, 0, 0, 0},
    {21024, 84, 0, 0, 0}, {26329, 75, 0, 0, 0}, {26348, 75, 0, 0, 0}, {26627, 85, 0, 0, 0}, {21020, 74, 0, 0, 0},
    {21022, 74, 0, 0, 0}, {21024, 90, 0, 0, 0}, {21033, 42, 0, 0, 1}, {21038, 42, 0, 0, 1}, {27772, 42, 0, 0, 0},
    {27781, 42, 0, 0, 0}, {27789, 42, 0, 0, 0}, {21020, 83, 0, 0, 0}, {21022, 83, 0, 0, 0}, {21024, 93, 0, 0, 0},
    {28775, 94, 0, 0, 1}, {28789, 19, 0, 0, 1}, {28799, 19, 0, 0, 1}, {28809, 19, 0, 0, 1}, {29634, 19, 0, 0, 1},
    {29644, 19, 0, 0, 1}, {30273, 101, 0, 0, 1}, {30629, 103, 0, 0, 1}, {31265, 106, 0, 0, 0},
    {30273, 101, 0, 0, 1}, {31265, 107, 0, 0, 0}, {15104, 108, 0, 0, 0}, {31683, 19, 0, 0, 1},
    {32761, 111, 0, 0, 1}, {30273, 101, 0, 0, 1}, {34682, 122, 0, 0, 1}, {36848, 42, 0, 0, 0},
    {38250, 42, 0, 0, 0}, {15982, 130, 0, 0, 1}, {34689, 135, 0, 0, 0}, {41345, 140, 0, 0, 0},
    {44511, 155, 0, 0, 0}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1}, {5991, 12, 0, 0, 0}, {45614, 163, 0, 0, 0},
    {45628, 12, 0, 0, 1}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1}, {45806, 165, 0, 0, 0},
    {46749, 0, 0, 0, 1}, {47428, 19, 0, 0, 1}, {47437, 19, 0, 0, 1}, {47777, 19, 0, 0, 1}, {5991, 12, 0, 0, 1},
    {45628, 12, 0, 0, 1}, {48796, 12, 0, 0, 0}, {48996, 14, 0, 0, 1}, {49390, 172, 0, 0, 1}, {49368, 14, 0, 0, 0},
    {15104, 176, 0, 0, 0}, {51561, 12, 0, 0, 0}, {44511, 12, 0, 0, 0}, {51883, 176, 0, 0, 1}, {51888, 176, 0, 0, 1},
    {5991, 12, 0, 0, 0}, {51984, 19, 0, 0, 1}, {31265, 182, 0, 0, 0}, {15104, 183, 0, 0, 0}, {5991, 155, 0, 0, 0},
    {52691, 19, 0, 0, 1}, {5991, 12, 0, 0, 0}, {6000, 4, 0, 0, 0}, {52758, 183, 0, 0, 1}, {44697, 12, 0, 0, 0},
    {5991, 12, 0, 0, 0}, {45614, 163, 0, 0, 0}, {53111, 29, 0, 0, 1}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1},
    {53149, 155, 0, 0, 0}, {2690, 155, 0, 0, 0}, {5991, 12, 0, 0, 0}, {6000, 4, 0, 0, 0}, {52758, 183, 0, 0, 1},
    {53302, 19, 0, 0, 1}, {53319, 19, 0, 0, 1}, {53336, 19, 0, 0, 1}, {53567, 12, 0, 0, 0}, {53575, 19, 0, 0, 1},
    {15104, 12, 0, 0, 0}, {53925, 12, 0, 0, 0}, {54276, 32, 0, 0, 0}, {44511, 155, 0, 0, 0}, {44518, 156, 0, 0, 1},
    {44528, 156, 0, 0, 1}, {54681, 19, 0, 0, 1}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1},
    {15104, 155, 0, 0, 0}, {5991, 12, 0, 0, 0}, {45614, 163, 0, 0, 0}, {45628, 12, 0, 0, 1}, {44518, 156, 0, 0, 1},
    {44528, 156, 0, 0, 1}, {54681, 19, 0, 0, 1}, {56430, 192, 0, 0, 1}, {56433, 19, 0, 0, 1}, {56647, 19, 0, 0, 1},
    {5991, 12, 0, 0, 0}, {57047, 195, 0, 0, 1}, {57065, 196, 0, 0, 0}, {57168, 197, 0, 0, 0}, {57178, 33, 0, 0, 1},
    {57412, 199, 0, 0, 1}, {45614, 163, 0, 0, 0}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1},
    {59713, 156, 0, 0, 1}, {59736, 156, 0, 0, 1}, {59757, 202, 0, 0, 1}, {59774, 202, 0, 0, 1},
    {59790, 202, 0, 0, 1}, {57178, 33, 0, 0, 1}, {60150, 155, 0, 0, 1}, {48235, 155, 0, 0, 1},
    {60579, 13, 0, 0, 0}, {5991, 12, 0, 0, 0}, {61869, 205, 0, 0, 1}, {57047, 195, 0, 0, 1}, {62136, 12, 0, 0, 0},
    {37894, 207, 0, 0, 0}, {62311, 208, 0, 0, 0}, {62525, 210, 0, 0, 1}, {62531, 211, 0, 0, 1},
    {62537, 4, 0, 0, 0}, {63327, 212, 0, 0, 0}, {62525, 210, 0, 0, 1}, {62531, 211, 0, 0, 1}, {62537, 4, 0, 0, 0},
    {15982, 216, 0, 0, 0}, {62525, 210, 0, 0, 1}, {62537, 4, 0, 0, 0}, {65238, 217, 0, 0, 0}, {65571, 19, 0, 0, 1},
    {65583, 19, 0, 0, 1}, {65927, 223, 0, 0, 0}, {66592, 33, 0, 0, 0}, {66606, 19, 0, 0, 1}, {56430, 192, 0, 0, 0},
    {56433, 19, 0, 0, 1}, {66932, 42, 0, 0, 1}, {66945, 42, 0, 0, 1}, {67260, 140, 0, 0, 0}, {15104, 10, 0, 0, 0},
    {67712, 226, 0, 0, 0}, {15104, 33, 0, 0, 0}, {68613, 29, 0, 0, 0}, {68795, 13, 0, 0, 1}, {68804, 12, 0, 0, 1},
    {67712, 12, 0, 0, 0}, {68912, 0, 0, 0, 0}, {68977, 29, 0, 0, 0}, {68102, 229, 0, 0, 0}, {68977, 29, 0, 0, 0},
    {69307, 13, 0, 0, 0}, {69477, 42, 0, 0, 1}, {69492, 19, 0, 0, 1}, {70405, 232, 0, 0, 1}, {70419, 233, 0, 0, 1},
    {70729, 32, 0, 0, 0}, {70405, 232, 0, 0, 0}, {70419, 233, 0, 0, 1}, {70959, 235, 0, 0, 1},
    {70967, 235, 0, 0, 1}, {70959, 236, 0, 0, 1}, {70967, 236, 0, 0, 1}, {70959, 237, 0, 0, 1},
    {70967, 237, 0, 0, 1}, {70419, 233, 0, 0, 1}, {15982, 238, 0, 0, 0}, {70405, 232, 0, 0, 1},
    {70405, 232, 0, 0, 0}, {73282, 239, 0, 0, 0}, {73297, 12, 0, 0, 1}, {73301, 12, 0, 0, 1}, {55919, 240, 0, 0, 0},
    {73720, 32, 0, 0, 1}, {73736, 32, 0, 0, 0}, {73751, 32, 0, 0, 0}, {70729, 241, 0, 0, 0}, {57168, 140, 0, 0, 0},
    {75850, 32, 0, 0, 0}, {76238, 243, 0, 0, 0}, {30629, 246, 80962, 0, 0}, {81253, 140, 0, 0, 1},
    {81263, 4, 0, 0, 0}, {81273, 19, 0, 0, 1}, {81714, 249, 0, 0, 0}, {81721, 250, 0, 0, 0}, {81730, 12, 0, 0, 1},
    {81253, 140, 0, 0, 1}, {81740, 19, 0, 0, 1}, {81750, 251, 0, 0, 1}, {81764, 252, 0, 0, 1},
    {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1}, {82141, 255, 0, 0, 0}, {82233, 256, 0, 0, 0},
    {80230, 257, 0, 0, 1}, {82421, 258, 0, 0, 1}, {44511, 155, 0, 0, 1}, {82437, 259, 0, 0, 1},
    {77172, 260, 0, 0, 1}, {78977, 261, 0, 0, 1}, {80375, 262, 0, 0, 1}, {82451, 19, 0, 0, 1},
    {82462, 19, 0, 0, 1}, {82472, 19, 0, 0, 1}, {82405, 14, 0, 0, 0}, {82484, 176, 0, 0, 1}, {44518, 156, 0, 0, 1},
    {44528, 156, 0, 0, 1}, {54681, 19, 0, 0, 1}, {82499, 19, 0, 0, 1}, {82513, 19, 0, 0, 1}, {81750, 251, 0, 0, 1},
    {81764, 252, 0, 0, 1}, {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1}, {82573, 12, 0, 0, 0},
    {82437, 259, 0, 0, 1}, {82405, 14, 0, 0, 0}, {82484, 176, 0, 0, 1}, {44518, 156, 0, 0, 1},
    {44528, 156, 0, 0, 1}, {82704, 250, 0, 0, 0}, {82721, 250, 0, 0, 0}, {81730, 12, 0, 0, 1},
    {81253, 140, 0, 0, 1}, {78713, 19, 0, 0, 1}, {81740, 19, 0, 0, 1}, {81750, 251, 0, 0, 1}, {81764, 252, 0, 0, 1},
    {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1}, {5991, 12, 0, 0, 0}, {79528, 265, 0, 0, 0}, {48996, 14, 0, 0, 1},
    {80230, 257, 0, 0, 1}, {83349, 155, 0, 0, 0}, {83455, 32, 0, 0, 0}, {82437, 259, 0, 0, 1},
    {31265, 270, 0, 0, 0}, {82437, 259, 0, 0, 1}, {81721, 250, 0, 0, 0}, {81730, 12, 0, 0, 1},
    {5991, 12, 0, 0, 0}, {45628, 12, 0, 0, 1}, {45614, 258, 0, 0, 0}, {80222, 271, 0, 0, 1}, {84466, 19, 0, 0, 1},
    {77172, 260, 0, 0, 1}, {79528, 13, 0, 0, 1}, {82451, 19, 0, 0, 1}, {84476, 155, 0, 0, 1}, {84488, 12, 0, 0, 1},
    {84505, 176, 0, 0, 1}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1}, {84517, 140, 0, 0, 1},
    {80375, 262, 0, 0, 1}, {84538, 272, 0, 0, 1}, {84550, 19, 0, 0, 1}, {84564, 19, 0, 0, 1}, {84586, 19, 0, 0, 1},
    {84611, 19, 0, 0, 1}, {84622, 19, 0, 0, 1}, {84632, 19, 0, 0, 1}, {84643, 19, 0, 0, 1}, {84656, 19, 0, 0, 1},
    {84673, 12, 0, 0, 1}, {79059, 273, 0, 0, 1}, {81253, 140, 0, 0, 1}, {80860, 274, 0, 0, 1},
    {84681, 275, 0, 0, 1}, {84695, 12, 0, 0, 1}, {84706, 12, 0, 0, 1}, {84715, 12, 0, 0, 1}, {84736, 12, 0, 0, 1},
    {80718, 276, 0, 0, 1}, {84756, 10, 0, 0, 1}, {84772, 10, 0, 0, 1}, {84788, 10, 0, 0, 1}, {84812, 12, 0, 0, 1},
    {84829, 12, 0, 0, 1}, {84850, 12, 0, 0, 1}, {84862, 12, 0, 0, 1}, {84888, 12, 0, 0, 1}, {54681, 19, 0, 0, 1},
    {82499, 19, 0, 0, 1}, {82513, 19, 0, 0, 1}, {82462, 19, 0, 0, 1}, {82472, 19, 0, 0, 1}, {84913, 19, 0, 0, 1},
    {80846, 277, 0, 0, 1}, {84927, 14, 0, 0, 1}, {84948, 14, 0, 0, 1}, {84969, 42, 0, 0, 1}, {84995, 278, 0, 0, 1},
    {85070, 14, 0, 0, 0}, {81263, 4, 0, 0, 0}, {85089, 279, 80962, 0, 0}, {31265, 281, 0, 0, 0},
    {85500, 14, 0, 0, 0}, {85701, 12, 0, 0, 0}, {85712, 12, 0, 0, 0}, {85724, 19, 0, 0, 1}, {85741, 19, 0, 0, 1},
    {85756, 261, 0, 0, 1}, {85771, 282, 0, 0, 1}, {85783, 176, 0, 0, 1}, {86611, 284, 0, 0, 0},
    {82405, 14, 0, 0, 0}, {82484, 176, 0, 0, 1}, {88251, 284, 0, 0, 0}, {88356, 288, 0, 0, 0},
    {88364, 289, 0, 0, 1}, {88510, 290, 0, 0, 0}, {88953, 291, 0, 0, 0}, {89111, 292, 0, 0, 0},
    {32761, 293, 0, 0, 0}, {89111, 292, 0, 0, 0}, {89577, 294, 0, 0, 0}, {45267, 140, 0, 0, 0},
    {90302, 42, 0, 0, 0}, {81253, 42, 0, 0, 0}, {81253, 42, 0, 0, 0}, {90761, 19, 0, 0, 1}, {91032, 284, 0, 0, 0},
    {57396, 42, 0, 0, 0}, {91043, 42, 0, 0, 0}, {91367, 42, 0, 0, 0}, {91376, 42, 0, 0, 0}, {91388, 42, 0, 0, 0},
    {57396, 42, 0, 0, 0}, {91043, 42, 0, 0, 0}, {91032, 284, 0, 0, 0}, {81750, 251, 0, 0, 1}, {81764, 252, 0, 0, 1},
    {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1},
    {91620, 299, 0, 0, 0}, {91032, 284, 0, 0, 0}, {81750, 251, 0, 0, 1}, {81764, 252, 0, 0, 1},
    {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1},
    {91870, 42, 0, 0, 0}, {91873, 42, 0, 0, 0}, {91878, 42, 0, 0, 0}, {92904, 305, 0, 0, 0}, {93443, 140, 0, 0, 0},
    {79584, 307, 0, 0, 1}, {82421, 258, 0, 0, 1}, {44511, 155, 0, 0, 1}, {44518, 156, 0, 0, 1},
    {44528, 156, 0, 0, 1}, {48996, 14, 0, 0, 1}, {77172, 260, 0, 0, 1}, {82405, 14, 0, 0, 0}, {82484, 176, 0, 0, 1},
    {95625, 19, 0, 0, 1}, {95670, 29, 0, 0, 0}, {81253, 140, 0, 0, 1}, {81740, 19, 0, 0, 1}, {90761, 19, 0, 0, 1},
    {95785, 19, 0, 0, 1}, {95795, 19, 0, 0, 1}, {81721, 250, 0, 0, 1}, {81730, 12, 0, 0, 1}, {79584, 307, 0, 0, 1},
    {81750, 251, 0, 0, 1}, {81764, 252, 0, 0, 1}, {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1},
    {96080, 155, 0, 0, 0}, {96161, 4, 0, 0, 0}, {5991, 12, 0, 0, 0}, {80222, 271, 0, 0, 0}, {84466, 19, 0, 0, 1},
    {96172, 19, 0, 0, 1}, {79059, 273, 0, 0, 1}, {84538, 272, 0, 0, 1}, {15104, 0, 0, 0, 0}, {96384, 4, 0, 0, 0},
    {96396, 19, 0, 0, 1}, {5991, 12, 0, 0, 0}, {80222, 271, 0, 0, 0}, {84466, 19, 0, 0, 1}, {96172, 19, 0, 0, 1},
    {96405, 19, 0, 0, 1}, {15104, 0, 0, 0, 1}, {81253, 140, 0, 0, 1}, {96428, 309, 0, 0, 1}, {79059, 273, 0, 0, 1},
    {84673, 12, 0, 0, 1}, {79528, 13, 0, 0, 1}, {96439, 310, 0, 0, 1}, {84538, 272, 0, 0, 1}, {96449, 176, 0, 0, 1},
    {96554, 311, 0, 0, 0}, {96560, 312, 0, 0, 0}, {90756, 176, 0, 0, 0}, {96677, 311, 0, 0, 0},
    {96560, 312, 0, 0, 0}, {90756, 176, 0, 0, 0}, {5991, 12, 0, 0, 0}, {96789, 4, 0, 0, 0}, {96801, 155, 0, 0, 0},
    {96810, 4, 0, 0, 0}, {80222, 271, 0, 0, 0}, {84466, 19, 0, 0, 1}, {15860, 309, 0, 0, 1}, {79059, 273, 0, 0, 1},
    {84538, 272, 0, 0, 1}, {97034, 176, 0, 0, 0}, {97084, 19, 0, 0, 1}, {38278, 14, 0, 0, 0}, {81253, 140, 0, 0, 1},
    {81740, 19, 0, 0, 1}, {90761, 19, 0, 0, 1}, {95795, 19, 0, 0, 1}, {81721, 250, 0, 0, 1}, {81730, 12, 0, 0, 1},
    {81750, 251, 0, 0, 1}, {81764, 252, 0, 0, 1}, {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1},
    {49390, 172, 0, 0, 1}, {49368, 14, 0, 0, 0}, {48996, 14, 0, 0, 1}, {98210, 19, 0, 0, 1}, {81253, 313, 0, 0, 1},
    {81253, 314, 0, 0, 0}, {15982, 316, 0, 0, 0}, {100534, 318, 0, 0, 0}, {100534, 318, 0, 0, 0},
    {101300, 32, 0, 0, 0}, {5991, 12, 0, 0, 0}, {45628, 12, 0, 0, 1}, {6000, 322, 0, 0, 0}, {52758, 0, 0, 0, 1},
    {96396, 19, 0, 0, 1}, {81253, 313, 0, 0, 1}, {90761, 10, 0, 0, 1}, {81253, 313, 0, 0, 1}, {15034, 10, 0, 0, 0},
    {15042, 38, 0, 0, 0}, {15055, 10, 0, 0, 0}, {102645, 32, 0, 0, 0}, {102660, 32, 0, 0, 0}, {102673, 32, 0, 0, 0},
    {75850, 31, 0, 0, 0}, {5991, 12, 0, 0, 0}, {45614, 163, 0, 0, 0}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1},
    {45628, 12, 0, 0, 1}, {5991, 12, 0, 0, 0}, {6000, 4, 0, 0, 0}, {103934, 19, 0, 0, 1}, {15104, 0, 0, 0, 1},
    {45628, 12, 0, 0, 1}, {17323, 13, 0, 0, 0}, {56430, 329, 0, 0, 0}, {106082, 333, 0, 0, 0},
    {108943, 33, 0, 0, 0}, {108955, 19, 0, 0, 1}, {109450, 42, 0, 0, 1}, {66606, 10, 0, 0, 0},
    {109574, 42, 0, 0, 0}, {111317, 23, 0, 0, 0}, {111326, 42, 0, 0, 1}, {111343, 19, 0, 0, 1},
    {111317, 23, 0, 0, 0}, {111343, 19, 0, 0, 1}, {111785, 341, 0, 0, 1}, {111794, 19, 0, 0, 1},
    {113245, 140, 0, 0, 1}, {113255, 19, 0, 0, 1}, {113266, 19, 0, 0, 1}, {116164, 348, 0, 0, 1},
    {116685, 19, 0, 0, 1}, {116858, 351, 0, 0, 0}, {117113, 19, 0, 0, 1}, {117447, 355, 0, 0, 1},
    {117451, 356, 0, 0, 1}, {117455, 4, 0, 0, 0}, {117593, 10, 0, 0, 1}, {117455, 4, 0, 0, 0},
    {117447, 355, 0, 0, 1}, {117451, 356, 0, 0, 1}, {117593, 10, 0, 0, 1}, {117447, 355, 0, 0, 1},
    {117451, 356, 0, 0, 1}, {117593, 10, 0, 0, 1}, {117455, 4, 0, 0, 0}, {117593, 10, 0, 0, 1},
    {118460, 4, 0, 0, 0}, {118460, 4, 0, 0, 0}, {63327, 364, 0, 0, 1}, {63327, 365, 0, 0, 1}, {121067, 366, 0, 0, 0},
    {63327, 364, 0, 0, 1}, {63327, 365, 0, 0, 1}, {121373, 10, 0, 0, 1}, {44115, 367, 0, 0, 1},
    {44115, 207, 0, 0, 0}, {78844, 19, 0, 0, 1}, {122112, 284, 0, 0, 1}, {45267, 42, 0, 0, 0},
    {122216, 369, 0, 0, 0}, {21022, 42, 0, 0, 0}, {122553, 371, 0, 0, 0}, {122560, 372, 0, 0, 0},
    {122567, 10, 0, 0, 0}, {122553, 371, 0, 0, 0}, {122560, 372, 0, 0, 0}, {15982, 373, 0, 0, 0},
    {122937, 374, 0, 0, 1}, {89577, 375, 0, 0, 0}, {122976, 373, 0, 0, 1}, {122986, 376, 0, 0, 1},
    {123287, 377, 0, 0, 0}, {122976, 373, 0, 0, 1}, {122986, 376, 0, 0, 1}, {123287, 377, 0, 0, 0},
    {15982, 378, 0, 0, 0}, {123470, 12, 0, 0, 0}, {123766, 42, 0, 0, 0}, {34682, 380, 0, 0, 0},
    {103167, 381, 0, 0, 0}, {123770, 382, 0, 0, 0}, {15982, 385, 0, 0, 0}, {89577, 375, 0, 0, 1},
    {114274, 10, 0, 0, 1}, {89577, 375, 0, 0, 1}, {89577, 375, 0, 0, 0}, {103167, 388, 0, 0, 0},
    {126014, 389, 0, 0, 1}, {126035, 390, 0, 0, 1}, {126056, 391, 0, 0, 0}, {126069, 392, 0, 0, 0},
    {15982, 393, 0, 0, 0}, {103167, 388, 0, 0, 0}, {126014, 389, 0, 0, 1}, {126035, 390, 0, 0, 1},
    {126056, 391, 0, 0, 0}, {126069, 392, 0, 0, 0}, {15982, 393, 0, 0, 0}, {126312, 19, 0, 0, 1},
    {103167, 388, 0, 0, 0}, {126670, 394, 0, 0, 1}, {126014, 389, 0, 0, 1}, {126035, 390, 0, 0, 1},
    {126312, 19, 0, 0, 1}, {15982, 395, 0, 0, 1}, {103167, 388, 0, 0, 0}, {126817, 396, 0, 0, 1},
    {126670, 394, 0, 0, 1}, {126822, 380, 0, 0, 0}, {126830, 397, 0, 0, 0}, {126014, 389, 0, 0, 1},
    {126035, 390, 0, 0, 1}, {126953, 398, 0, 0, 1}, {126967, 42, 0, 0, 1}, {127309, 400, 0, 0, 1},
    {127320, 401, 0, 0, 1}, {114484, 19, 0, 0, 1}, {56433, 19, 0, 0, 1}, {127334, 19, 0, 0, 1},
    {63327, 402, 0, 0, 0}, {128013, 403, 0, 0, 1}, {15982, 405, 0, 0, 0}, {70013, 10, 0, 0, 1},
    {108681, 10, 0, 0, 1}, {130465, 42, 0, 0, 0}, {115221, 406, 0, 0, 0}, {15982, 408, 0, 0, 0},
    {130568, 19, 0, 0, 1}, {130824, 140, 0, 0, 1}, {34682, 380, 0, 0, 0}, {103167, 381, 0, 0, 0},
    {123770, 382, 0, 0, 0}, {44115, 367, 0, 0, 1}, {103167, 411, 0, 0, 0}, {44115, 367, 0, 0, 1},
    {117113, 412, 0, 0, 1}, {131545, 413, 0, 0, 1}, {15982, 414, 0, 0, 0}, {131953, 19, 0, 0, 1},
    {103167, 416, 0, 0, 0}, {15982, 419, 0, 0, 0}, {132319, 367, 0, 0, 0}, {132328, 420, 0, 0, 1},
    {132340, 19, 0, 0, 1}, {15982, 393, 0, 0, 0}, {132319, 367, 0, 0, 0}, {132739, 421, 0, 0, 1},
    {132328, 420, 0, 0, 1}, {15982, 419, 0, 0, 0}, {133962, 422, 0, 0, 1}, {132328, 420, 0, 0, 1},
    {135200, 19, 0, 0, 1}, {103167, 416, 0, 0, 0}, {15982, 423, 0, 0, 0}, {15982, 425, 0, 0, 0},
    {103167, 388, 0, 0, 0}, {135639, 427, 0, 0, 0}, {135645, 428, 0, 0, 0}, {135651, 429, 0, 0, 0},
    {135657, 430, 0, 0, 0}, {26315, 431, 0, 0, 0}, {26322, 432, 0, 0, 0}, {126822, 380, 0, 0, 0},
    {126830, 397, 0, 0, 0}, {114143, 394, 0, 0, 1}, {44115, 140, 0, 0, 0}, {21020, 42, 0, 0, 0},
    {21022, 42, 0, 0, 0}, {21024, 42, 0, 0, 0}, {34682, 380, 0, 0, 0}, {136093, 389, 0, 0, 0},
    {136100, 434, 0, 0, 0}, {21020, 42, 0, 0, 0}, {21022, 42, 0, 0, 0}, {21024, 42, 0, 0, 0}, {126822, 380, 0, 0, 0},
    {126830, 397, 0, 0, 0}, {136207, 389, 0, 0, 0}, {136215, 390, 0, 0, 0}, {21020, 42, 0, 0, 0},
    {21022, 42, 0, 0, 0}, {21024, 42, 0, 0, 0}, {34682, 380, 0, 0, 0}, {136093, 389, 0, 0, 0},
    {87625, 165, 0, 0, 1}, {91873, 140, 0, 0, 1}, {137945, 435, 0, 0, 1}, {1962, 4, 0, 0, 0}, {91873, 140, 0, 0, 1},
    {137945, 435, 0, 0, 1}, {137379, 436, 0, 0, 1}, {91873, 140, 0, 0, 1}, {137945, 435, 0, 0, 1},
    {138771, 437, 0, 0, 0}, {2690, 155, 0, 0, 1}, {5991, 12, 0, 0, 0}, {91873, 140, 0, 0, 1}, {5991, 12, 0, 0, 0},
    {6000, 4, 0, 0, 0}, {139541, 4, 0, 0, 1}, {140010, 19, 0, 0, 1}, {123287, 439, 0, 0, 1}, {137641, 440, 0, 0, 1},
    {140031, 28, 0, 0, 1}, {140044, 19, 0, 0, 1}, {140721, 441, 0, 0, 1}, {140031, 28, 0, 0, 1},
    {140044, 19, 0, 0, 1}, {123287, 439, 0, 0, 1}, {137641, 440, 0, 0, 1}, {140731, 442, 0, 0, 1},
    {140745, 22, 0, 0, 1}, {140761, 28, 0, 0, 1}, {141193, 443, 0, 0, 1}, {141212, 19, 0, 0, 1},
    {141227, 32, 0, 0, 1}, {141472, 10, 0, 0, 1}, {141913, 4, 0, 0, 0}, {141922, 445, 0, 0, 0},
    {141931, 446, 0, 0, 0}, {141948, 318, 0, 0, 1}, {141962, 155, 0, 0, 1}, {2690, 12, 0, 0, 1},
    {141972, 10, 0, 0, 1}, {142691, 447, 0, 0, 1}, {142712, 240, 0, 0, 1}, {142879, 19, 0, 0, 1},
    {140031, 28, 0, 0, 1}, {140044, 19, 0, 0, 1}, {143004, 448, 0, 0, 1}, {140731, 442, 0, 0, 1},
    {140745, 22, 0, 0, 1}, {140761, 28, 0, 0, 1}, {5991, 12, 0, 0, 0}, {6000, 4, 0, 0, 0}, {137551, 449, 0, 0, 0},
    {143977, 19, 0, 0, 1}, {140031, 28, 0, 0, 1}, {140044, 19, 0, 0, 1}, {140731, 442, 0, 0, 1},
    {140745, 22, 0, 0, 1}, {140761, 28, 0, 0, 1}, {144427, 23, 0, 0, 1}, {144438, 176, 0, 0, 1},
    {123287, 439, 0, 0, 1}, {137641, 440, 0, 0, 1}, {140031, 28, 0, 0, 1}, {140044, 19, 0, 0, 1},
    {140731, 442, 0, 0, 1}, {140745, 22, 0, 0, 1}, {140761, 28, 0, 0, 1}, {144455, 165, 0, 0, 1},
    {144463, 165, 0, 0, 1}, {145180, 28, 0, 0, 1}, {143977, 19, 0, 0, 1}, {140031, 28, 0, 0, 1},
    {140044, 19, 0, 0, 1}, {145724, 19, 0, 0, 1}, {145729, 450, 0, 0, 1}, {145742, 22, 0, 0, 1},
    {145761, 28, 0, 0, 1}, {143977, 19, 0, 0, 1}, {140031, 28, 0, 0, 1}, {140044, 19, 0, 0, 1},
    {145779, 32, 0, 0, 1}, {146627, 4, 0, 0, 0}, {146635, 12, 0, 0, 1}, {146645, 12, 0, 0, 1},
    {145729, 450, 0, 0, 1}, {143977, 19, 0, 0, 1}, {145729, 450, 0, 0, 1}, {145742, 22, 0, 0, 1},
    {145761, 28, 0, 0, 1}, {147592, 19, 0, 0, 1}, {140031, 28, 0, 0, 1}, {140044, 19, 0, 0, 1},
    {147602, 19, 0, 0, 1}, {148333, 22, 0, 0, 1}, {148354, 28, 0, 0, 1}, {148724, 452, 0, 0, 1},
    {145742, 22, 0, 0, 1}, {145761, 28, 0, 0, 1}, {147592, 19, 0, 0, 1}, {148738, 19, 0, 0, 1},
    {148746, 453, 0, 0, 1}, {140031, 28, 0, 0, 1}, {140044, 19, 0, 0, 1}, {140731, 442, 0, 0, 1},
    {140745, 22, 0, 0, 1}, {140761, 28, 0, 0, 1}, {147602, 19, 0, 0, 1}, {140031, 28, 0, 0, 1},
    {140044, 19, 0, 0, 1}, {140731, 442, 0, 0, 1}, {140745, 22, 0, 0, 1}, {140761, 28, 0, 0, 1},
    {143977, 19, 0, 0, 1}, {144438, 176, 0, 0, 1}, {143977, 19, 0, 0, 1}, {123287, 439, 0, 0, 1},
    {137641, 440, 0, 0, 1}, {150962, 240, 0, 0, 1}, {140031, 28, 0, 0, 1}, {140044, 19, 0, 0, 1},
    {140731, 442, 0, 0, 1}, {140745, 22, 0, 0, 1}, {140761, 28, 0, 0, 1}, {150970, 455, 0, 0, 1},
    {150984, 456, 0, 0, 1}, {150997, 19, 0, 0, 1}, {2690, 12, 0, 0, 0}, {151968, 10, 0, 0, 1},
    {2690, 12, 0, 0, 0}, {15104, 0, 0, 0, 1}, {152858, 12, 0, 0, 1}, {68613, 29, 0, 0, 0}, {153187, 466, 0, 0, 0},
    {5991, 12, 0, 0, 1}, {16502, 42, 0, 0, 0}, {16502, 42, 0, 0, 1}, {2690, 12, 0, 0, 1}, {154119, 4, 0, 0, 1},
    {154225, 469, 0, 0, 1}, {154536, 0, 0, 0, 0}, {45806, 309, 0, 0, 0}, {154684, 19, 0, 0, 1},
    {6000, 4, 0, 0, 0}, {155065, 469, 0, 0, 0}, {2690, 12, 0, 0, 0}, {155304, 29, 0, 0, 0}, {155324, 19, 0, 0, 1},
    {15104, 4, 0, 0, 0}, {15104, 469, 0, 0, 0}, {16502, 309, 0, 0, 0}, {5991, 12, 0, 0, 0}, {45614, 163, 0, 0, 0},
    {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1}, {16502, 309, 0, 0, 1}, {157052, 13, 0, 0, 0},
    {157061, 12, 0, 0, 1}, {157070, 29, 0, 0, 1}, {153187, 466, 0, 0, 0}, {157461, 176, 0, 0, 0},
    {157461, 37, 0, 0, 0}, {157461, 29, 0, 0, 0}, {157461, 469, 0, 0, 0}, {157461, 472, 0, 0, 0},
    {81253, 479, 158402, 0, 0}, {81253, 479, 158402, 0, 0}, {81740, 19, 14201, 0, 0}, {90761, 19, 14201, 0, 0},
    {95785, 19, 14201, 0, 0}, {95795, 19, 14201, 0, 0}, {81721, 250, 80962, 0, 0}, {81730, 12, 0, 0, 1},
    {97034, 482, 80962, 0, 0}, {97034, 483, 80962, 0, 0}, {81253, 479, 158402, 0, 0}, {81740, 19, 14201, 0, 0},
    {90761, 19, 14201, 0, 0}, {95795, 19, 14201, 0, 0}, {81721, 250, 80962, 0, 0}, {81730, 12, 0, 0, 1},
    {160337, 4, 0, 0, 0}, {37894, 42, 0, 0, 0}, {161346, 42, 0, 0, 0}, {81764, 252, 0, 0, 1}, {81777, 252, 0, 0, 1},
    {81792, 253, 0, 0, 1}, {161700, 42, 0, 0, 0}, {161823, 284, 0, 0, 0}, {162332, 42, 0, 0, 0},
    {164299, 42, 0, 0, 0}, {164311, 284, 0, 0, 0}, {164299, 42, 0, 0, 0}, {164833, 284, 0, 0, 0},
    {164311, 284, 0, 0, 0}, {166151, 42, 0, 0, 0}, {81764, 252, 0, 0, 1}, {81777, 252, 0, 0, 1},
    {81792, 253, 0, 0, 1}, {89577, 42, 0, 0, 0}, {81764, 252, 0, 0, 1}, {81777, 252, 0, 0, 1},
    {81792, 253, 0, 0, 1}, {37894, 42, 0, 0, 0}, {174019, 42, 0, 0, 0}, {81764, 252, 0, 0, 1},
    {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1}, {45267, 42, 0, 0, 0}, {37894, 42, 0, 0, 0}, {174019, 42, 0, 0, 0},
    {81764, 252, 0, 0, 1}, {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1}, {174540, 42, 0, 0, 0},
    {176432, 284, 0, 0, 0}, {176435, 284, 0, 0, 0}, {178391, 42, 0, 0, 0}, {44697, 398, 0, 0, 0},
    {44697, 42, 0, 0, 0}, {45806, 398, 0, 0, 0}, {147570, 398, 0, 0, 0}, {45806, 42, 0, 0, 0},
    {179004, 42, 0, 0, 0}, {38278, 42, 0, 0, 0}, {38278, 42, 0, 0, 0}, {45267, 42, 0, 0, 0}, {179108, 42, 0, 0, 0},
    {180246, 42, 0, 0, 0}, {81764, 252, 0, 0, 1}, {81777, 252, 0, 0, 1}, {81792, 253, 0, 0, 1},
    {180684, 42, 0, 0, 0}, {180692, 42, 0, 0, 0}, {180700, 42, 0, 0, 0}, {180709, 284, 0, 0, 0},
    {180929, 284, 0, 0, 1}, {181061, 284, 0, 0, 1}, {181067, 284, 0, 0, 1}, {181073, 398, 0, 0, 1},
    {181078, 284, 0, 0, 1}, {181085, 284, 0, 0, 1}, {181073, 398, 0, 0, 1}, {181078, 284, 0, 0, 1},
    {181085, 284, 0, 0, 1}, {181061, 284, 0, 0, 1}, {181067, 284, 0, 0, 1}, {28809, 284, 0, 0, 1},
    {181061, 284, 0, 0, 1}, {181067, 284, 0, 0, 1}, {181078, 284, 0, 0, 1}, {181085, 284, 0, 0, 1},
    {28809, 284, 0, 0, 1}, {182174, 42, 0, 0, 1}, {182179, 42, 0, 0, 1}, {181073, 398, 0, 0, 1},
    {182184, 42, 0, 0, 1}, {182195, 42, 0, 0, 1}, {182205, 42, 0, 0, 1}, {182216, 42, 0, 0, 1},
    {181078, 284, 0, 0, 1}, {181085, 284, 0, 0, 1}, {181073, 398, 0, 0, 1}, {182184, 42, 0, 0, 1},
    {182195, 42, 0, 0, 1}, {182205, 42, 0, 0, 1}, {182216, 42, 0, 0, 1}, {181078, 284, 0, 0, 1},
    {181085, 284, 0, 0, 1}, {54681, 19, 0, 0, 1}, {182902, 19, 0, 0, 1}, {183094, 32, 0, 0, 0},
    {183111, 32, 0, 0, 0}, {183128, 32, 0, 0, 0}, {183139, 512, 0, 0, 1}, {78781, 12, 0, 0, 1},
    {103167, 517, 0, 0, 0}, {184785, 10, 0, 0, 0}, {5991, 12, 0, 0, 0}, {45628, 12, 0, 0, 1}, {183139, 522, 0, 0, 0},
    {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1}, {187042, 33, 0, 0, 0}, {187027, 155, 0, 0, 0},
    {187032, 529, 0, 0, 1}, {115586, 530, 0, 0, 1}, {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1},
    {187381, 33, 0, 0, 0}, {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1}, {187532, 33, 0, 0, 0},
    {187543, 33, 0, 0, 0}, {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1}, {153936, 32, 0, 0, 0},
    {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1}, {187042, 33, 0, 0, 0}, {153936, 32, 0, 0, 0},
    {5991, 12, 0, 0, 0}, {103167, 32, 0, 0, 0}, {187027, 155, 0, 0, 0}, {188451, 529, 0, 0, 1},
    {187027, 155, 0, 0, 0}, {188554, 529, 0, 0, 0}, {187027, 155, 0, 0, 0}, {187027, 155, 0, 0, 0},
    {187032, 529, 0, 0, 1}, {16491, 32, 0, 0, 1}, {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1},
    {115586, 530, 0, 0, 1}, {153936, 32, 0, 0, 0}, {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1},
    {115586, 530, 0, 0, 1}, {189362, 33, 0, 0, 0}, {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1},
    {189362, 33, 0, 0, 0}, {153936, 32, 0, 0, 0}, {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1},
    {189778, 32, 0, 0, 0}, {190021, 19, 0, 0, 1}, {59050, 32, 0, 0, 0}, {145631, 32, 0, 0, 0},
    {187027, 155, 0, 0, 0}, {188554, 532, 0, 0, 0}, {190643, 32, 0, 0, 1}, {190671, 32, 0, 0, 1},
    {187027, 155, 0, 0, 0}, {187032, 529, 0, 0, 1}, {191099, 33, 0, 0, 0}, {37894, 140, 0, 0, 0},
    {191110, 19, 0, 0, 1}, {187027, 155, 0, 0, 0}, {188554, 532, 0, 0, 0}, {190671, 32, 0, 0, 1},
    {67712, 544, 0, 0, 0}, {15104, 545, 0, 0, 0}, {193247, 42, 0, 0, 0}, {193593, 19, 0, 0, 1},
    {193930, 12, 0, 0, 1}, {194062, 42, 0, 0, 1}, {194069, 19, 0, 0, 1}, {194079, 29, 0, 0, 1},
    {67712, 549, 0, 0, 0}, {15104, 299, 0, 0, 0}, {45806, 309, 0, 0, 0}, {195234, 12, 0, 0, 0},
    {196099, 19, 0, 0, 1}, {196113, 19, 0, 0, 1}, {196526, 555, 0, 0, 0}, {54276, 556, 0, 0, 0},
    {57168, 33, 0, 0, 0}, {197190, 33, 0, 0, 0}, {197384, 561, 0, 0, 0}, {197394, 562, 0, 0, 0},
    {198175, 33, 0, 0, 0}, {198181, 33, 0, 0, 0}, {123287, 31, 0, 0, 1}, {196526, 555, 0, 0, 0},
    {198813, 19, 0, 0, 1}, {78630, 19, 0, 0, 1}, {199879, 565, 0, 0, 0}, {55919, 33, 0, 0, 0},
    {200324, 31, 0, 0, 0}, {200333, 33, 0, 0, 1}, {199879, 565, 0, 0, 0}, {200528, 569, 0, 0, 0},
    {197190, 33, 0, 0, 1}, {45614, 571, 0, 0, 0}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1},
    {221206, 10, 0, 0, 1}, {5991, 12, 0, 0, 0}, {221406, 42, 0, 0, 0}, {221489, 155, 0, 0, 0},
    {221492, 28, 0, 0, 0}, {221811, 576, 0, 0, 0}, {221824, 577, 0, 0, 0}, {221811, 576, 0, 0, 0},
    {222067, 577, 0, 0, 0}, {222083, 578, 0, 0, 0}, {48996, 312, 0, 0, 1}, {14535, 312, 0, 0, 0},
    {225400, 576, 0, 0, 0}, {221811, 585, 0, 0, 0}, {221064, 577, 0, 0, 0}, {221037, 588, 0, 0, 1},
    {81253, 589, 0, 0, 1}, {226143, 590, 0, 0, 1}, {226164, 589, 0, 0, 1}, {6000, 4, 0, 0, 0},
    {5991, 12, 0, 0, 0}, {226887, 13, 0, 0, 0}, {220756, 595, 0, 0, 0}, {221489, 155, 0, 0, 0},
    {221492, 28, 0, 0, 0}, {221489, 155, 0, 0, 0}, {220741, 596, 0, 0, 0}, {57695, 312, 0, 0, 0},
    {6000, 4, 0, 0, 0}, {5991, 12, 0, 0, 0}, {96186, 155, 0, 0, 1}, {229978, 42, 0, 0, 1}, {229987, 42, 0, 0, 1},
    {229995, 42, 0, 0, 1}, {220514, 12, 0, 0, 1}, {220960, 603, 0, 0, 1}, {225400, 576, 0, 0, 0},
    {225400, 576, 0, 0, 0}, {220837, 604, 0, 0, 0}, {220902, 615, 0, 0, 1}, {220902, 615, 0, 0, 0},
    {236165, 619, 0, 0, 0}, {236310, 621, 0, 0, 0}, {236324, 588, 0, 0, 1}, {81253, 589, 0, 0, 1},
    {236545, 625, 0, 0, 1}, {221037, 588, 0, 0, 1}, {81253, 589, 0, 0, 1}, {221811, 576, 0, 0, 0},
    {221064, 577, 0, 0, 0}, {62136, 633, 0, 0, 1}, {5991, 12, 0, 0, 0}, {238827, 108, 0, 0, 0},
    {6000, 4, 0, 0, 0}, {5991, 12, 0, 0, 0}, {225147, 28, 0, 0, 0}, {239054, 172, 0, 0, 1}, {49368, 14, 0, 0, 0},
    {221143, 634, 0, 0, 0}, {240274, 312, 0, 0, 0}, {45614, 163, 0, 0, 0}, {44518, 156, 0, 0, 1},
    {44528, 156, 0, 0, 1}, {5991, 12, 0, 0, 0}, {220820, 638, 0, 0, 0}, {220960, 603, 0, 0, 1},
    {240759, 155, 0, 0, 0}, {221011, 639, 0, 0, 0}, {240950, 155, 0, 0, 0}, {221125, 640, 0, 0, 0},
    {220497, 641, 0, 0, 0}, {221051, 642, 0, 0, 0}, {241248, 643, 0, 0, 1}, {5991, 12, 0, 0, 1},
    {55919, 140, 0, 0, 0}, {242016, 32, 0, 0, 0}, {242028, 19, 0, 0, 1}, {242874, 32, 0, 0, 0},
    {242885, 32, 0, 0, 0}, {242897, 19, 0, 0, 1}, {243314, 32, 0, 0, 0}, {242028, 19, 0, 0, 1},
    {243820, 654, 0, 0, 0}, {245611, 42, 0, 0, 0}, {243784, 656, 0, 0, 1}, {70044, 10, 0, 0, 0},
    {60579, 659, 0, 0, 0}, {3249, 659, 0, 0, 0}, {246591, 660, 0, 0, 0}, {246595, 661, 0, 0, 0},
    {243749, 664, 0, 0, 0}, {247224, 665, 0, 0, 0}, {247232, 665, 0, 0, 0}, {243784, 656, 0, 0, 1},
    {245611, 42, 0, 0, 0}, {57695, 667, 0, 0, 0}, {57695, 517, 0, 0, 0}, {246591, 660, 0, 0, 0},
    {3249, 659, 0, 0, 0}, {248175, 659, 0, 0, 0}, {246595, 661, 0, 0, 0}, {248184, 10, 0, 0, 1},
    {246591, 670, 0, 0, 0}, {3249, 671, 0, 0, 0}, {248175, 671, 0, 0, 0}, {246595, 661, 0, 0, 0},
    {248184, 10, 0, 0, 1}, {248955, 12, 0, 0, 0}, {248969, 12, 0, 0, 0}, {248981, 12, 0, 0, 0},
    {249743, 10, 0, 0, 0}, {248184, 10, 0, 0, 1}, {60579, 659, 0, 0, 0}, {3249, 659, 0, 0, 0},
    {246591, 660, 0, 0, 0}, {243784, 656, 0, 0, 1}, {243784, 656, 0, 0, 1}, {251786, 10, 0, 0, 0},
    {243820, 654, 0, 0, 0}, {251794, 10, 0, 0, 0}, {251806, 10, 0, 0, 0}, {251821, 10, 0, 0, 0},
    {63327, 684, 0, 0, 0}, {248184, 10, 0, 0, 1}, {252309, 14, 0, 0, 0}, {252366, 660, 0, 0, 0},
    {3249, 659, 0, 0, 0}, {246595, 661, 0, 0, 0}, {248184, 10, 0, 0, 1}, {5991, 12, 0, 0, 0}, {252396, 517, 0, 0, 0},
    {6000, 4, 0, 0, 0}, {52758, 0, 0, 0, 1}, {253353, 32, 0, 0, 0}, {253366, 32, 0, 0, 0}, {253974, 29, 0, 0, 1},
    {253984, 29, 0, 0, 1}, {253996, 29, 0, 0, 1}, {254011, 29, 0, 0, 1}, {254028, 19, 0, 0, 1},
    {254047, 19, 0, 0, 1}, {254278, 12, 0, 0, 0}, {153187, 398, 0, 0, 1}, {254580, 12, 0, 0, 0},
    {254731, 10, 0, 0, 1}, {254749, 140, 0, 0, 1}, {254764, 10, 0, 0, 1}, {254786, 10, 0, 0, 1},
    {254809, 12, 0, 0, 1}, {255105, 10, 0, 0, 1}, {255131, 10, 0, 0, 1}, {255158, 10, 0, 0, 1},
    {255360, 19, 0, 0, 1}, {255370, 140, 0, 0, 1}, {255385, 140, 0, 0, 1}, {254580, 12, 0, 0, 1},
    {21020, 140, 0, 0, 0}, {21022, 140, 0, 0, 0}, {21024, 140, 0, 0, 0}, {256269, 10, 0, 0, 1},
    {256588, 140, 0, 0, 1}, {257587, 19, 0, 0, 1}, {258174, 688, 0, 0, 1}, {258174, 689, 0, 0, 1},
    {258775, 140, 0, 0, 1}, {258174, 690, 0, 0, 1}, {258928, 10, 0, 0, 1}, {259451, 691, 0, 0, 1},
    {258775, 140, 0, 0, 1}, {259666, 10, 0, 0, 1}, {260202, 12, 0, 0, 0}, {95670, 522, 0, 0, 1},
    {260793, 694, 0, 0, 1}, {260827, 10, 0, 0, 1}, {260858, 10, 0, 0, 1}, {260876, 10, 0, 0, 1},
    {260906, 10, 0, 0, 1}, {260922, 10, 0, 0, 1}, {260941, 10, 0, 0, 1}, {260957, 10, 0, 0, 1},
    {260980, 12, 0, 0, 1}, {261302, 13, 0, 0, 0}, {261411, 12, 0, 0, 1}, {261411, 12, 0, 0, 0},
    {261779, 176, 0, 0, 0}, {261873, 19, 0, 0, 1}, {262067, 19, 0, 0, 1}, {262081, 19, 0, 0, 1},
    {262097, 28, 0, 0, 0}, {262106, 28, 0, 0, 0}, {262415, 19, 0, 0, 1}, {83349, 13, 0, 0, 1},
    {83349, 13, 0, 0, 0}, {83349, 13, 0, 0, 0}, {262818, 14, 0, 0, 0}, {262835, 14, 0, 0, 0}, {262855, 19, 0, 0, 1},
    {263086, 140, 0, 0, 0}, {263240, 32, 0, 0, 0}, {263258, 19, 0, 0, 1}, {263270, 19, 0, 0, 1},
    {263432, 19, 0, 0, 1}, {263452, 19, 0, 0, 1}, {263472, 12, 0, 0, 1}, {263480, 19, 0, 0, 1},
    {263492, 165, 0, 0, 1}, {263536, 140, 0, 0, 0}, {263698, 19, 0, 0, 1}, {263809, 32, 0, 0, 1},
    {263819, 19, 0, 0, 1}, {264008, 32, 0, 0, 1}, {264019, 10, 0, 0, 1}, {67260, 140, 0, 0, 1},
    {79374, 13, 0, 0, 0}, {264285, 698, 0, 0, 0}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1},
    {10570, 12, 0, 0, 0}, {265018, 10, 0, 0, 1}, {265029, 10, 0, 0, 1}, {265075, 140, 0, 0, 1},
    {265094, 140, 0, 0, 1}, {265171, 165, 0, 0, 0}, {265348, 29, 0, 0, 0}, {31265, 700, 0, 0, 0},
    {264285, 698, 0, 0, 1}, {265842, 140, 0, 0, 1}, {84505, 19, 0, 0, 1}, {265861, 19, 0, 0, 1},
    {265873, 29, 0, 0, 1}, {266174, 32, 0, 0, 0}, {263258, 19, 0, 0, 1}, {263270, 19, 0, 0, 1},
    {136400, 19, 0, 0, 1}, {115586, 19, 0, 0, 1}, {263240, 32, 0, 0, 0}, {263258, 19, 0, 0, 1},
    {263270, 19, 0, 0, 1}, {75850, 19, 0, 0, 1}, {266569, 19, 0, 0, 1}, {83455, 140, 0, 0, 0},
    {77783, 19, 0, 0, 1}, {68067, 19, 0, 0, 1}, {267529, 140, 0, 0, 0}, {265171, 165, 0, 0, 0},
    {267630, 19, 0, 0, 1}, {263480, 19, 0, 0, 1}, {267909, 19, 0, 0, 1}, {266115, 140, 0, 0, 0},
    {267962, 19, 0, 0, 1}, {264285, 698, 0, 0, 1}, {268263, 13, 0, 0, 0}, {2690, 12, 0, 0, 1},
    {268370, 19, 0, 0, 1}, {268386, 19, 0, 0, 1}, {268402, 19, 0, 0, 1}, {268660, 19, 0, 0, 1},
    {263472, 12, 0, 0, 0}, {264285, 698, 0, 0, 0}, {269356, 10, 0, 0, 1}, {269382, 10, 0, 0, 1},
    {269408, 140, 0, 0, 1}, {46749, 0, 0, 0, 1}, {260980, 12, 0, 0, 1}, {269511, 12, 0, 0, 1},
    {269520, 19, 0, 0, 1}, {269547, 19, 0, 0, 1}, {57168, 707, 0, 0, 0}, {269838, 707, 0, 0, 0},
    {270325, 32, 0, 0, 1}, {270343, 32, 0, 0, 1}, {270367, 19, 0, 0, 1}, {270381, 19, 0, 0, 1},
    {270966, 140, 0, 0, 0}, {270984, 140, 0, 0, 0}, {267529, 140, 0, 0, 0}, {66606, 32, 0, 0, 1},
    {66606, 32, 0, 0, 1}, {271580, 19, 0, 0, 1}, {271745, 708, 0, 0, 1}, {272238, 10, 0, 0, 1},
    {272516, 10, 0, 0, 1}, {272607, 29, 0, 0, 1}, {221492, 716, 0, 0, 1}, {272611, 522, 0, 0, 1},
    {272620, 4, 0, 0, 1}, {272639, 469, 0, 0, 1}, {57168, 140, 0, 0, 0}, {269838, 140, 0, 0, 0},
    {272966, 140, 0, 0, 1}, {273154, 32, 0, 0, 1}, {273430, 671, 0, 0, 1}, {273457, 717, 0, 0, 1},
    {273494, 671, 0, 0, 1}, {273924, 32, 0, 0, 1}, {273935, 32, 0, 0, 1}, {274196, 176, 0, 0, 1},
    {274211, 23, 0, 0, 1}, {274230, 32, 0, 0, 1}, {274256, 23, 0, 0, 1}, {274269, 318, 0, 0, 1},
    {274288, 12, 0, 0, 1}, {274301, 19, 0, 0, 1}, {274196, 176, 0, 0, 1}, {274590, 32, 0, 0, 1},
    {274170, 19, 0, 0, 1}, {274844, 23, 0, 0, 1}, {274864, 15, 0, 0, 1}, {274886, 19, 0, 0, 1},
    {274912, 19, 0, 0, 1}, {274938, 19, 0, 0, 1}, {46749, 0, 0, 0, 1}, {183139, 512, 0, 0, 1},
    {81253, 140, 0, 0, 1}, {57168, 140, 0, 0, 0}, {275420, 140, 0, 0, 0}, {275439, 19, 0, 0, 1},
    {275568, 140, 0, 0, 1}, {275581, 140, 0, 0, 1}, {275604, 19, 0, 0, 1}, {275619, 19, 0, 0, 1},
    {275641, 19, 0, 0, 1}, {275766, 23, 0, 0, 1}, {141227, 23, 0, 0, 1}, {275766, 23, 0, 0, 1},
    {142992, 32, 0, 0, 1}, {141227, 32, 0, 0, 1}, {183139, 512, 0, 0, 1}, {102660, 32, 0, 0, 1},
    {276222, 32, 0, 0, 1}, {276234, 22, 0, 0, 1}, {276501, 32, 0, 0, 1}, {270325, 32, 0, 0, 1},
    {183139, 512, 0, 0, 1}, {276930, 718, 0, 0, 1}, {277084, 32, 0, 0, 1}, {277104, 19, 0, 0, 1},
    {277125, 19, 0, 0, 1}, {277161, 19, 0, 0, 1}, {276234, 22, 0, 0, 1}, {277383, 19, 0, 0, 1},
    {277418, 19, 0, 0, 1}, {277104, 19, 0, 0, 1}, {277436, 19, 0, 0, 1}, {277462, 19, 0, 0, 1},
    {277507, 19, 0, 0, 1}, {2690, 12, 0, 0, 0}, {277715, 299, 0, 0, 1}, {2690, 12, 0, 0, 0}, {95670, 0, 0, 0, 0},
    {277981, 0, 0, 0, 1}, {278101, 19, 0, 0, 1}, {278445, 32, 0, 0, 1}, {278468, 32, 0, 0, 1},
    {278489, 32, 0, 0, 1}, {278512, 32, 0, 0, 1}, {278536, 32, 0, 0, 1}, {278558, 32, 0, 0, 1},
    {279282, 140, 0, 0, 1}, {279483, 32, 0, 0, 1}, {279500, 32, 0, 0, 1}, {279515, 32, 0, 0, 1},
    {279532, 32, 0, 0, 1}, {279887, 32, 0, 0, 1}, {16502, 140, 0, 0, 1}, {279483, 32, 0, 0, 1},
    {279500, 32, 0, 0, 1}, {279515, 32, 0, 0, 1}, {279532, 32, 0, 0, 1}, {3265, 19, 0, 0, 1}, {15104, 719, 0, 0, 1},
    {221081, 720, 0, 0, 0}, {280630, 720, 0, 0, 0}, {221081, 720, 0, 0, 0}, {281103, 32, 0, 0, 0},
    {70405, 176, 0, 0, 0}, {73282, 725, 0, 0, 0}, {15982, 726, 0, 0, 1}, {281769, 32, 0, 0, 0},
    {102637, 23, 0, 0, 0}, {101739, 23, 0, 0, 0}, {70959, 23, 0, 0, 0}, {102637, 23, 0, 0, 0},
    {70959, 23, 0, 0, 0}, {15982, 726, 0, 0, 0}, {275766, 32, 0, 0, 0}, {15982, 726, 0, 0, 1},
    {280765, 733, 0, 0, 1}, {283637, 12, 0, 0, 1}, {15982, 726, 0, 0, 0}, {30273, 101, 0, 0, 1},
    {15982, 726, 0, 0, 0}, {284261, 140, 0, 0, 0}, {284275, 10, 0, 0, 0}, {38278, 32, 0, 0, 0},
    {284988, 31, 0, 0, 0}, {285004, 15, 0, 0, 0}, {285944, 738, 0, 0, 0}, {44511, 155, 0, 0, 0},
    {286645, 299, 0, 0, 0}, {5991, 12, 0, 0, 0}, {286911, 163, 0, 0, 0}, {44518, 156, 0, 0, 1},
    {44528, 156, 0, 0, 1}, {286924, 19, 0, 0, 1}, {5991, 12, 0, 0, 0}, {6000, 740, 0, 0, 0}, {287085, 19, 0, 0, 1},
    {286924, 19, 0, 0, 1}, {17323, 155, 0, 0, 0}, {5991, 12, 0, 0, 0}, {287398, 12, 0, 0, 0}, {287409, 12, 0, 0, 0},
    {6000, 163, 0, 0, 0}, {44518, 156, 0, 0, 1}, {44528, 156, 0, 0, 1}, {5991, 12, 0, 0, 0}, {287398, 12, 0, 0, 0},
    {287409, 12, 0, 0, 0}, {6000, 740, 0, 0, 0}, {287085, 19, 0, 0, 1}, {5991, 12, 0, 0, 0}, {287398, 12, 0, 0, 0},
    {287409, 12, 0, 0, 0}, {287590, 741, 0, 0, 0}, {5991, 12, 0, 0, 0}, {287398, 12, 0, 0, 0},
    {287409, 12, 0, 0, 0}, {6000, 742, 0, 0, 0}, {6000, 740, 0, 0, 0}, {5991, 12, 0, 0, 0}, {287590, 741, 0, 0, 0},
    {286924, 19, 0, 0, 1}, {5991, 12, 0, 0, 0}, {6000, 742, 0, 0, 0}, {286924, 19, 0, 0, 1}, {289906, 667, 0, 0, 1},
    {291321, 140, 0, 0, 0}, {15982, 316, 0, 0, 0}, {34682, 759, 0, 0, 1}, {292089, 759, 0, 0, 0},
    {292102, 759, 0, 0, 0}, {293005, 32, 0, 0, 1}, {293019, 32, 0, 0, 1}, {293031, 32, 0, 0, 1},
    {294190, 759, 0, 0, 1}, {294199, 759, 0, 0, 1}, {294208, 759, 0, 0, 1}, {294402, 768, 0, 0, 0},
    {291200, 769, 0, 0, 0}, {295462, 140, 0, 0, 1}, {295473, 775, 0, 0, 1}, {295481, 776, 0, 0, 1},
    {295489, 777, 0, 0, 1}, {34682, 759, 0, 0, 1}, {293005, 32, 0, 0, 0}, {295604, 19, 0, 0, 1},
    {34682, 759, 0, 0, 1}, {293005, 32, 0, 0, 1}, {295800, 19, 0, 0, 1}, {66606, 32, 0, 0, 1},
    {295473, 775, 0, 0, 1}, {295481, 776, 0, 0, 1}, {295489, 777, 0, 0, 1}, {34682, 759, 0, 0, 1},
    {295473, 775, 0, 0, 1}, {295481, 776, 0, 0, 1}, {295489, 777, 0, 0, 1}, {296140, 140, 0, 0, 1},
    {34682, 759, 0, 0, 1}, {293005, 32, 0, 0, 1}, {295473, 775, 0, 0, 1}, {295481, 776, 0, 0, 1},
    {295489, 777, 0, 0, 1}, {34682, 759, 0, 0, 1}, {293005, 32, 0, 0, 0}, {297808, 780, 0, 0, 1},
    {298060, 42, 0, 0, 0}, {298078, 42, 0, 0, 0}, {298089, 42, 0, 0, 0}, {298101, 42, 0, 0, 0},
    {66606, 284, 0, 0, 0}, {298110, 284, 0, 0, 0}, {297808, 780, 0, 0, 1}, {298060, 42, 0, 0, 0},
    {298078, 42, 0, 0, 0}, {298089, 42, 0, 0, 0}, {298101, 42, 0, 0, 0}, {297808, 780, 0, 0, 1},
    {297808, 782, 0, 0, 1}, {298060, 42, 0, 0, 0}, {298078, 42, 0, 0, 0}, {298089, 42, 0, 0, 0},
    {297808, 782, 0, 0, 1}, {89577, 783, 0, 0, 0}, {298681, 784, 0, 0, 1}, {103167, 785, 0, 0, 0},
    {155065, 786, 0, 0, 0},
};

static const varve_enum_record enums[] = {
    {28, 32, 0, 0, {0, 2}}, {60, 32, 0, 0, {2, 3}}, {122, 64, 0, 0, {5, 17}}, {500, 64, 0, 0, {22, 25}},
    {879, 32, 7, 898, {47, 7}}, {948, 32, 0, 0, {54, 7}}, {1001, 32, 0, 0, {61, 3}}, {1028, 32, 0, 0, {64, 3}},
    {1076, 32, 0, 0, {67, 6}}, {1133, 32, 0, 0, {73, 3}}, {1196, 32, 0, 0, {76, 12}}, {1261, 32, 7, 898, {88, 6}},
    {13214, 64, 0, 0, {94, 16}}, {15301, 32, 0, 0, {110, 3}}, {15363, 32, 0, 0, {113, 12}}, {15494, 32, 0, 0, {125, 8}},
    {15613, 32, 3, 15636, {133, 12}}, {13214, 64, 0, 0, {94, 16}}, {29992, 64, 0, 0, {145, 16}},
    {30073, 64, 0, 0, {161, 10}}, {30109, 32, 7, 898, {171, 9}}, {30168, 32, 7, 30189, {180, 3}},
    {30200, 32, 0, 0, {183, 5}}, {34597, 32, 0, 0, {188, 2}}, {34615, 32, 0, 0, {190, 2}}, {34651, 32, 0, 0, {192, 4}},
    {49668, 32, 3, 15636, {196, 3}}, {51110, 64, 0, 0, {199, 7}}, {15301, 32, 0, 0, {206, 3}},
    {55242, 32, 0, 0, {209, 13}}, {55292, 32, 0, 0, {222, 2}}, {55338, 32, 0, 0, {224, 4}}, {55384, 32, 0, 0, {228, 3}},
    {55398, 32, 0, 0, {231, 14}}, {55471, 64, 0, 0, {245, 13}}, {55611, 64, 0, 0, {258, 7}}, {55683, 32, 0, 0, {265, 3}},
    {55734, 32, 0, 0, {268, 4}}, {55758, 32, 0, 0, {272, 2}}, {55816, 32, 0, 0, {274, 3}}, {67432, 32, 0, 0, {161, 10}},
    {68055, 32, 0, 0, {277, 3}}, {69816, 32, 0, 0, {280, 10}}, {69895, 32, 0, 0, {290, 3}}, {69938, 32, 0, 0, {293, 3}},
    {69993, 32, 0, 0, {296, 24}}, {70084, 32, 0, 0, {320, 1}}, {70094, 32, 0, 0, {321, 2}}, {70127, 32, 0, 0, {323, 13}},
    {70135, 32, 0, 0, {336, 3}}, {76950, 64, 0, 0, {339, 2}}, {76971, 64, 0, 0, {341, 21}}, {77094, 64, 0, 0, {362, 7}},
    {77172, 64, 0, 0, {369, 47}}, {77776, 64, 0, 0, {416, 5}}, {77829, 64, 0, 0, {421, 4}}, {77889, 32, 7, 15636, {425, 34}},
    {78303, 64, 0, 0, {459, 4}}, {78337, 32, 7, 15636, {463, 11}}, {78454, 64, 0, 0, {474, 16}},
    {78481, 64, 0, 0, {490, 3}}, {78523, 32, 7, 30189, {493, 9}}, {78537, 64, 0, 0, {502, 5}},
    {78596, 32, 5, 15636, {507, 5}}, {78639, 64, 0, 0, {161, 10}}, {30168, 32, 5, 30189, {180, 3}},
    {78653, 64, 0, 0, {512, 11}}, {78765, 64, 0, 0, {523, 8}}, {78833, 64, 0, 0, {531, 4}}, {78865, 64, 0, 0, {535, 3}},
    {30200, 64, 0, 0, {538, 7}}, {78977, 64, 0, 0, {545, 4}}, {79011, 64, 0, 0, {549, 3}}, {79028, 64, 0, 0, {552, 3}},
    {79072, 64, 0, 0, {555, 3}}, {13214, 64, 0, 0, {94, 16}}, {104860, 32, 0, 0, {558, 63}}, {105904, 32, 0, 0, {621, 14}},
    {108516, 32, 0, 0, {635, 5}}, {108551, 32, 0, 0, {640, 3}}, {108605, 32, 0, 0, {643, 4}}, {108664, 32, 0, 0, {647, 2}},
    {108685, 32, 0, 0, {649, 4}}, {113606, 32, 0, 0, {653, 3}}, {113628, 32, 0, 0, {656, 2}}, {113657, 32, 0, 0, {658, 2}},
    {113682, 32, 0, 0, {660, 5}}, {113768, 32, 0, 0, {665, 4}}, {113867, 32, 0, 0, {669, 2}}, {113901, 32, 0, 0, {671, 7}},
    {113923, 32, 0, 0, {678, 2}}, {113959, 32, 0, 0, {680, 4}}, {114016, 32, 0, 0, {684, 5}}, {114053, 32, 0, 0, {689, 3}},
    {114079, 32, 0, 0, {692, 3}}, {114120, 32, 0, 0, {695, 3}}, {114128, 32, 0, 0, {698, 2}}, {114161, 32, 0, 0, {700, 1}},
    {114176, 32, 0, 0, {701, 2}}, {114194, 32, 0, 0, {703, 16}}, {114247, 32, 0, 0, {719, 2}},
    {114261, 32, 0, 0, {721, 8}}, {114299, 32, 0, 0, {729, 4}}, {114328, 32, 0, 0, {733, 7}}, {114380, 32, 0, 0, {740, 7}},
    {114417, 32, 0, 0, {747, 2}}, {114442, 32, 0, 0, {749, 6}}, {114494, 32, 0, 0, {755, 10}},
    {114504, 32, 0, 0, {765, 2}}, {114519, 32, 0, 0, {767, 3}}, {114541, 32, 0, 0, {770, 2}}, {114580, 32, 0, 0, {772, 2}},
    {114592, 32, 0, 0, {774, 4}}, {114606, 32, 0, 0, {778, 5}}, {114660, 32, 0, 0, {783, 8}}, {114681, 32, 0, 0, {791, 3}},
    {114708, 32, 0, 0, {794, 4}}, {114760, 32, 0, 0, {798, 5}}, {114846, 32, 0, 0, {803, 2}}, {114885, 32, 0, 0, {805, 2}},
    {114915, 32, 0, 0, {807, 5}}, {115001, 32, 0, 0, {812, 3}}, {115038, 32, 0, 0, {815, 4}}, {115074, 32, 0, 0, {819, 4}},
    {115121, 32, 0, 0, {823, 4}}, {115139, 32, 0, 0, {827, 2}}, {115155, 32, 0, 0, {829, 4}}, {115179, 32, 0, 0, {833, 2}},
    {115196, 32, 0, 0, {835, 2}}, {115210, 32, 0, 0, {837, 10}}, {136385, 32, 0, 0, {847, 3}},
    {136415, 32, 0, 0, {850, 4}}, {136471, 32, 0, 0, {854, 2}}, {136508, 32, 0, 0, {856, 1}}, {136528, 32, 3, 15636, {857, 21}},
    {136681, 32, 0, 0, {878, 5}}, {136703, 32, 0, 0, {856, 1}}, {136722, 32, 0, 0, {856, 1}}, {136743, 32, 0, 0, {883, 1}},
    {136770, 32, 0, 0, {884, 4}}, {136811, 32, 3, 15636, {888, 5}}, {136899, 32, 0, 0, {893, 6}},
    {136956, 32, 0, 0, {899, 5}}, {137059, 32, 0, 0, {904, 2}}, {137094, 32, 0, 0, {906, 4}}, {137132, 32, 0, 0, {910, 3}},
    {137156, 32, 0, 0, {913, 2}}, {137197, 32, 0, 0, {915, 3}}, {137238, 32, 0, 0, {918, 4}}, {137273, 32, 3, 15636, {922, 5}},
    {137315, 32, 0, 0, {927, 4}}, {76971, 32, 0, 0, {931, 17}}, {77094, 32, 0, 0, {948, 7}}, {157894, 32, 0, 0, {955, 4}},
    {157906, 8, 1, 15636, {959, 3}}, {186883, 32, 0, 0, {962, 9}}, {191638, 64, 0, 0, {971, 8}},
    {191653, 64, 0, 0, {979, 4}}, {195481, 32, 0, 0, {983, 2}}, {195525, 32, 0, 0, {985, 4}}, {195607, 32, 0, 0, {989, 6}},
    {201427, 32, 0, 0, {995, 4}}, {201497, 32, 0, 0, {999, 96}}, {203000, 32, 0, 0, {1095, 210}},
    {207433, 32, 0, 0, {1305, 5}}, {207478, 32, 0, 0, {1310, 2}}, {207526, 32, 3, 15636, {1312, 6}},
    {207599, 32, 0, 0, {1318, 3}}, {207649, 32, 0, 0, {1321, 105}}, {948, 32, 0, 0, {1426, 5}},
    {1017, 32, 0, 0, {1431, 7}}, {209285, 32, 0, 0, {1438, 76}}, {210635, 32, 0, 0, {1514, 15}},
    {210812, 32, 0, 0, {1529, 107}}, {213912, 32, 0, 0, {1636, 1}}, {208012, 32, 3, 15636, {1637, 8}},
    {113901, 32, 0, 0, {1645, 4}}, {214026, 32, 3, 15636, {1649, 6}}, {214066, 32, 0, 0, {1655, 7}},
    {214206, 32, 0, 0, {1662, 2}}, {214242, 32, 0, 0, {1664, 3}}, {214286, 32, 0, 0, {1667, 42}},
    {214583, 32, 3, 15636, {1709, 17}}, {214744, 32, 0, 0, {1726, 3}}, {214801, 32, 0, 0, {1729, 2}},
    {214846, 32, 0, 0, {1731, 3}}, {214884, 32, 0, 0, {1734, 5}}, {214956, 32, 3, 15636, {1739, 18}},
    {215255, 32, 0, 0, {1757, 4}}, {215284, 32, 3, 15636, {1761, 9}}, {215400, 32, 0, 0, {1770, 4}},
    {215427, 32, 3, 15636, {1774, 15}}, {215634, 32, 0, 0, {1789, 259}}, {219853, 32, 0, 0, {2048, 1}},
    {219897, 32, 0, 0, {2049, 7}}, {219978, 32, 3, 15636, {2056, 3}}, {220015, 32, 0, 0, {2059, 24}},
    {220343, 32, 0, 0, {2083, 4}}, {220384, 32, 0, 0, {2087, 10}}, {220454, 32, 0, 0, {2097, 7}},
    {252756, 32, 0, 0, {2104, 2}}, {252798, 32, 0, 0, {2106, 3}}, {252869, 32, 0, 0, {2109, 6}},
    {252888, 32, 0, 0, {2115, 3}}, {252934, 32, 0, 0, {2118, 2}}, {252955, 32, 0, 0, {2120, 4}},
    {253018, 32, 0, 0, {2124, 2}}, {253076, 32, 0, 0, {2126, 4}}, {253140, 32, 0, 0, {2130, 4}},
    {70135, 32, 0, 0, {336, 3}}, {34597, 32, 0, 0, {2134, 13}}, {280701, 32, 0, 0, {2147, 2}},
    {280714, 32, 0, 0, {2149, 5}}, {13214, 64, 0, 0, {94, 16}}, {291036, 32, 0, 0, {2154, 6}},
    {291115, 32, 0, 0, {2160, 2}}, {291126, 32, 0, 0, {2162, 2}}, {297200, 32, 0, 0, {2164, 9}},
    {214884, 32, 0, 0, {2173, 13}}, {297372, 32, 0, 0, {2186, 6}}, {220343, 32, 0, 0, {2192, 15}},
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
    {1319, 8, 0}, {1329, 14, 0}, {13228, 0, 0}, {13233, 1, 0}, {13238, 2, 0}, {13243, 3, 0}, {13250, 4, 0},
    {13259, 5, 0}, {13267, 6, 0}, {13272, 7, 0}, {13277, 8, 0}, {13286, 9, 0}, {13294, 10, 0},
    {13299, 11, 0}, {13304, 12, 0}, {13309, 13, 0}, {13314, 14, 0}, {13318, 15, 0}, {15314, 0, 0},
    {15329, 1, 0}, {15341, 2, 0}, {15371, 0, 0}, {15381, 1, 0}, {15389, 2, 0}, {15397, 3, 0}, {15405, 4, 0},
    {15414, 5, 0}, {15423, 6, 0}, {15432, 7, 0}, {15441, 8, 0}, {15452, 9, 0}, {15468, 10, 0},
    {15481, 11, 0}, {55, 0, 0}, {15504, 1, 0}, {15519, 2, 0}, {15535, 3, 0}, {15551, 4, 0}, {15566, 5, 0},
    {15582, 6, 0}, {15597, 7, 0}, {55, 0, 0}, {15638, 1, 0}, {15660, 2, 0}, {15665, 4, 0}, {15670, 8, 0},
    {15680, 16, 0}, {15689, 32, 0}, {15699, 64, 0}, {15710, 128, 0}, {15717, 256, 0}, {15725, 512, 0},
    {15734, 1024, 0}, {30006, 0, 0}, {30012, 1, 0}, {30016, 2, 0}, {30020, 3, 0}, {30024, 4, 0},
    {30028, 5, 0}, {30032, 6, 0}, {30036, 7, 0}, {30040, 8, 0}, {30044, 9, 0}, {30048, 10, 0},
    {30052, 11, 0}, {30056, 12, 0}, {30060, 13, 0}, {30064, 14, 0}, {30068, 15, 0}, {30087, 0, 0},
    {30090, 1, 0}, {30093, 2, 0}, {30097, 3, 0}, {30101, 4, 0}, {30105, 5, 0}, {30052, 6, 0}, {30056, 7, 0},
    {30044, 8, 0}, {30048, 9, 0}, {55, 0, 0}, {30123, 1, 0}, {30131, 2, 0}, {30136, 4, 0}, {30141, 8, 0},
    {30145, 16, 0}, {30150, 32, 0}, {30159, 64, 0}, {30163, 127, 0}, {55, 0, 0}, {30192, 1, 0},
    {30196, 2, 0}, {30213, 0, 0}, {30229, 1, 0}, {30238, 2, 0}, {30245, 3, 0}, {30257, 4, 0}, {1214, 0, 0},
    {34611, 1, 0}, {34631, 0, 0}, {34642, 1, 0}, {34660, 0, 0}, {34665, 1, 0}, {34670, 2, 0}, {34675, 3, 0},
    {49686, 1, 0}, {49695, 2, 0}, {55, 4, 0}, {30087, 0, 0}, {30090, 1, 0}, {51123, 2, 0}, {51126, 3, 0},
    {51129, 4, 0}, {51132, 5, 0}, {51135, 6, 0}, {17323, 1, 0}, {55224, 2, 0}, {55234, 3, 0}, {1214, 0, 0},
    {1218, 1, 0}, {55261, 2, 0}, {55267, 3, 0}, {13286, 4, 0}, {55273, 5, 0}, {55279, 6, 0}, {13259, 7, 0},
    {55285, 8, 0}, {55289, 9, 0}, {1239, 10, 0}, {13277, 11, 0}, {13250, 12, 0}, {55306, 0, 0},
    {55324, 1, 0}, {55356, 1, 0}, {55364, 2, 0}, {55373, 3, 0}, {55377, 4, 0}, {1958, 0, 0}, {55394, 1, 0},
    {55396, 2, 0}, {13228, 0, 0}, {13304, 1, 0}, {55415, 2, 0}, {55420, 3, 0}, {55425, 4, 0}, {55430, 5, 0},
    {13233, 6, 0}, {13309, 7, 0}, {55435, 8, 0}, {55440, 9, 0}, {55445, 10, 0}, {55450, 11, 0},
    {55458, 12, 0}, {55466, 13, 0}, {1958, 0, 0}, {55394, 1, 0}, {55396, 2, 0}, {55481, 3, 0},
    {55494, 4, 0}, {55507, 5, 0}, {55520, 6, 0}, {55533, 7, 0}, {55546, 8, 0}, {55559, 9, 0}, {55572, 10, 0},
    {55585, 11, 0}, {55598, 12, 0}, {55621, 0, 0}, {55629, 1, 0}, {55637, 2, 0}, {55645, 3, 0},
    {55654, 4, 0}, {55663, 5, 0}, {55672, 6, 0}, {55702, 0, 0}, {55707, 1, 0}, {55718, 2, 0}, {1239, 0, 0},
    {55746, 2, 0}, {55749, 1, 0}, {55754, 3, 0}, {55792, 0, 0}, {55808, 1, 0}, {55830, 0, 0}, {55844, 1, 0},
    {55854, 2, 0}, {68067, 0, 0}, {68074, 1, 0}, {68083, 2, 0}, {1214, 0, 0}, {34611, 1, 0}, {1218, 2, 0},
    {69825, 3, 0}, {69829, 4, 0}, {69842, 5, 0}, {69853, 6, 0}, {69864, 7, 0}, {69877, 8, 0}, {69890, 9, 0},
    {69917, 1, 0}, {69923, 2, 0}, {69930, 3, 0}, {69960, 13, 0}, {69970, 23, 0}, {69981, 24, 0},
    {20035, 0, 0}, {70009, 1, 0}, {70013, 2, 0}, {70017, 3, 0}, {70022, 4, 0}, {70028, 5, 0}, {70033, 6, 0},
    {70044, 7, 0}, {70050, 8, 0}, {70055, 9, 0}, {70061, 10, 0}, {70068, 11, 0}, {70073, 12, 0},
    {1214, 13, 0}, {34611, 14, 0}, {1218, 15, 0}, {69825, 16, 0}, {69829, 17, 0}, {69842, 18, 0},
    {69853, 19, 0}, {69864, 20, 0}, {69877, 21, 0}, {69890, 22, 0}, {70077, 23, 0}, {70077, 0, 0},
    {70101, 0, 0}, {70113, 1, 0}, {20035, 0, 0}, {70009, 1, 0}, {70013, 2, 0}, {70017, 3, 0}, {70022, 4, 0},
    {70028, 5, 0}, {70033, 6, 0}, {70044, 7, 0}, {70050, 8, 0}, {70055, 9, 0}, {70061, 10, 0},
    {70068, 11, 0}, {70073, 12, 0}, {70153, 0, 0}, {70159, 1, 0}, {70165, 2, 0}, {76961, 0, 0},
    {76965, 1, 0}, {76983, 0, 0}, {1214, 1, 0}, {34611, 2, 0}, {76988, 3, 0}, {76993, 4, 0}, {76998, 5, 0},
    {77002, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {77007, 9, 0}, {77012, 10, 0}, {77017, 11, 0}, {77022, 12, 0},
    {77027, 13, 0}, {77032, 14, 0}, {77037, 15, 0}, {77047, 16, 0}, {77057, 17, 0}, {77067, 18, 0},
    {77076, 19, 0}, {77085, 20, 0}, {77109, 0, 0}, {77120, 1, 0}, {77130, 2, 0}, {77140, 4, 0},
    {77148, 5, 0}, {77156, 6, 0}, {77164, 7, 0}, {77178, 0, 0}, {77182, 8, 0}, {77189, 9, 0}, {77196, 10, 0},
    {77202, 11, 0}, {77208, 13, 0}, {77217, 14, 0}, {77233, 15, 0}, {77248, 16, 0}, {77256, 17, 0},
    {77271, 18, 0}, {77278, 19, 0}, {77294, 20, 0}, {77306, 64, 0}, {77320, 65, 0}, {77335, 66, 0},
    {77346, 67, 0}, {77358, 68, 0}, {77374, 69, 0}, {77388, 70, 0}, {77403, 71, 0}, {77416, 72, 0},
    {77429, 75, 0}, {77441, 76, 0}, {77455, 77, 0}, {77470, 78, 0}, {77484, 79, 0}, {77492, 80, 0},
    {77509, 81, 0}, {77516, 82, 0}, {77525, 83, 0}, {77536, 84, 0}, {77547, 86, 0}, {77561, 87, 0},
    {77573, 88, 0}, {77585, 90, 0}, {77597, 91, 0}, {77613, 92, 0}, {77627, 93, 0}, {77639, 94, 0},
    {77656, 95, 0}, {77668, 96, 0}, {77680, 97, 0}, {77701, 98, 0}, {77726, 99, 0}, {77751, 100, 0},
    {77764, 101, 0}, {77783, 0, 0}, {77787, 1, 0}, {77798, 2, 0}, {77806, 3, 0}, {77820, 4, 0},
    {77844, 0, 0}, {77849, 1, 0}, {77854, 2, 0}, {77869, 3, 0}, {77897, 0, 0}, {77902, 1, 0}, {77907, 2, 0},
    {77912, 1, 0}, {77920, 2, 0}, {77930, 3, 0}, {77937, 4, 0}, {77945, 8, 0}, {77956, 16, 0},
    {77969, 32, 0}, {77977, 64, 0}, {77988, 128, 0}, {77997, 256, 0}, {78008, 512, 0}, {78026, 1024, 0},
    {78040, 2048, 0}, {78047, 4096, 0}, {78060, 8192, 0}, {78076, 16384, 0}, {78092, 32768, 0},
    {78106, 65536, 0}, {78124, 65536, 0}, {78144, 65536, 0}, {78163, 262144, 0}, {78181, 524288, 0},
    {78190, 1048576, 0}, {78199, 4194304, 0}, {78215, 8388608, 0}, {78235, 16777216, 0}, {78245, 33554432, 0},
    {78251, 67108864, 0}, {78262, 134217728, 0}, {78272, 268435456, 0}, {78285, 536870912, 0},
    {78319, 0, 0}, {78327, 1, 0}, {77844, 2, 0}, {78331, 3, 0}, {77969, 1, 0}, {78355, 2, 0}, {78367, 4, 0},
    {78379, 8, 0}, {78390, 16, 0}, {12210, 32, 0}, {78400, 64, 0}, {78410, 128, 0}, {78420, 256, 0},
    {78435, 512, 0}, {78443, 2048, 0}, {78468, 0, 0}, {30012, 1, 0}, {30016, 2, 0}, {30020, 3, 0},
    {30024, 4, 0}, {30028, 5, 0}, {30032, 6, 0}, {30036, 7, 0}, {30040, 8, 0}, {30044, 9, 0}, {30048, 10, 0},
    {30052, 11, 0}, {30056, 12, 0}, {30060, 13, 0}, {30064, 14, 0}, {78475, 15, 0}, {78501, 0, 0},
    {78508, 1, 0}, {78516, 2, 0}, {55, 0, 0}, {30131, 1, 0}, {30136, 2, 0}, {30141, 4, 0}, {30145, 8, 0},
    {30150, 16, 0}, {30159, 32, 0}, {30123, 64, 0}, {30163, 127, 0}, {55, 0, 0}, {78554, 1, 0},
    {78563, 2, 0}, {78567, 3, 0}, {78576, 4, 0}, {55, 0, 0}, {78611, 1, 0}, {78625, 2, 0}, {30196, 4, 0},
    {78630, 3, 0}, {78661, 0, 0}, {78670, 1, 0}, {78691, 2, 0}, {78700, 3, 0}, {78713, 4, 0}, {78718, 5, 0},
    {78727, 6, 0}, {78737, 7, 0}, {55234, 8, 0}, {78746, 9, 0}, {78758, 10, 0}, {78781, 1, 0},
    {78787, 2, 0}, {78795, 3, 0}, {78803, 4, 0}, {78812, 5, 0}, {78819, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {78844, 1, 0}, {78849, 2, 0}, {78855, 3, 0}, {78890, 0, 0}, {78904, 1, 0}, {78914, 2, 0},
    {78926, 0, 0}, {78937, 1, 0}, {30238, 2, 0}, {30229, 3, 0}, {78947, 4, 0}, {78961, 7, 0}, {78969, 4294967295, 4294967295},
    {55, 0, 0}, {78990, 3, 0}, {78997, 2, 0}, {79006, 1, 0}, {55, 0, 0}, {79023, 1, 0}, {5563, 2, 0},
    {0, 0, 0}, {79040, 1, 0}, {79059, 2, 0}, {0, 0, 0}, {79083, 1, 0}, {79090, 2, 0}, {104879, 0, 0},
    {104891, 1, 0}, {104906, 2, 0}, {104920, 3, 0}, {104932, 4, 0}, {104947, 5, 0}, {104964, 6, 0},
    {104977, 7, 0}, {104992, 8, 0}, {105005, 9, 0}, {105024, 10, 0}, {105038, 11, 0}, {105051, 12, 0},
    {105064, 13, 0}, {105084, 14, 0}, {105103, 15, 0}, {105116, 16, 0}, {105136, 17, 0}, {105156, 18, 0},
    {105170, 19, 0}, {105183, 20, 0}, {105200, 21, 0}, {105219, 22, 0}, {105238, 23, 0}, {105256, 24, 0},
    {105271, 25, 0}, {105282, 26, 0}, {105297, 27, 0}, {105314, 28, 0}, {105327, 29, 0}, {105342, 30, 0},
    {105359, 31, 0}, {105380, 32, 0}, {105397, 33, 0}, {105408, 34, 0}, {105422, 35, 0}, {105438, 36, 0},
    {105451, 37, 0}, {105472, 38, 0}, {105486, 39, 0}, {105499, 40, 0}, {105517, 41, 0}, {105533, 42, 0},
    {105552, 43, 0}, {105573, 44, 0}, {105592, 45, 0}, {105610, 46, 0}, {105629, 47, 0}, {105646, 48, 0},
    {105659, 49, 0}, {105675, 50, 0}, {105691, 51, 0}, {105704, 52, 0}, {105718, 53, 0}, {105730, 54, 0},
    {105747, 55, 0}, {105764, 56, 0}, {105777, 57, 0}, {105793, 58, 0}, {105821, 59, 0}, {105851, 60, 0},
    {105875, 61, 0}, {105887, 62, 0}, {105924, 0, 0}, {105936, 1, 0}, {105944, 2, 0}, {105952, 3, 0},
    {105960, 4, 0}, {105969, 5, 0}, {105978, 6, 0}, {105987, 7, 0}, {105995, 8, 0}, {106003, 9, 0},
    {106012, 10, 0}, {106021, 11, 0}, {106032, 12, 0}, {106043, 13, 0}, {108532, 0, 0}, {108539, 1, 0},
    {108542, 2, 0}, {108545, 3, 0}, {108548, 4, 0}, {55, 0, 0}, {108575, 1, 0}, {108590, 2, 0},
    {55, 0, 0}, {108626, 1, 0}, {108638, 2, 0}, {108651, 3, 0}, {900, 0, 0}, {108681, 1, 0}, {55, 0, 0},
    {108706, 1, 0}, {108718, 2, 0}, {108730, 3, 0}, {113623, 0, 0}, {55285, 1, 0}, {55289, 2, 0},
    {113645, 0, 0}, {113651, 1, 0}, {113670, 0, 0}, {113676, 1, 0}, {113704, 0, 0}, {113717, 1, 0},
    {113729, 2, 0}, {113740, 3, 0}, {113756, 4, 0}, {113798, 0, 0}, {113810, 1, 0}, {113829, 2, 0},
    {113848, 3, 0}, {113885, 1, 0}, {113892, 0, 0}, {55, 0, 0}, {108539, 1, 0}, {108545, 2, 0},
    {108548, 3, 0}, {108542, 4, 0}, {113916, 5, 0}, {113920, 6, 0}, {5569, 0, 0}, {113941, 1, 0},
    {113977, 0, 0}, {113981, 1, 0}, {113984, 2, 0}, {114000, 3, 0}, {114038, 0, 0}, {114041, 1, 0},
    {114044, 2, 0}, {114047, 3, 0}, {114050, 4, 0}, {55, 0, 0}, {114061, 1, 0}, {114070, 2, 0},
    {114097, 0, 0}, {114106, 1, 0}, {114111, 2, 0}, {33563, 0, 0}, {33565, 1, 0}, {33567, 2, 0},
    {114143, 1, 0}, {114153, 0, 0}, {114169, 0, 0}, {114186, 0, 0}, {114190, 1, 0}, {48116, 0, 0},
    {48120, 1, 0}, {48265, 2, 0}, {48098, 9, 0}, {114203, 4, 0}, {114206, 3, 0}, {114209, 5, 0},
    {114213, 8, 0}, {114216, 7, 0}, {114219, 6, 0}, {48133, 10, 0}, {114222, 11, 0}, {114227, 12, 0},
    {114232, 13, 0}, {114237, 14, 0}, {114242, 15, 0}, {77783, 0, 0}, {78563, 1, 0}, {78713, 0, 0},
    {114274, 1, 0}, {77140, 2, 0}, {77148, 3, 0}, {77156, 4, 0}, {114282, 5, 0}, {114285, 6, 0},
    {114290, 7, 0}, {114312, 0, 0}, {114316, 1, 0}, {17, 2, 0}, {114324, 3, 0}, {114344, 0, 0},
    {17323, 1, 0}, {114352, 3, 0}, {96396, 4, 0}, {114359, 5, 0}, {20039, 6, 0}, {114365, 7, 0},
    {964, 0, 0}, {114392, 1, 0}, {114396, 2, 0}, {114400, 3, 0}, {114404, 4, 0}, {114408, 5, 0},
    {114412, 6, 0}, {114436, 0, 0}, {114439, 1, 0}, {114452, 0, 0}, {5563, 1, 0}, {114458, 2, 0},
    {114471, 3, 0}, {114484, 4, 0}, {114344, 5, 0}, {1214, 1, 0}, {55285, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {55289, 5, 0}, {77007, 6, 0}, {77012, 7, 0}, {1239, 8, 0}, {77032, 9, 0}, {77027, 10, 0},
    {55, 0, 0}, {114143, 1, 0}, {114532, 0, 0}, {114535, 1, 0}, {114538, 2, 0}, {114562, 1, 0},
    {114571, 0, 0}, {114312, 0, 0}, {114316, 1, 0}, {114601, 0, 0}, {55746, 1, 0}, {55749, 2, 0},
    {55754, 3, 0}, {28966, 0, 0}, {114618, 1, 0}, {114625, 2, 0}, {114634, 3, 0}, {114647, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {114673, 3, 0}, {114677, 4, 0}, {55285, 5, 0}, {55289, 6, 0},
    {1239, 7, 0}, {28966, 0, 0}, {114618, 1, 0}, {114694, 2, 0}, {55, 0, 0}, {114727, 1, 0}, {114740, 2, 0},
    {114753, 3, 0}, {114775, 0, 0}, {114790, 1, 0}, {114803, 2, 0}, {114818, 3, 0}, {114832, 4, 0},
    {114865, 0, 0}, {114875, 1, 0}, {114902, 0, 0}, {114909, 1, 0}, {114932, 0, 0}, {114945, 1, 0},
    {114959, 2, 0}, {114973, 3, 0}, {114986, 4, 0}, {964, 0, 0}, {115022, 1, 0}, {115030, 2, 0},
    {115065, 0, 0}, {114219, 1, 0}, {115068, 2, 0}, {115071, 3, 0}, {115096, 0, 0}, {115104, 1, 0},
    {115112, 2, 0}, {115117, 3, 0}, {114169, 2, 0}, {115136, 3, 0}, {48116, 0, 0}, {48265, 1, 0},
    {20021, 0, 0}, {20026, 1, 0}, {77783, 0, 0}, {78563, 1, 0}, {115168, 2, 0}, {115175, 3, 0},
    {30032, 1, 0}, {115192, 4294967295, 0}, {900, 0, 0}, {30032, 1, 0}, {48116, 0, 0}, {48265, 1, 0},
    {114206, 2, 0}, {114203, 3, 0}, {114219, 4, 0}, {48098, 5, 0}, {114222, 6, 0}, {114227, 7, 0},
    {48120, 8, 0}, {114209, 9, 0}, {136400, 0, 0}, {136409, 1, 0}, {56353, 2, 0}, {136400, 0, 0},
    {136447, 1, 0}, {136452, 2, 0}, {136461, 3, 0}, {136484, 0, 0}, {136497, 1, 0}, {78516, 0, 0},
    {55, 0, 0}, {46209, 1, 0}, {136543, 2, 0}, {87797, 4, 0}, {933, 8, 0}, {136546, 16, 0}, {136550, 32, 0},
    {136563, 64, 0}, {136568, 128, 0}, {2671, 256, 0}, {136576, 512, 0}, {47, 1024, 0}, {136582, 2048, 0},
    {136592, 4096, 0}, {136599, 8192, 0}, {136613, 16384, 0}, {136625, 32768, 0}, {136637, 65536, 0},
    {136645, 131072, 0}, {136654, 262144, 0}, {136667, 524288, 0}, {77164, 0, 0}, {77156, 1, 0},
    {77140, 2, 0}, {77148, 3, 0}, {114274, 4, 0}, {136759, 1, 0}, {136789, 0, 0}, {136797, 1, 0},
    {136576, 2, 0}, {136804, 3, 0}, {55, 0, 0}, {136826, 1, 0}, {136842, 2, 0}, {136858, 4, 0},
    {136880, 8, 0}, {136918, 0, 0}, {78961, 1, 0}, {136925, 2, 0}, {136932, 3, 0}, {136937, 4, 0},
    {136945, 5, 0}, {136973, 0, 0}, {136986, 1, 0}, {137000, 2, 0}, {137016, 3, 0}, {137040, 4, 0},
    {55234, 0, 0}, {137081, 1, 0}, {55, 0, 0}, {136543, 1, 0}, {137121, 2, 0}, {137126, 3, 0},
    {77783, 0, 0}, {972, 1, 0}, {10646, 2, 0}, {137170, 0, 0}, {137183, 1, 0}, {137215, 0, 0},
    {137226, 1, 0}, {137233, 2, 0}, {55, 0, 0}, {77130, 1, 0}, {137255, 2, 0}, {137268, 3, 0},
    {55, 0, 0}, {114344, 1, 0}, {137291, 2, 0}, {137296, 4, 0}, {137307, 8, 0}, {137335, 0, 0},
    {137340, 1, 0}, {137346, 2, 0}, {137353, 3, 0}, {76983, 0, 0}, {1214, 1, 0}, {34611, 2, 0},
    {76988, 3, 0}, {76993, 4, 0}, {76998, 5, 0}, {77002, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {77007, 9, 0},
    {77012, 10, 0}, {77017, 11, 0}, {77022, 12, 0}, {77027, 13, 0}, {77032, 14, 0}, {77037, 15, 0},
    {77047, 16, 0}, {77109, 0, 0}, {77120, 1, 0}, {77130, 2, 0}, {77140, 3, 0}, {77148, 4, 0},
    {77156, 5, 0}, {77164, 6, 0}, {55, 0, 0}, {78625, 1, 0}, {30196, 2, 0}, {78630, 3, 0}, {55, 0, 0},
    {30196, 1, 0}, {30192, 2, 0}, {30773, 1, 0}, {1222, 2, 0}, {1226, 3, 0}, {186897, 4, 0}, {186905, 5, 0},
    {186913, 6, 0}, {186925, 7, 0}, {186936, 8, 0}, {114344, 100, 0}, {30093, 0, 0}, {30097, 1, 0},
    {30101, 2, 0}, {30105, 3, 0}, {30052, 4, 0}, {30056, 5, 0}, {30044, 6, 0}, {30048, 7, 0}, {51123, 0, 0},
    {51126, 1, 0}, {51129, 2, 0}, {51132, 3, 0}, {195503, 0, 0}, {195514, 1, 0}, {195546, 0, 0},
    {195564, 1, 0}, {195586, 2, 0}, {195597, 3, 0}, {195628, 0, 0}, {195635, 1, 0}, {195646, 2, 0},
    {195657, 3, 0}, {195668, 4, 0}, {195679, 5, 0}, {201443, 0, 0}, {201451, 1, 0}, {201462, 2, 0},
    {201473, 5348, 0}, {201505, 0, 0}, {201514, 1, 0}, {201524, 3, 0}, {201537, 4, 0}, {201550, 5, 0},
    {201559, 6, 0}, {201570, 7, 0}, {201582, 8, 0}, {201595, 9, 0}, {201601, 10, 0}, {201615, 11, 0},
    {201630, 12, 0}, {201645, 13, 0}, {201655, 14, 0}, {201669, 15, 0}, {201679, 16, 0}, {201690, 17, 0},
    {201702, 18, 0}, {201711, 19, 0}, {201726, 20, 0}, {201737, 22, 0}, {201747, 23, 0}, {201764, 24, 0},
    {201778, 25, 0}, {201792, 26, 0}, {201804, 27, 0}, {201822, 28, 0}, {201841, 29, 0}, {201862, 30, 0},
    {201870, 31, 0}, {201881, 32, 0}, {201903, 33, 0}, {201916, 34, 0}, {201931, 36, 0}, {201944, 37, 0},
    {201960, 38, 0}, {201973, 39, 0}, {201994, 40, 0}, {202005, 41, 0}, {202031, 42, 0}, {202043, 43, 0},
    {202057, 4416, 0}, {202072, 4417, 0}, {202087, 4418, 0}, {202102, 4419, 0}, {202117, 4420, 0},
    {202132, 4424, 0}, {202143, 4425, 0}, {202156, 4426, 0}, {202166, 4432, 0}, {202190, 4438, 0},
    {202202, 4440, 0}, {202212, 4444, 0}, {202227, 4992, 0}, {202247, 4993, 0}, {202275, 4994, 0},
    {202301, 4995, 0}, {202320, 4996, 0}, {202347, 4997, 0}, {202372, 4998, 0}, {202394, 5014, 0},
    {202412, 5253, 0}, {202427, 5257, 0}, {202447, 5258, 0}, {202471, 5261, 0}, {202489, 5262, 0},
    {202511, 5264, 0}, {202527, 5286, 0}, {202540, 5287, 0}, {202560, 5292, 0}, {202572, 5293, 0},
    {202595, 5294, 0}, {202620, 5295, 0}, {202644, 5296, 0}, {202672, 5299, 0}, {202689, 5319, 0},
    {202701, 5320, 0}, {202715, 5321, 0}, {202733, 5322, 0}, {202754, 5323, 0}, {202773, 5324, 0},
    {202795, 5325, 0}, {202806, 5326, 0}, {202817, 5327, 0}, {202840, 5330, 0}, {202857, 5331, 0},
    {202874, 5332, 0}, {202881, 5333, 0}, {202892, 5334, 0}, {202909, 5351, 0}, {202929, 5352, 0},
    {202949, 5374, 0}, {202962, 5375, 0}, {202972, 5376, 0}, {202981, 5377, 0}, {202988, 6021, 0},
    {203011, 0, 0}, {203018, 4, 0}, {78653, 5, 0}, {203028, 6, 0}, {203035, 9, 0}, {203043, 10, 0},
    {203051, 11, 0}, {203057, 18, 0}, {203064, 22, 0}, {203070, 39, 0}, {203075, 43, 0}, {203085, 46, 0},
    {203099, 61, 0}, {203115, 69, 0}, {203127, 70, 0}, {203147, 71, 0}, {203165, 4423, 0}, {203183, 4431, 0},
    {203199, 4433, 0}, {203224, 4435, 0}, {203246, 4436, 0}, {203267, 4437, 0}, {203279, 4445, 0},
    {203296, 4447, 0}, {203324, 4448, 0}, {203348, 4450, 0}, {203369, 4464, 0}, {203384, 4465, 0},
    {203402, 4466, 0}, {203427, 4467, 0}, {203443, 4468, 0}, {203459, 5282, 0}, {203476, 5284, 0},
    {203499, 5283, 0}, {203514, 5288, 0}, {203544, 5297, 0}, {203573, 5345, 0}, {203591, 5346, 0},
    {203620, 5350, 0}, {203651, 5390, 0}, {203669, 5568, 0}, {203690, 5569, 0}, {203717, 5570, 0},
    {203743, 5579, 0}, {203774, 5582, 0}, {203795, 5583, 0}, {203818, 5603, 0}, {203840, 5604, 0},
    {203864, 5606, 0}, {203873, 5612, 0}, {203896, 5613, 0}, {203919, 5616, 0}, {203942, 5619, 0},
    {203957, 5629, 0}, {203973, 5696, 0}, {204006, 5697, 0}, {204044, 5698, 0}, {204083, 5817, 0},
    {204108, 5821, 0}, {204134, 5824, 0}, {204160, 5844, 0}, {204192, 5845, 0}, {204229, 5886, 0},
    {204259, 5888, 0}, {204281, 5892, 0}, {204303, 5897, 0}, {204329, 5898, 0}, {204353, 5904, 0},
    {204380, 5906, 0}, {204394, 5910, 0}, {204420, 5920, 0}, {204444, 5922, 0}, {204478, 5935, 0},
    {204501, 5943, 0}, {204514, 5945, 0}, {204534, 5948, 0}, {204547, 6016, 0}, {204566, 6018, 0},
    {204594, 6019, 0}, {204605, 6020, 0}, {204620, 6022, 0}, {204641, 6024, 0}, {204665, 6025, 0},
    {204681, 6033, 0}, {204701, 6034, 0}, {204721, 6089, 0}, {204748, 6094, 0}, {204761, 6095, 0},
    {204781, 6114, 0}, {204802, 6141, 0}, {204820, 6400, 0}, {204846, 1, 0}, {204853, 7, 0}, {204862, 8, 0},
    {204876, 12, 0}, {204889, 13, 0}, {204900, 17, 0}, {204906, 19, 0}, {204920, 20, 0}, {204935, 38, 0},
    {204950, 44, 0}, {204958, 47, 0}, {204970, 59, 0}, {204983, 62, 0}, {205003, 63, 0}, {205029, 64, 0},
    {205051, 65, 0}, {205074, 66, 0}, {205105, 67, 0}, {205130, 68, 0}, {205150, 4434, 0}, {205167, 4449, 0},
    {205201, 5304, 0}, {205240, 5617, 0}, {205259, 5837, 0}, {205279, 6017, 0}, {205301, 6026, 0},
    {205326, 2, 0}, {205335, 3, 0}, {205348, 14, 0}, {205363, 15, 0}, {205375, 21, 0}, {205389, 25, 0},
    {205409, 27, 0}, {205433, 28, 0}, {205467, 29, 0}, {205500, 30, 0}, {205534, 31, 0}, {201524, 32, 0},
    {201537, 33, 0}, {205567, 35, 0}, {205585, 37, 0}, {205597, 40, 0}, {205613, 41, 0}, {205629, 42, 0},
    {205636, 45, 0}, {205653, 48, 0}, {205666, 49, 0}, {205694, 50, 0}, {205705, 51, 0}, {205723, 52, 0},
    {205745, 53, 0}, {205763, 55, 0}, {205793, 56, 0}, {205824, 58, 0}, {205841, 60, 0}, {205853, 4422, 0},
    {205876, 4427, 0}, {205891, 4428, 0}, {205924, 4430, 0}, {205968, 4439, 0}, {205978, 4441, 0},
    {206008, 4471, 0}, {206031, 4472, 0}, {206043, 4479, 0}, {206057, 5008, 0}, {206073, 5009, 0},
    {206095, 5010, 0}, {206111, 5013, 0}, {206128, 5015, 0}, {206149, 5016, 0}, {206163, 5055, 0},
    {206178, 5265, 0}, {206202, 5291, 0}, {206221, 5301, 0}, {206238, 5302, 0}, {206261, 5305, 0},
    {206300, 5340, 0}, {206313, 5341, 0}, {206336, 5347, 0}, {206367, 5353, 0}, {206392, 5363, 0},
    {206425, 5372, 0}, {206463, 5373, 0}, {206482, 5378, 0}, {206514, 5379, 0}, {206539, 5584, 0},
    {206562, 23, 0}, {206584, 24, 0}, {206602, 34, 0}, {206617, 36, 0}, {206627, 54, 0}, {206643, 57, 0},
    {206657, 4174, 0}, {206668, 4175, 0}, {206705, 4176, 0}, {206745, 4191, 0}, {206754, 4429, 0},
    {206797, 4442, 0}, {206814, 4478, 0}, {206846, 5249, 0}, {206875, 5251, 0}, {206903, 5260, 0},
    {206923, 5303, 0}, {206959, 5306, 0}, {206996, 5307, 0}, {207032, 5308, 0}, {207069, 5309, 0},
    {207105, 5310, 0}, {207144, 5311, 0}, {207186, 5312, 0}, {207228, 5254, 0}, {207256, 5255, 0},
    {207277, 5259, 0}, {207296, 6115, 0}, {207320, 6441, 0}, {207339, 5116, 0}, {207355, 5117, 0},
    {207377, 5118, 0}, {207406, 6425, 0}, {207443, 0, 0}, {207449, 1, 0}, {207456, 2, 0}, {207463, 3, 0},
    {207470, 4294967295, 0}, {207505, 0, 0}, {207514, 1, 0}, {77844, 0, 0}, {207555, 1, 0}, {207563, 2, 0},
    {207571, 4, 0}, {207579, 8, 0}, {207592, 16, 0}, {207623, 0, 0}, {207631, 1, 0}, {207639, 2, 0},
    {207660, 0, 0}, {207677, 1, 0}, {207684, 2, 0}, {207690, 3, 0}, {207505, 4, 0}, {207702, 5, 0},
    {207711, 6, 0}, {207723, 7, 0}, {207736, 8, 0}, {207747, 9, 0}, {207758, 10, 0}, {201497, 11, 0},
    {207766, 13, 0}, {207780, 14, 0}, {207785, 15, 0}, {207791, 16, 0}, {207800, 17, 0}, {207807, 18, 0},
    {207817, 19, 0}, {207826, 20, 0}, {207834, 21, 0}, {207843, 22, 0}, {207852, 23, 0}, {207861, 24, 0},
    {207873, 25, 0}, {207885, 26, 0}, {207893, 27, 0}, {207903, 28, 0}, {207923, 29, 0}, {207930, 30, 0},
    {207939, 31, 0}, {6262, 32, 0}, {207949, 33, 0}, {207957, 34, 0}, {207971, 35, 0}, {207978, 36, 0},
    {207988, 37, 0}, {207998, 38, 0}, {113901, 39, 0}, {208012, 40, 0}, {208027, 41, 0}, {208045, 42, 0},
    {208059, 43, 0}, {208080, 44, 0}, {208090, 45, 0}, {208104, 46, 0}, {208116, 47, 0}, {208132, 4469, 0},
    {208145, 4470, 0}, {208160, 4999, 0}, {208178, 5248, 0}, {208197, 5250, 0}, {208211, 5252, 0},
    {208230, 5256, 0}, {208258, 5271, 0}, {208274, 5285, 0}, {208287, 5300, 0}, {208298, 5355, 0},
    {208314, 5356, 0}, {208329, 5398, 0}, {208347, 5399, 0}, {208363, 5400, 0}, {208378, 5401, 0},
    {208391, 5599, 0}, {208405, 5602, 0}, {208431, 5607, 0}, {208444, 5608, 0}, {208461, 5624, 0},
    {208488, 5625, 0}, {208509, 5626, 0}, {208536, 5627, 0}, {208551, 5628, 0}, {208577, 5634, 0},
    {208591, 5635, 0}, {208604, 5636, 0}, {208619, 5822, 0}, {208645, 5823, 0}, {208669, 5825, 0},
    {208683, 5826, 0}, {208695, 5827, 0}, {208709, 5828, 0}, {208724, 5829, 0}, {208746, 5830, 0},
    {208762, 5831, 0}, {208778, 5832, 0}, {208797, 5833, 0}, {208817, 5834, 0}, {208828, 5835, 0},
    {208842, 5836, 0}, {208862, 5899, 0}, {208881, 5900, 0}, {208896, 5901, 0}, {208924, 5902, 0},
    {208938, 5905, 0}, {208955, 5907, 0}, {208980, 5914, 0}, {208996, 5915, 0}, {209009, 5921, 0},
    {209029, 5944, 0}, {209048, 6080, 0}, {209079, 6085, 0}, {209104, 6087, 0}, {209139, 6140, 0},
    {209157, 6442, 0}, {209179, 6443, 0}, {209202, 3, 0}, {209208, 2, 0}, {209222, 1, 0}, {209234, 0, 0},
    {207470, 4294967295, 0}, {209238, 0, 0}, {209244, 1, 0}, {209250, 2, 0}, {209256, 3, 0}, {209261, 4, 0},
    {209266, 5, 0}, {209273, 6, 0}, {209299, 0, 0}, {209311, 1, 0}, {209324, 2, 0}, {209346, 3, 0},
    {209367, 4, 0}, {209381, 5, 0}, {209396, 6, 0}, {209415, 7, 0}, {209431, 8, 0}, {209447, 9, 0},
    {209466, 10, 0}, {209476, 11, 0}, {209480, 12, 0}, {209495, 14, 0}, {209508, 15, 0}, {209518, 16, 0},
    {209533, 17, 0}, {209543, 18, 0}, {209557, 19, 0}, {209569, 20, 0}, {209580, 21, 0}, {209600, 22, 0},
    {209610, 23, 0}, {209634, 24, 0}, {209640, 25, 0}, {209649, 26, 0}, {209664, 27, 0}, {209677, 28, 0},
    {209693, 29, 0}, {209713, 30, 0}, {209725, 31, 0}, {209740, 33, 0}, {209752, 34, 0}, {201931, 35, 0},
    {209762, 36, 0}, {209784, 37, 0}, {209808, 38, 0}, {209820, 39, 0}, {209836, 4421, 0}, {209866, 4446, 0},
    {203369, 4459, 0}, {203384, 4460, 0}, {203402, 4461, 0}, {203427, 4462, 0}, {203443, 4463, 0},
    {209884, 5017, 0}, {209913, 5027, 0}, {209936, 5079, 0}, {209964, 5080, 0}, {209990, 5081, 0},
    {210013, 5082, 0}, {210040, 5083, 0}, {210065, 5084, 0}, {210087, 5269, 0}, {210102, 5270, 0},
    {210122, 5289, 0}, {210145, 5290, 0}, {210169, 5298, 0}, {210188, 5366, 0}, {210213, 5367, 0},
    {210240, 5368, 0}, {210266, 5369, 0}, {210294, 5370, 0}, {210325, 5371, 0}, {210358, 5618, 0},
    {210385, 5620, 0}, {210406, 5621, 0}, {210427, 5622, 0}, {210453, 5623, 0}, {210480, 5893, 0},
    {210502, 5894, 0}, {210518, 5895, 0}, {210538, 5896, 0}, {210560, 5903, 0}, {210588, 6154, 0},
    {210612, 6417, 0}, {210650, 0, 0}, {210657, 1, 0}, {210677, 2, 0}, {205326, 3, 0}, {210700, 4, 0},
    {210709, 5, 0}, {203028, 6, 0}, {210719, 5313, 0}, {210736, 5314, 0}, {210752, 5315, 0}, {210762, 5316, 0},
    {210776, 5317, 0}, {210784, 5318, 0}, {210796, 5364, 0}, {210804, 5365, 0}, {210822, 0, 0},
    {210844, 1, 0}, {210865, 2, 0}, {210886, 3, 0}, {210909, 4, 0}, {210941, 5, 0}, {210959, 6, 0},
    {210994, 7, 0}, {211022, 8, 0}, {211056, 9, 0}, {211078, 10, 0}, {211099, 11, 0}, {211130, 12, 0},
    {211167, 13, 0}, {211189, 14, 0}, {211215, 15, 0}, {211243, 16, 0}, {211265, 17, 0}, {211293, 18, 0},
    {211318, 19, 0}, {211348, 20, 0}, {211389, 21, 0}, {211407, 22, 0}, {211427, 23, 0}, {211465, 24, 0},
    {211486, 25, 0}, {211522, 26, 0}, {211544, 27, 0}, {211579, 28, 0}, {211603, 29, 0}, {211629, 30, 0},
    {211658, 31, 0}, {211685, 32, 0}, {211702, 1000, 0}, {211738, 1001, 0}, {211766, 1002, 0},
    {211797, 1003, 0}, {211833, 1004, 0}, {211867, 1005, 0}, {211899, 1006, 0}, {211929, 1007, 0},
    {211965, 1008, 0}, {211997, 1009, 0}, {212033, 1010, 0}, {212060, 1011, 0}, {212094, 1012, 0},
    {212114, 1013, 0}, {212144, 6000, 0}, {212160, 6001, 0}, {212174, 2000, 0}, {212210, 2001, 0},
    {212232, 2002, 0}, {212273, 2003, 0}, {212302, 2004, 0}, {212338, 2005, 0}, {212370, 2006, 0},
    {212415, 3000, 0}, {212442, 3001, 0}, {212473, 3002, 0}, {212494, 4000, 0}, {212538, 4001, 0},
    {212563, 4002, 0}, {212599, 4003, 0}, {212619, 4007, 0}, {212644, 4004, 0}, {212670, 4005, 0},
    {212698, 4006, 0}, {212724, 4008, 0}, {212756, 4009, 0}, {212789, 4012, 0}, {212826, 4013, 0},
    {212855, 4010, 0}, {212894, 4011, 0}, {212939, 4014, 0}, {212967, 4015, 0}, {212998, 4016, 0},
    {213032, 4017, 0}, {213052, 4018, 0}, {213083, 4019, 0}, {213125, 4020, 0}, {213155, 4021, 0},
    {213174, 4022, 0}, {213200, 4023, 0}, {213219, 4024, 0}, {213253, 4025, 0}, {213271, 4026, 0},
    {213294, 4027, 0}, {213322, 4028, 0}, {213355, 4029, 0}, {213379, 4031, 0}, {213409, 4032, 0},
    {213434, 4033, 0}, {213470, 5000, 0}, {213504, 5001, 0}, {213530, 5002, 0}, {213565, 5003, 0},
    {213600, 5005, 0}, {213619, 5006, 0}, {213656, 5007, 0}, {213686, 5008, 0}, {213712, 5009, 0},
    {213747, 5010, 0}, {213767, 5011, 0}, {213796, 5012, 0}, {213819, 5013, 0}, {213843, 5014, 0},
    {213874, 5015, 0}, {213923, 0, 0}, {77844, 0, 0}, {213935, 1, 0}, {213942, 2, 0}, {213949, 4, 0},
    {213953, 8, 0}, {213964, 16, 0}, {213969, 65536, 0}, {213992, 131072, 0}, {214010, 0, 0}, {214014, 1, 0},
    {214018, 2, 0}, {214022, 3, 0}, {77844, 0, 0}, {214042, 1, 0}, {214049, 2, 0}, {12210, 4, 0},
    {214060, 8, 0}, {204748, 65536, 0}, {214081, 0, 0}, {214088, 1, 0}, {214102, 2, 0}, {214116, 3, 0},
    {214132, 6, 0}, {214152, 7, 0}, {214179, 8, 0}, {214223, 0, 0}, {214234, 1, 0}, {214257, 0, 0},
    {214265, 1, 0}, {214273, 2, 0}, {207470, 0, 0}, {214298, 1, 0}, {214306, 2, 0}, {214314, 3, 0},
    {214319, 4, 0}, {214325, 5, 0}, {214336, 6, 0}, {214342, 7, 0}, {214348, 8, 0}, {214361, 9, 0},
    {214366, 10, 0}, {214373, 11, 0}, {214381, 12, 0}, {214386, 13, 0}, {214390, 14, 0}, {214394, 15, 0},
    {214397, 16, 0}, {214409, 17, 0}, {214419, 18, 0}, {214428, 19, 0}, {214437, 20, 0}, {214445, 21, 0},
    {214453, 22, 0}, {214461, 23, 0}, {214468, 24, 0}, {214473, 25, 0}, {214479, 26, 0}, {214485, 27, 0},
    {214490, 28, 0}, {214495, 29, 0}, {214499, 30, 0}, {214508, 31, 0}, {214517, 32, 0}, {214525, 33, 0},
    {214531, 34, 0}, {214541, 35, 0}, {214548, 36, 0}, {214555, 37, 0}, {214561, 38, 0}, {214567, 39, 0},
    {214572, 40, 0}, {214578, 41, 0}, {77844, 0, 0}, {214597, 1, 0}, {214602, 2, 0}, {214606, 4, 0},
    {214611, 8, 0}, {207971, 16, 0}, {214623, 32, 0}, {207800, 64, 0}, {205629, 128, 0}, {214636, 256, 0},
    {214655, 512, 0}, {214672, 1024, 0}, {214688, 2048, 0}, {214702, 4096, 0}, {214713, 65536, 0},
    {214721, 8192, 0}, {214732, 16384, 0}, {214764, 0, 0}, {214779, 1, 0}, {214791, 2, 0}, {214819, 0, 0},
    {214833, 1, 0}, {214858, 0, 0}, {214865, 1, 0}, {214872, 2, 0}, {214901, 0, 0}, {214910, 1, 0},
    {214917, 2, 0}, {214927, 3, 0}, {214944, 4, 0}, {77844, 0, 0}, {214968, 1, 0}, {214975, 2, 0},
    {214986, 4, 0}, {215005, 8, 0}, {215022, 16, 0}, {215036, 32, 0}, {215050, 64, 0}, {215068, 128, 0},
    {215078, 256, 0}, {215091, 65536, 0}, {215115, 1048576, 0}, {215133, 131072, 0}, {215153, 2097152, 0},
    {215174, 262144, 0}, {215195, 4194304, 0}, {215221, 524288, 0}, {215241, 8388608, 0}, {207514, 0, 0},
    {207505, 1, 0}, {215268, 2, 0}, {215276, 3, 0}, {77844, 0, 0}, {207834, 1, 0}, {215297, 2, 0},
    {214732, 4, 0}, {215305, 8, 0}, {215326, 16, 0}, {215345, 32, 0}, {215363, 65536, 0}, {215383, 131072, 0},
    {215412, 0, 0}, {215419, 1, 0}, {207449, 2, 0}, {207456, 3, 0}, {77844, 0, 0}, {215443, 2, 0},
    {215451, 4, 0}, {215459, 8, 0}, {215474, 16, 0}, {215497, 64, 0}, {215511, 128, 0}, {215526, 256, 0},
    {215542, 512, 0}, {215563, 1024, 0}, {215583, 2048, 0}, {215595, 4096, 0}, {215608, 8192, 0},
    {215622, 16384, 0}, {207834, 32768, 0}, {215641, 0, 0}, {215647, 1, 0}, {215655, 2, 0}, {215673, 3, 0},
    {215682, 4, 0}, {215700, 5, 0}, {215707, 6, 0}, {215720, 7, 0}, {215729, 8, 0}, {215736, 10, 0},
    {215748, 11, 0}, {215764, 12, 0}, {215774, 14, 0}, {215788, 15, 0}, {215801, 16, 0}, {215817, 17, 0},
    {215830, 19, 0}, {215841, 20, 0}, {215852, 21, 0}, {215862, 22, 0}, {215874, 23, 0}, {215887, 24, 0},
    {215900, 25, 0}, {215912, 27, 0}, {215931, 28, 0}, {215943, 29, 0}, {215962, 30, 0}, {215975, 32, 0},
    {215989, 33, 0}, {216004, 39, 0}, {216025, 41, 0}, {216040, 42, 0}, {216056, 43, 0}, {216067, 44, 0},
    {216087, 46, 0}, {216102, 48, 0}, {216121, 49, 0}, {216141, 50, 0}, {216156, 51, 0}, {216180, 52, 0},
    {216197, 54, 0}, {216208, 55, 0}, {216228, 56, 0}, {216242, 57, 0}, {216257, 59, 0}, {216268, 61, 0},
    {216275, 62, 0}, {216283, 63, 0}, {216296, 65, 0}, {216310, 67, 0}, {216327, 70, 0}, {216352, 71, 0},
    {216363, 72, 0}, {216380, 77, 0}, {216403, 78, 0}, {216425, 79, 0}, {216441, 80, 0}, {216462, 81, 0},
    {216481, 82, 0}, {216499, 84, 0}, {216511, 87, 0}, {216536, 88, 0}, {216561, 93, 0}, {216594, 95, 0},
    {216607, 97, 0}, {216625, 98, 0}, {216637, 99, 0}, {216650, 100, 0}, {216658, 104, 0}, {216675, 109, 0},
    {216689, 110, 0}, {216703, 111, 0}, {216717, 112, 0}, {216731, 113, 0}, {216742, 114, 0}, {216753, 115, 0},
    {216764, 117, 0}, {216780, 120, 0}, {216796, 121, 0}, {216815, 122, 0}, {216834, 123, 0}, {216861, 124, 0},
    {216871, 126, 0}, {216881, 127, 0}, {216891, 128, 0}, {216898, 129, 0}, {216905, 130, 0}, {216912, 131, 0},
    {216919, 132, 0}, {216926, 133, 0}, {216933, 134, 0}, {216940, 135, 0}, {216947, 136, 0}, {216954, 137, 0},
    {216961, 138, 0}, {216968, 139, 0}, {216975, 140, 0}, {216982, 141, 0}, {216989, 142, 0}, {217009, 143, 0},
    {217029, 144, 0}, {217049, 145, 0}, {217069, 146, 0}, {217089, 148, 0}, {217095, 149, 0}, {217107, 150, 0},
    {217120, 151, 0}, {217135, 152, 0}, {217150, 156, 0}, {217158, 157, 0}, {217166, 158, 0}, {217177, 162, 0},
    {217187, 163, 0}, {217199, 164, 0}, {217214, 165, 0}, {217232, 166, 0}, {217244, 167, 0}, {217257, 168, 0},
    {217270, 169, 0}, {217279, 170, 0}, {217288, 171, 0}, {217300, 172, 0}, {217315, 173, 0}, {217330, 174, 0},
    {217350, 175, 0}, {217370, 176, 0}, {217382, 177, 0}, {217394, 178, 0}, {217411, 179, 0}, {217428, 180, 0},
    {217440, 181, 0}, {217454, 182, 0}, {217469, 183, 0}, {217486, 184, 0}, {217501, 185, 0}, {217518, 186, 0},
    {217536, 187, 0}, {217556, 188, 0}, {217576, 189, 0}, {217598, 190, 0}, {217621, 191, 0}, {217646, 194, 0},
    {217666, 195, 0}, {217689, 196, 0}, {217708, 197, 0}, {217720, 198, 0}, {217733, 199, 0}, {217746, 200, 0},
    {217752, 201, 0}, {217769, 202, 0}, {217788, 203, 0}, {217807, 204, 0}, {217820, 205, 0}, {217831, 218, 0},
    {217844, 219, 0}, {217859, 224, 0}, {217876, 225, 0}, {217892, 229, 0}, {217909, 230, 0}, {217933, 231, 0},
    {217961, 232, 0}, {217980, 233, 0}, {217999, 234, 0}, {218012, 235, 0}, {218025, 236, 0}, {218038, 237, 0},
    {218051, 238, 0}, {218064, 239, 0}, {218077, 240, 0}, {218089, 241, 0}, {218100, 242, 0}, {218112, 245, 0},
    {218118, 246, 0}, {218130, 247, 0}, {218147, 248, 0}, {218155, 249, 0}, {218164, 250, 0}, {218184, 251, 0},
    {218193, 252, 0}, {218200, 253, 0}, {218209, 254, 0}, {218223, 255, 0}, {218237, 263, 0}, {218254, 264, 0},
    {218266, 265, 0}, {218278, 266, 0}, {218290, 267, 0}, {218302, 268, 0}, {218314, 269, 0}, {218326, 270, 0},
    {218338, 271, 0}, {218350, 317, 0}, {218359, 330, 0}, {218377, 333, 0}, {218400, 334, 0}, {218421, 335, 0},
    {218442, 336, 0}, {218468, 337, 0}, {218495, 339, 0}, {218519, 342, 0}, {218551, 343, 0}, {218582, 344, 0},
    {218613, 345, 0}, {218638, 346, 0}, {218666, 347, 0}, {218693, 348, 0}, {218722, 349, 0}, {218744, 350, 0},
    {218766, 351, 0}, {218788, 352, 0}, {218810, 353, 0}, {218832, 354, 0}, {218854, 355, 0}, {218876, 356, 0},
    {218898, 357, 0}, {218920, 358, 0}, {218942, 359, 0}, {218970, 360, 0}, {218997, 361, 0}, {219025, 362, 0},
    {219053, 363, 0}, {219080, 364, 0}, {219108, 366, 0}, {219134, 4163, 0}, {219150, 4182, 0},
    {219171, 4183, 0}, {219182, 4184, 0}, {219198, 4185, 0}, {219218, 4186, 0}, {219232, 4190, 0},
    {219247, 4181, 0}, {219266, 4421, 0}, {219286, 4431, 0}, {219313, 4450, 0}, {219320, 4451, 0},
    {219327, 4452, 0}, {219335, 4453, 0}, {219348, 4454, 0}, {219361, 4455, 0}, {219375, 4456, 0},
    {219402, 4457, 0}, {219429, 4458, 0}, {219457, 4459, 0}, {219486, 4460, 0}, {219515, 4461, 0},
    {219547, 4462, 0}, {219583, 5294, 0}, {219602, 5295, 0}, {219622, 5575, 0}, {219647, 5576, 0},
    {219673, 5630, 0}, {219689, 6035, 0}, {219705, 6116, 0}, {219727, 6117, 0}, {219749, 6142, 0},
    {219777, 6143, 0}, {219803, 6401, 0}, {219818, 6402, 0}, {219833, 6426, 0}, {219872, 0, 0},
    {219903, 0, 0}, {219915, 1, 0}, {219922, 2, 0}, {219932, 3, 0}, {219941, 4, 0}, {219952, 5, 0},
    {219964, 6, 0}, {77844, 0, 0}, {219995, 1, 0}, {220003, 2, 0}, {220028, 0, 0}, {220044, 1, 0},
    {207885, 2, 0}, {220050, 3, 0}, {219922, 4, 0}, {220057, 5, 0}, {77912, 6, 0}, {220072, 7, 0},
    {220081, 8, 0}, {220089, 9, 0}, {220102, 10, 0}, {220116, 11, 0}, {220122, 12, 0}, {220136, 5328, 0},
    {220152, 5329, 0}, {220176, 5338, 0}, {220190, 5339, 0}, {220206, 5342, 0}, {220228, 5343, 0},
    {220250, 5349, 0}, {220272, 5402, 0}, {220296, 5605, 0}, {220313, 5936, 0}, {220329, 5937, 0},
    {214901, 0, 0}, {220361, 1, 0}, {220374, 2, 0}, {214917, 3, 0}, {220391, 0, 0}, {78331, 1, 0},
    {220395, 2, 0}, {220399, 3, 0}, {220408, 4, 0}, {220420, 5, 0}, {220426, 6, 0}, {220433, 7, 0},
    {220442, 8, 0}, {207470, 4294967295, 0}, {220462, 0, 0}, {220467, 1, 0}, {220472, 2, 0}, {220477, 3, 0},
    {220482, 4, 0}, {220487, 5, 0}, {220492, 6, 0}, {252779, 1, 0}, {252789, 2, 0}, {252814, 0, 0},
    {252829, 1, 0}, {252847, 2, 0}, {30087, 0, 0}, {30090, 1, 0}, {51123, 2, 0}, {51126, 3, 0},
    {51129, 4, 0}, {51132, 5, 0}, {252907, 0, 0}, {75701, 1, 0}, {252916, 2, 0}, {29362, 0, 0},
    {29366, 1, 0}, {252978, 0, 0}, {252982, 1, 0}, {252991, 2, 0}, {253004, 3, 0}, {253047, 0, 0},
    {253061, 1, 0}, {55, 0, 0}, {253096, 1, 0}, {253112, 2, 0}, {253124, 3, 0}, {253164, 0, 0},
    {252982, 1, 0}, {253172, 2, 0}, {253183, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {55261, 2, 0},
    {55267, 3, 0}, {13286, 4, 0}, {55273, 5, 0}, {55279, 6, 0}, {13259, 7, 0}, {55285, 8, 0}, {55289, 9, 0},
    {1239, 10, 0}, {13250, 12, 0}, {13277, 11, 0}, {136400, 0, 0}, {115586, 1, 0}, {280731, 0, 0},
    {280746, 1, 0}, {280754, 2, 0}, {280760, 3, 0}, {136576, 4, 0}, {291048, 0, 0}, {291055, 1, 0},
    {291064, 2, 0}, {291074, 3, 0}, {291090, 4, 0}, {291101, 5, 0}, {55224, 0, 0}, {17, 1, 0},
    {17323, 0, 0}, {291138, 3, 0}, {48098, 8, 0}, {48116, 9, 0}, {114203, 10, 0}, {114206, 11, 0},
    {114213, 12, 0}, {114216, 13, 0}, {48265, 14, 0}, {48120, 15, 0}, {114209, 16, 0}, {297209, 1, 0},
    {297224, 2, 0}, {297238, 3, 0}, {297252, 4, 0}, {297265, 5, 0}, {297279, 6, 0}, {297292, 7, 0},
    {297305, 8, 0}, {297317, 9, 0}, {297331, 10, 0}, {297344, 11, 0}, {297357, 12, 0}, {297369, 13, 0},
    {41345, 0, 0}, {297381, 1, 0}, {55224, 2, 0}, {114316, 3, 0}, {145631, 4, 0}, {297390, 5, 0},
    {297209, 1, 0}, {297397, 2, 0}, {297412, 3, 0}, {297427, 4, 0}, {297442, 5, 0}, {297457, 6, 0},
    {297472, 7, 0}, {297487, 8, 0}, {297317, 9, 0}, {297502, 10, 0}, {297516, 11, 0}, {297530, 12, 0},
    {297544, 13, 0}, {297559, 14, 0}, {297574, 15, 0},
};

static const varve_constraint_record constraints[] = {
    {0, 0, {0, 0}, 0}, {1, 1711, {0, 0}, 0}, {7, 1721, {0, 0}, 0}, {1, 1919, {0, 0}, 0}, {1, 1949, {0, 0}, 0},
    {1, 2355, {0, 0}, 0}, {3, 2420, {0, 0}, 0}, {1, 2440, {0, 0}, 0}, {1, 2465, {0, 0}, 0}, {3, 2491, {0, 0}, 0},
    {1, 2508, {0, 0}, 0}, {3, 2517, {0, 0}, 0}, {1, 2543, {0, 0}, 0}, {1, 2551, {0, 0}, 0}, {1, 3989, {0, 0}, 0},
    {1, 4007, {0, 0}, 0}, {3, 4025, {0, 0}, 0}, {7, 0, {0, 0}, 0}, {3, 4889, {0, 0}, 0}, {1, 5530, {0, 0}, 0},
    {1, 6262, {0, 0}, 0}, {0, 0, {0, 0}, 0}, {1, 8603, {0, 0}, 0}, {1, 8622, {0, 0}, 0}, {1, 8639, {0, 0}, 0},
    {3, 8667, {0, 0}, 0}, {0, 0, {0, 0}, 0}, {3, 10294, {0, 0}, 0}, {1, 10530, {0, 0}, 0}, {1, 10553, {0, 0}, 0},
    {3, 11824, {0, 0}, 0}, {1, 13323, {0, 0}, 0}, {1, 13480, {0, 0}, 0}, {1, 13836, {0, 0}, 0},
    {1, 14069, {0, 0}, 0}, {1, 14525, {0, 0}, 0}, {1, 14786, {0, 0}, 0}, {1, 14816, {0, 0}, 0},
    {1, 14987, {0, 0}, 0}, {1, 15164, {0, 0}, 0}, {3, 15913, {0, 0}, 0}, {1, 15930, {0, 0}, 0},
    {1, 15966, {0, 0}, 0}, {1, 16237, {0, 0}, 0}, {1, 16386, {0, 0}, 0}, {1, 16444, {0, 0}, 0},
    {1, 16597, {0, 0}, 0}, {1, 16601, {0, 0}, 0}, {3, 17306, {0, 0}, 0}, {1, 17616, {0, 0}, 0},
    {1, 17662, {0, 0}, 0}, {3, 17666, {0, 0}, 0}, {3, 19110, {0, 0}, 0}, {1, 19162, {0, 0}, 0},
    {1, 20206, {0, 0}, 0}, {1, 20667, {0, 0}, 0}, {1, 20838, {0, 0}, 0}, {1, 20876, {0, 0}, 0},
    {1, 20932, {0, 0}, 0}, {3, 20972, {0, 0}, 0}, {1, 21308, {0, 0}, 0}, {1, 21376, {0, 0}, 0},
    {1, 21380, {0, 0}, 0}, {1, 21505, {0, 0}, 0}, {1, 21757, {0, 0}, 0}, {1, 22122, {0, 0}, 0},
    {1, 22427, {0, 0}, 0}, {1, 23082, {0, 0}, 0}, {1, 23375, {0, 0}, 0}, {1, 23872, {0, 0}, 0},
    {1, 24029, {0, 0}, 0}, {1, 24280, {0, 0}, 0}, {1, 24541, {0, 0}, 0}, {1, 24592, {0, 0}, 0},
    {1, 24879, {0, 0}, 0}, {1, 24914, {0, 0}, 0}, {1, 25294, {0, 0}, 0}, {1, 25450, {0, 0}, 0},
    {1, 25501, {0, 0}, 0}, {1, 25571, {0, 0}, 0}, {1, 25923, {0, 0}, 0}, {1, 26128, {0, 0}, 0},
    {1, 26179, {0, 0}, 0}, {1, 26252, {0, 0}, 0}, {1, 26283, {0, 0}, 0}, {3, 26601, {0, 0}, 0},
    {1, 26681, {0, 0}, 0}, {1, 26991, {0, 0}, 0}, {1, 27306, {0, 0}, 0}, {1, 27416, {0, 0}, 0},
    {1, 27515, {0, 0}, 0}, {1, 28201, {0, 0}, 0}, {1, 28558, {0, 0}, 0}, {1, 28695, {0, 0}, 0},
    {1, 28742, {0, 0}, 0}, {1, 28971, {0, 0}, 0}, {1, 29257, {0, 0}, 0}, {1, 29316, {0, 0}, 0},
    {1, 29543, {0, 0}, 0}, {1, 29588, {0, 0}, 0}, {1, 30291, {0, 0}, 0}, {3, 30301, {0, 0}, 0},
    {1, 30586, {0, 0}, 0}, {3, 30613, {0, 0}, 0}, {1, 30764, {0, 0}, 0}, {1, 30997, {0, 0}, 0},
    {1, 31244, {0, 0}, 0}, {1, 31456, {0, 0}, 0}, {1, 31542, {0, 0}, 0}, {1, 31861, {0, 0}, 0},
    {1, 32023, {0, 0}, 0}, {1, 32741, {0, 0}, 0}, {1, 33463, {0, 0}, 0}, {1, 33513, {0, 0}, 0},
    {1, 33738, {0, 0}, 0}, {1, 33783, {0, 0}, 0}, {1, 34126, {0, 0}, 0}, {1, 34171, {0, 0}, 0},
    {1, 34236, {0, 0}, 0}, {1, 34305, {0, 0}, 0}, {1, 34699, {0, 0}, 0}, {1, 35540, {0, 0}, 0},
    {3, 35661, {0, 0}, 0}, {1, 35892, {0, 0}, 0}, {1, 35965, {0, 0}, 0}, {1, 36724, {0, 0}, 0},
    {1, 36753, {0, 0}, 0}, {3, 36825, {0, 0}, 0}, {1, 37129, {0, 0}, 0}, {1, 37198, {0, 0}, 0},
    {3, 38623, {0, 0}, 0}, {1, 38925, {0, 0}, 0}, {1, 38985, {0, 0}, 0}, {1, 39081, {0, 0}, 0},
    {1, 39209, {0, 0}, 0}, {3, 39705, {0, 0}, 0}, {1, 39837, {0, 0}, 0}, {1, 40605, {0, 0}, 0},
    {1, 40699, {0, 0}, 0}, {1, 41093, {0, 0}, 0}, {1, 41337, {0, 0}, 0}, {1, 41460, {0, 0}, 0},
    {1, 41522, {0, 0}, 0}, {1, 41571, {0, 0}, 0}, {1, 41641, {0, 0}, 0}, {1, 41779, {0, 0}, 0},
    {1, 42255, {0, 0}, 0}, {1, 42283, {0, 0}, 0}, {1, 42546, {0, 0}, 0}, {1, 42930, {0, 0}, 0},
    {1, 42994, {0, 0}, 0}, {1, 43212, {0, 0}, 0}, {1, 43261, {0, 0}, 0}, {1, 44121, {0, 0}, 0},
    {3, 44155, {0, 0}, 0}, {1, 44469, {0, 0}, 0}, {1, 44487, {0, 0}, 0}, {3, 44663, {0, 0}, 0},
    {3, 44678, {0, 0}, 0}, {3, 44982, {0, 0}, 0}, {3, 45389, {0, 0}, 0}, {3, 45389, {0, 0}, 0},
    {3, 45402, {0, 0}, 0}, {1, 45589, {0, 0}, 0}, {1, 45730, {0, 0}, 0}, {1, 45778, {0, 0}, 0},
    {1, 46710, {0, 0}, 0}, {1, 46914, {0, 0}, 0}, {1, 47413, {0, 0}, 0}, {1, 47712, {0, 0}, 0},
    {1, 47741, {0, 0}, 0}, {1, 49304, {0, 0}, 0}, {1, 49315, {0, 0}, 0}, {1, 49708, {0, 0}, 0},
    {1, 49726, {0, 0}, 0}, {1, 50042, {0, 0}, 0}, {1, 50053, {0, 0}, 0}, {1, 50640, {0, 0}, 0},
    {1, 51239, {0, 0}, 0}, {3, 51338, {0, 0}, 0}, {3, 51352, {0, 0}, 0}, {1, 51529, {0, 0}, 0},
    {1, 52080, {0, 0}, 0}, {1, 52341, {0, 0}, 0}, {1, 52584, {0, 0}, 0}, {1, 52921, {0, 0}, 0},
    {1, 53216, {0, 0}, 0}, {1, 53876, {0, 0}, 0}, {1, 53945, {0, 0}, 0}, {1, 54140, {0, 0}, 0},
    {1, 54701, {0, 0}, 0}, {1, 56375, {0, 0}, 0}, {3, 56411, {0, 0}, 0}, {3, 56573, {0, 0}, 0},
    {3, 56573, {0, 0}, 0}, {1, 56958, {0, 0}, 0}, {1, 57001, {0, 0}, 0}, {3, 57159, {0, 0}, 0},
    {3, 57344, {0, 0}, 0}, {3, 57369, {0, 0}, 0}, {3, 59022, {0, 0}, 0}, {1, 59564, {0, 0}, 0},
    {1, 59668, {0, 0}, 0}, {1, 59881, {0, 0}, 0}, {1, 60529, {0, 0}, 0}, {1, 61801, {0, 0}, 0},
    {1, 62101, {0, 0}, 0}, {1, 62233, {0, 0}, 0}, {1, 62264, {0, 0}, 0}, {3, 59022, {0, 0}, 0},
    {3, 62480, {0, 0}, 0}, {3, 62480, {0, 0}, 0}, {3, 63295, {0, 0}, 0}, {3, 63557, {0, 0}, 0},
    {3, 57344, {0, 0}, 0}, {3, 57344, {0, 0}, 0}, {3, 63992, {0, 0}, 0}, {3, 65223, {0, 0}, 0},
    {1, 65408, {0, 0}, 0}, {1, 65480, {0, 0}, 0}, {3, 65543, {0, 0}, 0}, {1, 65744, {0, 0}, 0},
    {3, 65543, {0, 0}, 0}, {3, 65905, {0, 0}, 0}, {1, 66470, {0, 0}, 0}, {1, 66737, {0, 0}, 0},
    {3, 67691, {0, 0}, 0}, {3, 68159, {0, 0}, 0}, {3, 68159, {0, 0}, 0}, {3, 68953, {0, 0}, 0},
    {3, 69449, {0, 0}, 0}, {1, 70240, {0, 0}, 0}, {1, 70366, {0, 0}, 0}, {3, 70389, {0, 0}, 0},
    {1, 70690, {0, 0}, 0}, {1, 70918, {0, 0}, 0}, {1, 71114, {0, 0}, 0}, {1, 71835, {0, 0}, 0},
    {3, 73004, {0, 0}, 0}, {1, 73251, {0, 0}, 0}, {1, 73349, {0, 0}, 0}, {1, 75344, {0, 0}, 0},
    {1, 76172, {0, 0}, 0}, {1, 76206, {0, 0}, 0}, {1, 76440, {0, 0}, 0}, {1, 80873, {0, 0}, 0},
    {1, 80934, {0, 0}, 0}, {1, 81113, {0, 0}, 0}, {1, 81516, {0, 0}, 0}, {1, 81594, {0, 0}, 0},
    {1, 81613, {0, 0}, 0}, {1, 81635, {0, 0}, 0}, {1, 81663, {0, 0}, 0}, {1, 81690, {0, 0}, 0},
    {1, 82053, {0, 0}, 0}, {3, 82122, {0, 0}, 0}, {3, 82218, {0, 0}, 0}, {3, 82266, {0, 0}, 0},
    {1, 82296, {0, 0}, 0}, {3, 82319, {0, 0}, 0}, {3, 82334, {0, 0}, 0}, {3, 82346, {0, 0}, 0},
    {3, 82365, {0, 0}, 0}, {1, 82654, {0, 0}, 0}, {3, 82691, {0, 0}, 0}, {1, 83065, {0, 0}, 0},
    {1, 83440, {0, 0}, 0}, {1, 83621, {0, 0}, 0}, {1, 83826, {0, 0}, 0}, {1, 83887, {0, 0}, 0},
    {1, 83916, {0, 0}, 0}, {3, 84313, {0, 0}, 0}, {1, 84327, {0, 0}, 0}, {1, 84345, {0, 0}, 0},
    {3, 84364, {0, 0}, 0}, {3, 84383, {0, 0}, 0}, {3, 84406, {0, 0}, 0}, {3, 84428, {0, 0}, 0},
    {3, 84448, {0, 0}, 0}, {1, 85033, {0, 0}, 0}, {1, 85338, {0, 0}, 0}, {1, 85436, {0, 0}, 0},
    {1, 85683, {0, 0}, 0}, {1, 86093, {0, 0}, 0}, {1, 86604, {0, 0}, 0}, {3, 36825, {0, 0}, 0},
    {3, 87295, {0, 0}, 0}, {3, 36825, {0, 0}, 0}, {3, 88312, {0, 0}, 0}, {3, 88336, {0, 0}, 0},
    {3, 88495, {0, 0}, 0}, {1, 88945, {0, 0}, 0}, {1, 89078, {0, 0}, 0}, {1, 89277, {0, 0}, 0},
    {3, 89559, {0, 0}, 0}, {1, 89642, {0, 0}, 0}, {1, 90039, {0, 0}, 0}, {1, 90514, {0, 0}, 0},
    {1, 90692, {0, 0}, 0}, {1, 91666, {0, 0}, 0}, {1, 91718, {0, 0}, 0}, {3, 36825, {0, 0}, 0},
    {3, 36825, {0, 0}, 0}, {1, 92114, {0, 0}, 0}, {1, 92672, {0, 0}, 0}, {1, 92897, {0, 0}, 0},
    {1, 93850, {0, 0}, 0}, {3, 95385, {0, 0}, 0}, {1, 95717, {0, 0}, 0}, {1, 96308, {0, 0}, 0},
    {1, 96339, {0, 0}, 0}, {1, 96510, {0, 0}, 0}, {1, 96537, {0, 0}, 0}, {1, 99546, {0, 0}, 0},
    {1, 99892, {0, 0}, 0}, {1, 100061, {0, 0}, 0}, {1, 100107, {0, 0}, 0}, {1, 100491, {0, 0}, 0},
    {1, 100508, {0, 0}, 0}, {1, 100784, {0, 0}, 0}, {1, 101692, {0, 0}, 0}, {1, 102074, {0, 0}, 0},
    {1, 102113, {0, 0}, 0}, {1, 102449, {0, 0}, 0}, {1, 103106, {0, 0}, 0}, {3, 104183, {0, 0}, 0},
    {3, 104183, {0, 0}, 0}, {3, 106091, {0, 0}, 0}, {3, 106101, {0, 0}, 0}, {1, 106113, {0, 0}, 0},
    {3, 106091, {0, 0}, 0}, {3, 106101, {0, 0}, 0}, {3, 107166, {0, 0}, 0}, {3, 107994, {0, 0}, 0},
    {3, 108905, {0, 0}, 0}, {3, 108905, {0, 0}, 0}, {3, 109672, {0, 0}, 0}, {3, 109694, {0, 0}, 0},
    {1, 110408, {0, 0}, 0}, {1, 111232, {0, 0}, 0}, {1, 111733, {0, 0}, 0}, {3, 111760, {0, 0}, 0},
    {3, 111913, {0, 0}, 0}, {1, 111941, {0, 0}, 0}, {3, 113014, {0, 0}, 0}, {3, 113014, {0, 0}, 0},
    {3, 113184, {0, 0}, 0}, {3, 113184, {0, 0}, 0}, {3, 116103, {0, 0}, 0}, {1, 116778, {0, 0}, 0},
    {1, 116783, {0, 0}, 0}, {3, 116798, {0, 0}, 0}, {1, 117044, {0, 0}, 0}, {1, 117308, {0, 0}, 0},
    {1, 117356, {0, 0}, 0}, {3, 117414, {0, 0}, 0}, {3, 117432, {0, 0}, 0}, {1, 117546, {0, 0}, 0},
    {1, 118105, {0, 0}, 0}, {1, 118333, {0, 0}, 0}, {1, 118582, {0, 0}, 0}, {1, 118833, {0, 0}, 0},
    {1, 119463, {0, 0}, 0}, {1, 119940, {0, 0}, 0}, {3, 120251, {0, 0}, 0}, {3, 120683, {0, 0}, 0},
    {3, 121046, {0, 0}, 0}, {3, 121357, {0, 0}, 0}, {1, 122008, {0, 0}, 0}, {3, 122183, {0, 0}, 0},
    {1, 122480, {0, 0}, 0}, {3, 122527, {0, 0}, 0}, {3, 122527, {0, 0}, 0}, {3, 122901, {0, 0}, 0},
    {3, 122918, {0, 0}, 0}, {3, 122960, {0, 0}, 0}, {3, 122901, {0, 0}, 0}, {3, 123271, {0, 0}, 0},
    {3, 123371, {0, 0}, 0}, {0, 0, {0, 0}, 0}, {3, 123696, {0, 0}, 0}, {3, 123713, {0, 0}, 0},
    {3, 123738, {0, 0}, 0}, {1, 123873, {0, 0}, 0}, {1, 124086, {0, 0}, 0}, {3, 124111, {0, 0}, 0},
    {1, 124263, {0, 0}, 0}, {1, 125388, {0, 0}, 0}, {3, 125833, {0, 0}, 0}, {3, 125845, {0, 0}, 0},
    {3, 125845, {0, 0}, 0}, {3, 125860, {0, 0}, 0}, {3, 125881, {0, 0}, 0}, {3, 125906, {0, 0}, 0},
    {3, 126632, {0, 0}, 0}, {3, 126655, {0, 0}, 0}, {3, 126802, {0, 0}, 0}, {3, 123696, {0, 0}, 0},
    {1, 126945, {0, 0}, 0}, {1, 127050, {0, 0}, 0}, {3, 127252, {0, 0}, 0}, {3, 127279, {0, 0}, 0},
    {3, 127600, {0, 0}, 0}, {3, 127992, {0, 0}, 0}, {1, 130214, {0, 0}, 0}, {3, 130230, {0, 0}, 0},
    {3, 130452, {0, 0}, 0}, {1, 130522, {0, 0}, 0}, {3, 130552, {0, 0}, 0}, {1, 131083, {0, 0}, 0},
    {1, 131406, {0, 0}, 0}, {3, 131454, {0, 0}, 0}, {3, 131477, {0, 0}, 0}, {3, 131504, {0, 0}, 0},
    {3, 131798, {0, 0}, 0}, {1, 131837, {0, 0}, 0}, {3, 131919, {0, 0}, 0}, {1, 132108, {0, 0}, 0},
    {1, 132168, {0, 0}, 0}, {3, 132217, {0, 0}, 0}, {3, 132240, {0, 0}, 0}, {3, 132709, {0, 0}, 0},
    {3, 133921, {0, 0}, 0}, {3, 135304, {0, 0}, 0}, {1, 135341, {0, 0}, 0}, {3, 135356, {0, 0}, 0},
    {3, 82691, {0, 0}, 0}, {3, 135572, {0, 0}, 0}, {3, 135572, {0, 0}, 0}, {3, 135572, {0, 0}, 0},
    {3, 135589, {0, 0}, 0}, {3, 135611, {0, 0}, 0}, {3, 135611, {0, 0}, 0}, {1, 136053, {0, 0}, 0},
    {3, 136078, {0, 0}, 0}, {3, 137924, {0, 0}, 0}, {3, 138330, {0, 0}, 0}, {3, 138732, {0, 0}, 0},
    {3, 139054, {0, 0}, 0}, {3, 139913, {0, 0}, 0}, {3, 139928, {0, 0}, 0}, {3, 140668, {0, 0}, 0},
    {3, 140682, {0, 0}, 0}, {1, 141115, {0, 0}, 0}, {3, 141431, {0, 0}, 0}, {3, 141828, {0, 0}, 0},
    {3, 141850, {0, 0}, 0}, {3, 142651, {0, 0}, 0}, {3, 142974, {0, 0}, 0}, {3, 143555, {0, 0}, 0},
    {1, 145586, {0, 0}, 0}, {0, 0, {0, 0}, 0}, {3, 148667, {0, 0}, 0}, {3, 148686, {0, 0}, 0},
    {3, 139054, {0, 0}, 0}, {3, 150914, {0, 0}, 0}, {3, 150932, {0, 0}, 0}, {1, 151895, {0, 0}, 0},
    {3, 152220, {0, 0}, 0}, {3, 152230, {0, 0}, 0}, {3, 152399, {0, 0}, 0}, {3, 152491, {0, 0}, 0},
    {1, 152613, {0, 0}, 0}, {1, 152655, {0, 0}, 0}, {1, 152711, {0, 0}, 0}, {1, 152773, {0, 0}, 0},
    {1, 153156, {0, 0}, 0}, {1, 153287, {0, 0}, 0}, {3, 152399, {0, 0}, 0}, {1, 154207, {0, 0}, 0},
    {1, 155830, {0, 0}, 0}, {1, 156751, {0, 0}, 0}, {1, 157843, {0, 0}, 0}, {3, 157999, {0, 0}, 0},
    {3, 158021, {0, 0}, 0}, {1, 158039, {0, 0}, 0}, {1, 158251, {0, 0}, 0}, {1, 158305, {0, 0}, 0},
    {1, 158353, {0, 0}, 0}, {1, 158398, {0, 0}, 0}, {1, 159442, {0, 0}, 0}, {1, 159510, {0, 0}, 0},
    {1, 159612, {0, 0}, 0}, {1, 159716, {0, 0}, 0}, {1, 160311, {0, 0}, 0}, {1, 160412, {0, 0}, 0},
    {1, 160464, {0, 0}, 0}, {1, 160607, {0, 0}, 0}, {1, 162238, {0, 0}, 0}, {1, 162284, {0, 0}, 0},
    {1, 162557, {0, 0}, 0}, {1, 162758, {0, 0}, 0}, {1, 162959, {0, 0}, 0}, {1, 163005, {0, 0}, 0},
    {1, 163321, {0, 0}, 0}, {1, 163631, {0, 0}, 0}, {1, 163941, {0, 0}, 0}, {1, 164245, {0, 0}, 0},
    {1, 164786, {0, 0}, 0}, {1, 165930, {0, 0}, 0}, {1, 167388, {0, 0}, 0}, {1, 167729, {0, 0}, 0},
    {1, 168064, {0, 0}, 0}, {1, 169160, {0, 0}, 0}, {1, 169418, {0, 0}, 0}, {1, 176376, {0, 0}, 0},
    {1, 177486, {0, 0}, 0}, {1, 180122, {0, 0}, 0}, {1, 180168, {0, 0}, 0}, {1, 181028, {0, 0}, 0},
    {1, 181122, {0, 0}, 0}, {1, 181186, {0, 0}, 0}, {1, 182947, {0, 0}, 0}, {1, 184017, {0, 0}, 0},
    {1, 184161, {0, 0}, 0}, {3, 184287, {0, 0}, 0}, {3, 184287, {0, 0}, 0}, {1, 184661, {0, 0}, 0},
    {3, 184720, {0, 0}, 0}, {1, 185053, {0, 0}, 0}, {1, 185204, {0, 0}, 0}, {3, 185244, {0, 0}, 0},
    {1, 185481, {0, 0}, 0}, {1, 185771, {0, 0}, 0}, {1, 186226, {0, 0}, 0}, {1, 186397, {0, 0}, 0},
    {1, 186489, {0, 0}, 0}, {3, 186596, {0, 0}, 0}, {1, 186989, {0, 0}, 0}, {1, 187009, {0, 0}, 0},
    {3, 187223, {0, 0}, 0}, {3, 188240, {0, 0}, 0}, {3, 190578, {0, 0}, 0}, {1, 191295, {0, 0}, 0},
    {3, 191830, {0, 0}, 0}, {3, 191830, {0, 0}, 0}, {3, 191915, {0, 0}, 0}, {1, 191925, {0, 0}, 0},
    {1, 192160, {0, 0}, 0}, {3, 192172, {0, 0}, 0}, {3, 192172, {0, 0}, 0}, {3, 192818, {0, 0}, 0},
    {3, 192818, {0, 0}, 0}, {3, 192818, {0, 0}, 0}, {1, 192913, {0, 0}, 0}, {3, 193128, {0, 0}, 0},
    {3, 193584, {0, 0}, 0}, {3, 191830, {0, 0}, 0}, {3, 193584, {0, 0}, 0}, {1, 194505, {0, 0}, 0},
    {3, 193584, {0, 0}, 0}, {1, 195293, {0, 0}, 0}, {1, 195884, {0, 0}, 0}, {1, 195926, {0, 0}, 0},
    {3, 196408, {0, 0}, 0}, {1, 196434, {0, 0}, 0}, {1, 196470, {0, 0}, 0}, {1, 196613, {0, 0}, 0},
    {1, 196648, {0, 0}, 0}, {1, 196679, {0, 0}, 0}, {1, 197170, {0, 0}, 0}, {3, 197310, {0, 0}, 0},
    {3, 197343, {0, 0}, 0}, {1, 197564, {0, 0}, 0}, {3, 198125, {0, 0}, 0}, {3, 199817, {0, 0}, 0},
    {1, 200071, {0, 0}, 0}, {1, 200265, {0, 0}, 0}, {3, 200465, {0, 0}, 0}, {3, 200498, {0, 0}, 0},
    {3, 200465, {0, 0}, 0}, {1, 221184, {0, 0}, 0}, {3, 221388, {0, 0}, 0}, {3, 221582, {0, 0}, 0},
    {1, 221593, {0, 0}, 0}, {3, 221582, {0, 0}, 0}, {3, 221774, {0, 0}, 0}, {3, 221787, {0, 0}, 0},
    {3, 221787, {0, 0}, 0}, {1, 222397, {0, 0}, 0}, {1, 222709, {0, 0}, 0}, {1, 223225, {0, 0}, 0},
    {1, 223588, {0, 0}, 0}, {1, 224172, {0, 0}, 0}, {1, 224916, {0, 0}, 0}, {3, 221774, {0, 0}, 0},
    {1, 225504, {0, 0}, 0}, {1, 225681, {0, 0}, 0}, {3, 226081, {0, 0}, 0}, {1, 226102, {0, 0}, 0},
    {3, 226081, {0, 0}, 0}, {1, 226220, {0, 0}, 0}, {1, 226302, {0, 0}, 0}, {1, 226513, {0, 0}, 0},
    {1, 226740, {0, 0}, 0}, {3, 227022, {0, 0}, 0}, {3, 227084, {0, 0}, 0}, {1, 227151, {0, 0}, 0},
    {1, 227453, {0, 0}, 0}, {1, 228082, {0, 0}, 0}, {1, 228844, {0, 0}, 0}, {3, 229012, {0, 0}, 0},
    {1, 229411, {0, 0}, 0}, {3, 229952, {0, 0}, 0}, {3, 230158, {0, 0}, 0}, {1, 230525, {0, 0}, 0},
    {1, 230950, {0, 0}, 0}, {1, 231077, {0, 0}, 0}, {1, 231139, {0, 0}, 0}, {1, 232432, {0, 0}, 0},
    {1, 233204, {0, 0}, 0}, {1, 233275, {0, 0}, 0}, {3, 233636, {0, 0}, 0}, {3, 233657, {0, 0}, 0},
    {1, 233828, {0, 0}, 0}, {3, 233988, {0, 0}, 0}, {1, 234388, {0, 0}, 0}, {1, 234877, {0, 0}, 0},
    {1, 235485, {0, 0}, 0}, {1, 236135, {0, 0}, 0}, {3, 236262, {0, 0}, 0}, {3, 236280, {0, 0}, 0},
    {3, 236262, {0, 0}, 0}, {3, 236262, {0, 0}, 0}, {3, 236262, {0, 0}, 0}, {3, 236506, {0, 0}, 0},
    {1, 236940, {0, 0}, 0}, {3, 237185, {0, 0}, 0}, {3, 237185, {0, 0}, 0}, {3, 237185, {0, 0}, 0},
    {1, 237329, {0, 0}, 0}, {1, 237550, {0, 0}, 0}, {1, 237606, {0, 0}, 0}, {3, 238007, {0, 0}, 0},
    {3, 239615, {0, 0}, 0}, {1, 239671, {0, 0}, 0}, {1, 239797, {0, 0}, 0}, {1, 240549, {0, 0}, 0},
    {3, 240708, {0, 0}, 0}, {3, 240828, {0, 0}, 0}, {3, 241027, {0, 0}, 0}, {3, 241193, {0, 0}, 0},
    {3, 241217, {0, 0}, 0}, {3, 241237, {0, 0}, 0}, {1, 241298, {0, 0}, 0}, {1, 241521, {0, 0}, 0},
    {1, 241853, {0, 0}, 0}, {1, 243232, {0, 0}, 0}, {1, 244039, {0, 0}, 0}, {3, 244531, {0, 0}, 0},
    {3, 244531, {0, 0}, 0}, {3, 244531, {0, 0}, 0}, {1, 244607, {0, 0}, 0}, {1, 244847, {0, 0}, 0},
    {3, 244965, {0, 0}, 0}, {1, 245041, {0, 0}, 0}, {3, 245596, {0, 0}, 0}, {1, 245698, {0, 0}, 0},
    {1, 246248, {0, 0}, 0}, {1, 246442, {0, 0}, 0}, {1, 246487, {0, 0}, 0}, {1, 246532, {0, 0}, 0},
    {1, 246697, {0, 0}, 0}, {1, 246908, {0, 0}, 0}, {3, 247003, {0, 0}, 0}, {1, 247196, {0, 0}, 0},
    {1, 247329, {0, 0}, 0}, {1, 247498, {0, 0}, 0}, {1, 247610, {0, 0}, 0}, {1, 248208, {0, 0}, 0},
    {1, 248758, {0, 0}, 0}, {1, 248803, {0, 0}, 0}, {1, 248860, {0, 0}, 0}, {1, 249147, {0, 0}, 0},
    {1, 249793, {0, 0}, 0}, {1, 250177, {0, 0}, 0}, {1, 250472, {0, 0}, 0}, {1, 250678, {0, 0}, 0},
    {1, 251001, {0, 0}, 0}, {1, 251135, {0, 0}, 0}, {1, 251699, {0, 0}, 0}, {1, 251749, {0, 0}, 0},
    {1, 251881, {0, 0}, 0}, {1, 251918, {0, 0}, 0}, {3, 251955, {0, 0}, 0}, {1, 252131, {0, 0}, 0},
    {1, 253295, {0, 0}, 0}, {1, 253836, {0, 0}, 0}, {1, 258144, {0, 0}, 0}, {1, 258542, {0, 0}, 0},
    {1, 258897, {0, 0}, 0}, {1, 259424, {0, 0}, 0}, {1, 260498, {0, 0}, 0}, {1, 260550, {0, 0}, 0},
    {1, 260770, {0, 0}, 0}, {1, 261160, {0, 0}, 0}, {1, 261589, {0, 0}, 0}, {1, 262351, {0, 0}, 0},
    {1, 264255, {0, 0}, 0}, {1, 264944, {0, 0}, 0}, {1, 265466, {0, 0}, 0}, {1, 266447, {0, 0}, 0},
    {1, 267267, {0, 0}, 0}, {1, 267578, {0, 0}, 0}, {3, 269447, {0, 0}, 0}, {3, 269468, {0, 0}, 0},
    {1, 269702, {0, 0}, 0}, {1, 269795, {0, 0}, 0}, {1, 271697, {0, 0}, 0}, {1, 271986, {0, 0}, 0},
    {1, 272037, {0, 0}, 0}, {1, 272087, {0, 0}, 0}, {1, 272146, {0, 0}, 0}, {1, 272298, {0, 0}, 0},
    {1, 272351, {0, 0}, 0}, {1, 272412, {0, 0}, 0}, {1, 272581, {0, 0}, 0}, {1, 273338, {0, 0}, 0},
    {1, 276902, {0, 0}, 0}, {1, 280488, {0, 0}, 0}, {1, 280599, {0, 0}, 0}, {1, 280644, {0, 0}, 0},
    {1, 280777, {0, 0}, 0}, {1, 280912, {0, 0}, 0}, {1, 281081, {0, 0}, 0}, {1, 281183, {0, 0}, 0},
    {3, 281214, {0, 0}, 0}, {1, 282046, {0, 0}, 0}, {1, 282243, {0, 0}, 0}, {1, 282362, {0, 0}, 0},
    {1, 282390, {0, 0}, 0}, {1, 282438, {0, 0}, 0}, {1, 283562, {0, 0}, 0}, {3, 283617, {0, 0}, 0},
    {1, 283919, {0, 0}, 0}, {1, 284806, {0, 0}, 0}, {1, 285559, {0, 0}, 0}, {1, 285674, {0, 0}, 0},
    {1, 285935, {0, 0}, 0}, {1, 286403, {0, 0}, 0}, {1, 287003, {0, 0}, 0}, {1, 287563, {0, 0}, 0},
    {1, 287616, {0, 0}, 0}, {3, 287707, {0, 0}, 0}, {1, 288617, {0, 0}, 0}, {1, 288644, {0, 0}, 0},
    {1, 288880, {0, 0}, 0}, {1, 288930, {0, 0}, 0}, {1, 289178, {0, 0}, 0}, {1, 289329, {0, 0}, 0},
    {1, 289492, {0, 0}, 0}, {1, 289546, {0, 0}, 0}, {1, 289783, {0, 0}, 0}, {1, 289833, {0, 0}, 0},
    {1, 290125, {0, 0}, 0}, {1, 290188, {0, 0}, 0}, {1, 290753, {0, 0}, 0}, {3, 291379, {0, 0}, 0},
    {1, 291398, {0, 0}, 0}, {1, 291564, {0, 0}, 0}, {1, 291895, {0, 0}, 0}, {1, 292243, {0, 0}, 0},
    {3, 292637, {0, 0}, 0}, {1, 292790, {0, 0}, 0}, {1, 293423, {0, 0}, 0}, {1, 293622, {0, 0}, 0},
    {1, 293777, {0, 0}, 0}, {1, 293985, {0, 0}, 0}, {3, 294363, {0, 0}, 0}, {3, 294383, {0, 0}, 0},
    {3, 294508, {0, 0}, 0}, {1, 294830, {0, 0}, 0}, {1, 295049, {0, 0}, 0}, {1, 295097, {0, 0}, 0},
    {1, 295139, {0, 0}, 0}, {3, 295444, {0, 0}, 0}, {3, 295444, {0, 0}, 0}, {3, 295444, {0, 0}, 0},
    {3, 291379, {0, 0}, 0}, {1, 297668, {0, 0}, 0}, {3, 297783, {0, 0}, 0}, {1, 297905, {0, 0}, 0},
    {3, 298357, {0, 0}, 0}, {3, 298648, {0, 0}, 0}, {3, 298664, {0, 0}, 0}, {3, 298705, {0, 0}, 0},
    {3, 298721, {0, 0}, 0}, {1, 298872, {0, 0}, 0},
};

static const uint32_t numbers[] = {
    12, 17, 21, 1779, 1791, 1814, 1839, 1845, 1872, 1883, 2070, 1839, 1845, 1779, 1791, 2173, 1839,
    1845, 1872, 2197, 2315, 3060, 3120, 1839, 3165, 3559, 3574, 1839, 3610, 3559, 3120, 1791, 4564,
    4588, 1791, 4771, 4823, 3120, 4588, 1839, 5020, 5479, 3120, 3120, 6151, 6169, 6176, 6192, 3559,
    1839, 6331, 6151, 6169, 4564, 4588, 1791, 1779, 7237, 4564, 4588, 6192, 1791, 8486, 4564, 8511,
    4588, 1839, 8536, 6192, 1791, 8486, 10091, 4564, 4771, 6151, 12026, 12210, 12215, 12226, 12210,
    13051, 12215, 13062, 13205, 13211, 12210, 13379, 1839, 13402, 12210, 1839, 13705, 6192, 1779,
    13934, 1791, 10091, 4564, 1839, 13960, 1872, 14043, 1779, 14140, 1791, 14164, 4564, 1872, 14043,
    1839, 14396, 14560, 14582, 14607, 1839, 14627, 1839, 14686, 6192, 1779, 14140, 1791, 10091,
    14607, 1839, 14936, 1872, 14043, 14582, 14607, 15128, 14582, 14607, 12210, 12215, 13051, 14607,
    13205, 17, 15295, 12210, 16100, 16117, 1839, 16147, 12210, 16876, 16897, 16930, 1839, 16950,
    1839, 17199, 12210, 17490, 1839, 17523, 1839, 18609, 21240, 12210, 1839, 21267, 1839, 21703,
    1839, 22027, 1839, 22344, 12210, 22635, 1839, 22661, 22875, 22904, 1839, 22939, 22904, 1839,
    23285, 1839, 23421, 12210, 25192, 1839, 25219, 27926, 1839, 27952, 28121, 1839, 28145, 29138,
    29162, 1839, 29183, 12210, 29138, 29481, 1839, 29504, 29138, 12210, 30387, 30410, 30422, 30448,
    3559, 30472, 30484, 30497, 30510, 1839, 30523, 30410, 12210, 13379, 30718, 30422, 30448, 3559,
    30472, 30484, 30497, 30510, 12210, 30410, 30836, 30448, 3559, 30472, 30484, 30497, 30510, 1839,
    30863, 30410, 30975, 12210, 13379, 30422, 30448, 3559, 30472, 30484, 30497, 30510, 12210, 31129,
    31156, 31182, 30448, 3559, 30472, 30484, 30497, 30510, 13934, 13379, 30422, 30448, 3559, 30472,
    30484, 30497, 30510, 30387, 12210, 16100, 31357, 30448, 3559, 30472, 30484, 30497, 30510, 1839,
    31384, 13379, 12210, 16100, 31357, 30448, 3559, 30472, 30484, 30497, 30510, 31569, 12210, 31582,
    31599, 13379, 1839, 31627, 12210, 30387, 30422, 30448, 3559, 30472, 30484, 30497, 30510, 30387,
    12210, 31129, 31156, 31182, 30448, 3559, 30472, 30484, 30497, 30510, 13379, 12210, 31129, 31156,
    31182, 30448, 3559, 30472, 30484, 30497, 30510, 12210, 13379, 30422, 30448, 3559, 30472, 30484,
    30497, 30510, 30410, 12210, 13379, 30422, 30448, 3559, 30472, 30484, 30497, 30510, 30410, 31582,
    12210, 13379, 30718, 30422, 30448, 3559, 30472, 30484, 30497, 30510, 12210, 30410, 32313, 30448,
    3559, 30472, 30484, 30497, 30510, 1839, 32345, 30387, 12210, 30422, 30448, 3559, 30472, 30484,
    30497, 30510, 1839, 32534, 12210, 31156, 30387, 31182, 30448, 3559, 30472, 30484, 30497, 30510,
    12210, 31156, 32892, 30387, 31182, 30448, 3559, 30472, 30484, 30497, 30510, 12210, 32981, 33026,
    13379, 33058, 30448, 3559, 30472, 30484, 30497, 30510, 1839, 33080, 12210, 13379, 30718, 30422,
    30448, 3559, 30472, 30484, 30497, 30510, 12210, 31129, 31156, 32892, 30387, 31182, 30448, 3559,
    30472, 30484, 30497, 30510, 12210, 31129, 31156, 31182, 13379, 30718, 30448, 3559, 30472, 30484,
    30497, 30510, 12210, 33638, 33657, 1839, 33678, 12210, 33906, 29481, 1839, 33931, 12210, 33638,
    33657, 34003, 1839, 34025, 12210, 34424, 34443, 1839, 34465, 21, 34593, 1126, 12210, 35444,
    35466, 1839, 35493, 35444, 12210, 35797, 1839, 35825, 12210, 35444, 36208, 36231, 36274, 36317,
    1839, 36352, 35444, 12210, 35444, 12210, 35466, 36602, 1839, 36630, 1839, 36856, 37432, 37469,
    1839, 37901, 38168, 35444, 38432, 35466, 38464, 1839, 38501, 12210, 35444, 36208, 36231, 36274,
    38784, 38833, 1839, 38879, 35444, 38432, 39575, 1839, 39610, 1839, 39745, 35444, 39990, 40024,
    40063, 1839, 40106, 35444, 40335, 40375, 1126, 12210, 40841, 1839, 40877, 12210, 40986, 1839,
    41022, 12210, 41394, 1839, 41417, 41708, 12210, 41708, 1839, 41942, 41708, 12210, 1839, 42134,
    30410, 42384, 42413, 1839, 42439, 42384, 42413, 12210, 42837, 1839, 42862, 12210, 33906, 43125,
    1839, 43148, 12210, 43456, 1839, 43507, 12210, 43743, 1839, 43830, 1839, 44222, 1839, 44415,
    44614, 44630, 1839, 44721, 1839, 44833, 1839, 44933, 1839, 45006, 12215, 1839, 45207, 1839,
    45306, 1779, 4564, 6192, 1791, 1839, 45483, 1872, 45561, 45664, 6151, 31582, 12210, 45695,
    13051, 12215, 1839, 46157, 46255, 1839, 46286, 16876, 1839, 46343, 46528, 1839, 46558, 46659,
    12210, 12215, 13051, 13198, 13205, 21, 20039, 46794, 16897, 1839, 46818, 47006, 47031, 1839,
    47258, 46794, 47564, 46794, 47598, 16897, 47626, 47644, 47006, 46794, 31129, 47869, 12210,
    47902, 46794, 31129, 47869, 47902, 48601, 6151, 14164, 48613, 6169, 31582, 7237, 1779, 48625,
    48645, 13205, 47006, 1839, 48824, 48937, 12210, 12215, 48937, 49237, 12210, 12215, 1839, 49263,
    49801, 12210, 30472, 30387, 1839, 49832, 12210, 30422, 30472, 30387, 30422, 12210, 30472, 30387,
    1839, 49997, 31569, 12210, 31582, 12210, 50193, 50223, 50252, 1839, 50286, 12210, 36208, 30472,
    1839, 50424, 50252, 12210, 30472, 30387, 1839, 50512, 12210, 30472, 31129, 50744, 30387, 1839,
    50770, 50223, 12210, 30472, 30387, 1839, 50811, 51307, 51307, 51426, 1839, 51459, 44614, 51307,
    44630, 51307, 31182, 6192, 6151, 31582, 48613, 6169, 7237, 1779, 48625, 48645, 32981, 51307,
    1839, 52220, 31569, 51307, 44630, 52484, 1839, 52515, 7237, 31582, 1791, 48645, 31582, 6151,
    1779, 1872, 52727, 6169, 6151, 14164, 48613, 31582, 7237, 1779, 48625, 48645, 52988, 31582,
    1779, 1791, 1839, 53030, 1872, 52727, 6192, 45664, 6151, 31582, 12210, 44630, 4564, 31582,
    1779, 1791, 14164, 1839, 49263, 1872, 52727, 51307, 53677, 1839, 53708, 1839, 53795, 12210,
    54095, 13051, 12215, 1791, 31582, 1779, 4564, 12210, 12215, 54595, 44614, 14607, 44630, 44614,
    54791, 54830, 1839, 54861, 31569, 12210, 44630, 31582, 48601, 6192, 45664, 6151, 31582, 12210,
    55048, 14607, 13051, 12215, 55081, 55093, 30422, 6151, 56842, 1839, 56863, 12210, 13379, 31582,
    1839, 57562, 1839, 57939, 1839, 58318, 1839, 59194, 59823, 6192, 45664, 6151, 48601, 48601,
    6192, 13379, 56842, 1791, 1839, 60173, 56842, 61187, 1839, 61265, 56842, 61758, 6151, 61966,
    61988, 14164, 48613, 6169, 7237, 1779, 48625, 48645, 29162, 62202, 12210, 12215, 12210, 62374,
    1839, 62408, 1839, 62928, 1839, 63242, 12210, 63395, 1839, 63430, 1839, 64281, 1839, 64821,
    3559, 22635, 13379, 13934, 30472, 30484, 30497, 30510, 1839, 65316, 12210, 65671, 1839, 65694,
    12210, 65811, 1839, 65837, 12210, 65991, 12210, 66113, 1839, 66140, 12210, 66336, 1839, 66365,
    66688, 30422, 67193, 12210, 12215, 4564, 1779, 1791, 1839, 67313, 1872, 67343, 12210, 13051,
    12215, 13379, 30410, 12210, 1839, 67488, 13379, 31569, 12210, 31582, 1839, 67590, 13379, 12210,
    31182, 13379, 3559, 13379, 12210, 1839, 67758, 68203, 68229, 30422, 1839, 68280, 68203, 68229,
    1839, 68397, 68524, 7237, 14164, 68548, 6169, 68704, 1839, 68730, 68203, 68229, 44630, 6151,
    7237, 6169, 48613, 68203, 68229, 12210, 1839, 69063, 68524, 7237, 14164, 69115, 6169, 69255,
    68203, 68229, 44630, 12210, 1839, 69356, 68704, 69615, 1839, 69637, 1839, 69733, 13198, 13205,
    69811, 21, 20039, 1779, 47006, 13934, 1791, 47598, 70287, 16897, 1872, 70313, 1779, 47006,
    13934, 1791, 47598, 70287, 16897, 70449, 1779, 47006, 13934, 1791, 47598, 70287, 16897, 31582,
    1779, 47006, 13934, 1791, 47598, 70287, 16897, 70874, 1779, 47006, 13934, 1791, 47598, 70287,
    16897, 73143, 31582, 47598, 74062, 13934, 3559, 16897, 74088, 1839, 74116, 1779, 47006, 13934,
    1791, 47598, 70287, 16897, 31582, 28121, 47598, 16897, 75679, 47006, 75701, 76371, 47598, 75701,
    76601, 47598, 75701, 76795, 47598, 75701, 55081, 76894, 30422, 3559, 81025, 30410, 12210, 1839,
    81055, 12210, 81202, 16930, 81299, 81331, 30422, 3559, 12210, 30422, 3559, 81487, 12210, 81941,
    81964, 81989, 1839, 82013, 12210, 81202, 12210, 31569, 44630, 81941, 81964, 82540, 44614, 44630,
    82605, 82540, 81941, 81964, 82926, 81989, 1839, 82950, 7237, 14164, 48613, 6169, 12210, 83538,
    1839, 83565, 30422, 3559, 82540, 12210, 12210, 82540, 16100, 83952, 1839, 83976, 12210, 30422,
    82540, 1839, 84164, 12210, 30422, 48601, 6192, 6151, 45664, 12210, 81202, 85253, 85285, 16930,
    12210, 16100, 83952, 28121, 48937, 12210, 12215, 12210, 86231, 86260, 1839, 86286, 12210, 86527,
    1839, 86556, 82540, 12210, 30422, 1839, 86709, 86773, 86800, 1839, 86835, 1839, 87087, 1839,
    87144, 1839, 87494, 1839, 87752, 1839, 87880, 1839, 88173, 81202, 1839, 88874, 12210, 89012,
    12210, 89205, 12210, 89205, 89408, 1839, 89664, 1839, 89799, 82540, 12210, 1839, 90256, 81202,
    30422, 1839, 90368, 82605, 81941, 81964, 82605, 91624, 85285, 85253, 1839, 91721, 91908, 91931,
    1839, 91971, 12210, 92223, 12210, 92334, 12210, 16100, 1839, 92387, 91931, 1839, 93264, 12210,
    93625, 1839, 93651, 12210, 93713, 1839, 93738, 12210, 47869, 82540, 12210, 47869, 12210, 95495,
    48937, 44614, 49237, 12215, 81941, 81964, 85285, 47006, 91624, 85253, 95495, 6151, 1779, 6169,
    1872, 96219, 12210, 31569, 6151, 6169, 44630, 30422, 3559, 97161, 12210, 30422, 3559, 81487,
    13934, 12210, 97349, 82540, 33058, 1839, 97389, 30422, 3559, 81025, 12210, 12210, 97590, 1839,
    97611, 81941, 81964, 85285, 47006, 91624, 85253, 12210, 81025, 12210, 98282, 30422, 30387,
    12210, 30448, 30472, 30484, 30497, 30510, 30422, 12210, 30448, 30472, 30484, 30497, 30510,
    1839, 98664, 1839, 98955, 31129, 50744, 30387, 12210, 30448, 30472, 30484, 30497, 30510, 30387,
    53677, 12210, 30448, 30472, 30484, 30497, 30510, 1839, 99134, 31129, 30387, 99396, 12210, 30448,
    30472, 30484, 30497, 30510, 1839, 99427, 99666, 31582, 99666, 31582, 81299, 81331, 6192, 4564,
    1779, 1791, 14164, 1872, 99743, 99834, 12210, 13051, 12215, 31582, 12210, 16930, 30422, 99971,
    16897, 1839, 100006, 99971, 31599, 100242, 1839, 100271, 100422, 12210, 12215, 13051, 31182,
    31582, 99971, 14607, 12210, 31129, 16930, 31582, 99971, 12210, 16930, 92334, 100703, 14607,
    31582, 14607, 13934, 3559, 100877, 13379, 1839, 100898, 12210, 101007, 16876, 1839, 101203,
    31582, 99971, 16897, 12210, 16930, 1839, 101463, 31582, 12210, 101590, 1839, 101613, 31582,
    12210, 101590, 16930, 101745, 1839, 101764, 1779, 101927, 1839, 101957, 1872, 102026, 6169,
    99666, 101927, 14607, 99666, 99971, 91624, 85285, 1839, 101957, 31182, 31582, 102348, 14607,
    12210, 47869, 31129, 16930, 99666, 1839, 102581, 31582, 99971, 14607, 12210, 102962, 16930,
    1839, 102993, 100242, 14607, 99666, 99971, 91624, 85285, 1839, 103324, 31582, 103615, 99971,
    16930, 102962, 12210, 31582, 99971, 12210, 31582, 99971, 16930, 12210, 1839, 103805, 45664,
    6151, 48625, 6169, 31582, 44630, 12210, 31582, 44630, 1839, 104326, 12210, 104659, 13051, 12215,
    12210, 104708, 13051, 12215, 45664, 48645, 6151, 48625, 1779, 6169, 1839, 104798, 1839, 106275,
    1839, 106457, 1839, 106563, 1839, 106749, 1839, 106943, 1839, 106990, 1839, 107108, 1839, 107306,
    1839, 107583, 1839, 107867, 1839, 108052, 1839, 108245, 1839, 108432, 1839, 109097, 1839, 109310,
    1839, 109489, 1839, 109806, 1839, 110014, 1839, 110220, 1839, 110524, 1839, 110675, 1839, 110879,
    1839, 111112, 1839, 111522, 1839, 111879, 1839, 112214, 1839, 112506, 1839, 112703, 1839, 112954,
    12, 1839, 116058, 1839, 116323, 116541, 1839, 116568, 116713, 116943, 1839, 116963, 1839, 117191,
    1839, 117717, 1839, 117911, 1839, 118006, 12210, 118230, 1839, 118255, 1839, 118379, 1839,
    118531, 1839, 118725, 1839, 119061, 1839, 119341, 1839, 119737, 1839, 120074, 1839, 120469,
    1839, 120872, 1839, 121223, 116541, 116713, 1839, 121650, 1839, 122320, 1839, 122641, 1839,
    122794, 1839, 123087, 1839, 123825, 124025, 116713, 1839, 124053, 1839, 124214, 1839, 124483,
    1839, 124658, 1839, 124959, 1839, 125133, 1839, 125293, 1839, 125594, 1839, 125730, 1839, 126112,
    1839, 126357, 1839, 126712, 1839, 126900, 1839, 127695, 1839, 127835, 116713, 12210, 116713,
    13379, 12210, 130334, 130353, 1839, 130376, 130695, 1839, 130714, 1839, 130913, 1839, 131007,
    131201, 1839, 131226, 1839, 131351, 1839, 131586, 1839, 131715, 1839, 132026, 132511, 1839,
    132536, 1839, 132875, 1839, 133284, 1839, 133649, 1839, 134101, 1839, 134419, 1839, 134793,
    135116, 1839, 135145, 1839, 135425, 135490, 1839, 135915, 1839, 136164, 12, 54676, 1839, 137876,
    1814, 1791, 1779, 1872, 138095, 2173, 1791, 1779, 1872, 138502, 1839, 138906, 139097, 31582,
    1839, 139125, 6151, 6176, 1779, 6169, 139460, 12215, 139490, 6151, 6176, 6169, 140522, 140544,
    7237, 1791, 1779, 140565, 140544, 7237, 1779, 140565, 1791, 28121, 141257, 1839, 141319, 1839,
    141770, 1839, 142396, 31582, 1839, 142606, 6192, 140522, 143513, 1791, 140565, 6151, 6176,
    140565, 143941, 140565, 1839, 145089, 140565, 6151, 143513, 139490, 146681, 1839, 146705, 139490,
    140565, 139490, 147484, 1839, 147504, 6192, 143513, 140565, 1839, 148251, 6192, 140565, 6192,
    140522, 143513, 140544, 7237, 1791, 1779, 140565, 1791, 143513, 140565, 12215, 12210, 150424,
    1839, 150457, 139097, 1839, 150640, 1839, 150754, 1791, 140544, 7237, 1791, 1779, 1839, 151693,
    12210, 13051, 12215, 151794, 152048, 152172, 1839, 152312, 1839, 152441, 1839, 152531, 1839,
    153060, 6151, 1779, 6169, 31582, 12210, 152172, 1839, 153586, 1839, 153720, 1839, 153885, 12215,
    152048, 7237, 14164, 1779, 31582, 1839, 154070, 1839, 154164, 151881, 12215, 12210, 16100,
    12210, 12215, 1839, 154607, 1839, 154782, 1839, 155010, 12210, 155140, 12215, 1839, 155590,
    12210, 155982, 1839, 156011, 45664, 6151, 1839, 156208, 1839, 156336, 1839, 156534, 12210,
    156870, 1839, 156899, 1839, 157299, 31569, 12210, 31599, 12210, 158157, 1839, 158197, 47006,
    158525, 158553, 158587, 158615, 1839, 158644, 12210, 158758, 1839, 158785, 47006, 158525, 158553,
    47006, 159361, 1839, 159388, 12210, 16930, 16876, 12210, 36208, 31129, 47006, 159361, 159919,
    159946, 12210, 160553, 12210, 160553, 160706, 55081, 160755, 1839, 161220, 81964, 1839, 161756,
    1839, 161899, 1839, 162042, 1839, 162171, 1839, 162400, 1839, 162604, 1839, 162805, 1839, 163052,
    1839, 163177, 1839, 163367, 1839, 163490, 1839, 163677, 1839, 163800, 1839, 164044, 1839, 164418,
    1839, 164657, 1839, 164905, 1839, 165160, 1839, 165326, 1839, 165576, 1839, 165755, 1839, 165976,
    1839, 166239, 1839, 166384, 1839, 166614, 1839, 166905, 1839, 167035, 1839, 167163, 1839, 167436,
    1839, 167599, 1839, 167776, 1839, 167904, 1839, 168111, 1839, 168336, 1839, 168464, 1839, 168590,
    1839, 168716, 1839, 168834, 1839, 168950, 1839, 169257, 1839, 169422, 1839, 169581, 1839, 169917,
    1839, 170090, 1839, 170261, 1839, 170483, 1839, 170641, 1839, 170797, 1839, 171059, 1839, 171217,
    1839, 171373, 1839, 171635, 1839, 171791, 1839, 171945, 1839, 172099, 1839, 172245, 1839, 172389,
    1839, 172704, 1839, 173023, 1839, 173475, 1839, 173652, 12210, 173897, 1839, 173931, 1839,
    174757, 82605, 12210, 1839, 174951, 1839, 176552, 176748, 33906, 1839, 176776, 176941, 1839,
    176968, 81964, 176941, 1839, 177640, 1839, 177905, 178135, 1839, 178158, 178285, 1839, 178309,
    1839, 178698, 1839, 180342, 1839, 180520, 180816, 1839, 180843, 1839, 182313, 1839, 182440,
    182815, 12226, 12210, 12215, 4564, 1791, 6192, 10091, 52988, 13934, 4564, 1779, 1791, 1839,
    53030, 1872, 182927, 6192, 10091, 1791, 1779, 4564, 47598, 183163, 1839, 183181, 1872, 183296,
    12210, 12215, 183360, 183382, 7237, 1779, 48625, 48645, 4564, 101745, 1779, 1791, 14140, 14164,
    1839, 49263, 1872, 182927, 1791, 1779, 4564, 1839, 183560, 1872, 182927, 6192, 10091, 1791,
    4564, 1779, 183163, 1839, 183631, 1872, 183725, 12215, 183815, 1791, 12226, 183850, 12210,
    12215, 4564, 10091, 1791, 1779, 12210, 13051, 12215, 183915, 13205, 20039, 30410, 12210, 184116,
    30410, 12210, 1779, 4564, 1791, 1839, 184331, 1872, 184371, 1839, 184427, 12210, 13051, 12215,
    184523, 31569, 12210, 184116, 1839, 184732, 31569, 12210, 1839, 184812, 30410, 1839, 184971,
    12210, 184116, 1839, 185291, 1839, 185399, 48601, 6151, 14164, 48613, 6169, 7237, 31582, 1779,
    1839, 185656, 30410, 184116, 1779, 1872, 186149, 12210, 186176, 13051, 12215, 12210, 30410,
    31182, 12210, 1839, 186648, 1839, 186758, 186818, 12210, 13051, 12215, 12210, 47869, 187180,
    44630, 31582, 12210, 31129, 44630, 31582, 12210, 187896, 187925, 44630, 31582, 1839, 187960,
    12210, 188199, 187925, 44630, 31582, 1839, 188311, 6169, 12210, 12210, 44630, 31582, 1839,
    188649, 187896, 187925, 44630, 31582, 1839, 189113, 12210, 187896, 44630, 31582, 12210, 187180,
    44630, 31582, 1839, 189967, 12210, 22635, 31582, 1839, 190133, 12210, 31582, 1839, 190417,
    1839, 190956, 12210, 47869, 31129, 44630, 31582, 12210, 47598, 191514, 44630, 1839, 191549,
    1839, 191840, 12210, 192001, 192029, 1839, 192061, 1839, 192229, 12210, 192350, 192378, 1839,
    192407, 12210, 192350, 192576, 192604, 1839, 192632, 1839, 192774, 1839, 192991, 12210, 16876,
    12210, 31569, 193164, 16876, 31582, 1839, 193191, 1839, 193407, 1839, 193672, 14164, 1779,
    1872, 193861, 12210, 31569, 31582, 1839, 193883, 14140, 1791, 1779, 1839, 193883, 1872, 193861,
    1839, 194246, 1839, 194352, 1839, 194428, 1839, 194555, 1839, 194698, 1839, 194837, 12210,
    194975, 1839, 195017, 1839, 195126, 195257, 6151, 1779, 12210, 12215, 13051, 1779, 1791, 1872,
    196567, 196893, 1839, 196922, 12210, 197091, 1839, 197474, 12210, 101590, 1839, 198075, 12210,
    198473, 1839, 198503, 1791, 14140, 10091, 4564, 1779, 1839, 198889, 13934, 3559, 199376, 199407,
    1839, 199441, 1839, 199693, 1839, 200024, 1839, 200151, 1839, 200208, 1839, 200421, 12210,
    200892, 1839, 200924, 12210, 12215, 201239, 6192, 221239, 45664, 221259, 6151, 221273, 221298,
    221323, 221347, 221452, 12210, 31569, 221273, 221298, 221323, 221347, 221259, 221273, 221298,
    221323, 221347, 221452, 12210, 12215, 221273, 221298, 221323, 221347, 12210, 221273, 221298,
    221323, 221347, 221897, 221934, 221273, 221298, 221323, 221347, 1839, 221972, 221934, 221897,
    222189, 221273, 221298, 221323, 221347, 1839, 222231, 221934, 221273, 221298, 221323, 221347,
    1839, 222501, 222648, 221897, 221934, 221273, 221298, 221323, 221347, 12210, 30422, 221273,
    221298, 221323, 221347, 12210, 222985, 221273, 221298, 221323, 221347, 1839, 223019, 223097,
    12210, 223106, 221273, 221298, 221323, 221347, 1839, 223133, 222648, 12210, 223106, 221273,
    221298, 221323, 221347, 30410, 223448, 12210, 30422, 221273, 221298, 221323, 221347, 1839,
    223471, 48937, 224028, 12210, 12215, 221273, 221298, 221323, 221347, 1839, 224468, 221273,
    221298, 221323, 221347, 12210, 223448, 221273, 221298, 221323, 221347, 31569, 31582, 12210,
    221273, 221298, 221323, 221347, 12210, 31129, 221273, 221298, 221323, 221347, 223097, 12210,
    31129, 221273, 221298, 221323, 221347, 222648, 12210, 31129, 221273, 221298, 221323, 221347,
    222648, 221273, 221298, 221323, 221347, 99666, 221273, 221298, 221323, 221347, 12210, 226402,
    226433, 221273, 221298, 221323, 221347, 1839, 226470, 221934, 221897, 221273, 221298, 221323,
    221347, 1839, 226534, 12215, 221273, 221298, 221323, 221347, 221259, 6169, 221273, 221298,
    221323, 221347, 30410, 12210, 227310, 221273, 221298, 221323, 221347, 223448, 12210, 31129,
    221273, 221298, 221323, 221347, 12210, 227310, 221273, 221298, 221323, 221347, 12210, 227409,
    221273, 221298, 221323, 221347, 30410, 12210, 16100, 31129, 227576, 221273, 221298, 221323,
    221347, 1839, 227608, 12210, 16100, 31129, 227576, 221273, 221298, 221323, 221347, 224028,
    44614, 44630, 221273, 221298, 221323, 221347, 12210, 228382, 228403, 221273, 221298, 221323,
    221347, 1839, 228429, 12210, 228703, 221273, 221298, 221323, 221347, 1839, 228731, 12210, 229189,
    221273, 221298, 221323, 221347, 1839, 229208, 12210, 53677, 221273, 221298, 221323, 221347,
    1839, 229301, 1839, 229458, 1839, 229821, 12210, 31599, 221273, 221298, 221323, 221347, 12210,
    230247, 221273, 221298, 221323, 221347, 1839, 230271, 230417, 221273, 221298, 221323, 221347,
    1839, 230444, 230417, 31599, 221273, 221298, 221323, 221347, 223097, 221273, 221298, 221323,
    221347, 30410, 223448, 12210, 227310, 221273, 221298, 221323, 221347, 30410, 12210, 221273,
    221298, 221323, 221347, 30410, 223448, 12210, 16100, 31129, 227576, 221273, 221298, 221323,
    221347, 31129, 221273, 221298, 221323, 221347, 223448, 12210, 227310, 221273, 221298, 221323,
    221347, 12210, 233734, 221273, 221298, 221323, 221347, 1839, 233771, 12210, 234280, 234292,
    234310, 221273, 221298, 221323, 221347, 1839, 234340, 234748, 234763, 234310, 221273, 221298,
    221323, 221347, 234763, 234310, 221273, 221298, 221323, 221347, 234748, 234292, 234310, 235341,
    235369, 221273, 221298, 221323, 221347, 234748, 234292, 234310, 235427, 221273, 221298, 221323,
    221347, 234748, 234292, 233734, 235427, 221273, 221298, 221323, 221347, 1839, 235545, 234763,
    234748, 234310, 221273, 221298, 221323, 221347, 12210, 16100, 31129, 53677, 221273, 221298,
    221323, 221347, 12210, 236655, 221273, 221298, 221323, 221347, 1839, 236679, 223448, 12210,
    16100, 31129, 53677, 221273, 221298, 221323, 221347, 12210, 237466, 221273, 221298, 221323,
    221347, 1839, 237495, 12210, 237756, 221273, 221298, 221323, 221347, 223448, 12210, 30422,
    221273, 221298, 221323, 221347, 224028, 12210, 13051, 12215, 221273, 221298, 221323, 221347,
    223448, 223097, 12210, 31129, 221273, 221298, 221323, 221347, 223097, 30410, 226402, 12210,
    221273, 221298, 221323, 221347, 223097, 226402, 238251, 12210, 221273, 221298, 221323, 221347,
    1839, 238285, 223448, 223097, 12210, 16100, 31129, 227576, 221273, 221298, 221323, 221347,
    12210, 30410, 221273, 221298, 221323, 221347, 223448, 12210, 227409, 221273, 221298, 221323,
    221347, 223097, 222648, 226402, 12210, 221273, 221298, 221323, 221347, 223097, 222648, 226402,
    238251, 12210, 221273, 221298, 221323, 221347, 12210, 32981, 223448, 33058, 221273, 221298,
    221323, 221347, 223448, 12210, 31129, 238689, 221273, 221298, 221323, 221347, 1839, 238720,
    12210, 224028, 1779, 221273, 221298, 221323, 221347, 1872, 238978, 224028, 48937, 12210, 12215,
    221273, 221298, 221323, 221347, 222648, 223448, 12210, 31129, 221273, 221298, 221323, 221347,
    222648, 223448, 12210, 227310, 221273, 221298, 221323, 221347, 222648, 30410, 226402, 12210,
    221273, 221298, 221323, 221347, 222648, 226402, 238251, 12210, 221273, 221298, 221323, 221347,
    222648, 223448, 12210, 16100, 31129, 227576, 221273, 221298, 221323, 221347, 224028, 12215,
    221273, 221298, 221323, 221347, 12210, 239935, 221273, 221298, 221323, 221347, 1839, 239965,
    12210, 240114, 240147, 221273, 221298, 221323, 221347, 1839, 240176, 12210, 240386, 221273,
    221298, 221323, 221347, 6192, 45664, 221259, 6151, 221273, 221298, 221323, 221347, 31582, 224028,
    12210, 221273, 221298, 221323, 221347, 224028, 221273, 221298, 221323, 221347, 12210, 12215,
    240885, 13051, 221273, 221298, 221323, 221347, 241137, 12210, 12215, 221273, 221298, 221323,
    221347, 6151, 14164, 7237, 1779, 48613, 6169, 221273, 221298, 221323, 221347, 13198, 13205,
    48103, 31182, 31582, 12210, 31582, 12210, 12210, 31582, 16897, 31582, 13934, 3559, 100877,
    13379, 12210, 16897, 1839, 241626, 31582, 12210, 198473, 1839, 241748, 31582, 16897, 12210,
    102962, 31582, 12210, 241921, 1839, 241953, 31582, 1791, 16897, 1779, 1839, 242244, 1872, 242282,
    31582, 47598, 12210, 74088, 242377, 1839, 242405, 31582, 16897, 47598, 12210, 102962, 74088,
    1839, 242737, 31582, 16897, 12210, 1779, 1839, 243097, 1872, 242282, 102962, 243162, 31582,
    16897, 12210, 243551, 1839, 243583, 12210, 13051, 12215, 243672, 160406, 20039, 31129, 47869,
    244363, 244390, 244416, 187180, 12210, 244440, 244456, 221323, 244478, 30410, 47869, 244363,
    244390, 244416, 187180, 12210, 244440, 244456, 221323, 244478, 12210, 244543, 244574, 244440,
    244456, 221323, 244478, 12210, 30448, 30472, 30484, 30497, 30510, 244440, 244456, 221323, 244478,
    245633, 12210, 244440, 244456, 221323, 244478, 47869, 244363, 244390, 244416, 187180, 12210,
    244440, 244456, 221323, 244478, 12210, 31129, 244363, 244440, 244456, 221323, 244478, 247276,
    12210, 244440, 244456, 221323, 244478, 12210, 244574, 244440, 244456, 221323, 244478, 245633,
    1779, 1791, 244440, 244456, 221323, 244478, 1872, 247472, 31569, 12210, 247511, 193164, 244440,
    244456, 221323, 244478, 1839, 247541, 31569, 12210, 244574, 244440, 244456, 221323, 244478,
    28121, 245633, 12210, 244440, 244456, 221323, 244478, 244440, 244456, 221323, 244478, 249086,
    30410, 92334, 244363, 244390, 244416, 187180, 12210, 244440, 244456, 221323, 244478, 47869,
    31129, 249751, 245633, 12210, 244440, 244456, 221323, 244478, 92334, 244363, 244390, 244416,
    187180, 12210, 244440, 244456, 221323, 244478, 12210, 244363, 244440, 244456, 221323, 244478,
    244363, 12210, 244440, 244456, 221323, 244478, 244416, 12210, 245633, 244440, 244456, 221323,
    244478, 47869, 249751, 245633, 12210, 244440, 244456, 221323, 244478, 244363, 244390, 244416,
    187180, 12210, 244440, 244456, 221323, 244478, 16897, 252315, 245633, 12210, 244440, 244456,
    221323, 244478, 6169, 244440, 244456, 221323, 244478, 10091, 245633, 1779, 1791, 244440, 244456,
    221323, 244478, 12215, 12210, 244440, 244456, 221323, 244478, 253519, 47006, 4564, 253519,
    47006, 6151, 253762, 1779, 1872, 253795, 253519, 47006, 254204, 7237, 1779, 48625, 48645, 254315,
    254821, 253519, 255278, 47006, 254204, 253519, 255278, 47006, 254204, 7237, 1779, 48625, 48645,
    255478, 47006, 255278, 253519, 260685, 47006, 253519, 255278, 260685, 47006, 253519, 253519,
    255278, 31182, 47006, 47006, 44630, 253519, 261508, 253519, 47006, 261525, 253519, 255278,
    47006, 253519, 47006, 4564, 1779, 47006, 44630, 253519, 31582, 253519, 261525, 47006, 253519,
    261508, 261525, 47006, 253519, 261525, 261508, 47006, 253519, 261508, 47006, 260685, 47006,
    255278, 253519, 44614, 261508, 47006, 44630, 253519, 253519, 47006, 48613, 7237, 47006, 253519,
    255278, 265297, 261508, 47006, 265419, 261508, 47006, 253519, 261508, 47006, 16100, 1839, 265552,
    261508, 47006, 265419, 1779, 1872, 265780, 265419, 265885, 261508, 47006, 265885, 265419, 261508,
    47006, 266382, 261508, 47006, 47006, 12215, 255278, 253519, 47006, 254204, 253519, 47006, 261508,
    30422, 1839, 267741, 45664, 6151, 47006, 253519, 47006, 267852, 253519, 261508, 47006, 255278,
    253519, 254204, 260685, 47006, 255278, 253519, 254204, 261508, 253519, 47006, 267852, 253519,
    47006, 261508, 253519, 47006, 268570, 1839, 268604, 4564, 261508, 253519, 47006, 31582, 253762,
    1779, 253519, 47006, 1779, 261508, 265419, 47006, 260685, 253519, 47006, 253519, 47006, 254204,
    1839, 269560, 47006, 253519, 254204, 260685, 47006, 253519, 255278, 254204, 260685, 47006,
    253519, 254204, 47006, 261525, 253519, 47006, 253519, 255278, 254204, 253519, 47006, 30422,
    1839, 275046, 6151, 253519, 47006, 254204, 7237, 1779, 48625, 48645, 4564, 253519, 47006, 1779,
    14164, 253519, 7237, 31582, 253762, 47006, 48613, 47006, 253519, 12215, 47006, 12210, 280796,
    12210, 30448, 13379, 99971, 99666, 12210, 30448, 281248, 12210, 281271, 30448, 1839, 281345,
    12210, 281459, 281488, 281530, 1839, 281555, 12210, 13379, 184116, 1839, 281907, 12210, 282122,
    30448, 30472, 30484, 30497, 30510, 1839, 282156, 12210, 282303, 281271, 99971, 30448, 99666,
    1839, 282632, 12210, 13379, 282816, 1839, 282843, 12210, 282816, 1839, 283002, 12210, 36208,
    283117, 30448, 99971, 99666, 1779, 283273, 1791, 14164, 1872, 283292, 12210, 283444, 16876,
    281271, 30448, 1839, 283468, 12210, 281271, 12210, 283869, 30387, 281271, 30448, 12210, 284030,
    12210, 284180, 282816, 12210, 284375, 284402, 1839, 284449, 12210, 101745, 101745, 12210, 282303,
    285040, 30448, 281271, 47006, 13934, 99971, 47598, 12210, 13379, 30448, 12210, 16930, 1839,
    285297, 285493, 1839, 285519, 285620, 12215, 285812, 12215, 285888, 1839, 286085, 31599, 286251,
    36208, 1839, 286518, 286722, 1839, 286801, 48601, 6192, 45664, 6151, 6169, 48601, 6192, 6151,
    6169, 287115, 44630, 286251, 6169, 221239, 287476, 6169, 287476, 288328, 1839, 288359, 66688,
    288734, 12210, 288734, 34424, 289037, 289058, 1839, 289078, 12210, 288734, 30422, 12210, 288734,
    289423, 12210, 288734, 34424, 41394, 289660, 1839, 289682, 12210, 288734, 289986, 290007, 1839,
    290029, 12210, 288734, 290270, 290295, 1839, 290319, 12210, 288734, 290557, 290007, 1839, 290584,
    12210, 288734, 34424, 290855, 290876, 1839, 290897, 12210, 291744, 291770, 291816, 291856,
    12210, 292162, 291856, 1839, 292191, 12210, 292734, 1839, 293312, 12210, 294322, 291856, 1839,
    294697, 66688, 291856, 66688, 295747, 291856, 295952, 66688, 291856, 1839, 296056, 291856,
    29162, 291856, 29162, 296601, 291856, 295952, 29162, 291856, 12210, 296932, 1839, 296965, 296932,
    1839, 297140, 1839, 298124,
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
