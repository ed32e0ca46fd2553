// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect. Its types are kept as text.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
}
