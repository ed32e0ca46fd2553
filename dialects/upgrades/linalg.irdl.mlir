// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How linalg changed. Bodies and groups are the business of src/upgrade/linalg.c.
irdl.dialect @linalg attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = ["2019", "2020"], operation = ["linalg.generic", "linalg.indexed_generic"],
    when = "isa($n_views, 'ArrayAttr') and count($n_views) = 2 and isa($n_views[0], 'APIntAttr') and isa($n_views[1], 'APIntAttr')",
    set = {operandSegmentSizes = "array(numbers($n_views), i32)"},
    drop = ["n_views", "args_in", "args_out", "operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = ["2019", "2020"], operation = ["linalg.generic", "linalg.indexed_generic"],
    when = "isa($args_in, 'APIntAttr') and isa($args_out, 'APIntAttr')",
    set = {operandSegmentSizes = "array([$args_in, $args_out], i32)"},
    drop = ["n_views", "args_in", "args_out", "operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {from = "2019", count = "linalg", rename = {"linalg.transpose" = "memref.transpose"}} : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "linalg", operation = "linalg.init_tensor", becomes = "tensor.empty",
    drop = ["static_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "linalg", rename = {
      "linalg.conv_1d_nwc" = "linalg.conv_1d_nwc_wcf",
      "linalg.conv_1d_input_nwc_filter_wcf" = "linalg.conv_1d_nwc_wcf",
      "linalg.conv_2d_input_nhwc_filter_hwcf" = "linalg.conv_2d_nhwc_hwcf",
      "linalg.conv_2d_input_nhwc_filter_ohwi_poly" = "linalg.conv_2d_nhwc_fhwc",
      "linalg.conv_2d_input_nhwc_filter_ohwi_poly_q" = "linalg.conv_2d_nhwc_fhwc_q",
      "linalg.conv_2d_nchw" = "linalg.conv_2d_nchw_fchw",
      "linalg.conv_3d_input_ndhwc_filter_dhwcf" = "linalg.conv_3d_ndhwc_dhwcf",
      "linalg.depthwise_conv_2d_input_nhwc_filter_hwc" = "linalg.depthwise_conv_2d_nhwc_hwc",
      "linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly" = "linalg.depthwise_conv_2d_nhwc_hwc",
      "linalg.depthwise_conv_2d_input_nhwc_filter_hwcf" = "linalg.depthwise_conv_2d_nhwc_hwcm"
    }, forward
  } : () -> ()
}
