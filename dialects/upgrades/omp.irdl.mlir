// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How omp changed: attributes got other names. Groups of operands are the business of src/upgrade/openmp.c.
irdl.dialect @omp attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "llvm16", count = "openmp",
    operation = ["omp.parallel", "omp.wsloop", "omp.simdloop", "omp.taskloop", "omp.atomic.read"], move = {
      alignment_values = "alignments", copyprivate_funcs = "copyprivate_syms", depend_type_val = "depend_type",
      depends = "depend_kinds", hint_val = "hint", in_reductions = "in_reduction_syms",
      in_reduction_vars_byref = "in_reduction_byref", memory_order_val = "memory_order",
      num_loops_val = "doacross_num_loops", order_val = "order", ordered_val = "ordered",
      privatizers = "private_syms", proc_bind_val = "proc_bind_kind", reductions = "reduction_syms",
      reduction_vars_byref = "reduction_byref", schedule_modifier = "schedule_mod", schedule_val = "schedule_kind",
      simd_modifier = "schedule_simd"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm19", count = "openmp", operation = ["omp.wsloop", "omp.simd", "omp.taskloop", "omp.distribute"],
    move = {
      alignment_values = "alignments", copyprivate_funcs = "copyprivate_syms", depend_type_val = "depend_type",
      depends = "depend_kinds", hint_val = "hint", in_reductions = "in_reduction_syms",
      in_reduction_vars_byref = "in_reduction_byref", memory_order_val = "memory_order",
      num_loops_val = "doacross_num_loops", order_val = "order", ordered_val = "ordered",
      privatizers = "private_syms", proc_bind_val = "proc_bind_kind", reductions = "reduction_syms",
      reduction_vars_byref = "reduction_byref", schedule_modifier = "schedule_mod", schedule_val = "schedule_kind",
      simd_modifier = "schedule_simd"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = ["llvm16", "llvm19"], operation = "omp.*", move = {
      alignment_values = "alignments", copyprivate_funcs = "copyprivate_syms", depend_type_val = "depend_type",
      depends = "depend_kinds", hint_val = "hint", in_reductions = "in_reduction_syms",
      in_reduction_vars_byref = "in_reduction_byref", memory_order_val = "memory_order",
      num_loops_val = "doacross_num_loops", order_val = "order", ordered_val = "ordered",
      privatizers = "private_syms", proc_bind_val = "proc_bind_kind", reductions = "reduction_syms",
      reduction_vars_byref = "reduction_byref", schedule_modifier = "schedule_mod", schedule_val = "schedule_kind",
      simd_modifier = "schedule_simd"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm19", count = "openmp", operation = "omp.loop_nest", move = {inclusive = "loop_inclusive"}
  } : () -> ()
}
