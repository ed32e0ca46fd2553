module {
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0
    %tiled_linalg_op, %loops:3 = transform.structured.tile %0[4, 4, 4] {interchange = [0, 2, 1]} : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0
    %1 = transform.structured.match ops{["linalg.fill"]} in %arg0
    %tiled_linalg_op, %loops:2 = transform.structured.tile_to_scf_for %0[4, 0, %1]
    %transformed, %loops_0:2 = transform.structured.fuse %tiled_linalg_op {tile_interchange = [0, 2, 1], tile_sizes = [4, 0, 4]}
    %tiled_linalg_op_1, %loops_2 = transform.structured.tile %transformed[0, %1, 0] {interchange = [0, 2, 1]} : (!pdl.operation, !pdl.operation) -> (!pdl.operation, !pdl.operation)
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0
    %tiled_linalg_op, %loops:3 = transform.structured.tile_to_scf_for %0[4, 2, 1] {interchange = [0, 2, 1]}
  }
}

