// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @linalg {
  irdl.operation @batch_matmul attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d0, d1, d2)"
  } {
  }
  irdl.operation @batch_matvec attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d1, d2), (d0, d2), (d0, d1)"
  } {
  }
  irdl.operation @conv_1d attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1) -> (d0 + d1), (d1), (d0)"
  } {
  }
  irdl.operation @conv_1d_nwc_wcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d4), (d3, d4, d2), (d0, d1, d2)"
  } {
  }
  irdl.operation @conv_2d attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0 + d2, d1 + d3), (d2, d3), (d0, d1)"
  } {
  }
  irdl.operation @conv_2d_nchw_fchw attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @conv_2d_nhwc_hwcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @conv_2d_nhwc_hwcf_q attributes {
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (), (), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @conv_3d attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5), (d3, d4, d5), (d0, d1, d2)"
  } {
  }
  irdl.operation @conv_3d_ndhwc_dhwcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d4)"
  } {
  }
  irdl.operation @depthwise_conv_1d_nwc_wc attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3, d2), (d0, d1, d2)"
  } {
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc_q attributes {
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (), (), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (d0, d1, d2, d3, d4)"
  } {
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm_q attributes {
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (), (), (d0, d1, d2, d3, d4)"
  } {
  }
  irdl.operation @dot attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0) -> (d0), (d0), ()"
  } {
  }
  irdl.operation @fill attributes {
    varve.body = "2: 0"
  } {
  }
  irdl.operation @fill_rng_2d attributes {
    varve.body = "4: i64(2147483647) cast_signed(f64) index(1) cast_signed(i32) index(0) cast_signed(i32) 2 add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add cast_signed(f64) add 1 0 sub f64(2.3283063999999999E-10) cast_signed(f64) mul mul 0 add cast_signed(3)",
    varve.maps = "(d0, d1) -> (), (), (), (d0, d1)"
  } {
  }
  irdl.operation @matmul attributes {
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)"
  } {
  }
  irdl.operation @matmul_unsigned attributes {
    varve.body = "3: 2 0 cast_unsigned(2) 1 cast_unsigned(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)"
  } {
  }
  irdl.operation @matvec attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1) -> (d0, d1), (d1), (d0)"
  } {
  }
  irdl.operation @mmt4d attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5), (d1, d2, d4, d5), (d0, d1, d3, d4)"
  } {
  }
  irdl.operation @pooling_nchw_max attributes {
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * $strides[0] + d4 * $dilations[0], d3 * $strides[1] + d5 * $dilations[1]), (d4, d5), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @pooling_ndhwc_max attributes {
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)"
  } {
  }
  irdl.operation @pooling_ndhwc_min attributes {
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)"
  } {
  }
  irdl.operation @pooling_ndhwc_sum attributes {
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)"
  } {
  }
  irdl.operation @pooling_nhwc_max attributes {
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @pooling_nhwc_max_unsigned attributes {
    varve.body = "3: 2 0 cast_unsigned(2) max_unsigned",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @pooling_nhwc_min attributes {
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @pooling_nhwc_min_unsigned attributes {
    varve.body = "3: 2 0 cast_unsigned(2) min_unsigned",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @pooling_nhwc_sum attributes {
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @quantized_batch_matmul attributes {
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (), (), (d0, d1, d2)"
  } {
  }
  irdl.operation @quantized_matmul attributes {
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (), (), (d0, d1)"
  } {
  }
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
  irdl.operation @vecmat attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1) -> (d1), (d1, d0), (d0)"
  } {
  }
}
