// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in tosa about regions and shapes: pieces that make each true and false.

%c = "test.op"() : () -> (tensor<i1>)
%r = "tosa.cond_if"(%c) ({
^bb0:
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}, {
^bb0:
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<i1>) -> (tensor<f32>)
// -----
%c = "test.op"() : () -> (tensor<i1>)
// expected-error@+1 {{'tosa.cond_if' op require same element type for 'then_graph' results ('i32') and 'output_list' ('f32')}}
%r = "tosa.cond_if"(%c) ({
^bb0:
%y0 = "test.op"() : () -> (tensor<i32>)
"tosa.yield"(%y0) : (tensor<i32>) -> ()
}, {
^bb0:
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<i1>) -> (tensor<f32>)
// -----
%c = "test.op"() : () -> (tensor<i1>)
// expected-error@+1 {{'tosa.cond_if' op require same number of values in 'else_graph' results (2) and 'output_list' (1)}}
%r = "tosa.cond_if"(%c) ({
^bb0:
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}, {
^bb0:
%y0, %y1 = "test.op"() : () -> (tensor<f32>, tensor<f32>)
"tosa.yield"(%y0, %y1) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<i1>) -> (tensor<f32>)
// -----
%c = "test.op"() : () -> (tensor<i1>)
%r = "tosa.cond_if"(%c) ({
^bb0:
%y0 = "test.op"() : () -> (tensor<2xf32>)
"tosa.yield"(%y0) : (tensor<2xf32>) -> ()
}, {
^bb0:
%y0 = "test.op"() : () -> (tensor<?xf32>)
"tosa.yield"(%y0) : (tensor<?xf32>) -> ()
}) : (tensor<i1>) -> (tensor<2xf32>)
// -----
%c = "test.op"() : () -> (tensor<i1>)
// expected-error@+1 {{'tosa.cond_if' op require same shapes for 'then_graph' results ('tensor<3xf32>') and 'output_list' ('tensor<2xf32>')}}
%r = "tosa.cond_if"(%c) ({
^bb0:
%y0 = "test.op"() : () -> (tensor<3xf32>)
"tosa.yield"(%y0) : (tensor<3xf32>) -> ()
}, {
^bb0:
%y0 = "test.op"() : () -> (tensor<2xf32>)
"tosa.yield"(%y0) : (tensor<2xf32>) -> ()
}) : (tensor<i1>) -> (tensor<2xf32>)
// -----
%c = "test.op"() : () -> (tensor<i1>)
// expected-error@+1 {{'tosa.cond_if' op require same shapes for 'else_graph' results ('tensor<f32>') and 'output_list' ('tensor<2xf32>')}}
%r = "tosa.cond_if"(%c) ({
^bb0:
%y0 = "test.op"() : () -> (tensor<2xf32>)
"tosa.yield"(%y0) : (tensor<2xf32>) -> ()
}, {
^bb0:
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<i1>) -> (tensor<2xf32>)
// -----
%c = "test.op"() : () -> (tensor<i1>)
%r = "tosa.cond_if"(%c) ({
^bb0:
%y0 = "test.op"() : () -> (tensor<*xf32>)
"tosa.yield"(%y0) : (tensor<*xf32>) -> ()
}, {
^bb0:
%y0 = "test.op"() : () -> (tensor<2xf32>)
"tosa.yield"(%y0) : (tensor<2xf32>) -> ()
}) : (tensor<i1>) -> (tensor<2xf32>)
// -----
%c = "test.op"() : () -> (tensor<2xi1>)
// expected-error@+1 {{'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'}}
%r = "tosa.cond_if"(%c) ({
^bb0:
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}, {
^bb0:
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<2xi1>) -> (tensor<f32>)
// -----
%c = "test.op"() : () -> (tensor<*xi1>)
%r = "tosa.cond_if"(%c) ({
^bb0:
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}, {
^bb0:
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<*xi1>) -> (tensor<f32>)
// -----
%c, %i0 = "test.op"() : () -> (tensor<i1>, tensor<f32>)
// expected-error@+1 {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (2) and 'input_list' (1)}}
%r = "tosa.cond_if"(%c, %i0) ({
^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<i1>, tensor<f32>) -> (tensor<f32>)
// -----
%c, %i0 = "test.op"() : () -> (tensor<i1>, tensor<f32>)
// expected-error@+1 {{'tosa.cond_if' op require same element type for 'else_graph' arguments ('i32') and 'input_list' ('f32')}}
%r = "tosa.cond_if"(%c, %i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}, {
^bb0(%a0: tensor<i32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<i1>, tensor<f32>) -> (tensor<f32>)
// -----
%c, %i0 = "test.op"() : () -> (tensor<i1>, tensor<2xf32>)
// expected-error@+1 {{'tosa.cond_if' op require same shapes for 'then_graph' arguments ('tensor<3xf32>') and 'input_list' ('tensor<2xf32>')}}
%r = "tosa.cond_if"(%c, %i0) ({
^bb0(%a0: tensor<3xf32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}, {
^bb0(%a0: tensor<2xf32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<i1>, tensor<2xf32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
// expected-error@+1 {{'tosa.while_loop' op require same element type for 'input_list' ('f32') and 'output_list' ('i32')}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<i32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
// expected-error@+1 {{'tosa.while_loop' op require same number of values in 'input_list' (1) and 'output_list' (2)}}
%r:2 = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<2xf32>)
// expected-error@+1 {{'tosa.while_loop' op require same shapes for 'input_list' ('tensor<2xf32>') and 'output_list' ('tensor<3xf32>')}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<2xf32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<2xf32>):
%y0 = "test.op"() : () -> (tensor<2xf32>)
"tosa.yield"(%y0) : (tensor<2xf32>) -> ()
}) : (tensor<2xf32>) -> (tensor<3xf32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
// expected-error@+1 {{'tosa.while_loop' op require same element type for 'body_graph' results ('i32') and 'input_list' ('f32')}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<i32>)
"tosa.yield"(%y0) : (tensor<i32>) -> ()
}) : (tensor<f32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
// expected-error@+1 {{'tosa.while_loop' op require same number of values in 'body_graph' results (0) and 'input_list' (1)}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<f32>):
"tosa.yield"() : () -> ()
}) : (tensor<f32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<2xf32>)
// expected-error@+1 {{'tosa.while_loop' op require same shapes for 'body_graph' results ('tensor<3xf32>') and 'input_list' ('tensor<2xf32>')}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<2xf32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<2xf32>):
%y0 = "test.op"() : () -> (tensor<3xf32>)
"tosa.yield"(%y0) : (tensor<3xf32>) -> ()
}) : (tensor<2xf32>) -> (tensor<2xf32>)
// -----
%i0 = "test.op"() : () -> (tensor<2xf32>)
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<*xf32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<?xf32>):
%y0 = "test.op"() : () -> (tensor<?xf32>)
"tosa.yield"(%y0) : (tensor<?xf32>) -> ()
}) : (tensor<2xf32>) -> (tensor<?xf32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
// expected-error@+1 {{'tosa.while_loop' op require 'cond_graph' only have one result}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0, %y1 = "test.op"() : () -> (tensor<i1>, tensor<i1>)
"tosa.yield"(%y0, %y1) : (tensor<i1>, tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
// expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<2xi1>)
"tosa.yield"(%y0) : (tensor<2xi1>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
// expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<i32>'}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<i32>)
"tosa.yield"(%y0) : (tensor<i32>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<1x1xi1>)
"tosa.yield"(%y0) : (tensor<1x1xi1>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
// expected-error@+1 {{'tosa.while_loop' op require same element type for 'cond_graph' arguments ('i32') and 'input_list' ('f32')}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<i32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<f32>)
// expected-error@+1 {{'tosa.while_loop' op require same number of values in 'body_graph' arguments (2) and 'input_list' (1)}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
%y0 = "test.op"() : () -> (tensor<f32>)
"tosa.yield"(%y0) : (tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<f32>)
// -----
%i0 = "test.op"() : () -> (tensor<2xf32>)
// expected-error@+1 {{'tosa.while_loop' op require same shapes for 'body_graph' arguments ('tensor<3xf32>') and 'input_list' ('tensor<2xf32>')}}
%r = "tosa.while_loop"(%i0) ({
^bb0(%a0: tensor<2xf32>):
%y0 = "test.op"() : () -> (tensor<i1>)
"tosa.yield"(%y0) : (tensor<i1>) -> ()
}, {
^bb0(%a0: tensor<3xf32>):
%y0 = "test.op"() : () -> (tensor<2xf32>)
"tosa.yield"(%y0) : (tensor<2xf32>) -> ()
}) : (tensor<2xf32>) -> (tensor<2xf32>)
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%r = "tosa.add_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.add_shape' op operands don't have matching ranks}}
%r = "tosa.add_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.add_shape' op result shape has different rank than operands}}
%r = "tosa.add_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%r = "tosa.div_ceil_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.div_ceil_shape' op operands don't have matching ranks}}
%r = "tosa.div_ceil_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.div_ceil_shape' op result shape has different rank than operands}}
%r = "tosa.div_ceil_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%r = "tosa.div_floor_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.div_floor_shape' op operands don't have matching ranks}}
%r = "tosa.div_floor_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.div_floor_shape' op result shape has different rank than operands}}
%r = "tosa.div_floor_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%r = "tosa.max_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.max_shape' op operands don't have matching ranks}}
%r = "tosa.max_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.max_shape' op result shape has different rank than operands}}
%r = "tosa.max_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%r = "tosa.min_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.min_shape' op operands don't have matching ranks}}
%r = "tosa.min_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.min_shape' op result shape has different rank than operands}}
%r = "tosa.min_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%r = "tosa.mod_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.mod_shape' op operands don't have matching ranks}}
%r = "tosa.mod_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.mod_shape' op result shape has different rank than operands}}
%r = "tosa.mod_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%r = "tosa.mul_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.mul_shape' op operands don't have matching ranks}}
%r = "tosa.mul_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.mul_shape' op result shape has different rank than operands}}
%r = "tosa.mul_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%r = "tosa.sub_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.sub_shape' op operands don't have matching ranks}}
%r = "tosa.sub_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<1>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%b = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.sub_shape' op result shape has different rank than operands}}
%r = "tosa.sub_shape"(%a, %b) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
%r = "tosa.exp2_shape"(%a) : (!tosa.shape<2>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.exp2_shape' op result shape has different rank than operands}}
%r = "tosa.exp2_shape"(%a) : (!tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
%r = "tosa.log2_ceil_shape"(%a) : (!tosa.shape<2>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.log2_ceil_shape' op result shape has different rank than operands}}
%r = "tosa.log2_ceil_shape"(%a) : (!tosa.shape<1>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
%r = "tosa.log2_floor_shape"(%a) : (!tosa.shape<2>) -> !tosa.shape<2>
// -----
%a = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.log2_floor_shape' op result shape has different rank than operands}}
%r = "tosa.log2_floor_shape"(%a) : (!tosa.shape<1>) -> !tosa.shape<2>
