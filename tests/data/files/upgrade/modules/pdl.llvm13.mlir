pdl.pattern : benefit(1) {
  %t = pdl.type : i32
  %0 = pdl.operand
  %a = pdl.attribute
  %root = pdl.operation "foo.op"(%0 : !pdl.value) {"attr" = %a} -> (%t : !pdl.type)
  pdl.rewrite %root {
    %op = pdl.operation "foo.other"
    pdl.replace %root with %op
  }
}
