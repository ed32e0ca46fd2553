#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The dialect of examples/dialect: its module is read, printed, and travels in bytecode with the definition alone; its ODS
# twin is imported as that definition.
. "$top_srcdir/tests/tap.sh"
folder=$top_srcdir/examples/dialect
module=$folder/stage.mlir
convert() { "$VARVE_TRANSLATE" --dialect="$folder/stage.irdl.mlir" "$@"; }

tap_status 'the definition is sound' 0 "$VARVE_DIALECT" check "$folder/stage.irdl.mlir"
convert --mlir-print-op-generic "$module" >"$tap_folder/generic.mlir"
grep -o '"stage\.[a-z]*"' "$tap_folder/generic.mlir" | sort -u >"$tap_folder/used"
sed -n 's/^ *irdl.operation @\([a-z]*\).*/"stage.\1"/p' "$folder/stage.irdl.mlir" | sort >"$tap_folder/defined"
tap_same 'the module uses every operation' "$tap_folder/defined" "$tap_folder/used"
convert "$module" >"$tap_folder/pretty.mlir"
grep '"stage\.' "$tap_folder/pretty.mlir" >"$tap_folder/found"
tap_empty 'all of it has its custom form' "$tap_folder/found"
convert "$tap_folder/pretty.mlir" >"$tap_folder/again.mlir"
tap_same 'printed text is read again' "$tap_folder/pretty.mlir" "$tap_folder/again.mlir"
convert --mlir-print-op-generic "$tap_folder/pretty.mlir" >"$tap_folder/again.mlir"
tap_same 'as the same module' "$tap_folder/generic.mlir" "$tap_folder/again.mlir"
for version in 0 6; do
  convert --emit-bytecode --emit-bytecode-version=$version "$module" >"$tap_folder/module.mlirbc"
  convert "$tap_folder/module.mlirbc" >"$tap_folder/again.mlir"
  tap_same "bytecode of version $version holds it" "$tap_folder/pretty.mlir" "$tap_folder/again.mlir"
done

if command -v llvm-tblgen-22 >/dev/null && test -d /usr/lib/llvm-22/include/mlir; then
  llvm-tblgen-22 --dump-json -I /usr/lib/llvm-22/include -o "$tap_folder/stage.json" "$folder/stage.td"
  "$VARVE_DIALECT" import --set=stage --only=stage "$tap_folder/stage.json" >"$tap_folder/imported" 2>"$tap_folder/notes"
  grep -v '^//' "$folder/stage.irdl.mlir" >"$tap_folder/definition"
  tap_same 'the ODS twin is imported as the definition' "$tap_folder/definition" "$tap_folder/imported"
else
  tap_skip 'the ODS twin is imported as the definition' 'no llvm-tblgen-22 with the ODS of MLIR'
fi
tap_done
