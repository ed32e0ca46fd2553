// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @polynomial attributes {varve.llvm = "24"} {
  irdl.type @"!polynomial" attributes {varve.alias = "poly"} {
  }
  irdl.attribute @"#ring" attributes {varve.alias = "ring_{if(has(alias($coefficientType)), alias($coefficientType), $coefficientType)}{if(has($polynomialModulus), '_', '')}{if(has($polynomialModulus), replace(replace(body($polynomialModulus), ' + ', '_'), '**', ''), '')}"} {
  }
}
