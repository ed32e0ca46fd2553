llvm.mlir.global internal constant @text("abc\00") : !llvm.array<4 x i8>
llvm.mlir.global external @cell() : i32
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func @personality(...) -> i32
llvm.func @memory(%a: !llvm.ptr<i8> {llvm.noalias, llvm.align = 16 : i32}, %b: !llvm.ptr<i8>, %n: i64, %s: !llvm.ptr<struct<(i32, f32)>> {llvm.sret}) {
  %false = llvm.mlir.constant(false) : i1
  %true = llvm.mlir.constant(true) : i1
  %32 = llvm.mlir.constant(32 : i64) : i64
  "llvm.intr.memcpy"(%a, %b, %n, %true) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memmove"(%a, %b, %n, %false) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memcpy.inline"(%a, %b, %32, %false) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %r = llvm.mlir.constant(0 : i32) : i32
  %h = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.mlir.constant(1 : i32) : i32
  "llvm.intr.prefetch"(%a, %r, %h, %d) : (!llvm.ptr<i8>, i32, i32, i32) -> ()
  "llvm.intr.assume"(%true) : (i1) -> ()
  llvm.return
}
func private @unused()
llvm.func @calls(%f: !llvm.ptr<func<i32 (ptr<i8>, ...)>>, %x: i32) -> i32 attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @text : !llvm.ptr<array<4 x i8>>
  %z = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.getelementptr %0[%z, %z] : (!llvm.ptr<array<4 x i8>>, i64, i64) -> !llvm.ptr<i8>
  %2 = llvm.call @printf(%1, %x) : (!llvm.ptr<i8>, i32) -> i32
  %3 = "llvm.call"(%f, %1, %x) : (!llvm.ptr<func<i32 (ptr<i8>, ...)>>, !llvm.ptr<i8>, i32) -> i32
  %4 = llvm.invoke @printf(%1) to ^next unwind ^pad : (!llvm.ptr<i8>) -> i32
^next:
  llvm.return %3 : i32
^pad:
  %5 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %5 : !llvm.struct<(ptr<i8>, i32)>
}
llvm.func @casts(%p: !llvm.ptr<i32>, %q: !llvm.ptr<struct<"s", (i32, array<4 x f32>)>>, %i: i64, %v: vector<4xf32>, %f: f32) -> !llvm.ptr<f32> {
  %0 = llvm.bitcast %p : !llvm.ptr<i32> to !llvm.ptr<f32>
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.getelementptr %q[%i, %2, %i] : (!llvm.ptr<struct<"s", (i32, array<4 x f32>)>>, i64, i32, i64) -> !llvm.ptr<f32>
  %4 = "llvm.intr.vector.reduce.fadd"(%f, %v) {reassoc = true} : (f32, vector<4xf32>) -> f32
  %5 = "llvm.intr.vector.reduce.fmul"(%f, %v) {reassoc = false} : (f32, vector<4xf32>) -> f32
  %6 = llvm.bitcast %f : f32 to i32
  %7 = llvm.mlir.null : !llvm.ptr<i8>
  llvm.store %f, %0 : !llvm.ptr<f32>
  llvm.return %3 : !llvm.ptr<f32>
}
llvm.func @atomics(%p: !llvm.ptr<i32>, %x: i32) -> i32 {
  %0 = llvm.atomicrmw add %p, %x seq_cst : i32
  %1 = llvm.cmpxchg %p, %x, %0 acq_rel monotonic : i32
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst
  llvm.return %0 : i32
}
llvm.func @switches(%x: i32, %y: i32) -> i32 {
  llvm.switch %x, ^other(%x : i32) [
    1: ^one(%x, %y : i32, i32),
    2: ^other(%y : i32)
  ]
^one(%a: i32, %b: i32):
  llvm.return %b : i32
^other(%c: i32):
  llvm.return %c : i32
}

llvm.func @through(%p: !llvm.ptr<func<void ()>>) {
  %0 = llvm.call %p() : () -> !llvm.void
  llvm.return
}
