// Values for each row of varve.codes of sdy: tests/oracle/foreign/measure.sh.
"t.a"() {
  a = #sdy<manual_axes{"x"}>,
  b = #sdy.mesh<["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>,
  c = #sdy.sharding<@m, [{"x":(2)4}p1, {?}], replicated={"y"}>,
  d = #sdy.sharding<mesh<["x"=2]>, [{"x", ?}], unreduced={"y"}>,
  e = #sdy.sharding<@m, [], unreduced=max{"y"}>,
  f = #sdy.sharding_per_value<[<@m, [{"x"}]>]>,
  g = #sdy.sharding_per_value<[<@m, [], unreduced={"x"}>]>,
  h = #sdy.op_sharding_rule<([i, jk])->([z_1]) {i=2, j=3, k=4} reduction={j}, custom>,
  i = #sdy<list_of_axis_ref_lists[{"x"}, {}]>,
  j = #sdy<all_to_all_param_list[{"x"}: 0->1]>
} : () -> ()
