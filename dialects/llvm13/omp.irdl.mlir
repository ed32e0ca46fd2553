irdl.dialect @omp attributes {
  varve.set = "llvm13",
  varve.depends = ["llvm"]
} {
  "varve.directive"() {
    format = "` ` (`atomic` $region^)?",
    sym_name = "AtomicReductionRegion",
    takes = ["$region"]
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
    varve.syntax = "hook:omp.parallel"
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
    varve.syntax = "hook:omp.wsloop",
    varve.traits = ["AllTypesMatch<lowerBound,upperBound,step>"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)"]
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
