// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @rocdl attributes {varve.unknown = ["operations"]} {
  irdl.operation @buffer.load attributes {
    varve.format = "operands attr-dict `:` type($res)",
    varve.let = ["type($rsrc) = vector<4xi32>", "type($vindex) = i32", "type($offset) = i32", "type($glc) = i1", "type($slc) = i1"]
  } {
  }
  irdl.operation @buffer.store attributes {
    varve.format = "operands attr-dict `:` type($vdata)",
    varve.let = ["type($rsrc) = vector<4xi32>", "type($vindex) = i32", "type($offset) = i32", "type($glc) = i1", "type($slc) = i1"]
  } {
  }
}
