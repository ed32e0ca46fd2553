// refused: any_of constraints are not in the correct form
irdl.dialect @d { irdl.operation @o { %0 = irdl.any %1 = irdl.any_of(%0) irdl.operands(a: %1) } }
// -----
// refused: any_of constraints are not in the correct form
irdl.dialect @d { irdl.operation @o { %0 = irdl.any %1 = irdl.is i32 %2 = irdl.any_of(%1, %0) } }
// -----
// refused: any_of constraints are not in the correct form
irdl.dialect @d {
  irdl.type @p { %0 = irdl.any irdl.parameters(a: %0) }
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.parametric @d::@p<%0>
    %2 = irdl.parametric @d::@p<%0>
    %3 = irdl.any_of(%1, %2)
    irdl.operands(a: %3)
  }
}
// -----
// accepted
irdl.dialect @d { irdl.operation @o { %0 = irdl.is i32 %1 = irdl.is i32 %2 = irdl.any_of(%0, %1) irdl.operands(a: %2) } }
// -----
// refused: redefinition of symbol named 'o'
irdl.dialect @d {
  irdl.operation @o
  irdl.type @o
}
// -----
// refused: redefinition of symbol named 'd'
irdl.dialect @d {}
irdl.dialect @d {}
// -----
// refused: name of operand #1 is a duplicate of the name of operand #0
irdl.dialect @d { irdl.operation @o {
  %0 = irdl.any
  irdl.operands(a: %0, a: %0)
} }
// -----
// refused: at least two operations of type irdl.operands
irdl.dialect @d {
  irdl.operation @o { %0 = irdl.any irdl.operands(a: %0) irdl.operands(b: %0) }
}
// -----
// refused: contains a value named 'a' for both
irdl.dialect @d {
  irdl.operation @o { %0 = irdl.any irdl.operands(a: %0) irdl.results(a: %0) }
}
// -----
// refused: should be specified by either a name or a reference
irdl.dialect @d { irdl.operation @o {
  %0 = irdl.base
} }
// -----
// refused: should start with '!' or '#'
irdl.dialect @d { irdl.operation @o {
  %0 = irdl.base "builtin.integer"
} }
// -----
// refused: no registered type with name !builtin.no_such
irdl.dialect @d { irdl.operation @o {
  %0 = irdl.base "!builtin.no_such"
  irdl.operands(a: %0)
} }
// -----
// refused: symbol '@d::@e' not found
irdl.dialect @d { irdl.operation @o {
  %0 = irdl.base @d::@e
} }
// -----
// refused: does not refer to a type or attribute definition
irdl.dialect @d { irdl.operation @o {
  %0 = irdl.parametric @d::@o<>
} }
// -----
// refused: expected 1 or more operands, but found 0
irdl.dialect @d { irdl.operation @o {
  %0 = irdl.any_of()
} }
// -----
// refused: expected 1 or more operands, but found 0
irdl.dialect @d { irdl.operation @o {
  %0 = irdl.all_of()
} }
// -----
// refused: number of blocks is expected to be >= 1 but got 0
irdl.dialect @d { irdl.operation @o {
  %0 = irdl.region with size 0
} }
// -----
// refused: expects parent op 'irdl.operation'
irdl.dialect @d { irdl.type @o {
  irdl.operands()
} }
// -----
// refused: expects parent op to be one of 'irdl.attribute, irdl.type'
irdl.dialect @d { irdl.operation @o {
  irdl.parameters()
} }
// -----
// refused: expects parent op 'irdl.dialect'
irdl.operation @o
// -----
// refused: operand #0 does not dominate this use
irdl.dialect @d { irdl.operation @o {
  %1 = irdl.any_of(%0)
  %0 = irdl.is i32
} }
// -----
// refused
irdl.dialect @d { irdl.operation @o {
  %1 = irdl.any_of(%0)
} }
// -----
// refused: invalid dialect name
irdl.dialect @"a b" {}
// -----
// refused
irdl.dialect @d { irdl.operation @o { irdl.attributes {} } }
