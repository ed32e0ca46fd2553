module {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @a bind(1, 2) : !spirv.ptr<f32, Uniform>
    spirv.GlobalVariable @b built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @d {location = 0 : i32} : !spirv.ptr<f32, Output>
  }
}

