// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  func.func @main() {
    %0 = arith.constant 12 : i32
    %1 = arith.constant 1.250000e+01 : f32
    "printf.print_format"(%0, %1) {format_str = "value in %0: {}, value in %1: {}"} : (i32, f32) -> ()
    "printf.print_int"(%0) : (i32) -> ()
    "printf.print_char"(%0) : (i32) -> ()
    "linalg_print"(%0) : (i32) -> ()
    func.return
  }
}
