irdl.dialect @omp attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "attribute cancellationconstructtype",
    "enum ClauseCancellationConstructType",
    "operation omp.cancel",
    "operation omp.cancellationpoint",
    "operation omp.simdloop",
    "operation omp.single",
    "operation omp.task",
    "operation omp.taskgroup",
    "operation omp.taskloop",
    "operation omp.threadprivate"],
  varve.depends = ["llvm"]
} {
  "varve.enum"() {
    sym_name = "AtomicBinOpKind",
    storage = i64,
    cases = [
      ["ADD", 0 : i64],
      ["MUL", 1 : i64],
      ["SUB", 2 : i64],
      ["DIV", 3 : i64],
      ["AND", 4 : i64],
      ["OR", 5 : i64],
      ["XOR", 6 : i64],
      ["SHIFTR", 7 : i64],
      ["SHIFTL", 8 : i64],
      ["MAX", 9 : i64],
      ["MIN", 10 : i64],
      ["EQV", 11 : i64],
      ["NEQV", 12 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseDefault",
    storage = i32,
    cases = [
      ["defprivate", 0 : i32],
      ["deffirstprivate", 1 : i32],
      ["defshared", 2 : i32],
      ["defnone", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseScheduleKind",
    storage = i32,
    cases = [
      ["Static", 0 : i32],
      ["Dynamic", 1 : i32],
      ["Guided", 2 : i32],
      ["Auto", 3 : i32],
      ["Runtime", 4 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "some($vars $steps by `,`: $vars `=` $steps `:` type($vars)) let(type($steps) = i32)",
    sym_name = "Linear",
    takes = ["$vars", "type $vars", "$steps", "type $steps"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` some($xs by `,`: $xs `:` type($xs)) `)`",
    sym_name = "Operands",
    takes = ["$xs", "type $xs"]
  } : () -> ()
  "varve.directive"() {
    format = "one( | `=` $chunk one( let(type($chunk) = i32) | `:` type($chunk) ) ) one( | printed when(not has($modifier)) `,` `simd` let($simd = unit) | `,` one( $modifier.value one( | `,` `simd` let($simd = unit) ) | `simd` let($modifier.value = .none; $simd = unit) ) )",
    sym_name = "Schedule",
    takes = ["$chunk", "type $chunk", "$modifier", "$simd"]
  } : () -> ()
  irdl.attribute @"#clause_default" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseDefault>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @atomic.capture attributes {
    varve.terminator = "omp.terminator",
    varve.format = "oilist(`memory_order` `(` custom<ClauseAttr>($memory_order) `)` |`hint` `(` custom<SynchronizationHint>($hint) `)`) $region attr-dict"
  } {
    %hint = irdl.any {varve.rule = "I64Attr"}
    %memory_order = irdl.any {varve.rule = "enum<@ClauseMemoryOrderKind>"}
    irdl.attributes {
      "hint" = %hint,
      "memory_order" = %memory_order
    } {
      varve.optional = ["memory_order"],
      varve.defaults = {
        hint = 0 : i64}
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @atomic.read attributes {
    varve.format = "$v `=` $x oilist( `memory_order` `(` custom<ClauseAttr>($memory_order) `)` | `hint` `(` custom<SynchronizationHint>($hint) `)`) `:` type($x) attr-dict",
    varve.let = ["type($v) = type($x)"]
  } {
    %x = irdl.any
    %v = irdl.any
    %hint = irdl.any {varve.rule = "I64Attr"}
    %memory_order = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      x: %x,
      v: %v)
    irdl.attributes {
      "hint" = %hint,
      "memory_order" = %memory_order
    } {
      varve.optional = ["memory_order"],
      varve.defaults = {
        hint = 0 : i64}
    }
  }
  irdl.operation @atomic.update attributes {
    varve.format = "oilist( `memory_order` `(` custom<ClauseAttr>($memory_order) `)` | `hint` `(` custom<SynchronizationHint>($hint) `)`) $x `:` type($x) $region attr-dict"
  } {
    %x = irdl.any
    %expr = irdl.any
    %isXBinopExpr = irdl.any {varve.rule = "UnitAttr"}
    %binop = irdl.any {varve.rule = "enum<@AtomicBinOpKind>"}
    %hint = irdl.any {varve.rule = "I64Attr"}
    %memory_order = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      x: %x,
      expr: %expr)
    irdl.attributes {
      "isXBinopExpr" = %isXBinopExpr,
      "binop" = %binop,
      "hint" = %hint,
      "memory_order" = %memory_order
    } {
      varve.optional = ["isXBinopExpr", "memory_order"],
      varve.defaults = {
        hint = 0 : i64}
    }
  }
  irdl.operation @atomic.write attributes {
    varve.format = "$address `=` $value oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)`) `:` type($address) `,` type($value) attr-dict"
  } {
    %address = irdl.any
    %value = irdl.any
    %hint = irdl.any {varve.rule = "I64Attr"}
    %memory_order = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      address: %address,
      value: %value)
    irdl.attributes {
      "hint" = %hint,
      "memory_order" = %memory_order
    } {
      varve.optional = ["memory_order"],
      varve.defaults = {
        hint = 0 : i64}
    }
  }
  irdl.operation @critical.declare attributes {
    varve.format = "$sym_name custom<SynchronizationHint>($hint) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %hint = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "hint" = %hint
    } {
      varve.defaults = {
        hint = 0 : i64}
    }
  }
  irdl.operation @flush attributes {
    varve.format = "( `(` $varList^ `:` type($varList) `)` )? attr-dict"
  } {
    %varList = irdl.any
    irdl.operands(
      varList: variadic %varList)
  }
  irdl.operation @parallel attributes {
    varve.format = "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `if` `(` $if_expr_var `:` type($if_expr_var) `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_val) `)` ) $region attr-dict",
    varve.let = ["type($if_expr_var) = i1"]
  } {
    %if_expr_var = irdl.any
    %num_threads_var = irdl.any
    %private_vars = irdl.any
    %firstprivate_vars = irdl.any
    %shared_vars = irdl.any
    %copyin_vars = irdl.any
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %default_val = irdl.base "#omp.clause_default"
    %proc_bind_val = irdl.base "#omp.procbindkind"
    irdl.operands(
      if_expr_var: optional %if_expr_var,
      num_threads_var: optional %num_threads_var,
      private_vars: variadic %private_vars,
      firstprivate_vars: variadic %firstprivate_vars,
      shared_vars: variadic %shared_vars,
      copyin_vars: variadic %copyin_vars,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars) {
      varve.segments
    }
    irdl.attributes {
      "default_val" = %default_val,
      "proc_bind_val" = %proc_bind_val
    } {
      varve.optional = ["default_val", "proc_bind_val"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @reduction attributes {
    varve.format = "$operand `,` $accumulator attr-dict `:` type($accumulator)",
    varve.traits = ["TypesMatchWith<accumulator,operand>"],
    varve.let = [
      "type($operand) = type($accumulator).elementType"]
  } {
    %operand = irdl.any
    %accumulator = irdl.any
    irdl.operands(
      operand: %operand,
      accumulator: %accumulator)
  }
  irdl.operation @reduction.declare attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `init` $initializerRegion `combiner` $reductionRegion custom<AtomicReductionRegion>($atomicReductionRegion)",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type
    }
    %initializerRegion = irdl.region
    %reductionRegion = irdl.region
    %atomicReductionRegion = irdl.region
    irdl.regions(
      initializerRegion: %initializerRegion,
      reductionRegion: %reductionRegion,
      atomicReductionRegion: %atomicReductionRegion)
  }
  irdl.operation @sections attributes {
    varve.format = "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `nowait` $nowait ) $region attr-dict"
  } {
    %private_vars = irdl.any
    %firstprivate_vars = irdl.any
    %lastprivate_vars = irdl.any
    %reduction_vars = irdl.any
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      private_vars: variadic %private_vars,
      firstprivate_vars: variadic %firstprivate_vars,
      lastprivate_vars: variadic %lastprivate_vars,
      reduction_vars: variadic %reduction_vars,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars) {
      varve.segments
    }
    irdl.attributes {
      "reductions" = %reductions,
      "nowait" = %nowait
    } {
      varve.optional = ["reductions", "nowait"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @wsloop attributes {
    varve.printer = "code",
    varve.traits = ["AllTypesMatch<lowerBound,upperBound,step>"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)"],
    varve.format = ["` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($lowerBound) = repeat(typeof($type), count(%iv)))", "`=` ` ` `(` $lowerBound `)` `to` ` ` `(` $upperBound `)` one( | `inclusive` let($inclusive = unit) ) `step` ` ` `(` $step `)`", "oilist( `private` custom<Operands>($private_vars, type($private_vars)) | `firstprivate` custom<Operands>($firstprivate_vars, type($firstprivate_vars)) | `lastprivate` custom<Operands>($lastprivate_vars, type($lastprivate_vars))", "| `linear` `(` custom<Linear>($linear_vars, type($linear_vars), $linear_step_vars, type($linear_step_vars)) `)`", "| `schedule` `(` name($schedule) custom<Schedule>($schedule_chunk_var, type($schedule_chunk_var), $schedule_modifier, $simd_modifier) `)`", "| `collapse` `(` $collapse_val `)` | `nowait` $nowait | `ordered` `(` $ordered_val `)` | `order` `(` custom<ClauseAttr>($order_val) `)`", "| `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reductions) `)` )", "one( printed when(count($private_vars) + count($firstprivate_vars) + count($lastprivate_vars) + count($linear_vars) + count($reduction_vars) = 0", "  and not (has($schedule_val) or has($collapse_val) or has($nowait) or has($ordered_val) or has($order_val))) `` | )", "let($schedule_val = if(has($schedule), #omp.schedulekind(filter(w in ['Static', 'Dynamic', 'Guided', 'Auto', 'Runtime']: lower(w) = $schedule)[0]), absent))", "region($region, end) attr-dict(none)"],
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.locals = {schedule = ["StrAttr", "lower(word($schedule_val))"], type = ["TypeAttr", "type($lowerBound[0])"]}
  } {
    %lowerBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upperBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %step = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %private_vars = irdl.any
    %firstprivate_vars = irdl.any
    %lastprivate_vars = irdl.any
    %linear_vars = irdl.any
    %linear_step_vars = irdl.any
    %reduction_vars = irdl.any
    %schedule_chunk_var = irdl.any
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %schedule_val = irdl.base "#omp.schedulekind"
    %schedule_modifier = irdl.base "#omp.sched_mod"
    %simd_modifier = irdl.any {varve.rule = "UnitAttr"}
    %collapse_val = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %ordered_val = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %order_val = irdl.base "#omp.orderkind"
    %inclusive = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lowerBound: variadic %lowerBound,
      upperBound: variadic %upperBound,
      step: variadic %step,
      private_vars: variadic %private_vars,
      firstprivate_vars: variadic %firstprivate_vars,
      lastprivate_vars: variadic %lastprivate_vars,
      linear_vars: variadic %linear_vars,
      linear_step_vars: variadic %linear_step_vars,
      reduction_vars: variadic %reduction_vars,
      schedule_chunk_var: optional %schedule_chunk_var) {
      varve.segments
    }
    irdl.attributes {
      "reductions" = %reductions,
      "schedule_val" = %schedule_val,
      "schedule_modifier" = %schedule_modifier,
      "simd_modifier" = %simd_modifier,
      "collapse_val" = %collapse_val,
      "nowait" = %nowait,
      "ordered_val" = %ordered_val,
      "order_val" = %order_val,
      "inclusive" = %inclusive
    } {
      varve.optional = ["reductions", "schedule_val", "schedule_modifier", "simd_modifier", "collapse_val", "nowait", "ordered_val", "order_val", "inclusive"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @yield attributes {
    varve.format = "( `(` $results^ `:` type($results) `)` )? attr-dict",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<omp.wsloop,omp.reduction.declare>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
