// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @coro(%arg0: i1) {
  %0 = async.coro.id
  %1 = async.coro.begin %0
  %2 = async.coro.save %1
  async.coro.suspend %2, ^suspend, ^resume, ^cleanup
^resume:
  cf.br ^cleanup
^cleanup:
  async.coro.free %0, %1
  cf.br ^suspend
^suspend:
  async.coro.end %1
  return
}

// -----

module {
  func.func @async(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
    %0 = call @async_execute_fn(%arg2, %arg0, %arg1) : (f32, memref<?xf32>, index) -> !async.token
    async.runtime.await %0 : !async.token
    %1 = async.runtime.is_error %0 : !async.token
    %true = arith.constant true
    %2 = arith.xori %1, %true : i1
    cf.assert %2, "Awaited async operand is in error state"
    %3:2 = call @async_execute_fn_0(%0) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.await %3#1 : !async.value<f32>
    %4 = async.runtime.is_error %3#1 : !async.value<f32>
    %true_0 = arith.constant true
    %5 = arith.xori %4, %true_0 : i1
    cf.assert %5, "Awaited async operand is in error state"
    %6 = async.runtime.load %3#1 : <f32>
    %c2 = arith.constant 2 : index
    %7 = async.runtime.create_group %c2 : !async.group
    %8 = async.runtime.add_to_group %0, %7 : !async.token
    async.runtime.await %7 : !async.group
    %9 = async.runtime.is_error %7 : !async.group
    %true_1 = arith.constant true
    %10 = arith.xori %9, %true_1 : i1
    cf.assert %10, "Awaited async operand is in error state"
    return
  }
  async.func @async_func(%arg0: f32) -> !async.value<f32> {
    return %arg0 : f32
  }
  func.func @runtime() {
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    async.runtime.await %0 : !async.token
    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    return
  }
  func.func private @async_execute_fn(%arg0: f32, %arg1: memref<?xf32>, %arg2: index) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb4, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    memref.store %arg0, %arg1[%arg2] : memref<?xf32>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_0(%arg0: !async.token) -> (!async.token, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    %4 = async.coro.save %3
    async.runtime.resume %3
    async.coro.suspend %4, ^bb7, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %5 = async.coro.save %3
    async.runtime.await_and_resume %arg0, %3 : !async.token
    async.coro.suspend %5, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %6 = async.runtime.is_error %arg0 : !async.token
    cf.cond_br %6, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %cst = arith.constant 1.000000e+00 : f32
    async.runtime.store %cst, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<f32>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %2, %3
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    async.coro.free %2, %3
    cf.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    async.coro.end %3
    return %0, %1 : !async.token, !async.value<f32>
  }
}

// -----

func.func @async(%arg0: memref<?xf32>, %i: index, %f: f32) {
  %token = async.execute {
    memref.store %f, %arg0[%i] : memref<?xf32>
    async.yield
  }
  async.await %token : !async.token
  %token_0, %results = async.execute [%token] -> !async.value<f32> {
    %cst = arith.constant 1.0 : f32
    async.yield %cst : f32
  }
  %0 = async.await %results : !async.value<f32>
  %c2 = arith.constant 2 : index
  %group = async.create_group %c2 : !async.group
  %1 = async.add_to_group %token, %group : !async.token
  async.await_all %group
  return
}

async.func @async_func(%arg0: f32) -> !async.value<f32> {
  return %arg0 : f32
}

func.func @runtime() {
  %0 = async.runtime.create : !async.token
  async.runtime.set_available %0 : !async.token
  async.runtime.await %0 : !async.token
  async.runtime.add_ref %0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
  return
}
