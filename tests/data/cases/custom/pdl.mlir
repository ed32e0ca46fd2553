// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of pdl and pdl_interp, every optional part present and absent.
pdl.pattern @pattern : benefit(1) {
  %a = attribute = 1 : i32
  %t = type : i32
  %ts = types
  %o = operand : %t
  %os = operands : %ts
  %1 = operation "a.b"(%o, %os : !pdl.value, !pdl.range<value>) {"x" = %a, "y z" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %3 = result 0 of %1
  %4 = results of %1
  %5 = results 1 of %1 -> !pdl.value
  %6 = results 1 of %1 -> !pdl.range<value>
  %0 = operation(%5 : !pdl.value)
  rewrite %0 {
    %r = range : !pdl.range<value>
    %s = range %3, %4 : !pdl.value, !pdl.range<value>
    %u = range %ts : !pdl.range<type>
    %n = operation "c.d"(%s, %r : !pdl.range<value>, !pdl.range<value>) {"z" = %a}
    %p = operation "e.f" {"x" = %a}
    erase %0
  }
}
module {
  pdl_interp.func @matcher(%root: !pdl.operation, %as: !pdl.range<operation>) {
    %t = pdl_interp.create_type i32
    %a = pdl_interp.create_attribute 10 : i64
    %v = pdl_interp.get_operand 0 of %root
    %0 = pdl_interp.create_operation "a.b"
    %1 = pdl_interp.create_operation "a.b"(%v : !pdl.value) {"x" = %a, "y" = %a} -> (%t : !pdl.type)
    %2 = pdl_interp.create_operation "arith.addi" {"x" = %a} -> <inferred> {test.a}
    %3 = pdl_interp.create_range : !pdl.range<type>
    %4 = pdl_interp.create_range %t, %3 : !pdl.type, !pdl.range<type>
    %5 = pdl_interp.create_range %v : !pdl.value
    pdl_interp.foreach %op : !pdl.operation in %as {
      pdl_interp.continue
    } -> ^next
  ^next:
    pdl_interp.foreach %op : !pdl.operation in %as {
      %6 = pdl_interp.get_result 0 of %op
      pdl_interp.continue
    } {test.a} -> ^end
  ^end:
    pdl_interp.finalize
  }
  pdl_interp.func private @other() -> i32 attributes {test.a} {
    pdl_interp.finalize
  }
}
