// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @tensor {
  irdl.operation @cast attributes {varve.names = "cast"} {
  }
  irdl.operation @collapse_shape attributes {varve.names = "collapsed"} {
  }
  irdl.operation @dim attributes {varve.names = "dim"} {
  }
  irdl.operation @expand_shape attributes {varve.names = "expanded"} {
  }
  irdl.operation @extract attributes {varve.names = "extracted"} {
  }
  irdl.operation @extract_slice attributes {varve.names = "extracted_slice"} {
  }
  irdl.operation @from_elements attributes {varve.names = "from_elements"} {
  }
  irdl.operation @gather attributes {varve.names = "gather"} {
  }
  irdl.operation @generate attributes {varve.names = "generated"} {
  }
  irdl.operation @insert attributes {varve.names = "inserted"} {
  }
  irdl.operation @insert_slice attributes {varve.names = "inserted_slice"} {
  }
  irdl.operation @pad attributes {varve.names = "padded"} {
  }
  irdl.operation @rank attributes {varve.names = "rank"} {
  }
  irdl.operation @reshape attributes {varve.names = "reshape"} {
  }
  irdl.operation @scatter attributes {varve.names = "scatter"} {
  }
  irdl.operation @splat attributes {varve.names = "splat"} {
  }
}
