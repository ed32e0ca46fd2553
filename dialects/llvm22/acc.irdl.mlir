irdl.dialect @acc attributes {
  varve.set = "llvm22",
  varve.depends = ["llvm", "gpu", "memref"]
} {
  "varve.enum"() {
    sym_name = "ClauseDefaultValue",
    storage = i32,
    cases = [
      ["present", 0 : i32],
      ["none", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CombinedConstructsType",
    storage = i32,
    cases = [
      ["kernels_loop", 1 : i32],
      ["parallel_loop", 2 : i32],
      ["serial_loop", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Construct",
    storage = i64,
    cases = [
      ["acc_construct_parallel", 0 : i64],
      ["acc_construct_kernels", 1 : i64],
      ["acc_construct_loop", 2 : i64],
      ["acc_construct_data", 3 : i64],
      ["acc_construct_enter_data", 4 : i64],
      ["acc_construct_exit_data", 5 : i64],
      ["acc_construct_host_data", 6 : i64],
      ["acc_construct_atomic", 7 : i64],
      ["acc_construct_declare", 8 : i64],
      ["acc_construct_init", 9 : i64],
      ["acc_construct_shutdown", 10 : i64],
      ["acc_construct_set", 11 : i64],
      ["acc_construct_update", 12 : i64],
      ["acc_construct_routine", 13 : i64],
      ["acc_construct_wait", 14 : i64],
      ["acc_construct_runtime_api", 15 : i64],
      ["acc_construct_serial", 16 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DataClause",
    storage = i64,
    cases = [
      ["acc_copyin", 1 : i64],
      ["acc_copyin_readonly", 2 : i64],
      ["acc_copy", 3 : i64],
      ["acc_copyout", 4 : i64],
      ["acc_copyout_zero", 5 : i64],
      ["acc_present", 6 : i64],
      ["acc_create", 7 : i64],
      ["acc_create_zero", 8 : i64],
      ["acc_delete", 9 : i64],
      ["acc_attach", 10 : i64],
      ["acc_detach", 11 : i64],
      ["acc_no_create", 12 : i64],
      ["acc_private", 13 : i64],
      ["acc_firstprivate", 14 : i64],
      ["acc_deviceptr", 15 : i64],
      ["acc_getdeviceptr", 16 : i64],
      ["acc_update_host", 17 : i64],
      ["acc_update_self", 18 : i64],
      ["acc_update_device", 19 : i64],
      ["acc_use_device", 20 : i64],
      ["acc_reduction", 21 : i64],
      ["acc_declare_device_resident", 22 : i64],
      ["acc_declare_link", 23 : i64],
      ["acc_cache", 24 : i64],
      ["acc_cache_readonly", 25 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DataClauseModifier",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["zero", 1 : i32],
      ["readonly", 2 : i32],
      ["alwaysin", 4 : i32],
      ["alwaysout", 8 : i32],
      ["always", 12 : i32],
      ["capture", 16 : i32]
    ],
    bits,
    groups,
    quoted,
    separator = ","
  } : () -> ()
  "varve.enum"() {
    sym_name = "DeviceType",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["star", 1 : i32],
      ["default", 2 : i32],
      ["host", 3 : i32],
      ["multicore", 4 : i32],
      ["nvidia", 5 : i32],
      ["radeon", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "GangArgType",
    storage = i32,
    cases = [
      ["Num", 0 : i32],
      ["Dim", 1 : i32],
      ["Static", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LoopParMode",
    storage = i32,
    cases = [
      ["loop_auto", 1 : i32],
      ["loop_independent", 2 : i32],
      ["loop_seq", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ParLevel",
    storage = i32,
    cases = [
      ["seq", 0 : i32],
      ["gang_dim1", 1 : i32],
      ["gang_dim2", 2 : i32],
      ["gang_dim3", 3 : i32],
      ["worker", 4 : i32],
      ["vector", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RecipeKind",
    storage = i32,
    cases = [
      ["private_recipe", 0 : i32],
      ["firstprivate_recipe", 1 : i32],
      ["reduction_recipe", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ReductionOperator",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["add", 1 : i32],
      ["mul", 2 : i32],
      ["max", 3 : i32],
      ["min", 4 : i32],
      ["iand", 5 : i32],
      ["ior", 6 : i32],
      ["xor", 7 : i32],
      ["eqv", 8 : i32],
      ["neqv", 9 : i32],
      ["land", 10 : i32],
      ["lor", 11 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "VariableTypeCategory",
    storage = i32,
    cases = [
      ["uncategorized", 0 : i32],
      ["scalar", 1 : i32],
      ["array", 2 : i32],
      ["composite", 4 : i32],
      ["nonscalar", 8 : i32],
      ["aggregate", 14 : i32]
    ],
    bits,
    groups,
    quoted,
    separator = ","
  } : () -> ()
  "varve.rule"() {
    require = [["count($operands) = count($devices)", "{$what} operands count must match {$what} device_type count"]],
    sym_name = "clause",
    takes = ["$what", "$operands", "$devices"]
  } : () -> ()
  "varve.rule"() {
    require = [["use clause('async', $asyncOperands, $asyncOperandsDeviceType)"], ["use segmented('wait', $waitOperands, $waitOperandsDeviceType, $waitOperandsSegments)"]],
    sym_name = "compute",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["use sources(['acc.copyin', 'acc.copyout', 'acc.create', 'acc.deviceptr', 'acc.getdeviceptr', 'acc.present', 'acc.declare_device_resident', 'acc.declare_link'], 'expect valid declare data entry operation or acc.getdeviceptr as defining op')"]],
    sym_name = "declared",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["$modifiers.value = 0", "!no data clause modifiers are allowed"]],
    sym_name = "no_modifiers",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["each device at i in $devices", ["not device in slice($devices, 0, i)", "duplicate device_type `{word(device)}` found in {$what} attribute"]]],
    sym_name = "once",
    takes = ["$devices", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["each device in $devices", ["device = #acc.device_type<none> or base + if(has($gang) and device in $gang or has($gangDimDeviceType) and device in $gangDimDeviceType, 1, 0) + if(has($worker) and device in $worker, 1, 0) + if(has($vector) and device in $vector, 1, 0) + if(has($seq) and device in $seq, 1, 0) <= 1", "!only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `{word(device)}`"]]],
    sym_name = "only_kind",
    takes = ["$devices"]
  } : () -> ()
  "varve.rule"() {
    require = [["not any(name in around: name in ['acc.parallel', 'acc.kernels', 'acc.serial', 'acc.loop'])", "cannot be nested in a compute operation"]],
    sym_name = "outside",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["not isa(type($var), 'AnyOf<AnyRankedOrUnrankedMemRef, !llvm.ptr>') or $varType != type($var)", "!varType must capture the element type of var"]],
    sym_name = "pointee",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["type($var) = type($accVar)", "!input and output types must match"]],
    sym_name = "same_variable",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["if has($segments)", ["sum($segments) = count($operands)", "{$what} operand count does not match count in segments"], ["count($segments) = count($devices)", "{$what} segment count does not match device_type count"]]],
    sym_name = "segmented",
    takes = ["$what", "$operands", "$devices", "$segments"]
  } : () -> ()
  "varve.rule"() {
    require = [["use compute()"], ["use segmented('num_gangs', $numGangs, $numGangsDeviceType, $numGangsSegments)"], ["use clause('num_workers', $numWorkers, $numWorkersDeviceType)"], ["use clause('vector_length', $vectorLength, $vectorLengthDeviceType)"]],
    sym_name = "sized_compute",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["each name in op($dataClauseOperands)", ["known(name, '') in $names", "!{$message}"]]],
    sym_name = "sources",
    takes = ["$names", "$message"]
  } : () -> ()
  "varve.rule"() {
    require = [["not has($asyncOperand) or not has($async)", "!async attribute cannot appear with asyncOperand"], ["not has($waitOperands) or not has($wait)", "!wait attribute cannot appear with waitOperands"], ["not has($waitDevnum) or has($waitOperands)", "!wait_devnum cannot appear without waitOperands"]],
    sym_name = "waiting",
    takes = []
  } : () -> ()
  irdl.type @"!data_bounds_ty" {
  }
  irdl.type @"!declare_token" {
  }
  irdl.attribute @"#combined_constructs" attributes {
    varve.format = "```<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CombinedConstructsType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#construct" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@Construct>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#data_clause" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@DataClause>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#data_clause_modifier" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@DataClauseModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#declare" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %dataClause = irdl.base "#acc.data_clause"
    %implicit = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      dataClause: %dataClause,
      implicit: %implicit) {
      varve.defaults = {
        implicit = false}
    }
  }
  irdl.attribute @"#declare_action" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %preAlloc = irdl.any {varve.rule = "SymbolRefAttr"}
    %postAlloc = irdl.any {varve.rule = "SymbolRefAttr"}
    %preDealloc = irdl.any {varve.rule = "SymbolRefAttr"}
    %postDealloc = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.parameters(
      preAlloc: %preAlloc,
      postAlloc: %postAlloc,
      preDealloc: %preDealloc,
      postDealloc: %postDealloc) {
      varve.optional = ["preAlloc", "postAlloc", "preDealloc", "postDealloc"]
    }
  }
  irdl.attribute @"#defaultvalue" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseDefaultValue>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#device_type" attributes {
    varve.format = "```<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@DeviceType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#gang_arg_type" attributes {
    varve.format = "```<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@GangArgType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#par_level" attributes {
    varve.format = "```<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ParLevel>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#recipe_kind" attributes {
    varve.format = "```<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@RecipeKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#reduction_operator" attributes {
    varve.format = "```<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ReductionOperator>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#routine_info" attributes {
    varve.format = "`<` `[` `` $accRoutines `]` `>`"
  } {
    %accRoutines = irdl.any {varve.rule = "array<SymbolRefAttr>"}
    irdl.parameters(
      accRoutines: %accRoutines)
  }
  irdl.attribute @"#specialized_routine" attributes {
    varve.format = "`<` $routine `,` $level `,` $funcName `>`"
  } {
    %routine = irdl.any {varve.rule = "SymbolRefAttr"}
    %level = irdl.base "#acc.par_level"
    %funcName = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      routine: %routine,
      level: %level,
      funcName: %funcName)
  }
  irdl.attribute @"#var_name" attributes {
    varve.format = "`<` $name `>`"
  } {
    %name = irdl.any {varve.rule = "string"}
    irdl.parameters(
      name: %name)
  }
  irdl.operation @atomic.capture attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` ) $region attr-dict",
    varve.traits = ["SingleBlock", "RecursiveMemoryEffects", "AtomicCaptureOpInterface"],
    varve.let = [
      "type($ifCond) = i1"],
    varve.terminator = "acc.terminator"
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    irdl.operands(
      ifCond: optional %ifCond)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @atomic.read attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` ) $v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict",
    varve.traits = ["AtomicReadOpInterface"],
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %v = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %element_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      x: %x,
      v: %v,
      ifCond: optional %ifCond)
    irdl.attributes {
      "element_type" = %element_type
    }
  }
  irdl.operation @atomic.update attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` ) $x `:` type($x) $region attr-dict",
    varve.traits = ["SingleBlock", "RecursiveMemoryEffects", "AtomicUpdateOpInterface"],
    varve.let = [
      "type($ifCond) = i1"],
    varve.terminator = "acc.yield"
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    irdl.operands(
      x: %x,
      ifCond: optional %ifCond)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @atomic.write attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` ) $x `=` $expr `:` type($x) `,` type($expr) attr-dict",
    varve.traits = ["AtomicWriteOpInterface"],
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %expr = irdl.any
    %ifCond = irdl.any {varve.rule = "I1"}
    irdl.operands(
      x: %x,
      expr: %expr,
      ifCond: optional %ifCond)
  }
  irdl.operation @attach attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_attach", "!data clause associated with attach operation must match its intent"], ["use pointee()"], ["use same_variable()"], ["use no_modifiers()"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_attach>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @bounds attributes {
    varve.format = "oilist( `lowerbound` `(` $lowerbound `:` type($lowerbound) `)` | `upperbound` `(` $upperbound `:` type($upperbound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `startIdx` `(` $startIdx `:` type($startIdx) `)` ) attr-dict",
    varve.traits = ["NoMemoryEffect", "OutlineRematerializationOpInterface"],
    varve.let = [
      "type($result) = !acc.data_bounds_ty"]
  } {
    %lowerbound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upperbound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %extent = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %stride = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %startIdx = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %result = irdl.base "!acc.data_bounds_ty"
    %strideInBytes = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      lowerbound: optional %lowerbound,
      upperbound: optional %upperbound,
      extent: optional %extent,
      stride: optional %stride,
      startIdx: optional %startIdx) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "strideInBytes" = %strideInBytes
    } {
      varve.defaults = {
        strideInBytes = false}
    }
  }
  irdl.operation @cache attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["NoMemoryEffect", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause in [.acc_cache, .acc_cache_readonly]", "!data clause associated with cache operation must match its intent or specify original clause this operation was decomposed from"], ["use pointee()"], ["use same_variable()"], ["let m = $modifiers.value", ["m in [0, 2]", "!invalid data clause modifiers: {join(concat(if(m / 4 % 4 = 3, ['always'], []), if(m % 2 = 1, ['zero'], []), if(m / 4 % 4 = 1, ['alwaysin'], []), if(m / 4 % 4 = 2, ['alwaysout'], []), if(m / 16 % 2 = 1, ['capture'], [])), ',')}"]]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_cache>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @copyin attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$implicit or $dataClause in [.acc_copyin, .acc_copyin_readonly, .acc_copy, .acc_reduction]", "!data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from"], ["use pointee()"], ["use same_variable()"], ["$modifiers.value % 2 = 0", "!invalid data clause modifiers: zero"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_copyin>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @copyout attributes {
    varve.format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause in [.acc_copyout, .acc_copyout_zero, .acc_copy, .acc_reduction]", "!data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from"], ["use pointee()"], ["use same_variable()"], ["$modifiers.value / 2 % 2 = 0", "!invalid data clause modifiers: readonly"]]
  } {
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      accVar: %accVar,
      var: %var,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_copyout>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @create attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause in [.acc_create, .acc_create_zero, .acc_copyout, .acc_copyout_zero]", "!data clause associated with create operation must match its intent or specify original clause this operation was decomposed from"], ["use pointee()"], ["use same_variable()"], ["$modifiers.value / 2 % 2 = 0", "!invalid data clause modifiers: readonly"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_create>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @data attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict-with-keyword",
    varve.traits = ["RecursiveMemoryEffects", "RegionBranchOpInterface", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"],
    varve.require = [["has($dataClauseOperands) or has($defaultAttr)", "!at least one operand or the default attribute must appear on the data operation"], ["use sources(['acc.attach', 'acc.create', 'acc.copyin', 'acc.copyout', 'acc.delete', 'acc.detach', 'acc.deviceptr', 'acc.getdeviceptr', 'acc.nocreate', 'acc.present'], 'expect data entry/exit operation or acc.getdeviceptr as defining op')"]]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %waitOperandsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %waitOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %hasWaitDevnum = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %waitOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %defaultAttr = irdl.base "#acc.defaultvalue"
    irdl.operands(
      ifCond: optional %ifCond,
      asyncOperands: variadic %asyncOperands,
      waitOperands: variadic %waitOperands,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "waitOperandsSegments" = %waitOperandsSegments,
      "waitOperandsDeviceType" = %waitOperandsDeviceType,
      "hasWaitDevnum" = %hasWaitDevnum,
      "waitOnly" = %waitOnly,
      "defaultAttr" = %defaultAttr
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "waitOperandsSegments", "waitOperandsDeviceType", "hasWaitDevnum", "waitOnly", "defaultAttr"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @declare attributes {
    varve.format = "`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` $region attr-dict-with-keyword",
    varve.traits = ["RecursiveMemoryEffects", "MemoryEffects<Write<ConstructResource>>"],
    varve.require = [["has($dataClauseOperands)", "!at least one operand must appear on the declare operation"], ["use declared()"]]
  } {
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    irdl.operands(
      dataClauseOperands: variadic %dataClauseOperands)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @declare_device_resident attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_declare_device_resident", "!data clause associated with device_resident operation must match its intent"], ["use pointee()"], ["use same_variable()"], ["use no_modifiers()"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_declare_device_resident>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @declare_enter attributes {
    varve.format = "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($token) = !acc.declare_token"],
    varve.require = [["has($dataClauseOperands)", "!at least one operand must appear on the declare operation"], ["use declared()"]]
  } {
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %token = irdl.base "!acc.declare_token"
    irdl.operands(
      dataClauseOperands: variadic %dataClauseOperands)
    irdl.results(
      token: %token)
  }
  irdl.operation @declare_exit attributes {
    varve.format = "oilist( `token` `(` $token `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($token) = !acc.declare_token"],
    varve.require = [["has($token) or has($dataClauseOperands)", "!at least one operand must appear on the declare operation"], ["use declared()"]]
  } {
    %token = irdl.base "!acc.declare_token"
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    irdl.operands(
      token: optional %token,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
  }
  irdl.operation @declare_link attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_declare_link", "!data clause associated with link operation must match its intent"], ["use pointee()"], ["use same_variable()"], ["use no_modifiers()"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_declare_link>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @delete attributes {
    varve.format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause in [.acc_delete, .acc_create, .acc_create_zero, .acc_copyin, .acc_copyin_readonly, .acc_present, .acc_no_create, .acc_declare_device_resident, .acc_declare_link]", "!data clause associated with delete operation must match its intent or specify original clause this operation was decomposed from"]]
  } {
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      accVar: %accVar,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_delete>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @detach attributes {
    varve.format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause in [.acc_detach, .acc_attach]", "!data clause associated with detach operation must match its intent or specify original clause this operation was decomposed from"], ["use no_modifiers()"]]
  } {
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      accVar: %accVar,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_detach>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @deviceptr attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_deviceptr", "!data clause associated with deviceptr operation must match its intent"], ["use pointee()"], ["use same_variable()"], ["use no_modifiers()"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_deviceptr>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @enter_data attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"],
    varve.require = [["has($dataClauseOperands)", "!at least one operand must be present in dataOperands on the enter data operation"], ["use waiting()"], ["use sources(['acc.attach', 'acc.create', 'acc.copyin'], 'expect data entry operation as defining op')"]]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitDevnum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %async = irdl.any {varve.rule = "UnitAttr"}
    %wait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      ifCond: optional %ifCond,
      asyncOperand: optional %asyncOperand,
      waitDevnum: optional %waitDevnum,
      waitOperands: variadic %waitOperands,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
    irdl.attributes {
      "async" = %async,
      "wait" = %wait
    } {
      varve.optional = ["async", "wait"]
    }
  }
  irdl.operation @exit_data attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"],
    varve.require = [["has($dataClauseOperands)", "!at least one operand must be present in dataOperands on the exit data operation"], ["use waiting()"]]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitDevnum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %async = irdl.any {varve.rule = "UnitAttr"}
    %wait = irdl.any {varve.rule = "UnitAttr"}
    %finalize = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      ifCond: optional %ifCond,
      asyncOperand: optional %asyncOperand,
      waitDevnum: optional %waitDevnum,
      waitOperands: variadic %waitOperands,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
    irdl.attributes {
      "async" = %async,
      "wait" = %wait,
      "finalize" = %finalize
    } {
      varve.optional = ["async", "wait", "finalize"]
    }
  }
  irdl.operation @firstprivate attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_firstprivate", "!data clause associated with firstprivate operation must match its intent"], ["use pointee()"], ["use no_modifiers()"], ["has($recipe)", "recipe expected for firstprivate"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_firstprivate>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @firstprivate.recipe attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion `copy` $copyRegion (`destroy` $destroyRegion^)?",
    varve.traits = ["IsolatedFromAbove", "Symbol", "RecipeInterface", "AutomaticAllocationScope"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type
    }
    %initRegion = irdl.region
    %copyRegion = irdl.region
    %destroyRegion = irdl.region
    irdl.regions(
      initRegion: %initRegion,
      copyRegion: %copyRegion,
      destroyRegion: %destroyRegion)
  }
  irdl.operation @firstprivate_map attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_firstprivate", "!data clause associated with firstprivate operation must match its intent"], ["use pointee()"], ["use no_modifiers()"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_firstprivate>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @get_extent attributes {
    varve.format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
    varve.traits = ["NoMemoryEffect"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty",
      "type($result) = index"]
  } {
    %bounds = irdl.base "!acc.data_bounds_ty"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      bounds: %bounds)
    irdl.results(
      result: %result)
  }
  irdl.operation @get_lowerbound attributes {
    varve.format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
    varve.traits = ["NoMemoryEffect"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty",
      "type($result) = index"]
  } {
    %bounds = irdl.base "!acc.data_bounds_ty"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      bounds: %bounds)
    irdl.results(
      result: %result)
  }
  irdl.operation @get_stride attributes {
    varve.format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
    varve.traits = ["NoMemoryEffect"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty",
      "type($result) = index"]
  } {
    %bounds = irdl.base "!acc.data_bounds_ty"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      bounds: %bounds)
    irdl.results(
      result: %result)
  }
  irdl.operation @get_upperbound attributes {
    varve.format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
    varve.traits = ["NoMemoryEffect"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty",
      "type($result) = index"]
  } {
    %bounds = irdl.base "!acc.data_bounds_ty"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      bounds: %bounds)
    irdl.results(
      result: %result)
  }
  irdl.operation @getdeviceptr attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_getdeviceptr>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @global_ctor attributes {
    varve.format = "$sym_name $region attr-dict-with-keyword",
    varve.traits = ["IsolatedFromAbove", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @global_dtor attributes {
    varve.format = "$sym_name $region attr-dict-with-keyword",
    varve.traits = ["IsolatedFromAbove", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @host_data attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) $region attr-dict-with-keyword",
    varve.traits = ["RegionBranchOpInterface", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"],
    varve.require = [["has($dataClauseOperands)", "!at least one operand must appear on the host_data operation"], ["use sources(['acc.use_device'], 'expect data entry operation as defining op')"]]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %ifPresent = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      ifCond: optional %ifCond,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
    irdl.attributes {
      "ifPresent" = %ifPresent
    } {
      varve.optional = ["ifPresent"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @init attributes {
    varve.format = "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"],
    varve.require = [["use outside()"]]
  } {
    %deviceNum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %device_types = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    irdl.operands(
      deviceNum: optional %deviceNum,
      ifCond: optional %ifCond) {
      varve.segments
    }
    irdl.attributes {
      "device_types" = %device_types
    } {
      varve.optional = ["device_types"]
    }
  }
  irdl.operation @kernel_environment attributes {
    varve.format = "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict",
    varve.traits = ["RecursiveMemoryEffects", "SingleBlock", "NoTerminator", "RegionBranchOpInterface", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"]
  } {
    %dataClauseOperands = irdl.any
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %waitOperandsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %waitOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %hasWaitDevnum = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %waitOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    irdl.operands(
      dataClauseOperands: variadic %dataClauseOperands,
      asyncOperands: variadic %asyncOperands,
      waitOperands: variadic %waitOperands) {
      varve.segments
    }
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "waitOperandsSegments" = %waitOperandsSegments,
      "waitOperandsDeviceType" = %waitOperandsDeviceType,
      "hasWaitDevnum" = %hasWaitDevnum,
      "waitOnly" = %waitOnly
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "waitOperandsSegments", "waitOperandsDeviceType", "hasWaitDevnum", "waitOnly"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @kernels attributes {
    varve.format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword",
    varve.traits = ["AutomaticAllocationScope", "RecursiveMemoryEffects", "ComputeRegionOpInterface", "RegionBranchOpInterface", "OffloadRegionOpInterface", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1",
      "type($selfCond) = i1"],
    varve.require = [["use sized_compute()"]]
  } {
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numGangs = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numWorkers = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %vectorLength = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %selfCond = irdl.any {varve.rule = "I1"}
    %reductionOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %privateOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %firstprivateOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %waitOperandsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %waitOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %hasWaitDevnum = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %waitOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %numGangsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %numGangsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %numWorkersDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %vectorLengthDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %selfAttr = irdl.any {varve.rule = "UnitAttr"}
    %defaultAttr = irdl.base "#acc.defaultvalue"
    %combined = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      asyncOperands: variadic %asyncOperands,
      waitOperands: variadic %waitOperands,
      numGangs: variadic %numGangs,
      numWorkers: variadic %numWorkers,
      vectorLength: variadic %vectorLength,
      ifCond: optional %ifCond,
      selfCond: optional %selfCond,
      reductionOperands: variadic %reductionOperands,
      privateOperands: variadic %privateOperands,
      firstprivateOperands: variadic %firstprivateOperands,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "waitOperandsSegments" = %waitOperandsSegments,
      "waitOperandsDeviceType" = %waitOperandsDeviceType,
      "hasWaitDevnum" = %hasWaitDevnum,
      "waitOnly" = %waitOnly,
      "numGangsSegments" = %numGangsSegments,
      "numGangsDeviceType" = %numGangsDeviceType,
      "numWorkersDeviceType" = %numWorkersDeviceType,
      "vectorLengthDeviceType" = %vectorLengthDeviceType,
      "selfAttr" = %selfAttr,
      "defaultAttr" = %defaultAttr,
      "combined" = %combined
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "waitOperandsSegments", "waitOperandsDeviceType", "hasWaitDevnum", "waitOnly", "numGangsSegments", "numGangsDeviceType", "numWorkersDeviceType", "vectorLengthDeviceType", "selfAttr", "defaultAttr", "combined"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @loop attributes {
    varve.format = "( `combined` `(` custom<CombinedConstructsLoop>($combined)^ `)` )? oilist( `gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang) | `worker` `` custom<DeviceTypeOperandsWithKeywordOnly>( $workerNumOperands, type($workerNumOperands), $workerNumOperandsDeviceType, $worker) | `vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector) | `private` `(` $privateOperands `:` type($privateOperands) `)` | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` | `cache` `(` $cacheOperands `:` type($cacheOperands) `)` ) custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step)) ( `(` type($results)^ `)` )? attr-dict-with-keyword",
    varve.traits = ["AutomaticAllocationScope", "RecursiveMemoryEffects", "ComputeRegionOpInterface", "LoopLikeOpInterface", "RegionBranchOpInterface", "MemoryEffects<Write<ConstructResource>>"],
    varve.require = [["count($upperbound) = count($step)", "!number of upperbounds expected to be the same as number of steps"], ["count($upperbound) = count($lowerbound)", "!number of upperbounds expected to be the same as number of lowerbounds"], ["not has($upperbound) or not has($inclusiveUpperbound) or count($inclusiveUpperbound) = count($upperbound)", "!inclusiveUpperbound size is expected to be the same as upperbound size"], ["not has($collapse) or has($collapseDeviceType)", "collapse device_type attr must be define when collapse attr is present"], ["not has($collapse) or count($collapse) = count($collapseDeviceType)", "collapse attribute count must match collapse device_type count"], ["use once($collapseDeviceType, 'collapseDeviceType')"], ["not has($gangOperands) or has($gangOperandsArgType)", "gangOperandsArgType attribute must be defined when gang operands are present"], ["not has($gangOperands) or count($gangOperandsArgType) = count($gangOperands)", "gangOperandsArgType attribute count must match gangOperands count"], ["use once($gang, 'gang')"], ["use segmented('gang', $gangOperands, $gangOperandsDeviceType, $gangOperandsSegments)"], ["use once($worker, 'worker')"], ["use once($workerNumOperandsDeviceType, 'workerNumOperandsDeviceType')"], ["use clause('worker', $workerNumOperands, $workerNumOperandsDeviceType)"], ["use once($vector, 'vector')"], ["use once($vectorOperandsDeviceType, 'vectorOperandsDeviceType')"], ["use clause('vector', $vectorOperands, $vectorOperandsDeviceType)"], ["use segmented('tile', $tileOperands, $tileOperandsDeviceType, $tileOperandsSegments)"], ["not any(x in $independent: x in $auto_) and not any(x in $seq: x in $auto_) and not any(x in $seq: x in $independent)", "!only one of auto, independent, seq can be present at the same time"], ["has($auto_) and #acc.device_type<none> in $auto_ or has($independent) and #acc.device_type<none> in $independent or has($seq) and #acc.device_type<none> in $seq", "!at least one of auto, independent, seq must be present"], ["each device in $seq", ["not device in $gang and not device in $worker and not device in $vector and not device in $gangOperandsDeviceType and not device in $workerNumOperandsDeviceType and not device in $vectorOperandsDeviceType", "!gang, worker or vector cannot appear with seq"]], ["not has($unstructured) or not has($lowerbound)", "!unstructured acc.loop must not have induction variables"]]
  } {
    %lowerbound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upperbound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %step = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %gangOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %workerNumOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %vectorOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %tileOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %cacheOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %privateOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %firstprivateOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %reductionOperands = irdl.any
    %results = irdl.any
    %inclusiveUpperbound = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %collapse = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %collapseDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %gangOperandsArgType = irdl.any {varve.rule = "ArrayOf<#acc.gang_arg_type>"}
    %gangOperandsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %gangOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %workerNumOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %vectorOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %seq = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %independent = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %auto_ = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %gang = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %worker = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %vector = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %tileOperandsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %tileOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %combined = irdl.base "#acc.combined_constructs"
    %unstructured = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lowerbound: variadic %lowerbound,
      upperbound: variadic %upperbound,
      step: variadic %step,
      gangOperands: variadic %gangOperands,
      workerNumOperands: variadic %workerNumOperands,
      vectorOperands: variadic %vectorOperands,
      tileOperands: variadic %tileOperands,
      cacheOperands: variadic %cacheOperands,
      privateOperands: variadic %privateOperands,
      firstprivateOperands: variadic %firstprivateOperands,
      reductionOperands: variadic %reductionOperands) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "inclusiveUpperbound" = %inclusiveUpperbound,
      "collapse" = %collapse,
      "collapseDeviceType" = %collapseDeviceType,
      "gangOperandsArgType" = %gangOperandsArgType,
      "gangOperandsSegments" = %gangOperandsSegments,
      "gangOperandsDeviceType" = %gangOperandsDeviceType,
      "workerNumOperandsDeviceType" = %workerNumOperandsDeviceType,
      "vectorOperandsDeviceType" = %vectorOperandsDeviceType,
      "seq" = %seq,
      "independent" = %independent,
      "auto_" = %auto_,
      "gang" = %gang,
      "worker" = %worker,
      "vector" = %vector,
      "tileOperandsSegments" = %tileOperandsSegments,
      "tileOperandsDeviceType" = %tileOperandsDeviceType,
      "combined" = %combined,
      "unstructured" = %unstructured
    } {
      varve.optional = ["inclusiveUpperbound", "collapse", "collapseDeviceType", "gangOperandsArgType", "gangOperandsSegments", "gangOperandsDeviceType", "workerNumOperandsDeviceType", "vectorOperandsDeviceType", "seq", "independent", "auto_", "gang", "worker", "vector", "tileOperandsSegments", "tileOperandsDeviceType", "combined", "unstructured"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @nocreate attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_no_create", "!data clause associated with no_create operation must match its intent"], ["use pointee()"], ["use same_variable()"], ["use no_modifiers()"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_no_create>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @parallel attributes {
    varve.format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword",
    varve.traits = ["AutomaticAllocationScope", "RecursiveMemoryEffects", "ComputeRegionOpInterface", "RegionBranchOpInterface", "OffloadRegionOpInterface", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1",
      "type($selfCond) = i1"],
    varve.require = [["use sized_compute()"]]
  } {
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numGangs = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numWorkers = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %vectorLength = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %selfCond = irdl.any {varve.rule = "I1"}
    %reductionOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %privateOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %firstprivateOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %waitOperandsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %waitOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %hasWaitDevnum = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %waitOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %numGangsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %numGangsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %numWorkersDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %vectorLengthDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %selfAttr = irdl.any {varve.rule = "UnitAttr"}
    %defaultAttr = irdl.base "#acc.defaultvalue"
    %combined = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      asyncOperands: variadic %asyncOperands,
      waitOperands: variadic %waitOperands,
      numGangs: variadic %numGangs,
      numWorkers: variadic %numWorkers,
      vectorLength: variadic %vectorLength,
      ifCond: optional %ifCond,
      selfCond: optional %selfCond,
      reductionOperands: variadic %reductionOperands,
      privateOperands: variadic %privateOperands,
      firstprivateOperands: variadic %firstprivateOperands,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "waitOperandsSegments" = %waitOperandsSegments,
      "waitOperandsDeviceType" = %waitOperandsDeviceType,
      "hasWaitDevnum" = %hasWaitDevnum,
      "waitOnly" = %waitOnly,
      "numGangsSegments" = %numGangsSegments,
      "numGangsDeviceType" = %numGangsDeviceType,
      "numWorkersDeviceType" = %numWorkersDeviceType,
      "vectorLengthDeviceType" = %vectorLengthDeviceType,
      "selfAttr" = %selfAttr,
      "defaultAttr" = %defaultAttr,
      "combined" = %combined
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "waitOperandsSegments", "waitOperandsDeviceType", "hasWaitDevnum", "waitOnly", "numGangsSegments", "numGangsDeviceType", "numWorkersDeviceType", "vectorLengthDeviceType", "selfAttr", "defaultAttr", "combined"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @present attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_present", "!data clause associated with present operation must match its intent"], ["use pointee()"], ["use same_variable()"], ["use no_modifiers()"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_present>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @private attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_private", "!data clause associated with private operation must match its intent"], ["use pointee()"], ["use no_modifiers()"], ["has($recipe)", "recipe expected for private"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_private>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @private.recipe attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)?",
    varve.traits = ["IsolatedFromAbove", "Symbol", "RecipeInterface", "AutomaticAllocationScope"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type
    }
    %initRegion = irdl.region
    %destroyRegion = irdl.region
    irdl.regions(
      initRegion: %initRegion,
      destroyRegion: %destroyRegion)
  }
  irdl.operation @reduction attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_reduction", "!data clause associated with reduction operation must match its intent"], ["use pointee()"], ["use no_modifiers()"], ["has($recipe)", "recipe expected for reduction"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_reduction>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @reduction.recipe attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion (`destroy` $destroyRegion^)?",
    varve.traits = ["IsolatedFromAbove", "Symbol", "RecipeInterface", "AutomaticAllocationScope"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %reductionOperator = irdl.base "#acc.reduction_operator"
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "reductionOperator" = %reductionOperator
    }
    %initRegion = irdl.region
    %combinerRegion = irdl.region
    %destroyRegion = irdl.region
    irdl.regions(
      initRegion: %initRegion,
      combinerRegion: %combinerRegion,
      destroyRegion: %destroyRegion)
  }
  irdl.operation @routine attributes {
    varve.format = "$sym_name `func` `(` $func_name `)` oilist ( `bind` `(` custom<BindName>($bindIdName, $bindStrName ,$bindIdNameDeviceType, $bindStrNameDeviceType) `)` | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<DeviceTypeArrayAttr>($worker) | `vector` custom<DeviceTypeArrayAttr>($vector) | `seq` custom<DeviceTypeArrayAttr>($seq) | `nohost` $nohost | `implicit` $implicit ) attr-dict-with-keyword",
    varve.traits = ["IsolatedFromAbove"],
    varve.require = [["let none = #acc.device_type<none>, base = if(has($gang) and none in $gang or has($gangDimDeviceType) and none in $gangDimDeviceType, 1, 0) + if(has($worker) and none in $worker, 1, 0) + if(has($vector) and none in $vector, 1, 0) + if(has($seq) and none in $seq, 1, 0)", ["base <= 1", "!only one of `gang`, `worker`, `vector`, `seq` can be present at the same time"], ["use only_kind($gang)"], ["use only_kind($gangDimDeviceType)"], ["use only_kind($worker)"], ["use only_kind($vector)"], ["use only_kind($seq)"]]]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %func_name = irdl.any {varve.rule = "SymbolRefAttr"}
    %bindIdName = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %bindStrName = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %bindIdNameDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %bindStrNameDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %worker = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %vector = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %seq = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %nohost = irdl.any {varve.rule = "UnitAttr"}
    %implicit = irdl.any {varve.rule = "UnitAttr"}
    %gang = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %gangDim = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %gangDimDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "func_name" = %func_name,
      "bindIdName" = %bindIdName,
      "bindStrName" = %bindStrName,
      "bindIdNameDeviceType" = %bindIdNameDeviceType,
      "bindStrNameDeviceType" = %bindStrNameDeviceType,
      "worker" = %worker,
      "vector" = %vector,
      "seq" = %seq,
      "nohost" = %nohost,
      "implicit" = %implicit,
      "gang" = %gang,
      "gangDim" = %gangDim,
      "gangDimDeviceType" = %gangDimDeviceType
    } {
      varve.optional = ["bindIdName", "bindStrName", "bindIdNameDeviceType", "bindStrNameDeviceType", "worker", "vector", "seq", "nohost", "implicit", "gang", "gangDim", "gangDimDeviceType"]
    }
  }
  irdl.operation @serial attributes {
    varve.format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword",
    varve.traits = ["AutomaticAllocationScope", "RecursiveMemoryEffects", "ComputeRegionOpInterface", "RegionBranchOpInterface", "OffloadRegionOpInterface", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1",
      "type($selfCond) = i1"],
    varve.require = [["use compute()"]]
  } {
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %selfCond = irdl.any {varve.rule = "I1"}
    %reductionOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %privateOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %firstprivateOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %waitOperandsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %waitOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %hasWaitDevnum = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %waitOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %selfAttr = irdl.any {varve.rule = "UnitAttr"}
    %defaultAttr = irdl.base "#acc.defaultvalue"
    %combined = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      asyncOperands: variadic %asyncOperands,
      waitOperands: variadic %waitOperands,
      ifCond: optional %ifCond,
      selfCond: optional %selfCond,
      reductionOperands: variadic %reductionOperands,
      privateOperands: variadic %privateOperands,
      firstprivateOperands: variadic %firstprivateOperands,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "waitOperandsSegments" = %waitOperandsSegments,
      "waitOperandsDeviceType" = %waitOperandsDeviceType,
      "hasWaitDevnum" = %hasWaitDevnum,
      "waitOnly" = %waitOnly,
      "selfAttr" = %selfAttr,
      "defaultAttr" = %defaultAttr,
      "combined" = %combined
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "waitOperandsSegments", "waitOperandsDeviceType", "hasWaitDevnum", "waitOnly", "selfAttr", "defaultAttr", "combined"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @set attributes {
    varve.format = "oilist(`default_async` `(` $defaultAsync `:` type($defaultAsync) `)` | `device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"],
    varve.require = [["use outside()"], ["has($device_type) or has($defaultAsync) or has($deviceNum)", "at least one default_async, device_num, or device_type operand must appear"]]
  } {
    %defaultAsync = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %deviceNum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %device_type = irdl.base "#acc.device_type"
    irdl.operands(
      defaultAsync: optional %defaultAsync,
      deviceNum: optional %deviceNum,
      ifCond: optional %ifCond) {
      varve.segments
    }
    irdl.attributes {
      "device_type" = %device_type
    } {
      varve.optional = ["device_type"]
    }
  }
  irdl.operation @shutdown attributes {
    varve.format = "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` |`if` `(` $ifCond `)` ) attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"],
    varve.require = [["use outside()"]]
  } {
    %deviceNum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %device_types = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    irdl.operands(
      deviceNum: optional %deviceNum,
      ifCond: optional %ifCond) {
      varve.segments
    }
    irdl.attributes {
      "device_types" = %device_types
    } {
      varve.optional = ["device_types"]
    }
  }
  irdl.operation @terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "Terminator", "RegionBranchTerminatorOpInterface"]
  } {
  }
  irdl.operation @update attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"],
    varve.require = [["has($dataClauseOperands)", "!at least one value must be present in dataOperands"], ["use sources(['acc.update_device', 'acc.update_host', 'acc.getdeviceptr'], 'expect data entry/exit operation or acc.getdeviceptr as defining op')"]]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %dataClauseOperands = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %waitOperandsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %waitOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %hasWaitDevnum = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %waitOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %ifPresent = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      ifCond: optional %ifCond,
      asyncOperands: variadic %asyncOperands,
      waitOperands: variadic %waitOperands,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "waitOperandsSegments" = %waitOperandsSegments,
      "waitOperandsDeviceType" = %waitOperandsDeviceType,
      "hasWaitDevnum" = %hasWaitDevnum,
      "waitOnly" = %waitOnly,
      "ifPresent" = %ifPresent
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "waitOperandsSegments", "waitOperandsDeviceType", "hasWaitDevnum", "waitOnly", "ifPresent"]
    }
  }
  irdl.operation @update_device attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_update_device", "!data clause associated with device operation must match its intent or specify original clause this operation was decomposed from"], ["use pointee()"], ["use same_variable()"], ["use no_modifiers()"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_update_device>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @update_host attributes {
    varve.format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause in [.acc_update_host, .acc_update_self]", "!data clause associated with host operation must match its intent or specify original clause this operation was decomposed from"], ["use pointee()"], ["use same_variable()"], ["use no_modifiers()"]]
  } {
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      accVar: %accVar,
      var: %var,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_update_host>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @use_device attributes {
    varve.format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"],
    varve.require = [["$dataClause = .acc_use_device", "!data clause associated with use_device operation must match its intent or specify original clause this operation was decomposed from"], ["use pointee()"], ["use same_variable()"], ["use no_modifiers()"]]
  } {
    %var = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accVar = irdl.any {varve.rule = "AnyOf<Implements<\22PointerLikeType\22>, Implements<\22MappableType\22>>"}
    %varType = irdl.any {varve.rule = "TypeAttr"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %modifiers = irdl.base "#acc.data_clause_modifier"
    %name = irdl.any {varve.rule = "StrAttr"}
    %recipe = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      var: %var,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accVar: %accVar)
    irdl.attributes {
      "varType" = %varType,
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "modifiers" = %modifiers,
      "name" = %name,
      "recipe" = %recipe
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name", "recipe"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_use_device>,
        structured = true,
        implicit = false,
        modifiers = #acc<data_clause_modifier none>}
    }
  }
  irdl.operation @wait attributes {
    varve.format = "( `(` $waitOperands^ `:` type($waitOperands) `)` )? oilist( `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"],
    varve.require = [["not has($asyncOperand) or not has($async)", "!async attribute cannot appear with asyncOperand"], ["not has($waitDevnum) or has($waitOperands)", "!wait_devnum cannot appear without waitOperands"]]
  } {
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %asyncOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitDevnum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %async = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      waitOperands: variadic %waitOperands,
      asyncOperand: optional %asyncOperand,
      waitDevnum: optional %waitDevnum,
      ifCond: optional %ifCond) {
      varve.segments
    }
    irdl.attributes {
      "async" = %async
    } {
      varve.optional = ["async"]
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<acc.firstprivate.recipe,acc.loop,acc.parallel,acc.private.recipe,acc.reduction.recipe,acc.serial,acc.atomic.update>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
