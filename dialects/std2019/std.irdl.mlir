// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The Standard dialect as of the end of 2019, and what 2020 added to it (varve.since).
irdl.dialect @std attributes {varve.set = "std2019"} {
  "varve.enum"() {
    sym_name = "CmpFPredicate", storage = i64,
    cases = [["false", 0 : i64], ["oeq", 1 : i64], ["ogt", 2 : i64], ["oge", 3 : i64], ["olt", 4 : i64],
      ["ole", 5 : i64], ["one", 6 : i64], ["ord", 7 : i64], ["ueq", 8 : i64], ["ugt", 9 : i64],
      ["uge", 10 : i64], ["ult", 11 : i64], ["ule", 12 : i64], ["une", 13 : i64], ["uno", 14 : i64],
      ["true", 15 : i64]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CmpIPredicate", storage = i64,
    cases = [["eq", 0 : i64], ["ne", 1 : i64], ["slt", 2 : i64], ["sle", 3 : i64], ["sgt", 4 : i64],
      ["sge", 5 : i64], ["ult", 6 : i64], ["ule", 7 : i64], ["ugt", 8 : i64], ["uge", 9 : i64]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "AtomicRMWKind", storage = i64,
    cases = [["addf", 0 : i64], ["addi", 1 : i64], ["assign", 2 : i64], ["maxf", 3 : i64], ["maxs", 4 : i64],
      ["maxu", 5 : i64], ["minf", 6 : i64], ["mins", 7 : i64], ["minu", 8 : i64], ["mulf", 9 : i64],
      ["muli", 10 : i64]]
  } : () -> ()
  irdl.operation @absf attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @addcf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(result: %any)
  }
  irdl.operation @addf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @addi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @alloc attributes {
    varve.locals = {
      part = ["ArrayOf<I64Attr>", "if(count($value) = dynamic(type($memref)), [0], [0, 1])"],
      size = ["ArrayOf<I64Attr>", "if(count($value) = dynamic(type($memref)), [count($value)], [dynamic(type($memref)), count($value) - dynamic(type($memref))])"],
      type = ["TypeAttr", "type($memref)"]},
    varve.format = [
      "`` some($part $size $value: one( let($part = 0) `(` $value[$size] `)` | let($part = 1) `` `[` $value[$size] `]` )) attr-dict `:` $type",
      "let(type($memref) = [typeof($type)][if($part in [[0], [0, 1]] and $size[0] = dynamic(typeof($type)), 0, 1)])"]
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "AnyMemRef"}
    %any = irdl.any
    irdl.operands(value: variadic %0)
    irdl.results(memref: %1)
    irdl.attributes {"alignment" = %any} {varve.optional = ["alignment"]}
  }
  irdl.operation @alloc_static attributes {varve.format = "`(` $base `)` attr-dict `:` type($memref)"} {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "I64Attr"}
    irdl.results(memref: %0)
    irdl.attributes {"base" = %1}
  }
  irdl.operation @alloca attributes {
    varve.locals = {
      part = ["ArrayOf<I64Attr>", "if(count($value) = dynamic(type($memref)), [0], [0, 1])"],
      size = ["ArrayOf<I64Attr>", "if(count($value) = dynamic(type($memref)), [count($value)], [dynamic(type($memref)), count($value) - dynamic(type($memref))])"],
      type = ["TypeAttr", "type($memref)"]},
    varve.format = [
      "`` some($part $size $value: one( let($part = 0) `(` $value[$size] `)` | let($part = 1) `` `[` $value[$size] `]` )) attr-dict `:` $type",
      "let(type($memref) = [typeof($type)][if($part in [[0], [0, 1]] and $size[0] = dynamic(typeof($type)), 0, 1)])"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "AnyMemRef"}
    %any = irdl.any
    irdl.operands(value: variadic %0)
    irdl.results(memref: %1)
    irdl.attributes {"alignment" = %any} {varve.optional = ["alignment"]}
  }
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @assert attributes {
    varve.format = "$arg `,` $msg attr-dict",
    varve.let = ["type($arg) = i1"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "I1"}
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(arg: %0)
    irdl.attributes {"msg" = %1}
  }
  irdl.operation @assume_alignment attributes {
    varve.format = "$memref `,` $alignment attr-dict `:` type($memref)",
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(memref: %0)
    irdl.attributes {"alignment" = %1}
  }
  irdl.operation @atan attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @atan2 attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @atomic_rmw attributes {
    varve.format = "custom<EnumString>($kind) $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)",
    varve.let = ["type($indices) = index"],
    varve.since = "2020"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AnyMemRef"}
    %2 = irdl.any {varve.rule = "Index"}
    %3 = irdl.any {varve.rule = "enum<@AtomicRMWKind>"}
    irdl.operands(value: %any, memref: %1, indices: variadic %2)
    irdl.results(result: %any)
    irdl.attributes {"kind" = %3}
  }
  irdl.operation @atomic_yield attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["Terminator"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(result: %any)
  }
  irdl.operation @br attributes {
    varve.syntax = "hook:std.br",
    varve.traits = ["Terminator", "BranchOpInterface"]
  } {
    %any = irdl.any
    irdl.operands(destOperands: variadic %any)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(operands: variadic %any)
    irdl.results(results: variadic %any)
    irdl.attributes {"callee" = %1}
  }
  irdl.operation @call_indirect attributes {
    varve.format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
    varve.let = ["type($callee_operands) = type($callee).inputs", "type($results) = type($callee).results"]
  } {
    %0 = irdl.any {varve.rule = "FunctionType"}
    %any = irdl.any
    irdl.operands(callee: %0, callee_operands: variadic %any)
    irdl.results(results: variadic %any)
  }
  irdl.operation @ceildivi_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @ceilf attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @cmpf attributes {
    varve.format = "custom<EnumString>($predicate) `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = ["type($rhs) = type($lhs)", "type($result) = over(type($lhs), e: i1)"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    %1 = irdl.any {varve.rule = "BoolLike"}
    %2 = irdl.any {varve.rule = "enum<@CmpFPredicate>"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %1)
    irdl.attributes {"predicate" = %2}
  }
  irdl.operation @cmpi attributes {
    varve.format = "custom<EnumString>($predicate) `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = ["type($rhs) = type($lhs)", "type($result) = over(type($lhs), e: i1)"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %1 = irdl.any {varve.rule = "BoolLike"}
    %2 = irdl.any {varve.rule = "enum<@CmpIPredicate>"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %1)
    irdl.attributes {"predicate" = %2}
  }
  irdl.operation @cond_br attributes {
    varve.syntax = "hook:std.cond_br",
    varve.traits = ["Terminator", "BranchOpInterface"]
  } {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @constant attributes {
    varve.locals = {v = ["attribute", "$value"]},
    varve.format = [
      "attr-dict(after(` `)) $v let($value = $v)",
      "if(isa($v, 'SymbolRefAttr') or isa($v, 'ArrayAttr'): `:` type($result) | let(type($result) = known(typeof($v), none)))"],
    varve.traits = ["ConstantLike", "Pure"],
    varve.names = "rule:constant"
  } {
    %any = irdl.any
    irdl.results(result: %any)
    irdl.attributes {"value" = %any}
  }
  irdl.operation @copysign attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @cos attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @create_complex attributes {
    varve.format = "$real `,` $imaginary attr-dict `:` type($cplx)",
    varve.let = ["type($real) = elem(type($cplx))", "type($imaginary) = elem(type($cplx))"],
    varve.since = "2020"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AnyComplex"}
    irdl.operands(real: %any, imaginary: %any)
    irdl.results(cplx: %1)
  }
  irdl.operation @dealloc attributes {varve.format = "$memref attr-dict `:` type($memref)"} {
    %0 = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(memref: %0)
  }
  irdl.operation @dim attributes {
    varve.format = "$memrefOrTensor `,` ($position^):($index)? attr-dict `:` type($memrefOrTensor)",
    varve.traits = ["Pure"],
    varve.let = ["type($position) = index", "type($result) = index"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "Index"}
    %2 = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(memrefOrTensor: %any, position: optional %1)
    irdl.results(result: %1)
    irdl.attributes {"index" = %2} {varve.optional = ["index"]}
  }
  irdl.operation @divf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @divi_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @divi_unsigned attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @divis attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @diviu attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @dma_start attributes {varve.syntax = "hook:std.dma_start"} {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
  }
  irdl.operation @dma_wait attributes {
    varve.format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
    varve.let = ["type($tagIndices) = index", "type($numElements) = index"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    irdl.operands(tagMemRef: %0, tagIndices: variadic %1, numElements: %1)
  }
  irdl.operation @dynamic_tensor_from_elements attributes {
    varve.format = "$dynamicExtents $body attr-dict `:` type($result)",
    varve.let = ["type($dynamicExtents) = index"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(dynamicExtents: variadic %0)
    irdl.results(result: %1)
    %r0 = irdl.region with size 1
    irdl.regions(body: %r0)
  }
  irdl.operation @exp attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @exp2 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @extract_element attributes {
    varve.format = "$aggregate `[` $indices `]` attr-dict `:` type($aggregate)",
    varve.traits = ["Pure"],
    varve.let = ["type($indices) = index", "type($result) = elem(type($aggregate))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "Index"}
    irdl.operands(aggregate: %any, indices: variadic %1)
    irdl.results(result: %any)
  }
  irdl.operation @floordivi_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @floorf attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @fpext attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @fptosi attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @fptoui attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @fptrunc attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @generic_atomic_rmw attributes {
    varve.format = "$memref `[` $indices `]` `:` type($memref) let(type($result) = elem(type($memref))) region($body, end) attr-dict",
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %any)
    %r0 = irdl.region with size 1
    irdl.regions(body: %r0)
  }
  irdl.operation @get_global_memref attributes {
    varve.format = "$name `:` type($result) attr-dict",
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(result: %0)
    irdl.attributes {"name" = %1}
  }
  irdl.operation @global_memref attributes {varve.since = "2020"} {
    %0 = irdl.any {varve.rule = "SymbolNameAttr"}
    %any = irdl.any
    irdl.attributes {
      "sym_name" = %0,
      "type" = %any,
      "sym_visibility" = %any,
      "initial_value" = %any,
      "constant" = %any} {varve.optional = ["sym_visibility", "initial_value", "constant"]}
  }
  irdl.operation @im attributes {
    varve.format = "$cplx attr-dict `:` type($cplx)",
    varve.let = ["type($value) = elem(type($cplx))"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "AnyComplex"}
    %any = irdl.any
    irdl.operands(cplx: %0)
    irdl.results(value: %any)
  }
  irdl.operation @index_cast attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @load attributes {
    varve.format = "$memref `[` $indices `]` attr-dict `:` type($memref)",
    varve.let = ["type($indices) = index", "type($result) = elem(type($memref))"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %any)
  }
  irdl.operation @log attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @log10 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @log1p attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @log2 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @memref_cast attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @memref_reinterpret_cast attributes {varve.since = "2020"} {
    %any = irdl.any
    irdl.operands(
      source: %any,
      offsets: variadic %any,
      sizes: variadic %any,
      strides: variadic %any) {varve.segments}
    irdl.results(result: %any)
    irdl.attributes {
      "static_offsets" = %any,
      "static_sizes" = %any,
      "static_strides" = %any} {varve.optional = ["static_offsets", "static_sizes", "static_strides"]}
  }
  irdl.operation @memref_reshape attributes {
    varve.format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(source: %any, shape: %any)
    irdl.results(result: %any)
  }
  irdl.operation @mulf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @muli attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @negf attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @prefetch attributes {
    varve.format = "$memref `[` $indices `]` `,` one( `write` let($isWrite = true) | `read` let($isWrite = false) ) `,` `locality` `<` $localityHint `>` `,` one( `data` let($isDataCache = true) | `instr` let($isDataCache = false) ) attr-dict `:` type($memref)"
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %2 = irdl.any {varve.rule = "BoolAttr"}
    %3 = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.attributes {"isWrite" = %2, "localityHint" = %3, "isDataCache" = %2}
  }
  irdl.operation @rank attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = index"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "Index"}
    irdl.operands(operand: %any)
    irdl.results(result: %1)
  }
  irdl.operation @re attributes {
    varve.format = "$cplx attr-dict `:` type($cplx)",
    varve.let = ["type($value) = elem(type($cplx))"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "AnyComplex"}
    %any = irdl.any
    irdl.operands(cplx: %0)
    irdl.results(value: %any)
  }
  irdl.operation @remf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @remi_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @remi_unsigned attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @remis attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @remiu attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Terminator", "ReturnLike"]
  } {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
  }
  irdl.operation @rsqrt attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @select attributes {
    varve.format = [
      "$condition `,` $true_value `,` $false_value attr-dict `:` type($result)",
      "let(type($true_value) = type($result); type($false_value) = type($result); type($condition) = over(type($result), e: i1))"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "BoolLike"}
    %any = irdl.any
    irdl.operands(condition: %0, true_value: %any, false_value: %any)
    irdl.results(result: %any)
  }
  irdl.operation @sexti attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @shift_left attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @shift_right_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @shift_right_unsigned attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @sin attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @sitofp attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @splat attributes {
    varve.format = "$input attr-dict `:` type($aggregate)",
    varve.traits = ["Pure"],
    varve.let = ["type($input) = elem(type($aggregate))"]
  } {
    %any = irdl.any
    irdl.operands(input: %any)
    irdl.results(aggregate: %any)
  }
  irdl.operation @sqrt attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
    varve.let = ["type($indices) = index", "type($value) = elem(type($memref))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AnyMemRef"}
    %2 = irdl.any {varve.rule = "Index"}
    irdl.operands(value: %any, memref: %1, indices: variadic %2)
  }
  irdl.operation @subcf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(result: %any)
  }
  irdl.operation @subf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @subi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @subtensor attributes {varve.since = "2020"} {
    %any = irdl.any
    irdl.operands(
      source: %any,
      offsets: variadic %any,
      sizes: variadic %any,
      strides: variadic %any) {varve.segments}
    irdl.results(result: %any)
    irdl.attributes {
      "static_offsets" = %any,
      "static_sizes" = %any,
      "static_strides" = %any} {varve.optional = ["static_offsets", "static_sizes", "static_strides"]}
  }
  irdl.operation @subtensor_insert attributes {varve.since = "2020"} {
    %any = irdl.any
    irdl.operands(
      source: %any,
      dest: %any,
      offsets: variadic %any,
      sizes: variadic %any,
      strides: variadic %any) {varve.segments}
    irdl.results(result: %any)
    irdl.attributes {
      "static_offsets" = %any,
      "static_sizes" = %any,
      "static_strides" = %any} {varve.optional = ["static_offsets", "static_sizes", "static_strides"]}
  }
  irdl.operation @subview attributes {
    varve.format = [
      "$source `` `[` $offsets `]` `` `[` $sizes `]` `` `[` $strides `]` attr-dict `:` type($source) `to` type($result)"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %2 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(source: %0, offsets: variadic %1, sizes: variadic %1, strides: variadic %1) {varve.segments}
    irdl.results(result: %0)
    irdl.attributes {
      "static_offsets" = %2,
      "static_sizes" = %2,
      "static_strides" = %2} {varve.optional = ["static_offsets", "static_sizes", "static_strides"]}
  }
  irdl.operation @tanh attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %0)
    irdl.results(result: %0)
  }
  irdl.operation @tensor_cast attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @tensor_from_elements attributes {
    varve.locals = {type = ["TypeAttr", "elem(type($result))"]},
    varve.format = [
      "`(` $elements `)` attr-dict `:` $type",
      "let(types($elements) = repeat(typeof($type), count($elements)); type($result) = tensor([count($elements)], typeof($type)))"],
    varve.since = "2020"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(elements: variadic %any)
    irdl.results(result: %1)
  }
  irdl.operation @tensor_load attributes {
    varve.format = "$memref attr-dict `:` type($memref)",
    varve.let = ["type($result) = tensor(shape(type($memref)), elem(type($memref)))"]
  } {
    %0 = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %1 = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(memref: %0)
    irdl.results(result: %1)
  }
  irdl.operation @tensor_store attributes {
    varve.format = "$tensor `,` $memref attr-dict `:` type($memref)",
    varve.let = ["type($tensor) = tensor(shape(type($memref)), elem(type($memref)))"]
  } {
    %0 = irdl.any {varve.rule = "AnyTensor"}
    %1 = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(tensor: %0, memref: %1)
  }
  irdl.operation @tensor_to_memref attributes {
    varve.format = "$tensor attr-dict `:` type($memref)",
    varve.let = ["type($tensor) = tensor(shape(type($memref)), elem(type($memref)))"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "AnyTensor"}
    %1 = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(tensor: %0)
    irdl.results(memref: %1)
  }
  irdl.operation @transpose attributes {
    varve.syntax = "hook:std.transpose",
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(in: %0)
    irdl.results(result: %0)
    irdl.attributes {"permutation" = %1}
  }
  irdl.operation @trunci attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @uitofp attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
  irdl.operation @view attributes {
    varve.locals = {
      size = ["ArrayOf<I64Attr>", "[count($operands) - dynamic(type($result)), dynamic(type($result))]"],
      type = ["TypeAttr", "type($result)"]},
    varve.format = [
      "$source each($size $operands: `` `[` $operands[$size] `]`) attr-dict `:` type($source) `to` $type",
      "let(type($result) = [typeof($type)][if(count($size) = 2 and $size[0] in [0, 1], 0, 1)])"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    irdl.operands(source: %0, operands: variadic %1)
    irdl.results(result: %0)
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict $value `:` type($value)",
    varve.traits = ["Terminator"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(value: %any)
  }
  irdl.operation @zexti attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(in: %any)
    irdl.results(out: %any)
  }
}
