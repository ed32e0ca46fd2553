// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Canonical loops of omp, and names that tell where they stand.
llvm.func @a(%tc : i32) -> () {
  %l = omp.new_cli
  omp.canonical_loop(%l) %iv : i32 in range(%tc) { omp.terminator }
  llvm.return
}
llvm.func @b(%tc : i32) -> () {
  %l = omp.new_cli
  omp.canonical_loop(%l) %iv : i32 in range(%tc) { 
     %c = llvm.mlir.constant(true) : i1
     scf.if %c {
        %l1 = omp.new_cli
       omp.canonical_loop(%l1) %iv1 : i32 in range(%tc) { 
           %l6 = omp.new_cli
           omp.canonical_loop(%l6) %iv4 : i32 in range(%tc) { omp.terminator }
           omp.terminator }
     } else {
        %l1 = omp.new_cli
       omp.canonical_loop(%l1) %iv1 : i32 in range(%tc) { omp.terminator }
        %l2 = omp.new_cli
       omp.canonical_loop(%l2) %iv2 : i32 in range(%tc) { omp.terminator }
     }
   omp.terminator }
  llvm.return
}
llvm.func @c(%tc : i32) -> () {
  %l = omp.new_cli
  omp.canonical_loop(%l) %iv : i32 in range(%tc) { omp.terminator }
  omp.canonical_loop %iv : i32 in range(%tc) { omp.terminator }
  %l2 = omp.new_cli
  %l3 = omp.new_cli
  omp.canonical_loop(%l2) %iv : i32 in range(%tc) { 
     omp.canonical_loop(%l3) %iv2 : i32 in range(%tc) { 
        omp.canonical_loop %iv3 : i32 in range(%tc) { omp.terminator }
        omp.terminator }
     omp.terminator }
  %l4 = omp.new_cli
  %l5 = omp.new_cli
  omp.canonical_loop(%l4) %iv : i32 in range(%tc) { 
     omp.canonical_loop(%l5) %iv2 : i32 in range(%tc) { omp.terminator }
     omp.canonical_loop %iv3 : i32 in range(%tc) { 
        %l6 = omp.new_cli
        omp.canonical_loop(%l6) %iv4 : i32 in range(%tc) {
          omp.terminator }
        omp.terminator }
     %c = llvm.mlir.constant(true) : i1
     omp.terminator }
  %u1 = omp.new_cli
  omp.canonical_loop(%u1) %iv : i32 in range(%tc) { omp.terminator }
  omp.unroll_heuristic(%u1) -> () {x}
  %canonloop = omp.new_cli
  omp.canonical_loop(%canonloop) %iv : i32 in range(%tc) {
      llvm.br ^bb1
      ^bb1:
      omp.terminator }
  %m1 = omp.new_cli
  %m2 = omp.new_cli
  omp.canonical_loop(%m1) %iv : i32 in range(%tc) { 
     omp.canonical_loop(%m2) %iv2 : i32 in range(%tc) { 
        omp.terminator }
     omp.terminator }
  llvm.return
}
