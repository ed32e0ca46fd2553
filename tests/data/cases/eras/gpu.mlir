// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- gpu.barrier custom
module {
  func @f() {
    gpu.barrier
    return
  }
}

// ---- gpu.barrier generic
"module"() ( {
  func @f() {
    "gpu.barrier"() : () -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- gpu.func custom
module @kernels attributes {gpu.kernel_module} {
  gpu.func @k(%arg0: f32, %arg1: memref<?xf32, 1> {llvm.noalias = true}) workgroup(%arg2 : memref<4xf32, 3>) private(%arg3 : memref<1xf32, 5>) kernel {
    gpu.return
  }
  gpu.func @g() -> f32 attributes {tag} {
    %cst = constant 1.000000e+00 : f32
    gpu.return %cst : f32
  }
}

// ---- gpu.func generic
"module"() ( {
  "gpu.func"() ( {
  ^bb0(%arg0: f32, %arg1: memref<?xf32, 1>, %arg2: memref<4xf32, 3>, %arg3: memref<1xf32, 5>):	// no predecessors
    "gpu.return"() : () -> ()
  }) {arg1 = {llvm.noalias = true}, gpu.kernel, sym_name = "k", type = (f32, memref<?xf32, 1>) -> (), workgroup_attributions = 1 : i64} : () -> ()
  "gpu.func"() ( {
    %0 = "std.constant"() {value = 1.000000e+00 : f32} : () -> f32
    "gpu.return"(%0) : (f32) -> ()
  }) {sym_name = "g", tag, type = () -> f32, workgroup_attributions = 0 : i64} : () -> ()
  "module_terminator"() : () -> ()
}) {gpu.kernel_module, sym_name = "kernels"} : () -> ()

// ---- gpu.launch custom
module {
  func @f(%arg0: index, %arg1: memref<?xf32>) {
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
      "test.x"(%arg5, %arg13) : (index, index) -> ()
      gpu.return
    }
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) args(%arg14 = %arg0, %arg15 = %arg1) : index, memref<?xf32> {
      "test.x"(%arg14, %arg15) : (index, memref<?xf32>) -> ()
      gpu.return
    }
    return
  }
}

// ---- gpu.launch generic
"module"() ( {
  func @f(%arg0: index, %arg1: memref<?xf32>) {
    "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) ( {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index):	// no predecessors
      "test.x"(%arg5, %arg13) : (index, index) -> ()
      "gpu.return"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) ( {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: memref<?xf32>):	// no predecessors
      "test.x"(%arg14, %arg15) : (index, memref<?xf32>) -> ()
      "gpu.return"() : () -> ()
    }) : (index, index, index, index, index, index, index, memref<?xf32>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

