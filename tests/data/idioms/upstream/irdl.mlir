// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.attribute @attr {
    %0 = irdl.any
    irdl.parameters(param: %0)
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    irdl.operands(in: %1)
    irdl.results(out: %0)
  }
  irdl.operation @mul {
    %0 = irdl.is i32
    %1 = irdl.base @cmath::@complex
    %2 = irdl.base "!builtin.integer"
    irdl.operands(lhs: %1, rhs: variadic %2)
    irdl.results(res: %1)
    irdl.attributes {"fast" = %0}
  }
}
