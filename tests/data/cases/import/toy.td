// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One of each fact that the importer takes from ODS, with as much of ODS's classes as that needs.
def ins;
def outs;
def region;
def successor;

class Dialect {
  string name = ?;
  string cppNamespace = ?;
  list<string> dependentDialects = [];
  dag discardableAttrs = (ins);
}

class Pred;
class CPred<string text> : Pred { code predExpr = "(" # text # ")"; }
class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
class CombinedPred<PredCombinerKind k, list<Pred> parts> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = parts;
}
class Constraint<Pred p> { Pred predicate = p; }

class TypeConstraint<Pred p> : Constraint<p> { string builderCall = ""; }
class Type<Pred p> : TypeConstraint<p>;
class Optional<Type type> : TypeConstraint<type.predicate> { Type baseType = type; }
class Variadic<Type type> : TypeConstraint<type.predicate> { Type baseType = type; }
class VariadicOfVariadic<Type type, string sizes> : Variadic<type> { string segmentAttrName = sizes; }
class Attr<Pred p> : Constraint<p> {
  bit isOptional = 0;
  string defaultValue = ?;
}
class OptionalAttr<Attr attr> : Attr<attr.predicate> {
  let isOptional = 1;
  Attr baseAttr = attr;
}
class DefaultValuedAttr<Attr attr, string value> : Attr<attr.predicate> {
  let defaultValue = value;
  Attr baseAttr = attr;
}
class DefaultValuedOptionalAttr<Attr attr, string value> : DefaultValuedAttr<attr, value> { let isOptional = 1; }
class Property<string type> : Constraint<CPred<"true">> {
  string interfaceType = type;
  string storageType = type;
  string defaultValue = "";
}
class OptionalProp<Property inner> : Property<"std::optional<" # inner.interfaceType # ">">;
class ArrayProp<Property inner> : Property<"::llvm::ArrayRef<" # inner.interfaceType # ">">;
class OpVariable<Constraint what> { Constraint constraint = what; }
class Arg<Constraint what> : OpVariable<what>;
class Region<Pred p> : Constraint<p>;
class VariadicRegion<Region r> : Region<r.predicate>;
class Successor<Pred p> : Constraint<p>;
class VariadicSuccessor<Successor s> : Successor<s.predicate>;

class EnumCase<string sym, int val, string text = sym> {
  string symbol = sym;
  int value = val;
  string str = text;
}
class EnumInfo<string name, list<EnumCase> cases, int width> {
  string className = name;
  string cppNamespace = "::toy";
  list<EnumCase> enumerants = cases;
  int bitwidth = width;
}
class BitEnumBase<string name, list<EnumCase> cases, int width> : EnumInfo<name, cases, width> {
  string separator = "|";
  bit printBitEnumQuoted = 0;
  bit printBitEnumPrimaryGroups = 0;
}

class Trait;
class NativeTrait<string name> : Trait { string trait = name; }
class ParamNativeTrait<string name, string arguments> : NativeTrait<name # "<" # arguments # ">::Impl">;
class TraitList<list<Trait> members> : Trait { list<Trait> traits = members; }
class PredTrait<Pred p> : Trait { Pred predicate = p; }
class PredOpTrait<Pred p> : PredTrait<p>;
class AllTypesMatch<list<string> names> : PredOpTrait<CPred<"same">> { list<string> values = names; }
class TypesMatchWith<string from, string to, string make> : PredOpTrait<CPred<"match">> {
  string lhs = from;
  string rhs = to;
  string transformer = make;
}

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
  list<Trait> traits = props;
}

// What is imported.

def Base_Dialect : Dialect {
  let name = "base";
  let cppNamespace = "::base";
}
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
  let dependentDialects = ["base::BaseDialect, ::other::OtherDialect"];
  let discardableAttrs = (ins "::mlir::UnitAttr":$marker);
}

def Color : EnumInfo<"Color", [EnumCase<"Red", 0, "red">, EnumCase<"Deep", -7, "deep \"blue\"">], 64>;
def Bits : BitEnumBase<"Bits", [EnumCase<"none", 0>, EnumCase<"a", 1>, EnumCase<"ab", 3>], 8> {
  let printBitEnumQuoted = 1;
  let printBitEnumPrimaryGroups = 1;
}

def AnyType : Type<CPred<"true">>;
def Index : Type<CPred<"::llvm::isa<::mlir::IndexType>($_self)">> { let builderCall = "$_builder.getIndexType()"; }
def AnyAttr : Attr<CPred<"true">>;
def UnitAttr : Attr<CPred<"::llvm::isa<::mlir::UnitAttr>($_self)">> { let isOptional = 1; }
def AnyRegion : Region<CPred<"true">>;
def AnySuccessor : Successor<CPred<"true">>;
def I64Prop : Property<"int64_t">;
def OddProp : Property<"odd::Thing">;

def AttrSizedOperandSegments : NativeTrait<"AttrSizedOperandSegments">;
def AttrSizedResultSegments : NativeTrait<"AttrSizedResultSegments">;
def SingleBlock : NativeTrait<"SingleBlock">;
def Pure : TraitList<[NativeTrait<"NoSideEffect">]>;
class Ends<string op> : TraitList<[SingleBlock, ParamNativeTrait<"SingleBlockImplicitTerminator", op>]>;

// Record names need not be unlike those of other files: the operation's name is its key.
def Toy_EndOp : Op<Toy_Dialect, "end", [ParamNativeTrait<"HasParent", "LoopOp, base::Missing">]>;
def Toy_LoopOp : Op<Toy_Dialect, "loop", [Ends<"EndOp">, Pure, Pure]> {
  let arguments = (ins AnyType:$from, Arg<Optional<AnyType>>:$to, Variadic<AnyType>:$more);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$others);
  let hasCustomAssemblyFormat = 1;
}
def Toy_Parts : Op<Toy_Dialect, "parts.of", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins
    Variadic<AnyType>:$a, VariadicOfVariadic<AnyType, "b_sizes">:$b,
    AnyAttr:$b_sizes, OptionalAttr<AnyAttr>:$maybe, UnitAttr:$flag, DefaultValuedAttr<AnyAttr, "odd()">:$lost,
    OptionalProp<I64Prop>:$number, ArrayProp<I64Prop>:$numbers, OddProp:$odd);
  let results = (outs Variadic<AnyType>:$x, Variadic<AnyType>:$y);
  let assemblyFormat = [{
    `a   b`   $a
    attr-dict
  }];
}
def Toy_Switch : Op<Toy_Dialect, "switch"> {
  let successors = (successor AnySuccessor:$default, VariadicSuccessor<AnySuccessor>:$cases);
  let assemblyFormat = "attr-dict";
}
def Toy_Same : Op<Toy_Dialect, "same", [
    AllTypesMatch<["a", "c"]>, TypesMatchWith<"a", "b", "::llvm::cast<ShapedType>($_self).getElementType()">,
    TypesMatchWith<"a", "c", "something($_self)">,
    PredOpTrait<CombinedPred<PredCombinerAnd, [CPred<"$_op.getNumOperands() > 1">, CPred<"odd($_op)">]>>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$c, Index:$i);
}
