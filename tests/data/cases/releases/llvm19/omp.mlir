module {
  func.func @f(%arg0: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(always, exit_release_or_enter_alloc) capture(ByRef) -> !llvm.ptr {name = ""}
    %1 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(always, delete) capture(ByRef) -> !llvm.ptr {name = ""}
    %2 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(implicit, exit_release_or_enter_alloc) capture(ByRef) -> !llvm.ptr {name = ""}
    %3 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = ""}
    %4 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(implicit, present, tofrom) capture(ByRef) -> !llvm.ptr {name = ""}
    %5 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(close, from) capture(ByRef) -> !llvm.ptr {name = ""}
    %6 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(close, exit_release_or_enter_alloc) capture(ByRef) -> !llvm.ptr {name = ""}
    return
  }
}

