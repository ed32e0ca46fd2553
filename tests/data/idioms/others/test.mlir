// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {gpu.container_module, llvm.data_layout = "", spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @args(%arg0: tensor<4xf32> {bufferization.writable = true, tf_saved_model.index_path = ["x"]}, %arg1: memref<4xf32> {llvm.noalias, llvm.align = 16 : i64}) -> (tensor<4xf32> {test.result}) attributes {arg_names = ["a", "b"], llvm.emit_c_interface, passthrough = ["noinline"], target = "nvvm", version = 2 : i64} {
    %0 = "pass.op"(%arg0) {__internal_transform__ = "tile", name = "n", kind = #my.kind<add>, pass.debug, shape = array<i64: 4>, tile_sizes = [4, 4], value = "s"} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

"test.attrs"() {array = [1, 2.000000e+00, "s", @sym, unit], bool = true, dense = dense<[1, 2]> : tensor<2xi32>, dense_array = array<i32: 1, 2, 3>, dict = {a = 1 : i64, b = "c"}, f = 1.000000e+00 : f32, i8 = -1 : i8, idx = 0 : index, map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, set = affine_set<(d0) : (d0 >= 0)>, opaque = #foo.bar<baz>, type = tensor<4x?xf32>, fn = (i32) -> f32, unit} : () -> ()
"test.attrs"() {mydialect.flag, value = #mydialect<"opaque string">, ty = !mydialect.ty, strided = strided<[?, 1], offset: ?>, dist = #dlti.dl_entry<"k", 1 : i32>} : () -> ()

// -----

func.func @fold(%arg0: i32) -> (i32, i32) {
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.addi %arg0, %c0_i32 : i32
  %1 = "test.side_effect"(%0) : (i32) -> i32
  %2 = arith.subi %1, %c1_i32 : i32
  "test.keep_alive"(%2) : (i32) -> ()
  return %0, %2 : i32, i32
}

// -----

func.func @simple(%a: i1) -> i64 {
  cf.cond_br %a, ^bb1, ^bb2
^bb1:
  %0 = "test.def"() : () -> i64
  cf.br ^bb3(%0 : i64)
^bb2:
  %1 = "my.op"() {value = 1 : i64} : () -> i64
  cf.br ^bb3(%1 : i64)
^bb3(%2: i64):
  "foo.return"(%2) : (i64) -> ()
}

// -----

module {
  func.func @f() {
    "dialect.op1"() : () -> ()
    %0 = "dialect.op2"() {foo = "bar"} : () -> i64
    "dialect.op3"(%0) ({
    ^bb0(%arg0: index):
      "dialect.terminator"() : () -> ()
    }) {some_attr} : (i64) -> ()
    return
  }
}

// -----

func.func @cfg(%cond: i1, %n: index) {
  "test.entry"() [^bb1, ^bb2] : () -> ()
^bb1:
  "custom.br"(%n) [^bb3] : (index) -> ()
^bb2:
  "test.switch"(%cond) [^bb1, ^bb3] {case_values = dense<[0, 1]> : tensor<2xi32>} : (i1) -> ()
^bb3:
  return
}

// -----

func.func @simple(%arg0: i32) -> i32 {
  %0 = "foo.op"(%arg0) {attr = 42 : i32} : (i32) -> i32
  %1 = "foo.bar"(%0) : (i32) -> i32
  "foo.use"(%1) : (i32) -> ()
  return %1 : i32
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%arg0: memref<?xf32>) kernel {
      %tid = gpu.thread_id x
      "test.device"(%tid, %arg0) : (index, memref<?xf32>) -> ()
      gpu.return
    }
  }
  func.func @host(%m: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<?xf32>)
    "vendor.sync"() : () -> ()
    return
  }
}

// -----

module {
  "my.graph_region"() ({
    %0 = "op.a"(%1) : (i32) -> i32
    %1 = "op.b"() : () -> i32
    "op.return"(%0) : (i32) -> ()
  }) : () -> ()
  "test.isolated"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.mulf %arg0, %arg1 : f32
    "test.yield"(%0) : (f32) -> ()
  }) : () -> ()
}

// -----

module {
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.mlir.global internal constant @fmt("%d\0A\00")
  func.func @main() -> i32 {
    %0 = "mydsl.load_input"() {path = "input.bin"} : () -> memref<16xi32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<16xi32>
    %2 = "mydsl.run"(%1) {opt_level = 3 : i32, target = "cpu"} : (i32) -> i32
    return %2 : i32
  }
}

// -----

module {
  func.func @located(%arg0: f32 loc("x")) -> f32 {
    %0 = "my.op"(%arg0) : (f32) -> f32 loc("file.py":10:4)
    %1 = "my.op"(%0) : (f32) -> f32 loc(callsite("inner"("file.py":3:1) at "main.py":7:0))
    %2 = "my.op"(%1) : (f32) -> f32 loc(fused["a", "b"])
    return %2 : f32 loc(unknown)
  }
}

// -----

#map = affine_map<(d0) -> (d0)>
func.func @loops(%A: memref<10x10xf32>, %lb: index, %ub: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = #map(%i) to 10 step 2 {
      %v = affine.load %A[%i, %j] : memref<10x10xf32>
      %w = "test.compute"(%v) : (f32) -> f32
      affine.store %w, %A[%i, %j] : memref<10x10xf32>
    }
  }
  scf.parallel (%i) = (%lb) to (%ub) step (%lb) {
    "test.body"(%i) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

module {
  %0:3 = "test.produce"() {resultSegmentSizes = array<i32: 1, 2>} : () -> (i32, f32, f32)
  "test.consume"(%0#1, %0#2, %0#0) {operandSegmentSizes = array<i32: 2, 0, 1>, operand_segment_sizes = dense<[2, 0, 1]> : vector<3xi32>} : (f32, f32, i32) -> ()
}

// -----

pdl.pattern @rewrite_foo : benefit(1) {
  %t = pdl.type
  %x = pdl.operand : %t
  %op = pdl.operation "foo.op"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "bar.op"(%x : !pdl.value) -> (%t : !pdl.type)
    pdl.replace %op with %new
  }
}

// -----

module @outer attributes {test.module_attr = "x"} {
  module @inner {
    func.func private @decl(i32) -> f32
    func.func @body() attributes {dialect.attr = [1, 2, 3], test.flag} {
      "region.op"() ({
        "inner.op"() : () -> ()
      }, {
      ^bb0:
        "inner.br"() [^bb1] : () -> ()
      ^bb1:
        "inner.end"() : () -> ()
      }) {sym_name = "r", symbol_user = @inner::@decl} : () -> ()
      return
    }
  }
}

// -----

module {
  "my.symbol"() {sym_name = "foo", sym_visibility = "nested"} : () -> ()
  "my.symbol_scope"() ({
    "my.symbol"() {sym_name = "bar"} : () -> ()
    "my.finish"() : () -> ()
  }) {sym_name = "scope"} : () -> ()
  func.func private @user() attributes {test.uses = [@foo, @scope::@bar]} {
    "my.user"() {callee = @foo, nested = @scope::@bar} : () -> ()
    "foo.call"() {callee = @user, tail} : () -> ()
    return
  }
}

// -----

func.func @pad_and_pack(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
  %0 = "test.source"(%dim) : (index) -> tensor<?x?xf32>
  %1 = linalg.matmul ins(%arg0, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = "test.sink"(%1, %arg1) {__inplace_operands_attr__ = ["true", "none"]} : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @payload() {
    "some.target"() {tag = "x"} : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["some.target"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @types(%arg0: !dialect.type, %arg1: !foo<"type">, %arg2: !foo.bar<i32, 4>, %arg3: tuple<i32, f64>, %arg4: vector<4x[8]xf32>, %arg5: complex<f64>, %arg6: none, %arg7: tensor<*xf32>, %arg8: memref<4x?xf32, strided<[?, 1], offset: ?>, 3>, %arg9: memref<*xi8>) -> (i1, si8, ui16, index, bf16, f16, f64) {
  %0:7 = "test.results"(%arg0, %arg1, %arg2) : (!dialect.type, !foo<"type">, !foo.bar<i32, 4>) -> (i1, si8, ui16, index, bf16, f16, f64)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 : i1, si8, ui16, index, bf16, f16, f64
}

// -----

func.func @casts(%arg0: !foo.handle, %arg1: i64) -> i32 {
  %0 = builtin.unrealized_conversion_cast %arg0 : !foo.handle to !llvm.ptr
  %1 = builtin.unrealized_conversion_cast %arg1 : i64 to index
  %2 = "legal.op"(%0, %1) : (!llvm.ptr, index) -> !foo.value
  %3 = builtin.unrealized_conversion_cast %2 : !foo.value to i32
  return %3 : i32
}

// -----

func.func @main(%arg0: index, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %arg0 step %c1 {
    %0 = memref.load %arg1[%i] : memref<?xf32>
    "test.use"(%0) : (f32) -> ()
    "use"(%i) : (index) -> ()
  }
  "some.op"(%arg1) : (memref<?xf32>) -> ()
  return
}

// -----

func.func @while(%arg0: i32, %cond: i1) -> i32 {
  %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
    %1 = "test.cond"(%arg1) : (i32) -> i1
    scf.condition(%1) %arg1 : i32
  } do {
  ^bb0(%arg2: i32):
    %2 = "test.next"(%arg2) : (i32) -> i32
    scf.yield %2 : i32
  }
  %3 = scf.if %cond -> (i32) {
    scf.yield %0 : i32
  } else {
    %4 = "test.else"() : () -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// -----

"builtin.module"() ({
  %0 = "test.op"() {"test" = !mytest.type<"int">} : () -> !mytest.type<"int">
  %1 = "test.pureop"(%0) : (!mytest.type<"int">) -> i32
  %2, %3 = "test.op"(%1) ({
  ^0(%a : i32):
    %4 = "arith.addi"(%a, %1) {"overflowFlags" = #arith.overflow<none>} : (i32, i32) -> i32
    "test.termop"(%4) [^1] {"attr" = "x"} : (i32) -> ()
  ^1(%b : i32):
    "test.termop"() : () -> ()
  }) {"prop1" = 2 : i32, "unit_attr"} : (i32) -> (index, f32)
  "func.func"() ({
    "func.return"() : () -> ()
  }) {"sym_name" = "empty", "function_type" = () -> ()} : () -> ()
}) : () -> ()
