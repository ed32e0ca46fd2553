// What is asked of calls, switches, constants and functions. mlir-opt 22 finds the same: tests/system/tools/verify-operations.sh.

func.func private @one(i32) -> i32
func.func @right(%x: i32) -> i32 {
  %0 = func.call @one(%x) : (i32) -> i32
  %1 = func.constant @one : (i32) -> i32
  return %0 : i32
}

// -----

func.func private @one(i32) -> i32
func.func @operands(%x: i32) -> i32 {
  // expected-error @below {{incorrect number of operands for callee}}
  %0 = func.call @one(%x, %x) : (i32, i32) -> i32
  return %0 : i32
}

// -----

func.func private @one(i32) -> i32
func.func @operand(%x: f32) -> i32 {
  // expected-error @below {{operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  %0 = func.call @one(%x) : (f32) -> i32
  return %0 : i32
}

// -----

func.func private @one(i32) -> i32
func.func @results(%x: i32) {
  // expected-error @below {{incorrect number of results for callee}}
  func.call @one(%x) : (i32) -> ()
  return
}

// -----

func.func @constant() {
  // expected-error @below {{reference to undefined function 'none'}}
  %0 = func.constant @none : () -> ()
  return
}

// -----

func.func private @one(i32) -> i32
func.func @constant_type() {
  // expected-error @below {{reference to function with mismatched type}}
  %0 = func.constant @one : (f32) -> i32
  return
}

// -----

func.func @returned(%x: i32) -> f32 {
  // expected-error @below {{type of return operand 0 ('i32') doesn't match function result type ('f32') in function @returned}}
  "func.return"(%x) : (i32) -> ()
}

// -----

func.func @flag(%x: i32) {
  // expected-error @below {{'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%x)[^next, ^next] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^next:
  return
}

// -----

func.func @cases(%x: i32) {
  // expected-error @below {{number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%x)[^next, ^next] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : tensor<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^next:
  return
}

// -----

func.func @complex() {
  // expected-error @below {{requires attribute's element types}}
  %0 = "complex.constant"() <{value = [1.0 : f64, 2.0 : f64]}> : () -> complex<f32>
  return
}

// -----

func.func @complex_parts() {
  // expected-error @below {{requires 'value' to be a complex constant, represented as array of two values}}
  %0 = "complex.constant"() <{value = [1.0 : f32]}> : () -> complex<f32>
  return
}

// -----

func.func @complex_cast(%x: f32) {
  // expected-error @below {{requires that either input or output has a complex type}}
  %0 = complex.bitcast %x : f32 to i32
  return
}

// -----

func.func @groups(%n: index) {
  // expected-error @below {{'operandSegmentSizes' attribute cannot have negative elements}}
  "acc.init"(%n) <{operandSegmentSizes = array<i32: -1, 1>}> : (index) -> ()
  return
}

// -----

func.func @sum_of_groups(%n: index) {
  // expected-error @below {{operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "acc.init"(%n) <{operandSegmentSizes = array<i32: 1, 1>}> : (index) -> ()
  return
}

// -----

func.func @no_loop(%n: index) {
  // expected-error @below {{expects a non-empty block}}
  "scf.for"(%n, %n, %n) ({
  ^bb0(%i: index):
  }) : (index, index, index) -> ()
  return
}

// -----

// expected-error @below {{expected 'llvm.data_layout' to be a string attribute}}
module attributes {llvm.data_layout = 1 : i32} {}

// -----

// expected-error @below {{'gpu.container_module' attribute to be attached to}}
func.func private @container() attributes {gpu.container_module}

// -----

// expected-error @below {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
module attributes {spirv.target_env = 1 : i32} {}

// -----

// expected-error @below {{empty string as DLTI key is not allowed}}
module attributes {dlti.map = #dlti.map<"" = 1 : i32>} {}

// -----

// expected-error @below {{repeated DLTI key: "a"}}
module attributes {dlti.map = #dlti.map<"a" = 1 : i32, "a" = 2 : i32>} {}
