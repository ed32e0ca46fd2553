// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: i32):
    %2 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg3, %2) ({
    ^bb0(%arg16: i32):
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "omp.canonical_loop"(%arg3) ({
    ^bb0(%arg15: i32):
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    %3 = "omp.new_cli"() : () -> !omp.cli
    %4 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg3, %3) ({
    ^bb0(%arg12: i32):
      "omp.canonical_loop"(%arg3, %4) ({
      ^bb0(%arg13: i32):
        "omp.canonical_loop"(%arg3) ({
        ^bb0(%arg14: i32):
          "omp.terminator"() : () -> ()
        }) : (i32) -> ()
        "omp.terminator"() : () -> ()
      }) : (i32, !omp.cli) -> ()
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    %5 = "omp.new_cli"() : () -> !omp.cli
    %6 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg3, %5) ({
    ^bb0(%arg8: i32):
      "omp.canonical_loop"(%arg3, %6) ({
      ^bb0(%arg11: i32):
        "omp.terminator"() : () -> ()
      }) : (i32, !omp.cli) -> ()
      "omp.canonical_loop"(%arg3) ({
      ^bb0(%arg9: i32):
        %18 = "omp.new_cli"() : () -> !omp.cli
        "omp.canonical_loop"(%arg3, %18) ({
        ^bb0(%arg10: i32):
          "omp.terminator"() : () -> ()
        }) : (i32, !omp.cli) -> ()
        "omp.terminator"() : () -> ()
      }) : (i32) -> ()
      %17 = "llvm.mlir.constant"() <{value = true}> : () -> i1
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    %7 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg3, %7) ({
    ^bb0(%arg7: i32):
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "omp.unroll_heuristic"(%7) : (!omp.cli) -> ()
    %8 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg3, %8) ({
    ^bb0(%arg6: i32):
      "llvm.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    %9 = "omp.new_cli"() : () -> !omp.cli
    %10 = "omp.new_cli"() : () -> !omp.cli
    "omp.tile"(%9, %10, %2, %arg3) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (!omp.cli, !omp.cli, !omp.cli, i32) -> ()
    %11 = "omp.new_cli"() : () -> !omp.cli
    %12 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg3, %11) ({
    ^bb0(%arg4: i32):
      "omp.canonical_loop"(%arg3, %12) ({
      ^bb0(%arg5: i32):
        "omp.terminator"() : () -> ()
      }) : (i32, !omp.cli) -> ()
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    %13 = "omp.new_cli"() : () -> !omp.cli
    %14 = "omp.new_cli"() : () -> !omp.cli
    %15 = "omp.new_cli"() : () -> !omp.cli
    %16 = "omp.new_cli"() : () -> !omp.cli
    "omp.tile"(%13, %14, %15, %16, %11, %12, %arg3, %arg3) <{operandSegmentSizes = array<i32: 4, 2, 2>}> : (!omp.cli, !omp.cli, !omp.cli, !omp.cli, !omp.cli, !omp.cli, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "x", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      %0 = "omp.new_cli"() : () -> !omp.cli
      "omp.canonical_loop"(%arg0, %0) ({
      ^bb0(%arg1: i32):
        "llvm.br"()[^bb1] : () -> ()
      ^bb1:  // pred: ^bb0
        %1 = "omp.new_cli"() : () -> !omp.cli
        "omp.canonical_loop"(%arg0, %1) ({
        ^bb0(%arg2: i32):
          "omp.terminator"() : () -> ()
        }) : (i32, !omp.cli) -> ()
        "omp.terminator"() : () -> ()
      }) : (i32, !omp.cli) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
