module {
  func @f(%arg0: index, %arg1: i32) {
    omp.wsloop (%arg2) : index = (%arg0) to (%arg0) inclusive step (%arg0) schedule(static = %arg1, monotonic) nowait order(concurrent) {
      omp.yield
    }
    return
  }
}
