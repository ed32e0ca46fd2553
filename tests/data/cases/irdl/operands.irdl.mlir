// Operands and results: counts, variadicity, segments, sharing of constraints.
irdl.dialect @d {
  irdl.operation @none
  irdl.operation @one {
    %0 = irdl.is i32
    irdl.operands(a: %0)
  }
  irdl.operation @result {
    %0 = irdl.is i32
    irdl.results(a: %0)
  }
  irdl.operation @same {
    %0 = irdl.any
    irdl.operands(a: %0, b: single %0)
    irdl.results(r: %0)
  }
  irdl.operation @variadic {
    %0 = irdl.any
    %1 = irdl.any
    irdl.operands(a: %0, b: variadic %1)
  }
  irdl.operation @optional {
    %0 = irdl.any
    irdl.operands(a: optional %0)
    irdl.results(r: optional %0)
  }
  irdl.operation @segments {
    %0 = irdl.any
    %1 = irdl.any
    irdl.operands(a: %0, b: variadic %0, c: optional %1)
  }
  irdl.operation @result_segments {
    %0 = irdl.any
    %1 = irdl.any
    irdl.results(a: %0, b: variadic %0, c: optional %1)
  }
}
