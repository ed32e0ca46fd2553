// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @llhd attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "one( let($name = ssa(results)) | ` ` `name` $name )"
  } : () -> ()
  irdl.operation @sig attributes {varve.names = "{$name}"} {
  }
  irdl.operation @sig.struct_extract attributes {
    varve.let = ["type($result) = !llhd.ref(canonical(type($input).nestedType).elements[place(canonical(type($input).nestedType).elements, 'name', $field)].type)"]
  } {
  }
  irdl.operation @coroutine attributes {varve.format = "function"} {
  }
}
