// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @sparse_tensor {
  irdl.type @"!iter_space" attributes {
    varve.format = "`<` $encoding `,` `lvls` `=` $loLvl one(let($hiLvl = $loLvl + 1) | `to` $hiLvl) `>`"
  } {
  }
  irdl.type @"!iterator" attributes {
    varve.format = "`<` $encoding `,` `lvls` `=` $loLvl one(let($hiLvl = $loLvl + 1) | `to` $hiLvl) `>`"
  } {
  }
  irdl.attribute @"#encoding" attributes {varve.alias = "sparse"} {
  }
  irdl.operation @extract_iteration_space attributes {
    varve.format = [
      "$tensor (`at` $parentIter^)? `lvls` `=` $loLvl one(let($hiLvl = $loLvl + 1) | `to` $hiLvl) attr-dict `:` type($tensor)",
      "(`,` type($parentIter)^)? `->` qualified(type($extractedSpace))"],
    varve.require = [["$loLvl < $hiLvl", "expected smaller level low than level high"]]
  } {
  }
}
