// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @omp {
  irdl.operation @canonical_loop attributes {varve.block_names = "rule:omp_loop", varve.entry_block = "body_entry"} {
  }
  irdl.operation @new_cli attributes {varve.names = "rule:omp_loop"} {
  }
}
