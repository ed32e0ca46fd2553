// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
    %0 = "arith.constant"() <{value = -5 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = false}> : () -> i1
    %5 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %6 = "arith.constant"() <{value = 7 : index}> : () -> index
    %7 = "complex.constant"() <{value = [1.000000e+00, 2.000000e+00]}> : () -> complex<f64>
    %8 = "index.constant"() <{value = 5 : index}> : () -> index
    %9 = "index.bool.constant"() <{value = true}> : () -> i1
    %10 = "index.constant"() <{value = -5 : index}> : () -> index
    %11 = "func.constant"() <{value = @f}> : () -> (() -> ())
    %12 = "shape.const_size"() <{value = 10 : index}> : () -> !shape.size
    %13 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<2xindex>
    %14 = "vector.vscale"() : () -> index
    %15 = "arith.muli"(%6, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %16 = "arith.muli"(%14, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %17 = "arith.muli"(%6, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %18 = "arith.constant"() <{value = dense<3> : vector<[4]xi32>}> : () -> vector<[4]xi32>
    %19 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %20 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %21:2 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i32, i1)
    %22 = "arith.muli"(%8, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
