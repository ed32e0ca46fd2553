// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- nvvm.barrier0 custom
module {
  llvm.func @f() {
    nvvm.barrier0
    llvm.return
  }
}

// ---- nvvm.barrier0 generic
"module"() ( {
  "llvm.func"() ( {
    "nvvm.barrier0"() : () -> ()
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ()">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- nvvm.mma.sync custom
module {
  llvm.func @f(%arg0: !llvm<"<2 x half>">, %arg1: !llvm.float) {
    %0 = nvvm.mma.sync %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1 {alayout = "row", blayout = "col"} : (!llvm<"<2 x half>">, !llvm<"<2 x half>">, !llvm<"<2 x half>">, !llvm<"<2 x half>">, !llvm.float, !llvm.float, !llvm.float, !llvm.float, !llvm.float, !llvm.float, !llvm.float, !llvm.float) -> !llvm<"{ float, float, float, float, float, float, float, float }">
    llvm.return
  }
}

// ---- nvvm.mma.sync generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"<2 x half>">, %arg1: !llvm.float):	// no predecessors
    %0 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1) {alayout = "row", blayout = "col"} : (!llvm<"<2 x half>">, !llvm<"<2 x half>">, !llvm<"<2 x half>">, !llvm<"<2 x half>">, !llvm.float, !llvm.float, !llvm.float, !llvm.float, !llvm.float, !llvm.float, !llvm.float, !llvm.float) -> !llvm<"{ float, float, float, float, float, float, float, float }">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (<2 x half>, float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- nvvm.read.ptx.sreg.tid.x custom
module {
  llvm.func @f() {
    %0 = nvvm.read.ptx.sreg.tid.x : !llvm.i32
    %1 = nvvm.read.ptx.sreg.nctaid.z : !llvm.i32
    %2 = nvvm.read.ptx.sreg.laneid : !llvm.i32
    llvm.return
  }
}

// ---- nvvm.read.ptx.sreg.tid.x generic
"module"() ( {
  "llvm.func"() ( {
    %0 = "nvvm.read.ptx.sreg.tid.x"() : () -> !llvm.i32
    %1 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> !llvm.i32
    %2 = "nvvm.read.ptx.sreg.laneid"() : () -> !llvm.i32
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ()">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- nvvm.shfl.sync.bfly custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm.float) {
    %0 = nvvm.shfl.sync.bfly %arg0, %arg1, %arg0, %arg0 : !llvm.float
    %1 = nvvm.shfl.sync.bfly %arg0, %arg1, %arg0, %arg0 {return_value_and_is_valid} : !llvm<"{ float, i1 }">
    llvm.return
  }
}

// ---- nvvm.shfl.sync.bfly generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm.float):	// no predecessors
    %0 = "nvvm.shfl.sync.bfly"(%arg0, %arg1, %arg0, %arg0) : (!llvm.i32, !llvm.float, !llvm.i32, !llvm.i32) -> !llvm.float
    %1 = "nvvm.shfl.sync.bfly"(%arg0, %arg1, %arg0, %arg0) {return_value_and_is_valid} : (!llvm.i32, !llvm.float, !llvm.i32, !llvm.i32) -> !llvm<"{ float, i1 }">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- nvvm.vote.ballot.sync custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm.i1) {
    %0 = nvvm.vote.ballot.sync %arg0, %arg1 : !llvm.i32
    llvm.return
  }
}

// ---- nvvm.vote.ballot.sync generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm.i1):	// no predecessors
    %0 = "nvvm.vote.ballot.sync"(%arg0, %arg1) : (!llvm.i32, !llvm.i1) -> !llvm.i32
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, i1)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

