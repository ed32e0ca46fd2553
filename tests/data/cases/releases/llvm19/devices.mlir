module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<#dlti.dl_entry<"L1", 4096 : ui32>>, "G\22PU" : #dlti.target_device_spec<#dlti.dl_entry<"m", "128">>>} {
}

