#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules of an era, upgraded, are what NAME.ERA.today says beside them: tests/data/files/upgrade/modules/NAME.ERA.mlir.
# tests/oracle/upgrade-modules.sh asks mlir-opt what it thinks of both.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
for file in "$top_srcdir"/tests/data/files/upgrade/modules/*.mlir; do
  name=$(basename "$file" .mlir)
  "$VARVE_TRANSLATE" --era="${name##*.}" --upgrade "$file" >today 2>said || cat said >>today
  tap_same "$name" "${file%.mlir}.today" today
done
tap_done
