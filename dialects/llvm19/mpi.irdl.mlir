irdl.dialect @mpi attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "enum MPI_ReductionOpEnum",
    "operation mpi.allreduce",
    "operation mpi.barrier",
    "operation mpi.comm_size",
    "operation mpi.comm_split",
    "operation mpi.comm_world",
    "operation mpi.irecv",
    "operation mpi.isend",
    "operation mpi.wait",
    "type comm",
    "type request",
    "type status"]
} {
  irdl.operation @comm_rank attributes {
    varve.format = "attr-dict `:` type(results)",
    varve.let = [
      "type($retval) = !mpi.retval",
      "type($rank) = i32"]
  } {
    %retval = irdl.base "!mpi.retval"
    %rank = irdl.any {varve.rule = "I32"}
    irdl.results(
      retval: optional %retval,
      rank: %rank)
  }
  irdl.operation @recv attributes {
    varve.format = "`(` $ref `,` $tag `,` $rank `)` attr-dict `:` type($ref) `,` type($tag) `,` type($rank)(`->` type($retval)^)?",
    varve.let = [
      "type($tag) = i32",
      "type($rank) = i32",
      "type($retval) = !mpi.retval"]
  } {
    %ref = irdl.any {varve.rule = "AnyMemRef"}
    %tag = irdl.any {varve.rule = "I32"}
    %rank = irdl.any {varve.rule = "I32"}
    %retval = irdl.base "!mpi.retval"
    irdl.operands(
      ref: %ref,
      tag: %tag,
      rank: %rank)
    irdl.results(
      retval: optional %retval)
  }
  irdl.operation @send attributes {
    varve.format = "`(` $ref `,` $tag `,` $rank `)` attr-dict `:` type($ref) `,` type($tag) `,` type($rank)(`->` type($retval)^)?",
    varve.let = [
      "type($tag) = i32",
      "type($rank) = i32",
      "type($retval) = !mpi.retval"]
  } {
    %ref = irdl.any {varve.rule = "AnyMemRef"}
    %tag = irdl.any {varve.rule = "I32"}
    %rank = irdl.any {varve.rule = "I32"}
    %retval = irdl.base "!mpi.retval"
    irdl.operands(
      ref: %ref,
      tag: %tag,
      rank: %rank)
    irdl.results(
      retval: optional %retval)
  }
}
