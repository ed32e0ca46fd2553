// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @gpu {
  irdl.type @async.token {
    irdl.parameters()
  }
  irdl.type @mma_matrix {
    irdl.parameters()
  }
}
