// left: 4
func @f(%c: i1, %n: i32, %i: index, %m: memref<10xf32>) {
  "omp.parallel"(%m) ( {
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 1, 0, 0, 0, 0, 0]> : vector<8xi32>} : (memref<10xf32>) -> ()
  acc.parallel copyin(%m: memref<10xf32>) {
    acc.loop gang {
      "d.x"() : () -> ()
      acc.yield
    }
    acc.yield
  }
  acc.data present(%m : memref<10xf32>) {
    acc.terminator
  }
  "d.end"() : () -> ()
  acc.wait
  return
}
