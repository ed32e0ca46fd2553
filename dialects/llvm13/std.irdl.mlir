irdl.dialect @std attributes {
  varve.set = "llvm13"
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["assign", 2 : i64],
      ["maxf", 3 : i64],
      ["maxs", 4 : i64],
      ["maxu", 5 : i64],
      ["minf", 6 : i64],
      ["mins", 7 : i64],
      ["minu", 8 : i64],
      ["mulf", 9 : i64],
      ["muli", 10 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CmpFPredicate",
    storage = i64,
    cases = [
      ["false", 0 : i64],
      ["oeq", 1 : i64],
      ["ogt", 2 : i64],
      ["oge", 3 : i64],
      ["olt", 4 : i64],
      ["ole", 5 : i64],
      ["one", 6 : i64],
      ["ord", 7 : i64],
      ["ueq", 8 : i64],
      ["ugt", 9 : i64],
      ["uge", 10 : i64],
      ["ult", 11 : i64],
      ["ule", 12 : i64],
      ["une", 13 : i64],
      ["uno", 14 : i64],
      ["true", 15 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CmpIPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["slt", 2 : i64],
      ["sle", 3 : i64],
      ["sgt", 4 : i64],
      ["sge", 5 : i64],
      ["ult", 6 : i64],
      ["ule", 7 : i64],
      ["ugt", 8 : i64],
      ["uge", 9 : i64]
    ]
  } : () -> ()
  irdl.operation @absf attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "SameOperandsAndResultType", "NoSideEffect"],
    varve.let = [
      "type($result0) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result0 = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @addf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @addi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @assert attributes {
    varve.format = "$arg `,` $msg attr-dict",
    varve.let = [
      "type($arg) = i1"]
  } {
    %arg = irdl.any {varve.rule = "I1"}
    %msg = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      arg: %arg)
    irdl.attributes {
      "msg" = %msg
    }
  }
  irdl.operation @atomic_rmw attributes {
    varve.format = "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)",
    varve.traits = ["AllTypesMatch<value,result>", "TypesMatchWith<memref,value>"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %memref = irdl.any {varve.rule = "MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %kind = irdl.any {varve.rule = "enum<@AtomicRMWKind>"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @atomic_yield attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["HasParent<std.generic_atomic_rmw>", "NoSideEffect", "Terminator"]
  } {
    %result = irdl.any
    irdl.operands(
      result: %result)
  }
  irdl.operation @br attributes {
    varve.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["NoSideEffect", "Terminator"]
  } {
    %destOperands = irdl.any
    irdl.operands(
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "MemRefsNormalizable"]
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
  irdl.operation @call_indirect attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` type($callee)",
    varve.traits = ["CallOpInterface", "TypesMatchWith<callee,operands>", "TypesMatchWith<callee,results>"],
    varve.let = [
      "type($operands) = type($callee).inputs",
      "type($results) = type($callee).results"]
  } {
    %callee = irdl.any {varve.rule = "FunctionType"}
    %operands = irdl.any
    %results = irdl.any
    irdl.operands(
      callee: %callee,
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @ceildivi_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ceilf attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "SameOperandsAndResultType", "NoSideEffect"],
    varve.let = [
      "type($result0) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result0 = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @cmpf attributes {
    varve.format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "TypesMatchWith<lhs,result>", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, VectorOfAnyRankOf<I1>, TensorOf<I1>>"}
    %predicate = irdl.any {varve.rule = "enum<@CmpFPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @cmpi attributes {
    varve.format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "TypesMatchWith<lhs,result>", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, VectorOfAnyRankOf<I1>, TensorOf<I1>>"}
    %predicate = irdl.any {varve.rule = "enum<@CmpIPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @cond_br attributes {
    varve.format = "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    varve.traits = ["NoSideEffect", "Terminator"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %trueDestOperands = irdl.any
    %falseDestOperands = irdl.any
    irdl.operands(
      condition: %condition,
      trueDestOperands: variadic %trueDestOperands,
      falseDestOperands: variadic %falseDestOperands) {
      varve.segments
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @constant attributes {
    varve.printer = "code",
    varve.traits = ["ConstantLike", "NoSideEffect"],
    varve.locals = {v = ["attribute", "$value"]},
    varve.format = [
      "attr-dict(after(` `)) $v let($value = $v)",
      "if(isa($v, 'SymbolRefAttr') or isa($v, 'ArrayAttr'): `:` type($result0) | let(type($result0) = known(typeof($v), none)))"],
    varve.names = "rule:constant"
  } {
    %result0 = irdl.any
    %value = irdl.any
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @copysign attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @divf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @divi_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @divi_unsigned attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @floordivi_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @floorf attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "SameOperandsAndResultType", "NoSideEffect"],
    varve.let = [
      "type($result0) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result0 = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @fmaf attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($a)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($result) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
  }
  irdl.operation @fpext attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %in = irdl.any
    %out = irdl.any
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @fptosi attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %in = irdl.any
    %out = irdl.any
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @fptoui attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %in = irdl.any
    %out = irdl.any
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @fptrunc attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %in = irdl.any
    %out = irdl.any
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @generic_atomic_rmw attributes {
    varve.traits = ["TypesMatchWith<memref,result>"],
    varve.let = [
      "type($result) = elem(type($memref))",
      "type($indices) = index"],
    varve.terminator = "std.atomic_yield",
    varve.format = "$memref `[` $indices `]` `:` type($memref) region($body, end) attr-dict"
  } {
    %memref = irdl.any {varve.rule = "MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @index_cast attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %in = irdl.any
    %out = irdl.any
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @mulf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @muli attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @negf attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "SameOperandsAndResultType", "NoSideEffect"],
    varve.let = [
      "type($result0) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result0 = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @rank attributes {
    varve.format = "$memrefOrTensor attr-dict `:` type($memrefOrTensor)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result0) = index"]
  } {
    %memrefOrTensor = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef, AnyTensor>"}
    %result0 = irdl.any {varve.rule = "Index"}
    irdl.operands(
      memrefOrTensor: %memrefOrTensor)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @remf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @remi_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @remi_unsigned attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["NoSideEffect", "HasParent<func>", "MemRefsNormalizable", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @select attributes {
    varve.syntax = "hook:std.select",
    varve.traits = ["NoSideEffect", "AllTypesMatch<true_value,false_value,result>", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)"]
  } {
    %condition = irdl.any {varve.rule = "AnyOf<I1, VectorOfAnyRankOf<I1>, TensorOf<I1>>"}
    %true_value = irdl.any
    %false_value = irdl.any
    %result = irdl.any
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @sexti attributes {
    varve.format = "$value attr-dict `:` type($value) `to` type($result0)",
    varve.traits = ["NoSideEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    irdl.operands(
      value: %value)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @shift_left attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shift_right_signed attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shift_right_unsigned attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sitofp attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %in = irdl.any
    %out = irdl.any
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @splat attributes {
    varve.format = "$input attr-dict `:` type($aggregate)",
    varve.traits = ["NoSideEffect", "TypesMatchWith<aggregate,input>"],
    varve.let = [
      "type($input) = elem(type($aggregate))"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, AnyFloat>"}
    %aggregate = irdl.any {varve.rule = "AnyOf<AnyVectorOfAnyRank, AllOf<AnyTensor, StaticShape>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      aggregate: %aggregate)
  }
  irdl.operation @subf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @subi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @switch attributes {
    varve.format = "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)),$defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_offsets) `]` attr-dict",
    varve.traits = ["NoSideEffect", "Terminator"]
  } {
    %flag = irdl.any {varve.rule = "AnyInteger"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any
    %case_values = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %case_operand_offsets = irdl.any {varve.rule = "I32ElementsAttr"}
    irdl.operands(
      flag: %flag,
      defaultOperands: variadic %defaultOperands,
      caseOperands: variadic %caseOperands) {
      varve.segments
    }
    irdl.attributes {
      "case_values" = %case_values,
      "case_operand_offsets" = %case_operand_offsets
    } {
      varve.optional = ["case_values", "case_operand_offsets"]
    }
    "varve.successors"() {names = ["defaultDestination", "caseDestinations"], variadic = ["caseDestinations"]} : () -> ()
  }
  irdl.operation @trunci attributes {
    varve.format = "$value attr-dict `:` type($value) `to` type($result0)",
    varve.traits = ["NoSideEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    irdl.operands(
      value: %value)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @uitofp attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %in = irdl.any
    %out = irdl.any
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "NoSideEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @zexti attributes {
    varve.format = "$value attr-dict `:` type($value) `to` type($result0)",
    varve.traits = ["NoSideEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>"}
    irdl.operands(
      value: %value)
    irdl.results(
      result0: %result0)
  }
}
