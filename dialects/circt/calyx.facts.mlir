// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @calyx attributes {varve.llvm = "24"} {
  irdl.operation @comb_component attributes {
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_name"],
    varve.arguments = {body = [["%in", "count(b in bits($portDirections): not b)"], ["%out", "*"]]},
    varve.locals = {
      inAttributes = ["ArrayOf<DictionaryAttr>", "slice($portAttributes, 0, count(b in bits($portDirections): not b))"],
      outAttributes = ["ArrayOf<DictionaryAttr>", "drop($portAttributes, count(b in bits($portDirections): not b))"]},
    varve.format = [
      "symbol($sym_name) `(` each(%in $inAttributes or {} by `,`: %in `` `:` type(%in) dict($inAttributes)) `)` `->` `(` each(%out $outAttributes or {} by `,`: %out `` `:` type(%out) dict($outAttributes)) `)`",
      "let($portNames = concat(spelled(%in), spelled(%out)); $portAttributes = concat($inAttributes, $outAttributes);",
      "  $portDirections = packed(concat(repeat(false, count(%in)), repeat(true, count(%out)))); $function_type = fn(concat(types(%in), types(%out)), []))",
      "$body attr-dict"]
  } {
  }
  irdl.operation @component attributes {
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_name"],
    varve.arguments = {body = [["%in", "count(b in bits($portDirections): not b)"], ["%out", "*"]]},
    varve.locals = {
      inAttributes = ["ArrayOf<DictionaryAttr>", "slice($portAttributes, 0, count(b in bits($portDirections): not b))"],
      outAttributes = ["ArrayOf<DictionaryAttr>", "drop($portAttributes, count(b in bits($portDirections): not b))"]},
    varve.format = [
      "symbol($sym_name) `(` each(%in $inAttributes or {} by `,`: %in `` `:` type(%in) dict($inAttributes)) `)` `->` `(` each(%out $outAttributes or {} by `,`: %out `` `:` type(%out) dict($outAttributes)) `)`",
      "let($portNames = concat(spelled(%in), spelled(%out)); $portAttributes = concat($inAttributes, $outAttributes);",
      "  $portDirections = packed(concat(repeat(false, count(%in)), repeat(true, count(%out)))); $function_type = fn(concat(types(%in), types(%out)), []))",
      "$body attr-dict"]
  } {
  }
  irdl.operation @ieee754.add attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.control, {$sym_name}.subOp, {$sym_name}.left, {$sym_name}.right, {$sym_name}.roundingMode, {$sym_name}.out, {$sym_name}.exceptionalFlags, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.compare attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.signaling, {$sym_name}.lt, {$sym_name}.eq, {$sym_name}.gt, {$sym_name}.unordered, {$sym_name}.exceptionalFlags, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.divSqrt attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.control, {$sym_name}.sqrtOp, {$sym_name}.left, {$sym_name}.right, {$sym_name}.roundingMode, {$sym_name}.out, {$sym_name}.exceptionalFlags, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.fpToInt attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.in, {$sym_name}.signedOut, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.intToFp attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.in, {$sym_name}.signedIn, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.mul attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.control, {$sym_name}.left, {$sym_name}.right, {$sym_name}.roundingMode, {$sym_name}.out, {$sym_name}.exceptionalFlags, {$sym_name}.done"} {
  }
  irdl.operation @memory attributes {varve.names = "{$sym_name}.{concat(map(i in indices($addrSizes): concat('addr', i)), ['write_data', 'write_en', 'clk', 'read_data', 'done'])}"} {
  }
  irdl.operation @register attributes {varve.names = "{$sym_name}.in, {$sym_name}.write_en, {$sym_name}.clk, {$sym_name}.reset, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @seq_mem attributes {varve.names = "{$sym_name}.{concat(map(i in indices($addrSizes): concat('addr', i)), ['clk', 'reset', 'content_en', 'write_en', 'write_data', 'read_data', 'done'])}"} {
  }
  irdl.operation @std_add attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_and attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_divs_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out_quotient, {$sym_name}.done"} {
  }
  irdl.operation @std_divu_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out_quotient, {$sym_name}.done"} {
  }
  irdl.operation @std_eq attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_ge attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_gt attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_le attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_lsh attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_lt attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_mult_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @std_mux attributes {varve.names = "{$sym_name}.cond, {$sym_name}.tru, {$sym_name}.fal, {$sym_name}.out"} {
  }
  irdl.operation @std_neq attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_not attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_or attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_pad attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_rems_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out_remainder, {$sym_name}.done"} {
  }
  irdl.operation @std_remu_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out_remainder, {$sym_name}.done"} {
  }
  irdl.operation @std_rsh attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_seq attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_sge attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_sgt attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_shru attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_signext attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_sle attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_slice attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_slt attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_sneq attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_srsh attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_sub attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_wire attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_xor attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @constant attributes {
    varve.names = "{if(isa(typeof($value), 'AnyFloat'), 'cst', if(width(type($out)) = 1, '', 'c'))}{if(isa(typeof($value), 'AnyFloat'), '', $value)}{if(isa(typeof($value), 'AnyFloat') or width(type($out)) = 1, '', '_')}{if(isa(typeof($value), 'AnyFloat') or width(type($out)) = 1, '', type($out))}"
  } {
  }
  irdl.operation @instance attributes {varve.names = "{$sym_name}.{target($componentName, 'portNames')}"} {
  }
  // The ports of a module that another dialect declares: those of direction 1 are results.
  irdl.operation @primitive attributes {varve.names = "{$sym_name}.{map(p in target($primitiveName, 'module_type').ports: p[0])}"} {
  }
  irdl.operation @undefined attributes {varve.names = "{$sym_name}.out"} {
  }
  irdl.operation @assign attributes {varve.format = "$dest `=` ($guard^ `?`)? $src attr-dict `:` type($src)"} {
  }
  irdl.operation @group_done attributes {varve.format = "($guard^ `?`)? $src attr-dict `:` type($src)"} {
  }
  irdl.operation @group_go attributes {varve.names = "{outer('sym_name')}.go", varve.format = "($guard^ `?`)? $src attr-dict `:` type($src)"} {
  }
  irdl.operation @cycle attributes {varve.format = "one( ` ` `[` $start `` `:` `` $end `]` | $start ) attr-dict"} {
  }
  // The types of the inputs are those of the ports.
  irdl.operation @invoke attributes {
    varve.locals = {
      cells = ["ArrayOf<StrAttr>", "map(d in $refCellsMap: names(d)[0])"],
      memories = ["ArrayOf<StrAttr>", "map(d in $refCellsMap: symbols(entry(d, names(d)[0]))[0])"]},
    varve.format = [
      "$callee one( `[` each($cells $memories by `,`: name($cells) `=` name($memories)) `]` | let($cells = []; $memories = []) )",
      "`` `(` each($ports $inputs by `,`: $ports `=` $inputs) `)` one( let($portNames = map(n in spelled($ports): concat('%', n)); $inputNames = map(n in spelled($inputs): concat('%', n))) | printed let($portNames = $portNames; $inputNames = $inputNames) ) attr-dict `->` `(` type($ports) `)`",
      "let(types($inputs) = types($ports); $refCellsMap = map(p in zip($cells, $memories): dictionary([p[0]], [reference(p[1])])))"]
  } {
  }
  "varve.directive"() {
    sym_name = "ParameterList",
    takes = ["$parameters"],
    format = "one( let($parameters = []) | `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, $parameters.type) )) `>` )"
  } : () -> ()
}
