"func.func"() <{function_type = () -> (), sym_name = "f0"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.abs ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f1"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.add ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f2"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.batch_matvec ins(%0, %1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f3"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.batch_mmt4d ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f4"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.batch_vecmat ins(%0, %1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f5"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.ceil ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f6"}> ({
  %0 = "test.v"() : () -> tensor<?xf32>
  %1 = "test.v"() : () -> tensor<?xf32>
  %2 = "test.v"() : () -> tensor<?xf32>
  %r = linalg.conv_1d ins(%0, %1 : tensor<?xf32>, tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f7"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f8"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.conv_1d_nwc_wcf ins(%0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f9"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.conv_2d ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f10"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f11"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw_q ins(%0, %1, %2, %3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs(%4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f12"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_ngchw_fgchw {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f13"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_ngchw_gfchw {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f14"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_ngchw_gfchw_q ins(%0, %1, %2, %3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, f32, f32) outs(%4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f15"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f16"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<3> : tensor<2xi64>} ins(%0, %1, %2, %3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs(%4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f17"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f18"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_hwcf_q {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1, %2, %3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs(%4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f19"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f20"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_nhwgc_gfhwc_q ins(%0, %1, %2, %3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, f32, f32) outs(%4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f21"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.conv_3d ins(%0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f22"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<3> : tensor<3xi64>} ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f23"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_3d_ndhwc_dhwcf ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f24"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_3d_ndhwc_dhwcf_q {strides = dense<2> : tensor<3xi64>, foo} ins(%0, %1, %2, %3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, f32, f32) outs(%4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f25"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.copy ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f26"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.depthwise_conv_1d_ncw_cw ins(%0, %1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f27"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.depthwise_conv_1d_nwc_wc {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f28"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f29"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nchw_chw ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f30"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f31"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<3> : tensor<2xi64>} ins(%0, %1, %2, %3 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, f32, f32) outs(%4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f32"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f33"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1, %2, %3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs(%4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f34"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<3> : tensor<3xi64>} ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f35"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f36"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<2> : tensor<3xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f37"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.div ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f38"}> ({
  %0 = "test.v"() : () -> tensor<?xf32>
  %1 = "test.v"() : () -> tensor<?xf32>
  %2 = "test.v"() : () -> tensor<f32>
  %r = linalg.dot ins(%0, %1 : tensor<?xf32>, tensor<?xf32>) outs(%2 : tensor<f32>) -> tensor<f32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f39"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.erf ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f40"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f41"}> ({
  %0 = "test.v"() : () -> f32
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.fill ins(%0 : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f42"}> ({
  %0 = "test.v"() : () -> f64
  %1 = "test.v"() : () -> f64
  %2 = "test.v"() : () -> i32
  %3 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.fill_rng_2d ins(%0, %1, %2 : f64, f64, i32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f43"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.floor ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f44"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.log ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f45"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?xf32>
  %2 = "test.v"() : () -> tensor<?xf32>
  %r = linalg.matvec ins(%0, %1 : tensor<?x?xf32>, tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f46"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.max ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f47"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.min ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f48"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.mmt4d ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f49"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.mul ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f50"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.negf ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f51"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nchw_max {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f52"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nchw_sum {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f53"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_ncw_max ins(%0, %1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f54"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_ncw_sum {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f55"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.pooling_ndhwc_max {dilations = dense<3> : tensor<3xi64>} ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f56"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.pooling_ndhwc_min ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f57"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.pooling_ndhwc_sum {strides = dense<2> : tensor<3xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f58"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nhwc_max {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f59"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nhwc_min ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f60"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f61"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_nwc_max {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f62"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_nwc_min ins(%0, %1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f63"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?xf32>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_nwc_sum {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f64"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.powf ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f65"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.quantized_batch_matmul ins(%0, %1, %2, %3 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32, f32) outs(%4 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f66"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> f32
  %3 = "test.v"() : () -> f32
  %4 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.quantized_matmul ins(%0, %1, %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>, f32, f32) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f67"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.reciprocal ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f68"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.round ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f69"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.rsqrt ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f70"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi1>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %3 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.select ins(%0, %1, %2 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f71"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.sqrt ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f72"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.square ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f73"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.sub ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f74"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.tanh ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f75"}> ({
  %0 = "test.v"() : () -> tensor<?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?xf32>
  %r = linalg.vecmat ins(%0, %1 : tensor<?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f76"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi32>
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.add ins(%0, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f77"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.batch_matvec ins(%0, %1 : tensor<?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f78"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.batch_mmt4d ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f79"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.batch_vecmat ins(%0, %1 : tensor<?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f80"}> ({
  %0 = "test.v"() : () -> tensor<?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<?xi32>
  %r = linalg.conv_1d ins(%0, %1 : tensor<?xi8>, tensor<?xi8>) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f81"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f82"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f83"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.conv_2d ins(%0, %1 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f84"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f85"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.conv_2d_nchw_fchw_q {dilations = dense<3> : tensor<2xi64>} ins(%0, %1, %2, %3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i8, i8) outs(%4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f86"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.conv_2d_ngchw_fgchw ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f87"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.conv_2d_ngchw_gfchw {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f88"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<3> : tensor<2xi64>} ins(%0, %1, %2, %3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i8, i8) outs(%4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f89"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.conv_2d_nhwc_fhwc ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f90"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.conv_2d_nhwc_fhwc_q {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1, %2, %3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i8, i8) outs(%4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f91"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f92"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.conv_2d_nhwc_hwcf_q ins(%0, %1, %2, %3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i8, i8) outs(%4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f93"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f94"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<3> : tensor<2xi64>} ins(%0, %1, %2, %3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i8, i8) outs(%4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f95"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.conv_3d ins(%0, %1 : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f96"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.conv_3d_ncdhw_fcdhw {strides = dense<2> : tensor<3xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f97"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<3> : tensor<3xi64>} ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f98"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.conv_3d_ndhwc_dhwcf_q ins(%0, %1, %2, %3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i8, i8) outs(%4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f99"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi32>
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.copy ins(%0 : tensor<?x?xi32>) outs(%1 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f100"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f101"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.depthwise_conv_1d_nwc_wc ins(%0, %1 : tensor<?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f102"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.depthwise_conv_1d_nwc_wcm {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f103"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f104"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f105"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1, %2, %3 : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i8, i8) outs(%4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f106"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f107"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%0, %1, %2, %3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i8, i8) outs(%4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f108"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw {strides = dense<2> : tensor<3xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f109"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<3> : tensor<3xi64>} ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f110"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?x?xi32>
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?x?xi32>) -> tensor<?x?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f111"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi32>
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.div ins(%0, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f112"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi32>
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.div_unsigned ins(%0, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f113"}> ({
  %0 = "test.v"() : () -> tensor<?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<i32>
  %r = linalg.dot ins(%0, %1 : tensor<?xi8>, tensor<?xi8>) outs(%2 : tensor<i32>) -> tensor<i32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f114"}> ({
  %0 = "test.v"() : () -> i32
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.fill ins(%0 : i32) outs(%1 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f115"}> ({
  %0 = "test.v"() : () -> f64
  %1 = "test.v"() : () -> f64
  %2 = "test.v"() : () -> i32
  %3 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.fill_rng_2d ins(%0, %1, %2 : f64, f64, i32) outs(%3 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f116"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<?xi32>
  %r = linalg.matvec ins(%0, %1 : tensor<?x?xi8>, tensor<?xi8>) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f117"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi32>
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.max ins(%0, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f118"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi32>
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.min ins(%0, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f119"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.mmt4d ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f120"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi32>
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.mul ins(%0, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f121"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.pooling_nchw_max {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f122"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.pooling_nchw_sum ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f123"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.pooling_ncw_max {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f124"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.pooling_ncw_sum {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f125"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.pooling_ndhwc_max ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f126"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.pooling_ndhwc_min {strides = dense<2> : tensor<3xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f127"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xi32>
  %r = linalg.pooling_ndhwc_sum {dilations = dense<3> : tensor<3xi64>} ins(%0, %1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f128"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.pooling_nhwc_max ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f129"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.pooling_nhwc_max_unsigned {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f130"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.pooling_nhwc_min {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f131"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.pooling_nhwc_min_unsigned ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f132"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?x?xi32>
  %r = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f133"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.pooling_nwc_max {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f134"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.pooling_nwc_max_unsigned ins(%0, %1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f135"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.pooling_nwc_min {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f136"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.pooling_nwc_min_unsigned {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f137"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?xi8>
  %2 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.pooling_nwc_sum ins(%0, %1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f138"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?x?xi32>
  %r = linalg.quantized_batch_matmul ins(%0, %1, %2, %3 : tensor<?x?x?xi8>, tensor<?x?x?xi8>, i8, i8) outs(%4 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f139"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> i8
  %3 = "test.v"() : () -> i8
  %4 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.quantized_matmul ins(%0, %1, %2, %3 : tensor<?x?xi8>, tensor<?x?xi8>, i8, i8) outs(%4 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f140"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi1>
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %3 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.select ins(%0, %1, %2 : tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) outs(%3 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f141"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi32>
  %1 = "test.v"() : () -> tensor<?x?xi32>
  %2 = "test.v"() : () -> tensor<?x?xi32>
  %r = linalg.sub ins(%0, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f142"}> ({
  %0 = "test.v"() : () -> tensor<?xi8>
  %1 = "test.v"() : () -> tensor<?x?xi8>
  %2 = "test.v"() : () -> tensor<?xi32>
  %r = linalg.vecmat ins(%0, %1 : tensor<?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f143"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.abs ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f144"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.add ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f145"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.batch_matvec ins(%0, %1 : tensor<?x?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f146"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.batch_mmt4d ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f147"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.batch_vecmat ins(%0, %1 : tensor<?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f148"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.ceil ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f149"}> ({
  %0 = "test.v"() : () -> tensor<?xf16>
  %1 = "test.v"() : () -> tensor<?xf16>
  %2 = "test.v"() : () -> tensor<?xf32>
  %r = linalg.conv_1d ins(%0, %1 : tensor<?xf16>, tensor<?xf16>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f150"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f151"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f152"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.conv_2d ins(%0, %1 : tensor<?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f153"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f154"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw_q {dilations = dense<3> : tensor<2xi64>} ins(%0, %1, %2, %3 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, f16, f16) outs(%4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f155"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_ngchw_fgchw ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f156"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_ngchw_gfchw {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f157"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<3> : tensor<2xi64>} ins(%0, %1, %2, %3 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>, f16, f16) outs(%4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f158"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_fhwc ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f159"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_fhwc_q {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1, %2, %3 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, f16, f16) outs(%4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f160"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f161"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_hwcf_q ins(%0, %1, %2, %3 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, f16, f16) outs(%4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f162"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f163"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<3> : tensor<2xi64>} ins(%0, %1, %2, %3 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>, f16, f16) outs(%4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f164"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.conv_3d ins(%0, %1 : tensor<?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f165"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_3d_ncdhw_fcdhw {strides = dense<2> : tensor<3xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f166"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<3> : tensor<3xi64>} ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f167"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.conv_3d_ndhwc_dhwcf_q ins(%0, %1, %2, %3 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>, f16, f16) outs(%4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f168"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.copy ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f169"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f170"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.depthwise_conv_1d_nwc_wc ins(%0, %1 : tensor<?x?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f171"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_1d_nwc_wcm {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f172"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f173"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f174"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1, %2, %3 : tensor<?x?x?x?xf16>, tensor<?x?x?xf16>, f16, f16) outs(%4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f175"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f176"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%0, %1, %2, %3 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, f16, f16) outs(%4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f177"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw {strides = dense<2> : tensor<3xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f178"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<3> : tensor<3xi64>} ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f179"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f180"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.div ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f181"}> ({
  %0 = "test.v"() : () -> tensor<?xf16>
  %1 = "test.v"() : () -> tensor<?xf16>
  %2 = "test.v"() : () -> tensor<f32>
  %r = linalg.dot ins(%0, %1 : tensor<?xf16>, tensor<?xf16>) outs(%2 : tensor<f32>) -> tensor<f32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f182"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.erf ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f183"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f184"}> ({
  %0 = "test.v"() : () -> f32
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.fill ins(%0 : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f185"}> ({
  %0 = "test.v"() : () -> f64
  %1 = "test.v"() : () -> f64
  %2 = "test.v"() : () -> i32
  %3 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.fill_rng_2d ins(%0, %1, %2 : f64, f64, i32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f186"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.floor ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f187"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.log ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f188"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf16>
  %1 = "test.v"() : () -> tensor<?xf16>
  %2 = "test.v"() : () -> tensor<?xf32>
  %r = linalg.matvec ins(%0, %1 : tensor<?x?xf16>, tensor<?xf16>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f189"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.max ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f190"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.min ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f191"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.mmt4d ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f192"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.mul ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f193"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.negf ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f194"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nchw_max ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f195"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f196"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_ncw_max {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xf16>, tensor<?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f197"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_ncw_sum ins(%0, %1 : tensor<?x?x?xf16>, tensor<?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f198"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.pooling_ndhwc_max {strides = dense<2> : tensor<3xi64>, foo} ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f199"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.pooling_ndhwc_min {dilations = dense<3> : tensor<3xi64>} ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f200"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?x?xf32>
  %r = linalg.pooling_ndhwc_sum ins(%0, %1 : tensor<?x?x?x?x?xf16>, tensor<?x?x?xf16>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f201"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, foo} ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f202"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nhwc_min {dilations = dense<3> : tensor<2xi64>} ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f203"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?x?xf32>
  %r = linalg.pooling_nhwc_sum ins(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f204"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_nwc_max {strides = dense<2> : tensor<1xi64>, foo} ins(%0, %1 : tensor<?x?x?xf16>, tensor<?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f205"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_nwc_min {dilations = dense<3> : tensor<1xi64>} ins(%0, %1 : tensor<?x?x?xf16>, tensor<?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f206"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?xf16>
  %2 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.pooling_nwc_sum ins(%0, %1 : tensor<?x?x?xf16>, tensor<?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f207"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.powf ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f208"}> ({
  %0 = "test.v"() : () -> tensor<?x?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?x?xf32>
  %r = linalg.quantized_batch_matmul ins(%0, %1, %2, %3 : tensor<?x?x?xf16>, tensor<?x?x?xf16>, f16, f16) outs(%4 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f209"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> f16
  %3 = "test.v"() : () -> f16
  %4 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.quantized_matmul ins(%0, %1, %2, %3 : tensor<?x?xf16>, tensor<?x?xf16>, f16, f16) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f210"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.reciprocal ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f211"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.round ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f212"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.rsqrt ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f213"}> ({
  %0 = "test.v"() : () -> tensor<?x?xi1>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %3 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.select ins(%0, %1, %2 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f214"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.sqrt ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f215"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.square ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f216"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %2 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.sub ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f217"}> ({
  %0 = "test.v"() : () -> tensor<?x?xf32>
  %1 = "test.v"() : () -> tensor<?x?xf32>
  %r = linalg.tanh ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()

"func.func"() <{function_type = () -> (), sym_name = "f218"}> ({
  %0 = "test.v"() : () -> tensor<?xf16>
  %1 = "test.v"() : () -> tensor<?x?xf16>
  %2 = "test.v"() : () -> tensor<?xf32>
  %r = linalg.vecmat ins(%0, %1 : tensor<?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()

