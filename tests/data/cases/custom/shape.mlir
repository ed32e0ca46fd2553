func.func @f(%w: !shape.witness, %s: !shape.shape, %e: tensor<?xindex>, %i: index, %z: !shape.size) {
  %0 = shape.assuming %w -> (index) { shape.assuming_yield %i : index }
  shape.assuming %w { shape.assuming_yield }
  shape.assuming %w { } {foo}
  %1 = shape.const_shape [1, 2, 3] : !shape.shape
  %2 = shape.const_shape {foo} [] : tensor<0xindex>
  %3 = shape.const_shape [1, 2] : tensor<2xindex>
  %4 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%a: index, %d: !shape.size, %acc: !shape.size):
    %m = shape.add %acc, %d : !shape.size, !shape.size -> !shape.size
    shape.yield %m : !shape.size
  }
  %5 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %d: index, %acc: index):
    shape.yield %acc : index
  } {foo}
  return
}
shape.function_library @lib {
  shape.func @g(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
} mapping {
  foo.bar = @g
}
shape.function_library @lib2 attributes {a} {
  shape.func @g() -> !shape.shape {
 %0 = shape.const_shape [] : !shape.shape
 shape.return %0 : !shape.shape
 }
} mapping {}
shape.func private @h(%a: index {x.y}) -> (index, index {x.z}) attributes {foo}  {
  shape.return %a, %a : index, index
}
