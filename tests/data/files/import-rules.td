// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests/system/tools/dialect-import-rules.sh imports; import-rules.json holds the records of it that an import reads.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Sample_Dialect : Dialect {
  let name = "sample";
  let cppNamespace = "::sample";
}

def Sample_Kind : I32EnumAttr<"Kind", "", [I32EnumAttrCase<"First", 0, "first">,
                                           I32EnumAttrCase<"Second", 1, "second">]> {
  let cppNamespace = "::sample";
}
def Sample_Inline : I64EnumAttr<"Inline", "", [I64EnumAttrCase<"A", 3, "a">]> {
  let cppNamespace = "::sample";
  let genSpecializedAttr = 0;
}
def Sample_KindAttr : EnumAttr<Sample_Dialect, Sample_Kind, "kind">;
def Sample_AngleAttr : EnumAttr<Sample_Dialect, Sample_Kind, "angle"> {
  let assemblyFormat = "`<` $value `>`";
}
def Sample_Box : TypeDef<Sample_Dialect, "Box"> {
  let mnemonic = "box";
  let genMnemonicAlias = 1;
  let parameters = (ins "Type":$element, "int64_t":$size, "::mlir::StringAttr":$label,
      ArrayRefParameter<"int64_t">:$shape, OptionalParameter<"::mlir::BoolAttr">:$flag,
      OptionalParameter<"std::optional<unsigned>">:$count, OptionalParameter<"unsigned">:$space,
      DefaultValuedParameter<"Kind", "Kind::Second">:$kind, StringRefParameter<"", [{"x"}]>:$text,
      OptionalArrayRefParameter<"::sample::Kind">:$kinds,
      DefaultValuedParameter<"KindAttr", "KindAttr::get($_ctxt, Kind::First)">:$attribute,
      DefaultValuedParameter<"IntegerAttr", "IntegerAttr::get(IntegerType::get($_ctxt, 64), 1)">:$one,
      "Unheard":$unheard);
  let assemblyFormat = "`<` struct(params)   `>`";
}
def Sample_Value : AttrDef<Sample_Dialect, "Value"> {
  let mnemonic = "value";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "APInt":$value);
  let hasCustomAssemblyFormat = 1;
}
def Sample_Plain : TypeDef<Sample_Dialect, "Plain"> {
  let mnemonic = "plain";
}

class Unheard<int n> : Type<CPred<"isUnheardOf($_self, " # n # ")">, "">;
def Sample_Unheard : Unheard<1>;

class Sample_Op<string name, dag args> : Op<Sample_Dialect, name> {
  let arguments = args;
}
def : Sample_Op<"types", (ins AnyType:$any, I32:$i32, I<24>:$i24, SI32:$si32, AnyI8:$any_i8, Index:$index,
    AnyTypeOf<[F32, BF16, F32]>:$any_of, AnyTypeOf<[AnyTypeOf<[I1, I8]>, AnyType]>:$anything,
    SignlessIntegerOrIndexLike:$like, SignlessIntegerOrFloatLike:$like2, Sample_Box:$box,
    AllOfType<[AnyTensor, AnyRankedTensor]>:$both, Complex<F32>:$complex, NoneType:$none,
    ConfinedType<AnyTensor, [Neg<HasStaticShapePred>]>:$negated)>;
def : Sample_Op<"containers", (ins AnyTensor:$tensor, TensorOf<[AnyInteger, F32]>:$tensor_of,
    1DTensorOf<[F32]>:$tensor_1d, TensorRankOf<[AnyType], [1, 2]>:$tensor_rank, StaticShapeTensorOf<[I8]>:$tensor_static,
    MemRefRankOf<[F32], [2]>:$memref_rank, AnyStridedMemRef:$strided, AnyRankedOrUnrankedMemRef:$memref,
    VectorOfLengthAndType<[2, 4], [F16]>:$vector, VectorOfRankAndType<[1], [Index]>:$vector_rank,
    FixedVectorOfLengthAndType<[4], [I8]>:$fixed, ScalableVectorOfAnyRank<[I1]>:$scalable,
    AnyVectorOfNonZeroRank:$vector_any, TupleOf<[I32, F32]>:$tuple, NestedTupleOf<[I32]>:$nested,
    Non0RankedMemRefOf<[I32]>:$non0, TensorOrMemRef<[F32]>:$shaped)>;
def : Sample_Op<"groups", (ins Variadic<I32>:$variadic, Optional<F32>:$optional, Arg<AnyMemRef>:$argument)> {
  let regions = (region AnyRegion:$any, SizedRegion<1>:$one, MinSizedRegion<2>:$more, MaxSizedRegion<3>:$fewer);
  let results = (outs Res<I64>:$result);
}
def : Sample_Op<"attributes", (ins I32Attr:$i32, IndexAttr:$index, F64Attr:$f64, SI8Attr:$si8, BoolAttr:$bool,
    StrAttr:$str, TypeAttr:$type, TypeAttrOf<FunctionType>:$type_of, ArrayAttr:$array, StrArrayAttr:$str_array,
    TypedArrayAttrBase<I64ArrayAttr, "">:$nested, ConfinedAttr<I64Attr, [IntMinValue<0>, IntMaxValue<9>]>:$confined,
    ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>, DenseArrayNonNegative<DenseI64ArrayAttr>]>:$dense,
    IntValidAlignment<I64Attr>:$alignment, AnyAttrOf<[I32Attr, StrAttr]>:$choice, Sample_Kind:$enumeration,
    Sample_Inline:$inlined, Sample_KindAttr:$enum_attr, OptionalAttr<Sample_Value>:$value, UnitAttr:$unit,
    RankedI64ElementsAttr<[2]>:$elements, AnyAttr:$any)>;
def : Sample_Op<"unheard", (ins Sample_Unheard:$named, Unheard<2>:$made, AnyTypeOf<[I1, Unheard<3>]>:$part)>;
def : Sample_Op<"defaults", (ins DefaultValuedAttr<BoolAttr, "false">:$bool, DefaultValuedAttr<I1Attr, "0">:$i1,
    DefaultValuedAttr<I32Attr, "0xf">:$i32, DefaultValuedAttr<I64Attr, "static_cast<uint64_t>(-1)">:$i64,
    DefaultValuedAttr<IndexAttr, "7">:$index, DefaultValuedAttr<F32Attr, "1.5f">:$f32,
    DefaultValuedStrAttr<StrAttr, "text">:$str, DefaultValuedAttr<Sample_Kind, "::sample::Kind::Second">:$kind,
    DefaultValuedAttr<Sample_KindAttr, "Kind::Second">:$kind_attr, DefaultValuedAttr<Sample_AngleAttr, "{}">:$angle,
    DefaultValuedAttr<I64ArrayAttr, "{}">:$array, DefaultValuedAttr<I64ArrayAttr, "{1, 2}">:$array2,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$dense, DefaultValuedAttr<DenseI32ArrayAttr, "{1, -2}">:$dense2,
    DefaultValuedAttr<DictionaryAttr, "{}">:$dictionary, UnitAttr:$unit,
    DefaultValuedOptionalAttr<RankedI64ElementsAttr<[2]>, "{ static_cast<int64_t>(1), 2 }">:$elements,
    DefaultValuedAttr<StrAttr, "someFunction()">:$unheard)>;
