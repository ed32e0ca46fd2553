// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How llvm changed. The types of pointers are the business of src/upgrade/llvm.c.
irdl.dialect @llvm attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "2019", count = "llvm-names", rename = {
      "llvm.undef" = "llvm.mlir.undef", "llvm.constant" = "llvm.mlir.constant", "llvm.global" = "llvm.mlir.global",
      "llvm.addressof" = "llvm.mlir.addressof"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = ["llvm16", "llvm17"], count = "llvm-operations", operation = "llvm.mlir.null", becomes = "llvm.mlir.zero"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = ["llvm.dialect_cast", "llvm.mlir.cast"],
    becomes = "builtin.unrealized_conversion_cast"
  } : () -> ()
  // `reassoc` was an attribute of its own.
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations",
    operation = ["llvm.intr.vector.reduce.fadd", "llvm.intr.vector.reduce.fmul"],
    when = "isa($reassoc, 'APIntAttr') and $reassoc != 0",
    set = {fastmathFlags = "written('llvm', 'fastmath<reassoc>')"}, drop = ["reassoc"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations",
    operation = ["llvm.intr.vector.reduce.fadd", "llvm.intr.vector.reduce.fmul"], drop = ["reassoc"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.intr.assume",
    set = {op_bundle_sizes = "array(repeat(0, 0), i32)"}
  } : () -> ()
  // Linkage was a number.
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.func",
    when = "isa($linkage, 'APIntAttr') and $linkage >= 0 and $linkage <= 10", move = {type = "function_type"}, set = {
      linkage = "written('llvm', concat('linkage<', ['private', 'internal', 'available_externally', 'linkonce', 'weak', 'common', 'appending', 'extern_weak', 'linkonce_odr', 'weak_odr', 'external'][$linkage], '>'))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.func", move = {type = "function_type"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.func", backward, when = "$unnamed_addr = 0",
    drop = ["unnamed_addr"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.mlir.global",
    when = "isa($linkage, 'APIntAttr') and $linkage >= 0 and $linkage <= 10", move = {type = "global_type"}, set = {
      linkage = "written('llvm', concat('linkage<', ['private', 'internal', 'available_externally', 'linkonce', 'weak', 'common', 'appending', 'extern_weak', 'linkonce_odr', 'weak_odr', 'external'][$linkage], '>'))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.mlir.global", move = {type = "global_type"}
  } : () -> ()
  // Where the operands of each case began became how many it has.
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.switch",
    when = "not has($case_operand_segments) and has($case_operand_offsets)", set = {
      case_operand_segments = "array(map(i in indices(numbers($case_operand_offsets)): if(i + 1 < count(numbers($case_operand_offsets)), numbers($case_operand_offsets)[i + 1], known(numbers($operand_segment_sizes)[2], 0)) - numbers($case_operand_offsets)[i]), i32)"
    }, drop = ["case_operand_offsets"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.switch", when = "not has($case_operand_segments)",
    set = {case_operand_segments = "array(repeat(0, 0), i32)"}
  } : () -> ()
  "varve.upgrade"() {from = "llvm16", count = "llvm-operations", operation = "llvm.switch"} : () -> ()
  // Calls have bundles of operands, here none.
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = ["llvm.call", "llvm.call_intrinsic"], when = "not has($op_bundle_sizes)",
    set = {op_bundle_sizes = "array(repeat(0, 0), i32)", operandSegmentSizes = "array([count($operands), 0], i32)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = "llvm.invoke",
    when = "not has($op_bundle_sizes) and count(numbers($operandSegmentSizes)) = 3", set = {
      op_bundle_sizes = "array(repeat(0, 0), i32)",
      operandSegmentSizes = "array([numbers($operandSegmentSizes)[0], numbers($operandSegmentSizes)[1], numbers($operandSegmentSizes)[2], 0], i32)"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = "llvm.intr.assume", when = "not has($op_bundle_sizes)",
    set = {op_bundle_sizes = "array(repeat(0, 0), i32)"}
  } : () -> ()
  // Calls and intrinsics have attributes. On the way back promises to the optimizer are dropped, and what callees rely on is not.
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", backward,
    operation = ["llvm.call", "llvm.invoke", "llvm.intr.memcpy", "llvm.intr.memcpy.inline", "llvm.intr.memmove", "llvm.intr.memset", "llvm.intr.memset.inline"],
    when = "all(d in flatten([if(has($arg_attrs), items($arg_attrs), []), if(has($res_attrs), items($res_attrs), [])]): all(n in names(d): n in flatten([['llvm.align', 'llvm.noundef', 'llvm.nonnull', 'llvm.noalias', 'llvm.nocapture', 'llvm.captures', 'llvm.range', 'llvm.returned'], ['llvm.readonly', 'llvm.readnone', 'llvm.writeonly', 'llvm.writable', 'llvm.nofree', 'llvm.dereferenceable', 'llvm.dereferenceable_or_null', 'llvm.dead_on_unwind', 'llvm.dead_on_return']])))",
    drop = ["arg_attrs", "res_attrs", "no_unwind", "will_return", "memory_effects", "inline_hint"]
  } : () -> ()
  // `inbounds` became one of several flags, together with the one that it implies.
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = "llvm.getelementptr", when = "has($inbounds)",
    set = {noWrapFlags = "integer(3, i32)"}, drop = ["inbounds"],
    back = {when = "has($noWrapFlags)", set = {inbounds = "if($noWrapFlags % 2 = 1, unit, absent)"}, drop = ["noWrapFlags"]}
  } : () -> ()
  // Each function gets data that it belongs to: none.
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = ["llvm.mlir.global_ctors", "llvm.mlir.global_dtors"],
    when = "not has($data) and isa($priorities, 'ArrayAttr')",
    set = {data = "map(p in items($priorities): written('llvm', 'zero'))"},
    back = {when = "isa($data, 'ArrayAttr') and all(d in items($data): mnemonic(d) = 'zero')", drop = ["data"]}
  } : () -> ()
  // Effects on memory name more of its parts: errno was other memory, and that of targets was inaccessible.
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = "llvm.func", when = "isa($memory, '#llvm.memory_effects')", set = {
      memory_effects = "written('llvm', concat('memory_effects<other = ', ['none', 'read', 'write', 'readwrite'][$memory.other], ', argMem = ', ['none', 'read', 'write', 'readwrite'][$memory.argMem], ', inaccessibleMem = ', ['none', 'read', 'write', 'readwrite'][$memory.inaccessibleMem], ', errnoMem = ', ['none', 'read', 'write', 'readwrite'][$memory.other], ', targetMem0 = ', ['none', 'read', 'write', 'readwrite'][$memory.inaccessibleMem], ', targetMem1 = ', ['none', 'read', 'write', 'readwrite'][$memory.inaccessibleMem], '>'))"
    }, drop = ["memory"],
    back = {
      when = "(has($memory_effects) or has($uwtable_kind)) and (not has($memory_effects) or $memory_effects.errnoMem = $memory_effects.other and $memory_effects.targetMem0 in [0, $memory_effects.inaccessibleMem] and $memory_effects.targetMem1 in [0, $memory_effects.inaccessibleMem])", set = {
        memory = "if(has($memory_effects), written('llvm', concat('memory_effects<other = ', ['none', 'read', 'write', 'readwrite'][$memory_effects.other], ', argMem = ', ['none', 'read', 'write', 'readwrite'][$memory_effects.argMem], ', inaccessibleMem = ', ['none', 'read', 'write', 'readwrite'][$memory_effects.inaccessibleMem], '>')), absent)",
        passthrough = "if(has($uwtable_kind) and word($uwtable_kind) != 'none', flatten([if(has($passthrough), items($passthrough), []), [['uwtable', if(word($uwtable_kind) = 'sync', '1', '2')]]]), if(has($passthrough), $passthrough, absent))"
      }, drop = ["memory_effects", "uwtable_kind"]
    }
  } : () -> ()
  // A global may belong to several variables of the source.
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = "llvm.mlir.global", when = "has($dbg_expr)", set = {dbg_exprs = "[$dbg_expr]"},
    drop = ["dbg_expr"], back = {when = "count(items($dbg_exprs)) = 1", set = {dbg_expr = "$dbg_exprs[0]"}, drop = ["dbg_exprs"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = ["llvm.mlir.global_ctors", "llvm.mlir.global_dtors"]
  } : () -> ()
  // How denormal numbers are treated became one attribute, and two others are no properties any more.
  "varve.upgrade"() {
    from = "llvm22", count = "llvm-operations", operation = "llvm.func",
    when = "has($denormal_fp_math) or has($denormal_fp_math_f32) or has($no_infs_fp_math) or has($no_nans_fp_math)", set = {
      denormal_fpenv = "if(has($denormal_fp_math) or has($denormal_fp_math_f32), written('llvm', concat('denormal_fpenv<default_output_mode = ', split(replace(if(has($denormal_fp_math), $denormal_fp_math, 'ieee'), '-', ''), ',')[0], ', default_input_mode = ', split(replace(if(has($denormal_fp_math), $denormal_fp_math, 'ieee'), '-', ''), ',')[-1], ', float_output_mode = ', split(replace(if(has($denormal_fp_math_f32), $denormal_fp_math_f32, if(has($denormal_fp_math), $denormal_fp_math, 'ieee')), '-', ''), ',')[0], ', float_input_mode = ', split(replace(if(has($denormal_fp_math_f32), $denormal_fp_math_f32, if(has($denormal_fp_math), $denormal_fp_math, 'ieee')), '-', ''), ',')[-1], '>')), absent)",
      passthrough = "if(has($no_infs_fp_math) or has($no_nans_fp_math), flatten([if(has($passthrough), items($passthrough), []), if(has($no_infs_fp_math), [['no-infs-fp-math', if($no_infs_fp_math, 'true', 'false')]], []), if(has($no_nans_fp_math), [['no-nans-fp-math', if($no_nans_fp_math, 'true', 'false')]], [])]), if(has($passthrough), $passthrough, absent))"
    }, drop = ["denormal_fp_math", "denormal_fp_math_f32", "no_infs_fp_math", "no_nans_fp_math"],
    back = {
      when = "has($denormal_fpenv)", set = {
        denormal_fp_math = "concat(['ieee', 'preserve-sign', 'positive-zero', 'dynamic'][$denormal_fpenv.default_output_mode], ',', ['ieee', 'preserve-sign', 'positive-zero', 'dynamic'][$denormal_fpenv.default_input_mode])",
        denormal_fp_math_f32 = "if($denormal_fpenv.float_output_mode != $denormal_fpenv.default_output_mode or $denormal_fpenv.float_input_mode != $denormal_fpenv.default_input_mode, concat(['ieee', 'preserve-sign', 'positive-zero', 'dynamic'][$denormal_fpenv.float_output_mode], ',', ['ieee', 'preserve-sign', 'positive-zero', 'dynamic'][$denormal_fpenv.float_input_mode]), absent)"
      }, drop = ["denormal_fpenv"]
    }
  } : () -> ()
  // A mode says how a global is found in a thread: the general one was all there was.
  "varve.upgrade"() {
    from = "llvm24-2026-07", count = "llvm-operations", operation = ["llvm.mlir.global", "llvm.mlir.alias"], when = "has($thread_local_)",
    set = {tls_mode = "integer(1, i64)"}, drop = ["thread_local_"],
    back = {when = "$tls_mode = 1", set = {thread_local_ = "unit"}, drop = ["tls_mode"]}
  } : () -> ()
}
