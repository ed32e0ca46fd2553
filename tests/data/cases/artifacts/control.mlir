// if
func.func @f(%a: tensor<i1>, %b: tensor<10xf32>) -> tensor<10xf32> {
  %0 = "stablehlo.if"(%a) ({
    %1 = stablehlo.exponential %b : tensor<10xf32>
    stablehlo.return %1 : tensor<10xf32>
  }, {
    stablehlo.return %b : tensor<10xf32>
  }) : (tensor<i1>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}
func.func @g(%a: tensor<i1>, %b: !stablehlo.token) -> (tensor<i1>, !stablehlo.token) {
  %0:2 = "stablehlo.if"(%a) ({
    stablehlo.return %a, %b : tensor<i1>, !stablehlo.token
  }, {
    %1:2 = "stablehlo.if"(%a) ({
      stablehlo.return %a, %b : tensor<i1>, !stablehlo.token
    }, {
      stablehlo.return %a, %b : tensor<i1>, !stablehlo.token
    }) : (tensor<i1>) -> (tensor<i1>, !stablehlo.token)
    stablehlo.return %1#0, %1#1 : tensor<i1>, !stablehlo.token
  }) : (tensor<i1>) -> (tensor<i1>, !stablehlo.token)
  return %0#0, %0#1 : tensor<i1>, !stablehlo.token
}

// -----

// if: no results
func.func @f(%a: tensor<i1>) {
  "stablehlo.if"(%a) ({
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}

// -----

// case
func.func @f(%a: tensor<i32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.case"(%a) ({
    %1 = stablehlo.negate %b : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    %1 = stablehlo.cosine %b : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    %1 = stablehlo.abs %b : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @g(%a: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0:2 = "stablehlo.case"(%a) ({
    stablehlo.return %a, %a : tensor<i32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %0#0, %0#1 : tensor<i32>, tensor<i32>
}

// -----

// while
func.func @f(%a: tensor<4xf32>, %b: tensor<i32>) -> tensor<4xf32> {
  %0:2 = stablehlo.while(%c = %b, %d = %a) : tensor<i32>, tensor<4xf32>
   cond {
    %1 = stablehlo.compare LT, %c, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %c, %c : tensor<i32>
    %2 = stablehlo.tan %d : tensor<4xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// -----

// while: no values, attributes
func.func @f(%a: tensor<i1>) {
  stablehlo.while() attributes {name = "loop", trip = 3 : i64}
   cond {
    stablehlo.return %a : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}
func.func @g(%a: tensor<i1>, %b: tuple<tensor<i1>, !stablehlo.token>) -> !stablehlo.token {
  %0 = "stablehlo.get_tuple_element"(%b) <{index = 1 : i32}> : (tuple<tensor<i1>, !stablehlo.token>) -> !stablehlo.token
  %1 = "stablehlo.while"(%0) ({
  ^bb0(%c: !stablehlo.token):
    stablehlo.return %a : tensor<i1>
  }, {
  ^bb0(%c: !stablehlo.token):
    stablehlo.return %c : !stablehlo.token
  }) : (!stablehlo.token) -> !stablehlo.token
  return %1 : !stablehlo.token
}

// -----

// composite
module {
  func.func @f(%a: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.composite"(%a) <{composite_attributes = {a = 1 : i32, b = "x", c = [true, dense<1.0> : tensor<2xf32>], d = {e = 1.5 : f32}}, decomposition = @g, name = "my.op", version = 3 : i32}> : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @g(%a: tensor<f32>) -> tensor<f32> {
    return %a : tensor<f32>
  }
}

// -----

// composite: defaults
module {
  func.func @f(%a: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.composite"(%a) <{decomposition = @g, name = "my.op"}> : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.composite"(%0) <{composite_attributes = {}, decomposition = @g, name = "my.op", version = 0 : i32}> : (tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @g(%a: tensor<f32>) -> tensor<f32> {
    return %a : tensor<f32>
  }
}

// -----

// composite: regions
module {
  func.func @f(%a: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.composite"(%a) <{composite_attributes = {}, decomposition = @g, name = "my.op", version = 1 : i32}> ({
      %1 = stablehlo.constant dense<1.0> : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }, {
    ^bb0(%b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @g(%a: tensor<f32>) -> tensor<f32> {
    return %a : tensor<f32>
  }
}

// -----

// composite: an empty region
module {
  func.func @f(%a: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.composite"(%a) <{decomposition = @g, name = "my.op"}> ({
    }) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @g(%a: tensor<f32>) -> tensor<f32> {
    return %a : tensor<f32>
  }
}

// -----

// custom_call: defaults
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "foo"}> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @g(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.custom_call"(%a) <{api_version = 1 : i32, backend_config = "", call_target_name = "foo", called_computations = [], has_side_effect = false, output_operand_aliases = []}> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @h() {
  "stablehlo.custom_call"() <{call_target_name = "foo"}> : () -> ()
  return
}

// -----

// custom_call: versions of the API
func.func @f(%a: tensor<2xf32>) {
  %0 = "stablehlo.custom_call"(%a) <{api_version = 0 : i32, backend_config = "x", call_target_name = "foo"}> : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.custom_call"(%a) <{api_version = 1 : i32, backend_config = "x", call_target_name = "foo"}> : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "stablehlo.custom_call"(%a) <{api_version = 2 : i32, backend_config = "x", call_target_name = "foo"}> : (tensor<2xf32>) -> tensor<2xf32>
  %3 = "stablehlo.custom_call"(%a) <{api_version = 3 : i32, backend_config = "x\00\FF", call_target_name = "foo"}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// custom_call: typed FFI
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @foo(%a) {api_version = 4 : i32, backend_config = {a = 1 : i64, b = "c", d = [1.0 : f32], e = dense<[1, 2]> : tensor<2xi32>, f = array<i32: 1, 2>, g = unit, h = i8}} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// custom_call: typed FFI without configuration
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.custom_call"(%a) <{api_version = 4 : i32, call_target_name = "foo"}> : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.custom_call"(%0) <{api_version = 4 : i32, backend_config = {}, call_target_name = "foo"}> : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// custom_call: layouts, called computations, side effect
module {
  func.func @f(%a: tensor<2x3xf32>, %b: tensor<5xf32>) -> tensor<1x2x3xf32> {
    %0 = "stablehlo.custom_call"(%a, %b) <{call_target_name = "foo \22bar\22", called_computations = [@g, @h], has_side_effect = true, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> : (tensor<2x3xf32>, tensor<5xf32>) -> tensor<1x2x3xf32>
    return %0 : tensor<1x2x3xf32>
  }
  func.func private @g() {
    return
  }
  func.func private @h() {
    return
  }
}

// -----

// custom_call: layouts of no operands
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.custom_call"() <{call_target_name = "foo", operand_layouts = [], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : () -> tensor<2x3xf32>
  "stablehlo.custom_call"(%a) <{call_target_name = "foo", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = []}> : (tensor<2x3xf32>) -> ()
  return %0 : tensor<2x3xf32>
}

// -----

// custom_call: empty layouts
func.func @f() {
  "stablehlo.custom_call"() <{call_target_name = "foo", operand_layouts = [], result_layouts = []}> : () -> ()
  return
}

// -----

// custom_call: aliases
func.func @f(%a: tuple<tensor<1x1xf32>, tensor<2x3xf32>>, %b: tensor<5x5xf32>) {
  %0 = "stablehlo.custom_call"(%a, %b) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = [1]>]}> : (tuple<tensor<1x1xf32>, tensor<2x3xf32>>, tensor<5x5xf32>) -> tuple<tensor<2x3xf32>>
  %1 = "stablehlo.custom_call"(%a, %b) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]}> : (tuple<tensor<1x1xf32>, tensor<2x3xf32>>, tensor<5x5xf32>) -> tensor<5x5xf32>
  return
}

// -----

// custom_call: tokens, tuples
func.func @f(%a: !stablehlo.token, %b: tuple<tensor<f32>, tuple<>>) -> (!stablehlo.token, tuple<tensor<f32>>) {
  %0:2 = "stablehlo.custom_call"(%a, %b) <{call_target_name = "foo"}> : (!stablehlo.token, tuple<tensor<f32>, tuple<>>) -> (!stablehlo.token, tuple<tensor<f32>>)
  return %0#0, %0#1 : !stablehlo.token, tuple<tensor<f32>>
}

// -----

// custom_call: buffers
func.func @f(%a: memref<4xf32>, %b: memref<?x3xi8>) -> memref<4xf32> {
  %0 = "stablehlo.custom_call"(%a, %b) <{api_version = 4 : i32, call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (memref<4xf32>, memref<?x3xi8>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

// custom_call: pins a buffer
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @Pin(%a) {api_version = 4 : i32} : (tensor<4xf32>) -> memref<4xf32>
  %1 = stablehlo.custom_call @Unpin(%0) {api_version = 4 : i32} : (memref<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// custom_call: futures
func.func @f(%a: !stablehlo.future<tensor<4xf32>>) -> tensor<4xf32> {
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "foo"}> : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// custom_call: returns a future
func.func @f(%a: tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>> {
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "foo"}> : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return %0 : !stablehlo.future<tensor<4xf32>>
}

// -----

// custom_call: attributes of other dialects
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @foo(%a) {mhlo.attributes = {x = 1 : i32}, mhlo.frontend_attributes = {a = "b"}, mhlo.sharding = "{replicated}", some = unit} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
