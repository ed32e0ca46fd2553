// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms that the C++ of the dialect parses.
irdl.dialect @emitpy {
  "varve.directive"() {sym_name = "EmitPyGlobalOpInitialValue", takes = ["$value"], format = "`=` $value"} : () -> ()
  irdl.operation @assign attributes {varve.format = "$target `=` $value `:` `(` type($target) `,` type($value) `)` attr-dict"} {
  }
  irdl.operation @assign_global attributes {varve.format = "$name `=` $value `:` type($value) attr-dict"} {
  }
  irdl.operation @class attributes {
    varve.format = "$sym_name one( | `` `(` each($base_classes by `,`: $base_classes) `)` ) attr-dict-with-keyword $body"
  } {
  }
  irdl.operation @expression attributes {varve.format = [
    "(` ` `(` $operands^ `)`)? (`{` `do_not_inline` $do_not_inline^ `}`)? `:` (`(` type($operands)^ `)`)? `->` type($result)",
    "attr-dict-with-keyword $body"]} {
  }
  irdl.operation @import attributes {varve.format = [
    "one( `import` $module_name one( | `as` $module_alias )",
    "   | `from` $module_name `import` one( `*` $import_all",
    "     | each($members_to_import $member_aliases by `,`: $members_to_import one( let($member_aliases = '') | `as` $member_aliases )) ) )",
    "attr-dict"]} {
  }
}
