#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A varve file names the packs that its module uses; a reader takes these versions, or the nearest ones and says so.
. "$top_srcdir/tests/tap.sh"

unset VARVE_DIALECT_PATH
cd "$tap_folder" || exit 1
translate() { "$VARVE_TRANSLATE" --no-default-dialects "$@"; }

# pack FOLDER PROJECT VERSION WORD: a pack whose operation sand.pour has this word in its form.
pack() {
  mkdir -p "$1" source
  cat >source/sand.irdl.mlir <<END
irdl.dialect @sand {
  irdl.type @grain attributes {varve.format = "\`<\` \`$4\` \$size \`>\`"} { %0 = irdl.any {varve.rule = "type"} irdl.parameters(size: %0) }
  irdl.operation @pour attributes {varve.format = "\`$4\` \$amount attr-dict \`:\` type(\$amount)"} {
    %0 = irdl.any irdl.operands(amount: %0) }
}
END
  echo "module attributes {varve.project = \"$2\", varve.version = \"$3\", varve.dialects = [\"sand\"]} {}" >source/pack.mlir
  "$VARVE_DIALECT" compile -o "$1/$2-$3.vdef" source/pack.mlir
}
for version in 1.0.0 1.5.0 2.0.0; do pack packs beach $version "of_$version"; done
pack two beach 1.5.0 here
pack two dune 1.5.0 there
pack others dune 1.5.0 there
mkdir -p some && cp packs/beach-1.0.0.vdef packs/beach-2.0.0.vdef some
cp packs/beach-1.0.0.vdef others

cat >generic.mlir <<'END'
func.func @f(%arg0: i32) {
  "sand.pour"(%arg0) : (i32) -> ()
  return
}
func.func @g(%arg0: i32) {
  return
}
END

# names FILE NAMES: the header has these.
names() { tap_ok "$1 names $2" grep -qa "$2" "$1"; }
unnamed() { tap_ok "$1 names no pack" sh -c '! grep -qa @ "$1"' sh "$1"; }
# has WORD: what is printed has the form with this word, and nothing is reported.
has() { tap_finds "it is read as $1" "sand.pour $1 " stdout -F; }

for layout in --layout=packed --layout=mapped --group-size=1; do
  tap_status "$layout: a module is written" 0 translate --dialect-path=packs --dialect=beach@1.5 $layout --to=varve generic.mlir -o a.varve
  names a.varve beach@1.5.0
  tap_status 'and read' 0 translate --dialect-path=packs a.varve
  has of_1.5.0
  tap_empty 'without a word' stderr
  tap_status 'by parts, too' 0 "$VARVE_EXTRACT" --no-default-dialects --dialect-path=packs --symbol=@f a.varve
  has of_1.5.0
  tap_empty 'without a word' stderr
  tap_status 'an option counts before the name' 0 translate --dialect-path=packs --dialect=beach@2 a.varve
  has of_2.0.0
  tap_empty 'without a word' stderr

  tap_status 'without that version the nearest one is taken' 0 translate --dialect-path=some a.varve
  has of_2.0.0
  says 'a note says so' 'a.varve: note: the file names beach 1.5.0, of which there are no definitions; the nearest are those of 2.0.0'
  tap_status 'by parts, too' 0 "$VARVE_EXTRACT" --no-default-dialects --dialect-path=some --symbol=@f a.varve
  has of_2.0.0
  tap_ok 'with one note' test "$(grep -c 'note: the file names beach' stderr)" = 1
  tap_status 'an option needs no note' 0 translate --dialect-path=some --dialect=beach@1 a.varve
  has of_1.0.0
  tap_empty 'none' stderr
  tap_status 'what is written again' 0 translate --dialect-path=some $layout --to=varve a.varve -o again.varve
  names again.varve beach@1.5.0

  tap_status 'of several projects the named one is taken' 0 translate --dialect-path=two a.varve
  has here
  tap_empty 'without a word' stderr
  tap_status 'also if only another version of it is there' 0 translate --dialect-path=others a.varve
  has of_1.0.0
  says 'which a note says' 'the nearest are those of 1.0.0'

  tap_status 'without packs the module is read as it is stored' 0 translate a.varve
  tap_finds 'in generic form' '"sand.pour"(%arg0)' stdout -F
  tap_empty 'without a word' stderr
  tap_status 'and written again' 0 translate $layout --to=varve a.varve -o again.varve
  tap_same 'to the same bytes' a.varve again.varve
done

translate --dialect-path=two --dialect=dune --to=varve generic.mlir -o dune.varve
names dune.varve dune@1.5.0
tap_status 'a part has the names' 0 "$VARVE_EXTRACT" --no-default-dialects --symbol=@f --to=varve a.varve -o part.varve
names part.varve beach@1.5.0
tap_status 'no more if it uses no pack' 0 "$VARVE_EXTRACT" --no-default-dialects --dialect-path=packs --symbol=@g --to=varve a.varve -o part.varve
unnamed part.varve

echo 'func.func private @f(!sand.grain<of_1.0.0 i8>)' >type.mlir
tap_status 'a type names its pack' 0 translate --dialect-path=packs --dialect=beach@1.0 --to=varve type.mlir -o type.varve
names type.varve beach@1.0.0
tap_status 'which reads it' 0 translate --dialect-path=packs type.varve
tap_finds 'as its version prints it' '!sand.grain<of_1.0.0 i8>' stdout -F
echo 'func.func private @f()' >none.mlir
translate --dialect-path=packs --dialect=beach@1.0 --to=varve none.mlir -o none.varve
unnamed none.varve
translate --to=varve none.mlir -o without.varve
tap_same 'a pack that is not used costs nothing' without.varve none.varve
tap_status 'an older release is named, too' 0 translate --era=llvm19 --dialect-path=packs --to=varve generic.mlir -o old.varve
names old.varve llvm19,beach@2.0.0
translate --era=llvm19 --dialect-path=packs --dialect=beach@1.0 --to=varve generic.mlir -o old.varve
for option in --upgrade --target=llvm22 --target=llvm19; do
  tap_status "$option takes the named version, too" 0 translate --dialect-path=packs $option old.varve
  has of_1.0.0
done
tap_done
