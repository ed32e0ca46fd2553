// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @gpu {
  irdl.attribute @"#object" attributes {
    varve.format = "`<` $target `,` (`properties` `=` $properties^ `,`)? one(let($format = .fatbin) | `offload` `=` let($format = .offload) | `assembly` `=` let($format = .assembly) | `bin` `=` let($format = .bin) | `fatbin` `=` let($format = .fatbin)) $object `>`"
  } {
  }
  irdl.operation @module attributes {
    varve.format = "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion"
  } {
  }
}
