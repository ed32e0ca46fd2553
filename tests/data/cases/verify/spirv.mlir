// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    // expected-error@+1 {{'spirv.Return' op cannot be used in functions returning value}}
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> () "None" {
    %0 = spirv.Constant 1 : i32
    // expected-error@+1 {{'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results}}
    spirv.ReturnValue %0 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>) -> () "None" {
    // expected-error@+1 {{'spirv.Load' op mismatch in result type and pointer type}}
    %0 = "spirv.Load"(%p) : (!spirv.ptr<f32, Function>) -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{function 'g' not found in 'spirv.module'}}
  spirv.EntryPoint "GLCompute" @g
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) -> () "None" {
    // expected-error@+1 {{'spirv.Bitcast' op mismatch in result type bitwidth 64 and operand type bitwidth 32}}
    %0 = "spirv.Bitcast"(%a) : (i32) -> i64
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) -> () "None" {
    // expected-error@+1 {{'spirv.SConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'}}
    %0 = "spirv.SConvert"(%a) : (i32) -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) -> () "None" {
    // expected-error@+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
    %0 = spirv.Variable : !spirv.ptr<f32, Uniform>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> () "None" {
    // expected-error@+1 {{'spirv.mlir.addressof' op expected spirv.GlobalVariable symbol}}
    %0 = spirv.mlir.addressof @v : !spirv.ptr<f32, Uniform>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%c: i1, %a: i32) -> () "None" {
    // expected-error@+1 {{'spirv.Constant' op result type ('i32') does not match value type ('f32')}}
    %0 = "spirv.Constant"() {value = 1.0 : f32} : () -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Uniform>
  spirv.func @f() -> () "None" {
    // expected-error@+1 {{'spirv.mlir.addressof' op result type mismatch with the referenced global variable's type}}
    %0 = spirv.mlir.addressof @v : !spirv.ptr<i32, Uniform>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.module' can only contain spirv.* ops}}
  func.func private @f()
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> () "None" {
    // expected-error@+1 {{functions in 'spirv.module' can only contain spirv.* ops}}
    %0 = arith.constant 1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) -> i32 "None" {
    // expected-error@+1 {{'spirv.ReturnValue' op  return value's type ('f32') mismatch with function's result type ('i32')}}
    spirv.ReturnValue %a : f32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>, %a: i32) -> () "None" {
    // expected-error@+1 {{'spirv.Store' op mismatch in result type and pointer type}}
    "spirv.Store"(%p, %a) : (!spirv.ptr<f32, Function>, i32) -> ()
    spirv.Return
  }
}
