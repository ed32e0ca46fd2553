#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Artifacts of StableHLO: they are read as StableHLO; --keep-vhlo, --from-artifact, --to-artifact.
. "$top_srcdir/tests/tap.sh"

packs=$top_builddir/dialects
test -f "$packs/stablehlo.vdef" || tap_skip_all 'the packs are not built'
translate() { "$VARVE_TRANSLATE" "$@"; }
in=$tap_folder/in.mlir
out=$tap_folder/out

cat >"$in" <<'END'
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

END
tap_status 'a module becomes an artifact' 0 translate --to-artifact -o "$out.bc" "$in"
tap_ok 'it is bytecode of StableHLO' grep -aq 'StableHLO_v1\.17\.0' "$out.bc"
tap_status 'text output converts it back' 0 translate "$out.bc"
tap_same 'to the same text' "$in" "$tap_folder/stdout"
tap_status 'it may be kept' 0 translate --keep-vhlo "$out.bc"
tap_ok 'as vhlo' grep -q '"vhlo\.add_v1"' "$tap_folder/stdout"
tap_ok 'only' sh -c '! grep -q stablehlo "$1"' sh "$tap_folder/stdout"
cp "$tap_folder/stdout" "$out.vhlo.mlir"
tap_status 'bytecode output converts it, too' 0 translate --emit-bytecode -o "$out.read" "$out.bc"
tap_status 'to a module in bytecode' 0 translate --keep-vhlo "$out.read"
tap_same 'of StableHLO' "$in" "$tap_folder/stdout"
tap_status 'bytecode output keeps it on request' 0 translate --keep-vhlo --emit-bytecode -o "$out.kept" "$out.bc"
tap_status 'which is read as vhlo' 0 translate --keep-vhlo "$out.kept"
tap_same 'with the same text' "$out.vhlo.mlir" "$tap_folder/stdout"
tap_status 'bytecode output converts it on request' 0 translate --from-artifact --emit-bytecode -o "$out.converted" "$out.bc"
tap_status 'to a module' 0 translate "$out.converted"
tap_same 'with the same text as before' "$in" "$tap_folder/stdout"
tap_status 'the text of an artifact is an artifact' 0 translate "$out.vhlo.mlir"
tap_same 'that becomes the module' "$in" "$tap_folder/stdout"
tap_status 'an artifact is made of standard input' 0 sh -c '"$@" <"$0"' "$in" "$VARVE_TRANSLATE" --to-artifact -o "$out.stdin"
tap_status 'it is read' 0 translate "$out.stdin"
tap_same 'it holds the module' "$in" "$tap_folder/stdout"
tap_status 'the text form of an artifact is written on request' 0 translate --to-artifact --to=mlir --keep-vhlo "$in"
tap_ok 'with vhlo' grep -q '"vhlo\.add_v1"' "$tap_folder/stdout"

printf '@main\tfunc.func\n' >"$tap_folder/symbols"
for form in "$out.bc" "$top_srcdir/tests/data/files/jax-export.bin"; do
  name=$(basename "$form")
  tap_status "$name: varve-extract lists it" 0 "$VARVE_EXTRACT" --list "$form"
  tap_same "$name: as it is converted" "$tap_folder/symbols" "$tap_folder/stdout"
  tap_status "$name: varve-extract reads a function" 0 "$VARVE_EXTRACT" --symbol=@main "$form"
  tap_ok "$name: of StableHLO" grep -q 'stablehlo\.add' "$tap_folder/stdout"
  tap_status "$name: varve-extract keeps it on request" 0 "$VARVE_EXTRACT" --keep-vhlo --list "$form"
  tap_empty "$name: which has no symbols" "$tap_folder/stdout"
  tap_status "$name: varve-verify checks it" 0 "$VARVE_VERIFY" "$form"
  "$VARVE_TRANSLATE" -o "$tap_folder/text.mlir" "$form"
  tap_status "$name: its hash" 0 "$VARVE_TRANSLATE" --hash --strip-debuginfo "$form" "$tap_folder/text.mlir"
  tap_ok "$name: is that of its text" test "$(cut -d ' ' -f 1 "$tap_folder/stdout" | sort -u | wc -l)" -eq 1
done
head -c 300 "$top_srcdir/tests/data/files/jax-export.bin" >"$out.cut"
tap_status 'a file of jax.export that is cut is refused' 1 translate "$out.cut"
says 'as what it is' 'this is a file of jax.export, but its module is cut or damaged'

# Versions.
for version in 0.9.0 0.10.0 0.17.0 1.0.0 1.7.0 1.13.0 1.17.0 1.20.0; do
  tap_status "an artifact of $version is made" 0 translate --to-artifact=$version -o "$out.$version" "$in"
  tap_ok "$version: it says so" grep -aq "StableHLO_v$version" "$out.$version"
  tap_status "$version: it is read" 0 translate "$out.$version"
  tap_same "$version: it holds the module" "$in" "$tap_folder/stdout"
done
tap_same 'the newest version that is released is the default' "$out.bc" "$out.1.17.0"
for version in 0.8.9 1.20.1 1.21.0 2.0.0; do
  tap_status "$version is not made" 3 translate --to-artifact=$version -o "$out.none" "$in"
  says "$version: the versions are named" "artifacts of version $version are not known: the definitions have versions 0.9.0 to 1.20.0"
done
for version in abc 1.x 1..2 .1 1. -1; do
  tap_status "$version is no version" 3 translate --to-artifact=$version -o "$out.none" "$in"
  says "$version: is refused" "'$version' is no version of artifacts, such as 1.20.0"
done
tap_ok 'nothing is written then' test ! -e "$out.none"

# Elements of type i1 have a byte each in the text of StableHLO's release of LLVM, whichever version of bytecode an artifact has.
cat >"$tap_folder/bools.mlir" <<'END'
module {
  func.func @main() -> tensor<101xi1> {
    %c = stablehlo.constant dense<"0x0001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001010001"> : tensor<101xi1>
    return %c : tensor<101xi1>
  }
}

END
for version in 0.9.0 1.20.0; do
  translate --to-artifact=$version -o "$out.bools" "$tap_folder/bools.mlir"
  tap_status "$version: elements of type i1 are read" 0 translate "$out.bools"
  tap_same "$version: they are printed as StableHLO prints them" "$tap_folder/bools.mlir" "$tap_folder/stdout"
  tap_status "$version: and from standard input" 0 sh -c '"$@" <"$0"' "$out.bools" "$VARVE_TRANSLATE"
  tap_same "$version: they are printed the same" "$tap_folder/bools.mlir" "$tap_folder/stdout"
done

# What an older version cannot say.
cat >"$tap_folder/new.mlir" <<'END'
func.func @main(%arg0: tensor<4xf8E3M4>) -> tensor<4xf8E3M4> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<4xf8E3M4>
  return %0 : tensor<4xf8E3M4>
}
END
tap_status 'a newer type is written for the newest version' 0 translate --to-artifact -o "$out.new" "$tap_folder/new.mlir"
tap_status 'and not for an older one' 3 translate --to-artifact=1.0.0 -o "$out.none" "$tap_folder/new.mlir"
tap_ok 'an error says why' grep -q 'error: ' "$tap_folder/stderr"
tap_ok 'nothing is written for it' test ! -e "$out.none"

# Refusals.
echo 'func.func private @f()' >"$tap_folder/func.mlir"
tap_status 'a module without an operation of stablehlo becomes an artifact' 0 translate --to-artifact -o "$out.func" "$tap_folder/func.mlir"
tap_status 'without the pack a module has no artifact' 3 "$VARVE_TRANSLATE" --no-default-dialects --to-artifact -o "$out.none" "$tap_folder/func.mlir"
says 'as an error says' 'the module has no dialect with artifacts, such as stablehlo'
tap_status 'a module is no artifact' 3 translate --from-artifact "$in"
says 'as is said' 'this is no artifact of a dialect whose definitions are known'
tap_status 'an artifact cannot be read without the pack' 3 "$VARVE_TRANSLATE" --no-default-dialects "$out.bc"
says 'its producer is named' 'written by StableHLO_v1.17.0'
echo '%0 = "t.v"() : () -> tensor<2xi8> "stablehlo.nothing"(%0) : (tensor<2xi8>) -> ()' >"$tap_folder/unknown.mlir"
tap_status 'an operation without stored form is refused' 1 translate --to-artifact -o "$out.none" "$tap_folder/unknown.mlir"
says 'the operation is named' "error: unregistered operation 'vhlo.nothing_v1'"
tap_ok 'there is no file of it' test ! -e "$out.none"
echo '%0 = "t.v"() : () -> i32 %1 = "vhlo.all_gather_v1"(%0) : (i32) -> i32' >"$tap_folder/lacking.mlir"
tap_status 'an unverified operation that lacks a parameter is refused' 3 translate --no-verify "$tap_folder/lacking.mlir"
says 'the reason is reported' "the value of 'channel_handle' is unknown"

# Damage.
size=$(wc -c <"$out.bc")
for cut in 4 5 20 60 $((size / 2)) $((size - 1)); do
  head -c "$cut" "$out.bc" >"$out.cut"
  tap_status "the first $cut bytes are refused" 1 translate "$out.cut"
done
# What VHLO cannot store is an error, and no artifact is written that nobody reads.
while read -r type; do
  cat >"$tap_folder/lost.mlir" <<END
func.func @main(%arg0: $type) {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  return
}
END
  tap_status "$type has no stored form" 3 translate --to-artifact -o "$out.lost" "$tap_folder/lost.mlir"
  tap_ok 'and the message says so' grep -q 'VHLO has no such type' "$tap_folder/stderr"
done <<'END'
tensor<2x!quant.uniform<i8:f32:{0:1}, {0.1, 0.2}>>
tensor<2x!quant.any<i8:f32>>
tensor<2x!quant.calibrated<f32<-0.9:1.1>>>
memref<2xf32, 3>
memref<2xf32, strided<[2]>>
END
echo 'func.func @main(%arg0: memref<?x2xf32>, %arg1: tensor<2x!quant.uniform<i8:f32:0, {0.5:3,0.25}>>, %arg2: tensor<f32>) {' >"$tap_folder/stored.mlir"
echo '  %0 = stablehlo.abs %arg2 : tensor<f32> return }' >>"$tap_folder/stored.mlir"
tap_status 'a plain memref and quantization per axis are stored' 0 translate --to-artifact -o "$out.stored" "$tap_folder/stored.mlir"
tap_status 'and read again' 0 translate "$out.stored"
tap_ok 'as they were' grep -q '%arg0: memref<?x2xf32>, %arg1: tensor<2x!quant.uniform<i8:f32:0, {5.0' "$tap_folder/stdout"
tap_done
