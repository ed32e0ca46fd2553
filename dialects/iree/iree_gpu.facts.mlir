// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The release of LLVM with which IREE is built.
irdl.dialect @iree_gpu attributes {varve.llvm = "24"} {
  // Types of indexes that are not all index.
  "varve.directive"() {
    sym_name = "AsyncDMASourceIndexTypes",
    takes = ["ref $x", "type $x"],
    format = "one( let(type($x) = index) | ` ` `[` type($x) `]` )"
  } : () -> ()
  // Lists without items are not written.
  irdl.attribute @"#target_wgp" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %compute = irdl.base "#iree_gpu.compute_bitwidths"
    %storage = irdl.base "#iree_gpu.storage_bitwidths"
    %subgroup = irdl.base "#iree_gpu.subgroup_ops"
    %dot = irdl.base "#iree_gpu.dotproduct_ops"
    %mma = irdl.base "#iree_gpu.mma_ops"
    %scaled_mma = irdl.base "#iree_gpu.scaled_mma_ops"
    %subgroup_size_choices = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %max_workgroup_sizes = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %max_thread_count_per_workgroup = irdl.any {varve.rule = "i32"}
    %max_workgroup_memory_bytes = irdl.any {varve.rule = "i32"}
    %max_workgroup_counts = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %max_load_instruction_bits = irdl.any {varve.rule = "i32"}
    %simds_per_wgp = irdl.any {varve.rule = "i32"}
    %vgpr_space_bits = irdl.any {varve.rule = "i32"}
    %dma_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %workgroup_memory_bank_count = irdl.any {varve.rule = "i32"}
    %extra = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      compute: %compute,
      storage: %storage,
      subgroup: %subgroup,
      dot: %dot,
      mma: %mma,
      scaled_mma: %scaled_mma,
      subgroup_size_choices: %subgroup_size_choices,
      max_workgroup_sizes: %max_workgroup_sizes,
      max_thread_count_per_workgroup: %max_thread_count_per_workgroup,
      max_workgroup_memory_bytes: %max_workgroup_memory_bytes,
      max_workgroup_counts: %max_workgroup_counts,
      max_load_instruction_bits: %max_load_instruction_bits,
      simds_per_wgp: %simds_per_wgp,
      vgpr_space_bits: %vgpr_space_bits,
      dma_sizes: %dma_sizes,
      workgroup_memory_bank_count: %workgroup_memory_bank_count,
      extra: %extra) {
      varve.optional = ["max_load_instruction_bits", "simds_per_wgp", "vgpr_space_bits", "dma_sizes", "workgroup_memory_bank_count", "extra"],
      varve.defaults = {
        dot = #iree_gpu<dotproduct_ops none>, mma = #iree_gpu<mma_ops[]>, scaled_mma = #iree_gpu<scaled_mma_ops[]>}
    }
  }
}
