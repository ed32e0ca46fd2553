// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @ptr(%m: memref<?xf32, #ptr.generic_space>, %off: index) -> f32 {
  %0 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.type_offset f32 : index
  %2 = arith.muli %1, %off : index
  %3 = ptr.ptr_add inbounds %0, %2 : !ptr.ptr<#ptr.generic_space>, index
  %4 = ptr.load %3 : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %4, %0 : f32, !ptr.ptr<#ptr.generic_space>
  %5 = ptr.load volatile %3 alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %6 = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %7 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  return %4 : f32
}
