irdl.dialect @omp attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute capture_clause",
    "attribute clause_requires",
    "attribute clause_task_depend",
    "attribute data_sharing_type",
    "attribute declaretarget",
    "attribute device_type",
    "attribute flags",
    "attribute order_mod",
    "attribute variable_capture_kind",
    "attribute version",
    "enum ClauseRequires",
    "enum ClauseTaskDepend",
    "enum DataSharingClauseType",
    "enum DeclareTargetCaptureClause",
    "enum DeclareTargetDeviceType",
    "enum OrderModifier",
    "enum VariableCaptureKind",
    "operation omp.cancellation_point",
    "operation omp.declare_reduction",
    "operation omp.distribute",
    "operation omp.loop_nest",
    "operation omp.map.bounds",
    "operation omp.map.info",
    "operation omp.masked",
    "operation omp.ordered.region",
    "operation omp.private",
    "operation omp.simd",
    "operation omp.target_update",
    "operation omp.teams",
    "type map_bounds_ty"],
  varve.depends = ["llvm"]
} {
  "varve.directive"() {
    format = ["` ` ` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($step) = repeat(typeof($type), count(%iv)))", "`=` ` ` `(` $low `)` `to` ` ` `(` $high `)` one( | `inclusive` let($inclusive = unit) ) `step` ` ` `(` $step `)` region($region, end)"],
    sym_name = "LoopControl",
    takes = ["$region", "$low", "$high", "$step", "type $step", "$inclusive", "$type"]
  } : () -> ()
  "varve.directive"() {
    format = "some($vars $symbols by `,`: $symbols `->` $vars `:` type($vars))",
    sym_name = "ReductionVarList",
    takes = ["$vars", "type $vars", "$symbols"]
  } : () -> ()
  irdl.operation @atomic.capture attributes {
    varve.format = "oilist(`memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` |`hint` `(` custom<SynchronizationHint>($hint_val) `)`) $region attr-dict",
    varve.terminator = "omp.terminator"
  } {
    %hint_val = irdl.any {varve.rule = "I64Attr"}
    %memory_order_val = irdl.base "#omp.memoryorderkind"
    irdl.attributes {
      "hint_val" = %hint_val,
      "memory_order_val" = %memory_order_val
    } {
      varve.optional = ["hint_val", "memory_order_val"],
      varve.defaults = {
        hint_val = 0 : i64}
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @atomic.read attributes {
    varve.format = "$v `=` $x oilist( `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` | `hint` `(` custom<SynchronizationHint>($hint_val) `)`) `:` type($x) attr-dict",
    varve.traits = ["AllTypesMatch<x,v>"],
    varve.let = [
      "type($v) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %v = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %hint_val = irdl.any {varve.rule = "I64Attr"}
    %memory_order_val = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      x: %x,
      v: %v)
    irdl.attributes {
      "hint_val" = %hint_val,
      "memory_order_val" = %memory_order_val
    } {
      varve.optional = ["hint_val", "memory_order_val"],
      varve.defaults = {
        hint_val = 0 : i64}
    }
  }
  irdl.operation @atomic.update attributes {
    varve.format = "oilist( `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` | `hint` `(` custom<SynchronizationHint>($hint_val) `)`) $x `:` type($x) $region attr-dict",
    varve.traits = ["RecursiveMemoryEffects"],
    varve.terminator = "omp.yield"
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %hint_val = irdl.any {varve.rule = "I64Attr"}
    %memory_order_val = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      x: %x)
    irdl.attributes {
      "hint_val" = %hint_val,
      "memory_order_val" = %memory_order_val
    } {
      varve.optional = ["hint_val", "memory_order_val"],
      varve.defaults = {
        hint_val = 0 : i64}
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @atomic.write attributes {
    varve.format = "$address `=` $value oilist( `hint` `(` custom<SynchronizationHint>($hint_val) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)`) `:` type($address) `,` type($value) attr-dict"
  } {
    %address = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %value = irdl.any
    %hint_val = irdl.any {varve.rule = "I64Attr"}
    %memory_order_val = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      address: %address,
      value: %value)
    irdl.attributes {
      "hint_val" = %hint_val,
      "memory_order_val" = %memory_order_val
    } {
      varve.optional = ["hint_val", "memory_order_val"],
      varve.defaults = {
        hint_val = 0 : i64}
    }
  }
  irdl.operation @cancel attributes {
    varve.format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancellation_construct_type_val) `)` ( `if` `(` $if_expr^ `)` )? attr-dict",
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %cancellation_construct_type_val = irdl.base "#omp.cancellationconstructtype"
    irdl.operands(
      if_expr: optional %if_expr)
    irdl.attributes {
      "cancellation_construct_type_val" = %cancellation_construct_type_val
    }
  }
  irdl.operation @cancellationpoint attributes {
    varve.format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancellation_construct_type_val) `)` attr-dict"
  } {
    %cancellation_construct_type_val = irdl.base "#omp.cancellationconstructtype"
    irdl.attributes {
      "cancellation_construct_type_val" = %cancellation_construct_type_val
    }
  }
  irdl.operation @critical.declare attributes {
    varve.format = "$sym_name oilist(`hint` `(` custom<SynchronizationHint>($hint_val) `)`) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %hint_val = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "hint_val" = %hint_val
    } {
      varve.defaults = {
        hint_val = 0 : i64}
    }
  }
  irdl.operation @ordered_region attributes {
    varve.format = "( `simd` $simd^ )? $region attr-dict"
  } {
    %simd = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "simd" = %simd
    } {
      varve.optional = ["simd"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @parallel attributes {
    varve.format = "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `if` `(` $if_expr_var `:` type($if_expr_var) `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_val) `)` ) $region attr-dict",
    varve.traits = ["AutomaticAllocationScope", "OutlineableOpenMPOpInterface", "RecursiveMemoryEffects", "ReductionClauseInterface"],
    varve.let = [
      "type($if_expr_var) = i1"]
  } {
    %if_expr_var = irdl.any {varve.rule = "I1"}
    %num_threads_var = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %proc_bind_val = irdl.base "#omp.procbindkind"
    irdl.operands(
      if_expr_var: optional %if_expr_var,
      num_threads_var: optional %num_threads_var,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars,
      reduction_vars: variadic %reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "reductions" = %reductions,
      "proc_bind_val" = %proc_bind_val
    } {
      varve.optional = ["reductions", "proc_bind_val"]
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
    %accumulator = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      operand: %operand,
      accumulator: %accumulator)
  }
  irdl.operation @reduction.declare attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `init` $initializerRegion `combiner` $reductionRegion custom<AtomicReductionRegion>($atomicReductionRegion)",
    varve.traits = ["Symbol", "IsolatedFromAbove"]
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
    varve.format = "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `nowait` $nowait ) $region attr-dict",
    varve.traits = ["ReductionClauseInterface"]
  } {
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
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
  irdl.operation @simdloop attributes {
    varve.traits = ["AllTypesMatch<lowerBound,upperBound,step>"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)",
      "type($if_expr) = i1"],
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.format = ["oilist(`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignment_values) `)` | `if` `(` $if_expr `)`", "| `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<ClauseAttr>($order_val) `)`", "| `simdlen` `(` $simdlen `)`", "| `safelen` `(` $safelen `)` )", "`for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive, $type) attr-dict"],
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]}
  } {
    %lowerBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upperBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %step = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %aligned_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %nontemporal_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %alignment_values = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %order_val = irdl.base "#omp.orderkind"
    %simdlen = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %safelen = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %inclusive = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lowerBound: variadic %lowerBound,
      upperBound: variadic %upperBound,
      step: variadic %step,
      aligned_vars: variadic %aligned_vars,
      if_expr: optional %if_expr,
      nontemporal_vars: variadic %nontemporal_vars) {
      varve.segments
    }
    irdl.attributes {
      "alignment_values" = %alignment_values,
      "order_val" = %order_val,
      "simdlen" = %simdlen,
      "safelen" = %safelen,
      "inclusive" = %inclusive
    } {
      varve.optional = ["alignment_values", "order_val", "simdlen", "safelen", "inclusive"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @single attributes {
    varve.format = "oilist(`allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` |`nowait` $nowait ) $region attr-dict"
  } {
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars) {
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
  irdl.operation @target attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` | `nowait` $nowait ) $region attr-dict",
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
  irdl.operation @target_data attributes {
    varve.format = "oilist(`if` `(` $if_expr `:` type($if_expr) `)` | `device` `(` $device `:` type($device) `)` | `use_device_ptr` `(` $use_device_ptr `:` type($use_device_ptr) `)` | `use_device_addr` `(` $use_device_addr `:` type($use_device_addr) `)`) `map` `(` custom<MapClause>($map_operands, type($map_operands), $map_types) `)` $region attr-dict",
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %use_device_ptr = irdl.any
    %use_device_addr = irdl.any
    %map_operands = irdl.any
    %map_types = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      if_expr: optional %if_expr,
      device: optional %device,
      use_device_ptr: variadic %use_device_ptr,
      use_device_addr: variadic %use_device_addr,
      map_operands: variadic %map_operands) {
      varve.segments
    }
    irdl.attributes {
      "map_types" = %map_types
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target_enter_data attributes {
    varve.format = "oilist(`if` `(` $if_expr `:` type($if_expr) `)` | `device` `(` $device `:` type($device) `)` | `nowait` $nowait) `map` `(` custom<MapClause>($map_operands, type($map_operands), $map_types) `)` attr-dict",
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %map_operands = irdl.any
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %map_types = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      if_expr: optional %if_expr,
      device: optional %device,
      map_operands: variadic %map_operands) {
      varve.segments
    }
    irdl.attributes {
      "nowait" = %nowait,
      "map_types" = %map_types
    } {
      varve.optional = ["nowait"]
    }
  }
  irdl.operation @target_exit_data attributes {
    varve.format = "oilist(`if` `(` $if_expr `:` type($if_expr) `)` | `device` `(` $device `:` type($device) `)` | `nowait` $nowait) `map` `(` custom<MapClause>($map_operands, type($map_operands), $map_types) `)` attr-dict",
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %map_operands = irdl.any
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %map_types = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      if_expr: optional %if_expr,
      device: optional %device,
      map_operands: variadic %map_operands) {
      varve.segments
    }
    irdl.attributes {
      "nowait" = %nowait,
      "map_types" = %map_types
    } {
      varve.optional = ["nowait"]
    }
  }
  irdl.operation @task attributes {
    varve.format = "oilist(`if` `(` $if_expr `)` |`final` `(` $final_expr `)` |`untied` $untied |`mergeable` $mergeable |`in_reduction` `(` custom<ReductionVarList>( $in_reduction_vars, type($in_reduction_vars), $in_reductions ) `)` |`priority` `(` $priority `)` |`allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` ) $region attr-dict",
    varve.traits = ["OutlineableOpenMPOpInterface", "AutomaticAllocationScope", "ReductionClauseInterface"],
    varve.let = [
      "type($if_expr) = i1",
      "type($final_expr) = i1",
      "type($priority) = i32"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %final_expr = irdl.any {varve.rule = "I1"}
    %in_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %priority = irdl.any {varve.rule = "I32"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %untied = irdl.any {varve.rule = "UnitAttr"}
    %mergeable = irdl.any {varve.rule = "UnitAttr"}
    %in_reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      if_expr: optional %if_expr,
      final_expr: optional %final_expr,
      in_reduction_vars: variadic %in_reduction_vars,
      priority: optional %priority,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars) {
      varve.segments
    }
    irdl.attributes {
      "untied" = %untied,
      "mergeable" = %mergeable,
      "in_reductions" = %in_reductions
    } {
      varve.optional = ["untied", "mergeable", "in_reductions"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskgroup attributes {
    varve.format = "oilist(`task_reduction` `(` custom<ReductionVarList>( $task_reduction_vars, type($task_reduction_vars), $task_reductions ) `)` |`allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` ) $region attr-dict",
    varve.traits = ["ReductionClauseInterface", "AutomaticAllocationScope"]
  } {
    %task_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %task_reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      task_reduction_vars: variadic %task_reduction_vars,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars) {
      varve.segments
    }
    irdl.attributes {
      "task_reductions" = %task_reductions
    } {
      varve.optional = ["task_reductions"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskloop attributes {
    varve.traits = ["AutomaticAllocationScope", "RecursiveMemoryEffects", "AllTypesMatch<lowerBound,upperBound,step>", "ReductionClauseInterface"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)",
      "type($if_expr) = i1",
      "type($final_expr) = i1"],
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.format = ["oilist(`if` `(` $if_expr `)` | `final` `(` $final_expr `)` | `untied` $untied | `mergeable` $mergeable", "| `in_reduction` `(` custom<ReductionVarList>( $in_reduction_vars, type($in_reduction_vars), $in_reductions ) `)`", "| `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)`", "| `priority` `(` $priority `:` type($priority) `)`", "| `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)`", "| `grain_size` `(` $grain_size `:` type($grain_size) `)` | `num_tasks` `(` $num_tasks `:` type($num_tasks) `)`", "| `nogroup` $nogroup )", "`for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive, $type) attr-dict"],
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]}
  } {
    %lowerBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upperBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %step = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %final_expr = irdl.any {varve.rule = "I1"}
    %in_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %priority = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %grain_size = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %num_tasks = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %inclusive = irdl.any {varve.rule = "UnitAttr"}
    %untied = irdl.any {varve.rule = "UnitAttr"}
    %mergeable = irdl.any {varve.rule = "UnitAttr"}
    %in_reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %nogroup = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lowerBound: variadic %lowerBound,
      upperBound: variadic %upperBound,
      step: variadic %step,
      if_expr: optional %if_expr,
      final_expr: optional %final_expr,
      in_reduction_vars: variadic %in_reduction_vars,
      reduction_vars: variadic %reduction_vars,
      priority: optional %priority,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars,
      grain_size: optional %grain_size,
      num_tasks: optional %num_tasks) {
      varve.segments
    }
    irdl.attributes {
      "inclusive" = %inclusive,
      "untied" = %untied,
      "mergeable" = %mergeable,
      "in_reductions" = %in_reductions,
      "reductions" = %reductions,
      "nogroup" = %nogroup
    } {
      varve.optional = ["inclusive", "untied", "mergeable", "in_reductions", "reductions", "nogroup"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @wsloop attributes {
    varve.traits = ["AllTypesMatch<lowerBound,upperBound,step>", "RecursiveMemoryEffects", "ReductionClauseInterface"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)",
      "type($linear_step_vars) = i32"],
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.format = ["oilist(`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`", "| `schedule` `(` custom<ScheduleClause>( $schedule_val, $schedule_modifier, $simd_modifier, $schedule_chunk_var, type($schedule_chunk_var)) `)`", "| `nowait` $nowait | `ordered` `(` $ordered_val `)` | `order` `(` custom<ClauseAttr>($order_val) `)`", "| `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` )", "`for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive, $type) attr-dict"],
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]}
  } {
    %lowerBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upperBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %step = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %linear_vars = irdl.any
    %linear_step_vars = irdl.any {varve.rule = "I32"}
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %schedule_chunk_var = irdl.any
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %schedule_val = irdl.base "#omp.schedulekind"
    %schedule_modifier = irdl.base "#omp.sched_mod"
    %simd_modifier = irdl.any {varve.rule = "UnitAttr"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %ordered_val = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %order_val = irdl.base "#omp.orderkind"
    %inclusive = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lowerBound: variadic %lowerBound,
      upperBound: variadic %upperBound,
      step: variadic %step,
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
      "nowait" = %nowait,
      "ordered_val" = %ordered_val,
      "order_val" = %order_val,
      "inclusive" = %inclusive
    } {
      varve.optional = ["reductions", "schedule_val", "schedule_modifier", "simd_modifier", "nowait", "ordered_val", "order_val", "inclusive"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @yield attributes {
    varve.format = "( `(` $results^ `:` type($results) `)` )? attr-dict",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<omp.wsloop,omp.reduction.declare,omp.atomic.update,omp.simdloop>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
