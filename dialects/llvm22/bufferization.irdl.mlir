irdl.dialect @bufferization attributes {
  varve.set = "llvm22",
  varve.depends = ["affine", "arith", "memref", "tensor"]
} {
  "varve.rule"() {
    require = [["if has(shape(type($from))) and has(shape(type($to)))", ["shape(type($from)) = shape(type($to))", "!shapes do not match", "failed to verify that specified tensor and buffer types match"]]],
    sym_name = "same_shape",
    takes = ["$from", "$to"]
  } : () -> ()
  irdl.operation @alloc_tensor attributes {
    varve.printer = "code",
    varve.traits = ["BufferizableOpInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.let = [
      "type($dynamic_sizes) = index",
      "type($size_hint) = index"],
    varve.format = "`(` $dynamic_sizes `)` one( | `copy` `(` $copy `)` ) one( | `size_hint` `` `=` `` $size_hint ) attr-dict `:` type($result) let(type($copy) = type($result))"
  } {
    %dynamic_sizes = irdl.any {varve.rule = "Index"}
    %copy = irdl.any {varve.rule = "AnyTensor"}
    %size_hint = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %memory_space = irdl.any
    irdl.operands(
      dynamic_sizes: variadic %dynamic_sizes,
      copy: optional %copy,
      size_hint: optional %size_hint) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_space" = %memory_space
    } {
      varve.optional = ["memory_space"]
    }
  }
  irdl.operation @clone attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["MemoryEffectsOpInterface", "AllocationOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %output = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @dealloc attributes {
    varve.format = "(` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )? (`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict",
    varve.traits = ["InferTypeOpInterface"],
    varve.let = [
      "type($conditions) = i1",
      "type($updatedConditions) = i1"],
    varve.require = [["count($memrefs) = count($conditions)", "must have the same number of conditions as memrefs to deallocate"], ["count($retained) = count($updatedConditions)", "must have the same number of updated conditions (results) as retained operands"]]
  } {
    %memrefs = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %conditions = irdl.any {varve.rule = "I1"}
    %retained = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %updatedConditions = irdl.any {varve.rule = "I1"}
    irdl.operands(
      memrefs: variadic %memrefs,
      conditions: variadic %conditions,
      retained: variadic %retained) {
      varve.segments
    }
    irdl.results(
      updatedConditions: variadic %updatedConditions)
  }
  irdl.operation @dealloc_tensor attributes {
    varve.format = "$tensor attr-dict `:` type($tensor)",
    varve.traits = ["BufferizableOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      tensor: %tensor)
  }
  irdl.operation @materialize_in_destination attributes {
    varve.format = "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllElementTypesMatch<source,dest>", "BufferizableOpInterface", "DestinationStyleOpInterface", "ReifyRankedShapedTypeOpInterface", "SubsetOpInterface", "SubsetInsertionOpInterface", "MemoryEffectsOpInterface"],
    varve.require = [["isa(type($dest), 'AnyOf<AnyTensor, AnyRankedOrUnrankedMemRef>')", "'dest' must be a tensor or a memref"], ["if isa(type($dest), 'AnyTensor')", ["count($result) = 1", "tensor 'dest' implies exactly one tensor result"], ["type($result) = type($dest)", "result and 'dest' types must match"], ["not has($restrict)", "'restrict' is valid only for memref destinations"], ["not has($writable)", "'writable' must be specified if and only if the destination is of memref type"]], ["if not isa(type($dest), 'AnyTensor')", ["count($result) = 0", "memref 'dest' implies zero results"], ["has($writable)", "'writable' must be specified if and only if the destination is of memref type"]], ["let from = shape(type($source)), to = shape(type($dest))", ["if has(from)", ["has(to)", "source/destination shapes are incompatible"], ["count(from) = count(to) and all(i in indices(from): from[i] = to[i] or from[i] < 0 or to[i] < 0)", "source/destination shapes are incompatible"]], ["if not has(from)", ["not has(to)", "source/destination shapes are incompatible"]]]]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %dest = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %restrict = irdl.any {varve.rule = "UnitAttr"}
    %writable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source,
      dest: %dest)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "restrict" = %restrict,
      "writable" = %writable
    } {
      varve.optional = ["restrict", "writable"]
    }
  }
  irdl.operation @to_buffer attributes {
    varve.format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)",
    varve.traits = ["BufferizableOpInterface", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure", "Bufferization_TensorAndBufferMatch"],
    varve.require = [["use same_shape($tensor, $buffer)"]]
  } {
    %tensor = irdl.any {varve.rule = "Implements<\22TensorLikeType\22>"}
    %buffer = irdl.any {varve.rule = "Implements<\22BufferLikeType\22>"}
    %read_only = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      buffer: %buffer)
    irdl.attributes {
      "read_only" = %read_only
    } {
      varve.optional = ["read_only"]
    }
  }
  irdl.operation @to_tensor attributes {
    varve.format = "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)",
    varve.traits = ["BufferizableOpInterface", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Bufferization_TensorAndBufferMatch"],
    varve.require = [["use same_shape($buffer, $result)"]]
  } {
    %buffer = irdl.any {varve.rule = "Implements<\22BufferLikeType\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TensorLikeType\22>"}
    %restrict = irdl.any {varve.rule = "UnitAttr"}
    %writable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      buffer: %buffer)
    irdl.results(
      result: %result)
    irdl.attributes {
      "restrict" = %restrict,
      "writable" = %writable
    } {
      varve.optional = ["restrict", "writable"]
    }
  }
}
