irdl.dialect @omp attributes {
  varve.set = "llvm13",
  varve.depends = ["llvm"]
} {
  "varve.directive"() {
    format = "some($allocators $vars by `,`: $allocators `:` type($allocators) `->` $vars `:` type($vars))",
    sym_name = "AllocateAndAllocator",
    takes = ["$vars", "type $vars", "$allocators", "type $allocators"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` (`atomic` $region^)?",
    sym_name = "AtomicReductionRegion",
    takes = ["$region"]
  } : () -> ()
  "varve.directive"() {
    format = "some($vars $steps by `,`: $vars `=` $steps `:` type($vars)) let(type($steps) = i32)",
    sym_name = "LinearClause",
    takes = ["$vars", "type $vars", "$steps", "type $steps"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` some($xs by `,`: $xs `:` type($xs)) `)`",
    sym_name = "Operands",
    takes = ["$xs", "type $xs"]
  } : () -> ()
  "varve.directive"() {
    format = "some($vars $symbols by `,`: $symbols `->` $vars `:` type($vars))",
    sym_name = "ReductionVarList",
    takes = ["$vars", "type $vars", "$symbols"]
  } : () -> ()
  irdl.operation @barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @flush attributes {
    varve.format = "( `(` $varList^ `:` type($varList) `)` )? attr-dict"
  } {
    %varList = irdl.any
    irdl.operands(
      varList: variadic %varList)
  }
  irdl.operation @master attributes {
    varve.format = "$region attr-dict"
  } {
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @parallel attributes {
    varve.printer = "code",
    varve.format = ["oilist( `if` `(` $if_expr_var `:` type($if_expr_var) `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)`", "| `private` custom<Operands>($private_vars, type($private_vars)) | `firstprivate` custom<Operands>($firstprivate_vars, type($firstprivate_vars)) | `shared` custom<Operands>($shared_vars, type($shared_vars))", "| `copyin` custom<Operands>($copyin_vars, type($copyin_vars)) | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)`", "| `default` `(` name($default) `)` | `proc_bind` `(` name($proc_bind) `)` )", "let($default_val = if(has($default), filter(w in ['defprivate', 'deffirstprivate', 'defshared', 'defnone']: w = concat('def', $default))[0], absent))", "let($proc_bind_val = if(has($proc_bind), filter(w in ['primary', 'master', 'close', 'spread']: w = $proc_bind)[0], absent))", "region($region, end) attr-dict(none)"],
    varve.locals = {default = ["StrAttr", "replace($default_val, 'def', '')"], proc_bind = ["StrAttr", "$proc_bind_val"]}
  } {
    %if_expr_var = irdl.any
    %num_threads_var = irdl.any
    %private_vars = irdl.any
    %firstprivate_vars = irdl.any
    %shared_vars = irdl.any
    %copyin_vars = irdl.any
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %default_val = irdl.any {varve.rule = "StrAttr"}
    %proc_bind_val = irdl.any {varve.rule = "StrAttr"}
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
    varve.let = ["type($operand) = elem(type($accumulator))"]
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
  irdl.operation @target attributes {
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %thread_limit = irdl.any {varve.rule = "AnyInteger"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      if_expr: optional %if_expr,
      device: optional %device,
      thread_limit: optional %thread_limit) {
      varve.segments
    }
    irdl.attributes {
      "nowait" = %nowait
    } {
      varve.optional = ["nowait"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskwait attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @taskyield attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @wsloop attributes {
    varve.printer = "code",
    varve.traits = ["AllTypesMatch<lowerBound,upperBound,step>"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)"],
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.discardable = ["order"],
    varve.format = ["` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($lowerBound) = repeat(typeof($type), count(%iv)))", "`=` ` ` `(` $lowerBound `)` `to` ` ` `(` $upperBound `)` `step` ` ` `(` $step `)`", "oilist( `private` custom<Operands>($private_vars, type($private_vars)) | `firstprivate` custom<Operands>($firstprivate_vars, type($firstprivate_vars)) | `lastprivate` custom<Operands>($lastprivate_vars, type($lastprivate_vars))", "| `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars, type($linear_step_vars)) `)`", "| `schedule` `(` name($schedule) one( | `=` $schedule_chunk_var let(type($schedule_chunk_var) = i32) ) `)`", "| `collapse` `(` $collapse_val `)` | `nowait` $nowait | `ordered` `(` $ordered_val `)` | `order` `(` name($order) `)` | `inclusive` $inclusive", "| `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reductions) `)` )", "let($schedule_val = if(has($schedule), filter(w in ['Static', 'Dynamic', 'Guided', 'Auto', 'Runtime']: lower(w) = $schedule)[0], absent))", "region($region, end) attr-dict(none)"],
    varve.locals = {schedule = ["StrAttr", "lower($schedule_val)"], type = ["TypeAttr", "type($lowerBound[0])"]}
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
    %schedule_val = irdl.any {varve.rule = "StrAttr"}
    %collapse_val = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %ordered_val = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %order_val = irdl.any {varve.rule = "StrAttr"}
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
      "collapse_val" = %collapse_val,
      "nowait" = %nowait,
      "ordered_val" = %ordered_val,
      "order_val" = %order_val,
      "inclusive" = %inclusive
    } {
      varve.optional = ["reductions", "schedule_val", "collapse_val", "nowait", "ordered_val", "order_val", "inclusive"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @yield attributes {
    varve.format = "( `(` $results^ `:` type($results) `)` )? attr-dict",
    varve.traits = ["NoSideEffect", "ReturnLike", "Terminator", "HasParent<omp.wsloop,omp.reduction.declare>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
