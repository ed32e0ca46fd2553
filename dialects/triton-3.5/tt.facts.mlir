// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.4 to 3.6 have instead of what 3.7 has.
irdl.dialect @tt {
  irdl.operation @make_tensor_descriptor attributes {varve.layouts = "-padding"} { // JAX 0.6.2
  }
}
