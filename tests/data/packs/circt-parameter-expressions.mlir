hw.module.extern @scale<factor: i12, flag: i1, label: none>()
hw.module @use<n: i12, tag: none>() {
  hw.instance "first" @scale<factor: i12 = #hw.param.expr.add<#hw.param.decl.ref<"n">, 5>, flag: i1 = 1, label: none = "plain">() -> ()
  hw.instance "second" @scale<factor: i12 = #hw.param.verbatim<"N">, flag: i1 = #hw.param.expr.xor<#hw.param.verbatim<"F">, true>, label: none = #hw.param.expr.str.concat<"t", #hw.param.decl.ref<"tag">>>() -> ()
  %2 = hw.param.value i12 = #hw.param.expr.shl<#hw.param.decl.ref<"n">, 2>
  %3 = hw.param.value i12 = #hw.param.decl.ref<"n">
}

// -----
module {
  hw.module.extern @scale<factor: i12, flag: i1, label: none>()
  hw.module @use<n: i12, tag: none>() {
    hw.instance "first" @scale<factor: i12 = #hw.param.expr.add<#hw.param.decl.ref<"n">, 5>, flag: i1 = true, label: none = "plain">() -> ()
    hw.instance "second" @scale<factor: i12 = #hw.param.verbatim<"N">, flag: i1 = #hw.param.expr.xor<#hw.param.verbatim<"F">, true>, label: none = #hw.param.expr.str.concat<"t", #hw.param.decl.ref<"tag">>>() -> ()
    %0 = hw.param.value i12 = #hw.param.expr.shl<#hw.param.decl.ref<"n">, 2>
    %1 = hw.param.value i12 = #hw.param.decl.ref<"n">
    hw.output
  }
}
