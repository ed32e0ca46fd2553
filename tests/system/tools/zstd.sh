#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Text and bytecode in zstd frames: what the zstd program makes is read, what is written is what it expects.
. "$top_srcdir/tests/tap.sh"

tap_need zstd
good=$top_srcdir/tests/data/files/good-types.mlir
cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# byte FILE OFFSET: flips all bits of one byte.
flip() {
  value=$(od -An -tu1 -j"$2" -N1 "$1" | tr -d ' ')
  # shellcheck disable=SC2059
  printf "\\$(printf %o $((255 - value)))" | dd of="$1" bs=1 seek="$2" conv=notrunc 2>/dev/null
}
size_of() { wc -c <"$1" | tr -d ' '; }

# Writing: the zstd program is the judge.
"$translate" "$good" -o good.mlir
"$translate" "$good" -o good.mlirbc
for form in mlir mlirbc; do
  tap_status "a name that ends with .$form.zst selects a frame" 0 "$translate" "$good" -o good.$form.zst
  tap_ok "zstd -t accepts the frame of $form" zstd -qt good.$form.zst
  tap_ok "zstd -d unpacks the frame of $form" zstd -qdf good.$form.zst -o unpacked
  tap_same "the frame contains $form as written without it" good.$form unpacked
  zstd -lv good.$form.zst >list 2>&1
  tap_ok "the frame of $form has the size of its contents" grep -q "Decompressed Size:.*$(size_of good.$form) B" list
  tap_ok "the frame of $form has a checksum" grep -q 'Check: XXH64' list
  tap_status "written frames are read: $form" 0 "$translate" --mlir-print-op-generic good.$form.zst
  tap_same "it has the written bytes: $form" "$good" stdout
done
tap_status "--zstd writes a frame to standard output" 0 "$translate" --zstd --emit-bytecode "$good"
tap_same "it is that of the file" good.mlirbc.zst stdout
tap_status "--zstd writes a frame for any name" 0 "$translate" --zstd "$good" -o named.mlir
tap_same "it is the same frame" good.mlir.zst named.mlir
tap_status ".bc.zst is bytecode" 0 "$translate" "$good" -o good.bc.zst
tap_same ".bc.zst is as .mlirbc.zst" good.mlirbc.zst good.bc.zst
tap_status ".zst alone is text" 0 "$translate" "$good" -o good.zst
tap_same ".zst alone is as .mlir.zst" good.mlir.zst good.zst
tap_status "--to needs no known suffix before .zst" 0 "$translate" --to=mlir "$good" -o other.text.zst
tap_same "--to=mlir writes text" good.mlir.zst other.text.zst
tap_status "a file named .zst is not a frame" 0 "$translate" "$good" -o .zst
tap_same "the name is not used" good.mlir .zst

awk 'BEGIN { for (i = 0; i < 3000; i++) printf "\"test.op\"() {number = %d : i32, half = %d : i64} : () -> ()\n", i * 7919 % 100003, i / 2 }' >big.mlir
for level in 1 3 19; do
  "$translate" --level=$level big.mlir -o big.$level.mlir.zst
done
tap_ok "--level=19 packs more than --level=1" test "$(size_of big.19.mlir.zst)" -lt "$(size_of big.1.mlir.zst)"
tap_status "without --level" 0 "$translate" --zstd big.mlir
tap_same "the level is that of the zstd program" big.3.mlir.zst stdout
tap_status "writing twice gives" 0 "$translate" --zstd big.mlir
tap_same "equal bytes" big.3.mlir.zst stdout

tap_status "varve is not put in a frame" 2 "$translate" "$good" -o good.varve.zst
says "the message gives the reason" 'a varve file is compressed already'
tap_status "nor by --zstd" 2 "$translate" --zstd --to=varve "$good"
tap_status "nor by --to" 2 "$translate" --to=varve "$good" -o good.zst
tap_status "a dictionary is not put in a frame" 2 "$translate" --zstd --train-dictionary "$good" "$good" -o d
says "what contradicts is named" "option '--zstd' has no effect for --train-dictionary"
if command -v script >/dev/null 2>&1; then
  script -qec "'$translate' --zstd '$good'" /dev/null >terminal 2>&1 </dev/null
  tap_ok "a frame is not written to a terminal" grep -q 'not written to a terminal' terminal
fi

# Several modules
cat >split.mlir <<'END'
"test.a"() : () -> ()
// -----
"test.b"() : () -> ()
END
"$translate" --split-input-file split.mlir --to=mlir -o split.out
zstd -qf split.mlir -o split.mlir.zst
tap_status "the text of a frame is split" 0 "$translate" --split-input-file split.mlir.zst
tap_same "each part is a module" split.out stdout
tap_status "parts are joined in one frame" 0 "$translate" --split-input-file split.mlir -o joined.mlir.zst
tap_ok "which zstd unpacks" zstd -qdf joined.mlir.zst -o joined
tap_same "to the output without it" split.out joined
tap_status "bytecode of a pipe is one part" 0 "$translate" --split-input-file --mlir-print-op-generic <good.mlirbc
tap_same "it holds the module" "$good" stdout

# Reading what others write
size=$(size_of good.mlir)
half=$((size / 2))
head -c $half good.mlir | zstd -q --no-check >first.zst
tail -c +$((half + 1)) good.mlir | zstd -q --check >second.zst
cat first.zst second.zst >two.zst
tap_status "frames that follow each other are one text" 0 "$translate" two.zst
tap_same "they hold the module" good.mlir stdout
printf 'P*M\030\003\0\0\0abc' >skip
for name in "skip two.zst" "first.zst skip second.zst" "two.zst skip"; do
  # shellcheck disable=SC2086
  cat $name >skipping
  tap_ok "zstd itself accepts $name" zstd -qt skipping
  tap_status "a frame to be skipped is skipped: $name" 0 "$translate" skipping
  tap_same "the bytes around it are read: $name" good.mlir stdout
done
printf 'abc' >>two.zst
tap_status "bytes after the last frame are rejected" 1 "$translate" two.zst
printf 'defgh' >>two.zst
tap_status "more of them are, too" 1 "$translate" two.zst
at=$(printf '%x' "$(cat first.zst second.zst | wc -c)")
says "the error has the offset" "two.zst:0x$at: error: the bytes after the zstd frame are not a zstd frame"

second=$(printf '%x' "$(size_of first.zst)")
cat first.zst second.zst >wrong.zst
head -c $(($(size_of wrong.zst) - 1)) wrong.zst >cut.zst
tap_status "a frame that ends early is rejected" 1 "$translate" cut.zst
says "it is named" "cut.zst:0x$(printf '%x' "$(size_of cut.zst)"): error: the zstd frame at 0x$second ends early"
head -c 8 skip >cut.zst
tap_status "so is one to be skipped" 1 "$translate" cut.zst
says "it is named" "cut.zst:0x8: error: the zstd frame at 0x0 ends early"
cat first.zst second.zst >wrong.zst
last=$(($(size_of wrong.zst) - 1))
flip wrong.zst $last
tap_status "a wrong checksum is rejected" 1 "$translate" wrong.zst
says "the frame and the checksum are named" \
  "wrong.zst:0x$(printf '%x' $((last - 3))): error: the zstd frame at 0x$second: Restored data doesn't match checksum"
size=$(size_of good.mlir.zst)
failed=0
for cut in $(awk "BEGIN { for (i = 4; i < $size; i += 1 + int($size / 60)) print i }"); do
  head -c "$cut" good.mlir.zst >cut.zst
  "$translate" cut.zst >/dev/null 2>stderr
  test $? -eq 1 && grep -q 'ends early' stderr || failed=$((failed + 1))
  cp good.mlir.zst wrong.zst
  flip wrong.zst "$cut"
  "$translate" wrong.zst >stdout 2>stderr
  status=$?
  test $status -ne 0 && grep -q 'error: ' stderr || cmp -s stdout good.mlir || failed=$((failed + 1))
done
tap_ok "truncated and changed frames are rejected (not so: $failed)" test $failed -eq 0

# Limits
head -c 100000000 /dev/zero | tr '\0' ' ' | zstd -q -19 >spaces.zst
tap_status "a frame that expands too much is rejected" 1 "$translate" spaces.zst
says "the limit is named" 'see --max-expansion'
tap_status "--max-expansion allows it" 0 "$translate" --max-expansion=100000 spaces.zst
tap_status "--max-unpacked does not" 1 "$translate" --max-unpacked=1000 good.mlir.zst
says "that limit is named" 'unpacks to more than 1000 bytes: see --max-unpacked'
zstd -q good.mlir.zst -o twice.zst
tap_status "a frame in a frame is rejected" 3 "$translate" twice.zst
says "it is reported" 'zstd frame inside a zstd frame'
if zstd -q --long=31 --ultra -22 big.mlir -c >long.zst 2>/dev/null && zstd -lv long.zst 2>&1 | grep -q 'Window Size: 2'; then
  tap_status "a large window is rejected" 1 "$translate" long.zst
fi
zstd -q --train "$top_srcdir"/tests/data/files/*.mlir -o dictionary 2>/dev/null &&
  zstd -q -D dictionary good.mlir -o needs.zst &&
  {
    tap_status "a frame that needs a dictionary is rejected" 3 "$translate" needs.zst
    says "the message names the dictionary" 'the zstd frame at 0x0 needs a dictionary of zstd'
  }
tap_done
