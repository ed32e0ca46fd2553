// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of pdl_interp that have a format: each with little and with much of what may be left out.
func.func @f0() {
  %0 = pdl_interp.apply_rewrite "v" : !pdl.value
  return
}
func.func @f1(%arg0: !pdl.value, %arg1: !pdl.value) {
  %0:3 = pdl_interp.apply_rewrite "abc"(%arg0, %arg1 : !pdl.value, !pdl.value) : !pdl.range<type>, !pdl.range<type>, !pdl.range<type>
  return
}
func.func @f2() {
  %0 = pdl_interp.create_attribute unit
  return
}
func.func @f3() {
  %0 = pdl_interp.create_attribute 1 : i32
  return
}
func.func @f4() {
  %0 = pdl_interp.create_type i8
  return
}
func.func @f5() {
  %0 = pdl_interp.create_type i32
  return
}
func.func @f6() {
  %0 = pdl_interp.create_types []
  return
}
func.func @f7() {
  %0 = pdl_interp.create_types [i32, i32]
  return
}
func.func @f8(%arg0: !pdl.operation) {
  pdl_interp.erase %arg0
  return
}
func.func @f9(%arg0: !pdl.range<type>) {
  %0 = pdl_interp.extract 16 of %arg0 : !pdl.type
  return
}
func.func @f10(%arg0: !pdl.range<attribute>) {
  %0 = pdl_interp.extract 32 of %arg0 : !pdl.attribute
  return
}
func.func @f11(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_attribute "v" of %arg0
  return
}
func.func @f12(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_attribute "abc" of %arg0
  return
}
func.func @f13(%arg0: !pdl.attribute) {
  %0 = pdl_interp.get_attribute_type of %arg0
  return
}
func.func @f14(%arg0: !pdl.value) {
  %0 = pdl_interp.get_defining_op of %arg0 : !pdl.value
  return
}
func.func @f15(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_operand 8 of %arg0
  return
}
func.func @f16(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_operand 16 of %arg0
  return
}
func.func @f17(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_operands of %arg0 : !pdl.value
  return
}
func.func @f18(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_operands 32 of %arg0 : !pdl.value
  return
}
func.func @f19(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_result 8 of %arg0
  return
}
func.func @f20(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_result 16 of %arg0
  return
}
func.func @f21(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_results of %arg0 : !pdl.value
  return
}
func.func @f22(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_results 32 of %arg0 : !pdl.value
  return
}
func.func @f23(%arg0: !pdl.value) {
  %0 = pdl_interp.get_users of %arg0 : !pdl.value
  return
}
func.func @f24(%arg0: !pdl.value) {
  %0 = pdl_interp.get_value_type of %arg0 : !pdl.type
  return
}
func.func @f25(%arg0: !pdl.operation) {
  pdl_interp.replace %arg0 with ()
  return
}
func.func @f26(%arg0: !pdl.operation, %arg1: !pdl.value, %arg2: !pdl.value, %arg3: !pdl.value) {
  pdl_interp.replace %arg0 with (%arg1, %arg2, %arg3 : !pdl.value, !pdl.value, !pdl.value)
  return
}
