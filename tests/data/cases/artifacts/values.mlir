// constant: integers
func.func @f() {
  %0 = stablehlo.constant dense<1> : tensor<i8>
  %1 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %2 = stablehlo.constant dense<[1, 2, 15]> : tensor<3xui4>
  %3 = stablehlo.constant dense<-32768> : tensor<2xi16>
  %4 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %5 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %6 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %7 = stablehlo.constant dense<255> : tensor<ui8>
  %8 = stablehlo.constant dense<[1, 65535]> : tensor<2xui16>
  %9 = stablehlo.constant dense<> : tensor<0xi32>
  %10 = stablehlo.constant dense<7> : tensor<0x3xi32>
  %11 = stablehlo.constant dense<4294967295> : tensor<1x1xui32>
  return
}

// -----

// constant: booleans
func.func @f() {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = stablehlo.constant dense<true> : tensor<5xi1>
  %3 = stablehlo.constant dense<false> : tensor<5xi1>
  %4 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %5 = stablehlo.constant dense<[true, false, true, true, false, false, true, false]> : tensor<8xi1>
  %6 = stablehlo.constant dense<[true, false, true, true, false, false, true, false, true]> : tensor<9xi1>
  %7 = stablehlo.constant dense<[true, true, true, true, true, true, true, false]> : tensor<8xi1>
  %8 = stablehlo.constant dense<true> : tensor<1xi1>
  %9 = stablehlo.constant dense<> : tensor<0xi1>
  %10 = stablehlo.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<8xi1>
  %12 = stablehlo.constant dense<[true]> : tensor<1xi1>
  return
}

// -----

// constant: many booleans
func.func @f() {
  %0 = stablehlo.constant dense<[true, true, false, false, true, true, false, false, true, true, false, false, false, true, true, true, false, true, true, true, true, false, true, false, false, false, false, false, false, true, false, true, true, true, false, true, false, false, false, false, false, false, false, true, false, true, false, true, false, true, true, false, false, true, true, false, false, true, false, true, false, true, true, false, false, false, true, true, true, false, false, false, true, true, false, true, true, true, true, true, false, false, false, true, true, false, false, false, true, false, false, false, false, true, false, false, true, false, false, false, false, false, true, false, false, true, false, true, true, false, false, false, false, false, false, true, true, true, false, false, false, false, false, true, false, true, false, false, false, false, false, true, true, true, false, true, false, true, false, true, false, true, true, false, false, true, false, true, true, false]> : tensor<150xi1>
  %1 = stablehlo.constant dense<[[true, false], [false, true], [true, true], [true, false], [true, false], [false, true], [false, true]]> : tensor<7x2xi1>
  return
}

// -----

// constant: floats
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f16>
  %1 = stablehlo.constant dense<[-0.0, 1.5]> : tensor<2xbf16>
  %2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %3 = stablehlo.constant dense<[0x7F800001, 0xFF800000]> : tensor<2xf32>
  %4 = stablehlo.constant dense<1.0e-310> : tensor<f64>
  %5 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %6 = stablehlo.constant dense<0x7C> : tensor<f8E5M2>
  %7 = stablehlo.constant dense<3.0> : tensor<3xf64>
  %8 = stablehlo.constant dense<> : tensor<0xf32>
  return
}

// -----

// constant: f8E4M3FNUZ
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf8E4M3FNUZ>
  return
}

// -----

// constant: f8E5M2FNUZ
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf8E5M2FNUZ>
  return
}

// -----

// constant: f8E4M3B11FNUZ
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf8E4M3B11FNUZ>
  return
}

// -----

// constant: f8E4M3
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf8E4M3>
  return
}

// -----

// constant: f8E3M4
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E3M4>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf8E3M4>
  return
}

// -----

// constant: f4E2M1FN
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf4E2M1FN>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf4E2M1FN>
  return
}

// -----

// constant: f6E2M3FN
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf6E2M3FN>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf6E2M3FN>
  return
}

// -----

// constant: f6E3M2FN
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf6E3M2FN>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf6E3M2FN>
  return
}

// -----

// constant: f8E8M0FNU
func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E8M0FNU>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf8E8M0FNU>
  return
}

// -----

// constant: i2
func.func @f() {
  %0 = stablehlo.constant dense<1> : tensor<i2>
  %1 = stablehlo.constant dense<[1, 0, -2]> : tensor<3xi2>
  return
}

// -----

// constant: ui2
func.func @f() {
  %0 = stablehlo.constant dense<1> : tensor<ui2>
  %1 = stablehlo.constant dense<[1, 0, 3]> : tensor<3xui2>
  return
}

// -----

// constant: complex numbers
func.func @f() {
  %0 = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
  %1 = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>
  %2 = stablehlo.constant dense<(0.0, 1.0)> : tensor<3xcomplex<f32>>
  return
}

// -----

// constant: hexadecimal
func.func @f() {
  %0 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
  %1 = stablehlo.constant dense<"0x01"> : tensor<i8>
  %2 = stablehlo.constant dense<"0x000102"> : tensor<3xf8E5M2>
  return
}

// -----

// constant: resource
module {
  func.func @f() -> tensor<2xi32> {
    %0 = stablehlo.constant dense_resource<blob> : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000"
    }
  }
#-}

// -----

// functions: declaration, visibility
module @name {
  func.func private @f(tensor<4xf32>, tensor<i1>) -> (tensor<4xf32>, tensor<i1>)
  func.func private @g()
  func.func public @h(%a: tensor<f32>) -> tensor<f32> {
    return %a : tensor<f32>
  }
  func.func nested @i() {
    return
  }
  func.func @j() {
    return
  }
  func.func @k() -> tensor<i1> {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

// functions: no operations of StableHLO
module {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
}

// -----

// functions: a declaration only
module {
  func.func private @f(tensor<4xf32>) -> tensor<4xf32>
}

// -----

// functions: attributes of arguments and results
module attributes {mhlo.num_partitions = 2 : i32, jax.uses_shape_polymorphism = false} {
  func.func public @f(%a: tensor<4xf32> {mhlo.sharding = "{replicated}", tf.aliasing_output = 0 : i32, jax.buffer_donor = true}, %b: tensor<i1>) -> (tensor<4xf32> {jax.result_info = "result[0]", mhlo.layout_mode = "default"}, tensor<i1>) {
    %0 = stablehlo.add %a, %a : tensor<4xf32>
    return %0, %b : tensor<4xf32>, tensor<i1>
  }
}

// -----

// functions: attributes
module {
  func.func @f(%a: tensor<f32>) -> tensor<f32> attributes {no_inline, execution_thread = "x", my.attribute = [1, 2], t = tensor<2xf32>, u = (tensor<f32>) -> tensor<f32>, v = [tensor<f32>, i8]} {
    %0 = stablehlo.sine %a : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// functions: calls
module {
  func.func @f(%a: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0:2 = call @g(%a) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    call @h() : () -> ()
    %1:2 = func.call @g(%0#0) {mhlo.sharding = "x"} : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %1#0, %0#1 : tensor<f32>, tensor<f32>
  }
  func.func private @g(%a: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.sine %a : tensor<f32>
    return %0, %a : tensor<f32>, tensor<f32>
  }
  func.func private @h() {
    return
  }
}

// -----

// functions: nested modules
module @a {
  module @b attributes {t.x = 1 : i32} {
    func.func @f(%a: tensor<f32>) -> tensor<f32> {
      %0 = stablehlo.sine %a : tensor<f32>
      return %0 : tensor<f32>
    }
  }
  module {
  }
}

// -----

// functions: indirect call
module {
  func.func @f(%a: (tensor<f32>) -> tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b : tensor<f32>
    %1 = func.call_indirect %a(%0) : (tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----

// functions: a function as value
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b : tensor<f32>
    %1 = func.constant @f : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: index
module {
  func.func @f(%a: tensor<2xindex>, %b: tensor<f32>) -> tensor<2xindex> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<2xindex>
  }
}

// -----

// types in attributes: index
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<2xindex>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: witness
module {
  func.func @f(%a: !shape.witness, %b: tensor<f32>) -> !shape.witness {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : !shape.witness
  }
}

// -----

// types in attributes: witness
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = !shape.witness} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: unranked tensor
module {
  func.func @f(%a: tensor<*xf32>, %b: tensor<f32>) -> tensor<*xf32> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<*xf32>
  }
}

// -----

// types in attributes: unranked tensor
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<*xf32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types in attributes: function
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = (tensor<f32>) -> (tensor<f32>, tensor<i1>)} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types in attributes: no function results
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = () -> ()} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: none
module {
  func.func @f(%a: none, %b: tensor<f32>) -> none {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : none
  }
}

// -----

// types in attributes: none
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = none} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: tf32
module {
  func.func @f(%a: tensor<2xtf32>, %b: tensor<f32>) -> tensor<2xtf32> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<2xtf32>
  }
}

// -----

// types in attributes: tf32
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<2xtf32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: f32
module {
  func.func @f(%a: f32, %b: tensor<f32>) -> f32 {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : f32
  }
}

// -----

// types in attributes: f32
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = f32} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: ui64
module {
  func.func @f(%a: ui64, %b: tensor<f32>) -> ui64 {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : ui64
  }
}

// -----

// types in attributes: ui64
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = ui64} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: complex
module {
  func.func @f(%a: complex<f32>, %b: tensor<f32>) -> complex<f32> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : complex<f32>
  }
}

// -----

// types in attributes: complex
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = complex<f32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: token
module {
  func.func @f(%a: !stablehlo.token, %b: tensor<f32>) -> !stablehlo.token {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : !stablehlo.token
  }
}

// -----

// types in attributes: token
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = !stablehlo.token} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: vector
module {
  func.func @f(%a: vector<2xf32>, %b: tensor<f32>) -> vector<2xf32> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : vector<2xf32>
  }
}

// -----

// types in attributes: vector
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = vector<2xf32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: f80
module {
  func.func @f(%a: tensor<f80>, %b: tensor<f32>) -> tensor<f80> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<f80>
  }
}

// -----

// types in attributes: f80
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<f80>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: f128
module {
  func.func @f(%a: f128, %b: tensor<f32>) -> f128 {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : f128
  }
}

// -----

// types in attributes: f128
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = f128} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: i3
module {
  func.func @f(%a: tensor<i3>, %b: tensor<f32>) -> tensor<i3> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<i3>
  }
}

// -----

// types in attributes: i3
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<i3>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: i128
module {
  func.func @f(%a: i128, %b: tensor<f32>) -> i128 {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : i128
  }
}

// -----

// types in attributes: i128
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = i128} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: si32
module {
  func.func @f(%a: si32, %b: tensor<f32>) -> si32 {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : si32
  }
}

// -----

// types in attributes: si32
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = si32} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: si8 tensor
module {
  func.func @f(%a: tensor<2xsi8>, %b: tensor<f32>) -> tensor<2xsi8> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<2xsi8>
  }
}

// -----

// types in attributes: si8 tensor
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<2xsi8>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: ui1
module {
  func.func @f(%a: ui1, %b: tensor<f32>) -> ui1 {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : ui1
  }
}

// -----

// types in attributes: ui1
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = ui1} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: opaque encoding
module {
  func.func @f(%a: tensor<2xf32, "x">, %b: tensor<f32>) -> tensor<2xf32, "x"> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<2xf32, "x">
  }
}

// -----

// types in attributes: opaque encoding
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<2xf32, "x">} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: number as encoding
module {
  func.func @f(%a: tensor<2xf32, 1 : i32>, %b: tensor<f32>) -> tensor<2xf32, 1 : i32> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<2xf32, 1 : i32>
  }
}

// -----

// types in attributes: number as encoding
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<2xf32, 1 : i32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: memref
module {
  func.func @f(%a: memref<2xf32>, %b: tensor<f32>) -> memref<2xf32> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : memref<2xf32>
  }
}

// -----

// types in attributes: memref
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = memref<2xf32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: memref with layout
module {
  func.func @f(%a: memref<2xf32, strided<[2]>>, %b: tensor<f32>) -> memref<2xf32, strided<[2]>> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : memref<2xf32, strided<[2]>>
  }
}

// -----

// types in attributes: memref with layout
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = memref<2xf32, strided<[2]>>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: memref with space
module {
  func.func @f(%a: memref<2xf32, 1 : i32>, %b: tensor<f32>) -> memref<2xf32, 1 : i32> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : memref<2xf32, 1 : i32>
  }
}

// -----

// types in attributes: memref with space
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = memref<2xf32, 1 : i32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: unranked memref
module {
  func.func @f(%a: memref<*xf32>, %b: tensor<f32>) -> memref<*xf32> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : memref<*xf32>
  }
}

// -----

// types in attributes: unranked memref
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = memref<*xf32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: memref of i3
module {
  func.func @f(%a: memref<2xi3>, %b: tensor<f32>) -> memref<2xi3> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : memref<2xi3>
  }
}

// -----

// types in attributes: memref of i3
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = memref<2xi3>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: tuple of i3
module {
  func.func @f(%a: tuple<i3>, %b: tensor<f32>) -> tuple<i3> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tuple<i3>
  }
}

// -----

// types in attributes: tuple of i3
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tuple<i3>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types in attributes: function of i3
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = (i3) -> ()} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: tensor of vectors
module {
  func.func @f(%a: tensor<2xvector<2xf32>>, %b: tensor<f32>) -> tensor<2xvector<2xf32>> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<2xvector<2xf32>>
  }
}

// -----

// types in attributes: tensor of vectors
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<2xvector<2xf32>>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: type of another dialect
module {
  func.func @f(%a: !shape.shape, %b: tensor<f32>) -> !shape.shape {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : !shape.shape
  }
}

// -----

// types in attributes: type of another dialect
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = !shape.shape} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: tensor of another dialect
module {
  func.func @f(%a: tensor<2x!shape.shape>, %b: tensor<f32>) -> tensor<2x!shape.shape> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<2x!shape.shape>
  }
}

// -----

// types in attributes: tensor of another dialect
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<2x!shape.shape>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: size of another dialect
module {
  func.func @f(%a: !shape.size, %b: tensor<f32>) -> !shape.size {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : !shape.size
  }
}

// -----

// types in attributes: size of another dialect
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = !shape.size} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: unranked tensor of i3
module {
  func.func @f(%a: tensor<*xi3>, %b: tensor<f32>) -> tensor<*xi3> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<*xi3>
  }
}

// -----

// types in attributes: unranked tensor of i3
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<*xi3>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: bounded tensor of another size
module {
  func.func @f(%a: tensor<?x?xf32, #stablehlo.bounds<?, 4>>, %b: tensor<f32>) -> tensor<?x?xf32, #stablehlo.bounds<?, 4>> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tensor<?x?xf32, #stablehlo.bounds<?, 4>>
  }
}

// -----

// types in attributes: bounded tensor of another size
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tensor<?x?xf32, #stablehlo.bounds<?, 4>>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: LLVM pointer
module {
  func.func @f(%a: !llvm.ptr, %b: tensor<f32>) -> !llvm.ptr {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : !llvm.ptr
  }
}

// -----

// types in attributes: LLVM pointer
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = !llvm.ptr} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types: tuple of another dialect
module {
  func.func @f(%a: tuple<!shape.shape>, %b: tensor<f32>) -> tuple<!shape.shape> {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : tuple<!shape.shape>
  }
}

// -----

// types in attributes: tuple of another dialect
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %b {type = tuple<!shape.shape>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: unit
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = unit} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: boolean
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = true} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: integers
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = [1, 2 : i8, 3 : ui16, 4 : index, -5 : i4, 255 : ui8, false]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: wide integers
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = [0x1FFFFFFFFFFFFFFFF : i128]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: i3
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 3 : i3} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: si32
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 3 : si32} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: i0
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 0 : i0} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: ui1
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 1 : ui1} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: floats
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = [1.0, 2.5 : f16, 3.0 : bf16, 1.0e-30 : f32, 0x7FC00000 : f32, -0.0 : f64, 1.0 : f8E5M2, 0x7FF0000000000001 : f64]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: f8E3M4
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 1.0 : f8E3M4} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: f4E2M1FN
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 1.0 : f4E2M1FN} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: f8E8M0FNU
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 1.0 : f8E8M0FNU} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: f80
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 1.0 : f80} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: f128
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 1.0 : f128} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: tf32
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = 1.0 : tf32} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: NaN
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = [0x7FC00001 : f32, 0xFFC1 : bf16, 0xFE01 : f16, 0xFFF8000000000001 : f64, 0x7F : f8E4M3FN, 0x7E : f8E5M2]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: strings
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = ["", "x", "a\22b\0A\00\FF"]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: typed string
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = "x" : i32} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: typed string of none
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = "x" : none} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: string of another type
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = "x" : !shape.shape} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: symbol
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = @g} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: nested symbol
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = @g::@h} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: symbols
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = [@g, @g::@h, {a = @g}]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dictionary
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = {a = 1 : i32, b = {c = "x", d = unit}, e = []}} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: empty dictionary
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = {}} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: arrays
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = [[], [[]], [unit], [1, [2]]]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense numbers
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = [dense<1> : tensor<2xi32>, dense<[1, 2]> : tensor<2xi8>, dense<[true, false]> : tensor<2xi1>, dense<1.0> : tensor<f32>, dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, dense<> : tensor<0xi64>, dense<3> : tensor<2xindex>]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense i2
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<1> : tensor<2xi2>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense f8E3M4
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<1.0> : tensor<2xf8E3M4>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense f6E2M3FN
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<1.0> : tensor<2xf6E2M3FN>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense complex integers
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<(1, 2)> : tensor<2xcomplex<i32>>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense i3
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<1> : tensor<2xi3>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense si32
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<1> : tensor<2xsi32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense f80
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<1.0> : tensor<2xf80>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense i128
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<1> : tensor<2xi128>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense vector
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<1> : vector<2xi32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense strings
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<["a", "b"]> : tensor<2x!shape.shape>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dense with encoding
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense<1> : tensor<2xi32, "x">} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: array<i64>
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = array<i64: 1, -2>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: array<i64> without numbers
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = array<i64>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: array<i1>
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = array<i1: true, false>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: array<i32>
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = array<i32: 1, 2>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: array<i8>
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = array<i8: 1>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: array<i16>
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = array<i16>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: array<f32>
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = array<f32: 1.0>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: array<f64>
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = array<f64: 1.0, 2.0>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: sparse
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = sparse<[[0, 0]], [1]> : tensor<2x2xi32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: resource
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = dense_resource<blob> : tensor<2xi32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000"
    }
  }
#-}

// -----

// attributes: affine map
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = affine_map<(d0) -> (d0 + 1)>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: affine set
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = affine_set<(d0) : (d0 >= 0)>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: strided
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = strided<[1, ?], offset: 2>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: location
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = loc("a":1:2)} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: distinct
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = distinct[0]<1>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: sharding
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #sdy.sharding<@mesh, [{"x"}, {?}]>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: shardings
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #sdy.sharding_per_value<[<@mesh, [{"x", ?}]>]>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: arith
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #arith.fastmath<fast>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: in an array
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = [#sdy.sharding<@mesh, []>, affine_map<() -> ()>]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: enums
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = [#stablehlo<precision HIGH>, #stablehlo<comparison_direction GT>, #stablehlo<comparison_type SIGNED>, #stablehlo<fft_type RFFT>, #stablehlo<rng_algorithm PHILOX>, #stablehlo<rng_distribution NORMAL>, #stablehlo<transpose ADJOINT>]} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: accuracy mode
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.result_accuracy_mode<HIGHEST>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: accuracy
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: alias
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = [1]>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: channel handle
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.channel_handle<handle = 1, type = 0>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dot dimensions
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: gather dimensions
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.gather<offset_dims = [1]>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: scatter dimensions
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.scatter<>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: convolution dimensions
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.conv<[b, f]x[i, o]->[b, f]>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: dot algorithm
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: axis
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.axis_ref<name = "x">} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: part of an axis
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.axis_ref<name = "x", sub_axis_info = (2)4>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: mesh
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 4>]>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: chlo enum
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #chlo<comparison_direction LT>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: chlo precision
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = #chlo<precision HIGH>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: api version
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {attribute = "x"} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// attributes: of a return
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.abs"(%b) : (tensor<f32>) -> tensor<f32>
    "func.return"(%0) {a = 1 : i8} : (tensor<f32>) -> ()
  }
}

// -----

// locations
module {
  func.func @f(%b: tensor<f32> loc("b")) -> tensor<f32> {
    %0 = stablehlo.abs %b : tensor<f32> loc("a.py":3:4)
    %1 = stablehlo.abs %0 : tensor<f32> loc(fused<"x">["a", "b"])
    %2 = stablehlo.abs %1 : tensor<f32> loc(callsite("a" at "b":1:2))
    %3 = stablehlo.abs %2 : tensor<f32> loc(unknown)
    %4 = stablehlo.abs %3 : tensor<f32> loc("n"("a.py":3:4))
    return %4 : tensor<f32> loc(fused["a"])
  } loc(unknown)
} loc("m")

// -----

// locations: ranges
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %b : tensor<f32> loc("a.py":3:4 to 5:6)
    %1 = stablehlo.abs %0 : tensor<f32> loc("a.py":3:4 to :6)
    return %1 : tensor<f32> loc("a.py")
  }
}

// -----

// locations with types and attributes
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %b : tensor<f32> loc(fused<#stablehlo<precision HIGH>>["a"])
    %1 = stablehlo.abs %0 : tensor<f32> loc(fused<tensor<2xf32>>["a"])
    return %1 : tensor<f32>
  }
}

// -----

// other dialects: chlo
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = chlo.square %b : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// other dialects: chlo.constant
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %1 = chlo.constant dense<1.0> : tensor<f32>
    %0 = stablehlo.add %1, %b : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// other dialects: arith
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %1 = arith.constant dense<1.0> : tensor<f32>
    %0 = stablehlo.add %1, %b : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// other dialects: tensor
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %c = arith.constant 0 : index
    %d = tensor.extract %b[] : tensor<f32>
    %1 = tensor.from_elements %d : tensor<1xf32>
    %0 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// other dialects: shape
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %s = shape.shape_of %b : tensor<f32> -> tensor<0xindex>
    %0 = stablehlo.dynamic_reshape %b, %s : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// other dialects: sdy
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = sdy.sharding_constraint %b <@mesh, []> : tensor<f32>
    %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// other dialects: an attribute of sdy only
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// other dialects: between operations of StableHLO
module {
  func.func @f(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.negate %a : tensor<4xf32>
    %1 = chlo.square %0 : tensor<4xf32> -> tensor<4xf32>
    %2 = chlo.tan %1 : tensor<4xf32> -> tensor<4xf32>
    %3 = stablehlo.add %2, %1 : tensor<4xf32>
    %4 = chlo.square %a : tensor<4xf32> -> tensor<4xf32>
    return %3, %4 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// other dialects: in regions
module {
  func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.if"(%a) ({
      %1 = chlo.square %b : tensor<4xf32> -> tensor<4xf32>
      stablehlo.return %1 : tensor<4xf32>
    }, {
      %1 = stablehlo.sine %b : tensor<4xf32>
      %2 = chlo.acos %1 : tensor<4xf32> -> tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// types: function
module {
  func.func @f(%a: (tensor<f32>) -> (tensor<f32>, tensor<i1>), %b: tensor<f32>) -> ((tensor<f32>) -> (tensor<f32>, tensor<i1>)) {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : (tensor<f32>) -> (tensor<f32>, tensor<i1>)
  }
}

// -----

// types: function without results
module {
  func.func @f(%a: () -> (), %b: tensor<f32>) -> (() -> ()) {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : () -> ()
  }
}

// -----

// types: function of i3
module {
  func.func @f(%a: (i3) -> (), %b: tensor<f32>) -> ((i3) -> ()) {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : (i3) -> ()
  }
}

// -----

// types: nested function
module {
  func.func @f(%a: ((tensor<f32>) -> tensor<f32>) -> i1, %b: tensor<f32>) -> (((tensor<f32>) -> tensor<f32>) -> i1) {
    %0 = stablehlo.sine %b : tensor<f32>
    return %a : ((tensor<f32>) -> tensor<f32>) -> i1
  }
}

// -----

// types in attributes: LLVM array
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {type = !llvm.array<2 x i32>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types in attributes: LLVM struct
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {type = !llvm.struct<(i32, f32)>} : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// types in attributes: LLVM function
module {
  func.func @f(%b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.negate %b {type = !llvm.func<i32 (f32)>} : tensor<f32>
    return %0 : tensor<f32>
  }
}
