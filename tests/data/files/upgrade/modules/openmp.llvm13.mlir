func @f(%lb: index, %ub: index, %st: index, %c: i1, %n: i32, %m: memref<10xf32>) {
  omp.parallel if(%c : i1) num_threads(%n : i32) default(shared) proc_bind(spread) {
    "omp.wsloop"(%lb, %ub, %st) ( {
    ^bb0(%i: index):
      %0 = constant 1.0 : f32
      memref.store %0, %m[%i] : memref<10xf32>
      omp.yield
    }) {operand_segment_sizes = dense<[1, 1, 1, 0, 0, 0, 0, 0, 0, 0]> : vector<10xi32>, collapse_val = 1 : i64, schedule_val = "Static", nowait, inclusive} : (index, index, index) -> ()
    omp.barrier
    omp.terminator
  }
  "omp.target"(%c, %n) ( {
    omp.terminator
  }) {operand_segment_sizes = dense<[1, 1, 0]> : vector<3xi32>} : (i1, i32) -> ()
  omp.master {
    omp.terminator
  }
  omp.taskwait
  return
}
