// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of async whose forms code reads, every optional part present and absent.
func.func @execute(%t: !async.token, %v: !async.value<f32>, %x: f32) {
  %0 = async.execute {
    async.yield
  }
  %1, %2 = async.execute -> !async.value<f32> {
    async.yield %x : f32
  }
  %3, %4:2 = async.execute [%t, %0] (%v as %u: !async.value<f32>, %2 as %w: !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) attributes {test.a} {
    async.yield %u, %w : f32, f32
  }
  %5 = async.execute [%t] {
    async.await %t : !async.token
    async.yield
  }
  async.await %t : !async.token {test.a}
  %6 = async.await %v : !async.value<f32>
  %7 = async.await %v : !async.value<f32> {test.a}
  return
}
async.func @plain() -> !async.token {
  return
}
async.func private @declared(%x: f32 {test.a}) -> (!async.token, !async.value<f32>) attributes {test.b} {
  return %x : f32
}
async.func private @external(f32) -> !async.token
func.func @call(%x: f32) {
  %0 = async.call @plain() : () -> !async.token
  %1:2 = async.call @declared(%x) : (f32) -> (!async.token, !async.value<f32>)
  return
}
