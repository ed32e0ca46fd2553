#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Packs that add to built-in dialects, and what varve-dialect says about packs.
. "$top_srcdir/tests/tap.sh"

unset VARVE_DIALECT_PATH
cd "$tap_folder" || exit 1
mkdir packs beach shore
translate() { "$VARVE_TRANSLATE" --no-default-dialects "$@"; }
dialect() { "$VARVE_DIALECT" "$@" --no-default-dialects --dialect-path=packs; }
compile() { "$VARVE_DIALECT" compile -o "$@"; }

# A pack adds operations to two built-in dialects, and defines one.
cat >beach/arith.irdl.mlir <<'END'
irdl.dialect @arith attributes {varve.set = "beach", varve.extends} {
  irdl.operation @wave attributes {varve.format = "$amount attr-dict `:` type($amount)"} {
    %0 = irdl.is i32 irdl.operands(amount: %0) irdl.results(wet: %0) }
}
END
sed -e 's/@arith/@math/' -e 's/@wave/@tide/' beach/arith.irdl.mlir >beach/math.irdl.mlir
echo 'irdl.dialect @sand attributes {varve.set = "beach"} { irdl.operation @o attributes {varve.format = "attr-dict"} { } }' \
  >beach/sand.irdl.mlir
cat >beach/pack.mlir <<'END'
module attributes {varve.project = "beach", varve.version = "1.2.0", varve.dialects = ["arith", "math", "sand"]} {}
END
tap_status 'a pack with extensions' 0 compile packs/beach.vdef beach/pack.mlir
tap_empty 'without a warning' stderr
cat >in.mlir <<'END'
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.wave %arg0 : i32
    %1 = math.tide %0 : i32
    %2 = arith.addi %1, %1 : i32
    return %2 : i32
  }
}

END
tap_status 'an operation that a pack adds is found' 0 translate --dialect-path=packs in.mlir
tap_same 'with its form' in.mlir stdout
tap_empty 'without a message' stderr
tap_status 'not without the pack' 1 translate in.mlir
says 'where it is unknown' "dialect 'arith' has no operation 'arith.wave'"
for form in mlirbc varve; do
  tap_status "$form: written" 0 translate --dialect-path=packs --to=$form -o in.$form in.mlir
  tap_status "$form: read" 0 translate --dialect-path=packs in.$form
  tap_same "$form: the same" in.mlir stdout
  tap_status "$form: a symbol" 0 "$VARVE_EXTRACT" --no-default-dialects --dialect-path=packs --symbol=@f in.$form
  tap_same "$form: the same symbol" in.mlir stdout
done
for text in '"arith.nowhere"() : () -> ()' '%0 = "t.v"() : () -> i64 "arith.wave"(%0) : (i64) -> ()' \
  '%0 = "t.v"() : () -> i32 %1 = "arith.wave"(%0) <{q = 1 : i32}> : (i32) -> i32'; do
  echo "$text" >odd.mlir
  translate odd.mlir >expected
  tap_status "what no pack has or what does not fit: $text" 0 translate --dialect-path=packs odd.mlir
  tap_same 'is kept' expected stdout
done
echo '%0 = "t.v"() : () -> i32 %1 = "arith.wave"(%0) : (i32) -> i32' >once.mlir

# Two projects that add the same operation.
sed 's/`:` type/`to` type/' beach/arith.irdl.mlir >shore/arith.irdl.mlir
echo 'irdl.dialect @foam { irdl.operation @o { } }' >shore/foam.irdl.mlir
echo 'module attributes {varve.project = "shore", varve.version = "1", varve.dialects = ["arith", "foam"]} {}' >shore/pack.mlir
tap_status 'another pack with it' 0 compile packs/shore.vdef shore/pack.mlir
tap_status 'nothing chooses a pack' 0 translate --dialect-path=packs --no-verify once.mlir
says 'both are named' "several packs define the dialect 'arith' (beach, shore), and none was chosen"
{ cat once.mlir && echo '"foam.o"() : () -> ()'; } >foam.mlir
tap_status 'another dialect of the project does' 0 translate --dialect-path=packs foam.mlir
tap_ok 'its form is used' grep -q 'arith.wave %0 to i32' stdout
rm packs/shore.vdef

# What varve-dialect says.
tap_status 'list has the dialects of the pack' 0 dialect list
tap_ok 'also those that it adds to' grep -q '^arith .* beach 1\.2\.0, packs/beach\.vdef$' stdout
tap_status 'list has a dialect' 0 dialect list arith
prints 'with its own operations' 'operation arith.addi'
prints 'and those of packs' 'operation arith.wave'
tap_ok 'each once' test "$(sort stdout | uniq -d | wc -l)" = 0
tap_status 'show finds what a pack adds' 0 dialect show math.tide
prints 'by its name' 'operation math.tide'
tap_status 'show finds the built-in ones' 0 dialect show math.sqrt
tap_status 'show finds no others' 1 dialect show math.nowhere
tap_status 'docs finds a dialect of a pack' 0 dialect docs sand
prints 'and writes its page' '# Dialect `sand`'
tap_ok 'no other' test "$(grep -c '^# ' stdout)" = 1
tap_status 'docs finds a project' 0 dialect docs beach
prints 'with all dialects' '# Dialect `sand`'
tap_status 'docs has built-in ones too' 0 dialect docs arith sand
prints 'the built-in one' '# Dialect `arith`'
prints 'and the other' '# Dialect `sand`'
tap_status 'docs finds no others' 1 dialect docs nowhere
says 'and says so' 'nowhere: error: no pack of this name is in the folders of dialects'

# Two packs with the dialect: the second one has the operation.
mkdir second
echo 'irdl.dialect @sand { irdl.operation @p { } }' >second/sand.irdl.mlir
echo 'module attributes {varve.project = "dune", varve.version = "1", varve.dialects = ["sand"]} {}' >second/pack.mlir
tap_status 'two packs with a dialect' 0 compile packs/dune.vdef second/pack.mlir
tap_status 'show finds an operation of the first' 0 dialect show sand.o
tap_status 'and of the second' 0 dialect show sand.p

# Faults in formats.
cat >faulty.irdl.mlir <<'END'
irdl.dialect @mud attributes {varve.set = "own"} {
  irdl.type @t attributes {varve.format = "`<` $nothing `>`"} { %0 = irdl.any irdl.parameters(p: %0) }
  irdl.operation @o attributes {varve.format = "$nothing attr-dict"} { }
  irdl.operation @p attributes {varve.format = "`x` attr-dict"} { }
}
END
tap_status 'faults in formats do not stop the compiler' 0 compile packs/mud.vdef faulty.irdl.mlir
says 'it warns of that of an operation' \
  "faulty.irdl.mlir:3:3: warning: varve.format: the operation has no operand, result, attribute, region or successor 'nothing', at character 1"
says 'and says what is lost' "faulty.irdl.mlir:3:3: note: varve.format of the operation 'mud.o' is ignored"
says 'it warns of that of a type' "faulty.irdl.mlir:2:3: warning: varve.format: there is no parameter 'nothing', at character 5"
tap_ok 'check finds the same' sh -c '"$VARVE_DIALECT" check faulty.irdl.mlir 2>&1 >/dev/null | grep -c "error: varve.format" | grep -qx 2'
cat >mud.mlir <<'END'
module {
  mud.p x
  "mud.o"() : () -> ()
}

END
tap_status 'only the format is lost' 0 translate --dialect-path=packs mud.mlir
tap_same 'the operation has its generic form' mud.mlir stdout
tap_done
