// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
irdl.dialect @d { irdl.operation @o { %0 = irdl.any } }
// -----
