// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg10: i32):
    %8 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg10, %8) ({
    ^bb0(%arg11: i32):
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg4: i32):
    %2 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg4, %2) ({
    ^bb0(%arg5: i32):
      %3 = "llvm.mlir.constant"() <{value = true}> : () -> i1
      "scf.if"(%3) ({
        %6 = "omp.new_cli"() : () -> !omp.cli
        "omp.canonical_loop"(%arg4, %6) ({
        ^bb0(%arg8: i32):
          %7 = "omp.new_cli"() : () -> !omp.cli
          "omp.canonical_loop"(%arg4, %7) ({
          ^bb0(%arg9: i32):
            "omp.terminator"() : () -> ()
          }) : (i32, !omp.cli) -> ()
          "omp.terminator"() : () -> ()
        }) : (i32, !omp.cli) -> ()
        "scf.yield"() : () -> ()
      }, {
        %4 = "omp.new_cli"() : () -> !omp.cli
        "omp.canonical_loop"(%arg4, %4) ({
        ^bb0(%arg7: i32):
          "omp.terminator"() : () -> ()
        }) : (i32, !omp.cli) -> ()
        %5 = "omp.new_cli"() : () -> !omp.cli
        "omp.canonical_loop"(%arg4, %5) ({
        ^bb0(%arg6: i32):
          "omp.terminator"() : () -> ()
        }) : (i32, !omp.cli) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "c", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
        %1 = "omp.new_cli"() : () -> !omp.cli
        "omp.canonical_loop"(%arg0, %1) ({
        ^bb0(%arg3: i32):
          "omp.terminator"() : () -> ()
        }) : (i32, !omp.cli) -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      %0 = "omp.new_cli"() : () -> !omp.cli
      "omp.canonical_loop"(%arg0, %0) ({
      ^bb0(%arg1: i32):
        "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
          "omp.canonical_loop"(%arg0) ({
          ^bb0(%arg2: i32):
            "omp.terminator"() : () -> ()
          }) : (i32) -> ()
          "omp.terminator"() : () -> ()
        }) : () -> ()
        "omp.terminator"() : () -> ()
      }) : (i32, !omp.cli) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
