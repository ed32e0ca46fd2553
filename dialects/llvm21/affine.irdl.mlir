irdl.dialect @affine attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.depends = ["arith", "ub"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["assign", 2 : i64],
      ["maximumf", 3 : i64],
      ["maxs", 4 : i64],
      ["maxu", 5 : i64],
      ["minimumf", 6 : i64],
      ["mins", 7 : i64],
      ["minu", 8 : i64],
      ["mulf", 9 : i64],
      ["muli", 10 : i64],
      ["ori", 11 : i64],
      ["andi", 12 : i64],
      ["maxnumf", 13 : i64],
      ["minnumf", 14 : i64]
    ]
  } : () -> ()
}
