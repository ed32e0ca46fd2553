// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func private @callee(i32, f32) -> (i32, f32)
func @arith(%a: i32, %b: i32, %f: f32, %g: f32, %i: index, %v: vector<4xf32>, %t: tensor<?xi32>, %c: i1) -> i32 {
  %0 = addi %a, %b : i32
  %1 = subi %0, %b : i32
  %2 = muli %1, %b {tag = 1 : i8} : i32
  %3 = divi_signed %2, %b : i32
  %4 = divi_unsigned %3, %b : i32
  %5 = remi_signed %4, %b : i32
  %6 = remi_unsigned %5, %b : i32
  %7 = ceildivi_signed %6, %b : i32
  %8 = floordivi_signed %7, %b : i32
  %9 = and %8, %b : i32
  %10 = or %9, %b : i32
  %11 = xor %10, %b : i32
  %12 = shift_left %11, %b : i32
  %13 = shift_right_signed %12, %b : i32
  %14 = shift_right_unsigned %13, %b : i32
  %15 = addf %f, %g : f32
  %16 = subf %15, %g : f32
  %17 = mulf %v, %v : vector<4xf32>
  %18 = divf %16, %g : f32
  %19 = remf %18, %g : f32
  %20 = negf %19 : f32
  %21 = absf %20 : f32
  %22 = ceilf %21 : f32
  %23 = floorf %22 : f32
  %24 = copysign %23, %g : f32
  %25 = fmaf %24, %f, %g : f32
  %26 = std.addi %t, %t : tensor<?xi32>
  %27 = cmpi slt, %a, %b : i32
  %28 = cmpi "ugt", %t, %t : tensor<?xi32>
  %29 = cmpf oeq, %f, %g : f32
  %30 = cmpf "true", %v, %v : vector<4xf32>
  %31 = select %c, %a, %b : i32
  %32 = select %28, %t, %t : tensor<?xi1>, tensor<?xi32>
  %33 = sexti %a : i32 to i64
  %34 = zexti %a : i32 to i64
  %35 = trunci %a : i32 to i8
  %36 = index_cast %i : index to i32
  %37 = sitofp %a : i32 to f32
  %38 = uitofp %a : i32 to f64
  %39 = fptosi %f : f32 to i32
  %40 = fptoui %f : f32 to i64
  %41 = fpext %f : f32 to f64
  %42 = fptrunc %41 : f64 to f32
  %43 = splat %f : vector<8xf32>
  %44 = splat %a : tensor<3x4xi32>
  %45 = rank %t : tensor<?xi32>
  %46:2 = call @callee(%a, %f) : (i32, f32) -> (i32, f32)
  %47 = constant @callee : (i32, f32) -> (i32, f32)
  %48:2 = call_indirect %47(%a, %f) : (i32, f32) -> (i32, f32)
  assert %c, "message \"quoted\""
  return %14 : i32
}
func @constants() {
  %0 = constant 1 : i32
  %1 = constant true
  %2 = constant 1 : i1
  %3 = constant 1.5 : f32
  %4 = constant 0x7FC00000 : f32
  %5 = constant 7 : index
  %6 = constant -3 : i64
  %7 = constant dense<1.0> : tensor<2x3xf32>
  %8 = constant dense<[1, 2, 3]> : vector<3xi8>
  %9 = constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
  %10 = constant {a = 3 : i32} 42 : i16
  %11 = constant unit
  %13 = constant dense<"0x0102"> : tensor<2xi8>
  %14 = constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %16 = constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %17 = constant dense<> : tensor<0xi32>
  %18 = constant 1.0 : bf16
  %19 = constant 1.0e10 : f64
  return
}
func @flow(%c: i1, %a: i32, %b: i64) -> i64 {
  cond_br %c, ^bb1(%a : i32), ^bb2(%a, %b : i32, i64)
^bb1(%x: i32):
  switch %x : i32, [
    default: ^bb3(%b : i64),
    42: ^bb1(%x : i32),
    -7: ^bb2(%x, %b : i32, i64)
  ]
^bb2(%y: i32, %z: i64):
  br ^bb3(%z : i64)
^bb3(%r: i64):
  return %r : i64
}
func @sw(%x: i8) {
  switch %x : i8, [
    default: ^bb1
  ]
^bb1:
  switch %x : i8, [
    default: ^bb1,
    1: ^bb1
  ]
}
func @atomics(%m: memref<10x?xf32>, %i: index, %v: f32, %n: memref<4xi32>, %k: i32) {
  %0 = atomic_rmw addf %v, %m[%i, %i] : (f32, memref<10x?xf32>) -> f32
  %1 = atomic_rmw "assign" %k, %n[%i] : (i32, memref<4xi32>) -> i32
  %4 = unrealized_conversion_cast %v : f32 to i32
  %5:2 = unrealized_conversion_cast %v, %k : f32, i32 to i64, i8
  return
}
func private @decl(i32 {d.x = 1 : i64}, memref<4xf32, affine_map<(d0) -> (d0 + 3)>>) -> (f32 {d.y}, i1) attributes {d.k = "v"}
func nested @nest(%a: i32 {llvm.noalias}) -> i32 attributes {x = [1, 2], y = {a = 1 : i32, b = @nest}} {
  return %a : i32
}
module @inner attributes {m.x = 1 : i32} {
  func @g() {
    return
  }
}
module {
}
