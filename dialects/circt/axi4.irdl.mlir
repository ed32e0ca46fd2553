irdl.dialect @axi4 attributes {
  varve.set = "circt"
} {
  "varve.enum"() {
    sym_name = "BurstKind",
    storage = i32,
    cases = [
      ["fixed", 0 : i32],
      ["incr", 1 : i32],
      ["wrap", 2 : i32]
    ]
  } : () -> ()
  irdl.type @"!port" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %addr_width = irdl.any {varve.rule = "u32"}
    %data_width = irdl.any {varve.rule = "u32"}
    %write_id_width = irdl.any {varve.rule = "u32"}
    %read_id_width = irdl.any {varve.rule = "u32"}
    %user_width = irdl.any {varve.rule = "u32"}
    %windows = irdl.base "#axi4.window_set"
    %outstanding_writes = irdl.any {varve.rule = "u32"}
    %outstanding_reads = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      addr_width: %addr_width,
      data_width: %data_width,
      write_id_width: %write_id_width,
      read_id_width: %read_id_width,
      user_width: %user_width,
      windows: %windows,
      outstanding_writes: %outstanding_writes,
      outstanding_reads: %outstanding_reads)
  }
  irdl.attribute @"#burst_set" attributes {
    varve.format = "`<` (`>`) : ($burstSpecs^ `>`)?"
  } {
    %burstSpecs = irdl.any {varve.rule = "array<#axi4.burst_spec>"}
    irdl.parameters(
      burstSpecs: %burstSpecs) {
      varve.defaults = {
        burstSpecs = []}
    }
  }
  irdl.attribute @"#burst_spec" attributes {
    varve.format = "`<` $kind `,` `len` `=` $len `>`"
  } {
    %kind = irdl.any {varve.rule = "enum<@BurstKind>"}
    %len = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      kind: %kind,
      len: %len)
  }
  irdl.attribute @"#window" attributes {
    varve.format = "`<` `base` `=` $base `,` `last` `=` $last `,` `burst_specs` `=` $burstSpecs `>`"
  } {
    %base = irdl.any {varve.rule = "opaque"}
    %last = irdl.any {varve.rule = "opaque"}
    %burstSpecs = irdl.base "#axi4.burst_set"
    irdl.parameters(
      base: %base,
      last: %last,
      burstSpecs: %burstSpecs)
  }
  irdl.attribute @"#window_set" attributes {
    varve.format = "`<` (`>`) : ($windows^ `>`)?"
  } {
    %windows = irdl.any {varve.rule = "array<#axi4.window>"}
    irdl.parameters(
      windows: %windows) {
      varve.defaults = {
        windows = []}
    }
  }
}
