module {
  func.func @f(%arg0: index, %arg1: i64) {
    acc.parallel combined(loop) {
      acc.loop combined(parallel) control(%arg2 : index) = (%arg0 : index) to (%arg0 : index)  step (%arg0 : index) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>}
      acc.yield
    }
    acc.parallel {
      acc.loop  gang control(%arg2 : index) = (%arg0 : index) to (%arg0 : index)  step (%arg0 : index) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>}
      acc.loop  {
        acc.yield
      } attributes {independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.serial async(%arg1 : i64) {
      acc.yield
    }
    acc.kernels {
      acc.terminator
    }
    acc.kernels combined(loop) {
      acc.terminator
    }
    return
  }
}

