irdl.dialect @omp attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "attribute grainsizetype",
    "attribute numtaskstype",
    "enum ClauseGrainsizeType",
    "enum ClauseNumTasksType",
    "operation omp.target_data",
    "operation omp.target_enter_data",
    "operation omp.target_exit_data"],
  varve.depends = ["llvm"]
} {
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
      varve.optional = ["memory_order_val"],
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
      varve.optional = ["memory_order_val"],
      varve.defaults = {
        hint_val = 0 : i64}
    }
  }
  irdl.operation @atomic.update attributes {
    varve.format = "oilist( `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` | `hint` `(` custom<SynchronizationHint>($hint_val) `)`) $x `:` type($x) $region attr-dict",
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
      varve.optional = ["memory_order_val"],
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
      varve.optional = ["memory_order_val"],
      varve.defaults = {
        hint_val = 0 : i64}
    }
  }
  irdl.operation @simdloop attributes {
    varve.traits = ["AllTypesMatch<lowerBound,upperBound,step>"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)",
      "type($if_expr) = i1"],
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.format = ["oilist(`if` `(` $if_expr `)` )", "`for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive, $type) attr-dict"],
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]}
  } {
    %lowerBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upperBound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %step = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %inclusive = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lowerBound: variadic %lowerBound,
      upperBound: variadic %upperBound,
      step: variadic %step,
      if_expr: optional %if_expr) {
      varve.segments
    }
    irdl.attributes {
      "inclusive" = %inclusive
    } {
      varve.optional = ["inclusive"]
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
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
}
