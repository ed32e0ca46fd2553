// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
llvm.func @a(%x: i32) -> (i32, i32) {
}
// -----
llvm.func @b(index)
// -----
llvm.func @c(%x: i32, ..., i32)
// -----
llvm.func weird @d()
// -----
llvm.func @e(%x: i32) {
  %0 = llvm.icmp "foo" %x, %x : i32
  llvm.return
}
// -----
llvm.func @f(%x: i32) {
  %0 = llvm.icmp eq %x, %x : i32
  llvm.return
}
// -----
llvm.func @g(%x: i32) {
  %0 = llvm.alloca %x x i32 : !llvm.ptr
  llvm.return
}
// -----
llvm.func @h(%x: i32) {
  llvm.call @g(%x) : i32
  llvm.return
}
// -----
llvm.func @i(%x: i32) {
  llvm.call @g(%x) : (i32)
  llvm.return
}
// -----
llvm.func @j(%x: i32) {
  llvm.call @g(%x) : (i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @k(%x: i32) {
  llvm.call @g(%x) : (i32) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @l(%x: i32) {
  llvm.call @g(%x) ["a"(%x : i32, i32)] : (i32) -> ()
  llvm.return
}
// -----
llvm.mlir.global @m()
// -----
llvm.mlir.global @n(1 : i32) : i32, i64
// -----
llvm.func @o(%x: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %x[1] : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @p(%x: i32) {
  %0 = llvm.extractvalue %x[0] : i32
  llvm.return
}
// -----
llvm.func @q(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @v(%x: i32) {
  llvm.call %x(%x) : (i32) -> ()
  llvm.return
}
// -----
pdl.pattern @w : benefit(1) {
  %0 = operation "a.b" {x = %0}
  rewrite %0 with "x"
}
// -----
llvm.func @x(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    a: ^bb1
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @holds_what_llvm_has_not(%a: !llvm.struct<(ptr, tensor<4xf32>)>) {
  llvm.return
}
