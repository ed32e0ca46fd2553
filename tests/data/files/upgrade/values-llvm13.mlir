// Functions of LLVM 13 and the values that the documents of then define, one a line: name, type, value.
// VALUE div_signed i32 -3
// VALUE rem_signed i32 -1
// VALUE div_unsigned i32 2147483644
// VALUE rem_unsigned i32 5
// VALUE compare i32 21
// VALUE compare_nan i32 5
// VALUE bits i32 10
// VALUE shifts i32 1073741850
// VALUE widths i64 511
// VALUE floats f32 -2.5
// VALUE rounding f32 7
// VALUE select_scalar i32 7
// VALUE select_shaped i32 42
// VALUE memory i32 60
// VALUE branches i32 55
// VALUE both_branches i32 13
// VALUE calls i32 18
// VALUE sizes i64 42
// VALUE loop i32 45
// VALUE condition i32 2
// VALUE nested i64 60
// VALUE splat_element f32 1.5
// VALUE views f32 6
// VALUE rounding_divisions i32 -14
// VALUE cases i32 111
// VALUE parallel f32 10
// VALUE iterated i32 45
// VALUE while i32 128
// VALUE powers f32 9
// VALUE atomic i32 12

func @div_signed() -> i32 {
  %a = constant -7 : i32
  %b = constant 2 : i32
  %c = divi_signed %a, %b : i32
  return %c : i32
}
func @rem_signed() -> i32 {
  %a = constant -7 : i32
  %b = constant 2 : i32
  %c = remi_signed %a, %b : i32
  return %c : i32
}
func @div_unsigned() -> i32 {
  %a = constant -8 : i32
  %b = constant 2 : i32
  %c = divi_unsigned %a, %b : i32
  return %c : i32
}
func @rem_unsigned() -> i32 {
  %a = constant -1 : i32
  %b = constant 10 : i32
  %c = remi_unsigned %a, %b : i32
  return %c : i32
}
func @compare() -> i32 {
  %a = constant -1 : i32
  %b = constant 1 : i32
  %one = constant 1 : i32
  %twenty = constant 20 : i32
  %zero = constant 0 : i32
  %slt = cmpi slt, %a, %b : i32
  %ult = cmpi ult, %a, %b : i32
  %uge = cmpi uge, %a, %b : i32
  %0 = select %slt, %one, %zero : i32
  %1 = select %ult, %one, %0 : i32
  %2 = select %uge, %twenty, %zero : i32
  %3 = addi %1, %2 : i32
  return %3 : i32
}
func @compare_nan() -> i32 {
  %z = constant 0.0 : f32
  %n = divf %z, %z : f32
  %one = constant 1 : i32
  %four = constant 4 : i32
  %zero = constant 0 : i32
  %uno = cmpf uno, %n, %z : f32
  %oeq = cmpf oeq, %n, %n : f32
  %une = cmpf une, %n, %n : f32
  %0 = select %uno, %one, %zero : i32
  %1 = select %oeq, %four, %0 : i32
  %2 = select %une, %four, %zero : i32
  %3 = addi %1, %2 : i32
  return %3 : i32
}
func @bits() -> i32 {
  %a = constant 12 : i32
  %b = constant 10 : i32
  %c = constant 15 : i32
  %0 = and %a, %b : i32
  %1 = or %0, %b : i32
  %2 = xor %1, %c : i32
  %3 = xor %2, %c : i32
  return %3 : i32
}
func @shifts() -> i32 {
  %a = constant -4 : i32
  %one = constant 1 : i32
  %two = constant 2 : i32
  %seven = constant 7 : i32
  %0 = shift_left %seven, %two : i32
  %1 = shift_right_signed %a, %two : i32
  %2 = shift_right_unsigned %a, %two : i32
  %3 = addi %0, %1 : i32
  %4 = addi %3, %2 : i32
  %5 = addi %4, %one : i32
  %6 = subi %5, %one : i32
  %7 = muli %6, %one : i32
  return %7 : i32
}
func @widths() -> i64 {
  %a = constant 511 : i32
  %0 = trunci %a : i32 to i8
  %1 = zexti %0 : i8 to i64
  %2 = sexti %0 : i8 to i64
  %3 = constant 257 : i64
  %4 = addi %1, %2 : i64
  %5 = addi %4, %3 : i64
  return %5 : i64
}
func @floats() -> f32 {
  %a = constant 5 : i32
  %b = constant 2.0 : f32
  %0 = sitofp %a : i32 to f32
  %1 = divf %0, %b : f32
  %2 = negf %1 : f32
  %3 = fpext %2 : f32 to f64
  %4 = fptrunc %3 : f64 to f32
  %5 = mulf %4, %b : f32
  %6 = subf %5, %4 : f32
  return %6 : f32
}
func @rounding() -> f32 {
  %a = constant -2.25 : f32
  %b = constant 7.0 : f32
  %0 = absf %a : f32
  %1 = ceilf %0 : f32
  %2 = copysign %1, %a : f32
  %3 = remf %b, %1 : f32
  %4 = addf %2, %3 : f32
  %5 = addf %4, %1 : f32
  %6 = constant 6.0 : f32
  %7 = addf %5, %6 : f32
  return %7 : f32
}
func @select_scalar() -> i32 {
  %t = constant true
  %a = constant 7 : i32
  %b = constant 9 : i32
  %0 = select %t, %a, %b : i32
  return %0 : i32
}
func @select_shaped() -> i32 {
  %c = constant dense<[true, false]> : vector<2xi1>
  %a = constant dense<[1, 2]> : vector<2xi32>
  %b = constant dense<[40, 41]> : vector<2xi32>
  %0 = select %c, %a, %b : vector<2xi1>, vector<2xi32>
  %j = constant 1 : i32
  %1 = vector.extract %0[0] : vector<2xi32>
  %2 = vector.extractelement %0[%j : i32] : vector<2xi32>
  %3 = addi %1, %2 : i32
  return %3 : i32
}
func @memory() -> i32 {
  %m = memref.alloc() : memref<2x3xi32>
  %i = constant 1 : index
  %j = constant 2 : index
  %z = constant 0 : index
  %v = constant 20 : i32
  %w = constant 40 : i32
  memref.store %v, %m[%i, %j] : memref<2x3xi32>
  memref.store %w, %m[%z, %j] : memref<2x3xi32>
  %0 = memref.load %m[%i, %j] : memref<2x3xi32>
  %1 = memref.load %m[%z, %j] : memref<2x3xi32>
  %2 = addi %0, %1 : i32
  memref.dealloc %m : memref<2x3xi32>
  return %2 : i32
}
func @branches() -> i32 {
  %zero = constant 0 : i32
  %one = constant 1 : i32
  %ten = constant 10 : i32
  br ^head(%one, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %more = cmpi sle, %i, %ten : i32
  cond_br %more, ^body, ^end(%sum : i32)
^body:
  %next_sum = addi %sum, %i : i32
  %next = addi %i, %one : i32
  br ^head(%next, %next_sum : i32, i32)
^end(%result: i32):
  return %result : i32
}
func @both_branches() -> i32 {
  %f = constant false
  %a = constant 3 : i32
  %b = constant 10 : i32
  cond_br %f, ^one(%a, %a : i32, i32), ^two(%b : i32)
^one(%x: i32, %y: i32):
  %0 = muli %x, %y : i32
  return %0 : i32
^two(%z: i32):
  %1 = addi %z, %a : i32
  return %1 : i32
}
func @double(%x: i32) -> i32 {
  %0 = addi %x, %x : i32
  return %0 : i32
}
func @calls() -> i32 {
  %a = constant 3 : i32
  %0 = call @double(%a) : (i32) -> i32
  %f = constant @double : (i32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  %2 = addi %0, %1 : i32
  return %2 : i32
}
func @sizes() -> i64 {
  %n = constant 7 : index
  %m = memref.alloc(%n) : memref<?x6xf32>
  %d = memref.cast %m : memref<?x6xf32> to memref<?x?xf32>
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = memref.dim %d, %c0 : memref<?x?xf32>
  %1 = memref.dim %d, %c1 : memref<?x?xf32>
  %2 = muli %0, %1 : index
  %3 = index_cast %2 : index to i64
  return %3 : i64
}
func @loop() -> i32 {
  %m = memref.alloc() : memref<1xi32>
  %lower = constant 0 : index
  %upper = constant 10 : index
  %step = constant 1 : index
  %zero = constant 0 : i32
  memref.store %zero, %m[%lower] : memref<1xi32>
  scf.for %i = %lower to %upper step %step {
    %0 = memref.load %m[%lower] : memref<1xi32>
    %1 = index_cast %i : index to i32
    %2 = addi %0, %1 : i32
    memref.store %2, %m[%lower] : memref<1xi32>
  }
  %3 = memref.load %m[%lower] : memref<1xi32>
  return %3 : i32
}
func @condition() -> i32 {
  %m = memref.alloc() : memref<1xi32>
  %i = constant 0 : index
  %one = constant 1 : i32
  %two = constant 2 : i32
  %c = cmpi sgt, %one, %two : i32
  scf.if %c {
    memref.store %one, %m[%i] : memref<1xi32>
  } else {
    memref.store %two, %m[%i] : memref<1xi32>
  }
  %0 = memref.load %m[%i] : memref<1xi32>
  return %0 : i32
}
func @nested() -> i64 {
  %m = memref.alloc() : memref<1xi64>
  %z = constant 0 : index
  %zero = constant 0 : i64
  memref.store %zero, %m[%z] : memref<1xi64>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      %0 = affine.load %m[0] : memref<1xi64>
      %1 = affine.apply affine_map<(d0, d1) -> (d0 + (d1 mod 2) * 4)>(%i, %j)
      %2 = index_cast %1 : index to i64
      %3 = addi %0, %2 : i64
      affine.store %3, %m[0] : memref<1xi64>
    }
  }
  %4 = memref.load %m[%z] : memref<1xi64>
  %5 = constant 2 : i64
  %6 = subi %4, %5 : i64
  return %6 : i64
}
func @splat_element() -> f32 {
  %a = constant 1.5 : f32
  %v = splat %a : vector<4xf32>
  %i = constant 3 : i32
  %0 = vector.extractelement %v[%i : i32] : vector<4xf32>
  return %0 : f32
}
func @views() -> f32 {
  %bytes = memref.alloc() : memref<64xi8>
  %z = constant 0 : index
  %one = constant 1 : index
  %two = constant 2 : index
  %m = memref.view %bytes[%z][] : memref<64xi8> to memref<4x4xf32>
  %v = constant 6.0 : f32
  memref.store %v, %m[%one, %two] : memref<4x4xf32>
  %s = memref.subview %m[%one, 1][2, %two][1, 1]
    : memref<4x4xf32> to memref<2x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  %0 = memref.load %s[%z, %one] : memref<2x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  return %0 : f32
}
func @rounding_divisions() -> i32 {
  %a = constant -7 : i32
  %b = constant 2 : i32
  %ten = constant 10 : i32
  %0 = floordivi_signed %a, %b : i32
  %1 = ceildivi_signed %a, %b : i32
  %2 = subi %0, %1 : i32
  %3 = muli %2, %ten : i32
  %4 = addi %3, %0 : i32
  return %4 : i32
}
func @choose(%flag: i32) -> i32 {
  %a = constant 1 : i32
  %b = constant 10 : i32
  %c = constant 100 : i32
  switch %flag : i32, [
    default: ^one(%a : i32),
    42: ^two(%b, %flag : i32, i32),
    43: ^one(%c : i32)
  ]
^one(%x: i32):
  return %x : i32
^two(%y: i32, %z: i32):
  %0 = subi %z, %flag : i32
  %1 = addi %0, %y : i32
  return %1 : i32
}
func @cases() -> i32 {
  %a = constant 42 : i32
  %b = constant 43 : i32
  %c = constant 7 : i32
  %0 = call @choose(%a) : (i32) -> i32
  %1 = call @choose(%b) : (i32) -> i32
  %2 = call @choose(%c) : (i32) -> i32
  %3 = addi %0, %1 : i32
  %4 = addi %3, %2 : i32
  return %4 : i32
}
func @parallel() -> f32 {
  %lower = constant 0 : index
  %upper = constant 4 : index
  %step = constant 1 : index
  %init = constant 2.0 : f32
  %two = constant 2.0 : f32
  %0 = scf.parallel (%i) = (%lower) to (%upper) step (%step) init (%init) -> f32 {
    scf.reduce(%two) : f32 {
    ^bb0(%x: f32, %y: f32):
      %1 = addf %x, %y : f32
      scf.reduce.return %1 : f32
    }
  }
  return %0 : f32
}
func @iterated() -> i32 {
  %lower = constant 0 : index
  %upper = constant 10 : index
  %step = constant 1 : index
  %zero = constant 0 : i32
  %0 = scf.for %i = %lower to %upper step %step iter_args(%sum = %zero) -> (i32) {
    %1 = index_cast %i : index to i32
    %2 = addi %sum, %1 : i32
    scf.yield %2 : i32
  }
  return %0 : i32
}
func @while() -> i32 {
  %one = constant 1 : i32
  %hundred = constant 100 : i32
  %0 = scf.while (%x = %one) : (i32) -> i32 {
    %more = cmpi slt, %x, %hundred : i32
    scf.condition(%more) %x : i32
  } do {
  ^bb0(%y: i32):
    %2 = addi %y, %y : i32
    scf.yield %2 : i32
  }
  return %0 : i32
}
func @powers() -> f32 {
  %a = constant 2.0 : f32
  %b = constant 3.0 : f32
  %c = constant -1.5 : f32
  %0 = fmaf %a, %b, %c : f32
  %1 = floorf %0 : f32
  %2 = math.sqrt %1 : f32
  %3 = math.exp2 %a : f32
  %4 = fptosi %2 : f32 to i32
  %5 = sitofp %4 : i32 to f32
  %6 = addf %5, %3 : f32
  %7 = addf %6, %b : f32
  return %7 : f32
}
func @atomic() -> i32 {
  %m = memref.alloc() : memref<2xi32>
  %i = constant 1 : index
  %v = constant 5 : i32
  %w = constant 7 : i32
  memref.store %v, %m[%i] : memref<2xi32>
  %0 = atomic_rmw addi %w, %m[%i] : (i32, memref<2xi32>) -> i32
  %1 = memref.load %m[%i] : memref<2xi32>
  return %1 : i32
}
