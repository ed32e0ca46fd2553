irdl.dialect @ptr attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute address",
    "attribute generic_space",
    "attribute null",
    "enum AtomicBinOp",
    "enum AtomicOrdering",
    "enum PtrAddFlags",
    "enum PtrDiffFlags",
    "operation ptr.constant",
    "operation ptr.from_ptr",
    "operation ptr.gather",
    "operation ptr.get_metadata",
    "operation ptr.load",
    "operation ptr.masked_load",
    "operation ptr.masked_store",
    "operation ptr.ptr_add",
    "operation ptr.ptr_diff",
    "operation ptr.scatter",
    "operation ptr.store",
    "operation ptr.to_ptr",
    "operation ptr.type_offset",
    "type ptr_metadata"]
} {
  irdl.type @"!ptr" attributes {
    varve.format = "(`<` $memorySpace^ `>`)?",
    varve.traits = ["MemRefElementTypeInterface", "DataLayoutTypeInterface"]
  } {
    %memorySpace = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      memorySpace: %memorySpace) {
      varve.optional = ["memorySpace"]
    }
  }
}
