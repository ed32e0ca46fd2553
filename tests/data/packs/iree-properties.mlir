util.func private @g()
func.func @alignment(%p: !llvm.ptr, %i: index) {
  %a = memref.alloc() alignment = 64 {note} : memref<4xf32>
  %b = memref.load %a[%i] alignment(4) nontemporal(true) : memref<4xf32>
  %c = vector.load %a[%i] alignment = 4 : memref<4xf32>, vector<4xf32>
  %d = llvm.load %p <nontemporal, alignment = 4> {note} : !llvm.ptr -> i32
  %e = llvm.alloca %d x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  call @h() <no_inline> : () -> ()
  return
}
func.func private @h()
// -----
module {
  util.func private @g()
  func.func @alignment(%arg0: !llvm.ptr, %arg1: index) {
    %alloc = memref.alloc() alignment = 64 {note} : memref<4xf32>
    %0 = memref.load %alloc[%arg1] alignment(4) nontemporal(true) : memref<4xf32>
    %1 = vector.load %alloc[%arg1] alignment = 4 : memref<4xf32>, vector<4xf32>
    %2 = llvm.load %arg0 <alignment = 4, nontemporal> {note} : !llvm.ptr -> i32
    %3 = llvm.alloca %2 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    call @h() <no_inline> : () -> ()
    return
  }
  func.func private @h()
}
