// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @linalg attributes {
  varve.facts_of = {
    "llvm14/linalg" = ["tiled_loop"],
    "llvm19/linalg" = ["batch_matmul"],
    "llvm22/linalg" = ["batch_matvec", "dot", "fill_rng_2d", "matvec", "pooling_nchw_max", "quantized_batch_matmul",
      "quantized_matmul", "vecmat"]}} {
  "varve.directive"() {
    sym_name = "InferType", takes = ["ref $output", "type $output", "ref type $result"], format = "` ` let(type($output) = type($result))"
  } : () -> ()
  irdl.type @range {
    irdl.parameters()
  }
  irdl.operation @batch_matmul_i16_i16_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @batch_matmul_i32_i32_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @batch_matmul_i8_i8_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @conv_1d attributes {
    varve.body = "3: 2 0 1 mul add"
  } {
  }
  irdl.operation @conv_1d_input_ncw_filter_wcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @conv_1d_input_nwc_filter_wcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @conv_1d_ncw attributes {
    varve.body = "3: 2 0 1 mul add"
  } {
  }
  irdl.operation @conv_1d_nwc attributes {
    varve.body = "3: 2 0 1 mul add"
  } {
  }
  irdl.operation @conv_2d attributes {
    varve.body = "3: 2 0 1 mul add"
  } {
  }
  irdl.operation @conv_2d_input_nchw_filter_hwcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @conv_2d_input_nhwc_filter_hwcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @conv_2d_input_nhwc_filter_ohwi_poly attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d6), (d5, d3, d4, d6), (d0, d1, d2, d5)"
  } {
  }
  irdl.operation @conv_2d_input_nhwc_filter_ohwi_poly_q attributes {
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d6), (d5, d3, d4, d6), (), (), (d0, d1, d2, d5)"
  } {
  }
  irdl.operation @conv_2d_nchw attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (d0, d1, d2, d3)"
  } {
  }
  irdl.operation @conv_2d_nhwc attributes {
    varve.body = "3: 2 0 1 mul add"
  } {
  }
  irdl.operation @conv_3d attributes {
    varve.body = "3: 2 0 1 mul add"
  } {
  }
  irdl.operation @conv_3d_input_ncdhw_filter_dhwcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @conv_3d_input_ndhwc_filter_dhwcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @conv_3d_ncdhw attributes {
    varve.body = "3: 2 0 1 mul add"
  } {
  }
  irdl.operation @conv_3d_ndhwc attributes {
    varve.body = "3: 2 0 1 mul add"
  } {
  }
  irdl.operation @depthwise_conv_2d_input_nhwc_filter_hwc attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @depthwise_conv_2d_input_nhwc_filter_hwc_poly attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4, d5), (d0, d1, d2, d5)"
  } {
  }
  irdl.operation @depthwise_conv_2d_input_nhwc_filter_hwcf attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @dot_i16_i16_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @dot_i32_i32_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @dot_i8_i8_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @matmul attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)"
  } {
  }
  irdl.operation @matmul_column_major attributes {
    varve.body = "3: 2 0 1 mul add"
  } {
  }
  irdl.operation @matmul_i16_i16_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @matmul_i32_i32_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @matmul_i8_i8_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @matvec_i16_i16_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @matvec_i32_i32_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @matvec_i8_i8_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @mmt4d attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5), (d2, d4, d3, d5), (d0, d2, d1, d3)"
  } {
  }
  irdl.operation @pooling_ndhwc_max attributes {
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6), (d0, d1, d2, d3, d7)"
  } {
  }
  irdl.operation @pooling_ndhwc_min attributes {
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6), (d0, d1, d2, d3, d7)"
  } {
  }
  irdl.operation @pooling_ndhwc_sum attributes {
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6), (d0, d1, d2, d3, d7)"
  } {
  }
  irdl.operation @pooling_nhwc_max attributes {
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4), (d0, d1, d2, d5)"
  } {
  }
  irdl.operation @pooling_nhwc_min attributes {
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4), (d0, d1, d2, d5)"
  } {
  }
  irdl.operation @pooling_nhwc_sum attributes {
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4), (d0, d1, d2, d5)"
  } {
  }
  irdl.operation @soft_plus_2d attributes {
    varve.body = "2: f64(1.0) cast_signed(1) 0 cast_signed(1) exp add log",
    varve.maps = "(d0, d1) -> (d0, d1), (d0, d1)"
  } {
  }
  irdl.operation @tensor_collapse_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
  }
  irdl.operation @tensor_expand_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
  }
  irdl.operation @vecmat_i16_i16_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @vecmat_i32_i32_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
  irdl.operation @vecmat_i8_i8_i32 attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
  }
}
