// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @seq attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "` ` `` one( let($name = ssa(results)) | `name` $name )"
  } : () -> ()
  irdl.operation @compreg attributes {varve.names = "{$name}"} {
  }
  irdl.operation @compreg.ce attributes {varve.names = "{$name}"} {
  }
  irdl.operation @fifo attributes {varve.names = "out, full, empty, almostFull, almostEmpty"} {
  }
  irdl.operation @firmem attributes {varve.names = "{$name}"} {
  }
  irdl.operation @firreg attributes {varve.names = "{$name}"} {
  }
  irdl.operation @hlmem attributes {varve.names = "{$name}"} {
  }
  irdl.operation @shiftreg attributes {varve.names = "{$name}"} {
  }
}
