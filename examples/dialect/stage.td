// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The same dialect in ODS. `varve-dialect import` converts it to stage.irdl.mlir:
//   llvm-tblgen-22 --dump-json -I /usr/lib/llvm-22/include -o stage.json stage.td
//   varve-dialect import --set=stage --only=stage stage.json
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Stage_Dialect : Dialect {
  let name = "stage";
  let cppNamespace = "::stage";
}

class Stage_Op<string mnemonic, list<Trait> traits = []> : Op<Stage_Dialect, mnemonic, traits>;
class Stage_Type<string name, string typeMnemonic> : TypeDef<Stage_Dialect, name> {
  let mnemonic = typeMnemonic;
}
class Stage_Attr<string name, string attrMnemonic> : AttrDef<Stage_Dialect, name> {
  let mnemonic = attrMnemonic;
}

// Enums

def Stage_Policy : I32EnumAttr<"Policy", "", [
    I32EnumAttrCase<"block", 0>, I32EnumAttrCase<"drop", 1>, I32EnumAttrCase<"grow", 2>]> {
  let cppNamespace = "::stage";
}
def Stage_Access : I32BitEnumAttr<"Access", "", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"read", 0>,
    I32BitEnumAttrCaseBit<"write", 1>, I32BitEnumAttrCaseBit<"exclusive", 2>]> {
  let cppNamespace = "::stage";
  let separator = " | ";
}

// Attributes

def Stage_RateAttr : Stage_Attr<"Rate", "rate"> {
  let parameters = (ins "uint32_t":$items, DefaultValuedParameter<"uint32_t", "1">:$cycles);
  let assemblyFormat = "`<` $items (`per` $cycles^)? `>`";
}
def Stage_WindowAttr : Stage_Attr<"Window", "window"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$size, OptionalParameter<"StringAttr">:$label);
  let assemblyFormat = "`<` `[` $size `]` (`,` $label^)? `>`";
}
def Stage_PolicyAttr : EnumAttr<Stage_Dialect, Stage_Policy, "policy"> {
  let assemblyFormat = "`<` $value `>`";
}

// Types

def Stage_Token : Stage_Type<"Token", "token">;
def Stage_Stream : Stage_Type<"Stream", "stream"> {
  let parameters = (ins "Type":$element, DefaultValuedParameter<"uint32_t", "1">:$depth,
                        OptionalParameter<"StringAttr">:$memory);
  let assemblyFormat = "`<` $element (`,` struct($depth, $memory)^)? `>`";
}
def Stage_Pair : Stage_Type<"Pair", "pair"> {
  let parameters = (ins "Type":$first, "Type":$second);
  let assemblyFormat = "`<` params `>`";
}

// Operations

def Stage_GraphOp : Stage_Op<"graph", [IsolatedFromAbove, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    custom<Keyword>($sym_visibility, "public", "private") $sym_name ``
    custom<RegionWithArguments>($body) attr-dict-with-keyword
  }];
}
def Stage_YieldOp : Stage_Op<"yield", [Terminator, Pure]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
def Stage_SourceOp : Stage_Op<"source"> {
  let arguments = (ins StrAttr:$name, OptionalAttr<Stage_RateAttr>:$rate, UnitAttr:$endless);
  let results = (outs Stage_Stream:$out);
  let assemblyFormat = [{
    $name (`rate` $rate^)? (`endless` $endless^)? attr-dict `:` type($out)
  }];
}
def Stage_SinkOp : Stage_Op<"sink"> {
  let arguments = (ins Stage_Stream:$in, Optional<Stage_Token>:$after);
  let assemblyFormat = "$in (`after` $after^)? attr-dict `:` type($in)";
}
def Stage_MapOp : Stage_Op<"map", [Pure]> {
  let arguments = (ins FlatSymbolRefAttr:$function, Variadic<Stage_Stream>:$in);
  let results = (outs Variadic<Stage_Stream>:$out);
  let assemblyFormat = "$function `(` $in `)` attr-dict `:` functional-type($in, $out)";
}
def Stage_DelayOp : Stage_Op<"delay", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins Stage_Stream:$in, DefaultValuedAttr<I64Attr, "1">:$by);
  let results = (outs Stage_Stream:$out);
  let assemblyFormat = "$in (`by` $by^)? attr-dict `:` type($in)";
}
def Stage_BufferOp : Stage_Op<"buffer", [AllTypesMatch<["in", "out"]>]> {
  let arguments = (ins Stage_Stream:$in, DefaultValuedAttr<Stage_Policy, "::stage::Policy::block">:$policy,
                       OptionalAttr<Stage_Access>:$access);
  let results = (outs Stage_Stream:$out, Stage_Token:$done);
  let assemblyFormat = [{
    $in oilist(`policy` `(` $policy `)` | `access` `(` $access `)`) attr-dict `:` qualified(type($in))
  }];
}
def Stage_TileOp : Stage_Op<"tile"> {
  let arguments = (ins Stage_Stream:$in, DenseI64ArrayAttr:$shape, OptionalAttr<Stage_WindowAttr>:$window);
  let results = (outs AnyType:$out);
  let assemblyFormat = [{
    $in `by` custom<DimensionList>($shape) (`window` $window^)? attr-dict `:` type($in) `->` type($out)
  }];
}
def Stage_AllocOp : Stage_Op<"alloc"> {
  let arguments = (ins Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes);
  let results = (outs AnyType:$out);
  let assemblyFormat = "custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:` type($out)";
}
def Stage_BundleOp : Stage_Op<"bundle", [Pure]> {
  let arguments = (ins Variadic<AnyType>:$values, StrArrayAttr:$names);
  let results = (outs Variadic<AnyType>:$parts);
  let assemblyFormat = [{
    custom<NamedOperands>($names, $values) attr-dict `:` custom<TypeList>(type($values)) `->`
    custom<TypeList>(type($parts))
  }];
}
def Stage_InfoOp : Stage_Op<"info"> {
  let arguments = (ins StrArrayAttr:$keys, ArrayAttr:$values);
  let assemblyFormat = "custom<NamedAttributes>($keys, $values, \":\") attr-dict";
}
def Stage_LoopOp : Stage_Op<"loop"> {
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    custom<RegionWithArguments>($body, $inits, type($inits)) (`->` type($results)^)? attr-dict
  }];
}
def Stage_SelectOp : Stage_Op<"select", [AttrSizedOperandSegments, Terminator]> {
  let arguments = (ins I1:$flag, Variadic<AnyType>:$then_values, Variadic<AnyType>:$else_values);
  let successors = (successor AnySuccessor:$then_dest, AnySuccessor:$else_dest);
  let assemblyFormat = [{
    $flag `,` $then_dest (`(` $then_values^ `:` type($then_values) `)`)?
    `,` $else_dest (`(` $else_values^ `:` type($else_values) `)`)? attr-dict
  }];
}
