// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @for_no_variable(%a: index) {
  scf.for %a to %a step %a { }
}
// -----
func.func @for_no_to(%a: index) {
  scf.for %i = %a %a step %a { }
}
// -----
func.func @for_no_step(%a: index) {
  scf.for %i = %a to %a { }
}
// -----
func.func @for_bound(%a: index) {
  scf.for %i = 0 to %a step %a { }
}
// -----
func.func @for_more_results(%a: index, %x: f32) {
  %0:2 = scf.for %i = %a to %a step %a iter_args(%b = %x) -> (f32, f32) { }
}
// -----
func.func @for_no_results(%a: index, %x: f32) {
  scf.for %i = %a to %a step %a iter_args(%b = %x) { }
}
// -----
func.func @for_no_value(%a: index, %x: f32) {
  %0 = scf.for %i = %a to %a step %a iter_args(%b) -> f32 { }
}
// -----
func.func @for_no_region(%a: index) {
  scf.for %i = %a to %a step %a
}
// -----
func.func @for_type(%a: index) {
  scf.for %i = %a to %a step %a : i32 { }
}
// -----
func.func @for_inside(%a: index) {
  scf.for %i = %a to %b step %a {
    %b = "test.x"() : () -> index
  }
}
// -----
func.func @for_init_type(%a: index, %x: f32) {
  %0 = scf.for %i = %a to %a step %a iter_args(%b = %x) -> i32 {
    scf.yield %b : i32
  }
}
// -----
func.func @for_block_name(%a: index) {
  scf.for %i = %a to %a step %a {
  ^bb0:
  }
}
// -----
func.func @if_condition(%a: i32) {
  scf.if %a { }
}
// -----
func.func @if_no_region(%a: i1) {
  scf.if %a
}
// -----
func.func @if_else(%a: i1) {
  scf.if %a { } else
}
// -----
func.func @while_type(%a: i1) {
  scf.while (%b = %a) : i1 { } do { }
}
// -----
func.func @while_count(%a: i1) {
  scf.while (%b = %a) : () -> () { } do { }
}
// -----
func.func @while_no_do(%a: i1) {
  scf.while (%b = %a) : (i1) -> () { scf.condition(%b) } { }
}
// -----
func.func @while_no_type(%a: i1) {
  scf.while (%b = %a) { } do { }
}
// -----
func.func @while_input_type(%a: i1) {
  scf.while (%b = %a) : (i32) -> () { } do { }
}
// -----
func.func @parallel_count(%a: index) {
  scf.parallel (%i, %j) = (%a) to (%a, %a) step (%a, %a) { }
}
// -----
func.func @parallel_no_step(%a: index) {
  scf.parallel (%i) = (%a) to (%a) { }
}
// -----
func.func @parallel_type(%a: i32) {
  scf.parallel (%i) = (%a) to (%a) step (%a) { }
}
// -----
func.func @parallel_inits(%a: index, %x: f32) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) { }
}
// -----
func.func @forall_bound(%a: f32) {
  scf.forall (%i) in (%a) { }
}
// -----
func.func @forall_no_in(%a: index) {
  scf.forall (%i) (%a) { }
}
// -----
func.func @forall_no_to(%a: index) {
  scf.forall (%i) = (%a) { }
}
// -----
func.func @forall_outs(%a: tensor<4xf32>) {
  scf.forall (%i) in (4) shared_outs(%o = %a) { }
}
// -----
func.func @switch_case(%a: index) {
  scf.index_switch %a
  case x { }
  default { }
}
// -----
func.func @switch_no_default(%a: index) {
  scf.index_switch %a
  case 3 { scf.yield }
}
// -----
func.func @execute_no_region() {
  scf.execute_region -> i32
}
// -----
func.func @yield_arity(%a: i32) {
  scf.execute_region -> i32 { scf.yield %a : i32, i32 }
}
