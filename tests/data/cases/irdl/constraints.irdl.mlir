// Constraints made of others.
irdl.dialect @d {
  irdl.type @p {
    %0 = irdl.any
    irdl.parameters(a: %0)
  }
  irdl.type @q
  irdl.operation @any_of {
    %0 = irdl.is i32
    %1 = irdl.is f32
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.any
    irdl.operands(a: %2, b: %3)
  }
  irdl.operation @any_of_shared {
    %0 = irdl.is i32
    %1 = irdl.is f32
    %2 = irdl.any_of(%0, %1)
    irdl.operands(a: %2, b: %2)
    irdl.results(r: %0)
  }
  irdl.operation @any_of_greedy {
    %0 = irdl.any
    %1 = irdl.parametric @d::@p<%0>
    %2 = irdl.is i32
    %3 = irdl.any_of(%1, %2)
    irdl.operands(a: %3, b: %0)
  }
  irdl.operation @any_of_nested {
    %0 = irdl.is i1
    %1 = irdl.is i2
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.parametric @d::@p<%2>
    %4 = irdl.base @d::@q
    %5 = irdl.any_of(%3, %4)
    irdl.operands(a: %5)
  }
  irdl.operation @all_of {
    %0 = irdl.any
    %1 = irdl.base "!builtin.vector"
    %2 = irdl.all_of(%0, %1)
    irdl.operands(a: %2, b: %0)
  }
  irdl.operation @contradiction {
    %0 = irdl.is i32
    %1 = irdl.is i64
    %2 = irdl.all_of(%0, %1)
    irdl.operands(a: optional %2)
  }
  irdl.operation @parametric {
    %0 = irdl.any
    %1 = irdl.parametric @d::@p<%0>
    irdl.operands(a: %1)
    irdl.results(r: %0)
  }
  irdl.operation @twice {
    %0 = irdl.any
    %1 = irdl.parametric @d::@p<%0>
    %2 = irdl.parametric @d::@p<%1>
    irdl.operands(a: %2, b: %1, c: %0)
  }
  irdl.operation @too_many {
    %0 = irdl.any
    %1 = irdl.parametric @d::@p<%0, %0>
    irdl.operands(a: %1)
  }
  irdl.operation @own {
    %0 = irdl.parametric @d::@q<>
    irdl.operands(a: %0)
  }
  irdl.operation @base {
    %0 = irdl.base @d::@p
    irdl.operands(a: %0)
  }
}
