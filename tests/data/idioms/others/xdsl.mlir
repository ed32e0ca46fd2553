// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  %lhsi1, %rhsi1 = "test.op"() : () -> (i1, i1)
  %lhsi32, %rhsi32 = "test.op"() : () -> (i32, i32)
  %lhsf32, %rhsf32 = "test.op"() : () -> (f32, f32)
  %addi = "arith.addi"(%lhsi32, %rhsi32) <{"overflowFlags" = #arith.overflow<none>}> : (i32, i32) -> i32
  %subi = "arith.subi"(%lhsi32, %rhsi32) <{"overflowFlags" = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %muli = "arith.muli"(%lhsi32, %rhsi32) : (i32, i32) -> i32
  %divsi = "arith.divsi"(%lhsi32, %rhsi32) : (i32, i32) -> i32
  %cmpi = "arith.cmpi"(%lhsi32, %rhsi32) <{"predicate" = 2 : i64}> : (i32, i32) -> i1
  %addf = "arith.addf"(%lhsf32, %rhsf32) <{"fastmath" = #arith.fastmath<none>}> : (f32, f32) -> f32
  %mulf = "arith.mulf"(%lhsf32, %rhsf32) <{"fastmath" = #arith.fastmath<fast>}> : (f32, f32) -> f32
  %cmpf = "arith.cmpf"(%lhsf32, %rhsf32) <{"fastmath" = #arith.fastmath<none>, "predicate" = 4 : i64}> : (f32, f32) -> i1
  %sel = "arith.select"(%cmpf, %lhsi32, %rhsi32) : (i1, i32, i32) -> i32
  %idx = "arith.index_cast"(%sel) : (i32) -> index
  "test.op"(%idx, %cmpi) : (index, i1) -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  %0, %1 = "test.op"() : () -> (memref<8x16xf64>, memref<8x16xf64>)
  %zero = "arith.constant"() <{"value" = 0.000000e+00 : f64}> : () -> f64
  "linalg.generic"(%0, %1) <{"indexing_maps" = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], "iterator_types" = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], "operandSegmentSizes" = array<i32: 1, 1>}> ({
  ^0(%in : f64, %out : f64):
    %2 = "arith.maximumf"(%in, %zero) <{"fastmath" = #arith.fastmath<none>}> : (f64, f64) -> f64
    "linalg.yield"(%2) : (f64) -> ()
  }) : (memref<8x16xf64>, memref<8x16xf64>) -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{"function_type" = (memref<2x2xi32>) -> (), "sym_name" = "fill"}> ({
  ^0(%arg0 : memref<2x2xi32>):
    %c0 = "arith.constant"() <{"value" = 0 : index}> : () -> index
    %c1 = "arith.constant"() <{"value" = 1 : index}> : () -> index
    %c2 = "arith.constant"() <{"value" = 2 : index}> : () -> index
    %v = "test.op"() : () -> i32
    "scf.for"(%c0, %c2, %c1) ({
    ^1(%i : index):
      "memref.store"(%v, %arg0, %i, %c0) : (i32, memref<2x2xi32>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %m = "memref.alloc"() <{"alignment" = 64 : i64, "operandSegmentSizes" = array<i32: 0, 0>}> : () -> memref<2x2xi32>
    "memref.copy"(%m, %arg0) : (memref<2x2xi32>, memref<2x2xi32>) -> ()
    "memref.dealloc"(%m) : (memref<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "pdl.pattern"() <{benefit = 2 : i16, sym_name = "x_plus_zero"}> ({
    %0 = "pdl.type"() : () -> !pdl.type
    %1 = "pdl.operand"() : () -> !pdl.value
    %2 = "pdl.attribute"() <{value = 0 : i32}> : () -> !pdl.attribute
    %3 = "pdl.operation"(%2, %0) <{attributeValueNames = ["value"], opName = "arith.constant", operandSegmentSizes = array<i32: 0, 1, 1>}> : (!pdl.attribute, !pdl.type) -> !pdl.operation
    %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %5 = "pdl.operation"(%1, %4, %0) <{attributeValueNames = [], opName = "arith.addi", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.value, !pdl.value, !pdl.type) -> !pdl.operation
    "pdl.rewrite"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "pdl.replace"(%5, %1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()

// -----

builtin.module attributes {xdsl.version = "0.0"} {
  func.func @main(%a : tensor<4xf32>) -> tensor<4xf32> {
    %0 = "test.op"(%a) {"layout" = #foo.layout<rowmajor>, "stage" = 1 : index} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "tensor_test.cast"(%0) : (tensor<4xf32>) -> tensor<?xf32>
    %2 = "test.op"(%1) ({
    ^bb0(%b : f32):
      "test.termop"(%b) : (f32) -> ()
    }) : (tensor<?xf32>) -> tensor<4xf32>
    func.return %2 : tensor<4xf32>
  }
}
