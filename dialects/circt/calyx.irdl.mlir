irdl.dialect @calyx attributes {
  varve.set = "circt",
  varve.depends = ["hw"],
  varve.llvm = "24"
} {
  "varve.directive"() {
    format = "one( let($parameters = []) | `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, $parameters.type) )) `>` )",
    sym_name = "ParameterList",
    takes = ["$parameters"]
  } : () -> ()
  irdl.operation @assign attributes {
    varve.printer = "code",
    varve.traits = ["SameTypeConstraint<dest,src>", "HasParent<calyx.group,calyx.comb_group,calyx.static_group,calyx.wires>"],
    varve.let = [
      "type($src) = type($dest)",
      "type($guard) = i1"],
    varve.format = "$dest `=` ($guard^ `?`)? $src attr-dict `:` type($src)"
  } {
    %dest = irdl.any
    %src = irdl.any
    %guard = irdl.any {varve.rule = "I1"}
    irdl.operands(
      dest: %dest,
      src: %src,
      guard: optional %guard)
  }
  irdl.operation @comb_component attributes {
    varve.printer = "code",
    varve.traits = ["HasParent<builtin.module>", "SymbolTable", "Symbol", "FunctionOpInterface", "IsolatedFromAbove", "SingleBlock", "NoTerminator", "OpAsmOpInterface", "ComponentOpInterface"],
    varve.arguments = {body = [["%in", "count(b in bits($portDirections): not b)"], ["%out", "*"]]},
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_name"],
    varve.format = ["symbol($sym_name) `(` each(%in $inAttributes or {} by `,`: %in `` `:` type(%in) dict($inAttributes)) `)` `->` `(` each(%out $outAttributes or {} by `,`: %out `` `:` type(%out) dict($outAttributes)) `)`", "let($portNames = concat(spelled(%in), spelled(%out)); $portAttributes = concat($inAttributes, $outAttributes);", "  $portDirections = packed(concat(repeat(false, count(%in)), repeat(true, count(%out)))); $function_type = fn(concat(types(%in), types(%out)), []))", "$body attr-dict"],
    varve.locals = {inAttributes = ["ArrayOf<DictionaryAttr>", "slice($portAttributes, 0, count(b in bits($portDirections): not b))"], outAttributes = ["ArrayOf<DictionaryAttr>", "drop($portAttributes, count(b in bits($portDirections): not b))"]}
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %portNames = irdl.any {varve.rule = "ArrayAttr"}
    %portAttributes = irdl.any {varve.rule = "ArrayAttr"}
    %portDirections = irdl.any {varve.rule = "APIntAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "portNames" = %portNames,
      "portAttributes" = %portAttributes,
      "portDirections" = %portDirections
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @comb_group attributes {
    varve.format = "$sym_name $body attr-dict",
    varve.traits = ["HasParent<calyx.wires>", "GroupOpInterface", "NoRegionArguments", "RegionKindInterface", "SingleBlock", "Symbol", "NoTerminator"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @component attributes {
    varve.printer = "code",
    varve.traits = ["HasParent<builtin.module>", "RegionKindInterface", "SymbolTable", "Symbol", "FunctionOpInterface", "IsolatedFromAbove", "SingleBlock", "NoTerminator", "OpAsmOpInterface", "ComponentOpInterface"],
    varve.arguments = {body = [["%in", "count(b in bits($portDirections): not b)"], ["%out", "*"]]},
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_name"],
    varve.format = ["symbol($sym_name) `(` each(%in $inAttributes or {} by `,`: %in `` `:` type(%in) dict($inAttributes)) `)` `->` `(` each(%out $outAttributes or {} by `,`: %out `` `:` type(%out) dict($outAttributes)) `)`", "let($portNames = concat(spelled(%in), spelled(%out)); $portAttributes = concat($inAttributes, $outAttributes);", "  $portDirections = packed(concat(repeat(false, count(%in)), repeat(true, count(%out)))); $function_type = fn(concat(types(%in), types(%out)), []))", "$body attr-dict"],
    varve.locals = {inAttributes = ["ArrayOf<DictionaryAttr>", "slice($portAttributes, 0, count(b in bits($portDirections): not b))"], outAttributes = ["ArrayOf<DictionaryAttr>", "drop($portAttributes, count(b in bits($portDirections): not b))"]}
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %portNames = irdl.any {varve.rule = "ArrayAttr"}
    %portAttributes = irdl.any {varve.rule = "ArrayAttr"}
    %portDirections = irdl.any {varve.rule = "APIntAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "portNames" = %portNames,
      "portAttributes" = %portAttributes,
      "portDirections" = %portDirections
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @constant attributes {
    varve.format = "$sym_name ` ` `<` $value `>` attr-dict `:` qualified(type($out))",
    varve.traits = ["ConstantLike", "OpAsmOpInterface", "CellOpInterface"],
    varve.names = "{if(isa(typeof($value), 'AnyFloat'), 'cst', if(width(type($out)) = 1, '', 'c'))}{if(isa(typeof($value), 'AnyFloat'), '', $value)}{if(isa(typeof($value), 'AnyFloat') or width(type($out)) = 1, '', '_')}{if(isa(typeof($value), 'AnyFloat') or width(type($out)) = 1, '', type($out))}"
  } {
    %out = irdl.any {varve.rule = "AnySignlessInteger"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.results(
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name,
      "value" = %value
    }
  }
  irdl.operation @control attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["HasParent<calyx.component>", "SymbolTable", "NoRegionArguments", "NoTerminator", "SingleBlock"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @cycle attributes {
    varve.printer = "code",
    varve.traits = ["HasParent<calyx.static_group>"],
    varve.let = [
      "type($active) = i1"],
    varve.format = "one( ` ` `[` $start `` `:` `` $end `]` | $start ) attr-dict"
  } {
    %active = irdl.any {varve.rule = "I1"}
    %start = irdl.any {varve.rule = "I32Attr"}
    %end = irdl.any {varve.rule = "I32Attr"}
    irdl.results(
      active: %active)
    irdl.attributes {
      "start" = %start,
      "end" = %end
    } {
      varve.optional = ["end"]
    }
  }
  irdl.operation @enable attributes {
    varve.format = "$groupName attr-dict",
    varve.traits = ["ControlLike"]
  } {
    %groupName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %compiledGroups = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "groupName" = %groupName,
      "compiledGroups" = %compiledGroups
    } {
      varve.optional = ["compiledGroups"]
    }
  }
  irdl.operation @group attributes {
    varve.format = "$sym_name $body attr-dict",
    varve.traits = ["HasParent<calyx.wires>", "GroupOpInterface", "NoRegionArguments", "RegionKindInterface", "SingleBlock", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @group_done attributes {
    varve.printer = "code",
    varve.traits = ["Terminator", "HasParent<calyx.group>"],
    varve.let = [
      "type($src) = i1",
      "type($guard) = i1"],
    varve.format = "($guard^ `?`)? $src attr-dict `:` type($src)"
  } {
    %src = irdl.any {varve.rule = "I1"}
    %guard = irdl.any {varve.rule = "I1"}
    irdl.operands(
      src: %src,
      guard: optional %guard)
  }
  irdl.operation @group_go attributes {
    varve.printer = "code",
    varve.traits = ["OpAsmOpInterface", "HasParent<calyx.group>"],
    varve.let = [
      "type($src) = i1",
      "type($guard) = i1",
      "type($result0) = i1"],
    varve.format = "($guard^ `?`)? $src attr-dict `:` type($src)",
    varve.names = "{outer('sym_name')}.go"
  } {
    %src = irdl.any {varve.rule = "I1"}
    %guard = irdl.any {varve.rule = "I1"}
    %result0 = irdl.any {varve.rule = "I1"}
    irdl.operands(
      src: %src,
      guard: optional %guard)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @ieee754.add attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<left,out>", "FloatingPointOpInterface", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)",
      "type($right) = type($left)",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($control) = i1",
      "type($subOp) = i1",
      "type($roundingMode) = i3",
      "type($exceptionalFlags) = i5",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.control, {$sym_name}.subOp, {$sym_name}.left, {$sym_name}.right, {$sym_name}.roundingMode, {$sym_name}.out, {$sym_name}.exceptionalFlags, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %control = irdl.any {varve.rule = "I1"}
    %subOp = irdl.any {varve.rule = "I1"}
    %left = irdl.any {varve.rule = "AnySignlessInteger"}
    %right = irdl.any {varve.rule = "AnySignlessInteger"}
    %roundingMode = irdl.any {varve.rule = "I<3>"}
    %out = irdl.any {varve.rule = "AnySignlessInteger"}
    %exceptionalFlags = irdl.any {varve.rule = "I<5>"}
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      control: %control,
      subOp: %subOp,
      left: %left,
      right: %right,
      roundingMode: %roundingMode,
      out: %out,
      exceptionalFlags: %exceptionalFlags,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @ieee754.compare attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["FloatingPointOpInterface", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($right) = type($left)",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($signaling) = i1",
      "type($lt) = i1",
      "type($eq) = i1",
      "type($gt) = i1",
      "type($unordered) = i1",
      "type($exceptionalFlags) = i5",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.signaling, {$sym_name}.lt, {$sym_name}.eq, {$sym_name}.gt, {$sym_name}.unordered, {$sym_name}.exceptionalFlags, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %left = irdl.any {varve.rule = "AnySignlessInteger"}
    %right = irdl.any {varve.rule = "AnySignlessInteger"}
    %signaling = irdl.any {varve.rule = "I1"}
    %lt = irdl.any {varve.rule = "I1"}
    %eq = irdl.any {varve.rule = "I1"}
    %gt = irdl.any {varve.rule = "I1"}
    %unordered = irdl.any {varve.rule = "I1"}
    %exceptionalFlags = irdl.any {varve.rule = "I<5>"}
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      left: %left,
      right: %right,
      signaling: %signaling,
      lt: %lt,
      eq: %eq,
      gt: %gt,
      unordered: %unordered,
      exceptionalFlags: %exceptionalFlags,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @ieee754.divSqrt attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<left,out>", "FloatingPointOpInterface", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)",
      "type($right) = type($left)",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($control) = i1",
      "type($sqrtOp) = i1",
      "type($roundingMode) = i3",
      "type($exceptionalFlags) = i5",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.control, {$sym_name}.sqrtOp, {$sym_name}.left, {$sym_name}.right, {$sym_name}.roundingMode, {$sym_name}.out, {$sym_name}.exceptionalFlags, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %control = irdl.any {varve.rule = "I1"}
    %sqrtOp = irdl.any {varve.rule = "I1"}
    %left = irdl.any {varve.rule = "AnySignlessInteger"}
    %right = irdl.any {varve.rule = "AnySignlessInteger"}
    %roundingMode = irdl.any {varve.rule = "I<3>"}
    %out = irdl.any {varve.rule = "AnySignlessInteger"}
    %exceptionalFlags = irdl.any {varve.rule = "I<5>"}
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      control: %control,
      sqrtOp: %sqrtOp,
      left: %left,
      right: %right,
      roundingMode: %roundingMode,
      out: %out,
      exceptionalFlags: %exceptionalFlags,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @ieee754.fpToInt attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["FloatingPointOpInterface", "Combinational", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($signedOut) = i1",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.in, {$sym_name}.signedOut, {$sym_name}.out, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %in = irdl.any {varve.rule = "AnySignlessInteger"}
    %signedOut = irdl.any {varve.rule = "I1"}
    %out = irdl.any {varve.rule = "AnySignlessInteger"}
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      in: %in,
      signedOut: %signedOut,
      out: %out,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @ieee754.intToFp attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["FloatingPointOpInterface", "Combinational", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($signedIn) = i1",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.in, {$sym_name}.signedIn, {$sym_name}.out, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %in = irdl.any {varve.rule = "AnySignlessInteger"}
    %signedIn = irdl.any {varve.rule = "I1"}
    %out = irdl.any {varve.rule = "AnySignlessInteger"}
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      in: %in,
      signedIn: %signedIn,
      out: %out,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @ieee754.mul attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<left,out>", "FloatingPointOpInterface", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)",
      "type($right) = type($left)",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($control) = i1",
      "type($roundingMode) = i3",
      "type($exceptionalFlags) = i5",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.control, {$sym_name}.left, {$sym_name}.right, {$sym_name}.roundingMode, {$sym_name}.out, {$sym_name}.exceptionalFlags, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %control = irdl.any {varve.rule = "I1"}
    %left = irdl.any {varve.rule = "AnySignlessInteger"}
    %right = irdl.any {varve.rule = "AnySignlessInteger"}
    %roundingMode = irdl.any {varve.rule = "I<3>"}
    %out = irdl.any {varve.rule = "AnySignlessInteger"}
    %exceptionalFlags = irdl.any {varve.rule = "I<5>"}
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      control: %control,
      left: %left,
      right: %right,
      roundingMode: %roundingMode,
      out: %out,
      exceptionalFlags: %exceptionalFlags,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @if attributes {
    varve.format = "$cond (`with` $groupName^)? $thenRegion (`else` $elseRegion^)? attr-dict",
    varve.traits = ["ControlLike", "IfOpInterface", "NoRegionArguments", "NoTerminator", "SingleBlock"],
    varve.let = [
      "type($cond) = i1"]
  } {
    %cond = irdl.any {varve.rule = "I1"}
    %groupName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      cond: %cond)
    irdl.attributes {
      "groupName" = %groupName
    } {
      varve.optional = ["groupName"]
    }
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @instance attributes {
    varve.format = "$sym_name `of` $componentName attr-dict (`:` qualified(type($results))^)?",
    varve.traits = ["SymbolUserOpInterface", "CellOpInterface", "OpAsmOpInterface"],
    varve.names = "{$sym_name}.{target($componentName, 'portNames')}"
  } {
    %results = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %componentName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "sym_name" = %sym_name,
      "componentName" = %componentName
    }
  }
  irdl.operation @invoke attributes {
    varve.printer = "code",
    varve.traits = ["ControlLike", "SameVariadicOperandSize"],
    varve.format = ["$callee one( `[` each($cells $memories by `,`: name($cells) `=` name($memories)) `]` | let($cells = []; $memories = []) )", "`` `(` each($ports $inputs by `,`: $ports `=` $inputs) `)` one( let($portNames = map(n in spelled($ports): concat('%', n)); $inputNames = map(n in spelled($inputs): concat('%', n))) | printed let($portNames = $portNames; $inputNames = $inputNames) ) attr-dict `->` `(` type($ports) `)`", "let(types($inputs) = types($ports); $refCellsMap = map(p in zip($cells, $memories): dictionary([p[0]], [reference(p[1])])))"],
    varve.locals = {cells = ["ArrayOf<StrAttr>", "map(d in $refCellsMap: names(d)[0])"], memories = ["ArrayOf<StrAttr>", "map(d in $refCellsMap: symbols(entry(d, names(d)[0]))[0])"]}
  } {
    %ports = irdl.any
    %inputs = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %refCellsMap = irdl.any {varve.rule = "ArrayAttr"}
    %portNames = irdl.any {varve.rule = "ArrayAttr"}
    %inputNames = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      ports: variadic %ports,
      inputs: variadic %inputs)
    irdl.attributes {
      "callee" = %callee,
      "refCellsMap" = %refCellsMap,
      "portNames" = %portNames,
      "inputNames" = %inputNames
    }
  }
  irdl.operation @memory attributes {
    varve.format = "$sym_name ` ` `<` $sizes `x` $width `>` $addrSizes attr-dict `:` qualified(type($results))",
    varve.traits = ["CellOpInterface", "OpAsmOpInterface"],
    varve.names = "{$sym_name}.{concat(map(i in indices($addrSizes): concat('addr', i)), ['write_data', 'write_en', 'clk', 'read_data', 'done'])}"
  } {
    %results = irdl.any {varve.rule = "AnySignlessInteger"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %width = irdl.any {varve.rule = "I64Attr"}
    %sizes = irdl.any {varve.rule = "ArrayAttr"}
    %addrSizes = irdl.any {varve.rule = "ArrayAttr"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "sym_name" = %sym_name,
      "width" = %width,
      "sizes" = %sizes,
      "addrSizes" = %addrSizes
    }
  }
  irdl.operation @par attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["ControlLike", "NoRegionArguments", "NoTerminator", "SingleBlock"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @primitive attributes {
    varve.format = "$sym_name `of` $primitiveName `` custom<ParameterList>($parameters) attr-dict (`:` qualified(type($results))^)?",
    varve.traits = ["SymbolUserOpInterface", "CellOpInterface", "OpAsmOpInterface"],
    varve.names = "{$sym_name}.{map(p in target($primitiveName, 'module_type').ports: p[0])}"
  } {
    %results = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %parameters = irdl.any {varve.rule = "ArrayOf<#hw.param.decl>"}
    %primitiveName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "sym_name" = %sym_name,
      "parameters" = %parameters,
      "primitiveName" = %primitiveName
    } {
      varve.optional = ["parameters"]
    }
  }
  irdl.operation @register attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<in,out>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($in)",
      "type($write_en) = i1",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($done) = i1"],
    varve.names = "{$sym_name}.in, {$sym_name}.write_en, {$sym_name}.clk, {$sym_name}.reset, {$sym_name}.out, {$sym_name}.done"
  } {
    %in = irdl.any
    %write_en = irdl.any {varve.rule = "I1"}
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %out = irdl.any
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      in: %in,
      write_en: %write_en,
      clk: %clk,
      reset: %reset,
      out: %out,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @repeat attributes {
    varve.format = "$count $body attr-dict",
    varve.traits = ["ControlLike", "NoRegionArguments", "NoTerminator", "SingleBlock"]
  } {
    %count = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "count" = %count
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @seq attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["ControlLike", "NoRegionArguments", "NoTerminator", "SingleBlock"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @seq_mem attributes {
    varve.format = "$sym_name ` ` `<` $sizes `x` $width `>` $addrSizes attr-dict `:` qualified(type($results))",
    varve.traits = ["CellOpInterface", "OpAsmOpInterface"],
    varve.names = "{$sym_name}.{concat(map(i in indices($addrSizes): concat('addr', i)), ['clk', 'reset', 'content_en', 'write_en', 'write_data', 'read_data', 'done'])}"
  } {
    %results = irdl.any {varve.rule = "AnySignlessInteger"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %width = irdl.any {varve.rule = "I64Attr"}
    %sizes = irdl.any {varve.rule = "ArrayAttr"}
    %addrSizes = irdl.any {varve.rule = "ArrayAttr"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "sym_name" = %sym_name,
      "width" = %width,
      "sizes" = %sizes,
      "addrSizes" = %addrSizes
    }
  }
  irdl.operation @static_group attributes {
    varve.format = "`latency` `<` $latency `>` $sym_name $body attr-dict",
    varve.traits = ["HasParent<calyx.wires>", "GroupOpInterface", "NoRegionArguments", "RegionKindInterface", "SingleBlock", "Symbol", "NoTerminator"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %latency = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "latency" = %latency
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @static_if attributes {
    varve.format = "$cond $thenRegion (`else` $elseRegion^)? attr-dict",
    varve.traits = ["ControlLike", "IfOpInterface", "NoRegionArguments", "NoTerminator", "SingleBlock"],
    varve.let = [
      "type($cond) = i1"]
  } {
    %cond = irdl.any {varve.rule = "I1"}
    irdl.operands(
      cond: %cond)
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @static_par attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["ControlLike", "NoRegionArguments", "NoTerminator", "SingleBlock"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @static_repeat attributes {
    varve.format = "$count $body attr-dict",
    varve.traits = ["ControlLike", "NoRegionArguments", "NoTerminator", "SingleBlock"]
  } {
    %count = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "count" = %count
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @static_seq attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["ControlLike", "NoRegionArguments", "NoTerminator", "SingleBlock"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @std_add attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_and attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_divs_pipe attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out_quotient, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      left: %left,
      right: %right,
      out: %out,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_divu_pipe attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out_quotient, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      left: %left,
      right: %right,
      out: %out,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_eq attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_ge attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_gt attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_le attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_lsh attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_lt attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_mult_pipe attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      left: %left,
      right: %right,
      out: %out,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_mux attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<tru,fal>", "SameTypeConstraint<tru,out>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($fal) = type($tru)",
      "type($out) = type($tru)",
      "type($cond) = i1"],
    varve.names = "{$sym_name}.cond, {$sym_name}.tru, {$sym_name}.fal, {$sym_name}.out"
  } {
    %cond = irdl.any {varve.rule = "I1"}
    %tru = irdl.any
    %fal = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      cond: %cond,
      tru: %tru,
      fal: %fal,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_neq attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_not attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "CellOpInterface", "OpAsmOpInterface"],
    varve.names = "{$sym_name}.in, {$sym_name}.out"
  } {
    %in = irdl.any {varve.rule = "AnyInteger"}
    %out = irdl.any {varve.rule = "AnyInteger"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      in: %in,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_or attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_pad attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "CellOpInterface", "OpAsmOpInterface"],
    varve.names = "{$sym_name}.in, {$sym_name}.out"
  } {
    %in = irdl.any {varve.rule = "AnyInteger"}
    %out = irdl.any {varve.rule = "AnyInteger"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      in: %in,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_rems_pipe attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out_remainder, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      left: %left,
      right: %right,
      out: %out,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_remu_pipe attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)",
      "type($clk) = i1",
      "type($reset) = i1",
      "type($go) = i1",
      "type($done) = i1"],
    varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out_remainder, {$sym_name}.done"
  } {
    %clk = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %done = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      clk: %clk,
      reset: %reset,
      go: %go,
      left: %left,
      right: %right,
      out: %out,
      done: %done)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_rsh attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_seq attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_sge attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_sgt attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_shru attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_signext attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "CellOpInterface", "OpAsmOpInterface"],
    varve.names = "{$sym_name}.in, {$sym_name}.out"
  } {
    %in = irdl.any {varve.rule = "AnyInteger"}
    %out = irdl.any {varve.rule = "AnyInteger"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      in: %in,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_sle attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_slice attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "CellOpInterface", "OpAsmOpInterface"],
    varve.names = "{$sym_name}.in, {$sym_name}.out"
  } {
    %in = irdl.any {varve.rule = "AnyInteger"}
    %out = irdl.any {varve.rule = "AnyInteger"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      in: %in,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_slt attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_sneq attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($right) = type($left)",
      "type($out) = i1"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any {varve.rule = "I1"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_srsh attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_sub attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_wire attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["SameTypeConstraint<in,out>", "Combinational", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($in)"],
    varve.names = "{$sym_name}.in, {$sym_name}.out"
  } {
    %in = irdl.any {varve.rule = "AnyInteger"}
    %out = irdl.any {varve.rule = "AnyInteger"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      in: %in,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @std_xor attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["Combinational", "SameTypeConstraint<left,out>", "SameTypeConstraint<left,right>", "CellOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($out) = type($left)",
      "type($right) = type($left)"],
    varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"
  } {
    %left = irdl.any
    %right = irdl.any
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      left: %left,
      right: %right,
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @undef attributes {
    varve.format = "attr-dict `:` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any
    irdl.results(
      res: %res)
  }
  irdl.operation @undefined attributes {
    varve.format = "$sym_name attr-dict `:` qualified(type(results))",
    varve.traits = ["CellOpInterface", "OpAsmOpInterface"],
    varve.names = "{$sym_name}.out"
  } {
    %out = irdl.any
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      out: %out)
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @while attributes {
    varve.format = "$cond (`with` $groupName^)? $body attr-dict",
    varve.traits = ["ControlLike", "NoRegionArguments", "NoTerminator", "SingleBlock"],
    varve.let = [
      "type($cond) = i1"]
  } {
    %cond = irdl.any {varve.rule = "I1"}
    %groupName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      cond: %cond)
    irdl.attributes {
      "groupName" = %groupName
    } {
      varve.optional = ["groupName"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @wires attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["HasParent<calyx.component,calyx.comb_component>", "SymbolTable", "RegionKindInterface", "NoRegionArguments", "NoTerminator", "SingleBlock"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
}
