// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  "csl_wrapper.module"() ({
  ^bb0(%x : i16, %y : i16, %w : i16, %h : i16, %z : i16):
    %0 = "csl_wrapper.import"(%w, %h) {fields = ["width", "height"], module = "<memcpy/get_params>"} : (i16, i16) -> !csl.imported_module
    "csl_wrapper.yield"(%0) {fields = ["memcpy_params"]} : (!csl.imported_module) -> ()
  }, {
  ^bb0(%x : i16, %y : i16, %w : i16, %h : i16, %z : i16):
    func.func @gauss_seidel(%a : memref<512xf32>, %b : !stencil.field<[-1,1023]x[-1,511]xtensor<512xf32>>) {
      %1 = "stencil.load"(%b) : (!stencil.field<[-1,1023]x[-1,511]xtensor<512xf32>>) -> !stencil.temp<[-1,2]x[-1,2]xtensor<512xf32>>
      %2 = tensor.empty() : tensor<510xf32>
      %3 = "csl_stencil.prefetch"(%1) {num_chunks = 2 : i64, swaps = [#csl_stencil.exchange<to [1, 0]>, #csl_stencil.exchange<to [-1, 0]>, #csl_stencil.exchange<to [0, 1]>, #csl_stencil.exchange<to [0, -1]>], topo = #dmp.topo<1022x510>} : (!stencil.temp<[-1,2]x[-1,2]xtensor<512xf32>>) -> tensor<4x510xf32>
      %4 = "csl_stencil.apply"(%1, %2) ({
      ^bb1(%5 : tensor<4x255xf32>, %6 : index, %7 : tensor<510xf32>):
        %8 = "csl_stencil.access"(%5) {offset = #stencil.index<[1, 0]>, offset_mapping = #stencil.index<[0, 1]>} : (tensor<4x255xf32>) -> tensor<255xf32>
        %9 = tensor.insert_slice %8 into %7[%6] [255] [1] : tensor<255xf32> into tensor<510xf32>
        "csl_stencil.yield"(%9) : (tensor<510xf32>) -> ()
      }, {
      ^bb2(%10 : !stencil.temp<[-1,2]x[-1,2]xtensor<512xf32>>, %11 : tensor<510xf32>):
        "csl_stencil.yield"(%11) : (tensor<510xf32>) -> ()
      }) {num_chunks = 2 : i64, operandSegmentSizes = array<i32: 1, 1, 0, 0>, swaps = [#csl_stencil.exchange<to [1, 0]>], topo = #dmp.topo<1022x510>} : (!stencil.temp<[-1,2]x[-1,2]xtensor<512xf32>>, tensor<510xf32>) -> !stencil.temp<[0,1]x[0,1]xtensor<510xf32>>
      func.return
    }
    "csl_wrapper.yield"() {fields = []} : () -> ()
  }) {height = 512 : i16, params = [#csl_wrapper.param<"z_dim" default=512 : i16>, #csl_wrapper.param<"pattern" default=2 : i16>], program_name = "gauss_seidel_func", target = "wse2", width = 1024 : i16} : () -> ()
}
