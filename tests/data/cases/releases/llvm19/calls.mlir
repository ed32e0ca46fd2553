module {
  llvm.func @g(i32) -> i32
  llvm.func @personality(...) -> i32
  llvm.func @f(%arg0: i32, %arg1: vector<2xi8>) -> i32 attributes {personality = @personality} {
    %0 = llvm.call @g(%arg0) : (i32) -> i32
    %1 = llvm.call_intrinsic "llvm.bitreverse.i32"(%0) : (i32) -> i32
    %2 = llvm.add %0, %1 overflow<nsw> : i32
    %3 = llvm.sub %2, %1 : i32
    %4 = llvm.mul %3, %1 overflow<nsw, nuw> {x} : i32
    %5 = llvm.shl %arg1, %arg1 : vector<2xi8>
    %6 = llvm.invoke @g(%4) to ^bb1 unwind ^bb2 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return %6 : i32
  ^bb2:  // pred: ^bb0
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %3 : i32
  }
}

