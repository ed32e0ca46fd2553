# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A module of many functions as text. awk -f large-module.awk -v functions=N [-v steps=N] [-v blob=ramp|squares]
# steps: operations more in each function, of several kinds and with calls, about 45 bytes each.
function next_random(below) {
  state = (state * 1103 + 12345) % 2147483
  return state % below
}
function print_step(function_number, step,    kind) {
  kind = next_random(6)
  if (kind == 0)
    printf "  %%s%d = arith.constant %d : index\n", step, next_random(1000)
  else if (kind == 1)
    printf "  %%s%d = func.call @f%d(%%a, %%s%d) : (i%d, index) -> index\n", step, called(function_number), step - 1, function_number % 9 + 1
  else if (kind == 2)
    printf "  %%s%d = arith.select %%bit, %%s%d, %%s%d : index\n", step, next_random(step), step - 1
  else
    printf "  %%s%d = arith.%s %%s%d, %%s%d : index\n", step, substr("addimulisubi", kind % 3 * 4 + 1, 4), step - 1, next_random(step)
}
# One with the same type, before or behind.
function called(function_number,    other) {
  other = function_number + 9 * (next_random(40) - 20)
  return other < 0 || other >= functions ? function_number : other
}
BEGIN {
  state = 1
  for (i = 0; i < functions; i++) {
    printf "func.func @f%d(%%a: i%d, %%b: index) -> index {\n  %%0 = arith.addi %%b, %%b : index\n", i, i % 9 + 1
    if (steps > 0) {
      print "  %bit = arith.cmpi slt, %b, %0 : index\n  %s0 = arith.muli %b, %0 : index"
      for (step = 1; step < steps; step++)
        print_step(i, step)
    }
    printf "  cf.br ^bb1(%%0 : index)\n^bb1(%%c: index):\n  %%1 = arith.muli %%c, %%%s : index\n  return %%1 : index\n}\n", i % 2 ? "b" : "0"
  }
  if (blob != "") {
    printf "func.func private @g() attributes {a = dense_resource<blob> : tensor<2048xi8>}\n{-# dialect_resources: { builtin: { blob: \"0x08000000"
    for (i = 0; i < 2048; i++)
      printf "%02x", blob == "squares" ? i * i % 251 : i % 256
    print "\" } } #-}"
  }
}
