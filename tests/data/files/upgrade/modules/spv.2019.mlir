func @kernel(%a: f32 {spv.interface_var_abi = {binding = 1 : i32, descriptor_set = 0 : i32, storage_class = 2 : i32}}, %b: f32 {spirv.interface_var_abi = {binding = 2 : i32, descriptor_set = 0 : i32}}) attributes {spirv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
  return
}
spv.module "Logical" "GLSL450" {
  spv.globalVariable @buffer bind(0, 1) : !spv.ptr<!spv.struct<f32 [0], !spv.array<4 x f32 [4]> [16]>, StorageBuffer>
  spv.specConstant @spec = 1 : i32
  func @f(%x: f32) -> f32 {
    %0 = spv.GLSL.Exp %x : f32
    %1 = spv._address_of @buffer : !spv.ptr<!spv.struct<f32 [0], !spv.array<4 x f32 [4]> [16]>, StorageBuffer>
    %2 = spv.constant 0 : i32
    %3 = spv.AccessChain %1[%2] : !spv.ptr<!spv.struct<f32 [0], !spv.array<4 x f32 [4]> [16]>, StorageBuffer>
    %4 = spv.Load "StorageBuffer" %3 : f32
    %5 = spv.FAdd %0, %4 : f32
    %6 = spv._reference_of @spec : i32
    %7 = spv.undef : f32
    spv.ReturnValue %5 : f32
  }
  func @select(%c: i1) {
    spv.selection {
      spv.BranchConditional %c, ^then, ^merge
    ^then:
      spv.Branch ^merge
    ^merge:
      spv._merge
    }
    spv.Return
  }
} attributes {
  capabilities = ["Shader", "Matrix"],
  extensions = ["SPV_KHR_storage_buffer_storage_class"]
}
