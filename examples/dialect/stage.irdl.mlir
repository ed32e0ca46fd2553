// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The definition of an example dialect: 13 operations, 3 types, 3 attributes, 2 enums. stage.mlir uses it.
irdl.dialect @stage attributes {
  varve.set = "stage"
} {
  "varve.enum"() {
    sym_name = "Access",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["read", 1 : i32],
      ["write", 2 : i32],
      ["exclusive", 4 : i32]
    ],
    bits,
    quoted,
    separator = " | "
  } : () -> ()
  "varve.enum"() {
    sym_name = "Policy",
    storage = i32,
    cases = [
      ["block", 0 : i32],
      ["drop", 1 : i32],
      ["grow", 2 : i32]
    ]
  } : () -> ()
  irdl.type @"!pair" attributes {
    varve.format = "`<` params `>`"
  } {
    %first = irdl.any {varve.rule = "type"}
    %second = irdl.any {varve.rule = "type"}
    irdl.parameters(
      first: %first,
      second: %second)
  }
  irdl.type @"!stream" attributes {
    varve.format = "`<` $element (`,` struct($depth, $memory)^)? `>`"
  } {
    %element = irdl.any {varve.rule = "type"}
    %depth = irdl.any {varve.rule = "u32"}
    %memory = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      element: %element,
      depth: %depth,
      memory: %memory) {
      varve.optional = ["memory"],
      varve.defaults = {
        depth = 1 : i32}
    }
  }
  irdl.type @"!token" {
  }
  irdl.attribute @"#policy" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Policy>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#rate" attributes {
    varve.format = "`<` $items (`per` $cycles^)? `>`"
  } {
    %items = irdl.any {varve.rule = "u32"}
    %cycles = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      items: %items,
      cycles: %cycles) {
      varve.defaults = {
        cycles = 1 : i32}
    }
  }
  irdl.attribute @"#window" attributes {
    varve.format = "`<` `[` $size `]` (`,` $label^)? `>`"
  } {
    %size = irdl.any {varve.rule = "array<i64>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      size: %size,
      label: %label) {
      varve.optional = ["label"]
    }
  }
  irdl.operation @alloc attributes {
    varve.format = "custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:` type($out)",
    varve.let = [
      "type($sizes) = index"]
  } {
    %sizes = irdl.any {varve.rule = "Index"}
    %out = irdl.any
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      sizes: variadic %sizes)
    irdl.results(
      out: %out)
    irdl.attributes {
      "static_sizes" = %static_sizes
    }
  }
  irdl.operation @buffer attributes {
    varve.format = "$in oilist(`policy` `(` $policy `)` | `access` `(` $access `)`) attr-dict `:` qualified(type($in))",
    varve.traits = ["AllTypesMatch<in,out>"],
    varve.let = [
      "type($out) = type($in)",
      "type($done) = !stage.token"]
  } {
    %in = irdl.base "!stage.stream"
    %out = irdl.base "!stage.stream"
    %done = irdl.base "!stage.token"
    %policy = irdl.any {varve.rule = "enum<@Policy>"}
    %access = irdl.any {varve.rule = "enum<@Access>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out,
      done: %done)
    irdl.attributes {
      "policy" = %policy,
      "access" = %access
    } {
      varve.optional = ["access"],
      varve.defaults = {
        policy = 0 : i32}
    }
  }
  irdl.operation @bundle attributes {
    varve.format = "custom<NamedOperands>($names, $values) attr-dict `:` custom<TypeList>(type($values)) `->` custom<TypeList>(type($parts))",
    varve.traits = ["Pure"]
  } {
    %values = irdl.any
    %parts = irdl.any
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      values: variadic %values)
    irdl.results(
      parts: variadic %parts)
    irdl.attributes {
      "names" = %names
    }
  }
  irdl.operation @delay attributes {
    varve.format = "$in (`by` $by^)? attr-dict `:` type($in)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($out) = type($in)"]
  } {
    %in = irdl.base "!stage.stream"
    %out = irdl.base "!stage.stream"
    %by = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "by" = %by
    } {
      varve.defaults = {
        by = 1 : i64}
    }
  }
  irdl.operation @graph attributes {
    varve.format = "custom<Keyword>($sym_visibility, \22public\22, \22private\22) $sym_name `` custom<RegionWithArguments>($body) attr-dict-with-keyword",
    varve.traits = ["IsolatedFromAbove", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @info attributes {
    varve.format = "custom<NamedAttributes>($keys, $values, \22:\22) attr-dict"
  } {
    %keys = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %values = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "keys" = %keys,
      "values" = %values
    }
  }
  irdl.operation @loop attributes {
    varve.format = "custom<RegionWithArguments>($body, $inits, type($inits)) (`->` type($results)^)? attr-dict"
  } {
    %inits = irdl.any
    %results = irdl.any
    irdl.operands(
      inits: variadic %inits)
    irdl.results(
      results: variadic %results)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @map attributes {
    varve.format = "$function `(` $in `)` attr-dict `:` functional-type($in, $out)",
    varve.traits = ["Pure"]
  } {
    %in = irdl.base "!stage.stream"
    %out = irdl.base "!stage.stream"
    %function = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      in: variadic %in)
    irdl.results(
      out: variadic %out)
    irdl.attributes {
      "function" = %function
    }
  }
  irdl.operation @select attributes {
    varve.format = "$flag `,` $then_dest (`(` $then_values^ `:` type($then_values) `)`)? `,` $else_dest (`(` $else_values^ `:` type($else_values) `)`)? attr-dict",
    varve.traits = ["Terminator"],
    varve.let = [
      "type($flag) = i1"]
  } {
    %flag = irdl.any {varve.rule = "I1"}
    %then_values = irdl.any
    %else_values = irdl.any
    irdl.operands(
      flag: %flag,
      then_values: variadic %then_values,
      else_values: variadic %else_values) {
      varve.segments
    }
    "varve.successors"() {names = ["then_dest", "else_dest"], variadic = []} : () -> ()
  }
  irdl.operation @sink attributes {
    varve.format = "$in (`after` $after^)? attr-dict `:` type($in)",
    varve.let = [
      "type($after) = !stage.token"]
  } {
    %in = irdl.base "!stage.stream"
    %after = irdl.base "!stage.token"
    irdl.operands(
      in: %in,
      after: optional %after)
  }
  irdl.operation @source attributes {
    varve.format = "$name (`rate` $rate^)? (`endless` $endless^)? attr-dict `:` type($out)"
  } {
    %out = irdl.base "!stage.stream"
    %name = irdl.any {varve.rule = "StrAttr"}
    %rate = irdl.base "#stage.rate"
    %endless = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      out: %out)
    irdl.attributes {
      "name" = %name,
      "rate" = %rate,
      "endless" = %endless
    } {
      varve.optional = ["rate", "endless"]
    }
  }
  irdl.operation @tile attributes {
    varve.format = "$in `by` custom<DimensionList>($shape) (`window` $window^)? attr-dict `:` type($in) `->` type($out)"
  } {
    %in = irdl.base "!stage.stream"
    %out = irdl.any
    %shape = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %window = irdl.base "#stage.window"
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "shape" = %shape,
      "window" = %window
    } {
      varve.optional = ["window"]
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($values^ `:` type($values))?",
    varve.traits = ["Terminator", "Pure"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
