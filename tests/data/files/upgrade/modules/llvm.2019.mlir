llvm.func @old(%a: !llvm<"i8*"> {llvm.noalias = true}, %b: !llvm<"i8*"> {llvm.noalias = false}, %c: !llvm<"<4 x float>*">, %d: !llvm<"{ i32, [4 x float], i8* }*">, %e: !llvm.i1) -> !llvm.float {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.float
  %1 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %2 = llvm.getelementptr %d[%1, %1] : (!llvm<"{ i32, [4 x float], i8* }*">, !llvm.i32, !llvm.i32) -> !llvm<"i32*">
  %3 = llvm.load %2 : !llvm<"i32*">
  llvm.return %0 : !llvm.float
}
llvm.func @types(!llvm<"%named*">, !llvm<"void (i32, ...)*">, !llvm<"x86_mmx">, !llvm.half, !llvm.double, !llvm<"<{ i8, i64 }>*">, !llvm<"float addrspace(3)*">, !llvm<"i32 (i8*, double)**">, !llvm<"fp128">, !llvm<"<4 x float>">, !llvm<"{ i32, %s }">, !llvm<"[2 x %\"a b\"]">)
