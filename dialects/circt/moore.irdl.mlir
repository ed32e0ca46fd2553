irdl.dialect @moore attributes {
  varve.set = "circt",
  varve.depends = ["hw"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "DeferAssert",
    storage = i32,
    cases = [
      ["immediate", 0 : i32],
      ["observed", 1 : i32],
      ["final", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Edge",
    storage = i32,
    cases = [
      ["any", 0 : i32],
      ["posedge", 1 : i32],
      ["negedge", 2 : i32],
      ["edge", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FOpenMode",
    storage = i32,
    cases = [
      ["r", 0 : i32],
      ["w", 1 : i32],
      ["a", 2 : i32],
      ["r_update", 3 : i32],
      ["w_update", 4 : i32],
      ["a_update", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "IntAlign",
    storage = i32,
    cases = [
      ["right", 0 : i32],
      ["left", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "IntFormat",
    storage = i32,
    cases = [
      ["decimal", 0 : i32],
      ["binary", 1 : i32],
      ["octal", 2 : i32],
      ["hex_lower", 3 : i32],
      ["hex_upper", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "IntPadding",
    storage = i32,
    cases = [
      ["space", 0 : i32],
      ["zero", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "JoinKind",
    storage = i32,
    cases = [
      ["join_all", 0 : i32],
      ["join_any", 1 : i32],
      ["join_none", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemBase",
    storage = i32,
    cases = [
      ["bin", 0 : i32],
      ["hex", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "NetKind",
    storage = i32,
    cases = [
      ["supply0", 0 : i32],
      ["supply1", 1 : i32],
      ["tri", 2 : i32],
      ["triand", 3 : i32],
      ["trior", 4 : i32],
      ["trireg", 5 : i32],
      ["tri0", 6 : i32],
      ["tri1", 7 : i32],
      ["uwire", 8 : i32],
      ["wire", 9 : i32],
      ["wand", 10 : i32],
      ["wor", 11 : i32],
      ["interconnect", 12 : i32],
      ["userdefined", 13 : i32],
      ["unknown", 14 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ProcedureKind",
    storage = i32,
    cases = [
      ["initial", 0 : i32],
      ["final", 1 : i32],
      ["always", 2 : i32],
      ["always_comb", 3 : i32],
      ["always_latch", 4 : i32],
      ["always_ff", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RealFormat",
    storage = i32,
    cases = [
      ["float", 0 : i32],
      ["exponential", 1 : i32],
      ["general", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Severity",
    storage = i32,
    cases = [
      ["info", 0 : i32],
      ["warning", 1 : i32],
      ["error", 2 : i32],
      ["fatal", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "StringCmpPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["lt", 2 : i64],
      ["le", 3 : i64],
      ["gt", 4 : i64],
      ["ge", 5 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "UArrayCmpPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($name = ssa(results)) | ` ` `name` $name )",
    sym_name = "ImplicitSSAName",
    takes = ["$name"]
  } : () -> ()
  irdl.type @"!array" attributes {
    varve.derived.bitSize = "$size * $elementType.bitSize",
    varve.derived.isFourValued = "$elementType.isFourValued",
    varve.derived.simpleBitVector = "if($elementType.isFourValued, !moore.l($size * $elementType.bitSize), !moore.i($size * $elementType.bitSize))",
    varve.format = "`<` $size `x` short($elementType) `>`"
  } {
    %size = irdl.any {varve.rule = "u32"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      size: %size,
      elementType: %elementType)
  }
  irdl.type @"!assoc_array" attributes {
    varve.format = "`<` short($elementType) `,` short($indexType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %indexType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType,
      indexType: %indexType)
  }
  irdl.type @"!chandle" {
  }
  irdl.type @"!class" attributes {
    varve.format = "`<` $classSym `>`"
  } {
    %classSym = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.parameters(
      classSym: %classSym)
  }
  irdl.type @"!event" {
  }
  irdl.type @"!f32" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!f64" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!format_string" {
  }
  irdl.type @"!i" attributes {
    varve.derived.bitSize = "$width",
    varve.derived.isFourValued = "false",
    varve.derived.simpleBitVector = "!moore.i($width)",
    varve.format = "`` $width"
  } {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!int" attributes {
    varve.syntax = "hook:moore.int"
  } {
    %width = irdl.any {varve.rule = "u32"}
    %domain = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      width: %width,
      domain: %domain)
  }
  irdl.type @"!l" attributes {
    varve.derived.bitSize = "$width",
    varve.derived.isFourValued = "true",
    varve.derived.simpleBitVector = "!moore.l($width)",
    varve.format = "`` $width"
  } {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!null" {
  }
  irdl.type @"!open_array" attributes {
    varve.format = "`<` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!open_uarray" attributes {
    varve.format = "`<` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!queue" attributes {
    varve.format = "`<` short($elementType) `,` $bound `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %bound = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      elementType: %elementType,
      bound: %bound)
  }
  irdl.type @"!real" attributes {
    varve.syntax = "hook:moore.real"
  } {
    %width = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!ref" attributes {
    varve.traits = ["DestructurableTypeInterface"],
    varve.format = "`<` short($nestedType) `>`"
  } {
    %nestedType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      nestedType: %nestedType)
  }
  irdl.type @"!scan_string" {
  }
  irdl.type @"!string" {
  }
  irdl.type @"!struct" attributes {
    varve.traits = ["DestructurableTypeInterface"],
    varve.derived.bitSize = "sum(map(m in $members: m[1].bitSize))",
    varve.derived.isFourValued = "any(m in $members: m[1].isFourValued)",
    varve.derived.simpleBitVector = "if(any(m in $members: m[1].isFourValued), !moore.l(sum(map(m in $members: m[1].bitSize))), !moore.i(sum(map(m in $members: m[1].bitSize))))",
    varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"
  } {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(
      members: %members)
  }
  irdl.type @"!time" attributes {
    varve.derived.bitSize = "64",
    varve.derived.isFourValued = "true",
    varve.derived.simpleBitVector = "!moore.l(64)",
    varve.format = ""
  } {
  }
  irdl.type @"!uarray" attributes {
    varve.format = "`<` $size `x` short($elementType) `>`"
  } {
    %size = irdl.any {varve.rule = "u32"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      size: %size,
      elementType: %elementType)
  }
  irdl.type @"!union" attributes {
    varve.traits = ["DestructurableTypeInterface"],
    varve.derived.bitSize = "max(map(m in $members: m[1].bitSize))",
    varve.derived.isFourValued = "any(m in $members: m[1].isFourValued)",
    varve.derived.simpleBitVector = "if(any(m in $members: m[1].isFourValued), !moore.l(max(map(m in $members: m[1].bitSize))), !moore.i(max(map(m in $members: m[1].bitSize))))",
    varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"
  } {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(
      members: %members)
  }
  irdl.type @"!ustruct" attributes {
    varve.traits = ["DestructurableTypeInterface"],
    varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"
  } {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(
      members: %members)
  }
  irdl.type @"!uunion" attributes {
    varve.traits = ["DestructurableTypeInterface"],
    varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"
  } {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(
      members: %members)
  }
  irdl.type @"!void" attributes {
    varve.derived.bitSize = "0",
    varve.derived.isFourValued = "false",
    varve.derived.simpleBitVector = "!moore.i(0)",
    varve.format = ""
  } {
  }
  irdl.attribute @"#fvint" attributes {
    varve.derived.number = "if(count(split($digits, '')) <= 65, sum(map(i in indices(drop(split($digits, ''), 1)): filter(d in indices(if(split($digits, '')[0] = 'b', 2, 16)): split('0123456789abcdef', '')[d] = lower(drop(split($digits, ''), 1)[i]))[0] * product(repeat(if(split($digits, '')[0] = 'b', 2, 16), count(drop(split($digits, ''), 1)) - 1 - i)))), absent)",
    varve.derived.signed = "if($width = 1 or $width > 62, #moore.fvint(absent, $digits, $width).number, if(#moore.fvint(absent, $digits, $width).number < product(repeat(2, $width - 1)), #moore.fvint(absent, $digits, $width).number, #moore.fvint(absent, $digits, $width).number - product(repeat(2, $width))))",
    varve.format = "`<` one( $value | name($digits) ) `:` $width `>`",
    varve.read_as = "if(has($digits), #moore.fvint(#moore.fvint(absent, $digits, $width).signed, absent, $width), absent)"
  } {
    %value = irdl.any {varve.rule = "optional<i64>"}
    %digits = irdl.any {varve.rule = "optional<string>"}
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      value: %value,
      digits: %digits,
      width: %width)
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @array_create attributes {
    varve.format = "$elements attr-dict `:` type($elements) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands"]
  } {
    %elements = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!moore.array, !moore.uarray>"}
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @ashr attributes {
    varve.format = "$value `,` $amount attr-dict `:` short(type($value)) `,` short(type($amount))",
    varve.traits = ["Pure", "TypesMatchWith<value,result>"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any
    %amount = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value,
      amount: %amount)
    irdl.results(
      result: %result)
  }
  irdl.operation @assert attributes {
    varve.format = "$defer $cond (`label` $label^)? attr-dict `:` short(type($cond))",
    varve.traits = ["HasParent<moore.procedure,func.func>"]
  } {
    %cond = irdl.any
    %defer = irdl.any {varve.rule = "enum<@DeferAssert>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      cond: %cond)
    irdl.attributes {
      "defer" = %defer,
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @assign attributes {
    varve.format = "$dst `,` $src attr-dict `:` short(type($src))",
    varve.traits = ["HasParent<moore.module>", "TypesMatchWith<src,dst>"],
    varve.let = [
      "type($dst) = !moore.ref(type($src))"]
  } {
    %dst = irdl.base "!moore.ref"
    %src = irdl.any
    irdl.operands(
      dst: %dst,
      src: %src)
  }
  irdl.operation @assigned_variable attributes {
    varve.format = "`` custom<ImplicitSSAName>($name) $input attr-dict `:` short(type($input))",
    varve.traits = ["OpAsmOpInterface", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($input)"],
    varve.names = "{$name}"
  } {
    %input = irdl.any
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @assoc_array.clear attributes {
    varve.format = "$assoc_array attr-dict `:` type($assoc_array)"
  } {
    %assoc_array = irdl.base "!moore.ref"
    irdl.operands(
      assoc_array: %assoc_array)
  }
  irdl.operation @assoc_array.delete attributes {
    varve.format = "`index` $index `from` $assoc_array attr-dict `:` type($assoc_array)",
    varve.traits = ["TypesMatchWith<assoc_array,index>"],
    varve.let = [
      "type($index) = type($assoc_array).nestedType.indexType"]
  } {
    %assoc_array = irdl.base "!moore.ref"
    %index = irdl.any
    irdl.operands(
      assoc_array: %assoc_array,
      index: %index)
  }
  irdl.operation @assoc_array.exists attributes {
    varve.format = "$index `in` $assoc_array attr-dict `:` type($assoc_array)",
    varve.traits = ["TypesMatchWith<assoc_array,index>"],
    varve.let = [
      "type($index) = type($assoc_array).nestedType.indexType",
      "type($result) = !moore.i(32)"]
  } {
    %assoc_array = irdl.base "!moore.ref"
    %index = irdl.any
    %result = irdl.any
    irdl.operands(
      assoc_array: %assoc_array,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array.first attributes {
    varve.format = "`to` $index `from` $assoc_array attr-dict `:` type($assoc_array)",
    varve.traits = ["TypesMatchWith<assoc_array,index>"],
    varve.let = [
      "type($index) = !moore.ref(type($assoc_array).nestedType.indexType)",
      "type($result) = !moore.i(32)"]
  } {
    %assoc_array = irdl.base "!moore.ref"
    %index = irdl.base "!moore.ref"
    %result = irdl.any
    irdl.operands(
      assoc_array: %assoc_array,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array.last attributes {
    varve.format = "`to` $index `from` $assoc_array attr-dict `:` type($assoc_array)",
    varve.traits = ["TypesMatchWith<assoc_array,index>"],
    varve.let = [
      "type($index) = !moore.ref(type($assoc_array).nestedType.indexType)",
      "type($result) = !moore.i(32)"]
  } {
    %assoc_array = irdl.base "!moore.ref"
    %index = irdl.base "!moore.ref"
    %result = irdl.any
    irdl.operands(
      assoc_array: %assoc_array,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array.next attributes {
    varve.format = "`to` $index `from` $assoc_array attr-dict `:` type($assoc_array)",
    varve.traits = ["TypesMatchWith<assoc_array,index>"],
    varve.let = [
      "type($index) = !moore.ref(type($assoc_array).nestedType.indexType)",
      "type($result) = !moore.i(32)"]
  } {
    %assoc_array = irdl.base "!moore.ref"
    %index = irdl.base "!moore.ref"
    %result = irdl.any
    irdl.operands(
      assoc_array: %assoc_array,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array.prev attributes {
    varve.format = "`to` $index `from` $assoc_array attr-dict `:` type($assoc_array)",
    varve.traits = ["TypesMatchWith<assoc_array,index>"],
    varve.let = [
      "type($index) = !moore.ref(type($assoc_array).nestedType.indexType)",
      "type($result) = !moore.i(32)"]
  } {
    %assoc_array = irdl.base "!moore.ref"
    %index = irdl.base "!moore.ref"
    %result = irdl.any
    irdl.operands(
      assoc_array: %assoc_array,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array.set attributes {
    varve.format = "$assoc_array `[` $index `]` `=` $value attr-dict `:` type($assoc_array)",
    varve.traits = ["TypesMatchWith<assoc_array,value>", "TypesMatchWith<assoc_array,index>"],
    varve.let = [
      "type($value) = type($assoc_array).nestedType.elementType",
      "type($index) = type($assoc_array).nestedType.indexType"]
  } {
    %assoc_array = irdl.base "!moore.ref"
    %index = irdl.any
    %value = irdl.any
    irdl.operands(
      assoc_array: %assoc_array,
      index: %index,
      value: %value)
  }
  irdl.operation @assoc_array.size attributes {
    varve.format = "$assoc_array `:` type($assoc_array) attr-dict",
    varve.let = [
      "type($result) = !moore.i(32)"]
  } {
    %assoc_array = irdl.base "!moore.ref"
    %result = irdl.any
    irdl.operands(
      assoc_array: %assoc_array)
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array_extract attributes {
    varve.format = "$input `[` $index `]` attr-dict `:` type($input)",
    varve.traits = ["Pure", "TypesMatchWith<input,result>", "TypesMatchWith<input,index>"],
    varve.let = [
      "type($result) = type($input).elementType",
      "type($index) = type($input).indexType"]
  } {
    %input = irdl.base "!moore.assoc_array"
    %index = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array_extract_ref attributes {
    varve.format = "$input `[` $index `]` attr-dict `:` type($input)",
    varve.traits = ["TypesMatchWith<input,result>", "TypesMatchWith<input,index>"],
    varve.let = [
      "type($result) = !moore.ref(type($input).nestedType.elementType)",
      "type($index) = type($input).nestedType.indexType"]
  } {
    %input = irdl.base "!moore.ref"
    %index = irdl.any
    %result = irdl.base "!moore.ref"
    irdl.operands(
      input: %input,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assume attributes {
    varve.format = "$defer $cond (`label` $label^)? attr-dict `:` short(type($cond))",
    varve.traits = ["HasParent<moore.procedure,func.func>"]
  } {
    %cond = irdl.any
    %defer = irdl.any {varve.rule = "enum<@DeferAssert>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      cond: %cond)
    irdl.attributes {
      "defer" = %defer,
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @blocking_assign attributes {
    varve.format = "$dst `,` $src attr-dict `:` short(type($src))",
    varve.traits = ["PromotableMemOpInterface", "TypesMatchWith<src,dst>"],
    varve.let = [
      "type($dst) = !moore.ref(type($src))"]
  } {
    %dst = irdl.base "!moore.ref"
    %src = irdl.any
    irdl.operands(
      dst: %dst,
      src: %src)
  }
  irdl.operation @bool_cast attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure", "ResultIsSingleBitMatchingInputDomain<input,result>"],
    varve.let = [
      "type($result) = if(isa(type($input), '!moore.i'), !moore.i(1), if(isa(type($input), '!moore.l') or isa(type($input).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.abs attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.acos attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.acosh attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.asin attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.asinh attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.atan attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.atan2 attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.atanh attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.bitstoreal attributes {
    varve.format = "$value attr-dict`:` short(type($value))",
    varve.let = [
      "type($value) = !moore.i(64)",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.bitstoshortreal attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.let = [
      "type($value) = !moore.i(32)",
      "type($result) = !moore.f32"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.ceil attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.clog2 attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.cos attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.cosh attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.display attributes {
    varve.format = "$message attr-dict",
    varve.let = [
      "type($message) = !moore.format_string"]
  } {
    %message = irdl.base "!moore.format_string"
    irdl.operands(
      message: %message)
  }
  irdl.operation @builtin.exp attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.fclose attributes {
    varve.format = "$fd attr-dict",
    varve.let = [
      "type($fd) = !moore.i(32)"]
  } {
    %fd = irdl.any
    irdl.operands(
      fd: %fd)
  }
  irdl.operation @builtin.fdisplay attributes {
    varve.format = "$fd `,` $message attr-dict",
    varve.let = [
      "type($fd) = !moore.i(32)",
      "type($message) = !moore.format_string"]
  } {
    %fd = irdl.any
    %message = irdl.base "!moore.format_string"
    irdl.operands(
      fd: %fd,
      message: %message)
  }
  irdl.operation @builtin.fflush attributes {
    varve.format = "($fd^)? attr-dict",
    varve.let = [
      "type($fd) = !moore.i(32)"]
  } {
    %fd = irdl.any
    irdl.operands(
      fd: optional %fd)
  }
  irdl.operation @builtin.finish attributes {
    varve.format = "$exitCode attr-dict"
  } {
    %exitCode = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {
      "exitCode" = %exitCode
    }
  }
  irdl.operation @builtin.finish_message attributes {
    varve.format = "$withStats attr-dict"
  } {
    %withStats = irdl.any {varve.rule = "I1Attr"}
    irdl.attributes {
      "withStats" = %withStats
    }
  }
  irdl.operation @builtin.floor attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.fopen attributes {
    varve.format = "$filename (`mode` `=` $mode^)? attr-dict",
    varve.let = [
      "type($filename) = !moore.string",
      "type($fd) = !moore.i(32)"]
  } {
    %filename = irdl.base "!moore.string"
    %fd = irdl.any
    %mode = irdl.any {varve.rule = "enum<@FOpenMode>"}
    irdl.operands(
      filename: %filename)
    irdl.results(
      fd: %fd)
    irdl.attributes {
      "mode" = %mode
    } {
      varve.optional = ["mode"]
    }
  }
  irdl.operation @builtin.hypot attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.ln attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.log10 attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.max attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.min attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.plusargs_test attributes {
    varve.format = "$formatString attr-dict `:` short(type($found))",
    varve.let = [
      "type($found) = !moore.i(1)"]
  } {
    %found = irdl.any
    %formatString = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      found: %found)
    irdl.attributes {
      "formatString" = %formatString
    }
  }
  irdl.operation @builtin.plusargs_value attributes {
    varve.format = "$formatString attr-dict `:` short(type($found)) `,` short(type($result))",
    varve.let = [
      "type($found) = !moore.i(1)"]
  } {
    %found = irdl.any
    %result = irdl.any
    %formatString = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      found: %found,
      result: %result)
    irdl.attributes {
      "formatString" = %formatString
    }
  }
  irdl.operation @builtin.readmem attributes {
    varve.format = "$base $filename `,` $dest (`start` `=` $startAddr^)? (`finish` `=` $finishAddr^)? (`slice` `` `[` $sliceLeft^ `,` $sliceRight `]`)? attr-dict `:` type($dest)",
    varve.let = [
      "type($filename) = !moore.string",
      "type($startAddr) = !moore.i(32)",
      "type($finishAddr) = !moore.i(32)",
      "type($sliceLeft) = !moore.i(32)",
      "type($sliceRight) = !moore.i(32)"]
  } {
    %filename = irdl.base "!moore.string"
    %dest = irdl.any
    %startAddr = irdl.any
    %finishAddr = irdl.any
    %sliceLeft = irdl.any
    %sliceRight = irdl.any
    %base = irdl.any {varve.rule = "enum<@MemBase>"}
    %dimLows = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %dimDescending = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %enumValues = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      filename: %filename,
      dest: %dest,
      startAddr: optional %startAddr,
      finishAddr: optional %finishAddr,
      sliceLeft: optional %sliceLeft,
      sliceRight: optional %sliceRight) {
      varve.segments
    }
    irdl.attributes {
      "base" = %base,
      "dimLows" = %dimLows,
      "dimDescending" = %dimDescending,
      "enumValues" = %enumValues
    } {
      varve.optional = ["enumValues"]
    }
  }
  irdl.operation @builtin.realtobits attributes {
    varve.format = "$value attr-dict",
    varve.let = [
      "type($value) = !moore.f64",
      "type($result) = !moore.i(64)"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.severity attributes {
    varve.format = "$severity $message attr-dict",
    varve.let = [
      "type($message) = !moore.format_string"]
  } {
    %message = irdl.base "!moore.format_string"
    %severity = irdl.any {varve.rule = "enum<@Severity>"}
    irdl.operands(
      message: %message)
    irdl.attributes {
      "severity" = %severity
    }
  }
  irdl.operation @builtin.shortrealtobits attributes {
    varve.format = "$value attr-dict",
    varve.let = [
      "type($value) = !moore.f32",
      "type($result) = !moore.i(32)"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.sin attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.sinh attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.size attributes {
    varve.format = "$queue `:` type($queue) attr-dict",
    varve.let = [
      "type($result) = !moore.i(32)"]
  } {
    %queue = irdl.base "!moore.queue"
    %result = irdl.any
    irdl.operands(
      queue: %queue)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.sqrt attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.stop attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @builtin.tan attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.tanh attributes {
    varve.format = "$value attr-dict `:` short(type($value))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = !moore.f64",
      "type($result) = !moore.f64"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.time attributes {
    varve.format = "attr-dict",
    varve.let = [
      "type($result) = !moore.time"]
  } {
    %result = irdl.base "!moore.time"
    irdl.results(
      result: %result)
  }
  irdl.operation @builtin.urandom_range attributes {
    varve.format = "$minval `,` $maxval (`,` $seed^)? attr-dict",
    varve.let = [
      "type($minval) = !moore.i(32)",
      "type($maxval) = !moore.i(32)",
      "type($seed) = !moore.ref(!moore.i(32))",
      "type($result) = !moore.i(32)"]
  } {
    %minval = irdl.any
    %maxval = irdl.any
    %seed = irdl.base "!moore.ref"
    %result = irdl.any
    irdl.operands(
      minval: %minval,
      maxval: %maxval,
      seed: optional %seed)
    irdl.results(
      result: %result)
  }
  irdl.operation @call_coroutine attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @case_eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs))",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @case_ne attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs))",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @casexz_eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs))",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @casez_eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs))",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @class.classdecl attributes {
    varve.format = "$sym_name (`extends` $base^)? (`implements` $implementedInterfaces^)? attr-dict-with-keyword $body",
    varve.traits = ["Symbol", "SymbolTable", "IsolatedFromAbove", "NoTerminator", "SingleBlock"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %base = irdl.any {varve.rule = "SymbolRefAttr"}
    %implementedInterfaces = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "base" = %base,
      "implementedInterfaces" = %implementedInterfaces
    } {
      varve.optional = ["base", "implementedInterfaces"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @class.methoddecl attributes {
    varve.format = "$sym_name (`->` $impl^)? `:` $function_type attr-dict",
    varve.traits = ["Symbol", "HasParent<moore.class.classdecl>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %impl = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "impl" = %impl
    } {
      varve.optional = ["impl"]
    }
  }
  irdl.operation @class.new attributes {
    varve.format = "`:` type($result) attr-dict",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %result = irdl.base "!moore.class"
    irdl.results(
      result: %result)
  }
  irdl.operation @class.property_ref attributes {
    varve.format = "$instance`[`$property`]` `:` type($instance) `->` type($propertyRef) attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %instance = irdl.base "!moore.class"
    %propertyRef = irdl.base "!moore.ref"
    %property = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      instance: %instance)
    irdl.results(
      propertyRef: %propertyRef)
    irdl.attributes {
      "property" = %property
    }
  }
  irdl.operation @class.propertydecl attributes {
    varve.format = "$sym_name `:` $type attr-dict",
    varve.traits = ["Symbol", "HasParent<moore.class.classdecl>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type
    }
  }
  irdl.operation @class.upcast attributes {
    varve.format = "$instance `:` type($instance) `to` type($result) attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %instance = irdl.base "!moore.class"
    %result = irdl.base "!moore.class"
    irdl.operands(
      instance: %instance)
    irdl.results(
      result: %result)
  }
  irdl.operation @complete attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "Terminator", "HasParent<moore.fork>"]
  } {
  }
  irdl.operation @concat attributes {
    varve.format = "$values attr-dict `:` `(` type($values) `)` `->` short(type($result))",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %values = irdl.any
    %result = irdl.any
    irdl.operands(
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @concat_ref attributes {
    varve.format = "$values attr-dict `:` `(` type($values) `)` `->` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %values = irdl.base "!moore.ref"
    %result = irdl.base "!moore.ref"
    irdl.operands(
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @conditional attributes {
    varve.format = "$condition attr-dict `:` short(type($condition)) `->` short(type($result)) $trueRegion $falseRegion",
    varve.traits = ["RecursiveMemoryEffects", "NoRegionArguments"]
  } {
    %condition = irdl.any
    %result = irdl.any
    irdl.operands(
      condition: %condition)
    irdl.results(
      result: %result)
    %trueRegion = irdl.region with size 1
    %falseRegion = irdl.region with size 1
    irdl.regions(
      trueRegion: %trueRegion,
      falseRegion: %falseRegion)
  }
  irdl.operation @constant attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "ConstantLike"],
    varve.format = ["one( $number let($value.digits = absent; $value.value = if(type($result).width = 1 and $number < 0, $number + 2, if(type($result).width > 1 and type($result).width < 63, if($number < product(repeat(2, type($result).width - 1)), $number, $number - product(repeat(2, type($result).width))), $number)))", "  | name($word) let($value.value = known(#moore.fvint(absent, $word, type($result).width).signed, absent); $value.digits = if(has($value.value), absent, $word)) ) attr-dict `:` short(type($result)) let($value.width = type($result).width)"],
    varve.locals = {number = ["I64Attr", "$value.value"], word = ["StrAttr", "$value.digits"]}
  } {
    %result = irdl.any
    %value = irdl.base "#moore.fvint"
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constant_real attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = ["type($result) = if(width(typeof($value)) = 32, !moore.f32, !moore.f64)"]
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "FloatAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constant_string attributes {
    varve.format = "$value attr-dict `:` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constant_time attributes {
    varve.format = "$value `fs` attr-dict",
    varve.traits = ["Pure", "ConstantLike"],
    varve.let = [
      "type($result) = !moore.time"]
  } {
    %result = irdl.base "!moore.time"
    %value = irdl.any {varve.rule = "UI64Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @convert_real attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @coroutine attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "FunctionOpInterface", "Symbol", "RegionKindInterface", "RecursiveMemoryEffects"],
    varve.format = "function"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @cover attributes {
    varve.format = "$defer $cond (`label` $label^)? attr-dict `:` short(type($cond))",
    varve.traits = ["HasParent<moore.procedure,func.func>"]
  } {
    %cond = irdl.any
    %defer = irdl.any {varve.rule = "enum<@DeferAssert>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      cond: %cond)
    irdl.attributes {
      "defer" = %defer,
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @delayed_assign attributes {
    varve.format = "$dst `,` $src `,` $delay attr-dict `:` short(type($src))",
    varve.traits = ["HasParent<moore.module>", "TypesMatchWith<src,dst>"],
    varve.let = [
      "type($dst) = !moore.ref(type($src))",
      "type($delay) = !moore.time"]
  } {
    %dst = irdl.base "!moore.ref"
    %src = irdl.any
    %delay = irdl.base "!moore.time"
    irdl.operands(
      dst: %dst,
      src: %src,
      delay: %delay)
  }
  irdl.operation @delayed_nonblocking_assign attributes {
    varve.format = "$dst `,` $src `,` $delay attr-dict `:` short(type($src))",
    varve.traits = ["TypesMatchWith<src,dst>"],
    varve.let = [
      "type($dst) = !moore.ref(type($src))",
      "type($delay) = !moore.time"]
  } {
    %dst = irdl.base "!moore.ref"
    %src = irdl.any
    %delay = irdl.base "!moore.time"
    irdl.operands(
      dst: %dst,
      src: %src,
      delay: %delay)
  }
  irdl.operation @detect_event attributes {
    varve.format = "$edge $input (`if` $condition^)? attr-dict `:` short(type($input))",
    varve.traits = ["HasParent<moore.wait_event>"],
    varve.let = [
      "type($condition) = !moore.i(1)"]
  } {
    %input = irdl.any
    %condition = irdl.any
    %edge = irdl.any {varve.rule = "enum<@Edge>"}
    irdl.operands(
      input: %input,
      condition: optional %condition)
    irdl.attributes {
      "edge" = %edge
    }
  }
  irdl.operation @detect_level attributes {
    varve.format = "$condition attr-dict `:` short(type($condition))",
    varve.traits = ["HasParent<moore.wait_level>"]
  } {
    %condition = irdl.any
    irdl.operands(
      condition: %condition)
  }
  irdl.operation @divs attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @divu attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @dyn_extract attributes {
    varve.format = "$input `from` $lowBit attr-dict `:` short(type($input)) `,` short(type($lowBit)) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %lowBit = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input,
      lowBit: %lowBit)
    irdl.results(
      result: %result)
  }
  irdl.operation @dyn_extract_ref attributes {
    varve.format = "$input `from` $lowBit attr-dict `:` type($input) `,` short(type($lowBit)) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!moore.ref"
    %lowBit = irdl.any
    %result = irdl.base "!moore.ref"
    irdl.operands(
      input: %input,
      lowBit: %lowBit)
    irdl.results(
      result: %result)
  }
  irdl.operation @dyn_queue_extract attributes {
    varve.format = "$input `from` $lowerIdx `to` $upperIdx attr-dict `:` type($input) `,` short(type($lowerIdx)) `->` short(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lowerIdx,upperIdx>"],
    varve.let = [
      "type($upperIdx) = type($lowerIdx)"]
  } {
    %input = irdl.base "!moore.queue"
    %lowerIdx = irdl.any
    %upperIdx = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input,
      lowerIdx: %lowerIdx,
      upperIdx: %upperIdx)
    irdl.results(
      result: %result)
  }
  irdl.operation @dyn_queue_ref_element attributes {
    varve.format = "$input `from` $index attr-dict `:` type($input) `,` short(type($index)) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!moore.ref"
    %index = irdl.any
    %result = irdl.base "!moore.ref"
    irdl.operands(
      input: %input,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @extract attributes {
    varve.format = "$input `from` $lowBit attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %result = irdl.any
    %lowBit = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lowBit" = %lowBit
    }
  }
  irdl.operation @extract_ref attributes {
    varve.format = "$input `from` $lowBit attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!moore.ref"
    %result = irdl.base "!moore.ref"
    %lowBit = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lowBit" = %lowBit
    }
  }
  irdl.operation @fadd attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fdiv attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @feq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fge attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fgt attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fle attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @flt attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fmt.char attributes {
    varve.format = "$value `:` short(type($value)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !moore.format_string"]
  } {
    %value = irdl.any
    %result = irdl.base "!moore.format_string"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @fmt.concat attributes {
    varve.format = "` ` `(` $inputs `)` attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputs) = !moore.format_string",
      "type($result) = !moore.format_string"]
  } {
    %inputs = irdl.base "!moore.format_string"
    %result = irdl.base "!moore.format_string"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fmt.hier_path attributes {
    varve.format = "(`escaped` $useEscapes^)? attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !moore.format_string"]
  } {
    %result = irdl.base "!moore.format_string"
    %useEscapes = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "useEscapes" = %useEscapes
    } {
      varve.optional = ["useEscapes"]
    }
  }
  irdl.operation @fmt.int attributes {
    varve.format = "$format $value `,` `align` $alignment `,` `pad` $padding (`width` $specifierWidth^)? (`signed` $isSigned^)? attr-dict `:` short(type($value))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !moore.format_string"]
  } {
    %value = irdl.any
    %result = irdl.base "!moore.format_string"
    %format = irdl.any {varve.rule = "enum<@IntFormat>"}
    %alignment = irdl.any {varve.rule = "enum<@IntAlign>"}
    %padding = irdl.any {varve.rule = "enum<@IntPadding>"}
    %specifierWidth = irdl.any {varve.rule = "I32Attr"}
    %isSigned = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format,
      "alignment" = %alignment,
      "padding" = %padding,
      "specifierWidth" = %specifierWidth,
      "isSigned" = %isSigned
    } {
      varve.optional = ["specifierWidth", "isSigned"]
    }
  }
  irdl.operation @fmt.literal attributes {
    varve.format = "$literal attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !moore.format_string"]
  } {
    %result = irdl.base "!moore.format_string"
    %literal = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "literal" = %literal
    }
  }
  irdl.operation @fmt.real attributes {
    varve.format = "$format $value `,` `align` $alignment (`fieldWidth` $fieldWidth^)? (`fracDigits` $fracDigits^)? attr-dict `:` short(type($value))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !moore.format_string"]
  } {
    %value = irdl.any
    %result = irdl.base "!moore.format_string"
    %format = irdl.any {varve.rule = "enum<@RealFormat>"}
    %alignment = irdl.any {varve.rule = "enum<@IntAlign>"}
    %fieldWidth = irdl.any {varve.rule = "I32Attr"}
    %fracDigits = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format,
      "alignment" = %alignment,
      "fieldWidth" = %fieldWidth,
      "fracDigits" = %fracDigits
    } {
      varve.optional = ["fieldWidth", "fracDigits"]
    }
  }
  irdl.operation @fmt.string attributes {
    varve.format = "$string (`,` `width` $width^)? (`,` `alignment` $alignment^)? (`,` `padding` $padding^)? attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($string) = !moore.string",
      "type($result) = !moore.format_string"]
  } {
    %string = irdl.base "!moore.string"
    %result = irdl.base "!moore.format_string"
    %width = irdl.any {varve.rule = "I32Attr"}
    %alignment = irdl.any {varve.rule = "enum<@IntAlign>"}
    %padding = irdl.any {varve.rule = "enum<@IntPadding>"}
    irdl.operands(
      string: %string)
    irdl.results(
      result: %result)
    irdl.attributes {
      "width" = %width,
      "alignment" = %alignment,
      "padding" = %padding
    } {
      varve.optional = ["width", "alignment", "padding"]
    }
  }
  irdl.operation @fmul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fne attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fneg attributes {
    varve.format = "$input attr-dict `:` short(type($input))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @fork attributes {
    varve.format = "$kind attr-dict-with-keyword $body",
    varve.traits = ["HasOnlyGraphRegion", "NoTerminator"]
  } {
    %kind = irdl.any {varve.rule = "enum<@JoinKind>"}
    irdl.attributes {
      "kind" = %kind
    }
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body) {
      varve.variadic = ["body"]
    }
  }
  irdl.operation @fpow attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @from_builtin_int attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["Pure", "TypesMatchWith<input,result>"],
    varve.let = [
      "type($result) = !moore.i(width(type($input)))"]
  } {
    %input = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @fstring_to_string attributes {
    varve.format = "$fmtstring attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($fmtstring) = !moore.format_string",
      "type($result) = !moore.string"]
  } {
    %fmtstring = irdl.base "!moore.format_string"
    %result = irdl.base "!moore.string"
    irdl.operands(
      fmtstring: %fmtstring)
    irdl.results(
      result: %result)
  }
  irdl.operation @fsub attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @func.dpi attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "Symbol", "OpAsmOpInterface", "FunctionOpInterface"],
    varve.format = ["visibility($sym_visibility) symbol($sym_name) `(` each($dpi_arg_dirs $dpi_arg_names $types $argument_locs default absent by `,`:", "  one( `in` let($dpi_arg_dirs = 0) | `out` let($dpi_arg_dirs = 1) | `inout` let($dpi_arg_dirs = 2) | `return` let($dpi_arg_dirs = 3) )", "  if($dpi_arg_dirs in [0, 2]: value($dpi_arg_names) | name($dpi_arg_names)) `:` $types loc($argument_locs, known) ) `)`", "let($function_type = fn(map(i in filter(i in indices($dpi_arg_dirs): $dpi_arg_dirs[i] in [0, 2]): typeof($types[i])), map(i in filter(i in indices($dpi_arg_dirs): $dpi_arg_dirs[i] != 0): typeof($types[i]))))", "attr-dict-with-keyword one( | $body )"],
    varve.locals = {types = ["ArrayOf<TypeAttr>", "map(i in indices($dpi_arg_dirs): if($dpi_arg_dirs[i] in [0, 2], $function_type.inputs[count(j in indices(i): $dpi_arg_dirs[j] in [0, 2])], $function_type.results[count(j in indices(i): $dpi_arg_dirs[j] != 0)]))"]}
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %dpi_arg_dirs = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    %dpi_arg_names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %argument_locs = irdl.any {varve.rule = "ArrayOf<LocationAttr>"}
    %verilogName = irdl.any {varve.rule = "StrAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "dpi_arg_dirs" = %dpi_arg_dirs,
      "dpi_arg_names" = %dpi_arg_names,
      "argument_locs" = %argument_locs,
      "verilogName" = %verilogName,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["argument_locs", "verilogName", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @func.dpi.call attributes {
    varve.format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"]
  } {
    %inputs = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @get_global_variable attributes {
    varve.format = "$global_name attr-dict `:` type($result)",
    varve.traits = ["SymbolUserOpInterface", "Pure"]
  } {
    %result = irdl.base "!moore.ref"
    %global_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "global_name" = %global_name
    }
  }
  irdl.operation @global_variable attributes {
    varve.format = "$sym_name attr-dict `:` $type (`init` $initRegion^)?",
    varve.traits = ["IsolatedFromAbove", "NoRegionArguments", "SingleBlock", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type
    }
    %initRegion = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      initRegion: %initRegion)
  }
  irdl.operation @handle_case_eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!moore.chandle, !moore.class, !moore.null>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!moore.chandle, !moore.class, !moore.null>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @handle_case_ne attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!moore.chandle, !moore.class, !moore.null>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!moore.chandle, !moore.class, !moore.null>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @handle_eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `:` type($rhs) `->` short(type($result))",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!moore.chandle, !moore.class, !moore.null>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!moore.chandle, !moore.class, !moore.null>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @handle_ne attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `:` type($rhs) `->` short(type($result))",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!moore.chandle, !moore.class, !moore.null>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!moore.chandle, !moore.class, !moore.null>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @instance attributes {
    varve.printer = "code",
    varve.traits = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.format = ["$instanceName $moduleName `(` each($inputs $inputNames by `,`: name($inputNames) `` `:` $inputs `` `:` type($inputs)) `)`", "`->` `(` each($outputNames type($outputs) by `,`: name($outputNames) `` `:` type($outputs)) `)` attr-dict"],
    varve.names = "{$instanceName}.{$outputNames}"
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    %instanceName = irdl.any {varve.rule = "StrAttr"}
    %moduleName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %inputNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %outputNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "instanceName" = %instanceName,
      "moduleName" = %moduleName,
      "inputNames" = %inputNames,
      "outputNames" = %outputNames
    }
  }
  irdl.operation @int_to_logic attributes {
    varve.format = "$input attr-dict `:` short(type($input))",
    varve.traits = ["Pure", "TypesMatchWith<input,result>"],
    varve.let = [
      "type($result) = !moore.l(type($input).width)"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @int_to_string attributes {
    varve.format = "$input attr-dict `:` short(type($input))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !moore.string"]
  } {
    %input = irdl.any
    %result = irdl.base "!moore.string"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @logic_to_int attributes {
    varve.format = "$input attr-dict `:` short(type($input))",
    varve.traits = ["Pure", "TypesMatchWith<input,result>"],
    varve.let = [
      "type($result) = !moore.i(type($input).width)"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @logic_to_time attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !moore.l(64)",
      "type($result) = !moore.time"]
  } {
    %input = irdl.any
    %result = irdl.base "!moore.time"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @mods attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @modu attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @module attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "RegionKindInterface", "Symbol", "SingleBlock", "OpAsmOpInterface"],
    varve.terminator = "moore.output",
    varve.arguments = {bodyRegion = [["%arg", "*"]]},
    varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): p[0])}",
    varve.format = ["visibility($sym_visibility) symbol($sym_name) `(` each($module_type.ports %arg by `,`: one( `in` let($module_type.ports.dir = .input) | `out` let($module_type.ports.dir = .output) | `inout` let($module_type.ports.dir = .inout) )", "  if($module_type.ports.dir = .output: name($module_type.ports.name) | %arg one( let($module_type.ports.name = ssa(%arg)) | name($module_type.ports.name) )", "  let(type(%arg) = if($module_type.ports.dir = .inout, !hw.inout($module_type.ports.type), $module_type.ports.type)) ) `:` $module_type.ports.type loc(%arg, unprinted) ) `)`", "attr-dict-with-keyword region($bodyRegion, end)"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %module_type = irdl.any {varve.rule = "TypeAttrOf<!hw.modty>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "module_type" = %module_type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ne attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @neg attributes {
    varve.format = "$input attr-dict `:` short(type($input))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @net attributes {
    varve.format = "`` custom<ImplicitSSAName>($name) $kind ($assignment^)? attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "OptionalTypesMatchWith<result,assignment>"],
    varve.let = [
      "type($assignment) = type($result).nestedType"],
    varve.names = "{$name}"
  } {
    %assignment = irdl.any
    %result = irdl.base "!moore.ref"
    %name = irdl.any {varve.rule = "StrAttr"}
    %kind = irdl.any {varve.rule = "enum<@NetKind>"}
    irdl.operands(
      assignment: optional %assignment)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "kind" = %kind
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @nonblocking_assign attributes {
    varve.format = "$dst `,` $src attr-dict `:` short(type($src))",
    varve.traits = ["TypesMatchWith<src,dst>"],
    varve.let = [
      "type($dst) = !moore.ref(type($src))"]
  } {
    %dst = irdl.base "!moore.ref"
    %src = irdl.any
    irdl.operands(
      dst: %dst,
      src: %src)
  }
  irdl.operation @not attributes {
    varve.format = "$input attr-dict `:` short(type($input))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @null attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !moore.null"]
  } {
    %result = irdl.base "!moore.null"
    irdl.results(
      result: %result)
  }
  irdl.operation @null_chandle attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !moore.chandle"]
  } {
    %result = irdl.base "!moore.chandle"
    irdl.results(
      result: %result)
  }
  irdl.operation @null_class attributes {
    varve.format = "`:` type($result) attr-dict",
    varve.traits = ["Pure"]
  } {
    %result = irdl.base "!moore.class"
    irdl.results(
      result: %result)
  }
  irdl.operation @open_uarray_create attributes {
    varve.format = "$initialSize attr-dict `:` short(type($initialSize)) `->` type($result)"
  } {
    %initialSize = irdl.any
    %result = irdl.base "!moore.open_uarray"
    irdl.operands(
      initialSize: %initialSize)
    irdl.results(
      result: %result)
  }
  irdl.operation @open_uarray_delete attributes {
    varve.format = "$arr attr-dict `:` type($arr)",
    varve.let = [
      "type($result0) = !moore.void"]
  } {
    %arr = irdl.base "!moore.open_uarray"
    %result0 = irdl.base "!moore.void"
    irdl.operands(
      arr: %arr)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @open_uarray_size attributes {
    varve.format = "$arr attr-dict `:` type($arr)",
    varve.let = [
      "type($result) = !moore.i(32)"]
  } {
    %arr = irdl.base "!moore.open_uarray"
    %result = irdl.any
    irdl.operands(
      arr: %arr)
    irdl.results(
      result: %result)
  }
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @output attributes {
    varve.format = "attr-dict ($outputs^ `:` type($outputs))?",
    varve.traits = ["Terminator", "HasParent<moore.module>", "Pure", "ReturnLike"]
  } {
    %outputs = irdl.any
    irdl.operands(
      outputs: variadic %outputs)
  }
  irdl.operation @packed_to_sbv attributes {
    varve.format = "$input attr-dict `:` short(type($input))",
    varve.traits = ["Pure", "TypeIsSimpleBitVectorOf<input,result>"],
    varve.let = [
      "type($result) = type($input).simpleBitVector"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @pop_back attributes {
    varve.format = "`from` $queue attr-dict `:` type($queue)",
    varve.traits = ["TypesMatchWith<queue,result>"],
    varve.let = [
      "type($result) = type($queue).nestedType.elementType"]
  } {
    %queue = irdl.base "!moore.ref"
    %result = irdl.any
    irdl.operands(
      queue: %queue)
    irdl.results(
      result: %result)
  }
  irdl.operation @pop_front attributes {
    varve.format = "`from` $queue attr-dict `:` type($queue)",
    varve.traits = ["TypesMatchWith<queue,result>"],
    varve.let = [
      "type($result) = type($queue).nestedType.elementType"]
  } {
    %queue = irdl.base "!moore.ref"
    %result = irdl.any
    irdl.operands(
      queue: %queue)
    irdl.results(
      result: %result)
  }
  irdl.operation @pows attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @powu attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @procedure attributes {
    varve.format = "$kind attr-dict-with-keyword $body",
    varve.traits = ["NoRegionArguments", "RecursiveMemoryEffects", "RecursivelySpeculatable"]
  } {
    %kind = irdl.any {varve.rule = "enum<@ProcedureKind>"}
    irdl.attributes {
      "kind" = %kind
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @push_back attributes {
    varve.format = "$element `into` $queue attr-dict `:` type($queue)",
    varve.traits = ["TypesMatchWith<queue,element>"],
    varve.let = [
      "type($element) = type($queue).nestedType.elementType"]
  } {
    %queue = irdl.base "!moore.ref"
    %element = irdl.any
    irdl.operands(
      queue: %queue,
      element: %element)
  }
  irdl.operation @push_front attributes {
    varve.format = "$element `into` $queue attr-dict `:` type($queue)",
    varve.traits = ["TypesMatchWith<queue,element>"],
    varve.let = [
      "type($element) = type($queue).nestedType.elementType"]
  } {
    %queue = irdl.base "!moore.ref"
    %element = irdl.any
    irdl.operands(
      queue: %queue,
      element: %element)
  }
  irdl.operation @queue.clear attributes {
    varve.format = "$queue attr-dict `:` type($queue)"
  } {
    %queue = irdl.base "!moore.ref"
    irdl.operands(
      queue: %queue)
  }
  irdl.operation @queue.cmp attributes {
    varve.format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.base "!moore.queue"
    %rhs = irdl.base "!moore.queue"
    %result = irdl.any
    %predicate = irdl.any {varve.rule = "enum<@UArrayCmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @queue.concat attributes {
    varve.format = "` ` `(` $inputs `)` attr-dict `:` `(` type($inputs) `)` type($result)",
    varve.traits = ["Pure"]
  } {
    %inputs = irdl.base "!moore.queue"
    %result = irdl.base "!moore.queue"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @queue.delete attributes {
    varve.format = "`index` $index `of` $queue attr-dict `:` type($queue)",
    varve.let = [
      "type($index) = !moore.i(32)"]
  } {
    %queue = irdl.base "!moore.ref"
    %index = irdl.any
    irdl.operands(
      queue: %queue,
      index: %index)
  }
  irdl.operation @queue.from_unpacked_array attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!moore.uarray"
    %result = irdl.base "!moore.queue"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @queue.insert attributes {
    varve.format = "$item `into` $queue `at` $index attr-dict `:` type($queue)",
    varve.traits = ["TypesMatchWith<queue,item>"],
    varve.let = [
      "type($item) = type($queue).nestedType.elementType",
      "type($index) = !moore.i(32)"]
  } {
    %queue = irdl.base "!moore.ref"
    %index = irdl.any
    %item = irdl.any
    irdl.operands(
      queue: %queue,
      index: %index,
      item: %item)
  }
  irdl.operation @queue.resize attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!moore.queue"
    %result = irdl.base "!moore.queue"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @queue.set attributes {
    varve.format = "$queue `[` $index `]` `=` $item attr-dict `:` type($queue)",
    varve.traits = ["TypesMatchWith<queue,item>"],
    varve.let = [
      "type($item) = type($queue).nestedType.elementType",
      "type($index) = !moore.i(32)"]
  } {
    %queue = irdl.base "!moore.ref"
    %index = irdl.any
    %item = irdl.any
    irdl.operands(
      queue: %queue,
      index: %index,
      item: %item)
  }
  irdl.operation @read attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["PromotableMemOpInterface", "TypesMatchWith<input,result>"],
    varve.let = [
      "type($result) = type($input).nestedType"]
  } {
    %input = irdl.base "!moore.ref"
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @real_to_int attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @reduce_and attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure", "ResultIsSingleBitMatchingInputDomain<input,result>"],
    varve.let = [
      "type($result) = if(isa(type($input), '!moore.i'), !moore.i(1), if(isa(type($input), '!moore.l') or isa(type($input).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @reduce_or attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure", "ResultIsSingleBitMatchingInputDomain<input,result>"],
    varve.let = [
      "type($result) = if(isa(type($input), '!moore.i'), !moore.i(1), if(isa(type($input), '!moore.l') or isa(type($input).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @reduce_xor attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure", "ResultIsSingleBitMatchingInputDomain<input,result>"],
    varve.let = [
      "type($result) = if(isa(type($input), '!moore.i'), !moore.i(1), if(isa(type($input), '!moore.l') or isa(type($input).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @replicate attributes {
    varve.format = "$value attr-dict `:` short(type($value)) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "Terminator", "HasParent<moore.procedure,moore.coroutine>"]
  } {
  }
  irdl.operation @sbv_to_packed attributes {
    varve.format = "$input attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "TypeIsSimpleBitVectorOf<result,input>"],
    varve.let = [
      "type($input) = type($result).simpleBitVector"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @scan.begin_fscanf attributes {
    varve.format = "$channel attr-dict",
    varve.let = [
      "type($channel) = !moore.i(32)",
      "type($cursor) = !moore.scan_string"]
  } {
    %channel = irdl.any
    %cursor = irdl.base "!moore.scan_string"
    irdl.operands(
      channel: %channel)
    irdl.results(
      cursor: %cursor)
  }
  irdl.operation @scan.begin_sscanf attributes {
    varve.format = "$string attr-dict",
    varve.let = [
      "type($string) = !moore.string",
      "type($cursor) = !moore.scan_string"]
  } {
    %string = irdl.base "!moore.string"
    %cursor = irdl.base "!moore.scan_string"
    irdl.operands(
      string: %string)
    irdl.results(
      cursor: %cursor)
  }
  irdl.operation @scan.char attributes {
    varve.format = "$input attr-dict (`:` type($value)^ `,` type($matched))?",
    varve.traits = ["Pure", "SameVariadicResultSize"],
    varve.let = [
      "type($input) = !moore.scan_string",
      "type($remaining) = !moore.scan_string",
      "type($matched) = !moore.i(1)"]
  } {
    %input = irdl.base "!moore.scan_string"
    %remaining = irdl.base "!moore.scan_string"
    %value = irdl.any {varve.rule = "AnyInteger"}
    %matched = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      remaining: %remaining,
      value: optional %value,
      matched: optional %matched)
  }
  irdl.operation @scan.end attributes {
    varve.format = "$cursor attr-dict",
    varve.let = [
      "type($cursor) = !moore.scan_string",
      "type($count) = !moore.i(32)"]
  } {
    %cursor = irdl.base "!moore.scan_string"
    %count = irdl.any
    irdl.operands(
      cursor: %cursor)
    irdl.results(
      count: %count)
  }
  irdl.operation @scan.hier_path_match attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !moore.scan_string",
      "type($remaining) = !moore.scan_string"]
  } {
    %input = irdl.base "!moore.scan_string"
    %remaining = irdl.base "!moore.scan_string"
    irdl.operands(
      input: %input)
    irdl.results(
      remaining: %remaining)
  }
  irdl.operation @scan.int attributes {
    varve.format = "$input $format (`width` $maxWidth^)? attr-dict (`:` type($value)^ `,` type($matched))?",
    varve.traits = ["Pure", "SameVariadicResultSize"],
    varve.let = [
      "type($input) = !moore.scan_string",
      "type($remaining) = !moore.scan_string",
      "type($matched) = !moore.i(1)"]
  } {
    %input = irdl.base "!moore.scan_string"
    %remaining = irdl.base "!moore.scan_string"
    %value = irdl.any {varve.rule = "AnyInteger"}
    %matched = irdl.any
    %format = irdl.any {varve.rule = "enum<@IntFormat>"}
    %maxWidth = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      remaining: %remaining,
      value: optional %value,
      matched: optional %matched)
    irdl.attributes {
      "format" = %format,
      "maxWidth" = %maxWidth
    } {
      varve.optional = ["maxWidth"]
    }
  }
  irdl.operation @scan.literal attributes {
    varve.format = "$input $literal attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !moore.scan_string",
      "type($remaining) = !moore.scan_string"]
  } {
    %input = irdl.base "!moore.scan_string"
    %remaining = irdl.base "!moore.scan_string"
    %literal = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      remaining: %remaining)
    irdl.attributes {
      "literal" = %literal
    }
  }
  irdl.operation @scan.real attributes {
    varve.format = "$input (`width` $maxWidth^)? attr-dict (`:` type($value)^ `,` type($matched))?",
    varve.traits = ["Pure", "SameVariadicResultSize"],
    varve.let = [
      "type($input) = !moore.scan_string",
      "type($remaining) = !moore.scan_string",
      "type($matched) = !moore.i(1)"]
  } {
    %input = irdl.base "!moore.scan_string"
    %remaining = irdl.base "!moore.scan_string"
    %value = irdl.any
    %matched = irdl.any
    %maxWidth = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      remaining: %remaining,
      value: optional %value,
      matched: optional %matched)
    irdl.attributes {
      "maxWidth" = %maxWidth
    } {
      varve.optional = ["maxWidth"]
    }
  }
  irdl.operation @scan.str attributes {
    varve.format = "$input (`width` $maxWidth^)? attr-dict (`:` type($value)^ `,` type($matched))?",
    varve.traits = ["Pure", "SameVariadicResultSize"],
    varve.let = [
      "type($input) = !moore.scan_string",
      "type($remaining) = !moore.scan_string",
      "type($value) = !moore.string",
      "type($matched) = !moore.i(1)"]
  } {
    %input = irdl.base "!moore.scan_string"
    %remaining = irdl.base "!moore.scan_string"
    %value = irdl.base "!moore.string"
    %matched = irdl.any
    %maxWidth = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      remaining: %remaining,
      value: optional %value,
      matched: optional %matched)
    irdl.attributes {
      "maxWidth" = %maxWidth
    } {
      varve.optional = ["maxWidth"]
    }
  }
  irdl.operation @scan.time attributes {
    varve.format = "$input (`width` $maxWidth^)? attr-dict (`:` type($value)^ `,` type($matched))?",
    varve.traits = ["Pure", "SameVariadicResultSize"],
    varve.let = [
      "type($input) = !moore.scan_string",
      "type($remaining) = !moore.scan_string",
      "type($value) = !moore.time",
      "type($matched) = !moore.i(1)"]
  } {
    %input = irdl.base "!moore.scan_string"
    %remaining = irdl.base "!moore.scan_string"
    %value = irdl.base "!moore.time"
    %matched = irdl.any
    %maxWidth = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      remaining: %remaining,
      value: optional %value,
      matched: optional %matched)
    irdl.attributes {
      "maxWidth" = %maxWidth
    } {
      varve.optional = ["maxWidth"]
    }
  }
  irdl.operation @scan.unformatted attributes {
    varve.format = "$input (`four_value` $fourValue^)? attr-dict (`:` type($value)^ `,` type($matched))?",
    varve.traits = ["Pure", "SameVariadicResultSize"],
    varve.let = [
      "type($input) = !moore.scan_string",
      "type($remaining) = !moore.scan_string",
      "type($matched) = !moore.i(1)"]
  } {
    %input = irdl.base "!moore.scan_string"
    %remaining = irdl.base "!moore.scan_string"
    %value = irdl.any {varve.rule = "AnyInteger"}
    %matched = irdl.any
    %fourValue = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      remaining: %remaining,
      value: optional %value,
      matched: optional %matched)
    irdl.attributes {
      "fourValue" = %fourValue
    } {
      varve.optional = ["fourValue"]
    }
  }
  irdl.operation @sext attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure", "TypeDomainsMatch<input,result>"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @sge attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sgt attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shl attributes {
    varve.format = "$value `,` $amount attr-dict `:` short(type($value)) `,` short(type($amount))",
    varve.traits = ["Pure", "TypesMatchWith<value,result>"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any
    %amount = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value,
      amount: %amount)
    irdl.results(
      result: %result)
  }
  irdl.operation @shr attributes {
    varve.format = "$value `,` $amount attr-dict `:` short(type($value)) `,` short(type($amount))",
    varve.traits = ["Pure", "TypesMatchWith<value,result>"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any
    %amount = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value,
      amount: %amount)
    irdl.results(
      result: %result)
  }
  irdl.operation @sint_to_real attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @sle attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @slt attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.atobin attributes {
    varve.format = "$str attr-dict `:` short(type($result))",
    varve.let = [
      "type($str) = !moore.string",
      "type($result) = !moore.l(32)"]
  } {
    %str = irdl.base "!moore.string"
    %result = irdl.any
    irdl.operands(
      str: %str)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.atohex attributes {
    varve.format = "$str attr-dict `:` short(type($result))",
    varve.let = [
      "type($str) = !moore.string",
      "type($result) = !moore.l(32)"]
  } {
    %str = irdl.base "!moore.string"
    %result = irdl.any
    irdl.operands(
      str: %str)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.atoi attributes {
    varve.format = "$str attr-dict `:` short(type($result))",
    varve.let = [
      "type($str) = !moore.string",
      "type($result) = !moore.l(32)"]
  } {
    %str = irdl.base "!moore.string"
    %result = irdl.any
    irdl.operands(
      str: %str)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.atooct attributes {
    varve.format = "$str attr-dict `:` short(type($result))",
    varve.let = [
      "type($str) = !moore.string",
      "type($result) = !moore.l(32)"]
  } {
    %str = irdl.base "!moore.string"
    %result = irdl.any
    irdl.operands(
      str: %str)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.atoreal attributes {
    varve.format = "$str attr-dict `:` short(type($result))",
    varve.let = [
      "type($str) = !moore.string"]
  } {
    %str = irdl.base "!moore.string"
    %result = irdl.any
    irdl.operands(
      str: %str)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.bintoa attributes {
    varve.format = "$str `,` $input attr-dict `:` type($str) `,` short(type($input))",
    varve.let = [
      "type($input) = !moore.l(32)"]
  } {
    %str = irdl.base "!moore.ref"
    %input = irdl.any
    irdl.operands(
      str: %str,
      input: %input)
  }
  irdl.operation @string.compare attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.let = [
      "type($lhs) = !moore.string",
      "type($rhs) = !moore.string",
      "type($result) = !moore.i(32)"]
  } {
    %lhs = irdl.base "!moore.string"
    %rhs = irdl.base "!moore.string"
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.concat attributes {
    varve.format = "` ` `(` $inputs `)` attr-dict",
    varve.let = [
      "type($inputs) = !moore.string",
      "type($result) = !moore.string"]
  } {
    %inputs = irdl.base "!moore.string"
    %result = irdl.base "!moore.string"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.get attributes {
    varve.format = "$str `[` $index `]` attr-dict",
    varve.let = [
      "type($str) = !moore.string",
      "type($index) = !moore.i(32)",
      "type($result) = !moore.i(8)"]
  } {
    %str = irdl.base "!moore.string"
    %index = irdl.any
    %result = irdl.any
    irdl.operands(
      str: %str,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.hextoa attributes {
    varve.format = "$str `,` $input attr-dict `:` type($str) `,` short(type($input))",
    varve.let = [
      "type($input) = !moore.l(32)"]
  } {
    %str = irdl.base "!moore.ref"
    %input = irdl.any
    irdl.operands(
      str: %str,
      input: %input)
  }
  irdl.operation @string.icompare attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.let = [
      "type($lhs) = !moore.string",
      "type($rhs) = !moore.string",
      "type($result) = !moore.i(32)"]
  } {
    %lhs = irdl.base "!moore.string"
    %rhs = irdl.base "!moore.string"
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.itoa attributes {
    varve.format = "$str `,` $input attr-dict `:` type($str) `,` short(type($input))",
    varve.let = [
      "type($input) = !moore.l(32)"]
  } {
    %str = irdl.base "!moore.ref"
    %input = irdl.any
    irdl.operands(
      str: %str,
      input: %input)
  }
  irdl.operation @string.len attributes {
    varve.format = "$str attr-dict",
    varve.let = [
      "type($str) = !moore.string",
      "type($result) = !moore.i(32)"]
  } {
    %str = irdl.base "!moore.string"
    %result = irdl.any
    irdl.operands(
      str: %str)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.octtoa attributes {
    varve.format = "$str `,` $input attr-dict `:` type($str) `,` short(type($input))",
    varve.let = [
      "type($input) = !moore.l(32)"]
  } {
    %str = irdl.base "!moore.ref"
    %input = irdl.any
    irdl.operands(
      str: %str,
      input: %input)
  }
  irdl.operation @string.put attributes {
    varve.format = "$str `[` $index `]` `,` $character attr-dict `:` type($str)",
    varve.let = [
      "type($index) = !moore.i(32)",
      "type($character) = !moore.i(8)"]
  } {
    %str = irdl.base "!moore.ref"
    %index = irdl.any
    %character = irdl.any
    irdl.operands(
      str: %str,
      index: %index,
      character: %character)
  }
  irdl.operation @string.realtoa attributes {
    varve.format = "$str `,` $input attr-dict `:` type($str) `,` short(type($input))"
  } {
    %str = irdl.base "!moore.ref"
    %input = irdl.any
    irdl.operands(
      str: %str,
      input: %input)
  }
  irdl.operation @string.substr attributes {
    varve.format = "$str `[` $start `:` $end `]` attr-dict",
    varve.let = [
      "type($str) = !moore.string",
      "type($start) = !moore.i(32)",
      "type($end) = !moore.i(32)",
      "type($result) = !moore.string"]
  } {
    %str = irdl.base "!moore.string"
    %start = irdl.any
    %end = irdl.any
    %result = irdl.base "!moore.string"
    irdl.operands(
      str: %str,
      start: %start,
      end: %end)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.tolower attributes {
    varve.format = "$str attr-dict",
    varve.let = [
      "type($str) = !moore.string",
      "type($result) = !moore.string"]
  } {
    %str = irdl.base "!moore.string"
    %result = irdl.base "!moore.string"
    irdl.operands(
      str: %str)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.toupper attributes {
    varve.format = "$str attr-dict",
    varve.let = [
      "type($str) = !moore.string",
      "type($result) = !moore.string"]
  } {
    %str = irdl.base "!moore.string"
    %result = irdl.base "!moore.string"
    irdl.operands(
      str: %str)
    irdl.results(
      result: %result)
  }
  irdl.operation @string_cmp attributes {
    varve.format = "$predicate $lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = !moore.string",
      "type($rhs) = !moore.string",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.base "!moore.string"
    %rhs = irdl.base "!moore.string"
    %result = irdl.any
    %predicate = irdl.any {varve.rule = "enum<@StringCmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @string_to_int attributes {
    varve.format = "$input attr-dict `:` short(type($result))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !moore.string"]
  } {
    %input = irdl.base "!moore.string"
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @struct_create attributes {
    varve.format = "$fields attr-dict `:` type($fields) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %fields = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!moore.struct, !moore.ustruct>"}
    irdl.operands(
      fields: variadic %fields)
    irdl.results(
      result: %result)
  }
  irdl.operation @struct_extract attributes {
    varve.format = "$input `,` $fieldName attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!moore.struct, !moore.ustruct>"}
    %result = irdl.any
    %fieldName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldName" = %fieldName
    }
  }
  irdl.operation @struct_extract_ref attributes {
    varve.format = "$input `,` $fieldName attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "DestructurableAccessorOpInterface"]
  } {
    %input = irdl.base "!moore.ref"
    %result = irdl.base "!moore.ref"
    %fieldName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldName" = %fieldName
    }
  }
  irdl.operation @struct_inject attributes {
    varve.format = "$input `,` $fieldName `,` $newValue attr-dict `:` short(type($input)) `,` short(type($newValue))",
    varve.traits = ["Pure", "AllTypesMatch<input,result>"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!moore.struct, !moore.ustruct>"}
    %newValue = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!moore.struct, !moore.ustruct>"}
    %fieldName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input,
      newValue: %newValue)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldName" = %fieldName
    }
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @time_to_logic attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !moore.time",
      "type($result) = !moore.l(64)"]
  } {
    %input = irdl.base "!moore.time"
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @to_builtin_int attributes {
    varve.format = "$input attr-dict `:` short(type($input))",
    varve.traits = ["Pure", "TypesMatchWith<input,result>"],
    varve.let = [
      "type($result) = int(type($input).width)"]
  } {
    %input = irdl.any
    %result = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @trunc attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure", "TypeDomainsMatch<input,result>"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @uarray_cmp attributes {
    varve.format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs) `->` short(type($result))",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = !moore.i(1)"]
  } {
    %lhs = irdl.base "!moore.uarray"
    %rhs = irdl.base "!moore.uarray"
    %result = irdl.any
    %predicate = irdl.any {varve.rule = "enum<@UArrayCmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @uge attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ugt attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @uint_to_real attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @ule attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ult attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @union_create attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %result = irdl.any
    %fieldName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldName" = %fieldName
    }
  }
  irdl.operation @union_extract attributes {
    varve.format = "$input `,` $fieldName attr-dict `:` short(type($input)) `->` short(type($result))"
  } {
    %input = irdl.any
    %result = irdl.any
    %fieldName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldName" = %fieldName
    }
  }
  irdl.operation @union_extract_ref attributes {
    varve.format = "$input `,` $fieldName attr-dict `:` type($input) `->` type($result)"
  } {
    %input = irdl.base "!moore.ref"
    %result = irdl.base "!moore.ref"
    %fieldName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldName" = %fieldName
    }
  }
  irdl.operation @unreachable attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @variable attributes {
    varve.format = "`` custom<ImplicitSSAName>($name) ($initial^)? attr-dict `:` type($result)",
    varve.traits = ["DestructurableAllocationOpInterface", "PromotableAllocationOpInterface", "OpAsmOpInterface", "OptionalTypesMatchWith<result,initial>"],
    varve.let = [
      "type($initial) = type($result).nestedType"],
    varve.names = "{$name}"
  } {
    %initial = irdl.any
    %result = irdl.base "!moore.ref"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      initial: optional %initial)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @vtable attributes {
    varve.format = "$sym_name attr-dict-with-keyword $body",
    varve.traits = ["NoTerminator", "SingleBlock", "IsolatedFromAbove", "SymbolUserOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @vtable.load_method attributes {
    varve.format = "$object `:` $methodSym `of` type($object) `->` type($result) attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %object = irdl.base "!moore.class"
    %result = irdl.any {varve.rule = "FunctionType"}
    %methodSym = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      object: %object)
    irdl.results(
      result: %result)
    irdl.attributes {
      "methodSym" = %methodSym
    }
  }
  irdl.operation @vtable_entry attributes {
    varve.format = "$name `->` $target attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    %target = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.attributes {
      "name" = %name,
      "target" = %target
    }
  }
  irdl.operation @wait_delay attributes {
    varve.format = "$delay attr-dict",
    varve.let = [
      "type($delay) = !moore.time"]
  } {
    %delay = irdl.base "!moore.time"
    irdl.operands(
      delay: %delay)
  }
  irdl.operation @wait_event attributes {
    varve.format = "attr-dict-with-keyword $body",
    varve.traits = ["NoRegionArguments", "SingleBlock", "NoTerminator"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @wait_fork attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @wait_level attributes {
    varve.format = "attr-dict-with-keyword $body",
    varve.traits = ["SingleBlock", "NoTerminator"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @wildcard_eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @wildcard_ne attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($lhs)) `->` short(type($result))",
    varve.traits = ["Pure", "SameTypeOperands", "ResultIsSingleBitMatchingInputDomain<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = if(isa(type($lhs), '!moore.i'), !moore.i(1), if(isa(type($lhs), '!moore.l') or isa(type($lhs).elementType, '!moore.l'), !moore.l(1), !moore.i(1)))"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` short(type($result))",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict $result `:` short(type($result))",
    varve.traits = ["Pure", "Terminator", "HasParent<moore.conditional,moore.global_variable>"]
  } {
    %result = irdl.any
    irdl.operands(
      result: %result)
  }
  irdl.operation @zext attributes {
    varve.format = "$input attr-dict `:` short(type($input)) `->` short(type($result))",
    varve.traits = ["Pure", "TypeDomainsMatch<input,result>"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
}
