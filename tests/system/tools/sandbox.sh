#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What the tools give up before they read: other files, programs, the network; and that they can still do their work.
. "$top_srcdir/tests/tap.sh"

probe=$top_builddir/tests/system/tools/sandbox_probe
cd "$tap_folder" || exit 1
mkdir in out other
echo 'func.func @f() { return }' >in/a.mlir
echo secret >other/secret

status=$("$probe" in/a.mlir out/b other/secret other/new 2>&1)
answer() { printf '%s\n' "$status" | sed -n "s/^$1 //p"; }
# can WHAT, cannot WHAT: what the probe says of it.
can() { echo "$status" >why; if [ "$(answer "$1")" = "done" ]; then tap_pass "$1 works in the sandbox"; else tap_fail "$1 works in the sandbox"; fi; }
cannot() { echo "$status" >why; if [ "$(answer "$1")" = refused ]; then tap_pass "$1 is denied in the sandbox"; else tap_fail "$1 is denied in the sandbox"; fi; }

can read
can write
if [ "$(answer files)" = held ]; then
  cannot 'other read'
  cannot 'other write'
  cannot remove
else
  tap_skip 'other files are denied in the sandbox' 'this kernel has no Landlock, or this build sanitizers'
fi
# A build with sanitizers, or another machine, has no list of calls.
mkfifo input
# mode_of TOOL...: the mode of seccomp while the tool waits for its input.
mode_of() {
  "$@" <input >output 2>&1 &
  tool=$!
  exec 3>input
  tries=60
  test -z "${VARVE_SANITIZERS:-}" || tries=1
  while test $((tries -= 1)) -ge 0; do
    mode=$(sed -n 's/^Seccomp:[[:space:]]*//p' /proc/$tool/status 2>/dev/null)
    [ "$mode" = 2 ] && break
    sleep 0.3
  done
  cat in/a.mlir >&3
  exec 3>&-
  wait $tool
}

mode_of "$VARVE_TRANSLATE"
if [ "$mode" = 2 ]; then
  tap_pass 'varve-translate enters the sandbox before it reads its input'
  mode_of "$VARVE_VERIFY"
  if [ "$mode" = 2 ]; then tap_pass 'so is varve-verify'; else tap_fail 'so is varve-verify'; fi
  mode_of "$VARVE_EXTRACT" --symbol=@f
  if [ "$mode" = 2 ]; then tap_pass 'so is varve-extract'; else tap_fail 'so is varve-extract'; fi
  cannot socket
  cannot fork
else
  tap_skip 'calls are denied in the sandbox' 'no seccomp here'
fi

# Every place for an output that works outside works inside.
tap_ok 'a new file' "$VARVE_TRANSLATE" in/a.mlir -o out/new.mlir
tap_ok 'a file that is there' "$VARVE_TRANSLATE" in/a.mlir -o out/new.mlir
ln -s ../out/new.mlir in/link
ln -s ../out/later.mlir in/dangling
tap_ok 'a link to a file' "$VARVE_TRANSLATE" in/a.mlir -o in/link
tap_ok 'a link to a new file' "$VARVE_TRANSLATE" in/a.mlir -o in/dangling
tap_ok 'a device' "$VARVE_TRANSLATE" in/a.mlir -o /dev/null
tap_ok 'the folder of the tool itself' "$VARVE_TRANSLATE" in/a.mlir -o here.varve
tap_ok 'a linked input' "$VARVE_TRANSLATE" in/link -o here.varve
tap_ok 'a dictionary' "$VARVE_TRANSLATE" --train-dictionary in/a.mlir -o out/d.vdict
tap_ok 'a file with it' "$VARVE_TRANSLATE" --dictionary=out/d.vdict in/a.mlir -o out/a.varve
tap_ok 'which is read' "$VARVE_VERIFY" --dictionary=out/d.vdict out/a.varve here.varve
tap_ok 'a symbol of it' "$VARVE_EXTRACT" --dictionary=out/d.vdict --symbol=@f out/a.varve -o out/f.mlirbc
tap_done
