// left: 0
// Attributes and types of dialects that nobody knows stay as they were written first.
func @others(%a: !foo<"bar<1>">, %b: !foo.bar<1>, %c: !foo<"baz">) attributes {d.a = #foo<"x y">, d.b = #foo.x} {
  return
}
func @pooling(%i: memref<?x?xf32>, %w: memref<3x3xi32>, %o: memref<?x?xf32>) {
  linalg.pooling_max(%i, %w, %o) {strides = [2, 1]} : memref<?x?xf32>, memref<3x3xi32>, memref<?x?xf32>
  linalg.pooling_min(%i, %w, %o) {dilations = [1, 2]} : memref<?x?xf32>, memref<3x3xi32>, memref<?x?xf32>
  linalg.pooling_sum(%i, %w, %o) : memref<?x?xf32>, memref<3x3xi32>, memref<?x?xf32>
  return
}
llvm.func @coroutine(%h: !llvm.ptr<i8>, %u: i1, %s: !llvm.ptr<struct<"a b\22c", (i32)>>) {
  %0 = llvm.intr.coro.end %h, %u : i1
  llvm.return
}
