module attributes {
  spv.target_env = #spv.target_env<
    #spv.vce<v1.3, [Shader, GroupNonUniform], [SPV_KHR_storage_buffer_storage_class]>, AMD:DiscreteGPU:5,
    {max_compute_shared_memory_size = 16384 : i32, max_compute_workgroup_invocations = 256 : i32, max_compute_workgroup_size = dense<[256, 128, 64]> : vector<3xi32>, subgroup_size = 64 : i32}>
} {
  func @kernel(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>}) attributes {spv.entry_point_abi = {local_size = dense<[32, 2, 1]> : vector<3xi32>}} {
    return
  }
  spv.module Logical GLSL450 requires #spv.vce<v1.0, [Shader, Matrix, Float64], []> {
    spv.GlobalVariable @buffer bind(0, 1) : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, StorageBuffer>
    spv.GlobalVariable @many bind(0, 2) : !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer>
    spv.GlobalVariable @id built_in("GlobalInvocationId") : !spv.ptr<vector<3xi32>, Input>
    spv.SpecConstant @spec spec_id(5) = 1 : i32
    spv.func @f(%x: f32, %m: !spv.matrix<3 x vector<3xf32>>) -> f32 "None" {
      %0 = spv.GLSL.Sin %x : f32
      %1 = spv.mlir.addressof @buffer : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, StorageBuffer>
      %2 = spv.Constant 0 : i32
      %3 = spv.AccessChain %1[%2, %2] : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
      %4 = spv.Load "StorageBuffer" %3 : f32
      spv.Store "StorageBuffer" %3, %0 : f32
      %5 = spv.FAdd %0, %4 : f32
      %6 = spv.mlir.referenceof @spec : i32
      %7 = spv.Variable : !spv.ptr<f32, Function>
      %8 = spv.Undef : !spv.struct<(f32, i32)>
      %9 = spv.Transpose %m : !spv.matrix<3 x vector<3xf32>> -> !spv.matrix<3 x vector<3xf32>>
      spv.ReturnValue %5 : f32
    }
    spv.func @loop(%n: i32) "None" {
      %zero = spv.Constant 0 : i32
      %one = spv.Constant 1 : i32
      %var = spv.Variable init(%zero) : !spv.ptr<i32, Function>
      spv.mlir.loop {
        spv.Branch ^header
      ^header:
        %val = spv.Load "Function" %var : i32
        %cmp = spv.SLessThan %val, %n : i32
        spv.BranchConditional %cmp, ^body, ^merge
      ^body:
        spv.Branch ^continue
      ^continue:
        %next = spv.IAdd %val, %one : i32
        spv.Store "Function" %var, %next : i32
        spv.Branch ^header
      ^merge:
        spv.mlir.merge
      }
      spv.Return
    }
    spv.EntryPoint "GLCompute" @main, @id
    spv.ExecutionMode @main "LocalSize", 32, 1, 1
    spv.func @main() "None" {
      spv.Return
    }
  }
  spv.module Physical64 OpenCL requires #spv.vce<v1.0, [Kernel, Addresses], [SPV_KHR_shader_ballot]> {
    spv.func @g(%x: f32, %p: i1) -> f32 "Inline" {
      %0 = spv.OCL.exp %x : f32
      %1 = spv.SubgroupBallotKHR %p : vector<4xi32>
      spv.ReturnValue %0 : f32
    }
  }
}
