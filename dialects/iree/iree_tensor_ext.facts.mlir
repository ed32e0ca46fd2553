// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What IREE's C++ says: a type that only the C++ defines.
irdl.dialect @iree_tensor_ext attributes {varve.llvm = "24"} {
  irdl.type @"!dispatch.tensor" attributes {varve.format = "`<` $access `` `:` `` $type `>`"} {
    %access = irdl.any {varve.rule = "enum<@TensorAccess>"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(access: %access, type: %type)
  }
  "varve.enum"() {sym_name = "TensorAccess", storage = i32, cases = [["readonly", 0 : i32], ["readwrite", 1 : i32], ["writeonly", 2 : i32]]} : () -> ()
}
