// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @linalg attributes {
  varve.facts_of = {
    "llvm16/linalg" = ["matmul_unsigned"],
    "llvm19/linalg" = ["batch_matmul", "elemwise_binary", "elemwise_unary", "matmul"],
    "llvm22/linalg" = ["batch_matvec", "conv_1d", "conv_1d_nwc_wcf", "conv_2d", "conv_2d_nchw_fchw",
      "conv_2d_ngchw_fgchw", "conv_2d_nhwc_fhwc", "conv_2d_nhwc_hwcf", "conv_2d_nhwc_hwcf_q", "conv_3d",
      "conv_3d_ndhwc_dhwcf", "copy", "depthwise_conv_1d_nwc_wc", "depthwise_conv_1d_nwc_wcm",
      "depthwise_conv_2d_nchw_chw", "depthwise_conv_2d_nhwc_hwc", "depthwise_conv_2d_nhwc_hwc_q",
      "depthwise_conv_2d_nhwc_hwcm", "depthwise_conv_2d_nhwc_hwcm_q", "depthwise_conv_3d_ndhwc_dhwc",
      "depthwise_conv_3d_ndhwc_dhwcm", "dot", "fill", "fill_rng_2d", "matvec", "mmt4d", "pooling_nchw_max",
      "pooling_nchw_sum", "pooling_ndhwc_max", "pooling_ndhwc_min", "pooling_ndhwc_sum", "pooling_nhwc_max",
      "pooling_nhwc_max_unsigned", "pooling_nhwc_min", "pooling_nhwc_min_unsigned", "pooling_nhwc_sum",
      "quantized_batch_matmul", "quantized_matmul", "vecmat"]}} {
}
