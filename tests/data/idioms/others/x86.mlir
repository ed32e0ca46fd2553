// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  %0, %1, %2 = "test.op"() : () -> (!x86.reg<rax>, !x86.reg<rdx>, !x86.reg<rcx>)
  %3 = "x86.rs.add"(%0, %1) : (!x86.reg<rax>, !x86.reg<rdx>) -> !x86.reg<rax>
  %4 = "x86.rs.sub"(%3, %1) : (!x86.reg<rax>, !x86.reg<rdx>) -> !x86.reg<rax>
  %5 = "x86.rs.imul"(%4, %1) : (!x86.reg<rax>, !x86.reg<rdx>) -> !x86.reg<rax>
  %6 = "x86.ds.mov"(%5) : (!x86.reg<rax>) -> !x86.reg<rcx>
  %7 = "x86.di.mov"() {immediate = 2 : i32} : () -> !x86.reg<rdi>
  %8 = "x86.dm.mov"(%2) {memory_offset = 8 : i64} : (!x86.reg<rcx>) -> !x86.reg<rdi>
  "x86.ms.mov"(%2, %8) {memory_offset = 16 : i64} : (!x86.reg<rcx>, !x86.reg<rdi>) -> ()
  %9, %10 = "test.op"() : () -> (!x86.avx2reg<ymm0>, !x86.avx512reg<zmm1>)
  %11 = "x86.dm.vmovups"(%2) {memory_offset = 0 : i64} : (!x86.reg<rcx>) -> !x86.avx2reg<ymm1>
  %12 = "x86.rss.vfmadd231ps"(%9, %11, %11) : (!x86.avx2reg<ymm0>, !x86.avx2reg<ymm1>, !x86.avx2reg<ymm1>) -> !x86.avx2reg<ymm0>
  %13 = "x86.rss.vfmadd231pd"(%10, %10, %10) : (!x86.avx512reg<zmm1>, !x86.avx512reg<zmm1>, !x86.avx512reg<zmm1>) -> !x86.avx512reg<zmm1>
  "x86.ms.vmovapd"(%2, %13) {memory_offset = 64 : i64} : (!x86.reg<rcx>, !x86.avx512reg<zmm1>) -> ()
  %14 = "x86.ss.cmp"(%0, %1) : (!x86.reg<rax>, !x86.reg<rdx>) -> !x86.rflags<rflags>
  %15, %16 = "x86.d.pop"(%0) : (!x86.reg<rax>) -> (!x86.reg<rsp>, !x86.reg)
  "x86_func.func"() ({
  ^bb0(%a : !x86.reg<rdi>, %b : !x86.reg):
    "x86.label"() {label = "body"} : () -> ()
    "x86_func.ret"() : () -> ()
  }) {function_type = (!x86.reg<rdi>, !x86.reg) -> (), sym_name = "main", sym_visibility = "public"} : () -> ()
}
