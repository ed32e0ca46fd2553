// Traits of definitions. mlir-opt 22 finds the same: tests/system/tools/verify-diagnostics.sh.

func.func @right(%a: tensor<?xf32>, %b: tensor<4xf32>, %v: vector<4xf32>) {
  %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  %1 = "vector.fma"(%v, %v, %v) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @same_types(%a: i32, %b: i64) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i64) -> i32
  return
}

// -----

func.func @all_types(%a: vector<2xf32>, %b: vector<3xf32>) {
  // expected-error @below {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %0 = "vector.fma"(%a, %b, %a) : (vector<2xf32>, vector<3xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @value_and_result() {
  // expected-error @below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

// expected-error @below {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^entry(%0: i64):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{}, {}]}> ({
^entry(%0: i32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

func.func @count(%a: i32) {
  // expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
  "cf.br"() [^next] : () -> ()
^next(%0: i32):
  return
}

// -----

func.func @type(%a: i64) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  "cf.br"(%a) [^next] : (i64) -> ()
^next(%0: i32):
  return
}

// -----

func.func @loaded_type(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{failed to verify that}}
  %0 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f64
  return
}

// -----

func.func @stored_type(%m: memref<4xf32>, %i: index, %x: i32) {
  // expected-error @+1 {{failed to verify that}}
  "memref.store"(%x, %m, %i) : (i32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @elements(%x: f32) {
  // expected-error @+1 {{failed to verify that}}
  %0 = "tensor.from_elements"(%x, %x) : (f32, f32) -> tensor<3xf32>
  return
}

// -----

func.func @inserted_into(%f: f32, %t: tensor<8xf32>, %i: index) {
  // expected-error @+1 {{failed to verify that}}
  %0 = "tensor.insert"(%f, %t, %i) : (f32, tensor<8xf32>, index) -> tensor<9xf32>
  return
}

// -----

func.func @called_through(%f: () -> i32) {
  // expected-error @+1 {{failed to verify that}}
  %0 = "func.call_indirect"(%f) : (() -> i32) -> i64
  return
}

// -----

// expected-error @below {{'ml_program.subgraph' op entry block must have 0 arguments to match function signature}}
"ml_program.subgraph"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "ml_program.output"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'emitc.func' op entry block must have 0 arguments to match function signature}}
"emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "emitc.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'shape.func' op entry block must have 0 arguments to match function signature}}
"shape.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "shape.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'spirv.func' op entry block must have 0 arguments to match function signature}}
"spirv.func"() <{function_type = () -> (), sym_name = "f", function_control = #spirv.function_control<None>}> ({
^bb0(%a: i32):
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'pdl_interp.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('!pdl.operation')}}
"pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "pdl_interp.finalize"() : () -> ()
}) : () -> ()

// -----

func.func @less_static_than_the_operand(%a: tensor<?xi32>, %b: tensor<4xi32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{'tensor<?xi32>' are incompatible with return type(s) of operation 'tensor<4xi32>'}}
  %0 = "arith.addi"(%a, %b) : (tensor<?xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @pointers_are_no_floats(%p: !llvm.ptr) {
  // expected-error @+1 {{operand #0 must be}}
  %0 = "math.powf"(%p, %p) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  return
}
