// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  %m, %v, %o = "test.op"() : () -> (memref<2x3xf64>, f64, index)
  %p = "ptr_xdsl.to_ptr"(%m) : (memref<2x3xf64>) -> !ptr_xdsl.ptr
  %q = "ptr_xdsl.ptradd"(%p, %o) : (!ptr_xdsl.ptr, index) -> !ptr_xdsl.ptr
  %w = "ptr_xdsl.load"(%q) : (!ptr_xdsl.ptr) -> f64
  "ptr_xdsl.store"(%q, %w) : (!ptr_xdsl.ptr, f64) -> ()
  %sz = "ptr_xdsl.type_offset"() {elem_type = f64} : () -> index
  %r = "builtin.unrealized_conversion_cast"(%m) : (memref<2x3xf64>) -> !riscv.reg
  %s = "bigint.add"(%r, %r) : (!riscv.reg, !riscv.reg) -> !bigint.bigint
  %t = "asm_test.op"(%s) : (!bigint.bigint) -> !py.object
}
