#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A tool gives the same output for a file, standard input, a pipe and a FIFO: each tool with each form of a module, with packs
# installed.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"
tap_need mkfifo
test -f "$top_builddir/dialects/stablehlo.vdef" || tap_skip_all 'this build has no packs'
cd "$tap_folder" || exit 1

cat >text <<'END'
module {
  func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    %1 = call @f(%0) : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.constant dense_resource<w> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
{-#
  dialect_resources: {
    builtin: {
      w: "0x040000000000803F000080BF000080BE000080BD"
    }
  }
#-}
END
# Its definitions are of LLVM 22, and no pack has it.
echo 'func.func @main(%a: i32, %p: i1) -> i32 { %0 = arith.select %p, %a, %a : i32 return %0 : i32 }' >builtin
"$VARVE_TRANSLATE" --mlir-print-op-generic text >generic
"$VARVE_TRANSLATE" --to=mlirbc -o bytecode text
"$VARVE_TRANSLATE" --to=mlirbc -o builtin-bytecode builtin
"$VARVE_TRANSLATE" --to=varve -o packed text
"$VARVE_TRANSLATE" --to=varve --group-size=1 -o grouped text
"$VARVE_TRANSLATE" --to=varve --layout=mapped -o mapped text
"$VARVE_TRANSLATE" --zstd -o framed-text text
"$VARVE_TRANSLATE" --zstd --to=mlirbc -o framed-bytecode text
sed '/^{-#/,$d; s/dense_resource<w>/dense<1.0>/' text >plain
"$VARVE_TRANSLATE" --to-artifact -o artifact plain
"$VARVE_TRANSLATE" --zstd --to-artifact -o framed-artifact plain
cp "$top_srcdir/tests/data/files/jax-export.bin" exported
head -c 200 bytecode >damaged
printf 'module {' >damaged-text
forms='text builtin generic bytecode builtin-bytecode packed grouped mapped framed-text framed-bytecode artifact framed-artifact exported
  damaged damaged-text'
for form in $forms; do
  test -s "$form" || echo "$form"
done >missing
tap_empty 'all forms are written' missing

# run OUTPUT COMMAND...: what it prints, and its status.
run() {
  output=$1
  shift
  "$@" >"$output" 2>&1
  echo "status $?" >>"$output"
}

# named FILE: with one name for the input.
named() {
  LC_ALL=C sed 's/<stdin>/NAME/g; s/fifo$/NAME/; s/fifo:/NAME:/g; s,  -$,  NAME,; s/^-:/NAME:/; s/ '"$form"'$/ NAME/; s/^'"$form"':/NAME:/' "$1"
}

# is_same FILE: as the expected output, but for the name of the input.
is_same() {
  cmp -s expected "$1" && return
  named expected >expected.named
  named "$1" | cmp -s expected.named -
}

# check NAME COMMAND...: the command reads standard input if it gets no path.
check() {
  name=$1
  shift
  run expected "$@" "$form"
  run redirected "$@" <"$form"
  cat "$form" | run piped "$@"
  rm -f fifo
  mkfifo fifo
  # Neither waits for ever if the command opens the FIFO not at all, or twice.
  timeout 20 cat "$form" >fifo &
  run fifo-output timeout 20 "$@" fifo
  wait
  for way in redirected piped fifo-output; do
    is_same "$way" || { echo "$way:"; diff -a expected "$way" | head -n 10; }
  done >differences
  tap_empty "$form: $name" differences
}

for form in $forms; do
  check 'varve-translate' "$VARVE_TRANSLATE"
  check 'varve-translate to bytecode' "$VARVE_TRANSLATE" --emit-bytecode --strip-debuginfo
  check 'varve-translate to varve' "$VARVE_TRANSLATE" --to=varve --strip-debuginfo
  check 'varve-translate --hash' "$VARVE_TRANSLATE" --hash --strip-debuginfo
  check 'varve-translate --era=auto' "$VARVE_TRANSLATE" --era=auto
  check 'varve-translate --upgrade' "$VARVE_TRANSLATE" --upgrade
  check 'varve-translate --split-input-file' "$VARVE_TRANSLATE" --split-input-file
  check 'varve-translate --resources' "$VARVE_TRANSLATE" --resources=inline
  check 'varve-extract --list' "$VARVE_EXTRACT" --list
  check 'varve-extract --symbol --with-deps' "$VARVE_EXTRACT" --symbol=@main --with-deps
  check 'varve-extract --resource' "$VARVE_EXTRACT" --resource=w
  check 'varve-verify' "$VARVE_VERIFY"
done

# Definitions, too.
cp "$top_srcdir/examples/dialect/stage.irdl.mlir" definitions
form=definitions
run expected "$VARVE_DIALECT" check definitions
cat definitions | run piped "$VARVE_DIALECT" check -
tap_ok 'varve-dialect check reads standard input' is_same piped
cp "$top_srcdir/examples/dialect/stage.mlir" stage
form=stage
run expected "$VARVE_TRANSLATE" --dialect=definitions stage
cat stage | run piped "$VARVE_TRANSLATE" --dialect=definitions
tap_ok 'varve-translate --dialect reads standard input' is_same piped
tap_ok 'this is the module' grep -q stage.sink piped
tap_done
