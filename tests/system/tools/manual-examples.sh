#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The commands of EXAMPLES in the manual pages run, in order, in a folder with the files that they read.
. "$top_srcdir/tests/tap.sh"
test -f "$top_builddir/dialects/stablehlo.vdef" || tap_skip_all "this build has no packs"

mkdir "$tap_folder/bin"
for tool in "$VARVE_TRANSLATE" "$VARVE_EXTRACT" "$VARVE_VERIFY" "$VARVE_DIALECT"; do
  ln -s "$tool" "$tap_folder/bin/"
done
# Programs of LLVM need not be installed: these stand in for them.
cat >"$tap_folder/bin/llvm-tblgen" <<'PROGRAM'
#!/bin/sh
exec cat <<'JSON'
{"!instanceof": {"Dialect": ["Toy"], "Op": ["Toy_End"]},
 "Toy": {"!name": "Toy", "!superclasses": ["Dialect"], "name": "toy"},
 "Toy_End": {"!name": "Toy_End", "!superclasses": ["Op"], "opDialect": {"def": "Toy", "kind": "def"}, "opName": "end",
  "arguments": {"args": [], "kind": "dag"}, "results": {"args": [], "kind": "dag"}, "regions": {"args": [], "kind": "dag"},
  "successors": {"args": [], "kind": "dag"}, "traits": [], "assemblyFormat": "attr-dict"}}
JSON
PROGRAM
printf '#!/bin/sh\nexec varve-translate "$@"\n' >"$tap_folder/bin/mlir-opt"
printf '#!/bin/sh\nexec cat\n' >"$tap_folder/bin/less"
chmod +x "$tap_folder/bin/llvm-tblgen" "$tap_folder/bin/mlir-opt" "$tap_folder/bin/less"
PATH=$tap_folder/bin:$PATH
VARVE_DIALECT_PATH=$top_builddir/dialects
export PATH VARVE_DIALECT_PATH
examples=$top_srcdir/examples
llvm-tblgen >"$tap_folder/toy.json"
"$VARVE_DIALECT" import "$tap_folder/toy.json" >/dev/null 2>&1
test $? -ne 3 || without_import=yes

files_of_translate() {
  cp "$examples/jax/predict.mlir" model.mlir
  varve-translate --to-artifact -o exported.artifact model.mlir
  cp "$examples/triton/scale.mlir" kernel.ttgir
  cp "$examples/dialect/stage.irdl.mlir" shapes.irdl.mlir
  cp "$examples/dialect/stage.mlir" shapes.mlir
  cp "$examples/old/scale-2019.mlir" old.mlir
  cp "$examples/pack.mlir" in.mlir
}

files_of_dialect() {
  mkdir tests packs docs
  echo 'toy.end' >tests/end.mlir
}

files_of_extract() {
  cat >model.mlir <<'MLIR'
module {
  module @kernels {
    func.func @add(%a: i32) -> i32 { return %a : i32 }
    func.func @mul(%a: i32) -> i32 { return %a : i32 }
  }
  func.func @main() { return }
  "test.use"() {w = dense_resource<weights> : tensor<2xi8>} : () -> ()
}
{-#
  dialect_resources: {builtin: {weights: "0x010000000102"}}
#-}
MLIR
  varve-translate -o model.mlirbc model.mlir
  varve-translate -o model.varve model.mlir
}

files_of_verify() {
  mkdir models
  varve-translate -o model.varve "$examples/jax/predict.mlir"
  cp model.varve models
}

# commands_of PAGE: prints the commands of EXAMPLES.
commands_of() {
  sed -e '1,/^\.SH EXAMPLES/d' -e '/^\.SH/,$d' "$top_srcdir/tools/$1.1.in" |
    sed -n '/^\.nf/,/^\.fi/{/^\./!p;}' | sed 's/\\-/-/g; s/\\e/\\/g'
}

for tool in translate dialect extract verify; do
  mkdir "$tap_folder/$tool"
  cd "$tap_folder/$tool" || exit 1
  "files_of_$tool"
  commands_of "varve-$tool" >commands
  tap_ok "varve-$tool has examples" test -s commands
  while IFS= read -r command; do
    if test "$tool ${without_import:-}" = 'dialect yes'; then
      case $command in *toy* | *packs*) continue ;; esac
    fi
    tap_status "$command" 0 sh -c "$command" </dev/null
  done <commands
done
tap_done
