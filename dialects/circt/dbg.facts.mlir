// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes, and names that it gives to values.
irdl.dialect @dbg attributes {varve.llvm = "24"} {
  irdl.operation @array attributes {
    varve.locals = {type = ["TypeAttr", "types($elements)[0]"]},
    varve.format = "` ` `[` $elements `]` attr-dict one( let(types($elements) = []) | `:` $type let(type($elements) = typeof($type)) )"
  } {
  }
  irdl.operation @struct attributes {
    varve.format = "` ` `{` each($fields $names by `,`: $names `` `:` $fields) `}` attr-dict (`:` type($fields)^)?"
  } {
  }
}
