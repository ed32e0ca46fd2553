// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The release of LLVM with which IREE is built.
irdl.dialect @iree_gpu attributes {varve.llvm = "24"} {
  // Types of indexes that are not all index.
  "varve.directive"() {
    sym_name = "AsyncDMASourceIndexTypes",
    takes = ["ref $x", "type $x"],
    format = "one( let(type($x) = index) | ` ` `[` type($x) `]` )"
  } : () -> ()
}
