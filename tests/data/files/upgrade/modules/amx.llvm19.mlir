module {
  func.func @f(%arg0: memref<?x?xbf16>, %arg1: memref<?x?xf32>, %arg2: vector<16x16xf32>) -> vector<16x16xf32> {
    %c0 = arith.constant 0 : index
    %0 = amx.tile_zero : vector<16x32xbf16>
    %1 = amx.tile_load %arg0[%c0, %c0] : memref<?x?xbf16> into vector<16x32xbf16>
    %2 = amx.tile_load %arg1[%c0, %c0] : memref<?x?xf32> into vector<16x16xf32>
    %3 = amx.tile_mulf %0, %1, %2 : vector<16x32xbf16>, vector<16x32xbf16>, vector<16x16xf32>
    amx.tile_store %arg1[%c0, %c0], %3 : memref<?x?xf32>, vector<16x16xf32>
    amx.tile_store %arg1[%c0, %c0], %arg2 : memref<?x?xf32>, vector<16x16xf32>
    return %3 : vector<16x16xf32>
  }
  llvm.func @start() {
    llvm.return
  }
  llvm.mlir.global_ctors {ctors = [@start], priorities = [0 : i32]}
  module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<#dlti.dl_entry<"max_vector_op_width", 128 : i64>>>} {
  }
}

