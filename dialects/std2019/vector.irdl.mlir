// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vector dialect as of the end of 2019.
irdl.dialect @vector attributes {varve.set = "std2019"} {
  irdl.operation @broadcast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($vector)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(source: %any)
    irdl.results(vector: %1)
  }
  irdl.operation @constant_mask attributes {
    varve.format = "list($mask_dim_sizes) attr-dict `:` type($mask)",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %1 = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.results(mask: %0)
    irdl.attributes {"mask_dim_sizes" = %1}
  }
  irdl.operation @contract attributes {
    varve.syntax = "hook:vector.contract",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(lhs: %0, rhs: %0, acc: %0, masks: variadic %0)
    irdl.results(result: %0)
    irdl.attributes {"indexing_maps" = %1, "iterator_types" = %1}
  }
  irdl.operation @create_mask attributes {
    varve.format = "$operands attr-dict `:` type($mask)",
    varve.traits = ["Pure"],
    varve.let = ["type($operands) = index"]
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(operands: variadic %0)
    irdl.results(mask: %1)
  }
  irdl.operation @extract attributes {
    varve.format = [
      "$vector `` list($position) attr-dict `:` type($vector)",
      "let(type($result) = if(count($position) < rank(type($vector)), vector(drop(shape(type($vector)), count($position)), elem(type($vector))), [elem(type($vector))][count($position) - rank(type($vector))]))"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %any = irdl.any
    %2 = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(vector: %0)
    irdl.results(result: %any)
    irdl.attributes {"position" = %2}
  }
  irdl.operation @extract_slices attributes {
    varve.format = "$vector `,` list($sizes) `,` list($strides) attr-dict `:` type($vector) `into` type($result)",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %1 = irdl.any {varve.rule = "AnyTuple"}
    %2 = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(vector: %0)
    irdl.results(result: %1)
    irdl.attributes {"sizes" = %2, "strides" = %2}
  }
  irdl.operation @extractelement attributes {
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = elem(type($vector))"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %any = irdl.any
    irdl.operands(vector: %0, position: %any)
    irdl.results(result: %any)
  }
  irdl.operation @insert attributes {
    varve.format = "$source `,` $dest `` list($position) attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["Pure"],
    varve.let = ["type($res) = type($dest)"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %2 = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(source: %any, dest: %1)
    irdl.results(res: %1)
    irdl.attributes {"position" = %2}
  }
  irdl.operation @insert_slices attributes {
    varve.format = "$vectors `,` list($sizes) `,` list($strides) attr-dict `:` type($vectors) `into` type($result)",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyTuple"}
    %1 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %2 = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(vectors: %0)
    irdl.results(result: %1)
    irdl.attributes {"sizes" = %2, "strides" = %2}
  }
  irdl.operation @insert_strided_slice attributes {
    varve.format = "$source `,` $dest attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["Pure"],
    varve.let = ["type($res) = type($dest)"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(source: %0, dest: %0)
    irdl.results(res: %0)
    irdl.attributes {"offsets" = %1, "strides" = %1}
  }
  irdl.operation @insertelement attributes {
    varve.format = "$source `,` $dest `[` $position `:` type($position) `]` attr-dict `:` type($dest)",
    varve.traits = ["Pure"],
    varve.let = ["type($source) = elem(type($dest))", "type($result) = type($dest)"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(source: %any, dest: %1, position: %any)
    irdl.results(result: %1)
  }
  irdl.operation @outerproduct attributes {
    varve.format = [
      "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs) `,` type($rhs)",
      "let(type($result) = vector(concat(shape(type($lhs)), shape(type($rhs))), elem(type($lhs))); type($acc) = type($result))"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %any = irdl.any
    irdl.operands(lhs: %0, rhs: %any, acc: variadic %0)
    irdl.results(result: %0)
  }
  irdl.operation @print attributes {varve.format = "$source attr-dict `:` type($source)"} {
    %any = irdl.any
    irdl.operands(source: %any)
  }
  irdl.operation @reshape attributes {
    varve.format = "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` list($fixed_vector_sizes) attr-dict `:` type($vector) `to` type($result)",
    varve.traits = ["Pure"],
    varve.let = ["type($input_shape) = index", "type($output_shape) = index"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %1 = irdl.any {varve.rule = "Index"}
    %2 = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(vector: %0, input_shape: variadic %1, output_shape: variadic %1) {varve.segments}
    irdl.results(result: %0)
    irdl.attributes {"fixed_vector_sizes" = %2}
  }
  irdl.operation @shuffle attributes {
    varve.format = [
      "$v1 `,` $v2 `` list($mask) attr-dict `:` type($v1) `,` type($v2)",
      "let(type($vector) = vector(concat([count($mask)], drop(shape(type($v1)), 1)), elem(type($v1))))"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %1 = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(v1: %0, v2: %0)
    irdl.results(vector: %0)
    irdl.attributes {"mask" = %1}
  }
  irdl.operation @strided_slice attributes {
    varve.format = "$vector attr-dict `:` type($vector) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(vector: %0)
    irdl.results(result: %0)
    irdl.attributes {"offsets" = %1, "sizes" = %1, "strides" = %1}
  }
  irdl.operation @transfer_read attributes {
    varve.format = "$memref `[` $indices `]` `,` $padding attr-dict `:` type($memref) `,` type($vector)",
    varve.let = ["type($indices) = index", "type($padding) = elem(type($memref))"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    %3 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %4 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(memref: %0, indices: variadic %1, padding: %any)
    irdl.results(vector: %3)
    irdl.attributes {"permutation_map" = %4}
  }
  irdl.operation @transfer_write attributes {
    varve.format = "$vector `,` $memref `[` $indices `]` attr-dict `:` type($vector) `,` type($memref)",
    varve.let = ["type($indices) = index"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %1 = irdl.any {varve.rule = "AnyMemRef"}
    %2 = irdl.any {varve.rule = "Index"}
    %3 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(vector: %0, memref: %1, indices: variadic %2)
    irdl.attributes {"permutation_map" = %3}
  }
  irdl.operation @tuple attributes {
    varve.format = [
      "$vectors attr-dict `:` type($vectors)",
      "let(type($result) = tuple(types($vectors)))"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %1 = irdl.any {varve.rule = "AnyTuple"}
    irdl.operands(vectors: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @tuple_get attributes {
    varve.format = [
      "$vectors `,` number($index, index) attr-dict `:` type($vectors)",
      "let(type($result) = elements(type($vectors))[$index])"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyTuple"}
    %1 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %any = irdl.any
    irdl.operands(vectors: %0)
    irdl.results(result: %1)
    irdl.attributes {"index" = %any}
  }
  irdl.operation @type_cast attributes {
    varve.format = "$memref attr-dict `:` type($memref) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    irdl.operands(memref: %0)
    irdl.results(result: %0)
  }
}
