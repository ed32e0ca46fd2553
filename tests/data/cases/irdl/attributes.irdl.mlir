// Attributes of operations: presence and constraints.
irdl.dialect @d {
  irdl.attribute @a0
  irdl.attribute @a1 {
    %0 = irdl.any
    irdl.parameters(p: %0)
  }
  irdl.type @t0
  irdl.operation @two {
    %0 = irdl.any
    %1 = irdl.is i32
    irdl.attributes {"x" = %0, "y" = %1}
  }
  irdl.operation @same {
    %0 = irdl.any
    irdl.attributes {"x" = %0, "a b" = %0}
  }
  irdl.operation @empty {
    irdl.attributes
  }
  irdl.operation @bases {
    %0 = irdl.base "#builtin.string"
    %1 = irdl.base @d::@a1
    irdl.attributes {"x" = %0, "y" = %1}
  }
  irdl.operation @type {
    %0 = irdl.base "!builtin.integer"
    irdl.attributes {"x" = %0}
  }
  irdl.operation @type_attribute {
    %0 = irdl.base "#builtin.type"
    irdl.attributes {"x" = %0}
  }
  irdl.operation @own_type {
    %0 = irdl.base @d::@t0
    irdl.attributes {"x" = %0}
  }
  irdl.operation @parametric {
    %0 = irdl.is "s"
    %1 = irdl.parametric @d::@a1<%0>
    irdl.attributes {"x" = %1}
  }
  irdl.operation @mixed {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.attributes {"x" = %0}
  }
}
