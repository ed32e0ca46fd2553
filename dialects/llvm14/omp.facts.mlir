// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect: forms that C++ read, in the words of LLVM 16's formats.
irdl.dialect @omp {
  irdl.operation @atomic.capture attributes {
    varve.format = "oilist(`memory_order` `(` custom<ClauseAttr>($memory_order) `)` |`hint` `(` custom<SynchronizationHint>($hint) `)`) $region attr-dict"
  } {
  }
  irdl.operation @atomic.read attributes {
    varve.format = "$v `=` $x oilist( `memory_order` `(` custom<ClauseAttr>($memory_order) `)` | `hint` `(` custom<SynchronizationHint>($hint) `)`) `:` type($x) attr-dict",
    varve.let = [
      "type($v) = type($x)"]
  } {
  }
  irdl.operation @atomic.update attributes {
    varve.format = "oilist( `memory_order` `(` custom<ClauseAttr>($memory_order) `)` | `hint` `(` custom<SynchronizationHint>($hint) `)`) $x `:` type($x) $region attr-dict"
  } {
  }
  irdl.operation @atomic.write attributes {
    varve.format = "$address `=` $value oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)`) `:` type($address) `,` type($value) attr-dict"
  } {
  }
  irdl.operation @parallel attributes {
    varve.format = "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `if` `(` $if_expr_var `:` type($if_expr_var) `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_val) `)` ) $region attr-dict",
    varve.let = [
      "type($if_expr_var) = i1"]
  } {
  }
  irdl.operation @sections attributes {
    varve.format = "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `nowait` $nowait ) $region attr-dict"
  } {
  }
  irdl.operation @target attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` | `nowait` $nowait ) $region attr-dict",
    varve.let = [
      "type($if_expr) = i1"]
  } {
  }
  irdl.operation @wsloop attributes {varve.syntax = "hook:omp.wsloop"} {
  }
}
