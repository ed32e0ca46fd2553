// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- rocdl.workitem.id.x custom
module {
  llvm.func @f() {
    %0 = rocdl.workitem.id.x : !llvm.i32
    %1 = rocdl.grid.dim.z : !llvm.i64
    llvm.return
  }
}

// ---- rocdl.workitem.id.x generic
"module"() ( {
  "llvm.func"() ( {
    %0 = "rocdl.workitem.id.x"() : () -> !llvm.i32
    %1 = "rocdl.grid.dim.z"() : () -> !llvm.i64
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ()">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

