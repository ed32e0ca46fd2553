// Uses of symbols. mlir-opt 22 finds the same: tests/system/tools/verify-diagnostics.sh.
llvm.mlir.alias external @al : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error @below {{'llvm.call' op 'al' does not reference a valid LLVM function or IFunc}}
llvm.func @f() { llvm.call @al() : () -> () llvm.return }

// -----

// expected-error @below {{'llvm.call' op calling function with void result must not produce values}}
llvm.func @f() { %0 = llvm.call @f() : () -> i32 llvm.return }

// -----

llvm.func @g(i32, ...)
// expected-error @below {{'llvm.call' op missing var_callee_type attribute for vararg call}}
llvm.func @f(%x : i32) { llvm.call @g(%x) : (i32) -> () llvm.return }

// -----

llvm.func @g(i32, ...)
// expected-error @below {{'llvm.call' op missing var_callee_type attribute for vararg call}}
llvm.func @f(%x : i32) { "llvm.call"(%x) {callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>} : (i32) -> () llvm.return }

// -----

// expected-error @below {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
llvm.func @f(%x : i32) { "llvm.call"(%x) {op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>} : (i32) -> () llvm.return }

// -----

llvm.func @g()
// expected-error @below {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
llvm.func @f(%x : i32) { %0 = llvm.dso_local_equivalent @nope : !llvm.ptr llvm.return }

// -----

// expected-error @below {{'llvm.mlir.global_ctors' op 'nope' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@nope], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error @below {{'llvm.mlir.global_dtors' op 'nope' does not reference a valid LLVM function}}
llvm.mlir.global_dtors dtors = [@nope], priorities = [0 : i32], data = [#llvm.zero]

// -----

ml_program.global private @g(1 : i32) : i32
// expected-error @below {{'ml_program.global_load' op undefined global: @h}}
func.func @f() { %0 = ml_program.global_load @h : i32 return }

// -----

ml_program.global private @g(1 : i32) : i32
// expected-error @below {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
func.func @f() { %0 = ml_program.global_load @g : i64 return }

// -----

ml_program.global private @g(1 : i32) : i32
// expected-error @below {{'ml_program.global_store' op cannot store to an immutable global @g}}
func.func @f(%x: i32) { ml_program.global_store @g = %x : i32 return }

// -----

ml_program.global private mutable @g(1 : i32) : i32
// expected-error @below {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
func.func @f(%x: i64) { ml_program.global_store @g = %x : i64 return }

// -----

ml_program.global private mutable @g(1 : i32) : i32
// expected-error @below {{'ml_program.global_load_const' op cannot load as const from mutable global @g}}
func.func @f() { %0 = ml_program.global_load_const @g : i32 return }

// -----

ml_program.global private @g(1 : i32) : i32
// expected-error @below {{'ml_program.global_load_const' op cannot load from global typed 'i32' as 'i64'}}
func.func @f() { %0 = ml_program.global_load_const @g : i64 return }

// -----

// expected-error @below {{'ml_program.global_load_const' op undefined global: @g}}
func.func @f() { %0 = ml_program.global_load_const @g : i64 return }

// -----

// expected-error @below {{'emitc.call' op 'g' does not reference a valid function}}
func.func @f() { emitc.call @g() : () -> () return }

// -----

// expected-error @below {{'emitc.declare_func' op 'foo' does not reference a valid function}}
emitc.declare_func @foo

// -----

// expected-error @below {{'emitc.get_global' op 'g' does not reference a valid emitc.global}}
func.func @f() { %0 = emitc.get_global @g : !emitc.array<2xf32> return }

// -----

// expected-error @below {{'omp.critical' op expected symbol reference @m to point to a critical declaration}}
func.func @f() { omp.critical(@m) { omp.terminator } return }

// -----

// expected-error @below {{Undefined required grid symbol "g".}}
func.func @f() { %0 = shard.process_linear_index on @g : index return }

// -----

// expected-error @below {{Undefined required grid symbol "g".}}
func.func @f(%t: tensor<2xf32>) { %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<2xf32> -> tensor<4xf32> return }

// -----

// expected-error @below {{'async.call' op 'b' does not reference a valid async function}}
async.func @a() -> !async.token { async.call @b() : () -> !async.token  return }

// -----

// expected-error @below {{'irdl.base' op symbol '@nope' not found}}
irdl.dialect @d { irdl.type @t { %0 = irdl.base @nope  irdl.parameters(p: %0) } }

// -----

// expected-error @below {{'irdl.parametric' op symbol '@d::@nope' not found}}
irdl.dialect @d { irdl.type @t { %1 = irdl.any %0 = irdl.parametric @d::@nope<%1>  irdl.parameters(p: %0) } }

// -----

llvm.mlir.global external @g() : i32
// expected-error @below {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr<1> llvm.return }

// -----

// expected-error @below {{'func.call' op 'b' does not reference a valid function}}
module { module @inner { func.func @a() { func.call @b() : () -> () return } } func.func @b() { return } }

// -----

// What is right: forward uses, calls through pointers, variadic ones, nested tables.
module {
  func.func @first(%x: i32) -> i32 {
    %0 = func.call @later(%x) : (i32) -> i32
    %1 = func.constant @later : (i32) -> i32
    return %0 : i32
  }
  func.func private @later(i32) -> i32
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.mlir.global internal @g(1 : i32) {addr_space = 3 : i32} : i32
  llvm.func @named(%s: !llvm.struct<"s", (i32, ptr)>) -> !llvm.struct<"s", (i32, ptr)> {
    %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
    %1 = llvm.mlir.addressof @named : !llvm.ptr
    %2 = llvm.call @printf(%1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
    %3 = llvm.call %1(%s) : !llvm.ptr, (!llvm.struct<"s", (i32, ptr)>) -> !llvm.struct<"s", (i32, ptr)>
    %4 = llvm.call @named(%s) : (!llvm.struct<"s", (i32, ptr)>) -> !llvm.struct<"s", (i32, ptr)>
    llvm.return %4 : !llvm.struct<"s", (i32, ptr)>
  }
}

// -----

// expected-error @below {{'ml_program.global' op immutable global must have an initial value}}
"ml_program.global"() <{sym_name = "g", type = i32}> : () -> ()
// -----
func.func @a_function() {
  // expected-error @below {{'memref.get_global' op 'a_function' does not reference a valid global memref}}
  %0 = memref.get_global @a_function : memref<20xi32>
  return
}
