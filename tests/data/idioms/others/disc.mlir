// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main(%ctx: !disc_ral.context, %arg0: memref<?xf32, "gpu">) attributes {tf.entry_function = {input_placements = "gpu", inputs = "input0", output_placements = "gpu", outputs = "output0"}} {
  %c0 = arith.constant 0 : index
  %0 = "disc_ral.recv_input"(%ctx, %c0) : (!disc_ral.context, index) -> memref<?xf32, "gpu">
  "lmhlo.abs"(%0, %arg0) {disc.device = "gpu"} : (memref<?xf32, "gpu">, memref<?xf32, "gpu">) -> ()
  "disc_ral.send_output"(%ctx, %c0, %arg0) : (!disc_ral.context, index, memref<?xf32, "gpu">) -> ()
  "disc_shape.dim"() {name = @S0} : () -> index
  return
}
