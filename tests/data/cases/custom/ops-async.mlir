// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of async that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: !async.token, %arg1: !async.group) {
  %0 = async.add_to_group %arg0, %arg1 : !async.token
  return
}
func.func @f1(%arg0: !async.value<f32>, %arg1: !async.group) {
  %0 = async.add_to_group %arg0, %arg1 : !async.value<f32>
  return
}
func.func @f2(%arg0: !async.group) {
  async.await_all %arg0
  return
}
func.func @f3(%arg0: !async.coro.id) {
  %0 = async.coro.begin %arg0
  return
}
func.func @f4(%arg0: !async.coro.handle) {
  async.coro.end %arg0
  return
}
func.func @f5(%arg0: !async.coro.id, %arg1: !async.coro.handle) {
  async.coro.free %arg0, %arg1
  return
}
func.func @f6() {
  %0 = async.coro.id
  return
}
func.func @f7(%arg0: !async.coro.handle) {
  %0 = async.coro.save %arg0
  return
}
func.func @f8(%arg0: index) {
  %0 = async.create_group %arg0 : !async.group
  return
}
func.func @f9(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 2 : i64} : !async.token
  return
}
func.func @f10(%arg0: !async.value<f32>) {
  async.runtime.add_ref %arg0 {count = 16 : i64} : !async.value<f32>
  return
}
func.func @f11(%arg0: !async.token, %arg1: !async.group) {
  %0 = async.runtime.add_to_group %arg0, %arg1 : !async.token
  return
}
func.func @f12(%arg0: !async.value<f32>, %arg1: !async.group) {
  %0 = async.runtime.add_to_group %arg0, %arg1 : !async.value<f32>
  return
}
func.func @f13(%arg0: !async.token) {
  async.runtime.await %arg0 : !async.token
  return
}
func.func @f14(%arg0: !async.value<f32>) {
  async.runtime.await %arg0 : !async.value<f32>
  return
}
func.func @f15(%arg0: !async.token, %arg1: !async.coro.handle) {
  async.runtime.await_and_resume %arg0, %arg1 : !async.token
  return
}
func.func @f16(%arg0: !async.value<f32>, %arg1: !async.coro.handle) {
  async.runtime.await_and_resume %arg0, %arg1 : !async.value<f32>
  return
}
func.func @f17() {
  %0 = async.runtime.create : !async.token
  return
}
func.func @f18() {
  %0 = async.runtime.create : !async.value<f32>
  return
}
func.func @f19(%arg0: index) {
  %0 = async.runtime.create_group %arg0 : !async.group
  return
}
func.func @f20(%arg0: !async.token) {
  async.runtime.drop_ref %arg0 {count = 4 : i64} : !async.token
  return
}
func.func @f21(%arg0: !async.value<f32>) {
  async.runtime.drop_ref %arg0 {count = 32 : i64} : !async.value<f32>
  return
}
func.func @f22(%arg0: !async.token) {
  %0 = async.runtime.is_error %arg0 : !async.token
  return
}
func.func @f23(%arg0: !async.value<f32>) {
  %0 = async.runtime.is_error %arg0 : !async.value<f32>
  return
}
func.func @f24(%arg0: !async.value<f32>) {
  %0 = async.runtime.load %arg0 : <f32>
  return
}
func.func @f25() {
  %0 = async.runtime.num_worker_threads : index
  return
}
func.func @f26(%arg0: !async.coro.handle) {
  async.runtime.resume %arg0
  return
}
func.func @f27(%arg0: !async.token) {
  async.runtime.set_available %arg0 : !async.token
  return
}
func.func @f28(%arg0: !async.value<f32>) {
  async.runtime.set_available %arg0 : !async.value<f32>
  return
}
func.func @f29(%arg0: !async.token) {
  async.runtime.set_error %arg0 : !async.token
  return
}
func.func @f30(%arg0: !async.value<f32>) {
  async.runtime.set_error %arg0 : !async.value<f32>
  return
}
func.func @f31(%arg0: f32, %arg1: !async.value<f32>) {
  async.runtime.store %arg0, %arg1 : <f32>
  return
}
