// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @gpu {
  irdl.attribute @"#object" attributes {
    varve.format = [
      "`<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)?",
      "one(let($format = .fatbin) | `offload` `=` let($format = .offload) | `assembly` `=` let($format = .assembly) | `bin` `=` let($format = .bin) | `fatbin` `=` let($format = .fatbin)) $object `>`"]
  } {
  }
  irdl.type @"!mma_matrix" attributes {varve.format = "`<` shaped($shape, $element) `,` $operand `>`", varve.qualified} {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %type = irdl.any {varve.rule = "type"}
    %operand = irdl.any {varve.rule = "string"}
    irdl.parameters(shape: %shape, element: %type, operand: %operand)
  }
  irdl.operation @block_dim attributes {varve.names = "block_dim_{$dimension}"} {
  }
  irdl.operation @block_id attributes {varve.names = "block_id_{$dimension}"} {
  }
  irdl.operation @cluster_block_id attributes {varve.names = "cluster_block_id_{$dimension}"} {
  }
  irdl.operation @cluster_dim attributes {varve.names = "cluster_dim_{$dimension}"} {
  }
  irdl.operation @cluster_dim_blocks attributes {varve.names = "cluster_dim_blocks_{$dimension}"} {
  }
  irdl.operation @cluster_id attributes {varve.names = "cluster_id_{$dimension}"} {
  }
  irdl.operation @global_id attributes {varve.names = "global_id_{$dimension}"} {
  }
  irdl.operation @grid_dim attributes {varve.names = "grid_dim_{$dimension}"} {
  }
  irdl.operation @thread_id attributes {varve.names = "thread_id_{$dimension}"} {
  }
}
