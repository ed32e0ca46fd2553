// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "smt.solver"() ({
    %16 = "smt.constant"() <{value = true}> : () -> !smt.bool
    %17 = "smt.constant"() <{value = false}> : () -> !smt.bool
    %18 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<32>}> : () -> !smt.bv<32>
    %19 = "smt.int.constant"() <{value = 11 : ui4}> : () -> !smt.int
    %20 = "smt.int.constant"() <{value = 5 : ui4}> : () -> !smt.int
    %21 = "smt.int.constant"() <{value = 1329227872328126860558128159045776686 : ui120}> : () -> !smt.int
    %22 = "smt.declare_fun"() <{namePrefix = "a b"}> : () -> !smt.int
    %23 = "smt.declare_fun"() : () -> !smt.int
    %24 = "smt.declare_fun"() <{namePrefix = ""}> : () -> !smt.int
    %25 = "smt.declare_fun"() <{namePrefix = "1x"}> : () -> !smt.int
    "smt.yield"() : () -> ()
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.GlobalVariable"() <{sym_name = "var1", type = !spirv.ptr<vector<3xi32>, Input>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
      %0 = "spirv.Constant"() <{value = 5 : i32}> : () -> i32
      %1 = "spirv.Constant"() <{value = true}> : () -> i1
      %2 = "spirv.Constant"() <{value = dense<[1, 2]> : vector<2xi32>}> : () -> vector<2xi32>
      %3 = "spirv.Constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %4 = "spirv.Constant"() <{value = [dense<1> : vector<2xi32>]}> : () -> !spirv.array<1 x vector<2xi32>>
      %5 = "spirv.Constant"() <{value = -5 : si32}> : () -> si32
      %6 = "spirv.Constant"() <{value = 5 : ui32}> : () -> ui32
      %7 = "spirv.mlir.addressof"() <{variable = @var1}> : () -> !spirv.ptr<vector<3xi32>, Input>
      %8 = "spirv.Constant"() <{value = -5 : i32}> : () -> i32
      %9 = "spirv.Constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
      %10 = "spirv.Constant"() <{value = -5 : i64}> : () -> i64
      %11 = "spirv.Constant"() <{value = dense<[true, false]> : vector<2xi1>}> : () -> vector<2xi1>
      %12 = "spirv.Constant"() <{value = dense<1> : tensor<2xi32>}> : () -> !spirv.array<2 x i32>
      %13 = "spirv.Constant"() <{value = -1 : i8}> : () -> i8
      %14 = "spirv.Constant"() <{value = 4294967295 : ui32}> : () -> ui32
      %15 = "spirv.Constant"() <{value = false}> : () -> i1
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "async.func"() <{function_type = (i32) -> !async.token, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "async.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
