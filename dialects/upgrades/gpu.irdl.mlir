// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How gpu changed.
irdl.dialect @gpu attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {from = "llvm16", count = "gpu", operation = "gpu.func", move = {type = "function_type"}} : () -> ()
  // A kernel is named by its module, too.
  "varve.upgrade"() {
    from = "2019", count = "gpu", operation = "gpu.launch_func",
    when = "isa($kernel, 'StrAttr') and isa($kernel_module, 'SymbolRefAttr')",
    set = {kernel = "reference(symbols($kernel_module)[0], $kernel)"}, drop = ["kernel_module"]
  } : () -> ()
  "varve.upgrade"() {from = "2019", count = "gpu", operation = "gpu.launch_func"} : () -> ()
  // The type decided which minimum and maximum it is.
  "varve.upgrade"() {
    from = "llvm16", count = "gpu", operation = "gpu.all_reduce",
    when = "count($operands) > 0 and word($op) in ['max', 'min']", set = {
      op = "concat(word($op), if(isa(type($operands[0]), 'AnyFloat'), 'numf', if(isa(type($operands[0]), 'AnyUnsignedInteger'), 'ui', 'si')))"
    }
  } : () -> ()
  "varve.upgrade"() {from = "llvm16", count = "gpu", operation = "gpu.all_reduce"} : () -> ()
}
