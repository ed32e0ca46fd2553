// Types and attributes: parameters, how they are written.
module {
  irdl.dialect @other {
    irdl.type @t
  }
  irdl.dialect @d {
    irdl.type @t0
    irdl.type @t1 {
      %0 = irdl.any
      irdl.parameters(p: %0)
    }
    irdl.type @t2 {
      %0 = irdl.is i32
      %1 = irdl.any
      irdl.parameters(p: %0, q: %1)
    }
    irdl.type @none {
      irdl.parameters()
    }
    irdl.type @same {
      %0 = irdl.any
      irdl.parameters(p: %0, q: %0)
    }
    irdl.type @nested {
      %0 = irdl.any
      %1 = irdl.parametric @d::@t1<%0>
      irdl.parameters(p: %1, q: %0)
    }
    irdl.attribute @a0
    irdl.attribute @a1 {
      %0 = irdl.base "#builtin.integer"
      %1 = irdl.is unit
      %2 = irdl.any_of(%0, %1)
      irdl.parameters(p: %2)
    }
  }
}
