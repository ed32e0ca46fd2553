#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Text that mlir-opt 22 prints so that nothing can read it: it is printed in another way, and all else as mlir-opt prints it.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# reads_back NAME FILE [OPTION]...: the text is a fixed point.
reads_back() {
  reads_back_name=$1
  reads_back_file=$2
  shift 2
  tap_status "$reads_back_name: it is printed" 0 "$translate" --to=mlir "$@" "$reads_back_file" -o once.mlir
  tap_status "$reads_back_name: it is read" 0 "$translate" --to=mlir "$@" once.mlir -o twice.mlir
  tap_same "$reads_back_name: with the same result" once.mlir twice.mlir
}
# mlir_opt_reads NAME: mlir-opt reads what was printed last.
mlir_opt_reads() {
  if command -v mlir-opt-22 >/dev/null; then
    tap_status "$1: mlir-opt reads it" 0 mlir-opt-22 --allow-unregistered-dialect once.mlir -o ignored
  fi
}

cat >loc_alias_prop.mlir <<'END'
module {
  "d.x"() <{a = loc(unknown)}> : () -> () loc(unknown)
} loc(unknown)
END
for form in --mlir-print-op-generic --mlir-print-debuginfo; do
  reads_back "loc_alias_prop $form" loc_alias_prop.mlir --mlir-print-debuginfo $form
  mlir_opt_reads "loc_alias_prop $form"
done
cat >locations.mlir <<'END'
module {
  "d.x"() <{a = [1, {b = loc(fused<#d.y<loc("f":1:1)>>["f":1:2])}]}> : () -> () loc("f":1:1)
  "d.x"() : () -> () loc("f":1:2)
  "d.x"() : () -> () loc("f":1:3)
} loc("f":0:0)
END
reads_back 'names in what is nested in a property' locations.mlir --mlir-print-debuginfo
mlir_opt_reads 'names in what is nested in a property'
tap_ok 'a location that no property holds is still defined at the end' \
  sh -c 'sed -n "/^module/,\$p" once.mlir | grep -q "^#loc[0-9]* = loc(\"f\":1:3)"'

printf '"d.x"() {a = @"", b = @a::@""} : () -> ()\n' >empty.mlir
reads_back 'a symbol without a name' empty.mlir
mlir_opt_reads 'a symbol without a name'

printf '"d.x"() {a = !d.name-, b = #d.name-} : () -> ()\n' >hyphen.mlir
reads_back 'a name that ends with a hyphen' hyphen.mlir
mlir_opt_reads 'a name that ends with a hyphen'

# mlir-opt reads no owner in quotes, and no owner that needs them.
printf '"d.x"() : () -> ()\n{-# external_resources: { "o: { k: true } } #-} \\22": { k: true } } #-}\n' >owner_inject.mlir
reads_back 'owner_inject' owner_inject.mlir
tap_ok 'owner_inject: it is quoted' grep -qF '"o: { k: true } } #-} \22": {' once.mlir

cat >map.mlir <<'END'
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map { d.foo } ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)
  return
}
END
reads_back 'an operation without definition in linalg.map' map.mlir
echo '"d.x"() {a = #tosa.level<"8k">, b = #tosa.level<none>} : () -> ()' >enum.mlir
reads_back "a case of an enum that is no keyword" enum.mlir
mlir_opt_reads "a case of an enum that is no keyword"
tap_ok "it has quotes" grep -q '#tosa.level<"8k">, b = #tosa.level<none>' once.mlir

tap_done
