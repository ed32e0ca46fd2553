// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  func.func @swap(%in : memref<108x108xf32>) {
    "dmp.swap"(%in) {strategy = #dmp.grid_slice_2d<#dmp.topo<3x4>, false>, swaps = [#dmp.exchange<at [4, 0] size [100, 4] source offset [0, 4] to [0, -1]>, #dmp.exchange<at [4, 104] size [100, 4] source offset [0, -4] to [0, 1]>]} : (memref<108x108xf32>) -> ()
    "dmp.gather"(%in) {my_rank = 0 : i64, root_rank = 0 : i64} : (memref<108x108xf32>) -> ()
    %0 = "dmp.scatter"(%in) : (memref<108x108xf32>) -> memref<108x108xf32>
    func.return
  }
}
