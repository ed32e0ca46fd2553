// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @bufferization {
  irdl.operation @alloc_tensor attributes {
    varve.format = "`(` $dynamic_sizes `)` one( | `copy` `(` $copy `)` ) one( | `size_hint` `` `=` `` $size_hint ) attr-dict `:` type($result) let(type($copy) = type($result))"
  } {
  }
  irdl.operation @dealloc attributes {varve.require = [
    ["count($memrefs) = count($conditions)", "must have the same number of conditions as memrefs to deallocate"],
    ["count($retained) = count($updatedConditions)", "must have the same number of updated conditions (results) as retained operands"]]} {
  }
  irdl.operation @materialize_in_destination attributes {varve.require = [
    ["isa(type($dest), 'AnyOf<AnyTensor, AnyRankedOrUnrankedMemRef>')", "'dest' must be a tensor or a memref"],
    ["if isa(type($dest), 'AnyTensor')",
      ["count($result) = 1", "tensor 'dest' implies exactly one tensor result"],
      ["type($result) = type($dest)", "result and 'dest' types must match"],
      ["not has($restrict)", "'restrict' is valid only for memref destinations"],
      ["not has($writable)", "'writable' must be specified if and only if the destination is of memref type"]],
    ["if not isa(type($dest), 'AnyTensor')",
      ["count($result) = 0", "memref 'dest' implies zero results"],
      ["has($writable)", "'writable' must be specified if and only if the destination is of memref type"]],
    ["let from = shape(type($source)), to = shape(type($dest))",
      ["if has(from)",
        ["has(to)", "source/destination shapes are incompatible"],
        ["count(from) = count(to) and all(i in indices(from): from[i] = to[i] or from[i] < 0 or to[i] < 0)", "source/destination shapes are incompatible"]],
      ["if not has(from)", ["not has(to)", "source/destination shapes are incompatible"]]]]} {
  }
  "varve.rule"() {sym_name = "same_shape", takes = ["$from", "$to"], require = [
    ["if has(shape(type($from))) and has(shape(type($to)))",
      ["shape(type($from)) = shape(type($to))", "!shapes do not match", "failed to verify that specified tensor and buffer types match"]]]} : () -> ()
  irdl.operation @to_buffer attributes {varve.require = [["use same_shape($tensor, $buffer)"]]} {
  }
  irdl.operation @to_tensor attributes {varve.require = [["use same_shape($buffer, $result)"]]} {
  }
}
