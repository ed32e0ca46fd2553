// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
irdl.dialect @d {
  irdl.operation @t {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0}}
    irdl.operands(a: %0, a: %0)
  }
}
// -----
irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op contains a value named 'a' for both its operands and results}}
  irdl.operation @t {
    %0 = irdl.is i32
    irdl.operands(a: %0)
    irdl.results(a: %0)
  }
}
// -----
irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
  irdl.operation @t {
    %0 = irdl.is i32
    irdl.operands(a: %0)
    irdl.operands(b: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.operands' op the number of operands and their names must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single, single]>}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.results' op the number of results and their names must be the same, but got 1 and 2 respectively}}
    "irdl.results"(%0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.parameters' op the number of parameters and their names must be the same, but got 1 and 2 respectively}}
    "irdl.parameters"(%0) <{names = ["a", "b"]}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.parameters' op name of parameter #1 is a duplicate of the name of parameter #0}}
    irdl.parameters(a: %0, a: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 2 and 1 respectively}}
    "irdl.attributes"(%0) <{attributeValueNames = ["a", "b"]}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base "builtin.x"
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = "irdl.base"() {base_name = "!d.x", base_ref = @d} : () -> !irdl.attribute
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = "irdl.base"() : () -> !irdl.attribute
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
    %0 = irdl.region with size 0
    irdl.regions(r: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got -1}}
    %0 = irdl.region with size -1
    irdl.regions(r: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    %0 = irdl.region
    // expected-error@+1 {{'irdl.regions' op name of region #1 is a duplicate of the name of region #0}}
    irdl.regions(r: %0, r: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @t {
    %0 = irdl.region
    // expected-error@+1 {{'irdl.regions' op the number of regions and their names must be the same, but got 1 and 2 respectively}}
    "irdl.regions"(%0) {names = ["a", "b"]} : (!irdl.region) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(a: %0)
  }
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.parametric' op symbol '@t' not found}}
    %1 = irdl.parametric @t<%0, %0>
    irdl.operands(a: %1)
  }
}
// -----
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(a: %0)
  }
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.parametric' op symbol '@d::@o' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
    %1 = irdl.parametric @d::@o<%0>
    irdl.operands(a: %1)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.base' op symbol '@d' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
    %1 = irdl.base @d
    irdl.operands(a: %1)
  }
}
// -----
irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
  irdl.attribute @a {
    %0 = irdl.any
    irdl.parameters(x: %0)
    irdl.parameters(y: %0)
  }
}
// -----
irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op contains a value named 'x' for both its regions and operands}}
  irdl.operation @a {
    %1 = irdl.region
    %0 = irdl.any
    irdl.regions(x: %1)
    irdl.operands(x: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.type @a {
    irdl.parameters()
  }
  irdl.operation @o {
    // expected-error@+1 {{'irdl.parametric' op symbol '@a' not found}}
    %1 = irdl.parametric @a<>
  }
}
// -----
irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.regions}}
  irdl.operation @o {
    %1 = irdl.any
    irdl.attributes { "x" = %1 }
    irdl.regions()
    irdl.regions()
  }
}
// -----
irdl.dialect @d {
  irdl.operation @o {
    %1 = irdl.base "!"
    // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %2 = irdl.base ""
  }
}
// -----
irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %2 = irdl.base ""
  }
}
// -----
irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.type' op expects parent op 'irdl.dialect'}}
    irdl.type @t {}
  }
}
// -----
// expected-error@+1 {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.type @t {}
// -----
irdl.dialect @d {
    // expected-error@+1 {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
    %1 = irdl.any
}
// -----
module { irdl.dialect @e { irdl.type @t {} }
irdl.dialect @d {
  irdl.operation @o {
    %2 = irdl.base @e::@t
    // expected-error@+1 {{'irdl.base' op symbol '@e::@s' not found}}
    %3 = irdl.base @e::@s
  }
} }
