// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @linalg attributes {
  varve.facts_of = {
    "llvm19/linalg" = ["batch_matmul", "batch_matmul_transpose_b", "batch_reduce_matmul", "elemwise_binary",
      "elemwise_unary", "matmul", "matmul_transpose_b"],
    "llvm22/linalg" = ["batch_matvec", "broadcast", "conv_1d", "conv_1d_ncw_fcw", "conv_1d_nwc_wcf", "conv_2d",
      "conv_2d_nchw_fchw", "conv_2d_ngchw_fgchw", "conv_2d_nhwc_fhwc", "conv_2d_nhwc_hwcf", "conv_2d_nhwc_hwcf_q",
      "conv_3d", "conv_3d_ndhwc_dhwcf", "conv_3d_ndhwc_dhwcf_q", "copy", "depthwise_conv_1d_nwc_wc",
      "depthwise_conv_1d_nwc_wcm", "depthwise_conv_2d_nchw_chw", "depthwise_conv_2d_nhwc_hwc",
      "depthwise_conv_2d_nhwc_hwc_q", "depthwise_conv_2d_nhwc_hwcm", "depthwise_conv_2d_nhwc_hwcm_q",
      "depthwise_conv_3d_ndhwc_dhwc", "depthwise_conv_3d_ndhwc_dhwcm", "dot", "fill_rng_2d", "generic", "matvec",
      "mmt4d", "pooling_nchw_max", "pooling_nchw_sum", "pooling_ncw_max", "pooling_ncw_sum", "pooling_ndhwc_max",
      "pooling_ndhwc_min", "pooling_ndhwc_sum", "pooling_nhwc_max", "pooling_nhwc_max_unsigned", "pooling_nhwc_min",
      "pooling_nhwc_min_unsigned", "pooling_nhwc_sum", "pooling_nwc_max", "pooling_nwc_max_unsigned",
      "pooling_nwc_min", "pooling_nwc_min_unsigned", "pooling_nwc_sum", "quantized_batch_matmul", "quantized_matmul",
      "reduce", "transpose", "vecmat"]}} {
  irdl.operation @fill attributes {
    varve.body = "2: 0 cast_signed(1)"
  } {
  }
  irdl.operation @map attributes {varve.block_names = "in: inputs", varve.names = "mapped"} {
  }
  irdl.operation @matmul_unsigned attributes {
    varve.body = "3: 2 0 cast_unsigned(2) 1 cast_unsigned(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)"
  } {
  }
}
