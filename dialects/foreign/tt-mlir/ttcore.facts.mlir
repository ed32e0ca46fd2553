// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms and attributes that the C++ of the dialect parses, and aliases.
irdl.dialect @ttcore {
  irdl.attribute @"#metal_layout" attributes {varve.alias = "layout"} {
  }
  irdl.attribute @"#memory_space" attributes {varve.alias = "{$value}"} {
  }
  irdl.attribute @"#iterator_type" attributes {varve.alias = "{$value}"} {
  }
  // The capabilities are integer attributes, although their class is that of an enum.
  irdl.attribute @"#system_desc" attributes {varve.alias = "system_desc"} {
    %cpus = irdl.any {varve.rule = "array<#ttcore.cpu_desc>"}
    %chips = irdl.any {varve.rule = "array<#ttcore.chip_desc>"}
    %indices = irdl.any {varve.rule = "array<u32>"}
    %capabilities = irdl.any {varve.rule = "array<I32Attr>"}
    %coords = irdl.any {varve.rule = "array<#ttcore.chip_coord>"}
    %channels = irdl.any {varve.rule = "array<#ttcore.chip_channel>"}
    irdl.parameters(
      cpuDescs: %cpus,
      chipDescs: %chips,
      chipDescIndices: %indices,
      chipCapabilities: %capabilities,
      chipCoords: %coords,
      chipChannels: %channels) {varve.defaults = {chipChannels = []}}
  }
  // Rack, shelf, y and x; of a core and of a tile y and x.
  irdl.attribute @"#chip_coord" attributes {varve.format = "shaped($coord)"} {
    %numbers = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(coord: %numbers)
  }
  irdl.attribute @"#core_coord" attributes {varve.format = "shaped($coord)"} {
    %numbers = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(coord: %numbers)
  }
  irdl.attribute @"#tile_size" attributes {varve.format = "shaped($coord)"} {
    %numbers = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(coord: %numbers)
  }
  // The coordinates of a core are written as a pair.
  irdl.attribute @"#chip_desc" attributes {
    varve.format = [
    "`{` `arch` `=` $arch `,` `grid` `=` custom<DimensionList>($grid)",
    "`,` `coord_translation_offsets` `=` custom<DimensionList>($coordTranslationOffsets) `,` `l1_size` `=` $l1Size",
    "`,` `num_dram_channels` `=` $numDramChannels `,` `dram_channel_size` `=` $dramChannelSize",
    "`,` `noc_l1_address_align_bytes` `=` $nocL1AddressAlignBytes `,` `pcie_address_align_bytes` `=` $pcieAddressAlignBytes",
    "`,` `noc_dram_address_align_bytes` `=` $nocDRAMAddressAlignBytes `,` `l1_unreserved_base` `=` $l1UnreservedBase",
    "`,` `erisc_l1_unreserved_base` `=` $eriscL1UnreservedBase `,` `dram_unreserved_base` `=` $dramUnreservedBase",
    "`,` `dram_unreserved_end` `=` $dramUnreservedEnd `,` `supported_data_types` `=` `[` $supportedDataTypes `]`",
    "`,` `supported_tile_sizes` `=` `[` $supportedTileSizes `]` `,` `dst_physical_size_tiles` `=` $dstPhysicalSizeTiles",
    "`,` `num_cbs` `=` $numCBs `,` `num_compute_threads` `=` $numComputeThreads",
    "`,` `num_datamovement_threads` `=` $numDatamovementThreads `,` `dram_grid` `=` custom<DimensionList>($dramGrid)",
    "`,` `dram_bank_to_logical_worker_noc0` `=` `[` each($dramBankToLogicalWorkerNoc0 by `,`: `(` $dramBankToLogicalWorkerNoc0.y",
    "`,` $dramBankToLogicalWorkerNoc0.x `)`) `]`",
    "`,` `dram_bank_to_logical_worker_noc1` `=` `[` each($dramBankToLogicalWorkerNoc1 by `,`: `(` $dramBankToLogicalWorkerNoc1.y",
    "`,` $dramBankToLogicalWorkerNoc1.x `)`) `]` `}`"]
  } {
    %arch = irdl.base "#ttcore.arch"
    %grid = irdl.any {varve.rule = "array<i64>"}
    %coordTranslationOffsets = irdl.any {varve.rule = "array<i64>"}
    %l1Size = irdl.any {varve.rule = "u32"}
    %numDramChannels = irdl.any {varve.rule = "u32"}
    %dramChannelSize = irdl.any {varve.rule = "u32"}
    %nocL1AddressAlignBytes = irdl.any {varve.rule = "u32"}
    %pcieAddressAlignBytes = irdl.any {varve.rule = "u32"}
    %nocDRAMAddressAlignBytes = irdl.any {varve.rule = "u32"}
    %l1UnreservedBase = irdl.any {varve.rule = "u32"}
    %eriscL1UnreservedBase = irdl.any {varve.rule = "u32"}
    %dramUnreservedBase = irdl.any {varve.rule = "u32"}
    %dramUnreservedEnd = irdl.any {varve.rule = "u32"}
    %supportedDataTypes = irdl.any {varve.rule = "array<#ttcore.supportedDataTypes>"}
    %supportedTileSizes = irdl.any {varve.rule = "array<#ttcore.tile_size>"}
    %dstPhysicalSizeTiles = irdl.any {varve.rule = "u32"}
    %numCBs = irdl.any {varve.rule = "u32"}
    %numComputeThreads = irdl.any {varve.rule = "u32"}
    %numDatamovementThreads = irdl.any {varve.rule = "u32"}
    %dramGrid = irdl.any {varve.rule = "array<i64>"}
    %dramBankToLogicalWorkerNoc0 = irdl.any {varve.rule = "array<record<y: i64, x: i64>>"}
    %dramBankToLogicalWorkerNoc1 = irdl.any {varve.rule = "array<record<y: i64, x: i64>>"}
    irdl.parameters(
      arch: %arch,
      grid: %grid,
      coordTranslationOffsets: %coordTranslationOffsets,
      l1Size: %l1Size,
      numDramChannels: %numDramChannels,
      dramChannelSize: %dramChannelSize,
      nocL1AddressAlignBytes: %nocL1AddressAlignBytes,
      pcieAddressAlignBytes: %pcieAddressAlignBytes,
      nocDRAMAddressAlignBytes: %nocDRAMAddressAlignBytes,
      l1UnreservedBase: %l1UnreservedBase,
      eriscL1UnreservedBase: %eriscL1UnreservedBase,
      dramUnreservedBase: %dramUnreservedBase,
      dramUnreservedEnd: %dramUnreservedEnd,
      supportedDataTypes: %supportedDataTypes,
      supportedTileSizes: %supportedTileSizes,
      dstPhysicalSizeTiles: %dstPhysicalSizeTiles,
      numCBs: %numCBs,
      numComputeThreads: %numComputeThreads,
      numDatamovementThreads: %numDatamovementThreads,
      dramGrid: %dramGrid,
      dramBankToLogicalWorkerNoc0: %dramBankToLogicalWorkerNoc0,
      dramBankToLogicalWorkerNoc1: %dramBankToLogicalWorkerNoc1)
  }
  irdl.attribute @"#core_range" attributes {varve.format = [
    "`<` `(` $start_coord.y `` `,` `` $start_coord.x `)` `,` ` ` `(` $end_coord.y `` `,` `` $end_coord.x `)` `>`"]} {
    %coord = irdl.any {varve.rule = "record<y: i64, x: i64>"}
    irdl.parameters(start_coord: %coord, end_coord: %coord)
  }
  // The shape of a device may be empty, which is no text.
  irdl.attribute @"#device" attributes {varve.format = [
    "`<` `workerGrid` `=` qualified($workerGrid) `,` `dramGrid` `=` qualified($dramGrid) `,` `l1Map` `=` $l1Map `,` `dramMap` `=` $dramMap",
    "`,` `meshShape` `=` one( let($meshShape = []) | shaped($meshShape) ) `,` `chipIds` `=` list($chipIds)",
    "(`,` `meshTopology` `=` `[` $meshTopology^ `]`)? `>`"]} {
  }
  "varve.directive"() {
    sym_name = "TupleOpType",
    takes = ["type $xs", "type $r"],
    format = "type($r) let(types($xs) = elements(type($r)))"
  } : () -> ()
}
