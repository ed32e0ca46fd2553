// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @seq attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "one( let($name = ssa(results)) | ` ` `name` $name )"
  } : () -> ()
  irdl.attribute @"#clock_constant" attributes {varve.type = "!seq.clock"} {
  }
  irdl.operation @compreg attributes {varve.names = "{$name}"} {
  }
  irdl.operation @compreg.ce attributes {varve.names = "{$name}"} {
  }
  irdl.operation @fifo attributes {varve.names = "out, full, empty, almostFull, almostEmpty"} {
  }
  irdl.operation @firmem attributes {varve.names = "{$name}"} {
  }
  // The text has the bits of the value as a number without sign.
  irdl.operation @firreg attributes {
    varve.names = "{$name}",
    varve.format = [
      "$next `clock` $clk (`sym` $inner_sym^)? one( | `reset` one( `async` let($isAsync = true) | `sync` ) $reset `,` $resetValue )",
      "one( | `preset` number($preset, if(type($data) = !seq.clock, i1, if(isa(canonical(type($data)), 'AnySignlessInteger'), canonical(type($data)), if(isa(canonical(type($data)), '!hw.array'), int(canonical(type($data)).sizeAttr * width(canonical(canonical(type($data)).elementType))), int(sum(map(e in canonical(type($data)).elements: width(canonical(e.type)))))))), unsigned) )",
      "attr-dict(let($name = ssa(results))) `:` type($data) let(type($next) = type($data); type($resetValue) = type($data))"]
  } {
  }
  irdl.operation @hlmem attributes {varve.names = "{$name}"} {
  }
  irdl.operation @shiftreg attributes {varve.names = "{$name}"} {
  }
  // These name types that follow from others.
  "varve.directive"() {
    sym_name = "OptionalTypeMatch",
    takes = ["ref type $data", "ref $operand", "type $type"],
    format = "` ` let(type($type) = type($data))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "OptionalImmutableTypeMatch",
    takes = ["ref type $data", "ref $operand", "type $type"],
    format = "` ` let(type($type) = !seq.immutable(type($data)))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "FIFOAFThreshold",
    takes = ["$threshold", "type $flag"],
    format = "` ` `` one( let(types($flag) = []) | `almost_full` $threshold let(type($flag) = i1) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "FIFOAEThreshold",
    takes = ["$threshold", "type $flag"],
    format = "` ` `` one( let(types($flag) = []) | `almost_empty` $threshold let(type($flag) = i1) )"
  } : () -> ()
  irdl.type @"!hlmem" attributes {varve.format = "`<` shaped($shape, $elementType) `>`"} {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(shape: %shape, elementType: %elementType)
  }
  irdl.operation @read attributes {
    varve.names = "{ssa($memory)}_rdata",
    varve.format = "$memory `[` $addresses `]` (`rden` $rdEn^)? attr-dict `:` qualified(type($memory)) let(types($addresses) = map(d in type($memory).shape: int(log2ceil(d))); type($readData) = type($memory).elementType)"
  } {
  }
  irdl.operation @write attributes {
    varve.format = "$memory `[` $addresses `]` $inData `wren` $wrEn attr-dict `:` qualified(type($memory)) let(types($addresses) = map(d in type($memory).shape: int(log2ceil(d))))"
  } {
  }
}
