#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# pip builds the Python package in an environment of its own, with a compiler that has neither zstd nor xxHash: part of make check-python.
# The sources of these two come from PyPI; without PyPI everything is skipped. pip compiles Varve itself in a long run only.
# Kind: long
: "${top_srcdir:=$(dirname "$0")/../../..}"
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/system/python/tree.sh"
tap_need python3 "${CC%% *}"
python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' || tap_skip_all 'Python 3.9 is needed'
unset LD_LIBRARY_PATH VARVE_DIALECT_PATH VARVE_PYTHON_BUILD

# A compiler as on a machine without the two libraries: it has no headers, and does not link.
mkdir "$tap_folder/include"
for header in zdict zstd zstd_errors xxhash xxh3; do
  echo "#error $header.h is not installed" >"$tap_folder/include/$header.h"
done
cat >"$tap_folder/cc" <<EOF
#!/bin/sh
for argument; do
  case \$argument in
    -lzstd | -lxxhash) echo "ld: cannot find \$argument" >&2; exit 1 ;;
  esac
done
exec ${CC:-cc} -isystem '$tap_folder/include' "\$@"
EOF
chmod +x "$tap_folder/cc"

test -z "${VARVE_TEST_LONG:-}" || unset VARVE_BUILD
python_tree "$tap_folder/tree" || exit 1

python3 -m venv "$tap_folder/environment" >"$tap_folder/install" 2>&1 || tap_skip_all 'there is no module venv'
pip() { "$tap_folder/environment/bin/python" -m pip "$@" -q --disable-pip-version-check --timeout 20 --retries 2; }
pip download --no-deps -d "$tap_folder/probe" cffi >"$tap_folder/install" 2>&1 || tap_skip_all 'PyPI cannot be reached'

install() {
  CC=$tap_folder/cc CFLAGS=-O0 pip install "$tap_folder/tree/python"
}
tap_ok 'it installs without zstd and xxHash' install
cat >"$tap_folder/smoke.py" <<'PYTHON'
import sys, varve
m = varve.parse("func.func @f(%x: i32) -> i32 { return %x : i32 }")
m.save(sys.argv[1])
assert varve.load(sys.argv[1]).compare(m) is None
PYTHON
tap_ok 'it compresses and checks files' "$tap_folder/environment/bin/python" "$tap_folder/smoke.py" "$tap_folder/m.varve"
tap_done
