irdl.dialect @omp attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["llvm", "func"]
} {
  "varve.enum"() {
    sym_name = "AccessGroupModifier",
    storage = i32,
    cases = [
      ["cgroup", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseSeverity",
    storage = i32,
    cases = [
      ["warning", 0 : i32],
      ["fatal", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FallbackModifier",
    storage = i32,
    cases = [
      ["abort", 0 : i32],
      ["null", 1 : i32],
      ["default_mem", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "InteropType",
    storage = i32,
    cases = [
      ["target", 0 : i32],
      ["targetsync", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LinearModifier",
    storage = i32,
    cases = [
      ["val", 0 : i32],
      ["ref", 1 : i32],
      ["uval", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TargetExecMode",
    storage = i32,
    cases = [
      ["bare", 0 : i32],
      ["generic", 1 : i32],
      ["spmd", 2 : i32],
      ["spmd_no_loop", 3 : i32]
    ]
  } : () -> ()
  irdl.type @"!affinity_entry_ty" attributes {
    varve.format = "`<` $addrType `,` $lenType `>`"
  } {
    %addrType = irdl.any {varve.rule = "type"}
    %lenType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      addrType: %addrType,
      lenType: %lenType)
  }
  irdl.type @"!iterated" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.attribute @"#access_group_modifier" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@AccessGroupModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#clause_severity" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseSeverity>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#fallback_modifier" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@FallbackModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#interop_type" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@InteropType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#kernel_type" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@TargetExecMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#linear_modifier" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@LinearModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @declare_mapper.info attributes {
    varve.format = "oilist( `map_entries` `(` $map_vars `:` type($map_vars) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` ) when(count($map_iterated) = 0) attr-dict",
    varve.traits = ["HasParent<omp.declare_mapper>", "Terminator", "MapClauseOwningOpInterface"]
  } {
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_iterated = irdl.any
    irdl.operands(
      map_vars: variadic %map_vars,
      map_iterated: variadic %map_iterated) {
      varve.segments
    }
  }
  irdl.operation @distribute attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `dist_schedule_static` $dist_schedule_static | `dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict",
    varve.traits = ["ComposableOpInterface", "LoopWrapperInterface", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock", "BlockArgOpenMPOpInterface"]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %dist_schedule_chunk_size = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %private_vars = irdl.any
    %allocate_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %allocate_private_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %dist_schedule_static = irdl.any {varve.rule = "UnitAttr"}
    %order = irdl.base "#omp.orderkind"
    %order_mod = irdl.base "#omp.order_mod"
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      dist_schedule_chunk_size: optional %dist_schedule_chunk_size,
      private_vars: variadic %private_vars) {
      varve.segments
    }
    irdl.attributes {
      "allocate_alignments" = %allocate_alignments,
      "allocate_private_indices" = %allocate_private_indices,
      "dist_schedule_static" = %dist_schedule_static,
      "order" = %order,
      "order_mod" = %order_mod,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier
    } {
      varve.optional = ["allocate_alignments", "allocate_private_indices", "dist_schedule_static", "order", "order_mod", "private_syms", "private_needs_barrier"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @map.info attributes {
    varve.format = "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_ptr_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)` `capture` `(` custom<CaptureType>($map_capture_type) `)` oilist( `var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `,` $var_ptr_ptr_type `)` | `mapper` `(` $mapper_id `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)` ) `->` type($omp_ptr) attr-dict",
    varve.let = [
      "type($bounds) = !omp.map_bounds_ty"]
  } {
    %var_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %var_ptr_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %members = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!omp.map_bounds_ty"
    %omp_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %var_ptr_type = irdl.any {varve.rule = "TypeAttr"}
    %map_type = irdl.base "#omp.clause_map_flags"
    %map_capture_type = irdl.base "#omp.variable_capture_kind"
    %var_ptr_ptr_type = irdl.any {varve.rule = "TypeAttr"}
    %members_index = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    %mapper_id = irdl.any {varve.rule = "FlatSymbolRefAttr"}
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
      "var_ptr_type" = %var_ptr_type,
      "map_type" = %map_type,
      "map_capture_type" = %map_capture_type,
      "var_ptr_ptr_type" = %var_ptr_ptr_type,
      "members_index" = %members_index,
      "mapper_id" = %mapper_id,
      "name" = %name,
      "partial_map" = %partial_map
    } {
      varve.optional = ["var_ptr_ptr_type", "members_index", "mapper_id", "name"],
      varve.defaults = {
        partial_map = false}
    }
  }
  irdl.operation @parallel attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_threads` `(` $num_threads_vars `:` type($num_threads_vars) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["AutomaticAllocationScope", "ComposableOpInterface", "OutlineableOpenMPOpInterface", "RecursiveMemoryEffects", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %if_expr = irdl.any {varve.rule = "I1"}
    %num_threads_vars = irdl.any
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %allocate_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %allocate_private_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %proc_bind_kind = irdl.base "#omp.procbindkind"
    %reduction_mod = irdl.base "#omp.reduction_modifier"
    %reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      if_expr: optional %if_expr,
      num_threads_vars: variadic %num_threads_vars,
      private_vars: variadic %private_vars,
      reduction_vars: variadic %reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "allocate_alignments" = %allocate_alignments,
      "allocate_private_indices" = %allocate_private_indices,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "proc_bind_kind" = %proc_bind_kind,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms
    } {
      varve.optional = ["allocate_alignments", "allocate_private_indices", "private_syms", "private_needs_barrier", "proc_bind_kind", "reduction_mod", "reduction_byref", "reduction_syms"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @sections attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `nowait` $nowait ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["BlockArgOpenMPOpInterface"]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %allocate_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %allocate_private_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %reduction_mod = irdl.base "#omp.reduction_modifier"
    %reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      private_vars: variadic %private_vars,
      reduction_vars: variadic %reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "allocate_alignments" = %allocate_alignments,
      "allocate_private_indices" = %allocate_private_indices,
      "nowait" = %nowait,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms
    } {
      varve.optional = ["allocate_alignments", "allocate_private_indices", "nowait", "private_syms", "private_needs_barrier", "reduction_mod", "reduction_byref", "reduction_syms"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @simd attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)` | `if` `(` $if_expr `)` | `linear` `(` each($linear_vars $linear_step_vars $linear_modifiers default absent by `,`: one( `val` let($linear_modifiers = #omp.linear_modifier('val')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `ref` let($linear_modifiers = #omp.linear_modifier('ref')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `uval` let($linear_modifiers = #omp.linear_modifier('uval')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) )) `)` | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["ComposableOpInterface", "LoopWrapperInterface", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($if_expr) = i1",
      "type($linear_step_vars) = i32"]
  } {
    %aligned_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %linear_vars = irdl.any
    %linear_step_vars = irdl.any {varve.rule = "I32"}
    %nontemporal_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %alignments = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %linear_var_types = irdl.any {varve.rule = "ArrayAttr"}
    %linear_modifiers = irdl.any {varve.rule = "ArrayAttr"}
    %order = irdl.base "#omp.orderkind"
    %order_mod = irdl.base "#omp.order_mod"
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %reduction_mod = irdl.base "#omp.reduction_modifier"
    %reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %safelen = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %simdlen = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      aligned_vars: variadic %aligned_vars,
      if_expr: optional %if_expr,
      linear_vars: variadic %linear_vars,
      linear_step_vars: variadic %linear_step_vars,
      nontemporal_vars: variadic %nontemporal_vars,
      private_vars: variadic %private_vars,
      reduction_vars: variadic %reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "alignments" = %alignments,
      "linear_var_types" = %linear_var_types,
      "linear_modifiers" = %linear_modifiers,
      "order" = %order,
      "order_mod" = %order_mod,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms,
      "safelen" = %safelen,
      "simdlen" = %simdlen
    } {
      varve.optional = ["alignments", "linear_var_types", "linear_modifiers", "order", "order_mod", "private_syms", "private_needs_barrier", "reduction_mod", "reduction_byref", "reduction_syms", "safelen", "simdlen"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @single attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)` | `nowait` $nowait ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict",
    varve.traits = ["BlockArgOpenMPOpInterface"]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %copyprivate_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %private_vars = irdl.any
    %allocate_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %allocate_private_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %copyprivate_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      copyprivate_vars: variadic %copyprivate_vars,
      private_vars: variadic %private_vars) {
      varve.segments
    }
    irdl.attributes {
      "allocate_alignments" = %allocate_alignments,
      "allocate_private_indices" = %allocate_private_indices,
      "copyprivate_syms" = %copyprivate_syms,
      "nowait" = %nowait,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier
    } {
      varve.optional = ["allocate_alignments", "allocate_private_indices", "copyprivate_syms", "nowait", "private_syms", "private_needs_barrier"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target attributes {
    varve.arguments = {region = [["%has_device_addr", "count($has_device_addr_vars)"], ["%host_eval", "count($host_eval_vars)"], ["%in_reduction", "count($in_reduction_vars)"], ["%map_entries", "count($map_vars)"], ["%private", "count($private_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)` | `nowait` $nowait | `thread_limit` `(` $thread_limit_vars `:` type($thread_limit_vars) `)` | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` | `dyn_groupprivate_size` `(` $dyn_groupprivate_size `:` type($dyn_groupprivate_size) `)` ) `kernel_type` `` $kernel_type custom<TargetOpRegion>( $region, $has_device_addr_vars, type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars), $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $map_vars, type($map_vars), $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $private_maps) when(count($depend_iterated) = 0 and count($map_iterated) = 0 and count($dyn_groupprivate_size) = 0) attr-dict",
    varve.traits = ["BlockArgOpenMPOpInterface", "IsolatedFromAbove", "OutlineableOpenMPOpInterface", "MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_iterated = irdl.any
    %device = irdl.any {varve.rule = "AnyInteger"}
    %dyn_groupprivate_size = irdl.any
    %has_device_addr_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %host_eval_vars = irdl.any
    %if_expr = irdl.any {varve.rule = "I1"}
    %in_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %is_device_ptr_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_iterated = irdl.any
    %private_vars = irdl.any
    %thread_limit_vars = irdl.any
    %allocate_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %allocate_private_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %depend_iterated_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %dyn_groupprivate_access_group = irdl.base "#omp.access_group_modifier"
    %dyn_groupprivate_fallback = irdl.base "#omp.fallback_modifier"
    %in_reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %in_reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %private_maps = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %kernel_type = irdl.base "#omp.kernel_type"
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      depend_vars: variadic %depend_vars,
      depend_iterated: variadic %depend_iterated,
      device: optional %device,
      dyn_groupprivate_size: optional %dyn_groupprivate_size,
      has_device_addr_vars: variadic %has_device_addr_vars,
      host_eval_vars: variadic %host_eval_vars,
      if_expr: optional %if_expr,
      in_reduction_vars: variadic %in_reduction_vars,
      is_device_ptr_vars: variadic %is_device_ptr_vars,
      map_vars: variadic %map_vars,
      map_iterated: variadic %map_iterated,
      private_vars: variadic %private_vars,
      thread_limit_vars: variadic %thread_limit_vars) {
      varve.segments
    }
    irdl.attributes {
      "allocate_alignments" = %allocate_alignments,
      "allocate_private_indices" = %allocate_private_indices,
      "depend_kinds" = %depend_kinds,
      "depend_iterated_kinds" = %depend_iterated_kinds,
      "dyn_groupprivate_access_group" = %dyn_groupprivate_access_group,
      "dyn_groupprivate_fallback" = %dyn_groupprivate_fallback,
      "in_reduction_byref" = %in_reduction_byref,
      "in_reduction_syms" = %in_reduction_syms,
      "nowait" = %nowait,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "private_maps" = %private_maps,
      "kernel_type" = %kernel_type
    } {
      varve.optional = ["allocate_alignments", "allocate_private_indices", "depend_kinds", "depend_iterated_kinds", "dyn_groupprivate_access_group", "dyn_groupprivate_fallback", "in_reduction_byref", "in_reduction_syms", "nowait", "private_syms", "private_needs_barrier", "private_maps"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target_data attributes {
    varve.arguments = {region = [["%use_device_addr", "count($use_device_addr_vars)"], ["%use_device_ptr", "count($use_device_ptr_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` ) custom<UseDeviceAddrUseDevicePtrRegion>( $region, $use_device_addr_vars, type($use_device_addr_vars), $use_device_ptr_vars, type($use_device_ptr_vars)) when(count($map_iterated) = 0) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %device = irdl.any {varve.rule = "AnyInteger"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_iterated = irdl.any
    %use_device_addr_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %use_device_ptr_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      device: optional %device,
      if_expr: optional %if_expr,
      map_vars: variadic %map_vars,
      map_iterated: variadic %map_iterated,
      use_device_addr_vars: variadic %use_device_addr_vars,
      use_device_ptr_vars: variadic %use_device_ptr_vars) {
      varve.segments
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target_enter_data attributes {
    varve.format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` ) when(count($depend_iterated) = 0 and count($map_iterated) = 0) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_iterated = irdl.any
    %device = irdl.any {varve.rule = "AnyInteger"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_iterated = irdl.any
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %depend_iterated_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      depend_vars: variadic %depend_vars,
      depend_iterated: variadic %depend_iterated,
      device: optional %device,
      if_expr: optional %if_expr,
      map_vars: variadic %map_vars,
      map_iterated: variadic %map_iterated) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %depend_kinds,
      "depend_iterated_kinds" = %depend_iterated_kinds,
      "nowait" = %nowait
    } {
      varve.optional = ["depend_kinds", "depend_iterated_kinds", "nowait"]
    }
  }
  irdl.operation @target_exit_data attributes {
    varve.format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` ) when(count($depend_iterated) = 0 and count($map_iterated) = 0) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_iterated = irdl.any
    %device = irdl.any {varve.rule = "AnyInteger"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_iterated = irdl.any
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %depend_iterated_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      depend_vars: variadic %depend_vars,
      depend_iterated: variadic %depend_iterated,
      device: optional %device,
      if_expr: optional %if_expr,
      map_vars: variadic %map_vars,
      map_iterated: variadic %map_iterated) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %depend_kinds,
      "depend_iterated_kinds" = %depend_iterated_kinds,
      "nowait" = %nowait
    } {
      varve.optional = ["depend_kinds", "depend_iterated_kinds", "nowait"]
    }
  }
  irdl.operation @target_update attributes {
    varve.format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` ) when(count($depend_iterated) = 0 and count($map_iterated) = 0) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_iterated = irdl.any
    %device = irdl.any {varve.rule = "AnyInteger"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_iterated = irdl.any
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %depend_iterated_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      depend_vars: variadic %depend_vars,
      depend_iterated: variadic %depend_iterated,
      device: optional %device,
      if_expr: optional %if_expr,
      map_vars: variadic %map_vars,
      map_iterated: variadic %map_iterated) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %depend_kinds,
      "depend_iterated_kinds" = %depend_iterated_kinds,
      "nowait" = %nowait
    } {
      varve.optional = ["depend_kinds", "depend_iterated_kinds", "nowait"]
    }
  }
  irdl.operation @task attributes {
    varve.arguments = {region = [["%in_reduction", "count($in_reduction_vars)"], ["%private", "count($private_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `final` `(` $final `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied | `affinity` `(` $affinity_vars `:` type($affinity_vars) `)` | `detach` `(` $event_handle `:` type($event_handle) `)` | `iterated` `(` $iterated `:` type($iterated) `)` | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` ) custom<InReductionPrivateRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) when(count($iterated) = 0 and count($depend_iterated) = 0) attr-dict",
    varve.traits = ["AutomaticAllocationScope", "OutlineableOpenMPOpInterface", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($final) = i1",
      "type($if_expr) = i1"]
  } {
    %iterated = irdl.any
    %affinity_vars = irdl.any
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_iterated = irdl.any
    %final = irdl.any {varve.rule = "I1"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %in_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %priority = irdl.any {varve.rule = "AnyInteger"}
    %private_vars = irdl.any
    %event_handle = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %allocate_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %allocate_private_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %depend_iterated_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %in_reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %in_reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %mergeable = irdl.any {varve.rule = "UnitAttr"}
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %untied = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      iterated: variadic %iterated,
      affinity_vars: variadic %affinity_vars,
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      depend_vars: variadic %depend_vars,
      depend_iterated: variadic %depend_iterated,
      final: optional %final,
      if_expr: optional %if_expr,
      in_reduction_vars: variadic %in_reduction_vars,
      priority: optional %priority,
      private_vars: variadic %private_vars,
      event_handle: optional %event_handle) {
      varve.segments
    }
    irdl.attributes {
      "allocate_alignments" = %allocate_alignments,
      "allocate_private_indices" = %allocate_private_indices,
      "depend_kinds" = %depend_kinds,
      "depend_iterated_kinds" = %depend_iterated_kinds,
      "in_reduction_byref" = %in_reduction_byref,
      "in_reduction_syms" = %in_reduction_syms,
      "mergeable" = %mergeable,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "untied" = %untied
    } {
      varve.optional = ["allocate_alignments", "allocate_private_indices", "depend_kinds", "depend_iterated_kinds", "in_reduction_byref", "in_reduction_syms", "mergeable", "private_syms", "private_needs_barrier", "untied"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskgroup attributes {
    varve.arguments = {region = [["%task_reduction", "count($task_reduction_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` ) custom<TaskReductionRegion>( $region, $task_reduction_vars, type($task_reduction_vars), $task_reduction_byref, $task_reduction_syms) attr-dict",
    varve.traits = ["AutomaticAllocationScope", "BlockArgOpenMPOpInterface"]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %task_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %allocate_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %allocate_private_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %task_reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %task_reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      task_reduction_vars: variadic %task_reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "allocate_alignments" = %allocate_alignments,
      "allocate_private_indices" = %allocate_private_indices,
      "task_reduction_byref" = %task_reduction_byref,
      "task_reduction_syms" = %task_reduction_syms
    } {
      varve.optional = ["allocate_alignments", "allocate_private_indices", "task_reduction_byref", "task_reduction_syms"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskwait attributes {
    varve.format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `nowait` $nowait | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` ) when(count($depend_iterated) = 0) attr-dict"
  } {
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_iterated = irdl.any
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %depend_iterated_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      depend_vars: variadic %depend_vars,
      depend_iterated: variadic %depend_iterated) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %depend_kinds,
      "depend_iterated_kinds" = %depend_iterated_kinds,
      "nowait" = %nowait
    } {
      varve.optional = ["depend_kinds", "depend_iterated_kinds", "nowait"]
    }
  }
  irdl.operation @teams attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )? `to` $num_teams_upper_vars `:` type($num_teams_upper_vars) `)` | `thread_limit` `(` $thread_limit_vars `:` type($thread_limit_vars) `)` | `dyn_groupprivate_size` `(` $dyn_groupprivate_size `:` type($dyn_groupprivate_size) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) when(count($dyn_groupprivate_size) = 0) attr-dict",
    varve.traits = ["RecursiveMemoryEffects", "OutlineableOpenMPOpInterface", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %dyn_groupprivate_size = irdl.any
    %if_expr = irdl.any {varve.rule = "I1"}
    %num_teams_lower = irdl.any {varve.rule = "AnyInteger"}
    %num_teams_upper_vars = irdl.any
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %thread_limit_vars = irdl.any
    %allocate_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %allocate_private_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %dyn_groupprivate_access_group = irdl.base "#omp.access_group_modifier"
    %dyn_groupprivate_fallback = irdl.base "#omp.fallback_modifier"
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %reduction_mod = irdl.base "#omp.reduction_modifier"
    %reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      dyn_groupprivate_size: optional %dyn_groupprivate_size,
      if_expr: optional %if_expr,
      num_teams_lower: optional %num_teams_lower,
      num_teams_upper_vars: variadic %num_teams_upper_vars,
      private_vars: variadic %private_vars,
      reduction_vars: variadic %reduction_vars,
      thread_limit_vars: variadic %thread_limit_vars) {
      varve.segments
    }
    irdl.attributes {
      "allocate_alignments" = %allocate_alignments,
      "allocate_private_indices" = %allocate_private_indices,
      "dyn_groupprivate_access_group" = %dyn_groupprivate_access_group,
      "dyn_groupprivate_fallback" = %dyn_groupprivate_fallback,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms
    } {
      varve.optional = ["allocate_alignments", "allocate_private_indices", "dyn_groupprivate_access_group", "dyn_groupprivate_fallback", "private_syms", "private_needs_barrier", "reduction_mod", "reduction_byref", "reduction_syms"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @wsloop attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]},
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `linear` `(` each($linear_vars $linear_step_vars $linear_modifiers default absent by `,`: one( `val` let($linear_modifiers = #omp.linear_modifier('val')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `ref` let($linear_modifiers = #omp.linear_modifier('ref')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `uval` let($linear_modifiers = #omp.linear_modifier('uval')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) )) `)` | `nowait` $nowait | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `ordered` `(` $ordered `)` | `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["ComposableOpInterface", "LoopWrapperInterface", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($linear_step_vars) = i32"]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %linear_vars = irdl.any
    %linear_step_vars = irdl.any {varve.rule = "I32"}
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %schedule_chunk = irdl.any
    %allocate_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %allocate_private_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %linear_var_types = irdl.any {varve.rule = "ArrayAttr"}
    %linear_modifiers = irdl.any {varve.rule = "ArrayAttr"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %order = irdl.base "#omp.orderkind"
    %order_mod = irdl.base "#omp.order_mod"
    %ordered = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %reduction_mod = irdl.base "#omp.reduction_modifier"
    %reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %schedule_kind = irdl.base "#omp.schedulekind"
    %schedule_mod = irdl.base "#omp.sched_mod"
    %schedule_simd = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      linear_vars: variadic %linear_vars,
      linear_step_vars: variadic %linear_step_vars,
      private_vars: variadic %private_vars,
      reduction_vars: variadic %reduction_vars,
      schedule_chunk: optional %schedule_chunk) {
      varve.segments
    }
    irdl.attributes {
      "allocate_alignments" = %allocate_alignments,
      "allocate_private_indices" = %allocate_private_indices,
      "linear_var_types" = %linear_var_types,
      "linear_modifiers" = %linear_modifiers,
      "nowait" = %nowait,
      "order" = %order,
      "order_mod" = %order_mod,
      "ordered" = %ordered,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms,
      "schedule_kind" = %schedule_kind,
      "schedule_mod" = %schedule_mod,
      "schedule_simd" = %schedule_simd
    } {
      varve.optional = ["allocate_alignments", "allocate_private_indices", "linear_var_types", "linear_modifiers", "nowait", "order", "order_mod", "ordered", "private_syms", "private_needs_barrier", "reduction_mod", "reduction_byref", "reduction_syms", "schedule_kind", "schedule_mod", "schedule_simd"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @affinity_entry {
    %any = irdl.any
    irdl.operands(
      addr: %any,
      len: %any)
    irdl.results(
      entry: %any)
  }
  irdl.operation @alloc_shared_mem {
    %any = irdl.any
    %a_mem_elem_type = irdl.any {varve.rule = "TypeAttr"}
    %a_mem_alignment = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      mem_array_size: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "mem_elem_type" = %a_mem_elem_type,
      "mem_alignment" = %a_mem_alignment
    } {
      varve.optional = ["mem_alignment"]
    }
  }
  irdl.operation @allocate_free {
    %any = irdl.any
    irdl.operands(
      varList: variadic %any,
      allocator: optional %any) {
      varve.segments
    }
  }
  irdl.operation @declare_simd {
    %any = irdl.any
    %a_alignments = irdl.any
    %a_inbranch = irdl.any {varve.rule = "UnitAttr"}
    %a_linear_var_types = irdl.any {varve.rule = "ArrayAttr"}
    %a_linear_modifiers = irdl.any {varve.rule = "ArrayAttr"}
    %a_notinbranch = irdl.any {varve.rule = "UnitAttr"}
    %a_simdlen = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      aligned_vars: variadic %any,
      linear_vars: variadic %any,
      linear_step_vars: variadic %any,
      uniform_vars: variadic %any) {
      varve.segments
    }
    irdl.attributes {
      "alignments" = %a_alignments,
      "inbranch" = %a_inbranch,
      "linear_var_types" = %a_linear_var_types,
      "linear_modifiers" = %a_linear_modifiers,
      "notinbranch" = %a_notinbranch,
      "simdlen" = %a_simdlen
    } {
      varve.optional = ["alignments", "inbranch", "linear_var_types", "linear_modifiers", "notinbranch", "simdlen"]
    }
  }
  irdl.operation @error {
    %any = irdl.any
    %a_severity = irdl.any {varve.rule = "StrAttr"}
    %a_message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      message_expr: optional %any)
    irdl.attributes {
      "severity" = %a_severity,
      "message" = %a_message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @free_shared_mem {
    %any = irdl.any
    %a_mem_elem_type = irdl.any {varve.rule = "TypeAttr"}
    %a_mem_alignment = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      mem_array_size: %any,
      heapref: %any)
    irdl.attributes {
      "mem_elem_type" = %a_mem_elem_type,
      "mem_alignment" = %a_mem_alignment
    } {
      varve.optional = ["mem_alignment"]
    }
  }
  irdl.operation @fuse {
    %any = irdl.any
    %a_first = irdl.any {varve.rule = "I64Attr"}
    %a_count = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      generatees: variadic %any,
      applyees: variadic %any) {
      varve.segments
    }
    irdl.attributes {
      "first" = %a_first,
      "count" = %a_count
    } {
      varve.optional = ["first", "count"]
    }
  }
  irdl.operation @groupprivate {
    %any = irdl.any
    %a_sym_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %a_device_type = irdl.any
    irdl.results(
      gp_addr: %any)
    irdl.attributes {
      "sym_name" = %a_sym_name,
      "device_type" = %a_device_type
    } {
      varve.optional = ["device_type"]
    }
  }
  irdl.operation @"interop.destroy" {
    %any = irdl.any
    %a_depend_kinds = irdl.any
    %a_depend_iterated_kinds = irdl.any
    %a_nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      interop_var: %any,
      depend_vars: variadic %any,
      depend_iterated: variadic %any,
      device: optional %any) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %a_depend_kinds,
      "depend_iterated_kinds" = %a_depend_iterated_kinds,
      "nowait" = %a_nowait
    } {
      varve.optional = ["depend_kinds", "depend_iterated_kinds", "nowait"]
    }
  }
  irdl.operation @"interop.init" {
    %any = irdl.any
    %a_interop_types = irdl.any
    %a_prefer_type = irdl.any
    %a_depend_kinds = irdl.any
    %a_depend_iterated_kinds = irdl.any
    %a_nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      interop_var: %any,
      depend_vars: variadic %any,
      depend_iterated: variadic %any,
      device: optional %any) {
      varve.segments
    }
    irdl.attributes {
      "interop_types" = %a_interop_types,
      "prefer_type" = %a_prefer_type,
      "depend_kinds" = %a_depend_kinds,
      "depend_iterated_kinds" = %a_depend_iterated_kinds,
      "nowait" = %a_nowait
    } {
      varve.optional = ["prefer_type", "depend_kinds", "depend_iterated_kinds", "nowait"]
    }
  }
  irdl.operation @"interop.use" {
    %any = irdl.any
    %a_depend_kinds = irdl.any
    %a_depend_iterated_kinds = irdl.any
    %a_nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      interop_var: %any,
      depend_vars: variadic %any,
      depend_iterated: variadic %any,
      device: optional %any) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %a_depend_kinds,
      "depend_iterated_kinds" = %a_depend_iterated_kinds,
      "nowait" = %a_nowait
    } {
      varve.optional = ["depend_kinds", "depend_iterated_kinds", "nowait"]
    }
  }
  irdl.operation @unroll_partial {
    %any = irdl.any
    %a_unroll_factor = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      applyee: %any)
    irdl.attributes {
      "unroll_factor" = %a_unroll_factor
    }
  }
}
