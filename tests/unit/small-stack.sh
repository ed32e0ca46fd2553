#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# small-stack.sh PROGRAM [ARGUMENT]...: runs it on a stack of 512 KB.
ulimit -s 512
exec "$@"
