// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of transform, every optional part present and absent.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence private @act(%op: !transform.any_op {transform.readonly}) attributes {test.a} {
    transform.yield
  }
  transform.named_sequence @extern(!transform.any_op {transform.consumed}) -> (!transform.any_op, !transform.any_value)
  transform.named_sequence @structured(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
      %dims = transform.match.structured.dim %s[0, -1] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %s[except(0, -1)] {reduction} : !transform.any_op
      transform.match.structured.input %s[0] {projected_permutation} : !transform.any_op
      %in = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      %init = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @results(%op: !transform.any_op {transform.readonly}) {
    %a, %b = transform.match.structured failures(propagate) %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op) {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.yield %s, %s : !transform.any_op, !transform.any_op
    }
    transform.match.structured %op : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
  transform.named_sequence @main(%root: !transform.any_op, %p: !transform.param<i64>, %q: !transform.any_op, %st: !transform.any_param) {
    %0 = transform.foreach_match in %root @match -> @act : (!transform.any_op) -> !transform.any_op
    %1 = transform.foreach_match restrict_root in %root @match -> @act {test.a} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @split(%q: !transform.any_op, %p: !transform.param<i64>) {
    %2 = transform.structured.split %q after 42 {dimension = 0 : i64} : !transform.any_op
    %3 = transform.structured.split %q after %p {dimension = 1 : i64, multiway} : !transform.any_op, !transform.param<i64>
    transform.yield
  }
  transform.named_sequence @tiling(%q: !transform.any_op, %p: !transform.param<i64>) {
    %s, %c = transform.structured.continuous_tile_sizes %q {dimension = 1 : i64, target_size = 42 : i64} : (!transform.any_op) -> !transform.any_op
    %l, %h, %sp = transform.structured.multitile_sizes %q {dimension = 1 : i64, target_size = 42 : i64} : (!transform.any_op) -> !transform.param<i64>
    %0, %1 = transform.structured.tile_using_forall %q num_threads [10, %p, 20] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %2, %3 = transform.structured.tile_using_forall %q num_threads *(%p) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %4, %5 = transform.structured.tile_using_forall %q tile_sizes [10, 0] (mapping = [#gpu.thread<x>, #gpu.thread<y>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %6 = transform.structured.generalize %q : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @passes(%q: !transform.any_op, %p: !transform.any_param, %r: !transform.param<i64>) {
    %0 = transform.apply_registered_pass "canonicalize" to %q : (!transform.any_op) -> !transform.any_op
    %1 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, max_rewrites = 10 : i64} to %0 : (!transform.any_op) -> !transform.any_op
    %2 = transform.apply_registered_pass "canonicalize" with options = {"a b" = %p, list = [1 : i64, %r, true], x = "y"} to %1 : (!transform.any_op, !transform.any_param, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @tune(%p: !transform.param<i64>) {
    transform.tune.alternatives<"name"> selected_region = 0 {
      transform.yield
    }, {
      transform.yield
    }
    transform.tune.alternatives<"other"> {
      transform.yield
    }
    transform.tune.alternatives<"third"> selected_region = %p : !transform.param<i64> {
      transform.yield
    }
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    transform.sequence %arg0 : !transform.any_op failures(suppress) {
    ^bb1(%arg1: !transform.any_op):
      transform.yield
    }
    %r = transform.sequence %arg0, %arg0 : (!transform.any_op, !transform.any_op) -> !transform.any_op failures(propagate) attributes {test.a} {
    ^bb1(%arg1: !transform.any_op, %arg2: !transform.any_op):
      transform.yield %arg1 : !transform.any_op
    }
  }
}
