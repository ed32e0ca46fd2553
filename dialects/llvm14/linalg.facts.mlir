// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @linalg attributes {
  varve.facts_of = {
    "llvm16/linalg" = ["matmul_unsigned"],
    "llvm19/linalg" = ["batch_matmul", "matmul"],
    "llvm22/linalg" = ["batch_matvec", "conv_1d", "conv_1d_nwc_wcf", "conv_2d", "conv_2d_nchw_fchw",
      "conv_2d_nhwc_hwcf", "conv_2d_nhwc_hwcf_q", "conv_3d", "conv_3d_ndhwc_dhwcf", "depthwise_conv_1d_nwc_wc",
      "depthwise_conv_2d_nhwc_hwc", "depthwise_conv_2d_nhwc_hwc_q", "depthwise_conv_2d_nhwc_hwcm",
      "depthwise_conv_2d_nhwc_hwcm_q", "dot", "fill", "fill_rng_2d", "matvec", "mmt4d", "pooling_nchw_max",
      "pooling_ndhwc_max", "pooling_ndhwc_min", "pooling_ndhwc_sum", "pooling_nhwc_max", "pooling_nhwc_max_unsigned",
      "pooling_nhwc_min", "pooling_nhwc_min_unsigned", "pooling_nhwc_sum", "quantized_batch_matmul",
      "quantized_matmul", "vecmat"]}} {
  irdl.operation @tiled_loop attributes {
    varve.arguments = {region = [["%iv", "count($step)"], ["%in", "count($inputs)"], ["%out", "*"]]},
    varve.format = [
      "` ` `(` each(%iv by `,`: %iv let(type(%iv) = index)) `)` let(types($lowerBound) = repeat(index, count(%iv)))",
      "`=` ` ` `(` $lowerBound `)` `to` ` ` `(` $upperBound `)` `step` ` ` `(` $step `)`",
      "one( | `ins` ` ` `(` each($inputs %in by `,`: %in `=` $inputs `` `:` type($inputs) let(type(%in) = type($inputs))) `)` )",
      "one( | `outs` ` ` `(` each($outputs %out by `,`: %out `=` $outputs `` `:` type($outputs) let(type(%out) = type($outputs))) `)` )",
      "let(types($results) = filter(t in types($outputs): not isa(t, 'AnyMemRef')))",
      "one( let($iterator_types = repeat('parallel', count(%iv))) | `iterators` `` list($iterator_types) ) one( | `distribution` `` list($distribution_types) )",
      "let(types($upperBound) = repeat(index, count($iterator_types)); types($step) = repeat(index, if(has($distribution_types), count($distribution_types), count(%iv))))",
      "region($region, end) attr-dict"]
  } {
  }
}
