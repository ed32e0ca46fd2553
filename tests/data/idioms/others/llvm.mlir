// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "llvm.func"() ({
  ^bb0(%arg0 : i64, %arg1 : !llvm.ptr):
    %0 = "llvm.mlir.constant"() {"value" = 1 : i64} : () -> i64
    %1 = "llvm.getelementptr"(%arg1, %0) {"elem_type" = i64, "rawConstantIndices" = array<i32: -2147483648>} : (!llvm.ptr, i64) -> !llvm.ptr
    %2 = "llvm.load"(%1) {"ordering" = 0 : i64} : (!llvm.ptr) -> i64
    "llvm.store"(%2, %arg1) {"ordering" = 0 : i64} : (i64, !llvm.ptr) -> ()
    %3 = "llvm.inttoptr"(%arg0) : (i64) -> !llvm.ptr
    %4 = "llvm.add"(%2, %0) {"overflowFlags" = #llvm.overflow<none>} : (i64, i64) -> i64
    %5 = "llvm.call"(%4) {"CConv" = #llvm.cconv<ccc>, "TailCallKind" = #llvm.tailcallkind<none>, "callee" = @ext, "fastmathFlags" = #llvm.fastmath<none>, "op_bundle_sizes" = array<i32>, "operandSegmentSizes" = array<i32: 1, 0>} : (i64) -> i64
    "llvm.return"(%5) : (i64) -> ()
  }) {"CConv" = #llvm.cconv<ccc>, "function_type" = !llvm.func<i64 (i64, ptr)>, "linkage" = #llvm.linkage<external>, "sym_name" = "main", "visibility_" = 0 : i64} : () -> ()
  "llvm.func"() ({
  }) {"CConv" = #llvm.cconv<ccc>, "function_type" = !llvm.func<i64 (i64)>, "linkage" = #llvm.linkage<external>, "sym_name" = "ext", "visibility_" = 0 : i64} : () -> ()
}) : () -> ()
