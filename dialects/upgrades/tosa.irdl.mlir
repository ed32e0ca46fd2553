// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How tosa changed. Operands that were attributes are the business of src/upgrade/tosa.c.
irdl.dialect @tosa attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = ["llvm16", "llvm19"], count = "tosa", operation = "tosa.const", move = {value = "values"}
  } : () -> ()
  "varve.upgrade"() {
    from = ["llvm16", "llvm19"], count = "tosa", operation = "tosa.variable", move = {name = "sym_name"}
  } : () -> ()
  "varve.upgrade"() {
    from = ["llvm16", "llvm19"], count = "tosa", rename = {
      "tosa.variable.read" = "tosa.variable_read", "tosa.variable.write" = "tosa.variable_write",
      "tosa.reduce_prod" = "tosa.reduce_product"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = ["llvm16", "llvm19"], count = "tosa", operation = "tosa.custom", move = {identifier = "operator_name"},
    set = {
      domain_name = "if(has($domain_name), $domain_name, '')",
      implementation_attrs = "if(has($implementation_attrs), $implementation_attrs, '')"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = ["llvm16", "llvm19"], count = "tosa", operation = "tosa.apply_scale", when = "has($double_round)", set = {
      rounding_mode = "written('tosa', if(isa($double_round, 'APIntAttr') and $double_round != 0, 'rounding_mode<DOUBLE_ROUND>', 'rounding_mode<SINGLE_ROUND>'))"
    }, drop = ["double_round"]
  } : () -> ()
  "varve.upgrade"() {from = ["llvm16", "llvm19"], count = "tosa", operation = "tosa.apply_scale"} : () -> ()
  "varve.upgrade"() {
    from = ["llvm16", "llvm19"], count = "tosa", operation = "tosa.rescale",
    when = "has($double_round) and count($operands) = 1 and count($results) = 1", set = {
      rounding_mode = "written('tosa', if(isa($double_round, 'APIntAttr') and $double_round != 0, 'rounding_mode<DOUBLE_ROUND>', 'rounding_mode<SINGLE_ROUND>'))"
    }, drop = ["double_round"]
  } : () -> ()
  "varve.upgrade"() {from = ["llvm16", "llvm19"], count = "tosa", operation = "tosa.rescale"} : () -> ()
}
