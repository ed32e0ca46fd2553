func.func @const_shape() {
  %0 = shape.const_shape [1, a] : !shape.shape
  return
}
"end"() : () -> ()
// -----
func.func @const_shape_type() {
  %0 = shape.const_shape [1, 2]
  return
}
"end"() : () -> ()
// -----
func.func @reduce_type(%s: !shape.shape, %z: !shape.size) {
  %0 = shape.reduce(%s, %z) {
  }
  return
}
"end"() : () -> ()
// -----
func.func @assuming(%s: !shape.witness) {
  shape.assuming %s -> index
  return
}
"end"() : () -> ()
// -----
shape.function_library @lib {
  shape.func @g() -> !shape.shape {
    %0 = shape.const_shape [] : !shape.shape
    shape.return %0 : !shape.shape
  }
}
"end"() : () -> ()
