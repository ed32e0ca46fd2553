"a"() {a = #dlti.dl_spec<#dlti.no_entry<i64, 4.0>>} : () -> ()
