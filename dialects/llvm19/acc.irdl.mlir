irdl.dialect @acc attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute data_clause_modifier",
    "attribute par_level",
    "attribute recipe_kind",
    "attribute specialized_routine",
    "attribute var_name",
    "enum DataClauseModifier",
    "enum LoopParMode",
    "enum ParLevel",
    "enum RecipeKind",
    "enum VariableTypeCategory",
    "operation acc.firstprivate_map",
    "operation acc.get_extent",
    "operation acc.get_lowerbound",
    "operation acc.get_stride",
    "operation acc.get_upperbound",
    "operation acc.kernel_environment"],
  varve.depends = ["llvm", "memref"]
} {
  "varve.enum"() {
    sym_name = "ReductionOperator",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["mul", 1 : i32],
      ["max", 2 : i32],
      ["min", 3 : i32],
      ["iand", 4 : i32],
      ["ior", 5 : i32],
      ["xor", 6 : i32],
      ["eqv", 7 : i32],
      ["neqv", 8 : i32],
      ["land", 9 : i32],
      ["lor", 10 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "one( ` ` | `combined` `(` one( `kernels` let($construct = #acc.combined_constructs('kernels_loop')) | `parallel` let($construct = #acc.combined_constructs('parallel_loop')) | `serial` let($construct = #acc.combined_constructs('serial_loop')) ) `)` )",
    sym_name = "CombinedConstructsLoop",
    takes = ["$construct"]
  } : () -> ()
  "varve.directive"() {
    format = "each($symbols $operands by `,`: $symbols `->` $operands `:` type($operands))",
    sym_name = "SymOperandList",
    takes = ["$operands", "type $operands", "$symbols"]
  } : () -> ()
  irdl.operation @atomic.capture attributes {
    varve.format = "$region attr-dict",
    varve.traits = ["SingleBlock", "RecursiveMemoryEffects", "AtomicCaptureOpInterface"],
    varve.terminator = "acc.terminator"
  } {
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @atomic.read attributes {
    varve.format = "$v `=` $x `:` type($x) `,` $element_type attr-dict",
    varve.traits = ["AllTypesMatch<x,v>", "AtomicReadOpInterface"],
    varve.let = [
      "type($v) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %v = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %element_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      x: %x,
      v: %v)
    irdl.attributes {
      "element_type" = %element_type
    }
  }
  irdl.operation @atomic.update attributes {
    varve.format = "$x `:` type($x) $region attr-dict",
    varve.traits = ["SingleBlock", "RecursiveMemoryEffects", "AtomicUpdateOpInterface"],
    varve.terminator = "acc.yield"
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      x: %x)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @atomic.write attributes {
    varve.format = "$x `=` $expr `:` type($x) `,` type($expr) attr-dict",
    varve.traits = ["AtomicWriteOpInterface"]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %expr = irdl.any
    irdl.operands(
      x: %x,
      expr: %expr)
  }
  irdl.operation @attach attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_attach>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @cache attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["NoMemoryEffect", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_cache>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @copyin attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_copyin>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @copyout attributes {
    varve.format = "`accPtr` `(` $accPtr `:` type($accPtr) `)` (`bounds` `(` $bounds^ `)` )? (`async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType)^ `)`)? `to` `varPtr` `(` $varPtr `:` type($varPtr) `)` attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      accPtr: %accPtr,
      varPtr: %varPtr,
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
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_copyout>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @create attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_create>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @data attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict-with-keyword",
    varve.traits = ["RecursiveMemoryEffects", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
    varve.traits = ["RecursiveMemoryEffects", "MemoryEffects<Write<ConstructResource>>"]
  } {
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      dataClauseOperands: variadic %dataClauseOperands)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @declare_device_resident attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_declare_device_resident>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @declare_enter attributes {
    varve.format = "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($token) = !acc.declare_token"]
  } {
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
      "type($token) = !acc.declare_token"]
  } {
    %token = irdl.base "!acc.declare_token"
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      token: optional %token,
      dataClauseOperands: variadic %dataClauseOperands) {
      varve.segments
    }
  }
  irdl.operation @declare_link attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_declare_link>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @delete attributes {
    varve.format = "`accPtr` `(` $accPtr `:` type($accPtr) `)` (`bounds` `(` $bounds^ `)` )? (`async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType)^ `)`)? attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      accPtr: %accPtr,
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
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_delete>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @detach attributes {
    varve.format = "`accPtr` `(` $accPtr `:` type($accPtr) `)` (`bounds` `(` $bounds^ `)` )? (`async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType)^ `)`)? attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      accPtr: %accPtr,
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
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_detach>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @deviceptr attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_deviceptr>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @enter_data attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` | `async` `(` $asyncOperand `:` type($asyncOperand) `)` | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `(` $waitOperands `:` type($waitOperands) `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitDevnum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
    varve.format = "oilist( `if` `(` $ifCond `)` | `async` `(` $asyncOperand `:` type($asyncOperand) `)` | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `(` $waitOperands `:` type($waitOperands) `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitDevnum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_firstprivate>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @getdeviceptr attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_getdeviceptr>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @host_data attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) $region attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
    varve.format = "oilist(`device_num` `(` $deviceNumOperand `:` type($deviceNumOperand) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %deviceNumOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %device_types = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    irdl.operands(
      deviceNumOperand: optional %deviceNumOperand,
      ifCond: optional %ifCond) {
      varve.segments
    }
    irdl.attributes {
      "device_types" = %device_types
    } {
      varve.optional = ["device_types"]
    }
  }
  irdl.operation @kernels attributes {
    varve.format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` ) $region attr-dict-with-keyword",
    varve.traits = ["RecursiveMemoryEffects", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1",
      "type($selfCond) = i1"]
  } {
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numGangs = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numWorkers = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %vectorLength = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %selfCond = irdl.any {varve.rule = "I1"}
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
    varve.format = "custom<CombinedConstructsLoop>($combined) oilist( `gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang) | `worker` `` custom<DeviceTypeOperandsWithKeywordOnly>( $workerNumOperands, type($workerNumOperands), $workerNumOperandsDeviceType, $worker) | `vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector) | `private` `(` custom<SymOperandList>( $privateOperands, type($privateOperands), $privatizations) `)` | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)` | `reduction` `(` custom<SymOperandList>( $reductionOperands, type($reductionOperands), $reductionRecipes) `)` | `cache` `(` $cacheOperands `:` type($cacheOperands) `)` ) custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step)) ( `(` type($results)^ `)` )? attr-dict-with-keyword",
    varve.traits = ["RecursiveMemoryEffects", "MemoryEffects<Write<ConstructResource>>", "LoopLikeOpInterface"]
  } {
    %lowerbound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upperbound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %step = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %gangOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %workerNumOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %vectorOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %tileOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %cacheOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %privateOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
    %privatizations = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %reductionRecipes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %combined = irdl.base "#acc.combined_constructs"
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
      "privatizations" = %privatizations,
      "reductionRecipes" = %reductionRecipes,
      "combined" = %combined
    } {
      varve.optional = ["inclusiveUpperbound", "collapse", "collapseDeviceType", "gangOperandsArgType", "gangOperandsSegments", "gangOperandsDeviceType", "workerNumOperandsDeviceType", "vectorOperandsDeviceType", "seq", "independent", "auto_", "gang", "worker", "vector", "tileOperandsSegments", "tileOperandsDeviceType", "privatizations", "reductionRecipes", "combined"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @nocreate attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_no_create>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @parallel attributes {
    varve.format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` | `firstprivate` `(` custom<SymOperandList>($gangFirstPrivateOperands, type($gangFirstPrivateOperands), $firstprivatizations) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` custom<SymOperandList>( $gangPrivateOperands, type($gangPrivateOperands), $privatizations) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` custom<SymOperandList>( $reductionOperands, type($reductionOperands), $reductionRecipes) `)` ) $region attr-dict-with-keyword",
    varve.traits = ["RecursiveMemoryEffects", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1",
      "type($selfCond) = i1"]
  } {
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numGangs = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numWorkers = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %vectorLength = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %selfCond = irdl.any {varve.rule = "I1"}
    %reductionOperands = irdl.any
    %gangPrivateOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %gangFirstPrivateOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
    %reductionRecipes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %privatizations = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %firstprivatizations = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
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
      gangPrivateOperands: variadic %gangPrivateOperands,
      gangFirstPrivateOperands: variadic %gangFirstPrivateOperands,
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
      "reductionRecipes" = %reductionRecipes,
      "privatizations" = %privatizations,
      "firstprivatizations" = %firstprivatizations,
      "defaultAttr" = %defaultAttr,
      "combined" = %combined
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "waitOperandsSegments", "waitOperandsDeviceType", "hasWaitDevnum", "waitOnly", "numGangsSegments", "numGangsDeviceType", "numWorkersDeviceType", "vectorLengthDeviceType", "selfAttr", "reductionRecipes", "privatizations", "firstprivatizations", "defaultAttr", "combined"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @present attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_present>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @private attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_private>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @reduction attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_reduction>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @reduction.recipe attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion",
    varve.traits = ["IsolatedFromAbove", "Symbol", "RecipeInterface"]
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
    irdl.regions(
      initRegion: %initRegion,
      combinerRegion: %combinerRegion)
  }
  irdl.operation @routine attributes {
    varve.format = "$sym_name `func` `(` $func_name `)` oilist ( `bind` `(` custom<BindName>($bindName, $bindNameDeviceType) `)` | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<DeviceTypeArrayAttr>($worker) | `vector` custom<DeviceTypeArrayAttr>($vector) | `seq` custom<DeviceTypeArrayAttr>($seq) | `nohost` $nohost | `implicit` $implicit ) attr-dict-with-keyword",
    varve.traits = ["IsolatedFromAbove"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %func_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %bindName = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %bindNameDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
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
      "bindName" = %bindName,
      "bindNameDeviceType" = %bindNameDeviceType,
      "worker" = %worker,
      "vector" = %vector,
      "seq" = %seq,
      "nohost" = %nohost,
      "implicit" = %implicit,
      "gang" = %gang,
      "gangDim" = %gangDim,
      "gangDimDeviceType" = %gangDimDeviceType
    } {
      varve.optional = ["bindName", "bindNameDeviceType", "worker", "vector", "seq", "nohost", "implicit", "gang", "gangDim", "gangDimDeviceType"]
    }
  }
  irdl.operation @serial attributes {
    varve.format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` | `firstprivate` `(` custom<SymOperandList>($gangFirstPrivateOperands, type($gangFirstPrivateOperands), $firstprivatizations) `)` | `private` `(` custom<SymOperandList>( $gangPrivateOperands, type($gangPrivateOperands), $privatizations) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` custom<SymOperandList>( $reductionOperands, type($reductionOperands), $reductionRecipes) `)` ) $region attr-dict-with-keyword",
    varve.traits = ["RecursiveMemoryEffects", "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1",
      "type($selfCond) = i1"]
  } {
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %selfCond = irdl.any {varve.rule = "I1"}
    %reductionOperands = irdl.any
    %gangPrivateOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %gangFirstPrivateOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %waitOperandsSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %waitOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %hasWaitDevnum = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %waitOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %selfAttr = irdl.any {varve.rule = "UnitAttr"}
    %reductionRecipes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %privatizations = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %firstprivatizations = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %defaultAttr = irdl.base "#acc.defaultvalue"
    %combined = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      asyncOperands: variadic %asyncOperands,
      waitOperands: variadic %waitOperands,
      ifCond: optional %ifCond,
      selfCond: optional %selfCond,
      reductionOperands: variadic %reductionOperands,
      gangPrivateOperands: variadic %gangPrivateOperands,
      gangFirstPrivateOperands: variadic %gangFirstPrivateOperands,
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
      "reductionRecipes" = %reductionRecipes,
      "privatizations" = %privatizations,
      "firstprivatizations" = %firstprivatizations,
      "defaultAttr" = %defaultAttr,
      "combined" = %combined
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "waitOperandsSegments", "waitOperandsDeviceType", "hasWaitDevnum", "waitOnly", "selfAttr", "reductionRecipes", "privatizations", "firstprivatizations", "defaultAttr", "combined"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @shutdown attributes {
    varve.format = "oilist(`device_num` `(` $deviceNumOperand `:` type($deviceNumOperand) `)` |`if` `(` $ifCond `)` ) attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %deviceNumOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %device_types = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    irdl.operands(
      deviceNumOperand: optional %deviceNumOperand,
      ifCond: optional %ifCond) {
      varve.segments
    }
    irdl.attributes {
      "device_types" = %device_types
    } {
      varve.optional = ["device_types"]
    }
  }
  irdl.operation @update attributes {
    varve.format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>( $asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $async) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %dataClauseOperands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %async = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
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
      "async" = %async,
      "waitOperandsSegments" = %waitOperandsSegments,
      "waitOperandsDeviceType" = %waitOperandsDeviceType,
      "hasWaitDevnum" = %hasWaitDevnum,
      "waitOnly" = %waitOnly,
      "ifPresent" = %ifPresent
    } {
      varve.optional = ["asyncOperandsDeviceType", "async", "waitOperandsSegments", "waitOperandsDeviceType", "hasWaitDevnum", "waitOnly", "ifPresent"]
    }
  }
  irdl.operation @update_device attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_update_device>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @update_host attributes {
    varve.format = "`accPtr` `(` $accPtr `:` type($accPtr) `)` (`bounds` `(` $bounds^ `)` )? (`async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType)^ `)`)? `to` `varPtr` `(` $varPtr `:` type($varPtr) `)` attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      accPtr: %accPtr,
      varPtr: %varPtr,
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
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_update_host>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @use_device attributes {
    varve.format = "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict",
    varve.traits = ["MemoryEffects<Read<RuntimeCounters>>", "MemoryEffects<Read<CurrentDeviceIdResource>>"],
    varve.let = [
      "type($bounds) = !acc.data_bounds_ty"]
  } {
    %varPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %varPtrPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!acc.data_bounds_ty"
    %asyncOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %accPtr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %asyncOperandsDeviceType = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %asyncOnly = irdl.any {varve.rule = "ArrayOf<#acc.device_type>"}
    %dataClause = irdl.base "#acc.data_clause"
    %structured = irdl.any {varve.rule = "BoolAttr"}
    %implicit = irdl.any {varve.rule = "BoolAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      varPtr: %varPtr,
      varPtrPtr: optional %varPtrPtr,
      bounds: variadic %bounds,
      asyncOperands: variadic %asyncOperands) {
      varve.segments
    }
    irdl.results(
      accPtr: %accPtr)
    irdl.attributes {
      "asyncOperandsDeviceType" = %asyncOperandsDeviceType,
      "asyncOnly" = %asyncOnly,
      "dataClause" = %dataClause,
      "structured" = %structured,
      "implicit" = %implicit,
      "name" = %name
    } {
      varve.optional = ["asyncOperandsDeviceType", "asyncOnly", "name"],
      varve.defaults = {
        dataClause = #acc<data_clause acc_use_device>,
        structured = true,
        implicit = false}
    }
  }
  irdl.operation @wait attributes {
    varve.format = "( `(` $waitOperands^ `:` type($waitOperands) `)` )? oilist(`async` `(` $asyncOperand `:` type($asyncOperand) `)` |`wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` |`if` `(` $ifCond `)` ) attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
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
}
