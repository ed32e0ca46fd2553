irdl.dialect @omp attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute atomic_control",
    "attribute bindkind",
    "attribute clause_map_flags",
    "attribute numthreadstype",
    "attribute reduction_modifier",
    "enum ClauseBindKind",
    "enum ClauseMapFlags",
    "enum ClauseNumThreadsType",
    "enum ReductionModifier",
    "enum TargetRegionFlags",
    "operation omp.allocate_dir",
    "operation omp.canonical_loop",
    "operation omp.declare_mapper",
    "operation omp.declare_mapper.info",
    "operation omp.loop",
    "operation omp.new_cli",
    "operation omp.scan",
    "operation omp.target_allocmem",
    "operation omp.target_freemem",
    "operation omp.tile",
    "operation omp.unroll_heuristic",
    "operation omp.workdistribute",
    "operation omp.workshare",
    "operation omp.workshare.loop_wrapper",
    "type cli"],
  varve.depends = ["llvm", "func"]
} {
  "varve.enum"() {
    sym_name = "ClauseRequires",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["reverse_offload", 1 : i32],
      ["unified_address", 2 : i32],
      ["unified_shared_memory", 4 : i32],
      ["dynamic_allocators", 8 : i32]
    ],
    bits,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseScheduleKind",
    storage = i32,
    cases = [
      ["static", 0 : i32],
      ["dynamic", 1 : i32],
      ["guided", 2 : i32],
      ["auto", 3 : i32],
      ["runtime", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseTaskDepend",
    storage = i32,
    cases = [
      ["taskdependin", 0 : i32],
      ["taskdependout", 1 : i32],
      ["taskdependinout", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DeclareTargetCaptureClause",
    storage = i32,
    cases = [
      ["to", 0 : i32],
      ["link", 1 : i32],
      ["enter", 2 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "(`atomic` $region^)?",
    sym_name = "AtomicReductionRegion",
    takes = ["$region"]
  } : () -> ()
  "varve.directive"() {
    format = "(`cleanup` $region^)?",
    sym_name = "CleanupReductionRegion",
    takes = ["$region"]
  } : () -> ()
  "varve.directive"() {
    format = "each($vars $functions by `,`: $vars `->` $functions `:` type($vars))",
    sym_name = "CopyPrivateVarList",
    takes = ["$vars", "type $vars", "$functions"]
  } : () -> ()
  "varve.directive"() {
    format = "$vars `:` type($vars)",
    sym_name = "MapEntries",
    takes = ["$vars", "type $vars"]
  } : () -> ()
  "varve.directive"() {
    format = "each($vars $symbols $byref or false by `,`: one( `byref` let($byref = true) | let($byref = false) ) $symbols `->` $vars `:` type($vars))",
    sym_name = "ReductionVarList",
    takes = ["$vars", "type $vars", "$byref", "$symbols"]
  } : () -> ()
  irdl.attribute @"#declaretarget" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %device_type = irdl.base "#omp.device_type"
    %capture_clause = irdl.base "#omp.capture_clause"
    irdl.parameters(
      device_type: %device_type,
      capture_clause: %capture_clause) {
      varve.optional = ["device_type", "capture_clause"]
    }
  }
  irdl.operation @atomic.capture attributes {
    varve.format = "oilist( `hint` `(` custom<SynchronizationHint>($hint_val) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` ) $region attr-dict",
    varve.traits = ["AtomicCaptureOpInterface", "RecursiveMemoryEffects", "SingleBlock"],
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
    varve.format = "$v `=` $x oilist( `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` | `hint` `(` custom<SynchronizationHint>($hint_val) `)`) `:` type($x) `,` $element_type attr-dict",
    varve.traits = ["AllTypesMatch<x,v>", "AtomicReadOpInterface"],
    varve.let = [
      "type($v) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %v = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %element_type = irdl.any {varve.rule = "TypeAttr"}
    %hint_val = irdl.any {varve.rule = "I64Attr"}
    %memory_order_val = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      x: %x,
      v: %v)
    irdl.attributes {
      "element_type" = %element_type,
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
    varve.traits = ["AtomicUpdateOpInterface", "RecursiveMemoryEffects", "SingleBlock"],
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
    varve.format = "$x `=` $expr oilist( `hint` `(` custom<SynchronizationHint>($hint_val) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)`) `:` type($x) `,` type($expr) attr-dict",
    varve.traits = ["AtomicWriteOpInterface"]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %expr = irdl.any
    %hint_val = irdl.any {varve.rule = "I64Attr"}
    %memory_order_val = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      x: %x,
      expr: %expr)
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
    varve.format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancellation_construct_type_val) `)` oilist( `if` `(` $if_expr `)` ) attr-dict",
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
  irdl.operation @cancellation_point attributes {
    varve.format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancellation_construct_type_val) `)` attr-dict"
  } {
    %cancellation_construct_type_val = irdl.base "#omp.cancellationconstructtype"
    irdl.attributes {
      "cancellation_construct_type_val" = %cancellation_construct_type_val
    }
  }
  irdl.operation @critical.declare attributes {
    varve.format = "$sym_name oilist( `hint` `(` custom<SynchronizationHint>($hint_val) `)` ) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %hint_val = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "hint_val" = %hint_val
    } {
      varve.optional = ["hint_val"],
      varve.defaults = {
        hint_val = 0 : i64}
    }
  }
  irdl.operation @declare_reduction attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `init` $initializerRegion `combiner` $reductionRegion custom<AtomicReductionRegion>($atomicReductionRegion) custom<CleanupReductionRegion>($cleanupRegion)",
    varve.traits = ["IsolatedFromAbove", "RecipeInterface", "Symbol"]
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
    %cleanupRegion = irdl.region
    irdl.regions(
      initializerRegion: %initializerRegion,
      reductionRegion: %reductionRegion,
      atomicReductionRegion: %atomicReductionRegion,
      cleanupRegion: %cleanupRegion)
  }
  irdl.operation @distribute attributes {
    varve.format = "oilist( `dist_schedule_static` $dist_schedule_static | `chunk_size` `(` $chunk_size `:` type($chunk_size) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `order` `(` custom<OrderClause>($order_val, $order_mod) `)` ) $region attr-dict",
    varve.traits = ["LoopWrapperInterface", "RecursiveMemoryEffects", "SingleBlock"]
  } {
    %chunk_size = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %dist_schedule_static = irdl.any {varve.rule = "UnitAttr"}
    %order_val = irdl.base "#omp.orderkind"
    %order_mod = irdl.base "#omp.order_mod"
    irdl.operands(
      chunk_size: optional %chunk_size,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars) {
      varve.segments
    }
    irdl.attributes {
      "dist_schedule_static" = %dist_schedule_static,
      "order_val" = %order_val,
      "order_mod" = %order_mod
    } {
      varve.optional = ["dist_schedule_static", "order_val", "order_mod"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @flush attributes {
    varve.format = "( `(` $varList^ `:` type($varList) `)` )? attr-dict"
  } {
    %varList = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      varList: variadic %varList)
  }
  irdl.operation @loop_nest attributes {
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.format = ["` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($lowerBound) = repeat(typeof($type), count(%iv)))", "`=` ` ` `(` $lowerBound `)` `to` ` ` `(` $upperBound `)` one( | `inclusive` let($inclusive = unit) ) `step` ` ` `(` $step `)`", "$region one( printed attr-dict(none) | attr-dict )"],
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]},
    varve.traits = ["RecursiveMemoryEffects", "SameVariadicOperandSize", "AllTypesMatch<lowerBound,upperBound,step>"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)"]
  } {
    %lowerBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upperBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %step = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %inclusive = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lowerBound: variadic %lowerBound,
      upperBound: variadic %upperBound,
      step: variadic %step)
    irdl.attributes {
      "inclusive" = %inclusive
    } {
      varve.optional = ["inclusive"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @map.info attributes {
    varve.format = "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` oilist( `var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `map_clauses` `(` custom<MapClause>($map_type) `)` | `capture` `(` custom<CaptureType>($map_capture_type) `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)` ) `->` type($omp_ptr) attr-dict",
    varve.let = [
      "type($bounds) = !omp.map_bounds_ty"]
  } {
    %var_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %var_ptr_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %members = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!omp.map_bounds_ty"
    %omp_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %var_type = irdl.any {varve.rule = "TypeAttr"}
    %members_index = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %map_type = irdl.any {varve.rule = "UI64Attr"}
    %map_capture_type = irdl.base "#omp.variable_capture_kind"
    %name = irdl.any {varve.rule = "StrAttr"}
    %partial_map = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      var_ptr: %var_ptr,
      var_ptr_ptr: optional %var_ptr_ptr,
      members: variadic %members,
      bounds: variadic %bounds) {
      varve.segments
    }
    irdl.results(
      omp_ptr: %omp_ptr)
    irdl.attributes {
      "var_type" = %var_type,
      "members_index" = %members_index,
      "map_type" = %map_type,
      "map_capture_type" = %map_capture_type,
      "name" = %name,
      "partial_map" = %partial_map
    } {
      varve.optional = ["members_index", "map_type", "map_capture_type", "name"],
      varve.defaults = {
        partial_map = false}
    }
  }
  irdl.operation @ordered attributes {
    varve.format = "( `depend_type` `` $depend_type_val^ )? ( `depend_vec` `(` $depend_vec_vars^ `:` type($depend_vec_vars) `)` )? attr-dict"
  } {
    %depend_vec_vars = irdl.any
    %depend_type_val = irdl.base "#omp.clause_depend"
    %num_loops_val = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    irdl.operands(
      depend_vec_vars: variadic %depend_vec_vars)
    irdl.attributes {
      "depend_type_val" = %depend_type_val,
      "num_loops_val" = %num_loops_val
    } {
      varve.optional = ["depend_type_val", "num_loops_val"]
    }
  }
  irdl.operation @ordered.region attributes {
    varve.format = "oilist( `simd` $simd ) $region attr-dict"
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
    varve.traits = ["AutomaticAllocationScope", "LoopWrapperInterface", "OutlineableOpenMPOpInterface", "RecursiveMemoryEffects", "ReductionClauseInterface"],
    varve.let = [
      "type($if_expr) = i1"],
    varve.arguments = {region = [["%r", "count($reduction_vars)"], ["%p", "count($private_vars)"]]},
    varve.format = "oilist( `if` `(` $if_expr `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_val) `)` ) one( | `reduction` `(` each($reduction_vars %r $reductions $reduction_vars_byref or false by `,`: one( `byref` let($reduction_vars_byref = true) | let($reduction_vars_byref = false) ) $reductions $reduction_vars `->` %r `:` type($reduction_vars) let(type(%r) = type($reduction_vars))) `)` ) one( | `private` `(` each($private_vars %p $privatizers by `,`: $privatizers $private_vars `->` %p `:` type($private_vars) let(type(%p) = type($private_vars))) `)` ) $region attr-dict"
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %num_threads_var = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %private_vars = irdl.any
    %reduction_vars_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %proc_bind_val = irdl.base "#omp.procbindkind"
    %privatizers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      if_expr: optional %if_expr,
      num_threads_var: optional %num_threads_var,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars,
      reduction_vars: variadic %reduction_vars,
      private_vars: variadic %private_vars) {
      varve.segments
    }
    irdl.attributes {
      "reduction_vars_byref" = %reduction_vars_byref,
      "reductions" = %reductions,
      "proc_bind_val" = %proc_bind_val,
      "privatizers" = %privatizers
    } {
      varve.optional = ["reduction_vars_byref", "reductions", "proc_bind_val", "privatizers"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @private attributes {
    varve.format = "$data_sharing_type $sym_name `:` $type `alloc` $alloc_region (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict",
    varve.traits = ["IsolatedFromAbove", "RecipeInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %data_sharing_type = irdl.base "#omp.data_sharing_type"
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "data_sharing_type" = %data_sharing_type
    }
    %alloc_region = irdl.region {varve.rule = "MinSizedRegion<1>"}
    %copy_region = irdl.region
    %dealloc_region = irdl.region
    irdl.regions(
      alloc_region: %alloc_region,
      copy_region: %copy_region,
      dealloc_region: %dealloc_region)
  }
  irdl.operation @section attributes {
    varve.format = "$region attr-dict",
    varve.traits = ["HasParent<omp.sections>"]
  } {
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @sections attributes {
    varve.format = "oilist( `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reduction_vars_byref, $reductions) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `nowait` $nowait ) $region attr-dict",
    varve.traits = ["ReductionClauseInterface"]
  } {
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %reduction_vars_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      reduction_vars: variadic %reduction_vars,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars) {
      varve.segments
    }
    irdl.attributes {
      "reduction_vars_byref" = %reduction_vars_byref,
      "reductions" = %reductions,
      "nowait" = %nowait
    } {
      varve.optional = ["reduction_vars_byref", "reductions", "nowait"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @simd attributes {
    varve.format = "oilist( `aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignment_values) `)` | `if` `(` $if_expr `)` | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<OrderClause>($order_val, $order_mod) `)` | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen `)` ) $region attr-dict",
    varve.traits = ["LoopWrapperInterface", "RecursiveMemoryEffects", "SingleBlock"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %aligned_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %nontemporal_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %alignment_values = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %order_val = irdl.base "#omp.orderkind"
    %order_mod = irdl.base "#omp.order_mod"
    %safelen = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %simdlen = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      aligned_vars: variadic %aligned_vars,
      if_expr: optional %if_expr,
      nontemporal_vars: variadic %nontemporal_vars) {
      varve.segments
    }
    irdl.attributes {
      "alignment_values" = %alignment_values,
      "order_val" = %order_val,
      "order_mod" = %order_mod,
      "safelen" = %safelen,
      "simdlen" = %simdlen
    } {
      varve.optional = ["alignment_values", "order_val", "order_mod", "safelen", "simdlen"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @single attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `copyprivate` `(` custom<CopyPrivateVarList>($copyprivate_vars, type($copyprivate_vars), $copyprivate_funcs) `)` | `nowait` $nowait ) $region attr-dict"
  } {
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %copyprivate_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %copyprivate_funcs = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars,
      copyprivate_vars: variadic %copyprivate_vars) {
      varve.segments
    }
    irdl.attributes {
      "copyprivate_funcs" = %copyprivate_funcs,
      "nowait" = %nowait
    } {
      varve.optional = ["copyprivate_funcs", "nowait"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depends) `)` | `nowait` $nowait | `is_device_ptr` `(` $is_device_ptr `:` type($is_device_ptr) `)` | `has_device_addr` `(` $has_device_addr `:` type($has_device_addr) `)` | `map_entries` `(` custom<MapEntries>($map_operands, type($map_operands)) `)` | `private` `(` custom<PrivateList>($private_vars, type($private_vars), $privatizers) `)` ) $region attr-dict",
    varve.traits = ["IsolatedFromAbove", "OutlineableOpenMPOpInterface", "MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %thread_limit = irdl.any {varve.rule = "AnyInteger"}
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %is_device_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %has_device_addr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_operands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %private_vars = irdl.any
    %depends = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %privatizers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      if_expr: optional %if_expr,
      device: optional %device,
      thread_limit: optional %thread_limit,
      depend_vars: variadic %depend_vars,
      is_device_ptr: variadic %is_device_ptr,
      has_device_addr: variadic %has_device_addr,
      map_operands: variadic %map_operands,
      private_vars: variadic %private_vars) {
      varve.segments
    }
    irdl.attributes {
      "depends" = %depends,
      "nowait" = %nowait,
      "privatizers" = %privatizers
    } {
      varve.optional = ["depends", "nowait", "privatizers"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target_data attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `use_device_ptr` `(` $use_device_ptr `:` type($use_device_ptr) `)` | `use_device_addr` `(` $use_device_addr `:` type($use_device_addr) `)` | `map_entries` `(` custom<MapEntries>($map_operands, type($map_operands)) `)` ) $region attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %use_device_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %use_device_addr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_operands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      if_expr: optional %if_expr,
      device: optional %device,
      use_device_ptr: variadic %use_device_ptr,
      use_device_addr: variadic %use_device_addr,
      map_operands: variadic %map_operands) {
      varve.segments
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target_enter_data attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depends) `)` | `nowait` $nowait | `map_entries` `(` custom<MapEntries>($map_operands, type($map_operands)) `)` ) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_operands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depends = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      if_expr: optional %if_expr,
      device: optional %device,
      depend_vars: variadic %depend_vars,
      map_operands: variadic %map_operands) {
      varve.segments
    }
    irdl.attributes {
      "depends" = %depends,
      "nowait" = %nowait
    } {
      varve.optional = ["depends", "nowait"]
    }
  }
  irdl.operation @target_exit_data attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depends) `)` | `nowait` $nowait | `map_entries` `(` custom<MapEntries>($map_operands, type($map_operands)) `)` ) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_operands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depends = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      if_expr: optional %if_expr,
      device: optional %device,
      depend_vars: variadic %depend_vars,
      map_operands: variadic %map_operands) {
      varve.segments
    }
    irdl.attributes {
      "depends" = %depends,
      "nowait" = %nowait
    } {
      varve.optional = ["depends", "nowait"]
    }
  }
  irdl.operation @target_update attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depends) `)` | `nowait` $nowait | `map_entries` `(` custom<MapEntries>($map_operands, type($map_operands)) `)` ) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_operands = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depends = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      if_expr: optional %if_expr,
      device: optional %device,
      depend_vars: variadic %depend_vars,
      map_operands: variadic %map_operands) {
      varve.segments
    }
    irdl.attributes {
      "depends" = %depends,
      "nowait" = %nowait
    } {
      varve.optional = ["depends", "nowait"]
    }
  }
  irdl.operation @task attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `final` `(` $final_expr `)` | `untied` $untied | `mergeable` $mergeable | `in_reduction` `(` custom<ReductionVarList>($in_reduction_vars, type($in_reduction_vars), $in_reduction_vars_byref, $in_reductions) `)` | `priority` `(` $priority `:` type($priority) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depends) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` ) $region attr-dict",
    varve.traits = ["AutomaticAllocationScope", "OutlineableOpenMPOpInterface", "ReductionClauseInterface"],
    varve.let = [
      "type($if_expr) = i1",
      "type($final_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %final_expr = irdl.any {varve.rule = "I1"}
    %in_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %priority = irdl.any {varve.rule = "AnyInteger"}
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %untied = irdl.any {varve.rule = "UnitAttr"}
    %mergeable = irdl.any {varve.rule = "UnitAttr"}
    %in_reduction_vars_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %in_reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %depends = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    irdl.operands(
      if_expr: optional %if_expr,
      final_expr: optional %final_expr,
      in_reduction_vars: variadic %in_reduction_vars,
      priority: optional %priority,
      depend_vars: variadic %depend_vars,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars) {
      varve.segments
    }
    irdl.attributes {
      "untied" = %untied,
      "mergeable" = %mergeable,
      "in_reduction_vars_byref" = %in_reduction_vars_byref,
      "in_reductions" = %in_reductions,
      "depends" = %depends
    } {
      varve.optional = ["untied", "mergeable", "in_reduction_vars_byref", "in_reductions", "depends"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskgroup attributes {
    varve.format = "oilist( `task_reduction` `(` custom<ReductionVarList>($task_reduction_vars, type($task_reduction_vars), $task_reduction_vars_byref, $task_reductions) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` ) $region attr-dict",
    varve.traits = ["AutomaticAllocationScope", "ReductionClauseInterface"]
  } {
    %task_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %task_reduction_vars_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %task_reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      task_reduction_vars: variadic %task_reduction_vars,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars) {
      varve.segments
    }
    irdl.attributes {
      "task_reduction_vars_byref" = %task_reduction_vars_byref,
      "task_reductions" = %task_reductions
    } {
      varve.optional = ["task_reduction_vars_byref", "task_reductions"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskloop attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `final` `(` $final_expr `)` | `untied` $untied | `mergeable` $mergeable | `in_reduction` `(` custom<ReductionVarList>($in_reduction_vars, type($in_reduction_vars), $in_reduction_vars_byref, $in_reductions) `)` | `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reduction_vars_byref, $reductions) `)` | `priority` `(` $priority `:` type($priority) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `grain_size` `(` $grain_size `:` type($grain_size) `)` | `num_tasks` `(` $num_tasks `:` type($num_tasks) `)` | `nogroup` $nogroup ) $region attr-dict",
    varve.traits = ["AutomaticAllocationScope", "LoopWrapperInterface", "RecursiveMemoryEffects", "SingleBlock", "ReductionClauseInterface"],
    varve.let = [
      "type($if_expr) = i1",
      "type($final_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %final_expr = irdl.any {varve.rule = "I1"}
    %in_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %priority = irdl.any {varve.rule = "AnyInteger"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %grain_size = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %num_tasks = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %untied = irdl.any {varve.rule = "UnitAttr"}
    %mergeable = irdl.any {varve.rule = "UnitAttr"}
    %in_reduction_vars_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %in_reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %reduction_vars_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %nogroup = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
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
      "untied" = %untied,
      "mergeable" = %mergeable,
      "in_reduction_vars_byref" = %in_reduction_vars_byref,
      "in_reductions" = %in_reductions,
      "reduction_vars_byref" = %reduction_vars_byref,
      "reductions" = %reductions,
      "nogroup" = %nogroup
    } {
      varve.optional = ["untied", "mergeable", "in_reduction_vars_byref", "in_reductions", "reduction_vars_byref", "reductions", "nogroup"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskwait attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @teams attributes {
    varve.format = "oilist( `num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )? `to` $num_teams_upper `:` type($num_teams_upper) `)` | `if` `(` $if_expr `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reduction_vars_byref, $reductions) `)` ) $region attr-dict",
    varve.traits = ["RecursiveMemoryEffects", "ReductionClauseInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %num_teams_lower = irdl.any {varve.rule = "AnyInteger"}
    %num_teams_upper = irdl.any {varve.rule = "AnyInteger"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %thread_limit = irdl.any {varve.rule = "AnyInteger"}
    %allocate_vars = irdl.any
    %allocators_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %reduction_vars_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      num_teams_lower: optional %num_teams_lower,
      num_teams_upper: optional %num_teams_upper,
      if_expr: optional %if_expr,
      thread_limit: optional %thread_limit,
      allocate_vars: variadic %allocate_vars,
      allocators_vars: variadic %allocators_vars,
      reduction_vars: variadic %reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "reduction_vars_byref" = %reduction_vars_byref,
      "reductions" = %reductions
    } {
      varve.optional = ["reduction_vars_byref", "reductions"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @wsloop attributes {
    varve.traits = ["LoopWrapperInterface", "RecursiveMemoryEffects", "SingleBlock", "ReductionClauseInterface"],
    varve.let = [
      "type($linear_step_vars) = i32"],
    varve.arguments = {region = [["%r", "count($reduction_vars)"]]},
    varve.format = "oilist(`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` |`schedule` `(` custom<ScheduleClause>( $schedule_val, $schedule_modifier, $simd_modifier, $schedule_chunk_var, type($schedule_chunk_var)) `)` |`nowait` $nowait |`ordered` `(` $ordered_val `)` |`order` `(` custom<OrderClause>($order_val, $order_mod) `)` ) one( | `reduction` `(` each($reduction_vars %r $reductions $reduction_vars_byref or false by `,`: one( `byref` let($reduction_vars_byref = true) | let($reduction_vars_byref = false) ) $reductions $reduction_vars `->` %r `:` type($reduction_vars) let(type(%r) = type($reduction_vars))) `)` ) $region attr-dict"
  } {
    %linear_vars = irdl.any
    %linear_step_vars = irdl.any {varve.rule = "I32"}
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %schedule_chunk_var = irdl.any
    %reduction_vars_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reductions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %schedule_val = irdl.base "#omp.schedulekind"
    %schedule_modifier = irdl.base "#omp.sched_mod"
    %simd_modifier = irdl.any {varve.rule = "UnitAttr"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %ordered_val = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %order_val = irdl.base "#omp.orderkind"
    %order_mod = irdl.base "#omp.order_mod"
    irdl.operands(
      linear_vars: variadic %linear_vars,
      linear_step_vars: variadic %linear_step_vars,
      reduction_vars: variadic %reduction_vars,
      schedule_chunk_var: optional %schedule_chunk_var) {
      varve.segments
    }
    irdl.attributes {
      "reduction_vars_byref" = %reduction_vars_byref,
      "reductions" = %reductions,
      "schedule_val" = %schedule_val,
      "schedule_modifier" = %schedule_modifier,
      "simd_modifier" = %simd_modifier,
      "nowait" = %nowait,
      "ordered_val" = %ordered_val,
      "order_val" = %order_val,
      "order_mod" = %order_mod
    } {
      varve.optional = ["reduction_vars_byref", "reductions", "schedule_val", "schedule_modifier", "simd_modifier", "nowait", "ordered_val", "order_val", "order_mod"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
}
