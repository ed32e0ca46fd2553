#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# One allocation, opening or reading fails in a run of a tool: the tool then says why it fails, or its output is the same.
# A sample of the calls, or all of them when VARVE_TEST_LONG is set. Then folders of packs: those that are absent, unreadable
# or named twice, and packs that are links.
. "$top_srcdir/tests/tap.sh"
packs=$top_builddir/dialects
test -f "$packs/stablehlo.vdef" || tap_skip_all 'this build has no packs'
cd "$tap_folder" || exit 1
unset VARVE_DIALECT_PATH

# Folders
cat >in.mlir <<'END'
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
END
read_with() { "$VARVE_TRANSLATE" --no-default-dialects --dialect-path="$1" in.mlir; }
tap_status 'a folder of packs is read' 0 read_with "$packs"
cp stdout good
tap_status 'a named folder that is not there is no error' 0 read_with "absent:$packs"
tap_same 'the others are read' good stdout
says() { tap_ok "$1" grep -q -e "$2" stderr; }
says 'a warning names it' 'absent: warning: the folder of dialects cannot be read: No such file or directory'
VARVE_DIALECT_PATH=absent "$VARVE_TRANSLATE" --to=mlir --dialect-path="$packs" in.mlir >stdout 2>stderr
says 'that of the environment, too' 'absent: warning: '
(unset VARVE_DIALECT_PATH && "$VARVE_TRANSLATE" --dialect-path="$packs" in.mlir >stdout 2>stderr)
tap_ok 'the installed folder need not be there' test ! -s stderr -o -z "$(grep warning stderr)"
mkdir links
ln -s "$packs/stablehlo.vdef" links/stablehlo.vdef
tap_status 'a pack that is a link is read' 0 read_with links
tap_same 'with the same result' good stdout
ln -s nothing links/dangling.vdef
tap_status 'a link to nothing is no failure' 0 read_with links
mkdir locked
chmod 0 locked
if ls locked >/dev/null 2>&1; then
  tap_skip 'a folder that may not be read is an error' 'this user may read it'
else
  tap_status 'a folder that may not be read is an error' 2 read_with "$packs:locked"
fi
chmod 700 locked

# Failing calls
object=$PWD/failing_calls.so
if test -n "$VARVE_SANITIZERS" || test -n "${VARVE_TEST_VALGRIND:-}" ||
  ! $CC -O1 -w -shared -fPIC "$top_srcdir/tests/system/tools/failing_calls.c" -o "$object" -ldl 2>log ||
  ! LD_PRELOAD=$object "$VARVE_TRANSLATE" --version >log 2>&1; then
  tap_skip 'calls fail' 'this build, or this system, has no such calls'
  tap_done
  exit
fi
echo 'func @f(%a: i32) -> i32 { %0 = addi %a, %a : i32 return %0 : i32 }' >old.mlir
"$VARVE_TRANSLATE" --dialect-path="$packs" in.mlir -o in.mlirbc
"$VARVE_TRANSLATE" --dialect-path="$packs" in.mlir --group-size=1 -o in.varve

# run [VARIABLE=VALUE]...: the command, which sets its words in run_words.
run() { env LD_PRELOAD="$object" "$@" $run_words >stdout 2>stderr; }
# fail NAME KIND COMMAND...: no failure of a call of this kind changes what the command writes.
fail() {
  fail_name=$1 fail_kind=$2
  shift 2
  run_words="$* --dialect-path=$packs"
  FAIL_KIND=$fail_kind LD_PRELOAD=$object FAIL_COUNT=9 $run_words 9>count >good 2>stderr
  fail_count=$(cat count)
  fail_sample=10
  fail_step=$((fail_count / fail_sample + 1))
  test -z "${VARVE_TEST_LONG:-}" || fail_step=$((fail_count / 2000 + 1))
  fail_at=1
  : >"$fail_name.bad"
  while test "$fail_at" -le "$fail_count"; do
    for fail_errno in 12 24 13; do # ENOMEM, EMFILE, EACCES
      test "$fail_kind" != alloc || test "$fail_errno" -eq 12 || break
      test "$fail_kind" != read || fail_errno=5 # EIO
      run FAIL_KIND="$fail_kind" FAIL_AT="$fail_at" FAIL_ERRNO="$fail_errno"
      fail_status=$?
      tried=$((tried + 1))
      if test "$fail_status" -eq 0; then
        cmp -s good stdout || echo "$fail_kind $fail_at $fail_errno: other output" >>"$fail_name.bad"
      elif test "$fail_status" -gt 3 || ! test -s stderr; then
        echo "$fail_kind $fail_at $fail_errno: status $fail_status: $(cat stderr)" >>"$fail_name.bad"
      fi
      test "$fail_errno" -ne 5 || break
    done
    fail_at=$((fail_at + fail_step))
  done
  head -n 5 "$fail_name.bad" | sed 's/^/# /'
  tap_ok "$fail_name: failures of $fail_kind are errors" test ! -s "$fail_name.bad"
}
tried=0
for kind in open read alloc; do
  fail text $kind "$VARVE_TRANSLATE" in.mlir
  fail bytecode $kind "$VARVE_TRANSLATE" in.mlirbc
  fail container $kind "$VARVE_TRANSLATE" in.varve
  fail auto $kind "$VARVE_TRANSLATE" --era=auto old.mlir
  fail upgrade $kind "$VARVE_TRANSLATE" --upgrade old.mlir
  fail named $kind "$VARVE_TRANSLATE" --dialect=stablehlo in.mlir --to=mlirbc
  fail verify $kind "$VARVE_VERIFY" in.mlirbc
  fail extract $kind "$VARVE_EXTRACT" in.varve --symbol=@main
  fail list $kind "$VARVE_DIALECT" list
  fail hash $kind "$VARVE_TRANSLATE" --hash in.mlir in.mlirbc in.varve
  fail artifact $kind "$VARVE_TRANSLATE" --to-artifact in.mlir
  fail generic $kind "$VARVE_TRANSLATE" --mlir-print-op-generic --mlir-print-debuginfo in.mlirbc
  fail show $kind "$VARVE_DIALECT" show stablehlo.add
done
echo "# $tried failures"
tap_done
