// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @xegpu {
  // The verifier stores the strides of a memref that the text does not give.
  irdl.operation @create_nd_tdesc attributes {
    varve.format = "$source `` custom<DynamicIndexList>($offsets, $const_offsets) one( let($const_shape = absent; $const_strides = if(isa(type($source), 'AnyMemRef'), array(strides(type($source)), i64), absent)) | printed let($const_shape = absent; $const_strides = absent) | `,` custom<DynamicIndexList>($shape, $const_shape) `,` custom<DynamicIndexList>($strides, $const_strides) ) attr-dict `:` type($source) `->` qualified(type($TensorDesc))"
  } {
  }
}
