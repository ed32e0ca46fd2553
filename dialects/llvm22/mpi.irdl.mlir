irdl.dialect @mpi attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "MPI_ErrorClassEnum",
    storage = i32,
    cases = [
      ["MPI_SUCCESS", 0 : i32],
      ["MPI_ERR_ACCESS", 1 : i32],
      ["MPI_ERR_AMODE", 2 : i32],
      ["MPI_ERR_ARG", 3 : i32],
      ["MPI_ERR_ASSERT", 4 : i32],
      ["MPI_ERR_BAD_FILE", 5 : i32],
      ["MPI_ERR_BASE", 6 : i32],
      ["MPI_ERR_BUFFER", 7 : i32],
      ["MPI_ERR_COMM", 8 : i32],
      ["MPI_ERR_CONVERSION", 9 : i32],
      ["MPI_ERR_COUNT", 10 : i32],
      ["MPI_ERR_DIMS", 11 : i32],
      ["MPI_ERR_DISP", 12 : i32],
      ["MPI_ERR_DUP_DATAREP", 13 : i32],
      ["MPI_ERR_ERRHANDLER", 14 : i32],
      ["MPI_ERR_FILE", 15 : i32],
      ["MPI_ERR_FILE_EXISTS", 16 : i32],
      ["MPI_ERR_FILE_IN_USE", 17 : i32],
      ["MPI_ERR_GROUP", 18 : i32],
      ["MPI_ERR_INFO", 19 : i32],
      ["MPI_ERR_INFO_KEY", 20 : i32],
      ["MPI_ERR_INFO_NOKEY", 21 : i32],
      ["MPI_ERR_INFO_VALUE", 22 : i32],
      ["MPI_ERR_IN_STATUS", 23 : i32],
      ["MPI_ERR_INTERN", 24 : i32],
      ["MPI_ERR_IO", 25 : i32],
      ["MPI_ERR_KEYVAL", 26 : i32],
      ["MPI_ERR_LOCKTYPE", 27 : i32],
      ["MPI_ERR_NAME", 28 : i32],
      ["MPI_ERR_NO_MEM", 29 : i32],
      ["MPI_ERR_NO_SPACE", 30 : i32],
      ["MPI_ERR_NO_SUCH_FILE", 31 : i32],
      ["MPI_ERR_NOT_SAME", 32 : i32],
      ["MPI_ERR_OP", 33 : i32],
      ["MPI_ERR_OTHER", 34 : i32],
      ["MPI_ERR_PENDING", 35 : i32],
      ["MPI_ERR_PORT", 36 : i32],
      ["MPI_ERR_PROC_ABORTED", 37 : i32],
      ["MPI_ERR_QUOTA", 38 : i32],
      ["MPI_ERR_RANK", 39 : i32],
      ["MPI_ERR_READ_ONLY", 40 : i32],
      ["MPI_ERR_REQUEST", 41 : i32],
      ["MPI_ERR_RMA_ATTACH", 42 : i32],
      ["MPI_ERR_RMA_CONFLICT", 43 : i32],
      ["MPI_ERR_RMA_FLAVOR", 44 : i32],
      ["MPI_ERR_RMA_RANGE", 45 : i32],
      ["MPI_ERR_RMA_SHARED", 46 : i32],
      ["MPI_ERR_RMA_SYNC", 47 : i32],
      ["MPI_ERR_ROOT", 48 : i32],
      ["MPI_ERR_SERVICE", 49 : i32],
      ["MPI_ERR_SESSION", 50 : i32],
      ["MPI_ERR_SIZE", 51 : i32],
      ["MPI_ERR_SPAWN", 52 : i32],
      ["MPI_ERR_TAG", 53 : i32],
      ["MPI_ERR_TOPOLOGY", 54 : i32],
      ["MPI_ERR_TRUNCATE", 55 : i32],
      ["MPI_ERR_TYPE", 56 : i32],
      ["MPI_ERR_UNKNOWN", 57 : i32],
      ["MPI_ERR_UNSUPPORTED_DATAREP", 58 : i32],
      ["MPI_ERR_UNSUPPORTED_OPERATION", 59 : i32],
      ["MPI_ERR_VALUE_TOO_LARGE", 60 : i32],
      ["MPI_ERR_WIN", 61 : i32],
      ["MPI_ERR_LASTCODE", 62 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MPI_ReductionOpEnum",
    storage = i32,
    cases = [
      ["MPI_OP_NULL", 0 : i32],
      ["MPI_MAX", 1 : i32],
      ["MPI_MIN", 2 : i32],
      ["MPI_SUM", 3 : i32],
      ["MPI_PROD", 4 : i32],
      ["MPI_LAND", 5 : i32],
      ["MPI_BAND", 6 : i32],
      ["MPI_LOR", 7 : i32],
      ["MPI_BOR", 8 : i32],
      ["MPI_LXOR", 9 : i32],
      ["MPI_BXOR", 10 : i32],
      ["MPI_MINLOC", 11 : i32],
      ["MPI_MAXLOC", 12 : i32],
      ["MPI_REPLACE", 13 : i32]
    ]
  } : () -> ()
  irdl.type @"!comm" {
  }
  irdl.type @"!request" {
  }
  irdl.type @"!retval" {
  }
  irdl.type @"!status" {
  }
  irdl.attribute @"#errclass" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MPI_ErrorClassEnum>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @allreduce attributes {
    varve.format = "`(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)?",
    varve.let = [
      "type($comm) = !mpi.comm",
      "type($retval) = !mpi.retval"]
  } {
    %sendbuf = irdl.any {varve.rule = "AnyMemRef"}
    %recvbuf = irdl.any {varve.rule = "AnyMemRef"}
    %comm = irdl.base "!mpi.comm"
    %retval = irdl.base "!mpi.retval"
    %op = irdl.any {varve.rule = "enum<@MPI_ReductionOpEnum>"}
    irdl.operands(
      sendbuf: %sendbuf,
      recvbuf: %recvbuf,
      comm: %comm)
    irdl.results(
      retval: optional %retval)
    irdl.attributes {
      "op" = %op
    }
  }
  irdl.operation @barrier attributes {
    varve.format = "`(` $comm `)` attr-dict (`->` type($retval)^)?",
    varve.let = [
      "type($comm) = !mpi.comm",
      "type($retval) = !mpi.retval"]
  } {
    %comm = irdl.base "!mpi.comm"
    %retval = irdl.base "!mpi.retval"
    irdl.operands(
      comm: %comm)
    irdl.results(
      retval: optional %retval)
  }
  irdl.operation @comm_rank attributes {
    varve.format = "`(` $comm `)` attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($comm) = !mpi.comm",
      "type($retval) = !mpi.retval",
      "type($rank) = i32"]
  } {
    %comm = irdl.base "!mpi.comm"
    %retval = irdl.base "!mpi.retval"
    %rank = irdl.any {varve.rule = "I32"}
    irdl.operands(
      comm: %comm)
    irdl.results(
      retval: optional %retval,
      rank: %rank)
  }
  irdl.operation @comm_size attributes {
    varve.format = "`(` $comm `)` attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($comm) = !mpi.comm",
      "type($retval) = !mpi.retval",
      "type($size) = i32"]
  } {
    %comm = irdl.base "!mpi.comm"
    %retval = irdl.base "!mpi.retval"
    %size = irdl.any {varve.rule = "I32"}
    irdl.operands(
      comm: %comm)
    irdl.results(
      retval: optional %retval,
      size: %size)
  }
  irdl.operation @comm_split attributes {
    varve.format = "`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($comm) = !mpi.comm",
      "type($color) = i32",
      "type($key) = i32",
      "type($retval) = !mpi.retval",
      "type($newcomm) = !mpi.comm"]
  } {
    %comm = irdl.base "!mpi.comm"
    %color = irdl.any {varve.rule = "I32"}
    %key = irdl.any {varve.rule = "I32"}
    %retval = irdl.base "!mpi.retval"
    %newcomm = irdl.base "!mpi.comm"
    irdl.operands(
      comm: %comm,
      color: %color,
      key: %key)
    irdl.results(
      retval: optional %retval,
      newcomm: %newcomm)
  }
  irdl.operation @comm_world attributes {
    varve.format = "attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($comm) = !mpi.comm"]
  } {
    %comm = irdl.base "!mpi.comm"
    irdl.results(
      comm: %comm)
  }
  irdl.operation @error_class attributes {
    varve.format = "$val attr-dict `:` type($val)",
    varve.let = [
      "type($val) = !mpi.retval",
      "type($errclass) = !mpi.retval"]
  } {
    %val = irdl.base "!mpi.retval"
    %errclass = irdl.base "!mpi.retval"
    irdl.operands(
      val: %val)
    irdl.results(
      errclass: %errclass)
  }
  irdl.operation @finalize attributes {
    varve.format = "attr-dict (`:` type($retval)^)?",
    varve.let = [
      "type($retval) = !mpi.retval"]
  } {
    %retval = irdl.base "!mpi.retval"
    irdl.results(
      retval: optional %retval)
  }
  irdl.operation @init attributes {
    varve.format = "attr-dict (`:` type($retval)^)?",
    varve.let = [
      "type($retval) = !mpi.retval"]
  } {
    %retval = irdl.base "!mpi.retval"
    irdl.results(
      retval: optional %retval)
  }
  irdl.operation @irecv attributes {
    varve.format = "`(` $ref `,` $tag `,` $source `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($source)`->` type(results)",
    varve.let = [
      "type($tag) = i32",
      "type($source) = i32",
      "type($comm) = !mpi.comm",
      "type($retval) = !mpi.retval",
      "type($req) = !mpi.request"]
  } {
    %ref = irdl.any {varve.rule = "AnyMemRef"}
    %tag = irdl.any {varve.rule = "I32"}
    %source = irdl.any {varve.rule = "I32"}
    %comm = irdl.base "!mpi.comm"
    %retval = irdl.base "!mpi.retval"
    %req = irdl.base "!mpi.request"
    irdl.operands(
      ref: %ref,
      tag: %tag,
      source: %source,
      comm: %comm)
    irdl.results(
      retval: optional %retval,
      req: %req)
  }
  irdl.operation @isend attributes {
    varve.format = "`(` $ref `,` $tag `,` $dest `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest) `->` type(results)",
    varve.let = [
      "type($tag) = i32",
      "type($dest) = i32",
      "type($comm) = !mpi.comm",
      "type($retval) = !mpi.retval",
      "type($req) = !mpi.request"]
  } {
    %ref = irdl.any {varve.rule = "AnyMemRef"}
    %tag = irdl.any {varve.rule = "I32"}
    %dest = irdl.any {varve.rule = "I32"}
    %comm = irdl.base "!mpi.comm"
    %retval = irdl.base "!mpi.retval"
    %req = irdl.base "!mpi.request"
    irdl.operands(
      ref: %ref,
      tag: %tag,
      dest: %dest,
      comm: %comm)
    irdl.results(
      retval: optional %retval,
      req: %req)
  }
  irdl.operation @recv attributes {
    varve.format = "`(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) (`->` type($retval)^)?",
    varve.let = [
      "type($tag) = i32",
      "type($source) = i32",
      "type($comm) = !mpi.comm",
      "type($retval) = !mpi.retval"]
  } {
    %ref = irdl.any {varve.rule = "AnyMemRef"}
    %tag = irdl.any {varve.rule = "I32"}
    %source = irdl.any {varve.rule = "I32"}
    %comm = irdl.base "!mpi.comm"
    %retval = irdl.base "!mpi.retval"
    irdl.operands(
      ref: %ref,
      tag: %tag,
      source: %source,
      comm: %comm)
    irdl.results(
      retval: optional %retval)
  }
  irdl.operation @retval_check attributes {
    varve.format = "$val `=` $errclass attr-dict `:` type($res)",
    varve.let = [
      "type($val) = !mpi.retval",
      "type($res) = i1"]
  } {
    %val = irdl.base "!mpi.retval"
    %res = irdl.any {varve.rule = "I1"}
    %errclass = irdl.base "#mpi.errclass"
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "errclass" = %errclass
    }
  }
  irdl.operation @send attributes {
    varve.format = "`(` $ref `,` $tag `,` $dest `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest)(`->` type($retval)^)?",
    varve.let = [
      "type($tag) = i32",
      "type($dest) = i32",
      "type($comm) = !mpi.comm",
      "type($retval) = !mpi.retval"]
  } {
    %ref = irdl.any {varve.rule = "AnyMemRef"}
    %tag = irdl.any {varve.rule = "I32"}
    %dest = irdl.any {varve.rule = "I32"}
    %comm = irdl.base "!mpi.comm"
    %retval = irdl.base "!mpi.retval"
    irdl.operands(
      ref: %ref,
      tag: %tag,
      dest: %dest,
      comm: %comm)
    irdl.results(
      retval: optional %retval)
  }
  irdl.operation @wait attributes {
    varve.format = "`(` $req `)` attr-dict `:` type($req) (`->` type($retval) ^)?",
    varve.let = [
      "type($req) = !mpi.request",
      "type($retval) = !mpi.retval"]
  } {
    %req = irdl.base "!mpi.request"
    %retval = irdl.base "!mpi.retval"
    irdl.operands(
      req: %req)
    irdl.results(
      retval: optional %retval)
  }
}
