// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of ptr that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.from_ptr %arg0 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return
}
func.func @f1(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>) {
  %0 = ptr.from_ptr %arg0 metadata %arg1 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return
}
func.func @f2(%arg0: memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.get_metadata %arg0 : memref<4xf32, #ptr.generic_space>
  return
}
func.func @f3(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: i8) {
  %0 = ptr.ptr_add %arg0, %arg1 : !ptr.ptr<#ptr.generic_space>, i8
  return
}
func.func @f4(%arg0: tensor<4x!ptr.ptr<#ptr.generic_space>>, %arg1: tensor<4xi1>) {
  %0 = ptr.ptr_add inbounds %arg0, %arg1 : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>
  return
}
func.func @f5(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff %arg0, %arg1 : !ptr.ptr<#ptr.generic_space> -> i1
  return
}
func.func @f6(%arg0: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  %0 = ptr.ptr_diff nuw %arg0, %arg1 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi16>
  return
}
func.func @f7(%arg0: memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %arg0 : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
  return
}
func.func @f8() {
  %0 = ptr.type_offset i8 : i1
  return
}
func.func @f9() {
  %0 = ptr.type_offset i16 : index
  return
}
