"builtin.module"() ({
  "func.func"() <{function_type = (i32, index, !ptr.ptr<#ptr.generic_space>, !llvm.ptr) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: index, %arg2: !ptr.ptr<#ptr.generic_space>, %arg3: !llvm.ptr):
    %0 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1 = "llvm.getelementptr"(%arg3, %arg0) <{elem_type = f32, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %2 = "ptr.load"(%arg2) <{alignment = [8], invariant, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> i32
    %3 = "affine.linearize_index"(%arg1, %arg1, %arg1) <{disjoint, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 4, -9223372036854775808>}> : (index, index, index) -> index
    %4 = "memref.alloc"(%arg1) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {x} : () -> memref<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

