// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How sparse_tensor changed: pointers and indices became positions and coordinates.
irdl.dialect @sparse_tensor attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "llvm13", count = "sparse-tensor", rename = {"sparse_tensor.release" = "bufferization.dealloc_tensor"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "sparse-tensor", operation = "sparse_tensor.compress",
    when = "count($operands) > 0 and count($results) = 0",
    refuse = "in LLVM 22 it makes a tensor instead of changing one"
  } : () -> ()
  "varve.upgrade"() {from = "llvm13", count = "sparse-tensor", operation = "sparse_tensor.compress"} : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "sparse-tensor", operation = ["sparse_tensor.pointers", "sparse_tensor.indices"],
    becomes = ["sparse_tensor.positions", "sparse_tensor.coordinates"], move = {dimension = "level"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "sparse-tensor", rename = {
      "sparse_tensor.indices_buffer" = "sparse_tensor.coordinates_buffer", "sparse_tensor.insert" = "tensor.insert"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "sparse-tensor", operation = "sparse_tensor.sort",
    refuse = "in LLVM 22 the coordinates to sort are in one buffer"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "sparse-tensor",
    operation = ["sparse_tensor.storage_specifier.get", "sparse_tensor.storage_specifier.set"],
    when = "word($specifierKind) in ['dim_sz', 'ptr_mem_sz', 'idx_mem_sz']", move = {dim = "level"}, set = {
      specifierKind = "written('sparse_tensor', if(word($specifierKind) = 'dim_sz', 'kind lvl_sz', if(word($specifierKind) = 'ptr_mem_sz', 'kind pos_mem_sz', 'kind crd_mem_sz')))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "sparse-tensor",
    operation = ["sparse_tensor.storage_specifier.get", "sparse_tensor.storage_specifier.set"], move = {dim = "level"}
  } : () -> ()
}
