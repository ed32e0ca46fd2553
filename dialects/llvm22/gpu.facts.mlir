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
  // Sums and products are of integers and floats, the other reductions of either.
  "varve.rule"() {sym_name = "reduction", takes = [], require = [
    ["word($op) in ['add', 'mul'] or isa(elem(type($value)), 'AnyFloat') = (word($op) in ['minnumf', 'maxnumf', 'minimumf', 'maximumf'])", "!`{word($op)}` reduction operation is not compatible with type '{type($value)}'"]]} : () -> ()
  irdl.operation @all_reduce attributes {varve.require = [["use reduction()"]]} {
  }
  irdl.operation @alloc attributes {varve.require = [
    ["count($dynamicSizes) = dynamic(type($memref))", "incorrect number of dynamic sizes, has {count($dynamicSizes)}, expected {dynamic(type($memref))}"]]} {
  }
  irdl.operation @func attributes {varve.require = [
    ["not has(attribute('gpu.kernel')) or count(typeof($function_type).results) = 0", "expected void return type for kernel function"]]} {
  }
  irdl.operation @memcpy attributes {varve.require = [
    ["elem(type($src)) = elem(type($dst))", "arguments have incompatible element type"],
    ["sizes(type($src)) = sizes(type($dst))", "arguments have incompatible shape"]]} {
  }
  irdl.operation @return attributes {varve.require = [
    ["let types = typeof(outer('function_type')).results",
      ["count($operands) = count(types)", "expected {count(types)} result operands"],
      ["each type at i in types", ["type($operands)[i] = type", "unexpected type `'{type($operands)[i]}'' for operand #{i}"]]]]} {
  }
  irdl.operation @rotate attributes {varve.require = [["$offset < $width", "offset must be in the range [0, {$width + 0})"]]} {
  }
  irdl.operation @subgroup_mma_compute attributes {varve.require = [
    ["let a = type($opA), b = type($opB), c = type($opC)",
      ["a.operand = 'AOp' and b.operand = 'BOp' and c.operand = 'COp'", "!operands must be in the order AOp, BOp, COp"],
      ["a.shape[1] = b.shape[0] and a.shape[0] = c.shape[0] and b.shape[1] = c.shape[1]", "!operand shapes do not satisfy matmul constraints"]]]} {
  }
  irdl.operation @subgroup_mma_store_matrix attributes {varve.require = [
    ["type($src).operand = 'COp'", "!expected the operand matrix being stored to have 'COp' operand type"]]} {
  }
  irdl.operation @subgroup_reduce attributes {varve.require = [
    ["use reduction()"],
    ["let size = if($cluster_size < 0, $cluster_size + 4294967296, $cluster_size + 0)",
      ["isa(integer(size, i64), 'IntPowerOf2')", "cluster size {size} is not a power of two"]],
    ["let stride = if($cluster_stride < 0, $cluster_stride + 4294967296, $cluster_stride + 0)",
      ["stride = 1 or has($cluster_size)", "cluster stride can only be specified if cluster size is specified"],
      ["isa(integer(stride, i64), 'IntPowerOf2')", "cluster stride {stride} is not a power of two"]]]} {
  }
}
