irdl.dialect @omp attributes {
  varve.set = "llvm22",
  varve.depends = ["llvm", "func"]
} {
  "varve.enum"() {
    sym_name = "ClauseBindKind",
    storage = i32,
    cases = [
      ["parallel", 0 : i32],
      ["teams", 1 : i32],
      ["thread", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseCancellationConstructType",
    storage = i32,
    cases = [
      ["parallel", 0 : i32],
      ["loop", 1 : i32],
      ["sections", 2 : i32],
      ["taskgroup", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseDepend",
    storage = i32,
    cases = [
      ["dependsource", 0 : i32],
      ["dependsink", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseGrainsizeType",
    storage = i32,
    cases = [
      ["strict", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseMapFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["storage", 1 : i32],
      ["to", 2 : i32],
      ["from", 4 : i32],
      ["always", 8 : i32],
      ["del", 16 : i32],
      ["return_param", 32 : i32],
      ["priv", 64 : i32],
      ["literal", 128 : i32],
      ["implicit", 256 : i32],
      ["close", 512 : i32],
      ["present", 1024 : i32],
      ["ompx_hold", 2048 : i32],
      ["attach", 4096 : i32],
      ["attach_always", 8192 : i32],
      ["attach_none", 16384 : i32],
      ["attach_auto", 32768 : i32],
      ["ref_ptr", 65536 : i32],
      ["ref_ptee", 131072 : i32],
      ["ref_ptr_ptee", 262144 : i32],
      ["is_device_ptr", 524288 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseMemoryOrderKind",
    storage = i32,
    cases = [
      ["seq_cst", 0 : i32],
      ["acq_rel", 1 : i32],
      ["acquire", 2 : i32],
      ["release", 3 : i32],
      ["relaxed", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseNumTasksType",
    storage = i32,
    cases = [
      ["strict", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseNumThreadsType",
    storage = i32,
    cases = [
      ["strict", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseOrderKind",
    storage = i32,
    cases = [
      ["concurrent", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseProcBindKind",
    storage = i32,
    cases = [
      ["primary", 0 : i32],
      ["master", 1 : i32],
      ["close", 2 : i32],
      ["spread", 3 : i32]
    ]
  } : () -> ()
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
    quoted,
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
      ["runtime", 4 : i32],
      ["distribute", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClauseTaskDepend",
    storage = i32,
    cases = [
      ["taskdependin", 0 : i32],
      ["taskdependout", 1 : i32],
      ["taskdependinout", 2 : i32],
      ["taskdependmutexinoutset", 3 : i32],
      ["taskdependinoutset", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DataSharingClauseType",
    storage = i32,
    cases = [
      ["private", 0 : i32],
      ["firstprivate", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DeclareTargetCaptureClause",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["to", 1 : i32],
      ["link", 2 : i32],
      ["enter", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DeclareTargetDeviceType",
    storage = i32,
    cases = [
      ["any", 0 : i32],
      ["host", 1 : i32],
      ["nohost", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "OrderModifier",
    storage = i32,
    cases = [
      ["reproducible", 0 : i32],
      ["unconstrained", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ReductionModifier",
    storage = i32,
    cases = [
      ["defaultmod", 0 : i32],
      ["inscan", 1 : i32],
      ["task", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ScheduleModifier",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["monotonic", 1 : i32],
      ["nonmonotonic", 2 : i32],
      ["simd", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TargetRegionFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["generic", 1 : i32],
      ["spmd", 2 : i32],
      ["trip_count", 4 : i32],
      ["no_loop", 8 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "VariableCaptureKind",
    storage = i32,
    cases = [
      ["This", 0 : i32],
      ["ByRef", 1 : i32],
      ["ByCopy", 2 : i32],
      ["VLAType", 3 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "some($vars $alignments by `,`: $vars `:` type($vars) `->` $alignments one( `:` `i64` | ))",
    sym_name = "AlignedClause",
    takes = ["$vars", "type $vars", "$alignments"]
  } : () -> ()
  "varve.directive"() {
    format = "some($allocators $vars by `,`: $allocators `:` type($allocators) `->` $vars `:` type($vars))",
    sym_name = "AllocateAndAllocator",
    takes = ["$vars", "type $vars", "$allocators", "type $allocators"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` some($vars %a by `,`: $vars `->` %a) `:` type($vars) `)` one( let(type(%a) = type($vars)) | printed when(true) )",
    sym_name = "Arguments",
    takes = ["$vars", "type $vars", "%a"]
  } : () -> ()
  "varve.directive"() {
    format = "$kind.value",
    sym_name = "CaptureType",
    takes = ["$kind"]
  } : () -> ()
  "varve.directive"() {
    format = "$attribute.value",
    sym_name = "ClauseAttr",
    takes = ["$attribute"]
  } : () -> ()
  "varve.directive"() {
    format = "some($vars $functions by `,`: $vars `->` $functions `:` type($vars))",
    sym_name = "Copyprivate",
    takes = ["$vars", "type $vars", "$functions"]
  } : () -> ()
  "varve.directive"() {
    format = "some($kinds $vars by `,`: $kinds.value `->` $vars `:` type($vars))",
    sym_name = "DependVarList",
    takes = ["$vars", "type $vars", "$kinds"]
  } : () -> ()
  "varve.directive"() {
    format = "one( | $modifier.value `,` ) $amount `` `:` type($amount)",
    sym_name = "GrainsizeClause",
    takes = ["$modifier", "$amount", "type $amount"]
  } : () -> ()
  "varve.directive"() {
    format = "one( printed when(count($vars) = 0) | | `in_reduction` `(` custom<ReductionArguments>($vars, type($vars), $byref, $symbols, %in_reduction) )",
    sym_name = "InReduction",
    takes = ["$vars", "type $vars", "$byref", "$symbols"]
  } : () -> ()
  "varve.directive"() {
    format = "custom<InReduction>($in_reduction, type($in_reduction), $in_byref, $in_symbols) custom<Private>($private, type($private), $private_symbols, $barrier) custom<Reduction>($modifier, $reduction, type($reduction), $byref, $symbols) $region",
    sym_name = "InReductionPrivateReductionRegion",
    takes = ["$region", "$in_reduction", "type $in_reduction", "$in_byref", "$in_symbols", "$private", "type $private", "$private_symbols", "$barrier", "$modifier", "$reduction", "type $reduction", "$byref", "$symbols"]
  } : () -> ()
  "varve.directive"() {
    format = "custom<InReduction>($in_reduction, type($in_reduction), $in_byref, $in_symbols) custom<Private>($private, type($private), $private_symbols, $barrier) $region",
    sym_name = "InReductionPrivateRegion",
    takes = ["$region", "$in_reduction", "type $in_reduction", "$in_byref", "$in_symbols", "$private", "type $private", "$private_symbols", "$barrier"]
  } : () -> ()
  "varve.directive"() {
    format = "some($vars $steps by `,`: $vars `=` $steps `:` type($vars))",
    sym_name = "LinearClause",
    takes = ["$vars", "type $vars", "$steps"]
  } : () -> ()
  "varve.directive"() {
    format = "one( ` ` | ` ` `(` $made `)` ) ` ` `<` `` `-` ` ` `(` $taken `)`",
    sym_name = "LoopTransformClis",
    takes = ["$made", "$taken"]
  } : () -> ()
  "varve.directive"() {
    format = "one( printed when(count($vars) = 0) | | `private` `(` some($vars %private $symbols default absent $maps or -1 by `,`: one( $symbols | printed when(not has($symbols)) ) $vars `->` %private one( let($maps = -1) | ` ` `[` `map_idx` `` `=` `` $maps `]` )) `:` type($vars) `)` one( let(type(%private) = type($vars)) | printed when(true) ) one( | `private_barrier` let($barrier = unit) ) )",
    sym_name = "MappedPrivate",
    takes = ["$vars", "type $vars", "$symbols", "$barrier", "$maps"]
  } : () -> ()
  "varve.directive"() {
    format = "one( | $modifier.value `,` ) $amount `` `:` type($amount)",
    sym_name = "NumTasksClause",
    takes = ["$modifier", "$amount", "type $amount"]
  } : () -> ()
  "varve.directive"() {
    format = "one( printed $modifier.value `` `:` | `reproducible` let($modifier.value = .reproducible) `` `:` | `unconstrained` let($modifier.value = .unconstrained) `` `:` | ) `` one( $kind.value | printed )",
    sym_name = "OrderClause",
    takes = ["$kind", "$modifier"]
  } : () -> ()
  "varve.directive"() {
    format = "one( printed when(count($vars) = 0) | | `private` `(` some($vars %private $symbols default absent by `,`: one( $symbols | printed when(not has($symbols)) ) $vars `->` %private) `:` type($vars) `)` one( let(type(%private) = type($vars)) | printed when(true) ) one( | `private_barrier` let($barrier = unit) ) )",
    sym_name = "Private",
    takes = ["$vars", "type $vars", "$symbols", "$barrier"]
  } : () -> ()
  "varve.directive"() {
    format = "custom<Private>($private, type($private), $private_symbols, $barrier) custom<Reduction>($modifier, $reduction, type($reduction), $byref, $symbols) $region",
    sym_name = "PrivateReductionRegion",
    takes = ["$region", "$private", "type $private", "$private_symbols", "$barrier", "$modifier", "$reduction", "type $reduction", "$byref", "$symbols"]
  } : () -> ()
  "varve.directive"() {
    format = "custom<Private>($private, type($private), $private_symbols, $barrier) $region",
    sym_name = "PrivateRegion",
    takes = ["$region", "$private", "type $private", "$private_symbols", "$barrier"]
  } : () -> ()
  "varve.directive"() {
    format = "one( printed when(count($vars) = 0) | | `reduction` `(` one( | `mod` `` `:` $modifier.value `,` ) custom<ReductionArguments>($vars, type($vars), $byref, $symbols, %reduction) )",
    sym_name = "Reduction",
    takes = ["$modifier", "$vars", "type $vars", "$byref", "$symbols"]
  } : () -> ()
  "varve.directive"() {
    format = "some($vars %a $symbols default absent $byref or false by `,`: one( `byref` let($byref = true) | let($byref = false) ) one( $symbols | printed when(not has($symbols)) ) $vars `->` %a) `:` type($vars) `)` one( let(type(%a) = type($vars)) | printed when(true) )",
    sym_name = "ReductionArguments",
    takes = ["$vars", "type $vars", "$byref", "$symbols", "%a"]
  } : () -> ()
  "varve.directive"() {
    format = "$kind.value one( | `=` $chunk `:` type($chunk) ) one( | printed when(not has($modifier)) `,` `simd` let($simd = unit) | `,` one( $modifier.value one( | `,` `simd` let($simd = unit) ) | `simd` let($modifier.value = .none; $simd = unit) ) )",
    sym_name = "ScheduleClause",
    takes = ["$kind", "$modifier", "$simd", "$chunk", "type $chunk"]
  } : () -> ()
  "varve.directive"() {
    format = "one( | `has_device_addr` custom<Arguments>($addr, type($addr), %has_device_addr) ) one( | `host_eval` custom<Arguments>($host, type($host), %host_eval) ) custom<InReduction>($in_reduction, type($in_reduction), $in_byref, $in_symbols) one( | `map_entries` custom<Arguments>($map, type($map), %map_entries) ) custom<MappedPrivate>($private, type($private), $private_symbols, $barrier, $maps) $region",
    sym_name = "TargetOpRegion",
    takes = ["$region", "$addr", "type $addr", "$host", "type $host", "$in_reduction", "type $in_reduction", "$in_byref", "$in_symbols", "$map", "type $map", "$private", "type $private", "$private_symbols", "$barrier", "$maps"]
  } : () -> ()
  "varve.directive"() {
    format = "one( printed when(count($vars) = 0) | | `task_reduction` `(` custom<ReductionArguments>($vars, type($vars), $byref, $symbols, %task_reduction) ) $region",
    sym_name = "TaskReductionRegion",
    takes = ["$region", "$vars", "type $vars", "$byref", "$symbols"]
  } : () -> ()
  "varve.directive"() {
    format = "one( | `use_device_addr` custom<Arguments>($addr, type($addr), %use_device_addr) ) one( | `use_device_ptr` custom<Arguments>($ptr, type($ptr), %use_device_ptr) ) $region",
    sym_name = "UseDeviceAddrUseDevicePtrRegion",
    takes = ["$region", "$addr", "type $addr", "$ptr", "type $ptr"]
  } : () -> ()
  "varve.rule"() {
    require = [["not bit($hint, 0) or not bit($hint, 1)", "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined"], ["not bit($hint, 2) or not bit($hint, 3)", "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."]],
    sym_name = "hints",
    takes = []
  } : () -> ()
  irdl.type @"!cli" {
  }
  irdl.type @"!map_bounds_ty" {
  }
  irdl.attribute @"#atomic_control" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %ignore_denormal_mode = irdl.any {varve.rule = "bool"}
    %fine_grained_memory = irdl.any {varve.rule = "bool"}
    %remote_memory = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      ignore_denormal_mode: %ignore_denormal_mode,
      fine_grained_memory: %fine_grained_memory,
      remote_memory: %remote_memory) {
      varve.defaults = {
        ignore_denormal_mode = false,
        fine_grained_memory = false,
        remote_memory = false}
    }
  }
  irdl.attribute @"#bindkind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseBindKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#cancellationconstructtype" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseCancellationConstructType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#capture_clause" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@DeclareTargetCaptureClause>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#clause_depend" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseDepend>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#clause_map_flags" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseMapFlags>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#clause_requires" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseRequires>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#clause_task_depend" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseTaskDepend>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#data_sharing_type" attributes {
    varve.format = "`{` `type` `=` $value `}`"
  } {
    %value = irdl.any {varve.rule = "enum<@DataSharingClauseType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#declaretarget" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %device_type = irdl.base "#omp.device_type"
    %capture_clause = irdl.base "#omp.capture_clause"
    %automap = irdl.any {varve.rule = "BoolAttr"}
    irdl.parameters(
      device_type: %device_type,
      capture_clause: %capture_clause,
      automap: %automap) {
      varve.optional = ["device_type", "capture_clause", "automap"]
    }
  }
  irdl.attribute @"#device_type" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@DeclareTargetDeviceType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#flags" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %debug_kind = irdl.any {varve.rule = "u32"}
    %assume_teams_oversubscription = irdl.any {varve.rule = "bool"}
    %assume_threads_oversubscription = irdl.any {varve.rule = "bool"}
    %assume_no_thread_state = irdl.any {varve.rule = "bool"}
    %assume_no_nested_parallelism = irdl.any {varve.rule = "bool"}
    %no_gpu_lib = irdl.any {varve.rule = "bool"}
    %openmp_device_version = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      debug_kind: %debug_kind,
      assume_teams_oversubscription: %assume_teams_oversubscription,
      assume_threads_oversubscription: %assume_threads_oversubscription,
      assume_no_thread_state: %assume_no_thread_state,
      assume_no_nested_parallelism: %assume_no_nested_parallelism,
      no_gpu_lib: %no_gpu_lib,
      openmp_device_version: %openmp_device_version) {
      varve.defaults = {
        debug_kind = 0 : i32,
        assume_teams_oversubscription = false,
        assume_threads_oversubscription = false,
        assume_no_thread_state = false,
        assume_no_nested_parallelism = false,
        no_gpu_lib = false,
        openmp_device_version = 50 : i32}
    }
  }
  irdl.attribute @"#grainsizetype" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseGrainsizeType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#memoryorderkind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseMemoryOrderKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#numtaskstype" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseNumTasksType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#numthreadstype" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseNumThreadsType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#order_mod" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@OrderModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#orderkind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseOrderKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#procbindkind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseProcBindKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#reduction_modifier" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@ReductionModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#sched_mod" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ScheduleModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#schedulekind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClauseScheduleKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#variable_capture_kind" attributes {
    varve.format = "`(` $value `)`"
  } {
    %value = irdl.any {varve.rule = "enum<@VariableCaptureKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#version" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %version = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      version: %version)
  }
  irdl.operation @allocate_dir attributes {
    varve.format = "`(` $varList `:` type($varList) `)` oilist( `align` `(` $align `)` | `allocator` `(` $allocator `)` ) attr-dict",
    varve.let = [
      "type($allocator) = i64"],
    varve.require = [["count(b in bits($align): b) = 1", "!ALIGN value : {$align} must be power of 2"]]
  } {
    %varList = irdl.any
    %allocator = irdl.any {varve.rule = "I64"}
    %align = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      varList: variadic %varList,
      allocator: optional %allocator) {
      varve.segments
    }
    irdl.attributes {
      "align" = %align
    } {
      varve.optional = ["align"]
    }
  }
  irdl.operation @atomic.capture attributes {
    varve.format = "oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) $region attr-dict",
    varve.traits = ["AtomicCaptureOpInterface", "RecursiveMemoryEffects", "SingleBlock"],
    varve.terminator = "omp.terminator",
    varve.require = [["use hints()"]]
  } {
    %hint = irdl.any {varve.rule = "I64Attr"}
    %memory_order = irdl.base "#omp.memoryorderkind"
    irdl.attributes {
      "hint" = %hint,
      "memory_order" = %memory_order
    } {
      varve.optional = ["hint", "memory_order"],
      varve.defaults = {
        hint = 0 : i64}
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @atomic.read attributes {
    varve.format = "$v `=` $x oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) `:` type($v) `,` type($x) `,` $element_type attr-dict",
    varve.traits = ["AtomicReadOpInterface"],
    varve.require = [["not $memory_order in [.acq_rel, .release]", "!memory-order must not be acq_rel or release for atomic reads"], ["use hints()"]]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %v = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %element_type = irdl.any {varve.rule = "TypeAttr"}
    %hint = irdl.any {varve.rule = "I64Attr"}
    %memory_order = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      x: %x,
      v: %v)
    irdl.attributes {
      "element_type" = %element_type,
      "hint" = %hint,
      "memory_order" = %memory_order
    } {
      varve.optional = ["hint", "memory_order"],
      varve.defaults = {
        hint = 0 : i64}
    }
  }
  irdl.operation @atomic.update attributes {
    varve.format = "oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` )$x `:` type($x) $region attr-dict",
    varve.traits = ["AtomicUpdateOpInterface", "RecursiveMemoryEffects", "SingleBlock"],
    varve.terminator = "omp.yield",
    varve.require = [["not $memory_order in [.acq_rel, .acquire]", "!memory-order must not be acq_rel or acquire for atomic updates"], ["use hints()"]]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %atomic_control = irdl.base "#omp.atomic_control"
    %hint = irdl.any {varve.rule = "I64Attr"}
    %memory_order = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      x: %x)
    irdl.attributes {
      "atomic_control" = %atomic_control,
      "hint" = %hint,
      "memory_order" = %memory_order
    } {
      varve.optional = ["atomic_control", "hint", "memory_order"],
      varve.defaults = {
        hint = 0 : i64}
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @atomic.write attributes {
    varve.format = "$x `=` $expr oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) `:` type($x) `,` type($expr) attr-dict",
    varve.traits = ["AtomicWriteOpInterface"],
    varve.require = [["not $memory_order in [.acq_rel, .acquire]", "!memory-order must not be acq_rel or acquire for atomic writes"], ["use hints()"]]
  } {
    %x = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %expr = irdl.any
    %hint = irdl.any {varve.rule = "I64Attr"}
    %memory_order = irdl.base "#omp.memoryorderkind"
    irdl.operands(
      x: %x,
      expr: %expr)
    irdl.attributes {
      "hint" = %hint,
      "memory_order" = %memory_order
    } {
      varve.optional = ["hint", "memory_order"],
      varve.defaults = {
        hint = 0 : i64}
    }
  }
  irdl.operation @barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @cancel attributes {
    varve.format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` oilist( `if` `(` $if_expr `)` ) attr-dict",
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %if_expr = irdl.any {varve.rule = "I1"}
    %cancel_directive = irdl.base "#omp.cancellationconstructtype"
    irdl.operands(
      if_expr: optional %if_expr)
    irdl.attributes {
      "cancel_directive" = %cancel_directive
    }
  }
  irdl.operation @cancellation_point attributes {
    varve.format = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` attr-dict"
  } {
    %cancel_directive = irdl.base "#omp.cancellationconstructtype"
    irdl.attributes {
      "cancel_directive" = %cancel_directive
    }
  }
  irdl.operation @canonical_loop attributes {
    varve.printer = "code",
    varve.traits = ["LoopTransformationInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($cli) = !omp.cli"],
    varve.arguments = {region = [["%iv", "1"]]},
    varve.block_names = "rule:omp_loop",
    varve.entry_block = "body_entry",
    varve.format = "one( | `(` $cli `)` ) %iv `:` type(%iv) `in` `range` `(` $tripCount `)` let(type($tripCount) = type(%iv)) $region attr-dict"
  } {
    %tripCount = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %cli = irdl.base "!omp.cli"
    irdl.operands(
      tripCount: %tripCount,
      cli: optional %cli)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @critical attributes {
    varve.format = "(`(` $name^ `)`)? $region attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "name" = %name
    } {
      varve.optional = ["name"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @critical.declare attributes {
    varve.format = "$sym_name oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` ) attr-dict",
    varve.traits = ["Symbol"],
    varve.require = [["use hints()"]]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %hint = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "hint" = %hint
    } {
      varve.optional = ["hint"],
      varve.defaults = {
        hint = 0 : i64}
    }
  }
  irdl.operation @declare_mapper attributes {
    varve.format = "$sym_name `:` $type $body attr-dict",
    varve.traits = ["IsolatedFromAbove", "RecipeInterface", "SingleBlock", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @declare_mapper.info attributes {
    varve.format = "oilist( `map_entries` `(` $map_vars `:` type($map_vars) `)` ) attr-dict",
    varve.traits = ["HasParent<omp.declare_mapper>", "Terminator", "MapClauseOwningOpInterface"]
  } {
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      map_vars: variadic %map_vars)
  }
  irdl.operation @declare_reduction attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword ( `alloc` $allocRegion^ )? `init` $initializerRegion `combiner` $reductionRegion ( `atomic` $atomicReductionRegion^ )? ( `cleanup` $cleanupRegion^ )? ( `data_ptr_ptr` $dataPtrPtrRegion^ )?",
    varve.traits = ["IsolatedFromAbove", "RecipeInterface", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %byref_element_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "byref_element_type" = %byref_element_type
    } {
      varve.optional = ["byref_element_type"]
    }
    %allocRegion = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    %initializerRegion = irdl.region
    %reductionRegion = irdl.region
    %atomicReductionRegion = irdl.region
    %cleanupRegion = irdl.region
    %dataPtrPtrRegion = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      allocRegion: %allocRegion,
      initializerRegion: %initializerRegion,
      reductionRegion: %reductionRegion,
      atomicReductionRegion: %atomicReductionRegion,
      cleanupRegion: %cleanupRegion,
      dataPtrPtrRegion: %dataPtrPtrRegion)
  }
  irdl.operation @distribute attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `dist_schedule_static` $dist_schedule_static | `dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict",
    varve.traits = ["ComposableOpInterface", "LoopWrapperInterface", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock", "BlockArgOpenMPOpInterface"],
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%others", "*"]]}
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %dist_schedule_chunk_size = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %private_vars = irdl.any
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
      "dist_schedule_static" = %dist_schedule_static,
      "order" = %order,
      "order_mod" = %order_mod,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier
    } {
      varve.optional = ["dist_schedule_static", "order", "order_mod", "private_syms", "private_needs_barrier"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @flush attributes {
    varve.format = "( `(` $varList^ `:` type($varList) `)` )? attr-dict"
  } {
    %varList = irdl.any
    irdl.operands(
      varList: variadic %varList)
  }
  irdl.operation @loop attributes {
    varve.format = "oilist( `bind` `(` custom<ClauseAttr>($bind_kind) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["LoopWrapperInterface", "NoTerminator", "SingleBlock", "BlockArgOpenMPOpInterface"],
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}
  } {
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bind_kind = irdl.base "#omp.bindkind"
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %order = irdl.base "#omp.orderkind"
    %order_mod = irdl.base "#omp.order_mod"
    %reduction_mod = irdl.base "#omp.reduction_modifier"
    %reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      private_vars: variadic %private_vars,
      reduction_vars: variadic %reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "bind_kind" = %bind_kind,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "order" = %order,
      "order_mod" = %order_mod,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms
    } {
      varve.optional = ["bind_kind", "private_syms", "private_needs_barrier", "order", "order_mod", "reduction_mod", "reduction_byref", "reduction_syms"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @loop_nest attributes {
    varve.printer = "code",
    varve.traits = ["RecursiveMemoryEffects", "SameVariadicOperandSize", "AllTypesMatch<loop_lower_bounds,loop_upper_bounds,loop_steps>"],
    varve.let = [
      "type($loop_upper_bounds) = type($loop_lower_bounds)",
      "type($loop_steps) = type($loop_lower_bounds)"],
    varve.arguments = {region = [["%iv", "count($loop_lower_bounds)"]]},
    varve.format = ["` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($loop_lower_bounds) = repeat(typeof($type), count(%iv)))", "`=` ` ` `(` $loop_lower_bounds `)` `to` ` ` `(` $loop_upper_bounds `)` one( | `inclusive` let($loop_inclusive = unit) ) `step` ` ` `(` $loop_steps `)`", "one( | `collapse` `(` $collapse `)` let($collapse_num_loops = if($collapse > 1, $collapse, absent)) ) one( | `tiles` `(` some($tile_sizes by `,`: $tile_sizes) `)` ) $region one( printed attr-dict(none) | attr-dict )"],
    varve.locals = {collapse = ["I64Attr", "$collapse_num_loops"], type = ["TypeAttr", "type($loop_lower_bounds[0])"]},
    varve.require = [["$collapse_num_loops <= count($loop_lower_bounds)", "collapse value is larger than the number of loops"], ["count($tile_sizes) <= count($loop_lower_bounds)", "too few canonical loops for tile dimensions"]]
  } {
    %loop_lower_bounds = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %loop_upper_bounds = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %loop_steps = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %collapse_num_loops = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    %loop_inclusive = irdl.any {varve.rule = "UnitAttr"}
    %tile_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      loop_lower_bounds: variadic %loop_lower_bounds,
      loop_upper_bounds: variadic %loop_upper_bounds,
      loop_steps: variadic %loop_steps)
    irdl.attributes {
      "collapse_num_loops" = %collapse_num_loops,
      "loop_inclusive" = %loop_inclusive,
      "tile_sizes" = %tile_sizes
    } {
      varve.optional = ["collapse_num_loops", "loop_inclusive", "tile_sizes"],
      varve.defaults = {
        collapse_num_loops = 1 : i64}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @map.bounds attributes {
    varve.format = "oilist( `lower_bound` `(` $lower_bound `:` type($lower_bound) `)` | `upper_bound` `(` $upper_bound `:` type($upper_bound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `start_idx` `(` $start_idx `:` type($start_idx) `)` ) attr-dict",
    varve.traits = ["NoMemoryEffect"],
    varve.let = [
      "type($result) = !omp.map_bounds_ty"],
    varve.require = [["has($extent) or has($upper_bound)", "!expected extent or upperbound."]]
  } {
    %lower_bound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %upper_bound = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %extent = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %stride = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %start_idx = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %result = irdl.base "!omp.map_bounds_ty"
    %stride_in_bytes = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      lower_bound: optional %lower_bound,
      upper_bound: optional %upper_bound,
      extent: optional %extent,
      stride: optional %stride,
      start_idx: optional %start_idx) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "stride_in_bytes" = %stride_in_bytes
    } {
      varve.defaults = {
        stride_in_bytes = false}
    }
  }
  irdl.operation @map.info attributes {
    varve.format = "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)` `capture` `(` custom<CaptureType>($map_capture_type) `)` oilist( `var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `mapper` `(` $mapper_id `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)` ) `->` type($omp_ptr) attr-dict",
    varve.let = [
      "type($bounds) = !omp.map_bounds_ty"]
  } {
    %var_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %var_ptr_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %members = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %bounds = irdl.base "!omp.map_bounds_ty"
    %omp_ptr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %var_type = irdl.any {varve.rule = "TypeAttr"}
    %map_type = irdl.base "#omp.clause_map_flags"
    %map_capture_type = irdl.base "#omp.variable_capture_kind"
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
      "var_type" = %var_type,
      "map_type" = %map_type,
      "map_capture_type" = %map_capture_type,
      "members_index" = %members_index,
      "mapper_id" = %mapper_id,
      "name" = %name,
      "partial_map" = %partial_map
    } {
      varve.optional = ["members_index", "mapper_id", "name"],
      varve.defaults = {
        partial_map = false}
    }
  }
  irdl.operation @masked attributes {
    varve.format = "oilist( `filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)` ) $region attr-dict"
  } {
    %filtered_thread_id = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    irdl.operands(
      filtered_thread_id: optional %filtered_thread_id)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @master attributes {
    varve.format = "$region attr-dict"
  } {
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @new_cli attributes {
    varve.format = "attr-dict",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($result) = !omp.cli"],
    varve.names = "rule:omp_loop"
  } {
    %result = irdl.base "!omp.cli"
    irdl.results(
      result: %result)
  }
  irdl.operation @ordered attributes {
    varve.format = "( `depend_type` `` $doacross_depend_type^ )? ( `depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)` )? attr-dict"
  } {
    %doacross_depend_vars = irdl.any
    %doacross_depend_type = irdl.base "#omp.clause_depend"
    %doacross_num_loops = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    irdl.operands(
      doacross_depend_vars: variadic %doacross_depend_vars)
    irdl.attributes {
      "doacross_depend_type" = %doacross_depend_type,
      "doacross_num_loops" = %doacross_num_loops
    } {
      varve.optional = ["doacross_depend_type", "doacross_num_loops"]
    }
  }
  irdl.operation @ordered.region attributes {
    varve.format = "oilist( `par_level_simd` $par_level_simd ) $region attr-dict"
  } {
    %par_level_simd = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "par_level_simd" = %par_level_simd
    } {
      varve.optional = ["par_level_simd"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @parallel attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_threads` `(` $num_threads `:` type($num_threads) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["AutomaticAllocationScope", "ComposableOpInterface", "OutlineableOpenMPOpInterface", "RecursiveMemoryEffects", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($if_expr) = i1"],
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %if_expr = irdl.any {varve.rule = "I1"}
    %num_threads = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
      num_threads: optional %num_threads,
      private_vars: variadic %private_vars,
      reduction_vars: variadic %reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "proc_bind_kind" = %proc_bind_kind,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms
    } {
      varve.optional = ["private_syms", "private_needs_barrier", "proc_bind_kind", "reduction_mod", "reduction_byref", "reduction_syms"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @private attributes {
    varve.format = "$data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict",
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
    %init_region = irdl.region
    %copy_region = irdl.region
    %dealloc_region = irdl.region
    irdl.regions(
      init_region: %init_region,
      copy_region: %copy_region,
      dealloc_region: %dealloc_region)
  }
  irdl.operation @scan attributes {
    varve.format = "oilist( `inclusive` `(` $inclusive_vars `:` type($inclusive_vars) `)` | `exclusive` `(` $exclusive_vars `:` type($exclusive_vars) `)` ) attr-dict",
    varve.traits = ["MemoryEffects<Write>"],
    varve.require = [["has($inclusive_vars) != has($exclusive_vars)", "!Exactly one of EXCLUSIVE or INCLUSIVE clause is expected"]]
  } {
    %inclusive_vars = irdl.any
    %exclusive_vars = irdl.any
    irdl.operands(
      inclusive_vars: variadic %inclusive_vars,
      exclusive_vars: variadic %exclusive_vars) {
      varve.segments
    }
  }
  irdl.operation @section attributes {
    varve.format = "$region attr-dict",
    varve.traits = ["BlockArgOpenMPOpInterface", "HasParent<omp.sections>"]
  } {
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @sections attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `nowait` $nowait ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["BlockArgOpenMPOpInterface"],
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
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
      "nowait" = %nowait,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms
    } {
      varve.optional = ["nowait", "private_syms", "private_needs_barrier", "reduction_mod", "reduction_byref", "reduction_syms"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @simd attributes {
    varve.format = "oilist( `aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)` | `if` `(` $if_expr `)` | `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["ComposableOpInterface", "LoopWrapperInterface", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($if_expr) = i1",
      "type($linear_step_vars) = i32"],
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}
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
      varve.optional = ["alignments", "linear_var_types", "order", "order_mod", "private_syms", "private_needs_barrier", "reduction_mod", "reduction_byref", "reduction_syms", "safelen", "simdlen"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @single attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)` | `nowait` $nowait ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict",
    varve.traits = ["BlockArgOpenMPOpInterface"],
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%others", "*"]]}
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %copyprivate_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %private_vars = irdl.any
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
      "copyprivate_syms" = %copyprivate_syms,
      "nowait" = %nowait,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier
    } {
      varve.optional = ["copyprivate_syms", "nowait", "private_syms", "private_needs_barrier"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `ompx_bare` $bare | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)` | `nowait` $nowait | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` ) custom<TargetOpRegion>( $region, $has_device_addr_vars, type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars), $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $map_vars, type($map_vars), $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $private_maps) attr-dict",
    varve.traits = ["BlockArgOpenMPOpInterface", "IsolatedFromAbove", "OutlineableOpenMPOpInterface", "MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"],
    varve.arguments = {region = [["%has_device_addr", "count($has_device_addr_vars)"], ["%host_eval", "count($host_eval_vars)"], ["%in_reduction", "count($in_reduction_vars)"], ["%map_entries", "count($map_vars)"], ["%private", "count($private_vars)"], ["%others", "*"]]},
    varve.require = [["not has($private_maps) or count($private_maps) = count($private_vars)", "!sizes of `private` operand range and `private_maps` attribute mismatch"]]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %has_device_addr_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %host_eval_vars = irdl.any
    %if_expr = irdl.any {varve.rule = "I1"}
    %in_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %is_device_ptr_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %private_vars = irdl.any
    %thread_limit = irdl.any {varve.rule = "AnyInteger"}
    %bare = irdl.any {varve.rule = "UnitAttr"}
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %in_reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %in_reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %private_maps = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      depend_vars: variadic %depend_vars,
      device: optional %device,
      has_device_addr_vars: variadic %has_device_addr_vars,
      host_eval_vars: variadic %host_eval_vars,
      if_expr: optional %if_expr,
      in_reduction_vars: variadic %in_reduction_vars,
      is_device_ptr_vars: variadic %is_device_ptr_vars,
      map_vars: variadic %map_vars,
      private_vars: variadic %private_vars,
      thread_limit: optional %thread_limit) {
      varve.segments
    }
    irdl.attributes {
      "bare" = %bare,
      "depend_kinds" = %depend_kinds,
      "in_reduction_byref" = %in_reduction_byref,
      "in_reduction_syms" = %in_reduction_syms,
      "nowait" = %nowait,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "private_maps" = %private_maps
    } {
      varve.optional = ["bare", "depend_kinds", "in_reduction_byref", "in_reduction_syms", "nowait", "private_syms", "private_needs_barrier", "private_maps"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target_allocmem attributes {
    varve.printer = "code",
    varve.traits = ["MemoryEffects<Allocate>"],
    varve.let = [
      "type($result0) = i64"],
    varve.format = "$device `:` type($device) `,` $in_type one( | `(` $typeparams `:` type($typeparams) `)` ) one( | `,` $shape ) attr-dict let(type($shape) = index)"
  } {
    %device = irdl.any {varve.rule = "AnyInteger"}
    %typeparams = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %shape = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %result0 = irdl.any {varve.rule = "I64"}
    %in_type = irdl.any {varve.rule = "TypeAttr"}
    %uniq_name = irdl.any {varve.rule = "StrAttr"}
    %bindc_name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      device: %device,
      typeparams: variadic %typeparams,
      shape: variadic %shape) {
      varve.segments
    }
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "in_type" = %in_type,
      "uniq_name" = %uniq_name,
      "bindc_name" = %bindc_name
    } {
      varve.optional = ["uniq_name", "bindc_name"]
    }
  }
  irdl.operation @target_data attributes {
    varve.format = "oilist( `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` ) custom<UseDeviceAddrUseDevicePtrRegion>( $region, $use_device_addr_vars, type($use_device_addr_vars), $use_device_ptr_vars, type($use_device_ptr_vars)) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($if_expr) = i1"],
    varve.arguments = {region = [["%use_device_addr", "count($use_device_addr_vars)"], ["%use_device_ptr", "count($use_device_ptr_vars)"], ["%others", "*"]]},
    varve.require = [["has($map_vars) or has($use_device_ptr_vars) or has($use_device_addr_vars)", "!At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present"]]
  } {
    %device = irdl.any {varve.rule = "AnyInteger"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %use_device_addr_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %use_device_ptr_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      device: optional %device,
      if_expr: optional %if_expr,
      map_vars: variadic %map_vars,
      use_device_addr_vars: variadic %use_device_addr_vars,
      use_device_ptr_vars: variadic %use_device_ptr_vars) {
      varve.segments
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @target_enter_data attributes {
    varve.format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait ) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      depend_vars: variadic %depend_vars,
      device: optional %device,
      if_expr: optional %if_expr,
      map_vars: variadic %map_vars) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %depend_kinds,
      "nowait" = %nowait
    } {
      varve.optional = ["depend_kinds", "nowait"]
    }
  }
  irdl.operation @target_exit_data attributes {
    varve.format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait ) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      depend_vars: variadic %depend_vars,
      device: optional %device,
      if_expr: optional %if_expr,
      map_vars: variadic %map_vars) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %depend_kinds,
      "nowait" = %nowait
    } {
      varve.optional = ["depend_kinds", "nowait"]
    }
  }
  irdl.operation @target_freemem attributes {
    varve.format = "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))",
    varve.traits = ["MemoryEffects<Free>"],
    varve.let = [
      "type($heapref) = i64"]
  } {
    %device = irdl.any {varve.rule = "AnyInteger"}
    %heapref = irdl.any {varve.rule = "I64"}
    irdl.operands(
      device: %device,
      heapref: %heapref)
  }
  irdl.operation @target_update attributes {
    varve.format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait ) attr-dict",
    varve.traits = ["MapClauseOwningOpInterface"],
    varve.let = [
      "type($if_expr) = i1"]
  } {
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %device = irdl.any {varve.rule = "AnyInteger"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %map_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      depend_vars: variadic %depend_vars,
      device: optional %device,
      if_expr: optional %if_expr,
      map_vars: variadic %map_vars) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %depend_kinds,
      "nowait" = %nowait
    } {
      varve.optional = ["depend_kinds", "nowait"]
    }
  }
  irdl.operation @task attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `final` `(` $final `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied | `detach` `(` $event_handle `:` type($event_handle) `)` ) custom<InReductionPrivateRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict",
    varve.traits = ["AutomaticAllocationScope", "OutlineableOpenMPOpInterface", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($final) = i1",
      "type($if_expr) = i1"],
    varve.arguments = {region = [["%in_reduction", "count($in_reduction_vars)"], ["%private", "count($private_vars)"], ["%others", "*"]]}
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %final = irdl.any {varve.rule = "I1"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %in_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %priority = irdl.any {varve.rule = "AnyInteger"}
    %private_vars = irdl.any
    %event_handle = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %in_reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %in_reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %mergeable = irdl.any {varve.rule = "UnitAttr"}
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %untied = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      depend_vars: variadic %depend_vars,
      final: optional %final,
      if_expr: optional %if_expr,
      in_reduction_vars: variadic %in_reduction_vars,
      priority: optional %priority,
      private_vars: variadic %private_vars,
      event_handle: optional %event_handle) {
      varve.segments
    }
    irdl.attributes {
      "depend_kinds" = %depend_kinds,
      "in_reduction_byref" = %in_reduction_byref,
      "in_reduction_syms" = %in_reduction_syms,
      "mergeable" = %mergeable,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "untied" = %untied
    } {
      varve.optional = ["depend_kinds", "in_reduction_byref", "in_reduction_syms", "mergeable", "private_syms", "private_needs_barrier", "untied"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskgroup attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` ) custom<TaskReductionRegion>( $region, $task_reduction_vars, type($task_reduction_vars), $task_reduction_byref, $task_reduction_syms) attr-dict",
    varve.traits = ["AutomaticAllocationScope", "BlockArgOpenMPOpInterface"],
    varve.arguments = {region = [["%task_reduction", "count($task_reduction_vars)"], ["%others", "*"]]}
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %task_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %task_reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %task_reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      task_reduction_vars: variadic %task_reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "task_reduction_byref" = %task_reduction_byref,
      "task_reduction_syms" = %task_reduction_syms
    } {
      varve.optional = ["task_reduction_byref", "task_reduction_syms"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskloop attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `final` `(` $final `)` | `grainsize` `(` custom<GrainsizeClause>($grainsize_mod , $grainsize, type($grainsize)) `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `nogroup` $nogroup | `num_tasks` `(` custom<NumTasksClause>($num_tasks_mod , $num_tasks, type($num_tasks)) `)` | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied ) custom<InReductionPrivateReductionRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["AutomaticAllocationScope", "ComposableOpInterface", "OutlineableOpenMPOpInterface", "LoopWrapperInterface", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($final) = i1",
      "type($if_expr) = i1"],
    varve.arguments = {region = [["%in_reduction", "count($in_reduction_vars)"], ["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]},
    varve.require = [["not has($reduction_vars) or not $nogroup", "!if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified"], ["not has($grainsize) or not has($num_tasks)", "!the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive"]]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %final = irdl.any {varve.rule = "I1"}
    %grainsize = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %if_expr = irdl.any {varve.rule = "I1"}
    %in_reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %num_tasks = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %priority = irdl.any {varve.rule = "AnyInteger"}
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %grainsize_mod = irdl.base "#omp.grainsizetype"
    %in_reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %in_reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %mergeable = irdl.any {varve.rule = "UnitAttr"}
    %nogroup = irdl.any {varve.rule = "UnitAttr"}
    %num_tasks_mod = irdl.base "#omp.numtaskstype"
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %reduction_mod = irdl.base "#omp.reduction_modifier"
    %reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %untied = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      final: optional %final,
      grainsize: optional %grainsize,
      if_expr: optional %if_expr,
      in_reduction_vars: variadic %in_reduction_vars,
      num_tasks: optional %num_tasks,
      priority: optional %priority,
      private_vars: variadic %private_vars,
      reduction_vars: variadic %reduction_vars) {
      varve.segments
    }
    irdl.attributes {
      "grainsize_mod" = %grainsize_mod,
      "in_reduction_byref" = %in_reduction_byref,
      "in_reduction_syms" = %in_reduction_syms,
      "mergeable" = %mergeable,
      "nogroup" = %nogroup,
      "num_tasks_mod" = %num_tasks_mod,
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms,
      "untied" = %untied
    } {
      varve.optional = ["grainsize_mod", "in_reduction_byref", "in_reduction_syms", "mergeable", "nogroup", "num_tasks_mod", "private_syms", "private_needs_barrier", "reduction_mod", "reduction_byref", "reduction_syms", "untied"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @taskwait attributes {
    varve.format = "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `nowait` $nowait ) attr-dict"
  } {
    %depend_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %depend_kinds = irdl.any {varve.rule = "ArrayOf<#omp.clause_task_depend>"}
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      depend_vars: variadic %depend_vars)
    irdl.attributes {
      "depend_kinds" = %depend_kinds,
      "nowait" = %nowait
    } {
      varve.optional = ["depend_kinds", "nowait"]
    }
  }
  irdl.operation @taskyield attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @teams attributes {
    varve.traits = ["RecursiveMemoryEffects", "OutlineableOpenMPOpInterface", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($if_expr) = i1"],
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]},
    varve.format = ["oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)`", "| `num_teams` `(` one( ` ` | $num_teams_lower `:` type($num_teams_lower) ) `to` $num_teams_upper `:` type($num_teams_upper) `)`", "| `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` )", "custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict"],
    varve.require = [["not has($num_teams_lower) or has($num_teams_upper)", "!expected num_teams upper bound to be defined if the lower bound is defined"], ["not has($num_teams_lower) or type($num_teams_lower) = type($num_teams_upper)", "!expected num_teams upper bound and lower bound to be the same type"]]
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %if_expr = irdl.any {varve.rule = "I1"}
    %num_teams_lower = irdl.any {varve.rule = "AnyInteger"}
    %num_teams_upper = irdl.any {varve.rule = "AnyInteger"}
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %thread_limit = irdl.any {varve.rule = "AnyInteger"}
    %private_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %private_needs_barrier = irdl.any {varve.rule = "UnitAttr"}
    %reduction_mod = irdl.base "#omp.reduction_modifier"
    %reduction_byref = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %reduction_syms = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      allocate_vars: variadic %allocate_vars,
      allocator_vars: variadic %allocator_vars,
      if_expr: optional %if_expr,
      num_teams_lower: optional %num_teams_lower,
      num_teams_upper: optional %num_teams_upper,
      private_vars: variadic %private_vars,
      reduction_vars: variadic %reduction_vars,
      thread_limit: optional %thread_limit) {
      varve.segments
    }
    irdl.attributes {
      "private_syms" = %private_syms,
      "private_needs_barrier" = %private_needs_barrier,
      "reduction_mod" = %reduction_mod,
      "reduction_byref" = %reduction_byref,
      "reduction_syms" = %reduction_syms
    } {
      varve.optional = ["private_syms", "private_needs_barrier", "reduction_mod", "reduction_byref", "reduction_syms"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator", "Pure"]
  } {
  }
  irdl.operation @threadprivate attributes {
    varve.format = "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict",
    varve.traits = ["AllTypesMatch<sym_addr,tls_addr>"],
    varve.let = [
      "type($tls_addr) = type($sym_addr)"]
  } {
    %sym_addr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %tls_addr = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    irdl.operands(
      sym_addr: %sym_addr)
    irdl.results(
      tls_addr: %tls_addr)
  }
  irdl.operation @tile attributes {
    varve.format = "custom<LoopTransformClis>($generatees, $applyees) oilist( `sizes` `(` $sizes `:` type($sizes) `)` ) attr-dict",
    varve.traits = ["LoopTransformationInterface"],
    varve.let = [
      "type($generatees) = !omp.cli",
      "type($applyees) = !omp.cli"],
    varve.require = [["has($applyees)", "must apply to at least one loop"], ["count($sizes) = count($applyees)", "there must be one tile size for each applyee"], ["not has($generatees) or count($generatees) = count($applyees) * 2", "expecting two times the number of generatees than applyees"]]
  } {
    %generatees = irdl.base "!omp.cli"
    %applyees = irdl.base "!omp.cli"
    %sizes = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    irdl.operands(
      generatees: variadic %generatees,
      applyees: variadic %applyees,
      sizes: variadic %sizes) {
      varve.segments
    }
  }
  irdl.operation @unroll_heuristic attributes {
    varve.printer = "code",
    varve.traits = ["LoopTransformationInterface"],
    varve.let = [
      "type($applyee) = !omp.cli"],
    varve.format = "`(` $applyee `)` one( | `->` `(` `)` ) attr-dict"
  } {
    %applyee = irdl.base "!omp.cli"
    irdl.operands(
      applyee: %applyee)
  }
  irdl.operation @workdistribute attributes {
    varve.format = "$region attr-dict"
  } {
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @workshare attributes {
    varve.format = "oilist( `nowait` $nowait ) $region attr-dict",
    varve.traits = ["RecursiveMemoryEffects"]
  } {
    %nowait = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "nowait" = %nowait
    } {
      varve.optional = ["nowait"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @workshare.loop_wrapper attributes {
    varve.format = "$region attr-dict",
    varve.traits = ["LoopWrapperInterface", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock"]
  } {
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @wsloop attributes {
    varve.format = "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nowait` $nowait | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `ordered` `(` $ordered `)` | `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict",
    varve.traits = ["ComposableOpInterface", "LoopWrapperInterface", "NoTerminator", "RecursiveMemoryEffects", "SingleBlock", "BlockArgOpenMPOpInterface"],
    varve.let = [
      "type($linear_step_vars) = i32"],
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}
  } {
    %allocate_vars = irdl.any
    %allocator_vars = irdl.any
    %linear_vars = irdl.any
    %linear_step_vars = irdl.any {varve.rule = "I32"}
    %private_vars = irdl.any
    %reduction_vars = irdl.any {varve.rule = "Implements<\22PointerLikeType\22>"}
    %schedule_chunk = irdl.any
    %linear_var_types = irdl.any {varve.rule = "ArrayAttr"}
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
      "linear_var_types" = %linear_var_types,
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
      varve.optional = ["linear_var_types", "nowait", "order", "order_mod", "ordered", "private_syms", "private_needs_barrier", "reduction_mod", "reduction_byref", "reduction_syms", "schedule_kind", "schedule_mod", "schedule_simd"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @yield attributes {
    varve.format = "( `(` $results^ `:` type($results) `)` )? attr-dict",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<omp.atomic.update,omp.declare_reduction,omp.loop_nest,omp.private>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
