// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {gpu.container_module} {
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'm' is undefined}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function '@m::@k' is undefined}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op type of function argument 0 does not match}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i: index)
    return
  }
}
// -----
module {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  module @m {
    gpu.module @k {
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel module 'm' is undefined}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @k() {
      llvm.return
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'm' is undefined}}
    gpu.launch_func @m blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected void return type for kernel function}}
  gpu.func @f() -> i32 kernel {
    %0 = arith.constant 1 : i32
    gpu.return %0 : i32
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @returns() -> i32 {
    return
  }
  func.func @launches(%s: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'm' is undefined}}
    gpu.launch_func @m::@k blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
}
// -----
func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op expected memref type in attribution}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%0: index, %1: index, %2: index, %3: index, %4: index, %5: index, %6: index, %7: index, %8: index, %9: index, %10: index, %11: index, %12: index):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%0: index, %1: index, %2: index, %3: index, %4: index, %5: index, %6: index, %7: index, %8: index, %9: index, %10: index, %11: index, %12: memref<4xf32>):
    gpu.terminator
  }) {workgroup_attributions = 2 : i64} : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op expected memory space workgroup in attribution}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%0: index, %1: index, %2: index, %3: index, %4: index, %5: index, %6: index, %7: index, %8: index, %9: index, %10: index, %11: index, %12: memref<4xf32, #gpu.address_space<private>>):
    gpu.terminator
  }) {workgroup_attributions = 1 : i64} : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%0: index, %1: index, %2: index, %3: index, %4: index, %5: index, %6: index, %7: index, %8: index, %9: index, %10: index, %11: i32, %12: memref<4xf32, #gpu.address_space<workgroup>>, %13: memref<4xf32, #gpu.address_space<private>>):
    gpu.terminator
  }) {workgroup_attributions = 1 : i64} : (index, index, index, index, index, index) -> ()
  return
}
