#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Large constants: how varve files store resources, and how they move between attributes, resources and files.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE
rm -rf in.mlir ./*.varve files other && mkdir files other

# One of each: many numbers, bits, few numbers, a splat, one nested.
awk 'BEGIN {
  for (i = 0; i < 600; i++) { n = n (i ? ", " : "") i; b = b (i ? ", " : "") (i % 3 == 0 ? "true" : "false") }
  print "module {"
  print "  func.func @f() {"
  print "    %0 = arith.constant dense<[" n "]> : tensor<600xi32>"
  print "    %1 = arith.constant dense<[" b "]> : tensor<600xi1>"
  print "    %2 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>"
  print "    %3 = arith.constant dense<7> : tensor<600xi32>"
  print "    return"
  print "  }"
  print "  \"t.nested\"() {a = [dense<[" n "]> : tensor<600xi64>, 1 : i32]} : () -> ()"
  print "}"
}' >in.mlir
"$translate" in.mlir -o as-dense.mlir

# Attributes, resources
tap_status "constants become resources" 0 "$translate" --resources=section --resources-if-larger=70 in.mlir -o section.mlir
grep -o 'dense_resource<[^>]*> : [a-z0-9<>]*' section.mlir >stdout
cat >expected <<'END'
dense_resource<dense_0> : tensor<600xi32>
dense_resource<dense_1> : tensor<600xi1>
dense_resource<dense_2> : tensor<600xi64>
END
tap_same "large ones that are not splats" expected stdout
tap_status "resources become attributes" 0 "$translate" --resources=inline section.mlir
tap_same "and are unchanged" as-dense.mlir stdout
tap_status "by default more than 1024 bytes are large" 0 "$translate" --resources=section in.mlir
grep -c 'dense_resource<' stdout >count
echo 2 >expected
tap_same "constants of single bits do not" expected count
tap_status "keys are unique" 0 "$translate" --resources=section --resources-if-larger=4 section.mlir
grep -o 'dense_resource<dense_[0-9]> : tensor<3xi32>' stdout >found
echo 'dense_resource<dense_3> : tensor<3xi32>' >expected
tap_same "a new one is another" expected found
if command -v mlir-opt-22 >/dev/null; then
  tap_status "mlir-opt reads them" 0 mlir-opt-22 --allow-unregistered-dialect section.mlir
else
  tap_skip "mlir-opt reads them" "there is no mlir-opt-22"
fi

# Files
tap_status "resources become files" 0 "$translate" --resources=external:files section.mlir --to=varve -o external.varve
(cd files && ls) >stdout
printf 'builtin.dense_0\nbuiltin.dense_2\n' >expected
tap_same "of their names, where they are large" expected stdout
"$translate" external.varve -o external.mlir
grep -A3 'external_resources' external.mlir | tail -2 >stdout
cat >expected <<'END'
      builtin.dense_0: "64 2400 builtin.dense_0",
      builtin.dense_2: "64 4800 builtin.dense_2"
END
tap_same "external resources name them" expected stdout
for form in mlir mlirbc varve; do
  "$translate" --to=$form external.varve -o external.$form
  tap_status "they are read again from $form" 0 "$translate" --resources=section:files external.$form
  tap_same "and are unchanged" section.mlir stdout
done
tap_status "they become attributes" 0 "$translate" --resources=inline:files external.varve
tap_same "and are unchanged" as-dense.mlir stdout
cp external.varve files
tap_status "without a folder it is that of the input" 0 "$translate" --resources=section files/external.varve
tap_same "and they are unchanged" section.mlir stdout
tap_status "the same file may be there" 0 "$translate" --resources=external:files section.mlir
echo other >other/builtin.dense_2
tap_status "a different file may not" 2 "$translate" --resources=external:other section.mlir
says "the error names the file" "cannot replace 'other/builtin.dense_2': the file has other content"
(cd other && ls) >stdout
echo builtin.dense_2 >expected
tap_same "no other file is left" expected stdout
tap_status "a folder that is not there" 2 "$translate" --resources=external:absent section.mlir
rm other/builtin.dense_2
tap_status "a file that is not there" 2 "$translate" --resources=section:other external.mlir
says "it is named" "other/builtin.dense_0"
echo short >other/builtin.dense_0
tap_status "a file of another size" 1 "$translate" --resources=section:other external.mlir
says "both sizes are reported" "'other/builtin.dense_0' has 6 bytes, and the module says 2400"
for name in ../files/builtin.dense_0 /etc/passwd .hidden 'a/b' ''; do
  sed "s|2400 builtin.dense_0|2400 $name|" external.mlir >bad.mlir
  tap_status "a name of a file may not be '$name'" 1 "$translate" --resources=section:files bad.mlir
done
says "it is reported" "external resource 'builtin.dense_0' does not name a file"

# Nothing is written outside of the folder, and nothing is left behind.
mkdir -p deep/in
cat >escape.mlir <<'END'
module {
  "t.op"() {a = dense_resource<k> : tensor<2xi32>} : () -> ()
}

{-#
  dialect_resources: {
    "../escaped": {
      k: "0x0400000001000000"
    },
    ".": {
      "k.e/y": "0x0400000002000000"
    }
  }
#-}
END
tap_status "the name of a group is escaped" 0 "$translate" --resources=external:deep/in --resources-if-larger=0 escape.mlir -o deep/escape.mlir
(cd deep && find . -type f | sort) >stdout
printf '%s\n' ./escape.mlir './in/%2e%2e%2fescaped.k' './in/%2e.k.e%2fy' >expected
tap_same "the files are in the folder" expected stdout
tap_status "they are read again" 0 "$translate" --resources=section:deep/in deep/escape.mlir -o deep/again.varve
mkdir deep/again
"$translate" --resources=external:deep/again --resources-if-larger=0 deep/again.varve -o deep/again.mlir
tap_same "into the same groups" deep/escape.mlir deep/again.mlir
sed 's|%2e%2e%2fescaped.k:|%2e%2e%2fescaped%2.k:|; s|"%2e%2e%2fescaped.k":|"%2e%2.k":|' deep/escape.mlir >deep/bad.mlir
tap_status "a group that is escaped otherwise is rejected" 1 "$translate" --resources=section:deep/in deep/bad.mlir
mkdir late
tap_status "output that cannot be written" 2 "$translate" --resources=external:late section.mlir -o absent/out.mlir
(cd late && ls) >stdout
: >expected
tap_same "leaves no files of resources" expected stdout
cp files/builtin.dense_0 late
tap_status "output that is too long" 1 "$translate" --resources=external:late --max-output=10 section.mlir
(cd late && ls) >stdout
echo builtin.dense_0 >expected
tap_same "leaves those that were there" expected stdout
{ cat section.mlir; echo '// -----'; echo '"t.op'; } >split.mlir
rm late/builtin.dense_0
tap_status "a failure of a later part" 1 "$translate" --split-input-file --resources=external:late split.mlir
: >expected
(cd late && ls) >stdout
tap_same "leaves no files of the first" expected stdout

# Codecs
for codec in none zstd planes auto; do
  tap_status "--resource-codec=$codec is accepted" 0 "$translate" --resource-codec=$codec section.mlir -o $codec.varve
  tap_status "and read" 0 "$translate" $codec.varve
  tap_same "and holds the same" section.mlir stdout
done
"$translate" section.mlir -o default.varve

# The second decoder
awk 'BEGIN {
  printf "module {\n  \"t.large\"() {a = dense_resource<big> : tensor<400000xi32>} : () -> ()\n}\n{-#\n  dialect_resources: {\n    builtin: {\n"
  printf "      big: \"0x40000000"
  for (i = 0; i < 400000; i++) printf "%02x%02x0000", i % 256, int(i / 256) % 256
  print "\"\n    }\n  }\n#-}"
}' >large.mlir
(
  . "$top_srcdir/tests/system/tools/reference-hashes.sh"
  for codec in none zstd planes auto; do
    for file in section large; do
      "$translate" --resource-codec=$codec $file.mlir -o decoded.varve && agrees -- decoded.varve
    done
  done
  "$translate" large.mlir -o decoded.varve && agrees -- decoded.varve
  "$translate" large.mlir --to=mlir -o large.text && "$translate" --layout=mapped large.mlir -o mapped.varve &&
    "$translate" mapped.varve --to=mlir -o mapped.text && cmp mapped.text large.text
) >why 2>&1
if test -s why; then tap_fail "it reads all codecs"; else tap_pass "it reads all codecs"; fi
size() { wc -c <"$1"; }
tap_ok "planes of small numbers are smaller than raw ones" test "$(size planes.varve)" -lt "$(size none.varve)"
tap_ok "the default is not larger" test "$(size default.varve)" -le "$(size zstd.varve)"
tap_status "--resource-alignment=4096 is accepted" 0 "$translate" --resource-codec=none --resource-alignment=4096 section.mlir -o aligned.varve
tap_ok "it moves resources" test "$(size aligned.varve)" -gt 8192
for option in --resource-codec=lz4 --resource-alignment=3 --resource-alignment=131072 --resources=elsewhere --resources=external --resources=external:; do
  tap_status "$option is rejected" 2 "$translate" $option section.mlir
done
tap_done
