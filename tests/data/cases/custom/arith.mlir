// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of arith: one of each shape, every optional part present and absent.
func.func @constants() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant true
  %2 = arith.constant false
  %3 = arith.constant 42 : index
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %6 = arith.constant {test.a} -7 : i8
  %7 = arith.constant dense<true> : vector<4xi1>
  return
}
func.func @selects(%c: i1, %a: i32, %vc: vector<4xi1>, %va: vector<4xi32>, %tc: tensor<?xi1>, %ta: tensor<?xi32>) {
  %0 = arith.select %c, %a, %a : i32
  %1 = arith.select %c, %va, %va {test.a} : vector<4xi32>
  %2 = arith.select %vc, %va, %va : vector<4xi1>, vector<4xi32>
  %3 = arith.select %tc, %ta, %ta {test.a} : tensor<?xi1>, tensor<?xi32>
  return
}
func.func @others(%a: i32, %b: i64, %i: index, %x: f32, %y: f64, %v: vector<4xf32>) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a overflow<nsw, nuw> {test.a} : i32
  %2 = arith.addf %x, %x fastmath<fast> : f32
  %3 = arith.addf %v, %v fastmath<nnan, ninf> {test.a} : vector<4xf32>
  %4 = arith.cmpi slt, %a, %a : i32
  %5 = arith.cmpf oeq, %x, %x fastmath<nnan> {test.a} : f32
  %6 = arith.cmpf une, %v, %v : vector<4xf32>
  %7, %8 = arith.addui_extended %a, %a : i32, i1
  %9, %10 = arith.mulsi_extended %a, %a {test.a} : i32
  %11 = arith.extsi %a : i32 to i64
  %12 = arith.trunci %b overflow<nsw> : i64 to i32
  %13 = arith.truncf %y : f64 to f32
  %14 = arith.truncf %y to_nearest_even fastmath<nnan> {test.a} : f64 to f32
  %15 = arith.extf %x fastmath<contract> : f32 to f64
  %16 = arith.index_cast %i {test.a} : index to i32
  %17 = arith.extui %a : i32 to i64
  %18 = arith.divsi %a, %a : i32
  %19 = arith.negf %x : f32
  %20 = arith.bitcast %a : i32 to f32
  %21 = arith.maxnumf %x, %x : f32
  %22 = arith.uitofp %a : i32 to f32
  return
}
