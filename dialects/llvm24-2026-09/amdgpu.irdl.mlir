irdl.dialect @amdgpu attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24",
  varve.depends = ["arith", "gpu", "rocdl"]
} {
  irdl.operation @gather_to_lds attributes {
    varve.format = "(`async` $async^)? $src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)",
    varve.let = [
      "type($srcIndices) = index",
      "type($dstIndices) = index"]
  } {
    %src = irdl.any {varve.rule = "AnyMemRef"}
    %srcIndices = irdl.any {varve.rule = "Index"}
    %dst = irdl.any {varve.rule = "AnyMemRef"}
    %dstIndices = irdl.any {varve.rule = "Index"}
    %transferType = irdl.any {varve.rule = "TypeAttr"}
    %async = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src,
      srcIndices: variadic %srcIndices,
      dst: %dst,
      dstIndices: variadic %dstIndices) {
      varve.segments
    }
    irdl.attributes {
      "transferType" = %transferType,
      "async" = %async
    } {
      varve.optional = ["async"]
    }
  }
  irdl.operation @permlane_swap attributes {
    varve.format = "$src $row_length (`fetch_inactive` `(` $fetch_inactive^ `)`)? (`bound_ctrl` `(` $bound_ctrl^ `)`)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<result,src>"],
    varve.let = [
      "type($src) = type($result)"],
    varve.require = [["$row_length in [16, 32]", "row_length attribute must either be 16 or 32."]]
  } {
    %src = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %row_length = irdl.any {varve.rule = "I32Attr"}
    %fetch_inactive = irdl.any {varve.rule = "BoolAttr"}
    %bound_ctrl = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "row_length" = %row_length,
      "fetch_inactive" = %fetch_inactive,
      "bound_ctrl" = %bound_ctrl
    } {
      varve.defaults = {
        fetch_inactive = false,
        bound_ctrl = false}
    }
  }
  irdl.operation @raw_buffer_atomic_cmpswap attributes {
    varve.format = "`boundsCheck` `(` $boundsCheck `)` $src `,` $cmp `->` $memref `[` $indices `]` (`indexOffset` `(` $indexOffset^ `)`)? (`sgprOffset` `(` $sgprOffset^ `)`)? attr-dict `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllTypesMatch<src,cmp,value>", "AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($cmp) = type($src)",
      "type($value) = type($src)",
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %src = irdl.any
    %cmp = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %value = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      cmp: %cmp,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      value: %value)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_fadd attributes {
    varve.format = "`boundsCheck` `(` $boundsCheck `)` $value `->` $memref `[` $indices `]` (`indexOffset` `(` $indexOffset^ `)`)? (`sgprOffset` `(` $sgprOffset^ `)`)? attr-dict `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2>>>"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_fmax attributes {
    varve.format = "`boundsCheck` `(` $boundsCheck `)` $value `->` $memref `[` $indices `]` (`indexOffset` `(` $indexOffset^ `)`)? (`sgprOffset` `(` $sgprOffset^ `)`)? attr-dict `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_smax attributes {
    varve.format = "`boundsCheck` `(` $boundsCheck `)` $value `->` $memref `[` $indices `]` (`indexOffset` `(` $indexOffset^ `)`)? (`sgprOffset` `(` $sgprOffset^ `)`)? attr-dict `:` type($value) `->` type($memref) `,` type($indices)",
    varve.let = [
      "type($value) = i32",
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_umin attributes {
    varve.format = "`boundsCheck` `(` $boundsCheck `)` $value `->` $memref `[` $indices `]` (`indexOffset` `(` $indexOffset^ `)`)? (`sgprOffset` `(` $sgprOffset^ `)`)? attr-dict `:` type($value) `->` type($memref) `,` type($indices)",
    varve.let = [
      "type($value) = i32",
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_load attributes {
    varve.format = "`boundsCheck` `(` $boundsCheck `)` $memref `[` $indices `]` (`indexOffset` `(` $indexOffset^ `)`)? (`sgprOffset` `(` $sgprOffset^ `)`)? attr-dict `:` type($memref) (`,` type($indices)^)? `->` type($value)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %value = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      value: %value)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_store attributes {
    varve.format = "`boundsCheck` `(` $boundsCheck `)` $value `->` $memref `[` $indices `]` (`indexOffset` `(` $indexOffset^ `)`)? (`sgprOffset` `(` $sgprOffset^ `)`)? attr-dict `:` type($value) `->` type($memref) (`,` type($indices)^)?",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %value = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @scaled_wmma attributes {
    varve.format = "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC `a_first_scale_lane` `=` $a_first_scale_lane `b_first_scale_lane` `=` $b_first_scale_lane attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)"],
    varve.require = [["let length = if($m = 16, 8, 16)", ["length(type($destC)) = length", "expected output vector of length {length} but got {length(type($destC))}"]], ["if $m = 16", ["length(type($sourceA)) = 64", "for 16x16x128, sourceA must have 64 elements but got {length(type($sourceA))}"], ["length(type($sourceB)) = 64", "for 16x16x128, sourceB must have 64 elements but got {length(type($sourceB))}"]], ["if $m = 32", ["width(elem(type($sourceA))) = 4 or width(elem(type($sourceB))) = 4", "32x16x128 only supports fp4 element types"], ["length(type($sourceA)) = 128", "for 32x16x128, sourceA must have 128 elements but got {length(type($sourceA))}"], ["length(type($sourceB)) = 64", "for 32x16x128, sourceB must have 64 elements but got {length(type($sourceB))}"], ["$a_first_scale_lane = 0", "for 32x16x128, a_first_scale_lane must be 0"]], ["let a = elem(type($sourceA)), b = elem(type($sourceB)), s = elem(type($scaleA)), t = elem(type($scaleB))", ["(width(a) = 4 or s = f8E8M0FNU) and (width(b) = 4 or t = f8E8M0FNU) and (width(a) != 4 or width(b) != 4 or s = t)", "invalid combination of matrix and scale types: sourceA='{a}', scaleA='{s}', sourceB='{b}', scaleB='{t}'"]]]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<F4E2M1FN>, LengthIs<64, 128>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<F4E2M1FN>, LengthIs<64, 128>>>"}
    %destC = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8, 16>>"}
    %scaleA = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F8E8M0FNU, F8E4M3FN>>, LengthIs<4, 8>>"}
    %scaleB = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F8E8M0FNU, F8E4M3FN>>, LengthIs<4, 8>>"}
    %destD = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8, 16>>"}
    %m = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32>>"}
    %n = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16>>"}
    %k = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<128>>"}
    %a_first_scale_lane = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<0, 16>>"}
    %b_first_scale_lane = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<0, 16>>"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "a_first_scale_lane" = %a_first_scale_lane,
      "b_first_scale_lane" = %b_first_scale_lane
    }
  }
  irdl.operation @sparse_mfma attributes {
    varve.format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC `sparse` `(` $sparseIdx `:` type($sparseIdx) `)` (`abid` `(` $abid^ `)`)? (`cbsz` `(` $cbsz^ `)`)? attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)"],
    varve.require = [["let a = elem(type($sourceA)), b = elem(type($sourceB))", ["length(type($sourceB)) = length(type($sourceA)) * 2", "expected dense source operand to have exactly double the number of elements of the sparse source operand"], ["a = b or isa(a, 'AnyFloat') and isa(b, 'AnyFloat') and width(a) = 8 and width(b) = 8", "expected source operands to have the same element type"], ["if width(a) = 8", ["$cbsz != 0 or $abid in [0, 1]", "ABID must be 0 or 1 for 8-bit source data"], ["type($sparseIdx) = vector<2xi16>", "expected vector<2xi16> sparse indices for 8-bit source data, but got '{type($sparseIdx)}'"]], ["if width(a) != 8", ["$cbsz != 0 or $abid in [0, 1, 2, 3]", "ABID must be between 0 and 3 for 16-bit source data"], ["type($sparseIdx) = vector<4xi8>", "expected vector<4xi8> sparse indices for 16-bit source data, but got '{type($sparseIdx)}'"]]], ["length(type($sourceB)) = $m * $k / 64", "expected {$m * $k / 64} source values for this operation but got {length(type($sourceB))}"], ["length(type($destC)) = $m * $n / 64", "expected {$m * $n / 64} result values for this operation but got {length(type($destC))}"]]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ>>, LengthIs<8, 16>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ>>, LengthIs<16, 32>>>"}
    %destC = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16>>>"}
    %sparseIdx = irdl.any {varve.rule = "AnyOf<AllOf<FixedVectorOfAnyRank<I8>, LengthIs<4>>, AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>>"}
    %destD = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16>>>"}
    %m = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32>>"}
    %n = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32>>"}
    %k = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32, 64, 128>>"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC,
      sparseIdx: %sparseIdx)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "cbsz" = %cbsz,
      "abid" = %abid
    } {
      varve.defaults = {
        cbsz = 0 : i32,
        abid = 0 : i32}
    }
  }
  irdl.operation @mfma attributes {
    varve.format = "(`blocks` `(` $blocks^ `)`)? custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC (`abid` `(` $abid^ `)`)? one( let($blgp.value = .none) | `blgp` `(` $blgp.value `)` ) (`cbsz` `(` $cbsz^ `)`)? (`reducePrecision` $reducePrecision^)? (`negateA` $negateA^)? (`negateB` $negateB^)? (`negateC` $negateC^)? attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)"],
    varve.require = [["let a = elem(type($sourceA)), b = elem(type($sourceB)), length = length(type($sourceA)) * if(isa(a, 'I32'), 4, if(isa(a, 'I64'), 8, 1)), sources = $m * $k * $blocks / 64, results = $m * $n * $blocks / 64", ["if isa(a, 'AnyFloat') and width(a) in [4, 6, 8]", ["isa(b, 'AnyFloat') and width(b) in [4, 6, 8]", "expected both source operands to have small-float elements if one does"], ["length(type($sourceA)) = length(type($sourceB))", "expected both small-float source vectors to have the same length"]], ["isa(a, 'AnyFloat') and width(a) in [4, 6, 8] or type($sourceA) = type($sourceB)", "expected both non-small-float source operand types to match exactly"], ["length = sources", "expected {sources} source values for this operation but got {length}"], ["length(type($destC)) = results", "expected {results} result values for this operation but got {length(type($destC))}"], ["if elem(type($destC)) = f64", ["$blgp = .none", "double-precision ops do not support permuting lanes of B"], ["$cbsz = 0", "double-precision ops do not support permuting lanes of A"]]], ["let counts = [1, 2, 4, 8, 16]", ["$abid >= 0 and $abid < counts[$cbsz]", "block ID for permuting A (abid) must be below 2 ** cbsz"]], ["elem(type($destC)) = f64 or not ($negateA or $negateB or $negateC)", "negation flags only available for double-precision operations"]]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2FNUZ, F8E4M3FNUZ>>, LengthIs<8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<8, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2FNUZ, F8E4M3FNUZ>>, LengthIs<8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<8, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>"}
    %destC = irdl.any {varve.rule = "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>"}
    %destD = irdl.any {varve.rule = "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>"}
    %m = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<4, 16, 32>>"}
    %n = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<4, 16, 32>>"}
    %k = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<1, 2, 4, 8, 16, 32, 64, 128>>"}
    %blocks = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<1, 2, 4, 16>>"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    %reducePrecision = irdl.any {varve.rule = "UnitAttr"}
    %negateA = irdl.any {varve.rule = "UnitAttr"}
    %negateB = irdl.any {varve.rule = "UnitAttr"}
    %negateC = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "blocks" = %blocks,
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp,
      "reducePrecision" = %reducePrecision,
      "negateA" = %negateA,
      "negateB" = %negateB,
      "negateC" = %negateC
    } {
      varve.optional = ["blgp", "reducePrecision", "negateA", "negateB", "negateC"],
      varve.defaults = {
        blocks = 1 : i32,
        cbsz = 0 : i32,
        abid = 0 : i32}
    }
  }
}
