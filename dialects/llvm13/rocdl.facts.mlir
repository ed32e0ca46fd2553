// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @rocdl {
  irdl.operation @buffer.load attributes {
    varve.format = "operands attr-dict `:` type($res)",
    varve.infer = [["rsrc", "type", "vector<4xi32>"], ["vindex", "type", "i32"], ["offset", "type", "i32"], ["glc", "type", "i1"], ["slc", "type", "i1"]]
  } {
  }
  irdl.operation @buffer.store attributes {
    varve.format = "operands attr-dict `:` type($vdata)",
    varve.infer = [["rsrc", "type", "vector<4xi32>"], ["vindex", "type", "i32"], ["offset", "type", "i32"], ["glc", "type", "i1"], ["slc", "type", "i1"]]
  } {
  }
}
