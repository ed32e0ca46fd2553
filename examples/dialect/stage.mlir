// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// varve-translate --dialect=stage.irdl.mlir stage.mlir
stage.graph public @camera(%width: index, %height: index, %fast: i1) {
  %frames = stage.source "camera" rate <30 per 2> endless : <i8, depth = 4, memory = "dram">
  %late = stage.delay %frames by 2 : <i8, depth = 4, memory = "dram">
  %kept, %done = stage.buffer %late policy(drop) access("read|write") : !stage.stream<i8, depth = 4, memory = "dram">
  %tiles = stage.tile %kept by 16x?x4 window <[2, 2], "edge"> : <i8, depth = 4, memory = "dram"> -> tensor<16x?x4xi8>
  %both:2 = stage.bundle [pixels = %tiles, size = %width] {checked} : (tensor<16x?x4xi8>, index) -> (i32, !stage.pair<i8, i16>)
  %buffer = stage.alloc [%width, 8, %height] : memref<?x8x?xi8>
  stage.info ["author name" : "varve", tags : ["a", "b"], version : 3 : i64]
  %blurred = stage.map @blur(%kept) : (!stage.stream<i8, depth = 4, memory = "dram">) -> !stage.stream<i8>
  %sum = stage.loop (%i = %width : index) {
    stage.yield %i : index
  } -> index
  stage.sink %blurred after %done : <i8>
  stage.select %fast, ^next(%sum : index), ^end
^next(%count: index):
  stage.select %fast, ^end, ^next(%count : index)
^end:
  stage.yield
}
stage.graph private @empty() {
} attributes {policy = #stage.policy<grow>, rate = #stage.rate<1 per 3>}
