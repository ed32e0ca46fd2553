#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-translate as a user meets it: forms, files, exit codes, refusals.
. "$top_srcdir/tests/tap.sh"

files=$top_srcdir/tests/data/files
cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# absent NAME FILE
absent() {
  if test -e "$2"; then echo "$2 exists" >why; tap_fail "$1"; else tap_pass "$1"; fi
}

# Forms
for name in attributes types regions resources functions properties; do
  tap_status "$name: text to text" 0 "$translate" --mlir-print-op-generic "$files/good-$name.mlir"
  tap_same "$name: text is as mlir-opt prints it" "$files/good-$name.mlir" stdout
done
tap_status "locations: text to text" 0 "$translate" --mlir-print-op-generic --mlir-print-debuginfo "$files/good-locations.mlir"
tap_same "locations: text is as mlir-opt prints it" "$files/good-locations.mlir" stdout
for version in 0 1 2 3 4 5 6; do
  for name in types regions resources locations properties; do
    test "$name" != properties || test "$version" -ge 5 || continue
    tap_status "$name: to bytecode $version" 0 "$translate" "-emit-bytecode-version=$version" "$files/good-$name.mlir" -o "$name.mlirbc"
    option=
    test $name != locations || option=--mlir-print-debuginfo
    tap_status "$name: from bytecode $version" 0 "$translate" --mlir-print-op-generic $option "$name.mlirbc" -o "$name.mlir"
    tap_same "$name: bytecode $version holds the module" "$files/good-$name.mlir" "$name.mlir"
  done
done

# Input and output
tap_status "standard input is read" 0 "$translate" --mlir-print-op-generic <"$files/good-types.mlir"
tap_same "standard output is written" "$files/good-types.mlir" stdout
tap_status "- is standard input" 0 "$translate" --emit-bytecode - <"$files/good-types.mlir"
cp stdout piped.mlirbc
tap_status "bytecode is detected by its first bytes" 0 "$translate" --mlir-print-op-generic piped.mlirbc
tap_same "bytecode of a pipe holds the module" "$files/good-types.mlir" stdout
"$translate" "$files/good-types.mlir" -o file.bc
tap_status "--to needs no known suffix" 0 "$translate" --mlir-print-op-generic "$files/good-types.mlir" --to=mlir -o text.out
tap_same "--to=mlir writes text" "$files/good-types.mlir" text.out
if command -v zstd >/dev/null 2>&1; then
  zstd -q file.bc -o file.bc.zst
  tap_status "a zstd frame is unwrapped" 0 "$translate" --mlir-print-op-generic file.bc.zst
  tap_same "a zstd frame holds the module" "$files/good-types.mlir" stdout
  head -c 100 file.bc.zst >cut.zst
  tap_status "a truncated zstd frame is rejected" 1 "$translate" cut.zst
  says "a cut zstd frame is named" "cut.zst:0x64: error: the zstd frame at 0x0 ends early"
  # As many bytes as one step unpacks.
  { cat "$files/good-types.mlir"; head -c 131072 /dev/zero | tr '\0' ' '; } | head -c 131072 >step.mlir
  zstd -q --check step.mlir -o step.zst
  tap_status "a zstd frame of one step is unwrapped" 0 "$translate" step.zst
  head -c "$(($(wc -c <step.zst) - 1))" step.zst >last.zst
  tap_status "a zstd frame without its last byte is rejected" 1 "$translate" last.zst
fi
echo old >kept.mlir
chmod 640 kept.mlir
ln -s kept.mlir link.mlir
tap_status "output goes through a link" 0 "$translate" --mlir-print-op-generic "$files/good-types.mlir" -o link.mlir
tap_same "the link's target is written" "$files/good-types.mlir" kept.mlir
if test -L link.mlir && test "$(stat -c %a kept.mlir)" = 640; then tap_pass "link and mode stay"; else tap_fail "link and mode stay"; fi
printf '"t.a"() : () -> (\n' >bad.mlir
cp kept.mlir before.mlir
tap_status "bad input exits 1" 1 "$translate" bad.mlir -o kept.mlir
says "bad input has a place" "bad.mlir:1:18: error: "
tap_same "bad input leaves the output as it was" before.mlir kept.mlir
tap_status "bad input and a new output" 1 "$translate" bad.mlir -o new.mlir
absent "bad input makes no output" new.mlir
if ls ./*.tmp* ./.*tmp* >/dev/null 2>&1; then tap_fail "no temporary file stays"; else tap_pass "no temporary file stays"; fi
tap_status "/dev/stdout is written in place" 0 "$translate" "$files/good-types.mlir" -o /dev/stdout
{
  echo before
  "$translate" bad.mlir -o /dev/stdout 2>/dev/null
  "$translate" /dev/null -o /dev/stdout
  echo after
} >shared.txt
printf 'before\nmodule {\n}\n\nafter\n' >expected.txt
tap_same "the other contents of the file of /dev/stdout stay" expected.txt shared.txt
tap_status "a missing input exits 2" 2 "$translate" missing.mlir
says "a missing input is named" "missing.mlir"
tap_status "an output that cannot be exits 2" 2 "$translate" "$files/good-types.mlir" -o missing-folder/out.mlir
says "an output that cannot be is named" "missing-folder/out.mlir"

# Usage
tap_status "an unknown option exits 2" 2 "$translate" --no-such-option
says "an unknown option is named" "--no-such-option"
tap_status "a number must be one" 2 "$translate" --max-depth=x
tap_status "two inputs are too many" 2 "$translate" a.mlir b.mlir
tap_status "an unknown form exits 2" 2 "$translate" --to=pdf
tap_status "version 7 is refused" 2 "$translate" --emit-bytecode --emit-bytecode-version=7 "$files/good-types.mlir"
tap_status "--help exits 0" 0 "$translate" --help
tap_status "--version exits 0" 0 "$translate" --version
if command -v script >/dev/null 2>&1; then
  script -qec "'$translate' --emit-bytecode '$files/good-types.mlir'" /dev/null >terminal 2>&1 </dev/null
  if grep -q 'terminal' terminal && ! grep -q 'builtin' terminal; then
    tap_pass "bytecode is not written to a terminal"
  else
    tap_fail "bytecode is not written to a terminal"
  fi
fi

# Names
printf '"t.f"() ({\n^bb0(%%a: i32 loc("b c")):\n  %%0 = "t.a"() : () -> i32\n}) : () -> ()\n' >named.mlir
cat >named.expected <<'END'
module {
  "t.f"() ({
  ^bb0(%b_c: i32):
    %0 = "t.a"() : () -> i32
  }) : () -> ()
}

END
tap_status "--mlir-use-nameloc-as-prefix is accepted" 0 "$translate" --mlir-use-nameloc-as-prefix named.mlir
tap_same "values have the names of their locations" named.expected stdout
cat named.mlir named.mlir >twice.mlir
tap_status "--mlir-print-unique-ssa-ids is accepted" 0 "$translate" --mlir-print-unique-ssa-ids twice.mlir
if grep -q '%arg1: ' stdout && grep -q '%1 = ' stdout; then tap_pass "numbers are unique"; else tap_fail "numbers are unique"; fi

# Several modules
printf '"t.a"() : () -> ()\n// -----\n"t.b"() : () -> ()\n' >two.mlir
cat >split.expected <<'END'
"builtin.module"() ({
  "t.a"() : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("two.mlir":0:0)
#loc1 = loc("two.mlir":1:1)

// -----
"builtin.module"() ({
  "t.b"() : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("two.mlir":2:9)
#loc1 = loc("two.mlir":3:1)

END
tap_status "a split text is read part by part" 0 "$translate" --split-input-file --mlir-print-op-generic --mlir-print-debuginfo two.mlir
tap_same "each part keeps its lines" split.expected stdout
tap_status "several modules do not become one binary" 2 "$translate" --split-input-file --emit-bytecode two.mlir -o two.mlirbc
absent "nothing is written of several modules" two.mlirbc
printf '"t.a"() : () -> ()\n// -----\n"t.b"( : () -> ()\n' >half.mlir
tap_status "a bad part exits 1" 1 "$translate" --split-input-file half.mlir --to=mlir -o half.out
says "a bad part has its line in the file" "half.mlir:3:7: error: "
absent "a bad part makes no file" half.out

# What versions hold
printf '"t.a"() <{x = 1 : i32}> {x = 2 : i32} : () -> ()\n' >both.mlir
tap_status "a key that is twice cannot go below version 5" 3 "$translate" --emit-bytecode-version=4 both.mlir -o both.mlirbc
says "the operation is named" "t.a"
tap_status "a key that is twice can go to version 5" 0 "$translate" --emit-bytecode --emit-bytecode-version=5 both.mlir -o both.mlirbc
tap_status "--allow-lossy drops it" 0 "$translate" --emit-bytecode-version=4 --allow-lossy both.mlir -o both.mlirbc
tap_status "a version without bytecode is a usage error" 2 "$translate" --emit-bytecode-version=4 both.mlir
printf '\n  "t.a"() <{x = 1 : i32, y}> : () -> ()\n' >props.mlir
tap_status "properties without definition cannot go below version 5" 3 "$translate" --emit-bytecode-version=0 props.mlir -o props.mlirbc
says "the operation, its place and its properties are named" "props.mlir:2:3: error: cannot write 't.a' below version 5: it would lose its properties x, y"
absent "nothing is written of what would be lost" props.mlirbc
tap_status "--allow-lossy drops properties without definition" 0 "$translate" --emit-bytecode-version=0 --allow-lossy props.mlir -o props.mlirbc
"$translate" props.mlirbc >found
printf 'module {\n  "t.a"() : () -> ()\n}\n\n' >wanted
tap_same "the locations are removed" wanted found
tap_status "version 6 is written by default" 0 "$translate" both.mlir -o both.mlirbc
head -c 5 both.mlirbc >found
printf 'ML\357R\015' >wanted
tap_same "it is version 6" wanted found
printf '"test.either_op_a"() : () -> ()\n' >absent.mlir
tap_status "an operation without a definition needs version 4" 3 "$translate" absent.mlir -o absent.mlirbc
says "the operation without a definition is named" "test.either_op_a"
absent "nothing is written without a definition" absent.mlirbc
tap_status "version 4 needs no definition" 0 "$translate" --emit-bytecode-version=4 absent.mlir -o absent.mlirbc
printf '%%0 = "t.v"() : () -> i32\n%%1 = "llvm.add"(%%0, %%0) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32\n' >native.mlir
tap_status "a native property cannot go below version 5" 3 "$translate" --emit-bytecode-version=4 native.mlir -o native.mlirbc
says "the operation with the native property is named" "cannot write 'llvm.add' below version 5: it would lose its property overflowFlags"
tap_status "--allow-lossy drops the native property" 0 "$translate" --emit-bytecode-version=4 --allow-lossy native.mlir -o native.mlirbc
tap_status "a native property can go to version 6" 0 "$translate" native.mlir -o native.mlirbc
printf 'ML\357R\017MLIR99\0\001' >newer.mlirbc
tap_status "a newer version exits 3" 3 "$translate" newer.mlirbc
says "a newer version is named" "newer.mlirbc:0x4: error: "

# Conventions of mlir-opt
printf '%%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32\n' >arith.mlir
tap_status "--strict rejects an unregistered dialect" 1 "$translate" --strict two.mlir
says "--strict has a place" "two.mlir:1:1: error: "
tap_status "--allow-unregistered-dialect is accepted" 0 "$translate" --allow-unregistered-dialect two.mlir
tap_status "--no-implicit-module accepts one operation" 0 "$translate" --no-implicit-module --no-source-locations --mlir-print-op-generic --mlir-print-debuginfo arith.mlir
printf '%%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc)\n#loc = loc(unknown)\n\n' >single.expected
tap_same "--no-implicit-module and --no-source-locations" single.expected stdout
tap_status "--strip-debuginfo removes locations" 0 "$translate" --strip-debuginfo --mlir-print-op-generic --mlir-print-debuginfo arith.mlir
printf '"builtin.module"() ({\n  %%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc)\n}) : () -> () loc(#loc)\n#loc = loc(unknown)\n\n' >stripped.expected
tap_same "--strip-debuginfo keeps unknown locations" stripped.expected stdout

# Without locations, the verifier gives the place of the operation in the bytecode.
for name in first second; do
  sed "s/NAME_$name/\"arith.negf\"(%a) : (i32) -> i32/; s/NAME_[a-z]*/arith.addi %a, %a : i32/" >$name.mlir <<'MLIR'
func.func @f(%a: i32) {
  %0 = NAME_first
  %1 = NAME_second
  return
}
MLIR
  tap_status "an invalid $name operation is written without verifying" 0 \
    "$translate" --no-verify --strip-debuginfo --to=mlirbc $name.mlir -o $name.mlirbc
  tap_status "and not read" 1 "$translate" $name.mlirbc
  sed -n "s/^$name.mlirbc:\(0x[0-9a-f]*\): error: .*/\1/p" stderr >$name.offset
done
second=$(($(cat second.offset)))
tap_ok "the operations have different places" test $(($(cat first.offset))) -gt 0 -a "$second" -gt $(($(cat first.offset)))

# A clause of omp.wsloop pairs each variable with a step. An operation with more steps keeps all of them.
cat >linear.mlir <<'MLIR'
func.func @f(%i: index, %m: memref<1xi32>, %s: i32) {
  "omp.wsloop"(%m, %s, %s) <{operandSegmentSizes = array<i32: 0, 0, 1, 2, 0, 0, 0>}> ({
    omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }) : (memref<1xi32>, i32, i32) -> ()
  return
}
MLIR
tap_status "a module with more steps than linear variables" 0 "$translate" --mlir-print-op-generic linear.mlir --to=mlir -o linear.generic
tap_status "its pretty text" 0 "$translate" --to=mlir linear.mlir -o linear.pretty
tap_status "is read back" 0 "$translate" --mlir-print-op-generic linear.pretty --to=mlir -o linear.again
tap_same "with all steps of the linear clause" linear.generic linear.again
tap_done
