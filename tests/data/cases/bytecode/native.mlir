// Native properties, of their default values and others.
llvm.func @f(%a: i32, %p: !llvm.ptr, %i: i64) -> i16 {
  %0 = llvm.add %a, %a overflow<nsw> : i32
  %1 = llvm.add %0, %a : i32
  %2 = llvm.mul %1, %0 overflow<nsw, nuw> {x = 1} : i32
  %3 = llvm.shl %2, %0 : i32
  %4 = llvm.sub %3, %2 overflow<nuw> : i32
  %5 = llvm.trunc %4 overflow<nsw> : i32 to i16
  %6 = llvm.getelementptr inbounds %p[%i, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %7 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %8 = llvm.getelementptr nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %5 : i16
}
func.func @g(%i: index, %j: index) -> index {
  %0 = affine.linearize_index disjoint [%i, %j] by (4, 5) : index
  %1 = affine.linearize_index [%i, %j] by (%i, 5) : index
  return %0 : index
}
func.func @p(%p: !ptr.ptr<#ptr.generic_space>, %o: index) -> f32 {
  %a = ptr.ptr_add nuw %p, %o : !ptr.ptr<#ptr.generic_space>, index
  %b = ptr.ptr_add %p, %o : !ptr.ptr<#ptr.generic_space>, index
  %d = ptr.ptr_diff nuw %a, %b : !ptr.ptr<#ptr.generic_space> -> index
  %l = ptr.load volatile %p nontemporal alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  %m = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %n = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %l, %p alignment = 16 : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store %l, %p : f32, !ptr.ptr<#ptr.generic_space>
  return %l : f32
}
