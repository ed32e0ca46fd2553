#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# import-packs.sh VARVE-DIALECT FOLDER [PACK]...: generates FOLDER/<pack>/<dialect>.irdl.mlir from the ODS of a project and
# from dialects/<pack>/<dialect>.facts.mlir, which is written by hand. VARVE_FOREIGN names the folder with the ODS:
# ods.tar.zst, or what it contains: ods/<project>/*.json.
set -eu
LC_ALL=C
export LC_ALL
tool=$1
folder=$2
shift 2
top=$(dirname "$0")/..
if test $# -eq 0; then
  for description in "$top"/dialects/*/pack.mlir; do
    pack=${description%/pack.mlir}
    set -- "$@" "${pack##*/}"
  done
fi
foreign=${VARVE_FOREIGN:-$top/../shared/foreign}
work=$(mktemp -d "${TMPDIR:-/tmp}/varve-import.XXXXXX")
trap 'rm -rf "$work"' EXIT
ods=$foreign/ods
if test ! -d "$ods"; then
  ods=$work
  zstd -dcq "$foreign/ods.tar.zst" | tar -xf - -C "$ods"
fi
test ! -d "$ods/ods" || ods=$ods/ods

for pack; do
  project=$pack
  only=
  facts=$top/dialects/$pack
  case $pack in
    torch) project=torch-mlir ;;
    triton-*)
      project=triton
      only=--only=amdg,amdgpu,gluon,tt,ttg,ttng
      test "$pack" != triton-3.1 || only=--only=amdgpu,triton_gpu,triton_nvidia_gpu,tt
      facts=$top/dialects/triton
      for version in 3.7 3.5 3.3 3.1; do
        facts=$facts,$top/dialects/triton-$version
        test "$pack" != "triton-$version" || break
      done
      ;;
  esac
  mkdir -p "$folder/$pack"
  # shellcheck disable=SC2086
  "$tool" import "--set=$pack" $only "--facts=$facts" "--folder=$folder/$pack" "$ods/$project"/*.json >/dev/null
done
