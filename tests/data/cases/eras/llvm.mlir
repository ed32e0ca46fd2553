// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- llvm.add custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.add %arg0, %arg0 : !llvm.i32
    %1 = llvm.add %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.add generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.add"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.add"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.addrspacecast custom
module {
  llvm.func @f(%arg0: !llvm<"i32*">) {
    %0 = llvm.addrspacecast %arg0 : !llvm<"i32*"> to !llvm<"i32 addrspace(2)*">
    llvm.return
  }
}

// ---- llvm.addrspacecast generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"i32*">):	// no predecessors
    %0 = "llvm.addrspacecast"(%arg0) : (!llvm<"i32*">) -> !llvm<"i32 addrspace(2)*">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32*)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.alloca custom
module {
  llvm.func @f(%arg0: !llvm.i32) {
    %0 = llvm.alloca %arg0 x !llvm.double : (!llvm.i32) -> !llvm<"double*">
    %1 = llvm.alloca %arg0 x !llvm<"{ i32, i8* }"> {alignment = 8 : i64} : (!llvm.i32) -> !llvm<"{ i32, i8* }*">
    llvm.return
  }
}

// ---- llvm.alloca generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    %0 = "llvm.alloca"(%arg0) : (!llvm.i32) -> !llvm<"double*">
    %1 = "llvm.alloca"(%arg0) {alignment = 8 : i64} : (!llvm.i32) -> !llvm<"{ i32, i8* }*">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.and custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.and %arg0, %arg0 : !llvm.i32
    %1 = llvm.and %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.and generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.and"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.and"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.ashr custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.ashr %arg0, %arg0 : !llvm.i32
    %1 = llvm.ashr %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.ashr generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.ashr"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.ashr"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.bitcast custom
module {
  llvm.func @f(%arg0: !llvm<"i32*">) {
    %0 = llvm.bitcast %arg0 : !llvm<"i32*"> to !llvm<"i8*">
    llvm.return
  }
}

// ---- llvm.bitcast generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"i32*">):	// no predecessors
    %0 = "llvm.bitcast"(%arg0) : (!llvm<"i32*">) -> !llvm<"i8*">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32*)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.br custom
module {
  llvm.func @f(%arg0: !llvm.i32) {
    llvm.br ^bb1(%arg0 : !llvm.i32)
  ^bb1(%0: !llvm.i32):	// pred: ^bb0
    llvm.br ^bb2
  ^bb2:	// pred: ^bb1
    llvm.return
  }
}

// ---- llvm.br generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    "llvm.br"()[^bb1(%arg0 : !llvm.i32)] : () -> ()
  ^bb1(%0: !llvm.i32):	// pred: ^bb0
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:	// pred: ^bb1
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.call custom
module {
  llvm.func @g(!llvm.i32) -> !llvm<"{ i32, float }">
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"i32 (i32, float)*">, %arg2: !llvm.float, %arg3: !llvm<"void ()*">) {
    %0 = llvm.call @g(%arg0) : (!llvm.i32) -> !llvm<"{ i32, float }">
    %1 = llvm.call %arg1(%arg0, %arg2) : (!llvm.i32, !llvm.float) -> !llvm.i32
    llvm.call %arg3() : () -> ()
    llvm.return
  }
}

// ---- llvm.call generic
"module"() ( {
  "llvm.func"() ( {
  }) {linkage = 10 : i64, sym_name = "g", type = !llvm<"{ i32, float } (i32)">} : () -> ()
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"i32 (i32, float)*">, %arg2: !llvm.float, %arg3: !llvm<"void ()*">):	// no predecessors
    %0 = "llvm.call"(%arg0) {callee = @g} : (!llvm.i32) -> !llvm<"{ i32, float }">
    %1 = "llvm.call"(%arg1, %arg0, %arg2) : (!llvm<"i32 (i32, float)*">, !llvm.i32, !llvm.float) -> !llvm.i32
    "llvm.call"(%arg3) : (!llvm<"void ()*">) -> ()
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, i32 (i32, float)*, float, void ()*)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.cond_br custom
module {
  llvm.func @f(%arg0: !llvm.i1, %arg1: !llvm.i32) {
    llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.i32), ^bb2
  ^bb1(%0: !llvm.i32):	// pred: ^bb0
    llvm.br ^bb2
  ^bb2:	// 2 preds: ^bb0, ^bb1
    llvm.return
  }
}

// ---- llvm.cond_br generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i1, %arg1: !llvm.i32):	// no predecessors
    "llvm.cond_br"(%arg0)[^bb1(%arg1 : !llvm.i32), ^bb2] : (!llvm.i1) -> ()
  ^bb1(%0: !llvm.i32):	// pred: ^bb0
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:	// 2 preds: ^bb0, ^bb1
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i1, i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.extractelement custom
module {
  llvm.func @f(%arg0: !llvm<"<4 x float>">, %arg1: !llvm.i32) {
    %0 = llvm.extractelement %arg0[%arg1 : !llvm.i32] : !llvm<"<4 x float>">
    llvm.return
  }
}

// ---- llvm.extractelement generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"<4 x float>">, %arg1: !llvm.i32):	// no predecessors
    %0 = "llvm.extractelement"(%arg0, %arg1) : (!llvm<"<4 x float>">, !llvm.i32) -> !llvm.float
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (<4 x float>, i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.extractvalue custom
module {
  llvm.func @f(%arg0: !llvm<"{ i64, { float*, [2 x i64] } }">) {
    %0 = llvm.extractvalue %arg0[0] : !llvm<"{ i64, { float*, [2 x i64] } }">
    %1 = llvm.extractvalue %arg0[1, 1, 0] : !llvm<"{ i64, { float*, [2 x i64] } }">
    llvm.return
  }
}

// ---- llvm.extractvalue generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"{ i64, { float*, [2 x i64] } }">):	// no predecessors
    %0 = "llvm.extractvalue"(%arg0) {position = [0]} : (!llvm<"{ i64, { float*, [2 x i64] } }">) -> !llvm.i64
    %1 = "llvm.extractvalue"(%arg0) {position = [1, 1, 0]} : (!llvm<"{ i64, { float*, [2 x i64] } }">) -> !llvm.i64
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ({ i64, { float*, [2 x i64] } })">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fadd custom
module {
  llvm.func @f(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">) {
    %0 = llvm.fadd %arg0, %arg0 : !llvm.float
    %1 = llvm.fadd %arg1, %arg1 : !llvm<"<4 x float>">
    llvm.return
  }
}

// ---- llvm.fadd generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">):	// no predecessors
    %0 = "llvm.fadd"(%arg0, %arg0) : (!llvm.float, !llvm.float) -> !llvm.float
    %1 = "llvm.fadd"(%arg1, %arg1) : (!llvm<"<4 x float>">, !llvm<"<4 x float>">) -> !llvm<"<4 x float>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float, <4 x float>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fcmp custom
module {
  llvm.func @f(%arg0: !llvm.float) {
    %0 = llvm.fcmp "oeq" %arg0, %arg0 : !llvm.float
    %1 = llvm.fcmp "uno" %arg0, %arg0 : !llvm.float
    llvm.return
  }
}

// ---- llvm.fcmp generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float):	// no predecessors
    %0 = "llvm.fcmp"(%arg0, %arg0) {predicate = 1 : i64} : (!llvm.float, !llvm.float) -> !llvm.i1
    %1 = "llvm.fcmp"(%arg0, %arg0) {predicate = 14 : i64} : (!llvm.float, !llvm.float) -> !llvm.i1
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fdiv custom
module {
  llvm.func @f(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">) {
    %0 = llvm.fdiv %arg0, %arg0 : !llvm.float
    %1 = llvm.fdiv %arg1, %arg1 : !llvm<"<4 x float>">
    llvm.return
  }
}

// ---- llvm.fdiv generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">):	// no predecessors
    %0 = "llvm.fdiv"(%arg0, %arg0) : (!llvm.float, !llvm.float) -> !llvm.float
    %1 = "llvm.fdiv"(%arg1, %arg1) : (!llvm<"<4 x float>">, !llvm<"<4 x float>">) -> !llvm<"<4 x float>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float, <4 x float>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fmul custom
module {
  llvm.func @f(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">) {
    %0 = llvm.fmul %arg0, %arg0 : !llvm.float
    %1 = llvm.fmul %arg1, %arg1 : !llvm<"<4 x float>">
    llvm.return
  }
}

// ---- llvm.fmul generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">):	// no predecessors
    %0 = "llvm.fmul"(%arg0, %arg0) : (!llvm.float, !llvm.float) -> !llvm.float
    %1 = "llvm.fmul"(%arg1, %arg1) : (!llvm<"<4 x float>">, !llvm<"<4 x float>">) -> !llvm<"<4 x float>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float, <4 x float>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fneg custom
module {
  llvm.func @f(%arg0: !llvm.float) {
    %0 = llvm.fneg %arg0 : !llvm.float
    llvm.return
  }
}

// ---- llvm.fneg generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float):	// no predecessors
    %0 = "llvm.fneg"(%arg0) : (!llvm.float) -> !llvm.float
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fpext custom
module {
  llvm.func @f(%arg0: !llvm.float) {
    %0 = llvm.fpext %arg0 : !llvm.float to !llvm.double
    llvm.return
  }
}

// ---- llvm.fpext generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float):	// no predecessors
    %0 = "llvm.fpext"(%arg0) : (!llvm.float) -> !llvm.double
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fptosi custom
module {
  llvm.func @f(%arg0: !llvm.float) {
    %0 = llvm.fptosi %arg0 : !llvm.float to !llvm.i32
    llvm.return
  }
}

// ---- llvm.fptosi generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float):	// no predecessors
    %0 = "llvm.fptosi"(%arg0) : (!llvm.float) -> !llvm.i32
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fptoui custom
module {
  llvm.func @f(%arg0: !llvm.float) {
    %0 = llvm.fptoui %arg0 : !llvm.float to !llvm.i32
    llvm.return
  }
}

// ---- llvm.fptoui generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float):	// no predecessors
    %0 = "llvm.fptoui"(%arg0) : (!llvm.float) -> !llvm.i32
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fptrunc custom
module {
  llvm.func @f(%arg0: !llvm.float) {
    %0 = llvm.fptrunc %arg0 : !llvm.float to !llvm.half
    llvm.return
  }
}

// ---- llvm.fptrunc generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float):	// no predecessors
    %0 = "llvm.fptrunc"(%arg0) : (!llvm.float) -> !llvm.half
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.frem custom
module {
  llvm.func @f(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">) {
    %0 = llvm.frem %arg0, %arg0 : !llvm.float
    %1 = llvm.frem %arg1, %arg1 : !llvm<"<4 x float>">
    llvm.return
  }
}

// ---- llvm.frem generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">):	// no predecessors
    %0 = "llvm.frem"(%arg0, %arg0) : (!llvm.float, !llvm.float) -> !llvm.float
    %1 = "llvm.frem"(%arg1, %arg1) : (!llvm<"<4 x float>">, !llvm<"<4 x float>">) -> !llvm<"<4 x float>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float, <4 x float>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.fsub custom
module {
  llvm.func @f(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">) {
    %0 = llvm.fsub %arg0, %arg0 : !llvm.float
    %1 = llvm.fsub %arg1, %arg1 : !llvm<"<4 x float>">
    llvm.return
  }
}

// ---- llvm.fsub generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.float, %arg1: !llvm<"<4 x float>">):	// no predecessors
    %0 = "llvm.fsub"(%arg0, %arg0) : (!llvm.float, !llvm.float) -> !llvm.float
    %1 = "llvm.fsub"(%arg1, %arg1) : (!llvm<"<4 x float>">, !llvm<"<4 x float>">) -> !llvm<"<4 x float>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float, <4 x float>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.func custom
module {
  llvm.func @decl(!llvm.i64, !llvm<"i8*"> {llvm.noalias = true}) -> !llvm<"i8*">
  llvm.func @var(!llvm<"i8*">, ...) -> !llvm.i32
  llvm.func @none(...)
  llvm.func internal @body(%arg0: !llvm.i32 {llvm.x = 1 : i64}) -> !llvm.i32 attributes {tag} {
    llvm.return %arg0 : !llvm.i32
  }
}

// ---- llvm.func generic
"module"() ( {
  "llvm.func"() ( {
  }) {arg1 = {llvm.noalias = true}, linkage = 10 : i64, sym_name = "decl", type = !llvm<"i8* (i64, i8*)">} : () -> ()
  "llvm.func"() ( {
  }) {linkage = 10 : i64, sym_name = "var", type = !llvm<"i32 (i8*, ...)">} : () -> ()
  "llvm.func"() ( {
  }) {linkage = 10 : i64, sym_name = "none", type = !llvm<"void (...)">} : () -> ()
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    "llvm.return"(%arg0) : (!llvm.i32) -> ()
  }) {arg0 = {llvm.x = 1 : i64}, linkage = 1 : i64, sym_name = "body", tag, type = !llvm<"i32 (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.getelementptr custom
module {
  llvm.func @f(%arg0: !llvm<"{ i32, [4 x float] }*">, %arg1: !llvm.i32) {
    %0 = llvm.getelementptr %arg0[%arg1, %arg1] : (!llvm<"{ i32, [4 x float] }*">, !llvm.i32, !llvm.i32) -> !llvm<"float*">
    llvm.return
  }
}

// ---- llvm.getelementptr generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"{ i32, [4 x float] }*">, %arg1: !llvm.i32):	// no predecessors
    %0 = "llvm.getelementptr"(%arg0, %arg1, %arg1) : (!llvm<"{ i32, [4 x float] }*">, !llvm.i32, !llvm.i32) -> !llvm<"float*">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ({ i32, [4 x float] }*, i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.icmp custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.icmp "eq" %arg0, %arg0 : !llvm.i32
    %1 = llvm.icmp "ult" %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.icmp generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.icmp"(%arg0, %arg0) {predicate = 0 : i64} : (!llvm.i32, !llvm.i32) -> !llvm.i1
    %1 = "llvm.icmp"(%arg1, %arg1) {predicate = 6 : i64} : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i1>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.insertelement custom
module {
  llvm.func @f(%arg0: !llvm<"<4 x float>">, %arg1: !llvm.i32, %arg2: !llvm.float) {
    %0 = llvm.insertelement %arg2, %arg0[%arg1 : !llvm.i32] : !llvm<"<4 x float>">
    llvm.return
  }
}

// ---- llvm.insertelement generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"<4 x float>">, %arg1: !llvm.i32, %arg2: !llvm.float):	// no predecessors
    %0 = "llvm.insertelement"(%arg0, %arg2, %arg1) : (!llvm<"<4 x float>">, !llvm.float, !llvm.i32) -> !llvm<"<4 x float>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (<4 x float>, i32, float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.insertvalue custom
module {
  llvm.func @f(%arg0: !llvm<"{ i64, { float*, [2 x i64] } }">, %arg1: !llvm<"float*">) {
    %0 = llvm.insertvalue %arg1, %arg0[1, 0] : !llvm<"{ i64, { float*, [2 x i64] } }">
    llvm.return
  }
}

// ---- llvm.insertvalue generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"{ i64, { float*, [2 x i64] } }">, %arg1: !llvm<"float*">):	// no predecessors
    %0 = "llvm.insertvalue"(%arg0, %arg1) {position = [1, 0]} : (!llvm<"{ i64, { float*, [2 x i64] } }">, !llvm<"float*">) -> !llvm<"{ i64, { float*, [2 x i64] } }">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ({ i64, { float*, [2 x i64] } }, float*)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.inttoptr custom
module {
  llvm.func @f(%arg0: !llvm.i32) {
    %0 = llvm.inttoptr %arg0 : !llvm.i32 to !llvm<"i32*">
    llvm.return
  }
}

// ---- llvm.inttoptr generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    %0 = "llvm.inttoptr"(%arg0) : (!llvm.i32) -> !llvm<"i32*">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.load custom
module {
  llvm.func @f(%arg0: !llvm<"float addrspace(3)*">) {
    %0 = llvm.load %arg0 : !llvm<"float addrspace(3)*">
    llvm.return
  }
}

// ---- llvm.load generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"float addrspace(3)*">):	// no predecessors
    %0 = "llvm.load"(%arg0) : (!llvm<"float addrspace(3)*">) -> !llvm.float
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float addrspace(3)*)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.lshr custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.lshr %arg0, %arg0 : !llvm.i32
    %1 = llvm.lshr %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.lshr generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.lshr"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.lshr"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.mlir.addressof custom
module {
  llvm.mlir.global external @g(42 : i64) : !llvm.i64
  llvm.func @f() {
    %0 = llvm.mlir.addressof @g : !llvm<"i64*">
    llvm.return
  }
}

// ---- llvm.mlir.addressof generic
"module"() ( {
  "llvm.mlir.global"() ( {
  }) {linkage = 10 : i64, sym_name = "g", type = !llvm.i64, value = 42 : i64} : () -> ()
  "llvm.func"() ( {
    %0 = "llvm.mlir.addressof"() {global_name = @g} : () -> !llvm<"i64*">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ()">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.mlir.constant custom
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(42 : i64) : !llvm.i64
    %1 = llvm.mlir.constant(1.500000e+00 : f64) : !llvm.double
    %2 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : !llvm<"<4 x float>">
    llvm.return
  }
}

// ---- llvm.mlir.constant generic
"module"() ( {
  "llvm.func"() ( {
    %0 = "llvm.mlir.constant"() {value = 42 : i64} : () -> !llvm.i64
    %1 = "llvm.mlir.constant"() {value = 1.500000e+00 : f64} : () -> !llvm.double
    %2 = "llvm.mlir.constant"() {value = dense<1.000000e+00> : vector<4xf32>} : () -> !llvm<"<4 x float>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ()">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.mlir.global custom
module {
  llvm.mlir.global internal @a(42 : i32) {addr_space = 3 : i32} : !llvm.i32
  llvm.mlir.global external constant @s("foobar") : !llvm<"[6 x i8]">
  llvm.mlir.global private constant @t("foo") : !llvm<"[3 x i8]">
  llvm.mlir.global weak @u() : !llvm.i64
  llvm.mlir.global internal constant @r() : !llvm<"i8*"> {
    %0 = llvm.mlir.null : !llvm<"i8*">
    llvm.return %0 : !llvm<"i8*">
  }
}

// ---- llvm.mlir.global generic
"module"() ( {
  "llvm.mlir.global"() ( {
  }) {addr_space = 3 : i32, linkage = 1 : i64, sym_name = "a", type = !llvm.i32, value = 42 : i32} : () -> ()
  "llvm.mlir.global"() ( {
  }) {constant, linkage = 10 : i64, sym_name = "s", type = !llvm<"[6 x i8]">, value = "foobar"} : () -> ()
  "llvm.mlir.global"() ( {
  }) {constant, linkage = 0 : i64, sym_name = "t", type = !llvm<"[3 x i8]">, value = "foo"} : () -> ()
  "llvm.mlir.global"() ( {
  }) {linkage = 4 : i64, sym_name = "u", type = !llvm.i64} : () -> ()
  "llvm.mlir.global"() ( {
    %0 = "llvm.mlir.null"() : () -> !llvm<"i8*">
    "llvm.return"(%0) : (!llvm<"i8*">) -> ()
  }) {constant, linkage = 1 : i64, sym_name = "r", type = !llvm<"i8*">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.mlir.null custom
module {
  llvm.func @f() {
    %0 = llvm.mlir.null : !llvm<"i8*">
    llvm.return
  }
}

// ---- llvm.mlir.null generic
"module"() ( {
  "llvm.func"() ( {
    %0 = "llvm.mlir.null"() : () -> !llvm<"i8*">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ()">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.mlir.undef custom
module {
  llvm.func @f() {
    %0 = llvm.mlir.undef : !llvm<"{ i32, float }">
    llvm.return
  }
}

// ---- llvm.mlir.undef generic
"module"() ( {
  "llvm.func"() ( {
    %0 = "llvm.mlir.undef"() : () -> !llvm<"{ i32, float }">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ()">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.mul custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.mul %arg0, %arg0 : !llvm.i32
    %1 = llvm.mul %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.mul generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.mul"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.mul"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.or custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.or %arg0, %arg0 : !llvm.i32
    %1 = llvm.or %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.or generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.or"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.or"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.ptrtoint custom
module {
  llvm.func @f(%arg0: !llvm<"i32*">) {
    %0 = llvm.ptrtoint %arg0 : !llvm<"i32*"> to !llvm.i32
    llvm.return
  }
}

// ---- llvm.ptrtoint generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"i32*">):	// no predecessors
    %0 = "llvm.ptrtoint"(%arg0) : (!llvm<"i32*">) -> !llvm.i32
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32*)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.return custom
module {
  llvm.func @f(%arg0: !llvm.i32) -> !llvm.i32 {
    llvm.return %arg0 : !llvm.i32
  }
}

// ---- llvm.return generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    "llvm.return"(%arg0) : (!llvm.i32) -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"i32 (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.sdiv custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.sdiv %arg0, %arg0 : !llvm.i32
    %1 = llvm.sdiv %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.sdiv generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.sdiv"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.sdiv"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.select custom
module {
  llvm.func @f(%arg0: !llvm.i1, %arg1: !llvm.i32) {
    %0 = llvm.select %arg0, %arg1, %arg1 : !llvm.i1, !llvm.i32
    llvm.return
  }
}

// ---- llvm.select generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i1, %arg1: !llvm.i32):	// no predecessors
    %0 = "llvm.select"(%arg0, %arg1, %arg1) : (!llvm.i1, !llvm.i32, !llvm.i32) -> !llvm.i32
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i1, i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.sext custom
module {
  llvm.func @f(%arg0: !llvm.i32) {
    %0 = llvm.sext %arg0 : !llvm.i32 to !llvm.i64
    llvm.return
  }
}

// ---- llvm.sext generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    %0 = "llvm.sext"(%arg0) : (!llvm.i32) -> !llvm.i64
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.shl custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.shl %arg0, %arg0 : !llvm.i32
    %1 = llvm.shl %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.shl generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.shl"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.shl"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.shufflevector custom
module {
  llvm.func @f(%arg0: !llvm<"<4 x float>">) {
    %0 = llvm.shufflevector %arg0, %arg0 [0 : i32, 0 : i32, 7 : i32] : !llvm<"<4 x float>">, !llvm<"<4 x float>">
    llvm.return
  }
}

// ---- llvm.shufflevector generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"<4 x float>">):	// no predecessors
    %0 = "llvm.shufflevector"(%arg0, %arg0) {mask = [0 : i32, 0 : i32, 7 : i32]} : (!llvm<"<4 x float>">, !llvm<"<4 x float>">) -> !llvm<"<3 x float>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (<4 x float>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.sitofp custom
module {
  llvm.func @f(%arg0: !llvm.i32) {
    %0 = llvm.sitofp %arg0 : !llvm.i32 to !llvm.float
    llvm.return
  }
}

// ---- llvm.sitofp generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    %0 = "llvm.sitofp"(%arg0) : (!llvm.i32) -> !llvm.float
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.srem custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.srem %arg0, %arg0 : !llvm.i32
    %1 = llvm.srem %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.srem generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.srem"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.srem"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.store custom
module {
  llvm.func @f(%arg0: !llvm<"float*">, %arg1: !llvm.float) {
    llvm.store %arg1, %arg0 : !llvm<"float*">
    llvm.return
  }
}

// ---- llvm.store generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm<"float*">, %arg1: !llvm.float):	// no predecessors
    "llvm.store"(%arg1, %arg0) : (!llvm.float, !llvm<"float*">) -> ()
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (float*, float)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.sub custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.sub %arg0, %arg0 : !llvm.i32
    %1 = llvm.sub %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.sub generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.sub"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.sub"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.trunc custom
module {
  llvm.func @f(%arg0: !llvm.i32) {
    %0 = llvm.trunc %arg0 : !llvm.i32 to !llvm.i8
    llvm.return
  }
}

// ---- llvm.trunc generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    %0 = "llvm.trunc"(%arg0) : (!llvm.i32) -> !llvm.i8
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.udiv custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.udiv %arg0, %arg0 : !llvm.i32
    %1 = llvm.udiv %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.udiv generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.udiv"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.udiv"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.uitofp custom
module {
  llvm.func @f(%arg0: !llvm.i32) {
    %0 = llvm.uitofp %arg0 : !llvm.i32 to !llvm.float
    llvm.return
  }
}

// ---- llvm.uitofp generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    %0 = "llvm.uitofp"(%arg0) : (!llvm.i32) -> !llvm.float
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.unreachable custom
module {
  llvm.func @f() {
    llvm.unreachable
  }
}

// ---- llvm.unreachable generic
"module"() ( {
  "llvm.func"() ( {
    "llvm.unreachable"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void ()">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.urem custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.urem %arg0, %arg0 : !llvm.i32
    %1 = llvm.urem %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.urem generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.urem"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.urem"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.xor custom
module {
  llvm.func @f(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">) {
    %0 = llvm.xor %arg0, %arg0 : !llvm.i32
    %1 = llvm.xor %arg1, %arg1 : !llvm<"<4 x i64>">
    llvm.return
  }
}

// ---- llvm.xor generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32, %arg1: !llvm<"<4 x i64>">):	// no predecessors
    %0 = "llvm.xor"(%arg0, %arg0) : (!llvm.i32, !llvm.i32) -> !llvm.i32
    %1 = "llvm.xor"(%arg1, %arg1) : (!llvm<"<4 x i64>">, !llvm<"<4 x i64>">) -> !llvm<"<4 x i64>">
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32, <4 x i64>)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- llvm.zext custom
module {
  llvm.func @f(%arg0: !llvm.i32) {
    %0 = llvm.zext %arg0 : !llvm.i32 to !llvm.i64
    llvm.return
  }
}

// ---- llvm.zext generic
"module"() ( {
  "llvm.func"() ( {
  ^bb0(%arg0: !llvm.i32):	// no predecessors
    %0 = "llvm.zext"(%arg0) : (!llvm.i32) -> !llvm.i64
    "llvm.return"() : () -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm<"void (i32)">} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

