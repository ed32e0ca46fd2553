// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @builtin {
  // Interfaces that other dialects attach stand here too.
  irdl.type @"!memref" attributes {varve.traits = ["PtrLikeTypeInterface", "ShapedType", "BufferLikeType", "PointerLikeType"]} {
  }
  irdl.type @"!tensor" attributes {varve.traits = ["ShapedType", "ValueSemantics", "TensorLikeType"]} {
  }
  irdl.type @"!unranked_memref" attributes {varve.traits = ["PtrLikeTypeInterface", "ShapedType", "BufferLikeType", "PointerLikeType"]} {
  }
  irdl.type @"!unranked_tensor" attributes {varve.traits = ["ShapedType", "ValueSemantics", "TensorLikeType"]} {
  }
}
