// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
ml_program.global @no_visibility : i32
// -----
ml_program.global private @no_type
// -----
ml_program.global private @open(5 : i32 : i32
// -----
ml_program.global secret @visibility : i32
// -----
ml_program.global private mutable : i32
// -----
ml_program.subgraph private @arrow(%a : i32) -> i32 {
  %0 = ml_program.token
  %1 = ml_program.global_load_graph @b ordering(%0) : i32
  ml_program.output %1 : i32
}
// -----
ml_program.subgraph private @parens(%a : i32) -> i32 {
  %1:2 = ml_program.global_load_graph @b ordering (() -> !ml_program.token : i32
}
// -----
ml_program.subgraph private @empty_parens(%a : i32) -> i32 {
  %1:2 = ml_program.global_load_graph @b ordering ((%a) -> !ml_program.token) : i32
}
// -----
ml_program.subgraph private @tokens(%a : i32) -> i32 {
  %1:2 = ml_program.global_load_graph @b ordering (%a -> !ml_program.token) : i32
}
// -----
ml_program.func private @inferred() attributes {sym_name = "x"}
// -----
ml_program.global private @attribute(x) : i32
// -----
ml_program.func @f() { ml_program.global_store @a %x : i32 }
