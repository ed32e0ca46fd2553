// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @transform {
  irdl.operation @foreach_match attributes {varve.names = "updated_root, yielded..."} {
  }
  irdl.operation @smt.constrain_params attributes {varve.terminator = "smt.yield"} {
  }
}
