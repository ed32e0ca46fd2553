// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.noalias}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.byval = i32}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(%a: !llvm.ptr {llvm.signext}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.align = "x"}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.noalias = 1 : i32}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.sret = i32}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.align = 4 : i64}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.nonnull}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.dereferenceable" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.dereferenceable = 4 : i64}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.nest" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.nest = 1 : i64}) {
  llvm.return
}
// -----
// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias}) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
// expected-error@+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})
// -----
// expected-error@+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.writable = 3 : i32}) {
  return
}
// -----
// expected-error@+1 {{invalid value for 'bufferization.access'}}
func.func @f(%t: tensor<4xf32> {bufferization.access = "nothing"}) {
  return
}
// -----
// expected-error@+1 {{'bufferization.access' is expected to be a string attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.access = 4 : i32}) {
  return
}
// -----
// expected-error@+1 {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = 1 : i32}) {
  return
}
// -----
// expected-error@+1 {{' not supported as a region arg attribute by the bufferization dialect}}
func.func @f(%t: tensor<4xf32> {bufferization.foo}) {
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
  "test.x"() {bufferization.writable = true} : () -> ()
  return
}
// -----
// expected-error@+1 {{'func.func' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
func.func @f() attributes {bufferization.manual_deallocation} {
  return
}
// -----
// expected-error@+1 {{attribute '"bufferization.access"' not supported as an op attribute by the bufferization dialect}}
func.func @f() attributes {bufferization.access = "read"} {
  return
}
// -----
// expected-error@+1 {{'"rocdl.kernel"' attribute attached to unexpected op}}
"a.b"() {rocdl.kernel} : () -> ()
// -----
// expected-error@+1 {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
"a.b"() {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>} : () -> ()
// -----
"a.b"() {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>, nvvm.cluster_dim = array<i32: 1>} : () -> ()
// -----
// expected-error@+1 {{'a.b' op gpu.known_grid_size must contain exactly 3 elements}}
"a.b"() {gpu.known_grid_size = array<i32: 1, 2>} : () -> ()
// -----
"a.b"() {gpu.known_grid_size = array<i32: 1, 2, 3>} : () -> ()
// -----
// Only a unit attribute marks the module.
"a.b"() {gpu.container_module = true} : () -> ()
// -----
// expected-error@+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
"a.b"() {gpu.container_module} : () -> ()
// -----
// expected-error@+1 {{"transform.consumed" must be a unit attribute}}
"a.b"() {transform.consumed = 1 : i32} : () -> ()
// -----
"a.b"() {transform.silence_tracking_failures} : () -> ()
// -----
// expected-error@+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [1 : i32]} {
}
// -----
// expected-error@+1 {{op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
gpu.module @m attributes {bufferization.manual_deallocation} {
}
// -----
// expected-error@+1 {{arguments may only have dialect attributes}}
llvm.func @f(i32 {x})
// -----
// expected-error@+1 {{results may only have dialect attributes}}
llvm.func @f() -> (i32 {x})
// -----
// expected-error@+1 {{expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, arg_attrs = [{}, {}]}> ({}) : () -> ()
// -----
// expected-error@+1 {{"llvm.elementtype" should be a type attribute}}
llvm.func @f(i32 {llvm.elementtype})
// -----
// expected-error@+1 {{"llvm.elementtype" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.elementtype = f32})
