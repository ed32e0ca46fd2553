// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "gpu.module"() <{"sym_name" = "gpu"}> ({
    "func.func"() <{"function_type" = () -> (), "sym_name" = "kernel"}> ({
      %n = "arith.constant"() <{"value" = 13 : index}> : () -> index
      %bx = "gpu.block_id"() <{"dimension" = #gpu<dim x>}> : () -> index
      %tx = "gpu.thread_id"() <{"dimension" = #gpu<dim y>}> : () -> index
      %bd = "gpu.block_dim"() <{"dimension" = #gpu<dim z>}> : () -> index
      "gpu.barrier"() : () -> ()
      "test.op"(%bx, %tx, %bd) : (index, index, index) -> ()
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) {"gpu.container_module"} : () -> ()
